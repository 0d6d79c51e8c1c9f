/* SPDX-License-Identifier: MIT */
/* Builds automata of texts: literals, names that share their beginnings, numbers digit by digit. */
#include "codec/texts.h"

#include <stdlib.h>

#define MOST_RUNS 4096 /* of an irregular set of numbers */

struct texts *texts_new(struct arena *arena, bool fold)
{
	struct texts *texts = ARENA_NEW(arena, struct texts);
	texts->arena = arena;
	texts->fold = fold;
	return texts;
}

uint32_t texts_state(struct texts *texts)
{
	VEC_PUSH(texts->arena, &texts->states, (struct texts_state){ 0 });
	return (uint32_t)texts->states.count - 1;
}

void texts_edge(struct texts *texts, uint32_t from, char first, char last, uint32_t to)
{
	struct texts_edge edge = { (unsigned char)first, (unsigned char)last, to };
	VEC_PUSH(texts->arena, &texts->states.items[from].edges, edge);
}

uint32_t texts_follow(struct texts *texts, uint32_t from, struct str text)
{
	for (size_t i = 0; i < text.length; i++) {
		char c = texts->fold ? char_lower(text.text[i]) : text.text[i];
		const struct texts_state *state = &texts->states.items[from];
		uint32_t to = UINT32_MAX;
		for (size_t k = state->edges.count; k-- > 0 && to == UINT32_MAX;)
			if (state->edges.items[k].first == (unsigned char)c &&
				state->edges.items[k].last == (unsigned char)c)
				to = state->edges.items[k].to;
		if (to == UINT32_MAX) {
			to = texts_state(texts);
			texts_edge(texts, from, c, c, to);
		}
		from = to;
	}
	return from;
}

/* Edges that a state will have: those of a slice of names, all equal in their first `depth` bytes,
 * or those of digits. */
struct texts_pending {
	const struct str *names;
	size_t count, depth;
	struct digits_builder *digits;
	struct remainders *remainders;
};

static void add_digits(
	struct digits_builder *b, uint32_t state, const struct remainders *remainders);

/* ---- names ---- */

static int compare_text_names(const void *a, const void *b)
{
	return str_compare(*(const struct str *)a, *(const struct str *)b);
}

static void add_name_states(struct texts *texts, uint32_t state, const struct texts_pending *slice)
{
	size_t depth = slice->depth, end;
	for (size_t i = 0; i < slice->count; i = end) {
		const struct str *name = &slice->names[i];
		for (end = i + 1; end < slice->count; end++)
			if (slice->names[end].length <= depth ||
				slice->names[end].text[depth] != name->text[depth])
				break;
		if (name->length == depth) {
			end = i + 1;
			continue;
		}
		struct texts_pending *rest = ARENA_NEW(texts->arena, struct texts_pending);
		*rest = (struct texts_pending){ .names = name, .count = end - i, .depth = depth + 1 };
		uint32_t to = texts_state(texts);
		texts->states.items[to].pending = rest;
		for (size_t k = i; k < end; k++)
			texts->states.items[to].accepts |= slice->names[k].length == depth + 1;
		texts_edge(texts, state, name->text[depth], name->text[depth], to);
	}
}

void texts_names(struct texts *texts, uint32_t from, struct names *names)
{
	struct texts_pending *slice = ARENA_NEW(texts->arena, struct texts_pending);
	if (!names->list.count)
		return;
	VEC_EACH (struct str, it, &names->list)
		if (texts->fold)
			*it = str_lower(texts->arena, *it);
	qsort(names->list.items, names->list.count, sizeof *names->list.items, compare_text_names);
	*slice = (struct texts_pending){ .names = names->list.items, .count = names->list.count };
	texts->states.items[from].pending = slice;
}

const struct texts_state *texts_open(struct texts *texts, uint32_t state)
{
	const struct texts_pending *pending = texts->states.items[state].pending;
	texts->states.items[state].pending = NULL;
	if (pending && pending->names)
		add_name_states(texts, state, pending);
	else if (pending)
		add_digits(pending->digits, state, pending->remainders);
	return &texts->states.items[state];
}

/* ---- runs of numbers ---- */

static int compare_runs(const void *a, const void *b)
{
	const struct number_run *x = a, *y = b;
	if (x->first != y->first)
		return x->first < y->first ? -1 : 1;
	return (x->last > y->last) - (x->last < y->last);
}

