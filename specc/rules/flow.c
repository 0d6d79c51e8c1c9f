/* SPDX-License-Identifier: MIT */
/* Checks that values are assigned before they are read, that outputs are complete, and that
 * assigned values are used. A block is executed without data: for each combination of the values of
 * the modifiers that it compares, along both paths of a condition that depends on data, with loops
 * of a constant count unrolled. This finds what is read before it is assigned, which bits of an
 * output stay unassigned, and which assigned values are never read. */
#include "base/never.h"
#include "rules/internal.h"
#include "rules/flow.h"

#include <string.h>

/* ---- expressions and assignments ---- */

struct flow_constant {
	bool known; /* it is n */
	int64_t n;
	bool fixed; /* not known, but the same for all data: it depends on modifiers alone */
};
/* Is it the same for all data? */
static bool flow_is_fixed(struct flow_constant c)
{
	return c.known || c.fixed;
}

/* Reads e: marks the assignments that it uses, records what is not assigned. */
static struct flow_constant flow_eval(
	struct flow *f, struct sem_way *way, const struct sem_expr *e);

static const struct flow_constant unknown_constant = { 0 };
static const struct flow_constant fixed_constant = { .fixed = true };

/* Does the check follow assignments to it? */
static bool flow_is_tracked(const struct sem_symbol *symbol)
{
	return symbol && (symbol->kind == SEM_LOCAL ||
						 (symbol->kind == SEM_OPERAND && symbol->out && !symbol->in));
}

/* The modifier that e names if its values are tried, or NULL. */
static const struct sem_tried *flow_modifier(const struct flow *f, const struct sem_expr *e)
{
	return e->kind == SEM_MOD ? sem_combo_find(&f->combos, e->modifier) : NULL;
}

static struct flow_constant flow_constant_of(int64_t n)
{
	return (struct flow_constant){ .known = true, .n = n };
}

/* ---- reading ---- */

static void use_defs(struct flow *f, const struct flow_value *value)
{
	for (size_t i = 0; i < f->defs.count && i < FLOW_MAX_DEFS; i++)
		if (value->defs.words[i / 64] >> i % 64 & 1)
			f->defs.items[i].used = true;
}

/* The bits that reading the whole name needs: those of its declaration, or up to the highest one
 * that is assigned on any path. A whole assignment sets them all. */
static struct word whole_of(
	const struct flow *f, const struct sem_symbol *symbol, const struct flow_value *value)
{
	unsigned top = sem_type_bits(&f->x.names.items[0]->declared[symbol->index]);
	if (symbol->kind == SEM_OPERAND)
		top = symbol->width;
	for (unsigned bit = WORD_BITS; !top && bit-- > 0;)
		if (word_bit(value->part, bit))
			top = bit + 1;
	return word_mask(0, top && top <= WORD_BITS ? top : WORD_BITS);
}

/* Reads these bits of a name; NULL: the whole name. */
static struct flow_constant flow_read_name(
	struct flow *f, struct sem_way *way, const struct sem_expr *e, const struct word *bits)
{
	const struct sem_symbol *symbol = e->kind == SEM_CALL ? e->local : e->symbol;
	if (!symbol || !way->live)
		return unknown_constant;
	const struct flow_value *value = &flow_values(way)[symbol->index];
	struct word need = bits ? *bits : whole_of(f, symbol, value);
	struct word missing = word_and(need, word_not(value->assigned));
	use_defs(f, value);
	if (!bits && word_popcount(need) == 1 && !word_is_zero(missing))
		missing = word_mask(0, WORD_BITS); /* all of it, not bit 0 */
	if (flow_is_tracked(symbol) && !word_is_zero(missing))
		flow_fail(f, FLOW_UNASSIGNED, symbol, e->span, missing);
	return (struct flow_constant){ value->known, value->number, value->fixed };
}

/* The bits of a slice or element, none if it is empty; false if they are not known. */
static bool bits_of_slice(const struct sem_expr *e, struct flow_constant high,
	struct flow_constant low, struct word *bits)
{
	if (!high.known || !low.known)
		return false;
	if (sem_reverses(e)) {
		struct flow_constant swap = high;
		high = low;
		low = swap;
	}
	if (low.n < 0 || high.n < low.n - 1 || high.n >= WORD_BITS)
		return false;
	*bits = word_mask((unsigned)low.n, (unsigned)(high.n - low.n + 1));
	return true;
}

