/* Decoder, encoder, formatter and parser: public interface.
 *
 * Instruction set: Brew.
 * Made by specc from the specification "Brew": change that, not this file. */
#ifndef BREW_H
#define BREW_H

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
#define BREW_VERSION_MAJOR 1
#define BREW_VERSION_MINOR 0

enum {
	BREW_LIMBS = 1,          /* 64-bit parts of the longest instruction */
	BREW_LENGTH_MAX = 6,     /* bytes of the longest instruction */
	BREW_TEXT_MAX = 90,       /* no text has more bytes, without the NUL */
	BREW_OPCODE_COUNT = 122,  /* opcodes are numbered 1 to this */
	BREW_FIELD_COUNT = 22
};

enum brew_status {
	BREW_STATUS_OK,
	BREW_STATUS_TRUNCATED, /* decode: the bytes end before the instruction does */
	BREW_STATUS_UNDEFINED, /* the bits are no instruction's */
	BREW_STATUS_RESERVED,  /* an instruction's, but not legal: brew_explain says why */
	BREW_STATUS_NO_FIELD,  /* set: the opcode has no such field */
	BREW_STATUS_TOO_WIDE,  /* set: the field has too few bits for the value */
	BREW_STATUS_NO_ROOM,   /* encode: the instruction is longer than the room for it */
	BREW_STATUS_SYNTAX     /* parse: the text is not an instruction */
};

enum brew_opcode {
	BREW_OP_NONE,
	BREW_OP_ADD_RR,
	BREW_OP_ADD_TINY,
	BREW_OP_ADD_SHORT,
	BREW_OP_ADD_LONG,
	BREW_OP_SUB_RR,
	BREW_OP_SUB_SHORT,
	BREW_OP_SUB_LONG,
	BREW_OP_MUL_RR,
	BREW_OP_MUL_SHORT,
	BREW_OP_MUL_LONG,
	BREW_OP_XOR_RR,
	BREW_OP_XOR_SHORT,
	BREW_OP_XOR_LONG,
	BREW_OP_OR_RR,
	BREW_OP_OR_SHORT,
	BREW_OP_OR_LONG,
	BREW_OP_AND_RR,
	BREW_OP_AND_SHORT,
	BREW_OP_AND_LONG,
	BREW_OP_ANDN_RR,
	BREW_OP_SWIZZLE,
	BREW_OP_IF_ZERO,
	BREW_OP_IF_NOT_ZERO,
	BREW_OP_IF_NEGATIVE,
	BREW_OP_IF_NOT_NEGATIVE,
	BREW_OP_IF_POSITIVE,
	BREW_OP_IF_NOT_POSITIVE,
	BREW_OP_IF_SET,
	BREW_OP_IF_CLEAR,
	BREW_OP_IF_LESS_SIGNED,
	BREW_OP_IF_NOT_LESS_SIGNED,
	BREW_OP_IF_LESS,
	BREW_OP_IF_NOT_LESS,
	BREW_OP_LOAD_CONST_SHORT,
	BREW_OP_LOAD_CONST,
	BREW_OP_TYPES_LOW,
	BREW_OP_TYPES_HIGH,
	BREW_OP_READ_CSR,
	BREW_OP_WRITE_CSR,
	BREW_OP_IF_EQUAL,
	BREW_OP_IF_NOT_EQUAL,
	BREW_OP_JUMP_REGISTER,
	BREW_OP_JUMP_CONST,
	BREW_OP_JUMP_AT,
	BREW_OP_JUMP_OFFSET,
	BREW_OP_JUMP_MEMORY,
	BREW_OP_JUMP_SHORT,
	BREW_OP_SET_TPC_REGISTER,
	BREW_OP_SET_TPC_CONST,
	BREW_OP_SET_TPC_AT,
	BREW_OP_SET_TPC_OFFSET,
	BREW_OP_SET_TPC_MEMORY,
	BREW_OP_SET_TPC_SHORT,
	BREW_OP_CALL_CONST,
	BREW_OP_CALL_AT,
	BREW_OP_CALL_OFFSET,
	BREW_OP_CALL_MEMORY,
	BREW_OP_CALL_SHORT,
	BREW_OP_READ_PC,
	BREW_OP_READ_TPC,
	BREW_OP_LOAD8_AT,
	BREW_OP_LOAD8_OFFSET,
	BREW_OP_LOAD8_MEMORY,
	BREW_OP_LOAD16_AT,
	BREW_OP_LOAD16_OFFSET,
	BREW_OP_LOAD16_MEMORY,
	BREW_OP_LOAD32_AT,
	BREW_OP_LOAD32_OFFSET,
	BREW_OP_LOAD32_MEMORY,
	BREW_OP_LOAD_SIGNED8_AT,
	BREW_OP_LOAD_SIGNED8_OFFSET,
	BREW_OP_LOAD_SIGNED8_MEMORY,
	BREW_OP_LOAD_SIGNED16_AT,
	BREW_OP_LOAD_SIGNED16_OFFSET,
	BREW_OP_LOAD_SIGNED16_MEMORY,
	BREW_OP_LOAD_STACK,
	BREW_OP_SHL_RR,
	BREW_OP_SHL_SHORT,
	BREW_OP_SHL_LONG,
	BREW_OP_SHR_RR,
	BREW_OP_SHR_SHORT,
	BREW_OP_SHR_LONG,
	BREW_OP_SAR_RR,
	BREW_OP_SAR_SHORT,
	BREW_OP_SAR_LONG,
	BREW_OP_STORE8_AT,
	BREW_OP_STORE8_OFFSET,
	BREW_OP_STORE8_MEMORY,
	BREW_OP_STORE16_AT,
	BREW_OP_STORE16_OFFSET,
	BREW_OP_STORE16_MEMORY,
	BREW_OP_STORE32_AT,
	BREW_OP_STORE32_OFFSET,
	BREW_OP_STORE32_MEMORY,
	BREW_OP_LOAD_LOCK_AT,
	BREW_OP_LOAD_LOCK_OFFSET,
	BREW_OP_LOAD_LOCK_MEMORY,
	BREW_OP_STORE_LOCK_AT,
	BREW_OP_STORE_LOCK_OFFSET,
	BREW_OP_STORE_LOCK_MEMORY,
	BREW_OP_STORE_STACK,
	BREW_OP_INV_AT,
	BREW_OP_INV_OFFSET,
	BREW_OP_INV_MEMORY,
	BREW_OP_SWI,
	BREW_OP_STM,
	BREW_OP_WOI,
	BREW_OP_PFLUSH,
	BREW_OP_FENCE,
	BREW_OP_OVERRIDE,
	BREW_OP_LOAD_TINY,
	BREW_OP_ADD_PC,
	BREW_OP_NEG,
	BREW_OP_NOT,
	BREW_OP_BSE,
	BREW_OP_WSE,
	BREW_OP_POPCNT,
	BREW_OP_RECIPROCAL,
	BREW_OP_RSQRT,
	BREW_OP_SET_TYPE,
	BREW_OP_GET_TYPE,
	BREW_OP_SET_TYPE_CONST
};

