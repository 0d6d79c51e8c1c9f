/* SPDX-License-Identifier: MIT */
/* Holds the generated decoder of Brew against a table written from the public list of codes: for
 * each of the 65,536 first halfwords its length and instruction, or that there is none. Prints the
 * counts; says what differs and exits with 1 then. */
#include <stdio.h>
#include <string.h>

#include "brew.h"

#define OP(name) BREW_OP_##name, #name

/* Digits D C B A of a first halfword: '.' is 0 to e, '*' is any. */
struct row {
	const char *code;
	unsigned bits;
	unsigned opcode;
	const char *name;
};

/* clang-format off */
static const struct row rows[] = {
	/* software interrupts */
	{ "0000", 16, OP(SWI) }, { "1000", 16, OP(SWI) }, { "2000", 16, OP(SWI) },
	{ "3000", 16, OP(SWI) }, { "4000", 16, OP(SWI) }, { "5000", 16, OP(SWI) },
	{ "6000", 16, OP(SWI) }, { "7000", 16, OP(SWI) },
	/* modes */
	{ "8000", 16, OP(STM) }, { "9000", 16, OP(WOI) }, { "a000", 16, OP(PFLUSH) },
	/* fences */
	{ "0001", 16, OP(FENCE) }, { "1001", 16, OP(FENCE) }, { "2001", 16, OP(FENCE) },
	{ "3001", 16, OP(FENCE) }, { "4001", 16, OP(FENCE) }, { "5001", 16, OP(FENCE) },
	{ "6001", 16, OP(FENCE) }, { "7001", 16, OP(FENCE) }, { "8001", 16, OP(FENCE) },
	{ "9001", 16, OP(FENCE) }, { "a001", 16, OP(FENCE) }, { "b001", 16, OP(FENCE) },
	{ "c001", 16, OP(FENCE) }, { "d001", 16, OP(FENCE) }, { "e001", 16, OP(FENCE) },
	/* program counters */
	{ ".002", 16, OP(JUMP_REGISTER) }, { ".003", 16, OP(SET_TPC_REGISTER) },
	{ ".004", 16, OP(READ_PC) }, { ".005", 16, OP(READ_TPC) },
	/* control and status registers */
	{ ".0f8", 32, OP(READ_CSR) }, { ".0f9", 32, OP(WRITE_CSR) },
	/* one register */
	{ ".01.", 16, OP(LOAD_TINY) }, { ".02.", 16, OP(ADD_PC) }, { ".03.", 16, OP(NEG) },
	{ ".04.", 16, OP(NOT) }, { ".05.", 16, OP(BSE) }, { ".06.", 16, OP(WSE) },
	{ ".07.", 16, OP(POPCNT) }, { ".08.", 16, OP(RECIPROCAL) }, { ".09.", 16, OP(RSQRT) },
	{ ".0c.", 16, OP(SET_TYPE) }, { ".0d.", 16, OP(GET_TYPE) },
	{ ".0e.", 16, OP(SET_TYPE_CONST) },
	/* two registers */
	{ ".1..", 16, OP(XOR_RR) }, { ".2..", 16, OP(OR_RR) }, { ".3..", 16, OP(AND_RR) },
	{ ".4..", 16, OP(ADD_RR) }, { ".5..", 16, OP(SUB_RR) }, { ".6..", 16, OP(SHL_RR) },
	{ ".7..", 16, OP(SHR_RR) }, { ".8..", 16, OP(SAR_RR) }, { ".9..", 16, OP(MUL_RR) },
	{ ".a..", 16, OP(ANDN_RR) }, { ".b..", 16, OP(ADD_TINY) },
	/* a constant of 32 bits and a register */
	{ ".1.f", 48, OP(XOR_LONG) }, { ".2.f", 48, OP(OR_LONG) }, { ".3.f", 48, OP(AND_LONG) },
	{ ".4.f", 48, OP(ADD_LONG) }, { ".5.f", 48, OP(SUB_LONG) }, { ".6.f", 48, OP(SHL_LONG) },
	{ ".7.f", 48, OP(SHR_LONG) }, { ".8.f", 48, OP(SAR_LONG) }, { ".9.f", 48, OP(MUL_LONG) },
	/* a constant of 16 bits and a register */
	{ ".1f.", 32, OP(XOR_SHORT) }, { ".2f.", 32, OP(OR_SHORT) }, { ".3f.", 32, OP(AND_SHORT) },
	{ ".4f.", 32, OP(ADD_SHORT) }, { ".5f.", 32, OP(SUB_SHORT) }, { ".6f.", 32, OP(SHL_SHORT) },
	{ ".7f.", 32, OP(SHR_SHORT) }, { ".8f.", 32, OP(SAR_SHORT) }, { ".9f.", 32, OP(MUL_SHORT) },
	{ ".af.", 32, OP(SWIZZLE) },
	/* constants, jumps to constants, types */
	{ ".00f", 48, OP(LOAD_CONST) }, { ".0f0", 32, OP(LOAD_CONST_SHORT) },
	{ "20ef", 48, OP(JUMP_CONST) }, { "20fe", 32, OP(JUMP_SHORT) },
	{ "30ef", 48, OP(SET_TPC_CONST) }, { "30fe", 32, OP(SET_TPC_SHORT) },
	{ "40ef", 48, OP(CALL_CONST) }, { "40fe", 32, OP(CALL_SHORT) },
	{ "80ef", 48, OP(TYPES_LOW) }, { "90ef", 48, OP(TYPES_HIGH) },
	/* comparisons with zero, any and all */
	{ "f00.", 32, OP(IF_ZERO) }, { "f01.", 32, OP(IF_NOT_ZERO) },
	{ "f02.", 32, OP(IF_NEGATIVE) }, { "f03.", 32, OP(IF_NOT_NEGATIVE) },
	{ "f04.", 32, OP(IF_POSITIVE) }, { "f05.", 32, OP(IF_NOT_POSITIVE) },
	{ "f08.", 32, OP(IF_ZERO) }, { "f09.", 32, OP(IF_NOT_ZERO) },
	{ "f0a.", 32, OP(IF_NEGATIVE) }, { "f0b.", 32, OP(IF_NOT_NEGATIVE) },
	{ "f0c.", 32, OP(IF_POSITIVE) }, { "f0d.", 32, OP(IF_NOT_POSITIVE) },
	/* comparisons, any and all */
	{ "f1..", 32, OP(IF_EQUAL) }, { "f2..", 32, OP(IF_NOT_EQUAL) },
	{ "f3..", 32, OP(IF_LESS_SIGNED) }, { "f4..", 32, OP(IF_NOT_LESS_SIGNED) },
	{ "f5..", 32, OP(IF_LESS) }, { "f6..", 32, OP(IF_NOT_LESS) }, { "f9..", 32, OP(IF_EQUAL) },
	{ "fa..", 32, OP(IF_NOT_EQUAL) }, { "fb..", 32, OP(IF_LESS_SIGNED) },
	{ "fc..", 32, OP(IF_NOT_LESS_SIGNED) }, { "fd..", 32, OP(IF_LESS) },
	{ "fe..", 32, OP(IF_NOT_LESS) },
	/* tests of a bit */
	{ "f0f.", 32, OP(IF_SET) }, { "f1f.", 32, OP(IF_SET) }, { "f2f.", 32, OP(IF_SET) },
	{ "f3f.", 32, OP(IF_SET) }, { "f4f.", 32, OP(IF_SET) }, { "f5f.", 32, OP(IF_SET) },
	{ "f6f.", 32, OP(IF_SET) }, { "f7f.", 32, OP(IF_SET) }, { "f8f.", 32, OP(IF_SET) },
	{ "f9f.", 32, OP(IF_SET) }, { "faf.", 32, OP(IF_SET) }, { "fbf.", 32, OP(IF_SET) },
	{ "fcf.", 32, OP(IF_SET) }, { "fdf.", 32, OP(IF_SET) }, { "fef.", 32, OP(IF_SET) },
	{ "f0.f", 32, OP(IF_CLEAR) }, { "f1.f", 32, OP(IF_CLEAR) }, { "f2.f", 32, OP(IF_CLEAR) },
	{ "f3.f", 32, OP(IF_CLEAR) }, { "f4.f", 32, OP(IF_CLEAR) }, { "f5.f", 32, OP(IF_CLEAR) },
	{ "f6.f", 32, OP(IF_CLEAR) }, { "f7.f", 32, OP(IF_CLEAR) }, { "f8.f", 32, OP(IF_CLEAR) },
	{ "f9.f", 32, OP(IF_CLEAR) }, { "fa.f", 32, OP(IF_CLEAR) }, { "fb.f", 32, OP(IF_CLEAR) },
	{ "fc.f", 32, OP(IF_CLEAR) }, { "fd.f", 32, OP(IF_CLEAR) }, { "fe.f", 32, OP(IF_CLEAR) },
	/* stack */
	{ ".c**", 16, OP(STORE_STACK) }, { ".d**", 16, OP(LOAD_STACK) },
	/* memory at a register, with an offset, at an address */
	{ ".e4.", 16, OP(LOAD8_AT) }, { ".e5.", 16, OP(LOAD16_AT) }, { ".e6.", 16, OP(LOAD32_AT) },
	{ ".e7.", 16, OP(LOAD_LOCK_AT) }, { ".e8.", 16, OP(STORE8_AT) },
	{ ".e9.", 16, OP(STORE16_AT) }, { ".ea.", 16, OP(STORE32_AT) },
	{ ".eb.", 16, OP(STORE_LOCK_AT) }, { ".ec.", 16, OP(LOAD_SIGNED8_AT) },
	{ ".ed.", 16, OP(LOAD_SIGNED16_AT) }, { "1ee.", 16, OP(INV_AT) },
	{ "2ee.", 16, OP(JUMP_AT) }, { "3ee.", 16, OP(SET_TPC_AT) }, { "4ee.", 16, OP(CALL_AT) },
	{ ".f4.", 32, OP(LOAD8_OFFSET) }, { ".f5.", 32, OP(LOAD16_OFFSET) },
	{ ".f6.", 32, OP(LOAD32_OFFSET) }, { ".f7.", 32, OP(LOAD_LOCK_OFFSET) },
	{ ".f8.", 32, OP(STORE8_OFFSET) }, { ".f9.", 32, OP(STORE16_OFFSET) },
	{ ".fa.", 32, OP(STORE32_OFFSET) }, { ".fb.", 32, OP(STORE_LOCK_OFFSET) },
	{ ".fc.", 32, OP(LOAD_SIGNED8_OFFSET) }, { ".fd.", 32, OP(LOAD_SIGNED16_OFFSET) },
	{ "1fe.", 32, OP(INV_OFFSET) }, { "2fe.", 32, OP(JUMP_OFFSET) },
	{ "3fe.", 32, OP(SET_TPC_OFFSET) }, { "4fe.", 32, OP(CALL_OFFSET) },
	{ ".f4f", 48, OP(LOAD8_MEMORY) }, { ".f5f", 48, OP(LOAD16_MEMORY) },
	{ ".f6f", 48, OP(LOAD32_MEMORY) }, { ".f7f", 48, OP(LOAD_LOCK_MEMORY) },
	{ ".f8f", 48, OP(STORE8_MEMORY) }, { ".f9f", 48, OP(STORE16_MEMORY) },
	{ ".faf", 48, OP(STORE32_MEMORY) }, { ".fbf", 48, OP(STORE_LOCK_MEMORY) },
	{ ".fcf", 48, OP(LOAD_SIGNED8_MEMORY) }, { ".fdf", 48, OP(LOAD_SIGNED16_MEMORY) },
	{ "1fef", 48, OP(INV_MEMORY) }, { "2fef", 48, OP(JUMP_MEMORY) },
	{ "3fef", 48, OP(SET_TPC_MEMORY) }, { "4fef", 48, OP(CALL_MEMORY) },
	/* prefix */
	{ "ff**", 16, OP(OVERRIDE) },
};
/* clang-format on */

