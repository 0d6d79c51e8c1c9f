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

const struct option_info option_table[] = {
#define TO(member) offsetof(struct options, member)
	{ LIST, TO(isa), { "--isa", "-i" } },
	{ LIST, TO(targets), { "--target", "-t" } },
	{ LIST, TO(templates), { "--templates" } },
	{ TEXT, TO(output), { "--output", "-o" } },
	{ TEXT, TO(language), { "--lang" } },
	{ FORMAT, TO(format), { "--format" } },
	{ LIST, TO(since), { "--since" } },
	{ FLAG, TO(keep_going), { "--keep-going", "-k" } },
	{ FLAG, TO(summary), { "--summary" } },
	{ FLAG, TO(list_checks), { "--list-checks" } },
	{ FLAG, TO(list_targets), { "--list-targets" } },
	{ NUMBER, TO(report_limit), { "--max-reports" } },
	{ FLAG, TO(quiet), { "--quiet", "-q" } },
	{ FLAG, TO(bytes), { "--bytes" } },
	{ COLOUR, TO(colour), { "--color", "--colour" } },
	{ EXECUTION, TO(execution), { "--execution" } },
	{ FLAG, TO(coverage), { "--coverage" } },
	{ FLAG, TO(trace), { "--trace" } },
	{ NUMBER, TO(step_limit), { "--limit" } },
	{ LIST, TO(folders), { "--include", "-I" } },
	{ LIST, TO(defines), { "--define", "-D" } },
	{ TEXT, TO(listing), { "--listing" } },
	{ TEXT, TO(map), { "--map" } },
	{ TEXT, TO(symbols), { "--symbols" } },
	{ BYTE, TO(fill), { "--fill" } },
	{ ADDRESS, TO(origin), { "--origin" } },
	{ FLAG, TO(plain), { "--plain" } },
	{ FLAG, TO(labels), { "--labels" } },
	{ LIST, TO(loads), { "--load" } },
	{ LIST, TO(memories), { "--memory" } },
	{ TEXT, TO(entry), { "--entry" } },
	{ LIST, TO(stops), { "--stop-at" } },
	{ FLAG, TO(stop_on_self_jump), { "--stop-on-self-jump" } },
	{ FLAG, TO(stop_on_trap), { "--stop-on-trap" } },
	{ TEXT, TO(raises), { "--raise" } },
	{ LIST, TO(dumps), { "--dump" } },
	{ FLAG, TO(cycles), { "--cycles" } },
	{ FLAG, TO(codes), { "--codes" } },
	{ PROSE, TO(prose), { "--prose" } },
	{ TEXT, TO(against), { "--against" } },
	{ STAGE, TO(stage), { "--stage" } },
	{ VERDICT, TO(fail_on), { "--fail-on" } },
	{ FLAG, TO(stdio), { "--stdio" } },
	{ TEXT, TO(depfile), { "--depfile" } },
	{ TEXT, TO(stamp), { "--stamp" } },
	{ FLAG, TO(check), { "--check" } },
	{ FLAG, TO(unified), { "--diff" } },
	{ TEXT, TO(title), { "--title" } },
	{ TEXT, TO(url), { "--url" } },
	{ NUMBER, TO(jobs), { "--jobs", "-j" } },
	{ FLAG, TO(no_codec), { "--no-codec" } },
	{ NUMBER, TO(states), { "--states" } },
	{ NUMBER, TO(seed), { "--seed" } },
	{ NUMBER, TO(texts), { "--texts" } },
	{ FLAG, TO(run), { "--run" } },
	{ FORWARD, TO(forwarded), { "--time" } },
	{ FORWARD, TO(forwarded), { "--count" } },
	{ FORWARD, TO(forwarded), { "--seed" } },
	{ FORWARD, TO(forwarded), { "--opcode" } },
	{ FORWARD, TO(forwarded), { "--mask" } },
	{ FORWARD, TO(forwarded), { "--only" } },
	{ FORWARD_FLAG, TO(forwarded), { "--defined-only" } },
	{ FORWARD, TO(forwarded), { "--normalize" } },
	{ FORWARD, TO(forwarded), { "--number-bits" } },
	{ FORWARD_FLAG, TO(forwarded), { "--spelling" } },
	{ FORWARD, TO(forwarded), { "--refused" } },
	{ FORWARD, TO(forwarded), { "--timeout" } },
	{ FORWARD, TO(forwarded), { "--late" } },
	{ FORWARD, TO(forwarded), { "--max-findings" } },
	{ FORWARD, TO(forwarded), { "--words" } },
	{ FORWARD, TO(forwarded), { "--format" } },
#undef TO
};
const size_t option_count = sizeof option_table / sizeof *option_table;

