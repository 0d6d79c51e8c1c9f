/* SPDX-License-Identifier: MIT */
/* Shared by the files of this room; no other room includes it. */
#ifndef SPECC_EXPAND_INTERNAL_H
#define SPECC_EXPAND_INTERNAL_H

#include "base/diag.h"
#include "expand/made_text.h"
#include "lang/ast.h"
#include "lang/place.h"

struct expansion {
	struct arena *arena;
	struct diag *diag;
	struct str_map families;           /* of family.c, by optype */
	struct str_map group_rows;         /* of variant.c, by group: struct variants */
	VEC(const struct ast_def *) files; /* the register files */
	/* Of share.c, by name: all groups, those that optypes are in, those whose statements
	 * definitions have. */
	struct str_map groups, outer, shared;
};

/* Says which statement of its place each one is. Reports and leaves out what may not stand there: a
 * statement, a second one, a section, a parent. */
void expand_places(struct expansion *l, struct ast_def *def); /* place.c */
/* Gives definitions the statements of the groups that they name beside their parent; share.c. */
void expand_shared(struct expansion *l, struct ast_file *const *files, size_t count);
/* The same for one definition. */
void expand_share(struct expansion *l, struct ast_def *def);
/* The group that a definition is in, or NULL. */
struct ast_def *expand_group_above(const struct expansion *l, const struct ast_def *def);
/* Takes the groups that only share their statements out of the trees. */
void expand_remove_shared(struct expansion *l, struct ast_file *const *files, size_t count);
/* The section of the definition that is called like this one, made if there is none. */
struct ast_section *expand_own_section(
	struct expansion *l, struct ast_def *def, const struct ast_section *like);
/* Moves fields of groups to which definitions below give values into the definitions below. */
void expand_inherited(
	struct expansion *l, struct ast_file *const *files, size_t count); /* inherit.c */
/* Makes opcodes of rows and fills holes; adds and completes definitions in the trees. */
void expand_rows(struct expansion *l, struct ast_file *const *files, size_t count); /* rows.c */
/* Makes a type of each application of a type with parameters; the definitions with parameters are
 * then left out. */
void expand_applied(struct expansion *l, struct ast_file *const *files, size_t count); /* apply.c */
/* Replaces parts of operand modes that are operand modes by what they have. */
void expand_nested(struct expansion *l, struct ast_file *const *files, size_t count); /* nest.c */
/* The first definition in a text; NULL if it cannot be read, after a report. */
struct ast_def *expand_made_def(struct expansion *l, struct made_text *made, struct span because);
/* Counts the opcodes that are written below each optype; family.c. */
void expand_count_families(struct expansion *l, struct ast_file *const *files, size_t count);
/* The tree of an opcode of the optype that no definition writes: its place, and its name there. */
struct ast_def *expand_make_opcode(
	struct expansion *l, const struct ast_def *optype, struct span span, struct span name);
/* The tree of the opcode that the optype is, taken from that of the optype; NULL if opcodes stand
 * below it, or if it is a second one of its name. */
struct ast_def *expand_own_opcode(struct expansion *l, struct ast_def *optype);

/* One row of each group with rows that a family is in: each opcode of the family has it once. */
struct variant {
	struct str suffix;                 /* of the names of its opcodes: "_B" */
	VEC(struct ast_fill) fills;        /* the holes that the rows fill */
	VEC(struct ast_stmt *) statements; /* of the columns __Encoding */
};

struct variants {
	VEC(struct variant) list; /* one, without a suffix, in a family that no group with rows has */
	VEC(struct ast_fill) columns; /* of a group: the holes that its own rows fill, without values */
	bool has_families;            /* of a group */
};

/* Takes the rows out of all groups, and checks which of them Only<...> names; variant.c. */
void expand_group_rows(struct expansion *l, struct ast_file *const *files, size_t count);
/* The variants of a family; none after an error in rows. */
struct variants *expand_variants(struct expansion *l, const struct ast_def *family);

/* An optype and its opcodes. */
struct family {
	struct expansion *l;
	struct ast_def *def;
	const struct variants *variants;
	const struct ast_rows *rows; /* of its last section of rows, or NULL */
	bool broken;                 /* a column of it was reported */
	const struct str_map *operands;
	struct ast_section *encoding, *syntax, *semantics; /* its own, or NULL */
	bool syntax_holes, semantics_holes;                /* it has a hole */
	struct str_map holes;                              /* the $names that are holes of it */
	struct str_map varied;                             /* its fields that opcodes give values */
	VEC(struct ast_def *) opcodes; /* those of its rows and variants, then those that are written */
	VEC(struct str) comments;      /* of the rows */
	VEC(const struct variant *) variant_of; /* of the opcodes that comments has */
	VEC(struct str) apart;                  /* fields that only some opcodes may have; of fits.c */
};

