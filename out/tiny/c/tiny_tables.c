/* Tables: where the fields lie, which values are legal, what the opcodes are.
 *
 * Instruction set: Tiny, the machine of the tutorial.
 * Made by specc from the specification "TINY": change that, not this file. */
#include "tiny_tables.h"

const struct tiny_piece tiny_pieces[] = {
	{ 0, 3 }, { 9, 3 }, { 6, 3 }, { 3, 3 }, { 0, 6 }, { 0, 9 }, { 16, 16 }, { 0, 12 },
	{ 0, 7 }, { 12, 4 }, { 8, 1 },
};

const struct tiny_position tiny_positions[] = {
	{ 3, 1, 0 }, { 3, 1, 1 }, { 3, 1, 2 }, { 3, 1, 3 }, { 6, 1, 4 }, { 9, 1, 5 },
	{ 16, 1, 6 }, { 12, 1, 7 }, { 7, 1, 8 }, { 4, 1, 9 }, { 1, 1, 10 },
};

const struct tiny_cube tiny_cubes[] = {
	{ 0x4, 0x0 }, { 0x6, 0x4 }, { 0x7, 0x6 },
};

const uint64_t tiny_sets[][4] = {
	{ 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff },
};

const struct tiny_type tiny_types[] = {
	{ 0, 3 }, { 0, 0 },
};

const struct tiny_check tiny_checks[] = {
	{ 3, 0, 0, 0 }, { 3, 8, 1, 0 },
};

const struct tiny_layout tiny_layouts[] = {
	{ TINY_FIELD_function, 0, 0 }, { TINY_FIELD_rb, 3, 1 }, { TINY_FIELD_ra, 2, 1 },
	{ TINY_FIELD_rd, 1, 1 }, { TINY_FIELD_op, 9, 1 }, { TINY_FIELD_imm, 4, 1 },
	{ TINY_FIELD_ra, 2, 1 }, { TINY_FIELD_rd, 1, 1 }, { TINY_FIELD_op, 9, 1 },
	{ TINY_FIELD_imm, 5, 1 }, { TINY_FIELD_rd, 1, 1 }, { TINY_FIELD_op, 9, 1 },
	{ TINY_FIELD_rd, 1, 1 }, { TINY_FIELD_op, 9, 1 }, { TINY_FIELD_word, 6, 1 },
	{ TINY_FIELD_rb, 2, 1 }, { TINY_FIELD_ra, 1, 1 }, { TINY_FIELD_op, 9, 1 },
	{ TINY_FIELD_imm, 4, 1 }, { TINY_FIELD_ra, 1, 1 }, { TINY_FIELD_op, 9, 1 },
	{ TINY_FIELD_to, 5, 1 }, { TINY_FIELD_cond, 1, 0 }, { TINY_FIELD_op, 9, 1 },
	{ TINY_FIELD_to, 7, 1 }, { TINY_FIELD_op, 9, 1 }, { TINY_FIELD_what, 0, 1 },
	{ TINY_FIELD_ra, 1, 1 }, { TINY_FIELD_op, 9, 1 }, { TINY_FIELD_words, 4, 1 },
	{ TINY_FIELD_ra, 2, 1 }, { TINY_FIELD_rd, 1, 1 }, { TINY_FIELD_op, 9, 1 },
	{ TINY_FIELD_bytes, 4, 1 }, { TINY_FIELD_ra, 2, 1 }, { TINY_FIELD_rd, 1, 1 },
	{ TINY_FIELD_op, 9, 1 }, { TINY_FIELD_words, 4, 1 }, { TINY_FIELD_ra, 2, 1 },
	{ TINY_FIELD_rs, 1, 1 }, { TINY_FIELD_op, 9, 1 }, { TINY_FIELD_bytes, 4, 1 },
	{ TINY_FIELD_ra, 2, 1 }, { TINY_FIELD_rs, 1, 1 }, { TINY_FIELD_op, 9, 1 },
	{ TINY_FIELD_what, 0, 1 }, { TINY_FIELD_rs, 1, 1 }, { TINY_FIELD_op, 9, 1 },
	{ TINY_FIELD_what, 0, 1 }, { TINY_FIELD_rd, 1, 1 }, { TINY_FIELD_op, 9, 1 },
	{ TINY_FIELD_port, 8, 1 }, { TINY_FIELD_direction, 10, 1 }, { TINY_FIELD_rd, 1, 1 },
	{ TINY_FIELD_op, 9, 1 }, { TINY_FIELD_port, 8, 1 }, { TINY_FIELD_direction, 10, 1 },
	{ TINY_FIELD_rs, 1, 1 }, { TINY_FIELD_op, 9, 1 }, { TINY_FIELD_what, 0, 1 },
	{ TINY_FIELD_op, 9, 1 },
};

