/* Assembler, disassembler and interpreter: a program made of the library alone.
 *
 * Instruction set: SIMT GPU, 128-bit instructions.
 * Made by specc from the specification "GPU": change that, not this file. */
/* cc -O2 -o gpu_tool gpu_*.c */
#include "gpu_tool.h" /* first: errno.h has macros that a register may be called as */

#include <errno.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char help[] =
	"gpu_tool: assembler, disassembler and interpreter for SIMT GPU, 128-bit instructions\n\n"
	"Usage: gpu_tool asm|disasm|roundtrip [OPTIONS] [FILE]\n"
	"       gpu_tool run [OPTIONS] FILE [SETTING...]\n"
	"       gpu_tool cases\n\n"
	"  asm         assemble text, one instruction per line, into bytes in memory order\n"
	"  disasm      disassemble bytes into text, one instruction per line\n"
	"  roundtrip   text to bytes to text to bytes; report where they differ\n"
	"  run         run bytes from address 0; print why it stopped and what changed\n"
	"  cases       run cases from a script on standard input; print answers as lines\n\n"
	"  -o FILE         write to FILE instead of standard output\n"
	"  --format=hex    bytes as hex digits, one line per instruction\n"
	"  --bytes         disasm: print the address and bytes of each instruction\n"
	"  --hex           run: FILE contains hex digits\n"
	"  --limit N       run: stop after N instructions (1000000)\n"
	"  --trace         run: print each instruction and what it changed\n"
	"  --format=json   run: print one JSON object\n"
	"  --help          print this text\n\n"
	"Without FILE, or with -, standard input is read. Settings for run: REGISTER=NUMBER,\n"
	"REGISTER@LANE=NUMBER, active=NUMBER, pc=NUMBER, MEMORY[BANK][OFFSET]=NUMBER for a word,\n"
	"MEMORY[BANK]=FILE for its bytes; a memory without banks has no [BANK].\n"
	"Errors are written as file:line:column: message.\n"
	"Exit status: 0 success, 1 invalid input, 2 usage or input/output, 3 run stopped early.\n\n"
	"Examples:\n"
	"  gpu_tool asm --format=hex program.s | gpu_tool disasm --format=hex\n"
	"  gpu_tool asm -o program.bin program.s && gpu_tool run --trace program.bin\n";

struct job {
	const char *command, *path, *output;
	bool hex, show_bytes;
	struct bytes in, out;
	size_t bad; /* lines or words that are no instruction */
};

/* Makes room for so many more bytes. */
static void grow(struct bytes *bytes, size_t length)
{
	size_t capacity = 2 * (bytes->length + length) + 4096;
	if (bytes->length + length <= bytes->capacity && bytes->data)
		return;
	unsigned char *larger = capacity > length ? realloc(bytes->data, capacity) : NULL;
	if (!larger) {
		fputs("gpu_tool: out of memory\n", stderr);
		exit(EXIT_USAGE);
	}
	bytes->data = larger;
	bytes->capacity = capacity;
}

void tool_add(struct bytes *bytes, const void *data, size_t length)
{
	grow(bytes, length);
	if (length)
		memcpy(bytes->data + bytes->length, data, length);
	bytes->length += length;
}

void tool_add_zeros(struct bytes *bytes, size_t size)
{
	grow(bytes, size);
	memset(bytes->data + bytes->length, 0, size);
	bytes->length += size;
}

void tool_add_text(struct bytes *bytes, const char *text)
{
	tool_add(bytes, text, strlen(text));
}

void tool_add_hex(struct bytes *bytes, const uint8_t *data, size_t length)
{
	for (size_t i = 0; i < length; i++) {
		const char digits[] = "0123456789abcdef";
		tool_add(bytes, &digits[data[i] >> 4], 1);
		tool_add(bytes, &digits[data[i] & 15], 1);
	}
}

void tool_add_format(struct bytes *bytes, const char *format, ...)
{
	va_list arguments, again;
	va_start(arguments, format);
	va_copy(again, arguments);
	int length = vsnprintf(NULL, 0, format, arguments);
	grow(bytes, (size_t)length + 1);
	vsnprintf((char *)bytes->data + bytes->length, (size_t)length + 1, format, again);
	bytes->length += (size_t)length;
	va_end(again);
	va_end(arguments);
}

/* ---- text to bytes ---- */

