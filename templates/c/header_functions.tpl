%# SPDX-License-Identifier: MIT

/* One instruction: its bits and their decoding. Bit 0 of the instruction is the lowest bit of
 * word[0]. All zeros: not an instruction. */
struct ${$p}_insn {
	uint64_t word[${$P}_LIMBS];
	${$d/@index} opcode; /* enum ${$p}_opcode */
	${$d/@index} form;   /* its form, set by decode and parse; 0: unknown */
	uint8_t length;  /* bytes */
};

/* ---- bytes and instructions ---- */

/* Decodes the instruction at the beginning of size bytes. insn->length is set unless the bytes end
 * before they determine it; insn->opcode is set with OK and RESERVED. Never reads beyond size.
 * Returns OK, TRUNCATED, UNDEFINED or RESERVED. */
enum ${$p}_status ${$p}_decode(const uint8_t *bytes, size_t size, struct ${$p}_insn *insn);

/* Writes insn->length bytes. Only legal instructions are written: an instruction that ${$p}_decode
 * would not accept gives UNDEFINED or RESERVED, and too small a size gives NO_ROOM. */
enum ${$p}_status ${$p}_encode(const struct ${$p}_insn *insn, uint8_t *bytes, size_t size);

enum ${$p}_reason_kind {
	${$P}_REASON_NONE,      /* it is legal */
	${$P}_REASON_BITS,      /* `bits` must be zero: no field of the opcode covers them */
	${$P}_REASON_VALUE,     /* the value of `field` is not one of its type */
	${$P}_REASON_CONSTRAINT  /* `field` must not hold its value together with the others;
			     * ${$P}_FIELD_COUNT: the opcode cannot be written at all */
};

struct ${$p}_reason {
	enum ${$p}_reason_kind kind;
	enum ${$p}_field field;
	uint64_t bits[${$P}_LIMBS];
};

/* Explains why an instruction with an opcode is reserved. Returns OK, RESERVED or UNDEFINED. */
enum ${$p}_status ${$p}_explain(const struct ${$p}_insn *insn, struct ${$p}_reason *reason);

/* ---- fields ---- */

/* Makes an instruction of this opcode with all defaults, and 0 in fields without one; false for an
 * unknown opcode. It may be illegal until its operands are set. */
bool ${$p}_init(struct ${$p}_insn *insn, enum ${$p}_opcode opcode);

bool ${$p}_has(const struct ${$p}_insn *insn, enum ${$p}_field field);
/* The bits of a field; 0 if the opcode does not have the field. */
uint64_t ${$p}_get(const struct ${$p}_insn *insn, enum ${$p}_field field);
/* Returns OK, NO_FIELD or TOO_WIDE; ${$p}_encode checks the combination of values. */
enum ${$p}_status ${$p}_set(struct ${$p}_insn *insn, enum ${$p}_field field, uint64_t value);

const char *${$p}_opcode_name(enum ${$p}_opcode opcode); /* "" if unknown */
const char *${$p}_field_name(enum ${$p}_field field);

/* Fields by name, for instructions that have them. */
%each $d/field-names/c-field
static inline uint64_t ${$p}_get_${id: @id}(const struct ${$p}_insn *insn)
{
%if @mask
	return insn->word[${@limb}] >> ${@shift} & ${@mask};
%else
	return ${$p}_get(insn, ${$P}_FIELD_${id: @id});
%end
}
%end

/* ---- text ---- */

/* Writes the canonical text and a NUL, truncated to size. Returns the bytes of the whole text
 * without NUL, as snprintf does; 0 and "" for an illegal instruction. */
size_t ${$p}_format(const struct ${$p}_insn *insn, char *text, size_t size);

struct ${$p}_error {
	size_t offset;     /* byte of the text */
	unsigned column;   /* the same in code points, from 1 */
	char message[160]; /* what was expected there */
};

/* Reads the text of one instruction, with or without terminator and comment; it need not end in a
 * NUL. error may be NULL. Returns OK or SYNTAX; with SYNTAX insn is all zeros. */
enum ${$p}_status ${$p}_parse(const char *text, size_t length, struct ${$p}_insn *insn,
			 struct ${$p}_error *error);
%if $d/aliases/@count != '0'

/* The same if an alias may stand for several instructions: *count is their number, list receives
 * the first `most` of them. */
enum ${$p}_status ${$p}_parse_line(const char *text, size_t length, struct ${$p}_insn *list,
			      size_t most, size_t *count, struct ${$p}_error *error);
%end

#ifdef __cplusplus
}
#endif

#endif
