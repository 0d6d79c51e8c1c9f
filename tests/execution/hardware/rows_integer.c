/* SPDX-License-Identifier: MIT */
/* Integer arithmetic of PTX beside the description's, and what the PTX manual says it does: sums
 * with carry, products, dot products, comparisons, selection. */
#include <stdio.h>

#include "hardware.h"

enum { U32, S32 };
static const char *const types[] = { "u32", "s32" };
static const char *const itypes[] = { "U32", "S32" };

#define CARRY_TO_O     " addc.u32 s, 0, 0; setp.ne.u32 o, s, 0;"
#define NO_BORROW_TO_O " subc.u32 s, 0, 0; setp.eq.u32 o, s, 0;"

static int64_t as_type(uint32_t value, int type)
{
	return type == S32 && value >> 31 ? (int64_t)value - ((int64_t)1 << 32) : (int64_t)value;
}

/* ---- Sums ---- */

/* op: 1 for a difference; flags: 1 with carry in p. */
static void model_sum(const struct row *row, const uint32_t *in, uint32_t *out)
{
	uint32_t a = in[IN_A], b = in[IN_B];
	if (row->op == 0) {
		uint32_t carry = row->flags ? in[IN_P] : 0;
		out[OUT_R] = a + b + carry;
		out[OUT_O] = out[OUT_R] < a || (carry && out[OUT_R] == a);
	} else {
		uint32_t borrow = row->flags ? !in[IN_P] : 0;
		out[OUT_R] = a - b - borrow;
		out[OUT_O] = !(a < b || (borrow && a == b));
	}
}

static void add_sum(struct table *table, const char *name, int op, int carry, const char *text,
	const char *ptx, const char *outputs)
{
	struct row *row = table_add(table, "add", carry ? "ii..p." : "ii....", outputs);
	row->lane = model_sum;
	row->op = op;
	row->flags = carry;
	row_name(row, "%s", name);
	row_text(row, "%s", text);
	row_ptx(row, "%s", ptx);
}

static void add_sums(struct table *table)
{
	static const struct {
		const char *name;
		int op, carry;
		const char *text, *ptx, *outputs;
	} sums[] = {
		{ "add.u32", 0, 0, "IADD R4, R0, R1;", "add.u32 r, a, b;", "r" },
		{ "sub.u32", 1, 0, "IADD R4, R0, -R1;", "sub.u32 r, a, b;", "r" },
		{ "add.cc.u32", 0, 0, "IADD.X R4, P2, R0, R1;", "add.cc.u32 r, a, b;" CARRY_TO_O, "ro" },
		{ "addc.cc.u32", 0, 1, "IADD.X R4, P2, R0, R1, P0;",
			"add.cc.u32 t, pw, 0xffffffff; addc.cc.u32 r, a, b;" CARRY_TO_O, "ro" },
		{ "sub.cc.u32", 1, 0, "IADD.X R4, P2, R0, ~R1, PT;", "sub.cc.u32 r, a, b;" NO_BORROW_TO_O,
			"ro" },
		{ "subc.cc.u32", 1, 1, "IADD.X R4, P2, R0, ~R1, P0;",
			"sub.cc.u32 t, pw, 1; subc.cc.u32 r, a, b;" NO_BORROW_TO_O, "ro" },
	};
	for (size_t i = 0; i < sizeof sums / sizeof *sums; i++) {
		add_sum(table, sums[i].name, sums[i].op, sums[i].carry, sums[i].text, sums[i].ptx,
			sums[i].outputs);
		table_add_uniform_twin(table);
	}
}

/* ---- Products ---- */

enum { MUL_LO, MUL_HI, MUL_WIDE };

/* A product of 64 bits by four products of halves, its sign put right afterwards. */
static uint64_t product(uint32_t a, uint32_t b, int type)
{
	uint64_t al = a & 0xFFFF, ah = a >> 16, bl = b & 0xFFFF, bh = b >> 16;
	uint64_t sum = al * bl + ((al * bh) << 16) + ((ah * bl) << 16) + ((ah * bh) << 32);
	if (type == S32 && a >> 31)
		sum -= (uint64_t)b << 32;
	if (type == S32 && b >> 31)
		sum -= (uint64_t)a << 32;
	return sum;
}

/* op: which part; kind: type; mode: 1 adds c; flags: 1 adds the carry p. */
static void model_product(const struct row *row, const uint32_t *in, uint32_t *out)
{
	uint64_t whole = product(in[IN_A], in[IN_B], row->kind);
	if (row->op == MUL_WIDE) {
		if (row->mode)
			whole += (uint64_t)in[IN_D] << 32 | in[IN_C];
		out[OUT_R] = (uint32_t)whole;
		out[OUT_S] = (uint32_t)(whole >> 32);
		return;
	}
	uint64_t part = row->op == MUL_LO ? whole & 0xFFFFFFFF : whole >> 32;
	if (row->mode)
		part += in[IN_C];
	if (row->flags)
		part += in[IN_P];
	out[OUT_R] = (uint32_t)part;
	out[OUT_O] = (uint32_t)(part >> 32);
}

