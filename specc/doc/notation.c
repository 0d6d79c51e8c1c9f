/* SPDX-License-Identifier: MIT */
/* Pages: the notation of assembly templates: operands, modifiers, formats, aliases. */
#include "cases/compute.h"
#include "doc/doc.h"
#include "lang/code_builtin.h"

/* Adds an element with name, id, source, summary and texts. */
static xmlNodePtr show_notation_entry(struct pages *pages, xmlNodePtr parent, const char *kind,
	struct str name, const struct ast_def *def)
{
	struct view *view = pages->view;
	xmlNodePtr node = view_add(view, parent, kind);
	view_set(view, node, "name", name);
	view_set(view, node, "id", page_id(pages, kind, name));
	page_source(pages, node, kind, name, def->span);
	page_summary_set(pages, node, def);
	page_texts(pages, node, def);
	return node;
}

static void show_notation_operands(struct pages *pages, xmlNodePtr parent)
{
	struct view *view = pages->view;
	VEC_EACH (struct operand_def *, it, &view->isa->operands) {
		xmlNodePtr node = show_notation_entry(pages, parent, "operand", (*it)->name, (*it)->ast);
		view_set_quoted(view, node, "text", (*it)->ast, "Text");
		view_set_flag(view, node, "guard", (*it)->is_guard);
		VEC_EACH (struct str, field, &(*it)->stands)
			page_link(pages, node, "field", *field, (struct str){ 0 });
	}
}

static void modifiers(struct pages *pages, xmlNodePtr parent)
{
	struct view *view = pages->view;
	VEC_EACH (struct modifier_def *, it, &view->isa->modifiers) {
		xmlNodePtr node = show_notation_entry(pages, parent, "modifier", (*it)->name, (*it)->ast);
		view_set(view, node, "prefix", (*it)->prefix);
		view_set(view, node, "suffix", (*it)->suffix);
		view_set_number(view, node, "on", (*it)->on);
	}
}

static void formats(struct pages *pages, xmlNodePtr parent)
{
	struct view *view = pages->view;
	VEC_EACH (struct format_def *, it, &view->isa->formats) {
		xmlNodePtr node = show_notation_entry(pages, parent, "format", (*it)->name, (*it)->ast);
		VEC_EACH (struct str, parameter, &(*it)->params)
			page_link(pages, node, "parameter", *parameter, (struct str){ 0 });
		if ((*it)->prefix)
			view_set(view, node, "prefix", span_text((*it)->prefix->span));
	}
}

static void show_notation_aliases(struct pages *pages, xmlNodePtr parent)
{
	struct view *view = pages->view;
	VEC_EACH (struct alias_def *, it, &view->isa->aliases) {
		xmlNodePtr node = show_notation_entry(pages, parent, "alias", (*it)->name, (*it)->ast);
		view_set_quoted(view, node, "text", (*it)->ast, "Text");
		view_set_flag(view, node, "printed", (*it)->printed);
		if ((*it)->condition)
			view_set(view, node, "condition", span_text((*it)->condition->span));
		VEC_EACH (struct str, parameter, &(*it)->params)
			page_link(pages, node, "parameter", *parameter, (struct str){ 0 });
		VEC_EACH (struct ast_stmt *, means, &(*it)->ast->statements)
			if (str_equal_c((*means)->keyword, "Means") && (*means)->args.count)
				page_link(pages, node, "means", (*means)->args.items[0]->text, (struct str){ 0 });
		page_alias_examples(pages, node, *it);
	}
}

/* What the scripts of pages compute in values of cases. */
static void show_operators(struct pages *pages, xmlNodePtr parent)
{
	struct view *view = pages->view;
	for (unsigned i = SEM_OP_NONE + 1; i < SEM_OPS; i++) {
		enum sem_op it = (enum sem_op)i;
		xmlNodePtr node = view_add(view, parent, "operator");
		view_set(view, node, "text", sem_op_text(it));
		view_set_c(view, node, "kind", sem_op_kind_name(it));
		if (sem_op_level(it))
			view_set_number(view, node, "level", sem_op_level(it));
		if (sem_op_orders(it))
			view_set_number(view, node, "holds", sem_op_orders(it));
		if (case_script_of_operator(it))
			view_set_c(view, node, "script", case_script_of_operator(it));
		if (case_script_of_prefix(it))
			view_set_c(view, node, "prefix", case_script_of_prefix(it));
	}
}

/* The functions of the pseudo-code; casts have rows of their own. */
static void show_notation_functions(struct pages *pages, xmlNodePtr parent)
{
	struct view *view = pages->view;
	for (enum sem_builtin it = SEM_FN_NONE + 1; it < SEM_FN_CAST; it++) {
		struct str name = str_from_c(sem_builtin_text(it));
		xmlNodePtr node = view_add(view, parent, "function");
		view_set(view, node, "id", page_id(pages, "word", name));
		view_set_c(view, node, "text", sem_builtin_call(it));
		if (!case_script_of_function(it))
			continue;
		view_set(view, node, "name", name);
		view_set_c(view, node, "script", case_script_of_function(it));
		view_set_flag(view, node, "quotient", sem_builtin_is(it, SEM_QUOTIENT));
	}
}

void page_notation(struct pages *pages)
{
	xmlNodePtr node = view_add(pages->view, pages->root, "notation");
	show_notation_operands(pages, node);
	modifiers(pages, node);
	formats(pages, node);
	show_notation_aliases(pages, node);
	show_notation_functions(pages, node);
	show_operators(pages, node);
}
