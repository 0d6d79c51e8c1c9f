/* Where the files lie that come with specc. */
#ifndef SPECC_CLI_SHARE_H
#define SPECC_CLI_SHARE_H

#include <stdbool.h>

#include "base/arena.h"

bool is_folder(const char *path);

/* The folder of the targets that come with specc (it holds xml/schema.tpl): beside the build
 * folder, where it is installed, or "templates" here. Never NULL, but it may not exist. */
const char *share_templates(struct arena *arena);

/* A program that is beside this one; NULL: there is none that can be run. */
const char *share_program(struct arena *arena, const char *name);

#endif
