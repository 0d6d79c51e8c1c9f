/* SPDX-License-Identifier: MIT */
/* Times the generated interpreter of a machine: `steps FILE COUNT` runs the bytes of the file from
 * address 0 in 64 KiB of memory; prints ns a step. Compile with -DHEADER='"..."'
 * '-DNAME(x)=prefix##x' '-DCONSTANT(x)=PREFIX##x'; -DMAP=_set_bank where the interface has version
 * 1. */
#include <stdbool.h>

#include HEADER
#include "timing.h"

#ifndef MAP
#define MAP _map_bank
#endif
#define JOINED(x) NAME(x)

enum { MEMORY = 1 << 16 };

int main(int argc, char **argv)
{
	static uint8_t bytes[MEMORY];
	static struct NAME(_state) state;
	struct NAME(_program) program;
	const uint64_t count = argc == 3 ? strtoull(argv[2], NULL, 0) : 0;
	const size_t size = NAME(_program_room)(MEMORY);
	void *room = calloc(1, size);
	FILE *in = count ? fopen(argv[1], "rb") : NULL;
	uint64_t steps = 0;
	double ns;
	if (!room || !in || !fread(bytes, 1, MEMORY, in) || !JOINED(MAP)(&state, 0, 0, bytes, MEMORY) ||
		!NAME(_load)(&program, room, size, 0, MEMORY) ||
		NAME(_reset)(&state) != CONSTANT(_STOP_NONE))
		return 2;
	fclose(in);
	TIMING(&ns, count, { NAME(_run)(&state, &program, count, &steps); });
	if (steps != count)
		return 1;
	printf("step %.3f\n", ns);
	free(room);
	return 0;
}
