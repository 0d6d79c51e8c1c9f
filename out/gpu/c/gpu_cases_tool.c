/* Case scripts: states and programs as lines of text, run and answered in lines.
 *
 * Instruction set: SIMT GPU, 128-bit instructions.
 * Made by specc from the specification "GPU": change that, not this file. */
#include <inttypes.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "gpu_tool.h"

enum { WORDS_MAX = 6 };

struct script {
	struct machine machine;
	struct bytes line, name, out;
	size_t number; /* of the line */
	char *words[WORDS_MAX];
	unsigned count; /* WORDS_MAX: these and more */
	uint64_t limit;
	bool open, trace; /* between case and go; each step is told */
	char wrong[200];  /* the first mistake of the case, or "" */
};

GPU_PRINTF(2, 3)
static void wrong(struct script *script, const char *format, ...)
{
	if (script->wrong[0])
		return;
	int used = snprintf(script->wrong, sizeof script->wrong, "line %zu: ", script->number);
	va_list arguments;
	va_start(arguments, format);
	vsnprintf(script->wrong + used, sizeof script->wrong - (size_t)used, format, arguments);
	va_end(arguments);
}

/* The next line of standard input without its end; false at the end of the input. */
static bool read_line(struct script *script)
{
	int c = getchar();
	script->line.length = 0;
	if (c == EOF)
		return false;
	for (; c != EOF && c != '\n'; c = getchar()) {
		char byte = (char)(c ? c : '?');
		if (c != '\r')
			tool_add(&script->line, &byte, 1);
	}
	tool_add(&script->line, "", 1);
	script->number++;
	return true;
}

static void split(struct script *script)
{
	char *at = (char *)script->line.data;
	script->count = 0;
	while (script->count < WORDS_MAX) {
		at += strspn(at, " \t");
		if (!*at)
			return;
		script->words[script->count++] = at;
		at += strcspn(at, " \t");
		if (*at)
			*at++ = 0;
	}
}

/* A number of 64 bits in this base. */
static bool number_of(const char *word, unsigned base, uint64_t *value)
{
	*value = 0;
	for (const char *at = word; *at; at++) {
		uint64_t next = tool_digit(*at);
		if (next >= base || *value > (UINT64_MAX - next) / base)
			return false;
		*value = *value * base + next;
	}
	return *word != 0;
}

static bool hex(struct script *script, const char *word, uint64_t *value)
{
	if (number_of(word, 16, value))
		return true;
	wrong(script, "'%.40s' is not a hexadecimal number of at most 64 bits", word);
	return false;
}

static bool decimal(struct script *script, const char *word, uint64_t *value)
{
	if (number_of(word, 10, value))
		return true;
	wrong(script, "'%.40s' is not a decimal number", word);
	return false;
}

static bool bytes_of(struct script *script, const char *word, struct bytes *bytes)
{
	bytes->length = 0;
	tool_add_text(bytes, word);
	if (tool_hex_bytes(bytes) == SIZE_MAX)
		return true;
	wrong(script, "expected pairs of hexadecimal digits, found '%.40s'", word);
	return false;
}

/* ---- the lines: each gets its words ---- */

static void line_code(struct script *script, char **words)
{
	bytes_of(script, words[0], &script->machine.code);
}

static void line_limit(struct script *script, char **words)
{
	decimal(script, words[0], &script->limit);
}

static void line_trace(struct script *script, char **words)
{
	(void)words;
	script->trace = true;
}

/* set FILE NUMBER LANE VALUE; the file pc has one number */
static void line_set(struct script *script, char **words)
{
	uint64_t number, lane = 0, value;
	bool all = strcmp(words[2], "*") == 0;
	if (!hex(script, words[1], &number) || (!all && !decimal(script, words[2], &lane)) ||
	    !hex(script, words[3], &value))
		return;
	if (strcmp(words[0], "pc") == 0) {
		script->machine.state->pc = value;
		return;
	}
	unsigned file = 0;
	while (file < gpu_file_count && strcmp(gpu_files[file].name, words[0]) != 0)
		file++;
	if (file == gpu_file_count) {
		wrong(script, "unknown register file '%.40s'", words[0]);
		return;
	}
	int64_t at = all ? -1 : lane < INT64_MAX ? (int64_t)lane : INT64_MAX;
	const char *why = set_machine(&script->machine, file, number, at, value);
	if (why)
		wrong(script, "%.20s %.20s %.20s %.20s: %s", words[0], words[1], words[2], words[3], why);
}

