/* SPDX-License-Identifier: MIT */
/* Strings: comparison, copies, UTF-8 code points, growing buffers and maps. */
#include "base/str.h"
#include "base/vec.h"

#include <assert.h>
#include <stdio.h>
#include <string.h>

int str_compare(struct str a, struct str b)
{
	size_t common = a.length < b.length ? a.length : b.length;
	int order = common ? memcmp(a.text, b.text, common) : 0;
	return order ? order : (a.length > b.length) - (a.length < b.length);
}

bool str_starts_with(struct str s, struct str prefix)
{
	return s.length >= prefix.length && str_equal(str_slice(s, 0, prefix.length), prefix);
}

bool str_ends_with(struct str s, struct str suffix)
{
	return s.length >= suffix.length &&
		   str_equal(str_slice(s, s.length - suffix.length, s.length), suffix);
}

struct str str_slice(struct str s, size_t from, size_t to)
{
	if (to > s.length)
		to = s.length;
	if (from >= to)
		return (struct str){ 0 };
	return (struct str){ s.text + from, to - from };
}

size_t str_find(struct str s, size_t from, struct str what)
{
	for (; what.length && what.length <= s.length && from <= s.length - what.length; from++) {
		const char *first = memchr(s.text + from, what.text[0], s.length - what.length - from + 1);
		if (!first)
			break;
		from = (size_t)(first - s.text);
		if (!memcmp(first, what.text, what.length))
			return from;
	}
	return s.length;
}

size_t str_word_end(struct str s, size_t at)
{
	while (at < s.length && char_is_word(s.text[at]))
		at++;
	return at;
}

size_t str_skip_blanks(struct str s, size_t at)
{
	while (at < s.length && (s.text[at] == ' ' || s.text[at] == '\t'))
		at++;
	return at;
}

bool str_read_decimal(struct str s, size_t *at, size_t most, uint64_t *value)
{
	assert(most <= 19); /* else it may overflow */
	size_t from = *at;
	for (*value = 0; *at < s.length && char_is_digit(s.text[*at]) && *at - from < most; ++*at)
		*value = *value * 10 + (uint64_t)(s.text[*at] - '0');
	return *at > from;
}

bool str_is_one_of(struct str s, const char *const *list)
{
	while (*list && !str_equal_c(s, *list))
		list++;
	return *list;
}

bool str_has_one_of(struct str s, const char *const *list)
{
	for (; *list; list++)
		if (str_find(s, 0, str_from_c(*list)) < s.length)
			return true;
	return false;
}

bool str_next_word(struct str s, size_t *at, struct str *word)
{
	size_t i = *at;
	while (i < s.length && !(char_begins_word(s.text[i]) && (!i || !char_is_word(s.text[i - 1]))))
		i++;
	size_t end = str_word_end(s, i);
	*word = str_slice(s, i, end);
	*at = end;
	return end > i;
}

bool str_equal_folded(struct str a, struct str b)
{
	for (size_t i = 0; a.length == b.length && i < a.length; i++)
		if (char_lower(a.text[i]) != char_lower(b.text[i]))
			return false;
	return a.length == b.length;
}

struct str str_trim(struct str s)
{
	size_t from = 0, to = s.length;
	while (from < to && char_is_blank(s.text[from]))
		from++;
	while (to > from && char_is_blank(s.text[to - 1]))
		to--;
	return str_slice(s, from, to);
}

/* Mixes eight bytes at a time. */
uint64_t str_hash(struct str s)
{
	uint64_t hash = s.length, part;
	for (; s.length >= sizeof part; s = str_slice(s, sizeof part, s.length)) {
		memcpy(&part, s.text, sizeof part);
		hash = (hash ^ part) * 0x9e3779b97f4a7c15u;
		hash ^= hash >> 29;
	}
	part = 0;
	if (s.length)
		memcpy(&part, s.text, s.length);
	hash = (hash ^ part) * 0x9e3779b97f4a7c15u;
	return hash ^ hash >> 32;
}

uint32_t str_hash_part(uint32_t hash, struct str s)
{
	for (size_t i = 0; i < s.length; i++)
		hash = (hash ^ (unsigned char)s.text[i]) * 16777619u;
	return hash;
}

uint32_t str_hash_name(struct str s)
{
	return str_hash_part(STR_HASH_BEGIN, s);
}

