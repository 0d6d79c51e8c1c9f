%# SPDX-License-Identifier: MIT
/* ---- random numbers: xoroshiro128+ of Blackman and Vigna, seeded by splitmix64 ---- */

static uint64_t rotate(uint64_t x, unsigned by)
{
	return x << by | x >> (64 - by);
}

static uint64_t split(uint64_t *state)
{
	uint64_t z = *state += 0x9e3779b97f4a7c15u;
	z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9u;
	z = (z ^ z >> 27) * 0x94d049bb133111ebu;
	return z ^ z >> 31;
}

void ${$p}_fuzz_seed(struct ${$p}_fuzz_random *r, uint64_t seed)
{
	r->state[0] = split(&seed);
	r->state[1] = split(&seed) | 1; /* not both may be 0 */
}

uint64_t ${$p}_fuzz_next(struct ${$p}_fuzz_random *r)
{
	uint64_t a = r->state[0], b = r->state[1], result = a + b;
	b ^= a;
	r->state[0] = rotate(a, 24) ^ b ^ b << 16;
	r->state[1] = rotate(b, 37);
	return result;
}

/* For small n without a division, which takes longer than all the rest. */
uint64_t ${$p}_fuzz_below(struct ${$p}_fuzz_random *r, uint64_t n)
{
	uint64_t x = ${$p}_fuzz_next(r);
	return n >> 32 ? x % n : (x >> 32) * n >> 32;
}

/* True once in n times. */
static bool once_in(struct ${$p}_fuzz_random *r, uint64_t n)
{
	return ${$p}_fuzz_below(r, n) == 0;
}

