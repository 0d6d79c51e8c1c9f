/* SPDX-License-Identifier: MIT */
/* Core: what a block computes for one combination of its modifiers' values, as nodes without
 * control flow.
 * In: a scope with its facts, values for modifiers. Out: a core_program: nodes, writes, raises,
 * events.
 * Read first: this header, then build.c, stmt.c and node.c.
 * A branch on data becomes a select, loops are unrolled, short functions are inlined (function.c).
 * Nodes are hash-consed (equal nodes are shared) and total: all lanes compute them. Everything is
 * allocated in the builder's arena. */
#ifndef SPECC_CORE_CORE_H
#define SPECC_CORE_CORE_H

#include "sem/bind.h"
#include "number/range.h"

/* Integer nodes hold mathematical integers, truth nodes 0 or 1. */
#define CORE_OPS(OP)                                                                               \
	OP(CONST)  /* range.lo */                                                                      \
	OP(SOURCE) /* register or immediate `slot`, before its modifiers, or its side field `file` */  \
	OP(FLAG)   /* truth: the operand modifier `slot` is on */                                      \
	OP(CHOICE) /* bits of the instruction's field `slot`: a modifier, a register number */         \
	OP(STATE)  /* register `number` of `file` */                                                   \
	OP(LANEID)                                                                                     \
	OP(ACTIVE)  /* participating lanes, one bit each */                                            \
	OP(PC)      /* address of the instruction */                                                   \
	OP(NEXT_PC) /* address of the next instruction in memory */                                    \
	OP(CAUSE)   /* in a trap: code of the exception, and the address that raised it */             \
	OP(BAD_ADDRESS)                                                                                \
	OP(CYCLES)   /* cycle count before the instruction */                                          \
	OP(REGISTER) /* register number a of `file`; it exists */                                      \
	OP(PARAM)    /* parameter `slot` of a function of the specification */                         \
	OP(CALL)     /* of `function`: its value for a, b, c, d */                                     \
	OP(AFTER)    /* register `number` of `file`, NULL: pc, after event `slot` (a call) */          \
	OP(LOAD)     /* `width` bits at bank a, address b; 0 on a fault. Machine: of event `number` */ \
	OP(FAULT)    /* exception that this access raises: its index plus 1, or 0 */                   \
	OP(ADD)                                                                                        \
	OP(SUB)                                                                                        \
	OP(MUL)                                                                                        \
	OP(DIV) /* a / b, rounded down */                                                              \
	OP(MOD) /* a - b * (a / b) */                                                                  \
	OP(SHL)                                                                                        \
	OP(SHR)                                                                                        \
	OP(AND) /* of integers or of truth nodes, like OR and XOR */                                   \
	OP(OR)                                                                                         \
	OP(XOR)                                                                                        \
	OP(NOT)     /* -a - 1 of an integer, 1 - a of a truth node */                                  \
	OP(COUNT)   /* how many bits the builtin `number` counts in the at most 64 bits of a */        \
	OP(EXTRACT) /* bits [lsb, lsb+width) of a, unsigned */                                         \
	OP(EXTEND)  /* the low `width` bits of a, sign-extended */                                     \
	OP(SELECT)  /* a ? b : c */                                                                    \
	OP(EQ)                                                                                         \
	OP(LT)                                                                                         \
	OP(ROUND)    /* binary32: a, a + b, a * b, a * b + c (by `shape`), times 2^d, by `rounding` */ \
	OP(FROM_INT) /* binary32 of the integer a, by `rounding` */                                    \
	OP(TO_INT)   /* integer of the binary32 a, by `rounding`, clamped to b .. c */                 \
	OP(FEQ)                                                                                        \
	OP(FLT)                                                                                        \
	OP(FMIN)                                                                                       \
	OP(FMAX)                                                                                       \
	OP(BALLOT) /* lanes where a is true, one bit each */                                           \
	OP(FOLD)   /* a of all participating lanes, combined by `fold` */                              \
	OP(LANE)   /* a of lane b */

enum core_op {
#define OP(name) CORE_##name,
	CORE_OPS(OP)
#undef OP
};

/* What a value is that no local was assigned: the text, then the names of the values `of`. */
struct core_hint {
	struct str text; /* empty: the value of[0], of which its facts need no more bits */
	const struct core_node *of[2]; /* or NULL */
	bool is_last;                  /* only if its operation gives it no name that says more */
	bool is_written;               /* the operand or the state of this name gets it */
	bool is_key;                   /* it compares as of[0] does */
	bool restates;                 /* the text is an expression in words: "mode_is_NEAR" */
};

