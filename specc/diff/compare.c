/* SPDX-License-Identifier: MIT */
/* Compares two instruction sets: pairs their opcodes, then has each kind of definition compared. */
#include "diff/internal.h"

#include <assert.h>

/* The length and fixed bits of an opcode, which are the same if it was renamed. */
static struct str shape_of_encoding(struct diff *d, const struct opcode *op)
{
	return str_printf(d->arena, "%u %llx %llx %llx %llx", op->length,
		(unsigned long long)op->fixed.mask.hi, (unsigned long long)op->fixed.mask.lo,
		(unsigned long long)op->fixed.match.hi, (unsigned long long)op->fixed.match.lo);
}

static struct diff_opcode *add_opcode_pair(struct diff *d, struct diff_opcodes *opcodes,
	const struct opcode *before, const struct opcode *after)
{
	struct diff_opcode *op = ARENA_NEW(d->arena, struct diff_opcode);
	op->before = before;
	op->after = after;
	VEC_PUSH(d->arena, &opcodes->list, op);
	return op;
}

static void index_opcodes(struct str_map *map, const struct isa *isa)
{
	VEC_EACH (struct opcode *, it, &isa->opcodes)
		str_map_put(map, (*it)->definition->name, *it);
}

/* False for one with errors, which has no forms: nothing is known about it. */
static bool is_sound_opcode(const struct opcode *op)
{
	return !op->defective && op->forms.count;
}

/* Matches opcodes by name, then by shape; all others were removed or added. Those that have errors
 * in a version are left out. */
static void match_opcodes(struct diff *d, struct diff_opcodes *opcodes)
{
	struct str_map shapes = { .arena = d->arena };
	struct str_map old = { .arena = d->arena }, new = { .arena = d->arena };
	index_opcodes(&old, d->before);
	index_opcodes(&new, d->after);
	VEC_EACH (struct opcode *, it, &d->after->opcodes)
		if (is_sound_opcode(*it) && !str_map_get(&old, (*it)->definition->name))
			str_map_put(&shapes, shape_of_encoding(d, *it), *it);
	VEC_EACH (struct opcode *, it, &d->before->opcodes) {
		const struct opcode *after = str_map_get(&new, (*it)->definition->name);
		if (!is_sound_opcode(*it) || (after && !is_sound_opcode(after)))
			continue;
		if (!after && shapes.count) {
			after = str_map_get(&shapes, shape_of_encoding(d, *it));
			if (after)
				str_map_put(&shapes, shape_of_encoding(d, after), (void *)d); /* taken */
			after = (const void *)after == (const void *)d ? NULL : after;
		}
		add_opcode_pair(d, opcodes, *it, after);
	}
	VEC_EACH (struct opcode *, it, &d->after->opcodes)
		if (is_sound_opcode(*it) && !str_map_get(&old, (*it)->definition->name) &&
			str_map_get(&shapes, shape_of_encoding(d, *it)) == *it)
			add_opcode_pair(d, opcodes, NULL, *it);
}

static struct str group_of(const struct definition *definition)
{
	const struct definition *group = definition_group(definition);
	return group ? group->name : (struct str){ 0 };
}

static struct str slot_statement(const struct definition *definition)
{
	return definition->delays        ? STR("DelaySlot<>")
		   : definition->not_in_slot ? STR("NotInSlot<>")
									 : STR("none");
}

static void compare_opcode_facts(struct diff *d, struct diff_opcode *op)
{
	const struct definition *before = op->before->definition, *after = op->after->definition;
	struct diff_change *length = diff_note(d, DIFF_LENGTH, after->name,
		diff_number(d, op->before->length), diff_number(d, op->after->length));
	diff_reach(d, op, diff_note(d, DIFF_OPCODE_RENAMED, before->name, before->name, after->name));
	diff_reach(d, op, length);
	if (!length)
		diff_fields(d, op);
	diff_syntax(d, op);
	diff_words(d, op);
	diff_note(d, DIFF_OPCODE_MOVED, after->name, group_of(before), group_of(after));
	struct str none = STR("none");
	diff_reach(d, op,
		diff_note(d, DIFF_CYCLES, after->name,
			before->has_cycles ? diff_number(d, before->cycles) : none,
			after->has_cycles ? diff_number(d, after->cycles) : none));
	diff_reach(d, op,
		diff_note(d, DIFF_PREFIX, after->name, before->prefix ? STR("Prefix<>") : none,
			after->prefix ? STR("Prefix<>") : none));
	diff_reach(d, op,
		diff_note(d, DIFF_DELAY_SLOT, after->name, slot_statement(before), slot_statement(after)));
	diff_reach(d, op,
		diff_note(d, DIFF_DECODE_ONLY, after->name,
			before->decode_only ? STR("DecodeOnly<>") : none,
			after->decode_only ? STR("DecodeOnly<>") : none));
}

static void compare_opcodes(struct diff *d, struct diff_opcodes *opcodes)
{
	VEC_EACH (struct diff_opcode *, it, &opcodes->list) {
		struct diff_opcode *op = *it;
		const struct opcode *only = op->after ? op->after : op->before;
		if (op->before && op->after) {
			compare_opcode_facts(d, op);
			continue;
		}
		struct str name = only->definition->name;
		diff_reach(d, op,
			op->after ? diff_add(d, DIFF_OPCODE_ADDED, name, (struct str){ 0 }, name)
					  : diff_add(d, DIFF_OPCODE_REMOVED, name, name, (struct str){ 0 }));
		diff_words(d, op);
	}
}

struct diff *diff_compare(struct arena *arena, const struct isa *before, const struct isa *after,
	const struct diff_solver *solver, const struct probe_runner *runner)
{
	assert(before && after);
	struct diff *d = ARENA_NEW(arena, struct diff);
	*d = (struct diff){
		.arena = arena, .before = before, .after = after, .solver = solver, .runner = runner
	};
	d->known.arena = d->types.arena = d->renamed.arena = d->reached.arena = arena;
	struct diff_opcodes opcodes = { 0 };
	match_opcodes(d, &opcodes);
	diff_facts(d);
	diff_types(d);
	compare_opcodes(d, &opcodes);
	diff_count_words(d);
	diff_semantics(d, &opcodes);
	diff_prose(d);
	return d;
}
