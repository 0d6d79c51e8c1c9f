/* SPDX-License-Identifier: MIT */
/* Definitions that name further groups beside their parent, `[IADD, RR]`, -> definitions that have
 * the statements of these groups themselves. The groups, in which there are no optypes, leave the
 * trees. */
#include "expand/internal.h"

#include "base/suggest.h"

struct ast_def *expand_group_above(const struct expansion *l, const struct ast_def *def)
{
	return def->parents.count ? str_map_get(&l->groups, def->parents.items[0]->text) : NULL;
}

/* Notes the groups that an optype is in. */
static void note_outer(struct expansion *l, const struct ast_def *optype)
{
	struct ast_def *up = expand_group_above(l, optype);
	for (unsigned i = 0; up && i < ROWS_MAX_ANCESTORS; i++, up = expand_group_above(l, up))
		str_map_put(&l->outer, up->name, up);
}

struct ast_section *expand_own_section(
	struct expansion *l, struct ast_def *def, const struct ast_section *like)
{
	struct ast_section *own = NULL;
	VEC_EACH (struct ast_section *, it, &def->sections)
		if (!own && str_equal((*it)->name, like->name) &&
			str_equal((*it)->language, like->language))
			own = *it;
	if (own)
		return own;
	own = ARENA_NEW(l->arena, struct ast_section);
	own->name = like->name;
	own->span = like->span;
	own->body = like->body;
	own->body.to = own->body.from;
	VEC_PUSH(l->arena, &def->sections, own);
	return own;
}

/* May others share what the section has: statements, beside prose about the group itself? */
static bool check_shared_section(
	struct expansion *l, const struct ast_def *group, const struct ast_section *section)
{
	enum ast_place place = place_find_section(section->name);
	return place_section_content(place) == PLACE_STATEMENTS || place == PLACE_OPERAND_INFO ||
		   place == PLACE_DESCRIPTION || place == PLACE_NOTES ||
		   diag_fail(l->diag, CHECK_MISPLACED_SECTION, section->span,
			   "others share the statements of group '%.*s', so it has no section %s; expected "
			   "__Encoding, __OperandInfo, __Exception, __Description or __Notes",
			   STR_ARG(group->name), place_name(place));
}

/* A statement of the group; one that a definition has once may not be in both. */
static bool share_statement(struct expansion *l, struct ast_section *own, struct ast_stmt *stmt)
{
	VEC_EACH (struct ast_stmt *, it, &own->statements)
		if ((*it)->kind == stmt->kind && place_is_single((enum ast_stmt_kind)stmt->kind))
			return diag_second(l->diag, CHECK_DUPLICATE_STATEMENT, (*it)->span, stmt->span,
				"it is here in a group whose statements this definition has too", "a second '%.*s'",
				STR_ARG(stmt->keyword));
	VEC_PUSH(l->arena, &own->statements, stmt);
	return true;
}

static void share_section(
	struct expansion *l, struct ast_def *def, const struct ast_section *section)
{
	struct ast_section *own = expand_own_section(l, def, section);
	VEC_EACH (struct ast_stmt *, it, &section->statements)
		def->lost = !share_statement(l, own, *it) || def->lost;
}

/* The statements of a group and of those that it is in, outer ones first. */
static void add_shared(struct expansion *l, struct ast_def *def, struct ast_def *group)
{
	struct ast_def *above = expand_group_above(l, group);
	if (above)
		add_shared(l, def, above);
	expand_share(l, group);
	str_map_put(&l->shared, group->name, group);
	VEC_EACH (struct ast_stmt *, it, &group->attributes)
		VEC_PUSH(l->arena, &def->attributes, *it);
	VEC_EACH (struct ast_section *, it, &group->sections)
		if (!check_shared_section(l, group, *it))
			def->lost = true;
		else if ((*it)->statements.count)
			share_section(l, def, *it);
	def->lost = def->lost || group->lost;
}

/* Does the chain of groups end, in a group that there is? Otherwise its error is reported later. */
static bool is_sound_chain(const struct expansion *l, const struct ast_def *group)
{
	unsigned i = 0;
	for (; group->parents.count && i < ROWS_MAX_ANCESTORS; i++) {
		group = expand_group_above(l, group);
		if (!group)
			return false;
	}
	return i < ROWS_MAX_ANCESTORS;
}

/* Gives the definition the statements of the group of this name; false after a report. */
static bool share_group(struct expansion *l, struct ast_def *def, struct str name, struct span span)
{
	struct ast_def *group = str_map_get(&l->groups, name), *outer = str_map_get(&l->outer, name);
	if (!group) {
		struct report *report = diag_report(l->diag, CHECK_UNDEFINED_NAME, span,
			"'%.*s' is not a group; '%.*s' can only share the statements of one", STR_ARG(name),
			STR_ARG(def->name));
		diag_suggest(l->diag, report, span, suggest_from_map(name, &l->groups));
		return false;
	}
	if (outer)
		return diag_second(l->diag, CHECK_WRONG_PARENT, span, outer->name_span,
			"the group is defined here",
			"there are optypes in group '%.*s', so it can only be the first of the names",
			STR_ARG(name));
	if (!is_sound_chain(l, group))
		return false;
	add_shared(l, def, group);
	return true;
}

void expand_share(struct expansion *l, struct ast_def *def)
{
	size_t count = def->parents.count;
	if (count > 1)
		def->parents.count = 1;
	for (size_t i = 1; i < count; i++) {
		const struct ast_expr *name = def->parents.items[i];
		def->lost = !share_group(l, def, name->text, name->span) || def->lost;
	}
}

void expand_shared(struct expansion *l, struct ast_file *const *files, size_t count)
{
	for (size_t i = 0; i < count; i++)
		VEC_EACH (struct ast_def *, it, &files[i]->defs)
			if ((*it)->kind == AST_DEF_GROUP)
				str_map_put(&l->groups, (*it)->name, *it);
	for (size_t i = 0; i < count; i++)
		VEC_EACH (struct ast_def *, it, &files[i]->defs)
			if ((*it)->kind == AST_DEF_OPTYPE)
				note_outer(l, *it);
	for (size_t i = 0; i < count; i++)
		VEC_EACH (struct ast_def *, it, &files[i]->defs)
			if (place_parent((*it)->kind) != HEADER_NOTHING &&
				place_parent((*it)->kind) != HEADER_VARIANTS)
				expand_share(l, *it);
}

void expand_remove_shared(struct expansion *l, struct ast_file *const *files, size_t count)
{
	for (size_t i = 0; i < count; i++) {
		struct ast_file *file = files[i];
		size_t kept = 0;
		VEC_EACH (struct ast_def *, it, &file->defs)
			if (str_map_get(&l->shared, (*it)->name) != *it)
				file->defs.items[kept++] = *it;
		file->defs.count = kept;
	}
}
