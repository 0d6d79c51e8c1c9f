%# SPDX-License-Identifier: MIT
/* ---- single numbers ---- */

#define ${$P}_FLOAT_SIGN 0x80000000u
#define ${$P}_FLOAT_INFINITY 0x7F800000u

/* How a directed mode is computed: down is up with all signs inverted; up and toward zero differ
 * in when and where they leave the nearest number. */
struct ${$p}_float_direction {
	uint32_t turn;   /* sign bit: turn the sign of the operands and of the result */
	uint32_t inward; /* all ones: toward zero */
};

static inline struct ${$p}_float_direction ${$p}_direction_of(enum ${$p}_rounding rounding)
{
	struct ${$p}_float_direction direction = { 0, 0 };
	if (rounding == ${$P}_ROUND_DOWN)
		direction.turn = ${$P}_FLOAT_SIGN;
	if (rounding == ${$P}_ROUND_ZERO)
		direction.inward = UINT32_MAX;
	return direction;
}
%call singles('part')
%call singles('wide')

/* ---- exact results, rounded once ---- */

${$P}_FLOAT_INLINE ${$p}_part64 ${$p}_positive(${$p}_part_f64 x)
{
	return ${$P}_FLOAT_MASK(${$p}_part64, x > 0.0);
}

/* s + e, |e| at most half a unit in the last place of s, with all that double cannot hold in its
 * last bit: it then rounds to nearest as the exact sum does. */
${$P}_FLOAT_INLINE ${$p}_part_f64 ${$p}_round_odd(${$p}_part_f64 s, ${$p}_part_f64 e)
{
	${$p}_part64 x = ${$p}_bits64(s), y = ${$p}_bits64(e);
	${$p}_part64 inexact = ${$p}_positive(${$p}_real64(y & (UINT64_MAX >> 1)));
	${$p}_part64 below = ((x ^ y) >> 63) & inexact; /* the exact sum is nearer to 0 than s */
	return ${$p}_real64((x - below) | (inexact >> 63));
}

/* The exact p + c is the result + *e; no operand is beyond 2^400. */
${$P}_FLOAT_INLINE ${$p}_part_f64 ${$p}_two_sum(
	${$p}_part_f64 p, ${$p}_part_f64 c, ${$p}_part_f64 *e)
{
	${$p}_part_f64 s = p + c, b = s - p;
	*e = (p - (s - b)) + (c - b);
	return s;
}

${$P}_FLOAT_INLINE ${$p}_part32 ${$p}_sum_nearest(${$p}_part_f64 p, ${$p}_part_f64 c)
{
	${$p}_part_f64 e, s = ${$p}_two_sum(p, c, &e);
	return ${$p}_part_canonical(${$p}_narrow(${$p}_round_odd(s, e)));
}

/* Directed rounding of an exact result, whose sign is already inverted: x is its pattern rounded
 * to nearest, nearest the same as a number, rest the exact result minus nearest. Up moves if the
 * rest is positive; toward zero, if its sign differs from that of the nearest number. */
${$P}_FLOAT_INLINE ${$p}_part32 ${$p}_round_directed(${$p}_part32 x, ${$p}_part_f64 nearest,
	${$p}_part_f64 rest, struct ${$p}_float_direction direction)
{
	uint64_t inward = (uint64_t)direction.inward << 63;
	${$p}_part64 test = ${$p}_bits64(rest) ^ (~${$p}_bits64(nearest) & inward);
	return ${$p}_part_move(x, ${$p}_low(${$p}_positive(${$p}_real64(test))), direction);
}

${$P}_FLOAT_INLINE ${$p}_part32 ${$p}_sum_directed(
	${$p}_part_f64 p, ${$p}_part_f64 c, struct ${$p}_float_direction direction)
{
	${$p}_part_f64 e, s = ${$p}_two_sum(p, c, &e);
	${$p}_part32 x = ${$p}_narrow(s);
	${$p}_part_f64 nearest = ${$p}_widen(x);
	return ${$p}_round_directed(x, nearest, (s - nearest) + e, direction);
}

/* Sums of single numbers need no double: the larger operand first, and the error of the sum is a
 * single number, exact. */
${$P}_FLOAT_INLINE ${$p}_wide32 ${$p}_add_directed(
	${$p}_wide32 a, ${$p}_wide32 b, struct ${$p}_float_direction direction)
{
	${$p}_wide_i32 size_a = (${$p}_wide_i32)(a & ~${$P}_FLOAT_SIGN);
	${$p}_wide_i32 size_b = (${$p}_wide_i32)(b & ~${$P}_FLOAT_SIGN);
	${$p}_wide32 swapped = (a ^ b) & ${$P}_FLOAT_MASK(${$p}_wide32, size_a < size_b);
	${$p}_wide_f32 large = ${$p}_wide_real(a ^ swapped ^ direction.turn);
	${$p}_wide_f32 small = ${$p}_wide_real(b ^ swapped ^ direction.turn);
	${$p}_wide_f32 s = large + small, rest = small - (s - large);
	${$p}_wide32 x = ${$p}_wide_bits(s), inward = ~x & (direction.inward & ${$P}_FLOAT_SIGN);
	${$p}_wide_f32 test = ${$p}_wide_real(${$p}_wide_bits(rest) ^ inward);
	return ${$p}_wide_move(x, ${$P}_FLOAT_MASK(${$p}_wide32, test > 0.0f), direction);
}

