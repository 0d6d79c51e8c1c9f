/* SPDX-License-Identifier: MIT */
/* Binary32 operations of PTX beside the description's, and what the PTX manual says they do, in the
 * arithmetic of this machine: rounding by fesetround, one rounding by fmaf. */
#include <fenv.h>
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "hardware.h"

static const uint32_t nan_bits = 0x7FFFFFFF; /* of every result that is not a number */

static const char *const roundings[] = { "rn", "rz", "rp", "rm" };
static const char *const rnds[] = { "RN", "RZ", "RP", "RM" };
static const int directions[] = { FE_TONEAREST, FE_TOWARDZERO, FE_UPWARD, FE_DOWNWARD };

static float real(uint32_t bits)
{
	float value;
	memcpy(&value, &bits, sizeof value);
	return value;
}

static uint32_t pattern(float value)
{
	uint32_t bits;
	memcpy(&bits, &value, sizeof bits);
	return bits;
}

static bool is_nan(uint32_t bits)
{
	return (bits & 0x7FFFFFFF) > 0x7F800000;
}

/* .ftz: a subnormal becomes the zero of its sign. */
static uint32_t flush(uint32_t bits, int ftz)
{
	return ftz && (bits & 0x7F800000) == 0 ? bits & 0x80000000 : bits;
}

/* .sat: the range 0.0 to 1.0, and +0.0 for what is not a number. */
static uint32_t clamp(uint32_t bits)
{
	if (is_nan(bits) || bits >> 31)
		return 0;
	return bits > 0x3F800000 ? 0x3F800000 : bits;
}

/* ---- Arithmetic ---- */

enum { FMA, ADD, SUB, MUL };
enum { FTZ = 1, SAT = 2 };

/* volatile keeps the operation between the changes of the rounding mode. */
static float compute(int op, volatile float a, volatile float b, volatile float c)
{
	volatile float result = op == FMA   ? fmaf(a, b, c)
							: op == ADD ? a + b
							: op == SUB ? a - b
										: a * b;
	return result;
}

/* mode: rounding. */
static void model_arithmetic(const struct row *row, const uint32_t *in, uint32_t *out)
{
	int ftz = row->flags & FTZ, before = fegetround();
	uint32_t a = flush(in[IN_A], ftz), b = flush(in[IN_B], ftz), c = flush(in[IN_C], ftz);
	fesetround(directions[row->mode]);
	uint32_t result = pattern(compute(row->op, real(a), real(b), real(c)));
	fesetround(before);
	if (is_nan(result))
		result = nan_bits;
	if (row->flags & SAT)
		result = clamp(result);
	out[OUT_R] = flush(result, ftz);
}

static void add_arithmetic(struct table *table, int op, int mode, int flags)
{
	static const char *const names[] = { "fma", "add", "sub", "mul" };
	static const char *const mnemonics[] = { "FFMA", "FADD", "FADD", "FMUL" };
	static const char *const operands[] = { "R0, R1, R2", "R0, R1", "R0, -R1", "R0, R1" };
	char group[ROW_NAME];
	snprintf(group, sizeof group, "%s_f32", names[op]);
	struct row *row = table_add(table, group, op == FMA ? "fff..." : "ff....", "r");
	row->lane = model_arithmetic;
	row->op = op;
	row->mode = mode;
	row->flags = flags;
	row_name(row, "%s.%s%s%s.f32", names[op], roundings[mode], flags & FTZ ? ".ftz" : "",
		flags & SAT ? ".sat" : "");
	row_text(row, "%s%s%s.%s R4, %s;", mnemonics[op], flags & FTZ ? ".FTZ" : "",
		flags & SAT ? ".SAT" : "", rnds[mode], operands[op]);
	row_ptx(row, "%s r, a, b%s;", row->name, op == FMA ? ", c" : "");
}

/* ---- Smaller and larger ---- */

/* The order of the patterns of numbers: -0.0 below +0.0. */
static int64_t order(uint32_t bits)
{
	int64_t size = bits & 0x7FFFFFFF;
	return bits >> 31 ? -size - 1 : size;
}

/* op: 1 larger; mode: 1 .NaN. */
static void model_choose(const struct row *row, const uint32_t *in, uint32_t *out)
{
	uint32_t a = flush(in[IN_A], row->flags & FTZ), b = flush(in[IN_B], row->flags & FTZ);
	if (is_nan(a) || is_nan(b)) {
		bool both = is_nan(a) && is_nan(b);
		out[OUT_R] = both || row->mode ? nan_bits : is_nan(a) ? b : a;
		return;
	}
	bool first = row->op ? order(a) >= order(b) : order(a) <= order(b);
	out[OUT_R] = first ? a : b;
}

