/* SPDX-License-Identifier: MIT */
/* Writes the loop that replaces steps (roll.h): its variable, the numbers that depend on it, and
 * what is declared in it and before it. */
#include "ctree/roll.h"

/* The number of the first step where its numbers are simplest. */
static uint64_t first_of_variable(const struct roll *r)
{
	enum { SMALL = 1000 };
	const int64_t first = r->before ? -1 : 0;
	uint64_t n, found = 0;
	bool is_multiple = false;
	VEC_EACH (const struct series, it, &r->series) {
		if (it->way != ADDS || it->more >= SMALL || !roll_number_at(it, first, &n) ||
			n % it->more || n / it->more >= SMALL)
			continue;
		if (it->more == 1)
			return n;
		found = is_multiple ? found : n / it->more;
		is_multiple = true;
	}
	return found;
}

/* value `op` number, where the number of the steps counts from `from`. */
static struct c_expr *shifted_by(struct c_body *b, enum c_type type, uint64_t n, enum c_operator op,
	struct c_expr *k, uint64_t from)
{
	const uint64_t most = type == C_UINT64 ? UINT64_MAX : UINT32_MAX;
	const uint64_t moved = from > 63 ? 0 : op == C_SHL ? n >> from : n << from;
	const bool is_whole =
		from <= 63 && moved <= most && (op == C_SHL ? moved << from == n : moved >> from == n);
	struct c_expr *count = is_whole ? k : c_binary(b, k, C_SUB, c_constant(b, C_UINT32, from));
	return c_binary(b, c_constant(b, type, is_whole ? moved : n), op, count);
}

/* more * k + n, where n is that of the first step, whose k is `from`. */
static struct c_expr *summed_up(
	struct c_body *b, enum c_type type, uint64_t n, uint64_t more, struct c_expr *k, uint64_t from)
{
	const bool falls = more >> 63;
	const uint64_t size = falls ? 0 - more : more, part = size * from;
	struct c_expr *x = size == 1 ? k : c_binary(b, c_constant(b, type, size), C_MUL, k);
	if (falls)
		return c_binary(b, c_constant(b, type, n + part), C_SUB, x);
	if (n == part)
		return x;
	return n >= part ? c_binary(b, x, C_ADD, c_constant(b, type, n - part))
					 : c_binary(b, x, C_SUB, c_constant(b, type, part - n));
}

/* Replaces the numbers of a series by what they are in step k. */
static void replace_series(struct roll *r, const struct series *s, struct c_expr *k, uint64_t from)
{
	struct c_body *b = r->b;
	const enum c_type type = s->place->type, computed = type == C_UINT64 ? type : C_UINT32;
	uint64_t n;
	if (s->way == STEADY || !roll_number_at(s, r->before ? -1 : 0, &n))
		return;
	struct c_expr *number = type == C_UINT64 ? c_cast(b, type, k) : k;
	struct c_expr *x = s->way == ADDS
						   ? summed_up(b, computed, n, s->more, number, from)
						   : shifted_by(b, computed, n, s->way == DOUBLES ? C_SHL : C_SHR, k, from);
	*s->place = *(type != C_INT || s->is_count ? x : c_cast(b, type, x));
}

/* Is a pointer to the local passed on? */
static bool is_pointed_to(const struct c_expr *x, const struct c_local *local)
{
	bool found = x && x->kind == C_UNARY && x->sign == '&' && c_reads(x, local);
	for (unsigned i = 0; x && i < x->count && !found; i++)
		found = is_pointed_to(x->operands[i], local);
	return found;
}

static bool is_pointed_to_in(const struct c_block *block, const struct c_local *local)
{
	bool found = false;
	VEC_EACH (struct c_statement *, it, &block->statements)
		found = found || is_pointed_to((*it)->value, local) ||
				is_pointed_to_in(&(*it)->yes, local) || is_pointed_to_in(&(*it)->no, local);
	return found;
}

/* Declares in the loop what each step sets first, if a step has declared it. */
static void declare_inside(struct roll *r, const struct c_block *block)
{
	VEC(const struct c_local *) seen = { 0 };
	VEC_EACH (struct c_statement *, it, &r->pattern.statements) {
		struct c_statement *s = *it;
		struct c_local *local = roll_set_by(s);
		bool is_first = local && !roll_find_carried(r, local);
		VEC_EACH (const struct c_local *, old, &seen)
			is_first = is_first && *old != local;
		if (!is_first)
			continue;
		VEC_PUSH(r->b->arena, &seen, local);
		if (!roll_is_declared(block, roll_begin(r), roll_end(r), local))
			continue;
		s->kind = C_DECLARATION;
		s->local = local;
		s->place = NULL;
		if (local->shape == C_PLAIN && s->value && roll_count_sets(&r->pattern, local) == 1 &&
			local->changes && !is_pointed_to_in(&r->pattern, local)) {
			local->changes = false;
			local->value = s->value;
			VEC_PUSH(r->b->arena, &r->all->settled, local);
		}
	}
}

/* The round of the pseudo-code that the locals set by two statements belong to, those of one step
 * and of the next one: the variable is then one more. */
