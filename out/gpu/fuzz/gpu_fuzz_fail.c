/* Tells a failure: what went wrong, the bytes, what the specification says of them.
 *
 * Instruction set: SIMT GPU, 128-bit instructions.
 * Made by specc from the specification "GPU": change that, not this file. */
#include "gpu_fuzz_model.h"

#include <inttypes.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>

static void tell_word(const uint8_t *bytes, const struct gpu_fuzz_verdict *verdict)
{
	const struct gpu_fuzz_opcode *opcode = &gpu_fuzz_opcodes[verdict->opcode - 1];
	struct gpu_fuzz_bits w = gpu_fuzz_load(bytes, verdict->length);
	fprintf(stderr, " %s", opcode->name);
	for (uint32_t i = 0; i < opcode->uses; i++) {
		uint32_t number = gpu_fuzz_uses[opcode->use + i].field;
		if (gpu_fuzz_fields[number].kind != GPU_FUZZ_FIXED)
			fprintf(stderr, " %s=0x%" PRIx64,
				gpu_fuzz_field_name(gpu_fuzz_fields[number].name),
				gpu_fuzz_get(&w, number));
	}
}

static void tell(const uint8_t *data, size_t size)
{
	static const char *const names[] = { "ok", "truncated", "undefined", "reserved" };
	struct gpu_fuzz_verdict verdict;
	fprintf(stderr, "  bytes:        ");
	for (size_t i = 0; i < size && i < 64; i++)
		fprintf(stderr, "%02x", data[i]);
	gpu_fuzz_judge(data, size, &verdict);
	fprintf(stderr, "%s\n  specification: %s, %u bytes", size > 64 ? "..." : "",
		names[verdict.status],
		verdict.length);
	if (verdict.opcode)
		tell_word(data, &verdict);
	fputc('\n', stderr);
}

void gpu_fuzz_fail(const uint8_t *data, size_t size, const char *format, ...)
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