const struct tiny_box tiny_boxes[] = {
	{ { 0x0000000000000000 }, { 0x0000000000000001 }, 0, { { 0, 0 }, { 0, 0 } }, 0, 0, 0, 0, 0, 0 },
	{ { 0x000000000000f000 }, { 0x0000000000000000 }, 0x7f7f7f7f7f7f7f7f, { { 0, 0 }, { 0, 0 } }, 0, 0, 1, 0, 0, 1 },
	{ { 0x000000000000f000 }, { 0x0000000000001000 }, 0xffffffffffffffff, { { 0, 0 }, { 0, 0 } }, 0, 0, 0, 0, 0, 2 },
	{ { 0x000000000000f000 }, { 0x0000000000002000 }, 0xffffffffffffffff, { { 0, 0 }, { 0, 0 } }, 0, 0, 0, 0, 0, 3 },
	{ { 0x000000000000f1ff }, { 0x0000000000003000 }, 0xffffffffffffffff, { { 0, 0 }, { 0, 0 } }, 0, 0, 0, 0, 0, 4 },
	{ { 0x000000000000f03f }, { 0x0000000000008000 }, 0xffffffffffffffff, { { 0, 0 }, { 0, 0 } }, 0, 0, 0, 0, 0, 5 },
	{ { 0x000000000000f1c0 }, { 0x0000000000009000 }, 0xffffffffffffffff, { { 0, 0 }, { 0, 0 } }, 0, 0, 0, 0, 0, 6 },
	{ { 0x000000000000f000 }, { 0x000000000000a000 }, 0x7f7f7f7f7f7f7f7f, { { 0, 0 }, { 0, 0 } }, 1, 9, 1, 0, 0, 7 },
	{ { 0x000000000000f000 }, { 0x000000000000b000 }, 0xffffffffffffffff, { { 0, 0 }, { 0, 0 } }, 0, 0, 0, 0, 0, 8 },
	{ { 0x000000000000f1ff }, { 0x000000000000c002 }, 0xffffffffffffffff, { { 0, 0 }, { 0, 0 } }, 0, 0, 0, 0, 0, 9 },
	{ { 0x000000000000f000 }, { 0x0000000000004000 }, 0xffffffffffffffff, { { 0, 0 }, { 0, 0 } }, 0, 0, 0, 0, 0, 10 },
	{ { 0x000000000000f000 }, { 0x0000000000005000 }, 0xffffffffffffffff, { { 0, 0 }, { 0, 0 } }, 0, 0, 0, 0, 0, 11 },
	{ { 0x000000000000f000 }, { 0x0000000000006000 }, 0xffffffffffffffff, { { 0, 0 }, { 0, 0 } }, 0, 0, 0, 0, 0, 12 },
	{ { 0x000000000000f000 }, { 0x0000000000007000 }, 0xffffffffffffffff, { { 0, 0 }, { 0, 0 } }, 0, 0, 0, 0, 0, 13 },
	{ { 0x000000000000f1ff }, { 0x000000000000c000 }, 0xffffffffffffffff, { { 0, 0 }, { 0, 0 } }, 0, 0, 0, 0, 0, 14 },
	{ { 0x000000000000f1ff }, { 0x000000000000c001 }, 0xffffffffffffffff, { { 0, 0 }, { 0, 0 } }, 0, 0, 0, 0, 0, 15 },
	{ { 0x000000000000f180 }, { 0x000000000000d000 }, 0xffffffffffffffff, { { 0, 0 }, { 0, 0 } }, 0, 0, 0, 0, 0, 16 },
	{ { 0x000000000000f180 }, { 0x000000000000d100 }, 0xffffffffffffffff, { { 0, 0 }, { 0, 0 } }, 0, 0, 0, 0, 0, 17 },
	{ { 0x000000000000ffff }, { 0x000000000000e000 }, 0xffffffffffffffff, { { 0, 0 }, { 0, 0 } }, 0, 0, 0, 0, 0, 18 },
	{ { 0x000000000000ffff }, { 0x000000000000e001 }, 0xffffffffffffffff, { { 0, 0 }, { 0, 0 } }, 0, 0, 0, 0, 0, 19 },
	{ { 0x000000000000ffff }, { 0x000000000000e002 }, 0xffffffffffffffff, { { 0, 0 }, { 0, 0 } }, 0, 0, 0, 0, 0, 20 },
	{ { 0x000000000000f1ff }, { 0x000000000000c003 }, 0xffffffffffffffff, { { 0, 0 }, { 0, 0 } }, 0, 0, 0, 0, 0, 21 },
};

