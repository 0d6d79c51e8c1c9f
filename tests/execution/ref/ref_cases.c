/* SPDX-License-Identifier: MIT */
/* Reads case scripts, executes the cases and writes the answers. */
#include "ref_cases.h"

#include <ctype.h>
#include <inttypes.h>
#include <stdarg.h>
#include <stdlib.h>

#include "base/str.h"

enum { MAX_WORDS = 8, DEFAULT_LIMIT = 1000000, MAX_BANK = 1 << 28 };

/* What a machine does instead of a run, or before it. */
enum start { START_RUN, START_RAISE, START_TRAP, START_RESET };

struct case_reader {
	struct ref *ref;
	FILE *out;                               /* or NULL */
	struct arena *arena;                     /* of the current case */
	struct ref_state *before, *after, *last; /* last: before a traced step */
	struct str name;
	uint8_t *code;
	size_t size;
	uint64_t limit;
	bool trace;
	enum start start;
	enum ref_stop boot;
	size_t exception; /* RAISE, TRAP: index in isa->exceptions */
	bool has_sight;   /* TRAP: next_pc and bad_address are given; else pc and 0 */
	uint64_t next_pc, bad_address;
	VEC(uint64_t) breaks;
	bool unspecified; /* the run read lanes that do not participate */
	struct str error; /* the first error of the case, or empty */
};

static void fail(struct case_reader *c, const char *format, ...)
	__attribute__((format(printf, 2, 3)));

static void fail(struct case_reader *c, const char *format, ...)
{
	va_list arguments;
	if (c->error.length)
		return;
	va_start(arguments, format);
	c->error = str_from_c(arena_vprintf(c->arena, format, arguments));
	va_end(arguments);
}

static void new_case(struct case_reader *c, struct str name)
{
	arena_reset(c->arena);
	ref_state_reset(c->ref, c->before);
	c->name = str_copy(c->arena, name);
	c->code = NULL;
	c->size = 0;
	c->limit = DEFAULT_LIMIT;
	c->trace = false;
	c->start = START_RUN;
	c->has_sight = false;
	c->boot = REF_NONE;
	c->unspecified = false;
	c->breaks.items = NULL;
	c->breaks.count = c->breaks.capacity = 0;
	c->error = (struct str){ 0 };
}

/* ---- numbers ---- */

static bool read_number(struct case_reader *c, struct str text, unsigned base, uint64_t *number)
{
	static const char digits[] = "0123456789abcdef";
	*number = 0;
	for (size_t i = 0; i < text.length; i++) {
		const char *digit = strchr(digits, tolower((unsigned char)text.text[i]));
		uint64_t value = digit && *digit ? (uint64_t)(digit - digits) : 99;
		if (value >= base || *number > (UINT64_MAX - value) / base) {
			fail(c, "'%.*s' is not a number", STR_ARG(text));
			return false;
		}
		*number = *number * base + value;
	}
	if (!text.length)
		fail(c, "a number is missing");
	return text.length > 0;
}

static bool read_bytes(struct case_reader *c, struct str text, uint8_t *bytes)
{
	uint64_t value;
	if (text.length % 2) {
		fail(c, "the bytes have an odd number of digits");
		return false;
	}
	for (size_t i = 0; i < text.length; i += 2) {
		if (!read_number(c, str_slice(text, i, i + 2), 16, &value))
			return false;
		bytes[i / 2] = (uint8_t)value;
	}
	return true;
}

/* The range of lanes that the word denotes. */
static bool read_lanes(
	struct case_reader *c, struct str text, unsigned lanes, unsigned *first, unsigned *last)
{
	uint64_t lane;
	*first = 0;
	*last = lanes - 1;
	if (str_equal_c(text, "*"))
		return true;
	if (!read_number(c, text, 10, &lane))
		return false;
	if (lane >= lanes) {
		fail(c, "there is no lane %" PRIu64, lane);
		return false;
	}
	*first = *last = (unsigned)lane;
	return true;
}

/* ---- lines ---- */

static void set_word(
	struct case_reader *c, const char *what, uint64_t *to, unsigned width, uint64_t value)
{
	if (width < 64 && value >> width)
		fail(c, "%s has %u bits", what, width);
	else
		*to = value;
}

