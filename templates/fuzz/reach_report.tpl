%# SPDX-License-Identifier: MIT
/* ---- the report ---- */

/* Can this run reach it: texts are legal instructions or none, and words are not executed? */
static bool is_counted(const uint64_t *const *all, enum section section, unsigned i)
{
	enum section seen = section == RUN ? RUN : STOP; /* the comparison counts no single steps */
	bool ran = false, refused = false, judged = false;
	for (unsigned k = 0; k < counts_of[seen] && section >= RUN; k++)
		ran = ran || all[seen][k];
	for (unsigned k = 0; k < OUTCOMES && section < RUN; k++) {
		judged = judged || all[OUTCOME][k];
		refused = refused ||
			(all[OUTCOME][k] && (k == OUTCOMES - 1 || k % STATUSES != ${$P}_STATUS_OK));
	}
	if (section >= RUN)
		return ran && is_possible(section, i);
	return judged && (section < OUTCOME || refused) && is_possible(section, i);
}

static void count_section(const uint64_t *const *all, enum section section, unsigned *have,
	unsigned *possible)
{
	*have = *possible = 0;
	for (unsigned i = 0; i < counts_of[section]; i++)
		if (all[section][i] || is_counted(all, section, i)) {
			*have += all[section][i] != 0;
			++*possible;
		}
}

static const uint64_t *const *current(void)
{
	return (const uint64_t *const *)counts;
}

void ${$p}_fuzz_summary(char *text, size_t size)
{
	static const char *const plurals[SECTIONS] = { "opcodes", "least", "greatest", "outcomes",
		"reasons", "gaps", "executed", "stops", "exceptions" };
	size_t used = 0;
	*text = '\0';
	for (unsigned s = 0; s < SECTIONS && used < size; s++) {
		unsigned have, possible;
		count_section(current(), (enum section)s, &have, &possible);
		if (possible)
			used += (size_t)snprintf(text + used, size - used, "%s%s %u/%u", used ? ", " : "",
				plurals[s], have, possible);
	}
}

/* Adds the counts of a report; its lines are in the order in which they are written here. */
static void add_report(FILE *file)
{
	char line[512], name[512];
	unsigned section = 0, i = 0;
	while (fgets(line, sizeof line, file)) {
		char *last = strrchr(line, ' ');
		unsigned section_before = section, i_before = i;
		if (*line == '#' || !last)
			continue;
		*last = '\0';
		for (bool found = false; !found && section < SECTIONS;) {
			name_thing((enum section)section, i, name, sizeof name);
			found = i < counts_of[section] && strcmp(name, line) == 0;
			if (found)
				counts[section][i] += strtoull(last + 1, NULL, 10);
			if (++i >= counts_of[section]) {
				section++;
				i = 0;
			}
		}
		if (section == SECTIONS && i == 0) { /* of another specification: the line is dropped */
			section = section_before;
			i = i_before;
		}
	}
}

static void print_totals(FILE *file)
{
	for (unsigned s = 0; s < SECTIONS; s++) {
		unsigned have, possible;
		count_section(current(), (enum section)s, &have, &possible);
		fprintf(file, "# %s: %u of %u\n", section_names[s], have, possible);
	}
}

static void print_things(FILE *file, bool missing)
{
	char name[512];
	for (unsigned s = 0; s < SECTIONS; s++)
		for (unsigned i = 0; i < counts_of[s]; i++) {
			uint64_t n = counts[s][i];
			if ((!n && !is_counted(current(), (enum section)s, i)) || (missing && n))
				continue;
			name_thing((enum section)s, i, name, sizeof name);
			if (missing)
				fprintf(file, "%s\n", name);
			else
				fprintf(file, "%s %" PRIu64 "\n", name, n);
		}
}

void ${$p}_fuzz_print_missing(void)
{
	print_things(stdout, true);
}

bool ${$p}_fuzz_write_report(const char *path)
{
	FILE *file = path ? fopen(path, "r") : NULL;
	if (file) {
		add_report(file);
		fclose(file);
	}
	file = path ? fopen(path, "w") : NULL;
	if (!file)
		return false;
	print_totals(file);
	print_things(file, false);
	return fclose(file) == 0;
}
