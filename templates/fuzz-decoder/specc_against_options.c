/* Reads the command line of a comparison. */
#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "specc_against_campaign.h"

static const char help[] =
	"[OPTIONS] DECODER.so\n"
	"[OPTIONS] PROGRAM [ARGUMENT...]\n\n"
	"Compares a decoder with the specification, word by word. DECODER.so has the functions of\n"
	"specc_decoder.h. PROGRAM reads lines of hexadecimal digits (bytes in memory order) and\n"
	"answers each with one line: the text of the instruction, or an empty line if it is not an\n"
	"instruction; or `ok LENGTH [OPCODE [TEXT]]`, `undefined` or `skip`.\n\n"
	"  --time S           stop after S seconds (10)\n"
	"  --count N          stop after N words\n"
	"  --seed N           seed of the generator (1); the same seed gives the same words\n"
	"  --opcode NAME      only words of this opcode; repeatable\n"
	"  --mask PATTERN     only words that match: 0, 1, or ? for any, highest bit first\n"
	"  --defined-only     do not report words that the specification does not define, for a\n"
	"                     specification that covers only part of what the decoder knows\n"
	"  --only KIND        only findings of this kind; repeatable: accepts-undefined,\n"
	"                     accepts-reserved, refuses-defined, length, opcode, operands, text, "
	"crash,\n"
	"                     hang, late, ends, garbage, unsteady\n"
	"  --normalize FILE   rules that make the texts of the decoder comparable: NAME = TEXT for a\n"
	"                     word, s/REGEX/TEXT/, spec s/REGEX/TEXT/ for the specification's text,\n"
	"                     opcode NAME = NAME\n"
	"  --number-bits N    compare numbers in texts modulo 2^N (64)\n"
	"  --spelling         also report a different spelling of the same instruction\n"
	"  --refused TEXT     another answer that means \"not an instruction\"; repeatable\n"
	"  --timeout MS       report and restart a decoder without an answer for this long (1000)\n"
	"  --late MS          report an answer that takes longer than this (250)\n"
	"  --max-findings N   number of causes to print (50)\n"
	"  --words FILE       only the words in this file, hexadecimal digits, one word per line\n"
	"  --format=lines     print findings as lines of tab-separated fields\n"
	"  --places FILE      source locations of opcodes and fields (written by specc fuzz)\n\n"
	"Exit status: 0 no findings, 1 findings, 2 usage, or the decoder cannot be run.\n";

enum option_kind { FLAG, NUMBER, TEXT, LIST };

struct option {
	const char *name;
	enum option_kind kind;
	void *place;
	unsigned *count; /* of a list */
	unsigned long least, most;
};

static bool complain(const char *what, const char *which)
{
	fprintf(stderr, "%s '%s'; see --help\n", what, which);
	return false;
}

static bool set_number(const struct option *option, const char *value)
{
	char *end;
	errno = 0;
	unsigned long number = strtoul(value, &end, 10);
	if (*end || *value < '0' || *value > '9' || errno || number < option->least ||
		number > option->most) {
		fprintf(stderr, "%s takes a number from %lu to %lu, found '%s'\n", option->name,
			option->least, option->most, value);
		return false;
	}
	*(unsigned long *)option->place = number;
	return true;
}

static bool add_to_list(const struct option *option, const char *value)
{
	const char ***list = option->place;
	const char **more = realloc(*list, (*option->count + 1) * sizeof *more);
	if (!more)
		return false;
	*list = more;
	more[(*option->count)++] = value;
	return true;
}

/* Is arg this option? *value is the text after '=', or NULL. */
static bool spells(const struct option *option, const char *arg, const char **value)
{
	size_t length = strlen(option->name);
	if (strncmp(arg, option->name, length) != 0 || (arg[length] && arg[length] != '='))
		return false;
	*value = arg[length] ? arg + length + 1 : NULL;
	return option->kind != FLAG || !*value;
}

static bool set_option(const struct option *option, const char *value)
{
	switch (option->kind) {
	case FLAG: *(bool *)option->place = true; return true;
	case NUMBER: return set_number(option, value);
	case TEXT: *(const char **)option->place = value; return true;
	case LIST: return add_to_list(option, value);
	}
	return false;
}

