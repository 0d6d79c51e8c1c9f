/* SPDX-License-Identifier: MIT */
/* Templates, aliases, examples and prose -> names. */
#include "isa/syntax.h"
#include "lang/marks.h"
#include "lsp/names.h"

/* ---- templates ---- */

struct parts {
	struct names *names;
	const struct definition *d;
	const struct alias_def *alias; /* whose text or meaning it is, or NULL */
	bool operand;                  /* the text of a __DefOperand: fields of any opcode */
	const struct type *compound;   /* whose text it is, or NULL */
	const struct field *before;    /* the field directly before, of which a part may follow */
	bool head;                     /* nothing but punctuation so far */
	bool defines;                  /* its mnemonic */
};

static struct name *gather_mnemonic(struct names *names, struct str text)
{
	struct name *name = str_map_get(&names->words, text);
	if (name)
		return name;
	name = names_make(names, NAME_MNEMONIC, text, NULL, NULL);
	str_map_put(&names->words, text, name);
	return name;
}

/* A value of any enum field of the definition. */
static struct name *value_of_definition(
	const struct names *names, const struct definition *d, struct str text)
{
	VEC_EACH (struct opcode *, op, &names->isa->opcodes)
		if (d && ((*op)->definition == d || (*op)->optype == d))
			VEC_EACH (struct field *, it, &(*op)->fields) {
				struct name *name = names_for_value(names, (*it)->type, text);
				if (name)
					return name;
			}
	return NULL;
}

static void gather_part_word(struct parts *s, const struct syntax_part *part)
{
	struct names *names = s->names;
	bool head = s->head, dotted = part->kind == PART_MODIFIER;
	struct use use = { .span = part->span, .within = s->d };
	use.span.from = use.span.to - (uint32_t)part->text.length;
	s->head = false;
	if (part->kind == PART_PARAM) {
		use.name = names_for(names, &s->alias->params.items[part->param]);
		names_put(names, use);
		return;
	}
	use.name = names_for(names, part->operand);
	if (s->compound)
		use.name = names_for(names, type_find_part(s->compound, part->text));
	if (dotted && !use.name)
		use.name = names_for_part(names, s->before, part->text);
	const struct field *field = names_field(names, s->d, part->text);
	s->before = dotted ? NULL : field;
	bool other_case = dotted && field && !str_equal(field->name, part->text); /* .FTZ is a value */
	if (!use.name && (s->d || s->operand) && !other_case && names_add_field(names, use, part->text))
		return;
	if (!use.name && head && part->kind != PART_KEYWORD) {
		use.name = gather_mnemonic(names, part->text);
		use.defines = s->defines;
	}
	if (!use.name && dotted)
		use.name = value_of_definition(names, s->d, part->text);
	if (!use.name && !dotted)
		use.name = names_for_register(names, part->text);
	names_put(names, use);
}

/* 'text':field=Value */
static void add_bound(struct parts *s, const struct syntax_part *part)
{
	const struct source *source = part->span.source;
	const struct field *field = names_field(s->names, s->d, part->bound_field);
	if (!part->bound_field.length || !field)
		return;
	struct use use = { .span = source_span(source, part->bound_field), .within = s->d };
	names_add_field(s->names, use, part->bound_field);
	use.span = source_span(source, part->bound_value);
	use.name = names_for_value(s->names, field->type, part->bound_value);
	names_put(s->names, use);
}

static void gather_parts(struct parts *s, const struct syntax *syntax)
{
	VEC_EACH (const struct syntax_part, it, &syntax->parts)
		if (part_is_word(it) || it->kind == PART_MODIFIER) {
			gather_part_word(s, it);
		} else if (it->kind == PART_QUOTED) {
			add_bound(s, it);
			s->head = false;
			s->before = NULL;
		}
}

static void add_template(
	struct names *names, const struct definition *d, const struct syntax *syntax)
{
	/* the template of a group is a frame around $insn */
	struct parts s = {
		.names = names, .d = d, .head = d->kind != DEFINITION_GROUP, .defines = true
	};
	gather_parts(&s, syntax);
}

void gather_syntax(struct names *names, const struct definition *d)
{
	VEC_EACH (struct template *, it, &d->templates)
		add_template(names, d, (*it)->syntax);
	VEC_EACH (struct modifier_list, it, &d->modifier_lists) {
		struct use use = { .span = it->name_span, .within = d };
		struct span name = it->name_span;
		if (str_starts_with(span_text(name), STR(".")))
			use.span.from++;
		names_add_field(names, use, it->name);
		const struct field *field = names_field(names, d, it->name);
		VEC_EACH (struct modifier_value, value, &it->values) {
			size_t at = str_find(span_text(value->span), 0, value->name);
			if (at + value->name.length > value->span.to - value->span.from)
				continue;
			use.span = span_part(value->span, at, at + value->name.length);
			use.name = names_for_value(names, field ? field->type : NULL, value->name);
			names_put(names, use);
		}
	}
}

