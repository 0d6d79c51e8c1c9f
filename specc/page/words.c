/* SPDX-License-Identifier: MIT */
/* Pages: text -> search index. */
#include "page/words.h"

#include <stdlib.h>

enum {
	MAX_WORD = 24, /* bytes; longer words are cut */
	FEW_PAGES = 8  /* words on this many pages or fewer are always indexed */
};

/* A word and the pages on which it occurs. */
struct word_entry {
	struct str text;
	struct buffer pages; /* encoded pages, except the current one */
	size_t count;        /* of pages, including the current one */
	unsigned current;    /* page, from 1; 0: none yet */
	unsigned written;    /* last page in `pages`, from 1; 0: none */
	bool summary;        /* occurs in the summary of the current page */
};

struct words {
	struct arena *arena;
	unsigned page; /* from 1 */
	struct str_map map;
	VEC(struct word_entry *) list;
};

struct words *words_new(struct arena *arena)
{
	struct words *words = ARENA_NEW(arena, struct words);
	words->arena = words->map.arena = arena;
	return words;
}

void words_next_page(struct words *words)
{
	words->page++;
}

/* Writes a number in base-32 digits, lowest first; all but the last have 32 added. */
static void add_number_text(struct buffer *out, unsigned number)
{
	static const char digits[] = "0123456789abcdefghijklmnopqrstuv"
								 "wxyzABCDEFGHIJKLMNOPQRSTUVWXYZ-_";
	for (; number >= 32; number >>= 5)
		buffer_add_char(out, digits[32 + (number & 31)]);
	buffer_add_char(out, digits[number]);
}

/* Encodes the distance to the previous page and the summary flag as one number. */
static void close_page(struct word_entry *entry)
{
	if (!entry->current)
		return;
	add_number_text(&entry->pages, (entry->current - 1 - entry->written) * 2 + entry->summary);
	entry->written = entry->current;
	entry->summary = false;
}

static void add_search_word(struct words *words, struct str text, bool summary)
{
	struct word_entry *entry = str_map_get(&words->map, text);
	if (!entry) {
		entry = ARENA_NEW(words->arena, struct word_entry);
		entry->text = str_copy(words->arena, text);
		entry->pages = buffer_new(words->arena);
		str_map_put(&words->map, entry->text, entry);
		VEC_PUSH(words->arena, &words->list, entry);
	}
	if (entry->current != words->page) {
		close_page(entry);
		entry->current = words->page;
		entry->count++;
	}
	entry->summary = entry->summary || summary;
}

/* ---- words of a text ---- */

/* Scripts without blanks between words: Chinese and Japanese. */
static bool is_dense(uint32_t code)
{
	return (code >= 0x3041 && code <= 0x30ff) || (code >= 0x3400 && code <= 0x9fff) ||
		   (code >= 0xf900 && code <= 0xfaff) || (code >= 0x20000 && code <= 0x3ffff);
}

static bool is_letter(uint32_t code)
{
	if (code < 0x80)
		return (code >= 'a' && code <= 'z') || (code >= 'A' && code <= 'Z') ||
			   (code >= '0' && code <= '9');
	return code >= 0xc0 && code != 0xd7 && code != 0xf7 && !is_dense(code) &&
		   !(code >= 0x2000 && code <= 0x2bff) && !(code >= 0x3000 && code <= 0x303f) &&
		   !(code >= 0xfe00 && code <= 0xfeff && code != 0xfe0f) && code < 0xff00;
}

static bool word_ends(const char *word, size_t length, const char *ending)
{
	size_t own = strlen(ending);
	return length >= own + 3 && memcmp(word + length - own, ending, own) == 0;
}

/* "wrapp" becomes "wrap". */
static size_t single_end(const char *word, size_t length)
{
	char last = word[length - 1];
	bool doubled = length > 4 && last == word[length - 2] && !strchr("lsfz0123456789", last);
	return doubled ? length - 1 : length;
}

/* Removes the ending of the word (adds, added, adding -> add) and returns its new length. search.js
 * has the same rules. */
