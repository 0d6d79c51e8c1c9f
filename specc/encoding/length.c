/* SPDX-License-Identifier: MIT */
/* Length rules, or the opcodes' first units -> the length of a word, and for each length the set of
 * first units that select it. */
#include "encoding/dtree.h"

#include <assert.h>
#include "isa/legal.h"
#include "encoding/length_internal.h"
#include "isa/region.h"

/* The first rule that matches, or NULL. */
static const struct length_rule *deciding_rule(const struct isa *isa, struct word first_unit)
{
	VEC_EACH (const struct length_rule, rule, &isa->length_rules)
		if (cube_contains(rule->first_unit, first_unit))
			return rule;
	return NULL;
}

/* ---- the index ---- */

/* The rules of some number of units: those from `first` on. */
struct map_level {
	struct dtree *tree; /* over these rules; NULL: there is none */
	size_t first;
	unsigned bits; /* that they look at */
};

struct length_map {
	const struct isa *isa;
	struct length_rules rules;
	VEC(struct map_level) levels;
};

static void add_map_level(struct arena *arena, struct length_map *map, size_t first, size_t end)
{
	struct cube *cubes = ARENA_ARRAY(arena, struct cube, end - first + 1);
	unsigned units = end > first ? map->rules.list.items[first].units : 1;
	for (size_t i = first; i < end; i++)
		cubes[i - first] = map->rules.list.items[i].begins;
	struct map_level level = { end > first ? dtree_from_cubes(arena, cubes, end - first) : NULL,
		first, units * map->isa->unit };
	VEC_PUSH(arena, &map->levels, level);
}

struct length_map *length_map_new(struct arena *arena, const struct isa *isa)
{
	struct length_map *map = ARENA_NEW(arena, struct length_map);
	map->isa = isa;
	map->rules = length_rules_of(arena, isa);
	size_t first = 0, count = map->rules.list.count;
	do {
		size_t end = first;
		while (
			end < count && map->rules.list.items[end].units == map->rules.list.items[first].units)
			end++;
		add_map_level(arena, map, first, end);
		first = end;
	} while (first < count);
	return map;
}

/* The first rule of the level that matches, or NULL. */
static const struct length_step *step_of_level(
	const struct length_map *map, const struct map_level *level, struct word w)
{
	const struct dtree_node *leaf = level->tree ? dtree_leaf(level->tree, w) : NULL;
	for (uint32_t i = 0; leaf && i < leaf->count; i++) { /* in their order */
		const struct length_step *step =
			&map->rules.list.items[level->first + level->tree->candidates[leaf->first + i]];
		if (cube_contains(step->begins, w))
			return step;
	}
	return NULL;
}

unsigned length_map_find(const struct length_map *map, struct word w, unsigned bits)
{
	VEC_EACH (struct map_level, it, &map->levels) {
		if (it->bits > bits)
			break;
		const struct length_step *step = step_of_level(map, it, w);
		if (!step || step->bits)
			return step ? step->bits : length_shortest(map->isa, it->bits);
	}
	return 0;
}

unsigned length_map_read(const struct length_map *map, struct word w)
{
	unsigned bits = map->isa->unit;
	while (bits < WORD_BITS && !length_map_find(map, w, bits))
		bits += map->isa->unit;
	return bits;
}

bool length_map_is_shallow(const struct length_map *map)
{
	return map->rules.units < 2;
}

/* ---- the classes ---- */

static struct cube_set *class_units(
	struct arena *arena, const struct isa *isa, struct length_classes *classes, unsigned length)
{
	size_t at = 0;
	while (at < classes->items.count && classes->items.items[at].length < length)
		at++;
	if (at == classes->items.count || classes->items.items[at].length != length) {
		struct length_class added = { length, cube_set_none(classes->deep ? length : isa->unit) };
		VEC_PUSH(arena, &classes->items, added);
		for (size_t i = classes->items.count - 1; i > at; i--)
			classes->items.items[i] = classes->items.items[i - 1];
		classes->items.items[at] = added;
	}
	return &classes->items.items[at].units;
}

