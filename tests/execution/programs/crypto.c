/* SPDX-License-Identifier: MIT */
/* Results of the programs of SHA-256, ChaCha20, CRC-32 and byte dot products, in plain C. */
#include "programs.h"

#include <string.h>

static uint32_t left(uint32_t x, unsigned n)
{
	return x << n | x >> (32 - n);
}

static uint32_t right(uint32_t x, unsigned n)
{
	return left(x, 32 - n);
}

/* FIPS 180-4, 4.2.2. */
static const uint32_t constants[64] = {
	0x428a2f98,
	0x71374491,
	0xb5c0fbcf,
	0xe9b5dba5,
	0x3956c25b,
	0x59f111f1,
	0x923f82a4,
	0xab1c5ed5,
	0xd807aa98,
	0x12835b01,
	0x243185be,
	0x550c7dc3,
	0x72be5d74,
	0x80deb1fe,
	0x9bdc06a7,
	0xc19bf174,
	0xe49b69c1,
	0xefbe4786,
	0x0fc19dc6,
	0x240ca1cc,
	0x2de92c6f,
	0x4a7484aa,
	0x5cb0a9dc,
	0x76f988da,
	0x983e5152,
	0xa831c66d,
	0xb00327c8,
	0xbf597fc7,
	0xc6e00bf3,
	0xd5a79147,
	0x06ca6351,
	0x14292967,
	0x27b70a85,
	0x2e1b2138,
	0x4d2c6dfc,
	0x53380d13,
	0x650a7354,
	0x766a0abb,
	0x81c2c92e,
	0x92722c85,
	0xa2bfe8a1,
	0xa81a664b,
	0xc24b8b70,
	0xc76c51a3,
	0xd192e819,
	0xd6990624,
	0xf40e3585,
	0x106aa070,
	0x19a4c116,
	0x1e376c08,
	0x2748774c,
	0x34b0bcb5,
	0x391c0cb3,
	0x4ed8aa4a,
	0x5b9cca4f,
	0x682e6ff3,
	0x748f82ee,
	0x78a5636f,
	0x84c87814,
	0x8cc70208,
	0x90befffa,
	0xa4506ceb,
	0xbef9a3f7,
	0xc67178f2,
};

static void schedule(uint32_t w[64], const uint32_t *block)
{
	memcpy(w, block, 16 * sizeof *w);
	for (unsigned t = 16; t < 64; t++) {
		uint32_t x = w[t - 15], y = w[t - 2];
		w[t] = (right(y, 17) ^ right(y, 19) ^ y >> 10) + w[t - 7] +
			   (right(x, 7) ^ right(x, 18) ^ x >> 3) + w[t - 16];
	}
}

static void sha256(struct lane *lane)
{
	uint32_t w[64], s[8]; /* s: a to h */
	schedule(w, lane->in + 8);
	memcpy(s, lane->in, sizeof s);
	for (unsigned t = 0; t < 64; t++) {
		uint32_t a = s[0], e = s[4];
		uint32_t one = s[7] + (right(e, 6) ^ right(e, 11) ^ right(e, 25)) +
					   ((e & s[5]) ^ (~e & s[6])) + constants[t] + w[t];
		uint32_t two =
			(right(a, 2) ^ right(a, 13) ^ right(a, 22)) + ((a & s[1]) ^ (a & s[2]) ^ (s[1] & s[2]));
		memmove(s + 1, s, 7 * sizeof *s);
		s[4] += one;
		s[0] = one + two;
	}
	for (unsigned i = 0; i < 8; i++)
		lane->out[i] = lane->in[i] + s[i];
}

/* Steps of a quarter round: x += y, z = (z ^ x) rotated. */
static void quarter(uint32_t *a, uint32_t *b, uint32_t *c, uint32_t *d)
{
	*a += *b;
	*d = left(*d ^ *a, 16);
	*c += *d;
	*b = left(*b ^ *c, 12);
	*a += *b;
	*d = left(*d ^ *a, 8);
	*c += *d;
	*b = left(*b ^ *c, 7);
}

static void chacha_quarter(struct lane *lane)
{
	memcpy(lane->out, lane->in, 4 * sizeof *lane->in);
	quarter(lane->out, lane->out + 1, lane->out + 2, lane->out + 3);
}

