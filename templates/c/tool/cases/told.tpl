%# SPDX-License-Identifier: MIT
static void add_counters(struct script *script, enum kept kept)
{
%if $s/@cycles
	const struct machine *machine = &script->machine;
	if (machine->state->cycles != machine->kept[kept]->cycles)
		tool_add_format(&script->out, "cycles 0 * %" PRIx64 "\n", machine->state->cycles);
%else
	(void)script;
	(void)kept;
%end
}

static void add_place(struct script *script, const struct bank *bank, uint64_t from)
{
	tool_add_format(&script->out, "put %s %x %" PRIx64 " ", ${$p}_memories[bank->memory].name,
			bank->bank, bank->base + from);
}

/* What differs from the start. */
static void add_changes(struct script *script)
{
	const struct bank *bank = NULL;
	uint64_t from = 0, to;
	add_registers(script, KEPT_START);
	add_counters(script, KEPT_START);
	for (; machine_changed(&script->machine, &bank, &from, &to); from = to) {
		add_place(script, bank, from);
		machine_add_bytes(&script->out, bank, from, to);
		tool_add_text(&script->out, "\n");
	}
}

/* What the last step has changed. */
static void add_step_changes(struct script *script)
{
	const struct machine *machine = &script->machine;
	const struct note *notes = (const struct note *)(const void *)machine->notes.data;
	size_t count = machine->notes.length / sizeof *notes;
	add_registers(script, KEPT_STEP);
	add_counters(script, KEPT_STEP);
	for (size_t i = 0, end; i < count; i = end) {
		for (end = i + 1; end < count && notes[end].bank == notes[i].bank &&
				  notes[end].at == notes[end - 1].at + 1;)
			end++;
		add_place(script, notes[i].bank, notes[i].at);
		machine_add_bytes(&script->out, notes[i].bank, notes[i].at, notes[end - 1].at + 1);
		tool_add_text(&script->out, "\n");
	}
}

static void run_told(struct script *script)
{
	struct machine *machine = &script->machine;
	while (machine->steps < script->limit && machine->stop == ${$P}_STOP_LIMIT) {
		uint64_t pc = machine->state->pc;
		if (!step_machine(machine))
			return;
		tool_add_format(&script->out, "step %" PRIx64 "\n", pc);
		add_step_changes(script);
	}
}

/* Bytes of the instruction that traps. */
static uint64_t sight_length(const struct script *script)
{
	return (script->next_pc - script->machine.state->pc) & ${$s/@pc-mask};
}

/* An instruction, or a chain of prefixes, ends in front of next_pc. */
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

static void add_stop(struct script *script)
{
	const struct machine *machine = &script->machine;
	const struct ${$p}_state *state = machine->state;
	bool raised = machine->stop == ${$P}_STOP_RAISE;
	tool_add_format(&script->out, "stop %s %s %" PRIx64 " %" PRIu64 "\n",
			${$p}_stop_name(machine->stop),
			raised ? ${$p}_exception_name(state->exception) : "-", state->pc,
			machine->steps);
	if (raised)
		tool_add_format(&script->out, "address %" PRIx64 "\n", state->bad_address);
}

