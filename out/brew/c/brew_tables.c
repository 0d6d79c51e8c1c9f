/* Tables: where the fields lie, which values are legal, what the opcodes are.
 *
 * Instruction set: Brew.
 * Made by specc from the specification "Brew": change that, not this file. */
#include "brew_tables.h"

const struct brew_piece brew_pieces[] = {
	{ 12, 4 }, { 0, 4 }, { 4, 4 }, { 16, 16 }, { 16, 32 }, { 22, 2 }, { 20, 2 },
	{ 18, 2 }, { 16, 2 }, { 16, 1 }, { 17, 15 }, { 7, 1 }, { 8, 4 }, { 11, 1 }, { 1, 7 },
	{ 0, 1 }, { 12, 3 }, { 16, 8 }, { 4, 3 }, { 8, 3 }, { 15, 1 }, { 8, 8 },
};

const struct brew_position brew_positions[] = {
	{ 4, 1, 0 }, { 4, 1, 1 }, { 4, 1, 2 }, { 16, 1, 3 }, { 32, 1, 4 }, { 2, 1, 5 },
	{ 2, 1, 6 }, { 2, 1, 7 }, { 2, 1, 8 }, { 16, 2, 9 }, { 1, 1, 11 }, { 4, 1, 12 },
	{ 1, 1, 13 }, { 7, 1, 14 }, { 1, 1, 15 }, { 3, 1, 16 }, { 8, 1, 17 }, { 3, 1, 18 },
	{ 3, 1, 19 }, { 1, 1, 20 }, { 8, 1, 21 },
};

const struct brew_cube brew_cubes[] = {
	{ 0x8, 0x0 }, { 0xc, 0x8 }, { 0xe, 0xc }, { 0xf, 0xe },
};

const uint64_t brew_sets[][4] = {
	{ 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff },
	{ 0x7fff7fff7fff7fff, 0x7fff7fff7fff7fff, 0x7fff7fff7fff7fff, 0x7fff7fff7fff7fff },
};

const struct brew_type brew_types[] = {
	{ 0, 4 }, { 0, 0 },
};

const struct brew_check brew_checks[] = {
	{ 4, 0, 1, 0 }, { 4, 1, 2, 0 }, { 4, 3, 0, 0 }, { 4, 4, 1, 0 }, { 4, 1, 2, 0 },
	{ 4, 3, 0, 0 }, { 4, 0, 1, 0 }, { 4, 3, 0, 0 }, { 4, 1, 2, 0 }, { 4, 3, 0, 0 },
	{ 4, 0, 1, 0 }, { 4, 0, 1, 0 }, { 4, 10, 11, 0 }, { 4, 1, 2, 0 }, { 4, 10, 11, 0 },
	{ 4, 0, 1, 0 }, { 4, 1, 2, 0 }, { 4, 3, 0, 0 }, { 4, 17, 0, 0 }, { 4, 4, 1, 0 },
	{ 4, 3, 0, 0 }, { 4, 21, 1, 0 }, { 4, 3, 0, 0 },
};

const struct brew_layout brew_layouts[] = {
	{ BREW_FIELD_ra, 1, 0 }, { BREW_FIELD_rb, 2, 0 }, { BREW_FIELD_c, 11, 1 },
	{ BREW_FIELD_rd, 0, 0 }, { BREW_FIELD_const, 1, 0 }, { BREW_FIELD_rb, 2, 0 },
	{ BREW_FIELD_c, 11, 1 }, { BREW_FIELD_rd, 0, 0 }, { BREW_FIELD_ra, 1, 0 },
	{ BREW_FIELD_b, 2, 1 }, { BREW_FIELD_c, 11, 1 }, { BREW_FIELD_rd, 0, 0 },
	{ BREW_FIELD_value, 3, 1 }, { BREW_FIELD_a, 1, 1 }, { BREW_FIELD_rb, 2, 0 },
	{ BREW_FIELD_c, 11, 1 }, { BREW_FIELD_rd, 0, 0 }, { BREW_FIELD_value, 4, 1 },
	{ BREW_FIELD_ra, 1, 0 }, { BREW_FIELD_b, 2, 1 }, { BREW_FIELD_c, 11, 1 },
	{ BREW_FIELD_rd, 0, 0 }, { BREW_FIELD_value, 16, 1 }, { BREW_FIELD_ra, 1, 0 },
	{ BREW_FIELD_b, 17, 1 }, { BREW_FIELD_lanes, 10, 1 }, { BREW_FIELD_c, 11, 1 },
	{ BREW_FIELD_d, 0, 1 }, { BREW_FIELD_value, 9, 1 }, { BREW_FIELD_ra, 1, 0 },
	{ BREW_FIELD_b, 2, 1 }, { BREW_FIELD_bit, 11, 0 }, { BREW_FIELD_d, 0, 1 },
	{ BREW_FIELD_value, 9, 1 }, { BREW_FIELD_a, 1, 1 }, { BREW_FIELD_rb, 2, 0 },
	{ BREW_FIELD_bit, 11, 0 }, { BREW_FIELD_d, 0, 1 }, { BREW_FIELD_value, 9, 1 },
	{ BREW_FIELD_ra, 1, 0 }, { BREW_FIELD_rb, 2, 0 }, { BREW_FIELD_c, 18, 1 },
	{ BREW_FIELD_lanes, 12, 1 }, { BREW_FIELD_d, 0, 1 }, { BREW_FIELD_value, 9, 1 },
	{ BREW_FIELD_a, 1, 1 }, { BREW_FIELD_b, 2, 1 }, { BREW_FIELD_c, 11, 1 },
	{ BREW_FIELD_rd, 0, 0 }, { BREW_FIELD_value, 3, 1 }, { BREW_FIELD_a, 1, 1 },
	{ BREW_FIELD_b, 2, 1 }, { BREW_FIELD_c, 11, 1 }, { BREW_FIELD_rd, 0, 0 },
	{ BREW_FIELD_value, 4, 1 }, { BREW_FIELD_a, 1, 1 }, { BREW_FIELD_b, 2, 1 },
	{ BREW_FIELD_c, 11, 1 }, { BREW_FIELD_d, 0, 1 }, { BREW_FIELD_value, 4, 1 },
	{ BREW_FIELD_a, 1, 1 }, { BREW_FIELD_b, 2, 1 }, { BREW_FIELD_c, 11, 1 },
	{ BREW_FIELD_rd, 0, 0 }, { BREW_FIELD_addr, 3, 1 }, { BREW_FIELD_a, 1, 1 },
	{ BREW_FIELD_b, 2, 1 }, { BREW_FIELD_c, 11, 1 }, { BREW_FIELD_rd, 0, 0 },
	{ BREW_FIELD_ra, 1, 0 }, { BREW_FIELD_b, 2, 1 }, { BREW_FIELD_c, 11, 1 },
	{ BREW_FIELD_d, 0, 1 }, { BREW_FIELD_ra, 1, 0 }, { BREW_FIELD_b, 2, 1 },
	{ BREW_FIELD_c, 11, 1 }, { BREW_FIELD_d, 0, 1 }, { BREW_FIELD_offset, 3, 1 },
	{ BREW_FIELD_a, 1, 1 }, { BREW_FIELD_b, 2, 1 }, { BREW_FIELD_c, 11, 1 },
	{ BREW_FIELD_d, 0, 1 }, { BREW_FIELD_address, 4, 1 }, { BREW_FIELD_a, 1, 1 },
	{ BREW_FIELD_b, 2, 1 }, { BREW_FIELD_c, 11, 1 }, { BREW_FIELD_d, 0, 1 },
	{ BREW_FIELD_value, 3, 1 }, { BREW_FIELD_ra, 1, 0 }, { BREW_FIELD_b, 2, 1 },
	{ BREW_FIELD_c, 11, 1 }, { BREW_FIELD_rd, 0, 0 }, { BREW_FIELD_ra, 1, 0 },
	{ BREW_FIELD_b, 2, 1 }, { BREW_FIELD_c, 11, 1 }, { BREW_FIELD_rd, 0, 0 },
	{ BREW_FIELD_offset, 3, 1 }, { BREW_FIELD_a, 1, 1 }, { BREW_FIELD_b, 2, 1 },
	{ BREW_FIELD_c, 11, 1 }, { BREW_FIELD_rd, 0, 0 }, { BREW_FIELD_address, 4, 1 },
	{ BREW_FIELD_rs, 14, 1 }, { BREW_FIELD_offset, 13, 1 }, { BREW_FIELD_c, 11, 1 },
	{ BREW_FIELD_rd, 0, 0 }, { BREW_FIELD_a, 1, 1 }, { BREW_FIELD_b, 2, 1 },
	{ BREW_FIELD_c, 11, 1 }, { BREW_FIELD_number, 15, 1 }, { BREW_FIELD_d3, 19, 1 },
	{ BREW_FIELD_a, 1, 1 }, { BREW_FIELD_b, 2, 1 }, { BREW_FIELD_c, 11, 1 },
	{ BREW_FIELD_d, 0, 1 }, { BREW_FIELD_a, 1, 1 }, { BREW_FIELD_b, 2, 1 },
	{ BREW_FIELD_c, 11, 1 }, { BREW_FIELD_order, 0, 0 }, { BREW_FIELD_type_a, 1, 1 },
	{ BREW_FIELD_type_b, 2, 1 }, { BREW_FIELD_high, 20, 1 }, { BREW_FIELD_const, 1, 0 },
	{ BREW_FIELD_b, 2, 1 }, { BREW_FIELD_c, 11, 1 }, { BREW_FIELD_rd, 0, 0 },
	{ BREW_FIELD_kind, 1, 0 }, { BREW_FIELD_b, 2, 1 }, { BREW_FIELD_c, 11, 1 },
	{ BREW_FIELD_rd, 0, 0 },
};

