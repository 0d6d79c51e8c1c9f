/* Binary and hexadecimal input of the commands. */
#ifndef SPECC_CLI_INPUT_H
#define SPECC_CLI_INPUT_H

#include <stdbool.h>
#include <stddef.h>

#include "base/arena.h"
#include "base/str.h"

/* Reads a file ("-": standard input) whole; prints a message and returns false on failure. */
bool input_read(struct arena *arena, const char *path, struct str *bytes);

/* Pairs of hex digits, with blanks, commas and line ends between them, as bytes. On failure *bad is
 * the offset of what is neither. */
bool input_parse_hex(struct arena *arena, struct str text, struct str *bytes, size_t *bad);

/* Says what input_parse_hex met in a file, with its place: path:LINE:COLUMN. */
void input_complain_hex(const char *path, struct str text, size_t bad);

#endif
