/* Parser of the semantics language: the fences of a section become blocks of statements. */
#ifndef SPECC_LANG_CODE_PARSE_H
#define SPECC_LANG_CODE_PARSE_H

#include "base/diag.h"
#include "lang/ast.h"
#include "lang/code_ast.h"

/* The blocks of one __Semantics section, in order. */
struct sem_blocks {
	VEC(struct sem_block *) list;
};

/* What the headers of the section can be: mnemonics that one may begin with (up to its first dot),
 * which tell a header that lacks its colon from text that is none; and the normal texts
 * (isa/template_header.h) of the templates, of those that are expressions in `expressions`. */
struct sem_mnemonics {
	VEC(struct str) list;
	VEC(struct str) headers, expressions;
};

/* Reads all fences of a section. A fence whose first line is no header is an explanation and is
 * left out. Never fails: what cannot be understood is reported (check `semantics-syntax`), one
 * report for one defect, and left out of the tree. */
void sem_parse_section(struct arena *arena, struct diag *diag, const struct ast_section *section,
	const struct sem_mnemonics *mnemonics, struct sem_blocks *blocks);

/* Reads the fences of the __Semantics section of __DefISA: blocks `trap:` and `reset:`, and what
 * else is headed `name:`. */
void sem_parse_machine(struct arena *arena, struct diag *diag, const struct ast_section *section,
	struct sem_blocks *blocks);

/* Reads the fences of the __Semantics section of a __DefFunction: statements without a header. The
 * block has the function's name and parameters. */
struct sem_block *sem_parse_function(
	struct arena *arena, struct diag *diag, const struct ast_def *def);

/* Reads one expression, which takes up all of span. Never NULL; what is wrong is reported. */
struct sem_expr *sem_parse_value(struct arena *arena, struct diag *diag, struct span span);

#endif
