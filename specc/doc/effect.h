/* SPDX-License-Identifier: MIT */
/* What the instructions of each family read, write and raise, opcode by opcode: from the blocks of
 * their semantics; without semantics, from InList and OutList. Private to doc. */
#ifndef SPECC_DOC_EFFECT_H
#define SPECC_DOC_EFFECT_H

#include "doc/doc.h"

enum effect_kind {
	EFFECT_OPERAND,  /* a word of the syntax */
	EFFECT_REGISTER, /* a register or flag by its own name, a side field */
	EFFECT_FILE,     /* registers whose numbers are computed: R[e] */
	EFFECT_FLAGS,    /* the flags of a state as one number */
	EFFECT_MEMORY,
	EFFECT_COUNTER, /* pc, next_pc, cycles */
	EFFECT_OTHER    /* active, cause, bad_address */
};
extern const char *const effect_kinds[];

/* One thing that is read or written. An operand has an entry for each kind of source. */
struct effect {
	enum effect_kind kind;
	struct str name;
	bool guard;                       /* OPERAND: the guard */
	const struct field *field;        /* OPERAND: of the first opcode */
	const struct register_file *file; /* that contains it, or NULL */
	const struct memory *memory;      /* or NULL */
	const struct fact *fact;          /* FLAGS; COUNTER: the state that defines it; or NULL */
	bool *reads, *writes;             /* by the position of the opcode in its family */
};

struct family_effects {
	VEC(struct effect) list; /* operands in the order of the syntax, then the others */
	bool **raises;           /* by index in isa->exceptions: NULL, or as reads */
};

struct page_effects {
	struct family_effects *families; /* by position in encoding->families */
	const struct sem_facts *facts;
	bool index_fails; /* a register number somewhere can be invalid, also in a trap or a reset */
};

/* Finds the effects of all families. They are the same in all languages. */
struct page_effects *page_effects_new(
	struct view *view, const struct page_encoding *encoding, const struct semantics *semantics);

#endif