static void set_case_register(struct case_reader *c, size_t file, const struct str *words)
{
	const struct register_file *f = ref_isa(c->ref)->register_files.items[file];
	uint64_t number, value;
	unsigned first, last, lanes = ref_file_lanes(c->ref, file);
	if (!read_number(c, words[2], 16, &number) || !read_number(c, words[4], 16, &value) ||
		!read_lanes(c, words[3], lanes, &first, &last))
		return;
	if (!ref_is_register(c->ref, file, number))
		fail(c, "%.*s %" PRIx64 " is not a register that can be set", STR_ARG(f->name), number);
	else if (f->width < 64 && value >> f->width)
		fail(c, "%" PRIx64 " does not fit %u bits", value, f->width);
	else
		for (unsigned l = first; l <= last; l++)
			c->before->files[file][number * lanes + l] = value;
}

static void set_line(struct case_reader *c, const struct str *words)
{
	const struct isa *isa = ref_isa(c->ref);
	uint64_t value;
	for (size_t i = 0; i < isa->register_files.count; i++)
		if (str_equal(isa->register_files.items[i]->name, words[1])) {
			set_case_register(c, i, words);
			return;
		}
	if (!read_number(c, words[4], 16, &value))
		return;
	if (str_equal_c(words[1], "active"))
		set_word(c, "active", &c->before->active, ref_lanes(c->ref), value);
	else if (str_equal_c(words[1], "pc"))
		set_word(c, "pc", &c->before->pc, isa->counter ? isa->counter : 64, value);
	else if (str_equal_c(words[1], "cycles") && ref_is_machine(c->ref))
		set_word(c, "cycles", &c->before->cycles, 64, value);
	else
		fail(c, "'%.*s' is not a register file", STR_ARG(words[1]));
}

static struct ref_bank *find_bank(struct case_reader *c, struct str name, struct str number)
{
	const struct isa *isa = ref_isa(c->ref);
	uint64_t bank;
	for (size_t i = 0; i < isa->memories.count; i++) {
		const struct memory *memory = isa->memories.items[i];
		if (!str_equal(memory->name, name))
			continue;
		if (!read_number(c, number, 16, &bank))
			return NULL;
		if (bank < (memory->banks ? memory->banks : 1))
			return &c->before->banks[i][bank];
		fail(c, "'%.*s' has no bank %" PRIx64, STR_ARG(name), bank);
		return NULL;
	}
	fail(c, "'%.*s' is not a memory", STR_ARG(name));
	return NULL;
}

static void mem_line(struct case_reader *c, const struct str *words, bool has_base)
{
	struct ref_bank *bank = find_bank(c, words[1], words[2]);
	uint64_t size;
	if (!bank || !read_number(c, words[3], 16, &size) ||
		(has_base && !read_number(c, words[4], 16, &bank->base)))
		return;
	if (size > MAX_BANK) {
		fail(c, "a bank of %" PRIx64 " bytes is too large", size);
		return;
	}
	bank->bytes = arena_alloc(c->arena, (size_t)size);
	bank->size = size;
}

static void put_line(struct case_reader *c, const struct str *words)
{
	struct ref_bank *bank = find_bank(c, words[1], words[2]);
	uint64_t offset, count = words[4].length / 2;
	if (!bank || !read_number(c, words[3], 16, &offset))
		return;
	offset -= bank->base;
	if (count > bank->size || offset > bank->size - count)
		fail(c, "the bytes lie outside of the bank");
	else
		read_bytes(c, words[4], bank->bytes + offset);
}

static void code_line(struct case_reader *c, struct str text)
{
	if (ref_is_machine(c->ref)) {
		fail(c, "the instructions of this machine stand in its memory");
		return;
	}
	c->code = arena_alloc(c->arena, text.length / 2 + 1);
	c->size = text.length / 2;
	read_bytes(c, text, c->code);
}

/* ---- lines for machines ---- */

static void start_with(struct case_reader *c, enum start start, struct str exception)
{
	const struct isa *isa = ref_isa(c->ref);
	c->start = start;
	for (c->exception = 0; c->exception < isa->exceptions.count; c->exception++)
		if (str_equal(isa->exceptions.items[c->exception]->name, exception))
			return;
	if (start != START_RESET)
		fail(c, "'%.*s' is not an exception", STR_ARG(exception));
}

static void stop_at_line(struct case_reader *c, struct str text)
{
	uint64_t address;
	if (!read_number(c, text, 16, &address))
		return;
	VEC_PUSH(c->arena, &c->breaks, address);
	c->before->breaks = c->breaks.items;
	c->before->break_count = c->breaks.count;
}

/* Resets the state and runs the reset block, with the memory as it is so far; later lines change
 * the result. */
static void boot_line(struct case_reader *c)
{
	c->boot = ref_reset(c->ref, c->before);
	if (c->boot == REF_BROKEN)
		fail(c, "broken %s", ref_message(c->ref));
}

