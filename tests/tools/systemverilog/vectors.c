/* SPDX-License-Identifier: MIT */
/* Prints words and the expected answers as hexadecimal numbers, for the bench of Icarus Verilog.
 * Argument: how many. */
#include <stdio.h>
#include <stdlib.h>

#include "reference.h"

static void print(const struct bits *bits)
{
	int top = MAX_LIMBS - 1;
	while (top > 0 && !bits->limb[top])
		top--;
	for (; top >= 0; top--)
		printf("%08x", bits->limb[top]);
	putchar(' ');
}

int main(int argc, char **argv)
{
	reference_seed(20240924);
	for (long i = argc > 1 ? atol(argv[1]) : 100; i > 0; i--) {
		struct decoding d;
		struct encoding e;
		reference_decoding(&d);
		reference_encoding(&d, &e);
		print(&d.word);
		printf("%x %x %x ", d.legal, d.opcode, d.length);
		print(&d.fields);
		print(&d.known);
		printf("%x ", e.opcode);
		print(&e.fields);
		printf("%x ", e.ok);
		print(&e.word);
		putchar('\n');
	}
	return 0;
}
