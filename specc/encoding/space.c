/* SPDX-License-Identifier: MIT */
/* An isa -> exact numbers of defined, reserved and undefined words per length, and the undefined
 * words as patterns. Undefined words follow from the fixed bits, defined ones from the legal sets;
 * all others are reserved. */
#include "encoding/space.h"

#include <assert.h>
#include <stdint.h>

#include "encoding/length.h"
#include "isa/region.h"
#include "encoding/space_internal.h"

/* A list may take some steps and gaps for each pattern, as in an instruction set whose opcodes are
 * told apart by a tree of decisions. Counting may take more: 8M steps are about a second. */
static size_t most_steps(size_t patterns)
{
	return ((size_t)1 << 20) + 1024 * patterns;
}

static size_t most_counted(size_t patterns)
{
	return ((size_t)8 << 20) + 1024 * patterns;
}

static size_t most_gaps(size_t patterns)
{
	return 4096 + 32 * patterns;
}

/* ---- undefined ---- */

/* The words of other lengths: those that the length does not have. */
static void take_others(
	struct arena *arena, const struct length_class *class, struct space_length *out)
{
	struct cube_set all = cube_set_all(arena, class->length);
	struct cube_set others = cube_set_minus(arena, &all, &class->units);
	VEC_EACH (const struct cube, it, &others.cubes)
		VEC_PUSH(arena, &out->taken, *it);
}

/* The words whose first units select another length, and those with an opcode's fixed bits. */
static void find_taken(struct arena *arena, const struct isa *isa,
	const struct length_classes *classes, struct space_length *out)
{
	VEC_EACH (struct opcode *, it, &isa->opcodes)
		if (!(*it)->defective && (*it)->length == out->length)
			VEC_PUSH(arena, &out->taken, (*it)->fixed);
	VEC_EACH (const struct length_class, class, &classes->items)
		if (classes->deep && class->length == out->length)
			take_others(arena, class, out);
		else if (!classes->deep && class->length != out->length)
			VEC_EACH (const struct cube, it, &class->units.cubes)
				VEC_PUSH(arena, &out->taken, *it);
}

struct gap_visit {
	struct arena *arena;
	struct cube_set gaps;
	size_t left; /* gaps that may still be added */
};

static bool add_gap(void *context, struct cube region, unsigned label)
{
	struct gap_visit *v = context;
	if (label != REGION_NONE)
		return true;
	VEC_PUSH(v->arena, &v->gaps.cubes, region);
	return --v->left > 0;
}

/* The gaps as one way of dividing the space finds them; false, with those found first, if they are
 * too many. */
static bool gaps_of_way(struct arena *arena, const struct space_length *length, bool low_first,
	unsigned depth, struct cube_set *gaps)
{
	size_t count = length->taken.count;
	struct arena scratch = { 0 };
	struct pattern *patterns = ARENA_ARRAY(&scratch, struct pattern, count);
	struct region_way way = { low_first, most_steps(count), depth };
	struct gap_visit v = { &scratch, cube_set_none(length->length), most_gaps(count) };
	for (size_t i = 0; i < count; i++)
		patterns[i] = (struct pattern){ length->taken.items[i], 0 };
	bool done = region_partition(patterns, count, way, add_gap, &v);
	struct cube_set merged = cube_set_compact(arena, &v.gaps);
	*gaps = space_fewer_gaps(arena, &merged);
	arena_free(&scratch);
	return done;
}

static bool lists_more(const struct cube_set *a, const struct cube_set *b)
{
	return wide_compare(cube_set_count(a), cube_set_count(b)) > 0;
}

/* Finds the patterns of the undefined words; false if they are too many. Of two ways to divide the
 * space, keeps the one with fewer gaps. */
static bool find_gaps(struct arena *arena, struct space_length *out)
{
	struct cube_set gaps;
	bool found = false;
	for (int low_first = 0; low_first < 2; low_first++) {
		bool all = gaps_of_way(arena, out, low_first, 128, &gaps);
		if (found ? all && gaps.cubes.count < out->gaps.cubes.count
				  : all || lists_more(&gaps, &out->gaps))
			out->gaps = gaps;
		found = found || all;
	}
	return found;
}

/* Finds the largest of too many gaps, instead of those in one corner of the space. */
static void find_largest_gaps(struct arena *arena, struct space_length *out)
{
	struct cube_set gaps;
	for (unsigned depth = 1; gaps_of_way(arena, out, false, depth, &gaps); depth++)
		if (lists_more(&gaps, &out->gaps))
			out->gaps = gaps;
}

static void count_undefined(struct arena *arena, struct diag *diag, const struct isa *isa,
	const struct length_classes *classes, struct space_length *out)
{
	struct cube all = { 0 };
	find_taken(arena, isa, classes, out);
	out->exact = region_count_outside(out->taken.items, out->taken.count, all, out->length,
		most_counted(out->taken.count), &out->undefined);
	bool listed = find_gaps(arena, out);
	if (!listed && out->exact)
		find_largest_gaps(arena, out);
	struct wide words = cube_set_count(&out->gaps);
	if (listed)
		out->undefined = words;
	else if (out->exact)
		out->unlisted = wide_sub(out->undefined, words);
	out->exact = out->exact || listed;
	if (!out->exact) {
		out->gaps = cube_set_none(out->length);
		out->undefined = wide_from(0);
		diag_report(diag, CHECK_LIMIT, isa->span,
			"the undefined words of %u bits are too scattered to describe: they were not counted",
			out->length);
	}
}

