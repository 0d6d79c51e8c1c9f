/* SPDX-License-Identifier: MIT */
/* Syntax trees as written -> trees in which each opcode is a definition: the order of the steps. */
#include "expand/expand.h"

#include "expand/internal.h"

void expand_trees(
	struct arena *arena, struct diag *diag, struct ast_file *const *files, size_t count)
{
	struct expansion l = { .arena = arena, .diag = diag };
	l.families.arena = l.group_rows.arena = arena;
	l.groups.arena = l.outer.arena = l.shared.arena = arena;
	for (size_t i = 0; i < count; i++)
		VEC_EACH (struct ast_def *, it, &files[i]->defs) {
			expand_places(&l, *it);
			if ((*it)->kind == AST_DEF_REGISTER_FILE)
				VEC_PUSH(arena, &l.files, *it);
		}
	expand_shared(&l, files, count);
	expand_group_rows(&l, files, count);
	expand_inherited(&l, files, count);
	expand_count_families(&l, files, count);
	expand_rows(&l, files, count);
	expand_remove_shared(&l, files, count);
	expand_applied(&l, files, count);
	expand_nested(&l, files, count);
}