const struct tiny_head tiny_heads[TINY_OPCODE_COUNT + 1] = {
	[TINY_OP_ALU] = { 0x0, 1, 0 },
	[TINY_OP_ADDI] = { 0x0, 2, 0 },
	[TINY_OP_LDI] = { 0x0, 3, 0 },
	[TINY_OP_LDI_LONG] = { 0x0, 4, 0 },
	[TINY_OP_CMP] = { 0x0, 5, 0 },
	[TINY_OP_CMP_IMM] = { 0x0, 6, 0 },
	[TINY_OP_B] = { 0x0, 7, 0 },
	[TINY_OP_CALL] = { 0x0, 8, 0 },
	[TINY_OP_JR] = { 0x0, 9, 0 },
	[TINY_OP_LD] = { 0x0, 10, 0 },
	[TINY_OP_LD_BYTE] = { 0x0, 11, 0 },
	[TINY_OP_ST] = { 0x0, 12, 0 },
	[TINY_OP_ST_BYTE] = { 0x0, 13, 0 },
	[TINY_OP_PUSH] = { 0x0, 14, 0 },
	[TINY_OP_POP] = { 0x0, 15, 0 },
	[TINY_OP_IN] = { 0x0, 16, 0 },
	[TINY_OP_OUT] = { 0x0, 17, 0 },
	[TINY_OP_HALT] = { 0x0, 18, 0 },
	[TINY_OP_TRAP] = { 0x0, 19, 0 },
	[TINY_OP_RTI] = { 0x0, 20, 0 },
	[TINY_OP_CAUSE] = { 0x0, 21, 0 },
};

const uint16_t tiny_front_rows[] = {
	0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 24, 24, 24, 24, 24, 24, 24, 24, 24,
	24, 24, 24, 24, 24, 24, 24, 48, 48, 48, 48, 48, 48, 48, 48, 48, 48, 48, 48, 48, 48,
	48, 48, 72, 96, 72, 96, 72, 96, 72, 96, 72, 96, 72, 96, 72, 96, 72, 96, 120, 120, 120,
	120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 144, 144, 144, 144,
	144, 144, 144, 144, 144, 144, 144, 144, 144, 144, 144, 144, 168, 168, 168, 168, 168,
	168, 168, 168, 168, 168, 168, 168, 168, 168, 168, 168, 192, 192, 192, 192, 192, 192,
	192, 192, 192, 192, 192, 192, 192, 192, 192, 192, 216, 216, 216, 216, 216, 216, 216,
	216, 216, 216, 216, 216, 216, 216, 216, 216, 240, 264, 240, 264, 240, 264, 240, 264,
	240, 264, 240, 264, 240, 264, 240, 264, 288, 288, 288, 288, 288, 288, 288, 288, 288,
	288, 288, 288, 288, 288, 312, 312, 336, 336, 336, 336, 336, 336, 336, 336, 336, 336,
	336, 336, 336, 336, 336, 336, 360, 384, 360, 384, 360, 384, 360, 384, 360, 384, 360,
	384, 360, 384, 360, 384, 408, 432, 408, 432, 408, 432, 408, 432, 408, 432, 408, 432,
	408, 432, 408, 432, 456, 480, 480, 480, 480, 480, 480, 480, 480, 480, 480, 480, 480,
	480, 480, 480, 504, 504, 504, 504, 504, 504, 504, 504, 504, 504, 504, 504, 504, 504,
	504, 504,
};

const uint8_t tiny_front_columns[] = {
	0, 1, 2, 3, 4, 4, 4, 5, 6, 7, 8, 9, 4, 4, 4, 5, 6, 7, 8, 9, 4, 4, 4, 5, 6, 7, 8, 9, 4,
	4, 4, 5, 6, 7, 8, 9, 4, 4, 4, 5, 6, 7, 8, 9, 4, 4, 4, 5, 6, 7, 8, 9, 4, 4, 4, 5, 6, 7,
	8, 9, 4, 4, 4, 5, 10, 11, 12, 13, 14, 14, 14, 15, 16, 11, 12, 13, 14, 14, 14, 15, 16,
	11, 12, 13, 14, 14, 14, 15, 16, 11, 12, 13, 14, 14, 14, 15, 16, 11, 12, 13, 14, 14,
	14, 15, 16, 11, 12, 13, 14, 14, 14, 15, 16, 11, 12, 13, 14, 14, 14, 15, 16, 11, 12,
	13, 14, 14, 14, 15, 17, 18, 19, 20, 21, 21, 21, 22, 23, 18, 19, 20, 21, 21, 21, 22,
	23, 18, 19, 20, 21, 21, 21, 22, 23, 18, 19, 20, 21, 21, 21, 22, 23, 18, 19, 20, 21,
	21, 21, 22, 23, 18, 19, 20, 21, 21, 21, 22, 23, 18, 19, 20, 21, 21, 21, 22, 23, 18,
	19, 20, 21, 21, 21, 22, 17, 18, 19, 20, 21, 21, 21, 22, 23, 18, 19, 20, 21, 21, 21,
	22, 23, 18, 19, 20, 21, 21, 21, 22, 23, 18, 19, 20, 21, 21, 21, 22, 23, 18, 19, 20,
	21, 21, 21, 22, 23, 18, 19, 20, 21, 21, 21, 22, 23, 18, 19, 20, 21, 21, 21, 22, 23,
	18, 19, 20, 21, 21, 21, 22,
};