/* NEXT_PC BAD_ADDRESS */
static void trap_sight(struct case_reader *c, const struct str *words)
{
	unsigned counter = ref_isa(c->ref)->counter;
	c->has_sight =
		read_number(c, words[0], 16, &c->next_pc) && read_number(c, words[1], 16, &c->bad_address);
	set_word(c, "next_pc", &c->next_pc, counter ? counter : 64, c->next_pc);
}

/* Checks that an instruction can end at next_pc. */
static void check_sight(struct case_reader *c)
{
	const struct isa *isa = ref_isa(c->ref);
	uint64_t longest = 15 * (uint64_t)isa->longest / 8;
	uint64_t bytes = c->next_pc - c->before->pc;
	if (isa->counter < 64)
		bytes &= ((uint64_t)1 << isa->counter) - 1;
	if (bytes > longest || bytes % (isa->unit / 8))
		fail(c, "no instruction at %" PRIx64 " ends at %" PRIx64, c->before->pc, c->next_pc);
}

/* False if it is not a line for machines. */
static bool machine_line(struct case_reader *c, const struct str *words, size_t count)
{
	struct str word = words[0], none = { 0 };
	if (!ref_is_machine(c->ref))
		return false;
	if (str_equal_c(word, "raise") && count == 2)
		start_with(c, START_RAISE, words[1]);
	else if (str_equal_c(word, "trap") && (count == 2 || count == 4)) {
		start_with(c, START_TRAP, words[1]);
		if (count == 4)
			trap_sight(c, words + 2);
	} else if (str_equal_c(word, "reset") && count == 1)
		start_with(c, START_RESET, none);
	else if (str_equal_c(word, "boot") && count == 1)
		boot_line(c);
	else if (str_equal_c(word, "stop-at") && count == 2)
		stop_at_line(c, words[1]);
	else if (str_equal_c(word, "stop-on-self-jump") && count == 1)
		c->before->stop_on_self_jump = true;
	else if (str_equal_c(word, "stop-on-trap") && count == 1)
		c->before->stop_on_trap = true;
	else
		return false;
	return true;
}

/* ---- answers ---- */

static void print_register(struct case_reader *c, size_t file, uint64_t number,
	const uint64_t *before, const uint64_t *after)
{
	struct str name = ref_isa(c->ref)->register_files.items[file]->name;
	unsigned lanes = ref_file_lanes(c->ref, file), same = 0;
	for (unsigned l = 0; l < lanes; l++)
		same += after[l] == after[0];
	if (same == lanes) {
		fprintf(c->out, "%.*s %" PRIx64 " * %" PRIx64 "\n", STR_ARG(name), number, after[0]);
		return;
	}
	for (unsigned l = 0; l < lanes; l++)
		if (before[l] != after[l])
			fprintf(
				c->out, "%.*s %" PRIx64 " %u %" PRIx64 "\n", STR_ARG(name), number, l, after[l]);
}

/* Prints the bytes from `from` to `to` that changed. */
static void print_bytes(struct case_reader *c, struct str name, unsigned number, uint64_t from,
	uint64_t to, const struct ref_bank *before, const struct ref_bank *after)
{
	for (uint64_t i = from; i < to && before->bytes != after->bytes; i++) {
		if (before->bytes[i] == after->bytes[i])
			continue;
		fprintf(c->out, "put %.*s %x %" PRIx64 " ", STR_ARG(name), number, after->base + i);
		for (; i < to && before->bytes[i] != after->bytes[i]; i++)
			fprintf(c->out, "%02x", after->bytes[i]);
		fprintf(c->out, "\n");
	}
}

static unsigned banks_of(const struct memory *memory)
{
	return memory->banks ? memory->banks : 1;
}

static void print_registers(
	struct case_reader *c, const struct ref_state *before, const struct ref_state *after)
{
	const struct isa *isa = ref_isa(c->ref);
	if (before->active != after->active)
		fprintf(c->out, "active 0 * %" PRIx64 "\n", after->active);
	for (size_t i = 0; i < isa->register_files.count; i++)
		for (uint64_t n = 0; n < ref_file_numbers(c->ref, i); n++) {
			unsigned lanes = ref_file_lanes(c->ref, i);
			const uint64_t *old = before->files[i] + n * lanes, *new = after->files[i] + n *lanes;
			if (ref_is_register(c->ref, i, n) && memcmp(old, new, lanes * sizeof *old))
				print_register(c, i, n, old, new);
		}
	if (before->cycles != after->cycles)
		fprintf(c->out, "cycles 0 * %" PRIx64 "\n", after->cycles);
}

