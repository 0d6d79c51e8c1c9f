/* SPDX-License-Identifier: MIT */
/* C expressions of core nodes. Integers are unsigned in C, of 32 or 64 bits, or a struct of 128
 * (PREFIX_wide) or 320 bits (PREFIX_vast) with functions for the arithmetic; where the sign
 * matters, the operation casts. */
#include "cgen/emit_internal.h"

#include <string.h>

/* ---- numbers ---- */

static struct c_expr *u32(struct emitter *e, uint64_t n)
{
	return c_constant(e->c, C_UINT32, n);
}

struct c_expr *emit_wide_call(struct emitter *e, enum c_type type, unsigned bits, const char *name,
	struct c_expr *x, struct c_expr *y)
{
	bool vast = bits == EMIT_VAST;
	if (vast)
		e->b->vast = true;
	else
		e->b->wide = true;
	return c_call(e->c, type, arena_printf(e->arena, "%s%s", vast ? "vast" : "wide", name), x, y);
}

/* The same with a result as wide as its operands. */
static struct c_expr *emit_wide(
	struct emitter *e, unsigned bits, const char *name, struct c_expr *x, struct c_expr *y)
{
	return emit_wide_call(e, emit_type(bits), bits, name, x, y);
}

struct c_expr *emit_number(struct emitter *e, struct wide n, unsigned bits)
{
	struct c_expr *limbs[EMIT_VAST / 64];
	const unsigned count = bits / 64;
	int64_t small;
	if (bits <= 32)
		return u32(e, (uint32_t)n.limb[0]);
	for (unsigned i = 0; i < count; i++)
		limbs[i] = c_constant(e->c, C_UINT64, n.limb[count - 1 - i]);
	if (bits == 64)
		return limbs[0];
	if (bits == EMIT_VAST && wide_small(n, &small))
		return emit_wide(e, bits, "_signed", limbs[count - 1], NULL);
	e->b->vast = e->b->vast || bits == EMIT_VAST;
	e->b->wide = e->b->wide || bits == EMIT_WIDE;
	return c_call_of(e->c, emit_type(bits), bits == EMIT_VAST ? "vast" : "wide", limbs, count);
}

/* ---- widths ---- */

static enum c_type signed_type(unsigned bits)
{
	return bits == 64 ? C_SIGNED64 : C_SIGNED32;
}

static bool is_negative(const struct core_node *n)
{
	return !n->large && wide_is_negative(n->range.lo);
}

struct c_expr *emit_convert(
	struct emitter *e, struct c_expr *x, unsigned from, unsigned to, bool sign)
{
	struct c_body *c = e->c;
	if (from == to)
		return x;
	if (from > 64 && to > 64)
		return emit_wide(e, to, to == EMIT_WIDE ? "_cut" : sign ? "_extend" : "_of", x, NULL);
	if (from == EMIT_VAST)
		x = c_element(c, c_field(c, C_UINT64, x, STR("limb")), emit_int(e, 0));
	else if (from > 64)
		x = c_field(c, C_UINT64, x, STR("low"));
	if (from > 64)
		return to == 64 ? x : c_cast(c, C_UINT32, x);
	if (to > 64)
		return sign ? emit_wide(e, to, "_signed", emit_convert(e, x, from, 64, true), NULL)
					: emit_wide(e, to, "_unsigned", x, NULL);
	if (to == 32)
		return c_cast(c, C_UINT32, x);
	return c_cast(c, C_UINT64, sign ? c_cast(c, C_SIGNED32, x) : x);
}

/* Width in which both ranges can be compared; *sign: as signed numbers. */
static unsigned common_operand_bits(
	const struct core_node *x, const struct core_node *y, bool *sign)
{
	const struct core_node *nodes[2] = { x, y };
	unsigned bits = 0;
	*sign = is_negative(x) || is_negative(y);
	for (unsigned i = 0; i < 2; i++) {
		unsigned low = wide_length(nodes[i]->range.lo), high = wide_length(nodes[i]->range.hi);
		unsigned length = (low > high ? low : high) + (*sign ? 1 : 0);
		bits = bits > length ? bits : length;
	}
	return emit_bits_for(bits);
}

/* Width of the C integer that holds an operand; a truth value counts as a number. */
static unsigned own_bits(const struct emitter *e, const struct core_node *n)
{
	return emit_need(e, n)->bits == 1 ? 32 : emit_need(e, n)->bits;
}