const char *str_to_c(struct arena *arena, struct str s)
{
	return arena_copy(arena, s.text, s.length);
}

struct str str_copy(struct arena *arena, struct str s)
{
	return (struct str){ arena_copy(arena, s.text, s.length), s.length };
}

struct str str_printf(struct arena *arena, const char *format, ...)
{
	va_list arguments;
	va_start(arguments, format);
	char *text = arena_vprintf(arena, format, arguments);
	va_end(arguments);
	return str_from_c(text);
}

/* Changes the case of the 26 letters from `first` on. */
static struct str turn_letters(struct arena *arena, struct str s, char first)
{
	char *copy = arena_copy(arena, s.text, s.length);
	for (size_t i = 0; i < s.length; i++)
		if (copy[i] >= first && copy[i] < first + 26)
			copy[i] ^= 'a' ^ 'A';
	return (struct str){ copy, s.length };
}

struct str str_lower(struct arena *arena, struct str s)
{
	return turn_letters(arena, s, 'A');
}

struct str str_upper(struct arena *arena, struct str s)
{
	return turn_letters(arena, s, 'a');
}

/* The length of the sequence of a lead byte, and the range of its second byte, which excludes
 * overlong forms and surrogates. */
static size_t sequence_length(unsigned char lead, unsigned char *low, unsigned char *high)
{
	*low = lead == 0xE0 ? 0xA0 : lead == 0xF0 ? 0x90 : 0x80;
	*high = lead == 0xED ? 0x9F : lead == 0xF4 ? 0x8F : 0xBF;
	if (lead < 0xC2 || lead > 0xF4)
		return 0;
	return lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4;
}

size_t utf8_decode(struct str s, uint32_t *code)
{
	if (!s.length)
		return 0;
	const unsigned char *bytes = (const unsigned char *)s.text;
	if (bytes[0] < 0x80) {
		*code = bytes[0];
		return 1;
	}
	unsigned char low, high;
	size_t length = sequence_length(bytes[0], &low, &high);
	if (!length || s.length < length || bytes[1] < low || bytes[1] > high)
		return 0;
	uint32_t value = bytes[0] & (0x7Fu >> length);
	for (size_t i = 1; i < length; i++) {
		if ((bytes[i] & 0xC0) != 0x80)
			return 0;
		value = value << 6 | (bytes[i] & 0x3Fu);
	}
	*code = value;
	return length;
}

struct range {
	uint32_t first, last;
};

/* clang-format off */

/* East_Asian_Width W and F of Unicode 14, joined over code points that are not assigned. */
static const struct range wide_ranges[] = {
	{0x1100, 0x115F}, {0x231A, 0x231B}, {0x2329, 0x232A}, {0x23E9, 0x23EC}, {0x23F0, 0x23F0},
	{0x23F3, 0x23F3}, {0x25FD, 0x25FE}, {0x2614, 0x2615}, {0x2648, 0x2653}, {0x267F, 0x267F},
	{0x2693, 0x2693}, {0x26A1, 0x26A1}, {0x26AA, 0x26AB}, {0x26BD, 0x26BE}, {0x26C4, 0x26C5},
	{0x26CE, 0x26CE}, {0x26D4, 0x26D4}, {0x26EA, 0x26EA}, {0x26F2, 0x26F3}, {0x26F5, 0x26F5},
	{0x26FA, 0x26FA}, {0x26FD, 0x26FD}, {0x2705, 0x2705}, {0x270A, 0x270B}, {0x2728, 0x2728},
	{0x274C, 0x274C}, {0x274E, 0x274E}, {0x2753, 0x2755}, {0x2757, 0x2757}, {0x2795, 0x2797},
	{0x27B0, 0x27B0}, {0x27BF, 0x27BF}, {0x2B1B, 0x2B1C}, {0x2B50, 0x2B50}, {0x2B55, 0x2B55},
	{0x2E80, 0x3029}, {0x302E, 0x303E}, {0x3041, 0x3096}, {0x309B, 0x3247}, {0x3250, 0x4DBF},
	{0x4E00, 0xA4C6}, {0xA960, 0xA97C}, {0xAC00, 0xD7A3}, {0xF900, 0xFAD9}, {0xFE10, 0xFE19},
	{0xFE30, 0xFE6B}, {0xFF01, 0xFF60}, {0xFFE0, 0xFFE6}, {0x16FE0, 0x16FE3}, {0x16FF0, 0x1B2FB},
	{0x1F004, 0x1F004}, {0x1F0CF, 0x1F0CF}, {0x1F18E, 0x1F18E}, {0x1F191, 0x1F19A},
	{0x1F200, 0x1F320}, {0x1F32D, 0x1F335}, {0x1F337, 0x1F37C}, {0x1F37E, 0x1F393},
	{0x1F3A0, 0x1F3CA}, {0x1F3CF, 0x1F3D3}, {0x1F3E0, 0x1F3F0}, {0x1F3F4, 0x1F3F4},
	{0x1F3F8, 0x1F43E}, {0x1F440, 0x1F440}, {0x1F442, 0x1F4FC}, {0x1F4FF, 0x1F53D},
	{0x1F54B, 0x1F54E}, {0x1F550, 0x1F567}, {0x1F57A, 0x1F57A}, {0x1F595, 0x1F596},
	{0x1F5A4, 0x1F5A4}, {0x1F5FB, 0x1F64F}, {0x1F680, 0x1F6C5}, {0x1F6CC, 0x1F6CC},
	{0x1F6D0, 0x1F6D2}, {0x1F6D5, 0x1F6DF}, {0x1F6EB, 0x1F6EC}, {0x1F6F4, 0x1F6FC},
	{0x1F7E0, 0x1F7F0}, {0x1F90C, 0x1F93A}, {0x1F93C, 0x1F945}, {0x1F947, 0x1F9FF},
	{0x1FA70, 0x1FAF6}, {0x20000, 0x3FFFD},
};

