/* SPDX-License-Identifier: MIT */
/* Rows and uses, and whether they go together. */
#include "matrix.h"

#define TABLE_ROW(table, id, kind, needs, before, text) { #table, #id, kind, needs, before, text },
const struct row rows[] = {
#define ROW TABLE_ROW
#include "rows.def"
};
const size_t row_count = sizeof rows / sizeof *rows;

const struct use uses[] = {
#define USE(id, name, needs, text) { name, needs, text },
#include "uses.def"
};
const size_t use_count = sizeof uses / sizeof *uses;

bool cell_exists(const struct cell *cell)
{
	if (cell->use->needs & (TRAPPED | RESETS) &&
		(cell->base != MACHINES || cell->row->kind == NOTHING))
		return false;
	return (cell->row->kind == STATEMENT) == !!(cell->use->needs & STATEMENTS);
}

/* Functions, traps, resets and prefixes have no outputs, and what a reset does cannot be halted. */
static bool lacks_outputs(unsigned row, unsigned use)
{
	return (row & KEEPS && use & (FUNCTION | PREFIXES | TRAPPED | RESETS)) ||
		   (row & SIDES && row & WRITES && use & (FUNCTION | PREFIXES)) ||
		   (row & HALTS && use & RESETS);
}

enum reason cell_reason(const struct cell *cell)
{
	unsigned row = cell->row->needs, use = cell->use->needs, both = row | use;
	if (cell->row->kind == NOTHING)
		return REASON_SYNTAX;
	if (use & CASES && !(row & VALUE))
		return REASON_OPERAND;
	if (row & TRAPS && !(use & TRAPPED))
		return REASON_TRAP;
	if (both & LANES && cell->base != WITH_LANES)
		return REASON_LANES;
	if (both & MACHINE && cell->base != MACHINES)
		return REASON_MACHINE;
	if (both & SIDES && cell->base == WITH_LANES)
		return REASON_MACHINE;
	if (row & ARGUMENT && use & (FUNCTION | TRAPPED | RESETS))
		return REASON_OPERAND;
	if (lacks_outputs(row, use))
		return REASON_FUNCTION;
	if (row & SHARED && cell->base == WITH_LANES)
		return REASON_VARYING;
	if ((row & ACCESS && use & FUNCTION) || (row & WRITES && !(row & RAISES) && use & PREFIXES))
		return REASON_LIMIT;
	if (row & COLLECTIVE && use & VARYING)
		return REASON_VARYING;
	if (use & UNIFORM && !(row & UNIFORM) && cell->base == WITH_LANES)
		return REASON_VARYING;
	return GOOD;
}
