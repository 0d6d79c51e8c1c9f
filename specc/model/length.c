/* Length rules, or the opcodes' fixed bits in the first unit -> the length of a word, and per
 * length the set of first units that select it. */
#include "model/length.h"

#include <stdlib.h>

#include "model/dtree.h"
#include "model/legal.h"
#include "model/region.h"

#define MOST_STEPS ((size_t)20 << 20)

static struct cube first_unit_of(const struct isa *isa, const struct opcode *opcode)
{
	struct word unit = word_mask(0, isa->unit);
	return (struct cube){ word_and(opcode->fixed.mask, unit), word_and(opcode->fixed.match, unit) };
}

static unsigned shortest_length(const struct isa *isa)
{
	return isa->lengths.count > 0 ? isa->lengths.items[0] : isa->unit;
}

/* Whether the opcodes' fixed bits decide: several lengths and no rules. */
static bool decided_by_opcodes(const struct isa *isa)
{
	return isa->length_rules.count == 0 && isa->lengths.count > 1;
}

/* The first rule that matches, or NULL. */
static const struct length_rule *deciding_rule(const struct isa *isa, struct word first_unit)
{
	VEC_EACH(const struct length_rule, rule, &isa->length_rules)
		if (cube_contains(rule->first_unit, first_unit))
			return rule;
	return NULL;
}

static unsigned length_by_rules(const struct isa *isa, struct word first_unit)
{
	const struct length_rule *rule = deciding_rule(isa, first_unit);
	return rule ? rule->bits : shortest_length(isa);
}

unsigned isa_word_length(const struct isa *isa, struct word first_unit)
{
	unsigned best = 0;
	if (!decided_by_opcodes(isa))
		return length_by_rules(isa, first_unit);
	VEC_EACH(struct opcode *, it, &isa->opcodes)
		if (!(*it)->defective && (best == 0 || (*it)->length < best) &&
			cube_contains(first_unit_of(isa, *it), first_unit))
			best = (*it)->length;
	return best ? best : shortest_length(isa);
}

/* ---- first units of all opcodes, each once per length ---- */

struct unit_pattern {
	struct cube cube;
	unsigned length;
	const struct opcode *opcode; /* the first that has it */
};

struct unit_patterns {
	VEC(struct unit_pattern) items;
};

static int compare_units(const void *a, const void *b)
{
	const struct unit_pattern *x = a, *y = b;
	int order = word_compare(x->cube.mask, y->cube.mask);
	if (order == 0)
		order = word_compare(x->cube.match, y->cube.match);
	if (order == 0)
		order = (x->length > y->length) - (x->length < y->length);
	if (order == 0)
		order = (x->opcode->index > y->opcode->index) - (x->opcode->index < y->opcode->index);
	return order;
}

static bool same_unit(const struct unit_pattern *a, const struct unit_pattern *b)
{
	return a->length == b->length && word_equal(a->cube.mask, b->cube.mask) &&
	       word_equal(a->cube.match, b->cube.match);
}

static struct unit_patterns unit_patterns(struct arena *arena, const struct isa *isa)
{
	struct unit_patterns all = { 0 };
	VEC_EACH(struct opcode *, it, &isa->opcodes)
		if (!(*it)->defective)
			VEC_PUSH(arena, &all.items,
				(struct unit_pattern){ first_unit_of(isa, *it), (*it)->length, *it });
	if (all.items.count == 0)
		return all;
	qsort(all.items.items, all.items.count, sizeof *all.items.items, compare_units);
	size_t kept = 1;
	for (size_t i = 1; i < all.items.count; i++)
		if (!same_unit(&all.items.items[kept - 1], &all.items.items[i]))
			all.items.items[kept++] = all.items.items[i];
	all.items.count = kept;
	return all;
}

/* ---- the index ---- */

struct length_map {
	const struct isa *isa;
	struct unit_patterns units;
	struct dtree *tree; /* over units; NULL: not decided by opcodes */
};

