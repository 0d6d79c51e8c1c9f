/* The standalone driver: runs a harness without an engine, and survives what it finds.
 *
 * Instruction set: Brew.
 * Made by specc from the specification "Brew": change that, not this file. */
#define _DEFAULT_SOURCE /* mmap with MAP_ANONYMOUS */
#include "brew_fuzz.h"

#include <dirent.h>
#include <errno.h>
#include <inttypes.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

enum { INPUT_MAX = 4096, CORPUS_MAX = 1 << 16, TEXT_ROOM = 512 };

/* What a harness need not have. */
#if defined __GNUC__
__attribute__((weak)) int LLVMFuzzerInitialize(int *count, char ***arguments);
__attribute__((weak)) uint64_t brew_fuzz_batch(uint64_t words, uint64_t seed);
#endif

/* What the child, which runs the harness, tells its parent. */
struct shared {
	volatile uint64_t executions, whole;
	volatile sig_atomic_t stop; /* set by the parent */
	volatile size_t size;       /* of the input that runs */
	uint8_t data[INPUT_MAX];
	char name[TEXT_ROOM], summary[TEXT_ROOM];
};

static struct shared *shared;

struct options {
	double time, timeout; /* seconds */
	uint64_t count, seed, words;
	const char *corpus, *seeds, *texts, *report, *artifacts;
	bool missing;
	char **files;
	int file_count;
};

static double now(void)
{
	struct timespec t;
	clock_gettime(CLOCK_MONOTONIC, &t);
	return (double)t.tv_sec + (double)t.tv_nsec / 1e9;
}

static uint64_t hash_of(const uint8_t *data, size_t size)
{
	uint64_t hash = 0xcbf29ce484222325u; /* FNV-1a */
	for (size_t i = 0; i < size; i++)
		hash = (hash ^ data[i]) * 0x100000001b3u;
	return hash;
}

static bool write_file(const char *folder, const char *name, const void *data, size_t size)
{
	char path[1024];
	snprintf(path, sizeof path, "%s/%s", folder, name);
	FILE *file = fopen(path, "wb");
	if (!file || fwrite(data, 1, size, file) != size || fclose(file) != 0) {
		fprintf(stderr, "fuzz: cannot write '%s': %s\n", path, strerror(errno));
		return false;
	}
	return true;
}

/* ---- the child: runs inputs ---- */

struct input {
	uint8_t *data;
	size_t size;
};

static struct input corpus[CORPUS_MAX];
static size_t corpus_size;

static void remember(const uint8_t *data, size_t size)
{
	if (corpus_size == CORPUS_MAX || !(corpus[corpus_size].data = malloc(size + 1)))
		return;
	memcpy(corpus[corpus_size].data, data, size);
	corpus[corpus_size++].size = size;
}

/* The input lies in memory of its own size, so that AddressSanitizer sees a look behind it. */
static void execute(const uint8_t *data, size_t size)
{
	static uint8_t *room;
	static size_t room_size = SIZE_MAX;
	memcpy(shared->data, data, size);
	shared->size = size;
	if (size != room_size) {
		free(room);
		room = malloc(size ? size : 1);
		room_size = size;
	}
	if (!room)
		exit(2);
	memcpy(room, data, size);
	LLVMFuzzerTestOneInput(room, size);
	shared->executions++;
}

/* Reads a file of at most INPUT_MAX bytes, more are left out. */
static bool read_input(const char *path, uint8_t *data, size_t *size)
{
	FILE *file = fopen(path, "rb");
	if (!file)
		return false;
	*size = fread(data, 1, INPUT_MAX, file);
	fclose(file);
	return true;
}

static void run_file(const char *path)
{
	uint8_t data[INPUT_MAX];
	size_t size;
	if (!read_input(path, data, &size)) {
		fprintf(stderr, "fuzz: cannot read '%s': %s\n", path, strerror(errno));
		exit(2);
	}
	snprintf(shared->name, sizeof shared->name, "%s", path);
	execute(data, size);
	remember(data, size);
	shared->name[0] = '\0';
}

static void read_corpus(const char *folder)
{
	char path[1024];
	DIR *list = opendir(folder);
	if (!list) {
		fprintf(stderr, "fuzz: cannot read '%s': %s\n", folder, strerror(errno));
		exit(2);
	}
	for (struct dirent *entry; (entry = readdir(list)) && !shared->stop;) {
		struct stat info;
		snprintf(path, sizeof path, "%s/%s", folder, entry->d_name);
		if (stat(path, &info) == 0 && S_ISREG(info.st_mode))
			run_file(path);
	}
	closedir(list);
}

