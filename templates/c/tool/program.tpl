%# SPDX-License-Identifier: MIT
/* ---- input, output, options ---- */

static bool fail(const char *what, const char *path)
{
	fprintf(stderr, "${$p}_tool: cannot %s '%s': %s\n", what, path, strerror(errno));
	return false;
}

bool read_file(const char *path, struct bytes *in)
{
	bool standard = strcmp(path, "-") == 0;
	FILE *file = standard ? stdin : fopen(path, "rb");
	unsigned char block[65536];
	size_t used;
	if (!file)
		return fail("read", path);
	while ((used = fread(block, 1, sizeof block, file)) > 0)
		tool_add(in, block, used);
	bool good = !ferror(file) || fail("read", path);
	if (!standard)
		fclose(file);
	return good;
}

static bool write_output(const struct job *job)
{
	FILE *file = job->output ? fopen(job->output, "wb") : stdout;
	const char *path = job->output ? job->output : "standard output";
	if (!file)
		return fail("write", path);
	bool good = !job->out.length ||
		    fwrite(job->out.data, 1, job->out.length, file) == job->out.length;
	good = (job->output ? fclose(file) : fflush(file)) == 0 && good;
	return good || fail("write", path);
}

unsigned tool_digit(char c)
{
	if (c >= '0' && c <= '9')
		return (unsigned)(c - '0');
	if (c >= 'a' && c <= 'f')
		return (unsigned)(c - 'a') + 10;
	return c >= 'A' && c <= 'F' ? (unsigned)(c - 'A') + 10 : 16;
}

size_t tool_hex_bytes(struct bytes *in)
{
	size_t length = 0;
	for (size_t at = 0; at < in->length; at++) {
		unsigned char c = in->data[at];
		if (c == ' ' || c == ',' || c == '\n' || c == '\r' || c == '\t')
			continue;
		char after = at + 1 < in->length ? (char)in->data[at + 1] : ' ';
		unsigned high = tool_digit((char)c), low = tool_digit(after);
		if (high > 15 || low > 15)
			return at;
		in->data[length++] = (unsigned char)(high << 4 | low);
		at++;
	}
	in->length = length;
	return SIZE_MAX;
}

bool tool_parse_hex(const char *path, struct bytes *in)
{
	size_t at = tool_hex_bytes(in);
	if (at != SIZE_MAX)
		fprintf(stderr, "%s: byte %zu: expected pairs of hex digits\n", path, at + 1);
	return at == SIZE_MAX;
}

static bool read_options(struct job *job, int count, char **words)
{
	for (int i = 1; i < count; i++) {
		const char *word = words[i];
		if (strcmp(word, "-o") == 0 && i + 1 < count)
			job->output = words[++i];
		else if (strcmp(word, "--format=hex") == 0)
			job->hex = true;
		else if (strcmp(word, "--bytes") == 0)
			job->show_bytes = true;
%if $d/printed-aliases/@count != '0'
		else if (strcmp(word, "--no-aliases") == 0)
			job->no_aliases = true;
%end
		else if (word[0] == '-' && word[1])
			return false;
		else if (!job->command)
			job->command = word;
		else if (!job->path)
			job->path = word;
		else
			return false;
	}
	if (!job->command)
		return false;
	return strcmp(job->command, "asm") == 0 || strcmp(job->command, "disasm") == 0 ||
	       strcmp(job->command, "roundtrip") == 0;
}

static int run_job(struct job *job)
{
	bool disasm = strcmp(job->command, "disasm") == 0;
	if (!read_file(job->path, &job->in) ||
	    (disasm && job->hex && !tool_parse_hex(job->path, &job->in)))
		return EXIT_USAGE;
	if (disasm)
		disassemble(job);
	else
		assemble(job);
	if ((disasm || !job->bad) && !write_output(job))
		return EXIT_USAGE;
	return job->bad ? EXIT_INPUT : EXIT_FINE;
}

int main(int count, char **words)
{
	struct job job = { 0 };
	for (int i = 1; i < count; i++)
		if (strcmp(words[i], "--help") == 0 || strcmp(words[i], "-h") == 0)
			return fputs(help, stdout) < 0 ? EXIT_USAGE : EXIT_FINE;
	if (count > 1 && strcmp(words[1], "run") == 0)
		return run_command(count - 2, words + 2);
	if (count == 2 && strcmp(words[1], "cases") == 0)
		return tool_cases();
	if (!read_options(&job, count, words)) {
		fputs("${$p}_tool: expected asm, disasm or roundtrip with at most one FILE, run or "
		      "cases; see --help\n",
		      stderr);
		return EXIT_USAGE;
	}
	if (!job.path)
		job.path = "-";
	int status = run_job(&job);
	free(job.in.data);
	free(job.out.data);
	return status;
}
