/* Case scripts: docs/execution.md. */
#ifndef SPECC_TESTS_REF_CASES_H
#define SPECC_TESTS_REF_CASES_H

#include "ref.h"

/* Reads cases from in until its end, runs them and writes the answers, each as soon as it is known.
 * out NULL: runs them only. */
void ref_run_cases(struct ref *ref, FILE *in, FILE *out);

#endif
