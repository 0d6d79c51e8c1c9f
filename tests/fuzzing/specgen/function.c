/* SPDX-License-Identifier: MIT */
/* Functions that all blocks can call. */
#include "specgen.h"

static struct value parameter(void)
{
	unsigned bits = chance(20) ? pick_from(2, scope_most(40)) : 1u << pick_from(1, 6);
	if (chance(20))
		return value_truth();
	struct value value = chance(60) ? value_unsigned(bits) : value_signed(bits);
	value.exact = 0;
	return value;
}

static void function_print(struct function *f)
{
	f->name = name_new(NAME_SEMANTIC);
	f->count = f->effects ? pick(3) : pick_from(1, 4);
	scope = (struct scope){ .function = true,
		.work = f->effects ? 40 : 60,
		.rounds = 1,
		.most = scope_most(60),
		.machine = isa.machine && f->effects,
		.reads = f->effects,
		.effects = f->effects };
	put(&out, "\n__DefFunction %s%s", f->name, f->count ? "<" : "");
	for (unsigned i = 0; i < f->count; i++) {
		const char *name = name_new(NAME_SEMANTIC);
		f->parameters[i] = parameter();
		put(&out, "%s%s%s", i ? ", " : "", name, i + 1 == f->count ? ">" : "");
		if (!scope.modifier_count && chance(20)) {
			f->of[i] = &isa.values[pick(isa.values_count)];
			scope.modifiers[scope.modifier_count++] = (struct modifier){ name, name, f->of[i] };
			table_count_definition(CONSTRUCT_PARAMETER, 1);
			continue;
		}
		scope.variables[scope.variable_count++] =
			(struct variable){ .name = name, .value = f->parameters[i], .operand = true };
	}
	put(&out, "\n");
	code_begin("__Semantics");
	if (f->effects) {
		table_count_definition(CONSTRUCT_EFFECT, f->silent ? 1 : 2);
		statements_print(pick(2), 0);
		for (unsigned i = pick_from(1, 4); i; i--)
			if (chance(25))
				statement_conditional(0);
			else
				statement_place(0);
	}
	statements_print(pick(3), 0);
	scope.role = ROLE_RETURN;
	if (f->silent) {
		code_end();
		return;
	}
	if (chance(20)) {
		line(0, "return %s;", expr_truth(2).text);
		f->result = value_truth();
	} else {
		struct expr e = expr_integer(pick_from(2, 4), scope.most);
		line(0, "return %s;", e.text);
		f->result = e.value;
	}
	f->result.exact = 0;
	code_end();
}

void functions_print(void)
{
	for (unsigned i = pick(4); i; i--) {
		function_print(&isa.functions[isa.function_count]);
		isa.function_count++;
	}
	if (!has(WITHOUT_EFFECTS) || isa.lanes > 1)
		return;
	for (unsigned i = chance(50) ? pick_from(1, 4) : 0; i; i--) {
		struct function *f = &isa.effects[isa.effect_count];
		f->effects = true;
		f->silent = chance(40);
		function_print(f);
		isa.effect_count++;
	}
}
