/* SPDX-License-Identifier: MIT */
/* Checks of encodings: fields of a chain that share bits or leave the instruction, fields that no
 * text can change, definitions that nothing uses. */
#include "forms/forms.h"
#include "isa/mode.h"
#include "lint/internal.h"
#include "lint/prose.h"

/* ---- bits ---- */

static void report_field_overlap(struct check_run *run, const struct opcode *opcode,
	const struct field *a, const struct field *b)
{
	const struct field *inner = a->owner->kind > b->owner->kind ? a : b;
	const struct field *outer = inner == a ? b : a;
	struct report *report = check_report(run, opcode->definition, CHECK_FIELD_OVERLAP, inner->span,
		"field '%.*s' (%.*s) overlaps '%.*s' (%.*s)", STR_ARG(inner->name),
		STR_ARG(field_bits_text(run->arena, inner)), STR_ARG(outer->name),
		STR_ARG(field_bits_text(run->arena, outer)));
	diag_note(run->diag, report, outer->span, "'%.*s' is declared here, in '%.*s'",
		STR_ARG(outer->name), STR_ARG(outer->owner->name));
}

static void opcode_overlaps(struct check_run *run, const struct opcode *opcode)
{
	struct word covered = { 0 };
	for (size_t i = 0; i < opcode->fields.count; i++) {
		const struct field *field = opcode->fields.items[i];
		if (!word_is_zero(word_and(covered, field->mask)))
			for (size_t k = 0; k < i; k++)
				if (!word_is_zero(word_and(opcode->fields.items[k]->mask, field->mask)) &&
					!field->poisoned && !opcode->fields.items[k]->poisoned)
					report_field_overlap(run, opcode, opcode->fields.items[k], field);
		covered = word_or(covered, field->mask);
	}
}

static void opcode_range(struct check_run *run, const struct opcode *opcode)
{
	struct word outside = word_not(opcode_bits(opcode));
	if (word_is_zero(word_and(outside, opcode->covered)))
		return;
	VEC_EACH (struct field *, it, &opcode->fields)
		if (!word_is_zero(word_and((*it)->mask, outside)))
			check_report(run, opcode->definition, CHECK_FIELD_RANGE, (*it)->span,
				"field '%.*s' (%.*s) is outside '%.*s', which has %u bits", STR_ARG((*it)->name),
				STR_ARG(field_bits_text(run->arena, *it)), STR_ARG(opcode->definition->name),
				opcode->length);
}

void check_bits(struct check_run *run)
{
	VEC_EACH (struct opcode *, it, &run->isa->opcodes) {
		opcode_overlaps(run, *it);
		opcode_range(run, *it);
	}
}

/* ---- fields that no text can change ---- */

/* Does field i take more than one value in the legal words? */
static bool position_varies(const struct opcode *opcode, size_t i)
{
	bool first = true;
	struct word value = { 0 };
	VEC_EACH (struct form *, form, &opcode->forms)
		VEC_EACH (struct box, box, &(*form)->boxes) {
			struct word least = cube_set_min(&box->sets[i]);
			if (!word_equal(least, cube_set_max(&box->sets[i])) ||
				(!first && !word_equal(least, value)))
				return true;
			value = least;
			first = false;
		}
	return false;
}

static bool expr_names(const struct ast_expr *expr, struct str name)
{
	if (expr->kind == AST_NAME && str_equal(expr->text, name))
		return true;
	for (size_t i = 0; i < expr->operands.count; i++)
		if (expr_names(expr->operands.items[i], name))
			return true;
	return false;
}

/* Is the field held by a condition of the chain on purpose? */
static bool constrained(const struct opcode *opcode, const struct field *field)
{
	for (const struct definition *d = opcode->definition; d; d = d->parent)
		VEC_EACH (struct encoding_error, it, &d->errors)
			if (it->condition && expr_names(it->condition, field->name))
				return true;
	return false;
}