/* Each rule gets the units that it matches and no earlier rule does. */
static void classes_by_rules(
	struct arena *arena, const struct isa *isa, struct length_classes *classes)
{
	struct cube_set rest = cube_set_all(arena, isa->unit);
	VEC_EACH (const struct length_rule, rule, &isa->length_rules) {
		struct cube_set held = cube_set_none(isa->unit);
		VEC_PUSH(arena, &held.cubes, rule->first_unit);
		struct cube_set gained = cube_set_meet(arena, &rest, &held);
		struct cube_set *units = class_units(arena, isa, classes, rule->bits);
		VEC_EACH (const struct cube, it, &gained.cubes)
			VEC_PUSH(arena, &units->cubes, *it);
		rest = cube_set_minus(arena, &rest, &held);
	}
	struct cube_set *units = class_units(arena, isa, classes, length_shortest(isa, 0));
	VEC_EACH (const struct cube, it, &rest.cubes)
		VEC_PUSH(arena, &units->cubes, *it);
}

/* Added to a length that only follows from fixed bits; LABEL_MORE is before all lengths. */
enum { LABEL_MORE, LABEL_FIXED = 1 << 16 };

struct class_visit {
	struct arena *arena;
	const struct isa *isa;
	struct length_classes *classes;
	const struct cube_set *within; /* what fewer units leave open; NULL: everything */
	struct cube_set more;          /* what these units leave open */
	unsigned bits;                 /* that they have */
};

static void add_class_cube(struct class_visit *v, struct cube cube, unsigned label)
{
	unsigned length = label == REGION_NONE ? length_shortest(v->isa, v->bits) : label % LABEL_FIXED;
	struct cube_set *units =
		label == LABEL_MORE ? &v->more : class_units(v->arena, v->isa, v->classes, length);
	VEC_PUSH(v->arena, &units->cubes, cube);
}

static bool add_region(void *context, struct cube region, unsigned label)
{
	struct class_visit *v = context;
	if (!v->within)
		add_class_cube(v, region, label);
	else
		VEC_EACH (const struct cube, it, &v->within->cubes)
			if (cubes_meet(*it, region))
				add_class_cube(v, cube_meet(*it, region), label);
	return true;
}

/* Divides what fewer units leave open; returns what these do. */
static struct cube_set classes_of_level(
	struct class_visit *v, struct arena *scratch, const struct unit_patterns *level)
{
	size_t more = level->more.cubes.count, count = more + level->items.count;
	struct pattern *patterns = ARENA_ARRAY(scratch, struct pattern, count + 1);
	for (size_t i = 0; i < more; i++)
		patterns[i] = (struct pattern){ level->more.cubes.items[i], LABEL_MORE };
	for (size_t i = more; i < count; i++) {
		const struct unit_pattern *it = &level->items.items[i - more];
		patterns[i] = (struct pattern){ it->cube, it->length + (it->is_legal ? 0 : LABEL_FIXED) };
	}
	v->bits = level->bits;
	v->more = cube_set_none(level->bits);
	struct region_way way = { .most = LENGTH_STEPS, .depth = 128 };
	v->classes->complete &= region_partition(patterns, count, way, add_region, v);
	return v->more;
}

static void classes_by_opcodes(struct arena *arena, const struct isa *isa,
	const struct length_levels *levels, struct length_classes *classes)
{
	struct arena scratch = { 0 };
	struct class_visit v = { .arena = arena, .isa = isa, .classes = classes };
	struct cube_set open;
	VEC_EACH (const struct unit_patterns, it, &levels->list) {
		open = classes_of_level(&v, &scratch, it);
		v.within = &open;
	}
	arena_free(&scratch);
}