const struct brew_box brew_boxes[] = {
	{ { 0x0000000000000000 }, { 0x0000000000000001 }, 0, { { 0, 0 }, { 0, 0 } }, 0, 0, 0, 0, 0, 0 },
	{ { 0x0000000000000f00 }, { 0x0000000000000400 }, 0x7fff7fff7fff7fff, { { 4, 1 }, { 12, 1 } }, 0, 0, 3, 2, 0, 1 },
	{ { 0x0000000000000f00 }, { 0x0000000000000b00 }, 0x7fff7fff7fff7fff, { { 4, 1 }, { 12, 1 } }, 3, 0, 3, 2, 0, 2 },
	{ { 0x0000000000000ff0 }, { 0x00000000000004f0 }, 0x7fff7fff7fff7fff, { { 12, 1 }, { 0, 0 } }, 6, 0, 2, 1, 0, 3 },
	{ { 0x0000000000000f0f }, { 0x000000000000040f }, 0x7fff7fff7fff7fff, { { 12, 1 }, { 0, 0 } }, 8, 4, 2, 1, 0, 4 },
	{ { 0x0000000000000f00 }, { 0x0000000000000500 }, 0x7fff7fff7fff7fff, { { 4, 1 }, { 12, 1 } }, 0, 0, 3, 2, 0, 5 },
	{ { 0x0000000000000ff0 }, { 0x00000000000005f0 }, 0x7fff7fff7fff7fff, { { 12, 1 }, { 0, 0 } }, 6, 0, 2, 1, 0, 6 },
	{ { 0x0000000000000f0f }, { 0x000000000000050f }, 0x7fff7fff7fff7fff, { { 12, 1 }, { 0, 0 } }, 8, 4, 2, 1, 0, 7 },
	{ { 0x0000000000000f00 }, { 0x0000000000000900 }, 0x7fff7fff7fff7fff, { { 4, 1 }, { 12, 1 } }, 0, 0, 3, 2, 0, 8 },
	{ { 0x0000000000000ff0 }, { 0x00000000000009f0 }, 0x7fff7fff7fff7fff, { { 12, 1 }, { 0, 0 } }, 6, 0, 2, 1, 0, 9 },
	{ { 0x0000000000000f0f }, { 0x000000000000090f }, 0x7fff7fff7fff7fff, { { 12, 1 }, { 0, 0 } }, 8, 4, 2, 1, 0, 10 },
	{ { 0x0000000000000f00 }, { 0x0000000000000100 }, 0x7fff7fff7fff7fff, { { 4, 1 }, { 12, 1 } }, 0, 0, 3, 2, 0, 11 },
	{ { 0x0000000000000ff0 }, { 0x00000000000001f0 }, 0x7fff7fff7fff7fff, { { 12, 1 }, { 0, 0 } }, 6, 0, 2, 1, 0, 12 },
	{ { 0x0000000000000f0f }, { 0x000000000000010f }, 0x7fff7fff7fff7fff, { { 12, 1 }, { 0, 0 } }, 8, 4, 2, 1, 0, 13 },
	{ { 0x0000000000000f00 }, { 0x0000000000000200 }, 0x7fff7fff7fff7fff, { { 4, 1 }, { 12, 1 } }, 0, 0, 3, 2, 0, 14 },
	{ { 0x0000000000000ff0 }, { 0x00000000000002f0 }, 0x7fff7fff7fff7fff, { { 12, 1 }, { 0, 0 } }, 6, 0, 2, 1, 0, 15 },
	{ { 0x0000000000000f0f }, { 0x000000000000020f }, 0x7fff7fff7fff7fff, { { 12, 1 }, { 0, 0 } }, 8, 4, 2, 1, 0, 16 },
	{ { 0x0000000000000f00 }, { 0x0000000000000300 }, 0x7fff7fff7fff7fff, { { 4, 1 }, { 12, 1 } }, 0, 0, 3, 2, 0, 17 },
	{ { 0x0000000000000ff0 }, { 0x00000000000003f0 }, 0x7fff7fff7fff7fff, { { 12, 1 }, { 0, 0 } }, 6, 0, 2, 1, 0, 18 },
	{ { 0x0000000000000f0f }, { 0x000000000000030f }, 0x7fff7fff7fff7fff, { { 12, 1 }, { 0, 0 } }, 8, 4, 2, 1, 0, 19 },
	{ { 0x0000000000000f00 }, { 0x0000000000000a00 }, 0x7fff7fff7fff7fff, { { 4, 1 }, { 12, 1 } }, 0, 0, 3, 2, 0, 20 },
	{ { 0x00000000ff000ff0 }, { 0x0000000000000af0 }, 0x7fff7fff7fff7fff, { { 12, 1 }, { 0, 0 } }, 6, 0, 2, 1, 0, 21 },
	{ { 0x000000000000ff70 }, { 0x000000000000f000 }, 0x7fff7fff7fff7fff, { { 0, 0 }, { 0, 0 } }, 10, 0, 1, 0, 0, 22 },
	{ { 0x000000000000ff70 }, { 0x000000000000f010 }, 0x7fff7fff7fff7fff, { { 0, 0 }, { 0, 0 } }, 10, 0, 1, 0, 0, 23 },
	{ { 0x000000000000ff70 }, { 0x000000000000f020 }, 0x7fff7fff7fff7fff, { { 0, 0 }, { 0, 0 } }, 10, 0, 1, 0, 0, 24 },
	{ { 0x000000000000ff70 }, { 0x000000000000f030 }, 0x7fff7fff7fff7fff, { { 0, 0 }, { 0, 0 } }, 10, 0, 1, 0, 0, 25 },
	{ { 0x000000000000ff70 }, { 0x000000000000f040 }, 0x7fff7fff7fff7fff, { { 0, 0 }, { 0, 0 } }, 10, 0, 1, 0, 0, 26 },
	{ { 0x000000000000ff70 }, { 0x000000000000f050 }, 0x7fff7fff7fff7fff, { { 0, 0 }, { 0, 0 } }, 10, 0, 1, 0, 0, 27 },
	{ { 0x000000000000f0f0 }, { 0x000000000000f0f0 }, 0x7fff7fff7fff7fff, { { 8, 1 }, { 0, 0 } }, 11, 0, 2, 1, 0, 28 },
	{ { 0x000000000000f00f }, { 0x000000000000f00f }, 0x7fff7fff7fff7fff, { { 8, 1 }, { 0, 0 } }, 13, 4, 2, 1, 0, 29 },
	{ { 0x000000000000f700 }, { 0x000000000000f300 }, 0x7fff7fff7fff7fff, { { 4, 1 }, { 0, 0 } }, 15, 0, 2, 1, 0, 30 },
	{ { 0x000000000000f700 }, { 0x000000000000f400 }, 0x7fff7fff7fff7fff, { { 4, 1 }, { 0, 0 } }, 15, 0, 2, 1, 0, 31 },
	{ { 0x000000000000f700 }, { 0x000000000000f500 }, 0x7fff7fff7fff7fff, { { 4, 1 }, { 0, 0 } }, 15, 0, 2, 1, 0, 32 },
	{ { 0x000000000000f700 }, { 0x000000000000f600 }, 0x7fff7fff7fff7fff, { { 4, 1 }, { 0, 0 } }, 15, 0, 2, 1, 0, 33 },
	{ { 0x0000000000000fff }, { 0x00000000000000f0 }, 0x7fff7fff7fff7fff, { { 0, 0 }, { 0, 0 } }, 17, 12, 1, 0, 0, 34 },
	{ { 0x0000000000000fff }, { 0x000000000000000f }, 0x7fff7fff7fff7fff, { { 0, 0 }, { 0, 0 } }, 17, 12, 1, 0, 0, 35 },
	{ { 0x000000000000ffff }, { 0x00000000000080ef }, 0xffffffffffffffff, { { 0, 0 }, { 0, 0 } }, 0, 0, 0, 0, 0, 36 },
	{ { 0x000000000000ffff }, { 0x00000000000090ef }, 0xffffffffffffffff, { { 0, 0 }, { 0, 0 } }, 0, 0, 0, 0, 0, 37 },
	{ { 0x0000000000000fff }, { 0x00000000000000f8 }, 0x7fff7fff7fff7fff, { { 0, 0 }, { 0, 0 } }, 17, 12, 1, 0, 0, 38 },
	{ { 0x0000000000000fff }, { 0x00000000000000f9 }, 0x7fff7fff7fff7fff, { { 0, 0 }, { 0, 0 } }, 17, 12, 1, 0, 0, 39 },
	{ { 0x000000000000f700 }, { 0x000000000000f100 }, 0x7fff7fff7fff7fff, { { 4, 1 }, { 0, 0 } }, 15, 0, 2, 1, 0, 40 },
	{ { 0x000000000000f700 }, { 0x000000000000f200 }, 0x7fff7fff7fff7fff, { { 4, 1 }, { 0, 0 } }, 15, 0, 2, 1, 0, 41 },
	{ { 0x0000000000000fff }, { 0x0000000000000002 }, 0x7fff7fff7fff7fff, { { 0, 0 }, { 0, 0 } }, 17, 12, 1, 0, 0, 42 },
	{ { 0x000000000000ffff }, { 0x00000000000020ef }, 0xffffffffffffffff, { { 0, 0 }, { 0, 0 } }, 0, 0, 0, 0, 0, 43 },
	{ { 0x000000000000fff0 }, { 0x0000000000002ee0 }, 0x7fff7fff7fff7fff, { { 0, 0 }, { 0, 0 } }, 10, 0, 1, 0, 0, 44 },
	{ { 0x000000000000fff0 }, { 0x0000000000002fe0 }, 0x7fff7fff7fff7fff, { { 0, 0 }, { 0, 0 } }, 10, 0, 1, 0, 0, 45 },
	{ { 0x000000000000ffff }, { 0x0000000000002fef }, 0xffffffffffffffff, { { 0, 0 }, { 0, 0 } }, 0, 0, 0, 0, 0, 46 },
	{ { 0x000000000000ffff }, { 0x00000000000020fe }, 0xffffffffffffffff, { { 0, 0 }, { 0, 0 } }, 0, 0, 0, 0, 0, 47 },
	{ { 0x0000000000000fff }, { 0x0000000000000003 }, 0x7fff7fff7fff7fff, { { 0, 0 }, { 0, 0 } }, 17, 12, 1, 0, 0, 48 },
	{ { 0x000000000000ffff }, { 0x00000000000030ef }, 0xffffffffffffffff, { { 0, 0 }, { 0, 0 } }, 0, 0, 0, 0, 0, 49 },
	{ { 0x000000000000fff0 }, { 0x0000000000003ee0 }, 0x7fff7fff7fff7fff, { { 0, 0 }, { 0, 0 } }, 10, 0, 1, 0, 0, 50 },
	{ { 0x000000000000fff0 }, { 0x0000000000003fe0 }, 0x7fff7fff7fff7fff, { { 0, 0 }, { 0, 0 } }, 10, 0, 1, 0, 0, 51 },
	{ { 0x000000000000ffff }, { 0x0000000000003fef }, 0xffffffffffffffff, { { 0, 0 }, { 0, 0 } }, 0, 0, 0, 0, 0, 52 },
	{ { 0x000000000000ffff }, { 0x00000000000030fe }, 0xffffffffffffffff, { { 0, 0 }, { 0, 0 } }, 0, 0, 0, 0, 0, 53 },
	{ { 0x000000000000ffff }, { 0x00000000000040ef }, 0xffffffffffffffff, { { 0, 0 }, { 0, 0 } }, 0, 0, 0, 0, 0, 54 },
	{ { 0x000000000000fff0 }, { 0x0000000000004ee0 }, 0x7fff7fff7fff7fff, { { 0, 0 }, { 0, 0 } }, 10, 0, 1, 0, 0, 55 },
	{ { 0x000000000000fff0 }, { 0x0000000000004fe0 }, 0x7fff7fff7fff7fff, { { 0, 0 }, { 0, 0 } }, 10, 0, 1, 0, 0, 56 },
	{ { 0x000000000000ffff }, { 0x0000000000004fef }, 0xffffffffffffffff, { { 0, 0 }, { 0, 0 } }, 0, 0, 0, 0, 0, 57 },
	{ { 0x000000000000ffff }, { 0x00000000000040fe }, 0xffffffffffffffff, { { 0, 0 }, { 0, 0 } }, 0, 0, 0, 0, 0, 58 },
	{ { 0x0000000000000fff }, { 0x0000000000000004 }, 0x7fff7fff7fff7fff, { { 0, 0 }, { 0, 0 } }, 17, 12, 1, 0, 0, 59 },
	{ { 0x0000000000000fff }, { 0x0000000000000005 }, 0x7fff7fff7fff7fff, { { 0, 0 }, { 0, 0 } }, 17, 12, 1, 0, 0, 60 },
	{ { 0x0000000000000ff0 }, { 0x0000000000000e40 }, 0x7fff7fff7fff7fff, { { 12, 1 }, { 0, 0 } }, 6, 0, 2, 1, 0, 61 },
	{ { 0x0000000000000ff0 }, { 0x0000000000000f40 }, 0x7fff7fff7fff7fff, { { 12, 1 }, { 0, 0 } }, 6, 0, 2, 1, 0, 62 },
	{ { 0x0000000000000fff }, { 0x0000000000000f4f }, 0x7fff7fff7fff7fff, { { 0, 0 }, { 0, 0 } }, 17, 12, 1, 0, 0, 63 },
	{ { 0x0000000000000ff0 }, { 0x0000000000000e50 }, 0x7fff7fff7fff7fff, { { 12, 1 }, { 0, 0 } }, 6, 0, 2, 1, 0, 64 },
	{ { 0x0000000000000ff0 }, { 0x0000000000000f50 }, 0x7fff7fff7fff7fff, { { 12, 1 }, { 0, 0 } }, 6, 0, 2, 1, 0, 65 },
	{ { 0x0000000000000fff }, { 0x0000000000000f5f }, 0x7fff7fff7fff7fff, { { 0, 0 }, { 0, 0 } }, 17, 12, 1, 0, 0, 66 },
	{ { 0x0000000000000ff0 }, { 0x0000000000000e60 }, 0x7fff7fff7fff7fff, { { 12, 1 }, { 0, 0 } }, 6, 0, 2, 1, 0, 67 },
	{ { 0x0000000000000ff0 }, { 0x0000000000000f60 }, 0x7fff7fff7fff7fff, { { 12, 1 }, { 0, 0 } }, 6, 0, 2, 1, 0, 68 },
	{ { 0x0000000000000fff }, { 0x0000000000000f6f }, 0x7fff7fff7fff7fff, { { 0, 0 }, { 0, 0 } }, 17, 12, 1, 0, 0, 69 },
	{ { 0x0000000000000ff0 }, { 0x0000000000000ec0 }, 0x7fff7fff7fff7fff, { { 12, 1 }, { 0, 0 } }, 6, 0, 2, 1, 0, 70 },
	{ { 0x0000000000000ff0 }, { 0x0000000000000fc0 }, 0x7fff7fff7fff7fff, { { 12, 1 }, { 0, 0 } }, 6, 0, 2, 1, 0, 71 },
	{ { 0x0000000000000fff }, { 0x0000000000000fcf }, 0x7fff7fff7fff7fff, { { 0, 0 }, { 0, 0 } }, 17, 12, 1, 0, 0, 72 },
	{ { 0x0000000000000ff0 }, { 0x0000000000000ed0 }, 0x7fff7fff7fff7fff, { { 12, 1 }, { 0, 0 } }, 6, 0, 2, 1, 0, 73 },
	{ { 0x0000000000000ff0 }, { 0x0000000000000fd0 }, 0x7fff7fff7fff7fff, { { 12, 1 }, { 0, 0 } }, 6, 0, 2, 1, 0, 74 },
	{ { 0x0000000000000fff }, { 0x0000000000000fdf }, 0x7fff7fff7fff7fff, { { 0, 0 }, { 0, 0 } }, 17, 12, 1, 0, 0, 75 },
	{ { 0x0000000000000f00 }, { 0x0000000000000d00 }, 0x7fff7fff7fff7fff, { { 0, 0 }, { 0, 0 } }, 17, 12, 1, 0, 0, 76 },
	{ { 0x0000000000000f00 }, { 0x0000000000000600 }, 0x7fff7fff7fff7fff, { { 4, 1 }, { 12, 1 } }, 0, 0, 3, 2, 0, 77 },
	{ { 0x0000000000000ff0 }, { 0x00000000000006f0 }, 0x7fff7fff7fff7fff, { { 12, 1 }, { 0, 0 } }, 6, 0, 2, 1, 0, 78 },
	{ { 0x0000000000000f0f }, { 0x000000000000060f }, 0x7fff7fff7fff7fff, { { 12, 1 }, { 0, 0 } }, 8, 4, 2, 1, 0, 79 },
	{ { 0x0000000000000f00 }, { 0x0000000000000700 }, 0x7fff7fff7fff7fff, { { 4, 1 }, { 12, 1 } }, 0, 0, 3, 2, 0, 80 },
	{ { 0x0000000000000ff0 }, { 0x00000000000007f0 }, 0x7fff7fff7fff7fff, { { 12, 1 }, { 0, 0 } }, 6, 0, 2, 1, 0, 81 },
	{ { 0x0000000000000f0f }, { 0x000000000000070f }, 0x7fff7fff7fff7fff, { { 12, 1 }, { 0, 0 } }, 8, 4, 2, 1, 0, 82 },
	{ { 0x0000000000000f00 }, { 0x0000000000000800 }, 0x7fff7fff7fff7fff, { { 4, 1 }, { 12, 1 } }, 0, 0, 3, 2, 0, 83 },
	{ { 0x0000000000000ff0 }, { 0x00000000000008f0 }, 0x7fff7fff7fff7fff, { { 12, 1 }, { 0, 0 } }, 6, 0, 2, 1, 0, 84 },
	{ { 0x0000000000000f0f }, { 0x000000000000080f }, 0x7fff7fff7fff7fff, { { 12, 1 }, { 0, 0 } }, 8, 4, 2, 1, 0, 85 },
	{ { 0x0000000000000ff0 }, { 0x0000000000000e80 }, 0x7fff7fff7fff7fff, { { 12, 1 }, { 0, 0 } }, 6, 0, 2, 1, 0, 86 },
	{ { 0x0000000000000ff0 }, { 0x0000000000000f80 }, 0x7fff7fff7fff7fff, { { 12, 1 }, { 0, 0 } }, 6, 0, 2, 1, 0, 87 },
	{ { 0x0000000000000fff }, { 0x0000000000000f8f }, 0x7fff7fff7fff7fff, { { 0, 0 }, { 0, 0 } }, 17, 12, 1, 0, 0, 88 },
	{ { 0x0000000000000ff0 }, { 0x0000000000000e90 }, 0x7fff7fff7fff7fff, { { 12, 1 }, { 0, 0 } }, 6, 0, 2, 1, 0, 89 },
	{ { 0x0000000000000ff0 }, { 0x0000000000000f90 }, 0x7fff7fff7fff7fff, { { 12, 1 }, { 0, 0 } }, 6, 0, 2, 1, 0, 90 },
	{ { 0x0000000000000fff }, { 0x0000000000000f9f }, 0x7fff7fff7fff7fff, { { 0, 0 }, { 0, 0 } }, 17, 12, 1, 0, 0, 91 },
	{ { 0x0000000000000ff0 }, { 0x0000000000000ea0 }, 0x7fff7fff7fff7fff, { { 12, 1 }, { 0, 0 } }, 6, 0, 2, 1, 0, 92 },
	{ { 0x0000000000000ff0 }, { 0x0000000000000fa0 }, 0x7fff7fff7fff7fff, { { 12, 1 }, { 0, 0 } }, 6, 0, 2, 1, 0, 93 },
	{ { 0x0000000000000fff }, { 0x0000000000000faf }, 0x7fff7fff7fff7fff, { { 0, 0 }, { 0, 0 } }, 17, 12, 1, 0, 0, 94 },
	{ { 0x0000000000000ff0 }, { 0x0000000000000e70 }, 0x7fff7fff7fff7fff, { { 12, 1 }, { 0, 0 } }, 6, 0, 2, 1, 0, 95 },
	{ { 0x0000000000000ff0 }, { 0x0000000000000f70 }, 0x7fff7fff7fff7fff, { { 12, 1 }, { 0, 0 } }, 6, 0, 2, 1, 0, 96 },
	{ { 0x0000000000000fff }, { 0x0000000000000f7f }, 0x7fff7fff7fff7fff, { { 0, 0 }, { 0, 0 } }, 17, 12, 1, 0, 0, 97 },
	{ { 0x0000000000000ff0 }, { 0x0000000000000eb0 }, 0x7fff7fff7fff7fff, { { 12, 1 }, { 0, 0 } }, 6, 0, 2, 1, 0, 98 },
	{ { 0x0000000000000ff0 }, { 0x0000000000000fb0 }, 0x7fff7fff7fff7fff, { { 12, 1 }, { 0, 0 } }, 6, 0, 2, 1, 0, 99 },
	{ { 0x0000000000000fff }, { 0x0000000000000fbf }, 0x7fff7fff7fff7fff, { { 0, 0 }, { 0, 0 } }, 17, 12, 1, 0, 0, 100 },
	{ { 0x0000000000000f00 }, { 0x0000000000000c00 }, 0x7fff7fff7fff7fff, { { 0, 0 }, { 0, 0 } }, 17, 12, 1, 0, 0, 101 },
	{ { 0x000000000000fff0 }, { 0x0000000000001ee0 }, 0x7fff7fff7fff7fff, { { 0, 0 }, { 0, 0 } }, 10, 0, 1, 0, 0, 102 },
	{ { 0x000000000000fff0 }, { 0x0000000000001fe0 }, 0x7fff7fff7fff7fff, { { 0, 0 }, { 0, 0 } }, 10, 0, 1, 0, 0, 103 },
	{ { 0x000000000000ffff }, { 0x0000000000001fef }, 0xffffffffffffffff, { { 0, 0 }, { 0, 0 } }, 0, 0, 0, 0, 0, 104 },
	{ { 0x0000000000008fff }, { 0x0000000000000000 }, 0xffffffffffffffff, { { 0, 0 }, { 0, 0 } }, 0, 0, 0, 0, 0, 105 },
	{ { 0x000000000000ffff }, { 0x0000000000008000 }, 0xffffffffffffffff, { { 0, 0 }, { 0, 0 } }, 0, 0, 0, 0, 0, 106 },
	{ { 0x000000000000ffff }, { 0x0000000000009000 }, 0xffffffffffffffff, { { 0, 0 }, { 0, 0 } }, 0, 0, 0, 0, 0, 107 },
	{ { 0x000000000000ffff }, { 0x000000000000a000 }, 0xffffffffffffffff, { { 0, 0 }, { 0, 0 } }, 0, 0, 0, 0, 0, 108 },
	{ { 0x0000000000000fff }, { 0x0000000000000001 }, 0x7fff7fff7fff7fff, { { 0, 0 }, { 0, 0 } }, 18, 12, 1, 0, 0, 109 },
	{ { 0x000000000000ff00 }, { 0x000000000000ff00 }, 0xffffffffffffffff, { { 0, 0 }, { 0, 0 } }, 0, 0, 0, 0, 0, 110 },
	{ { 0x0000000000000ff0 }, { 0x0000000000000010 }, 0x7fff7fff7fff7fff, { { 12, 1 }, { 0, 0 } }, 19, 0, 2, 1, 0, 111 },
	{ { 0x0000000000000ff0 }, { 0x0000000000000020 }, 0x7fff7fff7fff7fff, { { 12, 1 }, { 0, 0 } }, 19, 0, 2, 1, 0, 112 },
	{ { 0x0000000000000ff0 }, { 0x0000000000000030 }, 0x7fff7fff7fff7fff, { { 12, 1 }, { 0, 0 } }, 6, 0, 2, 1, 0, 113 },
	{ { 0x0000000000000ff0 }, { 0x0000000000000040 }, 0x7fff7fff7fff7fff, { { 12, 1 }, { 0, 0 } }, 6, 0, 2, 1, 0, 114 },
	{ { 0x0000000000000ff0 }, { 0x0000000000000050 }, 0x7fff7fff7fff7fff, { { 12, 1 }, { 0, 0 } }, 6, 0, 2, 1, 0, 115 },
	{ { 0x0000000000000ff0 }, { 0x0000000000000060 }, 0x7fff7fff7fff7fff, { { 12, 1 }, { 0, 0 } }, 6, 0, 2, 1, 0, 116 },
	{ { 0x0000000000000ff0 }, { 0x0000000000000070 }, 0x7fff7fff7fff7fff, { { 12, 1 }, { 0, 0 } }, 6, 0, 2, 1, 0, 117 },
	{ { 0x0000000000000ff0 }, { 0x0000000000000080 }, 0x7fff7fff7fff7fff, { { 12, 1 }, { 0, 0 } }, 6, 0, 2, 1, 0, 118 },
	{ { 0x0000000000000ff0 }, { 0x0000000000000090 }, 0x7fff7fff7fff7fff, { { 12, 1 }, { 0, 0 } }, 6, 0, 2, 1, 0, 119 },
	{ { 0x0000000000000ff0 }, { 0x00000000000000c0 }, 0x7fff7fff7fff7fff, { { 12, 1 }, { 0, 0 } }, 6, 0, 2, 1, 0, 120 },
	{ { 0x0000000000000ff0 }, { 0x00000000000000d0 }, 0x7fff7fff7fff7fff, { { 12, 1 }, { 0, 0 } }, 6, 0, 2, 1, 0, 121 },
	{ { 0x0000000000000ff0 }, { 0x00000000000000e0 }, 0x7fff7fff7fff7fff, { { 12, 1 }, { 0, 0 } }, 21, 0, 2, 1, 0, 122 },
};

