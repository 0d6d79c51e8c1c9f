%# SPDX-License-Identifier: MIT
/* ---- running ---- */

static bool run_program(struct run *run)
{
	machine_begin(&run->machine);
	run_steps(run);
	add_result(run);
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
		status = run.machine.stop == ${$P}_STOP_EXIT ? EXIT_FINE : EXIT_STOPPED;
	machine_close(&run.machine);
	free(run.out.data);
	free(run.traced.data);
	return status;
}
