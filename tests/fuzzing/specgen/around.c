/* SPDX-License-Identifier: MIT */
/* Groups whose statements run around the blocks of their instructions. */
#include <string.h>

#include "specgen.h"

/* Values of holes of these groups, which each family fills. */
static struct {
	const char *name;
	unsigned bits;
	bool after; /* the instruction: it can use all of its operands */
} around_holes[4];
static unsigned around_count;

static void statement_with_hole(bool after)
{
	if (around_count == 4 || !has(WITHOUT_GROUP_HOLES) || !chance(40))
		return;
	around_holes[around_count].name = print("$%s", name_new(NAME_SEMANTIC));
	around_holes[around_count].bits = pick_from(2, 32);
	around_holes[around_count].after = after;
	const char *local = name_new(NAME_SEMANTIC);
	line(0, "%s = %s;", local, around_holes[around_count].name);
	scope_add(local, value_unsigned(around_holes[around_count].bits))
		? ((struct variable *)&scope.variables[scope.variable_count - 1])->value.exact = 0
		: 0;
	around_count++;
}

/* The instruction runs always, or only sometimes, if none of them has outputs. */
static void instruction(void)
{
	if (isa.lanes > 1 || !chance(15)) {
		line(0, "$insn;");
		return;
	}
	isa.sometimes = true;
	if (chance(50)) {
		line(0, "if (%s) $insn;", expr_truth(2).text);
		return;
	}
	line(0, "switch (%s) {", expr_index(2).text);
	line(1, "case %u: $insn; break;", pick(4));
	line(1, "default: break;");
	line(0, "}");
}

static void group_print(const char *name, const char *parent)
{
	put(&out, "\n__DefGroup %s : [%s]\n", name, parent);
	code_begin("__Semantics");
	scope =
		(struct scope){ .machine = isa.machine, .work = 60, .rounds = 1, .most = scope_most(30) };
	statements_print(pick(3), 0);
	statement_with_hole(false);
	instruction();
	statement_with_hole(true);
	statements_print(pick(3), 0);
	code_end();
	table_count_definition(CONSTRUCT_AROUND, 1);
}

void around_print(void)
{
	isa.around = NULL;
	around_count = 0;
	if (!has(WITHOUT_AROUND) || !chance(30))
		return;
	const char *parent = isa.group;
	for (unsigned i = pick_from(1, 2); i; i--) {
		isa.around = name_new(NAME_FACT);
		group_print(isa.around, parent);
		parent = isa.around;
	}
}

static bool is_output(const struct variable *v)
{
	for (unsigned i = 0; i < scope.output_count; i++)
		if (scope.outputs[i].name == v->name)
			return true;
	return false;
}

/* Their values are there only after an instruction that has run and that reads or assigns them,
 * their bits and addresses not at all. */
static void leave_out_modes(bool after)
{
	unsigned left = 0;
	for (unsigned i = 0; i < scope.variable_count; i++) {
		const struct variable *v = &scope.variables[i];
		if (!v->mode || (after && !isa.sometimes && !v->bits && is_output(v)))
			scope.variables[left++] = *v;
	}
	scope.variable_count = left;
}

void around_fills(struct text *fills)
{
	for (unsigned i = 0; i < around_count; i++) {
		struct scope before = scope;
		scope.role = ROLE_LOCAL;
		leave_out_modes(around_holes[i].after);
		put(fills, "    Fill<%s> = %s;\n", around_holes[i].name,
			expr_low(expr_integer(2, scope.most), around_holes[i].bits).text);
		scope = before;
	}
}
