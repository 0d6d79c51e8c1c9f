/* SPDX-License-Identifier: MIT */
/* XML view, derived layer for C: aliases as sequences of literal text and parameters. */
#include "view/c_internal.h"
#include "isa/syntax.h"

static void add_alias_part(
	struct cview *c, struct run *run, const struct syntax_part *part, struct str text)
{
	if (part->kind == PART_PARAM)
		run_add(c, run, "param=%u\ntext=\nlength=0", part->param);
	else
		run_add(c, run, "param=-1\ntext=%.*s\nlength=%zu", STR_ARG(text), text.length);
}

/* The source text of the alias; blanks are optional between parts. */
static unsigned pattern_run(struct cview *c, const struct alias_def *alias, size_t *count)
{
	struct run run = { 0 };
	VEC_EACH (const struct syntax_part, it, &alias->text->parts) {
		struct str text = part_literal(it);
		if (it->kind == PART_QUOTED)
			text = str_trim(text);
		if (it->kind != PART_BLANK && text.length)
			add_alias_part(c, &run, it, text);
	}
	*count = run.rows.count;
	return pool_share_run(c, &c->alias_nodes, &run, (struct str){ 0 });
}

static void add_alias_meaning(struct cview *c, const struct syntax *syntax)
{
	unsigned params = 0;
	struct run run = { 0 };
	VEC_EACH (const struct syntax_part, it, &syntax->parts) {
		params += it->kind == PART_PARAM;
		add_alias_part(c, &run, it, part_literal(it));
	}
	if (params >= c->alias_pieces)
		c->alias_pieces = params + 1;
	unsigned first = pool_share_run(c, &c->alias_nodes, &run, (struct str){ 0 });
	pool_append(c, &c->meanings, str_printf(c->arena, "first=%u\ncount=%zu", first, run.rows.count),
		(struct str){ 0 });
}

struct str view_c_alias_text(const struct alias_def *alias)
{
	return str_trim(alias->text->text);
}

void view_c_aliases(struct cview *c)
{
	for (size_t i = 0; i < c->isa->aliases.count; i++) {
		const struct alias_def *alias = c->isa->aliases.items[i];
		if (alias->params.count >= c->alias_params)
			c->alias_params = (unsigned)alias->params.count + 1;
		size_t count = 0, means = c->meanings.rows.count;
		unsigned first = pattern_run(c, alias, &count);
		VEC_EACH (const struct alias_meaning, it, &alias->means)
			add_alias_meaning(c, it->syntax);
		const struct syntax_part *start = alias->text->parts.items;
		bool word = alias->text->parts.count && part_is_word(start) && start->kind != PART_PARAM;
		struct str row = str_printf(c->arena,
			"text=%.*s\nnode=%u\nnodes=%zu\nmeaning=%zu\nmeanings=%zu\nword=%d\nalike=%d",
			STR_ARG(view_c_alias_text(alias)), first, count, means, c->meanings.rows.count - means,
			word, c_alias_is_alike(c, view_c_alias_text(alias)));
		pool_append(c, &c->aliases, row, alias->name);
	}
}
