/* SPDX-License-Identifier: MIT */
/* Collects the changes between two instruction sets, each once, and the opcodes that they reach. */
#include "codec/codec.h"
#include "diff/internal.h"

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

/* before or after is NULL if there is none. */
static void compare_items(
	struct diff *d, const struct diff_list *list, const void *before, const void *after)
{
	struct str name = list->name(before ? before : after);
	struct str was = list->text && before ? list->text(d, before) : (struct str){ 0 };
	struct str now = list->text && after ? list->text(d, after) : (struct str){ 0 };
	if (list->text && before && after)
		diff_note(d, list->if_changed, name, was, now);
	else if (list->text)
		diff_add(d, before ? list->if_removed : list->if_added, name, was, now);
	else if (before && after)
		list->both(d, before, after);
	else if (before)
		list->removed(d, before);
	else
		list->added(d, after);
}

void diff_by_name(struct diff *d, const struct diff_list *list)
{
	struct str_map old = { .arena = d->arena }, new = { .arena = d->arena };
	const void *item;
	index_names(&old, d->before, list);
	index_names(&new, d->after, list);
	for (size_t i = 0; (item = list->at(d->before, i)); i++) {
		size_t other = (uintptr_t)str_map_get(&new, list->name(item));
		compare_items(d, list, item, other ? list->at(d->after, other - 1) : NULL);
	}
	for (size_t i = 0; (item = list->at(d->after, i)); i++)
		if (!str_map_get(&old, list->name(item)))
			compare_items(d, list, NULL, item);
}