/* 16 times a number of tiny_fronts, and the bytes of the word less one. */
const uint16_t tiny_front_units[] = {
	/* high byte 0x00 */
	1, 1, 1, 1, 1, 17, 1, 1, 1, 1, 1, 1, 1, 1, 1, 17, 1, 1, 1, 1, 1, 1, 17, 1,
	/* high byte 0x10 */
	33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33,
	33, 33, 33,
	/* high byte 0x20 */
	49, 49, 49, 49, 49, 49, 49, 49, 49, 49, 49, 49, 49, 49, 49, 49, 49, 49, 49, 49, 49,
	49, 49, 49,
	/* high byte 0x30 */
	67, 83, 83, 83, 83, 83, 83, 83, 83, 83, 83, 83, 83, 83, 83, 83, 83, 83, 83, 83, 83,
	83, 83, 83,
	/* high byte 0x31 */
	83, 83, 83, 83, 83, 83, 83, 83, 83, 83, 83, 83, 83, 83, 83, 83, 83, 83, 83, 83, 83,
	83, 83, 83,
	/* high byte 0x40 */
	97, 97, 97, 97, 97, 97, 97, 97, 97, 97, 97, 97, 97, 97, 97, 97, 97, 97, 97, 97, 97,
	97, 97, 97,
	/* high byte 0x50 */
	113, 113, 113, 113, 113, 113, 113, 113, 113, 113, 113, 113, 113, 113, 113, 113, 113,
	113, 113, 113, 113, 113, 113, 113,
	/* high byte 0x60 */
	129, 129, 129, 129, 129, 129, 129, 129, 129, 129, 129, 129, 129, 129, 129, 129, 129,
	129, 129, 129, 129, 129, 129, 129,
	/* high byte 0x70 */
	145, 145, 145, 145, 145, 145, 145, 145, 145, 145, 145, 145, 145, 145, 145, 145, 145,
	145, 145, 145, 145, 145, 145, 145,
	/* high byte 0x80 */
	161, 177, 177, 177, 177, 177, 177, 177, 177, 177, 161, 177, 177, 177, 177, 177, 177,
	161, 177, 177, 177, 177, 177, 177,
	/* high byte 0x90 */
	193, 193, 193, 193, 193, 193, 193, 193, 193, 193, 209, 209, 209, 209, 209, 209, 209,
	209, 209, 209, 209, 209, 209, 209,
	/* high byte 0x91 */
	209, 209, 209, 209, 209, 209, 209, 209, 209, 209, 209, 209, 209, 209, 209, 209, 209,
	209, 209, 209, 209, 209, 209, 209,
	/* high byte 0xa0 */
	225, 225, 225, 225, 225, 225, 225, 225, 225, 225, 225, 225, 225, 225, 225, 225, 225,
	225, 225, 225, 225, 225, 225, 225,
	/* high byte 0xae */
	241, 241, 241, 241, 241, 241, 241, 241, 241, 241, 241, 241, 241, 241, 241, 241, 241,
	241, 241, 241, 241, 241, 241, 241,
	/* high byte 0xb0 */
	257, 257, 257, 257, 257, 257, 257, 257, 257, 257, 257, 257, 257, 257, 257, 257, 257,
	257, 257, 257, 257, 257, 257, 257,
	/* high byte 0xc0 */
	273, 289, 305, 321, 337, 337, 353, 369, 385, 401, 353, 369, 385, 401, 337, 337, 353,
	353, 369, 385, 401, 337, 337, 353,
	/* high byte 0xc1 */
	353, 369, 385, 401, 337, 337, 353, 369, 385, 401, 353, 369, 385, 401, 337, 337, 353,
	353, 369, 385, 401, 337, 337, 353,
	/* high byte 0xd0 */
	417, 417, 417, 417, 417, 417, 417, 417, 417, 417, 417, 417, 417, 417, 417, 417, 417,
	433, 433, 433, 433, 433, 433, 433,
	/* high byte 0xd1 */
	449, 449, 449, 449, 449, 449, 449, 449, 449, 449, 449, 449, 449, 449, 449, 449, 449,
	465, 465, 465, 465, 465, 465, 465,
	/* high byte 0xe0 */
	481, 497, 513, 337, 337, 337, 529, 545, 561, 337, 529, 545, 561, 337, 337, 337, 529,
	529, 545, 561, 337, 337, 337, 529,
	/* high byte 0xe1 */
	529, 545, 561, 337, 337, 337, 529, 545, 561, 337, 529, 545, 561, 337, 337, 337, 529,
	529, 545, 561, 337, 337, 337, 529,
	/* high byte 0xf0 */
	337, 337, 337, 337, 337, 337, 337, 337, 337, 337, 337, 337, 337, 337, 337, 337, 337,
	337, 337, 337, 337, 337, 337, 337,
};

