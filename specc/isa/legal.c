/* SPDX-License-Identifier: MIT */
/* Boxes of an opcode -> boxes of words. Queries search the cubes of the factors. Factors that share
 * no open bit are independent, so each group of linked factors is searched by itself: the search is
 * long only if many fields overlap. */
#include "isa/legal.h"
#include "number/wide.h"

#include <string.h>

/* ---- making ---- */

/* The field's values as cubes of the word. */
static struct factor field_factor(
	struct arena *arena, const struct field *field, const struct cube_set *set)
{
	struct factor factor = { .mask = field->mask, .count = set->cubes.count };
	struct cube *cubes = ARENA_ARRAY(arena, struct cube, set->cubes.count);
	for (size_t i = 0; i < set->cubes.count; i++) {
		cubes[i].mask = field_insert(field, (struct word){ 0 }, set->cubes.items[i].mask.lo);
		cubes[i].match = field_insert(field, (struct word){ 0 }, set->cubes.items[i].match.lo);
	}
	factor.cubes = cubes;
	return factor;
}

struct legal_box legal_from_box(
	struct arena *arena, const struct opcode *opcode, const struct box *box)
{
	struct legal_box legal = { 0 };
	struct word all = word_mask(0, opcode->length);
	struct word free = word_and(all, word_and(opcode->covered, word_not(opcode->fixed.mask)));
	legal.base.mask = word_not(free);
	legal.base.match = opcode->fixed.match;
	for (size_t i = 0; i < opcode->fields.count; i++) {
		const struct field *field = opcode->fields.items[i];
		if (!cube_set_is_all(&box->sets[i]))
			VEC_PUSH(arena, &legal.factors, field_factor(arena, field, &box->sets[i]));
	}
	return legal;
}

/* ---- factors ---- */

static struct cube_set factor_set(const struct factor *factor)
{
	struct cube_set set = cube_set_none(128);
	/* read-only: the vector is never pushed to */
	set.cubes.items = (struct cube *)(uintptr_t)factor->cubes;
	set.cubes.count = set.cubes.capacity = factor->count;
	return set;
}

static struct factor factor_from_set(struct word mask, const struct cube_set *set)
{
	return (struct factor){ mask, set->cubes.items, set->cubes.count };
}

static struct factor *find_factor(const struct legal_box *box, struct word mask)
{
	VEC_EACH (struct factor, it, &box->factors)
		if (word_equal(it->mask, mask))
			return it;
	return NULL;
}

static bool same_cubes(const struct factor *a, const struct factor *b)
{
	return a->count == b->count &&
		   (a->cubes == b->cubes || memcmp(a->cubes, b->cubes, a->count * sizeof *a->cubes) == 0);
}

static bool factors_meet(const struct factor *a, const struct factor *b)
{
	for (size_t i = 0; i < a->count; i++)
		for (size_t j = 0; j < b->count; j++)
			if (cubes_meet(a->cubes[i], b->cubes[j]))
				return true;
	return false;
}

static struct legal_box copy_box(struct arena *arena, const struct legal_box *box)
{
	struct legal_box copy = { .base = box->base };
	copy.factors.count = box->factors.count;
	copy.factors.capacity = box->factors.count + 1; /* room for one more: most copies get it */
	copy.factors.items = ARENA_ARRAY(arena, struct factor, copy.factors.capacity);
	for (size_t i = 0; i < box->factors.count; i++)
		copy.factors.items[i] = box->factors.items[i];
	return copy;
}

/* ---- search ---- */

/* The words to search: those of base that are in all factors. */
struct search {
	struct cube base;
	struct factor *factors; /* own copy */
	size_t count;
};

/* Drops the cubes that do not meet the base, and moves factors with only one cube left into the
 * base, until nothing changes. Returns false if no word is left. */
