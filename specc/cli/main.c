/* SPDX-License-Identifier: MIT */
/* The program: selects the command and runs it with its options. */
#include <signal.h>
#include <stdio.h>
#include <string.h>

#include "build/libraries.h"
#include "base/suggest.h"
#include "cli/cli.h"

static const struct command *const commands[] = {
	&command_check,
	&command_build,
	&command_site,
	&command_list,
	&command_explain,
	&command_space,
	&command_asm,
	&command_disasm,
	&command_test,
	&command_run,
	&command_fuzz,
	&command_diff,
	&command_watch,
	&command_lsp,
	&command_fmt,
	&command_dump,
	NULL,
};

enum { COMMAND_COUNT = sizeof commands / sizeof *commands - 1 };

/* The page about the whole program. man: its man page, which leads to the others. */
static void print_help(FILE *out, bool man)
{
	static struct help_row rows[COMMAND_COUNT + 5] = {
		{ .text = "PATH is the specification: a file (.isa, or .xml as built) or a folder of *.isa "
				  "files. Every command takes it first; --isa PATH (-i), repeatable, may name it "
				  "anywhere instead." },
		{ .text = "Commands:" },
	};
	static const struct command overview = {
		.name = "specc",
		.summary = "the compiler for instruction-set descriptions",
		.usage = "COMMAND PATH [OPTIONS] [ARGUMENTS]",
		.rows = rows,
		.status = "0 success, 1 errors in the specification or the input, 2 usage or input/output "
				  "error. Output to a terminal is coloured unless NO_COLOR is set.",
	};
	for (size_t i = 0; i < COMMAND_COUNT; i++)
		rows[i + 2] = (struct help_row){ .term = commands[i]->name, .text = commands[i]->summary };
	rows[COMMAND_COUNT + 2].text =
		"`specc help COMMAND` (or `specc COMMAND --help`) describes a command and shows examples; "
		"`specc --version` (-V) prints the version.";
	if (man)
		help_print_man(out, &overview, commands);
	else
		help_print(out, &overview);
}

static int run_command(const struct command *command, int argc, char **argv)
{
	struct arena arena = { 0 };
	struct options options = { 0 };
	int status = EXIT_USAGE;
	if (options_parse(&arena, command, argc, argv, &options) &&
		options_find_specification(&arena, command, &options))
		status = command->run(&arena, &options);
	arena_free(&arena);
	return status;
}

/* `specc complete [WORD...]`, for the completions of shells; not in the help. */
static int run_complete(int argc, char **argv)
{
	struct arena arena = { 0 };
	int status = complete(&arena, commands, argc, argv);
	arena_free(&arena);
	return status;
}

/* Returns status, or an error if standard output could not be written completely. */
static int finish_output(int status)
{
	if (!fflush(stdout) && !ferror(stdout))
		return status;
	return command_misuse(NULL, "cannot write to standard output");
}

static int unknown_command(const char *name)
{
	struct suggestion suggestion = { .name = str_from_c(name) };
	for (size_t i = 0; commands[i]; i++)
		suggest_offer(&suggestion, str_from_c(commands[i]->name));
	command_unknown(NULL, "command", &suggestion, "; `specc --help` lists all commands");
	return EXIT_USAGE;
}

static const struct command *find_command(const char *name)
{
	for (size_t i = 0; commands[i]; i++)
		if (!strcmp(name, commands[i]->name))
			return commands[i];
	return NULL;
}

static bool is_one_of(const char *word, const char *first, const char *second)
{
	return !strcmp(word, first) || !strcmp(word, second);
}

/* Is there a help option before `--`? */
static bool asks_for_help(int argc, char **argv)
{
	for (int i = 2; i < argc && strcmp(argv[i], "--"); i++)
		if (is_one_of(argv[i], "--help", "-h"))
			return true;
	return false;
}

/* `specc help [COMMAND]`; with man the man page, for installation. */
static int print_command_help(const char *name, bool man)
{
	const struct command *command = name ? find_command(name) : NULL;
	if (name && !command)
		return unknown_command(name);
	if (!command)
		print_help(stdout, man);
	else if (man)
		help_print_man(stdout, command, NULL);
	else
		help_print(stdout, command);
	return finish_output(EXIT_CLEAN);
}

int main(int argc, char **argv)
{
	/* Exceeding the file size limit then is an ordinary write error, with a message. */
	signal(SIGXFSZ, SIG_IGN);
	setvbuf(stderr, NULL, _IOLBF, BUFSIZ); /* reports consist of many small pieces */
	libraries_set_memory();
	if (argc < 2) {
		print_help(stderr, false);
		return EXIT_USAGE;
	}
	if (is_one_of(argv[1], "help", "man"))
		return print_command_help(argc > 2 && *argv[2] != '-' ? argv[2] : NULL, *argv[1] == 'm');
	if (is_one_of(argv[1], "--help", "-h"))
		return print_command_help(NULL, false);
	if (is_one_of(argv[1], "--version", "-V")) {
		puts("specc " SPECC_VERSION);
		return finish_output(EXIT_CLEAN);
	}
	if (!strcmp(argv[1], "complete"))
		return finish_output(run_complete(argc, argv));
	const struct command *command = find_command(argv[1]);
	if (!command)
		return unknown_command(argv[1]);
	if (asks_for_help(argc, argv))
		return print_command_help(command->name, false);
	return finish_output(run_command(command, argc, argv));
}
