/* SPDX-License-Identifier: MIT */
/* Opcodes -> the first units that imply a length: those that match their fixed bits and, if these
 * do not separate lengths, those of their legal words. */
#include <stdlib.h>

#include "isa/legal.h"
#include "encoding/length_internal.h"
#include "isa/region.h"

enum { MAX_UNITS = 4096 }; /* cubes of one opcode's legal first units */

bool length_is_implied(const struct isa *isa)
{
	return isa->length_rules.count == 0 && isa->lengths.count > 1;
}

/* ---- first units of one opcode ---- */

static struct cube cube_within(struct cube cube, struct word bits)
{
	return (struct cube){ word_and(cube.mask, bits), word_and(cube.match, bits) };
}

static struct cube_set unit_set(struct arena *arena, const struct isa *isa, struct cube cube)
{
	struct cube_set set = cube_set_none(isa->unit);
	VEC_PUSH(arena, &set.cubes, cube_within(cube, word_mask(0, isa->unit)));
	return set;
}

/* The first units of the words of a box: the factors have disjoint bits, so their sets are
 * independent. */
static struct cube_set units_of_box(
	struct arena *arena, const struct isa *isa, const struct legal_box *box)
{
	struct cube_set units = unit_set(arena, isa, box->base);
	VEC_EACH (struct factor, it, &box->factors) {
		struct cube_set part = cube_set_none(isa->unit);
		if (!it->count)
			return part; /* the box is empty */
		if (word_is_zero(word_and(it->mask, word_mask(0, isa->unit))))
			continue;
		for (size_t i = 0; i < it->count; i++) {
			struct cube_set one = unit_set(arena, isa, it->cubes[i]);
			part = cube_set_union(arena, &part, &one);
		}
		if (units.cubes.count * part.cubes.count > MAX_UNITS)
			continue; /* overestimates the units: may report a false conflict, but misses none */
		units = cube_set_meet(arena, &units, &part);
	}
	return units;
}

static void add_unit_pattern(struct arena *arena, struct unit_patterns *all, struct cube cube,
	const struct opcode *opcode, bool is_legal)
{
	struct unit_pattern pattern = { cube, opcode->length, opcode, is_legal };
	VEC_PUSH(arena, &all->items, pattern);
}

static void add_legal(struct arena *arena, const struct isa *isa, struct unit_patterns *all,
	const struct opcode *opcode)
{
	struct cube_set units = cube_set_none(isa->unit);
	struct legal_set legal = legal_boxes(arena, opcode);
	VEC_EACH (struct legal_box, it, &legal.boxes) {
		struct cube_set more = units_of_box(arena, isa, it);
		units = cube_set_union(arena, &units, &more);
	}
	units = cube_set_compact(arena, &units);
	VEC_EACH (struct cube, it, &units.cubes)
		add_unit_pattern(arena, all, *it, opcode, true);
}

/* ---- of all opcodes ---- */

static int compare_units(const void *a, const void *b)
{
	const struct unit_pattern *x = a, *y = b;
	int order = y->is_legal - x->is_legal;
	if (order == 0)
		order = (x->length > y->length) - (x->length < y->length);
	if (order == 0)
		order = (x->opcode->index > y->opcode->index) - (x->opcode->index < y->opcode->index);
	if (order == 0)
		order = word_compare(x->cube.mask, y->cube.mask);
	if (order == 0)
		order = word_compare(x->cube.match, y->cube.match);
	return order;
}

static struct str key_of_pattern(
	struct arena *arena, struct cube cube, unsigned length, bool is_legal)
{
	uint64_t key[] = { cube.mask.lo, cube.mask.hi, cube.match.lo, cube.match.hi, length, is_legal };
	return str_copy(arena, (struct str){ (const char *)key, sizeof key });
}

static void sort(struct arena *arena, struct unit_patterns *all)
{
	struct str_map seen = { .arena = arena };
	size_t kept = 0;
	if (all->items.count)
		qsort(all->items.items, all->items.count, sizeof *all->items.items, compare_units);
	for (size_t i = 0; i < all->items.count; i++) {
		const struct unit_pattern *it = &all->items.items[i];
		if (!str_map_put(&seen, key_of_pattern(arena, it->cube, it->length, it->is_legal), all))
			all->items.items[kept++] = *it;
	}
	all->items.count = kept;
}

static struct cube *cubes_of(struct arena *arena, const struct unit_patterns *all)
{
	struct cube *cubes = ARENA_ARRAY(arena, struct cube, all->items.count + 1);
	for (size_t i = 0; i < all->items.count; i++)
		cubes[i] = all->items.items[i].cube;
	return cubes;
}

struct disputes {
	const struct unit_patterns *all;
	bool *disputed;
};

