/* SPDX-License-Identifier: MIT */
/* Makes nodes of the core form: simplified, with their ranges, and hash-consed. */
#include <assert.h>

#include "core/core.h"

/* ---- hash-consing ---- */

static uint64_t mix_node(uint64_t hash, uint64_t value)
{
	hash = (hash ^ value) * 0x9E3779B97F4A7C15u;
	return hash ^ hash >> 29;
}

static unsigned id_of_node(const struct core_node *n)
{
	return n ? n->id + 1 : 0;
}

static uint64_t hash_of_node(const struct core_node *n)
{
	uint64_t hash = mix_node(n->op, (uint64_t)id_of_node(n->a) << 32 | id_of_node(n->b));
	hash = mix_node(hash, (uint64_t)id_of_node(n->c) << 32 | id_of_node(n->d));
	hash = mix_node(hash, (uint64_t)n->slot << 32 | n->lsb << 16 | n->width);
	hash = mix_node(hash,
		n->number ^ (uintptr_t)n->file ^ (uintptr_t)n->memory ^ (uintptr_t)n->function ^ n->truth);
	if (n->op == CORE_CONST)
		hash = mix_node(mix_node(hash, n->range.lo.limb[0]), n->range.lo.limb[1]);
	return hash;
}

static bool same_node(const struct core_node *x, const struct core_node *y)
{
	return x->op == y->op && x->truth == y->truth && x->a == y->a && x->b == y->b && x->c == y->c &&
		   x->d == y->d && x->slot == y->slot && x->lsb == y->lsb && x->width == y->width &&
		   x->shape == y->shape && x->rounding == y->rounding && x->fold == y->fold &&
		   x->file == y->file && x->memory == y->memory && x->function == y->function &&
		   x->number == y->number && (x->op != CORE_CONST || wide_equal(x->range.lo, y->range.lo));
}

static void grow_table(struct core_builder *b)
{
	b->table_size = b->table_size ? b->table_size * 2 : 128;
	b->table = ARENA_ARRAY(b->arena, struct core_node *, b->table_size);
	VEC_EACH (struct core_node *, it, &b->program->nodes) {
		size_t at = hash_of_node(*it) & (b->table_size - 1);
		while (b->table[at])
			at = (at + 1) & (b->table_size - 1);
		b->table[at] = *it;
	}
}

static struct core_node *share_node(struct core_builder *b, const struct core_node *n);

/* The node, or the constant that it is assumed to be; a new node adds the event that checks it. */
static struct core_node *assumed(struct core_builder *b, struct core_node *node, bool is_new)
{
	VEC_EACH (struct core_assumption, it, &b->assumptions) {
		if (it->id != node->id || !node->truth)
			continue;
		struct core_node constant = {
			.op = CORE_CONST, .truth = true, .range = range_number(wide_from(it->value))
		};
		struct core_node not = { .op = CORE_NOT, .truth = true, .a = node, .range = range_bits(1) };
		if (is_new) {
			struct core_event event = { .kind = CORE_EVENT_LEAVE,
				.condition = it->value ? share_node(b, &not ) : node };
			VEC_PUSH(b->arena, &b->program->events, event);
		}
		return share_node(b, &constant);
	}
	return node;
}

/* The node of the program that equals n, created if there is none. */
static struct core_node *share_node(struct core_builder *b, const struct core_node *n)
{
	if (b->program->nodes.count * 2 >= b->table_size)
		grow_table(b);
	size_t at = hash_of_node(n) & (b->table_size - 1);
	for (; b->table[at]; at = (at + 1) & (b->table_size - 1))
		if (same_node(b->table[at], n))
			return assumed(b, b->table[at], false);
	struct core_node *made = ARENA_NEW(b->arena, struct core_node);
	*made = *n;
	made->id = (unsigned)b->program->nodes.count;
	assert(n->large || wide_compare(n->range.lo, n->range.hi) <= 0);
	assert(!n->truth || range_within(&n->range, wide_from(0), wide_from(1)));
	VEC_PUSH(b->arena, &b->program->nodes, made);
	b->table[at] = made;
	return assumed(b, made, true);
}

/* ---- leaves ---- */

