/* Codec: instructions as bytes, words and text, straight from the IR.
 * In: struct isa and bytes, a word or a line of text. Out: a decoded instruction, a word, text, or
 * the reason why there is none.
 * Read first: this header, then decode.c and parse.c. The generated C keeps the same contract in
 * another way; tests compare the two. */
#ifndef SPECC_CODEC_CODEC_H
#define SPECC_CODEC_CODEC_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "base/arena.h"
#include "base/diag.h"
#include "base/str.h"
#include "isa/ir.h"

/* Indexes over one isa: mnemonics, legal sets, decode trees. Holds working memory, so one codec
 * serves one thread. The arena owns it; the isa must stay and must not change. */
struct codec;
struct codec *codec_new(struct arena *arena, const struct isa *isa);
const struct isa *codec_isa(const struct codec *codec);

/* ---- decode ---- */

enum decode_status {
	DECODE_OK,
	DECODE_TRUNCATED, /* fewer bytes than the first unit, or than the length that it selects */
	DECODE_UNDEFINED, /* matches no opcode's fixed bits */
	DECODE_RESERVED   /* matches an opcode's fixed bits, but is not legal: see reason */
};

enum reserved_reason {
	RESERVED_NONE,
	RESERVED_BITS,      /* `bits`: ones in bits that no field of the opcode covers */
	RESERVED_VALUE,     /* `field` holds a value that its type does not have */
	RESERVED_CONSTRAINT /* `field` holds a value that it cannot have together with the others */
};

struct decoded {
	enum decode_status status;
	unsigned length; /* bits, as the first unit selects; 0 when not even that is there */
	struct word word;
	const struct opcode *opcode; /* OK, RESERVED: the first whose fixed bits match best */
	const struct form *form;     /* OK: the canonical form */
	enum reserved_reason reason;
	struct word bits;
	const struct field *field;
	const struct form *nearest; /* RESERVED_CONSTRAINT: the form with the fewest wrong fields */
	const struct encoding_error
		*error; /* RESERVED_CONSTRAINT: the statement that forbids it, or NULL */
};

/* The length in bits of the word whose first unit (the low bits of w) is this one. */
unsigned codec_word_length(const struct codec *codec, struct word w);
/* Decodes a word of `length` bits (bits beyond are ignored). */
void codec_decode_word(
	struct codec *codec, struct word w, unsigned length, struct decoded *decoded);
/* Decodes the instruction at the front of size bytes. */
void codec_decode_bytes(
	struct codec *codec, const uint8_t *bytes, size_t size, struct decoded *decoded);
/* Why the word is not defined, as a sentence without full stop ("field 'wsb' (bits 123-125) holds
 * 6, ..."); empty for DECODE_OK. The arena owns the text. */
struct str codec_reason(struct codec *codec, struct arena *arena, const struct decoded *decoded);

/* The first form of the opcode that holds the word (fixed bits, reserved bits and all fields
 * legal), or NULL. */
const struct form *codec_legal_form(
	struct codec *codec, const struct opcode *opcode, struct word w);
/* Does this form hold the word? (Reserved bits are not looked at.) */
bool codec_form_holds(struct codec *codec, const struct form *form, struct word w);

/* ---- format ---- */

/* A value as an operand of this type and count of registers. */
struct str codec_operand_text(
	struct arena *arena, const struct type *type, unsigned count, uint64_t value);
/* What an operand of this type and count of registers may be, for messages: "a number -64 to 63".
 * Empty for enumerations and compounds. The arena owns the text. */
struct str codec_expected(struct arena *arena, const struct type *type, unsigned count);

/* The canonical text of a word that the form holds, with the isa's terminator. Returns the bytes
 * needed without NUL; writes at most size bytes, always NUL-terminated when size > 0. A word that
 * the form does not hold gives some text, never a crash. */
size_t codec_format(
	struct codec *codec, const struct form *form, struct word w, char *out, size_t size);
struct str codec_text(
	struct codec *codec, struct arena *arena, const struct form *form, struct word w);

/* Names for operands: labels in place of displacements. */
struct operand_names {
	/* The name for an operand that holds these bits; false: it has none and prints as ever. */
	bool (*find)(void *context, const struct element *element, uint64_t bits, struct str *name);
	void *context;
};
/* codec_format with names. */
size_t codec_format_named(struct codec *codec, const struct form *form, struct word w,
	const struct operand_names *names, char *out, size_t size);

/* ---- parse ---- */

