/* SPDX-License-Identifier: MIT */
/* Prints a specification of cells: those of a base, or those of it that must be refused. The
 * manifest has a line for each: number, first and last line, reason (0: none), row, use. */
#include <stdlib.h>
#include <string.h>

#include "definitions.h"
#include "matrix.h"

static const char help[] =
	"usage: matrix --folder DIR --base plain|machine|lanes|text|types [--refused|--limits]\n"
	"           [--part I/N|USE] MANIFEST\n"
	"       matrix --rows | --uses | --reasons\n"
	"       matrix --definitions SKELETON [I MANIFEST FOLDER | FOLDER]\n"
	"Prints a specification of the cells of a base: those that are good, or with --refused those\n"
	"that check must refuse; of N parts the one with number I (0..), or those in a use.\n";

static const char *const base_names[BASES] = { "plain", "machine", "lanes", "text", "types" };

enum fate { ACCEPTED, REFUSED, LIMITED };

static enum fate fate_of(enum reason reason)
{
	return reason == GOOD ? ACCEPTED : reason == REASON_LIMIT ? LIMITED : REFUSED;
}

struct order {
	const char *folder, *manifest;
	enum base base;
	enum fate fate;
	unsigned part, parts;
	const char *use; /* or NULL: all */
};

/* The cells of the order, in turn: part I has those whose index is I modulo N. */
static bool next_cell(const struct order *order, size_t *index, struct cell *cell)
{
	for (; *index < row_count * use_count; ++*index) {
		cell->row = &rows[*index / use_count];
		cell->use = &uses[*index % use_count];
		cell->base = order->base;
		cell->reason = cell_reason(cell);
		if (order->use && strcmp(order->use, cell->use->name))
			continue;
		if (!cell_exists(cell) || fate_of(cell->reason) != order->fate)
			continue;
		if ((*index / use_count + *index % use_count * 7) % order->parts == order->part) {
			++*index;
			return true;
		}
	}
	return false;
}

/* Triples of templates, as next_cell. */
static bool next_triple(const struct order *order, struct triples *at, unsigned *reason)
{
	while (template_next(at, reason))
		if (fate_of((enum reason) * reason) == order->fate &&
			(at->index * 2654435761u >> 7) % order->parts == order->part)
			return true;
	return false;
}

/* Kinds of numbers, as next_cell: those at an index from *index on. */
static bool next_type(const struct order *order, size_t *index)
{
	for (; *index < types_count() && order->fate == ACCEPTED; ++*index)
		if (*index % order->parts == order->part)
			return ++*index;
	return false;
}

/* The cells of a block of the machine, if there are some: begins with `header`. `blocks` gets
 * the number and the lines of each. Returns the line behind it. */
static unsigned print_block(
	const struct order *order, unsigned need, const char *header, FILE *blocks, unsigned line)
{
	struct cell cell = { .number = 0 };
	bool any = false;
	for (size_t i = 0; next_cell(order, &i, &cell); cell.number++) {
		unsigned first;
		if (!(cell.use->needs & need))
			continue;
		fputs(any ? "" : header, stdout);
		for (const char *at = header; *at && !any; at++)
			line += *at == '\n';
		any = true;
		first = line;
		line = cell_print_block(&cell, stdout, line);
		fprintf(blocks, "%u\t%u\t%u\n", cell.number, first, line - 1);
	}
	return line;
}

static bool has_use(const struct order *order, unsigned needs)
{
	struct cell cell = { .number = 0 };
	for (size_t i = 0; next_cell(order, &i, &cell);)
		if (cell.use->needs & needs)
			return true;
	return false;
}

/* The blocks `reset:` and `trap:`, if cells are in them; returns the lines printed. */
static unsigned print_blocks(const struct order *order, unsigned line)
{
	static const char reset[] = "reset:\n    r1 = ram[0x80];\n    r2 = ram[0x84];\n";
	char path[4096];
	unsigned first = line;
	snprintf(path, sizeof path, "%s.blocks", order->manifest);
	FILE *blocks = fopen(path, "w");
	if (!blocks) {
		perror(path);
		exit(2);
	}
	if (has_use(order, TRAPPED | RESETS)) {
		fputs("  __Semantics\n```asm\n", stdout);
		line = print_block(order, RESETS, reset, blocks, line + 2);
		line = print_block(order, TRAPPED, "trap:\n", blocks, line);
		fputs("```\n", stdout);
		line++;
	}
	if (fclose(blocks))
		exit(2);
	return line - first;
}

/* Copies a file of the folder. What is chosen replaces its lines OPERATIONS and BLOCKS. Returns its
 * lines. */
