/* Runs a program by target c. The variant includes it under other names.
 *
 * Instruction set: SIMT GPU, 128-bit instructions.
 * Made by specc from the specification "GPU": change that, not this file. */
#include <stdlib.h>
#include <string.h>

#include "gpu_fuzz_run.h"

void gpu_fuzz_prepare(struct gpu_fuzz_world *world, const struct gpu_fuzz_launch *launch,
	struct gpu_program *program)
{
	const size_t needed = gpu_program_room(launch->size);
	uint8_t *room = (uint8_t *)world->room + (world->room_size - needed); /* nothing behind it */
	if (!gpu_load(program, room, needed, launch->program, launch->size))
		abort();
}

struct gpu_fuzz_outcome gpu_fuzz_execute(
	struct gpu_fuzz_world *world, const struct gpu_fuzz_launch *launch)
{
	struct gpu_program program;
	struct gpu_fuzz_outcome outcome = { GPU_STOP_NONE, 0, NULL, false };
	gpu_fuzz_prepare(world, launch, &program);
	outcome.stop = gpu_run(world->state, &program, launch->limit, &outcome.steps);
	return outcome;
}
