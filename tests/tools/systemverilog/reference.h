/* SPDX-License-Identifier: MIT */
/* Words and what the generated C says about them: the expected values of the SystemVerilog tests.
 * ISA_ and ISAU_ stand for the prefixes of the instruction set; the script that builds this
 * replaces them, and writes layout.h. */
#ifndef REFERENCE_H
#define REFERENCE_H

#include <stdbool.h>
#include <stdint.h>

enum { MAX_LIMBS = 64 };

/* Numbers of many bits, 32 in each limb, the lowest first. */
struct bits {
	uint32_t limb[MAX_LIMBS];
};

/* What a decoder must answer for a word. */
struct decoding {
	struct bits word; /* random beyond the length */
	bool legal;
	unsigned opcode, length;   /* length: bytes */
	struct bits fields, known; /* known: the bits of the fields that the opcode has */
};

/* What an encoder must answer for an opcode and fields. */
struct encoding {
	unsigned opcode;
	struct bits fields;
	bool ok;
	struct bits word; /* if ok */
};

#ifdef __cplusplus
extern "C" {
#endif
void reference_seed(uint64_t seed);
void reference_decoding(struct decoding *decoding);
/* The fields of the decoding, or others near them. */
void reference_encoding(const struct decoding *decoding, struct encoding *encoding);
unsigned reference_opcodes(void);
#ifdef __cplusplus
}
#endif

#endif
