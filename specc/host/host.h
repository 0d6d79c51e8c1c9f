/* SPDX-License-Identifier: MIT */
/* Runs other programs: compilers, and the programs that they compile from generated C, kept in a
 * cache.
 * In: generated files, a checked isa. Out: paths of programs; modules for browsers as scripts.
 * Read first: child.h, cache.h; then program.c and wasm.c. */
#ifndef SPECC_HOST_HOST_H
#define SPECC_HOST_HOST_H

#include <stdarg.h>
#include <stdbool.h>

#include "base/arena.h"
#include "base/diag.h"
#include "base/str.h"
#include "base/vec.h"
#include "isa/ir.h"

/* Prints "specc COMMAND: ..." and a line break on stderr and returns false. command may be NULL for
 * messages of no particular command. */
bool command_fail(const char *command, const char *format, ...)
	__attribute__((format(printf, 2, 3)));

void command_say(const char *command, const char *format, va_list arguments);

/* A generated file: the path begins with the name of its target. */
struct host_file {
	const char *path;
	struct str content;
};

struct host_files {
	VEC(struct host_file) list;
};

/* program.c: returns the path of the interpreter compiled from target c, from the cache or
 * compiled now; NULL after a message. *refused: the compiler rejected the generated C. */
const char *interpreter_find(struct arena *arena, struct diag *diag, const char *command,
	const struct isa *isa, bool *refused);
/* Like interpreter_find, for the program that compares a decoder with isa (docs/fuzz-decoder.md);
 * specc_decoder.h is in the same folder. */
const char *comparison_find(
	struct arena *arena, struct diag *diag, const char *command, const struct isa *isa);
/* Is the interpreter in the cache? If so, isa has no errors. */
bool interpreter_is_ready(struct arena *arena, const struct isa *isa);

/* The codec of an instruction set for browsers. */
struct wasm_codec {
	struct str prefix;              /* of the names in C */
	const struct host_files *files; /* of targets c and wasm */
	/* Results: scripts that hold a module each. No interpreter (empty): the specification has no
	 * semantics. */
	struct str codec, run;
};

enum wasm_result { WASM_MADE, WASM_MISSING, WASM_REFUSED, WASM_FAILED };

/* wasm.c: compiles the codecs that the cache does not have, at most `jobs` compilers at a time.
 * WASM_MISSING: *missing says which programs are not there. WASM_REFUSED, after a message: the
 * compiler rejected the C; WASM_FAILED, after a message: anything else. */
enum wasm_result wasm_compile(struct arena *arena, const char *command, struct wasm_codec *codecs,
	size_t count, size_t jobs, const char **missing);

#endif
