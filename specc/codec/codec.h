/* SPDX-License-Identifier: MIT */
/* Codec: converts instructions between bytes, words and text, directly from the IR.
 * In: struct isa and bytes, a word or a line of text. Out: a decoded instruction, a word, text, or
 * the reason why there is none (bytes and words) or what was expected (text).
 * Read first: this header, then decode.c and parse.c. The generated C implements the same contract
 * in another way; tests compare the two. */
#ifndef SPECC_CODEC_CODEC_H
#define SPECC_CODEC_CODEC_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "base/arena.h"
#include "base/diag.h"
#include "base/str.h"
#include "isa/ir.h"

/* Indexes over one isa: mnemonics, legal sets, decode trees. Contains working memory, so it is not
 * thread-safe. Allocated in the arena; the isa must outlive it and must not change. */
struct codec;
struct codec *codec_new(struct arena *arena, const struct isa *isa);
const struct isa *codec_isa(const struct codec *codec);

/* ---- what a text begins with ---- */

/* The first words of the form's texts after leading optional parts, in lower case if case does not
 * matter: one, or several if names of values are in it. None: it begins with anything else, or
 * there are too many. */
struct opening_words {
	VEC(struct str) list;
};
struct opening_words codec_first_words(
	struct arena *arena, const struct isa *isa, const struct form *form);
/* The most words of a text in front of that one, if the numbers in it are plain. */
unsigned codec_leading_words(const struct form *form);

/* The end of the token that starts at `from` in a literal text: a word, possibly with a leading
 * dot, or one other character. */
size_t codec_token_end(struct str text, size_t from);

/* ---- decode ---- */

enum decode_status {
	DECODE_OK,
	DECODE_TRUNCATED, /* fewer bytes than the first unit, or than the length that it selects */
	DECODE_UNDEFINED, /* matches no opcode's fixed bits */
	DECODE_RESERVED   /* matches an opcode's fixed bits, but is not legal: see reason */
};

enum reserved_reason {
	RESERVED_NONE,
	RESERVED_BITS,      /* `bits`: bits outside of all fields that are 1 */
	RESERVED_VALUE,     /* the value of `field` is not valid for its type */
	RESERVED_CONSTRAINT /* the value of `field` is illegal in combination with the other fields */
};

struct decoded {
	enum decode_status status;
	unsigned length; /* bits; of bytes, 0 if the first unit is incomplete */
	bool is_open;    /* DECODE_TRUNCATED: it has at least this length */
	struct word word;
	const struct opcode *opcode; /* OK, RESERVED: the first whose fixed bits match best */
	const struct form *form;     /* OK: the canonical form */
	enum reserved_reason reason;
	struct word bits;
	const struct field *field;
	const struct form *nearest; /* RESERVED_CONSTRAINT: the form with the fewest wrong fields */
	const struct encoding_error
		*error; /* RESERVED_CONSTRAINT: statement that forbids it, or NULL */
};

/* The length in bits of the instruction that w begins with; how many bits of w decide it. */
unsigned codec_word_length(const struct codec *codec, struct word w);
unsigned codec_length_bits(const struct codec *codec, struct word w);
/* Decodes the low `length` bits of w. */
void codec_decode_word(
	struct codec *codec, struct word w, unsigned length, struct decoded *decoded);
/* Decodes the first instruction in `size` bytes. */
void codec_decode_bytes(
	struct codec *codec, const uint8_t *bytes, size_t size, struct decoded *decoded);
/* Why the word is not an instruction, as a sentence without full stop ("field 'wsb' (bits 125:123)
 * holds 6, ..."); empty for DECODE_OK. Allocated in the arena. */
struct str codec_reason(struct codec *codec, struct arena *arena, const struct decoded *decoded);

/* The first form of the opcode that contains the word (fixed bits match, reserved bits are zero,
 * all fields are legal), or NULL. */
const struct form *codec_legal_form(
	struct codec *codec, const struct opcode *opcode, struct word w);
/* Does the form contain the word? Ignores reserved bits. */
bool codec_form_holds(struct codec *codec, const struct form *form, struct word w);

/* ---- format ---- */

/* The members of a list whose bits are in the mask: "d0-d3/a6". */
struct str codec_list_text(struct arena *arena, const struct register_list *list, uint64_t mask);
/* The text of an operand with this value, type and number of registers. */
struct str codec_operand_text(
	struct arena *arena, const struct type *type, unsigned count, uint64_t value);
/* What an operand of this type and number of registers can be, for messages: "a number -64 to 63".
 * Empty for enums and composites. Allocated in the arena. */
struct str codec_expected(struct arena *arena, const struct type *type, unsigned count);

/* Writes the canonical text of a word in the form, with the isa's terminator. Returns the bytes
 * needed, excluding the NUL; writes at most `size` bytes, always NUL-terminated if size > 0. If the
 * form does not contain the word, the text is unspecified. */
size_t codec_format(
	struct codec *codec, const struct form *form, struct word w, char *out, size_t size);
struct str codec_text(
	struct codec *codec, struct arena *arena, const struct form *form, struct word w);

/* Names to print instead of operands, e.g. labels instead of displacements. */
struct operand_names {
	/* Gets the name of an operand with these bits; false: none, print as usual. */
	bool (*find)(void *context, const struct element *element, uint64_t bits, struct str *name);
	void *context;
};
/* Like codec_format, with names. */
size_t codec_format_named(struct codec *codec, const struct form *form, struct word w,
	const struct operand_names *names, char *out, size_t size);

/* ---- parse ---- */

