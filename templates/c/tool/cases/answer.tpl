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

%if $s/@program
%include "tool/cases/told.tpl"
%else
/* Runs of bytes that changed. */
static void add_bytes(struct script *script, const struct bank *bank, enum kept kept)
{
	const unsigned char *before = bank->kept[kept].data, *after = bank->bytes.data;
	for (size_t at = 0, end; at < bank->bytes.length; at = end) {
		end = at;
		while (end < bank->bytes.length && before[end] != after[end])
			end++;
		if (end > at) {
			tool_add_format(&script->out, "put %s %x %zx ", ${$p}_memories[bank->memory].name,
					bank->bank, at);
			tool_add_hex(&script->out, after + at, end - at);
			tool_add_text(&script->out, "\n");
		} else {
			end++;
		}
	}
}

static void add_changes(struct script *script, enum kept kept)
{
	add_registers(script, kept);
	for (const struct bank *bank = script->machine.banks; bank; bank = bank->next)
		add_bytes(script, bank, kept);
}

/* Runs step by step and tells each. */
static enum ${$p}_stop run_traced(struct script *script, uint64_t *steps)
{
	struct machine *machine = &script->machine;
	enum ${$p}_stop stop = ${$P}_STOP_NONE;
	for (*steps = 0; *steps < script->limit; ++*steps) {
		uint64_t pc = machine->state->pc;
		machine_keep(machine, KEPT_STEP);
		stop = ${$p}_step(machine->state, &machine->program);
		if (stop)
			return stop;
		tool_add_format(&script->out, "step %" PRIx64 "\n", pc);
		add_changes(script, KEPT_STEP);
	}
	return ${$p}_run(machine->state, &machine->program, 0, NULL);
}

static void add_stop(struct script *script, enum ${$p}_stop stop, uint64_t steps)
{
	const struct ${$p}_state *state = script->machine.state;
	tool_add_format(&script->out, "stop %s ", ${$p}_stop_name(stop));
	bool raised = stop == ${$P}_STOP_RAISE;
	tool_add_text(&script->out, raised ? ${$p}_exception_name(state->exception) : "-");
	if (raised && state->lane >= 0)
		tool_add_format(&script->out, "@%d", state->lane);
	tool_add_format(&script->out, " %" PRIx64 " %" PRIu64 "\n", state->pc, steps);
}

%end
%include "tool/cases/go.tpl"