const struct brew_head brew_heads[BREW_OPCODE_COUNT + 1] = {
	[BREW_OP_ADD_RR] = { 0x0, 1, 0 },
	[BREW_OP_ADD_TINY] = { 0x0, 2, 0 },
	[BREW_OP_ADD_SHORT] = { 0x0, 3, 0 },
	[BREW_OP_ADD_LONG] = { 0x0, 4, 0 },
	[BREW_OP_SUB_RR] = { 0x0, 5, 0 },
	[BREW_OP_SUB_SHORT] = { 0x0, 6, 0 },
	[BREW_OP_SUB_LONG] = { 0x0, 7, 0 },
	[BREW_OP_MUL_RR] = { 0x0, 8, 0 },
	[BREW_OP_MUL_SHORT] = { 0x0, 9, 0 },
	[BREW_OP_MUL_LONG] = { 0x0, 10, 0 },
	[BREW_OP_XOR_RR] = { 0x0, 11, 0 },
	[BREW_OP_XOR_SHORT] = { 0x0, 12, 0 },
	[BREW_OP_XOR_LONG] = { 0x0, 13, 0 },
	[BREW_OP_OR_RR] = { 0x0, 14, 0 },
	[BREW_OP_OR_SHORT] = { 0x0, 15, 0 },
	[BREW_OP_OR_LONG] = { 0x0, 16, 0 },
	[BREW_OP_AND_RR] = { 0x0, 17, 0 },
	[BREW_OP_AND_SHORT] = { 0x0, 18, 0 },
	[BREW_OP_AND_LONG] = { 0x0, 19, 0 },
	[BREW_OP_ANDN_RR] = { 0x0, 20, 0 },
	[BREW_OP_SWIZZLE] = { 0x0, 21, 0 },
	[BREW_OP_IF_ZERO] = { 0x0, 22, 0 },
	[BREW_OP_IF_NOT_ZERO] = { 0x0, 23, 0 },
	[BREW_OP_IF_NEGATIVE] = { 0x0, 24, 0 },
	[BREW_OP_IF_NOT_NEGATIVE] = { 0x0, 25, 0 },
	[BREW_OP_IF_POSITIVE] = { 0x0, 26, 0 },
	[BREW_OP_IF_NOT_POSITIVE] = { 0x0, 27, 0 },
	[BREW_OP_IF_SET] = { 0x0, 28, 0 },
	[BREW_OP_IF_CLEAR] = { 0x0, 29, 0 },
	[BREW_OP_IF_LESS_SIGNED] = { 0x0, 30, 0 },
	[BREW_OP_IF_NOT_LESS_SIGNED] = { 0x0, 31, 0 },
	[BREW_OP_IF_LESS] = { 0x0, 32, 0 },
	[BREW_OP_IF_NOT_LESS] = { 0x0, 33, 0 },
	[BREW_OP_LOAD_CONST_SHORT] = { 0x0, 34, 0 },
	[BREW_OP_LOAD_CONST] = { 0x0, 35, 0 },
	[BREW_OP_TYPES_LOW] = { 0x0, 36, 0 },
	[BREW_OP_TYPES_HIGH] = { 0x0, 37, 0 },
	[BREW_OP_READ_CSR] = { 0x0, 38, 0 },
	[BREW_OP_WRITE_CSR] = { 0x0, 39, 0 },
	[BREW_OP_IF_EQUAL] = { 0x0, 40, 0 },
	[BREW_OP_IF_NOT_EQUAL] = { 0x0, 41, 0 },
	[BREW_OP_JUMP_REGISTER] = { 0x0, 42, 0 },
	[BREW_OP_JUMP_CONST] = { 0x0, 43, 0 },
	[BREW_OP_JUMP_AT] = { 0x0, 44, 0 },
	[BREW_OP_JUMP_OFFSET] = { 0x0, 45, 0 },
	[BREW_OP_JUMP_MEMORY] = { 0x0, 46, 0 },
	[BREW_OP_JUMP_SHORT] = { 0x0, 47, 0 },
	[BREW_OP_SET_TPC_REGISTER] = { 0x0, 48, 0 },
	[BREW_OP_SET_TPC_CONST] = { 0x0, 49, 0 },
	[BREW_OP_SET_TPC_AT] = { 0x0, 50, 0 },
	[BREW_OP_SET_TPC_OFFSET] = { 0x0, 51, 0 },
	[BREW_OP_SET_TPC_MEMORY] = { 0x0, 52, 0 },
	[BREW_OP_SET_TPC_SHORT] = { 0x0, 53, 0 },
	[BREW_OP_CALL_CONST] = { 0x0, 54, 0 },
	[BREW_OP_CALL_AT] = { 0x0, 55, 0 },
	[BREW_OP_CALL_OFFSET] = { 0x0, 56, 0 },
	[BREW_OP_CALL_MEMORY] = { 0x0, 57, 0 },
	[BREW_OP_CALL_SHORT] = { 0x0, 58, 0 },
	[BREW_OP_READ_PC] = { 0x0, 59, 0 },
	[BREW_OP_READ_TPC] = { 0x0, 60, 0 },
	[BREW_OP_LOAD8_AT] = { 0x0, 61, 0 },
	[BREW_OP_LOAD8_OFFSET] = { 0x0, 62, 0 },
	[BREW_OP_LOAD8_MEMORY] = { 0x0, 63, 0 },
	[BREW_OP_LOAD16_AT] = { 0x0, 64, 0 },
	[BREW_OP_LOAD16_OFFSET] = { 0x0, 65, 0 },
	[BREW_OP_LOAD16_MEMORY] = { 0x0, 66, 0 },
	[BREW_OP_LOAD32_AT] = { 0x0, 67, 0 },
	[BREW_OP_LOAD32_OFFSET] = { 0x0, 68, 0 },
	[BREW_OP_LOAD32_MEMORY] = { 0x0, 69, 0 },
	[BREW_OP_LOAD_SIGNED8_AT] = { 0x0, 70, 0 },
	[BREW_OP_LOAD_SIGNED8_OFFSET] = { 0x0, 71, 0 },
	[BREW_OP_LOAD_SIGNED8_MEMORY] = { 0x0, 72, 0 },
	[BREW_OP_LOAD_SIGNED16_AT] = { 0x0, 73, 0 },
	[BREW_OP_LOAD_SIGNED16_OFFSET] = { 0x0, 74, 0 },
	[BREW_OP_LOAD_SIGNED16_MEMORY] = { 0x0, 75, 0 },
	[BREW_OP_LOAD_STACK] = { 0x0, 76, 0 },
	[BREW_OP_SHL_RR] = { 0x0, 77, 0 },
	[BREW_OP_SHL_SHORT] = { 0x0, 78, 0 },
	[BREW_OP_SHL_LONG] = { 0x0, 79, 0 },
	[BREW_OP_SHR_RR] = { 0x0, 80, 0 },
	[BREW_OP_SHR_SHORT] = { 0x0, 81, 0 },
	[BREW_OP_SHR_LONG] = { 0x0, 82, 0 },
	[BREW_OP_SAR_RR] = { 0x0, 83, 0 },
	[BREW_OP_SAR_SHORT] = { 0x0, 84, 0 },
	[BREW_OP_SAR_LONG] = { 0x0, 85, 0 },
	[BREW_OP_STORE8_AT] = { 0x0, 86, 0 },
	[BREW_OP_STORE8_OFFSET] = { 0x0, 87, 0 },
	[BREW_OP_STORE8_MEMORY] = { 0x0, 88, 0 },
	[BREW_OP_STORE16_AT] = { 0x0, 89, 0 },
	[BREW_OP_STORE16_OFFSET] = { 0x0, 90, 0 },
	[BREW_OP_STORE16_MEMORY] = { 0x0, 91, 0 },
	[BREW_OP_STORE32_AT] = { 0x0, 92, 0 },
	[BREW_OP_STORE32_OFFSET] = { 0x0, 93, 0 },
	[BREW_OP_STORE32_MEMORY] = { 0x0, 94, 0 },
	[BREW_OP_LOAD_LOCK_AT] = { 0x0, 95, 0 },
	[BREW_OP_LOAD_LOCK_OFFSET] = { 0x0, 96, 0 },
	[BREW_OP_LOAD_LOCK_MEMORY] = { 0x0, 97, 0 },
	[BREW_OP_STORE_LOCK_AT] = { 0x0, 98, 0 },
	[BREW_OP_STORE_LOCK_OFFSET] = { 0x0, 99, 0 },
	[BREW_OP_STORE_LOCK_MEMORY] = { 0x0, 100, 0 },
	[BREW_OP_STORE_STACK] = { 0x0, 101, 0 },
	[BREW_OP_INV_AT] = { 0x0, 102, 0 },
	[BREW_OP_INV_OFFSET] = { 0x0, 103, 0 },
	[BREW_OP_INV_MEMORY] = { 0x0, 104, 0 },
	[BREW_OP_SWI] = { 0x0, 105, 0 },
	[BREW_OP_STM] = { 0x0, 106, 0 },
	[BREW_OP_WOI] = { 0x0, 107, 0 },
	[BREW_OP_PFLUSH] = { 0x0, 108, 0 },
	[BREW_OP_FENCE] = { 0x0, 109, 0 },
	[BREW_OP_OVERRIDE] = { 0x0, 110, 0 },
	[BREW_OP_LOAD_TINY] = { 0x0, 111, 0 },
	[BREW_OP_ADD_PC] = { 0x0, 112, 0 },
	[BREW_OP_NEG] = { 0x0, 113, 0 },
	[BREW_OP_NOT] = { 0x0, 114, 0 },
	[BREW_OP_BSE] = { 0x0, 115, 0 },
	[BREW_OP_WSE] = { 0x0, 116, 0 },
	[BREW_OP_POPCNT] = { 0x0, 117, 0 },
	[BREW_OP_RECIPROCAL] = { 0x0, 118, 0 },
	[BREW_OP_RSQRT] = { 0x0, 119, 0 },
	[BREW_OP_SET_TYPE] = { 0x0, 120, 0 },
	[BREW_OP_GET_TYPE] = { 0x0, 121, 0 },
	[BREW_OP_SET_TYPE_CONST] = { 0x0, 122, 0 },
};

