/* SPDX-License-Identifier: MIT */
/* The parts of <pages>: one file for each kind of page. */
#ifndef SPECC_DOC_DOC_H
#define SPECC_DOC_DOC_H

#include "page/encoding.h"

/* ---- the parts of <pages>; each function adds its elements to pages->root ---- */

void page_instructions(struct pages *pages); /* insn.c: <insn>, <list> */
void page_search(struct pages *pages);       /* search.c: <search> */
void page_testing(struct pages *pages);      /* testing.c: <testing> */
void page_changes(struct pages *pages);      /* diff.c: <changes> */

/* ---- definitions: one file for each kind ---- */

void page_files(struct pages *pages);     /* <file> */
void page_types(struct pages *pages);     /* <type> */
void page_states(struct pages *pages);    /* <fact>, <machine> */
void page_groups(struct pages *pages);    /* <group> */
void page_functions(struct pages *pages); /* <function> */
void page_notation(struct pages *pages);  /* <notation> */

/* semantics.c: adds <semantics> elements with <code> and <callee> for all code that describes the
 * optype. */
void page_semantics(struct pages *pages, xmlNodePtr parent, const struct definition *optype);
/* Adds the code, callees and callers of a __DefFunction, or of the blocks `trap:` and `reset:`. */
void page_function_code(struct pages *pages, xmlNodePtr parent, const struct ast_def *def);
void page_machine_code(struct pages *pages, xmlNodePtr parent);
/* example.c: adds <example> elements: of a definition, including the opcodes of an optype; of the
 * instruction set. */
void page_examples(struct pages *pages, xmlNodePtr parent, const struct definition *definition);
/* teach.c: marks up to four of the examples: greedily those that add most templates, opcodes,
 * values of modifiers and exceptions to those marked before (docs/html.md). teaches: all false. */
void page_teaching(
	struct arena *arena, const struct example *const *examples, size_t count, bool *teaches);
void page_machine_examples(struct pages *pages, xmlNodePtr parent);
/* Adds <example> elements with the text and the expected bytes. */
void page_alias_examples(struct pages *pages, xmlNodePtr parent, const struct alias_def *alias);

/* ---- families and the encoding ---- */

/* syntax.c: adds <template> and <modifiers> of the family. */
void page_syntax(struct pages *pages, xmlNodePtr parent, const struct page_family *family);
/* alias.c: adds <printed>: the aliases that are printed for its instructions. */
void page_printed(struct pages *pages, xmlNodePtr parent, const struct page_family *family);
/* syntax.c: does the template begin with a field whose values are its mnemonics? */
bool page_is_choice(const struct template *template);
/* rule.c: adds <rule> and <limit>: constraints on legal instructions of the family. */
void page_rules(struct pages *pages, xmlNodePtr parent, const struct page_family *family);
/* effect.c: adds <reads>, <writes> and <raises>: what its instructions read, write and raise. */
void page_family_effects(struct pages *pages, xmlNodePtr parent, const struct page_family *family);
/* effect.c: adds <users>: the families that use a struct register_file, memory, fact or
 * exception. */
void page_users(struct pages *pages, xmlNodePtr parent, const void *thing);
/* path.c: adds <step> elements: how the decoder reaches an opcode. */
void page_path(struct pages *pages, xmlNodePtr parent, const struct opcode *opcode);
/* near.c: adds <before>, <after>, <near>, <compare>. */
void page_neighbours(struct pages *pages, xmlNodePtr parent, const struct page_family *family);
/* The elements <insn> of all families. */
struct page_family_node {
	const struct definition *optype;
	const struct page_family *family;
	xmlNodePtr node;
};
struct page_families {
	VEC(struct page_family_node) list;
};
/* side.c: adds <side>: all families by group, then by name; and to each <insn> its neighbours in
 * this order, <previous> and <next>. The order of `families` changes. */
void page_side(struct pages *pages, struct page_families *families);
/* The mnemonics of the family in all forms, also those that names of values go on with, separated
 * by blanks. */
struct str page_mnemonics(const struct view *view, const struct definition *optype);
/* list.c: adds <list> elements: all opcodes in several orders. */
void page_lists(struct pages *pages);
/* map.c: adds <map>. */
void page_map(struct pages *pages);
/* bits.c: adds <bits>: the fields of all instructions. */
void page_all_bits(struct pages *pages);
/* space.c: adds <space>. */
void page_space(struct pages *pages);

#endif
