/* SPDX-License-Identifier: MIT */
/* Proves that the compiled interpreter does what the functions of the target smt say:
 *
 *     proof_smt [--seconds N] [--only TEXT] [--jobs N] FILE.smt2 FILE.bc
 *
 * A line for each case, then how many were proved. Each case is a process of its own. */
#include "check.h"

#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

enum { MAX_JOBS = 16 };

static const char *const verdicts[] = { "proved", "differs", "unknown", "unsupported", "none" };

struct job {
	pid_t pid;
	int from;
	const struct test_case *c;
};

static struct {
	struct options options;
	const struct program *program;
	struct test_cases cases;
	struct job jobs[MAX_JOBS];
	unsigned running, limit;
	unsigned counts[5];
	double seconds;
	bool quiet;
} all;

static void work(const struct test_case *c, int to)
{
	struct outcome o = check_case(all.program, &all.cases, c, &all.options);
	if (write(to, &o, sizeof o) != sizeof o)
		_exit(2);
	_exit(0);
}

/* A model as the solver prints it, "((R1 #b01) (bit3 #b1))", as "R1 = 0x1, bit3 = 0x1"; inputs of
 * other lanes than the first are left out. */
static void print_model(const char *text)
{
	char name[100], bits[200];
	const char *separator = "";
	int used;
	while ((text = strchr(text, '('))) {
		text += strspn(text, "( ");
		if (sscanf(text, "%99s #b%199[01]%n", name, bits, &used) != 2)
			continue;
		const char *lane = strchr(name, '@');
		text += used;
		if (lane && strncmp(lane, "", 2))
			continue;
		printf("%s%s = 0x%llx", separator, name, strtoull(bits, NULL, 2));
		separator = ", ";
	}
}

static void print_word(const struct test_case *c)
{
	printf("0x");
	for (unsigned i = c->length / 8; i-- > 0;)
		printf("%02x", c->word[i]);
}

static void tell(const struct test_case *c, const struct outcome *o)
{
	const char *why = o->text;
	if (o->verdict == VERDICT_UNKNOWN)
		why = o->multiplies ? "multiplication" : "time";
	all.counts[o->verdict]++;
	all.seconds += o->seconds;
	if (all.quiet && o->verdict == VERDICT_PROVED)
		return;
	if (o->verdict == VERDICT_PROVED) {
		printf("%s %s (%u way%s, %u asked, %.2f s%s)\n", c->name, verdicts[o->verdict], o->ways,
			o->ways == 1 ? "" : "s", o->asked, o->seconds, o->lanes > 1 ? ", each lane" : "");
	} else if (o->verdict == VERDICT_DIFFERS) {
		printf("%s differs: %s (", c->name, c->block);
		print_word(c);
		printf("): ");
		print_model(o->text);
		putchar('\n');
	} else {
		printf("%s %s: %s\n", c->name, verdicts[o->verdict], why);
	}
}

static void reap(void)
{
	struct outcome o;
	int status;
	pid_t pid = wait(&status);
	for (unsigned i = 0; i < all.running; i++) {
		if (all.jobs[i].pid != pid)
			continue;
		ssize_t got = read(all.jobs[i].from, &o, sizeof o);
		close(all.jobs[i].from);
		if (got != sizeof o || !WIFEXITED(status) || WEXITSTATUS(status)) {
			fprintf(stderr, "%s: the check broke\n", all.jobs[i].c->name);
			exit(2);
		}
		tell(all.jobs[i].c, &o);
		all.jobs[i] = all.jobs[--all.running];
		return;
	}
}

static void start_case(const struct test_case *c)
{
	int ends[2];
	while (all.running >= all.limit)
		reap();
	fflush(stdout);
	if (pipe(ends))
		exit(2);
	pid_t pid = fork();
	if (pid < 0)
		exit(2);
	if (!pid) {
		close(ends[0]);
		work(c, ends[1]);
	}
	close(ends[1]);
	all.jobs[all.running++] = (struct job){ pid, ends[0], c };
}

static int usage(void)
{
	fprintf(stderr, "usage: proof_smt [--seconds N] [--only TEXT] [--jobs N] [--quiet] "
					"--work FOLDER FILE.smt2 FILE.bc\n");
	return 2;
}

int main(int argc, char **argv)
{
	const char *only = "", *paths[2] = { NULL, NULL };
	unsigned path_count = 0;
	all.options = (struct options){ "cvc5", 15, NULL, false };
	all.limit = 1;
	for (int i = 1; i < argc; i++) {
		bool more = i + 1 < argc;
		if (!strcmp(argv[i], "--seconds") && more)
			all.options.seconds = (unsigned)strtoul(argv[++i], NULL, 10);
		else if (!strcmp(argv[i], "--only") && more)
			only = argv[++i];
		else if (!strcmp(argv[i], "--work") && more)
			all.options.work = argv[++i];
		else if (!strcmp(argv[i], "--jobs") && more)
			all.limit = (unsigned)strtoul(argv[++i], NULL, 10);
		else if (!strcmp(argv[i], "--keep"))
			all.options.keep = true;
		else if (!strcmp(argv[i], "--quiet"))
			all.quiet = true;
		else if (argv[i][0] == '-' || path_count == 2)
			return usage();
		else
			paths[path_count++] = argv[i];
	}
	if (path_count != 2 || !all.options.work || !all.limit || all.limit > MAX_JOBS)
		return usage();
	all.cases = cases_read(paths[0]);
	all.program = code_read(paths[1]);
	for (unsigned i = 0; i < all.cases.count; i++)
		if (!strncmp(all.cases.items[i].name, only, strlen(only)))
			start_case(&all.cases.items[i]);
	while (all.running)
		reap();
	printf(
		"%u proved, %u differ, %u unknown, %u unsupported, %u without functions; solver %.1f s\n",
		all.counts[0], all.counts[1], all.counts[2], all.counts[3], all.counts[4], all.seconds);
	return all.counts[VERDICT_DIFFERS] ? 1 : 0;
}
