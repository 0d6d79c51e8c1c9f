/* State of the interpreter by names and numbers: reading, writing, comparing.
 *
 * Instruction set: Brew.
 * Made by specc from the specification "Brew": change that, not this file. */
#include "brew_run.h"

const unsigned brew_file_count = BREW_FILE_COUNT, brew_memory_count = BREW_MEMORY_COUNT;

const struct brew_file_info brew_files[] = {
	{ .name = "R", .prefix = "$r", .numbered = 15, .count = 15, .named = 3, .width = 32,
	  .lanes = 1, .bytes = 4, .offset = offsetof(struct brew_state, R) },
	{ .name = "tpc", .prefix = "", .count = 1, .names = 3, .named = 1, .width = 32,
	  .lanes = 1, .bytes = 4, .offset = offsetof(struct brew_state, tpc) },
	{ .name = "spc", .prefix = "", .count = 1, .names = 4, .named = 1, .width = 32,
	  .lanes = 1, .bytes = 4, .offset = offsetof(struct brew_state, spc) },
	{ .name = "mode", .prefix = "", .count = 1, .names = 5, .named = 1, .width = 1,
	  .lanes = 1, .bytes = 1, .offset = offsetof(struct brew_state, mode) },
	{ .name = "interrupt", .prefix = "", .count = 1, .names = 6, .named = 1, .width = 1,
	  .lanes = 1, .bytes = 1, .offset = offsetof(struct brew_state, interrupt) },
	{ .name = "lock", .prefix = "", .count = 1, .names = 7, .named = 1, .width = 32,
	  .lanes = 1, .bytes = 4, .offset = offsetof(struct brew_state, lock) },
	{ .name = "locked", .prefix = "", .count = 1, .names = 8, .named = 1, .width = 1,
	  .lanes = 1, .bytes = 1, .offset = offsetof(struct brew_state, locked) },
	{ .name = "csr_ecause", .prefix = "", .count = 1, .names = 9, .named = 1, .width = 32,
	  .lanes = 1, .bytes = 4, .offset = offsetof(struct brew_state, csr_ecause) },
	{ .name = "csr_eaddr", .prefix = "", .count = 1, .names = 10, .named = 1, .width = 32,
	  .lanes = 1, .bytes = 4, .offset = offsetof(struct brew_state, csr_eaddr) },
	{ .name = "type_a", .prefix = "", .count = 1, .names = 11, .named = 1, .width = 4,
	  .lanes = 1, .bytes = 1, .offset = offsetof(struct brew_state, type_a) },
	{ .name = "type_b", .prefix = "", .count = 1, .names = 12, .named = 1, .width = 4,
	  .lanes = 1, .bytes = 1, .offset = offsetof(struct brew_state, type_b) },
	{ .name = "prefixed", .prefix = "", .count = 1, .names = 13, .named = 1, .width = 1,
	  .lanes = 1, .bytes = 1, .offset = offsetof(struct brew_state, prefixed) },
	{ .name = "fnx", .prefix = "", .count = 1, .names = 14, .named = 1, .width = 1,
	  .lanes = 1, .bytes = 1, .offset = offsetof(struct brew_state, fnx) },
	{ .name = "fuf", .prefix = "", .count = 1, .names = 15, .named = 1, .width = 1,
	  .lanes = 1, .bytes = 1, .offset = offsetof(struct brew_state, fuf) },
	{ .name = "fof", .prefix = "", .count = 1, .names = 16, .named = 1, .width = 1,
	  .lanes = 1, .bytes = 1, .offset = offsetof(struct brew_state, fof) },
	{ .name = "fdz", .prefix = "", .count = 1, .names = 17, .named = 1, .width = 1,
	  .lanes = 1, .bytes = 1, .offset = offsetof(struct brew_state, fdz) },
	{ .name = "fnv", .prefix = "", .count = 1, .names = 18, .named = 1, .width = 1,
	  .lanes = 1, .bytes = 1, .offset = offsetof(struct brew_state, fnv) },
	{ .name = "frnd", .prefix = "", .count = 1, .names = 19, .named = 1, .width = 3,
	  .lanes = 1, .bytes = 1, .offset = offsetof(struct brew_state, frnd) },
	{ .name = "R.type", .prefix = "", .count = 15, .names = 20, .named = 18, .width = 4,
	  .lanes = 1, .bytes = 1, .offset = offsetof(struct brew_state, R_type) },
};

const struct brew_register_info brew_registers[] = {
	{ .name = "$sp", .number = 12, .alias = true },
	{ .name = "$fp", .number = 13, .alias = true },
	{ .name = "$lr", .number = 14, .alias = true },
	{ .name = "tpc" },
	{ .name = "spc" },
	{ .name = "mode" },
	{ .name = "interrupt" },
	{ .name = "lock" },
	{ .name = "locked" },
	{ .name = "csr_ecause" },
	{ .name = "csr_eaddr" },
	{ .name = "type_a" },
	{ .name = "type_b" },
	{ .name = "prefixed" },
	{ .name = "fnx" },
	{ .name = "fuf" },
	{ .name = "fof" },
	{ .name = "fdz" },
	{ .name = "fnv" },
	{ .name = "frnd" },
	{ .name = "$r0.type" },
	{ .name = "$r1.type", .number = 1 },
	{ .name = "$r2.type", .number = 2 },
	{ .name = "$r3.type", .number = 3 },
	{ .name = "$r4.type", .number = 4 },
	{ .name = "$r5.type", .number = 5 },
	{ .name = "$r6.type", .number = 6 },
	{ .name = "$r7.type", .number = 7 },
	{ .name = "$r8.type", .number = 8 },
	{ .name = "$r9.type", .number = 9 },
	{ .name = "$r10.type", .number = 10 },
	{ .name = "$r11.type", .number = 11 },
	{ .name = "$r12.type", .number = 12 },
	{ .name = "$r13.type", .number = 13 },
	{ .name = "$r14.type", .number = 14 },
	{ .name = "$sp.type", .number = 12, .alias = true },
	{ .name = "$fp.type", .number = 13, .alias = true },
	{ .name = "$lr.type", .number = 14, .alias = true },
	{ .name = "active" }
};

