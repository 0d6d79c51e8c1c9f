/* SPDX-License-Identifier: MIT */
/* Integer expressions. Each knows the bits that its value can have, so nothing is truncated by
 * accident. */
#include "specgen.h"

void expr_count(enum construct construct, struct value value)
{
	table_count(construct, value_bits(value), scope.role);
}

const char *expr_within(struct expr e, enum strength least)
{
	return e.strength >= least && !chance(5) ? e.text : print("(%s)", e.text);
}

static int greater(int a, int b)
{
	return a > b ? a : b;
}

static struct value hull(struct value a, struct value b)
{
	return (struct value){ KIND_INTEGER, greater(a.low, b.low), greater(a.high, b.high), 0 };
}

/* An expression counted with the width of its widest part. */
static struct expr made_number(enum construct construct, struct value widest, const char *text,
	struct value value, enum strength strength)
{
	expr_count(construct, value_bits(value) > value_bits(widest) ? value : widest);
	return (struct expr){ text, value, strength };
}

/* For where a truth value is not allowed. */
static struct expr number_of_expr(struct expr e)
{
	if (e.value.kind != KIND_TRUTH)
		return e;
	return (struct expr){ print("(%s ? 1 : 0)", expr_within(e, UNARY)), { KIND_INTEGER, -1, 1, 0 },
		PRIMARY };
}

static struct expr number_expr(unsigned depth, unsigned most)
{
	return number_of_expr(expr_integer(depth, most));
}

/* ---- truncation ---- */

/* `bits` bits of e, from bit `from` up. */
static struct expr slice(struct expr e, unsigned bits, unsigned from)
{
	struct value value = value_unsigned(bits);
	e = number_of_expr(e);
	const char *text = print("%s[%u:%u]", expr_within(e, PRIMARY), from + bits - 1, from);
	return made_number(CONSTRUCT_SLICE, e.value, text, value, PRIMARY);
}

struct expr expr_low(struct expr e, unsigned bits)
{
	if (e.value.kind == KIND_INTEGER && e.value.low < 0 && value_bits(e.value) <= bits &&
		chance(80))
		return e;
	if (e.value.kind == KIND_TRUTH)
		return e;
	if (bits <= 128 && chance(20))
		return made_number(CONSTRUCT_UINT, e.value, print("UINT%u(%s)", bits, e.text),
			value_unsigned(bits), PRIMARY);
	return slice(e, bits, 0);
}

static struct expr extended(struct expr e, unsigned bits)
{
	e = number_of_expr(e);
	return made_number(
		CONSTRUCT_INT, e.value, print("INT%u(%s)", bits, e.text), value_signed(bits), PRIMARY);
}

struct expr expr_cut(struct expr e, unsigned most)
{
	unsigned bits = value_bits(e.value);
	if (bits <= most)
		return e;
	if (most > 1 && most <= 128 && chance(15))
		return extended(e, most);
	unsigned size = chance(60) ? most : pick_from(1, most);
	return slice(e, size, chance(60) ? 0 : pick(bits - size + 1));
}

const char *expr_fit(struct expr e, unsigned bits)
{
	struct value v = e.value;
	bool fits =
		v.low < 0 ? v.high <= (int)bits : bits > 1 && v.low < (int)bits && v.high < (int)bits;
	if (fits && chance(95))
		return e.text;
	return expr_low(e, bits).text;
}

/* ---- operators ---- */

static struct expr sum(unsigned depth, unsigned most)
{
	bool minus = chance(40);
	struct expr a = expr_integer(depth, most - 1), b = expr_integer(depth, most - 1);
	struct value v;
	if (minus) {
		v.high = greater(a.value.high, b.value.low < 0 ? 0 : b.value.low + 1) + 1;
		v.low = greater(a.value.low, b.value.high) + 1;
	} else {
		v.high = greater(a.value.high, b.value.high) + 1;
		v.low = greater(a.value.low, b.value.low) < 0 ? -1 : greater(a.value.low, b.value.low) + 1;
	}
	v.kind = KIND_INTEGER, v.exact = 0;
	const char *left = expr_within(a, UNARY), *right = expr_within(b, UNARY);
	struct expr e = made_number(minus ? CONSTRUCT_SUBTRACT : CONSTRUCT_ADD, hull(a.value, b.value),
		print("%s %c %s", left, minus ? '-' : '+', right), v, BINARY);
	return expr_cut(e, most);
}

