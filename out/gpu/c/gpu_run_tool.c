/* The command run: bytes are run, and what they change is printed.
 *
 * Instruction set: SIMT GPU, 128-bit instructions.
 * Made by specc from the specification "GPU": change that, not this file. */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "gpu_tool.h"

struct run {
	struct machine machine;
	const char *path;
	bool hex, json, trace;
	uint64_t limit, steps;
	enum gpu_stop stop;
	struct bytes out, traced; /* traced: elements of a JSON array */
};

/* Says what is wrong with an argument; false. */
static bool refuse(const char *argument, const char *why)
{
	fprintf(stderr, "gpu_tool: '%s': %s\n", argument, why);
	return false;
}

/* number = ["-"] ("0x" hex digits | decimal digits), length bytes; the magnitude */
static bool read_number(const char *text, size_t length, uint64_t *value, bool *negative)
{
	size_t at = 0;
	*value = 0;
	*negative = length && text[0] == '-';
	at += *negative;
	bool hexadecimal = length - at > 2 && text[at] == '0' && (text[at + 1] | 0x20) == 'x';
	uint64_t base = hexadecimal ? 16 : 10;
	at += hexadecimal ? 2 : 0;
	if (at == length)
		return false;
	for (; at < length; at++) {
		uint64_t digit = tool_digit(text[at]);
		if (digit >= base || *value > (UINT64_MAX - digit) / base)
			return false;
		*value = *value * base + digit;
	}
	return true;
}

/* A number as the bits of a register of this width; false where it does not fit. */
static bool fit(uint64_t *value, bool negative, unsigned width)
{
	uint64_t most = UINT64_MAX >> (64 - width);
	if (!negative)
		return *value <= most;
	if (*value && *value - 1 > most >> 1)
		return false;
	*value = (0 - *value) & most;
	return true;
}

/* The text of a number that is not negative. */
static bool read_index(const char *text, size_t length, uint64_t *value)
{
	bool negative;
	return read_number(text, length, value, &negative) && !negative;
}

/* ---- settings ---- */

static const char *const a_number = "expected a number such as 7, 0x1F or -1 after '='";

/* register = name ["@" lane] */
static bool set_register(struct run *run, const char *setting, size_t length, const char *value)
{
	const char *at = memchr(setting, '@', length);
	size_t name = at ? (size_t)(at - setting) : length;
	unsigned file, number;
	uint64_t bits, lane = 0;
	bool negative;
	if (!gpu_find_register(setting, name, &file, &number))
		return refuse(setting, "unknown register");
	if (at && (!read_index(at + 1, length - name - 1, &lane) || lane > INT32_MAX))
		return refuse(setting, "expected the number of a lane after '@'");
	if (!read_number(value, strlen(value), &bits, &negative))
		return refuse(setting, a_number);
	if (!fit(&bits, negative, gpu_files[file].width))
		return refuse(setting, "the number has more bits than the register");
	const char *why = set_machine(&run->machine, file, number, at ? (int64_t)lane : -1, bits);
	return !why || refuse(setting, why);
}

static bool set_pc(struct run *run, const char *setting, const char *value)
{
	return read_index(value, strlen(value), &run->machine.state->pc) || refuse(setting, a_number);
}

/* A word of a bank, which grows to hold it, in steps of 16 bytes. */
static bool set_word(struct run *run, const char *setting, unsigned memory, const uint64_t *index,
		     const char *value)
{
	const struct gpu_memory_info *info = &gpu_memories[memory];
	uint64_t word;
	bool negative;
	if (!read_number(value, strlen(value), &word, &negative))
		return refuse(setting, a_number);
	if (!fit(&word, negative, info->word < 8 ? 8 * info->word : 64))
		return refuse(setting, "the number has more bits than a word of the memory");
	if (index[1] > BANK_MAX)
		return refuse(setting, "the offset is too large");
	size_t at = (size_t)index[1], size = (at + info->word + 15) / 16 * 16;
	struct bytes *bank = machine_add_bank(&run->machine, memory, index[0], size);
	if (!bank)
		return refuse(setting, "unknown bank");
	for (size_t i = 0; i < info->word; i++) {
		size_t shift = 8 * (info->big ? info->word - 1 - i : i);
		bool sign = negative && word; /* what a word has beyond 64 bits */
		bank->data[at + i] = (unsigned char)(shift < 64 ? word >> shift : sign ? 0xff : 0);
	}
	return true;
}

