/* Shared by the files that write C. */
#ifndef SPECC_CGEN_EMIT_INTERNAL_H
#define SPECC_CGEN_EMIT_INTERNAL_H

#include "base/c_name.h"
#include "cgen/emit.h"
#include "cgen/tree.h"

/* Bits of the integers that are structs in C. The larger one holds what the language allows (257
 * bits with the sign) in whole limbs. */
enum { EMIT_WIDE = 128, EMIT_VAST = 320 };

/* Where an expression stands. */
enum emit_place {
	EMIT_FRONT, /* once, in front of a loop; truth that differs between lanes is a word of bits */
	EMIT_LANE   /* in a loop, for lane i */
};

/* Of a machine: a block of the C text, in which nodes are computed: that of the function, or one
 * side of a branch. */
struct emit_region {
	struct emit_region *parent;
	struct emit_branch *branch;
	unsigned depth;
	unsigned all, least; /* costs: of all that is computed in it, of the cheapest way through it */
	VEC(struct core_node *) nodes; /* that are computed in it; some have moved outwards since */
	VEC(struct emit_branch *) inner;
};

/* Choices with one condition that are made together, or something that only happens where it
 * holds. */
struct emit_branch {
	struct core_node *condition;
	struct emit_region sides[2]; /* by its truth */
	VEC(struct core_node *) selects;
	bool is_statement;        /* some line stands in a side; else the choices are expressions */
	bool done;                /* its lines are there */
	struct emit_branch *next; /* of this condition; the one of the last select is the first */
	unsigned search;          /* the last one that came to it */
};

struct emitter {
	struct core_builder *b;
	struct core_program *program;
	struct arena *arena;
	struct c_body *c; /* what is made */
	/* parameters, and the variable of loops */
	struct c_expr *state, *op, *mask, *left, *cause, *bad_address, *lane;
	struct c_expr **variables; /* by node->id: what reads the value, NULL: it is written in place */
	struct c_expr **rows;      /* by node->id: the row or the word of bits, or NULL */
	struct c_expr **loaded;    /* by node->id: an element of a row that the loop has, or NULL */
	struct c_expr **indices;   /* by node->id: it as the number of a register, or NULL */
	/* By node->id: the write that its row is computed in place for, where all lanes take part. */
	const struct core_write **direct;
	unsigned stage; /* in hand */
	enum emit_place place;
	/* of a machine */
	bool is_machine;
	struct emit_region root;           /* the function */
	struct emit_region **regions;      /* by node->id: where it is computed; NULL: nowhere */
	struct emit_branch **branches;     /* by node->id of a select */
	struct emit_branch **events;       /* by their numbers; NULL: unconditional */
	struct emit_branch **by_condition; /* by node->id: the first one that it chooses */
	unsigned *reached;                 /* by node->id: the last search that came to it */
	unsigned searches;
	VEC(const struct core_node *) list; /* what a search has reached */
	bool *prepared;     /* by node->id: the lines that it needs in front of its use are there */
	bool always_raises; /* every way through the block does: nothing is stored */
};

/* Bits of the C integer that n is in. */
unsigned emit_bits(const struct core_node *n);
/* The unsigned C type of 8, 16, 32, 64, 128 or 320 bits. */
enum c_type emit_type(unsigned bits);
/* Bits of the smallest C integer with so many. */
unsigned emit_bits_for(unsigned bits);
/* What the value of n is called in C. */
struct str emit_name(const struct emitter *e, const struct core_node *n);
/* The file in the state; type: of its elements. */
struct c_expr *emit_file(struct emitter *e, enum c_type type, const struct register_file *file);
/* A register of a known number: an element of its file, or the member that it is by itself. */
struct c_expr *emit_register(struct emitter *e, const struct register_file *file, uint64_t number);
/* Bits of an element of a file in the state. */
unsigned emit_element_bits(const struct register_file *file);
/* What the record of the instruction has in this place. */
struct c_expr *emit_slot(struct emitter *e, unsigned slot);
struct c_expr *emit_exception(struct emitter *e, unsigned exception);

/* n as an array of all lanes; bits: of its elements. */
struct c_expr *emit_row(struct emitter *e, const struct core_node *n, unsigned bits);
/* Lines that compute n, a fold. emit_fold.c */
void emit_fold(struct emitter *e, struct core_node *n);
void emit_ballot(struct emitter *e, struct core_node *n);
/* Lines that compute n, a rounding or conversion. */
void emit_rounded(struct emitter *e, struct core_node *n);

/* emit_region.c: sets regions, branches, events, writes. */
void emit_place_nodes(struct emitter *e);
bool emit_needs_line(const struct emitter *e, const struct core_node *n);
bool emit_is_inside(const struct emit_region *region, const struct emit_branch *branch);
/* Is the jump one of several ways, none of which is needed before the end? */
bool emit_is_way(const struct emitter *e, const struct core_node *n);

/* emit_machine.c */
void emit_machine(struct emitter *e);

/* emit_expr.c */
/* The value of n, as an unsigned integer of 32, 64, 128 or 320 bits. */
struct c_expr *emit_value(struct emitter *e, const struct core_node *n, unsigned bits);
/* x of `from` bits as one of `to` bits; sign: the upper bits are copies of the sign. */
struct c_expr *emit_convert(
	struct emitter *e, struct c_expr *x, unsigned from, unsigned to, bool sign);
/* The truth node n: in front a word of bits when it differs between lanes, else 0 or 1. */
struct c_expr *emit_truth(struct emitter *e, const struct core_node *n);
/* In front: n as a word of lane bits, also where it is the same for all. */
struct c_expr *emit_mask(struct emitter *e, const struct core_node *n);
/* What computes n in its own place, of its own bits (truth: 0 or 1, or a word). */
struct c_expr *emit_operation(struct emitter *e, const struct core_node *n);
/* A number of `bits` bits in C. */
struct c_expr *emit_number(struct emitter *e, struct wide n, unsigned bits);
/* A small number where C takes any: the place of an element, the count of a shift. */
struct c_expr *emit_int(struct emitter *e, uint64_t n);
/* A function of integers of 128 bits, or what corresponds to it of 320: "_add". y: or NULL */
struct c_expr *emit_wide_call(struct emitter *e, enum c_type type, unsigned bits, const char *name,
	struct c_expr *x, struct c_expr *y);
/* op: + - * & | ^, of x and y of so many bits. */
struct c_expr *emit_arithmetic(
	struct emitter *e, unsigned bits, struct c_expr *x, enum c_operator op, struct c_expr *y);
/* Bit i of a word of bits, in front of all others. */
struct c_expr *emit_lane_bit(struct emitter *e, struct c_expr *word);

#endif