/* Combining marks and invisible characters in scripts that are likely in a specification; not the
 * full set of Unicode. */
static const struct range invisible[] = {
	{0x300, 0x36F}, {0x483, 0x489}, {0x591, 0x5BD}, {0x5BF, 0x5BF}, {0x5C1, 0x5C2},
	{0x5C4, 0x5C5}, {0x5C7, 0x5C7}, {0x610, 0x61A}, {0x61C, 0x61C}, {0x64B, 0x65F},
	{0x670, 0x670}, {0x6D6, 0x6DC}, {0x6DF, 0x6E4}, {0x6E7, 0x6E8}, {0x6EA, 0x6ED},
	{0x900, 0x902}, {0x93A, 0x93A}, {0x93C, 0x93C}, {0x941, 0x948}, {0x94D, 0x94D},
	{0x951, 0x957}, {0x962, 0x963}, {0xE31, 0xE31}, {0xE34, 0xE3A}, {0xE47, 0xE4E},
	{0x1160, 0x11FF}, {0x180B, 0x180F}, {0x1AB0, 0x1AFF}, {0x1DC0, 0x1DFF}, {0x200B, 0x200F},
	{0x202A, 0x202E}, {0x2060, 0x206F}, {0x20D0, 0x20F0}, {0x302A, 0x302D}, {0x3099, 0x309A},
	{0xFE00, 0xFE0F}, {0xFE20, 0xFE2F}, {0xFEFF, 0xFEFF}, {0xFFF9, 0xFFFB}, {0xE0001, 0xE01EF},
};

/* clang-format on */

static bool in_ranges(const struct range *ranges, size_t count, uint32_t code)
{
	HALVE(at, count, i, ranges[i].last < code);
	return at < count && code >= ranges[at].first;
}

unsigned utf8_cells(uint32_t code)
{
	if (code < wide_ranges[0].first && code < invisible[0].first)
		return 1;
	if (in_ranges(invisible, sizeof invisible / sizeof *invisible, code))
		return 0;
	return in_ranges(wide_ranges, sizeof wide_ranges / sizeof *wide_ranges, code) ? 2 : 1;
}

bool utf8_is_unseen(uint32_t code)
{
	return code == 0xA0 || code == 0xAD || code == 0x1680 || (code >= 0x2000 && code < 0x2010) ||
		   (code >= 0x2028 && code < 0x202A) || code == 0x202F ||
		   (code >= 0x205F && code < 0x2066) || (code >= 0x206A && code < 0x2070) ||
		   code == 0x3000 || code == 0xFEFF;
}