static bool set_file(struct run *run, const char *setting, unsigned memory, uint64_t number,
		     const char *path)
{
	struct bytes content = { 0 };
	bool good = read_file(path, &content);
	struct bytes *bank = machine_add_bank(&run->machine, memory, number, content.length);
	if (good && !bank)
		good = refuse(setting, "unknown bank");
	if (good && content.length)
		memcpy(bank->data, content.data, content.length);
	free(content.data);
	return good;
}

/* memory = name { "[" number "]" } */
static bool set_memory(struct run *run, const char *setting, size_t length, const char *value)
{
	const char *at = memchr(setting, '[', length), *end = setting + length;
	size_t name = at ? (size_t)(at - setting) : length;
	uint64_t index[2] = { 0, 0 };
	unsigned memory = 0, count = 0;
	while (memory < gpu_memory_count && (strlen(gpu_memories[memory].name) != name ||
					  memcmp(gpu_memories[memory].name, setting, name) != 0))
		memory++;
	if (memory == gpu_memory_count)
		return refuse(setting, at ? "unknown memory" : "unknown register");
	unsigned first = gpu_memories[memory].banks ? 0 : 1; /* without banks: the offset alone */
	for (at = setting + name; at < end && first + count < 2; count++) {
		const char *close = memchr(at, ']', (size_t)(end - at));
		if (*at != '[' || !close ||
		    !read_index(at + 1, (size_t)(close - at) - 1, &index[first + count]))
			break;
		at = close + 1;
	}
	if (at < end || first + count < 1)
		return refuse(setting, first ? "expected MEMORY[OFFSET]=NUMBER or MEMORY=FILE"
					     : "expected MEMORY[BANK][OFFSET]=NUMBER or MEMORY[BANK]=FILE");
	return first + count == 2 ? set_word(run, setting, memory, index, value)
				  : set_file(run, setting, memory, index[0], value);
}

/* setting = (register | memory | "pc") "=" text */
static bool read_setting(struct run *run, const char *setting)
{
	const char *equals = strchr(setting, '=');
	if (!equals)
		return refuse(setting, "expected a setting such as NAME=NUMBER");
	size_t length = (size_t)(equals - setting);
	unsigned file, number;
	const char *lane = memchr(setting, '@', length);
	if (lane || gpu_find_register(setting, length, &file, &number))
		return set_register(run, setting, length, equals + 1);
	if (length == 2 && memcmp(setting, "pc", 2) == 0)
		return set_pc(run, setting, equals + 1);
	return set_memory(run, setting, length, equals + 1);
}

/* ---- what changed ---- */

/* Content of a JSON string. */
static void add_json(struct bytes *out, const char *text)
{
	for (; *text; text++) {
		unsigned char c = (unsigned char)*text;
		if (c == '"' || c == '\\')
			tool_add_format(out, "\\%c", c);
		else if (c < 0x20)
			tool_add_format(out, "\\u%04x", (unsigned)c);
		else
			tool_add(out, text, 1);
	}
}

static void add_register(struct bytes *out, unsigned file, unsigned number, bool json)
{
	size_t size = gpu_register_name(file, number, NULL, 0) + 1;
	struct bytes name = { 0 };
	tool_add_zeros(&name, size);
	gpu_register_name(file, number, (char *)name.data, size);
	if (json)
		add_json(out, (const char *)name.data);
	else
		tool_add_text(out, (const char *)name.data);
	free(name.data);
}

