%# SPDX-License-Identifier: MIT
%file "${$p}_fuzz_afl.c"
%call banner('AFL++: a library with which afl-fuzz makes inputs as the harness does by itself.')
#include "${c-string: $p}_fuzz.h"

#include <stdlib.h>
#include <string.h>

enum { ROOM = 4096 };

struct mutator {
	struct ${$p}_fuzz_random random;
	uint8_t data[ROOM];
};

void *afl_custom_init(void *afl, unsigned seed);
size_t afl_custom_fuzz(void *state, uint8_t *input, size_t size, uint8_t **output, uint8_t *other,
	size_t other_size, size_t room);
void afl_custom_deinit(void *state);

void *afl_custom_init(void *afl, unsigned seed)
{
	struct mutator *m = calloc(1, sizeof *m);
	(void)afl;
	if (m)
		${$p}_fuzz_seed(&m->random, seed);
	return m;
}

size_t afl_custom_fuzz(void *state, uint8_t *input, size_t size, uint8_t **output, uint8_t *other,
	size_t other_size, size_t room)
{
	struct mutator *m = state;
	(void)other;
	(void)other_size;
	room = room < ROOM ? room : ROOM;
	size = size < room ? size : room;
	memcpy(m->data, input, size);
	*output = m->data;
	return LLVMFuzzerCustomMutator(m->data, size, room, (unsigned)${$p}_fuzz_next(&m->random));
}

void afl_custom_deinit(void *state)
{
	free(state);
}
