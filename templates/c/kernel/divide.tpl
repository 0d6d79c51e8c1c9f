%# SPDX-License-Identifier: MIT
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
