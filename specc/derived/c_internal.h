/* SPDX-License-Identifier: MIT */
/* Shared by the files that build the derived layer for C. Private to derived/c*.c. */
#ifndef SPECC_DERIVED_C_INTERNAL_H
#define SPECC_DERIVED_C_INTERNAL_H

#include "base/c_name.h"
#include "view/internal.h"

/* STRING_MAX: most bytes of a padded string. STRING_TABLE_BITS: log2 of the most entries in one
 * table of them. */
enum { STRING_MAX = 14, STRING_TABLE_BITS = 8 };

/* Text steps that a format program runs before it tests for the kind of the next step. */
enum { C_TEXTS_TOGETHER = 4 };

/* A table under construction: an element whose children are its rows, each a <row> whose columns
 * are attributes. Rows, or runs of rows, with equal attributes can be shared. A row may have
 * comment lines above it, which are its <line> children. */
struct pool {
	xmlNodePtr node; /* not attached to the document before pool_emit */
	size_t count;    /* rows */
	struct str_map known, tails;
};

/* All tables: POOL(member of cview, element name). */
#define C_POOLS(POOL)                                                                              \
	POOL(pieces, "pieces")                                                                         \
	POOL(positions, "positions")                                                                   \
	POOL(types, "types")                                                                           \
	POOL(cubes, "cubes")                                                                           \
	POOL(sets, "sets")                                                                             \
	POOL(checks, "checks")                                                                         \
	POOL(boxes, "boxes")                                                                           \
	POOL(layouts, "layouts")                                                                       \
	POOL(mode_names, "mode-names")                                                                 \
	POOL(part_names, "part-names")                                                                 \
	POOL(modes, "modes")                                                                           \
	POOL(mode_parts, "mode-parts")                                                                 \
	POOL(append_tests, "append-tests")                                                             \
	POOL(slots, "slots")                                                                           \
	POOL(strings, "strings")                                                                       \
	POOL(prints, "prints")                                                                         \
	POOL(steps, "steps")                                                                           \
	POOL(printed_modes, "printed-modes")                                                           \
	POOL(skips, "skips")                                                                           \
	POOL(numbers, "numbers")                                                                       \
	POOL(tables, "tables")                                                                         \
	POOL(floats, "floats")                                                                         \
	POOL(lists, "lists")                                                                           \
	POOL(list_members, "list-members")                                                             \
	POOL(list_names, "list-names")                                                                 \
	POOL(registers, "registers")                                                                   \
	POOL(names, "names")                                                                           \
	POOL(name_orders, "name-orders")                                                               \
	POOL(elements, "elements")                                                                     \
	POOL(texts, "texts")                                                                           \
	POOL(choices, "choices")                                                                       \
	POOL(choice_values, "choice-values")                                                           \
	POOL(bindings, "bindings")                                                                     \
	POOL(keys, "keys")                                                                             \
	POOL(key_forms, "key-forms")                                                                   \
	POOL(printed_aliases, "printed-aliases")                                                       \
	POOL(twins, "twins")                                                                           \
	POOL(aliases, "aliases")                                                                       \
	POOL(alias_nodes, "alias-nodes")                                                               \
	POOL(meanings, "meanings")

/* A run of rows, collected before it is added to a pool. */
struct run {
	VEC(xmlNodePtr) rows;
};

/* A run for pool_share_tails; `cuts` are the rows before which it may be split. */
struct program_rows {
	struct run run;
	VEC(size_t) cuts;
};

/* A name of the specification and its C spelling. */
struct c_name {
	struct str name, id;
};

