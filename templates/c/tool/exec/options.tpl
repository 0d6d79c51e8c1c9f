%# SPDX-License-Identifier: MIT
/* ---- options ---- */

/* ADDR=FILE */
static bool option_load(struct run *run, const char *value)
{
	const char *equals = strchr(value, '=');
	uint64_t address;
	struct bytes in = { 0 };
	if (!equals || !read_index(value, (size_t)(equals - value), &address))
		return refuse(value, "expected ADDRESS=FILE after --load");
	bool good = read_file(equals + 1, &in) && (!run->hex || tool_parse_hex(equals + 1, &in)) &&
		    add_chunk(run, equals + 1, address, in.data, in.length);
	free(in.data);
	return good;
}

/* FROM:SIZE, FROM-TO */
static bool read_range(const char *value, struct range *range)
{
	size_t at = strcspn(value, ":-");
	uint64_t to;
	if (!value[at] || !read_index(value, at, &range->from) ||
	    !read_index(value + at + 1, strlen(value + at + 1), &to))
		return false;
	range->size = value[at] == ':' ? to : to - range->from;
	if (value[at] == '-' && range->size < UINT64_MAX)
		range->size++;
	return value[at] == ':' || to >= range->from;
}

static bool option_dump(struct run *run, const char *value)
{
	if (run->dump_count == DUMPS_MAX)
		return refuse(value, "more than 64 --dump options");
	if (!read_range(value, &run->dumps[run->dump_count]))
		return refuse(value, "expected FROM:SIZE or FROM-TO after --dump");
	if (run->dumps[run->dump_count++].size > BANK_MAX)
		return refuse(value, "a dump has at most 1 GiB");
	return true;
}

static bool option_memory(struct run *run, const char *value)
{
	run->has_memory = true;
	if (!strchr(value, ':') || !read_range(value, &run->memory))
		return refuse(value, "expected BASE:SIZE after --memory");
	if (!run->memory.size || run->memory.from > ${$P}_LAST_ADDRESS ||
	    run->memory.size - 1 > ${$P}_LAST_ADDRESS - run->memory.from)
		return refuse(value, "the memory is empty or ends after the last address");
	return true;
}

static bool option_entry(struct run *run, const char *value)
{
	run->has_entry = true;
	return read_index(value, strlen(value), &run->entry) ||
	       refuse(value, "expected an address after --entry");
}

static bool option_stop_at(struct run *run, const char *value)
{
	uint64_t address;
	if (!read_index(value, strlen(value), &address))
		return refuse(value, "expected an address after --stop-at");
	return stop_machine_at(&run->machine, address) ||
	       refuse(value, "more than 16 --stop-at options");
}

static bool option_limit(struct run *run, const char *value)
{
	return read_index(value, strlen(value), &run->limit) ||
	       refuse(value, "is not a number of steps");
}

static bool option_raise(struct run *run, const char *value)
{
	for (unsigned i = ${$P}_EXCEPTION_NONE + 1; i < ${$P}_EXCEPTION_COUNT; i++)
		if (strcmp(${$p}_exception_name((enum ${$p}_exception)i), value) == 0)
			run->raised = (enum ${$p}_exception)i;
	return run->raised || refuse(value, "is not an exception");
}

/* Options without a value; false: it is not one of them. */
static bool set_flag(struct run *run, const char *word)
{
	const struct {
		const char *name;
		bool *flag;
	} flags[] = { { "--hex", &run->hex },
		      { "--trace", &run->trace },
		      { "--cycles", &run->show_cycles },
		      { "--format=json", &run->json },
		      { "--stop-on-trap", &run->machine.state->stop_on_trap },
		      { "--stop-on-self-jump", &run->machine.state->stop_on_self_jump } };
	for (size_t i = 0; i < sizeof flags / sizeof *flags; i++)
		if (strcmp(word, flags[i].name) == 0)
			return *flags[i].flag = true;
	return false;
}

static const struct option {
	const char *name;
	bool (*read)(struct run *run, const char *value);
} options[] = {
	{ "--load", option_load },	 { "--memory", option_memory }, { "--entry", option_entry },
	{ "--stop-at", option_stop_at }, { "--limit", option_limit },	{ "--raise", option_raise },
	{ "--dump", option_dump },
};

static bool read_word(struct run *run, const char *word)
{
	if (word[0] == '-' && word[1])
		return refuse(word, "is not an option of run; see --help");
	if (strchr(word, '='))
		tool_add(&run->settings, &word, sizeof word);
	else if (run->path)
		return refuse(word, "expected a setting such as NAME=NUMBER");
	else
		run->path = word;
	return true;
}

static bool read_options(struct run *run, int count, char **words)
{
	for (int i = 0; i < count; i++) /* before files are read */
		set_flag(run, words[i]);
	for (int i = 0; i < count; i++) {
		size_t option = 0, all = sizeof options / sizeof *options;
		while (option < all && strcmp(options[option].name, words[i]) != 0)
			option++;
		if (option == all) {
			if (!set_flag(run, words[i]) && !read_word(run, words[i]))
				return false;
			continue;
		}
		if (i + 1 == count)
			return refuse(words[i], "expected a value after it");
		if (!options[option].read(run, words[++i]))
			return false;
	}
	if (run->path && !load_program(run, run->path))
		return false;
	return run->chunks || refuse("run", "expected a FILE, ELF or bytes, or --load");
}

