/* What the parts of <pages> share. Private to page*.c.
 *
 * <pages> is the part of the XML view that templates of documentation see: an element for each
 * language, with an element for each page in it, where every link, number and place in a drawing is
 * finished. docs/html.md lists the elements. */
#ifndef SPECC_BACK_PAGE_H
#define SPECC_BACK_PAGE_H

#include "back/page_escape.h"
#include "back/view_internal.h"

/* The names that pages and places in them have in addresses. */
struct page_names {
	struct arena *arena;
	struct str_map slugs;   /* "kind name" -> struct str */
	struct str_map taken;   /* "kind slug" -> struct str */
	struct str_map targets; /* name of a definition -> struct str, its address */
};

/* The pages of one language in the making. */
struct pages {
	struct view *view;
	struct page_names *names;
	xmlNodePtr root;     /* <pages> */
	struct str language; /* "en" */
	bool first;          /* the language of sections that name none, where pages have it */
};

/* ---- page_name.c: addresses ---- */

/* The name as addresses have it: lower-case ASCII letters, digits, '_', '.' and '-'; other bytes are
 * 'x' and two hexadecimal digits. Of two names of a kind that would be equal, the one that is asked
 * for later gets "-2" (then "-3" ...) behind it. kind is one word in lower case. */
struct str page_slug(struct page_names *names, const char *kind, struct str name);
/* kind-slug: of an element in a page. */
struct str page_id(struct pages *pages, const char *kind, struct str name);
/* kind-slug.html: of a page. All pages of a language stand in one folder, so this is also what a link
 * to it says. */
struct str page_url(struct pages *pages, const char *kind, struct str name);
/* The address of the definition with this name: of its page, or of its place in one (an opcode in
 * the page of its family). Empty where nothing has the name. Where several definitions have it, the
 * first of: optype, opcode, group, function, type, register file, other facts. */
struct str page_target(const struct pages *pages, struct str name);
/* Finds the names of all definitions. */
struct page_names *page_names_new(struct arena *arena, const struct isa *isa);
/* insn-NAME.html#opcode-NAME, or insn-NAME.html alone for an opcode without a family. */
struct str page_opcode_url(struct pages *pages, const struct opcode *opcode);

/* ---- page_prose.c: sections ---- */

/* The first paragraph of the description, as HTML without the paragraph; in the language of the
 * pages or else another. *language is that of the text where it is another, else empty. Empty where
 * there is none. */
struct str page_summary(struct pages *pages, const struct ast_def *def, struct str *language);
/* Adds <text section="Description" [lang="..."] html="..."/> for each section of the definition
 * that has prose, in the order of the definition. */
void page_texts(struct pages *pages, xmlNodePtr parent, const struct ast_def *def);

/* ---- the parts of <pages>; each adds its elements to pages->root ---- */

void page_instructions(struct pages *pages); /* page_insn.c: <insn>, <list> */

#endif