static void add_choice(struct table *table, int larger, int nan, int ftz)
{
	struct row *row = table_add(table, "minmax_f32", "ff....", "r");
	row->lane = model_choose;
	row->op = larger;
	row->mode = nan;
	row->flags = ftz ? FTZ : 0;
	if (nan) {
		row->target = 80;
		row->version = 70;
	}
	row_name(row, "%s%s%s.f32", larger ? "max" : "min", ftz ? ".ftz" : "", nan ? ".NaN" : "");
	row_text(row, "FMNMX%s%s R4, R0, R1, %sPT;", ftz ? ".FTZ" : "", nan ? ".NAN" : "",
		larger ? "!" : "");
	row_ptx(row, "%s r, a, b;", row->name);
}

/* ---- Comparison ---- */

static const char *const comparisons[] = { "eq", "ne", "lt", "le", "gt", "ge", "equ", "neu", "ltu",
	"leu", "gtu", "geu", "num", "nan" };
static const char *const cmps[] = { "EQ", "NE", "LT", "LE", "GT", "GE", "EQU", "NEU", "LTU", "LEU",
	"GTU", "GEU", "NUM", "NAN" };
static const char *const bools[] = { "and", "or", "xor" };
static const char *const lops[] = { "AND", "OR", "XOR" };
enum { COMPARISONS = 14 };

static bool compare(int op, uint32_t a, uint32_t b)
{
	if (is_nan(a) || is_nan(b))
		return op >= 6 && op != 12;
	if (op >= 12)
		return op == 12;
	/* 1, 2, 4 for less, equal, greater: each comparison is true for some of these. */
	static const int truth[] = { 2, 5, 1, 3, 4, 6 };
	bool zeros = (a << 1 | b << 1) == 0;
	int relation = zeros || a == b ? 2 : order(a) < order(b) ? 1 : 4;
	return (truth[op % 6] & relation) != 0;
}

static uint32_t combine(int op, bool a, uint32_t b)
{
	uint32_t value = a ? 1 : 0;
	return op == 0 ? value & b : op == 1 ? value | b : value ^ b;
}

/* op: comparison; mode: operation with p; kind: 1 set.u32, 2 set.f32. */
static void model_compare(const struct row *row, const uint32_t *in, uint32_t *out)
{
	uint32_t a = flush(in[IN_A], row->flags & FTZ), b = flush(in[IN_B], row->flags & FTZ);
	bool t = compare(row->op, a, b);
	out[OUT_O] = combine(row->mode, t, in[IN_P]);
	out[OUT_V] = combine(row->mode, !t, in[IN_P]);
	out[OUT_R] = !out[OUT_O] ? 0 : row->kind == 1 ? 0xFFFFFFFF : 0x3F800000;
}

static void add_comparison(struct table *table, int op, int mode, int set, int ftz)
{
	struct row *row = table_add(table, set ? "set_f32" : "setp_f32", "ff..p.", set ? "r" : "ov");
	row->lane = model_compare;
	row->op = op;
	row->mode = mode;
	row->kind = set;
	row->flags = ftz ? FTZ : 0;
	const char *result = set == 1 ? ".u32" : set == 2 ? ".f32" : "";
	row_name(row, "set%s.%s.%s%s%s.f32", set ? "" : "p", comparisons[op], bools[mode],
		ftz ? ".ftz" : "", result);
	row_ptx(row, "%s %s, a, b, p;", row->name, set ? "r" : "o|v");
	if (set)
		row_text(row, "FSET%s.%s.%s%s R4, R0, R1, P0;", ftz ? ".FTZ" : "", cmps[op], lops[mode],
			set == 1 ? ".BM" : ".BF");
	else
		row_text(row, "FSETP%s.%s.%s P2, P3, R0, R1, P0;", ftz ? ".FTZ" : "", cmps[op], lops[mode]);
}

static void model_select(const struct row *row, const uint32_t *in, uint32_t *out)
{
	(void)row;
	out[OUT_R] = in[IN_P] ? in[IN_A] : in[IN_B];
}

void table_add_float(struct table *table)
{
	for (int op = FMA; op <= MUL; op++)
		for (int mode = 0; mode < 4; mode++)
			for (int flags = 0; flags < 4; flags++)
				add_arithmetic(table, op, mode, flags);
	for (int larger = 0; larger < 2; larger++)
		for (int nan = 0; nan < 2; nan++)
			for (int ftz = 0; ftz < 2; ftz++)
				add_choice(table, larger, nan, ftz);
	for (int set = 0; set < 3; set++)
		for (int op = 0; op < COMPARISONS; op++)
			for (int mode = 0; mode < 3; mode++)
				for (int ftz = 0; ftz < 2; ftz++)
					add_comparison(table, op, mode, set, ftz);
	struct row *row = table_add(table, "selp_f32", "ff..p.", "r");
	row->lane = model_select;
	row_name(row, "selp.f32");
	row_text(row, "FSEL R4, R0, R1, P0;");
	row_ptx(row, "selp.f32 r, a, b, p;");
}
