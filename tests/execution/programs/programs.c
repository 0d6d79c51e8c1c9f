/* SPDX-License-Identifier: MIT */
/* Runs programs on random operands: writes case scripts for them, and compares the answers of an
 * execution with the results that are computed here.
 *   programs cases CODE COUNT SEED [drop]     script on standard output
 *   programs check CODE COUNT SEED [drop]     answers on standard input; exit status 1: wrong ones
 * CODE has a line NAME BYTES for each program. With `drop` one instruction is left out of it,
 * another one for every COUNT cases, and each time a wrong answer must be seen. Both commands make
 * the same operands from the same arguments, so that no file lies between them. */
#include "programs.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
	CODE_DIGITS = 32,
	MORE = 8,
	SHORT = 20,
	DROPS = 8,
	DEEP_DROPS = 150,
	REGISTERS = 80,
	REPORTS = 20
};
enum file { FILE_R, FILE_UR, FILE_P, FILE_UP, FILES };

static const char *const file_names[FILES] = { "R", "UR", "P", "UP" };

/* The registers that programs use, of all lanes; those that the lanes share are in lane 0. */
struct state {
	uint32_t values[FILES][REGISTERS][LANES];
};

struct job {
	const struct program *program;
	char name[32];
	bool uniform;
	char *code; /* hexadecimal */
	size_t instructions;
};

struct test {
	uint32_t count;
	uint64_t seed;
	bool drop, answers; /* answers: of the two commands, check */
	unsigned long cases, wrong, programs, dropped, unseen;
	struct job job;
	struct warp warp;
	struct state before, after;
	char stop[256]; /* how the program ended, when that is not as expected */
};

static void die(const char *text, const char *what)
{
	fprintf(stderr, "programs: %s: %s\n", what, text);
	exit(2);
}

/* ---- operands ---- */

/* splitmix64 */
uint64_t random_next(struct random *random)
{
	uint64_t z = random->state += 0x9e3779b97f4a7c15;
	z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9;
	z = (z ^ z >> 27) * 0x94d049bb133111eb;
	return z ^ z >> 31;
}

uint32_t random_below(struct random *random, uint32_t limit)
{
	return (uint32_t)((random_next(random) >> 32) * limit >> 32);
}

uint32_t random_word(struct random *random)
{
	uint32_t power = 1u << random_below(random, 32);
	switch (random_below(random, 10)) {
	case 0: return 0;
	case 1: return UINT32_MAX;
	case 2: return power;
	case 3: return power - 1;
	case 4: return 0 - power;
	case 5: return power + 1 - random_below(random, 4);
	default: return (uint32_t)random_next(random);
	}
}

/* Words of all kinds. In two cases of three words of the second half are like those of the first:
 * all from one on, or all but one; so two numbers may differ in any word first, or alone, or in
 * none. */
static void any_operands(struct random *random, struct lane *lane, unsigned inputs)
{
	unsigned half = inputs / 2, one = random_below(random, half + 1);
	uint32_t kind = random_below(random, 3);
	for (unsigned i = 0; i < inputs; i++)
		lane->in[i] = random_word(random);
	for (unsigned i = 0; i < half; i++)
		if ((kind == 1 && i >= one) || (kind == 2 && i != one))
			lane->in[half + i] = lane->in[i];
}

static uint32_t any_mask(struct random *random, enum masks masks)
{
	uint32_t mask = 0, each = (uint32_t)random_next(random);
	switch (masks) {
	case MASKS_FULL: return UINT32_MAX;
	case MASKS_LOW: return UINT32_MAX >> random_below(random, 32);
	case MASKS_GROUPS:
		for (unsigned i = 0; i < LANES; i += 8)
			mask |= each >> i & 1 ? 0xffu << i : 0;
		return mask;
	case MASKS_LOW_OF_GROUPS:
		for (unsigned i = 0; i < LANES; i += 8)
			mask |= (0xffu >> random_below(random, 9)) << i;
		return mask;
	default: return random_below(random, 16) ? each : 0;
	}
}

