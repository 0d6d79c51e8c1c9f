/* SPDX-License-Identifier: MIT */
/* Inputs and outputs of rows as files of vectors, one for each group of rows:
 *
 *     source DEVICE            what made the outputs
 *     row NAME                 then, for this row, `text` and `ptx` as they were run,
 *     in R0 R1                 the registers of the inputs and
 *     out R4 P2                of the outputs,
 *     lane 1 ffffffff -> 0 1   values of one lane in these orders, in hexadecimal;
 *     warp ffff 0              or, where lanes see each other: active lanes, unspecified lanes,
 *     R0 7 7 ...               and a line for each register with the values of lanes 0 to 31, or
 *     UR4 9                    with one value; inputs first */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "hardware.h"

enum { LINES_MAX = 64, LINES_MIN = 4, GROUP_LINES = 512, WARPS_MAX = 8 };

struct vectors {
	const char *folder, *source;
	const struct table *table;
	bool *begun; /* by the number of a group's first row: its file is there */
	bool failed;
};

struct vectors *vectors_open(const char *folder, const char *source, const struct table *table)
{
	struct vectors *vectors = calloc(1, sizeof *vectors);
	bool *begun = calloc(table->count, sizeof *begun);
	if (!vectors || !begun) {
		free(vectors);
		free(begun);
		return NULL;
	}
	*vectors = (struct vectors){ folder, source, table, begun, false };
	return vectors;
}

bool vectors_close(struct vectors *vectors)
{
	bool fine = !vectors->failed;
	free(vectors->begun);
	free(vectors);
	return fine;
}

/* How many rows a row's group has, and the number of the first one. */
static size_t group_size(const struct vectors *vectors, const struct row *row, size_t *first)
{
	size_t count = 0;
	for (size_t i = 0; i < vectors->table->count; i++) {
		if (strcmp(vectors->table->rows[i].group, row->group) != 0)
			continue;
		if (count++ == 0)
			*first = i;
	}
	return count;
}

static void write_registers(FILE *file, const struct row *row)
{
	char name[REGISTER_TEXT];
	fputs("in", file);
	for (unsigned i = 0; i < INPUTS; i++)
		if (row->inputs[i] != '.') {
			row_input_register(row, i, name);
			fprintf(file, " %s", name);
		}
	fputs("\nout", file);
	for (unsigned i = 0; i < OUTPUTS; i++)
		if (row_writes(row, i)) {
			row_output_register(row, i, name);
			fprintf(file, " %s", name);
		}
	fputc('\n', file);
}

static void write_lane(FILE *file, const struct row *row, const struct warp *warp, size_t lane)
{
	fputs("lane", file);
	for (unsigned i = 0; i < INPUTS; i++)
		if (row->inputs[i] != '.')
			fprintf(file, " %" PRIx32, warp->in[i][lane]);
	fputs(" ->", file);
	for (unsigned i = 0; i < OUTPUTS; i++)
		if (row_writes(row, i))
			fprintf(file, " %" PRIx32, warp->out[i][lane]);
	fputc('\n', file);
}

static void write_warp(FILE *file, const struct row *row, const struct warp *warp)
{
	char name[REGISTER_TEXT];
	unsigned lowest = 0;
	while (!(warp->active >> lowest & 1))
		lowest++;
	fprintf(file, "warp %" PRIx32 " %" PRIx32 "\n", warp->active, warp->open & warp->active);
	for (unsigned i = 0; i < INPUTS + OUTPUTS; i++) {
		bool input = i < INPUTS;
		if (input ? row->inputs[i] == '.' : !row_writes(row, i - INPUTS))
			continue;
		const uint32_t *values = input ? warp->in[i] : warp->out[i - INPUTS];
		if (input)
			row_input_register(row, i, name);
		else
			row_output_register(row, i - INPUTS, name);
		fputs(name, file);
		if (name[0] == 'U')
			fprintf(file, " %" PRIx32, values[lowest]);
		else
			for (unsigned lane = 0; lane < LANES; lane++)
				fprintf(file, " %" PRIx32, input || warp->active >> lane & 1 ? values[lane] : 0);
		fputc('\n', file);
	}
}

static void write_row(
	FILE *file, const struct row *row, const struct warp *warps, size_t count, size_t rows)
{
	size_t lines = GROUP_LINES / rows;
	lines = lines > LINES_MAX ? LINES_MAX : lines < LINES_MIN ? LINES_MIN : lines;
	fprintf(file, "row %s\ntext %s\nptx %s\n", row->name, row->text, row->ptx);
	write_registers(file, row);
	if (row->warp)
		for (size_t i = 0; i < count && i < WARPS_MAX; i++)
			write_warp(file, row, &warps[i]);
	else
		for (size_t i = 0; i < lines && i / LANES < count; i++)
			write_lane(file, row, &warps[i / LANES], i % LANES);
}

bool vectors_write(
	struct vectors *vectors, const struct row *row, const struct warp *warps, size_t count)
{
	char path[1024];
	size_t group = 0, rows = group_size(vectors, row, &group);
	bool first = !vectors->begun[group];
	int length = snprintf(path, sizeof path, "%s/%s.vec", vectors->folder, row->group);
	FILE *file = NULL;
	if (length > 0 && (size_t)length < sizeof path)
		file = fopen(path, first ? "w" : "a");
	bool fine = file != NULL;
	vectors->begun[group] = true;
	if (file) {
		if (first)
			fprintf(file, "source %s\n", vectors->source);
		write_row(file, row, warps, count, rows);
		fine = !ferror(file);
		fine = fclose(file) == 0 && fine;
	}
	if (!fine) {
		perror(path);
		vectors->failed = true;
	}
	return fine;
}
