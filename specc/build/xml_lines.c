/* SPDX-License-Identifier: MIT */
/* Reads sources.json, written by the target xml: the line of each definition. */
#include "build/xml_internal.h"

/* A reader for an array of objects whose members are strings and numbers. */
struct json {
	struct arena *arena;
	struct diag *diag;
	const struct source *source;
	uint32_t at;
	bool failed;
};

static char peek_json(struct json *j)
{
	struct str text = j->source->text;
	while (j->at < text.length && char_is_blank(text.text[j->at]))
		j->at++;
	return j->at < text.length && !j->failed ? text.text[j->at] : '\0';
}

static void fail_json(struct json *j, const char *expected)
{
	if (!j->failed)
		diag_report(j->diag, CHECK_XML, (struct span){ j->source, j->at, j->at },
			"expected %s in the lines of the definitions", expected);
	j->failed = true;
}

static bool take_json_char(struct json *j, char c)
{
	if (peek_json(j) != c)
		return false;
	j->at++;
	return true;
}

static void expect_json_char(struct json *j, char c, const char *expected)
{
	if (!take_json_char(j, c))
		fail_json(j, expected);
}

/* string: '"' characters '"'. Only one-character escapes are supported; names of definitions need
 * no others. */
static struct str read_json_string(struct json *j)
{
	struct buffer out = buffer_new(j->arena);
	struct str text = j->source->text;
	expect_json_char(j, '"', "a string");
	while (!j->failed && j->at < text.length && text.text[j->at] != '"') {
		char c = text.text[j->at++];
		if (c == '\\' && j->at < text.length)
			c = text.text[j->at++];
		buffer_add_char(&out, c);
	}
	expect_json_char(j, '"', "the end of a string");
	return buffer_str(&out);
}

static uint32_t read_json_number(struct json *j)
{
	uint64_t number = 0;
	peek_json(j);
	size_t at = j->at;
	if (!str_read_decimal(j->source->text, &at, 9, &number))
		fail_json(j, "a number");
	j->at = (uint32_t)at;
	return (uint32_t)number;
}

/* object: {"file": ..., "kind": ..., "definition": ..., "line": ...} */
static void read_object(struct json *j, struct str_map *lines)
{
	struct str kind = { 0 }, definition = { 0 };
	uint32_t line = 0;
	expect_json_char(j, '{', "'{'");
	do {
		struct str key = read_json_string(j);
		expect_json_char(j, ':', "':'");
		if (str_equal_c(key, "line")) {
			line = read_json_number(j);
			continue;
		}
		struct str value = read_json_string(j);
		if (str_equal_c(key, "kind"))
			kind = value;
		if (str_equal_c(key, "definition"))
			definition = value;
	} while (take_json_char(j, ','));
	expect_json_char(j, '}', "',' or '}'");
	if (line)
		str_map_put(lines, str_printf(j->arena, "%.*s %.*s", STR_ARG(kind), STR_ARG(definition)),
			(void *)(uintptr_t)line);
}

void xml_lines_take(
	struct arena *arena, struct diag *diag, const struct source *source, struct str_map *lines)
{
	struct json json = { .arena = arena, .diag = diag, .source = source };
	expect_json_char(&json, '[', "'['");
	if (!json.failed && peek_json(&json) != ']')
		do
			read_object(&json, lines);
		while (take_json_char(&json, ','));
	expect_json_char(&json, ']', "',' or ']'");
	if (peek_json(&json))
		fail_json(&json, "the end of the file");
}

void xml_lines_read(
	struct arena *arena, struct diag *diag, const char *path, int file, struct str_map *lines)
{
	const struct source *source = source_take(arena, diag, path, file);
	if (source)
		xml_lines_take(arena, diag, source, lines);
}
