%# SPDX-License-Identifier: MIT
/* ---- text to bytes ---- */

static bool is_empty(const char *line, size_t length)
{
	static const char comment[] = "${c-string: /isa/assembly/@comment}";
	size_t mark = sizeof comment - 1, at = 0;
	while (at < length && (line[at] == ' ' || line[at] == '\t' || line[at] == '\r'))
		at++;
	return at == length ||
	       (mark && length - at >= mark && memcmp(line + at, comment, mark) == 0);
}

static void complain(struct job *job, size_t line, unsigned column, const char *message)
{
	fprintf(stderr, "%s:%zu:%u: error: %s\n", job->path, line, column, message);
	job->bad++;
}

/* Text, bytes, text, bytes: the two texts and the two words must agree. */
static void check_round(struct job *job, size_t line, const struct ${$p}_insn *insn)
{
	struct ${$p}_insn decoded, again;
	uint8_t bytes[${$P}_LENGTH_MAX];
	char text[${$P}_TEXT_MAX + 1], other[${$P}_TEXT_MAX + 1];
	size_t length = ${$p}_format(insn, text, sizeof text);
	if (${$p}_encode(insn, bytes, sizeof bytes) != ${$P}_STATUS_OK ||
	    ${$p}_decode(bytes, insn->length, &decoded) != ${$P}_STATUS_OK)
		complain(job, line, 1, "the bytes of the instruction do not decode");
	else if (${$p}_format(&decoded, other, sizeof other) != length || strcmp(text, other) != 0)
		complain(job, line, 1, "the bytes of the instruction decode to a different text");
	else if (${$p}_parse(text, length, &again, NULL) != ${$P}_STATUS_OK ||
		 memcmp(again.word, insn->word, sizeof again.word) != 0)
		complain(job, line, 1, "the canonical text reads as a different instruction");
}

static void assemble_one(struct job *job, const struct ${$p}_insn *insn, size_t number)
{
	uint8_t bytes[${$P}_LENGTH_MAX];
	if (strcmp(job->command, "roundtrip") == 0) {
		check_round(job, number, insn);
		return;
	}
	if (${$p}_encode(insn, bytes, sizeof bytes) != ${$P}_STATUS_OK) {
		complain(job, number, 1, "the instruction is not legal");
		return;
	}
	if (!job->hex) {
		tool_add(&job->out, bytes, insn->length);
		return;
	}
	tool_add_hex(&job->out, bytes, insn->length);
	tool_add_text(&job->out, "\n");
}

static void assemble_line(struct job *job, const char *line, size_t length, size_t number)
{
	struct ${$p}_error error;
%if $d/aliases/@count = '0'
	struct ${$p}_insn insn;
	if (${$p}_parse(line, length, &insn, &error) != ${$P}_STATUS_OK)
		complain(job, number, error.column, error.message);
	else
		assemble_one(job, &insn, number);
%else
	struct ${$p}_insn list[64];
	size_t count;
	if (${$p}_parse_line(line, length, list, 64, &count, &error) != ${$P}_STATUS_OK)
		complain(job, number, error.column, error.message);
	else if (count > 64)
		complain(job, number, 1, "an alias stands for more than 64 instructions");
	else
		for (size_t i = 0; i < count; i++)
			assemble_one(job, &list[i], number);
%end
}

static void assemble(struct job *job)
{
	const char *text = (const char *)job->in.data;
	size_t number = 0, done = 0;
	for (size_t at = 0; at < job->in.length;) {
		const char *end = memchr(text + at, '\n', job->in.length - at);
		size_t length = end ? (size_t)(end - text) - at : job->in.length - at;
		number++;
		if (!is_empty(text + at, length)) {
			assemble_line(job, text + at, length, number);
			done++;
		}
		at += length + 1;
	}
	if (job->bad)
		job->out.length = 0;
	else if (strcmp(job->command, "roundtrip") == 0)
		printf("%zu instructions, all round trips match\n", done);
}

