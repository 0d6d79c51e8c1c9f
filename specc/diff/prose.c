/* SPDX-License-Identifier: MIT */
/* Differences that only affect readers: sections of prose, comments, examples, attributes. */
#include "diff/internal.h"

static const struct str no_prose = { 0 };

/* Adds the non-empty lines of a text, trimmed. */
static void add_prose_lines(struct buffer *out, struct str text)
{
	while (text.length) {
		struct str line = diff_take_line(&text);
		if (line.length)
			buffer_printf(out, "%.*s\n", STR_ARG(line));
	}
}

/* The prose of a section, including fences except those that specc reads. */
static struct str plain_section(struct diff *d, const struct section *section)
{
	struct buffer out = buffer_new(d->arena);
	bool code = str_equal_c(section->name, "Semantics") || str_equal_c(section->name, "Examples") ||
				str_equal_c(section->name, "Syntax");
	VEC_EACH (struct ast_block, it, &section->ast->blocks)
		if (it->kind == AST_PROSE || !code)
			add_prose_lines(&out, span_text(it->span));
	return buffer_str(&out);
}

static struct str title_of_section(struct diff *d, const struct section *section)
{
	return section->language.length ? str_printf(d->arena, "%.*s<%.*s>", STR_ARG(section->name),
										  STR_ARG(section->language))
									: section->name;
}

static const struct section *find_like_section(
	const struct definition *definition, const struct section *like)
{
	VEC_EACH (struct section, it, &definition->sections)
		if (str_equal(it->name, like->name) && str_equal(it->language, like->language))
			return it;
	return NULL;
}

static void compare_texts(struct diff *d, const struct definition *owner,
	const struct section *section, struct str old, struct str new)
{
	if (str_equal(old, new))
		return;
	diff_first_lines(&old, &new);
	diff_add(d, DIFF_PROSE, diff_name(d, owner->name, title_of_section(d, section)), old, new);
}

static void compare_sections(struct diff *d, const struct definition *a, const struct definition *b)
{
	VEC_EACH (struct section, it, &a->sections) {
		const struct section *other = find_like_section(b, it);
		compare_texts(d, b, it, plain_section(d, it), other ? plain_section(d, other) : no_prose);
	}
	VEC_EACH (struct section, it, &b->sections)
		if (!find_like_section(a, it))
			compare_texts(d, b, it, no_prose, plain_section(d, it));
}

/* ---- examples ---- */

struct diff_text {
	struct str text, whole; /* the instruction; with all that belongs to it */
};

struct diff_texts {
	VEC(struct diff_text) list;
};

static struct str text_of_comment(struct diff *d, const struct comment *comment)
{
	return comment_text(d->arena, comment, STR("//"));
}

static struct str example_text(struct diff *d, const struct example *example)
{
	struct buffer out = buffer_new(d->arena);
	buffer_printf(&out, "%.*s", STR_ARG(example->text));
	if (example->encoding.length)
		buffer_printf(&out, " => %.*s", STR_ARG(span_text(example->encoding_span)));
	if (!comment_is_empty(&example->comment))
		buffer_printf(&out, " // %.*s", STR_ARG(text_of_comment(d, &example->comment)));
	VEC_EACH (struct example_case *, it, &example->cases)
		VEC_EACH (struct span, line, &(*it)->lines)
			buffer_printf(&out, "; %.*s", STR_ARG(span_text(*line)));
	return buffer_str(&out);
}

static const struct example *find_example(
	struct diff *d, const struct definition *definition, struct str text)
{
	VEC_EACH (struct example *, it, &definition->examples)
		if (str_equal(example_text(d, *it), text))
			return *it;
	return NULL;
}

/* The examples of `own` that `other` lacks, in order. */
static struct diff_texts odd_examples(
	struct diff *d, const struct definition *own, const struct definition *other)
{
	struct diff_texts odd = { .list = { NULL, 0, 0 } };
	VEC_EACH (struct example *, it, &own->examples)
		if (!find_example(d, other, example_text(d, *it)))
			VEC_PUSH(d->arena, &odd.list, (struct diff_text){ (*it)->text, example_text(d, *it) });
	return odd;
}

/* Pairs examples of the same instruction whose encoding, comment or cases have changed. */
static void compare_examples(struct diff *d, const struct definition *a, const struct definition *b)
{
	struct diff_texts old = odd_examples(d, a, b), new = odd_examples(d, b, a);
	VEC_EACH (struct diff_text, it, &old.list) {
		struct diff_text *same = NULL;
		VEC_EACH (struct diff_text, other, &new.list)
			if (!same && other->whole.length && str_equal(other->text, it->text))
				same = other;
		diff_add(d, DIFF_EXAMPLE, b->name, it->whole, same ? same->whole : no_prose);
		if (same)
			same->whole = no_prose;
	}
	VEC_EACH (struct diff_text, it, &new.list)
		if (it->whole.length)
			diff_add(d, DIFF_EXAMPLE, b->name, no_prose, it->whole);
}

