/* Both executions of an instruction set side by side: the reference evaluator (tests/ref) and the
 * generated interpreter, from equal states. */
#ifndef SPECC_TESTS_COMPARE_H
#define SPECC_TESTS_COMPARE_H

#include <stdio.h>

#include "../ref/ref.h"
#include "../ref/ref_random.h"
#include "generated.h"

struct compared_file {
	unsigned generated; /* its number there */
	unsigned lanes;
	uint64_t numbers;  /* places: 0 .. numbers - 1 */
	bool *is_register; /* by number: can it hold a value? */
};

struct machines {
	struct arena *arena;
	const struct isa *isa;
	struct ref *ref;
	struct sem_run *semantics;
	struct ref_state *state, *before; /* the reference's; both at the start of the run */
	struct generated *generated;
	struct ref_bank **banks; /* the generated one's: bytes of its own where they can be written */
	struct compared_file *files;
	const char **exceptions; /* names, as in isa */
	bool has_active;
	unsigned active; /* file of the generated one */
	bool is_machine;
	size_t program;                /* memory of its instructions */
	VEC(const struct form *) calm; /* that go on behind themselves, and never raise, as it seems */
};

/* What both made of one instruction. */
struct runs {
	struct outcome reference, generated;
	bool broken; /* the reference says that the pseudo-code breaks a rule: ref_message */
};

/* False, and *why: they cannot be compared. */
bool machines_open(
	struct machines *m, struct arena *arena, const struct isa *isa, const char **why);
void machines_close(struct machines *m);

/* Random states: all registers and the active lanes; all banks, sizes included. */
void machines_randomise(struct machines *m, uint64_t *seed);
void machines_fill_memory(struct machines *m, uint64_t *seed);
/* Gives the generated one what `state` has: a register; everything but memory; everything. */
void machines_share_register(struct machines *m, size_t file, uint64_t number);
void machines_share_state(struct machines *m);
void machines_share_memory(struct machines *m);
/* Remembers the state as the start of the run, or goes back to it. */
void machines_keep(struct machines *m);
void machines_go_back(struct machines *m);

/* Of a machine, puts the code into the memories of both first. */
void machines_run(struct machines *m, const struct launch *launch, struct runs *runs);
/* Where byte i of a launch's code stands in the machine's memory; NULL: there is none. */
uint8_t *machines_code_byte(
	const struct machines *m, const struct ref_bank *bank, const struct launch *launch, size_t i);
/* Are both states and outcomes equal in every bit? */
bool machines_agree(const struct machines *m, const struct runs *runs);
/* Lane by lane: prints where the states differ, `most` lines at most. */
void machines_print_differences(const struct machines *m, size_t most, FILE *out);
/* "R2" */
void machines_print_register(const struct machines *m, size_t file, uint64_t number, FILE *out);

static inline unsigned memory_banks(const struct memory *memory)
{
	return memory->banks ? memory->banks : 1;
}

/* ---- pick.c: random instructions and operands ---- */

/* The modifiers of a form whose combinations are tried one after the other. */
struct combinations {
	const struct form *form;
	bool *is_modifier;       /* by index of the opcode's field */
	uint64_t count;          /* over all boxes of the form */
	VEC(uint64_t) constants; /* numbers that the block has: fields take them now and then */
};
struct combinations combinations_of(const struct machines *m, const struct form *form);
/* A word that the form holds, with this combination (0 .. count - 1). */
struct word pick_word(const struct combinations *c, uint64_t combination, uint64_t *seed);
/* New values in the registers that the word names, related to each other, in both machines. */
void pick_operands(
	struct machines *m, const struct opcode *opcode, struct word word, uint64_t *seed);

/* ---- pick_machine.c: where a machine's instructions stand, and what is around them ---- */

/* Code at some place of its memory, or partly or wholly outside of it: the word, prefixes in front,
 * others behind; or an interrupt or a reset. `word` may be changed in a bit. */
struct launch pick_launch(
	struct machines *m, const struct opcode *opcode, struct word word, uint64_t *seed);
/* Finds the calm forms. */
void pick_calm(struct machines *m, uint64_t *seed);
/* New addresses in registers that the word names and in the registers of a __DefState. */
void pick_addresses(
	struct machines *m, const struct opcode *opcode, struct word word, uint64_t *seed);
/* Another place and size of each memory. */
void pick_memory(struct machines *m, uint64_t *seed);

/* ---- report.c ---- */

/* Makes the start state of a difference small and prints it with both results and as a case for a
 * fence ```run. Both machines are at the start again afterwards. */
void report_difference(
	struct machines *m, const struct opcode *opcode, const struct launch *launch);
/* Of a machine: the start state as a case script (docs/execution.md). */
void report_script(struct machines *m, const struct launch *launch);

#endif
