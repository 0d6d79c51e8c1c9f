/* SPDX-License-Identifier: MIT */
/* SMT: the semantics as SMT-LIB: for each opcode, block and choice of modifiers, the functions from
 * what an instruction reads to what it writes.
 * In: scopes of specc/sem. Out: text of functions on bit-vectors, with their ports.
 * Read first: this header, then stmt.c and expr.c; docs/smt.md.
 * It walks the typed trees of the blocks with terms in place of numbers, and shares only the trees
 * with the generation of C: an independent second implementation, so that each can verify the
 * other. */
#ifndef SPECC_SMT_SMT_H
#define SPECC_SMT_SMT_H

#include "isa/ir.h"

enum smt_port_kind {
	SMT_PORT_REGISTER, /* `count` registers of `file` from `number` up, low bits first */
	SMT_PORT_WORD,     /* bits [lsb, lsb + width) of a field's value */
	SMT_PORT_MEMORY,   /* `width` bits of `memory` at bank and address */
	SMT_PORT_BYTES,    /* array: the bytes of `memory`, by bank (the upper bits) and address */
	SMT_PORT_INSIDE,   /* array: 1 where `memory` has a byte */
	SMT_PORT_FILE,     /* array: the registers of `file`, by number */
	SMT_PORT_LANE,     /* number of the lane */
	SMT_PORT_ACTIVE,   /* participating lanes */
	SMT_PORT_PC,
	SMT_PORT_NEXT_PC,
	SMT_PORT_CYCLES, /* the counter of cycles */
	SMT_PORT_RAISE,  /* out: index of the exception plus 1; 0: none */
	SMT_PORT_HALT    /* out: 1 if it halts */
};

/* An input or output, and what it is in the instruction of the case. */
struct smt_port {
	enum smt_port_kind kind;
	struct str name;
	unsigned width; /* bits; of each element of an array */
	unsigned index; /* bits of the index of an array; else 0 */
	const struct register_file *file;
	uint64_t number;
	unsigned count;
	const struct field *field;
	unsigned lsb;
	const struct memory *memory;
	uint64_t bank, address;
	struct str body; /* of an output: the function's body */
};

struct smt_case {
	struct str name; /* "IADD_RR", "SHF_RRR.L.U32" */
	const struct opcode *opcode;
	struct str header; /* of the block */
	struct word word;  /* an instruction of this case, to which the ports refer */
	bool uniform;
	const struct field *guard; /* or NULL */
	const struct register_file *guard_file;
	uint64_t guard_number;
	const struct field *guard_invert; /* or NULL */
	uint64_t guard_invert_on;
	bool takes_cycles; /* the block adds to the cycles, of which the functions say nothing */
	VEC(struct smt_port) inputs, outputs;
	const char *failure; /* why there are no functions; then only the names are set */
};

struct smt_cases {
	VEC(struct smt_case *) list; /* ordered by opcode, block and modifiers */
};

/* The cases of all opcodes of isa whose semantics can be executed. Everything is allocated in the
 * arena. */
struct smt_cases smt_make(struct arena *arena, const struct isa *isa);
/* The logic that the functions need: QF_BV, or QF_ABV if some have arrays. */
const char *smt_logic(const struct smt_cases *cases);
/* The same for one opcode. */
struct smt_cases smt_make_opcode(
	struct arena *arena, const struct isa *isa, const struct opcode *opcode);

/* The case for a word of the form; NULL if the form has no block. */
const struct smt_case *smt_make_word(
	struct arena *arena, const struct isa *isa, const struct form *form, struct word word);

/* The sort of the port's value: "(_ BitVec 8)". */
void smt_print_sort(struct buffer *out, const struct smt_port *port);

/* The lines of a case, each with a line end. */
struct str smt_case_text(struct arena *arena, const struct isa *isa, const struct smt_case *c);

/* Comment lines on the state: the memory of the program, the exceptions, the numbers of registers,
 * the named values that they can hold, and the reset values of transient ones. */
struct str smt_state_text(struct arena *arena, const struct isa *isa);

#endif