static size_t stem(char *word, size_t length)
{
	if (word_ends(word, length, "ies")) {
		word[length - 3] = 'y';
		return length - 2;
	}
	if (word_ends(word, length, "s") && !strchr("sui", word[length - 2]))
		length--;
	if (word_ends(word, length, "ed"))
		length = single_end(word, length - 2);
	else if (word_ends(word, length, "ing"))
		length = single_end(word, length - 3);
	return word_ends(word, length, "e") ? length - 1 : length;
}

/* Adds the run of letters at the start of the text and returns its length in bytes. */
static size_t add_letters(struct words *words, struct str text, bool summary)
{
	char word[MAX_WORD];
	size_t at = 0, length = 0, step;
	uint32_t code = 0;
	while ((step = utf8_decode(str_slice(text, at, text.length), &code)) && is_letter(code)) {
		if (length + step <= MAX_WORD) {
			memcpy(word + length, text.text + at, step);
			length += step;
		}
		at += step;
	}
	for (size_t i = 0; i < length; i++)
		if (word[i] >= 'A' && word[i] <= 'Z')
			word[i] = (char)(word[i] - 'A' + 'a');
	length = stem(word, length);
	if (length > 1)
		add_search_word(words, (struct str){ word, length }, summary);
	return at;
}

/* The length in bytes of a line break between dense characters, which does not separate words; 0 if
 * there is none. */
static size_t end_of_line(struct str text)
{
	size_t at = 0;
	uint32_t code;
	while (at < text.length && strchr(" \t\r\n", text.text[at]))
		at++;
	bool ends_line = at && memchr(text.text, '\n', at);
	return ends_line && utf8_decode(str_slice(text, at, text.length), &code) && is_dense(code) ? at
																							   : 0;
}

/* Adds the pairs in the run of dense characters at the start of the text and returns its length in
 * bytes. */
static size_t add_dense(struct words *words, struct str text, bool summary)
{
	char pair[8];
	size_t at = 0, step, first = 0, count = 0;
	uint32_t code = 0;
	while ((step = utf8_decode(str_slice(text, at, text.length), &code)) && is_dense(code)) {
		memcpy(pair + first, text.text + at, step);
		if (count++)
			add_search_word(words, (struct str){ pair, first + step }, summary);
		memmove(pair, pair + first, step);
		first = step;
		at += step;
		at += end_of_line(str_slice(text, at, text.length));
	}
	if (count == 1)
		add_search_word(words, (struct str){ pair, first }, summary);
	return at;
}

void words_add(struct words *words, struct str text, bool summary)
{
	size_t at = 0;
	while (at < text.length) {
		struct str rest = str_slice(text, at, text.length);
		uint32_t code = 0;
		size_t step = utf8_decode(rest, &code);
		if (!step)
			at++;
		else if (is_dense(code))
			at += add_dense(words, rest, summary);
		else if (is_letter(code))
			at += add_letters(words, rest, summary);
		else
			at += step;
	}
}

/* ---- the lines ---- */

static int by_text(const void *a, const void *b)
{
	const struct word_entry *const *left = a, *const *right = b;
	return str_compare((*left)->text, (*right)->text);
}

struct words_lines words_write(struct words *words)
{
	struct words_lines lines = { 0 };
	struct buffer line = buffer_new(words->arena);
	struct str first = { 0 };
	if (words->list.count)
		qsort(words->list.items, words->list.count, sizeof *words->list.items, by_text);
	VEC_EACH (struct word_entry *, it, &words->list) {
		struct word_entry *entry = *it;
		uint32_t code;
		size_t step = utf8_decode(entry->text, &code);
		if (!str_equal(first, str_slice(entry->text, 0, step))) {
			if (line.length)
				VEC_PUSH(words->arena, &lines.list, buffer_str(&line));
			first = str_slice(entry->text, 0, step);
			line = buffer_new(words->arena);
			buffer_add(&line, first);
		}
		bool common = entry->count > FEW_PAGES && entry->count * 2 > words->page;
		close_page(entry);
		buffer_add(&line, str_slice(entry->text, step, entry->text.length));
		buffer_printf(&line, " %.*s ", STR_ARG(common ? STR("") : buffer_str(&entry->pages)));
	}
	if (line.length)
		VEC_PUSH(words->arena, &lines.list, buffer_str(&line));
	return lines;
}
