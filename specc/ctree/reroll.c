/* SPDX-License-Identifier: MIT */
/* Makes loops of statements that repeat: of n groups that are equal but for numbers in a
 * progression, `for (unsigned k = 0; k < n; k++)` with one group. Nodes have no loops; those of the
 * pseudo-code come back here. A loop is right whatever its statements mean, since its steps are the
 * statements that it replaces. The first and the last step may be what is left of one where
 * constants are known: `x` of `0 + x` and of `x >> 0`, `x >> 31` of `x >> 31 & 1`. */
#include "ctree/roll.h"

enum {
	LEAST_STEPS = 5,  /* of a loop, if they have few statements; else LEAST_EXACT */
	FEW = 4,          /* fewer are few */
	MOST_LENGTH = 16, /* statements of a step */
	MOST_TRIES = 8    /* of arrays for a body */
};

/* ---- the pattern ---- */

/* Writes in place what only the pattern reads. */
static void write_in_place(struct roll *r, struct c_expr *x)
{
	const struct c_expr *value = roll_in_place(r, x);
	if (value != x)
		*x = *roll_copy_expr(r->b, value);
	for (unsigned i = 0; i < x->count; i++)
		write_in_place(r, x->operands[i]);
}

static void write_block_in_place(struct roll *r, const struct c_block *block)
{
	VEC_EACH (struct c_statement *, it, &block->statements) {
		if ((*it)->value)
			write_in_place(r, (*it)->value);
		if ((*it)->place)
			write_in_place(r, (*it)->place);
		write_block_in_place(r, &(*it)->yes);
		write_block_in_place(r, &(*it)->no);
	}
}

/* The series of the numbers in x, in the order of comparisons; they have their places only. */
static void add_series(struct roll *r, struct c_expr *x, bool is_count)
{
	struct series it = { .place = x, .is_count = is_count };
	if (x->kind == C_NUMBER)
		VEC_PUSH(r->b->arena, &r->series, it);
	for (unsigned i = 0; i < x->count; i++)
		add_series(r, x->operands[i],
			i == 1 && (x->kind == C_ELEMENT || x->op == C_SHL || x->op == C_SHR));
}

static void add_block_series(struct roll *r, const struct c_block *block)
{
	VEC_EACH (struct c_statement *, it, &block->statements) {
		if ((*it)->value)
			add_series(r, (*it)->value, false);
		if ((*it)->place)
			add_series(r, (*it)->place, false);
		add_block_series(r, &(*it)->yes);
		add_block_series(r, &(*it)->no);
	}
}

/* The way from x to y to z; false: there is none. */
static bool set_series_way(struct series *s, uint64_t x, uint64_t y, uint64_t z)
{
	enum c_type type = s->place->type;
	s->first = x;
	s->more = y - x;
	s->way = x == y ? STEADY : z - y == y - x ? ADDS : y == 2 * x ? DOUBLES : HALVES;
	if (s->way == DOUBLES || s->way == HALVES)
		if (!x || (s->way == DOUBLES ? z != 2 * y : x != 2 * y || y != 2 * z))
			return false;
	return s->way == STEADY ? y == z
							: (type == C_INT || type == C_UINT32 || type == C_UINT64) &&
								  x <= roll_most_of(s->place);
}

/* Does the last step declare it with what the others assign to one that they carry on? */
static bool is_last_value_of(const struct roll *r, const struct c_local *local)
{
	VEC_EACH (const struct carried, it, &r->carried)
		if (it->last && (it->last == local || !local))
			return true;
	return false;
}

/* Is there one more step? What the last one declares must be all that is read of it afterwards. */
static bool is_next(struct roll *r, const struct c_block *block)
{
	bool found = roll_is_step(r, block, (int64_t)r->steps, true);
	const size_t end = roll_end(r) + r->length;
	VEC_EACH (struct carried, it, &r->carried) {
		if (it->last && (!roll_is_declared(block, 0, r->at, it->local) ||
							roll_is_read(block, end, block->statements.count, it->local)))
			found = false;
	}
	VEC_EACH (struct carried, it, &r->carried)
		it->last = found ? it->last : NULL;
	return found;
}

