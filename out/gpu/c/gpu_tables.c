/* Tables: where the fields lie, which values are legal, what the opcodes are.
 *
 * Instruction set: SIMT GPU, 128-bit instructions.
 * Made by specc from the specification "GPU": change that, not this file. */
#include "gpu_tables.h"

const struct gpu_piece gpu_pieces[] = {
	{ 12, 3 }, { 76, 1 }, { 77, 1 }, { 78, 2 }, { 16, 8 }, { 24, 8 }, { 32, 8 },
	{ 112, 4 }, { 117, 6 }, { 32, 6 }, { 32, 32 }, { 49, 5 }, { 32, 17 }, { 80, 3 },
	{ 64, 8 }, { 83, 1 }, { 98, 3 }, { 86, 4 }, { 84, 2 }, { 106, 3 }, { 109, 3 },
	{ 90, 1 }, { 75, 1 }, { 78, 1 }, { 82, 5 }, { 80, 1 }, { 79, 2 }, { 79, 3 },
	{ 82, 2 }, { 102, 3 }, { 84, 1 }, { 82, 8 }, { 24, 3 }, { 32, 3 }, { 64, 3 },
	{ 81, 1 }, { 77, 2 }, { 76, 3 }, { 76, 2 }, { 16, 6 }, { 123, 3 }, { 32, 9 },
	{ 64, 6 }, { 80, 2 }, { 40, 13 }, { 53, 5 }, { 83, 2 }, { 24, 6 }, { 32, 7 },
	{ 0, 8 }, { 8, 4 }, { 15, 1 }, { 72, 1 }, { 73, 1 }, { 96, 1 }, { 97, 1 }, { 116, 1 },
	{ 32, 22 }, { 74, 1 }, { 101, 1 }, { 105, 1 }, { 27, 1 }, { 35, 1 }, { 67, 1 },
};

const struct gpu_position gpu_positions[] = {
	{ 3, 1, 0 }, { 1, 1, 1 }, { 1, 1, 2 }, { 2, 1, 3 }, { 8, 1, 4 }, { 8, 1, 5 },
	{ 8, 1, 6 }, { 4, 1, 7 }, { 6, 1, 8 }, { 6, 1, 9 }, { 32, 1, 10 }, { 5, 1, 11 },
	{ 17, 1, 12 }, { 3, 1, 13 }, { 8, 1, 14 }, { 1, 1, 15 }, { 3, 1, 16 }, { 4, 1, 17 },
	{ 2, 1, 18 }, { 3, 1, 19 }, { 3, 1, 20 }, { 1, 1, 21 }, { 1, 1, 22 }, { 1, 1, 23 },
	{ 5, 1, 24 }, { 1, 1, 25 }, { 2, 1, 26 }, { 3, 1, 27 }, { 2, 1, 28 }, { 3, 1, 29 },
	{ 1, 1, 30 }, { 8, 1, 31 }, { 3, 1, 32 }, { 3, 1, 33 }, { 3, 1, 34 }, { 1, 1, 35 },
	{ 2, 1, 36 }, { 3, 1, 37 }, { 2, 1, 38 }, { 6, 1, 39 }, { 3, 1, 40 }, { 9, 1, 41 },
	{ 6, 1, 42 }, { 2, 1, 43 }, { 13, 1, 44 }, { 5, 1, 45 }, { 2, 1, 46 }, { 6, 1, 47 },
	{ 7, 1, 48 }, { 8, 1, 49 }, { 4, 1, 50 }, { 1, 1, 51 }, { 1, 1, 52 }, { 1, 1, 53 },
	{ 1, 1, 54 }, { 1, 1, 55 }, { 1, 1, 56 }, { 22, 1, 57 }, { 1, 1, 58 }, { 1, 1, 59 },
	{ 1, 1, 60 }, { 1, 1, 61 }, { 1, 1, 62 }, { 1, 1, 63 },
};

const struct gpu_cube gpu_cubes[] = {
	{ 0x4, 0x0 }, { 0x6, 0x4 }, { 0x7, 0x7 }, { 0x4, 0x0 }, { 0x6, 0x4 }, { 0x7, 0x6 },
	{ 0x2, 0x0 }, { 0x3, 0x2 }, { 0x8, 0x0 }, { 0xc, 0x8 }, { 0xe, 0xc }, { 0x81, 0x0 },
	{ 0xc1, 0x80 }, { 0xe1, 0xc0 }, { 0xf1, 0xe0 }, { 0xf9, 0xf0 }, { 0xfd, 0xf8 },
	{ 0xff, 0xfc }, { 0xff, 0xff }, { 0x21, 0x0 }, { 0x31, 0x20 }, { 0x39, 0x30 },
	{ 0x3d, 0x38 }, { 0x3f, 0x3c }, { 0x3f, 0x3f }, { 0x4, 0x0 }, { 0x6, 0x4 },
	{ 0x2, 0x0 }, { 0x4, 0x0 }, { 0x7, 0x4 }, { 0x23, 0x0 }, { 0x33, 0x20 },
	{ 0x3b, 0x30 }, { 0x3f, 0x38 }, { 0x3f, 0x3f },
};

const uint64_t gpu_sets[][4] = {
	{ 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff },
	{ 0x5555555555555555, 0x5555555555555555, 0x5555555555555555, 0x9555555555555555 },
	{ 0xbfbfbfbfbfbfbfbf, 0xbfbfbfbfbfbfbfbf, 0xbfbfbfbfbfbfbfbf, 0xbfbfbfbfbfbfbfbf },
	{ 0x9555555555555555, 0x9555555555555555, 0x9555555555555555, 0x9555555555555555 },
};

const struct gpu_type gpu_types[] = {
	{ 0, 0 }, { 0, 3 }, { 3, 3 }, { 6, 2 }, { 8, 3 }, { 25, 2 }, { 27, 1 },
};

const struct gpu_check gpu_checks[] = {
	{ 3, 24, 13, 3 }, { 2, 37, 18, 6 }, { 3, 38, 17, 8 }, { 8, 4, 4, 11 },
	{ 8, 25, 14, 11 }, { 8, 4, 4, 11 }, { 6, 29, 9, 19 }, { 8, 4, 4, 11 },
	{ 2, 51, 27, 25 }, { 2, 52, 28, 6 }, { 8, 4, 4, 11 }, { 8, 6, 6, 11 },
	{ 6, 18, 9, 19 }, { 8, 4, 4, 11 }, { 3, 69, 37, 3 }, { 3, 17, 40, 0 },
	{ 2, 75, 43, 6 }, { 2, 77, 13, 25 }, { 3, 17, 40, 0 }, { 3, 17, 40, 0 },
	{ 8, 5, 5, 11 }, { 2, 70, 13, 28 }, { 6, 73, 39, 19 }, { 5, 73, 39, 30 },
	{ 6, 73, 39, 19 }, { 6, 29, 42, 19 }, { 6, 73, 39, 19 }, { 6, 18, 9, 19 },
};

const struct gpu_layout gpu_layouts[] = {
	{ GPU_FIELD_optype, 49, 0 }, { GPU_FIELD_stype, 50, 0 }, { GPU_FIELD_pg, 0, 0 },
	{ GPU_FIELD_pg_not, 51, 0 }, { GPU_FIELD_rd, 4, 0 }, { GPU_FIELD_ra, 5, 0 },
	{ GPU_FIELD_rb, 6, 0 }, { GPU_FIELD_ra_neg, 52, 0 }, { GPU_FIELD_ra_abs, 53, 0 },
	{ GPU_FIELD_ftz, 1, 0 }, { GPU_FIELD_sat, 2, 0 }, { GPU_FIELD_rnd, 3, 0 },
	{ GPU_FIELD_rb_neg, 54, 0 }, { GPU_FIELD_rb_abs, 55, 0 }, { GPU_FIELD_stall, 7, 0 },
	{ GPU_FIELD_yield, 56, 0 }, { GPU_FIELD_wait, 8, 0 }, { GPU_FIELD_wsb, 40, 1 },
	{ GPU_FIELD_optype, 49, 0 }, { GPU_FIELD_stype, 50, 0 }, { GPU_FIELD_pg, 0, 0 },
	{ GPU_FIELD_pg_not, 51, 0 }, { GPU_FIELD_rd, 4, 0 }, { GPU_FIELD_ra, 5, 0 },
	{ GPU_FIELD_urb, 9, 0 }, { GPU_FIELD_ra_neg, 52, 0 }, { GPU_FIELD_ra_abs, 53, 0 },
	{ GPU_FIELD_ftz, 1, 0 }, { GPU_FIELD_sat, 2, 0 }, { GPU_FIELD_rnd, 3, 0 },
	{ GPU_FIELD_urb_neg, 54, 0 }, { GPU_FIELD_urb_abs, 55, 0 }, { GPU_FIELD_stall, 7, 0 },
	{ GPU_FIELD_yield, 56, 0 }, { GPU_FIELD_wait, 8, 0 }, { GPU_FIELD_wsb, 40, 1 },
	{ GPU_FIELD_optype, 49, 0 }, { GPU_FIELD_stype, 50, 0 }, { GPU_FIELD_pg, 0, 0 },
	{ GPU_FIELD_pg_not, 51, 0 }, { GPU_FIELD_rd, 4, 0 }, { GPU_FIELD_ra, 5, 0 },
	{ GPU_FIELD_vb, 10, 0 }, { GPU_FIELD_ra_neg, 52, 0 }, { GPU_FIELD_ra_abs, 53, 0 },
	{ GPU_FIELD_ftz, 1, 0 }, { GPU_FIELD_sat, 2, 0 }, { GPU_FIELD_rnd, 3, 0 },
	{ GPU_FIELD_stall, 7, 0 }, { GPU_FIELD_yield, 56, 0 }, { GPU_FIELD_wait, 8, 0 },
	{ GPU_FIELD_wsb, 40, 1 }, { GPU_FIELD_optype, 49, 0 }, { GPU_FIELD_stype, 50, 0 },
	{ GPU_FIELD_pg, 0, 0 }, { GPU_FIELD_pg_not, 51, 0 }, { GPU_FIELD_rd, 4, 0 },
	{ GPU_FIELD_ra, 5, 0 }, { GPU_FIELD_vb, 57, 0 }, { GPU_FIELD_ra_neg, 52, 0 },
	{ GPU_FIELD_ra_abs, 53, 0 }, { GPU_FIELD_ftz, 1, 0 }, { GPU_FIELD_sat, 2, 0 },
	{ GPU_FIELD_rnd, 3, 0 }, { GPU_FIELD_vb_neg, 54, 0 }, { GPU_FIELD_vb_abs, 55, 0 },
	{ GPU_FIELD_stall, 7, 0 }, { GPU_FIELD_yield, 56, 0 }, { GPU_FIELD_wait, 8, 0 },
	{ GPU_FIELD_wsb, 40, 1 }, { GPU_FIELD_optype, 49, 0 }, { GPU_FIELD_stype, 50, 0 },
	{ GPU_FIELD_pg, 0, 0 }, { GPU_FIELD_pg_not, 51, 0 }, { GPU_FIELD_rd, 4, 0 },
	{ GPU_FIELD_ra, 5, 0 }, { GPU_FIELD_rb, 6, 0 }, { GPU_FIELD_ra_neg, 52, 0 },
	{ GPU_FIELD_ra_abs, 53, 0 }, { GPU_FIELD_ftz, 1, 0 }, { GPU_FIELD_sat, 2, 0 },
	{ GPU_FIELD_rnd, 3, 0 }, { GPU_FIELD_scl, 13, 2 }, { GPU_FIELD_rb_neg, 54, 0 },
	{ GPU_FIELD_rb_abs, 55, 0 }, { GPU_FIELD_stall, 7, 0 }, { GPU_FIELD_yield, 56, 0 },
	{ GPU_FIELD_wait, 8, 0 }, { GPU_FIELD_wsb, 40, 1 }, { GPU_FIELD_optype, 49, 0 },
	{ GPU_FIELD_stype, 50, 0 }, { GPU_FIELD_pg, 0, 0 }, { GPU_FIELD_pg_not, 51, 0 },
	{ GPU_FIELD_rd, 4, 0 }, { GPU_FIELD_ra, 5, 0 }, { GPU_FIELD_urb, 9, 0 },
	{ GPU_FIELD_ra_neg, 52, 0 }, { GPU_FIELD_ra_abs, 53, 0 }, { GPU_FIELD_ftz, 1, 0 },
	{ GPU_FIELD_sat, 2, 0 }, { GPU_FIELD_rnd, 3, 0 }, { GPU_FIELD_scl, 13, 2 },
	{ GPU_FIELD_urb_neg, 54, 0 }, { GPU_FIELD_urb_abs, 55, 0 }, { GPU_FIELD_stall, 7, 0 },
	{ GPU_FIELD_yield, 56, 0 }, { GPU_FIELD_wait, 8, 0 }, { GPU_FIELD_wsb, 40, 1 },
	{ GPU_FIELD_optype, 49, 0 }, { GPU_FIELD_stype, 50, 0 }, { GPU_FIELD_pg, 0, 0 },
	{ GPU_FIELD_pg_not, 51, 0 }, { GPU_FIELD_rd, 4, 0 }, { GPU_FIELD_ra, 5, 0 },
	{ GPU_FIELD_vb, 10, 0 }, { GPU_FIELD_ra_neg, 52, 0 }, { GPU_FIELD_ra_abs, 53, 0 },
	{ GPU_FIELD_ftz, 1, 0 }, { GPU_FIELD_sat, 2, 0 }, { GPU_FIELD_rnd, 3, 0 },
	{ GPU_FIELD_scl, 13, 2 }, { GPU_FIELD_stall, 7, 0 }, { GPU_FIELD_yield, 56, 0 },
	{ GPU_FIELD_wait, 8, 0 }, { GPU_FIELD_wsb, 40, 1 }, { GPU_FIELD_optype, 49, 0 },
	{ GPU_FIELD_stype, 50, 0 }, { GPU_FIELD_pg, 0, 0 }, { GPU_FIELD_pg_not, 51, 0 },
	{ GPU_FIELD_rd, 4, 0 }, { GPU_FIELD_ra, 5, 0 }, { GPU_FIELD_vb, 57, 0 },
	{ GPU_FIELD_ra_neg, 52, 0 }, { GPU_FIELD_ra_abs, 53, 0 }, { GPU_FIELD_ftz, 1, 0 },
	{ GPU_FIELD_sat, 2, 0 }, { GPU_FIELD_rnd, 3, 0 }, { GPU_FIELD_scl, 13, 2 },
	{ GPU_FIELD_vb_neg, 54, 0 }, { GPU_FIELD_vb_abs, 55, 0 }, { GPU_FIELD_stall, 7, 0 },
	{ GPU_FIELD_yield, 56, 0 }, { GPU_FIELD_wait, 8, 0 }, { GPU_FIELD_wsb, 40, 1 },
	{ GPU_FIELD_optype, 49, 0 }, { GPU_FIELD_stype, 50, 0 }, { GPU_FIELD_pg, 0, 0 },
	{ GPU_FIELD_pg_not, 51, 0 }, { GPU_FIELD_rd, 4, 0 }, { GPU_FIELD_ra, 5, 0 },
	{ GPU_FIELD_rb, 6, 0 }, { GPU_FIELD_rc, 14, 0 }, { GPU_FIELD_ra_neg, 52, 0 },
	{ GPU_FIELD_ra_abs, 53, 0 }, { GPU_FIELD_rc_neg, 58, 0 }, { GPU_FIELD_rc_abs, 22, 0 },
	{ GPU_FIELD_ftz, 1, 0 }, { GPU_FIELD_sat, 2, 0 }, { GPU_FIELD_rnd, 3, 0 },
	{ GPU_FIELD_rb_neg, 54, 0 }, { GPU_FIELD_rb_abs, 55, 0 }, { GPU_FIELD_stall, 7, 0 },
	{ GPU_FIELD_yield, 56, 0 }, { GPU_FIELD_wait, 8, 0 }, { GPU_FIELD_wsb, 40, 1 },
	{ GPU_FIELD_optype, 49, 0 }, { GPU_FIELD_stype, 50, 0 }, { GPU_FIELD_pg, 0, 0 },
	{ GPU_FIELD_pg_not, 51, 0 }, { GPU_FIELD_rd, 4, 0 }, { GPU_FIELD_ra, 5, 0 },
	{ GPU_FIELD_vc, 10, 0 }, { GPU_FIELD_rb, 14, 0 }, { GPU_FIELD_ra_neg, 52, 0 },
	{ GPU_FIELD_ra_abs, 53, 0 }, { GPU_FIELD_rb_neg, 58, 0 }, { GPU_FIELD_rb_abs, 22, 0 },
	{ GPU_FIELD_ftz, 1, 0 }, { GPU_FIELD_sat, 2, 0 }, { GPU_FIELD_rnd, 3, 0 },
	{ GPU_FIELD_stall, 7, 0 }, { GPU_FIELD_yield, 56, 0 }, { GPU_FIELD_wait, 8, 0 },
	{ GPU_FIELD_wsb, 40, 1 }, { GPU_FIELD_optype, 49, 0 }, { GPU_FIELD_stype, 50, 0 },
	{ GPU_FIELD_pg, 0, 0 }, { GPU_FIELD_pg_not, 51, 0 }, { GPU_FIELD_rd, 4, 0 },
	{ GPU_FIELD_ra, 5, 0 }, { GPU_FIELD_vb, 10, 0 }, { GPU_FIELD_rc, 14, 0 },
	{ GPU_FIELD_ra_neg, 52, 0 }, { GPU_FIELD_ra_abs, 53, 0 }, { GPU_FIELD_rc_neg, 58, 0 },
	{ GPU_FIELD_rc_abs, 22, 0 }, { GPU_FIELD_ftz, 1, 0 }, { GPU_FIELD_sat, 2, 0 },
	{ GPU_FIELD_rnd, 3, 0 }, { GPU_FIELD_stall, 7, 0 }, { GPU_FIELD_yield, 56, 0 },
	{ GPU_FIELD_wait, 8, 0 }, { GPU_FIELD_wsb, 40, 1 }, { GPU_FIELD_optype, 49, 0 },
	{ GPU_FIELD_stype, 50, 0 }, { GPU_FIELD_pg, 0, 0 }, { GPU_FIELD_pg_not, 51, 0 },
	{ GPU_FIELD_rd, 4, 0 }, { GPU_FIELD_ra, 5, 0 }, { GPU_FIELD_urc, 9, 0 },
	{ GPU_FIELD_rb, 14, 0 }, { GPU_FIELD_ra_neg, 52, 0 }, { GPU_FIELD_ra_abs, 53, 0 },
	{ GPU_FIELD_rb_neg, 58, 0 }, { GPU_FIELD_rb_abs, 22, 0 }, { GPU_FIELD_ftz, 1, 0 },
	{ GPU_FIELD_sat, 2, 0 }, { GPU_FIELD_rnd, 3, 0 }, { GPU_FIELD_urc_neg, 54, 0 },
	{ GPU_FIELD_urc_abs, 55, 0 }, { GPU_FIELD_stall, 7, 0 }, { GPU_FIELD_yield, 56, 0 },
	{ GPU_FIELD_wait, 8, 0 }, { GPU_FIELD_wsb, 40, 1 }, { GPU_FIELD_optype, 49, 0 },
	{ GPU_FIELD_stype, 50, 0 }, { GPU_FIELD_pg, 0, 0 }, { GPU_FIELD_pg_not, 51, 0 },
	{ GPU_FIELD_rd, 4, 0 }, { GPU_FIELD_ra, 5, 0 }, { GPU_FIELD_urb, 9, 0 },
	{ GPU_FIELD_rc, 14, 0 }, { GPU_FIELD_ra_neg, 52, 0 }, { GPU_FIELD_ra_abs, 53, 0 },
	{ GPU_FIELD_rc_neg, 58, 0 }, { GPU_FIELD_rc_abs, 22, 0 }, { GPU_FIELD_ftz, 1, 0 },
	{ GPU_FIELD_sat, 2, 0 }, { GPU_FIELD_rnd, 3, 0 }, { GPU_FIELD_urb_neg, 54, 0 },
	{ GPU_FIELD_urb_abs, 55, 0 }, { GPU_FIELD_stall, 7, 0 }, { GPU_FIELD_yield, 56, 0 },
	{ GPU_FIELD_wait, 8, 0 }, { GPU_FIELD_wsb, 40, 1 }, { GPU_FIELD_optype, 49, 0 },
	{ GPU_FIELD_stype, 50, 0 }, { GPU_FIELD_pg, 0, 0 }, { GPU_FIELD_pg_not, 51, 0 },
	{ GPU_FIELD_rd, 4, 0 }, { GPU_FIELD_ra, 5, 0 }, { GPU_FIELD_vc, 57, 0 },
	{ GPU_FIELD_rb, 14, 0 }, { GPU_FIELD_ra_neg, 52, 0 }, { GPU_FIELD_ra_abs, 53, 0 },
	{ GPU_FIELD_rb_neg, 58, 0 }, { GPU_FIELD_rb_abs, 22, 0 }, { GPU_FIELD_ftz, 1, 0 },
	{ GPU_FIELD_sat, 2, 0 }, { GPU_FIELD_rnd, 3, 0 }, { GPU_FIELD_vc_neg, 54, 0 },
	{ GPU_FIELD_vc_abs, 55, 0 }, { GPU_FIELD_stall, 7, 0 }, { GPU_FIELD_yield, 56, 0 },
	{ GPU_FIELD_wait, 8, 0 }, { GPU_FIELD_wsb, 40, 1 }, { GPU_FIELD_optype, 49, 0 },
	{ GPU_FIELD_stype, 50, 0 }, { GPU_FIELD_pg, 0, 0 }, { GPU_FIELD_pg_not, 51, 0 },
	{ GPU_FIELD_rd, 4, 0 }, { GPU_FIELD_ra, 5, 0 }, { GPU_FIELD_vb, 57, 0 },
	{ GPU_FIELD_rc, 14, 0 }, { GPU_FIELD_ra_neg, 52, 0 }, { GPU_FIELD_ra_abs, 53, 0 },
	{ GPU_FIELD_rc_neg, 58, 0 }, { GPU_FIELD_rc_abs, 22, 0 }, { GPU_FIELD_ftz, 1, 0 },
	{ GPU_FIELD_sat, 2, 0 }, { GPU_FIELD_rnd, 3, 0 }, { GPU_FIELD_vb_neg, 54, 0 },
	{ GPU_FIELD_vb_abs, 55, 0 }, { GPU_FIELD_stall, 7, 0 }, { GPU_FIELD_yield, 56, 0 },
	{ GPU_FIELD_wait, 8, 0 }, { GPU_FIELD_wsb, 40, 1 }, { GPU_FIELD_optype, 49, 0 },
	{ GPU_FIELD_stype, 50, 0 }, { GPU_FIELD_pg, 0, 0 }, { GPU_FIELD_pg_not, 51, 0 },
	{ GPU_FIELD_rd, 4, 0 }, { GPU_FIELD_ra, 5, 0 }, { GPU_FIELD_rb, 6, 0 },
	{ GPU_FIELD_ra_neg, 52, 0 }, { GPU_FIELD_ra_abs, 53, 0 }, { GPU_FIELD_ftz, 1, 0 },
	{ GPU_FIELD_nan, 15, 0 }, { GPU_FIELD_rb_neg, 54, 0 }, { GPU_FIELD_rb_abs, 55, 0 },
	{ GPU_FIELD_pp, 16, 0 }, { GPU_FIELD_pp_not, 59, 0 }, { GPU_FIELD_stall, 7, 0 },
	{ GPU_FIELD_yield, 56, 0 }, { GPU_FIELD_wait, 8, 0 }, { GPU_FIELD_wsb, 40, 1 },
	{ GPU_FIELD_optype, 49, 0 }, { GPU_FIELD_stype, 50, 0 }, { GPU_FIELD_pg, 0, 0 },
	{ GPU_FIELD_pg_not, 51, 0 }, { GPU_FIELD_rd, 4, 0 }, { GPU_FIELD_ra, 5, 0 },
	{ GPU_FIELD_urb, 9, 0 }, { GPU_FIELD_ra_neg, 52, 0 }, { GPU_FIELD_ra_abs, 53, 0 },
	{ GPU_FIELD_ftz, 1, 0 }, { GPU_FIELD_nan, 15, 0 }, { GPU_FIELD_urb_neg, 54, 0 },
	{ GPU_FIELD_urb_abs, 55, 0 }, { GPU_FIELD_pp, 16, 0 }, { GPU_FIELD_pp_not, 59, 0 },
	{ GPU_FIELD_stall, 7, 0 }, { GPU_FIELD_yield, 56, 0 }, { GPU_FIELD_wait, 8, 0 },
	{ GPU_FIELD_wsb, 40, 1 }, { GPU_FIELD_optype, 49, 0 }, { GPU_FIELD_stype, 50, 0 },
	{ GPU_FIELD_pg, 0, 0 }, { GPU_FIELD_pg_not, 51, 0 }, { GPU_FIELD_rd, 4, 0 },
	{ GPU_FIELD_ra, 5, 0 }, { GPU_FIELD_vb, 10, 0 }, { GPU_FIELD_ra_neg, 52, 0 },
	{ GPU_FIELD_ra_abs, 53, 0 }, { GPU_FIELD_ftz, 1, 0 }, { GPU_FIELD_nan, 15, 0 },
	{ GPU_FIELD_pp, 16, 0 }, { GPU_FIELD_pp_not, 59, 0 }, { GPU_FIELD_stall, 7, 0 },
	{ GPU_FIELD_yield, 56, 0 }, { GPU_FIELD_wait, 8, 0 }, { GPU_FIELD_wsb, 40, 1 },
	{ GPU_FIELD_optype, 49, 0 }, { GPU_FIELD_stype, 50, 0 }, { GPU_FIELD_pg, 0, 0 },
	{ GPU_FIELD_pg_not, 51, 0 }, { GPU_FIELD_rd, 4, 0 }, { GPU_FIELD_ra, 5, 0 },
	{ GPU_FIELD_vb, 57, 0 }, { GPU_FIELD_ra_neg, 52, 0 }, { GPU_FIELD_ra_abs, 53, 0 },
	{ GPU_FIELD_ftz, 1, 0 }, { GPU_FIELD_nan, 15, 0 }, { GPU_FIELD_vb_neg, 54, 0 },
	{ GPU_FIELD_vb_abs, 55, 0 }, { GPU_FIELD_pp, 16, 0 }, { GPU_FIELD_pp_not, 59, 0 },
	{ GPU_FIELD_stall, 7, 0 }, { GPU_FIELD_yield, 56, 0 }, { GPU_FIELD_wait, 8, 0 },
	{ GPU_FIELD_wsb, 40, 1 }, { GPU_FIELD_optype, 49, 0 }, { GPU_FIELD_stype, 50, 0 },
	{ GPU_FIELD_pg, 0, 0 }, { GPU_FIELD_pg_not, 51, 0 }, { GPU_FIELD_ra, 5, 0 },
	{ GPU_FIELD_rb, 6, 0 }, { GPU_FIELD_ra_neg, 52, 0 }, { GPU_FIELD_ra_abs, 53, 0 },
	{ GPU_FIELD_ftz, 1, 0 }, { GPU_FIELD_lop, 18, 3 }, { GPU_FIELD_cmp, 17, 4 },
	{ GPU_FIELD_rb_neg, 54, 0 }, { GPU_FIELD_rb_abs, 55, 0 }, { GPU_FIELD_pp, 16, 0 },
	{ GPU_FIELD_pp_not, 59, 0 }, { GPU_FIELD_pu, 19, 0 }, { GPU_FIELD_pv, 20, 0 },
	{ GPU_FIELD_stall, 7, 0 }, { GPU_FIELD_yield, 56, 0 }, { GPU_FIELD_wait, 8, 0 },
	{ GPU_FIELD_wsb, 40, 1 }, { GPU_FIELD_optype, 49, 0 }, { GPU_FIELD_stype, 50, 0 },
	{ GPU_FIELD_pg, 0, 0 }, { GPU_FIELD_pg_not, 51, 0 }, { GPU_FIELD_ra, 5, 0 },
	{ GPU_FIELD_urb, 9, 0 }, { GPU_FIELD_ra_neg, 52, 0 }, { GPU_FIELD_ra_abs, 53, 0 },
	{ GPU_FIELD_ftz, 1, 0 }, { GPU_FIELD_lop, 18, 3 }, { GPU_FIELD_cmp, 17, 4 },
	{ GPU_FIELD_urb_neg, 54, 0 }, { GPU_FIELD_urb_abs, 55, 0 }, { GPU_FIELD_pp, 16, 0 },
	{ GPU_FIELD_pp_not, 59, 0 }, { GPU_FIELD_pu, 19, 0 }, { GPU_FIELD_pv, 20, 0 },
	{ GPU_FIELD_stall, 7, 0 }, { GPU_FIELD_yield, 56, 0 }, { GPU_FIELD_wait, 8, 0 },
	{ GPU_FIELD_wsb, 40, 1 }, { GPU_FIELD_optype, 49, 0 }, { GPU_FIELD_stype, 50, 0 },
	{ GPU_FIELD_pg, 0, 0 }, { GPU_FIELD_pg_not, 51, 0 }, { GPU_FIELD_ra, 5, 0 },
	{ GPU_FIELD_vb, 10, 0 }, { GPU_FIELD_ra_neg, 52, 0 }, { GPU_FIELD_ra_abs, 53, 0 },
	{ GPU_FIELD_ftz, 1, 0 }, { GPU_FIELD_lop, 18, 3 }, { GPU_FIELD_cmp, 17, 4 },
	{ GPU_FIELD_pp, 16, 0 }, { GPU_FIELD_pp_not, 59, 0 }, { GPU_FIELD_pu, 19, 0 },
	{ GPU_FIELD_pv, 20, 0 }, { GPU_FIELD_stall, 7, 0 }, { GPU_FIELD_yield, 56, 0 },
	{ GPU_FIELD_wait, 8, 0 }, { GPU_FIELD_wsb, 40, 1 }, { GPU_FIELD_optype, 49, 0 },
	{ GPU_FIELD_stype, 50, 0 }, { GPU_FIELD_pg, 0, 0 }, { GPU_FIELD_pg_not, 51, 0 },
	{ GPU_FIELD_ra, 5, 0 }, { GPU_FIELD_vb, 57, 0 }, { GPU_FIELD_ra_neg, 52, 0 },
	{ GPU_FIELD_ra_abs, 53, 0 }, { GPU_FIELD_ftz, 1, 0 }, { GPU_FIELD_lop, 18, 3 },
	{ GPU_FIELD_cmp, 17, 4 }, { GPU_FIELD_vb_neg, 54, 0 }, { GPU_FIELD_vb_abs, 55, 0 },
	{ GPU_FIELD_pp, 16, 0 }, { GPU_FIELD_pp_not, 59, 0 }, { GPU_FIELD_pu, 19, 0 },
	{ GPU_FIELD_pv, 20, 0 }, { GPU_FIELD_stall, 7, 0 }, { GPU_FIELD_yield, 56, 0 },
	{ GPU_FIELD_wait, 8, 0 }, { GPU_FIELD_wsb, 40, 1 }, { GPU_FIELD_optype, 49, 0 },
	{ GPU_FIELD_stype, 50, 0 }, { GPU_FIELD_pg, 0, 0 }, { GPU_FIELD_pg_not, 51, 0 },
	{ GPU_FIELD_rd, 4, 0 }, { GPU_FIELD_ra, 5, 0 }, { GPU_FIELD_rb, 6, 0 },
	{ GPU_FIELD_ra_neg, 52, 0 }, { GPU_FIELD_ra_abs, 53, 0 }, { GPU_FIELD_ftz, 1, 0 },
	{ GPU_FIELD_lop, 18, 3 }, { GPU_FIELD_cmp, 17, 4 }, { GPU_FIELD_bval, 21, 0 },
	{ GPU_FIELD_rb_neg, 54, 0 }, { GPU_FIELD_rb_abs, 55, 0 }, { GPU_FIELD_pp, 16, 0 },
	{ GPU_FIELD_pp_not, 59, 0 }, { GPU_FIELD_stall, 7, 0 }, { GPU_FIELD_yield, 56, 0 },
	{ GPU_FIELD_wait, 8, 0 }, { GPU_FIELD_wsb, 40, 1 }, { GPU_FIELD_optype, 49, 0 },
	{ GPU_FIELD_stype, 50, 0 }, { GPU_FIELD_pg, 0, 0 }, { GPU_FIELD_pg_not, 51, 0 },
	{ GPU_FIELD_rd, 4, 0 }, { GPU_FIELD_ra, 5, 0 }, { GPU_FIELD_urb, 9, 0 },
	{ GPU_FIELD_ra_neg, 52, 0 }, { GPU_FIELD_ra_abs, 53, 0 }, { GPU_FIELD_ftz, 1, 0 },
	{ GPU_FIELD_lop, 18, 3 }, { GPU_FIELD_cmp, 17, 4 }, { GPU_FIELD_bval, 21, 0 },
	{ GPU_FIELD_urb_neg, 54, 0 }, { GPU_FIELD_urb_abs, 55, 0 }, { GPU_FIELD_pp, 16, 0 },
	{ GPU_FIELD_pp_not, 59, 0 }, { GPU_FIELD_stall, 7, 0 }, { GPU_FIELD_yield, 56, 0 },
	{ GPU_FIELD_wait, 8, 0 }, { GPU_FIELD_wsb, 40, 1 }, { GPU_FIELD_optype, 49, 0 },
	{ GPU_FIELD_stype, 50, 0 }, { GPU_FIELD_pg, 0, 0 }, { GPU_FIELD_pg_not, 51, 0 },
	{ GPU_FIELD_rd, 4, 0 }, { GPU_FIELD_ra, 5, 0 }, { GPU_FIELD_vb, 10, 0 },
	{ GPU_FIELD_ra_neg, 52, 0 }, { GPU_FIELD_ra_abs, 53, 0 }, { GPU_FIELD_ftz, 1, 0 },
	{ GPU_FIELD_lop, 18, 3 }, { GPU_FIELD_cmp, 17, 4 }, { GPU_FIELD_bval, 21, 0 },
	{ GPU_FIELD_pp, 16, 0 }, { GPU_FIELD_pp_not, 59, 0 }, { GPU_FIELD_stall, 7, 0 },
	{ GPU_FIELD_yield, 56, 0 }, { GPU_FIELD_wait, 8, 0 }, { GPU_FIELD_wsb, 40, 1 },
	{ GPU_FIELD_optype, 49, 0 }, { GPU_FIELD_stype, 50, 0 }, { GPU_FIELD_pg, 0, 0 },
	{ GPU_FIELD_pg_not, 51, 0 }, { GPU_FIELD_rd, 4, 0 }, { GPU_FIELD_ra, 5, 0 },
	{ GPU_FIELD_vb, 57, 0 }, { GPU_FIELD_ra_neg, 52, 0 }, { GPU_FIELD_ra_abs, 53, 0 },
	{ GPU_FIELD_ftz, 1, 0 }, { GPU_FIELD_lop, 18, 3 }, { GPU_FIELD_cmp, 17, 4 },
	{ GPU_FIELD_bval, 21, 0 }, { GPU_FIELD_vb_neg, 54, 0 }, { GPU_FIELD_vb_abs, 55, 0 },
	{ GPU_FIELD_pp, 16, 0 }, { GPU_FIELD_pp_not, 59, 0 }, { GPU_FIELD_stall, 7, 0 },
	{ GPU_FIELD_yield, 56, 0 }, { GPU_FIELD_wait, 8, 0 }, { GPU_FIELD_wsb, 40, 1 },
	{ GPU_FIELD_optype, 49, 0 }, { GPU_FIELD_stype, 50, 0 }, { GPU_FIELD_pg, 0, 0 },
	{ GPU_FIELD_pg_not, 51, 0 }, { GPU_FIELD_rd, 4, 0 }, { GPU_FIELD_ra, 5, 0 },
	{ GPU_FIELD_rb, 6, 0 }, { GPU_FIELD_ra_neg, 52, 0 }, { GPU_FIELD_ra_abs, 53, 0 },
	{ GPU_FIELD_ftz, 1, 0 }, { GPU_FIELD_rb_neg, 54, 0 }, { GPU_FIELD_rb_abs, 55, 0 },
	{ GPU_FIELD_pp, 16, 0 }, { GPU_FIELD_pp_not, 59, 0 }, { GPU_FIELD_stall, 7, 0 },
	{ GPU_FIELD_yield, 56, 0 }, { GPU_FIELD_wait, 8, 0 }, { GPU_FIELD_wsb, 40, 1 },
	{ GPU_FIELD_optype, 49, 0 }, { GPU_FIELD_stype, 50, 0 }, { GPU_FIELD_pg, 0, 0 },
	{ GPU_FIELD_pg_not, 51, 0 }, { GPU_FIELD_rd, 4, 0 }, { GPU_FIELD_ra, 5, 0 },
	{ GPU_FIELD_urb, 9, 0 }, { GPU_FIELD_ra_neg, 52, 0 }, { GPU_FIELD_ra_abs, 53, 0 },
	{ GPU_FIELD_ftz, 1, 0 }, { GPU_FIELD_urb_neg, 54, 0 }, { GPU_FIELD_urb_abs, 55, 0 },
	{ GPU_FIELD_pp, 16, 0 }, { GPU_FIELD_pp_not, 59, 0 }, { GPU_FIELD_stall, 7, 0 },
	{ GPU_FIELD_yield, 56, 0 }, { GPU_FIELD_wait, 8, 0 }, { GPU_FIELD_wsb, 40, 1 },
	{ GPU_FIELD_optype, 49, 0 }, { GPU_FIELD_stype, 50, 0 }, { GPU_FIELD_pg, 0, 0 },
	{ GPU_FIELD_pg_not, 51, 0 }, { GPU_FIELD_rd, 4, 0 }, { GPU_FIELD_ra, 5, 0 },
	{ GPU_FIELD_vb, 10, 0 }, { GPU_FIELD_ra_neg, 52, 0 }, { GPU_FIELD_ra_abs, 53, 0 },
	{ GPU_FIELD_ftz, 1, 0 }, { GPU_FIELD_pp, 16, 0 }, { GPU_FIELD_pp_not, 59, 0 },
	{ GPU_FIELD_stall, 7, 0 }, { GPU_FIELD_yield, 56, 0 }, { GPU_FIELD_wait, 8, 0 },
	{ GPU_FIELD_wsb, 40, 1 }, { GPU_FIELD_optype, 49, 0 }, { GPU_FIELD_stype, 50, 0 },
	{ GPU_FIELD_pg, 0, 0 }, { GPU_FIELD_pg_not, 51, 0 }, { GPU_FIELD_rd, 4, 0 },
	{ GPU_FIELD_ra, 5, 0 }, { GPU_FIELD_vb, 57, 0 }, { GPU_FIELD_ra_neg, 52, 0 },
	{ GPU_FIELD_ra_abs, 53, 0 }, { GPU_FIELD_ftz, 1, 0 }, { GPU_FIELD_vb_neg, 54, 0 },
	{ GPU_FIELD_vb_abs, 55, 0 }, { GPU_FIELD_pp, 16, 0 }, { GPU_FIELD_pp_not, 59, 0 },
	{ GPU_FIELD_stall, 7, 0 }, { GPU_FIELD_yield, 56, 0 }, { GPU_FIELD_wait, 8, 0 },
	{ GPU_FIELD_wsb, 40, 1 }, { GPU_FIELD_optype, 49, 0 }, { GPU_FIELD_stype, 50, 0 },
	{ GPU_FIELD_pg, 0, 0 }, { GPU_FIELD_pg_not, 51, 0 }, { GPU_FIELD_ra, 5, 0 },
	{ GPU_FIELD_rb, 6, 0 }, { GPU_FIELD_ra_neg, 52, 0 }, { GPU_FIELD_ra_abs, 53, 0 },
	{ GPU_FIELD_rb_neg, 54, 0 }, { GPU_FIELD_rb_abs, 55, 0 }, { GPU_FIELD_pu, 19, 0 },
	{ GPU_FIELD_stall, 7, 0 }, { GPU_FIELD_yield, 56, 0 }, { GPU_FIELD_wait, 8, 0 },
	{ GPU_FIELD_wsb, 40, 1 }, { GPU_FIELD_optype, 49, 0 }, { GPU_FIELD_stype, 50, 0 },
	{ GPU_FIELD_pg, 0, 0 }, { GPU_FIELD_pg_not, 51, 0 }, { GPU_FIELD_ra, 5, 0 },
	{ GPU_FIELD_urb, 9, 0 }, { GPU_FIELD_ra_neg, 52, 0 }, { GPU_FIELD_ra_abs, 53, 0 },
	{ GPU_FIELD_urb_neg, 54, 0 }, { GPU_FIELD_urb_abs, 55, 0 }, { GPU_FIELD_pu, 19, 0 },
	{ GPU_FIELD_stall, 7, 0 }, { GPU_FIELD_yield, 56, 0 }, { GPU_FIELD_wait, 8, 0 },
	{ GPU_FIELD_wsb, 40, 1 }, { GPU_FIELD_optype, 49, 0 }, { GPU_FIELD_stype, 50, 0 },
	{ GPU_FIELD_pg, 0, 0 }, { GPU_FIELD_pg_not, 51, 0 }, { GPU_FIELD_ra, 5, 0 },
	{ GPU_FIELD_vb, 10, 0 }, { GPU_FIELD_ra_neg, 52, 0 }, { GPU_FIELD_ra_abs, 53, 0 },
	{ GPU_FIELD_pu, 19, 0 }, { GPU_FIELD_stall, 7, 0 }, { GPU_FIELD_yield, 56, 0 },
	{ GPU_FIELD_wait, 8, 0 }, { GPU_FIELD_wsb, 40, 1 }, { GPU_FIELD_optype, 49, 0 },
	{ GPU_FIELD_stype, 50, 0 }, { GPU_FIELD_pg, 0, 0 }, { GPU_FIELD_pg_not, 51, 0 },
	{ GPU_FIELD_ra, 5, 0 }, { GPU_FIELD_vb, 57, 0 }, { GPU_FIELD_ra_neg, 52, 0 },
	{ GPU_FIELD_ra_abs, 53, 0 }, { GPU_FIELD_vb_neg, 54, 0 }, { GPU_FIELD_vb_abs, 55, 0 },
	{ GPU_FIELD_pu, 19, 0 }, { GPU_FIELD_stall, 7, 0 }, { GPU_FIELD_yield, 56, 0 },
	{ GPU_FIELD_wait, 8, 0 }, { GPU_FIELD_wsb, 40, 1 }, { GPU_FIELD_optype, 49, 0 },
	{ GPU_FIELD_stype, 50, 0 }, { GPU_FIELD_pg, 0, 0 }, { GPU_FIELD_pg_not, 51, 0 },
	{ GPU_FIELD_rd, 4, 0 }, { GPU_FIELD_ra, 5, 0 }, { GPU_FIELD_rb, 6, 0 },
	{ GPU_FIELD_ra_neg, 52, 0 }, { GPU_FIELD_ext, 1, 0 }, { GPU_FIELD_rb_neg, 55, 0 },
	{ GPU_FIELD_pp, 16, 0 }, { GPU_FIELD_pp_not, 59, 0 }, { GPU_FIELD_pu, 19, 0 },
	{ GPU_FIELD_stall, 7, 0 }, { GPU_FIELD_yield, 56, 0 }, { GPU_FIELD_wait, 8, 0 },
	{ GPU_FIELD_wsb, 40, 1 }, { GPU_FIELD_optype, 49, 0 }, { GPU_FIELD_stype, 50, 0 },
	{ GPU_FIELD_pg, 0, 0 }, { GPU_FIELD_pg_not, 51, 0 }, { GPU_FIELD_rd, 4, 0 },
	{ GPU_FIELD_ra, 5, 0 }, { GPU_FIELD_urb, 9, 0 }, { GPU_FIELD_ra_neg, 52, 0 },
	{ GPU_FIELD_ext, 1, 0 }, { GPU_FIELD_urb_neg, 55, 0 }, { GPU_FIELD_pp, 16, 0 },
	{ GPU_FIELD_pp_not, 59, 0 }, { GPU_FIELD_pu, 19, 0 }, { GPU_FIELD_stall, 7, 0 },
	{ GPU_FIELD_yield, 56, 0 }, { GPU_FIELD_wait, 8, 0 }, { GPU_FIELD_wsb, 40, 1 },
	{ GPU_FIELD_optype, 49, 0 }, { GPU_FIELD_stype, 50, 0 }, { GPU_FIELD_pg, 0, 0 },
	{ GPU_FIELD_pg_not, 51, 0 }, { GPU_FIELD_rd, 4, 0 }, { GPU_FIELD_ra, 5, 0 },
	{ GPU_FIELD_vb, 10, 0 }, { GPU_FIELD_ra_neg, 52, 0 }, { GPU_FIELD_ext, 1, 0 },
	{ GPU_FIELD_pp, 16, 0 }, { GPU_FIELD_pp_not, 59, 0 }, { GPU_FIELD_pu, 19, 0 },
	{ GPU_FIELD_stall, 7, 0 }, { GPU_FIELD_yield, 56, 0 }, { GPU_FIELD_wait, 8, 0 },
	{ GPU_FIELD_wsb, 40, 1 }, { GPU_FIELD_optype, 49, 0 }, { GPU_FIELD_stype, 50, 0 },
	{ GPU_FIELD_pg, 0, 0 }, { GPU_FIELD_pg_not, 51, 0 }, { GPU_FIELD_rd, 4, 0 },
	{ GPU_FIELD_ra, 5, 0 }, { GPU_FIELD_vb, 57, 0 }, { GPU_FIELD_ra_neg, 52, 0 },
	{ GPU_FIELD_ext, 1, 0 }, { GPU_FIELD_vb_neg, 55, 0 }, { GPU_FIELD_pp, 16, 0 },
	{ GPU_FIELD_pp_not, 59, 0 }, { GPU_FIELD_pu, 19, 0 }, { GPU_FIELD_stall, 7, 0 },
	{ GPU_FIELD_yield, 56, 0 }, { GPU_FIELD_wait, 8, 0 }, { GPU_FIELD_wsb, 40, 1 },
	{ GPU_FIELD_optype, 49, 0 }, { GPU_FIELD_stype, 50, 0 }, { GPU_FIELD_pg, 0, 0 },
	{ GPU_FIELD_pg_not, 51, 0 }, { GPU_FIELD_rd, 4, 0 }, { GPU_FIELD_ra, 5, 0 },
	{ GPU_FIELD_rb, 6, 0 }, { GPU_FIELD_rc, 14, 0 }, { GPU_FIELD_rc_neg, 58, 0 },
	{ GPU_FIELD_lohi, 22, 0 }, { GPU_FIELD_ext, 1, 0 }, { GPU_FIELD_itype, 2, 0 },
	{ GPU_FIELD_pp, 16, 0 }, { GPU_FIELD_pp_not, 59, 0 }, { GPU_FIELD_pu, 19, 0 },
	{ GPU_FIELD_stall, 7, 0 }, { GPU_FIELD_yield, 56, 0 }, { GPU_FIELD_wait, 8, 0 },
	{ GPU_FIELD_wsb, 40, 1 }, { GPU_FIELD_optype, 49, 0 }, { GPU_FIELD_stype, 50, 0 },
	{ GPU_FIELD_pg, 0, 0 }, { GPU_FIELD_pg_not, 51, 0 }, { GPU_FIELD_rd, 4, 0 },
	{ GPU_FIELD_ra, 5, 0 }, { GPU_FIELD_vc, 10, 0 }, { GPU_FIELD_rb, 14, 0 },
	{ GPU_FIELD_lohi, 22, 0 }, { GPU_FIELD_ext, 1, 0 }, { GPU_FIELD_itype, 2, 0 },
	{ GPU_FIELD_pp, 16, 0 }, { GPU_FIELD_pp_not, 59, 0 }, { GPU_FIELD_pu, 19, 0 },
	{ GPU_FIELD_stall, 7, 0 }, { GPU_FIELD_yield, 56, 0 }, { GPU_FIELD_wait, 8, 0 },
	{ GPU_FIELD_wsb, 40, 1 }, { GPU_FIELD_optype, 49, 0 }, { GPU_FIELD_stype, 50, 0 },
	{ GPU_FIELD_pg, 0, 0 }, { GPU_FIELD_pg_not, 51, 0 }, { GPU_FIELD_rd, 4, 0 },
	{ GPU_FIELD_ra, 5, 0 }, { GPU_FIELD_vb, 10, 0 }, { GPU_FIELD_rc, 14, 0 },
	{ GPU_FIELD_rc_neg, 58, 0 }, { GPU_FIELD_lohi, 22, 0 }, { GPU_FIELD_ext, 1, 0 },
	{ GPU_FIELD_itype, 2, 0 }, { GPU_FIELD_pp, 16, 0 }, { GPU_FIELD_pp_not, 59, 0 },
	{ GPU_FIELD_pu, 19, 0 }, { GPU_FIELD_stall, 7, 0 }, { GPU_FIELD_yield, 56, 0 },
	{ GPU_FIELD_wait, 8, 0 }, { GPU_FIELD_wsb, 40, 1 }, { GPU_FIELD_optype, 49, 0 },
	{ GPU_FIELD_stype, 50, 0 }, { GPU_FIELD_pg, 0, 0 }, { GPU_FIELD_pg_not, 51, 0 },
	{ GPU_FIELD_rd, 4, 0 }, { GPU_FIELD_ra, 5, 0 }, { GPU_FIELD_vc, 57, 0 },
	{ GPU_FIELD_rb, 14, 0 }, { GPU_FIELD_lohi, 22, 0 }, { GPU_FIELD_ext, 1, 0 },
	{ GPU_FIELD_itype, 2, 0 }, { GPU_FIELD_vc_neg, 55, 0 }, { GPU_FIELD_pp, 16, 0 },
	{ GPU_FIELD_pp_not, 59, 0 }, { GPU_FIELD_pu, 19, 0 }, { GPU_FIELD_stall, 7, 0 },
	{ GPU_FIELD_yield, 56, 0 }, { GPU_FIELD_wait, 8, 0 }, { GPU_FIELD_wsb, 40, 1 },
	{ GPU_FIELD_optype, 49, 0 }, { GPU_FIELD_stype, 50, 0 }, { GPU_FIELD_pg, 0, 0 },
	{ GPU_FIELD_pg_not, 51, 0 }, { GPU_FIELD_rd, 4, 0 }, { GPU_FIELD_ra, 5, 0 },
	{ GPU_FIELD_vb, 57, 0 }, { GPU_FIELD_rc, 14, 0 }, { GPU_FIELD_rc_neg, 58, 0 },
	{ GPU_FIELD_lohi, 22, 0 }, { GPU_FIELD_ext, 1, 0 }, { GPU_FIELD_itype, 2, 0 },
	{ GPU_FIELD_pp, 16, 0 }, { GPU_FIELD_pp_not, 59, 0 }, { GPU_FIELD_pu, 19, 0 },
	{ GPU_FIELD_stall, 7, 0 }, { GPU_FIELD_yield, 56, 0 }, { GPU_FIELD_wait, 8, 0 },
	{ GPU_FIELD_wsb, 40, 1 }, { GPU_FIELD_optype, 49, 0 }, { GPU_FIELD_stype, 50, 0 },
	{ GPU_FIELD_pg, 0, 0 }, { GPU_FIELD_pg_not, 51, 0 }, { GPU_FIELD_rd, 4, 0 },
	{ GPU_FIELD_ra, 5, 0 }, { GPU_FIELD_urc, 9, 0 }, { GPU_FIELD_rb, 14, 0 },
	{ GPU_FIELD_lohi, 22, 0 }, { GPU_FIELD_ext, 1, 0 }, { GPU_FIELD_itype, 2, 0 },
	{ GPU_FIELD_urc_neg, 55, 0 }, { GPU_FIELD_pp, 16, 0 }, { GPU_FIELD_pp_not, 59, 0 },
	{ GPU_FIELD_pu, 19, 0 }, { GPU_FIELD_stall, 7, 0 }, { GPU_FIELD_yield, 56, 0 },
	{ GPU_FIELD_wait, 8, 0 }, { GPU_FIELD_wsb, 40, 1 }, { GPU_FIELD_optype, 49, 0 },
	{ GPU_FIELD_stype, 50, 0 }, { GPU_FIELD_pg, 0, 0 }, { GPU_FIELD_pg_not, 51, 0 },
	{ GPU_FIELD_rd, 4, 0 }, { GPU_FIELD_ra, 5, 0 }, { GPU_FIELD_urb, 9, 0 },
	{ GPU_FIELD_rc, 14, 0 }, { GPU_FIELD_rc_neg, 58, 0 }, { GPU_FIELD_lohi, 22, 0 },
	{ GPU_FIELD_ext, 1, 0 }, { GPU_FIELD_itype, 2, 0 }, { GPU_FIELD_pp, 16, 0 },
	{ GPU_FIELD_pp_not, 59, 0 }, { GPU_FIELD_pu, 19, 0 }, { GPU_FIELD_stall, 7, 0 },
	{ GPU_FIELD_yield, 56, 0 }, { GPU_FIELD_wait, 8, 0 }, { GPU_FIELD_wsb, 40, 1 },
	{ GPU_FIELD_optype, 49, 0 }, { GPU_FIELD_stype, 50, 0 }, { GPU_FIELD_pg, 0, 0 },
	{ GPU_FIELD_pg_not, 51, 0 }, { GPU_FIELD_rd, 4, 0 }, { GPU_FIELD_ra, 5, 0 },
	{ GPU_FIELD_rb, 6, 0 }, { GPU_FIELD_rc, 14, 0 }, { GPU_FIELD_rc_neg, 58, 0 },
	{ GPU_FIELD_ext, 1, 0 }, { GPU_FIELD_itype, 2, 0 }, { GPU_FIELD_pp, 16, 0 },
	{ GPU_FIELD_pp_not, 59, 0 }, { GPU_FIELD_pu, 19, 0 }, { GPU_FIELD_stall, 7, 0 },
	{ GPU_FIELD_yield, 56, 0 }, { GPU_FIELD_wait, 8, 0 }, { GPU_FIELD_wsb, 40, 1 },
	{ GPU_FIELD_optype, 49, 0 }, { GPU_FIELD_stype, 50, 0 }, { GPU_FIELD_pg, 0, 0 },
	{ GPU_FIELD_pg_not, 51, 0 }, { GPU_FIELD_rd, 4, 0 }, { GPU_FIELD_ra, 5, 0 },
	{ GPU_FIELD_vb, 10, 0 }, { GPU_FIELD_rc, 14, 0 }, { GPU_FIELD_rc_neg, 58, 0 },
	{ GPU_FIELD_ext, 1, 0 }, { GPU_FIELD_itype, 2, 0 }, { GPU_FIELD_pp, 16, 0 },
	{ GPU_FIELD_pp_not, 59, 0 }, { GPU_FIELD_pu, 19, 0 }, { GPU_FIELD_stall, 7, 0 },
	{ GPU_FIELD_yield, 56, 0 }, { GPU_FIELD_wait, 8, 0 }, { GPU_FIELD_wsb, 40, 1 },
	{ GPU_FIELD_optype, 49, 0 }, { GPU_FIELD_stype, 50, 0 }, { GPU_FIELD_pg, 0, 0 },
	{ GPU_FIELD_pg_not, 51, 0 }, { GPU_FIELD_rd, 4, 0 }, { GPU_FIELD_ra, 5, 0 },
	{ GPU_FIELD_vc, 57, 0 }, { GPU_FIELD_rb, 14, 0 }, { GPU_FIELD_ext, 1, 0 },
	{ GPU_FIELD_itype, 2, 0 }, { GPU_FIELD_vc_neg, 55, 0 }, { GPU_FIELD_pp, 16, 0 },
	{ GPU_FIELD_pp_not, 59, 0 }, { GPU_FIELD_pu, 19, 0 }, { GPU_FIELD_stall, 7, 0 },
	{ GPU_FIELD_yield, 56, 0 }, { GPU_FIELD_wait, 8, 0 }, { GPU_FIELD_wsb, 40, 1 },
	{ GPU_FIELD_optype, 49, 0 }, { GPU_FIELD_stype, 50, 0 }, { GPU_FIELD_pg, 0, 0 },
	{ GPU_FIELD_pg_not, 51, 0 }, { GPU_FIELD_rd, 4, 0 }, { GPU_FIELD_ra, 5, 0 },
	{ GPU_FIELD_vb, 57, 0 }, { GPU_FIELD_rc, 14, 0 }, { GPU_FIELD_rc_neg, 58, 0 },
	{ GPU_FIELD_ext, 1, 0 }, { GPU_FIELD_itype, 2, 0 }, { GPU_FIELD_pp, 16, 0 },
	{ GPU_FIELD_pp_not, 59, 0 }, { GPU_FIELD_pu, 19, 0 }, { GPU_FIELD_stall, 7, 0 },
	{ GPU_FIELD_yield, 56, 0 }, { GPU_FIELD_wait, 8, 0 }, { GPU_FIELD_wsb, 40, 1 },
	{ GPU_FIELD_optype, 49, 0 }, { GPU_FIELD_stype, 50, 0 }, { GPU_FIELD_pg, 0, 0 },
	{ GPU_FIELD_pg_not, 51, 0 }, { GPU_FIELD_rd, 4, 0 }, { GPU_FIELD_ra, 5, 0 },
	{ GPU_FIELD_urc, 9, 0 }, { GPU_FIELD_rb, 14, 0 }, { GPU_FIELD_ext, 1, 0 },
	{ GPU_FIELD_itype, 2, 0 }, { GPU_FIELD_urc_neg, 55, 0 }, { GPU_FIELD_pp, 16, 0 },
	{ GPU_FIELD_pp_not, 59, 0 }, { GPU_FIELD_pu, 19, 0 }, { GPU_FIELD_stall, 7, 0 },
	{ GPU_FIELD_yield, 56, 0 }, { GPU_FIELD_wait, 8, 0 }, { GPU_FIELD_wsb, 40, 1 },
	{ GPU_FIELD_optype, 49, 0 }, { GPU_FIELD_stype, 50, 0 }, { GPU_FIELD_pg, 0, 0 },
	{ GPU_FIELD_pg_not, 51, 0 }, { GPU_FIELD_rd, 4, 0 }, { GPU_FIELD_ra, 5, 0 },
	{ GPU_FIELD_urb, 9, 0 }, { GPU_FIELD_rc, 14, 0 }, { GPU_FIELD_rc_neg, 58, 0 },
	{ GPU_FIELD_ext, 1, 0 }, { GPU_FIELD_itype, 2, 0 }, { GPU_FIELD_pp, 16, 0 },
	{ GPU_FIELD_pp_not, 59, 0 }, { GPU_FIELD_pu, 19, 0 }, { GPU_FIELD_stall, 7, 0 },
	{ GPU_FIELD_yield, 56, 0 }, { GPU_FIELD_wait, 8, 0 }, { GPU_FIELD_wsb, 40, 1 },
	{ GPU_FIELD_optype, 49, 0 }, { GPU_FIELD_stype, 50, 0 }, { GPU_FIELD_pg, 0, 0 },
	{ GPU_FIELD_pg_not, 51, 0 }, { GPU_FIELD_rd, 4, 0 }, { GPU_FIELD_ra, 5, 0 },
	{ GPU_FIELD_rb, 6, 0 }, { GPU_FIELD_rc, 14, 0 }, { GPU_FIELD_lohi, 22, 0 },
	{ GPU_FIELD_afmt, 2, 0 }, { GPU_FIELD_bfmt, 23, 0 }, { GPU_FIELD_pp, 16, 0 },
	{ GPU_FIELD_pp_not, 59, 0 }, { GPU_FIELD_pu, 19, 0 }, { GPU_FIELD_stall, 7, 0 },
	{ GPU_FIELD_yield, 56, 0 }, { GPU_FIELD_wait, 8, 0 }, { GPU_FIELD_wsb, 40, 1 },
	{ GPU_FIELD_optype, 49, 0 }, { GPU_FIELD_stype, 50, 0 }, { GPU_FIELD_pg, 0, 0 },
	{ GPU_FIELD_pg_not, 51, 0 }, { GPU_FIELD_rd, 4, 0 }, { GPU_FIELD_ra, 5, 0 },
	{ GPU_FIELD_vc, 10, 0 }, { GPU_FIELD_rb, 14, 0 }, { GPU_FIELD_lohi, 22, 0 },
	{ GPU_FIELD_afmt, 2, 0 }, { GPU_FIELD_bfmt, 23, 0 }, { GPU_FIELD_pp, 16, 0 },
	{ GPU_FIELD_pp_not, 59, 0 }, { GPU_FIELD_pu, 19, 0 }, { GPU_FIELD_stall, 7, 0 },
	{ GPU_FIELD_yield, 56, 0 }, { GPU_FIELD_wait, 8, 0 }, { GPU_FIELD_wsb, 40, 1 },
	{ GPU_FIELD_optype, 49, 0 }, { GPU_FIELD_stype, 50, 0 }, { GPU_FIELD_pg, 0, 0 },
	{ GPU_FIELD_pg_not, 51, 0 }, { GPU_FIELD_rd, 4, 0 }, { GPU_FIELD_ra, 5, 0 },
	{ GPU_FIELD_vb, 10, 0 }, { GPU_FIELD_rc, 14, 0 }, { GPU_FIELD_lohi, 22, 0 },
	{ GPU_FIELD_afmt, 2, 0 }, { GPU_FIELD_bfmt, 23, 0 }, { GPU_FIELD_pp, 16, 0 },
	{ GPU_FIELD_pp_not, 59, 0 }, { GPU_FIELD_pu, 19, 0 }, { GPU_FIELD_stall, 7, 0 },
	{ GPU_FIELD_yield, 56, 0 }, { GPU_FIELD_wait, 8, 0 }, { GPU_FIELD_wsb, 40, 1 },
	{ GPU_FIELD_optype, 49, 0 }, { GPU_FIELD_stype, 50, 0 }, { GPU_FIELD_pg, 0, 0 },
	{ GPU_FIELD_pg_not, 51, 0 }, { GPU_FIELD_rd, 4, 0 }, { GPU_FIELD_ra, 5, 0 },
	{ GPU_FIELD_vc, 57, 0 }, { GPU_FIELD_rb, 14, 0 }, { GPU_FIELD_lohi, 22, 0 },
	{ GPU_FIELD_afmt, 2, 0 }, { GPU_FIELD_bfmt, 23, 0 }, { GPU_FIELD_pp, 16, 0 },
	{ GPU_FIELD_pp_not, 59, 0 }, { GPU_FIELD_pu, 19, 0 }, { GPU_FIELD_stall, 7, 0 },
	{ GPU_FIELD_yield, 56, 0 }, { GPU_FIELD_wait, 8, 0 }, { GPU_FIELD_wsb, 40, 1 },
	{ GPU_FIELD_optype, 49, 0 }, { GPU_FIELD_stype, 50, 0 }, { GPU_FIELD_pg, 0, 0 },
	{ GPU_FIELD_pg_not, 51, 0 }, { GPU_FIELD_rd, 4, 0 }, { GPU_FIELD_ra, 5, 0 },
	{ GPU_FIELD_vb, 57, 0 }, { GPU_FIELD_rc, 14, 0 }, { GPU_FIELD_lohi, 22, 0 },
	{ GPU_FIELD_afmt, 2, 0 }, { GPU_FIELD_bfmt, 23, 0 }, { GPU_FIELD_pp, 16, 0 },
	{ GPU_FIELD_pp_not, 59, 0 }, { GPU_FIELD_pu, 19, 0 }, { GPU_FIELD_stall, 7, 0 },
	{ GPU_FIELD_yield, 56, 0 }, { GPU_FIELD_wait, 8, 0 }, { GPU_FIELD_wsb, 40, 1 },
	{ GPU_FIELD_optype, 49, 0 }, { GPU_FIELD_stype, 50, 0 }, { GPU_FIELD_pg, 0, 0 },
	{ GPU_FIELD_pg_not, 51, 0 }, { GPU_FIELD_rd, 4, 0 }, { GPU_FIELD_ra, 5, 0 },
	{ GPU_FIELD_urc, 9, 0 }, { GPU_FIELD_rb, 14, 0 }, { GPU_FIELD_lohi, 22, 0 },
	{ GPU_FIELD_afmt, 2, 0 }, { GPU_FIELD_bfmt, 23, 0 }, { GPU_FIELD_pp, 16, 0 },
	{ GPU_FIELD_pp_not, 59, 0 }, { GPU_FIELD_pu, 19, 0 }, { GPU_FIELD_stall, 7, 0 },
	{ GPU_FIELD_yield, 56, 0 }, { GPU_FIELD_wait, 8, 0 }, { GPU_FIELD_wsb, 40, 1 },
	{ GPU_FIELD_optype, 49, 0 }, { GPU_FIELD_stype, 50, 0 }, { GPU_FIELD_pg, 0, 0 },
	{ GPU_FIELD_pg_not, 51, 0 }, { GPU_FIELD_rd, 4, 0 }, { GPU_FIELD_ra, 5, 0 },
	{ GPU_FIELD_urb, 9, 0 }, { GPU_FIELD_rc, 14, 0 }, { GPU_FIELD_lohi, 22, 0 },
	{ GPU_FIELD_afmt, 2, 0 }, { GPU_FIELD_bfmt, 23, 0 }, { GPU_FIELD_pp, 16, 0 },
	{ GPU_FIELD_pp_not, 59, 0 }, { GPU_FIELD_pu, 19, 0 }, { GPU_FIELD_stall, 7, 0 },
	{ GPU_FIELD_yield, 56, 0 }, { GPU_FIELD_wait, 8, 0 }, { GPU_FIELD_wsb, 40, 1 },
	{ GPU_FIELD_optype, 49, 0 }, { GPU_FIELD_stype, 50, 0 }, { GPU_FIELD_pg, 0, 0 },
	{ GPU_FIELD_pg_not, 51, 0 }, { GPU_FIELD_rd, 4, 0 }, { GPU_FIELD_ra, 5, 0 },
	{ GPU_FIELD_rb, 6, 0 }, { GPU_FIELD_rc, 14, 0 }, { GPU_FIELD_afmt, 2, 0 },
	{ GPU_FIELD_bfmt, 23, 0 }, { GPU_FIELD_pp, 16, 0 }, { GPU_FIELD_pp_not, 59, 0 },
	{ GPU_FIELD_pu, 19, 0 }, { GPU_FIELD_stall, 7, 0 }, { GPU_FIELD_yield, 56, 0 },
	{ GPU_FIELD_wait, 8, 0 }, { GPU_FIELD_wsb, 40, 1 }, { GPU_FIELD_optype, 49, 0 },
	{ GPU_FIELD_stype, 50, 0 }, { GPU_FIELD_pg, 0, 0 }, { GPU_FIELD_pg_not, 51, 0 },
	{ GPU_FIELD_rd, 4, 0 }, { GPU_FIELD_ra, 5, 0 }, { GPU_FIELD_vc, 10, 0 },
	{ GPU_FIELD_rb, 14, 0 }, { GPU_FIELD_afmt, 2, 0 }, { GPU_FIELD_bfmt, 23, 0 },
	{ GPU_FIELD_pp, 16, 0 }, { GPU_FIELD_pp_not, 59, 0 }, { GPU_FIELD_pu, 19, 0 },
	{ GPU_FIELD_stall, 7, 0 }, { GPU_FIELD_yield, 56, 0 }, { GPU_FIELD_wait, 8, 0 },
	{ GPU_FIELD_wsb, 40, 1 }, { GPU_FIELD_optype, 49, 0 }, { GPU_FIELD_stype, 50, 0 },
	{ GPU_FIELD_pg, 0, 0 }, { GPU_FIELD_pg_not, 51, 0 }, { GPU_FIELD_rd, 4, 0 },
	{ GPU_FIELD_ra, 5, 0 }, { GPU_FIELD_vb, 10, 0 }, { GPU_FIELD_rc, 14, 0 },
	{ GPU_FIELD_afmt, 2, 0 }, { GPU_FIELD_bfmt, 23, 0 }, { GPU_FIELD_pp, 16, 0 },
	{ GPU_FIELD_pp_not, 59, 0 }, { GPU_FIELD_pu, 19, 0 }, { GPU_FIELD_stall, 7, 0 },
	{ GPU_FIELD_yield, 56, 0 }, { GPU_FIELD_wait, 8, 0 }, { GPU_FIELD_wsb, 40, 1 },
	{ GPU_FIELD_optype, 49, 0 }, { GPU_FIELD_stype, 50, 0 }, { GPU_FIELD_pg, 0, 0 },
	{ GPU_FIELD_pg_not, 51, 0 }, { GPU_FIELD_rd, 4, 0 }, { GPU_FIELD_ra, 5, 0 },
	{ GPU_FIELD_vc, 57, 0 }, { GPU_FIELD_rb, 14, 0 }, { GPU_FIELD_afmt, 2, 0 },
	{ GPU_FIELD_bfmt, 23, 0 }, { GPU_FIELD_pp, 16, 0 }, { GPU_FIELD_pp_not, 59, 0 },
	{ GPU_FIELD_pu, 19, 0 }, { GPU_FIELD_stall, 7, 0 }, { GPU_FIELD_yield, 56, 0 },
	{ GPU_FIELD_wait, 8, 0 }, { GPU_FIELD_wsb, 40, 1 }, { GPU_FIELD_optype, 49, 0 },
	{ GPU_FIELD_stype, 50, 0 }, { GPU_FIELD_pg, 0, 0 }, { GPU_FIELD_pg_not, 51, 0 },
	{ GPU_FIELD_rd, 4, 0 }, { GPU_FIELD_ra, 5, 0 }, { GPU_FIELD_vb, 57, 0 },
	{ GPU_FIELD_rc, 14, 0 }, { GPU_FIELD_afmt, 2, 0 }, { GPU_FIELD_bfmt, 23, 0 },
	{ GPU_FIELD_pp, 16, 0 }, { GPU_FIELD_pp_not, 59, 0 }, { GPU_FIELD_pu, 19, 0 },
	{ GPU_FIELD_stall, 7, 0 }, { GPU_FIELD_yield, 56, 0 }, { GPU_FIELD_wait, 8, 0 },
	{ GPU_FIELD_wsb, 40, 1 }, { GPU_FIELD_optype, 49, 0 }, { GPU_FIELD_stype, 50, 0 },
	{ GPU_FIELD_pg, 0, 0 }, { GPU_FIELD_pg_not, 51, 0 }, { GPU_FIELD_rd, 4, 0 },
	{ GPU_FIELD_ra, 5, 0 }, { GPU_FIELD_urc, 9, 0 }, { GPU_FIELD_rb, 14, 0 },
	{ GPU_FIELD_afmt, 2, 0 }, { GPU_FIELD_bfmt, 23, 0 }, { GPU_FIELD_pp, 16, 0 },
	{ GPU_FIELD_pp_not, 59, 0 }, { GPU_FIELD_pu, 19, 0 }, { GPU_FIELD_stall, 7, 0 },
	{ GPU_FIELD_yield, 56, 0 }, { GPU_FIELD_wait, 8, 0 }, { GPU_FIELD_wsb, 40, 1 },
	{ GPU_FIELD_optype, 49, 0 }, { GPU_FIELD_stype, 50, 0 }, { GPU_FIELD_pg, 0, 0 },
	{ GPU_FIELD_pg_not, 51, 0 }, { GPU_FIELD_rd, 4, 0 }, { GPU_FIELD_ra, 5, 0 },
	{ GPU_FIELD_urb, 9, 0 }, { GPU_FIELD_rc, 14, 0 }, { GPU_FIELD_afmt, 2, 0 },
	{ GPU_FIELD_bfmt, 23, 0 }, { GPU_FIELD_pp, 16, 0 }, { GPU_FIELD_pp_not, 59, 0 },
	{ GPU_FIELD_pu, 19, 0 }, { GPU_FIELD_stall, 7, 0 }, { GPU_FIELD_yield, 56, 0 },
	{ GPU_FIELD_wait, 8, 0 }, { GPU_FIELD_wsb, 40, 1 }, { GPU_FIELD_optype, 49, 0 },
	{ GPU_FIELD_stype, 50, 0 }, { GPU_FIELD_pg, 0, 0 }, { GPU_FIELD_pg_not, 51, 0 },
	{ GPU_FIELD_rd, 4, 0 }, { GPU_FIELD_ra, 5, 0 }, { GPU_FIELD_rb, 6, 0 },
	{ GPU_FIELD_rb_neg, 58, 0 }, { GPU_FIELD_lohi, 22, 0 }, { GPU_FIELD_itype, 2, 0 },
	{ GPU_FIELD_stall, 7, 0 }, { GPU_FIELD_yield, 56, 0 }, { GPU_FIELD_wait, 8, 0 },
	{ GPU_FIELD_wsb, 40, 1 }, { GPU_FIELD_optype, 49, 0 }, { GPU_FIELD_stype, 50, 0 },
	{ GPU_FIELD_pg, 0, 0 }, { GPU_FIELD_pg_not, 51, 0 }, { GPU_FIELD_rd, 4, 0 },
	{ GPU_FIELD_ra, 5, 0 }, { GPU_FIELD_urb, 9, 0 }, { GPU_FIELD_lohi, 22, 0 },
	{ GPU_FIELD_itype, 2, 0 }, { GPU_FIELD_urb_neg, 55, 0 }, { GPU_FIELD_stall, 7, 0 },
	{ GPU_FIELD_yield, 56, 0 }, { GPU_FIELD_wait, 8, 0 }, { GPU_FIELD_wsb, 40, 1 },
	{ GPU_FIELD_optype, 49, 0 }, { GPU_FIELD_stype, 50, 0 }, { GPU_FIELD_pg, 0, 0 },
	{ GPU_FIELD_pg_not, 51, 0 }, { GPU_FIELD_rd, 4, 0 }, { GPU_FIELD_ra, 5, 0 },
	{ GPU_FIELD_vb, 10, 0 }, { GPU_FIELD_lohi, 22, 0 }, { GPU_FIELD_itype, 2, 0 },
	{ GPU_FIELD_stall, 7, 0 }, { GPU_FIELD_yield, 56, 0 }, { GPU_FIELD_wait, 8, 0 },
	{ GPU_FIELD_wsb, 40, 1 }, { GPU_FIELD_optype, 49, 0 }, { GPU_FIELD_stype, 50, 0 },
	{ GPU_FIELD_pg, 0, 0 }, { GPU_FIELD_pg_not, 51, 0 }, { GPU_FIELD_rd, 4, 0 },
	{ GPU_FIELD_ra, 5, 0 }, { GPU_FIELD_vb, 57, 0 }, { GPU_FIELD_lohi, 22, 0 },
	{ GPU_FIELD_itype, 2, 0 }, { GPU_FIELD_vb_neg, 55, 0 }, { GPU_FIELD_stall, 7, 0 },
	{ GPU_FIELD_yield, 56, 0 }, { GPU_FIELD_wait, 8, 0 }, { GPU_FIELD_wsb, 40, 1 },
	{ GPU_FIELD_optype, 49, 0 }, { GPU_FIELD_stype, 50, 0 }, { GPU_FIELD_pg, 0, 0 },
	{ GPU_FIELD_pg_not, 51, 0 }, { GPU_FIELD_rd, 4, 0 }, { GPU_FIELD_ra, 5, 0 },
	{ GPU_FIELD_rb, 6, 0 }, { GPU_FIELD_rc, 14, 0 }, { GPU_FIELD_ra_neg, 52, 0 },
	{ GPU_FIELD_lohi, 22, 0 }, { GPU_FIELD_ext, 1, 0 }, { GPU_FIELD_sx32, 25, 0 },
	{ GPU_FIELD_shiftamt, 24, 0 }, { GPU_FIELD_rb_neg, 55, 0 }, { GPU_FIELD_pp, 16, 0 },
	{ GPU_FIELD_pp_not, 59, 0 }, { GPU_FIELD_pu, 19, 0 }, { GPU_FIELD_stall, 7, 0 },
	{ GPU_FIELD_yield, 56, 0 }, { GPU_FIELD_wait, 8, 0 }, { GPU_FIELD_wsb, 40, 1 },
	{ GPU_FIELD_optype, 49, 0 }, { GPU_FIELD_stype, 50, 0 }, { GPU_FIELD_pg, 0, 0 },
	{ GPU_FIELD_pg_not, 51, 0 }, { GPU_FIELD_rd, 4, 0 }, { GPU_FIELD_ra, 5, 0 },
	{ GPU_FIELD_vb, 10, 0 }, { GPU_FIELD_rc, 14, 0 }, { GPU_FIELD_ra_neg, 52, 0 },
	{ GPU_FIELD_lohi, 22, 0 }, { GPU_FIELD_ext, 1, 0 }, { GPU_FIELD_sx32, 25, 0 },
	{ GPU_FIELD_shiftamt, 24, 0 }, { GPU_FIELD_pp, 16, 0 }, { GPU_FIELD_pp_not, 59, 0 },
	{ GPU_FIELD_pu, 19, 0 }, { GPU_FIELD_stall, 7, 0 }, { GPU_FIELD_yield, 56, 0 },
	{ GPU_FIELD_wait, 8, 0 }, { GPU_FIELD_wsb, 40, 1 }, { GPU_FIELD_optype, 49, 0 },
	{ GPU_FIELD_stype, 50, 0 }, { GPU_FIELD_pg, 0, 0 }, { GPU_FIELD_pg_not, 51, 0 },
	{ GPU_FIELD_rd, 4, 0 }, { GPU_FIELD_ra, 5, 0 }, { GPU_FIELD_vb, 57, 0 },
	{ GPU_FIELD_rc, 14, 0 }, { GPU_FIELD_ra_neg, 52, 0 }, { GPU_FIELD_lohi, 22, 0 },
	{ GPU_FIELD_ext, 1, 0 }, { GPU_FIELD_sx32, 25, 0 }, { GPU_FIELD_shiftamt, 24, 0 },
	{ GPU_FIELD_vb_neg, 55, 0 }, { GPU_FIELD_pp, 16, 0 }, { GPU_FIELD_pp_not, 59, 0 },
	{ GPU_FIELD_pu, 19, 0 }, { GPU_FIELD_stall, 7, 0 }, { GPU_FIELD_yield, 56, 0 },
	{ GPU_FIELD_wait, 8, 0 }, { GPU_FIELD_wsb, 40, 1 }, { GPU_FIELD_optype, 49, 0 },
	{ GPU_FIELD_stype, 50, 0 }, { GPU_FIELD_pg, 0, 0 }, { GPU_FIELD_pg_not, 51, 0 },
	{ GPU_FIELD_rd, 4, 0 }, { GPU_FIELD_ra, 5, 0 }, { GPU_FIELD_urb, 9, 0 },
	{ GPU_FIELD_rc, 14, 0 }, { GPU_FIELD_ra_neg, 52, 0 }, { GPU_FIELD_lohi, 22, 0 },
	{ GPU_FIELD_ext, 1, 0 }, { GPU_FIELD_sx32, 25, 0 }, { GPU_FIELD_shiftamt, 24, 0 },
	{ GPU_FIELD_urb_neg, 55, 0 }, { GPU_FIELD_pp, 16, 0 }, { GPU_FIELD_pp_not, 59, 0 },
	{ GPU_FIELD_pu, 19, 0 }, { GPU_FIELD_stall, 7, 0 }, { GPU_FIELD_yield, 56, 0 },
	{ GPU_FIELD_wait, 8, 0 }, { GPU_FIELD_wsb, 40, 1 }, { GPU_FIELD_optype, 49, 0 },
	{ GPU_FIELD_stype, 50, 0 }, { GPU_FIELD_pg, 0, 0 }, { GPU_FIELD_pg_not, 51, 0 },
	{ GPU_FIELD_rd, 4, 0 }, { GPU_FIELD_rb, 6, 0 }, { GPU_FIELD_rb_neg, 55, 0 },
	{ GPU_FIELD_stall, 7, 0 }, { GPU_FIELD_yield, 56, 0 }, { GPU_FIELD_wait, 8, 0 },
	{ GPU_FIELD_wsb, 40, 1 }, { GPU_FIELD_optype, 49, 0 }, { GPU_FIELD_stype, 50, 0 },
	{ GPU_FIELD_pg, 0, 0 }, { GPU_FIELD_pg_not, 51, 0 }, { GPU_FIELD_rd, 4, 0 },
	{ GPU_FIELD_urb, 9, 0 }, { GPU_FIELD_urb_neg, 55, 0 }, { GPU_FIELD_stall, 7, 0 },
	{ GPU_FIELD_yield, 56, 0 }, { GPU_FIELD_wait, 8, 0 }, { GPU_FIELD_wsb, 40, 1 },
	{ GPU_FIELD_optype, 49, 0 }, { GPU_FIELD_stype, 50, 0 }, { GPU_FIELD_pg, 0, 0 },
	{ GPU_FIELD_pg_not, 51, 0 }, { GPU_FIELD_rd, 4, 0 }, { GPU_FIELD_vb, 10, 0 },
	{ GPU_FIELD_stall, 7, 0 }, { GPU_FIELD_yield, 56, 0 }, { GPU_FIELD_wait, 8, 0 },
	{ GPU_FIELD_wsb, 40, 1 }, { GPU_FIELD_optype, 49, 0 }, { GPU_FIELD_stype, 50, 0 },
	{ GPU_FIELD_pg, 0, 0 }, { GPU_FIELD_pg_not, 51, 0 }, { GPU_FIELD_rd, 4, 0 },
	{ GPU_FIELD_vb, 57, 0 }, { GPU_FIELD_vb_neg, 55, 0 }, { GPU_FIELD_stall, 7, 0 },
	{ GPU_FIELD_yield, 56, 0 }, { GPU_FIELD_wait, 8, 0 }, { GPU_FIELD_wsb, 40, 1 },
	{ GPU_FIELD_optype, 49, 0 }, { GPU_FIELD_stype, 50, 0 }, { GPU_FIELD_pg, 0, 0 },
	{ GPU_FIELD_pg_not, 51, 0 }, { GPU_FIELD_rd, 4, 0 }, { GPU_FIELD_ra, 5, 0 },
	{ GPU_FIELD_rb, 6, 0 }, { GPU_FIELD_ra_neg, 52, 0 }, { GPU_FIELD_itype, 2, 0 },
	{ GPU_FIELD_rb_neg, 55, 0 }, { GPU_FIELD_pp, 16, 0 }, { GPU_FIELD_pp_not, 59, 0 },
	{ GPU_FIELD_stall, 7, 0 }, { GPU_FIELD_yield, 56, 0 }, { GPU_FIELD_wait, 8, 0 },
	{ GPU_FIELD_wsb, 40, 1 }, { GPU_FIELD_optype, 49, 0 }, { GPU_FIELD_stype, 50, 0 },
	{ GPU_FIELD_pg, 0, 0 }, { GPU_FIELD_pg_not, 51, 0 }, { GPU_FIELD_rd, 4, 0 },
	{ GPU_FIELD_ra, 5, 0 }, { GPU_FIELD_urb, 9, 0 }, { GPU_FIELD_ra_neg, 52, 0 },
	{ GPU_FIELD_itype, 2, 0 }, { GPU_FIELD_urb_neg, 55, 0 }, { GPU_FIELD_pp, 16, 0 },
	{ GPU_FIELD_pp_not, 59, 0 }, { GPU_FIELD_stall, 7, 0 }, { GPU_FIELD_yield, 56, 0 },
	{ GPU_FIELD_wait, 8, 0 }, { GPU_FIELD_wsb, 40, 1 }, { GPU_FIELD_optype, 49, 0 },
	{ GPU_FIELD_stype, 50, 0 }, { GPU_FIELD_pg, 0, 0 }, { GPU_FIELD_pg_not, 51, 0 },
	{ GPU_FIELD_rd, 4, 0 }, { GPU_FIELD_ra, 5, 0 }, { GPU_FIELD_vb, 10, 0 },
	{ GPU_FIELD_ra_neg, 52, 0 }, { GPU_FIELD_itype, 2, 0 }, { GPU_FIELD_pp, 16, 0 },
	{ GPU_FIELD_pp_not, 59, 0 }, { GPU_FIELD_stall, 7, 0 }, { GPU_FIELD_yield, 56, 0 },
	{ GPU_FIELD_wait, 8, 0 }, { GPU_FIELD_wsb, 40, 1 }, { GPU_FIELD_optype, 49, 0 },
	{ GPU_FIELD_stype, 50, 0 }, { GPU_FIELD_pg, 0, 0 }, { GPU_FIELD_pg_not, 51, 0 },
	{ GPU_FIELD_rd, 4, 0 }, { GPU_FIELD_ra, 5, 0 }, { GPU_FIELD_vb, 57, 0 },
	{ GPU_FIELD_ra_neg, 52, 0 }, { GPU_FIELD_itype, 2, 0 }, { GPU_FIELD_vb_neg, 55, 0 },
	{ GPU_FIELD_pp, 16, 0 }, { GPU_FIELD_pp_not, 59, 0 }, { GPU_FIELD_stall, 7, 0 },
	{ GPU_FIELD_yield, 56, 0 }, { GPU_FIELD_wait, 8, 0 }, { GPU_FIELD_wsb, 40, 1 },
	{ GPU_FIELD_optype, 49, 0 }, { GPU_FIELD_stype, 50, 0 }, { GPU_FIELD_pg, 0, 0 },
	{ GPU_FIELD_pg_not, 51, 0 }, { GPU_FIELD_rd, 4, 0 }, { GPU_FIELD_ra, 5, 0 },
	{ GPU_FIELD_rb, 6, 0 }, { GPU_FIELD_bsel, 26, 0 }, { GPU_FIELD_stall, 7, 0 },
	{ GPU_FIELD_yield, 56, 0 }, { GPU_FIELD_wait, 8, 0 }, { GPU_FIELD_wsb, 40, 1 },
	{ GPU_FIELD_optype, 49, 0 }, { GPU_FIELD_stype, 50, 0 }, { GPU_FIELD_pg, 0, 0 },
	{ GPU_FIELD_pg_not, 51, 0 }, { GPU_FIELD_rd, 4, 0 }, { GPU_FIELD_ra, 5, 0 },
	{ GPU_FIELD_urb, 9, 0 }, { GPU_FIELD_bsel, 26, 0 }, { GPU_FIELD_stall, 7, 0 },
	{ GPU_FIELD_yield, 56, 0 }, { GPU_FIELD_wait, 8, 0 }, { GPU_FIELD_wsb, 40, 1 },
	{ GPU_FIELD_optype, 49, 0 }, { GPU_FIELD_stype, 50, 0 }, { GPU_FIELD_pg, 0, 0 },
	{ GPU_FIELD_pg_not, 51, 0 }, { GPU_FIELD_rd, 4, 0 }, { GPU_FIELD_ra, 5, 0 },
	{ GPU_FIELD_vb, 10, 0 }, { GPU_FIELD_bsel, 26, 0 }, { GPU_FIELD_stall, 7, 0 },
	{ GPU_FIELD_yield, 56, 0 }, { GPU_FIELD_wait, 8, 0 }, { GPU_FIELD_wsb, 40, 1 },
	{ GPU_FIELD_optype, 49, 0 }, { GPU_FIELD_stype, 50, 0 }, { GPU_FIELD_pg, 0, 0 },
	{ GPU_FIELD_pg_not, 51, 0 }, { GPU_FIELD_rd, 4, 0 }, { GPU_FIELD_ra, 5, 0 },
	{ GPU_FIELD_vb, 57, 0 }, { GPU_FIELD_bsel, 26, 0 }, { GPU_FIELD_stall, 7, 0 },
	{ GPU_FIELD_yield, 56, 0 }, { GPU_FIELD_wait, 8, 0 }, { GPU_FIELD_wsb, 40, 1 },
	{ GPU_FIELD_optype, 49, 0 }, { GPU_FIELD_stype, 50, 0 }, { GPU_FIELD_pg, 0, 0 },
	{ GPU_FIELD_pg_not, 51, 0 }, { GPU_FIELD_ra, 5, 0 }, { GPU_FIELD_rb, 6, 0 },
	{ GPU_FIELD_ra_bsel, 26, 0 }, { GPU_FIELD_stall, 7, 0 }, { GPU_FIELD_yield, 56, 0 },
	{ GPU_FIELD_wait, 8, 0 }, { GPU_FIELD_wsb, 40, 1 }, { GPU_FIELD_optype, 49, 0 },
	{ GPU_FIELD_stype, 50, 0 }, { GPU_FIELD_pg, 0, 0 }, { GPU_FIELD_pg_not, 51, 0 },
	{ GPU_FIELD_ra, 5, 0 }, { GPU_FIELD_urb, 9, 0 }, { GPU_FIELD_ra_bsel, 26, 0 },
	{ GPU_FIELD_stall, 7, 0 }, { GPU_FIELD_yield, 56, 0 }, { GPU_FIELD_wait, 8, 0 },
	{ GPU_FIELD_wsb, 40, 1 }, { GPU_FIELD_optype, 49, 0 }, { GPU_FIELD_stype, 50, 0 },
	{ GPU_FIELD_pg, 0, 0 }, { GPU_FIELD_pg_not, 51, 0 }, { GPU_FIELD_ra, 5, 0 },
	{ GPU_FIELD_vb, 10, 0 }, { GPU_FIELD_ra_bsel, 26, 0 }, { GPU_FIELD_stall, 7, 0 },
	{ GPU_FIELD_yield, 56, 0 }, { GPU_FIELD_wait, 8, 0 }, { GPU_FIELD_wsb, 40, 1 },
	{ GPU_FIELD_optype, 49, 0 }, { GPU_FIELD_stype, 50, 0 }, { GPU_FIELD_pg, 0, 0 },
	{ GPU_FIELD_pg_not, 51, 0 }, { GPU_FIELD_ra, 5, 0 }, { GPU_FIELD_vb, 57, 0 },
	{ GPU_FIELD_ra_bsel, 26, 0 }, { GPU_FIELD_stall, 7, 0 }, { GPU_FIELD_yield, 56, 0 },
	{ GPU_FIELD_wait, 8, 0 }, { GPU_FIELD_wsb, 40, 1 }, { GPU_FIELD_optype, 49, 0 },
	{ GPU_FIELD_stype, 50, 0 }, { GPU_FIELD_pg, 0, 0 }, { GPU_FIELD_pg_not, 51, 0 },
	{ GPU_FIELD_ra, 5, 0 }, { GPU_FIELD_rb, 6, 0 }, { GPU_FIELD_ext, 1, 0 },
	{ GPU_FIELD_itype, 2, 0 }, { GPU_FIELD_compop, 27, 5 }, { GPU_FIELD_boolop, 28, 3 },
	{ GPU_FIELD_pp, 16, 0 }, { GPU_FIELD_pp_not, 59, 0 }, { GPU_FIELD_pq, 29, 0 },
	{ GPU_FIELD_pq_not, 60, 0 }, { GPU_FIELD_pu, 19, 0 }, { GPU_FIELD_pv, 20, 0 },
	{ GPU_FIELD_stall, 7, 0 }, { GPU_FIELD_yield, 56, 0 }, { GPU_FIELD_wait, 8, 0 },
	{ GPU_FIELD_wsb, 40, 1 }, { GPU_FIELD_optype, 49, 0 }, { GPU_FIELD_stype, 50, 0 },
	{ GPU_FIELD_pg, 0, 0 }, { GPU_FIELD_pg_not, 51, 0 }, { GPU_FIELD_ra, 5, 0 },
	{ GPU_FIELD_urb, 9, 0 }, { GPU_FIELD_ext, 1, 0 }, { GPU_FIELD_itype, 2, 0 },
	{ GPU_FIELD_compop, 27, 5 }, { GPU_FIELD_boolop, 28, 3 }, { GPU_FIELD_pp, 16, 0 },
	{ GPU_FIELD_pp_not, 59, 0 }, { GPU_FIELD_pq, 29, 0 }, { GPU_FIELD_pq_not, 60, 0 },
	{ GPU_FIELD_pu, 19, 0 }, { GPU_FIELD_pv, 20, 0 }, { GPU_FIELD_stall, 7, 0 },
	{ GPU_FIELD_yield, 56, 0 }, { GPU_FIELD_wait, 8, 0 }, { GPU_FIELD_wsb, 40, 1 },
	{ GPU_FIELD_optype, 49, 0 }, { GPU_FIELD_stype, 50, 0 }, { GPU_FIELD_pg, 0, 0 },
	{ GPU_FIELD_pg_not, 51, 0 }, { GPU_FIELD_ra, 5, 0 }, { GPU_FIELD_vb, 10, 0 },
	{ GPU_FIELD_ext, 1, 0 }, { GPU_FIELD_itype, 2, 0 }, { GPU_FIELD_compop, 27, 5 },
	{ GPU_FIELD_boolop, 28, 3 }, { GPU_FIELD_pp, 16, 0 }, { GPU_FIELD_pp_not, 59, 0 },
	{ GPU_FIELD_pq, 29, 0 }, { GPU_FIELD_pq_not, 60, 0 }, { GPU_FIELD_pu, 19, 0 },
	{ GPU_FIELD_pv, 20, 0 }, { GPU_FIELD_stall, 7, 0 }, { GPU_FIELD_yield, 56, 0 },
	{ GPU_FIELD_wait, 8, 0 }, { GPU_FIELD_wsb, 40, 1 }, { GPU_FIELD_optype, 49, 0 },
	{ GPU_FIELD_stype, 50, 0 }, { GPU_FIELD_pg, 0, 0 }, { GPU_FIELD_pg_not, 51, 0 },
	{ GPU_FIELD_ra, 5, 0 }, { GPU_FIELD_vb, 57, 0 }, { GPU_FIELD_ext, 1, 0 },
	{ GPU_FIELD_itype, 2, 0 }, { GPU_FIELD_compop, 27, 5 }, { GPU_FIELD_boolop, 28, 3 },
	{ GPU_FIELD_pp, 16, 0 }, { GPU_FIELD_pp_not, 59, 0 }, { GPU_FIELD_pq, 29, 0 },
	{ GPU_FIELD_pq_not, 60, 0 }, { GPU_FIELD_pu, 19, 0 }, { GPU_FIELD_pv, 20, 0 },
	{ GPU_FIELD_stall, 7, 0 }, { GPU_FIELD_yield, 56, 0 }, { GPU_FIELD_wait, 8, 0 },
	{ GPU_FIELD_wsb, 40, 1 }, { GPU_FIELD_optype, 49, 0 }, { GPU_FIELD_stype, 50, 0 },
	{ GPU_FIELD_pg, 0, 0 }, { GPU_FIELD_pg_not, 51, 0 }, { GPU_FIELD_rd, 4, 0 },
	{ GPU_FIELD_ra, 5, 0 }, { GPU_FIELD_rb, 6, 0 }, { GPU_FIELD_ext, 1, 0 },
	{ GPU_FIELD_itype, 2, 0 }, { GPU_FIELD_compop, 27, 5 }, { GPU_FIELD_boolop, 28, 3 },
	{ GPU_FIELD_bmbf, 30, 0 }, { GPU_FIELD_pp, 16, 0 }, { GPU_FIELD_pp_not, 59, 0 },
	{ GPU_FIELD_pq, 29, 0 }, { GPU_FIELD_pq_not, 60, 0 }, { GPU_FIELD_stall, 7, 0 },
	{ GPU_FIELD_yield, 56, 0 }, { GPU_FIELD_wait, 8, 0 }, { GPU_FIELD_wsb, 40, 1 },
	{ GPU_FIELD_optype, 49, 0 }, { GPU_FIELD_stype, 50, 0 }, { GPU_FIELD_pg, 0, 0 },
	{ GPU_FIELD_pg_not, 51, 0 }, { GPU_FIELD_rd, 4, 0 }, { GPU_FIELD_ra, 5, 0 },
	{ GPU_FIELD_urb, 9, 0 }, { GPU_FIELD_ext, 1, 0 }, { GPU_FIELD_itype, 2, 0 },
	{ GPU_FIELD_compop, 27, 5 }, { GPU_FIELD_boolop, 28, 3 }, { GPU_FIELD_bmbf, 30, 0 },
	{ GPU_FIELD_pp, 16, 0 }, { GPU_FIELD_pp_not, 59, 0 }, { GPU_FIELD_pq, 29, 0 },
	{ GPU_FIELD_pq_not, 60, 0 }, { GPU_FIELD_stall, 7, 0 }, { GPU_FIELD_yield, 56, 0 },
	{ GPU_FIELD_wait, 8, 0 }, { GPU_FIELD_wsb, 40, 1 }, { GPU_FIELD_optype, 49, 0 },
	{ GPU_FIELD_stype, 50, 0 }, { GPU_FIELD_pg, 0, 0 }, { GPU_FIELD_pg_not, 51, 0 },
	{ GPU_FIELD_rd, 4, 0 }, { GPU_FIELD_ra, 5, 0 }, { GPU_FIELD_vb, 10, 0 },
	{ GPU_FIELD_ext, 1, 0 }, { GPU_FIELD_itype, 2, 0 }, { GPU_FIELD_compop, 27, 5 },
	{ GPU_FIELD_boolop, 28, 3 }, { GPU_FIELD_bmbf, 30, 0 }, { GPU_FIELD_pp, 16, 0 },
	{ GPU_FIELD_pp_not, 59, 0 }, { GPU_FIELD_pq, 29, 0 }, { GPU_FIELD_pq_not, 60, 0 },
	{ GPU_FIELD_stall, 7, 0 }, { GPU_FIELD_yield, 56, 0 }, { GPU_FIELD_wait, 8, 0 },
	{ GPU_FIELD_wsb, 40, 1 }, { GPU_FIELD_optype, 49, 0 }, { GPU_FIELD_stype, 50, 0 },
	{ GPU_FIELD_pg, 0, 0 }, { GPU_FIELD_pg_not, 51, 0 }, { GPU_FIELD_rd, 4, 0 },
	{ GPU_FIELD_ra, 5, 0 }, { GPU_FIELD_vb, 57, 0 }, { GPU_FIELD_ext, 1, 0 },
	{ GPU_FIELD_itype, 2, 0 }, { GPU_FIELD_compop, 27, 5 }, { GPU_FIELD_boolop, 28, 3 },
	{ GPU_FIELD_bmbf, 30, 0 }, { GPU_FIELD_pp, 16, 0 }, { GPU_FIELD_pp_not, 59, 0 },
	{ GPU_FIELD_pq, 29, 0 }, { GPU_FIELD_pq_not, 60, 0 }, { GPU_FIELD_stall, 7, 0 },
	{ GPU_FIELD_yield, 56, 0 }, { GPU_FIELD_wait, 8, 0 }, { GPU_FIELD_wsb, 40, 1 },
	{ GPU_FIELD_optype, 49, 0 }, { GPU_FIELD_stype, 50, 0 }, { GPU_FIELD_pg, 0, 0 },
	{ GPU_FIELD_pg_not, 51, 0 }, { GPU_FIELD_rd, 4, 0 }, { GPU_FIELD_ra, 5, 0 },
	{ GPU_FIELD_rb, 6, 0 }, { GPU_FIELD_pp, 16, 0 }, { GPU_FIELD_pp_not, 59, 0 },
	{ GPU_FIELD_stall, 7, 0 }, { GPU_FIELD_yield, 56, 0 }, { GPU_FIELD_wait, 8, 0 },
	{ GPU_FIELD_wsb, 40, 1 }, { GPU_FIELD_optype, 49, 0 }, { GPU_FIELD_stype, 50, 0 },
	{ GPU_FIELD_pg, 0, 0 }, { GPU_FIELD_pg_not, 51, 0 }, { GPU_FIELD_rd, 4, 0 },
	{ GPU_FIELD_ra, 5, 0 }, { GPU_FIELD_urb, 9, 0 }, { GPU_FIELD_pp, 16, 0 },
	{ GPU_FIELD_pp_not, 59, 0 }, { GPU_FIELD_stall, 7, 0 }, { GPU_FIELD_yield, 56, 0 },
	{ GPU_FIELD_wait, 8, 0 }, { GPU_FIELD_wsb, 40, 1 }, { GPU_FIELD_optype, 49, 0 },
	{ GPU_FIELD_stype, 50, 0 }, { GPU_FIELD_pg, 0, 0 }, { GPU_FIELD_pg_not, 51, 0 },
	{ GPU_FIELD_rd, 4, 0 }, { GPU_FIELD_ra, 5, 0 }, { GPU_FIELD_vb, 10, 0 },
	{ GPU_FIELD_pp, 16, 0 }, { GPU_FIELD_pp_not, 59, 0 }, { GPU_FIELD_stall, 7, 0 },
	{ GPU_FIELD_yield, 56, 0 }, { GPU_FIELD_wait, 8, 0 }, { GPU_FIELD_wsb, 40, 1 },
	{ GPU_FIELD_optype, 49, 0 }, { GPU_FIELD_stype, 50, 0 }, { GPU_FIELD_pg, 0, 0 },
	{ GPU_FIELD_pg_not, 51, 0 }, { GPU_FIELD_rd, 4, 0 }, { GPU_FIELD_ra, 5, 0 },
	{ GPU_FIELD_vb, 57, 0 }, { GPU_FIELD_pp, 16, 0 }, { GPU_FIELD_pp_not, 59, 0 },
	{ GPU_FIELD_stall, 7, 0 }, { GPU_FIELD_yield, 56, 0 }, { GPU_FIELD_wait, 8, 0 },
	{ GPU_FIELD_wsb, 40, 1 }, { GPU_FIELD_optype, 49, 0 }, { GPU_FIELD_stype, 50, 0 },
	{ GPU_FIELD_pg, 0, 0 }, { GPU_FIELD_pg_not, 51, 0 }, { GPU_FIELD_rd, 4, 0 },
	{ GPU_FIELD_ra, 5, 0 }, { GPU_FIELD_rb, 6, 0 }, { GPU_FIELD_rc, 14, 0 },
	{ GPU_FIELD_exbool, 26, 6 }, { GPU_FIELD_lut, 31, 0 }, { GPU_FIELD_pp, 16, 0 },
	{ GPU_FIELD_pp_not, 59, 0 }, { GPU_FIELD_pu, 19, 0 }, { GPU_FIELD_stall, 7, 0 },
	{ GPU_FIELD_yield, 56, 0 }, { GPU_FIELD_wait, 8, 0 }, { GPU_FIELD_wsb, 40, 1 },
	{ GPU_FIELD_optype, 49, 0 }, { GPU_FIELD_stype, 50, 0 }, { GPU_FIELD_pg, 0, 0 },
	{ GPU_FIELD_pg_not, 51, 0 }, { GPU_FIELD_rd, 4, 0 }, { GPU_FIELD_ra, 5, 0 },
	{ GPU_FIELD_vb, 10, 0 }, { GPU_FIELD_rc, 14, 0 }, { GPU_FIELD_exbool, 26, 6 },
	{ GPU_FIELD_lut, 31, 0 }, { GPU_FIELD_pp, 16, 0 }, { GPU_FIELD_pp_not, 59, 0 },
	{ GPU_FIELD_pu, 19, 0 }, { GPU_FIELD_stall, 7, 0 }, { GPU_FIELD_yield, 56, 0 },
	{ GPU_FIELD_wait, 8, 0 }, { GPU_FIELD_wsb, 40, 1 }, { GPU_FIELD_optype, 49, 0 },
	{ GPU_FIELD_stype, 50, 0 }, { GPU_FIELD_pg, 0, 0 }, { GPU_FIELD_pg_not, 51, 0 },
	{ GPU_FIELD_rd, 4, 0 }, { GPU_FIELD_ra, 5, 0 }, { GPU_FIELD_vb, 57, 0 },
	{ GPU_FIELD_rc, 14, 0 }, { GPU_FIELD_exbool, 26, 6 }, { GPU_FIELD_lut, 31, 0 },
	{ GPU_FIELD_pp, 16, 0 }, { GPU_FIELD_pp_not, 59, 0 }, { GPU_FIELD_pu, 19, 0 },
	{ GPU_FIELD_stall, 7, 0 }, { GPU_FIELD_yield, 56, 0 }, { GPU_FIELD_wait, 8, 0 },
	{ GPU_FIELD_wsb, 40, 1 }, { GPU_FIELD_optype, 49, 0 }, { GPU_FIELD_stype, 50, 0 },
	{ GPU_FIELD_pg, 0, 0 }, { GPU_FIELD_pg_not, 51, 0 }, { GPU_FIELD_rd, 4, 0 },
	{ GPU_FIELD_ra, 5, 0 }, { GPU_FIELD_urb, 9, 0 }, { GPU_FIELD_rc, 14, 0 },
	{ GPU_FIELD_exbool, 26, 6 }, { GPU_FIELD_lut, 31, 0 }, { GPU_FIELD_pp, 16, 0 },
	{ GPU_FIELD_pp_not, 59, 0 }, { GPU_FIELD_pu, 19, 0 }, { GPU_FIELD_stall, 7, 0 },
	{ GPU_FIELD_yield, 56, 0 }, { GPU_FIELD_wait, 8, 0 }, { GPU_FIELD_wsb, 40, 1 },
	{ GPU_FIELD_optype, 49, 0 }, { GPU_FIELD_stype, 50, 0 }, { GPU_FIELD_pg, 0, 0 },
	{ GPU_FIELD_pg_not, 51, 0 }, { GPU_FIELD_pa, 32, 0 }, { GPU_FIELD_pa_not, 61, 0 },
	{ GPU_FIELD_pb, 33, 0 }, { GPU_FIELD_pb_not, 62, 0 }, { GPU_FIELD_pc, 34, 0 },
	{ GPU_FIELD_pc_not, 63, 0 }, { GPU_FIELD_lut, 31, 0 }, { GPU_FIELD_pu, 19, 0 },
	{ GPU_FIELD_stall, 7, 0 }, { GPU_FIELD_yield, 56, 0 }, { GPU_FIELD_wait, 8, 0 },
	{ GPU_FIELD_wsb, 40, 1 }, { GPU_FIELD_optype, 49, 0 }, { GPU_FIELD_stype, 50, 0 },
	{ GPU_FIELD_pg, 0, 0 }, { GPU_FIELD_pg_not, 51, 0 }, { GPU_FIELD_pa, 32, 0 },
	{ GPU_FIELD_pa_not, 61, 0 }, { GPU_FIELD_pb, 33, 0 }, { GPU_FIELD_pb_not, 62, 0 },
	{ GPU_FIELD_upc, 34, 0 }, { GPU_FIELD_upc_not, 63, 0 }, { GPU_FIELD_lut, 31, 0 },
	{ GPU_FIELD_pu, 19, 0 }, { GPU_FIELD_stall, 7, 0 }, { GPU_FIELD_yield, 56, 0 },
	{ GPU_FIELD_wait, 8, 0 }, { GPU_FIELD_wsb, 40, 1 }, { GPU_FIELD_optype, 49, 0 },
	{ GPU_FIELD_stype, 50, 0 }, { GPU_FIELD_pg, 0, 0 }, { GPU_FIELD_pg_not, 51, 0 },
	{ GPU_FIELD_rd, 4, 0 }, { GPU_FIELD_ra, 5, 0 }, { GPU_FIELD_rb, 6, 0 },
	{ GPU_FIELD_rc, 14, 0 }, { GPU_FIELD_lohi, 22, 0 }, { GPU_FIELD_itype, 36, 0 },
	{ GPU_FIELD_cwmod, 25, 0 }, { GPU_FIELD_direction, 35, 0 }, { GPU_FIELD_stall, 7, 0 },
	{ GPU_FIELD_yield, 56, 0 }, { GPU_FIELD_wait, 8, 0 }, { GPU_FIELD_wsb, 40, 1 },
	{ GPU_FIELD_optype, 49, 0 }, { GPU_FIELD_stype, 50, 0 }, { GPU_FIELD_pg, 0, 0 },
	{ GPU_FIELD_pg_not, 51, 0 }, { GPU_FIELD_rd, 4, 0 }, { GPU_FIELD_ra, 5, 0 },
	{ GPU_FIELD_vc, 10, 0 }, { GPU_FIELD_rb, 14, 0 }, { GPU_FIELD_lohi, 22, 0 },
	{ GPU_FIELD_itype, 36, 0 }, { GPU_FIELD_cwmod, 25, 0 },
	{ GPU_FIELD_direction, 35, 0 }, { GPU_FIELD_stall, 7, 0 }, { GPU_FIELD_yield, 56, 0 },
	{ GPU_FIELD_wait, 8, 0 }, { GPU_FIELD_wsb, 40, 1 }, { GPU_FIELD_optype, 49, 0 },
	{ GPU_FIELD_stype, 50, 0 }, { GPU_FIELD_pg, 0, 0 }, { GPU_FIELD_pg_not, 51, 0 },
	{ GPU_FIELD_rd, 4, 0 }, { GPU_FIELD_ra, 5, 0 }, { GPU_FIELD_vb, 10, 0 },
	{ GPU_FIELD_rc, 14, 0 }, { GPU_FIELD_lohi, 22, 0 }, { GPU_FIELD_itype, 36, 0 },
	{ GPU_FIELD_cwmod, 25, 0 }, { GPU_FIELD_direction, 35, 0 }, { GPU_FIELD_stall, 7, 0 },
	{ GPU_FIELD_yield, 56, 0 }, { GPU_FIELD_wait, 8, 0 }, { GPU_FIELD_wsb, 40, 1 },
	{ GPU_FIELD_optype, 49, 0 }, { GPU_FIELD_stype, 50, 0 }, { GPU_FIELD_pg, 0, 0 },
	{ GPU_FIELD_pg_not, 51, 0 }, { GPU_FIELD_rd, 4, 0 }, { GPU_FIELD_ra, 5, 0 },
	{ GPU_FIELD_vc, 57, 0 }, { GPU_FIELD_rb, 14, 0 }, { GPU_FIELD_lohi, 22, 0 },
	{ GPU_FIELD_itype, 36, 0 }, { GPU_FIELD_cwmod, 25, 0 },
	{ GPU_FIELD_direction, 35, 0 }, { GPU_FIELD_stall, 7, 0 }, { GPU_FIELD_yield, 56, 0 },
	{ GPU_FIELD_wait, 8, 0 }, { GPU_FIELD_wsb, 40, 1 }, { GPU_FIELD_optype, 49, 0 },
	{ GPU_FIELD_stype, 50, 0 }, { GPU_FIELD_pg, 0, 0 }, { GPU_FIELD_pg_not, 51, 0 },
	{ GPU_FIELD_rd, 4, 0 }, { GPU_FIELD_ra, 5, 0 }, { GPU_FIELD_vb, 57, 0 },
	{ GPU_FIELD_rc, 14, 0 }, { GPU_FIELD_lohi, 22, 0 }, { GPU_FIELD_itype, 36, 0 },
	{ GPU_FIELD_cwmod, 25, 0 }, { GPU_FIELD_direction, 35, 0 }, { GPU_FIELD_stall, 7, 0 },
	{ GPU_FIELD_yield, 56, 0 }, { GPU_FIELD_wait, 8, 0 }, { GPU_FIELD_wsb, 40, 1 },
	{ GPU_FIELD_optype, 49, 0 }, { GPU_FIELD_stype, 50, 0 }, { GPU_FIELD_pg, 0, 0 },
	{ GPU_FIELD_pg_not, 51, 0 }, { GPU_FIELD_rd, 4, 0 }, { GPU_FIELD_ra, 5, 0 },
	{ GPU_FIELD_urc, 9, 0 }, { GPU_FIELD_rb, 14, 0 }, { GPU_FIELD_lohi, 22, 0 },
	{ GPU_FIELD_itype, 36, 0 }, { GPU_FIELD_cwmod, 25, 0 },
	{ GPU_FIELD_direction, 35, 0 }, { GPU_FIELD_stall, 7, 0 }, { GPU_FIELD_yield, 56, 0 },
	{ GPU_FIELD_wait, 8, 0 }, { GPU_FIELD_wsb, 40, 1 }, { GPU_FIELD_optype, 49, 0 },
	{ GPU_FIELD_stype, 50, 0 }, { GPU_FIELD_pg, 0, 0 }, { GPU_FIELD_pg_not, 51, 0 },
	{ GPU_FIELD_rd, 4, 0 }, { GPU_FIELD_ra, 5, 0 }, { GPU_FIELD_urb, 9, 0 },
	{ GPU_FIELD_rc, 14, 0 }, { GPU_FIELD_lohi, 22, 0 }, { GPU_FIELD_itype, 36, 0 },
	{ GPU_FIELD_cwmod, 25, 0 }, { GPU_FIELD_direction, 35, 0 }, { GPU_FIELD_stall, 7, 0 },
	{ GPU_FIELD_yield, 56, 0 }, { GPU_FIELD_wait, 8, 0 }, { GPU_FIELD_wsb, 40, 1 },
	{ GPU_FIELD_optype, 49, 0 }, { GPU_FIELD_stype, 50, 0 }, { GPU_FIELD_pg, 0, 0 },
	{ GPU_FIELD_pg_not, 51, 0 }, { GPU_FIELD_rd, 4, 0 }, { GPU_FIELD_rb, 6, 0 },
	{ GPU_FIELD_width, 25, 0 }, { GPU_FIELD_stall, 7, 0 }, { GPU_FIELD_yield, 56, 0 },
	{ GPU_FIELD_wait, 8, 0 }, { GPU_FIELD_wsb, 40, 1 }, { GPU_FIELD_optype, 49, 0 },
	{ GPU_FIELD_stype, 50, 0 }, { GPU_FIELD_pg, 0, 0 }, { GPU_FIELD_pg_not, 51, 0 },
	{ GPU_FIELD_rd, 4, 0 }, { GPU_FIELD_urb, 9, 0 }, { GPU_FIELD_width, 25, 0 },
	{ GPU_FIELD_stall, 7, 0 }, { GPU_FIELD_yield, 56, 0 }, { GPU_FIELD_wait, 8, 0 },
	{ GPU_FIELD_wsb, 40, 1 }, { GPU_FIELD_optype, 49, 0 }, { GPU_FIELD_stype, 50, 0 },
	{ GPU_FIELD_pg, 0, 0 }, { GPU_FIELD_pg_not, 51, 0 }, { GPU_FIELD_rd, 4, 0 },
	{ GPU_FIELD_vb, 10, 0 }, { GPU_FIELD_width, 25, 0 }, { GPU_FIELD_stall, 7, 0 },
	{ GPU_FIELD_yield, 56, 0 }, { GPU_FIELD_wait, 8, 0 }, { GPU_FIELD_wsb, 40, 1 },
	{ GPU_FIELD_optype, 49, 0 }, { GPU_FIELD_stype, 50, 0 }, { GPU_FIELD_pg, 0, 0 },
	{ GPU_FIELD_pg_not, 51, 0 }, { GPU_FIELD_rd, 4, 0 }, { GPU_FIELD_vb, 57, 0 },
	{ GPU_FIELD_width, 25, 0 }, { GPU_FIELD_stall, 7, 0 }, { GPU_FIELD_yield, 56, 0 },
	{ GPU_FIELD_wait, 8, 0 }, { GPU_FIELD_wsb, 40, 1 }, { GPU_FIELD_optype, 49, 0 },
	{ GPU_FIELD_stype, 50, 0 }, { GPU_FIELD_pg, 0, 0 }, { GPU_FIELD_pg_not, 51, 0 },
	{ GPU_FIELD_rd, 4, 0 }, { GPU_FIELD_ra, 5, 0 }, { GPU_FIELD_rb, 6, 0 },
	{ GPU_FIELD_rc, 14, 0 }, { GPU_FIELD_mode, 37, 2 }, { GPU_FIELD_stall, 7, 0 },
	{ GPU_FIELD_yield, 56, 0 }, { GPU_FIELD_wait, 8, 0 }, { GPU_FIELD_wsb, 40, 1 },
	{ GPU_FIELD_optype, 49, 0 }, { GPU_FIELD_stype, 50, 0 }, { GPU_FIELD_pg, 0, 0 },
	{ GPU_FIELD_pg_not, 51, 0 }, { GPU_FIELD_rd, 4, 0 }, { GPU_FIELD_ra, 5, 0 },
	{ GPU_FIELD_vc, 10, 0 }, { GPU_FIELD_rb, 14, 0 }, { GPU_FIELD_mode, 37, 2 },
	{ GPU_FIELD_stall, 7, 0 }, { GPU_FIELD_yield, 56, 0 }, { GPU_FIELD_wait, 8, 0 },
	{ GPU_FIELD_wsb, 40, 1 }, { GPU_FIELD_optype, 49, 0 }, { GPU_FIELD_stype, 50, 0 },
	{ GPU_FIELD_pg, 0, 0 }, { GPU_FIELD_pg_not, 51, 0 }, { GPU_FIELD_rd, 4, 0 },
	{ GPU_FIELD_ra, 5, 0 }, { GPU_FIELD_vb, 10, 0 }, { GPU_FIELD_rc, 14, 0 },
	{ GPU_FIELD_mode, 37, 2 }, { GPU_FIELD_stall, 7, 0 }, { GPU_FIELD_yield, 56, 0 },
	{ GPU_FIELD_wait, 8, 0 }, { GPU_FIELD_wsb, 40, 1 }, { GPU_FIELD_optype, 49, 0 },
	{ GPU_FIELD_stype, 50, 0 }, { GPU_FIELD_pg, 0, 0 }, { GPU_FIELD_pg_not, 51, 0 },
	{ GPU_FIELD_rd, 4, 0 }, { GPU_FIELD_ra, 5, 0 }, { GPU_FIELD_vc, 57, 0 },
	{ GPU_FIELD_rb, 14, 0 }, { GPU_FIELD_mode, 37, 2 }, { GPU_FIELD_stall, 7, 0 },
	{ GPU_FIELD_yield, 56, 0 }, { GPU_FIELD_wait, 8, 0 }, { GPU_FIELD_wsb, 40, 1 },
	{ GPU_FIELD_optype, 49, 0 }, { GPU_FIELD_stype, 50, 0 }, { GPU_FIELD_pg, 0, 0 },
	{ GPU_FIELD_pg_not, 51, 0 }, { GPU_FIELD_rd, 4, 0 }, { GPU_FIELD_ra, 5, 0 },
	{ GPU_FIELD_vb, 57, 0 }, { GPU_FIELD_rc, 14, 0 }, { GPU_FIELD_mode, 37, 2 },
	{ GPU_FIELD_stall, 7, 0 }, { GPU_FIELD_yield, 56, 0 }, { GPU_FIELD_wait, 8, 0 },
	{ GPU_FIELD_wsb, 40, 1 }, { GPU_FIELD_optype, 49, 0 }, { GPU_FIELD_stype, 50, 0 },
	{ GPU_FIELD_pg, 0, 0 }, { GPU_FIELD_pg_not, 51, 0 }, { GPU_FIELD_rd, 4, 0 },
	{ GPU_FIELD_ra, 5, 0 }, { GPU_FIELD_urc, 9, 0 }, { GPU_FIELD_rb, 14, 0 },
	{ GPU_FIELD_mode, 37, 2 }, { GPU_FIELD_stall, 7, 0 }, { GPU_FIELD_yield, 56, 0 },
	{ GPU_FIELD_wait, 8, 0 }, { GPU_FIELD_wsb, 40, 1 }, { GPU_FIELD_optype, 49, 0 },
	{ GPU_FIELD_stype, 50, 0 }, { GPU_FIELD_pg, 0, 0 }, { GPU_FIELD_pg_not, 51, 0 },
	{ GPU_FIELD_rd, 4, 0 }, { GPU_FIELD_ra, 5, 0 }, { GPU_FIELD_urb, 9, 0 },
	{ GPU_FIELD_rc, 14, 0 }, { GPU_FIELD_mode, 37, 2 }, { GPU_FIELD_stall, 7, 0 },
	{ GPU_FIELD_yield, 56, 0 }, { GPU_FIELD_wait, 8, 0 }, { GPU_FIELD_wsb, 40, 1 },
	{ GPU_FIELD_optype, 49, 0 }, { GPU_FIELD_stype, 50, 0 }, { GPU_FIELD_pg, 0, 0 },
	{ GPU_FIELD_pg_not, 51, 0 }, { GPU_FIELD_rd, 4, 0 }, { GPU_FIELD_rb, 6, 0 },
	{ GPU_FIELD_dtype, 38, 0 }, { GPU_FIELD_stall, 7, 0 }, { GPU_FIELD_yield, 56, 0 },
	{ GPU_FIELD_wait, 8, 0 }, { GPU_FIELD_wsb, 40, 1 }, { GPU_FIELD_optype, 49, 0 },
	{ GPU_FIELD_stype, 50, 0 }, { GPU_FIELD_pg, 0, 0 }, { GPU_FIELD_pg_not, 51, 0 },
	{ GPU_FIELD_rd, 4, 0 }, { GPU_FIELD_urb, 9, 0 }, { GPU_FIELD_dtype, 38, 0 },
	{ GPU_FIELD_stall, 7, 0 }, { GPU_FIELD_yield, 56, 0 }, { GPU_FIELD_wait, 8, 0 },
	{ GPU_FIELD_wsb, 40, 1 }, { GPU_FIELD_optype, 49, 0 }, { GPU_FIELD_stype, 50, 0 },
	{ GPU_FIELD_pg, 0, 0 }, { GPU_FIELD_pg_not, 51, 0 }, { GPU_FIELD_rd, 4, 0 },
	{ GPU_FIELD_vb, 10, 0 }, { GPU_FIELD_dtype, 38, 0 }, { GPU_FIELD_stall, 7, 0 },
	{ GPU_FIELD_yield, 56, 0 }, { GPU_FIELD_wait, 8, 0 }, { GPU_FIELD_wsb, 40, 1 },
	{ GPU_FIELD_optype, 49, 0 }, { GPU_FIELD_stype, 50, 0 }, { GPU_FIELD_pg, 0, 0 },
	{ GPU_FIELD_pg_not, 51, 0 }, { GPU_FIELD_rd, 4, 0 }, { GPU_FIELD_vb, 57, 0 },
	{ GPU_FIELD_dtype, 38, 0 }, { GPU_FIELD_stall, 7, 0 }, { GPU_FIELD_yield, 56, 0 },
	{ GPU_FIELD_wait, 8, 0 }, { GPU_FIELD_wsb, 40, 1 }, { GPU_FIELD_optype, 49, 0 },
	{ GPU_FIELD_stype, 50, 0 }, { GPU_FIELD_pg, 0, 0 }, { GPU_FIELD_pg_not, 51, 0 },
	{ GPU_FIELD_rd, 4, 0 }, { GPU_FIELD_ra, 5, 0 }, { GPU_FIELD_rb, 6, 0 },
	{ GPU_FIELD_rc, 14, 0 }, { GPU_FIELD_satrelu, 22, 0 }, { GPU_FIELD_dsttype, 37, 0 },
	{ GPU_FIELD_stall, 7, 0 }, { GPU_FIELD_yield, 56, 0 }, { GPU_FIELD_wait, 8, 0 },
	{ GPU_FIELD_wsb, 40, 1 }, { GPU_FIELD_optype, 49, 0 }, { GPU_FIELD_stype, 50, 0 },
	{ GPU_FIELD_pg, 0, 0 }, { GPU_FIELD_pg_not, 51, 0 }, { GPU_FIELD_rd, 4, 0 },
	{ GPU_FIELD_ra, 5, 0 }, { GPU_FIELD_urb, 9, 0 }, { GPU_FIELD_rc, 14, 0 },
	{ GPU_FIELD_satrelu, 22, 0 }, { GPU_FIELD_dsttype, 37, 0 }, { GPU_FIELD_stall, 7, 0 },
	{ GPU_FIELD_yield, 56, 0 }, { GPU_FIELD_wait, 8, 0 }, { GPU_FIELD_wsb, 40, 1 },
	{ GPU_FIELD_optype, 49, 0 }, { GPU_FIELD_stype, 50, 0 }, { GPU_FIELD_pg, 0, 0 },
	{ GPU_FIELD_pg_not, 51, 0 }, { GPU_FIELD_rd, 4, 0 }, { GPU_FIELD_ra, 5, 0 },
	{ GPU_FIELD_vb, 10, 0 }, { GPU_FIELD_rc, 14, 0 }, { GPU_FIELD_satrelu, 22, 0 },
	{ GPU_FIELD_dsttype, 37, 0 }, { GPU_FIELD_stall, 7, 0 }, { GPU_FIELD_yield, 56, 0 },
	{ GPU_FIELD_wait, 8, 0 }, { GPU_FIELD_wsb, 40, 1 }, { GPU_FIELD_optype, 49, 0 },
	{ GPU_FIELD_stype, 50, 0 }, { GPU_FIELD_pg, 0, 0 }, { GPU_FIELD_pg_not, 51, 0 },
	{ GPU_FIELD_rd, 4, 0 }, { GPU_FIELD_ra, 5, 0 }, { GPU_FIELD_vb, 57, 0 },
	{ GPU_FIELD_rc, 14, 0 }, { GPU_FIELD_satrelu, 22, 0 }, { GPU_FIELD_dsttype, 37, 0 },
	{ GPU_FIELD_stall, 7, 0 }, { GPU_FIELD_yield, 56, 0 }, { GPU_FIELD_wait, 8, 0 },
	{ GPU_FIELD_wsb, 40, 1 }, { GPU_FIELD_optype, 49, 0 }, { GPU_FIELD_stype, 50, 0 },
	{ GPU_FIELD_pg, 0, 0 }, { GPU_FIELD_pg_not, 51, 0 }, { GPU_FIELD_urd, 39, 0 },
	{ GPU_FIELD_rb, 6, 0 }, { GPU_FIELD_stall, 7, 0 }, { GPU_FIELD_yield, 56, 0 },
	{ GPU_FIELD_wait, 8, 0 }, { GPU_FIELD_wsb, 40, 1 }, { GPU_FIELD_optype, 49, 0 },
	{ GPU_FIELD_stype, 50, 0 }, { GPU_FIELD_pg, 0, 0 }, { GPU_FIELD_pg_not, 51, 0 },
	{ GPU_FIELD_ra, 5, 0 }, { GPU_FIELD_ridx, 41, 0 }, { GPU_FIELD_urb, 42, 0 },
	{ GPU_FIELD_stall, 7, 0 }, { GPU_FIELD_yield, 56, 0 }, { GPU_FIELD_wait, 8, 0 },
	{ GPU_FIELD_wsb, 40, 1 }, { GPU_FIELD_optype, 49, 0 }, { GPU_FIELD_stype, 50, 0 },
	{ GPU_FIELD_pg, 0, 0 }, { GPU_FIELD_pg_not, 51, 0 }, { GPU_FIELD_rd, 4, 0 },
	{ GPU_FIELD_ridx, 41, 0 }, { GPU_FIELD_urb, 42, 0 }, { GPU_FIELD_stall, 7, 0 },
	{ GPU_FIELD_yield, 56, 0 }, { GPU_FIELD_wait, 8, 0 }, { GPU_FIELD_wsb, 40, 1 },
	{ GPU_FIELD_optype, 49, 0 }, { GPU_FIELD_stype, 50, 0 }, { GPU_FIELD_pg, 0, 0 },
	{ GPU_FIELD_pg_not, 51, 0 }, { GPU_FIELD_rd, 4, 0 }, { GPU_FIELD_ra, 5, 0 },
	{ GPU_FIELD_rb, 6, 0 }, { GPU_FIELD_rc, 14, 0 }, { GPU_FIELD_mode, 43, 0 },
	{ GPU_FIELD_pu, 19, 0 }, { GPU_FIELD_stall, 7, 0 }, { GPU_FIELD_yield, 56, 0 },
	{ GPU_FIELD_wait, 8, 0 }, { GPU_FIELD_wsb, 40, 1 }, { GPU_FIELD_optype, 49, 0 },
	{ GPU_FIELD_stype, 50, 0 }, { GPU_FIELD_pg, 0, 0 }, { GPU_FIELD_pg_not, 51, 0 },
	{ GPU_FIELD_rd, 4, 0 }, { GPU_FIELD_ra, 5, 0 }, { GPU_FIELD_rb, 6, 0 },
	{ GPU_FIELD_vc, 44, 0 }, { GPU_FIELD_mode, 43, 0 }, { GPU_FIELD_pu, 19, 0 },
	{ GPU_FIELD_stall, 7, 0 }, { GPU_FIELD_yield, 56, 0 }, { GPU_FIELD_wait, 8, 0 },
	{ GPU_FIELD_wsb, 40, 1 }, { GPU_FIELD_optype, 49, 0 }, { GPU_FIELD_stype, 50, 0 },
	{ GPU_FIELD_pg, 0, 0 }, { GPU_FIELD_pg_not, 51, 0 }, { GPU_FIELD_rd, 4, 0 },
	{ GPU_FIELD_ra, 5, 0 }, { GPU_FIELD_vb, 45, 0 }, { GPU_FIELD_rc, 14, 0 },
	{ GPU_FIELD_mode, 43, 0 }, { GPU_FIELD_pu, 19, 0 }, { GPU_FIELD_stall, 7, 0 },
	{ GPU_FIELD_yield, 56, 0 }, { GPU_FIELD_wait, 8, 0 }, { GPU_FIELD_wsb, 40, 1 },
	{ GPU_FIELD_optype, 49, 0 }, { GPU_FIELD_stype, 50, 0 }, { GPU_FIELD_pg, 0, 0 },
	{ GPU_FIELD_pg_not, 51, 0 }, { GPU_FIELD_rd, 4, 0 }, { GPU_FIELD_ra, 5, 0 },
	{ GPU_FIELD_vc, 44, 0 }, { GPU_FIELD_vb, 45, 0 }, { GPU_FIELD_mode, 43, 0 },
	{ GPU_FIELD_pu, 19, 0 }, { GPU_FIELD_stall, 7, 0 }, { GPU_FIELD_yield, 56, 0 },
	{ GPU_FIELD_wait, 8, 0 }, { GPU_FIELD_wsb, 40, 1 }, { GPU_FIELD_optype, 49, 0 },
	{ GPU_FIELD_stype, 50, 0 }, { GPU_FIELD_pg, 0, 0 }, { GPU_FIELD_pg_not, 51, 0 },
	{ GPU_FIELD_rd, 4, 0 }, { GPU_FIELD_ra, 5, 0 }, { GPU_FIELD_stall, 7, 0 },
	{ GPU_FIELD_yield, 56, 0 }, { GPU_FIELD_wait, 8, 0 }, { GPU_FIELD_wsb, 40, 1 },
	{ GPU_FIELD_optype, 49, 0 }, { GPU_FIELD_stype, 50, 0 }, { GPU_FIELD_pg, 0, 0 },
	{ GPU_FIELD_pg_not, 51, 0 }, { GPU_FIELD_rd, 4, 0 }, { GPU_FIELD_voteop, 43, 3 },
	{ GPU_FIELD_pp, 16, 0 }, { GPU_FIELD_pp_not, 59, 0 }, { GPU_FIELD_pu, 19, 0 },
	{ GPU_FIELD_stall, 7, 0 }, { GPU_FIELD_yield, 56, 0 }, { GPU_FIELD_wait, 8, 0 },
	{ GPU_FIELD_wsb, 40, 1 }, { GPU_FIELD_optype, 49, 0 }, { GPU_FIELD_stype, 50, 0 },
	{ GPU_FIELD_pg, 0, 0 }, { GPU_FIELD_pg_not, 51, 0 }, { GPU_FIELD_urd, 39, 0 },
	{ GPU_FIELD_voteop, 43, 3 }, { GPU_FIELD_pp, 16, 0 }, { GPU_FIELD_pp_not, 59, 0 },
	{ GPU_FIELD_upu, 19, 0 }, { GPU_FIELD_stall, 7, 0 }, { GPU_FIELD_yield, 56, 0 },
	{ GPU_FIELD_wait, 8, 0 }, { GPU_FIELD_wsb, 40, 1 }, { GPU_FIELD_optype, 49, 0 },
	{ GPU_FIELD_stype, 50, 0 }, { GPU_FIELD_pg, 0, 0 }, { GPU_FIELD_pg_not, 51, 0 },
	{ GPU_FIELD_rd, 4, 0 }, { GPU_FIELD_ra, 5, 0 }, { GPU_FIELD_reduxop, 13, 5 },
	{ GPU_FIELD_dtype, 46, 6 }, { GPU_FIELD_stall, 7, 0 }, { GPU_FIELD_yield, 56, 0 },
	{ GPU_FIELD_wait, 8, 0 }, { GPU_FIELD_wsb, 40, 1 }, { GPU_FIELD_optype, 49, 0 },
	{ GPU_FIELD_stype, 50, 0 }, { GPU_FIELD_pg, 0, 0 }, { GPU_FIELD_pg_not, 51, 0 },
	{ GPU_FIELD_urd, 39, 0 }, { GPU_FIELD_ra, 5, 0 }, { GPU_FIELD_reduxop, 13, 5 },
	{ GPU_FIELD_dtype, 46, 6 }, { GPU_FIELD_stall, 7, 0 }, { GPU_FIELD_yield, 56, 0 },
	{ GPU_FIELD_wait, 8, 0 }, { GPU_FIELD_wsb, 40, 1 }, { GPU_FIELD_optype, 49, 0 },
	{ GPU_FIELD_stype, 50, 0 }, { GPU_FIELD_pg, 0, 0 }, { GPU_FIELD_pg_not, 51, 0 },
	{ GPU_FIELD_rd, 4, 0 }, { GPU_FIELD_ra, 5, 0 }, { GPU_FIELD_matchop, 25, 0 },
	{ GPU_FIELD_dtype, 35, 0 }, { GPU_FIELD_pu, 19, 0 }, { GPU_FIELD_stall, 7, 0 },
	{ GPU_FIELD_yield, 56, 0 }, { GPU_FIELD_wait, 8, 0 }, { GPU_FIELD_wsb, 40, 1 },
	{ GPU_FIELD_optype, 49, 0 }, { GPU_FIELD_stype, 50, 0 }, { GPU_FIELD_pg, 0, 0 },
	{ GPU_FIELD_pg_not, 51, 0 }, { GPU_FIELD_urd, 39, 0 }, { GPU_FIELD_pp, 16, 0 },
	{ GPU_FIELD_pp_not, 59, 0 }, { GPU_FIELD_pu, 19, 0 }, { GPU_FIELD_stall, 7, 0 },
	{ GPU_FIELD_yield, 56, 0 }, { GPU_FIELD_wait, 8, 0 }, { GPU_FIELD_wsb, 40, 1 },
	{ GPU_FIELD_optype, 49, 0 }, { GPU_FIELD_stype, 50, 0 }, { GPU_FIELD_pg, 0, 0 },
	{ GPU_FIELD_pg_not, 51, 0 }, { GPU_FIELD_urd, 39, 0 }, { GPU_FIELD_urb, 9, 0 },
	{ GPU_FIELD_urb_bitnot, 55, 0 }, { GPU_FIELD_pu, 19, 0 }, { GPU_FIELD_stall, 7, 0 },
	{ GPU_FIELD_yield, 56, 0 }, { GPU_FIELD_wait, 8, 0 }, { GPU_FIELD_wsb, 40, 1 },
	{ GPU_FIELD_optype, 49, 0 }, { GPU_FIELD_stype, 50, 0 }, { GPU_FIELD_pg, 0, 0 },
	{ GPU_FIELD_pg_not, 51, 0 }, { GPU_FIELD_rd, 4, 0 }, { GPU_FIELD_pp, 16, 0 },
	{ GPU_FIELD_pp_not, 59, 0 }, { GPU_FIELD_pu, 19, 0 }, { GPU_FIELD_stall, 7, 0 },
	{ GPU_FIELD_yield, 56, 0 }, { GPU_FIELD_wait, 8, 0 }, { GPU_FIELD_wsb, 40, 1 },
	{ GPU_FIELD_optype, 49, 0 }, { GPU_FIELD_stype, 50, 0 }, { GPU_FIELD_pg, 0, 0 },
	{ GPU_FIELD_pg_not, 51, 0 }, { GPU_FIELD_rd, 4, 0 }, { GPU_FIELD_urb, 9, 0 },
	{ GPU_FIELD_urb_bitnot, 55, 0 }, { GPU_FIELD_pu, 19, 0 }, { GPU_FIELD_stall, 7, 0 },
	{ GPU_FIELD_yield, 56, 0 }, { GPU_FIELD_wait, 8, 0 }, { GPU_FIELD_wsb, 40, 1 },
	{ GPU_FIELD_optype, 49, 0 }, { GPU_FIELD_stype, 50, 0 }, { GPU_FIELD_upg, 0, 0 },
	{ GPU_FIELD_upg_not, 51, 0 }, { GPU_FIELD_urd, 39, 0 }, { GPU_FIELD_ura, 47, 0 },
	{ GPU_FIELD_vb, 57, 0 }, { GPU_FIELD_dtype, 13, 2 }, { GPU_FIELD_stall, 7, 0 },
	{ GPU_FIELD_yield, 56, 0 }, { GPU_FIELD_wait, 8, 0 }, { GPU_FIELD_wsb, 40, 1 },
	{ GPU_FIELD_optype, 49, 0 }, { GPU_FIELD_stype, 50, 0 }, { GPU_FIELD_upg, 0, 0 },
	{ GPU_FIELD_upg_not, 51, 0 }, { GPU_FIELD_urd, 39, 0 }, { GPU_FIELD_ura, 47, 0 },
	{ GPU_FIELD_urb, 9, 0 }, { GPU_FIELD_ura_neg, 52, 0 }, { GPU_FIELD_ext, 1, 0 },
	{ GPU_FIELD_urb_neg, 55, 0 }, { GPU_FIELD_upp, 16, 0 }, { GPU_FIELD_upp_not, 59, 0 },
	{ GPU_FIELD_upu, 19, 0 }, { GPU_FIELD_stall, 7, 0 }, { GPU_FIELD_yield, 56, 0 },
	{ GPU_FIELD_wait, 8, 0 }, { GPU_FIELD_wsb, 40, 1 }, { GPU_FIELD_optype, 49, 0 },
	{ GPU_FIELD_stype, 50, 0 }, { GPU_FIELD_upg, 0, 0 }, { GPU_FIELD_upg_not, 51, 0 },
	{ GPU_FIELD_urd, 39, 0 }, { GPU_FIELD_ura, 47, 0 }, { GPU_FIELD_vb, 10, 0 },
	{ GPU_FIELD_ura_neg, 52, 0 }, { GPU_FIELD_ext, 1, 0 }, { GPU_FIELD_upp, 16, 0 },
	{ GPU_FIELD_upp_not, 59, 0 }, { GPU_FIELD_upu, 19, 0 }, { GPU_FIELD_stall, 7, 0 },
	{ GPU_FIELD_yield, 56, 0 }, { GPU_FIELD_wait, 8, 0 }, { GPU_FIELD_wsb, 40, 1 },
	{ GPU_FIELD_optype, 49, 0 }, { GPU_FIELD_stype, 50, 0 }, { GPU_FIELD_upg, 0, 0 },
	{ GPU_FIELD_upg_not, 51, 0 }, { GPU_FIELD_urd, 39, 0 }, { GPU_FIELD_ura, 47, 0 },
	{ GPU_FIELD_vb, 57, 0 }, { GPU_FIELD_ura_neg, 52, 0 }, { GPU_FIELD_ext, 1, 0 },
	{ GPU_FIELD_vb_neg, 55, 0 }, { GPU_FIELD_upp, 16, 0 }, { GPU_FIELD_upp_not, 59, 0 },
	{ GPU_FIELD_upu, 19, 0 }, { GPU_FIELD_stall, 7, 0 }, { GPU_FIELD_yield, 56, 0 },
	{ GPU_FIELD_wait, 8, 0 }, { GPU_FIELD_wsb, 40, 1 }, { GPU_FIELD_optype, 49, 0 },
	{ GPU_FIELD_stype, 50, 0 }, { GPU_FIELD_upg, 0, 0 }, { GPU_FIELD_upg_not, 51, 0 },
	{ GPU_FIELD_urd, 39, 0 }, { GPU_FIELD_ura, 47, 0 }, { GPU_FIELD_urb, 9, 0 },
	{ GPU_FIELD_urc, 42, 0 }, { GPU_FIELD_urc_neg, 58, 0 }, { GPU_FIELD_lohi, 22, 0 },
	{ GPU_FIELD_ext, 1, 0 }, { GPU_FIELD_itype, 2, 0 }, { GPU_FIELD_upp, 16, 0 },
	{ GPU_FIELD_upp_not, 59, 0 }, { GPU_FIELD_upu, 19, 0 }, { GPU_FIELD_stall, 7, 0 },
	{ GPU_FIELD_yield, 56, 0 }, { GPU_FIELD_wait, 8, 0 }, { GPU_FIELD_wsb, 40, 1 },
	{ GPU_FIELD_optype, 49, 0 }, { GPU_FIELD_stype, 50, 0 }, { GPU_FIELD_upg, 0, 0 },
	{ GPU_FIELD_upg_not, 51, 0 }, { GPU_FIELD_urd, 39, 0 }, { GPU_FIELD_ura, 47, 0 },
	{ GPU_FIELD_vc, 10, 0 }, { GPU_FIELD_urb, 42, 0 }, { GPU_FIELD_lohi, 22, 0 },
	{ GPU_FIELD_ext, 1, 0 }, { GPU_FIELD_itype, 2, 0 }, { GPU_FIELD_upp, 16, 0 },
	{ GPU_FIELD_upp_not, 59, 0 }, { GPU_FIELD_upu, 19, 0 }, { GPU_FIELD_stall, 7, 0 },
	{ GPU_FIELD_yield, 56, 0 }, { GPU_FIELD_wait, 8, 0 }, { GPU_FIELD_wsb, 40, 1 },
	{ GPU_FIELD_optype, 49, 0 }, { GPU_FIELD_stype, 50, 0 }, { GPU_FIELD_upg, 0, 0 },
	{ GPU_FIELD_upg_not, 51, 0 }, { GPU_FIELD_urd, 39, 0 }, { GPU_FIELD_ura, 47, 0 },
	{ GPU_FIELD_vb, 10, 0 }, { GPU_FIELD_urc, 42, 0 }, { GPU_FIELD_urc_neg, 58, 0 },
	{ GPU_FIELD_lohi, 22, 0 }, { GPU_FIELD_ext, 1, 0 }, { GPU_FIELD_itype, 2, 0 },
	{ GPU_FIELD_upp, 16, 0 }, { GPU_FIELD_upp_not, 59, 0 }, { GPU_FIELD_upu, 19, 0 },
	{ GPU_FIELD_stall, 7, 0 }, { GPU_FIELD_yield, 56, 0 }, { GPU_FIELD_wait, 8, 0 },
	{ GPU_FIELD_wsb, 40, 1 }, { GPU_FIELD_optype, 49, 0 }, { GPU_FIELD_stype, 50, 0 },
	{ GPU_FIELD_upg, 0, 0 }, { GPU_FIELD_upg_not, 51, 0 }, { GPU_FIELD_urd, 39, 0 },
	{ GPU_FIELD_ura, 47, 0 }, { GPU_FIELD_vc, 57, 0 }, { GPU_FIELD_urb, 42, 0 },
	{ GPU_FIELD_lohi, 22, 0 }, { GPU_FIELD_ext, 1, 0 }, { GPU_FIELD_itype, 2, 0 },
	{ GPU_FIELD_vc_neg, 55, 0 }, { GPU_FIELD_upp, 16, 0 }, { GPU_FIELD_upp_not, 59, 0 },
	{ GPU_FIELD_upu, 19, 0 }, { GPU_FIELD_stall, 7, 0 }, { GPU_FIELD_yield, 56, 0 },
	{ GPU_FIELD_wait, 8, 0 }, { GPU_FIELD_wsb, 40, 1 }, { GPU_FIELD_optype, 49, 0 },
	{ GPU_FIELD_stype, 50, 0 }, { GPU_FIELD_upg, 0, 0 }, { GPU_FIELD_upg_not, 51, 0 },
	{ GPU_FIELD_urd, 39, 0 }, { GPU_FIELD_ura, 47, 0 }, { GPU_FIELD_vb, 57, 0 },
	{ GPU_FIELD_urc, 42, 0 }, { GPU_FIELD_urc_neg, 58, 0 }, { GPU_FIELD_lohi, 22, 0 },
	{ GPU_FIELD_ext, 1, 0 }, { GPU_FIELD_itype, 2, 0 }, { GPU_FIELD_upp, 16, 0 },
	{ GPU_FIELD_upp_not, 59, 0 }, { GPU_FIELD_upu, 19, 0 }, { GPU_FIELD_stall, 7, 0 },
	{ GPU_FIELD_yield, 56, 0 }, { GPU_FIELD_wait, 8, 0 }, { GPU_FIELD_wsb, 40, 1 },
	{ GPU_FIELD_optype, 49, 0 }, { GPU_FIELD_stype, 50, 0 }, { GPU_FIELD_upg, 0, 0 },
	{ GPU_FIELD_upg_not, 51, 0 }, { GPU_FIELD_urd, 39, 0 }, { GPU_FIELD_ura, 47, 0 },
	{ GPU_FIELD_urb, 9, 0 }, { GPU_FIELD_urc, 42, 0 }, { GPU_FIELD_urc_neg, 58, 0 },
	{ GPU_FIELD_ext, 1, 0 }, { GPU_FIELD_itype, 2, 0 }, { GPU_FIELD_upp, 16, 0 },
	{ GPU_FIELD_upp_not, 59, 0 }, { GPU_FIELD_upu, 19, 0 }, { GPU_FIELD_stall, 7, 0 },
	{ GPU_FIELD_yield, 56, 0 }, { GPU_FIELD_wait, 8, 0 }, { GPU_FIELD_wsb, 40, 1 },
	{ GPU_FIELD_optype, 49, 0 }, { GPU_FIELD_stype, 50, 0 }, { GPU_FIELD_upg, 0, 0 },
	{ GPU_FIELD_upg_not, 51, 0 }, { GPU_FIELD_urd, 39, 0 }, { GPU_FIELD_ura, 47, 0 },
	{ GPU_FIELD_vb, 10, 0 }, { GPU_FIELD_urc, 42, 0 }, { GPU_FIELD_urc_neg, 58, 0 },
	{ GPU_FIELD_ext, 1, 0 }, { GPU_FIELD_itype, 2, 0 }, { GPU_FIELD_upp, 16, 0 },
	{ GPU_FIELD_upp_not, 59, 0 }, { GPU_FIELD_upu, 19, 0 }, { GPU_FIELD_stall, 7, 0 },
	{ GPU_FIELD_yield, 56, 0 }, { GPU_FIELD_wait, 8, 0 }, { GPU_FIELD_wsb, 40, 1 },
	{ GPU_FIELD_optype, 49, 0 }, { GPU_FIELD_stype, 50, 0 }, { GPU_FIELD_upg, 0, 0 },
	{ GPU_FIELD_upg_not, 51, 0 }, { GPU_FIELD_urd, 39, 0 }, { GPU_FIELD_ura, 47, 0 },
	{ GPU_FIELD_vc, 57, 0 }, { GPU_FIELD_urb, 42, 0 }, { GPU_FIELD_ext, 1, 0 },
	{ GPU_FIELD_itype, 2, 0 }, { GPU_FIELD_vc_neg, 55, 0 }, { GPU_FIELD_upp, 16, 0 },
	{ GPU_FIELD_upp_not, 59, 0 }, { GPU_FIELD_upu, 19, 0 }, { GPU_FIELD_stall, 7, 0 },
	{ GPU_FIELD_yield, 56, 0 }, { GPU_FIELD_wait, 8, 0 }, { GPU_FIELD_wsb, 40, 1 },
	{ GPU_FIELD_optype, 49, 0 }, { GPU_FIELD_stype, 50, 0 }, { GPU_FIELD_upg, 0, 0 },
	{ GPU_FIELD_upg_not, 51, 0 }, { GPU_FIELD_urd, 39, 0 }, { GPU_FIELD_ura, 47, 0 },
	{ GPU_FIELD_vb, 57, 0 }, { GPU_FIELD_urc, 42, 0 }, { GPU_FIELD_urc_neg, 58, 0 },
	{ GPU_FIELD_ext, 1, 0 }, { GPU_FIELD_itype, 2, 0 }, { GPU_FIELD_upp, 16, 0 },
	{ GPU_FIELD_upp_not, 59, 0 }, { GPU_FIELD_upu, 19, 0 }, { GPU_FIELD_stall, 7, 0 },
	{ GPU_FIELD_yield, 56, 0 }, { GPU_FIELD_wait, 8, 0 }, { GPU_FIELD_wsb, 40, 1 },
	{ GPU_FIELD_optype, 49, 0 }, { GPU_FIELD_stype, 50, 0 }, { GPU_FIELD_upg, 0, 0 },
	{ GPU_FIELD_upg_not, 51, 0 }, { GPU_FIELD_urd, 39, 0 }, { GPU_FIELD_ura, 47, 0 },
	{ GPU_FIELD_urb, 9, 0 }, { GPU_FIELD_lohi, 22, 0 }, { GPU_FIELD_itype, 2, 0 },
	{ GPU_FIELD_urb_neg, 55, 0 }, { GPU_FIELD_stall, 7, 0 }, { GPU_FIELD_yield, 56, 0 },
	{ GPU_FIELD_wait, 8, 0 }, { GPU_FIELD_wsb, 40, 1 }, { GPU_FIELD_optype, 49, 0 },
	{ GPU_FIELD_stype, 50, 0 }, { GPU_FIELD_upg, 0, 0 }, { GPU_FIELD_upg_not, 51, 0 },
	{ GPU_FIELD_urd, 39, 0 }, { GPU_FIELD_ura, 47, 0 }, { GPU_FIELD_vb, 10, 0 },
	{ GPU_FIELD_lohi, 22, 0 }, { GPU_FIELD_itype, 2, 0 }, { GPU_FIELD_stall, 7, 0 },
	{ GPU_FIELD_yield, 56, 0 }, { GPU_FIELD_wait, 8, 0 }, { GPU_FIELD_wsb, 40, 1 },
	{ GPU_FIELD_optype, 49, 0 }, { GPU_FIELD_stype, 50, 0 }, { GPU_FIELD_upg, 0, 0 },
	{ GPU_FIELD_upg_not, 51, 0 }, { GPU_FIELD_urd, 39, 0 }, { GPU_FIELD_ura, 47, 0 },
	{ GPU_FIELD_vb, 57, 0 }, { GPU_FIELD_lohi, 22, 0 }, { GPU_FIELD_itype, 2, 0 },
	{ GPU_FIELD_vb_neg, 55, 0 }, { GPU_FIELD_stall, 7, 0 }, { GPU_FIELD_yield, 56, 0 },
	{ GPU_FIELD_wait, 8, 0 }, { GPU_FIELD_wsb, 40, 1 }, { GPU_FIELD_optype, 49, 0 },
	{ GPU_FIELD_stype, 50, 0 }, { GPU_FIELD_upg, 0, 0 }, { GPU_FIELD_upg_not, 51, 0 },
	{ GPU_FIELD_urd, 39, 0 }, { GPU_FIELD_ura, 47, 0 }, { GPU_FIELD_urb, 9, 0 },
	{ GPU_FIELD_urc, 42, 0 }, { GPU_FIELD_ura_neg, 52, 0 }, { GPU_FIELD_lohi, 22, 0 },
	{ GPU_FIELD_ext, 1, 0 }, { GPU_FIELD_sx32, 25, 0 }, { GPU_FIELD_shiftamt, 24, 0 },
	{ GPU_FIELD_urb_neg, 55, 0 }, { GPU_FIELD_upp, 16, 0 }, { GPU_FIELD_upp_not, 59, 0 },
	{ GPU_FIELD_upu, 19, 0 }, { GPU_FIELD_stall, 7, 0 }, { GPU_FIELD_yield, 56, 0 },
	{ GPU_FIELD_wait, 8, 0 }, { GPU_FIELD_wsb, 40, 1 }, { GPU_FIELD_optype, 49, 0 },
	{ GPU_FIELD_stype, 50, 0 }, { GPU_FIELD_upg, 0, 0 }, { GPU_FIELD_upg_not, 51, 0 },
	{ GPU_FIELD_urd, 39, 0 }, { GPU_FIELD_ura, 47, 0 }, { GPU_FIELD_vb, 10, 0 },
	{ GPU_FIELD_urc, 42, 0 }, { GPU_FIELD_ura_neg, 52, 0 }, { GPU_FIELD_lohi, 22, 0 },
	{ GPU_FIELD_ext, 1, 0 }, { GPU_FIELD_sx32, 25, 0 }, { GPU_FIELD_shiftamt, 24, 0 },
	{ GPU_FIELD_upp, 16, 0 }, { GPU_FIELD_upp_not, 59, 0 }, { GPU_FIELD_upu, 19, 0 },
	{ GPU_FIELD_stall, 7, 0 }, { GPU_FIELD_yield, 56, 0 }, { GPU_FIELD_wait, 8, 0 },
	{ GPU_FIELD_wsb, 40, 1 }, { GPU_FIELD_optype, 49, 0 }, { GPU_FIELD_stype, 50, 0 },
	{ GPU_FIELD_upg, 0, 0 }, { GPU_FIELD_upg_not, 51, 0 }, { GPU_FIELD_urd, 39, 0 },
	{ GPU_FIELD_ura, 47, 0 }, { GPU_FIELD_vb, 57, 0 }, { GPU_FIELD_urc, 42, 0 },
	{ GPU_FIELD_ura_neg, 52, 0 }, { GPU_FIELD_lohi, 22, 0 }, { GPU_FIELD_ext, 1, 0 },
	{ GPU_FIELD_sx32, 25, 0 }, { GPU_FIELD_shiftamt, 24, 0 }, { GPU_FIELD_vb_neg, 55, 0 },
	{ GPU_FIELD_upp, 16, 0 }, { GPU_FIELD_upp_not, 59, 0 }, { GPU_FIELD_upu, 19, 0 },
	{ GPU_FIELD_stall, 7, 0 }, { GPU_FIELD_yield, 56, 0 }, { GPU_FIELD_wait, 8, 0 },
	{ GPU_FIELD_wsb, 40, 1 }, { GPU_FIELD_optype, 49, 0 }, { GPU_FIELD_stype, 50, 0 },
	{ GPU_FIELD_upg, 0, 0 }, { GPU_FIELD_upg_not, 51, 0 }, { GPU_FIELD_urd, 39, 0 },
	{ GPU_FIELD_urb, 9, 0 }, { GPU_FIELD_urb_neg, 55, 0 }, { GPU_FIELD_stall, 7, 0 },
	{ GPU_FIELD_yield, 56, 0 }, { GPU_FIELD_wait, 8, 0 }, { GPU_FIELD_wsb, 40, 1 },
	{ GPU_FIELD_optype, 49, 0 }, { GPU_FIELD_stype, 50, 0 }, { GPU_FIELD_upg, 0, 0 },
	{ GPU_FIELD_upg_not, 51, 0 }, { GPU_FIELD_urd, 39, 0 }, { GPU_FIELD_vb, 10, 0 },
	{ GPU_FIELD_stall, 7, 0 }, { GPU_FIELD_yield, 56, 0 }, { GPU_FIELD_wait, 8, 0 },
	{ GPU_FIELD_wsb, 40, 1 }, { GPU_FIELD_optype, 49, 0 }, { GPU_FIELD_stype, 50, 0 },
	{ GPU_FIELD_upg, 0, 0 }, { GPU_FIELD_upg_not, 51, 0 }, { GPU_FIELD_urd, 39, 0 },
	{ GPU_FIELD_vb, 57, 0 }, { GPU_FIELD_vb_neg, 55, 0 }, { GPU_FIELD_stall, 7, 0 },
	{ GPU_FIELD_yield, 56, 0 }, { GPU_FIELD_wait, 8, 0 }, { GPU_FIELD_wsb, 40, 1 },
	{ GPU_FIELD_optype, 49, 0 }, { GPU_FIELD_stype, 50, 0 }, { GPU_FIELD_upg, 0, 0 },
	{ GPU_FIELD_upg_not, 51, 0 }, { GPU_FIELD_urd, 39, 0 }, { GPU_FIELD_ura, 47, 0 },
	{ GPU_FIELD_urb, 9, 0 }, { GPU_FIELD_ura_neg, 52, 0 }, { GPU_FIELD_itype, 2, 0 },
	{ GPU_FIELD_urb_neg, 55, 0 }, { GPU_FIELD_upp, 16, 0 }, { GPU_FIELD_upp_not, 59, 0 },
	{ GPU_FIELD_stall, 7, 0 }, { GPU_FIELD_yield, 56, 0 }, { GPU_FIELD_wait, 8, 0 },
	{ GPU_FIELD_wsb, 40, 1 }, { GPU_FIELD_optype, 49, 0 }, { GPU_FIELD_stype, 50, 0 },
	{ GPU_FIELD_upg, 0, 0 }, { GPU_FIELD_upg_not, 51, 0 }, { GPU_FIELD_urd, 39, 0 },
	{ GPU_FIELD_ura, 47, 0 }, { GPU_FIELD_vb, 10, 0 }, { GPU_FIELD_ura_neg, 52, 0 },
	{ GPU_FIELD_itype, 2, 0 }, { GPU_FIELD_upp, 16, 0 }, { GPU_FIELD_upp_not, 59, 0 },
	{ GPU_FIELD_stall, 7, 0 }, { GPU_FIELD_yield, 56, 0 }, { GPU_FIELD_wait, 8, 0 },
	{ GPU_FIELD_wsb, 40, 1 }, { GPU_FIELD_optype, 49, 0 }, { GPU_FIELD_stype, 50, 0 },
	{ GPU_FIELD_upg, 0, 0 }, { GPU_FIELD_upg_not, 51, 0 }, { GPU_FIELD_urd, 39, 0 },
	{ GPU_FIELD_ura, 47, 0 }, { GPU_FIELD_vb, 57, 0 }, { GPU_FIELD_ura_neg, 52, 0 },
	{ GPU_FIELD_itype, 2, 0 }, { GPU_FIELD_vb_neg, 55, 0 }, { GPU_FIELD_upp, 16, 0 },
	{ GPU_FIELD_upp_not, 59, 0 }, { GPU_FIELD_stall, 7, 0 }, { GPU_FIELD_yield, 56, 0 },
	{ GPU_FIELD_wait, 8, 0 }, { GPU_FIELD_wsb, 40, 1 }, { GPU_FIELD_optype, 49, 0 },
	{ GPU_FIELD_stype, 50, 0 }, { GPU_FIELD_upg, 0, 0 }, { GPU_FIELD_upg_not, 51, 0 },
	{ GPU_FIELD_urd, 39, 0 }, { GPU_FIELD_ura, 47, 0 }, { GPU_FIELD_urb, 9, 0 },
	{ GPU_FIELD_bsel, 26, 0 }, { GPU_FIELD_stall, 7, 0 }, { GPU_FIELD_yield, 56, 0 },
	{ GPU_FIELD_wait, 8, 0 }, { GPU_FIELD_wsb, 40, 1 }, { GPU_FIELD_optype, 49, 0 },
	{ GPU_FIELD_stype, 50, 0 }, { GPU_FIELD_upg, 0, 0 }, { GPU_FIELD_upg_not, 51, 0 },
	{ GPU_FIELD_urd, 39, 0 }, { GPU_FIELD_ura, 47, 0 }, { GPU_FIELD_vb, 10, 0 },
	{ GPU_FIELD_bsel, 26, 0 }, { GPU_FIELD_stall, 7, 0 }, { GPU_FIELD_yield, 56, 0 },
	{ GPU_FIELD_wait, 8, 0 }, { GPU_FIELD_wsb, 40, 1 }, { GPU_FIELD_optype, 49, 0 },
	{ GPU_FIELD_stype, 50, 0 }, { GPU_FIELD_upg, 0, 0 }, { GPU_FIELD_upg_not, 51, 0 },
	{ GPU_FIELD_urd, 39, 0 }, { GPU_FIELD_ura, 47, 0 }, { GPU_FIELD_vb, 57, 0 },
	{ GPU_FIELD_bsel, 26, 0 }, { GPU_FIELD_stall, 7, 0 }, { GPU_FIELD_yield, 56, 0 },
	{ GPU_FIELD_wait, 8, 0 }, { GPU_FIELD_wsb, 40, 1 }, { GPU_FIELD_optype, 49, 0 },
	{ GPU_FIELD_stype, 50, 0 }, { GPU_FIELD_upg, 0, 0 }, { GPU_FIELD_upg_not, 51, 0 },
	{ GPU_FIELD_ura, 47, 0 }, { GPU_FIELD_urb, 9, 0 }, { GPU_FIELD_ura_bsel, 26, 0 },
	{ GPU_FIELD_stall, 7, 0 }, { GPU_FIELD_yield, 56, 0 }, { GPU_FIELD_wait, 8, 0 },
	{ GPU_FIELD_wsb, 40, 1 }, { GPU_FIELD_optype, 49, 0 }, { GPU_FIELD_stype, 50, 0 },
	{ GPU_FIELD_upg, 0, 0 }, { GPU_FIELD_upg_not, 51, 0 }, { GPU_FIELD_ura, 47, 0 },
	{ GPU_FIELD_vb, 10, 0 }, { GPU_FIELD_ura_bsel, 26, 0 }, { GPU_FIELD_stall, 7, 0 },
	{ GPU_FIELD_yield, 56, 0 }, { GPU_FIELD_wait, 8, 0 }, { GPU_FIELD_wsb, 40, 1 },
	{ GPU_FIELD_optype, 49, 0 }, { GPU_FIELD_stype, 50, 0 }, { GPU_FIELD_upg, 0, 0 },
	{ GPU_FIELD_upg_not, 51, 0 }, { GPU_FIELD_ura, 47, 0 }, { GPU_FIELD_vb, 57, 0 },
	{ GPU_FIELD_ura_bsel, 26, 0 }, { GPU_FIELD_stall, 7, 0 }, { GPU_FIELD_yield, 56, 0 },
	{ GPU_FIELD_wait, 8, 0 }, { GPU_FIELD_wsb, 40, 1 }, { GPU_FIELD_optype, 49, 0 },
	{ GPU_FIELD_stype, 50, 0 }, { GPU_FIELD_upg, 0, 0 }, { GPU_FIELD_upg_not, 51, 0 },
	{ GPU_FIELD_ura, 47, 0 }, { GPU_FIELD_urb, 9, 0 }, { GPU_FIELD_ext, 1, 0 },
	{ GPU_FIELD_itype, 2, 0 }, { GPU_FIELD_compop, 27, 5 }, { GPU_FIELD_boolop, 28, 3 },
	{ GPU_FIELD_upp, 16, 0 }, { GPU_FIELD_upp_not, 59, 0 }, { GPU_FIELD_upq, 29, 0 },
	{ GPU_FIELD_upq_not, 60, 0 }, { GPU_FIELD_upu, 19, 0 }, { GPU_FIELD_upv, 20, 0 },
	{ GPU_FIELD_stall, 7, 0 }, { GPU_FIELD_yield, 56, 0 }, { GPU_FIELD_wait, 8, 0 },
	{ GPU_FIELD_wsb, 40, 1 }, { GPU_FIELD_optype, 49, 0 }, { GPU_FIELD_stype, 50, 0 },
	{ GPU_FIELD_upg, 0, 0 }, { GPU_FIELD_upg_not, 51, 0 }, { GPU_FIELD_ura, 47, 0 },
	{ GPU_FIELD_vb, 10, 0 }, { GPU_FIELD_ext, 1, 0 }, { GPU_FIELD_itype, 2, 0 },
	{ GPU_FIELD_compop, 27, 5 }, { GPU_FIELD_boolop, 28, 3 }, { GPU_FIELD_upp, 16, 0 },
	{ GPU_FIELD_upp_not, 59, 0 }, { GPU_FIELD_upq, 29, 0 }, { GPU_FIELD_upq_not, 60, 0 },
	{ GPU_FIELD_upu, 19, 0 }, { GPU_FIELD_upv, 20, 0 }, { GPU_FIELD_stall, 7, 0 },
	{ GPU_FIELD_yield, 56, 0 }, { GPU_FIELD_wait, 8, 0 }, { GPU_FIELD_wsb, 40, 1 },
	{ GPU_FIELD_optype, 49, 0 }, { GPU_FIELD_stype, 50, 0 }, { GPU_FIELD_upg, 0, 0 },
	{ GPU_FIELD_upg_not, 51, 0 }, { GPU_FIELD_ura, 47, 0 }, { GPU_FIELD_vb, 57, 0 },
	{ GPU_FIELD_ext, 1, 0 }, { GPU_FIELD_itype, 2, 0 }, { GPU_FIELD_compop, 27, 5 },
	{ GPU_FIELD_boolop, 28, 3 }, { GPU_FIELD_upp, 16, 0 }, { GPU_FIELD_upp_not, 59, 0 },
	{ GPU_FIELD_upq, 29, 0 }, { GPU_FIELD_upq_not, 60, 0 }, { GPU_FIELD_upu, 19, 0 },
	{ GPU_FIELD_upv, 20, 0 }, { GPU_FIELD_stall, 7, 0 }, { GPU_FIELD_yield, 56, 0 },
	{ GPU_FIELD_wait, 8, 0 }, { GPU_FIELD_wsb, 40, 1 }, { GPU_FIELD_optype, 49, 0 },
	{ GPU_FIELD_stype, 50, 0 }, { GPU_FIELD_upg, 0, 0 }, { GPU_FIELD_upg_not, 51, 0 },
	{ GPU_FIELD_urd, 39, 0 }, { GPU_FIELD_ura, 47, 0 }, { GPU_FIELD_urb, 9, 0 },
	{ GPU_FIELD_upp, 16, 0 }, { GPU_FIELD_upp_not, 59, 0 }, { GPU_FIELD_stall, 7, 0 },
	{ GPU_FIELD_yield, 56, 0 }, { GPU_FIELD_wait, 8, 0 }, { GPU_FIELD_wsb, 40, 1 },
	{ GPU_FIELD_optype, 49, 0 }, { GPU_FIELD_stype, 50, 0 }, { GPU_FIELD_upg, 0, 0 },
	{ GPU_FIELD_upg_not, 51, 0 }, { GPU_FIELD_urd, 39, 0 }, { GPU_FIELD_ura, 47, 0 },
	{ GPU_FIELD_vb, 10, 0 }, { GPU_FIELD_upp, 16, 0 }, { GPU_FIELD_upp_not, 59, 0 },
	{ GPU_FIELD_stall, 7, 0 }, { GPU_FIELD_yield, 56, 0 }, { GPU_FIELD_wait, 8, 0 },
	{ GPU_FIELD_wsb, 40, 1 }, { GPU_FIELD_optype, 49, 0 }, { GPU_FIELD_stype, 50, 0 },
	{ GPU_FIELD_upg, 0, 0 }, { GPU_FIELD_upg_not, 51, 0 }, { GPU_FIELD_urd, 39, 0 },
	{ GPU_FIELD_ura, 47, 0 }, { GPU_FIELD_vb, 57, 0 }, { GPU_FIELD_upp, 16, 0 },
	{ GPU_FIELD_upp_not, 59, 0 }, { GPU_FIELD_stall, 7, 0 }, { GPU_FIELD_yield, 56, 0 },
	{ GPU_FIELD_wait, 8, 0 }, { GPU_FIELD_wsb, 40, 1 }, { GPU_FIELD_optype, 49, 0 },
	{ GPU_FIELD_stype, 50, 0 }, { GPU_FIELD_upg, 0, 0 }, { GPU_FIELD_upg_not, 51, 0 },
	{ GPU_FIELD_urd, 39, 0 }, { GPU_FIELD_ura, 47, 0 }, { GPU_FIELD_urb, 9, 0 },
	{ GPU_FIELD_urc, 42, 0 }, { GPU_FIELD_exbool, 26, 6 }, { GPU_FIELD_lut, 31, 0 },
	{ GPU_FIELD_upp, 16, 0 }, { GPU_FIELD_upp_not, 59, 0 }, { GPU_FIELD_upu, 19, 0 },
	{ GPU_FIELD_stall, 7, 0 }, { GPU_FIELD_yield, 56, 0 }, { GPU_FIELD_wait, 8, 0 },
	{ GPU_FIELD_wsb, 40, 1 }, { GPU_FIELD_optype, 49, 0 }, { GPU_FIELD_stype, 50, 0 },
	{ GPU_FIELD_upg, 0, 0 }, { GPU_FIELD_upg_not, 51, 0 }, { GPU_FIELD_urd, 39, 0 },
	{ GPU_FIELD_ura, 47, 0 }, { GPU_FIELD_vb, 10, 0 }, { GPU_FIELD_urc, 42, 0 },
	{ GPU_FIELD_exbool, 26, 6 }, { GPU_FIELD_lut, 31, 0 }, { GPU_FIELD_upp, 16, 0 },
	{ GPU_FIELD_upp_not, 59, 0 }, { GPU_FIELD_upu, 19, 0 }, { GPU_FIELD_stall, 7, 0 },
	{ GPU_FIELD_yield, 56, 0 }, { GPU_FIELD_wait, 8, 0 }, { GPU_FIELD_wsb, 40, 1 },
	{ GPU_FIELD_optype, 49, 0 }, { GPU_FIELD_stype, 50, 0 }, { GPU_FIELD_upg, 0, 0 },
	{ GPU_FIELD_upg_not, 51, 0 }, { GPU_FIELD_urd, 39, 0 }, { GPU_FIELD_ura, 47, 0 },
	{ GPU_FIELD_vb, 57, 0 }, { GPU_FIELD_urc, 42, 0 }, { GPU_FIELD_exbool, 26, 6 },
	{ GPU_FIELD_lut, 31, 0 }, { GPU_FIELD_upp, 16, 0 }, { GPU_FIELD_upp_not, 59, 0 },
	{ GPU_FIELD_upu, 19, 0 }, { GPU_FIELD_stall, 7, 0 }, { GPU_FIELD_yield, 56, 0 },
	{ GPU_FIELD_wait, 8, 0 }, { GPU_FIELD_wsb, 40, 1 }, { GPU_FIELD_optype, 49, 0 },
	{ GPU_FIELD_stype, 50, 0 }, { GPU_FIELD_upg, 0, 0 }, { GPU_FIELD_upg_not, 51, 0 },
	{ GPU_FIELD_upa, 32, 0 }, { GPU_FIELD_upa_not, 61, 0 }, { GPU_FIELD_upb, 33, 0 },
	{ GPU_FIELD_upb_not, 62, 0 }, { GPU_FIELD_upc, 34, 0 }, { GPU_FIELD_upc_not, 63, 0 },
	{ GPU_FIELD_lut, 31, 0 }, { GPU_FIELD_upu, 19, 0 }, { GPU_FIELD_stall, 7, 0 },
	{ GPU_FIELD_yield, 56, 0 }, { GPU_FIELD_wait, 8, 0 }, { GPU_FIELD_wsb, 40, 1 },
	{ GPU_FIELD_optype, 49, 0 }, { GPU_FIELD_stype, 50, 0 }, { GPU_FIELD_upg, 0, 0 },
	{ GPU_FIELD_upg_not, 51, 0 }, { GPU_FIELD_urd, 39, 0 }, { GPU_FIELD_ura, 47, 0 },
	{ GPU_FIELD_urb, 9, 0 }, { GPU_FIELD_urc, 42, 0 }, { GPU_FIELD_lohi, 22, 0 },
	{ GPU_FIELD_itype, 36, 0 }, { GPU_FIELD_cwmod, 25, 0 },
	{ GPU_FIELD_direction, 35, 0 }, { GPU_FIELD_stall, 7, 0 }, { GPU_FIELD_yield, 56, 0 },
	{ GPU_FIELD_wait, 8, 0 }, { GPU_FIELD_wsb, 40, 1 }, { GPU_FIELD_optype, 49, 0 },
	{ GPU_FIELD_stype, 50, 0 }, { GPU_FIELD_upg, 0, 0 }, { GPU_FIELD_upg_not, 51, 0 },
	{ GPU_FIELD_urd, 39, 0 }, { GPU_FIELD_ura, 47, 0 }, { GPU_FIELD_vb, 10, 0 },
	{ GPU_FIELD_urc, 42, 0 }, { GPU_FIELD_lohi, 22, 0 }, { GPU_FIELD_itype, 36, 0 },
	{ GPU_FIELD_cwmod, 25, 0 }, { GPU_FIELD_direction, 35, 0 }, { GPU_FIELD_stall, 7, 0 },
	{ GPU_FIELD_yield, 56, 0 }, { GPU_FIELD_wait, 8, 0 }, { GPU_FIELD_wsb, 40, 1 },
	{ GPU_FIELD_optype, 49, 0 }, { GPU_FIELD_stype, 50, 0 }, { GPU_FIELD_upg, 0, 0 },
	{ GPU_FIELD_upg_not, 51, 0 }, { GPU_FIELD_urd, 39, 0 }, { GPU_FIELD_ura, 47, 0 },
	{ GPU_FIELD_vc, 10, 0 }, { GPU_FIELD_urb, 42, 0 }, { GPU_FIELD_lohi, 22, 0 },
	{ GPU_FIELD_itype, 36, 0 }, { GPU_FIELD_cwmod, 25, 0 },
	{ GPU_FIELD_direction, 35, 0 }, { GPU_FIELD_stall, 7, 0 }, { GPU_FIELD_yield, 56, 0 },
	{ GPU_FIELD_wait, 8, 0 }, { GPU_FIELD_wsb, 40, 1 }, { GPU_FIELD_optype, 49, 0 },
	{ GPU_FIELD_stype, 50, 0 }, { GPU_FIELD_upg, 0, 0 }, { GPU_FIELD_upg_not, 51, 0 },
	{ GPU_FIELD_urd, 39, 0 }, { GPU_FIELD_ura, 47, 0 }, { GPU_FIELD_vc, 57, 0 },
	{ GPU_FIELD_urb, 42, 0 }, { GPU_FIELD_lohi, 22, 0 }, { GPU_FIELD_itype, 36, 0 },
	{ GPU_FIELD_cwmod, 25, 0 }, { GPU_FIELD_direction, 35, 0 }, { GPU_FIELD_stall, 7, 0 },
	{ GPU_FIELD_yield, 56, 0 }, { GPU_FIELD_wait, 8, 0 }, { GPU_FIELD_wsb, 40, 1 },
	{ GPU_FIELD_optype, 49, 0 }, { GPU_FIELD_stype, 50, 0 }, { GPU_FIELD_upg, 0, 0 },
	{ GPU_FIELD_upg_not, 51, 0 }, { GPU_FIELD_urd, 39, 0 }, { GPU_FIELD_ura, 47, 0 },
	{ GPU_FIELD_vb, 57, 0 }, { GPU_FIELD_urc, 42, 0 }, { GPU_FIELD_lohi, 22, 0 },
	{ GPU_FIELD_itype, 36, 0 }, { GPU_FIELD_cwmod, 25, 0 },
	{ GPU_FIELD_direction, 35, 0 }, { GPU_FIELD_stall, 7, 0 }, { GPU_FIELD_yield, 56, 0 },
	{ GPU_FIELD_wait, 8, 0 }, { GPU_FIELD_wsb, 40, 1 }, { GPU_FIELD_optype, 49, 0 },
	{ GPU_FIELD_stype, 50, 0 }, { GPU_FIELD_upg, 0, 0 }, { GPU_FIELD_upg_not, 51, 0 },
	{ GPU_FIELD_urd, 39, 0 }, { GPU_FIELD_urb, 9, 0 }, { GPU_FIELD_width, 25, 0 },
	{ GPU_FIELD_stall, 7, 0 }, { GPU_FIELD_yield, 56, 0 }, { GPU_FIELD_wait, 8, 0 },
	{ GPU_FIELD_wsb, 40, 1 }, { GPU_FIELD_optype, 49, 0 }, { GPU_FIELD_stype, 50, 0 },
	{ GPU_FIELD_upg, 0, 0 }, { GPU_FIELD_upg_not, 51, 0 }, { GPU_FIELD_urd, 39, 0 },
	{ GPU_FIELD_vb, 10, 0 }, { GPU_FIELD_width, 25, 0 }, { GPU_FIELD_stall, 7, 0 },
	{ GPU_FIELD_yield, 56, 0 }, { GPU_FIELD_wait, 8, 0 }, { GPU_FIELD_wsb, 40, 1 },
	{ GPU_FIELD_optype, 49, 0 }, { GPU_FIELD_stype, 50, 0 }, { GPU_FIELD_upg, 0, 0 },
	{ GPU_FIELD_upg_not, 51, 0 }, { GPU_FIELD_urd, 39, 0 }, { GPU_FIELD_vb, 57, 0 },
	{ GPU_FIELD_width, 25, 0 }, { GPU_FIELD_stall, 7, 0 }, { GPU_FIELD_yield, 56, 0 },
	{ GPU_FIELD_wait, 8, 0 }, { GPU_FIELD_wsb, 40, 1 }, { GPU_FIELD_optype, 49, 0 },
	{ GPU_FIELD_stype, 50, 0 }, { GPU_FIELD_upg, 0, 0 }, { GPU_FIELD_upg_not, 51, 0 },
	{ GPU_FIELD_urd, 39, 0 }, { GPU_FIELD_ura, 47, 0 }, { GPU_FIELD_urb, 9, 0 },
	{ GPU_FIELD_urc, 42, 0 }, { GPU_FIELD_mode, 37, 2 }, { GPU_FIELD_stall, 7, 0 },
	{ GPU_FIELD_yield, 56, 0 }, { GPU_FIELD_wait, 8, 0 }, { GPU_FIELD_wsb, 40, 1 },
	{ GPU_FIELD_optype, 49, 0 }, { GPU_FIELD_stype, 50, 0 }, { GPU_FIELD_upg, 0, 0 },
	{ GPU_FIELD_upg_not, 51, 0 }, { GPU_FIELD_urd, 39, 0 }, { GPU_FIELD_ura, 47, 0 },
	{ GPU_FIELD_vc, 10, 0 }, { GPU_FIELD_urb, 42, 0 }, { GPU_FIELD_mode, 37, 2 },
	{ GPU_FIELD_stall, 7, 0 }, { GPU_FIELD_yield, 56, 0 }, { GPU_FIELD_wait, 8, 0 },
	{ GPU_FIELD_wsb, 40, 1 }, { GPU_FIELD_optype, 49, 0 }, { GPU_FIELD_stype, 50, 0 },
	{ GPU_FIELD_upg, 0, 0 }, { GPU_FIELD_upg_not, 51, 0 }, { GPU_FIELD_urd, 39, 0 },
	{ GPU_FIELD_ura, 47, 0 }, { GPU_FIELD_vb, 10, 0 }, { GPU_FIELD_urc, 42, 0 },
	{ GPU_FIELD_mode, 37, 2 }, { GPU_FIELD_stall, 7, 0 }, { GPU_FIELD_yield, 56, 0 },
	{ GPU_FIELD_wait, 8, 0 }, { GPU_FIELD_wsb, 40, 1 }, { GPU_FIELD_optype, 49, 0 },
	{ GPU_FIELD_stype, 50, 0 }, { GPU_FIELD_upg, 0, 0 }, { GPU_FIELD_upg_not, 51, 0 },
	{ GPU_FIELD_urd, 39, 0 }, { GPU_FIELD_ura, 47, 0 }, { GPU_FIELD_vc, 57, 0 },
	{ GPU_FIELD_urb, 42, 0 }, { GPU_FIELD_mode, 37, 2 }, { GPU_FIELD_stall, 7, 0 },
	{ GPU_FIELD_yield, 56, 0 }, { GPU_FIELD_wait, 8, 0 }, { GPU_FIELD_wsb, 40, 1 },
	{ GPU_FIELD_optype, 49, 0 }, { GPU_FIELD_stype, 50, 0 }, { GPU_FIELD_upg, 0, 0 },
	{ GPU_FIELD_upg_not, 51, 0 }, { GPU_FIELD_urd, 39, 0 }, { GPU_FIELD_ura, 47, 0 },
	{ GPU_FIELD_vb, 57, 0 }, { GPU_FIELD_urc, 42, 0 }, { GPU_FIELD_mode, 37, 2 },
	{ GPU_FIELD_stall, 7, 0 }, { GPU_FIELD_yield, 56, 0 }, { GPU_FIELD_wait, 8, 0 },
	{ GPU_FIELD_wsb, 40, 1 }, { GPU_FIELD_optype, 49, 0 }, { GPU_FIELD_stype, 50, 0 },
	{ GPU_FIELD_upg, 0, 0 }, { GPU_FIELD_upg_not, 51, 0 }, { GPU_FIELD_urd, 39, 0 },
	{ GPU_FIELD_urb, 9, 0 }, { GPU_FIELD_urb_bitnot, 55, 0 }, { GPU_FIELD_stall, 7, 0 },
	{ GPU_FIELD_yield, 56, 0 }, { GPU_FIELD_wait, 8, 0 }, { GPU_FIELD_wsb, 40, 1 },
	{ GPU_FIELD_optype, 49, 0 }, { GPU_FIELD_stype, 50, 0 }, { GPU_FIELD_upg, 0, 0 },
	{ GPU_FIELD_upg_not, 51, 0 }, { GPU_FIELD_urd, 39, 0 }, { GPU_FIELD_vb, 57, 0 },
	{ GPU_FIELD_vb_bitnot, 55, 0 }, { GPU_FIELD_stall, 7, 0 }, { GPU_FIELD_yield, 56, 0 },
	{ GPU_FIELD_wait, 8, 0 }, { GPU_FIELD_wsb, 40, 1 }, { GPU_FIELD_optype, 49, 0 },
	{ GPU_FIELD_stype, 50, 0 }, { GPU_FIELD_upg, 0, 0 }, { GPU_FIELD_upg_not, 51, 0 },
	{ GPU_FIELD_urd, 39, 0 }, { GPU_FIELD_urb, 9, 0 }, { GPU_FIELD_itype, 25, 0 },
	{ GPU_FIELD_sh, 35, 0 }, { GPU_FIELD_urb_bitnot, 55, 0 }, { GPU_FIELD_stall, 7, 0 },
	{ GPU_FIELD_yield, 56, 0 }, { GPU_FIELD_wait, 8, 0 }, { GPU_FIELD_wsb, 40, 1 },
	{ GPU_FIELD_optype, 49, 0 }, { GPU_FIELD_stype, 50, 0 }, { GPU_FIELD_upg, 0, 0 },
	{ GPU_FIELD_upg_not, 51, 0 }, { GPU_FIELD_urd, 39, 0 }, { GPU_FIELD_vb, 10, 0 },
	{ GPU_FIELD_itype, 25, 0 }, { GPU_FIELD_sh, 35, 0 }, { GPU_FIELD_stall, 7, 0 },
	{ GPU_FIELD_yield, 56, 0 }, { GPU_FIELD_wait, 8, 0 }, { GPU_FIELD_wsb, 40, 1 },
	{ GPU_FIELD_optype, 49, 0 }, { GPU_FIELD_stype, 50, 0 }, { GPU_FIELD_upg, 0, 0 },
	{ GPU_FIELD_upg_not, 51, 0 }, { GPU_FIELD_urd, 39, 0 }, { GPU_FIELD_vb, 57, 0 },
	{ GPU_FIELD_itype, 25, 0 }, { GPU_FIELD_sh, 35, 0 }, { GPU_FIELD_vb_bitnot, 55, 0 },
	{ GPU_FIELD_stall, 7, 0 }, { GPU_FIELD_yield, 56, 0 }, { GPU_FIELD_wait, 8, 0 },
	{ GPU_FIELD_wsb, 40, 1 }, { GPU_FIELD_optype, 49, 0 }, { GPU_FIELD_stype, 50, 0 },
	{ GPU_FIELD_upg, 0, 0 }, { GPU_FIELD_upg_not, 51, 0 }, { GPU_FIELD_urd, 39, 0 },
	{ GPU_FIELD_urb, 9, 0 }, { GPU_FIELD_stall, 7, 0 }, { GPU_FIELD_yield, 56, 0 },
	{ GPU_FIELD_wait, 8, 0 }, { GPU_FIELD_wsb, 40, 1 }, { GPU_FIELD_optype, 49, 0 },
	{ GPU_FIELD_stype, 50, 0 }, { GPU_FIELD_upg, 0, 0 }, { GPU_FIELD_upg_not, 51, 0 },
	{ GPU_FIELD_urd, 39, 0 }, { GPU_FIELD_vb, 57, 0 }, { GPU_FIELD_stall, 7, 0 },
	{ GPU_FIELD_yield, 56, 0 }, { GPU_FIELD_wait, 8, 0 }, { GPU_FIELD_wsb, 40, 1 },
	{ GPU_FIELD_optype, 49, 0 }, { GPU_FIELD_stype, 50, 0 }, { GPU_FIELD_upg, 0, 0 },
	{ GPU_FIELD_upg_not, 51, 0 }, { GPU_FIELD_urd, 39, 0 }, { GPU_FIELD_ura, 47, 0 },
	{ GPU_FIELD_urb, 9, 0 }, { GPU_FIELD_cwmode, 35, 0 }, { GPU_FIELD_stall, 7, 0 },
	{ GPU_FIELD_yield, 56, 0 }, { GPU_FIELD_wait, 8, 0 }, { GPU_FIELD_wsb, 40, 1 },
	{ GPU_FIELD_optype, 49, 0 }, { GPU_FIELD_stype, 50, 0 }, { GPU_FIELD_upg, 0, 0 },
	{ GPU_FIELD_upg_not, 51, 0 }, { GPU_FIELD_urd, 39, 0 }, { GPU_FIELD_ura, 47, 0 },
	{ GPU_FIELD_vb, 10, 0 }, { GPU_FIELD_cwmode, 35, 0 }, { GPU_FIELD_stall, 7, 0 },
	{ GPU_FIELD_yield, 56, 0 }, { GPU_FIELD_wait, 8, 0 }, { GPU_FIELD_wsb, 40, 1 },
	{ GPU_FIELD_optype, 49, 0 }, { GPU_FIELD_stype, 50, 0 }, { GPU_FIELD_upg, 0, 0 },
	{ GPU_FIELD_upg_not, 51, 0 }, { GPU_FIELD_urd, 39, 0 }, { GPU_FIELD_ura, 47, 0 },
	{ GPU_FIELD_vb, 57, 0 }, { GPU_FIELD_cwmode, 35, 0 }, { GPU_FIELD_stall, 7, 0 },
	{ GPU_FIELD_yield, 56, 0 }, { GPU_FIELD_wait, 8, 0 }, { GPU_FIELD_wsb, 40, 1 },
	{ GPU_FIELD_optype, 49, 0 }, { GPU_FIELD_stype, 50, 0 }, { GPU_FIELD_upg, 0, 0 },
	{ GPU_FIELD_upg_not, 51, 0 }, { GPU_FIELD_urd, 39, 0 }, { GPU_FIELD_ura, 47, 0 },
	{ GPU_FIELD_urb, 9, 0 }, { GPU_FIELD_itype, 25, 0 }, { GPU_FIELD_cwmode, 35, 0 },
	{ GPU_FIELD_stall, 7, 0 }, { GPU_FIELD_yield, 56, 0 }, { GPU_FIELD_wait, 8, 0 },
	{ GPU_FIELD_wsb, 40, 1 }, { GPU_FIELD_optype, 49, 0 }, { GPU_FIELD_stype, 50, 0 },
	{ GPU_FIELD_upg, 0, 0 }, { GPU_FIELD_upg_not, 51, 0 }, { GPU_FIELD_urd, 39, 0 },
	{ GPU_FIELD_ura, 47, 0 }, { GPU_FIELD_vb, 10, 0 }, { GPU_FIELD_itype, 25, 0 },
	{ GPU_FIELD_cwmode, 35, 0 }, { GPU_FIELD_stall, 7, 0 }, { GPU_FIELD_yield, 56, 0 },
	{ GPU_FIELD_wait, 8, 0 }, { GPU_FIELD_wsb, 40, 1 }, { GPU_FIELD_optype, 49, 0 },
	{ GPU_FIELD_stype, 50, 0 }, { GPU_FIELD_upg, 0, 0 }, { GPU_FIELD_upg_not, 51, 0 },
	{ GPU_FIELD_urd, 39, 0 }, { GPU_FIELD_ura, 47, 0 }, { GPU_FIELD_vb, 57, 0 },
	{ GPU_FIELD_itype, 25, 0 }, { GPU_FIELD_cwmode, 35, 0 }, { GPU_FIELD_stall, 7, 0 },
	{ GPU_FIELD_yield, 56, 0 }, { GPU_FIELD_wait, 8, 0 }, { GPU_FIELD_wsb, 40, 1 },
	{ GPU_FIELD_optype, 49, 0 }, { GPU_FIELD_stype, 50, 0 }, { GPU_FIELD_upg, 0, 0 },
	{ GPU_FIELD_upg_not, 51, 0 }, { GPU_FIELD_ura, 47, 0 }, { GPU_FIELD_uridx, 48, 0 },
	{ GPU_FIELD_urb, 42, 0 }, { GPU_FIELD_stall, 7, 0 }, { GPU_FIELD_yield, 56, 0 },
	{ GPU_FIELD_wait, 8, 0 }, { GPU_FIELD_wsb, 40, 1 }, { GPU_FIELD_optype, 49, 0 },
	{ GPU_FIELD_stype, 50, 0 }, { GPU_FIELD_upg, 0, 0 }, { GPU_FIELD_upg_not, 51, 0 },
	{ GPU_FIELD_urd, 39, 0 }, { GPU_FIELD_uridx, 48, 0 }, { GPU_FIELD_urb, 42, 0 },
	{ GPU_FIELD_stall, 7, 0 }, { GPU_FIELD_yield, 56, 0 }, { GPU_FIELD_wait, 8, 0 },
	{ GPU_FIELD_wsb, 40, 1 }, { GPU_FIELD_optype, 49, 0 }, { GPU_FIELD_stype, 50, 0 },
	{ GPU_FIELD_upg, 0, 0 }, { GPU_FIELD_upg_not, 51, 0 }, { GPU_FIELD_urd, 39, 0 },
	{ GPU_FIELD_ura, 47, 0 }, { GPU_FIELD_urb, 9, 0 }, { GPU_FIELD_urc, 42, 0 },
	{ GPU_FIELD_stall, 7, 0 }, { GPU_FIELD_yield, 56, 0 }, { GPU_FIELD_wait, 8, 0 },
	{ GPU_FIELD_wsb, 40, 1 }, { GPU_FIELD_optype, 49, 0 }, { GPU_FIELD_stype, 50, 0 },
	{ GPU_FIELD_upg, 0, 0 }, { GPU_FIELD_upg_not, 51, 0 }, { GPU_FIELD_urd, 39, 0 },
	{ GPU_FIELD_ura, 47, 0 }, { GPU_FIELD_vb, 57, 0 }, { GPU_FIELD_urc, 42, 0 },
	{ GPU_FIELD_stall, 7, 0 }, { GPU_FIELD_yield, 56, 0 }, { GPU_FIELD_wait, 8, 0 },
	{ GPU_FIELD_wsb, 40, 1 },
};

const struct gpu_box gpu_boxes[] = {
	{ { 0x0000000000000000, 0x0000000000000000 }, { 0x0000000000000001, 0x0000000000000000 }, 0, { { 0, 0 }, { 0, 0 } }, 0, 0, 0, 0, 0, 0 },
	{ { 0xffffff0000000fff, 0xf800fffcffff0cff }, { 0x0000000000000580, 0x3800000000000000 }, 0xffffffffffffffff, { { 0, 0 }, { 0, 0 } }, 0, 0, 0, 0, 0, 1 },
	{ { 0xffffffc000000fff, 0xf800fffcffff0cff }, { 0x0000000000000680, 0x3800000000000000 }, 0xffffffffffffffff, { { 0, 0 }, { 0, 0 } }, 0, 0, 0, 0, 0, 2 },
	{ { 0x0000000000000fff, 0xf800ffffffff0cff }, { 0x0000000000000780, 0x3800000000000000 }, 0xffffffffffffffff, { { 0, 0 }, { 0, 0 } }, 0, 0, 0, 0, 0, 3 },
	{ { 0xffc0000000000fff, 0xf800fffcffff0cff }, { 0x0000000000000880, 0x3800000000000000 }, 0xffffffffffffffff, { { 0, 0 }, { 0, 0 } }, 0, 0, 0, 0, 0, 4 },
	{ { 0xffffff0000000fff, 0xf800fffcfff80cff }, { 0x0000000000000581, 0x3800000000000000 }, 0x7f7f7f7f7f7f7f7f, { { 0, 0 }, { 0, 0 } }, 0, 80, 1, 0, 0, 5 },
	{ { 0xffffffc000000fff, 0xf800fffcfff80cff }, { 0x0000000000000681, 0x3800000000000000 }, 0x7f7f7f7f7f7f7f7f, { { 0, 0 }, { 0, 0 } }, 0, 80, 1, 0, 0, 6 },
	{ { 0x0000000000000fff, 0xf800fffffff80cff }, { 0x0000000000000781, 0x3800000000000000 }, 0x7f7f7f7f7f7f7f7f, { { 0, 0 }, { 0, 0 } }, 0, 80, 1, 0, 0, 7 },
	{ { 0xffc0000000000fff, 0xf800fffcfff80cff }, { 0x0000000000000881, 0x3800000000000000 }, 0x7f7f7f7f7f7f7f7f, { { 0, 0 }, { 0, 0 } }, 0, 80, 1, 0, 0, 8 },
	{ { 0xffffff0000000fff, 0xf800fffcffff0000 }, { 0x0000000000000982, 0x3800000000000000 }, 0xffffffffffffffff, { { 0, 0 }, { 0, 0 } }, 0, 0, 0, 0, 0, 9 },
	{ { 0x0000000000000fff, 0xf800ffffffff0000 }, { 0x0000000000000b82, 0x3800000000000000 }, 0xffffffffffffffff, { { 0, 0 }, { 0, 0 } }, 0, 0, 0, 0, 0, 10 },
	{ { 0x0000000000000fff, 0xf800ffffffff0000 }, { 0x0000000000000e82, 0x3800000000000000 }, 0xffffffffffffffff, { { 0, 0 }, { 0, 0 } }, 0, 0, 0, 0, 0, 11 },
	{ { 0xffffffc000000fff, 0xf800fffcffff0000 }, { 0x0000000000000a82, 0x3800000000000000 }, 0xffffffffffffffff, { { 0, 0 }, { 0, 0 } }, 0, 0, 0, 0, 0, 12 },
	{ { 0xffffffc000000fff, 0xf800fffcffff0000 }, { 0x0000000000000d82, 0x3800000000000000 }, 0xffffffffffffffff, { { 0, 0 }, { 0, 0 } }, 0, 0, 0, 0, 0, 13 },
	{ { 0xffc0000000000fff, 0xf800fffcffff0000 }, { 0x0000000000000c82, 0x3800000000000000 }, 0xffffffffffffffff, { { 0, 0 }, { 0, 0 } }, 0, 0, 0, 0, 0, 14 },
	{ { 0xffc0000000000fff, 0xf800fffcffff0000 }, { 0x0000000000000f82, 0x3800000000000000 }, 0xffffffffffffffff, { { 0, 0 }, { 0, 0 } }, 0, 0, 0, 0, 0, 15 },
	{ { 0xffffff0000000fff, 0xf800ffc0fff7ecff }, { 0x0000000000000583, 0x3800000000000000 }, 0xffffffffffffffff, { { 0, 0 }, { 0, 0 } }, 0, 0, 0, 0, 0, 16 },
	{ { 0xffffffc000000fff, 0xf800ffc0fff7ecff }, { 0x0000000000000683, 0x3800000000000000 }, 0xffffffffffffffff, { { 0, 0 }, { 0, 0 } }, 0, 0, 0, 0, 0, 17 },
	{ { 0x0000000000000fff, 0xf800ffc3fff7ecff }, { 0x0000000000000783, 0x3800000000000000 }, 0xffffffffffffffff, { { 0, 0 }, { 0, 0 } }, 0, 0, 0, 0, 0, 18 },
	{ { 0xffc0000000000fff, 0xf800ffc0fff7ecff }, { 0x0000000000000883, 0x3800000000000000 }, 0xffffffffffffffff, { { 0, 0 }, { 0, 0 } }, 0, 0, 0, 0, 0, 19 },
	{ { 0xffffff0000ff0fff, 0xf80003c0fc0fecff }, { 0x0000000000000584, 0x3800000000000000 }, 0x77777777777777, { { 0, 0 }, { 0, 0 } }, 1, 84, 2, 0, 0, 20 },
	{ { 0xffffffc000ff0fff, 0xf80003c0fc0fecff }, { 0x0000000000000684, 0x3800000000000000 }, 0x77777777777777, { { 0, 0 }, { 0, 0 } }, 1, 84, 2, 0, 0, 21 },
	{ { 0x0000000000ff0fff, 0xf80003c3fc0fecff }, { 0x0000000000000784, 0x3800000000000000 }, 0x77777777777777, { { 0, 0 }, { 0, 0 } }, 1, 84, 2, 0, 0, 22 },
	{ { 0xffc0000000ff0fff, 0xf80003c0fc0fecff }, { 0x0000000000000884, 0x3800000000000000 }, 0x77777777777777, { { 0, 0 }, { 0, 0 } }, 1, 84, 2, 0, 0, 23 },
	{ { 0xffffff0000000fff, 0xf800ffc0f80fecff }, { 0x0000000000000585, 0x3800000000000000 }, 0x77777777777777, { { 0, 0 }, { 0, 0 } }, 1, 84, 2, 0, 0, 24 },
	{ { 0xffffffc000000fff, 0xf800ffc0f80fecff }, { 0x0000000000000685, 0x3800000000000000 }, 0x77777777777777, { { 0, 0 }, { 0, 0 } }, 1, 84, 2, 0, 0, 25 },
	{ { 0x0000000000000fff, 0xf800ffc3f80fecff }, { 0x0000000000000785, 0x3800000000000000 }, 0x77777777777777, { { 0, 0 }, { 0, 0 } }, 1, 84, 2, 0, 0, 26 },
	{ { 0xffc0000000000fff, 0xf800ffc0f80fecff }, { 0x0000000000000885, 0x3800000000000000 }, 0x77777777777777, { { 0, 0 }, { 0, 0 } }, 1, 84, 2, 0, 0, 27 },
	{ { 0xffffff0000000fff, 0xf800ffc0ffffecff }, { 0x0000000000000586, 0x3800000000000000 }, 0xffffffffffffffff, { { 0, 0 }, { 0, 0 } }, 0, 0, 0, 0, 0, 28 },
	{ { 0xffffffc000000fff, 0xf800ffc0ffffecff }, { 0x0000000000000686, 0x3800000000000000 }, 0xffffffffffffffff, { { 0, 0 }, { 0, 0 } }, 0, 0, 0, 0, 0, 29 },
	{ { 0x0000000000000fff, 0xf800ffc3ffffecff }, { 0x0000000000000786, 0x3800000000000000 }, 0xffffffffffffffff, { { 0, 0 }, { 0, 0 } }, 0, 0, 0, 0, 0, 30 },
	{ { 0xffc0000000000fff, 0xf800ffc0ffffecff }, { 0x0000000000000886, 0x3800000000000000 }, 0xffffffffffffffff, { { 0, 0 }, { 0, 0 } }, 0, 0, 0, 0, 0, 31 },
	{ { 0xffffff0000ff0fff, 0xf800e3fcfffffcff }, { 0x0000000000000587, 0x3800000000000000 }, 0xffffffffffffffff, { { 0, 0 }, { 0, 0 } }, 0, 0, 0, 0, 0, 32 },
	{ { 0xffffffc000ff0fff, 0xf800e3fcfffffcff }, { 0x0000000000000687, 0x3800000000000000 }, 0xffffffffffffffff, { { 0, 0 }, { 0, 0 } }, 0, 0, 0, 0, 0, 33 },
	{ { 0x0000000000ff0fff, 0xf800e3fffffffcff }, { 0x0000000000000787, 0x3800000000000000 }, 0xffffffffffffffff, { { 0, 0 }, { 0, 0 } }, 0, 0, 0, 0, 0, 34 },
	{ { 0xffc0000000ff0fff, 0xf800e3fcfffffcff }, { 0x0000000000000887, 0x3800000000000000 }, 0xffffffffffffffff, { { 0, 0 }, { 0, 0 } }, 0, 0, 0, 0, 0, 35 },
	{ { 0xffffff0000000fff, 0xf800fffdfffffeff }, { 0x0000000000000540, 0x38001c3c00000000 }, 0xffffffffffffffff, { { 0, 0 }, { 0, 0 } }, 0, 0, 0, 0, 0, 36 },
	{ { 0xffffff0000000fff, 0xf800e3c1fffffeff }, { 0x0000000000000540, 0x3800000000001000 }, 0xffffffffffffffff, { { 0, 0 }, { 0, 0 } }, 0, 0, 0, 0, 0, 37 },
	{ { 0xffffffc000000fff, 0xf800fffdfffffeff }, { 0x0000000000000640, 0x38001c3c00000000 }, 0xffffffffffffffff, { { 0, 0 }, { 0, 0 } }, 0, 0, 0, 0, 0, 38 },
	{ { 0xffffffc000000fff, 0xf800e3c1fffffeff }, { 0x0000000000000640, 0x3800000000001000 }, 0xffffffffffffffff, { { 0, 0 }, { 0, 0 } }, 0, 0, 0, 0, 0, 39 },
	{ { 0x0000000000000fff, 0xf800fffffffffeff }, { 0x0000000000000740, 0x38001c3c00000000 }, 0xffffffffffffffff, { { 0, 0 }, { 0, 0 } }, 0, 0, 0, 0, 0, 40 },
	{ { 0x0000000000000fff, 0xf800e3c3fffffeff }, { 0x0000000000000740, 0x3800000000001000 }, 0xffffffffffffffff, { { 0, 0 }, { 0, 0 } }, 0, 0, 0, 0, 0, 41 },
	{ { 0xffc0000000000fff, 0xf800fffdfffffeff }, { 0x0000000000000840, 0x38001c3c00000000 }, 0xffffffffffffffff, { { 0, 0 }, { 0, 0 } }, 0, 0, 0, 0, 0, 42 },
	{ { 0xffc0000000000fff, 0xf800e3c1fffffeff }, { 0x0000000000000840, 0x3800000000001000 }, 0xffffffffffffffff, { { 0, 0 }, { 0, 0 } }, 0, 0, 0, 0, 0, 43 },
	{ { 0xffffff0000000fff, 0xf800e3ffffffdb00 }, { 0x0000000000000941, 0x3800003c00000000 }, 0xffffffffffffffff, { { 0, 0 }, { 0, 0 } }, 0, 0, 0, 0, 0, 44 },
	{ { 0xffffff0000000fff, 0xf800e3c3ffffdb00 }, { 0x0000000000000941, 0x3800000000001800 }, 0xffffffffffffffff, { { 0, 0 }, { 0, 0 } }, 0, 0, 0, 0, 0, 45 },
	{ { 0x0000000000000fff, 0xf800e3ffffffdf00 }, { 0x0000000000000b41, 0x3800003c00000000 }, 0xffffffffffffffff, { { 0, 0 }, { 0, 0 } }, 0, 0, 0, 0, 0, 46 },
	{ { 0x0000000000000fff, 0xf800e3c3ffffdf00 }, { 0x0000000000000b41, 0x3800000000001800 }, 0xffffffffffffffff, { { 0, 0 }, { 0, 0 } }, 0, 0, 0, 0, 0, 47 },
	{ { 0x0000000000000fff, 0xf800e3ffffffdb00 }, { 0x0000000000000e41, 0x3800003c00000000 }, 0xffffffffffffffff, { { 0, 0 }, { 0, 0 } }, 0, 0, 0, 0, 0, 48 },
	{ { 0x0000000000000fff, 0xf800e3c3ffffdb00 }, { 0x0000000000000e41, 0x3800000000001800 }, 0xffffffffffffffff, { { 0, 0 }, { 0, 0 } }, 0, 0, 0, 0, 0, 49 },
	{ { 0xffc0000000000fff, 0xf800e3fdffffdf00 }, { 0x0000000000000c41, 0x3800003c00000000 }, 0xffffffffffffffff, { { 0, 0 }, { 0, 0 } }, 0, 0, 0, 0, 0, 50 },
	{ { 0xffc0000000000fff, 0xf800e3c1ffffdf00 }, { 0x0000000000000c41, 0x3800000000001800 }, 0xffffffffffffffff, { { 0, 0 }, { 0, 0 } }, 0, 0, 0, 0, 0, 51 },
	{ { 0xffc0000000000fff, 0xf800e3ffffffdb00 }, { 0x0000000000000f41, 0x3800003c00000000 }, 0xffffffffffffffff, { { 0, 0 }, { 0, 0 } }, 0, 0, 0, 0, 0, 52 },
	{ { 0xffc0000000000fff, 0xf800e3c3ffffdb00 }, { 0x0000000000000f41, 0x3800000000001800 }, 0xffffffffffffffff, { { 0, 0 }, { 0, 0 } }, 0, 0, 0, 0, 0, 53 },
	{ { 0xffffffc000000fff, 0xf800e3fdffffdf00 }, { 0x0000000000000a41, 0x3800003c00000000 }, 0xffffffffffffffff, { { 0, 0 }, { 0, 0 } }, 0, 0, 0, 0, 0, 54 },
	{ { 0xffffffc000000fff, 0xf800e3c1ffffdf00 }, { 0x0000000000000a41, 0x3800000000001800 }, 0xffffffffffffffff, { { 0, 0 }, { 0, 0 } }, 0, 0, 0, 0, 0, 55 },
	{ { 0xffffffc000000fff, 0xf800e3ffffffdb00 }, { 0x0000000000000d41, 0x3800003c00000000 }, 0xffffffffffffffff, { { 0, 0 }, { 0, 0 } }, 0, 0, 0, 0, 0, 56 },
	{ { 0xffffffc000000fff, 0xf800e3c3ffffdb00 }, { 0x0000000000000d41, 0x3800000000001800 }, 0xffffffffffffffff, { { 0, 0 }, { 0, 0 } }, 0, 0, 0, 0, 0, 57 },
	{ { 0xffffff0000000fff, 0xf800e3ffffffdb00 }, { 0x0000000000000942, 0x3800003c00000000 }, 0xffffffffffffffff, { { 16, 1 }, { 64, 1 } }, 3, 0, 2, 2, 0, 58 },
	{ { 0xffffff0000000fff, 0xf800e3c3ffffdb00 }, { 0x0000000000000942, 0x3800000000001000 }, 0xffffffffffffffff, { { 16, 1 }, { 64, 1 } }, 3, 0, 2, 2, 0, 59 },
	{ { 0x0000000000000fff, 0xf800e3ffffffdb00 }, { 0x0000000000000e42, 0x3800003c00000000 }, 0xffffffffffffffff, { { 16, 1 }, { 64, 1 } }, 3, 0, 2, 2, 0, 60 },
	{ { 0x0000000000000fff, 0xf800e3c3ffffdb00 }, { 0x0000000000000e42, 0x3800000000001000 }, 0xffffffffffffffff, { { 16, 1 }, { 64, 1 } }, 3, 0, 2, 2, 0, 61 },
	{ { 0xffc0000000000fff, 0xf800e3fdffffdf00 }, { 0x0000000000000c42, 0x3800003c00000000 }, 0xffffffffffffffff, { { 16, 1 }, { 0, 0 } }, 5, 0, 1, 1, 0, 62 },
	{ { 0xffc0000000000fff, 0xf800e3c1ffffdf00 }, { 0x0000000000000c42, 0x3800000000001000 }, 0xffffffffffffffff, { { 16, 1 }, { 0, 0 } }, 5, 0, 1, 1, 0, 63 },
	{ { 0xffc0000000000fff, 0xf800e3ffffffdb00 }, { 0x0000000000000f42, 0x3800003c00000000 }, 0xffffffffffffffff, { { 16, 1 }, { 64, 1 } }, 3, 0, 2, 2, 0, 64 },
	{ { 0xffc0000000000fff, 0xf800e3c3ffffdb00 }, { 0x0000000000000f42, 0x3800000000001000 }, 0xffffffffffffffff, { { 16, 1 }, { 64, 1 } }, 3, 0, 2, 2, 0, 65 },
	{ { 0xffffffc000000fff, 0xf800e3fdffffdf00 }, { 0x0000000000000a42, 0x3800003c00000000 }, 0x9555555555555555, { { 16, 1 }, { 0, 0 } }, 6, 32, 2, 1, 0, 66 },
	{ { 0xffffffc000000fff, 0xf800e3c1ffffdf00 }, { 0x0000000000000a42, 0x3800000000001000 }, 0x9555555555555555, { { 16, 1 }, { 0, 0 } }, 6, 32, 2, 1, 0, 67 },
	{ { 0xffffffc000000fff, 0xf800e3ffffffdb00 }, { 0x0000000000000d42, 0x3800003c00000000 }, 0xffffffffffffffff, { { 16, 1 }, { 64, 1 } }, 3, 0, 2, 2, 0, 68 },
	{ { 0xffffffc000000fff, 0xf800e3c3ffffdb00 }, { 0x0000000000000d42, 0x3800000000001000 }, 0xffffffffffffffff, { { 16, 1 }, { 64, 1 } }, 3, 0, 2, 2, 0, 69 },
	{ { 0xffffff0000000fff, 0xf800e3c3ffff9700 }, { 0x0000000000000943, 0x3800000000000000 }, 0xffffffffffffffff, { { 0, 0 }, { 0, 0 } }, 0, 0, 0, 0, 0, 70 },
	{ { 0x0000000000000fff, 0xf800e3c3ffff9700 }, { 0x0000000000000b43, 0x3800000000000000 }, 0xffffffffffffffff, { { 0, 0 }, { 0, 0 } }, 0, 0, 0, 0, 0, 71 },
	{ { 0x0000000000000fff, 0xf800e3c3ffff9700 }, { 0x0000000000000e43, 0x3800000000000000 }, 0xffffffffffffffff, { { 0, 0 }, { 0, 0 } }, 0, 0, 0, 0, 0, 72 },
	{ { 0xffc0000000000fff, 0xf800e3c3ffff9700 }, { 0x0000000000000c43, 0x3800000000000000 }, 0xffffffffffffffff, { { 0, 0 }, { 0, 0 } }, 0, 0, 0, 0, 0, 73 },
	{ { 0xffc0000000000fff, 0xf800e3c3ffff9700 }, { 0x0000000000000f43, 0x3800000000000000 }, 0xffffffffffffffff, { { 0, 0 }, { 0, 0 } }, 0, 0, 0, 0, 0, 74 },
	{ { 0xffffffc000000fff, 0xf800e3c3ffff9700 }, { 0x0000000000000a43, 0x3800000000000000 }, 0xffffffffffffffff, { { 0, 0 }, { 0, 0 } }, 0, 0, 0, 0, 0, 75 },
	{ { 0xffffffc000000fff, 0xf800e3c3ffff9700 }, { 0x0000000000000d43, 0x3800000000000000 }, 0xffffffffffffffff, { { 0, 0 }, { 0, 0 } }, 0, 0, 0, 0, 0, 76 },
	{ { 0xffffff0000000fff, 0xf800e3c3ffff9f00 }, { 0x0000000000000944, 0x3800000000000000 }, 0xffffffffffffffff, { { 0, 0 }, { 0, 0 } }, 0, 0, 0, 0, 0, 77 },
	{ { 0x0000000000000fff, 0xf800e3c3ffff9f00 }, { 0x0000000000000b44, 0x3800000000000000 }, 0xffffffffffffffff, { { 0, 0 }, { 0, 0 } }, 0, 0, 0, 0, 0, 78 },
	{ { 0x0000000000000fff, 0xf800e3c3ffff9f00 }, { 0x0000000000000e44, 0x3800000000000000 }, 0xffffffffffffffff, { { 0, 0 }, { 0, 0 } }, 0, 0, 0, 0, 0, 79 },
	{ { 0xffc0000000000fff, 0xf800e3c3ffff9f00 }, { 0x0000000000000c44, 0x3800000000000000 }, 0xffffffffffffffff, { { 0, 0 }, { 0, 0 } }, 0, 0, 0, 0, 0, 80 },
	{ { 0xffc0000000000fff, 0xf800e3c3ffff9f00 }, { 0x0000000000000f44, 0x3800000000000000 }, 0xffffffffffffffff, { { 0, 0 }, { 0, 0 } }, 0, 0, 0, 0, 0, 81 },
	{ { 0xffffffc000000fff, 0xf800e3c3ffff9f00 }, { 0x0000000000000a44, 0x3800000000000000 }, 0xffffffffffffffff, { { 0, 0 }, { 0, 0 } }, 0, 0, 0, 0, 0, 82 },
	{ { 0xffffffc000000fff, 0xf800e3c3ffff9f00 }, { 0x0000000000000d44, 0x3800000000000000 }, 0xffffffffffffffff, { { 0, 0 }, { 0, 0 } }, 0, 0, 0, 0, 0, 83 },
	{ { 0xffffff0000000fff, 0xf800ffffffffd3ff }, { 0x0000000000000545, 0x3800000000000000 }, 0xffffffffffffffff, { { 0, 0 }, { 0, 0 } }, 0, 0, 0, 0, 0, 84 },
	{ { 0xffffffc000000fff, 0xf800fffdffffd7ff }, { 0x0000000000000645, 0x3800000000000000 }, 0xffffffffffffffff, { { 0, 0 }, { 0, 0 } }, 0, 0, 0, 0, 0, 85 },
	{ { 0x0000000000000fff, 0xf800ffffffffd7ff }, { 0x0000000000000745, 0x3800000000000000 }, 0xffffffffffffffff, { { 0, 0 }, { 0, 0 } }, 0, 0, 0, 0, 0, 86 },
	{ { 0xffc0000000000fff, 0xf800fffdffffd7ff }, { 0x0000000000000845, 0x3800000000000000 }, 0xffffffffffffffff, { { 0, 0 }, { 0, 0 } }, 0, 0, 0, 0, 0, 87 },
	{ { 0xffffff0000000fff, 0xf800e3fdff83feff }, { 0x0000000000000946, 0x3800003c000000ff }, 0xffffffffffffffff, { { 0, 0 }, { 0, 0 } }, 0, 0, 0, 0, 0, 88 },
	{ { 0xffffff0000000fff, 0xf800e3c1ff83fe00 }, { 0x0000000000000946, 0x3800000000001800 }, 0xffffffffffffffff, { { 0, 0 }, { 0, 0 } }, 0, 0, 0, 0, 0, 89 },
	{ { 0xffffff0000000fff, 0xf800e3c1ff83feff }, { 0x0000000000000946, 0x38000000000118ff }, 0xffffffffffffffff, { { 0, 0 }, { 0, 0 } }, 0, 0, 0, 0, 0, 90 },
	{ { 0x0000000000000fff, 0xf800e3ffff83feff }, { 0x0000000000000e46, 0x3800003c000000ff }, 0xffffffffffffffff, { { 0, 0 }, { 0, 0 } }, 0, 0, 0, 0, 0, 91 },
	{ { 0x0000000000000fff, 0xf800e3c3ff83fe00 }, { 0x0000000000000e46, 0x3800000000001800 }, 0xffffffffffffffff, { { 0, 0 }, { 0, 0 } }, 0, 0, 0, 0, 0, 92 },
	{ { 0x0000000000000fff, 0xf800e3c3ff83feff }, { 0x0000000000000e46, 0x38000000000118ff }, 0xffffffffffffffff, { { 0, 0 }, { 0, 0 } }, 0, 0, 0, 0, 0, 93 },
	{ { 0xffc0000000000fff, 0xf800e3fdff83feff }, { 0x0000000000000f46, 0x3800003c000000ff }, 0xffffffffffffffff, { { 0, 0 }, { 0, 0 } }, 0, 0, 0, 0, 0, 94 },
	{ { 0xffc0000000000fff, 0xf800e3c1ff83fe00 }, { 0x0000000000000f46, 0x3800000000001800 }, 0xffffffffffffffff, { { 0, 0 }, { 0, 0 } }, 0, 0, 0, 0, 0, 95 },
	{ { 0xffc0000000000fff, 0xf800e3c1ff83feff }, { 0x0000000000000f46, 0x38000000000118ff }, 0xffffffffffffffff, { { 0, 0 }, { 0, 0 } }, 0, 0, 0, 0, 0, 96 },
	{ { 0xffffffc000000fff, 0xf800e3fdff83feff }, { 0x0000000000000d46, 0x3800003c000000ff }, 0xffffffffffffffff, { { 0, 0 }, { 0, 0 } }, 0, 0, 0, 0, 0, 97 },
	{ { 0xffffffc000000fff, 0xf800e3c1ff83fe00 }, { 0x0000000000000d46, 0x3800000000001800 }, 0xffffffffffffffff, { { 0, 0 }, { 0, 0 } }, 0, 0, 0, 0, 0, 98 },
	{ { 0xffffffc000000fff, 0xf800e3c1ff83feff }, { 0x0000000000000d46, 0x38000000000118ff }, 0xffffffffffffffff, { { 0, 0 }, { 0, 0 } }, 0, 0, 0, 0, 0, 99 },
	{ { 0xffffff00ff000fff, 0xf800fffdffffffff }, { 0x0000000000000147, 0x3800000000000000 }, 0xffffffffffffffff, { { 0, 0 }, { 0, 0 } }, 0, 0, 0, 0, 0, 100 },
	{ { 0xffffffc0ff000fff, 0xf800fffdffffffff }, { 0x0000000000000247, 0x3800000000000000 }, 0xffffffffffffffff, { { 0, 0 }, { 0, 0 } }, 0, 0, 0, 0, 0, 101 },
	{ { 0x00000000ff000fff, 0xf800ffffffffffff }, { 0x0000000000000347, 0x3800000000000000 }, 0xffffffffffffffff, { { 0, 0 }, { 0, 0 } }, 0, 0, 0, 0, 0, 102 },
	{ { 0xffc00000ff000fff, 0xf800fffdffffffff }, { 0x0000000000000447, 0x3800000000000000 }, 0xffffffffffffffff, { { 0, 0 }, { 0, 0 } }, 0, 0, 0, 0, 0, 103 },
	{ { 0xffffff0000000fff, 0xf800ffc1ffffdeff }, { 0x0000000000000548, 0x3800000000000000 }, 0xffffffffffffffff, { { 0, 0 }, { 0, 0 } }, 0, 0, 0, 0, 0, 104 },
	{ { 0xffffffc000000fff, 0xf800ffc1ffffdeff }, { 0x0000000000000648, 0x3800000000000000 }, 0xffffffffffffffff, { { 0, 0 }, { 0, 0 } }, 0, 0, 0, 0, 0, 105 },
	{ { 0x0000000000000fff, 0xf800ffc3ffffdeff }, { 0x0000000000000748, 0x3800000000000000 }, 0xffffffffffffffff, { { 0, 0 }, { 0, 0 } }, 0, 0, 0, 0, 0, 106 },
	{ { 0xffc0000000000fff, 0xf800ffc1ffffdeff }, { 0x0000000000000848, 0x3800000000000000 }, 0xffffffffffffffff, { { 0, 0 }, { 0, 0 } }, 0, 0, 0, 0, 0, 107 },
	{ { 0xffffff0000000fff, 0xf800fffffffe7fff }, { 0x0000000000000549, 0x3800000000000000 }, 0xffffffffffffffff, { { 0, 0 }, { 0, 0 } }, 0, 0, 0, 0, 0, 108 },
	{ { 0xffffffc000000fff, 0xf800fffffffe7fff }, { 0x0000000000000649, 0x3800000000000000 }, 0xffffffffffffffff, { { 0, 0 }, { 0, 0 } }, 0, 0, 0, 0, 0, 109 },
	{ { 0x0000000000000fff, 0xf800fffffffe7fff }, { 0x0000000000000749, 0x3800000000000000 }, 0xffffffffffffffff, { { 0, 0 }, { 0, 0 } }, 0, 0, 0, 0, 0, 110 },
	{ { 0xffc0000000000fff, 0xf800fffffffe7fff }, { 0x0000000000000849, 0x3800000000000000 }, 0xffffffffffffffff, { { 0, 0 }, { 0, 0 } }, 0, 0, 0, 0, 0, 111 },
	{ { 0xffffff0000ff0fff, 0xf800fffffffe7fff }, { 0x000000000000054a, 0x3800000000000000 }, 0xffffffffffffffff, { { 0, 0 }, { 0, 0 } }, 0, 0, 0, 0, 0, 112 },
	{ { 0xffffffc000ff0fff, 0xf800fffffffe7fff }, { 0x000000000000064a, 0x3800000000000000 }, 0xffffffffffffffff, { { 0, 0 }, { 0, 0 } }, 0, 0, 0, 0, 0, 113 },
	{ { 0x0000000000ff0fff, 0xf800fffffffe7fff }, { 0x000000000000074a, 0x3800000000000000 }, 0xffffffffffffffff, { { 0, 0 }, { 0, 0 } }, 0, 0, 0, 0, 0, 114 },
	{ { 0xffc0000000ff0fff, 0xf800fffffffe7fff }, { 0x000000000000084a, 0x3800000000000000 }, 0xffffffffffffffff, { { 0, 0 }, { 0, 0 } }, 0, 0, 0, 0, 0, 115 },
	{ { 0xffffff0000ff0fff, 0xf80003c3fff05fff }, { 0x000000000000054b, 0x380003c000000000 }, 0x3f3f3f003f3f3f, { { 0, 0 }, { 0, 0 } }, 8, 79, 2, 0, 0, 116 },
	{ { 0xffffff0000ff0fff, 0xf8000003fff05fff }, { 0x000000000000054b, 0x3800000000001000 }, 0x3f3f3f003f3f3f, { { 0, 0 }, { 0, 0 } }, 8, 79, 2, 0, 0, 117 },
	{ { 0xffffffc000ff0fff, 0xf80003c3fff05fff }, { 0x000000000000064b, 0x380003c000000000 }, 0x3f3f3f003f3f3f, { { 0, 0 }, { 0, 0 } }, 8, 79, 2, 0, 0, 118 },
	{ { 0xffffffc000ff0fff, 0xf8000003fff05fff }, { 0x000000000000064b, 0x3800000000001000 }, 0x3f3f3f003f3f3f, { { 0, 0 }, { 0, 0 } }, 8, 79, 2, 0, 0, 119 },
	{ { 0x0000000000ff0fff, 0xf80003c3fff05fff }, { 0x000000000000074b, 0x380003c000000000 }, 0x3f3f3f003f3f3f, { { 0, 0 }, { 0, 0 } }, 8, 79, 2, 0, 0, 120 },
	{ { 0x0000000000ff0fff, 0xf8000003fff05fff }, { 0x000000000000074b, 0x3800000000001000 }, 0x3f3f3f003f3f3f, { { 0, 0 }, { 0, 0 } }, 8, 79, 2, 0, 0, 121 },
	{ { 0xffc0000000ff0fff, 0xf80003c3fff05fff }, { 0x000000000000084b, 0x380003c000000000 }, 0x3f3f3f003f3f3f, { { 0, 0 }, { 0, 0 } }, 8, 79, 2, 0, 0, 122 },
	{ { 0xffc0000000ff0fff, 0xf8000003fff05fff }, { 0x000000000000084b, 0x3800000000001000 }, 0x3f3f3f003f3f3f, { { 0, 0 }, { 0, 0 } }, 8, 79, 2, 0, 0, 123 },
	{ { 0xffffff0000000fff, 0xf800ffc3ffe05fff }, { 0x000000000000054c, 0x380003c000000000 }, 0x3f3f3f003f3f3f, { { 0, 0 }, { 0, 0 } }, 8, 79, 2, 0, 0, 124 },
	{ { 0xffffff0000000fff, 0xf800fc03ffe05fff }, { 0x000000000000054c, 0x3800000000001000 }, 0x3f3f3f003f3f3f, { { 0, 0 }, { 0, 0 } }, 8, 79, 2, 0, 0, 125 },
	{ { 0xffffffc000000fff, 0xf800ffc3ffe05fff }, { 0x000000000000064c, 0x380003c000000000 }, 0x3f3f3f003f3f3f, { { 0, 0 }, { 0, 0 } }, 8, 79, 2, 0, 0, 126 },
	{ { 0xffffffc000000fff, 0xf800fc03ffe05fff }, { 0x000000000000064c, 0x3800000000001000 }, 0x3f3f3f003f3f3f, { { 0, 0 }, { 0, 0 } }, 8, 79, 2, 0, 0, 127 },
	{ { 0x0000000000000fff, 0xf800ffc3ffe05fff }, { 0x000000000000074c, 0x380003c000000000 }, 0x3f3f3f003f3f3f, { { 0, 0 }, { 0, 0 } }, 8, 79, 2, 0, 0, 128 },
	{ { 0x0000000000000fff, 0xf800fc03ffe05fff }, { 0x000000000000074c, 0x3800000000001000 }, 0x3f3f3f003f3f3f, { { 0, 0 }, { 0, 0 } }, 8, 79, 2, 0, 0, 129 },
	{ { 0xffc0000000000fff, 0xf800ffc3ffe05fff }, { 0x000000000000084c, 0x380003c000000000 }, 0x3f3f3f003f3f3f, { { 0, 0 }, { 0, 0 } }, 8, 79, 2, 0, 0, 130 },
	{ { 0xffc0000000000fff, 0xf800fc03ffe05fff }, { 0x000000000000084c, 0x3800000000001000 }, 0x3f3f3f003f3f3f, { { 0, 0 }, { 0, 0 } }, 8, 79, 2, 0, 0, 131 },
	{ { 0xffffff0000000fff, 0xf800ffc3ffffffff }, { 0x000000000000054d, 0x3800000000000000 }, 0xffffffffffffffff, { { 0, 0 }, { 0, 0 } }, 0, 0, 0, 0, 0, 132 },
	{ { 0xffffffc000000fff, 0xf800ffc3ffffffff }, { 0x000000000000064d, 0x3800000000000000 }, 0xffffffffffffffff, { { 0, 0 }, { 0, 0 } }, 0, 0, 0, 0, 0, 133 },
	{ { 0x0000000000000fff, 0xf800ffc3ffffffff }, { 0x000000000000074d, 0x3800000000000000 }, 0xffffffffffffffff, { { 0, 0 }, { 0, 0 } }, 0, 0, 0, 0, 0, 134 },
	{ { 0xffc0000000000fff, 0xf800ffc3ffffffff }, { 0x000000000000084d, 0x3800000000000000 }, 0xffffffffffffffff, { { 0, 0 }, { 0, 0 } }, 0, 0, 0, 0, 0, 135 },
	{ { 0xffffff0000000fff, 0xf800e3c3fc037f00 }, { 0x000000000000094e, 0x3800000000000000 }, 0xffffffffffffffff, { { 0, 0 }, { 0, 0 } }, 0, 0, 0, 0, 0, 136 },
	{ { 0x0000000000000fff, 0xf800e3c3fc037f00 }, { 0x0000000000000e4e, 0x3800000000000000 }, 0xffffffffffffffff, { { 0, 0 }, { 0, 0 } }, 0, 0, 0, 0, 0, 137 },
	{ { 0xffc0000000000fff, 0xf800e3c3fc037f00 }, { 0x0000000000000f4e, 0x3800000000000000 }, 0xffffffffffffffff, { { 0, 0 }, { 0, 0 } }, 0, 0, 0, 0, 0, 138 },
	{ { 0xffffffc000000fff, 0xf800e3c3fc037f00 }, { 0x0000000000000d4e, 0x3800000000000000 }, 0xffffffffffffffff, { { 0, 0 }, { 0, 0 } }, 0, 0, 0, 0, 0, 139 },
	{ { 0xfffffff0f0ff0fff, 0xf800e3fffc03fff0 }, { 0x000000000000004f, 0x3800000000000000 }, 0xffffffffffffffff, { { 0, 0 }, { 0, 0 } }, 0, 0, 0, 0, 0, 140 },
	{ { 0xfffffff0f0ff0fff, 0xf800e3fffc03fff0 }, { 0x000000000000024f, 0x3800000000000000 }, 0xffffffffffffffff, { { 0, 0 }, { 0, 0 } }, 0, 0, 0, 0, 0, 141 },
	{ { 0xffffff0000000fff, 0xf800fffffffc9700 }, { 0x0000000000000950, 0x3800000000000000 }, 0xffffffffffffffff, { { 0, 0 }, { 0, 0 } }, 0, 0, 0, 0, 0, 142 },
	{ { 0x0000000000000fff, 0xf800fffffffc9700 }, { 0x0000000000000b50, 0x3800000000000000 }, 0xffffffffffffffff, { { 0, 0 }, { 0, 0 } }, 0, 0, 0, 0, 0, 143 },
	{ { 0x0000000000000fff, 0xf800fffffffc9700 }, { 0x0000000000000e50, 0x3800000000000000 }, 0xffffffffffffffff, { { 0, 0 }, { 0, 0 } }, 0, 0, 0, 0, 0, 144 },
	{ { 0xffc0000000000fff, 0xf800fffffffc9700 }, { 0x0000000000000c50, 0x3800000000000000 }, 0xffffffffffffffff, { { 0, 0 }, { 0, 0 } }, 0, 0, 0, 0, 0, 145 },
	{ { 0xffc0000000000fff, 0xf800fffffffc9700 }, { 0x0000000000000f50, 0x3800000000000000 }, 0xffffffffffffffff, { { 0, 0 }, { 0, 0 } }, 0, 0, 0, 0, 0, 146 },
	{ { 0xffffffc000000fff, 0xf800fffffffc9700 }, { 0x0000000000000a50, 0x3800000000000000 }, 0xffffffffffffffff, { { 0, 0 }, { 0, 0 } }, 0, 0, 0, 0, 0, 147 },
	{ { 0xffffffc000000fff, 0xf800fffffffc9700 }, { 0x0000000000000d50, 0x3800000000000000 }, 0xffffffffffffffff, { { 0, 0 }, { 0, 0 } }, 0, 0, 0, 0, 0, 148 },
	{ { 0xffffff00ff000fff, 0xf800ffffffffffff }, { 0x0000000000000151, 0x3800000000000000 }, 0xffffffffffffffff, { { 0, 0 }, { 0, 0 } }, 0, 0, 0, 0, 0, 149 },
	{ { 0xffffff00ff000fff, 0xf800ffffffffffff }, { 0x0000000000000151, 0x3800000000010000 }, 0xffffffffffffffff, { { 16, 1 }, { 32, 1 } }, 10, 0, 2, 2, 0, 150 },
	{ { 0xffffffc0ff000fff, 0xf800ffffffffffff }, { 0x0000000000000251, 0x3800000000000000 }, 0xffffffffffffffff, { { 0, 0 }, { 0, 0 } }, 0, 0, 0, 0, 0, 151 },
	{ { 0xffffffc0ff000fff, 0xf800ffffffffffff }, { 0x0000000000000251, 0x3800000000010000 }, 0x9555555555555555, { { 16, 1 }, { 0, 0 } }, 12, 32, 2, 1, 0, 152 },
	{ { 0x00000000ff000fff, 0xf800ffffffffffff }, { 0x0000000000000351, 0x3800000000000000 }, 0xffffffffffffffff, { { 0, 0 }, { 0, 0 } }, 0, 0, 0, 0, 0, 153 },
	{ { 0xffc00000ff000fff, 0xf800ffffffffffff }, { 0x0000000000000451, 0x3800000000000000 }, 0xffffffffffffffff, { { 0, 0 }, { 0, 0 } }, 0, 0, 0, 0, 0, 154 },
	{ { 0xffc00000ff000fff, 0xf800ffffffffffff }, { 0x0000000000000451, 0x3800000000010000 }, 0xffffffffffffffff, { { 16, 1 }, { 0, 0 } }, 5, 0, 1, 1, 0, 155 },
	{ { 0xffffff0000000fff, 0xf800ffffffff8f00 }, { 0x0000000000000952, 0x3800000000000000 }, 0x7f7f7f7f7f7f7f7f, { { 0, 0 }, { 0, 0 } }, 14, 76, 1, 0, 0, 156 },
	{ { 0x0000000000000fff, 0xf800ffffffff8f00 }, { 0x0000000000000b52, 0x3800000000000000 }, 0x7f7f7f7f7f7f7f7f, { { 0, 0 }, { 0, 0 } }, 14, 76, 1, 0, 0, 157 },
	{ { 0x0000000000000fff, 0xf800ffffffff8f00 }, { 0x0000000000000e52, 0x3800000000000000 }, 0x7f7f7f7f7f7f7f7f, { { 0, 0 }, { 0, 0 } }, 14, 76, 1, 0, 0, 158 },
	{ { 0xffc0000000000fff, 0xf800ffffffff8f00 }, { 0x0000000000000c52, 0x3800000000000000 }, 0x7f7f7f7f7f7f7f7f, { { 0, 0 }, { 0, 0 } }, 14, 76, 1, 0, 0, 159 },
	{ { 0xffc0000000000fff, 0xf800ffffffff8f00 }, { 0x0000000000000f52, 0x3800000000000000 }, 0x7f7f7f7f7f7f7f7f, { { 0, 0 }, { 0, 0 } }, 14, 76, 1, 0, 0, 160 },
	{ { 0xffffffc000000fff, 0xf800ffffffff8f00 }, { 0x0000000000000a52, 0x3800000000000000 }, 0x7f7f7f7f7f7f7f7f, { { 0, 0 }, { 0, 0 } }, 14, 76, 1, 0, 0, 161 },
	{ { 0xffffffc000000fff, 0xf800ffffffff8f00 }, { 0x0000000000000d52, 0x3800000000000000 }, 0x7f7f7f7f7f7f7f7f, { { 0, 0 }, { 0, 0 } }, 14, 76, 1, 0, 0, 162 },
	{ { 0xffffff00ff000fff, 0xf800ffffffffcfff }, { 0x0000000000000153, 0x3800000000000000 }, 0xffffffffffffffff, { { 0, 0 }, { 0, 0 } }, 0, 0, 0, 0, 0, 163 },
	{ { 0xffffffc0ff000fff, 0xf800ffffffffcfff }, { 0x0000000000000253, 0x3800000000000000 }, 0xffffffffffffffff, { { 0, 0 }, { 0, 0 } }, 0, 0, 0, 0, 0, 164 },
	{ { 0x00000000ff000fff, 0xf800ffffffffcfff }, { 0x0000000000000353, 0x3800000000000000 }, 0xffffffffffffffff, { { 0, 0 }, { 0, 0 } }, 0, 0, 0, 0, 0, 165 },
	{ { 0xffc00000ff000fff, 0xf800ffffffffcfff }, { 0x0000000000000453, 0x3800000000000000 }, 0xffffffffffffffff, { { 0, 0 }, { 0, 0 } }, 0, 0, 0, 0, 0, 166 },
	{ { 0xffffff0000000fff, 0xf800ffffffff8700 }, { 0x0000000000000954, 0x3800000000000000 }, 0xffffffffffffffff, { { 0, 0 }, { 0, 0 } }, 0, 0, 0, 0, 0, 167 },
	{ { 0xffffffc000000fff, 0xf800ffffffff8700 }, { 0x0000000000000d54, 0x3800000000000000 }, 0xffffffffffffffff, { { 0, 0 }, { 0, 0 } }, 0, 0, 0, 0, 0, 168 },
	{ { 0x0000000000000fff, 0xf800ffffffff8700 }, { 0x0000000000000e54, 0x3800000000000000 }, 0xffffffffffffffff, { { 0, 0 }, { 0, 0 } }, 0, 0, 0, 0, 0, 169 },
	{ { 0xffc0000000000fff, 0xf800ffffffff8700 }, { 0x0000000000000f54, 0x3800000000000000 }, 0xffffffffffffffff, { { 0, 0 }, { 0, 0 } }, 0, 0, 0, 0, 0, 170 },
	{ { 0xffffff00ffc00fff, 0xc000ffffffffffff }, { 0x0000000000000155, 0x0000000000000000 }, 0xbfbfbfbfbfbfbfbf, { { 0, 0 }, { 0, 0 } }, 15, 123, 1, 0, 0, 171 },
	{ { 0xfffffe0000ff0fff, 0xf800ffffffffffc0 }, { 0x0000000000000256, 0x3800000000000000 }, 0xffffffffffffffff, { { 0, 0 }, { 0, 0 } }, 0, 0, 0, 0, 0, 172 },
	{ { 0xfffffe00ff000fff, 0xf800ffffffffffc0 }, { 0x0000000000000257, 0x3800000000000000 }, 0xffffffffffffffff, { { 0, 0 }, { 0, 0 } }, 0, 0, 0, 0, 0, 173 },
	{ { 0xffffff0000000fff, 0xc000e3fffffcff00 }, { 0x00000000000009a0, 0x0000000000000000 }, 0xbfbfbfbfbfbfbfbf, { { 0, 0 }, { 0, 0 } }, 15, 123, 1, 0, 0, 174 },
	{ { 0xffe0000000000fff, 0xc000e3fffffcffff }, { 0x0000000000000ba0, 0x0000000000000000 }, 0xbfbfbfbfbfbfbfbf, { { 0, 0 }, { 0, 0 } }, 15, 123, 1, 0, 0, 175 },
	{ { 0xfc1fffff00000fff, 0xc000e3fffffcff00 }, { 0x0000000000000ea0, 0x0000000000000000 }, 0xbfbfbfbfbfbfbfbf, { { 0, 0 }, { 0, 0 } }, 15, 123, 1, 0, 0, 176 },
	{ { 0xfc0000ff00000fff, 0xc000e3fffffcffff }, { 0x00000000000007a0, 0x0000000000000000 }, 0xbfbfbfbfbfbfbfbf, { { 0, 0 }, { 0, 0 } }, 15, 123, 1, 0, 0, 177 },
	{ { 0xffffffff00000fff, 0xc000ffffffffffff }, { 0x00000000000001a1, 0x0000000000000000 }, 0xbfbfbfbfbfbfbfbf, { { 0, 0 }, { 0, 0 } }, 15, 123, 1, 0, 0, 178 },
	{ { 0xffffffffff000fff, 0xf800e3c3fffcffff }, { 0x00000000000000a2, 0x3800000000000000 }, 0x7777777777777777, { { 0, 0 }, { 0, 0 } }, 16, 80, 1, 0, 0, 179 },
	{ { 0xffffffffffc00fff, 0xf800e3c3fffcffff }, { 0x00000000000000a3, 0x3800000000000000 }, 0x7777777777777777, { { 0, 0 }, { 0, 0 } }, 16, 80, 1, 0, 0, 180 },
	{ { 0xffffffff00000fff, 0xc000fffffff0ffff }, { 0x00000000000001a4, 0x0000000000000000 }, 0x3f3f3f3f3f3f3f3f, { { 123, 2 }, { 0, 0 } }, 17, 80, 2, 1, 0, 181 },
	{ { 0xffffffff00c00fff, 0xc000fffffff0ffff }, { 0x00000000000001a5, 0x0000000000000000 }, 0x3f3f3f3f3f3f3f3f, { { 123, 2 }, { 0, 0 } }, 17, 80, 2, 1, 0, 182 },
	{ { 0xffffffff00000fff, 0xc000e3fffffeffff }, { 0x00000000000001a6, 0x0000000000000000 }, 0xbfbfbfbfbfbfbfbf, { { 0, 0 }, { 0, 0 } }, 15, 123, 1, 0, 0, 183 },
	{ { 0xffffffff00000fff, 0xc000e3fffffeffff }, { 0x00000000000001a6, 0x0000000000020000 }, 0xbfbfbfbfbfbfbfbf, { { 24, 1 }, { 0, 0 } }, 19, 123, 2, 1, 0, 184 },
	{ { 0xffffffffffc00fff, 0xf800e3c3ffffffff }, { 0x00000000000000a7, 0x3800000000000000 }, 0xffffffffffffffff, { { 0, 0 }, { 0, 0 } }, 0, 0, 0, 0, 0, 185 },
	{ { 0xffffffc0ffc00fff, 0xf800e3fdffffffff }, { 0x00000000000002a7, 0x3800000000000000 }, 0xffffffffffffffff, { { 0, 0 }, { 0, 0 } }, 0, 0, 0, 0, 0, 186 },
	{ { 0xffffffffff000fff, 0xf800e3c3ffffffff }, { 0x00000000000000a8, 0x3800000000000000 }, 0xffffffffffffffff, { { 0, 0 }, { 0, 0 } }, 0, 0, 0, 0, 0, 187 },
	{ { 0xffffffc0ff000fff, 0xf800e3fdffffffff }, { 0x00000000000002a8, 0x3800000000000000 }, 0xffffffffffffffff, { { 0, 0 }, { 0, 0 } }, 0, 0, 0, 0, 0, 188 },
	{ { 0xffc00000c0c00fff, 0xf800fffffff8ffff }, { 0x0000000000000101, 0x3800000000000000 }, 0x1f1f1f1f1f1f1f1f, { { 0, 0 }, { 0, 0 } }, 21, 80, 1, 0, 0, 189 },
	{ { 0xffc00000c0c00fff, 0xf800ffffffffffff }, { 0x0000000000000101, 0x3800000000050000 }, 0x9555555555555555, { { 0, 0 }, { 0, 0 } }, 22, 16, 1, 0, 0, 190 },
	{ { 0xffc00000c0c00fff, 0xf800ffffffffffff }, { 0x0000000000000101, 0x3800000000060000 }, 0x8111111111111111, { { 0, 0 }, { 0, 0 } }, 23, 16, 1, 0, 0, 191 },
	{ { 0xffffffc0c0c00fff, 0xf800fffdfffffeff }, { 0x0000000000000402, 0x38001c3c00000000 }, 0xffffffffffffffff, { { 0, 0 }, { 0, 0 } }, 0, 0, 0, 0, 0, 192 },
	{ { 0xffffffc0c0c00fff, 0xf800e3c1fffffeff }, { 0x0000000000000402, 0x3800000000001000 }, 0xffffffffffffffff, { { 0, 0 }, { 0, 0 } }, 0, 0, 0, 0, 0, 193 },
	{ { 0x00000000c0c00fff, 0xf800fffffffffeff }, { 0x0000000000000502, 0x38001c3c00000000 }, 0xffffffffffffffff, { { 0, 0 }, { 0, 0 } }, 0, 0, 0, 0, 0, 194 },
	{ { 0x00000000c0c00fff, 0xf800e3c3fffffeff }, { 0x0000000000000502, 0x3800000000001000 }, 0xffffffffffffffff, { { 0, 0 }, { 0, 0 } }, 0, 0, 0, 0, 0, 195 },
	{ { 0xffc00000c0c00fff, 0xf800fffdfffffeff }, { 0x0000000000000602, 0x38001c3c00000000 }, 0xffffffffffffffff, { { 0, 0 }, { 0, 0 } }, 0, 0, 0, 0, 0, 196 },
	{ { 0xffc00000c0c00fff, 0xf800e3c1fffffeff }, { 0x0000000000000602, 0x3800000000001000 }, 0xffffffffffffffff, { { 0, 0 }, { 0, 0 } }, 0, 0, 0, 0, 0, 197 },
	{ { 0xffffffc0c0c00fff, 0xf800e3ffffffdbc0 }, { 0x0000000000000703, 0x3800003c00000000 }, 0xffffffffffffffff, { { 0, 0 }, { 0, 0 } }, 0, 0, 0, 0, 0, 198 },
	{ { 0xffffffc0c0c00fff, 0xf800e3c3ffffdbc0 }, { 0x0000000000000703, 0x3800000000001800 }, 0xffffffffffffffff, { { 0, 0 }, { 0, 0 } }, 0, 0, 0, 0, 0, 199 },
	{ { 0x00000000c0c00fff, 0xf800e3ffffffdfc0 }, { 0x0000000000000803, 0x3800003c00000000 }, 0xffffffffffffffff, { { 0, 0 }, { 0, 0 } }, 0, 0, 0, 0, 0, 200 },
	{ { 0x00000000c0c00fff, 0xf800e3c3ffffdfc0 }, { 0x0000000000000803, 0x3800000000001800 }, 0xffffffffffffffff, { { 0, 0 }, { 0, 0 } }, 0, 0, 0, 0, 0, 201 },
	{ { 0x00000000c0c00fff, 0xf800e3ffffffdbc0 }, { 0x0000000000000a03, 0x3800003c00000000 }, 0xffffffffffffffff, { { 0, 0 }, { 0, 0 } }, 0, 0, 0, 0, 0, 202 },
	{ { 0x00000000c0c00fff, 0xf800e3c3ffffdbc0 }, { 0x0000000000000a03, 0x3800000000001800 }, 0xffffffffffffffff, { { 0, 0 }, { 0, 0 } }, 0, 0, 0, 0, 0, 203 },
	{ { 0xffc00000c0c00fff, 0xf800e3fdffffdfc0 }, { 0x0000000000000903, 0x3800003c00000000 }, 0xffffffffffffffff, { { 0, 0 }, { 0, 0 } }, 0, 0, 0, 0, 0, 204 },
	{ { 0xffc00000c0c00fff, 0xf800e3c1ffffdfc0 }, { 0x0000000000000903, 0x3800000000001800 }, 0xffffffffffffffff, { { 0, 0 }, { 0, 0 } }, 0, 0, 0, 0, 0, 205 },
	{ { 0xffc00000c0c00fff, 0xf800e3ffffffdbc0 }, { 0x0000000000000b03, 0x3800003c00000000 }, 0xffffffffffffffff, { { 0, 0 }, { 0, 0 } }, 0, 0, 0, 0, 0, 206 },
	{ { 0xffc00000c0c00fff, 0xf800e3c3ffffdbc0 }, { 0x0000000000000b03, 0x3800000000001800 }, 0xffffffffffffffff, { { 0, 0 }, { 0, 0 } }, 0, 0, 0, 0, 0, 207 },
	{ { 0xffffffc0c0c00fff, 0xf800e3ffffffdbc0 }, { 0x0000000000000704, 0x3800003c00000000 }, 0x9555555555555555, { { 64, 3 }, { 0, 0 } }, 24, 16, 2, 1, 0, 208 },
	{ { 0xffffffc0c0c00fff, 0xf800e3c3ffffdbc0 }, { 0x0000000000000704, 0x3800000000001000 }, 0x9555555555555555, { { 64, 3 }, { 0, 0 } }, 24, 16, 2, 1, 0, 209 },
	{ { 0x00000000c0c00fff, 0xf800e3ffffffdbc0 }, { 0x0000000000000a04, 0x3800003c00000000 }, 0x9555555555555555, { { 64, 3 }, { 0, 0 } }, 24, 16, 2, 1, 0, 210 },
	{ { 0x00000000c0c00fff, 0xf800e3c3ffffdbc0 }, { 0x0000000000000a04, 0x3800000000001000 }, 0x9555555555555555, { { 64, 3 }, { 0, 0 } }, 24, 16, 2, 1, 0, 211 },
	{ { 0xffc00000c0c00fff, 0xf800e3fdffffdfc0 }, { 0x0000000000000904, 0x3800003c00000000 }, 0x9555555555555555, { { 0, 0 }, { 0, 0 } }, 22, 16, 1, 0, 0, 212 },
	{ { 0xffc00000c0c00fff, 0xf800e3c1ffffdfc0 }, { 0x0000000000000904, 0x3800000000001000 }, 0x9555555555555555, { { 0, 0 }, { 0, 0 } }, 22, 16, 1, 0, 0, 213 },
	{ { 0xffc00000c0c00fff, 0xf800e3ffffffdbc0 }, { 0x0000000000000b04, 0x3800003c00000000 }, 0x9555555555555555, { { 64, 3 }, { 0, 0 } }, 24, 16, 2, 1, 0, 214 },
	{ { 0xffc00000c0c00fff, 0xf800e3c3ffffdbc0 }, { 0x0000000000000b04, 0x3800000000001000 }, 0x9555555555555555, { { 64, 3 }, { 0, 0 } }, 24, 16, 2, 1, 0, 215 },
	{ { 0xffffffc0c0c00fff, 0xf800fffdffffd7ff }, { 0x0000000000000405, 0x3800000000000000 }, 0xffffffffffffffff, { { 0, 0 }, { 0, 0 } }, 0, 0, 0, 0, 0, 216 },
	{ { 0x00000000c0c00fff, 0xf800ffffffffd7ff }, { 0x0000000000000505, 0x3800000000000000 }, 0xffffffffffffffff, { { 0, 0 }, { 0, 0 } }, 0, 0, 0, 0, 0, 217 },
	{ { 0xffc00000c0c00fff, 0xf800fffdffffd7ff }, { 0x0000000000000605, 0x3800000000000000 }, 0xffffffffffffffff, { { 0, 0 }, { 0, 0 } }, 0, 0, 0, 0, 0, 218 },
	{ { 0xffffffc0c0c00fff, 0xf800e3fdff83feff }, { 0x0000000000000706, 0x3800003c0000003f }, 0xffffffffffffffff, { { 0, 0 }, { 0, 0 } }, 0, 0, 0, 0, 0, 219 },
	{ { 0xffffffc0c0c00fff, 0xf800e3c1ff83fec0 }, { 0x0000000000000706, 0x3800000000001800 }, 0xffffffffffffffff, { { 0, 0 }, { 0, 0 } }, 0, 0, 0, 0, 0, 220 },
	{ { 0xffffffc0c0c00fff, 0xf800e3c1ff83feff }, { 0x0000000000000706, 0x380000000001183f }, 0xffffffffffffffff, { { 0, 0 }, { 0, 0 } }, 0, 0, 0, 0, 0, 221 },
	{ { 0x00000000c0c00fff, 0xf800e3ffff83feff }, { 0x0000000000000a06, 0x3800003c0000003f }, 0xffffffffffffffff, { { 0, 0 }, { 0, 0 } }, 0, 0, 0, 0, 0, 222 },
	{ { 0x00000000c0c00fff, 0xf800e3c3ff83fec0 }, { 0x0000000000000a06, 0x3800000000001800 }, 0xffffffffffffffff, { { 0, 0 }, { 0, 0 } }, 0, 0, 0, 0, 0, 223 },
	{ { 0x00000000c0c00fff, 0xf800e3c3ff83feff }, { 0x0000000000000a06, 0x380000000001183f }, 0xffffffffffffffff, { { 0, 0 }, { 0, 0 } }, 0, 0, 0, 0, 0, 224 },
	{ { 0xffc00000c0c00fff, 0xf800e3fdff83feff }, { 0x0000000000000b06, 0x3800003c0000003f }, 0xffffffffffffffff, { { 0, 0 }, { 0, 0 } }, 0, 0, 0, 0, 0, 225 },
	{ { 0xffc00000c0c00fff, 0xf800e3c1ff83fec0 }, { 0x0000000000000b06, 0x3800000000001800 }, 0xffffffffffffffff, { { 0, 0 }, { 0, 0 } }, 0, 0, 0, 0, 0, 226 },
	{ { 0xffc00000c0c00fff, 0xf800e3c1ff83feff }, { 0x0000000000000b06, 0x380000000001183f }, 0xffffffffffffffff, { { 0, 0 }, { 0, 0 } }, 0, 0, 0, 0, 0, 227 },
	{ { 0xffffffc0ffc00fff, 0xf800fffdffffffff }, { 0x0000000000000107, 0x3800000000000000 }, 0xffffffffffffffff, { { 0, 0 }, { 0, 0 } }, 0, 0, 0, 0, 0, 228 },
	{ { 0x00000000ffc00fff, 0xf800ffffffffffff }, { 0x0000000000000207, 0x3800000000000000 }, 0xffffffffffffffff, { { 0, 0 }, { 0, 0 } }, 0, 0, 0, 0, 0, 229 },
	{ { 0xffc00000ffc00fff, 0xf800fffdffffffff }, { 0x0000000000000307, 0x3800000000000000 }, 0xffffffffffffffff, { { 0, 0 }, { 0, 0 } }, 0, 0, 0, 0, 0, 230 },
	{ { 0xffffffc0c0c00fff, 0xf800ffc1ffffdeff }, { 0x0000000000000408, 0x3800000000000000 }, 0xffffffffffffffff, { { 0, 0 }, { 0, 0 } }, 0, 0, 0, 0, 0, 231 },
	{ { 0x00000000c0c00fff, 0xf800ffc3ffffdeff }, { 0x0000000000000508, 0x3800000000000000 }, 0xffffffffffffffff, { { 0, 0 }, { 0, 0 } }, 0, 0, 0, 0, 0, 232 },
	{ { 0xffc00000c0c00fff, 0xf800ffc1ffffdeff }, { 0x0000000000000608, 0x3800000000000000 }, 0xffffffffffffffff, { { 0, 0 }, { 0, 0 } }, 0, 0, 0, 0, 0, 233 },
	{ { 0xffffffc0c0c00fff, 0xf800fffffffe7fff }, { 0x0000000000000409, 0x3800000000000000 }, 0xffffffffffffffff, { { 0, 0 }, { 0, 0 } }, 0, 0, 0, 0, 0, 234 },
	{ { 0x00000000c0c00fff, 0xf800fffffffe7fff }, { 0x0000000000000509, 0x3800000000000000 }, 0xffffffffffffffff, { { 0, 0 }, { 0, 0 } }, 0, 0, 0, 0, 0, 235 },
	{ { 0xffc00000c0c00fff, 0xf800fffffffe7fff }, { 0x0000000000000609, 0x3800000000000000 }, 0xffffffffffffffff, { { 0, 0 }, { 0, 0 } }, 0, 0, 0, 0, 0, 236 },
	{ { 0xffffffc0c0ff0fff, 0xf800fffffffe7fff }, { 0x000000000000040a, 0x3800000000000000 }, 0xffffffffffffffff, { { 0, 0 }, { 0, 0 } }, 0, 0, 0, 0, 0, 237 },
	{ { 0x00000000c0ff0fff, 0xf800fffffffe7fff }, { 0x000000000000050a, 0x3800000000000000 }, 0xffffffffffffffff, { { 0, 0 }, { 0, 0 } }, 0, 0, 0, 0, 0, 238 },
	{ { 0xffc00000c0ff0fff, 0xf800fffffffe7fff }, { 0x000000000000060a, 0x3800000000000000 }, 0xffffffffffffffff, { { 0, 0 }, { 0, 0 } }, 0, 0, 0, 0, 0, 239 },
	{ { 0xffffffc0c0ff0fff, 0xf80003c3fff05fff }, { 0x000000000000040b, 0x380003c000000000 }, 0x3f3f3f003f3f3f, { { 0, 0 }, { 0, 0 } }, 8, 79, 2, 0, 0, 240 },
	{ { 0xffffffc0c0ff0fff, 0xf8000003fff05fff }, { 0x000000000000040b, 0x3800000000001000 }, 0x3f3f3f003f3f3f, { { 0, 0 }, { 0, 0 } }, 8, 79, 2, 0, 0, 241 },
	{ { 0x00000000c0ff0fff, 0xf80003c3fff05fff }, { 0x000000000000050b, 0x380003c000000000 }, 0x3f3f3f003f3f3f, { { 0, 0 }, { 0, 0 } }, 8, 79, 2, 0, 0, 242 },
	{ { 0x00000000c0ff0fff, 0xf8000003fff05fff }, { 0x000000000000050b, 0x3800000000001000 }, 0x3f3f3f003f3f3f, { { 0, 0 }, { 0, 0 } }, 8, 79, 2, 0, 0, 243 },
	{ { 0xffc00000c0ff0fff, 0xf80003c3fff05fff }, { 0x000000000000060b, 0x380003c000000000 }, 0x3f3f3f003f3f3f, { { 0, 0 }, { 0, 0 } }, 8, 79, 2, 0, 0, 244 },
	{ { 0xffc00000c0ff0fff, 0xf8000003fff05fff }, { 0x000000000000060b, 0x3800000000001000 }, 0x3f3f3f003f3f3f, { { 0, 0 }, { 0, 0 } }, 8, 79, 2, 0, 0, 245 },
	{ { 0xffffffc0c0c00fff, 0xf800ffc3ffffffff }, { 0x000000000000040c, 0x3800000000000000 }, 0xffffffffffffffff, { { 0, 0 }, { 0, 0 } }, 0, 0, 0, 0, 0, 246 },
	{ { 0x00000000c0c00fff, 0xf800ffc3ffffffff }, { 0x000000000000050c, 0x3800000000000000 }, 0xffffffffffffffff, { { 0, 0 }, { 0, 0 } }, 0, 0, 0, 0, 0, 247 },
	{ { 0xffc00000c0c00fff, 0xf800ffc3ffffffff }, { 0x000000000000060c, 0x3800000000000000 }, 0xffffffffffffffff, { { 0, 0 }, { 0, 0 } }, 0, 0, 0, 0, 0, 248 },
	{ { 0xffffffc0c0c00fff, 0xf800e3c3fc037fc0 }, { 0x000000000000070d, 0x3800000000000000 }, 0xffffffffffffffff, { { 0, 0 }, { 0, 0 } }, 0, 0, 0, 0, 0, 249 },
	{ { 0x00000000c0c00fff, 0xf800e3c3fc037fc0 }, { 0x0000000000000a0d, 0x3800000000000000 }, 0xffffffffffffffff, { { 0, 0 }, { 0, 0 } }, 0, 0, 0, 0, 0, 250 },
	{ { 0xffc00000c0c00fff, 0xf800e3c3fc037fc0 }, { 0x0000000000000b0d, 0x3800000000000000 }, 0xffffffffffffffff, { { 0, 0 }, { 0, 0 } }, 0, 0, 0, 0, 0, 251 },
	{ { 0xfffffff0f0ff0fff, 0xf800e3fffc03fff0 }, { 0x000000000000000e, 0x3800000000000000 }, 0xffffffffffffffff, { { 0, 0 }, { 0, 0 } }, 0, 0, 0, 0, 0, 252 },
	{ { 0xffffffc0c0c00fff, 0xf800fffffffc97c0 }, { 0x000000000000070f, 0x3800000000000000 }, 0xffffffffffffffff, { { 0, 0 }, { 0, 0 } }, 0, 0, 0, 0, 0, 253 },
	{ { 0x00000000c0c00fff, 0xf800fffffffc97c0 }, { 0x0000000000000a0f, 0x3800000000000000 }, 0xffffffffffffffff, { { 0, 0 }, { 0, 0 } }, 0, 0, 0, 0, 0, 254 },
	{ { 0x00000000c0c00fff, 0xf800fffffffc97c0 }, { 0x000000000000080f, 0x3800000000000000 }, 0xffffffffffffffff, { { 0, 0 }, { 0, 0 } }, 0, 0, 0, 0, 0, 255 },
	{ { 0xffc00000c0c00fff, 0xf800fffffffc97c0 }, { 0x000000000000090f, 0x3800000000000000 }, 0xffffffffffffffff, { { 0, 0 }, { 0, 0 } }, 0, 0, 0, 0, 0, 256 },
	{ { 0xffc00000c0c00fff, 0xf800fffffffc97c0 }, { 0x0000000000000b0f, 0x3800000000000000 }, 0xffffffffffffffff, { { 0, 0 }, { 0, 0 } }, 0, 0, 0, 0, 0, 257 },
	{ { 0xffffffc0ffc00fff, 0xf800ffffffffffff }, { 0x0000000000000110, 0x3800000000000000 }, 0xffffffffffffffff, { { 0, 0 }, { 0, 0 } }, 0, 0, 0, 0, 0, 258 },
	{ { 0xffffffc0ffc00fff, 0xf800ffffffffffff }, { 0x0000000000000110, 0x3800000000010000 }, 0x9555555555555555, { { 32, 3 }, { 0, 0 } }, 26, 16, 2, 1, 0, 259 },
	{ { 0x00000000ffc00fff, 0xf800ffffffffffff }, { 0x0000000000000210, 0x3800000000000000 }, 0xffffffffffffffff, { { 0, 0 }, { 0, 0 } }, 0, 0, 0, 0, 0, 260 },
	{ { 0xffc00000ffc00fff, 0xf800ffffffffffff }, { 0x0000000000000310, 0x3800000000000000 }, 0xffffffffffffffff, { { 0, 0 }, { 0, 0 } }, 0, 0, 0, 0, 0, 261 },
	{ { 0xffc00000ffc00fff, 0xf800ffffffffffff }, { 0x0000000000000310, 0x3800000000010000 }, 0x9555555555555555, { { 0, 0 }, { 0, 0 } }, 22, 16, 1, 0, 0, 262 },
	{ { 0xffffffc0c0c00fff, 0xf800ffffffff8fc0 }, { 0x0000000000000711, 0x3800000000000000 }, 0x7f7f7f7f7f7f7f7f, { { 0, 0 }, { 0, 0 } }, 14, 76, 1, 0, 0, 263 },
	{ { 0x00000000c0c00fff, 0xf800ffffffff8fc0 }, { 0x0000000000000811, 0x3800000000000000 }, 0x7f7f7f7f7f7f7f7f, { { 0, 0 }, { 0, 0 } }, 14, 76, 1, 0, 0, 264 },
	{ { 0x00000000c0c00fff, 0xf800ffffffff8fc0 }, { 0x0000000000000a11, 0x3800000000000000 }, 0x7f7f7f7f7f7f7f7f, { { 0, 0 }, { 0, 0 } }, 14, 76, 1, 0, 0, 265 },
	{ { 0xffc00000c0c00fff, 0xf800ffffffff8fc0 }, { 0x0000000000000911, 0x3800000000000000 }, 0x7f7f7f7f7f7f7f7f, { { 0, 0 }, { 0, 0 } }, 14, 76, 1, 0, 0, 266 },
	{ { 0xffc00000c0c00fff, 0xf800ffffffff8fc0 }, { 0x0000000000000b11, 0x3800000000000000 }, 0x7f7f7f7f7f7f7f7f, { { 0, 0 }, { 0, 0 } }, 14, 76, 1, 0, 0, 267 },
	{ { 0xffffffc0ffc00fff, 0xf800fffdffffffff }, { 0x0000000000000112, 0x3800000000000000 }, 0xffffffffffffffff, { { 0, 0 }, { 0, 0 } }, 0, 0, 0, 0, 0, 268 },
	{ { 0x00000000ffc00fff, 0xf800ffffffffffff }, { 0x0000000000000212, 0x3800000000000000 }, 0xffffffffffffffff, { { 0, 0 }, { 0, 0 } }, 0, 0, 0, 0, 0, 269 },
	{ { 0xffc00000ffc00fff, 0xf800fffdffffffff }, { 0x0000000000000312, 0x3800000000000000 }, 0xffffffffffffffff, { { 0, 0 }, { 0, 0 } }, 0, 0, 0, 0, 0, 270 },
	{ { 0xffffffc0ffc00fff, 0xf800fffdfffcffff }, { 0x0000000000000113, 0x3800000000000000 }, 0xffffffffffffffff, { { 0, 0 }, { 0, 0 } }, 0, 0, 0, 0, 0, 271 },
	{ { 0x00000000ffc00fff, 0xf800fffffffcffff }, { 0x0000000000000213, 0x3800000000000000 }, 0xffffffffffffffff, { { 0, 0 }, { 0, 0 } }, 0, 0, 0, 0, 0, 272 },
	{ { 0xffc00000ffc00fff, 0xf800fffdfffcffff }, { 0x0000000000000313, 0x3800000000000000 }, 0xffffffffffffffff, { { 0, 0 }, { 0, 0 } }, 0, 0, 0, 0, 0, 273 },
	{ { 0xffffffc0ffc00fff, 0xf800ffffffffffff }, { 0x0000000000000114, 0x3800000000000000 }, 0xffffffffffffffff, { { 0, 0 }, { 0, 0 } }, 0, 0, 0, 0, 0, 274 },
	{ { 0x00000000ffc00fff, 0xf800ffffffffffff }, { 0x0000000000000214, 0x3800000000000000 }, 0xffffffffffffffff, { { 0, 0 }, { 0, 0 } }, 0, 0, 0, 0, 0, 275 },
	{ { 0xffc00000ffc00fff, 0xf800ffffffffffff }, { 0x0000000000000314, 0x3800000000000000 }, 0xffffffffffffffff, { { 0, 0 }, { 0, 0 } }, 0, 0, 0, 0, 0, 276 },
	{ { 0xffffffc0c0c00fff, 0xf800fffffffdffff }, { 0x0000000000000415, 0x3800000000000000 }, 0xffffffffffffffff, { { 0, 0 }, { 0, 0 } }, 0, 0, 0, 0, 0, 277 },
	{ { 0x00000000c0c00fff, 0xf800fffffffdffff }, { 0x0000000000000515, 0x3800000000000000 }, 0xffffffffffffffff, { { 0, 0 }, { 0, 0 } }, 0, 0, 0, 0, 0, 278 },
	{ { 0xffc00000c0c00fff, 0xf800fffffffdffff }, { 0x0000000000000615, 0x3800000000000000 }, 0xffffffffffffffff, { { 0, 0 }, { 0, 0 } }, 0, 0, 0, 0, 0, 279 },
	{ { 0xffffffc0c0c00fff, 0xf800fffffffcffff }, { 0x0000000000000416, 0x3800000000000000 }, 0xffffffffffffffff, { { 0, 0 }, { 0, 0 } }, 0, 0, 0, 0, 0, 280 },
	{ { 0x00000000c0c00fff, 0xf800fffffffcffff }, { 0x0000000000000516, 0x3800000000000000 }, 0xffffffffffffffff, { { 0, 0 }, { 0, 0 } }, 0, 0, 0, 0, 0, 281 },
	{ { 0xffc00000c0c00fff, 0xf800fffffffcffff }, { 0x0000000000000616, 0x3800000000000000 }, 0xffffffffffffffff, { { 0, 0 }, { 0, 0 } }, 0, 0, 0, 0, 0, 282 },
	{ { 0xffffff80c0ff0fff, 0xc000ffffffffffc0 }, { 0x0000000000000a17, 0x0000000000000000 }, 0xbfbfbfbfbfbfbfbf, { { 0, 0 }, { 0, 0 } }, 15, 123, 1, 0, 0, 283 },
	{ { 0xffffff80ffc00fff, 0xc000ffffffffffc0 }, { 0x0000000000000518, 0x0000000000000000 }, 0xbfbfbfbfbfbfbfbf, { { 0, 0 }, { 0, 0 } }, 15, 123, 1, 0, 0, 284 },
	{ { 0xffffffc0c0c00fff, 0xf800ffffffffffc0 }, { 0x0000000000000719, 0x3800000000000000 }, 0xffffffffffffffff, { { 0, 0 }, { 0, 0 } }, 0, 0, 0, 0, 0, 285 },
	{ { 0xffc00000c0c00fff, 0xf800ffffffffffc0 }, { 0x0000000000000b19, 0x3800000000000000 }, 0xffffffffffffffff, { { 0, 0 }, { 0, 0 } }, 0, 0, 0, 0, 0, 286 },
};

const struct gpu_head gpu_heads[GPU_OPCODE_COUNT + 1] = {
	[GPU_OP_FADD_RR] = { 0x0, 1, 0 },
	[GPU_OP_FADD_RU] = { 0x0, 2, 0 },
	[GPU_OP_FADD_RI] = { 0x0, 3, 0 },
	[GPU_OP_FADD_RC] = { 0x0, 4, 0 },
	[GPU_OP_FMUL_RR] = { 0x0, 5, 0 },
	[GPU_OP_FMUL_RU] = { 0x0, 6, 0 },
	[GPU_OP_FMUL_RI] = { 0x0, 7, 0 },
	[GPU_OP_FMUL_RC] = { 0x0, 8, 0 },
	[GPU_OP_FFMA_RRR] = { 0x0, 9, 0 },
	[GPU_OP_FFMA_RRI] = { 0x0, 10, 0 },
	[GPU_OP_FFMA_RIR] = { 0x0, 11, 0 },
	[GPU_OP_FFMA_RRU] = { 0x0, 12, 0 },
	[GPU_OP_FFMA_RUR] = { 0x0, 13, 0 },
	[GPU_OP_FFMA_RRC] = { 0x0, 14, 0 },
	[GPU_OP_FFMA_RCR] = { 0x0, 15, 0 },
	[GPU_OP_FMNMX_RR] = { 0x0, 16, 0 },
	[GPU_OP_FMNMX_RU] = { 0x0, 17, 0 },
	[GPU_OP_FMNMX_RI] = { 0x0, 18, 0 },
	[GPU_OP_FMNMX_RC] = { 0x0, 19, 0 },
	[GPU_OP_FSETP_RR] = { 0x0, 20, 0 },
	[GPU_OP_FSETP_RU] = { 0x0, 21, 0 },
	[GPU_OP_FSETP_RI] = { 0x0, 22, 0 },
	[GPU_OP_FSETP_RC] = { 0x0, 23, 0 },
	[GPU_OP_FSET_RR] = { 0x0, 24, 0 },
	[GPU_OP_FSET_RU] = { 0x0, 25, 0 },
	[GPU_OP_FSET_RI] = { 0x0, 26, 0 },
	[GPU_OP_FSET_RC] = { 0x0, 27, 0 },
	[GPU_OP_FSEL_RR] = { 0x0, 28, 0 },
	[GPU_OP_FSEL_RU] = { 0x0, 29, 0 },
	[GPU_OP_FSEL_RI] = { 0x0, 30, 0 },
	[GPU_OP_FSEL_RC] = { 0x0, 31, 0 },
	[GPU_OP_FCHK_RR] = { 0x0, 32, 0 },
	[GPU_OP_FCHK_RU] = { 0x0, 33, 0 },
	[GPU_OP_FCHK_RI] = { 0x0, 34, 0 },
	[GPU_OP_FCHK_RC] = { 0x0, 35, 0 },
	[GPU_OP_IADD_RR] = { 0x4444444444444444, 36, 76 },
	[GPU_OP_IADD_RU] = { 0x4444444444444444, 38, 76 },
	[GPU_OP_IADD_RI] = { 0x4444444444444444, 40, 76 },
	[GPU_OP_IADD_RC] = { 0x4444444444444444, 42, 76 },
	[GPU_OP_IMAD_RRR] = { 0x4444444444444444, 44, 75 },
	[GPU_OP_IMAD_RRI] = { 0x4444444444444444, 46, 75 },
	[GPU_OP_IMAD_RIR] = { 0x4444444444444444, 48, 75 },
	[GPU_OP_IMAD_RRC] = { 0x4444444444444444, 50, 75 },
	[GPU_OP_IMAD_RCR] = { 0x4444444444444444, 52, 75 },
	[GPU_OP_IMAD_RRU] = { 0x4444444444444444, 54, 75 },
	[GPU_OP_IMAD_RUR] = { 0x4444444444444444, 56, 75 },
	[GPU_OP_IMAD_WIDE_RRR] = { 0x4444444444444444, 58, 76 },
	[GPU_OP_IMAD_WIDE_RIR] = { 0x4444444444444444, 60, 76 },
	[GPU_OP_IMAD_WIDE_RRC] = { 0x4444444444444444, 62, 76 },
	[GPU_OP_IMAD_WIDE_RCR] = { 0x4444444444444444, 64, 76 },
	[GPU_OP_IMAD_WIDE_RRU] = { 0x4444444444444444, 66, 76 },
	[GPU_OP_IMAD_WIDE_RUR] = { 0x4444444444444444, 68, 76 },
	[GPU_OP_IDP2A_RRR] = { 0x0, 70, 0 },
	[GPU_OP_IDP2A_RRI] = { 0x0, 71, 0 },
	[GPU_OP_IDP2A_RIR] = { 0x0, 72, 0 },
	[GPU_OP_IDP2A_RRC] = { 0x0, 73, 0 },
	[GPU_OP_IDP2A_RCR] = { 0x0, 74, 0 },
	[GPU_OP_IDP2A_RRU] = { 0x0, 75, 0 },
	[GPU_OP_IDP2A_RUR] = { 0x0, 76, 0 },
	[GPU_OP_IDP4A_RRR] = { 0x0, 77, 0 },
	[GPU_OP_IDP4A_RRI] = { 0x0, 78, 0 },
	[GPU_OP_IDP4A_RIR] = { 0x0, 79, 0 },
	[GPU_OP_IDP4A_RRC] = { 0x0, 80, 0 },
	[GPU_OP_IDP4A_RCR] = { 0x0, 81, 0 },
	[GPU_OP_IDP4A_RRU] = { 0x0, 82, 0 },
	[GPU_OP_IDP4A_RUR] = { 0x0, 83, 0 },
	[GPU_OP_IMUL_RR] = { 0x0, 84, 0 },
	[GPU_OP_IMUL_RU] = { 0x0, 85, 0 },
	[GPU_OP_IMUL_RI] = { 0x0, 86, 0 },
	[GPU_OP_IMUL_RC] = { 0x0, 87, 0 },
	[GPU_OP_LEA_RRR] = { 0x800000004, 88, 76 },
	[GPU_OP_LEA_RIR] = { 0x800000004, 91, 76 },
	[GPU_OP_LEA_RCR] = { 0x800000004, 94, 76 },
	[GPU_OP_LEA_RUR] = { 0x800000004, 97, 76 },
	[GPU_OP_IABS_R] = { 0x0, 100, 0 },
	[GPU_OP_IABS_U] = { 0x0, 101, 0 },
	[GPU_OP_IABS_I] = { 0x0, 102, 0 },
	[GPU_OP_IABS_C] = { 0x0, 103, 0 },
	[GPU_OP_IMNMX_RR] = { 0x0, 104, 0 },
	[GPU_OP_IMNMX_RU] = { 0x0, 105, 0 },
	[GPU_OP_IMNMX_RI] = { 0x0, 106, 0 },
	[GPU_OP_IMNMX_RC] = { 0x0, 107, 0 },
	[GPU_OP_P2R_RR] = { 0x0, 108, 0 },
	[GPU_OP_P2R_RU] = { 0x0, 109, 0 },
	[GPU_OP_P2R_RI] = { 0x0, 110, 0 },
	[GPU_OP_P2R_RC] = { 0x0, 111, 0 },
	[GPU_OP_R2P_RR] = { 0x0, 112, 0 },
	[GPU_OP_R2P_RU] = { 0x0, 113, 0 },
	[GPU_OP_R2P_RI] = { 0x0, 114, 0 },
	[GPU_OP_R2P_RC] = { 0x0, 115, 0 },
	[GPU_OP_ISETP_RR] = { 0x4444444444444444, 116, 76 },
	[GPU_OP_ISETP_RU] = { 0x4444444444444444, 118, 76 },
	[GPU_OP_ISETP_RI] = { 0x4444444444444444, 120, 76 },
	[GPU_OP_ISETP_RC] = { 0x4444444444444444, 122, 76 },
	[GPU_OP_ISET_RR] = { 0x4444444444444444, 124, 76 },
	[GPU_OP_ISET_RU] = { 0x4444444444444444, 126, 76 },
	[GPU_OP_ISET_RI] = { 0x4444444444444444, 128, 76 },
	[GPU_OP_ISET_RC] = { 0x4444444444444444, 130, 76 },
	[GPU_OP_SEL_RR] = { 0x0, 132, 0 },
	[GPU_OP_SEL_RU] = { 0x0, 133, 0 },
	[GPU_OP_SEL_RI] = { 0x0, 134, 0 },
	[GPU_OP_SEL_RC] = { 0x0, 135, 0 },
	[GPU_OP_LOP3_RRR] = { 0x0, 136, 0 },
	[GPU_OP_LOP3_RIR] = { 0x0, 137, 0 },
	[GPU_OP_LOP3_RCR] = { 0x0, 138, 0 },
	[GPU_OP_LOP3_RUR] = { 0x0, 139, 0 },
	[GPU_OP_PLOP3_X] = { 0x0, 140, 0 },
	[GPU_OP_PLOP3_U] = { 0x0, 141, 0 },
	[GPU_OP_SHF_RRR] = { 0x0, 142, 0 },
	[GPU_OP_SHF_RRI] = { 0x0, 143, 0 },
	[GPU_OP_SHF_RIR] = { 0x0, 144, 0 },
	[GPU_OP_SHF_RRC] = { 0x0, 145, 0 },
	[GPU_OP_SHF_RCR] = { 0x0, 146, 0 },
	[GPU_OP_SHF_RRU] = { 0x0, 147, 0 },
	[GPU_OP_SHF_RUR] = { 0x0, 148, 0 },
	[GPU_OP_MOV_R] = { 0x4444444444444444, 149, 80 },
	[GPU_OP_MOV_U] = { 0x4444444444444444, 151, 80 },
	[GPU_OP_MOV_I] = { 0x0, 153, 0 },
	[GPU_OP_MOV_C] = { 0x4444444444444444, 154, 80 },
	[GPU_OP_PRMT_RRR] = { 0x0, 156, 0 },
	[GPU_OP_PRMT_RRI] = { 0x0, 157, 0 },
	[GPU_OP_PRMT_RIR] = { 0x0, 158, 0 },
	[GPU_OP_PRMT_RRC] = { 0x0, 159, 0 },
	[GPU_OP_PRMT_RCR] = { 0x0, 160, 0 },
	[GPU_OP_PRMT_RRU] = { 0x0, 161, 0 },
	[GPU_OP_PRMT_RUR] = { 0x0, 162, 0 },
	[GPU_OP_I2I_R] = { 0x0, 163, 0 },
	[GPU_OP_I2I_U] = { 0x0, 164, 0 },
	[GPU_OP_I2I_I] = { 0x0, 165, 0 },
	[GPU_OP_I2I_C] = { 0x0, 166, 0 },
	[GPU_OP_I2IP_RRR] = { 0x0, 167, 0 },
	[GPU_OP_I2IP_RUR] = { 0x0, 168, 0 },
	[GPU_OP_I2IP_RIR] = { 0x0, 169, 0 },
	[GPU_OP_I2IP_RCR] = { 0x0, 170, 0 },
	[GPU_OP_R2UR_R] = { 0x0, 171, 0 },
	[GPU_OP_SETGPR_U] = { 0x0, 172, 0 },
	[GPU_OP_GETGPR_U] = { 0x0, 173, 0 },
	[GPU_OP_SHFL_RRR] = { 0x0, 174, 0 },
	[GPU_OP_SHFL_RRI] = { 0x0, 175, 0 },
	[GPU_OP_SHFL_RIR] = { 0x0, 176, 0 },
	[GPU_OP_SHFL_RI] = { 0x0, 177, 0 },
	[GPU_OP_MOVM_R] = { 0x0, 178, 0 },
	[GPU_OP_VOTE_X] = { 0x0, 179, 0 },
	[GPU_OP_VOTEU_X] = { 0x0, 180, 0 },
	[GPU_OP_REDUX_R] = { 0x0, 181, 0 },
	[GPU_OP_REDUXU_R] = { 0x0, 182, 0 },
	[GPU_OP_MATCH_R] = { 0x4444444444444444, 183, 81 },
	[GPU_OP_ELECTU_X] = { 0x0, 185, 0 },
	[GPU_OP_ELECTU_U] = { 0x0, 186, 0 },
	[GPU_OP_ELECT_X] = { 0x0, 187, 0 },
	[GPU_OP_ELECT_U] = { 0x0, 188, 0 },
	[GPU_OP_ULDC_U] = { 0x0, 189, 0 },
	[GPU_OP_UIADD_UU] = { 0x4444444444444444, 192, 76 },
	[GPU_OP_UIADD_UI] = { 0x4444444444444444, 194, 76 },
	[GPU_OP_UIADD_UC] = { 0x4444444444444444, 196, 76 },
	[GPU_OP_UIMAD_UUU] = { 0x4444444444444444, 198, 75 },
	[GPU_OP_UIMAD_UUI] = { 0x4444444444444444, 200, 75 },
	[GPU_OP_UIMAD_UIU] = { 0x4444444444444444, 202, 75 },
	[GPU_OP_UIMAD_UUC] = { 0x4444444444444444, 204, 75 },
	[GPU_OP_UIMAD_UCU] = { 0x4444444444444444, 206, 75 },
	[GPU_OP_UIMAD_WIDE_UUU] = { 0x4444444444444444, 208, 76 },
	[GPU_OP_UIMAD_WIDE_UIU] = { 0x4444444444444444, 210, 76 },
	[GPU_OP_UIMAD_WIDE_UUC] = { 0x4444444444444444, 212, 76 },
	[GPU_OP_UIMAD_WIDE_UCU] = { 0x4444444444444444, 214, 76 },
	[GPU_OP_UIMUL_UU] = { 0x0, 216, 0 },
	[GPU_OP_UIMUL_UI] = { 0x0, 217, 0 },
	[GPU_OP_UIMUL_UC] = { 0x0, 218, 0 },
	[GPU_OP_ULEA_UUU] = { 0x800000004, 219, 76 },
	[GPU_OP_ULEA_UIU] = { 0x800000004, 222, 76 },
	[GPU_OP_ULEA_UCU] = { 0x800000004, 225, 76 },
	[GPU_OP_UIABS_U] = { 0x0, 228, 0 },
	[GPU_OP_UIABS_I] = { 0x0, 229, 0 },
	[GPU_OP_UIABS_C] = { 0x0, 230, 0 },
	[GPU_OP_UIMNMX_UU] = { 0x0, 231, 0 },
	[GPU_OP_UIMNMX_UI] = { 0x0, 232, 0 },
	[GPU_OP_UIMNMX_UC] = { 0x0, 233, 0 },
	[GPU_OP_UP2UR_UU] = { 0x0, 234, 0 },
	[GPU_OP_UP2UR_UI] = { 0x0, 235, 0 },
	[GPU_OP_UP2UR_UC] = { 0x0, 236, 0 },
	[GPU_OP_UR2UP_UU] = { 0x0, 237, 0 },
	[GPU_OP_UR2UP_UI] = { 0x0, 238, 0 },
	[GPU_OP_UR2UP_UC] = { 0x0, 239, 0 },
	[GPU_OP_UISETP_UU] = { 0x4444444444444444, 240, 76 },
	[GPU_OP_UISETP_UI] = { 0x4444444444444444, 242, 76 },
	[GPU_OP_UISETP_UC] = { 0x4444444444444444, 244, 76 },
	[GPU_OP_USEL_UU] = { 0x0, 246, 0 },
	[GPU_OP_USEL_UI] = { 0x0, 247, 0 },
	[GPU_OP_USEL_UC] = { 0x0, 248, 0 },
	[GPU_OP_ULOP3_UUU] = { 0x0, 249, 0 },
	[GPU_OP_ULOP3_UIU] = { 0x0, 250, 0 },
	[GPU_OP_ULOP3_UCU] = { 0x0, 251, 0 },
	[GPU_OP_UPLOP3_X] = { 0x0, 252, 0 },
	[GPU_OP_USHF_UUU] = { 0x0, 253, 0 },
	[GPU_OP_USHF_UIU] = { 0x0, 254, 0 },
	[GPU_OP_USHF_UUI] = { 0x0, 255, 0 },
	[GPU_OP_USHF_UUC] = { 0x0, 256, 0 },
	[GPU_OP_USHF_UCU] = { 0x0, 257, 0 },
	[GPU_OP_UMOV_U] = { 0x4444444444444444, 258, 80 },
	[GPU_OP_UMOV_I] = { 0x0, 260, 0 },
	[GPU_OP_UMOV_C] = { 0x4444444444444444, 261, 80 },
	[GPU_OP_UPRMT_UUU] = { 0x0, 263, 0 },
	[GPU_OP_UPRMT_UUI] = { 0x0, 264, 0 },
	[GPU_OP_UPRMT_UIU] = { 0x0, 265, 0 },
	[GPU_OP_UPRMT_UUC] = { 0x0, 266, 0 },
	[GPU_OP_UPRMT_UCU] = { 0x0, 267, 0 },
	[GPU_OP_UPOPC_U] = { 0x0, 268, 0 },
	[GPU_OP_UPOPC_I] = { 0x0, 269, 0 },
	[GPU_OP_UPOPC_C] = { 0x0, 270, 0 },
	[GPU_OP_UFLO_U] = { 0x0, 271, 0 },
	[GPU_OP_UFLO_I] = { 0x0, 272, 0 },
	[GPU_OP_UFLO_C] = { 0x0, 273, 0 },
	[GPU_OP_UBREV_U] = { 0x0, 274, 0 },
	[GPU_OP_UBREV_I] = { 0x0, 275, 0 },
	[GPU_OP_UBREV_C] = { 0x0, 276, 0 },
	[GPU_OP_UBMSK_UU] = { 0x0, 277, 0 },
	[GPU_OP_UBMSK_UI] = { 0x0, 278, 0 },
	[GPU_OP_UBMSK_UC] = { 0x0, 279, 0 },
	[GPU_OP_USGXT_UU] = { 0x0, 280, 0 },
	[GPU_OP_USGXT_UI] = { 0x0, 281, 0 },
	[GPU_OP_USGXT_UC] = { 0x0, 282, 0 },
	[GPU_OP_SETUGPR_UIU] = { 0x0, 283, 0 },
	[GPU_OP_GETUGPR_UI] = { 0x0, 284, 0 },
	[GPU_OP_UF2FP_UUU] = { 0x0, 285, 0 },
	[GPU_OP_UF2FP_UCU] = { 0x0, 286, 0 },
};

const int64_t gpu_number_tables[] = {
	0,
};

const struct gpu_number gpu_numbers[] = {
	{ 7, CODING_UNSIGNED, 0, 0, 0, 0, 0, 1, 0, 0, 0x0,
	  "0x", 2, 0, "a number 0 to 15" },
	{ 8, CODING_UNSIGNED, 1, 0, 0, 0, 0, 1, 0, 0, 0x0,
	  "0x", 2, 0, "a number 0x0 to 0x3f" },
	{ 11, CODING_UNSIGNED, 1, 0, 0, 0, 0, 1, 0, 0, 0x0,
	  "0x", 2, 0, "a number 0x0 to 0x1f" },
	{ 12, CODING_UNSIGNED, 1, 0, 0, 0, 0, 1, 0, 0, 0x0,
	  "0x", 2, 0, "a number 0x0 to 0x1ffff" },
	{ 10, CODING_SIGNED, 1, 0, 1, 0, 0, 1, 0, -2147483648, 0xffffffff,
	  "0x", 2, 0, "a number -0x80000000 to 0xffffffff" },
	{ 24, CODING_UNSIGNED, 1, 0, 0, 0, 0, 1, 0, 0, 0x0,
	  "0x", 2, 0, "a number 0x0 to 0x1f" },
	{ 31, CODING_UNSIGNED, 1, 0, 0, 0, 0, 1, 0, 0, 0x0,
	  "0x", 2, 0, "a number 0x0 to 0xff" },
	{ 40, CODING_UNSIGNED, 0, 0, 0, 0, 0, 1, 0, 0, 0x0,
	  "0x", 2, 0, "a number 0 to 7" },
	{ 41, CODING_SIGNED, 1, 1, 0, 0, 0, 1, 0, 0, 0x0,
	  "0x", 2, 0, "a number -0x100 to 0xff" },
	{ 44, CODING_UNSIGNED, 1, 0, 0, 0, 0, 1, 0, 0, 0x0,
	  "0x", 2, 0, "a number 0x0 to 0x1fff" },
	{ 45, CODING_UNSIGNED, 1, 0, 0, 0, 0, 1, 0, 0, 0x0,
	  "0x", 2, 0, "a number 0x0 to 0x1f" },
	{ 12, CODING_SIGNED, 1, 1, 0, 0, 0, 1, 0, 0, 0x0,
	  "0x", 2, 0, "a number -0x10000 to 0xffff" },
	{ 48, CODING_SIGNED, 1, 1, 0, 0, 0, 1, 0, 0, 0x0,
	  "0x", 2, 0, "a number -0x40 to 0x3f" },
};

const struct gpu_float gpu_floats[] = {
	{ 10, 32 },
};

const struct gpu_name gpu_names[] = {
	{ "PT", 2, 7, 1, 0 }, { "RZ", 2, 255, 1, 0 }, { "URZ", 3, 63, 1, 0 },
	{ "UPT", 3, 7, 1, 0 },
};

const struct gpu_named gpu_named[] = {
	{ 0, 0, 1, 1, 1, "P", 0, 7, "a register P0-P6 or PT" },
	{ 4, 1, 1, 1, 1, "R", 0, 255, "a register R0-R254 or RZ" },
	{ 5, 1, 1, 1, 1, "R", 0, 255, "a register R0-R254 or RZ" },
	{ 6, 1, 1, 1, 1, "R", 0, 255, "a register R0-R254 or RZ" },
	{ 9, 2, 1, 1, 2, "UR", 0, 63, "a register UR0-UR62 or URZ" },
	{ 14, 1, 1, 1, 1, "R", 0, 255, "a register R0-R254 or RZ" },
	{ 16, 0, 1, 1, 1, "P", 0, 7, "a register P0-P6 or PT" },
	{ 19, 0, 1, 1, 1, "P", 0, 7, "a register P0-P6 or PT" },
	{ 20, 0, 1, 1, 1, "P", 0, 7, "a register P0-P6 or PT" },
	{ 4, 1, 1, 2, 1, "R", 0, 255, "2 registers such as R[0:1] or RZ" },
	{ 14, 1, 1, 2, 1, "R", 0, 255, "2 registers such as R[0:1] or RZ" },
	{ 9, 2, 1, 2, 2, "UR", 0, 63, "2 registers such as UR[0:1] or URZ" },
	{ 29, 0, 1, 1, 1, "P", 0, 7, "a register P0-P6 or PT" },
	{ 32, 0, 1, 1, 1, "P", 0, 7, "a register P0-P6 or PT" },
	{ 33, 0, 1, 1, 1, "P", 0, 7, "a register P0-P6 or PT" },
	{ 34, 0, 1, 1, 1, "P", 0, 7, "a register P0-P6 or PT" },
	{ 34, 3, 1, 1, 2, "UP", 0, 7, "a register UP0-UP6 or UPT" },
	{ 6, 1, 1, 2, 1, "R", 0, 255, "2 registers such as R[0:1] or RZ" },
	{ 39, 2, 1, 1, 2, "UR", 0, 63, "a register UR0-UR62 or URZ" },
	{ 42, 2, 1, 1, 2, "UR", 0, 63, "a register UR0-UR62 or URZ" },
	{ 19, 3, 1, 1, 2, "UP", 0, 7, "a register UP0-UP6 or UPT" },
	{ 5, 1, 1, 2, 1, "R", 0, 255, "2 registers such as R[0:1] or RZ" },
	{ 0, 3, 1, 1, 2, "UP", 0, 7, "a register UP0-UP6 or UPT" },
	{ 47, 2, 1, 1, 2, "UR", 0, 63, "a register UR0-UR62 or URZ" },
	{ 39, 2, 1, 2, 2, "UR", 0, 63, "2 registers such as UR[0:1] or URZ" },
	{ 39, 2, 1, 4, 2, "UR", 0, 63, "4 registers such as UR[0:3] or URZ" },
	{ 16, 3, 1, 1, 2, "UP", 0, 7, "a register UP0-UP6 or UPT" },
	{ 42, 2, 1, 2, 2, "UR", 0, 63, "2 registers such as UR[0:1] or URZ" },
	{ 20, 3, 1, 1, 2, "UP", 0, 7, "a register UP0-UP6 or UPT" },
	{ 29, 3, 1, 1, 2, "UP", 0, 7, "a register UP0-UP6 or UPT" },
	{ 32, 3, 1, 1, 2, "UP", 0, 7, "a register UP0-UP6 or UPT" },
	{ 33, 3, 1, 1, 2, "UP", 0, 7, "a register UP0-UP6 or UPT" },
};

const struct gpu_opcode_info gpu_opcodes[GPU_OPCODE_COUNT + 1] = {
	[GPU_OP_NONE] = { .match = { 1 }, .name = "" }, /* no word matches */

	/* FADD_RR (falu.isa)
	 *   FADD{.FTZ}{.SAT}{.rnd} Rd, {-}{|}Ra{|}, {-}{|}SrcB{|} $sched $req
	 *   |127:126|125:123|122:117| 116 |115:112|111:98|  97  |  96  |95:80|79:78|77 |76 |
	 *   |   0   |  wsb  | wait  |yield| stall |  0   |rb.abs|rb.neg|  0  | rnd |sat|ftz|
	 *   |75:74|  73  |  72  |71:40|39:32|31:24|23:16|  15  |14:12|11:8|  7:0   |
	 *   |  0  |ra.abs|ra.neg|  0  | rb  | ra  | rd  |pg.not| pg  |0101|10000000|
	 */
	[GPU_OP_FADD_RR] = {
		{ 0x0000000000000fff, 0x0000000000000000 },
		{ 0x0000000000000580, 0x0000000000000000 },
		{ 0xffffff0000000000, 0xc000fffcffff0cff },
		{ 0x000000ffffff7580, 0x3800000000000000 },
		1, 1, 0, 18, 16, "FADD_RR"
	},

	/* FADD_RU (falu.isa)
	 *   FADD{.FTZ}{.SAT}{.rnd} Rd, {-}{|}Ra{|}, {-}{|}SrcB{|} $sched $req
	 *   |127:126|125:123|122:117| 116 |115:112|111:98|  97   |  96   |95:80|79:78|77 |76 |
	 *   |   0   |  wsb  | wait  |yield| stall |  0   |urb.abs|urb.neg|  0  | rnd |sat|ftz|
	 *   |75:74|  73  |  72  |71:38|37:32|31:24|23:16|  15  |14:12|11:8|  7:0   |
	 *   |  0  |ra.abs|ra.neg|  0  | urb | ra  | rd  |pg.not| pg  |0110|10000000|
	 */
	[GPU_OP_FADD_RU] = {
		{ 0x0000000000000fff, 0x0000000000000000 },
		{ 0x0000000000000680, 0x0000000000000000 },
		{ 0xffffffc000000000, 0xc000fffcffff0cff },
		{ 0x0000003fffff7680, 0x3800000000000000 },
		2, 1, 18, 18, 16, "FADD_RU"
	},

	/* FADD_RI (falu.isa)
	 *   FADD{.FTZ}{.SAT}{.rnd} Rd, {-}{|}Ra{|}, {-}{|}SrcB{|} $sched $req
	 *   |127:126|125:123|122:117| 116 |115:112|111:80|79:78|77 |76 |75:74|  73  |  72  |
	 *   |   0   |  wsb  | wait  |yield| stall |  0   | rnd |sat|ftz|  0  |ra.abs|ra.neg|
	 *   |71:64|63:32|31:24|23:16|  15  |14:12|11:8|  7:0   |
	 *   |  0  | vb  | ra  | rd  |pg.not| pg  |0111|10000000|
	 */
	[GPU_OP_FADD_RI] = {
		{ 0x0000000000000fff, 0x0000000000000000 },
		{ 0x0000000000000780, 0x0000000000000000 },
		{ 0x0000000000000000, 0xc000ffffffff0cff },
		{ 0x00000000ffff7780, 0x3800000000000000 },
		3, 1, 36, 16, 16, "FADD_RI"
	},

	/* FADD_RC (falu.isa)
	 *   FADD{.FTZ}{.SAT}{.rnd} Rd, {-}{|}Ra{|}, {-}{|}SrcB{|} $sched $req
	 *   |127:126|125:123|122:117| 116 |115:112|111:98|  97  |  96  |95:80|79:78|77 |76 |
	 *   |   0   |  wsb  | wait  |yield| stall |  0   |vb.abs|vb.neg|  0  | rnd |sat|ftz|
	 *   |75:74|  73  |  72  |71:54|53:32|31:24|23:16|  15  |14:12|11:8|  7:0   |
	 *   |  0  |ra.abs|ra.neg|  0  | vb  | ra  | rd  |pg.not| pg  |1000|10000000|
	 */
	[GPU_OP_FADD_RC] = {
		{ 0x0000000000000fff, 0x0000000000000000 },
		{ 0x0000000000000880, 0x0000000000000000 },
		{ 0xffc0000000000000, 0xc000fffcffff0cff },
		{ 0x00000000ffff7880, 0x3800000000000000 },
		4, 1, 52, 18, 16, "FADD_RC"
	},

	/* FMUL_RR (falu.isa)
	 *   FMUL{.FTZ}{.SAT}{.rnd}{.scl} Rd, {-}{|}Ra{|}, {-}{|}SrcB{|} $sched $req
	 *   |127:126|125:123|122:117| 116 |115:112|111:98|  97  |  96  |95:83|82:80|79:78|77 |
	 *   |   0   |  wsb  | wait  |yield| stall |  0   |rb.abs|rb.neg|  0  | scl | rnd |sat|
	 *   |76 |75:74|  73  |  72  |71:40|39:32|31:24|23:16|  15  |14:12|11:8|  7:0   |
	 *   |ftz|  0  |ra.abs|ra.neg|  0  | rb  | ra  | rd  |pg.not| pg  |0101|10000001|
	 */
	[GPU_OP_FMUL_RR] = {
		{ 0x0000000000000fff, 0x0000000000000000 },
		{ 0x0000000000000581, 0x0000000000000000 },
		{ 0xffffff0000000000, 0xc000fffcfff80cff },
		{ 0x000000ffffff7581, 0x3800000000000000 },
		5, 1, 70, 19, 16, "FMUL_RR"
	},

	/* FMUL_RU (falu.isa)
	 *   FMUL{.FTZ}{.SAT}{.rnd}{.scl} Rd, {-}{|}Ra{|}, {-}{|}SrcB{|} $sched $req
	 *   |127:126|125:123|122:117| 116 |115:112|111:98|  97   |  96   |95:83|82:80|79:78|77 |
	 *   |   0   |  wsb  | wait  |yield| stall |  0   |urb.abs|urb.neg|  0  | scl | rnd |sat|
	 *   |76 |75:74|  73  |  72  |71:38|37:32|31:24|23:16|  15  |14:12|11:8|  7:0   |
	 *   |ftz|  0  |ra.abs|ra.neg|  0  | urb | ra  | rd  |pg.not| pg  |0110|10000001|
	 */
	[GPU_OP_FMUL_RU] = {
		{ 0x0000000000000fff, 0x0000000000000000 },
		{ 0x0000000000000681, 0x0000000000000000 },
		{ 0xffffffc000000000, 0xc000fffcfff80cff },
		{ 0x0000003fffff7681, 0x3800000000000000 },
		6, 1, 89, 19, 16, "FMUL_RU"
	},

	/* FMUL_RI (falu.isa)
	 *   FMUL{.FTZ}{.SAT}{.rnd}{.scl} Rd, {-}{|}Ra{|}, {-}{|}SrcB{|} $sched $req
	 *   |127:126|125:123|122:117| 116 |115:112|111:83|82:80|79:78|77 |76 |75:74|  73  |
	 *   |   0   |  wsb  | wait  |yield| stall |  0   | scl | rnd |sat|ftz|  0  |ra.abs|
	 *   |  72  |71:64|63:32|31:24|23:16|  15  |14:12|11:8|  7:0   |
	 *   |ra.neg|  0  | vb  | ra  | rd  |pg.not| pg  |0111|10000001|
	 */
	[GPU_OP_FMUL_RI] = {
		{ 0x0000000000000fff, 0x0000000000000000 },
		{ 0x0000000000000781, 0x0000000000000000 },
		{ 0x0000000000000000, 0xc000fffffff80cff },
		{ 0x00000000ffff7781, 0x3800000000000000 },
		7, 1, 108, 17, 16, "FMUL_RI"
	},

	/* FMUL_RC (falu.isa)
	 *   FMUL{.FTZ}{.SAT}{.rnd}{.scl} Rd, {-}{|}Ra{|}, {-}{|}SrcB{|} $sched $req
	 *   |127:126|125:123|122:117| 116 |115:112|111:98|  97  |  96  |95:83|82:80|79:78|77 |
	 *   |   0   |  wsb  | wait  |yield| stall |  0   |vb.abs|vb.neg|  0  | scl | rnd |sat|
	 *   |76 |75:74|  73  |  72  |71:54|53:32|31:24|23:16|  15  |14:12|11:8|  7:0   |
	 *   |ftz|  0  |ra.abs|ra.neg|  0  | vb  | ra  | rd  |pg.not| pg  |1000|10000001|
	 */
	[GPU_OP_FMUL_RC] = {
		{ 0x0000000000000fff, 0x0000000000000000 },
		{ 0x0000000000000881, 0x0000000000000000 },
		{ 0xffc0000000000000, 0xc000fffcfff80cff },
		{ 0x00000000ffff7881, 0x3800000000000000 },
		8, 1, 125, 19, 16, "FMUL_RC"
	},

	/* FFMA_RRR (falu.isa)
	 *   FFMA{.FTZ}{.SAT}{.rnd} Rd, {-}{|}Ra{|}, {-}{|}SrcB{|}, {-}{|}SrcC{|} $sched $req
	 *   |127:126|125:123|122:117| 116 |115:112|111:98|  97  |  96  |95:80|79:78|77 |76 |
	 *   |   0   |  wsb  | wait  |yield| stall |  0   |rb.abs|rb.neg|  0  | rnd |sat|ftz|
	 *   |  75  |  74  |  73  |  72  |71:64|63:40|39:32|31:24|23:16|  15  |14:12|11:8|
	 *   |rc.abs|rc.neg|ra.abs|ra.neg| rc  |  0  | rb  | ra  | rd  |pg.not| pg  |1001|
	 *   |  7:0   |
	 *   |10000010|
	 */
	[GPU_OP_FFMA_RRR] = {
		{ 0x0000000000000fff, 0x0000000000000000 },
		{ 0x0000000000000982, 0x0000000000000000 },
		{ 0xffffff0000000000, 0xc000fffcffff0000 },
		{ 0x000000ffffff7982, 0x38000000000000ff },
		9, 1, 144, 21, 16, "FFMA_RRR"
	},

	/* FFMA_RRI (falu.isa)
	 *   FFMA{.FTZ}{.SAT}{.rnd} Rd, {-}{|}Ra{|}, {-}{|}SrcB{|}, {-}{|}SrcC{|} $sched $req
	 *   |127:126|125:123|122:117| 116 |115:112|111:80|79:78|77 |76 |  75  |  74  |  73  |
	 *   |   0   |  wsb  | wait  |yield| stall |  0   | rnd |sat|ftz|rb.abs|rb.neg|ra.abs|
	 *   |  72  |71:64|63:32|31:24|23:16|  15  |14:12|11:8|  7:0   |
	 *   |ra.neg| rb  | vc  | ra  | rd  |pg.not| pg  |1011|10000010|
	 */
	[GPU_OP_FFMA_RRI] = {
		{ 0x0000000000000fff, 0x0000000000000000 },
		{ 0x0000000000000b82, 0x0000000000000000 },
		{ 0x0000000000000000, 0xc000ffffffff0000 },
		{ 0x00000000ffff7b82, 0x38000000000000ff },
		10, 1, 165, 19, 16, "FFMA_RRI"
	},

	/* FFMA_RIR (falu.isa)
	 *   FFMA{.FTZ}{.SAT}{.rnd} Rd, {-}{|}Ra{|}, {-}{|}SrcB{|}, {-}{|}SrcC{|} $sched $req
	 *   |127:126|125:123|122:117| 116 |115:112|111:80|79:78|77 |76 |  75  |  74  |  73  |
	 *   |   0   |  wsb  | wait  |yield| stall |  0   | rnd |sat|ftz|rc.abs|rc.neg|ra.abs|
	 *   |  72  |71:64|63:32|31:24|23:16|  15  |14:12|11:8|  7:0   |
	 *   |ra.neg| rc  | vb  | ra  | rd  |pg.not| pg  |1110|10000010|
	 */
	[GPU_OP_FFMA_RIR] = {
		{ 0x0000000000000fff, 0x0000000000000000 },
		{ 0x0000000000000e82, 0x0000000000000000 },
		{ 0x0000000000000000, 0xc000ffffffff0000 },
		{ 0x00000000ffff7e82, 0x38000000000000ff },
		11, 1, 184, 19, 16, "FFMA_RIR"
	},

	/* FFMA_RRU (falu.isa)
	 *   FFMA{.FTZ}{.SAT}{.rnd} Rd, {-}{|}Ra{|}, {-}{|}SrcB{|}, {-}{|}SrcC{|} $sched $req
	 *   |127:126|125:123|122:117| 116 |115:112|111:98|  97   |  96   |95:80|79:78|77 |76 |
	 *   |   0   |  wsb  | wait  |yield| stall |  0   |urc.abs|urc.neg|  0  | rnd |sat|ftz|
	 *   |  75  |  74  |  73  |  72  |71:64|63:38|37:32|31:24|23:16|  15  |14:12|11:8|
	 *   |rb.abs|rb.neg|ra.abs|ra.neg| rb  |  0  | urc | ra  | rd  |pg.not| pg  |1010|
	 *   |  7:0   |
	 *   |10000010|
	 */
	[GPU_OP_FFMA_RRU] = {
		{ 0x0000000000000fff, 0x0000000000000000 },
		{ 0x0000000000000a82, 0x0000000000000000 },
		{ 0xffffffc000000000, 0xc000fffcffff0000 },
		{ 0x0000003fffff7a82, 0x38000000000000ff },
		12, 1, 203, 21, 16, "FFMA_RRU"
	},

	/* FFMA_RUR (falu.isa)
	 *   FFMA{.FTZ}{.SAT}{.rnd} Rd, {-}{|}Ra{|}, {-}{|}SrcB{|}, {-}{|}SrcC{|} $sched $req
	 *   |127:126|125:123|122:117| 116 |115:112|111:98|  97   |  96   |95:80|79:78|77 |76 |
	 *   |   0   |  wsb  | wait  |yield| stall |  0   |urb.abs|urb.neg|  0  | rnd |sat|ftz|
	 *   |  75  |  74  |  73  |  72  |71:64|63:38|37:32|31:24|23:16|  15  |14:12|11:8|
	 *   |rc.abs|rc.neg|ra.abs|ra.neg| rc  |  0  | urb | ra  | rd  |pg.not| pg  |1101|
	 *   |  7:0   |
	 *   |10000010|
	 */
	[GPU_OP_FFMA_RUR] = {
		{ 0x0000000000000fff, 0x0000000000000000 },
		{ 0x0000000000000d82, 0x0000000000000000 },
		{ 0xffffffc000000000, 0xc000fffcffff0000 },
		{ 0x0000003fffff7d82, 0x38000000000000ff },
		13, 1, 224, 21, 16, "FFMA_RUR"
	},

	/* FFMA_RRC (falu.isa)
	 *   FFMA{.FTZ}{.SAT}{.rnd} Rd, {-}{|}Ra{|}, {-}{|}SrcB{|}, {-}{|}SrcC{|} $sched $req
	 *   |127:126|125:123|122:117| 116 |115:112|111:98|  97  |  96  |95:80|79:78|77 |76 |
	 *   |   0   |  wsb  | wait  |yield| stall |  0   |vc.abs|vc.neg|  0  | rnd |sat|ftz|
	 *   |  75  |  74  |  73  |  72  |71:64|63:54|53:32|31:24|23:16|  15  |14:12|11:8|
	 *   |rb.abs|rb.neg|ra.abs|ra.neg| rb  |  0  | vc  | ra  | rd  |pg.not| pg  |1100|
	 *   |  7:0   |
	 *   |10000010|
	 */
	[GPU_OP_FFMA_RRC] = {
		{ 0x0000000000000fff, 0x0000000000000000 },
		{ 0x0000000000000c82, 0x0000000000000000 },
		{ 0xffc0000000000000, 0xc000fffcffff0000 },
		{ 0x00000000ffff7c82, 0x38000000000000ff },
		14, 1, 245, 21, 16, "FFMA_RRC"
	},

	/* FFMA_RCR (falu.isa)
	 *   FFMA{.FTZ}{.SAT}{.rnd} Rd, {-}{|}Ra{|}, {-}{|}SrcB{|}, {-}{|}SrcC{|} $sched $req
	 *   |127:126|125:123|122:117| 116 |115:112|111:98|  97  |  96  |95:80|79:78|77 |76 |
	 *   |   0   |  wsb  | wait  |yield| stall |  0   |vb.abs|vb.neg|  0  | rnd |sat|ftz|
	 *   |  75  |  74  |  73  |  72  |71:64|63:54|53:32|31:24|23:16|  15  |14:12|11:8|
	 *   |rc.abs|rc.neg|ra.abs|ra.neg| rc  |  0  | vb  | ra  | rd  |pg.not| pg  |1111|
	 *   |  7:0   |
	 *   |10000010|
	 */
	[GPU_OP_FFMA_RCR] = {
		{ 0x0000000000000fff, 0x0000000000000000 },
		{ 0x0000000000000f82, 0x0000000000000000 },
		{ 0xffc0000000000000, 0xc000fffcffff0000 },
		{ 0x00000000ffff7f82, 0x38000000000000ff },
		15, 1, 266, 21, 16, "FFMA_RCR"
	},

	/* FMNMX_RR (falu.isa)
	 *   FMNMX{.FTZ}{.NAN} Rd, {-}{|}Ra{|}, {-}{|}SrcB{|}, {!}pp $sched $req
	 *   |127:126|125:123|122:117| 116 |115:112|111:102| 101  |100:98|  97  |  96  |95:84|
	 *   |   0   |  wsb  | wait  |yield| stall |   0   |pp.not|  pp  |rb.abs|rb.neg|  0  |
	 *   |83 |82:77|76 |75:74|  73  |  72  |71:40|39:32|31:24|23:16|  15  |14:12|11:8|
	 *   |nan|  0  |ftz|  0  |ra.abs|ra.neg|  0  | rb  | ra  | rd  |pg.not| pg  |0101|
	 *   |  7:0   |
	 *   |10000011|
	 */
	[GPU_OP_FMNMX_RR] = {
		{ 0x0000000000000fff, 0x0000000000000000 },
		{ 0x0000000000000583, 0x0000000000000000 },
		{ 0xffffff0000000000, 0xc000ffc0fff7ecff },
		{ 0x000000ffffff7583, 0x3800000000000000 },
		16, 1, 287, 19, 16, "FMNMX_RR"
	},

	/* FMNMX_RU (falu.isa)
	 *   FMNMX{.FTZ}{.NAN} Rd, {-}{|}Ra{|}, {-}{|}SrcB{|}, {!}pp $sched $req
	 *   |127:126|125:123|122:117| 116 |115:112|111:102| 101  |100:98|  97   |  96   |95:84|
	 *   |   0   |  wsb  | wait  |yield| stall |   0   |pp.not|  pp  |urb.abs|urb.neg|  0  |
	 *   |83 |82:77|76 |75:74|  73  |  72  |71:38|37:32|31:24|23:16|  15  |14:12|11:8|
	 *   |nan|  0  |ftz|  0  |ra.abs|ra.neg|  0  | urb | ra  | rd  |pg.not| pg  |0110|
	 *   |  7:0   |
	 *   |10000011|
	 */
	[GPU_OP_FMNMX_RU] = {
		{ 0x0000000000000fff, 0x0000000000000000 },
		{ 0x0000000000000683, 0x0000000000000000 },
		{ 0xffffffc000000000, 0xc000ffc0fff7ecff },
		{ 0x0000003fffff7683, 0x3800000000000000 },
		17, 1, 306, 19, 16, "FMNMX_RU"
	},

	/* FMNMX_RI (falu.isa)
	 *   FMNMX{.FTZ}{.NAN} Rd, {-}{|}Ra{|}, {-}{|}SrcB{|}, {!}pp $sched $req
	 *   |127:126|125:123|122:117| 116 |115:112|111:102| 101  |100:98|97:84|83 |82:77|76 |
	 *   |   0   |  wsb  | wait  |yield| stall |   0   |pp.not|  pp  |  0  |nan|  0  |ftz|
	 *   |75:74|  73  |  72  |71:64|63:32|31:24|23:16|  15  |14:12|11:8|  7:0   |
	 *   |  0  |ra.abs|ra.neg|  0  | vb  | ra  | rd  |pg.not| pg  |0111|10000011|
	 */
	[GPU_OP_FMNMX_RI] = {
		{ 0x0000000000000fff, 0x0000000000000000 },
		{ 0x0000000000000783, 0x0000000000000000 },
		{ 0x0000000000000000, 0xc000ffc3fff7ecff },
		{ 0x00000000ffff7783, 0x3800000000000000 },
		18, 1, 325, 17, 16, "FMNMX_RI"
	},

	/* FMNMX_RC (falu.isa)
	 *   FMNMX{.FTZ}{.NAN} Rd, {-}{|}Ra{|}, {-}{|}SrcB{|}, {!}pp $sched $req
	 *   |127:126|125:123|122:117| 116 |115:112|111:102| 101  |100:98|  97  |  96  |95:84|
	 *   |   0   |  wsb  | wait  |yield| stall |   0   |pp.not|  pp  |vb.abs|vb.neg|  0  |
	 *   |83 |82:77|76 |75:74|  73  |  72  |71:54|53:32|31:24|23:16|  15  |14:12|11:8|
	 *   |nan|  0  |ftz|  0  |ra.abs|ra.neg|  0  | vb  | ra  | rd  |pg.not| pg  |1000|
	 *   |  7:0   |
	 *   |10000011|
	 */
	[GPU_OP_FMNMX_RC] = {
		{ 0x0000000000000fff, 0x0000000000000000 },
		{ 0x0000000000000883, 0x0000000000000000 },
		{ 0xffc0000000000000, 0xc000ffc0fff7ecff },
		{ 0x00000000ffff7883, 0x3800000000000000 },
		19, 1, 342, 19, 16, "FMNMX_RC"
	},

	/* FSETP_RR (falu.isa)
	 *   FSETP{.FTZ}.cmp.lop pu{, pv}, {-}{|}Ra{|}, {-}{|}SrcB{|}{, {!}pp} $sched $req
	 *   |127:126|125:123|122:117| 116 |115:112|111:109|108:106|105:102| 101  |100:98|  97  |
	 *   |   0   |  wsb  | wait  |yield| stall |  pv   |  pu   |   0   |pp.not|  pp  |rb.abs|
	 *   |  96  |95:90|89:86|85:84|83:77|76 |75:74|  73  |  72  |71:40|39:32|31:24|23:16|
	 *   |rb.neg|  0  | cmp | lop |  0  |ftz|  0  |ra.abs|ra.neg|  0  | rb  | ra  |  0  |
	 *   |  15  |14:12|11:8|  7:0   |
	 *   |pg.not| pg  |0101|10000100|
	 */
	[GPU_OP_FSETP_RR] = {
		{ 0x0000000000000fff, 0x0000000000000000 },
		{ 0x0000000000000584, 0x0000000000000000 },
		{ 0xffffff0000ff0000, 0xc00003c0fc0fecff },
		{ 0x000000ffff007584, 0x3800e01c00000000 },
		20, 1, 361, 21, 16, "FSETP_RR"
	},

	/* FSETP_RU (falu.isa)
	 *   FSETP{.FTZ}.cmp.lop pu{, pv}, {-}{|}Ra{|}, {-}{|}SrcB{|}{, {!}pp} $sched $req
	 *   |127:126|125:123|122:117| 116 |115:112|111:109|108:106|105:102| 101  |100:98|
	 *   |   0   |  wsb  | wait  |yield| stall |  pv   |  pu   |   0   |pp.not|  pp  |
	 *   |  97   |  96   |95:90|89:86|85:84|83:77|76 |75:74|  73  |  72  |71:38|37:32|31:24|
	 *   |urb.abs|urb.neg|  0  | cmp | lop |  0  |ftz|  0  |ra.abs|ra.neg|  0  | urb | ra  |
	 *   |23:16|  15  |14:12|11:8|  7:0   |
	 *   |  0  |pg.not| pg  |0110|10000100|
	 */
	[GPU_OP_FSETP_RU] = {
		{ 0x0000000000000fff, 0x0000000000000000 },
		{ 0x0000000000000684, 0x0000000000000000 },
		{ 0xffffffc000ff0000, 0xc00003c0fc0fecff },
		{ 0x0000003fff007684, 0x3800e01c00000000 },
		21, 1, 382, 21, 16, "FSETP_RU"
	},

	/* FSETP_RI (falu.isa)
	 *   FSETP{.FTZ}.cmp.lop pu{, pv}, {-}{|}Ra{|}, {-}{|}SrcB{|}{, {!}pp} $sched $req
	 *   |127:126|125:123|122:117| 116 |115:112|111:109|108:106|105:102| 101  |100:98|97:90|
	 *   |   0   |  wsb  | wait  |yield| stall |  pv   |  pu   |   0   |pp.not|  pp  |  0  |
	 *   |89:86|85:84|83:77|76 |75:74|  73  |  72  |71:64|63:32|31:24|23:16|  15  |14:12|
	 *   | cmp | lop |  0  |ftz|  0  |ra.abs|ra.neg|  0  | vb  | ra  |  0  |pg.not| pg  |
	 *   |11:8|  7:0   |
	 *   |0111|10000100|
	 */
	[GPU_OP_FSETP_RI] = {
		{ 0x0000000000000fff, 0x0000000000000000 },
		{ 0x0000000000000784, 0x0000000000000000 },
		{ 0x0000000000ff0000, 0xc00003c3fc0fecff },
		{ 0x00000000ff007784, 0x3800e01c00000000 },
		22, 1, 403, 19, 16, "FSETP_RI"
	},

	/* FSETP_RC (falu.isa)
	 *   FSETP{.FTZ}.cmp.lop pu{, pv}, {-}{|}Ra{|}, {-}{|}SrcB{|}{, {!}pp} $sched $req
	 *   |127:126|125:123|122:117| 116 |115:112|111:109|108:106|105:102| 101  |100:98|  97  |
	 *   |   0   |  wsb  | wait  |yield| stall |  pv   |  pu   |   0   |pp.not|  pp  |vb.abs|
	 *   |  96  |95:90|89:86|85:84|83:77|76 |75:74|  73  |  72  |71:54|53:32|31:24|23:16|
	 *   |vb.neg|  0  | cmp | lop |  0  |ftz|  0  |ra.abs|ra.neg|  0  | vb  | ra  |  0  |
	 *   |  15  |14:12|11:8|  7:0   |
	 *   |pg.not| pg  |1000|10000100|
	 */
	[GPU_OP_FSETP_RC] = {
		{ 0x0000000000000fff, 0x0000000000000000 },
		{ 0x0000000000000884, 0x0000000000000000 },
		{ 0xffc0000000ff0000, 0xc00003c0fc0fecff },
		{ 0x00000000ff007884, 0x3800e01c00000000 },
		23, 1, 422, 21, 16, "FSETP_RC"
	},

	/* FSET_RR (falu.isa)
	 *   FSET{.FTZ}.cmp.lop{.bval} Rd, {-}{|}Ra{|}, {-}{|}SrcB{|}{, {!}pp} $sched $req
	 *   |127:126|125:123|122:117| 116 |115:112|111:102| 101  |100:98|  97  |  96  |95:91|
	 *   |   0   |  wsb  | wait  |yield| stall |   0   |pp.not|  pp  |rb.abs|rb.neg|  0  |
	 *   | 90 |89:86|85:84|83:77|76 |75:74|  73  |  72  |71:40|39:32|31:24|23:16|  15  |
	 *   |bval| cmp | lop |  0  |ftz|  0  |ra.abs|ra.neg|  0  | rb  | ra  | rd  |pg.not|
	 *   |14:12|11:8|  7:0   |
	 *   | pg  |0101|10000101|
	 */
	[GPU_OP_FSET_RR] = {
		{ 0x0000000000000fff, 0x0000000000000000 },
		{ 0x0000000000000585, 0x0000000000000000 },
		{ 0xffffff0000000000, 0xc000ffc0f80fecff },
		{ 0x000000ffffff7585, 0x3800001c00000000 },
		24, 1, 443, 21, 16, "FSET_RR"
	},

	/* FSET_RU (falu.isa)
	 *   FSET{.FTZ}.cmp.lop{.bval} Rd, {-}{|}Ra{|}, {-}{|}SrcB{|}{, {!}pp} $sched $req
	 *   |127:126|125:123|122:117| 116 |115:112|111:102| 101  |100:98|  97   |  96   |95:91|
	 *   |   0   |  wsb  | wait  |yield| stall |   0   |pp.not|  pp  |urb.abs|urb.neg|  0  |
	 *   | 90 |89:86|85:84|83:77|76 |75:74|  73  |  72  |71:38|37:32|31:24|23:16|  15  |
	 *   |bval| cmp | lop |  0  |ftz|  0  |ra.abs|ra.neg|  0  | urb | ra  | rd  |pg.not|
	 *   |14:12|11:8|  7:0   |
	 *   | pg  |0110|10000101|
	 */
	[GPU_OP_FSET_RU] = {
		{ 0x0000000000000fff, 0x0000000000000000 },
		{ 0x0000000000000685, 0x0000000000000000 },
		{ 0xffffffc000000000, 0xc000ffc0f80fecff },
		{ 0x0000003fffff7685, 0x3800001c00000000 },
		25, 1, 464, 21, 16, "FSET_RU"
	},

	/* FSET_RI (falu.isa)
	 *   FSET{.FTZ}.cmp.lop{.bval} Rd, {-}{|}Ra{|}, {-}{|}SrcB{|}{, {!}pp} $sched $req
	 *   |127:126|125:123|122:117| 116 |115:112|111:102| 101  |100:98|97:91| 90 |89:86|85:84|
	 *   |   0   |  wsb  | wait  |yield| stall |   0   |pp.not|  pp  |  0  |bval| cmp | lop |
	 *   |83:77|76 |75:74|  73  |  72  |71:64|63:32|31:24|23:16|  15  |14:12|11:8|  7:0   |
	 *   |  0  |ftz|  0  |ra.abs|ra.neg|  0  | vb  | ra  | rd  |pg.not| pg  |0111|10000101|
	 */
	[GPU_OP_FSET_RI] = {
		{ 0x0000000000000fff, 0x0000000000000000 },
		{ 0x0000000000000785, 0x0000000000000000 },
		{ 0x0000000000000000, 0xc000ffc3f80fecff },
		{ 0x00000000ffff7785, 0x3800001c00000000 },
		26, 1, 485, 19, 16, "FSET_RI"
	},

	/* FSET_RC (falu.isa)
	 *   FSET{.FTZ}.cmp.lop{.bval} Rd, {-}{|}Ra{|}, {-}{|}SrcB{|}{, {!}pp} $sched $req
	 *   |127:126|125:123|122:117| 116 |115:112|111:102| 101  |100:98|  97  |  96  |95:91|
	 *   |   0   |  wsb  | wait  |yield| stall |   0   |pp.not|  pp  |vb.abs|vb.neg|  0  |
	 *   | 90 |89:86|85:84|83:77|76 |75:74|  73  |  72  |71:54|53:32|31:24|23:16|  15  |
	 *   |bval| cmp | lop |  0  |ftz|  0  |ra.abs|ra.neg|  0  | vb  | ra  | rd  |pg.not|
	 *   |14:12|11:8|  7:0   |
	 *   | pg  |1000|10000101|
	 */
	[GPU_OP_FSET_RC] = {
		{ 0x0000000000000fff, 0x0000000000000000 },
		{ 0x0000000000000885, 0x0000000000000000 },
		{ 0xffc0000000000000, 0xc000ffc0f80fecff },
		{ 0x00000000ffff7885, 0x3800001c00000000 },
		27, 1, 504, 21, 16, "FSET_RC"
	},

	/* FSEL_RR (falu.isa)
	 *   FSEL{.FTZ} Rd, {-}{|}Ra{|}, {-}{|}SrcB{|}{, {!}pp} $sched $req
	 *   |127:126|125:123|122:117| 116 |115:112|111:102| 101  |100:98|  97  |  96  |95:77|
	 *   |   0   |  wsb  | wait  |yield| stall |   0   |pp.not|  pp  |rb.abs|rb.neg|  0  |
	 *   |76 |75:74|  73  |  72  |71:40|39:32|31:24|23:16|  15  |14:12|11:8|  7:0   |
	 *   |ftz|  0  |ra.abs|ra.neg|  0  | rb  | ra  | rd  |pg.not| pg  |0101|10000110|
	 */
	[GPU_OP_FSEL_RR] = {
		{ 0x0000000000000fff, 0x0000000000000000 },
		{ 0x0000000000000586, 0x0000000000000000 },
		{ 0xffffff0000000000, 0xc000ffc0ffffecff },
		{ 0x000000ffffff7586, 0x3800001c00000000 },
		28, 1, 525, 18, 16, "FSEL_RR"
	},

	/* FSEL_RU (falu.isa)
	 *   FSEL{.FTZ} Rd, {-}{|}Ra{|}, {-}{|}SrcB{|}{, {!}pp} $sched $req
	 *   |127:126|125:123|122:117| 116 |115:112|111:102| 101  |100:98|  97   |  96   |95:77|
	 *   |   0   |  wsb  | wait  |yield| stall |   0   |pp.not|  pp  |urb.abs|urb.neg|  0  |
	 *   |76 |75:74|  73  |  72  |71:38|37:32|31:24|23:16|  15  |14:12|11:8|  7:0   |
	 *   |ftz|  0  |ra.abs|ra.neg|  0  | urb | ra  | rd  |pg.not| pg  |0110|10000110|
	 */
	[GPU_OP_FSEL_RU] = {
		{ 0x0000000000000fff, 0x0000000000000000 },
		{ 0x0000000000000686, 0x0000000000000000 },
		{ 0xffffffc000000000, 0xc000ffc0ffffecff },
		{ 0x0000003fffff7686, 0x3800001c00000000 },
		29, 1, 543, 18, 16, "FSEL_RU"
	},

	/* FSEL_RI (falu.isa)
	 *   FSEL{.FTZ} Rd, {-}{|}Ra{|}, {-}{|}SrcB{|}{, {!}pp} $sched $req
	 *   |127:126|125:123|122:117| 116 |115:112|111:102| 101  |100:98|97:77|76 |75:74|  73  |
	 *   |   0   |  wsb  | wait  |yield| stall |   0   |pp.not|  pp  |  0  |ftz|  0  |ra.abs|
	 *   |  72  |71:64|63:32|31:24|23:16|  15  |14:12|11:8|  7:0   |
	 *   |ra.neg|  0  | vb  | ra  | rd  |pg.not| pg  |0111|10000110|
	 */
	[GPU_OP_FSEL_RI] = {
		{ 0x0000000000000fff, 0x0000000000000000 },
		{ 0x0000000000000786, 0x0000000000000000 },
		{ 0x0000000000000000, 0xc000ffc3ffffecff },
		{ 0x00000000ffff7786, 0x3800001c00000000 },
		30, 1, 561, 16, 16, "FSEL_RI"
	},

	/* FSEL_RC (falu.isa)
	 *   FSEL{.FTZ} Rd, {-}{|}Ra{|}, {-}{|}SrcB{|}{, {!}pp} $sched $req
	 *   |127:126|125:123|122:117| 116 |115:112|111:102| 101  |100:98|  97  |  96  |95:77|
	 *   |   0   |  wsb  | wait  |yield| stall |   0   |pp.not|  pp  |vb.abs|vb.neg|  0  |
	 *   |76 |75:74|  73  |  72  |71:54|53:32|31:24|23:16|  15  |14:12|11:8|  7:0   |
	 *   |ftz|  0  |ra.abs|ra.neg|  0  | vb  | ra  | rd  |pg.not| pg  |1000|10000110|
	 */
	[GPU_OP_FSEL_RC] = {
		{ 0x0000000000000fff, 0x0000000000000000 },
		{ 0x0000000000000886, 0x0000000000000000 },
		{ 0xffc0000000000000, 0xc000ffc0ffffecff },
		{ 0x00000000ffff7886, 0x3800001c00000000 },
		31, 1, 577, 18, 16, "FSEL_RC"
	},

	/* FCHK_RR (falu.isa)
	 *   FCHK pu, {-}{|}Ra{|}, {-}{|}SrcB{|} $sched $req
	 *   |127:126|125:123|122:117| 116 |115:112|111:109|108:106|105:98|  97  |  96  |95:74|
	 *   |   0   |  wsb  | wait  |yield| stall |   0   |  pu   |  0   |rb.abs|rb.neg|  0  |
	 *   |  73  |  72  |71:40|39:32|31:24|23:16|  15  |14:12|11:8|  7:0   |
	 *   |ra.abs|ra.neg|  0  | rb  | ra  |  0  |pg.not| pg  |0101|10000111|
	 */
	[GPU_OP_FCHK_RR] = {
		{ 0x0000000000000fff, 0x0000000000000000 },
		{ 0x0000000000000587, 0x0000000000000000 },
		{ 0xffffff0000ff0000, 0xc000e3fcfffffcff },
		{ 0x000000ffff007587, 0x3800000000000000 },
		32, 1, 595, 15, 16, "FCHK_RR"
	},

	/* FCHK_RU (falu.isa)
	 *   FCHK pu, {-}{|}Ra{|}, {-}{|}SrcB{|} $sched $req
	 *   |127:126|125:123|122:117| 116 |115:112|111:109|108:106|105:98|  97   |  96   |95:74|
	 *   |   0   |  wsb  | wait  |yield| stall |   0   |  pu   |  0   |urb.abs|urb.neg|  0  |
	 *   |  73  |  72  |71:38|37:32|31:24|23:16|  15  |14:12|11:8|  7:0   |
	 *   |ra.abs|ra.neg|  0  | urb | ra  |  0  |pg.not| pg  |0110|10000111|
	 */
	[GPU_OP_FCHK_RU] = {
		{ 0x0000000000000fff, 0x0000000000000000 },
		{ 0x0000000000000687, 0x0000000000000000 },
		{ 0xffffffc000ff0000, 0xc000e3fcfffffcff },
		{ 0x0000003fff007687, 0x3800000000000000 },
		33, 1, 610, 15, 16, "FCHK_RU"
	},

	/* FCHK_RI (falu.isa)
	 *   FCHK pu, {-}{|}Ra{|}, {-}{|}SrcB{|} $sched $req
	 *   |127:126|125:123|122:117| 116 |115:112|111:109|108:106|105:74|  73  |  72  |71:64|
	 *   |   0   |  wsb  | wait  |yield| stall |   0   |  pu   |  0   |ra.abs|ra.neg|  0  |
	 *   |63:32|31:24|23:16|  15  |14:12|11:8|  7:0   |
	 *   | vb  | ra  |  0  |pg.not| pg  |0111|10000111|
	 */
	[GPU_OP_FCHK_RI] = {
		{ 0x0000000000000fff, 0x0000000000000000 },
		{ 0x0000000000000787, 0x0000000000000000 },
		{ 0x0000000000ff0000, 0xc000e3fffffffcff },
		{ 0x00000000ff007787, 0x3800000000000000 },
		34, 1, 625, 13, 16, "FCHK_RI"
	},

	/* FCHK_RC (falu.isa)
	 *   FCHK pu, {-}{|}Ra{|}, {-}{|}SrcB{|} $sched $req
	 *   |127:126|125:123|122:117| 116 |115:112|111:109|108:106|105:98|  97  |  96  |95:74|
	 *   |   0   |  wsb  | wait  |yield| stall |   0   |  pu   |  0   |vb.abs|vb.neg|  0  |
	 *   |  73  |  72  |71:54|53:32|31:24|23:16|  15  |14:12|11:8|  7:0   |
	 *   |ra.abs|ra.neg|  0  | vb  | ra  |  0  |pg.not| pg  |1000|10000111|
	 */
	[GPU_OP_FCHK_RC] = {
		{ 0x0000000000000fff, 0x0000000000000000 },
		{ 0x0000000000000887, 0x0000000000000000 },
		{ 0xffc0000000ff0000, 0xc000e3fcfffffcff },
		{ 0x00000000ff007887, 0x3800000000000000 },
		35, 1, 638, 15, 16, "FCHK_RC"
	},

	/* IADD_RR (ialu.isa)
	 *   IADD   Rd,       {-}Ra, {-}SrcB           $sched $req
	 *   IADD.X Rd{, pu}, {-}Ra, {-}SrcB{, {!}pp}  $sched $req
	 *   |127:126|125:123|122:117| 116 |115:112|111:109|108:106|105:102| 101  |100:98|  97  |
	 *   |   0   |  wsb  | wait  |yield| stall |   0   |  pu   |   0   |pp.not|  pp  |rb.neg|
	 *   |96:77|76 |75:73|  72  |71:40|39:32|31:24|23:16|  15  |14:12|11:8|  7:0   |
	 *   |  0  |ext|  0  |ra.neg|  0  | rb  | ra  | rd  |pg.not| pg  |0101|01000000|
	 */
	[GPU_OP_IADD_RR] = {
		{ 0x0000000000000fff, 0x0000000000000000 },
		{ 0x0000000000000540, 0x0000000000000000 },
		{ 0xffffff0000000000, 0xc000e3c1ffffeeff },
		{ 0x000000ffffff7540, 0x38001c3c00000000 },
		36, 2, 653, 17, 16, "IADD_RR"
	},

	/* IADD_RU (ialu.isa)
	 *   IADD   Rd,       {-}Ra, {-}SrcB           $sched $req
	 *   IADD.X Rd{, pu}, {-}Ra, {-}SrcB{, {!}pp}  $sched $req
	 *   |127:126|125:123|122:117| 116 |115:112|111:109|108:106|105:102| 101  |100:98|
	 *   |   0   |  wsb  | wait  |yield| stall |   0   |  pu   |   0   |pp.not|  pp  |
	 *   |  97   |96:77|76 |75:73|  72  |71:38|37:32|31:24|23:16|  15  |14:12|11:8|  7:0   |
	 *   |urb.neg|  0  |ext|  0  |ra.neg|  0  | urb | ra  | rd  |pg.not| pg  |0110|01000000|
	 */
	[GPU_OP_IADD_RU] = {
		{ 0x0000000000000fff, 0x0000000000000000 },
		{ 0x0000000000000640, 0x0000000000000000 },
		{ 0xffffffc000000000, 0xc000e3c1ffffeeff },
		{ 0x0000003fffff7640, 0x38001c3c00000000 },
		38, 2, 670, 17, 16, "IADD_RU"
	},

	/* IADD_RI (ialu.isa)
	 *   IADD   Rd,       {-}Ra, {-}SrcB           $sched $req
	 *   IADD.X Rd{, pu}, {-}Ra, {-}SrcB{, {!}pp}  $sched $req
	 *   |127:126|125:123|122:117| 116 |115:112|111:109|108:106|105:102| 101  |100:98|97:77|
	 *   |   0   |  wsb  | wait  |yield| stall |   0   |  pu   |   0   |pp.not|  pp  |  0  |
	 *   |76 |75:73|  72  |71:64|63:32|31:24|23:16|  15  |14:12|11:8|  7:0   |
	 *   |ext|  0  |ra.neg|  0  | vb  | ra  | rd  |pg.not| pg  |0111|01000000|
	 */
	[GPU_OP_IADD_RI] = {
		{ 0x0000000000000fff, 0x0000000000000000 },
		{ 0x0000000000000740, 0x0000000000000000 },
		{ 0x0000000000000000, 0xc000e3c3ffffeeff },
		{ 0x00000000ffff7740, 0x38001c3c00000000 },
		40, 2, 687, 16, 16, "IADD_RI"
	},

	/* IADD_RC (ialu.isa)
	 *   IADD   Rd,       {-}Ra, {-}SrcB           $sched $req
	 *   IADD.X Rd{, pu}, {-}Ra, {-}SrcB{, {!}pp}  $sched $req
	 *   |127:126|125:123|122:117| 116 |115:112|111:109|108:106|105:102| 101  |100:98|  97  |
	 *   |   0   |  wsb  | wait  |yield| stall |   0   |  pu   |   0   |pp.not|  pp  |vb.neg|
	 *   |96:77|76 |75:73|  72  |71:54|53:32|31:24|23:16|  15  |14:12|11:8|  7:0   |
	 *   |  0  |ext|  0  |ra.neg|  0  | vb  | ra  | rd  |pg.not| pg  |1000|01000000|
	 */
	[GPU_OP_IADD_RC] = {
		{ 0x0000000000000fff, 0x0000000000000000 },
		{ 0x0000000000000840, 0x0000000000000000 },
		{ 0xffc0000000000000, 0xc000e3c1ffffeeff },
		{ 0x00000000ffff7840, 0x38001c3c00000000 },
		42, 2, 703, 17, 16, "IADD_RC"
	},

	/* IMAD_RRR (ialu.isa)
	 *   IMAD{.LO}{.itype} Rd{, pu}, Ra, SrcB, {-}SrcC           $sched $req
	 *   IMAD.HI.X{.itype} Rd{, pu}, Ra, SrcB, {-}SrcC{, {!}pp}  $sched $req
	 *   |127:126|125:123|122:117| 116 |115:112|111:109|108:106|105:102| 101  |100:98|97:78|
	 *   |   0   |  wsb  | wait  |yield| stall |   0   |  pu   |   0   |pp.not|  pp  |  0  |
	 *   | 77  |76 | 75 |  74  |73:72|71:64|63:40|39:32|31:24|23:16|  15  |14:12|11:8|
	 *   |itype|ext|lohi|rc.neg|  0  | rc  |  0  | rb  | ra  | rd  |pg.not| pg  |1001|
	 *   |  7:0   |
	 *   |01000001|
	 */
	[GPU_OP_IMAD_RRR] = {
		{ 0x0000000000000fff, 0x0000000000000000 },
		{ 0x0000000000000941, 0x0000000000000000 },
		{ 0xffffff0000000000, 0xc000e3c3ffffc300 },
		{ 0x000000ffffff7941, 0x38001c3c000000ff },
		44, 2, 720, 19, 16, "IMAD_RRR"
	},

	/* IMAD_RRI (ialu.isa)
	 *   IMAD{.LO}{.itype} Rd{, pu}, Ra, SrcB, {-}SrcC           $sched $req
	 *   IMAD.HI.X{.itype} Rd{, pu}, Ra, SrcB, {-}SrcC{, {!}pp}  $sched $req
	 *   |127:126|125:123|122:117| 116 |115:112|111:109|108:106|105:102| 101  |100:98|97:78|
	 *   |   0   |  wsb  | wait  |yield| stall |   0   |  pu   |   0   |pp.not|  pp  |  0  |
	 *   | 77  |76 | 75 |74:72|71:64|63:32|31:24|23:16|  15  |14:12|11:8|  7:0   |
	 *   |itype|ext|lohi|  0  | rb  | vc  | ra  | rd  |pg.not| pg  |1011|01000001|
	 */
	[GPU_OP_IMAD_RRI] = {
		{ 0x0000000000000fff, 0x0000000000000000 },
		{ 0x0000000000000b41, 0x0000000000000000 },
		{ 0x0000000000000000, 0xc000e3c3ffffc700 },
		{ 0x00000000ffff7b41, 0x38001c3c000000ff },
		46, 2, 739, 18, 16, "IMAD_RRI"
	},

	/* IMAD_RIR (ialu.isa)
	 *   IMAD{.LO}{.itype} Rd{, pu}, Ra, SrcB, {-}SrcC           $sched $req
	 *   IMAD.HI.X{.itype} Rd{, pu}, Ra, SrcB, {-}SrcC{, {!}pp}  $sched $req
	 *   |127:126|125:123|122:117| 116 |115:112|111:109|108:106|105:102| 101  |100:98|97:78|
	 *   |   0   |  wsb  | wait  |yield| stall |   0   |  pu   |   0   |pp.not|  pp  |  0  |
	 *   | 77  |76 | 75 |  74  |73:72|71:64|63:32|31:24|23:16|  15  |14:12|11:8|  7:0   |
	 *   |itype|ext|lohi|rc.neg|  0  | rc  | vb  | ra  | rd  |pg.not| pg  |1110|01000001|
	 */
	[GPU_OP_IMAD_RIR] = {
		{ 0x0000000000000fff, 0x0000000000000000 },
		{ 0x0000000000000e41, 0x0000000000000000 },
		{ 0x0000000000000000, 0xc000e3c3ffffc300 },
		{ 0x00000000ffff7e41, 0x38001c3c000000ff },
		48, 2, 757, 19, 16, "IMAD_RIR"
	},

	/* IMAD_RRC (ialu.isa)
	 *   IMAD{.LO}{.itype} Rd{, pu}, Ra, SrcB, {-}SrcC           $sched $req
	 *   IMAD.HI.X{.itype} Rd{, pu}, Ra, SrcB, {-}SrcC{, {!}pp}  $sched $req
	 *   |127:126|125:123|122:117| 116 |115:112|111:109|108:106|105:102| 101  |100:98|  97  |
	 *   |   0   |  wsb  | wait  |yield| stall |   0   |  pu   |   0   |pp.not|  pp  |vc.neg|
	 *   |96:78| 77  |76 | 75 |74:72|71:64|63:54|53:32|31:24|23:16|  15  |14:12|11:8|
	 *   |  0  |itype|ext|lohi|  0  | rb  |  0  | vc  | ra  | rd  |pg.not| pg  |1100|
	 *   |  7:0   |
	 *   |01000001|
	 */
	[GPU_OP_IMAD_RRC] = {
		{ 0x0000000000000fff, 0x0000000000000000 },
		{ 0x0000000000000c41, 0x0000000000000000 },
		{ 0xffc0000000000000, 0xc000e3c1ffffc700 },
		{ 0x00000000ffff7c41, 0x38001c3c000000ff },
		50, 2, 776, 19, 16, "IMAD_RRC"
	},

	/* IMAD_RCR (ialu.isa)
	 *   IMAD{.LO}{.itype} Rd{, pu}, Ra, SrcB, {-}SrcC           $sched $req
	 *   IMAD.HI.X{.itype} Rd{, pu}, Ra, SrcB, {-}SrcC{, {!}pp}  $sched $req
	 *   |127:126|125:123|122:117| 116 |115:112|111:109|108:106|105:102| 101  |100:98|97:78|
	 *   |   0   |  wsb  | wait  |yield| stall |   0   |  pu   |   0   |pp.not|  pp  |  0  |
	 *   | 77  |76 | 75 |  74  |73:72|71:64|63:54|53:32|31:24|23:16|  15  |14:12|11:8|
	 *   |itype|ext|lohi|rc.neg|  0  | rc  |  0  | vb  | ra  | rd  |pg.not| pg  |1111|
	 *   |  7:0   |
	 *   |01000001|
	 */
	[GPU_OP_IMAD_RCR] = {
		{ 0x0000000000000fff, 0x0000000000000000 },
		{ 0x0000000000000f41, 0x0000000000000000 },
		{ 0xffc0000000000000, 0xc000e3c3ffffc300 },
		{ 0x00000000ffff7f41, 0x38001c3c000000ff },
		52, 2, 795, 19, 16, "IMAD_RCR"
	},

	/* IMAD_RRU (ialu.isa)
	 *   IMAD{.LO}{.itype} Rd{, pu}, Ra, SrcB, {-}SrcC           $sched $req
	 *   IMAD.HI.X{.itype} Rd{, pu}, Ra, SrcB, {-}SrcC{, {!}pp}  $sched $req
	 *   |127:126|125:123|122:117| 116 |115:112|111:109|108:106|105:102| 101  |100:98|
	 *   |   0   |  wsb  | wait  |yield| stall |   0   |  pu   |   0   |pp.not|  pp  |
	 *   |  97   |96:78| 77  |76 | 75 |74:72|71:64|63:38|37:32|31:24|23:16|  15  |14:12|11:8|
	 *   |urc.neg|  0  |itype|ext|lohi|  0  | rb  |  0  | urc | ra  | rd  |pg.not| pg  |1010|
	 *   |  7:0   |
	 *   |01000001|
	 */
	[GPU_OP_IMAD_RRU] = {
		{ 0x0000000000000fff, 0x0000000000000000 },
		{ 0x0000000000000a41, 0x0000000000000000 },
		{ 0xffffffc000000000, 0xc000e3c1ffffc700 },
		{ 0x0000003fffff7a41, 0x38001c3c000000ff },
		54, 2, 814, 19, 16, "IMAD_RRU"
	},

	/* IMAD_RUR (ialu.isa)
	 *   IMAD{.LO}{.itype} Rd{, pu}, Ra, SrcB, {-}SrcC           $sched $req
	 *   IMAD.HI.X{.itype} Rd{, pu}, Ra, SrcB, {-}SrcC{, {!}pp}  $sched $req
	 *   |127:126|125:123|122:117| 116 |115:112|111:109|108:106|105:102| 101  |100:98|97:78|
	 *   |   0   |  wsb  | wait  |yield| stall |   0   |  pu   |   0   |pp.not|  pp  |  0  |
	 *   | 77  |76 | 75 |  74  |73:72|71:64|63:38|37:32|31:24|23:16|  15  |14:12|11:8|
	 *   |itype|ext|lohi|rc.neg|  0  | rc  |  0  | urb | ra  | rd  |pg.not| pg  |1101|
	 *   |  7:0   |
	 *   |01000001|
	 */
	[GPU_OP_IMAD_RUR] = {
		{ 0x0000000000000fff, 0x0000000000000000 },
		{ 0x0000000000000d41, 0x0000000000000000 },
		{ 0xffffffc000000000, 0xc000e3c3ffffc300 },
		{ 0x0000003fffff7d41, 0x38001c3c000000ff },
		56, 2, 833, 19, 16, "IMAD_RUR"
	},

	/* IMAD_WIDE_RRR (ialu.isa)
	 *   IMAD.WIDE{.itype}   Rd{, pu}, Ra, SrcB, {-}SrcC           $sched $req
	 *   IMAD.WIDE.X{.itype} Rd{, pu}, Ra, SrcB, {-}SrcC{, {!}pp}  $sched $req
	 *   |127:126|125:123|122:117| 116 |115:112|111:109|108:106|105:102| 101  |100:98|97:78|
	 *   |   0   |  wsb  | wait  |yield| stall |   0   |  pu   |   0   |pp.not|  pp  |  0  |
	 *   | 77  |76 |75|  74  |73:72|71:64|63:40|39:32|31:24|23:16|  15  |14:12|11:8|  7:0   |
	 *   |itype|ext|0 |rc.neg|  0  | rc  |  0  | rb  | ra  | rd  |pg.not| pg  |1001|01000010|
	 */
	[GPU_OP_IMAD_WIDE_RRR] = {
		{ 0x0000000000000fff, 0x0000000000000000 },
		{ 0x0000000000000942, 0x0000000000000000 },
		{ 0xffffff0000000000, 0xc000e3c3ffffcb00 },
		{ 0x000000ffffff7942, 0x38001c3c000000ff },
		58, 2, 852, 18, 16, "IMAD_WIDE_RRR"
	},

	/* IMAD_WIDE_RIR (ialu.isa)
	 *   IMAD.WIDE{.itype}   Rd{, pu}, Ra, SrcB, {-}SrcC           $sched $req
	 *   IMAD.WIDE.X{.itype} Rd{, pu}, Ra, SrcB, {-}SrcC{, {!}pp}  $sched $req
	 *   |127:126|125:123|122:117| 116 |115:112|111:109|108:106|105:102| 101  |100:98|97:78|
	 *   |   0   |  wsb  | wait  |yield| stall |   0   |  pu   |   0   |pp.not|  pp  |  0  |
	 *   | 77  |76 |75|  74  |73:72|71:64|63:32|31:24|23:16|  15  |14:12|11:8|  7:0   |
	 *   |itype|ext|0 |rc.neg|  0  | rc  | vb  | ra  | rd  |pg.not| pg  |1110|01000010|
	 */
	[GPU_OP_IMAD_WIDE_RIR] = {
		{ 0x0000000000000fff, 0x0000000000000000 },
		{ 0x0000000000000e42, 0x0000000000000000 },
		{ 0x0000000000000000, 0xc000e3c3ffffcb00 },
		{ 0x00000000ffff7e42, 0x38001c3c000000ff },
		60, 2, 870, 18, 16, "IMAD_WIDE_RIR"
	},

	/* IMAD_WIDE_RRC (ialu.isa)
	 *   IMAD.WIDE{.itype}   Rd{, pu}, Ra, SrcB, {-}SrcC           $sched $req
	 *   IMAD.WIDE.X{.itype} Rd{, pu}, Ra, SrcB, {-}SrcC{, {!}pp}  $sched $req
	 *   |127:126|125:123|122:117| 116 |115:112|111:109|108:106|105:102| 101  |100:98|  97  |
	 *   |   0   |  wsb  | wait  |yield| stall |   0   |  pu   |   0   |pp.not|  pp  |vc.neg|
	 *   |96:78| 77  |76 |75:72|71:64|63:54|53:32|31:24|23:16|  15  |14:12|11:8|  7:0   |
	 *   |  0  |itype|ext|  0  | rb  |  0  | vc  | ra  | rd  |pg.not| pg  |1100|01000010|
	 */
	[GPU_OP_IMAD_WIDE_RRC] = {
		{ 0x0000000000000fff, 0x0000000000000000 },
		{ 0x0000000000000c42, 0x0000000000000000 },
		{ 0xffc0000000000000, 0xc000e3c1ffffcf00 },
		{ 0x00000000ffff7c42, 0x38001c3c000000ff },
		62, 2, 888, 18, 16, "IMAD_WIDE_RRC"
	},

	/* IMAD_WIDE_RCR (ialu.isa)
	 *   IMAD.WIDE{.itype}   Rd{, pu}, Ra, SrcB, {-}SrcC           $sched $req
	 *   IMAD.WIDE.X{.itype} Rd{, pu}, Ra, SrcB, {-}SrcC{, {!}pp}  $sched $req
	 *   |127:126|125:123|122:117| 116 |115:112|111:109|108:106|105:102| 101  |100:98|97:78|
	 *   |   0   |  wsb  | wait  |yield| stall |   0   |  pu   |   0   |pp.not|  pp  |  0  |
	 *   | 77  |76 |75|  74  |73:72|71:64|63:54|53:32|31:24|23:16|  15  |14:12|11:8|  7:0   |
	 *   |itype|ext|0 |rc.neg|  0  | rc  |  0  | vb  | ra  | rd  |pg.not| pg  |1111|01000010|
	 */
	[GPU_OP_IMAD_WIDE_RCR] = {
		{ 0x0000000000000fff, 0x0000000000000000 },
		{ 0x0000000000000f42, 0x0000000000000000 },
		{ 0xffc0000000000000, 0xc000e3c3ffffcb00 },
		{ 0x00000000ffff7f42, 0x38001c3c000000ff },
		64, 2, 906, 18, 16, "IMAD_WIDE_RCR"
	},

	/* IMAD_WIDE_RRU (ialu.isa)
	 *   IMAD.WIDE{.itype}   Rd{, pu}, Ra, SrcB, {-}SrcC           $sched $req
	 *   IMAD.WIDE.X{.itype} Rd{, pu}, Ra, SrcB, {-}SrcC{, {!}pp}  $sched $req
	 *   |127:126|125:123|122:117| 116 |115:112|111:109|108:106|105:102| 101  |100:98|
	 *   |   0   |  wsb  | wait  |yield| stall |   0   |  pu   |   0   |pp.not|  pp  |
	 *   |  97   |96:78| 77  |76 |75:72|71:64|63:38|37:32|31:24|23:16|  15  |14:12|11:8|
	 *   |urc.neg|  0  |itype|ext|  0  | rb  |  0  | urc | ra  | rd  |pg.not| pg  |1010|
	 *   |  7:0   |
	 *   |01000010|
	 */
	[GPU_OP_IMAD_WIDE_RRU] = {
		{ 0x0000000000000fff, 0x0000000000000000 },
		{ 0x0000000000000a42, 0x0000000000000000 },
		{ 0xffffffc000000000, 0xc000e3c1ffffcf00 },
		{ 0x0000003fffff7a42, 0x38001c3c000000ff },
		66, 2, 924, 18, 16, "IMAD_WIDE_RRU"
	},

	/* IMAD_WIDE_RUR (ialu.isa)
	 *   IMAD.WIDE{.itype}   Rd{, pu}, Ra, SrcB, {-}SrcC           $sched $req
	 *   IMAD.WIDE.X{.itype} Rd{, pu}, Ra, SrcB, {-}SrcC{, {!}pp}  $sched $req
	 *   |127:126|125:123|122:117| 116 |115:112|111:109|108:106|105:102| 101  |100:98|97:78|
	 *   |   0   |  wsb  | wait  |yield| stall |   0   |  pu   |   0   |pp.not|  pp  |  0  |
	 *   | 77  |76 |75|  74  |73:72|71:64|63:38|37:32|31:24|23:16|  15  |14:12|11:8|  7:0   |
	 *   |itype|ext|0 |rc.neg|  0  | rc  |  0  | urb | ra  | rd  |pg.not| pg  |1101|01000010|
	 */
	[GPU_OP_IMAD_WIDE_RUR] = {
		{ 0x0000000000000fff, 0x0000000000000000 },
		{ 0x0000000000000d42, 0x0000000000000000 },
		{ 0xffffffc000000000, 0xc000e3c3ffffcb00 },
		{ 0x0000003fffff7d42, 0x38001c3c000000ff },
		68, 2, 942, 18, 16, "IMAD_WIDE_RUR"
	},

	/* IDP2A_RRR (ialu.isa)
	 *   IDP.2A{.lohi}.afmt.bfmt Rd{, pu}, Ra, SrcB, SrcC{, {!}pp}  $sched $req
	 *   |127:126|125:123|122:117| 116 |115:112|111:109|108:106|105:102| 101  |100:98|97:79|
	 *   |   0   |  wsb  | wait  |yield| stall |   0   |  pu   |   0   |pp.not|  pp  |  0  |
	 *   | 78 | 77 |76| 75 |74:72|71:64|63:40|39:32|31:24|23:16|  15  |14:12|11:8|  7:0   |
	 *   |bfmt|afmt|0 |lohi|  0  | rc  |  0  | rb  | ra  | rd  |pg.not| pg  |1001|01000011|
	 */
	[GPU_OP_IDP2A_RRR] = {
		{ 0x0000000000000fff, 0x0000000000000000 },
		{ 0x0000000000000943, 0x0000000000000000 },
		{ 0xffffff0000000000, 0xc000e3c3ffff9700 },
		{ 0x000000ffffff7943, 0x38001c3c000000ff },
		70, 1, 960, 18, 16, "IDP2A_RRR"
	},

	/* IDP2A_RRI (ialu.isa)
	 *   IDP.2A{.lohi}.afmt.bfmt Rd{, pu}, Ra, SrcB, SrcC{, {!}pp}  $sched $req
	 *   |127:126|125:123|122:117| 116 |115:112|111:109|108:106|105:102| 101  |100:98|97:79|
	 *   |   0   |  wsb  | wait  |yield| stall |   0   |  pu   |   0   |pp.not|  pp  |  0  |
	 *   | 78 | 77 |76| 75 |74:72|71:64|63:32|31:24|23:16|  15  |14:12|11:8|  7:0   |
	 *   |bfmt|afmt|0 |lohi|  0  | rb  | vc  | ra  | rd  |pg.not| pg  |1011|01000011|
	 */
	[GPU_OP_IDP2A_RRI] = {
		{ 0x0000000000000fff, 0x0000000000000000 },
		{ 0x0000000000000b43, 0x0000000000000000 },
		{ 0x0000000000000000, 0xc000e3c3ffff9700 },
		{ 0x00000000ffff7b43, 0x38001c3c000000ff },
		71, 1, 978, 18, 16, "IDP2A_RRI"
	},

	/* IDP2A_RIR (ialu.isa)
	 *   IDP.2A{.lohi}.afmt.bfmt Rd{, pu}, Ra, SrcB, SrcC{, {!}pp}  $sched $req
	 *   |127:126|125:123|122:117| 116 |115:112|111:109|108:106|105:102| 101  |100:98|97:79|
	 *   |   0   |  wsb  | wait  |yield| stall |   0   |  pu   |   0   |pp.not|  pp  |  0  |
	 *   | 78 | 77 |76| 75 |74:72|71:64|63:32|31:24|23:16|  15  |14:12|11:8|  7:0   |
	 *   |bfmt|afmt|0 |lohi|  0  | rc  | vb  | ra  | rd  |pg.not| pg  |1110|01000011|
	 */
	[GPU_OP_IDP2A_RIR] = {
		{ 0x0000000000000fff, 0x0000000000000000 },
		{ 0x0000000000000e43, 0x0000000000000000 },
		{ 0x0000000000000000, 0xc000e3c3ffff9700 },
		{ 0x00000000ffff7e43, 0x38001c3c000000ff },
		72, 1, 996, 18, 16, "IDP2A_RIR"
	},

	/* IDP2A_RRC (ialu.isa)
	 *   IDP.2A{.lohi}.afmt.bfmt Rd{, pu}, Ra, SrcB, SrcC{, {!}pp}  $sched $req
	 *   |127:126|125:123|122:117| 116 |115:112|111:109|108:106|105:102| 101  |100:98|97:79|
	 *   |   0   |  wsb  | wait  |yield| stall |   0   |  pu   |   0   |pp.not|  pp  |  0  |
	 *   | 78 | 77 |76| 75 |74:72|71:64|63:54|53:32|31:24|23:16|  15  |14:12|11:8|  7:0   |
	 *   |bfmt|afmt|0 |lohi|  0  | rb  |  0  | vc  | ra  | rd  |pg.not| pg  |1100|01000011|
	 */
	[GPU_OP_IDP2A_RRC] = {
		{ 0x0000000000000fff, 0x0000000000000000 },
		{ 0x0000000000000c43, 0x0000000000000000 },
		{ 0xffc0000000000000, 0xc000e3c3ffff9700 },
		{ 0x00000000ffff7c43, 0x38001c3c000000ff },
		73, 1, 1014, 18, 16, "IDP2A_RRC"
	},

	/* IDP2A_RCR (ialu.isa)
	 *   IDP.2A{.lohi}.afmt.bfmt Rd{, pu}, Ra, SrcB, SrcC{, {!}pp}  $sched $req
	 *   |127:126|125:123|122:117| 116 |115:112|111:109|108:106|105:102| 101  |100:98|97:79|
	 *   |   0   |  wsb  | wait  |yield| stall |   0   |  pu   |   0   |pp.not|  pp  |  0  |
	 *   | 78 | 77 |76| 75 |74:72|71:64|63:54|53:32|31:24|23:16|  15  |14:12|11:8|  7:0   |
	 *   |bfmt|afmt|0 |lohi|  0  | rc  |  0  | vb  | ra  | rd  |pg.not| pg  |1111|01000011|
	 */
	[GPU_OP_IDP2A_RCR] = {
		{ 0x0000000000000fff, 0x0000000000000000 },
		{ 0x0000000000000f43, 0x0000000000000000 },
		{ 0xffc0000000000000, 0xc000e3c3ffff9700 },
		{ 0x00000000ffff7f43, 0x38001c3c000000ff },
		74, 1, 1032, 18, 16, "IDP2A_RCR"
	},

	/* IDP2A_RRU (ialu.isa)
	 *   IDP.2A{.lohi}.afmt.bfmt Rd{, pu}, Ra, SrcB, SrcC{, {!}pp}  $sched $req
	 *   |127:126|125:123|122:117| 116 |115:112|111:109|108:106|105:102| 101  |100:98|97:79|
	 *   |   0   |  wsb  | wait  |yield| stall |   0   |  pu   |   0   |pp.not|  pp  |  0  |
	 *   | 78 | 77 |76| 75 |74:72|71:64|63:38|37:32|31:24|23:16|  15  |14:12|11:8|  7:0   |
	 *   |bfmt|afmt|0 |lohi|  0  | rb  |  0  | urc | ra  | rd  |pg.not| pg  |1010|01000011|
	 */
	[GPU_OP_IDP2A_RRU] = {
		{ 0x0000000000000fff, 0x0000000000000000 },
		{ 0x0000000000000a43, 0x0000000000000000 },
		{ 0xffffffc000000000, 0xc000e3c3ffff9700 },
		{ 0x0000003fffff7a43, 0x38001c3c000000ff },
		75, 1, 1050, 18, 16, "IDP2A_RRU"
	},

	/* IDP2A_RUR (ialu.isa)
	 *   IDP.2A{.lohi}.afmt.bfmt Rd{, pu}, Ra, SrcB, SrcC{, {!}pp}  $sched $req
	 *   |127:126|125:123|122:117| 116 |115:112|111:109|108:106|105:102| 101  |100:98|97:79|
	 *   |   0   |  wsb  | wait  |yield| stall |   0   |  pu   |   0   |pp.not|  pp  |  0  |
	 *   | 78 | 77 |76| 75 |74:72|71:64|63:38|37:32|31:24|23:16|  15  |14:12|11:8|  7:0   |
	 *   |bfmt|afmt|0 |lohi|  0  | rc  |  0  | urb | ra  | rd  |pg.not| pg  |1101|01000011|
	 */
	[GPU_OP_IDP2A_RUR] = {
		{ 0x0000000000000fff, 0x0000000000000000 },
		{ 0x0000000000000d43, 0x0000000000000000 },
		{ 0xffffffc000000000, 0xc000e3c3ffff9700 },
		{ 0x0000003fffff7d43, 0x38001c3c000000ff },
		76, 1, 1068, 18, 16, "IDP2A_RUR"
	},

	/* IDP4A_RRR (ialu.isa)
	 *   IDP.4A.afmt.bfmt Rd{, pu}, Ra, SrcB, SrcC{, {!}pp}  $sched $req
	 *   |127:126|125:123|122:117| 116 |115:112|111:109|108:106|105:102| 101  |100:98|97:79|
	 *   |   0   |  wsb  | wait  |yield| stall |   0   |  pu   |   0   |pp.not|  pp  |  0  |
	 *   | 78 | 77 |76:72|71:64|63:40|39:32|31:24|23:16|  15  |14:12|11:8|  7:0   |
	 *   |bfmt|afmt|  0  | rc  |  0  | rb  | ra  | rd  |pg.not| pg  |1001|01000100|
	 */
	[GPU_OP_IDP4A_RRR] = {
		{ 0x0000000000000fff, 0x0000000000000000 },
		{ 0x0000000000000944, 0x0000000000000000 },
		{ 0xffffff0000000000, 0xc000e3c3ffff9f00 },
		{ 0x000000ffffff7944, 0x38001c3c000000ff },
		77, 1, 1086, 17, 16, "IDP4A_RRR"
	},

	/* IDP4A_RRI (ialu.isa)
	 *   IDP.4A.afmt.bfmt Rd{, pu}, Ra, SrcB, SrcC{, {!}pp}  $sched $req
	 *   |127:126|125:123|122:117| 116 |115:112|111:109|108:106|105:102| 101  |100:98|97:79|
	 *   |   0   |  wsb  | wait  |yield| stall |   0   |  pu   |   0   |pp.not|  pp  |  0  |
	 *   | 78 | 77 |76:72|71:64|63:32|31:24|23:16|  15  |14:12|11:8|  7:0   |
	 *   |bfmt|afmt|  0  | rb  | vc  | ra  | rd  |pg.not| pg  |1011|01000100|
	 */
	[GPU_OP_IDP4A_RRI] = {
		{ 0x0000000000000fff, 0x0000000000000000 },
		{ 0x0000000000000b44, 0x0000000000000000 },
		{ 0x0000000000000000, 0xc000e3c3ffff9f00 },
		{ 0x00000000ffff7b44, 0x38001c3c000000ff },
		78, 1, 1103, 17, 16, "IDP4A_RRI"
	},

	/* IDP4A_RIR (ialu.isa)
	 *   IDP.4A.afmt.bfmt Rd{, pu}, Ra, SrcB, SrcC{, {!}pp}  $sched $req
	 *   |127:126|125:123|122:117| 116 |115:112|111:109|108:106|105:102| 101  |100:98|97:79|
	 *   |   0   |  wsb  | wait  |yield| stall |   0   |  pu   |   0   |pp.not|  pp  |  0  |
	 *   | 78 | 77 |76:72|71:64|63:32|31:24|23:16|  15  |14:12|11:8|  7:0   |
	 *   |bfmt|afmt|  0  | rc  | vb  | ra  | rd  |pg.not| pg  |1110|01000100|
	 */
	[GPU_OP_IDP4A_RIR] = {
		{ 0x0000000000000fff, 0x0000000000000000 },
		{ 0x0000000000000e44, 0x0000000000000000 },
		{ 0x0000000000000000, 0xc000e3c3ffff9f00 },
		{ 0x00000000ffff7e44, 0x38001c3c000000ff },
		79, 1, 1120, 17, 16, "IDP4A_RIR"
	},

	/* IDP4A_RRC (ialu.isa)
	 *   IDP.4A.afmt.bfmt Rd{, pu}, Ra, SrcB, SrcC{, {!}pp}  $sched $req
	 *   |127:126|125:123|122:117| 116 |115:112|111:109|108:106|105:102| 101  |100:98|97:79|
	 *   |   0   |  wsb  | wait  |yield| stall |   0   |  pu   |   0   |pp.not|  pp  |  0  |
	 *   | 78 | 77 |76:72|71:64|63:54|53:32|31:24|23:16|  15  |14:12|11:8|  7:0   |
	 *   |bfmt|afmt|  0  | rb  |  0  | vc  | ra  | rd  |pg.not| pg  |1100|01000100|
	 */
	[GPU_OP_IDP4A_RRC] = {
		{ 0x0000000000000fff, 0x0000000000000000 },
		{ 0x0000000000000c44, 0x0000000000000000 },
		{ 0xffc0000000000000, 0xc000e3c3ffff9f00 },
		{ 0x00000000ffff7c44, 0x38001c3c000000ff },
		80, 1, 1137, 17, 16, "IDP4A_RRC"
	},

	/* IDP4A_RCR (ialu.isa)
	 *   IDP.4A.afmt.bfmt Rd{, pu}, Ra, SrcB, SrcC{, {!}pp}  $sched $req
	 *   |127:126|125:123|122:117| 116 |115:112|111:109|108:106|105:102| 101  |100:98|97:79|
	 *   |   0   |  wsb  | wait  |yield| stall |   0   |  pu   |   0   |pp.not|  pp  |  0  |
	 *   | 78 | 77 |76:72|71:64|63:54|53:32|31:24|23:16|  15  |14:12|11:8|  7:0   |
	 *   |bfmt|afmt|  0  | rc  |  0  | vb  | ra  | rd  |pg.not| pg  |1111|01000100|
	 */
	[GPU_OP_IDP4A_RCR] = {
		{ 0x0000000000000fff, 0x0000000000000000 },
		{ 0x0000000000000f44, 0x0000000000000000 },
		{ 0xffc0000000000000, 0xc000e3c3ffff9f00 },
		{ 0x00000000ffff7f44, 0x38001c3c000000ff },
		81, 1, 1154, 17, 16, "IDP4A_RCR"
	},

	/* IDP4A_RRU (ialu.isa)
	 *   IDP.4A.afmt.bfmt Rd{, pu}, Ra, SrcB, SrcC{, {!}pp}  $sched $req
	 *   |127:126|125:123|122:117| 116 |115:112|111:109|108:106|105:102| 101  |100:98|97:79|
	 *   |   0   |  wsb  | wait  |yield| stall |   0   |  pu   |   0   |pp.not|  pp  |  0  |
	 *   | 78 | 77 |76:72|71:64|63:38|37:32|31:24|23:16|  15  |14:12|11:8|  7:0   |
	 *   |bfmt|afmt|  0  | rb  |  0  | urc | ra  | rd  |pg.not| pg  |1010|01000100|
	 */
	[GPU_OP_IDP4A_RRU] = {
		{ 0x0000000000000fff, 0x0000000000000000 },
		{ 0x0000000000000a44, 0x0000000000000000 },
		{ 0xffffffc000000000, 0xc000e3c3ffff9f00 },
		{ 0x0000003fffff7a44, 0x38001c3c000000ff },
		82, 1, 1171, 17, 16, "IDP4A_RRU"
	},

	/* IDP4A_RUR (ialu.isa)
	 *   IDP.4A.afmt.bfmt Rd{, pu}, Ra, SrcB, SrcC{, {!}pp}  $sched $req
	 *   |127:126|125:123|122:117| 116 |115:112|111:109|108:106|105:102| 101  |100:98|97:79|
	 *   |   0   |  wsb  | wait  |yield| stall |   0   |  pu   |   0   |pp.not|  pp  |  0  |
	 *   | 78 | 77 |76:72|71:64|63:38|37:32|31:24|23:16|  15  |14:12|11:8|  7:0   |
	 *   |bfmt|afmt|  0  | rc  |  0  | urb | ra  | rd  |pg.not| pg  |1101|01000100|
	 */
	[GPU_OP_IDP4A_RUR] = {
		{ 0x0000000000000fff, 0x0000000000000000 },
		{ 0x0000000000000d44, 0x0000000000000000 },
		{ 0xffffffc000000000, 0xc000e3c3ffff9f00 },
		{ 0x0000003fffff7d44, 0x38001c3c000000ff },
		83, 1, 1188, 17, 16, "IDP4A_RUR"
	},

	/* IMUL_RR (ialu.isa)
	 *   IMUL{.lohi}{.itype} Rd, Ra, {-}SrcB  $sched $req
	 *   |127:126|125:123|122:117| 116 |115:112|111:78| 77  |76| 75 |  74  |73:40|39:32|
	 *   |   0   |  wsb  | wait  |yield| stall |  0   |itype|0 |lohi|rb.neg|  0  | rb  |
	 *   |31:24|23:16|  15  |14:12|11:8|  7:0   |
	 *   | ra  | rd  |pg.not| pg  |0101|01000101|
	 */
	[GPU_OP_IMUL_RR] = {
		{ 0x0000000000000fff, 0x0000000000000000 },
		{ 0x0000000000000545, 0x0000000000000000 },
		{ 0xffffff0000000000, 0xc000ffffffffd3ff },
		{ 0x000000ffffff7545, 0x3800000000000000 },
		84, 1, 1205, 14, 16, "IMUL_RR"
	},

	/* IMUL_RU (ialu.isa)
	 *   IMUL{.lohi}{.itype} Rd, Ra, {-}SrcB  $sched $req
	 *   |127:126|125:123|122:117| 116 |115:112|111:98|  97   |96:78| 77  |76| 75 |74:38|
	 *   |   0   |  wsb  | wait  |yield| stall |  0   |urb.neg|  0  |itype|0 |lohi|  0  |
	 *   |37:32|31:24|23:16|  15  |14:12|11:8|  7:0   |
	 *   | urb | ra  | rd  |pg.not| pg  |0110|01000101|
	 */
	[GPU_OP_IMUL_RU] = {
		{ 0x0000000000000fff, 0x0000000000000000 },
		{ 0x0000000000000645, 0x0000000000000000 },
		{ 0xffffffc000000000, 0xc000fffdffffd7ff },
		{ 0x0000003fffff7645, 0x3800000000000000 },
		85, 1, 1219, 14, 16, "IMUL_RU"
	},

	/* IMUL_RI (ialu.isa)
	 *   IMUL{.lohi}{.itype} Rd, Ra, {-}SrcB  $sched $req
	 *   |127:126|125:123|122:117| 116 |115:112|111:78| 77  |76| 75 |74:64|63:32|31:24|23:16|
	 *   |   0   |  wsb  | wait  |yield| stall |  0   |itype|0 |lohi|  0  | vb  | ra  | rd  |
	 *   |  15  |14:12|11:8|  7:0   |
	 *   |pg.not| pg  |0111|01000101|
	 */
	[GPU_OP_IMUL_RI] = {
		{ 0x0000000000000fff, 0x0000000000000000 },
		{ 0x0000000000000745, 0x0000000000000000 },
		{ 0x0000000000000000, 0xc000ffffffffd7ff },
		{ 0x00000000ffff7745, 0x3800000000000000 },
		86, 1, 1233, 13, 16, "IMUL_RI"
	},

	/* IMUL_RC (ialu.isa)
	 *   IMUL{.lohi}{.itype} Rd, Ra, {-}SrcB  $sched $req
	 *   |127:126|125:123|122:117| 116 |115:112|111:98|  97  |96:78| 77  |76| 75 |74:54|
	 *   |   0   |  wsb  | wait  |yield| stall |  0   |vb.neg|  0  |itype|0 |lohi|  0  |
	 *   |53:32|31:24|23:16|  15  |14:12|11:8|  7:0   |
	 *   | vb  | ra  | rd  |pg.not| pg  |1000|01000101|
	 */
	[GPU_OP_IMUL_RC] = {
		{ 0x0000000000000fff, 0x0000000000000000 },
		{ 0x0000000000000845, 0x0000000000000000 },
		{ 0xffc0000000000000, 0xc000fffdffffd7ff },
		{ 0x00000000ffff7845, 0x3800000000000000 },
		87, 1, 1246, 14, 16, "IMUL_RC"
	},

	/* LEA_RRR (ialu.isa)
	 *   LEA{.LO}      Rd{, pu}, {-}Ra, {-}SrcB,     UImm5Sca           $sched $req
	 *   LEA.HI.X      Rd{, pu}, {-}Ra, {-}SrcB, Rc, UImm5Sca{, {!}pp}  $sched $req
	 *   LEA.HI.X.SX32 Rd{, pu}, {-}Ra, {-}SrcB,     UImm5Sca{, {!}pp}  $sched $req
	 *   |127:126|125:123|122:117| 116 |115:112|111:109|108:106|105:102| 101  |100:98|  97  |
	 *   |   0   |  wsb  | wait  |yield| stall |   0   |  pu   |   0   |pp.not|  pp  |rb.neg|
	 *   |96:87| 86:82  |81| 80 |79:77|76 | 75 |74:73|  72  |71:64|63:40|39:32|31:24|23:16|
	 *   |  0  |shiftamt|0 |sx32|  0  |ext|lohi|  0  |ra.neg| rc  |  0  | rb  | ra  | rd  |
	 *   |  15  |14:12|11:8|  7:0   |
	 *   |pg.not| pg  |1001|01000110|
	 */
	[GPU_OP_LEA_RRR] = {
		{ 0x0000000000000fff, 0x0000000000000000 },
		{ 0x0000000000000946, 0x0000000000000000 },
		{ 0xffffff0000000000, 0xc000e3c1ff82e600 },
		{ 0x000000ffffff7946, 0x38001c3c000000ff },
		88, 3, 1260, 21, 16, "LEA_RRR"
	},

	/* LEA_RIR (ialu.isa)
	 *   LEA{.LO}      Rd{, pu}, {-}Ra, {-}SrcB,     UImm5Sca           $sched $req
	 *   LEA.HI.X      Rd{, pu}, {-}Ra, {-}SrcB, Rc, UImm5Sca{, {!}pp}  $sched $req
	 *   LEA.HI.X.SX32 Rd{, pu}, {-}Ra, {-}SrcB,     UImm5Sca{, {!}pp}  $sched $req
	 *   |127:126|125:123|122:117| 116 |115:112|111:109|108:106|105:102| 101  |100:98|97:87|
	 *   |   0   |  wsb  | wait  |yield| stall |   0   |  pu   |   0   |pp.not|  pp  |  0  |
	 *   | 86:82  |81| 80 |79:77|76 | 75 |74:73|  72  |71:64|63:32|31:24|23:16|  15  |14:12|
	 *   |shiftamt|0 |sx32|  0  |ext|lohi|  0  |ra.neg| rc  | vb  | ra  | rd  |pg.not| pg  |
	 *   |11:8|  7:0   |
	 *   |1110|01000110|
	 */
	[GPU_OP_LEA_RIR] = {
		{ 0x0000000000000fff, 0x0000000000000000 },
		{ 0x0000000000000e46, 0x0000000000000000 },
		{ 0x0000000000000000, 0xc000e3c3ff82e600 },
		{ 0x00000000ffff7e46, 0x38001c3c000000ff },
		91, 3, 1281, 20, 16, "LEA_RIR"
	},

	/* LEA_RCR (ialu.isa)
	 *   LEA{.LO}      Rd{, pu}, {-}Ra, {-}SrcB,     UImm5Sca           $sched $req
	 *   LEA.HI.X      Rd{, pu}, {-}Ra, {-}SrcB, Rc, UImm5Sca{, {!}pp}  $sched $req
	 *   LEA.HI.X.SX32 Rd{, pu}, {-}Ra, {-}SrcB,     UImm5Sca{, {!}pp}  $sched $req
	 *   |127:126|125:123|122:117| 116 |115:112|111:109|108:106|105:102| 101  |100:98|  97  |
	 *   |   0   |  wsb  | wait  |yield| stall |   0   |  pu   |   0   |pp.not|  pp  |vb.neg|
	 *   |96:87| 86:82  |81| 80 |79:77|76 | 75 |74:73|  72  |71:64|63:54|53:32|31:24|23:16|
	 *   |  0  |shiftamt|0 |sx32|  0  |ext|lohi|  0  |ra.neg| rc  |  0  | vb  | ra  | rd  |
	 *   |  15  |14:12|11:8|  7:0   |
	 *   |pg.not| pg  |1111|01000110|
	 */
	[GPU_OP_LEA_RCR] = {
		{ 0x0000000000000fff, 0x0000000000000000 },
		{ 0x0000000000000f46, 0x0000000000000000 },
		{ 0xffc0000000000000, 0xc000e3c1ff82e600 },
		{ 0x00000000ffff7f46, 0x38001c3c000000ff },
		94, 3, 1301, 21, 16, "LEA_RCR"
	},

	/* LEA_RUR (ialu.isa)
	 *   LEA{.LO}      Rd{, pu}, {-}Ra, {-}SrcB,     UImm5Sca           $sched $req
	 *   LEA.HI.X      Rd{, pu}, {-}Ra, {-}SrcB, Rc, UImm5Sca{, {!}pp}  $sched $req
	 *   LEA.HI.X.SX32 Rd{, pu}, {-}Ra, {-}SrcB,     UImm5Sca{, {!}pp}  $sched $req
	 *   |127:126|125:123|122:117| 116 |115:112|111:109|108:106|105:102| 101  |100:98|
	 *   |   0   |  wsb  | wait  |yield| stall |   0   |  pu   |   0   |pp.not|  pp  |
	 *   |  97   |96:87| 86:82  |81| 80 |79:77|76 | 75 |74:73|  72  |71:64|63:38|37:32|31:24|
	 *   |urb.neg|  0  |shiftamt|0 |sx32|  0  |ext|lohi|  0  |ra.neg| rc  |  0  | urb | ra  |
	 *   |23:16|  15  |14:12|11:8|  7:0   |
	 *   | rd  |pg.not| pg  |1101|01000110|
	 */
	[GPU_OP_LEA_RUR] = {
		{ 0x0000000000000fff, 0x0000000000000000 },
		{ 0x0000000000000d46, 0x0000000000000000 },
		{ 0xffffffc000000000, 0xc000e3c1ff82e600 },
		{ 0x0000003fffff7d46, 0x38001c3c000000ff },
		97, 3, 1322, 21, 16, "LEA_RUR"
	},

	/* IABS_R (ialu.isa)
	 *   IABS Rd, {-}SrcB  $sched $req
	 *   |127:126|125:123|122:117| 116 |115:112|111:98|  97  |96:40|39:32|31:24|23:16|  15  |
	 *   |   0   |  wsb  | wait  |yield| stall |  0   |rb.neg|  0  | rb  |  0  | rd  |pg.not|
	 *   |14:12|11:8|  7:0   |
	 *   | pg  |0001|01000111|
	 */
	[GPU_OP_IABS_R] = {
		{ 0x0000000000000fff, 0x0000000000000000 },
		{ 0x0000000000000147, 0x0000000000000000 },
		{ 0xffffff00ff000000, 0xc000fffdffffffff },
		{ 0x000000ff00ff7147, 0x3800000000000000 },
		100, 1, 1343, 11, 16, "IABS_R"
	},

	/* IABS_U (ialu.isa)
	 *   IABS Rd, {-}SrcB  $sched $req
	 *   |127:126|125:123|122:117| 116 |115:112|111:98|  97   |96:38|37:32|31:24|23:16|
	 *   |   0   |  wsb  | wait  |yield| stall |  0   |urb.neg|  0  | urb |  0  | rd  |
	 *   |  15  |14:12|11:8|  7:0   |
	 *   |pg.not| pg  |0010|01000111|
	 */
	[GPU_OP_IABS_U] = {
		{ 0x0000000000000fff, 0x0000000000000000 },
		{ 0x0000000000000247, 0x0000000000000000 },
		{ 0xffffffc0ff000000, 0xc000fffdffffffff },
		{ 0x0000003f00ff7247, 0x3800000000000000 },
		101, 1, 1354, 11, 16, "IABS_U"
	},

	/* IABS_I (ialu.isa)
	 *   IABS Rd, {-}SrcB  $sched $req
	 *   |127:126|125:123|122:117| 116 |115:112|111:64|63:32|31:24|23:16|  15  |14:12|11:8|
	 *   |   0   |  wsb  | wait  |yield| stall |  0   | vb  |  0  | rd  |pg.not| pg  |0011|
	 *   |  7:0   |
	 *   |01000111|
	 */
	[GPU_OP_IABS_I] = {
		{ 0x0000000000000fff, 0x0000000000000000 },
		{ 0x0000000000000347, 0x0000000000000000 },
		{ 0x00000000ff000000, 0xc000ffffffffffff },
		{ 0x0000000000ff7347, 0x3800000000000000 },
		102, 1, 1365, 10, 16, "IABS_I"
	},

	/* IABS_C (ialu.isa)
	 *   IABS Rd, {-}SrcB  $sched $req
	 *   |127:126|125:123|122:117| 116 |115:112|111:98|  97  |96:54|53:32|31:24|23:16|  15  |
	 *   |   0   |  wsb  | wait  |yield| stall |  0   |vb.neg|  0  | vb  |  0  | rd  |pg.not|
	 *   |14:12|11:8|  7:0   |
	 *   | pg  |0100|01000111|
	 */
	[GPU_OP_IABS_C] = {
		{ 0x0000000000000fff, 0x0000000000000000 },
		{ 0x0000000000000447, 0x0000000000000000 },
		{ 0xffc00000ff000000, 0xc000fffdffffffff },
		{ 0x0000000000ff7447, 0x3800000000000000 },
		103, 1, 1375, 11, 16, "IABS_C"
	},

	/* IMNMX_RR (ialu.isa)
	 *   IMNMX{.itype} Rd, {-}Ra, {-}SrcB, {!}pp  $sched $req
	 *   |127:126|125:123|122:117| 116 |115:112|111:102| 101  |100:98|  97  |96:78| 77  |
	 *   |   0   |  wsb  | wait  |yield| stall |   0   |pp.not|  pp  |rb.neg|  0  |itype|
	 *   |76:73|  72  |71:40|39:32|31:24|23:16|  15  |14:12|11:8|  7:0   |
	 *   |  0  |ra.neg|  0  | rb  | ra  | rd  |pg.not| pg  |0101|01001000|
	 */
	[GPU_OP_IMNMX_RR] = {
		{ 0x0000000000000fff, 0x0000000000000000 },
		{ 0x0000000000000548, 0x0000000000000000 },
		{ 0xffffff0000000000, 0xc000ffc1ffffdeff },
		{ 0x000000ffffff7548, 0x3800000000000000 },
		104, 1, 1386, 16, 16, "IMNMX_RR"
	},

	/* IMNMX_RU (ialu.isa)
	 *   IMNMX{.itype} Rd, {-}Ra, {-}SrcB, {!}pp  $sched $req
	 *   |127:126|125:123|122:117| 116 |115:112|111:102| 101  |100:98|  97   |96:78| 77  |
	 *   |   0   |  wsb  | wait  |yield| stall |   0   |pp.not|  pp  |urb.neg|  0  |itype|
	 *   |76:73|  72  |71:38|37:32|31:24|23:16|  15  |14:12|11:8|  7:0   |
	 *   |  0  |ra.neg|  0  | urb | ra  | rd  |pg.not| pg  |0110|01001000|
	 */
	[GPU_OP_IMNMX_RU] = {
		{ 0x0000000000000fff, 0x0000000000000000 },
		{ 0x0000000000000648, 0x0000000000000000 },
		{ 0xffffffc000000000, 0xc000ffc1ffffdeff },
		{ 0x0000003fffff7648, 0x3800000000000000 },
		105, 1, 1402, 16, 16, "IMNMX_RU"
	},

	/* IMNMX_RI (ialu.isa)
	 *   IMNMX{.itype} Rd, {-}Ra, {-}SrcB, {!}pp  $sched $req
	 *   |127:126|125:123|122:117| 116 |115:112|111:102| 101  |100:98|97:78| 77  |76:73|
	 *   |   0   |  wsb  | wait  |yield| stall |   0   |pp.not|  pp  |  0  |itype|  0  |
	 *   |  72  |71:64|63:32|31:24|23:16|  15  |14:12|11:8|  7:0   |
	 *   |ra.neg|  0  | vb  | ra  | rd  |pg.not| pg  |0111|01001000|
	 */
	[GPU_OP_IMNMX_RI] = {
		{ 0x0000000000000fff, 0x0000000000000000 },
		{ 0x0000000000000748, 0x0000000000000000 },
		{ 0x0000000000000000, 0xc000ffc3ffffdeff },
		{ 0x00000000ffff7748, 0x3800000000000000 },
		106, 1, 1418, 15, 16, "IMNMX_RI"
	},

	/* IMNMX_RC (ialu.isa)
	 *   IMNMX{.itype} Rd, {-}Ra, {-}SrcB, {!}pp  $sched $req
	 *   |127:126|125:123|122:117| 116 |115:112|111:102| 101  |100:98|  97  |96:78| 77  |
	 *   |   0   |  wsb  | wait  |yield| stall |   0   |pp.not|  pp  |vb.neg|  0  |itype|
	 *   |76:73|  72  |71:54|53:32|31:24|23:16|  15  |14:12|11:8|  7:0   |
	 *   |  0  |ra.neg|  0  | vb  | ra  | rd  |pg.not| pg  |1000|01001000|
	 */
	[GPU_OP_IMNMX_RC] = {
		{ 0x0000000000000fff, 0x0000000000000000 },
		{ 0x0000000000000848, 0x0000000000000000 },
		{ 0xffc0000000000000, 0xc000ffc1ffffdeff },
		{ 0x00000000ffff7848, 0x3800000000000000 },
		107, 1, 1433, 16, 16, "IMNMX_RC"
	},

	/* P2R_RR (ialu.isa)
	 *   P2R{.bsel} Rd, PR, Ra, SbMsk  $sched $req
	 *   |127:126|125:123|122:117| 116 |115:112|111:81|80:79|78:40|39:32|31:24|23:16|  15  |
	 *   |   0   |  wsb  | wait  |yield| stall |  0   |bsel |  0  | rb  | ra  | rd  |pg.not|
	 *   |14:12|11:8|  7:0   |
	 *   | pg  |0101|01001001|
	 */
	[GPU_OP_P2R_RR] = {
		{ 0x0000000000000fff, 0x0000000000000000 },
		{ 0x0000000000000549, 0x0000000000000000 },
		{ 0xffffff0000000000, 0xc000fffffffe7fff },
		{ 0x000000ffffff7549, 0x3800000000000000 },
		108, 1, 1449, 12, 16, "P2R_RR"
	},

	/* P2R_RU (ialu.isa)
	 *   P2R{.bsel} Rd, PR, Ra, SbMsk  $sched $req
	 *   |127:126|125:123|122:117| 116 |115:112|111:81|80:79|78:38|37:32|31:24|23:16|  15  |
	 *   |   0   |  wsb  | wait  |yield| stall |  0   |bsel |  0  | urb | ra  | rd  |pg.not|
	 *   |14:12|11:8|  7:0   |
	 *   | pg  |0110|01001001|
	 */
	[GPU_OP_P2R_RU] = {
		{ 0x0000000000000fff, 0x0000000000000000 },
		{ 0x0000000000000649, 0x0000000000000000 },
		{ 0xffffffc000000000, 0xc000fffffffe7fff },
		{ 0x0000003fffff7649, 0x3800000000000000 },
		109, 1, 1461, 12, 16, "P2R_RU"
	},

	/* P2R_RI (ialu.isa)
	 *   P2R{.bsel} Rd, PR, Ra, SbMsk  $sched $req
	 *   |127:126|125:123|122:117| 116 |115:112|111:81|80:79|78:64|63:32|31:24|23:16|  15  |
	 *   |   0   |  wsb  | wait  |yield| stall |  0   |bsel |  0  | vb  | ra  | rd  |pg.not|
	 *   |14:12|11:8|  7:0   |
	 *   | pg  |0111|01001001|
	 */
	[GPU_OP_P2R_RI] = {
		{ 0x0000000000000fff, 0x0000000000000000 },
		{ 0x0000000000000749, 0x0000000000000000 },
		{ 0x0000000000000000, 0xc000fffffffe7fff },
		{ 0x00000000ffff7749, 0x3800000000000000 },
		110, 1, 1473, 12, 16, "P2R_RI"
	},

	/* P2R_RC (ialu.isa)
	 *   P2R{.bsel} Rd, PR, Ra, SbMsk  $sched $req
	 *   |127:126|125:123|122:117| 116 |115:112|111:81|80:79|78:54|53:32|31:24|23:16|  15  |
	 *   |   0   |  wsb  | wait  |yield| stall |  0   |bsel |  0  | vb  | ra  | rd  |pg.not|
	 *   |14:12|11:8|  7:0   |
	 *   | pg  |1000|01001001|
	 */
	[GPU_OP_P2R_RC] = {
		{ 0x0000000000000fff, 0x0000000000000000 },
		{ 0x0000000000000849, 0x0000000000000000 },
		{ 0xffc0000000000000, 0xc000fffffffe7fff },
		{ 0x00000000ffff7849, 0x3800000000000000 },
		111, 1, 1485, 12, 16, "P2R_RC"
	},

	/* R2P_RR (ialu.isa)
	 *   R2P PR, Ra{.bsel}, SbMsk  $sched $req
	 *   |127:126|125:123|122:117| 116 |115:112|111:81| 80:79 |78:40|39:32|31:24|23:16|
	 *   |   0   |  wsb  | wait  |yield| stall |  0   |ra.bsel|  0  | rb  | ra  |  0  |
	 *   |  15  |14:12|11:8|  7:0   |
	 *   |pg.not| pg  |0101|01001010|
	 */
	[GPU_OP_R2P_RR] = {
		{ 0x0000000000000fff, 0x0000000000000000 },
		{ 0x000000000000054a, 0x0000000000000000 },
		{ 0xffffff0000ff0000, 0xc000fffffffe7fff },
		{ 0x000000ffff00754a, 0x3800000000000000 },
		112, 1, 1497, 11, 16, "R2P_RR"
	},

	/* R2P_RU (ialu.isa)
	 *   R2P PR, Ra{.bsel}, SbMsk  $sched $req
	 *   |127:126|125:123|122:117| 116 |115:112|111:81| 80:79 |78:38|37:32|31:24|23:16|
	 *   |   0   |  wsb  | wait  |yield| stall |  0   |ra.bsel|  0  | urb | ra  |  0  |
	 *   |  15  |14:12|11:8|  7:0   |
	 *   |pg.not| pg  |0110|01001010|
	 */
	[GPU_OP_R2P_RU] = {
		{ 0x0000000000000fff, 0x0000000000000000 },
		{ 0x000000000000064a, 0x0000000000000000 },
		{ 0xffffffc000ff0000, 0xc000fffffffe7fff },
		{ 0x0000003fff00764a, 0x3800000000000000 },
		113, 1, 1508, 11, 16, "R2P_RU"
	},

	/* R2P_RI (ialu.isa)
	 *   R2P PR, Ra{.bsel}, SbMsk  $sched $req
	 *   |127:126|125:123|122:117| 116 |115:112|111:81| 80:79 |78:64|63:32|31:24|23:16|
	 *   |   0   |  wsb  | wait  |yield| stall |  0   |ra.bsel|  0  | vb  | ra  |  0  |
	 *   |  15  |14:12|11:8|  7:0   |
	 *   |pg.not| pg  |0111|01001010|
	 */
	[GPU_OP_R2P_RI] = {
		{ 0x0000000000000fff, 0x0000000000000000 },
		{ 0x000000000000074a, 0x0000000000000000 },
		{ 0x0000000000ff0000, 0xc000fffffffe7fff },
		{ 0x00000000ff00774a, 0x3800000000000000 },
		114, 1, 1519, 11, 16, "R2P_RI"
	},

	/* R2P_RC (ialu.isa)
	 *   R2P PR, Ra{.bsel}, SbMsk  $sched $req
	 *   |127:126|125:123|122:117| 116 |115:112|111:81| 80:79 |78:54|53:32|31:24|23:16|
	 *   |   0   |  wsb  | wait  |yield| stall |  0   |ra.bsel|  0  | vb  | ra  |  0  |
	 *   |  15  |14:12|11:8|  7:0   |
	 *   |pg.not| pg  |1000|01001010|
	 */
	[GPU_OP_R2P_RC] = {
		{ 0x0000000000000fff, 0x0000000000000000 },
		{ 0x000000000000084a, 0x0000000000000000 },
		{ 0xffc0000000ff0000, 0xc000fffffffe7fff },
		{ 0x00000000ff00784a, 0x3800000000000000 },
		115, 1, 1530, 11, 16, "R2P_RC"
	},

	/* ISETP_RR (ialu.isa)
	 *   ISETP.compop.boolop{.itype}   pu{, pv}, Ra, SrcB, {!}pp               $sched $req
	 *   ISETP.compop.boolop{.itype}.X pu{, pv}, Ra, SrcB, {!}pp{, {!}pq}      $sched $req
	 *   |127:126|125:123|122:117| 116 |115:112|111:109|108:106| 105  |104:102| 101  |100:98|
	 *   |   0   |  wsb  | wait  |yield| stall |  pv   |  pu   |pq.not|  pq   |pp.not|  pp  |
	 *   |97:84|83:82 |81:79 |78| 77  |76 |75:40|39:32|31:24|23:16|  15  |14:12|11:8|
	 *   |  0  |boolop|compop|0 |itype|ext|  0  | rb  | ra  |  0  |pg.not| pg  |0101|
	 *   |  7:0   |
	 *   |01001011|
	 */
	[GPU_OP_ISETP_RR] = {
		{ 0x0000000000000fff, 0x0000000000000000 },
		{ 0x000000000000054b, 0x0000000000000000 },
		{ 0xffffff0000ff0000, 0xc0000003fff04fff },
		{ 0x000000ffff00754b, 0x3800e3c000000000 },
		116, 2, 1541, 20, 16, "ISETP_RR"
	},

	/* ISETP_RU (ialu.isa)
	 *   ISETP.compop.boolop{.itype}   pu{, pv}, Ra, SrcB, {!}pp               $sched $req
	 *   ISETP.compop.boolop{.itype}.X pu{, pv}, Ra, SrcB, {!}pp{, {!}pq}      $sched $req
	 *   |127:126|125:123|122:117| 116 |115:112|111:109|108:106| 105  |104:102| 101  |100:98|
	 *   |   0   |  wsb  | wait  |yield| stall |  pv   |  pu   |pq.not|  pq   |pp.not|  pp  |
	 *   |97:84|83:82 |81:79 |78| 77  |76 |75:38|37:32|31:24|23:16|  15  |14:12|11:8|
	 *   |  0  |boolop|compop|0 |itype|ext|  0  | urb | ra  |  0  |pg.not| pg  |0110|
	 *   |  7:0   |
	 *   |01001011|
	 */
	[GPU_OP_ISETP_RU] = {
		{ 0x0000000000000fff, 0x0000000000000000 },
		{ 0x000000000000064b, 0x0000000000000000 },
		{ 0xffffffc000ff0000, 0xc0000003fff04fff },
		{ 0x0000003fff00764b, 0x3800e3c000000000 },
		118, 2, 1561, 20, 16, "ISETP_RU"
	},

	/* ISETP_RI (ialu.isa)
	 *   ISETP.compop.boolop{.itype}   pu{, pv}, Ra, SrcB, {!}pp               $sched $req
	 *   ISETP.compop.boolop{.itype}.X pu{, pv}, Ra, SrcB, {!}pp{, {!}pq}      $sched $req
	 *   |127:126|125:123|122:117| 116 |115:112|111:109|108:106| 105  |104:102| 101  |100:98|
	 *   |   0   |  wsb  | wait  |yield| stall |  pv   |  pu   |pq.not|  pq   |pp.not|  pp  |
	 *   |97:84|83:82 |81:79 |78| 77  |76 |75:64|63:32|31:24|23:16|  15  |14:12|11:8|
	 *   |  0  |boolop|compop|0 |itype|ext|  0  | vb  | ra  |  0  |pg.not| pg  |0111|
	 *   |  7:0   |
	 *   |01001011|
	 */
	[GPU_OP_ISETP_RI] = {
		{ 0x0000000000000fff, 0x0000000000000000 },
		{ 0x000000000000074b, 0x0000000000000000 },
		{ 0x0000000000ff0000, 0xc0000003fff04fff },
		{ 0x00000000ff00774b, 0x3800e3c000000000 },
		120, 2, 1581, 20, 16, "ISETP_RI"
	},

	/* ISETP_RC (ialu.isa)
	 *   ISETP.compop.boolop{.itype}   pu{, pv}, Ra, SrcB, {!}pp               $sched $req
	 *   ISETP.compop.boolop{.itype}.X pu{, pv}, Ra, SrcB, {!}pp{, {!}pq}      $sched $req
	 *   |127:126|125:123|122:117| 116 |115:112|111:109|108:106| 105  |104:102| 101  |100:98|
	 *   |   0   |  wsb  | wait  |yield| stall |  pv   |  pu   |pq.not|  pq   |pp.not|  pp  |
	 *   |97:84|83:82 |81:79 |78| 77  |76 |75:54|53:32|31:24|23:16|  15  |14:12|11:8|
	 *   |  0  |boolop|compop|0 |itype|ext|  0  | vb  | ra  |  0  |pg.not| pg  |1000|
	 *   |  7:0   |
	 *   |01001011|
	 */
	[GPU_OP_ISETP_RC] = {
		{ 0x0000000000000fff, 0x0000000000000000 },
		{ 0x000000000000084b, 0x0000000000000000 },
		{ 0xffc0000000ff0000, 0xc0000003fff04fff },
		{ 0x00000000ff00784b, 0x3800e3c000000000 },
		122, 2, 1601, 20, 16, "ISETP_RC"
	},

	/* ISET_RR (ialu.isa)
	 *   ISET.compop{.boolop}{.itype}{.bmbf}   Rd, Ra, SrcB{, {!}pp}               $sched $req
	 *   ISET.compop{.boolop}{.itype}{.bmbf}.X Rd, Ra, SrcB{, {!}pp}{, {!}pq}      $sched $req
	 *   |127:126|125:123|122:117| 116 |115:112|111:106| 105  |104:102| 101  |100:98|97:85|
	 *   |   0   |  wsb  | wait  |yield| stall |   0   |pq.not|  pq   |pp.not|  pp  |  0  |
	 *   | 84 |83:82 |81:79 |78| 77  |76 |75:40|39:32|31:24|23:16|  15  |14:12|11:8|  7:0   |
	 *   |bmbf|boolop|compop|0 |itype|ext|  0  | rb  | ra  | rd  |pg.not| pg  |0101|01001100|
	 */
	[GPU_OP_ISET_RR] = {
		{ 0x0000000000000fff, 0x0000000000000000 },
		{ 0x000000000000054c, 0x0000000000000000 },
		{ 0xffffff0000000000, 0xc000fc03ffe04fff },
		{ 0x000000ffffff754c, 0x380003fc00000000 },
		124, 2, 1621, 20, 16, "ISET_RR"
	},

	/* ISET_RU (ialu.isa)
	 *   ISET.compop{.boolop}{.itype}{.bmbf}   Rd, Ra, SrcB{, {!}pp}               $sched $req
	 *   ISET.compop{.boolop}{.itype}{.bmbf}.X Rd, Ra, SrcB{, {!}pp}{, {!}pq}      $sched $req
	 *   |127:126|125:123|122:117| 116 |115:112|111:106| 105  |104:102| 101  |100:98|97:85|
	 *   |   0   |  wsb  | wait  |yield| stall |   0   |pq.not|  pq   |pp.not|  pp  |  0  |
	 *   | 84 |83:82 |81:79 |78| 77  |76 |75:38|37:32|31:24|23:16|  15  |14:12|11:8|  7:0   |
	 *   |bmbf|boolop|compop|0 |itype|ext|  0  | urb | ra  | rd  |pg.not| pg  |0110|01001100|
	 */
	[GPU_OP_ISET_RU] = {
		{ 0x0000000000000fff, 0x0000000000000000 },
		{ 0x000000000000064c, 0x0000000000000000 },
		{ 0xffffffc000000000, 0xc000fc03ffe04fff },
		{ 0x0000003fffff764c, 0x380003fc00000000 },
		126, 2, 1641, 20, 16, "ISET_RU"
	},

	/* ISET_RI (ialu.isa)
	 *   ISET.compop{.boolop}{.itype}{.bmbf}   Rd, Ra, SrcB{, {!}pp}               $sched $req
	 *   ISET.compop{.boolop}{.itype}{.bmbf}.X Rd, Ra, SrcB{, {!}pp}{, {!}pq}      $sched $req
	 *   |127:126|125:123|122:117| 116 |115:112|111:106| 105  |104:102| 101  |100:98|97:85|
	 *   |   0   |  wsb  | wait  |yield| stall |   0   |pq.not|  pq   |pp.not|  pp  |  0  |
	 *   | 84 |83:82 |81:79 |78| 77  |76 |75:64|63:32|31:24|23:16|  15  |14:12|11:8|  7:0   |
	 *   |bmbf|boolop|compop|0 |itype|ext|  0  | vb  | ra  | rd  |pg.not| pg  |0111|01001100|
	 */
	[GPU_OP_ISET_RI] = {
		{ 0x0000000000000fff, 0x0000000000000000 },
		{ 0x000000000000074c, 0x0000000000000000 },
		{ 0x0000000000000000, 0xc000fc03ffe04fff },
		{ 0x00000000ffff774c, 0x380003fc00000000 },
		128, 2, 1661, 20, 16, "ISET_RI"
	},

	/* ISET_RC (ialu.isa)
	 *   ISET.compop{.boolop}{.itype}{.bmbf}   Rd, Ra, SrcB{, {!}pp}               $sched $req
	 *   ISET.compop{.boolop}{.itype}{.bmbf}.X Rd, Ra, SrcB{, {!}pp}{, {!}pq}      $sched $req
	 *   |127:126|125:123|122:117| 116 |115:112|111:106| 105  |104:102| 101  |100:98|97:85|
	 *   |   0   |  wsb  | wait  |yield| stall |   0   |pq.not|  pq   |pp.not|  pp  |  0  |
	 *   | 84 |83:82 |81:79 |78| 77  |76 |75:54|53:32|31:24|23:16|  15  |14:12|11:8|  7:0   |
	 *   |bmbf|boolop|compop|0 |itype|ext|  0  | vb  | ra  | rd  |pg.not| pg  |1000|01001100|
	 */
	[GPU_OP_ISET_RC] = {
		{ 0x0000000000000fff, 0x0000000000000000 },
		{ 0x000000000000084c, 0x0000000000000000 },
		{ 0xffc0000000000000, 0xc000fc03ffe04fff },
		{ 0x00000000ffff784c, 0x380003fc00000000 },
		130, 2, 1681, 20, 16, "ISET_RC"
	},

	/* SEL_RR (ialu.isa)
	 *   SEL Rd, Ra, SrcB, {!}pp      $sched $req
	 *   |127:126|125:123|122:117| 116 |115:112|111:102| 101  |100:98|97:40|39:32|31:24|
	 *   |   0   |  wsb  | wait  |yield| stall |   0   |pp.not|  pp  |  0  | rb  | ra  |
	 *   |23:16|  15  |14:12|11:8|  7:0   |
	 *   | rd  |pg.not| pg  |0101|01001101|
	 */
	[GPU_OP_SEL_RR] = {
		{ 0x0000000000000fff, 0x0000000000000000 },
		{ 0x000000000000054d, 0x0000000000000000 },
		{ 0xffffff0000000000, 0xc000ffc3ffffffff },
		{ 0x000000ffffff754d, 0x3800000000000000 },
		132, 1, 1701, 13, 16, "SEL_RR"
	},

	/* SEL_RU (ialu.isa)
	 *   SEL Rd, Ra, SrcB, {!}pp      $sched $req
	 *   |127:126|125:123|122:117| 116 |115:112|111:102| 101  |100:98|97:38|37:32|31:24|
	 *   |   0   |  wsb  | wait  |yield| stall |   0   |pp.not|  pp  |  0  | urb | ra  |
	 *   |23:16|  15  |14:12|11:8|  7:0   |
	 *   | rd  |pg.not| pg  |0110|01001101|
	 */
	[GPU_OP_SEL_RU] = {
		{ 0x0000000000000fff, 0x0000000000000000 },
		{ 0x000000000000064d, 0x0000000000000000 },
		{ 0xffffffc000000000, 0xc000ffc3ffffffff },
		{ 0x0000003fffff764d, 0x3800000000000000 },
		133, 1, 1714, 13, 16, "SEL_RU"
	},

	/* SEL_RI (ialu.isa)
	 *   SEL Rd, Ra, SrcB, {!}pp      $sched $req
	 *   |127:126|125:123|122:117| 116 |115:112|111:102| 101  |100:98|97:64|63:32|31:24|
	 *   |   0   |  wsb  | wait  |yield| stall |   0   |pp.not|  pp  |  0  | vb  | ra  |
	 *   |23:16|  15  |14:12|11:8|  7:0   |
	 *   | rd  |pg.not| pg  |0111|01001101|
	 */
	[GPU_OP_SEL_RI] = {
		{ 0x0000000000000fff, 0x0000000000000000 },
		{ 0x000000000000074d, 0x0000000000000000 },
		{ 0x0000000000000000, 0xc000ffc3ffffffff },
		{ 0x00000000ffff774d, 0x3800000000000000 },
		134, 1, 1727, 13, 16, "SEL_RI"
	},

	/* SEL_RC (ialu.isa)
	 *   SEL Rd, Ra, SrcB, {!}pp      $sched $req
	 *   |127:126|125:123|122:117| 116 |115:112|111:102| 101  |100:98|97:54|53:32|31:24|
	 *   |   0   |  wsb  | wait  |yield| stall |   0   |pp.not|  pp  |  0  | vb  | ra  |
	 *   |23:16|  15  |14:12|11:8|  7:0   |
	 *   | rd  |pg.not| pg  |1000|01001101|
	 */
	[GPU_OP_SEL_RC] = {
		{ 0x0000000000000fff, 0x0000000000000000 },
		{ 0x000000000000084d, 0x0000000000000000 },
		{ 0xffc0000000000000, 0xc000ffc3ffffffff },
		{ 0x00000000ffff784d, 0x3800000000000000 },
		135, 1, 1740, 13, 16, "SEL_RC"
	},

	/* LOP3_RRR (ialu.isa)
	 *   LOP3{.exbool} {pu, }Rd, Ra, SrcB, Rc, UImm8Lut, {!}pp      $sched $req
	 *   |127:126|125:123|122:117| 116 |115:112|111:109|108:106|105:102| 101  |100:98|97:90|
	 *   |   0   |  wsb  | wait  |yield| stall |   0   |  pu   |   0   |pp.not|  pp  |  0  |
	 *   |89:82|81|80:79 |78:72|71:64|63:40|39:32|31:24|23:16|  15  |14:12|11:8|  7:0   |
	 *   | lut |0 |exbool|  0  | rc  |  0  | rb  | ra  | rd  |pg.not| pg  |1001|01001110|
	 */
	[GPU_OP_LOP3_RRR] = {
		{ 0x0000000000000fff, 0x0000000000000000 },
		{ 0x000000000000094e, 0x0000000000000000 },
		{ 0xffffff0000000000, 0xc000e3c3fc027f00 },
		{ 0x000000ffffff794e, 0x38001c00000080ff },
		136, 1, 1753, 17, 16, "LOP3_RRR"
	},

	/* LOP3_RIR (ialu.isa)
	 *   LOP3{.exbool} {pu, }Rd, Ra, SrcB, Rc, UImm8Lut, {!}pp      $sched $req
	 *   |127:126|125:123|122:117| 116 |115:112|111:109|108:106|105:102| 101  |100:98|97:90|
	 *   |   0   |  wsb  | wait  |yield| stall |   0   |  pu   |   0   |pp.not|  pp  |  0  |
	 *   |89:82|81|80:79 |78:72|71:64|63:32|31:24|23:16|  15  |14:12|11:8|  7:0   |
	 *   | lut |0 |exbool|  0  | rc  | vb  | ra  | rd  |pg.not| pg  |1110|01001110|
	 */
	[GPU_OP_LOP3_RIR] = {
		{ 0x0000000000000fff, 0x0000000000000000 },
		{ 0x0000000000000e4e, 0x0000000000000000 },
		{ 0x0000000000000000, 0xc000e3c3fc027f00 },
		{ 0x00000000ffff7e4e, 0x38001c00000080ff },
		137, 1, 1770, 17, 16, "LOP3_RIR"
	},

	/* LOP3_RCR (ialu.isa)
	 *   LOP3{.exbool} {pu, }Rd, Ra, SrcB, Rc, UImm8Lut, {!}pp      $sched $req
	 *   |127:126|125:123|122:117| 116 |115:112|111:109|108:106|105:102| 101  |100:98|97:90|
	 *   |   0   |  wsb  | wait  |yield| stall |   0   |  pu   |   0   |pp.not|  pp  |  0  |
	 *   |89:82|81|80:79 |78:72|71:64|63:54|53:32|31:24|23:16|  15  |14:12|11:8|  7:0   |
	 *   | lut |0 |exbool|  0  | rc  |  0  | vb  | ra  | rd  |pg.not| pg  |1111|01001110|
	 */
	[GPU_OP_LOP3_RCR] = {
		{ 0x0000000000000fff, 0x0000000000000000 },
		{ 0x0000000000000f4e, 0x0000000000000000 },
		{ 0xffc0000000000000, 0xc000e3c3fc027f00 },
		{ 0x00000000ffff7f4e, 0x38001c00000080ff },
		138, 1, 1787, 17, 16, "LOP3_RCR"
	},

	/* LOP3_RUR (ialu.isa)
	 *   LOP3{.exbool} {pu, }Rd, Ra, SrcB, Rc, UImm8Lut, {!}pp      $sched $req
	 *   |127:126|125:123|122:117| 116 |115:112|111:109|108:106|105:102| 101  |100:98|97:90|
	 *   |   0   |  wsb  | wait  |yield| stall |   0   |  pu   |   0   |pp.not|  pp  |  0  |
	 *   |89:82|81|80:79 |78:72|71:64|63:38|37:32|31:24|23:16|  15  |14:12|11:8|  7:0   |
	 *   | lut |0 |exbool|  0  | rc  |  0  | urb | ra  | rd  |pg.not| pg  |1101|01001110|
	 */
	[GPU_OP_LOP3_RUR] = {
		{ 0x0000000000000fff, 0x0000000000000000 },
		{ 0x0000000000000d4e, 0x0000000000000000 },
		{ 0xffffffc000000000, 0xc000e3c3fc027f00 },
		{ 0x0000003fffff7d4e, 0x38001c00000080ff },
		139, 1, 1804, 17, 16, "LOP3_RUR"
	},

	/* PLOP3_X (ialu.isa)
	 *   PLOP3 pu, {!}pa, {!}pb, {!}pc, UImm8Lut       $sched $req
	 *   |127:126|125:123|122:117| 116 |115:112|111:109|108:106|105:90|89:82|81:68|  67  |
	 *   |   0   |  wsb  | wait  |yield| stall |   0   |  pu   |  0   | lut |  0  |pc.not|
	 *   |66:64|63:36|  35  |34:32|31:28|  27  |26:24|23:16|  15  |14:12|11:8|  7:0   |
	 *   | pc  |  0  |pb.not| pb  |  0  |pa.not| pa  |  0  |pg.not| pg  |0000|01001111|
	 */
	[GPU_OP_PLOP3_X] = {
		{ 0x0000000000000fff, 0x0000000000000000 },
		{ 0x000000000000004f, 0x0000000000000000 },
		{ 0xfffffff0f0ff0000, 0xc000e3fffc03fff0 },
		{ 0x000000000000704f, 0x3800000000000000 },
		140, 1, 1821, 16, 16, "PLOP3_X"
	},

	/* PLOP3_U (ialu.isa)
	 *   PLOP3 pu, {!}pa, {!}pb, {!}upc, UImm8Lut      $sched $req
	 *   |127:126|125:123|122:117| 116 |115:112|111:109|108:106|105:90|89:82|81:68|  67   |
	 *   |   0   |  wsb  | wait  |yield| stall |   0   |  pu   |  0   | lut |  0  |upc.not|
	 *   |66:64|63:36|  35  |34:32|31:28|  27  |26:24|23:16|  15  |14:12|11:8|  7:0   |
	 *   | upc |  0  |pb.not| pb  |  0  |pa.not| pa  |  0  |pg.not| pg  |0010|01001111|
	 */
	[GPU_OP_PLOP3_U] = {
		{ 0x0000000000000fff, 0x0000000000000000 },
		{ 0x000000000000024f, 0x0000000000000000 },
		{ 0xfffffff0f0ff0000, 0xc000e3fffc03fff0 },
		{ 0x000000000000724f, 0x3800000000000000 },
		141, 1, 1837, 16, 16, "PLOP3_U"
	},

	/* SHF_RRR (ialu.isa)
	 *   SHF.direction{.lohi}{.cwmod}{.itype} Rd, Ra, SrcB, SrcC      $sched $req
	 *   |127:126|125:123|122:117| 116 |115:112|111:82|   81    | 80  |79|78:77|76| 75 |
	 *   |   0   |  wsb  | wait  |yield| stall |  0   |direction|cwmod|0 |itype|0 |lohi|
	 *   |74:72|71:64|63:40|39:32|31:24|23:16|  15  |14:12|11:8|  7:0   |
	 *   |  0  | rc  |  0  | rb  | ra  | rd  |pg.not| pg  |1001|01010000|
	 */
	[GPU_OP_SHF_RRR] = {
		{ 0x0000000000000fff, 0x0000000000000000 },
		{ 0x0000000000000950, 0x0000000000000000 },
		{ 0xffffff0000000000, 0xc000fffffffc9700 },
		{ 0x000000ffffff7950, 0x38000000000040ff },
		142, 1, 1853, 16, 16, "SHF_RRR"
	},

	/* SHF_RRI (ialu.isa)
	 *   SHF.direction{.lohi}{.cwmod}{.itype} Rd, Ra, SrcB, SrcC      $sched $req
	 *   |127:126|125:123|122:117| 116 |115:112|111:82|   81    | 80  |79|78:77|76| 75 |
	 *   |   0   |  wsb  | wait  |yield| stall |  0   |direction|cwmod|0 |itype|0 |lohi|
	 *   |74:72|71:64|63:32|31:24|23:16|  15  |14:12|11:8|  7:0   |
	 *   |  0  | rb  | vc  | ra  | rd  |pg.not| pg  |1011|01010000|
	 */
	[GPU_OP_SHF_RRI] = {
		{ 0x0000000000000fff, 0x0000000000000000 },
		{ 0x0000000000000b50, 0x0000000000000000 },
		{ 0x0000000000000000, 0xc000fffffffc9700 },
		{ 0x00000000ffff7b50, 0x38000000000040ff },
		143, 1, 1869, 16, 16, "SHF_RRI"
	},

	/* SHF_RIR (ialu.isa)
	 *   SHF.direction{.lohi}{.cwmod}{.itype} Rd, Ra, SrcB, SrcC      $sched $req
	 *   |127:126|125:123|122:117| 116 |115:112|111:82|   81    | 80  |79|78:77|76| 75 |
	 *   |   0   |  wsb  | wait  |yield| stall |  0   |direction|cwmod|0 |itype|0 |lohi|
	 *   |74:72|71:64|63:32|31:24|23:16|  15  |14:12|11:8|  7:0   |
	 *   |  0  | rc  | vb  | ra  | rd  |pg.not| pg  |1110|01010000|
	 */
	[GPU_OP_SHF_RIR] = {
		{ 0x0000000000000fff, 0x0000000000000000 },
		{ 0x0000000000000e50, 0x0000000000000000 },
		{ 0x0000000000000000, 0xc000fffffffc9700 },
		{ 0x00000000ffff7e50, 0x38000000000040ff },
		144, 1, 1885, 16, 16, "SHF_RIR"
	},

	/* SHF_RRC (ialu.isa)
	 *   SHF.direction{.lohi}{.cwmod}{.itype} Rd, Ra, SrcB, SrcC      $sched $req
	 *   |127:126|125:123|122:117| 116 |115:112|111:82|   81    | 80  |79|78:77|76| 75 |
	 *   |   0   |  wsb  | wait  |yield| stall |  0   |direction|cwmod|0 |itype|0 |lohi|
	 *   |74:72|71:64|63:54|53:32|31:24|23:16|  15  |14:12|11:8|  7:0   |
	 *   |  0  | rb  |  0  | vc  | ra  | rd  |pg.not| pg  |1100|01010000|
	 */
	[GPU_OP_SHF_RRC] = {
		{ 0x0000000000000fff, 0x0000000000000000 },
		{ 0x0000000000000c50, 0x0000000000000000 },
		{ 0xffc0000000000000, 0xc000fffffffc9700 },
		{ 0x00000000ffff7c50, 0x38000000000040ff },
		145, 1, 1901, 16, 16, "SHF_RRC"
	},

	/* SHF_RCR (ialu.isa)
	 *   SHF.direction{.lohi}{.cwmod}{.itype} Rd, Ra, SrcB, SrcC      $sched $req
	 *   |127:126|125:123|122:117| 116 |115:112|111:82|   81    | 80  |79|78:77|76| 75 |
	 *   |   0   |  wsb  | wait  |yield| stall |  0   |direction|cwmod|0 |itype|0 |lohi|
	 *   |74:72|71:64|63:54|53:32|31:24|23:16|  15  |14:12|11:8|  7:0   |
	 *   |  0  | rc  |  0  | vb  | ra  | rd  |pg.not| pg  |1111|01010000|
	 */
	[GPU_OP_SHF_RCR] = {
		{ 0x0000000000000fff, 0x0000000000000000 },
		{ 0x0000000000000f50, 0x0000000000000000 },
		{ 0xffc0000000000000, 0xc000fffffffc9700 },
		{ 0x00000000ffff7f50, 0x38000000000040ff },
		146, 1, 1917, 16, 16, "SHF_RCR"
	},

	/* SHF_RRU (ialu.isa)
	 *   SHF.direction{.lohi}{.cwmod}{.itype} Rd, Ra, SrcB, SrcC      $sched $req
	 *   |127:126|125:123|122:117| 116 |115:112|111:82|   81    | 80  |79|78:77|76| 75 |
	 *   |   0   |  wsb  | wait  |yield| stall |  0   |direction|cwmod|0 |itype|0 |lohi|
	 *   |74:72|71:64|63:38|37:32|31:24|23:16|  15  |14:12|11:8|  7:0   |
	 *   |  0  | rb  |  0  | urc | ra  | rd  |pg.not| pg  |1010|01010000|
	 */
	[GPU_OP_SHF_RRU] = {
		{ 0x0000000000000fff, 0x0000000000000000 },
		{ 0x0000000000000a50, 0x0000000000000000 },
		{ 0xffffffc000000000, 0xc000fffffffc9700 },
		{ 0x0000003fffff7a50, 0x38000000000040ff },
		147, 1, 1933, 16, 16, "SHF_RRU"
	},

	/* SHF_RUR (ialu.isa)
	 *   SHF.direction{.lohi}{.cwmod}{.itype} Rd, Ra, SrcB, SrcC      $sched $req
	 *   |127:126|125:123|122:117| 116 |115:112|111:82|   81    | 80  |79|78:77|76| 75 |
	 *   |   0   |  wsb  | wait  |yield| stall |  0   |direction|cwmod|0 |itype|0 |lohi|
	 *   |74:72|71:64|63:38|37:32|31:24|23:16|  15  |14:12|11:8|  7:0   |
	 *   |  0  | rc  |  0  | urb | ra  | rd  |pg.not| pg  |1101|01010000|
	 */
	[GPU_OP_SHF_RUR] = {
		{ 0x0000000000000fff, 0x0000000000000000 },
		{ 0x0000000000000d50, 0x0000000000000000 },
		{ 0xffffffc000000000, 0xc000fffffffc9700 },
		{ 0x0000003fffff7d50, 0x38000000000040ff },
		148, 1, 1949, 16, 16, "SHF_RUR"
	},

	/* MOV_R (ialu.isa)
	 *   MOV{.32} Rd, SrcA      $sched $req
	 *   MOV.64   Rd, SrcA      $sched $req
	 *   |127:126|125:123|122:117| 116 |115:112|111:81| 80  |79:40|39:32|31:24|23:16|  15  |
	 *   |   0   |  wsb  | wait  |yield| stall |  0   |width|  0  | rb  |  0  | rd  |pg.not|
	 *   |14:12|11:8|  7:0   |
	 *   | pg  |0001|01010001|
	 */
	[GPU_OP_MOV_R] = {
		{ 0x0000000000000fff, 0x0000000000000000 },
		{ 0x0000000000000151, 0x0000000000000000 },
		{ 0xffffff00ff000000, 0xc000fffffffeffff },
		{ 0x000000ff00ff7151, 0x3800000000000000 },
		149, 2, 1965, 11, 16, "MOV_R"
	},

	/* MOV_U (ialu.isa)
	 *   MOV{.32} Rd, SrcA      $sched $req
	 *   MOV.64   Rd, SrcA      $sched $req
	 *   |127:126|125:123|122:117| 116 |115:112|111:81| 80  |79:38|37:32|31:24|23:16|  15  |
	 *   |   0   |  wsb  | wait  |yield| stall |  0   |width|  0  | urb |  0  | rd  |pg.not|
	 *   |14:12|11:8|  7:0   |
	 *   | pg  |0010|01010001|
	 */
	[GPU_OP_MOV_U] = {
		{ 0x0000000000000fff, 0x0000000000000000 },
		{ 0x0000000000000251, 0x0000000000000000 },
		{ 0xffffffc0ff000000, 0xc000fffffffeffff },
		{ 0x0000003f00ff7251, 0x3800000000000000 },
		151, 2, 1976, 11, 16, "MOV_U"
	},

	/* MOV_I (ialu.isa)
	 *   MOV{.32} Rd, SrcA      $sched $req
	 *   |127:126|125:123|122:117| 116 |115:112|111:81| 80  |79:64|63:32|31:24|23:16|  15  |
	 *   |   0   |  wsb  | wait  |yield| stall |  0   |width|  0  | vb  |  0  | rd  |pg.not|
	 *   |14:12|11:8|  7:0   |
	 *   | pg  |0011|01010001|
	 */
	[GPU_OP_MOV_I] = {
		{ 0x0000000000000fff, 0x0000000000000000 },
		{ 0x0000000000000351, 0x0000000000000000 },
		{ 0x00000000ff000000, 0xc000fffffffeffff },
		{ 0x0000000000ff7351, 0x3800000000000000 },
		153, 1, 1987, 11, 16, "MOV_I"
	},

	/* MOV_C (ialu.isa)
	 *   MOV{.32} Rd, SrcA      $sched $req
	 *   MOV.64   Rd, SrcA      $sched $req
	 *   |127:126|125:123|122:117| 116 |115:112|111:81| 80  |79:54|53:32|31:24|23:16|  15  |
	 *   |   0   |  wsb  | wait  |yield| stall |  0   |width|  0  | vb  |  0  | rd  |pg.not|
	 *   |14:12|11:8|  7:0   |
	 *   | pg  |0100|01010001|
	 */
	[GPU_OP_MOV_C] = {
		{ 0x0000000000000fff, 0x0000000000000000 },
		{ 0x0000000000000451, 0x0000000000000000 },
		{ 0xffc00000ff000000, 0xc000fffffffeffff },
		{ 0x0000000000ff7451, 0x3800000000000000 },
		154, 2, 1998, 11, 16, "MOV_C"
	},

	/* PRMT_RRR (ialu.isa)
	 *   PRMT{.mode} Rd, Ra, SrcB, SrcC      $sched $req
	 *   |127:126|125:123|122:117| 116 |115:112|111:79|78:76|75:72|71:64|63:40|39:32|31:24|
	 *   |   0   |  wsb  | wait  |yield| stall |  0   |mode |  0  | rc  |  0  | rb  | ra  |
	 *   |23:16|  15  |14:12|11:8|  7:0   |
	 *   | rd  |pg.not| pg  |1001|01010010|
	 */
	[GPU_OP_PRMT_RRR] = {
		{ 0x0000000000000fff, 0x0000000000000000 },
		{ 0x0000000000000952, 0x0000000000000000 },
		{ 0xffffff0000000000, 0xc000ffffffff8f00 },
		{ 0x000000ffffff7952, 0x38000000000000ff },
		156, 1, 2009, 13, 16, "PRMT_RRR"
	},

	/* PRMT_RRI (ialu.isa)
	 *   PRMT{.mode} Rd, Ra, SrcB, SrcC      $sched $req
	 *   |127:126|125:123|122:117| 116 |115:112|111:79|78:76|75:72|71:64|63:32|31:24|23:16|
	 *   |   0   |  wsb  | wait  |yield| stall |  0   |mode |  0  | rb  | vc  | ra  | rd  |
	 *   |  15  |14:12|11:8|  7:0   |
	 *   |pg.not| pg  |1011|01010010|
	 */
	[GPU_OP_PRMT_RRI] = {
		{ 0x0000000000000fff, 0x0000000000000000 },
		{ 0x0000000000000b52, 0x0000000000000000 },
		{ 0x0000000000000000, 0xc000ffffffff8f00 },
		{ 0x00000000ffff7b52, 0x38000000000000ff },
		157, 1, 2022, 13, 16, "PRMT_RRI"
	},

	/* PRMT_RIR (ialu.isa)
	 *   PRMT{.mode} Rd, Ra, SrcB, SrcC      $sched $req
	 *   |127:126|125:123|122:117| 116 |115:112|111:79|78:76|75:72|71:64|63:32|31:24|23:16|
	 *   |   0   |  wsb  | wait  |yield| stall |  0   |mode |  0  | rc  | vb  | ra  | rd  |
	 *   |  15  |14:12|11:8|  7:0   |
	 *   |pg.not| pg  |1110|01010010|
	 */
	[GPU_OP_PRMT_RIR] = {
		{ 0x0000000000000fff, 0x0000000000000000 },
		{ 0x0000000000000e52, 0x0000000000000000 },
		{ 0x0000000000000000, 0xc000ffffffff8f00 },
		{ 0x00000000ffff7e52, 0x38000000000000ff },
		158, 1, 2035, 13, 16, "PRMT_RIR"
	},

	/* PRMT_RRC (ialu.isa)
	 *   PRMT{.mode} Rd, Ra, SrcB, SrcC      $sched $req
	 *   |127:126|125:123|122:117| 116 |115:112|111:79|78:76|75:72|71:64|63:54|53:32|31:24|
	 *   |   0   |  wsb  | wait  |yield| stall |  0   |mode |  0  | rb  |  0  | vc  | ra  |
	 *   |23:16|  15  |14:12|11:8|  7:0   |
	 *   | rd  |pg.not| pg  |1100|01010010|
	 */
	[GPU_OP_PRMT_RRC] = {
		{ 0x0000000000000fff, 0x0000000000000000 },
		{ 0x0000000000000c52, 0x0000000000000000 },
		{ 0xffc0000000000000, 0xc000ffffffff8f00 },
		{ 0x00000000ffff7c52, 0x38000000000000ff },
		159, 1, 2048, 13, 16, "PRMT_RRC"
	},

	/* PRMT_RCR (ialu.isa)
	 *   PRMT{.mode} Rd, Ra, SrcB, SrcC      $sched $req
	 *   |127:126|125:123|122:117| 116 |115:112|111:79|78:76|75:72|71:64|63:54|53:32|31:24|
	 *   |   0   |  wsb  | wait  |yield| stall |  0   |mode |  0  | rc  |  0  | vb  | ra  |
	 *   |23:16|  15  |14:12|11:8|  7:0   |
	 *   | rd  |pg.not| pg  |1111|01010010|
	 */
	[GPU_OP_PRMT_RCR] = {
		{ 0x0000000000000fff, 0x0000000000000000 },
		{ 0x0000000000000f52, 0x0000000000000000 },
		{ 0xffc0000000000000, 0xc000ffffffff8f00 },
		{ 0x00000000ffff7f52, 0x38000000000000ff },
		160, 1, 2061, 13, 16, "PRMT_RCR"
	},

	/* PRMT_RRU (ialu.isa)
	 *   PRMT{.mode} Rd, Ra, SrcB, SrcC      $sched $req
	 *   |127:126|125:123|122:117| 116 |115:112|111:79|78:76|75:72|71:64|63:38|37:32|31:24|
	 *   |   0   |  wsb  | wait  |yield| stall |  0   |mode |  0  | rb  |  0  | urc | ra  |
	 *   |23:16|  15  |14:12|11:8|  7:0   |
	 *   | rd  |pg.not| pg  |1010|01010010|
	 */
	[GPU_OP_PRMT_RRU] = {
		{ 0x0000000000000fff, 0x0000000000000000 },
		{ 0x0000000000000a52, 0x0000000000000000 },
		{ 0xffffffc000000000, 0xc000ffffffff8f00 },
		{ 0x0000003fffff7a52, 0x38000000000000ff },
		161, 1, 2074, 13, 16, "PRMT_RRU"
	},

	/* PRMT_RUR (ialu.isa)
	 *   PRMT{.mode} Rd, Ra, SrcB, SrcC      $sched $req
	 *   |127:126|125:123|122:117| 116 |115:112|111:79|78:76|75:72|71:64|63:38|37:32|31:24|
	 *   |   0   |  wsb  | wait  |yield| stall |  0   |mode |  0  | rc  |  0  | urb | ra  |
	 *   |23:16|  15  |14:12|11:8|  7:0   |
	 *   | rd  |pg.not| pg  |1101|01010010|
	 */
	[GPU_OP_PRMT_RUR] = {
		{ 0x0000000000000fff, 0x0000000000000000 },
		{ 0x0000000000000d52, 0x0000000000000000 },
		{ 0xffffffc000000000, 0xc000ffffffff8f00 },
		{ 0x0000003fffff7d52, 0x38000000000000ff },
		162, 1, 2087, 13, 16, "PRMT_RUR"
	},

	/* I2I_R (ialu.isa)
	 *   I2I.dtype Rd, SrcB      $sched $req
	 *   |127:126|125:123|122:117| 116 |115:112|111:78|77:76|75:40|39:32|31:24|23:16|  15  |
	 *   |   0   |  wsb  | wait  |yield| stall |  0   |dtype|  0  | rb  |  0  | rd  |pg.not|
	 *   |14:12|11:8|  7:0   |
	 *   | pg  |0001|01010011|
	 */
	[GPU_OP_I2I_R] = {
		{ 0x0000000000000fff, 0x0000000000000000 },
		{ 0x0000000000000153, 0x0000000000000000 },
		{ 0xffffff00ff000000, 0xc000ffffffffcfff },
		{ 0x000000ff00ff7153, 0x3800000000000000 },
		163, 1, 2100, 11, 16, "I2I_R"
	},

	/* I2I_U (ialu.isa)
	 *   I2I.dtype Rd, SrcB      $sched $req
	 *   |127:126|125:123|122:117| 116 |115:112|111:78|77:76|75:38|37:32|31:24|23:16|  15  |
	 *   |   0   |  wsb  | wait  |yield| stall |  0   |dtype|  0  | urb |  0  | rd  |pg.not|
	 *   |14:12|11:8|  7:0   |
	 *   | pg  |0010|01010011|
	 */
	[GPU_OP_I2I_U] = {
		{ 0x0000000000000fff, 0x0000000000000000 },
		{ 0x0000000000000253, 0x0000000000000000 },
		{ 0xffffffc0ff000000, 0xc000ffffffffcfff },
		{ 0x0000003f00ff7253, 0x3800000000000000 },
		164, 1, 2111, 11, 16, "I2I_U"
	},

	/* I2I_I (ialu.isa)
	 *   I2I.dtype Rd, SrcB      $sched $req
	 *   |127:126|125:123|122:117| 116 |115:112|111:78|77:76|75:64|63:32|31:24|23:16|  15  |
	 *   |   0   |  wsb  | wait  |yield| stall |  0   |dtype|  0  | vb  |  0  | rd  |pg.not|
	 *   |14:12|11:8|  7:0   |
	 *   | pg  |0011|01010011|
	 */
	[GPU_OP_I2I_I] = {
		{ 0x0000000000000fff, 0x0000000000000000 },
		{ 0x0000000000000353, 0x0000000000000000 },
		{ 0x00000000ff000000, 0xc000ffffffffcfff },
		{ 0x0000000000ff7353, 0x3800000000000000 },
		165, 1, 2122, 11, 16, "I2I_I"
	},

	/* I2I_C (ialu.isa)
	 *   I2I.dtype Rd, SrcB      $sched $req
	 *   |127:126|125:123|122:117| 116 |115:112|111:78|77:76|75:54|53:32|31:24|23:16|  15  |
	 *   |   0   |  wsb  | wait  |yield| stall |  0   |dtype|  0  | vb  |  0  | rd  |pg.not|
	 *   |14:12|11:8|  7:0   |
	 *   | pg  |0100|01010011|
	 */
	[GPU_OP_I2I_C] = {
		{ 0x0000000000000fff, 0x0000000000000000 },
		{ 0x0000000000000453, 0x0000000000000000 },
		{ 0xffc00000ff000000, 0xc000ffffffffcfff },
		{ 0x0000000000ff7453, 0x3800000000000000 },
		166, 1, 2133, 11, 16, "I2I_C"
	},

	/* I2IP_RRR (ialu.isa)
	 *   I2IP.dsttype{.satrelu} Rd, Ra, SrcB, Rc      $sched $req
	 *   |127:126|125:123|122:117| 116 |115:112|111:79| 78:76 |  75   |74:72|71:64|63:40|
	 *   |   0   |  wsb  | wait  |yield| stall |  0   |dsttype|satrelu|  0  | rc  |  0  |
	 *   |39:32|31:24|23:16|  15  |14:12|11:8|  7:0   |
	 *   | rb  | ra  | rd  |pg.not| pg  |1001|01010100|
	 */
	[GPU_OP_I2IP_RRR] = {
		{ 0x0000000000000fff, 0x0000000000000000 },
		{ 0x0000000000000954, 0x0000000000000000 },
		{ 0xffffff0000000000, 0xc000ffffffff8700 },
		{ 0x000000ffffff7954, 0x38000000000000ff },
		167, 1, 2144, 14, 16, "I2IP_RRR"
	},

	/* I2IP_RUR (ialu.isa)
	 *   I2IP.dsttype{.satrelu} Rd, Ra, SrcB, Rc      $sched $req
	 *   |127:126|125:123|122:117| 116 |115:112|111:79| 78:76 |  75   |74:72|71:64|63:38|
	 *   |   0   |  wsb  | wait  |yield| stall |  0   |dsttype|satrelu|  0  | rc  |  0  |
	 *   |37:32|31:24|23:16|  15  |14:12|11:8|  7:0   |
	 *   | urb | ra  | rd  |pg.not| pg  |1101|01010100|
	 */
	[GPU_OP_I2IP_RUR] = {
		{ 0x0000000000000fff, 0x0000000000000000 },
		{ 0x0000000000000d54, 0x0000000000000000 },
		{ 0xffffffc000000000, 0xc000ffffffff8700 },
		{ 0x0000003fffff7d54, 0x38000000000000ff },
		168, 1, 2158, 14, 16, "I2IP_RUR"
	},

	/* I2IP_RIR (ialu.isa)
	 *   I2IP.dsttype{.satrelu} Rd, Ra, SrcB, Rc      $sched $req
	 *   |127:126|125:123|122:117| 116 |115:112|111:79| 78:76 |  75   |74:72|71:64|63:32|
	 *   |   0   |  wsb  | wait  |yield| stall |  0   |dsttype|satrelu|  0  | rc  | vb  |
	 *   |31:24|23:16|  15  |14:12|11:8|  7:0   |
	 *   | ra  | rd  |pg.not| pg  |1110|01010100|
	 */
	[GPU_OP_I2IP_RIR] = {
		{ 0x0000000000000fff, 0x0000000000000000 },
		{ 0x0000000000000e54, 0x0000000000000000 },
		{ 0x0000000000000000, 0xc000ffffffff8700 },
		{ 0x00000000ffff7e54, 0x38000000000000ff },
		169, 1, 2172, 14, 16, "I2IP_RIR"
	},

	/* I2IP_RCR (ialu.isa)
	 *   I2IP.dsttype{.satrelu} Rd, Ra, SrcB, Rc      $sched $req
	 *   |127:126|125:123|122:117| 116 |115:112|111:79| 78:76 |  75   |74:72|71:64|63:54|
	 *   |   0   |  wsb  | wait  |yield| stall |  0   |dsttype|satrelu|  0  | rc  |  0  |
	 *   |53:32|31:24|23:16|  15  |14:12|11:8|  7:0   |
	 *   | vb  | ra  | rd  |pg.not| pg  |1111|01010100|
	 */
	[GPU_OP_I2IP_RCR] = {
		{ 0x0000000000000fff, 0x0000000000000000 },
		{ 0x0000000000000f54, 0x0000000000000000 },
		{ 0xffc0000000000000, 0xc000ffffffff8700 },
		{ 0x00000000ffff7f54, 0x38000000000000ff },
		170, 1, 2186, 14, 16, "I2IP_RCR"
	},

	/* R2UR_R (ialu.isa)
	 *   R2UR URd, Rb      $sched $req $wsb
	 *   |127:126|125:123|122:117| 116 |115:112|111:40|39:32|31:22|21:16|  15  |14:12|11:8|
	 *   |   0   |  wsb  | wait  |yield| stall |  0   | rb  |  0  | urd |pg.not| pg  |0001|
	 *   |  7:0   |
	 *   |01010101|
	 */
	[GPU_OP_R2UR_R] = {
		{ 0x0000000000000fff, 0x0000000000000000 },
		{ 0x0000000000000155, 0x0000000000000000 },
		{ 0xffffff00ffc00000, 0xc000ffffffffffff },
		{ 0x000000ff003f7155, 0x3800000000000000 },
		171, 1, 2200, 10, 16, "R2UR_R"
	},

	/* SETGPR_U (ialu.isa)
	 *   SETGPR R[URb{+SImm9}], Ra      $sched $req
	 *   |127:126|125:123|122:117| 116 |115:112|111:70|69:64|63:41|40:32|31:24|23:16|  15  |
	 *   |   0   |  wsb  | wait  |yield| stall |  0   | urb |  0  |ridx | ra  |  0  |pg.not|
	 *   |14:12|11:8|  7:0   |
	 *   | pg  |0010|01010110|
	 */
	[GPU_OP_SETGPR_U] = {
		{ 0x0000000000000fff, 0x0000000000000000 },
		{ 0x0000000000000256, 0x0000000000000000 },
		{ 0xfffffe0000ff0000, 0xc000ffffffffffc0 },
		{ 0x00000000ff007256, 0x380000000000003f },
		172, 1, 2210, 11, 16, "SETGPR_U"
	},

	/* GETGPR_U (ialu.isa)
	 *   GETGPR Rd, R[URb{+SImm9}]      $sched $req
	 *   |127:126|125:123|122:117| 116 |115:112|111:70|69:64|63:41|40:32|31:24|23:16|  15  |
	 *   |   0   |  wsb  | wait  |yield| stall |  0   | urb |  0  |ridx |  0  | rd  |pg.not|
	 *   |14:12|11:8|  7:0   |
	 *   | pg  |0010|01010111|
	 */
	[GPU_OP_GETGPR_U] = {
		{ 0x0000000000000fff, 0x0000000000000000 },
		{ 0x0000000000000257, 0x0000000000000000 },
		{ 0xfffffe00ff000000, 0xc000ffffffffffc0 },
		{ 0x0000000000ff7257, 0x380000000000003f },
		173, 1, 2221, 11, 16, "GETGPR_U"
	},

	/* SHFL_RRR (sync.isa)
	 *   SHFL.mode pu, Rd, Ra, SrcB, SrcC $sched $req $wsb
	 *   |127:126|125:123|122:117| 116 |115:112|111:109|108:106|105:82|81:80|79:72|71:64|
	 *   |   0   |  wsb  | wait  |yield| stall |   0   |  pu   |  0   |mode |  0  | rc  |
	 *   |63:40|39:32|31:24|23:16|  15  |14:12|11:8|  7:0   |
	 *   |  0  | rb  | ra  | rd  |pg.not| pg  |1001|10100000|
	 */
	[GPU_OP_SHFL_RRR] = {
		{ 0x0000000000000fff, 0x0000000000000000 },
		{ 0x00000000000009a0, 0x0000000000000000 },
		{ 0xffffff0000000000, 0xc000e3fffffcff00 },
		{ 0x000000ffffff79a0, 0x38000000000000ff },
		174, 1, 2232, 14, 16, "SHFL_RRR"
	},

	/* SHFL_RRI (sync.isa)
	 *   SHFL.mode pu, Rd, Ra, SrcB, SrcC $sched $req $wsb
	 *   |127:126|125:123|122:117| 116 |115:112|111:109|108:106|105:82|81:80|79:53|52:40|
	 *   |   0   |  wsb  | wait  |yield| stall |   0   |  pu   |  0   |mode |  0  | vc  |
	 *   |39:32|31:24|23:16|  15  |14:12|11:8|  7:0   |
	 *   | rb  | ra  | rd  |pg.not| pg  |1011|10100000|
	 */
	[GPU_OP_SHFL_RRI] = {
		{ 0x0000000000000fff, 0x0000000000000000 },
		{ 0x0000000000000ba0, 0x0000000000000000 },
		{ 0xffe0000000000000, 0xc000e3fffffcffff },
		{ 0x000000ffffff7ba0, 0x3800000000000000 },
		175, 1, 2246, 14, 16, "SHFL_RRI"
	},

	/* SHFL_RIR (sync.isa)
	 *   SHFL.mode pu, Rd, Ra, SrcB, SrcC $sched $req $wsb
	 *   |127:126|125:123|122:117| 116 |115:112|111:109|108:106|105:82|81:80|79:72|71:64|
	 *   |   0   |  wsb  | wait  |yield| stall |   0   |  pu   |  0   |mode |  0  | rc  |
	 *   |63:58|57:53|52:32|31:24|23:16|  15  |14:12|11:8|  7:0   |
	 *   |  0  | vb  |  0  | ra  | rd  |pg.not| pg  |1110|10100000|
	 */
	[GPU_OP_SHFL_RIR] = {
		{ 0x0000000000000fff, 0x0000000000000000 },
		{ 0x0000000000000ea0, 0x0000000000000000 },
		{ 0xfc1fffff00000000, 0xc000e3fffffcff00 },
		{ 0x00000000ffff7ea0, 0x38000000000000ff },
		176, 1, 2260, 14, 16, "SHFL_RIR"
	},

	/* SHFL_RI (sync.isa)
	 *   SHFL.mode pu, Rd, Ra, SrcB, SrcC $sched $req $wsb
	 *   |127:126|125:123|122:117| 116 |115:112|111:109|108:106|105:82|81:80|79:58|57:53|
	 *   |   0   |  wsb  | wait  |yield| stall |   0   |  pu   |  0   |mode |  0  | vb  |
	 *   |52:40|39:32|31:24|23:16|  15  |14:12|11:8|  7:0   |
	 *   | vc  |  0  | ra  | rd  |pg.not| pg  |0111|10100000|
	 */
	[GPU_OP_SHFL_RI] = {
		{ 0x0000000000000fff, 0x0000000000000000 },
		{ 0x00000000000007a0, 0x0000000000000000 },
		{ 0xfc0000ff00000000, 0xc000e3fffffcffff },
		{ 0x00000000ffff77a0, 0x3800000000000000 },
		177, 1, 2274, 14, 16, "SHFL_RI"
	},

	/* MOVM_R (sync.isa)
	 *   MOVM Rd, Ra $sched $req $wsb
	 *   |127:126|125:123|122:117| 116 |115:112|111:32|31:24|23:16|  15  |14:12|11:8|
	 *   |   0   |  wsb  | wait  |yield| stall |  0   | ra  | rd  |pg.not| pg  |0001|
	 *   |  7:0   |
	 *   |10100001|
	 */
	[GPU_OP_MOVM_R] = {
		{ 0x0000000000000fff, 0x0000000000000000 },
		{ 0x00000000000001a1, 0x0000000000000000 },
		{ 0xffffffff00000000, 0xc000ffffffffffff },
		{ 0x00000000ffff71a1, 0x3800000000000000 },
		178, 1, 2288, 10, 16, "MOVM_R"
	},

	/* VOTE_X (sync.isa)
	 *   VOTE.voteop Rd, pu, {!}pp $sched $req
	 *   |127:126|125:123|122:117| 116 |115:112|111:109|108:106|105:102| 101  |100:98|97:82|
	 *   |   0   |  wsb  | wait  |yield| stall |   0   |  pu   |   0   |pp.not|  pp  |  0  |
	 *   |81:80 |79:24|23:16|  15  |14:12|11:8|  7:0   |
	 *   |voteop|  0  | rd  |pg.not| pg  |0000|10100010|
	 */
	[GPU_OP_VOTE_X] = {
		{ 0x0000000000000fff, 0x0000000000000000 },
		{ 0x00000000000000a2, 0x0000000000000000 },
		{ 0xffffffffff000000, 0xc000e3c3fffcffff },
		{ 0x0000000000ff70a2, 0x3800000000000000 },
		179, 1, 2298, 13, 16, "VOTE_X"
	},

	/* VOTEU_X (sync.isa)
	 *   VOTEU.voteop URd, upu, {!}pp $sched $req
	 *   |127:126|125:123|122:117| 116 |115:112|111:109|108:106|105:102| 101  |100:98|97:82|
	 *   |   0   |  wsb  | wait  |yield| stall |   0   |  upu  |   0   |pp.not|  pp  |  0  |
	 *   |81:80 |79:22|21:16|  15  |14:12|11:8|  7:0   |
	 *   |voteop|  0  | urd |pg.not| pg  |0000|10100011|
	 */
	[GPU_OP_VOTEU_X] = {
		{ 0x0000000000000fff, 0x0000000000000000 },
		{ 0x00000000000000a3, 0x0000000000000000 },
		{ 0xffffffffffc00000, 0xc000e3c3fffcffff },
		{ 0x00000000003f70a3, 0x3800000000000000 },
		180, 1, 2311, 13, 16, "VOTEU_X"
	},

	/* REDUX_R (sync.isa)
	 *   REDUX{.dtype}.reduxop Rd, Ra $sched $req $wsb
	 *   |127:126|125:123|122:117| 116 |115:112|111:85|84:83| 82:80 |79:32|31:24|23:16|
	 *   |   0   |  wsb  | wait  |yield| stall |  0   |dtype|reduxop|  0  | ra  | rd  |
	 *   |  15  |14:12|11:8|  7:0   |
	 *   |pg.not| pg  |0001|10100100|
	 */
	[GPU_OP_REDUX_R] = {
		{ 0x0000000000000fff, 0x0000000000000000 },
		{ 0x00000000000001a4, 0x0000000000000000 },
		{ 0xffffffff00000000, 0xc000ffffffe0ffff },
		{ 0x00000000ffff71a4, 0x3800000000000000 },
		181, 1, 2324, 12, 16, "REDUX_R"
	},

	/* REDUXU_R (sync.isa)
	 *   REDUXU{.dtype}.reduxop URd, Ra $sched $req $wsb
	 *   |127:126|125:123|122:117| 116 |115:112|111:85|84:83| 82:80 |79:32|31:24|23:22|21:16|
	 *   |   0   |  wsb  | wait  |yield| stall |  0   |dtype|reduxop|  0  | ra  |  0  | urd |
	 *   |  15  |14:12|11:8|  7:0   |
	 *   |pg.not| pg  |0001|10100101|
	 */
	[GPU_OP_REDUXU_R] = {
		{ 0x0000000000000fff, 0x0000000000000000 },
		{ 0x00000000000001a5, 0x0000000000000000 },
		{ 0xffffffff00c00000, 0xc000ffffffe0ffff },
		{ 0x00000000ff3f71a5, 0x3800000000000000 },
		182, 1, 2336, 12, 16, "REDUXU_R"
	},

	/* MATCH_R (sync.isa)
	 *   MATCH{.dtype}.matchop Rd, pu, Ra $sched $req $wsb
	 *   |127:126|125:123|122:117| 116 |115:112|111:109|108:106|105:82| 81  |  80   |79:32|
	 *   |   0   |  wsb  | wait  |yield| stall |   0   |  pu   |  0   |dtype|matchop|  0  |
	 *   |31:24|23:16|  15  |14:12|11:8|  7:0   |
	 *   | ra  | rd  |pg.not| pg  |0001|10100110|
	 */
	[GPU_OP_MATCH_R] = {
		{ 0x0000000000000fff, 0x0000000000000000 },
		{ 0x00000000000001a6, 0x0000000000000000 },
		{ 0xffffffff00000000, 0xc000e3fffffcffff },
		{ 0x00000000ffff71a6, 0x3800000000000000 },
		183, 2, 2348, 13, 16, "MATCH_R"
	},

	/* ELECTU_X (sync.isa)
	 *   ELECTU pu, URd{, {!}pp} $sched $req
	 *   |127:126|125:123|122:117| 116 |115:112|111:109|108:106|105:102| 101  |100:98|97:22|
	 *   |   0   |  wsb  | wait  |yield| stall |   0   |  pu   |   0   |pp.not|  pp  |  0  |
	 *   |21:16|  15  |14:12|11:8|  7:0   |
	 *   | urd |pg.not| pg  |0000|10100111|
	 */
	[GPU_OP_ELECTU_X] = {
		{ 0x0000000000000fff, 0x0000000000000000 },
		{ 0x00000000000000a7, 0x0000000000000000 },
		{ 0xffffffffffc00000, 0xc000e3c3ffffffff },
		{ 0x00000000003f70a7, 0x3800001c00000000 },
		185, 1, 2361, 12, 16, "ELECTU_X"
	},

	/* ELECTU_U (sync.isa)
	 *   ELECTU pu, URd, {~}URb $sched $req
	 *   |127:126|125:123|122:117| 116 |115:112|111:109|108:106|105:98|    97    |96:38|
	 *   |   0   |  wsb  | wait  |yield| stall |   0   |  pu   |  0   |urb.bitnot|  0  |
	 *   |37:32|31:22|21:16|  15  |14:12|11:8|  7:0   |
	 *   | urb |  0  | urd |pg.not| pg  |0010|10100111|
	 */
	[GPU_OP_ELECTU_U] = {
		{ 0x0000000000000fff, 0x0000000000000000 },
		{ 0x00000000000002a7, 0x0000000000000000 },
		{ 0xffffffc0ffc00000, 0xc000e3fdffffffff },
		{ 0x0000003f003f72a7, 0x3800000000000000 },
		186, 1, 2373, 12, 16, "ELECTU_U"
	},

	/* ELECT_X (sync.isa)
	 *   ELECT pu, Rd{, {!}pp} $sched $req
	 *   |127:126|125:123|122:117| 116 |115:112|111:109|108:106|105:102| 101  |100:98|97:24|
	 *   |   0   |  wsb  | wait  |yield| stall |   0   |  pu   |   0   |pp.not|  pp  |  0  |
	 *   |23:16|  15  |14:12|11:8|  7:0   |
	 *   | rd  |pg.not| pg  |0000|10101000|
	 */
	[GPU_OP_ELECT_X] = {
		{ 0x0000000000000fff, 0x0000000000000000 },
		{ 0x00000000000000a8, 0x0000000000000000 },
		{ 0xffffffffff000000, 0xc000e3c3ffffffff },
		{ 0x0000000000ff70a8, 0x3800001c00000000 },
		187, 1, 2385, 12, 16, "ELECT_X"
	},

	/* ELECT_U (sync.isa)
	 *   ELECT pu, Rd, {~}URb $sched $req
	 *   |127:126|125:123|122:117| 116 |115:112|111:109|108:106|105:98|    97    |96:38|
	 *   |   0   |  wsb  | wait  |yield| stall |   0   |  pu   |  0   |urb.bitnot|  0  |
	 *   |37:32|31:24|23:16|  15  |14:12|11:8|  7:0   |
	 *   | urb |  0  | rd  |pg.not| pg  |0010|10101000|
	 */
	[GPU_OP_ELECT_U] = {
		{ 0x0000000000000fff, 0x0000000000000000 },
		{ 0x00000000000002a8, 0x0000000000000000 },
		{ 0xffffffc0ff000000, 0xc000e3fdffffffff },
		{ 0x0000003f00ff72a8, 0x3800000000000000 },
		188, 1, 2397, 12, 16, "ELECT_U"
	},

	/* ULDC_U (udp.isa)
	 *   ULDC{.dtype} URd, c[UImm][URa+SImm]      $sched $req
	 *   |127:126|125:123|122:117| 116 |115:112|111:83|82:80|79:54|53:32|31:30|29:24|23:22|
	 *   |   0   |  wsb  | wait  |yield| stall |  0   |dtype|  0  | vb  |  0  | ura |  0  |
	 *   |21:16|  15   |14:12|11:8|  7:0   |
	 *   | urd |upg.not| upg |0001|00000001|
	 */
	[GPU_OP_ULDC_U] = {
		{ 0x0000000000000fff, 0x0000000000000000 },
		{ 0x0000000000000101, 0x0000000000000000 },
		{ 0xffc00000c0c00000, 0xc000fffffff8ffff },
		{ 0x000000003f3f7101, 0x3800000000040000 },
		189, 3, 2409, 12, 16, "ULDC_U"
	},

	/* UIADD_UU (udp.isa)
	 *   UIADD   URd,        {-}URa, {-}SrcB                $sched $req
	 *   UIADD.X URd{, upu}, {-}URa, {-}SrcB{, {!}upp}      $sched $req
	 *   |127:126|125:123|122:117| 116 |115:112|111:109|108:106|105:102|  101  |100:98|
	 *   |   0   |  wsb  | wait  |yield| stall |   0   |  upu  |   0   |upp.not| upp  |
	 *   |  97   |96:77|76 |75:73|  72   |71:38|37:32|31:30|29:24|23:22|21:16|  15   |14:12|
	 *   |urb.neg|  0  |ext|  0  |ura.neg|  0  | urb |  0  | ura |  0  | urd |upg.not| upg |
	 *   |11:8|  7:0   |
	 *   |0100|00000010|
	 */
	[GPU_OP_UIADD_UU] = {
		{ 0x0000000000000fff, 0x0000000000000000 },
		{ 0x0000000000000402, 0x0000000000000000 },
		{ 0xffffffc0c0c00000, 0xc000e3c1ffffeeff },
		{ 0x0000003f3f3f7402, 0x38001c3c00000000 },
		192, 2, 2421, 17, 16, "UIADD_UU"
	},

	/* UIADD_UI (udp.isa)
	 *   UIADD   URd,        {-}URa, {-}SrcB                $sched $req
	 *   UIADD.X URd{, upu}, {-}URa, {-}SrcB{, {!}upp}      $sched $req
	 *   |127:126|125:123|122:117| 116 |115:112|111:109|108:106|105:102|  101  |100:98|97:77|
	 *   |   0   |  wsb  | wait  |yield| stall |   0   |  upu  |   0   |upp.not| upp  |  0  |
	 *   |76 |75:73|  72   |71:64|63:32|31:30|29:24|23:22|21:16|  15   |14:12|11:8|  7:0   |
	 *   |ext|  0  |ura.neg|  0  | vb  |  0  | ura |  0  | urd |upg.not| upg |0101|00000010|
	 */
	[GPU_OP_UIADD_UI] = {
		{ 0x0000000000000fff, 0x0000000000000000 },
		{ 0x0000000000000502, 0x0000000000000000 },
		{ 0x00000000c0c00000, 0xc000e3c3ffffeeff },
		{ 0x000000003f3f7502, 0x38001c3c00000000 },
		194, 2, 2438, 16, 16, "UIADD_UI"
	},

	/* UIADD_UC (udp.isa)
	 *   UIADD   URd,        {-}URa, {-}SrcB                $sched $req
	 *   UIADD.X URd{, upu}, {-}URa, {-}SrcB{, {!}upp}      $sched $req
	 *   |127:126|125:123|122:117| 116 |115:112|111:109|108:106|105:102|  101  |100:98|
	 *   |   0   |  wsb  | wait  |yield| stall |   0   |  upu  |   0   |upp.not| upp  |
	 *   |  97  |96:77|76 |75:73|  72   |71:54|53:32|31:30|29:24|23:22|21:16|  15   |14:12|
	 *   |vb.neg|  0  |ext|  0  |ura.neg|  0  | vb  |  0  | ura |  0  | urd |upg.not| upg |
	 *   |11:8|  7:0   |
	 *   |0110|00000010|
	 */
	[GPU_OP_UIADD_UC] = {
		{ 0x0000000000000fff, 0x0000000000000000 },
		{ 0x0000000000000602, 0x0000000000000000 },
		{ 0xffc00000c0c00000, 0xc000e3c1ffffeeff },
		{ 0x000000003f3f7602, 0x38001c3c00000000 },
		196, 2, 2454, 17, 16, "UIADD_UC"
	},

	/* UIMAD_UUU (udp.isa)
	 *   UIMAD{.LO}{.itype} URd{, upu}, URa, SrcB, {-}SrcC                $sched $req
	 *   UIMAD.HI.X{.itype} URd{, upu}, URa, SrcB, {-}SrcC{, {!}upp}      $sched $req
	 *   |127:126|125:123|122:117| 116 |115:112|111:109|108:106|105:102|  101  |100:98|97:78|
	 *   |   0   |  wsb  | wait  |yield| stall |   0   |  upu  |   0   |upp.not| upp  |  0  |
	 *   | 77  |76 | 75 |  74   |73:70|69:64|63:38|37:32|31:30|29:24|23:22|21:16|  15   |
	 *   |itype|ext|lohi|urc.neg|  0  | urc |  0  | urb |  0  | ura |  0  | urd |upg.not|
	 *   |14:12|11:8|  7:0   |
	 *   | upg |0111|00000011|
	 */
	[GPU_OP_UIMAD_UUU] = {
		{ 0x0000000000000fff, 0x0000000000000000 },
		{ 0x0000000000000703, 0x0000000000000000 },
		{ 0xffffffc0c0c00000, 0xc000e3c3ffffc3c0 },
		{ 0x0000003f3f3f7703, 0x38001c3c0000003f },
		198, 2, 2471, 19, 16, "UIMAD_UUU"
	},

	/* UIMAD_UUI (udp.isa)
	 *   UIMAD{.LO}{.itype} URd{, upu}, URa, SrcB, {-}SrcC                $sched $req
	 *   UIMAD.HI.X{.itype} URd{, upu}, URa, SrcB, {-}SrcC{, {!}upp}      $sched $req
	 *   |127:126|125:123|122:117| 116 |115:112|111:109|108:106|105:102|  101  |100:98|97:78|
	 *   |   0   |  wsb  | wait  |yield| stall |   0   |  upu  |   0   |upp.not| upp  |  0  |
	 *   | 77  |76 | 75 |74:70|69:64|63:32|31:30|29:24|23:22|21:16|  15   |14:12|11:8|
	 *   |itype|ext|lohi|  0  | urb | vc  |  0  | ura |  0  | urd |upg.not| upg |1000|
	 *   |  7:0   |
	 *   |00000011|
	 */
	[GPU_OP_UIMAD_UUI] = {
		{ 0x0000000000000fff, 0x0000000000000000 },
		{ 0x0000000000000803, 0x0000000000000000 },
		{ 0x00000000c0c00000, 0xc000e3c3ffffc7c0 },
		{ 0x000000003f3f7803, 0x38001c3c0000003f },
		200, 2, 2490, 18, 16, "UIMAD_UUI"
	},

	/* UIMAD_UIU (udp.isa)
	 *   UIMAD{.LO}{.itype} URd{, upu}, URa, SrcB, {-}SrcC                $sched $req
	 *   UIMAD.HI.X{.itype} URd{, upu}, URa, SrcB, {-}SrcC{, {!}upp}      $sched $req
	 *   |127:126|125:123|122:117| 116 |115:112|111:109|108:106|105:102|  101  |100:98|97:78|
	 *   |   0   |  wsb  | wait  |yield| stall |   0   |  upu  |   0   |upp.not| upp  |  0  |
	 *   | 77  |76 | 75 |  74   |73:70|69:64|63:32|31:30|29:24|23:22|21:16|  15   |14:12|
	 *   |itype|ext|lohi|urc.neg|  0  | urc | vb  |  0  | ura |  0  | urd |upg.not| upg |
	 *   |11:8|  7:0   |
	 *   |1010|00000011|
	 */
	[GPU_OP_UIMAD_UIU] = {
		{ 0x0000000000000fff, 0x0000000000000000 },
		{ 0x0000000000000a03, 0x0000000000000000 },
		{ 0x00000000c0c00000, 0xc000e3c3ffffc3c0 },
		{ 0x000000003f3f7a03, 0x38001c3c0000003f },
		202, 2, 2508, 19, 16, "UIMAD_UIU"
	},

	/* UIMAD_UUC (udp.isa)
	 *   UIMAD{.LO}{.itype} URd{, upu}, URa, SrcB, {-}SrcC                $sched $req
	 *   UIMAD.HI.X{.itype} URd{, upu}, URa, SrcB, {-}SrcC{, {!}upp}      $sched $req
	 *   |127:126|125:123|122:117| 116 |115:112|111:109|108:106|105:102|  101  |100:98|
	 *   |   0   |  wsb  | wait  |yield| stall |   0   |  upu  |   0   |upp.not| upp  |
	 *   |  97  |96:78| 77  |76 | 75 |74:70|69:64|63:54|53:32|31:30|29:24|23:22|21:16|
	 *   |vc.neg|  0  |itype|ext|lohi|  0  | urb |  0  | vc  |  0  | ura |  0  | urd |
	 *   |  15   |14:12|11:8|  7:0   |
	 *   |upg.not| upg |1001|00000011|
	 */
	[GPU_OP_UIMAD_UUC] = {
		{ 0x0000000000000fff, 0x0000000000000000 },
		{ 0x0000000000000903, 0x0000000000000000 },
		{ 0xffc00000c0c00000, 0xc000e3c1ffffc7c0 },
		{ 0x000000003f3f7903, 0x38001c3c0000003f },
		204, 2, 2527, 19, 16, "UIMAD_UUC"
	},

	/* UIMAD_UCU (udp.isa)
	 *   UIMAD{.LO}{.itype} URd{, upu}, URa, SrcB, {-}SrcC                $sched $req
	 *   UIMAD.HI.X{.itype} URd{, upu}, URa, SrcB, {-}SrcC{, {!}upp}      $sched $req
	 *   |127:126|125:123|122:117| 116 |115:112|111:109|108:106|105:102|  101  |100:98|97:78|
	 *   |   0   |  wsb  | wait  |yield| stall |   0   |  upu  |   0   |upp.not| upp  |  0  |
	 *   | 77  |76 | 75 |  74   |73:70|69:64|63:54|53:32|31:30|29:24|23:22|21:16|  15   |
	 *   |itype|ext|lohi|urc.neg|  0  | urc |  0  | vb  |  0  | ura |  0  | urd |upg.not|
	 *   |14:12|11:8|  7:0   |
	 *   | upg |1011|00000011|
	 */
	[GPU_OP_UIMAD_UCU] = {
		{ 0x0000000000000fff, 0x0000000000000000 },
		{ 0x0000000000000b03, 0x0000000000000000 },
		{ 0xffc00000c0c00000, 0xc000e3c3ffffc3c0 },
		{ 0x000000003f3f7b03, 0x38001c3c0000003f },
		206, 2, 2546, 19, 16, "UIMAD_UCU"
	},

	/* UIMAD_WIDE_UUU (udp.isa)
	 *   UIMAD.WIDE{.itype}   URd{, upu}, URa, SrcB, {-}SrcC                $sched $req
	 *   UIMAD.WIDE.X{.itype} URd{, upu}, URa, SrcB, {-}SrcC{, {!}upp}      $sched $req
	 *   |127:126|125:123|122:117| 116 |115:112|111:109|108:106|105:102|  101  |100:98|97:78|
	 *   |   0   |  wsb  | wait  |yield| stall |   0   |  upu  |   0   |upp.not| upp  |  0  |
	 *   | 77  |76 |75|  74   |73:70|69:64|63:38|37:32|31:30|29:24|23:22|21:16|  15   |14:12|
	 *   |itype|ext|0 |urc.neg|  0  | urc |  0  | urb |  0  | ura |  0  | urd |upg.not| upg |
	 *   |11:8|  7:0   |
	 *   |0111|00000100|
	 */
	[GPU_OP_UIMAD_WIDE_UUU] = {
		{ 0x0000000000000fff, 0x0000000000000000 },
		{ 0x0000000000000704, 0x0000000000000000 },
		{ 0xffffffc0c0c00000, 0xc000e3c3ffffcbc0 },
		{ 0x0000003f3f3f7704, 0x38001c3c0000003f },
		208, 2, 2565, 18, 16, "UIMAD_WIDE_UUU"
	},

	/* UIMAD_WIDE_UIU (udp.isa)
	 *   UIMAD.WIDE{.itype}   URd{, upu}, URa, SrcB, {-}SrcC                $sched $req
	 *   UIMAD.WIDE.X{.itype} URd{, upu}, URa, SrcB, {-}SrcC{, {!}upp}      $sched $req
	 *   |127:126|125:123|122:117| 116 |115:112|111:109|108:106|105:102|  101  |100:98|97:78|
	 *   |   0   |  wsb  | wait  |yield| stall |   0   |  upu  |   0   |upp.not| upp  |  0  |
	 *   | 77  |76 |75|  74   |73:70|69:64|63:32|31:30|29:24|23:22|21:16|  15   |14:12|11:8|
	 *   |itype|ext|0 |urc.neg|  0  | urc | vb  |  0  | ura |  0  | urd |upg.not| upg |1010|
	 *   |  7:0   |
	 *   |00000100|
	 */
	[GPU_OP_UIMAD_WIDE_UIU] = {
		{ 0x0000000000000fff, 0x0000000000000000 },
		{ 0x0000000000000a04, 0x0000000000000000 },
		{ 0x00000000c0c00000, 0xc000e3c3ffffcbc0 },
		{ 0x000000003f3f7a04, 0x38001c3c0000003f },
		210, 2, 2583, 18, 16, "UIMAD_WIDE_UIU"
	},

	/* UIMAD_WIDE_UUC (udp.isa)
	 *   UIMAD.WIDE{.itype}   URd{, upu}, URa, SrcB, {-}SrcC                $sched $req
	 *   UIMAD.WIDE.X{.itype} URd{, upu}, URa, SrcB, {-}SrcC{, {!}upp}      $sched $req
	 *   |127:126|125:123|122:117| 116 |115:112|111:109|108:106|105:102|  101  |100:98|
	 *   |   0   |  wsb  | wait  |yield| stall |   0   |  upu  |   0   |upp.not| upp  |
	 *   |  97  |96:78| 77  |76 |75:70|69:64|63:54|53:32|31:30|29:24|23:22|21:16|  15   |
	 *   |vc.neg|  0  |itype|ext|  0  | urb |  0  | vc  |  0  | ura |  0  | urd |upg.not|
	 *   |14:12|11:8|  7:0   |
	 *   | upg |1001|00000100|
	 */
	[GPU_OP_UIMAD_WIDE_UUC] = {
		{ 0x0000000000000fff, 0x0000000000000000 },
		{ 0x0000000000000904, 0x0000000000000000 },
		{ 0xffc00000c0c00000, 0xc000e3c1ffffcfc0 },
		{ 0x000000003f3f7904, 0x38001c3c0000003f },
		212, 2, 2601, 18, 16, "UIMAD_WIDE_UUC"
	},

	/* UIMAD_WIDE_UCU (udp.isa)
	 *   UIMAD.WIDE{.itype}   URd{, upu}, URa, SrcB, {-}SrcC                $sched $req
	 *   UIMAD.WIDE.X{.itype} URd{, upu}, URa, SrcB, {-}SrcC{, {!}upp}      $sched $req
	 *   |127:126|125:123|122:117| 116 |115:112|111:109|108:106|105:102|  101  |100:98|97:78|
	 *   |   0   |  wsb  | wait  |yield| stall |   0   |  upu  |   0   |upp.not| upp  |  0  |
	 *   | 77  |76 |75|  74   |73:70|69:64|63:54|53:32|31:30|29:24|23:22|21:16|  15   |14:12|
	 *   |itype|ext|0 |urc.neg|  0  | urc |  0  | vb  |  0  | ura |  0  | urd |upg.not| upg |
	 *   |11:8|  7:0   |
	 *   |1011|00000100|
	 */
	[GPU_OP_UIMAD_WIDE_UCU] = {
		{ 0x0000000000000fff, 0x0000000000000000 },
		{ 0x0000000000000b04, 0x0000000000000000 },
		{ 0xffc00000c0c00000, 0xc000e3c3ffffcbc0 },
		{ 0x000000003f3f7b04, 0x38001c3c0000003f },
		214, 2, 2619, 18, 16, "UIMAD_WIDE_UCU"
	},

	/* UIMUL_UU (udp.isa)
	 *   UIMUL{.lohi}{.itype} URd, URa, {-}SrcB      $sched $req
	 *   |127:126|125:123|122:117| 116 |115:112|111:98|  97   |96:78| 77  |76| 75 |74:38|
	 *   |   0   |  wsb  | wait  |yield| stall |  0   |urb.neg|  0  |itype|0 |lohi|  0  |
	 *   |37:32|31:30|29:24|23:22|21:16|  15   |14:12|11:8|  7:0   |
	 *   | urb |  0  | ura |  0  | urd |upg.not| upg |0100|00000101|
	 */
	[GPU_OP_UIMUL_UU] = {
		{ 0x0000000000000fff, 0x0000000000000000 },
		{ 0x0000000000000405, 0x0000000000000000 },
		{ 0xffffffc0c0c00000, 0xc000fffdffffd7ff },
		{ 0x0000003f3f3f7405, 0x3800000000000000 },
		216, 1, 2637, 14, 16, "UIMUL_UU"
	},

	/* UIMUL_UI (udp.isa)
	 *   UIMUL{.lohi}{.itype} URd, URa, {-}SrcB      $sched $req
	 *   |127:126|125:123|122:117| 116 |115:112|111:78| 77  |76| 75 |74:64|63:32|31:30|29:24|
	 *   |   0   |  wsb  | wait  |yield| stall |  0   |itype|0 |lohi|  0  | vb  |  0  | ura |
	 *   |23:22|21:16|  15   |14:12|11:8|  7:0   |
	 *   |  0  | urd |upg.not| upg |0101|00000101|
	 */
	[GPU_OP_UIMUL_UI] = {
		{ 0x0000000000000fff, 0x0000000000000000 },
		{ 0x0000000000000505, 0x0000000000000000 },
		{ 0x00000000c0c00000, 0xc000ffffffffd7ff },
		{ 0x000000003f3f7505, 0x3800000000000000 },
		217, 1, 2651, 13, 16, "UIMUL_UI"
	},

	/* UIMUL_UC (udp.isa)
	 *   UIMUL{.lohi}{.itype} URd, URa, {-}SrcB      $sched $req
	 *   |127:126|125:123|122:117| 116 |115:112|111:98|  97  |96:78| 77  |76| 75 |74:54|
	 *   |   0   |  wsb  | wait  |yield| stall |  0   |vb.neg|  0  |itype|0 |lohi|  0  |
	 *   |53:32|31:30|29:24|23:22|21:16|  15   |14:12|11:8|  7:0   |
	 *   | vb  |  0  | ura |  0  | urd |upg.not| upg |0110|00000101|
	 */
	[GPU_OP_UIMUL_UC] = {
		{ 0x0000000000000fff, 0x0000000000000000 },
		{ 0x0000000000000605, 0x0000000000000000 },
		{ 0xffc00000c0c00000, 0xc000fffdffffd7ff },
		{ 0x000000003f3f7605, 0x3800000000000000 },
		218, 1, 2664, 14, 16, "UIMUL_UC"
	},

	/* ULEA_UUU (udp.isa)
	 *   ULEA{.LO}      URd{, upu}, {-}URa, {-}SrcB,      UImm5Sca                $sched $req
	 *   ULEA.HI.X      URd{, upu}, {-}URa, {-}SrcB, URc, UImm5Sca{, {!}upp}      $sched $req
	 *   ULEA.HI.X.SX32 URd{, upu}, {-}URa, {-}SrcB,      UImm5Sca{, {!}upp}      $sched $req
	 *   |127:126|125:123|122:117| 116 |115:112|111:109|108:106|105:102|  101  |100:98|
	 *   |   0   |  wsb  | wait  |yield| stall |   0   |  upu  |   0   |upp.not| upp  |
	 *   |  97   |96:87| 86:82  |81| 80 |79:77|76 | 75 |74:73|  72   |71:70|69:64|63:38|
	 *   |urb.neg|  0  |shiftamt|0 |sx32|  0  |ext|lohi|  0  |ura.neg|  0  | urc |  0  |
	 *   |37:32|31:30|29:24|23:22|21:16|  15   |14:12|11:8|  7:0   |
	 *   | urb |  0  | ura |  0  | urd |upg.not| upg |0111|00000110|
	 */
	[GPU_OP_ULEA_UUU] = {
		{ 0x0000000000000fff, 0x0000000000000000 },
		{ 0x0000000000000706, 0x0000000000000000 },
		{ 0xffffffc0c0c00000, 0xc000e3c1ff82e6c0 },
		{ 0x0000003f3f3f7706, 0x38001c3c0000003f },
		219, 3, 2678, 21, 16, "ULEA_UUU"
	},

	/* ULEA_UIU (udp.isa)
	 *   ULEA{.LO}      URd{, upu}, {-}URa, {-}SrcB,      UImm5Sca                $sched $req
	 *   ULEA.HI.X      URd{, upu}, {-}URa, {-}SrcB, URc, UImm5Sca{, {!}upp}      $sched $req
	 *   ULEA.HI.X.SX32 URd{, upu}, {-}URa, {-}SrcB,      UImm5Sca{, {!}upp}      $sched $req
	 *   |127:126|125:123|122:117| 116 |115:112|111:109|108:106|105:102|  101  |100:98|97:87|
	 *   |   0   |  wsb  | wait  |yield| stall |   0   |  upu  |   0   |upp.not| upp  |  0  |
	 *   | 86:82  |81| 80 |79:77|76 | 75 |74:73|  72   |71:70|69:64|63:32|31:30|29:24|23:22|
	 *   |shiftamt|0 |sx32|  0  |ext|lohi|  0  |ura.neg|  0  | urc | vb  |  0  | ura |  0  |
	 *   |21:16|  15   |14:12|11:8|  7:0   |
	 *   | urd |upg.not| upg |1010|00000110|
	 */
	[GPU_OP_ULEA_UIU] = {
		{ 0x0000000000000fff, 0x0000000000000000 },
		{ 0x0000000000000a06, 0x0000000000000000 },
		{ 0x00000000c0c00000, 0xc000e3c3ff82e6c0 },
		{ 0x000000003f3f7a06, 0x38001c3c0000003f },
		222, 3, 2699, 20, 16, "ULEA_UIU"
	},

	/* ULEA_UCU (udp.isa)
	 *   ULEA{.LO}      URd{, upu}, {-}URa, {-}SrcB,      UImm5Sca                $sched $req
	 *   ULEA.HI.X      URd{, upu}, {-}URa, {-}SrcB, URc, UImm5Sca{, {!}upp}      $sched $req
	 *   ULEA.HI.X.SX32 URd{, upu}, {-}URa, {-}SrcB,      UImm5Sca{, {!}upp}      $sched $req
	 *   |127:126|125:123|122:117| 116 |115:112|111:109|108:106|105:102|  101  |100:98|
	 *   |   0   |  wsb  | wait  |yield| stall |   0   |  upu  |   0   |upp.not| upp  |
	 *   |  97  |96:87| 86:82  |81| 80 |79:77|76 | 75 |74:73|  72   |71:70|69:64|63:54|53:32|
	 *   |vb.neg|  0  |shiftamt|0 |sx32|  0  |ext|lohi|  0  |ura.neg|  0  | urc |  0  | vb  |
	 *   |31:30|29:24|23:22|21:16|  15   |14:12|11:8|  7:0   |
	 *   |  0  | ura |  0  | urd |upg.not| upg |1011|00000110|
	 */
	[GPU_OP_ULEA_UCU] = {
		{ 0x0000000000000fff, 0x0000000000000000 },
		{ 0x0000000000000b06, 0x0000000000000000 },
		{ 0xffc00000c0c00000, 0xc000e3c1ff82e6c0 },
		{ 0x000000003f3f7b06, 0x38001c3c0000003f },
		225, 3, 2719, 21, 16, "ULEA_UCU"
	},

	/* UIABS_U (udp.isa)
	 *   UIABS URd, {-}SrcB      $sched $req
	 *   |127:126|125:123|122:117| 116 |115:112|111:98|  97   |96:38|37:32|31:22|21:16|
	 *   |   0   |  wsb  | wait  |yield| stall |  0   |urb.neg|  0  | urb |  0  | urd |
	 *   |  15   |14:12|11:8|  7:0   |
	 *   |upg.not| upg |0001|00000111|
	 */
	[GPU_OP_UIABS_U] = {
		{ 0x0000000000000fff, 0x0000000000000000 },
		{ 0x0000000000000107, 0x0000000000000000 },
		{ 0xffffffc0ffc00000, 0xc000fffdffffffff },
		{ 0x0000003f003f7107, 0x3800000000000000 },
		228, 1, 2740, 11, 16, "UIABS_U"
	},

	/* UIABS_I (udp.isa)
	 *   UIABS URd, {-}SrcB      $sched $req
	 *   |127:126|125:123|122:117| 116 |115:112|111:64|63:32|31:22|21:16|  15   |14:12|11:8|
	 *   |   0   |  wsb  | wait  |yield| stall |  0   | vb  |  0  | urd |upg.not| upg |0010|
	 *   |  7:0   |
	 *   |00000111|
	 */
	[GPU_OP_UIABS_I] = {
		{ 0x0000000000000fff, 0x0000000000000000 },
		{ 0x0000000000000207, 0x0000000000000000 },
		{ 0x00000000ffc00000, 0xc000ffffffffffff },
		{ 0x00000000003f7207, 0x3800000000000000 },
		229, 1, 2751, 10, 16, "UIABS_I"
	},

	/* UIABS_C (udp.isa)
	 *   UIABS URd, {-}SrcB      $sched $req
	 *   |127:126|125:123|122:117| 116 |115:112|111:98|  97  |96:54|53:32|31:22|21:16|
	 *   |   0   |  wsb  | wait  |yield| stall |  0   |vb.neg|  0  | vb  |  0  | urd |
	 *   |  15   |14:12|11:8|  7:0   |
	 *   |upg.not| upg |0011|00000111|
	 */
	[GPU_OP_UIABS_C] = {
		{ 0x0000000000000fff, 0x0000000000000000 },
		{ 0x0000000000000307, 0x0000000000000000 },
		{ 0xffc00000ffc00000, 0xc000fffdffffffff },
		{ 0x00000000003f7307, 0x3800000000000000 },
		230, 1, 2761, 11, 16, "UIABS_C"
	},

	/* UIMNMX_UU (udp.isa)
	 *   UIMNMX{.itype} URd, {-}URa, {-}SrcB, {!}upp      $sched $req
	 *   |127:126|125:123|122:117| 116 |115:112|111:102|  101  |100:98|  97   |96:78| 77  |
	 *   |   0   |  wsb  | wait  |yield| stall |   0   |upp.not| upp  |urb.neg|  0  |itype|
	 *   |76:73|  72   |71:38|37:32|31:30|29:24|23:22|21:16|  15   |14:12|11:8|  7:0   |
	 *   |  0  |ura.neg|  0  | urb |  0  | ura |  0  | urd |upg.not| upg |0100|00001000|
	 */
	[GPU_OP_UIMNMX_UU] = {
		{ 0x0000000000000fff, 0x0000000000000000 },
		{ 0x0000000000000408, 0x0000000000000000 },
		{ 0xffffffc0c0c00000, 0xc000ffc1ffffdeff },
		{ 0x0000003f3f3f7408, 0x3800000000000000 },
		231, 1, 2772, 16, 16, "UIMNMX_UU"
	},

	/* UIMNMX_UI (udp.isa)
	 *   UIMNMX{.itype} URd, {-}URa, {-}SrcB, {!}upp      $sched $req
	 *   |127:126|125:123|122:117| 116 |115:112|111:102|  101  |100:98|97:78| 77  |76:73|
	 *   |   0   |  wsb  | wait  |yield| stall |   0   |upp.not| upp  |  0  |itype|  0  |
	 *   |  72   |71:64|63:32|31:30|29:24|23:22|21:16|  15   |14:12|11:8|  7:0   |
	 *   |ura.neg|  0  | vb  |  0  | ura |  0  | urd |upg.not| upg |0101|00001000|
	 */
	[GPU_OP_UIMNMX_UI] = {
		{ 0x0000000000000fff, 0x0000000000000000 },
		{ 0x0000000000000508, 0x0000000000000000 },
		{ 0x00000000c0c00000, 0xc000ffc3ffffdeff },
		{ 0x000000003f3f7508, 0x3800000000000000 },
		232, 1, 2788, 15, 16, "UIMNMX_UI"
	},

	/* UIMNMX_UC (udp.isa)
	 *   UIMNMX{.itype} URd, {-}URa, {-}SrcB, {!}upp      $sched $req
	 *   |127:126|125:123|122:117| 116 |115:112|111:102|  101  |100:98|  97  |96:78| 77  |
	 *   |   0   |  wsb  | wait  |yield| stall |   0   |upp.not| upp  |vb.neg|  0  |itype|
	 *   |76:73|  72   |71:54|53:32|31:30|29:24|23:22|21:16|  15   |14:12|11:8|  7:0   |
	 *   |  0  |ura.neg|  0  | vb  |  0  | ura |  0  | urd |upg.not| upg |0110|00001000|
	 */
	[GPU_OP_UIMNMX_UC] = {
		{ 0x0000000000000fff, 0x0000000000000000 },
		{ 0x0000000000000608, 0x0000000000000000 },
		{ 0xffc00000c0c00000, 0xc000ffc1ffffdeff },
		{ 0x000000003f3f7608, 0x3800000000000000 },
		233, 1, 2803, 16, 16, "UIMNMX_UC"
	},

	/* UP2UR_UU (udp.isa)
	 *   UP2UR{.bsel} URd, UPR, URa, SbMsk      $sched $req
	 *   |127:126|125:123|122:117| 116 |115:112|111:81|80:79|78:38|37:32|31:30|29:24|23:22|
	 *   |   0   |  wsb  | wait  |yield| stall |  0   |bsel |  0  | urb |  0  | ura |  0  |
	 *   |21:16|  15   |14:12|11:8|  7:0   |
	 *   | urd |upg.not| upg |0100|00001001|
	 */
	[GPU_OP_UP2UR_UU] = {
		{ 0x0000000000000fff, 0x0000000000000000 },
		{ 0x0000000000000409, 0x0000000000000000 },
		{ 0xffffffc0c0c00000, 0xc000fffffffe7fff },
		{ 0x0000003f3f3f7409, 0x3800000000000000 },
		234, 1, 2819, 12, 16, "UP2UR_UU"
	},

	/* UP2UR_UI (udp.isa)
	 *   UP2UR{.bsel} URd, UPR, URa, SbMsk      $sched $req
	 *   |127:126|125:123|122:117| 116 |115:112|111:81|80:79|78:64|63:32|31:30|29:24|23:22|
	 *   |   0   |  wsb  | wait  |yield| stall |  0   |bsel |  0  | vb  |  0  | ura |  0  |
	 *   |21:16|  15   |14:12|11:8|  7:0   |
	 *   | urd |upg.not| upg |0101|00001001|
	 */
	[GPU_OP_UP2UR_UI] = {
		{ 0x0000000000000fff, 0x0000000000000000 },
		{ 0x0000000000000509, 0x0000000000000000 },
		{ 0x00000000c0c00000, 0xc000fffffffe7fff },
		{ 0x000000003f3f7509, 0x3800000000000000 },
		235, 1, 2831, 12, 16, "UP2UR_UI"
	},

	/* UP2UR_UC (udp.isa)
	 *   UP2UR{.bsel} URd, UPR, URa, SbMsk      $sched $req
	 *   |127:126|125:123|122:117| 116 |115:112|111:81|80:79|78:54|53:32|31:30|29:24|23:22|
	 *   |   0   |  wsb  | wait  |yield| stall |  0   |bsel |  0  | vb  |  0  | ura |  0  |
	 *   |21:16|  15   |14:12|11:8|  7:0   |
	 *   | urd |upg.not| upg |0110|00001001|
	 */
	[GPU_OP_UP2UR_UC] = {
		{ 0x0000000000000fff, 0x0000000000000000 },
		{ 0x0000000000000609, 0x0000000000000000 },
		{ 0xffc00000c0c00000, 0xc000fffffffe7fff },
		{ 0x000000003f3f7609, 0x3800000000000000 },
		236, 1, 2843, 12, 16, "UP2UR_UC"
	},

	/* UR2UP_UU (udp.isa)
	 *   UR2UP UPR, URa{.bsel}, SbMsk      $sched $req
	 *   |127:126|125:123|122:117| 116 |115:112|111:81| 80:79  |78:38|37:32|31:30|29:24|
	 *   |   0   |  wsb  | wait  |yield| stall |  0   |ura.bsel|  0  | urb |  0  | ura |
	 *   |23:16|  15   |14:12|11:8|  7:0   |
	 *   |  0  |upg.not| upg |0100|00001010|
	 */
	[GPU_OP_UR2UP_UU] = {
		{ 0x0000000000000fff, 0x0000000000000000 },
		{ 0x000000000000040a, 0x0000000000000000 },
		{ 0xffffffc0c0ff0000, 0xc000fffffffe7fff },
		{ 0x0000003f3f00740a, 0x3800000000000000 },
		237, 1, 2855, 11, 16, "UR2UP_UU"
	},

	/* UR2UP_UI (udp.isa)
	 *   UR2UP UPR, URa{.bsel}, SbMsk      $sched $req
	 *   |127:126|125:123|122:117| 116 |115:112|111:81| 80:79  |78:64|63:32|31:30|29:24|
	 *   |   0   |  wsb  | wait  |yield| stall |  0   |ura.bsel|  0  | vb  |  0  | ura |
	 *   |23:16|  15   |14:12|11:8|  7:0   |
	 *   |  0  |upg.not| upg |0101|00001010|
	 */
	[GPU_OP_UR2UP_UI] = {
		{ 0x0000000000000fff, 0x0000000000000000 },
		{ 0x000000000000050a, 0x0000000000000000 },
		{ 0x00000000c0ff0000, 0xc000fffffffe7fff },
		{ 0x000000003f00750a, 0x3800000000000000 },
		238, 1, 2866, 11, 16, "UR2UP_UI"
	},

	/* UR2UP_UC (udp.isa)
	 *   UR2UP UPR, URa{.bsel}, SbMsk      $sched $req
	 *   |127:126|125:123|122:117| 116 |115:112|111:81| 80:79  |78:54|53:32|31:30|29:24|
	 *   |   0   |  wsb  | wait  |yield| stall |  0   |ura.bsel|  0  | vb  |  0  | ura |
	 *   |23:16|  15   |14:12|11:8|  7:0   |
	 *   |  0  |upg.not| upg |0110|00001010|
	 */
	[GPU_OP_UR2UP_UC] = {
		{ 0x0000000000000fff, 0x0000000000000000 },
		{ 0x000000000000060a, 0x0000000000000000 },
		{ 0xffc00000c0ff0000, 0xc000fffffffe7fff },
		{ 0x000000003f00760a, 0x3800000000000000 },
		239, 1, 2877, 11, 16, "UR2UP_UC"
	},

	/* UISETP_UU (udp.isa)
	 *   UISETP.compop.boolop{.itype}   upu{, upv}, URa, SrcB, {!}upp                $sched $req
	 *   UISETP.compop.boolop{.itype}.X upu{, upv}, URa, SrcB, {!}upp{, {!}upq}      $sched $req
	 *   |127:126|125:123|122:117| 116 |115:112|111:109|108:106|  105  |104:102|  101  |
	 *   |   0   |  wsb  | wait  |yield| stall |  upv  |  upu  |upq.not|  upq  |upp.not|
	 *   |100:98|97:84|83:82 |81:79 |78| 77  |76 |75:38|37:32|31:30|29:24|23:16|  15   |
	 *   | upp  |  0  |boolop|compop|0 |itype|ext|  0  | urb |  0  | ura |  0  |upg.not|
	 *   |14:12|11:8|  7:0   |
	 *   | upg |0100|00001011|
	 */
	[GPU_OP_UISETP_UU] = {
		{ 0x0000000000000fff, 0x0000000000000000 },
		{ 0x000000000000040b, 0x0000000000000000 },
		{ 0xffffffc0c0ff0000, 0xc0000003fff04fff },
		{ 0x0000003f3f00740b, 0x3800e3c000000000 },
		240, 2, 2888, 20, 16, "UISETP_UU"
	},

	/* UISETP_UI (udp.isa)
	 *   UISETP.compop.boolop{.itype}   upu{, upv}, URa, SrcB, {!}upp                $sched $req
	 *   UISETP.compop.boolop{.itype}.X upu{, upv}, URa, SrcB, {!}upp{, {!}upq}      $sched $req
	 *   |127:126|125:123|122:117| 116 |115:112|111:109|108:106|  105  |104:102|  101  |
	 *   |   0   |  wsb  | wait  |yield| stall |  upv  |  upu  |upq.not|  upq  |upp.not|
	 *   |100:98|97:84|83:82 |81:79 |78| 77  |76 |75:64|63:32|31:30|29:24|23:16|  15   |
	 *   | upp  |  0  |boolop|compop|0 |itype|ext|  0  | vb  |  0  | ura |  0  |upg.not|
	 *   |14:12|11:8|  7:0   |
	 *   | upg |0101|00001011|
	 */
	[GPU_OP_UISETP_UI] = {
		{ 0x0000000000000fff, 0x0000000000000000 },
		{ 0x000000000000050b, 0x0000000000000000 },
		{ 0x00000000c0ff0000, 0xc0000003fff04fff },
		{ 0x000000003f00750b, 0x3800e3c000000000 },
		242, 2, 2908, 20, 16, "UISETP_UI"
	},

	/* UISETP_UC (udp.isa)
	 *   UISETP.compop.boolop{.itype}   upu{, upv}, URa, SrcB, {!}upp                $sched $req
	 *   UISETP.compop.boolop{.itype}.X upu{, upv}, URa, SrcB, {!}upp{, {!}upq}      $sched $req
	 *   |127:126|125:123|122:117| 116 |115:112|111:109|108:106|  105  |104:102|  101  |
	 *   |   0   |  wsb  | wait  |yield| stall |  upv  |  upu  |upq.not|  upq  |upp.not|
	 *   |100:98|97:84|83:82 |81:79 |78| 77  |76 |75:54|53:32|31:30|29:24|23:16|  15   |
	 *   | upp  |  0  |boolop|compop|0 |itype|ext|  0  | vb  |  0  | ura |  0  |upg.not|
	 *   |14:12|11:8|  7:0   |
	 *   | upg |0110|00001011|
	 */
	[GPU_OP_UISETP_UC] = {
		{ 0x0000000000000fff, 0x0000000000000000 },
		{ 0x000000000000060b, 0x0000000000000000 },
		{ 0xffc00000c0ff0000, 0xc0000003fff04fff },
		{ 0x000000003f00760b, 0x3800e3c000000000 },
		244, 2, 2928, 20, 16, "UISETP_UC"
	},

	/* USEL_UU (udp.isa)
	 *   USEL URd, URa, SrcB, {!}upp      $sched $req
	 *   |127:126|125:123|122:117| 116 |115:112|111:102|  101  |100:98|97:38|37:32|31:30|
	 *   |   0   |  wsb  | wait  |yield| stall |   0   |upp.not| upp  |  0  | urb |  0  |
	 *   |29:24|23:22|21:16|  15   |14:12|11:8|  7:0   |
	 *   | ura |  0  | urd |upg.not| upg |0100|00001100|
	 */
	[GPU_OP_USEL_UU] = {
		{ 0x0000000000000fff, 0x0000000000000000 },
		{ 0x000000000000040c, 0x0000000000000000 },
		{ 0xffffffc0c0c00000, 0xc000ffc3ffffffff },
		{ 0x0000003f3f3f740c, 0x3800000000000000 },
		246, 1, 2948, 13, 16, "USEL_UU"
	},

	/* USEL_UI (udp.isa)
	 *   USEL URd, URa, SrcB, {!}upp      $sched $req
	 *   |127:126|125:123|122:117| 116 |115:112|111:102|  101  |100:98|97:64|63:32|31:30|
	 *   |   0   |  wsb  | wait  |yield| stall |   0   |upp.not| upp  |  0  | vb  |  0  |
	 *   |29:24|23:22|21:16|  15   |14:12|11:8|  7:0   |
	 *   | ura |  0  | urd |upg.not| upg |0101|00001100|
	 */
	[GPU_OP_USEL_UI] = {
		{ 0x0000000000000fff, 0x0000000000000000 },
		{ 0x000000000000050c, 0x0000000000000000 },
		{ 0x00000000c0c00000, 0xc000ffc3ffffffff },
		{ 0x000000003f3f750c, 0x3800000000000000 },
		247, 1, 2961, 13, 16, "USEL_UI"
	},

	/* USEL_UC (udp.isa)
	 *   USEL URd, URa, SrcB, {!}upp      $sched $req
	 *   |127:126|125:123|122:117| 116 |115:112|111:102|  101  |100:98|97:54|53:32|31:30|
	 *   |   0   |  wsb  | wait  |yield| stall |   0   |upp.not| upp  |  0  | vb  |  0  |
	 *   |29:24|23:22|21:16|  15   |14:12|11:8|  7:0   |
	 *   | ura |  0  | urd |upg.not| upg |0110|00001100|
	 */
	[GPU_OP_USEL_UC] = {
		{ 0x0000000000000fff, 0x0000000000000000 },
		{ 0x000000000000060c, 0x0000000000000000 },
		{ 0xffc00000c0c00000, 0xc000ffc3ffffffff },
		{ 0x000000003f3f760c, 0x3800000000000000 },
		248, 1, 2974, 13, 16, "USEL_UC"
	},

	/* ULOP3_UUU (udp.isa)
	 *   ULOP3{.exbool} {upu, }URd, URa, SrcB, URc, UImm8Lut, {!}upp      $sched $req
	 *   |127:126|125:123|122:117| 116 |115:112|111:109|108:106|105:102|  101  |100:98|97:90|
	 *   |   0   |  wsb  | wait  |yield| stall |   0   |  upu  |   0   |upp.not| upp  |  0  |
	 *   |89:82|81|80:79 |78:70|69:64|63:38|37:32|31:30|29:24|23:22|21:16|  15   |14:12|11:8|
	 *   | lut |0 |exbool|  0  | urc |  0  | urb |  0  | ura |  0  | urd |upg.not| upg |0111|
	 *   |  7:0   |
	 *   |00001101|
	 */
	[GPU_OP_ULOP3_UUU] = {
		{ 0x0000000000000fff, 0x0000000000000000 },
		{ 0x000000000000070d, 0x0000000000000000 },
		{ 0xffffffc0c0c00000, 0xc000e3c3fc027fc0 },
		{ 0x0000003f3f3f770d, 0x38001c000000803f },
		249, 1, 2987, 17, 16, "ULOP3_UUU"
	},

	/* ULOP3_UIU (udp.isa)
	 *   ULOP3{.exbool} {upu, }URd, URa, SrcB, URc, UImm8Lut, {!}upp      $sched $req
	 *   |127:126|125:123|122:117| 116 |115:112|111:109|108:106|105:102|  101  |100:98|97:90|
	 *   |   0   |  wsb  | wait  |yield| stall |   0   |  upu  |   0   |upp.not| upp  |  0  |
	 *   |89:82|81|80:79 |78:70|69:64|63:32|31:30|29:24|23:22|21:16|  15   |14:12|11:8|
	 *   | lut |0 |exbool|  0  | urc | vb  |  0  | ura |  0  | urd |upg.not| upg |1010|
	 *   |  7:0   |
	 *   |00001101|
	 */
	[GPU_OP_ULOP3_UIU] = {
		{ 0x0000000000000fff, 0x0000000000000000 },
		{ 0x0000000000000a0d, 0x0000000000000000 },
		{ 0x00000000c0c00000, 0xc000e3c3fc027fc0 },
		{ 0x000000003f3f7a0d, 0x38001c000000803f },
		250, 1, 3004, 17, 16, "ULOP3_UIU"
	},

	/* ULOP3_UCU (udp.isa)
	 *   ULOP3{.exbool} {upu, }URd, URa, SrcB, URc, UImm8Lut, {!}upp      $sched $req
	 *   |127:126|125:123|122:117| 116 |115:112|111:109|108:106|105:102|  101  |100:98|97:90|
	 *   |   0   |  wsb  | wait  |yield| stall |   0   |  upu  |   0   |upp.not| upp  |  0  |
	 *   |89:82|81|80:79 |78:70|69:64|63:54|53:32|31:30|29:24|23:22|21:16|  15   |14:12|11:8|
	 *   | lut |0 |exbool|  0  | urc |  0  | vb  |  0  | ura |  0  | urd |upg.not| upg |1011|
	 *   |  7:0   |
	 *   |00001101|
	 */
	[GPU_OP_ULOP3_UCU] = {
		{ 0x0000000000000fff, 0x0000000000000000 },
		{ 0x0000000000000b0d, 0x0000000000000000 },
		{ 0xffc00000c0c00000, 0xc000e3c3fc027fc0 },
		{ 0x000000003f3f7b0d, 0x38001c000000803f },
		251, 1, 3021, 17, 16, "ULOP3_UCU"
	},

	/* UPLOP3_X (udp.isa)
	 *   UPLOP3 upu, {!}upa, {!}upb, {!}upc, UImm8Lut      $sched $req
	 *   |127:126|125:123|122:117| 116 |115:112|111:109|108:106|105:90|89:82|81:68|  67   |
	 *   |   0   |  wsb  | wait  |yield| stall |   0   |  upu  |  0   | lut |  0  |upc.not|
	 *   |66:64|63:36|  35   |34:32|31:28|  27   |26:24|23:16|  15   |14:12|11:8|  7:0   |
	 *   | upc |  0  |upb.not| upb |  0  |upa.not| upa |  0  |upg.not| upg |0000|00001110|
	 */
	[GPU_OP_UPLOP3_X] = {
		{ 0x0000000000000fff, 0x0000000000000000 },
		{ 0x000000000000000e, 0x0000000000000000 },
		{ 0xfffffff0f0ff0000, 0xc000e3fffc03fff0 },
		{ 0x000000000000700e, 0x3800000000000000 },
		252, 1, 3038, 16, 16, "UPLOP3_X"
	},

	/* USHF_UUU (udp.isa)
	 *   USHF.direction{.lohi}{.cwmod}{.itype} URd, URa, SrcB, SrcC      $sched $req
	 *   |127:126|125:123|122:117| 116 |115:112|111:82|   81    | 80  |79|78:77|76| 75 |
	 *   |   0   |  wsb  | wait  |yield| stall |  0   |direction|cwmod|0 |itype|0 |lohi|
	 *   |74:70|69:64|63:38|37:32|31:30|29:24|23:22|21:16|  15   |14:12|11:8|  7:0   |
	 *   |  0  | urc |  0  | urb |  0  | ura |  0  | urd |upg.not| upg |0111|00001111|
	 */
	[GPU_OP_USHF_UUU] = {
		{ 0x0000000000000fff, 0x0000000000000000 },
		{ 0x000000000000070f, 0x0000000000000000 },
		{ 0xffffffc0c0c00000, 0xc000fffffffc97c0 },
		{ 0x0000003f3f3f770f, 0x380000000000403f },
		253, 1, 3054, 16, 16, "USHF_UUU"
	},

	/* USHF_UIU (udp.isa)
	 *   USHF.direction{.lohi}{.cwmod}{.itype} URd, URa, SrcB, SrcC      $sched $req
	 *   |127:126|125:123|122:117| 116 |115:112|111:82|   81    | 80  |79|78:77|76| 75 |
	 *   |   0   |  wsb  | wait  |yield| stall |  0   |direction|cwmod|0 |itype|0 |lohi|
	 *   |74:70|69:64|63:32|31:30|29:24|23:22|21:16|  15   |14:12|11:8|  7:0   |
	 *   |  0  | urc | vb  |  0  | ura |  0  | urd |upg.not| upg |1010|00001111|
	 */
	[GPU_OP_USHF_UIU] = {
		{ 0x0000000000000fff, 0x0000000000000000 },
		{ 0x0000000000000a0f, 0x0000000000000000 },
		{ 0x00000000c0c00000, 0xc000fffffffc97c0 },
		{ 0x000000003f3f7a0f, 0x380000000000403f },
		254, 1, 3070, 16, 16, "USHF_UIU"
	},

	/* USHF_UUI (udp.isa)
	 *   USHF.direction{.lohi}{.cwmod}{.itype} URd, URa, SrcB, SrcC      $sched $req
	 *   |127:126|125:123|122:117| 116 |115:112|111:82|   81    | 80  |79|78:77|76| 75 |
	 *   |   0   |  wsb  | wait  |yield| stall |  0   |direction|cwmod|0 |itype|0 |lohi|
	 *   |74:70|69:64|63:32|31:30|29:24|23:22|21:16|  15   |14:12|11:8|  7:0   |
	 *   |  0  | urb | vc  |  0  | ura |  0  | urd |upg.not| upg |1000|00001111|
	 */
	[GPU_OP_USHF_UUI] = {
		{ 0x0000000000000fff, 0x0000000000000000 },
		{ 0x000000000000080f, 0x0000000000000000 },
		{ 0x00000000c0c00000, 0xc000fffffffc97c0 },
		{ 0x000000003f3f780f, 0x380000000000403f },
		255, 1, 3086, 16, 16, "USHF_UUI"
	},

	/* USHF_UUC (udp.isa)
	 *   USHF.direction{.lohi}{.cwmod}{.itype} URd, URa, SrcB, SrcC      $sched $req
	 *   |127:126|125:123|122:117| 116 |115:112|111:82|   81    | 80  |79|78:77|76| 75 |
	 *   |   0   |  wsb  | wait  |yield| stall |  0   |direction|cwmod|0 |itype|0 |lohi|
	 *   |74:70|69:64|63:54|53:32|31:30|29:24|23:22|21:16|  15   |14:12|11:8|  7:0   |
	 *   |  0  | urb |  0  | vc  |  0  | ura |  0  | urd |upg.not| upg |1001|00001111|
	 */
	[GPU_OP_USHF_UUC] = {
		{ 0x0000000000000fff, 0x0000000000000000 },
		{ 0x000000000000090f, 0x0000000000000000 },
		{ 0xffc00000c0c00000, 0xc000fffffffc97c0 },
		{ 0x000000003f3f790f, 0x380000000000403f },
		256, 1, 3102, 16, 16, "USHF_UUC"
	},

	/* USHF_UCU (udp.isa)
	 *   USHF.direction{.lohi}{.cwmod}{.itype} URd, URa, SrcB, SrcC      $sched $req
	 *   |127:126|125:123|122:117| 116 |115:112|111:82|   81    | 80  |79|78:77|76| 75 |
	 *   |   0   |  wsb  | wait  |yield| stall |  0   |direction|cwmod|0 |itype|0 |lohi|
	 *   |74:70|69:64|63:54|53:32|31:30|29:24|23:22|21:16|  15   |14:12|11:8|  7:0   |
	 *   |  0  | urc |  0  | vb  |  0  | ura |  0  | urd |upg.not| upg |1011|00001111|
	 */
	[GPU_OP_USHF_UCU] = {
		{ 0x0000000000000fff, 0x0000000000000000 },
		{ 0x0000000000000b0f, 0x0000000000000000 },
		{ 0xffc00000c0c00000, 0xc000fffffffc97c0 },
		{ 0x000000003f3f7b0f, 0x380000000000403f },
		257, 1, 3118, 16, 16, "USHF_UCU"
	},

	/* UMOV_U (udp.isa)
	 *   UMOV{.32} URd, SrcA      $sched $req
	 *   UMOV.64   URd, SrcA      $sched $req
	 *   |127:126|125:123|122:117| 116 |115:112|111:81| 80  |79:38|37:32|31:22|21:16|  15   |
	 *   |   0   |  wsb  | wait  |yield| stall |  0   |width|  0  | urb |  0  | urd |upg.not|
	 *   |14:12|11:8|  7:0   |
	 *   | upg |0001|00010000|
	 */
	[GPU_OP_UMOV_U] = {
		{ 0x0000000000000fff, 0x0000000000000000 },
		{ 0x0000000000000110, 0x0000000000000000 },
		{ 0xffffffc0ffc00000, 0xc000fffffffeffff },
		{ 0x0000003f003f7110, 0x3800000000000000 },
		258, 2, 3134, 11, 16, "UMOV_U"
	},

	/* UMOV_I (udp.isa)
	 *   UMOV{.32} URd, SrcA      $sched $req
	 *   |127:126|125:123|122:117| 116 |115:112|111:81| 80  |79:64|63:32|31:22|21:16|  15   |
	 *   |   0   |  wsb  | wait  |yield| stall |  0   |width|  0  | vb  |  0  | urd |upg.not|
	 *   |14:12|11:8|  7:0   |
	 *   | upg |0010|00010000|
	 */
	[GPU_OP_UMOV_I] = {
		{ 0x0000000000000fff, 0x0000000000000000 },
		{ 0x0000000000000210, 0x0000000000000000 },
		{ 0x00000000ffc00000, 0xc000fffffffeffff },
		{ 0x00000000003f7210, 0x3800000000000000 },
		260, 1, 3145, 11, 16, "UMOV_I"
	},

	/* UMOV_C (udp.isa)
	 *   UMOV{.32} URd, SrcA      $sched $req
	 *   UMOV.64   URd, SrcA      $sched $req
	 *   |127:126|125:123|122:117| 116 |115:112|111:81| 80  |79:54|53:32|31:22|21:16|  15   |
	 *   |   0   |  wsb  | wait  |yield| stall |  0   |width|  0  | vb  |  0  | urd |upg.not|
	 *   |14:12|11:8|  7:0   |
	 *   | upg |0011|00010000|
	 */
	[GPU_OP_UMOV_C] = {
		{ 0x0000000000000fff, 0x0000000000000000 },
		{ 0x0000000000000310, 0x0000000000000000 },
		{ 0xffc00000ffc00000, 0xc000fffffffeffff },
		{ 0x00000000003f7310, 0x3800000000000000 },
		261, 2, 3156, 11, 16, "UMOV_C"
	},

	/* UPRMT_UUU (udp.isa)
	 *   UPRMT{.mode} URd, URa, SrcB, SrcC      $sched $req
	 *   |127:126|125:123|122:117| 116 |115:112|111:79|78:76|75:70|69:64|63:38|37:32|31:30|
	 *   |   0   |  wsb  | wait  |yield| stall |  0   |mode |  0  | urc |  0  | urb |  0  |
	 *   |29:24|23:22|21:16|  15   |14:12|11:8|  7:0   |
	 *   | ura |  0  | urd |upg.not| upg |0111|00010001|
	 */
	[GPU_OP_UPRMT_UUU] = {
		{ 0x0000000000000fff, 0x0000000000000000 },
		{ 0x0000000000000711, 0x0000000000000000 },
		{ 0xffffffc0c0c00000, 0xc000ffffffff8fc0 },
		{ 0x0000003f3f3f7711, 0x380000000000003f },
		263, 1, 3167, 13, 16, "UPRMT_UUU"
	},

	/* UPRMT_UUI (udp.isa)
	 *   UPRMT{.mode} URd, URa, SrcB, SrcC      $sched $req
	 *   |127:126|125:123|122:117| 116 |115:112|111:79|78:76|75:70|69:64|63:32|31:30|29:24|
	 *   |   0   |  wsb  | wait  |yield| stall |  0   |mode |  0  | urb | vc  |  0  | ura |
	 *   |23:22|21:16|  15   |14:12|11:8|  7:0   |
	 *   |  0  | urd |upg.not| upg |1000|00010001|
	 */
	[GPU_OP_UPRMT_UUI] = {
		{ 0x0000000000000fff, 0x0000000000000000 },
		{ 0x0000000000000811, 0x0000000000000000 },
		{ 0x00000000c0c00000, 0xc000ffffffff8fc0 },
		{ 0x000000003f3f7811, 0x380000000000003f },
		264, 1, 3180, 13, 16, "UPRMT_UUI"
	},

	/* UPRMT_UIU (udp.isa)
	 *   UPRMT{.mode} URd, URa, SrcB, SrcC      $sched $req
	 *   |127:126|125:123|122:117| 116 |115:112|111:79|78:76|75:70|69:64|63:32|31:30|29:24|
	 *   |   0   |  wsb  | wait  |yield| stall |  0   |mode |  0  | urc | vb  |  0  | ura |
	 *   |23:22|21:16|  15   |14:12|11:8|  7:0   |
	 *   |  0  | urd |upg.not| upg |1010|00010001|
	 */
	[GPU_OP_UPRMT_UIU] = {
		{ 0x0000000000000fff, 0x0000000000000000 },
		{ 0x0000000000000a11, 0x0000000000000000 },
		{ 0x00000000c0c00000, 0xc000ffffffff8fc0 },
		{ 0x000000003f3f7a11, 0x380000000000003f },
		265, 1, 3193, 13, 16, "UPRMT_UIU"
	},

	/* UPRMT_UUC (udp.isa)
	 *   UPRMT{.mode} URd, URa, SrcB, SrcC      $sched $req
	 *   |127:126|125:123|122:117| 116 |115:112|111:79|78:76|75:70|69:64|63:54|53:32|31:30|
	 *   |   0   |  wsb  | wait  |yield| stall |  0   |mode |  0  | urb |  0  | vc  |  0  |
	 *   |29:24|23:22|21:16|  15   |14:12|11:8|  7:0   |
	 *   | ura |  0  | urd |upg.not| upg |1001|00010001|
	 */
	[GPU_OP_UPRMT_UUC] = {
		{ 0x0000000000000fff, 0x0000000000000000 },
		{ 0x0000000000000911, 0x0000000000000000 },
		{ 0xffc00000c0c00000, 0xc000ffffffff8fc0 },
		{ 0x000000003f3f7911, 0x380000000000003f },
		266, 1, 3206, 13, 16, "UPRMT_UUC"
	},

	/* UPRMT_UCU (udp.isa)
	 *   UPRMT{.mode} URd, URa, SrcB, SrcC      $sched $req
	 *   |127:126|125:123|122:117| 116 |115:112|111:79|78:76|75:70|69:64|63:54|53:32|31:30|
	 *   |   0   |  wsb  | wait  |yield| stall |  0   |mode |  0  | urc |  0  | vb  |  0  |
	 *   |29:24|23:22|21:16|  15   |14:12|11:8|  7:0   |
	 *   | ura |  0  | urd |upg.not| upg |1011|00010001|
	 */
	[GPU_OP_UPRMT_UCU] = {
		{ 0x0000000000000fff, 0x0000000000000000 },
		{ 0x0000000000000b11, 0x0000000000000000 },
		{ 0xffc00000c0c00000, 0xc000ffffffff8fc0 },
		{ 0x000000003f3f7b11, 0x380000000000003f },
		267, 1, 3219, 13, 16, "UPRMT_UCU"
	},

	/* UPOPC_U (udp.isa)
	 *   UPOPC URd, {~}SrcB      $sched $req
	 *   |127:126|125:123|122:117| 116 |115:112|111:98|    97    |96:38|37:32|31:22|21:16|
	 *   |   0   |  wsb  | wait  |yield| stall |  0   |urb.bitnot|  0  | urb |  0  | urd |
	 *   |  15   |14:12|11:8|  7:0   |
	 *   |upg.not| upg |0001|00010010|
	 */
	[GPU_OP_UPOPC_U] = {
		{ 0x0000000000000fff, 0x0000000000000000 },
		{ 0x0000000000000112, 0x0000000000000000 },
		{ 0xffffffc0ffc00000, 0xc000fffdffffffff },
		{ 0x0000003f003f7112, 0x3800000000000000 },
		268, 1, 3232, 11, 16, "UPOPC_U"
	},

	/* UPOPC_I (udp.isa)
	 *   UPOPC URd, {~}SrcB      $sched $req
	 *   |127:126|125:123|122:117| 116 |115:112|111:64|63:32|31:22|21:16|  15   |14:12|11:8|
	 *   |   0   |  wsb  | wait  |yield| stall |  0   | vb  |  0  | urd |upg.not| upg |0010|
	 *   |  7:0   |
	 *   |00010010|
	 */
	[GPU_OP_UPOPC_I] = {
		{ 0x0000000000000fff, 0x0000000000000000 },
		{ 0x0000000000000212, 0x0000000000000000 },
		{ 0x00000000ffc00000, 0xc000ffffffffffff },
		{ 0x00000000003f7212, 0x3800000000000000 },
		269, 1, 2751, 10, 16, "UPOPC_I"
	},

	/* UPOPC_C (udp.isa)
	 *   UPOPC URd, {~}SrcB      $sched $req
	 *   |127:126|125:123|122:117| 116 |115:112|111:98|   97    |96:54|53:32|31:22|21:16|
	 *   |   0   |  wsb  | wait  |yield| stall |  0   |vb.bitnot|  0  | vb  |  0  | urd |
	 *   |  15   |14:12|11:8|  7:0   |
	 *   |upg.not| upg |0011|00010010|
	 */
	[GPU_OP_UPOPC_C] = {
		{ 0x0000000000000fff, 0x0000000000000000 },
		{ 0x0000000000000312, 0x0000000000000000 },
		{ 0xffc00000ffc00000, 0xc000fffdffffffff },
		{ 0x00000000003f7312, 0x3800000000000000 },
		270, 1, 3243, 11, 16, "UPOPC_C"
	},

	/* UFLO_U (udp.isa)
	 *   UFLO{.SH}{.itype} URd, {~}SrcB      $sched $req
	 *   |127:126|125:123|122:117| 116 |115:112|111:98|    97    |96:82|81| 80  |79:38|37:32|
	 *   |   0   |  wsb  | wait  |yield| stall |  0   |urb.bitnot|  0  |sh|itype|  0  | urb |
	 *   |31:22|21:16|  15   |14:12|11:8|  7:0   |
	 *   |  0  | urd |upg.not| upg |0001|00010011|
	 */
	[GPU_OP_UFLO_U] = {
		{ 0x0000000000000fff, 0x0000000000000000 },
		{ 0x0000000000000113, 0x0000000000000000 },
		{ 0xffffffc0ffc00000, 0xc000fffdfffcffff },
		{ 0x0000003f003f7113, 0x3800000000000000 },
		271, 1, 3254, 13, 16, "UFLO_U"
	},

	/* UFLO_I (udp.isa)
	 *   UFLO{.SH}{.itype} URd, {~}SrcB      $sched $req
	 *   |127:126|125:123|122:117| 116 |115:112|111:82|81| 80  |79:64|63:32|31:22|21:16|
	 *   |   0   |  wsb  | wait  |yield| stall |  0   |sh|itype|  0  | vb  |  0  | urd |
	 *   |  15   |14:12|11:8|  7:0   |
	 *   |upg.not| upg |0010|00010011|
	 */
	[GPU_OP_UFLO_I] = {
		{ 0x0000000000000fff, 0x0000000000000000 },
		{ 0x0000000000000213, 0x0000000000000000 },
		{ 0x00000000ffc00000, 0xc000fffffffcffff },
		{ 0x00000000003f7213, 0x3800000000000000 },
		272, 1, 3267, 12, 16, "UFLO_I"
	},

	/* UFLO_C (udp.isa)
	 *   UFLO{.SH}{.itype} URd, {~}SrcB      $sched $req
	 *   |127:126|125:123|122:117| 116 |115:112|111:98|   97    |96:82|81| 80  |79:54|53:32|
	 *   |   0   |  wsb  | wait  |yield| stall |  0   |vb.bitnot|  0  |sh|itype|  0  | vb  |
	 *   |31:22|21:16|  15   |14:12|11:8|  7:0   |
	 *   |  0  | urd |upg.not| upg |0011|00010011|
	 */
	[GPU_OP_UFLO_C] = {
		{ 0x0000000000000fff, 0x0000000000000000 },
		{ 0x0000000000000313, 0x0000000000000000 },
		{ 0xffc00000ffc00000, 0xc000fffdfffcffff },
		{ 0x00000000003f7313, 0x3800000000000000 },
		273, 1, 3279, 13, 16, "UFLO_C"
	},

	/* UBREV_U (udp.isa)
	 *   UBREV URd, SrcB      $sched $req
	 *   |127:126|125:123|122:117| 116 |115:112|111:38|37:32|31:22|21:16|  15   |14:12|11:8|
	 *   |   0   |  wsb  | wait  |yield| stall |  0   | urb |  0  | urd |upg.not| upg |0001|
	 *   |  7:0   |
	 *   |00010100|
	 */
	[GPU_OP_UBREV_U] = {
		{ 0x0000000000000fff, 0x0000000000000000 },
		{ 0x0000000000000114, 0x0000000000000000 },
		{ 0xffffffc0ffc00000, 0xc000ffffffffffff },
		{ 0x0000003f003f7114, 0x3800000000000000 },
		274, 1, 3292, 10, 16, "UBREV_U"
	},

	/* UBREV_I (udp.isa)
	 *   UBREV URd, SrcB      $sched $req
	 *   |127:126|125:123|122:117| 116 |115:112|111:64|63:32|31:22|21:16|  15   |14:12|11:8|
	 *   |   0   |  wsb  | wait  |yield| stall |  0   | vb  |  0  | urd |upg.not| upg |0010|
	 *   |  7:0   |
	 *   |00010100|
	 */
	[GPU_OP_UBREV_I] = {
		{ 0x0000000000000fff, 0x0000000000000000 },
		{ 0x0000000000000214, 0x0000000000000000 },
		{ 0x00000000ffc00000, 0xc000ffffffffffff },
		{ 0x00000000003f7214, 0x3800000000000000 },
		275, 1, 2751, 10, 16, "UBREV_I"
	},

	/* UBREV_C (udp.isa)
	 *   UBREV URd, SrcB      $sched $req
	 *   |127:126|125:123|122:117| 116 |115:112|111:54|53:32|31:22|21:16|  15   |14:12|11:8|
	 *   |   0   |  wsb  | wait  |yield| stall |  0   | vb  |  0  | urd |upg.not| upg |0011|
	 *   |  7:0   |
	 *   |00010100|
	 */
	[GPU_OP_UBREV_C] = {
		{ 0x0000000000000fff, 0x0000000000000000 },
		{ 0x0000000000000314, 0x0000000000000000 },
		{ 0xffc00000ffc00000, 0xc000ffffffffffff },
		{ 0x00000000003f7314, 0x3800000000000000 },
		276, 1, 3302, 10, 16, "UBREV_C"
	},

	/* UBMSK_UU (udp.isa)
	 *   UBMSK{.cwmode} URd, URa, SrcB      $sched $req
	 *   |127:126|125:123|122:117| 116 |115:112|111:82|  81  |80:38|37:32|31:30|29:24|23:22|
	 *   |   0   |  wsb  | wait  |yield| stall |  0   |cwmode|  0  | urb |  0  | ura |  0  |
	 *   |21:16|  15   |14:12|11:8|  7:0   |
	 *   | urd |upg.not| upg |0100|00010101|
	 */
	[GPU_OP_UBMSK_UU] = {
		{ 0x0000000000000fff, 0x0000000000000000 },
		{ 0x0000000000000415, 0x0000000000000000 },
		{ 0xffffffc0c0c00000, 0xc000fffffffdffff },
		{ 0x0000003f3f3f7415, 0x3800000000000000 },
		277, 1, 3312, 12, 16, "UBMSK_UU"
	},

	/* UBMSK_UI (udp.isa)
	 *   UBMSK{.cwmode} URd, URa, SrcB      $sched $req
	 *   |127:126|125:123|122:117| 116 |115:112|111:82|  81  |80:64|63:32|31:30|29:24|23:22|
	 *   |   0   |  wsb  | wait  |yield| stall |  0   |cwmode|  0  | vb  |  0  | ura |  0  |
	 *   |21:16|  15   |14:12|11:8|  7:0   |
	 *   | urd |upg.not| upg |0101|00010101|
	 */
	[GPU_OP_UBMSK_UI] = {
		{ 0x0000000000000fff, 0x0000000000000000 },
		{ 0x0000000000000515, 0x0000000000000000 },
		{ 0x00000000c0c00000, 0xc000fffffffdffff },
		{ 0x000000003f3f7515, 0x3800000000000000 },
		278, 1, 3324, 12, 16, "UBMSK_UI"
	},

	/* UBMSK_UC (udp.isa)
	 *   UBMSK{.cwmode} URd, URa, SrcB      $sched $req
	 *   |127:126|125:123|122:117| 116 |115:112|111:82|  81  |80:54|53:32|31:30|29:24|23:22|
	 *   |   0   |  wsb  | wait  |yield| stall |  0   |cwmode|  0  | vb  |  0  | ura |  0  |
	 *   |21:16|  15   |14:12|11:8|  7:0   |
	 *   | urd |upg.not| upg |0110|00010101|
	 */
	[GPU_OP_UBMSK_UC] = {
		{ 0x0000000000000fff, 0x0000000000000000 },
		{ 0x0000000000000615, 0x0000000000000000 },
		{ 0xffc00000c0c00000, 0xc000fffffffdffff },
		{ 0x000000003f3f7615, 0x3800000000000000 },
		279, 1, 3336, 12, 16, "UBMSK_UC"
	},

	/* USGXT_UU (udp.isa)
	 *   USGXT{.cwmode}{.itype} URd, URa, SrcB      $sched $req
	 *   |127:126|125:123|122:117| 116 |115:112|111:82|  81  | 80  |79:38|37:32|31:30|29:24|
	 *   |   0   |  wsb  | wait  |yield| stall |  0   |cwmode|itype|  0  | urb |  0  | ura |
	 *   |23:22|21:16|  15   |14:12|11:8|  7:0   |
	 *   |  0  | urd |upg.not| upg |0100|00010110|
	 */
	[GPU_OP_USGXT_UU] = {
		{ 0x0000000000000fff, 0x0000000000000000 },
		{ 0x0000000000000416, 0x0000000000000000 },
		{ 0xffffffc0c0c00000, 0xc000fffffffcffff },
		{ 0x0000003f3f3f7416, 0x3800000000000000 },
		280, 1, 3348, 13, 16, "USGXT_UU"
	},

	/* USGXT_UI (udp.isa)
	 *   USGXT{.cwmode}{.itype} URd, URa, SrcB      $sched $req
	 *   |127:126|125:123|122:117| 116 |115:112|111:82|  81  | 80  |79:64|63:32|31:30|29:24|
	 *   |   0   |  wsb  | wait  |yield| stall |  0   |cwmode|itype|  0  | vb  |  0  | ura |
	 *   |23:22|21:16|  15   |14:12|11:8|  7:0   |
	 *   |  0  | urd |upg.not| upg |0101|00010110|
	 */
	[GPU_OP_USGXT_UI] = {
		{ 0x0000000000000fff, 0x0000000000000000 },
		{ 0x0000000000000516, 0x0000000000000000 },
		{ 0x00000000c0c00000, 0xc000fffffffcffff },
		{ 0x000000003f3f7516, 0x3800000000000000 },
		281, 1, 3361, 13, 16, "USGXT_UI"
	},

	/* USGXT_UC (udp.isa)
	 *   USGXT{.cwmode}{.itype} URd, URa, SrcB      $sched $req
	 *   |127:126|125:123|122:117| 116 |115:112|111:82|  81  | 80  |79:54|53:32|31:30|29:24|
	 *   |   0   |  wsb  | wait  |yield| stall |  0   |cwmode|itype|  0  | vb  |  0  | ura |
	 *   |23:22|21:16|  15   |14:12|11:8|  7:0   |
	 *   |  0  | urd |upg.not| upg |0110|00010110|
	 */
	[GPU_OP_USGXT_UC] = {
		{ 0x0000000000000fff, 0x0000000000000000 },
		{ 0x0000000000000616, 0x0000000000000000 },
		{ 0xffc00000c0c00000, 0xc000fffffffcffff },
		{ 0x000000003f3f7616, 0x3800000000000000 },
		282, 1, 3374, 13, 16, "USGXT_UC"
	},

	/* SETUGPR_UIU (udp.isa)
	 *   SETUGPR UR[URa{+SImm7}], URb      $sched $req $wsb
	 *   |127:126|125:123|122:117| 116 |115:112|111:70|69:64|63:39|38:32|31:30|29:24|23:16|
	 *   |   0   |  wsb  | wait  |yield| stall |  0   | urb |  0  |uridx|  0  | ura |  0  |
	 *   |  15   |14:12|11:8|  7:0   |
	 *   |upg.not| upg |1010|00010111|
	 */
	[GPU_OP_SETUGPR_UIU] = {
		{ 0x0000000000000fff, 0x0000000000000000 },
		{ 0x0000000000000a17, 0x0000000000000000 },
		{ 0xffffff80c0ff0000, 0xc000ffffffffffc0 },
		{ 0x000000003f007a17, 0x380000000000003f },
		283, 1, 3387, 11, 16, "SETUGPR_UIU"
	},

	/* GETUGPR_UI (udp.isa)
	 *   GETUGPR URd, UR[URb{+SImm7}]      $sched $req $wsb
	 *   |127:126|125:123|122:117| 116 |115:112|111:70|69:64|63:39|38:32|31:22|21:16|  15   |
	 *   |   0   |  wsb  | wait  |yield| stall |  0   | urb |  0  |uridx|  0  | urd |upg.not|
	 *   |14:12|11:8|  7:0   |
	 *   | upg |0101|00011000|
	 */
	[GPU_OP_GETUGPR_UI] = {
		{ 0x0000000000000fff, 0x0000000000000000 },
		{ 0x0000000000000518, 0x0000000000000000 },
		{ 0xffffff80ffc00000, 0xc000ffffffffffc0 },
		{ 0x00000000003f7518, 0x380000000000003f },
		284, 1, 3398, 11, 16, "GETUGPR_UI"
	},

	/* UF2FP_UUU (udp.isa)
	 *   UF2FP URd, URa, SrcB, URc      $sched $req
	 *   |127:126|125:123|122:117| 116 |115:112|111:70|69:64|63:38|37:32|31:30|29:24|23:22|
	 *   |   0   |  wsb  | wait  |yield| stall |  0   | urc |  0  | urb |  0  | ura |  0  |
	 *   |21:16|  15   |14:12|11:8|  7:0   |
	 *   | urd |upg.not| upg |0111|00011001|
	 */
	[GPU_OP_UF2FP_UUU] = {
		{ 0x0000000000000fff, 0x0000000000000000 },
		{ 0x0000000000000719, 0x0000000000000000 },
		{ 0xffffffc0c0c00000, 0xc000ffffffffffc0 },
		{ 0x0000003f3f3f7719, 0x380000000000003f },
		285, 1, 3409, 12, 16, "UF2FP_UUU"
	},

	/* UF2FP_UCU (udp.isa)
	 *   UF2FP URd, URa, SrcB, URc      $sched $req
	 *   |127:126|125:123|122:117| 116 |115:112|111:70|69:64|63:54|53:32|31:30|29:24|23:22|
	 *   |   0   |  wsb  | wait  |yield| stall |  0   | urc |  0  | vb  |  0  | ura |  0  |
	 *   |21:16|  15   |14:12|11:8|  7:0   |
	 *   | urd |upg.not| upg |1011|00011001|
	 */
	[GPU_OP_UF2FP_UCU] = {
		{ 0x0000000000000fff, 0x0000000000000000 },
		{ 0x0000000000000b19, 0x0000000000000000 },
		{ 0xffc00000c0c00000, 0xc000ffffffffffc0 },
		{ 0x000000003f3f7b19, 0x380000000000003f },
		286, 1, 3421, 12, 16, "UF2FP_UCU"
	},
};

static const char *const field_names[GPU_FIELD_COUNT] = {
	[GPU_FIELD_optype] = "optype",
	[GPU_FIELD_stype] = "stype",
	[GPU_FIELD_pg] = "pg",
	[GPU_FIELD_pg_not] = "pg.not",
	[GPU_FIELD_rd] = "rd",
	[GPU_FIELD_ra] = "ra",
	[GPU_FIELD_rb] = "rb",
	[GPU_FIELD_ra_neg] = "ra.neg",
	[GPU_FIELD_ra_abs] = "ra.abs",
	[GPU_FIELD_ftz] = "ftz",
	[GPU_FIELD_sat] = "sat",
	[GPU_FIELD_rnd] = "rnd",
	[GPU_FIELD_rb_neg] = "rb.neg",
	[GPU_FIELD_rb_abs] = "rb.abs",
	[GPU_FIELD_stall] = "stall",
	[GPU_FIELD_yield] = "yield",
	[GPU_FIELD_wait] = "wait",
	[GPU_FIELD_wsb] = "wsb",
	[GPU_FIELD_urb] = "urb",
	[GPU_FIELD_urb_neg] = "urb.neg",
	[GPU_FIELD_urb_abs] = "urb.abs",
	[GPU_FIELD_vb] = "vb",
	[GPU_FIELD_vb_neg] = "vb.neg",
	[GPU_FIELD_vb_abs] = "vb.abs",
	[GPU_FIELD_scl] = "scl",
	[GPU_FIELD_rc] = "rc",
	[GPU_FIELD_rc_neg] = "rc.neg",
	[GPU_FIELD_rc_abs] = "rc.abs",
	[GPU_FIELD_vc] = "vc",
	[GPU_FIELD_urc] = "urc",
	[GPU_FIELD_urc_neg] = "urc.neg",
	[GPU_FIELD_urc_abs] = "urc.abs",
	[GPU_FIELD_vc_neg] = "vc.neg",
	[GPU_FIELD_vc_abs] = "vc.abs",
	[GPU_FIELD_nan] = "nan",
	[GPU_FIELD_pp] = "pp",
	[GPU_FIELD_pp_not] = "pp.not",
	[GPU_FIELD_lop] = "lop",
	[GPU_FIELD_cmp] = "cmp",
	[GPU_FIELD_pu] = "pu",
	[GPU_FIELD_pv] = "pv",
	[GPU_FIELD_bval] = "bval",
	[GPU_FIELD_ext] = "ext",
	[GPU_FIELD_lohi] = "lohi",
	[GPU_FIELD_itype] = "itype",
	[GPU_FIELD_afmt] = "afmt",
	[GPU_FIELD_bfmt] = "bfmt",
	[GPU_FIELD_sx32] = "sx32",
	[GPU_FIELD_shiftamt] = "shiftamt",
	[GPU_FIELD_bsel] = "bsel",
	[GPU_FIELD_ra_bsel] = "ra.bsel",
	[GPU_FIELD_compop] = "compop",
	[GPU_FIELD_boolop] = "boolop",
	[GPU_FIELD_pq] = "pq",
	[GPU_FIELD_pq_not] = "pq.not",
	[GPU_FIELD_bmbf] = "bmbf",
	[GPU_FIELD_exbool] = "exbool",
	[GPU_FIELD_lut] = "lut",
	[GPU_FIELD_pa] = "pa",
	[GPU_FIELD_pa_not] = "pa.not",
	[GPU_FIELD_pb] = "pb",
	[GPU_FIELD_pb_not] = "pb.not",
	[GPU_FIELD_pc] = "pc",
	[GPU_FIELD_pc_not] = "pc.not",
	[GPU_FIELD_upc] = "upc",
	[GPU_FIELD_upc_not] = "upc.not",
	[GPU_FIELD_cwmod] = "cwmod",
	[GPU_FIELD_direction] = "direction",
	[GPU_FIELD_width] = "width",
	[GPU_FIELD_mode] = "mode",
	[GPU_FIELD_dtype] = "dtype",
	[GPU_FIELD_satrelu] = "satrelu",
	[GPU_FIELD_dsttype] = "dsttype",
	[GPU_FIELD_urd] = "urd",
	[GPU_FIELD_ridx] = "ridx",
	[GPU_FIELD_voteop] = "voteop",
	[GPU_FIELD_upu] = "upu",
	[GPU_FIELD_reduxop] = "reduxop",
	[GPU_FIELD_matchop] = "matchop",
	[GPU_FIELD_urb_bitnot] = "urb.bitnot",
	[GPU_FIELD_upg] = "upg",
	[GPU_FIELD_upg_not] = "upg.not",
	[GPU_FIELD_ura] = "ura",
	[GPU_FIELD_ura_neg] = "ura.neg",
	[GPU_FIELD_upp] = "upp",
	[GPU_FIELD_upp_not] = "upp.not",
	[GPU_FIELD_ura_bsel] = "ura.bsel",
	[GPU_FIELD_upq] = "upq",
	[GPU_FIELD_upq_not] = "upq.not",
	[GPU_FIELD_upv] = "upv",
	[GPU_FIELD_upa] = "upa",
	[GPU_FIELD_upa_not] = "upa.not",
	[GPU_FIELD_upb] = "upb",
	[GPU_FIELD_upb_not] = "upb.not",
	[GPU_FIELD_vb_bitnot] = "vb.bitnot",
	[GPU_FIELD_sh] = "sh",
	[GPU_FIELD_cwmode] = "cwmode",
	[GPU_FIELD_uridx] = "uridx",
};

const char *gpu_opcode_name(enum gpu_opcode opcode)
{
	return (size_t)opcode <= GPU_OPCODE_COUNT ? gpu_opcodes[opcode].name : "";
}

const char *gpu_field_name(enum gpu_field field)
{
	return (size_t)field < GPU_FIELD_COUNT ? field_names[field] : "";
}

bool gpu_check_holds(const struct gpu_check *check, const uint64_t *word)
{
	uint64_t value = gpu_extract(word, &gpu_positions[check->position]);
	return gpu_in_cubes(value, check->at, check->count);
}

/* The lowest bit says whether the window's number is in its set; the others say nothing. */
static uint64_t in_set(const struct gpu_window *window, const uint64_t *word)
{
	unsigned number = gpu_bits_from(word, window->at) & 0xff;
	return gpu_sets[window->set][number / 64] >> number % 64;
}

static bool box_holds(const struct gpu_box *box, const uint64_t *word)
{
	if (!gpu_box_fits(box, word))
		return false;
	if (box->rest && !(in_set(&box->window[0], word) & in_set(&box->window[1], word) & 1))
		return false;
	return true;
}

unsigned gpu_find_form(const uint64_t *word, unsigned opcode)
{
	const struct gpu_box *likely = gpu_likely_box(word, opcode);
	if (box_holds(likely, word))
		return likely->form;
	const struct gpu_box *box = &gpu_boxes[gpu_opcodes[opcode].box];
	for (uint32_t i = 0; i < gpu_opcodes[opcode].boxes; i++)
		if (box_holds(&box[i], word))
			return box[i].form;
	return 0;
}

bool gpu_form_holds(unsigned form, unsigned opcode, const uint64_t *word)
{
	const struct gpu_opcode_info *info = &gpu_opcodes[opcode];
	for (uint32_t i = info->box; i < info->box + info->boxes; i++)
		if (gpu_boxes[i].form == form && box_holds(&gpu_boxes[i], word))
			return true;
	return false;
}
