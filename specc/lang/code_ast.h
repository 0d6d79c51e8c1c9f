/* SPDX-License-Identifier: MIT */
/* Syntax tree of the semantics language in the fences of a __Semantics section, with source
 * positions. The parser resolves the operators, functions and types of the language; other names
 * are resolved later (sem/resolve.c). Grammar: docs/semantics.md, section "Grammar". Everything is
 * allocated in the arena of the parse. */
#ifndef SPECC_LANG_CODE_AST_H
#define SPECC_LANG_CODE_AST_H

#include <stdbool.h>
#include <stdint.h>

#include "base/source.h"
#include "base/str.h"
#include "base/vec.h"
#include "lang/code_builtin.h"
#include "number/word.h"

enum sem_expr_kind {
	SEM_BROKEN,  /* after a reported error; no operands */
	SEM_NUMBER,  /* 12, 0x1F, 0b101; number holds it (0..2^128-1) */
	SEM_REAL,    /* 1.0f, 0.5; text as written */
	SEM_BOOL,    /* true, false; number is 1 or 0 */
	SEM_NAME,    /* operand, local, parameter, register, state; text */
	SEM_MOD,     /* .text: value of a modifier field, or an enumerator */
	SEM_STATE,   /* [text]: a state word in brackets, as in [Thread].laneid */
	SEM_UNARY,   /* op operands[0]; - ~ or ! */
	SEM_ABS,     /* |operands[0]| */
	SEM_BINARY,  /* operands[0] op operands[1] */
	SEM_INFIX,   /* operands[0] text operands[1]; text is the name of a modifier */
	SEM_TERNARY, /* operands[0] ? operands[1] : operands[2] */
	SEM_CALL,    /* text(operands); builtin, unless the specification defines this function */
	SEM_INDEX,   /* operands[0][operands[1]] */
	SEM_SLICE,   /* operands[0][operands[1] : operands[2]] */
	SEM_MEMBER,  /* operands[0].text */
	SEM_LANE,    /* operands[0] @ operands[1] */
	SEM_TUPLE,   /* {operands}, highest first */
	SEM_STRING   /* only in definitions; text excludes the quotes */
};

struct enumerator;
struct exception;
struct register_file;
struct sem_function;
struct sem_modifier;
struct sem_state;
struct sem_symbol;
struct sem_word;
struct type;

struct sem_expr {
	enum sem_expr_kind kind;
	enum sem_op op;
	enum sem_builtin builtin;
	enum sem_fold fold;        /* CALL of SEM_FN_FOLD: its first operand */
	struct sem_type_word cast; /* CALL of SEM_FN_CAST */
	bool parenthesised;        /* written in (), which are part of the span */
	/* INDEX of an entire file, in the code of operand modes: like the register's own name, it reads
	 * as the last value assigned, and exists */
	bool by_name;
	bool effect;    /* by_name, before the block: written before what the block writes */
	unsigned depth; /* levels below this node, at most SEM_MAX_DEPTH */
	unsigned index; /* 0-based, unique in the section */
	struct span span;
	struct span text_span; /* of text: the operator or the name */
	struct str text;
	struct word number;
	VEC(struct sem_expr *) operands;
	/* The meaning of its names in the block, filled in by sem_scope_new (sem/sem.h). */
	struct sem_symbol *symbol;           /* NAME: or NULL */
	const struct sem_state *state;       /* NAME that is not a symbol, or a file; MEMBER; or NULL */
	struct sem_function *function;       /* CALL: of the specification, or NULL */
	const struct sem_word *word;         /* MOD: the word after the dot */
	const struct sem_modifier *modifier; /* MOD, INFIX: of the block; NULL: a value of a type */
	struct sem_symbol *local;            /* CALL: local with the function's name, or NULL */
	const struct sem_state *element;     /* INDEX of an entire file or memory: R[e], c[bank][e] */
	const struct register_file *side;    /* MEMBER: `Ra.type`, `R[e].type`, `$r1.type`; or NULL */
	const struct type *values;           /* MEMBER: the type in `Type.NAME`, `mode.NAME`; or NULL */
	const struct enumerator *constant;   /* MEMBER: that value, or NULL */
};

