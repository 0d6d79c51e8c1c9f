/* SPDX-License-Identifier: MIT */
/* The PTX of a row as a module with one kernel, `row`: a block is a warp, a thread a lane. Memory
 * holds 32 words for each place of a warp: its inputs and its mask, and its outputs. */
#include <stdio.h>

#include "hardware.h"

static const char head[] = ".visible .entry row(.param .u64 inputs, .param .u64 outputs)\n"
						   "{\n"
						   "\t.reg .b32 a, b, c, d, pw, qw, m, r, s, ow, vw, t, lane, warp;\n"
						   "\t.reg .b64 w, from, to, offset;\n"
						   "\t.reg .b16 g, h;\n"
						   "\t.reg .pred p, q, o, v, off;\n"
						   "\tld.param.u64 from, [inputs];\n"
						   "\tld.param.u64 to, [outputs];\n"
						   "\tcvta.to.global.u64 from, from;\n"
						   "\tcvta.to.global.u64 to, to;\n"
						   "\tmov.u32 lane, %tid.x;\n"
						   "\tmov.u32 warp, %ctaid.x;\n"
						   "\tmad.lo.u32 t, warp, 224, lane;\n" /* (INPUTS + 1) * LANES */
						   "\tmul.wide.u32 offset, t, 4;\n"
						   "\tadd.u64 from, from, offset;\n"
						   "\tmad.lo.u32 t, warp, 128, lane;\n" /* OUTPUTS * LANES */
						   "\tmul.wide.u32 offset, t, 4;\n"
						   "\tadd.u64 to, to, offset;\n"
						   "\tld.global.b32 a, [from];\n"
						   "\tld.global.b32 b, [from+128];\n"
						   "\tld.global.b32 c, [from+256];\n"
						   "\tld.global.b32 d, [from+384];\n"
						   "\tld.global.b32 pw, [from+512];\n"
						   "\tld.global.b32 qw, [from+640];\n"
						   "\tld.global.b32 m, [from+768];\n"
						   "\tsetp.ne.u32 p, pw, 0;\n"
						   "\tsetp.ne.u32 q, qw, 0;\n"
						   "\tshr.u32 t, m, lane;\n"
						   "\tand.b32 t, t, 1;\n"
						   "\tsetp.eq.u32 off, t, 0;\n"
						   "\t@off bra DONE;\n";

static const char *const stores[OUTPUTS] = {
	"\tst.global.b32 [to], r;\n",
	"\tst.global.b32 [to+128], s;\n",
	"\tselp.u32 ow, 1, 0, o;\n\tst.global.b32 [to+256], ow;\n",
	"\tselp.u32 vw, 1, 0, v;\n\tst.global.b32 [to+384], vw;\n",
};

bool ptx_write(const struct row *row, char *text, size_t size)
{
	int length = snprintf(text, size, ".version %u.%u\n.target sm_%u\n.address_size 64\n%s\t%s\n",
		row->version / 10, row->version % 10, row->target, head, row->ptx);
	for (unsigned place = 0; place < OUTPUTS && length >= 0 && (size_t)length < size; place++)
		if (row_writes(row, place))
			length += snprintf(text + length, size - (size_t)length, "%s", stores[place]);
	if (length >= 0 && (size_t)length < size)
		length += snprintf(text + length, size - (size_t)length, "DONE:\n\tret;\n}\n");
	return length >= 0 && (size_t)length < size;
}
