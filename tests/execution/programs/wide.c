/* SPDX-License-Identifier: MIT */
/* Results of the programs of 64- and 128-bit integers, by the compiler's own 128-bit integers. */
#include "programs.h"

__extension__ typedef unsigned __int128 wide;
__extension__ typedef __int128 wide_signed;

static wide get(const struct lane *lane, unsigned first, unsigned words)
{
	wide value = 0;
	for (unsigned i = words; i > 0; i--)
		value = value << 32 | lane->in[first + i - 1];
	return value;
}

static void put(struct lane *lane, unsigned first, unsigned words, wide value)
{
	for (unsigned i = 0; i < words; i++)
		lane->out[first + i] = (uint32_t)(value >> (32 * i));
}

static uint64_t get64(const struct lane *lane, unsigned first)
{
	return (uint64_t)get(lane, first, 2);
}

static void put64(struct lane *lane, unsigned first, uint64_t value)
{
	put(lane, first, 2, value);
}

static int64_t word_signed(uint32_t word)
{
	return (int64_t)word - (word >> 31 ? 0x100000000 : 0);
}

static void add64(struct lane *lane)
{
	wide sum = get(lane, 0, 2) + get(lane, 2, 2);
	put64(lane, 0, (uint64_t)sum);
	lane->predicates = (uint32_t)(sum >> 64);
}

static void add128(struct lane *lane)
{
	wide a = get(lane, 0, 4), sum = a + get(lane, 4, 4);
	put(lane, 0, 4, sum);
	lane->predicates = sum < a;
}

static void sub64(struct lane *lane)
{
	uint64_t a = get64(lane, 0), b = get64(lane, 2);
	put64(lane, 0, a - b);
	lane->predicates = a >= b;
}

static void sub128(struct lane *lane)
{
	wide a = get(lane, 0, 4), b = get(lane, 4, 4);
	put(lane, 0, 4, a - b);
	lane->predicates = a >= b;
}

static void neg128(struct lane *lane)
{
	wide a = get(lane, 0, 4);
	put(lane, 0, 4, (wide)0 - a);
	lane->predicates = a == 0;
}

static void abs64(struct lane *lane)
{
	uint64_t a = get64(lane, 0);
	put64(lane, 0, a >> 63 ? 0 - a : a);
}

static void mad64(struct lane *lane)
{
	uint32_t a = lane->in[0], b = lane->in[1];
	uint64_t c = get64(lane, 2), u = (uint64_t)a * b;
	uint64_t s = (uint64_t)(word_signed(a) * word_signed(b));
	put64(lane, 0, s + c);
	put64(lane, 2, s - c);
	put64(lane, 4, u + c);
	put64(lane, 6, u - c);
	put64(lane, 8, (uint64_t)a * 0x114514 + c);
	put64(lane, 10, s + c);
	put64(lane, 12, s - c);
	put64(lane, 14, u - c);
}

static void mad128(struct lane *lane)
{
	wide product = (uint64_t)lane->in[0] * (wide)lane->in[1], c = get(lane, 2, 4);
	put(lane, 0, 4, product + c);
	put(lane, 4, 4, product - c);
	put(lane, 8, 4, product + (uint64_t)c);
}

static void mul64(struct lane *lane)
{
	put(lane, 0, 4, get(lane, 0, 2) * get(lane, 2, 2));
}

static void smul64(struct lane *lane)
{
	wide_signed a = (int64_t)get64(lane, 0), b = (int64_t)get64(lane, 2);
	put(lane, 0, 4, (wide)(a * b));
}

/* By halves of 64 bits: {a1, a0} * {b1, b0}. */
static void mul128(struct lane *lane)
{
	wide a0 = get(lane, 0, 2), a1 = get(lane, 2, 2), b0 = get(lane, 4, 2), b1 = get(lane, 6, 2);
	wide low = a0 * b0, cross = a1 * b0, other = a0 * b1, high = a1 * b1;
	wide middle = (low >> 64) + (uint64_t)cross + (uint64_t)other;
	put(lane, 0, 2, low);
	put(lane, 2, 2, middle);
	put(lane, 4, 4, high + (middle >> 64) + (cross >> 64) + (other >> 64));
}

static void div64(struct lane *lane)
{
	uint64_t a = get64(lane, 0), b = get64(lane, 2);
	put64(lane, 0, b ? a / b : UINT64_MAX);
	put64(lane, 2, b ? a % b : a);
}

/* Divisors of all lengths, many about as long as a word, where the quotient's step from one word of
 * the remainder to two is; some with a small lower word: it is the upper one that does not fit. */
static void div64_operands(struct random *random, struct lane *lane, unsigned number)
{
	(void)number;
	for (unsigned i = 0; i < 4; i++)
		lane->in[i] = random_word(random);
	unsigned shift = random_below(random, 3) ? random_below(random, 64) : 0;
	shift = random_below(random, 4) ? shift : 30 + random_below(random, 4);
	uint64_t divisor = get64(lane, 2) >> shift;
	lane->in[2] = random_below(random, 4) ? (uint32_t)divisor : random_below(random, 4);
	lane->in[3] = (uint32_t)(divisor >> 32);
}

static void minmax64(struct lane *lane)
{
	uint64_t a = get64(lane, 0), b = get64(lane, 2);
	bool less = (int64_t)a < (int64_t)b;
	put64(lane, 0, a < b ? a : b);
	put64(lane, 2, a < b ? b : a);
	put64(lane, 4, less ? a : b);
	put64(lane, 6, less ? b : a);
}

