/* SPDX-License-Identifier: MIT */
/* Compares the answer of an execution with the expectation of a case, and describes mismatches. */
#include "cases/compare.h"

#include "cases/cases.h"

#define MAX_LINES 5 /* in a report */

struct comparison {
	struct arena *arena;
	struct tested *tested;
	struct failure failure;
};

static void add_failure(struct comparison *c, struct span span, struct str text)
{
	struct difference difference = { span, text };
	VEC_PUSH(c->arena, &c->failure.list, difference);
}

/* ---- reason of the stop ---- */

/* Did it end like an instruction that has taken effect? */
static bool is_effect(const struct tested *tested, const struct answer *answer)
{
	if (!tested->start.isa->program)
		return str_equal_c(answer->stop, "exit");
	return str_equal_c(answer->stop, tested->c->halts ? "halt" : "limit");
}

static struct str stop_text(
	struct arena *arena, const struct tested *tested, const struct answer *answer)
{
	if (!answer->exception.length)
		return str_equal_c(answer->stop, "halt") ? STR("halt")
			   : is_effect(tested, answer) || str_equal_c(answer->stop, "limit")
				   ? STR("no exception")
				   : answer->stop;
	return answer_raise_text(arena, answer);
}

/* In a machine, compare_counters checks pc. */
static bool stops_as_expected(const struct tested *tested, const struct answer *answer)
{
	const struct example_case *c = tested->c;
	bool is_machine = tested->start.isa->program;
	if (!c->raises)
		return is_effect(tested, answer) && answer->steps == 1 &&
			   (is_machine ||
				   answer->pc == opcode_size(tested->example->opcode, tested->example->word));
	return str_equal_c(answer->stop, "raise") && str_equal(answer->exception, c->raises->name) &&
		   (c->raise_lane < 0 || c->raise_lane == answer->lane) && answer->pc == tested->start.pc &&
		   !answer->steps;
}

static void compare_stop(struct comparison *c, const struct answer *answer)
{
	const struct example_case *wanted = c->tested->c;
	if (stops_as_expected(c->tested, answer))
		return;
	struct str expected = wanted->raises  ? span_text(wanted->raise_span)
						  : wanted->halts ? STR("halt")
										  : STR("no exception");
	struct str got = stop_text(c->arena, c->tested, answer);
	if (str_equal(expected, got))
		got = answer_stop_text(c->arena, answer);
	add_failure(c,
		wanted->raises  ? wanted->raise_span
		: wanted->halts ? wanted->halt_span
						: wanted->arrow,
		str_printf(c->arena, "expected %.*s, got %.*s", STR_ARG(expected), STR_ARG(got)));
}

/* ---- pc and cycles of a machine ---- */

/* Unless the case raises, pc is always compared; cycles only if the case states them. */
static void compare_counters(struct comparison *c, const struct answer *answer, uint64_t cycles)
{
	const struct machine *expected = &c->tested->expected;
	const struct case_setting *named = case_find(&c->tested->c->after, CASE_PC);
	if (!expected->isa->program || c->tested->c->raises)
		return;
	if (is_effect(c->tested, answer) && answer->pc != expected->pc)
		add_failure(c, named ? named->span : c->tested->c->arrow,
			str_printf(c->arena, "pc: expected 0x%llx%s, got 0x%llx",
				(unsigned long long)expected->pc, named ? "" : ", after the instruction",
				(unsigned long long)answer->pc));
	named = case_find(&c->tested->c->after, CASE_CYCLES);
	if (named && cycles != expected->cycles)
		add_failure(c, named->span,
			str_printf(c->arena, "cycles: expected %llu, got %llu",
				(unsigned long long)expected->cycles, (unsigned long long)cycles));
}

/* ---- registers ---- */

static bool is_setting_of(const struct case_setting *s, const struct register_value *value)
{
	const struct register_view *view = register_view_of(s->file, s->number);
	if (view)
		VEC_EACH (struct view_piece, it, &view->pieces)
			if (it->file == value->file &&
				view_piece_number(it, s->number) == (int64_t)value->number)
				return true;
	return s->file == value->file && value->number - s->number < s->count;
}

/* The last setting after the arrow for this register and lane, or NULL. */
static const struct case_setting *register_setting(
	const struct example_case *c, const struct register_value *value, unsigned lane)
{
	const struct case_setting *last = NULL;
	VEC_EACH (struct case_setting, it, &c->after.list) {
		bool active = !value->file && it->place == CASE_ACTIVE;
		bool same = value->file && it->place == CASE_REGISTER && is_setting_of(it, value);
		if (active || (same && (it->lane < 0 || (unsigned)it->lane == lane)))
			last = it;
	}
	return last;
}

/* The position of a setting; without one, the arrow, since the value should not have changed. */
static struct span place_of_setting(
	const struct example_case *c, const struct case_setting *setting)
{
	return setting ? setting->span : c->raises ? c->raise_span : c->arrow;
}

static struct str text_of_values(struct comparison *c, const struct register_value *expected,
	const struct register_value *got, unsigned lane, bool stays)
{
	const struct isa *isa = c->tested->start.isa;
	return str_printf(c->arena, "expected %.*s%s, got %.*s",
		STR_ARG(machine_value_text(c->arena, isa, expected, lane)), stays ? " as before" : "",
		STR_ARG(machine_value_text(c->arena, isa, got, lane)));
}

