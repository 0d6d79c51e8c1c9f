/* Turns the command line into struct options. */
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/suggest.h"
#include "cli/cli.h"
#include "number/text.h"

enum option {
	OPTION_ISA = 'i',
	OPTION_TARGET = 't',
	OPTION_TEMPLATES = 'T',
	OPTION_WARNING = 'W',
	OPTION_OUTPUT = 'o',
	OPTION_LANGUAGE = 'l',
	OPTION_FORMAT = 'f',
	OPTION_KEEP = 'k',
	OPTION_SUMMARY = 's',
	OPTION_LIST_CHECKS = 'c',
	OPTION_LIST_TARGETS = 'L',
	OPTION_LIMIT = 'm',
	OPTION_QUIET = 'q',
	OPTION_BYTES = 'b',
	OPTION_WORDS = 'w',
	OPTION_COLOUR = 'C',
	OPTION_EXECUTION = 'x',
	OPTION_COVERAGE = 'v',
	OPTION_TRACE = 'r',
	OPTION_STEPS = 'n',
	OPTION_FOLDER = 'I',
	OPTION_DEFINE = 'D',
	OPTION_ENTRY = 'e',
	OPTION_LISTING = 'G',
	OPTION_MAP = 'A',
	OPTION_SYMBOLS = 'S',
	OPTION_FILL = 'F',
	OPTION_ORIGIN = 'O',
	OPTION_PLAIN = 'P',
	OPTION_LABELS = 'B',
	OPTION_CODES = 'X',
	OPTION_LOAD = 'a',
	OPTION_MEMORY = 'M',
	OPTION_STOP_AT = 'p',
	OPTION_STOP_ON_SELF_JUMP = 'j',
	OPTION_STOP_ON_TRAP = 'u',
	OPTION_RAISE = 'R',
	OPTION_DUMP = 'd',
	OPTION_CYCLES = 'y',
	OPTION_PROSE = 'Z',
	OPTION_AGAINST = 'g',
	OPTION_STAGE = 'E',
	OPTION_FORWARD = 'z' /* goes on to another program as it is */
};

struct option_info {
	char letter;
	const char *names[2]; /* long and short form */
	bool value;
};

