/* A name for all that the compiled interpreter of an instruction set depends on. */
#ifndef SPECC_CLI_INTERPRETER_KEY_H
#define SPECC_CLI_INTERPRETER_KEY_H

#include "base/arena.h"
#include "isa/ir.h"

/* 32 hexadecimal digits: of the specification's text, the templates of the targets (NULL at the
 * end), this program and the words of the compiler's command. */
const char *interpreter_key(struct arena *arena, const struct isa *isa, const char *const *targets,
	const char *const *words, size_t count);

#endif
