/* SPDX-License-Identifier: MIT */
/* Pages: what an instruction reads, writes and raises, on its page; the instructions that do so, on
 * the pages of register files, memories, states and exceptions. */
#include "doc/effect.h"
#include "isa/mode.h"

const char *const effect_kinds[] = { [EFFECT_OPERAND] = "operand",
	[EFFECT_REGISTER] = "register",
	[EFFECT_FILE] = "file",
	[EFFECT_FLAGS] = "flags",
	[EFFECT_MEMORY] = "memory",
	[EFFECT_COUNTER] = "counter",
	[EFFECT_OTHER] = "other" };

static bool any(const bool *set, size_t count)
{
	for (size_t i = 0; i < count; i++)
		if (set[i])
			return true;
	return false;
}

/* ---- what it is ---- */

/* The file, memory or state; empty for an immediate. */
static struct str thing_name(const struct effect *e)
{
	return e->file                     ? e->file->name
		   : e->memory                 ? e->memory->name
		   : e->kind == EFFECT_OPERAND ? (struct str){ 0 }
									   : e->name;
}

static struct str thing_url(struct pages *pages, const struct effect *e)
{
	if (e->file)
		return page_register_url(pages, e->file);
	if (e->memory || e->fact)
		return page_url(pages, "state", e->memory ? e->memory->name : e->fact->name);
	return e->kind == EFFECT_OTHER || e->kind == EFFECT_COUNTER
			   ? str_printf(pages->view->arena, "notation.html#%.*s",
					 STR_ARG(page_id(pages, "word", e->name)))
			   : (struct str){ 0 };
}

static struct str url_of_raised(struct pages *pages, const struct exception *exception)
{
	struct str url = page_target(pages, exception->name);
	if (exception->span.source && url.length)
		return url;
	return str_printf(pages->view->arena, "machine.html#%.*s",
		STR_ARG(page_id(pages, "exception", exception->name)));
}

/* ---- on the page of a family ---- */

struct shown {
	struct pages *pages;
	const struct page_family *family;
	const struct family_effects *effects;
	bool writes;
};

static const bool *set_of(const struct shown *s, const struct effect *e)
{
	return s->writes ? e->writes : e->reads;
}

/* <in> for each opcode of the set, unless it has all. */
static void show_effect_opcodes(const struct shown *s, xmlNodePtr parent, const bool *set)
{
	size_t count = s->family->opcodes.count, has = 0;
	for (size_t i = 0; i < count; i++)
		has += set[i];
	for (size_t i = 0; i < count && has < count; i++)
		if (set[i])
			page_in(s->pages, parent, s->family->opcodes.items[i]);
}

/* The operand with everything that it can be: register, memory, immediate. What one with
 * alternatives can be is on the page of its type. */
static void show_operand(const struct shown *s, xmlNodePtr parent, const struct effect *first)
{
	struct pages *pages = s->pages;
	size_t count = s->family->opcodes.count;
	bool *all = ARENA_ARRAY(pages->view->arena, bool, count);
	const struct page_field *row = page_field_find(s->family, first->field);
	xmlNodePtr node = view_add(pages->view, parent, s->writes ? "writes" : "reads");
	view_set(pages->view, node, "name", first->name);
	view_set_c(pages->view, node, "kind", effect_kinds[first->kind]);
	view_set_flag(pages->view, node, "guard", first->guard);
	if (row)
		view_set(
			pages->view, node, "url", str_printf(pages->view->arena, "#%.*s", STR_ARG(row->id)));
	VEC_EACH (struct effect, it, &s->effects->list) {
		if (it->kind != EFFECT_OPERAND || !str_equal(it->name, first->name) ||
			!any(set_of(s, it), count))
			continue;
		for (size_t i = 0; i < count; i++)
			all[i] = all[i] || set_of(s, it)[i];
		if (thing_name(it).length)
			page_link(pages, node, "from", thing_name(it), thing_url(pages, it));
		else if (!type_whole(first->field->type)->tested.count)
			view_set_flag(pages->view, node, "immediate", true);
	}
	show_effect_opcodes(s, node, all);
}

static void show_state(const struct shown *s, xmlNodePtr parent, const struct effect *e)
{
	struct view *view = s->pages->view;
	xmlNodePtr node = page_link(
		s->pages, parent, s->writes ? "writes" : "reads", e->name, thing_url(s->pages, e));
	bool flag = e->kind == EFFECT_REGISTER && e->file->kind == FILE_STATE && e->file->flag >= 0;
	view_set_c(view, node, "kind", flag ? "flag" : effect_kinds[e->kind]);
	show_effect_opcodes(s, node, set_of(s, e));
}

static bool is_shown_before(const struct shown *s, const struct effect *e)
{
	for (const struct effect *it = s->effects->list.items; it < e; it++)
		if (it->kind == EFFECT_OPERAND && str_equal(it->name, e->name) &&
			any(set_of(s, it), s->family->opcodes.count))
			return true;
	return false;
}

/* The names of all files, memories and states, each once, separated by blanks. */
static struct str thing_names(const struct shown *s)
{
	struct buffer names = buffer_new(s->pages->view->arena);
	struct str_map known = { .arena = s->pages->view->arena };
	static char there;
	VEC_EACH (struct effect, it, &s->effects->list) {
		struct str name = thing_name(it);
		if (!name.length || !any(set_of(s, it), s->family->opcodes.count) ||
			str_map_put(&known, name, &there))
			continue;
		if (names.length)
			buffer_add_char(&names, ' ');
		buffer_add(&names, name);
	}
	return buffer_str(&names);
}

