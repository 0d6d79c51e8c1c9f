/* SPDX-License-Identifier: MIT */
/* Real constants of the semantics language. */
#ifndef SPECC_NUMBER_REAL_H
#define SPECC_NUMBER_REAL_H

#include <stdbool.h>
#include <stdint.h>

#include "base/str.h"

/* Converts "0.5" or "1.0f" (the text of a SEM_REAL) to binary32 bits. False, with *bits 0, if it is
 * not exactly representable, like 0.1 and 16777217.0. */
bool sem_real_bits(struct str text, uint32_t *bits);

#endif
