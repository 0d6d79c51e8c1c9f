/* SPDX-License-Identifier: MIT */
/* Case scripts: docs/execution.md. */
#ifndef SPECC_TESTS_REF_CASES_H
#define SPECC_TESTS_REF_CASES_H

#include "ref.h"

/* Reads cases from `in` to its end, executes them and writes each answer as soon as it is known. If
 * out is NULL, only executes them. */
void ref_run_cases(struct ref *ref, FILE *in, FILE *out);

#endif
