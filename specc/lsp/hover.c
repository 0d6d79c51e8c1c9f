/* SPDX-License-Identifier: MIT */
/* A position in the source -> its hover text: the definition of a name, an encoding, the type and
 * range of an expression. */
#include "codec/codec.h"
#include "encoding/draw.h"
#include "isa/describe.h"
#include "isa/syntax.h"
#include "lang/print.h"
#include "lsp/names.h"

#define SUMMARY_MOST 600 /* bytes of a description */
#define OPCODES_MOST 12  /* opcodes that are listed */

struct hover {
	struct analysis *analysis;
	struct buffer out;
	const struct use *use;
};

static const char *const kind_words[] = {
#define NAME_KIND(id, text) [NAME_##id] = text,
	NAME_KINDS(NAME_KIND)
#undef NAME_KIND
};

/* ---- pieces ---- */

static void hover_code(struct hover *h, struct str text)
{
	bool markdown = h->analysis->client->markdown;
	buffer_printf(&h->out, "%s%.*s%s\n", markdown ? "```specc\n" : "", STR_ARG(str_trim(text)),
		markdown ? "\n```" : "");
}

/* The first paragraph of the description in the language of the specification. */
static void summary(struct hover *h, const struct ast_def *ast)
{
	const struct isa *isa = h->analysis->isa;
	for (size_t i = 0; ast && i < ast->sections.count; i++) {
		const struct ast_section *section = ast->sections.items[i];
		if (!str_equal_c(section->name, "Description") || !section->blocks.count ||
			!str_equal(isa_section_language(isa, section), isa->prose_language))
			continue;
		struct str text = span_text(section->blocks.items[0].span);
		text = str_slice(text, 0, str_find(text, 0, STR("\n\n")));
		bool cut = text.length > SUMMARY_MOST;
		buffer_printf(&h->out, "\n%.*s%s\n",
			STR_ARG(str_slice(text, 0, cut ? SUMMARY_MOST : text.length)), cut ? "..." : "");
		return;
	}
}

/* The line that begins a definition. */
static void head(struct hover *h, const struct ast_def *ast)
{
	if (ast)
		hover_code(h, span_text(ast->span));
}

static void hover_range(struct hover *h, const struct type *type)
{
	struct str text = codec_expected(h->out.arena, type, 1);
	if (text.length)
		buffer_printf(&h->out, "\n%.*s\n", STR_ARG(text));
	else if (type->kind == TYPE_ENUM)
		buffer_printf(&h->out, "\n%zu values in %u bits\n", type->values.count, type->width);
}

/* ---- instructions ---- */

static void hover_drawing(struct hover *h, const struct opcode *opcode)
{
	hover_code(h, encoding_draw(h->out.arena, opcode));
}

/* The drawing of the only opcode, or the names of several. */
static void hover_opcodes(
	struct hover *h, bool (*has)(const struct opcode *, const void *), const void *what)
{
	const struct isa *isa = h->analysis->isa;
	const struct opcode *first = NULL;
	size_t count = 0;
	VEC_EACH (struct opcode *, it, &isa->opcodes)
		if (has(*it, what) && ++count == 1)
			first = *it;
	if (first)
		hover_drawing(h, first);
	if (count < 2)
		return;
	buffer_printf(&h->out, "\n%zu opcodes:", count);
	count = 0;
	VEC_EACH (struct opcode *, it, &isa->opcodes)
		if (has(*it, what) && ++count <= OPCODES_MOST)
			buffer_printf(
				&h->out, "%s %.*s", count > 1 ? "," : "", STR_ARG((*it)->definition->name));
	buffer_add(&h->out, count > OPCODES_MOST ? STR(" ...\n") : STR("\n"));
}

static bool opcode_is_below(const struct opcode *opcode, const void *definition)
{
	for (const struct definition *d = opcode->definition; d; d = d->parent)
		if (d == definition)
			return true;
	return false;
}

static bool opcode_has_mnemonic(const struct opcode *opcode, const void *name)
{
	const struct name *mnemonic = name;
	VEC_EACH (struct form *, it, &opcode->forms)
		if ((*it)->template && str_equal((*it)->template->mnemonic, mnemonic->text))
			return true;
	return false;
}

/* ---- fields ---- */

static void field_line(struct hover *h, const struct field *field)
{
	struct arena *arena = h->out.arena;
	struct buffer line = buffer_new(arena);
	const struct enumerator *value = type_find_value(field->type, field->value);
	buffer_printf(&line, "%.*s: %.*s, %.*s", STR_ARG(field->name), STR_ARG(field->type->name),
		STR_ARG(field_bits_text(arena, field)));
	if (field->kind != FIELD_OPERAND && value)
		buffer_printf(
			&line, "%s%.*s", field->kind == FIELD_FIXED ? " == " : " = ", STR_ARG(value->name));
	else if (field->kind != FIELD_OPERAND)
		buffer_printf(&line, "%s%llu", field->kind == FIELD_FIXED ? " == " : " = ",
			(unsigned long long)field->value);
	hover_code(h, buffer_str(&line));
}

