/* SPDX-License-Identifier: MIT */
/* Runs specc on the specifications of many seeds. For each: specgen prints it, specc builds all
 * targets or reports an error, one token is changed and specc checks the result; then a further
 * command, if given, examines it. Each failure is a line on stdout and a file in a folder. */
#include <ctype.h>
#include <errno.h>
#include <fcntl.h>
#include <inttypes.h>
#include <signal.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

static const char runner_help[] =
	"usage: runner --specgen FILE --specc FILE --work DIR --failures DIR [--from N] [--count N]\n"
	"              [--seconds N] [--then COMMAND] [--no-mutation] [--targets \"c html...\"]\n"
	"              [-- ARGUMENT OF SPECGEN...]\n"
	"A line for each finding: SEED WHAT DETAIL; then the sums: `N specifications, N refused, N\n"
	"changed, N findings`. COMMAND gets the specification's path and its seed, exits with 0, or\n"
	"with 1 and prints what it found. --seconds: begins no seed after that time. --targets: what\n"
	"is built (\"\": specc check), all if not given. Every 10 seconds stderr says how far it is.\n"
	"Exit status: 0 nothing found, 1 something, 2 usage or input/output.\n";

enum { MOST_SECONDS = 15, MOST_WORDS = 48, TAIL = 300, TELL_SECONDS = 10 };
static const rlim_t MOST_MEMORY = (rlim_t)3 << 30;

struct runner {
	const char *specgen, *specc, *work, *failures, *then, *targets;
	char *spec, *changed, *log, *built; /* paths in work */
	uint64_t from, count, seconds;
	bool no_mutation;
	char **rest; /* arguments of specgen */
	int rest_count;
	uint64_t all, refused, mutations, findings;
};

static uint64_t runner_stream;

static uint64_t random_bits(void)
{
	uint64_t z = runner_stream += 0x9E3779B97F4A7C15u;
	z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9u;
	return z ^ z >> 31;
}

static char *join(const char *folder, const char *name)
{
	size_t size = strlen(folder) + strlen(name) + 2;
	char *path = malloc(size);
	if (!path)
		exit(2);
	snprintf(path, size, "%s/%s", folder, name);
	return path;
}

/* ---- processes ---- */

/* Runs the words with stdout and stderr in files (NULL: discarded); returns the wait status. A
 * process that exceeds the seconds of CPU time gets SIGXCPU; its memory is limited to
 * MOST_MEMORY. */
static int run(char *const *words, const char *out, const char *err, unsigned seconds)
{
	int status;
	pid_t child = fork();
	if (child == 0) {
		struct rlimit limit = { seconds, seconds + 1 };
		struct rlimit memory = { MOST_MEMORY, MOST_MEMORY };
		setrlimit(RLIMIT_CPU, &limit);
		setrlimit(RLIMIT_AS, &memory);
		int nothing = open("/dev/null", O_RDWR);
		int to = out ? open(out, O_WRONLY | O_CREAT | O_TRUNC, 0644) : nothing;
		int errors = err ? open(err, O_WRONLY | O_CREAT | O_TRUNC, 0644) : nothing;
		dup2(nothing, 0);
		dup2(to, 1);
		dup2(errors, 2);
		execvp(words[0], words);
		_exit(127);
	}
	if (child < 0)
		exit(2);
	while (waitpid(child, &status, 0) < 0)
		if (errno != EINTR)
			exit(2);
	if (WIFEXITED(status) && WEXITSTATUS(status) == 127) {
		fprintf(stderr, "runner: %s cannot be run\n", words[0]);
		exit(2);
	}
	return status;
}

/* The first line of the file that contains the text, or NULL; in a static buffer. */
static const char *line_with(const char *path, const char *text)
{
	static char line[TAIL];
	FILE *file = fopen(path, "r");
	const char *found = NULL;
	while (file && !found && fgets(line, sizeof line, file))
		if (strstr(line, text))
			found = line;
	if (file)
		fclose(file);
	line[strcspn(line, "\n")] = '\0';
	return found;
}

static char *read_output(const char *path)
{
	struct stat info;
	FILE *file = fopen(path, "rb");
	if (!file || fstat(fileno(file), &info))
		exit(2);
	char *text = malloc((size_t)info.st_size + 1);
	if (!text || fread(text, 1, (size_t)info.st_size, file) != (size_t)info.st_size)
		exit(2);
	text[info.st_size] = '\0';
	fclose(file);
	return text;
}

static void write_parts(const char *path, const char *const *parts, const size_t *sizes, int count)
{
	FILE *file = fopen(path, "wb");
	if (!file)
		exit(2);
	for (int i = 0; i < count; i++)
		fwrite(parts[i], 1, sizes[i], file);
	fclose(file);
}