/* { "R1": "0x00000010", "R4": ["0x00000000", ...] } */
static void add_json_changes(const struct machine *machine, enum kept kept, struct bytes *out)
{
	struct gpu_difference d = { 0 };
	const char *before = "";
	tool_add_text(out, "{");
	for (; gpu_compare(machine->kept[kept], machine->state, &d); before = ", ") {
		const struct gpu_file_info *info = &gpu_files[d.file];
		bool uniform = machine_is_uniform(machine->state, d.file, d.number);
		tool_add_format(out, "%s\"", before);
		add_register(out, d.file, d.number, true);
		tool_add_text(out, uniform ? "\": " : "\": [");
		for (unsigned lane = 0; lane < (uniform ? 1u : info->lanes); lane++) {
			uint64_t value = 0;
			gpu_read(machine->state, d.file, d.number, lane, &value);
			tool_add_format(out, "%s\"0x%0*" PRIx64 "\"", lane ? ", " : "",
					(info->width + 3) / 4, value);
		}
		tool_add_text(out, uniform ? "" : "]");
		d.next_lane = info->lanes;
	}
	tool_add_text(out, "}");
}

/* A line for each register, each behind so many blanks. */
static void add_text_changes(const struct machine *machine, enum kept kept, int indent,
			     struct bytes *out)
{
	size_t size = gpu_dump(machine->kept[kept], machine->state, NULL, 0) + 1;
	struct bytes text = { 0 };
	tool_add_zeros(&text, size);
	gpu_dump(machine->kept[kept], machine->state, (char *)text.data, size);
	for (char *line = (char *)text.data, *end; *line; line = end + 1) {
		end = strchr(line, '\n');
		tool_add_format(out, "%*s", indent, "");
		tool_add(out, line, (size_t)(end + 1 - line));
	}
	free(text.data);
}

/* Digits of the largest address of the program. */
static int address_digits(const struct machine *machine)
{
	int digits = 2;
	for (size_t size = machine->code.length >> 8; size; size >>= 4)
		digits++;
	return digits;
}

/* One step of a trace: pc is where its instruction stands. */
static void add_step(struct run *run, uint64_t pc)
{
	const struct machine *machine = &run->machine;
	struct gpu_insn insn;
	char text[GPU_TEXT_MAX + 1], address[32];
	gpu_decode(machine->code.data + pc, machine->code.length - (size_t)pc, &insn);
	gpu_format(&insn, text, sizeof text);
	if (run->json) {
		tool_add_format(&run->traced, "%s{\"pc\": %" PRIu64 ", \"text\": \"",
				run->traced.length ? ", " : "", pc);
		add_json(&run->traced, text);
		tool_add_text(&run->traced, "\", \"changed\": ");
		add_json_changes(machine, KEPT_STEP, &run->traced);
		tool_add_text(&run->traced, "}");
		return;
	}
	int digits = address_digits(machine);
	int indent = snprintf(address, sizeof address, "0x%0*" PRIx64 "  ", digits, pc);
	tool_add_format(&run->out, "%s%s\n", address, text);
	add_text_changes(machine, KEPT_STEP, indent, &run->out);
}

/* ---- running ---- */

/* Writes what is there so far; false, and reported, where that fails. */
static bool flush(struct run *run)
{
	size_t length = run->out.length;
	run->out.length = 0;
	if ((!length || fwrite(run->out.data, 1, length, stdout) == length) && fflush(stdout) == 0)
		return true;
	fputs("gpu_tool: cannot write to standard output\n", stderr);
	return false;
}

static bool run_traced(struct run *run)
{
	struct machine *machine = &run->machine;
	for (run->steps = 0; run->steps < run->limit; run->steps++) {
		uint64_t pc = machine->state->pc;
		machine_keep(machine, KEPT_STEP);
		run->stop = gpu_step(machine->state, &machine->program);
		if (run->stop)
			return true;
		add_step(run, pc);
		if (run->out.length > 65536 && !flush(run))
			return false;
	}
	run->stop = gpu_run(machine->state, &machine->program, 0, NULL);
	return true;
}

