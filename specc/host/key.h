/* SPDX-License-Identifier: MIT */
/* Keys for everything that a compiled program depends on. */
#ifndef SPECC_HOST_KEY_H
#define SPECC_HOST_KEY_H

#include "host/host.h"

/* Returns 32 hexadecimal digits: a hash of the text of the specification, the templates of the
 * targets (NULL-terminated), this executable and the compiler command. */
const char *program_key(struct arena *arena, const struct isa *isa, const char *const *targets,
	const char *const *words, size_t count);

/* The same for generated files and words (NULL-terminated). */
const char *files_key(
	struct arena *arena, const struct host_files *files, const char *const *words);

#endif