static unsigned copy_file(const struct order *order, const char *name, unsigned operations)
{
	char path[4096], line[4096];
	unsigned lines = 0;
	snprintf(path, sizeof path, "%s/%s.isa", order->folder, name);
	FILE *in = fopen(path, "r");
	if (!in) {
		perror(path);
		exit(2);
	}
	while (fgets(line, sizeof line, in)) {
		if (!strcmp(line, "BLOCKS\n")) {
			lines += print_blocks(order, lines + 1);
			continue;
		}
		lines++;
		if (strcmp(line, "OPERATIONS\n")) {
			fputs(line, stdout);
			continue;
		}
		for (unsigned i = 0; i < operations; i++, lines++)
			printf("    C%u;\n", i);
		lines--;
	}
	fclose(in);
	return lines;
}

static unsigned count_cells(const struct order *order)
{
	struct cell cell = { .number = 0 };
	struct triples at = { 0 };
	unsigned count = 0, reason;
	size_t type = 0;
	if (order->base == TEXTS)
		while (next_triple(order, &at, &reason))
			count++;
	else if (order->base == NUMBERS)
		while (next_type(order, &type))
			count++;
	else
		for (size_t i = 0; next_cell(order, &i, &cell);)
			count++;
	return count;
}

static void print_cells(const struct order *order, FILE *manifest, unsigned line)
{
	struct cell cell = { .number = 0 };
	struct triples at = { 0 };
	unsigned reason;
	size_t type = 0;
	if (order->base == NUMBERS)
		for (; next_type(order, &type); cell.number++)
			line = types_print(type - 1, cell.number, stdout, manifest, line);
	else if (order->base == TEXTS)
		for (; next_triple(order, &at, &reason); cell.number++)
			line = template_print(at.index - 1, cell.number, reason, stdout, manifest, line);
	else
		for (size_t i = 0; next_cell(order, &i, &cell); cell.number++)
			line = cell_print(&cell, stdout, manifest, line);
}

static void print_all(const struct order *order)
{
	unsigned count = count_cells(order), line = 1;
	FILE *manifest = fopen(order->manifest, "w");
	if (!manifest) {
		perror(order->manifest);
		exit(2);
	}
	line += copy_file(order, base_names[order->base], count);
	if (order->base < TEXTS)
		line += copy_file(order, "common", count);
	fputs("\n", stdout);
	print_cells(order, manifest, line + 1);
	if (fclose(manifest) || fflush(stdout))
		exit(2);
}

static void list_reasons(void)
{
#define REASON(id, text, checks) printf("%d\t%s\t%s\n", (int)REASON_##id, text, checks);
#include "reasons.def"
}

static bool read_order(struct order *order, int argc, char **argv)
{
	char *end;
	for (int i = 1; i < argc; i++) {
		const char *value = i + 1 < argc ? argv[i + 1] : "";
		if (!strcmp(argv[i], "--folder")) {
			order->folder = value, i++;
		} else if (!strcmp(argv[i], "--refused")) {
			order->fate = REFUSED;
		} else if (!strcmp(argv[i], "--limits")) {
			order->fate = LIMITED;
		} else if (!strcmp(argv[i], "--part")) {
			order->part = (unsigned)strtoul(value, &end, 10);
			order->parts = *end == '/' ? (unsigned)strtoul(end + 1, &end, 10) : 1, i++;
			order->use = end == value ? value : NULL;
		} else if (!strcmp(argv[i], "--base")) {
			while (order->base < BASES && strcmp(base_names[order->base], value))
				order->base++;
			i++;
		} else {
			order->manifest = argv[i];
		}
	}
	return order->folder && order->manifest && order->base < BASES && order->parts;
}

int main(int argc, char **argv)
{
	struct order order = { .parts = 1 };
	if (argc == 2 && !strcmp(argv[1], "--reasons")) {
		list_reasons();
	} else if (argc == 2 && !strcmp(argv[1], "--rows")) {
		for (size_t i = 0; i < row_count; i++)
			printf("%s %s\t%s\t%s\n", rows[i].table, rows[i].name,
				rows[i].kind == STATEMENT ? "statement" : "expression", rows[i].text);
	} else if (argc == 2 && !strcmp(argv[1], "--uses")) {
		for (size_t i = 0; i < use_count; i++)
			printf("%s\t%s\t%s\n", uses[i].name,
				uses[i].needs & (TRAPPED | RESETS) ? "machine" : "all",
				uses[i].needs & STATEMENTS ? "statement" : "expression");
	} else if (argc > 2 && !strcmp(argv[1], "--definitions")) {
		definitions_print(argc - 2, argv + 2);
	} else if (read_order(&order, argc, argv)) {
		print_all(&order);
	} else {
		fputs(help, stderr);
		return 2;
	}
	return fflush(stdout) ? 2 : 0;
}
