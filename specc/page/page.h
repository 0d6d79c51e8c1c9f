/* Page: what all pages of documentation are made of: addresses, prose and code as HTML, drawings
 * of encodings.
 * In: the document of specc/view, definitions. Out: elements below <pages>, in which every link,
 * number and place in a drawing is finished.
 * Read first: this header, name.c (addresses), prose.c. docs/html.md lists the elements. */
#ifndef SPECC_PAGE_PAGE_H
#define SPECC_PAGE_PAGE_H

#include "page/escape.h"
#include "view/internal.h"

/* The names that pages and places in them have in addresses. */
struct page_names {
	struct arena *arena;
	struct str_map slugs;   /* "kind name" -> struct known_name */
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
	const struct page_encoding *encoding; /* encoding.h; the same for all languages */
	struct str_map summaries;             /* prose.c; by definition */
	const struct page_errata *errata;     /* errata.c; of this language */
	const struct semantics *semantics; /* view/semantics_internal.h; the same for all languages */
	struct page_uses *uses;            /* use.c: whose code names what, so far */
};

/* ---- name.c: addresses ---- */

/* The name as addresses have it: lower-case ASCII letters, digits, '_', '.' and '-'; other bytes
 * are 'x' and two hexadecimal digits. Of two names of a kind that would be equal, the one that is
 * asked for later gets "-2" (then "-3" ...) behind it. kind is one word in lower case. */
struct str page_slug(struct page_names *names, const char *kind, struct str name);
/* kind-slug: of an element in a page. */
struct str page_id(struct pages *pages, const char *kind, struct str name);
/* kind-slug.html: of a page. All pages of a language stand in one folder, so this is also what a
 * link to it says. */
struct str page_url(struct pages *pages, const char *kind, struct str name);
/* The address of the definition with this name: of its page, or of its place in one (an opcode in
 * the page of its family). Empty where nothing has the name. Where several definitions have it, the
 * first of: optype, opcode, group, function, type, register file, other facts. */
struct str page_target(const struct pages *pages, struct str name);
/* Of the file, or of the place that a side field or a flag has in another page. */
struct str page_register_url(struct pages *pages, const struct register_file *file);
/* Finds the names of all definitions. */
struct page_names *page_names_new(struct arena *arena, const struct isa *isa);
/* insn-NAME.html#opcode-NAME, or insn-NAME.html alone for an opcode without a family. */
struct str page_opcode_url(struct pages *pages, const struct opcode *opcode);

/* ---- prose.c: sections ---- */

/* The first sentence of the description, as HTML without links; in the language of the pages or
 * else another. *language is that of the text where it is another, else empty. Empty where there is
 * none. */
struct str page_summary(struct pages *pages, const struct ast_def *def, struct str *language);
/* Adds what there is to say of a definition: the attribute lead, which is what page_summary gives,
 * but with links; then, in this order: <text section="Description" id="description"
 * [opcode="..."] [lang="..."] html="..."/> for each section that has prose, in the order of the
 * definition: the description without what page_summary gives; headings in it are of level 3 and
 * deeper (of an opcode, 5); where the definition has errors, <report definition="..."
 * severity="..." check="..." message="..." lines="..."/> for each report in it; both of the opcodes
 * of an optype, too; <erratum url="..." html="..."/> for each erratum that names the definition or
 * an opcode of it. */
void page_texts(struct pages *pages, xmlNodePtr parent, const struct ast_def *def);
/* report.c, errata.c: the latter two alone, and whether there are any of the former. */
bool page_has_errors(const struct pages *pages, const struct ast_def *def);
void page_reports(struct pages *pages, xmlNodePtr parent, const struct ast_def *def);
void page_errata_of(struct pages *pages, xmlNodePtr parent, const struct ast_def *def);

/* ---- term.c, errata.c ---- */

void page_terms(struct pages *pages); /* <term> */
/* Text<zh, "...">; of the language, else Text<"...">; else the name of the definition. */
struct str page_term_word(const struct pages *pages, const struct fact *fact);
/* errata.c: <errata>; before the other parts, which point to it. */
void page_errata(struct pages *pages);

/* ---- definition.c ---- */

/* Sets source and source-url: where it is defined. kind is as in <place>. */
void page_source(
	struct pages *pages, xmlNodePtr node, const char *kind, struct str name, struct span span);
/* Sets summary, and summary-lang where it is in another language. */
void page_summary_set(struct pages *pages, xmlNodePtr node, const struct ast_def *def);
/* An element of pages->root with name, url, source, summary, texts and attributes. */
xmlNodePtr page_definition(struct pages *pages, const char *element, const char *kind,
	struct str name, struct str url, const struct ast_def *def);
/* <element name="..." url="..."/>; an empty url is left out. */
xmlNodePtr page_link(
	struct pages *pages, xmlNodePtr parent, const char *element, struct str name, struct str url);
/* The same to an opcode. */
xmlNodePtr page_opcode_link(
	struct pages *pages, xmlNodePtr parent, const char *element, const struct opcode *opcode);
/* <in name="..." id="..."/>: of a family's opcodes, the place of this one. */
void page_in(struct pages *pages, xmlNodePtr parent, const struct opcode *opcode);
void page_sources(struct pages *pages); /* <sources> */
/* Values and registers get their addresses in the order of definition, whoever names them first. */
void page_name_places(struct page_names *names, const struct isa *isa);

/* ---- use.c ---- */

/* Code of `name`, at url, names a place of page target. */
void page_use_add(struct pages *pages, struct str target, struct str name, struct str url);
/* <use> elements: all that name a place of the page, each once. */
void page_uses(struct pages *pages, xmlNodePtr parent, struct str target);

#endif
