/* SPDX-License-Identifier: MIT */
/* Escaping: encodes a value for an output format. */
#ifndef SPECC_TEMPLATE_ESCAPE_H
#define SPECC_TEMPLATE_ESCAPE_H

#include <stdbool.h>

#include "base/str.h"

/* FORM(identifier, "name in ${name: ...}") */
#define TEMPLATE_FORMS(FORM)                                                                       \
	FORM(RAW, "raw")                                                                               \
	FORM(HTML, "html")                                                                             \
	FORM(XML, "xml")                                                                               \
	FORM(JSON, "json")                                                                             \
	FORM(CSV, "csv")                                                                               \
	FORM(CSV_STRING, "csv-string")                                                                 \
	FORM(MD, "md")                                                                                 \
	FORM(MAN, "man")                                                                               \
	FORM(PYTHON_ID, "python-id")                                                                   \
	FORM(ID, "id")                                                                                 \
	FORM(C_STRING, "c-string")                                                                     \
	FORM(C_COMMENT, "c-comment")

enum form {
#define FORM(id, name) FORM_##id,
	TEMPLATE_FORMS(FORM)
#undef FORM
		FORM_PLAIN, /* as the output file requires */
	FORM_ID_PART,   /* like FORM_ID, but joined to other letters: may be a keyword */
	FORM_C,         /* default in a C file: only what is safe in every context */
	FORM_PATH       /* default in the path of a %file */
};

/* Finds the form with this name; false if there is none. */
bool form_by_name(struct str name, enum form *form);

/* The default form for a kind of file: html xml c json csv md man txt. False for other kinds. */
bool form_by_kind(struct str kind, enum form *form);

/* The default form of an output file, by the suffix of its path; false for an unknown suffix. */
bool form_by_path(struct str path, enum form *form);

/* Appends value (UTF-8) in a form other than FORM_PLAIN. If the form cannot express it, appends
 * nothing, sets *why to a text that completes "the value ..." and returns false. The text already
 * in `out` lets the comment form check what precedes the value. */
bool form_write(struct buffer *out, enum form form, struct str value, struct str *why);

#endif