struct core_node *core_wide_number(struct core_builder *b, struct wide n)
{
	struct core_node node = { .op = CORE_CONST, .range = range_number(n) };
	return share_node(b, &node);
}

struct core_node *core_number(struct core_builder *b, int64_t n)
{
	return core_wide_number(b, wide_from(n));
}

struct core_node *core_truth(struct core_builder *b, bool value)
{
	struct core_node node = {
		.op = CORE_CONST, .truth = true, .range = range_number(wide_from(value))
	};
	return share_node(b, &node);
}

struct core_node *core_leaf(struct core_builder *b, const struct core_node *leaf)
{
	if (range_is_number(&leaf->range) && !leaf->large && leaf->op != CORE_CHOICE)
		return leaf->truth ? core_truth(b, !wide_is_zero(leaf->range.lo))
						   : core_wide_number(b, leaf->range.lo);
	return share_node(b, leaf);
}

bool core_is_number(const struct core_node *x, int64_t *value)
{
	return x->op == CORE_CONST && wide_small(x->range.lo, value);
}

bool core_is_truth(const struct core_node *x, bool *value)
{
	*value = !wide_is_zero(x->range.lo);
	return x->op == CORE_CONST && x->truth;
}

/* ---- what is said of nodes ---- */

void core_hint(struct core_builder *b, struct core_node *x, struct core_hint hint)
{
	if ((x->hint && !x->hint->is_last) || x->op == CORE_CONST || x->op == CORE_SOURCE ||
		x->op == CORE_STATE)
		return;
	struct core_hint *own = ARENA_NEW(b->arena, struct core_hint);
	*own = hint;
	x->hint = own;
}

/* ---- integers ---- */

static bool is_constant_node(const struct core_node *x, int64_t value)
{
	int64_t n;
	return core_is_number(x, &n) && n == value;
}

/* Sets the range of the result, or `large` if it is unbounded. */
static void set_range(struct core_node *n)
{
	const struct sem_range *x = &n->a->range, *y = n->b ? &n->b->range : NULL;
	struct sem_range count;
	bool ok = true;
	n->large = n->a->large || (n->b && n->b->large);
	if (n->large)
		return;
	if (n->op == CORE_SHL || n->op == CORE_SHR) { /* the checks prove it where it is reached */
		struct sem_range natural = range_of(wide_from(0), wide_mask(RANGE_MAX_BITS));
		count = *y;
		y = range_meet(&count, &natural) ? &count : &natural;
	}
	switch (n->op) {
	case CORE_ADD: ok = range_add(&n->range, x, y); break;
	case CORE_SUB: ok = range_sub(&n->range, x, y); break;
	case CORE_MUL: ok = range_mul(&n->range, x, y); break;
	case CORE_SHL: ok = range_shl(&n->range, x, y); break;
	case CORE_SHR: n->range = range_shr(x, y); break;
	case CORE_AND: n->range = range_and(x, y); break;
	case CORE_OR: n->range = range_or(x, y); break;
	case CORE_XOR: n->range = range_xor(x, y); break;
	case CORE_NOT: n->range = range_not(x); break;
	default: ok = false; /* any other has no bound */
	}
	n->large = !ok;
}

/* x op y with a neutral or absorbing operand, or both the same; NULL: nothing to simplify. */
static struct core_node *simplify_neutral(
	struct core_builder *b, enum core_op op, struct core_node *x, struct core_node *y)
{
	bool zero_x = is_constant_node(x, 0), zero_y = is_constant_node(y, 0);
	if (x == y && (op == CORE_AND || op == CORE_OR))
		return x;
	if (x == y && (op == CORE_SUB || op == CORE_XOR))
		return core_number(b, 0);
	switch (op) {
	case CORE_ADD:
	case CORE_OR:
	case CORE_XOR: return zero_y ? x : zero_x ? y : NULL;
	case CORE_SUB:
	case CORE_SHL:
	case CORE_SHR: return zero_y || (zero_x && op != CORE_SUB) ? x : NULL;
	case CORE_MUL:
		if (zero_x || zero_y)
			return core_number(b, 0);
		return is_constant_node(y, 1) ? x : is_constant_node(x, 1) ? y : NULL;
	case CORE_AND:
		if (zero_x || zero_y)
			return core_number(b, 0);
		return is_constant_node(y, -1) ? x : is_constant_node(x, -1) ? y : NULL;
	default: return NULL; /* any other stays as it is */
	}
}

