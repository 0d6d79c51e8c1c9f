/* SPDX-License-Identifier: MIT */
/* Makes loops of statements that repeat: of n groups that are equal but for numbers in a
 * progression, `for (unsigned k = 0; k < n; k++)` with one group. Nodes have no loops; those of the
 * pseudo-code come back here. A loop is right whatever its statements mean, since its steps are the
 * statements that it replaces. The first and the last step may be what is left of one where
 * constants are known: `x` of `0 + x` and of `x >> 0`, `x >> 31` of `x >> 31 & 1`. */
#include "ctree/tree.h"

enum {
	LEAST_EXACT = 3,     /* steps that differ in numbers only */
	LEAST_STEPS = 5,     /* of a loop */
	MOST_LENGTH = 16,    /* statements of a step */
	MOST_COMPARED = 2000 /* expressions for one step */
};

/* The numbers at one place of the steps. */
struct series {
	struct c_expr *place; /* in the pattern */
	bool is_count;        /* of a shift, or an index: its type does not matter */
	enum { STEADY, ADDS, DOUBLES, HALVES } way;
	uint64_t first, more; /* that of step 0; ADDS: the difference, mod 2^64 */
};

/* A local declared in the pattern, and that of the step compared. */
struct pair {
	const struct c_local *pattern, *own;
};

/* A local that a step reads before it assigns it. */
struct carried {
	struct c_local *local;
	struct c_expr *start; /* its value before the first step; NULL: it is not known */
	struct c_local *last; /* a local that has its value after the last step; or NULL */
	bool is_set;          /* by the statements of the step compared */
};

/* A loop to be. */
struct roll {
	struct c_body *b;
	size_t at, length, steps; /* index of the statement where step 0 begins; of each; number */
	struct c_block pattern;   /* a copy of step 0 */
	VEC(struct series) series;
	VEC(struct pair) pairs;
	VEC(struct carried) carried;
	bool before; /* there is also a step -1 */
	/* the step compared */
	bool loose; /* with what the series say for step `index` */
	int64_t index;
	unsigned compared;
	VEC(uint64_t) numbers; /* in the order of the pattern */
	VEC(struct carried *) started;
};

/* ---- series ---- */

static uint64_t most_of(const struct c_expr *number)
{
	return number->type == C_UINT64 ? UINT64_MAX : number->type == C_INT ? INT32_MAX : UINT32_MAX;
}

