/* SPDX-License-Identifier: MIT */
/* Measures the generated decoder of an instruction set whose instructions have several lengths:
 * `lengths` decodes legal instructions of 16, 32 and 48 bits made at random, `lengths FILE` the
 * bytes of a file. Prints ns an instruction and what part of them is undefined or reserved; of
 * legal ones, also what encoding and parsing take. Compile with -DHEADER='"..."'
 * '-DNAME(x)=prefix##x' '-DCONSTANT(x)=PREFIX##x'; -DSHARES=60,40 if there are fewer lengths. */
#include <stdbool.h>
#include <string.h>

#include HEADER
#include "timing.h"

enum { COUNT = 1 << 18, LONGEST = 16 };

/* Random words of so many bytes until one is legal. */
static void make_one(uint8_t *bytes, unsigned length, uint64_t *random)
{
	struct NAME(_insn) insn;
	do
		for (unsigned i = 0; i < length; i += 2) {
			uint64_t bits = timing_random(random) >> 48;
			bytes[i] = (uint8_t)bits;
			bytes[i + 1] = (uint8_t)(bits >> 8);
		}
	while (NAME(_decode)(bytes, length, &insn) != CONSTANT(_STATUS_OK) || insn.length != length);
}

#ifndef SHARES
#define SHARES 58, 32, 10
#endif

/* One instruction behind another: 58 of 100 have 16 bits, as in RISC-V code, 10 have 48. */
static size_t make_code(uint8_t *code)
{
	static const unsigned shares[] = { SHARES };
	uint64_t random = 1;
	size_t size = 0;
	for (size_t made = 0; made < COUNT; made++) {
		unsigned wanted = (unsigned)(timing_random(&random) >> 32) % 100, length = 2;
		for (unsigned i = 0; wanted >= shares[i]; i++, length += 2)
			wanted -= shares[i];
		make_one(code + size, length, &random);
		size += length;
	}
	return size;
}

static size_t decode(const uint8_t *code, size_t size, struct NAME(_insn) * insns)
{
	size_t count = 0;
	for (size_t at = 0; at < size && count < COUNT; at += insns[count++].length)
		if (NAME(_decode)(code + at, size - at, &insns[count]) == CONSTANT(_STATUS_TRUNCATED))
			break;
	return count;
}

/* Encoding and parsing of instructions that are all legal. */
static bool measure_back(const struct NAME(_insn) * insns, size_t count)
{
	const size_t most = CONSTANT(_TEXT_MAX) + 1;
	char *texts = calloc(count, most);
	double ns;
	if (!texts)
		return false;
	TIMING(&ns, count, {
		uint8_t bytes[LONGEST];
		for (size_t i = 0; i < count; i++)
			TIMING_SINK(NAME(_encode)(&insns[i], bytes, sizeof bytes));
	});
	printf("encode %.2f\n", ns);
	for (size_t i = 0; i < count; i++)
		NAME(_format)(&insns[i], texts + i * most, most);
	TIMING(&ns, count, {
		struct NAME(_insn) insn;
		for (size_t i = 0; i < count; i++) {
			const char *text = texts + i * most;
			TIMING_SINK(NAME(_parse)(text, strlen(text), &insn, NULL));
		}
	});
	printf("parse %.2f\n", ns);
	free(texts);
	return true;
}

int main(int argc, char **argv)
{
	uint8_t *code = calloc(COUNT, LONGEST);
	struct NAME(_insn) *insns = calloc(COUNT, sizeof *insns);
	FILE *in = argc > 1 ? fopen(argv[1], "rb") : NULL;
	if (!code || !insns || (argc > 1 && !in))
		return 2;
	size_t size = in ? fread(code, 1, (size_t)COUNT * LONGEST, in) : make_code(code);
	size_t count = decode(code, size, insns), illegal = 0;
	double ns;
	if (!count)
		return 2;
	for (size_t i = 0; i < count; i++)
		illegal += insns[i].form == 0;
	TIMING(&ns, count, {
		decode(code, size, insns);
		TIMING_SINK(insns);
	});
	printf("decode %.2f\n", ns);
	TIMING(&ns, count, {
		char text[CONSTANT(_TEXT_MAX) + 1];
		struct NAME(_insn) insn;
		size_t at = 0;
		for (size_t i = 0; i < count; i++, at += insn.length) {
			NAME(_decode)(code + at, size - at, &insn);
			TIMING_SINK(NAME(_format)(&insn, text, sizeof text));
		}
	});
	printf("text %.2f\n", ns);
	printf("illegal %.1f\n", 100.0 * (double)illegal / (double)count);
	if (!in && !measure_back(insns, count))
		return 2;
	if (in)
		fclose(in);
	free(code);
	free(insns);
	return 0;
}
