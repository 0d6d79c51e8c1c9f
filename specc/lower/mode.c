/* SPDX-License-Identifier: MIT */
/* The rows of a compound -> its alternatives: what each column says of them, and the types that
 * classes of them are. */
#include "base/suggest.h"
#include "expand/expand.h"
#include "isa/mode.h"
#include "lang/code_parse.h"
#include "lang/parse.h"
#include "lower/internal.h"

/* ---- appended parts ---- */

struct type *lower_placeholder(struct lowering *l, const struct ast_stmt *stmt, unsigned width)
{
	struct type *type = ARENA_NEW(l->arena, struct type);
	type->width = type->own = width;
	type->span = stmt->span;
	type->scale = 1;
	type->kind = TYPE_INTEGER;
	type->base = l->isa->base;
	type->hex_prefix = l->isa->hex_prefix;
	type->legal = cube_set_all(l->arena, width);
	if (!stmt->type)
		return type;
	type->name = stmt->type->text;
	type->span = stmt->type->span;
	return type;
}

/* Does its author write this name? Of a part of a nested part x it is made, x_k. */
static bool is_written_name(struct span name)
{
	return str_equal(span_text(source_shown(name)), span_text(name));
}

static bool report_same_part(struct lowering *l, const struct type *type,
	const struct ast_stmt *second, const struct part *part)
{
	bool written = is_written_name(second->name->span);
	VEC_EACH (struct ast_stmt *, it, &type->ast->statements)
		if ((*it)->span.from == part->span.from)
			written = written && is_written_name((*it)->name->span);
	return diag_second(l->diag, CHECK_DUPLICATE_DEFINITION, second->name->span, part->span,
		"the first one is here", "'%.*s' has two parts '%.*s'%s", STR_ARG(type_shown_name(type)),
		STR_ARG(part->name),
		written ? "" : ": part 'k' of a nested part 'x' is called 'x_k'; rename one of them");
}

void lower_add_part(
	struct lowering *l, const struct ast_stmt *stmt, const struct part *part, struct type *type)
{
	const struct part *first = type_find_part(type, part->name);
	if (!first)
		VEC_PUSH(l->arena, &type->parts, *part);
	else if (!report_same_part(l, type, stmt, first))
		type->poisoned = true;
}

void lower_appended_part(struct lowering *l, const struct ast_stmt *stmt, struct type *type)
{
	int64_t width, unit = l->isa->unit ? l->isa->unit : 8;
	if (!lower_arg_number(l, stmt, 0, &width))
		return;
	type->kind = TYPE_COMPOSITE;
	if (!stmt->name || width < 1 || width > 64 || width % unit) {
		diag_report(l->diag, CHECK_BAD_ARGUMENT, stmt->span,
			"expected Append<width> Type name; with a multiple of %u bits, the unit, up to 64",
			(unsigned)unit);
		return;
	}
	struct part part = { .name = stmt->name->text, .span = stmt->span, .appended = true };
	part.type = lower_placeholder(l, stmt, (unsigned)width);
	lower_add_part(l, stmt, &part, type);
}

bool lower_part_inside(struct lowering *l, const struct ast_stmt *stmt, struct type *type,
	unsigned width, struct part *part)
{
	const struct ast_expr *place = stmt->args.items[0];
	const struct part *whole = type_find_part(type, place->text);
	int64_t at;
	if (!whole || !whole->appended)
		return diag_fail(l->diag, CHECK_UNDEFINED_NAME, place->span,
			"'%.*s' is not an appended part that '%.*s' has before this one", STR_ARG(place->text),
			STR_ARG(type_shown_name(type)));
	if (place->operands.count != 1 || !lower_expr_number(place->operands.items[0], &at) || at < 0 ||
		at + width > (int64_t)whole->type->width)
		return diag_fail(l->diag, CHECK_FIELD_RANGE, stmt->span,
			"expected Part<%.*s[lsb], width> Type name; inside the %u bits of '%.*s'",
			STR_ARG(whole->name), whole->type->width, STR_ARG(whole->name));
	part->inside = 1 + (size_t)(whole - type->parts.items);
	part->at = (unsigned)at;
	return true;
}

/* ---- columns ---- */

enum mode_column { COLUMN_PART, COLUMN_TEXT, COLUMN_PLACE, COLUMN_AFTER, COLUMN_WRONG };

