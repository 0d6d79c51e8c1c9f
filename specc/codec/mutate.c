/* SPDX-License-Identifier: MIT */
/* Changes lines of assembly at random, mostly at their words and numbers. */
#include "codec/mutate.h"

#include "codec/codec.h"
#include "number/text.h"

#define MOST_LENGTH 400 /* bytes of a line */

static size_t pick(uint64_t *random, size_t count)
{
	return count ? (size_t)((codec_random(random) >> 16) % count) : 0;
}

/* The line with bytes [from, to) replaced. */
static struct str replaced(
	struct arena *arena, struct str line, size_t from, size_t to, struct str by)
{
	return str_printf(arena, "%.*s%.*s%.*s", (int)from, line.text, STR_ARG(by),
		(int)(line.length - to), line.text + to);
}

/* Bytes [from, to) of a line. */
struct piece_of_line {
	size_t from, to;
};

static bool is_of_class(char c, bool digits)
{
	return digits ? char_is_digit(c) : char_is_word(c);
}

/* One of the words or numbers of the line; empty if there is none. */
static struct piece_of_line find_piece(struct str line, bool digits, uint64_t *random)
{
	size_t count = 0, chosen;
	struct piece_of_line piece = { 0, 0 };
	for (size_t i = 0; i < line.length; i++)
		count +=
			is_of_class(line.text[i], digits) && (!i || !is_of_class(line.text[i - 1], digits));
	chosen = pick(random, count);
	for (size_t i = 0; i < line.length; i++) {
		if (!is_of_class(line.text[i], digits) || (i && is_of_class(line.text[i - 1], digits)) ||
			chosen--)
			continue;
		for (piece = (struct piece_of_line){ i, i }; piece.to < line.length; piece.to++)
			if (!is_of_class(line.text[piece.to], digits))
				break;
		return piece;
	}
	return piece;
}

/* ---- changes ---- */

static struct str mutated_number(struct arena *arena, unsigned long long number, size_t how)
{
	switch (how) {
	case 0: return str_printf(arena, "0%llu", number);
	case 1: return str_printf(arena, "0x%llx", number);
	case 2: return str_printf(arena, "0X%llX", number);
	case 3: return str_printf(arena, "%lluu", number);
	case 4: return str_printf(arena, "%llu.5", number);
	default: return str_printf(arena, "%llu", number);
	}
}

/* A number, also that of a register: its neighbours, powers of two, leading zeros, another base. */
static struct str change_number(
	struct arena *arena, struct str line, struct str other, uint64_t *random)
{
	struct piece_of_line piece = find_piece(line, true, random);
	uint64_t value = 1, power = (uint64_t)1 << pick(random, 64);
	(void)other;
	number_read_whole(line.text + piece.from, piece.to - piece.from, &value);
	const uint64_t values[] = { value, value + 1, value - 1, value * 2, power, power - 1,
		value + power, 0 - value, pick(random, 70) };
	value = values[pick(random, sizeof values / sizeof *values)];
	return replaced(
		arena, line, piece.from, piece.to, mutated_number(arena, value, pick(random, 12)));
}

static struct str insert_sign(
	struct arena *arena, struct str line, struct str other, uint64_t *random)
{
	static const char *const signs[] = { "-", "+", "--", "- ", "~", "!", "-0", "|", "+-" };
	struct piece_of_line piece = find_piece(line, false, random);
	(void)other;
	struct str sign = str_from_c(signs[pick(random, sizeof signs / sizeof *signs)]);
	return replaced(arena, line, piece.from, piece.from, sign);
}

/* Punctuation, blanks, quotes, characters beyond ASCII, anywhere. */
static struct str insert_mark(
	struct arena *arena, struct str line, struct str other, uint64_t *random)
{
	static const char *const marks[] = { " ", "  ", "\t", ",", ", ", ",,", ";", "[", "]", "(", ")",
		"{", "}", "'", "\"", ".", ":", "#", "$", "@", "%", "*", "/", "//", "_", "0", "x", "=",
		"\xc2\xa0", "\xe2\x88\x92", "\x7f", "\\" };
	size_t at = pick(random, line.length + 1);
	(void)other;
	struct str mark = str_from_c(marks[pick(random, sizeof marks / sizeof *marks)]);
	return replaced(arena, line, at, at, mark);
}

