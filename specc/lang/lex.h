/* Lexer: the text of one line becomes tokens, read one at a time with one token of lookahead. */
#ifndef SPECC_LANG_LEX_H
#define SPECC_LANG_LEX_H

#include <stdbool.h>
#include <stdint.h>

#include "base/arena.h"
#include "base/diag.h"
#include "base/source.h"
#include "base/str.h"

/* A file full of errors gets this many reports, then one of check `limit`, then silence. */
#define READING_MAX_REPORTS 1000

/* What all lines of one source share. */
struct reading {
	struct arena *arena;
	struct diag *diag;
	const struct source *source;
	size_t reports; /* made so far */
	bool long_name; /* a name that is too long has been reported */
};

/* As diag_report, but returns NULL and reports nothing beyond READING_MAX_REPORTS. */
struct report *reading_report(struct reading *reading, enum check check, struct span span,
	const char *format, ...) __attribute__((format(printf, 4, 5)));
/* Adds a note, unless report is NULL. */
void reading_note(struct reading *reading, struct report *report, struct span span,
	const char *format, ...) __attribute__((format(printf, 4, 5)));
/* True when no further report will be shown, so that what is defective need not be kept. */
bool reading_is_silent(const struct reading *reading);
/* 'text' in quotes for a message: cut to 40 characters, control characters replaced. */
const char *reading_quote(struct reading *reading, struct str text);
struct span reading_span(const struct reading *reading, uint32_t from, uint32_t to);

enum token_kind {
	TOKEN_END,  /* end of the line, or a comment */
	TOKEN_NAME, /* ident, ident.ident or $ident */
	TOKEN_NUMBER,
	TOKEN_STRING,
	TOKEN_PUNCT,
	TOKEN_BAD /* no token; reported where the parser meets it */
};

struct token {
	enum token_kind kind;
	struct span span;
	struct str text; /* as written; string: without quotes; punct: in ASCII; bad: the message */
	uint64_t number;
	bool hex;         /* written with 0x */
	enum check check; /* of a bad token */
};

/* One line. A line gets one error at most: after lex_fail or lex_expected it counts as read (the
 * token is TOKEN_END), so that every loop over it ends; full-width punctuation is read on. */
struct lexer {
	struct reading *reading;
	uint32_t at, end;     /* bytes of the source: behind the current token, end of the line */
	struct token token;   /* the current token */
	struct span previous; /* the token before it; NO_SPAN at the start */
	bool angle;           /* inside <...>: '>' is always a token of its own */
	bool failed;          /* an error was reported */
	bool wide;            /* full-width punctuation was reported */
};

/* Starts to read the bytes of span (without a line end) and reads the first token. */
void lex_start(struct lexer *lexer, struct reading *reading, struct span span);
void lex_next(struct lexer *lexer);

/* Is the current token this punctuation? */
bool lex_is(const struct lexer *lexer, const char *punct);
/* If so, steps over it. */
bool lex_accept(struct lexer *lexer, const char *punct);
/* The same, but reports when it is not. */
bool lex_expect(struct lexer *lexer, const char *punct);

/* Reports an error of this line, unless there was one, and ends the line. Sets failed. */
void lex_fail(struct lexer *lexer, enum check check, struct span span, const char *format, ...)
	__attribute__((format(printf, 4, 5)));
/* Reports "expected <what> behind <the last token>, found <the current token>". */
void lex_expected(struct lexer *lexer, const char *what);
/* The empty place behind the last token that was stepped over. */
struct span lex_behind(const struct lexer *lexer);

/* The text from the end of the current token to the end of the line, trimmed. */
struct span lex_rest(const struct lexer *lexer);

/* Length of the ident that the text begins with; 0 when it begins with none. */
size_t lex_ident_length(struct str text);
/* Does the text contain this character? */
bool lex_has(struct str text, char c);
/* The ASCII character that a full-width one stands for (';' for U+FF1B), c itself if it is ASCII,
 * else 0. *size: its bytes. */
char lex_ascii(struct str text, uint32_t *size);

#endif