/* One per name of a field, over all opcodes. */
enum brew_field {
	BREW_FIELD_ra,
	BREW_FIELD_rb,
	BREW_FIELD_c,
	BREW_FIELD_rd,
	BREW_FIELD_const,
	BREW_FIELD_b,
	BREW_FIELD_value,
	BREW_FIELD_a,
	BREW_FIELD_lanes,
	BREW_FIELD_d,
	BREW_FIELD_bit,
	BREW_FIELD_addr,
	BREW_FIELD_offset,
	BREW_FIELD_address,
	BREW_FIELD_rs,
	BREW_FIELD_number,
	BREW_FIELD_d3,
	BREW_FIELD_order,
	BREW_FIELD_type_a,
	BREW_FIELD_type_b,
	BREW_FIELD_high,
	BREW_FIELD_kind
};

enum brew_Type {
	BREW_Type_INT32 = 0,
	BREW_Type_FP32 = 1,
	BREW_Type_INT16X2 = 2,
	BREW_Type_INT8X4 = 3,
	BREW_Type_4 = 4,
	BREW_Type_5 = 5,
	BREW_Type_6 = 6,
	BREW_Type_7 = 7,
	BREW_Type_8 = 8,
	BREW_Type_9 = 9,
	BREW_Type_10 = 10,
	BREW_Type_11 = 11,
	BREW_Type_12 = 12,
	BREW_Type_13 = 13,
	BREW_Type_14 = 14
};