struct parsed {
	bool ok;
	const struct opcode *opcode; /* ok */
	const struct form *form;     /* ok: the canonical form, the first that holds the word */
	const struct form *read_by;  /* ok: the form whose text was read */
	struct word word;            /* ok */
	/* codec_parse_all only: another opcode or word that the same text can mean, or NULL */
	const struct form *other;
	struct word other_word;
	/* not ok */
	size_t offset;      /* byte of the text */
	size_t extent;      /* bytes of what was found there, 0 at the end */
	unsigned column;    /* 1-based, in code points */
	struct str message; /* what was expected and found; the arena owns it */
};

/* How text is read; the generated C does the same.
 * - Blanks may be between any two tokens: words (also with a dot before them: ".X"), numbers,
 *   registers, other characters. A word of the text ends where no letter, digit or '_' follows.
 * - Modifiers in a row may be in any order: of those not yet taken the first in template order
 *   that lists the value takes it.
 * - Numbers: decimal, 0x, 0b, the isa's own hexadecimal prefix; '-' before them. A type with a
 *   fixed number of digits takes exactly these in its own base; after it another operand may
 *   follow directly. Floats: see number/text.h.
 * - Registers: prefix and number without leading zeros, names, aliases; count > 1: prefix[a:b] with
 *   b = a + count - 1, or a constant register by its name.
 * - A field that the text writes twice must get the same value. */

/* Reads the text of one instruction, with or without terminator and comment. Of several readings
 * the first counts: forms in the order of definition, optional parts present before absent. */
bool codec_parse(struct codec *codec, struct arena *arena, struct str text, struct parsed *parsed);
/* The same, and looks whether another form reads the text as another instruction. */
bool codec_parse_all(
	struct codec *codec, struct arena *arena, struct str text, struct parsed *parsed);

/* Operands whose number the codec cannot know: expressions with symbols. */
struct operand_reader {
	/* Reads the longest expression at byte `at` of the text that is more than a number. Returns the
	 * byte after it, 0 where there is none. */
	size_t (*read)(void *context, struct str text, size_t at);
	void *context;
	/* Set by codec_parse_open: where some form has a parenthesis of its own in the text, SIZE_MAX:
	 * nowhere. */
	size_t parenthesis;
};

/* An operand that was read by the reader: bytes [from, to) of the text. Its bits belong to bits
 * [element->lsb, + element->width) of element->field. */
struct open_operand {
	const struct element *element; /* of an integer type */
	size_t from, to;
};

/* A form that reads the text, apart from its open operands; it may not hold the word then. */
struct reading {
	const struct form *form;
	struct word word; /* bits of the open operands: as where the text does not write them */
	const struct open_operand *operands;
	size_t count; /* at least 1 */
};
struct readings {
	struct reading *items;
	size_t count, capacity;
};

enum parse_depth {
	PARSE_QUIET, /* parsed has no message, and parsed->form is the form whose text was read */
	PARSE_FIRST,
	PARSE_ALL /* looks for another reading, as codec_parse_all */
};

/* Reads text as codec_parse does, without aliases. True: parsed->ok, or no form reads it with plain
 * numbers and *readings has those that do with open operands, in order of definition. reader and
 * readings may both be NULL. The arena owns what is returned. */
bool codec_parse_open(struct codec *codec, struct arena *arena, struct str text,
	struct operand_reader *reader, enum parse_depth depth, struct readings *readings,
	struct parsed *parsed);
/* The bits that stand for a number in an integer type; false: none do. */
bool codec_encode_integer(
	const struct type *type, uint64_t magnitude, bool negative, uint64_t *bits);

/* The number that bits of an integer type stand for: its size and sign. */
uint64_t codec_integer(const struct type *type, uint64_t bits, bool *negative);
/* Why the form does not hold the word, as a sentence without full stop. The arena owns it. */
struct str codec_why_not(struct arena *arena, const struct form *form, struct word w);

/* ---- samples and checks ---- */

/* A word that the form holds. variant 0: hidden values where legal; 1: smallest values; 2: largest
 * values; 3: hidden values but one field random; then all fields random. *random is the state of
 * the generator, any number but 0. */
struct word codec_sample(const struct form *form, unsigned variant, uint64_t *random);

/* Check `ambiguous-syntax`: the canonical text of some words of every form is read as another
 * opcode or with other fields. */
void codec_check_syntax(struct codec *codec, struct arena *arena, struct diag *diag);
/* Check `alias`: what an alias stands for is not an instruction, or its own text is one. Says
 * nothing when there are errors already: they may be the cause. */
void codec_check_aliases(struct codec *codec, struct arena *arena, struct diag *diag);

#endif
