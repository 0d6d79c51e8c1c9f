/* What the files of the parser of the semantics language share. */
#ifndef SPECC_LANG_CODE_PARSE_INTERNAL_H
#define SPECC_LANG_CODE_PARSE_INTERNAL_H

#include "lang/code_parse.h"
#include "lang/lex.h"

/* After a report of sem_fail or lex_expected the statement in hand is lost: lexer.failed is set,
 * every function returns at once, and the loop over statements goes on behind it. */
struct sem_parser {
	struct arena *arena;    /* of the nodes */
	struct reading reading; /* of the section */
	const struct sem_mnemonics *mnemonics;
	struct lexer lexer;
	struct sem_block *block; /* the one in hand */
	bool in_bars;            /* inside |...|: a bar ends it */
	unsigned depth;          /* of expressions in hand */
	unsigned nesting;        /* of statements in hand */
	unsigned breakable;      /* loops and switches in hand */
	unsigned nodes;          /* of the section */
	unsigned header_indent;  /* of the block's header */
	bool has_header;         /* false: the body of a __DefFunction */
	bool is_machine;         /* __DefISA: trap: and reset: */
};

/* Reports; the statement goes on. Returns the report for notes, NULL beyond a limit. */
struct report *sem_complain(struct sem_parser *p, struct span span, const char *format, ...)
	__attribute__((format(printf, 3, 4)));
/* The same, and gives the statement up. Silent when it was given up before. */
struct report *sem_fail(struct sem_parser *p, struct span span, const char *format, ...)
	__attribute__((format(printf, 3, 4)));
/* Takes back that the statement was given up; true if it was, and the block is then broken. */
bool sem_forgive(struct sem_parser *p);
/* Steps over the closing bracket of what was opened at `open`. */
void sem_close(struct sem_parser *p, const char *punct, struct span open);
/* From `from` to the last token that was stepped over. */
struct span sem_span_from(const struct sem_parser *p, struct span from);

/* To be called for every node: beyond SEM_MAX_NODES the rest of the fence is given up. */
void sem_count_node(struct sem_parser *p);

/* parse_expr.c, which serves constants of definitions too: those have a reading of their own, in
 * the lexer. Never NULL. */
struct sem_expr *sem_parse_expr(struct sem_parser *p);
/* Operators between two operands that bind at least so tightly. */
struct sem_expr *sem_parse_binary(struct sem_parser *p, unsigned lowest);
/* "<" [ expr { "," expr } ] ">", as SEM_TUPLE; '<' is the current token. */
struct sem_expr *sem_parse_arguments(struct sem_parser *p);
struct sem_expr *sem_parse_unary(struct sem_parser *p);
struct sem_expr *sem_parse_postfix(struct sem_parser *p);

/* code_parse_statement.c: statements up to the next header or the end of the fence */
void sem_parse_statements(struct sem_parser *p, struct sem_body *body);

/* code_parse.c: does the current token begin a header? */
bool sem_at_header(const struct sem_parser *p);

#endif