static bool reduce_boxes(struct arena *arena, struct search *s)
{
	for (size_t i = 0; i < s->count;) {
		struct factor *factor = &s->factors[i];
		struct cube *kept = ARENA_ARRAY(arena, struct cube, factor->count);
		size_t count = 0;
		for (size_t k = 0; k < factor->count; k++)
			if (cubes_meet(factor->cubes[k], s->base))
				kept[count++] = factor->cubes[k];
		if (count == 0)
			return false;
		factor->cubes = kept;
		factor->count = count;
		if (count > 1) {
			i++;
			continue;
		}
		struct cube only = kept[0];
		bool narrows = !word_is_zero(word_and(only.mask, word_not(s->base.mask)));
		*factor = s->factors[--s->count];
		if (narrows) {
			s->base = cube_meet(s->base, only);
			i = 0;
		}
	}
	return true;
}

static struct word open_bits(const struct search *s, size_t factor)
{
	return word_and(s->factors[factor].mask, word_not(s->base.mask));
}

/* Moves the factors that are linked to the first by shared open bits to the front. Returns their
 * number, and their open bits in *bits. */
static size_t first_group(struct search *s, struct word *bits)
{
	size_t group = 1;
	*bits = open_bits(s, 0);
	for (size_t i = group; i < s->count; i++) {
		if (word_is_zero(word_and(open_bits(s, i), *bits)))
			continue;
		*bits = word_or(*bits, open_bits(s, i));
		struct factor swap = s->factors[group];
		s->factors[group++] = s->factors[i];
		s->factors[i] = swap;
		i = group - 1;
	}
	return group;
}

static struct search part_of_search(
	struct arena *arena, const struct search *s, struct cube base, size_t from, size_t to)
{
	struct search part = { base, ARENA_ARRAY(arena, struct factor, to - from), to - from };
	for (size_t i = from; i < to; i++)
		part.factors[i - from] = s->factors[i];
	return part;
}

/* Moves the factor with the fewest cubes to the front. */
static void fewest_first(struct search *s, size_t count)
{
	size_t best = 0;
	for (size_t i = 1; i < count; i++)
		if (s->factors[i].count < s->factors[best].count)
			best = i;
	struct factor swap = s->factors[0];
	s->factors[0] = s->factors[best];
	s->factors[best] = swap;
}

/* Narrows s->base to a cube that is in all factors; false if there is none. */
static bool solve_boxes(struct arena *arena, struct search *s)
{
	if (!reduce_boxes(arena, s))
		return false;
	while (s->count > 0) {
		struct word bits;
		size_t group = first_group(s, &bits);
		fewest_first(s, group);
		const struct factor *branch = &s->factors[0];
		bool found = false;
		for (size_t k = 0; k < branch->count && !found; k++) {
			struct cube base = cube_meet(s->base, branch->cubes[k]);
			struct search part = part_of_search(arena, s, base, 1, group);
			found = solve_boxes(arena, &part);
			if (found)
				s->base = part.base;
		}
		if (!found)
			return false;
		*s = part_of_search(arena, s, s->base, group, s->count);
	}
	return true;
}

/* Number of ways to fill the bits of scope, which include all open bits of the factors. */
static struct wide ways(struct arena *arena, struct search *s, struct word scope)
{
	struct wide sum = wide_from(0);
	if (!reduce_boxes(arena, s))
		return sum;
	scope = word_and(scope, word_not(s->base.mask));
	if (s->count == 0)
		return wide_power(word_popcount(scope));
	struct word bits;
	size_t group = first_group(s, &bits);
	fewest_first(s, group);
	const struct factor branch = s->factors[0];
	for (size_t k = 0; k < branch.count; k++) {
		struct search part =
			part_of_search(arena, s, cube_meet(s->base, branch.cubes[k]), 1, group);
		struct wide some =
			group > 1 ? ways(arena, &part, bits)
					  : wide_power(word_popcount(word_and(bits, word_not(branch.cubes[k].mask))));
		sum = wide_add(sum, some);
	}
	struct search rest = part_of_search(arena, s, s->base, group, s->count);
	return wide_mul(sum, ways(arena, &rest, word_and(scope, word_not(bits))));
}