/* x & (2^n - 1) as a slice; else NULL. */
static struct core_node *mask_as_slice(
	struct core_builder *b, struct core_node *x, struct core_node *y)
{
	struct core_node *constant = x->op == CORE_CONST ? x : y, *other = constant == x ? y : x;
	if (constant->op != CORE_CONST || wide_is_negative(constant->range.lo) || other->truth)
		return NULL;
	unsigned n = wide_length(constant->range.lo);
	return n && wide_equal(constant->range.lo, wide_mask(n)) ? core_extract(b, other, 0, n) : NULL;
}

/* A truth node of a commutative operator: the operands are ordered by id. */
static struct core_node *share_truth(
	struct core_builder *b, enum core_op op, struct core_node *x, struct core_node *y)
{
	struct core_node node = { .op = op,
		.truth = true,
		.a = x->id < y->id ? x : y,
		.b = x->id < y->id ? y : x,
		.varying = x->varying || y->varying,
		.range = range_bits(1) };
	return share_node(b, &node);
}

/* The conjuncts of x for which `known` does not hold with y: those that y implies, or that hold
 * where y does not. NULL: there is none. */
static struct core_node *without_known(struct core_builder *b, struct core_node *x,
	const struct core_node *y, bool (*known)(const struct core_node *y, const struct core_node *x))
{
	if (known(y, x))
		return NULL;
	if (x->op != CORE_AND)
		return x;
	struct core_node *first = without_known(b, x->a, y, known);
	struct core_node *last = without_known(b, x->b, y, known);
	if (first == x->a && last == x->b)
		return x;
	return !first ? last : !last ? first : share_truth(b, CORE_AND, first, last);
}

/* x and y, or x or y, if one says something about the other; else NULL. */
static struct core_node *one_of_two(
	struct core_builder *b, enum core_op op, struct core_node *x, struct core_node *y)
{
	bool (*known)(const struct core_node *, const struct core_node *) =
		op == CORE_OR ? core_denies : core_implies;
	if (op == CORE_OR && (core_implies(x, y) || core_implies(y, x)))
		return core_implies(x, y) ? y : x;
	if (op == CORE_AND && core_excludes(x, y))
		return core_truth(b, false);
	struct core_node *first = without_known(b, x, y, known);
	struct core_node *last = first ? without_known(b, y, first, known) : y;
	if (first == x && last == y)
		return NULL;
	if (op == CORE_OR && (!first || !last))
		return core_truth(b, true);
	return !first ? y : !last ? first : share_truth(b, op, first, last);
}

static struct core_node *truth_operator(
	struct core_builder *b, enum core_op op, struct core_node *x, struct core_node *y)
{
	bool value, is_x = core_is_truth(x, &value), constant = is_x || core_is_truth(y, &value);
	struct core_node *other = is_x ? y : x;
	if (constant && op == CORE_AND)
		return value ? other : core_truth(b, false);
	if (constant && op == CORE_OR)
		return value ? core_truth(b, true) : other;
	if (constant)
		return value ? core_not(b, other) : other;
	if (x == y)
		return op == CORE_XOR ? core_truth(b, false) : x;
	if ((x->op == CORE_NOT && x->a == y) || (y->op == CORE_NOT && y->a == x))
		return core_truth(b, op != CORE_AND);
	bool never = op != CORE_XOR && core_never_both(x, y, op == CORE_AND);
	if (never)
		return core_truth(b, op == CORE_OR);
	struct core_node *simple = op == CORE_XOR ? NULL : one_of_two(b, op, x, y);
	return simple ? simple : share_truth(b, op, x, y);
}

/* Clamps counts that may need over 64 bits, so that the C text need not handle them: it compares
 * any other with the width of what is shifted. A constant count is negative only where the value
 * does not matter. */
