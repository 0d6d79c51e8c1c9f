/* SPDX-License-Identifier: MIT */
/* A command line that is not finished -> the words that may come next, for shells, from the tables
 * that parse the line. */
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

static void offer_words(const struct line *line, const struct option_word *words)
{
	for (; words->name; words++)
		offer_candidate(line, str_from_c(words->name), str_from_c(words->text));
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

static void offer_targets(const struct line *line)
{
	struct texts targets = { 0 };
	target_names(line->arena, &line->options, &targets);
	VEC_EACH (const char *, it, &targets)
		offer_candidate(line, str_from_c(*it), STR(""));
}

static void offer_variants(struct line *line)
{
	struct options all = line->options;
	all.variants = (struct texts){ 0 };
	struct texts names = variants_wanted(line->arena, &all);
	VEC_EACH (const char *, it, &names)
		offer_candidate(line, str_from_c(*it), STR(""));
}

/* A value that the help calls by this name. */
static void offer_value(struct line *line, const char *name)
{
	static const char *const files[] = { "PATH", "FILE", "DECODER", "OLD", "ADDR=FILE", NULL };
	static const char *const folders[] = { "DIR", "FOLDER", NULL };
	if (str_is_one_of(str_from_c(name), files))
		puts(":files");
	else if (str_is_one_of(str_from_c(name), folders))
		puts(":folders");
	else if (!strcmp(name, "TARGET"))
		offer_targets(line);
	else if (!strcmp(name, "NAME") || !strcmp(name, "OPCODE"))
		offer_names(line, !strcmp(name, "OPCODE"));
}

static void offer_option_value(struct line *line, const struct help_row *row)
{
	if (option_words(row))
		offer_words(line, option_words(row));
	else if (row->option == OPTION_VARIANT)
		offer_variants(line);
	else
		offer_value(line, option_table[row->option].value);
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
	for (const struct help_row *row = line->command->rows; help_text(row); row++) {
		const struct option_info *info = &option_table[row->option];
		for (int k = 0; k < 2 && info->names[k] && info->kind != WARNING; k++)
			if (!k || info->names[k][1] != '-') /* else another spelling */
				offer_candidate(line, str_from_c(info->names[k]), str_from_c(help_text(row)));
	}
	offer_candidate(line, STR("--help"), STR("describe the command"));
}

/* ---- the line ---- */

/* Reads the words before the last one. Returns the option whose value the last one is, or NULL.
 * *only_arguments: there is a "--". */
static const struct help_row *read_words(
	struct line *line, int argc, char **argv, bool *only_arguments)
{
	for (int i = 0; i < argc && !*only_arguments; i++) {
		char *value = NULL;
		*only_arguments = !strcmp(argv[i], "--");
		line->first = line->first || *argv[i] == '-' ? line->first : argv[i];
		const struct help_row *row = option_find(line->command, argv[i], &value);
		if (!row || !option_takes_value(row->option))
			continue;
		if (!value && i + 1 == argc)
			return row;
		value = value ? value : argv[++i];
		const struct option_info *info = &option_table[row->option];
		if (info->kind == LIST)
			VEC_PUSH(line->arena, (struct texts *)((char *)&line->options + info->member), value);
	}
	return NULL;
}

static void complete_command(struct line *line, int argc, char **argv)
{
	bool only_arguments = false;
	char *last = argv[argc - 1], *value = NULL;
	const struct help_row *row = read_words(line, argc - 1, argv, &only_arguments);
	if (line->first && !line->options.isa.count)
		VEC_PUSH(line->arena, &line->options.isa, line->first);
	if (row) {
		offer_option_value(line, row);
		return;
	}
	row = option_find(line->command, last, &value);
	if (only_arguments || *last != '-') {
		const char *argument = line->options.isa.count ? line->command->argument : NULL;
		offer_value(line, argument ? argument : "PATH");
	} else if (row && option_table[row->option].kind == WARNING) {
		offer_warnings(line);
	} else if (row && value) {
		line->before = arena_copy(line->arena, last, (size_t)(value - last));
		line->part = value;
		offer_option_value(line, row);
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
