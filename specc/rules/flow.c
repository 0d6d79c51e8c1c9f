/* SPDX-License-Identifier: MIT */
/* Checks that values are assigned before they are read, that outputs are complete, and that
 * assigned values are used. A block is executed without data: for each combination of the values of
 * the modifiers that it compares, along both paths of a condition that depends on data, with loops
 * of a constant count unrolled. This finds what is read before it is assigned, which bits of an
 * output stay unassigned, and which assigned values are never read. */
#include "rules/internal.h"
#include "rules/flow.h"

/* ---- statements ---- */

static bool reach_flow(void *user, struct sem_frame *frame, const struct sem_stmt *s)
{
	struct flow *f = user;
	(void)frame;
	if (++f->steps > FLOW_MAX_STEPS)
		return false;
	f->reached[s->index] = true;
	return true;
}

static void eval_flow(void *user, struct sem_frame *frame, const struct sem_expr *e, void *value)
{
	*(struct flow_constant *)value = flow_eval(user, frame->way, e);
}

static void update_flow(void *user, struct sem_frame *frame, const struct sem_stmt *s, void *value)
{
	struct flow_constant old = flow_eval(user, frame->way, s->targets.items[0]), *now = value;
	struct flow_constant by = { .known = true, .n = 1 }; /* i++ */
	if (s->value)
		by = flow_eval(user, frame->way, s->value);
	*now = (struct flow_constant){ .known = false };
	if (old.known && by.known)
		*now = flow_arithmetic(s->op, old.n, by.n);
	now->fixed = flow_is_fixed(old) && flow_is_fixed(by);
}

static void assign_flow(void *user, struct sem_frame *frame, const struct sem_stmt *s,
	const struct sem_expr *target, const struct sem_expr *from, const void *value)
{
	(void)s;
	(void)from;
	flow_assign(user, frame->way, target, *(const struct flow_constant *)value);
}

static void flow_effect(void *user, struct sem_frame *frame, const struct sem_stmt *s)
{
	struct flow *f = user;
	if (s->kind == SEM_KEEP)
		VEC_EACH (struct sem_expr *, it, &s->targets)
			if ((*it)->symbol)
				flow_values(frame->way)[(*it)->symbol->index].assigned = word_mask(0, WORD_BITS);
	if (s->kind == SEM_RETURN)
		flow_eval(f, frame->way, s->value);
	if (s->kind == SEM_RAISE || (s->kind == SEM_RETURN && f->scope->block->kind == SEM_FUNCTION))
		frame->way->live = false; /* a return outside of a function has been reported */
}

static struct flow_constant constant_of_value(const struct flow_value *value)
{
	return (struct flow_constant){ value->known, value->number, value->fixed };
}

/* choice_is_fixed: modifiers alone decide which of the two is the value. */
static void join_value(
	struct flow *f, struct flow_value *a, const struct flow_value *b, bool choice_is_fixed)
{
	bool both = flow_is_fixed(constant_of_value(a)) && flow_is_fixed(constant_of_value(b));
	bool same = a->known == b->known && a->number == b->number;
	a->assigned = word_and(a->assigned, b->assigned);
	a->part = word_or(a->part, b->part);
	a->side = a->side && b->side;
	a->known = a->known && same;
	a->fixed = both && !a->known && (same || choice_is_fixed);
	if (a->fixed && !same)
		a->number = ++f->assignments;
	for (size_t k = 0; k < FLOW_MAX_DEFS / 64; k++)
		a->defs.words[k] |= b->defs.words[k];
}

static void join_flow(void *user, struct sem_frame *frame, struct sem_way *to,
	const struct sem_way *from, const struct sem_choice *choice)
{
	struct flow *f = user;
	bool fixed = choice && (choice->value || choice->label) && !choice->varying;
	if (sem_way_alone(&f->x, frame, to, from))
		return;
	for (size_t i = 0; i < f->scope->symbols.count; i++)
		join_value(f, &flow_values(to)[i], &flow_values(from)[i], fixed);
}

/* ---- choices ---- */

static enum range_answer flow_answer(struct flow_constant c)
{
	return !c.known ? RANGE_SOMETIMES : c.n ? RANGE_ALWAYS : RANGE_NEVER;
}