enum core_shape { CORE_VALUE, CORE_SUM, CORE_PRODUCT, CORE_FUSED };
enum core_rounding { CORE_NEAREST, CORE_ZERO, CORE_UP, CORE_DOWN };
enum { CORE_ROUNDS = 2 }; /* loops in each other that a node knows */
struct core_node {
	enum core_op op;
	bool truth;   /* 0 or 1: a comparison or predicate */
	bool varying; /* differs between lanes */
	/* may need over RANGE_MAX_BITS bits: only its low bits may be used, and range is not set */
	bool large;
	unsigned id; /* order of creation: operands have lower ids */
	struct core_node *a, *b, *c, *d;
	unsigned slot, lsb, width;
	enum core_shape shape;
	enum core_rounding rounding;
	enum sem_fold fold;
	const struct register_file *file;
	const struct memory *memory;
	struct core_function *function;
	uint64_t number;
	struct sem_range range;
	struct str name;              /* of the first local that it was assigned to; may be empty */
	const struct type *values;    /* EQ: of which the code names one to compare with; or NULL */
	const struct core_hint *hint; /* NULL: only its operation says what it is */
	/* The condition on which a branch of the code assigns it, or does if it does not hold; or
	 * NULL. */
	const struct core_node *under;
	bool otherwise;
	/* The rounds of unrolled loops that assign it, innermost first; variable: empty if none. */
	struct core_round {
		struct str variable;
		int64_t number;
	} rounds[CORE_ROUNDS];
	struct span span; /* of the expression that it was made for; may have no source */
};

/* An operand in the record of a decoded instruction. */
enum core_slot_kind { CORE_SLOT_VALUE, CORE_SLOT_FLAG, CORE_SLOT_CHOICE, CORE_SLOT_NUMBER };
struct core_slot {
	enum core_slot_kind kind;
	const struct sem_symbol *symbol;  /* VALUE, FLAG, NUMBER */
	unsigned part;                    /* VALUE: index in a range of registers, lowest first */
	bool is_destination;              /* VALUE: written; an operand that is also read has two */
	const struct register_file *file; /* VALUE of a register: not a window; else NULL */
	unsigned width;                   /* VALUE: bits */
	bool varying, truth;
	enum sem_sign flag;                  /* FLAG */
	const struct sem_modifier *modifier; /* CHOICE */
};

/* An effect: the value is written if the condition holds (NULL: always). Writes are in order: later
 * ones win. */
enum core_place { CORE_TO_SLOT, CORE_TO_STATE, CORE_TO_REGISTER };
struct core_write {
	enum core_place place;
	unsigned slot; /* TO_SLOT */
	const struct register_file
		*file;               /* not a window; TO_SLOT: may be a side field of the register */
	uint64_t number;         /* TO_STATE */
	struct core_node *index; /* TO_REGISTER */
	struct core_node *value;
	struct core_node *condition;
};

enum { CORE_MAX_PARAMETERS = 4 }; /* of a function of the specification */

struct core_raise {
	unsigned exception;          /* index in isa->exceptions */
	struct core_node *condition; /* NULL: always */
};

/* What can end an instruction of a machine, in the order of the statements. An event happens only
 * if its condition holds (NULL: always) and no earlier event has raised. */
enum core_event_kind {
	CORE_EVENT_RAISE,
	CORE_EVENT_LOAD,  /* sets `node`, a CORE_LOAD */
	CORE_EVENT_CALL,  /* of `function`: sets `node`, a CORE_LOAD, to its value */
	CORE_EVENT_STORE, /* is checked here, but carried out after all events */
	CORE_EVENT_LEAVE  /* leaves the instruction to the slow path */
};
struct core_event {
	enum core_event_kind kind;
	unsigned exception; /* RAISE: index in isa->exceptions */
	struct core_node *condition;
	struct core_node *node;         /* LOAD, CALL; NULL: the function has no value */
	struct core_function *function; /* CALL */
	struct core_node *arguments[CORE_MAX_PARAMETERS];
	/* CALL of a function in place: what registers hold before it. One with a condition is made only
	 * if the event happens. Others: what registers hold that an exception keeps, if it raises. */
	VEC(struct core_write) puts;
	const struct memory *memory;      /* LOAD, STORE */
	unsigned width;                   /* LOAD, STORE: bits */
	struct core_node *bank, *address; /* LOAD, STORE */
	struct core_node *value;          /* STORE */
};