static struct expr product(unsigned depth, unsigned most)
{
	unsigned left = pick_from(1, most - 2);
	struct expr a = expr_integer(depth, left), b = expr_integer(depth, most - 1 - left);
	bool negative = a.value.low >= 0 || b.value.low >= 0;
	int bits = greater(a.value.high, a.value.low) + greater(b.value.high, b.value.low);
	struct value v = { KIND_INTEGER, negative ? bits : -1, bits + negative, 0 };
	const char *text = print("%s * %s", expr_within(a, UNARY), expr_within(b, UNARY));
	return expr_cut(made_number(CONSTRUCT_MULTIPLY, hull(a.value, b.value), text, v, BINARY), most);
}

static struct expr bitwise(unsigned depth, unsigned most)
{
	unsigned which = pick(3);
	struct expr a = number_expr(depth, most), b = number_expr(depth, most);
	struct value v = hull(a.value, b.value);
	if (which == 0 && (a.value.low < 0 || b.value.low < 0)) {
		v.high = a.value.low < 0 ? a.value.high : b.value.high;
		if (a.value.low < 0 && b.value.low < 0 && b.value.high < v.high)
			v.high = b.value.high;
		v.low = -1;
	} else if (v.low >= 0) {
		v.low = v.high = greater(v.low, v.high);
	}
	const char *text =
		print("%s %c %s", expr_within(a, UNARY), "&|^"[which], expr_within(b, UNARY));
	struct expr e = made_number(CONSTRUCT_AND + which, hull(a.value, b.value), text, v, BINARY);
	return expr_cut(e, most);
}

static struct expr shift_left(unsigned depth, unsigned most)
{
	unsigned bits = pick_from(1, most > 100 ? 5 : most > 24 ? 4 : most > 8 ? 2 : 1);
	unsigned by = (1u << bits) - 1;
	bool computed = most > by + 2 && chance(50);
	if (!computed)
		by = pick(most - 1);
	struct expr a = number_expr(depth, most - by);
	struct value v = { KIND_INTEGER, a.value.low < 0 ? -1 : a.value.low + (int)by,
		a.value.high + (int)by, 0 };
	const char *count = computed ? expr_within(expr_index(bits), PRIMARY) : print("%u", by);
	return expr_cut(made_number(computed ? CONSTRUCT_SHL_BY : CONSTRUCT_SHL, a.value,
						print("%s << %s", expr_within(a, PRIMARY), count), v, BINARY),
		most);
}

static struct expr shift_right(unsigned depth, unsigned most)
{
	struct expr a = number_expr(depth, most);
	struct value v = a.value;
	v.exact = 0;
	bool computed = chance(50);
	unsigned by = pick(value_bits(v) + 1);
	if (!computed) {
		v.high = v.high > (int)by ? v.high - (int)by : 0;
		v.low = v.low < 0 ? -1 : v.low > (int)by ? v.low - (int)by : 0;
		if (v.low < 0 && !v.high)
			v.high = 1;
	}
	const char *count = computed ? expr_within(expr_unsigned(depth / 2, pick_from(1, 8)), PRIMARY)
								 : print("%u", by);
	return made_number(computed ? CONSTRUCT_SHR_BY : CONSTRUCT_SHR, a.value,
		print("%s >> %s", expr_within(a, PRIMARY), count), v, BINARY);
}

static struct expr unary(unsigned depth, unsigned most)
{
	bool not = chance(50);
	struct expr a = number_expr(depth, most - 1);
	struct value v = { KIND_INTEGER, a.value.high, a.value.low < 0 ? 0 : a.value.low + 1, 0 };
	if (not ) {
		v.high = a.value.low < 0 ? 0 : a.value.low;
		v.exact = a.value.exact;
	}
	return expr_cut(made_number(not ? CONSTRUCT_NOT : CONSTRUCT_MINUS, a.value,
						print("%c%s", not ? '~' : '-', expr_within(a, PRIMARY)), v, UNARY),
		most);
}

