/* SPDX-License-Identifier: MIT */
/* Case scripts: states and programs -> lines of text; lines of answers -> states. */
#include "cases/cases.h"
#include "cases/machine.h"

#include "number/text.h"

/* ---- writing ---- */

static void add_script_number(struct buffer *out, struct word w)
{
	if (w.hi)
		buffer_printf(out, "%llx%016llx", (unsigned long long)w.hi, (unsigned long long)w.lo);
	else
		buffer_printf(out, "%llx", (unsigned long long)w.lo);
}

/* set FILE NUMBER LANE VALUE */
static void add_script_register(struct buffer *out, const struct register_value *value)
{
	bool all = value->count > 1 && machine_is_uniform(value);
	struct str file = value->file ? value->file->name : STR("active");
	for (unsigned lane = 0; lane < (all ? 1 : value->count); lane++) {
		buffer_printf(out, "set %.*s %llx ", STR_ARG(file), (unsigned long long)value->number);
		if (all || value->count == 1)
			buffer_add(out, STR("* "));
		else
			buffer_printf(out, "%u ", lane);
		add_script_number(out, value->lanes[lane]);
		buffer_add_char(out, '\n');
	}
}

static bool are_bytes_zero(struct str bytes)
{
	for (size_t i = 0; i < bytes.length; i++)
		if (bytes.text[i])
			return false;
	return true;
}

/* mem MEMORY BANK SIZE [BASE], then its rows of 16 bytes that are not all zero */
static void add_bank(struct buffer *out, const struct bank_value *bank)
{
	buffer_printf(out, "mem %.*s %x %llx", STR_ARG(bank->memory->name), bank->number,
		(unsigned long long)bank->size);
	if (bank->base)
		buffer_printf(out, " %llx", (unsigned long long)bank->base);
	buffer_add_char(out, '\n');
	for (size_t page = 0; page < bank->pages.count; page++)
		for (size_t at = 0; bank->pages.items[page] && at < BANK_PAGE; at += 16) {
			struct str row = { (const char *)bank->pages.items[page] + at, 16 };
			uint64_t offset = (uint64_t)page * BANK_PAGE + at;
			if (offset >= bank->size || are_bytes_zero(row))
				continue;
			if (bank->size - offset < row.length)
				row.length = (size_t)(bank->size - offset);
			buffer_printf(out, "put %.*s %x %llx ", STR_ARG(bank->memory->name), bank->number,
				(unsigned long long)(bank->base + offset));
			buffer_add_bytes(out, row);
			buffer_add_char(out, '\n');
		}
}

void script_add(struct buffer *script, const struct script_case *c)
{
	buffer_printf(script, "case %.*s\n", STR_ARG(c->name));
	if (c->bytes.length) {
		buffer_add(script, STR("code "));
		buffer_add_bytes(script, c->bytes);
		buffer_add_char(script, '\n');
	}
	buffer_printf(script, "limit %llu\n", (unsigned long long)c->limit);
	if (c->start->isa->program) /* memory first: reset may read it */
		VEC_EACH (struct bank_value, it, &c->start->banks)
			add_bank(script, it);
	buffer_add(script, c->boot);
	VEC_EACH (struct register_value, it, &c->start->registers)
		add_script_register(script, it);
	if (!c->start->isa->program)
		VEC_EACH (struct bank_value, it, &c->start->banks)
			add_bank(script, it);
	buffer_add(script, c->options);
	buffer_add(script, c->trace ? STR("trace\ngo\n") : STR("go\n"));
}

/* trap NAME [NEXT_PC BAD_ADDRESS] */
struct str script_event(struct arena *arena, struct str raises, const struct machine *start,
	const struct case_settings *before)
{
	if (!raises.length)
		return STR("reset\n");
	const struct case_setting *next = case_find(before, CASE_NEXT_PC);
	const struct case_setting *address = case_find(before, CASE_BAD_ADDRESS);
	if (!next && !address)
		return str_printf(arena, "trap %.*s\n", STR_ARG(raises));
	return str_printf(arena, "trap %.*s %llx %llx\n", STR_ARG(raises),
		(unsigned long long)(next ? next->values.items[0].lo : start->pc),
		(unsigned long long)(address ? address->values.items[0].lo : 0));
}

