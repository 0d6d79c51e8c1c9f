/* SPDX-License-Identifier: MIT */
/* XML view: the parts of every definition (source, attributes, sections), definitions that are
 * passed on unchanged (aliases, facts), and the source lines of all definitions. */
#include "base/never.h"
#include "view/internal.h"

#include <stdlib.h>

#include "base/c_name.h"
#include "lang/parse.h"

void view_source(struct view *view, xmlNodePtr node, struct span span)
{
	if (span.source)
		view_set_c(view, node, "source", span.source->name);
}

void view_ast_attributes(struct view *view, xmlNodePtr parent, const struct ast_def *def)
{
	VEC_EACH (struct ast_stmt *, it, &def->attributes) {
		const struct ast_expr *value = (*it)->value;
		bool plain = value->kind == AST_STRING || value->kind == AST_NAME;
		xmlNodePtr node = view_add(view, parent, "attribute");
		view_set(view, node, "name", (*it)->name ? (*it)->name->text : (struct str){ 0 });
		view_set(view, node, "value", plain ? value->text : span_text(value->span));
	}
}

void view_keywords(struct view *view, xmlNodePtr parent, const struct ast_def *def)
{
	VEC_EACH (struct ast_keywords, it, &def->keywords) {
		xmlNodePtr node = NULL;
		VEC_EACH (struct ast_expr *, word, &it->words) {
			if ((*word)->kind != AST_STRING)
				continue;
			if (!node) {
				node = view_add(view, parent, "keywords");
				view_set_some(view, node, "language", it->language);
			}
			view_set(view, view_add(view, node, "word"), "text", (*word)->text);
		}
	}
}

void view_set_quoted(struct view *view, xmlNodePtr node, const char *name,
	const struct ast_def *def, const char *keyword)
{
	VEC_EACH (struct ast_stmt *, it, &def->statements)
		if (str_equal_c((*it)->keyword, keyword) && (*it)->args.count) {
			view_set(view, node, name, (*it)->args.items[0]->text);
			return;
		}
}

/* ---- sections ---- */

/* Their statements are also facts. */
static bool only_statements(const struct ast_section *section)
{
	static const char *const names[] = { "Layout", "Assembly", "Encoding", "Exception", "Rows" };
	for (size_t i = 0; i < sizeof names / sizeof *names; i++)
		if (str_equal_c(section->name, names[i]))
			return true;
	return section->statements.count && !section->blocks.count;
}

/* Returns the prose from block i on and sets *next to the block after it. Statements between its
 * parts are skipped. */
static struct str put_prose(
	struct view *view, const struct ast_section *section, size_t i, size_t *next)
{
	struct str text = span_text(section->blocks.items[i].span);
	for (*next = i + 1; *next < section->blocks.count; (*next)++) {
		if (section->blocks.items[*next].kind != AST_PROSE)
			break;
		text = str_printf(view->arena, "%.*s\n\n%.*s", STR_ARG(text),
			STR_ARG(span_text(section->blocks.items[*next].span)));
	}
	return text;
}

void view_sections(struct view *view, xmlNodePtr parent, const struct ast_def *def)
{
	VEC_EACH (struct ast_section *, it, &def->sections) {
		const struct ast_section *section = *it;
		if (only_statements(section))
			continue;
		xmlNodePtr node = view_add(view, parent, "section");
		view_set(view, node, "name", section->name);
		view_set_some(view, node, "language", section->language);
		for (size_t i = 0; i < section->blocks.count;) {
			const struct ast_block *block = &section->blocks.items[i];
			if (block->kind == AST_PROSE) {
				view_add_text(view, node, "prose", put_prose(view, section, i, &i));
				continue;
			}
			xmlNodePtr fence =
				view_add_text(view, node, "fence", parse_fence_text(view->arena, block));
			view_set(view, fence, "info", block->info);
			i++;
		}
	}
}

/* ---- aliases and facts ---- */

/* The text of Text<"..."> or Means<"...">. */
static struct str quoted_value(const struct ast_stmt *stmt)
{
	return stmt->args.count ? stmt->args.items[0]->text : (struct str){ 0 };
}

static void alias(struct view *view, const struct alias_def *alias)
{
	xmlNodePtr node = view_add(view, view->root, "alias");
	view_set(view, node, "name", alias->name);
	view_source(view, node, alias->span);
	view_set_quoted(view, node, "text", alias->ast, "Text");
	view_attributes(view, node, alias->attributes.items, alias->attributes.count);
	view_keywords(view, node, alias->ast);
	VEC_EACH (struct str, it, &alias->params)
		view_set(view, view_add(view, node, "parameter"), "name", *it);
	if (alias->printed) {
		xmlNodePtr printed = view_add(view, node, "printed");
		view_set_signed(view, printed, "preference", alias->preference);
		if (alias->condition)
			view_set(view, printed, "condition", span_text(alias->condition->span));
	}
	VEC_EACH (struct ast_stmt *, it, &alias->ast->statements)
		if (str_equal_c((*it)->keyword, "Means"))
			view_set(view, view_add(view, node, "means"), "text", quoted_value(*it));
	view_sections(view, node, alias->ast);
	for (size_t i = 0; view->details && i < alias->examples.count; i++)
		view_example(view, node, alias->examples.items[i]);
}