const int64_t brew_number_tables[] = {
	0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 14, 15, 16, 30, 31,
};

const struct brew_number brew_numbers[] = {
	{ 1, CODING_ONES, 0, 0, 0, 0, 0, 1, 0, 0, 0x0,
	  "0x", 2, 0, "a number -7 to 7" },
	{ 3, CODING_SIGNED, 1, 0, 0, 0, 0, 1, 0, 0, 0x0,
	  "0x", 2, 0, "a number -0x8000 to 0x7fff" },
	{ 4, CODING_SIGNED, 1, 0, 1, 0, 0, 1, 0, -2147483648, 0xffffffff,
	  "0x", 2, 0, "a number -0x80000000 to 0xffffffff" },
	{ 5, CODING_UNSIGNED, 0, 0, 0, 0, 0, 1, 0, 0, 0x0,
	  "0x", 2, 1, "a number 0 to 3 (exactly 1 digit)" },
	{ 6, CODING_UNSIGNED, 0, 0, 0, 0, 0, 1, 0, 0, 0x0,
	  "0x", 2, 1, "a number 0 to 3 (exactly 1 digit)" },
	{ 7, CODING_UNSIGNED, 0, 0, 0, 0, 0, 1, 0, 0, 0x0,
	  "0x", 2, 1, "a number 0 to 3 (exactly 1 digit)" },
	{ 8, CODING_UNSIGNED, 0, 0, 0, 0, 0, 1, 0, 0, 0x0,
	  "0x", 2, 1, "a number 0 to 3 (exactly 1 digit)" },
	{ 9, CODING_SIGNED, 1, 0, 0, 0, 0, 2, 0, 0, 0x0,
	  "0x", 2, 0, "a number -0x10000 to 0xfffe in steps of 2" },
	{ 11, CODING_TABLE, 0, 0, 0, 0, 15, 1, 0, 0, 0x0,
	  "0x", 2, 0, "one of the numbers 0 1 2 3 4 5 6 7 8 9 14 15 16 30 31" },
	{ 4, CODING_UNSIGNED, 1, 0, 0, 0, 0, 1, 0, 0, 0x0,
	  "0x", 2, 0, "a number 0x0 to 0xffffffff" },
	{ 3, CODING_UNSIGNED, 1, 0, 0, 0, 0, 1, 0, 0, 0x0,
	  "0x", 2, 0, "a number 0x0 to 0xffff" },
	{ 13, CODING_SIGNED, 0, 0, 0, 0, 0, 4, 0, 0, 0x0,
	  "0x", 2, 0, "a number -256 to 252 in steps of 4" },
	{ 15, CODING_UNSIGNED, 0, 0, 0, 0, 0, 1, 0, 0, 0x0,
	  "0x", 2, 0, "a number 0 to 7" },
	{ 1, CODING_ONES, 0, 0, 0, 0, 0, 2, 0, 0, 0x0,
	  "0x", 2, 0, "a number -14 to 14 in steps of 2" },
};

const struct brew_float brew_floats[] = {
	{ 0 },
};

const struct brew_name brew_names[] = {
	{ "$sp", 3, 12, 0, 1 }, { "$fp", 3, 13, 0, 1 }, { "$lr", 3, 14, 0, 1 },
	{ "any", 3, 0, 1, 0 }, { "all", 3, 1, 1, 0 }, { "$sp", 3, 0, 0, 1 },
	{ "$fp", 3, 1, 0, 1 }, { "$r12", 4, 0, 0, 0 }, { "$r13", 4, 1, 0, 0 },
	{ "FENCE_RW_RW", 11, 0, 1, 0 }, { "FENCE__W_RW", 11, 1, 1, 0 },
	{ "FENCE_R__RW", 11, 2, 1, 0 }, { "FENCE____RW", 11, 3, 1, 0 },
	{ "FENCE_RW__W", 11, 4, 1, 0 }, { "FENCE__W__W", 11, 5, 1, 0 },
	{ "FENCE_R___W", 11, 6, 1, 0 }, { "FENCE_____W", 11, 7, 1, 0 },
	{ "FENCE_RW_R_", 11, 8, 1, 0 }, { "FENCE__W_R_", 11, 9, 1, 0 },
	{ "FENCE_R__R_", 11, 10, 1, 0 }, { "FENCE____R_", 11, 11, 1, 0 },
	{ "FENCE_RW___", 11, 12, 1, 0 }, { "FENCE__W___", 11, 13, 1, 0 },
	{ "FENCE_R____", 11, 14, 1, 0 }, { "INT32", 5, 0, 1, 0 }, { "FP32", 4, 1, 1, 0 },
	{ "INT16X2", 7, 2, 1, 0 }, { "INT8X4", 6, 3, 1, 0 }, { "4", 1, 4, 1, 0 },
	{ "5", 1, 5, 1, 0 }, { "6", 1, 6, 1, 0 }, { "7", 1, 7, 1, 0 }, { "8", 1, 8, 1, 0 },
	{ "9", 1, 9, 1, 0 }, { "10", 2, 10, 1, 0 }, { "11", 2, 11, 1, 0 },
	{ "12", 2, 12, 1, 0 }, { "13", 2, 13, 1, 0 }, { "14", 2, 14, 1, 0 },
	{ "keep", 4, 15, 1, 0 }, { "INT32", 5, 0, 1, 0 }, { "FP32", 4, 1, 1, 0 },
	{ "INT16X2", 7, 2, 1, 0 }, { "INT8X4", 6, 3, 1, 0 }, { "4", 1, 4, 1, 0 },
	{ "5", 1, 5, 1, 0 }, { "6", 1, 6, 1, 0 }, { "7", 1, 7, 1, 0 }, { "8", 1, 8, 1, 0 },
	{ "9", 1, 9, 1, 0 }, { "10", 2, 10, 1, 0 }, { "11", 2, 11, 1, 0 },
	{ "12", 2, 12, 1, 0 }, { "13", 2, 13, 1, 0 }, { "14", 2, 14, 1, 0 },
};

const struct brew_named brew_named[] = {
	{ 0, 0, 3, 1, 2, "$r", 0, 15, "a register $r0-$r14" },
	{ 1, 0, 3, 1, 2, "$r", 0, 15, "a register $r0-$r14" },
	{ 2, 0, 3, 1, 2, "$r", 0, 15, "a register $r0-$r14" },
	{ 10, 3, 2, 1, 0, "", 0, 0, "any, all" },
	{ 12, 3, 2, 1, 0, "", 0, 0, "any, all" },
	{ 14, 5, 4, 1, 0, "", 0, 0, "a register $r12 or $r13" },
	{ 0, 9, 15, 1, 0, "", 0, 0, "FENCE_RW_RW, FENCE__W_RW, FENCE_R__RW, FENCE____RW, FENCE_RW__W, FENCE__W__W, FENCE_R___W, FENCE_____W, FENCE_RW_R_, FENCE__W_R_, FENCE_R__R_, FENCE____R_, FENCE_RW___, FENCE__W___, FENCE_R____" },
	{ 2, 24, 16, 1, 0, "", 0, 0, "INT32, FP32, INT16X2, INT8X4, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, keep" },
	{ 1, 24, 16, 1, 0, "", 0, 0, "INT32, FP32, INT16X2, INT8X4, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, keep" },
	{ 1, 40, 15, 1, 0, "", 0, 0, "INT32, FP32, INT16X2, INT8X4, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14" },
};