/* Adds one line if the register is uniform in all lanes, else one per wrong lane. */
static void compare_register(
	struct comparison *c, const struct register_value *expected, const struct register_value *got)
{
	struct str name = machine_register_name(c->arena, expected);
	bool all = machine_is_uniform(expected) && machine_is_uniform(got);
	for (unsigned lane = 0; lane < (all ? 1 : expected->count); lane++) {
		if (word_equal(expected->lanes[lane], got->lanes[lane]))
			continue;
		const struct case_setting *said = register_setting(c->tested->c, expected, lane);
		struct str where = all ? (struct str){ 0 } : str_printf(c->arena, "@%u", lane);
		add_failure(c, place_of_setting(c->tested->c, said),
			str_printf(c->arena, "%.*s%.*s: %.*s", STR_ARG(name), STR_ARG(where),
				STR_ARG(text_of_values(c, expected, got, lane, !said))));
	}
}

static void compare_registers(struct comparison *c, struct machine *got)
{
	struct machine *expected = &c->tested->expected;
	for (size_t i = 0; i < got->registers.count; i++) /* include unexpected changes */
		machine_register(expected, got->registers.items[i].file, got->registers.items[i].number);
	for (size_t i = 0; i < expected->registers.count; i++) {
		struct register_value *value = &expected->registers.items[i];
		compare_register(c, value, machine_register(got, value->file, value->number));
	}
}

/* ---- memory ---- */

/* The last setting after the arrow for this byte, or NULL. */
static const struct case_setting *byte_setting(
	const struct example_case *c, const struct bank_value *bank, uint64_t at)
{
	const struct case_setting *last = NULL;
	VEC_EACH (struct case_setting, it, &c->after.list)
		if (it->place == CASE_MEMORY && it->memory == bank->memory && it->bank == bank->number &&
			at - it->offset < it->width / 8)
			last = it;
	return last;
}

static void compare_byte(struct comparison *c, const struct bank_value *expected,
	const struct bank_value *got, uint64_t at)
{
	unsigned char left = bank_get(expected, at), right = bank_get(got, at);
	if (left == right)
		return;
	const struct case_setting *said = byte_setting(c->tested->c, expected, at);
	struct str bank = machine_bank_name(c->arena, expected->memory, expected->number);
	add_failure(c, place_of_setting(c->tested->c, said),
		str_printf(c->arena, "%.*s, byte 0x%llx: expected 0x%02x%s, got 0x%02x", STR_ARG(bank),
			(unsigned long long)at, left, said ? "" : " as before", right));
}

static void compare_banks(struct comparison *c, struct machine *got)
{
	VEC_EACH (struct bank_value, it, &c->tested->expected.banks) {
		const struct bank_value *bank = machine_bank(got, it->memory, it->number);
		size_t pages = it->pages.count > bank->pages.count ? it->pages.count : bank->pages.count;
		for (uint64_t at = 0; at < (uint64_t)pages * BANK_PAGE && at < it->size; at++)
			compare_byte(c, it, bank, at);
	}
}

/* ---- all ---- */

static bool same_list(const struct failure *a, const struct failure *b)
{
	if (a->list.count != b->list.count)
		return false;
	for (size_t i = 0; i < a->list.count; i++)
		if (!str_equal(a->list.items[i].text, b->list.items[i].text))
			return false;
	return true;
}

static void keep_execution(struct comparison *c, const char *execution)
{
	if (!c->failure.list.count)
		return;
	c->failure.executions = str_from_c(execution);
	VEC_EACH (struct failure, it, &c->tested->failures)
		if (same_list(it, &c->failure)) {
			it->executions =
				str_printf(c->arena, "%.*s and %s", STR_ARG(it->executions), execution);
			return;
		}
	VEC_PUSH(c->arena, &c->tested->failures, c->failure);
}

void test_failed(struct arena *arena, struct tested *tested, const char *execution, struct str text)
{
	struct comparison c = { .arena = arena, .tested = tested };
	add_failure(&c, tested->c->span, text);
	keep_execution(&c, execution);
}

void test_compare(
	struct arena *arena, struct tested *tested, const struct answer *answer, const char *execution)
{
	struct comparison c = { .arena = arena, .tested = tested };
	struct machine got = machine_copy(&tested->start);
	if (answer->problem.length) {
		test_failed(arena, tested, execution, answer->problem);
		return;
	}
	compare_stop(&c, answer);
	VEC_EACH (struct str, line, &answer->changes) {
		struct register_value *value;
		if (!machine_change(&got, *line, &value))
			add_failure(&c, tested->c->span,
				str_printf(arena, "the answer '%.*s' is not understood", STR_ARG(*line)));
	}
	compare_counters(&c, answer, got.cycles);
	compare_registers(&c, &got);
	compare_banks(&c, &got);
	if (answer->unspecified)
		add_failure(&c, tested->c->span,
			STR("this depends on a lane that does not participate, so the result is unspecified"));
	keep_execution(&c, execution);
}

static bool same_span(struct span a, struct span b)
{
	return a.source == b.source && a.from == b.from && a.to == b.to;
}

static void report_tested(
	struct diag *diag, const struct tested *tested, const struct failure *failure)
{
	const struct difference *first = &failure->list.items[0];
	struct report *report = diag_report(diag, CHECK_CASE_RESULT, first->span, "%.*s (%.*s)",
		STR_ARG(first->text), STR_ARG(failure->executions));
	struct span last = first->span;
	for (size_t i = 1; i < failure->list.count && i < MAX_LINES; i++) {
		const struct difference *at = &failure->list.items[i];
		diag_note(diag, report, same_span(at->span, last) ? NO_SPAN : at->span, "%.*s",
			STR_ARG(at->text));
		last = at->span;
	}
	if (failure->list.count > MAX_LINES)
		diag_note(diag, report, NO_SPAN, "and %zu more", failure->list.count - MAX_LINES);
	diag_note(diag, report, tested->example->span, "the instruction is here");
}

void test_report(struct diag *diag, const struct tested *tested)
{
	VEC_EACH (struct failure, it, &tested->failures)
		report_tested(diag, tested, it);
}
