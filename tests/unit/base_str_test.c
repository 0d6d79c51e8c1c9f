/* SPDX-License-Identifier: MIT */
/* base/str.h -> assertions on strings, UTF-8, buffers and maps. */
#include "unit.h"
#include "base/str.h"

#define assert_str(s, text) assert_true(str_equal_c((s), (text)))

TEST(comparisons_go_by_bytes)
{
	struct str none = { 0 };
	assert_true(str_equal(none, STR("")));
	assert_false(str_equal(STR("ab"), STR("abc")));
	assert_true(str_compare(STR("ab"), STR("abc")) < 0);
	assert_true(str_compare(STR("b"), STR("abc")) > 0);
	assert_true(str_compare(STR("z"), STR("\xC3\xA9")) < 0);
	assert_int_equal(str_compare(none, STR("")), 0);
	assert_true(str_starts_with(STR("field"), STR("fi")));
	assert_true(str_starts_with(STR("field"), none));
	assert_false(str_starts_with(STR("fi"), STR("field")));
	assert_true(str_ends_with(STR("x.isa"), STR(".isa")));
	assert_false(str_ends_with(STR("isa"), STR(".isa")));
	assert_int_equal(str_from_c(NULL).length, 0);
}

TEST(slices_and_trims_stay_inside)
{
	assert_str(str_slice(STR("opcode"), 2, 4), "co");
	assert_str(str_slice(STR("opcode"), 4, 100), "de");
	assert_str(str_slice(STR("opcode"), 7, 100), "");
	assert_str(str_slice(STR("opcode"), 4, 2), "");
	assert_str(str_trim(STR(" \t a b\r\n")), "a b");
	assert_str(str_trim(STR(" \n ")), "");
	assert_str(str_trim((struct str){ 0 }), "");
}

/* The first place at or after `from`, by trying them all. */
static size_t place_of(struct str text, size_t from, struct str what)
{
	for (; from + what.length <= text.length; from++)
		if (what.length && !memcmp(text.text + from, what.text, what.length))
			return from;
	return text.length;
}

TEST(texts_are_found_where_they_are)
{
	static const char *const texts[] = { "", "a", "aa", "aab", "abaab", "bbbba", "abcabcabd" };
	size_t count = sizeof texts / sizeof *texts;
	for (size_t i = 0; i < count * count; i++) {
		struct str text = str_from_c(texts[i / count]), what = str_from_c(texts[i % count]);
		for (size_t from = 0; from <= text.length + 2; from++)
			assert_int_equal(str_find(text, from, what), place_of(text, from, what));
	}
}

TEST(unseen_characters_are_named)
{
	struct arena arena = { 0 };
	assert_str(str_seen(&arena, STR("a b")), "a b");
	assert_str(str_seen(&arena, STR("\xC2\xA0"
									"ab")),
		"U+00A0ab");
	assert_str(str_seen(&arena, STR("a\xE2\x80\x8B\xEF\xBB\xBF"
									"b")),
		"aU+200BU+FEFFb");
	assert_str(str_seen(&arena, STR("\xE4\xB8\xAD\xE3\x80\x80")), "\xE4\xB8\xADU+3000");
	arena_free(&arena);
}

TEST(letters_make_words)
{
	static const uint32_t letters[] = { 0xC0, 0xD6, 0xD8, 0xF6, 0xF8, 0x1FFF, 0x2C00, 0x3040,
		0x4E2D };
	static const uint32_t others[] = { 0xBF, 0xD7, 0xF7, 0x2000, 0x2BFF, 0x3000, 0x303F, 0xFF0C };
	for (size_t i = 0; i < sizeof letters / sizeof *letters; i++)
		assert_true(utf8_is_letter(letters[i]));
	for (size_t i = 0; i < sizeof others / sizeof *others; i++)
		assert_false(utf8_is_letter(others[i]));
	struct str text = STR("\xC3\xA9\xC3\xA9.x");
	assert_int_equal(utf8_word_end(text, 0), 4);
	assert_int_equal(utf8_word_end(text, 4), 5);
	assert_int_equal(utf8_word_end(text, text.length), text.length);
}

