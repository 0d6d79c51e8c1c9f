/* SPDX-License-Identifier: MIT */
/* Executes both versions of undecided blocks from many states, and reduces a state that shows a
 * difference to the settings that it needs. */
#include "diff/internal.h"
#include "sem/bind.h"

enum {
	FIRST_INSTRUCTIONS = 8, /* first pass */
	FIRST_STATES = 4,
	MORE_INSTRUCTIONS = 32, /* for what is still open */
	MORE_STATES = 16,
	ALL_PROBES = 1 << 16 /* of a pass */
};

struct search {
	struct diff *d;
	struct contest contest;
	struct arena arena; /* of a pass */
};

static bool is_shown(const struct diff_open *open)
{
	return open->change->shown || open->change->text.length > 0;
}

static void judge_probe(void *user, const struct probe *probe, enum probe_outcome outcome)
{
	struct search *s = user;
	const struct diff_open *open = probe->subject;
	if (outcome == PROBE_AGREES)
		open->change->states++;
	if (outcome != PROBE_DIFFERS || is_shown(open))
		return;
	contest_add(&s->contest, probe);
	open->change->shown = true;
	diff_raise(open->change, DIFF_BEHAVIOUR);
}

static bool has_exception(const struct isa *isa, struct str name)
{
	VEC_EACH (struct exception *, it, &isa->exceptions)
		if (str_equal((*it)->name, name))
			return true;
	return false;
}

/* The trap of each exception that both versions have; or the reset. */
static void add_events(struct search *s, struct diff_open *open, struct probes *words)
{
	struct probe probe = { .subject = open };
	if (open->change->kind == DIFF_RESET)
		VEC_PUSH(&s->arena, &words->list, probe);
	else
		VEC_EACH (struct exception *, it, &s->d->after->exceptions)
			if (has_exception(s->d->before, (*it)->name)) {
				probe.raises = (*it)->name;
				VEC_PUSH(&s->arena, &words->list, probe);
			}
}

static void add_open_probes(struct search *s, struct diff_open *open, size_t skip, size_t count,
	unsigned states, struct probes *probes)
{
	struct probes words = { 0 };
	if (open->op)
		diff_add_instructions(s->d, &s->contest, &s->arena, open, skip, count, &words);
	else
		add_events(s, open, &words);
	VEC_EACH (struct probe, it, &words.list) {
		const struct probe_inputs *inputs = probe_inputs_of(&s->contest, &s->arena, it);
		for (unsigned i = 0; i < states; i++) {
			probe_choose_state(inputs, i + (skip ? FIRST_STATES : 0), it);
			VEC_PUSH(&s->arena, &probes->list, *it);
		}
	}
}

/* Tries `count` instructions after the first `skip` of each block that is still open, each with so
 * many states; fewer if there are many blocks. */
static void search(
	struct search *s, const struct diff_opens *opens, size_t skip, size_t count, unsigned states)
{
	enum { BATCH = 1 << 15 };
	size_t share = ALL_PROBES / (opens->list.count * states) + 1;
	struct probes probes = { 0 };
	VEC_EACH (struct diff_open, it, &opens->list) {
		if (!is_shown(it) && !s->contest.broken)
			add_open_probes(s, it, skip, share < count ? share : count, states, &probes);
		if (probes.list.count < BATCH && it + 1 < opens->list.items + opens->list.count)
			continue;
		contest_judge(&s->contest, &s->arena, &probes, judge_probe, s);
		probes = (struct probes){ { NULL, 0, 0 } };
		arena_reset(&s->arena);
	}
}

void diff_states(struct diff *d, const struct diff_opens *opens)
{
	struct search s = { .d = d };
	s.contest = (struct contest){ .arena = d->arena, .runner = d->runner, .renamed = &d->renamed };
	if (!d->runner || !opens->list.count || isa_lanes(d->before) != isa_lanes(d->after) ||
		!d->before->program != !d->after->program ||
		!d->before->counter != !d->after->counter) /* -k: one of them is broken */
		return;
	for (int after = 0; after < 2; after++) {
		const struct isa *isa = after ? d->after : d->before;
		s.contest.sides[after] = (struct contest_side){ isa, diff_codec(d, isa) };
	}
	search(&s, opens, 0, FIRST_INSTRUCTIONS, FIRST_STATES);
	search(&s, opens, FIRST_INSTRUCTIONS, MORE_INSTRUCTIONS, MORE_STATES);
	contest_explain(&s.contest, &s.arena);
	VEC_EACH (struct finding, it, &s.contest.findings) {
		const struct diff_open *open = it->probe.subject;
		if (it->text.length)
			open->change->text = it->text;
	}
	arena_free(&s.arena);
}
