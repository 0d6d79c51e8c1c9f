/* SPDX-License-Identifier: MIT */
/* XML view: the forms of an opcode: its text as elements, and its legal values as boxes. */
#include "view/internal.h"

static void bindings(struct view *view, xmlNodePtr parent, const char *name,
	const struct binding *items, size_t count)
{
	for (size_t i = 0; i < count; i++) {
		xmlNodePtr node = view_add(view, parent, name);
		view_set(view, node, "field", items[i].field->name);
		view_set_number(view, node, "value", items[i].value);
		if (!items[i].width)
			continue;
		view_set_number(view, node, "lsb", items[i].lsb);
		view_set_number(view, node, "width", items[i].width);
	}
}

static void put_modifier(struct view *view, xmlNodePtr node, const struct element *element)
{
	view_set(view, node, "separator", element->text);
	view_set(view, node, "field", element->field->name);
	if (element->has_hidden)
		view_set_number(view, node, "hidden", element->hidden);
	for (size_t i = 0; i < element->modifier_values.count; i++)
		view_set_number(
			view, view_add(view, node, "value"), "value", element->modifier_values.items[i]);
}

static void put_form_operand(struct view *view, xmlNodePtr node, const struct element *element)
{
	view_set(view, node, "field", element->field->name);
	view_set(view, node, "label", element->label);
	view_set(view, node, "type", element->type->name);
	view_set_number(view, node, "lsb", element->lsb);
	view_set_number(view, node, "width", element->width);
	view_set_number(view, node, "count", element->count);
	view_set_flag(view, node, "joined", element->joined);
}

static void elements(
	struct view *view, xmlNodePtr parent, struct element *const *items, size_t count)
{
	for (size_t i = 0; i < count; i++) {
		const struct element *element = items[i];
		xmlNodePtr node = NULL;
		switch (element->kind) {
		case ELEMENT_TEXT:
			node = view_add(view, parent, "text");
			view_set(view, node, "text", element->text);
			view_set_flag(view, node, "joins", element->joins);
			break;
		case ELEMENT_MODIFIER: put_modifier(view, view_add(view, parent, "choice"), element); break;
		case ELEMENT_OPERAND:
			put_form_operand(view, view_add(view, parent, "value"), element);
			break;
		case ELEMENT_GROUP:
			node = view_add(view, parent, "optional");
			view_set_number(view, node, "index", element->group_index);
			for (size_t k = 0; k < element->forces.count; k++)
				view_set_number(
					view, view_add(view, node, "forced-by"), "index", element->forces.items[k]);
			bindings(view, node, "absent", element->absent.items, element->absent.count);
			bindings(view, node, "present", element->present.items, element->present.count);
			break;
		case ELEMENT_ONE_OF:
			node = view_add(view, parent, "one-of");
			view_set(view, node, "field", element->field->name);
			break;
		case ELEMENT_ALTERNATIVE:
			node = view_add(view, parent, "alternative");
			bindings(view, node, "present", element->present.items, element->present.count);
			break;
		}
		elements(view, node, element->children.items, element->children.count);
	}
}

/* Lists only fields that are restricted further than by their type. */
static void put_box(
	struct view *view, xmlNodePtr parent, const struct form *form, const struct box *box)
{
	xmlNodePtr node = view_add(view, parent, "box");
	for (size_t i = 0; i < form->opcode->fields.count; i++) {
		const struct field *field = form->opcode->fields.items[i];
		if (cube_set_equal(view->arena, &box->sets[i], &field->type->legal))
			continue;
		xmlNodePtr child = view_add(view, node, "limit");
		view_set(view, child, "field", field->name);
		for (size_t k = 0; k < box->sets[i].cubes.count; k++)
			view_set(view, view_add(view, child, "legal"), "pattern",
				cube_text(view->arena, box->sets[i].cubes.items[k], field->width));
	}
}

static void put_forms(struct view *view, xmlNodePtr parent, const struct opcode *opcode)
{
	for (size_t i = 0; i < opcode->forms.count; i++) {
		const struct form *form = opcode->forms.items[i];
		xmlNodePtr node = view_add(view, parent, "form");
		view_set(view, node, "key", form->key);
		if (form->template)
			view_set(view, node, "template", form->template->text);
		elements(view, node, form->elements.items, form->elements.count);
		for (size_t k = 0; k < form->boxes.count; k++)
			put_box(view, node, form, &form->boxes.items[k]);
	}
}

void view_forms(struct view *view)
{
	if (!view->has_forms)
		VEC_EACH (struct opcode_place, it, &view->opcodes)
			put_forms(view, it->node, it->opcode);
	view->has_forms = true;
}
