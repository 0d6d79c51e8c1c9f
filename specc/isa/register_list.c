/* SPDX-License-Identifier: MIT */
/* The names of the registers of a list, and those that make a range. */
#include "isa/register_list.h"

#include "base/arena.h"

struct str list_separator_sign(const struct register_list *list)
{
	return str_trim(list->separator);
}

struct str list_range_sign(const struct register_list *list)
{
	return str_trim(list->range);
}

/* ---- names ---- */

/* The digits at the end of a name, as a number without leading zeros; false: it has none. */
static bool split_number(struct str name, struct str *base, uint64_t *number)
{
	size_t at = name.length;
	while (at && char_is_digit(name.text[at - 1]))
		at--;
	*base = str_slice(name, 0, at);
	*number = 0;
	if (at == name.length || name.length - at > 9 || (name.text[at] == '0' && name.length > at + 1))
		return false;
	for (; at < name.length; at++)
		*number = *number * 10 + (uint64_t)(name.text[at] - '0');
	return true;
}

static bool names_follow(struct str before, struct str after)
{
	struct str bases[2];
	uint64_t numbers[2];
	return split_number(before, &bases[0], &numbers[0]) &&
		   split_number(after, &bases[1], &numbers[1]) && str_equal(bases[0], bases[1]) &&
		   numbers[1] == numbers[0] + 1;
}

static void add_list_name(
	struct arena *arena, struct register_list *list, struct str text, size_t member)
{
	if (member < list->names.count && str_equal(list->names.items[member].text, text))
		return;
	VEC_PUSH(arena, &list->names, ((struct list_name){ text, (unsigned)member }));
}

/* The names by which a member is only read. */
static void add_other_names(struct arena *arena, struct register_list *list, size_t member)
{
	const struct register_file *file = list->file;
	uint64_t number = list->members.items[member].number;
	if (number >= file->first && number - file->first < file->count)
		add_list_name(arena, list,
			str_printf(arena, "%.*s%llu", STR_ARG(file->prefix), (unsigned long long)number),
			member);
	VEC_EACH (const struct register_name, it, &file->names)
		if (it->number == number)
			add_list_name(arena, list, it->name, member);
}

void list_set_names(struct arena *arena, struct register_list *list)
{
	size_t count = list->members.count;
	for (size_t i = 0; i < count; i++) {
		struct list_member *member = &list->members.items[i];
		struct str text = register_text(arena, list->file, member->number);
		member->joins = i && names_follow(list->names.items[i - 1].text, text);
		VEC_PUSH(arena, &list->names, ((struct list_name){ text, (unsigned)i }));
	}
	for (size_t i = 0; i < count; i++)
		add_other_names(arena, list, i);
}

/* ---- ranges ---- */

unsigned list_run(const struct register_list *list, uint64_t mask, unsigned first)
{
	unsigned end = first + 1;
	while (list->range.length && end < list->members.count && list->members.items[end].joins &&
		   mask >> list->members.items[end].bit & 1)
		end++;
	return end - first < list->least ? 1 : end - first;
}

bool list_is_range(const struct register_list *list, unsigned first, unsigned last)
{
	const struct list_member *members = list->members.items;
	return first < last && members[last].number - members[first].number == last - first;
}

uint64_t list_bits(const struct register_list *list, unsigned first, unsigned last)
{
	uint64_t bits = 0;
	for (unsigned i = first; i <= last; i++)
		bits |= (uint64_t)1 << list->members.items[i].bit;
	return bits;
}

uint64_t list_bit_number(const struct register_list *list, unsigned bit)
{
	for (size_t i = 0; i < list->members.count; i++)
		if (list->members.items[i].bit == bit)
			return list->members.items[i].number;
	return UINT64_MAX;
}
