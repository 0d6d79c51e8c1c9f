/* SPDX-License-Identifier: MIT */
/* Runs a command and prints what it needed: its exit status (128 + the signal that ended it), peak
 * memory in KiB, milliseconds that passed, milliseconds of CPU time. Usage:
 *     measure FILE COMMAND ARGUMENT...
 * The line goes to FILE. The command's address space is limited to MEASURE_GIB gigabytes (4), its
 * time to MEASURE_SECONDS (120); MEASURE_GIB=0 is no limit, as the address sanitizer needs it. */
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/resource.h>
#include <sys/time.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

static unsigned long setting(const char *name, unsigned long usual)
{
	const char *text = getenv(name);
	return text && *text ? strtoul(text, NULL, 10) : usual;
}

static void limit(int what, unsigned long amount)
{
	struct rlimit bound = { amount, amount };
	if (amount && setrlimit(what, &bound))
		perror("measure: setrlimit");
}

int main(int argc, char **argv)
{
	struct timespec from, to;
	struct rusage used;
	int status;
	if (argc < 3) {
		fputs("usage: measure FILE COMMAND ARGUMENT...\n", stderr);
		return 2;
	}
	clock_gettime(CLOCK_MONOTONIC, &from);
	pid_t child = fork();
	if (child == 0) {
		limit(RLIMIT_AS, setting("MEASURE_GIB", 4) << 30);
		limit(RLIMIT_CPU, setting("MEASURE_SECONDS", 120));
		execvp(argv[2], argv + 2);
		perror(argv[2]);
		_exit(127);
	}
	if (child < 0 || waitpid(child, &status, 0) < 0 || getrusage(RUSAGE_CHILDREN, &used)) {
		perror("measure");
		return 2;
	}
	clock_gettime(CLOCK_MONOTONIC, &to);
	FILE *out = fopen(argv[1], "w");
	if (!out) {
		perror(argv[1]);
		return 2;
	}
	int code = WIFSIGNALED(status) ? 128 + WTERMSIG(status) : WEXITSTATUS(status);
	long ms = (to.tv_sec - from.tv_sec) * 1000 + (to.tv_nsec - from.tv_nsec) / 1000000;
	long cpu = (used.ru_utime.tv_sec + used.ru_stime.tv_sec) * 1000 +
			   (used.ru_utime.tv_usec + used.ru_stime.tv_usec) / 1000;
	fprintf(out, "%d %ld %ld %ld\n", code, used.ru_maxrss, ms, cpu);
	fclose(out);
	return code;
}