/* An operand's modifier that no template can write: said at each template with the operand, with
 * a note for each opcode. `told` has the reports by place and modifier. */
static bool report_name_prefix(struct check_run *run, const struct family *family,
	const struct opcode *opcode, const struct field *field, struct str_map *told)
{
	bool found = false;
	const struct field *base = opcode_find_field(opcode, field->base);
	if (!field->suffix.length || !base)
		return false;
	struct str label = operand_label(run, family, base);
	VEC_EACH (struct form *, it, &opcode->forms) {
		const struct syntax_part *part = syntax_find_word((*it)->template->syntax, label);
		if (!part)
			continue;
		found = true;
		struct str key = str_printf(run->arena, "%u %.*s", part->span.from, STR_ARG(field->suffix));
		struct report **report = str_map_make(told, key, sizeof *report);
		if (!*report)
			*report = check_report(run, opcode->definition, CHECK_PREFIX_MISSING, part->span,
				"no template can write modifier '.%.*s' of this operand", STR_ARG(field->suffix));
		diag_note(run->diag, *report, field->span,
			"'%.*s' has field '%.*s', which keeps its default", STR_ARG(opcode->definition->name),
			STR_ARG(field->name));
	}
	return found;
}

static void report_constant(struct check_run *run, const struct family *family,
	const struct opcode *opcode, const struct field *field, struct str_map *told)
{
	if (list_is_wrong(family, field) || report_name_prefix(run, family, opcode, field, told))
		return;
	struct report *report = check_report(run, field->owner, CHECK_FIELD_CONSTANT, field->span,
		"no template can write field '%.*s': it keeps its default in every word; if it is fixed, "
		"write '=='",
		STR_ARG(field->name));
	diag_note(run->diag, report, opcode->forms.items[0]->template->span,
		"this is a template of '%.*s'", STR_ARG(opcode->definition->name));
}

/* Could the field vary if a template showed it? */
static bool could_vary(const struct opcode *opcode, const struct field *field)
{
	const struct cube_set *legal = &field->type->legal;
	if (field->kind == FIELD_FIXED || field->poisoned || field->type->poisoned ||
		!legal->cubes.count || constrained(opcode, field))
		return false;
	return !word_equal(cube_set_min(legal), cube_set_max(legal));
}

/* A field shared by several opcodes is checked once: it must vary in at least one of them. */
void check_reach(struct check_run *run)
{
	struct str_map varying = { .arena = run->arena }, done = { .arena = run->arena };
	VEC_EACH (struct opcode *, it, &run->isa->opcodes)
		for (size_t i = 0; i < (*it)->fields.count; i++) {
			const struct field *field = (*it)->fields.items[i];
			if (field->kind != FIELD_FIXED && !ptr_map_get(&varying, field) &&
				position_varies(*it, i))
				ptr_map_put(&varying, field, run);
		}
	VEC_EACH (struct family, family, &run->families) {
		struct str_map told = { .arena = run->arena };
		if (family->troubled || family->misnamed)
			continue;
		VEC_EACH (const struct opcode *, it, &family->opcodes)
			VEC_EACH (struct field *, f, &(*it)->fields) {
				if (!(*it)->forms.count || ptr_map_get(&varying, *f) || ptr_map_get(&done, *f) ||
					!could_vary(*it, *f))
					continue;
				ptr_map_put(&done, *f, run);
				report_constant(run, family, *it, *f, &told);
			}
	}
}

/* ---- definitions that nothing uses ---- */

static void mark_type(struct check_run *run, struct str_map *used, const struct type *type)
{
	if (ptr_map_get(used, type))
		return;
	ptr_map_put(used, type, run);
	for (size_t i = 0; i < type->parts.count; i++)
		mark_type(run, used, type->parts.items[i].type);
	if (type->mode)
		mark_type(run, used, type->mode);
}

