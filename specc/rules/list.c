/* SPDX-License-Identifier: MIT */
/* Checks the blocks against InList and OutList: both must list what a block reads and assigns, and
 * some block must assign every output of an opcode. */
#include "isa/mode.h"
#include "rules/internal.h"

/* The list that applies to the opcode, or NULL. */
static const struct operand_list *list_of_operands(const struct opcode *opcode, enum list_kind kind)
{
	const struct definition *d = definition_with_list(opcode->definition, kind);
	return d ? &d->lists[kind] : NULL;
}

/* The InList (OutList, if `outputs`) that applies to the opcode, or NULL. */
static const struct operand_list *listing(const struct opcode *opcode, bool outputs)
{
	return list_of_operands(opcode, outputs ? LIST_OUT : LIST_IN);
}

static bool lists(const struct operand_list *list, struct str name)
{
	VEC_EACH (struct ast_expr *, it, &list->items)
		if ((*it)->kind == AST_NAME && str_equal((*it)->text, name))
			return true;
	return false;
}

/* Registers, memory and operands with a Bitwidth belong in a list; other numbers are part of the
 * instruction. Names in Order are reported without the block if both lists are given. */
static bool is_missing(const struct opcode *opcode, const struct field *field)
{
	const struct operand_list *order = list_of_operands(opcode, LIST_ORDER);
	bool needed = field->type->kind == TYPE_REGISTER || field->type->kind == TYPE_COMPOSITE;
	if (order && listing(opcode, false) && listing(opcode, true) && lists(order, field->name))
		return false;
	for (const struct definition *d = opcode->definition; d; d = d->parent)
		VEC_EACH (struct bitwidth, it, &d->bitwidths)
			needed = needed || str_equal(it->operand, field->name);
	return needed;
}

/* Is the field in one of the lists, also inside of brackets? */
static bool in_either_list(const struct opcode *opcode, struct str field)
{
	const struct operand_list *in = listing(opcode, false), *out = listing(opcode, true);
	return (in && operand_list_find(in, field)) || (out && operand_list_find(out, field));
}

/* The bits of an operand whose rows have places: the lists have been compared with the operand. */
static bool is_mode_bits(const struct sem_scope *scope, const struct sem_symbol *symbol)
{
	VEC_EACH (const struct field *, it, &symbol->fields.list)
		if (type_with_places((*it)->type)->alternatives.count &&
			str_equal(symbol->name, sem_mode_bits(scope->run->arena, (*it)->name)))
			return true;
	return false;
}

/* An opcode with this template that has the list, but without this operand; or NULL. */
static const struct opcode *unlisted(const struct sem_scope *scope, const struct sem_symbol *symbol)
{
	VEC_EACH (const struct opcode *, op, &scope->family->opcodes) {
		if (!listing(*op, symbol->written) || !opcode_uses_template(*op, scope->template))
			continue;
		size_t count;
		const struct field *const *fields = sem_symbol_fields(symbol, *op, &count);
		for (size_t i = 0; i < count; i++)
			if (!in_either_list(*op, fields[i]->name) && is_missing(*op, fields[i]))
				return *op;
	}
	return NULL;
}

/* ---- side fields ---- */

/* Does the opcode have the list, but without the field? */
static bool lists_other(const struct opcode *opcode, struct str field, bool writes)
{
	const struct operand_list *list = listing(opcode, writes);
	return list && !lists(list, field);
}

/* An opcode whose InList (OutList, if `writes`) lacks the operand, or NULL. */
static const struct opcode *side_unlisted(
	const struct sem_scope *scope, const struct sem_symbol *symbol, bool writes)
{
	VEC_EACH (const struct opcode *, op, &scope->family->opcodes) {
		size_t count;
		const struct field *const *fields = sem_symbol_fields(symbol, *op, &count);
		for (size_t i = 0; i < count; i++)
			if (lists_other(*op, fields[i]->name, writes))
				return *op;
	}
	return NULL;
}

