/* SPDX-License-Identifier: MIT */
/* Strings as pointer and length (bytes of UTF-8, not NUL-terminated), and a growing buffer. */
#ifndef SPECC_BASE_STR_H
#define SPECC_BASE_STR_H

#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include "base/arena.h"

/* Text owned by someone else (a source file, the arena, a literal). */
struct str {
	const char *text;
	size_t length; /* bytes */
};

#define STR(literal) ((struct str){ "" literal, sizeof(literal) - 1 })
/* For printf: "%.*s", STR_ARG(s). Lengths are limited to INT_MAX. */
#define STR_ARG(s)                                                                                 \
	((int)((s).length > 0x7fffffff ? 0x7fffffff : (s).length)), ((s).text ? (s).text : "")

static inline struct str str_from_c(const char *text)
{
	return (struct str){ text, text ? strlen(text) : 0 };
}

static inline bool str_equal(struct str a, struct str b)
{
	return a.length == b.length && (!a.length || memcmp(a.text, b.text, a.length) == 0);
}

static inline bool str_equal_c(struct str a, const char *b)
{
	return str_equal(a, str_from_c(b));
}

/* Byte order (strcmp-like): negative, zero, positive. No locale. */
int str_compare(struct str a, struct str b);
bool str_starts_with(struct str s, struct str prefix);
bool str_ends_with(struct str s, struct str suffix);
/* Bytes [from, to); positions beyond the end are cut. */
struct str str_slice(struct str s, size_t from, size_t to);
/* Offset of the first `what` in s at or after `from`, or s.length. An empty `what` is never
 * found. */
size_t str_find(struct str s, size_t from, struct str what);
/* The end of the word (letters, digits, '_') at `at`; `at` itself if there is none. */
size_t str_word_end(struct str s, size_t at);
/* The first offset at or after `at` that is neither a blank nor a tab. */
size_t str_skip_blanks(struct str s, size_t at);
/* Reads up to `most` (at most 19) decimal digits at *at and moves *at past them; false if there are
 * none. */
bool str_read_decimal(struct str s, size_t *at, size_t most, uint64_t *value);
/* Is it one of these words? NULL ends the list. */
bool str_is_one_of(struct str s, const char *const *list);
/* Does the text contain one of these? NULL ends the list. */
bool str_has_one_of(struct str s, const char *const *list);
/* The next word [A-Za-z_][A-Za-z0-9_]* that begins at or after *at, not in another word; sets *at
 * behind it. False if there is none. */
bool str_next_word(struct str s, size_t *at, struct str *word);
/* Compares ignoring the case of ASCII letters. */
bool str_equal_folded(struct str a, struct str b);
/* Removes blanks, tabs, CR and LF at both ends. */
struct str str_trim(struct str s);
/* A hash, only for tables in memory: output must not depend on it. */
uint64_t str_hash(struct str s);
/* A hash for names that are cut, the same on every machine (FNV-1a of 32 bits). */
uint32_t str_hash_name(struct str s);
/* The hash of a text, of which this is the next part. Begin with STR_HASH_BEGIN. */
uint32_t str_hash_part(uint32_t hash, struct str s);
#define STR_HASH_BEGIN 2166136261u
/* NUL-terminated copy in the arena. */
const char *str_to_c(struct arena *arena, struct str s);
struct str str_copy(struct arena *arena, struct str s);
struct str str_printf(struct arena *arena, const char *format, ...)
	__attribute__((format(printf, 2, 3)));
/* Writes the digits of n without NUL; returns their number. */
size_t decimal_digits(char text[20], uint64_t n);
/* ASCII lower case copy. */
struct str str_lower(struct arena *arena, struct str s);
struct str str_upper(struct arena *arena, struct str s);

/* Reads one code point from the front of s into *code: returns the bytes of its sequence (1 to 4),
 * or 0 if s is empty or does not begin with well-formed UTF-8 (Unicode 14, table 3-7: no overlong
 * forms, no surrogates, nothing above U+10FFFF). */
size_t utf8_decode(struct str s, uint32_t *code);
/* Terminal cells of a code point: 2 for East Asian wide and full-width, 0 for combining marks and
 * other invisible ones, else 1. */
