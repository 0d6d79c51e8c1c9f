/* SPDX-License-Identifier: MIT */
/* Runs other programs without a shell: text in, text and exit status out. */
#ifndef SPECC_HOST_CHILD_H
#define SPECC_HOST_CHILD_H

#include <stdbool.h>
#include <stdio.h>
#include <sys/types.h>

#include "base/arena.h"
#include "base/str.h"
#include "base/vec.h"

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

/* Like child_wait, for a child_start; sets *output to what it wrote. */
int child_finish(struct arena *arena, struct child *child, struct str *output);

/* Command lines that are run several at a time. */
struct child_lines {
	VEC(const char *const *) list; /* each ends with NULL */
	size_t most;                   /* processes at a time */
	/* Called before the line with this index starts, and with their number at the end. */
	void (*show)(void *user, size_t line);
	void *user;
	/* What those wrote that did not fail: warnings of compilers. */
	struct buffer warned;
	/* The first that failed, and what it wrote; or, after a message, one that cannot be started:
	 * said.text is NULL. */
	size_t failed;
	struct str said;
};

/* Runs them until one fails; true if none does. All that were started have ended. */
bool child_run(struct arena *arena, struct child_lines *lines);

#endif
