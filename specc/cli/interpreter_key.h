/* A key for everything that the compiled interpreter of an instruction set depends on. */
#ifndef SPECC_CLI_INTERPRETER_KEY_H
#define SPECC_CLI_INTERPRETER_KEY_H

#include "base/arena.h"
#include "isa/ir.h"

/* Returns 32 hexadecimal digits: a hash of the text of the specification, the templates of the
 * targets (NULL-terminated), this executable and the compiler command. */
const char *interpreter_key(struct arena *arena, const struct isa *isa, const char *const *targets,
	const char *const *words, size_t count);

#endif
