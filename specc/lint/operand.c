/* SPDX-License-Identifier: MIT */
/* Checks of the statements about operands against the fields: InList, OutList, Bitwidth, AsmFormat,
 * ModiOrder. */
#include "lint/internal.h"
#include "isa/condition.h"

/* ---- names ---- */

static bool is_unknown(
	const struct check_run *run, const struct opcode *opcode, const struct ast_expr *expr)
{
	return expr->kind == AST_NAME && !opcode_find_field(opcode, expr->text) &&
		   !isa_is_keyword(run->isa, expr->text);
}

static bool all_known(
	const struct check_run *run, const struct opcode *opcode, const struct operand_list *list)
{
	VEC_EACH (struct ast_expr *, it, &list->items)
		if (is_unknown(run, opcode, *it))
			return false;
	return true;
}

/* Is it an operand name in the templates that lowering has reported as not a field? */
static bool is_template_word(
	const struct check_run *run, const struct opcode *opcode, struct str name)
{
	VEC_EACH (struct family, it, &run->families)
		if (it->optype == opcode->optype)
			return it->misnamed && names_have(&it->operands, name);
	return false;
}

/* If the name was already reported for this definition, adds a note instead. */
static bool known_unknown(struct check_run *run, const struct definition *d, struct span span,
	struct str name, const char *where)
{
	if (run->unknown.count && run->unknown.items[0].definition != d)
		run->unknown.count = 0;
	VEC_EACH (struct unknown, it, &run->unknown)
		if (str_equal(it->name, name)) {
			diag_note(run->diag, it->report, span, "it is also in %s", where);
			return true;
		}
	return false;
}

/* The report, or NULL where the name was already reported for this definition. */
static struct report *report_unknown_in(struct check_run *run, const struct definition *d,
	struct span span, struct str name, const char *where, const char *any)
{
	if (known_unknown(run, d, span, name, where))
		return NULL;
	struct unknown unknown = { d, name,
		check_report(run, d, CHECK_OPERAND_UNKNOWN, span, "'%.*s' in %s is not a field of %s'%.*s'",
			STR_ARG(name), where, any, STR_ARG(d->name)) };
	VEC_PUSH(run->arena, &run->unknown, unknown);
	return unknown.report;
}

static void report_unknown_operand(struct check_run *run, const struct opcode *opcode,
	struct span span, struct str name, const char *where)
{
	struct suggestion near = { .name = name };
	if (is_template_word(run, opcode, name))
		return;
	struct report *report = report_unknown_in(run, opcode->definition, span, name, where, "");
	if (!report)
		return;
	VEC_EACH (struct field *, it, &opcode->fields)
		if (!(*it)->suffix.length)
			suggest_offer(&near, (*it)->name);
	diag_suggest(run->diag, report, span, near.nearest);
}

static void check_operand_names(struct check_run *run, const struct opcode *opcode,
	const struct ast_expr *expr, const char *where)
{
	if (is_unknown(run, opcode, expr))
		report_unknown_operand(run, opcode, expr->span, expr->text, where);
	for (size_t i = 0; i < expr->operands.count; i++)
		check_operand_names(run, opcode, expr->operands.items[i], where);
}

/* A name in a statement of an optype or a group, which is for all opcodes below it, must be a field
 * of at least one. */
static void check_family_names(struct check_run *run, const struct family *family,
	const struct ast_expr *expr, const char *where)
{
	if (expr->kind == AST_NAME && !family_opcode_with(family, expr->text) &&
		!isa_is_keyword(run->isa, expr->text) &&
		!(family->misnamed && names_have(&family->operands, expr->text)))
		report_unknown_in(run, family->optype, expr->span, expr->text, where, "any opcode of ");
	VEC_EACH (struct ast_expr *, it, &expr->operands)
		check_family_names(run, family, *it, where);
}

static void check_family_name(struct check_run *run, const struct family *family, struct str name,
	struct span span, const char *where)
{
	struct ast_expr expr = { .kind = AST_NAME, .text = name, .span = span };
	check_family_names(run, family, &expr, where);
}

/* ---- InList, OutList ---- */

