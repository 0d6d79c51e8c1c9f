/* State of the interpreter by names and numbers: reading, writing, comparing.
 *
 * Instruction set: SIMT GPU, 128-bit instructions.
 * Made by specc from the specification "GPU": change that, not this file. */
#include "gpu_run.h"

const unsigned gpu_file_count = GPU_FILE_COUNT, gpu_memory_count = GPU_MEMORY_COUNT;

const struct gpu_file_info gpu_files[] = {
	{ .name = "active", .prefix = "", .count = 1, .names = 4, .named = 1,
	  .width = 32, .lanes = 1, .bytes = 4,
	  .offset = offsetof(struct gpu_state, active) },
	{ .name = "R", .prefix = "R", .numbered = 255, .count = 256, .named = 1, .width = 32,
	  .lanes = 32, .bytes = 4, .offset = offsetof(struct gpu_state, R) },
	{ .name = "UR", .prefix = "UR", .numbered = 63, .count = 64, .names = 1, .named = 1,
	  .width = 32, .lanes = 1, .bytes = 4, .offset = offsetof(struct gpu_state, UR) },
	{ .name = "P", .prefix = "P", .numbered = 7, .count = 8, .names = 2, .named = 1,
	  .width = 1, .lanes = 32, .bytes = 4, .masks = true, .offset = offsetof(struct gpu_state, P) },
	{ .name = "UP", .prefix = "UP", .numbered = 7, .count = 8, .names = 3, .named = 1,
	  .width = 1, .lanes = 1, .bytes = 1, .offset = offsetof(struct gpu_state, UP) },
};

const struct gpu_register_info gpu_registers[] = {
	{ .name = "RZ", .number = 255, .constant = true },
	{ .name = "URZ", .number = 63, .constant = true },
	{ .name = "PT", .number = 7, .reads = 0x1, .constant = true },
	{ .name = "UPT", .number = 7, .reads = 0x1, .constant = true },
	{ .name = "active" }
};

const struct gpu_memory_info gpu_memories[] = {
	{ .name = "c", .banks = 32, .word = 4 },
};

/* The entry of a register that is not a second name, or NULL. */
static const struct gpu_register_info *find_named(unsigned file, unsigned number)
{
	const struct gpu_register_info *names = gpu_registers + gpu_files[file].names;
	for (unsigned i = 0; i < gpu_files[file].named; i++)
		if (names[i].number == number && !names[i].alias)
			return &names[i];
	return NULL;
}

static bool is_numbered(unsigned file, unsigned number)
{
	const struct gpu_file_info *info = &gpu_files[file];
	return number >= info->first && number - info->first < info->numbered;
}

static bool is_register(unsigned file, unsigned number)
{
	if (file >= gpu_file_count)
		return false;
	const struct gpu_register_info *names = gpu_registers + gpu_files[file].names;
	bool known = is_numbered(file, number);
	for (unsigned i = 0; i < gpu_files[file].named && !known; i++)
		known = names[i].number == number;
	return known;
}

/* ---- elements ---- */

/* What the state holds; number and lane are in range. */
static uint64_t load_element(const struct gpu_state *state, const struct gpu_file_info *info,
			     unsigned number, unsigned lane)
{
	const void *first = (const unsigned char *)state + info->offset;
	size_t at = info->masks ? number : (size_t)number * info->lanes + lane;
	switch (info->bytes) {
	case 1:
		return ((const uint8_t *)first)[at];
	default:
		return ((const uint32_t *)first)[at];
	}
}

static void store_element(struct gpu_state *state, const struct gpu_file_info *info,
			  unsigned number, unsigned lane, uint64_t value)
{
	void *first = (unsigned char *)state + info->offset;
	size_t at = info->masks ? number : (size_t)number * info->lanes + lane;
	switch (info->bytes) {
	case 1:
		((uint8_t *)first)[at] = (uint8_t)value;
		break;
	default:
		((uint32_t *)first)[at] = (uint32_t)value;
		break;
	}
}

bool gpu_read(const struct gpu_state *state, unsigned file, unsigned number, unsigned lane,
	      uint64_t *value)
{
	if (!is_register(file, number) || lane >= gpu_files[file].lanes)
		return false;
	const struct gpu_register_info *named = find_named(file, number);
	if (named && named->constant) {
		*value = named->reads;
		return true;
	}
	*value = load_element(state, &gpu_files[file], number, lane);
	if (gpu_files[file].masks)
		*value = *value >> lane & 1;
	return true;
}

bool gpu_write(struct gpu_state *state, unsigned file, unsigned number, unsigned lane,
	       uint64_t value)
{
	if (!is_register(file, number) || lane >= gpu_files[file].lanes)
		return false;
	const struct gpu_file_info *info = &gpu_files[file];
	const struct gpu_register_info *named = find_named(file, number);
	if (named && named->constant)
		return false;
	if (info->width < 64 && value >> info->width)
		return false;
	if (info->masks) {
		uint64_t others = load_element(state, info, number, lane) & ~((uint64_t)1 << lane);
		value = others | value << lane;
	}
	store_element(state, info, number, lane, value);
	return true;
}

bool gpu_set_bank(struct gpu_state *state, unsigned memory, unsigned bank, uint8_t *bytes,
		  uint64_t size)
{
	switch (memory) {
	case GPU_MEMORY_c:
		if (bank >= 32)
			return false;
		state->c[bank].bytes = bytes;
		state->c[bank].size = size;
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

static bool is_equal(const struct gpu_state *a, const struct gpu_state *b,
		     const struct gpu_file_info *info, unsigned number)
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
static bool find_lane(const struct gpu_state *before, const struct gpu_state *after,
		      struct gpu_difference *difference)
{
	struct gpu_difference *d = difference;
	for (unsigned lane = d->next_lane; lane < gpu_files[d->file].lanes; lane++) {
		if (!gpu_read(before, d->file, d->number, lane, &d->before) ||
		    !gpu_read(after, d->file, d->number, lane, &d->after))
			return false;
		if (d->before != d->after) {
			d->lane = lane;
			d->next_lane = lane + 1;
			return true;
		}
	}
	return false;
}

bool gpu_compare(const struct gpu_state *before, const struct gpu_state *after,
		 struct gpu_difference *difference)
{
	for (; difference->file < gpu_file_count; difference->file++) {
		const struct gpu_file_info *info = &gpu_files[difference->file];
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