const struct tiny_front tiny_fronts[] = {
	{ { 0x000000000000ffff }, TINY_OP_ALU, 1, true, TINY_STATUS_OK },
	{ { 0x000000000000ffff }, TINY_OP_ALU, 0, true, TINY_STATUS_RESERVED },
	{ { 0x000000000000ffff }, TINY_OP_ADDI, 2, true, TINY_STATUS_OK },
	{ { 0x000000000000ffff }, TINY_OP_LDI, 3, true, TINY_STATUS_OK },
	{ { 0x00000000ffffffff }, TINY_OP_LDI_LONG, 4, true, TINY_STATUS_OK },
	{ { 0x00000000ffffffff }, TINY_OP_LDI_LONG, 0, true, TINY_STATUS_RESERVED },
	{ { 0x000000000000ffff }, TINY_OP_LD, 10, true, TINY_STATUS_OK },
	{ { 0x000000000000ffff }, TINY_OP_LD_BYTE, 11, true, TINY_STATUS_OK },
	{ { 0x000000000000ffff }, TINY_OP_ST, 12, true, TINY_STATUS_OK },
	{ { 0x000000000000ffff }, TINY_OP_ST_BYTE, 13, true, TINY_STATUS_OK },
	{ { 0x000000000000ffff }, TINY_OP_CMP, 5, true, TINY_STATUS_OK },
	{ { 0x000000000000ffff }, TINY_OP_CMP, 0, true, TINY_STATUS_RESERVED },
	{ { 0x000000000000ffff }, TINY_OP_CMP_IMM, 6, true, TINY_STATUS_OK },
	{ { 0x000000000000ffff }, TINY_OP_CMP_IMM, 0, true, TINY_STATUS_RESERVED },
	{ { 0x000000000000ffff }, TINY_OP_B, 7, true, TINY_STATUS_OK },
	{ { 0x000000000000ffff }, TINY_OP_B, 0, true, TINY_STATUS_RESERVED },
	{ { 0x000000000000ffff }, TINY_OP_CALL, 8, true, TINY_STATUS_OK },
	{ { 0x000000000000ffff }, TINY_OP_PUSH, 14, true, TINY_STATUS_OK },
	{ { 0x000000000000ffff }, TINY_OP_POP, 15, true, TINY_STATUS_OK },
	{ { 0x000000000000ffff }, TINY_OP_JR, 9, true, TINY_STATUS_OK },
	{ { 0x000000000000ffff }, TINY_OP_CAUSE, 21, true, TINY_STATUS_OK },
	{ { 0x000000000000ffff }, TINY_OP_NONE, 0, true, TINY_STATUS_UNDEFINED },
	{ { 0x000000000000ffff }, TINY_OP_PUSH, 0, true, TINY_STATUS_RESERVED },
	{ { 0x000000000000ffff }, TINY_OP_POP, 0, true, TINY_STATUS_RESERVED },
	{ { 0x000000000000ffff }, TINY_OP_JR, 0, true, TINY_STATUS_RESERVED },
	{ { 0x000000000000ffff }, TINY_OP_CAUSE, 0, true, TINY_STATUS_RESERVED },
	{ { 0x000000000000ffff }, TINY_OP_IN, 16, true, TINY_STATUS_OK },
	{ { 0x000000000000ffff }, TINY_OP_IN, 0, true, TINY_STATUS_RESERVED },
	{ { 0x000000000000ffff }, TINY_OP_OUT, 17, true, TINY_STATUS_OK },
	{ { 0x000000000000ffff }, TINY_OP_OUT, 0, true, TINY_STATUS_RESERVED },
	{ { 0x000000000000ffff }, TINY_OP_HALT, 18, true, TINY_STATUS_OK },
	{ { 0x000000000000ffff }, TINY_OP_TRAP, 19, true, TINY_STATUS_OK },
	{ { 0x000000000000ffff }, TINY_OP_RTI, 20, true, TINY_STATUS_OK },
	{ { 0x000000000000ffff }, TINY_OP_HALT, 0, true, TINY_STATUS_RESERVED },
	{ { 0x000000000000ffff }, TINY_OP_TRAP, 0, true, TINY_STATUS_RESERVED },
	{ { 0x000000000000ffff }, TINY_OP_RTI, 0, true, TINY_STATUS_RESERVED },
};

