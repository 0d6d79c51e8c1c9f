/* SPDX-License-Identifier: MIT */
/* The files that a run has read, and the rule that tells make and ninja about them. */
#ifndef SPECC_BASE_DEPFILE_H
#define SPECC_BASE_DEPFILE_H

#include <stdbool.h>
#include <stdio.h>

#include "base/arena.h"
#include "base/str.h"
#include "base/vec.h"

/* Paths of files and folders, without duplicates, in the order in which they were read.
 * Zero-initialise with the arena, also in `known`. */
struct inputs {
	struct arena *arena;
	struct str_map known;
	VEC(const char *) list;
};

/* Adds a path, which is copied; does nothing if inputs is NULL. */
void inputs_add(struct inputs *inputs, const char *path);

/* The first of the paths, or the target, that make cannot read in a rule; NULL if there is none. */
const char *depfile_unfit(const char *target, const struct inputs *inputs);

/* Prints a rule in make's syntax: target and prerequisites, then a rule without prerequisites and
 * recipe for each of them, so that make does not miss a removed file. */
void depfile_print(FILE *out, const char *target, const struct inputs *inputs);

#endif
