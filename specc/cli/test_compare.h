/* Compares what an execution answers to a case with what the case says. */
#ifndef SPECC_CLI_TEST_COMPARE_H
#define SPECC_CLI_TEST_COMPARE_H

#include "base/diag.h"
#include "cli/machine.h"

/* One place that came out otherwise. */
struct difference {
	struct span span;
	struct str text; /* "R1@5: expected 0x00000003, got 0x00000004" */
};

/* What one execution did otherwise; no differences: never kept. */
struct failure {
	struct str executions; /* "c", "c and ref" */
	VEC(struct difference) list;
};

struct tested {
	const struct example *example;
	const struct example_case *c;
	struct machine start, expected;
	size_t script_at;             /* where it begins in the script, bytes */
	VEC(struct failure) failures; /* of executions that do the same wrong, one */
};

/* Adds what the execution did otherwise to tested->failures. */
void test_compare(
	struct arena *arena, struct tested *tested, const struct answer *answer, const char *execution);
/* Adds a failure that is not a difference of states. */
void test_failed(
	struct arena *arena, struct tested *tested, const char *execution, struct str text);
/* One report for each failure (check `case-result`). */
void test_report(struct diag *diag, const struct tested *tested);

#endif
