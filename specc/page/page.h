/* SPDX-License-Identifier: MIT */
/* Page: the common parts of all documentation pages: addresses, prose and code as HTML, drawings of
 * encodings.
 * In: the document of specc/view, definitions. Out: elements under <pages> with finished links,
 * numbers and coordinates.
 * Read first: this header, name.c (addresses), prose.c. docs/html-view.md lists the elements. */
#ifndef SPECC_PAGE_PAGE_H
#define SPECC_PAGE_PAGE_H

#include "view/internal.h"

struct diff_history;
struct diff_step;

/* Names of pages, and of anchors in them, as used in addresses. */
struct page_names {
	struct arena *arena;
	struct str_map slugs;   /* "kind name" -> struct known_name */
	struct str_map taken;   /* "kind slug" -> struct str */
	struct str_map targets; /* name of a definition -> struct str, its address */
	struct str_map optypes; /* struct ast_def -> struct definition; of an opcode: its optype */
};

/* The pages of one language under construction. */
struct pages {
	struct view *view;
	struct page_names *names;
	xmlNodePtr root;     /* <pages> */
	struct str language; /* "en" */
	bool first;          /* in pages, sections without a language are in this one */
	const struct page_encoding *encoding; /* encoding.h; the same for all languages */
	struct str_map summaries;             /* prose.c; by definition */
	const struct page_errata *errata;     /* errata.c; in this language */
	const struct semantics *semantics;  /* view/semantics_internal.h; the same for all languages */
	const struct page_effects *effects; /* doc/effect.h; the same for all languages */
	struct page_uses *uses;             /* use.c: uses found so far */
	const struct diff_history *history; /* older versions, or NULL */
};

/* ---- name.c: addresses ---- */

/* The form of a name in addresses: lower-case ASCII letters, digits, '_', '.' and '-'; other bytes
 * become 'x' and two hexadecimal digits. If another name of the same kind has that slug already,
 * "-2" (then "-3" ...) is appended. kind is one lower-case word. */
struct str page_slug(struct page_names *names, const char *kind, struct str name);
/* kind-slug: the id of an element in a page. */
struct str page_id(struct pages *pages, const char *kind, struct str name);
/* kind-slug.html: the address of a page. All pages of a language are in one folder, so links use it
 * unchanged. */
struct str page_url(struct pages *pages, const char *kind, struct str name);
/* The address of the definition with this name: its page, or its anchor in one (an opcode is on the
 * page of its family). Empty if there is none. If several definitions have the name, the first of:
 * optype, opcode, group, function, type, register file, other facts, term. */
struct str page_target(const struct pages *pages, struct str name);
/* The page of a register file, or the anchor of a side field or state register on another page. */
struct str page_register_url(struct pages *pages, const struct register_file *file);
/* The family that this defines, or that an opcode belongs to; NULL if there is none. */
const struct definition *page_optype(const struct pages *pages, const struct ast_def *def);
/* Assigns addresses to the names of all definitions. */
struct page_names *page_names_new(struct arena *arena, const struct isa *isa);
/* insn-NAME.html#opcode-NAME, or only insn-NAME.html for an opcode without a family. */
struct str page_opcode_url(struct pages *pages, const struct opcode *opcode);
struct str page_name_of_opcode(struct page_names *names, const struct opcode *opcode);

/* ---- prose.c: sections ---- */

/* The first sentence of the description as HTML without links; empty if there is none. If it is
 * missing in the language of the pages, another language is used and *language is set to it;
 * otherwise *language is empty. */
struct str page_summary(struct pages *pages, const struct ast_def *def, struct str *language);
/* HTML of the pages without its tags: plain text on one line. */
struct str page_plain(struct arena *arena, struct str html);
/* Sets the attribute comment to the comment in the language of the pages. If there is none, sets it
 * to that in the language of Prose<>, and comment-lang if that has words. */
