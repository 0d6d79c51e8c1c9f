/* Syntax tree of the semantics language: what a fence of a __Semantics section says, with places.
 * The parser knows the operators, functions and types of the language; what other names mean is
 * filled in later (sem/resolve.c). The grammar is docs/semantics.md, section "Grammar". All memory
 * belongs to the arena of the parse. */
#ifndef SPECC_LANG_CODE_AST_H
#define SPECC_LANG_CODE_AST_H

#include <stdbool.h>
#include <stdint.h>

#include "base/source.h"
#include "base/str.h"
#include "base/vec.h"
#include "lang/code_builtin.h"
#include "lang/code_op.h"
#include "number/word.h"

enum sem_expr_kind {
	SEM_BROKEN,  /* was reported; no operands */
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
	SEM_CALL,    /* text(operands); builtin, unless a function of the specification has its name */
	SEM_INDEX,   /* operands[0][operands[1]] */
	SEM_SLICE,   /* operands[0][operands[1] : operands[2]] */
	SEM_MEMBER,  /* operands[0].text */
	SEM_LANE,    /* operands[0] @ operands[1] */
	SEM_TUPLE,   /* {operands}, first one highest */
	SEM_STRING   /* of a definition; text without the quotes */
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
	enum sem_fold fold;        /* CALL: the word that is its first operand */
	struct sem_type_word cast; /* CALL of SEM_FN_CAST */
	bool parenthesised;        /* stood in (), which are part of the span */
	unsigned depth;            /* levels below this node, at most SEM_MAX_DEPTH */
	unsigned index;            /* 0-based, its own among the nodes of a section */
	struct span span;
	struct span text_span; /* of text: the operator, the function's or the member's name */
	struct str text;
	struct word number;
	VEC(struct sem_expr *) operands;
	/* What its names mean in the block, which sem_scope_new (sem/sem.h) finds out. */
	struct sem_symbol *symbol;           /* NAME: or NULL */
	const struct sem_state *state;       /* NAME: what no symbol is, or a file; MEMBER: or NULL */
	struct sem_function *function;       /* CALL: of the specification, or NULL */
	const struct sem_word *word;         /* MOD: what stands behind the dot */
	const struct sem_modifier *modifier; /* MOD, INFIX: of the block; NULL: a value of some type */
	struct sem_symbol *local;            /* CALL: that has the function's name, or NULL */
	const struct sem_state *element;   /* INDEX: of a file or memory, all of it: R[e], c[bank][e] */
	const struct register_file *side;  /* MEMBER: `Ra.type`, `R[e].type`, `$r1.type`; or NULL */
	const struct type *values;         /* MEMBER: the type in `Type.NAME`, `mode.NAME`; or NULL */
	const struct enumerator *constant; /* MEMBER: that value, or NULL */
};

#define SEM_MAX_HEADER 500    /* operands, and modifiers, of a header */
#define SEM_MAX_DEPTH  200    /* of expressions and of statements, each */
#define SEM_MAX_NODES  500000 /* statements and expressions of a section */

enum sem_stmt_kind {
	SEM_DECLARE, /* type targets[0] [= value]; */
	SEM_ASSIGN, /* targets op= value; op NONE: targets = value; "++", "--": PLUS, MINUS, no value */
	SEM_IF,     /* if (value) body [else other] */
	SEM_FOR,    /* for (init; value; step) body */
	SEM_WHILE,  /* while (value) body */
	SEM_SWITCH, /* switch (value) { cases } */
	SEM_BREAK,  /* break; */
	SEM_RETURN, /* return value; */
	SEM_KEEP,   /* keep targets; these destinations stay as they are */
	SEM_RAISE,  /* raise text; */
	SEM_HALT    /* halt; */
};

struct sem_stmt;

struct sem_body {
	struct span span; /* first to last statement; NO_SPAN when empty */
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
	struct span span;      /* with its semicolon */
	struct span head_span; /* the first word */
	enum sem_op op;        /* ASSIGN */
	struct str text;       /* DECLARE: the type; ASSIGN: "+="; RAISE: the exception */
	struct span text_span;
	struct sem_type_word type;         /* DECLARE */
	const struct exception *exception; /* RAISE: or NULL; sem_scope_new (sem/sem.h) finds it */
	struct sem_expr *type_argument;    /* DECLARE: of dtypeof(...), or NULL */
	/* DECLARE, KEEP; ASSIGN: one, or several: `a, b = e` takes e apart, `a = b = e` (chained) gives
	 * each the same value. */
	VEC(struct sem_expr *) targets;
	bool chained;
	struct sem_expr *value;       /* or NULL */
	struct sem_stmt *init, *step; /* FOR; NULL where it was broken */
	struct sem_body body, other;
	bool has_else;
	VEC(struct sem_case) cases;
};

enum sem_block_kind {
	SEM_INSTRUCTION, /* IADD.X Rd, pu, Ra, SrcB, pp: */
	SEM_FUNCTION,    /* signZero(x):  or the body of a __DefFunction */
	SEM_MACHINE      /* trap: or reset: of __DefISA */
};

/* One .word of a header. */
struct sem_suffix {
	struct str name; /* without the dot */
	struct span span;
};

/* One operand of a header. */
struct sem_operand {
	struct str text; /* "R[URb+SImm9]", "URa.bsel": without blanks but between two words */
	struct span span;
};

/* A header and the statements below it. */
struct sem_block {
	enum sem_block_kind kind;
	struct span span; /* the header without its colon; __DefFunction: its name */
	struct str name;  /* mnemonic up to the first dot, or the name of the function; else empty */
	struct span name_span;
	bool is_expression; /* INSTRUCTION: the header is no mnemonic and operands; it is operand 0 */
	VEC(struct sem_suffix) suffixes;  /* INSTRUCTION */
	VEC(struct sem_operand) operands; /* INSTRUCTION: operands; FUNCTION: parameters */
	struct sem_body body;
	bool always; /* `always;` begins it: it runs even where no lane participates */
	struct span always_span;
	unsigned stmt_count;
	bool broken; /* a syntax error in it was reported: it may lack statements */
};

#endif
