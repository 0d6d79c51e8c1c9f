/* SPDX-License-Identifier: MIT */
/* Expressions and assignments in the flow check. */
#include "base/never.h"
#include "rules/internal.h"
#include "rules/flow.h"

#include <string.h>

static const struct flow_constant unknown_constant = { 0 };
static const struct flow_constant fixed = { .fixed = true };

bool flow_is_tracked(const struct sem_symbol *symbol)
{
	return symbol && (symbol->kind == SEM_LOCAL ||
						 (symbol->kind == SEM_OPERAND && symbol->out && !symbol->in));
}

const struct sem_tried *flow_modifier(const struct flow *f, const struct sem_expr *e)
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
	const struct sem_symbol *symbol = e->symbol;
	if (!symbol || !way->live)
		return unknown_constant;
	const struct flow_value *value = &flow_values(way)[symbol->index];
	struct word need = bits ? *bits : whole_of(f, symbol, value);
	struct word missing = word_and(need, word_not(value->assigned));
	use_defs(f, value);
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
		return flow_is_fixed(value) && flow_is_fixed(high) && flow_is_fixed(low) ? fixed
																				 : unknown_constant;
	uint64_t mask = ((uint64_t)1 << (high.n - low.n + 1)) - 1;
	return flow_constant_of((int64_t)((uint64_t)value.n >> low.n & mask));
}

/* ---- operators ---- */

struct flow_constant flow_arithmetic(enum sem_op op, int64_t a, int64_t b)
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
		return fixed;
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
	return flow_is_fixed(condition) && flow_is_fixed(a) && flow_is_fixed(b) ? fixed
																			: unknown_constant;
}

/* Rd.type reads nothing of Rd; R[e].type reads e. */
static void read_indices(struct flow *f, struct sem_way *way, const struct sem_expr *side)
{
	const struct sem_expr *of = side->operands.items[0];
	if (of->kind == SEM_INDEX)
		flow_eval(f, way, of->operands.items[1]);
}

struct flow_constant flow_eval(struct flow *f, struct sem_way *way, const struct sem_expr *e)
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
		return fixed;
	if (e->kind == SEM_CALL)
		flow_read_name(f, way, e, NULL);
	bool all = e->kind == SEM_MOD || e->kind == SEM_MEMBER ||
			   (e->kind == SEM_CALL && !e->fold && !sem_builtin_is(e->builtin, SEM_OF_LANES));
	for (size_t i = 0; i < e->operands.count; i++)
		if (i || !e->fold)
			all = flow_is_fixed(flow_eval(f, way, e->operands.items[i])) && all;
	bool is_state = e->element || (e->state && e->state->kind != SEM_STATE_NONE) ||
					(e->function && e->function->scope && e->function->scope->state_read);
	return all && !is_state ? fixed : unknown_constant;
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

void flow_assign(
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
