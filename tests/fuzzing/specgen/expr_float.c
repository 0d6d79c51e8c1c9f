/* SPDX-License-Identifier: MIT */
/* Floats: bits read as binary32, rounded sums and products, comparisons. */
#include "specgen.h"

bool expr_may_float(void)
{
	return isa.rounding && has(WITHOUT_FLOATS) && !scope.loops;
}

/* Any 32 bits, as a float. */
static const char *operand(unsigned depth)
{
	if (scope.variable_count && chance(60)) {
		const struct variable *v = &scope.variables[pick(scope.variable_count)];
		if (v->value.kind == KIND_FLOAT) {
			expr_count(CONSTRUCT_FLOAT_OPERAND, v->value);
			return v->name;
		}
	}
	struct expr e = expr_integer(depth, 32);
	if (e.value.kind == KIND_TRUTH)
		return "1.0";
	return print("F32(%s)", e.text);
}

static const char *rounding(void)
{
	for (unsigned i = 0; i < scope.modifier_count; i++)
		if (scope.modifiers[i].values->roundings)
			return scope.modifiers[i].text;
	return print(".%s", isa.rounding);
}

static const char *rounded(unsigned depth)
{
	const char *a = operand(depth), *b = operand(depth), *r = rounding();
	scope.work = scope.work > 40 ? scope.work - 40 : 0;
	expr_count(CONSTRUCT_ROUND, value_unsigned(32));
	switch (pick(5)) {
	case 0: return print("roundToF32(%s, %s)", a, r);
	case 1: return print("roundToF32(%s %c %s, %s)", a, "+-"[pick(2)], b, r);
	case 2: return print("roundToF32(%s * %s, %s)", a, b, r);
	case 3: return print("roundToF32(%s * %s + %s, %s)", a, b, operand(depth), r);
	default: return print("roundToF32(%s, %s)", expr_integer(depth, 62).text, r);
	}
}

struct expr expr_float_bits(unsigned depth)
{
	return (struct expr){ print("UINT32(%s)", rounded(depth / 2)), value_unsigned(32), PRIMARY };
}

/* toInt(x, rnd, .m), if there is a modifier that names integer types. */
struct expr expr_to_int(unsigned depth, unsigned most)
{
	const struct modifier *m = NULL;
	for (unsigned i = 0; i < scope.modifier_count; i++)
		m = scope.modifiers[i].values->sizes ? &scope.modifiers[i] : m;
	if (!m || !expr_may_float())
		return expr_leaf(most);
	struct value value = { KIND_INTEGER, -1, 1, 0 };
	for (unsigned i = 0; i < m->values->count; i++) {
		int bits = (int)m->values->size_bits[i], sign = m->values->size_signed[i];
		value.low = sign && bits - 1 > value.low ? bits - 1 : value.low;
		value.high = bits - sign > value.high ? bits - sign : value.high;
	}
	scope.work = scope.work > 60 ? scope.work - 60 : 0;
	expr_count(CONSTRUCT_TO_INT, value_unsigned(64));
	struct expr e = { print("toInt(%s, %s, %s)", operand(depth / 2), rounding(), m->text), value,
		PRIMARY };
	return expr_cut(e, most);
}

struct expr expr_float_test(unsigned depth)
{
	static const char *const signs[] = { "==", "!=", "<", ">", "<=", ">=" };
	static const char *const constants[] = { "0.0", "1.0", "0.5", "1024.0" };
	const char *a = chance(30) ? rounded(depth / 2) : operand(depth / 2);
	const char *b = chance(30) ? constants[pick(4)] : operand(depth / 2);
	expr_count(CONSTRUCT_FLOAT_TEST, value_unsigned(32));
	return (struct expr){ print("%s %s %s", a, signs[pick(6)], b), value_truth(), BINARY };
}
