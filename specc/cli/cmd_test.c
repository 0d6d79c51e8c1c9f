/* SPDX-License-Identifier: MIT */
/* specc test: runs the cases of examples on both executions and reports failures. */
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "base/suggest.h"
#include "cases/cases.h"
#include "cases/compare.h"
#include "host/child.h"
#include "cli/cli.h"
#include "cli/execution.h"
#include "cases/machine.h"
#include "codec/codec.h"

static const struct help_row test_rows[] = {
	{ .text = "Runs every case in ```run fences (or only those of the named groups, optypes and "
			  "opcodes) with both executions: the generated C, compiled with $CC (cc) into a "
			  "cache, and specc-ref, in the same folder as specc. Reports each failed case with "
			  "expected and actual values." },
	{ .option = OPTION_ISA },
	{ .option = OPTION_VARIANT },
	{ .option = OPTION_EXECUTION },
	{ .option = OPTION_STATES },
	{ .option = OPTION_TEXTS },
	{ .option = OPTION_OUTPUT,
		.text = "write the lines of --texts to FILE, for other readers: the bytes or "
				"-, a tab, the line" },
	{ .option = OPTION_SEED },
	{ .option = OPTION_COVERAGE },
	{ .option = OPTION_KEEP_GOING,
		.text = "test the sound definitions despite errors; exit status is 1" },
	{ .option = OPTION_WARNING },
	{ .option = OPTION_MAX_REPORTS },
	{ .option = OPTION_COLOR },
	{ .text = "The cache is $SPECC_CACHE, $XDG_CACHE_HOME/specc or ~/.cache/specc; it can be "
			  "removed at any time." },
	{ 0 },
};

struct tests {
	struct arena *arena;
	const struct options *options;
	const struct isa *isa;
	VEC(struct tested) list;
	size_t unanswered; /* over all executions */
};

/* ---- selection of cases ---- */

static void add_cases(struct tests *tests, const struct example *example)
{
	VEC_EACH (struct example_case *, it, &example->cases) {
		struct tested tested = { .example = example, .c = *it };
		if ((*it)->sound)
			VEC_PUSH(tests->arena, &tests->list, tested);
	}
}

static void add_definition_examples(struct tests *tests, const struct definition *d)
{
	const struct options *options = tests->options;
	VEC_EACH (struct example *, example, &d->examples) {
		const struct opcode *opcode = (*example)->opcode;
		if (opcode && (test_is_named(options, d) || test_is_named(options, opcode->definition)))
			add_cases(tests, *example);
	}
}

static void find_cases(struct tests *tests)
{
	VEC_EACH (struct definition *, it, &tests->isa->definitions)
		add_definition_examples(tests, *it);
	if (!tests->options->arguments.count)
		VEC_EACH (struct example *, it, &tests->isa->examples)
			add_cases(tests, *it);
}

/* Do all names on the command line exist? Prints a message about the first that does not. */
static bool names_exist(struct arena *arena, const struct options *options, const struct isa *isa)
{
	struct str_map known = { .arena = arena };
	VEC_EACH (struct definition *, it, &isa->definitions)
		str_map_put(&known, (*it)->name, *it);
	VEC_EACH (const char *, name, &options->arguments) {
		struct suggestion near = { .name = str_from_c(*name) };
		if (str_map_get(&known, near.name))
			continue;
		near.nearest = suggest_from_map(near.name, &known);
		return command_unknown("test", "group, optype or opcode", &near, "");
	}
	return true;
}

/* ---- running ---- */

/* State set by a prefix lasts only for one step. */
static void clear_transients(struct machine *m)
{
	VEC_EACH (struct register_value, it, &m->registers)
		if (it->file && it->file->transient)
			it->lanes[0] = (struct word){ it->file->initial, 0 };
}

/* Sets the initial and the expected state of a case. */
static void make_states(struct tests *tests, struct tested *tested)
{
	const struct opcode *opcode = tested->example->opcode;
	tested->start = machine_new(tests->arena, tests->isa);
	machine_apply(&tested->start, &tested->c->before);
	machine_make_room(&tested->start, &tested->c->after);
	if (tests->isa->program)
		machine_put_instruction(&tested->start, opcode, tested->example->word);
	tested->expected = machine_copy(&tested->start);
	if (opcode)
		tested->expected.pc += opcode_size(opcode, tested->example->word);
	if (tests->isa->counter && tests->isa->counter < 64)
		tested->expected.pc &= ((uint64_t)1 << tests->isa->counter) - 1;
	clear_transients(&tested->expected);
	if (tested->example->opcode == NULL && !tested->example->raises)
		tested->expected.registers.count = 0; /* after reset, all have their reset values */
	machine_apply(&tested->expected, &tested->c->after);
}

static struct str make_script(struct tests *tests)
{
	struct buffer script = buffer_new(tests->arena);
	size_t number = 0;
	VEC_EACH (struct tested, it, &tests->list) {
		const struct example *example = it->example;
		struct str raises = example->raises ? example->raises->name : (struct str){ 0 };
		make_states(tests, it);
		script_add_step(&script, str_printf(tests->arena, "%zu", number++), &it->start,
			example->opcode, example->word,
			script_event(tests->arena, raises, &it->start, &it->c->before));
	}
	return buffer_str(&script);
}

