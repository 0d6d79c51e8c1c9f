/* SPDX-License-Identifier: MIT */
/* Executes instructions on random states in both executions and reports differences. Covers every
 * form of every opcode, with every combination of its modifiers' values at least once. */
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "cli/cli.h"
#include "compare.h"

static const struct command command = {
	.name = "compare",
	.summary = "run every form of the opcodes (all of them) on random states, on the reference "
			   "evaluator and on the generated interpreter that is linked in",
	.usage = "--isa PATH... [OPTIONS] [OPCODE...]",
	.rows =
		(const struct help_row[]){
			{ .option = OPTION_ISA, .text = "file (.isa) or folder; repeatable" },
			{ .option = OPTION_VARIANT },
			{ .option = OPTION_LIMIT, .text = "random states per form of an instruction (100)" },
			{ .option = OPTION_KEEP_GOING,
				.text = "go on where the specification has errors, and pass over what its "
						"pseudo-code does against the rules of the language and over blocks that "
						"no C is made of" },
			{ .option = OPTION_WARNING },
			{ .text = "Environment: SEED=number; SHARE=K/N, every N-th form from the K-th one on "
					  "(0/1)." },
			{ 0 },
		},
	.status = "0 no difference, 1 some, 2 usage or input/output.",
};

enum { MOST_REPORTS = 8, RUNS_A_STATE = 64 };

struct comparison {
	struct machines machines;
	uint64_t states, seed;
	unsigned share, shares;
	uint64_t forms, combinations, runs, raised, illegal, differences;
	uint64_t left_out; /* with --keep-going: runs that one of the two cannot execute */
	bool keep_going;
	const struct opcode *reported; /* the last one with a difference */
	unsigned reports;
};

/* One instruction, sometimes with a flipped bit or truncated. */
static struct launch straight_launch(
	struct comparison *c, const struct opcode *opcode, struct word word)
{
	uint64_t r = ref_random(&c->seed);
	struct launch launch = { .size = opcode->length / 8 };
	isa_store_word(c->machines.isa, word, opcode->length, launch.code);
	if (r >> 58 == 0)
		launch.code[(r >> 8) % launch.size] ^= (uint8_t)(1 << (r >> 4) % 8);
	if (r >> 56 == 5)
		launch.size = (r >> 8) % launch.size;
	return launch;
}

/* The block violates a rule of the language in this state, or there is no C for it. */
static bool cannot_run(const struct runs *runs)
{
	return runs->broken || (!strcmp(runs->generated.stop, "unexecutable") &&
							   strcmp(runs->reference.stop, "unexecutable") != 0);
}

static void run_once(struct comparison *c, const struct combinations *forms, uint64_t combination)
{
	const struct opcode *opcode = forms->form->opcode;
	struct machines *m = &c->machines;
	struct runs runs;
	struct word word = pick_word(forms, combination, &c->seed);
	pick_operands(m, opcode, word, &c->seed);
	if (m->is_machine)
		pick_addresses(m, opcode, word, &c->seed);
	struct launch launch =
		m->is_machine ? pick_launch(m, opcode, word, &c->seed) : straight_launch(c, opcode, word);
	machines_keep(m);
	machines_run(m, &launch, &runs);
	c->runs++;
	c->raised += runs.reference.exception[0] != '\0';
	c->illegal += !runs.reference.steps && !runs.reference.exception[0];
	if (machines_agree(m, &runs))
		return;
	machines_go_back(m);
	if (c->keep_going && cannot_run(&runs)) {
		c->left_out++;
		return;
	}
	c->differences++;
	if (c->reported != opcode && c->reports++ < MOST_REPORTS)
		report_difference(m, opcode, &launch);
	c->reported = opcode;
}

