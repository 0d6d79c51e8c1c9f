/* SPDX-License-Identifier: MIT */
/* LLVM's disassembler as a decoder (specc_decoder.h). The environment says which one:
 * LLVM_TRIPLE=riscv32, LLVM_FEATURES=+m,+c and LLVM_OPTIONS, options of llvm-mc with blanks between
 * them. Built as a shared object with llvm-config's flags. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <llvm-c/Disassembler.h>
#include <llvm-c/Support.h>
#include <llvm-c/Target.h>

#include "specc_decoder.h"

static void set_options(const char *options)
{
	static char text[1024];
	const char *words[16] = { "llvm" };
	int count = 1;
	snprintf(text, sizeof text, "%s", options ? options : "");
	for (char *at = text + strspn(text, " "); *at && count < 16; at += strspn(at, " ")) {
		words[count++] = at;
		at += strcspn(at, " ");
		if (*at)
			*at++ = '\0';
	}
	LLVMParseCommandLineOptions(count, words, NULL);
}

static LLVMDisasmContextRef open_llvm(void)
{
	const char *triple = getenv("LLVM_TRIPLE"), *features = getenv("LLVM_FEATURES");
	LLVMInitializeAllTargetInfos();
	LLVMInitializeAllTargetMCs();
	LLVMInitializeAllDisassemblers();
	set_options(getenv("LLVM_OPTIONS"));
	LLVMDisasmContextRef llvm = LLVMCreateDisasmCPUFeatures(
		triple ? triple : "riscv32", "", features ? features : "", NULL, 0, NULL, NULL);
	if (llvm)
		LLVMSetDisasmOptions(llvm, LLVMDisassembler_Option_PrintImmHex);
	return llvm;
}

int specc_decode(const uint8_t *bytes, size_t size, struct specc_decoded *decoded)
{
	static LLVMDisasmContextRef llvm;
	uint8_t copy[64];
	if (!llvm && !(llvm = open_llvm()))
		abort();
	if (size > sizeof copy)
		return SPECC_SKIPPED;
	memcpy(copy, bytes, size);
	size_t length = LLVMDisasmInstruction(llvm, copy, size, 0, decoded->text, sizeof decoded->text);
	decoded->length = (unsigned)length;
	return length ? SPECC_ACCEPTED : SPECC_REFUSED;
}

unsigned specc_decoder_version(void)
{
	return SPECC_DECODER_VERSION;
}
