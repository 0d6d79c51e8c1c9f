/* State of the interpreter by names and numbers: reading, writing, comparing.
 *
 * Instruction set: Tiny, the machine of the tutorial.
 * Made by specc from the specification "TINY": change that, not this file. */
#include "tiny_run.h"

const unsigned tiny_file_count = TINY_FILE_COUNT, tiny_memory_count = TINY_MEMORY_COUNT;

const struct tiny_file_info tiny_files[] = {
	{ .name = "R", .prefix = "r", .numbered = 8, .count = 8, .named = 2, .width = 16,
	  .lanes = 1, .bytes = 2, .offset = offsetof(struct tiny_state, R) },
	{ .name = "equal", .prefix = "", .count = 1, .names = 2, .named = 1, .width = 1,
	  .lanes = 1, .bytes = 1, .offset = offsetof(struct tiny_state, equal) },
	{ .name = "less", .prefix = "", .count = 1, .names = 3, .named = 1, .width = 1,
	  .lanes = 1, .bytes = 1, .offset = offsetof(struct tiny_state, less) },
	{ .name = "below", .prefix = "", .count = 1, .names = 4, .named = 1, .width = 1,
	  .lanes = 1, .bytes = 1, .offset = offsetof(struct tiny_state, below) },
	{ .name = "saved_pc", .prefix = "", .count = 1, .names = 5, .named = 1, .width = 16,
	  .lanes = 1, .bytes = 2, .offset = offsetof(struct tiny_state, saved_pc) },
	{ .name = "why", .prefix = "", .count = 1, .names = 6, .named = 1, .width = 8,
	  .lanes = 1, .bytes = 1, .offset = offsetof(struct tiny_state, why) },
	{ .name = "mode", .prefix = "", .count = 1, .names = 7, .named = 1, .width = 1,
	  .lanes = 1, .bytes = 1, .offset = offsetof(struct tiny_state, mode) },
};

const struct tiny_register_info tiny_registers[] = {
	{ .name = "sp", .number = 6 },
	{ .name = "lr", .number = 7 },
	{ .name = "equal" },
	{ .name = "less" },
	{ .name = "below" },
	{ .name = "saved_pc" },
	{ .name = "why" },
	{ .name = "mode" },
	{ .name = "active" }
};

const struct tiny_memory_info tiny_memories[] = {
	{ .name = "ram", .word = 2 },
};

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

/* ---- elements ---- */

/* What the state holds; number and lane are in range. */
static uint64_t load_element(const struct tiny_state *state, const struct tiny_file_info *info,
			     unsigned number, unsigned lane)
{
	const void *first = (const unsigned char *)state + info->offset;
	size_t at = number;
	(void)lane; /* 0 */
	switch (info->bytes) {
	case 1:
		return ((const uint8_t *)first)[at];
	default:
		return ((const uint16_t *)first)[at];
	}
}

static void store_element(struct tiny_state *state, const struct tiny_file_info *info,
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
		((uint16_t *)first)[at] = (uint16_t)value;
		break;
	}
}

bool tiny_read(const struct tiny_state *state, unsigned file, unsigned number, unsigned lane,
	      uint64_t *value)
{
	if (!is_register(file, number) || lane >= tiny_files[file].lanes)
		return false;
	*value = load_element(state, &tiny_files[file], number, lane);
	return true;
}

bool tiny_write(struct tiny_state *state, unsigned file, unsigned number, unsigned lane,
	       uint64_t value)
{
	if (!is_register(file, number) || lane >= tiny_files[file].lanes)
		return false;
	const struct tiny_file_info *info = &tiny_files[file];
	if (info->width < 64 && value >> info->width)
		return false;
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

static bool is_equal(const struct tiny_state *a, const struct tiny_state *b,
		     const struct tiny_file_info *info, unsigned number)
{
	const void *x = (const unsigned char *)a + info->offset;
	const void *y = (const unsigned char *)b + info->offset;
	size_t count = info->masks ? 1 : info->lanes, from = number * count;
	switch (info->bytes) {
	case 1:
		return equal8(x, y, from, count);
	default:
		return equal16(x, y, from, count);
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
