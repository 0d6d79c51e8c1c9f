/* A specification as of a revision of its git repository. */
#ifndef SPECC_CLI_REVISION_H
#define SPECC_CLI_REVISION_H

#include "cli/cli.h"

/* Like load_isa, for the --isa paths as of the revision. The work tree is not touched: the files
 * are written to a temporary folder while they are read. Messages call them REVISION:PATH. NULL,
 * after a message, if git is not available or has no such revision or path. */
struct isa *revision_load(struct arena *arena, struct diag *diag, const struct options *options,
	enum depth depth, const char *revision);

#endif
