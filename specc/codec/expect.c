/* SPDX-License-Identifier: MIT */
/* Describes the possible operands of a type for error messages: "a number -64 to 127". */
#include "codec/internal.h"
#include "isa/register_list.h"

#include "number/text.h"

#define MAX_NAMES 8 /* register names listed in a message */

struct number {
	bool negative;
	uint64_t magnitude;
};

static void expect_number(struct buffer *text, const struct type *type, struct number number)
{
	char digits[NUMBER_TEXT_MAX];
	bool hex = type->base == BASE_HEX;
	size_t count = number_write_digits(digits, number.magnitude, hex ? 16 : 10, type->digits);
	buffer_printf(text, "%s%.*s%.*s", number.negative ? "-" : "",
		hex ? (int)type->hex_prefix.length : 0, type->hex_prefix.text, (int)count, digits);
}

static void expect_range(
	struct buffer *text, const struct type *type, struct number least, struct number most)
{
	expect_number(text, type, least);
	buffer_add(text, STR(" to "));
	expect_number(text, type, most);
}

static bool is_less(struct number a, struct number b)
{
	if (a.negative != b.negative)
		return a.negative && (a.magnitude || b.magnitude);
	return a.negative ? a.magnitude > b.magnitude : a.magnitude < b.magnitude;
}

static struct number of_bits(const struct type *type, uint64_t bits)
{
	struct number number;
	number.magnitude = codec_integer(type, bits, &number.negative);
	return number;
}

static struct number next_number(struct number n)
{
	if (n.negative)
		return (struct number){ n.magnitude > 1, n.magnitude ? n.magnitude - 1 : 1 };
	return (struct number){ false, n.magnitude == UINT64_MAX ? n.magnitude : n.magnitude + 1 };
}

/* The range of the coding and that of Accept, merged if they touch. */
static void expect_ranges(struct buffer *text, const struct type *type)
{
	uint64_t ones = word_mask(0, type->width).lo, sign = ones ^ ones >> 1;
	bool is_unsigned = type->coding == CODING_UNSIGNED;
	struct number least = of_bits(type, is_unsigned ? 0 : sign);
	struct number most = of_bits(type, is_unsigned ? ones : sign - 1);
	bool below_zero = type->accept_min < 0;
	uint64_t accept_bits = (uint64_t)type->accept_min;
	struct number from = { below_zero, below_zero ? 0 - accept_bits : accept_bits };
	struct number to = { false, type->accept_max };
	bool touches = !is_less(next_number(most), from) && !is_less(next_number(to), least);
	if (type->has_accept && touches) {
		least = is_less(from, least) ? from : least;
		most = is_less(most, to) ? to : most;
	}
	expect_range(text, type, least, most);
	if (type->has_accept && !touches) {
		buffer_add(text, STR(" or "));
		expect_range(text, type, from, to);
	}
}

enum { TABLE_SHOWN = 16 }; /* numbers of a table, and the last one after "..." */

static void add_integer(struct buffer *text, const struct type *type)
{
	if (type->coding == CODING_TABLE) {
		buffer_add(text, STR("one of the numbers"));
		size_t count = type->table.count;
		for (size_t i = 0; i < count; i++) {
			buffer_add_char(text, ' ');
			if (i == TABLE_SHOWN - 2 && count > TABLE_SHOWN) {
				buffer_add(text, STR("... "));
				i = count - 1;
			}
			expect_number(text, type, of_bits(type, i));
		}
	} else {
		buffer_add(text, STR("a number "));
		expect_ranges(text, type);
		if (type->scale > 1)
			buffer_printf(text, " in steps of %lld", (long long)type->scale);
	}
	if (type->digits)
		buffer_printf(text, " (exactly %u %sdigit%s)", type->digits,
			type->base == BASE_HEX ? "hex " : "", type->digits == 1 ? "" : "s");
}

/* Is this name allowed for an operand of `count` registers? */
static bool register_may_stand(
	const struct type *type, const struct register_name *name, unsigned count)
{
	bool range_only =
		count > 1 && !name->constant && codec_register_numbered(type->file, name->number);
	return !name->alias && !range_only && name->number <= word_mask(0, type->width).lo &&
		   cube_set_has(&type->legal, name->number);
}

static void expect_register(struct buffer *text, const struct type *type, unsigned count)
{
	const struct register_file *file = type->file;
	if (!file) { /* an unknown one, as an editor shows it */
		buffer_add(text, STR("a register"));
		return;
	}
	unsigned long long low = file->first, last = low + file->count - 1;
	unsigned long long most = word_mask(0, type->width).lo;
	size_t shown = 0;
	last = last < most ? last : most;
	unsigned long long aligned = (low + count - 1) / count * count; /* as ranges are */
	if (count > 1)
		buffer_printf(text, "%u registers such as %.*s[%llu:%llu]", count, STR_ARG(file->prefix),
			aligned, aligned + count - 1);
	else if (file->count)
		buffer_printf(text, "a register %.*s%llu-%.*s%llu", STR_ARG(file->prefix), low,
			STR_ARG(file->prefix), last);
	else
		buffer_add(text, STR("a register"));
	VEC_EACH (const struct register_name, it, &file->names) {
		if (!register_may_stand(type, it, count))
			continue;
		if (shown++ == MAX_NAMES) {
			buffer_add(text, STR(" ..."));
			return;
		}
		bool first = shown == 1 && count < 2 && !file->count;
		buffer_printf(text, "%s%.*s", first ? " " : " or ", STR_ARG(it->name));
	}
}

static struct str float_text(const struct type *type)
{
	switch (type->width) {
	case 16: return STR("a floating-point number up to 65504");
	case 32: return STR("a floating-point number up to 3.4028235e+38");
	default: return STR("a floating-point number");
	}
}

/* "a list of registers r0 ... r7, lr": the first and the last register of each range. */
static struct str list_expected(struct arena *arena, const struct register_list *list)
{
	struct buffer text = buffer_new(arena);
	size_t count = list->members.count;
	buffer_add(&text, STR("a list of registers"));
	for (size_t i = 0, end; i < count; i = end) {
		end = i + 1;
		while (end < count && list->members.items[end].joins)
			end++;
		buffer_printf(&text, "%s%.*s", i ? ", " : " ", STR_ARG(list->names.items[i].text));
		if (end > i + 1)
			buffer_printf(&text, " ... %.*s", STR_ARG(list->names.items[end - 1].text));
	}
	return buffer_str(&text);
}

struct str codec_expected(struct arena *arena, const struct type *type, unsigned count)
{
	struct buffer text = buffer_new(arena);
	switch (type->kind) {
	case TYPE_REGISTER: expect_register(&text, type, count); break;
	case TYPE_INTEGER:
		if (type->list)
			return list_expected(arena, type->list);
		add_integer(&text, type);
		break;
	case TYPE_FLOAT: return float_text(type);
	case TYPE_ENUM:
	case TYPE_COMPOSITE: break;
	}
	return buffer_str(&text);
}
