/* What the makers of the derived layer for C share. Private to view_c*.c. */
#ifndef SPECC_VIEW_VIEW_C_INTERNAL_H
#define SPECC_VIEW_VIEW_C_INTERNAL_H

#include "view/view_internal.h"

/* Longest text of a padded string, bytes, and most entries of one table of them. */
enum { STRING_MAX = 14, STRING_TABLE_BITS = 8 };

/* Steps of a text program that are run without a look at what comes next. */
enum { C_TEXTS_TOGETHER = 4 };

/* A C table in the making: rows of finished C text; equal rows, or equal runs of rows, can be
 * shared. Each row may have comment lines above it. */
struct pool {
	const char *name; /* of the element, which holds <row> and <line> */
	bool packed;      /* short rows share a line */
	const char *zero; /* the row of an empty table */
	struct str_map known, tails;
	VEC(struct str) rows;
	VEC(struct str) comments; /* as many as rows; lines separated by LF, or empty */
};

/* All tables: POOL(member of cview, element, short rows share a line, row of an empty table). */
#define C_POOLS(POOL)                                                                              \
	POOL(pieces, "pieces", true, "{ 0 }")                                                          \
	POOL(positions, "positions", true, "{ 0 }")                                                    \
	POOL(types, "types", true, "{ 0 }")                                                            \
	POOL(cubes, "cubes", true, "{ 0 }")                                                            \
	POOL(sets, "sets", false, "{ 0 }")                                                             \
	POOL(checks, "checks", true, "{ 0 }")                                                          \
	POOL(boxes, "boxes", false, "{ { 0 }, { 0 }, 0, { { 0 } }, 0, 0, 0, 0, 0, 0 }")                \
	POOL(layouts, "layouts", true, "{ 0 }")                                                        \
	POOL(strings, "strings", true, "{ \"\", 0 }")                                                  \
	POOL(steps, "steps", true, "{ 0 }")                                                            \
	POOL(skips, "skips", false, "{ { 0 }, { 0 }, 0 }")                                             \
	POOL(numbers, "numbers", false, "{ 0 }")                                                       \
	POOL(tables, "tables", true, "0")                                                              \
	POOL(floats, "floats", true, "{ 0 }")                                                          \
	POOL(registers, "registers", false, "{ 0 }")                                                   \
	POOL(names, "names", true, "{ 0 }")                                                            \
	POOL(elements, "elements", true, "{ 0 }")                                                      \
	POOL(texts, "texts", true, "{ 0 }")                                                            \
	POOL(choices, "choices", false, "{ 0 }")                                                       \
	POOL(choice_values, "choice-values", true, "{ 0 }")                                            \
	POOL(bindings, "bindings", false, "{ { 0 }, { 0 }, { 0 }, { 0 } }")                            \
	POOL(keys, "keys", true, "{ 0 }")                                                              \
	POOL(key_forms, "key-forms", true, "0")                                                        \
	POOL(aliases, "aliases", false, "{ 0 }")                                                       \
	POOL(alias_nodes, "alias-nodes", true, "{ 0 }")                                                \
	POOL(meanings, "meanings", true, "{ 0 }")

/* A run of rows that is collected before it is added. */
struct run {
	VEC(struct str) rows;
};

/* A run for pool_share_tails: it may be cut before each of the rows at `cuts`. */
struct program_rows {
	struct run run;
	VEC(size_t) cuts;
};

/* One name of the specification as a C name. */
struct c_name {
	struct str name, id;
};

