/* SPDX-License-Identifier: MIT */
/* What the operands of an opcode can hold: kind, width and signs, as the spec declares them. */
#include "isa/mode.h"
#include "isa/syntax.h"
#include "sem/bind.h"
#include "typing/type.h"

/* ---- values of modifiers ---- */

static bool chosen_value(const struct typing *t, const struct sem_tried *m, uint64_t *value)
{
	const struct field *field = sem_modifier_field(m->modifier, t->opcode);
	const struct enumerator *e =
		field ? type_find_name(field->type, sem_combo_value(&t->combos, m)->text) : NULL;
	if (e)
		*value = e->value;
	return e != NULL;
}

/* Does the cube allow the current combination, with `value` in the field `extra` (unless NULL)? */
static bool box_allows_input(
	const struct typing *t, const struct box *box, const struct field *extra, uint64_t value)
{
	uint64_t bits;
	VEC_EACH (const struct sem_tried, it, &t->combos.list) {
		const struct field *field = sem_modifier_field(it->modifier, t->opcode);
		if (!field || !chosen_value(t, it, &bits))
			continue;
		int i = opcode_field_index(t->opcode, field);
		if (i >= 0 && !cube_set_has(&box->sets[i], bits))
			return false;
	}
	int i = extra ? opcode_field_index(t->opcode, extra) : -1;
	return i < 0 || cube_set_has(&box->sets[i], value);
}

static bool allows(const struct typing *t, const struct field *extra, uint64_t value)
{
	VEC_EACH (struct form *, form, &t->opcode->forms)
		if ((*form)->template == t->root->template)
			VEC_EACH (struct box, box, &(*form)->boxes)
				if (box_allows_input(t, box, extra, value))
					return true;
	return false;
}

/* ---- expressions of the spec ---- */

static bool value_of_field(const void *user, const struct field *field, uint64_t *value)
{
	const struct typing *t = user;
	if (field->kind == FIELD_FIXED) {
		*value = field->value;
		return true;
	}
	VEC_EACH (const struct sem_tried, it, &t->combos.list)
		if (sem_modifier_field(it->modifier, t->opcode) == field)
			return chosen_value(t, it, value);
	return false;
}

static struct sem_fields fields_of_typing(const struct typing *t)
{
	return (struct sem_fields){ t->root->run->isa, t->opcode, value_of_field, t };
}

static void add_input_modifier(void *user, const struct sem_modifier *modifier)
{
	struct typing *t = user;
	sem_combo_try(&t->combos, t->arena, t->root, modifier);
}

void type_add_input_modifiers(struct typing *t)
{
	VEC_EACH (const struct opcode *, op, &t->root->family->opcodes)
		sem_width_modifiers(t->root, *op, add_input_modifier, t);
}

/* ---- an operand ---- */

struct signs {
	const struct typing *t;
	struct type_input *input;
};

/* False if the kind of operand modifier is unknown. */
static bool set_input_sign(void *user, enum sem_sign sign, const struct field *field, uint64_t on)
{
	struct signs *s = user;
	if (!allows(s->t, field, on))
		return true;
	s->input->can_negate = s->input->can_negate || sign == SEM_NEGATE;
	s->input->can_invert = s->input->can_invert || sign == SEM_INVERT;
	s->input->can_be_absolute = s->input->can_be_absolute || sign == SEM_ABSOLUTE;
	return sign != SEM_UNKNOWN_SIGN;
}

bool type_named_range(const struct type *type, struct sem_range *range)
{
	if (!type->values.count || type->values.count > RANGE_MAX_SET)
		return false;
	*range = range_number(wide_from_word((struct word){ type->values.items[0].value, 0 }));
	VEC_EACH (struct enumerator, it, &type->values) {
		struct sem_range one = range_number(wide_from_word((struct word){ it->value, 0 }));
		*range = range_join(range, &one);
	}
	return true;
}

