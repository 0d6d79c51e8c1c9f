/* SPDX-License-Identifier: MIT */
/* Shared by the files that emit C. */
#ifndef SPECC_CGEN_EMIT_INTERNAL_H
#define SPECC_CGEN_EMIT_INTERNAL_H

#include "base/c_name.h"
#include "cgen/emit.h"
#include "ctree/tree.h"

/* Widths of the integers that are structs in C. The larger one holds what the language allows (257
 * bits with the sign) in whole limbs. */
enum { EMIT_WIDE = 128, EMIT_VAST = 320 };

/* The context of an expression. */
enum emit_place {
	EMIT_FRONT, /* before a loop; a truth value that differs between lanes is a word of bits */
	EMIT_LANE   /* in a loop, for lane i */
};

/* What a value is called. Only simple names are parts of others, so that each can be read in one
 * way. */
struct emit_name {
	struct str text; /* empty: it has only the word for its operation */
	enum {
		EMIT_NO_NAME, /* not made yet */
		EMIT_ATOM,    /* a name of the specification, or a number */
		EMIT_PART,    /* of atoms: a slice, a comparison */
		EMIT_WHOLE    /* is no part of others */
	} level;
};

/* For machines: a block of the C text in which nodes are computed: the function, or one side of a
 * branch. */
struct emit_region {
	struct emit_region *parent;
	struct emit_branch *branch;
	unsigned depth;
	unsigned first, last; /* once all are known: its number, the highest of those inside of it */
	unsigned all, least;  /* costs: of everything computed in it, of the cheapest path through it */
	VEC(const struct core_node *) nodes; /* computed in it; some have moved outwards since */
	VEC(struct emit_branch *) inner;
};

/* Selects by one condition that are made together, or an event that only happens if it holds. */
struct emit_branch {
	const struct core_node *condition;
	struct emit_region sides[2]; /* indexed by its truth */
	VEC(const struct core_node *) selects;
	bool needs_parent;        /* something inside needs a node of the region that it is in */
	bool is_statement;        /* a side needs lines of its own; else the selects are expressions */
	bool done;                /* its lines have been emitted */
	struct emit_branch *next; /* with this condition; that of the latest select is first */
	unsigned search;          /* the last one that reached it */
};

struct emitter {
	struct core_builder *b;
	struct core_program *program;
	struct arena *arena;
	struct c_body *c; /* the result */
	/* parameters, and the loop variable */
	struct c_expr *state, *op, *mask, *left, *cause, *bad_address, *lane;
	struct c_expr **variables; /* by node->id: what reads the value; NULL: it is written in place */
	struct c_expr **rows;      /* by node->id: the row or the word of bits, or NULL */
	struct c_expr **loaded;    /* by node->id: an element of a row, loaded by the loop; or NULL */
	struct c_expr **indices;   /* by node->id: it as a register number, or NULL */
	/* By node->id: the write in whose register the row is computed, if all lanes participate. */
	const struct core_write **direct;
	unsigned stage; /* the current one */
	enum emit_place place;
	/* for machines */
	bool is_machine;
	struct emit_region root;           /* the function */
	struct emit_region **regions;      /* by node->id: where it is computed; NULL: nowhere */
	struct emit_branch **branches;     /* by node->id of a select */
	struct emit_branch **events;       /* by event number; NULL: unconditional */
	struct emit_branch **by_condition; /* by node->id of the condition: the first one */
	unsigned *reached;                 /* by node->id: the last search that reached it */
	unsigned searches;
	VEC(const struct core_node *) list; /* nodes reached by the search */
	struct emit_name *names;            /* by node->id */
	bool *prepared;               /* by node->id: the lines that must precede its use are emitted */
	const struct core_node *rest; /* where it goes on paths that have not ended before; or NULL */
	bool always_raises;           /* every path through the block does: nothing is stored */
	const struct core_function *function; /* whose body it is; or NULL */
	bool saves;   /* what registers hold is saved, for the case that it raises */
	size_t event; /* the next one */
};

