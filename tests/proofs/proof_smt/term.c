/* SPDX-License-Identifier: MIT */
/* Makes and simplifies terms. */
#include "term.h"

#include <stdlib.h>
#include <string.h>

enum { ROWS = 1 << 18, BLOCK = 1 << 14 };

static struct term *rows[ROWS];
static struct block {
	struct block *next;
	struct term terms[BLOCK];
} * blocks;
static unsigned used = BLOCK, count, rounds;

static uint64_t mask_of_width(unsigned width)
{
	return width < 64 ? ((uint64_t)1 << width) - 1 : UINT64_MAX;
}

/* ---- bits that are known ---- */

static uint64_t greatest(term t)
{
	return ~t->zeros & mask_of_width(t->width);
}

static void know_sum(struct term *t)
{
	/* from the lowest bit up, as long as bits and carry are known */
	uint64_t carry = t->op == OP_SUB;
	for (unsigned i = 0; i < t->width; i++) {
		uint64_t bit = (uint64_t)1 << i;
		uint64_t bz = t->op == OP_SUB ? t->b->ones : t->b->zeros;
		uint64_t bo = t->op == OP_SUB ? t->b->zeros : t->b->ones;
		if (!((t->a->zeros | t->a->ones) & bit) || !((bz | bo) & bit))
			break;
		unsigned sum = (unsigned)(!!(t->a->ones & bit) + !!(bo & bit)) + (unsigned)carry;
		*(sum & 1 ? &t->ones : &t->zeros) |= bit;
		carry = sum >> 1;
	}
	if (t->op == OP_ADD) { /* what cannot reach so high */
		uint64_t most = greatest(t->a) + greatest(t->b);
		if (most >= greatest(t->a) && most <= mask_of_width(t->width))
			for (unsigned i = t->width; i-- > 0 && !(most >> i & 1);)
				t->zeros |= (uint64_t)1 << i;
	}
}

static void know_shift(struct term *t)
{
	uint64_t n = t->b->value;
	if (!term_is_number(t->b) || n >= t->width || !n)
		return;
	if (t->op == OP_SHL) {
		t->ones = t->a->ones << n & mask_of_width(t->width);
		t->zeros = (t->a->zeros << n | mask_of_width((unsigned)n ? (unsigned)n : 1) * (n != 0)) &
				   mask_of_width(t->width);
	} else if (t->op == OP_LSHR) {
		t->ones = t->a->ones >> n;
		t->zeros = t->a->zeros >> n | (mask_of_width(t->width) & ~(mask_of_width(t->width) >> n));
	}
}

static void know(struct term *t)
{
	term a = t->a, b = t->b, c = t->c;
	uint64_t all = mask_of_width(t->width);
	switch (t->op) {
	case OP_NUMBER:
		t->ones = t->value;
		t->zeros = ~t->value & all;
		break;
	case OP_ADD:
	case OP_SUB: know_sum(t); break;
	case OP_AND:
		t->ones = a->ones & b->ones;
		t->zeros = a->zeros | b->zeros;
		break;
	case OP_OR:
		t->ones = a->ones | b->ones;
		t->zeros = a->zeros & b->zeros;
		break;
	case OP_XOR:
		t->ones = (a->ones & b->zeros) | (a->zeros & b->ones);
		t->zeros = (a->ones & b->ones) | (a->zeros & b->zeros);
		break;
	case OP_SHL:
	case OP_LSHR: know_shift(t); break;
	case OP_EXTRACT:
		t->ones = a->ones >> t->value & all;
		t->zeros = a->zeros >> t->value & all;
		break;
	case OP_CONCAT:
		t->ones = a->ones << b->width | b->ones;
		t->zeros = a->zeros << b->width | b->zeros;
		break;
	case OP_ZERO:
		t->ones = a->ones;
		t->zeros = a->zeros | (all & ~mask_of_width(a->width));
		break;
	case OP_SIGN:
		t->ones = a->ones | (a->ones >> (a->width - 1) ? all & ~mask_of_width(a->width) : 0);
		t->zeros = a->zeros | (a->zeros >> (a->width - 1) ? all & ~mask_of_width(a->width) : 0);
		break;
	case OP_CHOOSE:
		t->ones = b->ones & c->ones;
		t->zeros = b->zeros & c->zeros;
		break;
	case OP_EQUAL:
		if ((a->ones & b->zeros) | (a->zeros & b->ones))
			t->zeros = 1;
		break;
	case OP_LESS:
		if (greatest(a) < b->ones)
			t->ones = 1;
		else if (a->ones >= greatest(b))
			t->zeros = 1;
		break;
	default: break;
	}
}