/* Reads options up to the first word that is none; returns its place, 0 after a message. */
static int read_options(const struct option *list, size_t size, int count, char **words)
{
	int at = 1;
	for (; at < count && words[at][0] == '-' && words[at][1]; at++) {
		const struct option *option = NULL;
		const char *value = NULL;
		if (strcmp(words[at], "--") == 0)
			return at + 1;
		for (size_t i = 0; i < size && !option; i++)
			option = spells(&list[i], words[at], &value) ? &list[i] : NULL;
		if (!option)
			return complain("unknown option", words[at]);
		if (option->kind != FLAG && !value && ++at < count)
			value = words[at];
		if (option->kind != FLAG && !value)
			return complain("expected a value after", option->name);
		if (!set_option(option, value))
			return 0;
	}
	return at;
}

static bool take_kinds(struct specc_options *options, const char **names, unsigned count)
{
	for (unsigned i = 0; i < count; i++) {
		enum specc_kind kind;
		if (!specc_kind_from(names[i], &kind))
			return complain("unknown kind of findings", names[i]);
		options->only[kind] = options->any_only = true;
	}
	return true;
}

static bool is_object(const char *name)
{
	const char *at = strstr(name, ".so");
	while (at && at[3] && at[3] != '.')
		at = strstr(at + 1, ".so");
	return at != NULL;
}

static bool take_decoder(
	struct specc_options *options, int count, char **words, int at, bool linked)
{
	if (linked) {
		if (at == count)
			return true;
		return complain("a decoder is already linked in; unexpected", words[at]);
	}
	if (at >= count) {
		fputs("expected DECODER.so or PROGRAM; see --help\n", stderr);
		return false;
	}
	if (at + 1 == count && is_object(words[at]))
		options->decoder.object = words[at];
	else
		options->decoder.command = words + at;
	return true;
}

static bool is_pattern(const char *mask)
{
	return !mask || (*mask && mask[strspn(mask, "01?")] == '\0');
}

bool specc_options_read(struct specc_options *options, int count, char **words, const char *name,
	bool linked, int *status)
{
	unsigned long time = 0, seed = 1, bits = 64, most = 50, timeout = 1000, late = 250;
	const char **kinds = NULL, *format = "text";
	unsigned kind_count = 0;
	memset(options, 0, sizeof *options);
	const struct option list[] = {
		{ "--time", NUMBER, &time, NULL, 1, 100000000 },
		{ "--count", NUMBER, &options->count, NULL, 1, 1000000000000 },
		{ "--seed", NUMBER, &seed, NULL, 0, ~0ul },
		{ "--opcode", LIST, &options->opcodes, &options->opcode_count, 0, 0 },
		{ "--mask", TEXT, &options->mask, NULL, 0, 0 },
		{ "--defined-only", FLAG, &options->defined_only, NULL, 0, 0 },
		{ "--only", LIST, &kinds, &kind_count, 0, 0 },
		{ "--normalize", TEXT, &options->normalize, NULL, 0, 0 },
		{ "--number-bits", NUMBER, &bits, NULL, 1, 64 },
		{ "--spelling", FLAG, &options->spelling, NULL, 0, 0 },
		{ "--refused", LIST, &options->decoder.refused, &options->decoder.refused_count, 0, 0 },
		{ "--timeout", NUMBER, &timeout, NULL, 10, 600000 },
		{ "--late", NUMBER, &late, NULL, 1, 600000 },
		{ "--max-findings", NUMBER, &most, NULL, 1, 100000 },
		{ "--words", TEXT, &options->words, NULL, 0, 0 },
		{ "--format", TEXT, &format, NULL, 0, 0 },
		{ "--places", TEXT, &options->places, NULL, 0, 0 },
	};
	*status = 2;
	if (count > 1 && (strcmp(words[1], "--help") == 0 || strcmp(words[1], "-h") == 0)) {
		printf("usage: %s %s", name, help);
		*status = 0;
		return false;
	}
	int at = read_options(list, sizeof list / sizeof *list, count, words);
	bool good = at && take_kinds(options, kinds, kind_count);
	free(kinds);
	if (!good || !take_decoder(options, count, words, at, linked))
		return false;
	if (strcmp(format, "text") != 0 && strcmp(format, "lines") != 0)
		return complain("expected --format=text or --format=lines, found", format);
	if (!is_pattern(options->mask))
		return complain("--mask takes a pattern of 0, 1 and ?, found", options->mask);
	options->time = (long)(time ? time : options->count || options->words ? 0 : 10);
	options->seed = seed;
	options->number_bits = (unsigned)bits;
	options->findings_max = (unsigned)most;
	options->decoder.timeout = (int)timeout;
	options->decoder.late = late < timeout ? (int)late : (int)timeout;
	options->format = strcmp(format, "lines") == 0 ? SPECC_FORMAT_LINES : SPECC_FORMAT_TEXT;
	return true;
}
