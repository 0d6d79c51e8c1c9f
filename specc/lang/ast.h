/* SPDX-License-Identifier: MIT */
/* Syntax tree of a specification as written, with source positions and unresolved names. Grammar:
 * docs/language.md, section "Grammar". Everything is allocated in the arena of the parse. */
#ifndef SPECC_LANG_AST_H
#define SPECC_LANG_AST_H

#include <stdbool.h>
#include <stdint.h>

#include "base/source.h"
#include "base/str.h"
#include "base/vec.h"
#include "lang/place.h"

enum ast_expr_kind {
	AST_NUMBER,  /* 12, 0x1F, 0b101; number holds it (0..2^64-1) */
	AST_STRING,  /* "text", no escapes; text excludes the quotes */
	AST_NAME,    /* ident or ident.ident; also $ident; text as written */
	AST_CALL,    /* text(operands) */
	AST_INDEX,   /* text[operands], as in C[vb, ura] */
	AST_SLICE,   /* operands[0][operands[1] : operands[2]], as in R[n][15:8] */
	AST_UNARY,   /* op operands[0]; op is one of ! - ~ */
	AST_BINARY,  /* operands[0] op operands[1] */
	AST_TERNARY, /* operands[0] ? operands[1] : operands[2] */
	AST_LIST     /* {operands} */
};

/* A list of nodes that no longer grows. */
#define AST_LIST(type)                                                                             \
	struct {                                                                                       \
		type *items;                                                                               \
		size_t count;                                                                              \
	}

/* By far the most frequent node, so it is kept small. */
struct ast_expr {
	struct span span;
	struct str text; /* name, function, string; operator for unary and binary ("==", "+") */
	union {
		struct {
			uint64_t number; /* AST_NUMBER, which has no operands */
			size_t none;     /* 0, overlays operands.count: 0 */
		};
		AST_LIST(struct ast_expr *) operands;
	};
	uint8_t kind; /* enum ast_expr_kind */
	bool hex;     /* a number written with 0x */
};

/* keyword<args> type name = value; (all parts but the keyword are optional) A single word before
 * the operator is the name. E.g. field<32, 8> Reg rb; Order<pg, rd, C[vb, ura]>;   Bitwidth<rd> =
 * 32;   Unit<16>; */
struct ast_stmt {
	struct span span; /* from the keyword to the semicolon */
	struct str keyword;
	AST_LIST(struct ast_expr *) args;
	struct ast_expr *type;  /* AST_NAME or NULL */
	struct ast_expr *name;  /* AST_NAME or NULL */
	struct str op;          /* "=", "==" or empty */
	struct ast_expr *value; /* or NULL: there is none, or it could not be parsed */
	bool has_args;          /* <...> is present, even if empty */
	uint8_t kind;           /* enum ast_stmt_kind, found by lower_places */
};

/* One key = value of the list <key = value, ...> after an enumerator. */
struct ast_attribute {
	struct str key;
	struct span span;
	struct ast_expr *value;
};

/* Held by pointer: few enumerators have attributes, and an enum may have a million enumerators. */
struct ast_attributes {
	VEC(struct ast_attribute) list;
};

/* One enumerator: NAME [= number] [<key = value, ...>];  The name may be a number ("32"). */
struct ast_member {
	struct span name;
	struct ast_expr *value;            /* or NULL */
	struct ast_attributes *attributes; /* or NULL */
	struct str comment;                /* all after // on the line, or empty */
};

enum ast_block_kind { AST_PROSE, AST_FENCE };

/* A run of prose lines (without leading and trailing blank lines) or one fence. */
struct ast_block {
	enum ast_block_kind kind;
	struct span span; /* prose: first to last non-blank line; fence: its lines, with line ends */
	struct span fence_span; /* fence: the opening line; bare: the header of the section */
	struct str info;        /* fence: text after the backquotes, trimmed ("asm") */
	bool closed;            /* fence: the closing line was found */
	bool bare;              /* fence: indented lines, without lines with backquotes */
};

/* The texts of the values of a row: of constants, of pseudo-code or of templates. */
struct ast_values {
	VEC(struct span) list;
};

/* NAME = value, value; of __Rows. */
struct ast_row {
	struct span name, span;
	struct ast_values values;
	struct str comment; /* all after // behind the semicolon, or empty */
};

/* __Rows<funct3, $value>: the names of the columns, and the rows. */
struct ast_rows {
	VEC(struct ast_expr *) columns; /* AST_NAME */
	VEC(struct ast_row) list;
};

/* Fill<$value> = text; */
enum { MAX_FILL_DEPTH = 8 }; /* values of holes can have holes, but not without end */
struct ast_fill {
	struct ast_stmt *stmt; /* without its value */
	struct str name;
	struct span name_span, value;
	bool used;   /* of a group: a family has the hole */
	bool around; /* the block of a group has the hole */
};

/* A section. The name of a misspelled header is corrected; unknown sections are left out. */
struct ast_section {
	struct str name;     /* "Encoding", without the underscores */
	struct str language; /* __Description<zh>: "zh"; else empty */
	struct span span;    /* the header line's text */
	struct span body;    /* everything up to the next header; may be empty */
	VEC(struct ast_stmt *) statements;
	VEC(struct ast_block) blocks;
	struct ast_rows *rows; /* of __Rows; else NULL */
};

/* Keywords<zh, "...", "...">; the language is empty unless the first argument is a name. */
struct ast_keywords {
	struct ast_stmt *stmt;
	struct str language;
	AST_LIST(struct ast_expr *) words; /* AST_STRING once they are checked (lower_keywords) */
};

struct ast_def {
	enum ast_def_kind kind;
	bool lost;          /* a statement outside of prose that is wrong is left out */
	bool is_broken;     /* what it stands for could not be made, after a report: expand/ */
	bool is_part;       /* an operand mode that a part of another one was (expand/nest.c) */
	struct str applied; /* the type with parameters that it was made from (expand/apply.c) */
	struct span span;   /* the definition line's text */
	struct str name;    /* identifier, $identifier or the content of a string */
	struct span name_span;
	AST_LIST(struct ast_expr *) params; /* <8> after the name */
	VEC(struct ast_expr *) parents;     /* each an AST_NAME, from : [A, B] */
	VEC(struct ast_member) members;     /* enums only */
	VEC(struct ast_stmt *) statements;  /* statements before the first section */
	VEC(struct ast_section *) sections;
	VEC(struct ast_keywords) keywords; /* before the first section */
	VEC(struct ast_fill) fills;        /* before the first section */
	VEC(struct ast_stmt *) attributes; /* __Attribute name = value, including those in sections */
};

struct ast_file {
	const struct source *source;
	uint64_t language; /* of __Language N; 1 when absent */
	struct span language_span;
	VEC(struct ast_def *) defs;
};

#endif
