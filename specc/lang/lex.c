/* Lexer: the text of one line becomes tokens, read one at a time with one token of lookahead. */
#include "lang/lex.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

enum { MAX_NAME = 1000, MAX_QUOTE = 40 };

/* Longer ones first. */
static const char *const operators[] = {
	"==",
	"!=",
	"<=",
	">=",
	"<<",
	">>",
	"&&",
	"||",
	"<",
	">",
	"(",
	")",
	"[",
	"]",
	"{",
	"}",
	",",
	";",
	":",
	"=",
	"+",
	"-",
	"*",
	"/",
	"%",
	"!",
	"~",
	"?",
	"&",
	"|",
	"^",
	".",
};
enum { OPERATOR_COUNT = sizeof operators / sizeof *operators };

struct span reading_span(const struct reading *reading, uint32_t from, uint32_t to)
{
	return (struct span){ reading->source, from, to };
}

bool reading_is_silent(const struct reading *reading)
{
	return reading->reports > READING_MAX_REPORTS;
}

static struct report *vreport(struct reading *reading, enum check check, struct span span,
	const char *format, va_list arguments)
{
	char message[1024]; /* enough: reading_quote cuts what the author wrote */
	if (reading_is_silent(reading))
		return NULL;
	if (reading->reports++ == READING_MAX_REPORTS) {
		diag_report(reading->diag, CHECK_LIMIT, span,
			"more than %d errors in this file; the rest are not shown", READING_MAX_REPORTS);
		return NULL;
	}
	vsnprintf(message, sizeof message, format, arguments);
	return diag_report(reading->diag, check, span, "%s", message);
}

struct report *reading_report(
	struct reading *reading, enum check check, struct span span, const char *format, ...)
{
	va_list arguments;
	va_start(arguments, format);
	struct report *report = vreport(reading, check, span, format, arguments);
	va_end(arguments);
	return report;
}

void reading_note(
	struct reading *reading, struct report *report, struct span span, const char *format, ...)
{
	char message[1024];
	if (!report)
		return;
	va_list arguments;
	va_start(arguments, format);
	vsnprintf(message, sizeof message, format, arguments);
	va_end(arguments);
	diag_note(reading->diag, report, span, "%s", message);
}

const char *reading_quote(struct reading *reading, struct str text)
{
	size_t length = 0, characters = 0;
	if (reading_is_silent(reading))
		return "";
	while (length < text.length) {
		if (((unsigned char)text.text[length] & 0xc0) != 0x80 && characters++ == MAX_QUOTE)
			break;
		length++;
	}
	char *quoted = arena_printf(
		reading->arena, "'%.*s%s'", (int)length, text.text, length < text.length ? "..." : "");
	for (char *c = quoted; *c; c++)
		if ((unsigned char)*c < ' ' || *c == 0x7f)
			*c = '?';
	return quoted;
}

bool lex_has(struct str text, char c)
{
	return text.length > 0 && memchr(text.text, c, text.length) != NULL;
}

size_t lex_ident_length(struct str text)
{
	size_t length = 0;
	if (text.length == 0 || !char_begins_word(text.text[0]))
		return 0;
	while (length < text.length && char_is_word(text.text[length]))
		length++;
	return length;
}

/* The code point that valid UTF-8 begins with; *size: its bytes, at least 1. */
static uint32_t decode(struct str text, uint32_t *size)
{
	unsigned char lead = (unsigned char)text.text[0];
	uint32_t want = lead < 0x80 ? 1 : lead < 0xe0 ? 2 : lead < 0xf0 ? 3 : 4;
	uint32_t point = want == 1 ? lead : lead & (0x7fu >> want);
	*size = 1;
	while (*size < want && *size < text.length)
		point = point << 6 | ((unsigned char)text.text[(*size)++] & 0x3fu);
	return point;
}

char lex_ascii(struct str text, uint32_t *size)
{
	*size = 0;
	if (text.length == 0)
		return 0;
	if ((unsigned char)text.text[0] < 0x80) {
		*size = 1;
		return text.text[0];
	}
	uint32_t point = decode(text, size);
	if (point >= 0xff01 && point <= 0xff5e)
		return (char)(point - 0xfee0);
	switch (point) {
	case 0x3000: return ' ';
	case 0x3001: return ',';
	case 0x3002: return '.';
	case 0x3010: return '[';
	case 0x3011: return ']';
	case 0x201c:
	case 0x201d: return '"';
	default: return 0;
	}
}

static struct str text_at(const struct lexer *lexer, uint32_t at)
{
	return (struct str){ lexer->reading->source->text.text + at, lexer->end - at };
}

/* Full-width punctuation is read as what it stands for, after one report for the line. */
static void report_wide(struct lexer *lexer, uint32_t at, uint32_t size, char ascii)
{
	struct span span = reading_span(lexer->reading, at, at + size);
	if (lexer->wide || lexer->failed)
		return;
	lexer->wide = true;
	if (ascii == ' ')
		reading_report(lexer->reading, CHECK_FULL_WIDTH, span, "full-width blank: expected ' '");
	else
		reading_report(lexer->reading, CHECK_FULL_WIDTH, span, "full-width %s: expected '%c'",
			reading_quote(lexer->reading, span_text(span)), ascii);
}