/* ---- references ---- */

struct c_expr *emit_lane_bit(struct emitter *e, struct c_expr *word)
{
	return c_binary(e->c, c_binary(e->c, word, C_SHR, e->lane), C_AND, u32(e, 1));
}

/* The bit of lane i in a word. */
static struct c_expr *own_bit(struct emitter *e)
{
	return c_binary(e->c, c_cast(e->c, C_MASK, emit_int(e, 1)), C_SHL, e->lane);
}

/* Is it read from a row or a word of bits computed before this loop? */
static bool is_from_row(const struct emitter *e, const struct core_node *n)
{
	return e->place == EMIT_LANE && n->varying && e->rows[n->id] &&
		   !(emit_need(e, n)->in_lanes && emit_need(e, n)->stage == e->stage);
}

/* How a node with a name or a row is read here; NULL: it is written in place. */
static struct c_expr *reference(struct emitter *e, const struct core_node *n)
{
	struct c_expr *row = e->rows[n->id];
	if (e->place == EMIT_LANE && e->loaded[n->id])
		return e->loaded[n->id];
	if (is_from_row(e, n))
		return n->truth ? emit_lane_bit(e, row) : c_element(e->c, row, e->lane);
	if (e->place == EMIT_FRONT && n->varying && n->truth && row)
		return row;
	return e->variables[n->id];
}

static struct c_expr *found_or_made(struct emitter *e, const struct core_node *n)
{
	struct c_expr *found = reference(e, n);
	return found ? found : emit_operation(e, n);
}

struct c_expr *emit_truth(struct emitter *e, const struct core_node *n)
{
	if (n->op == CORE_CONST)
		return u32(e, !wide_is_zero(n->range.lo));
	return found_or_made(e, n);
}

/* 0 to 0, 1 to all bits set. */
static struct c_expr *spread(struct emitter *e, struct c_expr *zero, struct c_expr *x)
{
	return c_binary(e->c, zero, C_SUB, x);
}

struct c_expr *emit_mask(struct emitter *e, const struct core_node *n)
{
	if (n->op == CORE_CONST)
		return wide_is_zero(n->range.lo) ? u32(e, 0) : c_upper(e->c, C_MASK, "ALL_LANES");
	struct c_expr *x = emit_truth(e, n);
	return n->varying ? x : spread(e, c_cast(e->c, C_MASK, emit_int(e, 0)), x);
}

struct c_expr *emit_value(struct emitter *e, const struct core_node *n, unsigned bits)
{
	if (n->op == CORE_CONST)
		return emit_number(e, n->range.lo, bits);
	if (n->truth)
		return emit_convert(e, c_cast(e->c, C_UINT32, emit_truth(e, n)), 32, bits, false);
	if (bits == 64 && n->op == CORE_AFTER && !n->file && !reference(e, n))
		return emit_place_now(e, NULL, 0); /* the program counter: the state has it in 64 bits */
	return emit_convert(e, found_or_made(e, n), emit_need(e, n)->bits, bits, is_negative(n));
}

/* ---- arithmetic ---- */

struct c_expr *emit_arithmetic(
	struct emitter *e, unsigned bits, struct c_expr *x, enum c_operator op, struct c_expr *y)
{
	static const char *const names[] = { [C_ADD] = "_add",
		[C_SUB] = "_sub",
		[C_MUL] = "_mul",
		[C_AND] = "_and",
		[C_OR] = "_or",
		[C_XOR] = "_xor" };
	return bits > 64 ? emit_wide(e, bits, names[op], x, y) : c_binary(e->c, x, op, y);
}

/* A node with an operator that C has. */
static struct c_expr *emit_calculation(
	struct emitter *e, const struct core_node *n, enum c_operator op)
{
	struct c_expr *x = emit_value(e, n->a, emit_need(e, n)->bits);
	return emit_arithmetic(
		e, emit_need(e, n)->bits, x, op, emit_value(e, n->b, emit_need(e, n)->bits));
}

/* x if the count is less than `bits`, else `beyond`. */
static struct c_expr *emit_within(
	struct emitter *e, struct c_expr *count, unsigned bits, struct c_expr *x, struct c_expr *beyond)
{
	return c_choose(e->c, c_binary(e->c, count, C_LT, emit_int(e, bits)), x, beyond);
}

/* The count for a shift of `bits` bits; *all: it is always less than `bits`. The checks prove that
 * it is not negative where it matters. */
