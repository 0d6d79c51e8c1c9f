/* SPDX-License-Identifier: MIT */
/* Registers<...>, Separator<...> and Range<...> of a type -> the list of registers that its bits
 * are written as. */
#include "lower/internal.h"
#include "isa/register_list.h"

#include <stdlib.h>

const struct register_list lower_no_list = { 0 };

struct list_lowering {
	struct lowering *l;
	const struct ast_stmt *stmt; /* Registers<...> */
	struct type *type;
	struct register_list *list;
};

static bool list_fails(
	const struct list_lowering *w, struct span span, const char *expected, uint64_t number)
{
	return diag_fail(w->l->diag, CHECK_BAD_ARGUMENT, span, expected, (unsigned long long)number,
		STR_ARG(w->list->file->name));
}

/* ---- bits ---- */

/* Each register once, and one that the file has. */
static bool add_member(struct list_lowering *w, struct span span, unsigned bit, int64_t number)
{
	uint64_t n = (uint64_t)number;
	if (number < 0 || !register_file_has(w->list->file, n))
		return list_fails(w, span, "a bit would be register %llu, which '%.*s' does not have", n);
	VEC_EACH (struct list_member, it, &w->list->members)
		if (it->number == n)
			return list_fails(w, span, "register %llu of '%.*s' has two bits", n);
	VEC_PUSH(w->l->arena, &w->list->members, ((struct list_member){ n, bit, false }));
	return true;
}

/* Registers<R>; or Registers<R, descending>; */
static bool add_whole_file(struct list_lowering *w, bool descending)
{
	unsigned width = w->type->width;
	for (unsigned n = 0; n < width; n++)
		if (!add_member(w, w->stmt->span, descending ? width - 1 - n : n, n))
			return false;
	return true;
}

/* Registers<R, 0, 1, 14>; */
static bool add_listed(struct list_lowering *w)
{
	size_t count = w->stmt->args.count - 1;
	int64_t number;
	if (count != w->type->width)
		return diag_fail(w->l->diag, CHECK_BAD_ARGUMENT, w->stmt->span,
			"expected 'descending', or the register of each of the %u bits, the lowest first; "
			"found %zu",
			w->type->width, count);
	for (size_t i = 0; i < count; i++)
		if (!lower_arg_number(w->l, w->stmt, i + 1, &number) ||
			!add_member(w, w->stmt->args.items[i + 1]->span, (unsigned)i, number))
			return false;
	return true;
}

static int compare_members(const void *a, const void *b)
{
	const struct list_member *x = a, *y = b;
	return (x->number > y->number) - (x->number < y->number);
}

static bool add_list_members(struct list_lowering *w)
{
	const struct ast_expr *second = w->stmt->args.count == 2 ? w->stmt->args.items[1] : NULL;
	bool descending = second && second->kind == AST_NAME && str_equal_c(second->text, "descending");
	bool plain = w->stmt->args.count == 1 || descending;
	if (plain ? !add_whole_file(w, descending) : !add_listed(w))
		return false;
	qsort(w->list->members.items, w->list->members.count, sizeof *w->list->members.items,
		compare_members);
	return true;
}

/* ---- signs ---- */

static const struct ast_stmt *find_list_statement(const struct type *type, const char *keyword)
{
	VEC_EACH (struct ast_stmt *, it, &type->ast->statements)
		if (str_equal_c((*it)->keyword, keyword))
			return *it;
	return NULL;
}

/* A sign has no part of a word, so that names end before it. */
static bool lower_list_sign(struct list_lowering *w, const struct ast_stmt *stmt, struct str *sign)
{
	struct span span;
	if (!stmt)
		return true;
	if (!lower_arg_text(w->l, stmt, 0, &span))
		return false;
	*sign = span_text(span);
	bool is_sign = str_trim(*sign).length != 0;
	for (size_t i = 0; i < sign->length; i++)
		is_sign = is_sign && !char_is_word(sign->text[i]);
	return is_sign || diag_fail(w->l->diag, CHECK_BAD_ARGUMENT, stmt->args.items[0]->span,
						  "expected a sign such as \"/\", without letters, digits and '_'");
}

/* Range<"-">; or Range<"-", 3>; */
static bool lower_list_range(struct list_lowering *w, const struct ast_stmt *stmt)
{
	int64_t least = 2;
	if (stmt && stmt->args.count > 1 && !lower_arg_number(w->l, stmt, 1, &least))
		return false;
	if (least < 2 || least > 64)
		return diag_fail(w->l->diag, CHECK_BAD_ARGUMENT, stmt->args.items[1]->span,
			"expected the least number of registers that make a range, 2 to 64");
	w->list->least = (unsigned)least;
	return lower_list_sign(w, stmt, &w->list->range);
}

/* Can a reader tell the signs from each other? */
static bool check_list_signs(struct list_lowering *w, const struct ast_stmt *range)
{
	struct str a = list_separator_sign(w->list), b = list_range_sign(w->list);
	if (!range || (!str_starts_with(a, b) && !str_starts_with(b, a)))
		return true;
	struct str names[2] = { w->list->names.items[0].text,
		w->list->names.items[w->list->names.count > 1].text };
	return diag_fail(w->l->diag, CHECK_BAD_ARGUMENT, range->span,
		"'%.*s%.*s%.*s' would be a range and two registers: expected signs of which none begins "
		"with the other",
		STR_ARG(names[0]), STR_ARG(b), STR_ARG(names[1]));
}

static bool has_sign(struct str name, struct str sign)
{
	for (size_t i = 0; sign.length && i + sign.length <= name.length; i++)
		if (str_starts_with(str_slice(name, i, name.length), sign))
			return true;
	return false;
}

/* Names of registers must end before a sign. */
static bool check_names(struct list_lowering *w)
{
	VEC_EACH (struct list_name, it, &w->list->names)
		if (has_sign(it->text, list_separator_sign(w->list)) ||
			has_sign(it->text, list_range_sign(w->list)))
			return diag_fail(w->l->diag, CHECK_BAD_ARGUMENT, w->stmt->span,
				"the register '%.*s' has a sign of the list in its name", STR_ARG(it->text));
	return true;
}

static bool lower_list_signs(struct list_lowering *w)
{
	const struct ast_stmt *range = find_list_statement(w->type, "Range");
	w->list->separator = STR(", ");
	if (!lower_list_sign(w, find_list_statement(w->type, "Separator"), &w->list->separator) ||
		!lower_list_range(w, range))
		return false;
	list_set_names(w->l->arena, w->list);
	return check_list_signs(w, range) && check_names(w);
}

void lower_register_list(struct lowering *l, const struct ast_stmt *stmt, struct type *type)
{
	struct register_list *list = ARENA_NEW(l->arena, struct register_list);
	struct list_lowering w = { l, stmt, type, list };
	struct str name;
	type->poisoned = true;
	type->list = NULL;
	if (!lower_arg_name(l, stmt, 0, &name))
		return;
	list->file = str_map_get(&l->files, name);
	if (!list->file) {
		lower_unknown(
			l, CHECK_UNDEFINED_NAME, stmt->args.items[0]->span, "register file", name, &l->files);
		return;
	}
	type->poisoned = !add_list_members(&w) || !lower_list_signs(&w);
	type->list = list;
}
