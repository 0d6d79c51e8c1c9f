%# SPDX-License-Identifier: MIT
/* ---- running ---- */

static bool run_traced(struct run *run)
{
	struct machine *machine = &run->machine;
	for (run->steps = 0; run->steps < run->limit; run->steps++) {
		uint64_t pc = machine->state->pc;
		machine_keep(machine, KEPT_STEP);
		run->stop = ${$p}_step(machine->state, &machine->program);
		if (run->stop)
			return true;
		add_step(run, pc);
		if (run->out.length > 65536 && !tool_flush(&run->out))
			return false;
	}
	run->stop = ${$p}_run(machine->state, &machine->program, 0, NULL);
	return true;
}

static void add_json_result(struct run *run)
{
	const struct ${$p}_state *state = run->machine.state;
	tool_add_format(&run->out, "{\"stop\": \"%s\"", ${$p}_stop_name(run->stop));
	if (run->stop == ${$P}_STOP_RAISE) {
		tool_add_text(&run->out, ", \"exception\": \"");
		tool_add_json(&run->out, ${$p}_exception_name(state->exception));
		tool_add_text(&run->out, "\"");
		if (state->lane >= 0)
			tool_add_format(&run->out, ", \"lane\": %d", state->lane);
	}
	tool_add_format(&run->out, ", \"pc\": %" PRIu64 ", \"steps\": %" PRIu64, state->pc, run->steps);
	if (run->trace) {
		tool_add_text(&run->out, ", \"trace\": [");
		tool_add(&run->out, run->traced.data, run->traced.length);
		tool_add_text(&run->out, "]");
	}
	tool_add_text(&run->out, ", \"changed\": ");
	add_json_changes(&run->machine, KEPT_START, &run->out);
	tool_add_text(&run->out, "}\n");
}

static void add_text_result(struct run *run)
{
	const struct ${$p}_state *state = run->machine.state;
	tool_add_text(&run->out, ${$p}_stop_name(run->stop));
	if (run->stop == ${$P}_STOP_RAISE)
		tool_add_format(&run->out, " %s", ${$p}_exception_name(state->exception));
	if (run->stop == ${$P}_STOP_RAISE && state->lane >= 0)
		tool_add_format(&run->out, " in lane %d", state->lane);
	tool_add_format(&run->out, " at 0x%02" PRIx64 " after %" PRIu64 " step%s\n", state->pc,
			run->steps, run->steps == 1 ? "" : "s");
	add_text_changes(&run->machine, KEPT_START, 0, &run->out);
}

static bool run_program(struct run *run)
{
	struct machine *machine = &run->machine;
	load_machine(machine);
	if (!run->trace)
		run->stop = ${$p}_run(machine->state, &machine->program, run->limit, &run->steps);
	else if (!run_traced(run))
		return false;
	if (run->json)
		add_json_result(run);
	else
		add_text_result(run);
	return tool_flush(&run->out);
}

static bool read_options(struct run *run, int count, char **words)
{
	for (int i = 0; i < count; i++) {
		const char *word = words[i];
		bool limit = strcmp(word, "--limit") == 0;
		if (strcmp(word, "--hex") == 0)
			run->hex = true;
		else if (strcmp(word, "--trace") == 0)
			run->trace = true;
		else if (strcmp(word, "--format=json") == 0)
			run->json = true;
		else if (limit && i + 1 == count)
			return refuse(word, "expected a number after it");
		else if (limit && !read_index(words[i + 1], strlen(words[i + 1]), &run->limit))
			return refuse(words[i + 1], "is not a number of steps");
		else if (!limit && word[0] == '-' && word[1])
			return refuse(word, "is not an option of run; see --help");
		else if (!limit && !run->path)
			run->path = word;
		else if (!limit && !read_setting(run, word))
			return false;
		i += limit;
	}
	return run->path || refuse("run", "expected a FILE of bytes, or - for standard input");
}

int run_command(int count, char **words)
{
	struct run run = { .limit = 1000000 };
	int status = EXIT_USAGE;
	machine_open(&run.machine);
	if (read_options(&run, count, words) && read_file(run.path, &run.machine.code) &&
	    (!run.hex || tool_parse_hex(run.path, &run.machine.code)) && run_program(&run))
		status = run.stop == ${$P}_STOP_EXIT ? EXIT_FINE : EXIT_STOPPED;
	machine_close(&run.machine);
	free(run.out.data);
	free(run.traced.data);
	return status;
}
