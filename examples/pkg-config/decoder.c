/* SPDX-License-Identifier: MIT */
/* The generated decoder with the interface that `specc fuzz --against` asks (docs/fuzz-decoder.md).
 * A decoder of your own would be here. */
#include "counter.h"
#include "specc_decoder.h"

int specc_decode(const uint8_t *bytes, size_t size, struct specc_decoded *decoded)
{
	struct counter_insn insn;
	if (counter_decode(bytes, size, &insn) != COUNTER_STATUS_OK)
		return SPECC_REFUSED;
	decoded->length = insn.length;
	counter_format(&insn, decoded->text, sizeof decoded->text);
	return SPECC_ACCEPTED;
}

unsigned specc_decoder_version(void)
{
	return SPECC_DECODER_VERSION;
}
