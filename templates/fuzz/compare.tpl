%# SPDX-License-Identifier: MIT
%file "${$p}_fuzz_compare.c"
%call banner('Harness: two executions of a program end alike in every bit.')
#include "${c-string: $p}_fuzz_run.h"

#define ${$P}_FAIL(...) (${$p}_fuzz_list(&launch), ${$p}_fuzz_fail(NULL, 0, __VA_ARGS__))

%call no_arguments()
int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	static struct ${$p}_fuzz_world ours, theirs;
	struct ${$p}_fuzz_launch launch;
	if (!ours.state) {
		${$p}_fuzz_open(&ours, 0xA5);
		${$p}_fuzz_open(&theirs, 0x5A);
	}
	${$p}_fuzz_start(&ours, &launch, data, size);
%if $machine
	if (!${$p}_fuzz_other_has_devices)
		ours.state->${id: $s/@program-member}.device = NULL;
%end
	${$p}_fuzz_copy(&theirs, &ours);
	const struct ${$p}_fuzz_outcome b = ${$p}_fuzz_execute_other(&theirs, &launch);
	if (b.wrong)
		${$P}_FAIL("the other execution: %s", b.wrong);
	if (b.unspecified)
		return 0;
	const struct ${$p}_fuzz_outcome a = ${$p}_fuzz_execute(&ours, &launch);
	if (a.stop != b.stop)
		${$P}_FAIL("stop: '%s' and '%s' at pc 0x%llx and 0x%llx",
			${$p}_stop_name(a.stop), ${$p}_stop_name(b.stop),
			(unsigned long long)ours.state->pc, (unsigned long long)theirs.state->pc);
	if (a.steps != b.steps)
		${$P}_FAIL("steps: %llu and %llu", (unsigned long long)a.steps,
			(unsigned long long)b.steps);
	const char *difference = ${$p}_fuzz_difference(&ours, &theirs);
	if (difference)
		${$P}_FAIL("after %llu steps %s", (unsigned long long)a.steps, difference);
	${$p}_fuzz_reach_run(0, a.stop, ours.state->exception);
	return 0;
}

%call mutator('change_program')
