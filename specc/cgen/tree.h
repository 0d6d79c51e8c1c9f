/* The body of a C function as a tree: functions here make its expressions and statements, and one
 * printer writes them (print.c), which alone knows where C wants brackets and where lines break.
 * Everything belongs to the arena of the body. */
#ifndef SPECC_CGEN_TREE_H
#define SPECC_CGEN_TREE_H

#include "base/arena.h"
#include "base/str.h"
#include "base/vec.h"

/* TYPE(name, text, end): with an end, the prefix of the instruction set stands between the two. An
 * array or a pointer has the type of its elements. */
#define C_TYPES(TYPE)                                                                              \
	TYPE(C_OTHER, "", NULL) /* one that nothing is declared with, nothing cast to */               \
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

/* OP(name, text, level): operators with two operands; the lower levels bind more tightly. */
#define C_OPERATORS(OP)                                                                            \
	OP(C_SET, "", 10) /* of an assignment without another operator */                              \
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
	C_LANES,  /* an array of an element for each lane */
	C_SINGLE, /* an array of one element */
	C_POINTER /* to elements, or to a structure */
};

/* A local or parameter. */
struct c_local {
	struct str name; /* what is wanted, until c_finish */
	bool is_given;   /* the name stays */
	enum c_type type;
	enum c_shape shape;
	bool changes;  /* it, or what it points to, is set after its declaration */
	unsigned uses; /* how often the body reads it; set by c_finish */
};

enum c_kind {
	C_VARIABLE, /* local */
	C_WORD,     /* name: of what is no local */
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
	unsigned count;
	struct c_expr **operands;
	struct c_local *local;
	struct str name;
	uint64_t number;
};

enum c_statement_kind {
	C_DECLARATION, /* of local, with the value or without */
	C_ASSIGNMENT,  /* place op= value */
	C_DO,          /* value is a call */
	C_IF,          /* value ? yes : no */
	C_LOOP,        /* yes for each lane; each: in any order, or side by side */
	C_RETURN       /* value */
};

struct c_block {
	struct c_block *outer;
	VEC(struct c_statement *) statements;
};

struct c_statement {
	enum c_statement_kind kind;
	struct c_local *local;
	enum c_operator op;
	struct c_expr *place, *value;
	struct c_block yes, no;
	bool each;
};

/* A body that is being made. Zero but for arena, prefix, upper; then c_begin. */
struct c_body {
	struct arena *arena;
	struct str prefix, upper;   /* of the library's names: "gpu", "GPU" */
	struct str_map names;       /* taken: name -> number of the last one like it */
	struct c_local lane;        /* the variable of loops */
	struct c_block top, *block; /* block: in hand */
};

void c_begin(struct c_body *b);
/* Drops what does nothing: declarations and settings of locals that nothing reads, what is empty
 * without them, what a constant condition or a return keeps from happening. Locals get names. */
void c_finish(struct c_body *b);
/* Finishes the body: the text of its statements, indented by a tab. In front of it stands the use
 * of those parameters that must have one. */
struct str c_print(struct c_body *b, struct c_local *const *parameters, unsigned count);

/* ---- expressions: casts and operators that change nothing are left out ---- */

struct c_expr *c_variable(struct c_body *b, struct c_local *local);
/* A name of the generated C, perhaps with the prefix in capitals in front: UPPER_name. */
struct c_expr *c_symbol(struct c_body *b, enum c_type type, struct str name);
struct c_expr *c_upper(struct c_body *b, enum c_type type, const char *name);
/* type: INT, UINT32, UINT64, SIGNED64 (not negative) */
struct c_expr *c_constant(struct c_body *b, enum c_type type, uint64_t n);
/* The prefix and '_' stand in front of the name. */
#define c_call(b, type, name, ...)                                                                 \
	c_call_of(b, type, name, (struct c_expr *[]){ __VA_ARGS__ },                                   \
		sizeof(struct c_expr *[]){ __VA_ARGS__ } / sizeof(struct c_expr *))
/* Operands that are NULL are left out. */
struct c_expr *c_call_of(struct c_body *b, enum c_type type, const char *name,
	struct c_expr *const *operands, size_t count);
struct c_expr *c_element(struct c_body *b, struct c_expr *array, struct c_expr *index);
struct c_expr *c_field(struct c_body *b, enum c_type type, struct c_expr *object, struct str name);
struct c_expr *c_unary(struct c_body *b, char sign, struct c_expr *x);
struct c_expr *c_binary(struct c_body *b, struct c_expr *x, enum c_operator op, struct c_expr *y);
struct c_expr *c_cast(struct c_body *b, enum c_type type, struct c_expr *x);
struct c_expr *c_choose(
	struct c_body *b, struct c_expr *condition, struct c_expr *yes, struct c_expr *no);

/* Is it a comparison, or made of conditions? Then the result is 0 or 1, as int. */
static inline bool c_is_test(enum c_operator op)
{
	return (op >= C_LT && op <= C_NE) || op >= C_BOTH;
}
/* Can x only be 0 or 1? */
bool c_is_truth(const struct c_expr *x);
/* Does x read the local? */
bool c_reads(const struct c_expr *x, const struct c_local *local);
/* Does x choose? clang tries both sides of each choice in a constant that another one uses, which
 * doubles with each of them: such locals are not `const`. */
bool c_chooses(const struct c_expr *x);

/* ---- statements: each goes behind those of the block in hand ---- */

/* A new local with a name like `wanted`, as c_name_alone makes it, not taken yet. */
struct c_local *c_local_new(
	struct c_body *b, enum c_type type, enum c_shape shape, struct str wanted);
/* What the function has already, under this very name. */
struct c_local *c_parameter(
	struct c_body *b, enum c_type type, enum c_shape shape, const char *name);
/* value: NULL where it has none yet. */
void c_declare(struct c_body *b, struct c_local *local, struct c_expr *value);
/* c_declare of a new plain local with the value; an expression that reads it. */
struct c_expr *c_let(struct c_body *b, enum c_type type, struct str wanted, struct c_expr *value);
void c_assign(struct c_body *b, struct c_expr *place, enum c_operator op, struct c_expr *value);
void c_do(struct c_body *b, struct c_expr *call);
void c_return(struct c_body *b, struct c_expr *value);
/* Each opens a block, which c_end closes; c_else goes on with the other side of an if. */
void c_if(struct c_body *b, struct c_expr *condition);
void c_else(struct c_body *b);
void c_loop(struct c_body *b, bool each);
void c_end(struct c_body *b);

#endif
