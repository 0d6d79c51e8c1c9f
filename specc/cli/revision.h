/* A specification as a revision of its git repository has it. */
#ifndef SPECC_CLI_REVISION_H
#define SPECC_CLI_REVISION_H

#include "cli/cli.h"

/* load_isa for the paths of --isa as they were in the revision. Nothing is checked out: their files
 * go into a temporary folder while they are read. Messages call them REVISION:PATH. NULL after a
 * message where git has no such revision or path, or does not run. */
struct isa *revision_load(struct arena *arena, struct diag *diag, const struct options *options,
	enum depth depth, const char *revision);

#endif
