/* Reads back what the target xml writes: the document of an instruction set becomes the syntax
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

/* A document that was read. Its syntax trees stand in texts of the specification language that are
 * made from the document; places in them are shown as lines of the document (source_shown). */
struct xml_isa {
	const struct source *source; /* the document */
	const struct xml_element *root;
	VEC(struct ast_file *) files; /* in the order of <source> */
};

/* True when the text can only be meant as XML: its name ends in .xml, or it begins with '<'. */
bool xml_is_document(const struct source *source);

/* Reads a document. templates is the folder of the target xml. When sources.json, as the target xml
 * writes it, lies beside the document, the definitions know the lines of their author's files.
 * Problems are reported at the lines of the document, with check `xml`, `limit` or those of the
 * parser; NULL when nothing of it can be used. */
struct xml_isa *xml_read(
	struct arena *arena, struct diag *diag, const struct source *source, const char *templates);

/* Reports, with check `xml`, where the document says something else than what follows from its own
 * definitions: isa is what they were lowered to, without errors. */
void xml_check(
	struct arena *arena, struct diag *diag, const struct xml_isa *xml, const struct isa *isa);

#endif
