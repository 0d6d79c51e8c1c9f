/* Executes both versions of blocks that nothing else decided, from many states, and reduces a state
 * that tells them apart to the settings that it needs. */
#include "cases/machine.h"
#include "diff/internal.h"
#include "sem/bind.h"

#include <stdlib.h>

enum {
	FIRST_INSTRUCTIONS = 8, /* first pass */
	FIRST_STATES = 4,
	MORE_INSTRUCTIONS = 32, /* for what is still open */
	MORE_STATES = 16,
	ALL_PROBES = 1 << 16, /* of a pass */
	MOST_REDUCED = 100,   /* differences that are reduced */
	ROUNDS = 8            /* of reducing; each finds a setting that is needed */
};

enum outcome { NO_RESULT, AGREES, DIFFERS };

/* A difference, while it is reduced: settings before `needed` are needed. */
struct finding {
	struct diff_probe probe;
	size_t needed;
	bool done;
};

struct search {
	struct diff *d;
	struct arena arena; /* of a pass */
	VEC(struct finding) findings;
	bool broken; /* nothing can be executed */
};

/* ---- running ---- */

/* The state before the instruction, in one of the versions; what it lacks is left out. */
static struct machine start_of(
	struct arena *arena, const struct isa *isa, const struct diff_probe *probe, bool after)
{
	const struct diff_opcode *op = probe->open->op;
	struct machine m = machine_new(arena, isa);
	struct case_settings own = { { NULL, 0, 0 } };
	VEC_EACH (struct case_setting, it, &probe->settings.list) {
		struct case_setting s = *it;
		s.file = s.file ? isa_find_file(isa, s.file->name) : NULL;
		s.memory = s.memory ? isa_find_memory(isa, s.memory->name) : NULL;
		if (!s.file == !it->file && !s.memory == !it->memory)
			VEC_PUSH(arena, &own.list, s);
	}
	machine_apply(&m, &own);
	if (isa->program)
		machine_put_instruction(&m, after ? op->after : op->before, probe->words[after]);
	return m;
}

static int compare_lines(const void *left, const void *right)
{
	return str_compare(*(const struct str *)left, *(const struct str *)right);
}

/* Everything that the instruction did, as text that is the same in both versions if they do the
 * same; empty if there is no result. Cycles that the opcode states are compared elsewhere. */
static struct str effect_of(struct arena *arena, const struct isa *isa, const struct opcode *op,
	uint64_t pc, struct answer *answer)
{
	struct buffer out = buffer_new(arena);
	uint64_t next = (pc + op->length / 8) & (isa->counter ? mask64(isa->counter) : UINT64_MAX);
	bool raises = str_equal_c(answer->stop, "raise");
	if (answer->problem.length || answer->unspecified ||
		(!raises && !str_equal_c(answer->stop, "exit") && !str_equal_c(answer->stop, "limit") &&
			!str_equal_c(answer->stop, "halt")))
		return (struct str){ 0 };
	buffer_printf(
		&out, "%.*s %.*s %d\n", STR_ARG(answer->stop), STR_ARG(answer->exception), answer->lane);
	if (!raises && answer->pc != next)
		buffer_printf(&out, "pc %llx\n", (unsigned long long)answer->pc);
	qsort(answer->changes.items, answer->changes.count, sizeof(struct str), compare_lines);
	struct machine counter = machine_new(arena, isa);
	VEC_EACH (struct str, it, &answer->changes) {
		struct register_value *value;
		if (str_starts_with(*it, STR("cycles ")) && !isa_find_file(isa, STR("cycles"))) {
			machine_change(&counter, *it, &value);
			buffer_printf(
				&out, "cycles %lld\n", (long long)(counter.cycles - op->definition->cycles));
		} else {
			buffer_printf(&out, "%.*s\n", STR_ARG(*it));
		}
	}
	return buffer_str(&out);
}

static uint64_t pc_of(const struct diff_probe *probe)
{
	VEC_EACH (struct case_setting, it, &probe->settings.list)
		if (it->place == CASE_PC)
			return it->values.items[0].lo;
	return 0;
}

struct results {
	VEC(struct answer) answers[2];
};

