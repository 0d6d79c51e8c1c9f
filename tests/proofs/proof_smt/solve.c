/* SPDX-License-Identifier: MIT */
/* Asks a solver. */
#include "check.h"

#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <unistd.h>

/* Seconds of the processor that the solver has had by now. */
static double now(void)
{
	struct rusage used;
	getrusage(RUSAGE_CHILDREN, &used);
	return (double)(used.ru_utime.tv_sec + used.ru_stime.tv_sec) +
		   1e-6 * (double)(used.ru_utime.tv_usec + used.ru_stime.tv_usec);
}

static enum answer ask_solver(
	const struct options *options, const char *path, char *rest, size_t size)
{
	char command[600], line[64] = "";
	snprintf(command, sizeof command, "ulimit -t %u; exec %s '%s' 2>&1", options->seconds,
		options->solver, path);
	FILE *in = popen(command, "r");
	if (!in)
		return ANSWER_ERROR;
	bool any = fgets(line, sizeof line, in);
	size_t length = fread(rest, 1, size - 1, in);
	rest[length] = '\0';
	pclose(in);
	if (!strcmp(line, "unsat\n"))
		return ANSWER_UNSAT;
	if (!strcmp(line, "sat\n"))
		return ANSWER_SAT;
	if (!any || !*line || !strncmp(line, "unknown", 7) || strstr(line, "timeout") ||
		strstr(line, "interrupted"))
		return ANSWER_UNKNOWN;
	snprintf(rest, size, "%s", line);
	return ANSWER_ERROR;
}

enum answer solve(const struct options *options, const char *name, const char *text,
	const char *inputs, char *values, size_t size, double *seconds)
{
	char path[400];
	double start = now();
	snprintf(path, sizeof path, "%s/%s.smt2", options->work, name);
	FILE *out = fopen(path, "w");
	if (!out)
		return ANSWER_ERROR;
	fprintf(out, "%s(check-sat)\n", text);
	fclose(out);
	enum answer answer = ask_solver(options, path, values, size);
	if (answer == ANSWER_SAT && *inputs) {
		out = fopen(path, "w");
		if (!out)
			return ANSWER_ERROR;
		fprintf(out, "(set-option :produce-models true)\n%s(check-sat)\n(get-value (%s))\n", text,
			inputs);
		fclose(out);
		answer = ask_solver(options, path, values, size);
	}
	if (answer != ANSWER_ERROR && !options->keep)
		unlink(path);
	*seconds += now() - start;
	return answer;
}