struct cview {
	struct view *view;
	struct arena *arena;
	const struct isa *isa;
	xmlNodePtr node;                    /* <derived> */
	struct str prefix, upper;           /* "gpu" and "GPU" */
	unsigned limbs;                     /* 64-bit parts of the longest word */
	VEC(const struct opcode *) opcodes; /* sound ones; number is index + 1 */
	unsigned *opcode_numbers;           /* by opcode->index; 0: left out */
	VEC(const struct form *) forms;     /* of these; number is index + 1 */
	unsigned *form_numbers;             /* by form->index */
	VEC(const struct field *) fields;   /* first of each name; number is index */
	struct str_map field_numbers;       /* name -> index + 1 as pointer */
	struct str_map field_ids;           /* name -> its enumerator, struct str; view_c_parse.c */
#define POOL(member, name, packed, zero) struct pool member;
	C_POOLS(POOL)
#undef POOL
	struct str_map printed; /* view_c_format.c: what elements print, by a key of all they are */
	struct buffer scratch, key_text;               /* used again and again */
	struct str_map cache;                          /* c_cached */
	size_t text_max;                               /* longest text of an instruction, bytes */
	unsigned group_max, element_max, alias_params; /* most groups, most elements in one form */
};

/* Index of the row; equal rows share one. */
unsigned pool_share(struct cview *c, struct pool *pool, struct str row, struct str comment);
/* Appends without looking for an equal row. */
unsigned pool_append(struct cview *c, struct pool *pool, struct str row, struct str comment);
/* Index of the first row; equal runs share one place. An empty run is at 0. */
unsigned pool_share_run(
	struct cview *c, struct pool *pool, const struct run *run, struct str comment);
/* Appends a program whose last row ends it, and returns the index of its first row. Where the rest
 * from a cut on is there already, a row that leads to it takes its place: jump, the index of the
 * place, end. */
unsigned pool_share_tails(struct cview *c, struct pool *pool, const struct program_rows *program,
	const char *jump, const char *end);
void run_add(struct cview *c, struct run *run, const char *format, ...)
	__attribute__((format(printf, 3, 4)));
/* A place for what is computed for this key: 0 the first time, then what the caller left in it.
 * Keys may hold pointers, as they are in memory only. */
unsigned *c_cached(struct cview *c, const char *format, ...) __attribute__((format(printf, 2, 3)));
/* <name> with its rows under <derived>. */
void pool_emit(struct cview *c, const struct pool *pool);

/* "{ 0x..., 0x... }" with as many parts as a word has. */
struct str c_word(struct cview *c, struct word w);
/* Content of a C string literal: the text with escapes, safe in every context. */
struct str c_literal(struct cview *c, struct str text);

/* Numbers the opcodes and sets what names begin with; view, arena and isa are set. */
void view_c_start(struct cview *c);

/* view_c_name.c */
struct str c_identifier(struct arena *arena, struct str name);
unsigned c_field_number(const struct cview *c, const struct field *field);
void view_c_names(struct cview *c);

/* view_c_decode.c: positions, legal sets, boxes, opcodes, bytes. */
unsigned c_position(struct cview *c, const struct field *field, unsigned lsb, unsigned width);
void view_c_decode(struct cview *c);
void view_c_trees(struct cview *c); /* view_c_tree.c: decode trees, first units */
/* view_c_format.c, view_c_parse.c: programs of the forms; results by form number - 1. */
unsigned c_format_program(struct cview *c, const struct form *form);
void c_print_number(struct buffer *out, const struct type *type, uint64_t bits);
unsigned c_parse_program(struct cview *c, const struct form *form);
unsigned c_number(struct cview *c, const struct element *element);
unsigned c_float(struct cview *c, const struct element *element);
unsigned c_register(struct cview *c, const struct element *element);
void view_c_forms(struct cview *c);
void view_c_keys(struct cview *c);
/* view_c_alias.c: <aliases> and what they stand for. */
void view_c_aliases(struct cview *c);
/* What is written for the alias, as in the specification; empty without a text. */
struct str view_c_alias_text(const struct alias_def *alias);
void view_c_kernels(struct cview *c); /* view_c_kernel.c: behind view_c_forms */
void view_c_state(struct cview *c);   /* view_c_state.c: register files, memories, exceptions */

/* view_c_draw.c: comment lines above an opcode's row: syntax and encoding. */
struct str c_drawing(struct cview *c, const struct opcode *opcode);

#endif