static struct expr absolute(unsigned depth, unsigned most)
{
	struct expr a = number_expr(depth, most - 1);
	struct value v = { KIND_INTEGER, -1, greater(a.value.high, a.value.low + 1), 0 };
	return expr_cut(made_number(CONSTRUCT_ABSOLUTE, a.value,
						print("(|%s|)", expr_within(a, PRIMARY)), v, PRIMARY),
		most);
}

static struct expr computed_slice(unsigned depth, unsigned most)
{
	unsigned bits = pick_from(1, most >= 31 ? 5 : most >= 15 ? 4 : most >= 7 ? 3 : 1);
	struct expr a = number_expr(depth, most);
	const struct variable *by = scope_integer();
	const char *n = print("(%s | 1)", expr_within(expr_index(bits), UNARY));
	if (by && by->indexable && chance(60)) /* not constant, so the slice may be empty */
		n = print("%s[%u:0]", by->name, bits - 1);
	struct value v = value_unsigned((1u << bits) - 1);
	v.exact = 0;
	return expr_cut(made_number(CONSTRUCT_SLICE_BY, a.value,
						print("%s[%s - 1:0]", expr_within(a, PRIMARY), n), v, PRIMARY),
		most);
}

/* A part of {a, b}, of at most `most` bits. */
static struct expr part(unsigned depth, unsigned most)
{
	if (most == 1 || chance(20))
		return expr_truth(depth);
	unsigned bits = pick_from(1, most);
	struct expr e = expr_integer(depth, most);
	if (e.value.exact && e.value.exact <= most && e.value.low < 0 && e.strength == PRIMARY)
		return e;
	return slice(e, bits, 0);
}

static struct expr tuple(unsigned depth, unsigned most)
{
	struct text text = { 0 };
	unsigned total = 0, widest = 1, count = pick_from(2, 4);
	for (unsigned i = 0; i < count && total < most; i++) {
		struct expr e = part(depth, most - total);
		unsigned bits = e.value.kind == KIND_TRUTH ? 1 : e.value.exact;
		put(&text, "%s%s", i ? ", " : "{", e.text);
		total += bits;
		widest = bits > widest ? bits : widest;
	}
	put(&text, "}");
	return made_number(
		CONSTRUCT_TUPLE, value_unsigned(widest), text.bytes, value_unsigned(total), PRIMARY);
}

static struct expr choice_of_numbers(unsigned depth, unsigned most)
{
	enum role role = scope.role;
	scope.role = ROLE_CONDITION;
	struct expr c = expr_truth(depth / 2);
	scope.role = role;
	struct expr a = number_expr(depth, most), b = number_expr(depth, most);
	struct value v = hull(a.value, b.value);
	return made_number(CONSTRUCT_TERNARY, v,
		print("%s ? %s : %s", expr_within(c, UNARY), expr_within(a, UNARY), expr_within(b, UNARY)),
		v, TERNARY);
}

/* A number that is at least 1, or another one that is known not to be 0. */
static struct expr divisor(unsigned depth, unsigned most)
{
	unsigned bits = most > 2 ? pick_from(1, most - 1) : 1;
	struct expr e;
	switch (pick(3)) {
	case 0:
		e = expr_unsigned(depth / 2, bits);
		e.text = print("%s + %u", expr_within(e, UNARY), 1 + pick(5));
		e.value.high = greater(e.value.high, 3) + 1;
		e.strength = BINARY;
		break;
	case 1:
		e = expr_unsigned(depth / 2, bits);
		e.text = print("%s | 1", expr_within(e, UNARY));
		e.value.high = greater(e.value.high, 1);
		e.strength = BINARY;
		break;
	default: e = (struct expr){ print("%u", 1 + pick(100)), value_unsigned(7), PRIMARY }; break;
	}
	e.value.exact = 0;
	return e;
}