/* What the name of an operand holds in a block of pseudo-code. */
static void hover_symbol(struct hover *h)
{
	const struct sem_scope *scope = h->use->scope;
	const struct sem_facts *facts = h->analysis->isa->semantics->facts;
	struct sem_symbol *found = sem_scope_find(scope, span_text(h->use->span));
	struct str text = { 0 };
	if (found && facts)
		text = sem_value_text(h->out.arena, sem_fact_of_symbol(facts, scope->block, found->index));
	if (text.length)
		hover_code(h, str_printf(h->out.arena, "%.*s: %.*s", STR_ARG(found->name), STR_ARG(text)));
}

static void describe_field(struct hover *h, const struct field *field)
{
	const struct field *own =
		names_field(h->analysis->names, h->use->within, span_text(h->use->span));
	field = own ? own : field;
	field_line(h, field);
	struct str meaning = field_meaning(h->analysis->isa, h->use->within, field->name);
	if (meaning.length)
		buffer_printf(&h->out, "\n%.*s\n", STR_ARG(meaning));
	hover_range(h, field->type);
	summary(h, field->type->ast);
}

/* The field `ra.neg`, if the name is the modifier in it. */
static const struct field *field_with_modifier(const struct hover *h)
{
	struct span span = h->use->span;
	const char *text = span.source->text.text;
	if (!span.from || text[span.from - 1] != '.')
		return NULL;
	for (span.from--; span.from && char_is_word(text[span.from - 1]); span.from--)
		;
	return names_field(h->analysis->names, h->use->within, span_text(span));
}

/* ---- by kind ---- */

/* The aliases that begin with the word, and what they mean. */
static void hover_aliases(struct hover *h, struct str word)
{
	VEC_EACH (struct alias_def *, it, &h->analysis->isa->aliases) {
		const struct syntax_part *first = (*it)->text->parts.items;
		if (!(*it)->text->parts.count || first->kind != PART_MNEMONIC ||
			!str_equal(first->text, word))
			continue;
		struct buffer text = buffer_new(h->out.arena);
		buffer_add(&text, (*it)->text->text);
		VEC_EACH (struct alias_meaning, meaning, &(*it)->means)
			buffer_printf(&text, "\n\t%.*s", STR_ARG(meaning->syntax->text));
		if ((*it)->printed)
			buffer_printf(&text, "\n\t%.*s", STR_ARG(span_text((*it)->printed_span)));
		hover_code(h, buffer_str(&text));
		summary(h, (*it)->ast);
	}
}

static void describe_value(struct hover *h, const struct name *name)
{
	const struct enumerator *value = name->object;
	hover_code(h, str_printf(h->out.arena, "%.*s = %llu", STR_ARG(value->name),
					  (unsigned long long)value->value));
	if (name->ast)
		buffer_printf(&h->out, "\nof type %.*s\n", STR_ARG(name->ast->name));
	if (value->comment->text.length)
		buffer_printf(&h->out, "\n%.*s\n", STR_ARG(value->comment->text));
}

static void describe_file(struct hover *h, const struct register_file *file)
{
	head(h, file->ast);
	buffer_printf(&h->out, "\n%u bit%s", file->width, file->width == 1 ? "" : "s");
	if (file->count)
		buffer_printf(&h->out, ", %.*s%llu to %.*s%llu", STR_ARG(file->prefix),
			(unsigned long long)file->first, STR_ARG(file->prefix),
			(unsigned long long)(file->first + file->count - 1));
	buffer_printf(&h->out, "%s\n", file->lanes > 1 ? ", for each lane" : "");
	summary(h, file->ast ? file->ast : file->state ? file->state->ast : NULL);
}

static void describe_register(struct hover *h, const struct name *name)
{
	const struct register_name *reg = name->object;
	buffer_printf(&h->out, "register %llu of %.*s%s\n", (unsigned long long)reg->number,
		STR_ARG(name->ast ? name->ast->name : name->text), reg->constant ? ", constant" : "");
	summary(h, name->ast);
}

static void describe_part(struct hover *h, const struct name *name)
{
	const struct part *part = name->object;
	unsigned width = part->type->width;
	struct buffer line = buffer_new(h->out.arena);
	buffer_printf(&line, "%.*s: %.*s, %s %.*s of %.*s", STR_ARG(part->name),
		STR_ARG(part->type->name), width == 1 ? "bit" : "bits",
		STR_ARG(bit_range_text(h->out.arena, part->lsb, width)), STR_ARG(name->ast->name));
	hover_code(h, buffer_str(&line));
	hover_range(h, part->type);
	summary(h, part->type->ast);
}