static void compare_form(struct comparison *c, const struct form *form)
{
	struct combinations combinations = combinations_of(&c->machines, form);
	uint64_t count = combinations.count > c->states ? combinations.count : c->states;
	if (!c->machines.is_machine)
		machines_fill_memory(&c->machines, &c->seed);
	for (uint64_t i = 0; i < count; i++) {
		if (i % RUNS_A_STATE == 0) {
			if (c->machines.is_machine)
				pick_memory(&c->machines, &c->seed);
			machines_randomise(&c->machines, &c->seed);
		}
		run_once(c, &combinations, i % combinations.count);
	}
	c->forms++;
	c->combinations += combinations.count;
}

static bool is_wanted(const struct options *options, const struct form *form)
{
	VEC_EACH (const char *, it, &options->arguments)
		if (str_equal_c(form->opcode->definition->name, *it))
			return true;
	return !options->arguments.count;
}

static bool compare(struct comparison *c, const struct options *options)
{
	uint64_t start = c->seed;
	VEC_EACH (struct form *, it, &c->machines.isa->forms) {
		/* a form's states do not depend on what else is run */
		c->seed = (start + (*it)->index + 1) * 0x9E3779B97F4A7C15u | 1;
		if ((*it)->index % c->shares == c->share && (*it)->boxes.count && is_wanted(options, *it))
			compare_form(c, *it);
	}
	printf("%" PRIu64 " forms with %" PRIu64 " combinations of modifiers, %" PRIu64
		   " runs, %" PRIu64 " raised, %" PRIu64 " illegal, %" PRIu64 " left out: %" PRIu64
		   " differences\n",
		c->forms, c->combinations, c->runs, c->raised, c->illegal, c->left_out, c->differences);
	if (!c->forms)
		fputs("compare: no such opcode\n", stderr);
	return c->forms && !c->differences;
}

static bool read_environment(struct comparison *c)
{
	const char *seed = getenv("SEED"), *share = getenv("SHARE");
	c->seed = seed ? strtoull(seed, NULL, 10) : 1;
	c->shares = 1;
	if (!share)
		return true;
	char *end;
	c->share = (unsigned)strtoul(share, &end, 10);
	c->shares = *end == '/' ? (unsigned)strtoul(end + 1, NULL, 10) : 0;
	if (c->share < c->shares)
		return true;
	fprintf(stderr, "compare: SHARE is to be K/N with K < N, not '%s'\n", share);
	return false;
}

static int run(struct arena *arena, struct diag *diag, const struct options *options)
{
	struct comparison c = { .states = options->step_limit ? options->step_limit : 100,
		.keep_going = options->keep_going };
	const char *why;
	if (!read_environment(&c))
		return EXIT_USAGE;
	const struct isa *isa = load_isa(arena, diag, options, DEPTH_FORMS);
	int status = finish_reports(diag, options);
	if (status && !options->keep_going)
		return status;
	bool good = false;
	if (machines_open(&c.machines, arena, isa, &why)) {
		good = compare(&c, options);
		status = good ? EXIT_CLEAN : EXIT_SPEC_ERRORS;
	} else {
		fprintf(stderr, "compare: %s\n", why);
		status = EXIT_USAGE;
	}
	machines_close(&c.machines);
	return status;
}

int main(int argc, char **argv)
{
	struct arena arena = { 0 };
	struct diag diag = { 0 };
	struct options options = { 0 };
	/* options_parse reads the words after the name of a command */
	char **words = calloc((size_t)argc + 2, sizeof *words);
	if (!words)
		return EXIT_USAGE;
	words[0] = words[1] = argv[0];
	for (int i = 1; i < argc; i++)
		words[i + 1] = argv[i];
	int status = EXIT_USAGE;
	if (options_parse(&arena, &command, argc + 1, words, &options) &&
		diag_from_options(&diag, &arena, &options)) {
		if (options.isa.count)
			status = run(&arena, &diag, &options);
		else
			help_print(stderr, &command);
	}
	free(words);
	arena_free(&arena);
	return status;
}
