/* SPDX-License-Identifier: MIT */
/* Reference evaluator: executes instructions by walking the pseudo-code of their semantics, with
 * integers of any size (GMP) and exact reals (MPFR), all lanes together. It shares no code with the
 * generation of C. What the checks of types and ranges prove for all inputs is checked here for the
 * actual values; a violation ends the run as REF_BROKEN. The rules are those of docs/semantics.md,
 * the state and the stop reasons those of docs/execution.md. */
#ifndef SPECC_TESTS_REF_H
#define SPECC_TESTS_REF_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

#include "codec/codec.h"
#include "isa/ir.h"

#define REF_MAX_LANES 64

/* An instruction set ready to be executed. It holds working memory, so each thread needs its
 * own. */
struct ref;

struct ref_bank {
	uint8_t *bytes; /* the caller's; NULL when size is 0 */
	uint64_t size;
	uint64_t base; /* address of the first byte */
};

/* files[f] holds the registers of isa->register_files[f]: number n of lane l is files[f][n * lanes
 * of the file + l], at most 64 bits each. Entries of constant registers are not used. banks[m]
 * holds the banks of isa->memories[m], at least one. */
struct ref_state {
	uint64_t **files;
	struct ref_bank **banks;
	uint64_t active; /* one bit per lane */
	uint64_t pc;     /* bytes */
	/* for machines (docs/machines.md): */
	uint64_t cycles;
	bool stop_on_trap, stop_on_self_jump;
	const uint64_t *breaks; /* the run stops before these addresses; the caller's */
	size_t break_count;
};

enum ref_stop {
	REF_NONE, /* the step completed without a reason to stop */
	REF_EXIT,
	REF_UNDEFINED,
	REF_RESERVED,
	REF_TRUNCATED,
	REF_FAULT,
	REF_RAISE,
	REF_UNEXECUTABLE,
	REF_LIMIT,
	REF_HALT, /* this and the next two: machines only; the step completed */
	REF_BREAK,
	REF_SELF_JUMP,
	REF_BROKEN /* the pseudo-code violates a rule of the language in this state: see ref_message */
};

/* isa must outlive the result. Everything is allocated in the arena except for the memory of GMP
 * and MPFR, which ref_close frees. Returns NULL and sets *why if the isa cannot be executed at all
 * (too many lanes, or registers of over 64 bits). */
struct ref *ref_open(struct arena *arena, const struct isa *isa, const char **why);
void ref_close(struct ref *ref);
/* From now on, a value outside of the range that the type check inferred, or one that differs
 * between lanes although it should not, ends a run as REF_BROKEN. */
void ref_expect_inferred(struct ref *ref);
const struct isa *ref_isa(const struct ref *ref);
struct codec *ref_codec(struct ref *ref);
unsigned ref_lanes(const struct ref *ref);
/* How many entries the file has: register numbers 0 .. count - 1. */
uint64_t ref_file_numbers(const struct ref *ref, size_t file);
/* Lanes of a file: 1, or ref_lanes. */
unsigned ref_file_lanes(const struct ref *ref, size_t file);
/* Can the register hold a value? False for gaps and constant registers. */
bool ref_is_register(const struct ref *ref, size_t file, uint64_t number);

/* A new state with the reset values: registers 0 (those of a __DefState: as declared), all lanes
 * active, no memory, pc and cycles 0, nothing to stop at. */
struct ref_state *ref_state_new(struct ref *ref);
void ref_state_reset(struct ref *ref, struct ref_state *state);
/* Copies registers, active lanes, pc and cycles. */
void ref_copy_registers(const struct ref *ref, struct ref_state *to, const struct ref_state *from);
/* Banks are not copied: both states then share their bytes. */
void ref_state_copy(struct ref *ref, struct ref_state *to, const struct ref_state *from);
/* False if a register, the active lanes, the pc or the cycles differ. */
bool ref_state_equal(const struct ref *ref, const struct ref_state *a, const struct ref_state *b);

/* Does the decoded instruction (status DECODE_OK) have semantics that can be executed? */
bool ref_is_executable(struct ref *ref, const struct decoded *decoded);
/* Executes a decoded instruction (status DECODE_OK) on the state and advances the pc. Returns
 * REF_NONE, REF_RAISE, REF_UNEXECUTABLE or REF_BROKEN; the state is unchanged except for
 * REF_NONE. */
enum ref_stop ref_execute(struct ref *ref, struct ref_state *state, const struct decoded *decoded);
/* Executes the instruction at the pc. A machine fetches it from its memory and ignores program; its
 * prefixes belong to the step, and a trap counts as one. */
enum ref_stop ref_step(
	struct ref *ref, struct ref_state *state, const uint8_t *program, size_t size);
/* Steps until there is a reason to stop, so never returns REF_NONE. *steps: number of completed
 * steps, traps included. */
enum ref_stop ref_run(struct ref *ref, struct ref_state *state, const uint8_t *program, size_t size,
	uint64_t limit, uint64_t *steps);

/* ---- machines ---- */

bool ref_is_machine(const struct ref *ref);
/* Prefix<>, of the opcode or a definition that contains it. */
bool ref_is_prefix(const struct opcode *opcode);
/* Resets the state, except for memory and stop conditions, and runs `reset:`. Returns REF_NONE,
 * REF_HALT, REF_RAISE or REF_BROKEN; after the last two `reset:` has had no effect. */
enum ref_stop ref_reset(struct ref *ref, struct ref_state *state);
/* Interrupts before the instruction at the pc. Returns REF_NONE, REF_HALT, REF_RAISE or REF_BROKEN;
 * after the last two the state is unchanged. */
enum ref_stop ref_interrupt(struct ref *ref, struct ref_state *state, size_t exception);
/* The same for an instruction that begins at the pc and ends before next_pc. */
enum ref_stop ref_trap(struct ref *ref, struct ref_state *state, size_t exception, uint64_t next_pc,
	uint64_t bad_address);
/* Has the last run, step, reset or interrupt raised, even if `trap:` ran afterwards? Then
 * ref_exception and ref_bad_address describe the last exception. */
bool ref_has_raised(const struct ref *ref);
uint64_t ref_bad_address(const struct ref *ref);
/* Byte i, from 0, of those that the last step wrote to memory; NULL: no more. A byte may occur
 * several times. */
const uint8_t *ref_written(const struct ref *ref, size_t i);

/* ---- results ---- */

/* After REF_RAISE: the exception, and the lane, or -1 if the instruction runs once for all
 * lanes. */
const struct exception *ref_exception(const struct ref *ref);
int ref_lane(const struct ref *ref);
/* After REF_BROKEN: "file:line:column: message". */
const char *ref_message(const struct ref *ref);
/* Has an instruction read an operand of a lane that does not participate since the last ref_run
 * began? */
bool ref_unspecified(const struct ref *ref);
const char *ref_stop_name(enum ref_stop stop);

/* Prints the statements and branches that nothing has reached since ref_open, and how many have
 * been reached. Includes blocks that were never run. */
void ref_print_coverage(struct ref *ref, FILE *out);

#endif
