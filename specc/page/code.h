/* Pseudo-code in pages: what its identifiers mean, and the HTML of it. Private to page and doc. */
#ifndef SPECC_PAGE_CODE_H
#define SPECC_PAGE_CODE_H

#include "page/encoding.h"
#include "view/semantics_internal.h"

/* What an identifier of the code is. */
struct code_mark {
	struct str url;   /* of what it means; empty: a name of the block itself */
	struct str title; /* of such a name: type and range */
};

/* A fence and its identifiers. */
struct code_marks {
	struct pages *pages;
	const struct page_family *family; /* whose page it is, or NULL */
	struct span fence;
	const struct code_mark **at; /* by byte of the fence: the identifier that begins there */
};

/* mark.c: looks up the identifiers of all blocks that stand in the fence. */
struct code_marks code_marks_new(
	struct pages *pages, const struct page_family *family, struct span fence);

/* A row of lines with addresses of their own: `block-2`, its lines `block-2-1`, `block-2-2` ... */
struct code_lines {
	struct str id;
	uint32_t from; /* a byte of its first line */
};
struct code_blocks {
	VEC(struct code_lines) list; /* by place */
};

/* code.c: the fence as lines of HTML, for <pre>. */
struct str code_html(const struct code_marks *marks, const struct code_blocks *blocks);

/* Whose code it is, and where that stands. */
struct code_owner {
	struct str name, url;
};
struct code_owner code_owner_of(struct pages *pages, const struct sem_scope *scope);

/* state-NAME.html of what holds the program counter, or the page of the machine. */
struct str code_counter_url(struct pages *pages);

#endif
