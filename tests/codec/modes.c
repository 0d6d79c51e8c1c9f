/* SPDX-License-Identifier: MIT */
/* Operand modes through the generated interface, on the 68000 of tests/machines/m68k: modes and
 * parts of words whose encoding is in the processor's manual (mode in bits 5:3, register in bits
 * 2:0, swapped in the destination of move; extension words behind), and the same words built from
 * modes and parts. Prints what differs; the exit status is 1 then. */
#include <stdio.h>
#include <string.h>

#include "m68k.h"

static int differences;

static void expect(const char *what, uint64_t found, uint64_t wanted)
{
	if (found == wanted)
		return;
	differences++;
	printf(
		"%s: %llx instead of %llx\n", what, (unsigned long long)found, (unsigned long long)wanted);
}

static void expect_text(const char *what, const char *found, const char *wanted)
{
	if (strcmp(found, wanted) != 0) {
		differences++;
		printf("%s: '%s' instead of '%s'\n", what, found, wanted);
	}
}

static struct m68k_insn decoded(const uint8_t *bytes, size_t size)
{
	struct m68k_insn insn;
	expect("decode", m68k_decode(bytes, size, &insn), M68K_STATUS_OK);
	return insn;
}

static void read_modes(void)
{
	/* move.w -2(a3), (a1)+ */
	struct m68k_insn insn = decoded((const uint8_t[]){ 0x32, 0xeb, 0xff, 0xfe }, 4);
	expect("src", m68k_mode_of(&insn, M68K_FIELD_src), M68K_MODE_DISP);
	expect("src.a", m68k_part_of(&insn, M68K_FIELD_src, M68K_PART_a), 3);
	expect("src.disp", m68k_part_of(&insn, M68K_FIELD_src, M68K_PART_disp), 0xfffe);
	expect("dst", m68k_mode_of(&insn, M68K_FIELD_dst), M68K_MODE_INC);
	expect("dst.a", m68k_part_of(&insn, M68K_FIELD_dst, M68K_PART_a), 1);
	expect("dst.disp", m68k_part_of(&insn, M68K_FIELD_dst, M68K_PART_disp), 0);
	expect("dst has disp", m68k_has_part(&insn, M68K_FIELD_dst, M68K_PART_disp), false);
	expect("code", m68k_mode_of(&insn, M68K_FIELD_code), M68K_MODE_NONE);
	expect("no field", m68k_mode_of(&insn, M68K_FIELD_list), M68K_MODE_NONE);
	/* move.b -2(a0,d1.w), d3 */
	insn = decoded((const uint8_t[]){ 0x16, 0x30, 0x10, 0xfe }, 4);
	expect_text("src", m68k_mode_name(m68k_mode_of(&insn, M68K_FIELD_src)), "INDEX_WORD");
	expect("src.x_r", m68k_part_of(&insn, M68K_FIELD_src, M68K_PART_x_r), 1);
	expect("src.x_near", m68k_part_of(&insn, M68K_FIELD_src, M68K_PART_x_near), 0xfe);
	expect_text("dst", m68k_mode_name(m68k_mode_of(&insn, M68K_FIELD_dst)), "DN");
	expect("dst.d", m68k_part_of(&insn, M68K_FIELD_dst, M68K_PART_d), 3);
	/* move.l #0x12345678, d0 */
	insn = decoded((const uint8_t[]){ 0x20, 0x3c, 0x12, 0x34, 0x56, 0x78 }, 6);
	expect("src.imm_hi", m68k_part_of(&insn, M68K_FIELD_src, M68K_PART_imm_hi), 0x1234);
	expect("src.imm_lo", m68k_part_of(&insn, M68K_FIELD_src, M68K_PART_imm_lo), 0x5678);
	expect_text("a part", m68k_part_name(M68K_PART_imm_lo), "imm_lo");
	expect_text("no part", m68k_part_name((enum m68k_part)999), "");
	expect_text("no mode", m68k_mode_name(M68K_MODE_NONE), "");
}

static void write_modes(void)
{
	/* move.w #5, 16(a2), whose words are in the order of the fields */
	static const uint8_t wanted[] = { 0x35, 0x7c, 0x00, 0x05, 0x00, 0x10 };
	uint8_t bytes[M68K_LENGTH_MAX] = { 0 };
	struct m68k_insn insn, before;
	m68k_init(&insn, M68K_OP_MOVE_W);
	expect("src", m68k_put_mode(&insn, M68K_FIELD_src, M68K_MODE_IMM), M68K_STATUS_OK);
	expect("length", insn.length, 4);
	expect("src.imm", m68k_put_part(&insn, M68K_FIELD_src, M68K_PART_imm, 5), M68K_STATUS_OK);
	expect("dst", m68k_put_mode(&insn, M68K_FIELD_dst, M68K_MODE_DISP), M68K_STATUS_OK);
	expect("dst.a", m68k_put_part(&insn, M68K_FIELD_dst, M68K_PART_a, 2), M68K_STATUS_OK);
	expect("dst.disp", m68k_put_part(&insn, M68K_FIELD_dst, M68K_PART_disp, 16), M68K_STATUS_OK);
	expect("encode", m68k_encode(&insn, bytes, sizeof bytes), M68K_STATUS_OK);
	expect("length", insn.length, sizeof wanted);
	expect("bytes", (uint64_t)memcmp(bytes, wanted, sizeof wanted), 0);
	before = insn;
	/* an immediate is no destination; d is no part of disp(a); a register has three bits */
	expect("class", m68k_put_mode(&insn, M68K_FIELD_dst, M68K_MODE_IMM), M68K_STATUS_NO_FIELD);
	expect("none", m68k_put_mode(&insn, M68K_FIELD_dst, M68K_MODE_NONE), M68K_STATUS_NO_FIELD);
	expect("no mode", m68k_put_mode(&insn, M68K_FIELD_code, M68K_MODE_DN), M68K_STATUS_NO_FIELD);
	expect("d", m68k_put_part(&insn, M68K_FIELD_dst, M68K_PART_d, 0), M68K_STATUS_NO_FIELD);
	expect("wide", m68k_put_part(&insn, M68K_FIELD_dst, M68K_PART_a, 8), M68K_STATUS_TOO_WIDE);
	expect("unchanged", (uint64_t)memcmp(&before, &insn, sizeof insn), 0);
}

int main(void)
{
	read_modes();
	write_modes();
	return differences != 0;
}
