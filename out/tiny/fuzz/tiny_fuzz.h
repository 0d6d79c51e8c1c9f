/* What the fuzz harnesses share: the judge, the generators, the count of reach.
 *
 * Instruction set: Tiny, the machine of the tutorial.
 * Made by specc from the specification "TINY": change that, not this file. */
#ifndef TINY_FUZZ_H
#define TINY_FUZZ_H

#include "tiny.h"

/* ---- random numbers ---- */

struct tiny_fuzz_random {
	uint64_t state[2];
};

void tiny_fuzz_seed(struct tiny_fuzz_random *r, uint64_t seed);
uint64_t tiny_fuzz_next(struct tiny_fuzz_random *r);
uint64_t tiny_fuzz_below(struct tiny_fuzz_random *r, uint64_t n); /* 0 to n-1; n > 0 */

enum {
	TINY_FUZZ_GAP_COUNT = 3 /* patterns of words that are no opcode's */
};

/* ---- the judge: what the specification says of bytes ---- */

struct tiny_fuzz_verdict {
	enum tiny_status status; /* OK, TRUNCATED, UNDEFINED or RESERVED */
	unsigned opcode;          /* enum tiny_opcode; 0 where none matches */
	unsigned length;          /* bytes, 0 where the bytes do not say */
	unsigned gap;             /* of UNDEFINED: its gap, 0 on; else TINY_FUZZ_GAP_COUNT */
};

/* What tiny_decode has to say of these bytes. */
void tiny_fuzz_judge(const uint8_t *bytes, size_t size, struct tiny_fuzz_verdict *verdict);
/* Is this what tiny_explain may say of bytes that are judged to be RESERVED? */
bool tiny_fuzz_explains(const uint8_t *bytes, const struct tiny_fuzz_verdict *verdict,
	const struct tiny_reason *reason);

/* ---- words ---- */

enum tiny_fuzz_kind {
	TINY_FUZZ_LEGAL,
	TINY_FUZZ_NEAR,     /* legal but for one constraint, reserved bit or value */
	TINY_FUZZ_GAP,      /* undefined, even over the gaps */
	TINY_FUZZ_BOUNDARY, /* fields at their least and greatest, and one off */
	TINY_FUZZ_SWAP,     /* the operands of one opcode in another */
	TINY_FUZZ_ANY,      /* bits at random */
	TINY_FUZZ_KINDS
};

/* Makes a word; room for TINY_LENGTH_MAX bytes. Returns its length in bytes. */
size_t tiny_fuzz_word(struct tiny_fuzz_random *r, enum tiny_fuzz_kind kind, uint8_t *bytes);
/* The same, and what is known by the way it was made: *known has status, opcode and length, or
 * the status SYNTAX for nothing. */
size_t tiny_fuzz_word_known(struct tiny_fuzz_random *r, enum tiny_fuzz_kind kind, uint8_t *bytes,
	struct tiny_fuzz_verdict *known);
/* The word of one opcode: all fields at random among its legal values. */
size_t tiny_fuzz_legal(struct tiny_fuzz_random *r, unsigned opcode, uint8_t *bytes);
/* Changes words in a row, at most room bytes of them. Returns the new size, at least 1. */
size_t tiny_fuzz_change(struct tiny_fuzz_random *r, uint8_t *data, size_t size, size_t room);

/* ---- seeds ---- */

/* A legal word, as bytes in hexadecimal digits, and the text that specc writes for it. */
struct tiny_fuzz_seed {
	const char *hex, *text;
};

extern const struct tiny_fuzz_seed tiny_fuzz_seeds[];
/* How many there are; the bytes of one. Returns its length. */
extern const size_t tiny_fuzz_seed_count;
size_t tiny_fuzz_seed_bytes(size_t index, uint8_t *bytes);

/* ---- reach: what was looked at, in terms of the specification ---- */

/* Counts an input. */
void tiny_fuzz_reach(const uint8_t *bytes, size_t size, const struct tiny_fuzz_verdict *verdict);
/* Counts an instruction that was executed (opcode, or 0), a reason to stop (enum tiny_stop, or 0)
 * and an exception (enum tiny_exception, or 0). */
void tiny_fuzz_reach_run(unsigned opcode, unsigned stop, unsigned exception);
/* How many different things were reached so far. */
unsigned long tiny_fuzz_reached(void);
/* "opcodes 224 of 224, ..." in one line. */
void tiny_fuzz_summary(char *text, size_t size);
/* What can be reached and was not, a line each, to standard output. */
void tiny_fuzz_print_missing(void);
/* Adds to the counts what the file holds, and writes them there: a "thing count" line each. To be
 * called once, at the end. */
bool tiny_fuzz_write_report(const char *path);

/* ---- failures ---- */

/* Prints what went wrong with the bytes, and ends the process so that every engine notices. */
#if defined __GNUC__
__attribute__((format(printf, 3, 4)))
#endif
_Noreturn void
tiny_fuzz_fail(const uint8_t *data, size_t size, const char *format, ...);

/* ---- what each harness has, and each engine calls ---- */

int LLVMFuzzerInitialize(int *count, char ***arguments);
int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);
size_t LLVMFuzzerCustomMutator(uint8_t *data, size_t size, size_t room, unsigned seed);

/* Words one after the other, of all kinds in turn, without an engine; the harness `decode` has it.
 * Returns how many of them went through all checks. */
uint64_t tiny_fuzz_batch(uint64_t words, uint64_t seed);

#endif
