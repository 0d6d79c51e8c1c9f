/* SPDX-License-Identifier: MIT */
/* Compares instructions of the description, as the generated interpreter executes them, with PTX
 * instructions that are to do the same, as a graphics processor executes them; writes vectors. */
#include <errno.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "hardware.h"

enum { EXIT_EQUAL, EXIT_DIFFERENT, EXIT_TROUBLE, EXIT_SKIPPED = 77, WARPS_DEFAULT = 32, SHOWN = 4 };

struct options {
	bool fake, fault, list, print_ptx;
	size_t warps;
	uint64_t seed;
	const char *folder;
	char **names;
	int name_count;
};

struct counts {
	size_t rows, equal, different, lacking, lanes;
};

static int usage(FILE *file)
{
	fputs("usage: hardware [options] [NAME...]   compare the rows whose name contains a NAME, or "
		  "all\n"
		  "  --write DIR   write the outputs of the hardware into DIR/GROUP.vec\n"
		  "  --warps N     warps of inputs for each row (32)\n"
		  "  --seed N      other inputs\n"
		  "  --list        print the rows and run nothing\n"
		  "  --ptx         print the PTX of the rows and run nothing\n"
		  "  --fake        a model of the PTX instructions in C takes the place of the hardware\n"
		  "  --fault       with --fake: flip one bit of the outputs of each row\n"
		  "exit status: 0 all equal, 1 differences, 2 trouble, 77 no driver or device\n",
		file);
	return EXIT_TROUBLE;
}

static bool read_number(const char *text, uint64_t most, uint64_t *value)
{
	char *end = NULL;
	errno = 0;
	*value = text ? strtoull(text, &end, 0) : 0;
	return text && *text >= '0' && *text <= '9' && *end == 0 && errno == 0 && *value <= most;
}

static bool read_options(struct options *options, int count, char **words)
{
	int at = 1;
	*options = (struct options){ .warps = WARPS_DEFAULT };
	for (; at < count && words[at][0] == '-'; at++) {
		const char *word = words[at];
		uint64_t number = 0;
		if (strcmp(word, "--fake") == 0) {
			options->fake = true;
		} else if (strcmp(word, "--fault") == 0) {
			options->fault = true;
		} else if (strcmp(word, "--list") == 0) {
			options->list = true;
		} else if (strcmp(word, "--ptx") == 0) {
			options->print_ptx = true;
		} else if (strcmp(word, "--write") == 0 && at + 1 < count) {
			options->folder = words[++at];
		} else if (strcmp(word, "--warps") == 0 && read_number(words[++at], 65535, &number)) {
			options->warps = number;
		} else if (strcmp(word, "--seed") == 0 && read_number(words[++at], UINT64_MAX, &number)) {
			options->seed = number;
		} else {
			return false;
		}
	}
	options->names = words + at;
	options->name_count = count - at;
	return options->warps > 0 && (options->fake || !options->fault);
}

static bool is_named(const struct options *options, const struct row *row)
{
	for (int i = 0; i < options->name_count; i++)
		if (strstr(row->name, options->names[i]))
			return true;
	return options->name_count == 0;
}

/* ---- Comparing ---- */

static void report(const struct row *row, const struct warp *theirs, const struct warp *ours,
	unsigned place, unsigned lane)
{
	char name[REGISTER_TEXT];
	row_output_register(row, place, name);
	printf("  %s: expected %" PRIx32 ", got %" PRIx32 " for", name, theirs->out[place][lane],
		ours->out[place][lane]);
	for (unsigned i = 0; i < INPUTS; i++)
		if (row->inputs[i] != '.') {
			row_input_register(row, i, name);
			printf(" %s=%" PRIx32, name, theirs->in[i][lane]);
		}
	printf(" lane=%u active=%" PRIx32 "\n", lane, theirs->active);
}

/* The values that differ in lanes whose results are specified; the first of them are printed. */
static size_t compare(const struct row *row, const struct warp *theirs, const struct warp *ours,
	size_t count, size_t *lanes)
{
	size_t differences = 0;
	for (size_t i = 0; i < count; i++)
		for (unsigned lane = 0; lane < LANES; lane++) {
			if (!((theirs[i].active & ~theirs[i].open) >> lane & 1))
				continue;
			++*lanes;
			for (unsigned place = 0; place < OUTPUTS; place++) {
				if (!row_writes(row, place) ||
					theirs[i].out[place][lane] == ours[i].out[place][lane])
					continue;
				if (differences == 0)
					printf("%s differs from %s\n", row->text, row->ptx);
				if (differences++ < SHOWN)
					report(row, &theirs[i], &ours[i], place, lane);
			}
		}
	if (differences)
		printf("  %zu differences\n", differences);
	return differences;
}

