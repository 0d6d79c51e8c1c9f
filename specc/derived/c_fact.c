/* SPDX-License-Identifier: MIT */
/* Derived layer for C: attributes of opcodes, forms and aliases that say which abilities
 * the generated code needs, so that templates can omit the rest. They err on the side of more
 * code. */
#include "base/never.h"
#include "derived/c_internal.h"

/* Effects that texts of a form may have. */
struct form_facts {
	bool misfits;         /* the result may be an illegal word */
	bool misfits_unshown; /* ... and no operand or modifier in the text explains why */
	bool written_twice;   /* bits may be set more than once */
	bool fields_twice;    /* ... by fields that are visible in the text */
};

enum { MANY_VALUES = 10 }; /* wider fields are not tried value by value */

static const struct cube_set *set_of_box_field(
	const struct opcode *opcode, const struct box *box, const struct field *field)
{
	int index = opcode_field_index(opcode, field);
	return index < 0 ? NULL : &box->sets[index];
}

bool view_c_box_is_empty(const struct opcode *opcode, const struct box *box)
{
	for (size_t i = 0; i < opcode->fields.count; i++)
		if (box->sets[i].cubes.count == 0)
			return true;
	return false;
}

/* ---- what a text can make of a field ---- */

static bool register_writes(const struct element *e, uint64_t value)
{
	const struct register_file *file = e->type->file;
	if (value - file->first + e->count - 1 < file->count)
		return true;
	for (size_t i = 0; i < file->names.count; i++)
		if (file->names.items[i].number == value)
			return true;
	return false;
}

/* Can the text of this operand produce these bits? */
static bool writes_value(const struct element *e, uint64_t value)
{
	const struct type *type = e->type;
	switch (type->kind) {
	case TYPE_REGISTER: return register_writes(e, value);
	case TYPE_ENUM: return type_find_value(type, value) != NULL;
	case TYPE_INTEGER:
		if (type->coding == CODING_TABLE && !type->has_accept)
			return value < type->table.count;
		return type->coding != CODING_ONES || type->has_accept ||
			   value != word_mask(0, type->width).lo;
	case TYPE_FLOAT:
	case TYPE_COMPOSITE: return true;
	}
	NEVER();
}

static bool operand_fits(const struct element *e, const struct cube_set *set)
{
	if (cube_set_is_all(set))
		return true;
	if (e->width != e->field->width || e->width > MANY_VALUES)
		return false;
	for (uint64_t value = 0; value < (uint64_t)1 << e->width; value++)
		if (writes_value(e, value) && !cube_set_has(set, value))
			return false;
	return true;
}

static bool modifier_fits(
	const struct form *form, const struct element *e, const struct cube_set *set)
{
	for (size_t i = 0; i < e->modifier_values.count; i++) {
		uint64_t value = e->modifier_values.items[i];
		if (form_admits(form, e->field, value) && !cube_set_has(set, value))
			return false;
	}
	return true;
}

static bool hidden_fits(const struct element *e, const struct cube_set *set)
{
	return !e->has_hidden || cube_set_has(set, e->hidden);
}

static bool bindings_fit(const struct form *form, const struct binding *items, size_t count)
{
	for (size_t i = 0; i < count; i++) {
		const struct cube_set *set =
			set_of_box_field(form->opcode, &form->boxes.items[0], items[i].field);
		bool whole = !items[i].width || items[i].width == items[i].field->width;
		if (!set || (whole ? !cube_set_has(set, items[i].value) : !cube_set_is_all(set)))
			return false;
	}
	return true;
}

/* Do all values that these elements can write, visible or hidden, lie in the only box of the
 * form? */