static void set_field_input(struct typing *t, struct type_input *input, const struct field *field)
{
	const struct bitwidth *bitwidth = definition_bitwidth(t->opcode->definition, field->name);
	const struct type *type = field->type;
	struct sem_fields fields = fields_of_typing(t);
	struct signs signs = { t, input };
	bool is_declared, is_float = sem_is_float(t->opcode, field, &is_declared);
	bool is_register = type_is_register(type);
	bool is_number = type->kind == TYPE_INTEGER;
	if (type->poisoned || field->poisoned)
		return;
	input->width = sem_width_of(&fields, field, type_natural_width(type));
	input->named = type->kind == TYPE_ENUM ? type : NULL;
	input->varying = is_register && type->file->lanes > 1;
	if ((!input->width && (!is_number || bitwidth)) ||
		!sem_find_signs(&fields, field, set_input_sign, &signs))
		return;
	if (is_number) {
		struct sem_access access = { .width = input->width };
		sem_set_coding(&access, type);
		input->width = access.width;
		input->number = type;
		input->has_bitwidth = bitwidth != NULL;
	}
	input->kind = !is_declared ? SEM_KIND_UNKNOWN : is_float ? SEM_KIND_FLOAT : SEM_KIND_INT;
	if (input->width == 1 && is_register)
		input->kind = SEM_KIND_BOOL;
	else if (input->kind == SEM_KIND_UNKNOWN && !input->can_be_absolute)
		input->kind = SEM_KIND_INT; /* |x| of an undeclared kind may be that of a float */
}

bool type_set_inputs(struct typing *t)
{
	memset(t->inputs, 0, sizeof t->inputs);
	if (!allows(t, NULL, 0))
		return false;
	VEC_EACH (struct sem_symbol *, it, &t->root->symbols) {
		size_t count;
		const struct field *const *fields = sem_symbol_fields(*it, t->opcode, &count);
		if ((*it)->index < TYPE_MAX_INPUTS && fields)
			set_field_input(t, &t->inputs[(*it)->index], *fields);
	}
	return true;
}

/* ---- values ---- */

struct sem_range type_input_range(const struct type_input *input)
{
	struct sem_access access = { .width = input->has_bitwidth ? input->width : 0 };
	struct wide least, most;
	struct sem_range all;
	if (input->named && type_named_range(input->named, &all))
		return all;
	if (!input->number)
		return range_bits(input->width);
	sem_set_coding(&access, input->number);
	sem_immediate_limits(&access, &least, &most);
	if (!access.table || access.table->table.count > RANGE_MAX_SET)
		return range_of(least, most);
	all = range_number(sem_immediate_value(&access, 0));
	for (uint64_t i = 1; i < access.table->table.count; i++) {
		struct sem_range one = range_number(sem_immediate_value(&access, i));
		all = range_join(&all, &one);
	}
	return all;
}

/* Applies a modifier that may be on; in a trial it is known whether it is. */
static void apply_input_sign(
	const struct typing *t, struct sem_range *range, const struct sem_range *on)
{
	if (t->trial.active)
		*range = t->trial.modified ? *on : *range;
	else
		*range = range_join(range, on);
}

static void modify(const struct typing *t, const struct type_input *input, struct sem_range *range)
{
	struct sem_range all = range_number(wide_mask(input->width)), on;
	struct sem_range size = range_number(wide_power(input->width));
	struct sem_range sign = range_number(wide_power(input->width - 1));
	bool is_float = input->kind == SEM_KIND_FLOAT;
	if (input->can_be_absolute && is_float) {
		on = range_slice(range, 0, input->width - 1);
		apply_input_sign(t, range, &on);
	} else if (input->can_be_absolute) {
		on = range_of(wide_from(0), sign.lo);
		if (!range_is_number(range)) {
			apply_input_sign(t, range, &on);
		} else if (wide_compare(range->lo, sign.lo) >= 0) {
			range_sub(&on, &size, range);
			apply_input_sign(t, range, &on);
		}
	}
	if (input->can_negate && is_float)
		on = range_xor(range, &sign);
	else if (input->can_negate)
		range_sub(&on, &size, range);
	else if (input->can_invert)
		range_sub(&on, &all, range);
	if (input->can_negate || input->can_invert)
		apply_input_sign(t, range, &on);
}

struct sem_value type_input_value(const struct typing *t, const struct sem_symbol *symbol, bool raw)
{
	struct sem_value value = { 0 };
	if (symbol->index >= TYPE_MAX_INPUTS)
		return value;
	const struct type_input *input = &t->inputs[symbol->index];
	if (input->kind == SEM_KIND_UNKNOWN)
		return value;
	struct sem_range range = type_input_range(input);
	if (t->trial.active && t->trial.fixed[symbol->index])
		range = range_number(t->trial.values[symbol->index]);
	if (!raw)
		modify(t, input, &range);
	value = type_of_range(input->kind, range, input->varying);
	value.width = input->width;
	return value;
}
