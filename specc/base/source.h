/* Source files: reading them whole, and places (spans) in them. */
#ifndef SPECC_BASE_SOURCE_H
#define SPECC_BASE_SOURCE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "base/arena.h"
#include "base/str.h"

/* Where a line of a text that was made from another one comes from. */
struct line_origin {
	uint32_t line;   /* in the text that it was made from, from 1 */
	uint32_t author; /* in the file that its author wrote, or 0: not known */
};

/* One input, read whole. text is valid UTF-8 without BOM, NUL or CR (a CR before LF is dropped);
 * what was not is replaced and reported by the reader. */
struct source {
	const char *path; /* as the user gave it, for messages */
	const char *name; /* last component of the path, for artefacts: made printable */
	struct str text;
	const uint32_t *lines; /* byte offset of each line's start */
	size_t line_count;
	const struct source *origin;       /* the text that this one was made from, or NULL */
	const struct line_origin *origins; /* of each line, when there is an origin */
};

/* A place: bytes [from, to) of a source. source == NULL means "no place". */
struct span {
	const struct source *source;
	uint32_t from, to;
};

#define NO_SPAN ((struct span){ 0 })

/* 1-based line and column of a byte offset; the column counts code points. */
struct position {
	uint32_t line, column;
};

struct diag;

/* Reads a file ("-" is stdin). On failure reports through diag (check name `io`, or
 * `source-encoding` with the place for invalid UTF-8, NUL, binary) and returns NULL when nothing
 * can be read, else the cleaned text. A file of over 1 GiB is refused. The arena owns the
 * result. */
struct source *source_read(struct arena *arena, struct diag *diag, const char *path);

/* The same of an open file, which stays open; path is shown and kept. */
struct source *source_take(struct arena *arena, struct diag *diag, const char *path, int file);

/* A source from memory (for tests and command-line text); text is copied, cleaned likewise. */
struct source *source_from_text(
	struct arena *arena, struct diag *diag, const char *path, struct str text);

/* The place to show for a span: its line in the origin, when the source has one. */
struct span source_shown(struct span span);
/* The line of a byte offset as its author knows it; 0 when the source does not know. */
uint32_t source_author_line(const struct source *source, uint32_t offset);

struct position source_position(const struct source *source, uint32_t offset);
/* The line (1-based) without its end. */
struct str source_line(const struct source *source, uint32_t line);
/* Its place, without the blanks around the text; the last line when there are fewer. */
struct span source_line_span(const struct source *source, uint32_t line);
struct str span_text(struct span span);
/* Bytes [from, to) of a span. */
struct span span_part(struct span span, size_t from, size_t to);
/* Where a piece of a source's own text is in it. */
struct span source_span(const struct source *source, struct str text);
bool span_inside(struct span inner, struct span outer);
/* Cuts the first line off rest (without its end); false at the end. */
bool span_line(struct span *rest, struct span *line);
/* The span without the blanks, tabs and line ends at both ends. */
struct span span_trim(struct span span);
/* The smallest span that covers both (of one source). */
struct span span_join(struct span a, struct span b);

#endif
