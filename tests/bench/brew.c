/* SPDX-License-Identifier: MIT */
/* Measures the generated interpreter of Brew: runs a flat program from address 0 several times
 * until it halts; prints millions of instructions a second, their number, $r8 at the end, and why
 * it stopped. */
#include <inttypes.h>
#include <string.h>

#include "brew_run.h"
#include "timing.h"

enum { MEMORY = 1 << 20 };

struct machine {
	uint8_t *bytes;
	void *room;
	size_t room_size;
	struct brew_state state;
};

/* From a cold start: nothing is decoded yet. */
static enum brew_stop run(struct machine *m, const uint8_t *image, uint64_t *steps)
{
	struct brew_program program;
	memset(m->room, 0, m->room_size);
	memcpy(m->bytes, image, MEMORY);
	m->state.MEM = (struct brew_writable_bank){ .bytes = m->bytes, .size = MEMORY };
	brew_load(&program, m->room, m->room_size, 0, MEMORY);
	brew_reset(&m->state);
	return brew_run(&m->state, &program, UINT64_MAX, steps);
}

static uint8_t *read_image(const char *path)
{
	uint8_t *image = calloc(1, MEMORY);
	FILE *in = fopen(path, "rb");
	if (!image || !in || !fread(image, 1, MEMORY, in))
		return NULL;
	fclose(in);
	return image;
}

int main(int argc, char **argv)
{
	struct machine m = { .room_size = brew_program_room(MEMORY) };
	uint8_t *image = argc == 2 ? read_image(argv[1]) : NULL;
	m.bytes = malloc(MEMORY);
	m.room = malloc(m.room_size);
	if (!image || !m.bytes || !m.room)
		return 2;
	enum brew_stop stop = BREW_STOP_NONE;
	uint64_t steps = 0;
	double ns;
	TIMING(&ns, 1, { stop = run(&m, image, &steps); });
	printf("%.1f %" PRIu64 " %08" PRIx32 " %s\n", (double)steps * 1e3 / ns, steps, m.state.R[8],
		brew_stop_name(stop));
	free(image);
	free(m.bytes);
	free(m.room);
	return stop != BREW_STOP_HALT;
}