static struct row *add_product(struct table *table, int op, int type, int mode, int carry)
{
	const char *inputs = op == MUL_WIDE && mode ? "iiii.."
						 : carry                ? "iii.p."
						 : mode                 ? "iii..."
												: "ii....";
	struct row *row = table_add(table, mode ? "mad" : "mul", inputs, op == MUL_WIDE ? "rs" : "r");
	row->lane = model_product;
	row->op = op;
	row->kind = type;
	row->mode = mode;
	row->flags = carry;
	return row;
}

static void add_products(struct table *table, int type)
{
	static const char *const parts[] = { "lo", "hi" };
	static const char *const capitals[] = { "LO", "HI" };
	for (int op = MUL_LO; op <= MUL_HI; op++) {
		struct row *row = add_product(table, op, type, 0, 0);
		row_name(row, "mul.%s.%s", parts[op], types[type]);
		row_text(row, "IMUL.%s.%s R4, R0, R1;", capitals[op], itypes[type]);
		row_ptx(row, "mul.%s.%s r, a, b;", parts[op], types[type]);
		table_add_uniform_twin(table);
	}
	struct row *row = add_product(table, MUL_WIDE, type, 0, 0);
	row_name(row, "mul.wide.%s", types[type]);
	row_text(row, "IMAD.WIDE.%s R[4:5], R0, R1, RZ;", itypes[type]);
	row_ptx(row, "mul.wide.%s w, a, b; mov.b64 {r, s}, w;", types[type]);
	table_add_uniform_twin(table);

	row = add_product(table, MUL_WIDE, type, 1, 0);
	row_name(row, "mad.wide.%s", types[type]);
	row_text(row, "IMAD.WIDE.%s R[4:5], R0, R1, R[2:3];", itypes[type]);
	row_ptx(row, "mov.b64 w, {c, d}; mad.wide.%s w, a, b, w; mov.b64 {r, s}, w;", types[type]);
	table_add_uniform_twin(table);
}

static void add_multiply_add(struct table *table, int op, int type, int with_carry, int carry_in)
{
	const char *part = op == MUL_LO ? "lo" : "hi";
	struct row *row = add_product(table, op, type, 1, carry_in);
	snprintf(row->outputs, sizeof row->outputs, "%s", with_carry ? "ro" : "r");
	row_name(row, "mad%s.%s%s.%s", carry_in ? "c" : "", part, with_carry ? ".cc" : "", types[type]);
	row_text(row, "IMAD.%s.%s R4, %sR0, R1, R2%s;", op == MUL_LO ? "LO" : "HI.X", itypes[type],
		with_carry ? "P2, " : "", carry_in ? ", P0" : "");
	row_ptx(row, "%smad%s.%s%s.%s r, a, b, c;%s", carry_in ? "add.cc.u32 t, pw, 0xffffffff; " : "",
		carry_in ? "c" : "", part, with_carry ? ".cc" : "", types[type],
		with_carry ? CARRY_TO_O : "");
	table_add_uniform_twin(table);
}

static void add_multiply_adds(struct table *table, int type)
{
	add_multiply_add(table, MUL_LO, type, 0, 0);
	add_multiply_add(table, MUL_LO, type, 1, 0);
	add_multiply_add(table, MUL_HI, type, 0, 0);
	add_multiply_add(table, MUL_HI, type, 1, 0);
	add_multiply_add(table, MUL_HI, type, 1, 1);
}

/* ---- Dot products ---- */

static uint32_t element(uint32_t word, int index, int bits, int type)
{
	uint32_t top = (uint32_t)1 << (bits - 1);
	uint32_t value = word >> (index * bits) & (2 * top - 1);
	return type == S32 ? (value ^ top) - top : value;
}

/* op: 4 products of bytes, or 2 of halves with bytes; kind: type of a; mode: of b; flags: .hi. */
static void model_dot(const struct row *row, const uint32_t *in, uint32_t *out)
{
	uint32_t sum = in[IN_C];
	int bits = row->op == 4 ? 8 : 16;
	for (int i = 0; i < row->op; i++)
		sum += element(in[IN_A], i, bits, row->kind) *
			   element(in[IN_B], i + (row->flags ? 2 : 0), 8, row->mode);
	out[OUT_R] = sum;
}

static void add_dot(struct table *table, int count, int a, int b, int high)
{
	struct row *row = table_add(table, count == 4 ? "dp4a" : "dp2a", "iii...", "r");
	char sign[] = "US";
	row->lane = model_dot;
	row->op = count;
	row->kind = a;
	row->mode = b;
	row->flags = high;
	const char *half = count == 4 ? "" : high ? ".hi" : ".lo";
	row_name(row, "dp%da%s.%s.%s", count, half, types[a], types[b]);
	row_text(row, "IDP.%dA%s.%c%d.%c8 R4, R0, R1, R2;", count,
		count == 4 ? ""
		: high     ? ".HI"
				   : ".LO",
		sign[a], count == 4 ? 8 : 16, sign[b]);
	row_ptx(row, "dp%da%s.%s.%s r, a, b, c;", count, half, types[a], types[b]);
}