static struct flow_constant flow_subscript(
	struct flow *f, struct sem_way *way, const struct sem_expr *e)
{
	const struct sem_expr *base = e->operands.items[0];
	struct flow_constant high = flow_eval(f, way, e->operands.items[1]), low = high;
	if (e->kind == SEM_SLICE)
		low = flow_eval(f, way, e->operands.items[2]);
	struct word bits;
	bool known = bits_of_slice(e, high, low, &bits);
	struct flow_constant value = base->kind == SEM_NAME
									 ? flow_read_name(f, way, base, known ? &bits : NULL)
									 : flow_eval(f, way, base);
	if (!value.known || !high.known || !low.known || low.n < 0 || high.n < low.n || high.n > 61)
		return flow_is_fixed(value) && flow_is_fixed(high) && flow_is_fixed(low) ? fixed_constant
																				 : unknown_constant;
	uint64_t mask = ((uint64_t)1 << (high.n - low.n + 1)) - 1;
	return flow_constant_of((int64_t)((uint64_t)value.n >> low.n & mask));
}

/* ---- operators ---- */

/* a op b; unknown if it overflows, or the operator is not one of those that count loops. */
static struct flow_constant flow_arithmetic(enum sem_op op, int64_t a, int64_t b)
{
	int64_t n = 0;
	bool small = a >= 0 && b >= 0 && b < 62;
	switch (op) {
	case SEM_OP_PLUS:
		return __builtin_add_overflow(a, b, &n) ? unknown_constant : flow_constant_of(n);
	case SEM_OP_MINUS:
		return __builtin_sub_overflow(a, b, &n) ? unknown_constant : flow_constant_of(n);
	case SEM_OP_TIMES:
		return __builtin_mul_overflow(a, b, &n) ? unknown_constant : flow_constant_of(n);
	case SEM_OP_LEFT:
		return !small || __builtin_mul_overflow(a, (int64_t)1 << b, &n) ? unknown_constant
																		: flow_constant_of(n);
	case SEM_OP_RIGHT: return small ? flow_constant_of(a >> b) : unknown_constant;
	case SEM_OP_AND: return flow_constant_of(a & b);
	case SEM_OP_OR: return flow_constant_of(a | b);
	case SEM_OP_EQUALS:
	case SEM_OP_DIFFERS:
	case SEM_OP_LESS:
	case SEM_OP_GREATER:
	case SEM_OP_AT_MOST:
	case SEM_OP_AT_LEAST: return flow_constant_of(sem_op_holds(op, (a > b) - (a < b)));
	case SEM_OP_EITHER:
	case SEM_OP_BOTH:
	case SEM_OP_DIVIDE:
	case SEM_OP_REMAINDER:
	case SEM_OP_XOR:
	case SEM_OP_INVERT:
	case SEM_OP_NOT:
	case SEM_OP_NONE: return unknown_constant;
	}
	NEVER();
}

/* .modifier == .VALUE, if the values of the modifier are tried */
static struct flow_constant flow_equality(struct flow *f, const struct sem_expr *e)
{
	const struct sem_expr *a = e->operands.items[0], *b = e->operands.items[1];
	bool equal = e->op == SEM_OP_EQUALS;
	if (a->kind != SEM_MOD || b->kind != SEM_MOD || (!equal && e->op != SEM_OP_DIFFERS))
		return unknown_constant;
	const struct sem_tried *modifier = flow_modifier(f, a);
	if (!modifier) {
		modifier = flow_modifier(f, b);
		b = a;
	}
	if (!modifier || !modifier->values.count)
		return fixed_constant;
	return flow_constant_of((sem_combo_value(&f->combos, modifier) == b->word) == equal);
}