/* Step i of the series; false: it has none. */
static bool number_at(const struct series *s, int64_t i, uint64_t *n)
{
	*n = s->first;
	if (s->way == ADDS) {
		const bool falls = s->more >> 63;
		const uint64_t part = falls ? 0 - s->more : s->more;
		*n += s->more * (uint64_t)i;
		if (falls == (i >= 0)) /* down */
			return i == 0 || *n <= s->first;
		return *n >= s->first && *n <= most_of(s->place) && part <= most_of(s->place);
	}
	const bool doubles = (s->way == DOUBLES) == (i >= 0);
	for (uint64_t k = (uint64_t)(i < 0 ? -i : i); s->way != STEADY && k-- > 0;) {
		if (doubles ? *n > most_of(s->place) / 2 : *n & 1)
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

static bool is_commuting(const struct c_expr *x)
{
	return x->kind == C_BINARY && (x->op == C_ADD || x->op == C_MUL || x->op == C_AND ||
									  x->op == C_OR || x->op == C_XOR || x->op == C_EQ);
}

/* The value of a number of the pattern in the step compared. */
static bool is_number_of_step(const struct roll *r, const struct c_expr *place, uint64_t n)
{
	uint64_t own;
	return place->kind == C_NUMBER && number_at(series_of(r, place), r->index, &own) && own == n;
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

static struct carried *find_carried(const struct roll *r, const struct c_local *x)
{
	VEC_EACH (struct carried, it, &r->carried)
		if (it->local == x)
			return it;
	return NULL;
}

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
static unsigned most_bits(const struct c_expr *x)
{
	static const unsigned widths[] = {
		[C_BOOL] = 1, [C_UINT8] = 8, [C_UINT16] = 16, [C_UINT32] = 32
	};
	unsigned bits = x->type <= C_UINT32 && widths[x->type] ? widths[x->type] : 64;
	unsigned inner = bits;
	if (x->kind == C_VARIABLE && x->local->shape == C_PLAIN && !x->local->changes &&
		x->local->value)
		inner = most_bits(x->local->value);
	if (x->kind == C_CAST)
		inner = most_bits(x->operands[0]);
	if (x->kind == C_NUMBER)
		for (inner = 0; inner < bits && x->number >> inner;)
			inner++;
	if (x->kind == C_BINARY && x->op == C_SHR && x->operands[1]->kind == C_NUMBER) {
		inner = most_bits(x->operands[0]);
		inner -= x->operands[1]->number < inner ? (unsigned)x->operands[1]->number : inner;
	}
	return inner < bits ? inner : bits;
}

/* Does `& mask` change nothing of x? */
static bool is_within_mask(const struct roll *r, const struct c_expr *x, const struct c_expr *mask)
{
	const unsigned bits = most_bits(x);
	uint64_t n;
	return mask->kind == C_NUMBER && number_at(series_of(r, mask), r->index, &n) &&
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
	if (c_have_one_head(pattern, x)) {
		if (x->kind == C_VARIABLE && are_paired(r, pattern->local, x->local))
			return true;
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

/* A local that the step assigns, in the pattern; NULL: none. */
static struct c_local *set_by(const struct c_statement *s)
{
	return s->kind == C_DECLARATION                                  ? s->local
		   : s->kind == C_ASSIGNMENT && s->place->kind == C_VARIABLE ? s->place->local
																	 : NULL;
}

/* Does the last step declare a local with what others assign to one that they carry on? */
static bool is_last_value(
	struct roll *r, const struct c_statement *pattern, const struct c_statement *x)
{
	struct carried *it = set_by(pattern) ? find_carried(r, set_by(pattern)) : NULL;
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
	if (sets && set_by(pattern) && set_by(pattern) == set_by(x) && pattern->op == x->op)
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
		it->is_set = it->is_set || set_by(x) == it->local;
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

/* Compares the pattern with the statements of step `index`. */
static bool is_step(struct roll *r, const struct c_block *block, int64_t index, bool loose)
{
	const int64_t at = (int64_t)r->at + index * (int64_t)r->length;
	if (at < 0 || at + (int64_t)r->length > (int64_t)block->statements.count)
		return false;
	r->loose = loose;
	r->index = index;
	r->compared = 0;
	r->pairs.count = r->numbers.count = r->started.count = 0;
	VEC_EACH (struct carried, it, &r->carried)
		it->is_set = false;
	return is_step_block(r, &r->pattern, block->statements.items + at, r->length) ||
		   forget(r, 0, 0);
}

/* ---- the pattern ---- */

static struct c_expr *copy_expr(struct c_body *b, const struct c_expr *x)
{
	struct c_expr *copy = x ? ARENA_NEW(b->arena, struct c_expr) : NULL;
	if (!x)
		return NULL;
	*copy = *x;
	copy->operands = ARENA_ARRAY(b->arena, struct c_expr *, x->count + 1);
	for (unsigned i = 0; i < x->count; i++)
		copy->operands[i] = copy_expr(b, x->operands[i]);
	return copy;
}

static struct c_block copy_statements(
	struct c_body *b, struct c_statement *const *statements, size_t count)
{
	struct c_block copies = { 0 };
	for (size_t i = 0; i < count; i++) {
		struct c_statement *s = ARENA_NEW(b->arena, struct c_statement);
		*s = *statements[i];
		s->place = copy_expr(b, s->place);
		s->value = copy_expr(b, s->value);
		s->yes = copy_statements(b, s->yes.statements.items, s->yes.statements.count);
		s->no = copy_statements(b, s->no.statements.items, s->no.statements.count);
		VEC_PUSH(b->arena, &copies.statements, s);
	}
	return copies;
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
	return s->way == STEADY
			   ? y == z
			   : (type == C_INT || type == C_UINT32 || type == C_UINT64) && x <= most_of(s->place);
}

static bool reads_in(const struct c_block *block, size_t from, size_t to, const struct c_local *x);

/* Does the statement read the local? Plain assignment is none. */
static bool statement_reads(const struct c_statement *s, const struct c_local *x)
{
	const bool sets = s->op == C_SET && set_by(s) == x;
	return (s->value && c_reads(s->value, x)) || (s->place && !sets && c_reads(s->place, x)) ||
		   reads_in(&s->yes, 0, s->yes.statements.count, x) ||
		   reads_in(&s->no, 0, s->no.statements.count, x);
}

/* Do statements from..to - 1 of the block read it? */
static bool reads_in(const struct c_block *block, size_t from, size_t to, const struct c_local *x)
{
	for (size_t i = from; i < to; i++)
		if (statement_reads(block->statements.items[i], x))
			return true;
	return false;
}

static size_t begin_of(const struct roll *r)
{
	return r->at - (r->before ? r->length : 0);
}

static size_t end_of(const struct roll *r)
{
	return r->at + r->steps * r->length;
}

/* Is it declared by one of the statements? */
static bool is_declared(
	const struct c_block *block, size_t from, size_t to, const struct c_local *local)
{
	for (size_t i = from; i < to; i++)
		if (block->statements.items[i]->kind == C_DECLARATION &&
			block->statements.items[i]->local == local)
			return true;
	return false;
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
	bool found = is_step(r, block, (int64_t)r->steps, true);
	const size_t end = end_of(r) + r->length;
	VEC_EACH (struct carried, it, &r->carried) {
		if (it->last && (!is_declared(block, 0, r->at, it->local) ||
							reads_in(block, end, block->statements.count, it->local)))
			found = false;
	}
	VEC_EACH (struct carried, it, &r->carried)
		it->last = found ? it->last : NULL;
	return found;
}

/* Counts the steps that follow step 0, and finds the series of their numbers. */
static bool count_steps(struct roll *r, const struct c_block *block)
{
	const uint64_t *numbers[LEAST_EXACT];
	for (unsigned i = 0; i < LEAST_EXACT; i++) {
		if (!is_step(r, block, i, false))
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
	return true;
}

/* ---- what the steps carry on ---- */

/* How often do the statements assign it, or have its address? */
static unsigned count_sets(const struct c_block *block, const struct c_local *x)
{
	unsigned count = 0;
	VEC_EACH (struct c_statement *, it, &block->statements)
		count += (set_by(*it) == x) + count_sets(&(*it)->yes, x) + count_sets(&(*it)->no, x);
	return count;
}

/* Does each step read it before it assigns it? */
static bool reads_earlier(const struct roll *r, const struct c_local *x)
{
	VEC_EACH (struct c_statement *, it, &r->pattern.statements) {
		if (statement_reads(*it, x) || count_sets(&(*it)->yes, x) || count_sets(&(*it)->no, x))
			return true;
		if (set_by(*it) == x)
			return false;
	}
	return false;
}

static void find_all_carried(struct roll *r)
{
	VEC_EACH (struct c_statement *, it, &r->pattern.statements) {
		struct carried carried = { .local = set_by(*it) };
		if (carried.local && !find_carried(r, carried.local) && reads_earlier(r, carried.local))
			VEC_PUSH(r->b->arena, &r->carried, carried);
	}
}

/* Looks for a first step, in which what the steps carry on is declared. */
static void find_before(struct roll *r, const struct c_block *block)
{
	r->before = is_step(r, block, -1, true);
	VEC_EACH (struct carried, it, &r->carried)
		if (r->before && !it->start != !is_declared(block, r->at - r->length, r->at, it->local))
			r->before = false;
}

/* Is what the steps declare read by them only? Not if they carry it on: that is declared before
 * them. */
static bool is_closed_roll(const struct roll *r, const struct c_block *block)
{
	for (size_t i = begin_of(r); i < end_of(r); i++) {
		const struct c_statement *s = block->statements.items[i];
		if (s->kind == C_DECLARATION && !find_carried(r, s->local) &&
			!is_last_value_of(r, s->local) &&
			reads_in(block, end_of(r), block->statements.count, s->local))
			return false;
	}
	return true;
}

/* ---- the loop ---- */

/* The number of the first step where its numbers are simplest. */
static uint64_t first_of_variable(const struct roll *r)
{
	enum { SMALL = 1000 };
	const int64_t first = r->before ? -1 : 0;
	uint64_t n, found = 0;
	bool is_multiple = false;
	VEC_EACH (const struct series, it, &r->series) {
		if (it->way != ADDS || it->more >= SMALL || !number_at(it, first, &n) || n % it->more ||
			n / it->more >= SMALL)
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
	if (s->way == STEADY || !number_at(s, r->before ? -1 : 0, &n))
		return;
	struct c_expr *number = type == C_UINT64 ? c_cast(b, type, k) : k;
	struct c_expr *x = s->way == ADDS
						   ? summed_up(b, computed, n, s->more, number, from)
						   : shifted_by(b, computed, n, s->way == DOUBLES ? C_SHL : C_SHR, k, from);
	*s->place = *(type != C_INT || s->is_count ? x : c_cast(b, type, x));
}

/* Declares in the loop what each step sets first, if a step has declared it. */
static void declare_inside(struct roll *r, const struct c_block *block)
{
	VEC(const struct c_local *) seen = { 0 };
	VEC_EACH (struct c_statement *, it, &r->pattern.statements) {
		struct c_statement *s = *it;
		struct c_local *local = set_by(s);
		bool is_first = local && !find_carried(r, local);
		VEC_EACH (const struct c_local *, old, &seen)
			is_first = is_first && *old != local;
		if (!is_first)
			continue;
		VEC_PUSH(r->b->arena, &seen, local);
		if (!is_declared(block, begin_of(r), end_of(r), local))
			continue;
		s->kind = C_DECLARATION;
		s->local = local;
		s->place = NULL;
		if (local->shape == C_PLAIN && s->value && count_sets(&r->pattern, local) == 1)
			local->changes = false;
	}
}

static void read_instead(struct c_expr *x, const struct c_local *old, struct c_local *local)
{
	if (x->kind == C_VARIABLE && x->local == old)
		x->local = local;
	for (unsigned i = 0; i < x->count; i++)
		read_instead(x->operands[i], old, local);
}

/* Has the statement read the other local instead of the old one. */
static void use_instead(struct c_statement *s, const struct c_local *old, struct c_local *local)
{
	if (s->value)
		read_instead(s->value, old, local);
	if (s->place)
		read_instead(s->place, old, local);
	VEC_EACH (struct c_statement *, it, &s->yes.statements)
		use_instead(*it, old, local);
	VEC_EACH (struct c_statement *, it, &s->no.statements)
		use_instead(*it, old, local);
}

/* Writes the loop in the place of the steps. */
static void write_loop(struct roll *r, struct c_block *block)
{
	const size_t begin = begin_of(r), end = end_of(r);
	const uint64_t from = first_of_variable(r);
	struct c_statement *loop = ARENA_NEW(r->b->arena, struct c_statement);
	struct c_block result = { .outer = block->outer };
	for (size_t i = 0; i < begin; i++)
		VEC_PUSH(r->b->arena, &result.statements, block->statements.items[i]);
	VEC_EACH (struct carried, it, &r->carried) {
		struct c_statement *s = ARENA_NEW(r->b->arena, struct c_statement);
		*s = (struct c_statement){ C_DECLARATION, .local = it->local, .value = it->start };
		if (r->before && it->start)
			VEC_PUSH(r->b->arena, &result.statements, s);
	}
	declare_inside(r, block);
	*loop = (struct c_statement){ C_LOOP, .yes = r->pattern };
	loop->local = c_local_new(r->b, C_UNSIGNED, C_PLAIN, STR("k"));
	loop->first = from;
	loop->last = from + r->steps + r->before;
	VEC_EACH (struct series, it, &r->series)
		replace_series(r, it, c_variable(r->b, loop->local), from);
	VEC_PUSH(r->b->arena, &result.statements, loop);
	for (size_t i = end; i < block->statements.count; i++) {
		VEC_PUSH(r->b->arena, &result.statements, block->statements.items[i]);
		VEC_EACH (struct carried, it, &r->carried)
			if (it->last)
				use_instead(block->statements.items[i], it->last, it->local);
	}
	*block = result;
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
	if (!is_step(r, block, 1, false) || !is_step(r, block, 2, false))
		return false;
	r->pattern = copy_statements(r->b, first, r->length);
	add_block_series(r, &r->pattern);
	find_all_carried(r);
	if (!count_steps(r, block))
		return false;
	find_before(r, block);
	return r->steps + r->before >= LEAST_STEPS && is_closed_roll(r, block);
}

/* The loop of most steps that begins in the step that begins there. */
static bool best_roll(struct roll *best, const struct c_block *block)
{
	struct roll other = { .b = best->b, .at = best->at, .length = best->length };
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

static void reroll_block(struct c_body *b, struct c_block *block)
{
	VEC_EACH (struct c_statement *, it, &block->statements) {
		reroll_block(b, &(*it)->yes);
		reroll_block(b, &(*it)->no);
	}
	for (size_t i = 0; i < block->statements.count; i++)
		for (size_t length = 1; length <= MOST_LENGTH; length++) {
			struct roll r = { .b = b, .at = i, .length = length };
			if (best_roll(&r, block)) {
				write_loop(&r, block);
				break;
			}
		}
}

void c_reroll(struct c_body *b)
{
	reroll_block(b, &b->top);
}
