/* SPDX-License-Identifier: MIT */
/* Checks of Order against the templates: each opcode's operands are in the order in which its
 * text has them. */
#include "lint/internal.h"

struct item {
	struct str name;
	struct span span;
};
struct items {
	VEC(struct item) list;
};

static void add_items(struct check_run *run, struct items *items, const struct ast_expr *expr)
{
	if (expr->kind == AST_NAME)
		VEC_PUSH(run->arena, &items->list, (struct item){ expr->text, expr->span });
	for (size_t i = 0; i < expr->operands.count; i++)
		add_items(run, items, expr->operands.items[i]);
}

static bool items_have(const struct items *items, struct str name)
{
	for (size_t i = 0; i < items->list.count; i++)
		if (str_equal(items->list.items[i].name, name))
			return true;
	return false;
}

/* ---- what is compared ---- */

/* The fields that some Order of the ISA names: others, such as scheduling, are not operands. */
static void gather_ordered(struct check_run *run, struct names *ordered)
{
	struct items items = { 0 };
	VEC_EACH (struct opcode *, it, &run->isa->opcodes) {
		const struct definition *d = definition_with_list((*it)->definition, LIST_ORDER);
		items.list.count = 0;
		for (size_t i = 0; d && i < d->lists[LIST_ORDER].items.count; i++)
			add_items(run, &items, d->lists[LIST_ORDER].items.items[i]);
		VEC_EACH (struct item, item, &items.list)
			names_add(run->arena, ordered, item->name);
	}
}

/* The operands that a form shows, in text order, without duplicates. */
static struct items shown_operands(
	struct check_run *run, const struct form *form, const struct names *ordered)
{
	struct items shown = { 0 };
	VEC_EACH (struct form_element, it, &form->all) {
		const struct element *e = it->element;
		if (element_is_operand(e) && names_have(ordered, e->field->name) &&
			!items_have(&shown, e->field->name))
			VEC_PUSH(run->arena, &shown.list, (struct item){ e->field->name, e->span });
	}
	return shown;
}

/* ---- the comparison ---- */

static bool compare_orders(struct check_run *run, const struct form *form,
	const struct items *order, const struct items *shown)
{
	const struct definition *d = definition_with_list(form->opcode->definition, LIST_ORDER);
	struct items both = { 0 };
	VEC_EACH (struct item, it, &shown->list)
		if (!items_have(order, it->name)) {
			struct report *report = check_report(run, d, CHECK_ORDER, d->lists[LIST_ORDER].span,
				"Order lacks '%.*s', which the template shows", STR_ARG(it->name));
			diag_note(run->diag, report, it->span, "it is shown here");
			return false;
		}
	VEC_EACH (struct item, it, &order->list)
		if (items_have(shown, it->name))
			VEC_PUSH(run->arena, &both.list, *it);
	for (size_t i = 0; i < both.list.count && i < shown->list.count; i++) {
		const struct item *found = &both.list.items[i], *expected = &shown->list.items[i];
		if (str_equal(found->name, expected->name))
			continue;
		struct report *report = check_report(run, d, CHECK_ORDER, found->span,
			"operand %zu of Order is '%.*s', but that of the template is '%.*s'", i + 1,
			STR_ARG(found->name), STR_ARG(expected->name));
		diag_note(run->diag, report, expected->span, "'%.*s' is here", STR_ARG(expected->name));
		return false;
	}
	return true;
}

static void order_names(
	struct check_run *run, const struct opcode *opcode, const struct items *order)
{
	for (size_t i = 0; i < order->list.count; i++) {
		const struct item *item = &order->list.items[i];
		for (size_t k = 0; k < i; k++)
			if (str_equal(order->list.items[k].name, item->name) &&
				opcode_find_field(opcode, item->name)) {
				struct report *report = check_report(run, opcode->definition, CHECK_ORDER,
					item->span, "'%.*s' is in Order twice", STR_ARG(item->name));
				diag_note(run->diag, report, order->list.items[k].span, "first here");
			}
	}
}

/* Number of opcodes that lack an operand, from which on their common definition is blamed. */
#define COMMON_LACK    3
#define MAX_LACK_SHOWN 3 /* places in notes */

struct lack {
	size_t opcodes;
	struct report *report; /* the last one */
};

static struct lack *lack_of(struct str_map *lacks, struct str name)
{
	return str_map_make(lacks, name, sizeof(struct lack));
}

/* Counts the lack; from the COMMON_LACKth on the places are notes, and then nothing. */
static bool is_common_lack(
	struct check_run *run, struct str_map *lacks, struct str name, struct span span)
{
	struct lack *lack = lack_of(lacks, name);
	size_t count = ++lack->opcodes;
	if (count > COMMON_LACK && count <= COMMON_LACK + MAX_LACK_SHOWN)
		diag_note(run->diag, lack->report, span, "and in this Order");
	else if (count == COMMON_LACK + MAX_LACK_SHOWN + 1)
		diag_note(run->diag, lack->report, NO_SPAN, "and in others: does a group lack a template?");
	return count > COMMON_LACK;
}

/* Reports operands of Order that no template shows. */
static void order_extra(struct check_run *run, struct str_map *lacks, const struct opcode *opcode,
	const struct items *order, const struct items *all)
{
	VEC_EACH (struct item, it, &order->list) {
		const struct field *field = opcode_find_field(opcode, it->name);
		if (!field || items_have(all, it->name) || isa_is_keyword(run->isa, it->name) ||
			definition_is_broken(opcode->definition))
			continue;
		if (is_common_lack(run, lacks, it->name, it->span))
			continue;
		struct report *report = check_report(run, opcode->definition, CHECK_ORDER, it->span,
			"no template shows '%.*s' of Order", STR_ARG(it->name));
		lack_of(lacks, it->name)->report = report;
		diag_note(run->diag, report, opcode->forms.items[0]->template->span,
			"this is a template of '%.*s'", STR_ARG(opcode->definition->name));
	}
}

static void opcode_order(struct check_run *run, struct str_map *lacks, const struct opcode *opcode,
	const struct names *ordered)
{
	struct items order = { 0 }, all = { 0 };
	const struct definition *d = definition_with_list(opcode->definition, LIST_ORDER);
	const struct template *last = NULL;
	for (size_t i = 0; i < d->lists[LIST_ORDER].items.count; i++)
		add_items(run, &order, d->lists[LIST_ORDER].items.items[i]);
	order_names(run, opcode, &order);
	VEC_EACH (struct form *, it, &opcode->forms) {
		if ((*it)->template == last)
			continue; /* another shape of the same template */
		last = (*it)->template;
		struct items shown = shown_operands(run, *it, ordered);
		if (!compare_orders(run, *it, &order, &shown))
			return;
		VEC_EACH (struct item, item, &shown.list)
			VEC_PUSH(run->arena, &all.list, *item);
	}
	if (opcode->forms.count)
		order_extra(run, lacks, opcode, &order, &all);
}

void check_order(struct check_run *run)
{
	struct names ordered = { 0 };
	struct str_map lacks = { .arena = run->arena };
	gather_ordered(run, &ordered);
	struct arena *outer = run->arena, scratch = { .limit = outer->limit };
	run->arena = &scratch;
	VEC_EACH (struct opcode *, it, &run->isa->opcodes) {
		if (definition_with_list((*it)->definition, LIST_ORDER))
			opcode_order(run, &lacks, *it, &ordered);
		arena_reset(&scratch);
	}
	arena_free(&scratch);
	run->arena = outer;
}
