/* SPDX-License-Identifier: MIT */
/* Lexer: text becomes tokens, read one at a time with one token of lookahead. */
#include "lang/lex.h"

#include <stdio.h>
#include <string.h>

enum { MAX_NAME = 1000, MAX_QUOTE = 40, TAB = 4 };

/* Marks that are no operators: of both languages, and of code alone. */
#define COMMON_MARKS "(", ")", "[", "]", "{", "}", ",", ";", ":", "=", "?", "."
#define CODE_MARKS   "@", "<<=", ">>=", "++", "--", "+=", "-=", "*=", "&=", "|=", "^="

/* Punctuation; the longest match wins. The operators come first, in their order. */
static const char *const punct_marks[] = {
#define OPERATOR(name, text, kind, level, constant_level, holds) text,
#include "lang/code.def"
	COMMON_MARKS, CODE_MARKS
};
#define COUNT_OF(...) (sizeof((const char *[]){ __VA_ARGS__ }) / sizeof(const char *))
enum {
	MARK_COUNT = sizeof punct_marks / sizeof *punct_marks,
	CODE_FROM = MARK_COUNT - COUNT_OF(CODE_MARKS),
	OPERATORS = CODE_FROM - COUNT_OF(COMMON_MARKS)
};

struct span reading_span(const struct reading *reading, uint32_t from, uint32_t to)
{
	return (struct span){ reading->source, from, to };
}

bool reading_is_silent(const struct reading *reading)
{
	return reading->reports > (reading->code ? READING_MAX_CODE_REPORTS : READING_MAX_REPORTS);
}

struct report *reading_vreport(struct reading *reading, enum check check, struct span span,
	const char *format, va_list arguments)
{
	if (reading_is_silent(reading))
		return NULL;
	reading->reports++;
	if (!reading_is_silent(reading))
		return diag_report(
			reading->diag, check, span, "%s", arena_vprintf(reading->arena, format, arguments));
	if (reading->code)
		diag_report(reading->diag, CHECK_LIMIT, span,
			"more than %d syntax errors in this section; the rest are not shown",
			READING_MAX_CODE_REPORTS);
	else
		diag_report(reading->diag, CHECK_LIMIT, span,
			"more than %d errors in this file; the rest are not shown", READING_MAX_REPORTS);
	return NULL;
}

struct report *reading_report(
	struct reading *reading, enum check check, struct span span, const char *format, ...)
{
	va_list arguments;
	va_start(arguments, format);
	struct report *report = reading_vreport(reading, check, span, format, arguments);
	va_end(arguments);
	return report;
}

void reading_note(
	struct reading *reading, struct report *report, struct span span, const char *format, ...)
{
	va_list arguments;
	va_start(arguments, format);
	if (report)
		diag_note(
			reading->diag, report, span, "%s", arena_vprintf(reading->arena, format, arguments));
	va_end(arguments);
}

void reading_fix(struct reading *reading, struct report *report, struct span span, struct str text)
{
	if (report)
		diag_fix(reading->diag, report, span, text);
}

const char *reading_quote(struct reading *reading, struct str text)
{
	size_t length = 0;
	if (reading_is_silent(reading))
		return "";
	for (size_t characters = 0; length < text.length && text.text[length] != '\n'; length++)
		if (((unsigned char)text.text[length] & 0xc0) != 0x80 && characters++ == MAX_QUOTE)
			break;
	return arena_printf(
		reading->arena, "'%.*s%s'", (int)length, text.text, length < text.length ? "..." : "");
}

bool lex_has(struct str text, char c)
{
	return text.length > 0 && memchr(text.text, c, text.length) != NULL;
}

size_t lex_ident_length(struct str text)
{
	return text.length && char_begins_word(text.text[0]) ? str_word_end(text, 0) : 0;
}

size_t lex_name_length(struct str text)
{
	if (text.length < 2 || text.text[0] != '$')
		return lex_ident_length(text);
	size_t end = str_word_end(text, 1);
	return end > 1 ? end : 0;
}

