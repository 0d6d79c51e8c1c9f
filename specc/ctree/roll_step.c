/* SPDX-License-Identifier: MIT */
/* Is a group of statements a step of a loop? It equals the pattern but for the numbers, which are
 * in a progression; or it is what is left of that where operands are known. For roll.h. */
#include "ctree/roll.h"

enum { MOST_COMPARED = 2000 }; /* expressions for one step */

/* ---- series ---- */

uint64_t roll_most_of(const struct c_expr *number)
{
	return number->type == C_UINT64 ? UINT64_MAX : number->type == C_INT ? INT32_MAX : UINT32_MAX;
}

bool roll_number_at(const struct series *s, int64_t i, uint64_t *n)
{
	*n = s->first;
	if (s->way == ADDS) {
		const bool falls = s->more >> 63;
		const uint64_t part = falls ? 0 - s->more : s->more;
		*n += s->more * (uint64_t)i;
		if (falls == (i >= 0)) /* down */
			return i == 0 || *n <= s->first;
		return *n >= s->first && *n <= roll_most_of(s->place) && part <= roll_most_of(s->place);
	}
	const bool doubles = (s->way == DOUBLES) == (i >= 0);
	for (uint64_t k = (uint64_t)(i < 0 ? -i : i); s->way != STEADY && k-- > 0;) {
		if (doubles ? *n > roll_most_of(s->place) / 2 : *n & 1)
			return false;
		*n = doubles ? *n * 2 : *n / 2;
	}
	return true;
}

static const struct series *series_of(const struct roll *r, const struct c_expr *place)
{
	VEC_EACH (struct series, it, &r->series)
		if (it->place == place)
			return it;
	return NULL;
}

/* ---- is a group of statements a step? ---- */

static bool are_paired(
	const struct roll *r, const struct c_local *pattern, const struct c_local *own)
{
	VEC_EACH (struct pair, it, &r->pairs)
		if (it->pattern == pattern || it->own == own)
			return it->pattern == pattern && it->own == own;
	return pattern == own;
}

const struct c_expr *roll_in_place(const struct roll *r, const struct c_expr *x)
{
	const struct c_local *local = x->local;
	if (x->kind != C_VARIABLE || local->uses != 1 || local->changes || local->is_given ||
		local->shape != C_PLAIN || !local->value || !c_lasts(local->value))
		return x;
	VEC_EACH (struct pair, it, &r->pairs)
		if (it->pattern == local || it->own == local)
			return x;
	return c_is_truth(local->value) ? local->value
									: c_cast(r->b, local->type, (struct c_expr *)local->value);
}

static bool is_commuting(const struct c_expr *x)
{
	return x->kind == C_BINARY && (x->op == C_ADD || x->op == C_MUL || x->op == C_AND ||
									  x->op == C_OR || x->op == C_XOR || x->op == C_EQ);
}

/* The value of a number of the pattern in the step compared. */
static bool is_number_of_step(const struct roll *r, const struct c_expr *place, uint64_t n)
{
	uint64_t own;
	return place->kind == C_NUMBER && roll_number_at(series_of(r, place), r->index, &own) &&
		   own == n;
}

/* Has x, a local that steps carry on, the value in the first step? */
static bool starts_with(struct roll *r, const struct c_expr *x, struct c_expr *value)
{
	VEC_EACH (struct carried, it, &r->carried) {
		if (x->kind != C_VARIABLE || it->local != x->local || it->is_set || r->index >= 0)
			continue;
		if (it->start)
			return it->start->kind == value->kind && it->start->number == value->number &&
				   it->start->local == value->local;
		it->start = value;
		VEC_PUSH(r->b->arena, &r->started, it);
		return true;
	}
	return false;
}

struct carried *roll_find_carried(const struct roll *r, const struct c_local *x)
{
	VEC_EACH (struct carried, it, &r->carried)
		if (it->local == x)
			return it;
	return NULL;
}

/* ---- chains ---- */

const struct chain *roll_chain_by(const struct roll *r, size_t statement)
{
	VEC_EACH (const struct chain, it, &r->chains)
		if (it->by == statement)
			return it;
	return NULL;
}

static struct chain *chain_from(const struct roll *r, const struct c_local *before)
{
	VEC_EACH (struct chain, it, &r->chains)
		if (it->before == before)
			return it;
	return NULL;
}

/* The statement of the step that declares it; r->length: none. */
static size_t declaration_in_step(const struct roll *r, int64_t step, const struct c_local *x)
{
	struct c_statement *const *first =
		r->block->statements.items + (int64_t)r->at + step * (int64_t)r->length;
	size_t i = 0;
	while (i < r->length && (first[i]->kind != C_DECLARATION || first[i]->local != x))
		i++;
	return i;
}

