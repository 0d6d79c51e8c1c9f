/* SPDX-License-Identifier: MIT */
/* The body of a C function as a tree, and its text.
 * In: expressions and statements, made by the functions here. Out: the text, without what has no
 * effect, with loops, and with a name for each local.
 * Read first: this header, then finish.c. Only print.c knows where C needs brackets and where lines
 * break. Everything is allocated in the body's arena. */
#ifndef SPECC_CTREE_TREE_H
#define SPECC_CTREE_TREE_H

#include "base/arena.h"
#include "base/str.h"
#include "base/vec.h"

enum { COLUMNS = 100, TAB = 4 }; /* of a line of C, and of a tab */

/* TYPE(name, text, end): if there is an end, the prefix of the instruction set is between the two.
 * An array or a pointer has the type of its elements. */
#define C_TYPES(TYPE)                                                                              \
	TYPE(C_OTHER, "", NULL) /* nothing is declared with it or cast to it */                        \
	TYPE(C_BOOL, "bool", NULL)                                                                     \
	TYPE(C_INT, "int", NULL)                                                                       \
	TYPE(C_UNSIGNED, "unsigned", NULL)                                                             \
	TYPE(C_UINT8, "uint8_t", NULL)                                                                 \
	TYPE(C_UINT16, "uint16_t", NULL)                                                               \
	TYPE(C_UINT32, "uint32_t", NULL)                                                               \
	TYPE(C_UINT64, "uint64_t", NULL)                                                               \
	TYPE(C_SIGNED32, "int32_t", NULL)                                                              \
	TYPE(C_SIGNED64, "int64_t", NULL)                                                              \
	TYPE(C_SIGNED64_ROW, "int64_t *", NULL)                                                        \
	TYPE(C_SIGNED64_READ, "const int64_t *", NULL)                                                 \
	TYPE(C_MASK, "", "_mask")                                                                      \
	TYPE(C_WIDE, "struct ", "_wide")                                                               \
	TYPE(C_VAST, "struct ", "_vast")                                                               \
	TYPE(C_EXCEPTION, "enum ", "_exception")

enum c_type {
#define TYPE(name, text, end) name,
	C_TYPES(TYPE)
#undef TYPE
};

/* OP(name, text, level): binary operators; lower levels bind more tightly. */
#define C_OPERATORS(OP)                                                                            \
	OP(C_SET, "", 10) /* plain assignment */                                                       \
	OP(C_MUL, "*", 0)                                                                              \
	OP(C_DIV, "/", 0)                                                                              \
	OP(C_MOD, "%", 0)                                                                              \
	OP(C_ADD, "+", 1)                                                                              \
	OP(C_SUB, "-", 1)                                                                              \
	OP(C_SHL, "<<", 2)                                                                             \
	OP(C_SHR, ">>", 2)                                                                             \
	OP(C_LT, "<", 3)                                                                               \
	OP(C_GT, ">", 3)                                                                               \
	OP(C_LE, "<=", 3)                                                                              \
	OP(C_GE, ">=", 3)                                                                              \
	OP(C_EQ, "==", 4)                                                                              \
	OP(C_NE, "!=", 4)                                                                              \
	OP(C_AND, "&", 5)                                                                              \
	OP(C_XOR, "^", 6)                                                                              \
	OP(C_OR, "|", 7)                                                                               \
	OP(C_BOTH, "&&", 8)                                                                            \
	OP(C_EITHER, "||", 9)

enum c_operator {
#define OP(name, text, level) name,
	C_OPERATORS(OP)
#undef OP
};

/* How a local holds its values. */
enum c_shape {
	C_PLAIN,
	C_LANES,  /* an array with one element per lane */
	C_SINGLE, /* an array of one element */
	C_STEPS,  /* an array with one element per step of a loop */
	C_POINTER /* to elements, or to a structure */
};

/* A round of a loop of the pseudo-code: its variable, and what that is in the round. */
struct c_round {
	struct str variable; /* empty: it is in none */
	int64_t number;
};

enum { C_ROUNDS = 2 }; /* loops in each other that a local knows */