/* ---- comments and attributes ---- */

static struct str attributes_of(struct diff *d, const struct attribute *items, size_t count)
{
	struct buffer out = buffer_new(d->arena);
	for (size_t i = 0; i < count; i++)
		buffer_printf(
			&out, "%s%.*s = %.*s", i ? ", " : "", STR_ARG(items[i].name), STR_ARG(items[i].value));
	return buffer_str(&out);
}

static struct str keywords_of(struct diff *d, const struct ast_def *def)
{
	struct buffer out = buffer_new(d->arena);
	if (def)
		VEC_EACH (struct ast_keywords, it, &def->keywords)
			VEC_EACH (struct ast_expr *, word, &it->words)
				buffer_printf(
					&out, "%s%.*s", out.length ? ", " : "", STR_ARG(str_trim((*word)->text)));
	return buffer_str(&out);
}

static void compare_types(struct diff *d)
{
	VEC_EACH (struct type *, type, &d->before->types) {
		const struct type *after = isa_find_type(d->after, (*type)->name);
		if (!after)
			continue;
		diff_note(d, DIFF_ATTRIBUTE, after->name,
			attributes_of(d, (*type)->attributes.items, (*type)->attributes.count),
			attributes_of(d, after->attributes.items, after->attributes.count));
		diff_note(d, DIFF_PROSE, diff_name(d, after->name, STR("Keywords")),
			keywords_of(d, (*type)->ast), keywords_of(d, after->ast));
		diff_row_prose(d, *type, after);
		VEC_EACH (struct enumerator, it, &(*type)->values) {
			const struct enumerator *other = type_find_name(after, it->name);
			if (!other)
				continue;
			struct str name = diff_name(d, after->name, it->name);
			diff_note(d, DIFF_PROSE, name, text_of_comment(d, it->comment),
				text_of_comment(d, other->comment));
			const struct attributes *x = it->attributes, *y = other->attributes;
			diff_note(d, DIFF_ATTRIBUTE, name,
				x ? attributes_of(d, x->list.items, x->list.count) : no_prose,
				y ? attributes_of(d, y->list.items, y->list.count) : no_prose);
		}
	}
}

/* Compares comments of templates that both versions have. */
static void compare_comments(struct diff *d, const struct definition *a, const struct definition *b)
{
	VEC_EACH (struct template *, it, &a->templates)
		VEC_EACH (struct template *, other, &b->templates)
			if (str_equal((*it)->text, (*other)->text))
				diff_note(d, DIFF_PROSE, diff_name(d, b->name, STR("Syntax")),
					text_of_comment(d, &(*it)->comment), text_of_comment(d, &(*other)->comment));
}

/* ---- definitions that are kept as written ---- */

static const struct ast_section *find_written(
	const struct ast_def *def, const struct ast_section *like)
{
	VEC_EACH (struct ast_section *, it, &def->sections)
		if (str_equal((*it)->name, like->name) && str_equal((*it)->language, like->language))
			return *it;
	return NULL;
}

/* Notes the sections of a that are others in b or, if it is b that was before, are not there. */
static void compare_written_sections(
	struct diff *d, const struct ast_def *a, const struct ast_def *b, bool back)
{
	VEC_EACH (struct ast_section *, it, &a->sections) {
		const struct ast_section *other = find_written(b, *it);
		struct section section = { .ast = *it, .name = (*it)->name, .language = (*it)->language };
		struct section after = { .ast = other, .name = section.name };
		struct str mine = plain_section(d, &section),
				   theirs = other ? plain_section(d, &after) : no_prose;
		struct str name = diff_name(d, b->name, title_of_section(d, &section));
		if (str_equal(mine, theirs) || (back && other))
			continue;
		diff_first_lines(&mine, &theirs);
		diff_add(d, DIFF_PROSE, name, back ? theirs : mine, back ? mine : theirs);
	}
}

/* Sections and keywords. */
static void compare_written(struct diff *d, const struct ast_def *a, const struct ast_def *b)
{
	if (!a || !b)
		return;
	compare_written_sections(d, a, b, false);
	compare_written_sections(d, b, a, true);
	diff_note(d, DIFF_PROSE, diff_name(d, b->name, STR("Keywords")), keywords_of(d, a),
		keywords_of(d, b));
}

static struct str words_of_fact(struct diff *d, const struct fact *fact)
{
	struct buffer out = buffer_new(d->arena);
	VEC_EACH (struct fact_statement, it, &fact->statements)
		if (fact->kind == AST_DEF_TERM || fact->kind == AST_DEF_VARIANT)
			buffer_printf(&out, "%s%.*s<%.*s>", out.length ? ", " : "", STR_ARG(it->keyword),
				STR_ARG(it->args));
	return buffer_str(&out);
}

