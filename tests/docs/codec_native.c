/* SPDX-License-Identifier: MIT */
/* Words on standard input, LENGTH_MAX bytes each, become a line each: what the codec says of
 * them. To be compiled with the C of an instruction set and -DCODEC_HEADER='"isa.h"' -DCODEC=isa
 * -DUPPER=ISA; codec_agree.mjs compares the lines with those of the same C as WebAssembly. */
#include <inttypes.h>
#include <stdio.h>

#include CODEC_HEADER

#define JOIN(a, b)     JOIN_NOW(a, b)
#define JOIN_NOW(a, b) a##_##b
#define OF(name)       JOIN(CODEC, name)
#define CONSTANT(name) JOIN(UPPER, name)

enum { TEXT = CONSTANT(TEXT_MAX) + 1 };

static void put_bytes(const uint8_t *bytes, size_t count)
{
	for (size_t i = 0; i < count; i++)
		printf("%02x", bytes[i]);
}

/* The text, and the bytes that it is read back as. */
static void put_text(const struct OF(insn) * insn)
{
	char text[TEXT];
	uint8_t bytes[CONSTANT(LENGTH_MAX)];
	struct OF(insn) again;
	size_t length = OF(format)(insn, text, sizeof text);
	printf(" %s = ", text);
	if (OF(parse)(text, length, &again, NULL) == CONSTANT(STATUS_OK) &&
		OF(encode)(&again, bytes, sizeof bytes) == CONSTANT(STATUS_OK))
		put_bytes(bytes, again.length);
}

static void put_reason(const struct OF(insn) * insn)
{
	struct OF(reason) reason = { .kind = CONSTANT(REASON_NONE) };
	OF(explain)(insn, &reason);
	printf(" %u %u", (unsigned)reason.kind, (unsigned)reason.field);
	for (size_t i = 0; i < CONSTANT(LIMBS); i++)
		printf(" %" PRIx64, reason.bits[i]);
}

int main(void)
{
	uint8_t bytes[CONSTANT(LENGTH_MAX)];
	while (fread(bytes, sizeof bytes, 1, stdin) == 1) {
		struct OF(insn) insn = { .length = 0 };
		enum OF(status) status = OF(decode)(bytes, sizeof bytes, &insn);
		printf("%u %u", (unsigned)status, (unsigned)insn.length);
		if (status == CONSTANT(STATUS_OK) || status == CONSTANT(STATUS_RESERVED))
			printf(" %u", (unsigned)insn.opcode);
		if (status == CONSTANT(STATUS_OK))
			put_text(&insn);
		else if (status == CONSTANT(STATUS_RESERVED))
			put_reason(&insn);
		putchar('\n');
	}
	return 0;
}
