/* Expressions and assignments in the flow check. */
#include "rules/internal.h"
#include "rules/flow.h"

#include <string.h>

static const struct flow_constant unknown = { false, 0 };

bool flow_is_tracked(const struct sem_symbol *symbol)
{
	return symbol && (symbol->kind == SEM_LOCAL ||
						 (symbol->kind == SEM_OPERAND && symbol->out && !symbol->in));
}

const struct sem_tried *flow_modifier(const struct flow *f, const struct sem_expr *e)
{
	return e->kind == SEM_MOD ? sem_combo_find(&f->combos, e->modifier) : NULL;
}

static struct flow_constant constant(int64_t n)
{
	return (struct flow_constant){ true, n };
}

/* ---- reading ---- */

static void use_defs(struct flow *f, const struct flow_value *value)
{
	for (size_t i = 0; i < f->defs.count && i < FLOW_MAX_DEFS; i++)
		if (value->defs.words[i / 64] >> i % 64 & 1)
			f->defs.items[i].used = true;
}

/* Are exactly the bits [0, n) set, for some n > 0? */
static bool is_low_mask(struct word w)
{
	unsigned count = word_popcount(w);
	return count && word_equal(w, word_mask(0, count));
}

/* Reads these bits of a name; no bits: the whole name. */
static struct flow_constant read_name(
	struct flow *f, struct sem_way *way, const struct sem_expr *e, struct word bits)
{
	const struct sem_symbol *symbol = e->symbol;
	if (!symbol || !way->live)
		return unknown;
	const struct flow_value *value = &flow_values(way)[symbol->index];
	struct word missing = word_and(bits, word_not(value->assigned));
	use_defs(f, value);
	if (word_is_zero(bits) && !is_low_mask(value->assigned)) {
		unsigned top = WORD_BITS;
		while (top && !word_bit(value->assigned, top - 1))
			top--;
		missing = top ? word_and(word_mask(0, top), word_not(value->assigned)) : word_mask(0, 128);
	}
	if (flow_is_tracked(symbol) && !word_is_zero(missing))
		flow_fail(f, FLOW_UNASSIGNED, symbol, e->span, missing);
	return (struct flow_constant){ value->known, value->number };
}

/* The bits of a slice or element with constant bounds; none if they are not constant. */
static struct word bits_of(struct flow_constant high, struct flow_constant low)
{
	if (!high.known || !low.known)
		return (struct word){ 0 };
	if (high.n < low.n) {
		struct flow_constant swap = high;
		high = low;
		low = swap;
	}
	if (low.n < 0 || high.n >= WORD_BITS)
		return (struct word){ 0 };
	return word_mask((unsigned)low.n, (unsigned)(high.n - low.n + 1));
}

static struct flow_constant subscript(struct flow *f, struct sem_way *way, const struct sem_expr *e)
{
	const struct sem_expr *base = e->operands.items[0];
	struct flow_constant high = flow_eval(f, way, e->operands.items[1]), low = high;
	if (e->kind == SEM_SLICE)
		low = flow_eval(f, way, e->operands.items[2]);
	struct flow_constant value = base->kind == SEM_NAME
									 ? read_name(f, way, base, bits_of(high, low))
									 : flow_eval(f, way, base);
	if (!value.known || !high.known || !low.known || low.n < 0 || high.n < low.n || high.n > 61)
		return unknown;
	uint64_t mask = ((uint64_t)1 << (high.n - low.n + 1)) - 1;
	return constant((int64_t)((uint64_t)value.n >> low.n & mask));
}

/* ---- operators ---- */

static struct flow_constant arithmetic(enum sem_op op, int64_t a, int64_t b)
{
	int64_t n = 0;
	bool small = a >= 0 && b >= 0 && b < 62;
	switch (op) {
	case SEM_OP_PLUS: return __builtin_add_overflow(a, b, &n) ? unknown : constant(n);
	case SEM_OP_MINUS: return __builtin_sub_overflow(a, b, &n) ? unknown : constant(n);
	case SEM_OP_TIMES: return __builtin_mul_overflow(a, b, &n) ? unknown : constant(n);
	case SEM_OP_LEFT:
		return !small || __builtin_mul_overflow(a, (int64_t)1 << b, &n) ? unknown : constant(n);
	case SEM_OP_RIGHT: return small ? constant(a >> b) : unknown;
	case SEM_OP_AND: return constant(a & b);
	case SEM_OP_OR: return constant(a | b);
	default: break;
	}
	return sem_op_is(op, SEM_COMPARISON) ? constant(sem_op_holds(op, (a > b) - (a < b))) : unknown;
}

