/* SPDX-License-Identifier: MIT */
/* Command line -> struct options. */
#include <stdarg.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "base/suggest.h"
#include "base/never.h"
#include "cli/cli.h"
#include "host/share.h"
#include "number/text.h"

bool command_unknown(
	const char *command, const char *what, const struct suggestion *name, const char *hint)
{
	if (!name->nearest.length)
		return command_fail(command, "unknown %s '%.*s'%s", what, STR_ARG(name->name), hint);
	return command_fail(command, "unknown %s '%.*s'; did you mean '%.*s'?", what,
		STR_ARG(name->name), STR_ARG(name->nearest));
}

int command_misuse(const char *command, const char *format, ...)
{
	va_list arguments;
	va_start(arguments, format);
	command_say(command, format, arguments);
	va_end(arguments);
	return EXIT_USAGE;
}

static bool complain_of_option(const struct command *command, const char *message, const char *what)
{
	return command_fail(
		command->name, "%s '%s'; see `specc %s --help`", message, what, command->name);
}

/* Does arg match this option? Sets *value for "--name=value", "-xvalue" and "-Wvalue". */
static bool spells(enum option option, char *arg, char **value)
{
	const struct option_info *info = &option_table[option];
	*value = NULL;
	for (int i = 0; i < 2; i++) {
		const char *name = info->names[i];
		size_t length = name ? strlen(name) : 0;
		if (!name || strncmp(arg, name, length))
			continue;
		bool is_long = name[1] == '-', takes_value = option_takes_value(option);
		if (info->kind == WARNING ||
			(takes_value && arg[length] && (!is_long || arg[length] == '=')))
			*value = arg + length + (is_long ? 1 : 0);
		if (*value || !arg[length])
			return true;
	}
	return false;
}

static bool is_option_word(const struct option_word *words, const char *value)
{
	while (words->name && strcmp(words->name, value))
		words++;
	return words->name;
}

/* "expected c or ref, found 'rev'" */
static bool complain_word(
	const struct command *command, const struct option_word *words, const char *found)
{
	char text[256] = "expected ";
	for (size_t i = 0, used = strlen(text); words[i].name && used < sizeof text; i++)
		used += (size_t)snprintf(text + used, sizeof text - used, "%s%s",
			!i                  ? ""
			: words[i + 1].name ? ", "
								: " or ",
			words[i].name);
	return command_fail(
		command->name, "%s, found '%s'; see `specc %s --help`", text, found, command->name);
}

static bool set_format(const char *value, enum output_format *format)
{
	static const char *const names[] = { "text", "json", "sarif", "hex", "bin", "elf32", "elf64",
		"html" };
	size_t i = 0;
	while (strcmp(value, names[i]))
		i++;
	*format = (enum output_format)i;
	return true;
}

/* A language as in __Description<zh>: a letter, then letters, digits, '-' and '_'. */
static bool set_prose(const struct command *command, struct options *options, const char *value)
{
	bool good = char_is_letter(*value);
	for (const char *at = value; *at; at++)
		good = good && (char_is_letter(*at) || char_is_digit(*at) || *at == '-' || *at == '_');
	options->prose = value;
	return good || complain_of_option(command, "expected a language such as zh, found", value);
}

static bool set_option_number(const struct command *command, const char *value, uint64_t *number)
{
	bool overflow;
	size_t used = number_read_digits(value, strlen(value), 10, number, &overflow);
	return (used && !value[used] && !overflow) ||
		   complain_of_option(command, "expected a number, found", value);
}

/* A number in programming notation: 12, 0x1f, 0b101. */
static bool set_address(
	const struct command *command, const char *value, uint64_t most, uint64_t *number)
{
	return (number_read_whole(value, strlen(value), number) && *number <= most) ||
		   complain_of_option(command, "expected a number such as 0x200, found", value);
}

static bool set_option(struct arena *arena, const struct command *command,
	const struct help_row *row, const char *value, struct options *options)
{
	const struct option_info *info = &option_table[row->option];
	void *to = (char *)options + info->member;
	bool has_words = info->kind == WORD || info->kind == FORMAT;
	if (has_words && !is_option_word(option_words(row), value))
		return complain_word(command, option_words(row), value);
	switch (info->kind) {
	case FLAG: *(bool *)to = true; break;
	case WORD:
	case TEXT: *(const char **)to = value; break;
	case WARNING:
	case LIST: VEC_PUSH(arena, (struct texts *)to, value); break;
	case NUMBER: return set_option_number(command, value, to);
	case BYTE: return set_address(command, value, 0xff, to);
	case ADDRESS: return set_address(command, value, UINT64_MAX, to);
	case FORMAT: return set_format(value, to);
	case LANGUAGE: return set_prose(command, options, value);
	case FORWARD:
	case FORWARD_FLAG:
		VEC_PUSH(arena, (struct texts *)to, info->names[0]);
		if (value)
			VEC_PUSH(arena, (struct texts *)to, value);
		break;
	}
	return true;
}