static void check_list_side(struct sem_scope *scope, const struct sem_symbol *symbol, bool writes)
{
	const struct opcode *opcode = side_unlisted(scope, symbol, writes);
	if (!opcode)
		return;
	struct report *report = sem_report(scope, CHECK_OPERAND_LIST,
		writes ? symbol->first_side_write : symbol->first_side_read,
		"the block %s a side field of '%.*s', which '%.*s' does not have in %s",
		writes ? "assigns" : "reads", STR_ARG(symbol->name), STR_ARG(opcode->definition->name),
		writes ? "OutList" : "InList");
	sem_note(scope, report, listing(opcode, writes)->span, "the list is here");
}

void sem_check_listed(struct sem_scope *scope)
{
	if (!scope->template || !scope->family)
		return;
	VEC_EACH (struct sem_symbol *, it, &scope->symbols) {
		if ((*it)->side_read && ((*it)->in || !(*it)->out)) /* else: flow.c */
			check_list_side(scope, *it, false);
		if ((*it)->side_written)
			check_list_side(scope, *it, true);
	}
	VEC_EACH (struct sem_symbol *, it, &scope->symbols) {
		const struct sem_symbol *symbol = *it;
		bool input = symbol->in && !symbol->out && symbol->written; /* semantics-input */
		if (symbol->kind != SEM_OPERAND || symbol->keyword || input ||
			(!symbol->read && !symbol->written) || is_mode_bits(scope, symbol))
			continue;
		const struct opcode *opcode = unlisted(scope, symbol);
		if (!opcode)
			continue;
		struct report *report = sem_report(scope, CHECK_OPERAND_LIST,
			symbol->written ? symbol->first_write : symbol->first_read,
			"the block %s '%.*s', which '%.*s' does not have in %s",
			symbol->written ? "assigns" : "reads", STR_ARG(symbol->name),
			STR_ARG(opcode->definition->name), symbol->written ? "OutList" : "InList");
		sem_note(scope, report, listing(opcode, symbol->written)->span, "the list is here");
	}
}

/* ---- outputs that no block shows ---- */

static bool shows(
	const struct sem_scope *scope, const struct opcode *opcode, const struct field *field)
{
	VEC_EACH (struct sem_symbol *, it, &scope->symbols) {
		size_t count;
		const struct field *const *fields = sem_symbol_fields(*it, opcode, &count);
		for (size_t i = 0; i < count; i++)
			if (fields[i] == field)
				return true;
	}
	return scope->state_written || scope->block->broken;
}

static void check_output(const struct opcode *opcode, const struct sem_scope *described,
	struct sem_scope *const *scopes, size_t count, const struct ast_expr *item)
{
	const struct field *field =
		item->kind == AST_NAME ? opcode_find_field(opcode, item->text) : NULL;
	bool shown = !field;
	for (size_t i = 0; i < count && !shown; i++)
		shown = scopes[i] && opcode_uses_template(opcode, scopes[i]->template) &&
				shows(scopes[i], opcode, field);
	if (!shown)
		sem_report(described, CHECK_SEMANTICS_UNWRITTEN, item->span,
			"no block of '%.*s' assigns '%.*s', which is in OutList",
			STR_ARG(opcode->definition->name), STR_ARG(field->name));
}

/* Checks fields of OutList that are in no header; those in a header are checked with its block. */
static void check_opcode(const struct opcode *opcode, struct sem_scope *const *scopes, size_t count)
{
	struct sem_scope *described = NULL;
	for (size_t i = 0; i < count; i++)
		if (scopes[i] && opcode_uses_template(opcode, scopes[i]->template))
			described = scopes[i];
	const struct operand_list *list = listing(opcode, true);
	if (list && described)
		VEC_EACH (struct ast_expr *, it, &list->items)
			check_output(opcode, described, scopes, count, *it);
}

void sem_check_outputs(
	const struct sem_family *family, struct sem_scope *const *scopes, size_t count)
{
	VEC_EACH (const struct opcode *, it, &family->opcodes)
		check_opcode(*it, scopes, count);
}