static void print_changes(
	struct case_reader *c, const struct ref_state *before, const struct ref_state *after)
{
	const struct isa *isa = ref_isa(c->ref);
	print_registers(c, before, after);
	for (size_t i = 0; i < isa->memories.count; i++)
		for (unsigned b = 0; b < banks_of(isa->memories.items[i]); b++)
			print_bytes(c, isa->memories.items[i]->name, b, 0, before->banks[i][b].size,
				&before->banks[i][b], &after->banks[i][b]);
}

static void print_stop(struct case_reader *c, enum ref_stop stop, uint64_t steps)
{
	if (stop == REF_BROKEN) {
		fprintf(c->out, "broken %s\n", ref_message(c->ref));
		return;
	}
	fprintf(c->out, "stop %s ", ref_stop_name(stop));
	if (stop == REF_RAISE) {
		fprintf(c->out, "%.*s", STR_ARG(ref_exception(c->ref)->name));
		if (ref_lane(c->ref) >= 0)
			fprintf(c->out, "@%d", ref_lane(c->ref));
	} else {
		fprintf(c->out, "-");
	}
	fprintf(c->out, " %" PRIx64 " %" PRIu64 "\n", c->after->pc, steps);
	if (stop == REF_RAISE && ref_is_machine(c->ref))
		fprintf(c->out, "address %" PRIx64 "\n", ref_bad_address(c->ref));
}

/* Writable memory gets bytes of its own. */
static void copy_state(struct case_reader *c, struct ref_state *to, const struct ref_state *from)
{
	const struct isa *isa = ref_isa(c->ref);
	ref_state_copy(c->ref, to, from);
	for (size_t i = 0; i < isa->memories.count; i++)
		for (unsigned b = 0; b < banks_of(isa->memories.items[i]); b++) {
			struct ref_bank *bank = &to->banks[i][b];
			if (isa->memories.items[i]->read_only || !bank->size)
				continue;
			bank->bytes = arena_alloc(c->arena, (size_t)bank->size);
			memcpy(bank->bytes, from->banks[i][b].bytes, (size_t)bank->size);
		}
}

/* ---- traces ---- */

static int by_address(const void *a, const void *b)
{
	const uint8_t *x = *(const uint8_t *const *)a, *y = *(const uint8_t *const *)b;
	return x < y ? -1 : x > y;
}

/* Prints what the last step changed in this bank. `last` has the bytes from before the step and is
 * updated. */
static void print_written(struct case_reader *c, const struct memory *memory, unsigned number,
	struct ref_bank *last, const struct ref_bank *after)
{
	VEC(const uint8_t *) list = { 0 };
	const uint8_t *at;
	for (size_t i = 0; (at = ref_written(c->ref, i)); i++)
		if (after->size && at >= after->bytes && at < after->bytes + after->size)
			VEC_PUSH(c->arena, &list, at);
	if (!list.count)
		return;
	qsort(list.items, list.count, sizeof *list.items, by_address);
	for (size_t i = 0; i < list.count;) {
		uint64_t from = (uint64_t)(list.items[i] - after->bytes), to = from;
		for (; i < list.count && list.items[i] <= after->bytes + to; i++)
			to = (uint64_t)(list.items[i] - after->bytes) + 1;
		print_bytes(c, memory->name, number, from, to, last, after);
		memcpy(last->bytes + from, after->bytes + from, (size_t)(to - from));
	}
}

static void print_step(struct case_reader *c)
{
	const struct isa *isa = ref_isa(c->ref);
	if (!c->out)
		return;
	fprintf(c->out, "step %" PRIx64 "\n", c->last->pc);
	print_registers(c, c->last, c->after);
	for (size_t i = 0; i < isa->memories.count; i++)
		for (unsigned b = 0; b < banks_of(isa->memories.items[i]); b++)
			print_written(
				c, isa->memories.items[i], b, &c->last->banks[i][b], &c->after->banks[i][b]);
}

/* Runs step by step, printing each step. */
static enum ref_stop run_traced(struct case_reader *c, uint64_t *steps)
{
	enum ref_stop stop;
	uint64_t once;
	bool unspecified = false;
	copy_state(c, c->last, c->after);
	*steps = 0;
	do {
		stop = ref_run(c->ref, c->after, c->code, c->size, c->limit ? 1 : 0, &once);
		unspecified = unspecified || ref_unspecified(c->ref);
		*steps += once;
		if (once)
			print_step(c);
		ref_copy_registers(c->ref, c->last, c->after);
	} while (stop == REF_LIMIT && *steps < c->limit);
	c->unspecified = unspecified;
	return stop;
}