static struct flow_constant flow_binary(
	struct flow *f, struct sem_way *way, const struct sem_expr *e)
{
	struct flow_constant known = flow_equality(f, e);
	if (flow_is_fixed(known))
		return known;
	bool and = e->op == SEM_OP_BOTH, or = e->op == SEM_OP_EITHER;
	struct flow_constant a = flow_eval(f, way, e->operands.items[0]);
	if (a.known && ((and&&!a.n) || (or &&a.n)))
		return flow_constant_of(or);
	struct flow_constant b = flow_eval(f, way, e->operands.items[1]);
	if (b.known && ((and&&!b.n) || (or &&b.n)))
		return flow_constant_of(or);
	struct flow_constant result = unknown_constant;
	if (a.known && b.known)
		result = and || or ? flow_constant_of(and) : flow_arithmetic(e->op, a.n, b.n);
	result.fixed = flow_is_fixed(a) && flow_is_fixed(b);
	return result;
}

static struct flow_constant flow_unary(
	struct flow *f, struct sem_way *way, const struct sem_expr *e)
{
	struct flow_constant a = flow_eval(f, way, e->operands.items[0]);
	if (!a.known)
		return a;
	if (e->op == SEM_OP_NOT)
		return flow_constant_of(!a.n);
	if (e->op == SEM_OP_INVERT)
		return flow_constant_of(~a.n);
	return a.n == INT64_MIN ? unknown_constant : flow_constant_of(-a.n);
}

static struct flow_constant flow_ternary(
	struct flow *f, struct sem_way *way, const struct sem_expr *e)
{
	struct flow_constant condition = flow_eval(f, way, e->operands.items[0]);
	if (condition.known)
		return flow_eval(f, way, e->operands.items[condition.n ? 1 : 2]);
	struct flow_constant a = flow_eval(f, way, e->operands.items[1]);
	struct flow_constant b = flow_eval(f, way, e->operands.items[2]);
	if (a.known && b.known && a.n == b.n)
		return a;
	return flow_is_fixed(condition) && flow_is_fixed(a) && flow_is_fixed(b) ? fixed_constant
																			: unknown_constant;
}

/* Rd.type reads nothing of Rd; R[e].type reads e. */
static void read_indices(struct flow *f, struct sem_way *way, const struct sem_expr *side)
{
	const struct sem_expr *of = side->operands.items[0];
	if (of->kind == SEM_INDEX)
		flow_eval(f, way, of->operands.items[1]);
}

static struct flow_constant flow_eval(struct flow *f, struct sem_way *way, const struct sem_expr *e)
{
	int64_t n;
	if (!e)
		return unknown_constant;
	switch (e->kind) {
	case SEM_NUMBER: return sem_constant(e, &n) ? flow_constant_of(n) : unknown_constant;
	case SEM_BOOL: return flow_constant_of((int64_t)e->number.lo);
	case SEM_NAME: return flow_read_name(f, way, e, NULL);
	case SEM_INDEX:
	case SEM_SLICE: return flow_subscript(f, way, e);
	case SEM_BINARY: return flow_binary(f, way, e);
	case SEM_UNARY: return flow_unary(f, way, e);
	case SEM_TERNARY: return flow_ternary(f, way, e);
	case SEM_BROKEN:
	case SEM_REAL:
	case SEM_MOD:
	case SEM_STATE:
	case SEM_ABS:
	case SEM_INFIX:
	case SEM_CALL:
	case SEM_MEMBER:
	case SEM_LANE:
	case SEM_TUPLE:
	case SEM_STRING: break;
	}
	if (e->side) {
		const struct sem_symbol *symbol = e->operands.items[0]->symbol;
		if (symbol && symbol->out && !symbol->in && way->live &&
			!flow_values(way)[symbol->index].side)
			flow_fail(f, FLOW_SIDE, symbol, e->span, (struct word){ 0 });
		read_indices(f, way, e);
		return unknown_constant;
	}
	if (e->builtin == SEM_FN_REGISTER_NUMBER && e->operands.count == 1)
		return fixed_constant;
	if (e->kind == SEM_CALL)
		flow_read_name(f, way, e, NULL);
	bool all = e->kind == SEM_MOD || e->kind == SEM_MEMBER ||
			   (e->kind == SEM_CALL && !e->fold && !sem_builtin_is(e->builtin, SEM_OF_LANES));
	for (size_t i = 0; i < e->operands.count; i++)
		if (i || !e->fold)
			all = flow_is_fixed(flow_eval(f, way, e->operands.items[i])) && all;
	bool is_state = e->element || (e->state && e->state->kind != SEM_STATE_NONE) ||
					(e->function && e->function->scope && e->function->scope->state_read);
	return all && !is_state ? fixed_constant : unknown_constant;
}