static enum mode_column column_kind(const struct ast_expr *column)
{
	static const char *const names[] = {
		[COLUMN_TEXT] = "Text", [COLUMN_PLACE] = "Place", [COLUMN_AFTER] = "After"
	};
	for (unsigned i = COLUMN_TEXT; i < COLUMN_WRONG; i++)
		if (str_equal_c(column->text, names[i]))
			return (enum mode_column)i;
	return COLUMN_PART;
}

static bool report_column(
	struct lowering *l, const struct type *type, const struct ast_expr *column)
{
	struct suggestion near = { .name = column->text };
	VEC_EACH (struct part, it, &type->parts)
		suggest_offer(&near, it->name);
	struct report *report = diag_report(l->diag, CHECK_UNDEFINED_NAME, column->span,
		"'%.*s' is not a part of '%.*s'; a column is one of its parts, Text, Place or After",
		STR_ARG(column->text), STR_ARG(type_shown_name(type)));
	diag_suggest(l->diag, report, NO_SPAN, near.nearest);
	return false;
}

static bool check_mode_column(
	struct lowering *l, const struct type *type, const struct ast_expr *column)
{
	if (column->kind != AST_NAME)
		return false; /* the parser has reported it */
	if (column_kind(column) != COLUMN_PART)
		return true;
	return type_find_part(type, column->text) || report_column(l, type, column);
}

static bool check_mode_columns(
	struct lowering *l, const struct type *type, const struct ast_section *section)
{
	bool sound = true, has_text = false;
	VEC_EACH (struct ast_expr *, it, &section->rows->columns) {
		sound = check_mode_column(l, type, *it) && sound;
		has_text = has_text || column_kind(*it) == COLUMN_TEXT;
	}
	if (!sound || has_text)
		return sound;
	return diag_fail(l->diag, CHECK_BAD_ARGUMENT, section->span,
		"the rows of '%.*s' have no column Text, which says how each is written",
		STR_ARG(type_shown_name(type)));
}

/* ---- rows ---- */

/* "text", without its quotes; false after a report. */
static bool row_text(struct lowering *l, struct span value, struct span *text)
{
	struct str written = span_text(value);
	bool quoted = written.length > 1 && str_starts_with(written, STR("\"")) &&
				  str_find(written, 1, STR("\"")) == written.length - 1;
	if (!quoted)
		return diag_fail(l->diag, CHECK_BAD_ARGUMENT, value,
			"expected a text pattern in double quotes, such as \"'('r')+'\"");
	*text = span_part(value, 1, written.length - 1);
	return true;
}

static bool is_any_value(struct span value)
{
	return str_equal_c(span_text(value), "_");
}

/* A value of the columns Place and After, or NO_SPAN for `_`. */
static struct span row_code(struct span value)
{
	return is_any_value(value) ? NO_SPAN : value;
}

static bool take_row_value(struct lowering *l, const struct ast_expr *column, struct span value,
	struct alternative *alternative)
{
	switch (column_kind(column)) {
	case COLUMN_TEXT:
		if (!row_text(l, value, &alternative->text))
			return false;
		alternative->nodes = lower_pattern_text(l, alternative->text);
		return alternative->nodes;
	case COLUMN_PLACE: alternative->place = row_code(value); return true;
	case COLUMN_AFTER: alternative->after = row_code(value); return true;
	case COLUMN_PART:
	case COLUMN_WRONG: break; /* lower_mode_values */
	}
	return true;
}

static void add_mode_row(struct lowering *l, struct type *type, const struct ast_rows *rows,
	const struct ast_row *row, struct str_map *seen)
{
	struct alternative alternative = { .name = span_text(row->name),
		.span = row->name,
		.comment = &no_comment,
		.row = row,
		.place = NO_SPAN,
		.after = NO_SPAN };
	const struct ast_row *first = str_map_get(seen, alternative.name);
	if (first)
		diag_second(l->diag, CHECK_DUPLICATE_DEFINITION, row->name, first->name,
			"the first one is here", "'%.*s' has two rows '%.*s'", STR_ARG(type_shown_name(type)),
			STR_ARG(alternative.name));
	str_map_put(seen, alternative.name, (void *)row);
	if (!expand_check_mode_row(l->diag, rows, row))
		return;
	for (size_t i = 0; i < row->values.list.count; i++)
		if (!take_row_value(l, rows->columns.items[i], row->values.list.items[i], &alternative))
			return;
	if (row->comment.length) {
		struct comment *comment = ARENA_NEW(l->arena, struct comment);
		comment_add(l->arena, comment, row->comment, STR("//"));
		alternative.comment = comment;
	}
	VEC_PUSH(l->arena, &type->alternatives, alternative);
}