static bool dispute(void *context, uint32_t i, uint32_t j)
{
	struct disputes *d = context;
	if (d->all->items.items[i].length != d->all->items.items[j].length)
		d->disputed[i] = d->disputed[j] = true;
	return true;
}

/* Adds the legal words of the opcodes whose pattern meets one of another length. */
static void add_disputed(struct arena *arena, const struct isa *isa, struct unit_patterns *all)
{
	struct disputes d = { all, ARENA_ARRAY(arena, bool, all->items.count + 1) };
	struct str_map disputed = { .arena = arena };
	region_pairs(cubes_of(arena, all), all->items.count, LENGTH_STEPS, dispute, &d);
	for (size_t i = 0; i < all->items.count; i++)
		if (d.disputed[i])
			str_map_put(&disputed,
				key_of_pattern(arena, all->items.items[i].cube, all->items.items[i].length, false),
				all);
	VEC_EACH (struct opcode *, it, &isa->opcodes) {
		struct cube cube = cube_within((*it)->fixed, word_mask(0, isa->unit));
		if (disputed.count && !(*it)->defective &&
			str_map_get(&disputed, key_of_pattern(arena, cube, (*it)->length, false)))
			add_legal(arena, isa, all, *it);
	}
	if (disputed.count)
		sort(arena, all);
}

struct unit_patterns unit_patterns_of(struct arena *arena, const struct isa *isa)
{
	struct unit_patterns all = { 0 };
	VEC_EACH (struct opcode *, it, &isa->opcodes)
		if (!(*it)->defective)
			add_unit_pattern(
				arena, &all, cube_within((*it)->fixed, word_mask(0, isa->unit)), *it, false);
	sort(arena, &all);
	add_disputed(arena, isa, &all);
	return all;
}

struct length_rules length_rules_of(struct arena *arena, const struct isa *isa)
{
	struct length_rules rules = { 0 };
	VEC_EACH (const struct length_rule, it, &isa->length_rules)
		VEC_PUSH(arena, &rules.list, *it);
	if (!length_is_implied(isa))
		return rules;
	struct unit_patterns units = unit_patterns_of(arena, isa);
	size_t legal = 0;
	while (legal < units.items.count && units.items.items[legal].is_legal)
		legal++;
	VEC_EACH (struct unit_pattern, it, &units.items) {
		struct length_rule rule = { it->length, it->cube, it->opcode->definition->name_span };
		if (legal || it->length != isa->lengths.items[0]) /* otherwise the default */
			VEC_PUSH(arena, &rules.list, rule);
	}
	return rules;
}

/* ---- check ---- */

struct conflict_search {
	struct arena *arena;
	struct diag *diag;
	const struct isa *isa;
	const struct unit_patterns *units;
	bool *reported; /* per opcode: at most one conflict each */
};

static void report_conflict(
	struct conflict_search *s, const struct unit_pattern *a, const struct unit_pattern *b)
{
	struct cube both = cube_meet(a->cube, b->cube);
	const struct opcode *first = a->opcode, *second = b->opcode;
	if (first->index > second->index) {
		first = b->opcode;
		second = a->opcode;
	}
	if (s->reported[second->index])
		return;
	s->reported[second->index] = true;
	struct str unit = word_hex(s->arena, both.match, (s->isa->unit + 3) / 4);
	const struct definition *later = second->definition, *earlier = first->definition;
	struct report *report = diag_report(s->diag, CHECK_LENGTH_CONFLICT, later->name_span,
		"the first unit %.*s begins both '%.*s' (%u bits) and '%.*s' (%u bits), and no Length "
		"pattern distinguishes them",
		STR_ARG(unit), STR_ARG(later->name), second->length, STR_ARG(earlier->name), first->length);
	diag_note(
		s->diag, report, earlier->name_span, "'%.*s' is declared here", STR_ARG(earlier->name));
}

static bool compare_lengths(void *context, uint32_t i, uint32_t j)
{
	struct conflict_search *s = context;
	const struct unit_pattern *a = &s->units->items.items[i], *b = &s->units->items.items[j];
	if (a->length != b->length && a->is_legal && b->is_legal)
		report_conflict(s, a, b);
	return true;
}

void length_check_units(struct arena *arena, struct diag *diag, const struct isa *isa)
{
	struct arena scratch = { 0 };
	struct unit_patterns units = unit_patterns_of(&scratch, isa);
	struct conflict_search s = { arena, diag, isa, &units,
		ARENA_ARRAY(&scratch, bool, isa->opcodes.count + 1) };
	if (!region_pairs(
			cubes_of(&scratch, &units), units.items.count, LENGTH_STEPS, compare_lengths, &s))
		diag_report(diag, CHECK_LIMIT, isa->span,
			"too many opcodes share first units: not all of their lengths were compared");
	arena_free(&scratch);
}