static struct core_node *shift_count(struct core_builder *b, struct core_node *y)
{
	enum { MOST_BITS = 64 };
	struct core_node *most = core_number(b, WIDE_BITS);
	if (y->large || (y->op == CORE_CONST && wide_is_negative(y->range.lo)))
		return y->large ? y : core_number(b, 0);
	unsigned high = wide_length(y->range.hi), low = wide_length(y->range.lo);
	bool is_word = wide_is_negative(y->range.lo) ? high < 32 && low < 32 : high <= MOST_BITS;
	return is_word && y->op != CORE_CONST
			   ? y
			   : core_select(b, core_compare(b, SEM_OP_LESS, y, most), y, most);
}

static bool commutes(enum core_op op)
{
	return op == CORE_ADD || op == CORE_MUL || op == CORE_AND || op == CORE_OR || op == CORE_XOR;
}

/* x / y or x mod y if y is a power of two; else NULL. */
static struct core_node *division_by_power(
	struct core_builder *b, enum core_op op, struct core_node *x, struct core_node *y)
{
	if (y->large || !range_is_number(&y->range) || wide_compare(y->range.lo, wide_from(1)) < 0)
		return NULL;
	unsigned n = wide_length(y->range.lo) - 1;
	if (!wide_equal(y->range.lo, wide_power(n)))
		return NULL;
	return op == CORE_MOD ? core_extract(b, x, 0, n)
						  : core_binary(b, CORE_SHR, x, core_number(b, n));
}

/* The range of x / y rounded down, with y at least 1. */
static struct sem_range floor_range(const struct sem_range *x, const struct sem_range *y)
{
	struct sem_range one = range_number(wide_from(1)), by = range_max(y, &one);
	return range_of(wide_floor_div(x->lo, wide_is_negative(x->lo) ? by.lo : by.hi),
		wide_floor_div(x->hi, wide_is_negative(x->hi) ? by.hi : by.lo));
}

struct core_node *core_not_negative(struct core_builder *b, struct core_node *x)
{
	unsigned low = wide_length(x->range.lo), high = wide_length(x->range.hi);
	return wide_is_negative(x->range.lo) ? core_extract(b, x, 0, low > high ? low : high) : x;
}

/* x / y rounded down for an x that may be negative: -1 - x / y is (-1 - x) / y. */
static struct core_node *floor_division(
	struct core_builder *b, struct core_node *x, struct core_node *y)
{
	struct core_node *below = core_compare(b, SEM_OP_LESS, x, core_number(b, 0));
	struct core_node *size = core_not_negative(b, core_select(b, below, core_not(b, x), x));
	struct core_node *quotient = core_binary(b, CORE_DIV, size, y);
	struct core_node *down = core_select(b, below, core_not(b, quotient), quotient);
	struct sem_range range = floor_range(&x->range, &y->range);
	if (down->op == CORE_SELECT) /* the division has the tighter range */
		range_meet(&down->range, &range);
	return down;
}

/* The checks prove y > 0 where the value is used; elsewhere the divisor is clamped to 1. */
static struct core_node *simplify_division(
	struct core_builder *b, enum core_op op, struct core_node *x, struct core_node *y)
{
	struct core_node *by_power = division_by_power(b, op, x, y);
	if (by_power)
		return by_power;
	if (x->large || y->large) {
		b->failure = "a division of a value that has no bound";
		return core_number(b, 0);
	}
	y = core_at_least(b, y, 1);
	if (op == CORE_DIV && wide_is_negative(x->range.lo))
		return floor_division(b, x, y);
	struct core_node node = { .op = op, .a = x, .b = y, .varying = x->varying || y->varying };
	if (op == CORE_DIV)
		node.range = floor_range(&x->range, &y->range);
	else if (x->op == CORE_CONST && y->op == CORE_CONST)
		node.range = range_number(
			wide_sub(x->range.lo, wide_mul(wide_floor_div(x->range.lo, y->range.lo), y->range.lo)));
	else
		node.range = range_of(wide_from(0), wide_sub(y->range.hi, wide_from(1)));
	if (range_is_number(&node.range))
		return core_wide_number(b, node.range.lo);
	return share_node(b, &node);
}

