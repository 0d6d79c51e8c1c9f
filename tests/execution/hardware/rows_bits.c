/* SPDX-License-Identifier: MIT */
/* Bit operations of PTX beside the description's, and what the PTX manual says they do: logic of
 * three inputs, shifts, permutation of bytes, counting, masks, conversions that saturate. */
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "hardware.h"

/* ---- Logic ---- */

/* op: the table; mode: 0 without predicate, 1 and, 2 or. */
static void model_lop3(const struct row *row, const uint32_t *in, uint32_t *out)
{
	uint32_t result = 0;
	for (int i = 0; i < 32; i++) {
		uint32_t index = (in[IN_A] >> i & 1) * 4 + (in[IN_B] >> i & 1) * 2 + (in[IN_C] >> i & 1);
		result |= (uint32_t)(row->op >> index & 1) << i;
	}
	out[OUT_R] = result;
	out[OUT_O] = row->mode == 1 ? (result && in[IN_P]) : (result || in[IN_P]);
}

static void add_lop3(struct table *table, int lut, int mode)
{
	static const char *const bools[] = { "", ".and", ".or" };
	struct row *row = table_add(table, "lop3", mode ? "iii.p." : "iii...", mode ? "ro" : "r");
	row->lane = model_lop3;
	row->op = lut;
	row->mode = mode;
	row_name(row, "lop3%s.b32.0x%02x", bools[mode], lut);
	if (mode) {
		row->version = 82;
		row_text(row, "LOP3.%s P2, R4, R0, R1, R2, 0x%x, P0;", mode == 1 ? "PAND" : "POR", lut);
		row_ptx(row, "lop3%s.b32 r|o, a, b, c, 0x%x, p;", bools[mode], lut);
	} else {
		row_text(row, "LOP3 R4, R0, R1, R2, 0x%x, !PT;", lut);
		row_ptx(row, "lop3.b32 r, a, b, c, 0x%x;", lut);
	}
}

static void add_logic(struct table *table)
{
	static const int some[] = { 0x01, 0x1A, 0x96, 0xCA, 0xD8, 0xE8 };
	for (int lut = 0; lut < 256; lut++)
		add_lop3(table, lut, 0);
	for (size_t i = 0; i < sizeof some / sizeof *some; i++)
		for (int mode = 0; mode < 3; mode++) {
			if (mode)
				add_lop3(table, some[i], mode);
			else
				add_lop3(table, some[i] ^ 0x80, 0);
			table_add_uniform_twin(table);
		}
}

/* ---- Shifts ---- */

/* op: 1 right; mode: 1 wrap. The pair is b above a, the count c. */
static void model_funnel(const struct row *row, const uint32_t *in, uint32_t *out)
{
	uint32_t a = in[IN_A], b = in[IN_B];
	uint32_t n = row->mode ? in[IN_C] & 31 : in[IN_C] < 32 ? in[IN_C] : 32;
	if (n == 0)
		out[OUT_R] = row->op ? a : b;
	else if (n == 32)
		out[OUT_R] = row->op ? b : a;
	else
		out[OUT_R] = row->op ? b << (32 - n) | a >> n : b << n | a >> (32 - n);
}

static void add_funnel(struct table *table, int right, int wrap)
{
	const char *direction = right ? "r" : "l", *mode = wrap ? "wrap" : "clamp";
	struct row *row = table_add(table, "shf", "iin...", "r");
	row->lane = model_funnel;
	row->op = right;
	row->mode = wrap;
	row_name(row, "shf.%s.%s.b32", direction, mode);
	row_text(
		row, "SHF.%s.%s.U32 R4, R0, R2, R1;", right ? "R.LO" : "L.HI", wrap ? "WRAP" : "CLAMP");
	row_ptx(row, "%s r, a, b, c;", row->name);
	table_add_uniform_twin(table);
}

/* op: 1 right; kind: 1 signed; mode: 1 for the high half. Counts over 63 are 64. */
static void model_shift64(const struct row *row, const uint32_t *in, uint32_t *out)
{
	uint64_t pair = (uint64_t)in[IN_B] << 32 | in[IN_A];
	uint64_t fill = row->kind && pair >> 63 ? ~(uint64_t)0 : 0;
	for (uint32_t n = in[IN_C] < 64 ? in[IN_C] : 64; n > 0; n--)
		pair = row->op ? pair >> 1 | fill << 63 : pair << 1;
	out[OUT_R] = (uint32_t)(row->mode ? pair >> 32 : pair);
}