static void mark_fields(struct check_run *run, struct str_map *used, const struct definition *d)
{
	VEC_EACH (struct field *, it, &d->fields)
		mark_type(run, used, (*it)->type);
	for (d = d->parent; d && !ptr_map_get(used, d); d = d->parent)
		ptr_map_put(used, d, run);
}

/* Pseudo-code can name such values, `.RZ` and `.I32`, of types that no field has. */
static bool is_for_code(const struct type *type)
{
	VEC_EACH (struct enumerator, it, &type->values)
		for (size_t i = 0; it->attributes && i < it->attributes->list.count; i++)
			if (str_equal_c(it->attributes->list.items[i].name, "rounding") ||
				str_equal_c(it->attributes->list.items[i].name, "bits"))
				return true;
	return false;
}

/* Reports the type, or else its classes. */
static void check_type_used(
	struct check_run *run, const struct str_map *used, const struct type *type)
{
	if (ptr_map_get(used, type))
		VEC_EACH (struct type *, it, &type->classes)
			check_type_used(run, used, *it);
	else if (!type->poisoned && !is_for_code(type) && !type->ast->is_part &&
			 !type->ast->applied.length && !type_allows(type, CHECK_UNUSED_DEFINITION) &&
			 !isa_is_library(run->isa, type->span.source))
		check_report(run, NULL, CHECK_UNUSED_DEFINITION, type->span, "no field has type '%.*s'",
			STR_ARG(type->name));
}

static bool selects_rows(const struct type *type, struct str name)
{
	VEC_EACH (struct ast_expr *, it, &type_rows(type)->columns)
		if (str_equal((*it)->text, name))
			return true;
	return false;
}

static bool code_names(struct span code, struct str name)
{
	return code.source && text_has_word(span_text(code), name);
}

/* Reports parts that select no row and that no text and no code of a row has, unless another mode
 * can use them. */
static void check_parts_used(struct check_run *run, const struct type *type)
{
	bool skipped = !type->alternatives.count || type->poisoned || type->ast->is_part ||
				   type_allows(type, CHECK_UNUSED_DEFINITION);
	for (size_t i = 0; !skipped && i < type->parts.count; i++) {
		const struct part *part = &type->parts.items[i];
		bool used = part->type->ignored || selects_rows(type, part->name);
		VEC_EACH (struct alternative, it, &type->alternatives)
			used = used || forms_alternative_shows(it, part) ||
				   forms_alternative_appends(type, it, part) || code_names(it->place, part->name) ||
				   code_names(it->after, part->name);
		if (!used)
			check_report(run, NULL, CHECK_UNUSED_DEFINITION, part->span,
				"no row of '%.*s' uses '%.*s': it is no column and in no Text, Place or After",
				STR_ARG(type_shown_name(type)), STR_ARG(part->name));
	}
}

void check_unused(struct check_run *run)
{
	const struct isa *isa = run->isa;
	struct str_map used = { .arena = run->arena };
	if (run->poisoned)
		return;
	VEC_EACH (struct definition *, it, &isa->definitions)
		mark_fields(run, &used, *it);
	VEC_EACH (struct register_file *, it, &isa->register_files)
		if ((*it)->values)
			mark_type(run, &used, (*it)->values);
	VEC_EACH (struct type *, it, &isa->types) {
		check_type_used(run, &used, *it);
		if (ptr_map_get(&used, *it))
			check_parts_used(run, *it);
	}
	VEC_EACH (struct definition *, it, &isa->groups)
		if (!ptr_map_get(&used, *it))
			check_report(run, *it, CHECK_UNUSED_DEFINITION, (*it)->name_span,
				"group '%.*s' has no optypes", STR_ARG((*it)->name));
	VEC_EACH (struct definition *, it, &isa->optypes)
		if (!ptr_map_get(&used, *it))
			check_report(run, *it, CHECK_UNUSED_DEFINITION, (*it)->name_span,
				"optype '%.*s' has no opcodes", STR_ARG((*it)->name));
}
