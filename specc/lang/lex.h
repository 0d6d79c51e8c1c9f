/* Lexer: text becomes tokens, read one at a time with one token of lookahead: a line of a
 * definition, or pseudo-code of many lines. */
#ifndef SPECC_LANG_LEX_H
#define SPECC_LANG_LEX_H

#include <stdarg.h>
#include <stdbool.h>
#include <stdint.h>

#include "base/arena.h"
#include "base/diag.h"
#include "base/source.h"
#include "base/str.h"
#include "lang/code_op.h"
#include "number/word.h"

/* A file full of errors gets this many reports, then one of check `limit`, then silence; so does a
 * section of pseudo-code. */
#define READING_MAX_REPORTS      1000
#define READING_MAX_CODE_REPORTS 200

/* What all lines of one source share, or all fences of a section. */
struct reading {
	bool code; /* pseudo-code */
	struct arena *arena;
	struct diag *diag;
	const struct source *source; /* of a definition */
	size_t reports;              /* made so far */
	bool long_name;              /* a name that is too long has been reported */
	struct arena scratch;        /* of a definition: for one expression */
};

/* As diag_report, but returns NULL and reports nothing beyond the limit. */
struct report *reading_report(struct reading *reading, enum check check, struct span span,
	const char *format, ...) __attribute__((format(printf, 4, 5)));
struct report *reading_vreport(struct reading *reading, enum check check, struct span span,
	const char *format, va_list arguments) __attribute__((format(printf, 4, 0)));
/* Adds a note, unless report is NULL. */
void reading_note(struct reading *reading, struct report *report, struct span span,
	const char *format, ...) __attribute__((format(printf, 4, 5)));
/* True when no further report will be shown, so that what is defective need not be kept. */
bool reading_is_silent(const struct reading *reading);
/* 'text' in quotes for a message: cut to 40 characters and to a line. */
const char *reading_quote(struct reading *reading, struct str text);
struct span reading_span(const struct reading *reading, uint32_t from, uint32_t to);

enum token_kind {
	TOKEN_END,  /* end of the text; of a line also its comment */
	TOKEN_NAME, /* ident, $ident; of a definition also ident.ident */
	TOKEN_DOT,  /* code: .word; text is the word */
	TOKEN_NUMBER,
	TOKEN_REAL,   /* code: 1.0f, 0.5 */
	TOKEN_STRING, /* of a definition */
	TOKEN_PUNCT,
	TOKEN_BAD /* no token; reported where the parser meets it */
};

struct token {
	enum token_kind kind;
	bool hex;        /* a number written with 0x */
	bool first;      /* code: the first of its line */
	unsigned indent; /* code: of its line, columns; a tab goes on to the next multiple of 4 */
	struct span span;
	struct span wide;   /* its first full-width character, or one before it; else NO_SPAN */
	struct str text;    /* as written; string: without quotes; punct: in ASCII; bad: the message */
	enum sem_op op;     /* PUNCT: or SEM_OP_NONE */
	struct word number; /* of a definition: below 2^64 */
	enum check check;   /* of a bad token */
};

/* A line of a definition gets one error at most: after lex_fail or lex_expected it counts as read
 * (the token is TOKEN_END), so that every loop over it ends; full-width punctuation is read on. In
 * pseudo-code they only set `failed`, and are silent until the parser takes it back. Copying a
 * lexer saves the place. */
struct lexer {
	struct reading *reading;
	const struct source *source;
	uint32_t from, at, end; /* bytes of the source: the start, behind the current token, the end */
	struct token token;     /* the current token */
	struct span previous;   /* the token before it; empty at the start */
	bool angle;             /* inside <...>: '>' is always a token of its own */
	bool failed;            /* an error was reported */
	bool wide;              /* full-width punctuation of the line was reported */
};

/* Starts to read the bytes of span and reads the first token. For pseudo-code the reading needs no
 * more than `code` until something is reported. */
void lex_start(struct lexer *lexer, struct reading *reading, struct span span);
/* The next token; reports full-width punctuation and names that are too long. */
void lex_next(struct lexer *lexer);
/* The same without any report. */
void lex_skip(struct lexer *lexer);

/* Is the current token this punctuation, or this name? */
bool lex_is(const struct lexer *lexer, const char *punct);
bool lex_is_word(const struct lexer *lexer, const char *word);
/* If so, steps over it, unless an error was reported. */
bool lex_accept(struct lexer *lexer, const char *punct);
/* The same, but reports when it is not. */
bool lex_expect(struct lexer *lexer, const char *punct);

/* Reports an error, unless there was one. Sets failed. The report, for notes, or NULL. */
struct report *lex_fail(struct lexer *lexer, enum check check, struct span span, const char *format,
	...) __attribute__((format(printf, 4, 5)));
struct report *lex_vfail(struct lexer *lexer, enum check check, struct span span,
	const char *format, va_list arguments) __attribute__((format(printf, 4, 0)));
/* Reports "expected <what> after <the last token>, found <the current token>". */
struct report *lex_expected(struct lexer *lexer, const char *what);
/* The empty place behind the last token that was stepped over. */
struct span lex_behind(const struct lexer *lexer);

/* The text from the end of the current token to the end of the line, trimmed. */
struct span lex_rest(const struct lexer *lexer);
/* Pseudo-code: the line of the current token without blanks at its ends and without comment. */
struct span lex_line(const struct lexer *lexer);
/* Goes on behind that line. */
void lex_skip_line(struct lexer *lexer);

/* Length of the ident that the text begins with; 0 when it begins with none. */
size_t lex_ident_length(struct str text);
/* The same of a name of pseudo-code (Rd, $sp, $1). */
size_t lex_name_length(struct str text);
/* Does the text contain this character? */
bool lex_has(struct str text, char c);
/* The ASCII character that a full-width one stands for (';' for U+FF1B), c itself if it is ASCII,
 * else 0. *size: its bytes. */
char lex_ascii(struct str text, uint32_t *size);

#endif