static bool is_forwarded(const struct option_info *info)
{
	return info->kind == FORWARD || info->kind == FORWARD_FLAG;
}

/* Does the table have another row of this name, of a forwarded option? */
static bool has_forwarded(const char *name)
{
	for (size_t i = 0; i < option_count; i++)
		if (is_forwarded(&option_table[i]) && !strcmp(option_table[i].names[0], name))
			return true;
	return false;
}

bool in_option_name(char c)
{
	return char_is_letter(c) || char_is_digit(c) || c == '-' || c == '_';
}

const char *help_after_option(const char *help, const char *name)
{
	size_t length = strlen(name);
	for (const char *row = help; row; row = strchr(row, '\n')) {
		row += *row == '\n';
		const char *at = row + strspn(row, " ");
		bool listed = at > row;
		while (listed && *at == '-') { /* "-o, --output DIR": names with ", " between them */
			if (!strncmp(at, name, length) && !in_option_name(at[length]))
				return at + length;
			at += strcspn(at, ",\n");
			at += strspn(at, ", ");
		}
	}
	return NULL;
}

bool command_takes(const struct command *command, const struct option_info *info)
{
	const char *const *names = info->names;
	bool forwarded = command->forwards && has_forwarded(names[0]);
	return is_forwarded(info) == forwarded &&
		   (help_after_option(command->help, names[0]) ||
			   (names[1] && help_after_option(command->help, names[1])));
}

bool command_takes_warnings(const struct command *command)
{
	return strstr(command->help, "\n  -W");
}

bool option_takes_value(const struct option_info *info)
{
	return info->kind != FLAG && info->kind != FORWARD_FLAG;
}

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

/* Does arg match this option? Sets *value for "--name=value" and "-xvalue". */
static bool spells(const struct option_info *info, char *arg, char **value)
{
	*value = NULL;
	for (int i = 0; i < 2; i++) {
		const char *name = info->names[i];
		size_t length = name ? strlen(name) : 0;
		if (!name || strncmp(arg, name, length))
			continue;
		if (!arg[length])
			return true;
		bool is_long = name[1] == '-';
		if (!option_takes_value(info) || (is_long && arg[length] != '='))
			continue;
		*value = arg + length + (is_long ? 1 : 0);
		return true;
	}
	return false;
}

/* The formats of a command; those of one that is not named here are not checked. */
static const char *const *formats_of(const struct command *command)
{
	static const struct {
		const char *command;
		const char *words[5];
	} rows[] = {
		{ "check", { "text", "json", "sarif" } },
		{ "list", { "text", "json" } },
		{ "space", { "text", "json" } },
		{ "asm", { "bin", "hex", "elf32", "elf64" } },
		{ "disasm", { "bin", "hex" } },
		{ "run", { "text", "json" } },
		{ "diff", { "text", "json", "html" } },
	};
	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
		if (!strcmp(command->name, rows[i].command))
			return rows[i].words;
	return NULL;
}

const char *const *option_words(const struct command *command, const struct option_info *info)
{
	static const char *const colours[] = { "always", "never", "auto", NULL };
	static const char *const executions[] = { "c", "ref", NULL };
	switch (info->kind) {
	case FORMAT: return formats_of(command);
	case COLOUR: return colours;
	case EXECUTION: return executions;
	case STAGE:
	case VERDICT: return command->words;
	case FLAG:
	case TEXT:
	case LIST:
	case NUMBER:
	case BYTE:
	case ADDRESS:
	case PROSE:
	case FORWARD:
	case FORWARD_FLAG: return NULL;
	}
	NEVER();
}

/* "expected c or ref, found 'rev'" */
static bool complain_word(
	const struct command *command, const char *const *words, const char *found)
{
	char text[256] = "expected ";
	for (size_t i = 0, used = strlen(text); words[i] && used < sizeof text; i++)
		used += (size_t)snprintf(text + used, sizeof text - used, "%s%s",
			!i             ? ""
			: words[i + 1] ? ", "
						   : " or ",
			words[i]);
	return command_fail(
		command->name, "%s, found '%s'; see `specc %s --help`", text, found, command->name);
}

static bool set_option_word(const struct command *command, const struct option_info *info,
	const char *value, const char **word)
{
	const char *const *words = option_words(command, info);
	*word = value;
	return str_is_one_of(str_from_c(value), words) || complain_word(command, words, value);
}