static void hover_describe(struct hover *h)
{
	const struct name *name = h->use->name;
	const struct definition *d = name->object;
	if (h->use->scope)
		hover_symbol(h);
	const struct field *modified = name->kind == NAME_MODIFIER ? field_with_modifier(h) : NULL;
	if (modified)
		field_line(h, modified);
	switch (name->kind) {
	case NAME_DEFINITION:
		head(h, name->ast);
		hover_opcodes(h, opcode_is_below, d);
		summary(h, name->ast);
		return;
	case NAME_MNEMONIC:
		hover_opcodes(h, opcode_has_mnemonic, name);
		hover_aliases(h, name->text);
		return;
	case NAME_FIELD: describe_field(h, name->object); return;
	case NAME_PART: describe_part(h, name); return;
	case NAME_VALUE: describe_value(h, name); return;
	case NAME_FILE: describe_file(h, name->object); return;
	case NAME_REGISTER: describe_register(h, name); return;
	case NAME_TYPE:
		head(h, name->ast);
		hover_range(h, name->object);
		summary(h, name->ast);
		return;
	case NAME_LOCAL: return;
	case NAME_ISA:
	case NAME_OPERAND:
	case NAME_MODIFIER:
	case NAME_FORMAT:
	case NAME_FACT:
	case NAME_ALIAS:
	case NAME_FUNCTION:
		buffer_printf(&h->out, "%s %.*s\n", kind_words[name->kind], STR_ARG(name->text));
		head(h, name->ast);
		summary(h, name->ast);
	}
}

/* ---- expressions ---- */

struct search {
	struct span place;
	const struct sem_expr *found;
};

static bool span_covers(struct span span, struct span place)
{
	return span.source == place.source && span.from <= place.from && place.from < span.to;
}

static void hover_visit(void *user, const struct sem_expr *e, const struct sem_expr *parent)
{
	struct search *search = user;
	(void)parent;
	/* Parents come first: the last one that covers the place is the smallest. */
	if (span_covers(e->span, search->place))
		search->found = e;
}

/* The smallest expression of pseudo-code at a place, with operands: its type and range. */
static void hover_expression(struct hover *h, struct span place)
{
	const struct sem_run *run = h->analysis->isa->semantics;
	struct search search = { .place = place };
	const struct sem_walker walker = { &search, NULL, hover_visit };
	VEC_EACH (const struct sem_scope *, it, &h->analysis->names->scopes)
		if (span_covers((*it)->block->body.span, place))
			sem_walk(&(*it)->block->body, &walker);
	if (!search.found || !run || !run->facts ||
		(!search.found->operands.count && search.found->kind != SEM_MOD))
		return;
	struct str text = sem_value_text(h->out.arena, sem_fact_of_expr(run->facts, search.found));
	struct buffer line = buffer_new(h->out.arena);
	print_code_expr(&line, search.found);
	if (text.length)
		hover_code(
			h, str_printf(h->out.arena, "%.*s: %.*s", STR_ARG(buffer_str(&line)), STR_ARG(text)));
}

/* ---- examples ---- */

static void example(struct hover *h, struct span place)
{
	VEC_EACH (struct definition *, d, &h->analysis->isa->definitions)
		VEC_EACH (struct example *, it, &(*d)->examples) {
			if (!span_covers((*it)->span, place) || !(*it)->opcode)
				continue;
			hover_code(h, str_printf(h->out.arena, "%.*s => %.*s", STR_ARG((*it)->text),
							  STR_ARG(opcode_word_hex(h->out.arena, (*it)->opcode, (*it)->word))));
			hover_drawing(h, (*it)->opcode);
		}
}

json_t *hover_of(struct analysis *analysis, const json_t *params)
{
	struct span place;
	if (!analysis_place(analysis, params, &place))
		return NULL;
	const struct use *use = names_at(names_of(analysis), place);
	struct hover h = { .analysis = analysis, .out = buffer_new(&analysis->scratch), .use = use };
	json_t *range = NULL;
	hover_expression(&h, place);
	example(&h, place);
	if (use)
		hover_describe(&h);
	if (!h.out.length)
		return NULL;
	json_t *result = json_pack("{s:{s:s, s:o}}", "contents", "kind",
		analysis->client->markdown ? "markdown" : "plaintext", "value",
		json_text(str_trim(buffer_str(&h.out))));
	if (use && analysis_range(analysis, use->span, &range))
		json_object_set_new(result, "range", range);
	return result;
}
