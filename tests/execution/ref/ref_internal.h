/* SPDX-License-Identifier: MIT */
/* Shared by the files of the reference evaluator: values, prepared code, the machine. */
#ifndef SPECC_TESTS_REF_INTERNAL_H
#define SPECC_TESTS_REF_INTERNAL_H

#include <gmp.h>
#include <mpfr.h>
#include <setjmp.h>

#include "ref.h"
#include "sem/bind.h"

/* ---- values ---- */

__extension__ typedef __int128 wide_int;
__extension__ typedef unsigned __int128 wide_unsigned;

enum value_kind {
	VALUE_INT,
	VALUE_BOOL,
	VALUE_FLOAT, /* the 32 bits of a binary32 number */
	VALUE_REAL,
	VALUE_NAME, /* of a modifier */
	VALUE_ARRAY
};

/* Exact: precise enough for every shape that can be rounded. */
struct real {
	bool cancelled; /* a zero whose sign depends on the rounding */
	mpfr_t number;
};

struct value {
	unsigned char kind;
	bool is_big;    /* INT: does not fit in `small` */
	unsigned width; /* bits as a part of a tuple; 0: unknown */
	union {
		wide_int small;    /* INT, BOOL, FLOAT */
		mpz_srcptr big;    /* INT; in the pool, never changed */
		struct real *real; /* REAL; in the pool, never changed */
		struct {           /* NAME */
			const struct str *text;
			const struct enumerator *enumerator; /* NULL: only the text is known */
		} name;
		struct array *array; /* ARRAY */
	};
};

#define ARRAY_MAX 128
struct array {
	struct value items[ARRAY_MAX];
	bool assigned[ARRAY_MAX];
};

/* The value of a name in one lane. */
struct slot {
	struct value value;
	struct word assigned; /* which bits, unless whole */
	bool whole, any;
	bool effect; /* assigned by an operand mode before the block, and by nothing else */
};

/* ---- prepared code ---- */

enum node_op {
	NODE_CONSTANT,
	NODE_SYMBOL,   /* operand in the header, or local: slot `index` */
	NODE_REGISTER, /* by its own name: `file`, `number`; slot `index` if the block writes it */
	NODE_SIDE,     /* side field `file` of the operand in slot `number`; slot `index` of its own */
	NODE_FLAGS,    /* the operands, 1-bit registers, each at its bit of the number */
	NODE_PC,       /* slot `index` if the block writes it */
	NODE_NEXT_PC,
	NODE_CYCLES, /* before the step; slot `index`: what this instruction adds */
	NODE_CAUSE,
	NODE_BAD_ADDRESS,
	NODE_LANE_NUMBER,
	NODE_ACTIVE,
	NODE_MODIFIER, /* text: its name; the value is that in the word */
	NODE_NEGATE,
	NODE_COMPLEMENT,
	NODE_NOT,
	NODE_ABSOLUTE,
	/* the binary operators */
	NODE_ADD,
	NODE_SUBTRACT,
	NODE_MULTIPLY,
	NODE_DIVIDE,
	NODE_LEFT,
	NODE_RIGHT,
	NODE_AND,
	NODE_OR,
	NODE_XOR,
	NODE_EQUAL,
	NODE_UNEQUAL,
	NODE_LESS,
	NODE_LESS_EQUAL,
	NODE_GREATER,
	NODE_GREATER_EQUAL,
	NODE_BOTH,
	NODE_EITHER,
	NODE_INFIX, /* operands 0 and 1; operand 2 is the modifier */
	NODE_CONDITIONAL,
	NODE_CALL,   /* function */
	NODE_CAST,   /* number bits, is_signed */
	NODE_RAW,    /* slot index */
	NODE_NUMBER, /* number of the register operand in slot index */
	NODE_MIN,
	NODE_MAX,
	NODE_FUNCTION, /* of the language; of a quotient: operands 0 and 1, or a whole operand 0 */
	NODE_BALLOT,
	NODE_FOLD, /* fold: the operator */
	NODE_BIT,  /* bit of an integer, element of an array */
	NODE_SLICE,
	NODE_FILE,             /* file, or slot index in the header: R[operand 0] */
	NODE_BY_NAME,          /* R[operand 0] of an operand mode: operand n + 1 is register n */
	NODE_MEMORY,           /* memory[operand 0], or [operand 0][operand 1]; number: bits or 0 */
	NODE_ATTRIBUTE,        /* operand 0 is a modifier's value; text */
	NODE_OPERAND_MODIFIER, /* slot index; text */
	NODE_OTHER_LANE,       /* slot index, operand 0 the lane */
	NODE_TUPLE,
	NODE_NONSENSE /* text: the error to report if it is executed */
};

