%# SPDX-License-Identifier: MIT
/* ---- the state as text ---- */

/* A number after the prefix is as printf writes it. */
static bool is_well_numbered(const char *name, const char *prefix, unsigned number)
{
	const char *digits = name + strlen(prefix);
	char expected[20];
	if (strncmp(name, prefix, strlen(prefix)) != 0 || *digits < '0' || *digits > '9')
		return true;
	snprintf(expected, sizeof expected, "%u", number);
	return strcmp(digits, expected) == 0;
}

/* Has a register that can be read a name, and does the name lead back to it? */
static void check_name(unsigned file, unsigned number, bool known)
{
	char name[100];
	enum ${$p}_file of_file;
	unsigned of_number;
	const size_t length = ${$p}_register_name(file, number, name, sizeof name);
	if (${$p}_register_name(${$s/@file-end}, number, NULL, 0))
		${$P}_FAIL("register %u of an unknown file has a name", number);
	if (known != (length > 0))
		${$P}_FAIL("%s[%u] has%s name", ${$p}_files[file].name, number, length ? " a" : " no");
	if (length > 0 && length < sizeof name && ${$p}_files[file].numbered &&
		!is_well_numbered(name, ${$p}_files[file].prefix, number))
		${$P}_FAIL("%s[%u] has the name %s", ${$p}_files[file].name, number, name);
	if (length > 0 && length < sizeof name && (strlen(name) != length ||
		!${$p}_find_register(name, length, &of_file, &of_number) || (unsigned)of_file != file ||
		of_number != number))
		${$P}_FAIL("%s[%u] has the name %s of a different register", ${$p}_files[file].name, number,
			name);
}

/* Each reason to stop and each exception has its own name; other numbers have none. */
static void check_names(void)
{
	const unsigned number = (unsigned)${$p}_fuzz_below(&trial.random, 2 * ${$P}_EXCEPTION_COUNT);
	const char *name = ${$p}_exception_name((enum ${$p}_exception)number);
	if ((*name != 0) != (number > 0 && number < ${$P}_EXCEPTION_COUNT))
		${$P}_FAIL("exception %u has the name '%s'", number, name);
	for (unsigned i = 0; *name && i < number; i++)
		if (strcmp(name, ${$p}_exception_name((enum ${$p}_exception)i)) == 0)
			${$P}_FAIL("exceptions %u and %u are both '%s'", i, number, name);
	for (unsigned i = 0; i < 2 * (unsigned)${$P}_STOP_LIMIT; i++) {
		name = ${$p}_stop_name((enum ${$p}_stop)i);
		if ((*name != 0) != (i > 0 && i <= (unsigned)${$P}_STOP_LIMIT))
			${$P}_FAIL("reason %u to stop has the name '%s'", i, name);
	}
}

%if $machine
/* The value of a line goes into a register. */
static bool write_values(struct ${$p}_state *state, unsigned file, unsigned number, char *at,
	const char *end)
{
	return ${$p}_write(state, file, number, strtoull(at, &at, 0)) && at == end;
}
%else
/* The values of a line go into a register: one into all its lanes, or one into each. */
static bool write_values(struct ${$p}_state *state, unsigned file, unsigned number, char *at,
	const char *end)
{
	const unsigned lanes = ${$p}_files[file].lanes;
	uint64_t value = strtoull(at, &at, 0);
	bool good = ${$p}_write(state, file, number, 0, value);
	const bool each = at < end;
	for (unsigned lane = 1; lane < lanes; lane++) {
		if (each)
			value = strtoull(at, &at, 0);
		good = good && ${$p}_write(state, file, number, lane, value);
	}
	return good && at == end;
}
%end

/* The changes since the start, as text: applied to the initial state, they give the state again. */
static void check_text(const struct ${$p}_state *state)
{
	static struct ${$p}_state copy;
%if $machine
	${$p}_start(&copy);
%else
	${$p}_reset(&copy);
%end
	const size_t size = ${$p}_dump(&copy, state, NULL, 0);
	char *text = malloc(size + 1), *end = text;
	if (!text)
		return;
	if (${$p}_dump(&copy, state, text, size + 1) != size || strlen(text) != size)
		${$P}_FAIL("the text of the state has the wrong length");
	for (char *line = text; *line; line = end + 1) {
		enum ${$p}_file file;
		unsigned number;
		char *sign = strchr(line, ' ');
		end = strchr(line, '\n');
		if (!end || !sign || sign > end || strncmp(sign, " = ", 3) != 0 ||
			!${$p}_find_register(line, (size_t)(sign - line), &file, &number) ||
			!write_values(&copy, file, number, sign + 3, end))
			${$P}_FAIL("the text of the state has the line '%.60s'", line);
	}
	struct ${$p}_difference difference = { 0 };
	if (${$p}_compare(&copy, state, &difference))
		${$P}_FAIL("%s[%u] differs from the text of the state",
			${$p}_files[difference.file].name, difference.number);
	free(text);
}