static struct c_expr *shift_amount(
	struct emitter *e, const struct core_node *count, unsigned bits, bool *all)
{
	/* if it has more than 64 bits, the checks prove it small where it matters */
	struct c_expr *amount = emit_value(e, count, emit_need(e, count)->bits > 32 ? 64 : 32);
	*all = !count->large && wide_compare(count->range.hi, wide_from(bits - 1)) <= 0;
	return *all && is_negative(count) ? c_binary(e->c, amount, C_AND, emit_int(e, bits - 1))
									  : amount;
}

/* The count of a shift of more than 64 bits, at most `bits`. */
static struct c_expr *wide_count(struct emitter *e, const struct core_node *count, unsigned bits)
{
	bool all;
	struct c_expr *amount = shift_amount(e, count, bits, &all);
	all = all || (!count->large && !is_negative(count) &&
					 wide_compare(count->range.hi, wide_from(bits)) <= 0);
	return c_cast(
		e->c, C_UNSIGNED, all ? amount : emit_within(e, amount, bits, amount, emit_int(e, bits)));
}

/* A shift that yields 0 if the count is too large. In a loop over lanes, which becomes one of
 * vectors, each lane is shifted by a count that is defined. */
static struct c_expr *total_shift(
	struct emitter *e, struct c_expr *x, enum c_operator op, struct c_expr *amount, unsigned bits)
{
	struct c_expr *count =
		e->is_machine ? amount : c_binary(e->c, amount, C_AND, emit_int(e, bits - 1));
	return emit_within(e, amount, bits, c_binary(e->c, x, op, count), emit_int(e, 0));
}

static struct c_expr *emit_shift_left(struct emitter *e, const struct core_node *n)
{
	int64_t count;
	bool constant = core_is_number(n->b, &count), all = true;
	if (constant && (count >= emit_need(e, n)->bits || emit_need(e, n)->demand <= count))
		return emit_number(e, wide_from(0), emit_need(e, n)->bits);
	struct c_expr *x = emit_value(e, n->a, emit_need(e, n)->bits);
	if (emit_need(e, n)->bits > 64)
		return emit_wide(e, emit_need(e, n)->bits, "_shl", x,
			constant ? u32(e, (uint64_t)count) : wide_count(e, n->b, emit_need(e, n)->bits));
	struct c_expr *amount = constant ? emit_int(e, (uint64_t)count)
									 : shift_amount(e, n->b, emit_need(e, n)->bits, &all);
	return all ? c_binary(e->c, x, C_SHL, amount)
			   : total_shift(e, x, C_SHL, amount, emit_need(e, n)->bits);
}

/* x >> n in the width of x, then converted to the width of the result. */
static struct c_expr *emit_shift_right(struct emitter *e, const struct core_node *n)
{
	unsigned from = own_bits(e, n->a);
	int64_t count;
	bool sign = is_negative(n->a), constant = core_is_number(n->b, &count), small = true;
	struct c_expr *x = emit_value(e, n->a, from), *by;
	if (constant && count >= from)
		count = from - 1; /* only if x can be negative: the result is -1 or 0 */
	if (from > 64) {
		by = constant ? u32(e, (uint64_t)count) : wide_count(e, n->b, from);
		x = emit_wide(e, from, sign ? "_sar" : "_shr", x, by);
		return emit_convert(e, x, from, emit_need(e, n)->bits, is_negative(n));
	}
	by = constant ? emit_int(e, (uint64_t)count) : shift_amount(e, n->b, from, &small);
	if (sign) {
		by = small ? by : emit_within(e, by, from, by, emit_int(e, from - 1));
		x = c_binary(e->c, c_cast(e->c, signed_type(from), x), C_SHR, by);
		x = c_cast(e->c, emit_type(from), x);
	} else {
		x = small ? c_binary(e->c, x, C_SHR, by) : total_shift(e, x, C_SHR, by, from);
	}
	return emit_convert(e, x, from, emit_need(e, n)->bits, is_negative(n));
}

