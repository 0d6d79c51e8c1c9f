/* SPDX-License-Identifier: MIT */
/* Options of the commands that assemble programs. */
#ifndef SPECC_CLI_ASM_OPTIONS_H
#define SPECC_CLI_ASM_OPTIONS_H

#include "asm/assemble.h"
#include "cli/cli.h"

/* Converts -I, -D, --entry and --plain for the assembler; false after a message. */
bool asm_options_from(struct arena *arena, const char *command, const struct options *options,
	struct asm_options *result);

#endif
