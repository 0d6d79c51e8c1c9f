%# SPDX-License-Identifier: MIT
/* ---- the result ---- */

static void add_result(struct run *run)
{
	const struct machine *machine = &run->machine;
	const struct ${$p}_state *state = machine->state;
	const bool json = run->json, raised = machine->stop == ${$P}_STOP_RAISE;
	tool_add_format(&run->out, json ? "{\"stop\": \"%s\"" : "%s", ${$p}_stop_name(machine->stop));
	if (raised)
		tool_add_format(&run->out, json ? ", \"exception\": \"%s\"" : " %s",
				${$p}_exception_name(state->exception));
	if (json)
		tool_add_format(&run->out, ", \"pc\": %" PRIu64 ", \"steps\": %" PRIu64, state->pc,
				machine->steps);
	else
		tool_add_format(&run->out, " at 0x%0*" PRIx64 " after %" PRIu64 " step%s", DIGITS,
				state->pc, machine->steps, machine->steps == 1 ? "" : "s");
%if $s/@cycles
	const uint64_t cycles = state->cycles;
	if (json && run->show_cycles)
		tool_add_format(&run->out, ", \"cycles\": %" PRIu64, cycles);
	else if (run->show_cycles)
		tool_add_format(&run->out, ", %" PRIu64 " cycle%s", cycles, cycles == 1 ? "" : "s");
%end
	if (json && run->trace) {
		tool_add_text(&run->out, ", \"trace\": [");
		tool_add(&run->out, run->traced.data, run->traced.length);
		tool_add_text(&run->out, "]");
	}
	tool_add_text(&run->out, json ? ", \"changed\": " : "\n");
	add_all_changes(run);
}

/* Rows of 16 bytes; outside of the memory nothing is shown. */
static void add_dump(struct run *run, const struct range *range)
{
	for (uint64_t at = 0; at < range->size; at++) {
		uint64_t address = range->from + at;
		const struct bank *bank = machine_find(&run->machine, PROGRAM, 0, address, 1);
		const bool first = at % 16 == 0;
		if (first && !run->json)
			tool_add_format(&run->out, "0x%0*" PRIx64 " ", DIGITS, address);
		if (!run->json)
			tool_add_text(&run->out, " ");
		if (bank)
			machine_add_bytes(&run->out, bank, address - bank->base, address - bank->base + 1);
		else
			tool_add_text(&run->out, "--");
		if (!run->json && (at % 16 == 15 || at + 1 == range->size))
			tool_add_text(&run->out, "\n");
	}
}

static void add_dumps(struct run *run)
{
	if (run->json && run->dump_count)
		tool_add_text(&run->out, ", \"dump\": [");
	for (unsigned i = 0; i < run->dump_count; i++) {
		if (run->json)
			tool_add_format(&run->out, "%s{\"from\": %" PRIu64 ", \"bytes\": \"",
					i ? ", " : "", run->dumps[i].from);
		add_dump(run, &run->dumps[i]);
		tool_add_text(&run->out, run->json ? "\"}" : "");
	}
	if (run->json)
		tool_add_text(&run->out, run->dump_count ? "]}\n" : "}\n");
}

/* ---- running ---- */

/* Where nothing says where to start and nothing resets: at the lowest address that is loaded. */
static void choose_entry(struct run *run)
{
%if not($kernels/reset)
	uint64_t lowest = UINT64_MAX;
	for (const struct chunk *chunk = run->chunks; chunk; chunk = chunk->next)
		lowest = chunk->address < lowest ? chunk->address : lowest;
	if (run->chunks)
		run->machine.state->pc = lowest;
%end
	if (run->has_entry)
		run->machine.state->pc = run->entry;
}

static void run_steps(struct run *run)
{
	struct machine *machine = &run->machine;
	if (!run->trace)
		run_machine(machine, run->limit);
	else
		while (machine->steps < run->limit && machine->stop == ${$P}_STOP_LIMIT)
			if (!trace_step(run))
				break;
}

static bool run_program(struct run *run)
{
	struct machine *machine = &run->machine;
	const bool reset = !${$p}_reset(machine->state);
	if (run->has_entry && run->entry & ~(uint64_t)${$s/@pc-mask})
		return refuse("--entry", "the entry address has more bits than the program counter");
	choose_entry(run);
	if (!apply_settings(run, false))
		return false;
	machine_begin(machine, run->limit, run->trace);
	if (!reset || (run->raised && ${$p}_raise(machine->state, &machine->program, run->raised)))
		machine->stop = ${$P}_STOP_RAISE;
	else
		run_steps(run);
	add_result(run);
	add_dumps(run);
	return tool_flush(&run->out);
}

%include "tool/exec/options.tpl"
%include "tool/exec/end.tpl"
