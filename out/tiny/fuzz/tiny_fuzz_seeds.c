/* Legal words with the texts that specc writes: forms, examples, named values.
 *
 * Instruction set: Tiny, the machine of the tutorial.
 * Made by specc from the specification "TINY": change that, not this file. */
#include "tiny_fuzz.h"

const struct tiny_fuzz_seed tiny_fuzz_seeds[] = {
	/* ALU */
	{ "0000", "add r0, r0, r0" },
	{ "fe0f", "shr lr, lr, lr" },
	{ "0100", "sub r0, r0, r0" },
	{ "0200", "and r0, r0, r0" },
	{ "0300", "or r0, r0, r0" },
	{ "0400", "xor r0, r0, r0" },
	{ "0500", "shl r0, r0, r0" },
	{ "0600", "shr r0, r0, r0" },
	/* ADDI */
	{ "0010", "addi r0, r0, 0" },
	{ "ff1f", "addi lr, lr, -1" },
	/* LDI */
	{ "0020", "ldi r0, 0" },
	{ "ff2f", "ldi lr, -1" },
	{ "0023", "ldi r1, -256" },
	{ "ff2e", "ldi lr, 255" },
	/* LDI_LONG */
	{ "00300000", "ldi.w r0, 0x0" },
	{ "003effff", "ldi.w lr, 0xffff" },
	{ "0032efbe", "ldi.w r1, 0xbeef" },
	{ "003cfeff", "ldi.w sp, 0xfffe" },
	/* CMP */
	{ "0080", "cmp r0, r0" },
	{ "c08f", "cmp lr, lr" },
	{ "8082", "cmp r1, r2" },
	/* CMP_IMM */
	{ "0090", "cmp r0, 0" },
	{ "3f9e", "cmp lr, -1" },
	{ "3f92", "cmp r1, -1" },
	{ "0592", "cmp r1, 5" },
	/* B */
	{ "00a0", "b 0" },
	{ "ffad", "b.hs -2" },
	{ "00a2", "b.eq 0" },
	{ "00a4", "b.ne 0" },
	{ "00a6", "b.lt 0" },
	{ "00a8", "b.ge 0" },
	{ "00aa", "b.lo 0" },
	{ "00ac", "b.hs 0" },
	/* CALL */
	{ "00b0", "call 0" },
	{ "ffbf", "call -2" },
	/* JR */
	{ "02c0", "jr r0" },
	{ "02ce", "jr lr" },
	/* LD */
	{ "0040", "ld r0, [r0]" },
	{ "ff4f", "ld lr, [lr + 126]" },
	{ "8242", "ld r1, [r2 + 4]" },
	{ "4042", "ld r1, [r1]" },
	/* LD_BYTE */
	{ "0050", "ld.b r0, [r0]" },
	{ "ff5f", "ld.b lr, [lr + 63]" },
	{ "8152", "ld.b r1, [r2 + 1]" },
	{ "8052", "ld.b r1, [r2]" },
	/* ST */
	{ "0060", "st r0, [r0]" },
	{ "ff6f", "st lr, [lr + 126]" },
	{ "bf62", "st r1, [r2 + 126]" },
	{ "8062", "st r1, [r2]" },
	/* ST_BYTE */
	{ "0070", "st.b r0, [r0]" },
	{ "ff7f", "st.b lr, [lr + 63]" },
	{ "8172", "st.b r1, [r2 + 1]" },
	/* PUSH */
	{ "00c0", "push r0" },
	{ "00ce", "push lr" },
	/* POP */
	{ "01c0", "pop r0" },
	{ "01ce", "pop lr" },
	/* IN */
	{ "00d0", "in r0, 0" },
	{ "7fde", "in lr, 127" },
	/* OUT */
	{ "00d1", "out r0, 0" },
	{ "7fdf", "out lr, 127" },
	/* HALT */
	{ "00e0", "halt" },
	/* TRAP */
	{ "01e0", "trap" },
	/* RTI */
	{ "02e0", "rti" },
	/* CAUSE */
	{ "03c0", "cause r0" },
	{ "03ce", "cause lr" },
	/* ALU */
	{ "9802", "add r1, r2, r3" },
	{ "9902", "sub r1, r2, r3" },
	{ "9a02", "and r1, r2, r3" },
	{ "9b02", "or r1, r2, r3" },
	{ "9c02", "xor r1, r2, r3" },
	{ "4c02", "xor r1, r1, r1" },
	{ "9d02", "shl r1, r2, r3" },
	{ "c60d", "shr sp, lr, r0" },
	/* ADDI */
	{ "9f12", "addi r1, r2, 31" },
	{ "6012", "addi r1, r1, -32" },
	/* B */
	{ "08a0", "b 16" },
	{ "ffa3", "b.eq -2" },
	{ "ffa4", "b.ne 510" },
	{ "02a6", "b.lt 4" },
	{ "02a8", "b.ge 4" },
	{ "02aa", "b.lo 4" },
	{ "00ad", "b.hs -512" },
	/* CALL */
	{ "20b0", "call 64" },
	{ "00b8", "call -4096" },
	/* PUSH */
	{ "00c2", "push r1" },
	{ "00cc", "push sp" },
	/* POP */
	{ "01c2", "pop r1" },
	{ "01cc", "pop sp" },
	/* IN */
	{ "03d2", "in r1, 3" },
	/* OUT */
	{ "7fd3", "out r1, 127" },
	/* CAUSE */
	{ "03c2", "cause r1" },
};

const size_t tiny_fuzz_seed_count = 91;

static unsigned digit(char c)
{
	return (unsigned)(c <= '9' ? c - '0' : c - 'a' + 10);
}

size_t tiny_fuzz_seed_bytes(size_t index, uint8_t *bytes)
{
	const char *hex = tiny_fuzz_seeds[index].hex;
	size_t length = 0;
	for (; hex[2 * length]; length++)
		bytes[length] = (uint8_t)(digit(hex[2 * length]) << 4 | digit(hex[2 * length + 1]));
	return length;
}
