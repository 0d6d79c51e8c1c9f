/* State of the interpreter by names and numbers: reading, writing, comparing.
 *
 * Instruction set: Tiny, the machine of the tutorial.
 * Made by specc from the specification "TINY": change that, not this file. */
#include "tiny_run.h"

const unsigned tiny_file_count = TINY_FILE_COUNT, tiny_memory_count = TINY_MEMORY_COUNT;

const struct tiny_file_info tiny_files[] = {
	{ "R", "r", 0, 8, 8, 0, 2, 16, 1, 2, false, offsetof(struct tiny_state, R) },
	{ "equal", "", 0, 0, 1, 2, 1, 1, 1, 1, false, offsetof(struct tiny_state, equal) },
	{ "less", "", 0, 0, 1, 3, 1, 1, 1, 1, false, offsetof(struct tiny_state, less) },
	{ "below", "", 0, 0, 1, 4, 1, 1, 1, 1, false, offsetof(struct tiny_state, below) },
	{ "saved_pc", "", 0, 0, 1, 5, 1, 16, 1, 2, false, offsetof(struct tiny_state, saved_pc) },
	{ "why", "", 0, 0, 1, 6, 1, 8, 1, 1, false, offsetof(struct tiny_state, why) },
	{ "mode", "", 0, 0, 1, 7, 1, 1, 1, 1, false, offsetof(struct tiny_state, mode) },
};

const struct tiny_register_info tiny_registers[] = {
	{ "sp", 6, 0x0, false, false },
	{ "lr", 7, 0x0, false, false },
	{ "equal", 0, 0x0, false, false },
	{ "less", 0, 0x0, false, false },
	{ "below", 0, 0x0, false, false },
	{ "saved_pc", 0, 0x0, false, false },
	{ "why", 0, 0x0, false, false },
	{ "mode", 0, 0x0, false, false },
	{ "active", 0, 0, false, false }
};

const struct tiny_memory_info tiny_memories[] = {
	{ "ram", 0, 2, false },
};

/* The entry of a register that is not a second name, or NULL. */
static const struct tiny_register_info *find_named(unsigned file, unsigned number)
{
	const struct tiny_register_info *names = tiny_registers + tiny_files[file].names;
	for (unsigned i = 0; i < tiny_files[file].named; i++)
		if (names[i].number == number && !names[i].alias)
			return &names[i];
	return NULL;
}

static bool is_numbered(unsigned file, unsigned number)
{
	const struct tiny_file_info *info = &tiny_files[file];
	return number >= info->first && number - info->first < info->numbered;
}

static bool is_register(unsigned file, unsigned number)
{
	if (file >= tiny_file_count)
		return false;
	const struct tiny_register_info *names = tiny_registers + tiny_files[file].names;
	bool known = is_numbered(file, number);
	for (unsigned i = 0; i < tiny_files[file].named && !known; i++)
		known = names[i].number == number;
	return known;
}

/* What the state holds; number and lane are in range. */
static uint64_t load_element(const struct tiny_state *state, const struct tiny_file_info *info,
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

static void store_element(struct tiny_state *state, const struct tiny_file_info *info,
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

bool tiny_read(const struct tiny_state *state, unsigned file, unsigned number, unsigned lane,
	      uint64_t *value)
{
	if (!is_register(file, number) || lane >= tiny_files[file].lanes)
		return false;
	const struct tiny_register_info *named = find_named(file, number);
	if (named && named->constant) {
		*value = named->reads;
		return true;
	}
	*value = load_element(state, &tiny_files[file], number, lane);
	if (tiny_files[file].masks)
		*value = *value >> lane & 1;
	return true;
}

bool tiny_write(struct tiny_state *state, unsigned file, unsigned number, unsigned lane,
	       uint64_t value)
{
	if (!is_register(file, number) || lane >= tiny_files[file].lanes)
		return false;
	const struct tiny_file_info *info = &tiny_files[file];
	const struct tiny_register_info *named = find_named(file, number);
	if ((named && named->constant) || (info->width < 64 && value >> info->width))
		return false;
	if (info->masks) {
		uint64_t others = load_element(state, info, number, lane) & ~((uint64_t)1 << lane);
		value = others | value << lane;
	}
	store_element(state, info, number, lane, value);
	return true;
}

struct tiny_writable_bank *tiny_bank(struct tiny_state *state, unsigned memory, unsigned bank)
{
	switch (memory) {
	case TINY_MEMORY_ram:
		return bank ? NULL : &state->ram;
	default:
		return NULL;
	}
}

bool tiny_set_bank(struct tiny_state *state, unsigned memory, unsigned bank, uint8_t *bytes,
		  uint64_t size)
{
	switch (memory) {
	case TINY_MEMORY_ram:
		if (bank >= 1)
			return false;
		state->ram.bytes = bytes;
		state->ram.size = size;
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

static bool is_equal(const struct tiny_state *a, const struct tiny_state *b,
		     const struct tiny_file_info *info, unsigned number)
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
static bool find_lane(const struct tiny_state *before, const struct tiny_state *after,
		      struct tiny_difference *difference)
{
	struct tiny_difference *d = difference;
	for (unsigned lane = d->next_lane; lane < tiny_files[d->file].lanes; lane++) {
		if (!tiny_read(before, d->file, d->number, lane, &d->before) ||
		    !tiny_read(after, d->file, d->number, lane, &d->after))
			return false;
		if (d->before != d->after) {
			d->lane = lane;
			d->next_lane = lane + 1;
			return true;
		}
	}
	return false;
}

bool tiny_compare(const struct tiny_state *before, const struct tiny_state *after,
		 struct tiny_difference *difference)
{
	for (; difference->file < tiny_file_count; difference->file++) {
		const struct tiny_file_info *info = &tiny_files[difference->file];
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
