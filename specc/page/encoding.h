/* What the pages of families, the opcode map and the report on the encoding share: facts about
 * encodings that are the same in all languages. Private to page and doc. */
#ifndef SPECC_PAGE_ENCODING_H
#define SPECC_PAGE_ENCODING_H

#include "page/page.h"
#include "encoding/dtree.h"
#include "encoding/length.h"
#include "encoding/space.h"

/* A field of one or several opcodes of a family: a row of its table of fields. */
struct page_field {
	const struct field *field; /* the first of them; the others have the same bits and value */
	struct str id; /* of the row: "field-rb"; of a second field of the name "field-rb--2" */
	unsigned row;  /* of the drawing: that of its lowest bit */
	VEC(const struct opcode *) opcodes;
};

struct page_family {
	const struct definition *optype;
	VEC(const struct opcode *) opcodes;
	VEC(struct page_field) fields; /* in the order of the drawing */
};

struct page_tree {
	unsigned length; /* bits */
	const struct dtree *tree;
};

struct page_overlap {
	const struct opcode *first, *second;
	struct word word; /* legal in both */
};

struct page_encoding {
	struct arena *arena;
	const struct isa *isa;
	const struct length_classes *lengths;
	const struct space *space;
	VEC(struct page_tree) trees;        /* one a length */
	VEC(struct page_family) families;   /* one an optype */
	VEC(const struct opcode *) by_code; /* sound ones, by length, then by fixed bits */
	size_t *place;                      /* of an opcode in by_code, by its index */
	VEC(struct page_overlap) overlaps;  /* of opcodes with a common legal word: errors */
	size_t pairs_apart; /* pairs of opcodes of a length that differ in a fixed bit */
	size_t pairs_close; /* and those that do not: their other fields are compared */
	bool *has_reserved; /* by an opcode's index: its fixed bits match words that are not legal */
	unsigned row;       /* bits in a row of a drawing */
};

/* names gives the fields their ids. */
struct page_encoding *page_encoding_new(struct view *view, struct page_names *names);
const struct dtree *page_tree_of(const struct page_encoding *encoding, unsigned length);
/* The row of an opcode's field in the table of its family, or NULL. */
const struct page_field *page_field_find(
	const struct page_family *family, const struct field *field);
/* The same by name. */
const struct page_field *page_field_named(const struct page_family *family, struct str name);

/* "71:64, 31:24, 7": the highest bits of the value first. */
struct str page_bits(struct arena *arena, const struct field *field);
/* "7" or "31:24". */
struct str page_bit_range(struct arena *arena, unsigned lsb, unsigned width);
/* The next run of ones below *bit (WORD_BITS at first), which becomes its lowest bit; its width, or
 * 0 where there is none. */
unsigned page_next_run(struct word bits, unsigned *bit);
/* "127:126, 7": the runs of the bits, from the highest. */
struct str page_bit_ranges(struct arena *arena, struct word bits);
/* A value as text has it, or as a number: "PT", "0x40". */
struct str page_value(struct arena *arena, const struct type *type, uint64_t value);
/* "0x40" or "5": a number as the assembly of the instruction set prints it. */
struct str page_number(struct arena *arena, const struct isa *isa, uint64_t value);
/* Ternary digits in groups of four from the right: "01?? 1???". */
struct str page_pattern(struct arena *arena, struct cube cube, unsigned lsb, unsigned width);

/* diagram.c: the drawing of an opcode's encoding: <row> and <cell> elements in a <drawing>. */
void page_diagram(struct pages *pages, xmlNodePtr parent, const struct page_family *family,
	const struct opcode *opcode);
/* The numbers of `count` bits from bit `first` on, above their columns in a row of `row` bits. */
struct str page_diagram_numbers(struct arena *arena, unsigned first, unsigned count, unsigned row);
unsigned page_diagram_row(const struct isa *isa);

#endif
