/* SPDX-License-Identifier: MIT */
/* Lexer: turns a line of a definition, or many lines of pseudo-code, into tokens, one at a time
 * with one token of lookahead. */
#ifndef SPECC_LANG_LEX_H
#define SPECC_LANG_LEX_H

#include <stdarg.h>
#include <stdbool.h>
#include <stdint.h>

#include "base/arena.h"
#include "base/diag.h"
#include "base/source.h"
#include "base/str.h"
#include "base/vec.h"
#include "lang/code_builtin.h"
#include "number/word.h"

/* Most syntax errors reported for a file, and for a section of pseudo-code; then one of check
 * `limit` follows. */
#define READING_MAX_REPORTS      1000
#define READING_MAX_CODE_REPORTS 200

struct tokens;

/* State shared by all lines of a source, or by all fences of a section. */
struct reading {
	bool code; /* pseudo-code */
	struct arena *arena;
	struct diag *diag;
	const struct source *source; /* of a definition */
	size_t reports;              /* number so far */
	bool long_name;              /* an overlong name has been reported */
	struct arena scratch;        /* of a definition: reused for each expression */
	struct tokens *tokens;       /* NULL, or gets the tokens that lex_next reads */
};

/* Like diag_report, but beyond the limit returns NULL and reports nothing. */
struct report *reading_report(struct reading *reading, enum check check, struct span span,
	const char *format, ...) __attribute__((format(printf, 4, 5)));
struct report *reading_vreport(struct reading *reading, enum check check, struct span span,
	const char *format, va_list arguments) __attribute__((format(printf, 4, 0)));
/* Adds a note, unless report is NULL. */
void reading_note(struct reading *reading, struct report *report, struct span span,
	const char *format, ...) __attribute__((format(printf, 4, 5)));
/* Adds a fix, unless report is NULL. */
void reading_fix(struct reading *reading, struct report *report, struct span span, struct str text);
/* True if no further report will be shown, so that faulty nodes need not be kept. */
bool reading_is_silent(const struct reading *reading);
/* 'text' in quotes for a message, cut to one line and 40 characters. */
const char *reading_quote(struct reading *reading, struct str text);
struct span reading_span(const struct reading *reading, uint32_t from, uint32_t to);

enum token_kind {
	TOKEN_END,  /* end of the text; of a line: also its comment */
	TOKEN_NAME, /* ident, $ident; in definitions also ident.ident */
	TOKEN_DOT,  /* code: .word; text is the word */
	TOKEN_NUMBER,
	TOKEN_REAL,   /* code: 1.0f, 0.5 */
	TOKEN_STRING, /* only in definitions */
	TOKEN_PUNCT,
	TOKEN_BAD /* not a token; reported when the parser reaches it */
};

struct token {
	enum token_kind kind;
	bool hex;        /* a number written with 0x */
	bool first;      /* code: first of its line */
	unsigned indent; /* code: of its line, columns; a tab advances to the next multiple of 4 */
	struct span span;
	struct span wide;   /* first full-width character in or before it; else NO_SPAN */
	struct str text;    /* as written; STRING: without quotes; PUNCT: in ASCII; BAD: the message */
	enum sem_op op;     /* PUNCT: or SEM_OP_NONE */
	struct word number; /* in definitions below 2^64 */
	enum check check;   /* of a bad token */
};

struct tokens {
	VEC(struct token) list; /* without TOKEN_END */
};

/* A line of a definition gets at most one error: lex_fail and lex_expected end it (the token
 * becomes TOKEN_END), so that every loop over it ends; full-width punctuation does not end it. In
 * pseudo-code they only set `failed`, and stay silent until the parser clears it. To look ahead,
 * copy the lexer. */
struct lexer {
	struct reading *reading;
	const struct source *source;
	uint32_t from, at, end; /* offsets: start, after the current token, end */
	struct token token;     /* the current token */
	struct span previous;   /* the token before it; empty at first */
	bool angle;             /* inside <...>: '>' is always a single token */
	bool failed;            /* an error was reported */
	bool wide;              /* full-width punctuation has been reported */
};

/* Starts reading the bytes of span and reads the first token. For pseudo-code only `code` of the
 * reading must be set unless errors are reported. */
void lex_start(struct lexer *lexer, struct reading *reading, struct span span);
/* Advances to the next token. Reports full-width punctuation and overlong names. */
void lex_next(struct lexer *lexer);
/* Advances to the next token without reports. */
void lex_skip(struct lexer *lexer);

/* Is the current token this punctuation, or this name? */
bool lex_is(const struct lexer *lexer, const char *punct);
bool lex_is_word(const struct lexer *lexer, const char *word);
/* If so, consumes it, unless an error was reported. */
bool lex_accept(struct lexer *lexer, const char *punct);
/* Like lex_accept, but reports an error if the token is another. */
bool lex_expect(struct lexer *lexer, const char *punct);

/* Reports an error, unless there was one, and sets `failed`. Returns the report, for notes, or
 * NULL. */
struct report *lex_fail(struct lexer *lexer, enum check check, struct span span, const char *format,
	...) __attribute__((format(printf, 4, 5)));
struct report *lex_vfail(struct lexer *lexer, enum check check, struct span span,
	const char *format, va_list arguments) __attribute__((format(printf, 4, 0)));
/* Reports "expected <what> after <the last token>, found <the current token>". */
struct report *lex_expected(struct lexer *lexer, const char *what);
/* The empty span after the last consumed token. */
struct span lex_behind(const struct lexer *lexer);

/* The text from the end of the current token to the end of the line, trimmed. */
struct span lex_rest(const struct lexer *lexer);
/* Pseudo-code: the line of the current token, trimmed and without comment. */
struct span lex_line(const struct lexer *lexer);
/* Pseudo-code: advances past that line. */
void lex_skip_line(struct lexer *lexer);

/* Length in bytes of the ident at the start of the text, or 0. */
size_t lex_ident_length(struct str text);
/* Length in bytes of the name of pseudo-code (Rd, $sp, $1) at the start of the text, or 0. */
size_t lex_name_length(struct str text);
/* Does the text contain this character? */
bool lex_has(struct str text, char c);
/* The first character of text: ASCII characters as they are, full-width ones as their ASCII
 * equivalents (';' for U+FF1B), others as 0. *size: its length in bytes. */
char lex_ascii(struct str text, uint32_t *size);

#endif
