/* SPDX-License-Identifier: MIT */
/* Executes probes on both sides of a contest, compares the results, and reduces a difference to the
 * settings that it needs. */
#include "cases/probe.h"

#include "sem/bind.h"

#include <stdlib.h>

enum {
	MOST_REDUCED = 100, /* differences that are reduced */
	ROUNDS = 8          /* of reducing; each finds a setting that is needed */
};

/* ---- running ---- */

struct lines {
	VEC(struct str) list;
};

/* The name of a register file of either side on this one. */
static struct str name_on_side(const struct contest *c, bool second, struct str name)
{
	const struct str *other = c->renamed ? str_map_get(c->renamed, name) : NULL;
	return other && !isa_find_file(c->sides[second].isa, name) ? *other : name;
}

const struct register_file *contest_file(
	const struct contest *c, bool second, const struct register_file *file)
{
	return isa_find_file(c->sides[second].isa, name_on_side(c, second, file->name));
}

/* The state before the instruction, on one of the sides; what it lacks is left out. */
static struct machine start_of_probe(
	const struct contest *c, struct arena *arena, const struct probe *probe, bool second)
{
	const struct isa *isa = c->sides[second].isa;
	struct machine m = machine_new(arena, isa);
	struct case_settings own = { { NULL, 0, 0 } };
	VEC_EACH (struct case_setting, it, &probe->settings.list) {
		struct case_setting s = *it;
		s.file = s.file ? contest_file(c, second, s.file) : NULL;
		s.memory = s.memory ? isa_find_memory(isa, s.memory->name) : NULL;
		if (!s.file == !it->file && !s.memory == !it->memory)
			VEC_PUSH(arena, &own.list, s);
	}
	machine_apply(&m, &own);
	if (isa->program)
		machine_put_instruction(&m, probe->opcodes[second], probe->words[second]);
	return m;
}

/* Where the instruction goes on unless it jumps; a trap where it was raised. */
static uint64_t pc_after(const struct isa *isa, const struct probe *probe, bool second, uint64_t pc)
{
	const struct opcode *op = probe->opcodes[second];
	return (pc + (op ? opcode_size(op, probe->words[second]) : 0)) &
		   (isa->counter ? mask64(isa->counter) : UINT64_MAX);
}

static bool is_result(const struct answer *answer)
{
	static const char *const stops[] = { "raise", "exit", "limit", "halt" };
	for (size_t i = 0; i < sizeof stops / sizeof *stops; i++)
		if (str_equal_c(answer->stop, stops[i]))
			return !answer->problem.length;
	return false;
}

static uint64_t stated_cycles(const struct opcode *op)
{
	return op ? op->definition->cycles : 0;
}

/* The line of an answer as one side of a comparison of versions: cycles without those that the
 * opcode states, which are compared elsewhere. */
static void add_probe_change(
	struct buffer *out, const struct isa *isa, const struct opcode *op, struct str line)
{
	struct register_value *value;
	struct machine counter = machine_new(out->arena, isa);
	if (!str_starts_with(line, STR("cycles ")) || isa_find_file(isa, STR("cycles"))) {
		buffer_printf(out, "%.*s\n", STR_ARG(line));
		return;
	}
	machine_change(&counter, line, &value);
	buffer_printf(out, "cycles %lld\n", (long long)(counter.cycles - stated_cycles(op)));
}

static int compare_lines(const void *left, const void *right)
{
	return str_compare(*(const struct str *)left, *(const struct str *)right);
}

/* The change with the name that its register file has on the second side. */
static struct str with_new_name(const struct contest *c, struct arena *arena, struct str line)
{
	size_t end = str_find(line, 0, STR(" "));
	struct str name = name_on_side(c, true, str_slice(line, 0, end));
	return str_printf(arena, "%.*s%.*s", STR_ARG(name), STR_ARG(str_slice(line, end, line.length)));
}

/* The changes of an answer, sorted; register files have the names of the second side. */
static struct lines sorted_changes(
	const struct contest *c, struct arena *arena, const struct answer *answer)
{
	struct lines lines = { { NULL, 0, 0 } };
	VEC_EACH (struct str, it, &answer->changes)
		VEC_PUSH(arena, &lines.list, c->renamed ? with_new_name(c, arena, *it) : *it);
	qsort(lines.list.items, lines.list.count, sizeof(struct str), compare_lines);
	return lines;
}

/* Everything that the instruction did, as text that is the same on both sides if they do the
 * same. */
