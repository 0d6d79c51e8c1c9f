/* Core: what a block computes, for one combination of the values of its modifiers, as nodes
 * without control flow.
 * In: a scope with its facts, values for modifiers. Out: a core_program: nodes, writes, raises,
 * events.
 * Read first: this header, then build.c, stmt.c and node.c.
 * A branch on data has become a select, a loop is unrolled, functions are put in place. Nodes are
 * shared (equal nodes are one) and total: all lanes compute them. Everything belongs to the arena
 * of the builder. */
#ifndef SPECC_CORE_CORE_H
#define SPECC_CORE_CORE_H

#include "sem/bind.h"
#include "number/range.h"

/* Integer nodes hold mathematical integers, truth nodes 0 or 1. */
#define CORE_OPS(OP)                                                                               \
	OP(CONST)  /* range.lo */                                                                      \
	OP(SOURCE) /* register or immediate `slot`, before its modifiers; its side field in `file` */  \
	OP(FLAG)   /* truth: the modifier `slot` of an operand is on */                                \
	OP(CHOICE) /* bits of the field `slot` of the instruction: a modifier, a register's number */  \
	OP(STATE)  /* register `number` of `file` */                                                   \
	OP(LANEID)                                                                                     \
	OP(ACTIVE)  /* participating lanes as bits */                                                  \
	OP(PC)      /* address of the instruction */                                                   \
	OP(NEXT_PC) /* address behind it */                                                            \
	OP(CAUSE)   /* in a trap: code of the exception, and the address that raised it */             \
	OP(BAD_ADDRESS)                                                                                \
	OP(CYCLES)   /* before the instruction */                                                      \
	OP(REGISTER) /* register number a of `file`, which it has */                                   \
	OP(LOAD)  /* `width` bits of memory at bank a, address b; 0 where it faults. Of a machine:  \
	              * what the event with this `number` loads */  \
	OP(FAULT) /* what that access raises: 0, or 1 more than the index of the exception */          \
	OP(ADD)                                                                                        \
	OP(SUB)                                                                                        \
	OP(MUL)                                                                                        \
	OP(DIV) /* a / b, rounded down */                                                              \
	OP(MOD) /* a - b * (a / b) */                                                                  \
	OP(SHL)                                                                                        \
	OP(SHR)                                                                                        \
	OP(AND) /* on truth nodes as well, and OR, XOR */                                              \
	OP(OR)                                                                                         \
	OP(XOR)                                                                                        \
	OP(NOT)     /* of an integer -a - 1, of a truth node 1 - a */                                  \
	OP(EXTRACT) /* bits [lsb, lsb+width) of a, unsigned */                                         \
	OP(EXTEND)  /* the low `width` bits of a as two's complement */                                \
	OP(SELECT)  /* a ? b : c */                                                                    \
	OP(EQ)                                                                                         \
	OP(LT)                                                                                         \
	OP(ROUND)    /* binary32: a, a + b, a * b, a * b + c (by `shape`), times 2^d, by `rounding` */ \
	OP(FROM_INT) /* binary32 of the integer a, by `rounding` */                                    \
	OP(TO_INT)   /* integer of the binary32 a, by `rounding`, not below b, not above c */          \
	OP(FEQ)                                                                                        \
	OP(FLT)                                                                                        \
	OP(FMIN)                                                                                       \
	OP(FMAX)                                                                                       \
	OP(BALLOT) /* lanes where a is true, as bits */                                                \
	OP(FOLD)   /* a of all participating lanes, joined by `fold` */                                \
	OP(LANE)   /* a of lane b */

enum core_op {
#define OP(name) CORE_##name,
	CORE_OPS(OP)
#undef OP
};

enum core_shape { CORE_VALUE, CORE_SUM, CORE_PRODUCT, CORE_FUSED };
enum core_rounding { CORE_NEAREST, CORE_ZERO, CORE_UP, CORE_DOWN };
struct core_node {
	enum core_op op;
	bool truth;   /* 0 or 1, of comparisons and predicates */
	bool varying; /* differs between lanes */
	bool large;   /* may need over RANGE_MAX_BITS bits: only low bits of it may be used; the range
	                * is that of nothing */
	unsigned id;  /* in order of making: operands come before */
	struct core_node *a, *b, *c, *d;
	unsigned slot, lsb, width;
	enum core_shape shape;
	enum core_rounding rounding;
	enum sem_fold fold;
	const struct register_file *file;
	const struct memory *memory;
	uint64_t number;
	struct sem_range range;
	struct str name;  /* of the local that it was first assigned to; or empty */
	struct span span; /* of the expression that it was made for; without source: there is none */