/* Are all steps so where the chains are known? One step that lacks their ends may follow. */
static bool are_chained(struct roll *r, const struct c_block *block)
{
	r->chains_are_known = true;
	for (size_t i = 1; i < r->steps; i++)
		if (!roll_is_step(r, block, (int64_t)i, true))
			return false;
	r->steps += r->chains.count && roll_is_short_step(r, block);
	return true;
}

/* Counts the steps that follow step 0, and finds the series of their numbers. */
static bool count_steps(struct roll *r, const struct c_block *block)
{
	const uint64_t *numbers[LEAST_EXACT];
	for (unsigned i = 0; i < LEAST_EXACT; i++) {
		if (!roll_is_step(r, block, i, false))
			return false;
		numbers[i] = r->numbers.items;
		r->numbers.items = NULL;
		r->numbers.capacity = 0;
	}
	for (size_t i = 0; i < r->series.count; i++)
		if (!set_series_way(&r->series.items[i], numbers[0][i], numbers[1][i], numbers[2][i]))
			return false;
	r->steps = LEAST_EXACT;
	while (!is_last_value_of(r, NULL) && is_next(r, block))
		r->steps++;
	return !r->chains.count || are_chained(r, block);
}

/* ---- what the steps carry on ---- */

/* Does each step read it before it assigns it? */
static bool reads_earlier(const struct roll *r, const struct c_local *x)
{
	VEC_EACH (struct c_statement *, it, &r->pattern.statements) {
		if (roll_is_read_by(*it, x) || roll_count_sets(&(*it)->yes, x) ||
			roll_count_sets(&(*it)->no, x))
			return true;
		if (roll_set_by(*it) == x)
			return false;
	}
	return false;
}

static void find_all_carried(struct roll *r)
{
	VEC_EACH (struct c_statement *, it, &r->pattern.statements) {
		struct carried carried = { .local = roll_set_by(*it) };
		if (carried.local && !roll_find_carried(r, carried.local) &&
			reads_earlier(r, carried.local))
			VEC_PUSH(r->b->arena, &r->carried, carried);
	}
}

/* Looks for a first step, in which what the steps carry on is declared. */
static void find_before(struct roll *r, const struct c_block *block)
{
	r->before = roll_is_step(r, block, -1, true);
	VEC_EACH (struct carried, it, &r->carried)
		if (r->before &&
			!it->start != !roll_is_declared(block, r->at - r->length, r->at, it->local))
			r->before = false;
	VEC_EACH (struct chain, it, &r->chains)
		it->start = r->before ? it->start : it->before;
}

/* Is what the steps declare read by them only? Not if they carry it on: that is declared before
 * them; nor if it can be in an array. */
static bool is_closed_roll(struct roll *r, const struct c_block *block)
{
	for (size_t i = roll_begin(r); i < roll_end(r); i++) {
		const struct c_statement *s = block->statements.items[i];
		const size_t own = (i - roll_begin(r)) % r->length;
		if (s->kind != C_DECLARATION || r->arrays >> own & 1 || roll_find_carried(r, s->local) ||
			is_last_value_of(r, s->local) ||
			(!roll_chain_by(r, own) &&
				!roll_is_read(block, roll_end(r), block->statements.count, s->local)))
			continue;
		if (!roll_can_be_array(r, block, own))
			return false;
		r->arrays |= 1u << own;
	}
	r->all->wants_arrays = r->all->wants_arrays || r->arrays;
	return !r->arrays || r->all->makes_arrays;
}

/* ---- all loops ---- */

/* Is there a loop whose step 0 begins at that statement? */
static bool find_roll(struct roll *r, const struct c_block *block)
{
	if (r->at + LEAST_EXACT * r->length > block->statements.count)
		return false;
	struct c_statement **first = block->statements.items + r->at;
	r->pattern.statements.items = first; /* most are no steps: copied only where two follow */
	r->pattern.statements.count = r->length;
	if (!roll_is_step(r, block, 1, false) || !roll_is_step(r, block, 2, false))
		return false;
	r->pattern = roll_copy(r->b, first, r->length);
	write_block_in_place(r, &r->pattern);
	add_block_series(r, &r->pattern);
	find_all_carried(r);
	if (!count_steps(r, block))
		return false;
	find_before(r, block);
	const size_t least = r->length < FEW ? LEAST_STEPS : LEAST_EXACT;
	return r->steps + r->before >= least && is_closed_roll(r, block);
}

