/* SPDX-License-Identifier: MIT */
/* Lowers the statements of __Encoding, __OperandInfo and __Exception of the definitions. */
#include <assert.h>

#include "base/suggest.h"
#include "isa/mode.h"
#include "lower/internal.h"

static struct type *poisoned_type(struct lowering *l, struct str name, unsigned width)
{
	struct type *type = ARENA_NEW(l->arena, struct type);
	type->name = name;
	type->poisoned = true;
	type->scale = 1;
	type->own = type->width = width ? width : 1;
	type->legal = cube_set_all(l->arena, type->width);
	return type;
}

/* The last bit of a piece of 1 to 64 bits, saturated to int64_t. */
static int64_t last_bit(int64_t lsb, int64_t width)
{
	return lsb > INT64_MAX - width ? INT64_MAX : lsb + width - 1;
}

/* Positions: pairs of lsb and width, highest bits of the value first; each can be a sum. */
static bool lower_pieces(struct lowering *l, const struct ast_stmt *stmt, struct field *field)
{
	if (!stmt->args.count || stmt->args.count % 2)
		return diag_fail(l->diag, CHECK_BAD_ARGUMENT, stmt->span,
			"expected field<lsb, width>, with two numbers for each piece");
	for (size_t i = 0; i < stmt->args.count; i += 2) {
		int64_t lsb, width;
		if (!lower_arg_sum(l, stmt, i, &lsb) || !lower_arg_sum(l, stmt, i + 1, &width))
			return false;
		struct span place = span_join(stmt->args.items[i]->span, stmt->args.items[i + 1]->span);
		if (width < 1 || width > 64)
			return diag_fail(l->diag, CHECK_FIELD_RANGE, place,
				"a width of %lld bits; expected 1 to 64", (long long)width);
		if (lsb < 0 || last_bit(lsb, width) >= WORD_BITS)
			return diag_fail(l->diag, CHECK_FIELD_RANGE, place,
				"bits %lld:%lld are not inside an instruction (bits %d:0)",
				(long long)last_bit(lsb, width), (long long)lsb, WORD_BITS - 1);
		struct piece piece = { (unsigned)lsb, (unsigned)width };
		struct word mask = word_mask(piece.lsb, piece.width);
		if (!word_is_zero(word_and(field->mask, mask)))
			diag_report(
				l->diag, CHECK_FIELD_OVERLAP, stmt->span, "the pieces of this field share bits");
		field->mask = word_or(field->mask, mask);
		field->width += piece.width;
		VEC_PUSH(l->arena, &field->pieces, piece);
	}
	if (field->width <= 64)
		return true;
	return diag_fail(l->diag, CHECK_FIELD_WIDTH, stmt->span,
		"this field has %u bits; expected at most 64", field->width);
}

/* `Operand.memry`, of a mode that has no such class; its place is that of the class if this is an
 * argument or what fills a hole. */
static bool report_no_class(struct lowering *l, const struct ast_expr *expr)
{
	size_t dot = str_find(expr->text, 0, STR("."));
	const struct type *mode = str_map_get(&l->types, str_slice(expr->text, 0, dot));
	if (dot == expr->text.length || !mode || !mode->alternatives.count)
		return false;
	struct suggestion near = { .name = str_slice(expr->text, dot + 1, expr->text.length) };
	VEC_EACH (struct type *, it, &mode->classes)
		suggest_offer(&near, str_slice((*it)->name, mode->name.length + 1, (*it)->name.length));
	struct span place = expr->span, same = place;
	size_t class = span_text(place).length - near.name.length;
	if (!source_find_same(&same) && str_ends_with(span_text(place), near.name))
		place = span_part(place, class, class + near.name.length);
	if (str_map_put(&l->missing, str_printf(l->arena, "class %.*s", STR_ARG(expr->text)), l))
		return true;
	struct report *report = diag_report(l->diag, CHECK_UNDEFINED_NAME, place,
		"unknown class '%.*s' of '%.*s'", STR_ARG(near.name), STR_ARG(type_shown_name(mode)));
	diag_suggest(l->diag, report, NO_SPAN, near.nearest);
	return true;
}

