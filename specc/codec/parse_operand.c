/* SPDX-License-Identifier: MIT */
/* Reads the operands of an instruction: registers, numbers, floats, names of values. */
#include "codec/parse_internal.h"
#include "isa/register_list.h"

#include "number/text.h"

/* Decimal register number without leading zeros; returns the offset after it, or 0. */
static size_t read_register_number(const struct parser *p, size_t at, uint64_t *number)
{
	size_t end = at;
	*number = 0;
	while (char_is_digit(parse_peek(p, end)) && end - at < 12)
		*number = *number * 10 + (uint64_t)(p->text.text[end++] - '0');
	if (end - at > 1 && parse_peek(p, at) == '0')
		return 0;
	return end - at;
}

/* "[" a ":" b "]" after the prefix, for count registers; returns the offset after it, or 0 */
static size_t read_register_range(
	const struct parser *p, size_t at, unsigned count, uint64_t *number)
{
	uint64_t last;
	at = parse_skip_blanks(p, at);
	if (parse_peek(p, at) != '[')
		return 0;
	at = parse_skip_blanks(p, at + 1);
	size_t used = read_register_number(p, at, number);
	at = parse_skip_blanks(p, at + used);
	if (!used || parse_peek(p, at) != ':')
		return 0;
	at = parse_skip_blanks(p, at + 1);
	used = read_register_number(p, at, &last);
	at = parse_skip_blanks(p, at + used);
	if (!used || parse_peek(p, at) != ']' || last != *number + count - 1)
		return 0;
	return at + 1;
}

/* A register by this name, if it is longer than what was found. */
static void read_register_name(const struct parser *p, const struct type *type, unsigned count,
	size_t at, const struct register_name *name, size_t *best, uint64_t *number)
{
	size_t used = parse_starts_whole(p, at, name->name);
	bool range_only =
		count > 1 && !name->constant && codec_register_numbered(type->file, name->number);
	if (!used || at + used <= *best || range_only || name->number > word_mask(0, type->width).lo)
		return;
	*number = name->number;
	*best = at + used;
}

/* The register, or range of registers, at `at`; returns the offset after it, or 0. The type may
 * have too few bits for some registers of its file. */
static size_t read_register_text(
	const struct parser *p, const struct type *type, unsigned count, size_t at, uint64_t *number)
{
	const struct register_file *file = type->file;
	uint64_t most = word_mask(0, type->width).lo;
	size_t best = 0, used = parse_starts(p, at, file->prefix);
	if (file->count && (used || !file->prefix.length)) {
		uint64_t n = 0, last;
		size_t end = at + used;
		if (count > 1)
			end = read_register_range(p, end, count, &n);
		else if ((used = read_register_number(p, end, &n)) &&
				 !char_is_word(parse_peek(p, end + used)))
			end += used;
		else
			end = 0;
		last = n + count - 1;
		if (end && last <= most && codec_register_numbered(file, n) &&
			codec_register_numbered(file, last)) {
			*number = n;
			best = end;
		}
	}
	if (file->index) {
		struct str rest = str_slice(p->text, at, p->text.length);
		const struct register_names *names = file_names_at(file, rest, p->codec->isa->fold_case);
		for (size_t i = 0; names && i < names->list.count; i++)
			read_register_name(p, type, count, at, names->list.items[i], &best, number);
		return best;
	}
	char first = parse_peek(p, at);
	VEC_EACH (struct register_name, it, &file->names)
		if (it->name.length && parse_same_char(p, it->name.text[0], first))
			read_register_name(p, type, count, at, it, &best, number);
	return best;
}

static bool has_base_prefix(struct str s)
{
	char c = s.length > 2 && s.text[0] == '0' ? s.text[1] : '\0';
	return c == 'x' || c == 'X' || c == 'b' || c == 'B';
}

/* Digits in the notation of the type (a fixed number, if it has one), or any other number. open:
 * text may follow directly. */
static size_t read_magnitude(
	const struct parser *p, const struct type *type, size_t at, bool open, uint64_t *magnitude)
{
	bool overflow, hex = type->base == BASE_HEX;
	struct str rest = str_slice(p->text, at, p->text.length);
	size_t prefix = parse_starts(p, at, type->hex_prefix), used;
	bool own = type->digits && (hex ? prefix > 0 : !prefix && !has_base_prefix(rest));
	if (!own && !prefix) {
		used = number_read_integer(rest.text, rest.length, magnitude, &overflow);
		return used && !overflow ? used : 0;
	}
	rest = str_slice(rest, prefix, open && own ? prefix + type->digits : rest.length);
	used = number_read_digits(rest.text, rest.length, prefix ? 16 : 10, magnitude, &overflow);
	if (!used || overflow || (own && used != type->digits))
		return 0;
	return prefix + used;
}

