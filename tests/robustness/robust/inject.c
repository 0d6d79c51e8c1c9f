/* SPDX-License-Identifier: MIT */
/* Preloaded into a program: one request for memory, or all from one on, find none. Requests are
 * counted from the first one in main. In the environment:
 *     INJECT_AT=N     the N-th request fails, with INJECT_ON=1 all behind it too
 *     INJECT_LIST=F   none fails; F gets a line for each place that asks: the number of its
 *                     first request. A place is a row of callers, each of them once, so that
 *                     recursion makes no new ones.
 * glibc alone: it gives its own functions a second name. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <execinfo.h>
#include <fcntl.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { DEPTH = 60, PLACES = 1 << 20 };

void *__libc_malloc(size_t size);
void *__libc_calloc(size_t count, size_t size);
void *__libc_realloc(void *memory, size_t size);

static bool counting, inside, on;
static unsigned long requests, failing;
static int list = -1;
static uint64_t *places; /* a hash table */

/* Writes the number of a request whose place is new. */
static void note_place(void)
{
	void *frames[DEPTH];
	uint64_t hash = 1469598103934665603U;
	int count = backtrace(frames, DEPTH);
	for (int i = 2; i < count; i++) {
		bool again = false;
		for (int k = 2; k < i && !again; k++)
			again = frames[k] == frames[i];
		for (int shift = 0; shift < 64 && !again; shift += 8)
			hash = (hash ^ (((uint64_t)(uintptr_t)frames[i] >> shift) & 255)) * 1099511628211U;
	}
	size_t at = hash % PLACES;
	while (places[at] && places[at] != hash)
		at = (at + 1) % PLACES;
	if (places[at])
		return;
	places[at] = hash;
	dprintf(list, "%lu\n", requests);
}

/* Whether this request finds nothing. */
static bool fails(void)
{
	if (!counting || inside)
		return false;
	requests++;
	if (list >= 0) {
		inside = true;
		note_place();
		inside = false;
	}
	if (!failing || requests < failing || (requests > failing && !on))
		return false;
	errno = ENOMEM;
	return true;
}

void *malloc(size_t size)
{
	return fails() ? NULL : __libc_malloc(size);
}

void *calloc(size_t count, size_t size)
{
	return fails() ? NULL : __libc_calloc(count, size);
}

void *realloc(void *memory, size_t size)
{
	return fails() ? NULL : __libc_realloc(memory, size);
}

/* ---- from main on ---- */

typedef int main_fn(int, char **, char **);

static main_fn *program;

static int counted(int argc, char **argv, char **environment)
{
	const char *at = getenv("INJECT_AT"), *file = getenv("INJECT_LIST");
	void *frames[4];
	backtrace(frames, 4); /* loads what it needs */
	failing = at ? strtoul(at, NULL, 10) : 0;
	on = getenv("INJECT_ON") != NULL;
	if (file) {
		list = open(file, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0666);
		places = __libc_calloc(PLACES, sizeof *places);
		if (list < 0 || !places)
			_exit(99);
	}
	unsetenv("LD_PRELOAD"); /* not in what it runs */
	counting = true;
	return program(argc, argv, environment);
}

int __libc_start_main(main_fn *main, int argc, char **argv, void (*init)(void), void (*fini)(void),
	void (*end)(void), void *stack)
{
	int (*real)(main_fn *, int, char **, void (*)(void), void (*)(void), void (*)(void), void *);
	*(void **)&real = dlsym(RTLD_NEXT, "__libc_start_main");
	program = main;
	return real(counted, argc, argv, init, fini, end, stack);
}