char lex_ascii(struct str text, uint32_t *size)
{
	uint32_t point = 0;
	*size = (uint32_t)utf8_decode(text, &point);
	if (point < 0x80)
		return (char)point;
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

static struct str text_follows(const struct lexer *lexer, uint32_t at)
{
	return str_slice(lexer->source->text, at, lexer->end);
}

static struct span span_of(const struct lexer *lexer, uint32_t from, uint32_t to)
{
	return (struct span){ lexer->source, from, to };
}

/* ---- blanks ---- */

/* Skips blanks, line ends and comments, and in definitions full-width blanks. */
static void skip_token_blanks(struct lexer *lexer, struct token *token)
{
	while (lexer->at < lexer->end) {
		uint32_t size, at = lexer->at;
		struct str rest = text_follows(lexer, at);
		char c = lex_ascii(rest, &size);
		if (str_starts_with(rest, STR("//"))) {
			lexer->at += (uint32_t)str_find(rest, 0, STR("\n"));
			continue;
		}
		if (size > 1 && c == ' ' && !lexer->reading->code && !token->wide.source)
			token->wide = span_of(lexer, at, at + size);
		else if (size > 1 || (c != ' ' && c != '\t' && c != '\n'))
			return;
		token->first |= c == '\n' && lexer->reading->code;
		lexer->at += size;
	}
}

static uint32_t start_of_lexed_line(const struct lexer *lexer, uint32_t at)
{
	while (at > lexer->from && lexer->source->text.text[at - 1] != '\n')
		at--;
	return at;
}

static unsigned indentation_of_line(const struct lexer *lexer)
{
	unsigned column = 0;
	for (uint32_t at = start_of_lexed_line(lexer, lexer->at); at < lexer->at; at++)
		column += lexer->source->text.text[at] == '\t' ? TAB - column % TAB : 1;
	return column;
}

/* ---- tokens ---- */

/* Makes the token from the bytes up to `to`. */
static void take_token(struct lexer *lexer, struct token *token, enum token_kind kind, uint32_t to)
{
	token->kind = kind;
	token->span = span_of(lexer, lexer->at, to);
	token->text = span_text(token->span);
	lexer->at = to;
}

static void take_bad(
	struct lexer *lexer, struct token *token, uint32_t to, enum check check, const char *message)
{
	take_token(lexer, token, TOKEN_BAD, to);
	token->check = lexer->reading->code ? CHECK_SEMANTICS_SYNTAX : check;
	token->text = str_from_c(message);
}

/* name = [ "$" ] ident [ "." ident ] ; in code without the dot, and "$" may precede digits. False
 * if there is none here. */
static bool lex_name(struct lexer *lexer, struct token *token)
{
	struct str rest = text_follows(lexer, lexer->at);
	uint32_t to = lexer->at + (uint32_t)lex_name_length(rest);
	bool code = lexer->reading->code;
	if (to == lexer->at || (!code && !char_begins_word(rest.text[rest.text[0] == '$'])))
		return false;
	if (!code && to < lexer->end && text_follows(lexer, to).text[0] == '.') {
		size_t more = lex_ident_length(text_follows(lexer, to + 1));
		to += more ? (uint32_t)more + 1 : 0;
	}
	take_token(lexer, token, TOKEN_NAME, to);
	return true;
}

/* "." word, in code; in definitions directly behind ">". False if there is none here. */
static bool dot(struct lexer *lexer, struct token *token)
{
	struct str rest = text_follows(lexer, lexer->at);
	bool class = lexer->at > lexer->from && lexer->source->text.text[lexer->at - 1] == '>';
	size_t end = str_word_end(rest, class && rest.length > 1 && rest.text[1] == '$' ? 2 : 1);
	if ((!lexer->reading->code && !class) || rest.text[0] != '.' || end <= 1)
		return false;
	take_token(lexer, token, TOKEN_DOT, lexer->at + (uint32_t)end);
	token->text = str_slice(token->text, 1, end);
	return true;
}

static void bad_number(struct lexer *lexer, struct token *token, uint32_t to, bool too_large)
{
	struct reading *reading = lexer->reading;
	const char *message = too_large ? "this number needs more than 128 bits"
									: "this is not a number: expected digits, '0x' and hexadecimal "
									  "digits, '0b' and 0 or 1, "
									  "or a real such as 1.5";
	if (!reading->code)
		message = arena_printf(reading->arena,
			too_large ? "%s does not fit in 64 bits"
					  : "%s is not a number: expected digits, '0x' and hexadecimal digits, or '0b' "
						"and 0 or 1",
			reading_quote(reading, span_text(span_of(lexer, lexer->at, to))));
	take_bad(lexer, token, to, CHECK_BAD_NUMBER, message);
}

/* number = digit { digit } | "0x" hex { hex } | "0b" bit { bit } ; in code also
 * real = digits "." digits [ "f" ] ; */
static void lex_number(struct lexer *lexer, struct token *token)
{
	struct str rest = text_follows(lexer, lexer->at);
	struct str text = str_slice(rest, 0, str_word_end(rest, 0));
	char mark = text.length > 1 && text.text[0] == '0' ? (char)(text.text[1] | 0x20) : '\0';
	unsigned base = mark == 'x' ? 16 : mark == 'b' ? 2 : 10;
	size_t start = base == 10 ? 0 : 2, length = text.length;
	bool overflow = false, real = false;
	bool good = length > start && word_read_digits(str_slice(text, start, length), base,
									  &token->number, &overflow) == length - start;
	if (good && lexer->reading->code && base == 10 && length + 1 < rest.length &&
		rest.text[length] == '.' && char_is_digit(rest.text[length + 1])) {
		real = true;
		size_t end = str_word_end(rest, ++length);
		while (length < end && char_is_digit(rest.text[length]))
			length++;
		good = length == end || (length + 1 == end && rest.text[length] == 'f');
		length = end;
	}
	uint32_t to = lexer->at + (uint32_t)length;
	if (!good || overflow || (!lexer->reading->code && token->number.hi)) {
		bad_number(lexer, token, to, good);
		return;
	}
	take_token(lexer, token, real ? TOKEN_REAL : TOKEN_NUMBER, to);
	token->hex = base == 16;
}

/* string = '"' { any character but '"' } '"' ; */
static void string(struct lexer *lexer, struct token *token)
{
	struct str rest = text_follows(lexer, lexer->at + 1);
	const char *close = rest.length ? memchr(rest.text, '"', rest.length) : NULL;
	if (!close) {
		take_bad(lexer, token, lexer->end, CHECK_UNCLOSED_STRING,
			"the string has no closing '\"' on this line");
		return;
	}
	struct str content = { rest.text, (size_t)(close - rest.text) };
	take_token(lexer, token, TOKEN_STRING, lexer->at + (uint32_t)content.length + 2);
	token->text = content;
}

static void bad_character(struct lexer *lexer, struct token *token)
{
	uint32_t size;
	struct reading *reading = lexer->reading;
	struct str rest = text_follows(lexer, lexer->at);
	char ascii = lex_ascii(rest, &size);
	bool wide = size > 1 && ascii;
	size += !size;
	const char *message = ascii == '#' || ascii == '/'
							  ? "a comment begins with '//' and ends with its line"
							  : "this character has no meaning in the semantics language";
	if (reading->code && size > 1) {
		message = "this text is neither a name nor a comment ('//')";
		while (size < rest.length && (unsigned char)rest.text[size] >= 0x80)
			size++;
	} else if (!reading->code) {
		const char *quoted = reading_quote(reading, str_slice(rest, 0, size));
		uint32_t code = 0;
		bool beyond =
			size > 1 && utf8_decode(rest, &code) && !utf8_is_unseen(code) && !utf8_is_letter(code);
		message = ascii == '\'' ? "expected text in double quotes, as in \"r\""
				  : wide
					  ? arena_printf(reading->arena, "full-width %s: expected '%c'", quoted, ascii)
				  : beyond ? arena_printf(reading->arena, "unexpected character %s (U+%04X)",
								 quoted, (unsigned)code)
						   : arena_printf(reading->arena, "unexpected character %s", quoted);
	}
	take_bad(lexer, token, lexer->at + size, wide ? CHECK_FULL_WIDTH : CHECK_SYNTAX, message);
}

/* Is the mark valid in this language? In code a '.' is not, unless it is full-width. */
static bool mark_may_stand(const struct lexer *lexer, size_t mark, bool wide)
{
	if (lexer->reading->code)
		return punct_marks[mark][0] != '.' || wide;
	return mark < CODE_FROM &&
		   !(lexer->angle && punct_marks[mark][0] == '>' && punct_marks[mark][1]);
}

/* Any of the marks; each character may be full-width. */
static void lex_punct(struct lexer *lexer, struct token *token)
{
	enum { LONGEST = 3 };
	char text[LONGEST + 1] = { 0 };
	uint32_t ends[LONGEST + 1] = { lexer->at }, size;
	size_t best = MARK_COUNT, length = 0;
	for (size_t i = 0; i < LONGEST; i++) {
		text[i] = lex_ascii(text_follows(lexer, ends[i]), &size);
		ends[i + 1] = ends[i] + size;
	}
	for (size_t i = 0; i < MARK_COUNT; i++) {
		const char *mark = punct_marks[i];
		if (mark[0] == text[0] && strlen(mark) > length && !strncmp(text, mark, strlen(mark)) &&
			mark_may_stand(lexer, i, ends[1] - ends[0] > 1))
			length = strlen(punct_marks[best = i]);
	}
	if (!length) {
		bad_character(lexer, token);
		return;
	}
	for (size_t i = 0; i < length && !token->wide.source; i++)
		if (ends[i + 1] - ends[i] > 1)
			token->wide = span_of(lexer, ends[i], ends[i + 1]);
	take_token(lexer, token, TOKEN_PUNCT, ends[length]);
	token->text = (struct str){ punct_marks[best], length };
	token->op = best < OPERATORS ? (enum sem_op)(best + 1) : SEM_OP_NONE;
}

void lex_skip(struct lexer *lexer)
{
	struct token token = { .first = lexer->reading->code && !lexer->token.span.source };
	if (lexer->token.span.source)
		lexer->previous = lexer->token.span;
	skip_token_blanks(lexer, &token);
	token.indent = token.first ? indentation_of_line(lexer) : lexer->token.indent;
	if (lexer->at == lexer->end)
		token.span = lex_behind(lexer);
	else if (lex_name(lexer, &token) || dot(lexer, &token))
		;
	else if (char_is_digit(lexer->source->text.text[lexer->at]))
		lex_number(lexer, &token);
	else if (lexer->source->text.text[lexer->at] == '"' && !lexer->reading->code)
		string(lexer, &token);
	else if (lexer->reading->code && str_starts_with(text_follows(lexer, lexer->at), STR("/*")))
		bad_character(lexer, &token);
	else
		lex_punct(lexer, &token);
	lexer->token = token;
}

/* Full-width punctuation is read as its ASCII equivalent; in a definition it is reported once per
 * line. */
static void report_wide(struct lexer *lexer)
{
	bool code = lexer->reading->code;
	struct span span = lexer->token.wide;
	uint32_t size;
	if (!span.source || (!code && (lexer->wide || lexer->failed)))
		return;
	lexer->wide = true;
	char ascii = lex_ascii(span_text(span), &size);
	const char *quoted = reading_quote(lexer->reading, span_text(span));
	struct report *report;
	if (code)
		report = reading_report(lexer->reading, CHECK_SEMANTICS_SYNTAX, span,
			"full-width %s; expected '%c'", quoted, ascii);
	else if (ascii == ' ')
		report = reading_report(
			lexer->reading, CHECK_FULL_WIDTH, span, "full-width blank: expected ' '");
	else
		report = reading_report(
			lexer->reading, CHECK_FULL_WIDTH, span, "full-width %s: expected '%c'", quoted, ascii);
	if (size == span.to - span.from)
		reading_fix(lexer->reading, report, span, (struct str){ &ascii, 1 });
}

void lex_next(struct lexer *lexer)
{
	struct reading *reading = lexer->reading;
	if (reading->code) { /* the current token */
		report_wide(lexer);
		lex_skip(lexer);
		return;
	}
	lex_skip(lexer);
	report_wide(lexer);
	const struct token *token = &lexer->token;
	if (reading->tokens && token->kind != TOKEN_END)
		VEC_PUSH(reading->arena, &reading->tokens->list, *token);
	if (token->kind != TOKEN_NAME || token->text.length <= MAX_NAME || reading->long_name)
		return;
	reading->long_name = true;
	reading_report(reading, CHECK_LIMIT, token->span,
		"a name of %zu characters; expected at most %d", token->text.length, MAX_NAME);
}

void lex_start(struct lexer *lexer, struct reading *reading, struct span span)
{
	*lexer = (struct lexer){ .reading = reading, .source = span.source };
	lexer->from = lexer->at = span.from;
	lexer->end = span.to;
	lexer->previous = span_of(lexer, span.from, span.from);
	lex_next(lexer);
}

bool lex_is(const struct lexer *lexer, const char *punct)
{
	return lexer->token.kind == TOKEN_PUNCT && lexer->token.text.text[0] == punct[0] &&
		   str_equal_c(lexer->token.text, punct);
}

bool lex_is_word(const struct lexer *lexer, const char *word)
{
	return lexer->token.kind == TOKEN_NAME && str_equal_c(lexer->token.text, word);
}

bool lex_accept(struct lexer *lexer, const char *punct)
{
	if (lexer->failed || !lex_is(lexer, punct))
		return false;
	lex_next(lexer);
	return true;
}

bool lex_expect(struct lexer *lexer, const char *punct)
{
	char what[8];
	if (lex_accept(lexer, punct))
		return true;
	snprintf(what, sizeof what, "'%s'", punct);
	lex_expected(lexer, what);
	return false;
}

/* ---- places ---- */

struct span lex_behind(const struct lexer *lexer)
{
	return span_of(lexer, lexer->previous.to, lexer->previous.to);
}

static struct span trimmed(const struct lexer *lexer, uint32_t from, uint32_t to)
{
	struct str whole = span_text(span_of(lexer, from, to)), text = str_trim(whole);
	if (!text.length)
		return span_of(lexer, to, to);
	from += (uint32_t)(text.text - whole.text);
	return span_of(lexer, from, from + (uint32_t)text.length);
}

struct span lex_rest(const struct lexer *lexer)
{
	return trimmed(lexer, lexer->at, lexer->end);
}

struct span lex_line(const struct lexer *lexer)
{
	uint32_t from = start_of_lexed_line(lexer, lexer->token.span.from);
	struct str rest = text_follows(lexer, from);
	rest = str_slice(rest, 0, str_find(rest, 0, STR("\n")));
	return trimmed(lexer, from, from + (uint32_t)str_find(rest, 0, STR("//")));
}

void lex_skip_line(struct lexer *lexer)
{
	lexer->at = lex_line(lexer).to;
	lexer->token.span = span_of(lexer, lexer->at, lexer->at);
	lex_skip(lexer);
}

/* ---- errors ---- */

struct report *lex_vfail(
	struct lexer *lexer, enum check check, struct span span, const char *format, va_list arguments)
{
	bool silent = lexer->failed || (lexer->wide && !lexer->reading->code);
	struct report *report =
		silent ? NULL : reading_vreport(lexer->reading, check, span, format, arguments);
	lexer->failed = true;
	if (!lexer->reading->code) {
		lexer->at = lexer->end;
		lexer->token = (struct token){ .span = lex_behind(lexer) };
	}
	return report;
}

struct report *lex_fail(
	struct lexer *lexer, enum check check, struct span span, const char *format, ...)
{
	va_list arguments;
	va_start(arguments, format);
	struct report *report = lex_vfail(lexer, check, span, format, arguments);
	va_end(arguments);
	return report;
}

struct report *lex_expected(struct lexer *lexer, const char *what)
{
	struct token token = lexer->token;
	struct reading *reading = lexer->reading;
	bool ended = token.kind == TOKEN_END || token.first;
	const char *behind = "";
	if (lexer->failed)
		return NULL;
	if (token.kind == TOKEN_BAD)
		return lex_fail(lexer, token.check, token.span, "%.*s", STR_ARG(token.text));
	if (lexer->previous.to > lexer->previous.from)
		behind = arena_printf(
			reading->arena, " after %s", reading_quote(reading, span_text(lexer->previous)));
	return lex_fail(lexer, reading->code ? CHECK_SEMANTICS_SYNTAX : CHECK_SYNTAX,
		ended ? lex_behind(lexer) : token.span, "expected %s%s, found %s", what, behind,
		ended ? "the end of the line" : reading_quote(reading, span_text(token.span)));
}
