%# SPDX-License-Identifier: MIT
%let extremes = $calls = 'f32_min' or $calls = 'f32_max'
/* ---- comparisons by value, as in IEEE 754: false if an operand is a NaN ---- */

%if $calls = 'f32_less' or $extremes
%call comparison('f32_less', '<')
%end
%if $calls = 'f32_equal' or $extremes
%call comparison('f32_equal', '==')
%end
%if $extremes
static inline uint32_t ${$p}_f32_is_nan(uint32_t a)
{
	return ${$p}_f32_real(a) != ${$p}_f32_real(a);
}

static inline uint32_t ${$p}_f32_select(uint32_t condition, uint32_t a, uint32_t b)
{
	uint32_t mask = 0 - condition;
	return (a & mask) | (b & ~mask);
}

%end
%if $calls = 'f32_min'
/* -0 is less than +0. Of a number and a NaN the number, of two NaNs NAN32. */
static inline uint32_t ${$p}_f32_min(uint32_t a, uint32_t b)
{
	uint32_t least = ${$p}_f32_select(${$p}_f32_less(a, b) | ${$p}_f32_is_nan(b), a, b);
	least = ${$p}_f32_select(${$p}_f32_equal(a, b), a | b, least);
	return ${$p}_f32_select(${$p}_f32_is_nan(least), ${$P}_NAN32, least);
}

%end
%if $calls = 'f32_max'
/* -0 is less than +0. Of a number and a NaN the number, of two NaNs NAN32. */
static inline uint32_t ${$p}_f32_max(uint32_t a, uint32_t b)
{
	uint32_t most = ${$p}_f32_select(${$p}_f32_less(b, a) | ${$p}_f32_is_nan(b), a, b);
	most = ${$p}_f32_select(${$p}_f32_equal(a, b), a & b, most);
	return ${$p}_f32_select(${$p}_f32_is_nan(most), ${$P}_NAN32, most);
}

%end
