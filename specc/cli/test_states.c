/* SPDX-License-Identifier: MIT */
/* specc test --states: runs random and boundary states of every form, of each trap and of the reset
 * through both executions. A difference is reported at its block and printed as a case. */
#include <stdio.h>
#include <unistd.h>

#include "cases/probe.h"
#include "cli/execution.h"
#include "cli/cli.h"
#include "codec/codec.h"
#include "sem/sem.h"
#include "sem/bind.h"

enum {
	BATCH = 1 << 13,     /* probes in one script */
	STATES_OF_A_WORD = 4 /* states of each instruction */
};

struct tested_form {
	const struct form *form; /* NULL: a trap, or the reset */
	struct str raises;       /* trap: the name of the exception */
	size_t differences;
};

struct states {
	struct arena *arena, batch;
	const struct options *options;
	const struct isa *isa;
	struct executions executions;
	struct contest contest;
	VEC(struct tested_form) forms;
	size_t done; /* forms whose states are chosen */
	size_t counts[PROBE_DIFFERS + 1];
};

/* ---- choosing ---- */

static void find_forms(struct states *s)
{
	VEC_EACH (struct form *, it, &s->isa->forms) {
		const struct opcode *opcode = (*it)->opcode;
		struct tested_form form = { .form = *it };
		if (!opcode->defective && test_is_named(s->options, opcode->definition) &&
			s->isa->semantics && sem_block_of(s->isa->semantics, *it))
			VEC_PUSH(s->arena, &s->forms, form);
	}
}

/* The trap of each exception, and the reset. */
static void find_events(struct states *s)
{
	const struct sem_run *run = s->isa->semantics;
	if (run && run->trap)
		VEC_EACH (struct exception *, it, &s->isa->exceptions) {
			struct tested_form trap = { .raises = (*it)->name };
			VEC_PUSH(s->arena, &s->forms, trap);
		}
	if (run && run->reset)
		VEC_PUSH(s->arena, &s->forms, (struct tested_form){ .form = NULL });
}

/* A random instruction after a prefix. */
static void choose_next(struct states *s, struct probe *probe, uint64_t *seed)
{
	const struct form *next = s->isa->forms.items[codec_random(seed) % s->isa->forms.count];
	probe->next = NULL;
	if (!s->isa->program || !probe->opcodes[0]->definition->prefix || next->opcode->defective)
		return;
	probe->next = next;
	probe->next_word = codec_sample(next, 4, seed);
}

static bool choose_word(
	struct states *s, size_t number, const struct probe_inputs *inputs, struct probe *probe)
{
	const struct tested_form *form = probe->subject;
	const struct opcode *opcode = form->form->opcode;
	struct codec *codec = s->contest.sides[0].codec;
	uint64_t seed =
		0x9e3779b97f4a7c15 ^ (number + 1) << 32 ^ opcode->index ^ s->options->seed << 48;
	struct word w =
		probe_word(codec, form->form, inputs, (enum word_style)(number % WORD_STYLES), &seed);
	probe->form = codec_legal_form(codec, opcode, w);
	probe->opcodes[0] = probe->opcodes[1] = opcode;
	probe->words[0] = probe->words[1] = w;
	choose_next(s, probe, &seed);
	return probe->form && sem_block_of(s->isa->semantics, probe->form);
}

static void add_form_probes(struct states *s, struct tested_form *form, struct probes *probes)
{
	struct probe probe = { .subject = form, .raises = form->raises };
	bool good = !form->form;
	const struct probe_inputs *inputs =
		good ? probe_inputs_of(&s->contest, &s->batch, &probe) : NULL;
	for (uint64_t i = 0; i < s->options->states; i++) {
		if (form->form && i % STATES_OF_A_WORD == 0)
			good = choose_word(s, i / STATES_OF_A_WORD, inputs, &probe);
		if (form->form && i % STATES_OF_A_WORD == 0 && good)
			inputs = probe_inputs_of(&s->contest, &s->batch, &probe);
		if (!good)
			continue;
		probe_choose_state(inputs, (unsigned)i, &probe);
		VEC_PUSH(&s->batch, &probes->list, probe);
	}
}

/* ---- running ---- */

static bool run_scripts(void *user, const struct str scripts[2], struct str answers[2])
{
	struct states *s = user;
	return executions_answer(s->arena, &s->executions, scripts, answers);
}

static void judge_states(void *user, const struct probe *probe, enum probe_outcome outcome)
{
	struct states *s = user;
	struct tested_form *form = probe->subject;
	s->counts[outcome]++;
	if (outcome == PROBE_DIFFERS && !form->differences++)
		contest_add(&s->contest, probe);
}

