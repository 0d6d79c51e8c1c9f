
/* One instruction: its bits, and what is known about them. Bit 0 of the instruction is the lowest
 * bit of word[0]. Zeroed it is no instruction. */
struct ${$p}_insn {
	uint64_t word[${$P}_LIMBS];
	${$d/@index} opcode; /* enum ${$p}_opcode */
	${$d/@index} form;   /* way to write it, from decode and parse; 0: not known yet */
	uint8_t length;  /* bytes */
};

/* ---- bytes and instructions ---- */

/* Reads the instruction at the front of size bytes. insn->length is set unless the bytes end before
 * they tell it; insn->opcode is set with OK and RESERVED. Never reads beyond size.
 * Returns OK, TRUNCATED, UNDEFINED or RESERVED. */
enum ${$p}_status ${$p}_decode(const uint8_t *bytes, size_t size, struct ${$p}_insn *insn);

/* Writes insn->length bytes. Only legal instructions are written: what ${$p}_decode would not
 * accept is refused with UNDEFINED or RESERVED, and too small a size with NO_ROOM. */
enum ${$p}_status ${$p}_encode(const struct ${$p}_insn *insn, uint8_t *bytes, size_t size);

enum ${$p}_reason_kind {
	${$P}_REASON_NONE,      /* it is legal */
	${$P}_REASON_BITS,      /* `bits` must be zero: no field of the opcode covers them */
	${$P}_REASON_VALUE,     /* `field` holds a value that its type does not have */
	${$P}_REASON_CONSTRAINT  /* `field` must not hold its value together with the others;
			     * ${$P}_FIELD_COUNT: the opcode cannot be written at all */
};

struct ${$p}_reason {
	enum ${$p}_reason_kind kind;
	enum ${$p}_field field;
	uint64_t bits[${$P}_LIMBS];
};

/* Says why an instruction with an opcode is reserved. Returns OK, RESERVED or UNDEFINED. */
enum ${$p}_status ${$p}_explain(const struct ${$p}_insn *insn, struct ${$p}_reason *reason);

/* ---- fields ---- */

/* An instruction of this opcode with every default, and 0 where a field has none; false when
 * there is no such opcode. It need not be legal before its operands are set. */
bool ${$p}_init(struct ${$p}_insn *insn, enum ${$p}_opcode opcode);

bool ${$p}_has(const struct ${$p}_insn *insn, enum ${$p}_field field);
/* The bits of a field; 0 where the opcode has no such field. */
uint64_t ${$p}_get(const struct ${$p}_insn *insn, enum ${$p}_field field);
/* Returns OK, NO_FIELD or TOO_WIDE; whether the values go together is for ${$p}_encode to say. */
enum ${$p}_status ${$p}_set(struct ${$p}_insn *insn, enum ${$p}_field field, uint64_t value);

const char *${$p}_opcode_name(enum ${$p}_opcode opcode); /* "" where there is none */
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

/* Writes the canonical text and a NUL, cut where size ends. Returns the bytes of the whole text
 * without NUL, as snprintf does; 0 and "" for an instruction that is not legal. */
size_t ${$p}_format(const struct ${$p}_insn *insn, char *text, size_t size);

struct ${$p}_error {
	size_t offset;     /* byte of the text */
	unsigned column;   /* the same in code points, from 1 */
	char message[160]; /* what was expected there */
};

/* Reads the text of one instruction, with or without terminator and comment; it need not end in a
 * NUL. error may be NULL. Returns OK or SYNTAX; with SYNTAX insn is no instruction, as zeroed. */
enum ${$p}_status ${$p}_parse(const char *text, size_t length, struct ${$p}_insn *insn,
			 struct ${$p}_error *error);
%if $d/aliases/@count != '0'

/* The same, where an alias may stand for several instructions: *count is their number, list gets
 * the first `most` of them. */
enum ${$p}_status ${$p}_parse_line(const char *text, size_t length, struct ${$p}_insn *list,
			      size_t most, size_t *count, struct ${$p}_error *error);
%end

#ifdef __cplusplus
}
#endif

#endif