static void skip_blanks(struct lexer *lexer)
{
	while (lexer->at < lexer->end) {
		uint32_t size;
		char c = lex_ascii(text_at(lexer, lexer->at), &size);
		if (c != ' ' && c != '\t' && c != '\n' && c != '\r')
			return;
		if (size > 1)
			report_wide(lexer, lexer->at, size, c);
		lexer->at += size;
	}
}

/* Makes the current token from the bytes up to 'to'. */
static void take(struct lexer *lexer, enum token_kind kind, uint32_t to)
{
	struct span span = reading_span(lexer->reading, lexer->at, to);
	lexer->token = (struct token){ .kind = kind, .span = span, .text = span_text(span) };
	lexer->at = to;
}

static void take_bad(struct lexer *lexer, uint32_t to, enum check check, const char *message)
{
	take(lexer, TOKEN_BAD, to);
	lexer->token.check = check;
	lexer->token.text = str_from_c(message);
}

/* name = [ "$" ] ident [ "." ident ] ; */
static void name(struct lexer *lexer)
{
	uint32_t to = lexer->at + (text_at(lexer, lexer->at).text[0] == '$');
	to += (uint32_t)lex_ident_length(text_at(lexer, to));
	if (to < lexer->end && text_at(lexer, to).text[0] == '.') {
		size_t more = lex_ident_length(text_at(lexer, to + 1));
		to += more ? (uint32_t)more + 1 : 0;
	}
	take(lexer, TOKEN_NAME, to);
	if (lexer->token.text.length > MAX_NAME && !lexer->reading->long_name) {
		lexer->reading->long_name = true;
		reading_report(lexer->reading, CHECK_LIMIT, lexer->token.span,
			"a name of %zu characters; expected at most %d", lexer->token.text.length, MAX_NAME);
	}
}

/* The digits of a number; false with a message in *problem when they are none or too large. */
static bool number_value(struct str digits, unsigned base, uint64_t *value, const char **problem)
{
	*value = 0;
	*problem = "is not a number: expected digits, '0x' and hexadecimal digits, or '0b' and 0 or 1";
	if (digits.length == 0)
		return false;
	for (size_t i = 0; i < digits.length; i++)
		if ((unsigned)hex_digit(digits.text[i]) >= base)
			return false;
	*problem = "does not fit in 64 bits";
	for (size_t i = 0; i < digits.length; i++) {
		unsigned digit = (unsigned)hex_digit(digits.text[i]);
		if (*value > (UINT64_MAX - digit) / base)
			return false;
		*value = *value * base + digit;
	}
	return true;
}

/* number = digit { digit } | "0x" hex { hex } | "0b" bit { bit } ; */
static void number(struct lexer *lexer)
{
	uint32_t to = lexer->at;
	uint64_t value;
	const char *problem;
	while (to < lexer->end && char_is_word(text_at(lexer, to).text[0]))
		to++;
	take(lexer, TOKEN_NUMBER, to);
	struct token token = lexer->token;
	char mark = token.text.length > 1 && token.text.text[0] == '0' ? token.text.text[1] : 0;
	unsigned base = mark == 'x' || mark == 'X' ? 16 : mark == 'b' || mark == 'B' ? 2 : 10;
	struct str digits = base == 10 ? token.text : str_slice(token.text, 2, token.text.length);
	if (number_value(digits, base, &value, &problem)) {
		lexer->token.number = value;
		lexer->token.hex = base == 16;
		return;
	}
	const char *quoted = reading_quote(lexer->reading, token.text);
	lexer->at = token.span.from;
	take_bad(
		lexer, to, CHECK_BAD_NUMBER, arena_printf(lexer->reading->arena, "%s %s", quoted, problem));
}

/* string = '"' { any character but '"' } '"' ; */
static void string(struct lexer *lexer)
{
	struct str rest = text_at(lexer, lexer->at + 1);
	const char *close = memchr(rest.text, '"', rest.length);
	if (!close) {
		take_bad(lexer, lexer->end, CHECK_UNCLOSED_STRING,
			"the string has no closing '\"' on this line");
		return;
	}
	struct str content = { rest.text, (size_t)(close - rest.text) };
	take(lexer, TOKEN_STRING, lexer->at + (uint32_t)content.length + 2);
	lexer->token.text = content;
}