static struct str effect_of(const struct contest *c, struct arena *arena, const struct probe *probe,
	bool second, const struct answer *answer)
{
	const struct isa *isa = c->sides[second].isa;
	const struct opcode *op = probe->opcodes[second];
	struct buffer out = buffer_new(arena);
	const struct case_setting *pc = case_find(&probe->settings, CASE_PC);
	bool raises = str_equal_c(answer->stop, "raise");
	buffer_printf(
		&out, "%.*s %.*s %d\n", STR_ARG(answer->stop), STR_ARG(answer->exception), answer->lane);
	if (c->whole)
		buffer_printf(&out, "pc %llx steps %llu address %llx\n", (unsigned long long)answer->pc,
			(unsigned long long)answer->steps, (unsigned long long)answer->bad_address);
	else if (!raises && answer->pc != pc_after(isa, probe, second, pc ? pc->values.items[0].lo : 0))
		buffer_printf(&out, "pc %llx\n", (unsigned long long)answer->pc);
	struct lines changes = sorted_changes(c, arena, answer);
	VEC_EACH (struct str, it, &changes.list) {
		if (c->whole)
			buffer_printf(&out, "%.*s\n", STR_ARG(*it));
		else
			add_probe_change(&out, isa, op, *it);
	}
	return buffer_str(&out);
}

struct results {
	VEC(struct answer) answers[2];
};

/* Runs all probes on both sides; the answers are in their order. */
static bool run_probes(
	struct contest *c, struct arena *arena, const struct probes *probes, struct results *results)
{
	struct str scripts[2], answers[2];
	for (int side = 0; side < 2; side++) {
		struct buffer script = buffer_new(arena);
		VEC_EACH (struct probe, it, &probes->list) {
			struct machine m = start_of_probe(c, arena, it, side);
			script_add_step(&script, STR("x"), &m, it->opcodes[side], it->words[side],
				script_event(arena, it->raises, &m, &it->settings));
		}
		scripts[side] = buffer_str(&script);
	}
	c->broken = c->broken || !c->runner->run(c->runner->user, scripts, answers);
	for (int side = 0; side < 2 && !c->broken; side++) {
		struct answer answer;
		while (answer_take(arena, &answers[side], &answer))
			VEC_PUSH(arena, &results->answers[side], answer);
	}
	return !c->broken;
}

/* If all is compared, an execution that gives up differs from one that does not. */
static enum probe_outcome outcome_of(const struct contest *c, struct arena *arena,
	const struct probe *probe, const struct results *results, size_t i)
{
	if (i >= results->answers[0].count || i >= results->answers[1].count)
		return PROBE_LEFT_OUT;
	const struct answer *first = &results->answers[0].items[i];
	const struct answer *second = &results->answers[1].items[i];
	if (first->unspecified || second->unspecified)
		return PROBE_UNSPECIFIED;
	if (c->whole && (first->problem.length || second->problem.length))
		return PROBE_DIFFERS;
	if (c->whole
			? str_equal_c(first->stop, "unexecutable") || str_equal_c(second->stop, "unexecutable")
			: !is_result(first) || !is_result(second))
		return PROBE_LEFT_OUT;
	return str_equal(
			   effect_of(c, arena, probe, false, first), effect_of(c, arena, probe, true, second))
			   ? PROBE_AGREES
			   : PROBE_DIFFERS;
}

void contest_judge(struct contest *c, struct arena *arena, const struct probes *probes,
	void (*judged)(void *user, const struct probe *probe, enum probe_outcome outcome), void *user)
{
	struct results results = { 0 };
	if (!probes->list.count || !run_probes(c, arena, probes, &results))
		return;
	for (size_t i = 0; i < probes->list.count; i++) {
		const struct probe *probe = &probes->list.items[i];
		judged(user, probe, outcome_of(c, arena, probe, &results, i));
	}
}

/* ---- findings ---- */

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

void contest_add(struct contest *c, const struct probe *probe)
{
	struct finding finding = { .probe = *probe };
	finding.probe.settings = copy_settings(c->arena, &probe->settings);
	VEC_PUSH(c->arena, &c->findings, finding);
}

/* Adds the probe with its needed settings and the first 0, 1 ... of the others. */
static void add_prefixes(struct arena *arena, const struct finding *f, struct probes *probes)
{
	for (size_t i = f->needed; !f->done && i <= f->probe.settings.list.count; i++) {
		struct probe probe = f->probe;
		probe.settings.list.count = i;
		VEC_PUSH(arena, &probes->list, probe);
	}
}

/* Keeps the shortest list of settings that shows the difference; its last one is needed. Returns
 * the index of the next answer. */