static struct c_expr *emit_division(struct emitter *e, const struct core_node *n)
{
	bool sign, quotient = n->op == CORE_DIV;
	unsigned bits = common_operand_bits(n->a, n->b, &sign);
	bits = bits > 64 ? EMIT_VAST : sign ? 64 : bits;
	struct c_expr *x = emit_value(e, n->a, bits), *y = emit_value(e, n->b, bits);
	const char *name = quotient ? "_divide" : "_modulo";
	if (bits > 64) /* the functions take signed numbers */
		x = emit_wide(e, bits, name, x, y);
	else if (sign) /* rounded down; the remainder is not negative */
		x = c_call(
			e->c, C_UINT64, name + 1, c_cast(e->c, C_SIGNED64, x), c_cast(e->c, C_SIGNED64, y));
	else
		x = c_binary(e->c, x, quotient ? C_DIV : C_MOD, y);
	return emit_convert(e, x, bits, emit_need(e, n)->bits, is_negative(n));
}

/* ---- bits ---- */

/* A function of templates/c/kernel/arithmetic.tpl: "popcount32". */
static struct c_expr *emit_count(struct emitter *e, const struct core_node *n)
{
	unsigned bits = emit_bits_for(wide_length(n->a->range.hi));
	const char *text = sem_builtin_text((enum sem_builtin)n->number);
	return c_call(
		e->c, C_UINT32, arena_printf(e->arena, "%s%u", text, bits), emit_value(e, n->a, bits));
}

/* Width of the C type from which a slice is taken: the bits above a negative value are copies of
 * its sign. */
static unsigned sliced_bits(struct emitter *e, const struct core_node *n)
{
	unsigned from = own_bits(e, n->a), top = n->lsb + n->width;
	if (top <= from || n->truth || !is_negative(n->a))
		return from;
	if (top > EMIT_VAST)
		e->b->failure = "a slice above the lowest 320 bits of a negative value";
	return emit_bits_for(top > 32 ? top : 64);
}

static struct c_expr *extract(struct emitter *e, const struct core_node *n)
{
	unsigned from = sliced_bits(e, n), bits = n->truth ? 32 : emit_need(e, n)->bits, lsb = n->lsb;
	struct c_expr *x = emit_value(e, n->a, from);
	if (lsb >= from && n->truth && is_negative(n->a))
		lsb = from - 1;
	if (lsb >= from)
		return emit_number(e, wide_from(0), bits);
	if (lsb)
		x = from > 64 ? emit_wide(e, from, "_shr", x, u32(e, lsb))
					  : c_binary(e->c, x, C_SHR, emit_int(e, lsb));
	x = emit_convert(e, x, from, bits, false);
	unsigned width = n->truth ? 1 : n->width;
	bool clean = !n->a->large && !is_negative(n->a) &&
				 wide_length(n->a->range.hi) <= n->lsb + width &&
				 emit_need(e, n->a)->demand >= n->lsb + width;
	if (width >= bits || lsb + width == from || (clean && n->lsb + width <= from))
		return x;
	struct c_expr *ones = emit_number(e, wide_mask(width), bits);
	return emit_arithmetic(e, bits, x, C_AND, ones);
}

static struct c_expr *emit_extension(struct emitter *e, const struct core_node *n)
{
	unsigned bits = emit_need(e, n)->bits;
	if (n->width >= bits)
		return emit_value(e, n->a, bits);
	if (n->width == 32 || n->width == 64)
		return emit_convert(e, emit_value(e, n->a, n->width), n->width, bits, true);
	struct c_expr *x = emit_value(e, n->a, bits);
	if (bits > 64) {
		struct c_expr *by = u32(e, bits - n->width);
		return emit_wide(e, bits, "_sar", emit_wide(e, bits, "_shl", x, by), by);
	}
	return c_call(e->c, emit_type(bits), bits == 64 ? "sign_extend_64" : "sign_extend",
		c_low_bits(x, n->width), emit_int(e, n->width));
}

/* ---- selects ---- */

static bool is_zero_node(const struct core_node *n, unsigned bits)
{
	return n->op == CORE_CONST && wide_is_zero(wide_and(n->range.lo, wide_mask(bits)));
}

/* A select by a condition that is the same for all lanes, within a loop: without a branch. mask is
 * 0 or -1. */