static void add_shift64(struct table *table, int right, int is_signed, int high)
{
	struct row *row = table_add(table, "shift64", "iin...", "r");
	const char *type = !right ? "b64" : is_signed ? "s64" : "u64";
	row->lane = model_shift64;
	row->op = right;
	row->kind = is_signed;
	row->mode = high;
	row_name(row, "sh%s.%s.%s", right ? "r" : "l", type, high ? "high" : "low");
	row_text(row, "SHF.%s.%s.CLAMP.%s R4, R0, R2, R1;", right ? "R" : "L", high ? "HI" : "LO",
		is_signed ? "S64" : "U64");
	row_ptx(row, "mov.b64 w, {a, b}; sh%s.%s w, w, c; mov.b64 {%s}, w;", right ? "r" : "l", type,
		high ? "t, r" : "r, t");
	table_add_uniform_twin(table);
}

/* op: 1 right; kind: 1 signed. Counts over 31 are 32. */
static void model_shift32(const struct row *row, const uint32_t *in, uint32_t *out)
{
	uint32_t word = in[IN_A];
	uint32_t fill = row->kind && word >> 31 ? 0xFFFFFFFF : 0;
	for (uint32_t n = in[IN_B] < 32 ? in[IN_B] : 32; n > 0; n--)
		word = row->op ? word >> 1 | fill << 31 : word << 1;
	out[OUT_R] = word;
}

static void add_shift32(
	struct table *table, const char *ptx, int right, int is_signed, const char *text)
{
	struct row *row = table_add(table, "shift32", "in....", "r");
	row->lane = model_shift32;
	row->op = right;
	row->kind = is_signed;
	row_name(row, "%s", ptx);
	row_text(row, "%s", text);
	row_ptx(row, "%s r, a, b;", ptx);
	table_add_uniform_twin(table);
}

static void add_shifts(struct table *table)
{
	for (int right = 0; right < 2; right++) {
		add_funnel(table, right, 0);
		add_funnel(table, right, 1);
		for (int high = 0; high < 2; high++)
			add_shift64(table, right, 0, high);
	}
	for (int high = 0; high < 2; high++)
		add_shift64(table, 1, 1, high);
	add_shift32(table, "shl.b32", 0, 0, "SHF.L.LO.CLAMP.U32 R4, R0, R1, RZ;");
	add_shift32(table, "shr.u32", 1, 0, "SHF.R.HI.CLAMP.U32 R4, RZ, R1, R0;");
	add_shift32(table, "shr.s32", 1, 1, "SHF.R.HI.CLAMP.S32 R4, RZ, R1, R0;");
}

/* ---- Bytes ---- */

static const char *const permutations[] = { "", "f4e", "b4e", "rc8", "ecl", "ecr", "rc16" };
static const char *const modes[] = { "IDX", "F4E", "B4E", "RC8", "ECL", "ECR", "RC16" };

/* The selectors of the manual's tables: by mode and selector value, for bytes 3, 2, 1, 0. */
static const char *const selections[7][4] = {
	[1] = { "3210", "4321", "5432", "6543" },
	[2] = { "5670", "6701", "7012", "0123" },
	[3] = { "0000", "1111", "2222", "3333" },
	[4] = { "3210", "3211", "3222", "3333" },
	[5] = { "0000", "1110", "2210", "3210" },
	[6] = { "1010", "3232", "1010", "3232" },
};

static void model_prmt(const struct row *row, const uint32_t *in, uint32_t *out)
{
	uint8_t bytes[8];
	for (int i = 0; i < 8; i++)
		bytes[i] = (uint8_t)(in[i < 4 ? IN_A : IN_B] >> (8 * (i % 4)));
	out[OUT_R] = 0;
	for (int i = 0; i < 4; i++) {
		uint32_t selector = in[IN_C] >> (4 * i) & 15;
		if (row->op)
			selector = (uint32_t)(selections[row->op][in[IN_C] & 3][3 - i] - '0');
		uint32_t byte = bytes[selector & 7];
		if (selector & 8)
			byte = byte >= 0x80 ? 0xFF : 0;
		out[OUT_R] |= byte << (8 * i);
	}
}