static void chacha_block(struct lane *lane)
{
	static const uint8_t steps[8][4] = { { 0, 4, 8, 12 }, { 1, 5, 9, 13 }, { 2, 6, 10, 14 },
		{ 3, 7, 11, 15 }, { 0, 5, 10, 15 }, { 1, 6, 11, 12 }, { 2, 7, 8, 13 }, { 3, 4, 9, 14 } };
	uint32_t *x = lane->out;
	memcpy(x, lane->in, 16 * sizeof *x);
	for (unsigned i = 0; i < 80; i++) {
		const uint8_t *step = steps[i % 8];
		quarter(x + step[0], x + step[1], x + step[2], x + step[3]);
	}
	for (unsigned i = 0; i < 16; i++)
		x[i] += lane->in[i];
}

static uint32_t reflected(uint32_t x, unsigned bits)
{
	uint32_t result = 0;
	for (unsigned i = 0; i < bits; i++)
		result |= (x >> i & 1) << (bits - 1 - i);
	return result;
}

/* By the polynomial as the standard has it, the highest power first; bits are reflected around. */
static void crc32(struct lane *lane)
{
	uint32_t rest = reflected(~lane->in[0], 32);
	for (unsigned i = 0; i < 12 && i < lane->in[1]; i++) {
		rest ^= reflected(lane->in[2 + i / 4] >> (i % 4 * 8) & 0xff, 8) << 24;
		for (unsigned bit = 0; bit < 8; bit++)
			rest = rest << 1 ^ (rest >> 31 ? 0x04c11db7 : 0);
	}
	lane->out[0] = ~reflected(rest, 32);
}

static void crc32_operands(struct random *random, struct lane *lane, unsigned number)
{
	(void)number;
	for (unsigned i = 0; i < 5; i++)
		lane->in[i] = random_word(random);
	if (random_below(random, 8))
		lane->in[1] = random_below(random, 14);
}

/* Element i of `bits` bits, from word `first` on. */
static int64_t element(
	const struct lane *lane, unsigned first, unsigned i, unsigned bits, bool sign)
{
	unsigned in_word = 32 / bits;
	uint32_t x = lane->in[first + i / in_word] >> (i % in_word * bits) & ((1u << bits) - 1);
	return sign && x >> (bits - 1) ? (int64_t)x - (1 << bits) : (int64_t)x;
}

static void dot_int8(struct lane *lane)
{
	int64_t c = lane->in[8], both = c, second = c, first = c, halves = c;
	uint64_t none = (uint64_t)lane->in[9] << 32 | lane->in[8];
	for (unsigned i = 0; i < 16; i++) {
		both += element(lane, 0, i, 8, true) * element(lane, 4, i, 8, true);
		second += element(lane, 0, i, 8, false) * element(lane, 4, i, 8, true);
		first += element(lane, 0, i, 8, true) * element(lane, 4, i, 8, false);
		none += (uint64_t)(element(lane, 0, i, 8, false) * element(lane, 4, i, 8, false));
	}
	for (unsigned i = 0; i < 8; i++)
		halves += element(lane, 0, i, 16, true) * element(lane, 4, i, 8, true);
	lane->out[0] = (uint32_t)both;
	lane->out[1] = (uint32_t)second;
	lane->out[2] = (uint32_t)first;
	lane->out[4] = (uint32_t)none;
	lane->out[5] = (uint32_t)(none >> 32);
	lane->out[3] = (uint32_t)halves;
}

/* Large bytes, and sums near 2^32, so that there are carries. */
static void dot_int8_operands(struct random *random, struct lane *lane, unsigned number)
{
	(void)number;
	for (unsigned i = 0; i < 10; i++)
		lane->in[i] = random_word(random);
	if (random_below(random, 2))
		lane->in[8] = 0u - random_below(random, 1 << 18);
}

const struct program crypto_programs[] = {
	{ "sha256", 24, 8, 0, MASKS_ANY, sha256, NULL, NULL, 0 },
	{ "chacha_quarter", 4, 4, 0, MASKS_ANY, chacha_quarter, NULL, NULL, 0 },
	{ "chacha_block", 16, 16, 0, MASKS_ANY, chacha_block, NULL, NULL, 0 },
	{ "crc32", 5, 1, 0, MASKS_ANY, crc32, NULL, crc32_operands, 0 },
	{ "dot_int8", 10, 6, 0, MASKS_ANY, dot_int8, NULL, dot_int8_operands, 0 },
	{ 0 },
};