bool space_is_free(const struct space_length *length, struct cube cube)
{
	struct wide outside;
	VEC_EACH (struct cube, it, &length->gaps.cubes)
		if (cubes_meet(*it, cube))
			return true;
	return !wide_is_zero(length->unlisted) &&
		   region_count_outside(length->taken.items, length->taken.count, cube, length->length,
			   most_counted(length->taken.count), &outside) &&
		   !wide_is_zero(outside);
}

/* ---- defined ---- */

/* Removes the words of earlier opcodes. Overlap is an error, but the sum must still be right. */
static void take_out_earlier(struct arena *arena, const struct isa *isa,
	const struct opcode_pairs *pairs, uint32_t index, size_t *at, struct legal_set *set)
{
	for (; *at < pairs->items.count && pairs->items.items[*at].second == index; ++*at) {
		const struct opcode *earlier = isa->opcodes.items[pairs->items.items[*at].first];
		struct word witness;
		if (!space_overlap(earlier, isa->opcodes.items[index], &witness))
			continue;
		struct legal_set boxes = legal_boxes(arena, earlier);
		VEC_EACH (const struct legal_box, it, &boxes.boxes)
			*set = legal_minus(arena, set, it);
	}
}

static struct wide count_set(
	struct arena *arena, const struct legal_set *set, const struct length_class *class)
{
	struct wide sum = wide_from(0);
	if (cube_set_is_all(&class->units))
		return legal_count(set);
	VEC_EACH (const struct legal_box, it, &set->boxes) {
		struct legal_box box = legal_restrict(arena, it, &class->units);
		sum = wide_add(sum, legal_box_count(&box));
	}
	return sum;
}

static void count_defined(
	const struct isa *isa, const struct length_class *class, struct space_length *out)
{
	struct arena outer = { 0 };
	bool complete;
	size_t at = 0;
	struct opcode_pairs pairs = space_meeting_pairs(&outer, isa, out->length, &complete);
	for (uint32_t i = 0; i < isa->opcodes.count; i++) {
		const struct opcode *opcode = isa->opcodes.items[i];
		if (opcode->defective || opcode->length != out->length)
			continue;
		struct arena scratch = { 0 };
		struct legal_set set = legal_from_opcode(&scratch, opcode);
		take_out_earlier(&scratch, isa, &pairs, i, &at, &set);
		out->defined = wide_add(out->defined, count_set(&scratch, &set, class));
		arena_free(&scratch);
	}
	arena_free(&outer);
}

struct space *space_count(struct arena *arena, struct diag *diag, const struct isa *isa)
{
	struct space *space = ARENA_NEW(arena, struct space);
	const struct length_classes *classes = length_classes_new(arena, isa);
	if (!classes->complete)
		diag_report(diag, CHECK_LIMIT, isa->span,
			"the first units of the lengths are too scattered to describe: the counts are not "
			"exact");
	VEC_EACH (const struct length_class, class, &classes->items) {
		struct space_length out = { .length = class->length };
		unsigned width = class->units.width;
		unsigned beyond = class->length > width ? class->length - width : 0;
		out.gaps = cube_set_none(class->length);
		out.words = wide_mul(cube_set_count(&class->units), wide_power(beyond));
		count_undefined(arena, diag, isa, classes, &out);
		count_defined(isa, class, &out);
		out.exact = out.exact && classes->complete;
		assert(out.length == class->length && class->length % 8 == 0);
		struct wide others = wide_add(out.defined, out.undefined);
		if (wide_compare(others, out.words) <= 0)
			out.reserved = wide_sub(out.words, others);
		VEC_PUSH(arena, &space->lengths, out);
	}
	return space;
}

/* ---- nearest ---- */

enum { STEPS = 64 }; /* most decisions compared */

/* Number of the first decisions that test none of these bits. */
static unsigned count_agreed(const struct dtree_step *steps, size_t count, struct word differing)
{
	unsigned agreed = 0;
	while (agreed < count &&
		   word_is_zero(word_and(word_mask(steps[agreed].lsb, steps[agreed].width), differing)))
		agreed++;
	return agreed;
}

static bool is_nearer(const struct space_near *a, const struct space_near *b)
{
	return a->agreed != b->agreed ? a->agreed > b->agreed : a->count < b->count;
}

size_t space_nearest(const struct isa *isa, const struct dtree *tree, struct word w,
	unsigned length, struct space_near near[SPACE_NEAREST])
{
	struct dtree_step steps[STEPS];
	size_t count = tree ? dtree_path(tree, w, steps, STEPS) : 0, found = 0;
	count = count < STEPS ? count : STEPS;
	VEC_EACH (struct opcode *, it, &isa->opcodes) {
		const struct opcode *opcode = *it;
		if (opcode->defective || opcode->length != length)
			continue;
		struct word differing = word_and(word_xor(w, opcode->fixed.match), opcode->fixed.mask);
		struct space_near item = { opcode, differing, word_popcount(differing),
			count_agreed(steps, count, differing) };
		size_t at = found;
		while (at > 0 && is_nearer(&item, &near[at - 1]))
			at--;
		if (at == SPACE_NEAREST)
			continue;
		if (found < SPACE_NEAREST)
			found++;
		for (size_t i = found - 1; i > at; i--)
			near[i] = near[i - 1];
		near[at] = item;
	}
	return found;
}