static void list_items(struct check_run *run, const struct opcode *opcode, enum list_kind kind)
{
	const struct operand_list *list = &opcode->definition->lists[kind];
	struct operand_list before = *list;
	VEC_EACH (struct ast_expr *, it, &list->items) {
		check_operand_names(run, opcode, *it, list_names[kind]);
		before.items.count = (size_t)(it - list->items.items);
		const struct ast_expr *first =
			(*it)->kind == AST_NAME ? operand_list_find(&before, (*it)->text) : NULL;
		if (!first)
			continue;
		struct report *report = check_report(run, opcode->definition, CHECK_OPERAND_LIST,
			(*it)->span, "'%.*s' is in %s twice", STR_ARG(first->text), list_names[kind]);
		diag_note(run->diag, report, first->span, "first here");
	}
}

/* Registers, memory and any operand with a Bitwidth must be a source or a destination. */
static bool needs_list(const struct definition *d, const struct field *field)
{
	if (field->type->kind == TYPE_REGISTER || field->type->kind == TYPE_COMPOSITE)
		return true;
	VEC_EACH (struct bitwidth, it, &d->bitwidths)
		if (str_equal(it->operand, field->name))
			return true;
	return false;
}

static void check_lists(struct check_run *run, const struct opcode *opcode)
{
	const struct definition *d = opcode->definition;
	list_items(run, opcode, LIST_IN);
	list_items(run, opcode, LIST_OUT);
	const struct operand_list *holding[LIST_COUNT];
	for (int kind = 0; kind < LIST_COUNT; kind++) {
		const struct definition *with = definition_with_list(d, (enum list_kind)kind);
		if (!with || (kind != LIST_ORDER && !all_known(run, opcode, &with->lists[kind])))
			return;
		holding[kind] = &with->lists[kind];
	}
	VEC_EACH (struct field *, it, &opcode->fields) {
		const struct ast_expr *item = operand_list_find(holding[LIST_ORDER], (*it)->name);
		if (!item || operand_list_find(holding[LIST_IN], (*it)->name) ||
			operand_list_find(holding[LIST_OUT], (*it)->name) || !needs_list(d, *it))
			continue;
		struct report *report = check_report(run, d, CHECK_OPERAND_LIST, holding[LIST_IN]->span,
			"operand '%.*s' is in neither InList nor OutList", STR_ARG((*it)->name));
		diag_note(run->diag, report, item->span, "it is an operand of '%.*s'", STR_ARG(d->name));
	}
}

/* Reports a name in the lists that is not an operand of the text. */
static void check_unordered(struct check_run *run, const struct opcode *opcode)
{
	const struct definition *d = opcode->definition;
	if (!d->lists[LIST_ORDER].stated || opcode->forms.count)
		return; /* with forms, check_order finds what Order lacks */
	for (int kind = LIST_IN; kind <= LIST_OUT; kind++)
		VEC_EACH (struct ast_expr *, it, &d->lists[kind].items)
			if ((*it)->kind == AST_NAME && opcode_find_field(opcode, (*it)->text) &&
				!operand_list_find(&d->lists[LIST_ORDER], (*it)->text)) {
				struct report *report = check_report(run, d, CHECK_OPERAND_LIST, (*it)->span,
					"'%.*s' is in %s but not in Order", STR_ARG((*it)->text), list_names[kind]);
				diag_note(run->diag, report, d->lists[LIST_ORDER].span, "Order of '%.*s'",
					STR_ARG(d->name));
			}
}

/* ---- Bitwidth ---- */

/* The number at the end of a name such as "64", "U64"; 0 when there is none. */
static unsigned name_bits(struct str name)
{
	size_t at = 0;
	uint64_t bits;
	while (at < name.length && name.text[at] >= 'A' && name.text[at] <= 'Z')
		at++;
	if (at > 2)
		return 0;
	return str_read_decimal(name, &at, 4, &bits) && at == name.length ? (unsigned)bits : 0;
}