void runs_sort(struct arena *arena, struct number_runs *runs)
{
	struct number_runs sorted = { 0 };
	if (runs->list.count)
		qsort(runs->list.items, runs->list.count, sizeof *runs->list.items, compare_runs);
	VEC_EACH (struct number_run, it, &runs->list) {
		struct number_run *last =
			sorted.list.count ? &sorted.list.items[sorted.list.count - 1] : NULL;
		bool dense = it->step == 1 || it->first == it->last;
		if (last && last->step == 1 && dense && it->first <= last->last + 1 && last->last + 1) {
			last->last = it->last > last->last ? it->last : last->last;
			continue;
		}
		VEC_PUSH(arena, &sorted.list, *it);
		if (dense)
			sorted.list.items[sorted.list.count - 1].step = 1;
	}
	*runs = sorted;
}

/* The lowest row of adjacent free bits of a cube counts; the other free bits are tried. */
static void add_cube(
	struct arena *arena, struct number_runs *runs, struct cube cube, unsigned width)
{
	uint64_t free_bits = ~cube.mask.lo & mask64(width), step = free_bits & (0 - free_bits);
	uint64_t row = free_bits & ~(free_bits + step), others = free_bits & ~row, chosen = 0;
	do {
		uint64_t first = cube.match.lo | chosen;
		VEC_PUSH(arena, &runs->list, (struct number_run){ first, first | row, step ? step : 1 });
		chosen = (chosen - others) & others;
	} while (chosen && runs->list.count < MOST_RUNS);
}

struct number_runs runs_of_set(struct arena *arena, const struct cube_set *set)
{
	struct number_runs runs = { 0 };
	VEC_EACH (struct cube, it, &set->cubes)
		add_cube(arena, &runs, *it, set->width);
	runs_sort(arena, &runs);
	return runs;
}

/* Clips a run to [least, most]; false if nothing is left. */
static bool clip_run(struct number_run *run, uint64_t least, uint64_t most)
{
	if (run->first > most || run->last < least)
		return false;
	if (run->first < least) {
		uint64_t steps = (least - run->first + run->step - 1) / run->step;
		if (steps > (run->last - run->first) / run->step)
			return false;
		run->first += steps * run->step;
	}
	if (run->first > most)
		return false;
	if (run->last > most)
		run->last = most;
	run->last = run->first + (run->last - run->first) / run->step * run->step;
	if (run->first == run->last)
		run->step = 1;
	return true;
}

struct number_runs runs_within(
	struct arena *arena, const struct number_runs *runs, uint64_t least, uint64_t most)
{
	struct number_runs within = { 0 };
	VEC_EACH (struct number_run, it, &runs->list) {
		struct number_run run = *it;
		if (clip_run(&run, least, most))
			VEC_PUSH(arena, &within.list, run);
	}
	return within;
}

/* ---- digits ---- */

/* Numbers below base^left, of which `left` digits are still to be written. */
struct remainder {
	unsigned left;
	struct number_runs runs;
};
/* What may follow the digits so far: each state of the automaton is one of these. */
struct remainders {
	VEC(struct remainder) list;
};

struct digits_builder {
	struct texts *texts;
	unsigned base;
	bool upper;           /* upper case digits as well */
	uint64_t power[65];   /* base^n, where it is below 2^64 */
	struct str_map known; /* its state by the bytes of remainders */
};

static uint32_t digits_state(struct digits_builder *b, const struct remainders *remainders);

static struct str remainders_key(struct arena *arena, const struct remainders *remainders)
{
	struct buffer key = buffer_new(arena);
	VEC_EACH (struct remainder, it, &remainders->list) {
		uint64_t head[2] = { it->left, it->runs.list.count };
		buffer_add(&key, (struct str){ (const char *)head, sizeof head });
		if (it->runs.list.count)
			buffer_add(&key, (struct str){ (const char *)it->runs.list.items,
								 it->runs.list.count * sizeof *it->runs.list.items });
	}
	return buffer_str(&key);
}

