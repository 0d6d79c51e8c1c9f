/* Markdown of a specification into HTML. Private to page and doc. */
#ifndef SPECC_PAGE_MARKDOWN_H
#define SPECC_PAGE_MARKDOWN_H

#include <cmark-gfm.h>

#include "page/page.h"

/* What code spans of a page mean in it. Values are struct str, addresses. */
struct prose_names {
	struct str_map places; /* fields and operands, also with '.' in front */
	struct str_map values; /* named values, with and without '.' in front */
};

/* HTML in the making. What is escaped, and which links there are, docs/html.md says. */
struct prose {
	struct pages *pages;
	const struct prose_names *names; /* or NULL */
	struct str page;                 /* address of the page: links to it are none */
	struct str id;                   /* of the headings, in front of a number */
	unsigned level;                  /* of the outmost headings, 1..6 */
	bool lines;                      /* a line that begins with "Word:" begins a line */
	struct buffer html;
	/* private */
	unsigned headings, depth;
	int open[6];   /* levels in the text of the headings that a heading stands below */
	uint32_t last; /* character that was written */
	unsigned links;
	bool is_head; /* in the head of a table */
};

/* The text with all of its parts, text nodes in one piece each; to be freed by cmark_node_free.
 * Never NULL. */
cmark_node *prose_parse(struct str text);
/* Appends a block (paragraph, list, table ...) or, with prose_inside, what is in a node. */
void prose_block(struct prose *prose, cmark_node *block);
void prose_inside(struct prose *prose, cmark_node *parent);
bool prose_is_empty(struct arena *arena, cmark_node *node);

/* ---- link.c ---- */

/* The address that a code span, or the name in a link, leads to; empty: none. */
struct str prose_code_target(const struct prose *prose, struct str text);
struct str prose_name_target(const struct prose *prose, struct str name);
/* Does the address lead to a term of the glossary? */
bool page_is_term(struct str target);
/* Of the page of a definition; NULL where nothing is known. */
const struct prose_names *prose_names_of(struct pages *pages, const struct ast_def *def);

#endif
