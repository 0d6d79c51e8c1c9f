/* SPDX-License-Identifier: MIT */
/* Escaping: encodes a value for HTML, XML, JSON, CSV, Markdown, man pages and the contexts of C. */
#include <stdlib.h>
#include <string.h>

#include "base/c_name.h"
#include "template/man_escape.h"
#include "template/escape.h"

bool escape_by_name(struct str name, enum escape *escape)
{
	static const char *const names[] = {
#define ESCAPE(id, name) name,
		TEMPLATE_ESCAPES(ESCAPE)
#undef ESCAPE
	};
	for (size_t i = 0; i < sizeof(names) / sizeof(*names); i++) {
		if (str_equal_c(name, names[i])) {
			*escape = (enum escape)i;
			return true;
		}
	}
	return false;
}

struct kind {
	const char *name;
	enum escape escape;
};

static bool find_kind(const struct kind *kinds, size_t count, struct str name, enum escape *escape)
{
	for (size_t i = 0; i < count; i++) {
		if (str_equal_c(name, kinds[i].name)) {
			*escape = kinds[i].escape;
			return true;
		}
	}
	return false;
}

static const struct kind escape_kinds[] = {
	{ "html", ESCAPE_HTML },
	{ "xml", ESCAPE_XML },
	{ "c", ESCAPE_C },
	{ "json", ESCAPE_JSON },
	{ "csv", ESCAPE_CSV },
	{ "md", ESCAPE_MD },
	{ "man", ESCAPE_MAN },
	{ "txt", ESCAPE_RAW },
	{ "h", ESCAPE_C },
};

bool escape_by_kind(struct str kind, enum escape *escape)
{
	return find_kind(escape_kinds, sizeof(escape_kinds) / sizeof(*escape_kinds) - 1, kind, escape);
}

bool escape_by_path(struct str path, enum escape *escape)
{
	size_t dot = path.length;
	while (dot > 0 && path.text[dot - 1] != '.' && path.text[dot - 1] != '/')
		dot--;
	if (dot == 0 || path.text[dot - 1] != '.')
		return false;
	struct str suffix = str_slice(path, dot, path.length);
	return find_kind(escape_kinds, sizeof(escape_kinds) / sizeof(*escape_kinds), suffix, escape);
}

static void add_c_text(struct buffer *out, const char *text)
{
	buffer_add(out, str_from_c(text));
}

/* Appends value, replacing each byte for which `special` returns a text. */
static void add_replaced(struct buffer *out, struct str value, const char *(*special)(char))
{
	size_t done = 0;
	for (size_t i = 0; i < value.length; i++) {
		const char *text = special(value.text[i]);
		if (!text)
			continue;
		buffer_add(out, str_slice(value, done, i));
		add_c_text(out, text);
		done = i + 1;
	}
	buffer_add(out, str_slice(value, done, value.length));
}

static const char *markup_text(char c)
{
	switch (c) {
	case '&': return "&amp;";
	case '<': return "&lt;";
	case '>': return "&gt;";
	case '"': return "&quot;";
	case '\'': return "&#39;";
	case '\r': return "&#13;";
	default: return NULL;
	}
}

/* RFC 8259, 7: the contents of a quoted string. */
static void add_json(struct buffer *out, struct str value)
{
	static const char special[] = "\"\\\b\t\n\f\r", letters[] = "\"\\btnfr";
	for (size_t i = 0; i < value.length; i++) {
		char c = value.text[i];
		const char *known = c ? strchr(special, c) : NULL;
		if (known)
			buffer_printf(out, "\\%c", letters[known - special]);
		else if ((unsigned char)c < 32)
			buffer_printf(out, "\\u%04x", (unsigned)c);
		else
			buffer_add_char(out, c);
	}
}

/* RFC 4180, 2.7: the contents of a quoted field. */
static const char *csv_text(char c)
{
	return c == '"' ? "\"\"" : NULL;
}

/* RFC 4180, 2.6: quotes a field that contains a comma, quote, CR or LF. */
static void add_csv(struct buffer *out, struct str value)
{
	bool quotes = false;
	for (size_t i = 0; i < value.length; i++)
		quotes = quotes || strchr(",\"\r\n", value.text[i]) != NULL;
	if (!quotes) {
		buffer_add(out, value);
		return;
	}
	buffer_add_char(out, '"');
	add_replaced(out, value, csv_text);
	buffer_add_char(out, '"');
}