static void lower_field_type_of(
	struct lowering *l, const struct ast_stmt *stmt, struct field *field)
{
	field->type = str_map_get(&l->types, stmt->type->text);
	if (!field->type) {
		if (str_map_get(&l->types, stmt->name->text))
			diag_report(l->diag, CHECK_UNDEFINED_NAME, stmt->type->span,
				"unknown type '%.*s': the type comes before the name, as in '%.*s %.*s'",
				STR_ARG(stmt->type->text), STR_ARG(stmt->name->text), STR_ARG(stmt->type->text));
		else if (!report_no_class(l, stmt->type))
			lower_unknown(
				l, CHECK_UNDEFINED_NAME, stmt->type->span, "type", stmt->type->text, &l->types);
		field->type = poisoned_type(l, stmt->type->text, field->width);
	}
	if (field->type->poisoned || field->type->own == field->width)
		return;
	struct report *report = diag_report(l->diag, CHECK_FIELD_WIDTH, field->span,
		"field '%.*s' has %u bit%s, but its type '%.*s' has %u", STR_ARG(field->name), field->width,
		field->width == 1 ? "" : "s", STR_ARG(field->type->name), field->type->own);
	diag_note(
		l->diag, report, field->type->span, "'%.*s' is defined here", STR_ARG(field->type->name));
	field->type = poisoned_type(l, field->type->name, field->width);
	field->poisoned = true;
}

static void split_name(struct field *field)
{
	size_t dot = str_find(field->name, 0, STR("."));
	field->base = str_slice(field->name, 0, dot);
	field->suffix = str_slice(field->name, dot + 1, field->name.length);
}

/* The value would have to say what is in the appended units. */
static bool check_appends_none(
	struct lowering *l, const struct ast_stmt *stmt, const struct field *field)
{
	return field->type->width == field->type->own ||
		   diag_fail(l->diag, CHECK_BAD_ARGUMENT, stmt->value->span,
			   "field '%.*s' cannot have a value here: its type '%.*s' appends units",
			   STR_ARG(field->name), STR_ARG(field->type->name));
}

static void lower_field(struct lowering *l, struct definition *d, const struct ast_stmt *stmt)
{
	if (!stmt->type || !stmt->name) {
		diag_report(l->diag, CHECK_BAD_ARGUMENT, stmt->span,
			"expected field<lsb, width> Type name; optionally with '= default' or '== value'");
		d->poisoned = true;
		return;
	}
	struct field *field = ARENA_NEW(l->arena, struct field);
	field->name = stmt->name->text;
	field->span = stmt->span;
	field->name_span = stmt->name->span;
	field->owner = d;
	split_name(field);
	if (!lower_pieces(l, stmt, field)) {
		d->poisoned = true;
		return;
	}
	lower_field_type_of(l, stmt, field);
	if (stmt->value) {
		field->kind = str_equal_c(stmt->op, "==") ? FIELD_FIXED : FIELD_DEFAULT;
		if (!field->type->poisoned && (!check_appends_none(l, stmt, field) ||
										  !lower_value(l, field->type, stmt->value, &field->value)))
			field->poisoned = true;
	}
	if (field->poisoned || field->type->poisoned)
		d->poisoned = true;
	assert(field->width && field->width <= 64 && field->type);
	VEC_PUSH(l->arena, &d->fields, field);
}

static void constraint_statement(
	struct lowering *l, struct definition *d, const struct ast_stmt *stmt)
{
	struct encoding_error error = { .span = stmt->span, .condition = stmt->value };
	error.must_hold = stmt->kind != AST_STMT_EXCEPTION_ENCODING_ERROR;
	struct span text;
	size_t message = error.must_hold ? 0 : 1;
	if (!error.must_hold && !lower_arg_name(l, stmt, 0, &error.kind))
		return;
	if (!lower_arg_text(l, stmt, message, &text))
		return;
	error.message = span_text(text);
	if (stmt->value)
		VEC_PUSH(l->arena, &d->errors, error);
	else
		diag_report(l->diag, CHECK_BAD_ARGUMENT, stmt->span, "expected '= condition'");
}

static void encoding_length(struct lowering *l, struct definition *d, const struct ast_stmt *stmt)
{
	int64_t bits;
	if (!lower_arg_number(l, stmt, 0, &bits))
		return;
	for (size_t i = 0; i < l->isa->lengths.count; i++)
		if (l->isa->lengths.items[i] == (uint64_t)bits) {
			d->length = (unsigned)bits;
			return;
		}
	if (l->isa->ast)
		diag_report(l->diag, CHECK_LENGTH, stmt->args.items[0]->span,
			"%lld bits is not a length of the ISA; lengths are declared in __Layout of __DefISA",
			(long long)bits);
}