/* Where a word or sign ends: blanks there are allowed. */
static struct str insert_blank(
	struct arena *arena, struct str line, struct str other, uint64_t *random)
{
	size_t at = pick(random, line.length + 1);
	(void)other;
	while (at && at < line.length && char_is_word(line.text[at - 1]) && char_is_word(line.text[at]))
		at++;
	return replaced(arena, line, at, at, pick(random, 3) ? STR(" ") : STR(" \t"));
}

static struct str lose_byte(
	struct arena *arena, struct str line, struct str other, uint64_t *random)
{
	size_t at = pick(random, line.length), count = pick(random, 4) ? 1 : pick(random, 6);
	(void)other;
	count = count > line.length - at ? line.length - at : count;
	return replaced(arena, line, at, at + count, (struct str){ "", 0 });
}

static struct str change_case(
	struct arena *arena, struct str line, struct str other, uint64_t *random)
{
	struct piece_of_line piece = find_piece(line, false, random);
	struct str word = str_slice(line, piece.from, piece.to);
	(void)other;
	struct str changed = pick(random, 2) ? str_upper(arena, word) : str_lower(arena, word);
	return replaced(arena, line, piece.from, piece.to, changed);
}

/* A word twice, quoted, or lost. */
static struct str change_word(
	struct arena *arena, struct str line, struct str other, uint64_t *random)
{
	static const char *const between[] = { "", " ", ", ", "." };
	struct piece_of_line piece = find_piece(line, false, random);
	struct str word = str_slice(line, piece.from, piece.to), by = { "", 0 };
	size_t kind = pick(random, 7);
	(void)other;
	if (kind < 4)
		by = str_printf(arena, "%.*s%s%.*s", STR_ARG(word), between[kind], STR_ARG(word));
	else if (kind < 6)
		by = str_printf(arena, kind == 4 ? "'%.*s'" : "\"%.*s\"", STR_ARG(word));
	return replaced(arena, line, piece.from, piece.to, by);
}

/* A word of the other line in the place of one of this, or behind it. */
static struct str take_random_word(
	struct arena *arena, struct str line, struct str other, uint64_t *random)
{
	struct piece_of_line piece = find_piece(line, false, random);
	struct piece_of_line taken = find_piece(other, false, random);
	size_t from = pick(random, 4) ? piece.from : piece.to;
	return replaced(arena, line, from, piece.to, str_slice(other, taken.from, taken.to));
}

static struct str add_label(
	struct arena *arena, struct str line, struct str other, uint64_t *random)
{
	static const char *const before[] = { "x: ", "1: ", ".x: ", "x:", " ", "\t", "r0: ", "x = " };
	static const char *const after[] = { ";", ";;", " ", "\t", " // x", " # x", ",", " ; x", "\r" };
	(void)other;
	if (pick(random, 2))
		return replaced(
			arena, line, 0, 0, str_from_c(before[pick(random, sizeof before / sizeof *before)]));
	return replaced(arena, line, line.length, line.length,
		str_from_c(after[pick(random, sizeof after / sizeof *after)]));
}

typedef struct str change(struct arena *arena, struct str line, struct str other, uint64_t *random);

struct str codec_mutate(struct arena *arena, struct str line, struct str other, uint64_t *random)
{
	static change *const changes[] = { change_number, change_number, change_number, insert_sign,
		insert_mark, insert_blank, insert_blank, lose_byte, change_case, change_word,
		take_random_word, take_random_word, add_label };
	size_t count = 1 + pick(random, 3);
	for (size_t i = 0; i < count && line.length && line.length < MOST_LENGTH; i++)
		line = changes[pick(random, sizeof changes / sizeof *changes)](arena, line, other, random);
	return line;
}