static struct search start_box(struct arena *arena, const struct legal_box *a)
{
	struct search all = { a->base, a->factors.items, a->factors.count };
	return part_of_search(arena, &all, a->base, 0, all.count);
}

bool legal_find(const struct legal_box *a, struct word *witness)
{
	struct arena scratch = { 0 };
	struct search s = start_box(&scratch, a);
	bool found = solve_boxes(&scratch, &s);
	*witness = s.base.match;
	arena_free(&scratch);
	return found;
}

/* Are the boxes disjoint, as far as can be told without a search? */
static bool clearly_apart(const struct legal_box *a, const struct legal_box *b)
{
	if (!cubes_meet(a->base, b->base))
		return true;
	VEC_EACH (const struct factor, it, &b->factors) {
		const struct factor *same = find_factor(a, it->mask);
		if (same && !same_cubes(same, it) && !factors_meet(same, it))
			return true;
	}
	return false;
}

bool legal_meet(const struct legal_box *a, const struct legal_box *b, struct word *witness)
{
	struct arena scratch = { 0 };
	bool found = false;
	if (!clearly_apart(a, b)) {
		struct legal_box both = copy_box(&scratch, a);
		both.base = cube_meet(a->base, b->base);
		VEC_EACH (const struct factor, it, &b->factors)
			VEC_PUSH(&scratch, &both.factors, *it);
		found = legal_find(&both, witness);
	}
	arena_free(&scratch);
	return found;
}

/* ---- restriction and difference ---- */

struct legal_box legal_restrict(
	struct arena *arena, const struct legal_box *a, const struct cube_set *set)
{
	struct legal_box box = copy_box(arena, a);
	VEC_PUSH(arena, &box.factors, factor_from_set(word_mask(0, set->width), set));
	return box;
}

/* Adds the part of *a outside the factor to out, and keeps the part inside in *a. Returns false if
 * nothing is inside. */
static bool cut_factor(
	struct arena *arena, struct legal_set *out, struct legal_box *a, const struct factor *cut)
{
	struct factor *own = find_factor(a, cut->mask);
	if (own && same_cubes(own, cut))
		return true;
	struct cube_set all = cube_set_all(arena, 128), hole = factor_set(cut);
	struct cube_set before = own ? factor_set(own) : all;
	struct cube_set outside = cube_set_minus(arena, &before, &hole);
	struct cube_set inside = cube_set_meet(arena, &before, &hole);
	if (outside.cubes.count > 0) {
		struct legal_box piece = copy_box(arena, a);
		struct factor narrowed = factor_from_set(cut->mask, &outside);
		struct factor *place = find_factor(&piece, cut->mask);
		if (place)
			*place = narrowed;
		else
			VEC_PUSH(arena, &piece.factors, narrowed);
		VEC_PUSH(arena, &out->boxes, piece);
	}
	if (own)
		*own = factor_from_set(cut->mask, &inside);
	else
		VEC_PUSH(arena, &a->factors, factor_from_set(cut->mask, &inside));
	return inside.cubes.count > 0;
}

/* Adds the words of a that are not in b. */
static void push_box_minus(struct arena *arena, struct legal_set *out, const struct legal_box *a,
	const struct legal_box *b)
{
	if (clearly_apart(a, b)) {
		VEC_PUSH(arena, &out->boxes, *a);
		return;
	}
	struct legal_box rest = copy_box(arena, a);
	struct word open = word_and(b->base.mask, word_not(a->base.mask));
	for (unsigned bit = 0; bit < 128; bit++) {
		struct word one = word_mask(bit, 1), agreed = word_and(b->base.match, one);
		if (!word_bit(open, bit))
			continue;
		rest.base.mask = word_or(rest.base.mask, one);
		struct legal_box piece = rest;
		piece.base.match = word_or(piece.base.match, word_xor(agreed, one));
		VEC_PUSH(arena, &out->boxes, copy_box(arena, &piece));
		rest.base.match = word_or(rest.base.match, agreed);
	}
	VEC_EACH (const struct factor, it, &b->factors)
		if (!cut_factor(arena, out, &rest, it))
			return;
}