struct length_map *length_map_new(struct arena *arena, const struct isa *isa)
{
	struct length_map *map = ARENA_NEW(arena, struct length_map);
	map->isa = isa;
	if (!decided_by_opcodes(isa))
		return map;
	map->units = unit_patterns(arena, isa);
	struct cube *cubes = ARENA_ARRAY(arena, struct cube, map->units.items.count);
	for (size_t i = 0; i < map->units.items.count; i++)
		cubes[i] = map->units.items.items[i].cube;
	map->tree = dtree_from_cubes(arena, cubes, map->units.items.count);
	return map;
}

unsigned length_map_find(const struct length_map *map, struct word first_unit)
{
	if (!map->tree)
		return length_by_rules(map->isa, first_unit);
	const struct dtree_node *leaf = dtree_leaf(map->tree, first_unit);
	unsigned best = 0;
	for (uint32_t i = 0; i < leaf->count; i++) {
		const struct unit_pattern *unit =
			&map->units.items.items[map->tree->candidates[leaf->first + i]];
		if (cube_contains(unit->cube, first_unit) && (best == 0 || unit->length < best))
			best = unit->length;
	}
	return best ? best : shortest_length(map->isa);
}

/* ---- the classes ---- */

static struct cube_set *class_units(
	struct arena *arena, const struct isa *isa, struct length_classes *classes, unsigned length)
{
	size_t at = 0;
	while (at < classes->items.count && classes->items.items[at].length < length)
		at++;
	if (at == classes->items.count || classes->items.items[at].length != length) {
		struct length_class added = { length, cube_set_none(isa->unit) };
		VEC_PUSH(arena, &classes->items, added);
		for (size_t i = classes->items.count - 1; i > at; i--)
			classes->items.items[i] = classes->items.items[i - 1];
		classes->items.items[at] = added;
	}
	return &classes->items.items[at].units;
}

/* A rule gets what it holds of the units that no rule before it holds. */
static void classes_by_rules(
	struct arena *arena, const struct isa *isa, struct length_classes *classes)
{
	struct cube_set rest = cube_set_all(arena, isa->unit);
	VEC_EACH(const struct length_rule, rule, &isa->length_rules) {
		struct cube_set held = cube_set_none(isa->unit);
		VEC_PUSH(arena, &held.cubes, rule->first_unit);
		struct cube_set gained = cube_set_meet(arena, &rest, &held);
		struct cube_set *units = class_units(arena, isa, classes, rule->bits);
		VEC_EACH(const struct cube, it, &gained.cubes) VEC_PUSH(arena, &units->cubes, *it);
		rest = cube_set_minus(arena, &rest, &held);
	}
	struct cube_set *units = class_units(arena, isa, classes, shortest_length(isa));
	VEC_EACH(const struct cube, it, &rest.cubes) VEC_PUSH(arena, &units->cubes, *it);
}

struct class_visit {
	struct arena *arena;
	const struct isa *isa;
	struct length_classes *classes;
};

static void add_region(void *context, struct cube region, unsigned label)
{
	struct class_visit *v = context;
	unsigned length = label == REGION_NONE ? shortest_length(v->isa) : label;
	struct cube_set *units = class_units(v->arena, v->isa, v->classes, length);
	VEC_PUSH(v->arena, &units->cubes, region);
}

static void classes_by_opcodes(
	struct arena *arena, const struct isa *isa, struct length_classes *classes)
{
	struct arena scratch = { 0 };
	struct unit_patterns units = unit_patterns(&scratch, isa);
	struct pattern *patterns = ARENA_ARRAY(&scratch, struct pattern, units.items.count);
	for (size_t i = 0; i < units.items.count; i++) {
		patterns[i].cube = units.items.items[i].cube;
		patterns[i].label = units.items.items[i].length;
	}
	struct class_visit v = { arena, isa, classes };
	classes->complete =
		region_partition(patterns, units.items.count, false, MOST_STEPS, add_region, &v);
	arena_free(&scratch);
}

struct length_classes *length_classes_new(struct arena *arena, const struct isa *isa)
{
	struct length_classes *classes = ARENA_NEW(arena, struct length_classes);
	classes->complete = true;
	for (size_t i = 0; i < isa->lengths.count; i++)
		class_units(arena, isa, classes, isa->lengths.items[i]);
	if (decided_by_opcodes(isa))
		classes_by_opcodes(arena, isa, classes);
	else
		classes_by_rules(arena, isa, classes);
	VEC_EACH(struct length_class, it, &classes->items)
		it->units = cube_set_compact(arena, &it->units);
	return classes;
}