const int64_t tiny_number_tables[] = {
	0,
};

const struct tiny_number tiny_numbers[] = {
	{ 4, CODING_SIGNED, 0, 0, 0, 0, 0, 1, 0, 0, 0x0,
	  "0x", 2, 0, "a number -32 to 31" },
	{ 5, CODING_SIGNED, 0, 0, 0, 0, 0, 1, 0, 0, 0x0,
	  "0x", 2, 0, "a number -256 to 255" },
	{ 6, CODING_UNSIGNED, 1, 0, 1, 0, 0, 1, 0, -32768, 0xffff,
	  "0x", 2, 0, "a number -0x8000 to 0xffff" },
	{ 5, CODING_SIGNED, 0, 0, 0, 0, 0, 2, 0, 0, 0x0,
	  "0x", 2, 0, "a number -512 to 510 in steps of 2" },
	{ 7, CODING_SIGNED, 0, 0, 0, 0, 0, 2, 0, 0, 0x0,
	  "0x", 2, 0, "a number -4096 to 4094 in steps of 2" },
	{ 4, CODING_UNSIGNED, 0, 0, 0, 0, 0, 2, 0, 0, 0x0,
	  "0x", 2, 0, "a number 0 to 126 in steps of 2" },
	{ 4, CODING_UNSIGNED, 0, 0, 0, 0, 0, 1, 0, 0, 0x0,
	  "0x", 2, 0, "a number 0 to 63" },
	{ 8, CODING_UNSIGNED, 0, 0, 0, 0, 0, 1, 0, 0, 0x0,
	  "0x", 2, 0, "a number 0 to 127" },
};

const struct tiny_float tiny_floats[] = {
	{ 0 },
};

const struct tiny_name tiny_names[] = {
	{ "add", 3, 0, 1, 0 }, { "sub", 3, 1, 1, 0 }, { "and", 3, 2, 1, 0 },
	{ "or", 2, 3, 1, 0 }, { "xor", 3, 4, 1, 0 }, { "shl", 3, 5, 1, 0 },
	{ "shr", 3, 6, 1, 0 }, { "sp", 2, 6, 0, 0 }, { "lr", 2, 7, 0, 0 },
};

const struct tiny_named tiny_named[] = {
	{ 0, 0, 7, 1, 0, "", 0, 0, "add, sub, and, or, xor, shl, shr" },
	{ 1, 7, 2, 1, 1, "r", 0, 8, "a register r0-r7 or sp or lr" },
	{ 2, 7, 2, 1, 1, "r", 0, 8, "a register r0-r7 or sp or lr" },
	{ 3, 7, 2, 1, 1, "r", 0, 8, "a register r0-r7 or sp or lr" },
};

