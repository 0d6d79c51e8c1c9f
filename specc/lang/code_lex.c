/* Lexer of the semantics language: the text of a fence becomes tokens. */
#include "lang/code_lex.h"

#include <string.h>

enum { TAB = 4 };

/* The longest one that the text begins with is meant; and characters that stand alone. */
static const char *const marks[] = {
#define SEM_OP(name, text, kind, level, holds) text,
	SEM_OPS(SEM_OP)
#undef SEM_OP
	/* clang-format off */
	"<<=", ">>=", "++", "--", "+=", "-=", "*=", "&=", "|=", "^=",
	/* clang-format on */
};
static const char alone[] = "=()[]{},;:?%@";
enum { MARK_COUNT = sizeof marks / sizeof *marks };

/* Full-width characters that authors who type Chinese leave in code. */
static const struct wide {
	uint32_t code;
	const char *ascii;
} wide_characters[] = {
	{ 0x3002, "." },
	{ 0x3010, "[" },
	{ 0x3011, "]" },
	{ 0xff01, "!" },
	{ 0xff08, "(" },
	{ 0xff09, ")" },
	{ 0xff0a, "*" },
	{ 0xff0b, "+" },
	{ 0xff0c, "," },
	{ 0xff0d, "-" },
	{ 0xff1a, ":" },
	{ 0xff1b, ";" },
	{ 0xff1c, "<" },
	{ 0xff1d, "=" },
	{ 0xff1e, ">" },
	{ 0xff1f, "?" },
	{ 0xff5b, "{" },
	{ 0xff5d, "}" },
	{ 0xff5e, "~" },
};
enum { WIDE_COUNT = sizeof wide_characters / sizeof *wide_characters };

size_t sem_ident_length(struct str text)
{
	size_t length = text.length > 1 && text.text[0] == '$' && char_is_word(text.text[1]);
	if (!length && (!text.length || !char_begins_word(text.text[0])))
		return 0;
	while (length < text.length && char_is_word(text.text[length]))
		length++;
	return length;
}

static char peek(const struct sem_lexer *l, uint32_t ahead)
{
	return l->at + ahead < l->end ? l->source->text.text[l->at + ahead] : '\0';
}

static struct str rest(const struct sem_lexer *l)
{
	return (struct str){ l->source->text.text + l->at, l->end - l->at };
}

/* Indentation of the line that begins at line_from. */
static unsigned indentation(const struct sem_lexer *l)
{
	unsigned column = 0;
	for (uint32_t at = l->line_from; at < l->end; at++) {
		char c = l->source->text.text[at];
		if (c == '\t')
			column += TAB - column % TAB;
		else if (c == ' ')
			column++;
		else
			break;
	}
	return column;
}

static void skip_comment(struct sem_lexer *l)
{
	while (l->at < l->end && peek(l, 0) != '\n')
		l->at++;
}

/* Skips blanks, ends of lines and comments; *first: an end of line was among them. */
static void skip_blanks(struct sem_lexer *l, bool *first)
{
	for (;;) {
		char c = peek(l, 0);
		if (l->at < l->end && c == '\n') {
			*first = true;
			l->line_from = ++l->at;
		} else if (c == ' ' || c == '\t') {
			l->at++;
		} else if (c == '/' && peek(l, 1) == '/') {
			skip_comment(l);
		} else {
			return;
		}
	}
}

static void finish(struct sem_lexer *l, enum sem_token_kind kind, size_t length)
{
	l->token.kind = kind;
	l->token.text = str_slice(rest(l), 0, length);
	l->token.span.from = l->at;
	l->token.span.to = l->at += (uint32_t)length;
}

static void bad(struct sem_lexer *l, size_t length, const char *message)
{
	finish(l, SEM_TOKEN_BAD, length);
	l->token.text = str_from_c(message);
}

/* *word = *word * base + digit; false when it needs more than 128 bits. */
static bool add_digit(struct word *word, unsigned base, unsigned digit)
{
	uint64_t parts[4] = { word->lo & 0xffffffff, word->lo >> 32, word->hi & 0xffffffff,
		word->hi >> 32 };
	uint64_t carry = digit;
	for (size_t i = 0; i < 4; i++) {
		carry += parts[i] * base;
		parts[i] = carry & 0xffffffff;
		carry >>= 32;
	}
	*word = (struct word){ parts[0] | parts[1] << 32, parts[2] | parts[3] << 32 };
	return carry == 0;
}