/* Does the step read what the one before it declares, as the pattern does? */
static bool continues_chain(
	struct roll *r, const struct c_local *pattern, const struct c_local *own)
{
	struct chain *chain = chain_from(r, pattern);
	if (!r->all->makes_chains || pattern->type != own->type || own->shape != C_PLAIN ||
		pattern->changes || own->changes || r->index == 0)
		return false;
	VEC_EACH (const struct pair, it, &r->pairs)
		if (it->pattern == pattern)
			return false;
	if (r->index < 0) { /* the pattern reads what this first step declares */
		if (!chain || declaration_in_step(r, -1, pattern) != chain->by ||
			(chain->start != pattern && chain->start != own))
			return false;
		chain->start = own;
		return true;
	}
	const size_t by = declaration_in_step(r, r->index - 1, own);
	if (chain || r->chains_are_known || by == r->length || roll_chain_by(r, by))
		return chain && chain->by == by;
	struct chain new = { pattern, pattern, by };
	VEC_PUSH(r->b->arena, &r->chains, new);
	return true;
}

/* ---- expressions ---- */

static bool is_step_expr(struct roll *r, const struct c_expr *pattern, struct c_expr *x);

/* Forgets what a comparison without result has found. */
static bool forget(struct roll *r, size_t numbers, size_t started)
{
	r->numbers.count = numbers;
	while (r->started.count > started)
		r->started.items[--r->started.count]->start = NULL;
	return false;
}

/* Is it 0 in the step compared? */
static bool adds_nothing(struct roll *r, const struct c_expr *x)
{
	return is_number_of_step(r, x, 0) || starts_with(r, x, c_constant(r->b, C_INT, 0));
}

/* How many bits x can have; 64: it is not known to have fewer. */
static unsigned most_bits(const struct c_body *b, const struct c_expr *x)
{
	static const unsigned widths[] = {
		[C_BOOL] = 1, [C_UINT8] = 8, [C_UINT16] = 16, [C_UINT32] = 32
	};
	unsigned bits = x->type <= C_UINT32 && widths[x->type] ? widths[x->type] : 64;
	bits = x->type == C_MASK ? b->mask_bits : bits;
	unsigned inner = bits;
	if (x->kind == C_VARIABLE && x->local->bits && !x->local->changes)
		return x->local->bits < bits ? x->local->bits : bits;
	if (x->kind == C_VARIABLE && x->local->shape == C_PLAIN && !x->local->changes &&
		x->local->value)
		inner = most_bits(b, x->local->value);
	if (x->kind == C_CAST)
		inner = most_bits(b, x->operands[0]);
	if (x->kind == C_NUMBER)
		for (inner = 0; inner < bits && x->number >> inner;)
			inner++;
	if (x->kind == C_BINARY && x->op == C_SHR && x->operands[1]->kind == C_NUMBER) {
		inner = most_bits(b, x->operands[0]);
		inner -= x->operands[1]->number < inner ? (unsigned)x->operands[1]->number : inner;
	}
	return inner < bits ? inner : bits;
}

/* Does `& mask` change nothing of x? */
static bool is_within_mask(const struct roll *r, const struct c_expr *x, const struct c_expr *mask)
{
	const unsigned bits = most_bits(r->b, x);
	uint64_t n;
	return mask->kind == C_NUMBER && roll_number_at(series_of(r, mask), r->index, &n) &&
		   !(n & (n + 1)) && (!bits || n >> (bits - 1));
}

/* Is x what is left of the pattern where an operand of it is known? */
static bool is_rest_of_step(struct roll *r, const struct c_expr *pattern, struct c_expr *x)
{
	const bool is_known = x->kind == C_NUMBER ||
						  (x->kind == C_VARIABLE && !x->local->changes && x->type == pattern->type);
	if (pattern->kind == C_VARIABLE)
		return is_known && starts_with(r, pattern, x);
	if (pattern->kind != C_BINARY || c_is_test(pattern->op))
		return false;
	const enum c_operator op = pattern->op;
	const struct c_expr *a = pattern->operands[0], *b = pattern->operands[1];
	const size_t numbers = r->numbers.count, started = r->started.count;
	if (op == C_AND && is_within_mask(r, x, b) && is_step_expr(r, a, x))
		return true;
	forget(r, numbers, started);
	const bool adds = op == C_ADD || op == C_OR || op == C_XOR;
	if ((adds || op == C_SHL || op == C_SHR || op == C_SUB) && a->type == pattern->type &&
		adds_nothing(r, b) && is_step_expr(r, a, x))
		return true;
	forget(r, numbers, started);
	return (adds && b->type == pattern->type && adds_nothing(r, a) && is_step_expr(r, b, x)) ||
		   forget(r, numbers, started);
}

