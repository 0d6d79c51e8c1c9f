/* SPDX-License-Identifier: MIT */
/* Modifiers of a template: dotted words after the mnemonic or an operand. */
#include "forms/internal.h"

/* ---- modifiers ---- */

static struct element *modifier_new(
	struct walk *w, struct field *field, struct span span, bool optional)
{
	struct element *e = forms_element(w, ELEMENT_MODIFIER, span);
	e->field = field;
	e->text = STR(".");
	e->width = field->width;
	if (optional) {
		e->has_hidden = field_hidden_value(field, &e->hidden);
		if (!e->has_hidden)
			forms_unresolved(w, PROBLEM_NO_DEFAULT, span, field->name);
	}
	VEC_PUSH(forms_arena(w), &forms_use(w, field)->modifiers, e);
	return e;
}

static void list_values(struct walk *w, struct element *e, struct str word)
{
	const struct modifier_list *list = definition_list(w->b->opcode->definition, word);
	const struct type *type = e->field->type;
	bool any = false;
	if (list)
		VEC_EACH (struct modifier_value, it, &list->values)
			any = any || type_find_name(type, it->name);
	if (!any) { /* no list, or one without a valid value */
		VEC_EACH (struct enumerator, it, &type->values)
			VEC_PUSH(forms_arena(w), &e->modifier_values, it->value);
		return;
	}
	VEC_EACH (struct modifier_value, it, &list->values) {
		const struct enumerator *known = type_find_name(type, it->name);
		if (!known)
			continue; /* reported by the check of the list */
		VEC_PUSH(forms_arena(w), &e->modifier_values, known->value);
		uint64_t hidden;
		if (it->starred && !e->has_hidden && field_hidden_value(e->field, &hidden) &&
			hidden == known->value) { /* a star has the effect of the missing braces */
			e->has_hidden = true;
			e->hidden = hidden;
		}
	}
}

/* The field with an enumerator of this name that the template does not show otherwise; *found:
 * number of such fields. */
static struct field *literal_field(struct walk *w, struct str word, uint64_t *value, size_t *found)
{
	struct field *best = NULL;
	*found = 0;
	VEC_EACH (struct field *, it, &w->b->opcode->fields) {
		struct field *field = *it;
		uint64_t hidden = 0;
		if (field->kind == FIELD_FIXED || field->type->kind != TYPE_ENUM || field->suffix.length)
			continue;
		const struct enumerator *known = type_find_name(field->type, word);
		const struct field_use *use = forms_use(w, field);
		if (!known || use->claimed || use->modifiers.count ||
			definition_list(w->b->opcode->definition, field->name))
			continue;
		bool changes = field_hidden_value(field, &hidden) && hidden != known->value;
		if (!best || changes) {
			best = field;
			*value = known->value;
		}
		++*found;
	}
	return best;
}

static bool suffix_modifier(
	struct walk *w, struct level *level, const struct template_node *node, bool optional)
{
	struct field *field =
		w->last ? opcode_find_field(w->b->opcode, forms_dotted(w, w->last->name, node->text))
				: NULL;
	if (!field)
		return false;
	struct element *e = modifier_new(w, field, node->span, optional);
	const struct modifier_def *modifier = str_map_get(w->b->run->modifiers, node->text);
	if (modifier && modifier->suffix.length)
		e->text = modifier->suffix;
	list_values(w, e, node->text);
	forms_put_element(w, level, e);
	return true;
}

/* */
void forms_dot_word(
	struct walk *w, struct level *level, const struct template_node *node, bool optional)
{
	if (suffix_modifier(w, level, node, optional))
		return;
	struct field *field = opcode_find_field(w->b->opcode, node->text);
	if (field && field->type->kind == TYPE_ENUM && field->kind != FIELD_FIXED) {
		struct element *e = modifier_new(w, field, node->span, optional);
		list_values(w, e, node->text);
		forms_put_element(w, level, e);
		return;
	}
	uint64_t value = 0;
	size_t found;
	field = definition_list(w->b->opcode->definition, node->text)
				? NULL
				: literal_field(w, node->text, &value, &found);
	if (field) {
		if (found > 1)
			forms_unresolved(w, PROBLEM_AMBIGUOUS, node->span, node->text);
		struct element *e = modifier_new(w, field, node->span, optional);
		VEC_PUSH(forms_arena(w), &e->modifier_values, value);
		forms_put_element(w, level, e);
		return;
	}
	if (optional || definition_list(w->b->opcode->definition, node->text)) {
		forms_unresolved(w, PROBLEM_MODIFIER, node->span, node->text);
		return;
	}
	if (!w->head) { /* only the mnemonic has dotted words of its own */
		forms_does_not_apply(w, PROBLEM_MODIFIER, node->span, node->text);
		return;
	}
	struct str text = str_printf(forms_arena(w), ".%.*s", STR_ARG(node->text));
	forms_put_text(w, level, text, node->span);
	if (w->head)
		w->b->key = str_printf(forms_arena(w), "%.*s%.*s", STR_ARG(w->b->key), STR_ARG(text));
}
