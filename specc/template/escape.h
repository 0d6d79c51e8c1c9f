/* SPDX-License-Identifier: MIT */
/* Escaping: encodes a value for an output format. */
#ifndef SPECC_TEMPLATE_ESCAPE_H
#define SPECC_TEMPLATE_ESCAPE_H

#include <stdbool.h>

#include "base/str.h"

/* ESCAPE(identifier, "name in ${name: ...}") */
#define TEMPLATE_ESCAPES(ESCAPE)                                                                   \
	ESCAPE(RAW, "raw")                                                                             \
	ESCAPE(HTML, "html")                                                                           \
	ESCAPE(XML, "xml")                                                                             \
	ESCAPE(JSON, "json")                                                                           \
	ESCAPE(CSV, "csv")                                                                             \
	ESCAPE(CSV_STRING, "csv-string")                                                               \
	ESCAPE(MD, "md")                                                                               \
	ESCAPE(MAN, "man")                                                                             \
	ESCAPE(PYTHON_ID, "python-id")                                                                 \
	ESCAPE(ID, "id")                                                                               \
	ESCAPE(C_STRING, "c-string")                                                                   \
	ESCAPE(C_COMMENT, "c-comment")

enum escape {
#define ESCAPE(id, name) ESCAPE_##id,
	TEMPLATE_ESCAPES(ESCAPE)
#undef ESCAPE
		ESCAPE_PLAIN, /* as the output file requires */
	ESCAPE_ID_PART,   /* like ESCAPE_ID, but joined to other letters: may be a keyword */
	ESCAPE_C,         /* default in a C file: only what is safe in every context */
	ESCAPE_PATH       /* default in the path of a %file */
};

/* Finds the escape with this name; false if there is none. */
bool escape_by_name(struct str name, enum escape *escape);

/* The default escape for a kind of file: html xml c json csv md man txt. False for other kinds. */
bool escape_by_kind(struct str kind, enum escape *escape);

/* The default escape of an output file, by the suffix of its path; false for an unknown suffix. */
bool escape_by_path(struct str path, enum escape *escape);

/* Appends value (UTF-8), escaped in a way other than ESCAPE_PLAIN. If it cannot be expressed,
 * appends nothing, sets *why to a text that completes "the value ..." and returns false. The text
 * already in `out` lets the escape of comments check what precedes the value. */
bool escape_write(struct buffer *out, enum escape escape, struct str value, struct str *why);

/* Appends text for the elements and quoted attributes of HTML. */
void escape_html(struct buffer *out, struct str text);

#endif