static bool set_format(const struct command *command, struct options *options, const char *value)
{
	static const char *const names[] = { "text", "json", "sarif", "hex", "bin", "elf32", "elf64",
		"html", NULL };
	const char *const *words = formats_of(command);
	words = words ? words : names;
	for (size_t i = 0; names[i]; i++)
		if (!strcmp(value, names[i]) && str_is_one_of(str_from_c(value), words)) {
			options->format = (enum output_format)i;
			return true;
		}
	return complain_word(command, words, value);
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
	const struct option_info *info, const char *value, struct options *options)
{
	void *to = (char *)options + info->member;
	switch (info->kind) {
	case FLAG: *(bool *)to = true; break;
	case TEXT:
	case STAGE: *(const char **)to = value; break;
	case LIST: VEC_PUSH(arena, (struct texts *)to, value); break;
	case NUMBER: return set_option_number(command, value, to);
	case BYTE: return set_address(command, value, 0xff, to);
	case ADDRESS: return set_address(command, value, UINT64_MAX, to);
	case FORMAT: return set_format(command, options, value);
	case COLOUR:
	case EXECUTION:
	case VERDICT: return set_option_word(command, info, value, to);
	case PROSE: return set_prose(command, options, value);
	case FORWARD:
	case FORWARD_FLAG:
		VEC_PUSH(arena, (struct texts *)to, info->names[0]);
		if (value)
			VEC_PUSH(arena, (struct texts *)to, value);
		break;
	}
	return true;
}

const struct option_info *option_find(const struct command *command, char *arg, char **value)
{
	for (size_t i = 0; i < option_count; i++)
		if (spells(&option_table[i], arg, value) && command_takes(command, &option_table[i]))
			return &option_table[i];
	return NULL;
}

/* Suggests the option of the command with the most similar name; "--name=value" is compared by its
 * name. */
static bool unknown_option(const struct command *command, const char *arg)
{
	struct suggestion near = { .name = { arg, strcspn(arg, "=") } };
	for (size_t i = 0; i < option_count; i++)
		for (int k = 0; k < 2 && option_table[i].names[k]; k++)
			if (command_takes(command, &option_table[i]))
				suggest_offer(&near, str_from_c(option_table[i].names[k]));
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
		if (arg[1] == 'W' && command_takes_warnings(command)) {
			VEC_PUSH(arena, &options->warnings, arg + 2);
			continue;
		}
		const struct option_info *info = option_find(command, arg, &value);
		if (!info)
			return unknown_option(command, arg);
		if (option_takes_value(info) && !value && ++i < argc)
			value = argv[i];
		if (option_takes_value(info) && !value)
			return complain_of_option(command, "expected a value after", arg);
		if (!set_option(arena, command, info, value, options))
			return false;
	}
	return true;
}

/* ---- the specification ---- */

/* The first usage in the help: "specc list PATH [OPTIONS] [PREFIX...]". */
static struct str usage_of(const struct command *command)
{
	static const char title[] = "Usage: ";
	const char *at = strstr(command->help, title) + sizeof title - 1;
	return (struct str){ at, strcspn(at, "\n") };
}

static bool looks_like_specification(const char *path)
{
	struct str text = str_from_c(path);
	return str_ends_with(text, STR(".isa")) || str_ends_with(text, STR(".xml")) || is_folder(path);
}

/* Is there something at this path, and is no other argument a specification? */
static bool is_in_order(const struct command *command, const struct options *options)
{
	const char *first = options->isa.items[0];
	if (strcmp(first, "-") != 0 && access(first, F_OK) != 0)
		return command_fail(command->name,
			"'%s' is not a file or folder; the specification comes first: %.*s", first,
			STR_ARG(usage_of(command)));
	if (command == &command_diff)
		return true;
	for (size_t i = 0; i < options->before_dashes; i++)
		if (looks_like_specification(options->arguments.items[i]))
			return command_fail(command->name,
				"found the specification '%s' after '%s'; expected it first, and its further "
				"paths after -i: %.*s",
				options->arguments.items[i], i ? options->arguments.items[i - 1] : first,
				STR_ARG(usage_of(command)));
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
		return !options->path_first || is_in_order(command, options);
	return command->arguments == ARGUMENTS_MAY_BE_PATHS || options->list_checks ||
		   options->list_targets ||
		   command_fail(
			   command->name, "expected a specification; usage: %.*s", STR_ARG(usage_of(command)));
}

bool has_one_file(const char *command, const struct options *options)
{
	return options->arguments.count <= 1 ||
		   command_fail(command, "expected at most one FILE, also found '%s'; see --help",
			   options->arguments.items[1]);
}
