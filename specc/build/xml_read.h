/* SPDX-License-Identifier: MIT */
/* Reads the output of the target xml back: the document of an instruction set becomes the syntax
 * trees of its source files. docs/xml.md describes the document. */
#ifndef SPECC_BUILD_XML_READ_H
#define SPECC_BUILD_XML_READ_H

#include <stdbool.h>

#include "base/arena.h"
#include "base/diag.h"
#include "base/source.h"
#include "base/vec.h"
#include "lang/ast.h"
#include "isa/ir.h"

/* A document that has been read. Its syntax trees refer to generated text of the specification
 * language; diagnostics show the lines of the document instead (source_shown). */
struct xml_isa {
	const struct source *source; /* the document */
	const struct xml_element *root;
	VEC(struct ast_file *) files; /* in the order of <source> */
};

/* Must the text be XML: does its name end in .xml, or does it begin with '<'? */
bool xml_is_document(const struct source *source);

/* Reads a document. templates is the folder of the target xml. If a sources.json written by that
 * target is in the same folder, definitions get the lines of their author's files. Problems are
 * reported at lines of the document, with check `xml`, `limit` or those of the parser. NULL if no
 * part of the document is usable. */
struct xml_isa *xml_read(
	struct arena *arena, struct diag *diag, const struct source *source, const char *templates);

/* Reports, with check `xml`, computed parts of the document that contradict its definitions. isa is
 * the result of lowering these without errors. assembled: its examples have been assembled, and
 * their cases read. */
void xml_check(struct arena *arena, struct diag *diag, const struct xml_isa *xml,
	const struct isa *isa, bool assembled);

#endif
