/* Real constants of the semantics language. */
#ifndef SPECC_NUMBER_REAL_H
#define SPECC_NUMBER_REAL_H

#include <stdbool.h>
#include <stdint.h>

#include "base/str.h"

/* The binary32 bits of "0.5" or "1.0f" (text of a SEM_REAL). False: it is no binary32 number
 * exactly, as 0.1 or 16777217.0; *bits is then 0. */
bool sem_real_bits(struct str text, uint32_t *bits);

#endif