#define NO_INDEX ((size_t)-1)

struct node {
	enum node_op op, fold;
	const struct sem_expr *source;
	struct node **operands;
	size_t count;
	struct value value; /* CONSTANT */
	struct str text;
	size_t index;
	size_t file; /* of isa->register_files, or NO_INDEX */
	size_t memory;
	uint64_t number;
	unsigned width; /* bits of FLAGS, PC and the like */
	bool is_signed, constant_bounds;
	const struct sem_function *function;
	struct point *point; /* BOTH, EITHER, CONDITIONAL */
};

struct statement;
struct sequence {
	struct statement *items;
	size_t count;
};

struct label_set {
	struct node **labels;
	size_t count;
	bool is_default;
	struct sequence body;
	struct point *point;
};

struct statement {
	const struct sem_stmt *source;
	struct node **targets;
	size_t target_count;
	struct node *value, *type_argument;
	enum node_op update; /* of += and the like; NODE_NONSENSE: plain assignment */
	struct statement *init, *step;
	struct sequence body, other;
	struct label_set *cases;
	size_t case_count;
	size_t exception; /* index in isa->exceptions */
	struct point *point, *branch;
};

/* What a block writes other than the operands in its header. */
enum own_kind {
	OWN_REGISTER, /* by its own name */
	OWN_SIDE,     /* side field `file` of the register that the operand `symbol` names */
	OWN_PC,
	OWN_CYCLES
};
struct own_place {
	enum own_kind kind;
	size_t file; /* or NO_INDEX */
	uint64_t number;
	size_t symbol;
};

/* A block or function. Slots: the symbols of its scope, then its own places. */
struct code {
	struct sem_scope *scope;
	const struct sem_block *block;
	size_t slots, parameters;
	struct own_place *own;
	size_t own_count;
	struct sequence body;
	bool always; /* runs even if no lane participates */
};

struct call {
	const struct sem_scope *caller;
	const struct sem_function *function;
};

/* Something that a run should reach: a statement, or both outcomes of a branch. */
struct point {
	struct span span;
	const char *what; /* "if"; NULL: a statement */
	bool has_yes, has_no, yes, no;
};

/* A prepared instruction word. */
struct plan {
	bool used;
	const struct opcode *opcode;
	const struct form *form;
	struct word word;
	struct arena arena;
	struct code *code; /* NULL: not executable */
	struct sem_bound bound;
	struct value *modifiers; /* indexed like scope->modifiers; text NULL: unknown */
	struct str *names;
};

/* ---- the machine ---- */

