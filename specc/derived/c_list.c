/* SPDX-License-Identifier: MIT */
/* Derived layer for C: lists of registers, which format and parse share. */
#include "codec/codec.h"
#include "derived/c_internal.h"
#include "isa/register_list.h"

static struct run member_rows(struct cview *c, const struct register_list *list)
{
	struct run run = { 0 };
	VEC_EACH (struct list_member, it, &list->members) {
		xmlNodePtr row = run_add(c, &run);
		view_set_number(c->view, row, "number", it->number);
		view_set_number(c->view, row, "bit", it->bit);
		view_set_number(c->view, row, "joins", list->range.length && it->joins);
	}
	return run;
}

static struct run list_name_rows(struct cview *c, const struct register_list *list)
{
	struct run run = { 0 };
	VEC_EACH (struct list_name, it, &list->names) {
		xmlNodePtr row = run_add(c, &run);
		view_set_text(c->view, row, it->text);
		view_set_number(c->view, row, "member", it->member);
	}
	return run;
}

/* NAME and NAME-length */
static void set_list_sign(struct cview *c, xmlNodePtr row, const char *name, struct str sign)
{
	struct str length = str_printf(c->arena, "%s-length", name);
	view_set(c->view, row, name, sign);
	view_set_number(c->view, row, str_to_c(c->arena, length), sign.length);
}

unsigned c_list(struct cview *c, const struct element *e)
{
	const struct register_list *list = e->type->list;
	struct run members = member_rows(c, list), names = list_name_rows(c, list);
	xmlNodePtr row = row_new(c);
	view_set_number(c->view, row, "position", c_position(c, e->field, e->lsb, e->width));
	view_set_number(c->view, row, "member", pool_share_run(c, &c->list_members, &members));
	view_set_number(c->view, row, "members", list->members.count);
	view_set_number(c->view, row, "name", pool_share_run(c, &c->list_names, &names));
	view_set_number(c->view, row, "names", list->names.count);
	view_set_number(c->view, row, "least", list->least);
	view_set_number(c->view, row, "empty", cube_set_has(&e->type->legal, 0));
	set_list_sign(c, row, "separator", list->separator);
	set_list_sign(c, row, "separator-sign", list_separator_sign(list));
	set_list_sign(c, row, "range", list->range);
	set_list_sign(c, row, "range-sign", list_range_sign(list));
	view_set(c->view, row, "expected", codec_expected(c->arena, e->type, 1));
	return pool_share(c, &c->lists, row);
}