static void show_effect(struct shown s, xmlNodePtr parent, bool writes)
{
	s.writes = writes;
	view_set_some(s.pages->view, parent, writes ? "to" : "from", thing_names(&s));
	VEC_EACH (struct effect, it, &s.effects->list)
		if (!any(set_of(&s, it), s.family->opcodes.count))
			continue;
		else if (it->kind != EFFECT_OPERAND)
			show_state(&s, parent, it);
		else if (!is_shown_before(&s, it))
			show_operand(&s, parent, it);
}

/* Opcodes whose texts an assembler reads as another opcode. */
static void show_decode_only(const struct shown *s, xmlNodePtr parent)
{
	struct view *view = s->pages->view;
	bool *set = ARENA_ARRAY(view->arena, bool, s->family->opcodes.count + 1);
	for (size_t i = 0; i < s->family->opcodes.count; i++)
		set[i] = s->family->opcodes.items[i]->definition->decode_only;
	if (any(set, s->family->opcodes.count))
		show_effect_opcodes(s, view_add(view, parent, "decode-only"), set);
}

/* An instruction after a prefix raises its own exceptions. */
static bool has_prefix(const struct page_family *family)
{
	VEC_EACH (const struct opcode *, it, &family->opcodes)
		if ((*it)->definition->prefix)
			return true;
	return false;
}

/* The opcodes of a family have it in common. */
static void show_slot(
	const struct pages *pages, xmlNodePtr parent, const struct page_family *family)
{
	if (!family->opcodes.count)
		return;
	const struct definition *d = family->opcodes.items[0]->definition;
	view_set_flag(pages->view, parent, "delay-slot", d->delays);
	view_set_flag(pages->view, parent, "not-in-slot", d->not_in_slot);
}

void page_family_effects(struct pages *pages, xmlNodePtr parent, const struct page_family *family)
{
	const struct isa *isa = pages->view->isa;
	struct shown s = { .pages = pages,
		.family = family,
		.effects = &pages->effects->families[family - pages->encoding->families.items] };
	view_set_flag(pages->view, parent, "prefix", has_prefix(family));
	show_slot(pages, parent, family);
	show_decode_only(&s, parent);
	show_effect(s, parent, false);
	show_effect(s, parent, true);
	for (size_t i = 0; i < isa->exceptions.count; i++)
		if (s.effects->raises[i])
			show_effect_opcodes(&s,
				page_link(pages, parent, "raises", isa->exceptions.items[i]->name,
					url_of_raised(pages, isa->exceptions.items[i])),
				s.effects->raises[i]);
}

/* ---- on the page of what they use ---- */

/* How a family uses the thing. */
struct use {
	bool reads, writes, raises;
};

static bool is_thing(const struct effect *e, const void *thing)
{
	return e->file == thing || e->memory == thing || e->fact == thing ||
		   (e->file && (e->file->state == thing || e->file->side_of == thing));
}

static struct use effect_of_family(const struct pages *pages, size_t family, const void *thing)
{
	const struct family_effects *effects = &pages->effects->families[family];
	size_t count = pages->encoding->families.items[family].opcodes.count;
	struct use use = { 0 };
	VEC_EACH (struct effect, it, &effects->list)
		if (is_thing(it, thing)) {
			use.reads = use.reads || any(it->reads, count);
			use.writes = use.writes || any(it->writes, count);
		}
	for (size_t i = 0; i < pages->view->isa->exceptions.count; i++)
		if (pages->view->isa->exceptions.items[i] == thing)
			use.raises = effects->raises[i] != NULL;
	return use;
}

static bool has_use(struct use use, const char *how)
{
	return *how == 'r' && how[1] == 'e' ? use.reads : *how == 'w' ? use.writes : use.raises;
}

/* The families of a group that use the thing in this way; only their number if all do. */
static void users_in(struct pages *pages, xmlNodePtr parent, const struct definition *group,
	const void *thing, const char *how)
{
	const struct page_encoding *encoding = pages->encoding;
	size_t of = 0, users = 0;
	xmlNodePtr node = NULL;
	for (size_t i = 0; i < encoding->families.count; i++)
		if (definition_group(encoding->families.items[i].optype) == group) {
			of++;
			users += has_use(effect_of_family(pages, i, thing), how);
		}
	if (!users)
		return;
	node = view_add(pages->view, parent, "users");
	view_set_c(pages->view, node, "how", how);
	if (group) {
		view_set(pages->view, node, "name", group->name);
		view_set(pages->view, node, "url", page_url(pages, "group", group->name));
	}
	view_set_number(pages->view, node, "count", users);
	view_set_flag(pages->view, node, "all", group && users == of && of > 3);
	for (size_t i = 0; i < encoding->families.count; i++) {
		const struct definition *optype = encoding->families.items[i].optype;
		if (definition_group(optype) == group && has_use(effect_of_family(pages, i, thing), how))
			page_link(pages, node, "use", optype->name, page_url(pages, "insn", optype->name));
	}
}

void page_users(struct pages *pages, xmlNodePtr parent, const void *thing)
{
	static const char *const ways[] = { "reads", "writes", "raises" };
	for (size_t i = 0; i < sizeof ways / sizeof *ways; i++) {
		VEC_EACH (struct definition *, it, &pages->view->isa->groups)
			users_in(pages, parent, *it, thing, ways[i]);
		users_in(pages, parent, NULL, thing, ways[i]);
	}
}
