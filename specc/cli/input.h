/* SPDX-License-Identifier: MIT */
/* Binary and hexadecimal input for commands. */
#ifndef SPECC_CLI_INPUT_H
#define SPECC_CLI_INPUT_H

#include <stdbool.h>
#include <stddef.h>

#include "base/arena.h"
#include "base/str.h"

/* Reads a whole file ("-": standard input); false after a message. */
bool input_read(struct arena *arena, const char *path, struct str *bytes);

/* Prints the error that str_parse_hex found at offset bad, with its position path:LINE:COLUMN. */
void input_complain_hex(const char *path, struct str text, size_t bad);

#endif