static uint64_t name_hash(const char *name)
{
	uint64_t hash = 0xcbf29ce484222325;
	for (; *name; name++)
		hash = (hash ^ (unsigned char)*name) * 0x100000001b3;
	return hash;
}

/* Fills the warp and the state in front of case `index`; what is not input holds anything. */
static void make_case(struct test *test, uint32_t index)
{
	const struct job *job = &test->job;
	struct random random = { test->seed ^ name_hash(job->name) ^ (uint64_t)index << 40, index };
	memset(&test->warp, 0, sizeof test->warp);
	memset(&test->before, 0, sizeof test->before);
	test->warp.active = index % 4 == 3 ? any_mask(&random, job->program->masks) : UINT32_MAX;
	for (unsigned l = 0; l < (job->uniform ? 1 : LANES); l++) {
		struct lane *lane = &test->warp.lanes[l];
		if (job->program->operands)
			job->program->operands(&random, lane, l);
		else
			any_operands(&random, lane, job->program->inputs);
	}
	enum file words = job->uniform ? FILE_UR : FILE_R, bits = job->uniform ? FILE_UP : FILE_P;
	for (unsigned number = 0; number < 63; number++) {
		uint32_t other = (uint32_t)random_next(&random);
		for (unsigned l = 0; l < (job->uniform ? 1 : LANES); l++) {
			uint32_t *value = &test->before.values[words][number][l];
			unsigned input = number - FIRST_INPUT;
			if (number >= FIRST_INPUT && input < job->program->inputs)
				*value = test->warp.lanes[l].in[input];
			else if (number < job->program->outputs || number >= FIRST_SCRATCH)
				*value = other;
			if (number < 7)
				test->before.values[bits][number][l] = other >> l & 1;
		}
	}
}

/* ---- script ---- */

static bool same_in_lanes(const uint32_t *values)
{
	for (unsigned l = 1; l < LANES; l++)
		if (values[l] != values[0])
			return false;
	return true;
}

static void print_settings(const struct state *state)
{
	for (unsigned file = 0; file < FILES; file++)
		for (unsigned number = 0; number < REGISTERS; number++) {
			const uint32_t *values = state->values[file][number];
			bool lanes = file == FILE_R || file == FILE_P, same = !lanes || same_in_lanes(values);
			if (same && values[0])
				printf("set %s %x * %" PRIx32 "\n", file_names[file], number, values[0]);
			for (unsigned l = 0; !same && l < LANES; l++)
				if (values[l])
					printf("set %s %x %u %" PRIx32 "\n", file_names[file], number, l, values[l]);
		}
}

/* without: the instruction that is left out, or the number of instructions. */
static void print_case(const struct test *test, const char *name, size_t without)
{
	const char *code = test->job.code;
	size_t digits = without * CODE_DIGITS;
	printf("case %s\ncode %.*s%s\nset active 0 * %" PRIx32 "\n", name, (int)digits, code,
		without < test->job.instructions ? code + digits + CODE_DIGITS : "", test->warp.active);
	print_settings(&test->before);
	puts("go");
}

/* ---- answers ---- */

static bool read_line(char *line, size_t size)
{
	if (!fgets(line, (int)size, stdin))
		return false;
	line[strcspn(line, "\n")] = '\0';
	return true;
}

static void take_change(struct test *test, const char *line)
{
	char name[8], lane[8];
	unsigned number, file = 0, first, last;
	uint32_t value;
	if (sscanf(line, "%7s %x %7s %" SCNx32, name, &number, lane, &value) != 4)
		die(line, "an answer that is not understood");
	while (file < FILES && strcmp(name, file_names[file]) != 0)
		file++;
	if (file == FILES || number >= REGISTERS)
		die(line, "no register of a program");
	first = last = (unsigned)strtoul(lane, NULL, 10) % LANES;
	if (*lane == '*')
		first = 0, last = LANES - 1;
	for (unsigned l = first; l <= last; l++)
		test->after.values[file][number][l] = value;
}

