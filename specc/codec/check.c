/* SPDX-License-Identifier: MIT */
/* Check `ambiguous-syntax`: is the canonical text of a form's words read as these words, and as no
 * others? */
#include "codec/ambiguity.h"
#include "codec/printed.h"
#include "isa/allow.h"
#include "isa/legal.h"
#include "isa/trouble.h"
#include "isa/register_list.h"

#define SAMPLES    6  /* words tried per form, for texts that are not read at all */
#define NEIGHBOURS 64 /* values tried of each field beside a list */

/* Reports a form whose own text cannot be parsed. */
static void report_unread_form(
	struct diag *diag, const struct form *form, struct str text, const struct parsed *parsed)
{
	diag_report(diag, CHECK_AMBIGUOUS_SYNTAX, form->template->span,
		"%.*s prints as '%.*s', which does not read back: column %u: %.*s",
		STR_ARG(form->opcode->definition->name), STR_ARG(text), parsed->column,
		STR_ARG(parsed->message));
}

/* ---- reports ---- */

struct syntax_check {
	struct codec *codec;
	struct arena *arena;
	struct diag *diag;
	struct str_map known; /* forms of templates with a report, by template */
};

static bool is_known_form(void *context, const struct form *form)
{
	struct syntax_check *check = context;
	return ptr_map_get(&check->known, form->template);
}

static struct str differing_fields(
	struct arena *arena, const struct opcode *opcode, struct word a, struct word b)
{
	struct buffer text = buffer_new(arena);
	for (size_t i = 0; i < opcode->fields.count; i++) {
		const struct field *field = opcode->fields.items[i];
		if (field_extract(field, a) != field_extract(field, b))
			buffer_printf(&text, "%s'%.*s'", text.length ? ", " : "", STR_ARG(field->name));
	}
	return buffer_str(&text);
}

/* Reports a text that has two meanings, at the template of the later form. */
static void report_ambiguity(void *context, const struct ambiguity *ambiguity)
{
	struct syntax_check *check = context;
	const struct form *forms[2] = { ambiguity->printed, ambiguity->read };
	struct word words[2] = { ambiguity->printed_word, ambiguity->read_word };
	const struct form *later = forms[forms[0]->index < forms[1]->index];
	bool same = forms[0]->opcode == forms[1]->opcode;
	struct report *report = diag_report(check->diag, CHECK_AMBIGUOUS_SYNTAX, later->template->span,
		same ? "'%.*s' of %.*s (%.*s) reads back as %.*s (%.*s)"
			 : "'%.*s' reads as %.*s (%.*s) and as %.*s (%.*s)",
		STR_ARG(ambiguity->text), STR_ARG(forms[0]->opcode->definition->name),
		STR_ARG(word_hex(check->arena, words[0], 0)), STR_ARG(forms[1]->opcode->definition->name),
		STR_ARG(word_hex(check->arena, words[1], 0)));
	if (same)
		diag_note(check->diag, report, forms[1]->template->span,
			"this template reads it with another value of %.*s",
			STR_ARG(differing_fields(check->arena, forms[0]->opcode, words[0], words[1])));
	else if (forms[0]->template != forms[1]->template)
		diag_note(check->diag, report, forms[later == forms[0]]->template->span,
			"this template reads it as %.*s",
			STR_ARG(forms[later == forms[0]]->opcode->definition->name));
	ptr_map_put(&check->known, later->template, check);
}

/* ---- samples ---- */

/* Does the form that prints a word read its text as this word? Other forms are not asked. */
static void check_word(struct syntax_check *check, const struct form *form, struct word w)
{
	char text[1024];
	struct parsed parsed;
	const struct form *canonical = codec_legal_form(check->codec, form->opcode, w);
	size_t length = canonical ? codec_format(check->codec, canonical, w, text, sizeof text) : 0;
	if (!length || length >= sizeof text || is_known_form(check, canonical))
		return;
	struct word read;
	struct str s = { text, length };
	if (codec_read_form(check->codec, canonical, s, &read)) {
		struct ambiguity found = { s, canonical, canonical, w, read };
		if (!word_equal(read, form_written(canonical, w)))
			report_ambiguity(check, &found);
	} else if (!codec_parse(check->codec, check->arena, s, &parsed)) {
		report_unread_form(check->diag, canonical, s, &parsed);
		ptr_map_put(&check->known, canonical->template, check);
	}
}

/* ---- lists of registers ---- */