static const struct option_info option_table[] = {
	{ OPTION_ISA, { "--isa", "-i" }, true },
	{ OPTION_TARGET, { "--target", "-t" }, true },
	{ OPTION_TEMPLATES, { "--templates", NULL }, true },
	{ OPTION_OUTPUT, { "--output", "-o" }, true },
	{ OPTION_LANGUAGE, { "--lang", NULL }, true },
	{ OPTION_FORMAT, { "--format", NULL }, true },
	{ OPTION_KEEP, { "--keep-going", "-k" }, false },
	{ OPTION_SUMMARY, { "--summary", NULL }, false },
	{ OPTION_LIST_CHECKS, { "--list-checks", NULL }, false },
	{ OPTION_LIST_TARGETS, { "--list-targets", NULL }, false },
	{ OPTION_LIMIT, { "--max-reports", NULL }, true },
	{ OPTION_QUIET, { "--quiet", "-q" }, false },
	{ OPTION_BYTES, { "--bytes", NULL }, false },
	{ OPTION_WORDS, { "--words", NULL }, false },
	{ OPTION_COLOUR, { "--color", "--colour" }, true },
	{ OPTION_EXECUTION, { "--execution", NULL }, true },
	{ OPTION_COVERAGE, { "--coverage", NULL }, false },
	{ OPTION_TRACE, { "--trace", NULL }, false },
	{ OPTION_STEPS, { "--limit", NULL }, true },
	{ OPTION_FOLDER, { "--include", "-I" }, true },
	{ OPTION_DEFINE, { "--define", "-D" }, true },
	{ OPTION_LISTING, { "--listing", NULL }, true },
	{ OPTION_MAP, { "--map", NULL }, true },
	{ OPTION_SYMBOLS, { "--symbols", NULL }, true },
	{ OPTION_FILL, { "--fill", NULL }, true },
	{ OPTION_ORIGIN, { "--origin", NULL }, true },
	{ OPTION_PLAIN, { "--plain", NULL }, false },
	{ OPTION_LABELS, { "--labels", NULL }, false },
	{ OPTION_LOAD, { "--load", NULL }, true },
	{ OPTION_MEMORY, { "--memory", NULL }, true },
	{ OPTION_ENTRY, { "--entry", NULL }, true },
	{ OPTION_STOP_AT, { "--stop-at", NULL }, true },
	{ OPTION_STOP_ON_SELF_JUMP, { "--stop-on-self-jump", NULL }, false },
	{ OPTION_STOP_ON_TRAP, { "--stop-on-trap", NULL }, false },
	{ OPTION_RAISE, { "--raise", NULL }, true },
	{ OPTION_DUMP, { "--dump", NULL }, true },
	{ OPTION_CYCLES, { "--cycles", NULL }, false },
	{ OPTION_CODES, { "--codes", NULL }, false },
	{ OPTION_PROSE, { "--prose", NULL }, true },
	{ OPTION_AGAINST, { "--against", NULL }, true },
	{ OPTION_STAGE, { "--stage", NULL }, true },
	{ OPTION_FORWARD, { "--time", NULL }, true },
	{ OPTION_FORWARD, { "--count", NULL }, true },
	{ OPTION_FORWARD, { "--seed", NULL }, true },
	{ OPTION_FORWARD, { "--opcode", NULL }, true },
	{ OPTION_FORWARD, { "--mask", NULL }, true },
	{ OPTION_FORWARD, { "--only", NULL }, true },
	{ OPTION_FORWARD, { "--defined-only", NULL }, false },
	{ OPTION_FORWARD, { "--normalize", NULL }, true },
	{ OPTION_FORWARD, { "--number-bits", NULL }, true },
	{ OPTION_FORWARD, { "--spelling", NULL }, false },
	{ OPTION_FORWARD, { "--refused", NULL }, true },
	{ OPTION_FORWARD, { "--timeout", NULL }, true },
	{ OPTION_FORWARD, { "--late", NULL }, true },
	{ OPTION_FORWARD, { "--max-findings", NULL }, true },
	{ OPTION_FORWARD, { "--words", NULL }, true },
	{ OPTION_FORWARD, { "--format", NULL }, true },
};

static bool complain(const struct command *command, const char *message, const char *what)
{
	fprintf(stderr, "specc %s: %s '%s'; see `specc %s --help`\n", command->name, message, what,
		command->name);
	return false;
}

/* Does arg spell this option? Sets *value for "--name=value" and "-xvalue". */
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
		if (!info->value || (is_long && arg[length] != '='))
			continue;
		*value = arg + length + (is_long ? 1 : 0);
		return true;
	}
	return false;
}

static bool set_format(const struct command *command, struct options *options, const char *value)
{
	static const char *const names[] = { "text", "json", "sarif", "hex", "bin", "elf32", "elf64" };
	for (size_t i = 0; i < sizeof names / sizeof *names; i++)
		if (!strcmp(value, names[i])) {
			options->format = (enum output_format)i;
			return true;
		}
	return complain(command, "expected one of the formats in its help, found", value);
}

static bool set_colour(const struct command *command, struct options *options, const char *value)
{
	options->colour_always = !strcmp(value, "always");
	options->colour_never = !strcmp(value, "never");
	if (options->colour_always || options->colour_never || !strcmp(value, "auto"))
		return true;
	return complain(command, "expected always, never or auto, found", value);
}

/* As in __Description<zh>: a letter, then letters, digits, '-' and '_'. */
static bool set_prose(const struct command *command, struct options *options, const char *value)
{
	bool good = false;
	for (const char *at = value; *at; at++) {
		bool letter = char_is_letter(*at);
		bool other = char_is_digit(*at) || *at == '-' || *at == '_';
		good = letter || (good && other);
		if (!good)
			break;
	}
	options->prose = value;
	return good || complain(command, "expected a language such as zh, found", value);
}