static void elements_fit(struct form_facts *facts, const struct form *form)
{
	VEC_EACH (struct form_element, it, &form->all) {
		const struct element *e = it->element;
		const struct cube_set *set =
			e->field ? set_of_box_field(form->opcode, &form->boxes.items[0], e->field) : NULL;
		bool shown = true, unshown = true;
		switch (e->kind) {
		case ELEMENT_TEXT: break;
		case ELEMENT_OPERAND: shown = set && operand_fits(e, set); break;
		case ELEMENT_MODIFIER:
			shown = set && modifier_fits(form, e, set);
			unshown = set && hidden_fits(e, set);
			break;
		case ELEMENT_GROUP:
			unshown = bindings_fit(form, e->absent.items, e->absent.count) &&
					  bindings_fit(form, e->present.items, e->present.count);
			break;
		case ELEMENT_ONE_OF: shown = unshown = false; break;
		case ELEMENT_ALTERNATIVE: break;
		}
		facts->misfits |= !shown || !unshown;
		facts->misfits_unshown |= !unshown;
	}
}

/* ---- bits that a text sets ---- */

static bool take_bits(struct word *taken, struct word bits)
{
	bool again = !word_is_zero(word_and(*taken, bits));
	*taken = word_or(*taken, bits);
	return again;
}

static bool take_bindings(struct word *taken, const struct binding *items, size_t count)
{
	bool again = false;
	for (size_t i = 0; i < count; i++)
		again |= take_bits(taken, binding_bits(&items[i]).mask);
	return again;
}

/* Do elements write bits that others (`taken`) have written? */
static void written_bits(
	struct form_facts *facts, struct element *const *items, size_t count, struct word *taken)
{
	for (size_t i = 0; i < count; i++) {
		const struct element *e = items[i];
		struct word present = *taken, absent = *taken, zero = { 0, 0 };
		if (e->kind == ELEMENT_OPERAND)
			facts->fields_twice |=
				take_bits(taken, field_insert(e->field, zero, word_mask(e->lsb, e->width).lo));
		if (e->kind == ELEMENT_MODIFIER)
			facts->fields_twice |= take_bits(taken, e->field->mask);
		if (e->kind == ELEMENT_ONE_OF) {
			facts->written_twice = true;
			VEC_EACH (struct element *, it, &e->children) {
				struct word one = *taken;
				take_bindings(&one, (*it)->present.items, (*it)->present.count);
				written_bits(facts, (*it)->children.items, (*it)->children.count, &one);
			}
			*taken = word_or(*taken, e->field->mask);
		}
		if (e->kind != ELEMENT_GROUP)
			continue;
		facts->written_twice |= take_bindings(&present, e->present.items, e->present.count);
		written_bits(facts, e->children.items, e->children.count, &present);
		facts->written_twice |= take_bindings(&absent, e->absent.items, e->absent.count);
		*taken = word_or(present, absent);
	}
}

/* ---- modifiers, groups, signs ---- */

/* Upper bound for the matching steps from here on; `rest` is the bound after the last element. */
static uint64_t longest_search(struct element *const *items, size_t count, uint64_t rest)
{
	for (size_t i = count; i-- > 0 && rest < UINT32_MAX;) {
		const struct element *e = items[i];
		if (e->kind == ELEMENT_MODIFIER)
			rest *= 2 * (1 + (uint64_t)i); /* taken before or after others, or not at all */
		else if (e->kind == ELEMENT_GROUP || e->kind == ELEMENT_ALTERNATIVE)
			rest += longest_search(e->children.items, e->children.count, rest);
		else if (e->kind == ELEMENT_ONE_OF)
			rest = longest_search(e->children.items, e->children.count, rest);
		else if (e->kind == ELEMENT_TEXT)
			rest += e->text.length;
		rest++;
	}
	return rest;
}

/* Can the text begin with a number that is joined to a sign? */
static bool begins_joined(const struct form *form)
{
	VEC_EACH (struct form_element, it, &form->all) {
		const struct element *e = it->element;
		if (e->kind == ELEMENT_OPERAND && e->joined)
			return true;
		bool any = e->kind == ELEMENT_OPERAND || (e->kind == ELEMENT_TEXT && e->text.length);
		if (!it->depth && any)
			return false;
	}
	return false;
}

