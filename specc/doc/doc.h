/* The parts of <pages>: a file for each kind of page. */
#ifndef SPECC_DOC_DOC_H
#define SPECC_DOC_DOC_H

#include "page/encoding.h"

/* ---- the parts of <pages>; each adds its elements to pages->root ---- */

void page_instructions(struct pages *pages); /* insn.c: <insn>, <list> */
void page_search(struct pages *pages);       /* search.c: <search> */
void page_testing(struct pages *pages);      /* testing.c: <testing> */

/* ---- one file for each kind of page ---- */

void page_files(struct pages *pages);     /* <file> */
void page_types(struct pages *pages);     /* <type> */
void page_states(struct pages *pages);    /* <fact>, <machine> */
void page_groups(struct pages *pages);    /* <group> */
void page_functions(struct pages *pages); /* <function> */
void page_notation(struct pages *pages);  /* <notation> */

/* semantics.c: <semantics> elements with <code> and <callee>: what describes the optype. */
void page_semantics(struct pages *pages, xmlNodePtr parent, const struct definition *optype);
/* The code, callees and callers of a __DefFunction; the blocks `trap:` and `reset:`. */
void page_function_code(struct pages *pages, xmlNodePtr parent, const struct ast_def *def);
void page_machine_code(struct pages *pages, xmlNodePtr parent);
/* example.c: <example> elements of the definition, and of its opcodes where it is an optype;
 * of the instruction set. */
void page_examples(struct pages *pages, xmlNodePtr parent, const struct definition *definition);
void page_machine_examples(struct pages *pages, xmlNodePtr parent);
/* <example> elements with text, and with the bytes that they state. */
void page_alias_examples(struct pages *pages, xmlNodePtr parent, const struct alias_def *alias);

/* ---- of a family, of the encoding ---- */

/* syntax.c: <template> and <modifiers> of the family. */
void page_syntax(struct pages *pages, xmlNodePtr parent, const struct page_family *family);
/* rule.c: <rule> and <limit>: what a legal instruction of the family has to keep. */
void page_rules(struct pages *pages, xmlNodePtr parent, const struct page_family *family);
/* raise.c: <raises>: exceptions. */
void page_raises(struct pages *pages, xmlNodePtr parent, const struct page_family *family);
/* path.c: <step> elements: how the decoder comes to an opcode. */
void page_path(struct pages *pages, xmlNodePtr parent, const struct opcode *opcode);
/* near.c: <before>, <after>, <near>, <compare>. */
void page_neighbours(struct pages *pages, xmlNodePtr parent, const struct page_family *family);
/* list.c: <list> elements: all opcodes in several orders. */
void page_lists(struct pages *pages);
/* map.c: <map>. */
void page_map(struct pages *pages);
/* space.c: <space>. */
void page_space(struct pages *pages);

#endif
