/* Decoder, encoder, formatter and parser: public interface.
 *
 * Instruction set: Tiny, the machine of the tutorial.
 * Made by specc from the specification "TINY": change that, not this file. */
#ifndef TINY_H
#define TINY_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __FAST_MATH__
#error "-ffast-math changes the results of this code; build without it"
#endif

#ifdef __cplusplus
extern "C" {
#endif

/* Version of this interface: the major number changes when code that uses it has to. */
#define TINY_VERSION_MAJOR 1
#define TINY_VERSION_MINOR 0

enum {
	TINY_LIMBS = 1,          /* 64-bit parts of the longest instruction */
	TINY_LENGTH_MAX = 4,     /* bytes of the longest instruction */
	TINY_TEXT_MAX = 60,       /* no text has more bytes, without the NUL */
	TINY_OPCODE_COUNT = 21,  /* opcodes are numbered 1 to this */
	TINY_FIELD_COUNT = 15
};

enum tiny_status {
	TINY_STATUS_OK,
	TINY_STATUS_TRUNCATED, /* decode: the bytes end before the instruction does */
	TINY_STATUS_UNDEFINED, /* the bits are no instruction's */
	TINY_STATUS_RESERVED,  /* an instruction's, but not legal: tiny_explain says why */
	TINY_STATUS_NO_FIELD,  /* set: the opcode has no such field */
	TINY_STATUS_TOO_WIDE,  /* set: the field has too few bits for the value */
	TINY_STATUS_NO_ROOM,   /* encode: the instruction is longer than the room for it */
	TINY_STATUS_SYNTAX     /* parse: the text is not an instruction */
};

enum tiny_opcode {
	TINY_OP_NONE,
	TINY_OP_ALU,
	TINY_OP_ADDI,
	TINY_OP_LDI,
	TINY_OP_LDI_LONG,
	TINY_OP_CMP,
	TINY_OP_CMP_IMM,
	TINY_OP_B,
	TINY_OP_CALL,
	TINY_OP_JR,
	TINY_OP_LD,
	TINY_OP_LD_BYTE,
	TINY_OP_ST,
	TINY_OP_ST_BYTE,
	TINY_OP_PUSH,
	TINY_OP_POP,
	TINY_OP_IN,
	TINY_OP_OUT,
	TINY_OP_HALT,
	TINY_OP_TRAP,
	TINY_OP_RTI,
	TINY_OP_CAUSE
};

/* One per name of a field, over all opcodes. */
enum tiny_field {
	TINY_FIELD_function,
	TINY_FIELD_rb,
	TINY_FIELD_ra,
	TINY_FIELD_rd,
	TINY_FIELD_op,
	TINY_FIELD_imm,
	TINY_FIELD_word,
	TINY_FIELD_to,
	TINY_FIELD_cond,
	TINY_FIELD_what,
	TINY_FIELD_words,
	TINY_FIELD_bytes,
	TINY_FIELD_rs,
	TINY_FIELD_port,
	TINY_FIELD_direction
};

enum tiny_Function {
	TINY_Function_add = 0,
	TINY_Function_sub = 1,
	TINY_Function_and = 2,
	TINY_Function_or = 3,
	TINY_Function_xor = 4,
	TINY_Function_shl = 5,
	TINY_Function_shr = 6
};

enum tiny_Condition {
	TINY_Condition_al = 0,
	TINY_Condition_eq = 1,
	TINY_Condition_ne = 2,
	TINY_Condition_lt = 3,
	TINY_Condition_ge = 4,
	TINY_Condition_lo = 5,
	TINY_Condition_hs = 6
};

enum tiny_OneRegister {
	TINY_OneRegister_PUSH = 0,
	TINY_OneRegister_POP = 1,
	TINY_OneRegister_JR = 2,
	TINY_OneRegister_CAUSE = 3
};

enum tiny_Direction {
	TINY_Direction_IN = 0,
	TINY_Direction_OUT = 1
};

enum tiny_System {
	TINY_System_HALT = 0,
	TINY_System_TRAP = 1,
	TINY_System_RTI = 2
};

enum tiny_Op {
	TINY_Op_ALU = 0,
	TINY_Op_ADDI = 1,
	TINY_Op_LDI = 2,
	TINY_Op_LDI_LONG = 3,
	TINY_Op_LD = 4,
	TINY_Op_LD_BYTE = 5,
	TINY_Op_ST = 6,
	TINY_Op_ST_BYTE = 7,
	TINY_Op_CMP = 8,
	TINY_Op_CMP_IMM = 9,
	TINY_Op_B = 10,
	TINY_Op_CALL = 11,
	TINY_Op_ONE = 12,
	TINY_Op_IO = 13,
	TINY_Op_SYSTEM = 14
};

/* One instruction: its bits, and what is known about them. Bit 0 of the instruction is the lowest
 * bit of word[0]. Zeroed it is no instruction. */
struct tiny_insn {
	uint64_t word[TINY_LIMBS];
	uint16_t opcode; /* enum tiny_opcode */
	uint16_t form;   /* way to write it, from decode and parse; 0: not known yet */
	uint8_t length;  /* bytes */
};

/* ---- bytes and instructions ---- */

/* Reads the instruction at the front of size bytes. insn->length is set unless the bytes end before
 * they tell it; insn->opcode is set with OK and RESERVED. Never reads beyond size.
 * Returns OK, TRUNCATED, UNDEFINED or RESERVED. */
enum tiny_status tiny_decode(const uint8_t *bytes, size_t size, struct tiny_insn *insn);

/* Writes insn->length bytes. Only legal instructions are written: what tiny_decode would not
 * accept is refused with UNDEFINED or RESERVED, and too small a size with NO_ROOM. */
enum tiny_status tiny_encode(const struct tiny_insn *insn, uint8_t *bytes, size_t size);

enum tiny_reason_kind {
	TINY_REASON_NONE,      /* it is legal */
	TINY_REASON_BITS,      /* `bits` must be zero: no field of the opcode covers them */
	TINY_REASON_VALUE,     /* `field` holds a value that its type does not have */
	TINY_REASON_CONSTRAINT  /* `field` must not hold its value together with the others;
			     * TINY_FIELD_COUNT: the opcode cannot be written at all */
};

struct tiny_reason {
	enum tiny_reason_kind kind;
	enum tiny_field field;
	uint64_t bits[TINY_LIMBS];
};

/* Says why an instruction with an opcode is reserved. Returns OK, RESERVED or UNDEFINED. */
enum tiny_status tiny_explain(const struct tiny_insn *insn, struct tiny_reason *reason);

/* ---- fields ---- */

/* An instruction of this opcode with every default, and 0 where a field has none; false when
 * there is no such opcode. It need not be legal before its operands are set. */
bool tiny_init(struct tiny_insn *insn, enum tiny_opcode opcode);

bool tiny_has(const struct tiny_insn *insn, enum tiny_field field);
/* The bits of a field; 0 where the opcode has no such field. */
uint64_t tiny_get(const struct tiny_insn *insn, enum tiny_field field);
/* Returns OK, NO_FIELD or TOO_WIDE; whether the values go together is for tiny_encode to say. */
enum tiny_status tiny_set(struct tiny_insn *insn, enum tiny_field field, uint64_t value);

const char *tiny_opcode_name(enum tiny_opcode opcode); /* "" where there is none */
const char *tiny_field_name(enum tiny_field field);

/* Fields by name, for instructions that have them. */
static inline uint64_t tiny_get_function(const struct tiny_insn *insn)
{
	return insn->word[0] >> 0 & 0x7;
}
static inline uint64_t tiny_get_rb(const struct tiny_insn *insn)
{
	return tiny_get(insn, TINY_FIELD_rb);
}
static inline uint64_t tiny_get_ra(const struct tiny_insn *insn)
{
	return tiny_get(insn, TINY_FIELD_ra);
}
static inline uint64_t tiny_get_rd(const struct tiny_insn *insn)
{
	return insn->word[0] >> 9 & 0x7;
}
static inline uint64_t tiny_get_op(const struct tiny_insn *insn)
{
	return insn->word[0] >> 12 & 0xf;
}
static inline uint64_t tiny_get_imm(const struct tiny_insn *insn)
{
	return tiny_get(insn, TINY_FIELD_imm);
}
static inline uint64_t tiny_get_word(const struct tiny_insn *insn)
{
	return insn->word[0] >> 16 & 0xffff;
}
static inline uint64_t tiny_get_to(const struct tiny_insn *insn)
{
	return tiny_get(insn, TINY_FIELD_to);
}
static inline uint64_t tiny_get_cond(const struct tiny_insn *insn)
{
	return insn->word[0] >> 9 & 0x7;
}
static inline uint64_t tiny_get_what(const struct tiny_insn *insn)
{
	return insn->word[0] >> 0 & 0x7;
}
static inline uint64_t tiny_get_words(const struct tiny_insn *insn)
{
	return insn->word[0] >> 0 & 0x3f;
}
static inline uint64_t tiny_get_bytes(const struct tiny_insn *insn)
{
	return insn->word[0] >> 0 & 0x3f;
}
static inline uint64_t tiny_get_rs(const struct tiny_insn *insn)
{
	return insn->word[0] >> 9 & 0x7;
}
static inline uint64_t tiny_get_port(const struct tiny_insn *insn)
{
	return insn->word[0] >> 0 & 0x7f;
}
static inline uint64_t tiny_get_direction(const struct tiny_insn *insn)
{
	return insn->word[0] >> 8 & 0x1;
}

/* ---- text ---- */

/* Writes the canonical text and a NUL, cut where size ends. Returns the bytes of the whole text
 * without NUL, as snprintf does; 0 and "" for an instruction that is not legal. */
size_t tiny_format(const struct tiny_insn *insn, char *text, size_t size);

struct tiny_error {
	size_t offset;     /* byte of the text */
	unsigned column;   /* the same in code points, from 1 */
	char message[160]; /* what was expected there */
};

/* Reads the text of one instruction, with or without terminator and comment; it need not end in a
 * NUL. error may be NULL. Returns OK or SYNTAX; with SYNTAX insn is no instruction, as zeroed. */
enum tiny_status tiny_parse(const char *text, size_t length, struct tiny_insn *insn,
			 struct tiny_error *error);

/* The same, where an alias may stand for several instructions: *count is their number, list gets
 * the first `most` of them. */
enum tiny_status tiny_parse_line(const char *text, size_t length, struct tiny_insn *list,
			      size_t most, size_t *count, struct tiny_error *error);

#ifdef __cplusplus
}
#endif

#endif
