/* SPDX-License-Identifier: MIT */
/* Texts of files as an editor counts them: lines that end in LF, CR LF or CR, and columns in units
 * of UTF-16 or bytes. */
#ifndef SPECC_LSP_TEXT_H
#define SPECC_LSP_TEXT_H

#include <stdbool.h>
#include <stdint.h>

#include "base/arena.h"
#include "base/str.h"

/* 0-based, as in the protocol. */
struct place {
	uint64_t line, character;
};

struct text {
	struct str bytes;
	const uint32_t *lines; /* offset of each line's start */
	size_t line_count;     /* at least 1 */
};

/* The lines of bytes, which are not copied. */
struct text text_new(struct arena *arena, struct str bytes);
/* The byte offset of a position; one beyond the end of its line is the end of the line, one beyond
 * the last line is the end of the text. utf8: characters are bytes; otherwise units of UTF-16. */
size_t text_offset(const struct text *text, struct place place, bool utf8);
struct place text_place(const struct text *text, size_t offset, bool utf8);
/* The offset of a line's end, before CR and LF. */
size_t text_line_end(const struct text *text, size_t line);

#endif