/* A local or parameter. */
struct c_local {
	struct str name; /* the wanted one, until c_finish */
	bool is_given;   /* the name must not change */
	enum c_type type;
	enum c_shape shape;
	size_t steps;  /* of STEPS */
	unsigned bits; /* that its value can have; 0: as many as the type */
	bool changes;  /* it, or what it points to, is assigned after its declaration */
	/* It may be one variable with an earlier local of its name, which is then assigned again. */
	bool may_merge;
	bool only_alike;                 /* ... and then only if both are computed by one formula */
	bool restates;                   /* its name only says how it is computed (in_place.c) */
	struct str other;                /* what it is called if its name is taken; or empty */
	struct c_round rounds[C_ROUNDS]; /* that compute it, innermost first */
	bool is_apart;                   /* reroll.c: it is no element of an array */
	const struct c_expr *value;      /* merge.c: what it is declared with */
	struct c_local *same;            /* that it has been merged into; or NULL */
	unsigned declared, loop; /* merge.c: the statement, and that of the innermost loop around it */
	unsigned last_read;      /* merge.c: the last statement that reads it */
	unsigned tries;          /* of sides of choices, where clang evaluates it as a constant */
	unsigned uses;           /* how often the body reads it; set by c_finish */
};

enum c_kind {
	C_VARIABLE, /* local */
	C_WORD,     /* name: of anything but a local */
	C_NUMBER,
	C_CALL,    /* function `name` of the operands */
	C_ELEMENT, /* operands: array, index */
	C_FIELD,   /* operand: the structure, or a variable that points to it */
	C_UNARY,   /* sign: '!' '~' '&' '*' */
	C_BINARY,
	C_CAST,  /* to type */
	C_CHOICE /* operands: condition, yes, no */
};

struct c_expr {
	enum c_kind kind;
	enum c_type type;
	enum c_operator op;
	char sign;
	bool has_effect; /* CALL: it is made even if its value is not read */
	unsigned count;
	struct c_expr **operands;
	struct c_local *local;
	struct str name;
	uint64_t number;
};

enum c_statement_kind {
	C_DECLARATION, /* of local, with or without a value */
	C_ASSIGNMENT,  /* place op= value */
	C_DO,          /* value is a call */
	C_IF,          /* value ? yes : no */
	C_LOOP,        /* yes for each lane (each: in any order, or in parallel), or of reroll.c */
	C_RETURN       /* value, or NULL */
};

struct c_block {
	struct c_block *outer;
	VEC(struct c_statement *) statements;
};

struct c_statement {
	enum c_statement_kind kind;
	struct c_local *local;
	const struct c_local *was; /* ASSIGNMENT: what it declared before merge.c, or NULL */
	enum c_operator op;
	struct c_expr *place, *value;
	struct c_block yes, no;
	bool each;
	uint64_t first, last; /* LOOP with a local: that is first..last - 1 */
	unsigned at, end;     /* merge.c: its number, and the last one of those in it */
};

/* A body under construction. Zero except for arena, prefix, upper, mask_bits; then call c_begin. */
struct c_body {
	struct arena *arena;
	struct str prefix, upper;   /* of the library's names: "gpu", "GPU" */
	unsigned mask_bits;         /* of a C_MASK */
	struct str_map names;       /* in use: name -> how many like it are (finish.c) */
	struct c_local lane;        /* the loop variable */
	struct c_block top, *block; /* block: the current one */
};

void c_begin(struct c_body *b);
/* Removes what has no effect: declarations and assignments of locals that are never read, blocks
 * that are then empty, code that a constant condition or a return makes unreachable. Merges and
 * names the locals. */
void c_finish(struct c_body *b);
/* Merges locals that may be one variable, and writes the value of one that is only copied where the
 * copy is made. merge.c */
void c_merge(struct c_body *b);
/* Makes loops of statements that repeat. reroll.c */
void c_reroll(struct c_body *b);
/* Makes one if of those with one condition. join.c */
void c_join(struct c_body *b);
/* Writes values in place whose locals have no names of their own. in_place.c */
void c_write_in_place(struct c_body *b);
/* Returns the text of the statements of a finished body, indented by a tab. They are preceded by a
 * cast to void of each of these parameters that is not used. */
struct str c_print(struct c_body *b, struct c_local *const *parameters, unsigned count);

/* The number of characters of the expression's text. */
size_t c_expr_length(const struct c_body *b, const struct c_expr *x);

/* "uint32_t", "struct gpu_wide" */
struct str c_type_text(const struct c_body *b, enum c_type type);