static const struct ast_section *find_rows(const struct ast_def *def)
{
	VEC_EACH (struct ast_section *, it, &def->sections)
		if ((*it)->rows)
			return *it;
	return NULL;
}

static const struct ast_stmt *find_type_statement(
	const struct ast_def *def, enum ast_stmt_kind kind)
{
	VEC_EACH (struct ast_stmt *, it, &def->statements)
		if ((*it)->kind == kind)
			return *it;
	return NULL;
}

/* What a compound with rows cannot have. */
static bool check_mode_statements(struct lowering *l, const struct ast_def *def,
	const struct type *type, const struct ast_section *rows)
{
	const struct ast_stmt *text = find_type_statement(def, AST_STMT_BODY_FIELD_TYPE_TEXT);
	const struct ast_stmt *forbid = find_type_statement(def, AST_STMT_BODY_FIELD_TYPE_FORBID);
	if (type->kind != TYPE_COMPOSITE)
		return diag_fail(l->diag, CHECK_BAD_ARGUMENT, rows->span,
			"'%.*s' has rows, but no Part<...> whose values select one",
			STR_ARG(type_shown_name(type)));
	if (text)
		return diag_second(l->diag, CHECK_BAD_ARGUMENT, text->span, rows->span, "the rows are here",
			"'%.*s' has rows, each with a text of its own; leave out this one",
			STR_ARG(type_shown_name(type)));
	return !forbid ||
		   diag_second(l->diag, CHECK_BAD_ARGUMENT, forbid->span, rows->span, "the rows are here",
			   "'%.*s' has rows, which say what is legal: forbid values in the types of "
			   "its parts",
			   STR_ARG(type_shown_name(type)));
}

/* Append and Class mean nothing without rows. */
static void report_without_rows(struct lowering *l, const struct ast_def *def)
{
	const enum ast_stmt_kind kinds[] = { AST_STMT_BODY_FIELD_TYPE_APPEND,
		AST_STMT_BODY_FIELD_TYPE_CLASS };
	for (unsigned i = 0; i < 2; i++) {
		const struct ast_stmt *stmt = find_type_statement(def, kinds[i]);
		if (stmt)
			diag_report(l->diag, CHECK_BAD_ARGUMENT, stmt->span,
				"'%.*s' is for types with alternatives, but '%.*s' has no section __Rows<...>",
				STR_ARG(stmt->keyword), STR_ARG(def->name));
	}
}

/* ---- classes ---- */

/* Class<name> = A, B; declares a type TYPE.name. */
static void declare_class(struct lowering *l, const struct ast_stmt *stmt, struct type *type)
{
	struct str name;
	if (!lower_arg_name(l, stmt, 0, &name))
		return;
	if (!stmt->value) {
		diag_report(l->diag, CHECK_BAD_ARGUMENT, stmt->span,
			"class '%.*s' has no member: expected Class<%.*s> = ROW, ROW;", STR_ARG(name),
			STR_ARG(name));
		return;
	}
	struct type *made = ARENA_NEW(l->arena, struct type);
	made->name = str_printf(l->arena, "%.*s.%.*s", STR_ARG(type->name), STR_ARG(name));
	made->span = stmt->args.items[0]->span;
	made->mode = type;
	if (lower_declare(l, &l->types, "type", made->name, made, offsetof(struct type, span)))
		VEC_PUSH(l->arena, &type->classes, made);
}

static const struct ast_stmt *class_statement(const struct type *type, const struct type *made)
{
	VEC_EACH (struct ast_stmt *, it, &type->ast->statements)
		if ((*it)->kind == AST_STMT_BODY_FIELD_TYPE_CLASS && (*it)->args.count &&
			(*it)->args.items[0]->span.from == made->span.from)
			return *it;
	return NULL;
}

