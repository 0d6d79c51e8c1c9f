/* C: the functions of the generated interpreter, as text.
 * In: struct isa, core programs. Out: kernels, what fills the record of a decoded instruction,
 * which kernel an instruction has.
 * Read first: this header, then kernels.c and emit.c.
 * A kernel executes the instructions of a block with some values of its modifiers; what else is in
 * the instruction is in its record, which is filled from the fields when it is decoded. */
#ifndef SPECC_CGEN_KERNELS_H
#define SPECC_CGEN_KERNELS_H

#include "cgen/emit.h"

struct kernel {
	struct str name; /* C: "IADD_X_3" */
	struct str head; /* header of the block */
	const struct source *source;
	struct str text;    /* statements, a line each */
	struct str general; /* where that differs: text is for what is frequent (core_builder.quick) */
	struct str core;    /* core_print of its program; empty but for kernels_make_printed */
	struct str key;     /* what makes it equal to another one */
	bool uniform, always;
	uint64_t rows32, rows64, words, numbers; /* how it reads the record: core_program */
	const struct register_file *guard;       /* NULL: none */
	unsigned units;                          /* of a machine: length of its instructions, else 0 */
};

/* How one place of the record is filled. */
enum kernel_fill_kind {
	FILL_REGISTER,    /* number of the field, plus part; constant registers stay what they are */
	FILL_DESTINATION, /* the same, but constant registers become the scratch register */
	FILL_IMMEDIATE,   /* bits [lsb, lsb+width) of the field */
	FILL_MEMORY,      /* word at bank and offset, in the field's bits */
	FILL_FLAG,        /* 1 where the field is `on` */
	FILL_CHOICE       /* the field */
};

struct kernel_fill {
	enum kernel_fill_kind kind;
	unsigned slot;
	const struct field *field;
	const struct register_file *file;
	const struct memory *memory;
	unsigned part;  /* REGISTER, DESTINATION; MEMORY: bytes behind the start */
	unsigned first; /* REGISTER, DESTINATION: number of the window's register 0 */
	unsigned lsb, width;
	bool is_signed;
	uint64_t on;           /* FLAG; MEMORY: the bits of an address */
	int64_t scale, offset; /* IMMEDIATE of a machine: of the number that the bits make */
	enum coding coding;
	const struct type *table;      /* with CODING_TABLE */
	unsigned bank_lsb, bank_width; /* MEMORY: bits of the field */
	unsigned size;                 /* MEMORY: bytes of the access; 0: a further part of it */
	unsigned bytes;                /* MEMORY: of this part */
	/* FLAG: the plain kernel is not for it; DESTINATION: there is one that does not write it */
	bool decides;
};

/* A modifier that chooses between kernels: field value times stride. */
struct kernel_choice {
	const struct field *field;
	unsigned stride;
};

/* What an opcode does when it is written by forms of this template. */
struct kernel_entry {
	const struct opcode *opcode;
	const struct template *template;
	const struct sem_block *block;
	VEC(struct kernel_fill) fills;
	VEC(struct kernel_choice) choices;
	/* By sum of the choices, times 4, plus 1 where a flag that decides is on, plus 2 where the
	 * destination that decides is a constant register; index + 1 in kernels,
	 * 0: no legal instruction. */
	VEC(unsigned) kernels;
	bool uniform;
	const struct field *guard; /* NULL: none */
	const struct field *guard_invert;
	uint64_t guard_invert_on;
};

/* A block that cannot be executed. */
struct kernel_failure {
	struct span span;
	struct str message;
	const struct sem_block *block;
};

struct kernels {
	VEC(struct kernel *) kernels;
	VEC(struct kernel_entry *) entries;
	VEC(struct kernel_failure) failures;
	unsigned slots;         /* of the largest record */
	bool wide, vast;        /* some value takes 128 bits, some 320 */
	bool floats;            /* some value is rounded or compared as a float */
	bool wide_operands;     /* some place of the record takes over 32 bits */
	struct str trap, reset; /* statements of these blocks; empty: there is none */
};

/* Those that kernels_check made; without them, new ones, which belong to the arena. */
const struct kernels *kernels_make(struct arena *arena, const struct isa *isa);

/* New ones, whose programs are there as text. */
const struct kernels *kernels_make_printed(struct arena *arena, const struct isa *isa);

/* Which instructions of its block each kernel is for: "FFMA.FTZ.RP"; empty: all of them. */
struct str *kernels_purposes(struct arena *arena, const struct kernels *kernels);

/* Reports every block that cannot be executed, at the place that says why. isa has no errors, which
 * would be the reason, and has been through sem_check. The kernels are kept in the arena. */
void kernels_check(struct arena *arena, struct diag *diag, struct isa *isa);

#endif