/* Something new was reached. */
static void keep(const struct options *options, const uint8_t *data, size_t size)
{
	char name[32];
	remember(data, size);
	snprintf(name, sizeof name, "%016" PRIx64, hash_of(data, size));
	if (options->corpus && !write_file(options->corpus, name, data, size))
		exit(2);
}

static void run_loop(const struct options *options)
{
	struct brew_fuzz_random r;
	uint8_t data[INPUT_MAX];
	double start = now(), last = start;
	unsigned long known = brew_fuzz_reached();
	brew_fuzz_seed(&r, options->seed);
	execute(data, 0);
	for (uint64_t i = 0; !shared->stop && (!options->count || i < options->count); i++) {
		size_t size = 0;
		if (corpus_size && brew_fuzz_below(&r, 8)) {
			const struct input *input = &corpus[brew_fuzz_below(&r, corpus_size)];
			size = input->size;
			memcpy(data, input->data, size);
		}
		for (uint64_t k = brew_fuzz_below(&r, 3) + 1; k > 0; k--)
			size = LLVMFuzzerCustomMutator(data, size, sizeof data, (unsigned)brew_fuzz_next(&r));
		execute(data, size);
		if (brew_fuzz_reached() != known)
			keep(options, data, size);
		known = brew_fuzz_reached();
		if (i % 64)
			continue;
		double t = now();
		if (t - last > 1) {
			last = t;
			brew_fuzz_summary(shared->summary, sizeof shared->summary);
		}
		if (options->time > 0 && t - start >= options->time)
			return;
	}
}

static void run_words(const struct options *options)
{
	enum { BATCH = 1 << 16 };
	for (uint64_t done = 0; done < options->words && !shared->stop; done += BATCH) {
		uint64_t left = options->words - done, size = left < BATCH ? left : BATCH;
		shared->whole += brew_fuzz_batch(size, options->seed + done);
		shared->executions += size;
	}
}

/* All that the harness does; ends the process. */
static void run_harness(const struct options *options)
{
	if (LLVMFuzzerInitialize) {
		char *arguments[] = { "fuzz", NULL }, **list = arguments;
		int count = 1;
		LLVMFuzzerInitialize(&count, &list);
	}
	for (int i = 0; i < options->file_count; i++)
		run_file(options->files[i]);
	if (options->words) {
		run_words(options);
	} else if (!options->file_count) {
		if (options->corpus)
			read_corpus(options->corpus);
		run_loop(options);
	}
	brew_fuzz_summary(shared->summary, sizeof shared->summary);
	if (options->report && !brew_fuzz_write_report(options->report)) {
		fprintf(stderr, "fuzz: cannot write '%s': %s\n", options->report, strerror(errno));
		exit(2);
	}
	if (options->missing)
		brew_fuzz_print_missing();
	for (size_t i = 0; i < corpus_size; i++)
		free(corpus[i].data);
	exit(0);
}

/* ---- the parent: watches ---- */

static void ask_to_stop(int signal_number)
{
	(void)signal_number;
	shared->stop = 1;
}

/* Waits for the child; false when it did nothing for too long, and had to be killed. */
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

/* Saves the input that ran last; a file that was named is there already. */
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

/* ---- seeds ---- */

static bool make_folder(const char *path)
{
	if (mkdir(path, 0777) == 0 || errno == EEXIST)
		return true;
	fprintf(stderr, "fuzz: cannot make '%s': %s\n", path, strerror(errno));
	return false;
}

/* The bytes of every seed, of every opcode with fields at their ends, and of every gap. */
static bool write_seeds(const char *folder)
{
	struct brew_fuzz_random r;
	uint8_t bytes[BREW_LENGTH_MAX];
	char name[32];
	bool written = make_folder(folder);
	brew_fuzz_seed(&r, 1);
	for (size_t i = 0; i < brew_fuzz_seed_count && written; i++) {
		size_t size = brew_fuzz_seed_bytes(i, bytes);
		snprintf(name, sizeof name, "%016" PRIx64, hash_of(bytes, size));
		written = write_file(folder, name, bytes, size);
	}
	for (unsigned kind = 0; kind < BREW_FUZZ_KINDS; kind++)
		for (unsigned i = 0; i < BREW_OPCODE_COUNT && written; i++) {
			size_t size = brew_fuzz_word(&r, (enum brew_fuzz_kind)kind, bytes);
			snprintf(name, sizeof name, "%016" PRIx64, hash_of(bytes, size));
			written = write_file(folder, name, bytes, size);
		}
	return written;
}

