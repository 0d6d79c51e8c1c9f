/* Binary and hexadecimal input of the commands. */
#ifndef SPECC_CLI_INPUT_H
#define SPECC_CLI_INPUT_H

#include <stdbool.h>
#include <stddef.h>

#include "base/arena.h"
#include "base/str.h"

/* Reads a file ("-": standard input) whole; prints a message and returns false on failure. */
bool input_read(struct arena *arena, const char *path, struct str *bytes);

/* Says what str_parse_hex met in a file, with its place: path:LINE:COLUMN. */
void input_complain_hex(const char *path, struct str text, size_t bad);

#endif