TEST(copies_are_nul_terminated)
{
	struct arena arena = { 0 };
	assert_string_equal(str_to_c(&arena, str_slice(STR("opcode"), 0, 2)), "op");
	assert_str(str_lower(&arena, STR("UBREV \xC3\x89")), "ubrev \xC3\x89");
	assert_str(str_printf(&arena, "%.*s!", STR_ARG(STR("abc"))), "abc!");
	assert_str(str_printf(&arena, "%.*s!", STR_ARG((struct str){ 0 })), "!");
	arena_free(&arena);
}

/* The published vectors of FNV-1a, 64 bits. */
/* The hash depends on each byte and on the length. */
TEST(hash_depends_on_every_byte)
{
	char text[40] = { 0 };
	uint64_t none = str_hash((struct str){ text, sizeof text });
	assert_true(none == str_hash((struct str){ text, sizeof text }));
	for (size_t i = 0; i < sizeof text; i++) {
		assert_true(none != str_hash((struct str){ text, i }));
		text[i] = 1;
		assert_true(none != str_hash((struct str){ text, sizeof text }));
		text[i] = 0;
	}
}

static void decodes(struct str s, size_t length, uint32_t code)
{
	uint32_t got = 0;
	assert_int_equal(utf8_decode(s, &got), length);
	assert_int_equal(got, code);
}

TEST(utf8_accepts_only_well_formed_sequences)
{
	decodes(STR("A"), 1, 'A');
	decodes(STR("\xC2\x80"), 2, 0x80);
	decodes(STR("\xE4\xB8\xADx"), 3, 0x4E2D);
	decodes(STR("\xEF\xBF\xBF"), 3, 0xFFFF);
	decodes(STR("\xF0\x90\x80\x80"), 4, 0x10000);
	decodes(STR("\xF4\x8F\xBF\xBF"), 4, 0x10FFFF);
	static const char *const wrong[] = {
		"",
		"\x80",
		"\xC0\x80",
		"\xC1\xBF",
		"\xE0\x9F\xBF",
		"\xED\xA0\x80",
		"\xF0\x8F\xBF\xBF",
		"\xF4\x90\x80\x80",
		"\xF5\x80\x80\x80",
		"\xFF",
		"\xC3",
		"\xC3(",
		"\xE4\xB8",
		"\xE4\xB8(",
		"\xF0\x9F\x98",
	};
	for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++)
		decodes(str_from_c(wrong[i]), 0, 0);
}

TEST(cells_follow_the_screen)
{
	static const struct {
		uint32_t code;
		unsigned cells;
	} cases[] = {
		{ 'a', 1 },
		{ 0xE9, 1 },
		{ 0x300, 0 },
		{ 0x36F, 0 },
		{ 0x370, 1 },
		{ 0x10FF, 1 },
		{ 0x1100, 2 },
		{ 0x1160, 0 },
		{ 0x200B, 0 },
		{ 0x3000, 2 },
		{ 0x303F, 1 },
		{ 0x4E2D, 2 },
		{ 0xAC00, 2 },
		{ 0xFF21, 2 },
		{ 0xFF71, 1 },
		{ 0xFEFF, 0 },
		{ 0x1F600, 2 },
		{ 0x20000, 2 },
		{ 0x3FFFE, 1 },
		{ 0xE0100, 0 },
		{ 0x10FFFF, 1 },
		/* where ranges begin and end, by the data of Unicode 14 in Python 3.11 */
		{ 0x482, 1 },
		{ 0x483, 0 },
		{ 0x5BD, 0 },
		{ 0x5BE, 1 },
		{ 0x5C3, 1 },
		{ 0x5C4, 0 },
		{ 0x61A, 0 },
		{ 0x61B, 1 },
		{ 0x61C, 0 },
		{ 0x65F, 0 },
		{ 0x660, 1 },
		{ 0x2319, 1 },
		{ 0x231A, 2 },
		{ 0x23F3, 2 },
		{ 0x23F4, 1 },
		{ 0x2613, 1 },
		{ 0x2614, 2 },
		{ 0x26F4, 1 },
		{ 0x26F5, 2 },
		{ 0x26F6, 1 },
		{ 0x2B55, 2 },
		{ 0x2B56, 1 },
		{ 0x3029, 2 },
		{ 0x302A, 0 },
		{ 0x4DBF, 2 },
		{ 0x4DC0, 1 },
		{ 0x4DFF, 1 },
		{ 0x4E00, 2 },
		{ 0xA4C6, 2 },
		{ 0xA960, 2 },
		{ 0xD7A3, 2 },
		{ 0xF900, 2 },
		{ 0xFE10, 2 },
		{ 0xFE19, 2 },
		{ 0xFE20, 0 },
		{ 0xFE30, 2 },
		{ 0xFF01, 2 },
		{ 0xFF60, 2 },
		{ 0xFF61, 1 },
		{ 0xFFE6, 2 },
		{ 0x16FE0, 2 },
		{ 0x17000, 2 },
		{ 0x1B2FB, 2 },
		{ 0x1F004, 2 },
		{ 0x1F005, 1 },
		{ 0x1F1E6, 1 },
		{ 0x1F200, 2 },
		{ 0x1F320, 2 },
		{ 0x1F321, 1 },
		{ 0x1F64F, 2 },
		{ 0x1F650, 1 },
		{ 0x1F9FF, 2 },
		{ 0x1FA00, 1 },
		{ 0x1FA70, 2 },
		{ 0x3FFFD, 2 },
	};
	for (size_t i = 0; i < sizeof cases / sizeof *cases; i++)
		assert_int_equal(utf8_cells(cases[i].code), cases[i].cells);
}

