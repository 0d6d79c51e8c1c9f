/* Check of what is assigned where. A block is executed without its data: for each combination of
 * the values of the modifiers that it compares, along both ways of a condition that depends on
 * data, with loops of a constant count unrolled. On the way it is noted what is read before it was
 * assigned, which bits of an output stay open, and which assigned values nothing reads. */
#include "rules/internal.h"
#include "rules/flow.h"

static void run_body(struct flow *f, struct flow_state *state, const struct sem_body *body);
static void run_stmt(struct flow *f, struct flow_state *state, const struct sem_stmt *s);

/* ---- statements ---- */

static void run_assign(struct flow *f, struct flow_state *state, const struct sem_stmt *s)
{
	struct flow_constant value = { 0 };
	if (s->kind == SEM_DECLARE && !s->value) {
		const struct sem_symbol *symbol = s->targets.items[0]->symbol;
		if (symbol)
			state->values[symbol->index] = (struct flow_value){ 0 };
		return;
	}
	if (!s->op) {
		value = flow_eval(f, state, s->value);
		if (s->targets.count > 1 && !s->chained)
			value.known = false;
	} else {
		struct flow_constant old = flow_eval(f, state, s->targets.items[0]);
		flow_eval(f, state, s->value);
		int64_t step = s->value ? 0 : s->op == SEM_OP_PLUS ? 1 : -1;
		value.known = old.known && step && !__builtin_add_overflow(old.n, step, &value.n);
	}
	for (size_t i = 0; i < s->targets.count; i++)
		flow_assign(f, state, sem_target(s, i), value);
}

static void run_if(struct flow *f, struct flow_state *state, const struct sem_stmt *s)
{
	struct flow_constant condition = flow_eval(f, state, s->value);
	if (condition.known) {
		run_body(f, state, condition.n ? &s->body : &s->other);
		return;
	}
	struct flow_state *other = flow_copy(f, state);
	run_body(f, state, &s->body);
	run_body(f, other, &s->other);
	flow_join(f, state, other);
	flow_drop(f, other);
}

/* What a switch looks at, where it is known: the value of a modifier, or a number. */
struct subject {
	bool is_named, is_number;
	const struct sem_word *word;
	int64_t number;
};

static bool has_label(const struct sem_case *c, const struct subject *subject)
{
	int64_t number;
	VEC_EACH (struct sem_expr *, it, &c->labels)
		if (subject->is_named ? (*it)->word == subject->word
							  : sem_label_value(*it, &number) && number == subject->number)
			return true;
	return false;
}

/* The cases that can be taken; some case is (the checks of switch and of types see to that). */
static void run_cases(struct flow *f, struct flow_state *state, const struct sem_stmt *s,
	const struct subject *subject)
{
	struct flow_state *entry = flow_copy(f, state);
	bool known = subject->is_named || subject->is_number, taken = false;
	state->live = false;
	for (unsigned round = 0; round < 2; round++) /* the default comes last */
		VEC_EACH (struct sem_case, it, &s->cases) {
			bool here = !known || (round ? it->is_default && !taken : has_label(it, subject));
			if (!here || it->is_default != (round == 1))
				continue;
			taken = true;
			struct flow_state *branch = flow_copy(f, entry);
			run_body(f, branch, &it->body);
			flow_join(f, state, branch);
			flow_drop(f, branch);
		}
	flow_drop(f, entry);
}

static void run_switch(struct flow *f, struct flow_state *state, const struct sem_stmt *s)
{
	struct flow_state *outer = f->breaks;
	f->breaks = flow_new(f);
	struct flow_constant value = flow_eval(f, state, s->value);
	const struct sem_tried *modifier = s->value ? flow_modifier(f, s->value) : NULL;
	struct subject subject = { .is_number = value.known, .number = value.n };
	subject.is_named = modifier && modifier->values.count;
	if (subject.is_named)
		subject.word = sem_combo_value(&f->combos, modifier);
	run_cases(f, state, s, &subject);
	flow_join(f, state, f->breaks);
	flow_drop(f, f->breaks);
	f->breaks = outer;
}

struct forgetting {
	struct flow *f;
	struct flow_state *state;
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
		of->state->values[symbol->index].known = false;
}

static void forget_assigned(void *user, const struct sem_stmt *s)
{
	VEC_EACH (struct sem_expr *, it, &s->targets)
		forget_target(user, *it);
}

/* A loop whose count is not known from here on: no round, one, or more. What it does not assign is
 * known as before. */