static void encoding_statement(
	struct lowering *l, struct definition *d, const struct ast_stmt *stmt)
{
	switch (stmt->kind) {
	case AST_STMT_ENCODING_FIELD: lower_field(l, d, stmt); break;
	case AST_STMT_ENCODING_LENGTH: encoding_length(l, d, stmt); break;
	case AST_STMT_ENCODING_CONSTRAINT: constraint_statement(l, d, stmt); break;
	case AST_STMT_ENCODING_PREFIX: d->prefix = true; break;
	case AST_STMT_ENCODING_DELAY_SLOT: d->delays = true; break;
	case AST_STMT_ENCODING_NOT_IN_SLOT: d->not_in_slot = true; break;
	case AST_STMT_ENCODING_DECODE_ONLY: d->decode_only = true; break;
	default: lower_forgotten(stmt);
	}
}

/* Reports a second section that redeclares a field of the definition or its ancestors: the
 * definition line above it must be missing. */
static bool repeats_field(
	struct lowering *l, const struct definition *d, const struct ast_section *section)
{
	VEC_EACH (struct ast_stmt *, it, &section->statements)
		for (const struct definition *up = d; (*it)->name && up; up = up->parent)
			VEC_EACH (struct field *, field, &up->fields) {
				if (!str_equal((*field)->name, (*it)->name->text))
					continue;
				return !diag_second(l->diag, CHECK_FIELD_REDECLARED, (*it)->span, (*field)->span,
					"the other declaration is here",
					"a second __Encoding declares field '%.*s' again; is a definition line "
					"missing above it?",
					STR_ARG((*field)->name));
			}
	return false;
}

void lower_fields(struct lowering *l, struct definition *d)
{
	size_t encodings = 0;
	VEC_EACH (struct ast_section *, section, &d->ast->sections) {
		if (!str_equal_c((*section)->name, "Encoding"))
			continue;
		if (encodings++ && repeats_field(l, d, *section)) {
			d->poisoned = true;
			continue;
		}
		VEC_EACH (struct ast_stmt *, it, &(*section)->statements)
			encoding_statement(l, d, *it);
		if (places_inside(&l->unread, (*section)->body))
			d->poisoned = true;
	}
}

/* ---- __OperandInfo, __Exception ---- */

static void lower_list(struct lowering *l, struct operand_list *list, const struct ast_stmt *stmt)
{
	list->stated = true;
	list->span = stmt->span;
	VEC_EACH (struct ast_expr *, it, &stmt->args)
		if ((*it)->kind == AST_NAME || (*it)->kind == AST_INDEX)
			VEC_PUSH(l->arena, &list->items, *it);
		else
			diag_report(l->diag, CHECK_BAD_ARGUMENT, (*it)->span,
				"'%.*s' lists the names of operands, found '%.*s'", STR_ARG(stmt->keyword),
				STR_ARG(span_text((*it)->span)));
}

/* A second statement of the same definition for an operand. */
static void lower_repeated(
	struct lowering *l, const struct ast_stmt *stmt, struct str operand, struct span first)
{
	diag_second(l->diag, CHECK_DUPLICATE_STATEMENT, stmt->span, first, "the first one is here",
		"duplicate %.*s of '%.*s'", STR_ARG(stmt->keyword), STR_ARG(operand));
}

static void lower_bitwidth(struct lowering *l, struct definition *d, const struct ast_stmt *stmt)
{
	struct bitwidth bitwidth = { .span = stmt->span, .expr = stmt->value };
	if (!lower_arg_name(l, stmt, 0, &bitwidth.operand))
		return;
	if (!stmt->value) {
		diag_report(l->diag, CHECK_BAD_ARGUMENT, stmt->span, "expected '= bits'");
		return;
	}
	VEC_EACH (struct bitwidth, it, &d->bitwidths)
		if (str_equal(it->operand, bitwidth.operand)) {
			lower_repeated(l, stmt, bitwidth.operand, it->span);
			return;
		}
	VEC_PUSH(l->arena, &d->bitwidths, bitwidth);
}

static void lower_asm_format(struct lowering *l, struct definition *d, const struct ast_stmt *stmt)
{
	struct asm_format format = { .span = stmt->span, .call = stmt->value };
	if (!lower_arg_name(l, stmt, 0, &format.field))
		return;
	if (!stmt->value || stmt->value->kind != AST_CALL) {
		diag_report(l->diag, CHECK_BAD_ARGUMENT, stmt->span, "expected '= Format(field, ...)'");
		return;
	}
	VEC_EACH (struct asm_format, it, &d->asm_formats)
		if (str_equal(it->field, format.field)) {
			lower_repeated(l, stmt, format.field, it->span);
			return;
		}
	struct format_def *known = str_map_get(&l->formats, stmt->value->text);
	if (!known)
		lower_unknown(
			l, CHECK_UNDEFINED_NAME, stmt->value->span, "format", stmt->value->text, &l->formats);
	else if (known->params.count != stmt->value->operands.count)
		diag_report(l->diag, CHECK_BAD_ARGUMENT, stmt->value->span,
			"format '%.*s' takes %zu arguments, found %zu", STR_ARG(known->name),
			known->params.count, stmt->value->operands.count);
	else
		VEC_PUSH(l->arena, &d->asm_formats, format);
}