/* ---- Comparison, selection ---- */

static const char *const comparisons[] = { "eq", "ne", "lt", "le", "gt", "ge" };
static const char *const compops[] = { "EQ", "NE", "LT", "LE", "GT", "GE" };
static const char *const bools[] = { "and", "or", "xor" };
static const char *const boolops[] = { "AND", "OR", "XOR" };

static uint32_t combine(int op, bool a, uint32_t b)
{
	uint32_t value = a ? 1 : 0;
	return op == 0 ? value & b : op == 1 ? value | b : value ^ b;
}

/* op: comparison; kind: type; mode: operation with p; flags: 1 set.u32, 2 set.f32. */
static void model_compare(const struct row *row, const uint32_t *in, uint32_t *out)
{
	int64_t a = as_type(in[IN_A], row->kind), b = as_type(in[IN_B], row->kind);
	const bool results[] = { a == b, a != b, a<b, a <= b, a> b, a >= b };
	bool t = results[row->op];
	out[OUT_O] = combine(row->mode, t, in[IN_P]);
	out[OUT_V] = combine(row->mode, !t, in[IN_P]);
	out[OUT_R] = !out[OUT_O] ? 0 : row->flags == 1 ? 0xFFFFFFFF : 0x3F800000;
}

static void add_comparison(struct table *table, int op, int mode, int type, int set)
{
	struct row *row = table_add(table, set ? "set" : "setp", "ii..p.", set ? "r" : "ov");
	row->lane = model_compare;
	row->op = op;
	row->kind = type;
	row->mode = mode;
	row->flags = set;
	const char *result = set == 1 ? ".u32" : set == 2 ? ".f32" : "";
	row_name(
		row, "set%s.%s.%s%s.%s", set ? "" : "p", comparisons[op], bools[mode], result, types[type]);
	row_ptx(row, "%s %s, a, b, p;", row->name, set ? "r" : "o|v");
	if (set)
		row_text(row, "ISET.%s.%s.%s%s R4, R0, R1, P0;", compops[op], boolops[mode], itypes[type],
			set == 1 ? ".BM" : ".BF");
	else
		row_text(
			row, "ISETP.%s.%s.%s P2, P3, R0, R1, P0;", compops[op], boolops[mode], itypes[type]);
	if (!set)
		table_add_uniform_twin(table);
}

/* op: 1 larger. */
static void model_choose(const struct row *row, const uint32_t *in, uint32_t *out)
{
	int64_t a = as_type(in[IN_A], row->kind), b = as_type(in[IN_B], row->kind);
	out[OUT_R] = (uint32_t)((row->op ? a > b : a < b) ? a : b);
}

static void model_select(const struct row *row, const uint32_t *in, uint32_t *out)
{
	(void)row;
	out[OUT_R] = in[IN_P] ? in[IN_A] : in[IN_B];
}

static void model_absolute(const struct row *row, const uint32_t *in, uint32_t *out)
{
	(void)row;
	out[OUT_R] = in[IN_A] >> 31 ? 0 - in[IN_A] : in[IN_A];
}

static void add_choices(struct table *table)
{
	for (int type = 0; type < 2; type++)
		for (int larger = 0; larger < 2; larger++) {
			struct row *row = table_add(table, "minmax", "ii....", "r");
			row->lane = model_choose;
			row->op = larger;
			row->kind = type;
			row_name(row, "%s.%s", larger ? "max" : "min", types[type]);
			row_text(row, "IMNMX.%s R4, R0, R1, %sPT;", itypes[type], larger ? "!" : "");
			row_ptx(row, "%s r, a, b;", row->name);
			table_add_uniform_twin(table);
		}
	struct row *row = table_add(table, "selp", "ii..p.", "r");
	row->lane = model_select;
	row_name(row, "selp.b32");
	row_text(row, "SEL R4, R0, R1, P0;");
	row_ptx(row, "selp.b32 r, a, b, p;");
	table_add_uniform_twin(table);
	row = table_add(table, "abs", "i.....", "r");
	row->lane = model_absolute;
	row_name(row, "abs.s32");
	row_text(row, "IABS R4, R0;");
	row_ptx(row, "abs.s32 r, a;");
	table_add_uniform_twin(table);
}

void table_add_integer(struct table *table)
{
	add_sums(table);
	for (int type = 0; type < 2; type++) {
		add_products(table, type);
		add_multiply_adds(table, type);
	}
	for (int a = 0; a < 2; a++)
		for (int b = 0; b < 2; b++) {
			add_dot(table, 4, a, b, 0);
			add_dot(table, 2, a, b, 0);
			add_dot(table, 2, a, b, 1);
		}
	for (int set = 0; set < 3; set++)
		for (int op = 0; op < 6; op++)
			for (int mode = 0; mode < 3; mode++)
				for (int type = 0; type < 2; type++)
					add_comparison(table, op, mode, type, set);
	add_choices(table);
}
