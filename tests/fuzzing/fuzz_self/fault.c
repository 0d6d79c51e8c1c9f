/* SPDX-License-Identifier: MIT */
/* A harness with faults, for the test of the driver: a word in the input selects the fault. */
#include <signal.h>
#include <stdlib.h>
#include <unistd.h>

#include "fuzz_self.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	static volatile int zero;
	struct str text = { (const char *)data, size };
	if (str_starts_with(text, STR("crash")))
		raise(SIGSEGV); /* sanitizers would report an invalid pointer in their own way */
	while (str_starts_with(text, STR("hang")) && !zero)
		pause();
	if (str_starts_with(text, STR("fail")))
		fuzz_fail("a rule does not hold");
	return 0;
}
