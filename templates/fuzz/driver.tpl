%# SPDX-License-Identifier: MIT
%file "${$p}_fuzz_main.c"
%call banner('The standalone driver: runs a harness without an engine, and survives what it finds.')
#define _DEFAULT_SOURCE /* mmap with MAP_ANONYMOUS */
#include "${c-string: $p}_fuzz.h"

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
__attribute__((weak)) uint64_t ${$p}_fuzz_batch(uint64_t words, uint64_t seed);
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

/* An input becomes a file that is named after its bytes. */
static bool write_input(const char *folder, const void *data, size_t size)
{
	char name[32];
	snprintf(name, sizeof name, "%016" PRIx64, hash_of(data, size));
	return write_file(folder, name, data, size);
}

%include "driver_run.tpl"
%include "driver_loop.tpl"
%include "driver_watch.tpl"
%include "driver_seeds.tpl"
%include "driver_options.tpl"
