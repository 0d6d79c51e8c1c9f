/* SPDX-License-Identifier: MIT */
/* Compares the answer of an execution with the expectation of a case. */
#ifndef SPECC_CASES_COMPARE_H
#define SPECC_CASES_COMPARE_H

#include "base/diag.h"
#include "cases/machine.h"

/* One mismatch. */
struct difference {
	struct span span;
	struct str text; /* "R1@5: expected 0x00000003, got 0x00000004" */
};

/* The mismatches of one or several executions; the list is never empty. */
struct failure {
	struct str executions; /* "c", "c and ref" */
	VEC(struct difference) list;
};

struct tested {
	const struct example *example;
	const struct example_case *c;
	struct machine start, expected;
	VEC(struct failure) failures; /* executions with the same mismatches share one */
};

/* Adds the mismatches of the execution, if any, to tested->failures. */
void test_compare(
	struct arena *arena, struct tested *tested, const struct answer *answer, const char *execution);
/* Adds a failure other than a mismatch of states. */
void test_failed(
	struct arena *arena, struct tested *tested, const char *execution, struct str text);
/* Reports each failure (check `case-result`). */
void test_report(struct diag *diag, const struct tested *tested);

#endif