const struct brew_opcode_info brew_opcodes[BREW_OPCODE_COUNT + 1] = {
	[BREW_OP_NONE] = { .name = "" },

	/* ADD_RR (arithmetic.isa)
	 *   $rD <- $rA + $rB
	 *   |15:12|11:8|7:4|3:0|
	 *   | rd  |0100|rb |ra |
	 */
	[BREW_OP_ADD_RR] = {
		{ 0x0000000000000f00 },
		{ 0x0000000000000400 },
		{ 0x0000000000000000 },
		{ 0x0000000000000400 },
		1, 1, 0, 4, 2, "ADD_RR"
	},

	/* ADD_TINY (arithmetic.isa)
	 *   $rD <- tiny $rB + CONST
	 *   |15:12|11:8|7:4| 3:0 |
	 *   | rd  |1011|rb |const|
	 */
	[BREW_OP_ADD_TINY] = {
		{ 0x0000000000000f00 },
		{ 0x0000000000000b00 },
		{ 0x0000000000000000 },
		{ 0x0000000000000b00 },
		2, 1, 4, 4, 2, "ADD_TINY"
	},

	/* ADD_SHORT (arithmetic.isa)
	 *   $rD <- short VALUE + $rA
	 *   |31:16|15:12|11:8|7:4 |3:0|
	 *   |value| rd  |0100|1111|ra |
	 */
	[BREW_OP_ADD_SHORT] = {
		{ 0x0000000000000ff0 },
		{ 0x00000000000004f0 },
		{ 0x0000000000000000 },
		{ 0x00000000000004f0 },
		3, 1, 8, 5, 4, "ADD_SHORT"
	},

	/* ADD_LONG (arithmetic.isa)
	 *   $rD <- VALUE + $rB
	 *   |47:16|15:12|11:8|7:4|3:0 |
	 *   |value| rd  |0100|rb |1111|
	 */
	[BREW_OP_ADD_LONG] = {
		{ 0x0000000000000f0f },
		{ 0x000000000000040f },
		{ 0x0000000000000000 },
		{ 0x000000000000040f },
		4, 1, 13, 5, 6, "ADD_LONG"
	},

	/* SUB_RR (arithmetic.isa)
	 *   $rD <- $rA - $rB
	 *   |15:12|11:8|7:4|3:0|
	 *   | rd  |0101|rb |ra |
	 */
	[BREW_OP_SUB_RR] = {
		{ 0x0000000000000f00 },
		{ 0x0000000000000500 },
		{ 0x0000000000000000 },
		{ 0x0000000000000500 },
		5, 1, 0, 4, 2, "SUB_RR"
	},

	/* SUB_SHORT (arithmetic.isa)
	 *   $rD <- short VALUE - $rA
	 *   |31:16|15:12|11:8|7:4 |3:0|
	 *   |value| rd  |0101|1111|ra |
	 */
	[BREW_OP_SUB_SHORT] = {
		{ 0x0000000000000ff0 },
		{ 0x00000000000005f0 },
		{ 0x0000000000000000 },
		{ 0x00000000000005f0 },
		6, 1, 8, 5, 4, "SUB_SHORT"
	},

	/* SUB_LONG (arithmetic.isa)
	 *   $rD <- VALUE - $rB
	 *   |47:16|15:12|11:8|7:4|3:0 |
	 *   |value| rd  |0101|rb |1111|
	 */
	[BREW_OP_SUB_LONG] = {
		{ 0x0000000000000f0f },
		{ 0x000000000000050f },
		{ 0x0000000000000000 },
		{ 0x000000000000050f },
		7, 1, 13, 5, 6, "SUB_LONG"
	},

	/* MUL_RR (arithmetic.isa)
	 *   $rD <- $rA * $rB
	 *   |15:12|11:8|7:4|3:0|
	 *   | rd  |1001|rb |ra |
	 */
	[BREW_OP_MUL_RR] = {
		{ 0x0000000000000f00 },
		{ 0x0000000000000900 },
		{ 0x0000000000000000 },
		{ 0x0000000000000900 },
		8, 1, 0, 4, 2, "MUL_RR"
	},

	/* MUL_SHORT (arithmetic.isa)
	 *   $rD <- short VALUE * $rA
	 *   |31:16|15:12|11:8|7:4 |3:0|
	 *   |value| rd  |1001|1111|ra |
	 */
	[BREW_OP_MUL_SHORT] = {
		{ 0x0000000000000ff0 },
		{ 0x00000000000009f0 },
		{ 0x0000000000000000 },
		{ 0x00000000000009f0 },
		9, 1, 8, 5, 4, "MUL_SHORT"
	},

	/* MUL_LONG (arithmetic.isa)
	 *   $rD <- VALUE * $rB
	 *   |47:16|15:12|11:8|7:4|3:0 |
	 *   |value| rd  |1001|rb |1111|
	 */
	[BREW_OP_MUL_LONG] = {
		{ 0x0000000000000f0f },
		{ 0x000000000000090f },
		{ 0x0000000000000000 },
		{ 0x000000000000090f },
		10, 1, 13, 5, 6, "MUL_LONG"
	},

	/* XOR_RR (bitwise.isa)
	 *   $rD <- $rA ^ $rB
	 *   |15:12|11:8|7:4|3:0|
	 *   | rd  |0001|rb |ra |
	 */
	[BREW_OP_XOR_RR] = {
		{ 0x0000000000000f00 },
		{ 0x0000000000000100 },
		{ 0x0000000000000000 },
		{ 0x0000000000000100 },
		11, 1, 0, 4, 2, "XOR_RR"
	},

	/* XOR_SHORT (bitwise.isa)
	 *   $rD <- short VALUE ^ $rA
	 *   |31:16|15:12|11:8|7:4 |3:0|
	 *   |value| rd  |0001|1111|ra |
	 */
	[BREW_OP_XOR_SHORT] = {
		{ 0x0000000000000ff0 },
		{ 0x00000000000001f0 },
		{ 0x0000000000000000 },
		{ 0x00000000000001f0 },
		12, 1, 8, 5, 4, "XOR_SHORT"
	},

	/* XOR_LONG (bitwise.isa)
	 *   $rD <- VALUE ^ $rB
	 *   |47:16|15:12|11:8|7:4|3:0 |
	 *   |value| rd  |0001|rb |1111|
	 */
	[BREW_OP_XOR_LONG] = {
		{ 0x0000000000000f0f },
		{ 0x000000000000010f },
		{ 0x0000000000000000 },
		{ 0x000000000000010f },
		13, 1, 13, 5, 6, "XOR_LONG"
	},

	/* OR_RR (bitwise.isa)
	 *   $rD <- $rA | $rB
	 *   |15:12|11:8|7:4|3:0|
	 *   | rd  |0010|rb |ra |
	 */
	[BREW_OP_OR_RR] = {
		{ 0x0000000000000f00 },
		{ 0x0000000000000200 },
		{ 0x0000000000000000 },
		{ 0x0000000000000200 },
		14, 1, 0, 4, 2, "OR_RR"
	},

	/* OR_SHORT (bitwise.isa)
	 *   $rD <- short VALUE | $rA
	 *   |31:16|15:12|11:8|7:4 |3:0|
	 *   |value| rd  |0010|1111|ra |
	 */
	[BREW_OP_OR_SHORT] = {
		{ 0x0000000000000ff0 },
		{ 0x00000000000002f0 },
		{ 0x0000000000000000 },
		{ 0x00000000000002f0 },
		15, 1, 8, 5, 4, "OR_SHORT"
	},

	/* OR_LONG (bitwise.isa)
	 *   $rD <- VALUE | $rB
	 *   |47:16|15:12|11:8|7:4|3:0 |
	 *   |value| rd  |0010|rb |1111|
	 */
	[BREW_OP_OR_LONG] = {
		{ 0x0000000000000f0f },
		{ 0x000000000000020f },
		{ 0x0000000000000000 },
		{ 0x000000000000020f },
		16, 1, 13, 5, 6, "OR_LONG"
	},

	/* AND_RR (bitwise.isa)
	 *   $rD <- $rA & $rB
	 *   |15:12|11:8|7:4|3:0|
	 *   | rd  |0011|rb |ra |
	 */
	[BREW_OP_AND_RR] = {
		{ 0x0000000000000f00 },
		{ 0x0000000000000300 },
		{ 0x0000000000000000 },
		{ 0x0000000000000300 },
		17, 1, 0, 4, 2, "AND_RR"
	},

	/* AND_SHORT (bitwise.isa)
	 *   $rD <- short VALUE & $rA
	 *   |31:16|15:12|11:8|7:4 |3:0|
	 *   |value| rd  |0011|1111|ra |
	 */
	[BREW_OP_AND_SHORT] = {
		{ 0x0000000000000ff0 },
		{ 0x00000000000003f0 },
		{ 0x0000000000000000 },
		{ 0x00000000000003f0 },
		18, 1, 8, 5, 4, "AND_SHORT"
	},

	/* AND_LONG (bitwise.isa)
	 *   $rD <- VALUE & $rB
	 *   |47:16|15:12|11:8|7:4|3:0 |
	 *   |value| rd  |0011|rb |1111|
	 */
	[BREW_OP_AND_LONG] = {
		{ 0x0000000000000f0f },
		{ 0x000000000000030f },
		{ 0x0000000000000000 },
		{ 0x000000000000030f },
		19, 1, 13, 5, 6, "AND_LONG"
	},

	/* ANDN_RR (bitwise.isa)
	 *   $rD <- ~$rA & $rB
	 *   |15:12|11:8|7:4|3:0|
	 *   | rd  |1010|rb |ra |
	 */
	[BREW_OP_ANDN_RR] = {
		{ 0x0000000000000f00 },
		{ 0x0000000000000a00 },
		{ 0x0000000000000000 },
		{ 0x0000000000000a00 },
		20, 1, 0, 4, 2, "ANDN_RR"
	},

	/* SWIZZLE (bitwise.isa)
	 *   $rD <- lane_swizzle $rA, VALUE
	 *   |31:24|23:16|15:12|11:8|7:4 |3:0|
	 *   |  0  |value| rd  |1010|1111|ra |
	 */
	[BREW_OP_SWIZZLE] = {
		{ 0x0000000000000ff0 },
		{ 0x0000000000000af0 },
		{ 0x00000000ff000000 },
		{ 0x0000000000000af0 },
		21, 1, 18, 5, 4, "SWIZZLE"
	},

	/* IF_ZERO (branch.isa)
	 *   if LANES $rA == 0 $pc <- $pc + VALUE
	 *   |31:17| 16  |15:12|11:8|  7  |6:4|3:0|
	 *   |value|value|1111 |0000|lanes|000|ra |
	 */
	[BREW_OP_IF_ZERO] = {
		{ 0x000000000000ff70 },
		{ 0x000000000000f000 },
		{ 0x0000000000000000 },
		{ 0x000000000000f000 },
		22, 1, 23, 6, 4, "IF_ZERO"
	},

	/* IF_NOT_ZERO (branch.isa)
	 *   if LANES $rA != 0 $pc <- $pc + VALUE
	 *   |31:17| 16  |15:12|11:8|  7  |6:4|3:0|
	 *   |value|value|1111 |0000|lanes|001|ra |
	 */
	[BREW_OP_IF_NOT_ZERO] = {
		{ 0x000000000000ff70 },
		{ 0x000000000000f010 },
		{ 0x0000000000000000 },
		{ 0x000000000000f010 },
		23, 1, 23, 6, 4, "IF_NOT_ZERO"
	},

	/* IF_NEGATIVE (branch.isa)
	 *   if LANES $rA < 0 $pc <- $pc + VALUE
	 *   |31:17| 16  |15:12|11:8|  7  |6:4|3:0|
	 *   |value|value|1111 |0000|lanes|010|ra |
	 */
	[BREW_OP_IF_NEGATIVE] = {
		{ 0x000000000000ff70 },
		{ 0x000000000000f020 },
		{ 0x0000000000000000 },
		{ 0x000000000000f020 },
		24, 1, 23, 6, 4, "IF_NEGATIVE"
	},

	/* IF_NOT_NEGATIVE (branch.isa)
	 *   if LANES $rA >= 0 $pc <- $pc + VALUE
	 *   |31:17| 16  |15:12|11:8|  7  |6:4|3:0|
	 *   |value|value|1111 |0000|lanes|011|ra |
	 */
	[BREW_OP_IF_NOT_NEGATIVE] = {
		{ 0x000000000000ff70 },
		{ 0x000000000000f030 },
		{ 0x0000000000000000 },
		{ 0x000000000000f030 },
		25, 1, 23, 6, 4, "IF_NOT_NEGATIVE"
	},

	/* IF_POSITIVE (branch.isa)
	 *   if LANES $rA > 0 $pc <- $pc + VALUE
	 *   |31:17| 16  |15:12|11:8|  7  |6:4|3:0|
	 *   |value|value|1111 |0000|lanes|100|ra |
	 */
	[BREW_OP_IF_POSITIVE] = {
		{ 0x000000000000ff70 },
		{ 0x000000000000f040 },
		{ 0x0000000000000000 },
		{ 0x000000000000f040 },
		26, 1, 23, 6, 4, "IF_POSITIVE"
	},

	/* IF_NOT_POSITIVE (branch.isa)
	 *   if LANES $rA <= 0 $pc <- $pc + VALUE
	 *   |31:17| 16  |15:12|11:8|  7  |6:4|3:0|
	 *   |value|value|1111 |0000|lanes|101|ra |
	 */
	[BREW_OP_IF_NOT_POSITIVE] = {
		{ 0x000000000000ff70 },
		{ 0x000000000000f050 },
		{ 0x0000000000000000 },
		{ 0x000000000000f050 },
		27, 1, 23, 6, 4, "IF_NOT_POSITIVE"
	},

	/* IF_SET (branch.isa)
	 *   if $rA[BIT] == 1 $pc <- $pc + VALUE
	 *   |31:17| 16  |15:12|11:8|7:4 |3:0|
	 *   |value|value|1111 |bit |1111|ra |
	 */
	[BREW_OP_IF_SET] = {
		{ 0x000000000000f0f0 },
		{ 0x000000000000f0f0 },
		{ 0x0000000000000000 },
		{ 0x000000000000f0f0 },
		28, 1, 29, 5, 4, "IF_SET"
	},

	/* IF_CLEAR (branch.isa)
	 *   if $rB[BIT] == 0 $pc <- $pc + VALUE
	 *   |31:17| 16  |15:12|11:8|7:4|3:0 |
	 *   |value|value|1111 |bit |rb |1111|
	 */
	[BREW_OP_IF_CLEAR] = {
		{ 0x000000000000f00f },
		{ 0x000000000000f00f },
		{ 0x0000000000000000 },
		{ 0x000000000000f00f },
		29, 1, 34, 5, 4, "IF_CLEAR"
	},

	/* IF_LESS_SIGNED (compare.isa)
	 *   if LANES signed $rB < $rA $pc <- $pc + VALUE
	 *   |31:17| 16  |15:12| 11  |10:8|7:4|3:0|
	 *   |value|value|1111 |lanes|011 |rb |ra |
	 */
	[BREW_OP_IF_LESS_SIGNED] = {
		{ 0x000000000000f700 },
		{ 0x000000000000f300 },
		{ 0x0000000000000000 },
		{ 0x000000000000f300 },
		30, 1, 39, 6, 4, "IF_LESS_SIGNED"
	},

	/* IF_NOT_LESS_SIGNED (compare.isa)
	 *   if LANES signed $rB >= $rA $pc <- $pc + VALUE
	 *   |31:17| 16  |15:12| 11  |10:8|7:4|3:0|
	 *   |value|value|1111 |lanes|100 |rb |ra |
	 */
	[BREW_OP_IF_NOT_LESS_SIGNED] = {
		{ 0x000000000000f700 },
		{ 0x000000000000f400 },
		{ 0x0000000000000000 },
		{ 0x000000000000f400 },
		31, 1, 39, 6, 4, "IF_NOT_LESS_SIGNED"
	},

	/* IF_LESS (compare.isa)
	 *   if LANES $rB < $rA $pc <- $pc + VALUE
	 *   |31:17| 16  |15:12| 11  |10:8|7:4|3:0|
	 *   |value|value|1111 |lanes|101 |rb |ra |
	 */
	[BREW_OP_IF_LESS] = {
		{ 0x000000000000f700 },
		{ 0x000000000000f500 },
		{ 0x0000000000000000 },
		{ 0x000000000000f500 },
		32, 1, 39, 6, 4, "IF_LESS"
	},

	/* IF_NOT_LESS (compare.isa)
	 *   if LANES $rB >= $rA $pc <- $pc + VALUE
	 *   |31:17| 16  |15:12| 11  |10:8|7:4|3:0|
	 *   |value|value|1111 |lanes|110 |rb |ra |
	 */
	[BREW_OP_IF_NOT_LESS] = {
		{ 0x000000000000f700 },
		{ 0x000000000000f600 },
		{ 0x0000000000000000 },
		{ 0x000000000000f600 },
		33, 1, 39, 6, 4, "IF_NOT_LESS"
	},

	/* LOAD_CONST_SHORT (constant.isa)
	 *   $rD <- short VALUE
	 *   |31:16|15:12|11:8|7:4 |3:0 |
	 *   |value| rd  |0000|1111|0000|
	 */
	[BREW_OP_LOAD_CONST_SHORT] = {
		{ 0x0000000000000fff },
		{ 0x00000000000000f0 },
		{ 0x0000000000000000 },
		{ 0x00000000000000f0 },
		34, 1, 45, 5, 4, "LOAD_CONST_SHORT"
	},

	/* LOAD_CONST (constant.isa)
	 *   $rD <- VALUE
	 *   |47:16|15:12|11:8|7:4 |3:0 |
	 *   |value| rd  |0000|0000|1111|
	 */
	[BREW_OP_LOAD_CONST] = {
		{ 0x0000000000000fff },
		{ 0x000000000000000f },
		{ 0x0000000000000000 },
		{ 0x000000000000000f },
		35, 1, 50, 5, 6, "LOAD_CONST"
	},

	/* TYPES_LOW (constant.isa)
	 *   type '$r0..$r7' <- VALUE
	 *   |47:16|15:12|11:8|7:4 |3:0 |
	 *   |value|1000 |0000|1110|1111|
	 */
	[BREW_OP_TYPES_LOW] = {
		{ 0x000000000000ffff },
		{ 0x00000000000080ef },
		{ 0x0000000000000000 },
		{ 0x00000000000080ef },
		36, 1, 55, 5, 6, "TYPES_LOW"
	},

	/* TYPES_HIGH (constant.isa)
	 *   type '$r8..$r14' <- VALUE
	 *   |47:16|15:12|11:8|7:4 |3:0 |
	 *   |value|1001 |0000|1110|1111|
	 */
	[BREW_OP_TYPES_HIGH] = {
		{ 0x000000000000ffff },
		{ 0x00000000000090ef },
		{ 0x0000000000000000 },
		{ 0x00000000000090ef },
		37, 1, 55, 5, 6, "TYPES_HIGH"
	},

	/* READ_CSR (constant.isa)
	 *   $rD <- CSR[ADDR]
	 *   |31:16|15:12|11:8|7:4 |3:0 |
	 *   |addr | rd  |0000|1111|1000|
	 */
	[BREW_OP_READ_CSR] = {
		{ 0x0000000000000fff },
		{ 0x00000000000000f8 },
		{ 0x0000000000000000 },
		{ 0x00000000000000f8 },
		38, 1, 60, 5, 4, "READ_CSR"
	},

	/* WRITE_CSR (constant.isa)
	 *   CSR[ADDR] <- $rD
	 *   |31:16|15:12|11:8|7:4 |3:0 |
	 *   |addr | rd  |0000|1111|1001|
	 */
	[BREW_OP_WRITE_CSR] = {
		{ 0x0000000000000fff },
		{ 0x00000000000000f9 },
		{ 0x0000000000000000 },
		{ 0x00000000000000f9 },
		39, 1, 60, 5, 4, "WRITE_CSR"
	},

	/* IF_EQUAL (equal.isa)
	 *   if LANES $rB == $rA $pc <- $pc + VALUE
	 *   |31:17| 16  |15:12| 11  |10:8|7:4|3:0|
	 *   |value|value|1111 |lanes|001 |rb |ra |
	 */
	[BREW_OP_IF_EQUAL] = {
		{ 0x000000000000f700 },
		{ 0x000000000000f100 },
		{ 0x0000000000000000 },
		{ 0x000000000000f100 },
		40, 1, 39, 6, 4, "IF_EQUAL"
	},

	/* IF_NOT_EQUAL (equal.isa)
	 *   if LANES $rB != $rA $pc <- $pc + VALUE
	 *   |31:17| 16  |15:12| 11  |10:8|7:4|3:0|
	 *   |value|value|1111 |lanes|010 |rb |ra |
	 */
	[BREW_OP_IF_NOT_EQUAL] = {
		{ 0x000000000000f700 },
		{ 0x000000000000f200 },
		{ 0x0000000000000000 },
		{ 0x000000000000f200 },
		41, 1, 39, 6, 4, "IF_NOT_EQUAL"
	},

	/* JUMP_REGISTER (jump.isa)
	 *   $pc <- $rD
	 *   |15:12|11:8|7:4 |3:0 |
	 *   | rd  |0000|0000|0010|
	 */
	[BREW_OP_JUMP_REGISTER] = {
		{ 0x0000000000000fff },
		{ 0x0000000000000002 },
		{ 0x0000000000000000 },
		{ 0x0000000000000002 },
		42, 1, 65, 4, 2, "JUMP_REGISTER"
	},

	/* JUMP_CONST (jump.isa)
	 *   $pc <- VALUE
	 *   |47:16|15:12|11:8|7:4 |3:0 |
	 *   |value|0010 |0000|1110|1111|
	 */
	[BREW_OP_JUMP_CONST] = {
		{ 0x000000000000ffff },
		{ 0x00000000000020ef },
		{ 0x0000000000000000 },
		{ 0x00000000000020ef },
		43, 1, 55, 5, 6, "JUMP_CONST"
	},

	/* JUMP_AT (jump.isa)
	 *   $pc <- MEM32[$rA]
	 *   |15:12|11:8|7:4 |3:0|
	 *   |0010 |1110|1110|ra |
	 */
	[BREW_OP_JUMP_AT] = {
		{ 0x000000000000fff0 },
		{ 0x0000000000002ee0 },
		{ 0x0000000000000000 },
		{ 0x0000000000002ee0 },
		44, 1, 69, 4, 2, "JUMP_AT"
	},

	/* JUMP_OFFSET (jump.isa)
	 *   $pc <- MEM32[$rA + OFFSET]
	 *   |31:16 |15:12|11:8|7:4 |3:0|
	 *   |offset|0010 |1111|1110|ra |
	 */
	[BREW_OP_JUMP_OFFSET] = {
		{ 0x000000000000fff0 },
		{ 0x0000000000002fe0 },
		{ 0x0000000000000000 },
		{ 0x0000000000002fe0 },
		45, 1, 73, 5, 4, "JUMP_OFFSET"
	},

	/* JUMP_MEMORY (jump.isa)
	 *   $pc <- MEM32[ADDRESS]
	 *   | 47:16 |15:12|11:8|7:4 |3:0 |
	 *   |address|0010 |1111|1110|1111|
	 */
	[BREW_OP_JUMP_MEMORY] = {
		{ 0x000000000000ffff },
		{ 0x0000000000002fef },
		{ 0x0000000000000000 },
		{ 0x0000000000002fef },
		46, 1, 78, 5, 6, "JUMP_MEMORY"
	},

	/* JUMP_SHORT (jump.isa)
	 *   $pc <- short VALUE
	 *   |31:16|15:12|11:8|7:4 |3:0 |
	 *   |value|0010 |0000|1111|1110|
	 */
	[BREW_OP_JUMP_SHORT] = {
		{ 0x000000000000ffff },
		{ 0x00000000000020fe },
		{ 0x0000000000000000 },
		{ 0x00000000000020fe },
		47, 1, 83, 5, 4, "JUMP_SHORT"
	},

	/* SET_TPC_REGISTER (jump.isa)
	 *   $tpc <- $rD
	 *   |15:12|11:8|7:4 |3:0 |
	 *   | rd  |0000|0000|0011|
	 */
	[BREW_OP_SET_TPC_REGISTER] = {
		{ 0x0000000000000fff },
		{ 0x0000000000000003 },
		{ 0x0000000000000000 },
		{ 0x0000000000000003 },
		48, 1, 65, 4, 2, "SET_TPC_REGISTER"
	},

	/* SET_TPC_CONST (jump.isa)
	 *   $tpc <- VALUE
	 *   |47:16|15:12|11:8|7:4 |3:0 |
	 *   |value|0011 |0000|1110|1111|
	 */
	[BREW_OP_SET_TPC_CONST] = {
		{ 0x000000000000ffff },
		{ 0x00000000000030ef },
		{ 0x0000000000000000 },
		{ 0x00000000000030ef },
		49, 1, 55, 5, 6, "SET_TPC_CONST"
	},

	/* SET_TPC_AT (jump.isa)
	 *   $tpc <- MEM32[$rA]
	 *   |15:12|11:8|7:4 |3:0|
	 *   |0011 |1110|1110|ra |
	 */
	[BREW_OP_SET_TPC_AT] = {
		{ 0x000000000000fff0 },
		{ 0x0000000000003ee0 },
		{ 0x0000000000000000 },
		{ 0x0000000000003ee0 },
		50, 1, 69, 4, 2, "SET_TPC_AT"
	},

	/* SET_TPC_OFFSET (jump.isa)
	 *   $tpc <- MEM32[$rA + OFFSET]
	 *   |31:16 |15:12|11:8|7:4 |3:0|
	 *   |offset|0011 |1111|1110|ra |
	 */
	[BREW_OP_SET_TPC_OFFSET] = {
		{ 0x000000000000fff0 },
		{ 0x0000000000003fe0 },
		{ 0x0000000000000000 },
		{ 0x0000000000003fe0 },
		51, 1, 73, 5, 4, "SET_TPC_OFFSET"
	},

	/* SET_TPC_MEMORY (jump.isa)
	 *   $tpc <- MEM32[ADDRESS]
	 *   | 47:16 |15:12|11:8|7:4 |3:0 |
	 *   |address|0011 |1111|1110|1111|
	 */
	[BREW_OP_SET_TPC_MEMORY] = {
		{ 0x000000000000ffff },
		{ 0x0000000000003fef },
		{ 0x0000000000000000 },
		{ 0x0000000000003fef },
		52, 1, 78, 5, 6, "SET_TPC_MEMORY"
	},

	/* SET_TPC_SHORT (jump.isa)
	 *   $tpc <- short VALUE
	 *   |31:16|15:12|11:8|7:4 |3:0 |
	 *   |value|0011 |0000|1111|1110|
	 */
	[BREW_OP_SET_TPC_SHORT] = {
		{ 0x000000000000ffff },
		{ 0x00000000000030fe },
		{ 0x0000000000000000 },
		{ 0x00000000000030fe },
		53, 1, 83, 5, 4, "SET_TPC_SHORT"
	},

	/* CALL_CONST (jump.isa)
	 *   call VALUE
	 *   |47:16|15:12|11:8|7:4 |3:0 |
	 *   |value|0100 |0000|1110|1111|
	 */
	[BREW_OP_CALL_CONST] = {
		{ 0x000000000000ffff },
		{ 0x00000000000040ef },
		{ 0x0000000000000000 },
		{ 0x00000000000040ef },
		54, 1, 55, 5, 6, "CALL_CONST"
	},

	/* CALL_AT (jump.isa)
	 *   call MEM32[$rA]
	 *   |15:12|11:8|7:4 |3:0|
	 *   |0100 |1110|1110|ra |
	 */
	[BREW_OP_CALL_AT] = {
		{ 0x000000000000fff0 },
		{ 0x0000000000004ee0 },
		{ 0x0000000000000000 },
		{ 0x0000000000004ee0 },
		55, 1, 69, 4, 2, "CALL_AT"
	},

	/* CALL_OFFSET (jump.isa)
	 *   call MEM32[$rA + OFFSET]
	 *   |31:16 |15:12|11:8|7:4 |3:0|
	 *   |offset|0100 |1111|1110|ra |
	 */
	[BREW_OP_CALL_OFFSET] = {
		{ 0x000000000000fff0 },
		{ 0x0000000000004fe0 },
		{ 0x0000000000000000 },
		{ 0x0000000000004fe0 },
		56, 1, 73, 5, 4, "CALL_OFFSET"
	},

	/* CALL_MEMORY (jump.isa)
	 *   call MEM32[ADDRESS]
	 *   | 47:16 |15:12|11:8|7:4 |3:0 |
	 *   |address|0100 |1111|1110|1111|
	 */
	[BREW_OP_CALL_MEMORY] = {
		{ 0x000000000000ffff },
		{ 0x0000000000004fef },
		{ 0x0000000000000000 },
		{ 0x0000000000004fef },
		57, 1, 78, 5, 6, "CALL_MEMORY"
	},

	/* CALL_SHORT (jump.isa)
	 *   call short VALUE
	 *   |31:16|15:12|11:8|7:4 |3:0 |
	 *   |value|0100 |0000|1111|1110|
	 */
	[BREW_OP_CALL_SHORT] = {
		{ 0x000000000000ffff },
		{ 0x00000000000040fe },
		{ 0x0000000000000000 },
		{ 0x00000000000040fe },
		58, 1, 83, 5, 4, "CALL_SHORT"
	},

	/* READ_PC (jump.isa)
	 *   $rD <- $pc
	 *   |15:12|11:8|7:4 |3:0 |
	 *   | rd  |0000|0000|0100|
	 */
	[BREW_OP_READ_PC] = {
		{ 0x0000000000000fff },
		{ 0x0000000000000004 },
		{ 0x0000000000000000 },
		{ 0x0000000000000004 },
		59, 1, 65, 4, 2, "READ_PC"
	},

	/* READ_TPC (jump.isa)
	 *   $rD <- $tpc
	 *   |15:12|11:8|7:4 |3:0 |
	 *   | rd  |0000|0000|0101|
	 */
	[BREW_OP_READ_TPC] = {
		{ 0x0000000000000fff },
		{ 0x0000000000000005 },
		{ 0x0000000000000000 },
		{ 0x0000000000000005 },
		60, 1, 65, 4, 2, "READ_TPC"
	},

	/* LOAD8_AT (load.isa)
	 *   $rD <- MEM8[$rA]
	 *   |15:12|11:8|7:4 |3:0|
	 *   | rd  |1110|0100|ra |
	 */
	[BREW_OP_LOAD8_AT] = {
		{ 0x0000000000000ff0 },
		{ 0x0000000000000e40 },
		{ 0x0000000000000000 },
		{ 0x0000000000000e40 },
		61, 1, 88, 4, 2, "LOAD8_AT"
	},

	/* LOAD8_OFFSET (load.isa)
	 *   $rD <- MEM8[$rA + OFFSET]
	 *   |31:16 |15:12|11:8|7:4 |3:0|
	 *   |offset| rd  |1111|0100|ra |
	 */
	[BREW_OP_LOAD8_OFFSET] = {
		{ 0x0000000000000ff0 },
		{ 0x0000000000000f40 },
		{ 0x0000000000000000 },
		{ 0x0000000000000f40 },
		62, 1, 92, 5, 4, "LOAD8_OFFSET"
	},

	/* LOAD8_MEMORY (load.isa)
	 *   $rD <- MEM8[ADDRESS]
	 *   | 47:16 |15:12|11:8|7:4 |3:0 |
	 *   |address| rd  |1111|0100|1111|
	 */
	[BREW_OP_LOAD8_MEMORY] = {
		{ 0x0000000000000fff },
		{ 0x0000000000000f4f },
		{ 0x0000000000000000 },
		{ 0x0000000000000f4f },
		63, 1, 97, 5, 6, "LOAD8_MEMORY"
	},

	/* LOAD16_AT (load.isa)
	 *   $rD <- MEM16[$rA]
	 *   |15:12|11:8|7:4 |3:0|
	 *   | rd  |1110|0101|ra |
	 */
	[BREW_OP_LOAD16_AT] = {
		{ 0x0000000000000ff0 },
		{ 0x0000000000000e50 },
		{ 0x0000000000000000 },
		{ 0x0000000000000e50 },
		64, 1, 88, 4, 2, "LOAD16_AT"
	},

	/* LOAD16_OFFSET (load.isa)
	 *   $rD <- MEM16[$rA + OFFSET]
	 *   |31:16 |15:12|11:8|7:4 |3:0|
	 *   |offset| rd  |1111|0101|ra |
	 */
	[BREW_OP_LOAD16_OFFSET] = {
		{ 0x0000000000000ff0 },
		{ 0x0000000000000f50 },
		{ 0x0000000000000000 },
		{ 0x0000000000000f50 },
		65, 1, 92, 5, 4, "LOAD16_OFFSET"
	},

	/* LOAD16_MEMORY (load.isa)
	 *   $rD <- MEM16[ADDRESS]
	 *   | 47:16 |15:12|11:8|7:4 |3:0 |
	 *   |address| rd  |1111|0101|1111|
	 */
	[BREW_OP_LOAD16_MEMORY] = {
		{ 0x0000000000000fff },
		{ 0x0000000000000f5f },
		{ 0x0000000000000000 },
		{ 0x0000000000000f5f },
		66, 1, 97, 5, 6, "LOAD16_MEMORY"
	},

	/* LOAD32_AT (load.isa)
	 *   $rD <- MEM32[$rA]
	 *   |15:12|11:8|7:4 |3:0|
	 *   | rd  |1110|0110|ra |
	 */
	[BREW_OP_LOAD32_AT] = {
		{ 0x0000000000000ff0 },
		{ 0x0000000000000e60 },
		{ 0x0000000000000000 },
		{ 0x0000000000000e60 },
		67, 1, 88, 4, 2, "LOAD32_AT"
	},

	/* LOAD32_OFFSET (load.isa)
	 *   $rD <- MEM32[$rA + OFFSET]
	 *   |31:16 |15:12|11:8|7:4 |3:0|
	 *   |offset| rd  |1111|0110|ra |
	 */
	[BREW_OP_LOAD32_OFFSET] = {
		{ 0x0000000000000ff0 },
		{ 0x0000000000000f60 },
		{ 0x0000000000000000 },
		{ 0x0000000000000f60 },
		68, 1, 92, 5, 4, "LOAD32_OFFSET"
	},

	/* LOAD32_MEMORY (load.isa)
	 *   $rD <- MEM32[ADDRESS]
	 *   | 47:16 |15:12|11:8|7:4 |3:0 |
	 *   |address| rd  |1111|0110|1111|
	 */
	[BREW_OP_LOAD32_MEMORY] = {
		{ 0x0000000000000fff },
		{ 0x0000000000000f6f },
		{ 0x0000000000000000 },
		{ 0x0000000000000f6f },
		69, 1, 97, 5, 6, "LOAD32_MEMORY"
	},

	/* LOAD_SIGNED8_AT (load.isa)
	 *   $rD <- SMEM8[$rA]
	 *   |15:12|11:8|7:4 |3:0|
	 *   | rd  |1110|1100|ra |
	 */
	[BREW_OP_LOAD_SIGNED8_AT] = {
		{ 0x0000000000000ff0 },
		{ 0x0000000000000ec0 },
		{ 0x0000000000000000 },
		{ 0x0000000000000ec0 },
		70, 1, 88, 4, 2, "LOAD_SIGNED8_AT"
	},

	/* LOAD_SIGNED8_OFFSET (load.isa)
	 *   $rD <- SMEM8[$rA + OFFSET]
	 *   |31:16 |15:12|11:8|7:4 |3:0|
	 *   |offset| rd  |1111|1100|ra |
	 */
	[BREW_OP_LOAD_SIGNED8_OFFSET] = {
		{ 0x0000000000000ff0 },
		{ 0x0000000000000fc0 },
		{ 0x0000000000000000 },
		{ 0x0000000000000fc0 },
		71, 1, 92, 5, 4, "LOAD_SIGNED8_OFFSET"
	},

	/* LOAD_SIGNED8_MEMORY (load.isa)
	 *   $rD <- SMEM8[ADDRESS]
	 *   | 47:16 |15:12|11:8|7:4 |3:0 |
	 *   |address| rd  |1111|1100|1111|
	 */
	[BREW_OP_LOAD_SIGNED8_MEMORY] = {
		{ 0x0000000000000fff },
		{ 0x0000000000000fcf },
		{ 0x0000000000000000 },
		{ 0x0000000000000fcf },
		72, 1, 97, 5, 6, "LOAD_SIGNED8_MEMORY"
	},

	/* LOAD_SIGNED16_AT (load.isa)
	 *   $rD <- SMEM16[$rA]
	 *   |15:12|11:8|7:4 |3:0|
	 *   | rd  |1110|1101|ra |
	 */
	[BREW_OP_LOAD_SIGNED16_AT] = {
		{ 0x0000000000000ff0 },
		{ 0x0000000000000ed0 },
		{ 0x0000000000000000 },
		{ 0x0000000000000ed0 },
		73, 1, 88, 4, 2, "LOAD_SIGNED16_AT"
	},

	/* LOAD_SIGNED16_OFFSET (load.isa)
	 *   $rD <- SMEM16[$rA + OFFSET]
	 *   |31:16 |15:12|11:8|7:4 |3:0|
	 *   |offset| rd  |1111|1101|ra |
	 */
	[BREW_OP_LOAD_SIGNED16_OFFSET] = {
		{ 0x0000000000000ff0 },
		{ 0x0000000000000fd0 },
		{ 0x0000000000000000 },
		{ 0x0000000000000fd0 },
		74, 1, 92, 5, 4, "LOAD_SIGNED16_OFFSET"
	},

	/* LOAD_SIGNED16_MEMORY (load.isa)
	 *   $rD <- SMEM16[ADDRESS]
	 *   | 47:16 |15:12|11:8|7:4 |3:0 |
	 *   |address| rd  |1111|1101|1111|
	 */
	[BREW_OP_LOAD_SIGNED16_MEMORY] = {
		{ 0x0000000000000fff },
		{ 0x0000000000000fdf },
		{ 0x0000000000000000 },
		{ 0x0000000000000fdf },
		75, 1, 97, 5, 6, "LOAD_SIGNED16_MEMORY"
	},

	/* LOAD_STACK (load.isa)
	 *   $rD <- MEM32[$rS + tiny OFFSET]
	 *   |15:12|11:8| 7:1  |0 |
	 *   | rd  |1101|offset|rs|
	 */
	[BREW_OP_LOAD_STACK] = {
		{ 0x0000000000000f00 },
		{ 0x0000000000000d00 },
		{ 0x0000000000000000 },
		{ 0x0000000000000d00 },
		76, 1, 102, 4, 2, "LOAD_STACK"
	},

	/* SHL_RR (shift.isa)
	 *   $rD <- $rA << $rB
	 *   |15:12|11:8|7:4|3:0|
	 *   | rd  |0110|rb |ra |
	 */
	[BREW_OP_SHL_RR] = {
		{ 0x0000000000000f00 },
		{ 0x0000000000000600 },
		{ 0x0000000000000000 },
		{ 0x0000000000000600 },
		77, 1, 0, 4, 2, "SHL_RR"
	},

	/* SHL_SHORT (shift.isa)
	 *   $rD <- $rA << short VALUE
	 *   |31:16|15:12|11:8|7:4 |3:0|
	 *   |value| rd  |0110|1111|ra |
	 */
	[BREW_OP_SHL_SHORT] = {
		{ 0x0000000000000ff0 },
		{ 0x00000000000006f0 },
		{ 0x0000000000000000 },
		{ 0x00000000000006f0 },
		78, 1, 8, 5, 4, "SHL_SHORT"
	},

	/* SHL_LONG (shift.isa)
	 *   $rD <- VALUE << $rB
	 *   |47:16|15:12|11:8|7:4|3:0 |
	 *   |value| rd  |0110|rb |1111|
	 */
	[BREW_OP_SHL_LONG] = {
		{ 0x0000000000000f0f },
		{ 0x000000000000060f },
		{ 0x0000000000000000 },
		{ 0x000000000000060f },
		79, 1, 13, 5, 6, "SHL_LONG"
	},

	/* SHR_RR (shift.isa)
	 *   $rD <- $rA >> $rB
	 *   |15:12|11:8|7:4|3:0|
	 *   | rd  |0111|rb |ra |
	 */
	[BREW_OP_SHR_RR] = {
		{ 0x0000000000000f00 },
		{ 0x0000000000000700 },
		{ 0x0000000000000000 },
		{ 0x0000000000000700 },
		80, 1, 0, 4, 2, "SHR_RR"
	},

	/* SHR_SHORT (shift.isa)
	 *   $rD <- $rA >> short VALUE
	 *   |31:16|15:12|11:8|7:4 |3:0|
	 *   |value| rd  |0111|1111|ra |
	 */
	[BREW_OP_SHR_SHORT] = {
		{ 0x0000000000000ff0 },
		{ 0x00000000000007f0 },
		{ 0x0000000000000000 },
		{ 0x00000000000007f0 },
		81, 1, 8, 5, 4, "SHR_SHORT"
	},

	/* SHR_LONG (shift.isa)
	 *   $rD <- VALUE >> $rB
	 *   |47:16|15:12|11:8|7:4|3:0 |
	 *   |value| rd  |0111|rb |1111|
	 */
	[BREW_OP_SHR_LONG] = {
		{ 0x0000000000000f0f },
		{ 0x000000000000070f },
		{ 0x0000000000000000 },
		{ 0x000000000000070f },
		82, 1, 13, 5, 6, "SHR_LONG"
	},

	/* SAR_RR (shift.isa)
	 *   $rD <- $rA >>> $rB
	 *   |15:12|11:8|7:4|3:0|
	 *   | rd  |1000|rb |ra |
	 */
	[BREW_OP_SAR_RR] = {
		{ 0x0000000000000f00 },
		{ 0x0000000000000800 },
		{ 0x0000000000000000 },
		{ 0x0000000000000800 },
		83, 1, 0, 4, 2, "SAR_RR"
	},

	/* SAR_SHORT (shift.isa)
	 *   $rD <- $rA >>> short VALUE
	 *   |31:16|15:12|11:8|7:4 |3:0|
	 *   |value| rd  |1000|1111|ra |
	 */
	[BREW_OP_SAR_SHORT] = {
		{ 0x0000000000000ff0 },
		{ 0x00000000000008f0 },
		{ 0x0000000000000000 },
		{ 0x00000000000008f0 },
		84, 1, 8, 5, 4, "SAR_SHORT"
	},

	/* SAR_LONG (shift.isa)
	 *   $rD <- VALUE >>> $rB
	 *   |47:16|15:12|11:8|7:4|3:0 |
	 *   |value| rd  |1000|rb |1111|
	 */
	[BREW_OP_SAR_LONG] = {
		{ 0x0000000000000f0f },
		{ 0x000000000000080f },
		{ 0x0000000000000000 },
		{ 0x000000000000080f },
		85, 1, 13, 5, 6, "SAR_LONG"
	},

	/* STORE8_AT (store.isa)
	 *   MEM8[$rA] <- $rD
	 *   |15:12|11:8|7:4 |3:0|
	 *   | rd  |1110|1000|ra |
	 */
	[BREW_OP_STORE8_AT] = {
		{ 0x0000000000000ff0 },
		{ 0x0000000000000e80 },
		{ 0x0000000000000000 },
		{ 0x0000000000000e80 },
		86, 1, 88, 4, 2, "STORE8_AT"
	},

	/* STORE8_OFFSET (store.isa)
	 *   MEM8[$rA + OFFSET] <- $rD
	 *   |31:16 |15:12|11:8|7:4 |3:0|
	 *   |offset| rd  |1111|1000|ra |
	 */
	[BREW_OP_STORE8_OFFSET] = {
		{ 0x0000000000000ff0 },
		{ 0x0000000000000f80 },
		{ 0x0000000000000000 },
		{ 0x0000000000000f80 },
		87, 1, 92, 5, 4, "STORE8_OFFSET"
	},

	/* STORE8_MEMORY (store.isa)
	 *   MEM8[ADDRESS] <- $rD
	 *   | 47:16 |15:12|11:8|7:4 |3:0 |
	 *   |address| rd  |1111|1000|1111|
	 */
	[BREW_OP_STORE8_MEMORY] = {
		{ 0x0000000000000fff },
		{ 0x0000000000000f8f },
		{ 0x0000000000000000 },
		{ 0x0000000000000f8f },
		88, 1, 97, 5, 6, "STORE8_MEMORY"
	},

	/* STORE16_AT (store.isa)
	 *   MEM16[$rA] <- $rD
	 *   |15:12|11:8|7:4 |3:0|
	 *   | rd  |1110|1001|ra |
	 */
	[BREW_OP_STORE16_AT] = {
		{ 0x0000000000000ff0 },
		{ 0x0000000000000e90 },
		{ 0x0000000000000000 },
		{ 0x0000000000000e90 },
		89, 1, 88, 4, 2, "STORE16_AT"
	},

	/* STORE16_OFFSET (store.isa)
	 *   MEM16[$rA + OFFSET] <- $rD
	 *   |31:16 |15:12|11:8|7:4 |3:0|
	 *   |offset| rd  |1111|1001|ra |
	 */
	[BREW_OP_STORE16_OFFSET] = {
		{ 0x0000000000000ff0 },
		{ 0x0000000000000f90 },
		{ 0x0000000000000000 },
		{ 0x0000000000000f90 },
		90, 1, 92, 5, 4, "STORE16_OFFSET"
	},

	/* STORE16_MEMORY (store.isa)
	 *   MEM16[ADDRESS] <- $rD
	 *   | 47:16 |15:12|11:8|7:4 |3:0 |
	 *   |address| rd  |1111|1001|1111|
	 */
	[BREW_OP_STORE16_MEMORY] = {
		{ 0x0000000000000fff },
		{ 0x0000000000000f9f },
		{ 0x0000000000000000 },
		{ 0x0000000000000f9f },
		91, 1, 97, 5, 6, "STORE16_MEMORY"
	},

	/* STORE32_AT (store.isa)
	 *   MEM32[$rA] <- $rD
	 *   |15:12|11:8|7:4 |3:0|
	 *   | rd  |1110|1010|ra |
	 */
	[BREW_OP_STORE32_AT] = {
		{ 0x0000000000000ff0 },
		{ 0x0000000000000ea0 },
		{ 0x0000000000000000 },
		{ 0x0000000000000ea0 },
		92, 1, 88, 4, 2, "STORE32_AT"
	},

	/* STORE32_OFFSET (store.isa)
	 *   MEM32[$rA + OFFSET] <- $rD
	 *   |31:16 |15:12|11:8|7:4 |3:0|
	 *   |offset| rd  |1111|1010|ra |
	 */
	[BREW_OP_STORE32_OFFSET] = {
		{ 0x0000000000000ff0 },
		{ 0x0000000000000fa0 },
		{ 0x0000000000000000 },
		{ 0x0000000000000fa0 },
		93, 1, 92, 5, 4, "STORE32_OFFSET"
	},

	/* STORE32_MEMORY (store.isa)
	 *   MEM32[ADDRESS] <- $rD
	 *   | 47:16 |15:12|11:8|7:4 |3:0 |
	 *   |address| rd  |1111|1010|1111|
	 */
	[BREW_OP_STORE32_MEMORY] = {
		{ 0x0000000000000fff },
		{ 0x0000000000000faf },
		{ 0x0000000000000000 },
		{ 0x0000000000000faf },
		94, 1, 97, 5, 6, "STORE32_MEMORY"
	},

	/* LOAD_LOCK_AT (store.isa)
	 *   $rD <- MEMLL[$rA]
	 *   |15:12|11:8|7:4 |3:0|
	 *   | rd  |1110|0111|ra |
	 */
	[BREW_OP_LOAD_LOCK_AT] = {
		{ 0x0000000000000ff0 },
		{ 0x0000000000000e70 },
		{ 0x0000000000000000 },
		{ 0x0000000000000e70 },
		95, 1, 88, 4, 2, "LOAD_LOCK_AT"
	},

	/* LOAD_LOCK_OFFSET (store.isa)
	 *   $rD <- MEMLL[$rA + OFFSET]
	 *   |31:16 |15:12|11:8|7:4 |3:0|
	 *   |offset| rd  |1111|0111|ra |
	 */
	[BREW_OP_LOAD_LOCK_OFFSET] = {
		{ 0x0000000000000ff0 },
		{ 0x0000000000000f70 },
		{ 0x0000000000000000 },
		{ 0x0000000000000f70 },
		96, 1, 92, 5, 4, "LOAD_LOCK_OFFSET"
	},

	/* LOAD_LOCK_MEMORY (store.isa)
	 *   $rD <- MEMLL[ADDRESS]
	 *   | 47:16 |15:12|11:8|7:4 |3:0 |
	 *   |address| rd  |1111|0111|1111|
	 */
	[BREW_OP_LOAD_LOCK_MEMORY] = {
		{ 0x0000000000000fff },
		{ 0x0000000000000f7f },
		{ 0x0000000000000000 },
		{ 0x0000000000000f7f },
		97, 1, 97, 5, 6, "LOAD_LOCK_MEMORY"
	},

	/* STORE_LOCK_AT (store.isa)
	 *   MEMSC[$rA] <- $rD
	 *   |15:12|11:8|7:4 |3:0|
	 *   | rd  |1110|1011|ra |
	 */
	[BREW_OP_STORE_LOCK_AT] = {
		{ 0x0000000000000ff0 },
		{ 0x0000000000000eb0 },
		{ 0x0000000000000000 },
		{ 0x0000000000000eb0 },
		98, 1, 88, 4, 2, "STORE_LOCK_AT"
	},

	/* STORE_LOCK_OFFSET (store.isa)
	 *   MEMSC[$rA + OFFSET] <- $rD
	 *   |31:16 |15:12|11:8|7:4 |3:0|
	 *   |offset| rd  |1111|1011|ra |
	 */
	[BREW_OP_STORE_LOCK_OFFSET] = {
		{ 0x0000000000000ff0 },
		{ 0x0000000000000fb0 },
		{ 0x0000000000000000 },
		{ 0x0000000000000fb0 },
		99, 1, 92, 5, 4, "STORE_LOCK_OFFSET"
	},

	/* STORE_LOCK_MEMORY (store.isa)
	 *   MEMSC[ADDRESS] <- $rD
	 *   | 47:16 |15:12|11:8|7:4 |3:0 |
	 *   |address| rd  |1111|1011|1111|
	 */
	[BREW_OP_STORE_LOCK_MEMORY] = {
		{ 0x0000000000000fff },
		{ 0x0000000000000fbf },
		{ 0x0000000000000000 },
		{ 0x0000000000000fbf },
		100, 1, 97, 5, 6, "STORE_LOCK_MEMORY"
	},

	/* STORE_STACK (store.isa)
	 *   MEM32[$rS + tiny OFFSET] <- $rD
	 *   |15:12|11:8| 7:1  |0 |
	 *   | rd  |1100|offset|rs|
	 */
	[BREW_OP_STORE_STACK] = {
		{ 0x0000000000000f00 },
		{ 0x0000000000000c00 },
		{ 0x0000000000000000 },
		{ 0x0000000000000c00 },
		101, 1, 102, 4, 2, "STORE_STACK"
	},

	/* INV_AT (store.isa)
	 *   INV[$rA]
	 *   |15:12|11:8|7:4 |3:0|
	 *   |0001 |1110|1110|ra |
	 */
	[BREW_OP_INV_AT] = {
		{ 0x000000000000fff0 },
		{ 0x0000000000001ee0 },
		{ 0x0000000000000000 },
		{ 0x0000000000001ee0 },
		102, 1, 69, 4, 2, "INV_AT"
	},

	/* INV_OFFSET (store.isa)
	 *   INV[$rA + OFFSET]
	 *   |31:16 |15:12|11:8|7:4 |3:0|
	 *   |offset|0001 |1111|1110|ra |
	 */
	[BREW_OP_INV_OFFSET] = {
		{ 0x000000000000fff0 },
		{ 0x0000000000001fe0 },
		{ 0x0000000000000000 },
		{ 0x0000000000001fe0 },
		103, 1, 73, 5, 4, "INV_OFFSET"
	},

	/* INV_MEMORY (store.isa)
	 *   INV[ADDRESS]
	 *   | 47:16 |15:12|11:8|7:4 |3:0 |
	 *   |address|0001 |1111|1110|1111|
	 */
	[BREW_OP_INV_MEMORY] = {
		{ 0x000000000000ffff },
		{ 0x0000000000001fef },
		{ 0x0000000000000000 },
		{ 0x0000000000001fef },
		104, 1, 78, 5, 6, "INV_MEMORY"
	},

	/* SWI (system.isa)
	 *   SWI NUMBER
	 *   |15|14:12 |11:8|7:4 |3:0 |
	 *   |0 |number|0000|0000|0000|
	 */
	[BREW_OP_SWI] = {
		{ 0x0000000000008fff },
		{ 0x0000000000000000 },
		{ 0x0000000000000000 },
		{ 0x0000000000000000 },
		105, 1, 106, 5, 2, "SWI"
	},

	/* STM (system.isa)
	 *   STM
	 *   |15:12|11:8|7:4 |3:0 |
	 *   |1000 |0000|0000|0000|
	 */
	[BREW_OP_STM] = {
		{ 0x000000000000ffff },
		{ 0x0000000000008000 },
		{ 0x0000000000000000 },
		{ 0x0000000000008000 },
		106, 1, 111, 4, 2, "STM"
	},

	/* WOI (system.isa)
	 *   WOI
	 *   |15:12|11:8|7:4 |3:0 |
	 *   |1001 |0000|0000|0000|
	 */
	[BREW_OP_WOI] = {
		{ 0x000000000000ffff },
		{ 0x0000000000009000 },
		{ 0x0000000000000000 },
		{ 0x0000000000009000 },
		107, 1, 111, 4, 2, "WOI"
	},

	/* PFLUSH (system.isa)
	 *   PFLUSH
	 *   |15:12|11:8|7:4 |3:0 |
	 *   |1010 |0000|0000|0000|
	 */
	[BREW_OP_PFLUSH] = {
		{ 0x000000000000ffff },
		{ 0x000000000000a000 },
		{ 0x0000000000000000 },
		{ 0x000000000000a000 },
		108, 1, 111, 4, 2, "PFLUSH"
	},

	/* FENCE (system.isa)
	 *   order
	 *   |15:12|11:8|7:4 |3:0 |
	 *   |order|0000|0000|0001|
	 */
	[BREW_OP_FENCE] = {
		{ 0x0000000000000fff },
		{ 0x0000000000000001 },
		{ 0x0000000000000000 },
		{ 0x0000000000000001 },
		109, 1, 115, 4, 2, "FENCE"
	},

	/* OVERRIDE (system.isa)
	 *   override TYPE_B, TYPE_A
	 *   |  15:8  | 7:4  | 3:0  |
	 *   |11111111|type_b|type_a|
	 */
	[BREW_OP_OVERRIDE] = {
		{ 0x000000000000ff00 },
		{ 0x000000000000ff00 },
		{ 0x0000000000000000 },
		{ 0x000000000000ff00 },
		110, 1, 119, 3, 2, "OVERRIDE"
	},

	/* LOAD_TINY (unary.isa)
	 *   $rD <- tiny CONST
	 *   |15:12|11:8|7:4 | 3:0 |
	 *   | rd  |0000|0001|const|
	 */
	[BREW_OP_LOAD_TINY] = {
		{ 0x0000000000000ff0 },
		{ 0x0000000000000010 },
		{ 0x0000000000000000 },
		{ 0x0000000000000010 },
		111, 1, 122, 4, 2, "LOAD_TINY"
	},

	/* ADD_PC (unary.isa)
	 *   $rD <- $pc + CONST
	 *   |15:12|11:8|7:4 | 3:0 |
	 *   | rd  |0000|0010|const|
	 */
	[BREW_OP_ADD_PC] = {
		{ 0x0000000000000ff0 },
		{ 0x0000000000000020 },
		{ 0x0000000000000000 },
		{ 0x0000000000000020 },
		112, 1, 122, 4, 2, "ADD_PC"
	},

	/* NEG (unary.isa)
	 *   $rD <- -$rA
	 *   |15:12|11:8|7:4 |3:0|
	 *   | rd  |0000|0011|ra |
	 */
	[BREW_OP_NEG] = {
		{ 0x0000000000000ff0 },
		{ 0x0000000000000030 },
		{ 0x0000000000000000 },
		{ 0x0000000000000030 },
		113, 1, 88, 4, 2, "NEG"
	},

	/* NOT (unary.isa)
	 *   $rD <- ~$rA
	 *   |15:12|11:8|7:4 |3:0|
	 *   | rd  |0000|0100|ra |
	 */
	[BREW_OP_NOT] = {
		{ 0x0000000000000ff0 },
		{ 0x0000000000000040 },
		{ 0x0000000000000000 },
		{ 0x0000000000000040 },
		114, 1, 88, 4, 2, "NOT"
	},

	/* BSE (unary.isa)
	 *   $rD <- bse $rA
	 *   |15:12|11:8|7:4 |3:0|
	 *   | rd  |0000|0101|ra |
	 */
	[BREW_OP_BSE] = {
		{ 0x0000000000000ff0 },
		{ 0x0000000000000050 },
		{ 0x0000000000000000 },
		{ 0x0000000000000050 },
		115, 1, 88, 4, 2, "BSE"
	},

	/* WSE (unary.isa)
	 *   $rD <- wse $rA
	 *   |15:12|11:8|7:4 |3:0|
	 *   | rd  |0000|0110|ra |
	 */
	[BREW_OP_WSE] = {
		{ 0x0000000000000ff0 },
		{ 0x0000000000000060 },
		{ 0x0000000000000000 },
		{ 0x0000000000000060 },
		116, 1, 88, 4, 2, "WSE"
	},

	/* POPCNT (unary.isa)
	 *   $rD <- popcnt $rA
	 *   |15:12|11:8|7:4 |3:0|
	 *   | rd  |0000|0111|ra |
	 */
	[BREW_OP_POPCNT] = {
		{ 0x0000000000000ff0 },
		{ 0x0000000000000070 },
		{ 0x0000000000000000 },
		{ 0x0000000000000070 },
		117, 1, 88, 4, 2, "POPCNT"
	},

	/* RECIPROCAL (unary.isa)
	 *   $rD <- 1 / $rA
	 *   |15:12|11:8|7:4 |3:0|
	 *   | rd  |0000|1000|ra |
	 */
	[BREW_OP_RECIPROCAL] = {
		{ 0x0000000000000ff0 },
		{ 0x0000000000000080 },
		{ 0x0000000000000000 },
		{ 0x0000000000000080 },
		118, 1, 88, 4, 2, "RECIPROCAL"
	},

	/* RSQRT (unary.isa)
	 *   $rD <- rsqrt $rA
	 *   |15:12|11:8|7:4 |3:0|
	 *   | rd  |0000|1001|ra |
	 */
	[BREW_OP_RSQRT] = {
		{ 0x0000000000000ff0 },
		{ 0x0000000000000090 },
		{ 0x0000000000000000 },
		{ 0x0000000000000090 },
		119, 1, 88, 4, 2, "RSQRT"
	},

	/* SET_TYPE (unary.isa)
	 *   type $rD <- $rA
	 *   |15:12|11:8|7:4 |3:0|
	 *   | rd  |0000|1100|ra |
	 */
	[BREW_OP_SET_TYPE] = {
		{ 0x0000000000000ff0 },
		{ 0x00000000000000c0 },
		{ 0x0000000000000000 },
		{ 0x00000000000000c0 },
		120, 1, 88, 4, 2, "SET_TYPE"
	},

	/* GET_TYPE (unary.isa)
	 *   $rD <- type $rA
	 *   |15:12|11:8|7:4 |3:0|
	 *   | rd  |0000|1101|ra |
	 */
	[BREW_OP_GET_TYPE] = {
		{ 0x0000000000000ff0 },
		{ 0x00000000000000d0 },
		{ 0x0000000000000000 },
		{ 0x00000000000000d0 },
		121, 1, 88, 4, 2, "GET_TYPE"
	},

	/* SET_TYPE_CONST (unary.isa)
	 *   type $rD <- KIND
	 *   |15:12|11:8|7:4 |3:0 |
	 *   | rd  |0000|1110|kind|
	 */
	[BREW_OP_SET_TYPE_CONST] = {
		{ 0x0000000000000ff0 },
		{ 0x00000000000000e0 },
		{ 0x0000000000000000 },
		{ 0x00000000000000e0 },
		122, 1, 126, 4, 2, "SET_TYPE_CONST"
	},
};