/* The operand that two ANDs share, or NULL; *p and *q are the other operands. */
static struct core_node *shared_operand(const struct core_node *x, const struct core_node *y,
	struct core_node **p, struct core_node **q)
{
	if (x->op != CORE_AND || y->op != CORE_AND || x->truth || y->truth)
		return NULL;
	struct core_node *shared = x->a == y->a || x->a == y->b ? x->a : x->b;
	if (shared != y->a && shared != y->b)
		return NULL;
	*p = x->a == shared ? x->b : x->a;
	*q = y->a == shared ? y->b : y->a;
	return shared;
}

/* (v & p) | (v & q) as v & (p | q), also if (v & p) was the last operand of an OR. Only for p and q
 * that are selects. NULL if no operand is shared. */
static struct core_node *factored(struct core_builder *b, struct core_node *x, struct core_node *y)
{
	struct core_node *p, *q, *others = NULL, *last = x;
	if (y->op != CORE_AND)
		return NULL;
	if (x->op == CORE_OR && !x->truth) {
		last = x->b->op == CORE_AND ? x->b : x->a;
		others = last == x->b ? x->a : x->b;
	}
	struct core_node *shared = shared_operand(last, y, &p, &q);
	if (!shared || p->op != CORE_SELECT || q->op != CORE_SELECT)
		return NULL;
	struct core_node *joined = core_binary(b, CORE_AND, shared, core_binary(b, CORE_OR, p, q));
	return others ? core_binary(b, CORE_OR, others, joined) : joined;
}

struct core_node *core_binary(
	struct core_builder *b, enum core_op op, struct core_node *x, struct core_node *y)
{
	if ((op == CORE_AND || op == CORE_OR || op == CORE_XOR) && x->truth && y->truth)
		return truth_operator(b, op, x, y);
	if (op == CORE_DIV || op == CORE_MOD)
		return simplify_division(b, op, x, y);
	if (op == CORE_SHL || op == CORE_SHR)
		y = shift_count(b, y);
	struct core_node *simple = simplify_neutral(b, op, x, y);
	if (!simple && op == CORE_AND)
		simple = mask_as_slice(b, x, y);
	if (!simple && op == CORE_OR)
		simple = factored(b, x, y);
	if (simple)
		return simple;
	struct core_node node = { .op = op, .a = x, .b = y, .varying = x->varying || y->varying };
	if (commutes(op) && y->id < x->id) {
		node.a = y;
		node.b = x;
	}
	set_range(&node);
	if (!node.large && range_is_number(&node.range))
		return core_wide_number(b, node.range.lo);
	return share_node(b, &node);
}

struct core_node *core_not(struct core_builder *b, struct core_node *x)
{
	bool value;
	if (core_is_truth(x, &value))
		return core_truth(b, !value);
	if (x->op == CORE_NOT)
		return x->a;
	struct core_node node = { .op = CORE_NOT, .truth = x->truth, .a = x, .varying = x->varying };
	if (x->truth)
		node.range = range_bits(1);
	else
		set_range(&node);
	if (!x->truth && x->op == CORE_CONST)
		return core_wide_number(b, node.range.lo);
	return share_node(b, &node);
}

/* ---- bits ---- */

/* Is every bit of x in [lsb, lsb+width) known to be 0? */
static bool is_zero_there(const struct core_node *x, unsigned lsb, unsigned width)
{
	if (x->large || lsb + width > WIDE_BITS - 2)
		return false;
	struct wide mask = wide_shl(wide_mask(width), lsb);
	return wide_equal(wide_and(x->range.zeros, mask), mask);
}

/* A slice of {high, low} >> n, with a low of 32 bits and n at most 31, as operations on words, if
 * it is within one word of the result. NULL if x does not have this shape. */