void c_form_facts(struct cview *c, xmlNodePtr node, const struct form *form)
{
	enum { STEPS_MAX = 20000 }; /* as in templates/c/parse/input.tpl */
	struct form_facts facts = { 0 };
	struct element *const *items = form->elements.items;
	size_t count = form->elements.count, boxes = 0;
	struct word taken = { 0, 0 };
	VEC_EACH (struct box, it, &form->boxes)
		boxes += !view_c_box_is_empty(form->opcode, it);
	if (form->boxes.count == 1 && boxes)
		elements_fit(&facts, form);
	else
		facts.misfits = facts.misfits_unshown = true;
	written_bits(&facts, items, count, &taken);
	view_set_number(c->view, node, "boxes", boxes);
	view_set_flag(c->view, node, "misfits", facts.misfits);
	view_set_flag(c->view, node, "misfits-unshown", facts.misfits_unshown);
	view_set_flag(c->view, node, "written-twice", facts.written_twice || facts.fields_twice);
	view_set_flag(c->view, node, "fields-twice", facts.fields_twice);
	view_set_flag(c->view, node, "long-search", longest_search(items, count, 1) > STEPS_MAX);
	view_set_flag(c->view, node, "begins-joined", begins_joined(form));
}

/* ---- opcodes ---- */

/* Does the box exclude values of a field that its type allows? */
static bool restricts(
	struct cview *c, const struct field *field, const struct box *box, const struct opcode *opcode)
{
	const struct cube_set *set = set_of_box_field(opcode, box, field);
	return !set || !cube_set_equal(c->arena, set, &field->type->legal);
}

/* forms: their number; holes: fields whose types do not allow every value; constrained: fields
 * restrict each other. */
void c_opcode_facts(struct cview *c, xmlNodePtr node, const struct opcode *opcode)
{
	size_t boxes = 0, holes = 0;
	VEC_EACH (struct form *, it, &opcode->forms)
		boxes += (*it)->boxes.count;
	bool constrained = boxes != 1;
	VEC_EACH (struct field *, field, &opcode->fields) {
		if (word_is_zero(word_and((*field)->mask, word_not(opcode->fixed.mask))))
			continue;
		holes += !cube_set_is_all(&(*field)->type->legal);
		VEC_EACH (struct form *, it, &opcode->forms)
			if (!constrained && (*it)->boxes.count)
				constrained = restricts(c, *field, &(*it)->boxes.items[0], opcode);
	}
	view_set_number(c->view, node, "forms", opcode->forms.count);
	view_set_number(c->view, node, "holes", holes);
	view_set_flag(c->view, node, "constrained", constrained);
}

/* ---- aliases ---- */

/* Compares the common length of both texts, ignoring case. */
static bool is_alike_text(struct str text, struct str word)
{
	size_t length = text.length < word.length ? text.length : word.length;
	for (size_t i = 0; i < length; i++)
		if ((text.text[i] | 32) != (word.text[i] | 32))
			return false;
	return true;
}

/* May the text of the form begin with the word? */
static bool form_begins_with(const struct form *form, struct str word)
{
	const struct element *e = form->elements.count ? form->elements.items[0] : NULL;
	if (!e || e->kind == ELEMENT_GROUP || e->kind == ELEMENT_MODIFIER || e->kind == ELEMENT_ONE_OF)
		return true;
	if (e->kind == ELEMENT_TEXT)
		return is_alike_text(str_trim(e->text), word);
	if (e->type->kind != TYPE_ENUM)
		return true;
	for (size_t i = 0; i < e->type->values.count; i++)
		if (is_alike_text(e->type->values.items[i].name, word))
			return true;
	return false;
}

bool c_alias_is_alike(const struct cview *c, struct str text)
{
	size_t end = 0;
	while (end < text.length && text.text[end] != ' ')
		end++;
	for (size_t i = 0; text.length && i < c->forms.count; i++)
		if (form_begins_with(c->forms.items[i], str_slice(text, 0, end)))
			return true;
	return false;
}
