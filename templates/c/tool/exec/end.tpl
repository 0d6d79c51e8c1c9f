%# SPDX-License-Identifier: MIT
static void close_run(struct run *run)
{
	for (struct chunk *chunk = run->chunks, *next; chunk; chunk = next) {
		next = chunk->next;
		free(chunk->bytes.data);
		free(chunk);
	}
	machine_close(&run->machine);
	free(run->settings.data);
	free(run->out.data);
	free(run->traced.data);
}

/* Ends that the program or the user has wished for. */
static bool is_end(enum ${$p}_stop stop)
{
	return stop == ${$P}_STOP_HALT || stop == ${$P}_STOP_BREAK || stop == ${$P}_STOP_SELF_JUMP;
}

int run_command(int count, char **words)
{
	struct run run = { .limit = 1000000 };
	int status = EXIT_USAGE;
	machine_open(&run.machine);
	if (read_options(&run, count, words) && make_memory(&run) && apply_settings(&run, true) &&
	    run_program(&run))
		status = is_end(run.machine.stop) ? EXIT_FINE : EXIT_STOPPED;
	close_run(&run);
	return status;
}