static const char *fact_kind(enum ast_def_kind kind)
{
	switch (kind) {
	case AST_DEF_FUNCTION: return "function";
	case AST_DEF_MEMORY: return "memory";
	case AST_DEF_STATE: return "state";
	case AST_DEF_EXCEPTION: return "exception";
	case AST_DEF_VARIANT: return "variant";
	case AST_DEF_TERM: return "term";
	case AST_DEF_ISA:
	case AST_DEF_ENUM:
	case AST_DEF_FIELD_TYPE:
	case AST_DEF_REGISTER_FILE:
	case AST_DEF_OPERAND:
	case AST_DEF_MODIFIER:
	case AST_DEF_FORMAT:
	case AST_DEF_GROUP:
	case AST_DEF_OPTYPE:
	case AST_DEF_OPCODE:
	case AST_DEF_ALIAS:
	case AST_DEF_KIND_COUNT: break; /* no facts */
	}
	NEVER();
}

static void put_fact(struct view *view, const struct fact *fact)
{
	xmlNodePtr node = view_add(view, view->root, "fact");
	view_set_c(view, node, "kind", fact_kind(fact->kind));
	view_set(view, node, "name", fact->name);
	view_source(view, node, fact->span);
	view_set_some(view, node, "parameters", fact->params);
	view_attributes(view, node, fact->attributes.items, fact->attributes.count);
	view_keywords(view, node, fact->ast);
	VEC_EACH (struct str, it, &fact->parents)
		view_set(view, view_add(view, node, "parent"), "name", *it);
	VEC_EACH (struct fact_statement, it, &fact->statements) {
		xmlNodePtr child = view_add(view, node, "statement");
		view_set(view, child, "keyword", it->keyword);
		view_set_some(view, child, "arguments", it->args);
		view_set_some(view, child, "type", it->type);
		view_set_some(view, child, "name", it->name);
		view_set_some(view, child, "operator", it->op);
		view_set_some(view, child, "value", it->value);
	}
	view_sections(view, node, fact->ast);
}

void view_other(struct view *view)
{
	VEC_EACH (struct alias_def *, it, &view->isa->aliases)
		alias(view, *it);
	VEC_EACH (struct fact *, it, &view->isa->facts)
		put_fact(view, *it);
}

/* ---- places ---- */

struct place {
	size_t source; /* in isa->sources */
	const char *file;
	uint32_t line;
	const char *kind;
	struct str name;
	size_t index; /* in order of discovery; keeps the sort stable */
};

struct places {
	struct view *view;
	VEC(struct place) list;
};

static void add_fact_place(
	struct places *places, const char *kind, struct str name, struct span span)
{
	const struct isa *isa = places->view->isa;
	struct place place = { .kind = kind, .name = name, .index = places->list.count };
	if (!span.source)
		return;
	while (place.source < isa->sources.count && isa->sources.items[place.source] != span.source)
		place.source++;
	place.file = span.source->name;
	place.line = source_author_line(span.source, span.from);
	if (!place.line) { /* read from XML: it has only lines */
		struct span shown = source_shown(span);
		place.file = shown.source->name;
		place.line = source_position(shown.source, shown.from).line;
	}
	VEC_PUSH(places->view->arena, &places->list, place);
}

static int compare_fact_places(const void *left, const void *right)
{
	const struct place *a = left, *b = right;
	if (a->source != b->source)
		return a->source < b->source ? -1 : 1;
	if (a->line != b->line)
		return a->line < b->line ? -1 : 1;
	return (a->index > b->index) - (a->index < b->index);
}

#define ADD_PLACES(places, kind, type, list)                                                       \
	VEC_EACH (type *, item, list)                                                                  \
	add_fact_place(places, kind, (*item)->name, (*item)->span)

static void find_fact_places(struct places *places, const struct isa *isa)
{
	add_fact_place(places, "isa", isa->name, isa->span);
	ADD_PLACES(places, "register-file", struct register_file, &isa->defined_files);
	ADD_PLACES(places, "type", struct type, &isa->types);
	ADD_PLACES(places, "operand", struct operand_def, &isa->operands);
	ADD_PLACES(places, "modifier", struct modifier_def, &isa->modifiers);
	ADD_PLACES(places, "format", struct format_def, &isa->formats);
	ADD_PLACES(places, "alias", struct alias_def, &isa->aliases);
	VEC_EACH (struct fact *, item, &isa->facts)
		add_fact_place(places, fact_kind((*item)->kind), (*item)->name, (*item)->span);
	ADD_PLACES(places, "group", struct definition, &isa->groups);
	ADD_PLACES(places, "optype", struct definition, &isa->optypes);
	VEC_EACH (struct opcode *, item, &isa->opcodes)
		add_fact_place(places, "opcode", (*item)->definition->name, (*item)->definition->span);
}

void view_places(struct view *view)
{
	struct places places = { .view = view };
	xmlNodePtr parent = view_add(view, view->root, "places");
	view_set(view, parent, "prefix", c_file_prefix(view->arena, view->isa->name));
	find_fact_places(&places, view->isa);
	if (places.list.count)
		qsort(places.list.items, places.list.count, sizeof(struct place), compare_fact_places);
	VEC_EACH (struct place, it, &places.list) {
		xmlNodePtr node = view_add(view, parent, "place");
		view_set_c(view, node, "file", it->file);
		view_set_c(view, node, "kind", it->kind);
		view_set(view, node, "definition", it->name);
		view_set_number(view, node, "line", it->line);
	}
}
