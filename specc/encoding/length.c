/* SPDX-License-Identifier: MIT */
/* Length rules, or the opcodes' first units -> the length of a word, and for each length the set of
 * first units that select it. */
#include "encoding/dtree.h"

#include <assert.h>
#include "isa/legal.h"
#include "encoding/length_internal.h"
#include "isa/region.h"

static unsigned shortest_length(const struct isa *isa)
{
	return isa->lengths.count > 0 ? isa->lengths.items[0] : isa->unit;
}

/* The first rule that matches, or NULL. */
static const struct length_rule *deciding_rule(const struct isa *isa, struct word first_unit)
{
	VEC_EACH (const struct length_rule, rule, &isa->length_rules)
		if (cube_contains(rule->first_unit, first_unit))
			return rule;
	return NULL;
}

static unsigned length_by_rules(const struct isa *isa, struct word first_unit)
{
	const struct length_rule *rule = deciding_rule(isa, first_unit);
	return rule ? rule->bits : shortest_length(isa);
}

/* ---- the index ---- */

struct length_map {
	const struct isa *isa;
	struct unit_patterns units;
	struct dtree *tree; /* over units; NULL: use the rules */
};

struct length_map *length_map_new(struct arena *arena, const struct isa *isa)
{
	struct length_map *map = ARENA_NEW(arena, struct length_map);
	map->isa = isa;
	if (!length_is_implied(isa))
		return map;
	map->units = unit_patterns_of(arena, isa);
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
	for (uint32_t i = 0; i < leaf->count; i++) { /* in definition order */
		const struct unit_pattern *unit =
			&map->units.items.items[map->tree->candidates[leaf->first + i]];
		if (cube_contains(unit->cube, first_unit))
			return unit->length;
	}
	return shortest_length(map->isa);
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
	struct cube_set *units = class_units(arena, isa, classes, shortest_length(isa));
	VEC_EACH (const struct cube, it, &rest.cubes)
		VEC_PUSH(arena, &units->cubes, *it);
}

enum { LABEL_FIXED = 1 << 16 }; /* added to a length that only follows from fixed bits */

struct class_visit {
	struct arena *arena;
	const struct isa *isa;
	struct length_classes *classes;
};

static bool add_region(void *context, struct cube region, unsigned label)
{
	struct class_visit *v = context;
	unsigned length = label == REGION_NONE ? shortest_length(v->isa) : label % LABEL_FIXED;
	struct cube_set *units = class_units(v->arena, v->isa, v->classes, length);
	VEC_PUSH(v->arena, &units->cubes, region);
	return true;
}

static void classes_by_opcodes(
	struct arena *arena, const struct isa *isa, struct length_classes *classes)
{
	struct arena scratch = { 0 };
	struct unit_patterns units = unit_patterns_of(&scratch, isa);
	struct pattern *patterns = ARENA_ARRAY(&scratch, struct pattern, units.items.count);
	for (size_t i = 0; i < units.items.count; i++) {
		patterns[i].cube = units.items.items[i].cube;
		patterns[i].label =
			units.items.items[i].length + (units.items.items[i].is_legal ? 0 : LABEL_FIXED);
	}
	struct class_visit v = { arena, isa, classes };
	classes->complete = region_partition(patterns, units.items.count,
		(struct region_way){ .most = LENGTH_STEPS, .depth = 128 }, add_region, &v);
	arena_free(&scratch);
}

struct length_classes *length_classes_new(struct arena *arena, const struct isa *isa)
{
	struct length_classes *classes = ARENA_NEW(arena, struct length_classes);
	classes->complete = true;
	for (size_t i = 0; i < isa->lengths.count; i++)
		class_units(arena, isa, classes, isa->lengths.items[i]);
	if (length_is_implied(isa))
		classes_by_opcodes(arena, isa, classes);
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