static struct expr quotient(unsigned depth, unsigned most)
{
	static const char *const names[] = { "floor", "ceil", "trunc" };
	unsigned which = pick(3);
	struct expr a = number_expr(depth, most - 1);
	struct expr b = divisor(depth, most - 1);
	struct value v = a.value;
	v.exact = 0;
	v.high++;
	if (v.low >= 0)
		v.low++;
	return expr_cut(
		made_number(CONSTRUCT_FLOOR + which, hull(a.value, b.value),
			print("%s(%s / %s)", names[which], expr_within(a, UNARY), expr_within(b, UNARY)), v,
			PRIMARY),
		most);
}

static struct expr modulo(unsigned depth, unsigned most)
{
	struct expr a = number_expr(depth, most - 1);
	struct expr b = divisor(depth, most - 1);
	struct value v = value_unsigned(value_bits(b.value));
	v.exact = 0;
	return expr_cut(made_number(CONSTRUCT_MOD, hull(a.value, b.value),
						print("mod(%s, %s)", a.text, b.text), v, PRIMARY),
		most);
}

/* The functions OF_VALUES of the table of the language. */
static const struct {
	enum construct construct;
	const char *text;
	unsigned arguments;
} of_values[] = {
#define FUNCTIONS_OF_VALUES(id, text, arguments) { CONSTRUCT_##id, text, arguments },
#define FUNCTIONS_QUOTIENT(...)
#define FUNCTIONS_TO_WIDTH(...)
#define FUNCTIONS_TO_FLOAT(...)
#define FUNCTIONS_OF_OPERAND(...)
#define FUNCTIONS_ROUNDS(...)
#define FUNCTIONS_OF_LANES(...)
#define BUILTIN(id, text, arguments, kind, call, example) FUNCTIONS_##kind(id, text, arguments)
#include "lang/code.def"
};

/* Must its last argument not be negative? */
static bool is_of_natural(enum construct construct)
{
	switch ((unsigned)construct) {
#define LEAST(id, number)                                                                          \
	case CONSTRUCT_##id: {                                                                         \
		return (number) == 0;                                                                      \
	}
#include "lang/code.def"
	}
	return false;
}

/* min and max are not beyond their arguments; of any other function the low bits are taken. */
static struct expr function_of_values(unsigned depth, unsigned most)
{
	unsigned which = pick(sizeof of_values / sizeof *of_values);
	enum construct construct = of_values[which].construct;
	struct value v = { KIND_INTEGER, -1, 1, 0 };
	struct text text = { 0 };
	if (construct == CONSTRUCT_MOD)
		return modulo(depth, most);
	for (unsigned i = 0; i < of_values[which].arguments; i++) {
		bool is_natural = i + 1 == of_values[which].arguments && is_of_natural(construct);
		struct expr e = is_natural ? expr_unsigned(depth, most) : number_expr(depth, most);
		v = i ? hull(v, e.value) : e.value;
		put(&text, "%s%s", i ? ", " : "", e.text);
	}
	const char *call = print("%s(%s)", of_values[which].text, text.bytes);
	if (construct == CONSTRUCT_MIN || construct == CONSTRUCT_MAX)
		return made_number(construct, v, call, v, PRIMARY);
	unsigned limit = most > 128 ? 128 : most, bits = value_bits(v);
	bits = chance(50) && bits <= limit ? bits : pick_from(1, limit);
	return made_number(
		construct, v, print("UINT%u(%s)", bits, call), value_unsigned(bits), PRIMARY);
}

/* What the function relies on: a value in the parameter's range. */
static struct expr argument(unsigned depth, struct value p)
{
	bool wide = scope.most > 140 && scope.work > 1500 && chance(50);
	unsigned bits = value_bits(p), most = wide || chance(40) ? scope.most : bits;
	depth = wide ? 4 : depth;
	if (p.kind == KIND_TRUTH)
		return expr_truth(depth / 2);
	if (p.low < 0)
		return expr_low(expr_unsigned((depth + 1) / 2, most), bits);
	return expr_cut(number_expr((depth + 1) / 2, most), bits - 1);
}

/* The text of a modifier with these values, or NULL. */
static const char *modifier_of(const struct values *values)
{
	for (unsigned i = 0; i < scope.modifier_count; i++)
		if (scope.modifiers[i].values == values)
			return scope.modifiers[i].text;
	return NULL;
}

