/* Harness: two executions of a program end alike in every bit.
 *
 * Instruction set: Tiny, the machine of the tutorial.
 * Made by specc from the specification "TINY": change that, not this file. */
#include "tiny_fuzz_run.h"

#define TINY_FAIL(...) (tiny_fuzz_list(&launch), tiny_fuzz_fail(NULL, 0, __VA_ARGS__))

int LLVMFuzzerInitialize(int *count, char ***arguments)
{
	(void)count;
	(void)arguments;
	return 0;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	static struct tiny_fuzz_world ours, theirs;
	struct tiny_fuzz_launch launch;
	if (!ours.state) {
		tiny_fuzz_open(&ours, 0xA5);
		tiny_fuzz_open(&theirs, 0x5A);
	}
	tiny_fuzz_start(&ours, &launch, data, size);
	if (!tiny_fuzz_other_has_devices)
		ours.state->ram.device = NULL;
	tiny_fuzz_copy(&theirs, &ours);
	const struct tiny_fuzz_outcome b = tiny_fuzz_execute_other(&theirs, &launch);
	if (b.wrong)
		TINY_FAIL("the other execution: %s", b.wrong);
	if (b.unspecified)
		return 0;
	const struct tiny_fuzz_outcome a = tiny_fuzz_execute(&ours, &launch);
	if (a.stop != b.stop)
		TINY_FAIL("stop: '%s' and '%s' at pc 0x%llx and 0x%llx",
			tiny_stop_name(a.stop), tiny_stop_name(b.stop),
			(unsigned long long)ours.state->pc, (unsigned long long)theirs.state->pc);
	if (a.steps != b.steps)
		TINY_FAIL("steps: %llu and %llu", (unsigned long long)a.steps,
			(unsigned long long)b.steps);
	const char *difference = tiny_fuzz_difference(&ours, &theirs);
	if (difference)
		TINY_FAIL("after %llu steps %s", (unsigned long long)a.steps, difference);
	tiny_fuzz_reach_run(0, a.stop, ours.state->exception);
	return 0;
}

size_t LLVMFuzzerCustomMutator(uint8_t *data, size_t size, size_t room, unsigned seed)
{
	struct tiny_fuzz_random r;
	tiny_fuzz_seed(&r, seed);
	return tiny_fuzz_change_program(&r, data, size, room);
}
