/* SPDX-License-Identifier: MIT */
/* Pages: since when a definition exists, and in which versions it changed: <history>, from the
 * comparisons with older versions. */
#include "diff/diff.h"
#include "page/page.h"

enum { MOST_NAMED = 6 }; /* changes of a definition in one version */

struct str page_step_id(struct pages *pages, const struct diff_step *step)
{
	return page_id(pages, "version", step->after);
}

/* ---- the definition in a version ---- */

static const struct ast_def *among(struct definition *const *list, size_t count, struct str name)
{
	for (size_t i = 0; i < count; i++)
		if (str_equal(list[i]->name, name))
			return list[i]->ast;
	return NULL;
}

/* NULL if the version does not have it. */
static const struct ast_def *find_history_entry(
	const struct isa *isa, const char *kind, struct str name)
{
	bool is_function = !strcmp(kind, "function");
	if (!strcmp(kind, "optype"))
		return among(isa->optypes.items, isa->optypes.count, name);
	if (!strcmp(kind, "group"))
		return among(isa->groups.items, isa->groups.count, name);
	if (!strcmp(kind, "type")) {
		const struct type *type = isa_find_type(isa, name);
		return type ? type->ast : NULL;
	}
	if (!strcmp(kind, "register-file")) {
		const struct register_file *file = isa_find_file(isa, name);
		return file ? file->ast : NULL;
	}
	VEC_EACH (struct fact *, it, &isa->facts)
		if ((*it)->kind != AST_DEF_TERM && ((*it)->kind == AST_DEF_FUNCTION) == is_function &&
			str_equal((*it)->name, name))
			return (*it)->ast;
	return NULL;
}

/* The opcodes of a family in the later version are all new to it: a family under another name is
 * not new. */
static bool has_new_opcodes(const struct diff_step *step, struct str family)
{
	bool any = false;
	VEC_EACH (struct opcode *, it, &step->diff->after->opcodes) {
		if (!(*it)->optype || !str_equal((*it)->optype->name, family))
			continue;
		bool added = false;
		struct diff_changes changes = diff_changes_of(step->diff, (*it)->definition->name);
		VEC_EACH (struct diff_change *, change, &changes.list)
			added = added || (*change)->kind == DIFF_OPCODE_ADDED;
		if (!added)
			return false;
		any = true;
	}
	return any;
}

bool page_is_new(const struct diff_step *step, const char *kind, struct str name)
{
	return find_history_entry(step->diff->after, kind, name) &&
		   !find_history_entry(step->diff->before, kind, name) &&
		   (strcmp(kind, "optype") != 0 || has_new_opcodes(step, name));
}

/* ---- what changed ---- */

struct entries {
	struct pages *pages;
	xmlNodePtr step; /* NULL until there is an entry */
	const struct diff_step *at;
	xmlNodePtr parent;
	struct str owner;     /* of the page */
	struct str_map known; /* kind and name */
	size_t count;
};

static xmlNodePtr step_node(struct entries *e)
{
	struct view *view = e->pages->view;
	if (e->step)
		return e->step;
	e->step = view_add(view, e->parent, "history");
	view_set(view, e->step, "name", e->at->after);
	view_set_some(view, e->step, "date", e->at->date);
	view_set(view, e->step, "url",
		str_printf(view->arena, "changes.html#%.*s", STR_ARG(page_step_id(e->pages, e->at))));
	return e->step;
}

/* A part of the owner is named alone: "rb". */
static void add_history_entry(struct entries *e, const char *kind, struct str name)
{
	struct view *view = e->pages->view;
	size_t length = e->owner.length;
	if (name.length > length && name.text[length] == '.' &&
		str_equal(str_slice(name, 0, length), e->owner))
		name = str_slice(name, length + 1, name.length);
	else if (str_equal(name, e->owner))
		name = (struct str){ 0 };
	struct str key = str_printf(view->arena, "%s %.*s", kind, STR_ARG(name));
	if (str_map_get(&e->known, key))
		return;
	str_map_put(&e->known, key, e);
	if (++e->count > MOST_NAMED)
		return;
	xmlNodePtr node = view_add(view, step_node(e), "change");
	view_set_c(view, node, "kind", kind);
	view_set_some(view, node, "name", name);
}

/* Those that only concern the text of the specification are left to the page of changes. */
static void add_changes(struct entries *e, struct str name)
{
	struct diff_changes changes = diff_changes_of(e->at->diff, name);
	VEC_EACH (struct diff_change *, it, &changes.list)
		if ((*it)->verdict > DIFF_TEXT)
			add_history_entry(e, diff_kind_names[(*it)->kind], (*it)->name);
}

/* The code of a function without indentation. */
static struct str code_of(struct arena *arena, const struct ast_def *def)
{
	struct buffer text = buffer_new(arena);
	VEC_EACH (struct ast_expr *, it, &def->params)
		buffer_printf(&text, "%.*s\n", STR_ARG(span_text((*it)->span)));
	VEC_EACH (struct ast_section *, section, &def->sections)
		VEC_EACH (struct ast_block, block, &(*section)->blocks) {
			struct str left = block->kind == AST_PROSE ? (struct str){ 0 } : span_text(block->span);
			while (left.length) {
				size_t end = str_find(left, 0, STR("\n"));
				buffer_printf(&text, "%.*s\n", STR_ARG(str_trim(str_slice(left, 0, end))));
				left = str_slice(left, end + (end < left.length), left.length);
			}
		}
	return buffer_str(&text);
}

static void function_changes(struct entries *e)
{
	struct arena *arena = e->pages->view->arena;
	const struct ast_def *before = find_history_entry(e->at->diff->before, "function", e->owner),
						 *after = find_history_entry(e->at->diff->after, "function", e->owner);
	if (before && after && !str_equal(code_of(arena, before), code_of(arena, after)))
		add_history_entry(e, "function", e->owner);
}

/* The registers of a state are register files of their own. */
static void state_changes(struct entries *e, const struct isa *isa)
{
	VEC_EACH (struct register_file *, it, &isa->register_files)
		if ((*it)->kind == FILE_STATE && (*it)->state && str_equal((*it)->state->name, e->owner))
			add_changes(e, (*it)->name);
}

static void one_step(struct entries *e, const char *kind)
{
	struct view *view = e->pages->view;
	if (page_is_new(e->at, kind, e->owner)) {
		view_set_flag(view, step_node(e), "new", true);
		return;
	}
	if (!strcmp(kind, "function"))
		function_changes(e);
	else
		add_changes(e, e->owner);
	if (!strcmp(kind, "state")) {
		state_changes(e, e->at->diff->before);
		state_changes(e, e->at->diff->after);
	}
	if (!strcmp(kind, "optype"))
		VEC_EACH (struct opcode *, it, &view->isa->opcodes)
			if ((*it)->optype && str_equal((*it)->optype->name, e->owner))
				add_changes(e, (*it)->definition->name);
	if (e->count > MOST_NAMED)
		view_set_number(view, e->step, "more", e->count - MOST_NAMED);
}

void page_history(struct pages *pages, xmlNodePtr parent, const char *kind, struct str name)
{
	if (!pages->history)
		return;
	VEC_EACH (struct diff_step, it, &pages->history->steps) {
		struct entries e = { .pages = pages, .at = it, .parent = parent, .owner = name };
		e.known.arena = pages->view->arena;
		one_step(&e, kind);
	}
}
