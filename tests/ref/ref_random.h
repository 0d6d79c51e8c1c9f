/* Random words and states for tests. *seed: any number but 0. */
#ifndef SPECC_TESTS_REF_RANDOM_H
#define SPECC_TESTS_REF_RANDOM_H

#include "ref.h"

uint64_t ref_random(uint64_t *seed);
/* All registers and the active lanes; memory stays as it is. */
void ref_random_state(struct ref *ref, struct ref_state *state, uint64_t *seed);
/* What a register of this file can hold; where its type has named values, one of these. */
uint64_t ref_allowed_value(const struct register_file *file, uint64_t value);
/* A word that the form holds. */
struct word ref_random_word(const struct form *form, uint64_t *seed);

#endif