/* The bank that words name, with at least size bytes. */
static struct bytes *find_bank(struct script *script, char **words, size_t size)
{
	uint64_t bank;
	unsigned memory = 0;
	if (!hex(script, words[1], &bank))
		return NULL;
	while (memory < gpu_memory_count && strcmp(gpu_memories[memory].name, words[0]) != 0)
		memory++;
	struct bytes *bytes = machine_add_bank(&script->machine, memory, bank, size);
	if (!bytes)
		wrong(script, "unknown memory '%.40s' with bank %.20s", words[0], words[1]);
	return bytes;
}

/* mem MEMORY BANK SIZE */
static void line_mem(struct script *script, char **words)
{
	uint64_t size;
	if (!hex(script, words[2], &size))
		return;
	if (size > BANK_MAX)
		wrong(script, "a bank of more than %x bytes", (unsigned)BANK_MAX);
	else
		find_bank(script, words, (size_t)size);
}

static void put_bytes(struct script *script, char **words, uint64_t offset,
		      const struct bytes *data)
{
	struct bytes *bank = find_bank(script, words, 0);
	if (!bank)
		return;
	if (offset > bank->length || data->length > bank->length - offset)
		wrong(script, "bank %.20s of '%.40s' has %zx bytes", words[1], words[0], bank->length);
	else if (data->length)
		memcpy(bank->data + offset, data->data, data->length);
}

/* put MEMORY BANK OFFSET BYTES */
static void line_put(struct script *script, char **words)
{
	uint64_t offset;
	struct bytes data = { 0 };
	if (hex(script, words[2], &offset) && bytes_of(script, words[3], &data))
		put_bytes(script, words, offset, &data);
	free(data.data);
}

static const struct line {
	const char *word, *form;
	unsigned count; /* words behind the first */
	void (*read)(struct script *script, char **words);
} lines[] = {
	{ "code", "code BYTES", 1, line_code },
	{ "limit", "limit STEPS", 1, line_limit },
	{ "trace", "trace", 0, line_trace },
	{ "set", "set FILE NUMBER LANE VALUE", 4, line_set },
	{ "mem", "mem MEMORY BANK SIZE", 3, line_mem },
	{ "put", "put MEMORY BANK OFFSET BYTES", 4, line_put },
};

static void read_setting(struct script *script)
{
	const struct line *line = lines, *end = lines + sizeof lines / sizeof *lines;
	while (line < end && strcmp(line->word, script->words[0]) != 0)
		line++;
	if (line == end)
		wrong(script, "unknown line '%.40s'", script->words[0]);
	else if (script->count != line->count + 1)
		wrong(script, "expected %s", line->form);
	else
		line->read(script, script->words + 1);
}

/* ---- the answer ---- */

static void add_registers(struct script *script, enum kept kept)
{
	const struct machine *machine = &script->machine;
	struct gpu_difference d = { 0 };
	while (gpu_compare(machine->kept[kept], machine->state, &d)) {
		const struct gpu_file_info *info = &gpu_files[d.file];
		bool uniform = machine_is_uniform(machine->state, d.file, d.number);
		tool_add_format(&script->out, "%s %x ", info->name, d.number);
		if (uniform)
			tool_add_text(&script->out, "*");
		else
			tool_add_format(&script->out, "%u", d.lane);
		tool_add_format(&script->out, " %" PRIx64 "\n", d.after);
		if (uniform)
			d.next_lane = info->lanes;
	}
}

/* Runs of bytes that changed. */
static void add_bytes(struct script *script, const struct bank *bank, enum kept kept)
{
	const unsigned char *before = bank->kept[kept].data, *after = bank->bytes.data;
	for (size_t at = 0, end; at < bank->bytes.length; at = end) {
		end = at;
		while (end < bank->bytes.length && before[end] != after[end])
			end++;
		if (end > at) {
			tool_add_format(&script->out, "put %s %x %zx ", gpu_memories[bank->memory].name,
					bank->bank, at);
			tool_add_hex(&script->out, after + at, end - at);
			tool_add_text(&script->out, "\n");
		} else {
			end++;
		}
	}
}

