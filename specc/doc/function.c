/* SPDX-License-Identifier: MIT */
/* Pages: functions of the pseudo-code. */
#include "doc/doc.h"
#include "page/code.h"

static const struct semantics_part *part_of_function(
	const struct pages *pages, const struct fact *fact)
{
	VEC_EACH (struct semantics_part, it, &pages->semantics->parts)
		if (!it->owner.length && it->scope->block->name.text == fact->name.text)
			return it;
	return NULL;
}

/* name(a, b) */
static struct str signature(struct pages *pages, const struct fact *fact)
{
	struct buffer text = buffer_new(pages->view->arena);
	buffer_add(&text, fact->name);
	buffer_add_char(&text, '(');
	for (size_t i = 0; i < fact->ast->params.count; i++) {
		buffer_add(&text, i ? STR(", ") : STR(""));
		buffer_add(&text, span_text(fact->ast->params.items[i]->span));
	}
	buffer_add_char(&text, ')');
	return buffer_str(&text);
}

static void parameters(struct pages *pages, xmlNodePtr parent, const struct fact *fact)
{
	struct view *view = pages->view;
	const struct semantics_part *part = part_of_function(pages, fact);
	for (size_t i = 0; i < fact->ast->params.count; i++) {
		struct str name = span_text(fact->ast->params.items[i]->span);
		const struct sem_symbol *symbol = part ? sem_scope_find(part->scope, name) : NULL;
		const struct sem_value *value =
			symbol ? sem_fact_of_symbol(pages->semantics->facts, part->scope->block, symbol->index)
				   : NULL;
		xmlNodePtr node = view_add(view, parent, "parameter");
		view_set(view, node, "name", name);
		view_set(view, node, "holds", sem_value_text(view->arena, value));
		if (value && value->kind == SEM_KIND_MOD && value->type)
			view_set(view, node, "url", page_url(pages, "type", value->type->name));
	}
}

static void function(struct pages *pages, const struct fact *fact)
{
	xmlNodePtr node = page_definition(pages, "function", "function", fact->name,
		page_url(pages, "function", fact->name), fact->ast);
	view_set(pages->view, node, "signature", signature(pages, fact));
	parameters(pages, node, fact);
	page_function_code(pages, node, fact->ast);
}

void page_functions(struct pages *pages)
{
	VEC_EACH (struct fact *, it, &pages->view->isa->facts)
		if ((*it)->kind == AST_DEF_FUNCTION)
			function(pages, *it);
}