const struct brew_memory_info brew_memories[] = {
	{ .name = "MEM", .word = 4 },
};

static bool is_numbered(unsigned file, unsigned number)
{
	const struct brew_file_info *info = &brew_files[file];
	return number >= info->first && number - info->first < info->numbered;
}

static bool is_register(unsigned file, unsigned number)
{
	if (file >= brew_file_count)
		return false;
	const struct brew_register_info *names = brew_registers + brew_files[file].names;
	bool known = is_numbered(file, number);
	for (unsigned i = 0; i < brew_files[file].named && !known; i++)
		known = names[i].number == number;
	return known;
}

/* ---- elements ---- */

/* What the state holds; number and lane are in range. */
static uint64_t load_element(const struct brew_state *state, const struct brew_file_info *info,
			     unsigned number, unsigned lane)
{
	const void *first = (const unsigned char *)state + info->offset;
	size_t at = number;
	(void)lane; /* 0 */
	switch (info->bytes) {
	case 1:
		return ((const uint8_t *)first)[at];
	default:
		return ((const uint32_t *)first)[at];
	}
}

static void store_element(struct brew_state *state, const struct brew_file_info *info,
			  unsigned number, unsigned lane, uint64_t value)
{
	void *first = (unsigned char *)state + info->offset;
	size_t at = number;
	(void)lane; /* 0 */
	switch (info->bytes) {
	case 1:
		((uint8_t *)first)[at] = (uint8_t)value;
		break;
	default:
		((uint32_t *)first)[at] = (uint32_t)value;
		break;
	}
}

bool brew_read(const struct brew_state *state, unsigned file, unsigned number, unsigned lane,
	      uint64_t *value)
{
	if (!is_register(file, number) || lane >= brew_files[file].lanes)
		return false;
	*value = load_element(state, &brew_files[file], number, lane);
	return true;
}

bool brew_write(struct brew_state *state, unsigned file, unsigned number, unsigned lane,
	       uint64_t value)
{
	if (!is_register(file, number) || lane >= brew_files[file].lanes)
		return false;
	const struct brew_file_info *info = &brew_files[file];
	if (info->width < 64 && value >> info->width)
		return false;
	store_element(state, info, number, lane, value);
	return true;
}

struct brew_writable_bank *brew_bank(struct brew_state *state, unsigned memory, unsigned bank)
{
	switch (memory) {
	case BREW_MEMORY_MEM:
		return bank ? NULL : &state->MEM;
	default:
		return NULL;
	}
}

bool brew_set_bank(struct brew_state *state, unsigned memory, unsigned bank, uint8_t *bytes,
		  uint64_t size)
{
	switch (memory) {
	case BREW_MEMORY_MEM:
		if (bank >= 1)
			return false;
		state->MEM.bytes = bytes;
		state->MEM.size = size;
		return true;
	default:
		return false;
	}
}

/* ---- comparing ---- */

static bool equal8(const void *a, const void *b, size_t from, size_t count)
{
	const uint8_t *x = a, *y = b;
	uint8_t differs = 0;
	for (size_t i = from; i < from + count; i++)
		differs |= x[i] ^ y[i];
	return !differs;
}

static bool equal32(const void *a, const void *b, size_t from, size_t count)
{
	const uint32_t *x = a, *y = b;
	uint32_t differs = 0;
	for (size_t i = from; i < from + count; i++)
		differs |= x[i] ^ y[i];
	return !differs;
}

static bool is_equal(const struct brew_state *a, const struct brew_state *b,
		     const struct brew_file_info *info, unsigned number)
{
	const void *x = (const unsigned char *)a + info->offset;
	const void *y = (const unsigned char *)b + info->offset;
	size_t count = info->masks ? 1 : info->lanes, from = number * count;
	switch (info->bytes) {
	case 1:
		return equal8(x, y, from, count);
	default:
		return equal32(x, y, from, count);
	}
}

/* From difference->next_lane on, in the register that it names. */
static bool find_lane(const struct brew_state *before, const struct brew_state *after,
		      struct brew_difference *difference)
{
	struct brew_difference *d = difference;
	for (unsigned lane = d->next_lane; lane < brew_files[d->file].lanes; lane++) {
		if (!brew_read(before, d->file, d->number, lane, &d->before) ||
		    !brew_read(after, d->file, d->number, lane, &d->after))
			return false;
		if (d->before != d->after) {
			d->lane = lane;
			d->next_lane = lane + 1;
			return true;
		}
	}
	return false;
}

bool brew_compare(const struct brew_state *before, const struct brew_state *after,
		 struct brew_difference *difference)
{
	for (; difference->file < brew_file_count; difference->file++) {
		const struct brew_file_info *info = &brew_files[difference->file];
		for (; difference->number < info->count; difference->number++) {
			if (!is_equal(before, after, info, difference->number) &&
			    find_lane(before, after, difference))
				return true;
			difference->next_lane = 0;
		}
		difference->number = 0;
	}
	return false;
}
