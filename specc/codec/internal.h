/* Shared by the files of this room; nobody else includes it. */
#ifndef SPECC_CODEC_INTERNAL_H
#define SPECC_CODEC_INTERNAL_H

#include "codec/codec.h"
#include "encoding/dtree.h"
#include "encoding/length.h"

/* A set of values that one field must be in, beyond what the cube of its box says. */
struct set_test {
	const struct field *field;
	const struct cube_set *set;
};

/* A box as a test on words: fields with one cube of values are merged into `cube`. */
struct box_test {
	struct cube cube;
	const struct set_test *sets;
	size_t count;
};

/* Bit c & 127 for the character c, folded. */
struct char_set {
	uint64_t bits[2];
};

struct form_tests {
	const struct box_test *boxes;
	size_t count;
	struct word initial;              /* every field that the text does not write, as it must be */
	struct char_set once, twice, all; /* characters that its text surely has, has twice; may have */
	bool is_open;                     /* all does not hold for operands that a reader reads */
};

/* Forms whose text begins with the same word (after optional parts). */
struct mnemonic {
	VEC(const struct form *) forms;
	struct str name;
};

struct length_tree {
	unsigned length;
	struct dtree *tree;
};

struct codec {
	struct arena *arena;
	const struct isa *isa;
	struct form_tests *forms;         /* by form->index */
	struct str_map mnemonics;         /* struct mnemonic by its word (lower case when fold_case) */
	VEC(const struct form *) general; /* forms that begin otherwise */
	VEC(struct length_tree) trees;
	struct length_map *lengths;
	struct alias_index *aliases; /* alias.c; NULL: not made yet */
	bool *shown;                 /* format: groups of a form, by group_index */
	bool plain_comments;         /* no form has the character that comments begin with */
};

/* ASCII letters in lower case where the isa folds case. */
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

/* The bits of the instruction that hold `value` in the field; others zero. */
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

/* True when the number prints as prefix and number. */
bool codec_register_numbered(const struct register_file *file, uint64_t number);

/* Sets the place of an error: so many bytes at byte `at` of the text. */
void codec_place(struct str text, size_t at, size_t extent, struct parsed *parsed);

/* The constraint that the word breaks: fields that keep it out of the form, fewest first. */
struct misfit {
	const struct form *form;
	const struct box *box;
	const struct field *field; /* first wrong field, in order of the opcode's fields */
	size_t count;              /* wrong fields */
};
/* The box, of these forms, that the word misses in the fewest fields. */
struct misfit codec_misfit(struct form *const *forms, size_t count, struct word w);
/* The EncodingError or Constraint of the opcode's chain that forbids the word, or NULL. */
const struct encoding_error *codec_forbidden(const struct opcode *opcode, struct word w);
/* "'upq' must be UPT unless 'ext' is X" */
struct str codec_misfit_text(struct arena *arena, const struct misfit *misfit, struct word w);

/* Fills once, twice, all of each form's tests. */
void codec_build_signs(struct codec *codec);

/* codec_parse and codec_parse_all without aliases. */
bool codec_parse_plain(
	struct codec *codec, struct arena *arena, struct str text, bool all, struct parsed *parsed);

#endif
