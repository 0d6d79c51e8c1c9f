/* SPDX-License-Identifier: MIT */
/* An input and a seed -> a similar input: changes lines, words and numbers, so that most results
 * can still be parsed. The engine's own byte mutations, which use the dictionary, are one kind of
 * change. */
#include <stdlib.h>

#include "fuzz_self.h"

/* From the engine; the driver for runs without one has its own. */
size_t LLVMFuzzerMutate(uint8_t *data, size_t size, size_t most);

/* The text, changed in place. */
struct text {
	char *bytes;
	size_t length, most;
};

struct range {
	size_t from, to;
};

static uint32_t next_mutation_random(uint64_t *state)
{
	*state = *state * 6364136223846793005u + 1442695040888963407u;
	return (uint32_t)(*state >> 33);
}

static size_t below(uint64_t *state, size_t count)
{
	return count ? next_mutation_random(state) % count : 0;
}

/* Replaces a range by bytes; does nothing if they do not fit. */
static void replace(struct text *t, struct range r, const char *bytes, size_t length)
{
	size_t rest = t->length - r.to;
	if (t->length - (r.to - r.from) + length > t->most)
		return;
	memmove(t->bytes + r.from + length, t->bytes + r.to, rest);
	if (length)
		memcpy(t->bytes + r.from, bytes, length);
	t->length = r.from + length + rest;
}

/* ---- ranges ---- */

static struct range line_at(const struct text *t, size_t at)
{
	struct range r = { at, at };
	while (r.from && t->bytes[r.from - 1] != '\n')
		r.from--;
	while (r.to < t->length && t->bytes[r.to] != '\n')
		r.to++;
	r.to += r.to < t->length;
	return r;
}

