/* SPDX-License-Identifier: MIT */
/* The table of construct by width by role: how often each was generated, summed over runs. */
#define _DEFAULT_SOURCE /* MAP_ANONYMOUS */
#include <inttypes.h>
#include <string.h>
#include <sys/mman.h>

#include "specgen.h"

static const unsigned width_ends[] = { 1, 8, 16, 32, 64, 128, 256, 4096 };
enum { WIDTHS = sizeof width_ends / sizeof *width_ends };
static const char *const width_names[] = { "1", "2-8", "9-16", "17-32", "33-64", "65-128",
	"129-256", "257-4096" };
static const char *const role_names[] = { "output", "local", "state", "condition", "index",
	"argument", "return" }; /* "-": not part of an expression, kept in the first row */
enum where { ANYWHERE, BLOCKS, LOCALS, DEFINITION };
static const struct {
	const char *name;
	unsigned least, most;
	enum where where;
} constructs[] = {
#define CONSTRUCT(id, name, least, most, where, rows) { name, least, most, where },
#include "constructs.def"
};

/* Shared with the child processes that generate. */
static uint64_t (*counts)[WIDTHS][ROLES];

bool table_begin(void)
{
	counts = mmap(NULL, sizeof *counts * CONSTRUCTS, PROT_READ | PROT_WRITE,
		MAP_SHARED | MAP_ANONYMOUS, -1, 0);
	return counts != MAP_FAILED;
}

void table_count(enum construct construct, unsigned width, enum role role)
{
	unsigned w = 0;
	while (w + 1 < WIDTHS && width > width_ends[w])
		w++;
	counts[construct][w][role]++;
}

void table_count_definition(enum construct construct, unsigned width)
{
	table_count(construct, width, 0);
}

static const char *role_name(unsigned c, unsigned r)
{
	return constructs[c].where == DEFINITION ? "-" : role_names[r];
}

/* Can the construct have this width in this role? */
static bool is_cell(unsigned c, unsigned w, unsigned r)
{
	if (width_ends[w] < constructs[c].least || (w && width_ends[w - 1] >= constructs[c].most))
		return false;
	switch (constructs[c].where) {
	case ANYWHERE: return true;
	case BLOCKS: return r != ROLE_RETURN;
	case LOCALS: return r == ROLE_LOCAL;
	default: return r == 0;
	}
}

static unsigned find_construct(const char *name)
{
	unsigned i = 0;
	while (i < CONSTRUCTS && strcmp(constructs[i].name, name) != 0)
		i++;
	return i;
}

static unsigned find(const char *const *names, unsigned count, const char *name)
{
	unsigned i = 0;
	while (i < count && strcmp(names[i], name) != 0)
		i++;
	return i;
}

static void add_file(FILE *file)
{
	char construct[64], width[16], role[16];
	uint64_t count;
	while (fscanf(file, " %63[^,],%15[^,],%15[^,],%" SCNu64, construct, width, role, &count) == 4) {
		unsigned c = find_construct(construct);
		unsigned w = find(width_names, WIDTHS, width);
		unsigned r = strcmp(role, "-") != 0 ? find(role_names, ROLES, role) : 0;
		if (c < CONSTRUCTS && w < WIDTHS && r < ROLES)
			counts[c][w][r] += count;
	}
}

bool table_write(const char *path)
{
	FILE *file = fopen(path, "r");
	if (file) {
		add_file(file);
		fclose(file);
	}
	file = fopen(path, "w");
	if (!file)
		return false;
	for (unsigned c = 0; c < CONSTRUCTS; c++)
		for (unsigned w = 0; w < WIDTHS; w++)
			for (unsigned r = 0; r < ROLES; r++)
				if (is_cell(c, w, r))
					fprintf(file, "%s,%s,%s,%" PRIu64 "\n", constructs[c].name, width_names[w],
						role_name(c, r), counts[c][w][r]);
	return !fclose(file);
}