static const char *const field_names[BREW_FIELD_COUNT] = {
	[BREW_FIELD_ra] = "ra",
	[BREW_FIELD_rb] = "rb",
	[BREW_FIELD_c] = "c",
	[BREW_FIELD_rd] = "rd",
	[BREW_FIELD_const] = "const",
	[BREW_FIELD_b] = "b",
	[BREW_FIELD_value] = "value",
	[BREW_FIELD_a] = "a",
	[BREW_FIELD_lanes] = "lanes",
	[BREW_FIELD_d] = "d",
	[BREW_FIELD_bit] = "bit",
	[BREW_FIELD_addr] = "addr",
	[BREW_FIELD_offset] = "offset",
	[BREW_FIELD_address] = "address",
	[BREW_FIELD_rs] = "rs",
	[BREW_FIELD_number] = "number",
	[BREW_FIELD_d3] = "d3",
	[BREW_FIELD_order] = "order",
	[BREW_FIELD_type_a] = "type_a",
	[BREW_FIELD_type_b] = "type_b",
	[BREW_FIELD_high] = "high",
	[BREW_FIELD_kind] = "kind",
};

const char *brew_opcode_name(enum brew_opcode opcode)
{
	return (size_t)opcode <= BREW_OPCODE_COUNT ? brew_opcodes[opcode].name : "";
}

