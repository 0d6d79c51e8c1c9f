/* SPDX-License-Identifier: MIT */
/* Random words and states that provoke errors: boundary values, powers of two and their neighbours,
 * floats at the limits of their formats, random bits. */
#include "ref_random.h"

#include <string.h>

uint64_t ref_random(uint64_t *seed)
{
	*seed ^= *seed << 13;
	*seed ^= *seed >> 7;
	*seed ^= *seed << 17;
	return *seed * 0x2545F4914F6CDD1Du;
}

static uint64_t random_value(uint64_t *seed)
{
	static const uint32_t edges[] = { 0, 1, 2, 31, 32, 33, 63, 64, 65, 0x7FFFFFFF, 0x80000000,
		0x80000001, 0xFFFFFFFF, 0xFFFFFFFE, 0xFFFFFFE0, 0x007FFFFF, 0x00800000, 0x00800001,
		0x7F7FFFFF, 0x7F800000, 0x7F800001, 0x7FC00000, 0xFF800000, 0xFFC00001, 0x3F800000,
		0xBF800000, 0x3F7FFFFF, 0x3F800001, 0x33800000, 0x33800001, 0x4B800000, 0x00000003,
		0x80000003, 0x0000FFFF, 0x00FF00FF, 0x01234567 };
	uint64_t r = ref_random(seed);
	switch (r >> 60) {
	case 0:
	case 1:
	case 2:
	case 3: return edges[(r >> 8) % (sizeof edges / sizeof *edges)];
	case 4:
	case 5: return ((uint64_t)1 << (r >> 8) % 64) + (r >> 40) % 3 - 1;
	case 6: return ~((uint64_t)1 << (r >> 8) % 64) + (r >> 40) % 3;
	case 7: return (r >> 8) % 256;
	default: return ref_random(seed);
	}
}

static uint64_t random_active(uint64_t *seed, unsigned lanes)
{
	uint64_t all = lanes == 64 ? UINT64_MAX : ((uint64_t)1 << lanes) - 1;
	switch (ref_random(seed) >> 61) {
	case 0:
	case 1:
	case 2: return all;
	case 3: return (uint64_t)1 << (ref_random(seed) >> 32) % lanes;
	case 4: return ref_random(seed) >> 60 ? all >> 1 : 0;
	default: return ref_random(seed) & all;
	}
}

uint64_t ref_allowed_value(const struct register_file *file, uint64_t value)
{
	if (file->values && file->values->values.count)
		return file->values->values.items[value % file->values->values.count].value;
	return value & word_mask(0, file->width).lo;
}

/* Half of the time all registers have the same side field, which many instructions require. */
static void random_side(struct ref *ref, struct ref_state *state, size_t i, uint64_t *seed)
{
	const struct register_file *file = ref_isa(ref)->register_files.items[i];
	uint64_t same = ref_random(seed) >> 20;
	bool alike = ref_random(seed) >> 63;
	for (uint64_t n = 0; n < ref_file_numbers(ref, i); n++)
		if (ref_is_register(ref, i, n))
			state->files[i][n] = ref_allowed_value(file, alike ? same : ref_random(seed) >> 20);
}

static void random_file(struct ref *ref, struct ref_state *state, size_t i, uint64_t *seed)
{
	const struct register_file *file = ref_isa(ref)->register_files.items[i];
	unsigned lanes = ref_file_lanes(ref, i);
	bool near = ref_is_machine(ref) && ref_random(seed) >> 62 == 0; /* addresses */
	for (uint64_t n = 0; n < ref_file_numbers(ref, i); n++) {
		bool alike = ref_random(seed) >> 61 == 0;
		uint64_t first = random_value(seed);
		if (file->width == 1)
			first = ref_random(seed) >> 20;
		for (unsigned l = 0; l < lanes && ref_is_register(ref, i, n); l++) {
			uint64_t value = alike || l == 0    ? first
							 : file->width == 1 ? ref_random(seed) >> 20
												: random_value(seed);
			state->files[i][n * lanes + l] = ref_allowed_value(file, near ? value & 0xFFFF : value);
		}
	}
}

void ref_random_state(struct ref *ref, struct ref_state *state, uint64_t *seed)
{
	const struct isa *isa = ref_isa(ref);
	state->active = random_active(seed, ref_lanes(ref));
	state->pc = 0;
	for (size_t i = 0; i < isa->register_files.count; i++) {
		if (isa->register_files.items[i]->kind == FILE_SIDE)
			random_side(ref, state, i, seed);
		else
			random_file(ref, state, i, seed);
	}
}

struct word ref_random_word(const struct form *form, uint64_t *seed)
{
	return codec_sample(form, (unsigned)(ref_random(seed) >> 32) % 8, seed);
}
