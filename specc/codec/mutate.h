/* SPDX-License-Identifier: MIT */
/* Changes lines of assembly, so that readers can be compared on lines that may be wrong. */
#ifndef SPECC_CODEC_MUTATE_H
#define SPECC_CODEC_MUTATE_H

#include "base/arena.h"
#include "base/str.h"

/* One to three changes of the line: numbers and registers beside their range, signs, blanks, case,
 * quotes, a label, commas, brackets, lost and doubled words, parts of the line `other`. Chosen by
 * *random, the state of a generator, not 0. The result has no line break. */
struct str codec_mutate(struct arena *arena, struct str line, struct str other, uint64_t *random);

#endif