/* [ "-" ] number; returns the offset after it, or 0. open: a word may go on behind it. */
static size_t read_integer(
	const struct parser *p, const struct type *type, size_t at, bool open, uint64_t *bits)
{
	uint64_t magnitude;
	bool negative = parse_peek(p, at) == '-';
	if (negative)
		at = parse_skip_blanks(p, at + 1);
	size_t used = at < p->text.length ? read_magnitude(p, type, at, open, &magnitude) : 0;
	at += used;
	if (!used || (!open && char_is_word(parse_peek(p, at))))
		return 0;
	return codec_encode_integer(type, magnitude, negative, bits) ? at : 0;
}

/* [ "-" ] number | pattern */
static size_t read_float(const struct parser *p, const struct type *type, size_t at, uint64_t *bits)
{
	bool overflow, is_pattern, negative = parse_peek(p, at) == '-';
	if (negative)
		at = parse_skip_blanks(p, at + 1);
	if (at >= p->text.length)
		return 0;
	size_t used = number_read_float(
		p->text.text + at, p->text.length - at, type->width, bits, &is_pattern, &overflow);
	at += used;
	if (!used || overflow || (negative && is_pattern) || char_is_word(parse_peek(p, at)))
		return 0;
	if (negative)
		*bits |= (uint64_t)1 << (type->width - 1);
	return at;
}

/* ---- lists of registers ---- */

/* The member that the longest name at `at` means; returns the offset after it, or 0. */
static size_t read_member(
	const struct parser *p, const struct register_list *list, size_t at, unsigned *member)
{
	size_t best = 0;
	VEC_EACH (struct list_name, it, &list->names) {
		size_t used = parse_starts_whole(p, at, it->text);
		if (used <= best)
			continue;
		*member = it->member;
		best = used;
	}
	return best ? at + best : 0;
}

/* A member after a sign, with blanks before and after it; 0: none is there. */
static size_t read_after_sign(const struct parser *p, const struct register_list *list, size_t at,
	struct str sign, unsigned *member)
{
	at = parse_skip_blanks(p, at);
	size_t used = parse_starts(p, at, sign);
	return used ? read_member(p, list, parse_skip_blanks(p, at + used), member) : 0;
}

/* register [ range register ]; 0: a range is not one, or a register is there twice */
static size_t read_list_item(const struct parser *p, const struct register_list *list, size_t at,
	unsigned first, uint64_t *mask)
{
	unsigned last = first;
	size_t end = read_after_sign(p, list, at, list_range_sign(list), &last);
	if (end && !list_is_range(list, first, last))
		return 0;
	uint64_t bits = list_bits(list, first, last);
	if (*mask & bits)
		return 0;
	*mask |= bits;
	return end ? end : at;
}

/* [ item { separator item } ], as far as it goes on. The empty list is there before anything that
 * is no register. */
static size_t read_list(const struct parser *p, const struct type *type, size_t at, uint64_t *mask)
{
	const struct register_list *list = type->list;
	unsigned member;
	*mask = 0;
	size_t end = read_member(p, list, at, &member), next = end;
	if (!end)
		return cube_set_has(&type->legal, 0) ? at : 0;
	while (next) {
		end = read_list_item(p, list, next, member, mask);
		next = end ? read_after_sign(p, list, end, list_separator_sign(list), &member) : 0;
	}
	return end;
}

/* The longest name of a value that stands there. */
static size_t read_enumerator(
	const struct parser *p, const struct type *type, size_t at, bool open, uint64_t *value)
{
	size_t best = 0;
	VEC_EACH (struct enumerator, it, &type->values) {
		size_t used = parse_starts_word(p, at, it->text, open);
		if (used <= best)
			continue;
		*value = it->value;
		best = used;
	}
	return best ? at + best : 0;
}

size_t parse_operand(const struct parser *p, const struct element *e, size_t at, uint64_t *value)
{
	switch (e->type->kind) {
	case TYPE_REGISTER: return read_register_text(p, e->type, e->count, at, value);
	case TYPE_INTEGER:
		return e->type->list ? read_list(p, e->type, at, value)
							 : read_integer(p, e->type, at, e->open, value);
	case TYPE_FLOAT: return read_float(p, e->type, at, value);
	case TYPE_ENUM: return read_enumerator(p, e->type, at, e->open, value);
	case TYPE_COMPOSITE: break; /* not reached: lowering inlines its parts */
	}
	return 0;
}
