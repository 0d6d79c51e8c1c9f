/* SPDX-License-Identifier: MIT */
/* Parser of the semantics language: the fences of a section become blocks of statements. */
#ifndef SPECC_LANG_CODE_PARSE_H
#define SPECC_LANG_CODE_PARSE_H

#include "base/diag.h"
#include "lang/ast.h"
#include "lang/code_ast.h"

/* What stands for a register that is bits of others, a view, where a block names it. */
struct sem_view {
	struct span read; /* pseudo-code of its value */
	bool is_refused;  /* its number is computed, which is not possible for its file */
	bool is_place;    /* the same can be assigned */
	/* Else what is assigned is a local of this name and width, in bits, behind whose assignment are
	 * the statements of `store`. */
	struct str local;
	unsigned width;
	struct span store;
};

/* Finds out whether a name, or an element FILE[index] (else NO_SPAN), is a view; false: it is not,
 * or it is a parameter of the block. */
struct sem_views {
	bool (*find)(void *user, const struct sem_block *block, struct span name, struct span index,
		struct sem_view *view);
	void *user;
};

/* The blocks of one __Semantics section, in order. */
struct sem_blocks {
	VEC(struct sem_block *) list;
};

/* The possible headers of the section. list: mnemonics up to the first dot, to recognise headers
 * that lack their colon. headers, expressions: the normal forms (isa/template_header.h) of the
 * templates, and of those that are expressions. quoted: their quoted texts. */
struct sem_mnemonics {
	VEC(struct str) list;
	VEC(struct str) headers, expressions, quoted;
	VEC(struct str) texts; /* of each template, the header that one would write */
	/* The __Semantics of groups, innermost first: their statements surround those of each block. */
	VEC(const struct ast_section *) around;
	/* The statements around a block that its operands with alternatives need, or NULL. */
	const struct ast_section *(*modes)(void *user, struct sem_block *block);
	/* The statements around all these that delay slots need, or NULL. */
	const struct ast_section *(*slots)(void *user, struct sem_block *block);
	void *user;
	VEC(const struct ast_def *) fillers; /* whose Fill applies in them, innermost first */
	bool has_commas;                     /* most templates of the instruction set have a comma */
	const struct sem_views *views;       /* or NULL: there are none */
};

/* Parses all fences of a section. A fence whose first line is not a header is an explanation and is
 * skipped. Never fails: each syntax error is reported once (check `semantics-syntax`) and the
 * faulty part is left out of the tree. */
void sem_parse_section(struct arena *arena, struct diag *diag, const struct ast_section *section,
	const struct sem_mnemonics *mnemonics, struct sem_blocks *blocks);

/* Parses the fences that begin with statements, of a section in which no block has a header: they
 * are the body of one block for each of the headers. */
void sem_parse_bare(struct arena *arena, struct diag *diag, const struct ast_section *section,
	const struct sem_mnemonics *mnemonics, struct sem_blocks *blocks);

/* Parses the fences of the __Semantics section of __DefISA: blocks `trap:` and `reset:`, and any
 * others headed `name:`. */
void sem_parse_machine(struct arena *arena, struct diag *diag, const struct ast_section *section,
	const struct sem_mnemonics *mnemonics, struct sem_blocks *blocks);

/* Parses the fences of the __Semantics section of a __DefFunction: statements without a header. The
 * block has the function's name and parameters. */
struct sem_block *sem_parse_function(struct arena *arena, struct diag *diag,
	const struct ast_def *def, const struct sem_views *views);

/* The block of a function with one or two parameters (the second one may be empty), whose body is
 * code of an operand mode; it is defined `because` of that. */
struct sem_block *sem_parse_mode_function(struct arena *arena, struct diag *diag, struct str name,
	const struct str parameters[2], struct span body, struct span because,
	const struct sem_views *views);

/* Parses one expression, which must extend over all of span. Reports errors; never returns NULL. */
struct sem_expr *sem_parse_value(struct arena *arena, struct diag *diag, struct span span);

#endif