static uint32_t comparisons(bool less, bool equal)
{
	return (uint32_t)(less | (less || equal) << 1 | (!less && !equal) << 2 | !less << 3 |
					  equal << 4 | !equal << 5);
}

static void compare64(struct lane *lane)
{
	uint64_t a = get64(lane, 0), b = get64(lane, 2);
	lane->out[0] = comparisons(a < b, a == b);
	lane->out[1] = comparisons((int64_t)a < (int64_t)b, a == b);
}

static void compare128(struct lane *lane)
{
	wide a = get(lane, 0, 4), b = get(lane, 4, 4);
	lane->out[0] = comparisons(a < b, a == b);
	lane->out[1] = comparisons((wide_signed)a < (wide_signed)b, a == b);
}

static void shift64(struct lane *lane)
{
	uint64_t x = get64(lane, 0), sign = x >> 63 ? UINT64_MAX : 0;
	uint32_t n = lane->in[2], turn = n % 64;
	put64(lane, 0, n < 64 ? x << n : 0);
	put64(lane, 2, n < 64 ? x >> n : 0);
	put64(lane, 4, n == 0 ? x : n < 64 ? x >> n | sign << (64 - n) : sign);
	put64(lane, 6, turn ? x << turn | x >> (64 - turn) : x);
	put64(lane, 8, turn ? x >> turn | x << (64 - turn) : x);
}

static void shift128(struct lane *lane)
{
	wide x = get(lane, 0, 4), sign = x >> 127 ? ~(wide)0 : 0;
	uint32_t n = lane->in[4];
	put(lane, 0, 4, n < 128 ? x << n : 0);
	put(lane, 4, 4, n < 128 ? x >> n : 0);
	put(lane, 8, 4, n == 0 ? x : n < 128 ? x >> n | sign << (128 - n) : sign);
}

/* Any number of places, mostly one that shifts. */
static void places(struct random *random, struct lane *lane, unsigned words)
{
	for (unsigned i = 0; i < words; i++)
		lane->in[i] = random_word(random);
	lane->in[words] =
		random_below(random, 8) ? random_below(random, 32 * words + 2) : random_word(random);
}

static void shift64_operands(struct random *random, struct lane *lane, unsigned number)
{
	(void)number;
	places(random, lane, 2);
}

static void shift128_operands(struct random *random, struct lane *lane, unsigned number)
{
	(void)number;
	places(random, lane, 4);
}

static void lea64(struct lane *lane)
{
	uint64_t i = get64(lane, 0), b = get64(lane, 2), s = (uint64_t)word_signed(lane->in[4]);
	put64(lane, 0, b + 8 * i);
	put64(lane, 2, b - 8 * i);
	put64(lane, 4, b + 32 * s);
	put64(lane, 6, b - 4 * s);
	put64(lane, 8, b + (i << 31));
	put64(lane, 10, b + i);
	put64(lane, 12, 8 * i - b);
	put64(lane, 14, 0x123456789abcdef + 16 * i);
}

static void bits(struct lane *lane)
{
	uint32_t x = lane->in[0];
	for (unsigned i = 0; i < OUTPUTS; i++)
		lane->out[i] = 0;
	lane->out[1] = lane->out[2] = 32;
	for (unsigned i = 0; i < 32; i++)
		if (x >> i & 1) {
			lane->out[0]++;
			lane->out[1] = 31 - i;
			lane->out[2] = lane->out[2] == 32 ? i : lane->out[2];
			lane->out[3] |= 0x80000000 >> i;
		}
}

const struct program wide_programs[] = {
	{ "add64", 4, 2, 1, MASKS_ANY, add64, NULL, NULL, 0 },
	{ "add128", 8, 4, 1, MASKS_ANY, add128, NULL, NULL, 0 },
	{ "sub64", 4, 2, 1, MASKS_ANY, sub64, NULL, NULL, 0 },
	{ "sub128", 8, 4, 1, MASKS_ANY, sub128, NULL, NULL, 0 },
	{ "neg128", 4, 4, 1, MASKS_ANY, neg128, NULL, NULL, 0 },
	{ "abs64", 2, 2, 0, MASKS_ANY, abs64, NULL, NULL, 0 },
	{ "mad64", 4, 16, 0, MASKS_ANY, mad64, NULL, NULL, 0 },
	{ "mad128", 6, 12, 0, MASKS_ANY, mad128, NULL, NULL, 0 },
	{ "mul64", 4, 4, 0, MASKS_ANY, mul64, NULL, NULL, 0 },
	{ "smul64", 4, 4, 0, MASKS_ANY, smul64, NULL, NULL, 0 },
	{ "mul128", 8, 8, 0, MASKS_ANY, mul128, NULL, NULL, 0 },
	{ "div64", 4, 4, 0, MASKS_ANY, div64, NULL, div64_operands, 4 },
	{ "minmax64", 4, 8, 0, MASKS_ANY, minmax64, NULL, NULL, 0 },
	{ "compare64", 4, 2, 0, MASKS_ANY, compare64, NULL, NULL, 0 },
	{ "compare128", 8, 2, 0, MASKS_ANY, compare128, NULL, NULL, 4 },
	{ "shift64", 3, 10, 0, MASKS_ANY, shift64, NULL, shift64_operands, 0 },
	{ "shift128", 5, 12, 0, MASKS_ANY, shift128, NULL, shift128_operands, 2 },
	{ "lea64", 5, 16, 0, MASKS_ANY, lea64, NULL, NULL, 0 },
	{ "bits", 1, 4, 0, MASKS_ANY, bits, NULL, NULL, 0 },
	{ 0 },
};
