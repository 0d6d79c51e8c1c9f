/* SPDX-License-Identifier: MIT */
/* Random runs of all instructions. */
#ifndef SPECC_TESTS_REF_SOAK_H
#define SPECC_TESTS_REF_SOAK_H

#include "ref.h"

/* Runs `count` random words and states per form. False if a run violated a rule, or a form has no
 * semantics. */
bool ref_soak(struct ref *ref, uint64_t count, uint64_t seed, FILE *out);

#endif
