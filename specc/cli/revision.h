/* SPDX-License-Identifier: MIT */
/* A specification as of a revision of its git repository. */
#ifndef SPECC_CLI_REVISION_H
#define SPECC_CLI_REVISION_H

#include "cli/cli.h"

/* The files of a revision, in a temporary folder. */
struct revision {
	const char *folder; /* NULL: none */
	struct texts paths; /* those of the specification in it */
};

/* Like load_isa, for the specification as of the revision. The work tree is not touched: git writes
 * the files to a temporary folder, which stays until revision_close. Messages call them
 * REVISION:PATH. NULL, after a message, if git is not available or has no such revision or path. */
struct isa *revision_load(struct arena *arena, struct diag *diag, const struct options *options,
	enum depth depth, const char *name, struct revision *revision);
/* Removes the files; also after a failure. */
void revision_close(struct revision *revision);

#endif