#define SEM_MAX_HEADER 500    /* most operands and most modifiers of a header */
#define SEM_MAX_DEPTH  200    /* of expressions; of statements */
#define SEM_MAX_NODES  500000 /* statements and expressions of a section */

enum sem_stmt_kind {
	SEM_DECLARE, /* type targets[0] [= value]; */
	SEM_ASSIGN, /* targets op= value; op NONE: targets = value; "++", "--": PLUS, MINUS, no value */
	SEM_IF,     /* if (value) body [else other] */
	SEM_FOR,    /* for (init; value; step) body */
	SEM_WHILE,  /* while (value) body */
	SEM_SWITCH, /* switch (value) { cases } */
	SEM_DO,     /* value; a call of a function of the specification */
	SEM_BREAK,  /* break; */
	SEM_RETURN, /* return value; */
	SEM_KEEP,   /* keep targets; these destinations keep their values */
	SEM_RAISE,  /* raise text; */
	SEM_HALT    /* halt; */
};

struct sem_stmt;

struct sem_body {
	struct span span; /* first to last statement; NO_SPAN if empty */
	bool braces;
	VEC(struct sem_stmt *) list;
};

/* case labels[0]: case labels[1]: ... body; default has no labels. */
struct sem_case {
	struct span span; /* the word case or default */
	bool is_default;
	VEC(struct sem_expr *) labels;
	struct sem_body body;
};

struct sem_stmt {
	enum sem_stmt_kind kind;
	unsigned index;        /* 0-based in the block, in no particular order */
	struct span span;      /* including the semicolon */
	struct span head_span; /* the first word */
	enum sem_op op;        /* ASSIGN */
	struct str text;       /* DECLARE: the type; ASSIGN: "+="; RAISE: the exception */
	struct span text_span;
	struct sem_type_word type;         /* DECLARE */
	const struct exception *exception; /* RAISE: set by sem_scope_new (sem/sem.h), or NULL */
	struct sem_expr *type_argument;    /* DECLARE: argument of dtypeof(...), or NULL */
	/* DECLARE, KEEP, ASSIGN. With several targets, `a, b = e` splits e, and `a = b = e` (chained)
	 * assigns the same value to each. */
	VEC(struct sem_expr *) targets;
	bool chained;
	struct sem_expr *value;       /* or NULL */
	struct sem_stmt *init, *step; /* FOR; NULL after a syntax error */
	struct sem_body body, other;
	bool has_else;
	VEC(struct sem_case) cases;
};

enum sem_block_kind {
	SEM_INSTRUCTION, /* IADD.X Rd, pu, Ra, SrcB, pp: */
	SEM_FUNCTION,    /* signZero(x):  or the body of a __DefFunction */
	SEM_MACHINE      /* trap: or reset: of __DefISA */
};

/* A .word of a header. */
struct sem_suffix {
	struct str name; /* without the dot */
	struct span span;
};

/* An operand of a header. */
struct sem_operand {
	struct str text; /* "R[URb+SImm9]", "URa.bsel": without blanks, except between two words */
	struct span span;
};

/* A header and the statements below it. A bare block has no header of its own: there is one for
 * each template of the family, with the header of that template and the same statements. */
struct sem_block {
	enum sem_block_kind kind;
	bool bare;
	struct str head;  /* the text of the header without the colon */
	struct span span; /* of it; of a bare block, where it begins; of a __DefFunction, its name */
	struct str name;  /* mnemonic up to the first dot, or the name of the function; else empty */
	struct span name_span;
	bool is_expression;               /* INSTRUCTION: the header is an expression, operand 0 */
	VEC(struct sem_suffix) suffixes;  /* INSTRUCTION */
	VEC(struct sem_operand) operands; /* INSTRUCTION: operands; FUNCTION: parameters */
	struct sem_body body;
	VEC(struct span) views; /* names of registers that are bits of others, and of their files */
	bool always;            /* begins with `always;`: runs even if no lane participates */
	struct span always_span;
	unsigned stmt_count;
	bool broken; /* had a syntax error: statements may be missing */
	bool
		leaves_slot; /* of an instruction that can be in a delay slot: its end continues after it */
};

#endif