/* No register, each one, each with the next one, and all, in the word. */
static void check_register_list(
	struct syntax_check *check, const struct form *form, const struct element *e, struct word w)
{
	const struct register_list *list = e->type->list;
	unsigned count = (unsigned)list->members.count;
	check_word(check, form, operand_insert(e, w, 0));
	for (unsigned i = 0; i < count; i++) {
		check_word(check, form, operand_insert(e, w, list_bits(list, i, i)));
		check_word(
			check, form, operand_insert(e, w, list_bits(list, i, i + 1 < count ? i + 1 : i)));
	}
	check_word(check, form, operand_insert(e, w, mask64(e->width)));
}

/* What follows a list may be read as more of it: the list beside each value of each other field. */
static void check_list_neighbours(
	struct syntax_check *check, const struct form *form, const struct element *e)
{
	uint64_t random = 1;
	for (unsigned variant = 0; variant < SAMPLES; variant++) {
		struct word w = codec_sample(form, variant, &random);
		VEC_EACH (struct field *, it, &form->opcode->fields) {
			uint64_t most = *it == e->field ? 0 : mask64((*it)->width);
			for (uint64_t n = 0; n <= most && n < NEIGHBOURS && !is_known_form(check, form); n++)
				check_register_list(check, form, e, most ? field_insert(*it, w, n) : w);
		}
	}
}

/* ---- operands ---- */

static void check_operand_value(
	struct syntax_check *check, const struct form *form, const struct element *e, uint64_t bits)
{
	uint64_t random = 1;
	check_word(check, form, operand_insert(e, codec_sample(form, 0, &random), bits));
}

/* Operands of which some values may not be read as they are printed: in tables, those that are
 * there twice, in lists, those after which the text goes on as the list would. */
static void check_operand_texts(struct syntax_check *check, const struct form *form)
{
	VEC_EACH (struct form_element, it, &form->all) {
		const struct element *e = it->element;
		if (e->kind != ELEMENT_OPERAND || e->type->kind != TYPE_INTEGER)
			continue;
		for (size_t k = 0; !e->type->formula.length && k < e->type->table.count; k++)
			check_operand_value(check, form, e, k);
		if (e->type->list)
			check_list_neighbours(check, form, e);
	}
}

/* Reports DecodeOnly<> opcodes that share no text, so that the statement means nothing. */
static void check_twins(
	struct syntax_check *check, const struct form_list *forms, struct str_map *twins)
{
	VEC_EACH (const struct form *, it, &forms->list) {
		const struct opcode *opcode = (*it)->opcode;
		if (!opcode->definition->decode_only || ptr_map_get(twins, opcode) ||
			definition_allows(opcode->definition, CHECK_DECODE_ONLY))
			continue;
		ptr_map_put(twins, opcode, check);
		diag_report(check->diag, CHECK_DECODE_ONLY, opcode->definition->name_span,
			"no other opcode has a text of '%.*s', so its DecodeOnly<> has no effect",
			STR_ARG(opcode->definition->name));
	}
}

void codec_check_syntax(struct codec *codec, struct arena *arena, struct diag *diag)
{
	uint64_t random = 0x9e3779b97f4a7c15;
	const struct trouble *trouble = trouble_new(arena, diag, codec->isa);
	struct syntax_check check = { codec, arena, diag, { .arena = arena } };
	struct str_map twins = { .arena = arena }, clear = { .arena = arena };
	struct ambiguity_search search = { codec, NULL, NULL, report_ambiguity, is_known_form, &check,
		&twins, &clear };
	struct form_list forms = { 0 };
	VEC_EACH (struct form *, it, &codec->isa->forms)
		if (!trouble_in(trouble, (*it)->opcode->definition))
			VEC_PUSH(arena, &forms.list, *it);
	struct arena scratch = { 0 };
	search.arena = &scratch;
	search.language = language_new(arena, codec);
	if (ambiguity_between(&search, &forms))
		check_twins(&check, &forms, &twins);
	arena_reset(&scratch);
	VEC_EACH (struct opcode *, it, &codec->isa->opcodes) {
		if (!trouble_in(trouble, (*it)->definition))
			ambiguity_within(&search, *it);
		arena_reset(&scratch);
	}
	arena_free(&scratch);
	VEC_EACH (const struct form *, it, &forms.list) {
		check_operand_texts(&check, *it);
		for (unsigned variant = 0; variant < SAMPLES; variant++)
			check_word(&check, *it, codec_sample(*it, variant, &random));
	}
}
