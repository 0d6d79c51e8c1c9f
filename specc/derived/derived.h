/* SPDX-License-Identifier: MIT */
/* Derived: what the templates of code read beside the facts, computed and never published.
 * In: the view of an instruction set, its forms and decode trees. Out: the rows of the tables of C,
 * words for harnesses, decoders for hardware, SMT-LIB; and the document with the parts wanted.
 * Read first: document.c, c.c. */
#ifndef SPECC_DERIVED_DERIVED_H
#define SPECC_DERIVED_DERIVED_H

#include "view/view.h"

struct view_parts {
	bool forms, semantics, derived, encodings, fuzz, grammar, hardware, smt;
};

/* Returns the document with the requested parts. <form> elements may be missing if forms is false;
 * the other parts are present exactly if requested. Building <derived> reports names that clash in
 * C (check `c-name-collision`) and succeeds anyway. Never NULL; the view owns the document, and the
 * next call changes it. */
xmlDocPtr view_document(struct view *view, struct view_parts parts);

#endif
