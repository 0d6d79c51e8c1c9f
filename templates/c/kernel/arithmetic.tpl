%# SPDX-License-Identifier: MIT
%# What operators of C do not compute, each if the C of kernels calls it.
%if $calls = 'divide'
/* The quotient rounded down, of a positive divisor. */
static inline uint64_t ${$p}_divide(int64_t x, int64_t divisor)
{
	return (uint64_t)(x / divisor - (x % divisor < 0));
}

%end
%if $calls = 'modulo'
/* The remainder that is not negative. */
static inline uint64_t ${$p}_modulo(int64_t x, int64_t modulus)
{
	const int64_t rest = x % modulus;
	return (uint64_t)(rest < 0 ? rest + modulus : rest);
}

%end
%if $calls = 'popcount32' or $calls = 'bitlength32'
/* The number of ones: sums of 2, 4 and 8 bits side by side, then that of all bytes as the highest
 * byte of a product. */
static inline uint32_t ${$p}_popcount32(uint32_t x)
{
	x -= (x >> 1) & 0x55555555u;
	x = (x & 0x33333333u) + ((x >> 2) & 0x33333333u);
	x = (x + (x >> 4)) & 0x0f0f0f0fu;
	return (x * 0x01010101u) >> 24;
}

%end
%if $calls = 'popcount64' or $calls = 'bitlength64'
/* The number of ones: sums of 2, 4 and 8 bits side by side, then that of all bytes as the highest
 * byte of a product. */
static inline uint32_t ${$p}_popcount64(uint64_t x)
{
	x -= (x >> 1) & 0x5555555555555555u;
	x = (x & 0x3333333333333333u) + ((x >> 2) & 0x3333333333333333u);
	x = (x + (x >> 4)) & 0x0f0f0f0f0f0f0f0fu;
	return (uint32_t)((x * 0x0101010101010101u) >> 56);
}

%end
%if $calls = 'bitlength32'
/* The number of binary digits: the ones if all bits below the highest one are set. */
static inline uint32_t ${$p}_bitlength32(uint32_t x)
{
	x |= x >> 1;
	x |= x >> 2;
	x |= x >> 4;
	x |= x >> 8;
	return ${$p}_popcount32(x | x >> 16);
}

%end
%if $calls = 'bitlength64'
/* The number of binary digits: the ones if all bits below the highest one are set. */
static inline uint32_t ${$p}_bitlength64(uint64_t x)
{
	x |= x >> 1;
	x |= x >> 2;
	x |= x >> 4;
	x |= x >> 8;
	x |= x >> 16;
	return ${$p}_popcount64(x | x >> 32);
}

%end
%if $calls = 'sign_extend'
/* The low bits of x, the highest of which is the sign, as a number of the whole type. */
static inline uint32_t ${$p}_sign_extend(uint32_t x, unsigned bits)
{
	const uint32_t sign = UINT32_C(1) << (bits - 1);
	return ((x & (sign | (sign - 1))) ^ sign) - sign;
}

%end
%if $calls = 'sign_extend_64'
/* The low bits of x, the highest of which is the sign, as a number of the whole type. */
static inline uint64_t ${$p}_sign_extend_64(uint64_t x, unsigned bits)
{
	const uint64_t sign = UINT64_C(1) << (bits - 1);
	return ((x & (sign | (sign - 1))) ^ sign) - sign;
}

%end
