/* SPDX-License-Identifier: MIT */
/* Registers, memory and other parts of the machine in the type check: what they can hold. */
#include "typing/type.h"

static struct sem_value range_of_bits(unsigned width, bool varying)
{
	struct sem_value value =
		type_of_range(width == 1 ? SEM_KIND_BOOL : SEM_KIND_INT, range_bits(width), varying);
	value.width = width;
	return value;
}

/* ---- named values ---- */

/* Is each number in the range a named value? False if there are too many numbers. */
static bool all_named(const struct sem_range *range, const struct type *type)
{
	int64_t size;
	if (!wide_small(wide_sub(range->hi, range->lo), &size) || size > 4 * RANGE_MAX_SET)
		return false;
	for (int64_t i = 0; i <= size; i++) {
		struct sem_range one = range_number(wide_add(range->lo, wide_from(i))), left = one;
		bool can_be = range_meet(&left, range);
		if (can_be && !type_find_value(type, one.lo.limb[0]))
			return false;
	}
	return true;
}

bool type_check_named(struct typing *t, const struct sem_expr *from, const struct sem_value *v,
	const struct type *type)
{
	struct sem_range named;
	if (!type_is_integer(v) || t->quiet || t->trial.active || !type_named_range(type, &named))
		return false;
	if (all_named(&v->range, type))
		return true;
	type_fail(t, CHECK_SEMANTICS_VALUE, from->span,
		"cannot prove that this is a named value of '%.*s': it is in %.*s, but the values are "
		"%.*s",
		STR_ARG(type->name), STR_ARG(range_text(t->arena, &v->range)),
		STR_ARG(range_text(t->arena, &named)));
	return true;
}

/* ---- registers ---- */

/* What a register of the file, or a side field, can hold. */
static struct sem_value file_value(const struct register_file *file)
{
	struct sem_value value = range_of_bits(file->width, file->lanes > 1);
	struct sem_range named;
	if (file->values && type_named_range(file->values, &named))
		value.range = named;
	return value;
}

static struct sem_value range_of_register(const struct register_file *file, uint64_t number)
{
	struct sem_value value = file_value(file);
	const struct register_name *constant = register_constant(file, number);
	if (constant)
		value.range = range_number(wide_from_word((struct word){ constant->reads, 0 }));
	return value;
}

/* The codes of all exceptions, 0 for those without. */
static struct sem_value cause_value(const struct isa *isa, unsigned width)
{
	struct sem_value value = range_of_bits(width, false);
	value.kind = SEM_KIND_INT;
	if (!isa->exceptions.count || isa->exceptions.count > RANGE_MAX_SET)
		return value;
	for (size_t i = 0; i < isa->exceptions.count; i++) {
		struct sem_range one =
			range_number(wide_from_word((struct word){ isa->exceptions.items[i]->code, 0 }));
		value.range = i ? range_join(&value.range, &one) : one;
	}
	return value;
}

struct sem_value type_state_value(const struct typing *t, const struct sem_state *state)
{
	struct sem_value value = { 0 };
	switch (state->kind) {
	case SEM_STATE_REGISTER:
		if (state->width <= 128)
			value = t->root->state_written ? file_value(state->file)
										   : range_of_register(state->file, state->number);
		break;
	case SEM_STATE_FLAGS:
	case SEM_STATE_PC:
	case SEM_STATE_NEXT_PC:
	case SEM_STATE_BAD_ADDRESS:
	case SEM_STATE_CYCLES:
		value = range_of_bits(state->width, false);
		value.kind = SEM_KIND_INT;
		break;
	case SEM_STATE_CAUSE: return cause_value(t->root->run->isa, state->width);
	case SEM_STATE_LANEID:
		return type_of_range(
			SEM_KIND_INT, range_of(wide_from(0), wide_from((int64_t)t->lanes - 1)), true);
	case SEM_STATE_ACTIVE:
		if (t->lanes > 128)
			break;
		value = type_of_range(SEM_KIND_INT, range_bits(t->lanes), false);
		value.width = t->lanes;
		break;
	case SEM_STATE_NONE:
	case SEM_STATE_MEMORY:
	case SEM_STATE_FILE: break;
	}
	return value;
}