/* number = digits | "0x" hex-digits | "0b" bits ; real = digits "." digits [ "f" ] ; */
static void number(struct sem_lexer *l)
{
	struct str text = rest(l);
	char second = text.length > 1 ? text.text[1] : '\0';
	unsigned base = 10;
	size_t length = 0, start = 0;
	if (text.text[0] == '0' && (second == 'x' || second == 'X' || second == 'b' || second == 'B')) {
		base = second == 'x' || second == 'X' ? 16 : 2;
		start = length = 2;
	}
	struct word value = { 0 };
	bool fits = true;
	for (; length < text.length && (unsigned)hex_digit(text.text[length]) < base; length++)
		fits = add_digit(&value, base, (unsigned)hex_digit(text.text[length])) && fits;
	bool digits = length > start, real = false;
	if (base == 10 && length + 1 < text.length && text.text[length] == '.' &&
		char_is_digit(text.text[length + 1])) {
		real = true;
		for (length++; length < text.length && char_is_digit(text.text[length]); length++)
			continue;
		length += length < text.length && text.text[length] == 'f';
	}
	size_t end = length;
	while (end < text.length && char_is_word(text.text[end]))
		end++;
	if (end != length || !digits) {
		bad(l, end, "this is not a number");
	} else if (!fits) {
		bad(l, length, "this number needs more than 128 bits");
	} else {
		finish(l, real ? SEM_TOKEN_REAL : SEM_TOKEN_NUMBER, length);
		l->token.number = value;
	}
}

/* A character that is not ASCII: punctuation of the wrong width, or nothing of the language. */
static void foreign(struct sem_lexer *l)
{
	uint32_t code = 0;
	size_t length = utf8_decode(rest(l), &code);
	for (size_t i = 0; i < WIDE_COUNT; i++)
		if (wide_characters[i].code == code) {
			finish(l, SEM_TOKEN_PUNCT, length);
			l->token.text = str_from_c(wide_characters[i].ascii);
			l->token.op = sem_op_find(l->token.text);
			l->token.wide = true;
			return;
		}
	for (length = length ? length : 1; (unsigned char)peek(l, (uint32_t)length) >= 0x80;)
		length++;
	bad(l, length, "this text is neither a name nor a comment ('//')");
}

static void punct(struct sem_lexer *l)
{
	struct str text = rest(l);
	size_t length = text.text[0] && strchr(alone, text.text[0]);
	for (size_t i = 0; i < MARK_COUNT; i++)
		if (strlen(marks[i]) > length && str_starts_with(text, str_from_c(marks[i])))
			length = strlen(marks[i]);
	if (length) {
		finish(l, SEM_TOKEN_PUNCT, length);
		l->token.op = sem_op_find(l->token.text);
	} else if ((unsigned char)text.text[0] >= 0x80) {
		foreign(l);
	} else {
		bad(l, 1, "this character has no meaning in the semantics language");
	}
}

void sem_lex_next(struct sem_lexer *l)
{
	bool first = l->token.span.source == NULL;
	if (!first)
		l->previous = l->token.span;
	skip_blanks(l, &first);
	if (first)
		l->indent = indentation(l);
	l->token = (struct sem_token){ .first = first, .indent = l->indent };
	l->token.span.source = l->source;
	if (l->at >= l->end)
		finish(l, SEM_TOKEN_END, 0);
	else if (sem_ident_length(rest(l)))
		finish(l, SEM_TOKEN_NAME, sem_ident_length(rest(l)));
	else if (char_is_digit(peek(l, 0)))
		number(l);
	else if (peek(l, 0) == '.' && char_is_word(peek(l, 1))) {
		size_t length = 1;
		while (char_is_word(peek(l, (uint32_t)length)))
			length++;
		finish(l, SEM_TOKEN_DOT, length);
		l->token.text = str_slice(l->token.text, 1, length);
	} else
		punct(l);
}

void sem_lex_start(struct sem_lexer *l, struct span span)
{
	*l = (struct sem_lexer){ .source = span.source, .at = span.from, .end = span.to };
	l->line_from = span.from;
	l->previous = (struct span){ span.source, span.from, span.from };
	sem_lex_next(l);
}

bool sem_lex_is(const struct sem_lexer *l, const char *op)
{
	return l->token.kind == SEM_TOKEN_PUNCT && str_equal_c(l->token.text, op);
}

bool sem_lex_is_word(const struct sem_lexer *l, const char *word)
{
	return l->token.kind == SEM_TOKEN_NAME && str_equal_c(l->token.text, word);
}

/* Where a "//" in text begins, or its length. */
static size_t comment_at(struct str text)
{
	for (size_t i = 0; i + 1 < text.length; i++)
		if (text.text[i] == '/' && text.text[i + 1] == '/')
			return i;
	return text.length;
}

struct span sem_lex_line(const struct sem_lexer *l)
{
	const char *start = l->source->text.text;
	uint32_t to = l->line_from;
	while (to < l->end && start[to] != '\n')
		to++;
	struct str line = { start + l->line_from, to - l->line_from };
	line = str_trim(str_slice(line, 0, comment_at(line)));
	uint32_t from = (uint32_t)(line.text - start);
	return (struct span){ l->source, from, from + (uint32_t)line.length };
}

void sem_lex_skip_line(struct sem_lexer *l)
{
	struct span line = sem_lex_line(l);
	l->token.span = (struct span){ l->source, line.to, line.to };
	l->at = line.to;
	sem_lex_next(l);
}
