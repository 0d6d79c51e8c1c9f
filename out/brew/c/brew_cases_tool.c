/* Case scripts: states and programs as lines of text, run and answered in lines.
 *
 * Instruction set: Brew.
 * Made by specc from the specification "Brew": change that, not this file. */
#include <inttypes.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "brew_tool.h"

enum { WORDS_MAX = 6 };

struct script {
	struct machine machine;
	struct bytes line, name, out;
	size_t number; /* of the line */
	char *words[WORDS_MAX];
	unsigned count; /* WORDS_MAX: these and more */
	uint64_t limit;
	bool open, trace; /* between case and go; each step is told */
	bool is_trap, is_reset; /* in place of a program */
	bool has_sight;         /* these two are what the trap sees; else pc and 0 */
	uint64_t next_pc, bad_address;
	bool is_broken; /* boot has raised */
	enum brew_exception raised; /* before the first step, or in its place */
	char wrong[200];  /* the first mistake of the case, or "" */
};

BREW_PRINTF(2, 3)
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
	while (file < brew_file_count && strcmp(brew_files[file].name, words[0]) != 0)
		file++;
	if (file == brew_file_count) {
		wrong(script, "unknown register file '%.40s'", words[0]);
		return;
	}
	int64_t at = all ? -1 : lane < INT64_MAX ? (int64_t)lane : INT64_MAX;
	const char *why = set_machine(&script->machine, file, number, at, value);
	if (why)
		wrong(script, "%.20s %.20s %.20s %.20s: %s", words[0], words[1], words[2], words[3], why);
}

static unsigned find_memory(const char *name)
{
	unsigned memory = 0;
	while (memory < brew_memory_count && strcmp(brew_memories[memory].name, name) != 0)
		memory++;
	return memory;
}

/* mem MEMORY BANK SIZE [BASE] */
static void line_mem(struct script *script, char **words)
{
	uint64_t number, size, base = 0;
	if (!hex(script, words[1], &number) || !hex(script, words[2], &size) ||
	    (script->count > 4 && !hex(script, words[3], &base)))
		return;
	const char *why =
		machine_add_bank(&script->machine, find_memory(words[0]), number, base, size);
	if (why)
		wrong(script, "mem %.40s %.20s: %s", words[0], words[1], why);
}

/* put MEMORY BANK ADDRESS BYTES */
static void line_put(struct script *script, char **words)
{
	uint64_t number, address;
	struct bytes data = { 0 };
	const char *why = NULL;
	if (hex(script, words[1], &number) && hex(script, words[2], &address) &&
	    bytes_of(script, words[3], &data))
		why = machine_put(&script->machine, find_memory(words[0]), number, address, data.data,
				  data.length);
	if (why)
		wrong(script, "put %.40s %.20s %.20s: %s", words[0], words[1], words[2], why);
	free(data.data);
}

static void line_raise(struct script *script, char **words)
{
	unsigned i = BREW_EXCEPTION_NONE + 1;
	while (i < BREW_EXCEPTION_COUNT &&
	       strcmp(brew_exception_name((enum brew_exception)i), words[0]) != 0)
		i++;
	if (i == BREW_EXCEPTION_COUNT)
		wrong(script, "unknown exception '%.40s'", words[0]);
	else
		script->raised = (enum brew_exception)i;
}

static void line_trap(struct script *script, char **words)
{
	script->is_trap = true;
	line_raise(script, words);
	if (script->count == 3)
		wrong(script, "expected trap NAME [NEXT_PC BAD_ADDRESS]");
	script->has_sight = script->count == 4 && hex(script, words[1], &script->next_pc) &&
			    hex(script, words[2], &script->bad_address);
}

static void line_reset(struct script *script, char **words)
{
	(void)words;
	script->is_reset = true;
}

/* From here on the state is that behind the reset. */
static void line_boot(struct script *script, char **words)
{
	(void)words;
	script->is_broken = brew_reset(script->machine.state) != BREW_STOP_NONE;
}

static void line_stop_at(struct script *script, char **words)
{
	uint64_t address;
	if (hex(script, words[0], &address) && !stop_machine_at(&script->machine, address))
		wrong(script, "more than %d stop-at lines", (int)BREW_BREAKS_MAX);
}

static void line_stop_on_trap(struct script *script, char **words)
{
	(void)words;
	script->machine.state->stop_on_trap = true;
}

static void line_stop_on_self_jump(struct script *script, char **words)
{
	(void)words;
	script->machine.state->stop_on_self_jump = true;
}

static const struct line {
	const char *word, *form;
	unsigned count; /* words behind the first */
	unsigned optional; /* and behind these */
	void (*read)(struct script *script, char **words);
} lines[] = {
	{ "limit", "limit STEPS", 1, 0, line_limit },
	{ "trace", "trace", 0, 0, line_trace },
	{ "set", "set FILE NUMBER LANE VALUE", 4, 0, line_set },
	{ "mem", "mem MEMORY BANK SIZE [BASE]", 3, 1, line_mem },
	{ "put", "put MEMORY BANK ADDRESS BYTES", 4, 0, line_put },
	{ "trap", "trap NAME [NEXT_PC BAD_ADDRESS]", 1, 2, line_trap },
	{ "raise", "raise NAME", 1, 0, line_raise },
	{ "reset", "reset", 0, 0, line_reset },
	{ "boot", "boot", 0, 0, line_boot },
	{ "stop-at", "stop-at ADDRESS", 1, 0, line_stop_at },
	{ "stop-on-trap", "stop-on-trap", 0, 0, line_stop_on_trap },
	{ "stop-on-self-jump", "stop-on-self-jump", 0, 0, line_stop_on_self_jump },
};