struct legal_set legal_minus(
	struct arena *arena, const struct legal_set *a, const struct legal_box *b)
{
	struct legal_set out = { 0 };
	VEC_EACH (const struct legal_box, it, &a->boxes)
		push_box_minus(arena, &out, it, b);
	return out;
}

struct legal_set legal_boxes(struct arena *arena, const struct opcode *opcode)
{
	struct legal_set all = { 0 };
	VEC_EACH (struct form *, form, &opcode->forms)
		VEC_EACH (struct box, box, &(*form)->boxes)
			VEC_PUSH(arena, &all.boxes, legal_from_box(arena, opcode, box));
	return all;
}

struct legal_set legal_from_opcode(struct arena *arena, const struct opcode *opcode)
{
	struct legal_set all = { 0 };
	for (size_t i = 0; i < opcode->forms.count; i++) {
		const struct form *form = opcode->forms.items[i];
		size_t before = all.boxes.count; /* the boxes of one form are disjoint */
		for (size_t k = 0; k < form->boxes.count; k++) {
			struct legal_set pieces = { 0 };
			VEC_PUSH(arena, &pieces.boxes, legal_from_box(arena, opcode, &form->boxes.items[k]));
			for (size_t j = 0; j < before && pieces.boxes.count > 0; j++)
				pieces = legal_minus(arena, &pieces, &all.boxes.items[j]);
			VEC_EACH (const struct legal_box, it, &pieces.boxes)
				VEC_PUSH(arena, &all.boxes, *it);
		}
	}
	return all;
}

/* ---- counting ---- */

struct wide legal_box_count(const struct legal_box *a)
{
	struct arena scratch = { 0 };
	struct search s = start_box(&scratch, a);
	struct wide count = ways(&scratch, &s, word_mask(0, 128));
	arena_free(&scratch);
	return count;
}

struct wide legal_count(const struct legal_set *a)
{
	struct wide sum = wide_from(0);
	VEC_EACH (const struct legal_box, it, &a->boxes)
		sum = wide_add(sum, legal_box_count(it));
	return sum;
}

struct word opcode_initial(const struct opcode *opcode)
{
	struct word w = { 0, 0 };
	uint64_t value;
	VEC_EACH (struct field *, it, &opcode->fields)
		if (field_hidden_value(*it, &value))
			w = field_insert(*it, w, value);
	return w;
}

struct word form_ignored(const struct form *form, struct word w)
{
	struct word bits = form->ignored;
	VEC_EACH (struct form_element, it, &form->all) {
		const struct element *e = it->element;
		const struct element *chosen = e->kind == ELEMENT_ONE_OF ? element_chosen(e, w) : NULL;
		if (chosen)
			bits = word_or(
				bits, field_insert(e->field, (struct word){ 0 }, chosen->alternative->ignored.lo));
	}
	return bits;
}

struct word form_written(const struct form *form, struct word w)
{
	struct word bits = form_ignored(form, w);
	return word_or(word_and(w, word_not(bits)), word_and(opcode_initial(form->opcode), bits));
}

bool legal_same_layout(const struct opcode *a, const struct opcode *b)
{
	if (a->length != b->length || a->appending.count != b->appending.count)
		return false;
	for (size_t i = 0; i < a->appending.count; i++) {
		const struct field *x = a->appending.items[i], *y = b->appending.items[i];
		if (x->type != y->type || !field_same_place(x, y) || !str_equal(x->name, y->name))
			return false;
	}
	return true;
}

struct str legal_pattern(struct arena *arena, struct word mask, struct cube cube)
{
	struct buffer text = buffer_new(arena);
	for (unsigned bit = 128; bit-- > 0;)
		if (word_bit(mask, bit))
			buffer_add_char(&text, !word_bit(cube.mask, bit)   ? '?'
								   : word_bit(cube.match, bit) ? '1'
															   : '0');
	return buffer_str(&text);
}