void script_add_step(struct buffer *script, struct str name, const struct machine *start,
	const struct opcode *opcode, struct word w, struct str event)
{
	uint8_t bytes[WORD_BITS / 8];
	struct script_case c = { .name = name, .limit = 1, .start = start };
	if (start->isa->program) {
		c.options = str_printf(script->arena, "set pc 0 * %llx\n%.*s",
			(unsigned long long)start->pc, STR_ARG(opcode ? STR("stop-on-trap\n") : event));
	} else {
		unsigned size = opcode_store(start->isa, opcode, w, bytes);
		c.bytes = (struct str){ (const char *)bytes, size };
	}
	script_add(script, &c);
}

/* ---- reading ---- */

static bool take_answer_line(struct str *text, struct str *line)
{
	size_t end = str_find(*text, 0, STR("\n"));
	if (end == text->length)
		return false; /* an incomplete line does not count */
	*line = str_trim(str_slice(*text, 0, end));
	*text = str_slice(*text, end + 1, text->length);
	return true;
}

/* Removes and returns the next word of a line; empty at its end. */
static struct str take_answer_word(struct str *line)
{
	size_t from = str_skip_blanks(*line, 0), to = str_find(*line, from, STR(" "));
	struct str word = str_slice(*line, from, to);
	*line = str_slice(*line, to, line->length);
	return word;
}

static bool read_hex(struct str text, struct word *value)
{
	bool overflow;
	return text.length && word_read_digits(text, 16, value, &overflow) == text.length && !overflow;
}

static bool read_small(struct str text, uint64_t *value)
{
	struct word w;
	bool good = read_hex(text, &w) && !w.hi;
	*value = w.lo;
	return good;
}

static bool read_decimal(struct str text, uint64_t *value)
{
	bool overflow;
	size_t used = number_read_digits(text.text, text.length, 10, value, &overflow);
	return used && used == text.length && !overflow;
}

/* stop REASON [NAME] EXCEPTION@LANE PC STEPS */
static bool read_stop(struct str line, struct answer *answer)
{
	struct str who;
	uint64_t lane;
	answer->stop = take_answer_word(&line);
	who = take_answer_word(&line);
	answer->lane = -1;
	if (!str_equal_c(who, "-")) {
		size_t at = str_find(who, 0, STR("@"));
		answer->exception = str_slice(who, 0, at);
		if (at < who.length) {
			if (!read_decimal(str_slice(who, at + 1, who.length), &lane) || lane > 127)
				return false;
			answer->lane = (int)lane;
		}
	}
	return answer->stop.length && read_small(take_answer_word(&line), &answer->pc) &&
		   read_decimal(take_answer_word(&line), &answer->steps);
}

/* Reads a line after `case`; false if it is not part of an answer. */
static bool read_answer_line(struct arena *arena, struct str line, struct answer *answer)
{
	struct str rest = line, word = take_answer_word(&rest);
	struct answer_step step = { 0 };
	size_t steps = answer->trace.count;
	if (str_equal_c(word, "stop"))
		return read_stop(rest, answer);
	if (str_equal_c(word, "address") && answer->exception.length)
		return answer->has_address = read_small(take_answer_word(&rest), &answer->bad_address);
	if (str_equal_c(word, "broken") || str_equal_c(word, "error")) {
		answer->problem = str_trim(rest);
		if (!answer->problem.length)
			answer->problem = word;
	} else if (str_equal_c(word, "unspecified")) {
		answer->unspecified = true;
	} else if (str_equal_c(word, "step")) {
		if (!read_small(take_answer_word(&rest), &step.pc))
			return false;
		VEC_PUSH(arena, &answer->trace, step);
	} else if (answer->stop.length || answer->problem.length) {
		VEC_PUSH(arena, &answer->changes, line);
	} else if (steps) {
		VEC_PUSH(arena, &answer->trace.items[steps - 1].changes, line);
	} else {
		return false;
	}
	return true;
}