static struct core_node *funnel_slice(
	struct core_builder *b, const struct core_node *x, unsigned lsb, unsigned width)
{
	enum { WORD = 32 };
	const struct core_node *sum = x->a;
	int64_t count = 0;
	if ((sum->op != CORE_ADD && sum->op != CORE_OR) || x->b->large ||
		!range_within(&x->b->range, wide_from(0), wide_from(WORD - 1)))
		return NULL;
	bool first = sum->a->op == CORE_SHL && core_is_number(sum->a->b, &count) && count == WORD;
	struct core_node *shifted = first ? sum->a : sum->b, *low = first ? sum->b : sum->a;
	if (shifted->op != CORE_SHL || !core_is_number(shifted->b, &count) || count != WORD ||
		low->large || !range_within(&low->range, wide_from(0), wide_mask(WORD)))
		return NULL;
	if (lsb >= WORD)
		return core_extract(b, core_binary(b, CORE_SHR, shifted->a, x->b), lsb - WORD, width);
	if (lsb + width > WORD)
		return NULL;
	struct core_node *rest = core_binary(b, CORE_SUB, core_number(b, WORD - 1), x->b);
	struct core_node *one = core_number(b, 1);
	core_hint(b, rest, (struct core_hint){ .text = STR("left_by") });
	struct core_node *high = core_binary(
		b, CORE_SHL, core_binary(b, CORE_SHL, core_extract(b, shifted->a, 0, WORD), one), rest);
	struct core_node *word = core_binary(b, CORE_OR, core_binary(b, CORE_SHR, low, x->b), high);
	struct core_node slice = {
		.op = CORE_EXTRACT, .a = word, .lsb = lsb, .width = width, .varying = word->varying
	};
	slice.range = range_bits(width);
	return share_node(b, &slice);
}

/* The slice of a slice, shift or combination of these, taken from its operand; NULL: no simpler. */
static struct core_node *inner_slice(
	struct core_builder *b, struct core_node *x, unsigned lsb, unsigned width)
{
	int64_t n;
	switch (x->op) {
	case CORE_EXTRACT:
		return lsb >= x->width ? core_number(b, 0)
							   : core_extract(b, x->a, x->lsb + lsb,
									 width < x->width - lsb ? width : x->width - lsb);
	case CORE_EXTEND: return lsb + width <= x->width ? core_extract(b, x->a, lsb, width) : NULL;
	case CORE_SHL:
		if (!core_is_number(x->b, &n))
			return NULL;
		if (n >= (int64_t)(lsb + width))
			return core_number(b, 0);
		return n <= lsb ? core_extract(b, x->a, lsb - (unsigned)n, width) : NULL;
	case CORE_SHR:
		if (!core_is_number(x->b, &n))
			return funnel_slice(b, x, lsb, width);
		return n <= RANGE_MAX_BITS && lsb + n + width <= RANGE_MAX_BITS
				   ? core_extract(b, x->a, lsb + (unsigned)n, width)
				   : NULL;
	case CORE_OR:
	case CORE_ADD:
	case CORE_XOR:
		/* bits below the slice must be zero too: they could carry into it */
		if (is_zero_there(x->a, 0, lsb + width))
			return core_extract(b, x->b, lsb, width);
		if (is_zero_there(x->b, 0, lsb + width))
			return core_extract(b, x->a, lsb, width);
		if (x->op == CORE_ADD)
			return NULL;
		if (is_zero_there(x->a, lsb, width))
			return core_extract(b, x->b, lsb, width);
		return is_zero_there(x->b, lsb, width) ? core_extract(b, x->a, lsb, width) : NULL;
	default: return NULL; /* any other stays as it is */
	}
}

/* Are bits `lsb` and up of x all copies of its sign? */
static bool is_all_sign(const struct core_node *x, unsigned lsb)
{
	return !x->large && wide_is_negative(x->range.lo) && wide_length(x->range.lo) <= lsb &&
		   wide_length(x->range.hi) <= lsb;
}

struct core_node *core_extract(
	struct core_builder *b, struct core_node *x, unsigned lsb, unsigned width)
{
	if (width == 0)
		return core_number(b, 0);
	if (!x->large && lsb == 0 && range_within(&x->range, wide_from(0), wide_mask(width)))
		return x;
	struct core_node *simple = inner_slice(b, x, lsb, width);
	if (simple)
		return simple;
	if (is_all_sign(x, lsb)) {
		struct core_node *sign = core_compare(b, SEM_OP_LESS, x, core_number(b, 0));
		if (width == 1)
			return sign;
		struct core_node *zero = core_number(b, 0);
		return core_select(b, sign, core_wide_number(b, wide_mask(width)), zero);
	}
	struct core_node node = {
		.op = CORE_EXTRACT, .a = x, .lsb = lsb, .width = width, .varying = x->varying
	};
	node.range = x->large ? range_bits(width) : range_slice(&x->range, lsb, width);
	if (range_is_number(&node.range))
		return core_wide_number(b, node.range.lo);
	return share_node(b, &node);
}

