%# SPDX-License-Identifier: MIT
%if $calls = 'round_integer' or $calls = 'to_integer'
/* ---- integers ---- */

%end
%if $calls = 'round_integer'
/* Both halves of an integer as double, exactly: set below the leading bit of a large constant, from
 * which the constant is then taken off. 2^84 + 2^63 makes room for the sign of the high half. */
${$P}_FLOAT_INLINE ${$p}_part_f64 ${$p}_high_half(${$p}_part64 x)
{
	${$p}_part64 high = (x >> 32 ^ 0x80000000u) | 0x4530000000000000u;
	return ${$p}_real64(high) - 0x1.000008p84;
}

${$P}_FLOAT_INLINE ${$p}_part_f64 ${$p}_low_half(${$p}_part64 x)
{
	return ${$p}_real64((x & UINT32_MAX) | 0x4330000000000000u) - 0x1p52;
}

/* d = a; integers have no -0. */
static inline void ${$p}_round_integer(
	uint32_t *d, const int64_t *a, enum ${$p}_rounding rounding)
{
	struct ${$p}_float_direction direction = ${$p}_direction_of(rounding);
	uint64_t turn = (uint64_t)direction.turn << 32;
	for ${$P}_FLOAT_PARTS(i) {
#if defined(${$P}_FLOAT_VECTORS)
		${$p}_part64 x = *(const ${$p}_part64 *)(a + i);
#else
		${$p}_part64 x = (uint64_t)a[i];
#endif
		${$p}_part_f64 p = ${$p}_real64(${$p}_bits64(${$p}_high_half(x)) ^ turn);
		${$p}_part_f64 c = ${$p}_real64(${$p}_bits64(${$p}_low_half(x)) ^ turn);
		if (rounding == ${$P}_ROUND_NEAREST)
			${$p}_part_store(d + i, ${$p}_sum_nearest(p, c));
		else
			${$p}_part_store(d + i, ${$p}_sum_directed(p, c, direction));
	}
}

%end
%if $calls = 'to_integer'
/* What to_integer does, for bounds of any size. */
static inline int64_t ${$p}_integer_of(
	uint32_t a, enum ${$p}_rounding rounding, int64_t least, int64_t most)
{
	uint32_t magnitude = a & ~${$P}_FLOAT_SIGN, negative = a >> 31, exponent = magnitude >> 23;
	uint64_t significand = (magnitude & 0x7FFFFF) | (uint64_t)(exponent != 0) << 23;
	uint32_t left = exponent > 150 ? exponent - 150 : 0;
	uint32_t right = exponent < 150 ? 150 - exponent : 0;
	left = left < 39 ? left : 39;
	right = right < 25 ? right : 25; /* then all of it is less than a half */
	uint64_t whole = significand << left >> right;
	uint64_t unit = (uint64_t)1 << right, twice = (significand & (unit - 1)) << 1;
	uint32_t away = rounding == ${$P}_ROUND_UP ? !negative : negative;
	if (rounding == ${$P}_ROUND_NEAREST)
		whole += (twice > unit) | ((twice == unit) & (whole & 1));
	else if (rounding != ${$P}_ROUND_ZERO)
		whole += (twice != 0) & away;
	int64_t value = negative ? -(int64_t)whole : (int64_t)whole;
	value = value < least || (negative && exponent > 189) ? least : value;
	value = value > most || (!negative && exponent > 189) ? most : value;
	return magnitude > ${$P}_FLOAT_INFINITY ? 0 : value;
}

${$P}_FLOAT_INLINE ${$p}_part_f64 ${$p}_choose(
	${$p}_part64 mask, ${$p}_part_f64 x, ${$p}_part_f64 y)
{
	return ${$p}_real64((${$p}_bits64(x) & mask) | (${$p}_bits64(y) & ~mask));
}

/* x in all of a part */
${$P}_FLOAT_INLINE ${$p}_part_f64 ${$p}_all(double x)
{
	return (${$p}_part_f64){ 0 } + x;
}

/* The integer next to x, |x| <= 2^51, in the direction of the rounding. */
${$P}_FLOAT_INLINE ${$p}_part_f64 ${$p}_whole(${$p}_part_f64 x, enum ${$p}_rounding rounding)
{
	const uint64_t sign = (uint64_t)1 << 63, one = 0x3FF0000000000000u;
	${$p}_part_f64 nearest = (x + 0x1.8p52) - 0x1.8p52, rest = x - nearest;
	${$p}_part64 step = (${$p}_part64){ 0 } + (rounding == ${$P}_ROUND_DOWN ? sign : 0);
	if (rounding == ${$P}_ROUND_NEAREST)
		return nearest;
	if (rounding == ${$P}_ROUND_ZERO)
		step = ~${$p}_bits64(x) & sign;
	/* a step of this sign where the rest has the same one */
	${$p}_part64 move = ${$p}_positive(${$p}_real64(${$p}_bits64(rest) ^ step));
	return nearest + ${$p}_real64((step | one) & move);
}

/* d = a as an integer: rounded, then brought into the bounds; 0 for a NaN, whatever the bounds. */
static inline void ${$p}_to_integer(
	int64_t *d, const uint32_t *a, enum ${$p}_rounding rounding, int64_t least, int64_t most)
{
	const int64_t limit = (int64_t)1 << 51;
	if (least < -limit || most > limit) {
		for (int i = 0; i < ${$P}_FLOAT_ROW; i++)
			d[i] = ${$p}_integer_of(a[i], rounding, least, most);
		return;
	}
	${$p}_part_f64 low = ${$p}_all((double)least), high = ${$p}_all((double)most);
	for ${$P}_FLOAT_PARTS(i) {
		${$p}_part_f64 x = ${$p}_widen(${$p}_part_load(a + i));
		${$p}_part64 number = ${$P}_FLOAT_MASK(${$p}_part64, x == x);
		x = ${$p}_choose(${$P}_FLOAT_MASK(${$p}_part64, x < low), low, x);
		x = ${$p}_choose(${$P}_FLOAT_MASK(${$p}_part64, x > high), high, x);
		x = ${$p}_whole(x, rounding) + 0x1.8p52;
		${$p}_part64 whole = ${$p}_bits64(x) - 0x4338000000000000u;
#if defined(${$P}_FLOAT_VECTORS)
		*(${$p}_part64 *)(d + i) = whole & number;
#else
		d[i] = (int64_t)(whole & number);
#endif
	}
}

%end
