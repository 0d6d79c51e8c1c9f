/* SPDX-License-Identifier: MIT */
/* Shared by the files that make kernels. */
#ifndef SPECC_CGEN_KERNELS_INTERNAL_H
#define SPECC_CGEN_KERNELS_INTERNAL_H

#include "base/c_name.h"
#include "cgen/kernels.h"
#include "typing/facts.h"

enum { MAX_MODIFIERS = 12, MAX_COMBINATIONS = 4096, MAX_TABLE = 1 << 16 };

/* A modifier that the block examines, or that a width in it depends on. */
struct tried {
	const struct sem_modifier *modifier;
	const struct field *field; /* of the first opcode that has it */
	bool must_be_known;        /* widths and prefixes depend on it */
	bool open;                 /* the kernels examine it at run time */
	bool may_be_open;          /* those for operand modifiers do, as they are slower anyway */
};

struct maker {
	struct arena *arena;  /* of the results */
	struct arena scratch; /* of the current block */
	const struct isa *isa;
	const struct emit_style *style;
	struct sem_run *run;
	struct sem_facts *facts; /* of the blocks from which programs are made */
	struct kernels *kernels;
	struct core_functions functions;      /* of the specification, that programs call */
	bool inlines;                         /* programs call none: what they cost is of interest */
	struct str_map texts;                 /* text -> kernel index + 1 */
	enum kernels_print prints;            /* kernels keep the text of their programs */
	const struct str_map *apart, *called; /* kernels_make_printed; or NULL */
	bool quick;                           /* make fast paths: core_builder */
	bool floats;                          /* of the current kernel: see struct kernel */
	/* the current block */
	struct sem_scope *scope;
	struct tried modifiers[MAX_MODIFIERS];
	unsigned modifier_count;
	struct core_layout layout;
	const char *failure;
	struct span failure_span;
};

/* An opcode with values for all modifiers that are not open, bound. */
struct variant {
	struct kernel_entry *entry;
	unsigned index; /* in entry->kernels, without the flags */
	struct sem_bound bound;
	bool done;
};
struct variants {
	VEC(struct variant) list;
};

/* ---- kernels_choice.c ---- */

/* Finds the modifiers that the current block examines, or that a width in it depends on. */
void kernels_gather_modifiers(struct maker *m);
/* Are there legal words of the block's template with these values, indexed by modifier? */
bool kernels_is_legal(const struct maker *m, const struct opcode *opcode, const uint64_t *values);
struct word kernels_word_of(
	const struct maker *m, const struct opcode *opcode, const uint64_t *values);
/* Steps to the next combination of the opcode's modifier values; false: that was the last. */
bool kernels_next_values(
	const struct maker *m, const struct opcode *opcode, unsigned *at, uint64_t *values);
void kernels_first_values(
	const struct maker *m, const struct opcode *opcode, unsigned *at, uint64_t *values);

/* ---- kernels.c ---- */

/* The mnemonic of the block's instructions; the opcode's name if its text does not begin with one,
 * or begins with the value of a field. */
struct str kernels_mnemonic(const struct sem_block *block, const struct opcode *opcode);
/* The value of the modifier at an index, without the flags, of an entry's kernels. */
uint64_t kernels_chosen(const struct kernel_choice *choice, size_t index);

/* ---- kernels_note.c ---- */

/* Is some value rounded or compared as a float? */
bool kernels_has_floats(const struct core_program *program);
/* Notes in m->kernels what the C of a program needs: the arithmetic of its values, and what calls
 * of functions do. */
void kernels_note_features(struct maker *m, const struct core_program *program);
/* Notes a register file that an instruction accesses; NULL: none. */
void kernels_note_file(struct maker *m, const struct register_file *file);
/* Notes in m->kernels what the text of kernels and functions calls. */
void kernels_note_arithmetic(struct maker *m, const struct core_builder *b);
/* What its C does beside its value, and what that is if its type does not say it, in sentences;
 * empty if there is nothing to say. */
struct str kernels_effects(const struct maker *m, const struct core_function *f);

/* ---- kernels_record.c ---- */

struct core_operand kernels_operand_of(const struct sem_access *a);
/* Can one program serve both the operands x and the bound ones? Then x is extended to them. */
bool kernels_join_operands(struct maker *m, struct core_operand *x, const struct sem_bound *bound);
/* Adds a slot to the layout unless it has it. */
void kernels_add_slot(struct maker *m, struct core_slot slot);
void kernels_add_slots(struct maker *m, const struct variants *variants);
/* Number of slots for the parts of an operand that is read. */
unsigned kernels_parts_of(const struct maker *m, const struct sem_symbol *symbol);
/* Sets how the slots are filled from the fields of the entry's opcode. */
void kernels_fill_entry(struct maker *m, struct kernel_entry *entry, const struct sem_bound *bound);

#endif