static void add_params(struct names *names, const struct alias_def *alias)
{
	for (size_t i = 0; i < alias->params.count; i++) {
		struct str *param = &alias->params.items[i];
		struct use use = { .span = alias->ast->params.items[i]->span, .defines = true };
		use.name = names_make(names, NAME_LOCAL, *param, param, NULL);
		names_put(names, use);
	}
}

void gather_aliases(struct names *names)
{
	VEC_EACH (struct type *, it, &names->isa->types) {
		struct parts s = { .names = names, .compound = *it };
		if ((*it)->syntax)
			gather_parts(&s, (*it)->syntax);
	}
	VEC_EACH (struct operand_def *, it, &names->isa->operands) {
		struct parts s = { .names = names, .operand = true };
		if ((*it)->syntax)
			gather_parts(&s, (*it)->syntax);
	}
	VEC_EACH (struct alias_def *, it, &names->isa->aliases) {
		struct parts text = { .names = names, .alias = *it, .head = true, .defines = true };
		add_params(names, *it);
		gather_parts(&text, (*it)->text);
		VEC_EACH (struct alias_meaning, meaning, &(*it)->means) {
			struct parts s = { .names = names, .alias = *it, .head = true };
			gather_parts(&s, meaning->syntax);
		}
		gather_prose(names, (*it)->ast, NULL);
	}
}

/* ---- examples ---- */

/* The next word at or after *at: letters, digits, '_', '$'; *at is then its end. */
static bool next_text_word(struct str text, size_t *at, struct str *word)
{
	while (*at < text.length && !char_begins_word(text.text[*at]) && text.text[*at] != '$' &&
		   !char_is_digit(text.text[*at]))
		++*at;
	size_t from = *at;
	*at += *at < text.length;
	while (*at < text.length && char_is_word(text.text[*at]))
		++*at;
	*word = str_slice(text, from, *at);
	return word->length > 0;
}

/* The value with this name of a field that holds it in the example's word. */
static struct name *value_in_example(
	const struct names *names, const struct example *example, struct str text)
{
	if (example->opcode)
		VEC_EACH (struct field *, it, &example->opcode->fields) {
			const struct enumerator *value =
				(*it)->type->kind == TYPE_ENUM ? type_find_name((*it)->type, text) : NULL;
			if (value && field_extract(*it, example->word) == value->value)
				return names_for(names, value);
		}
	return NULL;
}

static void gather_example(struct names *names, const struct example *example)
{
	struct str text = span_text(example->span), word;
	bool head = true;
	for (size_t at = 0; next_text_word(text, &at, &word);) {
		size_t from = at - word.length;
		bool dotted = from && text.text[from - 1] == '.';
		bool guard = from && (text.text[from - 1] == '@' || text.text[from - 1] == '!');
		struct use use = { .span = span_part(example->span, from, at) };
		use.within = example->owner;
		if (head && !guard && !dotted)
			use.name = str_map_get(&names->words, word);
		if (!use.name)
			use.name = dotted || head ? value_in_example(names, example, word) : NULL;
		if (!use.name && !dotted)
			use.name = names_for_register(names, word);
		head = head && guard;
		names_put(names, use);
	}
}

/* Values named after the `=` of a setting: `mode = mode.TASK`, `$r1.type = FP32`. */
static void gather_values(struct names *names, const struct case_setting *setting)
{
	struct span rest = setting->span;
	struct str word;
	rest.from = setting->target.to;
	const struct type *type = setting->file ? setting->file->values : NULL;
	for (size_t at = 0; next_text_word(span_text(rest), &at, &word);) {
		struct use use = { .span = span_part(rest, at - word.length, at) };
		const struct type *named = isa_find_type(names->isa, word);
		use.name = named ? names_for(names, named) : names_for_value(names, type, word);
		type = named ? named : type;
		if (!use.name && setting->file && str_equal(word, setting->file->name))
			use.name = names_for(names, setting->file);
		names_put(names, use);
	}
}

static void gather_settings(struct names *names, const struct case_settings *settings)
{
	VEC_EACH (struct case_setting, it, &settings->list) {
		size_t at = 0;
		struct str word;
		if (!next_text_word(span_text(it->target), &at, &word))
			continue;
		struct use use = { .span = span_part(it->target, at - word.length, at) };
		if (it->place == CASE_MEMORY)
			use.name = names_for(names, it->memory);
		else if (it->place == CASE_REGISTER)
			use.name = it->file && it->file->kind == FILE_STATE ? names_for(names, it->file)
																: names_for_register(names, word);
		names_put(names, use);
		gather_values(names, it);
	}
}

