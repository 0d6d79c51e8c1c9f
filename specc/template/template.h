/* SPDX-License-Identifier: MIT */
/* Templates: an XML document and a folder of templates -> files. Independent of instruction sets.
 * In: a document, a folder. Out: files in an output folder, or errors with their position in a
 * template.
 * Read first: tree.h, parse.c, eval.c; docs/templates.md describes the language. */
#ifndef SPECC_TEMPLATE_TEMPLATE_H
#define SPECC_TEMPLATE_TEMPLATE_H

#include <stdbool.h>

#include <libxml/tree.h>

#include "base/arena.h"
#include "base/diag.h"
#include "base/str.h"
#include "base/vec.h"

/* The parsed templates of one output target: main.tpl of a folder and everything that it includes.
 * All XPath expressions are compiled, and all names of variables, functions and blocks are
 * resolved. */
struct template_set;

/* Receives a finished output file. path is relative and unique in a run; it has '/' separators and
 * no "." or ".." components, backslashes or control characters. The arena of the template set owns
 * both strings. Return false, after reporting the cause, to end the run. */
typedef bool (*template_emit_fn)(void *user, struct str path, struct str content);

/* Loads main.tpl from folder (no trailing '/' needed) and the files that it includes, which are
 * named relative to folder. Reports all errors at their position with check `template` (an
 * unreadable main.tpl with `io`) and returns NULL if there were any. The arena must outlive the
 * set. Call template_free to release the compiled expressions, which libxml2 allocates. */
struct template_set *template_load(struct arena *arena, struct diag *diag, const char *folder);

/* Like template_load, for another file of the folder in place of main.tpl. */
struct template_set *template_load_page(
	struct arena *arena, struct diag *diag, const char *folder, const char *name);

/* A template file in memory. */
struct template_file {
	const char *name;
	struct str text;
};

/* Like template_load, for files in memory, which must outlive the set. */
struct template_set *template_load_files(
	struct arena *arena, struct diag *diag, const struct template_file *files, size_t count);

/* Runs the templates on the document, with its document node as the initial context node, and calls
 * emit for each file in the order in which they end. lang selects the labels, strings.<lang> in the
 * template folder (letters, digits, '-' and '_'); it may be NULL if the templates use no labels.
 * The content of the document is not changed, but its elements are numbered
 * (xmlXPathOrderDocElems). May be called again, with other documents and languages.
 * Returns false if anything was reported, with check `template` (each position once per run), `io`
 * or `limit`. After the first report, emit is not called again; discard the files emitted before
 * it. */
bool template_run(struct template_set *set, xmlDocPtr document, const char *lang,
	template_emit_fn emit, void *user);

/* Limits a run to this many steps; a longer run ends with a report. A step is a line, a value, an
 * iteration, an XPath operation or 16 bytes of output. The default grows with the document and is
 * far above the needs of any sensible template; tests set lower limits. */
void template_limit(struct template_set *set, unsigned long steps);

/* Names of languages, sorted. */
struct template_languages {
	VEC(const char *) list;
};

/* The languages for which the folder has labels (a file strings.<language>). The arena owns
 * them. */
struct template_languages template_languages(const struct template_set *set);

/* Does the name occur in an expression of the templates? If not, they do not see the element. */
bool template_mentions(const struct template_set *set, const char *name);

/* False if no expression of the templates can select an element of this name or its contents: none
 * contains the name, a wildcard (except in steps to ancestors, attributes or the node itself) or
 * node(), and there is no %copy. */
bool template_reaches(const struct template_set *set, const char *name);

/* Frees the compiled expressions; the set cannot be used afterwards. NULL is allowed. */
void template_free(struct template_set *set);

#endif
