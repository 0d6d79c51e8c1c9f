/* SPDX-License-Identifier: MIT */
/* Type check of a block: runs it for each opcode and combination of modifier values, then searches
 * for inputs that show each loss. */
#include "sem/bind.h"
#include "typing/facts.h"

/* ---- one run ---- */

/* The absolute value of an integer is another one than that of a float. */
static void check_declared(struct typing *t, const struct sem_symbol *symbol)
{
	const struct type_input *input = &t->inputs[symbol->index];
	if (symbol->index >= TYPE_MAX_INPUTS || input->kind != SEM_KIND_UNKNOWN ||
		!input->can_be_absolute)
		return;
	struct str name = symbol->fields.list.items[0]->name;
	type_fail(t, CHECK_TYPE_MIX, symbol->span,
		"'%.*s' can be written with bars, but nothing says whether it is an integer or a float; "
		"expected 'Type<%.*s> = INT;' or 'Type<%.*s> = F32;' in __OperandInfo",
		STR_ARG(symbol->name), STR_ARG(name), STR_ARG(name))
		->follows = true;
}

static void set_typed_input(struct typing *t, struct type_frame *f, const struct sem_symbol *symbol)
{
	check_declared(t, symbol);
	type_values(f)[symbol->index] = type_input_value(t, symbol, false);
	type_values(f)[symbol->index].assigned = true;
	type_keep_symbol(t, f, symbol->index);
}

static void run_typing(struct typing *t)
{
	struct type_frame f = { .result = { 0 } };
	if (t->total > TYPE_MAX_TOTAL) {
		t->gave_up = true;
		return;
	}
	sem_frame_open(&t->x, &f.run, t->root, 0);
	t->steps = t->x.divergent = 0;
	t->trace = t->traces[t->combos.now];
	VEC_EACH (struct sem_symbol *, it, &t->root->symbols)
		if ((*it)->kind == SEM_OPERAND && ((*it)->in || !(*it)->out))
			set_typed_input(t, &f, *it);
	sem_execute(&t->x, &f.run, &t->root->block->body);
	if (!t->trial.active)
		t->traces[t->combos.now] = t->trace;
	t->total += t->steps;
	sem_frame_close(&f.run);
}

/* ---- inputs that show a loss ---- */

enum { CANDIDATES = 5 };

static struct wide candidate(const struct type_input *input, unsigned i)
{
	struct sem_range all = type_input_range(input);
	bool is_signed = wide_is_negative(all.lo);
	bool any = !input->number || (input->number->scale == 1 && !input->number->offset &&
									 input->number->coding != CODING_TABLE);
	switch (any ? i : i & 1 ? 2 : 3) {
	case 0: return wide_from(0);
	case 1: return wide_from(1);
	case 2: return is_signed && any ? wide_from(-1) : all.hi;
	case 3: return is_signed || !any ? all.lo : wide_power(wide_length(all.hi) - 1);
	default: return is_signed ? all.hi : wide_mask(wide_length(all.hi) - 1);
	}
}

struct trial_inputs {
	const struct sem_symbol *symbols[TYPE_MAX_FIXED];
	unsigned choices[TYPE_MAX_FIXED];
	size_t count;
	bool can_modify;
};

static struct trial_inputs inputs_to_try(const struct typing *t)
{
	struct trial_inputs inputs = { .count = 0 };
	VEC_EACH (struct sem_symbol *, it, &t->root->symbols) {
		if ((*it)->kind != SEM_OPERAND || !(*it)->read || (*it)->index >= TYPE_MAX_INPUTS ||
			((*it)->out && !(*it)->in) || inputs.count == TYPE_MAX_FIXED)
			continue;
		const struct type_input *input = &t->inputs[(*it)->index];
		if (input->kind != SEM_KIND_INT && input->kind != SEM_KIND_BOOL)
			continue;
		inputs.symbols[inputs.count] = *it;
		inputs.choices[inputs.count++] = input->kind == SEM_KIND_BOOL ? 2 : CANDIDATES;
		inputs.can_modify =
			inputs.can_modify || input->can_negate || input->can_invert || input->can_be_absolute;
	}
	return inputs;
}

static struct str witness_text(const struct typing *t, const struct trial_inputs *inputs)
{
	struct buffer out = buffer_new(t->arena);
	for (size_t i = 0; i < inputs->count; i++) {
		size_t index = inputs->symbols[i]->index;
		if (!wide_is_zero(t->trial.values[index]))
			buffer_printf(&out, "%s%.*s = %.*s", out.length ? ", " : "",
				STR_ARG(inputs->symbols[i]->name),
				STR_ARG(wide_text(t->arena, t->trial.values[index])));
	}
	if (!out.length)
		buffer_add(&out, STR("inputs of 0"));
	if (t->trial.modified)
		buffer_add(&out, STR(" with all operand modifiers on"));
	return buffer_str(&out);
}

