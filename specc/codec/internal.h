/* SPDX-License-Identifier: MIT */
/* Shared by the files of this room; no other room includes it. */
#ifndef SPECC_CODEC_INTERNAL_H
#define SPECC_CODEC_INTERNAL_H

#include "codec/codec.h"
#include "encoding/dtree.h"
#include "encoding/length.h"

/* The set that a field's value must be in, beyond the cube of the box. */
struct set_test {
	const struct field *field;
	const struct cube_set *set;
};

/* A box as a test on words: fields whose values are a single cube are merged into `cube`. */
struct box_test {
	struct cube cube;
	const struct set_test *sets;
	size_t count;
};

/* A set of characters: bit c & 127 for the case-folded character c. */
struct char_set {
	uint64_t bits[2];
};

struct form_tests {
	const struct box_test *boxes;
	size_t count;
	struct word initial;              /* the values of the fields that the text does not write */
	struct char_set once, twice, all; /* characters its text must have; must have twice; may have */
	bool is_open;                     /* `all` excludes operands parsed by a reader */
};

/* The forms whose text begins with this word, after optional parts. */
struct mnemonic {
	VEC(const struct form *) forms;
	struct str name;
	uint64_t tried_in; /* number of the text for which its forms were tried */
};

struct length_tree {
	unsigned length;
	struct dtree *tree;
};

struct codec {
	struct arena *arena;
	const struct isa *isa;
	struct form_tests *forms;         /* by form->index */
	struct str_map mnemonics;         /* struct mnemonic by word (lower case if fold_case) */
	VEC(const struct form *) general; /* all other forms */
	unsigned leading_words;           /* most words in front of a mnemonic */
	uint64_t texts;                   /* parsed so far */
	VEC(struct length_tree) trees;
	struct length_map *lengths;
	struct alias_index *aliases;  /* alias.c; NULL: not built yet */
	struct printed_list *printed; /* printed.c: by form->index; NULL: not built yet */
	bool *shown;                  /* format: groups of a form, by group_index */
	bool plain_comments;          /* no form has the first character of comments */
};

/* Lower-cases an ASCII letter if the isa folds case. */
static inline char codec_fold(const struct codec *codec, char c)
{
	return codec->isa->fold_case && c >= 'A' && c <= 'Z' ? (char)(c - 'A' + 'a') : c;
}

static inline void char_set_add(struct char_set *set, char c)
{
	unsigned char u = (unsigned char)c;
	set->bits[u >> 6 & 1] |= (uint64_t)1 << (u & 63);
}

static inline bool char_set_has(const struct char_set *set, char c)
{
	unsigned char u = (unsigned char)c;
	return set->bits[u >> 6 & 1] >> (u & 63) & 1;
}

static inline bool char_set_within(const struct char_set *a, const struct char_set *b)
{
	return !((a->bits[0] & ~b->bits[0]) | (a->bits[1] & ~b->bits[1]));
}

/* `value` placed in the field's bits of the instruction; all other bits are zero. */
static inline struct word codec_spread(const struct field *field, uint64_t value)
{
	struct word zero = { 0, 0 };
	if (field->pieces.count != 1)
		return field_insert(field, zero, value);
	unsigned lsb = field->pieces.items[0].lsb;
	if (lsb >= 64)
		return (struct word){ 0, value << (lsb - 64) };
	return (struct word){ value << lsb, lsb ? value >> (64 - lsb) : 0 };
}

/* The forms that begin with this word, or NULL. */
struct mnemonic *codec_mnemonic(const struct codec *codec, struct str word);

/* The value of a field that the text does not write: its hidden value if the set allows it, else
 * the value implied by the form's literal text. */
uint64_t codec_unwritten_value(const struct field *field, const struct cube_set *set);

/* Does the register print as prefix and number? */
bool codec_register_numbered(const struct register_file *file, uint64_t number);

/* Adds the offset of a type to a number, or subtracts it; false if 64 bits and a sign cannot hold
 * the result. */
bool codec_add_offset(uint64_t *magnitude, bool *negative, int64_t offset, bool subtract);

/* Sets the position of an error: `extent` bytes at offset `at` of the text. */
void codec_place(struct str text, size_t at, size_t extent, struct parsed *parsed);

/* A box that does not contain a word, and the fields with values outside of it. */
struct misfit {
	const struct form *form;
	const struct box *box;
	const struct field *field; /* first of these, in the order of the opcode's fields */
	size_t count;              /* number of these */
};
/* The box of these forms that the word misses in the fewest fields. */
struct misfit codec_misfit(struct form *const *forms, size_t count, struct word w);
/* The EncodingError or Constraint, own or inherited, that forbids the word, or NULL. */
const struct encoding_error *codec_forbidden(const struct opcode *opcode, struct word w);
/* Text such as "'upq' must be UPT unless 'ext' is X". */
struct str codec_misfit_text(struct arena *arena, const struct misfit *misfit, struct word w);

/* Fills in `once`, `twice` and `all` of each form's tests. */
void codec_build_signs(struct codec *codec);

/* codec_parse and, if `all` is set, codec_parse_all, both without aliases. */
bool codec_parse_plain(
	struct codec *codec, struct arena *arena, struct str text, bool all, struct parsed *parsed);

/* In a text for codec_read_holes: one and the byte after it stand for any operand. */
#define CODEC_HOLE       '\x1a'
#define CODEC_GLUED_HOLE '\x1b' /* for an optional part or modifier of a word */
/* The readings of a text that has holes, which are its open operands. */
void codec_read_holes(
	struct codec *codec, struct arena *arena, struct str text, struct readings *readings);

/* Reads a text that is the operand and nothing else. */
bool codec_read_operand(
	struct codec *codec, const struct element *e, struct str text, uint64_t *value);

#endif