static size_t reduce_finding(const struct contest *c, struct arena *arena, struct finding *f,
	const struct results *results, size_t at)
{
	size_t count = f->probe.settings.list.count, first = at;
	struct case_setting *list = f->probe.settings.list.items;
	if (f->done)
		return at;
	while (at - first < count - f->needed &&
		   outcome_of(c, arena, &f->probe, results, at) != PROBE_DIFFERS)
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

static void reduce_all(struct contest *c, struct arena *arena)
{
	for (int round = 0; round < ROUNDS && !c->broken; round++) {
		struct probes probes = { 0 };
		struct results results = { 0 };
		size_t at = 0, count = c->findings.count;
		for (size_t i = 0; i < count && i < MOST_REDUCED; i++)
			add_prefixes(arena, &c->findings.items[i], &probes);
		if (!probes.list.count || !run_probes(c, arena, &probes, &results))
			break;
		for (size_t i = 0; i < count && i < MOST_REDUCED; i++)
			at = reduce_finding(c, arena, &c->findings.items[i], &results, at);
		arena_reset(arena);
	}
}

/* The probe with this lane alone, whose values all lanes have. */
static struct probe in_lane(struct arena *arena, const struct probe *from, unsigned lane)
{
	struct case_setting active = { .place = CASE_ACTIVE, .lane = -1 };
	struct probe probe = *from;
	VEC_PUSH(arena, &active.values, word_mask(lane, 1));
	probe.settings = copy_settings(arena, &from->settings);
	VEC_EACH (struct case_setting, it, &probe.settings.list) {
		it->values.items[0] = it->values.items[lane < it->values.count ? lane : 0];
		if (it->place == CASE_REGISTER)
			it->values.count = 1;
	}
	VEC_PUSH(arena, &probe.settings.list, active);
	return probe;
}

/* One lane is enough, where the difference can be seen in it. */
static void choose_lanes(struct contest *c, struct arena *arena)
{
	struct probes probes = { 0 };
	struct results results = { 0 };
	unsigned lanes = isa_lanes(c->sides[0].isa);
	size_t count = c->findings.count < MOST_REDUCED ? c->findings.count : MOST_REDUCED;
	for (size_t i = 0; i < count * lanes && lanes > 1; i++) {
		struct probe probe =
			in_lane(c->arena, &c->findings.items[i / lanes].probe, (unsigned)(i % lanes));
		VEC_PUSH(arena, &probes.list, probe);
	}
	if (!probes.list.count || c->broken || !run_probes(c, arena, &probes, &results))
		return;
	for (size_t i = 0; i < probes.list.count; i++)
		if (!case_find(&c->findings.items[i / lanes].probe.settings, CASE_ACTIVE) &&
			outcome_of(c, arena, &probes.list.items[i], &results, i) == PROBE_DIFFERS)
			c->findings.items[i / lanes].probe = probes.list.items[i];
}

/* ---- the case ---- */

/* The whole register, if the file holds its upper bits. */
static void add_changed_register(struct arena *arena, struct machine *m,
	const struct register_value *value, struct case_settings *after)
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
		VEC_PUSH(arena, &s.values, w);
	}
	VEC_EACH (struct case_setting, it, &after->list)
		if (it->place == s.place && it->file == s.file && it->number == s.number)
			return;
	VEC_PUSH(arena, &after->list, s);
}

/* The registers that have changed. A transient one has its reset value after any instruction. */
static void add_changed_registers(
	struct arena *arena, struct machine *start, struct machine *end, struct case_settings *after)
{
	for (size_t i = 0; i < end->registers.count; i++) {
		const struct register_value now = end->registers.items[i];
		const struct register_value *old = machine_register(start, now.file, now.number);
		if (memcmp(old->lanes, now.lanes, now.count * sizeof *now.lanes) != 0 &&
			!(now.file && now.file->transient))
			add_changed_register(arena, end, &now, after);
	}
}

/* The word of memory that has the byte. */
static void add_changed_word(
	struct arena *arena, const struct bank_value *bank, uint64_t at, struct case_settings *after)
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
	VEC_PUSH(arena, &s.values, w);
	VEC_PUSH(arena, &after->list, s);
}

static void add_changed_memory(struct arena *arena, struct machine *start,
	const struct machine *end, struct case_settings *after)
{
	VEC_EACH (struct bank_value, it, &end->banks) {
		const struct bank_value *old = machine_bank(start, it->memory, it->number);
		for (uint64_t at = 0; at < (uint64_t)it->pages.count * BANK_PAGE && at < it->size; at++)
			if (bank_get(it, at) != bank_get(old, at))
				add_changed_word(arena, it, at, after);
	}
}

static void add_changed_number(
	struct arena *arena, enum case_place place, uint64_t value, struct case_settings *after)
{
	struct case_setting s = { .place = place, .lane = -1 };
	VEC_PUSH(arena, &s.values, (struct word){ value, 0 });
	VEC_PUSH(arena, &after->list, s);
}

/* What one side did, as the right side of a case. */
struct effect {
	struct case_settings after;
	struct str ending;
	bool good;            /* a case can say it */
	uint64_t cycles, own; /* all, and those besides what the opcode states */
};