static bool has_member(const struct ast_stmt *stmt, struct str name)
{
	VEC_EACH (struct ast_expr *, it, &stmt->value->operands)
		if (str_equal((*it)->text, name))
			return true;
	return false;
}

/* Each member must be a row, and there once. */
static bool check_members(struct lowering *l, const struct type *type, const struct ast_stmt *stmt)
{
	struct str_map known = { .arena = l->arena }, seen = { .arena = l->arena };
	size_t errors = l->diag->failures;
	VEC_EACH (struct alternative, it, &type->alternatives)
		str_map_put(&known, it->name, it);
	VEC_EACH (struct ast_expr *, it, &stmt->value->operands) {
		struct ast_expr *first = str_map_get(&seen, (*it)->text);
		if ((*it)->kind != AST_NAME || !str_map_get(&known, (*it)->text))
			lower_unknown(
				l, CHECK_UNDEFINED_NAME, (*it)->span, "row", span_text((*it)->span), &known);
		else if (first)
			diag_second(l->diag, CHECK_DUPLICATE_STATEMENT, (*it)->span, first->span,
				"the first one is here", "'%.*s' is in the class twice", STR_ARG((*it)->text));
		str_map_put(&seen, (*it)->text, *it);
	}
	return l->diag->failures == errors;
}

static void fill_class(struct lowering *l, const struct type *type, struct type *made)
{
	const struct ast_stmt *stmt = class_statement(type, made);
	struct type class = *type;
	class.name = made->name;
	class.span = made->span;
	class.mode = type;
	class.poisoned = type->poisoned || !check_members(l, type, stmt);
	class.tested.items = NULL;
	class.tested.count = class.tested.capacity = class.classes.count = 0;
	class.legal = cube_set_none(type->width);
	VEC_EACH (const struct alternative *, it, &type->tested) {
		if (!has_member(stmt, (*it)->name))
			continue;
		VEC_PUSH(l->arena, &class.tested, *it);
		VEC_EACH (struct cube, cube, &(*it)->values.cubes)
			VEC_PUSH(l->arena, &class.legal.cubes, *cube);
	}
	class.legal = cube_set_compact(l->arena, &class.legal);
	*made = class;
}

void lower_classes(struct lowering *l, struct type *type)
{
	VEC_EACH (struct type *, it, &type->classes)
		fill_class(l, type, *it);
}

/* ---- the type ---- */

void lower_declare_classes(struct lowering *l, const struct ast_def *def, struct type *type)
{
	VEC_EACH (struct ast_stmt *, it, &def->statements)
		if ((*it)->kind == AST_STMT_BODY_FIELD_TYPE_CLASS)
			declare_class(l, *it, type);
}

void lower_mode(struct lowering *l, const struct ast_def *def, struct type *type)
{
	const struct ast_section *section = find_rows(def);
	struct str_map seen = { .arena = l->arena };
	if (!section) {
		report_without_rows(l, def);
		return;
	}
	lower_declare_classes(l, def, type);
	if (!check_mode_statements(l, def, type, section) || !check_mode_columns(l, type, section)) {
		type->poisoned = true;
		return;
	}
	VEC_EACH (struct ast_row, it, &section->rows->list)
		add_mode_row(l, type, section->rows, it, &seen);
	if (!section->rows->list.count)
		diag_report(l->diag, CHECK_BAD_ARGUMENT, section->span,
			"'%.*s' has no rows: write one for each alternative", STR_ARG(type_shown_name(type)));
}

/* The bits of a part that has this value in a row. */
static bool add_row_value(struct lowering *l, const struct type *type,
	const struct ast_expr *column, struct span value, struct cube *when)
{
	const struct part *part = type_find_part(type, column->text);
	const struct ast_expr *expr;
	uint64_t bits;
	if (is_any_value(value))
		return true;
	expr = parse_expr_text(l->arena, l->diag, value);
	if (!expr || !lower_value(l, part->type, expr, &bits))
		return false;
	struct word mask = word_mask(part->lsb, part->type->width);
	struct cube cube = { mask,
		word_insert((struct word){ 0 }, part->lsb, part->type->width, bits) };
	if (!cubes_meet(*when, cube))
		return diag_fail(l->diag, CHECK_BAD_ARGUMENT, value,
			"'%.*s' shares bits with a part before it, which has another value in this row",
			STR_ARG(part->name));
	*when = cube_meet(*when, cube);
	return true;
}