static void lower_kind(struct lowering *l, struct definition *d, const struct ast_stmt *stmt)
{
	struct operand_kind kind = { .span = stmt->span };
	if (!lower_arg_name(l, stmt, 0, &kind.operand))
		return;
	if (!stmt->value || stmt->value->kind != AST_NAME ||
		(!str_equal_c(stmt->value->text, "INT") && !str_equal_c(stmt->value->text, "F32"))) {
		diag_report(l->diag, CHECK_BAD_ARGUMENT, stmt->value ? stmt->value->span : stmt->span,
			"expected '= INT' or '= F32'");
		return;
	}
	VEC_EACH (struct operand_kind, it, &d->operand_kinds)
		if (str_equal(it->operand, kind.operand)) {
			lower_repeated(l, stmt, kind.operand, it->span);
			return;
		}
	kind.kind = stmt->value->text;
	VEC_PUSH(l->arena, &d->operand_kinds, kind);
}

/* Cycles<n>; */
static void lower_cycles(struct lowering *l, struct definition *d, const struct ast_stmt *stmt)
{
	int64_t cycles;
	if (!lower_arg_number(l, stmt, 0, &cycles))
		return;
	d->has_cycles = true;
	if (cycles >= 0 && cycles <= UINT16_MAX)
		d->cycles = (unsigned)cycles;
	else
		diag_report(l->diag, CHECK_BAD_ARGUMENT, stmt->args.items[0]->span,
			"expected a number of cycles from 0 to %d", UINT16_MAX);
}

void lower_inherited(struct lowering *l, struct definition *d)
{
	const struct definition *nearest = d;
	(void)l;
	for (const struct definition *up = d; up; up = up->parent) {
		d->prefix = d->prefix || up->prefix;
		d->delays = d->delays || up->delays;
		d->not_in_slot = d->not_in_slot || up->not_in_slot;
		d->decode_only = d->decode_only || up->decode_only;
	}
	while (nearest && !nearest->has_cycles)
		nearest = nearest->parent;
	if (!nearest)
		return;
	d->has_cycles = true;
	d->cycles = nearest->cycles;
}

static void info_statement(struct lowering *l, struct definition *d, const struct ast_stmt *stmt)
{
	struct str name;
	switch (stmt->kind) {
	case AST_STMT_OPERAND_INFO_IN_LIST: lower_list(l, &d->lists[LIST_IN], stmt); break;
	case AST_STMT_OPERAND_INFO_OUT_LIST: lower_list(l, &d->lists[LIST_OUT], stmt); break;
	case AST_STMT_OPERAND_INFO_ORDER: lower_list(l, &d->lists[LIST_ORDER], stmt); break;
	case AST_STMT_OPERAND_INFO_BITWIDTH: lower_bitwidth(l, d, stmt); break;
	case AST_STMT_OPERAND_INFO_ASM_FORMAT: lower_asm_format(l, d, stmt); break;
	case AST_STMT_OPERAND_INFO_TYPE: lower_kind(l, d, stmt); break;
	case AST_STMT_OPERAND_INFO_CYCLES: lower_cycles(l, d, stmt); break;
	case AST_STMT_OPERAND_INFO_MODI_ORDER:
		for (size_t i = 0; i < stmt->args.count; i++)
			if (lower_arg_name(l, stmt, i, &name))
				VEC_PUSH(l->arena, &d->modi_order, name);
		break;
	default: lower_forgotten(stmt);
	}
}

void lower_info(struct lowering *l, struct definition *d)
{
	size_t infos = 0;
	VEC_EACH (struct ast_section *, section, &d->ast->sections) {
		bool info = str_equal_c((*section)->name, "OperandInfo");
		if (info && infos++ && d->poisoned)
			break; /* belongs to another definition */
		if (!info && !str_equal_c((*section)->name, "Exception"))
			continue;
		VEC_EACH (struct ast_stmt *, it, &(*section)->statements)
			if (info)
				info_statement(l, d, *it);
			else
				constraint_statement(l, d, *it);
	}
}