static void add_json_result(struct run *run)
{
	const struct gpu_state *state = run->machine.state;
	tool_add_format(&run->out, "{\"stop\": \"%s\"", gpu_stop_name(run->stop));
	if (run->stop == GPU_STOP_RAISE) {
		tool_add_text(&run->out, ", \"exception\": \"");
		add_json(&run->out, gpu_exception_name(state->exception));
		tool_add_text(&run->out, "\"");
		if (state->lane >= 0)
			tool_add_format(&run->out, ", \"lane\": %d", state->lane);
	}
	tool_add_format(&run->out, ", \"pc\": %" PRIu64 ", \"steps\": %" PRIu64, state->pc, run->steps);
	if (run->trace) {
		tool_add_text(&run->out, ", \"trace\": [");
		tool_add(&run->out, run->traced.data, run->traced.length);
		tool_add_text(&run->out, "]");
	}
	tool_add_text(&run->out, ", \"changed\": ");
	add_json_changes(&run->machine, KEPT_START, &run->out);
	tool_add_text(&run->out, "}\n");
}

static void add_text_result(struct run *run)
{
	const struct gpu_state *state = run->machine.state;
	tool_add_text(&run->out, gpu_stop_name(run->stop));
	if (run->stop == GPU_STOP_RAISE)
		tool_add_format(&run->out, " %s", gpu_exception_name(state->exception));
	if (run->stop == GPU_STOP_RAISE && state->lane >= 0)
		tool_add_format(&run->out, " in lane %d", state->lane);
	tool_add_format(&run->out, " at 0x%02" PRIx64 " after %" PRIu64 " step%s\n", state->pc,
			run->steps, run->steps == 1 ? "" : "s");
	add_text_changes(&run->machine, KEPT_START, 0, &run->out);
}

static bool run_program(struct run *run)
{
	struct machine *machine = &run->machine;
	load_machine(machine);
	if (!run->trace)
		run->stop = gpu_run(machine->state, &machine->program, run->limit, &run->steps);
	else if (!run_traced(run))
		return false;
	if (run->json)
		add_json_result(run);
	else
		add_text_result(run);
	return flush(run);
}

static bool read_options(struct run *run, int count, char **words)
{
	for (int i = 0; i < count; i++) {
		const char *word = words[i];
		bool limit = strcmp(word, "--limit") == 0;
		if (strcmp(word, "--hex") == 0)
			run->hex = true;
		else if (strcmp(word, "--trace") == 0)
			run->trace = true;
		else if (strcmp(word, "--format=json") == 0)
			run->json = true;
		else if (limit && i + 1 == count)
			return refuse(word, "expected a number after it");
		else if (limit && !read_index(words[i + 1], strlen(words[i + 1]), &run->limit))
			return refuse(words[i + 1], "is not a number of steps");
		else if (!limit && word[0] == '-' && word[1])
			return refuse(word, "is not an option of run; see --help");
		else if (!limit && !run->path)
			run->path = word;
		else if (!limit && !read_setting(run, word))
			return false;
		i += limit;
	}
	return run->path || refuse("run", "expected a FILE of bytes, or - for standard input");
}

int run_command(int count, char **words)
{
	struct run run = { .limit = 1000000 };
	int status = EXIT_USAGE;
	machine_open(&run.machine);
	if (read_options(&run, count, words) && read_file(run.path, &run.machine.code) &&
	    (!run.hex || tool_parse_hex(run.path, &run.machine.code)) && run_program(&run))
		status = run.stop == GPU_STOP_EXIT ? EXIT_FINE : EXIT_STOPPED;
	machine_close(&run.machine);
	free(run.out.data);
	free(run.traced.data);
	return status;
}