typedef uint64_t lane_mask;
#define FIRST_LANE(mask) ((unsigned)__builtin_ctzll(mask))
#define EACH_LANE(l, mask)                                                                         \
	for (lane_mask rest_##l = (mask); rest_##l; rest_##l &= rest_##l - 1)                          \
		for (unsigned l = FIRST_LANE(rest_##l), once_##l = 1; once_##l; once_##l = 0)

struct declared {
	bool known, is_bool, is_float, is_signed, stored;
	unsigned width; /* of UINTn, INTn; else 0 */
};

struct frame {
	const struct code *code;
	struct slot *slots; /* [slot * lanes + lane] */
	struct declared *declared;
	struct value *result;     /* by lane */
	lane_mask left, returned; /* lanes that have left the loop or switch, the function */
	unsigned depth;
};

struct pending {
	size_t operand; /* in the header; gives the order of commits */
	size_t file;    /* or NO_INDEX: memory */
	size_t memory;
	uint64_t number, bank, address;
	unsigned lane, width;
	struct value value;
};

/* A register that an exception keeps. */
struct kept {
	size_t file;
	uint64_t bits;
};

/* The value of a byte of memory before the current step wrote it. */
struct old_byte {
	uint8_t *at, value;
};

#define PLAN_SLOTS   1024
#define STACK_VALUES ((size_t)1 << 20)

struct ref {
	struct arena *arena;
	const struct isa *isa;
	struct codec *codec;
	struct sem_run *run;
	struct sem_facts *facts; /* to compare with the values computed, or NULL */
	unsigned lanes;
	uint64_t *numbers;         /* number of entries of each file */
	unsigned char **constants; /* [file][number]: 1 constant, 2 not a register */
	uint64_t **reads;          /* values of the constants */
	struct str_map codes;      /* by the address of the block */
	VEC(struct code *) all;
	VEC(struct call) calls; /* of functions by name, in all code */
	VEC(struct point *) points;
	struct plan plans[PLAN_SLOTS];

	/* the current instruction */
	struct ref_state *state;
	const struct plan *plan;
	lane_mask part, executed, raised;
	size_t raise[REF_MAX_LANES]; /* index in isa->exceptions */
	uint64_t bad[REF_MAX_LANES]; /* address of the faulting access, else 0 */
	VEC(struct pending) pending;
	VEC(struct kept) kept; /* of what the instruction has raised */
	jmp_buf broken;
	char message[600];
	size_t exception;
	int lane;
	bool unspecified;

	/* the current step of a machine */
	uint64_t pc, next_pc; /* what these names mean in the block */
	uint64_t cause, bad_address;
	bool has_raised; /* in this run */
	bool trapped, halted, jumped;
	struct plan trap, reset;  /* of the blocks with these names; code NULL: none */
	struct ref_state *before; /* registers, active lanes, pc and cycles before the step */
	VEC(struct old_byte) journal;
	struct arena journal_arena;

	/* pools */
	mpz_t **integers;
	size_t integer_count, integer_chunks;
	struct real **reals;
	size_t real_count, real_chunks;
	struct arena scratch; /* arrays; reset for each instruction that has some */
	struct value *stack;
	size_t stack_used;
	struct slot *slots;
	size_t slots_used, slots_room;
	VEC(mpz_t *) owned;    /* constants of the code */
	mpz_t one, two, three; /* for small operands */
	mpfr_t rounded;
};

/* Ends the instruction as broken, at the span. */
void ref_break(struct ref *m, struct span span, const char *format, ...)
	__attribute__((format(printf, 3, 4), noreturn));

/* ---- ref_integer.c: all integers are exact ---- */

struct value int_value(wide_int n);
struct value bool_value(bool b);
struct value float_value(uint32_t bits);
struct value int_from_word(struct ref *m, struct word w);
int int_compare(struct ref *m, const struct value *a, const struct value *b);
int int_sign(const struct value *a);
/* op is ADD, SUBTRACT, MULTIPLY, AND, OR or XOR. */
struct value int_combine(
	struct ref *m, enum node_op op, const struct value *a, const struct value *b);
/* by >= 0 bits; by at most INT_MAX_BITS to the left, unless the value is 0 */
#define INT_MAX_BITS 65536
struct value int_left(struct ref *m, const struct value *a, uint64_t by);
struct value int_right(struct ref *m, const struct value *a, uint64_t by);
/* Bits [low, low + width) in two's complement of infinite width, as an unsigned number. */
struct value int_slice(struct ref *m, const struct value *a, uint64_t low, unsigned width);
struct value int_reverse(struct ref *m, const struct value *a, unsigned width);
/* how: SEM_FN_FLOOR, CEIL or TRUNC; b is not 0 */
struct value int_divide(
	struct ref *m, enum sem_builtin how, const struct value *a, const struct value *b);
struct value int_modulo(struct ref *m, const struct value *a, const struct value *b);
/* 2^n */
struct value int_power(struct ref *m, unsigned n);
/* -2^width <= a < 2^width */
bool int_fits(struct ref *m, const struct value *a, unsigned width);
/* False if it is negative or has over 64 bits. */
bool int_small(const struct value *a, uint64_t *n);
struct word int_word(struct ref *m, const struct value *a); /* its low 128 bits */
void int_to_mpz(mpz_ptr z, const struct value *a);
struct value int_from_mpz(struct ref *m, mpz_srcptr z);
mpz_ptr pool_integer(struct ref *m);

/* ---- ref_real.c ---- */

bool float_is_nan(uint32_t bits);
/* -1, 0, 1; 2 if one is NaN */
int float_compare(uint32_t a, uint32_t b);
uint32_t float_least(const struct ref *m, uint32_t a, uint32_t b, bool greatest);
uint32_t float_from_text(struct ref *m, struct str text);
/* Both are FLOAT or REAL; op is ADD, SUBTRACT or MULTIPLY. */
struct value real_combine(struct ref *m, const struct node *n, enum node_op op,
	const struct value *a, const struct value *b);
struct value real_from_int(struct ref *m, const struct value *a);
struct value real_negate(struct ref *m, const struct value *a);
uint32_t real_round(struct ref *m, const struct value *a, mpfr_rnd_t mode);
/* The float as an integer; NaN as 0, infinities as +-2^300. */
struct value float_to_int(struct ref *m, uint32_t bits, mpfr_rnd_t mode);

/* ---- ref_prepare.c ---- */

/* The prepared code of this block or function, or NULL. */
struct code *known_code(struct ref *m, const struct sem_block *block);
struct code *prepare_block(struct ref *m, struct sem_scope *scope);
struct code *prepare_function(
	struct ref *m, const struct sem_scope *caller, const struct sem_block *block);
/* The slot of the place in frames of the code; NO_INDEX: it has none. */
size_t own_index(const struct code *code, const struct own_place *place);
/* Operators of op=, of operator = "..." and of fold; otherwise NODE_NONSENSE. */
enum node_op operator_named(struct str text);

/* ---- ref_access.c ---- */

/* The operand's value in this lane, in the old state. May raise in that lane. */
struct value access_read(
	struct ref *m, const struct sem_access *access, unsigned lane, bool raw, struct span span);
struct value file_read(struct ref *m, size_t file, uint64_t number, unsigned lane);
struct value memory_read(struct ref *m, size_t memory, const struct value *bank,
	const struct value *address, unsigned width, unsigned lane);
/* The address of the operand in memory; false after a raise. */
bool memory_operand_place(struct ref *m, const struct sem_access *access, bool store, unsigned lane,
	struct span span, uint64_t *bank, uint64_t *at);
size_t memory_index(const struct ref *m, const struct memory *memory);
/* The byte at this address, which wraps in a machine; NULL if there is none. */
uint8_t *memory_byte(struct ref *m, size_t memory, uint64_t bank, uint64_t address);
/* Checks an access; false after a raise. *at: its address. */
bool memory_place(struct ref *m, size_t memory, const struct value *bank,
	const struct value *address, unsigned width, bool store, unsigned lane, uint64_t *to_bank,
	uint64_t *at);
void ref_raise(struct ref *m, unsigned lane, size_t exception, uint64_t bad_address);
/* Gives the registers their values that the exception keeps. */
void ref_assign_kept(struct ref *m);
/* What the spec, or else the language, raises at this event: index in isa->exceptions, or
 * NO_INDEX. */
size_t exception_of(const struct ref *m, enum event event);
/* Number of the operand's register, the first one of a range. */
uint64_t operand_register(const struct ref *m, const struct sem_access *access);
/* Index of the file; of a window, that of the file it belongs to. */
size_t file_index(const struct ref *m, const struct register_file *file);
bool is_constant(const struct ref *m, size_t file, uint64_t number);

/* ---- ref_state.c ---- */

/* Resets the state, except for memory and stop conditions. */
void ref_state_start(const struct ref *ref, struct ref_state *state);

/* ---- ref_run.c ---- */

/* Runs the block of the plan on m->state. Returns as ref_execute does. */
enum ref_stop run_plan(struct ref *m, const struct plan *plan);
const struct plan *plan_of(struct ref *m, const struct decoded *decoded);

/* ---- ref_machine.c ---- */

void open_machine(struct ref *m);
enum ref_stop machine_step(struct ref *m, struct ref_state *state);
enum ref_stop machine_run(struct ref *m, struct ref_state *state, uint64_t limit, uint64_t *steps);

/* ---- ref_inferred.c ---- */

/* m->facts must not be NULL. */
void check_inferred(
	struct ref *m, const struct node *n, lane_mask mask, const struct value *values);

/* ---- ref_expr.c ---- */

struct value *take(struct ref *m); /* values of all lanes; give them back in reverse order */
void give(struct ref *m);
void eval(struct ref *m, struct frame *f, const struct node *n, lane_mask mask, struct value *out);
/* The value of a register by its own name, a side field or pc before the instruction. */
struct value own_value(struct ref *m, const struct node *n, unsigned lane);
/* Width of the access of a NODE_MEMORY. */
void ref_eval_by_name(
	struct ref *m, struct frame *f, const struct node *n, lane_mask mask, struct value *out);
const struct node *ref_named_by(struct ref *m, const struct node *n, const struct value *value);
unsigned memory_width(const struct ref *m, const struct node *n);
bool truth(struct ref *m, const struct node *n, const struct value *v);
struct value number_of(struct ref *m, const struct node *n, const struct value *v);
struct value binary_value(struct ref *m, const struct node *n, enum node_op op,
	const struct value *a, const struct value *b);
void read_slot(struct ref *m, struct frame *f, const struct node *n, lane_mask mask,
	const struct word *bits, struct value *out);
/* Evaluates the condition in each lane; returns the lanes where it holds, and notes the
 * outcomes. */
lane_mask eval_condition(
	struct ref *m, struct frame *f, const struct node *n, lane_mask mask, struct point *point);

/* ---- ref_call.c ---- */

void eval_call(
	struct ref *m, struct frame *f, const struct node *n, lane_mask mask, struct value *out);
void eval_infix(
	struct ref *m, struct frame *f, const struct node *n, lane_mask mask, struct value *out);
void call_function(struct ref *m, struct frame *f, const struct node *n,
	const struct sem_function *function, struct value **arguments, size_t count, lane_mask mask,
	struct value *out);
struct str attribute_of(const struct enumerator *e, const char *name);
/* The attribute of a modifier's value (VALUE_NAME); where the value is none's, of the first value
 * with this name that has `decides`. */
struct str word_of(
	const struct ref *m, const struct value *v, const char *name, const char *decides);

/* ---- ref_assign.c, ref_commit.c ---- */

void assign(struct ref *m, struct frame *f, const struct node *target, const struct node *from,
	lane_mask mask, struct value *values);
/* Bits of an output that are not assigned yet keep their values from before the instruction. */
void keep_output(struct ref *m, struct frame *f, size_t index, struct span span, lane_mask mask);
bool is_output(const struct ref *m, const struct frame *f, size_t index);
struct frame *frame_new(struct ref *m, const struct code *code, struct frame *caller);
void commit(struct ref *m, struct frame *f);
/* Bits of outputs that are not assigned stay; raises if an output's address in memory is
 * invalid. */
void complete_outputs(struct ref *m, struct frame *f);

/* ---- ref_statement.c ---- */

void run_sequence(struct ref *m, struct frame *f, const struct sequence *s, lane_mask mask);

#endif
