/* SPDX-License-Identifier: MIT */
/* Location of the files that come with specc. */
#ifndef SPECC_HOST_SHARE_H
#define SPECC_HOST_SHARE_H

#include <stdbool.h>

#include "base/arena.h"

bool is_folder(const char *path);

/* The folder of the targets that come with specc (with xml/schema.tpl): near the executable, in the
 * build tree or as installed, or "templates" in the current folder. Never NULL, but it may not
 * exist. */
const char *share_templates(struct arena *arena);

/* A program in the folder of this executable; NULL if there is none that can be run. */
const char *share_program(struct arena *arena, const char *name);

#endif