struct core_node *core_bit(struct core_builder *b, struct core_node *x, struct core_node *bit)
{
	int64_t n;
	bool constant = core_is_number(bit, &n) && n >= 0 && n < RANGE_MAX_BITS;
	struct core_node *part = constant ? core_extract(b, x, (unsigned)n, 1)
									  : core_extract(b, core_binary(b, CORE_SHR, x, bit), 0, 1);
	if (part->op == CORE_CONST)
		return core_truth(b, !wide_is_zero(part->range.lo));
	if (part->truth)
		return part;
	if (part->op != CORE_EXTRACT)
		return core_compare(b, SEM_OP_DIFFERS, part, core_number(b, 0));
	struct core_node node = *part;
	node.truth = true;
	return share_node(b, &node);
}

struct core_node *core_extend(struct core_builder *b, struct core_node *x, unsigned width)
{
	struct wide low = wide_neg(wide_power(width - 1)), high = wide_mask(width - 1);
	if (!x->large && range_within(&x->range, low, high))
		return x;
	struct core_node node = { .op = CORE_EXTEND, .a = x, .width = width, .varying = x->varying };
	node.range = x->large ? range_of(low, high) : range_signed(&x->range, width);
	if (range_is_number(&node.range))
		return core_wide_number(b, node.range.lo);
	return share_node(b, &node);
}

struct core_node *core_as_number(struct core_builder *b, struct core_node *x)
{
	struct core_node *zero = core_number(b, 0);
	return x->truth ? core_select(b, x, core_number(b, 1), zero) : x;
}

struct core_node *core_as_register(
	struct core_builder *b, struct core_node *x, unsigned lsb, unsigned width)
{
	return width == 1 ? core_bit(b, x, core_number(b, lsb)) : core_extract(b, x, lsb, width);
}

struct core_node *core_insert(
	struct core_builder *b, struct core_node *x, unsigned lsb, unsigned width, struct core_node *y)
{
	struct core_node *part = core_extract(b, y, 0, width);
	part = core_as_number(b, part);
	part = core_binary(b, CORE_SHL, part, core_number(b, lsb));
	if (is_zero_there(x, lsb, width))
		return core_binary(b, CORE_OR, x, part);
	struct core_node *hole = core_wide_number(b, wide_not(wide_shl(wide_mask(width), lsb)));
	return core_binary(b, CORE_OR, core_binary(b, CORE_AND, x, hole), part);
}

/* ---- truth ---- */

struct core_node *core_as_truth(struct core_builder *b, struct core_node *x)
{
	if (x->truth)
		return x;
	return core_compare(b, SEM_OP_DIFFERS, x, core_number(b, 0));
}

/* z, if x is c ? (the low `width` bits of z, sign-extended) : z for some condition c; else NULL. */
static struct core_node *either_sign(const struct core_node *x, unsigned *width)
{
	if (x->op != CORE_SELECT || x->b->op != CORE_EXTEND || x->b->a != x->c || x->c->large)
		return NULL;
	*width = x->b->width;
	return range_within(&x->c->range, wide_from(0), wide_mask(*width)) ? x->c : NULL;
}

static struct core_node *order_key(
	struct core_builder *b, struct core_node *x, struct core_node *turn)
{
	struct core_node *key = core_binary(b, CORE_XOR, x, turn);
	core_hint(b, key, (struct core_hint){ .text = STR("flipped"), .of = { x }, .is_key = true });
	return key;
}

/* Compares numbers that are both signed or both unsigned, by one condition: with the sign bits
 * flipped if they are signed, they compare as unsigned and need no more bits. Else NULL. */
static struct core_node *compare_either_sign(struct core_builder *b,
	struct core_node *(*compare)(struct core_builder *b, struct core_node *x, struct core_node *y),
	struct core_node *x, struct core_node *y)
{
	unsigned width, other;
	struct core_node *a = either_sign(x, &width), *c = either_sign(y, &other);
	if (!a || !c || width != other || x->a != y->a)
		return NULL;
	struct core_node *zero = core_number(b, 0);
	struct core_node *turn = core_select(b, x->a, core_wide_number(b, wide_power(width - 1)), zero);
	core_hint(b, turn, (struct core_hint){ .text = STR("sign_flip") });
	return compare(b, order_key(b, a, turn), order_key(b, c, turn));
}

