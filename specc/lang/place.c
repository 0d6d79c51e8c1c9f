/* SPDX-License-Identifier: MIT */
/* A keyword and a definition or section -> what the table of the language allows there, as data and
 * as words for messages. */
#include "lang/place.h"

#include "base/suggest.h"

static const struct {
	const char *keyword;
	enum place_header params, parent;
	const char *one;
} definitions[] = {
#define DEFINITION(id, keyword, params, parent, one)                                               \
	{ keyword, HEADER_##params, HEADER_##parent, one },
#include "lang/definitions.def"
};

/* The sets of definitions in the rows of sections. */
enum {
#define DEFINITION(id, keyword, params, parent, one) id = 1 << AST_DEF_##id,
#include "lang/definitions.def"
	EVERY = (1 << AST_DEF_KIND_COUNT) - 1
};

static const struct {
	const char *name;
	enum place_content content;
	unsigned definitions;
} sections[] = {
#define SECTION(id, name, content, definitions) { "__" name, PLACE_##content, definitions },
#include "lang/definitions.def"
};

enum times { ONE, SOME, ONCE, EACH, MANY };
enum {
	ALONE = 0,
	NAME = 1 << PLACE_PART_NAME,
	TYPE = 1 << PLACE_PART_TYPE,
	VALUE = 1 << PLACE_PART_VALUE,
	FIXED = 1 << PLACE_PART_FIXED,
	ANY = 1 << 20 /* arguments */
};

static const struct {
	enum ast_place place;
	const char *keyword;
	enum times times;
	unsigned most, parts;
	const char *example;
} statements[] = {
	{ PLACE_COUNT, "", MANY, ANY, ALONE, "Keyword<value>;" },
#define STATEMENT(place, id, keyword, times, most, parts, example)                                 \
	{ PLACE_##place, keyword, times, most, parts, example },
#include "lang/definitions.def"
};

const char *place_keyword(enum ast_def_kind kind)
{
	return definitions[kind].keyword;
}

const char *place_one(enum ast_def_kind kind)
{
	return definitions[kind].one;
}

enum place_header place_params(enum ast_def_kind kind)
{
	return definitions[kind].params;
}

enum place_header place_parent(enum ast_def_kind kind)
{
	return definitions[kind].parent;
}

enum ast_def_kind place_find_definition(struct str keyword)
{
	unsigned kind = 0;
	if (!str_starts_with(keyword, STR("__Def")))
		return AST_DEF_KIND_COUNT;
	while (kind < AST_DEF_KIND_COUNT && !str_equal_c(keyword, definitions[kind].keyword))
		kind++;
	return (enum ast_def_kind)kind;
}

/* ---- sections ---- */

const char *place_section(enum ast_place section)
{
	return sections[section - PLACE_FIRST_SECTION].name + 2;
}

enum place_content place_section_content(enum ast_place section)
{
	return sections[section - PLACE_FIRST_SECTION].content;
}

bool place_has_section(enum ast_def_kind kind, enum ast_place section)
{
	return sections[section - PLACE_FIRST_SECTION].definitions >> kind & 1;
}

enum ast_place place_find_section(struct str name)
{
	unsigned place = PLACE_FIRST_SECTION;
	while (place < PLACE_COUNT && !str_equal_c(name, place_section((enum ast_place)place)))
		place++;
	return (enum ast_place)place;
}

/* ---- lists in words ---- */

/* "a, b or c" of the words that are added; `last` says which is the last one. */
static void add_place_word(struct buffer *out, const char *word, bool last)
{
	if (out->length)
		buffer_add(out, last ? STR(" or ") : STR(", "));
	buffer_add(out, str_from_c(word));
}

struct str place_definitions(struct arena *arena, enum ast_place section)
{
	struct buffer out = buffer_new(arena);
	unsigned set = sections[section - PLACE_FIRST_SECTION].definitions;
	for (unsigned kind = 0; kind < AST_DEF_KIND_COUNT; kind++)
		if (set >> kind & 1)
			add_place_word(&out, definitions[kind].one, !(set >> kind >> 1));
	return buffer_str(&out);
}

/* ---- statements ---- */

enum ast_stmt_kind place_find_statement(enum ast_place place, struct str keyword)
{
	for (unsigned i = 1; i < AST_STMT_KIND_COUNT; i++)
		if (statements[i].place == place && str_equal_c(keyword, statements[i].keyword))
			return (enum ast_stmt_kind)i;
	return AST_STMT_OTHER;
}

bool place_is_keyword(struct str word)
{
	for (unsigned i = 1; i < AST_STMT_KIND_COUNT; i++)
		if (str_equal_c(word, statements[i].keyword))
			return true;
	return false;
}

const char *place_statement_keyword(enum ast_stmt_kind kind)
{
	return statements[kind].keyword;
}

const char *place_statement_example(enum ast_stmt_kind kind)
{
	return statements[kind].example;
}

enum ast_place place_of_statement(enum ast_stmt_kind kind)
{
	return statements[kind].place;
}

bool place_is_single(enum ast_stmt_kind kind)
{
	return statements[kind].times == ONE || statements[kind].times == ONCE;
}

unsigned place_most_arguments(enum ast_stmt_kind kind)
{
	return statements[kind].most;
}

bool place_allows_part(enum ast_stmt_kind kind, enum place_part part)
{
	return statements[kind].parts >> part & 1;
}

const char *place_example(enum ast_place place)
{
	unsigned i = 1;
	while (i < AST_STMT_KIND_COUNT && statements[i].place != place)
		i++;
	return statements[i < AST_STMT_KIND_COUNT ? i : 0].example;
}

const char *place_name(enum ast_place place)
{
	if (place < (enum ast_place)PLACE_FIRST_SECTION)
		return definitions[place].keyword;
	return sections[place - PLACE_FIRST_SECTION].name;
}

struct str place_keywords(struct arena *arena, enum ast_place place)
{
	struct buffer out = buffer_new(arena);
	for (unsigned i = 1; i < AST_STMT_KIND_COUNT; i++)
		if (statements[i].place == place)
			add_place_word(&out, statements[i].keyword, false);
	return buffer_str(&out);
}

struct str place_homes(struct arena *arena, struct str keyword)
{
	struct buffer out = buffer_new(arena);
	unsigned last = 0;
	for (unsigned i = 1; i < AST_STMT_KIND_COUNT; i++)
		if (str_equal_c(keyword, statements[i].keyword))
			last = i;
	for (unsigned i = 1; i < AST_STMT_KIND_COUNT; i++)
		if (str_equal_c(keyword, statements[i].keyword))
			add_place_word(&out, place_name(statements[i].place), i == last);
	return buffer_str(&out);
}

struct str place_near(enum ast_place place, struct str keyword)
{
	struct suggestion near = { .name = keyword };
	for (unsigned i = 1; i < AST_STMT_KIND_COUNT; i++)
		if (statements[i].place == place)
			suggest_offer(&near, str_from_c(statements[i].keyword));
	return near.nearest;
}