/* Compares the answers of an execution with the cases. */
static void read_answers(struct tests *tests, const char *name, struct str answers)
{
	struct answer answer;
	size_t at = 0;
	for (; at < tests->list.count && answer_take(tests->arena, &answers, &answer); at++)
		test_compare(tests->arena, &tests->list.items[at], &answer, name);
	tests->unanswered += tests->list.count - at;
}

static bool run_all(struct tests *tests, const struct executions *executions)
{
	struct str script = make_script(tests), answers[2];
	struct str scripts[] = { script, script };
	bool good = executions_answer(tests->arena, executions, scripts, answers);
	for (size_t i = 0; i < executions->count && good; i++)
		read_answers(tests, executions->list[i].name, answers[i]);
	return good;
}

/* ---- results ---- */

static size_t report_all(struct tests *tests, struct diag *diag)
{
	size_t failed = 0;
	VEC_EACH (struct tested, it, &tests->list) {
		failed += it->failures.count > 0;
		test_report(diag, it);
	}
	return failed;
}

static void print_line(
	const struct tests *tests, const struct executions *executions, size_t failed)
{
	size_t count = tests->list.count;
	const char *many = count == 1 ? "" : "s";
	const char *only = executions->count == 1 ? executions->list[0].name : NULL;
	const char *before = only ? ", execution " : "", *name = only ? only : "";
	if (tests->unanswered)
		printf("%zu of %zu cases failed, %zu got no answer%s%s\n", failed, count, tests->unanswered,
			before, name);
	else if (failed)
		printf("%zu of %zu case%s failed%s%s\n", failed, count, many, before, name);
	else if (only)
		printf("%zu case%s, execution %s: all as expected\n", count, many, only);
	else
		printf("%zu case%s, %zu executions: all as expected\n", count, many, executions->count);
}

static int run_tested_cases(struct tests *tests, struct diag *diag)
{
	struct executions executions;
	executions_find(tests->arena, diag, "test", tests->options, tests->isa, &executions);
	if (!executions.count) {
		int status = executions_status(&executions, diag, tests->options);
		if (status)
			return status;
		return command_misuse("test", "no execution can run the cases");
	}
	bool good = run_all(tests, &executions);
	size_t failed = report_all(tests, diag);
	int status = executions_status(&executions, diag, tests->options);
	print_line(tests, &executions, failed);
	if (executions.failed)
		return command_misuse("test", "the cases ran in one execution only; --execution ref asks "
									  "for no other");
	return good ? status : EXIT_USAGE;
}

/* specc-ref itself prints what no case covers. */
static int run_coverage(struct tests *tests, struct diag *diag)
{
	const char *const *argv = reference_arguments(tests->arena, tests->options, "coverage");
	struct child child;
	struct str output;
	int status = finish_reports(diag, tests->options);
	if (!argv)
		return command_misuse("test", "--coverage needs specc-ref in the same folder as specc");
	if (!child_start(&child, argv, make_script(tests), false))
		return EXIT_USAGE;
	int ended = child_finish(tests->arena, &child, &output);
	fwrite(output.text ? output.text : "", 1, output.length, stdout);
	if (ended < 0 || ended > EXIT_SPEC_ERRORS)
		return command_misuse(
			"test", "specc-ref: %.*s", STR_ARG(execution_ending(tests->arena, ended)));
	return status ? status : ended;
}

int test_cases(
	struct arena *arena, struct diag *diag, const struct options *options, const struct isa *isa)
{
	struct tests tests = { .arena = arena, .options = options, .isa = isa };
	find_cases(&tests);
	return tests.list.count ? run_tested_cases(&tests, diag) : EXIT_CLEAN;
}

static int run_test(struct arena *arena, const struct options *options)
{
	struct diag diag = { 0 };
	struct tests tests = { .arena = arena, .options = options };
	int status;
	if (options->output && !options->texts)
		return command_misuse("test", "--output takes the lines of --texts N, which is not given");
	if (!diag_from_options(&diag, arena, options))
		return EXIT_USAGE;
	tests.isa = load_isa(arena, &diag, options, DEPTH_CHECKS);
	if (!goes_on(arena, &diag, options, tests.isa, &status))
		return status;
	if (!names_exist(arena, options, tests.isa))
		return EXIT_USAGE;
	if (options->texts)
		return joined_status(status, test_texts(arena, &diag, options, tests.isa));
	if (options->states)
		return joined_status(status, test_states(arena, &diag, options, tests.isa));
	find_cases(&tests);
	if (!tests.list.count) {
		finish_reports(&diag, options);
		return command_misuse(
			"test", "there are no cases: write them in a fence ```run in __Examples");
	}
	int result = options->coverage ? run_coverage(&tests, &diag) : run_tested_cases(&tests, &diag);
	return joined_status(status, result);
}

const struct command command_test = {
	.name = "test",
	.summary = "run the cases of the examples, `before -> after`",
	.usage = "PATH [OPTIONS] [NAME...]",
	.rows = test_rows,
	.status = "0 all cases pass, 1 a case fails, the executions differ or the specification has "
			  "errors, 2 usage, input/output, or no execution can be run (--states needs both).",
	.examples = "  specc test isa-spec/gpu\n"
				"  specc test isa-spec/gpu --execution ref IADD ISETP_RR\n"
				"  specc test isa-spec/gpu --coverage\n"
				"  specc test isa-spec/gpu --states 200 IADD\n"
				"  specc test isa-spec/gpu --texts 100\n",
	.argument = "NAME",
	.run = run_test,
};
