/* Shared by the files that write C. */
#ifndef SPECC_CGEN_EMIT_INTERNAL_H
#define SPECC_CGEN_EMIT_INTERNAL_H

#include "base/c_name.h"
#include "cgen/emit.h"

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
	const struct emit_style *style;
	struct arena *arena;
	struct buffer out;
	struct str_map names;  /* taken */
	struct str *variables; /* by node->id: name of the value, empty: it is written in place */
	struct str *rows;      /* by node->id: name of the row or of the word of bits, or empty */
	struct str *loaded;    /* by node->id: an element of a row that the loop has loaded, or empty */
	/* By node->id: the write that its row is computed in place for, where all lanes take part. */
	const struct core_write **direct;
	unsigned stage; /* in hand */
	enum emit_place place;
	/* of a machine */
	bool is_machine;
	unsigned indent;                   /* of the block in hand, beyond that of the function */
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

void emit_line(struct emitter *e, unsigned indent, const char *format, ...)
	__attribute__((format(printf, 3, 4)));
/* A local of the C type with this value; `const`, if it chooses nothing: clang tries both sides of
 * each choice in a constant that another one uses, which doubles with each of them. */
void emit_local(
	struct emitter *e, unsigned indent, const char *type, struct str name, struct str value);
/* The text with a NUL behind it, for %s. */
const char *emit_chars(struct emitter *e, struct str text);
/* A new name like `wanted`, as c_name_alone makes it. */
struct str emit_new_name(struct emitter *e, struct str wanted);

/* emit_text.c */
/* Is it a variable, which has the value already? */
bool emit_is_name(struct str text);
/* Does the text have the name? */
bool emit_mentions(struct str text, struct str name);
/* A parameter of the function that its lines do not mention is read in front of them. */
void emit_unread(struct emitter *e, struct str name);
/* Locals that no line reads, and what is empty without them, leave the function's text. */
void emit_leave_out_unused(struct emitter *e);

/* n as an array of all lanes; bits: of its elements. */
struct str emit_row(struct emitter *e, const struct core_node *n, unsigned bits);
/* Lines that compute n, a fold. emit_fold.c */
void emit_fold(struct emitter *e, struct core_node *n);
void emit_ballot(struct emitter *e, struct core_node *n);
/* Lines that compute n, a rounding or conversion. */
void emit_rounded(struct emitter *e, struct core_node *n);
/* Bits of the C integer that n is in. */
unsigned emit_bits(const struct core_node *n);
struct str emit_type(struct emitter *e, unsigned bits);
/* Bits of the smallest C integer with so many. */
unsigned emit_bits_for(unsigned bits);
/* What the value of n is called in C. */
struct str emit_name(const struct emitter *e, const struct core_node *n);
/* The member of the state that holds the file. */
struct str emit_member(struct emitter *e, const struct register_file *file);
/* Bits of an element of a file in the state. */
unsigned emit_element_bits(const struct register_file *file);

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
struct str emit_value(struct emitter *e, const struct core_node *n, unsigned bits);
/* Text of `from` bits as one of `to` bits; sign: the upper bits are copies of the sign. */
struct str emit_convert(struct emitter *e, struct str text, unsigned from, unsigned to, bool sign);
/* The truth node n: in front a word of bits when it differs between lanes, else 0 or 1. */
struct str emit_truth(struct emitter *e, const struct core_node *n);
/* In front: n as a word of lane bits, also where it is the same for all. */
struct str emit_mask(struct emitter *e, const struct core_node *n);
/* What computes n in its own place, of its own bits (truth: 0 or 1, or a word). */
struct str emit_operation(struct emitter *e, const struct core_node *n);
/* A place as operand of a C operator: with parentheses where it has operators itself. */
struct str emit_operand(struct emitter *e, struct str text);
/* As number of `bits` bits in C. */
struct str emit_number(struct emitter *e, struct wide n, unsigned bits);

#endif