/* What follows a block. */
enum core_end {
	CORE_END_NONE,   /* the next instruction; there are no jumps */
	CORE_END_NEXT,   /* machine: the next instruction, or the target of a jump */
	CORE_END_PREFIX, /* the instruction to which the prefix belongs */
	CORE_END_TRAP,   /* the target of a jump, else the same instruction */
	CORE_END_RESET
};

/* How a node runs. */
struct core_need {
	bool used;
	unsigned users;
	unsigned demand;  /* low bits that its users need; UINT_MAX: all */
	unsigned bits;    /* width of the machine value: 1 (truth), 32, 64, 128 or 320 */
	unsigned stage;   /* index of the loop over lanes that it is in, or precedes */
	bool in_lanes;    /* computed lane by lane in a loop */
	bool as_mask;     /* truth: needed as a word with one bit per lane */
	bool as_row;      /* needed as an array of all lanes */
	unsigned depth;   /* of its C text: nesting of nodes written in place */
	unsigned choices; /* of its C text: nesting of `?` in nodes written in place */
	bool deep;        /* needs a variable, or brackets or choices would nest too deeply */
};

/* How a program runs. Its nodes are only what they compute: equal ones are one. */
struct core_plan {
	struct core_need *needs; /* by node->id */
	unsigned loops;          /* over lanes */
};

/* A block for one combination of modifier values. */
enum { CORE_UNITS_VARY = 255 }; /* the record of the instruction says how many */

struct core_program {
	VEC(struct core_node *) nodes;
	VEC(struct core_slot) slots;
	VEC(struct core_write) writes;
	VEC(struct core_raise) raises;
	bool always;  /* runs even if no lane participates */
	bool uniform; /* runs once for all lanes */
	/* For machines only; events replace raises. */
	VEC(struct core_event) events;
	enum core_end end;
	unsigned units;                       /* length of the instruction, or CORE_UNITS_VARY */
	struct core_node *pc, *cycles, *halt; /* assigned, added, a truth node; or NULL */
	struct core_node *result;             /* of a function that has a value; else NULL */
	struct core_plan plan;                /* plan.c */
	/* emit.c: sets of slots, one bit each: those read as rows of 32-bit or 64-bit elements, as
	 * words with one bit per lane, and as numbers in the record */
	uint64_t rows32, rows64, words, numbers;
};

/* ---- functions of the specification: function.c ---- */

/* How a value is passed to a function: as a truth value, or as a number of so many bits. */
struct core_passed {
	bool truth, is_float, is_signed;
	unsigned bits;
};

/* A register that a function in place reads or assigns; file: NULL is the program counter. */
struct core_touched {
	const struct register_file *file;
	uint64_t number;
	bool assigned, always; /* always: on every path */
	bool read;
};

/* What the C of calls passes for a parameter. */
struct core_given {
	struct sem_range range;
	VEC(struct str) names; /* of the values, each once; an empty one: of something without a name */
	struct str_map known;  /* the same */
	bool is_known;         /* there is a call */
};

/* A function of the specification for parameters of some types and, where they are modifiers, some
 * values: its program has nodes of parameters, and is called by programs of all blocks. One that
 * can raise leaves the exception in the state. One in place reads registers as the instruction has
 * changed them so far, and assigns them: effect.c */
struct core_function {
	const struct sem_function *function;
	struct core_function *next; /* of the same one, for the same values of modifiers */
	struct core_function *same; /* with an equal body, which is called instead; or NULL */
	unsigned number;            /* in core_functions.list, from 1 */
	struct str name;            /* in C, behind the prefix; empty until C of a call is emitted */
	struct str words;           /* the values of its modifiers: ", ftz is .FTZ"; or empty */
	struct str also;            /* "; load_word": those that are `same` as this one; or empty */
	struct str end;             /* "_FTZ": of its name, if there is one for other values */
	unsigned count;             /* of parameters that are passed */
	bool reads_state, reads_op; /* of a machine: registers, the address of the instruction */
	bool in_place, raises;
	unsigned stores;                  /* that it puts off at most */
	VEC(struct core_touched) touched; /* in place */
	struct core_passed passed[CORE_MAX_PARAMETERS], result;
	struct sem_range ranges[CORE_MAX_PARAMETERS]; /* what the parameters can hold */
	struct str names[CORE_MAX_PARAMETERS];
	struct str about[CORE_MAX_PARAMETERS];        /* what they are, if that is known; or empty */
	struct core_given given[CORE_MAX_PARAMETERS]; /* by the calls whose C is emitted */
	unsigned demand[CORE_MAX_PARAMETERS];         /* low bits that it needs; UINT_MAX: all */
	/* The same if the parameters could hold any number; NULL: not asked for yet */
	const unsigned *demand_of_any;
	struct core_program *program; /* NULL: it has to be inlined */
	unsigned operations, cost;    /* of the program; cost: in loops over lanes */
};