const char *brew_field_name(enum brew_field field)
{
	return (size_t)field < BREW_FIELD_COUNT ? field_names[field] : "";
}

bool brew_check_holds(const struct brew_check *check, const uint64_t *word)
{
	uint64_t value = brew_extract(word, &brew_positions[check->position]);
	return brew_in_cubes(value, check->at, check->count);
}

/* The lowest bit says whether the window's number is in its set; the others say nothing. */
static uint64_t in_set(const struct brew_window *window, const uint64_t *word)
{
	unsigned number = brew_bits_from(word, window->at) & 0xff;
	return brew_sets[window->set][number / 64] >> number % 64;
}

static bool box_holds(const struct brew_box *box, const uint64_t *word)
{
	uint32_t end = box->check + box->checks;
	if (!brew_box_fits(box, word))
		return false;
	if (box->rest && !(in_set(&box->window[0], word) & in_set(&box->window[1], word) & 1))
		return false;
	for (uint32_t i = end - box->slow; i < end; i++)
		if (!brew_check_holds(&brew_checks[i], word))
			return false;
	return true;
}

unsigned brew_find_form(const uint64_t *word, unsigned opcode)
{
	const struct brew_box *likely = brew_likely_box(word, opcode);
	if (box_holds(likely, word))
		return likely->form;
	const struct brew_box *box = &brew_boxes[brew_opcodes[opcode].box];
	for (uint32_t i = 0; i < brew_opcodes[opcode].boxes; i++)
		if (box_holds(&box[i], word))
			return box[i].form;
	return 0;
}

bool brew_form_holds(unsigned form, unsigned opcode, const uint64_t *word)
{
	const struct brew_opcode_info *info = &brew_opcodes[opcode];
	for (uint32_t i = info->box; i < info->box + info->boxes; i++)
		if (brew_boxes[i].form == form && box_holds(&brew_boxes[i], word))
			return true;
	return false;
}