struct cview {
	struct view *view;
	struct arena *arena;
	const struct isa *isa;
	xmlNodePtr node;                    /* <derived> */
	struct str prefix, upper;           /* "gpu" and "GPU" */
	unsigned limbs;                     /* 64-bit parts of the longest instruction word */
	VEC(const struct opcode *) opcodes; /* not defective; numbered from 1 */
	unsigned *opcode_numbers;           /* by opcode->index; 0: left out */
	VEC(const struct form *) forms;     /* of these opcodes; numbered from 1 */
	unsigned *form_numbers;             /* by form->index */
	VEC(const struct field *) fields;   /* first field of each name; numbered from 0 */
	struct str_map field_numbers;       /* name -> number + 1, as a pointer */
	struct str_map field_ids;           /* name -> its enumerator (struct str); c_parse.c */
#define POOL(member, name) struct pool member;
	C_POOLS(POOL)
#undef POOL
	struct str_map printed; /* c_format.c: struct printed; key: all that decides the text */
	struct buffer scratch, key_text;               /* buffers that are reused */
	struct str_map cache;                          /* c_cached */
	size_t text_max;                               /* longest text of an instruction, in bytes */
	unsigned group_max, element_max, alias_params; /* most groups and most elements of one form */
	bool alias_glued;                              /* some alias has a parameter in braces */
	unsigned alias_pieces; /* one more than the most parameters in the expansion of an alias */
	bool has_modes;        /* fields have alternatives */
	struct codec *printer; /* c_alias.c: if aliases are printed; else NULL */
	bool *plain_boxes;     /* by opcode->index: has a box that mask and match decide alone */
};

/* A table without rows; name: that of its element. */
struct pool pool_new(struct cview *c, const char *name);
/* A row without attributes: alone, at the end of a run, at the end of a pool. */
xmlNodePtr row_new(struct cview *c);
xmlNodePtr run_add(struct cview *c, struct run *run);
xmlNodePtr pool_add(struct cview *c, struct pool *pool);
void pool_append(struct pool *pool, xmlNodePtr row);
/* Moves all rows of one run to the end of another. */
void run_move(struct cview *c, struct run *to, struct run *from);
/* Takes the row, and returns its index or that of an equal one, and then frees it. */
unsigned pool_share(struct cview *c, struct pool *pool, xmlNodePtr row);
/* The same for the rows of a run; returns the index of the first. An empty run is at 0. */
unsigned pool_share_run(struct cview *c, struct pool *pool, const struct run *run);
/* Takes a program, whose last row must end it, and returns the index of its first row. If the rest
 * of the program from a cut on is already in the pool, a jump replaces it: a row with the op
 * `jump`, more="0" and the index of that rest as `at`. */
unsigned pool_share_tails(
	struct cview *c, struct pool *pool, const struct program_rows *program, const char *jump);
/* Sets, for a field that appends units, the bits that it has itself, the most that it appends, and
 * its tests in the pool, of which the first that its bits pass says how many these are. */
void c_set_append_tests(
	struct cview *c, xmlNodePtr slot, struct pool *pool, const struct type *type);
/* Sets, for a field, the rows of its type's alternatives in the pool: none for other types. */
void c_set_modes(struct cview *c, xmlNodePtr layout, const struct type *type);
/* For a comment: the mask of the bits that select the alternative and their value, its name, and
 * which bits its parts are. */
struct str c_mode_layout(
	struct cview *c, const struct type *type, const struct alternative *alternative);
/* Returns the cache entry for this key: 0 the first time, afterwards what the caller stored in it.
 * Keys may contain pointers, since the cache is never written out. */
unsigned *c_cached(struct cview *c, const char *format, ...) __attribute__((format(printf, 2, 3)));
/* The name of a value; alone: it also stands for a range of registers. */
struct c_value_name {
	struct str text;
	uint64_t value;
	bool alone, alias;
	size_t place; /* where it was defined */
};
struct c_named {
	VEC(struct c_value_name) list;
};
/* c_order.c: many names, by value; those of one value as they were, aliases last. */
void c_order_names(struct c_named *names);
/* The order of the names by text, one more than its first row in name_orders: with
 * `name`, its place in the run, and `shorter`, one more than the place in the order of the longest
 * other name that it begins with. 0: so few that they are searched one by one. */
unsigned c_name_order(struct cview *c, const struct c_named *names);
/* Appends a <line> for each line of the text, which ends in LF or nothing. */
void view_lines(struct view *view, xmlNodePtr row, struct str text);
/* Appends the table to the document, below c->node. */
void pool_emit(struct cview *c, struct pool *pool);

/* The type of C of a table whose numbers are at most `most`, which has 32 bits. */
const char *c_index_type(size_t most);

