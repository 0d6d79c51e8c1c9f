%# SPDX-License-Identifier: MIT
/* ---- the result ---- */

%if $s/@program
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
	if (run->json && run->dump_count)
		tool_add_text(&run->out, "]");
}

%end
/* Why it stopped, where, and after how many steps. */
static void add_stop(struct run *run)
{
	const struct machine *machine = &run->machine;
	const struct ${$p}_state *state = machine->state;
	const bool json = run->json, raised = machine->stop == ${$P}_STOP_RAISE;
	tool_add_format(&run->out, json ? "{\"stop\": \"%s\"" : "%s", ${$p}_stop_name(machine->stop));
	if (raised)
		tool_add_format(&run->out, json ? ", \"exception\": \"%s\"" : " %s",
				${$p}_exception_name(state->exception));
%if not($s/@program)
	if (raised && state->lane >= 0)
		tool_add_format(&run->out, json ? ", \"lane\": %d" : " in lane %d", state->lane);
%end
	if (json)
		tool_add_format(&run->out, ", \"pc\": %" PRIu64 ", \"steps\": %" PRIu64, state->pc,
				machine->steps);
	else
		tool_add_format(&run->out, " at 0x%0*" PRIx64 " after %" PRIu64 " step%s",
%if $s/@program
				DIGITS, state->pc, machine->steps, machine->steps == 1 ? "" : "s");
%else
				2, state->pc, machine->steps, machine->steps == 1 ? "" : "s");
%end
%if $s/@cycles
	const uint64_t cycles = state->cycles;
	if (json && run->show_cycles)
		tool_add_format(&run->out, ", \"cycles\": %" PRIu64, cycles);
	else if (run->show_cycles)
		tool_add_format(&run->out, ", %" PRIu64 " cycle%s", cycles, cycles == 1 ? "" : "s");
%end
}

static void add_result(struct run *run)
{
	add_stop(run);
	if (run->json && run->trace) {
		tool_add_text(&run->out, ", \"trace\": [");
		tool_add(&run->out, run->traced.data, run->traced.length);
		tool_add_text(&run->out, "]");
	}
	tool_add_text(&run->out, run->json ? ", \"changed\": " : "\n");
	add_changes(run, KEPT_START, 0, &run->out);
%if $s/@program
	add_dumps(run);
%end
	tool_add_text(&run->out, run->json ? "}\n" : "");
}

