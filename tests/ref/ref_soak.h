/* Random runs of everything. */
#ifndef SPECC_TESTS_REF_SOAK_H
#define SPECC_TESTS_REF_SOAK_H

#include "ref.h"

/* count random words and states a form. False when some run broke a rule or had no semantics. */
bool ref_soak(struct ref *ref, uint64_t count, uint64_t seed, FILE *out);

#endif
