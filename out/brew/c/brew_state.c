/* State of the interpreter by names and numbers: reading, writing, comparing.
 *
 * Instruction set: Brew.
 * Made by specc from the specification "Brew": change that, not this file. */
#include "brew_run.h"

const unsigned brew_file_count = BREW_FILE_COUNT, brew_memory_count = BREW_MEMORY_COUNT;

const struct brew_file_info brew_files[] = {
	{ "R", "$r", 0, 15, 15, 0, 3, 32, 1, 4, false, offsetof(struct brew_state, R) },
	{ "tpc", "", 0, 0, 1, 3, 1, 32, 1, 4, false, offsetof(struct brew_state, tpc) },
	{ "spc", "", 0, 0, 1, 4, 1, 32, 1, 4, false, offsetof(struct brew_state, spc) },
	{ "mode", "", 0, 0, 1, 5, 1, 1, 1, 1, false, offsetof(struct brew_state, mode) },
	{ "interrupt", "", 0, 0, 1, 6, 1, 1, 1, 1, false, offsetof(struct brew_state, interrupt) },
	{ "lock", "", 0, 0, 1, 7, 1, 32, 1, 4, false, offsetof(struct brew_state, lock) },
	{ "locked", "", 0, 0, 1, 8, 1, 1, 1, 1, false, offsetof(struct brew_state, locked) },
	{ "csr_ecause", "", 0, 0, 1, 9, 1, 32, 1, 4, false, offsetof(struct brew_state, csr_ecause) },
	{ "csr_eaddr", "", 0, 0, 1, 10, 1, 32, 1, 4, false, offsetof(struct brew_state, csr_eaddr) },
	{ "type_a", "", 0, 0, 1, 11, 1, 4, 1, 1, false, offsetof(struct brew_state, type_a) },
	{ "type_b", "", 0, 0, 1, 12, 1, 4, 1, 1, false, offsetof(struct brew_state, type_b) },
	{ "prefixed", "", 0, 0, 1, 13, 1, 1, 1, 1, false, offsetof(struct brew_state, prefixed) },
	{ "fnx", "", 0, 0, 1, 14, 1, 1, 1, 1, false, offsetof(struct brew_state, fnx) },
	{ "fuf", "", 0, 0, 1, 15, 1, 1, 1, 1, false, offsetof(struct brew_state, fuf) },
	{ "fof", "", 0, 0, 1, 16, 1, 1, 1, 1, false, offsetof(struct brew_state, fof) },
	{ "fdz", "", 0, 0, 1, 17, 1, 1, 1, 1, false, offsetof(struct brew_state, fdz) },
	{ "fnv", "", 0, 0, 1, 18, 1, 1, 1, 1, false, offsetof(struct brew_state, fnv) },
	{ "frnd", "", 0, 0, 1, 19, 1, 3, 1, 1, false, offsetof(struct brew_state, frnd) },
	{ "R.type", "", 0, 0, 15, 20, 18, 4, 1, 1, false, offsetof(struct brew_state, R_type) },
};

const struct brew_register_info brew_registers[] = {
	{ "$sp", 12, 0x0, false, true },
	{ "$fp", 13, 0x0, false, true },
	{ "$lr", 14, 0x0, false, true },
	{ "tpc", 0, 0x0, false, false },
	{ "spc", 0, 0x0, false, false },
	{ "mode", 0, 0x0, false, false },
	{ "interrupt", 0, 0x0, false, false },
	{ "lock", 0, 0x0, false, false },
	{ "locked", 0, 0x0, false, false },
	{ "csr_ecause", 0, 0x0, false, false },
	{ "csr_eaddr", 0, 0x0, false, false },
	{ "type_a", 0, 0x0, false, false },
	{ "type_b", 0, 0x0, false, false },
	{ "prefixed", 0, 0x0, false, false },
	{ "fnx", 0, 0x0, false, false },
	{ "fuf", 0, 0x0, false, false },
	{ "fof", 0, 0x0, false, false },
	{ "fdz", 0, 0x0, false, false },
	{ "fnv", 0, 0x0, false, false },
	{ "frnd", 0, 0x0, false, false },
	{ "$r0.type", 0, 0x0, false, false },
	{ "$r1.type", 1, 0x0, false, false },
	{ "$r2.type", 2, 0x0, false, false },
	{ "$r3.type", 3, 0x0, false, false },
	{ "$r4.type", 4, 0x0, false, false },
	{ "$r5.type", 5, 0x0, false, false },
	{ "$r6.type", 6, 0x0, false, false },
	{ "$r7.type", 7, 0x0, false, false },
	{ "$r8.type", 8, 0x0, false, false },
	{ "$r9.type", 9, 0x0, false, false },
	{ "$r10.type", 10, 0x0, false, false },
	{ "$r11.type", 11, 0x0, false, false },
	{ "$r12.type", 12, 0x0, false, false },
	{ "$r13.type", 13, 0x0, false, false },
	{ "$r14.type", 14, 0x0, false, false },
	{ "$sp.type", 12, 0x0, false, true },
	{ "$fp.type", 13, 0x0, false, true },
	{ "$lr.type", 14, 0x0, false, true },
	{ "active", 0, 0, false, false }
};