static void bad_character(struct lexer *lexer)
{
	uint32_t size;
	struct str rest = text_at(lexer, lexer->at);
	uint32_t point = decode(rest, &size);
	uint32_t ignored;
	char ascii = lex_ascii(rest, &ignored);
	const char *message = "";
	if (reading_is_silent(lexer->reading))
		; /* nobody will read it */
	else if (size > 1 && ascii)
		message = arena_printf(
			lexer->reading->arena, "full-width '%.*s': expected '%c'", (int)size, rest.text, ascii);
	else if (point < ' ' || point == 0x7f || (size > 1 && point < 0xa0))
		message = arena_printf(
			lexer->reading->arena, "unexpected control character U+%04X", (unsigned)point);
	else
		message = arena_printf(
			lexer->reading->arena, "unexpected character '%.*s'", (int)size, rest.text);
	take_bad(lexer, lexer->at + size, size > 1 && ascii ? CHECK_FULL_WIDTH : CHECK_SYNTAX, message);
}

/* Any of the operators, each character also in its full-width form. */
static void punct(struct lexer *lexer)
{
	uint32_t size[2] = { 0 };
	char c[2];
	c[0] = lex_ascii(text_at(lexer, lexer->at), &size[0]);
	c[1] = lex_ascii(text_at(lexer, lexer->at + size[0]), &size[1]);
	for (size_t i = 0; i < OPERATOR_COUNT; i++) {
		const char *op = operators[i];
		bool two = op[1] != '\0';
		if (op[0] != c[0] || (two && (op[1] != c[1] || (lexer->angle && c[0] == '>'))))
			continue;
		if (size[0] > 1 || (two && size[1] > 1))
			report_wide(lexer, lexer->at + (size[0] > 1 ? 0 : size[0]),
				size[0] > 1 ? size[0] : size[1], size[0] > 1 ? c[0] : c[1]);
		take(lexer, TOKEN_PUNCT, lexer->at + size[0] + (two ? size[1] : 0));
		lexer->token.text = (struct str){ op, two ? 2 : 1 };
		return;
	}
	bad_character(lexer);
}

void lex_next(struct lexer *lexer)
{
	lexer->previous = lexer->token.span;
	skip_blanks(lexer);
	struct str rest = text_at(lexer, lexer->at);
	if (rest.length == 0 || str_starts_with(rest, STR("//"))) {
		lexer->token = (struct token){ .span = lex_behind(lexer) };
		lexer->at = lexer->end;
	} else if (lex_ident_length(rest) ||
			   (rest.text[0] == '$' && lex_ident_length(str_slice(rest, 1, rest.length)))) {
		name(lexer);
	} else if (char_is_digit(rest.text[0])) {
		number(lexer);
	} else if (rest.text[0] == '"') {
		string(lexer);
	} else {
		punct(lexer);
	}
}

void lex_start(struct lexer *lexer, struct reading *reading, struct span span)
{
	*lexer = (struct lexer){ .reading = reading, .at = span.from, .end = span.to };
	lex_next(lexer);
}

bool lex_is(const struct lexer *lexer, const char *op)
{
	const char *text = lexer->token.text.text; /* one of operators, of one or two characters */
	return lexer->token.kind == TOKEN_PUNCT && text[0] == op[0] && text[1] == op[1];
}

bool lex_accept(struct lexer *lexer, const char *op)
{
	if (!lex_is(lexer, op))
		return false;
	lex_next(lexer);
	return true;
}

bool lex_expect(struct lexer *lexer, const char *op)
{
	char what[8];
	if (lex_accept(lexer, op))
		return true;
	snprintf(what, sizeof what, "'%s'", op);
	lex_expected(lexer, what);
	return false;
}

struct span lex_behind(const struct lexer *lexer)
{
	uint32_t at = lexer->previous.source ? lexer->previous.to : lexer->at;
	return reading_span(lexer->reading, at, at);
}

struct span lex_rest(const struct lexer *lexer)
{
	struct str rest = text_at(lexer, lexer->at);
	struct str trimmed = str_trim(rest);
	if (trimmed.length == 0)
		return reading_span(lexer->reading, lexer->end, lexer->end);
	uint32_t from = lexer->at + (uint32_t)(trimmed.text - rest.text);
	return reading_span(lexer->reading, from, from + (uint32_t)trimmed.length);
}

void lex_fail(struct lexer *lexer, enum check check, struct span span, const char *format, ...)
{
	if (!lexer->failed && !lexer->wide) {
		va_list arguments;
		va_start(arguments, format);
		vreport(lexer->reading, check, span, format, arguments);
		va_end(arguments);
	}
	lexer->failed = true;
	lexer->at = lexer->end;
	lexer->token = (struct token){ .span = lex_behind(lexer) };
}

void lex_expected(struct lexer *lexer, const char *what)
{
	struct token token = lexer->token;
	const char *behind = "", *found = "the end of the line";
	if (token.kind == TOKEN_BAD) {
		lex_fail(lexer, token.check, token.span, "%.*s", STR_ARG(token.text));
		return;
	}
	if (lexer->previous.source)
		behind = reading_quote(lexer->reading, span_text(lexer->previous));
	if (token.kind != TOKEN_END)
		found = reading_quote(lexer->reading, span_text(token.span));
	lex_fail(lexer, CHECK_SYNTAX, token.span, "expected %s%s%s, found %s", what,
		*behind ? " after " : "", behind, found);
}