const struct help_row *option_find(const struct command *command, char *arg, char **value)
{
	for (const struct help_row *row = command->rows; help_text(row); row++)
		if (row->option && spells(row->option, arg, value))
			return row;
	return NULL;
}

/* Suggests the option of the command with the most similar name; "--name=value" is compared by its
 * name. */
static bool unknown_option(const struct command *command, const char *arg)
{
	struct suggestion near = { .name = { arg, strcspn(arg, "=") } };
	for (const struct help_row *row = command->rows; help_text(row); row++)
		for (int k = 0; k < 2 && option_table[row->option].names[k]; k++)
			suggest_offer(&near, str_from_c(option_table[row->option].names[k]));
	suggest_offer(&near, STR("--help"));
	return near.nearest.length ? command_unknown(command->name, "option", &near, "")
							   : complain_of_option(command, "unknown option", arg);
}

bool options_parse(struct arena *arena, const struct command *command, int argc, char **argv,
	struct options *options)
{
	bool only_arguments = false;
	options->command = command->name;
	options->report_limit = command->report_limit ? command->report_limit : 20;
	options->step_limit = 1000000;
	for (int i = 2; i < argc; i++) {
		char *arg = argv[i], *value;
		if (only_arguments || arg[0] != '-' || !arg[1]) {
			VEC_PUSH(arena, &options->arguments, arg);
			options->before_dashes += !only_arguments;
			continue;
		}
		if (!strcmp(arg, "--")) {
			only_arguments = true;
			continue;
		}
		const struct help_row *row = option_find(command, arg, &value);
		if (!row)
			return unknown_option(command, arg);
		bool takes_value = option_takes_value(row->option);
		if (takes_value && !value && ++i < argc)
			value = argv[i];
		if (takes_value && !value)
			return complain_of_option(command, "expected a value after", arg);
		if (!set_option(arena, command, row, value, options))
			return false;
	}
	return true;
}

/* ---- the specification ---- */

/* The first usage: "specc list PATH [OPTIONS] [PREFIX...]" */
static struct str usage_of(struct arena *arena, const struct command *command)
{
	return str_printf(arena, "%s %.*s", help_title(arena, command),
		(int)strcspn(command->usage, "\n"), command->usage);
}

static bool looks_like_specification(const char *path)
{
	struct str text = str_from_c(path);
	return str_ends_with(text, STR(".isa")) || str_ends_with(text, STR(".xml")) || is_folder(path);
}

/* Is there something at this path, and is no other argument a specification? */
static bool is_in_order(
	struct arena *arena, const struct command *command, const struct options *options)
{
	const char *first = options->isa.items[0];
	if (strcmp(first, "-") != 0 && access(first, F_OK) != 0)
		return command_fail(command->name,
			"'%s' is not a file or folder; the specification comes first: %.*s", first,
			STR_ARG(usage_of(arena, command)));
	if (command == &command_diff)
		return true;
	for (size_t i = 0; i < options->before_dashes; i++)
		if (looks_like_specification(options->arguments.items[i]))
			return command_fail(command->name,
				"found the specification '%s' after '%s'; expected it first, and its further "
				"paths after -i: %.*s",
				options->arguments.items[i], i ? options->arguments.items[i - 1] : first,
				STR_ARG(usage_of(arena, command)));
	return true;
}

static void take_paths(struct arena *arena, struct options *options, size_t count)
{
	for (size_t i = 0; i < count; i++)
		VEC_PUSH(arena, &options->isa, options->arguments.items[i]);
	options->arguments.items += count;
	options->arguments.count -= count;
	options->arguments.capacity -= count;
	options->before_dashes -= count < options->before_dashes ? count : options->before_dashes;
}

bool options_find_specification(
	struct arena *arena, const struct command *command, struct options *options)
{
	bool others = command->arguments == ARGUMENTS_AFTER_PATH;
	options->path_first = others && !options->isa.count && options->before_dashes;
	take_paths(arena, options, others ? options->path_first : options->arguments.count);
	if (options->isa.count)
		return !options->path_first || is_in_order(arena, command, options);
	return command->arguments == ARGUMENTS_MAY_BE_PATHS || options->list_checks ||
		   options->list_targets ||
		   command_fail(command->name, "expected a specification; usage: %.*s",
			   STR_ARG(usage_of(arena, command)));
}

bool has_one_file(const char *command, const struct options *options)
{
	return options->arguments.count <= 1 ||
		   command_fail(command, "expected at most one FILE, also found '%s'; see --help",
			   options->arguments.items[1]);
}