/* If the width depends on a data type, it must be enough for the widest. */
static void width_of_values(struct check_run *run, const struct opcode *opcode,
	const struct bitwidth *bitwidth, const struct field *field)
{
	VEC_EACH (struct enumerator, it, &field->type->values) {
		struct hidden_names names = { opcode, field, it->value };
		struct value value;
		unsigned bits = name_bits(it->name);
		if (!bits || !opcode_admits(opcode, NULL, field, it->value) ||
			!condition_eval(NULL, bitwidth->expr, condition_hidden_value, &names, &value) ||
			value.number >= (int64_t)bits)
			continue;
		struct report *report =
			check_report(run, opcode->definition, CHECK_BITWIDTH_VALUE, bitwidth->span,
				"'%.*s' has %lld bits when '%.*s' is '%.*s'", STR_ARG(bitwidth->operand),
				(long long)value.number, STR_ARG(field->name), STR_ARG(it->name));
		diag_note(run->diag, report, it->span, "'%.*s' is a value of '%.*s'", STR_ARG(it->name),
			STR_ARG(field->type->name));
	}
}

/* Reports a condition such as width == "64" that no legal word satisfies. */
static void dead_condition(struct check_run *run, const struct opcode *opcode,
	const struct bitwidth *bitwidth, const struct ast_expr *expr)
{
	if (expr->kind == AST_BINARY && str_equal_c(expr->text, "==") &&
		expr->operands.items[0]->kind == AST_NAME) {
		const struct field *field = opcode_find_field(opcode, expr->operands.items[0]->text);
		const struct enumerator *value =
			field ? type_find_name(field->type, expr->operands.items[1]->text) : NULL;
		if (value && opcode->forms.count && !opcode_admits(opcode, NULL, field, value->value)) {
			struct report *report = check_report(run, opcode->definition, CHECK_DEAD_CONDITION,
				bitwidth->span, "'%.*s' is '%.*s' in no legal word of '%.*s'", STR_ARG(field->name),
				STR_ARG(value->name), STR_ARG(opcode->definition->name));
			VEC_EACH (struct encoding_error, it, &opcode->definition->errors)
				diag_note(run->diag, report, it->span, "this statement forbids words");
		}
	}
	for (size_t i = 0; i < expr->operands.count; i++)
		dead_condition(run, opcode, bitwidth, expr->operands.items[i]);
}

static void width_fields(struct check_run *run, const struct opcode *opcode,
	const struct bitwidth *bitwidth, const struct ast_expr *expr)
{
	const struct field *field =
		expr->kind == AST_NAME ? opcode_find_field(opcode, expr->text) : NULL;
	if (field && field->type->kind == TYPE_ENUM)
		width_of_values(run, opcode, bitwidth, field);
	for (size_t i = 0; i < expr->operands.count; i++)
		width_fields(run, opcode, bitwidth, expr->operands.items[i]);
}

static void width_fits(struct check_run *run, const struct opcode *opcode,
	const struct bitwidth *bitwidth, const struct field *field, int64_t bits)
{
	const struct type *type = field->type;
	struct report *report = NULL;
	if ((type->kind == TYPE_INTEGER || type->kind == TYPE_FLOAT) && type->scale == 1 &&
		bits != (int64_t)field->width)
		report = check_report(run, opcode->definition, CHECK_BITWIDTH, bitwidth->span,
			"the immediate '%.*s' has %u bits, not %lld", STR_ARG(field->name), field->width,
			(long long)bits);
	else if (type->file && type->file->width && bits > (int64_t)type->file->width &&
			 bits % (int64_t)type->file->width)
		report = check_report(run, opcode->definition, CHECK_BITWIDTH, bitwidth->span,
			"%lld bits are not a whole number of '%.*s' registers of %u bits", (long long)bits,
			STR_ARG(type->file->name), type->file->width);
	else if (type->file && type->file->width && type->file->count &&
			 bits / (int64_t)type->file->width > (int64_t)type->file->count)
		report = check_report(run, opcode->definition, CHECK_BITWIDTH, bitwidth->span,
			"%lld bits are %lld registers, but '%.*s' has %llu", (long long)bits,
			(long long)(bits / (int64_t)type->file->width), STR_ARG(type->file->name),
			(unsigned long long)type->file->count);
	else if (type->file && type->file->of && bits > (int64_t)type->file->width)
		report = check_report(run, opcode->definition, CHECK_BITWIDTH, bitwidth->span,
			"'%.*s' begins at register %llu; a range of registers needs a type that begins at 0",
			STR_ARG(type->name), (unsigned long long)type->file->of_first);
	else if (bits <= 0)
		report = check_report(run, opcode->definition, CHECK_BITWIDTH, bitwidth->span,
			"the width of '%.*s' is %lld", STR_ARG(field->name), (long long)bits);
	diag_note(run->diag, report, field->span, "'%.*s' is declared here", STR_ARG(field->name));
}