/* .modifier == .VALUE, if the values of the modifier are tried */
static struct flow_constant equality(struct flow *f, const struct sem_expr *e)
{
	const struct sem_expr *a = e->operands.items[0], *b = e->operands.items[1];
	bool equal = e->op == SEM_OP_EQUALS;
	if (a->kind != SEM_MOD || b->kind != SEM_MOD || (!equal && e->op != SEM_OP_DIFFERS))
		return unknown;
	const struct sem_tried *modifier = flow_modifier(f, a);
	if (!modifier) {
		modifier = flow_modifier(f, b);
		b = a;
	}
	if (!modifier || !modifier->values.count)
		return unknown;
	return constant((sem_combo_value(&f->combos, modifier) == b->word) == equal);
}

static struct flow_constant binary(struct flow *f, struct sem_way *way, const struct sem_expr *e)
{
	struct flow_constant known = equality(f, e);
	if (known.known)
		return known;
	bool and = e->op == SEM_OP_BOTH, or = e->op == SEM_OP_EITHER;
	struct flow_constant a = flow_eval(f, way, e->operands.items[0]);
	if (a.known && ((and&&!a.n) || (or &&a.n)))
		return constant(or);
	struct flow_constant b = flow_eval(f, way, e->operands.items[1]);
	if (b.known && ((and&&!b.n) || (or &&b.n)))
		return constant(or);
	if (!a.known || !b.known)
		return unknown;
	return and || or ? constant(and) : arithmetic(e->op, a.n, b.n);
}

static struct flow_constant unary(struct flow *f, struct sem_way *way, const struct sem_expr *e)
{
	struct flow_constant a = flow_eval(f, way, e->operands.items[0]);
	if (!a.known)
		return unknown;
	if (e->op == SEM_OP_NOT)
		return constant(!a.n);
	if (e->op == SEM_OP_INVERT)
		return constant(~a.n);
	return a.n == INT64_MIN ? unknown : constant(-a.n);
}

static struct flow_constant ternary(struct flow *f, struct sem_way *way, const struct sem_expr *e)
{
	struct flow_constant condition = flow_eval(f, way, e->operands.items[0]);
	if (condition.known)
		return flow_eval(f, way, e->operands.items[condition.n ? 1 : 2]);
	struct flow_constant a = flow_eval(f, way, e->operands.items[1]);
	struct flow_constant b = flow_eval(f, way, e->operands.items[2]);
	return a.known && b.known && a.n == b.n ? a : unknown;
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
		return unknown;
	switch (e->kind) {
	case SEM_NUMBER: return sem_constant(e, &n) ? constant(n) : unknown;
	case SEM_BOOL: return constant((int64_t)e->number.lo);
	case SEM_NAME: return read_name(f, way, e, (struct word){ 0 });
	case SEM_INDEX:
	case SEM_SLICE: return subscript(f, way, e);
	case SEM_BINARY: return binary(f, way, e);
	case SEM_UNARY: return unary(f, way, e);
	case SEM_TERNARY: return ternary(f, way, e);
	default: break;
	}
	if (e->side) {
		const struct sem_symbol *symbol = e->operands.items[0]->symbol;
		if (symbol && symbol->out && !symbol->in && way->live &&
			!flow_values(way)[symbol->index].side)
			flow_fail(f, FLOW_SIDE, symbol, e->span, (struct word){ 0 });
		read_indices(f, way, e);
		return unknown;
	}
	if (e->builtin == SEM_FN_REGISTER_NUMBER && e->operands.count == 1)
		return unknown;
	if (e->kind == SEM_CALL)
		read_name(f, way, e, (struct word){ 0 });
	for (size_t i = 0; i < e->operands.count; i++)
		if (i || !e->fold)
			flow_eval(f, way, e->operands.items[i]);
	return unknown;
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
	const struct sem_expr *base = target->kind == SEM_NAME ? target : sem_base(target);
	if (target->kind == SEM_TUPLE)
		VEC_EACH (struct sem_expr *, it, &target->operands)
			flow_assign(f, way, *it, unknown);
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
			if (i == 1 && e->operands.items[0] == base)
				bits = bits_of(at, low);
		}
	struct sem_symbol *symbol = base->symbol;
	if (!symbol || !way->live)
		return;
	if (word_is_zero(bits)) /* some bits, at a computed position */
		symbol->open = true;
	struct flow_value *to = &flow_values(way)[symbol->index];
	size_t def = def_of(f, target);
	bool whole = target == base;
	to->assigned = word_is_zero(bits) ? word_mask(0, WORD_BITS) : word_or(to->assigned, bits);
	to->known = whole && value.known;
	to->number = value.n;
	if (whole)
		to->defs = (struct flow_set){ 0 };
	if (def < FLOW_MAX_DEFS) {
		to->defs.words[def / 64] |= (uint64_t)1 << def % 64;
		f->defs.items[def].reached = f->defs.items[def].reached || flow_is_tracked(symbol);
	}
}