void page_comment(const struct pages *pages, xmlNodePtr node, const struct comment *comment);
/* Adds the prose of a definition. The attribute lead is the text of page_summary, with links. Then,
 * in this order: <text section="Description" id="description" [opcode="..."] [lang="..."]
 * html="..."/> for each section with prose, in the order of the definition, where the description
 * omits the lead and headings start at level 3 (5 in an opcode); <report definition="..."
 * severity="..." check="..." message="..." lines="..."/> for each diagnostic in a definition with
 * errors; <erratum url="..." html="..."/> for each erratum that names the definition or one of its
 * opcodes. An optype includes texts and reports of its opcodes. */
void page_texts(struct pages *pages, xmlNodePtr parent, const struct ast_def *def);
/* report.c, errata.c: page_has_errors tells whether there are diagnostics; the others add only the
 * <report> or <erratum> elements. */
bool page_has_errors(const struct pages *pages, const struct ast_def *def);
void page_reports(struct pages *pages, xmlNodePtr parent, const struct ast_def *def);
void page_errata_of(struct pages *pages, xmlNodePtr parent, const struct ast_def *def);

/* ---- term.c, errata.c ---- */

void page_terms(struct pages *pages); /* <term> */
/* The text of a term: Text<zh, "..."> in the language of the pages, else Text<"...">, else its
 * name. */
struct str page_term_word(const struct pages *pages, const struct fact *fact);
/* errata.c: adds <errata>; call it first, since other parts link to it. */
void page_errata(struct pages *pages);

/* ---- link.c ---- */

/* Appends <element name="..." url="..."/>; an empty url is omitted. */
xmlNodePtr page_link(
	struct pages *pages, xmlNodePtr parent, const char *element, struct str name, struct str url);
/* The same for the address of an opcode. */
xmlNodePtr page_opcode_link(
	struct pages *pages, xmlNodePtr parent, const char *element, const struct opcode *opcode);
/* Appends <in name="..." id="..."/>: the anchor of this opcode on the page of its family. */
void page_in(struct pages *pages, xmlNodePtr parent, const struct opcode *opcode);

/* ---- definition.c ---- */

/* Sets source and source-url: where something is defined. kind is as in <place>. */
void page_source(
	struct pages *pages, xmlNodePtr node, const char *kind, struct str name, struct span span);
/* Sets summary, and summary-lang if that is in another language. */
void page_summary_set(struct pages *pages, xmlNodePtr node, const struct ast_def *def);
/* Sets about: the summary as plain text, which search engines show. */
void page_about_set(struct pages *pages, xmlNodePtr node, const struct ast_def *def);
/* Appends an element with name, url, source, summary, texts and attributes to pages->root. */
xmlNodePtr page_definition(struct pages *pages, const char *element, const char *kind,
	struct str name, struct str url, const struct ast_def *def);
void page_sources(struct pages *pages); /* <sources> */
/* Assigns anchors to values and registers in the order of definition, so that they do not depend on
 * which page refers to one first. */
void page_name_places(struct page_names *names, const struct isa *isa);

/* ---- history.c ---- */

/* The anchor of a step on the page of changes: version-1.2. */
struct str page_step_id(struct pages *pages, const struct diff_step *step);
/* Appends <history> elements: for each step that the definition is new in, or changed in. kind is
 * as in <place>; the changes of an optype are those of its opcodes. */
void page_history(struct pages *pages, xmlNodePtr parent, const char *kind, struct str name);
/* Is the definition in the later version of the step, and not in the older one? */
bool page_is_new(const struct diff_step *step, const char *kind, struct str name);

/* ---- use.c ---- */

/* Records that the code of `name`, at url, uses something on page target. For functions, trap and
 * reset: the uses of instructions are in page_effects. */
void page_use_add(struct pages *pages, struct str target, struct str name, struct str url);
/* Appends a <use> element for each recorded use of a page. */
void page_uses(struct pages *pages, xmlNodePtr parent, struct str target);

#endif
