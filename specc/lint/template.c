/* SPDX-License-Identifier: MIT */
/* Checks of assembly templates as text: separators between operands, operands with a default that
 * must always be written, optional parts whose field has no default of its own. */
#include "lint/internal.h"
#include "isa/syntax.h"

/* ---- separators ---- */

static bool only_closes(struct str text)
{
	bool blank = false;
	for (size_t i = 0; i < text.length; i++) {
		blank = blank || text.text[i] == ' ';
		if (text.text[i] != ' ' && text.text[i] != ']' && text.text[i] != ')')
			return false;
	}
	return blank;
}

/* Is the operand the mnemonic or a piece of it? An operand at the start of a template is if its
 * values have names, another one if no blank is between the leading name and it. */
static bool is_form_mnemonic(const struct form *form, const struct element *e)
{
	const struct template *t = form->template;
	size_t at = e->span.from - t->span.from;
	size_t name = t->mnemonic.length ? (size_t)(t->mnemonic.text - t->text.text) : at;
	if (name >= at)
		return e->type->kind == TYPE_ENUM && !at;
	return str_find(str_slice(t->text, 0, at), name, STR(" ")) == at;
}

/* Reports two operands separated only by blanks, in an ISA that uses commas. */
static void form_separators(struct check_run *run, const struct form *form)
{
	if (form->template->header->is_expression)
		return; /* `ra op n -> rd`: other signs are between its operands */
	const struct element *last = NULL;
	struct buffer between = buffer_new(run->arena);
	VEC_EACH (struct form_element, it, &form->all) {
		const struct element *e = it->element;
		if (e->kind == ELEMENT_TEXT)
			buffer_add(&between, e->text);
		if (!element_is_operand(e))
			continue;
		struct str text = buffer_str(&between);
		bool here = last && span_inside(e->span, form->template->span) &&
					span_inside(last->span, form->template->span) && !is_form_mnemonic(form, last);
		if (here && run->has_commas && only_closes(text))
			check_report(run, form->template->owner, CHECK_MISSING_COMMA, e->span,
				"no comma between '%.*s' and '%.*s'", STR_ARG(last->label), STR_ARG(e->label));
		last = e;
		between.length = 0;
	}
}

/* Reports adjacent commas. */
static void template_commas(struct check_run *run, const struct template *template)
{
	struct str text = template->text;
	bool comma = false;
	for (size_t i = 0; i < text.length; i++) {
		char c = text.text[i];
		if (c == '\'')
			return; /* quoted text: anything goes */
		if (c == ',' && comma) {
			check_report(run, template->owner, CHECK_STRAY_PUNCTUATION,
				source_span(template->span.source, str_slice(text, i, i + 1)),
				"two commas with no operand between them");
		}
		comma = c == ',' || (comma && c == ' ');
	}
}

/* ---- operands that can never be left out ---- */

struct sight {
	bool shown, optional;
	struct span span;
};

/* The first operand that shows the field. */
static struct sight look_for(const struct form *form, const struct field *field)
{
	VEC_EACH (struct form_element, it, &form->all)
		if (element_is_operand(it->element) && it->element->field == field)
			return (struct sight){ true, it->depth, it->element->span };
	return (struct sight){ 0 };
}

/* Is the operand written in every form of every opcode that has the field? */
static bool is_always_written(
	const struct family *family, const struct field *field, struct span *place)
{
	bool any = false;
	VEC_EACH (const struct opcode *, op, &family->opcodes) {
		if (opcode_field_index(*op, field) < 0)
			continue;
		VEC_EACH (struct form *, form, &(*op)->forms) {
			struct sight sight = look_for(*form, field);
			if (!sight.shown || sight.optional)
				return false;
			*place = any ? *place : sight.span;
			any = true;
		}
	}
	return any;
}

static void mandatory_operand(struct check_run *run, const struct family *family,
	const struct field *field, struct str_map *done)
{
	struct span place;
	if (field->kind != FIELD_DEFAULT || field->suffix.length ||
		field->owner->kind == DEFINITION_GROUP || ptr_map_get(done, field))
		return;
	ptr_map_put(done, field, run);
	if (!is_always_written(family, field, &place))
		return;
	struct report *report = check_report(run, family->optype, CHECK_OPERAND_MANDATORY, place,
		"operand '%.*s' has the default '%.*s' but cannot be left out in any template",
		STR_ARG(span_text(place)), STR_ARG(value_name(run, field->type, field->value)));
	diag_note(run->diag, report, field->span, "the default is given here");
}

/* ---- operands left out without a default of their own ---- */

static bool is_unused_value(const struct field *field)
{
	return field->kind == FIELD_OPERAND && field->type->has_unused && !field->type->ignored &&
		   !field->poisoned;
}

static void implicit_optional(struct check_run *run, const struct form *form)
{
	VEC_EACH (struct form_element, it, &form->all) {
		const struct element *e = it->element;
		if (!it->depth || e->kind != ELEMENT_OPERAND || !is_unused_value(e->field) ||
			!span_inside(e->span, form->template->span))
			continue;
		struct report *report =
			check_report(run, form->opcode->definition, CHECK_IMPLICIT_DEFAULT, e->span,
				"this part is optional, but field '%.*s' has no default; it gets %.*s, the "
				"unused value of its type",
				STR_ARG(e->field->name),
				STR_ARG(value_name(run, e->field->type, e->field->type->unused)));
		diag_note(
			run->diag, report, e->field->span, "'%.*s' is declared here", STR_ARG(e->field->name));
	}
}

/* A field that other templates show, and this one does not. */
static void implicit_hidden(struct check_run *run, const struct form *form, struct str_map *done)
{
	const struct opcode *opcode = form->opcode;
	VEC_EACH (struct field *, it, &opcode->fields) {
		if (!is_unused_value(*it))
			continue;
		struct str key =
			str_printf(run->arena, "%u %.*s", form->template->span.from, STR_ARG((*it)->name));
		if (look_for(form, *it).shown)
			continue;
		struct report **report = str_map_make(done, key, sizeof *report);
		if (!*report)
			*report = check_report(run, opcode->definition, CHECK_IMPLICIT_DEFAULT,
				form->template->span,
				"this template does not show '%.*s', which has no default; it gets %.*s, the "
				"unused value of its type",
				STR_ARG((*it)->name), STR_ARG(value_name(run, (*it)->type, (*it)->type->unused)));
		diag_note(run->diag, *report, (*it)->span, "'%.*s' is declared here, in '%.*s'",
			STR_ARG((*it)->name), STR_ARG((*it)->owner->name));
	}
}

void check_templates(struct check_run *run)
{
	VEC_EACH (struct family, family, &run->families) {
		struct str_map done = { .arena = run->arena }, hidden = { .arena = run->arena };
		VEC_EACH (struct template *, it, &family->optype->templates)
			template_commas(run, *it);
		VEC_EACH (const struct opcode *, op, &family->opcodes) {
			VEC_EACH (struct form *, form, &(*op)->forms) {
				form_separators(run, *form);
				implicit_optional(run, *form);
				implicit_hidden(run, *form, &hidden);
			}
			VEC_EACH (struct field *, it, &(*op)->fields)
				if (!family->troubled)
					mandatory_operand(run, family, *it, &done);
		}
	}
}