/* One of the functions that can be called here, or NULL. */
static const struct function *callable(const struct function *functions, unsigned count)
{
	if (!count || scope.work <= (functions == isa.effects ? 20 : 100))
		return NULL;
	const struct function *f = &functions[pick(count)];
	for (unsigned i = 0; i < f->count; i++)
		if (f->of[i] && !modifier_of(f->of[i]))
			return NULL;
	return f;
}

static struct expr call_whole(const struct function *f, unsigned depth)
{
	struct text text = { 0 };
	enum role role = scope.role;
	struct value widest = f->result;
	scope.role = ROLE_ARGUMENT;
	put(&text, "%s(", f->name);
	for (unsigned i = 0; i < f->count; i++) {
		struct value p = f->parameters[i];
		struct expr e = { f->of[i] ? modifier_of(f->of[i]) : NULL, p, PRIMARY };
		if (!f->of[i])
			e = argument(depth, p);
		put(&text, "%s%s", i ? ", " : "", e.text);
		widest = hull(widest, e.value);
	}
	put(&text, ")");
	scope.role = role;
	scope.work = scope.work > 60 ? scope.work - 60 : 0;
	return made_number(CONSTRUCT_CALL, widest, text.bytes, f->result, PRIMARY);
}

const char *expr_effect(struct value *value)
{
	const struct function *f = callable(isa.effects, isa.effect_count);
	if (!f)
		return NULL;
	struct expr e = call_whole(f, 2);
	*value = f->silent ? value_unsigned(0) : f->result;
	return e.text;
}

struct expr expr_index(unsigned bits)
{
	enum role role = scope.role;
	scope.role = ROLE_INDEX;
	struct expr e = expr_integer(pick(3), scope.most);
	if (e.value.low >= 0 || value_bits(e.value) != bits || e.value.kind == KIND_TRUTH)
		e = slice(e, bits, 0);
	scope.role = role;
	return e;
}

struct expr expr_unsigned(unsigned depth, unsigned most)
{
	struct expr e = number_expr(depth, most);
	if (e.value.low < 0)
		return e;
	return slice(e, value_bits(e.value) < most ? value_bits(e.value) : most, 0);
}

/* A value of more than 128 bits. */
static struct expr widened(unsigned depth, unsigned most)
{
	unsigned by = pick_from(130, most - 4);
	struct expr a = number_expr(depth, most - by);
	struct value v = { KIND_INTEGER, a.value.low < 0 ? -1 : a.value.low + (int)by,
		a.value.high + (int)by, 0 };
	return made_number(
		CONSTRUCT_SHL, a.value, print("%s << %u", expr_within(a, PRIMARY), by), v, BINARY);
}

struct expr expr_integer(unsigned depth, unsigned most)
{
	if (!depth || most < 4 || chance(15))
		return expr_leaf(most);
	depth--;
	if (most > 140 && chance(8))
		return widened(depth, most);
	switch (pick(18)) {
	case 0:
	case 1: return sum(depth, most);
	case 2: return product(depth, most);
	case 3:
	case 4: return bitwise(depth, most);
	case 5: return shift_left(depth, most);
	case 6: return shift_right(depth, most);
	case 7: return unary(depth, most);
	case 8: return absolute(depth, most);
	case 9: return computed_slice(depth, most);
	case 10: return tuple(depth, most);
	case 11: return choice_of_numbers(depth, most);
	case 12: return function_of_values(depth, most);
	case 13: return quotient(depth, most);
	case 14:
		return extended(expr_integer(depth, scope.most), pick_from(2, most > 128 ? 128 : most));
	case 15: return expr_cut(expr_integer(depth, scope.most), most);
	case 16:
		if (expr_may_float() && most >= 32 && chance(50))
			return expr_float_bits(depth);
		if (chance(30))
			return expr_to_int(depth, most);
		return expr_low(expr_integer(depth, scope.most), pick_from(1, most > 128 ? 128 : most));
	default: {
		const struct function *f = callable(isa.functions, isa.function_count);
		return f ? expr_cut(call_whole(f, depth), most) : sum(depth, most);
	}
	}
}
