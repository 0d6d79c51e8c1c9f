/* What the fuzz harnesses share: the judge, the generators, the count of reach.
 *
 * Instruction set: Brew.
 * Made by specc from the specification "Brew": change that, not this file. */
#ifndef BREW_FUZZ_H
#define BREW_FUZZ_H

#include "brew.h"

/* ---- random numbers ---- */

struct brew_fuzz_random {
	uint64_t state[2];
};

void brew_fuzz_seed(struct brew_fuzz_random *r, uint64_t seed);
uint64_t brew_fuzz_next(struct brew_fuzz_random *r);
uint64_t brew_fuzz_below(struct brew_fuzz_random *r, uint64_t n); /* 0 to n-1; n > 0 */

enum {
	BREW_FUZZ_GAP_COUNT = 230 /* patterns of words that are no opcode's */
};

/* ---- the judge: what the specification says of bytes ---- */

struct brew_fuzz_verdict {
	enum brew_status status; /* OK, TRUNCATED, UNDEFINED or RESERVED */
	unsigned opcode;          /* enum brew_opcode; 0 where none matches */
	unsigned length;          /* bytes, 0 where the bytes do not say */
	unsigned gap;             /* of UNDEFINED: its gap, 0 on; else BREW_FUZZ_GAP_COUNT */
};

/* What brew_decode has to say of these bytes. */
void brew_fuzz_judge(const uint8_t *bytes, size_t size, struct brew_fuzz_verdict *verdict);
/* Is this what brew_explain may say of bytes that are judged to be RESERVED? */
bool brew_fuzz_explains(const uint8_t *bytes, const struct brew_fuzz_verdict *verdict,
	const struct brew_reason *reason);

/* ---- words ---- */

enum brew_fuzz_kind {
	BREW_FUZZ_LEGAL,
	BREW_FUZZ_NEAR,     /* legal but for one constraint, reserved bit or value */
	BREW_FUZZ_GAP,      /* undefined, even over the gaps */
	BREW_FUZZ_BOUNDARY, /* fields at their least and greatest, and one off */
	BREW_FUZZ_SWAP,     /* the operands of one opcode in another */
	BREW_FUZZ_ANY,      /* bits at random */
	BREW_FUZZ_KINDS
};

/* Makes a word; room for BREW_LENGTH_MAX bytes. Returns its length in bytes. */
size_t brew_fuzz_word(struct brew_fuzz_random *r, enum brew_fuzz_kind kind, uint8_t *bytes);
/* The same, and what is known by the way it was made: *known has status, opcode and length, or
 * the status SYNTAX for nothing. */
size_t brew_fuzz_word_known(struct brew_fuzz_random *r, enum brew_fuzz_kind kind, uint8_t *bytes,
	struct brew_fuzz_verdict *known);
/* The word of one opcode: all fields at random among its legal values. */
size_t brew_fuzz_legal(struct brew_fuzz_random *r, unsigned opcode, uint8_t *bytes);
/* Changes words in a row, at most room bytes of them. Returns the new size, at least 1. */
size_t brew_fuzz_change(struct brew_fuzz_random *r, uint8_t *data, size_t size, size_t room);

/* ---- seeds ---- */

/* A legal word, as bytes in hexadecimal digits, and the text that specc writes for it. */
struct brew_fuzz_seed {
	const char *hex, *text;
};

extern const struct brew_fuzz_seed brew_fuzz_seeds[];
/* How many there are; the bytes of one. Returns its length. */
extern const size_t brew_fuzz_seed_count;
size_t brew_fuzz_seed_bytes(size_t index, uint8_t *bytes);

/* ---- reach: what was looked at, in terms of the specification ---- */

/* Counts an input. */
void brew_fuzz_reach(const uint8_t *bytes, size_t size, const struct brew_fuzz_verdict *verdict);
/* Counts an instruction that was executed (opcode, or 0), a reason to stop (enum brew_stop, or 0)
 * and an exception (enum brew_exception, or 0). */
void brew_fuzz_reach_run(unsigned opcode, unsigned stop, unsigned exception);
/* How many different things were reached so far. */
unsigned long brew_fuzz_reached(void);
/* "opcodes 224 of 224, ..." in one line. */
void brew_fuzz_summary(char *text, size_t size);
/* What can be reached and was not, a line each, to standard output. */
void brew_fuzz_print_missing(void);
/* Adds to the counts what the file holds, and writes them there: a "thing count" line each. To be
 * called once, at the end. */
bool brew_fuzz_write_report(const char *path);

/* ---- failures ---- */

/* Prints what went wrong with the bytes, and ends the process so that every engine notices. */
#if defined __GNUC__
__attribute__((format(printf, 3, 4)))
#endif
_Noreturn void
brew_fuzz_fail(const uint8_t *data, size_t size, const char *format, ...);

/* ---- what each harness has, and each engine calls ---- */

int LLVMFuzzerInitialize(int *count, char ***arguments);
int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);
size_t LLVMFuzzerCustomMutator(uint8_t *data, size_t size, size_t room, unsigned seed);

/* Words one after the other, of all kinds in turn, without an engine; the harness `decode` has it.
 * Returns how many of them went through all checks. */
uint64_t brew_fuzz_batch(uint64_t words, uint64_t seed);

#endif