static enum ref_stop run_script_case(struct case_reader *c, uint64_t *steps)
{
	if (c->trace)
		return run_traced(c, steps);
	enum ref_stop stop = ref_run(c->ref, c->after, c->code, c->size, c->limit, steps);
	c->unspecified = ref_unspecified(c->ref);
	return stop;
}

/* ---- one case ---- */

/* What happens before a run or instead of it. False: do not run. */
static bool begin_case(struct case_reader *c, enum ref_stop *stop, uint64_t *steps)
{
	*steps = 0;
	*stop = c->boot;
	if (c->boot == REF_RAISE)
		return false;
	if (c->start == START_RUN)
		return true;
	if (c->start == START_RESET)
		*stop = ref_reset(c->ref, c->after);
	else if (c->start == START_TRAP && !c->has_sight)
		*stop = ref_trap(c->ref, c->after, c->exception, c->after->pc, 0);
	else if (c->has_sight)
		*stop = ref_trap(c->ref, c->after, c->exception, c->next_pc, c->bad_address);
	else
		*stop = ref_interrupt(c->ref, c->after, c->exception);
	*steps = c->start != START_RAISE && (*stop == REF_NONE || *stop == REF_HALT);
	if (*stop != REF_NONE)
		return false;
	*stop = REF_LIMIT;
	return c->start == START_RAISE;
}

static void go(struct case_reader *c)
{
	uint64_t steps;
	enum ref_stop stop;
	if (c->has_sight)
		check_sight(c);
	if (c->error.length) {
		if (c->out)
			fprintf(c->out, "error %.*s\n", STR_ARG(c->error));
		return;
	}
	copy_state(c, c->after, c->before);
	if (c->out)
		fprintf(c->out, "case %.*s\n", STR_ARG(c->name));
	if (begin_case(c, &stop, &steps))
		stop = run_script_case(c, &steps);
	if (!c->out)
		return;
	print_stop(c, stop, steps);
	print_changes(c, c->before, c->after);
	if (c->unspecified)
		fprintf(c->out, "unspecified\n");
	fprintf(c->out, "end\n");
}

/* ---- the script ---- */

static size_t split(struct str line, struct str *words)
{
	size_t count = 0;
	for (size_t i = 0; i < line.length;) {
		size_t end = i;
		while (end < line.length && !isspace((unsigned char)line.text[end]))
			end++;
		if (end > i && count < MAX_WORDS)
			words[count++] = str_slice(line, i, end);
		i = end > i ? end : i + 1;
	}
	return count;
}

static void one_line(struct case_reader *c, struct str line)
{
	struct str words[MAX_WORDS];
	size_t count = split(line, words);
	if (!count)
		return;
	bool is_case = str_equal_c(words[0], "case") && count == 2;
	if (is_case)
		new_case(c, words[1]);
	else if (str_equal_c(words[0], "code") && count <= 2)
		code_line(c, count == 2 ? words[1] : (struct str){ 0 });
	else if (str_equal_c(words[0], "limit") && count == 2)
		read_number(c, words[1], 10, &c->limit);
	else if (str_equal_c(words[0], "trace") && count == 1)
		c->trace = true;
	else if (str_equal_c(words[0], "set") && count == 5)
		set_line(c, words);
	else if (str_equal_c(words[0], "mem") && (count == 4 || count == 5))
		mem_line(c, words, count == 5);
	else if (str_equal_c(words[0], "put") && count == 5)
		put_line(c, words);
	else if (str_equal_c(words[0], "go") && count == 1)
		go(c);
	else if (!machine_line(c, words, count))
		fail(c, "'%.*s' is not a line of a case", STR_ARG(line));
	if (c->out)
		fflush(c->out);
}

void ref_run_cases(struct ref *ref, FILE *in, FILE *out)
{
	struct arena arena = { 0 };
	struct case_reader c = { .ref = ref, .out = out, .arena = &arena };
	char *line = NULL;
	size_t room = 0;
	ssize_t length;
	c.before = ref_state_new(ref);
	c.after = ref_state_new(ref);
	c.last = ref_state_new(ref);
	new_case(&c, STR("-"));
	while ((length = getline(&line, &room, in)) >= 0)
		one_line(&c, str_trim((struct str){ line, (size_t)length }));
	free(line);
	arena_free(&arena);
}
