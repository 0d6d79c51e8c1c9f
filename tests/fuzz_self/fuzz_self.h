/* What the harnesses of specc's own code share. A harness is LLVMFuzzerTestOneInput in a file of
 * its own: bytes go in, and nothing but a crash, a sanitizer's report or fuzz_fail comes out. */
#ifndef SPECC_TESTS_FUZZ_SELF_H
#define SPECC_TESTS_FUZZ_SELF_H

#include <stddef.h>
#include <stdint.h>

#include "base/arena.h"
#include "base/diag.h"
#include "base/str.h"
#include "base/vec.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);
/* A harness may have it. */
int LLVMFuzzerInitialize(int *argc, char ***argv) __attribute__((weak));
size_t LLVMFuzzerCustomMutator(uint8_t *data, size_t size, size_t most, unsigned seed);
size_t LLVMFuzzerCustomCrossOver(const uint8_t *a, size_t a_size, const uint8_t *b, size_t b_size,
	uint8_t *out, size_t most, unsigned seed);

/* An input is one file or several: a line `%%%% NAME` begins one. */
struct fuzz_file {
	const char *name;
	struct str text;
};

struct fuzz_files {
	VEC(struct fuzz_file) list; /* at least one */
};

/* What stands before the first such line is the file `first`, unless it is empty and others follow.
 * Files of one name are one: the first one counts. */
struct fuzz_files fuzz_split(
	struct arena *arena, const uint8_t *data, size_t size, const char *first);
/* NULL when there is none. */
const struct fuzz_file *fuzz_find(const struct fuzz_files *files, const char *name);

/* Prints the reports in each way, to nowhere; their places must lie in their sources. */
void fuzz_print(struct diag *diag);
/* A rule does not hold: says so and ends the process as a crash does. */
_Noreturn void fuzz_fail(const char *format, ...) __attribute__((format(printf, 1, 2)));

#endif
