/* SPDX-License-Identifier: MIT */
/* A command line that is not finished -> the words that may come next, for shells. Names and values
 * come from the tables that parse the line; what a value is, and the descriptions, come from the
 * help of the command. */
#include <stdio.h>
#include <string.h>

#include "cli/cli.h"

/* What is known of the line so far. */
struct line {
	struct arena *arena;
	const struct command *command;
	struct options options; /* only those that are lists: isa, templates ... */
	const char *first;      /* argument: the specification, unless --isa names it */
	const char *before;     /* of the last word, what stays: "--format=" of "--format=j", else "" */
	const char *part;       /* the rest of it, to be completed */
};

static void offer_candidate(const struct line *line, struct str candidate, struct str text)
{
	if (str_starts_with(candidate, str_from_c(line->part)))
		printf("%s%.*s%s%.*s\n", line->before, STR_ARG(candidate), text.length ? "\t" : "",
			STR_ARG(text));
}

static void offer_words(const struct line *line, const char *const *words)
{
	for (; *words; words++)
		offer_candidate(line, str_from_c(*words), STR(""));
}

/* ---- the help of a command ---- */

/* The word in capitals at this place, as in "=FORMAT ..." or " NAME=VALUE ...", or nothing. */
static struct str metavariable(const char *at)
{
	if (!strchr(" =[", *at))
		return STR("");
	at++;
	size_t length = strspn(at, "ABCDEFGHIJKLMNOPQRSTUVWXYZ=:");
	return (struct str){ at, in_option_name(at[length]) ? 0 : length };
}

/* What an option is for: the rest of its line in the help, after two blanks or after its value. */
static struct str description_of_option(const struct line *line, const struct option_info *info)
{
	for (int i = 0; i < 2 && info->names[i]; i++) {
		const char *at = help_after_option(line->command->help, info->names[i]);
		if (!at || *at == ',')
			continue;
		size_t length = strcspn(at, "\n");
		struct str value = metavariable(at);
		const char *gap = strstr(at, "  ");
		size_t skipped = value.length ? value.length + 1 : 0;
		if (gap && gap < at + length)
			skipped = (size_t)(gap - at);
		return str_trim((struct str){ at + skipped, length - skipped });
	}
	return STR("");
}

/* "DIR" of "--output DIR" */
static struct str value_of_option(const struct line *line, const struct option_info *info)
{
	struct str value = STR("");
	for (int i = 0; i < 2 && info->names[i] && !value.length; i++) {
		const char *at = help_after_option(line->command->help, info->names[i]);
		value = at ? metavariable(at) : value;
	}
	return value;
}

/* The next argument in the usage: PATH, then "PREFIX" of "PATH [OPTIONS] [PREFIX...]". */
static struct str value_of_arguments(const struct line *line)
{
	static const char options[] = "[OPTIONS] ";
	const char *at = strstr(line->command->help, options);
	if (!at || !line->options.isa.count)
		return STR("PATH");
	at += sizeof options - 1;
	return metavariable(at - (*at == '[' ? 0 : 1));
}

/* ---- candidates ---- */

/* The definitions of the specification, if it can be read; standard input is left alone. */
static void offer_names(struct line *line, bool opcodes_only)
{
	static const char *const kinds[] = { "group", "family", "opcode" };
	struct diag diag = { 0 };
	VEC_EACH (const char *, path, &line->options.isa)
		if (!strcmp(*path, "-"))
			return;
	diag_init(&diag, line->arena);
	if (!line->options.isa.count)
		return;
	const struct isa *isa = load_isa(line->arena, &diag, &line->options, DEPTH_FORMS);
	VEC_EACH (struct definition *, it, &isa->definitions)
		if (!opcodes_only || (*it)->kind == DEFINITION_OPCODE)
			offer_candidate(line, (*it)->name, str_from_c(kinds[(*it)->kind]));
}

/* A value that the help calls by this name. */
static void offer_value(struct line *line, struct str name)
{
	static const char *const files[] = { "PATH", "FILE", "DECODER", "OLD", "ADDR=FILE", NULL };
	static const char *const folders[] = { "DIR", "FOLDER", NULL };
	if (str_is_one_of(name, files))
		puts(":files");
	else if (str_is_one_of(name, folders))
		puts(":folders");
	else if (str_equal(name, STR("NAME")) || str_equal(name, STR("PREFIX")))
		offer_names(line, str_equal(name, STR("PREFIX")));
}