static void compare_fact(struct diff *d, const struct fact *before, const struct fact *after)
{
	compare_written(d, before->ast, after->ast);
	diff_note(d, DIFF_PROSE, after->name, words_of_fact(d, before), words_of_fact(d, after));
	diff_note(d, DIFF_ATTRIBUTE, after->name,
		attributes_of(d, before->attributes.items, before->attributes.count),
		attributes_of(d, after->attributes.items, after->attributes.count));
}

static struct str fact_key(struct diff *d, const struct fact *fact)
{
	return str_printf(d->arena, "%d %.*s", (int)fact->kind, STR_ARG(fact->name));
}

/* What other parts of the comparison do not look at: prose, and all of terms and variants. */
static void compare_facts(struct diff *d)
{
	struct str_map facts = { .arena = d->arena }, aliases = { .arena = d->arena };
	VEC_EACH (struct fact *, it, &d->after->facts)
		str_map_put(&facts, fact_key(d, *it), *it);
	VEC_EACH (struct alias_def *, it, &d->after->aliases)
		str_map_put(&aliases, (*it)->name, *it);
	VEC_EACH (struct fact *, it, &d->before->facts) {
		const struct fact *other = str_map_get(&facts, fact_key(d, *it));
		if (other)
			compare_fact(d, *it, other);
	}
	VEC_EACH (struct register_file *, it, &d->before->defined_files) {
		const struct register_file *other = isa_find_file(d->after, (*it)->name);
		compare_written(d, (*it)->ast, other ? other->ast : NULL);
	}
	VEC_EACH (struct alias_def *, it, &d->before->aliases) {
		const struct alias_def *other = str_map_get(&aliases, (*it)->name);
		compare_written(d, (*it)->ast, other ? other->ast : NULL);
	}
}

/* ---- definitions ---- */

static void compare_definition(
	struct diff *d, const struct definition *a, const struct definition *b)
{
	compare_sections(d, a, b);
	compare_examples(d, a, b);
	compare_comments(d, a, b);
	diff_note(d, DIFF_ATTRIBUTE, b->name,
		attributes_of(d, a->attributes.items, a->attributes.count),
		attributes_of(d, b->attributes.items, b->attributes.count));
	diff_note(d, DIFF_PROSE, diff_name(d, b->name, STR("Keywords")), keywords_of(d, a->ast),
		keywords_of(d, b->ast));
}

static struct str name_of_described(const void *definition)
{
	return ((const struct definition *)definition)->name;
}

static void both(struct diff *d, const void *before, const void *after)
{
	compare_definition(d, before, after);
}

/* An optype or group by itself is only text. */
static void removed(struct diff *d, const void *before)
{
	diff_add(d, DIFF_PROSE, name_of_described(before), name_of_described(before), no_prose);
}

static void added_prose(struct diff *d, const void *after)
{
	diff_add(d, DIFF_PROSE, name_of_described(after), no_prose, name_of_described(after));
}

/* Ignores what has been reported with its opcode. */
static void with_opcode(struct diff *d, const void *item)
{
	(void)d;
	(void)item;
}

static const void *group_at(const struct isa *isa, size_t i)
{
	return i < isa->groups.count ? isa->groups.items[i] : NULL;
}

static const void *optype_at(const struct isa *isa, size_t i)
{
	return i < isa->optypes.count ? isa->optypes.items[i] : NULL;
}

static const void *opcode_at(const struct isa *isa, size_t i)
{
	return i < isa->opcodes.count ? isa->opcodes.items[i]->definition : NULL;
}

static const struct diff_list groups = { .at = group_at,
	.name = name_of_described,
	.both = both,
	.removed = removed,
	.added = added_prose };
static const struct diff_list optypes = { .at = optype_at,
	.name = name_of_described,
	.both = both,
	.removed = removed,
	.added = added_prose };
static const struct diff_list described_opcodes = { .at = opcode_at,
	.name = name_of_described,
	.both = both,
	.removed = with_opcode,
	.added = with_opcode };

void diff_prose(struct diff *d)
{
	diff_note(d, DIFF_PROSE, d->after->name, d->before->title, d->after->title);
	diff_note(d, DIFF_ATTRIBUTE, d->after->name,
		attributes_of(d, d->before->attributes.items, d->before->attributes.count),
		attributes_of(d, d->after->attributes.items, d->after->attributes.count));
	diff_note(d, DIFF_PROSE, diff_name(d, d->after->name, STR("Prose")), d->before->prose_language,
		d->after->prose_language);
	compare_written(d, d->before->ast, d->after->ast);
	compare_facts(d);
	diff_by_name(d, &groups);
	diff_by_name(d, &optypes);
	diff_by_name(d, &described_opcodes);
	compare_types(d);
}