/* Is it a parameter of the function in C? What all calls pass the same number for is not. */
static inline bool core_is_parameter(const struct core_function *f, unsigned i)
{
	const struct core_passed *passed = &f->passed[i];
	return passed->truth || passed->is_float || wide_compare(f->ranges[i].lo, f->ranges[i].hi) != 0;
}

struct core_functions {
	struct arena *arena;
	VEC(struct core_function *) list;
	struct str_map known, names;
	struct str_map bodies;  /* core_print_function -> the first with this text */
	struct str_map decided; /* alike.c: what calls with such arguments become */
	bool news;              /* it has got another one since the build began */
};

/* The most stores of an event: those of the function that it calls, or one. */
unsigned core_event_stores(const struct core_event *event);
/* Does it put stores off to its end, since one of the functions that it calls does? */
bool core_puts_off(const struct core_program *program);
/* What the event itself can raise: up to two exceptions, or NULL. */
void core_raised_by(
	const struct isa *isa, const struct core_event *event, const struct exception *raised[2]);
/* Does any of them keep registers? */
bool core_event_keeps(const struct isa *isa, const struct core_event *event);
/* Must the state be prepared before its event `i`, a call of a function in place or a store that is
 * put off: so that the instruction can raise from then on after it has changed registers or put off
 * stores, or so that functions find the program counter? */
bool core_needs_saved(const struct core_program *program, size_t i);

/* What the C calls one of so many registers of an operand: "SrcC_lo", "SrcC_hi", "SrcC_part2". */
struct str core_part_name(struct arena *arena, struct str operand, unsigned part, unsigned count);

/* Names a function that C calls, unless it has a name. */
void core_name_function(struct core_functions *all, struct core_function *f);

/* ---- making nodes: node.c ---- */

struct core_assumption {
	unsigned id;
	bool value;
};

struct core_builder {
	struct arena *arena;
	const struct isa *isa;
	unsigned lanes;
	struct core_program *program;
	struct core_node **table; /* hash table of the nodes, open addressing */
	unsigned inside;          /* depth of selects that core_select is rearranging */
	size_t table_size;
	bool wide, vast;   /* its C text needs 128-bit arithmetic, 320-bit */
	enum core_end end; /* of the programs that it builds */
	unsigned units;
	bool wide_operands; /* operands in the record have 64 bits */
	/* The kernel is a fast path, for the common case: transient registers have their reset values,
	 * and memory accesses go to plain bytes. In other cases the slow path executes the
	 * instruction. */
	bool quick;
	/* Fast path: truth nodes that are assumed to have a value, by id, in order of creation. If one
	 * has the other value, the slow path executes the instruction. */
	VEC(struct core_assumption) assumptions;
	const struct sem_facts *facts;    /* of the block's expressions, or NULL */
	struct core_functions *functions; /* that programs call; NULL: all are inlined */
	bool in_function;                 /* the program is one: its values are cut to what is proved */
	bool in_place;                    /* the program is a function in place */
	const char *failure;              /* why the block cannot be built; NULL: it can */
	struct span failure_span;         /* what caused it; no source: the whole block */
};

/* Each returns a simplified, shared node. For the operands see CORE_OPS. */
struct core_node *core_number(struct core_builder *b, int64_t n);
struct core_node *core_wide_number(struct core_builder *b, struct wide n);
struct core_node *core_truth(struct core_builder *b, bool value);
struct core_node *core_leaf(struct core_builder *b, const struct core_node *leaf);
struct core_node *core_binary(
	struct core_builder *b, enum core_op op, struct core_node *x, struct core_node *y);
struct core_node *core_not(struct core_builder *b, struct core_node *x);
struct core_node *core_extract(
	struct core_builder *b, struct core_node *x, unsigned lsb, unsigned width);
struct core_node *core_extend(struct core_builder *b, struct core_node *x, unsigned width);
/* Bit `bit` of x as a truth node. */
struct core_node *core_bit(struct core_builder *b, struct core_node *x, struct core_node *bit);
struct core_node *core_select(struct core_builder *b, struct core_node *condition,
	struct core_node *yes, struct core_node *no);
/* Comparisons; op is one of == != < <= > >= */
struct core_node *core_compare(
	struct core_builder *b, enum sem_op op, struct core_node *x, struct core_node *y);
