/* SPDX-License-Identifier: MIT */
/* Pseudo-code in pages: what its identifiers mean, and its HTML. Private to page and doc. */
#ifndef SPECC_PAGE_CODE_H
#define SPECC_PAGE_CODE_H

#include "page/encoding.h"
#include "view/semantics_internal.h"

/* The meaning of an identifier in code. */
struct code_mark {
	struct str url;   /* of its definition; empty: a local name of the block */
	struct str title; /* of a local name: type and range */
};

/* The marks of a fence of code. */
struct code_marks {
	struct pages *pages;
	const struct page_family *family; /* the family to whose page it belongs, or NULL */
	const struct ast_block *block;
	struct span fence;           /* its lines */
	const struct code_mark **at; /* by byte of the fence: identifier that begins there */
};

/* mark.c: looks up the identifiers of all blocks in the fence. */
struct code_marks code_marks_new(
	struct pages *pages, const struct page_family *family, const struct ast_block *block);

/* A group of lines with anchors: `block-2`, its lines `block-2-1`, `block-2-2` ... */
struct code_lines {
	struct str id;
	uint32_t from; /* offset of a byte in its first line */
};
struct code_blocks {
	VEC(struct code_lines) list; /* in source order */
};

/* code.c: returns the fence as lines of HTML, for <pre>. */
struct str code_html(const struct code_marks *marks, const struct code_blocks *blocks);

/* The definition to which code belongs, and its address. */
struct code_owner {
	struct str name, url;
};
struct code_owner code_owner_of(struct pages *pages, const struct sem_scope *scope);

/* The address of the program counter: state-NAME.html, or the page of the machine. */
struct str code_counter_url(struct pages *pages);

#endif
