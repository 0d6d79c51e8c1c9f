/* What the makers of the derived layer for C share. Private to view_c*.c. */
#ifndef SPECC_BACK_VIEW_C_INTERNAL_H
#define SPECC_BACK_VIEW_C_INTERNAL_H

#include "back/view_internal.h"

/* Longest text of a padded string, bytes, and most entries of one table of them. */
enum { STRING_MAX = 14, STRING_TABLE_BITS = 8 };

/* A C table in the making: rows of finished C text; equal rows, or equal runs of rows, can be
 * shared. Each row may have comment lines above it. */
struct pool {
	const char *name; /* of the element, which holds <row> and <line> */
	bool scalar;      /* rows are numbers, not initialisers in braces */
	struct str_map known;
	VEC(struct str) rows;
	VEC(struct str) comments; /* as many as rows; lines separated by LF, or empty */
};

/* A run of rows that is collected before it is added. */
struct run {
	VEC(struct str) rows;
};

/* One name of the specification as a C name. */
struct c_name {
	struct str name, id;
};

struct cview {
	struct view *view;
	struct arena *arena;
	const struct isa *isa;
	xmlNodePtr node; /* <derived> */
	struct str prefix, upper; /* "gpu" and "GPU" */
	unsigned limbs;  /* 64-bit parts of the longest word */
	VEC(const struct opcode *) opcodes; /* sound ones; number is index + 1 */
	unsigned *opcode_numbers;           /* by opcode->index; 0: left out */
	VEC(const struct form *) forms;     /* of these; number is index + 1 */
	unsigned *form_numbers;             /* by form->index */
	VEC(const struct field *) fields;   /* first of each name; number is index */
	struct str_map field_numbers;       /* name -> index + 1 as pointer */
	struct pool pieces, positions, types, cubes, sets, checks, boxes, layouts;
	struct pool strings, steps, numbers, floats, registers, names, skips, picks;
	struct pool elements, texts, choices, choice_values, bindings, tables, keys, key_forms;
	size_t text_max; /* longest text of an instruction, bytes */
	unsigned group_max, element_max; /* most groups, most elements in one form */
};

/* Index of the row; equal rows share one. */
unsigned pool_share(struct cview *c, struct pool *pool, struct str row, struct str comment);
/* Appends without looking for an equal row. */
unsigned pool_append(struct cview *c, struct pool *pool, struct str row, struct str comment);
/* Index of the first row; equal runs share one place. An empty run is at 0. */
unsigned pool_share_run(struct cview *c, struct pool *pool, const struct run *run,
			struct str comment);
void run_add(struct cview *c, struct run *run, const char *format, ...)
	__attribute__((format(printf, 3, 4)));
/* <name> with its rows under <derived>. */
void pool_emit(struct cview *c, const struct pool *pool);

/* "{ 0x..., 0x... }" with as many parts as a word has. */
struct str c_word(struct cview *c, struct word w);
/* Content of a C string literal: the text with escapes, safe in every context. */
struct str c_literal(struct cview *c, struct str text);

/* view_c_name.c */
struct str c_identifier(struct arena *arena, struct str name);
unsigned c_field_number(const struct cview *c, const struct field *field);
void view_c_names(struct cview *c);

/* view_c_decode.c: positions, legal sets, boxes, opcodes, decode tree, bytes. */
unsigned c_position(struct cview *c, const struct field *field, unsigned lsb, unsigned width);
void view_c_decode(struct cview *c);
/* view_c_format.c, view_c_parse.c: programs of the forms; results by form number - 1. */
unsigned c_format_program(struct cview *c, const struct form *form);
unsigned c_parse_program(struct cview *c, const struct form *form);
unsigned c_number(struct cview *c, const struct element *element);
unsigned c_float(struct cview *c, const struct element *element);
unsigned c_register(struct cview *c, const struct element *element);
void view_c_forms(struct cview *c);
void view_c_keys(struct cview *c);

/* view_c_draw.c: comment lines above an opcode's row: syntax and encoding. */
struct str c_drawing(struct cview *c, const struct opcode *opcode);

#endif
