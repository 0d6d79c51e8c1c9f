%# SPDX-License-Identifier: MIT
%file "${$p}_fuzz.h"
%call banner('What the fuzz harnesses share: the judge, the generators, the count of reach.')
#ifndef ${$P}_FUZZ_H
#define ${$P}_FUZZ_H

#include "${c-string: $p}.h"

/* ---- random numbers ---- */

struct ${$p}_fuzz_random {
	uint64_t state[2];
};

void ${$p}_fuzz_seed(struct ${$p}_fuzz_random *r, uint64_t seed);
uint64_t ${$p}_fuzz_next(struct ${$p}_fuzz_random *r);
uint64_t ${$p}_fuzz_below(struct ${$p}_fuzz_random *r, uint64_t n); /* 0 to n-1; n > 0 */

enum {
	${$P}_FUZZ_GAP_COUNT = ${$f/gaps/@count} /* patterns of words that belong to no opcode */
};

/* ---- the judge: bytes by the specification ---- */

struct ${$p}_fuzz_verdict {
	enum ${$p}_status status; /* OK, TRUNCATED, UNDEFINED or RESERVED */
	unsigned opcode;          /* enum ${$p}_opcode; 0 where none matches */
	unsigned length;          /* bytes, 0 where the bytes do not say */
	unsigned gap;             /* of UNDEFINED: its gap, 0 on; else ${$P}_FUZZ_GAP_COUNT */
};

/* What ${$p}_decode has to say of these bytes. */
void ${$p}_fuzz_judge(const uint8_t *bytes, size_t size, struct ${$p}_fuzz_verdict *verdict);
/* Is this what ${$p}_explain may say of bytes that are judged to be RESERVED? */
bool ${$p}_fuzz_explains(const uint8_t *bytes, const struct ${$p}_fuzz_verdict *verdict,
	const struct ${$p}_reason *reason);

/* ---- words ---- */

enum ${$p}_fuzz_kind {
	${$P}_FUZZ_LEGAL,
	${$P}_FUZZ_NEAR,     /* legal but for one constraint, reserved bit or value */
	${$P}_FUZZ_GAP,      /* undefined, even over the gaps */
	${$P}_FUZZ_BOUNDARY, /* fields at their least and greatest, and one off */
	${$P}_FUZZ_SWAP,     /* the operands of one opcode in another */
	${$P}_FUZZ_ANY,      /* bits at random */
	${$P}_FUZZ_KINDS
};

/* Makes a word; room for ${$P}_LENGTH_MAX bytes. Returns its length in bytes. */
size_t ${$p}_fuzz_word(struct ${$p}_fuzz_random *r, enum ${$p}_fuzz_kind kind, uint8_t *bytes);
/* The same, and what is known from how it was made: *known has status, opcode and length, or the
 * status SYNTAX if nothing is known. */
size_t ${$p}_fuzz_word_known(struct ${$p}_fuzz_random *r, enum ${$p}_fuzz_kind kind, uint8_t *bytes,
	struct ${$p}_fuzz_verdict *known);
/* The word of one opcode: all fields at random among its legal values. */
size_t ${$p}_fuzz_legal(struct ${$p}_fuzz_random *r, unsigned opcode, uint8_t *bytes);
/* Changes words in a row, at most room bytes of them. Returns the new size, at least 1. */
size_t ${$p}_fuzz_change(struct ${$p}_fuzz_random *r, uint8_t *data, size_t size, size_t room);

/* ---- seeds ---- */

/* A legal word, as bytes in hexadecimal digits, and the text that specc writes for it. */
struct ${$p}_fuzz_seed {
	const char *hex, *text;
};

extern const struct ${$p}_fuzz_seed ${$p}_fuzz_seeds[];
/* Their number; the bytes of one. Returns its length. */
extern const size_t ${$p}_fuzz_seed_count;
size_t ${$p}_fuzz_seed_bytes(size_t index, uint8_t *bytes);

/* ---- reach: what was looked at, in terms of the specification ---- */

/* Counts an input. */
void ${$p}_fuzz_reach(const uint8_t *bytes, size_t size, const struct ${$p}_fuzz_verdict *verdict);
/* Counts an instruction that was executed (opcode, or 0), a reason to stop (enum ${$p}_stop, or 0)
 * and an exception (enum ${$p}_exception, or 0). */
void ${$p}_fuzz_reach_run(unsigned opcode, unsigned stop, unsigned exception);
/* How many different things were reached so far. */
unsigned long ${$p}_fuzz_reached(void);
/* "opcodes 224 of 224, ..." in one line. */
void ${$p}_fuzz_summary(char *text, size_t size);
/* Prints what can be reached and was not, one per line, to standard output. */
void ${$p}_fuzz_print_missing(void);
/* Adds the counts of the file and writes the sums there: a line "thing count" each. Call it once,
 * at the end. */
bool ${$p}_fuzz_write_report(const char *path);

/* ---- failures ---- */

/* Prints what went wrong with the bytes, and ends the process so that every engine notices. */
#if defined __GNUC__
__attribute__((format(printf, 3, 4)))
#endif
_Noreturn void
${$p}_fuzz_fail(const uint8_t *data, size_t size, const char *format, ...);

/* ---- what each harness has, and each engine calls ---- */

int LLVMFuzzerInitialize(int *count, char ***arguments);
int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);
size_t LLVMFuzzerCustomMutator(uint8_t *data, size_t size, size_t room, unsigned seed);

/* Words one after the other, of all kinds in turn, without an engine; the harness `decode` has it.
 * Returns how many of them went through all checks. */
uint64_t ${$p}_fuzz_batch(uint64_t words, uint64_t seed);

#endif