TEST(buffer_grows_and_stays_terminated)
{
	struct arena arena = { 0 };
	struct buffer buffer = buffer_new(&arena);
	assert_int_equal(buffer_str(&buffer).length, 0);
	buffer_add(&buffer, STR("mask "));
	buffer_add_char(&buffer, '=');
	buffer_printf(&buffer, " 0x%x", 0xFFu);
	assert_string_equal(buffer.text, "mask = 0xff");
	buffer_printf(&buffer, "%*s", 5000, ".");
	assert_int_equal(buffer.length, 5011);
	assert_int_equal(strlen(buffer.text), 5011);
	buffer_add(&buffer, buffer_str(&buffer));
	assert_int_equal(buffer.length, 10022);
	assert_memory_equal(buffer.text + 5011, "mask = 0xff", 11);
	arena_free(&arena);
}

TEST(numbers_have_the_digits_of_printf)
{
	static const uint64_t numbers[] = { 0, 1, 9, 10, 15, 16, 99, 100, 255, 4096, 4294967295u,
		UINT64_MAX / 10, UINT64_MAX - 1, UINT64_MAX };
	struct arena arena = { 0 };
	for (size_t i = 0; i < sizeof numbers / sizeof *numbers; i++)
		for (unsigned digits = 1; digits <= 16; digits++) {
			struct buffer buffer = buffer_new(&arena);
			buffer_add_decimal(&buffer, numbers[i]);
			buffer_add_char(&buffer, ' ');
			buffer_add_hex(&buffer, numbers[i], digits);
			const char *expected = arena_printf(&arena, "%llu %0*llx",
				(unsigned long long)numbers[i], (int)digits, (unsigned long long)numbers[i]);
			assert_string_equal(buffer.text, expected);
		}
	arena_free(&arena);
}

TEST(map_finds_what_was_put)
{
	enum { COUNT = 5000 };
	static int values[COUNT];
	struct arena arena = { 0 };
	struct str_map map = { .arena = &arena };
	assert_null(str_map_get(&map, STR("x")));
	for (int i = 0; i < COUNT; i++)
		assert_null(str_map_put(&map, str_printf(&arena, "name%d", i), &values[i]));
	assert_int_equal(map.count, COUNT);
	for (int i = 0; i < COUNT; i++)
		assert_ptr_equal(str_map_get(&map, str_printf(&arena, "name%d", i)), &values[i]);
	assert_null(str_map_get(&map, STR("name5000")));
	assert_ptr_equal(str_map_put(&map, STR("name7"), &values[0]), &values[7]);
	assert_ptr_equal(str_map_get(&map, STR("name7")), &values[0]);
	assert_int_equal(map.count, COUNT);
	assert_null(str_map_put(&map, STR(""), &values[1]));
	assert_ptr_equal(str_map_get(&map, (struct str){ 0 }), &values[1]);
	arena_free(&arena);
}