static void found(
	struct runner *r, uint64_t seed, const char *what, const char *detail, const char *file)
{
	char name[64];
	printf("%" PRIu64 " %s %s\n", seed, what, detail ? detail : "");
	fflush(stdout);
	r->findings++;
	snprintf(name, sizeof name, "%s-%" PRIu64 ".isa", what, seed);
	char *path = join(r->failures, name), *text = read_output(file);
	size_t size = strlen(text);
	write_parts(path, (const char *const *)&text, &size, 1);
	free(path);
	free(text);
}

/* ---- changing one token ---- */

static bool is_word_of_output(char c)
{
	return isalnum((unsigned char)c) || c == '_' || c == '$';
}

static size_t token_size(const char *at)
{
	size_t size = 1;
	while (is_word_of_output(*at) && is_word_of_output(at[size]))
		size++;
	return size;
}

/* A random token of the text. */
static const char *some_token(const char *text, size_t length, size_t *size)
{
	const char *at = text + random_bits() % length;
	while (*at && isspace((unsigned char)*at))
		at++;
	if (!*at)
		at = text;
	while (at > text && is_word_of_output(*at) && is_word_of_output(at[-1]))
		at--;
	*size = token_size(at);
	return at;
}

/* Omits it, doubles it, or replaces it by another one of the file or by a number or sign. */
static void change(const struct runner *r)
{
	static const char *const odd[] = { "0", "-1", "18446744073709551616", "0x", "<", ">", "(", ")",
		"{", "}", "[", "]", ";", "\"", "'", "```", "==", "=", "__DefOpcode", "//", "4096", "65",
		"128", "257", "for", "if", "\xEF\xBC\x9B", "\\" };
	char *text = read_output(r->spec);
	size_t length = strlen(text), size, other_size;
	const char *at = some_token(text, length, &size);
	const char *other = some_token(text, length, &other_size);
	const char *by = odd[random_bits() % (sizeof odd / sizeof *odd)];
	size_t after = (size_t)(at - text) + size;
	switch (random_bits() >> 62) {
	case 0: other_size = 0; break;
	case 1: other = at, other_size = size, after -= size; break;
	case 2: other = by, other_size = strlen(by); break;
	default: break;
	}
	const char *const parts[] = { text, other, text + after };
	const size_t sizes[] = { (size_t)(at - text), other_size, length - after };
	write_parts(r->changed, parts, sizes, 3);
	free(text);
}

static bool no_memory(const struct runner *r)
{
	return line_with(r->log, "error: out of memory") != NULL;
}

static void mutate(struct runner *r, uint64_t seed)
{
	char *words[] = { (char *)r->specc, "check", "--max-reports", "1", r->changed, NULL };
	char detail[64];
	change(r);
	int status = run(words, NULL, r->log, MOST_SECONDS);
	r->mutations++;
	if (WIFEXITED(status) && WEXITSTATUS(status) <= 1)
		return;
	if (WIFEXITED(status))
		snprintf(detail, sizeof detail, "exit status %d", WEXITSTATUS(status));
	else
		snprintf(detail, sizeof detail, "signal %d", WTERMSIG(status));
	bool slow = no_memory(r) || (WIFSIGNALED(status) && WTERMSIG(status) == SIGXCPU);
	found(r, seed, slow ? "hang-changed" : "crash-changed", detail, r->changed);
}

/* ---- one seed ---- */

static bool generate_case(struct runner *r, uint64_t seed)
{
	char *words[MOST_WORDS], number[32];
	int count = 0;
	snprintf(number, sizeof number, "%" PRIu64, seed);
	words[count++] = (char *)r->specgen;
	words[count++] = "--seed";
	words[count++] = number;
	for (int i = 0; i < r->rest_count; i++)
		words[count++] = r->rest[i];
	words[count] = NULL;
	int status = run(words, r->spec, NULL, MOST_SECONDS);
	if (WIFEXITED(status) && WEXITSTATUS(status) == 0)
		return true;
	printf("%" PRIu64 " specgen status %d\n", seed, status);
	r->findings++;
	return false;
}

/* specc build, or specc check if there are no targets. Splits `targets` in place. */
static void build_words(const struct runner *r, char **words, char *targets)
{
	char *build[] = { (char *)r->specc, "build", "--max-reports", "0", "-i", r->spec, "-o",
		r->built };
	char *check[] = { (char *)r->specc, "check", "--max-reports", "0", r->spec, NULL };
	int count = sizeof build / sizeof *build;
	memcpy(words, *targets ? build : check, *targets ? sizeof build : sizeof check);
	while (*targets && count < MOST_WORDS - 2) {
		words[count++] = "-t";
		words[count++] = targets;
		targets += strcspn(targets, " ");
		if (*targets)
			*targets++ = '\0';
		words[count] = NULL;
	}
}