struct str str_seen(struct arena *arena, struct str text)
{
	struct buffer out = { 0 };
	size_t done = 0;
	for (size_t i = 0, step; i < text.length; i += step) {
		uint32_t code = 0;
		step = (unsigned char)text.text[i] < 0x80
				   ? 1
				   : utf8_decode(str_slice(text, i, text.length), &code);
		step += !step;
		if (!utf8_is_unseen(code))
			continue;
		if (!out.arena)
			out = buffer_new(arena);
		buffer_add(&out, str_slice(text, done, i));
		buffer_printf(&out, "U+%04X", (unsigned)code);
		done = i + step;
	}
	if (!out.arena)
		return text;
	buffer_add(&out, str_slice(text, done, text.length));
	return buffer_str(&out);
}

bool utf8_is_letter(uint32_t code)
{
	return code >= 0xC0 && code != 0xD7 && code != 0xF7 && !(code >= 0x2000 && code < 0x2C00) &&
		   !(code >= 0x3000 && code < 0x3040) && !(code >= 0xFE00 && code < 0x10000);
}

size_t utf8_word_end(struct str text, size_t at)
{
	for (size_t from = at;;) {
		uint32_t code;
		size_t step = utf8_decode(str_slice(text, at, text.length), &code);
		if (!step || code < 0x80 || !utf8_is_letter(code))
			return at > from ? at : at + (step ? step : at < text.length);
		at += step;
	}
}

struct buffer buffer_new(struct arena *arena)
{
	return (struct buffer){ .arena = arena };
}

/* Makes room for `more` bytes and a NUL. */
static void reserve(struct buffer *buffer, size_t more)
{
	size_t wanted = buffer->length + more + 1;
	if (wanted <= buffer->capacity)
		return;
	size_t larger = buffer->capacity ? buffer->capacity * 2 : 64;
	if (larger < wanted)
		larger = wanted;
	buffer->text = arena_grow(buffer->arena, buffer->text, buffer->capacity, larger);
	buffer->capacity = larger;
}

void buffer_add(struct buffer *buffer, struct str s)
{
	if (!s.length)
		return;
	if (buffer->capacity - buffer->length <= s.length) {
		/* s may be part of the buffer's text, which moves. */
		size_t at = buffer->text ? (size_t)((uintptr_t)s.text - (uintptr_t)buffer->text) : SIZE_MAX;
		reserve(buffer, s.length);
		if (at < buffer->length)
			s.text = buffer->text + at;
	}
	memcpy(buffer->text + buffer->length, s.text, s.length);
	buffer->length += s.length;
	buffer->text[buffer->length] = '\0';
}

void buffer_add_char(struct buffer *buffer, char c)
{
	buffer_add(buffer, (struct str){ &c, 1 });
}

void buffer_add_blanks(struct buffer *buffer, size_t count)
{
	while (count--)
		buffer_add_char(buffer, ' ');
}

size_t decimal_digits(char text[20], uint64_t n)
{
	char all[20];
	size_t at = sizeof all;
	do
		all[--at] = (char)('0' + n % 10);
	while (n /= 10);
	memcpy(text, all + at, sizeof all - at);
	return sizeof all - at;
}

void buffer_add_decimal(struct buffer *buffer, uint64_t n)
{
	char text[20];
	buffer_add(buffer, (struct str){ text, decimal_digits(text, n) });
}

void buffer_add_hex(struct buffer *buffer, uint64_t n, unsigned digits)
{
	char all[16];
	size_t at = sizeof all;
	for (; n || at > sizeof all - digits; n >>= 4)
		all[--at] = "0123456789abcdef"[n & 15];
	buffer_add(buffer, (struct str){ all + at, sizeof all - at });
}

void buffer_add_percent(struct buffer *buffer, struct str text)
{
	for (size_t i = 0; i < text.length; i++) {
		unsigned char c = (unsigned char)text.text[i];
		if (char_is_letter((char)c) || char_is_digit((char)c) || (c && strchr("-_.!~*'()", c)))
			buffer_add_char(buffer, (char)c);
		else
			buffer_printf(buffer, "%%%02X", c);
	}
}