/* Flips one bit of one specified output, another one in each row. */
static void flip(const struct row *row, uint64_t number, struct warp *warps, size_t count)
{
	unsigned place = 0;
	while (!row_writes(row, place))
		place++;
	for (size_t i = 0; i < count; i++) {
		struct warp *warp = &warps[(i + number) % count];
		for (unsigned lane = 0; lane < LANES; lane++)
			if ((warp->active & ~warp->open) >> lane & 1) {
				warp->out[place][lane] ^= (uint32_t)1 << (place < OUT_O ? number % 32 : 0);
				return;
			}
	}
}

/* ---- Running ---- */

struct run {
	struct options options;
	struct table table;
	struct driver *driver;
	struct vectors *vectors;
	struct counts counts;
	struct warp *theirs, *ours;
};

static enum driver_result run_theirs(struct run *run, const struct row *row, uint64_t number)
{
	size_t count = run->options.warps;
	if (!run->options.fake)
		return driver_run(run->driver, row, run->theirs, count);
	model_run(row, run->theirs, count);
	if (run->options.fault)
		flip(row, number, run->theirs, count);
	return DRIVER_DONE;
}

static bool run_row(struct run *run, const struct row *row)
{
	size_t count = run->options.warps;
	inputs_make(row, run->options.seed, run->theirs, count);
	memcpy(run->ours, run->theirs, count * sizeof *run->ours);
	enum driver_result result = run_theirs(run, row, run->counts.rows);
	run->counts.rows++;
	if (result == DRIVER_LACKS) {
		printf("%s: needs compute capability %u.%u and PTX %u.%u\n", row->name, row->target / 10,
			row->target % 10, row->version / 10, row->version % 10);
		run->counts.lacking++;
		return true;
	}
	if (result == DRIVER_FAILED || !machine_run(row, run->ours, count))
		return false;
	if (compare(row, run->theirs, run->ours, count, &run->counts.lanes))
		run->counts.different++;
	else
		run->counts.equal++;
	return !run->vectors || vectors_write(run->vectors, row, run->theirs, count);
}

static int run_rows(struct run *run)
{
	for (size_t i = 0; i < run->table.count; i++)
		if (is_named(&run->options, &run->table.rows[i]) && !run_row(run, &run->table.rows[i]))
			return EXIT_TROUBLE;
	const struct counts *counts = &run->counts;
	printf("%zu rows, %zu lanes: %zu rows equal, %zu different, %zu not on this device\n",
		counts->rows, counts->lanes, counts->equal, counts->different, counts->lacking);
	if (counts->rows == 0) {
		fputs("no row has such a name\n", stderr);
		return EXIT_TROUBLE;
	}
	if (counts->lacking == counts->rows)
		return EXIT_SKIPPED;
	return counts->different ? EXIT_DIFFERENT : EXIT_EQUAL;
}

static int print_rows(const struct run *run)
{
	char ptx[8192];
	for (size_t i = 0; i < run->table.count; i++) {
		const struct row *row = &run->table.rows[i];
		if (!is_named(&run->options, row))
			continue;
		if (!run->options.print_ptx)
			printf("%-44s %s\n", row->name, row->text);
		else if (ptx_write(row, ptx, sizeof ptx))
			printf("// %s\n%s\n", row->name, ptx);
	}
	return EXIT_EQUAL;
}

static int open_and_run(struct run *run)
{
	const char *reason = NULL, *source = "model";
	if (!run->options.fake) {
		run->driver = driver_open(&reason);
		if (!run->driver) {
			printf("no comparison with hardware: %s\n", reason);
			return EXIT_SKIPPED;
		}
		source = driver_device(run->driver);
		printf("%s\n", source);
	}
	if (run->options.folder)
		run->vectors = vectors_open(run->options.folder, source, &run->table);
	run->theirs = calloc(run->options.warps, sizeof *run->theirs);
	run->ours = calloc(run->options.warps, sizeof *run->ours);
	int status = EXIT_TROUBLE;
	if (run->theirs && run->ours && (run->vectors || !run->options.folder))
		status = run_rows(run);
	else
		fputs("out of memory\n", stderr);
	free(run->theirs);
	free(run->ours);
	if (run->vectors && !vectors_close(run->vectors))
		status = EXIT_TROUBLE;
	if (run->driver)
		driver_close(run->driver);
	return status;
}

int main(int argc, char **argv)
{
	struct run run = { .driver = NULL };
	if (!read_options(&run.options, argc, argv))
		return usage(stderr);
	table_add_integer(&run.table);
	table_add_bits(&run.table);
	table_add_float(&run.table);
	table_add_warp(&run.table);
	int status = run.options.list || run.options.print_ptx ? print_rows(&run) : open_and_run(&run);
	free(run.table.rows);
	return status;
}
