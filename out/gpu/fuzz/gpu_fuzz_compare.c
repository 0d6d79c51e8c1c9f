/* Harness: two executions of a program end alike in every bit.
 *
 * Instruction set: SIMT GPU, 128-bit instructions.
 * Made by specc from the specification "GPU": change that, not this file. */
#include "gpu_fuzz_run.h"

#define GPU_FAIL(...) (gpu_fuzz_list(&launch), gpu_fuzz_fail(NULL, 0, __VA_ARGS__))

int LLVMFuzzerInitialize(int *count, char ***arguments)
{
	(void)count;
	(void)arguments;
	return 0;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	static struct gpu_fuzz_world ours, theirs;
	struct gpu_fuzz_launch launch;
	if (!ours.state) {
		gpu_fuzz_open(&ours, 0xA5);
		gpu_fuzz_open(&theirs, 0x5A);
	}
	gpu_fuzz_start(&ours, &launch, data, size);
	gpu_fuzz_copy(&theirs, &ours);
	const struct gpu_fuzz_outcome b = gpu_fuzz_execute_other(&theirs, &launch);
	if (b.wrong)
		GPU_FAIL("the other execution: %s", b.wrong);
	if (b.unspecified)
		return 0;
	const struct gpu_fuzz_outcome a = gpu_fuzz_execute(&ours, &launch);
	if (a.stop != b.stop)
		GPU_FAIL("stop: '%s' and '%s' at pc 0x%llx and 0x%llx",
			gpu_stop_name(a.stop), gpu_stop_name(b.stop),
			(unsigned long long)ours.state->pc, (unsigned long long)theirs.state->pc);
	if (a.steps != b.steps)
		GPU_FAIL("steps: %llu and %llu", (unsigned long long)a.steps,
			(unsigned long long)b.steps);
	const char *difference = gpu_fuzz_difference(&ours, &theirs);
	if (difference)
		GPU_FAIL("after %llu steps %s", (unsigned long long)a.steps, difference);
	gpu_fuzz_reach_run(0, a.stop, ours.state->exception);
	return 0;
}

size_t LLVMFuzzerCustomMutator(uint8_t *data, size_t size, size_t room, unsigned seed)
{
	struct gpu_fuzz_random r;
	gpu_fuzz_seed(&r, seed);
	return gpu_fuzz_change_program(&r, data, size, room);
}
