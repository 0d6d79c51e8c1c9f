/* SPDX-License-Identifier: MIT */
/* What a block can name, and what is known about it. */
#include "specgen.h"

struct scope scope;

unsigned scope_most(unsigned wide)
{
	if (!has(WITHOUT_WIDE_VALUES) || !chance(wide))
		return 64;
	return chance(40) ? 250 : 128;
}

struct value value_unsigned(unsigned bits)
{
	return (struct value){ KIND_INTEGER, -1, (int)bits, bits };
}

struct value value_signed(unsigned bits)
{
	return (struct value){ KIND_INTEGER, (int)bits - 1, (int)bits - 1, bits };
}

struct value value_truth(void)
{
	return (struct value){ KIND_TRUTH, -1, 1, 1 };
}

unsigned value_bits(struct value value)
{
	if (value.low < 0)
		return (unsigned)value.high;
	return (unsigned)(value.low > value.high ? value.low : value.high) + 1;
}

const struct variable *scope_add(const char *name, struct value value)
{
	if (scope.variable_count == MOST_VARIABLES)
		return NULL;
	struct variable *v = &scope.variables[scope.variable_count++];
	*v = (struct variable){ .name = name, .value = value, .assignable = true };
	return v;
}

unsigned scope_enter(void)
{
	return scope.variable_count;
}

void scope_leave(unsigned count)
{
	scope.variable_count = count;
}

static bool is_integer(const struct variable *v)
{
	return v->value.kind == KIND_INTEGER && !v->elements;
}

const struct variable *scope_integer(void)
{
	for (unsigned tries = 0; tries < 8 && scope.variable_count; tries++) {
		const struct variable *v = &scope.variables[pick(scope.variable_count)];
		if (is_integer(v))
			return v;
	}
	return NULL;
}
