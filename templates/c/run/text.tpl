%# SPDX-License-Identifier: MIT
%file "${$p}_state_text.c"
%call banner('State of the interpreter as text: names of registers, and what changed.')
#include "${c-string: $p}_run.h"

/* Text that is cut where the room for it ends. */
struct text {
	char *out;
	size_t size, length; /* of the buffer; of the whole text */
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

static void put_register(struct text *text, enum ${$p}_file file, unsigned number)
{
	const struct ${$p}_file_info *info = &${$p}_files[file];
	const struct ${$p}_register_info *names = ${$p}_registers + info->names, *name = NULL;
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

size_t ${$p}_register_name(enum ${$p}_file file, unsigned number, char *room, size_t size)
{
	struct text text = { room, size, 0 };
	if (file < ${$s/@file-end})
		put_register(&text, file, number);
	return finish(&text);
}

%if $s/@lanes > 1
static bool is_uniform(const struct ${$p}_state *state, enum ${$p}_file file, unsigned number)
{
	uint64_t first = 0, other = 0;
	${$p}_read(state, file, number, 0, &first);
	for (unsigned lane = 1; lane < ${$p}_files[file].lanes; lane++)
		if (${$p}_read(state, file, number, lane, &other) && other != first)
			return false;
	return true;
}

%end
size_t ${$p}_dump(const struct ${$p}_state *before, const struct ${$p}_state *after, char *room,
		size_t size)
{
	struct text text = { room, size, 0 };
	struct ${$p}_difference d = { 0 };
	while (${$p}_compare(before, after, &d)) {
		const struct ${$p}_file_info *info = &${$p}_files[d.file];
		put_register(&text, d.file, d.number);
%if $s/@lanes > 1
		unsigned lanes = is_uniform(after, d.file, d.number) ? 1 : info->lanes;
		put_text(&text, " =");
		for (unsigned lane = 0; lane < lanes; lane++) {
			uint64_t value = 0;
			${$p}_read(after, d.file, d.number, lane, &value);
			put(&text, ' ');
			put_value(&text, value, info->width);
		}
		d.next_lane = info->lanes;
%else
		put_text(&text, " = ");
		put_value(&text, d.after, info->width);
%end
		put(&text, '\n');
	}
	return finish(&text);
}

%include "run/names.tpl"
