/* SPDX-License-Identifier: MIT */
/* Runs a harness without a fuzzing engine: on files and folders of files, then on mutated ones. If
 * the process ends by a signal, the current input is written to a file. */
#define _XOPEN_SOURCE 700 /* sigaltstack */
#include <dirent.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#include "fuzz_self.h"

#define MOST 90000 /* bytes of a mutated input */

static const char usage[] =
	"usage: %s [-runs=N] [-time=SECONDS] [-seed=N] [-timeout=SECONDS]\n"
	"            [-artifact=FILE] PATH...\n"
	"Runs each file (of a folder: each in it), then N changed ones, or as many as SECONDS\n"
	"allow, made from the seed (1). What ends the process by a signal, or takes longer than the\n"
	"timeout (5), is written to FILE (failure.input).\n"
	"Exit status: 0 all ran, 2 usage or input/output; else the process is ended by a signal.\n";

struct input {
	uint8_t *bytes;
	size_t size;
};

struct inputs {
	struct arena arena;
	VEC(struct input) list;
};

/* For the signal handler. */
static const uint8_t *current;
static size_t current_size;
static const char *artifact = "failure.input";
static char name_of_current[512];

static void write_all(int file, const void *bytes, size_t size)
{
	for (const char *at = bytes; size;) {
		ssize_t done = write(file, at, size);
		if (done <= 0)
			return;
		at += done;
		size -= (size_t)done;
	}
}

static void on_signal(int number)
{
	int file = open(artifact, O_WRONLY | O_CREAT | O_TRUNC, 0666);
	if (file >= 0) {
		write_all(file, current, current_size);
		close(file);
	}
	const char *what = number == SIGALRM ? "TIMEOUT: " : "CRASH: ";
	write_all(STDERR_FILENO, what, strlen(what));
	write_all(STDERR_FILENO, name_of_current, strlen(name_of_current));
	write_all(STDERR_FILENO, "\n", 1);
	signal(SIGABRT, SIG_DFL);
	abort();
}

static void catch_signals(void)
{
	static const int signals[] = { SIGSEGV, SIGBUS, SIGFPE, SIGILL, SIGABRT, SIGALRM };
	struct sigaction action = { .sa_handler = on_signal };
	action.sa_flags = SA_ONSTACK | (int)SA_RESETHAND;
	static char stack[65536]; /* the normal one may be what overflowed */
	stack_t other = { .ss_sp = stack, .ss_size = sizeof stack };
	sigaltstack(&other, NULL);
	for (size_t i = 0; i < sizeof signals / sizeof *signals; i++)
		sigaction(signals[i], &action, NULL);
}

static void run_input(const uint8_t *bytes, size_t size, unsigned timeout)
{
	/* a copy, so that a sanitizer detects reads beyond its end */
	uint8_t *copy = malloc(size ? size : 1);
	if (!copy)
		exit(2);
	if (size)
		memcpy(copy, bytes, size);
	current = bytes;
	current_size = size;
	alarm(timeout);
	LLVMFuzzerTestOneInput(copy, size);
	alarm(0);
	free(copy);
}

/* ---- inputs ---- */

static bool read_file(struct inputs *inputs, const char *path, unsigned timeout)
{
	FILE *file = fopen(path, "rb");
	struct buffer all = buffer_new(&inputs->arena);
	char block[4096];
	size_t count;
	if (!file) {
		fprintf(stderr, "cannot read '%s'\n", path);
		return false;
	}
	while ((count = fread(block, 1, sizeof block, file)) > 0)
		buffer_add(&all, (struct str){ block, count });
	fclose(file);
	struct input input = { (uint8_t *)all.text, all.length };
	VEC_PUSH(&inputs->arena, &inputs->list, input);
	snprintf(name_of_current, sizeof name_of_current, "%s", path);
	run_input(input.bytes, input.size, timeout);
	return true;
}

static int by_name(const struct dirent **a, const struct dirent **b)
{
	return strcmp((*a)->d_name, (*b)->d_name);
}

