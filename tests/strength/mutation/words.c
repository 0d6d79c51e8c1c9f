/* SPDX-License-Identifier: MIT */
/* Prints words of every kind that the harnesses make, in hexadecimal digits, a line each: seeds,
 * then so many of each kind. Compile with -DISA=gpu -DISA_CAPITALS=GPU -include gpu_fuzz.h. */
#include <stdio.h>
#include <stdlib.h>

#define JOIN(a, b)        a##_##b
#define JOIN_VALUES(a, b) JOIN(a, b)
#define P(name)           JOIN_VALUES(ISA, name)
#define C(name)           JOIN_VALUES(ISA_CAPITALS, name)

static void print(const uint8_t *bytes, size_t length)
{
	for (size_t i = 0; i < length; i++)
		printf("%02x", bytes[i]);
	putchar('\n');
}

int main(int count, char **arguments)
{
	struct P(fuzz_random) random;
	uint8_t bytes[C(LENGTH_MAX)];
	long each = count > 1 ? strtol(arguments[1], NULL, 10) : 0;
	for (size_t i = 0; i < P(fuzz_seed_count); i++)
		print(bytes, P(fuzz_seed_bytes)(i, bytes));
	P(fuzz_seed)(&random, 1);
	for (int kind = 0; kind < C(FUZZ_KINDS); kind++)
		for (long i = 0; i < each; i++)
			print(bytes, P(fuzz_word)(&random, (enum P(fuzz_kind))kind, bytes));
	return fflush(stdout) ? 1 : 0;
}