static void read_setting(struct script *script)
{
	const struct line *line = lines, *end = lines + sizeof lines / sizeof *lines;
	while (line < end && strcmp(line->word, script->words[0]) != 0)
		line++;
	if (line == end)
		wrong(script, "unknown line '%.40s'", script->words[0]);
	else if (script->count < line->count + 1 || script->count > line->count + line->optional + 1)
		wrong(script, "expected %s", line->form);
	else
		line->read(script, script->words + 1);
}

/* ---- the answer ---- */

static void add_registers(struct script *script, enum kept kept)
{
	const struct machine *machine = &script->machine;
	struct brew_difference d = { 0 };
	while (brew_compare(machine->kept[kept], machine->state, &d)) {
		const struct brew_file_info *info = &brew_files[d.file];
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

static void add_counters(struct script *script, enum kept kept)
{
	(void)script;
	(void)kept;
}

static void add_place(struct script *script, const struct bank *bank, uint64_t from)
{
	tool_add_format(&script->out, "put %s %x %" PRIx64 " ", brew_memories[bank->memory].name,
			bank->bank, bank->base + from);
}

/* What differs from the start. */
static void add_changes(struct script *script)
{
	const struct bank *bank = NULL;
	uint64_t from = 0, to;
	add_registers(script, KEPT_START);
	add_counters(script, KEPT_START);
	for (; machine_changed(&script->machine, &bank, &from, &to); from = to) {
		add_place(script, bank, from);
		machine_add_bytes(&script->out, bank, from, to);
		tool_add_text(&script->out, "\n");
	}
}

/* What the last step has changed. */
static void add_step_changes(struct script *script)
{
	const struct machine *machine = &script->machine;
	const struct note *notes = (const struct note *)(const void *)machine->notes.data;
	size_t count = machine->notes.length / sizeof *notes;
	add_registers(script, KEPT_STEP);
	add_counters(script, KEPT_STEP);
	for (size_t i = 0, end; i < count; i = end) {
		for (end = i + 1; end < count && notes[end].bank == notes[i].bank &&
				  notes[end].at == notes[end - 1].at + 1;)
			end++;
		add_place(script, notes[i].bank, notes[i].at);
		machine_add_bytes(&script->out, notes[i].bank, notes[i].at, notes[end - 1].at + 1);
		tool_add_text(&script->out, "\n");
	}
}

static void run_told(struct script *script)
{
	struct machine *machine = &script->machine;
	while (machine->steps < script->limit && machine->stop == BREW_STOP_LIMIT) {
		uint64_t pc = machine->state->pc;
		if (!step_machine(machine))
			return;
		tool_add_format(&script->out, "step %" PRIx64 "\n", pc);
		add_step_changes(script);
	}
}

/* Bytes of the instruction that traps. */
static uint64_t sight_length(const struct script *script)
{
	return (script->next_pc - script->machine.state->pc) & 0xffffffff;
}

/* An instruction, or a chain of prefixes, ends in front of next_pc. */
static void check_sight(struct script *script)
{
	const uint64_t most = 15 * BREW_LENGTH_MAX;
	if (!script->has_sight)
		return;
	if ((script->next_pc & ~(uint64_t)0xffffffff) || sight_length(script) > most ||
	    sight_length(script) % 2)
		wrong(script, "no instruction at %" PRIx64 " ends at %" PRIx64,
		      script->machine.state->pc, script->next_pc);
}

/* One trap or the reset counts as a step. */
static void run_block(struct script *script)
{
	struct machine *machine = &script->machine;
	const unsigned length = script->has_sight ? (unsigned)sight_length(script) : 0;
	const uint64_t bad_address = script->has_sight ? script->bad_address : 0;
	enum brew_stop stop = script->is_trap ? brew_trap(machine->state, NULL, script->raised,
							    length, bad_address)
					       : brew_reset(machine->state);
	machine->stop = stop ? stop : BREW_STOP_LIMIT;
	machine->steps = stop ? 0 : 1;
}

static void run_case(struct script *script)
{
	struct machine *machine = &script->machine;
	machine_begin(machine, script->limit, script->trace);
	if (script->is_trap || script->is_reset) {
		run_block(script);
		return;
	}
	if (script->is_broken || (script->raised &&
				  brew_raise(machine->state, &machine->program, script->raised)))
		machine->stop = BREW_STOP_RAISE;
	else if (script->trace)
		run_told(script);
	else
		run_machine(machine, script->limit);
}

static void add_stop(struct script *script)
{
	const struct machine *machine = &script->machine;
	const struct brew_state *state = machine->state;
	bool raised = machine->stop == BREW_STOP_RAISE;
	tool_add_format(&script->out, "stop %s %s %" PRIx64 " %" PRIu64 "\n",
			brew_stop_name(machine->stop),
			raised ? brew_exception_name(state->exception) : "-", state->pc,
			machine->steps);
	if (raised)
		tool_add_format(&script->out, "address %" PRIx64 "\n", state->bad_address);
}

static void answer(struct script *script)
{
	tool_add_format(&script->out, "case %s\n", (const char *)script->name.data);
	run_case(script);
	add_stop(script);
	add_changes(script);
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
	check_sight(script);
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
	script->is_trap = script->is_reset = script->is_broken = script->has_sight = false;
	script->raised = BREW_EXCEPTION_NONE;
	machine_clear(&script->machine);
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