static bool read_path(struct inputs *inputs, const char *path, unsigned timeout)
{
	struct dirent **entries;
	struct stat info;
	bool good = true;
	if (stat(path, &info) || !S_ISDIR(info.st_mode))
		return read_file(inputs, path, timeout);
	int count = scandir(path, &entries, NULL, by_name);
	for (int i = 0; i < count; i++) {
		if (entries[i]->d_name[0] != '.')
			good = read_path(inputs,
					   arena_printf(&inputs->arena, "%s/%s", path, entries[i]->d_name), timeout) &&
				   good;
		free(entries[i]);
	}
	if (count >= 0)
		free(entries);
	return good && count >= 0;
}

/* ---- mutated inputs ---- */

static uint64_t state;

static uint32_t next_input_random(void)
{
	state = state * 6364136223846793005u + 1442695040888963407u;
	return (uint32_t)(state >> 33);
}

size_t LLVMFuzzerMutate(uint8_t *data, size_t size, size_t most);
size_t LLVMFuzzerMutate(uint8_t *data, size_t size, size_t most)
{
	if (!size || (size < most && next_input_random() % 3 == 0)) {
		size_t at = size ? next_input_random() % size : 0;
		memmove(data + at + 1, data + at, size - at);
		data[at] = (uint8_t)next_input_random();
		return size + 1;
	}
	size_t at = next_input_random() % size;
	if (size > 1 && next_input_random() % 3 == 0) {
		memmove(data + at, data + at + 1, size - at - 1);
		return size - 1;
	}
	data[at] ^= (uint8_t)(1u << next_input_random() % 8);
	return size;
}

static void run_changed(const struct inputs *inputs, unsigned long number, unsigned timeout)
{
	static uint8_t bytes[MOST];
	const struct input *one = &inputs->list.items[next_input_random() % inputs->list.count];
	const struct input *other = &inputs->list.items[next_input_random() % inputs->list.count];
	size_t size = one->size < MOST ? one->size : MOST;
	if (size)
		memcpy(bytes, one->bytes, size);
	if (next_input_random() % 4 == 0)
		size = LLVMFuzzerCustomCrossOver(
			one->bytes, size, other->bytes, other->size, bytes, MOST, next_input_random());
	for (uint32_t times = next_input_random() % 3 + 1; times; times--)
		size = LLVMFuzzerCustomMutator(bytes, size, MOST, next_input_random());
	snprintf(name_of_current, sizeof name_of_current, "changed input %lu", number);
	run_input(bytes, size, timeout);
}

/* NAME=NUMBER */
static bool take_number_option(const char *argument, const char *name, unsigned long *number)
{
	size_t length = strlen(name);
	char *end;
	if (strncmp(argument, name, length) || argument[length] < '0' || argument[length] > '9')
		return false;
	*number = strtoul(argument + length, &end, 10);
	return !*end;
}

int main(int argc, char **argv)
{
	struct inputs inputs = { 0 };
	unsigned long runs = 0, seconds = 0, seed = 1, timeout = 5, done = 0;
	bool good = true;
	int first = 1;
	for (; first < argc && argv[first][0] == '-'; first++) {
		if (!strncmp(argv[first], "-artifact=", 10)) {
			artifact = argv[first] + 10;
		} else if (!take_number_option(argv[first], "-runs=", &runs) &&
				   !take_number_option(argv[first], "-time=", &seconds) &&
				   !take_number_option(argv[first], "-seed=", &seed) &&
				   !take_number_option(argv[first], "-timeout=", &timeout)) {
			bool help = !strcmp(argv[first], "--help");
			fprintf(help ? stdout : stderr, usage, argv[0]);
			return help ? 0 : 2;
		}
	}
	if (first == argc) {
		fprintf(stderr, usage, argv[0]);
		return 2;
	}
	catch_signals();
	if (LLVMFuzzerInitialize)
		LLVMFuzzerInitialize(&argc, &argv);
	for (; first < argc; first++)
		good = read_path(&inputs, argv[first], (unsigned)timeout) && good;
	state = seed;
	time_t end = time(NULL) + (time_t)seconds;
	for (; inputs.list.count && (done < runs || time(NULL) < end); done++)
		run_changed(&inputs, done, (unsigned)timeout);
	printf("%zu inputs, %lu changed ones\n", inputs.list.count, done);
	arena_free(&inputs.arena);
	return good && inputs.list.count ? 0 : 2;
}