/* Reads the answer into test->after. */
static void read_answer(struct test *test, const char *name, size_t steps)
{
	char line[256], wanted[256];
	test->after = test->before;
	snprintf(wanted, sizeof wanted, "case %s", name);
	if (!read_line(line, sizeof line) || strcmp(line, wanted) != 0)
		die(wanted, "the answer is missing");
	*test->stop = '\0';
	snprintf(wanted, sizeof wanted, "stop exit - %zx %zu", steps * 16, steps);
	if (!read_line(line, sizeof line))
		die(wanted, "the answer is missing");
	if (strcmp(line, wanted) != 0)
		memcpy(test->stop, line, sizeof line);
	if (!strncmp(line, "error ", 6))
		return;
	while (read_line(line, sizeof line) && strcmp(line, "end") != 0) {
		if (!strcmp(line, "unspecified"))
			memcpy(test->stop, line, sizeof line);
		else
			take_change(test, line);
	}
}

/* ---- comparison ---- */

/* What the register holds behind the program; false: anything. */
static bool expected(
	const struct test *test, unsigned file, unsigned number, unsigned l, uint32_t *value)
{
	const struct program *program = test->job.program;
	const struct lane *lane = &test->warp.lanes[l];
	bool uniform = file == FILE_UR || file == FILE_UP, words = file == FILE_R || file == FILE_UR;
	*value = test->before.values[file][number][l];
	if (uniform != test->job.uniform) /* programs of votes count on the uniform path, too */
		return !(uniform && program->warp && (!words || number >= FIRST_SCRATCH));
	if (!uniform && !(test->warp.active >> l & 1))
		return true;
	if (number >= (words ? program->outputs : program->predicates))
		return words && number < FIRST_SCRATCH;
	*value = words ? lane->out[number] : lane->predicates >> number & 1;
	return !words || !lane->open;
}

/* Finds a register that is not as expected and describes it. */
static bool find_wrong(const struct test *test, char *text, size_t size)
{
	if (*test->stop) {
		snprintf(text, size, "%s", test->stop);
		return true;
	}
	for (unsigned file = 0; file < FILES; file++)
		for (unsigned number = 0; number < REGISTERS; number++)
			for (unsigned l = 0; l < (file == FILE_R || file == FILE_P ? LANES : 1); l++) {
				uint32_t wanted, found = test->after.values[file][number][l];
				if (!expected(test, file, number, l, &wanted) || wanted == found)
					continue;
				snprintf(text, size, "%s%u@%u: expected 0x%08" PRIx32 ", got 0x%08" PRIx32,
					file_names[file], number, l, wanted, found);
				return true;
			}
	return false;
}

static void compute(struct test *test)
{
	const struct program *program = test->job.program;
	if (program->warp)
		program->warp(&test->warp);
	for (unsigned l = 0; program->lane && l < (test->job.uniform ? 1 : LANES); l++)
		program->lane(&test->warp.lanes[l]);
}

/* ---- cases ---- */

/* One case; returns whether its answer is wrong. */
static bool do_case(struct test *test, uint32_t index, size_t without)
{
	char name[64], text[256];
	bool whole = without == test->job.instructions;
	snprintf(name, sizeof name, "%s/%" PRIu32, test->job.name, index);
	if (!whole)
		snprintf(name + strlen(name), 20, "-%u", (unsigned)without);
	make_case(test, index);
	test->cases++;
	if (!test->answers) {
		print_case(test, name, without);
		return false;
	}
	read_answer(test, name, test->job.instructions - !whole);
	compute(test);
	if (!find_wrong(test, text, sizeof text))
		return false;
	if (whole && test->wrong++ < REPORTS)
		printf("%s: %s\n", name, text);
	return true;
}

