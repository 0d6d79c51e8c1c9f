/* SPDX-License-Identifier: MIT */
/* Markdown of a specification -> HTML. Private to page and doc. */
#ifndef SPECC_PAGE_MARKDOWN_H
#define SPECC_PAGE_MARKDOWN_H

#include <cmark-gfm.h>

#include "page/page.h"

/* The targets of code spans on a page. Values are addresses (struct str). */
struct prose_names {
	struct str_map places; /* fields and operands, also with a '.' in front */
	struct str_map values; /* named values, with and without a '.' in front */
};

/* HTML under construction. docs/html.md says what is escaped and what is linked. */
struct prose {
	struct pages *pages;
	const struct prose_names *names; /* or NULL */
	struct str page; /* address of the page; links to it are reduced to the anchor */
	struct str id;   /* prefix of the numbered ids of headings */
	unsigned level;  /* of the outermost headings, 1..6 */
	bool lines;      /* "Word:" at the start of a line begins a new line */
	struct buffer html;
	/* private */
	unsigned headings, depth;
	int open[6];   /* levels, in the source, of the enclosing headings */
	uint32_t last; /* last character written */
	unsigned links;
	bool is_head; /* in the head of a table */
};

/* Parses text and merges adjacent text nodes. Never NULL; free it with cmark_node_free. */
cmark_node *prose_parse(struct str text);
/* prose_block appends a block (paragraph, list, table ...), prose_inside the contents of a node. */
void prose_block(struct prose *prose, cmark_node *block);
void prose_inside(struct prose *prose, cmark_node *parent);
bool prose_is_empty(struct arena *arena, cmark_node *node);

/* ---- link.c ---- */

/* The address for a code span, or for a name in a link; empty if there is none. */
struct str prose_code_target(const struct prose *prose, struct str text);
struct str prose_name_target(const struct prose *prose, struct str name);
/* Is the address that of a glossary term? */
bool page_is_term(struct str target);
/* The names that the prose of a definition can refer to. */
const struct prose_names *prose_names_of(struct pages *pages, const struct ast_def *def);

#endif
