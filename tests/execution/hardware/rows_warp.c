/* SPDX-License-Identifier: MIT */
/* Operations of PTX in which the lanes of a warp see each other beside the description's, and what
 * the PTX manual says they do. The member mask `m` is the mask of active lanes. */
#include "hardware.h"

/* ---- Shuffle ---- */

enum { UP, DOWN, BUTTERFLY, INDEX };

/* op: mode. A value from a lane that is not active is unspecified. */
static void model_shuffle(const struct row *row, struct warp *warp)
{
	for (int lane = 0; lane < LANES; lane++) {
		int b = (int)(warp->in[IN_B][lane] & 31), c = (int)(warp->in[IN_C][lane] & 31);
		int segment = (int)(warp->in[IN_C][lane] >> 8 & 31);
		int most = (lane & segment) | (c & ~segment), least = lane & segment;
		int j = row->op == UP          ? lane - b
				: row->op == DOWN      ? lane + b
				: row->op == BUTTERFLY ? lane ^ b
									   : least | (b & ~segment);
		bool inside = row->op == UP ? j >= most : j <= most;
		if (!inside)
			j = lane;
		bool known = j >= 0 && j < LANES && warp->active >> j & 1;
		if (!known)
			warp->open |= (uint32_t)1 << lane;
		warp->out[OUT_R][lane] = known ? warp->in[IN_A][j] : 0;
		warp->out[OUT_O][lane] = inside;
	}
}

static void add_shuffles(struct table *table)
{
	static const char *const names[] = { "up", "down", "bfly", "idx" };
	static const char *const modes[] = { "UP", "DOWN", "BFLY", "IDX" };
	for (int op = UP; op <= INDEX; op++) {
		struct row *row = table_add(table, "shfl", "iil...", "ro");
		row->scope = SCOPE_WARP;
		row->warp = model_shuffle;
		row->op = op;
		row_name(row, "shfl.sync.%s.b32", names[op]);
		row_text(row, "SHFL.%s P2, R4, R0, R1, R2;", modes[op]);
		row_ptx(row, "%s r|o, a, b, c, m;", row->name);
	}
}

/* ---- Votes ---- */

enum { ANY, ALL, UNIFORM };

static void everywhere(struct warp *warp, int place, uint32_t value)
{
	for (int lane = 0; lane < LANES; lane++)
		warp->out[place][lane] = value;
}

static void model_vote(const struct row *row, struct warp *warp)
{
	uint32_t count = 0, yes = 0, ballot = 0;
	for (int lane = 0; lane < LANES; lane++)
		if (warp->active >> lane & 1) {
			count++;
			yes += warp->in[IN_P][lane];
			ballot |= warp->in[IN_P][lane] << lane;
		}
	everywhere(warp, OUT_R, ballot);
	everywhere(warp, OUT_O,
		row->op == ANY   ? yes > 0
		: row->op == ALL ? yes == count
						 : yes == 0 || yes == count);
}

static void add_votes(struct table *table)
{
	static const char *const names[] = { "any", "all", "uni" };
	static const char *const modes[] = { "ANY", "ALL", "EQ" };
	for (int gather = 0; gather < 2; gather++)
		for (int op = ANY; op <= UNIFORM; op++) {
			struct row *row = table_add(table, "vote", "....p.", "ro");
			row->scope = gather ? SCOPE_GATHER : SCOPE_WARP;
			row->warp = model_vote;
			row->op = op;
			row_name(row, "vote.sync.%s.pred%s", names[op], gather ? ".uniform" : "");
			row_text(row, gather ? "VOTEU.%s UR4, UP2, P0;" : "VOTE.%s R4, P2, P0;", modes[op]);
			row_ptx(row, "vote.sync.%s.pred o, p, m; vote.sync.ballot.b32 r, p, m;", names[op]);
		}
}

/* ---- Match ---- */

/* op: 1 all; mode: 1 for 64 bits. */
static void model_match(const struct row *row, struct warp *warp)
{
	bool same = true;
	for (int lane = 0; lane < LANES; lane++) {
		uint32_t mask = 0;
		for (int other = 0; other < LANES; other++) {
			bool equal = warp->in[IN_A][other] == warp->in[IN_A][lane] &&
						 (!row->mode || warp->in[IN_B][other] == warp->in[IN_B][lane]);
			if (equal && warp->active >> other & 1)
				mask |= (uint32_t)1 << other;
		}
		warp->out[OUT_R][lane] = mask;
		if (warp->active >> lane & 1)
			same = same && mask == warp->active;
	}
	if (row->op) {
		everywhere(warp, OUT_R, same ? warp->active : 0);
		everywhere(warp, OUT_O, same);
	}
}

static void add_matches(struct table *table)
{
	for (int all = 0; all < 2; all++)
		for (int wide = 0; wide < 2; wide++) {
			struct row *row =
				table_add(table, "match", wide ? "mm...." : "m.....", all ? "ro" : "r");
			row->scope = SCOPE_WARP;
			row->warp = model_match;
			row->op = all;
			row->mode = wide;
			row_name(row, "match.%s.sync.b%d", all ? "all" : "any", wide ? 64 : 32);
			row_text(row, "MATCH%s.%s R4, %s, %s;", wide ? ".U64" : "", all ? "ALL" : "ANY",
				all ? "P2" : "PT", wide ? "R[0:1]" : "R0");
			row_ptx(row, "%s%s %s, %s, m;", wide ? "mov.b64 w, {a, b}; " : "", row->name,
				all ? "r|o" : "r", wide ? "w" : "a");
		}
}

