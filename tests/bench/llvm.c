/* SPDX-License-Identifier: MIT */
/* Measures LLVM's disassembler (llvm-c/Disassembler.h) over the bytes of a file of RISC-V code,
 * which the generated decoder also reads (lengths.c). Usage: llvm FILE; output: `text NANOSECONDS`,
 * to decode and print an instruction. Built with the flags of llvm-config. */
#include <llvm-c/Disassembler.h>
#include <llvm-c/Target.h>

#include "timing.h"

enum { ROOM = 1 << 22 };

/* A linear sweep; 2 bytes that begin no instruction are skipped. */
static size_t sweep(LLVMDisasmContextRef llvm, uint8_t *code, size_t size)
{
	char text[256];
	size_t count = 0;
	for (size_t at = 0; at < size; count++) {
		size_t length = LLVMDisasmInstruction(llvm, code + at, size - at, at, text, sizeof text);
		TIMING_SINK(text);
		at += length ? length : 2;
	}
	return count;
}

int main(int argc, char **argv)
{
	uint8_t *code = malloc(ROOM);
	FILE *in = argc == 2 ? fopen(argv[1], "rb") : NULL;
	if (!code || !in)
		return 2;
	size_t size = fread(code, 1, ROOM, in);
	fclose(in);
	LLVMInitializeAllTargetInfos();
	LLVMInitializeAllTargetMCs();
	LLVMInitializeAllDisassemblers();
	LLVMDisasmContextRef llvm =
		LLVMCreateDisasmCPUFeatures("riscv32", "", "+m,+a,+c", NULL, 0, NULL, NULL);
	size_t count = llvm ? sweep(llvm, code, size) : 0;
	if (!count)
		return 2;
	double ns;
	TIMING(&ns, count, sweep(llvm, code, size));
	printf("text %.2f\n", ns);
	LLVMDisasmDispose(llvm);
	free(code);
	return 0;
}
