%# SPDX-License-Identifier: MIT
%# Operations on a part of a row: `part` or `wide`.
%block singles(part)

#if defined(${$P}_FLOAT_VECTORS)
${$P}_FLOAT_INLINE ${$p}_${$part}32 ${$p}_${$part}_load(const uint32_t *row)
{
	return *(const ${$p}_${$part}32 *)row;
}

${$P}_FLOAT_INLINE void ${$p}_${$part}_store(uint32_t *row, ${$p}_${$part}32 x)
{
	*(${$p}_${$part}32 *)row = x;
}

${$P}_FLOAT_INLINE ${$p}_${$part}_f32 ${$p}_${$part}_real(${$p}_${$part}32 x)
{
	return (${$p}_${$part}_f32)x;
}

%if $part = 'wide'
${$P}_FLOAT_INLINE ${$p}_${$part}32 ${$p}_${$part}_bits(${$p}_${$part}_f32 x)
{
	return (${$p}_${$part}32)x;
}
%end
#else
static inline uint32_t ${$p}_${$part}_load(const uint32_t *row)
{
	return *row;
}

static inline void ${$p}_${$part}_store(uint32_t *row, uint32_t x)
{
	*row = x;
}

static inline float ${$p}_${$part}_real(uint32_t x)
{
	return ${$p}_f32_real(x);
}

%if $part = 'wide'
%call pun(concat($part, '_bits'), 'uint32_t', 'bits', 'float', 'real')
%end
#endif

/* x with the NaN that the instruction set says */
${$P}_FLOAT_INLINE ${$p}_${$part}32 ${$p}_${$part}_canonical(${$p}_${$part}32 x)
{
	${$p}_${$part}_f32 real = ${$p}_${$part}_real(x);
	${$p}_${$part}32 nan = ${$P}_FLOAT_MASK(${$p}_${$part}32, real != real);
	return (x & ~nan) | (nan & ${$P}_NAN32);
}

/* Moves the nearest number x to the directed one, where move is all ones: up, or toward zero if
 * that is the direction. Patterns of neighbours differ by 1, infinity's included. */
${$P}_FLOAT_INLINE ${$p}_${$part}32 ${$p}_${$part}_move(
	${$p}_${$part}32 x, ${$p}_${$part}32 move, struct ${$p}_float_direction direction)
{
	${$p}_${$part}32 negative = 0 - (x >> 31);
	${$p}_${$part}32 moved = x + (move & (negative | direction.inward | 1));
	return ${$p}_${$part}_canonical(moved ^ direction.turn);
}
%end
%block hardware(name, sign)
static inline void ${$p}_hardware_${$name}(
	uint32_t *d, const uint32_t *a, const uint32_t *b, enum ${$p}_rounding rounding)
{
	${$p}_switch_to(rounding);
	for ${$P}_FLOAT_WIDES(i)
		${$p}_wide_result(
			d + i, ${$p}_wide_fixed(a + i) ${raw: $sign} ${$p}_wide_real(${$p}_wide_load(b + i)));
	${$p}_switch_back(rounding);
}

%end
%block comparison(name, sign)
static inline uint32_t ${$p}_${$name}(uint32_t a, uint32_t b)
{
	return ${$p}_f32_real(a) ${$sign} ${$p}_f32_real(b);
}

%end
%block pun(name, to, to_name, from, from_name)
static inline ${$to} ${$p}_${$name}(${$from} x)
{
	union {
		${$from} ${$from_name};
		${$to} ${$to_name};
	} pun = { x };
	return pun.${$to_name};
}
%end