static bool find_round(
	const struct c_statement *x, const struct c_statement *y, struct c_round *round)
{
	const struct c_local *a = x->was ? x->was : roll_set_by(x);
	const struct c_local *b = y->was ? y->was : roll_set_by(y);
	for (unsigned i = 0; a && b && i < C_ROUNDS; i++) {
		*round = a->rounds[i];
		if (round->variable.length && str_equal(round->variable, b->rounds[i].variable) &&
			round->number + 1 == b->rounds[i].number)
			return true;
	}
	for (size_t i = 0; i < x->yes.statements.count; i++)
		if (find_round(x->yes.statements.items[i], y->yes.statements.items[i], round))
			return true;
	return false;
}

/* The round that computes the element of an array that x reads. */
static bool find_round_read(const struct c_expr *x, struct c_round *round)
{
	const struct c_local *array = x->kind == C_ELEMENT ? x->operands[0]->local : NULL;
	if (array && array->shape == C_STEPS && array->rounds->variable.length &&
		x->operands[1]->kind == C_NUMBER) {
		*round = array->rounds[0];
		round->number += (int64_t)x->operands[1]->number;
		return true;
	}
	for (unsigned i = 0; i < x->count; i++)
		if (find_round_read(x->operands[i], round))
			return true;
	return false;
}

/* The loop of the pseudo-code whose rounds the steps are, and that of the first one. */
static bool find_loop(const struct roll *r, const struct c_block *block, struct c_round *round)
{
	struct c_statement **first = block->statements.items + r->at;
	bool found = false;
	for (size_t i = 0; i < r->length && !found; i++)
		found = find_round(first[i], first[i + r->length], round) ||
				(first[i]->value && find_round_read(first[i]->value, round));
	round->number -= r->before;
	return found && round->number >= 0;
}

bool roll_has_lane_loop(const struct c_block *block)
{
	bool found = false;
	VEC_EACH (struct c_statement *, it, &block->statements)
		found = found || ((*it)->kind == C_LOOP && !(*it)->local) ||
				roll_has_lane_loop(&(*it)->yes) || roll_has_lane_loop(&(*it)->no);
	return found;
}

/* Is the loop's variable called so, or that of one in it? */
static bool is_variable(const struct c_block *block, struct str name)
{
	bool found = false;
	VEC_EACH (struct c_statement *, it, &block->statements)
		found = found ||
				((*it)->kind == C_LOOP && (*it)->local && str_equal((*it)->local->name, name)) ||
				is_variable(&(*it)->yes, name) || is_variable(&(*it)->no, name);
	return found;
}

/* The loop with its variable, which has the name and the numbers that the pseudo-code gives it
 * where it has this loop. */
static struct c_statement *new_loop(struct roll *r, const struct c_block *block)
{
	struct c_statement *loop = ARENA_NEW(r->b->arena, struct c_statement);
	struct c_round round = { 0 };
	const bool is_known = find_loop(r, block, &round);
	const struct str lane = r->b->lane.name;
	*loop = (struct c_statement){ C_LOOP, .yes = r->pattern };
	loop->local = c_local_new(r->b, C_UNSIGNED, C_PLAIN, STR("k"));
	loop->local->rounds[0] = is_known ? round : (struct c_round){ 0 };
	if (is_known && !is_variable(&r->pattern, round.variable) &&
		!(str_equal(round.variable, lane) && roll_has_lane_loop(&r->b->top))) {
		loop->local->name = round.variable;
		loop->local->is_given = str_equal(round.variable, lane);
	}
	loop->first = is_known ? (uint64_t)round.number : r->arrays ? 0 : first_of_variable(r);
	loop->last = loop->first + r->steps + r->before;
	return loop;
}

/* Declares what the steps carry on before them. */
static void declare_carried(struct roll *r, struct c_block *begun)
{
	VEC_EACH (struct carried, it, &r->carried) {
		struct c_statement *s = ARENA_NEW(r->b->arena, struct c_statement);
		*s = (struct c_statement){ C_DECLARATION, .local = it->local, .value = it->start };
		if (r->before && it->start)
			VEC_PUSH(r->b->arena, &begun->statements, s);
	}
}

void roll_write(struct roll *r, struct c_block *block)
{
	struct c_block result = { .outer = block->outer };
	for (size_t i = 0; i < roll_begin(r); i++)
		VEC_PUSH(r->b->arena, &result.statements, block->statements.items[i]);
	declare_carried(r, &result);
	declare_inside(r, block);
	struct c_statement *loop = new_loop(r, block);
	VEC_EACH (struct series, it, &r->series)
		replace_series(r, it, c_variable(r->b, loop->local), loop->first);
	roll_write_arrays(r, block, &result, loop);
	VEC_PUSH(r->b->arena, &result.statements, loop);
	for (size_t i = roll_end(r); i < block->statements.count; i++) {
		VEC_PUSH(r->b->arena, &result.statements, block->statements.items[i]);
		VEC_EACH (struct carried, it, &r->carried)
			if (it->last)
				roll_use_instead(block->statements.items[i], it->last, c_variable(r->b, it->local));
	}
	*block = result;
}
