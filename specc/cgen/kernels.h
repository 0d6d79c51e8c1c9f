/* SPDX-License-Identifier: MIT */
/* C: the functions of the generated interpreter, as text.
 * In: struct isa, core programs. Out: kernels, how the record of a decoded instruction is filled,
 * which kernel an instruction has.
 * Read first: this header, then kernels.c and emit.c.
 * A kernel executes the instructions of a block with some values of its modifiers; the rest of the
 * instruction is in its record, which is filled from the fields when it is decoded. */
#ifndef SPECC_CGEN_KERNELS_H
#define SPECC_CGEN_KERNELS_H

#include "cgen/emit.h"

struct kernel {
	struct str head; /* header of the block */
	const struct source *source;
	const struct definition *family; /* of the first opcode that has it */
	struct str text;                 /* statements, one per line */
	struct str general; /* the slow path, if it differs from `text`, which is then the fast path */
	struct str core;    /* core_print of its program; only from kernels_make_printed */
	struct str key;     /* the same for equal kernels */
	bool uniform, always, floats;
	bool accesses, leaves; /* the fast path leaves at an access of memory; at a choice */
	uint64_t rows32, rows64, words, numbers; /* how it reads the record: core_program */
	const struct register_file *guard;       /* NULL: none */
	unsigned units;                          /* machine: length of its instructions; else 0 */
};

/* How one slot of the record is filled. */
enum kernel_fill_kind {
	FILL_REGISTER,    /* number in the field, plus part; constant registers are kept */
	FILL_DESTINATION, /* the same, but constant registers are replaced by the scratch register */
	FILL_IMMEDIATE,   /* bits [lsb, lsb+width) of the field */
	FILL_MEMORY,      /* word at bank and offset, from bits of the field */
	FILL_FLAG,        /* 1 if the field is `on` */
	FILL_CHOICE       /* value of the field */
};

struct kernel_fill {
	enum kernel_fill_kind kind;
	unsigned slot;
	struct str name; /* of the operand in the header; empty: a modifier */
	const struct field *field;
	const struct register_file *file;
	const struct memory *memory;
	unsigned part;  /* REGISTER, DESTINATION; MEMORY: byte offset from the start */
	unsigned first; /* REGISTER, DESTINATION: number of the window's register 0 */
	unsigned lsb, width;
	bool is_signed;
	uint64_t on;           /* FLAG; MEMORY: mask of an address */
	int64_t scale, offset; /* IMMEDIATE of a machine: applied to the encoded number */
	enum coding coding;
	const struct type *table;      /* with CODING_TABLE */
	unsigned bank_lsb, bank_width; /* MEMORY: bits of the field */
	unsigned size;                 /* MEMORY: bytes of the access; 0: a further part of it */
	unsigned bytes;                /* MEMORY: of this part */
	/* FLAG: if it is on, the plain kernel does not apply; DESTINATION: there is a kernel that does
	 * not write it */
	bool decides;
};

/* A modifier that selects the kernel: its field's value times stride. */
struct kernel_choice {
	const struct field *field;
	unsigned stride;
};

/* What an opcode does when it is written in forms of this template. */
struct kernel_entry {
	const struct opcode *opcode;
	const struct template *template;
	const struct sem_block *block;
	VEC(struct kernel_fill) fills;
	VEC(struct kernel_choice) choices;
	/* Index in kernels + 1, 0: not a legal instruction. By the sum of the choices, times 4, plus 1
	 * if a deciding flag is on, plus 2 if the deciding destination is a constant register. */
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

/* A function of the specification as one of C, for some types of its parameters and, where they
 * are modifiers, some of their values. */
struct kernel_function {
	const struct sem_function *function;
	struct str source;  /* "base.isa: flush, ftz is .FTZ" */
	struct str effects; /* sentences: "Assigns CF, pc; can raise."; or empty */
	struct str name;    /* in C, behind the prefix */
	struct emit_text text;
	bool is_shared; /* defined once for all files, not in each that calls it */
};

struct kernels {
	VEC(struct kernel *) kernels;
	VEC(struct kernel_function) functions; /* that kernels call, those that they call first */
	VEC(struct kernel_entry *) entries;
	VEC(struct kernel_failure) failures;
	unsigned slots;      /* of the largest record */
	bool wide, vast;     /* some value needs 128 bits, 320 */
	bool floats, rounds; /* some value is rounded or compared as a float; some is rounded */
	bool halts;          /* some instruction waits */
	bool *can_raise;     /* by index in isa->exceptions: does some instruction raise it? */
	bool wide_operands;  /* some slot of the record needs over 32 bits */
	/* Some function raises; some assigns or reads registers in the middle of an instruction: these
	 * files, before the instruction raises. So many stores are put off at most. */
	bool raises, saves;
	VEC(const struct register_file *) saved;
	VEC(const struct register_file *) accessed; /* by some instruction, the trap or the reset */
	unsigned put_off;
	struct kernel_block {
		struct str text; /* C: statements; may be empty */
		struct str core; /* core_print of its program; empty: there is no such block, or failure */
		bool floats;
	} trap, reset;
};

/* The kernels that kernels_check made, or else new ones, allocated in the arena. */
const struct kernels *kernels_make(struct arena *arena, const struct isa *isa);

enum kernels_print {
	KERNELS_PLAIN,
	/* with their programs as text, the same for equal programs; those of slow paths, since fast
	 * paths lack what they leave to them */
	KERNELS_BARE,
	KERNELS_WHOLE /* with their programs as text for readers; see core_print */
};
/* New kernels, with their programs as text. apart: types (by name) each of whose values has kernels
 * of its own, so that values of one version can be compared with the same ones of another; or NULL.
 * called: as for core_print. */
const struct kernels *kernels_make_printed(struct arena *arena, const struct isa *isa,
	enum kernels_print prints, const struct str_map *apart, const struct str_map *called);

/* Which instructions of its block each kernel executes: "FFMA.FTZ.RP"; empty: all of them. */
struct str *kernels_purposes(struct arena *arena, const struct kernels *kernels);
/* Their names as parts of names in C, each different, of some 60 characters at most: "IADD",
 * "ALU_shr", "IADD_X_modified" (operands with modifiers), "IADD_X_constant" (a constant register as
 * destination). Kernels of other blocks change none of them, unless they are called the same. */
struct str *kernels_names(struct arena *arena, const struct kernels *kernels);

/* The files that the kernels are in: by kernel, the part of the file's name, "ialu_a"; empty: all
 * are in one file. kernels_part.c */
struct str *kernels_parts(
	struct arena *arena, const struct kernels *kernels, const struct str *names);

/* Reports every block that cannot be executed, at the location of the cause. isa must have been
 * through sem_check, without errors. The kernels stay in the arena. */
void kernels_check(struct arena *arena, struct diag *diag, struct isa *isa);

#endif
