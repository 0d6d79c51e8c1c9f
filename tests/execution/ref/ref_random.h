/* SPDX-License-Identifier: MIT */
/* Random words and states for tests. *seed must not be 0. */
#ifndef SPECC_TESTS_REF_RANDOM_H
#define SPECC_TESTS_REF_RANDOM_H

#include "ref.h"

uint64_t ref_random(uint64_t *seed);
/* Randomizes all registers and the active lanes, not memory. */
void ref_random_state(struct ref *ref, struct ref_state *state, uint64_t *seed);
/* A value that a register of this file can hold; if its type has named values, one of these. */
uint64_t ref_allowed_value(const struct register_file *file, uint64_t value);
/* A random word of the form. */
struct word ref_random_word(const struct form *form, uint64_t *seed);

#endif