static bool set_number(const struct command *command, const char *value, uint64_t *number)
{
	char *end;
	errno = 0;
	unsigned long long parsed = strtoull(value, &end, 10);
	if (*end || *value < '0' || *value > '9' || errno)
		return complain(command, "expected a number, found", value);
	*number = parsed;
	return true;
}

/* A number as programs write it: 12, 0x1f, 0b101. */
static bool set_address(
	const struct command *command, const char *value, uint64_t most, uint64_t *number)
{
	bool overflow;
	size_t length = strlen(value);
	size_t used = number_read_integer(value, length, number, &overflow);
	if (!used || used != length || overflow || *number > most)
		return complain(command, "expected a number such as 0x200, found", value);
	return true;
}

static bool set_limit(const struct command *command, struct options *options, const char *value)
{
	uint64_t limit;
	if (!set_number(command, value, &limit))
		return false;
	options->report_limit = (size_t)limit;
	return true;
}

static bool set_execution(const struct command *command, struct options *options, const char *value)
{
	options->execution = value;
	if (!strcmp(value, "c") || !strcmp(value, "ref"))
		return true;
	return complain(command, "expected c or ref, found", value);
}

static bool set_option(struct arena *arena, const struct command *command, enum option option,
	const char *value, struct options *options)
{
	switch (option) {
	case OPTION_ISA: VEC_PUSH(arena, &options->isa, value); break;
	case OPTION_TARGET: VEC_PUSH(arena, &options->targets, value); break;
	case OPTION_TEMPLATES: VEC_PUSH(arena, &options->templates, value); break;
	case OPTION_OUTPUT: options->output = value; break;
	case OPTION_LANGUAGE: options->language = value; break;
	case OPTION_PROSE: return set_prose(command, options, value);
	case OPTION_FORMAT: return set_format(command, options, value);
	case OPTION_COLOUR: return set_colour(command, options, value);
	case OPTION_LIMIT: return set_limit(command, options, value);
	case OPTION_KEEP: options->keep_going = true; break;
	case OPTION_SUMMARY: options->summary = true; break;
	case OPTION_LIST_CHECKS: options->list_checks = true; break;
	case OPTION_LIST_TARGETS: options->list_targets = true; break;
	case OPTION_QUIET: options->quiet = true; break;
	case OPTION_BYTES: options->bytes = true; break;
	case OPTION_WORDS: options->words = true; break;
	case OPTION_CODES: options->codes = true; break;
	case OPTION_COVERAGE: options->coverage = true; break;
	case OPTION_TRACE: options->trace = true; break;
	case OPTION_EXECUTION: return set_execution(command, options, value);
	case OPTION_STEPS: return set_number(command, value, &options->step_limit);
	case OPTION_LOAD: VEC_PUSH(arena, &options->loads, value); break;
	case OPTION_MEMORY: VEC_PUSH(arena, &options->memories, value); break;
	case OPTION_STOP_AT: VEC_PUSH(arena, &options->stops, value); break;
	case OPTION_STOP_ON_SELF_JUMP: options->stop_on_self_jump = true; break;
	case OPTION_STOP_ON_TRAP: options->stop_on_trap = true; break;
	case OPTION_RAISE: options->raises = value; break;
	case OPTION_DUMP: VEC_PUSH(arena, &options->dumps, value); break;
	case OPTION_CYCLES: options->cycles = true; break;
	case OPTION_FOLDER: VEC_PUSH(arena, &options->folders, value); break;
	case OPTION_DEFINE: VEC_PUSH(arena, &options->defines, value); break;
	case OPTION_ENTRY: options->entry = value; break;
	case OPTION_LISTING: options->listing = value; break;
	case OPTION_MAP: options->map = value; break;
	case OPTION_SYMBOLS: options->symbols = value; break;
	case OPTION_FILL: return set_address(command, value, 0xff, &options->fill);
	case OPTION_ORIGIN: return set_address(command, value, UINT64_MAX, &options->origin);
	case OPTION_PLAIN: options->plain = true; break;
	case OPTION_LABELS: options->labels = true; break;
	case OPTION_AGAINST: options->against = value; break;
	case OPTION_STAGE: options->stage = value; break;
	case OPTION_FORWARD:
	case OPTION_WARNING: break;
	}
	return true;
}

