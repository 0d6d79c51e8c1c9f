/* SPDX-License-Identifier: MIT */
/* Derived layer for C: aliases as sequences of literal text and parameters. */
#include "codec/printed.h"
#include "derived/c_internal.h"
#include "isa/syntax.h"

static void add_alias_part(
	struct cview *c, struct run *run, const struct syntax *syntax, size_t i, struct str text)
{
	const struct syntax_part *part = &syntax->parts.items[i];
	bool param = part->kind == PART_PARAM;
	xmlNodePtr row = run_add(c, run);
	c->alias_glued = c->alias_glued || part->glued;
	view_set_number(c->view, row, "open", part_is_open(syntax, i));
	view_set_number(c->view, row, "tight", part_is_tight(syntax, i));
	view_set_signed(c->view, row, "param", param ? (int64_t)part->param : -1);
	view_set_text(c->view, row, param ? (struct str){ 0 } : text);
}

/* The source text of the alias; blanks are optional between parts. */
static unsigned pattern_run(struct cview *c, const struct alias_def *alias, size_t *count)
{
	struct run run = { 0 };
	for (size_t i = 0; i < alias->text->parts.count; i++) {
		const struct syntax_part *it = &alias->text->parts.items[i];
		struct str text = part_literal(it);
		if (it->kind == PART_QUOTED)
			text = str_trim(text);
		if (it->kind != PART_BLANK && text.length)
			add_alias_part(c, &run, alias->text, i, text);
	}
	*count = run.rows.count;
	return pool_share_run(c, &c->alias_nodes, &run);
}

static void add_alias_meaning(struct cview *c, const struct syntax *syntax)
{
	unsigned params = 0;
	struct run run = { 0 };
	for (size_t i = 0; i < syntax->parts.count; i++) {
		params += syntax->parts.items[i].kind == PART_PARAM;
		add_alias_part(c, &run, syntax, i, part_literal(&syntax->parts.items[i]));
	}
	if (params >= c->alias_pieces)
		c->alias_pieces = params + 1;
	xmlNodePtr row = pool_add(c, &c->meanings);
	view_set_number(c->view, row, "first", pool_share_run(c, &c->alias_nodes, &run));
	view_set_number(c->view, row, "count", run.rows.count);
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
		size_t count = 0, means = c->meanings.count;
		unsigned first = pattern_run(c, alias, &count);
		VEC_EACH (const struct alias_meaning, it, &alias->means)
			add_alias_meaning(c, it->syntax);
		const struct syntax_part *start = alias->text->parts.items;
		bool word = alias->text->parts.count && part_is_word(start) && start->kind != PART_PARAM;
		xmlNodePtr row = pool_add(c, &c->aliases);
		view_lines(c->view, row, alias->name);
		view_set(c->view, row, "text", view_c_alias_text(alias));
		view_set_number(c->view, row, "node", first);
		view_set_number(c->view, row, "nodes", count);
		view_set_number(c->view, row, "meaning", means);
		view_set_number(c->view, row, "meanings", c->meanings.count - means);
		view_set_number(c->view, row, "word", word);
		view_set_number(c->view, row, "alike", c_alias_is_alike(c, view_c_alias_text(alias)));
	}
}

/* ---- printed aliases ---- */

static unsigned position_of_operand(struct cview *c, const struct element *e)
{
	unsigned width = e->kind == ELEMENT_OPERAND ? e->width : e->field->width;
	return c_position(c, e->field, e->lsb, width);
}

static unsigned twin_rows(struct cview *c, const struct printed_alias *printed)
{
	struct run run = { 0 };
	VEC_EACH (struct twin, it, &printed->twins) {
		xmlNodePtr row = run_add(c, &run);
		view_set_number(c->view, row, "first", position_of_operand(c, it->first));
		view_set_number(c->view, row, "other", position_of_operand(c, it->other));
	}
	return pool_share_run(c, &c->twins, &run);
}

/* A row for each cube of its words. */
static void add_printed_rows(struct cview *c, struct run *run, const struct printed_alias *printed)
{
	unsigned steps = c_format_program(c, &printed->form), twins = twin_rows(c, printed);
	VEC_EACH (struct cube, it, &printed->cubes) {
		xmlNodePtr row = run_add(c, run);
		view_set(c->view, row, "mask", c_word(c, it->mask));
		view_set(c->view, row, "match", c_word(c, it->match));
		view_set_number(c->view, row, "steps", steps);
		view_set_number(c->view, row, "twin", twins);
		view_set_number(c->view, row, "twins", printed->twins.count);
	}
	if (printed->cubes.count)
		view_lines(c->view, run->rows.items[run->rows.count - printed->cubes.count],
			view_c_alias_text(printed->alias));
}

void view_c_printed(struct cview *c, xmlNodePtr node, const struct form *form)
{
	struct run run = { 0 };
	if (!c->printer && isa_prints_aliases(c->isa))
		c->printer = codec_new(c->arena, c->isa);
	if (!c->printer)
		return;
	VEC_EACH (const struct printed_alias *, it, &codec_printed(c->printer, form)->list)
		add_printed_rows(c, &run, *it);
	view_set_number(c->view, node, "printed", pool_share_run(c, &c->printed_aliases, &run));
	view_set_number(c->view, node, "printed-count", run.rows.count);
}
