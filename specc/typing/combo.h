/* SPDX-License-Identifier: MIT */
/* Combinations of modifier values: what a block does can differ between them, so each is tried. */
#ifndef SPECC_TYPING_COMBO_H
#define SPECC_TYPING_COMBO_H

#include "sem/sem.h"

/* A modifier whose values are tried one by one. */
struct sem_tried {
	const struct sem_modifier *modifier;
	VEC(const struct sem_word *) values;
	size_t stride; /* between combinations that differ in its next value */
};
/* All combinations of the values of some modifiers. A set of combinations is a bit array. */
struct sem_combos {
	VEC(struct sem_tried) list;
	size_t count, now; /* number of combinations, at least 1; the current one */
	size_t most;       /* limit; modifiers that would exceed it are left out */
};
/* Adds a modifier to the combinations. modifier may be NULL. */
void sem_combo_try(struct sem_combos *c, struct arena *arena, const struct sem_scope *scope,
	const struct sem_modifier *modifier);
/* NULL if its values are not tried. */
const struct sem_tried *sem_combo_find(
	const struct sem_combos *c, const struct sem_modifier *modifier);
/* Its value in the current combination. */
const struct sem_word *sem_combo_value(const struct sem_combos *c, const struct sem_tried *tried);
bool sem_combo_has(const uint64_t *words, size_t combo);
void sem_combo_add(uint64_t *words, size_t combo);
/* " when .mode is .CLAMP and .itype is .S32": what distinguishes the failing combinations from the
 * other legal ones (NULL: all are legal); empty if nothing does. */
struct str sem_combo_text(const struct sem_combos *c, struct arena *arena, const uint64_t *failing,
	const uint64_t *legal);

#endif
