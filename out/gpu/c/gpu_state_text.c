/* State of the interpreter as text: names of registers, and what changed.
 *
 * Instruction set: SIMT GPU, 128-bit instructions.
 * Made by specc from the specification "GPU": change that, not this file. */
#include "gpu_run.h"

/* Text that is cut where the room for it ends. */
struct text {
	char *out;
	size_t size, length; /* of the room; of the whole text */
};

static void put(struct text *text, char c)
{
	if (text->length + 1 < text->size)
		text->out[text->length] = c;
	text->length++;
}

static void put_text(struct text *text, const char *words)
{
	while (*words)
		put(text, *words++);
}

static size_t finish(const struct text *text)
{
	if (text->size)
		text->out[text->length < text->size ? text->length : text->size - 1] = 0;
	return text->length;
}

static void put_decimal(struct text *text, unsigned number)
{
	unsigned power = 1;
	while (number / power >= 10)
		power *= 10;
	for (; power; power /= 10)
		put(text, (char)('0' + number / power % 10));
}

static void put_value(struct text *text, uint64_t value, unsigned width)
{
	if (width > 1)
		put_text(text, "0x");
	for (unsigned shift = (width + 3) / 4 * 4; shift; shift -= 4)
		put(text, "0123456789abcdef"[value >> (shift - 4) & 15]);
}

static void put_register(struct text *text, unsigned file, unsigned number)
{
	const struct gpu_file_info *info = &gpu_files[file];
	const struct gpu_register_info *names = gpu_registers + info->names, *name = NULL;
	for (unsigned i = 0; i < info->named; i++)
		if (names[i].number == number && (!name || name->alias))
			name = &names[i];
	if (number >= info->first && number - info->first < info->numbered && (!name || name->alias)) {
		put_text(text, info->prefix);
		put_decimal(text, number);
	} else if (name) {
		put_text(text, name->name);
	}
}

size_t gpu_register_name(unsigned file, unsigned number, char *room, size_t size)
{
	struct text text = { room, size, 0 };
	if (file < gpu_file_count)
		put_register(&text, file, number);
	return finish(&text);
}

static bool is_uniform(const struct gpu_state *state, unsigned file, unsigned number)
{
	uint64_t first = 0, other = 0;
	gpu_read(state, file, number, 0, &first);
	for (unsigned lane = 1; lane < gpu_files[file].lanes; lane++)
		if (gpu_read(state, file, number, lane, &other) && other != first)
			return false;
	return true;
}

size_t gpu_dump(const struct gpu_state *before, const struct gpu_state *after, char *room,
		size_t size)
{
	struct text text = { room, size, 0 };
	struct gpu_difference d = { 0 };
	while (gpu_compare(before, after, &d)) {
		const struct gpu_file_info *info = &gpu_files[d.file];
		put_register(&text, d.file, d.number);
		unsigned lanes = is_uniform(after, d.file, d.number) ? 1 : info->lanes;
		put_text(&text, " =");
		for (unsigned lane = 0; lane < lanes; lane++) {
			uint64_t value = 0;
			gpu_read(after, d.file, d.number, lane, &value);
			put(&text, ' ');
			put_value(&text, value, info->width);
		}
		d.next_lane = info->lanes;
		put(&text, '\n');
	}
	return finish(&text);
}

/* ---- names ---- */

static char fold(char c)
{
	return c;
}

static bool begins(const char *name, size_t length, const char *start, size_t *end)
{
	size_t at = 0;
	while (start[at] && at < length && fold(start[at]) == fold(name[at]))
		at++;
	*end = at;
	return !start[at];
}

static bool find_numbered(const struct gpu_file_info *info, const char *name, size_t length,
			  unsigned *number)
{
	size_t at;
	uint32_t value = 0;
	if (!info->numbered || !begins(name, length, info->prefix, &at) || at == length)
		return false;
	for (; at < length; at++) {
		if (name[at] < '0' || name[at] > '9' || value > 10000000)
			return false;
		value = value * 10 + (uint32_t)(name[at] - '0');
	}
	*number = value;
	return value >= info->first && value - info->first < info->numbered;
}

bool gpu_find_register(const char *name, size_t length, unsigned *file, unsigned *number)
{
	for (*file = 0; *file < gpu_file_count; ++*file) {
		const struct gpu_file_info *info = &gpu_files[*file];
		const struct gpu_register_info *names = gpu_registers + info->names;
		size_t end;
		for (unsigned i = 0; i < info->named; i++)
			if (begins(name, length, names[i].name, &end) && end == length) {
				*number = names[i].number;
				return true;
			}
		if (find_numbered(info, name, length, number))
			return true;
	}
	return false;
}

const char *gpu_stop_name(enum gpu_stop stop)
{
	static const char *const names[] = {
		[GPU_STOP_NONE] = "",           [GPU_STOP_EXIT] = "exit",
		[GPU_STOP_UNDEFINED] = "undefined", [GPU_STOP_RESERVED] = "reserved",
		[GPU_STOP_TRUNCATED] = "truncated", [GPU_STOP_FAULT] = "fault",
		[GPU_STOP_RAISE] = "raise",     [GPU_STOP_UNEXECUTABLE] = "unexecutable",
		[GPU_STOP_LIMIT] = "limit",
	};
	return (size_t)stop < sizeof names / sizeof *names ? names[stop] : "";
}

const char *gpu_exception_name(enum gpu_exception exception)
{
	static const char *const names[GPU_EXCEPTION_COUNT] = {
		[GPU_EXCEPTION_NONE] = "",
		[GPU_EXCEPTION_IndexRange] = "IndexRange",
		[GPU_EXCEPTION_AddressRange] = "AddressRange",
		[GPU_EXCEPTION_AddressAlign] = "AddressAlign",
	};
	return (size_t)exception < GPU_EXCEPTION_COUNT ? names[exception] : "";
}
