/* State of the interpreter as text: names of registers, and what changed.
 *
 * Instruction set: Tiny, the machine of the tutorial.
 * Made by specc from the specification "TINY": change that, not this file. */
#include "tiny_run.h"

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
	const struct tiny_file_info *info = &tiny_files[file];
	const struct tiny_register_info *names = tiny_registers + info->names, *name = NULL;
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

size_t tiny_register_name(unsigned file, unsigned number, char *room, size_t size)
{
	struct text text = { room, size, 0 };
	if (file < tiny_file_count)
		put_register(&text, file, number);
	return finish(&text);
}

size_t tiny_dump(const struct tiny_state *before, const struct tiny_state *after, char *room,
		size_t size)
{
	struct text text = { room, size, 0 };
	struct tiny_difference d = { 0 };
	while (tiny_compare(before, after, &d)) {
		const struct tiny_file_info *info = &tiny_files[d.file];
		put_register(&text, d.file, d.number);
		put_text(&text, " = ");
		put_value(&text, d.after, info->width);
		put(&text, '\n');
	}
	return finish(&text);
}

/* ---- names ---- */

static char fold(char c)
{
	return (char)(c >= 'A' && c <= 'Z' ? c - 'A' + 'a' : c);
}

static bool begins(const char *name, size_t length, const char *start, size_t *end)
{
	size_t at = 0;
	while (start[at] && at < length && fold(start[at]) == fold(name[at]))
		at++;
	*end = at;
	return !start[at];
}

static bool find_numbered(const struct tiny_file_info *info, const char *name, size_t length,
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

bool tiny_find_register(const char *name, size_t length, unsigned *file, unsigned *number)
{
	for (*file = 0; *file < tiny_file_count; ++*file) {
		const struct tiny_file_info *info = &tiny_files[*file];
		const struct tiny_register_info *names = tiny_registers + info->names;
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

const char *tiny_stop_name(enum tiny_stop stop)
{
	static const char *const names[] = {
		[TINY_STOP_NONE] = "",
		[TINY_STOP_UNDEFINED] = "undefined",
		[TINY_STOP_RESERVED] = "reserved",
		[TINY_STOP_FAULT] = "fault",
		[TINY_STOP_RAISE] = "raise",
		[TINY_STOP_UNEXECUTABLE] = "unexecutable",
		[TINY_STOP_HALT] = "halt",
		[TINY_STOP_BREAK] = "break",
		[TINY_STOP_SELF_JUMP] = "self-jump",
		[TINY_STOP_LIMIT] = "limit",
	};
	return (size_t)stop < sizeof names / sizeof *names ? names[stop] : "";
}

const char *tiny_exception_name(enum tiny_exception exception)
{
	static const char *const names[TINY_EXCEPTION_COUNT] = {
		[TINY_EXCEPTION_NONE] = "",
		[TINY_EXCEPTION_IndexRange] = "IndexRange",
		[TINY_EXCEPTION_AddressRange] = "AddressRange",
		[TINY_EXCEPTION_AddressAlign] = "AddressAlign",
		[TINY_EXCEPTION_BadAddress] = "BadAddress",
		[TINY_EXCEPTION_Illegal] = "Illegal",
		[TINY_EXCEPTION_Service] = "Service",
		[TINY_EXCEPTION_Timer] = "Timer",
		[TINY_EXCEPTION_Twice] = "Twice",
	};
	return (size_t)exception < TINY_EXCEPTION_COUNT ? names[exception] : "";
}
