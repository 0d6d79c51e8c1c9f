%# SPDX-License-Identifier: MIT
/* ---- running ---- */

/* Without an entry and a reset, execution starts at the lowest loaded address. */
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
%if $s/@in-slot
	enum ${$p}_stop stop = ${$P}_STOP_NONE;
	if (run->raised)
		stop = ${$p}_raise(machine->state, &machine->program, run->raised);
	if (!reset || stop)
		machine->stop = reset ? stop : ${$P}_STOP_RAISE;
%else
	if (!reset || (run->raised && ${$p}_raise(machine->state, &machine->program, run->raised)))
		machine->stop = ${$P}_STOP_RAISE;
%end
	else
		run_steps(run);
	add_result(run);
	return tool_flush(&run->out);
}

%include "tool/exec/options.tpl"
%include "tool/exec/end.tpl"