static inline const struct core_need *emit_need(const struct emitter *e, const struct core_node *n)
{
	return core_need_of(&e->program->plan, n);
}

/* emit_name.c */
/* The name wanted for the value of n in C. */
struct str emit_name(const struct emitter *e, const struct core_node *n);
/* The same; empty if only a noun for its operation is known. */
struct str emit_name_given(const struct emitter *e, const struct core_node *n);
/* What a value of the record is called; of a range of registers, one of them. */
struct str emit_value_of(const struct emitter *e, const struct core_slot *slot);
/* The variable, a new local with the value and the name of n: notes what to do if another one is
 * called so. */
struct c_expr *emit_call_it(
	const struct emitter *e, const struct core_node *n, struct c_expr *variable);
/* The constant that n, a CORE_EQ, compares with, as a named value; value: NULL if it has no name.
 */
struct emit_value_name {
	const struct type *type;
	const struct enumerator *value;
};
struct emit_value_name emit_value_name(const struct emitter *e, const struct core_node *n);

/* emit.c */
/* Begins the body of a program's function. */
struct emitter emit_begin(struct core_builder *b, struct core_program *program,
	const struct emit_style *style, struct c_body *body);
/* Emits the line of n in a loop over lanes, if it needs one. */
void emit_lane_node(struct emitter *e, const struct core_node *n);

/* emit_place.c */
/* Is n determined by the record of the instruction alone? */
bool emit_is_fixed(const struct emitter *e, const struct core_node *n);
/* Width of the C integer that holds n. */
unsigned emit_bits(const struct emitter *e, const struct core_node *n);
/* The smallest unsigned C type of 8, 16, 32, 64, 128 or 320 bits with this many bits. */
enum c_type emit_type(unsigned bits);
/* Width of the smallest C integer for a value of `bits` bits: 32, 64, 128 or 320. */
unsigned emit_bits_for(unsigned bits);
/* The file in the state; type: that of its elements. */
struct c_expr *emit_file(struct emitter *e, enum c_type type, const struct register_file *file);
/* A register with a known number: an element of its file, or a member of its own. */
struct c_expr *emit_register(struct emitter *e, const struct register_file *file, uint64_t number);
/* A register that functions assign; file: NULL is the program counter. */
struct c_expr *emit_place_now(struct emitter *e, const struct register_file *file, uint64_t number);
/* Width of an element of a file in the state. */
unsigned emit_element_bits(const struct register_file *file);
/* The value of a slot in the record of the instruction. */
struct c_expr *emit_slot(struct emitter *e, unsigned slot);
struct c_expr *emit_exception(struct emitter *e, unsigned exception);
struct c_expr *emit_register_at(
	struct emitter *e, const struct register_file *file, struct c_expr *index);
/* A call of a function of the state, the record and a slot: "row32" */
struct c_expr *emit_of_slot(
	struct emitter *e, enum c_type type, const char *function, unsigned slot);
/* The type of a parameter or result of a function of the specification: in a loop over lanes, a
 * truth value is a number. Width of its result; a truth value counts as a number. */
enum c_type emit_passed_type(const struct emitter *e, bool truth, unsigned bits);
unsigned emit_result_bits(const struct core_function *f);
/* The type of its value; it has one. */
enum c_type emit_result_type(const struct emitter *e, const struct core_function *f);
struct c_expr *emit_row_place(struct emitter *e, unsigned slot, unsigned bits);
/* The file of a slot that is written. */
const struct register_file *emit_slot_file(const struct core_slot *slot);
/* A small constant where the type does not matter: an index, a shift count. */
struct c_expr *emit_int(struct emitter *e, uint64_t n);