/* Runs all probes in both versions; the answers are in their order. */
static bool run(struct search *s, const struct diff_probes *probes, struct results *results)
{
	struct diff *d = s->d;
	struct str scripts[2], answers[2];
	for (int after = 0; after < 2; after++) {
		const struct isa *isa = after ? d->after : d->before;
		struct buffer script = buffer_new(&s->arena);
		VEC_EACH (struct diff_probe, it, &probes->list) {
			const struct diff_opcode *op = it->open->op;
			struct machine m = start_of(&s->arena, isa, it, after);
			script_add_step(&script, STR("x"), &m, after ? op->after : op->before, it->words[after],
				(struct str){ 0 });
		}
		scripts[after] = buffer_str(&script);
	}
	s->broken = s->broken || !d->runner->run(d->runner->user, scripts, answers);
	for (int after = 0; after < 2 && !s->broken; after++) {
		struct answer answer;
		while (answer_take(&s->arena, &answers[after], &answer))
			VEC_PUSH(&s->arena, &results->answers[after], answer);
	}
	return !s->broken;
}

static enum outcome outcome_of(
	struct search *s, const struct diff_probe *probe, struct results *results, size_t i)
{
	const struct diff_opcode *op = probe->open->op;
	if (i >= results->answers[0].count || i >= results->answers[1].count)
		return NO_RESULT;
	struct str before =
		effect_of(&s->arena, s->d->before, op->before, pc_of(probe), &results->answers[0].items[i]);
	struct str after =
		effect_of(&s->arena, s->d->after, op->after, pc_of(probe), &results->answers[1].items[i]);
	if (!before.length || !after.length)
		return NO_RESULT;
	return str_equal(before, after) ? AGREES : DIFFERS;
}

/* ---- searching ---- */

static bool is_shown(const struct diff_open *open)
{
	return open->change->shown || open->change->text.length > 0;
}

static struct case_settings copy_settings(struct arena *arena, const struct case_settings *from)
{
	struct case_settings copy = { { NULL, 0, 0 } };
	VEC_EACH (struct case_setting, it, &from->list) {
		struct case_setting s = *it;
		s.values.items = NULL;
		s.values.count = s.values.capacity = 0;
		VEC_EACH (struct word, w, &it->values)
			VEC_PUSH(arena, &s.values, *w);
		VEC_PUSH(arena, &copy.list, s);
	}
	return copy;
}

static void judge(struct search *s, const struct diff_probes *probes)
{
	struct results results = { 0 };
	if (!probes->list.count || !run(s, probes, &results))
		return;
	for (size_t i = 0; i < probes->list.count; i++) {
		const struct diff_probe *probe = &probes->list.items[i];
		enum outcome outcome = outcome_of(s, probe, &results, i);
		if (outcome == AGREES)
			probe->open->change->states++;
		if (outcome != DIFFERS || is_shown(probe->open))
			continue;
		struct finding finding = { .probe = *probe };
		finding.probe.settings = copy_settings(s->d->arena, &probe->settings);
		VEC_PUSH(s->d->arena, &s->findings, finding);
		probe->open->change->shown = true;
		diff_raise(probe->open->change, DIFF_BEHAVIOUR);
	}
}

