/* A decoder or disassembler that is to be compared with a specification: what it implements.
 * The same for every instruction set. Free to copy into any project. */
#ifndef SPECC_DECODER_H
#define SPECC_DECODER_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

#define SPECC_DECODER_VERSION 1

enum specc_validity {
	SPECC_REFUSED = 0,  /* the bytes are not an instruction */
	SPECC_ACCEPTED = 1, /* they are one */
	SPECC_SKIPPED = 2   /* this decoder does not know this part: nothing is compared */
};

enum { SPECC_OPCODE_SIZE = 64, SPECC_TEXT_SIZE = 256 }; /* bytes, with the NUL */

/* What a decoder says of an instruction. All zero when it is called; what it leaves zero or empty
 * is not compared. With nothing filled in, only accepting and refusing are. */
struct specc_decoded {
	unsigned length;                /* bytes that belong to the instruction; 0: not said */
	char opcode[SPECC_OPCODE_SIZE]; /* name of the opcode in the specification; "": not said */
	char text[SPECC_TEXT_SIZE];     /* the instruction as assembly text; "": not said */
};

/* Decodes the instruction at the front of size bytes, in memory order; size is at least 1. Nothing
 * may be read after them: the next byte is not accessible. Returns an enum specc_validity. */
int specc_decode(const uint8_t *bytes, size_t size, struct specc_decoded *decoded);

/* Returns SPECC_DECODER_VERSION, so that a shared object built with another header is refused. */
unsigned specc_decoder_version(void);

#ifdef __cplusplus
}
#endif

#endif