/* `raise NAME` */
static void add_raised(struct names *names, struct span span, const struct exception *exception)
{
	struct name *name = names_for(names, exception);
	struct str text = name ? name->text : (struct str){ 0 };
	size_t at = str_find(span_text(span), 0, text);
	if (name && at + text.length <= span.to - span.from)
		names_put(
			names, (struct use){ .span = span_part(span, at, at + text.length), .name = name });
}

static void gather_example_list(struct names *names, struct example *const *list, size_t count)
{
	for (size_t i = 0; i < count; i++) {
		gather_example(names, list[i]);
		VEC_EACH (struct example_case *, it, &list[i]->cases) {
			gather_settings(names, &(*it)->before);
			gather_settings(names, &(*it)->after);
			add_raised(names, (*it)->raise_span, (*it)->raises);
		}
	}
}

void gather_examples(struct names *names)
{
	const struct isa *isa = names->isa;
	VEC_EACH (struct definition *, it, &isa->definitions)
		gather_example_list(names, (*it)->examples.items, (*it)->examples.count);
	VEC_EACH (struct alias_def *, it, &isa->aliases)
		gather_example_list(names, (*it)->examples.items, (*it)->examples.count);
	VEC_EACH (struct example *, it, &isa->examples) {
		add_raised(names, (*it)->span, (*it)->raises);
		gather_example_list(names, it, 1);
	}
}

/* ---- prose ---- */

/* A definition by name, in the order in which links in prose find it. */
static struct name *linked_name(const struct names *names, struct str text)
{
	const struct isa *isa = names->isa;
	for (enum definition_kind kind = DEFINITION_OPTYPE; kind <= DEFINITION_OPCODE; kind++)
		VEC_EACH (struct definition *, it, &isa->definitions)
			if ((*it)->kind == kind && str_equal((*it)->name, text))
				return names_for(names, *it);
	VEC_EACH (struct definition *, it, &isa->groups)
		if (str_equal((*it)->name, text))
			return names_for(names, *it);
	VEC_EACH (struct fact *, it, &isa->facts)
		if ((*it)->kind == AST_DEF_FUNCTION && str_equal((*it)->name, text))
			return names_for(names, *it);
	const struct type *type = isa_find_type(isa, text);
	if (type)
		return names_for(names, type);
	const struct register_file *file = isa_find_file(isa, text);
	if (file)
		return names_for(names, file);
	VEC_EACH (struct fact *, it, &isa->facts)
		if (str_equal((*it)->name, text)) {
			const struct memory *memory = isa_find_memory(isa, text);
			return names_for(names, memory ? (const void *)memory : *it);
		}
	return NULL;
}

/* `code` in prose: a field or operand of the definition, a definition, a register. */
static void gather_code_span(struct names *names, struct span span, const struct definition *d)
{
	struct str text = span_text(span);
	struct use use = { .span = span, .within = d, .loose = true };
	if (str_starts_with(text, STR("."))) {
		use.span.from++;
		use.name = value_of_definition(names, d, str_slice(text, 1, text.length));
		names_put(names, use);
		return;
	}
	if (d && names_add_field(names, use, text))
		return;
	use.name = names_for(names, isa_find_operand(names->isa, text));
	if (!use.name)
		use.name = linked_name(names, text);
	if (!use.name)
		use.name = names_for_register(names, text);
	names_put(names, use);
}

static void gather_mark(struct names *names, const struct mark *mark, const struct definition *d)
{
	struct use use = { .span = mark->inner };
	if (mark->kind == MARK_CODE)
		gather_code_span(names, mark->inner, d);
	else if (mark->kind == MARK_NAME) {
		use.name = linked_name(names, mark->text);
		names_put(names, use);
	}
}

void gather_prose(struct names *names, const struct ast_def *ast, const struct definition *d)
{
	struct arena arena = { 0 };
	VEC_EACH (struct ast_section *, section, &ast->sections)
		VEC_EACH (struct ast_block, block, &(*section)->blocks) {
			struct marks marks = { 0 };
			if (block->kind == AST_PROSE)
				marks = marks_of_prose(&arena, block->span);
			VEC_EACH (struct mark, it, &marks.list)
				if (it->inner.source)
					gather_mark(names, it, d);
			arena_reset(&arena);
		}
	arena_free(&arena);
}