/* ---- expressions: casts and operators without effect are omitted ---- */

struct c_expr *c_variable(struct c_body *b, struct c_local *local);
/* A name of the generated C; c_upper: with the prefix in capitals, UPPER_name. */
struct c_expr *c_symbol(struct c_body *b, enum c_type type, struct str name);
struct c_expr *c_upper(struct c_body *b, enum c_type type, const char *name);
/* type: INT, UINT32, UINT64, SIGNED64 (not negative) */
struct c_expr *c_constant(struct c_body *b, enum c_type type, uint64_t n);
/* The name is preceded by the prefix and '_'. */
#define c_call(b, type, name, ...)                                                                 \
	c_call_of(b, type, name, (struct c_expr *[]){ __VA_ARGS__ },                                   \
		sizeof(struct c_expr *[]){ __VA_ARGS__ } / sizeof(struct c_expr *))
/* NULL operands are omitted. */
struct c_expr *c_call_of(struct c_body *b, enum c_type type, const char *name,
	struct c_expr *const *operands, size_t count);
struct c_expr *c_element(struct c_body *b, struct c_expr *array, struct c_expr *index);
struct c_expr *c_field(struct c_body *b, enum c_type type, struct c_expr *object, struct str name);
struct c_expr *c_unary(struct c_body *b, char sign, struct c_expr *x);
struct c_expr *c_binary(struct c_body *b, struct c_expr *x, enum c_operator op, struct c_expr *y);
struct c_expr *c_cast(struct c_body *b, enum c_type type, struct c_expr *x);
struct c_expr *c_choose(
	struct c_body *b, struct c_expr *condition, struct c_expr *yes, struct c_expr *no);

/* Is it a comparison or a logical operator? Then the result is an int, 0 or 1. */
static inline bool c_is_test(enum c_operator op)
{
	return (op >= C_LT && op <= C_NE) || op >= C_BOTH;
}
/* Can x only be 0 or 1? */
bool c_is_truth(const struct c_expr *x);
/* x without a mask that leaves so many low bits, or more: the others do not matter. */
struct c_expr *c_low_bits(struct c_expr *x, unsigned count);
/* x as a condition: without casts that do not change whether it is 0. */
struct c_expr *c_as_condition(struct c_expr *x);
bool c_are_same(const struct c_expr *x, const struct c_expr *y);
/* Does x depend on what never changes, only? */
bool c_lasts(const struct c_expr *x);
/* Do they differ in operands, locals and numbers only? */
bool c_have_one_head(const struct c_expr *x, const struct c_expr *y);
/* Do they differ in numbers only? Locals count by their names. */
bool c_are_alike(const struct c_expr *x, const struct c_expr *y);
/* Does x read the local? */
bool c_reads(const struct c_expr *x, const struct c_local *local);
/* How many sides of choices clang tries where x is a constant that another one uses: this grows
 * exponentially with constants of constants, so a local of many tries is not `const`. */
unsigned c_tries(const struct c_expr *x);

/* ---- statements: each is appended to the current block ---- */

/* The name of a local in C: the letters, digits and underscores of the wanted one. */
struct str c_local_name(struct arena *arena, struct str prefix, struct str wanted);
/* A new local. c_finish derives its name from `wanted`, distinct from the others. */
struct c_local *c_local_new(
	struct c_body *b, enum c_type type, enum c_shape shape, struct str wanted);
/* A parameter of the function, with exactly this name. */
struct c_local *c_parameter(
	struct c_body *b, enum c_type type, enum c_shape shape, const char *name);
/* value may be NULL. */
void c_declare(struct c_body *b, struct c_local *local, struct c_expr *value);
/* Declares a new plain local with the value; returns an expression that reads it. */
struct c_expr *c_let(struct c_body *b, enum c_type type, struct str wanted, struct c_expr *value);
void c_assign(struct c_body *b, struct c_expr *place, enum c_operator op, struct c_expr *value);
void c_do(struct c_body *b, struct c_expr *call);
void c_return(struct c_body *b, struct c_expr *value);
/* c_if and c_loop open a block, which c_end closes; c_else continues with the else branch. */
void c_if(struct c_body *b, struct c_expr *condition);
void c_else(struct c_body *b);
void c_loop(struct c_body *b, bool each);
void c_end(struct c_body *b);

#endif