/* inherited: the statement is that of the optype. */
static void check_width(struct check_run *run, const struct opcode *opcode,
	const struct bitwidth *bitwidth, bool inherited)
{
	struct hidden_names names = { .opcode = opcode };
	struct value value;
	const struct field *field = opcode_find_field(opcode, bitwidth->operand);
	if (!field) {
		report_unknown_operand(run, opcode, bitwidth->span, bitwidth->operand, "Bitwidth");
		return;
	}
	if (!condition_eval(run->diag, bitwidth->expr, condition_hidden_value, &names, &value))
		return;
	if (!field->type->poisoned)
		width_fits(run, opcode, bitwidth, field, value.number);
	if (inherited)
		return; /* other opcodes may have the value */
	dead_condition(run, opcode, bitwidth, bitwidth->expr);
	width_fields(run, opcode, bitwidth, bitwidth->expr);
}

/* One of an optype or a group is for all opcodes below it that have the operand, and one of a group
 * only where nothing replaces it. */
static void check_family_width(
	struct check_run *run, const struct family *family, const struct bitwidth *bitwidth)
{
	bool all = family->optype->kind == DEFINITION_OPTYPE;
	check_family_name(run, family, bitwidth->operand, bitwidth->span, "Bitwidth");
	VEC_EACH (const struct opcode *, it, &family->opcodes)
		if (opcode_find_field(*it, bitwidth->operand) &&
			(all || definition_bitwidth((*it)->definition, bitwidth->operand) == bitwidth))
			check_width(run, *it, bitwidth, true);
}

/* ---- AsmFormat, ModiOrder, Type ---- */

static void check_format(
	struct check_run *run, const struct opcode *opcode, const struct asm_format *format)
{
	if (!opcode_find_field(opcode, format->field))
		report_unknown_operand(run, opcode, format->span, format->field, "AsmFormat");
	for (size_t i = 0; i < format->call->operands.count; i++)
		check_operand_names(run, opcode, format->call->operands.items[i], "AsmFormat");
}

static bool used_before(const struct syntax *syntax, struct str a, struct str b)
{
	bool seen = false;
	VEC_EACH (const struct syntax_part, it, &syntax->parts) {
		if (it->kind != PART_MODIFIER)
			continue;
		if (str_equal(it->text, a) && seen)
			return false;
		seen = seen || str_equal(it->text, b);
	}
	return true;
}

static void check_modi_order(struct check_run *run, const struct family *family)
{
	const struct definition *d = family->optype;
	for (size_t i = 0; i < d->modi_order.count; i++) {
		struct str name = d->modi_order.items[i];
		struct span span = source_span(d->source, name);
		if (!family_field(family, name))
			check_report(run, d, CHECK_MODI_ORDER, span, "'%.*s' is not a modifier of '%.*s'",
				STR_ARG(name), STR_ARG(d->name));
		VEC_EACH (struct template *, it, &family->optype->templates)
			if (i && !used_before((*it)->syntax, d->modi_order.items[i - 1], name)) {
				struct report *report = check_report(run, d, CHECK_MODI_ORDER, span,
					"the template has '.%.*s' before '.%.*s'", STR_ARG(name),
					STR_ARG(d->modi_order.items[i - 1]));
				diag_note(run->diag, report, (*it)->span, "the template is here");
			}
	}
}

/* ---- conditions ---- */

/* Is the number above all values of the field, in each opcode that has it? */
static bool is_above_field(const struct family *family, struct str name, uint64_t number)
{
	bool found = false;
	VEC_EACH (const struct opcode *, it, &family->opcodes) {
		const struct field *field = opcode_find_field(*it, name);
		if (field && number <= mask64(field->width))
			return false;
		found = found || field;
	}
	return found;
}

/* Is the comparison true whenever its second (or first) side is above the other? */
static bool holds_above(struct str op, bool mirrored)
{
	return str_equal_c(op, "!=") || op.text[0] == (mirrored ? '>' : '<');
}

/* Reports comparisons of a field with a number that it cannot have, such as rd != 16 of four
 * bits. */