const struct tiny_opcode_info tiny_opcodes[TINY_OPCODE_COUNT + 1] = {
	[TINY_OP_NONE] = { .match = { 1 }, .name = "" }, /* no word matches */

	/* ALU (alu.isa)
	 *   function rd, ra, rb
	 *   |15:12|11:9|8:6|5:3|  2:0   |
	 *   |0000 | rd |ra |rb |function|
	 */
	[TINY_OP_ALU] = {
		{ 0x000000000000f000 },
		{ 0x0000000000000000 },
		{ 0x0000000000000000 },
		{ 0x0000000000000000 },
		1, 1, 0, 5, 2, "ALU"
	},

	/* ADDI (constant.isa)
	 *   addi rd, ra, imm
	 *   |15:12|11:9|8:6|5:0|
	 *   |0001 | rd |ra |imm|
	 */
	[TINY_OP_ADDI] = {
		{ 0x000000000000f000 },
		{ 0x0000000000001000 },
		{ 0x0000000000000000 },
		{ 0x0000000000001000 },
		2, 1, 5, 4, 2, "ADDI"
	},

	/* LDI (constant.isa)
	 *   ldi rd, imm
	 *   |15:12|11:9|8:0|
	 *   |0010 | rd |imm|
	 */
	[TINY_OP_LDI] = {
		{ 0x000000000000f000 },
		{ 0x0000000000002000 },
		{ 0x0000000000000000 },
		{ 0x0000000000002000 },
		3, 1, 9, 3, 2, "LDI"
	},

	/* LDI_LONG (constant.isa)
	 *   ldi.w rd, word
	 *   |31:16|15:12|11:9|8:0|
	 *   |word |0011 | rd | 0 |
	 */
	[TINY_OP_LDI_LONG] = {
		{ 0x000000000000f000 },
		{ 0x0000000000003000 },
		{ 0x00000000000001ff },
		{ 0x0000000000003000 },
		4, 1, 12, 3, 4, "LDI_LONG"
	},

	/* CMP (jump.isa)
	 *   cmp ra, rb
	 *   |15:12|11:9|8:6|5:0|
	 *   |1000 | ra |rb | 0 |
	 */
	[TINY_OP_CMP] = {
		{ 0x000000000000f000 },
		{ 0x0000000000008000 },
		{ 0x000000000000003f },
		{ 0x0000000000008000 },
		5, 1, 15, 3, 2, "CMP"
	},

	/* CMP_IMM (jump.isa)
	 *   cmp ra, imm
	 *   |15:12|11:9|8:6|5:0|
	 *   |1001 | ra | 0 |imm|
	 */
	[TINY_OP_CMP_IMM] = {
		{ 0x000000000000f000 },
		{ 0x0000000000009000 },
		{ 0x00000000000001c0 },
		{ 0x0000000000009000 },
		6, 1, 18, 3, 2, "CMP_IMM"
	},

	/* B (jump.isa)
	 *   b{.cond} to
	 *   |15:12|11:9|8:0|
	 *   |1010 |cond|to |
	 */
	[TINY_OP_B] = {
		{ 0x000000000000f000 },
		{ 0x000000000000a000 },
		{ 0x0000000000000000 },
		{ 0x000000000000a000 },
		7, 1, 21, 3, 2, "B"
	},

	/* CALL (jump.isa)
	 *   call to
	 *   |15:12|11:0|
	 *   |1011 | to |
	 */
	[TINY_OP_CALL] = {
		{ 0x000000000000f000 },
		{ 0x000000000000b000 },
		{ 0x0000000000000000 },
		{ 0x000000000000b000 },
		8, 1, 24, 2, 2, "CALL"
	},

	/* JR (jump.isa)
	 *   jr ra
	 *   |15:12|11:9|8:3|2:0|
	 *   |1100 | ra | 0 |010|
	 */
	[TINY_OP_JR] = {
		{ 0x000000000000f007 },
		{ 0x000000000000c002 },
		{ 0x00000000000001f8 },
		{ 0x000000000000c002 },
		9, 1, 26, 3, 2, "JR"
	},

	/* LD (memory.isa)
	 *   ld rd, [ra{ + words}]
	 *   |15:12|11:9|8:6| 5:0 |
	 *   |0100 | rd |ra |words|
	 */
	[TINY_OP_LD] = {
		{ 0x000000000000f000 },
		{ 0x0000000000004000 },
		{ 0x0000000000000000 },
		{ 0x0000000000004000 },
		10, 1, 29, 4, 2, "LD"
	},

	/* LD_BYTE (memory.isa)
	 *   ld.b rd, [ra{ + bytes}]
	 *   |15:12|11:9|8:6| 5:0 |
	 *   |0101 | rd |ra |bytes|
	 */
	[TINY_OP_LD_BYTE] = {
		{ 0x000000000000f000 },
		{ 0x0000000000005000 },
		{ 0x0000000000000000 },
		{ 0x0000000000005000 },
		11, 1, 33, 4, 2, "LD_BYTE"
	},

	/* ST (memory.isa)
	 *   st rs, [ra{ + words}]
	 *   |15:12|11:9|8:6| 5:0 |
	 *   |0110 | rs |ra |words|
	 */
	[TINY_OP_ST] = {
		{ 0x000000000000f000 },
		{ 0x0000000000006000 },
		{ 0x0000000000000000 },
		{ 0x0000000000006000 },
		12, 1, 37, 4, 2, "ST"
	},

	/* ST_BYTE (memory.isa)
	 *   st.b rs, [ra{ + bytes}]
	 *   |15:12|11:9|8:6| 5:0 |
	 *   |0111 | rs |ra |bytes|
	 */
	[TINY_OP_ST_BYTE] = {
		{ 0x000000000000f000 },
		{ 0x0000000000007000 },
		{ 0x0000000000000000 },
		{ 0x0000000000007000 },
		13, 1, 41, 4, 2, "ST_BYTE"
	},

	/* PUSH (memory.isa)
	 *   push rs
	 *   |15:12|11:9|8:3|2:0|
	 *   |1100 | rs | 0 |000|
	 */
	[TINY_OP_PUSH] = {
		{ 0x000000000000f007 },
		{ 0x000000000000c000 },
		{ 0x00000000000001f8 },
		{ 0x000000000000c000 },
		14, 1, 45, 3, 2, "PUSH"
	},

	/* POP (memory.isa)
	 *   pop rd
	 *   |15:12|11:9|8:3|2:0|
	 *   |1100 | rd | 0 |001|
	 */
	[TINY_OP_POP] = {
		{ 0x000000000000f007 },
		{ 0x000000000000c001 },
		{ 0x00000000000001f8 },
		{ 0x000000000000c001 },
		15, 1, 48, 3, 2, "POP"
	},

	/* IN (system.isa)
	 *   in rd, port
	 *   |15:12|11:9|8|7|6:0 |
	 *   |1101 | rd |0|0|port|
	 */
	[TINY_OP_IN] = {
		{ 0x000000000000f100 },
		{ 0x000000000000d000 },
		{ 0x0000000000000080 },
		{ 0x000000000000d000 },
		16, 1, 51, 4, 2, "IN"
	},

	/* OUT (system.isa)
	 *   out rs, port
	 *   |15:12|11:9|8|7|6:0 |
	 *   |1101 | rs |1|0|port|
	 */
	[TINY_OP_OUT] = {
		{ 0x000000000000f100 },
		{ 0x000000000000d100 },
		{ 0x0000000000000080 },
		{ 0x000000000000d100 },
		17, 1, 55, 4, 2, "OUT"
	},

	/* HALT (system.isa)
	 *   halt
	 *   |15:12|11:3|2:0|
	 *   |1110 | 0  |000|
	 */
	[TINY_OP_HALT] = {
		{ 0x000000000000f007 },
		{ 0x000000000000e000 },
		{ 0x0000000000000ff8 },
		{ 0x000000000000e000 },
		18, 1, 59, 2, 2, "HALT"
	},

	/* TRAP (system.isa)
	 *   trap
	 *   |15:12|11:3|2:0|
	 *   |1110 | 0  |001|
	 */
	[TINY_OP_TRAP] = {
		{ 0x000000000000f007 },
		{ 0x000000000000e001 },
		{ 0x0000000000000ff8 },
		{ 0x000000000000e001 },
		19, 1, 59, 2, 2, "TRAP"
	},

	/* RTI (system.isa)
	 *   rti
	 *   |15:12|11:3|2:0|
	 *   |1110 | 0  |010|
	 */
	[TINY_OP_RTI] = {
		{ 0x000000000000f007 },
		{ 0x000000000000e002 },
		{ 0x0000000000000ff8 },
		{ 0x000000000000e002 },
		20, 1, 59, 2, 2, "RTI"
	},

	/* CAUSE (system.isa)
	 *   cause rd
	 *   |15:12|11:9|8:3|2:0|
	 *   |1100 | rd | 0 |011|
	 */
	[TINY_OP_CAUSE] = {
		{ 0x000000000000f007 },
		{ 0x000000000000c003 },
		{ 0x00000000000001f8 },
		{ 0x000000000000c003 },
		21, 1, 48, 3, 2, "CAUSE"
	},
};

