/* SPDX-License-Identifier: MIT */
/* Opcodes -> the units that imply a length: those that match their fixed bits and, if these do not
 * separate lengths, those that their legal words begin with. First of one unit; where that does not
 * decide, of two, and so on. */
#include <stdlib.h>

#include "isa/legal.h"
#include "encoding/length_internal.h"
#include "isa/region.h"

enum { MAX_UNITS = 4096 }; /* cubes of one opcode's legal first units */

bool length_is_implied(const struct isa *isa)
{
	return isa->length_rules.count == 0 && isa->lengths.count > 1;
}

unsigned length_shortest(const struct isa *isa, unsigned bits)
{
	for (size_t i = 0; i < isa->lengths.count; i++)
		if (isa->lengths.items[i] >= bits)
			return isa->lengths.items[i];
	return isa->unit;
}

/* ---- first units of one opcode ---- */

static struct cube cube_within(struct cube cube, struct word bits)
{
	return (struct cube){ word_and(cube.mask, bits), word_and(cube.match, bits) };
}

static struct cube_set unit_set(struct arena *arena, unsigned bits, struct cube cube)
{
	struct cube_set set = cube_set_none(bits);
	VEC_PUSH(arena, &set.cubes, cube_within(cube, word_mask(0, bits)));
	return set;
}

/* The first bits of the words of a box: the factors have disjoint bits, so their sets are
 * independent. */
static struct cube_set units_of_box(struct arena *arena, unsigned bits, const struct legal_box *box)
{
	struct cube_set units = unit_set(arena, bits, box->base);
	VEC_EACH (struct factor, it, &box->factors) {
		struct cube_set part = cube_set_none(bits);
		if (!it->count)
			return part; /* the box is empty */
		if (word_is_zero(word_and(it->mask, word_mask(0, bits))))
			continue;
		for (size_t i = 0; i < it->count; i++) {
			struct cube_set one = unit_set(arena, bits, it->cubes[i]);
			part = cube_set_union(arena, &part, &one);
		}
		if (units.cubes.count * part.cubes.count > MAX_UNITS)
			continue; /* overestimates the units: may report a false conflict, but misses none */
		units = cube_set_meet(arena, &units, &part);
	}
	return units;
}

/* Opcodes without errors. */
struct opcodes {
	VEC(const struct opcode *) list;
};

static void add_unit_pattern(struct arena *arena, struct unit_patterns *all, struct cube cube,
	const struct opcode *opcode, bool is_legal)
{
	struct unit_pattern pattern = { cube, opcode->length, opcode, is_legal };
	VEC_PUSH(arena, &all->items, pattern);
}

