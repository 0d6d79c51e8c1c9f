/* The reference evaluator of the specification that $SPECC_FUZZ_ISA names, opened when it is first
 * asked for: it is what the harness compare runs against, and it knows what was reached. */
#ifndef SPECC_TESTS_REF_EXECUTION_H
#define SPECC_TESTS_REF_EXECUTION_H

#include "../ref/ref.h"

struct ref *ref_of_execution(void);

#endif
