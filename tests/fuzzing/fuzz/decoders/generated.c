/* SPDX-License-Identifier: MIT */
/* The generated C of any instruction set as a decoder (specc_decoder.h): -DISA=gpu -DUPPER=GPU
 * -DHEADER='"gpu.h"'. It has nothing of the judge in it, so the two must agree. */
#include <stdio.h>

#include HEADER
#include "specc_decoder.h"

#define JOIN_(a, b) a##b
#define JOIN(a, b)  JOIN_(a, b)
#define F(name)     JOIN(ISA, _##name)
#define C(name)     JOIN(UPPER, _##name)

int specc_decode(const uint8_t *bytes, size_t size, struct specc_decoded *decoded)
{
	struct F(insn) insn;
	if (F(decode)(bytes, size, &insn) != C(STATUS_OK))
		return SPECC_REFUSED;
	decoded->length = insn.length;
	F(format)(&insn, decoded->text, sizeof decoded->text);
	snprintf(decoded->opcode, sizeof decoded->opcode, "%s", F(opcode_name)(insn.opcode));
	return SPECC_ACCEPTED;
}

unsigned specc_decoder_version(void)
{
	return SPECC_DECODER_VERSION;
}
