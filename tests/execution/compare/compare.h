/* SPDX-License-Identifier: MIT */
/* Two executions of an instruction set side by side: the reference evaluator (tests/execution/ref)
 * and the generated interpreter, from equal states. */
#ifndef SPECC_TESTS_COMPARE_H
#define SPECC_TESTS_COMPARE_H

#include <stdio.h>

#include "../ref/ref.h"
#include "../ref/ref_random.h"
#include "generated.h"

struct compared_file {
	unsigned generated; /* index in the generated interpreter */
	unsigned lanes;
	uint64_t numbers;  /* register numbers 0 .. numbers - 1 */
	bool *is_register; /* by number: can the register hold a value? */
};

struct machines {
	struct arena *arena;
	const struct isa *isa;
	struct ref *ref;
	struct sem_run *semantics;
	struct ref_state *state, *before; /* of the reference; `before`: at the start of the run */
	struct generated *generated;
	struct ref_bank **banks; /* of the generated interpreter; writable ones own their bytes */
	struct compared_file *files;
	const char **exceptions; /* names, as in isa */
	bool has_active;
	unsigned active; /* file in the generated interpreter */
	bool is_machine;
	size_t program;                /* memory that holds its instructions */
	VEC(const struct form *) calm; /* that continue after themselves and seem never to raise */
};

/* The results of both for one instruction. */
struct runs {
	struct outcome reference, generated;
	bool broken; /* according to the reference, the pseudo-code violates a rule: ref_message */
};

/* False with *why set if they cannot be compared. */
bool machines_open(
	struct machines *m, struct arena *arena, const struct isa *isa, const char **why);
void machines_close(struct machines *m);

/* Random states: all registers and the active lanes; all banks, including sizes. */
void machines_randomise(struct machines *m, uint64_t *seed);
void machines_fill_memory(struct machines *m, uint64_t *seed);
/* Copy from `state` to the generated interpreter: a register; everything except memory;
 * everything. */
void machines_share_register(struct machines *m, size_t file, uint64_t number);
void machines_share_state(struct machines *m);
void machines_share_memory(struct machines *m);
/* Save the state as the start of the run; restore it. */
void machines_keep(struct machines *m);
void machines_go_back(struct machines *m);

/* For a machine, first puts the code into the memories of both. */
void machines_run(struct machines *m, const struct launch *launch, struct runs *runs);
/* The byte in the machine's memory for byte i of a launch's code; NULL if there is none. */
uint8_t *machines_code_byte(
	const struct machines *m, const struct ref_bank *bank, const struct launch *launch, size_t i);
/* Are both states and outcomes identical? */
bool machines_agree(const struct machines *m, const struct runs *runs);
/* Prints where the states differ, lane by lane, at most `most` lines. */
void machines_print_differences(const struct machines *m, size_t most, FILE *out);
/* "R2" */
void machines_print_register(const struct machines *m, size_t file, uint64_t number, FILE *out);

static inline unsigned memory_banks(const struct memory *memory)
{
	return memory->banks ? memory->banks : 1;
}

/* ---- pick.c: random instructions and operands ---- */

/* The modifiers of a form, all combinations of which are tried. */
struct combinations {
	const struct form *form;
	bool *is_modifier;       /* indexed like the opcode's fields */
	uint64_t count;          /* over all cubes of the form */
	VEC(uint64_t) constants; /* numbers in the block: sometimes used as values of fields */
};
struct combinations combinations_of(const struct machines *m, const struct form *form);
/* A word of the form with this combination (0 .. count - 1). */
struct word pick_word(const struct combinations *c, uint64_t combination, uint64_t *seed);
/* Sets the registers that the word names to new, related values, in both machines. */
void pick_operands(
	struct machines *m, const struct opcode *opcode, struct word word, uint64_t *seed);

/* ---- pick_machine.c: addresses of a machine's instructions, and what surrounds them ---- */

/* Code at some address of its memory, or partly or entirely outside of it: the word, with prefixes
 * before and others after it; or an interrupt or a reset. A bit of `word` may be changed. */
struct launch pick_launch(
	struct machines *m, const struct opcode *opcode, struct word word, uint64_t *seed);
/* Finds the forms for m->calm. */
void pick_calm(struct machines *m, uint64_t *seed);
/* Sets registers that the word names, and registers of a __DefState, to new addresses. */
void pick_addresses(
	struct machines *m, const struct opcode *opcode, struct word word, uint64_t *seed);
/* Gives each memory a new base and size. */
void pick_memory(struct machines *m, uint64_t *seed);

/* ---- report.c ---- */

/* Minimises the start state of a difference and prints it with both results and as a case for a
 * fence ```run. Afterwards both machines are back at the start. */
void report_difference(
	struct machines *m, const struct opcode *opcode, const struct launch *launch);
/* For a machine: prints the start state as a case script (docs/execution.md). */
void report_script(struct machines *m, const struct launch *launch);

#endif