unsigned utf8_cells(uint32_t code);

/* Is it a blank or a mark that a reader cannot see or takes for a common blank: U+00A0, U+200B,
 * U+3000 ...? No control characters. */
bool utf8_is_unseen(uint32_t code);
/* Is it beyond ASCII, and neither punctuation, a symbol nor a form of an ASCII character? */
bool utf8_is_letter(uint32_t code);
/* The text with U+00A0 in place of such a character; the text itself if it has none. */
struct str str_seen(struct arena *arena, struct str text);
/* The end of the word at `at` that begins with a character beyond ASCII: all letters beyond ASCII
 * that follow; `at` plus the first one if that is no letter. */
size_t utf8_word_end(struct str text, size_t at);

/* A growing text buffer in an arena. buffer.text is NUL-terminated whenever length > 0. */
struct buffer {
	struct arena *arena;
	char *text;
	size_t length, capacity; /* bytes */
};

struct buffer buffer_new(struct arena *arena);
void buffer_add(struct buffer *buffer, struct str s);
void buffer_add_char(struct buffer *buffer, char c);
void buffer_add_blanks(struct buffer *buffer, size_t count);
void buffer_add_decimal(struct buffer *buffer, uint64_t n);
/* Lower-case hex with at least `digits` digits, 1 to 16. */
void buffer_add_hex(struct buffer *buffer, uint64_t n, unsigned digits);
/* The text in an address: encodeURIComponent of ECMAScript, applied to UTF-8. */
void buffer_add_percent(struct buffer *buffer, struct str text);
/* Two hex digits per byte. */
void buffer_add_bytes(struct buffer *buffer, struct str bytes);
void buffer_printf(struct buffer *buffer, const char *format, ...)
	__attribute__((format(printf, 2, 3)));
void buffer_vprintf(struct buffer *buffer, const char *format, va_list arguments)
	__attribute__((format(printf, 2, 0)));
struct str buffer_str(const struct buffer *buffer);

/* ---- ASCII characters, independent of the locale ---- */

static inline bool char_is_digit(char c)
{
	return c >= '0' && c <= '9';
}

static inline bool char_is_letter(char c)
{
	return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

/* ASCII letters in lower case. */
static inline char char_lower(char c)
{
	return c >= 'A' && c <= 'Z' ? (char)(c - 'A' + 'a') : c;
}

static inline bool char_is_blank(char c)
{
	return c == ' ' || c == '\t' || c == '\r' || c == '\n';
}

/* A letter or '_'. */
static inline bool char_begins_word(char c)
{
	return char_is_letter(c) || c == '_';
}

/* A letter, a digit or '_'. */
static inline bool char_is_word(char c)
{
	return char_is_letter(c) || char_is_digit(c) || c == '_';
}

/* The value of a hexadecimal digit in lower or upper case, or -1. */
int hex_digit(char c);
/* Parses bytes as pairs of hex digits, separated by optional blanks, commas and line ends. On
 * failure *bad is the offset of the error. */
bool str_parse_hex(struct arena *arena, struct str text, struct str *bytes, size_t *bad);

struct str_map_slot {
	struct str key;
	void *value; /* NULL: the slot is free */
	uint64_t hash;
};

/* Unordered map from string to pointer with open addressing. Zero-initialise and set arena. Keys
 * are not copied: their bytes must outlive the map. */
struct str_map {
	struct arena *arena;
	struct str_map_slot *slots;
	size_t count, capacity;
};
void *str_map_get(const struct str_map *map, struct str key); /* NULL if absent */
/* Sets a value, which must not be NULL, and returns the previous one, or NULL. */
void *str_map_put(struct str_map *map, struct str key, void *value);
/* The same with a pointer, compared by address, as the key. */
void *ptr_map_get(const struct str_map *map, const void *key);
void ptr_map_put(struct str_map *map, const void *key, void *value);
/* The value; if absent, `size` zeroed bytes allocated in the map's arena. */
void *str_map_make(struct str_map *map, struct str key, size_t size);

#endif