static enum range_answer condition_of_flow(
	void *user, struct sem_frame *frame, struct sem_choice *choice)
{
	struct flow_constant value = flow_eval(user, frame->way, choice->value);
	choice->varying = !flow_is_fixed(value);
	return flow_answer(value);
}

/* A switch examines a modifier, a known number, or something unknown. */
static enum range_answer label_of_flow(
	void *user, struct sem_frame *frame, const void *subject, struct sem_choice *choice)
{
	const struct flow *f = user;
	const struct flow_constant *number = subject;
	const struct sem_expr *value = choice->stmt->value;
	const struct sem_tried *modifier = value ? flow_modifier(f, value) : NULL;
	bool named = modifier && modifier->values.count;
	int64_t n;
	(void)frame;
	choice->varying = !flow_is_fixed(*number);
	if (!named && !number->known)
		return RANGE_SOMETIMES;
	VEC_EACH (struct sem_expr *, it, &choice->label->labels)
		if (named ? (*it)->word == sem_combo_value(&f->combos, modifier)
				  : sem_label_value(*it, &n) && number->n == n)
			return RANGE_ALWAYS;
	return RANGE_NEVER;
}

/* Some case is taken: the checks of switches and types ensure that. */
static void rest_of_flow(void *user, struct sem_frame *frame, const struct sem_stmt *s,
	const struct sem_case *fallback, const void *subject)
{
	(void)user;
	(void)s;
	(void)subject;
	frame->way->live = frame->way->live && fallback;
}

/* ---- loops ---- */

struct forgetting {
	struct flow *f;
	struct sem_way *way;
};

static void forget_target(const struct forgetting *of, const struct sem_expr *e)
{
	if (e->kind == SEM_TUPLE)
		VEC_EACH (struct sem_expr *, it, &e->operands)
			forget_target(of, *it);
	else if (e->kind != SEM_NAME && e->operands.count)
		forget_target(of, e->operands.items[0]);
	const struct sem_symbol *symbol = e->symbol;
	if (symbol)
		flow_values(of->way)[symbol->index].known = flow_values(of->way)[symbol->index].fixed =
			false;
}

static void forget_assigned(void *user, const struct sem_stmt *s)
{
	VEC_EACH (struct sem_expr *, it, &s->targets)
		forget_target(user, *it);
}

/* A loop whose count is unknown from here on: zero, one or more iterations. Names that it does not
 * assign keep their known values. */
static void run_open_loop(struct flow *f, struct sem_frame *frame, const struct sem_stmt *s)
{
	struct sem_way *way = frame->way;
	struct forgetting of = { f, way };
	struct sem_walker walker = { .user = &of, .stmt = forget_assigned };
	for (unsigned round = 0; round < 2; round++) {
		sem_walk(&s->body, &walker);
		if (s->step)
			forget_assigned(&of, s->step);
		frame->way = sem_way_copy(&f->x, frame, way);
		sem_execute(&f->x, frame, &s->body);
		sem_execute_stmt(&f->x, frame, s->step);
		flow_eval(f, frame->way, s->value);
		join_flow(f, frame, way, frame->way, NULL);
		sem_way_drop(frame, frame->way);
	}
	frame->way = way;
}

static bool round_of(void *user, struct sem_frame *frame, const struct sem_stmt *s,
	enum range_answer more, unsigned trip)
{
	struct flow *f = user;
	if (f->steps > FLOW_MAX_STEPS)
		return true;
	if (more != RANGE_SOMETIMES && trip < FLOW_MAX_TRIPS)
		return false;
	if (s->kind == SEM_FOR)
		flow_fail(f, FLOW_LOOP, NULL, s->head_span, (struct word){ 0 });
	run_open_loop(f, frame, s);
	return true;
}

/* ---- the block ---- */

/* The most bits that a value of the modifier gives; a parameter may be any data type. */
static struct sem_type_word type_of_flow(
	void *user, struct sem_frame *frame, const struct sem_expr *e)
{
	struct flow *f = user;
	struct sem_type_word most = { .width = e->kind == SEM_NAME ? SEM_MOST_DATA_BITS : 0 }, one;
	(void)frame;
	if (e->kind != SEM_MOD)
		return most;
	if (!e->modifier || !e->modifier->type) {
		sem_data_bits(sem_data_type(f->scope->run->isa, e->text), e->text, &most);
		return most;
	}
	struct sem_values values = sem_modifier_values(f->scope, e->modifier);
	VEC_EACH (struct str, it, &values.list)
		if (sem_data_bits(e->modifier->type, *it, &one) && one.width > most.width)
			most = one;
	return most;
}