static term keep(struct term made)
{
	uint64_t hash = (uint64_t)made.op * 0x9E3779B97F4A7C15u + made.width;
	uint64_t parts[] = { made.a ? made.a->id : 0, made.b ? made.b->id : 0, made.c ? made.c->id : 0,
		made.value };
	for (unsigned i = 0; i < 4; i++)
		hash = (hash ^ parts[i] ^ hash >> 29) * 0xBF58476D1CE4E5B9u;
	struct term **row = &rows[hash >> 40 & (ROWS - 1)];
	for (struct term *it = *row; it; it = it->next)
		if (it->op == made.op && it->width == made.width && it->a == made.a && it->b == made.b &&
			it->c == made.c && it->value == made.value)
			return it;
	know(&made);
	if (made.op != OP_NUMBER && (made.zeros | made.ones) == mask_of_width(made.width))
		return term_number(made.width, made.ones);
	if (used == BLOCK) {
		struct block *block = malloc(sizeof *block);
		if (!block)
			abort();
		block->next = blocks;
		blocks = block;
		used = 0;
	}
	if (made.op != OP_INPUT)
		made.splits =
			(made.a && made.a->splits) || (made.b && made.b->splits) || (made.c && made.c->splits);
	made.id = ++count;
	made.next = *row;
	*row = &blocks->terms[used++];
	**row = made;
	return *row;
}

term term_number(unsigned width, uint64_t value)
{
	return keep(
		(struct term){ .op = OP_NUMBER, .width = width, .value = value & mask_of_width(width) });
}

term term_input(unsigned width, unsigned number, bool splits)
{
	return keep((struct term){ .op = OP_INPUT, .width = width, .value = number, .splits = splits });
}

term term_any(unsigned width, term a, term b, uint64_t which)
{
	return keep((struct term){ .op = OP_ANY, .width = width, .a = a, .b = b, .value = which });
}

/* ---- pieces ---- */

term term_extract(term a, unsigned low, unsigned width)
{
	if (low == 0 && width == a->width)
		return a;
	uint64_t bits = mask_of_width(width);
	if (((a->zeros | a->ones) >> low & bits) == bits)
		return term_number(width, a->ones >> low);
	switch (a->op) {
	case OP_EXTRACT: return term_extract(a->a, (unsigned)a->value + low, width);
	case OP_CONCAT:
		if (low >= a->b->width)
			return term_extract(a->a, low - a->b->width, width);
		if (low + width <= a->b->width)
			return term_extract(a->b, low, width);
		return term_concat(term_extract(a->a, 0, low + width - a->b->width),
			term_extract(a->b, low, a->b->width - low));
	case OP_ZERO:
	case OP_SIGN:
		if (low + width <= a->a->width)
			return term_extract(a->a, low, width);
		if (a->op == OP_ZERO)
			return term_zero(term_extract(a->a, low, a->a->width - low), width);
		if (low < a->a->width)
			return term_sign(term_extract(a->a, low, a->a->width - low), width);
		return term_sign(term_extract(a->a, a->a->width - 1, 1), width);
	case OP_AND:
	case OP_OR:
	case OP_XOR:
		return term_make(a->op, term_extract(a->a, low, width), term_extract(a->b, low, width));
	case OP_CHOOSE:
		return term_choose(a->a, term_extract(a->b, low, width), term_extract(a->c, low, width));
	case OP_ADD:
	case OP_SUB:
	case OP_MUL:
		if (low == 0) /* the low bits of a sum are those of its parts */
			return term_make(a->op, term_extract(a->a, 0, width), term_extract(a->b, 0, width));
		break;
	default: break;
	}
	return keep((struct term){ .op = OP_EXTRACT, .width = width, .a = a, .value = low });
}

term term_concat(term high, term low)
{
	if (term_is_number(high) && !high->value)
		return term_zero(low, high->width + low->width);
	if (high->op == OP_ZERO)
		return term_zero(term_concat(high->a, low), high->width + low->width);
	if (high->op == OP_EXTRACT && low->op == OP_EXTRACT && high->a == low->a &&
		high->value == low->value + low->width)
		return term_extract(low->a, (unsigned)low->value, high->width + low->width);
	return keep(
		(struct term){ .op = OP_CONCAT, .width = high->width + low->width, .a = high, .b = low });
}

term term_zero(term a, unsigned width)
{
	if (width == a->width)
		return a;
	if (a->op == OP_ZERO)
		a = a->a;
	return keep((struct term){ .op = OP_ZERO, .width = width, .a = a });
}

term term_sign(term a, unsigned width)
{
	if (width == a->width)
		return a;
	if (a->zeros >> (a->width - 1))
		return term_zero(a, width);
	if (a->op == OP_SIGN)
		a = a->a;
	return keep((struct term){ .op = OP_SIGN, .width = width, .a = a });
}

/* ---- operators ---- */

