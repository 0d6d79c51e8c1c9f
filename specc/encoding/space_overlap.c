/* SPDX-License-Identifier: MIT */
/* Opcodes -> reports of words that belong to two of them. First finds pairs whose fixed bits allow
 * a common word, then compares their legal sets. */
#include "encoding/space_internal.h"

#include <stdlib.h>

#include "encoding/length.h"
#include "isa/region.h"

#define MOST_STEPS   ((size_t)50 << 20)
#define MOST_PAIRS   ((size_t)1 << 18)
#define MOST_FOUND   64   /* overlaps searched per opcode */
#define MOST_REPORTS 4    /* overlaps reported per opcode */
#define MOST_PIECES  4096 /* boxes allowed for the proof of unreachability */

struct pair_search {
	struct arena *arena;     /* of the pairs */
	const uint32_t *opcodes; /* indices of the patterns */
	struct opcode_pairs *pairs;
};

static bool add_overlap_pair(void *context, uint32_t i, uint32_t j)
{
	struct pair_search *s = context;
	struct opcode_pair pair = { s->opcodes[i], s->opcodes[j] };
	VEC_PUSH(s->arena, &s->pairs->items, pair);
	return s->pairs->items.count < MOST_PAIRS;
}

/* Sorts by the later opcode, then by the earlier one. */
static int compare_pairs(const void *a, const void *b)
{
	const struct opcode_pair *x = a, *y = b;
	if (x->second != y->second)
		return x->second < y->second ? -1 : 1;
	return (x->first > y->first) - (x->first < y->first);
}

/* The bits fixed in all legal words: the fixed bits, and zeros outside of fields. */
static struct cube always_fixed(const struct opcode *opcode)
{
	struct word zero = word_and(word_not(opcode->covered), word_mask(0, opcode->length));
	struct cube cube = { word_or(opcode->fixed.mask, zero), opcode->fixed.match };
	return cube;
}

struct opcode_pairs space_meeting_pairs(
	struct arena *arena, const struct isa *isa, unsigned length, bool *complete)
{
	struct arena scratch = { 0 };
	struct opcode_pairs pairs = { 0 };
	VEC(struct cube) cubes = { 0 };
	VEC(uint32_t) opcodes = { 0 };
	VEC_EACH (struct opcode *, it, &isa->opcodes) {
		if ((*it)->defective || (*it)->length != length)
			continue;
		VEC_PUSH(&scratch, &cubes, always_fixed(*it));
		VEC_PUSH(&scratch, &opcodes, (uint32_t)(it - isa->opcodes.items));
	}
	struct pair_search s = { arena, opcodes.items, &pairs };
	*complete = region_pairs(cubes.items, cubes.count, MOST_STEPS, add_overlap_pair, &s);
	if (pairs.items.count > 0)
		qsort(pairs.items.items, pairs.items.count, sizeof *pairs.items.items, compare_pairs);
	arena_free(&scratch);
	return pairs;
}

bool space_overlap(const struct opcode *a, const struct opcode *b, struct word *witness)
{
	struct arena scratch = { 0 };
	struct legal_set left = legal_boxes(&scratch, a), right = legal_boxes(&scratch, b);
	bool found = false;
	for (size_t i = 0; i < left.boxes.count && !found; i++)
		for (size_t j = 0; j < right.boxes.count && !found; j++)
			found = legal_meet(&left.boxes.items[i], &right.boxes.items[j], witness);
	arena_free(&scratch);
	return found;
}

/* Removes the legal words of an opcode from the set. */
static void take_out_opcode(struct arena *arena, struct legal_set *set, const struct opcode *opcode)
{
	struct legal_set boxes = legal_boxes(arena, opcode);
	VEC_EACH (const struct legal_box, it, &boxes.boxes) {
		if (set->boxes.count == 0 || set->boxes.count > MOST_PIECES)
			return;
		*set = legal_minus(arena, set, it);
	}
}

static bool has_legal_word(const struct legal_set *set)
{
	struct word w;
	VEC_EACH (const struct legal_box, it, &set->boxes)
		if (legal_find(it, &w))
			return true;
	return false;
}