/* ---- the number of a register ---- */

static void add_place_number(struct sem_range *all, bool *any, uint64_t number)
{
	struct sem_range one = range_number(wide_from_word((struct word){ number, 0 }));
	*all = *any ? range_join(all, &one) : one;
	*any = true;
}

/* The type of the operand in the current opcode if it is a register, else NULL. */
static const struct type *register_type(const struct typing *t, const struct sem_expr *operand)
{
	const struct sem_symbol *symbol = operand->symbol;
	size_t count = 0;
	const struct field *const *fields =
		symbol && t->opcode ? sem_symbol_fields(symbol, t->opcode, &count) : NULL;
	for (size_t i = 0; i < count; i++)
		if (fields[i]->type->kind == TYPE_REGISTER)
			return fields[i]->type;
	return NULL;
}

struct sem_value type_register_number(const struct typing *t, const struct sem_expr *operand)
{
	const struct type *type = register_type(t, operand);
	const struct register_file *file = type ? type->file : NULL;
	struct sem_value value = { 0 };
	bool any = false;
	if (!file)
		return value;
	uint64_t from = file->of ? file->of_first : 0, last = file->first + file->count - 1;
	uint64_t most = type->width < 64 ? ((uint64_t)1 << type->width) - 1 : UINT64_MAX;
	last = last < most ? last : most;
	value = type_of_range(SEM_KIND_INT, range_bits(type->width), false);
	for (uint64_t i = 0; i < RANGE_MAX_SET && file->count && file->first + i <= last; i++)
		add_place_number(&value.range, &any, from + file->first + i);
	if (file->count && file->first <= last)
		add_place_number(&value.range, &any, from + last);
	VEC_EACH (struct register_name, it, &file->names)
		if (it->number <= most)
			add_place_number(&value.range, &any, from + it->number);
	return value;
}

/* ---- elements and side fields ---- */

/* Evaluates the indices of e. Can they differ between lanes? */
static bool indices_vary(struct typing *t, struct type_frame *f, const struct sem_expr *e)
{
	bool varying = false;
	for (; e->kind == SEM_INDEX; e = e->operands.items[0]) {
		struct sem_value at = type_eval(t, f, e->operands.items[1]);
		type_check_fit(t, e->operands.items[1], &at, STR("an index"), 0);
		varying = varying || at.varying;
	}
	return varying;
}

/* R[e], c[bank][e], ram16[e] */
static bool element_of_place(
	struct typing *t, struct type_frame *f, const struct sem_expr *e, struct sem_value *value)
{
	const struct sem_state *state = e->element;
	if (!state)
		return false;
	const struct sem_symbol *symbol = sem_base(e)->symbol;
	bool varying = indices_vary(t, f, e);
	*value = (struct sem_value){ 0 };
	if (state->file && state->file->width <= 128) {
		*value = file_value(state->file);
		value->varying = value->varying || varying;
	} else if (state->memory && symbol && symbol->fields.list.count && !state->width) {
		if (f->run.depth == 0)
			*value = type_input_value(t, symbol, true);
	} else if (state->memory) {
		*value = range_of_bits(state->width ? state->width : state->memory->word, varying);
	}
	return true;
}

bool type_state_place(struct typing *t, struct type_frame *f, const struct sem_expr *e,
	struct sem_value *value, const struct type **values)
{
	const struct register_file *side = e->side;
	*values = NULL;
	if (side) {
		bool varying = indices_vary(t, f, e->operands.items[0]);
		*value = file_value(side);
		value->varying = value->varying || varying;
		*values = side->values;
		return true;
	}
	if (e->kind == SEM_INDEX)
		return element_of_place(t, f, e, value);
	if (e->kind != SEM_NAME || e->symbol)
		return false;
	*value = type_state_value(t, e->state);
	if (e->state->kind == SEM_STATE_REGISTER)
		*values = e->state->file->values;
	return sem_is_machine_state(e->state);
}
