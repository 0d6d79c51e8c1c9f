%# SPDX-License-Identifier: MIT
/* ---- rows without help of the processor ---- */

static inline void ${$p}_portable_add(
	uint32_t *d, const uint32_t *a, const uint32_t *b, enum ${$p}_rounding rounding)
{
	struct ${$p}_float_direction direction = ${$p}_direction_of(rounding);
	for ${$P}_FLOAT_WIDES(i) {
		${$p}_wide32 x = ${$p}_wide_load(a + i), y = ${$p}_wide_load(b + i), sum;
		if (rounding == ${$P}_ROUND_NEAREST)
			sum = ${$p}_wide_canonical(${$p}_wide_bits(${$p}_wide_real(x) + ${$p}_wide_real(y)));
		else
			sum = ${$p}_add_directed(x, y, direction);
		${$p}_wide_store(d + i, sum);
	}
}

static inline void ${$p}_portable_mul_nearest(uint32_t *d, const uint32_t *a, const uint32_t *b)
{
	for ${$P}_FLOAT_WIDES(i) {
		${$p}_wide_f32 x = ${$p}_wide_real(${$p}_wide_load(a + i));
		${$p}_wide_f32 y = ${$p}_wide_real(${$p}_wide_load(b + i));
		${$p}_wide_store(d + i, ${$p}_wide_canonical(${$p}_wide_bits(x * y)));
	}
}

/* The product of two binary32 is exact in double, and so is its product with 2^k. */
static inline void ${$p}_portable_mul(
	uint32_t *d, const uint32_t *a, const uint32_t *b, int k, enum ${$p}_rounding rounding)
{
	struct ${$p}_float_direction direction = ${$p}_direction_of(rounding);
	double power = ${$p}_f64_real((uint64_t)(1023 + k) << 52);
	if (k == 0 && rounding == ${$P}_ROUND_NEAREST) {
		${$p}_portable_mul_nearest(d, a, b);
		return;
	}
	for ${$P}_FLOAT_PARTS(i) {
		${$p}_part32 x = ${$p}_part_load(a + i) ^ direction.turn;
		${$p}_part_f64 p = ${$p}_widen(x) * ${$p}_widen(${$p}_part_load(b + i)) * power;
		${$p}_part32 y = ${$p}_narrow(p);
		${$p}_part_f64 nearest = ${$p}_widen(y);
		if (rounding == ${$P}_ROUND_NEAREST)
			${$p}_part_store(d + i, ${$p}_part_canonical(y));
		else
			${$p}_part_store(d + i, ${$p}_round_directed(y, nearest, p - nearest, direction));
	}
}

static inline void ${$p}_portable_fma(uint32_t *d, const uint32_t *a, const uint32_t *b,
	const uint32_t *c, enum ${$p}_rounding rounding)
{
	struct ${$p}_float_direction direction = ${$p}_direction_of(rounding);
	for ${$P}_FLOAT_PARTS(i) {
		${$p}_part32 x = ${$p}_part_load(a + i) ^ direction.turn;
		${$p}_part_f64 p = ${$p}_widen(x) * ${$p}_widen(${$p}_part_load(b + i));
		${$p}_part_f64 z = ${$p}_widen(${$p}_part_load(c + i) ^ direction.turn);
		if (rounding == ${$P}_ROUND_NEAREST)
			${$p}_part_store(d + i, ${$p}_sum_nearest(p, z));
		else
			${$p}_part_store(d + i, ${$p}_sum_directed(p, z, direction));
	}
}