/* x < y for x = 2^n - 1 and a sum y: it carries if its low bits are below an addend. Else NULL. */
static struct core_node *carry(struct core_builder *b, struct core_node *x, struct core_node *y)
{
	unsigned width = wide_length(x->range.lo);
	if (x->op != CORE_CONST || y->op != CORE_ADD || width < 32 || width > 64 ||
		!wide_equal(x->range.lo, wide_mask(width)) || y->a->large || y->b->large ||
		!range_within(&y->a->range, wide_from(0), wide_mask(width)) ||
		!range_within(&y->b->range, wide_from(0), wide_mask(width)))
		return NULL;
	struct core_node *added = y->a->op == CORE_CONST ? y->b : y->a;
	return core_compare(b, SEM_OP_LESS, core_extract(b, y, 0, width), added);
}

static struct core_node *lt_node(struct core_builder *b, struct core_node *x, struct core_node *y)
{
	enum range_answer answer = x == y ? RANGE_NEVER : range_less(&x->range, &y->range);
	if (answer != RANGE_SOMETIMES)
		return core_truth(b, answer == RANGE_ALWAYS);
	struct core_node *simple = compare_either_sign(b, lt_node, x, y);
	if (!simple)
		simple = carry(b, x, y);
	if (simple)
		return simple;
	struct core_node node = { .op = CORE_LT,
		.truth = true,
		.a = x,
		.b = y,
		.varying = x->varying || y->varying,
		.range = range_bits(1) };
	return share_node(b, &node);
}

/* A choice between two constants, compared with a constant, as its condition; else NULL. */
static struct core_node *compare_choice(
	struct core_builder *b, struct core_node *x, const struct core_node *y)
{
	if (x->op != CORE_SELECT || x->b->op != CORE_CONST || x->c->op != CORE_CONST ||
		y->op != CORE_CONST)
		return NULL;
	bool yes = wide_compare(x->b->range.lo, y->range.lo) == 0;
	bool no = wide_compare(x->c->range.lo, y->range.lo) == 0;
	if (yes == no)
		return core_truth(b, yes);
	return yes ? x->a : core_not(b, x->a);
}

static struct core_node *eq_node(struct core_builder *b, struct core_node *x, struct core_node *y)
{
	enum range_answer answer = range_equal(&x->range, &y->range);
	if (x == y)
		return core_truth(b, true);
	if (answer != RANGE_SOMETIMES)
		return core_truth(b, answer == RANGE_ALWAYS);
	if (x->truth && y->truth)
		return core_not(b, truth_operator(b, CORE_XOR, x, y));
	if (x->truth && y->op == CORE_CONST)
		return wide_is_zero(y->range.lo) ? core_not(b, x) : x;
	if (y->truth && x->op == CORE_CONST)
		return wide_is_zero(x->range.lo) ? core_not(b, y) : y;
	struct core_node *simple = compare_choice(b, x, y);
	if (!simple)
		simple = compare_choice(b, y, x);
	if (!simple)
		simple = compare_either_sign(b, eq_node, x, y);
	return simple ? simple : share_truth(b, CORE_EQ, x, y);
}

struct core_node *core_compare(
	struct core_builder *b, enum sem_op op, struct core_node *x, struct core_node *y)
{
	if (x->large || y->large) {
		b->failure = "comparison of a value that has no bound";
		return core_truth(b, false);
	}
	if (op == SEM_OP_EQUALS)
		return eq_node(b, x, y);
	if (op == SEM_OP_DIFFERS)
		return core_not(b, eq_node(b, x, y));
	if (op == SEM_OP_LESS)
		return lt_node(b, x, y);
	if (op == SEM_OP_GREATER)
		return lt_node(b, y, x);
	return core_not(b, op == SEM_OP_AT_MOST ? lt_node(b, y, x) : lt_node(b, x, y));
}
