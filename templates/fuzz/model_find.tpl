%# SPDX-License-Identifier: MIT
/* ---- patterns by their mask ---- */

/* Patterns of one mask and length, in the order of what they match. */
struct group {
	struct ${$p}_fuzz_bits mask;
	unsigned length; /* bytes */
	uint32_t first, count;
};

static const struct group opcode_groups[] = {
%each $f/groups/row
	{ { { ${@mask} } }, ${@length}, ${@first}, ${@count} },
%else
	{ { { 0 } }, 0, 0, 0 },
%end
};

static const uint32_t opcode_order[] = {
%each $f/order/row fill 87
	${@value},
%else
	0,
%end
};

static const struct group gap_groups[] = {
%each $f/gap-groups/row
	{ { { ${@mask} } }, ${@length}, ${@first}, ${@count} },
%else
	{ { { 0 } }, 0, 0, 0 },
%end
};

static const uint32_t gap_order[] = {
%each $f/gap-order/row fill 87
	${@value},
%else
	0,
%end
};

enum { OPCODE_GROUPS = ${$f/groups/@count}, GAP_GROUPS = ${$f/gap-groups/@count} };

static const struct ${$p}_fuzz_bits *match_of_opcode(uint32_t number)
{
	return &${$p}_fuzz_opcodes[number].match;
}

static const struct ${$p}_fuzz_bits *match_of_gap(uint32_t number)
{
	return &${$p}_fuzz_gaps[number].match;
}

/* Negative, zero or positive, as the word under the mask is less, equal or greater. */
static inline int compare(const struct ${$p}_fuzz_bits *w, const struct ${$p}_fuzz_bits *mask,
	const struct ${$p}_fuzz_bits *match)
{
	for (unsigned i = ${$P}_LIMBS; i-- > 0;)
		if ((w->limb[i] & mask->limb[i]) != match->limb[i])
			return (w->limb[i] & mask->limb[i]) < match->limb[i] ? -1 : 1;
	return 0;
}

/* The index of the first pattern that is not less than the word; after the last one if none. */
static uint32_t find_place(const struct group *group, const uint32_t *order,
	const struct ${$p}_fuzz_bits *(*match_of)(uint32_t), const struct ${$p}_fuzz_bits *w)
{
	uint32_t low = group->first, high = group->first + group->count;
	while (low < high) {
		uint32_t middle = low + (high - low) / 2;
		if (compare(w, &group->mask, match_of(order[middle])) > 0)
			low = middle + 1;
		else
			high = middle;
	}
	return low;
}

/* The gap of an undefined word. */
static unsigned find_gap(const struct ${$p}_fuzz_bits *w, unsigned length)
{
	for (const struct group *g = gap_groups; g < gap_groups + GAP_GROUPS; g++) {
		if (g->length != length)
			continue;
		uint32_t place = find_place(g, gap_order, match_of_gap, w);
		if (place < g->first + g->count &&
			compare(w, &g->mask, match_of_gap(gap_order[place])) == 0)
			return gap_order[place];
	}
	return ${$P}_FUZZ_GAP_COUNT;
}
