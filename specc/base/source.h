/* SPDX-License-Identifier: MIT */
/* Source files and positions (spans) in them. */
#ifndef SPECC_BASE_SOURCE_H
#define SPECC_BASE_SOURCE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "base/arena.h"
#include "base/str.h"

/* The origin of a line in a text that was made from another text. */
struct line_origin {
	uint32_t line;   /* line in the original text, from 1 */
	uint32_t author; /* line in the file that the author wrote, or 0: unknown */
};

struct source;

/* Bytes [from, to) of a source. source == NULL: no position. */
struct span {
	const struct source *source;
	uint32_t from, to;
};

#define NO_SPAN ((struct span){ 0 })

/* A piece of a text that was made from other texts; it goes up to the next piece. */
struct source_piece {
	uint32_t from;  /* offset in the made text */
	struct span of; /* what it was made from */
	bool same;      /* it is that text, byte by byte */
};

/* Offsets from `from` on, up to the end of the line, are those of the written text less `by`. */
struct source_shift {
	uint32_t from, to, by;
};

/* An input file. text is valid UTF-8 without BOM, NUL or CR (a CR before LF is dropped); the reader
 * reports and replaces anything else. */
struct source {
	const char *path; /* as the user gave it, for messages */
	const char *name; /* last component of the path, made printable, for output */
	struct str text;
	const uint32_t *lines; /* byte offset of each line's start */
	size_t line_count;
	const struct source *origin;       /* source that this one was made from, or NULL */
	const struct line_origin *origins; /* for each line, if there is an origin */
	const struct source_piece *pieces; /* of a text made of pieces of others, or NULL */
	size_t piece_count;
	bool is_applied; /* pieces: a definition with parameters, for some arguments */
	/* Of one variant of a text: the text that its author wrote, with the same lines, or NULL; and
	 * where in a line the same characters are further on in it, in order. */
	const struct source *written;
	const struct source_shift *shifts;
	size_t shift_count;
};

/* 1-based line and column of a byte offset; the column counts code points. */
struct position {
	uint32_t line, column;
};

struct diag;

/* Reads a file ("-" is stdin). On failure reports through diag (check `io`, or `source-encoding`
 * for invalid UTF-8, NULs and binary files) and returns NULL if nothing can be read, else the
 * cleaned text. Refuses files over 1 GiB. Allocated in the arena. */
struct source *source_read(struct arena *arena, struct diag *diag, const char *path);

/* Like source_read for an open file, which stays open; path is for messages and must stay valid. */
struct source *source_take(struct arena *arena, struct diag *diag, const char *path, int file);

/* A source from memory (for tests and command-line text); text is copied and cleaned. */
struct source *source_from_text(
	struct arena *arena, struct diag *diag, const char *path, struct str text);

/* The source of a file whose text is in diag->texts; NULL if it is not there. */
struct source *source_from_editor(struct arena *arena, struct diag *diag, const char *path);

/* Is it in a definition with parameters, so that it is there once for each set of arguments? */
bool source_is_applied(struct span span);
/* The word as its author wrote it: "x.near", where the row of a nested mode has x_near. */
struct str source_written_word(struct span word);
/* The span to show for a span of a text that was made from others: what its piece was made from, or
 * its line in the origin. */
struct span source_shown(struct span span);
/* Replaces a span of a text that was made from others by that of the same text in what its author
 * wrote; false if there is none. */
bool source_find_same(struct span *span);
/* Is it a text that no author wrote, made because of another one? */
bool source_is_made(struct span span);
/* Is it a text as its author wrote it? */
bool source_is_written(const struct source *source);
/* The same place in the text that the author wrote, if the source is one of its variants. */
struct span source_as_written(struct span span);
/* Is the line one that the author wrote for other variants, and blank in this one? */
bool source_is_left_out(struct span line);
/* The line of a byte offset in the file that the author wrote; 0 if unknown. */
uint32_t source_author_line(const struct source *source, uint32_t offset);

struct position source_position(const struct source *source, uint32_t offset);
/* The line (1-based) without its end. */
struct str source_line(const struct source *source, uint32_t line);
/* The span of a line, trimmed; that of the last line if there are fewer. */
struct span source_line_span(const struct source *source, uint32_t line);
/* The index of the line with this byte, given where each line starts: the last that starts at or
 * before it, or the first. */
size_t lines_find(const uint32_t *lines, size_t count, size_t offset);
struct str span_text(struct span span);
/* Bytes [from, to) of a span. */
struct span span_part(struct span span, size_t from, size_t to);
/* The span of a piece of the source's text. */
struct span source_span(const struct source *source, struct str text);
bool span_inside(struct span inner, struct span outer);
/* Removes the first line from rest; *line excludes its end. False at the end. */
bool span_line(struct span *rest, struct span *line);
/* The span without leading and trailing blanks, tabs and line ends. */
struct span span_trim(struct span span);
/* The smallest span that covers both, which must be of the same source. */
struct span span_join(struct span a, struct span b);

#endif
