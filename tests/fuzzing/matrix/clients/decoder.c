/* SPDX-License-Identifier: MIT */
/* The generated decoder of an instruction set, as `specc fuzz --against` wants one. Compiled with
 * -DHEADER='"NAME.h"' -DOF(x)=NAME_##x. */
#include <stdio.h>
#include <string.h>

#include "specc_decoder.h"
#include HEADER

int specc_decode(const uint8_t *bytes, size_t size, struct specc_decoded *out)
{
	struct OF(insn) insn;
	if (OF(decode)(bytes, size, &insn) != 0)
		return SPECC_REFUSED;
	out->length = insn.length;
	OF(format)(&insn, out->text, sizeof out->text);
	snprintf(out->opcode, sizeof out->opcode, "%s", OF(opcode_name)(insn.opcode));
	return SPECC_ACCEPTED;
}

unsigned specc_decoder_version(void)
{
	return SPECC_DECODER_VERSION;
}