static void add_permutations(struct table *table)
{
	for (int op = 0; op < 7; op++) {
		struct row *row = table_add(table, "prmt", "iis...", "r");
		row->lane = model_prmt;
		row->op = op;
		row_name(row, "prmt.b32%s%s", op ? "." : "", permutations[op]);
		row_text(row, "PRMT.%s R4, R0, R1, R2;", modes[op]);
		row_ptx(row, "%s r, a, b, c;", row->name);
		table_add_uniform_twin(table);
	}
}

/* ---- Counting and masks; uniform registers only ---- */

static void model_popc(const struct row *row, const uint32_t *in, uint32_t *out)
{
	(void)row;
	for (uint32_t word = in[IN_A]; word; word &= word - 1)
		out[OUT_R]++;
}

/* op: 1 for the shift that brings the bit to the top. */
static void model_bfind(const struct row *row, const uint32_t *in, uint32_t *out)
{
	uint32_t zeros = 0;
	while (zeros < 32 && !(in[IN_A] >> (31 - zeros)))
		zeros++;
	out[OUT_R] = zeros == 32 ? 0xFFFFFFFF : row->op ? zeros : 31 - zeros;
}

/* mode: 1 wrap. */
static void model_bmsk(const struct row *row, const uint32_t *in, uint32_t *out)
{
	uint32_t start = in[IN_A] & 31, width = in[IN_B] & 31, sum = start + width;
	uint32_t from = 0xFFFFFFFF << start;
	bool over = sum >= 32 || (!row->mode && in[IN_B] >= 32);
	if (!row->mode && in[IN_A] >= 32)
		from = 0;
	out[OUT_R] = from & ~(over ? 0 : 0xFFFFFFFF << sum);
}

/* kind: 1 signed; mode: 1 wrap. */
static void model_szext(const struct row *row, const uint32_t *in, uint32_t *out)
{
	uint32_t width = in[IN_B] & 31;
	if (!row->mode && in[IN_B] >= 32) {
		out[OUT_R] = in[IN_A];
		return;
	}
	uint32_t above = 0xFFFFFFFF << width;
	bool sign = row->kind && width > 0 && in[IN_A] >> (width - 1) & 1;
	out[OUT_R] = sign ? in[IN_A] | above : in[IN_A] & ~above;
}

static struct row *add_uniform(
	struct table *table, const char *group, const char *inputs, lane_model *model)
{
	struct row *row = table_add(table, group, inputs, "r");
	row->scope = SCOPE_UNIFORM;
	row->lane = model;
	return row;
}

static void add_counting(struct table *table)
{
	struct row *row = add_uniform(table, "popc", "i.....", model_popc);
	row_name(row, "popc.b32");
	row_text(row, "UPOPC UR4, UR0;");
	row_ptx(row, "popc.b32 r, a;");
	for (int shift = 0; shift < 2; shift++) {
		row = add_uniform(table, "bfind", "i.....", model_bfind);
		row->op = shift;
		row_name(row, "bfind%s.u32", shift ? ".shiftamt" : "");
		row_text(row, "UFLO%s.U32 UR4, UR0;", shift ? ".SH" : "");
		row_ptx(row, "%s r, a;", row->name);
	}
	for (int wrap = 0; wrap < 2; wrap++) {
		const char *mode = wrap ? "wrap" : "clamp", *capitals = wrap ? "WRAP" : "CLAMP";
		row = add_uniform(table, "bmsk", "nn....", model_bmsk);
		row->mode = wrap;
		row->version = 76;
		row_name(row, "bmsk.%s.b32", mode);
		row_text(row, "UBMSK.%s UR4, UR0, UR1;", capitals);
		row_ptx(row, "%s r, a, b;", row->name);
		for (int kind = 0; kind < 2; kind++) {
			row = add_uniform(table, "szext", "in....", model_szext);
			row->kind = kind;
			row->mode = wrap;
			row->version = 76;
			row_name(row, "szext.%s.%c32", mode, "us"[kind]);
			row_text(row, "USGXT.%s.%c32 UR4, UR0, UR1;", capitals, "US"[kind]);
			row_ptx(row, "%s r, a, b;", row->name);
		}
	}
}