/* What may follow one more digit. */
static struct remainders after_digit(
	struct digits_builder *b, const struct remainders *remainders, unsigned digit)
{
	struct remainders next = { 0 };
	VEC_EACH (struct remainder, it, &remainders->list) {
		if (!it->left || (digit && b->power[it->left - 1] > UINT64_MAX / digit))
			continue;
		uint64_t from = digit * b->power[it->left - 1], size = b->power[it->left - 1] - 1;
		uint64_t to = from > UINT64_MAX - size ? UINT64_MAX : from + size;
		struct remainder rest = { it->left - 1, runs_within(b->texts->arena, &it->runs, from, to) };
		VEC_EACH (struct number_run, run, &rest.runs.list) {
			run->first -= from;
			run->last -= from;
		}
		if (rest.runs.list.count)
			VEC_PUSH(b->texts->arena, &next.list, rest);
	}
	return next;
}

static void add_digit_state(struct digits_builder *b, uint32_t from, unsigned digit, uint32_t to)
{
	char c = digit < 10 ? (char)('0' + digit) : (char)('a' + digit - 10);
	struct texts_state *state = &b->texts->states.items[from];
	struct texts_edge *last =
		state->edges.count ? &state->edges.items[state->edges.count - 1] : NULL;
	if (last && last->to == to && last->last + 1 == c)
		last->last = (unsigned char)c;
	else
		texts_edge(b->texts, from, c, c, to);
	if (digit >= 10 && b->upper)
		texts_edge(b->texts, from, (char)(c - 'a' + 'A'), (char)(c - 'a' + 'A'), to);
}

static void add_digits(
	struct digits_builder *b, uint32_t state, const struct remainders *remainders)
{
	for (unsigned digit = 0; digit < b->base; digit++) {
		struct remainders next = after_digit(b, remainders, digit);
		if (next.list.count)
			add_digit_state(b, state, digit, digits_state(b, &next));
	}
}

static void set_pending(
	struct digits_builder *b, uint32_t state, const struct remainders *remainders)
{
	struct texts_pending *pending = ARENA_NEW(b->texts->arena, struct texts_pending);
	pending->digits = b;
	pending->remainders = ARENA_NEW(b->texts->arena, struct remainders);
	*pending->remainders = *remainders;
	b->texts->states.items[state].pending = pending;
}

static uint32_t digits_state(struct digits_builder *b, const struct remainders *remainders)
{
	struct str key = remainders_key(b->texts->arena, remainders);
	uint32_t *known = str_map_get(&b->known, key);
	if (known)
		return *known;
	uint32_t state = texts_state(b->texts);
	*(uint32_t *)str_map_make(&b->known, key, sizeof state) = state;
	VEC_EACH (struct remainder, it, &remainders->list)
		b->texts->states.items[state].accepts |= !it->left;
	set_pending(b, state, remainders);
	return state;
}

static void add_digits_of_length(struct digits_builder *b, struct remainders *remainders,
	const struct number_runs *runs, unsigned digits, bool zeros)
{
	uint64_t least = zeros || digits == 1 ? 0 : b->power[digits - 1];
	uint64_t most = b->power[digits] ? b->power[digits] - 1 : UINT64_MAX;
	struct remainder rest = { digits, runs_within(b->texts->arena, runs, least, most) };
	if (rest.runs.list.count)
		VEC_PUSH(b->texts->arena, &remainders->list, rest);
}

void texts_numbers(struct texts *texts, uint32_t from, unsigned base, enum digits_rule rule,
	unsigned digits, const struct number_runs *runs)
{
	struct digits_builder *b = ARENA_NEW(texts->arena, struct digits_builder);
	struct remainders remainders = { 0 };
	unsigned most = 1; /* digits of 2^64 - 1 */
	*b =
		(struct digits_builder){ .texts = texts, .base = base, .known = { .arena = texts->arena } };
	b->upper = rule != DIGITS_LEAST && !texts->fold;
	for (b->power[0] = 1; b->power[most - 1] <= UINT64_MAX / base; most++)
		b->power[most] = b->power[most - 1] * base;
	digits = digits > most ? most : digits;
	if (digits)
		add_digits_of_length(b, &remainders, runs, digits, true);
	for (unsigned n = digits + 1; rule != DIGITS_EXACT && n <= most; n++)
		add_digits_of_length(b, &remainders, runs, n, false);
	if (rule == DIGITS_ANY)
		texts_edge(texts, from, '0', '0', from);
	set_pending(b, from, &remainders);
}
