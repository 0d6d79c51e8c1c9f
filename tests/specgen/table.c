/* The table of construct by width by role: how often each was generated, added up over runs. */
#include <inttypes.h>
#include <string.h>

#include "specgen.h"

static const unsigned width_ends[] = { 1, 8, 16, 32, 64, 128, 256 };
enum { WIDTHS = sizeof width_ends / sizeof *width_ends };
static const char *const width_names[] = { "1", "2-8", "9-16", "17-32", "33-64", "65-128",
	"129-256" };
static const char *const role_names[] = { "output", "local", "state", "condition", "index",
	"argument", "return" };
enum where { ANYWHERE, BLOCKS, LOCALS };
static const struct {
	const char *name;
	unsigned least, most;
	enum where where;
} constructs[] = {
#define CONSTRUCT(id, name, least, most, where) { name, least, most, where },
#include "constructs.def"
};

static uint64_t counts[CONSTRUCTS][WIDTHS][ROLES];

void table_count(enum construct construct, unsigned width, enum role role)
{
	unsigned w = 0;
	while (w + 1 < WIDTHS && width > width_ends[w])
		w++;
	counts[construct][w][role]++;
}

/* Can the construct be so wide there? */
static bool is_cell(unsigned c, unsigned w, unsigned r)
{
	if (width_ends[w] < constructs[c].least || (w && width_ends[w - 1] >= constructs[c].most))
		return false;
	return constructs[c].where == LOCALS ? r == ROLE_LOCAL
										 : constructs[c].where == ANYWHERE || r != ROLE_RETURN;
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
		unsigned w = find(width_names, WIDTHS, width), r = find(role_names, ROLES, role);
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
						role_names[r], counts[c][w][r]);
	return !fclose(file);
}
