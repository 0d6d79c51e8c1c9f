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

#include "model/codec.h"
#include "model/ir.h"

#define REF_MAX_LANES 64

/* An instruction set made ready. Holds working memory, so one serves one thread. */
struct ref;

struct ref_bank {
	uint8_t *bytes; /* the caller's; NULL when size is 0 */
	uint64_t size;
};

/* files[f] holds the registers of isa->register_files[f]: number n of lane l is
 * files[f][n * lanes of the file + l], at most 64 bits each. Constant registers have a place there
 * that means nothing. banks[m] holds the banks of isa->memories[m], at least one. */
struct ref_state {
	uint64_t **files;
	struct ref_bank **banks;
	uint64_t active; /* one bit a lane */
	uint64_t pc;     /* bytes */
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

/* A state as at the start: registers 0, all lanes active, no memory, pc 0. */
struct ref_state *ref_state_new(struct ref *ref);
void ref_state_reset(struct ref *ref, struct ref_state *state);
/* Banks are not copied: both states then share their bytes. */
void ref_state_copy(struct ref *ref, struct ref_state *to, const struct ref_state *from);
/* False where the state differs in a register, the active lanes or the pc. */
bool ref_state_equal(const struct ref *ref, const struct ref_state *a, const struct ref_state *b);

/* One decoded instruction (status DECODE_OK) on the state; moves the pc behind it. Returns
 * REF_NONE, REF_RAISE, REF_UNEXECUTABLE or REF_BROKEN; but for the first the state is as before. */
enum ref_stop ref_execute(struct ref *ref, struct ref_state *state, const struct decoded *decoded);
/* The instruction at the pc. */
enum ref_stop ref_step(
	struct ref *ref, struct ref_state *state, const uint8_t *program, size_t size);
/* Steps until something stops it; never REF_NONE. *steps: the steps that were completed. */
enum ref_stop ref_run(struct ref *ref, struct ref_state *state, const uint8_t *program, size_t size,
	uint64_t limit, uint64_t *steps);

/* After REF_RAISE: the exception, and the lane, or -1 where the instruction runs once for all. */
const struct exception *ref_exception(const struct ref *ref);
int ref_lane(const struct ref *ref);
/* After REF_BROKEN: "file:line:column: message". */
const char *ref_message(const struct ref *ref);
/* Since the last ref_run (or ref_clear_unspecified): did an instruction read an operand of a lane
 * that does not participate? */
bool ref_unspecified(const struct ref *ref);
void ref_clear_unspecified(struct ref *ref);
const char *ref_stop_name(enum ref_stop stop);

/* Prints the statements and branches that nothing has reached since ref_open, and how many were
 * reached. Blocks that were never run are in it as well. */
void ref_print_coverage(struct ref *ref, FILE *out);

#endif
