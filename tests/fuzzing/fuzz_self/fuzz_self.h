/* SPDX-License-Identifier: MIT */
/* Shared by the harnesses for specc's own code. A harness is an LLVMFuzzerTestOneInput in a file of
 * its own: it takes bytes, and its only results are a crash, a sanitizer report or fuzz_fail. */
#ifndef SPECC_TESTS_FUZZ_SELF_H
#define SPECC_TESTS_FUZZ_SELF_H

#include <stddef.h>
#include <stdint.h>

#include "base/arena.h"
#include "base/diag.h"
#include "base/str.h"
#include "base/vec.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);
/* Optional in a harness. */
int LLVMFuzzerInitialize(int *argc, char ***argv) __attribute__((weak));
size_t LLVMFuzzerCustomMutator(uint8_t *data, size_t size, size_t most, unsigned seed);
size_t LLVMFuzzerCustomCrossOver(const uint8_t *a, size_t a_size, const uint8_t *b, size_t b_size,
	uint8_t *out, size_t most, unsigned seed);

/* An input is one or several files: a line `%%%% NAME` begins a new one. */
struct fuzz_file {
	const char *name;
	struct str text;
};

struct fuzz_files {
	VEC(struct fuzz_file) list; /* at least one */
};

/* The text before the first such line is the file `first`, unless it is empty and others follow. Of
 * files with the same name, the first one counts. */
struct fuzz_files fuzz_split(
	struct arena *arena, const uint8_t *data, size_t size, const char *first);
/* NULL if there is none. */
const struct fuzz_file *fuzz_find(const struct fuzz_files *files, const char *name);

/* Prints the reports in every format, to nowhere; their locations must be inside their sources. */
void fuzz_print(struct diag *diag);
/* Reports a violated rule and ends the process like a crash. */
_Noreturn void fuzz_fail(const char *format, ...) __attribute__((format(printf, 1, 2)));

#endif