void buffer_add_bytes(struct buffer *buffer, struct str bytes)
{
	for (size_t i = 0; i < bytes.length; i++)
		buffer_add_hex(buffer, (unsigned char)bytes.text[i], 2);
}

void buffer_vprintf(struct buffer *buffer, const char *format, va_list arguments)
{
	va_list again;
	va_copy(again, arguments);
	reserve(buffer, 64);
	size_t room = buffer->capacity - buffer->length;
	int length = vsnprintf(buffer->text + buffer->length, room, format, again);
	va_end(again);
	if (length < 0) {
		/* Longer than INT_MAX: arena_vprintf ends the program. */
		arena_vprintf(buffer->arena, format, arguments);
		return;
	}
	if ((size_t)length >= room) {
		reserve(buffer, (size_t)length);
		vsnprintf(buffer->text + buffer->length, (size_t)length + 1, format, arguments);
	}
	buffer->length += (size_t)length;
}

void buffer_printf(struct buffer *buffer, const char *format, ...)
{
	va_list arguments;
	va_start(arguments, format);
	buffer_vprintf(buffer, format, arguments);
	va_end(arguments);
}

struct str buffer_str(const struct buffer *buffer)
{
	return (struct str){ buffer->text, buffer->length };
}

/* The slot of the key, or the free slot for it. The capacity is a power of two, and the table is
 * never full. */
static struct str_map_slot *find_slot(const struct str_map *map, struct str key, uint64_t hash)
{
	for (size_t i = (size_t)hash;; i++) {
		struct str_map_slot *slot = &map->slots[i & (map->capacity - 1)];
		if (!slot->value || (slot->hash == hash && str_equal(slot->key, key)))
			return slot;
	}
}

int hex_digit(char c)
{
	if (c >= '0' && c <= '9')
		return c - '0';
	if (c >= 'a' && c <= 'f')
		return c - 'a' + 10;
	if (c >= 'A' && c <= 'F')
		return c - 'A' + 10;
	return -1;
}

bool str_parse_hex(struct arena *arena, struct str text, struct str *bytes, size_t *bad)
{
	struct buffer buffer = buffer_new(arena);
	int high = -1;
	for (size_t i = 0; i < text.length; i++) {
		char c = text.text[i];
		int value = hex_digit(c);
		if (value < 0) {
			if ((c == ' ' || c == '\t' || c == '\n' || c == '\r' || c == ',') && high < 0)
				continue;
			*bad = i;
			return false;
		}
		if (high >= 0)
			buffer_add_char(&buffer, (char)(high << 4 | value));
		high = high >= 0 ? -1 : value;
	}
	*bad = text.length;
	*bytes = buffer_str(&buffer);
	return high < 0;
}

static void grow_map(struct str_map *map)
{
	struct str_map old = *map;
	map->capacity = old.capacity ? old.capacity * 2 : 16;
	map->slots = ARENA_ARRAY(map->arena, struct str_map_slot, map->capacity);
	for (size_t i = 0; i < old.capacity; i++)
		if (old.slots[i].value)
			*find_slot(map, old.slots[i].key, old.slots[i].hash) = old.slots[i];
}

void *str_map_get(const struct str_map *map, struct str key)
{
	return map->count ? find_slot(map, key, str_hash(key))->value : NULL;
}

void *str_map_put(struct str_map *map, struct str key, void *value)
{
	assert(map->arena && value);
	if ((map->count + 1) * 4 > map->capacity * 3)
		grow_map(map);
	uint64_t hash = str_hash(key);
	struct str_map_slot *slot = find_slot(map, key, hash);
	void *before = slot->value;
	if (!before)
		*slot = (struct str_map_slot){ key, value, hash };
	slot->value = value;
	map->count += !before;
	return before;
}

void *ptr_map_get(const struct str_map *map, const void *key)
{
	return str_map_get(map, (struct str){ (const char *)&key, sizeof key });
}

void ptr_map_put(struct str_map *map, const void *key, void *value)
{
	const char *kept = arena_copy(map->arena, (const char *)&key, sizeof key);
	str_map_put(map, (struct str){ kept, sizeof key }, value);
}

void *str_map_make(struct str_map *map, struct str key, size_t size)
{
	void *value = str_map_get(map, key);
	if (!value) {
		value = arena_alloc(map->arena, size);
		str_map_put(map, key, value);
	}
	return value;
}