enum { ROWS = sizeof rows / sizeof rows[0] };

static int digit_fits(char digit, unsigned nibble)
{
	if (digit == '*' || digit == '.')
		return digit == '*' || nibble != 15;
	return "0123456789abcdef"[nibble] == digit;
}

static int row_fits(const struct row *row, unsigned halfword)
{
	for (unsigned i = 0; i < 4; i++)
		if (!digit_fits(row->code[i], halfword >> (12 - 4 * i) & 15))
			return 0;
	return 1;
}

static const struct row *find_row(unsigned halfword)
{
	const struct row *found = NULL;
	for (unsigned i = 0; i < ROWS; i++) {
		if (!row_fits(&rows[i], halfword))
			continue;
		if (found)
			printf("%04x is in two rows: %s and %s\n", halfword, found->code, rows[i].code);
		found = &rows[i];
	}
	return found;
}

/* Bits of the instruction that begins with it, whether there is one or not. */
static unsigned length_of(unsigned halfword)
{
	unsigned d = halfword >> 12, c = halfword >> 8 & 15, b = halfword >> 4 & 15, a = halfword & 15;
	if (d == 15)
		return c == 15 ? 16 : 32;
	if (c <= 11)
		return a == 15 ? 48 : b == 15 ? 32 : 16;
	if (c <= 13)
		return 16;
	if (c == 14)
		return a == 15 ? 48 : 16;
	if (a == 15)
		return b <= 3 ? 32 : 48;
	return b == 15 ? 16 : 32;
}

