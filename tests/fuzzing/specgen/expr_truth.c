/* SPDX-License-Identifier: MIT */
/* Truth values: comparisons, bits, and the operators on them. */
#include "specgen.h"

static struct expr made_truth(
	enum construct construct, struct value widest, const char *text, enum strength strength)
{
	expr_count(construct, widest);
	return (struct expr){ text, value_truth(), strength };
}

static struct value wider(struct expr a, struct expr b)
{
	return value_bits(a.value) > value_bits(b.value) ? a.value : b.value;
}

static struct expr comparison(unsigned depth)
{
	static const char *const signs[] = { "==", "!=", "<", ">", "<=", ">=" };
	unsigned which = pick(6), most = chance(60) ? pick_from(1, scope.most) : scope.most;
	struct expr a = expr_integer(depth, most), b = expr_integer(depth, most);
	if (a.value.kind == KIND_TRUTH && b.value.kind == KIND_TRUTH)
		which = pick(2);
	return made_truth(which < 2 ? CONSTRUCT_EQUAL : CONSTRUCT_LESS, wider(a, b),
		print("%s %s %s", expr_within(a, UNARY), signs[which], expr_within(b, UNARY)), BINARY);
}

static struct expr joined(unsigned depth)
{
	static const char *const signs[] = { "&&", "||", "&", "|", "^", "==", "!=" };
	struct expr a = expr_truth(depth), b = expr_truth(depth);
	return made_truth(CONSTRUCT_TRUTH, value_truth(),
		print("%s %s %s", expr_within(a, UNARY), signs[pick(7)], expr_within(b, UNARY)), BINARY);
}

static struct expr bit(unsigned depth)
{
	struct expr e = expr_integer(depth, scope.most);
	if (e.value.kind == KIND_TRUTH)
		return e;
	return made_truth(CONSTRUCT_BIT, e.value,
		print("%s[%u]", expr_within(e, PRIMARY), pick(value_bits(e.value))), PRIMARY);
}

/* x[i], where i fits the bits of a register. */
static struct expr computed_bit(unsigned depth)
{
	const struct variable *v = scope_integer();
	unsigned bits = 0;
	if (!v || !v->indexable)
		return bit(depth);
	while (2u << bits <= value_bits(v->value))
		bits++;
	if (!bits)
		return bit(depth);
	return made_truth(
		CONSTRUCT_BIT_BY, v->value, print("%s[%s]", v->name, expr_index(bits).text), PRIMARY);
}

/* Names of truth values. */
static struct expr name(void)
{
	for (unsigned tries = 0; tries < 6; tries++) {
		if (scope.variable_count && chance(70)) {
			const struct variable *v = &scope.variables[pick(scope.variable_count)];
			if (v->sign && chance(50))
				return made_truth(
					CONSTRUCT_SIGN_OF, value_truth(), print("%s.%s", v->name, v->sign), PRIMARY);
			if (v->value.kind == KIND_TRUTH && !v->elements)
				return made_truth(
					v->operand ? CONSTRUCT_OPERAND : CONSTRUCT_LOCAL, v->value, v->name, PRIMARY);
		} else if (isa.register_count) {
			const struct state_register *r = &isa.registers[pick(isa.register_count)];
			if (r->value.kind == KIND_TRUTH)
				return made_truth(CONSTRUCT_REGISTER, r->value, r->name, PRIMARY);
		}
	}
	return (struct expr){ chance(50) ? "true" : "false", value_truth(), PRIMARY };
}

/* a cmp b, .m == .VALUE */
static struct expr modifier(unsigned depth)
{
	const struct modifier *m = &scope.modifiers[pick(scope.modifier_count)];
	if (m->values->operators && !scope.function && chance(60)) {
		struct expr a = expr_integer(depth, scope.most), b = expr_integer(depth, scope.most);
		return made_truth(CONSTRUCT_MODIFIER, wider(a, b),
			print("%s %s %s", expr_within(a, PRIMARY), m->name, expr_within(b, PRIMARY)), BINARY);
	}
	const char *value = m->values->names[pick(m->values->count)];
	return made_truth(CONSTRUCT_MODIFIER, value_truth(),
		print("%s %s .%s", m->text, chance(50) ? "==" : "!=", value), BINARY);
}

static struct expr choice_of_truths(unsigned depth)
{
	struct expr c = expr_truth(depth), a = expr_truth(depth), b = expr_truth(depth);
	return made_truth(CONSTRUCT_TERNARY, value_truth(),
		print("%s ? %s : %s", expr_within(c, UNARY), expr_within(a, UNARY), expr_within(b, UNARY)),
		TERNARY);
}

struct expr expr_truth(unsigned depth)
{
	if (!depth)
		return chance(70) ? name() : bit(0);
	depth--;
	switch (pick(10)) {
	case 0:
	case 1:
	case 2: return comparison(depth);
	case 3: return joined(depth);
	case 4: return bit(depth);
	case 5: return computed_bit(depth);
	case 6: {
		struct expr e = expr_truth(depth);
		return made_truth(
			CONSTRUCT_TRUTH, value_truth(), print("!%s", expr_within(e, PRIMARY)), UNARY);
	}
	case 7:
		if (scope.modifier_count)
			return modifier(depth);
		return comparison(depth);
	case 8:
		if (expr_may_float())
			return expr_float_test(depth);
		return choice_of_truths(depth);
	default: return chance(50) ? name() : choice_of_truths(depth);
	}
}
