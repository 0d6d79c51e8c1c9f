/* State of the interpreter by names and numbers: reading, writing, comparing.
 *
 * Instruction set: SIMT GPU, 128-bit instructions.
 * Made by specc from the specification "GPU": change that, not this file. */
#include "gpu_run.h"

const unsigned gpu_file_count = GPU_FILE_COUNT, gpu_memory_count = GPU_MEMORY_COUNT;

const struct gpu_file_info gpu_files[] = {
	{ "active", "", 0, 0, 1, 4, 1, 32, 1, 4, false,
	  offsetof(struct gpu_state, active) },
	{ "R", "R", 0, 255, 256, 0, 1, 32, 32, 4, false, offsetof(struct gpu_state, R) },
	{ "UR", "UR", 0, 63, 64, 1, 1, 32, 1, 4, false, offsetof(struct gpu_state, UR) },
	{ "P", "P", 0, 7, 8, 2, 1, 1, 32, 4, true, offsetof(struct gpu_state, P) },
	{ "UP", "UP", 0, 7, 8, 3, 1, 1, 1, 1, false, offsetof(struct gpu_state, UP) },
};

const struct gpu_register_info gpu_registers[] = {
	{ "RZ", 255, 0x0, true, false },
	{ "URZ", 63, 0x0, true, false },
	{ "PT", 7, 0x1, true, false },
	{ "UPT", 7, 0x1, true, false },
	{ "active", 0, 0, false, false }
};

const struct gpu_memory_info gpu_memories[] = {
	{ "c", 32, 4, false },
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

/* What the state holds; number and lane are in range. */
static uint64_t load_element(const struct gpu_state *state, const struct gpu_file_info *info,
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

static void store_element(struct gpu_state *state, const struct gpu_file_info *info,
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
	if ((named && named->constant) || (info->width < 64 && value >> info->width))
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

static bool is_equal(const struct gpu_state *a, const struct gpu_state *b,
		     const struct gpu_file_info *info, unsigned number)
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