/* The section of this name, or NULL. */
struct ast_section *rows_find_section(const struct ast_def *def, const char *name);
void rows_remove_section(struct ast_def *def, const struct ast_section *section);
/* The field of this name in a section (or NULL), or NULL. */
const struct ast_stmt *rows_find_field(const struct ast_section *encoding, struct str name);
/* Have the fences of a section (or NULL) the hole with this name, or any if it is empty? */
bool rows_have_hole(const struct family *f, const struct ast_section *section, struct str name);
/* Has the declaration of a field the hole with this name, or any if it is empty? */
bool rows_field_has_hole(const struct expansion *l, const struct ast_stmt *field, struct str name);
/* Has a field of the family the hole? */
bool rows_fields_have_hole(const struct family *f, struct str name);
/* Adds the holes in the declarations of the family's fields; are there any? These fields, and for
 * their order those behind them, are fields of each opcode. */
bool rows_add_field_holes(struct family *f);
/* Adds all holes in the fences of a section (or NULL) to those of the family. */
void rows_add_holes(struct family *f, const struct ast_section *section);
/* The word of the templates and blocks that the name of a hole may mean: near to it, and nothing
 * fills it. NO_SPAN if there is none. */
struct span rows_near_hole(const struct family *f, struct str name);
/* The block of a group (or NULL) must have $insn once; false after a report. */
bool rows_check_around(struct expansion *l, const struct ast_section *section);
/* The Fill of this name in a definition itself, or NULL. */
const struct ast_fill *rows_own_fill(const struct ast_def *def, struct str name);
/* The header of a block? */
bool rows_is_header(struct span line);
/* The next $name in a line of a fence, outside of quotes and comments; false at its end. In code,
 * it is not part of another word. */
bool rows_next_hole(struct span *rest, bool code, struct span *word);
/* The next hole in the declaration of a field, `field<$at, 6> EA<$bytes> rm;`, or in a value of
 * one; false if there are no more. */
bool rows_next_field_hole(const struct expansion *l, struct span *rest, struct span *word);
/* What fills the hole in an opcode: its own text, or that of the nearest ancestor; or NULL. */
const struct ast_fill *rows_nearest_fill(const struct family *f, const struct ast_def *opcode,
	const struct variant *variant, struct str name);
/* A line up to its comment, without blanks around it. */
struct str rows_without_comment(struct str line);
/* { ... } with statements, which is no tuple: it is empty or has a semicolon. */
bool rows_is_block_text(struct span value);
/* Is the value in braces, which are not part of it? */
bool rows_is_braced(struct span value);
/* Does the value leave nothing in the place of a hole in a template? */
bool rows_is_no_text(struct span value);
/* The rows of groups for an opcode, by its index in f->opcodes. */
const struct variant *rows_variant_of(const struct family *f, size_t i);
/* Finds in which fields the opcodes of the family differ. Reports templates and blocks with holes
 * that no opcode has, and opcodes without any. */
void expand_check_fits(struct family *f);
/* Is the line of the family's section, if it is a template or the header of a block, one of the
 * opcode? */
bool expand_fits(const struct family *f, const struct ast_def *opcode,
	const struct variant *variant, const struct ast_section *section, struct span line);
/* Is it a field that opcodes of the family give values? */
bool rows_is_varied(const struct family *f, const struct ast_stmt *stmt);
/* Where the statement with the head of a column, `Cycles` or `Type<rd>`, stands in an opcode;
 * PLACE_COUNT if it is none. */
enum ast_place rows_statement_place(struct str column);
/* Adds the declaration of a field with the value of the Fill, or any statement if that is NULL. */
void rows_add_field(
	struct made_text *made, const struct ast_stmt *field, const struct ast_fill *fill);
/* What the opcode has by its columns and holes, as its author would have written it. */
const struct source *rows_text(struct family *f, struct ast_def *opcode,
	const struct variant *variant, struct str description);
/* A row has as many values as its section has columns; false after a report. */
bool expand_check_row(struct expansion *l, const struct ast_rows *rows, const struct ast_row *row);

enum { ROWS_MAX_ANCESTORS = 64 };

#endif