/* Cases of one value instead of 32, and of programs that run quickly, cost little. */
static uint32_t case_count(const struct test *test)
{
	return test->count * (test->job.uniform || test->job.instructions <= SHORT ? MORE : 1);
}

/* Each instruction of short programs is left out in turn, some of longer ones; more of them with
 * many cases. */
static void do_drops(struct test *test)
{
	size_t count = test->job.instructions;
	size_t limit = test->count > DROPS ? DEEP_DROPS : count <= SHORT ? SHORT : DROPS;
	size_t step = count <= limit ? 1 : count / limit;
	for (size_t without = step / 2; without < count; without += step) {
		uint32_t seen = 0, rare = test->job.program->rare;
		uint32_t cases = case_count(test) * (rare ? rare : 1);
		for (uint32_t index = 0; index < cases; index++)
			seen += do_case(test, index, without);
		test->dropped++;
		if (!test->answers || seen)
			continue;
		test->unseen++;
		printf("%s: all is well without instruction %zu\n", test->job.name, without);
	}
}

static void do_program(struct test *test)
{
	uint32_t count = case_count(test);
	test->programs++;
	if (test->drop)
		do_drops(test);
	for (uint32_t index = 0; !test->drop && index < count; index++)
		do_case(test, index, test->job.instructions);
}

static const struct program *find_program(const char *name)
{
	static const struct program *const lists[] = { wide_programs, crypto_programs, warp_programs,
#ifndef WITHOUT_FLOAT
		float_programs
#endif
	};
	for (size_t i = 0; i < sizeof lists / sizeof *lists; i++)
		for (const struct program *program = lists[i]; program->name; program++)
			if (!strcmp(program->name, name))
				return program;
	return NULL;
}

/* Takes a line NAME BYTES; the text stays. */
static void take_job(struct job *job, char *line)
{
	char *blank = strchr(line, ' ');
	line[strcspn(line, "\n")] = '\0';
	if (!blank || (size_t)(blank - line) >= sizeof job->name)
		die(line, "expected NAME BYTES");
	*blank = '\0';
	memcpy(job->name, line, (size_t)(blank - line) + 1);
	job->code = blank + 1;
	job->instructions = strlen(job->code) / CODE_DIGITS;
	job->uniform = !strncmp(line, "u_", 2);
	job->program = find_program(line + (job->uniform ? 2 : 0));
	if (!job->program)
		die(line, "no such program");
}

static uint64_t number(const char *text)
{
	char *end;
	uint64_t value = strtoull(text, &end, 10);
	if (*end || !*text)
		die(text, "no number");
	return value;
}

static int finish(const struct test *test)
{
	if (!test->answers)
		return fflush(stdout) ? 2 : 0;
	if (getchar() != EOF)
		die("there are more answers than cases", "check");
	printf("%lu programs, %lu cases, %lu wrong", test->programs, test->cases, test->wrong);
	if (test->drop)
		printf("; %lu instructions left out, %lu not missed", test->dropped, test->unseen);
	puts("");
	return test->wrong || test->unseen || !test->cases;
}

int main(int argc, char **argv)
{
	static struct test test;
	static char line[1 << 20];
	if (argc < 5 || argc > 6 || (argc == 6 && strcmp(argv[5], "drop") != 0))
		die("programs cases|check CODE COUNT SEED [drop]", "usage");
	test.answers = !strcmp(argv[1], "check");
	if (!test.answers && strcmp(argv[1], "cases") != 0)
		die(argv[1], "no such command");
	test.count = (uint32_t)number(argv[3]);
	test.seed = number(argv[4]);
	test.drop = argc == 6;
	FILE *code = fopen(argv[2], "r");
	if (!code)
		die("cannot read it", argv[2]);
	while (fgets(line, sizeof line, code)) {
		take_job(&test.job, line);
		do_program(&test);
	}
	fclose(code);
	return finish(&test);
}
