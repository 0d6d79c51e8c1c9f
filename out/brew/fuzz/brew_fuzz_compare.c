/* Harness: two executions of a program end alike in every bit.
 *
 * Instruction set: Brew.
 * Made by specc from the specification "Brew": change that, not this file. */
#include "brew_fuzz_run.h"

#define BREW_FAIL(...) (brew_fuzz_list(&launch), brew_fuzz_fail(NULL, 0, __VA_ARGS__))

int LLVMFuzzerInitialize(int *count, char ***arguments)
{
	(void)count;
	(void)arguments;
	return 0;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	static struct brew_fuzz_world ours, theirs;
	struct brew_fuzz_launch launch;
	if (!ours.state) {
		brew_fuzz_open(&ours, 0xA5);
		brew_fuzz_open(&theirs, 0x5A);
	}
	brew_fuzz_start(&ours, &launch, data, size);
	if (!brew_fuzz_other_has_devices)
		ours.state->MEM.device = NULL;
	brew_fuzz_copy(&theirs, &ours);
	const struct brew_fuzz_outcome b = brew_fuzz_execute_other(&theirs, &launch);
	if (b.wrong)
		BREW_FAIL("the other execution: %s", b.wrong);
	if (b.unspecified)
		return 0;
	const struct brew_fuzz_outcome a = brew_fuzz_execute(&ours, &launch);
	if (a.stop != b.stop)
		BREW_FAIL("stop: '%s' and '%s' at pc 0x%llx and 0x%llx",
			brew_stop_name(a.stop), brew_stop_name(b.stop),
			(unsigned long long)ours.state->pc, (unsigned long long)theirs.state->pc);
	if (a.steps != b.steps)
		BREW_FAIL("steps: %llu and %llu", (unsigned long long)a.steps,
			(unsigned long long)b.steps);
	const char *difference = brew_fuzz_difference(&ours, &theirs);
	if (difference)
		BREW_FAIL("after %llu steps %s", (unsigned long long)a.steps, difference);
	brew_fuzz_reach_run(0, a.stop, ours.state->exception);
	return 0;
}

size_t LLVMFuzzerCustomMutator(uint8_t *data, size_t size, size_t room, unsigned seed)
{
	struct brew_fuzz_random r;
	brew_fuzz_seed(&r, seed);
	return brew_fuzz_change_program(&r, data, size, room);
}
