/* Escaping: turns a value into the text that stands for it in an output format. */
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
	FORM(ID, "id")                                                                                 \
	FORM(C_STRING, "c-string")                                                                     \
	FORM(C_COMMENT, "c-comment")

enum form {
#define FORM(id, name) FORM_##id,
	TEMPLATE_FORMS(FORM)
#undef FORM
		FORM_PLAIN, /* what the output file says */
	FORM_ID_PART,   /* as FORM_ID, beside other letters: may be a keyword */
	FORM_C,         /* plain in a C file: only what is safe in every context */
	FORM_PATH       /* plain in the path of a %file */
};

/* The form with this name; false when there is none. */
bool form_by_name(struct str name, enum form *form);

/* The plain form of a kind of file: html xml c json csv md man txt. False when there is none. */
bool form_by_kind(struct str kind, enum form *form);

/* The plain form of an output file by the suffix of its path; false when the suffix is unknown. */
bool form_by_path(struct str path, enum form *form);

/* Appends value (UTF-8) in a form other than FORM_PLAIN. On false nothing was appended, and *why
 * says what cannot be written, to follow "the value ". out->length > 0 lets the comment form see
 * what it follows. */
bool form_write(struct buffer *out, enum form form, struct str value, struct str *why);

#endif
