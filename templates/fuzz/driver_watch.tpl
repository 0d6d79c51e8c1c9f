%# SPDX-License-Identifier: MIT
/* ---- the parent: watches ---- */

static void ask_to_stop(int signal_number)
{
	(void)signal_number;
	shared->stop = 1;
}

/* Waits for the child; false if it did nothing for too long and was killed. */
static bool wait_for(pid_t child, const struct options *options, int *status)
{
	bool terminal = isatty(STDERR_FILENO);
	double start = now(), moved = start, told = start;
	uint64_t before = 0;
	struct timespec pause = { 0, 1000000 };
	while (waitpid(child, status, WNOHANG) == 0) {
		double t = now();
		nanosleep(&pause, NULL);
		if (pause.tv_nsec < 50000000)
			pause.tv_nsec *= 2;
		if (shared->executions != before)
			moved = t;
		before = shared->executions;
		if (terminal && t - told > 2) {
			told = t;
			fprintf(stderr, "\r%.0f s: %" PRIu64 " executions; %s ", t - start, before,
				shared->summary);
		}
		if (t - moved > options->timeout) {
			kill(child, SIGKILL);
			waitpid(child, status, 0);
			return false;
		}
	}
	if (terminal && told > start)
		fputc('\n', stderr);
	return true;
}

/* Saves the input that ran last, unless it is from a named file. */
static void save_input(const struct options *options, const char *what)
{
	char name[64];
	size_t size = shared->size < INPUT_MAX ? shared->size : INPUT_MAX;
	fprintf(stderr, "fuzz: %s after %" PRIu64 " executions\n", what,
		(uint64_t)shared->executions);
	if (shared->name[0]) {
		fprintf(stderr, "fuzz: the input is '%s'\n", shared->name);
		return;
	}
	snprintf(name, sizeof name, "%s-%016" PRIx64, what, hash_of(shared->data, size));
	if (write_file(options->artifacts, name, shared->data, size))
		fprintf(stderr, "fuzz: the input is in '%s/%s'\n", options->artifacts, name);
}

static void print_end(const struct options *options, double seconds)
{
	uint64_t executions = shared->executions;
	printf("%" PRIu64 " %s, %.1f s, %.0f/s", executions,
		options->words ? "words" : "executions",
		seconds, seconds > 0 ? (double)executions / seconds : 0.0);
	if (options->words)
		printf(", %" PRIu64 " of them through all checks", (uint64_t)shared->whole);
	printf("%s%s\n", shared->summary[0] ? "; " : "", shared->summary);
}

static int watch(const struct options *options)
{
	int status = 0;
	struct sigaction action = { .sa_handler = ask_to_stop };
	shared = mmap(NULL, sizeof *shared, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1,
		0);
	if (shared == MAP_FAILED) {
		fprintf(stderr, "fuzz: no memory: %s\n", strerror(errno));
		return 2;
	}
	sigaction(SIGINT, &action, NULL);
	sigaction(SIGTERM, &action, NULL);
	fflush(NULL);
	double start = now();
	pid_t child = fork();
	if (child < 0) {
		fprintf(stderr, "fuzz: cannot start a process: %s\n", strerror(errno));
		return 2;
	}
	if (child == 0)
		run_harness(options);
	bool ended = wait_for(child, options, &status);
	print_end(options, now() - start);
	if (ended && WIFEXITED(status) && (WEXITSTATUS(status) == 0 || WEXITSTATUS(status) == 2))
		return WEXITSTATUS(status);
	save_input(options, ended ? "crash" : "hang");
	return 1;
}

