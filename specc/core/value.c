/* SPDX-License-Identifier: MIT */
/* Values of expressions while nodes are made of them: numbers, reals with a power of two,
 * arrays. */
#include "core/internal.h"

#include <stdarg.h>

void core_fail(struct core_run *r, struct span span, const char *format, ...)
{
	va_list arguments;
	if (r->b->failure)
		return;
	va_start(arguments, format);
	r->b->failure = arena_vprintf(r->b->arena, format, arguments);
	va_end(arguments);
	r->b->failure_span = span;
}

void core_lost(struct core_run *r, struct span span)
{
	core_fail(r, span, "this cannot be executed, and the check that says why is off");
}

void core_hint_result(struct core_run *r, struct str function, const struct core_value *arguments,
	size_t count, const struct core_value *result, size_t since)
{
	struct core_hint hint = { .text = function };
	for (size_t i = 0; i < count && i < 2; i++)
		if (core_has_node(&arguments[i]))
			hint.of[i] = arguments[i].node;
	if (!core_has_node(result) || result->node == hint.of[0] || result->node == hint.of[1])
		return;
	if (result->node->id >= since)
		result->node->hint = NULL;
	core_hint(r->b, result->node, hint);
}

struct str core_part_name(struct arena *arena, struct str operand, unsigned part, unsigned count)
{
	if (count <= 1)
		return operand;
	if (count == 2)
		return str_printf(arena, "%.*s_%s", STR_ARG(operand), part ? "hi" : "lo");
	return str_printf(arena, "%.*s_part%u", STR_ARG(operand), part);
}

bool core_is_new(
	const struct core_value *joined, const struct core_value *x, const struct core_value *y)
{
	return core_has_node(joined) && joined->node != x->node && joined->node != y->node;
}

struct core_value core_of(enum core_kind kind, struct core_node *node, unsigned width)
{
	return (struct core_value){ .kind = kind, .node = node, .width = width };
}

bool core_has_node(const struct core_value *v)
{
	return v->kind == CORE_INT || v->kind == CORE_BOOL || v->kind == CORE_FLOAT;
}

struct core_node *core_integer(struct core_run *r, const struct sem_expr *e, struct core_value v)
{
	if (core_has_node(&v))
		return v.node;
	core_lost(r, e->span);
	return core_number(r->b, 0);
}

bool core_is_real(const struct core_value *v)
{
	return v->kind == CORE_REAL || v->kind == CORE_FLOAT;
}

struct core_value core_real_of(struct core_value x)
{
	if (x.kind == CORE_REAL)
		return x;
	return (struct core_value){ .kind = CORE_REAL, .shape = CORE_VALUE, .a = x.node };
}

struct core_node *core_power_of(struct core_run *r, const struct core_value *x)
{
	return x->power ? x->power : core_number(r->b, 0);
}

struct core_value core_array_at(const struct core_value *array, unsigned i)
{
	return i < array->count ? array->elements[i] : (struct core_value){ 0 };
}

static struct core_value join_node_arrays(struct core_run *r, struct span span,
	struct core_node *condition, struct core_value x, struct core_value y)
{
	struct core_value value = { .kind = CORE_ARRAY };
	if (x.elements == y.elements && x.count == y.count)
		return x;
	value.count = x.count > y.count ? x.count : y.count;
	value.elements = ARENA_ARRAY(r->b->arena, struct core_value, value.count);
	for (unsigned i = 0; i < value.count; i++)
		value.elements[i] =
			core_join(r, span, condition, core_array_at(&x, i), core_array_at(&y, i));
	return value;
}

struct core_value core_join(struct core_run *r, struct span span, struct core_node *condition,
	struct core_value x, struct core_value y)
{
	bool value;
	if (core_is_truth(condition, &value))
		return value ? x : y;
	if (x.kind == CORE_NOTHING || y.kind == CORE_NOTHING)
		return x.kind == CORE_NOTHING ? y : x;
	if (core_has_node(&x) && core_has_node(&y)) {
		enum core_kind kind = x.kind == y.kind ? x.kind : CORE_INT;
		return core_of(
			kind, core_select(r->b, condition, x.node, y.node), x.width == y.width ? x.width : 0);
	}
	if (x.kind == CORE_ARRAY && y.kind == CORE_ARRAY)
		return join_node_arrays(r, span, condition, x, y);
	if (core_is_real(&x) && core_is_real(&y)) {
		x = core_real_of(x);
		y = core_real_of(y);
	}
	bool alike = x.kind == y.kind && x.shape == y.shape && x.a == y.a && x.b == y.b && x.c == y.c &&
				 x.word == y.word && x.modifier == y.modifier;
	if (alike && x.power != y.power) {
		struct core_node *power = core_power_of(r, &y);
		x.power = core_select(r->b, condition, core_power_of(r, &x), power);
		core_hint(r->b, x.power, (struct core_hint){ .text = STR("power") });
	}
	if (!alike)
		core_lost(r, span);
	return x;
}

struct core_node *core_reversed(
	struct core_run *r, struct core_node *x, unsigned lsb, unsigned width)
{
	struct core_node *value = core_number(r->b, 0);
	for (unsigned i = 0; i < width; i++)
		value = core_insert(r->b, value, width - 1 - i, 1, core_extract(r->b, x, lsb + i, 1));
	return value;
}
