/* SPDX-License-Identifier: MIT */
/* One instruction under construction: its statements, its template, the header of its block, and
 * what the template shows, from which texts and words are made. */
#ifndef SPECC_TESTS_SPECGEN_FAMILY_H
#define SPECC_TESTS_SPECGEN_FAMILY_H

#include "specgen.h"

enum { MOST_SHOWN = 16, MOST_SIGNS = 3 };

/* A modifier or operand in the template. */
struct shown {
	const char *before; /* the text before it */
	const char *name;   /* as in the header */
	struct place place;
	const struct values *values; /* of a modifier */
	const struct type *type;     /* of an operand */
	const struct mode *mode;     /* of one with alternatives, */
	unsigned mode_class;         /* and which of them it has */
	unsigned range;              /* number of registers */
	bool optional;
	uint64_t usual; /* its bits if it is omitted */
	unsigned sign_count;
	char signs[MOST_SIGNS];
	struct place sign_places[MOST_SIGNS];
};

/* How the opcodes of a family are written. */
enum style { AS_OPCODES, AS_ITSELF, AS_ROWS };

struct family {
	const char *name;
	struct {
		const char *name, *mnemonic;
	} opcodes[MOST_OPCODES];
	unsigned opcode_count, appended;
	enum style style;
	bool named;              /* the template has the hole $name */
	unsigned variants;       /* its rows of the group with rows, as bits; 0: it is not in it */
	bool twin;               /* the first opcode has another code, which is DecodeOnly */
	const char *prefix_text; /* before it; or NULL */
	struct text fills;
	struct text encoding, template, header, order, in, out, lists, modifiers;
	struct shown shown[MOST_SHOWN];
	unsigned shown_count, operands;
	unsigned length, code;
	bool guarded, prefix;
	const struct type *sum; /* a sum or similar operation on two registers of this type, or NULL */
};

/* operand.c: each adds to encoding, template, header and scope if there is room. */
void operand_begin(void);
void operand_output(struct family *f);
void operand_register(struct family *f);
void operand_immediate(struct family *f, bool last);
void operand_modifier(struct family *f);
void operand_mode(struct family *f);
/* A register of this type that is written or read, without signs. */
void operand_plain(struct family *f, const struct type *type, bool is_output);
/* Defines the template words that have names of their own. */
void operands_print(void);

/* variant.c: makes it one of the group with rows, or not. */
void variants_of_family(struct family *f);
/* The ending of the mnemonic for one of its rows, whose bits are put into the word. */
const char *pick_variant(const struct family *f, struct word *word);

/* mode.c */
const char *mode_type_name(const struct mode *mode, unsigned class);
/* What it reads as; *least: the width of the narrowest place that can be written. */
struct value mode_value(const struct mode *mode, unsigned class, unsigned *least);
/* Can all rows be written, and with the same width? */
bool mode_is_even(const struct mode *mode, unsigned class);
bool mode_has_address(const struct mode *mode, unsigned class);
/* A text for it, with its bits; what it appends is put into the word from *end up. */
const char *pick_mode(
	const struct mode *mode, unsigned class, uint64_t *bits, struct word *word, unsigned *end);

/* example.c */
/* A text for a part of this type, with its bits. */
const char *pick_part(const struct type *type, uint64_t *bits);
/* The section with examples, each with its word; it follows the blocks. */
void examples_print(const struct family *f);
/* The block of an instruction on three registers of that type, and its cases. */
void sum_print(struct family *f, const struct type *type);
/* Other ways to write the instruction. */
void alias_print(const struct family *f);

#endif
