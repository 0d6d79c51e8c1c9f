/* SPDX-License-Identifier: MIT */
/* Makes bit-vector terms. Operations on constants are folded; other terms stay as requested, except
 * for extracts and extensions, which are most of what exact integers need. */
#include <assert.h>

#include "smt/term.h"

#include "base/never.h"
#include <string.h>

void smt_terms_init(struct smt_terms *t, struct arena *arena)
{
	*t = (struct smt_terms){ .arena = arena };
}

/* ---- hash-consing ---- */

enum { FIRST_ROWS = 64 };

static uint64_t mix_term(uint64_t hash, uint64_t n)
{
	return (hash ^ n) * 0x9E3779B97F4A7C15u ^ (hash >> 29);
}

static uint64_t hash_of_term(const struct smt_term *m)
{
	uint64_t hash = mix_term(m->op * 1000u + m->width, m->low + ((uint64_t)m->index << 32));
	hash = mix_term(hash, m->a ? m->a->id : 0);
	hash = mix_term(hash, m->b ? m->b->id : 0);
	hash = mix_term(hash, m->c ? m->c->id : 0);
	for (unsigned i = 0; m->op == SMT_NUMBER && i < WIDE_LIMBS; i++)
		hash = mix_term(hash, m->value.limb[i]);
	if (m->op == SMT_INPUT)
		hash = mix_term(hash, str_hash(m->name));
	return hash >> 20;
}

static bool same_term(const struct smt_term *x, const struct smt_term *y)
{
	return x->op == y->op && x->width == y->width && x->index == y->index && x->low == y->low &&
		   x->a == y->a && x->b == y->b && x->c == y->c && wide_equal(x->value, y->value) &&
		   str_equal(x->name, y->name);
}

static unsigned least_wide(unsigned a, unsigned b)
{
	return a < b ? a : b;
}

static unsigned zeros_of(const struct smt_term *m)
{
	unsigned a = m->a ? m->a->zeros : 0, b = m->b ? m->b->zeros : 0, below;
	switch (m->op) {
	case SMT_NUMBER: return m->width - least_wide(m->width, wide_length(m->value));
	case SMT_ADD: return a && b ? least_wide(a, b) - 1 : 0;
	case SMT_PRODUCT: return a + b > m->width ? a + b - m->width : 0;
	case SMT_AND: return a > b ? a : b;
	case SMT_OR:
	case SMT_XOR: return least_wide(a, b);
	case SMT_RIGHT: return a;
	case SMT_MODULO: return b ? b : 0;
	case SMT_EXTRACT:
		below = m->a->width - m->low - m->width; /* leading bits that are cut off */
		return a > below ? least_wide(a - below, m->width) : 0;
	case SMT_SIGN: return a ? a + m->width - m->a->width : 0;
	case SMT_ZERO: return a + m->width - m->a->width;
	case SMT_CONCAT: return a == m->a->width ? a + b : a;
	case SMT_CHOOSE: return least_wide(b, m->c->zeros);
	case SMT_INPUT:
	case SMT_DIFFERENCE:
	case SMT_DIVIDE:
	case SMT_LEFT:
	case SMT_NOT:
	case SMT_SELECT:
	case SMT_STORE:
	case SMT_SAME:
	case SMT_LESS:
	case SMT_BOTH:
	case SMT_EITHER:
	case SMT_INVERT: return 0;
	}
	NEVER();
}

/* Doubles the rows, so that each has about one term. */
static void grow_rows(struct smt_terms *t)
{
	size_t count = t->row_count ? 2 * t->row_count : FIRST_ROWS;
	struct smt_term **rows = ARENA_ARRAY(t->arena, struct smt_term *, count);
	for (size_t i = 0; i < t->row_count; i++)
		for (struct smt_term *it = t->rows[i], *next; it; it = next) {
			struct smt_term **row = &rows[hash_of_term(it) % count];
			next = it->next;
			it->next = *row;
			*row = it;
		}
	t->rows = rows;
	t->row_count = count;
}

static smt_ref keep_term(struct smt_terms *t, struct smt_term made)
{
	if (made.width > SMT_MAX_WIDTH) {
		t->too_wide = true;
		made.width = SMT_MAX_WIDTH;
	}
	if (t->count >= t->row_count)
		grow_rows(t);
	struct smt_term **row = &t->rows[hash_of_term(&made) % t->row_count];
	for (const struct smt_term *it = *row; it; it = it->next)
		if (same_term(it, &made))
			return it;
	assert(made.op != SMT_EXTRACT || made.low + made.width <= made.a->width);
	assert(made.op != SMT_CHOOSE || (!made.a->width && made.b->width == made.c->width));
	struct smt_term *kept = ARENA_NEW(t->arena, struct smt_term);
	made.id = ++t->count;
	made.zeros = made.width ? zeros_of(&made) : 0;
	made.next = *row;
	*kept = made;
	*row = kept;
	return kept;
}