static const struct sem_domain domain = { .way_size = sizeof(struct sem_way),
	.value_size = sizeof(struct flow_value),
	.reach = reach_flow,
	.eval = eval_flow,
	.update = update_flow,
	.assign = assign_flow,
	.type_of = type_of_flow,
	.effect = flow_effect,
	.condition = condition_of_flow,
	.label = label_of_flow,
	.rest = rest_of_flow,
	.round = round_of,
	.join = join_flow };

static void check_end(struct flow *f, struct sem_way *way)
{
	const struct sem_block *block = f->scope->block;
	if (!way->live)
		return;
	if (block->kind == SEM_FUNCTION && !f->scope->returns && f->scope->has_effects)
		return;
	if (block->kind == SEM_FUNCTION) {
		flow_fail(f, FLOW_NO_RETURN, NULL, block->name_span, (struct word){ 0 });
		return;
	}
	VEC_EACH (struct sem_symbol *, it, &f->scope->symbols) {
		const struct sem_symbol *symbol = *it;
		const struct flow_value *value = &flow_values(way)[symbol->index];
		if (!flow_is_tracked(symbol) || symbol->kind == SEM_LOCAL || symbol->keyword)
			continue;
		for (size_t i = 0; i < f->defs.count && i < FLOW_MAX_DEFS; i++)
			if (value->defs.words[i / 64] >> i % 64 & 1)
				f->defs.items[i].used = true;
		struct word need = word_mask(0, symbol->width ? symbol->width : 1);
		struct word missing = word_and(need, word_not(value->assigned));
		if (symbol->written && !word_is_zero(missing))
			flow_fail(f, FLOW_OUTPUT, symbol, symbol->span, missing);
	}
}

/* Reports the first statement of each sequence that no combination reaches, but not its parts. */
static void report_unreached(struct flow *f, const struct sem_body *body)
{
	bool before = true;
	VEC_EACH (struct sem_stmt *, it, &body->list) {
		const struct sem_stmt *s = *it;
		bool here = f->reached[s->index];
		if (!here && before)
			sem_report(f->scope, CHECK_SEMANTICS_UNREACHABLE, s->head_span,
				"this statement is unreachable");
		before = here;
		if (!here)
			continue;
		report_unreached(f, &s->body);
		report_unreached(f, &s->other);
		VEC_EACH (struct sem_case, c, &s->cases)
			report_unreached(f, &c->body);
	}
}

static void run_flow(struct flow *f)
{
	struct sem_frame frame;
	sem_frame_open(&f->x, &frame, f->scope, 0);
	VEC_EACH (struct sem_symbol *, it, &f->scope->symbols) {
		struct flow_value *value = &flow_values(frame.way)[(*it)->index];
		if (!flow_is_tracked(*it))
			value->assigned = word_mask(0, WORD_BITS);
		value->fixed = (*it)->kind == SEM_PARAM; /* or not: each call decides that */
	}
	sem_execute(&f->x, &frame, &f->scope->block->body);
	check_end(f, frame.way);
	sem_frame_close(&frame);
}

void sem_check_flow(struct sem_scope *scope)
{
	struct flow f = { .scope = scope, .combos = { .count = 1, .most = FLOW_MAX_COMBOS } };
	if (scope->symbols.count > FLOW_MAX_SYMBOLS)
		return;
	f.x = (struct sem_execution){ .domain = &domain, .user = &f, .arena = scope->run->arena };
	VEC_EACH (struct sem_mention, it, &scope->mentions)
		if (it->e->kind == SEM_MOD && (!it->parent || it->parent->kind == SEM_BINARY))
			sem_combo_try(&f.combos, scope->run->arena, scope, it->e->modifier);
	f.reached = ARENA_ARRAY(scope->run->arena, bool, scope->block->stmt_count + 1);
	for (; f.combos.now < f.combos.count; f.combos.now++)
		run_flow(&f);
	flow_report_failures(&f);
	if (f.steps > FLOW_MAX_STEPS)
		return;
	report_unreached(&f, &scope->block->body);
	flow_report_unused(&f);
}