static void show_states_progress(const struct states *s)
{
	if (isatty(STDERR_FILENO))
		fprintf(stderr, "\r\033[Kstates: %zu of %zu forms", s->done, s->forms.count);
}

static void run_states(struct states *s)
{
	struct probes probes = { 0 };
	while (s->done < s->forms.count && !s->contest.broken) {
		add_form_probes(s, &s->forms.items[s->done++], &probes);
		if (probes.list.count < BATCH && s->done < s->forms.count)
			continue;
		show_states_progress(s);
		contest_judge(&s->contest, &s->batch, &probes, judge_states, s);
		probes = (struct probes){ { NULL, 0, 0 } };
		arena_reset(&s->batch);
	}
	contest_explain(&s->contest, &s->batch);
	if (isatty(STDERR_FILENO))
		fputs("\r\033[K", stderr);
}

/* ---- results ---- */

static struct str tested_name(struct arena *arena, const struct probe *probe)
{
	if (probe->opcodes[0])
		return probe->opcodes[0]->definition->name;
	return probe->raises.length ? str_printf(arena, "raise %.*s", STR_ARG(probe->raises))
								: STR("reset");
}

static void report_finding(struct states *s, struct diag *diag, const struct finding *f)
{
	const struct sem_run *run = s->isa->semantics;
	const struct tested_form *form = f->probe.subject;
	const struct sem_scope *scope = form->form            ? sem_block_of(run, f->probe.form)
									: form->raises.length ? run->trap
														  : run->reset;
	diag_report(diag, CHECK_CASE_RESULT, scope->block->span,
		"%.*s: %s gives %.*s, but %s gives %.*s (%zu of %llu states differ)",
		STR_ARG(tested_name(s->arena, &f->probe)), s->executions.list[0].name,
		STR_ARG(f->effects[0]), s->executions.list[1].name, STR_ARG(f->effects[1]),
		form->differences, (unsigned long long)s->options->states);
}

/* The cases as fences for __Examples, with the results of the second execution. */
static void print_cases(const struct states *s)
{
	VEC_EACH (struct finding, it, &s->contest.findings)
		if (it->text.length)
			printf("```run\n%.*s\n```\n", STR_ARG(it->text));
}

static void print_counts(const struct states *s)
{
	size_t ran = s->counts[PROBE_AGREES] + s->counts[PROBE_DIFFERS];
	printf("%zu form%s, %zu states, 2 executions", s->forms.count, s->forms.count == 1 ? "" : "s",
		ran);
	if (s->counts[PROBE_UNSPECIFIED])
		printf(", %zu unspecified", s->counts[PROBE_UNSPECIFIED]);
	if (s->counts[PROBE_LEFT_OUT])
		printf(", %zu not executable", s->counts[PROBE_LEFT_OUT]);
	if (s->contest.findings.count)
		printf(": %zu form%s differ%s\n", s->contest.findings.count,
			s->contest.findings.count == 1 ? "" : "s", s->contest.findings.count == 1 ? "s" : "");
	else
		printf(": no difference\n");
}

/* Both executions; false after a message. */
static bool find_executions(struct states *s, struct diag *diag, int *status)
{
	executions_find(s->arena, diag, "test", s->options, s->isa, &s->executions);
	if (s->executions.count == 2)
		return true;
	*status = executions_status(&s->executions, diag, s->options);
	if (!*status)
		*status = command_misuse("test", "--states compares the executions 'c' and 'ref'; %s",
			s->executions.count ? "one of them is missing" : "both are missing");
	return false;
}

int test_states(
	struct arena *arena, struct diag *diag, const struct options *options, const struct isa *isa)
{
	struct states s = { .arena = arena, .options = options, .isa = isa };
	const struct probe_runner runner = { &s, run_scripts, true };
	int status;
	if (options->execution || options->coverage)
		return command_misuse("test", "--states compares both executions; leave out %s",
			options->execution ? "--execution" : "--coverage");
	find_forms(&s);
	if (!options->arguments.count)
		find_events(&s);
	if (!s.forms.count)
		return command_misuse("test", "no instruction has a block in __Semantics to execute");
	if (!find_executions(&s, diag, &status))
		return status;
	struct contest_side side = { isa, codec_new(arena, isa) };
	s.contest = (struct contest){ .arena = arena,
		.sides = { side, side },
		.runner = &runner,
		.whole = true,
		.seed = options->seed };
	run_states(&s);
	VEC_EACH (struct finding, it, &s.contest.findings)
		report_finding(&s, diag, it);
	status = executions_status(&s.executions, diag, options);
	print_cases(&s);
	print_counts(&s);
	arena_free(&s.batch);
	return s.contest.broken ? EXIT_USAGE : status;
}