/* CommonMark: escapes characters that could start an inline, and those that at the start of a line
 * would begin a list, a heading or a rule. Line breaks become blanks, so that no block can
 * begin. */
static void add_markdown(struct buffer *out, struct str value)
{
	size_t digits = 0;
	while (digits < value.length && char_is_digit(value.text[digits]))
		digits++;
	for (size_t i = 0; i < value.length; i++) {
		char c = value.text[i];
		bool list = i == 0 ? strchr("+-=", c) != NULL : i == digits && (c == '.' || c == ')');
		if (strchr("\\`*_[]<>&#|~!", c) || list)
			buffer_add_char(out, '\\');
		buffer_add_char(out, c == '\n' || c == '\r' ? ' ' : c);
	}
}

/* Characters that change the direction of text (U+202A-202E, U+2066-2069, three bytes of UTF-8):
 * they make source text look different from what it is, and gcc warns of them. */
static bool is_direction(struct str value, size_t i)
{
	const unsigned char *at = (const unsigned char *)value.text + i;
	if (value.length - i < 3 || at[0] != 0xE2)
		return false;
	return (at[1] == 0x80 && at[2] >= 0xAA && at[2] <= 0xAE) ||
		   (at[1] == 0x81 && at[2] >= 0xA6 && at[2] <= 0xA9);
}

/* C11 6.4.5 and 5.2.1.1: no two '?' may be adjacent, in the value or with neighbouring text. The
 * remaining bytes of a truncated UTF-8 character are written in octal. */
static void add_c_string(struct buffer *out, struct str value)
{
	size_t octal = 0, whole = 0; /* bytes left to be written in octal; bytes left of a character */
	for (size_t i = 0; i < value.length; i++) {
		char c = value.text[i];
		uint32_t code;
		if ((unsigned char)c >= 0x80 && whole == 0)
			whole = utf8_decode(str_slice(value, i, value.length), &code);
		if (is_direction(value, i))
			octal = 3;
		else if ((unsigned char)c >= 0x80 && whole == 0 && octal == 0)
			octal = 1;
		whole -= whole > 0;
		bool edge = i == 0 || i + 1 == value.length || value.text[i - 1] == '?';
		if (octal > 0) {
			buffer_printf(out, "\\%03o", (unsigned)(unsigned char)c);
			octal--;
		} else if (c == '"' || c == '\\' || (c == '?' && edge)) {
			buffer_add_char(out, '\\');
			buffer_add_char(out, c);
		} else if (c == '\n' || c == '\t' || c == '\r') {
			buffer_add_char(out, '\\');
			buffer_add_char(out, c == '\n' ? 'n' : c == '\t' ? 't' : 'r');
		} else if ((unsigned char)c < 32 || c == 127) {
			buffer_printf(out, "\\%03o", (unsigned)(unsigned char)c);
		} else {
			buffer_add_char(out, c);
		}
	}
}

/* Would b after a end or begin a comment, or make a trigraph? */
static bool comment_clash(char a, char b)
{
	return (a == '*' && b == '/') || (a == '/' && b == '*') || (a == '?' && b == '?');
}

/* C11 6.4.9 and 5.1.1.2: nothing in the value may end the comment, nest one or join two lines. A
 * final character that could do so with the following text gets a blank; a final backslash is
 * spelled out. */
static void add_c_comment(struct buffer *out, struct str value)
{
	char last = out->length > 0 ? out->text[out->length - 1] : ' ';
	size_t end = value.length;
	while (end > 0 && strchr(" \t\r\n", value.text[end - 1]))
		end--;
	for (size_t i = 0; i < value.length; i++) {
		char c = value.text[i];
		if (is_direction(value, i)) {
			unsigned low = (unsigned char)value.text[i + 2] & 0x3Fu;
			unsigned middle = (unsigned char)value.text[i + 1] & 0x3Fu;
			buffer_printf(out, "U+%04X", 0x2000u | middle << 6 | low);
			i += 2;
			last = ' ';
			continue;
		}
		if ((unsigned char)c < 32 || c == 127)
			c = ' ';
		if (comment_clash(last, c))
			buffer_add_char(out, ' ');
		if (c == '\\' && i + 1 == end)
			add_c_text(out, "(backslash)");
		else
			buffer_add_char(out, c);
		last = c;
	}
	if (value.length > 0 && strchr("*/?", last))
		buffer_add_char(out, ' ');
}