enum brew_FenceOrder {
	BREW_FenceOrder_FENCE_RW_RW = 0,
	BREW_FenceOrder_FENCE__W_RW = 1,
	BREW_FenceOrder_FENCE_R__RW = 2,
	BREW_FenceOrder_FENCE____RW = 3,
	BREW_FenceOrder_FENCE_RW__W = 4,
	BREW_FenceOrder_FENCE__W__W = 5,
	BREW_FenceOrder_FENCE_R___W = 6,
	BREW_FenceOrder_FENCE_____W = 7,
	BREW_FenceOrder_FENCE_RW_R_ = 8,
	BREW_FenceOrder_FENCE__W_R_ = 9,
	BREW_FenceOrder_FENCE_R__R_ = 10,
	BREW_FenceOrder_FENCE____R_ = 11,
	BREW_FenceOrder_FENCE_RW___ = 12,
	BREW_FenceOrder_FENCE__W___ = 13,
	BREW_FenceOrder_FENCE_R____ = 14
};

enum brew_Override {
	BREW_Override_INT32 = 0,
	BREW_Override_FP32 = 1,
	BREW_Override_INT16X2 = 2,
	BREW_Override_INT8X4 = 3,
	BREW_Override_4 = 4,
	BREW_Override_5 = 5,
	BREW_Override_6 = 6,
	BREW_Override_7 = 7,
	BREW_Override_8 = 8,
	BREW_Override_9 = 9,
	BREW_Override_10 = 10,
	BREW_Override_11 = 11,
	BREW_Override_12 = 12,
	BREW_Override_13 = 13,
	BREW_Override_14 = 14,
	BREW_Override_keep = 15
};

enum brew_Lanes {
	BREW_Lanes_any = 0,
	BREW_Lanes_all = 1
};

/* One instruction: its bits, and what is known about them. Bit 0 of the instruction is the lowest
 * bit of word[0]. Zeroed it is no instruction. */
struct brew_insn {
	uint64_t word[BREW_LIMBS];
	uint16_t opcode; /* enum brew_opcode */
	uint16_t form;   /* way to write it, from decode and parse; 0: not known yet */
	uint8_t length;  /* bytes */
};

/* ---- bytes and instructions ---- */

/* Reads the instruction at the front of size bytes. insn->length is set unless the bytes end before
 * they tell it; insn->opcode is set with OK and RESERVED. Never reads beyond size.
 * Returns OK, TRUNCATED, UNDEFINED or RESERVED. */
enum brew_status brew_decode(const uint8_t *bytes, size_t size, struct brew_insn *insn);

/* Writes insn->length bytes. Only legal instructions are written: what brew_decode would not
 * accept is refused with UNDEFINED or RESERVED, and too small a size with NO_ROOM. */
enum brew_status brew_encode(const struct brew_insn *insn, uint8_t *bytes, size_t size);

enum brew_reason_kind {
	BREW_REASON_NONE,      /* it is legal */
	BREW_REASON_BITS,      /* `bits` must be zero: no field of the opcode covers them */
	BREW_REASON_VALUE,     /* `field` holds a value that its type does not have */
	BREW_REASON_CONSTRAINT  /* `field` must not hold its value together with the others;
			     * BREW_FIELD_COUNT: the opcode cannot be written at all */
};

struct brew_reason {
	enum brew_reason_kind kind;
	enum brew_field field;
	uint64_t bits[BREW_LIMBS];
};

/* Says why an instruction with an opcode is reserved. Returns OK, RESERVED or UNDEFINED. */
enum brew_status brew_explain(const struct brew_insn *insn, struct brew_reason *reason);

/* ---- fields ---- */

/* An instruction of this opcode with every default, and 0 where a field has none; false when
 * there is no such opcode. It need not be legal before its operands are set. */
bool brew_init(struct brew_insn *insn, enum brew_opcode opcode);

bool brew_has(const struct brew_insn *insn, enum brew_field field);
/* The bits of a field; 0 where the opcode has no such field. */
uint64_t brew_get(const struct brew_insn *insn, enum brew_field field);
/* Returns OK, NO_FIELD or TOO_WIDE; whether the values go together is for brew_encode to say. */
enum brew_status brew_set(struct brew_insn *insn, enum brew_field field, uint64_t value);