static void add_legal(struct arena *arena, struct unit_patterns *all, const struct opcode *opcode)
{
	struct cube_set units = cube_set_none(all->bits);
	struct legal_set legal = legal_boxes(arena, opcode);
	VEC_EACH (struct legal_box, it, &legal.boxes) {
		struct cube_set more = units_of_box(arena, all->bits, it);
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

/* Adds the legal words of those opcodes whose pattern meets one of another length. */
static void add_disputed(
	struct arena *arena, const struct opcodes *opcodes, struct unit_patterns *all)
{
	struct disputes d = { all, ARENA_ARRAY(arena, bool, all->items.count + 1) };
	struct str_map disputed = { .arena = arena };
	region_pairs(cubes_of(arena, all), all->items.count, LENGTH_STEPS, dispute, &d);
	for (size_t i = 0; i < all->items.count; i++)
		if (d.disputed[i])
			str_map_put(&disputed,
				key_of_pattern(arena, all->items.items[i].cube, all->items.items[i].length, false),
				all);
	VEC_EACH (const struct opcode *, it, &opcodes->list) {
		struct cube cube = cube_within((*it)->fixed, word_mask(0, all->bits));
		if (disputed.count &&
			str_map_get(&disputed, key_of_pattern(arena, cube, (*it)->length, false)))
			add_legal(arena, all, *it);
	}
	if (disputed.count)
		sort(arena, all);
}

struct open_search {
	struct arena *arena;
	struct unit_patterns *all;
	struct cube_set more;
};

/* Legal words of two lengths, both of more units, begin with these. */
static bool add_open(void *context, uint32_t i, uint32_t j)
{
	struct open_search *s = context;
	const struct unit_pattern *a = &s->all->items.items[i], *b = &s->all->items.items[j];
	if (a->length != b->length && a->is_legal && b->is_legal && a->length > s->all->bits &&
		b->length > s->all->bits)
		VEC_PUSH(s->arena, &s->more.cubes, cube_meet(a->cube, b->cube));
	return true;
}

static int compare_open_cubes(const void *a, const void *b)
{
	const struct cube *x = a, *y = b;
	int order = word_compare(x->mask, y->mask);
	return order ? order : word_compare(x->match, y->match);
}

/* Without those that others contain. */
static void settle_open(struct cube_set *more)
{
	size_t kept = 0;
	if (!more->cubes.count)
		return;
	struct cube *cubes = more->cubes.items;
	qsort(cubes, more->cubes.count, sizeof *cubes, compare_open_cubes);
	for (size_t i = 0; i < more->cubes.count; i++) {
		bool known = false;
		for (size_t k = 0; k < kept && !known; k++)
			known = cube_includes(cubes[k], cubes[i]);
		if (!known)
			cubes[kept++] = cubes[i];
	}
	more->cubes.count = kept;
}

/* The patterns of some bits of these opcodes. */
static struct unit_patterns patterns_of_bits(
	struct arena *arena, const struct opcodes *opcodes, unsigned bits)
{
	struct unit_patterns all = { .bits = bits };
	VEC_EACH (const struct opcode *, it, &opcodes->list)
		add_unit_pattern(arena, &all, cube_within((*it)->fixed, word_mask(0, bits)), *it, false);
	sort(arena, &all);
	add_disputed(arena, opcodes, &all);
	struct open_search s = { arena, &all, cube_set_none(bits) };
	region_pairs(cubes_of(arena, &all), all.items.count, LENGTH_STEPS, add_open, &s);
	settle_open(&s.more);
	all.more = s.more;
	return all;
}

/* Those that these units leave open. */
static struct opcodes open_opcodes(
	struct arena *arena, const struct opcodes *opcodes, const struct unit_patterns *units)
{
	struct opcodes open = { 0 };
	VEC_EACH (const struct opcode *, it, &opcodes->list) {
		bool meets = false;
		for (size_t i = 0; i < units->more.cubes.count && !meets; i++)
			meets = cubes_meet(units->more.cubes.items[i], (*it)->fixed);
		if (meets && (*it)->length > units->bits)
			VEC_PUSH(arena, &open.list, *it);
	}
	return open;
}

struct length_levels length_levels_of(struct arena *arena, const struct isa *isa)
{
	struct length_levels levels = { 0 };
	struct opcodes opcodes = { 0 };
	if (!length_is_implied(isa))
		return levels;
	VEC_EACH (struct opcode *, it, &isa->opcodes)
		if (!(*it)->defective)
			VEC_PUSH(arena, &opcodes.list, *it);
	unsigned bits = isa->unit;
	do {
		struct unit_patterns units = patterns_of_bits(arena, &opcodes, bits);
		VEC_PUSH(arena, &levels.list, units);
		opcodes = open_opcodes(arena, &opcodes, &units);
		bits += isa->unit;
	} while (opcodes.list.count);
	return levels;
}

/* ---- rules ---- */

/* The rules of the first unit, if it decides all lengths. */
static void add_shallow_rules(struct arena *arena, const struct isa *isa,
	const struct unit_patterns *units, struct length_rules *rules)
{
	size_t legal = 0;
	while (legal < units->items.count && units->items.items[legal].is_legal)
		legal++;
	VEC_EACH (struct unit_pattern, it, &units->items) {
		struct length_step rule = { 1, it->length, it->cube, it->opcode->definition->name_span };
		if (legal || it->length != isa->lengths.items[0]) /* otherwise the default */
			VEC_PUSH(arena, &rules->list, rule);
	}
}

static void add_cube_rules(struct arena *arena, const struct cube_set *set, struct length_step rule,
	struct length_rules *rules)
{
	struct cube_set merged = cube_set_compact(arena, set);
	size_t first = rules->list.count;
	while (first && rules->list.items[first - 1].units == rule.units)
		first--;
	VEC_EACH (const struct cube, it, &merged.cubes) {
		bool known = false; /* by an earlier rule */
		for (size_t i = first; i < rules->list.count && !known; i++)
			known = cube_includes(rules->list.items[i].begins, *it);
		rule.begins = *it;
		if (!known)
			VEC_PUSH(arena, &rules->list, rule);
	}
}

/* What needs more units, then the patterns of each length, merged, then what always matches. */
static void add_level_rules(struct arena *arena, const struct isa *isa,
	const struct unit_patterns *units, struct length_rules *rules)
{
	struct length_step rule = { .units = units->bits / isa->unit, .span = isa->span };
	add_cube_rules(arena, &units->more, rule, rules);
	for (size_t i = 0, end; i < units->items.count; i = end) {
		const struct unit_pattern *first = &units->items.items[i];
		struct cube_set same = cube_set_none(units->bits);
		for (end = i; end < units->items.count; end++) {
			const struct unit_pattern *it = &units->items.items[end];
			if (it->length != first->length || it->is_legal != first->is_legal)
				break;
			VEC_PUSH(arena, &same.cubes, it->cube);
		}
		rule.bits = first->length;
		rule.span = first->opcode->definition->name_span;
		add_cube_rules(arena, &same, rule, rules);
	}
	rule.bits = length_shortest(isa, units->bits);
	rule.begins = (struct cube){ 0 };
	VEC_PUSH(arena, &rules->list, rule);
}

struct length_rules length_rules_of(struct arena *arena, const struct isa *isa)
{
	struct length_rules rules = { .units = 1 };
	VEC_EACH (const struct length_rule, it, &isa->length_rules) {
		struct length_step rule = { 1, it->bits, it->first_unit, it->span };
		VEC_PUSH(arena, &rules.list, rule);
	}
	struct length_levels levels = length_levels_of(arena, isa);
	if (levels.list.count == 1)
		add_shallow_rules(arena, isa, &levels.list.items[0], &rules);
	else
		VEC_EACH (struct unit_patterns, it, &levels.list) {
			add_level_rules(arena, isa, it, &rules);
			rules.units = it->bits / isa->unit;
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
	const struct opcode *shorter = a->length < b->length ? a->opcode : b->opcode;
	const struct opcode *longer = shorter == a->opcode ? b->opcode : a->opcode;
	struct str word = word_hex(s->arena, both.match, (shorter->length + 3) / 4);
	const struct definition *later = second->definition, *earlier = first->definition;
	struct report *report = diag_report(s->diag, CHECK_LENGTH_CONFLICT, later->name_span,
		"the word %.*s of '%.*s' (%u bits) is the beginning of a word of '%.*s' (%u bits)",
		STR_ARG(word), STR_ARG(shorter->definition->name), shorter->length,
		STR_ARG(longer->definition->name), longer->length);
	diag_note(
		s->diag, report, earlier->name_span, "'%.*s' is declared here", STR_ARG(earlier->name));
}

static bool compare_lengths(void *context, uint32_t i, uint32_t j)
{
	struct conflict_search *s = context;
	const struct unit_pattern *a = &s->units->items.items[i], *b = &s->units->items.items[j];
	if (a->length != b->length && a->is_legal && b->is_legal &&
		(a->length == s->units->bits || b->length == s->units->bits))
		report_conflict(s, a, b);
	return true;
}

void length_check_units(struct arena *arena, struct diag *diag, const struct isa *isa)
{
	struct arena scratch = { 0 };
	struct length_levels levels = length_levels_of(&scratch, isa);
	bool *reported = ARENA_ARRAY(&scratch, bool, isa->opcodes.count + 1), all = true;
	VEC_EACH (struct unit_patterns, it, &levels.list) {
		struct conflict_search s = { arena, diag, isa, it, reported };
		all &= region_pairs(
			cubes_of(&scratch, it), it->items.count, LENGTH_STEPS, compare_lengths, &s);
	}
	if (!all)
		diag_report(diag, CHECK_LIMIT, isa->span,
			"too many opcodes share first units: not all of their lengths were compared");
	arena_free(&scratch);
}
