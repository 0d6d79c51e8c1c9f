/* SPDX-License-Identifier: MIT */
/* Names of a specification in the generated C: c_name.h has the rules, c_words.def the words. */
#include "base/c_name.h"

#include "base/outfile.h"

struct words {
	enum c_place place;
	const char *const *list;
};

static const struct words reserved_words[] = {
#define C_WORDS(place, ...) { C_##place, (const char *const[]){ __VA_ARGS__, NULL } },
#include "base/c_words.def"
#undef C_WORDS
};

size_t c_spell(char c, char *out)
{
	static const char digits[] = "0123456789abcdef";
	bool plain = char_is_letter(c) || char_is_digit(c);
	out[0] = plain ? c : c == '.' || c == '_' ? '_' : 'x';
	if (plain || out[0] == '_')
		return 1;
	out[1] = digits[(unsigned char)c >> 4];
	out[2] = digits[(unsigned char)c & 15];
	return 3;
}

struct str c_identifier(struct arena *arena, struct str name)
{
	char *text = arena_alloc(arena, name.length * 3 + 1);
	size_t length = 0;
	for (size_t i = 0; i < name.length; i++)
		length += c_spell(name.text[i], text + length);
	return (struct str){ text, length };
}

static bool is_like(struct str word, struct str known)
{
	bool family = known.text[known.length - 1] == '_';
	return family ? str_starts_with(word, known) : str_equal(word, known);
}

bool c_is_word(enum c_place place, struct str word)
{
	bool alone = place >= C_ANYWHERE;
	if (alone && str_starts_with(word, STR("_")))
		return true;
	for (size_t i = 0; i < sizeof reserved_words / sizeof *reserved_words; i++) {
		if (reserved_words[i].place != place && (reserved_words[i].place != C_ANYWHERE || !alone))
			continue;
		for (const char *const *it = reserved_words[i].list; *it; it++)
			if (word.length && **it == *word.text && is_like(word, str_from_c(*it)))
				return true;
	}
	return false;
}

const char *const *c_words(enum c_place place)
{
	const struct words *it = reserved_words;
	while (it->place != place)
		it++;
	return it->list;
}

static bool ends_as(struct str word, const char *end)
{
	return str_ends_with(word, str_from_c(end));
}

/* int8_t and other POSIX types; INT8_MAX, UINT_FAST8_MAX, INT8_C; PRIx8, SCNuMAX */
static bool has_reserved_shape(struct str word)
{
	bool integer = str_starts_with(word, STR("INT")) || str_starts_with(word, STR("UINT"));
	bool format = str_starts_with(word, STR("PRI")) || str_starts_with(word, STR("SCN"));
	char next = format && word.length > 3 ? word.text[3] : '\0';
	return ends_as(word, "_t") || (next >= 'a' && next <= 'z') || next == 'X' || next == 'B' ||
		   (integer && (ends_as(word, "_MAX") || ends_as(word, "_MIN") || ends_as(word, "_C") ||
						   ends_as(word, "_WIDTH")));
}

/* The library's names begin with the name of the instruction set, in lower or upper case. */
static bool is_library(struct arena *arena, struct str isa, struct str word)
{
	return word.length > isa.length && word.text[isa.length] == '_' &&
		   str_starts_with(str_lower(arena, word), isa);
}

struct str c_file_name(struct arena *arena, struct str name)
{
	struct str lower = str_lower(arena, name);
	bool taken = output_is_device(lower) || c_is_word(C_PREFIX, lower);
	return taken ? str_printf(arena, "%.*s_isa", STR_ARG(lower)) : lower;
}

struct str c_file_prefix(struct arena *arena, struct str isa)
{
	struct str name = c_file_name(arena, isa);
	char *text = arena_copy(arena, name.text, name.length);
	for (size_t i = 0; i < name.length; i++) {
		char c = text[i];
		bool letter = c >= 'a' && c <= 'z', digit = char_is_digit(c);
		if (!letter && !digit && c != '-' && c != '+')
			text[i] = '_';
	}
	return (struct str){ text, name.length };
}

struct str c_prefix(struct arena *arena, struct str isa)
{
	return c_file_name(arena, c_identifier(arena, isa));
}

static struct str name_behind(struct arena *arena, enum c_place place, struct str name)
{
	struct str id = c_identifier(arena, name), end = id;
	while (str_starts_with(end, STR(C_NAME_PREFIX)))
		end = str_slice(end, strlen(C_NAME_PREFIX), end.length);
	return c_is_word(place, end) ? str_printf(arena, C_NAME_PREFIX "%.*s", STR_ARG(id)) : id;
}

struct str c_name_part(struct arena *arena, struct str name)
{
	return name_behind(arena, C_PART, name);
}

struct str c_name_tag(struct arena *arena, struct str name)
{
	return name_behind(arena, C_TAG, name);
}

struct str c_name_value(struct arena *arena, struct str type, struct str value)
{
	type = c_identifier(arena, type);
	value = c_identifier(arena, value);
	return str_printf(arena, "%.*s_%.*s", STR_ARG(type), STR_ARG(value));
}

struct str c_name_alone(struct arena *arena, enum c_place place, struct str isa, struct str name)
{
	struct str id = c_identifier(arena, name);
	if (!c_is_word(place, id) && !has_reserved_shape(id) && !is_library(arena, isa, id) &&
		(place == C_LOCAL || !str_starts_with(id, STR(C_NAME_PREFIX))))
		return id;
	return str_printf(arena, C_NAME_PREFIX "%.*s", STR_ARG(id));
}