/* ---- leaves ---- */

smt_ref smt_number(struct smt_terms *t, struct wide value, unsigned width)
{
	if (width > SMT_MAX_WIDTH) {
		t->too_wide = true;
		width = SMT_MAX_WIDTH;
	}
	return keep_term(t, (struct smt_term){ .op = SMT_NUMBER,
							.width = width,
							.value = wide_and(value, wide_mask(width ? width : 1)) });
}

smt_ref smt_truth(struct smt_terms *t, bool value)
{
	return smt_number(t, wide_from(value), 0);
}

smt_ref smt_input(struct smt_terms *t, struct str name, unsigned index, unsigned width)
{
	return keep_term(
		t, (struct smt_term){ .op = SMT_INPUT, .width = width, .index = index, .name = name });
}

/* ---- constants ---- */

/* The value as two's complement. */
static struct wide signed_value(smt_ref a)
{
	return a->width && wide_bit(a->value, a->width - 1) ? wide_sub(a->value, wide_power(a->width))
														: a->value;
}

/* Folds an operation on constants; false if it cannot. */
static bool fold_term(enum smt_op op, smt_ref a, smt_ref b, struct wide *r)
{
	struct wide x = signed_value(a), y = signed_value(b);
	switch (op) {
	case SMT_ADD: *r = wide_add(x, y); return true;
	case SMT_DIFFERENCE: *r = wide_sub(x, y); return true;
	case SMT_PRODUCT: *r = wide_mul(x, y); return a->width <= WIDE_BITS / 2;
	case SMT_AND: *r = wide_and(x, y); return true;
	case SMT_OR: *r = wide_or(x, y); return true;
	case SMT_XOR: *r = wide_xor(x, y); return true;
	case SMT_LEFT:
		*r = wide_fits_limb(&b->value) && b->value.limb[0] < a->width
				 ? wide_shl(x, (unsigned)b->value.limb[0])
				 : wide_from(0);
		return true;
	case SMT_RIGHT:
		*r = wide_shr(x, wide_fits_limb(&b->value) && b->value.limb[0] < WIDE_BITS
							 ? (unsigned)b->value.limb[0]
							 : WIDE_BITS);
		return true;
	case SMT_SAME: *r = wide_from(wide_equal(x, y)); return true;
	case SMT_LESS: *r = wide_from(wide_compare(x, y) < 0); return true;
	case SMT_NUMBER:
	case SMT_INPUT:
	case SMT_DIVIDE:
	case SMT_MODULO:
	case SMT_NOT:
	case SMT_EXTRACT:
	case SMT_SIGN:
	case SMT_ZERO:
	case SMT_CONCAT:
	case SMT_CHOOSE:
	case SMT_SELECT:
	case SMT_STORE:
	case SMT_BOTH:
	case SMT_EITHER:
	case SMT_INVERT: return false;
	}
	NEVER();
}

static bool is_zero_term(smt_ref a)
{
	return smt_is_number(a) && a->width && wide_is_zero(a->value);
}

static bool is_ones(smt_ref a)
{
	return smt_is_number(a) && a->width && wide_equal(a->value, wide_mask(a->width));
}

/* a op b if one operand decides the result; else NULL. */
static smt_ref decided(struct smt_terms *t, enum smt_op op, smt_ref a, smt_ref b)
{
	bool sum = op == SMT_ADD || op == SMT_OR || op == SMT_XOR;
	if (sum && is_zero_term(a))
		return b;
	if ((sum || op == SMT_DIFFERENCE || op == SMT_LEFT || op == SMT_RIGHT) && is_zero_term(b))
		return a;
	if (op == SMT_AND && (is_zero_term(a) || is_ones(b)))
		return a;
	if (op == SMT_AND && (is_zero_term(b) || is_ones(a)))
		return b;
	if (a == b && op == SMT_SAME)
		return smt_truth(t, true);
	if (a == b && (op == SMT_AND || op == SMT_OR || op == SMT_BOTH || op == SMT_EITHER))
		return a;
	if (op == SMT_BOTH || op == SMT_EITHER) {
		bool neutral = op == SMT_BOTH;
		if (smt_is_truth(a, neutral) || smt_is_truth(b, !neutral))
			return b;
		if (smt_is_truth(b, neutral) || smt_is_truth(a, !neutral))
			return a;
	}
	return NULL;
}