static const struct option_info *find_option(const struct command *command, char *arg, char **value)
{
	for (size_t i = 0; i < sizeof option_table / sizeof *option_table; i++)
		if (strchr(command->takes, option_table[i].letter) && spells(&option_table[i], arg, value))
			return &option_table[i];
	return NULL;
}

/* Names the option of the command that is spelled almost like it; "--name=value" by its name. */
static bool unknown_option(const struct command *command, const char *arg)
{
	struct str given = { arg, strcspn(arg, "=") };
	struct suggestion suggestion = { .name = given };
	for (size_t i = 0; i < sizeof option_table / sizeof *option_table; i++)
		for (int k = 0; k < 2 && option_table[i].names[k]; k++)
			if (strchr(command->takes, option_table[i].letter))
				suggest_offer(&suggestion, str_from_c(option_table[i].names[k]));
	suggest_offer(&suggestion, STR("--help"));
	if (!suggestion.nearest.length)
		return complain(command, "unknown option", arg);
	fprintf(stderr, "specc %s: unknown option '%.*s'; did you mean '%.*s'?\n", command->name,
		STR_ARG(given), STR_ARG(suggestion.nearest));
	return false;
}

bool options_parse(struct arena *arena, const struct command *command, int argc, char **argv,
	struct options *options)
{
	bool only_arguments = false;
	options->report_limit = 20;
	if (!options->step_limit)
		options->step_limit = 1000000;
	for (int i = 2; i < argc; i++) {
		char *arg = argv[i], *value;
		if (only_arguments || arg[0] != '-' || !arg[1]) {
			VEC_PUSH(arena, &options->arguments, arg);
			continue;
		}
		if (!strcmp(arg, "--")) {
			only_arguments = true;
			continue;
		}
		if (arg[1] == 'W' && strchr(command->takes, OPTION_WARNING)) {
			VEC_PUSH(arena, &options->warnings, arg + 2);
			continue;
		}
		const struct option_info *info = find_option(command, arg, &value);
		if (!info)
			return unknown_option(command, arg);
		if (info->value && !value && ++i < argc)
			value = argv[i];
		if (info->value && !value)
			return complain(command, "expected a value after", arg);
		if (!set_option(arena, command, (enum option)info->letter, value, options))
			return false;
		if (info->letter == OPTION_FORWARD)
			VEC_PUSH(arena, &options->forwarded, info->names[0]);
		if (info->letter == OPTION_FORWARD && value)
			VEC_PUSH(arena, &options->forwarded, value);
	}
	return true;
}

bool has_isa_and_file(const char *command, const struct options *options)
{
	if (options->isa.count && options->arguments.count <= 1)
		return true;
	if (!options->isa.count)
		fprintf(stderr, "specc %s: expected --isa PATH%s; see --help\n", command,
			options->arguments.count ? " (the argument is the input FILE)" : "");
	else
		fprintf(stderr, "specc %s: expected at most one FILE, also found '%s'; see --help\n",
			command, options->arguments.items[1]);
	return false;
}

struct options options_with_paths(struct arena *arena, const struct options *given)
{
	struct options options = *given;
	options.isa.items = NULL;
	options.isa.count = options.isa.capacity = 0;
	VEC_EACH (const char *, path, &given->isa)
		VEC_PUSH(arena, &options.isa, *path);
	VEC_EACH (const char *, path, &given->arguments)
		VEC_PUSH(arena, &options.isa, *path);
	return options;
}
