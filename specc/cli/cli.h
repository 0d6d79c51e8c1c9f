/* SPDX-License-Identifier: MIT */
/* Command line: one file per command, and their common parts: options, loading a specification,
 * exit status.
 * In: argv. Out: what a user sees.
 * Read first: main.c, options.c, cmd_check.c. */
#ifndef SPECC_CLI_CLI_H
#define SPECC_CLI_CLI_H

#include <stdbool.h>
#include <stddef.h>
#include <time.h>

#include "base/arena.h"
#include "base/depfile.h"
#include "base/diag.h"
#include "base/outfile.h"
#include "base/suggest.h"
#include "base/vec.h"
#include "cli/options.h"
#include "host/host.h"
#include "isa/ir.h"
#include "lang/ast.h"
#include "variant/variant.h"

#define SPECC_VERSION "0.2.0"

/* Exit statuses of all commands. */
enum { EXIT_CLEAN = 0, EXIT_SPEC_ERRORS = 1, EXIT_USAGE = 2 };

enum output_format {
	FORMAT_TEXT,
	FORMAT_JSON,
	FORMAT_SARIF,
	FORMAT_HEX,
	FORMAT_BIN,
	FORMAT_ELF32,
	FORMAT_ELF64,
	FORMAT_HTML
};

struct diff;

struct texts {
	const char **items;
	size_t count, capacity;
};

/* Options of all commands; each command uses its own. */
struct options {
	const char *command;       /* its name, for messages */
	struct texts isa;          /* the paths of the specification */
	struct texts arguments;    /* arguments that are neither options nor these */
	size_t before_dashes;      /* how many of the arguments come before `--` */
	struct texts targets;      /* -t */
	struct texts templates;    /* --templates DIR */
	struct texts variants;     /* --variant */
	struct texts since;        /* --since OLD, repeatable */
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
	struct texts forwarded;    /* options passed on to another program, with their values */
	const char *against;       /* --against */
	const char *stage;         /* --stage */
	const char *fail_on;       /* --fail-on */
	const char *depfile;       /* --depfile */
	const char *stamp;         /* --stamp */
	struct texts memories;     /* --memory BASE:SIZE */
	const char *raises;        /* --raise NAME */
	const char *listing, *map; /* --listing, --map: files */
	const char *colour;        /* --color: always, never, auto; NULL: auto */
	const char *symbols;       /* --symbols: an ELF file */
	const char *title, *url;   /* --title, --url */
	uint64_t jobs;             /* -j; 0: one for each processor */
	uint64_t fill, origin;     /* --fill, --origin */
	enum output_format format;
	uint64_t report_limit; /* --max-reports; 0: all */
	uint64_t step_limit;   /* --limit */
	uint64_t states, seed; /* --states, --seed */
	uint64_t texts;        /* --texts */
	bool coverage, trace, codes, check, unified;
	bool plain, no_aliases, labels, stop_on_self_jump, stop_on_trap, cycles;
	bool no_codec; /* --no-codec */
	bool one_name; /* the ISA is called the same in all variants */
	bool keep_going, summary, list_checks, list_targets, quiet, bytes, stdio;
	bool run;        /* the cases, after the checks */
	bool path_first; /* the specification is an argument, not a value of --isa */
};

extern const struct command command_check, command_build, command_list, command_explain,
	command_space, command_asm, command_disasm, command_test, command_run, command_fuzz,
	command_dump, command_diff, command_lsp, command_fmt, command_watch, command_site;

/* The targets that -t names, or all that need not be named; NULL after a message. inputs, which may
 * be NULL, receives the folders that decide which these are. */
struct targets;
const struct targets *targets_choose(
	struct arena *arena, const struct options *options, struct inputs *inputs);
/* The folder of the one with this name, which is one of them. */
const char *targets_folder(const struct targets *targets, const char *name);
/* Generates their files in the folder of -o; false after a report or a message. */
bool targets_build(struct arena *arena, struct diag *diag, const struct options *options,
	const struct isa *isa, const struct targets *targets, struct output_result *result);

/* Compares two versions whose files may be gone: with a solver if there is one, but without running
 * them (docs/diff.md). */
struct diff *diff_versions(struct arena *arena, const struct isa *before, const struct isa *after);

/* Runs the cases of the definitions that the arguments name, or all, and prints reports and a line
 * on the result; nothing if there are none. Returns an exit status. */
int test_cases(
	struct arena *arena, struct diag *diag, const struct options *options, const struct isa *isa);

/* Runs options->states states of each form of the named definitions, prints differences and a line
 * on the result, and returns an exit status. */
int test_states(
	struct arena *arena, struct diag *diag, const struct options *options, const struct isa *isa);

/* Gives options->texts lines of each form of the named definitions to both readers, prints what
 * they read differently and a line on the result, and returns an exit status. */
int test_texts(
	struct arena *arena, struct diag *diag, const struct options *options, const struct isa *isa);

double milliseconds_since(const struct timespec *from);