/* emit_row.c */
/* An array with an element for each lane; a machine, which has no lanes, gets one element. */
struct c_expr *emit_new_row(struct emitter *e, struct str wanted, unsigned bits);
/* A new row; for a direct write, the register itself if all lanes participate. */
struct c_expr *emit_declare_row(
	struct emitter *e, const struct core_node *n, struct str wanted, unsigned bits);
/* The row of the register that is written. */
struct c_expr *emit_row_written(struct emitter *e, const struct core_write *w);
/* n as an array of all lanes, with elements of `bits` bits. */
struct c_expr *emit_row(struct emitter *e, const struct core_node *n, unsigned bits);
/* Emit the lines that compute n, a fold or a ballot. emit_fold.c */
void emit_fold(struct emitter *e, const struct core_node *n);
void emit_ballot(struct emitter *e, const struct core_node *n);
/* Emits the lines that compute n, a rounding or conversion. */
void emit_rounded(struct emitter *e, const struct core_node *n);

/* emit_region.c: sets regions, branches and events. */
void emit_place_nodes(struct emitter *e);
bool emit_needs_line(const struct emitter *e, const struct core_node *n);
bool emit_is_inside(const struct emit_region *region, const struct emit_branch *branch);
/* Is the node a choice of jump targets, not needed before the end? */
bool emit_is_way(const struct emitter *e, const struct core_node *n);

/* emit_put.c: does n read what the call changes? */
bool emit_reads_put(
	const struct emitter *e, const struct core_event *event, const struct core_node *n);

/* emit_machine.c */
void emit_machine(struct emitter *e);
/* Emits the lines of a function, which return its result. */
void emit_machine_result(struct emitter *e);

/* emit_expr.c */
/* The name of the value in the header; NULL if it has none there, or one of digits. */
struct c_expr *emit_enumerator(struct emitter *e, struct emit_value_name named);
/* The value of n, as an unsigned integer of 32, 64, 128 or 320 bits. */
struct c_expr *emit_value(struct emitter *e, const struct core_node *n, unsigned bits);
/* x of `from` bits converted to `to` bits; sign: it is sign-extended. */
struct c_expr *emit_convert(
	struct emitter *e, struct c_expr *x, unsigned from, unsigned to, bool sign);
/* The truth node n: before a loop a word of bits if it differs between lanes, else 0 or 1. */
struct c_expr *emit_truth(struct emitter *e, const struct core_node *n);
/* Before a loop: n as a word of bits, even if it is the same for all lanes. */
struct c_expr *emit_mask(struct emitter *e, const struct core_node *n);
/* The expression that computes n, with its own width (truth: 0 or 1, or a word). */
struct c_expr *emit_operation(struct emitter *e, const struct core_node *n);
/* A call of a function of the specification. */
struct c_expr *emit_call_of(
	struct emitter *e, struct core_function *f, struct core_node *const *operands);
/* Does the function assign registers, or put stores off? */
bool emit_assigns_registers(const struct core_function *f);
/* emit_given.c: notes what a call passes for a parameter. */
void emit_note_given(const struct emitter *e, struct core_given *given, const struct core_node *n);
/* What node n is, of the value x that its function returns. */
struct c_expr *emit_returned(struct emitter *e, const struct core_node *n, struct c_expr *x);
/* A constant of `bits` bits. */
struct c_expr *emit_number(struct emitter *e, struct wide n, unsigned bits);
/* A call of a function on integers of 128 bits, or of its counterpart for 320: "_add". y may be
 * NULL. */
struct c_expr *emit_wide_call(struct emitter *e, enum c_type type, unsigned bits, const char *name,
	struct c_expr *x, struct c_expr *y);
/* op: + - * & | ^, on operands of `bits` bits. */
struct c_expr *emit_arithmetic(
	struct emitter *e, unsigned bits, struct c_expr *x, enum c_operator op, struct c_expr *y);
/* Bit i of a word of bits, as 0 or 1. */
struct c_expr *emit_lane_bit(struct emitter *e, struct c_expr *word);

#endif