static void run_open_loop(struct flow *f, struct flow_state *state, const struct sem_stmt *s)
{
	struct forgetting of = { f, state };
	struct sem_walker walker = { .user = &of, .stmt = forget_assigned };
	for (unsigned round = 0; round < 2; round++) {
		sem_walk(&s->body, &walker);
		if (s->step)
			forget_assigned(&of, s->step);
		struct flow_state *inside = flow_copy(f, state);
		run_body(f, inside, &s->body);
		if (s->step)
			run_stmt(f, inside, s->step);
		flow_eval(f, inside, s->value);
		flow_join(f, state, inside);
		flow_drop(f, inside);
	}
}

static void run_loop(struct flow *f, struct flow_state *state, const struct sem_stmt *s)
{
	struct flow_state *outer = f->breaks;
	f->breaks = flow_new(f);
	if (s->init)
		run_stmt(f, state, s->init);
	for (unsigned trip = 0; state->live && f->steps <= FLOW_MAX_STEPS; trip++) {
		struct flow_constant more = flow_eval(f, state, s->value);
		if (!more.known || trip == FLOW_MAX_TRIPS) {
			if (s->kind == SEM_FOR)
				flow_fail(f, FLOW_LOOP, NULL, s->head_span, (struct word){ 0 });
			run_open_loop(f, state, s);
			break;
		}
		if (!more.n)
			break;
		run_body(f, state, &s->body);
		if (s->step)
			run_stmt(f, state, s->step);
	}
	flow_join(f, state, f->breaks);
	flow_drop(f, f->breaks);
	f->breaks = outer;
}

static void run_keep(struct flow_state *state, const struct sem_stmt *s)
{
	VEC_EACH (struct sem_expr *, it, &s->targets) {
		const struct sem_symbol *symbol = (*it)->symbol;
		if (symbol)
			state->values[symbol->index].assigned = word_mask(0, WORD_BITS);
	}
}

static void run_stmt(struct flow *f, struct flow_state *state, const struct sem_stmt *s)
{
	if (!state->live || ++f->steps > FLOW_MAX_STEPS)
		return;
	f->reached[s->index] = true;
	switch (s->kind) {
	case SEM_DECLARE:
	case SEM_ASSIGN: run_assign(f, state, s); break;
	case SEM_IF: run_if(f, state, s); break;
	case SEM_FOR:
	case SEM_WHILE: run_loop(f, state, s); break;
	case SEM_SWITCH: run_switch(f, state, s); break;
	case SEM_KEEP: run_keep(state, s); break;
	case SEM_RETURN:
		flow_eval(f, state, s->value);
		state->live = f->scope->block->kind != SEM_FUNCTION; /* elsewhere it was reported */
		break;
	case SEM_RAISE: state->live = false; break;
	case SEM_HALT: break;
	case SEM_BREAK:
		if (f->breaks)
			flow_join(f, f->breaks, state);
		state->live = false;
		break;
	}
}

static void run_body(struct flow *f, struct flow_state *state, const struct sem_body *body)
{
	VEC_EACH (struct sem_stmt *, it, &body->list)
		run_stmt(f, state, *it);
}

/* ---- the block ---- */

static void check_end(struct flow *f, struct flow_state *state)
{
	const struct sem_block *block = f->scope->block;
	if (!state->live)
		return;
	if (block->kind == SEM_FUNCTION) {
		flow_fail(f, FLOW_NO_RETURN, NULL, block->name_span, (struct word){ 0 });
		return;
	}
	VEC_EACH (struct sem_symbol *, it, &f->scope->symbols) {
		const struct sem_symbol *symbol = *it;
		const struct flow_value *value = &state->values[symbol->index];
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

static void find_modifiers(void *user, const struct sem_expr *e, const struct sem_expr *parent)
{
	struct flow *f = user;
	if (e->kind == SEM_MOD && (!parent || parent->kind == SEM_BINARY))
		sem_combo_try(&f->combos, f->scope->run->arena, f->scope, e->modifier);
}

static struct flow_state *start(struct flow *f)
{
	struct flow_state *state = flow_new(f);
	state->live = true;
	VEC_EACH (struct sem_symbol *, it, &f->scope->symbols)
		if (!flow_is_tracked(*it))
			state->values[(*it)->index].assigned = word_mask(0, WORD_BITS);
	return state;
}

void sem_check_flow(struct sem_scope *scope)
{
	struct flow f = { .scope = scope, .combos = { .count = 1, .most = FLOW_MAX_COMBOS } };
	struct sem_walker walker = { .user = &f, .expr = find_modifiers };
	if (scope->symbols.count > FLOW_MAX_SYMBOLS)
		return;
	sem_walk(&scope->block->body, &walker);
	f.reached = ARENA_ARRAY(scope->run->arena, bool, scope->block->stmt_count + 1);
	for (; f.combos.now < f.combos.count; f.combos.now++) {
		struct flow_state *state = start(&f);
		run_body(&f, state, &scope->block->body);
		check_end(&f, state);
		flow_drop(&f, state);
	}
	flow_report(&f);
}
