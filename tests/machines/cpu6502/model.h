/* SPDX-License-Identifier: MIT */
/* A state of the NMOS 6502 and what one instruction makes of it: a model written from the published
 * tables of the chip, which shares nothing with the specification beside it. */
#ifndef MODEL_H
#define MODEL_H

#include <stdbool.h>
#include <stdint.h>

enum { FLAG_C = 1, FLAG_Z = 2, FLAG_I = 4, FLAG_D = 8, FLAG_V = 64, FLAG_N = 128 };

struct model {
	uint8_t a, x, y, s, p; /* p: the six flags, bits 4 and 5 are 0 */
	uint16_t pc;
	uint8_t *memory; /* 65536 bytes */
	unsigned cycles; /* of the last instruction */
};

/* Executes the instruction at pc. False, and nothing else, where the opcode is not documented. */
bool model_step(struct model *model);

#endif