static void offer_option_value(struct line *line, const struct option_info *info)
{
	struct texts targets = { 0 };
	const char *const *words = option_words(line->command, info);
	if (words)
		offer_words(line, words);
	else if (info->member == offsetof(struct options, targets)) {
		target_names(line->arena, &line->options, &targets);
		VEC_EACH (const char *, it, &targets)
			offer_candidate(line, str_from_c(*it), STR(""));
	} else if (!strcmp(info->names[0], "--opcode"))
		offer_names(line, true);
	else if (!str_equal(value_of_option(line, info), STR("NAME")))
		offer_value(line, value_of_option(line, info));
}

static void offer_warnings(const struct line *line)
{
	static const char *const forms[] = { "-W", "-Wno-", "-Werror=" };
	offer_candidate(line, STR("-Werror"), STR("treat all warnings as errors"));
	for (size_t form = 0; form < sizeof forms / sizeof *forms; form++)
		for (size_t i = 0; i < CHECK_COUNT; i++)
			offer_candidate(line,
				str_from_c(arena_printf(line->arena, "%s%s", forms[form], diag_checks[i].name)),
				str_from_c(diag_checks[i].text));
}

static void offer_options(const struct line *line)
{
	for (size_t i = 0; i < option_count; i++)
		for (int k = 0; k < 2 && option_table[i].names[k]; k++)
			if (command_takes(line->command, &option_table[i]) &&
				!(k && option_table[i].names[k][1] == '-')) /* another spelling */
				offer_candidate(line, str_from_c(option_table[i].names[k]),
					description_of_option(line, &option_table[i]));
	offer_candidate(line, STR("--help"), STR("describe the command"));
}

/* ---- the line ---- */

/* Reads the words before the last one. Returns the option whose value the last one is, or NULL.
 * *only_arguments: there is a "--". */
static const struct option_info *read_words(
	struct line *line, int argc, char **argv, bool *only_arguments)
{
	for (int i = 0; i < argc && !*only_arguments; i++) {
		char *value = NULL;
		*only_arguments = !strcmp(argv[i], "--");
		line->first = line->first || *argv[i] == '-' ? line->first : argv[i];
		const struct option_info *info = option_find(line->command, argv[i], &value);
		if (!info || !option_takes_value(info))
			continue;
		if (!value && i + 1 == argc)
			return info;
		value = value ? value : argv[++i];
		if (info->kind == LIST)
			VEC_PUSH(line->arena, (struct texts *)((char *)&line->options + info->member), value);
	}
	return NULL;
}

static void complete_command(struct line *line, int argc, char **argv)
{
	bool only_arguments = false;
	char *last = argv[argc - 1], *value = NULL;
	const struct option_info *info = read_words(line, argc - 1, argv, &only_arguments);
	if (line->first && !line->options.isa.count)
		VEC_PUSH(line->arena, &line->options.isa, line->first);
	if (info) {
		offer_option_value(line, info);
		return;
	}
	info = option_find(line->command, last, &value);
	if (only_arguments || *last != '-') {
		offer_value(line, value_of_arguments(line));
	} else if (info && value && option_takes_value(info)) {
		line->before = arena_copy(line->arena, last, (size_t)(value - last));
		line->part = value;
		offer_option_value(line, info);
	} else if (last[1] == 'W' && command_takes_warnings(line->command)) {
		offer_warnings(line);
	} else {
		offer_options(line);
	}
}

int complete(struct arena *arena, const struct command *const *commands, int argc, char **argv)
{
	struct line line = { .arena = arena, .before = "" };
	if (argc < 3)
		return command_misuse("complete", "expected the words of a command line");
	line.part = argv[argc - 1];
	bool first = argc == 3, help = argc == 4 && !strcmp(argv[2], "help");
	for (; *commands; commands++) {
		if (first || help)
			offer_candidate(&line, str_from_c((*commands)->name), str_from_c((*commands)->summary));
		else if (!strcmp((*commands)->name, argv[2]))
			line.command = *commands;
	}
	if (first) {
		offer_candidate(&line, STR("help"), STR("describe a command"));
		offer_candidate(&line, STR("--help"), STR("list the commands"));
		offer_candidate(&line, STR("--version"), STR("print the version"));
	}
	if (line.command)
		complete_command(&line, argc - 3, argv + 3);
	return EXIT_CLEAN;
}