static bool mode_values(struct lowering *l, struct type *type)
{
	const struct ast_rows *rows = type_rows(type);
	bool sound = true;
	VEC_EACH (struct alternative, it, &type->alternatives)
		for (size_t i = 0; i < it->row->values.list.count; i++)
			if (column_kind(rows->columns.items[i]) == COLUMN_PART)
				sound = add_row_value(l, type, rows->columns.items[i],
							it->row->values.list.items[i], &it->when) &&
						sound;
	return sound;
}

void lower_mode_finish(struct lowering *l, struct type *type)
{
	struct forms_run run = lower_forms_run(l);
	if (!type->alternatives.count)
		return;
	forms_place_appended(&run, type);
	VEC_EACH (struct part, it, &type->parts)
		type->poisoned = type->poisoned || it->type->poisoned; /* its values are not known */
	if (mode_values(l, type) && !type->poisoned)
		forms_alternatives(&run, type);
	else
		type->poisoned = true;
}

/* ---- the fields ---- */

void lower_slots(struct lowering *l, struct definition *d)
{
	if (d->has_slots)
		return;
	d->has_slots = true;
	unsigned lengths = (unsigned)l->isa->lengths.count;
	d->end = lengths ? l->isa->lengths.items[lengths - 1] : WORD_BITS;
	if (d->parent) {
		lower_slots(l, d->parent);
		d->end = d->parent->end;
	}
	VEC_EACH (struct field *, it, &d->fields) {
		struct field *field = *it;
		unsigned bits = field->type->width - field->type->own;
		if (!bits || field->type->poisoned)
			continue;
		if (d->end + bits > WORD_BITS) {
			diag_report(l->diag, CHECK_FIELD_RANGE, field->span,
				"the longest length and what the fields append, up to this one, are %u bits; "
				"expected at most %d",
				d->end + bits, WORD_BITS);
			field->poisoned = d->poisoned = true;
			continue;
		}
		struct piece slot = { d->end, bits };
		VEC_PUSH(l->arena, &field->pieces, slot);
		for (size_t i = field->pieces.count - 1; i > 0; i--)
			field->pieces.items[i] = field->pieces.items[i - 1];
		field->pieces.items[0] = slot;
		field->width += bits;
		field->mask = word_or(field->mask, word_mask(slot.lsb, bits));
		d->end += bits;
	}
}

/* The field of this name, if it has alternatives; or NULL. */
static const struct field *field_with_rows(const struct opcode *opcode, struct str name)
{
	const struct field *field = opcode_find_field(opcode, name);
	return field && (field->type->alternatives.count || field->type->places) ? field : NULL;
}

/* Takes out a Bitwidth with an error, so that blocks do not go by it. */
static void check_mode_info(struct lowering *l, const struct opcode *opcode, struct definition *d)
{
	const struct field *field;
	size_t kept = 0;
	VEC_EACH (struct bitwidth, it, &d->bitwidths)
		if ((field = field_with_rows(opcode, it->operand)) == NULL)
			d->bitwidths.items[kept++] = *it;
		else
			diag_report(l->diag, CHECK_BAD_ARGUMENT, it->span,
				"'%.*s' is as wide as the Place of each row of '%.*s'; leave out Bitwidth, and "
				"write places of this width or take bits in blocks: %.*s[7:0]",
				STR_ARG(field->name), STR_ARG(type_shown_name(field->type)), STR_ARG(field->name));
	d->bitwidths.count = kept;
	VEC_EACH (struct operand_kind, it, &d->operand_kinds)
		if (str_equal_c(it->kind, "F32") && (field = field_with_rows(opcode, it->operand)) != NULL)
			diag_report(l->diag, CHECK_BAD_ARGUMENT, it->span,
				"'%.*s' is an integer in each row of '%.*s'; leave out Type, and write F32(%.*s) "
				"in blocks",
				STR_ARG(field->name), STR_ARG(type_shown_name(field->type)), STR_ARG(field->name));
}

void lower_mode_info(struct lowering *l, const struct opcode *opcode)
{
	for (struct definition *up = opcode->definition; up; up = up->parent)
		check_mode_info(l, opcode, up);
}