static struct c_expr *blend(struct emitter *e, const struct core_node *n)
{
	struct c_body *c = e->c;
	const struct core_node *yes = n->b, *no = n->c;
	struct c_expr *mask = emit_truth(e, n->a), *y = emit_value(e, no, emit_need(e, n)->bits);
	mask = emit_need(e, n)->bits == 64 ? spread(e, emit_int(e, 0), c_cast(c, C_UINT64, mask))
									   : spread(e, u32(e, 0), mask);
	if (is_zero_node(yes, emit_need(e, n)->bits))
		return c_binary(c, y, C_AND, c_unary(c, '~', mask));
	if (is_zero_node(no, emit_need(e, n)->bits))
		return c_binary(c, emit_value(e, yes, emit_need(e, n)->bits), C_AND, mask);
	if (yes->op == CORE_SUB && yes->b == no && is_zero_node(yes->a, emit_need(e, n)->bits))
		return c_binary(c, c_binary(c, y, C_XOR, mask), C_SUB, mask);
	if ((yes->op == CORE_XOR || yes->op == CORE_OR) && (yes->a == no || yes->b == no)) {
		struct c_expr *other = emit_value(e, yes->a == no ? yes->b : yes->a, emit_need(e, n)->bits);
		return c_binary(c, y, yes->op == CORE_OR ? C_OR : C_XOR, c_binary(c, other, C_AND, mask));
	}
	struct c_expr *differs = c_binary(c, emit_value(e, yes, emit_need(e, n)->bits), C_XOR, y);
	return c_binary(c, y, C_XOR, c_binary(c, differs, C_AND, mask));
}

static struct c_expr *select_value(struct emitter *e, const struct core_node *n)
{
	if (e->place == EMIT_LANE && !n->a->varying && emit_need(e, n)->bits <= 64)
		return blend(e, n);
	int64_t yes, no;
	bool is_number = core_is_number(n->b, &yes) && core_is_number(n->c, &no) && yes == 1 && no == 0;
	if (is_number && !is_from_row(e, n->a))
		return emit_value(e, n->a, emit_need(e, n)->bits);
	/* testing a lane's bit in a word needs no shift */
	struct c_expr *condition = is_from_row(e, n->a)
								   ? c_binary(e->c, e->rows[n->a->id], C_AND, own_bit(e))
								   : emit_truth(e, n->a);
	return c_choose(e->c, condition, emit_value(e, n->b, emit_need(e, n)->bits),
		emit_value(e, n->c, emit_need(e, n)->bits));
}

/* ---- truth ---- */

/* A truth operand: a word of bits if the operation is on words, else 0 or 1. */
static struct c_expr *emit_part(
	struct emitter *e, const struct core_node *user, const struct core_node *n)
{
	bool words = e->place == EMIT_FRONT && user->varying;
	return words ? emit_mask(e, n) : emit_truth(e, n);
}

struct c_expr *emit_enumerator(struct emitter *e, struct emit_value_name named)
{
	bool is_in_header = named.value && isa_find_type(e->b->isa, named.type->name) == named.type;
	if (!is_in_header || char_is_digit(named.value->name.text[0]))
		return NULL;
	struct str name = c_name_value(e->arena, named.type->name, named.value->name);
	return c_upper(e->c, C_INT, arena_printf(e->arena, "%.*s", STR_ARG(name)));
}

/* The constant that n compares with, if it can be by its name; what an access raises, as an
 * exception. */
static struct c_expr *compared_constant(
	struct emitter *e, const struct core_node *n, const struct core_node *constant, unsigned bits)
{
	int64_t fault;
	if ((n->a->op == CORE_FAULT || n->b->op == CORE_FAULT) && core_is_number(constant, &fault) &&
		fault > 0)
		return emit_exception(e, (unsigned)fault - 1);
	struct c_expr *name = emit_enumerator(e, emit_value_name(e, n));
	return name ? name : emit_value(e, constant, bits);
}

/* not: negated. A constant is put after the operator. */
static struct c_expr *emit_comparison(struct emitter *e, const struct core_node *n, bool not )
{
	bool sign, equal = n->op == CORE_EQ, turned = n->a->op == CORE_CONST;
	unsigned bits = common_operand_bits(n->a, n->b, &sign);
	if (bits > 64) {
		const char *name = equal ? "_equal" : sign ? "_less_signed" : "_less";
		struct c_expr *x = emit_wide_call(
			e, C_BOOL, bits, name, emit_value(e, n->a, bits), emit_value(e, n->b, bits));
		return not ? c_unary(e->c, '!', x) : x;
	}
	const struct core_node *first = turned ? n->b : n->a, *last = turned ? n->a : n->b;
	struct c_expr *x = emit_value(e, first, bits);
	struct c_expr *y = equal ? compared_constant(e, n, last, bits) : emit_value(e, last, bits);
	if (!equal && sign) {
		x = c_cast(e->c, signed_type(bits), x);
		y = c_cast(e->c, signed_type(bits), y);
	}
	enum c_operator op = equal    ? (not ? C_NE : C_EQ)
						 : turned ? (not ? C_LE : C_GT)
								  : (not ? C_GE : C_LT);
	struct c_expr *result = c_binary(e->c, x, op, y);
	return e->is_machine ? result : c_cast(e->c, C_UINT32, result);
}