static bool is_empty(const char *line, size_t length)
{
	static const char comment[] = "//";
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
static void check_round(struct job *job, size_t line, const struct gpu_insn *insn)
{
	struct gpu_insn decoded, again;
	uint8_t bytes[GPU_LENGTH_MAX];
	char text[GPU_TEXT_MAX + 1], other[GPU_TEXT_MAX + 1];
	size_t length = gpu_format(insn, text, sizeof text);
	if (gpu_encode(insn, bytes, sizeof bytes) != GPU_STATUS_OK ||
	    gpu_decode(bytes, insn->length, &decoded) != GPU_STATUS_OK)
		complain(job, line, 1, "the bytes of the instruction do not decode");
	else if (gpu_format(&decoded, other, sizeof other) != length || strcmp(text, other) != 0)
		complain(job, line, 1, "the bytes of the instruction decode to a different text");
	else if (gpu_parse(text, length, &again, NULL) != GPU_STATUS_OK ||
		 memcmp(again.word, insn->word, sizeof again.word) != 0)
		complain(job, line, 1, "the canonical text reads as a different instruction");
}

static void assemble_one(struct job *job, const struct gpu_insn *insn, size_t number)
{
	uint8_t bytes[GPU_LENGTH_MAX];
	if (strcmp(job->command, "roundtrip") == 0) {
		check_round(job, number, insn);
		return;
	}
	if (gpu_encode(insn, bytes, sizeof bytes) != GPU_STATUS_OK) {
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
	struct gpu_error error;
	struct gpu_insn insn;
	if (gpu_parse(line, length, &insn, &error) != GPU_STATUS_OK)
		complain(job, number, error.column, error.message);
	else
		assemble_one(job, &insn, number);
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

/* ---- bytes to text ---- */

static void add_bits(struct bytes *out, const uint64_t *bits)
{
	const char *before = "";
	for (unsigned i = 0; i < 64 * GPU_LIMBS; i++) {
		char range[32];
		unsigned last = i;
		if (!(bits[i / 64] >> i % 64 & 1))
			continue;
		while (last + 1 < 64 * GPU_LIMBS && bits[(last + 1) / 64] >> (last + 1) % 64 & 1)
			last++;
		if (last > i)
			snprintf(range, sizeof range, "%s%u-%u", before, i, last);
		else
			snprintf(range, sizeof range, "%s%u", before, i);
		tool_add_text(out, range);
		before = ", ";
		i = last;
	}
}

static void add_reason(struct bytes *out, const struct gpu_insn *insn, enum gpu_status status)
{
	struct gpu_reason reason;
	const char *name = gpu_opcode_name((enum gpu_opcode)insn->opcode);
	if (status == GPU_STATUS_TRUNCATED)
		tool_add_text(out, "the instruction is incomplete");
	if (status == GPU_STATUS_UNDEFINED)
		tool_add_text(out, "no opcode has these fixed bits");
	if (status != GPU_STATUS_RESERVED)
		return;
	gpu_explain(insn, &reason);
	if (reason.kind == GPU_REASON_BITS) {
		tool_add_text(out, "reserved bits of ");
		tool_add_text(out, name);
		tool_add_text(out, " are not zero: ");
		add_bits(out, reason.bits);
		return;
	}
	tool_add_text(out, "'");
	tool_add_text(out, gpu_field_name(reason.field));
	tool_add_text(out, "' of ");
	tool_add_text(out, name);
	tool_add_text(out, reason.kind == GPU_REASON_VALUE
			      ? " is not a value of its type"
			      : " cannot have this value with those of the other fields");
}

/* Returns the bytes used, at least 1. */
static size_t disassemble_one(struct job *job, const uint8_t *bytes, size_t size, size_t address)
{
	struct gpu_insn insn;
	char text[GPU_TEXT_MAX + 32];
	enum gpu_status status = gpu_decode(bytes, size, &insn);
	size_t length = insn.length ? insn.length : 16;
	if (length > size)
		length = size;
	if (job->show_bytes) {
		snprintf(text, sizeof text, "%08zx: ", address);
		tool_add_text(&job->out, text);
		tool_add_hex(&job->out, bytes, length);
		tool_add_text(&job->out, "  ");
	}
	if (status == GPU_STATUS_OK) {
		gpu_format(&insn, text, sizeof text);
		tool_add_text(&job->out, text);
	} else {
		job->bad++;
		tool_add_text(&job->out, "// ");
		tool_add_hex(&job->out, bytes, length);
		tool_add_text(&job->out, ": ");
		add_reason(&job->out, &insn, status);
	}
	tool_add_text(&job->out, "\n");
	return length;
}

static void disassemble(struct job *job)
{
	for (size_t at = 0; at < job->in.length;)
		at += disassemble_one(job, job->in.data + at, job->in.length - at, at);
}

/* ---- input, output, options ---- */

static bool fail(const char *what, const char *path)
{
	fprintf(stderr, "gpu_tool: cannot %s '%s': %s\n", what, path, strerror(errno));
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
		fputs("gpu_tool: expected asm, disasm or roundtrip with at most one FILE, run or "
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