static int64_t as_signed(term t)
{
	uint64_t sign = (uint64_t)1 << (t->width - 1);
	return (int64_t)((t->value ^ sign) - sign);
}

static bool fold(enum op op, term a, term b, uint64_t *r)
{
	uint64_t x = a->value, y = b->value;
	int64_t p = as_signed(a), q = as_signed(b);
	bool none = !y || (p == INT64_MIN && q == -1);
	switch (op) {
	case OP_ADD: *r = x + y; return true;
	case OP_SUB: *r = x - y; return true;
	case OP_MUL: *r = x * y; return true;
	case OP_UDIV: *r = y ? x / y : 0; return y != 0;
	case OP_UREM: *r = y ? x % y : 0; return y != 0;
	case OP_SDIV: *r = none ? 0 : (uint64_t)(p / q); return !none;
	case OP_SREM: *r = none ? 0 : (uint64_t)(p % q); return !none;
	case OP_AND: *r = x & y; return true;
	case OP_OR: *r = x | y; return true;
	case OP_XOR: *r = x ^ y; return true;
	case OP_SHL: *r = y < a->width ? x << y : 0; return true;
	case OP_LSHR: *r = y < a->width ? x >> y : 0; return true;
	case OP_ASHR: *r = (uint64_t)(p >> (y < a->width ? y : a->width - 1)); return true;
	case OP_EQUAL: *r = x == y; return true;
	case OP_LESS: *r = x < y; return true;
	case OP_SLESS: *r = p < q; return true;
	default: return false;
	}
}

/* x & number where the number is one run of ones. */
static term masked(term x, uint64_t number)
{
	unsigned low = (unsigned)__builtin_ctzll(number), width = 0;
	while (low + width < x->width && number >> (low + width) & 1)
		width++;
	if (width + low < 64 && number >> (low + width))
		return NULL;
	term part = term_extract(x, low, width);
	if (low)
		part = term_concat(part, term_number(low, 0));
	return term_zero(part, x->width);
}

static term shifted(enum op op, term a, unsigned n)
{
	unsigned width = a->width;
	if (n == 0)
		return a;
	if (n >= width)
		return op == OP_ASHR ? term_sign(term_extract(a, width - 1, 1), width)
							 : term_number(width, 0);
	if (op == OP_SHL)
		return term_concat(term_extract(a, 0, width - n), term_number(n, 0));
	term high = term_extract(a, n, width - n);
	return op == OP_LSHR ? term_zero(high, width) : term_sign(high, width);
}

/* a == number, bit by bit where a is put together */
static term equals(term a, uint64_t number)
{
	if (a->width == 1)
		return number ? a : term_not(a);
	if (a->op == OP_ZERO)
		return number > mask_of_width(a->a->width)
				   ? term_number(1, 0)
				   : term_make(OP_EQUAL, a->a, term_number(a->a->width, number));
	if (a->op == OP_CONCAT)
		return term_make(OP_AND,
			term_make(OP_EQUAL, a->a, term_number(a->a->width, number >> a->b->width)),
			term_make(OP_EQUAL, a->b, term_number(a->b->width, number)));
	if (a->op == OP_CHOOSE && (term_is_number(a->b) || term_is_number(a->c)))
		return term_choose(a->a, term_make(OP_EQUAL, a->b, term_number(a->width, number)),
			term_make(OP_EQUAL, a->c, term_number(a->width, number)));
	return NULL;
}

/* What follows at once; NULL: nothing. b is a number where one of them is. */
static term simple(enum op op, term a, term b)
{
	bool number = term_is_number(b), zero = number && !b->value;
	if (a->width == 1 && (op == OP_ADD || op == OP_SUB))
		return term_make(OP_XOR, a, b);
	if (op == OP_SUB && term_is_number(a) && !a->value && b->op == OP_ZERO && b->a->width == 1)
		return term_sign(b->a, b->width); /* 0 or -1 */
	switch (op) {
	case OP_ADD:
	case OP_OR:
	case OP_XOR:
	case OP_SUB:
		if (zero)
			return a;
		if (a == b && op != OP_ADD)
			return op == OP_OR ? a : term_number(a->width, 0);
		if (number && b->value == mask_of_width(a->width) && op == OP_OR)
			return b;
		if (op == OP_XOR && number && a->op == OP_XOR && term_is_number(a->b))
			return term_make(OP_XOR, a->a, term_number(a->width, a->b->value ^ b->value));
		return NULL;
	case OP_AND:
		if (zero || a == b)
			return b;
		if (number && b->value == mask_of_width(a->width))
			return a;
		return number ? masked(a, b->value) : NULL;
	case OP_MUL: return zero ? b : number && b->value == 1 ? a : NULL;
	case OP_SHL:
	case OP_LSHR:
	case OP_ASHR:
		return number ? shifted(op, a, b->value < a->width ? (unsigned)b->value : a->width) : NULL;
	case OP_EQUAL:
		if (a == b)
			return term_number(1, 1);
		return number ? equals(a, b->value) : NULL;
	case OP_LESS:
	case OP_SLESS: return a == b ? term_number(1, 0) : NULL;
	default: return NULL;
	}
}