/* ---- Conversions ---- */

/* kind: 1 signed; op: bits. The result is extended by its type. */
static uint32_t saturate(uint32_t value, int bits, int is_signed)
{
	bool negative = value >> 31;
	uint32_t most = ((uint32_t)1 << (bits - is_signed)) - 1, least = is_signed ? ~most : 0;
	if (negative)
		return is_signed && value >= least ? value : least;
	return value > most ? most : value;
}

static void model_cvt(const struct row *row, const uint32_t *in, uint32_t *out)
{
	out[OUT_R] = saturate(in[IN_A], row->op, row->kind);
}

static void model_pack(const struct row *row, const uint32_t *in, uint32_t *out)
{
	uint32_t mask = ((uint32_t)1 << row->op) - 1;
	uint32_t low = saturate(in[IN_B], row->op, row->kind) & mask;
	uint32_t high = saturate(in[IN_A], row->op, row->kind) & mask;
	uint32_t rest = row->op == 16 ? 0 : in[IN_C] << (2 * row->op);
	out[OUT_R] = rest | high << row->op | low;
}

static void add_conversions(struct table *table)
{
	for (int bits = 2; bits <= 16; bits *= 2)
		for (int kind = 0; kind < 2; kind++) {
			bool three = bits < 16;
			struct row *row = table_add(table, "cvt_pack", three ? "iii..." : "ii....", "r");
			row->lane = model_pack;
			row->op = bits;
			row->kind = kind;
			row->target = bits < 8 ? 75 : 72;
			row->version = 65;
			row_name(row, "cvt.pack.sat.%c%d.s32%s", "us"[kind], bits, three ? ".b32" : "");
			row_text(row, "I2IP.%c%d R4, R0, R1, %s;", "US"[kind], bits, three ? "R2" : "RZ");
			row_ptx(row, "%s r, a, b%s;", row->name, three ? ", c" : "");
			if (bits < 8)
				continue;
			row = table_add(table, "cvt", "i.....", "r");
			row->lane = model_cvt;
			row->op = bits;
			row->kind = kind;
			row_name(row, "cvt.sat.%c%d.s32", "us"[kind], bits);
			row_text(row, "I2I.%c%d R4, R0;", "US"[kind], bits);
			row_ptx(row, "%s r, a;", row->name);
		}
}

/* A binary32 as E4M3 (1 sign, 4 bits of exponent with bias 7, 3 of fraction, no infinity): the
 * nearest of all its numbers, found by looking at each; of two, the one with an even pattern. */
static uint32_t e4m3(uint32_t bits)
{
	float value;
	memcpy(&value, &bits, sizeof value);
	if (isnan(value))
		return 0x7F;
	double size = fabs((double)value), best_distance = INFINITY;
	uint32_t best = 0x7E; /* 448, the largest, also for infinity */
	for (uint32_t code = 0; code < 0x7F && isfinite(value); code++) {
		int exponent = (int)(code >> 3);
		double number = exponent ? ldexp(8 + (code & 7), exponent - 10) : ldexp(code & 7, -9);
		double distance = fabs(number - size);
		if (distance < best_distance || (distance == best_distance && code % 2 == 0)) {
			best = code;
			best_distance = distance;
		}
	}
	return best | bits >> 31 << 7;
}

static void model_e4m3(const struct row *row, const uint32_t *in, uint32_t *out)
{
	(void)row;
	out[OUT_R] = in[IN_C] << 16 | e4m3(in[IN_A]) << 8 | e4m3(in[IN_B]);
}

static void add_e4m3(struct table *table)
{
	struct row *row = add_uniform(table, "cvt_e4m3", "eei...", model_e4m3);
	row->target = 89;
	row->version = 81;
	row_name(row, "cvt.rn.satfinite.e4m3x2.f32");
	row_text(row, "UF2FP UR4, UR0, UR1, UR2;");
	row_ptx(row, "mov.b32 {h, g}, c; cvt.rn.satfinite.e4m3x2.f32 g, a, b; mov.b32 r, {g, h};");
}

void table_add_bits(struct table *table)
{
	add_logic(table);
	add_shifts(table);
	add_permutations(table);
	add_counting(table);
	add_conversions(table);
	add_e4m3(table);
}