smt_ref smt_binary(struct smt_terms *t, enum smt_op op, smt_ref a, smt_ref b)
{
	struct wide value;
	unsigned width = op >= SMT_SAME ? 0 : a->width;
	if (a->width != b->width)
		t->too_wide = true; /* only possible after a term was too wide */
	if (smt_is_number(a) && smt_is_number(b) && fold_term(op, a, b, &value))
		return smt_number(t, value, width);
	smt_ref simple = decided(t, op, a, b);
	return simple ? simple
				  : keep_term(t, (struct smt_term){ .op = op, .width = width, .a = a, .b = b });
}

smt_ref smt_not(struct smt_terms *t, smt_ref a)
{
	enum smt_op op = a->width ? SMT_NOT : SMT_INVERT;
	if (smt_is_number(a))
		return smt_number(t, wide_not(a->value), a->width);
	if (a->op == op)
		return a->a;
	return keep_term(t, (struct smt_term){ .op = op, .width = a->width, .a = a });
}

/* ---- extracts and extensions ---- */

smt_ref smt_extract(struct smt_terms *t, smt_ref a, unsigned low, unsigned width)
{
	if (low == 0 && width == a->width)
		return a;
	if (low + width > a->width || !width) {
		t->too_wide = true;
		return smt_number(t, wide_from(0), width ? width : 1);
	}
	if (smt_is_number(a))
		return smt_number(t, wide_shr(a->value, low), width);
	if (low >= a->width - a->zeros)
		return smt_number(t, wide_from(0), width);
	if (a->op == SMT_EXTRACT)
		return smt_extract(t, a->a, a->low + low, width);
	if ((a->op == SMT_ZERO || a->op == SMT_SIGN) && low + width <= a->a->width)
		return smt_extract(t, a->a, low, width);
	if (a->op == SMT_ZERO && low < a->a->width)
		return smt_zero_extend(t, smt_extract(t, a->a, low, a->a->width - low), width);
	if (a->op == SMT_CONCAT && low >= a->b->width)
		return smt_extract(t, a->a, low - a->b->width, width);
	if (a->op == SMT_CONCAT && low + width <= a->b->width)
		return smt_extract(t, a->b, low, width);
	return keep_term(t, (struct smt_term){ .op = SMT_EXTRACT, .width = width, .low = low, .a = a });
}

smt_ref smt_zero_extend(struct smt_terms *t, smt_ref a, unsigned width)
{
	if (width == a->width)
		return a;
	if (smt_is_number(a))
		return smt_number(t, a->value, width);
	if (a->op == SMT_ZERO)
		a = a->a;
	return keep_term(t, (struct smt_term){ .op = SMT_ZERO, .width = width, .a = a });
}

smt_ref smt_sign_extend(struct smt_terms *t, smt_ref a, unsigned width)
{
	if (width == a->width)
		return a;
	if (smt_is_number(a))
		return smt_number(t, signed_value(a), width);
	if (a->zeros)
		return smt_zero_extend(t, a, width);
	if (a->op == SMT_SIGN)
		a = a->a;
	return keep_term(t, (struct smt_term){ .op = SMT_SIGN, .width = width, .a = a });
}

smt_ref smt_concat(struct smt_terms *t, smt_ref high, smt_ref low)
{
	unsigned width = high->width + low->width;
	if (smt_is_number(high) && smt_is_number(low) && width < WIDE_BITS)
		return smt_number(t, wide_or(wide_shl(high->value, low->width), low->value), width);
	if (is_zero_term(high))
		return smt_zero_extend(t, low, width);
	return keep_term(t, (struct smt_term){ .op = SMT_CONCAT, .width = width, .a = high, .b = low });
}

smt_ref smt_choose(struct smt_terms *t, smt_ref condition, smt_ref yes, smt_ref no)
{
	if (smt_is_number(condition))
		return smt_is_truth(condition, true) ? yes : no;
	if (yes == no)
		return yes;
	if (!yes->width && smt_is_truth(yes, true) && smt_is_truth(no, false))
		return condition;
	if (!yes->width && smt_is_truth(yes, false) && smt_is_truth(no, true))
		return smt_not(t, condition);
	return keep_term(t, (struct smt_term){ .op = SMT_CHOOSE,
							.width = yes->width,
							.index = yes->index,
							.a = condition,
							.b = yes,
							.c = no });
}

/* ---- arrays ---- */

smt_ref smt_select(struct smt_terms *t, smt_ref array, smt_ref index)
{
	return keep_term(
		t, (struct smt_term){ .op = SMT_SELECT, .width = array->width, .a = array, .b = index });
}

smt_ref smt_store(struct smt_terms *t, smt_ref array, smt_ref index, smt_ref value)
{
	return keep_term(t, (struct smt_term){ .op = SMT_STORE,
							.width = array->width,
							.index = array->index,
							.a = array,
							.b = index,
							.c = value });
}
