/* SPDX-License-Identifier: MIT */
/* Derived layer for C: an operand with alternatives -> the same of a word that is its bits
 * alone, so that instructions that have it at different places share what is made of it. */
#include "derived/c_internal.h"

static bool binds_only(const struct binding *items, size_t count, const struct field *field)
{
	for (size_t i = 0; i < count; i++)
		if (items[i].field != field)
			return false;
	return true;
}

/* Is its text decided by the field alone, wherever it stands? */
static bool is_of_field(const struct element *e, const struct field *field)
{
	if ((e->field && e->field != field) || e->joined || e->forces.count ||
		!binds_only(e->absent.items, e->absent.count, field) ||
		!binds_only(e->present.items, e->present.count, field))
		return false;
	VEC_EACH (struct element *, it, &e->children)
		if (!is_of_field(*it, field))
			return false;
	return true;
}

static void copy_bindings(
	struct cview *c, struct binding **items, size_t count, struct field *field)
{
	struct binding *copies = ARENA_ARRAY(c->arena, struct binding, count);
	for (size_t i = 0; i < count; i++) {
		copies[i] = (*items)[i];
		copies[i].field = field;
	}
	*items = copies;
}

static struct element *element_in(struct cview *c, const struct element *e, struct field *field)
{
	struct element *copy = ARENA_NEW(c->arena, struct element);
	*copy = *e;
	if (e->field)
		copy->field = field;
	copy_bindings(c, &copy->absent.items, copy->absent.count, field);
	copy_bindings(c, &copy->present.items, copy->present.count, field);
	memset(&copy->children, 0, sizeof copy->children);
	VEC_EACH (struct element *, it, &e->children)
		VEC_PUSH(c->arena, &copy->children, element_in(c, *it, field));
	return copy;
}

struct element *c_element_of_bits(struct cview *c, const struct element *e)
{
	if (!is_of_field(e, e->field))
		return NULL;
	struct field *field = ARENA_NEW(c->arena, struct field);
	*field = *e->field;
	memset(&field->pieces, 0, sizeof field->pieces);
	VEC_PUSH(c->arena, &field->pieces, (struct piece){ .lsb = 0, .width = field->width });
	field->mask = word_mask(0, field->width);
	return element_in(c, e, field);
}