static bool is_word(char c)
{
	return (c >= '0' && c <= '9') || (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z') || c == '_' ||
		   c == '$' || (unsigned char)c >= 0x80;
}

/* The word at or after `at`; empty at the end of the text. */
static struct range word_at(const struct text *t, size_t at)
{
	while (at < t->length && !is_word(t->bytes[at]))
		at++;
	struct range r = { at, at };
	while (r.from && is_word(t->bytes[r.from - 1]))
		r.from--;
	while (r.to < t->length && is_word(t->bytes[r.to]))
		r.to++;
	return r;
}

static struct range any_line(const struct text *t, uint64_t *state)
{
	return line_at(t, below(state, t->length));
}

/* One to eight lines. */
static struct range any_lines(const struct text *t, uint64_t *state)
{
	struct range r = any_line(t, state);
	for (size_t more = below(state, 4) ? 0 : below(state, 8); more && r.to < t->length; more--)
		r.to = line_at(t, r.to).to;
	return r;
}

static struct range any_word(const struct text *t, uint64_t *state)
{
	return word_at(t, below(state, t->length));
}

/* ---- changes ---- */

static void copy_range(struct text *t, struct range from, struct range to)
{
	size_t length = from.to - from.from;
	char *copy = malloc(length + 1);
	if (!copy)
		return;
	memcpy(copy, t->bytes + from.from, length);
	replace(t, to, copy, length);
	free(copy);
}

static void remove_lines(struct text *t, uint64_t *state)
{
	replace(t, any_lines(t, state), "", 0);
}

static void copy_lines(struct text *t, uint64_t *state)
{
	struct range to = any_line(t, state);
	to.to = to.from;
	copy_range(t, any_lines(t, state), to);
}

static void replace_line(struct text *t, uint64_t *state)
{
	copy_range(t, any_line(t, state), any_line(t, state));
}

static void replace_word(struct text *t, uint64_t *state)
{
	copy_range(t, any_word(t, state), any_word(t, state));
}

static void remove_word(struct text *t, uint64_t *state)
{
	replace(t, any_word(t, state), "", 0);
}

static void change_number(struct text *t, uint64_t *state)
{
	static const char *const numbers[] = { "0", "1", "2", "3", "7", "8", "16", "31", "32", "33",
		"63", "64", "65", "127", "128", "129", "255", "256", "65535", "65536", "2147483647",
		"4294967295", "4294967296", "9223372036854775807", "9223372036854775808",
		"18446744073709551615", "18446744073709551616", "0x0", "0x80000000", "0xffffffffffffffff",
		"1e400", "0.5", "0b1" };
	const char *number = numbers[below(state, sizeof numbers / sizeof *numbers)];
	size_t at = below(state, t->length);
	struct range r = word_at(t, at);
	for (int i = 0;
		 i < 64 && r.to < t->length && (t->bytes[r.from] < '0' || t->bytes[r.from] > '9'); i++)
		r = word_at(t, r.to);
	replace(t, r, number, strlen(number));
}

static void add_sign(struct text *t, uint64_t *state)
{
	static const char *const signs[] = { "(", ")", "[", "]", "{", "}", "<", ">", ",", ";", ":", ".",
		"=", "==", "!", "-", "+", "*", "/", "//", "\"", "'", "`", "```", "%", "$", "@", "&", "|",
		"~", "^", "?", "#", "\\", "\n", " ", "\t", "..", "->", "&&", "||", "<<", ">>", "\xc3\xa4",
		"\xef" };
	const char *sign = signs[below(state, sizeof signs / sizeof *signs)];
	struct range r = { below(state, t->length), 0 };
	r.to = r.from + (below(state, 3) == 0 && r.from < t->length);
	replace(t, r, sign, strlen(sign));
}

/* Repeats the same text many times, for depth and length. */
static void repeat(struct text *t, uint64_t *state)
{
	struct range r = below(state, 2) ? any_word(t, state) : any_lines(t, state);
	if (below(state, 2))
		r = (struct range){ below(state, t->length), 0 };
	if (!r.to)
		r.to = r.from + 1 + below(state, 4);
	if (r.to > t->length)
		return;
	struct range at = { r.to, r.to };
	size_t most = below(state, 8) ? 16 : 600;
	for (size_t times = below(state, most) + 1; times; times--)
		copy_range(t, r, at);
}

static void change_bytes(struct text *t, uint64_t *state)
{
	struct range r = any_line(t, state);
	size_t length = r.to - r.from, room = length + 64;
	uint8_t *line = calloc(1, room);
	if (!line)
		return;
	memcpy(line, t->bytes + r.from, length);
	length = LLVMFuzzerMutate(line, length, room);
	replace(t, r, (const char *)line, length);
	free(line);
}

static void (*const changes[])(struct text *t, uint64_t *state) = { remove_lines, copy_lines,
	replace_line, replace_word, replace_word, remove_word, change_number, add_sign, repeat,
	change_bytes, change_bytes };

size_t LLVMFuzzerCustomMutator(uint8_t *data, size_t size, size_t most, unsigned seed)
{
	struct text t = { (char *)data, size, most };
	uint64_t state = seed;
	next_mutation_random(&state);
	if (size < 3 || below(&state, 10) == 0)
		return LLVMFuzzerMutate(data, size, most);
	for (size_t times = 1 + below(&state, 3); times && t.length; times--)
		changes[below(&state, sizeof changes / sizeof *changes)](&t, &state);
	return t.length ? t.length : LLVMFuzzerMutate(data, size, most);
}

/* Replaces lines of a by lines of b. */
size_t LLVMFuzzerCustomCrossOver(const uint8_t *a, size_t a_size, const uint8_t *b, size_t b_size,
	uint8_t *out, size_t most, unsigned seed)
{
	struct text t = { (char *)out, a_size, most };
	uint64_t state = seed;
	next_mutation_random(&state);
	if (a_size > most || !a_size || !b_size)
		return 0;
	memcpy(out, a, a_size);
	/* b is not modified */
	struct text other = { (char *)(uintptr_t)b, b_size, b_size };
	struct range from = any_lines(&other, &state), to = any_lines(&t, &state);
	for (size_t more = below(&state, 12); more && from.to < b_size; more--)
		from.to = line_at(&other, from.to).to;
	if (below(&state, 2))
		to.to = to.from;
	replace(&t, to, other.bytes + from.from, from.to - from.from);
	return t.length;
}