static void add_probes(struct search *s, const struct diff_open *open, size_t skip, size_t count,
	unsigned states, struct diff_probes *probes)
{
	struct diff_probes words = { 0 };
	diff_add_instructions(s->d, &s->arena, open, skip, count, &words);
	VEC_EACH (struct diff_probe, it, &words.list) {
		const struct diff_inputs *inputs = diff_inputs_of(s->d, &s->arena, it);
		for (unsigned i = 0; i < states; i++) {
			diff_choose_state(
				s->d, inputs, i + (skip ? FIRST_STATES : 0), !s->d->runner->sees_unspecified, it);
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
	struct diff_probes probes = { 0 };
	VEC_EACH (const struct diff_open, it, &opens->list) {
		if (!is_shown(it) && !s->broken)
			add_probes(s, it, skip, share < count ? share : count, states, &probes);
		if (probes.list.count < BATCH && it + 1 < opens->list.items + opens->list.count)
			continue;
		judge(s, &probes);
		probes = (struct diff_probes){ { NULL, 0, 0 } };
		arena_reset(&s->arena);
	}
}

/* ---- reducing ---- */

/* Adds the probe with its needed settings and the first 0, 1 ... of the others. */
static void add_prefixes(struct search *s, const struct finding *f, struct diff_probes *probes)
{
	for (size_t i = f->needed; !f->done && i <= f->probe.settings.list.count; i++) {
		struct diff_probe probe = f->probe;
		probe.settings.list.count = i;
		VEC_PUSH(&s->arena, &probes->list, probe);
	}
}

/* Keeps the shortest list of settings that shows the difference; its last one is needed. Returns
 * the index of the next answer. */
static size_t reduce(struct search *s, struct finding *f, struct results *results, size_t at)
{
	size_t count = f->probe.settings.list.count, first = at;
	struct case_setting *list = f->probe.settings.list.items;
	if (f->done)
		return at;
	while (at - first < count - f->needed && outcome_of(s, &f->probe, results, at) != DIFFERS)
		at++;
	size_t kept = f->needed + (at - first);
	at = first + count - f->needed + 1;
	f->done = kept == f->needed;
	f->probe.settings.list.count = kept;
	if (f->done)
		return at;
	struct case_setting last = list[kept - 1];
	memmove(&list[f->needed + 1], &list[f->needed], (kept - 1 - f->needed) * sizeof *list);
	list[f->needed++] = last;
	return at;
}

static void reduce_all(struct search *s)
{
	for (int round = 0; round < ROUNDS && !s->broken; round++) {
		struct diff_probes probes = { 0 };
		struct results results = { 0 };
		size_t at = 0, count = s->findings.count;
		for (size_t i = 0; i < count && i < MOST_REDUCED; i++)
			add_prefixes(s, &s->findings.items[i], &probes);
		if (!probes.list.count || !run(s, &probes, &results))
			break;
		for (size_t i = 0; i < count && i < MOST_REDUCED; i++)
			at = reduce(s, &s->findings.items[i], &results, at);
		arena_reset(&s->arena);
	}
}

/* ---- the case ---- */

/* The whole register, if the file holds its upper bits. */
static void add_register(struct diff *d, struct machine *m, const struct register_value *value,
	struct case_settings *after)
{
	const struct register_file *file = value->file;
	bool upper = file && file->kind == FILE_UPPER;
	struct case_setting s = { .place = file ? CASE_REGISTER : CASE_ACTIVE, .lane = -1 };
	s.file = upper ? file->side_of : file;
	s.number = value->number;
	s.count = 1;
	const struct register_value low = *machine_register(m, s.file, s.number);
	const struct register_file *high = s.file ? s.file->high : NULL;
	for (unsigned i = 0; i < low.count; i++) {
		struct word w = low.lanes[i];
		if (high)
			w.hi = machine_register(m, high, s.number)->lanes[i].lo;
		VEC_PUSH(d->arena, &s.values, w);
	}
	VEC_EACH (struct case_setting, it, &after->list)
		if (it->place == s.place && it->file == s.file && it->number == s.number)
			return;
	VEC_PUSH(d->arena, &after->list, s);
}

/* The registers that have changed. A transient one has its reset value after any instruction. */
static void add_registers(
	struct diff *d, struct machine *start, struct machine *end, struct case_settings *after)
{
	for (size_t i = 0; i < end->registers.count; i++) {
		const struct register_value now = end->registers.items[i];
		const struct register_value *old = machine_register(start, now.file, now.number);
		if (memcmp(old->lanes, now.lanes, now.count * sizeof *now.lanes) != 0 &&
			!(now.file && now.file->transient))
			add_register(d, end, &now, after);
	}
}

/* The word of memory that has the byte. */
static void add_word(
	struct diff *d, const struct bank_value *bank, uint64_t at, struct case_settings *after)
{
	struct case_setting s = { .place = CASE_MEMORY, .memory = bank->memory, .lane = -1 };
	uint64_t bytes = bank->memory->word / 8;
	struct word w = { 0, 0 };
	s.bank = bank->number;
	s.width = bank->memory->word;
	s.offset = bank->base + at - at % bytes;
	VEC_EACH (struct case_setting, it, &after->list)
		if (it->place == CASE_MEMORY && it->memory == s.memory && it->bank == s.bank &&
			it->offset == s.offset)
			return;
	for (uint64_t i = 0; i < bytes; i++) {
		uint64_t from = bank->memory->byte_order == ORDER_BIG ? bytes - 1 - i : i;
		w = word_insert(w, (unsigned)i * 8, 8, bank_get(bank, at - at % bytes + from));
	}
	VEC_PUSH(d->arena, &s.values, w);
	VEC_PUSH(d->arena, &after->list, s);
}

static void add_memory(
	struct diff *d, struct machine *start, const struct machine *end, struct case_settings *after)
{
	VEC_EACH (struct bank_value, it, &end->banks) {
		const struct bank_value *old = machine_bank(start, it->memory, it->number);
		for (uint64_t at = 0; at < (uint64_t)it->pages.count * BANK_PAGE && at < it->size; at++)
			if (bank_get(it, at) != bank_get(old, at))
				add_word(d, it, at, after);
	}
}

static void add_number(
	struct diff *d, enum case_place place, uint64_t value, struct case_settings *after)
{
	struct case_setting s = { .place = place, .lane = -1 };
	VEC_PUSH(d->arena, &s.values, (struct word){ value, 0 });
	VEC_PUSH(d->arena, &after->list, s);
}

/* What the new version did, as the right side of a case; false if a case cannot say it. */
static bool read_effect(struct search *s, const struct diff_probe *probe,
	const struct answer *answers[2], struct case_settings *after, struct str *ending)
{
	struct diff *d = s->d;
	const struct answer *a = answers[1];
	struct machine start = start_of(&s->arena, d->after, probe, true), end = machine_copy(&start);
	struct register_value *value;
	uint64_t next = pc_of(probe) + probe->open->op->after->length / 8;
	if (str_equal_c(a->stop, "raise")) {
		*ending = str_printf(d->arena, "raise %.*s", STR_ARG(a->exception));
		if (str_equal(a->exception, answers[0]->exception) && a->lane >= 0)
			*ending = str_printf(d->arena, "%.*s @ %d", STR_ARG(*ending), a->lane);
		return true;
	}
	VEC_EACH (struct str, it, &a->changes)
		if (!machine_change(&end, *it, &value))
			return false;
	add_registers(d, &start, &end, after);
	add_memory(d, &start, &end, after);
	if (d->after->program && a->pc != (next & mask64(d->after->counter)))
		add_number(d, CASE_PC, a->pc, after);
	if (d->after->program && end.cycles != start.cycles && !after->list.count)
		add_number(d, CASE_CYCLES, end.cycles, after);
	*ending = str_equal_c(a->stop, "halt") ? STR("halt") : (struct str){ 0 };
	return true;
}

static void write_cases(struct search *s)
{
	struct diff_probes probes = { 0 };
	struct results results = { 0 };
	VEC_EACH (struct finding, it, &s->findings)
		VEC_PUSH(&s->arena, &probes.list, it->probe);
	if (!probes.list.count || s->broken || !run(s, &probes, &results))
		return;
	for (size_t i = 0; i < probes.list.count; i++) {
		const struct diff_probe *probe = &probes.list.items[i];
		struct case_settings after = { { NULL, 0, 0 } };
		struct str ending = { 0 };
		if (outcome_of(s, probe, &results, i) != DIFFERS)
			continue;
		const struct answer *answers[] = { &results.answers[0].items[i],
			&results.answers[1].items[i] };
		if (read_effect(s, probe, answers, &after, &ending))
			probe->open->change->text = diff_case_text(
				s->d, probe->open->op->after, probe->words[1], &probe->settings, &after, ending);
	}
}

void diff_states(struct diff *d, const struct diff_opens *opens)
{
	struct search s = { .d = d };
	if (!d->runner || !opens->list.count || sem_lanes(d->before) != sem_lanes(d->after) ||
		!d->before->program != !d->after->program)
		return;
	search(&s, opens, 0, FIRST_INSTRUCTIONS, FIRST_STATES);
	search(&s, opens, FIRST_INSTRUCTIONS, MORE_INSTRUCTIONS, MORE_STATES);
	reduce_all(&s);
	write_cases(&s);
	arena_free(&s.arena);
}
