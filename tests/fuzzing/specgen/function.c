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
	f->count = pick_from(1, 4);
	scope = (struct scope){ .function = true, .work = 60, .rounds = 1, .most = scope_most(60) };
	put(&out, "\n__DefFunction %s<", f->name);
	for (unsigned i = 0; i < f->count; i++) {
		const char *name = name_new(NAME_SEMANTIC);
		f->parameters[i] = parameter();
		put(&out, "%s%s", i ? ", " : "", name);
		if (!scope.modifier_count && chance(20)) {
			f->of[i] = &isa.values[pick(isa.values_count)];
			scope.modifiers[scope.modifier_count++] = (struct modifier){ name, name, f->of[i] };
			table_count_definition(CONSTRUCT_PARAMETER, 1);
			continue;
		}
		scope.variables[scope.variable_count++] =
			(struct variable){ .name = name, .value = f->parameters[i], .operand = true };
	}
	put(&out, ">\n  __Semantics\n```asm\n");
	statements_print(pick(3), 0);
	scope.role = ROLE_RETURN;
	if (chance(20)) {
		line(0, "return %s;", expr_truth(2).text);
		f->result = value_truth();
	} else {
		struct expr e = expr_integer(pick_from(2, 4), scope.most);
		line(0, "return %s;", e.text);
		f->result = e.value;
	}
	f->result.exact = 0;
	put(&out, "```\n");
}

void functions_print(void)
{
	for (unsigned i = pick(4); i; i--) {
		function_print(&isa.functions[isa.function_count]);
		isa.function_count++;
	}
}
