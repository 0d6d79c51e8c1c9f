/* SPDX-License-Identifier: MIT */
/* View -> the document that a target reads: the facts with those parts that its templates mention,
 * each made when it is first wanted. */
#include "derived/derived.h"
#include "derived/c_internal.h"

xmlDocPtr view_document(struct view *view, struct view_parts parts)
{
	if (parts.forms)
		view_forms(view);
	view_show(view, &view->semantics, parts.semantics, view_semantics);
	view_show(view, &view->derived, parts.derived, view_derived);
	view_show(view, &view->encodings, parts.encodings, view_encodings);
	view_show(view, &view->grammar, parts.grammar, view_grammar);
	view_show(view, &view->hardware, parts.hardware, view_hardware);
	view_show(view, &view->smt, parts.smt, view_smt);
	view_show(view, &view->fuzz, parts.fuzz, view_fuzz);
	return view->document;
}