static bool is_step_expr(struct roll *r, const struct c_expr *pattern, struct c_expr *x)
{
	const size_t numbers = r->numbers.count, started = r->started.count;
	if (++r->compared > MOST_COMPARED)
		return false;
	if (pattern->kind == C_VARIABLE && x->kind == C_VARIABLE &&
		continues_chain(r, pattern->local, x->local))
		return true;
	if (pattern->kind != C_VARIABLE || x->kind != C_VARIABLE ||
		!are_paired(r, pattern->local, x->local)) {
		pattern = roll_in_place(r, pattern);
		x = (struct c_expr *)roll_in_place(r, x);
	}
	if (c_have_one_head(pattern, x)) {
		if (x->kind == C_VARIABLE && are_paired(r, pattern->local, x->local))
			return r->index == 0 || !chain_from(r, pattern->local);
		if (x->kind == C_NUMBER && r->loose)
			return is_number_of_step(r, pattern, x->number);
		if (x->kind == C_NUMBER)
			VEC_PUSH(r->b->arena, &r->numbers, x->number);
		for (unsigned turned = 0; x->kind != C_VARIABLE && turned <= is_commuting(x); turned++) {
			unsigned i = 0;
			while (i < x->count &&
				   is_step_expr(r, pattern->operands[i], x->operands[turned ? 1 - i : i]))
				i++;
			if (i == x->count)
				return true;
			forget(r, numbers, started);
		}
	}
	return r->loose && is_rest_of_step(r, pattern, x);
}

static bool is_step_block(struct roll *r, const struct c_block *pattern,
	struct c_statement *const *statements, size_t count);

/* Does the last step declare a local with what others assign to one that they carry on? */
static bool is_last_value(
	struct roll *r, const struct c_statement *pattern, const struct c_statement *x)
{
	struct carried *it = roll_set_by(pattern) ? roll_find_carried(r, roll_set_by(pattern)) : NULL;
	if (!it || r->index < 0 || x->kind != C_DECLARATION || x->local->changes ||
		x->local->type != it->local->type || x->local->shape != C_PLAIN)
		return false;
	it->last = x->local;
	struct pair pair = { it->local, x->local };
	VEC_PUSH(r->b->arena, &r->pairs, pair);
	return true;
}

static bool is_step_place(
	struct roll *r, const struct c_statement *pattern, const struct c_statement *x)
{
	const bool sets = x->kind == C_DECLARATION || (x->kind == C_ASSIGNMENT && x->op == C_SET);
	if (sets && roll_set_by(pattern) && roll_set_by(pattern) == roll_set_by(x) &&
		pattern->op == x->op)
		return true; /* one of the two may declare it */
	if (sets && r->loose && is_last_value(r, pattern, x))
		return true;
	if (pattern->kind != x->kind || pattern->op != x->op)
		return false;
	if (x->kind == C_ASSIGNMENT)
		return is_step_expr(r, pattern->place, x->place);
	if (!x->local || !pattern->local)
		return x->local == pattern->local;
	struct pair it = { pattern->local, x->local };
	VEC_PUSH(r->b->arena, &r->pairs, it);
	return it.pattern->type == it.own->type && it.pattern->shape == it.own->shape;
}

static bool is_step_statement(
	struct roll *r, const struct c_statement *pattern, const struct c_statement *x)
{
	if (!pattern->value != !x->value || pattern->each != x->each || pattern->first != x->first ||
		pattern->last != x->last || (x->value && !is_step_expr(r, pattern->value, x->value)) ||
		!is_step_place(r, pattern, x))
		return false;
	VEC_EACH (struct carried, it, &r->carried)
		it->is_set = it->is_set || roll_set_by(x) == it->local;
	return is_step_block(r, &pattern->yes, x->yes.statements.items, x->yes.statements.count) &&
		   is_step_block(r, &pattern->no, x->no.statements.items, x->no.statements.count);
}

static bool is_step_block(struct roll *r, const struct c_block *pattern,
	struct c_statement *const *statements, size_t count)
{
	bool same = pattern->statements.count == count;
	for (size_t i = 0; same && i < count; i++)
		same = is_step_statement(r, pattern->statements.items[i], statements[i]);
	return same;
}

static void begin_step(struct roll *r, const struct c_block *block, int64_t index, bool loose)
{
	r->block = block;
	r->loose = loose;
	r->index = index;
	r->compared = 0;
	r->pairs.count = r->numbers.count = r->started.count = 0;
	VEC_EACH (struct carried, it, &r->carried)
		it->is_set = false;
}

bool roll_is_step(struct roll *r, const struct c_block *block, int64_t index, bool loose)
{
	const int64_t at = (int64_t)r->at + index * (int64_t)r->length;
	if (at < 0 || at + (int64_t)r->length > (int64_t)block->statements.count)
		return false;
	begin_step(r, block, index, loose);
	return is_step_block(r, &r->pattern, block->statements.items + at, r->length) ||
		   forget(r, 0, 0);
}

bool roll_is_short_step(struct roll *r, const struct c_block *block)
{
	const size_t end = roll_end(r);
	struct c_block part = r->pattern;
	uint64_t n;
	while (part.statements.count && roll_chain_by(r, part.statements.count - 1))
		part.statements.count--;
	VEC_EACH (const struct series, it, &r->series)
		if (!roll_number_at(it, (int64_t)r->steps, &n))
			return false;
	if (part.statements.count == 0 || part.statements.count == r->length || r->carried.count ||
		end + part.statements.count > block->statements.count)
		return false;
	begin_step(r, block, (int64_t)r->steps, true);
	r->missing = r->length - part.statements.count;
	return is_step_block(r, &part, block->statements.items + end, part.statements.count) ||
		   (r->missing = 0);
}