/* For machines: what is not needed is not computed. */
static struct c_expr *lazy_truth(struct emitter *e, const struct core_node *n)
{
	struct c_expr *x = emit_truth(e, n->a);
	if (n->op == CORE_NOT)
		return c_unary(e->c, '!', x);
	struct c_expr *y = emit_truth(e, n->b);
	if (n->op == CORE_SELECT) {
		struct c_expr *z = emit_truth(e, n->c);
		bool same = y->type == z->type || (c_is_truth(y) && c_is_truth(z));
		return same ? c_choose(e->c, x, y, z)
					: c_choose(e->c, x, c_cast(e->c, C_UINT32, y), c_cast(e->c, C_UINT32, z));
	}
	return c_binary(e->c, x, n->op == CORE_AND ? C_BOTH : n->op == CORE_OR ? C_EITHER : C_NE, y);
}

static struct c_expr *truth_operation(struct emitter *e, const struct core_node *n)
{
	struct c_body *c = e->c;
	bool words = e->place == EMIT_FRONT && n->varying;
	if (n->op == CORE_NOT && !words && (n->a->op == CORE_EQ || n->a->op == CORE_LT) &&
		!reference(e, n->a))
		return emit_comparison(e, n->a, true);
	if (e->is_machine)
		return lazy_truth(e, n);
	if (n->op == CORE_SELECT && words && !n->a->varying)
		return c_choose(c, emit_truth(e, n->a), emit_part(e, n, n->b), emit_part(e, n, n->c));
	struct c_expr *x = emit_part(e, n, n->a);
	if (n->op == CORE_NOT)
		return words ? c_unary(c, '~', x) : c_binary(c, x, C_XOR, u32(e, 1));
	if (n->op == CORE_SELECT && n->b->op == CORE_NOT && n->b->a == n->c)
		return c_binary(c, emit_part(e, n, n->c), C_XOR, x);
	struct c_expr *y = emit_part(e, n, n->b);
	if (n->op == CORE_SELECT) {
		struct c_expr *z = emit_part(e, n, n->c);
		return c_binary(c, z, C_XOR, c_binary(c, c_binary(c, y, C_XOR, z), C_AND, x));
	}
	return c_binary(c, x, n->op == CORE_AND ? C_AND : n->op == CORE_OR ? C_OR : C_XOR, y);
}

static struct c_expr *float_operation(struct emitter *e, const struct core_node *n)
{
	const char *name = n->op == CORE_FEQ    ? "f32_equal"
					   : n->op == CORE_FLT  ? "f32_less"
					   : n->op == CORE_FMIN ? "f32_min"
											: "f32_max";
	return c_call(e->c, C_UINT32, name, emit_value(e, n->a, 32), emit_value(e, n->b, 32));
}

/* ---- lanes ---- */

static struct c_expr *emit_of_lane(struct emitter *e, const struct core_node *n)
{
	struct c_expr *at = emit_value(e, n->b, own_bits(e, n->b)), *row = e->rows[n->a->id];
	if (n->truth)
		return c_binary(
			e->c, c_cast(e->c, C_UINT32, c_binary(e->c, row, C_SHR, at)), C_AND, u32(e, 1));
	return emit_convert(
		e, c_element(e->c, row, at), own_bits(e, n->a), emit_need(e, n)->bits, is_negative(n));
}

/* A register whose number differs between lanes; its file may have one value for all of them. */
static struct c_expr *gathered(struct emitter *e, const struct core_node *n)
{
	bool has_lanes = n->file->lanes > 1;
	enum c_type type = n->truth && has_lanes ? C_MASK : emit_type(emit_element_bits(n->file));
	struct c_expr *x = c_element(e->c, emit_file(e, type, n->file), emit_value(e, n->a, 32));
	if (n->truth && has_lanes)
		return c_binary(
			e->c, c_cast(e->c, C_UINT32, c_binary(e->c, x, C_SHR, e->lane)), C_AND, u32(e, 1));
	if (has_lanes)
		x = c_element(e->c, x, e->lane);
	return emit_need(e, n)->bits <= 32 ? c_cast(e->c, C_UINT32, x) : x;
}

