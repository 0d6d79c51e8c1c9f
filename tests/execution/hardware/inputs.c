/* SPDX-License-Identifier: MIT */
/* Inputs of a row: boundary values, powers of two and their neighbours, random bits; floats from
 * zeros, subnormal numbers, limits, infinities and what is no number; masks of active lanes. */
#include "hardware.h"

struct source {
	uint64_t state;
	uint32_t few[4]; /* of the warp in hand, for kind m */
	uint32_t bias;   /* of the warp in hand, for kind p: 0 false, 1 true, else mixed */
};

/* xorshift64*, Vigna 2016. */
static uint32_t draw(struct source *source)
{
	source->state ^= source->state >> 12;
	source->state ^= source->state << 25;
	source->state ^= source->state >> 27;
	return (uint32_t)((source->state * 0x2545F4914F6CDD1D) >> 32);
}

static uint32_t below(struct source *source, uint32_t limit)
{
	return (uint32_t)(((uint64_t)draw(source) * limit) >> 32);
}

static uint32_t draw_integer(struct source *source)
{
	static const uint32_t edges[] = { 0, 1, 2, 0x7FFFFFFE, 0x7FFFFFFF, 0x80000000, 0x80000001,
		0xFFFFFFFE, 0xFFFFFFFF, 0xFFFF, 0x10000, 0x7F80, 0x8000, 0x80808080, 0x7F7F7F7F };
	uint32_t way = below(source, 4), shift = below(source, 32), bits = draw(source);
	switch (way) {
	case 0: return edges[bits % (sizeof edges / sizeof *edges)];
	case 1: return ((uint32_t)1 << shift) + bits % 3 - 1;
	case 2: return bits >> shift;
	default: return bits;
	}
}

static uint32_t draw_count(struct source *source)
{
	static const uint32_t edges[] = { 63, 64, 65, 95, 96, 127, 128, 255, 256, 0x100000, 0x7FFFFFFF,
		0x80000000, 0x80000001, 0xFFFFFFE0, 0xFFFFFFFF };
	return below(source, 4) ? below(source, 70)
							: edges[below(source, sizeof edges / sizeof *edges)];
}

static uint32_t draw_float(struct source *source)
{
	static const uint32_t edges[] = { 0, 1, 2, 0x007FFFFF, 0x00800000, 0x00800001, 0x00400000,
		0x3F800000, 0x3F7FFFFF, 0x3F800001, 0x40000000, 0x3F000000, 0x7F7FFFFF, 0x7F7FFFFE,
		0x7F000000, 0x7F800000, 0x7F800001, 0x7FC00000, 0x7FFFFFFF, 0x7FC12345 };
	uint32_t way = below(source, 5), bits = draw(source), sparse = draw(source);
	uint32_t exponent = draw(source), sign = bits & 0x80000000, fraction = bits & 0x7FFFFF;
	sparse &= draw(source);
	switch (way) {
	case 0: return sign | edges[exponent % (sizeof edges / sizeof *edges)];
	case 1: /* close to 1, so that sums cancel and carry */
		return sign | (119 + exponent % 16) << 23 | fraction;
	case 2: /* few bits: products and sums that are exact or just half way */
		return sign | exponent % 255 << 23 | (fraction & sparse);
	case 3: /* exponents whose products lie at the edges of the range */
		return sign | (exponent % 2 ? exponent % 80 : 180 + exponent % 75) << 23 | fraction;
	default: return bits;
	}
}

/* Floats about the range of E4M3: 2^-12 to 2^10; half of them with few bits. */
static uint32_t draw_small_float(struct source *source)
{
	uint32_t way = below(source, 4), exponent = 115 + below(source, 22), bits = draw(source);
	if (way == 0)
		return draw_float(source);
	return (bits & 0x80000000) | exponent << 23 | (bits & (way == 1 ? 0x7FFFFF : 0x7E0000));
}

static uint32_t draw_segment(struct source *source)
{
	static const uint32_t edges[] = { 0x001F, 0x0000, 0x1C1F, 0x1C00, 0x1E1F, 0x181F, 0x101F,
		0x1800, 0x1F1F, 0x1F00, 0xFFFFFFFF };
	return below(source, 2) ? draw(source) : edges[below(source, sizeof edges / sizeof *edges)];
}

static uint32_t draw_value(struct source *source, char kind)
{
	switch (kind) {
	case 'i': return draw_integer(source);
	case 'n': return draw_count(source);
	case 'f': return draw_float(source);
	case 'e': return draw_small_float(source);
	case 'l': return draw_segment(source);
	case 'm': return source->few[below(source, 4)];
	case 'p': return source->bias < 2 ? source->bias : draw(source) >> 31;
	case 's': return draw(source);
	default: return 0;
	}
}

static uint32_t draw_mask(struct source *source, const struct row *row)
{
	if (row->full || row->scope == SCOPE_LANE || row->scope == SCOPE_UNIFORM)
		return 0xFFFFFFFF;
	uint32_t mask = 0xFFFFFFFF;
	switch (below(source, 4)) {
	case 0: break;
	case 1: mask = draw(source); break;
	case 2: mask = (uint32_t)1 << below(source, 32); break;
	default: mask = draw(source) | draw(source);
	}
	return mask ? mask : 1;
}

/* What differs from warp to warp: how many different values there are, how predicates fall. */
static void begin_warp(struct source *source)
{
	uint32_t different = 1 + below(source, 4), base = draw_integer(source);
	for (uint32_t i = 0; i < 4; i++)
		source->few[i] = base + (i < different ? i * 0x01000001 : 0);
	source->bias = below(source, 5);
}

/* Every fourth time the second of two comparable values is the first one or next to it. */
static void make_lane(struct source *source, const struct row *row, struct warp *warp, int lane)
{
	for (int place = 0; place < INPUTS; place++)
		warp->in[place][lane] = draw_value(source, row->inputs[place]);
	bool pair = row->inputs[IN_A] == row->inputs[IN_B] &&
				(row->inputs[IN_A] == 'i' || row->inputs[IN_A] == 'f');
	if (pair && below(source, 4) == 0)
		warp->in[IN_B][lane] = warp->in[IN_A][lane] + below(source, 3) - 1;
	/* c close to -a * b, so that a fused sum cancels */
	if (pair && row->inputs[IN_C] == 'f' && below(source, 4) == 0)
		warp->in[IN_C][lane] =
			(warp->in[IN_A][lane] + warp->in[IN_B][lane] - 0x3F800000 + below(source, 5) - 2) ^
			0x80000000;
}

void inputs_make(const struct row *row, uint64_t seed, struct warp *warps, size_t count)
{
	struct source source = { .state = 0xCBF29CE484222325 ^ seed };
	for (const char *at = row->name; *at; at++) /* FNV-1a */
		source.state = (source.state ^ (uint8_t)*at) * 0x100000001B3;
	if (source.state == 0)
		source.state = 1;
	for (int i = 0; i < 8; i++)
		draw(&source);
	for (size_t i = 0; i < count; i++) {
		warps[i] = (struct warp){ .active = draw_mask(&source, row) };
		begin_warp(&source);
		for (int lane = 0; lane < LANES; lane++)
			make_lane(&source, row, &warps[i], lane);
	}
}
