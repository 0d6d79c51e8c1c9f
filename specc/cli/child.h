/* Runs other programs: text in, text and exit status out. No shell. */
#ifndef SPECC_CLI_CHILD_H
#define SPECC_CLI_CHILD_H

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

/* Starts argv[0] (looked up in PATH when it has no slash; the last one is NULL) with input on its
 * standard input; with `quiet` its messages come with its output. False after a message on stderr.
 * Input and output go through temporary files, so that neither side waits for the other. */
bool child_start(struct child *child, const char *const *argv, struct str input, bool quiet);

/* Waits for the end of a program; returns its exit status, or -N when signal N ended it. */
int child_wait(pid_t id);

/* The same for one with input and output. *output is what it wrote. */
int child_finish(struct arena *arena, struct child *child, struct str *output);

#endif