/* A memory word, or what the access to it raises. */
static struct c_expr *memory_access(struct emitter *e, const struct core_node *n)
{
	const struct str memory = c_name_part(e->arena, n->memory->name);
	struct c_expr *bank = emit_value(e, n->a, 64), *address = emit_value(e, n->b, 64);
	unsigned bytes = n->width / 8;
	bool wide_load = n->op == CORE_LOAD && bytes == 16;
	if (n->width % 8 || bytes > 16 || (bytes & (bytes - 1)))
		e->b->failure = "an access to memory has 8, 16, 32, 64 or 128 bits";
	const char *how = n->op == CORE_FAULT ? "mem_check" : wide_load ? "mem_wide_load" : "mem_load";
	struct c_expr *x = c_call(e->c,
		wide_load            ? C_WIDE
		: n->op == CORE_LOAD ? C_UINT64
							 : C_EXCEPTION,
		arena_printf(e->arena, "%s_%.*s", how, STR_ARG(memory)), e->state, bank, address,
		wide_load ? NULL : emit_int(e, bytes));
	return n->op == CORE_FAULT || emit_need(e, n)->bits == 32 ? c_cast(e->c, C_UINT32, x) : x;
}

/* ---- machines ---- */

static struct c_expr *of_state(
	struct emitter *e, const struct core_node *n, const struct register_file *file)
{
	enum c_type type = emit_type(emit_element_bits(file));
	struct c_expr *x = emit_file(e, type, file);
	if (file->kind != FILE_STATE)
		x = c_element(e->c, x,
			n->op == CORE_REGISTER ? emit_value(e, n->a, 64)
			: n->op == CORE_SOURCE ? emit_slot(e, n->slot)
								   : emit_int(e, n->number));
	return file->width <= 16 ? c_cast(e->c, C_UINT32, x) : x;
}

static struct c_expr *of_record(struct emitter *e, const struct core_node *n)
{
	const struct register_file *file = e->program->slots.items[n->slot].file;
	if (n->op == CORE_SOURCE && file)
		return of_state(e, n, n->file ? n->file : file);
	struct c_expr *x = emit_slot(e, n->slot);
	return e->b->wide_operands && (n->truth || emit_need(e, n)->bits == 32)
			   ? c_cast(e->c, C_UINT32, x)
			   : x;
}

/* What a register that functions assign holds now, in the type of a value. */
static struct c_expr *emit_now(struct emitter *e, const struct core_node *n)
{
	struct c_expr *x = emit_place_now(e, n->file, n->number);
	if (!n->file)
		return emit_convert(e, x, 64, emit_need(e, n)->bits, false);
	return n->file->width <= 16 ? c_cast(e->c, C_UINT32, x) : x;
}

/* Registers, the record of the instruction, and single parts of the machine; NULL: something
 * else. */
static struct c_expr *machine_leaf(struct emitter *e, const struct core_node *n)
{
	switch (n->op) {
	case CORE_SOURCE:
	case CORE_FLAG:
	case CORE_CHOICE: return of_record(e, n);
	case CORE_STATE:
	case CORE_REGISTER: return of_state(e, n, n->file);
	case CORE_AFTER: return emit_now(e, n);
	case CORE_PC:
		return e->b->in_place || e->program->end == CORE_END_RESET
				   ? emit_now(e, n)
				   : c_field(e->c, emit_type(emit_need(e, n)->bits), e->op, STR("pc"));
	case CORE_NEXT_PC: {
		struct c_expr *x = c_call(e->c, C_UINT64, "next_pc", e->op);
		return emit_need(e, n)->bits == 32 ? c_cast(e->c, C_UINT32, x) : x;
	}
	case CORE_CYCLES: return c_field(e->c, C_UINT64, e->state, STR("cycles"));
	case CORE_CAUSE: return e->cause;
	case CORE_BAD_ADDRESS: return e->bad_address;
	default: return NULL; /* an operation */
	}
}

/* ---- functions of the specification ---- */

static struct c_expr *argument_of_call(
	struct emitter *e, const struct core_passed *passed, const struct core_node *n)
{
	struct c_expr *x =
		passed->truth ? emit_truth(e, n) : emit_value(e, n, emit_bits_for(passed->bits));
	bool plain = passed->truth && e->is_machine;
	return plain ? x : c_cast(e->c, emit_passed_type(e, passed->truth, passed->bits), x);
}