	/* plan.c */
	bool used;
	unsigned users;
	unsigned demand; /* low bits that its users need; UINT_MAX: all */
	unsigned bits;   /* of the machine value: 1 (truth), 32, 64, 128 or 320 */
	unsigned stage;  /* number of the loop over lanes that it stands in, or in front of */
	bool in_lanes;   /* computed lane by lane in a loop */
	bool as_mask;    /* truth: wanted as lane bits in a word */
	bool as_row;     /* wanted as an array of all lanes */
	unsigned depth;  /* of its C text: nodes that are written in place of one another */
	bool deep;       /* it needs a name of its own, or brackets would nest too deeply */
	int variable;    /* emit.c */
};

/* A place of an operand in the record of a decoded instruction. */
enum core_slot_kind { CORE_SLOT_VALUE, CORE_SLOT_FLAG, CORE_SLOT_CHOICE, CORE_SLOT_NUMBER };
struct core_slot {
	enum core_slot_kind kind;
	const struct sem_symbol *symbol;  /* VALUE, FLAG, NUMBER */
	unsigned part;                    /* VALUE: of a range of registers, lowest first */
	bool is_destination;              /* VALUE: written; an operand that is read as well has two */
	const struct register_file *file; /* VALUE of a register: no window; else NULL */
	unsigned width;                   /* VALUE: bits */
	bool varying, truth;
	enum sem_sign flag;                  /* FLAG */
	const struct sem_modifier *modifier; /* CHOICE */
};

/* An effect: value goes to a place where condition holds (NULL: always). In order; later ones
 * win. */
enum core_place { CORE_TO_SLOT, CORE_TO_STATE, CORE_TO_REGISTER };
struct core_write {
	enum core_place place;
	unsigned slot;                    /* TO_SLOT */
	const struct register_file *file; /* no window; TO_SLOT: also a side field of the register */
	uint64_t number;                  /* TO_STATE */
	struct core_node *index;          /* TO_REGISTER */
	struct core_node *value;
	struct core_node *condition;
};

struct core_raise {
	unsigned exception;          /* index in isa->exceptions */
	struct core_node *condition; /* NULL: always */
};

/* Of a machine: what can end an instruction, in the order of the statements. Each happens only
 * where its condition holds (NULL: always) and none before it has raised. */
enum core_event_kind {
	CORE_EVENT_RAISE,
	CORE_EVENT_LOAD,  /* `node`, a CORE_LOAD, gets its value */
	CORE_EVENT_STORE, /* here it is checked; it happens behind all events */
	CORE_EVENT_LEAVE  /* a general kernel does the instruction */
};
struct core_event {
	enum core_event_kind kind;
	unsigned exception; /* RAISE: index in isa->exceptions */
	struct core_node *condition;
	struct core_node *node;           /* LOAD */
	const struct memory *memory;      /* LOAD, STORE */
	unsigned width;                   /* LOAD, STORE: bits */
	struct core_node *bank, *address; /* LOAD, STORE */
	struct core_node *value;          /* STORE */
};

/* What follows a block. */
enum core_end {
	CORE_END_NONE,   /* the instruction behind it; there are no jumps */
	CORE_END_NEXT,   /* of a machine: the instruction behind it, or where it jumps */
	CORE_END_PREFIX, /* the instruction that it is in front of */
	CORE_END_TRAP,   /* where it jumps, else the same instruction */
	CORE_END_RESET
};

