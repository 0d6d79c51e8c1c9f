/* SPDX-License-Identifier: MIT */
/* Options and commands as data: the command line is parsed by them, and --help, man pages and the
 * completion of shells are made of them. */
#ifndef SPECC_CLI_OPTIONS_H
#define SPECC_CLI_OPTIONS_H

#include <stdio.h>

#include "base/arena.h"
#include "base/suggest.h"

struct options;

/* The argument of an option, and how it is stored. */
enum option_kind {
	FLAG,     /* no value */
	TEXT,     /* kept as it is */
	LIST,     /* appended to a list */
	NUMBER,   /* decimal */
	BYTE,     /* a number in programming notation, up to 0xff */
	ADDRESS,  /* the same, up to 64 bits */
	FORMAT,   /* json, hex ... */
	WORD,     /* one of its words */
	LANGUAGE, /* as in __Description<zh> */
	WARNING,  /* appended to a list, without "-W" */
	FORWARD,  /* passed on to another program unchanged */
	FORWARD_FLAG
};

enum option {
	OPTION_NONE,
#define OPTION(id, ...) OPTION_##id,
#include "cli/options.def"
#undef OPTION
	OPTION_COUNT
};

struct option_info {
	enum option_kind kind;
	size_t member; /* offset in struct options */
	const char *names[2], *value, *text;
};
extern const struct option_info option_table[OPTION_COUNT];

/* A value of an option. text, what it means, may be NULL. */
struct option_word {
	const char *name, *text;
};

/* A line of the help of a command: an option that it takes, another item, or a paragraph. */
struct help_row {
	enum option option;
	const char *term; /* of an item that is no option; or in place of the names of the option */
	const char *text; /* NULL: that of option_table */
	const struct option_word *words; /* the only values of the option; ends with an empty one */
};

/* The specification is the value of --isa or, in every command, the first arguments. */
enum command_arguments {
	ARGUMENTS_AFTER_PATH,  /* the first one is the specification, the others are something else */
	ARGUMENTS_ARE_PATHS,   /* all of them are the specification */
	ARGUMENTS_MAY_BE_PATHS /* the same; none is needed */
};

struct command {
	const char *name, *summary;
	const char *usage;           /* what follows "specc NAME", a line for each way to call it */
	const struct help_row *rows; /* ends with an empty one */
	const char *status;          /* exit statuses; NULL: as for most commands */
	const char *examples;        /* lines indented by two blanks, or NULL */
	const char *argument;        /* what follows PATH, for completion: FILE, NAME ... or NULL */
	int (*run)(struct arena *arena, const struct options *options);
	uint64_t report_limit; /* without --max-reports; 0: 20 */
	enum command_arguments arguments;
};

/* "specc check"; the name alone if it is that of a program. */
const char *help_title(struct arena *arena, const struct command *command);
const char *help_status(const struct command *command);
/* "-i, --isa PATH"; NULL: the row is a paragraph. */
const char *help_term(struct arena *arena, const struct help_row *row);
/* NULL: the row ends the list. */
const char *help_text(const struct help_row *row);

/* The row of the option that arg spells, or NULL. *value is that of "--name=value" and "-xvalue",
 * else NULL. */
const struct help_row *option_find(const struct command *command, char *arg, char **value);
bool option_takes_value(enum option option);
/* The words that are values of an option; NULL if it takes any text. */
const struct option_word *option_words(const struct help_row *row);

/* Parses argv[2..] for a command; returns false after a message. options must be zeroed. */
bool options_parse(struct arena *arena, const struct command *command, int argc, char **argv,
	struct options *options);

/* Like command_fail: "unknown WHAT 'NAME'; did you mean ...?", or hint ("; see ...") instead of the
 * question if no name is similar. */
bool command_unknown(
	const char *command, const char *what, const struct suggestion *name, const char *hint);
/* Like command_fail, but returns EXIT_USAGE. */
int command_misuse(const char *command, const char *format, ...)
	__attribute__((format(printf, 2, 3)));

/* ---- help ---- */

void help_print(FILE *out, const struct command *command);
/* others: the commands whose pages to see, NULL-terminated; NULL: the page of specc. */
void help_print_man(FILE *out, const struct command *command, const struct command *const *others);

/* Writes words from column `at` on, and further lines from column `indent` on. */
void help_put_words(FILE *out, const char *text, size_t at, size_t indent);

/* Completes a command line for a shell: argv[2..] are its words after `specc`, the last one (which
 * may be empty) the one to complete. Prints a line for each candidate, with a description after a
 * tab, or ":files", ":folders" where a name of one is expected. commands: NULL-terminated. */
int complete(struct arena *arena, const struct command *const *commands, int argc, char **argv);

#endif