static void constant_condition(
	struct check_run *run, const struct family *family, const struct ast_expr *expr)
{
	for (size_t i = 0; i < expr->operands.count; i++)
		constant_condition(run, family, expr->operands.items[i]);
	for (size_t i = 0; expr->kind == AST_BINARY && i < 2; i++) {
		const struct ast_expr *name = expr->operands.items[i], *other = expr->operands.items[!i];
		if (name->kind == AST_NAME && other->kind == AST_NUMBER &&
			is_above_field(family, name->text, other->number))
			check_report(run, family->optype, CHECK_CONSTANT_COMPARISON, expr->span,
				"this comparison is always %s: '%.*s' is never %.*s",
				holds_above(expr->text, i) ? "true" : "false", STR_ARG(name->text),
				STR_ARG(span_text(other->span)));
	}
}

static void check_conditions(struct check_run *run, const struct family *family)
{
	VEC_EACH (struct encoding_error, it, &family->optype->errors)
		if (it->condition)
			constant_condition(run, family, it->condition);
}

/* ---- statements of optypes and groups ---- */

/* Statements of a definition, for all opcodes below it. */
static void check_shared_info(struct check_run *run, const struct family *family)
{
	const struct definition *d = family->optype;
	if (!family->opcodes.count || family->lacks_fields || d->poisoned)
		return;
	check_conditions(run, family);
	for (int kind = 0; kind < LIST_COUNT; kind++)
		VEC_EACH (struct ast_expr *, it, &d->lists[kind].items)
			check_family_names(run, family, *it, list_names[kind]);
	VEC_EACH (struct bitwidth, it, &d->bitwidths)
		check_family_width(run, family, it);
	VEC_EACH (struct asm_format, it, &d->asm_formats) {
		check_family_name(run, family, it->field, it->span, "AsmFormat");
		VEC_EACH (struct ast_expr *, argument, &it->call->operands)
			check_family_names(run, family, *argument, "AsmFormat");
	}
}

static bool states_operands(const struct definition *d)
{
	bool stated = d->bitwidths.count || d->asm_formats.count || d->errors.count;
	for (int kind = 0; kind < LIST_COUNT; kind++)
		stated = stated || d->lists[kind].items.count;
	return stated;
}

/* A group is checked like an optype that has all opcodes below it. */
static void check_group_info(struct check_run *run)
{
	struct str_map below = { .arena = run->arena };
	VEC_EACH (struct family, family, &run->families)
		for (const struct definition *d = family->optype->parent; d; d = d->parent) {
			struct family *group = states_operands(d) ? ptr_map_get(&below, d) : NULL;
			if (!group && states_operands(d)) {
				group = ARENA_NEW(run->arena, struct family);
				*group = (struct family){ .optype = d, .operands = run->operands };
				ptr_map_put(&below, d, group);
			}
			if (!group)
				continue;
			group->misnamed = group->misnamed || family->misnamed;
			group->lacks_fields = group->lacks_fields || family->lacks_fields;
			VEC_EACH (const struct opcode *, it, &family->opcodes)
				VEC_PUSH(run->arena, &group->opcodes, *it);
		}
	VEC_EACH (struct definition *, it, &run->isa->groups) {
		const struct family *group = ptr_map_get(&below, *it);
		if (group)
			check_shared_info(run, group);
	}
}

void check_operands(struct check_run *run)
{
	VEC_EACH (struct opcode *, it, &run->isa->opcodes) {
		const struct definition *d = (*it)->definition;
		struct family own = { .optype = d };
		if ((*it)->defective)
			continue;
		VEC_PUSH(run->arena, &own.opcodes, *it);
		check_conditions(run, &own);
		check_lists(run, *it);
		VEC_EACH (struct ast_expr *, item, &d->lists[LIST_ORDER].items)
			check_operand_names(run, *it, *item, "Order");
		check_unordered(run, *it);
		VEC_EACH (struct bitwidth, width, &d->bitwidths)
			check_width(run, *it, width, false);
		VEC_EACH (struct asm_format, format, &d->asm_formats)
			check_format(run, *it, format);
	}
	VEC_EACH (struct family, family, &run->families) {
		check_shared_info(run, family);
		check_modi_order(run, family);
	}
	check_group_info(run);
}
