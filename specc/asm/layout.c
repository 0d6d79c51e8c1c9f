/* SPDX-License-Identifier: MIT */
/* Gives fragments their addresses and instructions their sizes, which depend on each other: begins
 * with the shortest and lets instructions grow until nothing changes. */
#include "asm/internal.h"

#include <assert.h>

#define MAX_SETTLING 64 /* sweeps in which no instruction grows */
#define MAX_GROWING  64 /* sweeps after which everything grows at once */

static uint64_t align_size(const struct fragment *fragment, uint64_t address)
{
	uint64_t beyond = address % fragment->multiple;
	return beyond ? fragment->multiple - beyond : 0;
}

/* The size of `.space` or the address of `.org`, as far as it is known; what is wrong is said in
 * the end. */
static uint64_t sized_value(struct assembler *as, const struct fragment *f, struct location line)
{
	struct value value;
	bool is_space = f->kind == FRAGMENT_SPACE;
	if (!evaluate(as, &f->sized->expr, f->sized->place.file, line, &value) || value.number < 0 ||
		(is_space && value.number > (asm_number)MAX_IMAGE))
		return is_space ? 0 : f->address;
	return (uint64_t)value.number;
}

/* One sweep; returns the first fragment that has moved or changed, or NULL. */
static struct fragment *assign_addresses(struct assembler *as)
{
	struct fragment *changed = NULL;
	uint64_t address = 0;
	for (size_t i = 0; i < as->fragments.count; i++) {
		struct fragment *f = &as->fragments.items[i];
		struct location line = { (uint32_t)i, 0 };
		uint64_t old_size = f->size, old_value = f->kind == FRAGMENT_ORG ? f->sized->value : 0;
		bool moved = f->address != address;
		f->address = address;
		if (f->kind == FRAGMENT_ALIGN)
			f->size = align_size(f, address);
		else if (f->kind == FRAGMENT_SPACE)
			f->size = sized_value(as, f, line);
		else if (f->kind == FRAGMENT_ORG)
			f->sized->value = sized_value(as, f, line);
		address += f->size;
		bool differs = f->size != old_size;
		if (f->kind == FRAGMENT_ORG) {
			address = f->sized->value;
			differs = address != old_value;
		}
		if (!changed && (moved || differs))
			changed = f;
	}
	return changed;
}

/* Sweeps until addresses are consistent with everything that depends on them. */
static bool settle_fragments(struct assembler *as)
{
	struct fragment *changed = NULL;
	for (unsigned sweep = 0; sweep < MAX_SETTLING; sweep++) {
		changed = assign_addresses(as);
		if (!changed)
			return true;
	}
	while (changed->kind != FRAGMENT_SPACE && changed->kind != FRAGMENT_ORG &&
		   changed > as->fragments.items)
		changed--;
	struct place place = { 0 };
	if (changed->kind == FRAGMENT_SPACE || changed->kind == FRAGMENT_ORG)
		place = changed->sized->place;
	asm_error(as, place,
		"this depends on itself: its value changes the addresses that it is computed from");
	return false;
}

/* Lets an instruction grow to the next size that its values fit; false if it does not change.
 * eager: to the longest one that fits, to guarantee termination. */
static bool grow_fragment(
	struct assembler *as, struct fragment *f, struct location line, bool eager)
{
	struct choice *choice = f->choice;
	assert(f->kind == FRAGMENT_CHOICE && choice->chosen < choice->count);
	uint32_t best = choice->chosen;
	const struct asm_file *file = choice->place.file;
	if (!eager && candidate_fits(as, &choice->candidates[best], file, line, f->address))
		return false;
	for (uint32_t i = best + 1; i < choice->count; i++)
		if (candidate_fits(as, &choice->candidates[i], file, line, f->address)) {
			best = i;
			if (!eager)
				break;
		}
	if (best == choice->chosen)
		return false;
	choice->chosen = best;
	f->size = choice->candidates[best].size;
	return true;
}

static bool grow_all(struct assembler *as, bool eager)
{
	bool grown = false;
	for (size_t i = 0; i < as->fragments.count; i++)
		if (as->fragments.items[i].kind == FRAGMENT_CHOICE)
			grown |= grow_fragment(
				as, &as->fragments.items[i], (struct location){ (uint32_t)i, 0 }, eager);
	return grown;
}

void layout(struct assembler *as)
{
	for (unsigned sweep = 0; settle_fragments(as); sweep++)
		if (!grow_all(as, sweep == MAX_GROWING))
			return;
}