/* ---- checks ---- */

struct conflict_search {
	struct arena *arena;
	struct diag *diag;
	const struct isa *isa;
	const struct unit_patterns *units;
	bool *reported; /* per opcode: one conflict each is enough */
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
		"the first unit %.*s begins both '%.*s' (%u bits) and '%.*s' (%u bits): "
		"no Length rule says how long such a word is",
		STR_ARG(unit), STR_ARG(later->name), second->length, STR_ARG(earlier->name),
		first->length);
	diag_note(s->diag, report, earlier->name_span, "'%.*s' is declared here",
		STR_ARG(earlier->name));
}

static bool compare_lengths(void *context, uint32_t i, uint32_t j)
{
	struct conflict_search *s = context;
	const struct unit_pattern *a = &s->units->items.items[i], *b = &s->units->items.items[j];
	if (a->length != b->length)
		report_conflict(s, a, b);
	return true;
}

static void check_by_opcodes(struct arena *arena, struct diag *diag, const struct isa *isa)
{
	struct arena scratch = { 0 };
	struct unit_patterns units = unit_patterns(&scratch, isa);
	struct cube *cubes = ARENA_ARRAY(&scratch, struct cube, units.items.count);
	for (size_t i = 0; i < units.items.count; i++)
		cubes[i] = units.items.items[i].cube;
	struct conflict_search s = { arena, diag, isa, &units,
		ARENA_ARRAY(&scratch, bool, isa->opcodes.count) };
	if (!region_pairs(cubes, units.items.count, MOST_STEPS, compare_lengths, &s))
		diag_report(diag, CHECK_LIMIT, isa->span,
			"too many opcodes share first units: not all of their lengths were compared");
	arena_free(&scratch);
}

/* A legal word of the opcode that the rules give another length. */
static bool find_stray_word(struct arena *arena, const struct opcode *opcode,
	const struct cube_set *units, struct word *witness)
{
	for (size_t i = 0; i < opcode->forms.count; i++) {
		const struct form *form = opcode->forms.items[i];
		for (size_t k = 0; k < form->boxes.count; k++) {
			struct legal_box box = legal_from_box(arena, opcode, &form->boxes.items[k]);
			box = legal_restrict(arena, &box, units);
			if (legal_find(&box, witness))
				return true;
		}
	}
	return false;
}

static void check_by_rules(struct arena *arena, struct diag *diag, const struct isa *isa,
	const struct opcode *opcode, const struct length_class *class)
{
	struct arena scratch = { 0 };
	struct cube own = first_unit_of(isa, opcode);
	struct word w;
	bool meets = false;
	VEC_EACH(const struct cube, it, &class->units.cubes) meets |= cubes_meet(*it, own);
	if (meets && find_stray_word(&scratch, opcode, &class->units, &w)) {
		const struct definition *definition = opcode->definition;
		struct report *report = diag_report(diag, CHECK_LENGTH_CONFLICT, definition->name_span,
			"'%.*s' has %u bits, but by the Length rules its word %.*s has %u",
			STR_ARG(definition->name), opcode->length,
			STR_ARG(word_hex(arena, w, (opcode->length + 3) / 4)), class->length);
		const struct length_rule *rule = deciding_rule(isa, w);
		if (rule)
			diag_note(diag, report, rule->span, "this rule decides");
		else
			diag_note(diag, report, isa->span,
				"no rule matches its first unit: such words have the shortest length");
	}
	arena_free(&scratch);
}

void length_check(struct arena *arena, struct diag *diag, const struct isa *isa)
{
	if (decided_by_opcodes(isa))
		check_by_opcodes(arena, diag, isa);
	if (isa->length_rules.count == 0)
		return;
	const struct length_classes *classes = length_classes_new(arena, isa);
	VEC_EACH(struct opcode *, it, &isa->opcodes)
		VEC_EACH(const struct length_class, class, &classes->items)
			if (!(*it)->defective && class->length != (*it)->length)
				check_by_rules(arena, diag, isa, *it, class);
}