bool answer_take(struct arena *arena, struct str *text, struct answer *answer)
{
	struct str line, rest;
	*answer = (struct answer){ .lane = -1 };
	if (!take_answer_line(text, &line))
		return false;
	rest = line;
	if (str_equal_c(take_answer_word(&rest), "case"))
		answer->name = str_trim(rest);
	else
		answer->problem = str_printf(arena, "it says '%.*s'", STR_ARG(line));
	if (str_starts_with(line, STR("error")))
		return true;
	while (take_answer_line(text, &line)) {
		if (str_equal_c(line, "end")) {
			if (!answer->stop.length && !answer->problem.length)
				answer->problem = STR("it does not state why it stopped");
			return true;
		}
		if (!read_answer_line(arena, line, answer))
			answer->problem = str_printf(arena, "it says '%.*s'", STR_ARG(line));
		if (str_starts_with(line, STR("error")))
			return true;
	}
	return false;
}

struct str answer_raise_text(struct arena *arena, const struct answer *answer)
{
	struct str raise = str_printf(arena, "raise %.*s", STR_ARG(answer->exception));
	return answer->lane < 0 ? raise : str_printf(arena, "%.*s @ %d", STR_ARG(raise), answer->lane);
}

struct str answer_stop_text(struct arena *arena, const struct answer *answer)
{
	return str_printf(arena, "stop %.*s at 0x%llx after %llu steps", STR_ARG(answer->stop),
		(unsigned long long)answer->pc, (unsigned long long)answer->steps);
}

/* put MEMORY BANK OFFSET BYTES */
struct memory_line {
	const struct memory *memory;
	uint64_t bank, offset;
	struct str bytes;
};

static bool read_memory_line(const struct isa *isa, struct str line, struct memory_line *put)
{
	struct str word = take_answer_word(&line), name = take_answer_word(&line);
	*put = (struct memory_line){ .memory = isa_find_memory(isa, name) };
	bool good = str_equal_c(word, "put") && put->memory &&
				read_small(take_answer_word(&line), &put->bank) &&
				read_small(take_answer_word(&line), &put->offset);
	put->bytes = take_answer_word(&line);
	return good && put->bytes.length && put->bytes.length % 2 == 0;
}

static bool change_memory(struct machine *m, struct str line)
{
	struct memory_line put;
	if (!read_memory_line(m->isa, line, &put))
		return false;
	struct bank_value *bank = machine_bank(m, put.memory, (unsigned)put.bank);
	uint64_t at = put.offset - bank->base;
	if (at > bank->size || put.bytes.length / 2 > bank->size - at)
		return false;
	for (size_t i = 0; i < put.bytes.length; i += 2) {
		uint64_t byte;
		if (!read_small(str_slice(put.bytes, i, i + 2), &byte))
			return false;
		bank_set(m->arena, bank, at + i / 2, (unsigned char)byte);
	}
	return true;
}

void machine_memory_text(struct arena *arena, const struct isa *isa, struct str line,
	struct str *place, struct str *bytes)
{
	struct memory_line put;
	*place = *bytes = line;
	if (!read_memory_line(isa, line, &put))
		return;
	struct str bank = machine_bank_name(arena, put.memory, (unsigned)put.bank);
	*place = str_printf(arena, "%.*s[0x%llx]", STR_ARG(bank), (unsigned long long)put.offset);
	*bytes = put.bytes;
}

bool machine_change(struct machine *m, struct str line, struct register_value **value)
{
	struct str rest = line, name = take_answer_word(&rest);
	const struct register_file *file = isa_find_file(m->isa, name);
	uint64_t number, lane = 0;
	struct word w;
	*value = NULL;
	if (str_equal_c(name, "put"))
		return change_memory(m, line);
	if (str_equal_c(name, "cycles") && m->isa->program && !file)
		return str_equal_c(take_answer_word(&rest), "0") &&
			   str_equal_c(take_answer_word(&rest), "*") &&
			   read_small(take_answer_word(&rest), &m->cycles);
	if (!file && !str_equal_c(name, "active"))
		return false;
	if (!read_small(take_answer_word(&rest), &number))
		return false;
	struct str where = take_answer_word(&rest);
	bool all = str_equal_c(where, "*");
	if ((!all && !read_decimal(where, &lane)) || !read_hex(take_answer_word(&rest), &w))
		return false;
	*value = machine_register(m, file, number);
	if (lane >= (*value)->count)
		return false;
	for (unsigned i = 0; i < (*value)->count; i++)
		if (all || i == lane)
			(*value)->lanes[i] = w;
	return true;
}