static bool check_identifier(struct str value, bool alone, struct str *why)
{
	bool good = value.length > 0 && !char_is_digit(value.text[0]);
	for (size_t i = 0; i < value.length; i++)
		good = good && char_is_word(value.text[i]);
	*why = STR("is not a C identifier");
	if (!good || !alone)
		return good;
	*why = STR("is a word of C or C++: a keyword, or a macro of a standard header");
	return !c_is_word(C_ANYWHERE, value);
}

/* A name of a specification as a Python identifier: by the rule of C (base/c_name.h), with n_ in
 * front of other words. Different identifiers of C stay different. */
static void add_python_id(struct buffer *out, struct str value)
{
	size_t start = out->length, prefix = strlen(C_NAME_PREFIX);
	for (size_t i = 0; i < value.length; i++) {
		char spelled[3];
		buffer_add(out, (struct str){ spelled, c_spell(value.text[i], spelled) });
	}
	struct str end = { out->text + start, out->length - start };
	while (str_starts_with(end, STR(C_NAME_PREFIX)))
		end = str_slice(end, prefix, end.length);
	if (end.length && end.text[0] != '_' && !char_is_digit(end.text[0]) &&
		!c_is_word(C_PYTHON, end))
		return;
	buffer_add(out, STR(C_NAME_PREFIX));
	memmove(out->text + start + prefix, out->text + start, out->length - start - prefix);
	memcpy(out->text + start, C_NAME_PREFIX, prefix);
}

/* Accepts only text that is safe in code, comments, strings and formats: no quotes, backslash, '/',
 * '?', '%' or '#', and no '*' that could meet a '/' of the template. */
static bool check_c(struct str value, struct str *why)
{
	*why = STR("has characters that are not safe everywhere in C; write ${c-string: ...}, "
			   "${c-comment: ...}, ${id: ...} or, for finished C text, ${raw: ...}");
	for (size_t i = 0; i < value.length; i++) {
		char c = value.text[i];
		bool edge = i == 0 || i + 1 == value.length;
		if (!char_is_word(c) && (c == '\0' || !strchr(" .,+-*()<>&|^~!:=[]{}", c)))
			return false;
		if (c == '*' && edge)
			return false;
	}
	return true;
}

static bool check_path_text(struct str value, struct str *why)
{
	*why = STR("has characters other than letters, digits and _.+- in a file name; for a finished "
			   "path write ${raw: ...}");
	for (size_t i = 0; i < value.length; i++) {
		if (!char_is_word(value.text[i]) && !strchr(".+-", value.text[i]))
			return false;
	}
	return true;
}

void escape_html(struct buffer *out, struct str text)
{
	add_replaced(out, text, markup_text);
}

bool escape_write(struct buffer *out, enum escape escape, struct str value, struct str *why)
{
	switch (escape) {
	case ESCAPE_HTML:
	case ESCAPE_XML: escape_html(out, value); return true;
	case ESCAPE_JSON: add_json(out, value); return true;
	case ESCAPE_CSV: add_csv(out, value); return true;
	case ESCAPE_CSV_STRING: add_replaced(out, value, csv_text); return true;
	case ESCAPE_MD: add_markdown(out, value); return true;
	case ESCAPE_MAN: man_escape(out, value); return true;
	case ESCAPE_PYTHON_ID: add_python_id(out, value); return true;
	case ESCAPE_C_STRING: add_c_string(out, value); return true;
	case ESCAPE_C_COMMENT: add_c_comment(out, value); return true;
	case ESCAPE_PLAIN:
	case ESCAPE_RAW: break;
	case ESCAPE_ID:
	case ESCAPE_ID_PART:
		if (!check_identifier(value, escape == ESCAPE_ID, why))
			return false;
		break;
	case ESCAPE_C:
		if (!check_c(value, why))
			return false;
		break;
	case ESCAPE_PATH:
		if (!check_path_text(value, why))
			return false;
		break;
	}
	buffer_add(out, value);
	return true;
}