static bool write_texts(const char *folder)
{
	char name[32];
	bool written = make_folder(folder);
	for (size_t i = 0; i < brew_fuzz_seed_count && written; i++) {
		const char *text = brew_fuzz_seeds[i].text;
		snprintf(name, sizeof name, "%016" PRIx64, hash_of((const uint8_t *)text, strlen(text)));
		written = write_file(folder, name, text, strlen(text));
	}
	return written;
}

/* ---- options ---- */

static const char help[] =
	"usage: fuzz [OPTION...] [FILE...]\n"
	"Runs the harness of this program on generated inputs, or, with FILEs, only on these.\n\n"
	"  --time S        stop after S seconds (default 60; 0: never)\n"
	"  --count N       stop after N inputs\n"
	"  --seed N        seed of the random numbers (default 1)\n"
	"  --timeout S     report an input that takes longer as a hang (default 5)\n"
	"  --corpus DIR    read inputs from DIR first; add inputs that reach something new\n"
	"  --report FILE   append to FILE what was reached and how often\n"
	"  --missing       print what can be reached but was not\n"
	"  --artifact DIR  folder for the input that failed (default .)\n"
	"  --words N       run N words in sequence, without mutation (harness decode)\n"
	"  --seeds DIR     write the seeds as bytes to DIR and exit\n"
	"  --texts DIR     write the seeds as assembly text to DIR and exit\n"
	"  --help          print this text\n\n"
	"Exit status: 0 success, 1 a failure was found, 2 usage or input/output.\n";

static int usage(const char *what, const char *word)
{
	fprintf(stderr, "fuzz: %s '%s' (see --help)\n", what, word);
	return 2;
}

static bool read_number(const char *text, double *number)
{
	char *end;
	*number = strtod(text, &end);
	return end != text && !*end && *number >= 0 && *number <= 1e18;
}

static bool read_count(const char *text, uint64_t *number)
{
	char *end;
	errno = 0;
	*number = strtoull(text, &end, 10);
	return *text >= '0' && *text <= '9' && !*end && !errno;
}

/* An option with its value; false: there is none of this name, or the value is wrong. */
static bool read_option(struct options *o, const char *name, const char *value)
{
	struct {
		const char *name, **text;
		double *number;
		uint64_t *count;
	} const all[] = { { "--time", NULL, &o->time, NULL }, { "--timeout", NULL, &o->timeout, NULL },
		{ "--count", NULL, NULL, &o->count }, { "--seed", NULL, NULL, &o->seed },
		{ "--words", NULL, NULL, &o->words }, { "--corpus", &o->corpus, NULL, NULL },
		{ "--report", &o->report, NULL, NULL }, { "--artifact", &o->artifacts, NULL, NULL },
		{ "--seeds", &o->seeds, NULL, NULL }, { "--texts", &o->texts, NULL, NULL } };
	for (size_t i = 0; i < sizeof all / sizeof *all; i++) {
		if (strcmp(all[i].name, name) != 0)
			continue;
		if (all[i].text)
			*all[i].text = value;
		return all[i].text || (all[i].number ? read_number(value, all[i].number)
											 : read_count(value, all[i].count));
	}
	return false;
}

int main(int count, char **words)
{
	struct options o = { .time = 60, .timeout = 5, .seed = 1, .artifacts = "." };
	int i = 1;
	for (; i < count && words[i][0] == '-' && words[i][1]; i++) {
		if (strcmp(words[i], "--help") == 0)
			return fputs(help, stdout) < 0 || fflush(stdout) ? 2 : 0;
		if (strcmp(words[i], "--missing") == 0) {
			o.missing = true;
			continue;
		}
		if (i + 1 == count)
			return usage("unknown option, or no value for", words[i]);
		if (!read_option(&o, words[i], words[i + 1]))
			return usage("unknown option, or invalid value:", words[i]);
		i++;
	}
	if (o.count && o.time == 60)
		o.time = 0;
	o.files = words + i;
	o.file_count = count - i;
	if (o.words && !brew_fuzz_batch)
		return usage("this harness does not support", "--words");
	if (o.seeds || o.texts)
		return (!o.seeds || write_seeds(o.seeds)) && (!o.texts || write_texts(o.texts)) ? 0 : 2;
	if (o.corpus && !make_folder(o.corpus))
		return 2;
	return watch(&o);
}
