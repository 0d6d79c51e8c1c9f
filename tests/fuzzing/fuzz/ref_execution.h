/* SPDX-License-Identifier: MIT */
/* The reference evaluator for the specification named by $SPECC_FUZZ_ISA, opened on first use: the
 * harness compare runs against it, and it records what was reached. */
#ifndef SPECC_TESTS_REF_EXECUTION_H
#define SPECC_TESTS_REF_EXECUTION_H

#include "../../execution/ref/ref.h"

struct ref *ref_of_execution(void);

#endif
