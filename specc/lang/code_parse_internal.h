/* SPDX-License-Identifier: MIT */
/* Shared by the files of the semantics parser. */
#ifndef SPECC_LANG_CODE_PARSE_INTERNAL_H
#define SPECC_LANG_CODE_PARSE_INTERNAL_H

#include "lang/code_parse.h"
#include "lang/lex.h"

/* What a view is where a statement names it, and the node that has it. */
struct sem_seen_view {
	struct sem_expr *node;
	struct sem_view view;
};

struct sem_seen_views {
	VEC(struct sem_seen_view) list;
};

/* When sem_fail or lex_expected reports an error, the current statement is abandoned: lexer.failed
 * is set, all functions return at once, and the loop over statements resumes after it. */
struct sem_parser {
	struct arena *arena;    /* of the nodes */
	struct reading reading; /* of the section */
	const struct sem_mnemonics *mnemonics;
	struct lexer lexer;
	struct sem_block *block;        /* the current block */
	struct sem_seen_views views;    /* that the current statement names */
	struct sem_body before, behind; /* statements that views in its targets need */
	const struct sem_body *inner;   /* in the block of a group: what $insn stands for; else NULL */
	bool in_group;                  /* in the block of a group, where holes are filled */
	unsigned filled;                /* levels of holes in what fills holes */
	bool in_bars;                   /* inside |...|: a bar closes it */
	bool by_name;                   /* in the code of operand modes: see struct sem_expr */
	bool effect;                    /* in that before the block: see struct sem_expr */
	unsigned depth;                 /* of nested expressions */
	unsigned nesting;               /* of nested statements */
	unsigned breakable;             /* number of enclosing loops and switches */
	unsigned loops;                 /* number of enclosing loops */
	unsigned nodes;                 /* so far in the section */
	unsigned header_indent;         /* columns; of the block's header */
	bool has_header;                /* false: the body of a __DefFunction */
	bool is_machine;                /* __DefISA: trap: and reset: */
};

/* Reports an error without abandoning the statement. Returns the report for notes, or NULL beyond
 * the limit. */
struct report *sem_complain(struct sem_parser *p, struct span span, const char *format, ...)
	__attribute__((format(printf, 3, 4)));
/* Reports an error and abandons the statement. Silent if it was abandoned already. */
struct report *sem_fail(struct sem_parser *p, struct span span, const char *format, ...)
	__attribute__((format(printf, 3, 4)));
/* Ends the abandoned state. Returns true, and marks the block as broken, if the statement had been
 * abandoned. */
bool sem_forgive(struct sem_parser *p);
/* Consumes the closing bracket of the one at `open`, or reports that it is missing. */
void sem_close(struct sem_parser *p, const char *punct, struct span open);
/* From `from` to the last consumed token. */
struct span sem_span_from(const struct sem_parser *p, struct span from);

/* To be called for every node. Beyond SEM_MAX_NODES the rest of the fence is skipped. */
void sem_count_node(struct sem_parser *p);

/* parse_expr.c, which also parses constants of definitions: these use the reading of the lexer
 * instead of the parser's. Never NULL. */
struct sem_expr *sem_parse_expr(struct sem_parser *p);
/* In the block of a group: what fills the hole that the current token is, or NULL. */
const struct ast_fill *sem_find_fill(const struct sem_parser *p);
/* Begins to read what fills it; false if that is nested too deep, which is reported. */
bool sem_enter_fill(struct sem_parser *p, const struct ast_fill *fill);
/* Parses binary operators with at least this precedence. */
struct sem_expr *sem_parse_binary(struct sem_parser *p, unsigned lowest);
/* "<" [ expr { "," expr } ] ">", as SEM_TUPLE; '<' is the current token. */
struct sem_expr *sem_parse_arguments(struct sem_parser *p);
/* The value of a view, from its text. */
struct sem_expr *sem_parse_view(struct sem_parser *p, struct span text);
struct sem_expr *sem_parse_unary(struct sem_parser *p);
struct sem_expr *sem_parse_postfix(struct sem_parser *p);

/* code_parse_statement.c: parses statements up to the next header or the end of the fence. */
void sem_parse_statements(struct sem_parser *p, struct sem_body *body);

/* code_header.c */

/* Does the current token begin a header? */
bool sem_at_header(const struct sem_parser *p);
/* Reads a header into the current block: that of the current line, or one of a template. */
void sem_parse_header_line(struct sem_parser *p);
void sem_parse_header(struct sem_parser *p, struct str text);
/* Is a normalised line the header of some template? */
bool sem_is_template_text(const struct sem_parser *p, struct str normal);

#endif
