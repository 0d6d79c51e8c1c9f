%# SPDX-License-Identifier: MIT
/* Bytes of the instruction that traps. */
static uint64_t sight_length(const struct script *script)
{
	return (script->next_pc - script->machine.state->pc) & ${$s/@pc-mask};
}

/* An instruction, or a chain of prefixes, ends before next_pc. */
static void check_sight(struct script *script)
{
%if $s/prefixes/c-prefix
	const uint64_t most = 15 * ${$P}_LENGTH_MAX;
%else
	const uint64_t most = ${$P}_LENGTH_MAX;
%end
	if (!script->has_sight)
		return;
	if ((script->next_pc & ~(uint64_t)${$s/@pc-mask}) || sight_length(script) > most ||
	    sight_length(script) % ${$d/@unit-bytes})
		wrong(script, "no instruction at %" PRIx64 " ends at %" PRIx64,
		      script->machine.state->pc, script->next_pc);
}

/* One trap or the reset counts as a step. */
static void run_block(struct script *script)
{
	struct machine *machine = &script->machine;
	const unsigned length = script->has_sight ? (unsigned)sight_length(script) : 0;
	const uint64_t bad_address = script->has_sight ? script->bad_address : 0;
	enum ${$p}_stop stop = script->is_trap ? ${$p}_trap(machine->state, NULL, script->raised,
							    length, bad_address)
					       : ${$p}_reset(machine->state);
	machine->stop = stop ? stop : ${$P}_STOP_LIMIT;
	machine->steps = !stop || stop == ${$P}_STOP_HALT;
}

static void run_case(struct script *script)
{
	struct machine *machine = &script->machine;
	machine_begin(machine, script->limit, script->trace);
	if (script->is_trap || script->is_reset) {
		run_block(script);
		return;
	}
	enum ${$p}_stop stop =
		script->is_broken ? ${$P}_STOP_RAISE
		: script->raised
			? ${$p}_raise(machine->state, &machine->program, script->raised)
			: ${$P}_STOP_NONE;
	if (stop)
		machine->stop = stop;
	else if (script->trace)
		run_told(script);
	else
		run_machine(machine, script->limit);
}