/* Narrows the range of a select by the order of two values: a minimum, x < 4 ? x : 4. */
void core_order_range(struct core_node *n);
/* Are the truth nodes x and y tests of one value that can never both be `hold`? */
bool core_never_both(const struct core_node *x, const struct core_node *y, bool hold);
/* Does y hold wherever x does; can they never both hold? False: it is not known. */
bool core_implies(const struct core_node *x, const struct core_node *y);
bool core_excludes(const struct core_node *x, const struct core_node *y);
/* Does y hold wherever x does not? False: it is not known. */
bool core_denies(const struct core_node *x, const struct core_node *y);
/* What n is where the condition is `holds`: itself, or what its choices leave. */
struct core_node *core_side_where(
	struct core_node *n, const struct core_node *condition, bool holds);
/* Says what the node is, for the reader of the C; without effect on a constant or source, and on
 * what has been said already. */
void core_hint(struct core_builder *b, struct core_node *x, struct core_hint hint);
/* x, proved not to be negative, with a range that shows it: after a comparison whose outcome the
 * fast path assumes, its range is still that of both outcomes. */
struct core_node *core_not_negative(struct core_builder *b, struct core_node *x);
/* The greater of x and the number. */
struct core_node *core_at_least(struct core_builder *b, struct core_node *x, int64_t least);
/* x as a truth node (not 0). */
struct core_node *core_as_truth(struct core_builder *b, struct core_node *x);
/* x as an integer node. */
struct core_node *core_as_number(struct core_builder *b, struct core_node *x);
/* Bits [lsb, lsb+width) of x as a register of that width holds them: a truth node if width is 1. */
struct core_node *core_as_register(
	struct core_builder *b, struct core_node *x, unsigned lsb, unsigned width);
/* x with bits [lsb, lsb+width) replaced by the low bits of y. */
struct core_node *core_insert(
	struct core_builder *b, struct core_node *x, unsigned lsb, unsigned width, struct core_node *y);
bool core_is_number(const struct core_node *x, int64_t *value);
bool core_is_truth(const struct core_node *x, bool *value);
/* Is it a truth value that is computed from others? */
bool core_is_truth_operator(const struct core_node *x);

/* ---- making programs: build.c ---- */

/* A modifier with its value in this combination. If value is NULL, the generated code reads it at
 * run time (CORE_CHOICE). */
struct core_modifier {
	const struct sem_modifier *modifier;
	const struct field *field;
	const struct enumerator *value;
};
struct core_choice {
	VEC(struct core_modifier) modifiers;
	bool plain; /* no operand modifier is on */
	bool drops; /* the last truth value assigned to an operand is not needed */
};

/* A name in the header, for all opcodes that share a program. */
struct core_operand {
	bool known, is_float, is_bool, varying, is_immediate_signed;
	bool can[3];                  /* by enum sem_sign */
	const struct field *flags[3]; /* of the first opcode that has it */
	unsigned width, own, count;
	bool in, out;
	struct wide least, most;         /* of an immediate: the limits of its number */
	const struct sem_access *access; /* of the first opcode */
};

/* The slots that all programs of a block share; they begin with these. */
struct core_layout {
	VEC(struct core_slot) slots;
};

/* Runs the block on nodes; operands are indexed by symbol. Returns NULL and sets builder->failure
 * if the block cannot be built. */
struct core_program *core_build(struct core_builder *b, struct sem_scope *scope,
	const struct core_layout *layout, const struct core_operand *operands,
	const struct core_choice *choice, bool uniform);

/* Prints the program: one line for each node, event and write. The text is the same for programs of
 * the same structure, in whatever order they write different registers. whole: prints the writes in
 * their order, and also the names of locals, ranges and widths. called: name of a register file ->
 * struct str to print in its place; or NULL. print.c */
void core_print(struct buffer *out, const struct isa *isa, const struct core_program *program,
	bool whole, const struct str_map *called);
/* Prints a function with its whole program, and numbers of those that it calls: equal texts do the
 * same. */
void core_print_function(struct buffer *out, const struct isa *isa, const struct core_function *f);

/* ---- machine widths and loops: plan.c ---- */

/* Plans a complete program: sets its plan. */
void core_plan(struct core_builder *b, struct core_program *program);
static inline struct core_need *core_need_of(
	const struct core_plan *plan, const struct core_node *n)
{
	return &plan->needs[n->id];
}
/* Of a planned program: how many vectors its loops over lanes compute, roughly. */
unsigned core_cost(const struct core_program *program);

/* For a fast path that has been planned: adds an assumption that leaves something costly to the
 * slow path; false if there is nothing to leave. emit_region.c */
bool core_assume(struct core_builder *b, struct core_program *program);

#endif