const struct brew_memory_info brew_memories[] = {
	{ "MEM", 0, 4, false },
};

/* The entry of a register that is not a second name, or NULL. */
static const struct brew_register_info *find_named(unsigned file, unsigned number)
{
	const struct brew_register_info *names = brew_registers + brew_files[file].names;
	for (unsigned i = 0; i < brew_files[file].named; i++)
		if (names[i].number == number && !names[i].alias)
			return &names[i];
	return NULL;
}

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

/* What the state holds; number and lane are in range. */
static uint64_t load_element(const struct brew_state *state, const struct brew_file_info *info,
			     unsigned number, unsigned lane)
{
	const void *first = (const unsigned char *)state + info->offset;
	size_t at = info->masks ? number : (size_t)number * info->lanes + lane;
	switch (info->bytes) {
	case 1:
		return ((const uint8_t *)first)[at];
	case 2:
		return ((const uint16_t *)first)[at];
	case 4:
		return ((const uint32_t *)first)[at];
	default:
		return ((const uint64_t *)first)[at];
	}
}

static void store_element(struct brew_state *state, const struct brew_file_info *info,
			  unsigned number, unsigned lane, uint64_t value)
{
	void *first = (unsigned char *)state + info->offset;
	size_t at = info->masks ? number : (size_t)number * info->lanes + lane;
	switch (info->bytes) {
	case 1:
		((uint8_t *)first)[at] = (uint8_t)value;
		break;
	case 2:
		((uint16_t *)first)[at] = (uint16_t)value;
		break;
	case 4:
		((uint32_t *)first)[at] = (uint32_t)value;
		break;
	default:
		((uint64_t *)first)[at] = value;
		break;
	}
}

bool brew_read(const struct brew_state *state, unsigned file, unsigned number, unsigned lane,
	      uint64_t *value)
{
	if (!is_register(file, number) || lane >= brew_files[file].lanes)
		return false;
	const struct brew_register_info *named = find_named(file, number);
	if (named && named->constant) {
		*value = named->reads;
		return true;
	}
	*value = load_element(state, &brew_files[file], number, lane);
	if (brew_files[file].masks)
		*value = *value >> lane & 1;
	return true;
}

bool brew_write(struct brew_state *state, unsigned file, unsigned number, unsigned lane,
	       uint64_t value)
{
	if (!is_register(file, number) || lane >= brew_files[file].lanes)
		return false;
	const struct brew_file_info *info = &brew_files[file];
	const struct brew_register_info *named = find_named(file, number);
	if ((named && named->constant) || (info->width < 64 && value >> info->width))
		return false;
	if (info->masks) {
		uint64_t others = load_element(state, info, number, lane) & ~((uint64_t)1 << lane);
		value = others | value << lane;
	}
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

static bool equal16(const void *a, const void *b, size_t from, size_t count)
{
	const uint16_t *x = a, *y = b;
	uint16_t differs = 0;
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

static bool equal64(const void *a, const void *b, size_t from, size_t count)
{
	const uint64_t *x = a, *y = b;
	uint64_t differs = 0;
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
	case 2:
		return equal16(x, y, from, count);
	case 4:
		return equal32(x, y, from, count);
	default:
		return equal64(x, y, from, count);
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