/* ---- assigning ---- */

static size_t def_of(struct flow *f, const struct sem_expr *target)
{
	for (size_t i = 0; i < f->defs.count; i++)
		if (f->defs.items[i].target == target)
			return i;
	if (f->defs.count > FLOW_MAX_DEFS)
		return FLOW_MAX_DEFS;
	struct flow_def def = { .target = target };
	VEC_PUSH(f->scope->run->arena, &f->defs, def);
	return f->defs.count - 1;
}

static void flow_assign(
	struct flow *f, struct sem_way *way, const struct sem_expr *target, struct flow_constant value)
{
	struct word bits = word_mask(0, WORD_BITS);
	bool known = true, is_fixed = true;
	const struct sem_expr *base = target->kind == SEM_NAME ? target : sem_base(target);
	if (target->kind == SEM_TUPLE)
		VEC_EACH (struct sem_expr *, it, &target->operands)
			flow_assign(f, way, *it, unknown_constant);
	if (!base)
		return;
	if (target->side) {
		const struct sem_symbol *symbol = target->operands.items[0]->symbol;
		read_indices(f, way, target);
		if (symbol && way->live)
			flow_values(way)[symbol->index].side = true;
		return;
	}
	for (const struct sem_expr *e = target; e != base; e = e->operands.items[0])
		for (size_t i = 1; i < e->operands.count; i++) {
			struct flow_constant at = flow_eval(f, way, e->operands.items[i]);
			struct flow_constant low =
				e->kind == SEM_SLICE && i == 1 ? flow_eval(f, way, e->operands.items[2]) : at;
			if (i > 1 || e->operands.items[0] != base)
				continue;
			known = bits_of_slice(e, at, low, &bits);
			is_fixed = flow_is_fixed(at) && flow_is_fixed(low);
		}
	struct sem_symbol *symbol = base->symbol;
	if (!symbol || !way->live)
		return;
	struct flow_value *to = &flow_values(way)[symbol->index];
	if (!known) { /* some bits, at a computed position: the others must have a value already */
		symbol->open = true;
		bits = word_mask(0, is_fixed || word_is_zero(to->assigned) ? WORD_BITS : 0);
	}
	size_t def = def_of(f, target);
	bool whole = target == base;
	to->assigned = word_or(to->assigned, bits);
	to->part = whole ? word_mask(0, 0) : word_or(to->part, known ? bits : word_mask(0, 0));
	to->known = whole && value.known;
	to->fixed = whole && value.fixed;
	to->number = value.known ? value.n : ++f->assignments;
	if (whole)
		to->defs = (struct flow_set){ 0 };
	if (def < FLOW_MAX_DEFS) {
		to->defs.words[def / 64] |= (uint64_t)1 << def % 64;
		f->defs.items[def].reached = f->defs.items[def].reached || flow_is_tracked(symbol);
	}
}

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

/* Is it reported that no word has the value of the case? */
static bool is_dead_case(const struct flow *f, const struct sem_case *c)
{
	VEC_EACH (struct sem_expr *, it, &c->labels)
		if (diag_find(f->scope->run->diag, CHECK_DEAD_CONDITION, (*it)->span))
			return true;
	return false;
}

/* Does it leave a delay slot, which not all instructions get to? */
static bool is_end_of_slot(const struct flow *f, const struct sem_stmt *s)
{
	const struct sem_block *block = f->scope->block;
	return block->leaves_slot && s == block->body.list.items[block->body.list.count - 1];
}

/* Reports the first statement of each sequence that no combination reaches, but not its parts. */
static void report_unreached(struct flow *f, const struct sem_body *body)
{
	bool before = true;
	VEC_EACH (struct sem_stmt *, it, &body->list) {
		const struct sem_stmt *s = *it;
		bool here = f->reached[s->index];
		if (!here && before && !is_end_of_slot(f, s))
			sem_report(f->scope, CHECK_SEMANTICS_UNREACHABLE, s->head_span,
				"this statement is unreachable");
		before = here;
		if (!here)
			continue;
		report_unreached(f, &s->body);
		report_unreached(f, &s->other);
		VEC_EACH (struct sem_case, c, &s->cases)
			if (!is_dead_case(f, c))
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
