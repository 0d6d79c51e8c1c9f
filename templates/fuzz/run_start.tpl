%# SPDX-License-Identifier: MIT
/* ---- values ---- */

/* Where values that could be addresses lead. */
struct targets {
	uint64_t code, memory, size;
	uint64_t recent[8]; /* other values of the state */
	unsigned next;
};

/* Next to the last value, a recent one, or bytes of two: cases that partial comparisons
 * distinguish. */
static uint64_t related(const struct targets *targets, uint64_t last, uint64_t x)
{
	const uint64_t recent = targets->recent[x >> 2 & 7], bytes = (x >> 8) * UINT64_C(0x10101);
	const uint64_t some = (bytes & UINT64_C(0x0101010101010101)) * 255;
	switch (x % 4) {
	case 0: return last + (x >> 5) % 3 - 1;
	case 1: return recent;
	case 2: return recent ^ UINT64_C(1) << (x >> 5 & 63);
	default: return (recent & some) | (last & ~some);
	}
}

/* A binary32 number: zeros, subnormals, the greatest, infinities and NaNs as often as others. */
static uint64_t some_float(uint64_t x)
{
	static const uint8_t exponents[] = { 0, 0, 0, 1, 126, 127, 128, 254, 255, 24, 104, 150 };
	const uint64_t y = x >> 16, fraction = x % 4 == 0 ? 0 : x % 4 == 1 ? y : (y & 1) << y % 24;
	return x >> 8 << 31 | (uint64_t)exponents[(x >> 4) % sizeof exponents] << 23 |
	       (fraction & 0x7FFFFF);
}

static uint64_t value_of(
	struct ${$p}_fuzz_random *r, const struct file *file, const struct targets *targets,
	uint64_t last)
{
	static const uint32_t edges[] = { 0, 1, 2, 31, 32, 33, 63, 64, 65, 0x7FFFFFFF, 0x80000000,
		0x80000001, 0xFFFFFFFF, 0xFFFFFFFE, 0xFFFFFFE0, 0x007FFFFF, 0x00800000, 0x00800001,
		0x7F7FFFFF, 0x7F800000, 0x7F800001, 0x7FC00000, 0xFF800000, 0xFFC00001, 0x3F800000,
		0xBF800000, 0x3F7FFFFF, 0x3F800001, 0x33800000, 0x33800001, 0x4B800000, 0x0000FFFF };
	const uint64_t mask = UINT64_MAX >> (64 - file->width);
	const uint64_t x = ${$p}_fuzz_next(r), y = x >> 8;
	if (file->allowed_count)
		return file->allowed[y % file->allowed_count];
	if (file->width == 1 || file->values == 1)
		if (x % 2 && file->width <= 8)
			return y & mask;
	if (file->count == 1 && file->width > 8 && x % 4 == 0) /* as a lock holds an address */
		return targets->recent[y % 8] & mask;
	switch (x % 20) {
	case 0: case 1: case 2: return edges[y % (sizeof edges / sizeof *edges)] & mask;
	case 3: case 4: return (((uint64_t)1 << y % 64) + (y >> 8) % 3 - 1) & mask;
	case 5: return (~((uint64_t)1 << y % 64) + (y >> 8) % 3) & mask;
	case 6: return y % 256 & mask;
	case 7: return (((uint64_t)1 << (file->width - 1)) + y % 3 - 1) & mask;
	case 8: return related(targets, last, y) & mask;
	case 9: case 10: return (targets->memory + y % (targets->size + 16) - 8) & mask;
	case 11: return (targets->code + (y >> 8) % (y % 2 ? 64 : 8) - 4) & mask;
	case 12: return (targets->code + y % 16 * ${$P}_FUZZ_ALIGN) & mask;
	case 13: case 14: case 15: return some_float(y) & mask;
	case 16: return (y & UINT64_C(0x3333333333333333)) & mask; /* small digits */
	default: return (x ^ x << 31) & mask;
	}
}

/* A register: each value anew, all alike, or each a step from the one before. */
static void set_register(struct ${$p}_state *state, const struct file *file, unsigned number,
	struct ${$p}_fuzz_random *r, struct targets *targets)
{
	const uint64_t mask = UINT64_MAX >> (64 - file->width), how = ${$p}_fuzz_next(r);
	uint64_t value = value_of(r, file, targets, how >> 8);
	if (file->width > 8)
		targets->recent[targets->next++ % 8] = value;
	const uint64_t step = how % 4 == 0 ? how >> 32 & 7 : 0;
	for (unsigned k = 0; k < file->values; k++) {
		set(state, file, (size_t)number * file->values + k, value);
		if (how % 4 >= 2)
			value = value_of(r, file, targets, value);
		else if (step && !file->allowed_count)
			value = (value + step) & mask;
	}
}

/* ---- the background, the same for all inputs ---- */

static struct ${$p}_fuzz_world base;
static uint8_t contents[4][${$P}_FUZZ_BANK]; /* instructions; small numbers; any; nothing */

static void make_contents(struct ${$p}_fuzz_random *r)
{
	size_t at = 0;
	while (at + ${$P}_LENGTH_MAX <= sizeof contents[0])
		at += ${$p}_fuzz_word(r, ${$P}_FUZZ_LEGAL, contents[0] + at);
	for (at = 0; at < sizeof contents[1]; at++) {
		contents[1][at] = (uint8_t)(${$p}_fuzz_next(r) % 4 ? 0 : ${$p}_fuzz_next(r) >> 40);
		contents[2][at] = (uint8_t)(${$p}_fuzz_next(r) >> 40);
	}
	constant_bytes = claim(CONSTANT_BYTES);
	for (at = 0; at < CONSTANT_BYTES; at++)
		constant_bytes[at] = (uint8_t)(${$p}_fuzz_next(r) >> 40);
}

static void make_base(void)
{
	struct targets nowhere = { .size = 256 };
	struct ${$p}_fuzz_random r;
	if (base.state)
		return;
	${$p}_fuzz_seed(&r, 1);
	make_contents(&r);
	${$p}_fuzz_open(&base, 0);
%if $machine
	${$p}_start(base.state);
%else
	${$p}_reset(base.state);
%end
	for (unsigned i = 0; i < file_rows; i++)
		for (unsigned n = 0; n < files[i].count; n++)
			set_register(base.state, &files[i], n, &r, &nowhere);
}

%include "run_begin.tpl"