/* The names of all targets, sorted, appended to names. */
void target_names(struct arena *arena, const struct options *options, struct texts *names);

/* Moves the arguments that are paths of the specification to options->isa. False after a message:
 * there is none, or it is not where the usage has it. */
bool options_find_specification(
	struct arena *arena, const struct command *command, struct options *options);

/* Checks the arguments of a command that takes one FILE: false after a message. */
bool has_one_file(const char *command, const struct options *options);

/* The texts of all files, in name order; of a specification with variants also these. */
struct texts_read {
	VEC(const struct source *) list;
	const struct variant_set *variants; /* or NULL */
	bool one_name;                      /* that of the ISA in all of them */
};

/* The syntax trees of all files, and the XML document if there is one. */
struct trees {
	VEC(struct ast_file *) files;
	const struct xml_isa *xml;
	const struct variant_def *variant; /* that the trees are of, or NULL */
	struct variant_text lacking;       /* what it does not have */
};

/* Reads all paths of the specification (files, or folders, for their *.isa files in name order).
 * Problems are reported in diag. */
struct texts_read load_texts(struct arena *arena, struct diag *diag, const struct options *options);
/* Parses them, for a variant unless that is NULL. */
struct trees load_parse(struct arena *arena, struct diag *diag, const struct texts_read *texts,
	const struct variant_def *variant);
/* The same, for the variant of --variant. */
struct trees load_chosen(struct arena *arena, struct diag *diag, const struct options *options,
	const struct texts_read *texts);

/* The checks to run when a specification is loaded. */
enum depth { DEPTH_FORMS, DEPTH_TYPES, DEPTH_EXAMPLES, DEPTH_CHECKS };

/* Lowers the trees. DEPTH_TYPES also checks the pseudo-code, DEPTH_EXAMPLES also assembles the
 * examples; DEPTH_CHECKS runs all checks. The first and the last keep what the pseudo-code's checks
 * compute. Never NULL; problems are reported in diag. */
struct isa *load_from_trees(struct arena *arena, struct diag *diag, const struct options *options,
	enum depth depth, const struct trees *trees);
/* load_texts, load_chosen and load_from_trees. */
struct isa *load_isa(
	struct arena *arena, struct diag *diag, const struct options *options, enum depth depth);
/* An instruction set, and what is wrong with it. */
struct loaded {
	struct isa *isa;
	const char *variant; /* or NULL */
	size_t errors, warnings;
};

struct loaded_list {
	VEC(struct loaded) items;
};

/* Like load_isa; without --variant for each variant, with one report of what is wrong
 * in several. */
struct loaded_list load_variants(
	struct arena *arena, struct diag *diag, const struct options *options, enum depth depth);
/* The variants that the command is for: that of --variant or all; empty if there are none. Problems
 * are left to the one who loads them. */
struct texts variants_wanted(struct arena *arena, const struct options *options);
/* Like load_isa, for sources in memory; --isa is ignored. */
struct isa *load_sources(struct arena *arena, struct diag *diag, const struct options *options,
	enum depth depth, const struct source *const *sources, size_t count);

/* Loads the versions of --since, oldest first, and compares each with the next one, the last with
 * isa. Without a solver and without running them, so that pages are the same on every machine. What
 * is read is added to inputs, which may be NULL. Without --since the history stays empty. False
 * after a message: a version has errors, or their order is wrong. The arena owns all of it. */
struct diff_history;
bool since_load(struct arena *arena, const struct options *options, const struct isa *isa,
	struct inputs *inputs, struct diff_history *history);

/* The number of examples in optypes and opcodes; *passed: how many of these assemble. */
size_t isa_count_examples(const struct isa *isa, size_t *passed);

/* Initialises diag with the -W options; false after a message about an unusable one. */
bool diag_from_options(struct diag *diag, struct arena *arena, const struct options *options);

/* Could a file not be read or written? */
bool diag_has_io_error(const struct diag *diag);

/* Prints the reports on stderr as text. Returns EXIT_USAGE if one is an I/O error, else
 * EXIT_SPEC_ERRORS if there are errors, else EXIT_CLEAN. */
int finish_reports(struct diag *diag, const struct options *options);

/* The same for a command that used the specification in spite of its errors: then lists the opcodes
 * that are left out. */
int finish_partly(
	struct arena *arena, struct diag *diag, const struct options *options, const struct isa *isa);

/* Prints the errors of a specification. Returns true if the command can continue; diag is then
 * reset to the severities of the options, and *status is EXIT_CLEAN or, with --keep-going after
 * errors, EXIT_SPEC_ERRORS; in that case the opcodes left out have been listed. Returns false if
 * the command must end with *status; an unreadable file always ends it. */
bool goes_on(struct arena *arena, struct diag *diag, const struct options *options,
	const struct isa *isa, int *status);
/* The exit status of a command: its own, unless that is clean; else that of the specification. */
int joined_status(int specification, int own);

#endif