static void add_changes(struct script *script, enum kept kept)
{
	add_registers(script, kept);
	for (const struct bank *bank = script->machine.banks; bank; bank = bank->next)
		add_bytes(script, bank, kept);
}

/* Runs step by step and tells each. */
static enum gpu_stop run_traced(struct script *script, uint64_t *steps)
{
	struct machine *machine = &script->machine;
	enum gpu_stop stop = GPU_STOP_NONE;
	for (*steps = 0; *steps < script->limit; ++*steps) {
		uint64_t pc = machine->state->pc;
		machine_keep(machine, KEPT_STEP);
		stop = gpu_step(machine->state, &machine->program);
		if (stop)
			return stop;
		tool_add_format(&script->out, "step %" PRIx64 "\n", pc);
		add_changes(script, KEPT_STEP);
	}
	return gpu_run(machine->state, &machine->program, 0, NULL);
}

static void add_stop(struct script *script, enum gpu_stop stop, uint64_t steps)
{
	const struct gpu_state *state = script->machine.state;
	tool_add_format(&script->out, "stop %s ", gpu_stop_name(stop));
	bool raised = stop == GPU_STOP_RAISE;
	tool_add_text(&script->out, raised ? gpu_exception_name(state->exception) : "-");
	if (raised && state->lane >= 0)
		tool_add_format(&script->out, "@%d", state->lane);
	tool_add_format(&script->out, " %" PRIx64 " %" PRIu64 "\n", state->pc, steps);
}

static void answer(struct script *script)
{
	struct machine *machine = &script->machine;
	uint64_t steps;
	load_machine(machine);
	tool_add_format(&script->out, "case %s\n", (const char *)script->name.data);
	enum gpu_stop stop = script->trace
				     ? run_traced(script, &steps)
				     : gpu_run(machine->state, &machine->program, script->limit, &steps);
	add_stop(script, stop, steps);
	add_changes(script, KEPT_START);
	tool_add_text(&script->out, "end\n");
}

/* Writes what is there to be written; false when that fails. */
static bool flush(struct script *script)
{
	size_t length = script->out.length;
	script->out.length = 0;
	return (!length || fwrite(script->out.data, 1, length, stdout) == length) &&
	       fflush(stdout) == 0;
}

static void finish(struct script *script)
{
	if (script->wrong[0])
		tool_add_format(&script->out, "error %s\n", script->wrong);
	else
		answer(script);
	script->wrong[0] = 0;
	script->open = false;
}

static void begin(struct script *script)
{
	if (script->open) {
		wrong(script, "the previous case has no go");
		finish(script);
	}
	script->open = true;
	script->limit = 1000000;
	script->trace = false;
	reset_machine(&script->machine);
	const char *name = script->count > 1 ? script->words[1] : "-";
	script->name.length = 0;
	tool_add(&script->name, name, strlen(name) + 1);
	if (script->count != 2)
		wrong(script, "expected case NAME");
}

static void read_script_line(struct script *script)
{
	split(script);
	if (!script->count)
		return;
	if (strcmp(script->words[0], "case") == 0) {
		begin(script);
		return;
	}
	if (!script->open)
		wrong(script, "expected a line 'case NAME'");
	else if (strcmp(script->words[0], "go") != 0)
		read_setting(script);
	else if (script->count != 1)
		wrong(script, "expected go");
	if (!script->open || strcmp(script->words[0], "go") == 0)
		finish(script);
}

int tool_cases(void)
{
	struct script script = { 0 };
	bool good = true;
	machine_open(&script.machine);
	while (good && read_line(&script)) {
		read_script_line(&script);
		good = flush(&script);
	}
	if (script.open) {
		wrong(&script, "the case has no go");
		finish(&script);
	}
	good = flush(&script) && good;
	machine_close(&script.machine);
	free(script.line.data);
	free(script.name.data);
	free(script.out.data);
	return good && !ferror(stdin) ? EXIT_FINE : EXIT_USAGE;
}