static unsigned counts[4], different;

static void differ(unsigned halfword, unsigned constant, const char *what)
{
	if (different++ < 20)
		printf("%04x, E = %04x: %s\n", halfword, constant, what);
}

/* The lane swizzle alone looks at bits behind the first halfword: E is one byte. */
static void compare(unsigned halfword, unsigned constant)
{
	const struct row *row = find_row(halfword);
	unsigned bits = length_of(halfword);
	uint8_t bytes[6] = { (uint8_t)halfword, (uint8_t)(halfword >> 8), (uint8_t)constant,
		(uint8_t)(constant >> 8), (uint8_t)constant, (uint8_t)(constant >> 8) };
	struct brew_insn insn;
	enum brew_status status = brew_decode(bytes, sizeof bytes, &insn);
	if (row && row->bits != bits)
		differ(halfword, constant, "the table contradicts the rule of lengths");
	if (insn.length * 8u != bits)
		differ(halfword, constant, "another length");
	if (row && row->opcode == BREW_OP_SWIZZLE && constant > 255)
		row = NULL;
	if ((status == BREW_STATUS_OK) != (row != NULL))
		differ(halfword, constant, row ? "is not decoded" : "is decoded");
	else if (row && insn.opcode != row->opcode)
		differ(halfword, constant, row->name);
	if (!constant)
		counts[row ? bits / 16 : 0]++;
}

int main(void)
{
	static const unsigned constants[] = { 0, 0xFF, 0x100, 0x1234, 0x7FFF, 0x8001, 0xFFFF };
	for (unsigned halfword = 0; halfword < 0x10000; halfword++)
		for (unsigned i = 0; i < sizeof constants / sizeof constants[0]; i++)
			compare(halfword, constants[i]);
	printf("16 bits: %u, 32 bits: %u, 48 bits: %u, undefined: %u\n", counts[1], counts[2],
		counts[3], counts[0]);
	if (different)
		printf("%u differences\n", different);
	return different != 0;
}
