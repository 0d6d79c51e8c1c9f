%# SPDX-License-Identifier: MIT
%file "${$p}_fuzz_fail.c"
%call banner('Tells a failure: what went wrong, the bytes, what the specification says of them.')
#include "${c-string: $p}_fuzz_model.h"

#include <inttypes.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>

static void tell_word(const uint8_t *bytes, const struct ${$p}_fuzz_verdict *verdict)
{
	const struct ${$p}_fuzz_opcode *opcode = &${$p}_fuzz_opcodes[verdict->opcode - 1];
	struct ${$p}_fuzz_bits w = ${$p}_fuzz_load_as(opcode, bytes, verdict->length);
	fprintf(stderr, " %s", opcode->name);
	for (uint32_t i = 0; i < opcode->uses; i++) {
		uint32_t number = ${$p}_fuzz_uses[opcode->use + i].field;
		if (${$p}_fuzz_fields[number].kind != ${$P}_FUZZ_FIXED)
			fprintf(stderr, " %s=0x%" PRIx64,
				${$p}_fuzz_field_name(${$p}_fuzz_fields[number].name),
				${$p}_fuzz_get(&w, number));
	}
}

static void tell(const uint8_t *data, size_t size)
{
	static const char *const names[] = { "ok", "truncated", "undefined", "reserved" };
	struct ${$p}_fuzz_verdict verdict;
	fprintf(stderr, "  bytes:        ");
	for (size_t i = 0; i < size && i < 64; i++)
		fprintf(stderr, "%02x", data[i]);
	${$p}_fuzz_judge(data, size, &verdict);
	fprintf(stderr, "%s\n  specification: %s, %u bytes", size > 64 ? "..." : "",
		names[verdict.status],
		verdict.length);
	if (verdict.opcode)
		tell_word(data, &verdict);
	fputc('\n', stderr);
}

void ${$p}_fuzz_fail(const uint8_t *data, size_t size, const char *format, ...)
{
	va_list arguments;
	va_start(arguments, format);
	fprintf(stderr, "\nfuzz: failure: ");
	vfprintf(stderr, format, arguments);
	va_end(arguments);
	fputc('\n', stderr);
	if (size)
		tell(data, size);
	abort();
}