/* Bit by bit operators of what is put together at the same places. */
static term by_parts(enum op op, term a, term b)
{
	if (a->op != OP_CONCAT ||
		!(term_is_number(b) || (b->op == OP_CONCAT && b->b->width == a->b->width)))
		return NULL;
	unsigned low = a->b->width;
	return term_concat(term_make(op, a->a, term_extract(b, low, a->a->width)),
		term_make(op, a->b, term_extract(b, 0, low)));
}

term term_make(enum op op, term a, term b)
{
	uint64_t value;
	bool turns = op == OP_ADD || op == OP_MUL || op == OP_AND || op == OP_OR || op == OP_XOR ||
				 op == OP_EQUAL;
	unsigned width = op >= OP_EQUAL ? 1 : a->width;
	if (a->width != b->width)
		abort();
	if (term_is_number(a) && term_is_number(b) && fold(op, a, b, &value))
		return term_number(width, value);
	if (turns && (term_is_number(a) || (!term_is_number(b) && a->id > b->id))) {
		term swap = a;
		a = b;
		b = swap;
	}
	term answer = simple(op, a, b);
	if (!answer && (op == OP_AND || op == OP_OR || op == OP_XOR))
		answer = by_parts(op, a, b);
	return answer ? answer : keep((struct term){ .op = op, .width = width, .a = a, .b = b });
}

term term_not(term a)
{
	return term_make(OP_XOR, a, term_number(a->width, mask_of_width(a->width)));
}

term term_choose(term condition, term yes, term no)
{
	if (term_is_number(condition))
		return condition->value ? yes : no;
	if (yes == no)
		return yes;
	if (yes->width == 1 && term_is_number(yes) && term_is_number(no))
		return yes->value ? condition : term_not(condition);
	if (yes->width == 1 && term_is_number(no) && !no->value)
		return term_make(OP_AND, condition, yes);
	if (yes->width == 1 && term_is_number(yes) && yes->value)
		return term_make(OP_OR, condition, no);
	if (condition->op == OP_XOR && term_is_number(condition->b)) /* not */
		return term_choose(condition->a, no, yes);
	return keep(
		(struct term){ .op = OP_CHOOSE, .width = yes->width, .a = condition, .b = yes, .c = no });
}

/* ---- walks ---- */

term term_split(term t)
{
	while (t && t->splits && t->op != OP_INPUT)
		t = t->a && t->a->splits ? t->a : t->b && t->b->splits ? t->b : t->c;
	return t && t->splits ? t : NULL;
}

void term_replace_begin(void)
{
	rounds++;
}

static term rebuilt(term t, term a, term b, term c)
{
	switch (t->op) {
	case OP_EXTRACT: return term_extract(a, (unsigned)t->value, t->width);
	case OP_CONCAT: return term_concat(a, b);
	case OP_ZERO: return term_zero(a, t->width);
	case OP_SIGN: return term_sign(a, t->width);
	case OP_CHOOSE: return term_choose(a, b, c);
	case OP_ANY: return term_any(t->width, a, b, t->value);
	default: return term_make(t->op, a, b);
	}
}

term term_replace(term t, term (*replace)(term part, void *user), void *user)
{
	struct term *own = (struct term *)(uintptr_t)t;
	if (t->op == OP_NUMBER)
		return t;
	if (t->memo_round == rounds)
		return t->memo;
	term result = replace(t, user);
	if (!result) {
		term a = t->a ? term_replace(t->a, replace, user) : NULL;
		term b = t->b ? term_replace(t->b, replace, user) : NULL;
		term c = t->c ? term_replace(t->c, replace, user) : NULL;
		result = a == t->a && b == t->b && c == t->c ? t : rebuilt(t, a, b, c);
	}
	own->memo = result;
	own->memo_round = rounds;
	return result;
}

/* False: there are two, or one that does not split. */
static bool only(term t, term *found)
{
	if (t->op == OP_NUMBER)
		return true;
	if (t->op != OP_INPUT)
		return (!t->a || only(t->a, found)) && (!t->b || only(t->b, found)) &&
			   (!t->c || only(t->c, found));
	if (!t->splits || (*found && *found != t))
		return false;
	*found = t;
	return true;
}

term term_only_split(term t)
{
	term found = NULL;
	return t->splits && only(t, &found) ? found : NULL;
}
