/* State of the interpreter as text: names of registers, and what changed.
 *
 * Instruction set: Brew.
 * Made by specc from the specification "Brew": change that, not this file. */
#include "brew_run.h"

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
	const struct brew_file_info *info = &brew_files[file];
	const struct brew_register_info *names = brew_registers + info->names, *name = NULL;
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

size_t brew_register_name(unsigned file, unsigned number, char *room, size_t size)
{
	struct text text = { room, size, 0 };
	if (file < brew_file_count)
		put_register(&text, file, number);
	return finish(&text);
}

size_t brew_dump(const struct brew_state *before, const struct brew_state *after, char *room,
		size_t size)
{
	struct text text = { room, size, 0 };
	struct brew_difference d = { 0 };
	while (brew_compare(before, after, &d)) {
		const struct brew_file_info *info = &brew_files[d.file];
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

static bool find_numbered(const struct brew_file_info *info, const char *name, size_t length,
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

bool brew_find_register(const char *name, size_t length, unsigned *file, unsigned *number)
{
	for (*file = 0; *file < brew_file_count; ++*file) {
		const struct brew_file_info *info = &brew_files[*file];
		const struct brew_register_info *names = brew_registers + info->names;
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

const char *brew_stop_name(enum brew_stop stop)
{
	static const char *const names[] = {
		[BREW_STOP_NONE] = "",
		[BREW_STOP_UNDEFINED] = "undefined",
		[BREW_STOP_RESERVED] = "reserved",
		[BREW_STOP_FAULT] = "fault",
		[BREW_STOP_RAISE] = "raise",
		[BREW_STOP_UNEXECUTABLE] = "unexecutable",
		[BREW_STOP_HALT] = "halt",
		[BREW_STOP_BREAK] = "break",
		[BREW_STOP_SELF_JUMP] = "self-jump",
		[BREW_STOP_LIMIT] = "limit",
	};
	return (size_t)stop < sizeof names / sizeof *names ? names[stop] : "";
}

const char *brew_exception_name(enum brew_exception exception)
{
	static const char *const names[BREW_EXCEPTION_COUNT] = {
		[BREW_EXCEPTION_NONE] = "",
		[BREW_EXCEPTION_IndexRange] = "IndexRange",
		[BREW_EXCEPTION_AddressRange] = "AddressRange",
		[BREW_EXCEPTION_AddressAlign] = "AddressAlign",
		[BREW_EXCEPTION_exc_reset] = "exc_reset",
		[BREW_EXCEPTION_exc_hwi] = "exc_hwi",
		[BREW_EXCEPTION_exc_swi_0] = "exc_swi_0",
		[BREW_EXCEPTION_exc_swi_1] = "exc_swi_1",
		[BREW_EXCEPTION_exc_swi_2] = "exc_swi_2",
		[BREW_EXCEPTION_exc_swi_3] = "exc_swi_3",
		[BREW_EXCEPTION_exc_swi_4] = "exc_swi_4",
		[BREW_EXCEPTION_exc_swi_5] = "exc_swi_5",
		[BREW_EXCEPTION_exc_swi_6] = "exc_swi_6",
		[BREW_EXCEPTION_exc_swi_7] = "exc_swi_7",
		[BREW_EXCEPTION_exc_unknown_inst] = "exc_unknown_inst",
		[BREW_EXCEPTION_exc_type] = "exc_type",
		[BREW_EXCEPTION_exc_unaligned] = "exc_unaligned",
		[BREW_EXCEPTION_exc_access] = "exc_access",
	};
	return (size_t)exception < BREW_EXCEPTION_COUNT ? names[exception] : "";
}
