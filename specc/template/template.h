/* Templates: an XML document and a folder of templates become files. Knows nothing of instruction
 * sets.
 * In: a document, a folder. Out: files in an output folder, or errors at a place of a template.
 * Read first: tree.h, parse.c, eval.c; the language is docs/templates.md. */
#ifndef SPECC_TEMPLATE_TEMPLATE_H
#define SPECC_TEMPLATE_TEMPLATE_H

#include <stdbool.h>

#include <libxml/tree.h>

#include "base/arena.h"
#include "base/diag.h"
#include "base/str.h"
#include "base/vec.h"

/* The parsed templates of one output target: main.tpl of a folder with all that it includes. Every
 * XPath expression is compiled, every name of a variable, function and block is known to exist. */
struct template_set;

/* Takes one finished output file. path is relative, with '/' separators, without "." or ".."
 * components, backslashes or control characters, and comes once per run. Both strings are owned
 * by the arena of the template set. Returns false to end the run (after its own report). */
typedef bool (*template_emit_fn)(void *user, struct str path, struct str content);

/* Reads and parses main.tpl in folder (no '/' at the end needed) and the files that it includes,
 * which are named relative to folder. All errors are reported with check `template` at their place
 * (an unreadable main.tpl with `io`); NULL when there was one. The arena must outlive the set;
 * compiled expressions are libxml2's memory, so that template_free has to be called. */
struct template_set *template_load(struct arena *arena, struct diag *diag, const char *folder);

/* A file of a template folder that lies in memory. */
struct template_file {
	const char *name;
	struct str text;
};

/* The same for files in memory, which must stay as long as the set is used. */
struct template_set *template_load_files(
	struct arena *arena, struct diag *diag, const struct template_file *files, size_t count);

/* Runs the templates on the document, whose document node is the first context node, and calls
 * emit for each file in the order in which they end. lang chooses the labels, strings.<lang> in the
 * template folder; it may be NULL when the templates use no label (letters, digits, '-' and '_').
 * The document's content is unchanged, but its elements get numbered (xmlXPathOrderDocElems).
 * May be called again, with other documents and languages.
 * Returns false when anything was reported, with check `template` (each place in a template once
 * per run), `io` or `limit`; after the first report emit is no longer called, and the files that
 * it has had are to be discarded. */
bool template_run(struct template_set *set, xmlDocPtr document, const char *lang,
	template_emit_fn emit, void *user);

/* A run of more steps ends with a report; a step is a line, a value, a turn, an operation of XPath,
 * 16 bytes of output. There is a limit that no sensible template comes near; tests ask for less. */
void template_limit(struct template_set *set, unsigned long steps);

/* Names of languages, sorted. */
struct template_languages {
	VEC(const char *) list;
};

/* Those that the folder has labels for (a file strings.<language>). They live in the arena. */
struct template_languages template_languages(const struct template_set *set);

/* True when an expression of the templates has this name in it: they can see the element. */
bool template_mentions(const struct template_set *set, const char *name);

/* False when no expression of the templates can come to an element of this name or into one: none
 * has the name in it, or a wildcard (but on the way to an ancestor or an attribute), or node(), and
 * nothing is copied. */
bool template_reaches(const struct template_set *set, const char *name);

/* Frees the compiled expressions; the set cannot be used afterwards. NULL is allowed. */
void template_free(struct template_set *set);

#endif