struct c_expr *emit_call_of(
	struct emitter *e, struct core_function *f, struct core_node *const *operands)
{
	struct c_expr *arguments[CORE_MAX_PARAMETERS + 4];
	unsigned count = 0;
	if (f->reads_state)
		arguments[count++] = e->state;
	if (f->reads_op)
		arguments[count++] = e->op;
	for (unsigned i = 0; i < f->count; i++)
		if (core_is_parameter(f, i)) {
			emit_note_given(e, &f->given[i], operands[i]);
			arguments[count++] = argument_of_call(e, &f->passed[i], operands[i]);
		}
	core_name_function(e->b->functions, f);
	enum c_type type = f->program->result ? emit_result_type(e, f) : C_OTHER;
	struct c_expr *call =
		c_call_of(e->c, type, arena_printf(e->arena, "%.*s", STR_ARG(f->name)), arguments, count);
	call->has_effect = f->raises || emit_assigns_registers(f);
	return call;
}

struct c_expr *emit_returned(struct emitter *e, const struct core_node *n, struct c_expr *x)
{
	const struct core_function *f = n->function;
	bool sign = wide_is_negative(f->program->result->range.lo);
	return n->truth ? x : emit_convert(e, x, emit_result_bits(f), emit_need(e, n)->bits, sign);
}

static struct c_expr *emit_call(struct emitter *e, const struct core_node *n)
{
	struct core_node *const operands[CORE_MAX_PARAMETERS] = { n->a, n->b, n->c, n->d };
	return emit_returned(e, n, emit_call_of(e, n->function, operands));
}

struct c_expr *emit_operation(struct emitter *e, const struct core_node *n)
{
	struct c_expr *leaf = e->is_machine ? machine_leaf(e, n) : NULL, *x;
	if (leaf)
		return leaf;
	bool word = n->truth && (n->op == CORE_AND || n->op == CORE_OR || n->op == CORE_XOR ||
								n->op == CORE_NOT || n->op == CORE_SELECT);
	if (word)
		return truth_operation(e, n);
	switch (n->op) {
	case CORE_ADD: return emit_calculation(e, n, C_ADD);
	case CORE_SUB: return emit_calculation(e, n, C_SUB);
	case CORE_MUL: return emit_calculation(e, n, C_MUL);
	case CORE_AND: return emit_calculation(e, n, C_AND);
	case CORE_OR: return emit_calculation(e, n, C_OR);
	case CORE_XOR: return emit_calculation(e, n, C_XOR);
	case CORE_NOT:
		x = emit_value(e, n->a, emit_need(e, n)->bits);
		return emit_need(e, n)->bits > 64 ? emit_wide(e, emit_need(e, n)->bits, "_not", x, NULL)
										  : c_unary(e->c, '~', x);
	case CORE_DIV:
	case CORE_MOD: return emit_division(e, n);
	case CORE_COUNT: return emit_count(e, n);
	case CORE_SHL: return emit_shift_left(e, n);
	case CORE_SHR: return emit_shift_right(e, n);
	case CORE_EXTRACT: return extract(e, n);
	case CORE_EXTEND: return emit_extension(e, n);
	case CORE_SELECT: return select_value(e, n);
	case CORE_EQ:
	case CORE_LT: return emit_comparison(e, n, false);
	case CORE_FEQ:
	case CORE_FLT:
	case CORE_FMIN:
	case CORE_FMAX: return float_operation(e, n);
	case CORE_CALL: return emit_call(e, n);
	case CORE_LOAD:
	case CORE_FAULT: return memory_access(e, n);
	case CORE_LANE: return emit_of_lane(e, n);
	case CORE_REGISTER: return gathered(e, n);
	case CORE_LANEID:
		if (e->place == EMIT_LANE)
			return e->lane;
		break;
	case CORE_ACTIVE: /* with the type of the mask, which may be different */
		return e->b->lanes > 16 && (e->b->lanes > 32) == (emit_need(e, n)->bits == 64)
				   ? e->mask
				   : c_cast(e->c, emit_type(emit_need(e, n)->bits), e->mask);
	default: break; /* fails below */
	}
	if (!e->b->failure)
		e->b->failure = "an operation is needed where it cannot be computed";
	return emit_int(e, 0);
}