static const char *const field_names[TINY_FIELD_COUNT] = {
	[TINY_FIELD_function] = "function",
	[TINY_FIELD_rb] = "rb",
	[TINY_FIELD_ra] = "ra",
	[TINY_FIELD_rd] = "rd",
	[TINY_FIELD_op] = "op",
	[TINY_FIELD_imm] = "imm",
	[TINY_FIELD_word] = "word",
	[TINY_FIELD_to] = "to",
	[TINY_FIELD_cond] = "cond",
	[TINY_FIELD_what] = "what",
	[TINY_FIELD_words] = "words",
	[TINY_FIELD_bytes] = "bytes",
	[TINY_FIELD_rs] = "rs",
	[TINY_FIELD_port] = "port",
	[TINY_FIELD_direction] = "direction",
};

const char *tiny_opcode_name(enum tiny_opcode opcode)
{
	return (size_t)opcode <= TINY_OPCODE_COUNT ? tiny_opcodes[opcode].name : "";
}

const char *tiny_field_name(enum tiny_field field)
{
	return (size_t)field < TINY_FIELD_COUNT ? field_names[field] : "";
}

/* The lowest bit says whether the window's number is in its set; the others say nothing. */
static uint64_t in_set(const struct tiny_window *window, const uint64_t *word)
{
	unsigned number = tiny_bits_from(word, window->at) & 0xff;
	return tiny_sets[window->set][number / 64] >> number % 64;
}

static bool box_holds(const struct tiny_box *box, const uint64_t *word)
{
	if (!tiny_box_fits(box, word))
		return false;
	if (box->rest && !(in_set(&box->window[0], word) & in_set(&box->window[1], word) & 1))
		return false;
	return true;
}

unsigned tiny_find_form(const uint64_t *word, unsigned opcode)
{
	const struct tiny_front *front = &tiny_fronts[tiny_front_code(word) / 16];
	if (front->sure && front->code == opcode)
		return front->form;
	const struct tiny_box *likely = tiny_likely_box(word, opcode);
	if (box_holds(likely, word))
		return likely->form;
	const struct tiny_box *box = &tiny_boxes[tiny_opcodes[opcode].box];
	for (uint32_t i = 0; i < tiny_opcodes[opcode].boxes; i++)
		if (box_holds(&box[i], word))
			return box[i].form;
	return 0;
}
