/* Shared by the files that make kernels. */
#ifndef SPECC_CGEN_KERNELS_INTERNAL_H
#define SPECC_CGEN_KERNELS_INTERNAL_H

#include "base/c_name.h"
#include "cgen/kernels.h"
#include "sem/facts.h"

enum { MAX_MODIFIERS = 12, MAX_COMBINATIONS = 4096, MAX_TABLE = 1 << 16 };

/* A modifier that the block, or a width in it, looks at. */
struct tried {
	const struct sem_modifier *modifier;
	const struct field *field; /* of the first opcode that has it */
	bool must_be_known;        /* widths and prefixes depend on it */
	bool open;                 /* the kernels look at it when they run */
	bool may_be_open;          /* those for modifiers of operands do, as they are slower anyway */
};

struct maker {
	struct arena *arena;  /* of what stays */
	struct arena scratch; /* of the block in hand */
	const struct isa *isa;
	const struct emit_style *style;
	struct sem_run *run;
	struct sem_facts *facts; /* of the blocks that programs are made of */
	struct kernels *kernels;
	struct str_map texts; /* text -> kernel index + 1 */
	struct str_map names;
	bool prints; /* kernels keep the text of their programs */
	bool quick;  /* kernels are made for what is frequent: core_builder */
	/* the block in hand */
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

/* The modifiers that the block in hand, or a width in it, looks at. */
void kernels_gather_modifiers(struct maker *m);
/* Are there legal words of the block's template with these values, by the modifier's number? */
bool kernels_is_legal(const struct maker *m, const struct opcode *opcode, const uint64_t *values);
struct word kernels_word_of(
	const struct maker *m, const struct opcode *opcode, const uint64_t *values);
/* Steps through all values of all modifiers that the opcode has; false: that was the last. */
bool kernels_next_values(
	const struct maker *m, const struct opcode *opcode, unsigned *at, uint64_t *values);
void kernels_first_values(
	const struct maker *m, const struct opcode *opcode, unsigned *at, uint64_t *values);

/* ---- kernels.c ---- */

/* What the block's instructions are called: where its text begins with no name, as the opcode. */
struct str kernels_mnemonic(const struct sem_block *block, const struct opcode *opcode);
/* The value of the modifier at an index, without the flags, in the kernels of an entry. */
uint64_t kernels_chosen(const struct kernel_choice *choice, size_t index);

/* ---- kernels_record.c ---- */

struct core_operand kernels_operand_of(const struct sem_access *a);
/* Can one program serve the operands x and those that are bound? Then x becomes theirs. */
bool kernels_join_operands(struct maker *m, struct core_operand *x, const struct sem_bound *bound);
/* Adds a place to the layout, unless it is there. */
void kernels_add_slot(struct maker *m, struct core_slot slot);
void kernels_add_slots(struct maker *m, const struct variants *variants);
/* Places of the parts of an operand that is read. */
unsigned kernels_parts_of(const struct maker *m, const struct sem_symbol *symbol);
/* How the places are filled from the fields of the entry's opcode. */
void kernels_fill_entry(struct maker *m, struct kernel_entry *entry, const struct sem_bound *bound);

#endif
