/* XML view, derived layer for C: aliases as sequences of literal text and parameters. */
#include "view/c_internal.h"
#include "lang/template_text.h"

/* The index of the parameter that a node names, or -1. */
static int parameter(const struct alias_def *alias, const struct template_node *node)
{
	for (size_t i = 0; node->kind == NODE_WORD && i < alias->params.count; i++)
		if (str_equal(alias->params.items[i], node->text))
			return (int)i;
	return -1;
}

static void add_node(struct cview *c, struct run *run, int param, struct str text)
{
	if (param >= 0)
		run_add(c, run, "param=%d\ntext=\nlength=0", param);
	else
		run_add(c, run, "param=-1\ntext=%.*s\nlength=%zu", STR_ARG(text), text.length);
}

/* The source text of the alias; blanks are optional between nodes. */
static unsigned pattern_run(struct cview *c, const struct alias_def *alias, size_t *count)
{
	struct run run = { 0 };
	for (size_t i = 0; i < alias->text->list.count; i++) {
		const struct template_node *node = alias->text->list.items[i];
		struct str text = node->kind == NODE_QUOTED ? str_trim(node->text) : span_text(node->span);
		if (node->kind != NODE_BLANK && text.length)
			add_node(c, &run, parameter(alias, node), text);
	}
	*count = run.rows.count;
	return pool_share_run(c, &c->alias_nodes, &run, (struct str){ 0 });
}

static void meaning(
	struct cview *c, const struct alias_def *alias, const struct template_nodes *nodes)
{
	unsigned params = 0;
	struct run run = { 0 };
	for (size_t i = 0; i < nodes->list.count; i++) {
		const struct template_node *node = nodes->list.items[i];
		params += parameter(alias, node) >= 0;
		add_node(c, &run, parameter(alias, node),
			node->kind == NODE_QUOTED ? node->text : span_text(node->span));
	}
	if (params >= c->alias_pieces)
		c->alias_pieces = params + 1;
	unsigned first = pool_share_run(c, &c->alias_nodes, &run, (struct str){ 0 });
	pool_append(c, &c->meanings, str_printf(c->arena, "first=%u\ncount=%zu", first, run.rows.count),
		(struct str){ 0 });
}

struct str view_c_alias_text(const struct alias_def *alias)
{
	size_t count = alias->text->list.count;
	if (count == 0)
		return (struct str){ "", 0 };
	return str_trim(span_text(
		span_join(alias->text->list.items[0]->span, alias->text->list.items[count - 1]->span)));
}

void view_c_aliases(struct cview *c)
{
	for (size_t i = 0; i < c->isa->aliases.count; i++) {
		const struct alias_def *alias = c->isa->aliases.items[i];
		if (!alias->text)
			continue;
		if (alias->params.count >= c->alias_params)
			c->alias_params = (unsigned)alias->params.count + 1;
		size_t count = 0, means = c->meanings.rows.count;
		unsigned first = pattern_run(c, alias, &count);
		for (size_t k = 0; k < alias->means.count; k++)
			if (alias->means.items[k].nodes)
				meaning(c, alias, alias->means.items[k].nodes);
		const struct template_node *start =
			alias->text->list.count ? alias->text->list.items[0] : NULL;
		bool word = start && start->kind == NODE_WORD && parameter(alias, start) < 0;
		struct str row = str_printf(c->arena,
			"text=%.*s\nnode=%u\nnodes=%zu\nmeaning=%zu\nmeanings=%zu\nword=%d\nalike=%d",
			STR_ARG(view_c_alias_text(alias)), first, count, means, c->meanings.rows.count - means,
			word, c_alias_is_alike(c, alias));
		pool_append(c, &c->aliases, row, alias->name);
	}
}
