/* SPDX-License-Identifier: MIT */
/* What a machine does besides its instructions: trap and reset, and the blocks of prefixes. */
#include "specgen.h"

static void block_begin(void)
{
	scope = (struct scope){ .machine = true, .work = 300, .rounds = 1, .most = scope_most(30) };
}

void trap_print(void)
{
	if (!isa.machine || !chance(60))
		return;
	put(&out, "  __Semantics\n```asm\n");
	bool reset = chance(60), trap = !reset || chance(70);
	if (reset) {
		block_begin();
		put(&out, "reset:\n");
		state_statements_print(pick_from(1, 3));
	}
	if (trap) {
		block_begin();
		put(&out, "trap:\n");
		struct variable *v = (struct variable *)scope_add("cause", value_unsigned(16));
		v->assignable = false, v->value.exact = 0;
		v = (struct variable *)scope_add("bad_address", value_unsigned(64));
		v->assignable = false, v->value.exact = 0;
		state_statements_print(pick_from(1, 4));
	}
	put(&out, "```\n");
	table_count_definition(CONSTRUCT_TRAP, 1);
}

void prefix_print(void)
{
	unsigned left = 0;
	for (unsigned i = 0; i < isa.register_count; i++)
		left += isa.registers[i].transient;
	for (unsigned i = 0; i < isa.register_count; i++)
		if (isa.registers[i].transient && (chance(60) || left == 1))
			register_print(&isa.registers[i], 1), left = 0;
		else
			left -= isa.registers[i].transient && left;
}