/* Do earlier opcodes, those of the pairs [from, to), contain all words of the opcode? */
static bool unreachable(
	const struct isa *isa, const struct opcode_pairs *pairs, size_t from, size_t to)
{
	struct arena scratch = { 0 };
	struct legal_set rest =
		legal_boxes(&scratch, isa->opcodes.items[pairs->items.items[from].second]);
	for (size_t i = from; i < to; i++)
		take_out_opcode(&scratch, &rest, isa->opcodes.items[pairs->items.items[i].first]);
	bool result = rest.boxes.count <= MOST_PIECES && !has_legal_word(&rest);
	arena_free(&scratch);
	return result;
}

static void report_opcode_overlap(struct arena *arena, struct diag *diag,
	const struct opcode *first, const struct opcode *second, struct word witness)
{
	const struct definition *earlier = first->definition, *later = second->definition;
	struct str word = word_hex(arena, witness, (second->length + 3) / 4);
	struct report *report = diag_report(diag, CHECK_OPCODE_OVERLAP, later->name_span,
		"opcodes '%.*s' and '%.*s' both match the word %.*s", STR_ARG(later->name),
		STR_ARG(earlier->name), STR_ARG(word));
	diag_note(diag, report, earlier->name_span, "'%.*s' is declared here", STR_ARG(earlier->name));
}

/* Reports an unreachable opcode, with notes at up to MOST_REPORTS of the earlier opcodes. */
static void report_unreachable(struct diag *diag, const struct isa *isa,
	const struct opcode_pairs *pairs, size_t from, size_t to)
{
	const struct definition *later =
		isa->opcodes.items[pairs->items.items[from].second]->definition;
	struct report *report = diag_report(diag, CHECK_OPCODE_UNREACHABLE, later->name_span,
		"opcode '%.*s' is unreachable: earlier opcodes cover all of its words",
		STR_ARG(later->name));
	for (size_t i = from; i < to && i < from + MOST_REPORTS; i++) {
		const struct definition *earlier =
			isa->opcodes.items[pairs->items.items[i].first]->definition;
		diag_note(diag, report, earlier->name_span, "'%.*s' covers some of its words",
			STR_ARG(earlier->name));
	}
}

/* Checks the pairs [from, to) of one later opcode: reports those with a common legal word, and
 * whether the earlier opcodes make it unreachable. Moves overlapping pairs to the front of the
 * slice. */
static void check_later(struct arena *arena, struct diag *diag, const struct isa *isa,
	struct opcode_pairs *pairs, size_t from, size_t to)
{
	size_t found = 0;
	for (size_t i = from; i < to && found < MOST_FOUND; i++) {
		struct opcode_pair pair = pairs->items.items[i];
		const struct opcode *first = isa->opcodes.items[pair.first];
		const struct opcode *second = isa->opcodes.items[pair.second];
		struct word witness;
		if (!space_overlap(first, second, &witness))
			continue;
		if (found < MOST_REPORTS)
			report_opcode_overlap(arena, diag, first, second, witness);
		pairs->items.items[from + found++] = pair;
		if (found == MOST_REPORTS && unreachable(isa, pairs, from, from + found))
			break; /* enough reports */
	}
	if (found > 0 && unreachable(isa, pairs, from, from + found))
		report_unreachable(diag, isa, pairs, from, from + found);
}

static void check_length(
	struct arena *arena, struct diag *diag, const struct isa *isa, unsigned length)
{
	struct arena scratch = { 0 };
	bool complete;
	struct opcode_pairs pairs = space_meeting_pairs(&scratch, isa, length, &complete);
	if (!complete)
		diag_report(diag, CHECK_LIMIT, isa->span,
			"too many opcodes of %u bits share words: not all of them were compared", length);
	for (size_t from = 0, to; from < pairs.items.count; from = to) {
		to = from;
		while (to < pairs.items.count &&
			   pairs.items.items[to].second == pairs.items.items[from].second)
			to++;
		check_later(arena, diag, isa, &pairs, from, to);
	}
	arena_free(&scratch);
}

void space_check(struct arena *arena, struct diag *diag, const struct isa *isa)
{
	for (size_t i = 0; i < isa->lengths.count; i++)
		check_length(arena, diag, isa, isa->lengths.items[i]);
	length_check(arena, diag, isa);
}
