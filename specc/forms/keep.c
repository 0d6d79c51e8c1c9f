/* SPDX-License-Identifier: MIT */
/* Copies the forms of one opcode from scratch memory to lasting memory. Equal parts are shared, as
 * the forms of a family differ little. */
#include "forms/internal.h"

/* Replaces the items of a vector with lasting ones. */
#define KEEP_VEC(kept, vec)                                                                        \
	do {                                                                                           \
		(vec)->items = intern_bytes((kept), (vec)->items, (vec)->count * sizeof *(vec)->items);    \
		(vec)->capacity = (vec)->count;                                                            \
	} while (0)

static struct str keep_text(struct intern *kept, struct str text)
{
	return (struct str){ intern_bytes(kept, text.text, text.length), text.length };
}

static struct element *keep_element(struct intern *kept, struct element *e)
{
	for (size_t i = 0; i < e->children.count; i++)
		e->children.items[i] = keep_element(kept, e->children.items[i]);
	e->text = keep_text(kept, e->text);
	KEEP_VEC(kept, &e->children);
	KEEP_VEC(kept, &e->absent);
	KEEP_VEC(kept, &e->present);
	KEEP_VEC(kept, &e->modifier_values);
	KEEP_VEC(kept, &e->forces);
	return intern_bytes(kept, e, sizeof *e);
}

static void keep_box(struct intern *kept, size_t fields, struct box *box)
{
	for (size_t i = 0; i < fields; i++)
		KEEP_VEC(kept, &box->sets[i].cubes);
	box->sets = intern_bytes(kept, box->sets, fields * sizeof *box->sets);
}

static void add_all_elements(
	struct arena *arena, struct form *form, struct element *const *list, size_t count, size_t depth)
{
	for (size_t i = 0; i < count; i++) {
		VEC_PUSH(arena, &form->all, (struct form_element){ list[i], depth });
		add_all_elements(arena, form, list[i]->children.items, list[i]->children.count, depth + 1);
	}
}

struct form *forms_keep(struct forms_run *run, const struct form *form, const struct boxes *boxes)
{
	struct intern *kept = &run->kept;
	struct form *copy = ARENA_NEW(kept->arena, struct form);
	*copy = *form;
	copy->key = keep_text(kept, form->key);
	for (size_t i = 0; i < copy->elements.count; i++)
		copy->elements.items[i] = keep_element(kept, copy->elements.items[i]);
	KEEP_VEC(kept, &copy->elements);
	add_all_elements(run->arena, copy, copy->elements.items, copy->elements.count, 0);
	KEEP_VEC(kept, &copy->all);
	copy->boxes.items = boxes->list.items;
	copy->boxes.count = boxes->list.count;
	for (size_t i = 0; i < copy->boxes.count; i++)
		keep_box(kept, form->opcode->fields.count, &copy->boxes.items[i]);
	KEEP_VEC(kept, &copy->boxes);
	return copy;
}