/* The loop of most steps that begins in the step that begins there. */
static bool best_roll(struct roll *best, const struct c_block *block)
{
	struct roll other = *best;
	bool found = find_roll(best, block);
	for (size_t i = 1; best->steps && i < best->length; i++) {
		struct roll r = other;
		r.at += i;
		if (find_roll(&r, block) && (!found || r.steps + r.before > best->steps + best->before)) {
			*best = r;
			found = true;
		}
	}
	return found;
}

static void reroll_block(struct rolls *all, struct c_block *block)
{
	VEC_EACH (struct c_statement *, it, &block->statements) {
		reroll_block(all, &(*it)->yes);
		reroll_block(all, &(*it)->no);
	}
	for (size_t length = 1; length <= MOST_LENGTH; length++) /* inner loops first */
		for (size_t i = 0; i < block->statements.count; i++) {
			struct roll r = { .all = all, .b = all->b, .at = i, .length = length };
			if (best_roll(&r, block)) {
				roll_write(&r, block);
				all->has_found = true;
				length = r.arrays ? 1 : length;
			}
		}
}

/* Loops can be steps of others, and read the arrays of others. */
static void reroll_all(struct rolls *all)
{
	do {
		all->has_found = false;
		reroll_block(all, &all->b->top);
	} while (all->has_found);
}

/* Notes what each local is declared with. */
static void note_declared_values(const struct c_block *block)
{
	VEC_EACH (struct c_statement *, it, &block->statements) {
		if ((*it)->kind == C_DECLARATION)
			(*it)->local->value = (*it)->value;
		note_declared_values(&(*it)->yes);
		note_declared_values(&(*it)->no);
	}
}

/* Takes back the loops since the statements were as saved. */
static void unroll(struct rolls *all, const struct c_block *saved)
{
	all->b->top = *saved;
	note_declared_values(saved);
	all->arrays.count = 0;
	while (all->settled.count)
		all->settled.items[--all->settled.count]->changes = true;
}

static size_t count_statements(const struct c_block *block)
{
	size_t count = block->statements.count;
	VEC_EACH (struct c_statement *, it, &block->statements)
		count += count_statements(&(*it)->yes) + count_statements(&(*it)->no);
	return count;
}

/* Has the loops in a copy of the body, which is saved. */
static void copy_body(struct rolls *all, const struct c_block *saved)
{
	all->makes_arrays = true;
	all->settled.count = 0;
	all->b->top = roll_copy(all->b, saved->statements.items, saved->statements.count);
	note_declared_values(&all->b->top);
}

/* Loops whose steps test bits, and hand on what they count: with the tests in place. They must
 * replace at least a quarter of the statements. Lanes keep the tests before their loop. */
static void reroll_bits(struct rolls *all)
{
	const struct c_block saved = all->b->top;
	if (roll_has_lane_loop(&saved))
		return;
	all->arrays.count = 0;
	copy_body(all, &saved);
	all->makes_chains = true;
	const bool has_bits = roll_place_bits(all->b, LEAST_STEPS);
	const size_t before = count_statements(&all->b->top);
	if (has_bits)
		reroll_all(all);
	if (roll_refuses_arrays(all) || 4 * count_statements(&all->b->top) > 3 * before)
		unroll(all, &saved);
}

void c_reroll(struct c_body *b)
{
	struct rolls all = { .b = b };
	reroll_all(&all);
	for (unsigned tries = 0; all.wants_arrays && tries < MOST_TRIES; tries++) {
		const struct c_block saved = b->top;
		copy_body(&all, &saved);
		reroll_all(&all);
		if (!roll_refuses_arrays(&all))
			break;
		unroll(&all, &saved);
	}
	reroll_bits(&all);
}
