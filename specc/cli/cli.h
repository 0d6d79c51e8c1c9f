/* Command line: one file for each command, and what they share: options, loading a specification,
 * exit status.
 * In: argv. Out: what a user sees.
 * Read first: main.c, options.c, cmd_check.c. */
#ifndef SPECC_CLI_CLI_H
#define SPECC_CLI_CLI_H

#include <stdbool.h>
#include <stddef.h>

#include "base/arena.h"
#include "base/diag.h"
#include "base/suggest.h"
#include "base/vec.h"
#include "isa/ir.h"

#define SPECC_VERSION "0.1.0"

/* Exit statuses of every command. */
enum { EXIT_CLEAN = 0, EXIT_SPEC_ERRORS = 1, EXIT_USAGE = 2 };

enum output_format {
	FORMAT_TEXT,
	FORMAT_JSON,
	FORMAT_SARIF,
	FORMAT_HEX,
	FORMAT_BIN,
	FORMAT_ELF32,
	FORMAT_ELF64
};

struct texts {
	const char **items;
	size_t count, capacity;
};

/* Options that several commands take; a command reads those that it knows. */
struct options {
	struct texts isa;          /* --isa PATH, repeatable */
	struct texts arguments;    /* everything that is not an option */
	struct texts targets;      /* -t */
	struct texts templates;    /* --templates DIR */
	struct texts warnings;     /* -W... without "-W" */
	const char *output;        /* -o */
	const char *language;      /* --lang */
	const char *prose;         /* --prose */
	const char *execution;     /* --execution c or ref; NULL: all */
	struct texts folders;      /* -I */
	struct texts defines;      /* -D NAME=VALUE */
	const char *entry;         /* --entry */
	struct texts loads;        /* --load ADDR=FILE */
	struct texts stops;        /* --stop-at */
	struct texts dumps;        /* --dump */
	struct texts forwarded;    /* options for the program that is run, with their values */
	const char *against;       /* --against */
	const char *stage;         /* --stage */
	const char *fail_on;       /* --fail-on */
	struct texts memories;     /* --memory BASE:SIZE */
	const char *raises;        /* --raise NAME */
	const char *listing, *map; /* --listing, --map: files */
	const char *colour;        /* --color: always, never, auto; NULL: as auto */
	const char *symbols;       /* --symbols: an ELF file */
	uint64_t fill, origin;     /* --fill, --origin */
	enum output_format format;
	uint64_t report_limit; /* --max-reports; 0: all */
	uint64_t step_limit;   /* --limit */
	bool coverage, trace, codes;
	bool plain, labels, stop_on_self_jump, stop_on_trap, cycles;
	bool keep_going, summary, list_checks, list_targets, quiet, bytes;
};

struct command {
	const char *name, *summary;
	const char *help; /* whole text of --help */
	/* Letters of the options that it takes, see option_table in options.c. */
	const char *takes;
	int (*run)(struct arena *arena, const struct options *options);
};

extern const struct command command_check, command_build, command_list, command_explain,
	command_space, command_asm, command_disasm, command_test, command_run, command_fuzz,
	command_dump, command_diff;

/* Parses argv[2..] for a command; prints what is wrong and returns false. options is zeroed. */
bool options_parse(struct arena *arena, const struct command *command, int argc, char **argv,
	struct options *options);

/* Prints "specc COMMAND: ..." and the end of the line on stderr and returns false; command NULL: of
 * all commands. */
bool command_fail(const char *command, const char *format, ...)
	__attribute__((format(printf, 2, 3)));
/* The same: "unknown WHAT 'NAME'; did you mean ...?", or the hint, "; see ...",
 * where no name is near. */
bool command_unknown(
	const char *command, const char *what, const struct suggestion *name, const char *hint);
/* The same; returns EXIT_USAGE. */
int command_misuse(const char *command, const char *format, ...)
	__attribute__((format(printf, 2, 3)));

/* For commands that take --isa and one FILE: false after a message. */
bool has_isa_and_file(const char *command, const struct options *options);

/* The options with the arguments, which are paths as well, after those of --isa. */
struct options options_with_paths(struct arena *arena, const struct options *given);

/* Which checks run when a specification is loaded. */
enum depth { DEPTH_FORMS, DEPTH_EXAMPLES, DEPTH_CHECKS };

/* Reads all --isa paths (files, or folders: their *.isa files in name order), parses and lowers
 * them; with DEPTH_CHECKS runs all checks, assembles the examples, and keeps what the checks of
 * the semantics find out. Never NULL; what is wrong is in diag. */
struct isa *load_isa(
	struct arena *arena, struct diag *diag, const struct options *options, enum depth depth);
/* The same of texts that are there already; --isa is not looked at. */
struct isa *load_sources(struct arena *arena, struct diag *diag, const struct options *options,
	enum depth depth, const struct source *const *sources, size_t count);

/* The number of examples of the isa; *passed: of these, those that assemble. */
size_t isa_count_examples(const struct isa *isa, size_t *passed);

/* Initialises diag with the -W options; false after a message (unknown check). */
bool diag_from_options(struct diag *diag, struct arena *arena, const struct options *options);

/* Prints the reports on stderr as text; returns EXIT_USAGE for I/O errors, EXIT_SPEC_ERRORS for
 * others, EXIT_CLEAN without errors. */
int finish_reports(struct diag *diag, const struct options *options);

/* Prints the reports on a specification. True: the command goes on, with a fresh diag that has the
 * severities of the options; then *status is EXIT_CLEAN, or with --keep-going EXIT_SPEC_ERRORS
 * where there are errors, and the opcodes that are left out have been named. False: it ends with
 * *status; a file that cannot be read ends it in any case. */
bool goes_on(struct arena *arena, struct diag *diag, const struct options *options,
	const struct isa *isa, int *status);
/* The status of a command on a specification with this status: its own, if it is not clean. */
int joined_status(int specification, int own);

#endif