struct length_classes *length_classes_new(struct arena *arena, const struct isa *isa)
{
	struct length_classes *classes = ARENA_NEW(arena, struct length_classes);
	struct length_levels levels = length_levels_of(arena, isa);
	classes->complete = true;
	classes->deep = levels.list.count > 1;
	for (size_t i = 0; i < isa->lengths.count; i++)
		class_units(arena, isa, classes, isa->lengths.items[i]);
	if (length_is_implied(isa))
		classes_by_opcodes(arena, isa, &levels, classes);
	else
		classes_by_rules(arena, isa, classes);
	assert(classes->items.count);
	VEC_EACH (struct length_class, it, &classes->items)
		it->units = cube_set_compact(arena, &it->units);
	return classes;
}

/* ---- checks ---- */

/* Finds a legal word of the opcode to which the rules assign another length. */
static bool find_stray_word(struct arena *arena, const struct opcode *opcode,
	const struct cube_set *units, struct word *witness)
{
	struct legal_set legal = legal_boxes(arena, opcode);
	VEC_EACH (struct legal_box, it, &legal.boxes) {
		struct legal_box box = legal_restrict(arena, it, units);
		if (legal_find(&box, witness))
			return true;
	}
	return false;
}

static void check_by_rules(struct arena *arena, struct diag *diag, const struct isa *isa,
	const struct opcode *opcode, const struct length_class *class)
{
	struct arena scratch = { 0 };
	struct word unit = word_mask(0, isa->unit), w;
	struct cube own = { word_and(opcode->fixed.mask, unit), word_and(opcode->fixed.match, unit) };
	bool meets = false;
	VEC_EACH (const struct cube, it, &class->units.cubes)
		meets |= cubes_meet(*it, own);
	if (meets && find_stray_word(&scratch, opcode, &class->units, &w)) {
		const struct definition *definition = opcode->definition;
		struct report *report = diag_report(diag, CHECK_LENGTH_CONFLICT, definition->name_span,
			"'%.*s' has %u bits, but the Length rules give its word %.*s %u",
			STR_ARG(definition->name), opcode->length,
			STR_ARG(word_hex(arena, w, (opcode->length + 3) / 4)), class->length);
		const struct length_rule *rule = deciding_rule(isa, w);
		if (rule)
			diag_note(diag, report, rule->span, "this rule applies");
		else
			diag_note(diag, report, isa->span,
				"no rule matches its first unit, so the shortest length applies");
	}
	arena_free(&scratch);
}

void length_check(struct arena *arena, struct diag *diag, const struct isa *isa)
{
	if (length_is_implied(isa))
		length_check_units(arena, diag, isa);
	if (isa->length_rules.count == 0)
		return;
	const struct length_classes *classes = length_classes_new(arena, isa);
	VEC_EACH (struct opcode *, it, &isa->opcodes)
		VEC_EACH (const struct length_class, class, &classes->items)
			if (!(*it)->defective && class->length != (*it)->length)
				check_by_rules(arena, diag, isa, *it, class);
}

/* The lengths that words of a box can have: bit n is for n bytes. */
static unsigned box_lengths(struct arena *arena, const struct opcode *opcode, const struct box *box)
{
	unsigned lengths = 1u << opcode->length / 8;
	for (size_t i = 0; i < opcode->fields.count; i++) {
		const struct type *type = opcode->fields.items[i]->type;
		unsigned longer = 0;
		if (type->width == type->own)
			continue;
		VEC_EACH (struct alternative, it, &type->alternatives)
			if (cube_set_meet(arena, &it->values, &box->sets[i]).cubes.count)
				longer |= lengths << it->appended / 8;
		lengths = longer;
	}
	return lengths;
}

unsigned opcode_lengths(struct arena *arena, const struct opcode *opcode)
{
	unsigned lengths = 0;
	VEC_EACH (struct form *, form, &opcode->forms)
		VEC_EACH (struct box, box, &(*form)->boxes)
			lengths |= box_lengths(arena, opcode, box);
	return lengths;
}