const char *brew_opcode_name(enum brew_opcode opcode); /* "" where there is none */
const char *brew_field_name(enum brew_field field);

/* Fields by name, for instructions that have them. */
static inline uint64_t brew_get_ra(const struct brew_insn *insn)
{
	return insn->word[0] >> 0 & 0xf;
}
static inline uint64_t brew_get_rb(const struct brew_insn *insn)
{
	return insn->word[0] >> 4 & 0xf;
}
static inline uint64_t brew_get_c(const struct brew_insn *insn)
{
	return brew_get(insn, BREW_FIELD_c);
}
static inline uint64_t brew_get_rd(const struct brew_insn *insn)
{
	return insn->word[0] >> 12 & 0xf;
}
static inline uint64_t brew_get_const(const struct brew_insn *insn)
{
	return insn->word[0] >> 0 & 0xf;
}
static inline uint64_t brew_get_b(const struct brew_insn *insn)
{
	return brew_get(insn, BREW_FIELD_b);
}
static inline uint64_t brew_get_value(const struct brew_insn *insn)
{
	return brew_get(insn, BREW_FIELD_value);
}
static inline uint64_t brew_get_a(const struct brew_insn *insn)
{
	return insn->word[0] >> 0 & 0xf;
}
static inline uint64_t brew_get_lanes(const struct brew_insn *insn)
{
	return brew_get(insn, BREW_FIELD_lanes);
}
static inline uint64_t brew_get_d(const struct brew_insn *insn)
{
	return insn->word[0] >> 12 & 0xf;
}
static inline uint64_t brew_get_bit(const struct brew_insn *insn)
{
	return insn->word[0] >> 8 & 0xf;
}
static inline uint64_t brew_get_addr(const struct brew_insn *insn)
{
	return insn->word[0] >> 16 & 0xffff;
}
static inline uint64_t brew_get_offset(const struct brew_insn *insn)
{
	return brew_get(insn, BREW_FIELD_offset);
}
static inline uint64_t brew_get_address(const struct brew_insn *insn)
{
	return insn->word[0] >> 16 & 0xffffffff;
}
static inline uint64_t brew_get_rs(const struct brew_insn *insn)
{
	return insn->word[0] >> 0 & 0x1;
}
static inline uint64_t brew_get_number(const struct brew_insn *insn)
{
	return insn->word[0] >> 12 & 0x7;
}
static inline uint64_t brew_get_d3(const struct brew_insn *insn)
{
	return insn->word[0] >> 15 & 0x1;
}
static inline uint64_t brew_get_order(const struct brew_insn *insn)
{
	return insn->word[0] >> 12 & 0xf;
}
static inline uint64_t brew_get_type_a(const struct brew_insn *insn)
{
	return insn->word[0] >> 0 & 0xf;
}
static inline uint64_t brew_get_type_b(const struct brew_insn *insn)
{
	return insn->word[0] >> 4 & 0xf;
}
static inline uint64_t brew_get_high(const struct brew_insn *insn)
{
	return insn->word[0] >> 8 & 0xff;
}
static inline uint64_t brew_get_kind(const struct brew_insn *insn)
{
	return insn->word[0] >> 0 & 0xf;
}

/* ---- text ---- */

/* Writes the canonical text and a NUL, cut where size ends. Returns the bytes of the whole text
 * without NUL, as snprintf does; 0 and "" for an instruction that is not legal. */
size_t brew_format(const struct brew_insn *insn, char *text, size_t size);

struct brew_error {
	size_t offset;     /* byte of the text */
	unsigned column;   /* the same in code points, from 1 */
	char message[160]; /* what was expected there */
};

/* Reads the text of one instruction, with or without terminator and comment; it need not end in a
 * NUL. error may be NULL. Returns OK or SYNTAX; with SYNTAX insn is no instruction, as zeroed. */
enum brew_status brew_parse(const char *text, size_t length, struct brew_insn *insn,
			 struct brew_error *error);

/* The same, where an alias may stand for several instructions: *count is their number, list gets
 * the first `most` of them. */
enum brew_status brew_parse_line(const char *text, size_t length, struct brew_insn *list,
			      size_t most, size_t *count, struct brew_error *error);

#ifdef __cplusplus
}
#endif

#endif
