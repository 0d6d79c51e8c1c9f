/* SPDX-License-Identifier: MIT */
/* Runs other programs without a shell: text in, text and exit status out. */
#ifndef SPECC_HOST_CHILD_H
#define SPECC_HOST_CHILD_H

#include <stdbool.h>
#include <stdio.h>
#include <sys/types.h>

#include "base/arena.h"
#include "base/str.h"

struct child {
	const char *program; /* for messages */
	pid_t id;
	FILE *output;
};

/* Starts argv[0] (searched in PATH if it has no slash; argv ends with NULL) with input on its
 * standard input. quiet: its standard error is captured with its output. False after a message on
 * stderr. Input and output are temporary files, so that neither process waits for the other. */
bool child_start(struct child *child, const char *const *argv, struct str input, bool quiet);

/* Waits for a process; returns its exit status, -N if signal N ended it, or 127 if waiting
 * fails. */
int child_wait(pid_t id);

/* Waits until one of these processes has ended; returns its index. It is still to be finished. */
size_t child_any(const struct child *children, size_t count);

/* Like child_wait, for a child_start; sets *output to what it wrote. */
int child_finish(struct arena *arena, struct child *child, struct str *output);

#endif
