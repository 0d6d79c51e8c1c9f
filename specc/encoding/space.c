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

#define MOST_STEPS ((size_t)100 << 20)

/* ---- undefined ---- */

struct gap_visit {
	struct arena *arena;
	struct cube_set gaps;
};

static void add_gap(void *context, struct cube region, unsigned label)
{
	struct gap_visit *v = context;
	if (label == REGION_NONE)
		VEC_PUSH(v->arena, &v->gaps.cubes, region);
}

/* Finds the words whose first unit selects this length and which match no opcode's fixed bits. Of
 * two ways to divide the space, keeps the one with fewer gaps. */
static void find_gaps(struct arena *arena, struct diag *diag, const struct isa *isa,
	const struct length_classes *classes, struct space_length *out)
{
	struct arena scratch = { 0 };
	VEC(struct pattern) patterns = { 0 };
	VEC_EACH (struct opcode *, it, &isa->opcodes)
		if (!(*it)->defective && (*it)->length == out->length)
			VEC_PUSH(&scratch, &patterns, (struct pattern){ (*it)->fixed, 0 });
	VEC_EACH (const struct length_class, class, &classes->items)
		if (class->length != out->length)
			VEC_EACH (const struct cube, it, &class->units.cubes)
				VEC_PUSH(&scratch, &patterns, (struct pattern){ *it, 0 });
	for (int low_first = 0; low_first < 2; low_first++) {
		struct gap_visit v = { &scratch, cube_set_none(out->length) };
		if (!region_partition(patterns.items, patterns.count, low_first, MOST_STEPS, add_gap, &v))
			continue;
		struct cube_set merged = cube_set_compact(arena, &v.gaps);
		struct cube_set gaps = space_fewer_gaps(arena, &merged);
		if (!out->exact || gaps.cubes.count < out->gaps.cubes.count)
			out->gaps = gaps;
		out->exact = true;
	}
	out->undefined = cube_set_count(&out->gaps);
	if (!out->exact)
		diag_report(diag, CHECK_LIMIT, isa->span,
			"the undefined words of %u bits are too scattered to describe: they were not counted",
			out->length);
	arena_free(&scratch);
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

static struct count count_set(
	struct arena *arena, const struct legal_set *set, const struct length_class *class)
{
	struct count sum = count_zero();
	if (cube_set_is_all(&class->units))
		return legal_count(set);
	VEC_EACH (const struct legal_box, it, &set->boxes) {
		struct legal_box box = legal_restrict(arena, it, &class->units);
		sum = count_add(sum, legal_box_count(&box));
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
		out->defined = count_add(out->defined, count_set(&scratch, &set, class));
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
		unsigned beyond = class->length > isa->unit ? class->length - isa->unit : 0;
		out.gaps = cube_set_none(class->length);
		out.words = count_multiply(cube_set_count(&class->units), count_power(beyond));
		find_gaps(arena, diag, isa, classes, &out);
		count_defined(isa, class, &out);
		out.exact = out.exact && classes->complete;
		assert(out.length == class->length && class->length % 8 == 0);
		struct count others = count_add(out.defined, out.undefined);
		if (count_compare(others, out.words) <= 0)
			out.reserved = count_subtract(out.words, others);
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
