/* Lexer of the semantics language: the text of a fence becomes tokens, read one at a time. */
#ifndef SPECC_LANG_CODE_LEX_H
#define SPECC_LANG_CODE_LEX_H

#include "base/arena.h"
#include "base/diag.h"
#include "base/source.h"
#include "base/str.h"
#include "lang/code_op.h"
#include "number/word.h"

enum sem_token_kind {
	SEM_TOKEN_END,
	SEM_TOKEN_NAME,
	SEM_TOKEN_DOT, /* .word; text is the word */
	SEM_TOKEN_NUMBER,
	SEM_TOKEN_REAL,
	SEM_TOKEN_PUNCT, /* text is ASCII, also where the author wrote a full-width character */
	SEM_TOKEN_BAD    /* no token; text is the message */
};

struct sem_token {
	enum sem_token_kind kind;
	bool first;      /* the first of its line */
	bool wide;       /* full-width punctuation */
	unsigned indent; /* of its line, columns; a tab goes on to the next multiple of 4 */
	struct span span;
	struct str text;
	enum sem_op op; /* PUNCT */
	struct word number;
};

/* Copying it saves the place. */
struct sem_lexer {
	const struct source *source;
	uint32_t at, end;   /* bytes of the source: behind the current token, end of the text */
	uint32_t line_from; /* start of the line of the current token */
	unsigned indent;    /* its indentation */
	struct sem_token token;
	struct span previous; /* the token before it; empty at the start of the text */
};

/* Starts to read the bytes of span and reads the first token. */
void sem_lex_start(struct sem_lexer *lexer, struct span span);
void sem_lex_next(struct sem_lexer *lexer);
/* Is the current token this punctuation, or this word? */
bool sem_lex_is(const struct sem_lexer *lexer, const char *punct);
bool sem_lex_is_word(const struct sem_lexer *lexer, const char *word);
/* The line of the current token without blanks at its ends and without comment. */
struct span sem_lex_line(const struct sem_lexer *lexer);
/* Goes on behind the current line. */
void sem_lex_skip_line(struct sem_lexer *lexer);

/* Length of the name that the text begins with (Rd, $sp), 0 when it begins with none. */
size_t sem_ident_length(struct str text);

#endif
