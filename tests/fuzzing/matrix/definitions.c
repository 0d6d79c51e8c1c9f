/* SPDX-License-Identifier: MIT */
/* A covering array of rows of definitions -> the list of its choices, a specification with each of
 * its rows left out, or the pairs of rows that cannot be together. */
#include <stdlib.h>
#include <string.h>

#include "definitions.h"

static void list_choices(const struct skeleton *s, const struct choice *choices, unsigned count)
{
	for (unsigned i = 0; i < count; i++)
		for (unsigned j = 0; j < s->factor_count; j++)
			printf("%u\t%s\t%u\t%u\t%d\t%s\t%s\n", i, s->factors[j].name, choices[i].level[j],
				s->factors[j].levels, s->factors[j].needed, s->factors[j].place, s->factors[j].id);
}

static FILE *open_file(const char *path)
{
	FILE *file = fopen(path, "w");
	if (!file) {
		perror(path);
		exit(2);
	}
	return file;
}

static void print_one(const struct skeleton *s, const struct choice *c, unsigned number,
	const char *path, const char *manifest)
{
	FILE *out = open_file(path), *list = open_file(manifest);
	skeleton_print(s, c, number, out, list);
	if (fclose(list) || fclose(out))
		exit(2);
}

/* FOLDER/ROW=LEVEL.isa: the specification without this row, or with another one of its place. */
static void print_without(
	const struct skeleton *s, const struct choice *choice, unsigned number, const char *folder)
{
	for (unsigned i = 0; i < s->factor_count; i++) {
		const struct factor *f = &s->factors[i];
		unsigned level = choice->level[i], other = f->needed ? level % f->levels + 1 : 0;
		struct choice less = *choice;
		char path[4096];
		less.level[i] = (unsigned char)other;
		if (!level || level == other)
			continue;
		snprintf(path, sizeof path, "%s/%s=%u.isa", folder, f->name, level);
		print_one(s, &less, number, path, "/dev/null");
	}
}

/* How many of the bars that have a reason does the choice break? */
static unsigned bars_broken(const struct skeleton *s, const struct choice *c)
{
	unsigned count = 0;
	for (unsigned i = 0; i < s->bar_count; i++) {
		const struct bar *bar = &s->bars[i];
		bool has[2];
		for (int end = 0; end < 2; end++) {
			unsigned level = c->level[bar->factor[end]];
			has[end] = bar->level[end] == ANY_LEVEL ? level > 0 : (int)level == bar->level[end];
		}
		count += has[0] && has[1] && strcmp(bar->reason, "-");
	}
	return count;
}

/* A choice that has one of two that cannot be together, to which the other one is added. */
static bool choose_barred(const struct skeleton *s, const struct choice *choices, unsigned count,
	const struct bar *bar, struct choice *c)
{
	unsigned least = 0;
	for (unsigned i = 0; i < count * 2; i++) {
		struct choice with = choices[i / 2];
		unsigned end = i % 2, one = bar->factor[end], two = bar->factor[!end];
		unsigned other = bar->level[!end] == ANY_LEVEL ? 1 : (unsigned)bar->level[!end];
		unsigned broken, level = with.level[one];
		if (bar->level[end] == ANY_LEVEL ? !level : (int)level != bar->level[end])
			continue;
		with.level[two] = (unsigned char)other;
		broken = bars_broken(s, &with);
		if (!least || broken < least)
			least = broken, *c = with;
	}
	return least > 0;
}

/* Its number (matrix.h), and the checks of which one gives it. */
static void print_reason(const char *reason)
{
	static const char *const reasons[][2] = {
#define REASON(id, text, checks) { #id, checks },
#include "reasons.def"
	};
	size_t i = 0;
	while (i < sizeof reasons / sizeof *reasons && strcmp(reasons[i][0], reason))
		i++;
	if (i == sizeof reasons / sizeof *reasons) {
		fprintf(stderr, "%s is no reason\n", reason);
		exit(2);
	}
	printf("%zu\t%s\t", i + 1, reasons[i][1]);
}

/* FOLDER/N.isa: the pairs that cannot be; a line for each: N, the reason, the checks that
 * say so, the two. */
static void print_barred(
	const struct skeleton *s, const struct choice *choices, unsigned count, const char *folder)
{
	for (unsigned i = 0; i < s->bar_count; i++) {
		const struct bar *bar = &s->bars[i];
		struct choice c;
		char path[4096];
		if (!strcmp(bar->reason, "-"))
			continue;
		if (!choose_barred(s, choices, count, bar, &c)) {
			fprintf(stderr, "no specification for %s and %s\n", s->factors[bar->factor[0]].name,
				s->factors[bar->factor[1]].name);
			exit(2);
		}
		snprintf(path, sizeof path, "%s/%u.isa", folder, i);
		print_one(s, &c, i, path, "/dev/null");
		printf("%u\t", i);
		print_reason(bar->reason);
		printf("%s=%d\t%s=%d\n", s->factors[bar->factor[0]].name, bar->level[0],
			s->factors[bar->factor[1]].name, bar->level[1]);
	}
}

/* SKELETON: the levels of all specifications. SKELETON I MANIFEST FOLDER: one of them, and to
 * FOLDER what print_without prints. SKELETON FOLDER: what print_barred prints. */
void definitions_print(int argc, char **argv)
{
	static struct skeleton s;
	static struct choice choices[SPECS];
	skeleton_read(&s, argv[0]);
	unsigned wanted = argc == 4 ? (unsigned)strtoul(argv[1], NULL, 10) : SPECS - 1;
	unsigned count = array_make(&s, choices, wanted + 1);
	if (argc == 2) {
		print_barred(&s, choices, count, argv[1]);
		return;
	}
	if (argc != 4) {
		list_choices(&s, choices, count);
		return;
	}
	if (wanted >= count)
		exit(2);
	print_one(&s, &choices[wanted], wanted, "/dev/stdout", argv[2]);
	print_without(&s, &choices[wanted], wanted, argv[3]);
}