/* "0x..., 0x...": one literal per 64-bit part of the longest word. */
struct str c_word(struct cview *c, struct word w);

/* Numbers the opcodes and forms, and sets the prefixes of names; view, arena and isa must be
 * set. */
void view_c_start(struct cview *c);

/* c_name.c */
/* The member of struct state for the register file or memory of this name. */
struct str c_member(struct cview *c, struct str name);
unsigned c_field_number(const struct cview *c, const struct field *field);
void view_c_names(struct cview *c);

/* c_about.c */
/* Splits the text at blanks into lines of at most 94 bytes; a longer word gets a line of its own.
 * No line ends in a character that a comment has a blank after. */
void c_add_wrapped(struct cview *c, xmlNodePtr parent, const char *name, struct str text);
/* The Markdown of a definition's description, in the language of the specification; empty: there is
 * none. */
struct str c_description(struct cview *c, const struct ast_def *def);
/* Adds the first sentence of it, in lines `about`. */
void c_about(struct cview *c, xmlNodePtr node, const struct ast_def *def);

/* c_decode.c: positions of fields, legal sets, boxes, opcodes, byte order. c_cubes adds the cubes
 * of a set and returns the index of the first; c_span adds a row with `first` and `count`. */
unsigned c_cubes(struct cview *c, struct pool *pool, const struct cube_set *set);
unsigned c_span(struct cview *c, struct pool *pool, unsigned first, size_t count);
unsigned c_position(struct cview *c, const struct field *field, unsigned lsb, unsigned width);
void view_c_decode(struct cview *c);
void view_c_trees(struct cview *c); /* c_tree.c: decode trees, first units */
/* c_value.c: the C enumerator of the type's coding; rows of the values of an operand. */
const char *c_coding(const struct type *type);
unsigned c_number(struct cview *c, const struct element *element);
unsigned c_float(struct cview *c, const struct element *element);
unsigned c_list(struct cview *c, const struct element *element);
unsigned c_register(struct cview *c, const struct element *element);
/* c_bits.c: a copy of an element with alternatives whose field is the low bits of a word; NULL: its
 * text depends on more than its field. */
struct element *c_element_of_bits(struct cview *c, const struct element *element);
/* c_format.c, c_parse.c: the programs of a form; each returns the index of its first row. */
unsigned c_format_program(struct cview *c, const struct form *form);
unsigned c_parse_program(struct cview *c, const struct form *form);
void view_c_forms(struct cview *c);
void view_c_keys(struct cview *c);
/* c_alias.c: <aliases> and their expansions; what is printed in place of a form's text. */
void view_c_aliases(struct cview *c);
void view_c_printed(struct cview *c, xmlNodePtr node, const struct form *form);
/* The text of the alias as the specification has it; empty if it has none. */
struct str view_c_alias_text(const struct alias_def *alias);
/* c_fact.c: sets attributes that say which code the opcode, or text of the form, needs. */
void c_opcode_facts(struct cview *c, xmlNodePtr node, const struct opcode *opcode);
void c_form_facts(struct cview *c, xmlNodePtr node, const struct form *form);
/* Could the text of some instruction begin like the text of the alias? */
bool c_alias_is_alike(const struct cview *c, struct str text);
/* Does the box leave some field of the opcode without a legal value? */
bool view_c_box_is_empty(const struct opcode *opcode, const struct box *box);
/* <call name="NAME"> in the node for each function PREFIX_NAME that the C of kernels calls */
struct kernels;
void view_c_calls(struct cview *c, xmlNodePtr node, const struct kernels *kernels);
void view_c_kernels(struct cview *c); /* c_kernel.c; call after view_c_forms */
void view_c_state(struct cview *c);   /* c_state.c: register files, memories, exceptions */

/* Each appends a part of the document to the root. c.c: the derived layer for C. */
void view_derived(struct view *view);
/* fuzz.c: facts about words as tables, and seeds with their texts. */
void view_fuzz(struct view *view);
/* hardware.c: decoders and encoders without tables. */
void view_hardware(struct view *view);
/* smt.c: the semantics as SMT-LIB. */
void view_smt(struct view *view);

#endif
