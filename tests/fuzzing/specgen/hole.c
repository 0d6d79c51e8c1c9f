/* SPDX-License-Identifier: MIT */
/* Holes of a block: `$name`, for which each opcode of the family has an expression or statements of
 * its own. */
#include "specgen.h"

struct holes holes;

void holes_begin(unsigned opcodes)
{
	holes = (struct holes){ .opcodes = opcodes };
}

struct hole *hole_new(void)
{
	if (!holes.opcodes || !scope.holes || holes.count == MOST_HOLES)
		return NULL;
	struct hole *hole = &holes.list[holes.count++];
	*hole = (struct hole){ .name = print("$%s", name_new(NAME_SEMANTIC)) };
	return hole;
}

static int most_of(int a, int b)
{
	return a > b ? a : b;
}

struct expr hole_integer(unsigned depth, unsigned most)
{
	struct hole *hole = chance(25) ? hole_new() : NULL;
	struct expr all = expr_integer(depth, most);
	if (!hole || all.value.kind != KIND_INTEGER) {
		holes.count -= hole != NULL;
		return all;
	}
	hole->values[0] = all.text;
	for (unsigned i = 1; i < holes.opcodes; i++) {
		struct expr e = expr_integer(pick_from(1, depth ? depth : 1), most);
		while (e.value.kind != KIND_INTEGER)
			e = expr_integer(1, most);
		all.value.low = most_of(all.value.low, e.value.low);
		all.value.high = most_of(all.value.high, e.value.high);
		hole->values[i] = e.text;
	}
	all.value.exact = 0;
	table_count_definition(CONSTRUCT_HOLE, 1);
	return (struct expr){ hole->name, all.value, PRIMARY };
}

const char *hole_truth(unsigned depth)
{
	struct hole *hole = chance(20) ? hole_new() : NULL;
	if (!hole)
		return expr_truth(depth).text;
	for (unsigned i = 0; i < holes.opcodes; i++)
		hole->values[i] = expr_truth(depth).text;
	table_count_definition(CONSTRUCT_HOLE, 1);
	return hole->name;
}

/* Statements in braces; sometimes none. */
static const char *braced(void)
{
	struct text before = out;
	unsigned outside = scope_enter();
	bool conditional = scope.conditional;
	out = (struct text){ 0 };
	scope.conditional = true;
	put(&out, "{\n");
	statements_print(pick(3), 3);
	put(&out, "        }");
	const char *text = out.bytes;
	out = before;
	scope.conditional = conditional;
	scope_leave(outside);
	return text;
}

bool hole_statements(unsigned indent)
{
	struct hole *hole = hole_new();
	if (!hole)
		return false;
	bool inside = scope.holes;
	scope.holes = false;
	for (unsigned i = 0; i < holes.opcodes; i++)
		hole->values[i] = braced();
	scope.holes = inside;
	line(indent, "%s;", hole->name);
	table_count_definition(CONSTRUCT_HOLE, 2);
	return true;
}