/* ---- Reductions ---- */

enum { FOLD_AND, FOLD_OR, FOLD_XOR, FOLD_ADD, FOLD_MIN, FOLD_MAX };

/* Comparing with the sign bit flipped compares signed numbers. */
static uint32_t fold(int op, uint32_t flip, uint32_t a, uint32_t b)
{
	switch (op) {
	case FOLD_AND: return a & b;
	case FOLD_OR: return a | b;
	case FOLD_XOR: return a ^ b;
	case FOLD_ADD: return a + b;
	case FOLD_MIN: return (a ^ flip) < (b ^ flip) ? a : b;
	default: return (a ^ flip) > (b ^ flip) ? a : b;
	}
}

/* op: operation; kind: 1 signed. */
static void model_redux(const struct row *row, struct warp *warp)
{
	bool begun = false;
	uint32_t result = 0, flip = row->kind ? 0x80000000 : 0;
	for (int lane = 0; lane < LANES; lane++)
		if (warp->active >> lane & 1) {
			uint32_t value = warp->in[IN_A][lane];
			result = begun ? fold(row->op, flip, result, value) : value;
			begun = true;
		}
	everywhere(warp, OUT_R, result);
}

static void add_redux(struct table *table, int op, int is_signed, int gather)
{
	static const char *const names[] = { "and", "or", "xor", "add", "min", "max" };
	static const char *const ops[] = { "AND", "OR", "XOR", "SUM", "MIN", "MAX" };
	struct row *row = table_add(table, "redux", "i.....", "r");
	row->scope = gather ? SCOPE_GATHER : SCOPE_WARP;
	row->warp = model_redux;
	row->op = op;
	row->kind = is_signed;
	row->target = 80;
	row->version = 70;
	row_name(row, "redux.sync.%s.%s%s", names[op],
		op <= FOLD_XOR ? "b32"
		: is_signed    ? "s32"
					   : "u32",
		gather ? ".uniform" : "");
	row_text(row, "REDUX%s%s.%s %sR4, R0;", gather ? "U" : "", is_signed ? ".S32" : "", ops[op],
		gather ? "U" : "");
	row_ptx(row, "redux.sync.%s.%s r, a, m;", names[op],
		op <= FOLD_XOR ? "b32"
		: is_signed    ? "s32"
					   : "u32");
}

/* ---- Leaders, masks, matrices ---- */

static void model_elect(const struct row *row, struct warp *warp)
{
	(void)row;
	uint32_t leader = 0;
	while (!(warp->active >> leader & 1))
		leader++;
	everywhere(warp, OUT_R, leader);
	warp->out[OUT_O][leader] = 1;
}

static void model_active(const struct row *row, struct warp *warp)
{
	(void)row;
	everywhere(warp, OUT_R, warp->active);
}

/* Lane 4i + j holds elements 2j and 2j+1 of row i of a matrix of 8 times 8 halves. */
static void model_movmatrix(const struct row *row, struct warp *warp)
{
	(void)row;
	uint32_t matrix[8][8];
	for (int lane = 0; lane < LANES; lane++) {
		matrix[lane / 4][2 * (lane % 4)] = warp->in[IN_A][lane] & 0xFFFF;
		matrix[lane / 4][2 * (lane % 4) + 1] = warp->in[IN_A][lane] >> 16;
	}
	for (int lane = 0; lane < LANES; lane++) {
		int column = lane / 4, first = 2 * (lane % 4);
		warp->out[OUT_R][lane] = matrix[first][column] | matrix[first + 1][column] << 16;
	}
}

static void add_others(struct table *table)
{
	struct row *row = table_add(table, "elect", "......", "ro");
	row->scope = SCOPE_WARP;
	row->warp = model_elect;
	row->target = 90;
	row->version = 80;
	row_name(row, "elect.sync");
	row_text(row, "ELECT P2, R4;");
	row_ptx(row, "elect.sync r|o, m;");

	row = table_add(table, "activemask", "......", "r");
	row->scope = SCOPE_WARP;
	row->warp = model_active;
	row->version = 62;
	row_name(row, "activemask.b32");
	row_text(row, "VOTE.ALL R4, PT, PT;");
	row_ptx(row, "bar.warp.sync m; activemask.b32 r;");

	row = table_add(table, "movmatrix", "i.....", "r");
	row->scope = SCOPE_WARP;
	row->warp = model_movmatrix;
	row->full = true;
	row->target = 75;
	row->version = 78;
	row_name(row, "movmatrix.sync.aligned.m8n8.trans.b16");
	row_text(row, "MOVM R4, R0;");
	row_ptx(row, "%s r, a;", row->name);
}

void table_add_warp(struct table *table)
{
	add_shuffles(table);
	add_votes(table);
	add_matches(table);
	for (int gather = 0; gather < 2; gather++)
		for (int op = FOLD_AND; op <= FOLD_MAX; op++)
			for (int is_signed = 0; is_signed < 2; is_signed++)
				if (op >= FOLD_ADD || !is_signed)
					add_redux(table, op, is_signed, gather);
	add_others(table);
}
