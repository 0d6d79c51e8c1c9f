/* SPDX-License-Identifier: MIT */
/* Facts about encodings for the pages of families, the opcode map and the encoding report. They are
 * the same in all languages. Private to page and doc. */
#ifndef SPECC_PAGE_ENCODING_H
#define SPECC_PAGE_ENCODING_H

#include "page/page.h"
#include "encoding/dtree.h"
#include "encoding/length.h"
#include "encoding/space.h"

/* A row in the table of fields of a family: a field that one or several of its opcodes have. */
struct page_field {
	const struct field *field; /* of the first opcode; the others have the same bits and value */
	struct str id; /* of the row: "field-rb", then "field-rb--2" for a second field of that name */
	unsigned row;  /* of the drawing that contains its lowest bit */
	VEC(const struct opcode *) opcodes;
};

struct page_family {
	const struct definition *optype;
	VEC(const struct opcode *) opcodes;
	VEC(struct page_field) fields; /* in the order of the drawing */
	struct str_map rows;           /* a field, what the same ones share -> its place in fields */
	struct str_map named;          /* name of a field -> the first row of it */
};

struct page_tree {
	unsigned length; /* in bits */
	const struct dtree *tree;
};

struct page_overlap {
	const struct opcode *first, *second;
	struct word word; /* legal for both */
};

/* Other opcodes of the same length that fixed bits do not tell apart, in the order of by_code. */
struct page_meeting {
	VEC(const struct opcode *) list;
};

/* Opcodes of the same length whose fixed bits differ in exactly one bit that both fix, from the
 * highest bit down. */
struct page_flip {
	const struct opcode *opcode;
	unsigned bit;
};
struct page_flips {
	VEC(struct page_flip) list;
};

struct page_encoding {
	struct arena *arena;
	const struct isa *isa;
	const struct length_classes *lengths;
	const struct space *space;
	struct codec *printer;              /* NULL: no alias is printed */
	VEC(struct page_tree) trees;        /* one per length */
	VEC(struct page_family) families;   /* one per optype */
	struct str_map family_of;           /* struct definition -> struct page_family */
	VEC(const struct opcode *) by_code; /* not defective; by length, then by fixed bits */
	size_t *place;                      /* by opcode->index: the position in by_code */
	struct page_meeting *meeting;       /* by opcode->index */
	struct page_flips *flips;           /* by opcode->index */
	VEC(struct page_overlap) overlaps;  /* of opcodes with a common legal word: errors */
	size_t pairs_apart; /* pairs of opcodes of equal length that differ in a fixed bit */
	size_t pairs_close; /* pairs that do not, whose other fields are compared */
	bool *has_reserved; /* by opcode->index: its fixed bits match words that are not legal */
	unsigned row;       /* bits in a row of a drawing */
};

/* Collects the encodings of all opcodes. names provides the ids of fields. */
struct page_encoding *page_encoding_new(struct view *view, struct page_names *names);
/* Fills in `flips`. */
void page_find_flips(struct page_encoding *encoding);
/* NULL for an opcode without a family. */
const struct page_family *page_family_of(
	const struct page_encoding *encoding, const struct definition *optype);
const struct dtree *page_tree_of(const struct page_encoding *encoding, unsigned length);
/* The row of an opcode's field in the table of its family, or NULL. */
const struct page_field *page_field_find(
	const struct page_family *family, const struct field *field);
/* The first row for a field of this name, or NULL. */
const struct page_field *page_field_named(const struct page_family *family, struct str name);

/* The name of a value, or its number: "PT", "0x40". */
struct str page_value(struct arena *arena, const struct type *type, uint64_t value);
/* "0x40" or "5": a number in the notation of the instruction set. */
struct str page_number(struct arena *arena, const struct isa *isa, uint64_t value);
/* Ternary digits in groups of four from the right: "01?? 1???". */
struct str page_pattern(struct arena *arena, struct cube cube, unsigned lsb, unsigned width);

/* diagram.c: appends the drawings of a family's encodings: to the family a <drawing> with the
 * <row>, <cell> and <unused> elements that are the same for all its opcodes, to each opcode's
 * element one with the others. opcodes: one element for each opcode of the family, in order. */
void page_diagrams(struct pages *pages, xmlNodePtr parent, const struct page_family *family,
	const xmlNodePtr *opcodes);
unsigned page_diagram_row(const struct isa *isa);

#endif
