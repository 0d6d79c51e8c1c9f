/* SPDX-License-Identifier: MIT */
/* Turns sets of words into regular expressions. */
#include "base/pattern.h"

#include <stdlib.h>

const struct pattern_dialect pattern_dialects[PATTERN_DIALECTS] = {
	{ "oniguruma", "(?:", "(?![0-9A-Za-z_])" },
	{ "vim", "%(", "%([0-9A-Za-z_])@!" },
};

void word_set_add(struct word_set *set, struct str word)
{
	set->known.arena = set->arena;
	if (!word.length || str_map_put(&set->known, word, set))
		return;
	VEC_PUSH(set->arena, &set->list, word);
}

bool word_set_has(const struct word_set *set, struct str word)
{
	return str_map_get(&set->known, word) != NULL;
}

static int compare_branches(const void *left, const void *right)
{
	return str_compare(*(const struct str *)left, *(const struct str *)right);
}

void word_set_sort(struct word_set *set)
{
	if (set->list.count)
		qsort(set->list.items, set->list.count, sizeof *set->list.items, compare_branches);
}

static void add_escaped(struct buffer *out, struct str text)
{
	for (size_t i = 0; i < text.length; i++) {
		char c = text.text[i];
		if (!char_is_word(c) && (unsigned char)c < 0x80)
			buffer_add_char(out, '\\');
		buffer_add_char(out, c);
	}
}

struct str pattern_escape(struct arena *arena, struct str text)
{
	struct buffer out = buffer_new(arena);
	add_escaped(&out, text);
	return buffer_str(&out);
}

/* ---- the trie ---- */

/* One way on from a node: a character, or several ASCII letters and digits with the same rest. */
struct branch {
	struct str text;
	struct str rest;
	bool is_class; /* each byte of the text is one of the characters */
};

struct branches {
	VEC(struct branch) list;
};

static void add_pattern_branch(
	struct arena *arena, struct branches *branches, struct str text, struct str rest)
{
	bool plain = text.length == 1 && char_is_word(text.text[0]);
	VEC_EACH (struct branch, it, &branches->list)
		if (plain && it->is_class && str_equal(it->rest, rest)) {
			it->text = str_printf(arena, "%.*s%.*s", STR_ARG(it->text), STR_ARG(text));
			return;
		}
	VEC_PUSH(arena, &branches->list, (struct branch){ text, rest, plain });
}

/* Three or more characters in a row as a range; they are in ascending order. */
static void add_class(struct buffer *out, struct str chars)
{
	buffer_add_char(out, '[');
	for (size_t i = 0, last; i < chars.length; i = last + 1) {
		for (last = i; last + 1 < chars.length && chars.text[last + 1] == chars.text[last] + 1;)
			last++;
		buffer_add_char(out, chars.text[i]);
		if (last > i + 1)
			buffer_add_char(out, '-');
		if (last > i)
			buffer_add_char(out, chars.text[last]);
	}
	buffer_add_char(out, ']');
}

static struct str join_branches(const struct pattern_dialect *dialect, struct arena *arena,
	const struct branches *branches, bool optional)
{
	struct buffer out = buffer_new(arena);
	const struct branch *first = branches->list.items;
	bool single = branches->list.count == 1 && first->is_class && !first->rest.length;
	bool group = branches->list.count > 1 || (optional && !single);
	if (group)
		buffer_add(&out, str_from_c(dialect->open));
	VEC_EACH (struct branch, it, &branches->list) {
		if (it != first)
			buffer_add_char(&out, '|');
		if (it->is_class && it->text.length > 1)
			add_class(&out, it->text);
		else
			add_escaped(&out, it->text);
		buffer_add(&out, it->rest);
	}
	if (group)
		buffer_add_char(&out, ')');
	if (optional)
		buffer_add_char(&out, '?');
	return buffer_str(&out);
}

/* The ends, from byte `at` on, of words that are sorted and equal before it. */
static struct str endings_of(const struct pattern_dialect *dialect, struct arena *arena,
	const struct str *words, size_t count, size_t at)
{
	bool optional = words->length == at;
	if (count == 1)
		return pattern_escape(arena, str_slice(*words, at, words->length));
	struct branches branches = { 0 };
	for (size_t from = optional, to; from < count; from = to) {
		uint32_t code;
		size_t used = utf8_decode(str_slice(words[from], at, words[from].length), &code);
		struct str text = str_slice(words[from], at, at + (used ? used : 1));
		for (to = from + 1;
			 to < count && str_starts_with(str_slice(words[to], at, words[to].length), text);)
			to++;
		struct str rest = endings_of(dialect, arena, words + from, to - from, at + text.length);
		add_pattern_branch(arena, &branches, text, rest);
	}
	return join_branches(dialect, arena, &branches, optional);
}

struct str pattern_words(const struct pattern_dialect *dialect, struct word_set *set)
{
	word_set_sort(set);
	if (!set->list.count)
		return (struct str){ 0 };
	return endings_of(dialect, set->arena, set->list.items, set->list.count, 0);
}

/* ---- larger patterns ---- */

void pattern_tokens(struct buffer *out, struct str text)
{
	for (size_t at = 0, end; at < text.length; at = end) {
		end = str_word_end(text, at);
		end += end == at;
		if (char_is_blank(text.text[at]))
			continue;
		add_escaped(out, str_slice(text, at, end));
		buffer_add(out, STR("\\s*"));
	}
}

struct str pattern_ranges(const struct pattern_dialect *dialect, struct arena *arena,
	struct str prefix, uint64_t first, uint64_t count, unsigned size)
{
	struct word_set set = { .arena = arena };
	uint64_t from = (first + size - 1) / size * size;
	for (; from + size <= first + count; from += size)
		word_set_add(&set, str_printf(arena, "%llu:%llu", (unsigned long long)from,
							   (unsigned long long)(from + size - 1)));
	struct str numbers = pattern_words(dialect, &set);
	struct buffer out = buffer_new(arena);
	add_escaped(&out, prefix);
	buffer_add(&out, STR("\\s*\\[\\s*"));
	for (size_t i = 0; i < numbers.length; i++)
		if (numbers.text[i] == '\\') {
			buffer_add(&out, STR("\\s*:\\s*"));
			i++; /* the colon, the only character with a backslash */
		} else {
			buffer_add_char(&out, numbers.text[i]);
		}
	buffer_add(&out, STR("\\s*\\]"));
	return numbers.length ? buffer_str(&out) : (struct str){ 0 };
}