struct parsed {
	bool ok;
	const struct opcode *opcode; /* ok */
	const struct form *form;     /* ok: the canonical form, i.e. the first that contains the word */
	const struct form *read_by;  /* ok: the form that the text matched */
	struct word word;            /* ok */
	size_t end;                  /* ok: of its text, bytes; a comment may follow */
	/* codec_parse_all only: another opcode or word that matches the same text, or NULL */
	const struct form *other;
	struct word other_word;
	/* not ok */
	size_t offset;      /* of the error, bytes */
	size_t extent;      /* length of the token found there, bytes; 0 at the end */
	unsigned column;    /* 1-based, in code points */
	struct str message; /* what was expected and found; allocated in the arena */
	struct str near;    /* the likely text in place of that token, or empty */
};

/* How text is parsed, here and in the generated C:
 * - Blanks are allowed between any two tokens: words (also with a leading dot: ".X"), numbers,
 *   registers, other characters. A word ends before the first character other than [A-Za-z0-9_].
 * - Modifiers in a row may be in any order: the first in template order, among those not yet taken,
 *   that lists the value takes it.
 * - Numbers: decimal, 0x, 0b, the isa's own hexadecimal prefix, with optional '-'. A type with a
 *   fixed number of digits takes exactly these in its own base, and another operand may
 *   follow directly. Floats: see number/text.h.
 * - Registers: prefix and number without leading zeros, names, aliases; count > 1: prefix[a:b] with
 *   b = a + count - 1, or the name of a constant register.
 * - A field that is written twice must get the same value both times. */

/* Parses the text of one instruction, with or without terminator and comment. The first match wins:
 * forms are tried in definition order, optional parts present before absent. */
bool codec_parse(struct codec *codec, struct arena *arena, struct str text, struct parsed *parsed);
/* Like codec_parse, and checks whether another form parses the text as another instruction. */
bool codec_parse_all(
	struct codec *codec, struct arena *arena, struct str text, struct parsed *parsed);

/* What a word of the form is where its text shows nothing: hidden values that the first box allows,
 * else the least ones there. */
struct word codec_unwritten_word(const struct form *form);
/* Reads the text as this form alone; false if it cannot be one. */
bool codec_read_form(
	struct codec *codec, const struct form *form, struct str text, struct word *word);

/* Can the mark of comments be a part of an instruction? Then where one begins depends on what the
 * line is. */
bool codec_marks_may_belong(const struct codec *codec);
/* Like codec_parse_all, of the line of an example, without aliases: `=>` and an encoding may follow
 * the instruction; parsed->end is where it ends. */
bool codec_parse_example(
	struct codec *codec, struct arena *arena, struct str line, struct parsed *parsed);

/* Reader of operands whose value the codec cannot know: expressions with symbols. */
struct operand_reader {
	/* Reads the longest expression at offset `at`, unless it is a plain number. Returns the offset
	 * after it, or 0 if there is none. Called with the start of the text if no form fits this
	 * one. */
	size_t (*read)(void *context, struct str text, size_t at);
	void *context;
	/* Set by codec_parse_open: offset of a parenthesis in the text that may belong to a form, or
	 * SIZE_MAX. */
	size_t parenthesis;
};

/* An operand parsed by the reader: bytes [from, to) of the text. Its value belongs in bits
 * [element->lsb, + element->width) of element->field. */
struct open_operand {
	const struct element *element; /* of an integer type */
	size_t from, to;
};

/* A form that matches the text, except for its open operands. It may turn out not to contain the
 * word. */
struct form_reading {
	const struct form *form;
	struct word word; /* open operands have the bits of unwritten fields */
	const struct open_operand *operands;
	size_t count; /* at least 1 */
};
struct readings {
	struct form_reading *items;
	size_t count, capacity;
};

enum parse_depth {
	PARSE_QUIET, /* no error message; parsed->form is the form that the text matched */
	PARSE_FIRST,
	PARSE_ALL /* looks for another match, like codec_parse_all */
};

/* Like codec_parse, without aliases. Returns true if parsed->ok, or if no form matches with plain
 * numbers and *readings has those that match with open operands, in definition order. reader and
 * readings may both be NULL. Results are allocated in the arena. */
bool codec_parse_open(struct codec *codec, struct arena *arena, struct str text,
	struct operand_reader *reader, enum parse_depth depth, struct readings *readings,
	struct parsed *parsed);
/* The bits that encode a number in an integer type; false if it cannot be encoded. */
bool codec_encode_integer(
	const struct type *type, uint64_t magnitude, bool negative, uint64_t *bits);

/* The number that the bits of an integer type encode: returns its magnitude, and its sign. */
uint64_t codec_integer(const struct type *type, uint64_t bits, bool *negative);
/* Why the form does not contain the word, as a sentence without full stop, allocated in the
 * arena. */
struct str codec_why_not(struct arena *arena, const struct form *form, struct word w);

/* ---- samples and checks ---- */

/* The next number of a generator (xorshift64*, Vigna 2016); *state must not be 0. */
uint64_t codec_random(uint64_t *state);

/* Generates a word of the form. variant 0: hidden values where legal; 1: smallest values; 2:
 * largest values; 3: hidden values but for one random field; from 4: all fields random. *random is
 * the state of the generator, not 0. */
struct word codec_sample(const struct form *form, unsigned variant, uint64_t *random);

/* Check `ambiguous-syntax`: reports forms with sample words whose canonical text is parsed as
 * another opcode or with other fields. */
void codec_check_syntax(struct codec *codec, struct arena *arena, struct diag *diag);
/* Check `alias`: reports aliases whose meaning is not an instruction, or whose own text is one.
 * Silent if there are errors already, as they may be the cause. */
void codec_check_aliases(struct codec *codec, struct arena *arena, struct diag *diag);
/* The same check of those that are printed: that they are, are read back, and have a preference. */
void codec_check_printed(struct codec *codec, struct arena *arena, struct diag *diag);

#endif