/* A block for one combination. */
struct core_program {
	VEC(struct core_node *) nodes;
	VEC(struct core_slot) slots;
	VEC(struct core_write) writes;
	VEC(struct core_raise) raises;
	bool always;  /* also when no lane participates */
	bool uniform; /* runs once */
	/* of a machine, else none of it: events are in place of raises */
	VEC(struct core_event) events;
	enum core_end end;
	unsigned units;                       /* length of the instruction */
	struct core_node *pc, *cycles, *halt; /* assigned, added, truth; or NULL */
	/* emit.c: the slots that it reads as rows of 32 or 64 bits an element, as words of lane bits,
	 * as numbers that stand in the record; a bit each */
	uint64_t rows32, rows64, words, numbers;
};

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
	struct core_node **table; /* of equal nodes, open addressing */
	unsigned inside;          /* choices that core_select is going through */
	size_t table_size;
	bool wide, vast;   /* its C text computes with 128 bits, with 320 */
	enum core_end end; /* of the programs that it builds */
	unsigned units;
	bool wide_operands; /* places of the record have 64 bits */
	/* The kernel is for what is frequent: Transient registers hold their values of the start, and
	 * accesses go to bytes. Else a general one does it. */
	bool quick;
	/* Of a quick kernel: truth nodes that it takes to have a value, by their ids, in the order of
	 * making; where they have the other one, a general kernel does the instruction. */
	VEC(struct core_assumption) assumptions;
	const struct sem_facts *facts; /* of the block's expressions, or NULL */
	const char *failure;           /* why the block cannot be made, NULL: it can */
	struct span failure_span;      /* of what; no source: of the block */
};

/* Each returns a node that is simplified and shared. Operands as CORE_OPS says. */
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
/* Do the truth nodes x and y, being tests of one value, never have the truth `hold` together? */
bool core_never_both(const struct core_node *x, const struct core_node *y, bool hold);
/* The greater one of x and the number. */
struct core_node *core_at_least(struct core_builder *b, struct core_node *x, int64_t least);
/* x as a truth node (not 0). */
struct core_node *core_as_truth(struct core_builder *b, struct core_node *x);
/* x as a node that is no truth node. */
struct core_node *core_as_number(struct core_builder *b, struct core_node *x);
/* Bits [lsb, lsb+width) of x as a register of that many bits holds them: a truth node for one. */
struct core_node *core_as_register(
	struct core_builder *b, struct core_node *x, unsigned lsb, unsigned width);
/* x with bits [lsb, lsb+width) replaced by the low bits of y. */
struct core_node *core_insert(
	struct core_builder *b, struct core_node *x, unsigned lsb, unsigned width, struct core_node *y);
bool core_is_number(const struct core_node *x, int64_t *value);
bool core_is_truth(const struct core_node *x, bool *value);

/* ---- making programs: build.c ---- */

/* A modifier with its value in this combination; value NULL: it stays open, and the code looks at
 * it when it runs (CORE_CHOICE). */
struct core_modifier {
	const struct sem_modifier *modifier;
	const struct field *field;
	const struct enumerator *value;
};
struct core_choice {
	VEC(struct core_modifier) modifiers;
	bool plain; /* no modifier of an operand is on */
	bool drops; /* the last truth value that goes to an operand is not wanted */
};

/* Does the block say `keep` of this name, or leave bits of it unassigned? Its old value is then a
 * source. */
bool core_keeps(const struct sem_symbol *symbol);

/* What a name of the header is for all opcodes that share a program. */
struct core_operand {
	bool known, is_float, is_bool, varying, is_immediate_signed;
	bool can[3];                  /* by enum sem_sign */
	const struct field *flags[3]; /* of the first opcode that has it */
	unsigned width, own, count;
	bool in, out;
	struct wide least, most;         /* of an immediate: the limits of its number */
	const struct sem_access *access; /* of the first of the opcodes */
};

/* The places that programs of a block share: they begin with these slots. */
struct core_layout {
	VEC(struct core_slot) slots;
};

/* Runs the block on nodes. Returns NULL with builder->failure set where it cannot be made.
 * operands by the index of the symbol. */
struct core_program *core_build(struct core_builder *b, struct sem_scope *scope,
	const struct core_layout *layout, const struct core_operand *operands,
	const struct core_choice *choice, bool uniform);

/* The program as text, a line for each node that is used, event and write. print.c */
void core_print(struct buffer *out, const struct isa *isa, const struct core_program *program);

/* ---- machine widths and loops: plan.c ---- */

/* Of a quick kernel that has been planned: adds an assumption that leaves something costly to a
 * general kernel; false: there is nothing. emit_region.c */
bool core_assume(struct core_builder *b, struct core_program *program);

/* Settles demand, bits, stage of all nodes; returns the number of loops over lanes. */
unsigned core_plan(struct core_builder *b, struct core_program *program);

#endif
