/* Compares two instruction sets, definition by definition, and collects the changes. */
#include "codec/codec.h"
#include "diff/internal.h"

#include <assert.h>

const char *const diff_verdict_names[] = { "equal", "text", "compatible", "unknown", "behaviour",
	"source-breaking", "binary-breaking", NULL };

static const enum diff_verdict usual[DIFF_KINDS] = {
#define KIND(id, name, verdict) DIFF_##verdict,
#include "diff/kinds.def"
#undef KIND
};

/* ---- changes ---- */

struct diff_change *diff_add(
	struct diff *d, enum diff_kind kind, struct str name, struct str before, struct str after)
{
	struct str key = str_printf(d->arena, "%d\n%.*s\n%.*s\n%.*s", (int)kind, STR_ARG(name),
		STR_ARG(before), STR_ARG(after));
	struct diff_change *change = str_map_get(&d->known, key);
	if (change)
		return change;
	change = ARENA_NEW(d->arena, struct diff_change);
	*change = (struct diff_change){
		.kind = kind, .verdict = usual[kind], .name = name, .before = before, .after = after
	};
	VEC_PUSH(d->arena, &d->changes, change);
	str_map_put(&d->known, key, change);
	return change;
}

struct diff_change *diff_note(
	struct diff *d, enum diff_kind kind, struct str name, struct str before, struct str after)
{
	return str_equal(before, after) ? NULL : diff_add(d, kind, name, before, after);
}

struct str diff_name(struct diff *d, struct str owner, struct str part)
{
	return str_printf(d->arena, "%.*s.%.*s", STR_ARG(owner), STR_ARG(part));
}

struct str diff_number(struct diff *d, uint64_t n)
{
	return str_printf(d->arena, "%llu", (unsigned long long)n);
}

void diff_raise(struct diff_change *change, enum diff_verdict verdict)
{
	if (change && change->verdict < verdict)
		change->verdict = verdict;
}

void diff_reach(struct diff *d, struct diff_opcode *op, struct diff_change *change)
{
	VEC_EACH (struct diff_change *, it, &op->changes)
		if (*it == change)
			return;
	if (!change)
		return;
	if (!change->opcodes++) {
		change->opcode[0] = op->before;
		change->opcode[1] = op->after;
	}
	VEC_PUSH(d->arena, &op->changes, change);
	if (op->after)
		str_map_put(&d->reached, op->after->definition->name, op);
}

void diff_keep(struct diff *d, struct str name, size_t first)
{
	struct diff_changes *changes = ARENA_NEW(d->arena, struct diff_changes);
	for (size_t i = first; i < d->changes.count; i++)
		VEC_PUSH(d->arena, &changes->list, d->changes.items[i]);
	if (changes->list.count)
		str_map_put(&d->types, name, changes);
}

void diff_reach_those(
	struct diff *d, struct diff_opcode *op, struct str name, struct str before, struct str after)
{
	const struct diff_changes *changes = str_map_get(&d->types, name);
	if (!changes)
		return;
	VEC_EACH (struct diff_change *, it, &changes->list) {
		bool value = (*it)->name.length > name.length && before.length && after.length;
		struct str own = str_slice((*it)->name, name.length + 1, (*it)->name.length);
		if (!value || str_equal(own, before) || str_equal(own, after))
			diff_reach(d, op, *it);
	}
}

/* Is the change at the definition, or at a part of it: "ADD.rb"? */
static bool is_change_of(const struct diff_change *change, struct str name)
{
	struct str own = change->name;
	return own.length >= name.length && str_equal(str_slice(own, 0, name.length), name) &&
		   (own.length == name.length || own.text[name.length] == '.');
}

struct diff_changes diff_changes_of(const struct diff *diff, struct str name)
{
	const struct diff_opcode *op = str_map_get(&diff->reached, name);
	struct diff_changes found = { 0 };
	if (op)
		VEC_EACH (struct diff_change *, it, &op->changes)
			VEC_PUSH(diff->arena, &found.list, *it);
	size_t reached = found.list.count;
	VEC_EACH (struct diff_change *, it, &diff->changes) {
		bool known = !is_change_of(*it, name);
		for (size_t i = 0; i < reached && !known; i++)
			known = found.list.items[i] == *it;
		if (!known)
			VEC_PUSH(diff->arena, &found.list, *it);
	}
	return found;
}

struct diff_reach diff_reached(const struct diff *diff)
{
	struct diff_reach reach = { 0 };
	VEC_EACH (struct opcode *, it, &diff->after->opcodes)
		if (str_map_get(&diff->reached, (*it)->definition->name))
			VEC_PUSH(diff->arena, &reach.names, (*it)->definition->name);
	VEC_EACH (struct diff_change *, it, &diff->changes) {
		if ((*it)->kind == DIFF_EXAMPLE)
			VEC_PUSH(diff->arena, &reach.names, (*it)->name);
		reach.all = reach.all || ((*it)->verdict > DIFF_TEXT && !(*it)->opcodes);
	}
	return reach;
}

enum diff_verdict diff_verdict(const struct diff *diff)
{
	enum diff_verdict highest = DIFF_EQUAL;
	VEC_EACH (struct diff_change *, it, &diff->changes) {
		enum diff_verdict own = (*it)->verdict == DIFF_UNKNOWN ? DIFF_BEHAVIOUR : (*it)->verdict;
		highest = own > highest ? own : highest;
	}
	return highest;
}

struct codec *diff_codec(struct diff *d, const struct isa *isa)
{
	struct codec **codec = &d->codecs[isa == d->after];
	if (!*codec)
		*codec = codec_new(d->arena, isa);
	return *codec;
}

struct str diff_take_line(struct str *text)
{
	const char *end = text->length ? memchr(text->text, '\n', text->length) : NULL;
	size_t length = end ? (size_t)(end - text->text) : text->length;
	struct str line = str_trim(str_slice(*text, 0, length));
	*text = str_slice(*text, length + (end != NULL), text->length);
	return line;
}

void diff_first_lines(struct str *before, struct str *after)
{
	struct str x = *before, y = *after;
	do {
		*before = diff_take_line(&x);
		*after = diff_take_line(&y);
	} while (str_equal(*before, *after) && (x.length || y.length));
}

/* ---- pairs by name ---- */

static void index_names(struct str_map *map, const struct isa *isa, const struct diff_list *list)
{
	const void *item;
	for (size_t i = 0; (item = list->at(isa, i)); i++)
		if (!str_map_get(map, list->name(item)))
			str_map_put(map, list->name(item), (void *)(uintptr_t)(i + 1));
}

void diff_by_name(struct diff *d, const struct diff_list *list)
{
	struct str_map old = { .arena = d->arena }, new = { .arena = d->arena };
	const void *item;
	index_names(&old, d->before, list);
	index_names(&new, d->after, list);
	for (size_t i = 0; (item = list->at(d->before, i)); i++) {
		size_t other = (uintptr_t)str_map_get(&new, list->name(item));
		if (other)
			list->both(d, item, list->at(d->after, other - 1));
		else
			list->removed(d, item);
	}
	for (size_t i = 0; (item = list->at(d->after, i)); i++)
		if (!str_map_get(&old, list->name(item)))
			list->added(d, item);
}

/* ---- opcodes ---- */

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
