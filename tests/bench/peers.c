/* SPDX-License-Identifier: MIT */
/* Measures disassemblers of x86-64 over a file of machine code: Zydis (-DWITH_ZYDIS) and Capstone
 * (-DWITH_CAPSTONE). A linear sweep; a byte that begins no instruction is skipped. Usage: peers
 * FILE; output: a line `PEER WORK NANOSECONDS` each. */
#include <stdbool.h>
#include <string.h>

#include "timing.h"

struct code {
	uint8_t *bytes;
	size_t length;
};

static bool read_code(struct code *code, const char *path)
{
	FILE *in = fopen(path, "rb");
	code->bytes = malloc((size_t)1 << 24);
	code->length = in && code->bytes ? fread(code->bytes, 1, (size_t)1 << 24, in) : 0;
	if (in)
		fclose(in);
	return code->length > 0;
}

#ifdef WITH_ZYDIS
#include <Zydis/Zydis.h>

enum zydis_work { ZYDIS_WORK_INSTRUCTION, ZYDIS_WORK_OPERANDS, ZYDIS_WORK_TEXT };

static size_t sweep_zydis(const ZydisDecoder *decoder, const ZydisFormatter *formatter,
	const struct code *code, enum zydis_work work)
{
	size_t count = 0;
	for (size_t at = 0; at < code->length;) {
		ZydisDecoderContext context;
		ZydisDecodedInstruction insn;
		ZydisDecodedOperand operands[ZYDIS_MAX_OPERAND_COUNT];
		char text[256];
		ZyanStatus status = ZydisDecoderDecodeInstruction(
			decoder, &context, code->bytes + at, code->length - at, &insn);
		if (ZYAN_SUCCESS(status) && work != ZYDIS_WORK_INSTRUCTION)
			status = ZydisDecoderDecodeOperands(
				decoder, &context, &insn, operands, insn.operand_count_visible);
		if (!ZYAN_SUCCESS(status)) {
			at++;
			continue;
		}
		if (work == ZYDIS_WORK_TEXT)
			ZydisFormatterFormatInstruction(formatter, &insn, operands, insn.operand_count_visible,
				text, sizeof text, 0x400000 + at, NULL);
		TIMING_SINK(text);
		at += insn.length;
		count++;
	}
	return count;
}

static void measure_zydis(const struct code *code)
{
	static const char *const names[] = { "opcode", "decode", "text" };
	ZydisDecoder decoder;
	ZydisFormatter formatter;
	ZydisDecoderInit(&decoder, ZYDIS_MACHINE_MODE_LONG_64, ZYDIS_STACK_WIDTH_64);
	ZydisFormatterInit(&formatter, ZYDIS_FORMATTER_STYLE_INTEL);
	for (int work = ZYDIS_WORK_INSTRUCTION; work <= ZYDIS_WORK_TEXT; work++) {
		size_t count = sweep_zydis(&decoder, &formatter, code, (enum zydis_work)work);
		double time;
		TIMING(&time, count, sweep_zydis(&decoder, &formatter, code, (enum zydis_work)work));
		printf("zydis %s %.2f\n", names[work], time);
	}
}
#endif

#ifdef WITH_CAPSTONE
#include <capstone/capstone.h>

static size_t sweep_capstone(csh handle, cs_insn *insn, const struct code *code)
{
	const uint8_t *at = code->bytes;
	size_t left = code->length, count = 0;
	uint64_t address = 0x400000;
	while (left) {
		if (cs_disasm_iter(handle, &at, &left, &address, insn)) {
			count++;
			continue;
		}
		at++;
		left--;
		address++;
	}
	return count;
}

static void measure_capstone(const struct code *code)
{
	csh handle;
	double time;
	if (cs_open(CS_ARCH_X86, CS_MODE_64, &handle))
		return;
	cs_insn *insn = cs_malloc(handle);
	size_t count = sweep_capstone(handle, insn, code);
	TIMING(&time, count, sweep_capstone(handle, insn, code));
	printf("capstone text %.2f\n", time);
	cs_free(insn, 1);
	cs_close(&handle);
}
#endif

int main(int argc, char **argv)
{
	struct code code;
	if (argc != 2 || !read_code(&code, argv[1])) {
		fputs("usage: peers FILE\n", stderr);
		return 2;
	}
#ifdef WITH_ZYDIS
	measure_zydis(&code);
#endif
#ifdef WITH_CAPSTONE
	measure_capstone(&code);
#endif
	free(code.bytes);
	return 0;
}
