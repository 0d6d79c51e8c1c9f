/* What the makers of the derived layer for C share. Private to view/c*.c. */
#ifndef SPECC_VIEW_C_INTERNAL_H
#define SPECC_VIEW_C_INTERNAL_H

#include "base/c_name.h"
#include "view/internal.h"

/* Longest text of a padded string, bytes, and most entries of one table of them. */
enum { STRING_MAX = 14, STRING_TABLE_BITS = 8 };

/* Steps of a text program that are run without a look at what comes next. */
enum { C_TEXTS_TOGETHER = 4 };

/* A table in the making. A row is its attributes, as lines `name=value`: what the specification
 * writes has no line ends. Equal rows, or equal runs of rows, can be shared. Each row may have
 * comment lines above it. */
struct pool {
	const char *name; /* of the element, which holds <row> and <line> */
	struct str_map known, tails;
	VEC(struct str) rows;
	VEC(struct str) comments; /* as many as rows; lines separated by LF, or empty */
};

/* All tables: POOL(member of cview, element). */
#define C_POOLS(POOL)                                                                              \
	POOL(pieces, "pieces")                                                                         \
	POOL(positions, "positions")                                                                   \
	POOL(types, "types")                                                                           \
	POOL(cubes, "cubes")                                                                           \
	POOL(sets, "sets")                                                                             \
	POOL(checks, "checks")                                                                         \
	POOL(boxes, "boxes")                                                                           \
	POOL(layouts, "layouts")                                                                       \
	POOL(strings, "strings")                                                                       \
	POOL(prints, "prints")                                                                         \
	POOL(steps, "steps")                                                                           \
	POOL(skips, "skips")                                                                           \
	POOL(numbers, "numbers")                                                                       \
	POOL(tables, "tables")                                                                         \
	POOL(floats, "floats")                                                                         \
	POOL(registers, "registers")                                                                   \
	POOL(names, "names")                                                                           \
	POOL(elements, "elements")                                                                     \
	POOL(texts, "texts")                                                                           \
	POOL(choices, "choices")                                                                       \
	POOL(choice_values, "choice-values")                                                           \
	POOL(bindings, "bindings")                                                                     \
	POOL(keys, "keys")                                                                             \
	POOL(key_forms, "key-forms")                                                                   \
	POOL(aliases, "aliases")                                                                       \
	POOL(alias_nodes, "alias-nodes")                                                               \
	POOL(meanings, "meanings")

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
	struct str_map field_ids;           /* name -> its enumerator, struct str; c_parse.c */
#define POOL(member, name) struct pool member;
	C_POOLS(POOL)
#undef POOL
	struct str_map printed; /* c_format.c: what elements print, by a key of all they are */
	struct buffer scratch, key_text, row;          /* used again and again */
	struct str_map cache;                          /* c_cached */
	size_t text_max;                               /* longest text of an instruction, bytes */
	unsigned group_max, element_max, alias_params; /* most groups, most elements in one form */
	unsigned alias_pieces; /* most parameters in what an alias stands for, and one */
	bool *plain_boxes;     /* by opcode->index: a mask decides on some of its words */
};

/* Index of the row; equal rows share one. */
unsigned pool_share(struct cview *c, struct pool *pool, struct str row, struct str comment);
/* Appends without looking for an equal row. */
unsigned pool_append(struct cview *c, struct pool *pool, struct str row, struct str comment);
/* Index of the first row; equal runs share one place. An empty run is at 0. */
unsigned pool_share_run(
	struct cview *c, struct pool *pool, const struct run *run, struct str comment);
/* Appends a program whose last row ends it, and returns the index of its first row. Where the rest
 * from a cut on is there already, a row that leads to it takes its place: `jump`, and behind it the
 * index of the place. */
unsigned pool_share_tails(
	struct cview *c, struct pool *pool, const struct program_rows *program, const char *jump);
void run_add(struct cview *c, struct run *run, const char *format, ...)
	__attribute__((format(printf, 3, 4)));
/* A row whose attributes are left out where they are 0 or false. There is one at a time, since the
 * buffer of row_begin is used again. */
struct buffer *row_begin(struct cview *c);
void row_add(struct buffer *row, const char *name, struct str value);
void row_number(struct buffer *row, const char *name, uint64_t value);
void row_signed(struct buffer *row, const char *name, int64_t value);
void row_hex(struct buffer *row, const char *name, uint64_t value);
void row_flag(struct buffer *row, const char *name, bool value);
struct str row_end(struct cview *c, struct buffer *row);
/* A place for what is computed for this key: 0 the first time, then what the caller left in it.
 * Keys may hold pointers, as they are in memory only. */
unsigned *c_cached(struct cview *c, const char *format, ...) __attribute__((format(printf, 2, 3)));
/* <name> with its rows under <derived>. */
void pool_emit(struct cview *c, const struct pool *pool);

/* "0x..., 0x...": as many parts as a word has. */
struct str c_word(struct cview *c, struct word w);

/* Numbers the opcodes and sets what names begin with; view, arena and isa are set. */
void view_c_start(struct cview *c);

/* c_name.c */
/* The member of the state that holds a register file or memory of this name. */
struct str c_member(struct cview *c, struct str name);
unsigned c_field_number(const struct cview *c, const struct field *field);
void view_c_names(struct cview *c);

/* c_decode.c: positions, legal sets, boxes, opcodes, bytes. */
unsigned c_position(struct cview *c, const struct field *field, unsigned lsb, unsigned width);
void view_c_decode(struct cview *c);
void view_c_trees(struct cview *c); /* c_tree.c: decode trees, first units */
/* c_format.c, c_parse.c: programs of the forms; results by form number - 1. */
unsigned c_format_program(struct cview *c, const struct form *form);
unsigned c_parse_program(struct cview *c, const struct form *form);
/* The enumerator of its coding. */
const char *c_coding(const struct type *type);
unsigned c_number(struct cview *c, const struct element *element);
unsigned c_float(struct cview *c, const struct element *element);
unsigned c_register(struct cview *c, const struct element *element);
void view_c_forms(struct cview *c);
void view_c_keys(struct cview *c);
/* c_alias.c: <aliases> and what they stand for. */
void view_c_aliases(struct cview *c);
/* What is written for the alias, as in the specification; empty without a text. */
struct str view_c_alias_text(const struct alias_def *alias);
/* c_fact.c: what code the opcode, or the texts of the form, need: attributes of their elements. */
void c_opcode_facts(struct cview *c, xmlNodePtr node, const struct opcode *opcode);
void c_form_facts(struct cview *c, xmlNodePtr node, const struct form *form);
/* Does an instruction's text begin like that of the alias? */
bool c_alias_is_alike(const struct cview *c, const struct alias_def *alias);
/* Is there a field of the opcode that the box leaves no value? */
bool view_c_box_is_empty(const struct opcode *opcode, const struct box *box);
void view_c_kernels(struct cview *c); /* c_kernel.c: behind view_c_forms */
void view_c_state(struct cview *c);   /* c_state.c: register files, memories, exceptions */

/* c_draw.c: comment lines above an opcode's row: syntax and encoding. */
struct str c_drawing(struct cview *c, const struct opcode *opcode);

#endif