static void read_answered_raise(
	struct arena *arena, const struct answer *answers[2], bool second, struct effect *effect)
{
	struct answer a = *answers[second];
	if (!str_equal(a.exception, answers[!second]->exception))
		a.lane = -1;
	effect->ending = answer_raise_text(arena, &a);
}

static struct effect read_effect(const struct contest *c, struct arena *arena,
	const struct probe *probe, const struct answer *answers[2], bool second)
{
	const struct answer *a = answers[second];
	const struct isa *isa = c->sides[second].isa;
	struct machine start = start_of_probe(c, arena, probe, second), end = machine_copy(&start);
	struct register_value *value;
	struct effect effect = { .good = is_result(a) };
	bool raises = effect.good && str_equal_c(a->stop, "raise");
	VEC_EACH (struct str, it, &a->changes)
		if (effect.good && !machine_change(&end, *it, &value))
			effect.good = false;
	if (!effect.good)
		return effect;
	add_changed_registers(c->arena, &start, &end, &effect.after);
	if (raises) { /* what changes is what the exception keeps */
		read_answered_raise(c->arena, answers, second, &effect);
		return effect;
	}
	add_changed_memory(c->arena, &start, &end, &effect.after);
	if (isa->program && a->pc != pc_after(isa, probe, second, start.pc))
		add_changed_number(c->arena, CASE_PC, a->pc, &effect.after);
	if (isa->program && end.cycles != start.cycles) {
		effect.cycles = end.cycles;
		effect.own = end.cycles - stated_cycles(probe->opcodes[second]);
	}
	effect.ending = str_equal_c(a->stop, "halt") ? STR("halt") : (struct str){ 0 };
	return effect;
}

/* What one side did, in words. */
static struct str describe_effect(
	struct arena *arena, const struct answer *a, const struct effect *effect)
{
	if (a->problem.length)
		return str_printf(arena, "no result (%.*s)", STR_ARG(a->problem));
	if (!effect->good)
		return answer_stop_text(arena, a);
	struct str text = probe_effect_text(arena, &effect->after, effect->ending);
	if (a->has_address)
		return str_printf(arena, "%.*s (bad_address = 0x%llx)", STR_ARG(text),
			(unsigned long long)a->bad_address);
	return text.length ? text : STR("no change");
}

/* Cycles are part of a case where nothing else has changed, or they differ. */
static void add_cycle_counts(const struct contest *c, struct effect effects[2])
{
	bool differ = effects[0].own != effects[1].own;
	for (int side = 0; side < 2; side++)
		if (effects[side].cycles && (c->whole || differ || !effects[side].after.list.count))
			add_changed_number(c->arena, CASE_CYCLES, effects[side].cycles, &effects[side].after);
}

/* The line of an example: the instruction, `raise NAME` or `reset`. */
static struct str probe_line(
	struct arena *arena, const struct contest_side *side, const struct probe *probe, bool second)
{
	if (probe->opcodes[second])
		return probe_instruction_text(
			arena, side->codec, probe->opcodes[second], probe->words[second]);
	return probe->raises.length ? str_printf(arena, "raise %.*s", STR_ARG(probe->raises))
								: STR("reset");
}

static void explain_finding(const struct contest *c, struct arena *arena, struct finding *f,
	const struct answer *answers[2])
{
	struct effect effects[2];
	for (int side = 0; side < 2; side++)
		effects[side] = read_effect(c, arena, &f->probe, answers, side);
	add_cycle_counts(c, effects);
	for (int side = 0; side < 2; side++)
		f->effects[side] = describe_effect(c->arena, answers[side], &effects[side]);
	bool chosen = effects[1].good || !c->whole;
	if (effects[chosen].good)
		f->text =
			probe_case_text(c->arena, probe_line(c->arena, &c->sides[chosen], &f->probe, chosen),
				&f->probe.settings, &effects[chosen].after, effects[chosen].ending);
}

void contest_explain(struct contest *c, struct arena *arena)
{
	struct probes probes = { 0 };
	struct results results = { 0 };
	reduce_all(c, arena);
	choose_lanes(c, arena);
	VEC_EACH (struct finding, it, &c->findings)
		VEC_PUSH(arena, &probes.list, it->probe);
	if (!probes.list.count || c->broken || !run_probes(c, arena, &probes, &results))
		return;
	for (size_t i = 0; i < probes.list.count; i++) {
		if (outcome_of(c, arena, &probes.list.items[i], &results, i) != PROBE_DIFFERS)
			continue;
		const struct answer *answers[] = { &results.answers[0].items[i],
			&results.answers[1].items[i] };
		explain_finding(c, arena, &c->findings.items[i], answers);
	}
}
