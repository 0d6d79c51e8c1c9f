%# SPDX-License-Identifier: MIT

/** One instruction: its bits and their decoding. All zeros: not an instruction. */
struct ${$p}_insn {
	uint64_t word[${$P}_LIMBS]; /**< bit 0 of the instruction is the lowest bit of word[0] */
	enum ${$p}_opcode opcode; /**< what the bits mean */
	${$d/@index} form; /**< which text it has, set by decode and parse; 0: not known. Set it to 0
			 * when you change word. */
	uint8_t length; /**< bytes */
};

/* ---- bytes and instructions ---- */

/** Decodes the instruction at the beginning of some bytes. Nothing behind these is read.
 * @param[in] bytes  the bytes, the first one first; NULL is allowed if size is 0
 * @param[in] size   how many there are
 * @param[out] insn  the instruction. With UNDEFINED it has no opcode, but its bits and a length,
 *                   after which decoding can go on. With RESERVED it has an opcode, and
 *                   ${$p}_explain says what is wrong. With TRUNCATED it is all zeros but its
%if $appends or count($d/lengths/c-length) > 1
 *                   length, which is 0 if size is less than ${$d/@unit-bytes}. Else the
 *                   instruction has at least that many bytes, and more than size; more bytes can
 *                   show that it is longer.
%else
 *                   length, ${$d/lengths/c-length/@bytes}.
%end
 * @return OK, TRUNCATED, UNDEFINED or RESERVED */
enum ${$p}_status ${$p}_decode(const uint8_t *bytes, size_t size, struct ${$p}_insn *insn);

/** Writes the bytes of an instruction that ${$p}_decode would accept.
 * @param[in] insn    the instruction
 * @param[out] bytes  receives insn->length bytes; unchanged unless the result is OK
 * @param[in] size    bytes that there is room for
 * @return OK, or the first that applies: UNDEFINED or RESERVED, as ${$p}_explain, if it is not
 *         legal; WRONG_LENGTH; NO_ROOM */
enum ${$p}_status ${$p}_encode(const struct ${$p}_insn *insn, uint8_t *bytes, size_t size);

/** What is wrong with an instruction that is reserved. */
enum ${$p}_reason_kind {
	${$P}_REASON_NONE, /**< nothing, it is legal */
	${$P}_REASON_BITS, /**< `bits` must be zero: no field of the opcode covers them */
	${$P}_REASON_VALUE, /**< the value of `field` is not one of its type */
	${$P}_REASON_CONSTRAINT, /**< `field` must not have its value together with the values of the
			     * others; ${$P}_FIELD_COUNT: the opcode cannot be written at all */
};

/** The first reason why an instruction is reserved. */
struct ${$p}_reason {
	enum ${$p}_reason_kind kind; /**< says which of the others counts */
	enum ${$p}_field field; /**< of VALUE and CONSTRAINT */
	uint64_t bits[${$P}_LIMBS]; /**< of BITS; as in struct ${$p}_insn */
};

/** Explains why an instruction with an opcode is reserved.
 * @param[in] insn     the instruction
 * @param[out] reason  why; REASON_NONE unless the result is RESERVED
 * @return OK if it is legal, RESERVED, or UNDEFINED if the opcode does not have these bits */
enum ${$p}_status ${$p}_explain(const struct ${$p}_insn *insn, struct ${$p}_reason *reason);