/* Tries all combinations of boundary values, the first operand varying fastest. */
static bool try_values(struct typing *t, const struct trial_inputs *inputs)
{
	unsigned chosen[TYPE_MAX_FIXED] = { 0 };
	for (; t->runs < TYPE_MAX_RUNS; t->runs++) {
		size_t i = 0;
		for (size_t k = 0; k < inputs->count; k++) {
			size_t index = inputs->symbols[k]->index;
			t->trial.fixed[index] = true;
			t->trial.values[index] = candidate(&t->inputs[index], chosen[k]);
		}
		t->trial.undecided = t->trial.hit = false;
		run_typing(t);
		if (t->trial.hit)
			return true;
		while (i < inputs->count && ++chosen[i] == inputs->choices[i])
			chosen[i++] = 0;
		if (i == inputs->count)
			return false;
	}
	return false;
}

static void find_witness(struct typing *t, struct type_failure *failure)
{
	struct trial_inputs inputs = inputs_to_try(t);
	t->trial = (struct type_trial){ .active = true, .failure = failure };
	bool found = try_values(t, &inputs);
	if (!found && inputs.can_modify) {
		t->trial.modified = true;
		found = try_values(t, &inputs);
	}
	if (found)
		failure->witness = witness_text(t, &inputs);
	t->trial = (struct type_trial){ .active = false };
}

/* ---- the block ---- */

static void run_opcode(struct typing *t)
{
	sem_combo_add(t->legal, t->combos.now);
	run_typing(t);
	for (size_t i = 0; i < t->failures.count; i++) {
		struct type_failure *failure = t->failures.items[i];
		if (failure->check == CHECK_LOSSY_ASSIGN && failure->has_range &&
			!failure->witness.length && t->witnesses &&
			sem_combo_has(failure->combos, t->combos.now))
			find_witness(t, failure);
	}
}

/* Opcodes with the same inputs are run once. */
static void run_combo(struct typing *t)
{
	enum { MAX_KEPT = 8 };
	struct type_input kept[MAX_KEPT][TYPE_MAX_INPUTS];
	size_t count = 0;
	VEC_EACH (const struct opcode *, op, &t->root->family->opcodes) {
		bool seen = false;
		t->opcode = *op;
		if (!type_set_inputs(t))
			continue;
		for (size_t i = 0; i < count && !seen; i++)
			seen = memcmp(kept[i], t->inputs, sizeof t->inputs) == 0;
		if (seen)
			continue;
		if (count < MAX_KEPT)
			memcpy(kept[count++], t->inputs, sizeof t->inputs);
		run_opcode(t);
	}
}

static void run_block(struct sem_scope *scope, struct sem_facts *facts, bool witnesses)
{
	struct arena arena = { 0 };
	struct typing t = { .root = scope, .arena = &arena, .facts = facts, .witnesses = witnesses };
	bool machine = scope->block->kind == SEM_MACHINE;
	bool instruction = scope->block->kind == SEM_INSTRUCTION && scope->template && scope->family;
	if ((!machine && !instruction) || scope->unknown_names)
		return;
	t.x = (struct sem_execution){ .domain = &type_domain, .user = &t, .arena = &arena };
	t.combos.count = 1;
	t.combos.most = TYPE_MAX_COMBOS;
	t.lanes = isa_lanes(scope->run->isa);
	if (instruction)
		type_add_input_modifiers(&t);
	size_t of_inputs = t.combos.list.count;
	VEC_EACH (struct sem_mention, it, &scope->mentions)
		sem_combo_try(&t.combos, t.arena, scope, it->e->modifier);
	t.traces = ARENA_ARRAY(t.arena, uint64_t, t.combos.count);
	for (; t.combos.now < t.combos.count; t.combos.now++)
		if (machine)
			run_opcode(&t);
		else
			run_combo(&t);
	type_report(&t);
	type_report_ignored(&t, of_inputs);
	if (facts)
		facts->incomplete = facts->incomplete || t.gave_up;
	arena_free(&arena);
}

void sem_check_types(struct sem_scope *scope)
{
	run_block(scope, scope->run->facts, true);
	scope->typed = true;
}

void sem_find_types(struct sem_scope *scope, struct sem_facts *facts)
{
	if (!scope->typed || facts != scope->run->facts)
		run_block(scope, facts, false);
}
