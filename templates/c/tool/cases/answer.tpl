%# SPDX-License-Identifier: MIT
/* ---- the answer ---- */

static void add_registers(struct script *script, enum kept kept)
{
	const struct machine *machine = &script->machine;
	struct ${$p}_difference d = { 0 };
	while (${$p}_compare(machine->kept[kept], machine->state, &d)) {
		const struct ${$p}_file_info *info = &${$p}_files[d.file];
%if $s/@program
		tool_add_format(&script->out, "%s %x * %" PRIx64 "\n", info->name, d.number, d.after);
%else
		bool uniform = machine_is_uniform(machine->state, d.file, d.number);
		tool_add_format(&script->out, "%s %x ", info->name, d.number);
		if (uniform)
			tool_add_text(&script->out, "*");
		else
			tool_add_format(&script->out, "%u", d.lane);
		tool_add_format(&script->out, " %" PRIx64 "\n", d.after);
		if (uniform)
			d.next_lane = info->lanes;
%end
	}
}

%if $s/@cycles
static void add_counters(struct script *script, enum kept kept)
{
	const struct machine *machine = &script->machine;
	if (machine->state->cycles != machine->kept[kept]->cycles)
		tool_add_format(&script->out, "cycles 0 * %" PRIx64 "\n", machine->state->cycles);
}

%end
%if $s/@program
static void add_memory(struct script *script, enum kept kept)
{
	const struct bank *bank = NULL;
	uint64_t from = 0, to;
	for (; machine_changed(&script->machine, kept, &bank, &from, &to); from = to) {
		tool_add_format(&script->out, "put %s %x %" PRIx64 " ",
				${$p}_memories[bank->memory].name, bank->bank, bank->base + from);
		machine_add_bytes(&script->out, bank, from, to);
		tool_add_text(&script->out, "\n");
	}
}

%end
static void add_changes(struct script *script, enum kept kept)
{
	add_registers(script, kept);
%if $s/@cycles
	add_counters(script, kept);
%end
%if $s/@program
	add_memory(script, kept);
%end
}

static void run_told(struct script *script)
{
	struct machine *machine = &script->machine;
	while (machine->steps < script->limit && machine->stop == ${$P}_STOP_LIMIT) {
		uint64_t pc = machine->state->pc;
		if (!step_machine(machine))
			return;
		tool_add_format(&script->out, "step %" PRIx64 "\n", pc);
		add_changes(script, KEPT_STEP);
	}
}

static void add_stop(struct script *script)
{
	const struct machine *machine = &script->machine;
	const struct ${$p}_state *state = machine->state;
	const bool raised = machine->stop == ${$P}_STOP_RAISE;
	tool_add_format(&script->out, "stop %s %s", ${$p}_stop_name(machine->stop),
			raised ? ${$p}_exception_name(state->exception) : "-");
%if not($s/@program)
	if (raised && state->lane >= 0)
		tool_add_format(&script->out, "@%d", state->lane);
%end
	tool_add_format(&script->out, " %" PRIx64 " %" PRIu64 "\n", state->pc, machine->steps);
%if $s/@program
	if (raised)
		tool_add_format(&script->out, "address %" PRIx64 "\n", state->bad_address);
%end
}

%if $s/@program
%include "tool/cases/block.tpl"
%end
%include "tool/cases/go.tpl"