/* Was it built without an error? */
static bool build(struct runner *r, uint64_t seed)
{
	char *words[MOST_WORDS], *targets = strdup(r->targets);
	if (!targets)
		exit(2);
	build_words(r, words, targets);
	int status = run(words, NULL, r->log, MOST_SECONDS);
	free(targets);
	if (WIFSIGNALED(status)) {
		bool slow = WTERMSIG(status) == SIGXCPU;
		found(r, seed, slow ? "hang" : "crash", strsignal(WTERMSIG(status)), r->spec);
		return false;
	}
	const char *error = line_with(r->log, ": error: ");
	if (WEXITSTATUS(status) == 0)
		return true;
	if (WEXITSTATUS(status) != 1 || !error) {
		found(r, seed, no_memory(r) ? "hang" : "build",
			no_memory(r) ? "takes 3 GB"
			: error      ? error
						 : "fails without an error",
			r->spec);
		return false;
	}
	r->refused++;
	const char *text = strstr(error, ": error: ") + 2;
	printf("%" PRIu64 " refused %s\n", seed, text);
	return false;
}

static void further(struct runner *r, uint64_t seed)
{
	char number[32];
	snprintf(number, sizeof number, "%" PRIu64, seed);
	char *words[] = { "sh", (char *)r->then, r->spec, number, r->built, NULL };
	char *out = join(r->work, "then");
	int status = run(words, out, r->log, 600);
	if (!WIFEXITED(status) || WEXITSTATUS(status) != 0) {
		const char *line = line_with(out, "");
		char what[32] = "further";
		if (line && sscanf(line, "%31s", what) == 1)
			found(r, seed, what, line + strlen(what), r->spec);
		else
			found(r, seed, what, "says nothing", r->spec);
	} else {
		const char *line = line_with(out, "");
		if (line)
			printf("%" PRIu64 " %s\n", seed, line);
	}
	free(out);
}

static void run_seed(struct runner *r, uint64_t seed)
{
	runner_stream = seed * 0xD1342543DE82EF95u;
	if (!generate_case(r, seed))
		return;
	r->all++;
	bool built = build(r, seed);
	if (!r->no_mutation)
		mutate(r, seed);
	if (built && r->then)
		further(r, seed);
}

static bool read_options(struct runner *r, int argc, char **argv)
{
	static const char *const names[] = { "--specgen", "--specc", "--work", "--failures", "--then",
		"--targets" };
	const char **places[] = { &r->specgen, &r->specc, &r->work, &r->failures, &r->then,
		&r->targets };
	static const char *const numbers[] = { "--from", "--count", "--seconds" };
	uint64_t *values[] = { &r->from, &r->count, &r->seconds };
	for (int i = 1; i < argc; i++) {
		bool known = false;
		if (!strcmp(argv[i], "--")) {
			r->rest = argv + i + 1;
			r->rest_count = argc - i - 1;
			break;
		}
		if (!strcmp(argv[i], "--no-mutation")) {
			r->no_mutation = true;
			continue;
		}
		for (int k = 0; k < 6 && i + 1 < argc; k++)
			if (!strcmp(argv[i], names[k]))
				*places[k] = argv[i + 1], known = true;
		for (int k = 0; k < 3 && i + 1 < argc; k++)
			if (!strcmp(argv[i], numbers[k]))
				*values[k] = strtoull(argv[i + 1], NULL, 10), known = true;
		if (!known)
			return false;
		i++;
	}
	return r->specgen && r->specc && r->work && r->failures && r->rest_count < MOST_WORDS - 4;
}

static void tell(const struct runner *r, time_t spent)
{
	fprintf(stderr,
		"%ld s: %" PRIu64 " specifications, %" PRIu64 " refused, %" PRIu64
		" findings, %.1f a second\n",
		(long)spent, r->all, r->refused, r->findings, (double)r->all / (double)spent);
}

int main(int argc, char **argv)
{
	struct runner r = { .from = 1, .count = 100, .targets = "c c-test fuzz html xml smt" };
	if (!read_options(&r, argc, argv)) {
		fputs(runner_help, stderr);
		return 2;
	}
	setvbuf(stdout, NULL, _IOLBF, 0);
	r.spec = join(r.work, "spec.isa");
	r.changed = join(r.work, "changed.isa");
	r.log = join(r.work, "log");
	r.built = join(r.work, "out");
	/* specc allocates and frees about ten megabytes: with large pages it is a sixth faster. */
	setenv("GLIBC_TUNABLES", "glibc.malloc.hugetlb=1:glibc.malloc.top_pad=4194304", 0);
	time_t start = time(NULL), told = start, now = start;
	for (uint64_t i = 0; i < r.count; i++) {
		if (r.seconds && (uint64_t)(now - start) >= r.seconds)
			break;
		run_seed(&r, r.from + i);
		now = time(NULL);
		if (now - told >= TELL_SECONDS)
			tell(&r, (told = now) - start);
	}
	printf("%" PRIu64 " specifications, %" PRIu64 " refused, %" PRIu64 " changed, %" PRIu64
		   " findings\n",
		r.all, r.refused, r.mutations, r.findings);
	return r.findings != 0;
}
