/* Reference evaluator: runs instructions by walking the pseudo-code of their semantics, with
 * integers of any size (GMP) and exact reals (MPFR), all lanes side by side. It shares no code with
 * the making of C. What the checks of types and ranges prove for all inputs is looked at here for
 * the values at hand; where it does not hold the run ends as REF_BROKEN. The rules are those of
 * docs/semantics.md, the state and the reasons to stop those of docs/execution.md. */
#ifndef SPECC_TESTS_REF_H
#define SPECC_TESTS_REF_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

#include "codec/codec.h"
#include "isa/ir.h"

#define REF_MAX_LANES 64

/* An instruction set made ready. Holds working memory, so one serves one thread. */
struct ref;

struct ref_bank {
	uint8_t *bytes; /* the caller's; NULL when size is 0 */
	uint64_t size;
	uint64_t base; /* address of the first byte */
};

/* files[f] holds the registers of isa->register_files[f]: number n of lane l is
 * files[f][n * lanes of the file + l], at most 64 bits each. Constant registers have a place there
 * that means nothing. banks[m] holds the banks of isa->memories[m], at least one. */
struct ref_state {
	uint64_t **files;
	struct ref_bank **banks;
	uint64_t active; /* one bit a lane */
	uint64_t pc;     /* bytes */
	/* of machines (docs/machines.md): */
	uint64_t cycles;
	bool stop_on_trap, stop_on_self_jump;
	const uint64_t *breaks; /* addresses before which a run stops; the caller's */
	size_t break_count;
};

enum ref_stop {
	REF_NONE, /* the step is done, nothing stops */
	REF_EXIT,
	REF_UNDEFINED,
	REF_RESERVED,
	REF_TRUNCATED,
	REF_FAULT,
	REF_RAISE,
	REF_UNEXECUTABLE,
	REF_LIMIT,
	REF_HALT, /* these three: of machines; the step is done */
	REF_BREAK,
	REF_SELF_JUMP,
	REF_BROKEN /* the pseudo-code breaks a rule of the language for this state: ref_message */
};

/* The isa must stay; everything belongs to the arena but the memory of GMP and MPFR, which
 * ref_close gives back. NULL when the isa cannot be run at all (too many lanes, registers of over
 * 64 bits): *why says it. */
struct ref *ref_open(struct arena *arena, const struct isa *isa, const char **why);
void ref_close(struct ref *ref);
/* From now on a value that is not in the range which the type check inferred, or differs between
 * lanes against what it says, ends a run as REF_BROKEN. */
void ref_expect_inferred(struct ref *ref);
const struct isa *ref_isa(const struct ref *ref);
struct codec *ref_codec(struct ref *ref);
unsigned ref_lanes(const struct ref *ref);
/* How many numbers the file has a place for: 0 .. count - 1. */
uint64_t ref_file_numbers(const struct ref *ref, size_t file);
/* Lanes of a file: 1, or ref_lanes. */
unsigned ref_file_lanes(const struct ref *ref, size_t file);
/* Is it a register that can hold a value: neither a gap nor constant? */
bool ref_is_register(const struct ref *ref, size_t file, uint64_t number);

/* A state as at the start: registers 0 (of a __DefState: what it says), all lanes active, no
 * memory, pc and cycles 0, nothing to stop at. */
struct ref_state *ref_state_new(struct ref *ref);
void ref_state_reset(struct ref *ref, struct ref_state *state);
/* Registers, active lanes, pc and cycles. */
void ref_copy_registers(const struct ref *ref, struct ref_state *to, const struct ref_state *from);
/* Banks are not copied: both states then share their bytes. */
void ref_state_copy(struct ref *ref, struct ref_state *to, const struct ref_state *from);
/* False where the state differs in a register, the active lanes, the pc or the cycles. */
bool ref_state_equal(const struct ref *ref, const struct ref_state *a, const struct ref_state *b);

/* Has the decoded instruction (status DECODE_OK) semantics that can be executed? */
bool ref_is_executable(struct ref *ref, const struct decoded *decoded);
/* One decoded instruction (status DECODE_OK) on the state; moves the pc behind it. Returns
 * REF_NONE, REF_RAISE, REF_UNEXECUTABLE or REF_BROKEN; but for the first the state is as before. */
enum ref_stop ref_execute(struct ref *ref, struct ref_state *state, const struct decoded *decoded);
/* The instruction at the pc. A machine's stands in its memory, and program means nothing; its
 * prefixes belong to the step, and a trap is one. */
enum ref_stop ref_step(
	struct ref *ref, struct ref_state *state, const uint8_t *program, size_t size);
/* Steps until something stops it; never REF_NONE. *steps: the steps that were completed, traps
 * included. */
enum ref_stop ref_run(struct ref *ref, struct ref_state *state, const uint8_t *program, size_t size,
	uint64_t limit, uint64_t *steps);

/* ---- machines ---- */

bool ref_is_machine(const struct ref *ref);
/* Prefix<>, of the opcode or of what it belongs to. */
bool ref_is_prefix(const struct opcode *opcode);
/* Gives the state its start, but for memory and what to stop at, and runs `reset:`. Returns
 * REF_NONE, REF_HALT, REF_RAISE or REF_BROKEN; after the last two no effect of `reset:` is left. */
enum ref_stop ref_reset(struct ref *ref, struct ref_state *state);
/* An interrupt in front of the instruction at the pc. Returns REF_NONE, REF_HALT, REF_RAISE or
 * REF_BROKEN; after the last two the state is as before. */
enum ref_stop ref_interrupt(struct ref *ref, struct ref_state *state, size_t exception);
/* The same of an instruction that stands at the pc and ends in front of next_pc. */
enum ref_stop ref_trap(struct ref *ref, struct ref_state *state, size_t exception, uint64_t next_pc,
	uint64_t bad_address);
/* Has the last run, step, reset or interrupt raised, also where `trap:` ran behind it? Then
 * ref_exception and ref_bad_address say what was raised last. */
bool ref_has_raised(const struct ref *ref);
uint64_t ref_bad_address(const struct ref *ref);
/* Byte i, from 0 on, of those that the last step has written into memory; NULL: no more. A byte can
 * be among them several times. */
const uint8_t *ref_written(const struct ref *ref, size_t i);

/* ---- what happened ---- */

/* After REF_RAISE: the exception, and the lane, or -1 where the instruction runs once for all. */
const struct exception *ref_exception(const struct ref *ref);
int ref_lane(const struct ref *ref);
/* After REF_BROKEN: "file:line:column: message". */
const char *ref_message(const struct ref *ref);
/* Since the last ref_run: did an instruction read an operand of a lane
 * that does not participate? */
bool ref_unspecified(const struct ref *ref);
const char *ref_stop_name(enum ref_stop stop);

/* Prints the statements and branches that nothing has reached since ref_open, and how many were
 * reached. Blocks that were never run are in it as well. */
void ref_print_coverage(struct ref *ref, FILE *out);

#endif
