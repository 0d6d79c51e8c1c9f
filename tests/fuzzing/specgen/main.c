/* SPDX-License-Identifier: MIT */
/* specgen: prints the specification of a seed. */
#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "specgen.h"

static const char specgen_help[] =
	"usage: specgen [--seed N] [--count N] [--opcodes N] [--without WORD]... [--table FILE]\n"
	"               [--tame]\n"
	"Prints a random specification that should be valid; the same one for the same arguments.\n"
	"--count: those of so many seeds, one behind the other.\n"
	"--opcodes: how many (else by the seed). --table: adds what was generated to the counts in\n"
	"FILE. --tame: no names that C or its libraries use. --without: wide-values, wide-files,\n"
	"names, floats, lanes, machines, places, modes, rows, around, effects,\n"
	"group-holes, variants.\n";

static const char *const features[] = { "wide-values", "wide-files", "names", "floats", "lanes",
	"machines", "places", "modes", "rows", "around", "effects", "group-holes", "variants" };
static unsigned left_out;

bool has(enum feature without)
{
	return !(left_out & without);
}

static bool leave_out_construct(const char *word)
{
	for (unsigned i = 0; i < sizeof features / sizeof *features; i++)
		if (!strcmp(features[i], word)) {
			left_out |= 1u << i;
			return true;
		}
	return false;
}

static bool read_number(const char *text, uint64_t *number)
{
	char *end;
	errno = 0;
	*number = strtoull(text, &end, 10);
	return *text >= '0' && *text <= '9' && !*end && !errno;
}

static void generate_spec(uint64_t seed, uint64_t opcodes)
{
	pick_seed(seed);
	name_hostility(chance(50) ? 50 : 5);
	if (!opcodes) /* many small ones find more than a few large ones */
		opcodes = chance(75) ? pick_from(1, 3) : pick_from(4, 12);
	spec_print((unsigned)opcodes);
	fputs(out.bytes, stdout);
}

/* Generates in a child process, with which only the table is shared. */
static bool generate_apart(uint64_t seed, uint64_t opcodes)
{
	int status = 1;
	fflush(stdout);
	pid_t child = fork();
	if (child == 0) {
		generate_spec(seed, opcodes);
		_exit(fflush(stdout) != 0);
	}
	return child > 0 && waitpid(child, &status, 0) == child && status == 0;
}

int main(int argc, char **argv)
{
	uint64_t seed = 1, opcodes = 0, count = 1;
	const char *table = NULL;
	for (int i = 1; i < argc; i++) {
		const char *value = i + 1 < argc ? argv[i + 1] : "";
		bool good = true;
		if (!strcmp(argv[i], "--tame"))
			left_out |= WITHOUT_NAMES;
		else if (!strcmp(argv[i], "--seed"))
			good = read_number(value, &seed), i++;
		else if (!strcmp(argv[i], "--count"))
			good = read_number(value, &count) && count, i++;
		else if (!strcmp(argv[i], "--opcodes"))
			good = read_number(value, &opcodes) && opcodes && opcodes <= 120, i++;
		else if (!strcmp(argv[i], "--without"))
			good = leave_out_construct(value), i++;
		else if (!strcmp(argv[i], "--table"))
			table = value, i++;
		else
			good = false;
		if (!good) {
			fputs(specgen_help, stderr);
			return 2;
		}
	}
	if (!table_begin())
		return 2;
	if (count == 1)
		generate_spec(seed, opcodes);
	for (uint64_t i = 0; count > 1 && i < count; i++)
		if (!generate_apart(seed + i, opcodes))
			return 2;
	return fflush(stdout) || (table && !table_write(table)) ? 2 : 0;
}
