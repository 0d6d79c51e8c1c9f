/* SPDX-License-Identifier: MIT */
/* Definitions, sections, fields and values of a text -> document symbols, folding ranges, symbols
 * of the workspace. */
#include "lang/ast.h"
#include "lsp/analysis.h"

/* SymbolKind of the protocol, of what the text has. */
enum {
	KIND_MODULE = 2,
	KIND_NAMESPACE = 3,
	KIND_CLASS = 5,
	KIND_FIELD = 8,
	KIND_ENUM = 10,
	KIND_FUNCTION = 12,
	KIND_VARIABLE = 13,
	KIND_KEY = 20,
	KIND_MEMBER = 22,
	KIND_STRUCT = 23,
	KIND_EVENT = 24,
	KIND_OPERATOR = 25,
	KIND_PARAMETER = 26
};

static const struct {
	int kind;
	const char *keyword;
} kinds[] = {
	[AST_DEF_ISA] = { KIND_MODULE, "instruction set" },
	[AST_DEF_ENUM] = { KIND_ENUM, "type" },
	[AST_DEF_FIELD_TYPE] = { KIND_STRUCT, "type" },
	[AST_DEF_REGISTER_FILE] = { KIND_VARIABLE, "register file" },
	[AST_DEF_OPERAND] = { KIND_KEY, "operand" },
	[AST_DEF_MODIFIER] = { KIND_KEY, "modifier" },
	[AST_DEF_FORMAT] = { KIND_FUNCTION, "format" },
	[AST_DEF_GROUP] = { KIND_NAMESPACE, "group" },
	[AST_DEF_OPTYPE] = { KIND_CLASS, "optype" },
	[AST_DEF_OPCODE] = { KIND_OPERATOR, "opcode" },
	[AST_DEF_ALIAS] = { KIND_OPERATOR, "alias" },
	[AST_DEF_FUNCTION] = { KIND_FUNCTION, "function" },
	[AST_DEF_MEMORY] = { KIND_VARIABLE, "memory" },
	[AST_DEF_STATE] = { KIND_VARIABLE, "state" },
	[AST_DEF_EXCEPTION] = { KIND_EVENT, "exception" },
	[AST_DEF_VARIANT] = { KIND_MODULE, "variant" },
	[AST_DEF_TERM] = { KIND_PARAMETER, "term" },
};

/* From the line of a definition to the last line before the next one. */
static struct span whole(const struct ast_file *file, size_t index)
{
	const struct ast_def *def = file->defs.items[index];
	uint32_t to = (uint32_t)file->source->text.length;
	if (index + 1 < file->defs.count)
		to = file->defs.items[index + 1]->span.from;
	return span_trim((struct span){ file->source, def->span.from, to });
}

/* ---- document symbols ---- */

static json_t *add_document_symbol(const struct analysis *analysis, const struct state_file *file,
	struct str name, const char *detail, int kind, struct span range, struct span selection)
{
	json_t *all, *selected;
	if (!name.length || !file_range(analysis, file, range, &all))
		return NULL;
	if (!file_range(analysis, file, selection, &selected))
		selected = json_incref(all);
	return json_pack("{s:o, s:s, s:i, s:o, s:o, s:[]}", "name", json_text(name), "detail", detail,
		"kind", kind, "range", all, "selectionRange", selected, "children");
}

static void add_field_symbols(const struct analysis *analysis, const struct state_file *file,
	const struct ast_section *section, json_t *children)
{
	VEC_EACH (struct ast_stmt *, it, &section->statements)
		if (str_equal_c((*it)->keyword, "field") && (*it)->name)
			json_array_append_new(
				children, add_document_symbol(analysis, file, (*it)->name->text, "field",
							  KIND_FIELD, (*it)->span, (*it)->name->span));
}

/* A row is an opcode. */
static void add_row_symbols(const struct analysis *analysis, const struct state_file *file,
	const struct ast_rows *rows, json_t *children)
{
	for (size_t i = 0; rows && i < rows->list.count; i++) {
		const struct ast_row *row = &rows->list.items[i];
		json_array_append_new(children,
			add_document_symbol(analysis, file, span_text(row->name), kinds[AST_DEF_OPCODE].keyword,
				kinds[AST_DEF_OPCODE].kind, row->span, row->name));
	}
}

static json_t *children_of(
	const struct analysis *analysis, const struct state_file *file, const struct ast_def *def)
{
	json_t *children = json_array();
	VEC_EACH (struct ast_member, it, &def->members)
		json_array_append_new(children, add_document_symbol(analysis, file, span_text(it->name),
											"value", KIND_MEMBER, it->name, it->name));
	VEC_EACH (struct ast_section *, it, &def->sections) {
		add_field_symbols(analysis, file, *it, children);
		add_row_symbols(analysis, file, (*it)->rows, children);
	}
	return children;
}

#define SYMBOLS_MOST 1000

/* Does the name have the letters of the query in this order, in any case? As editors match. */
static bool matches(struct str name, struct str query)
{
	size_t at = 0;
	for (size_t i = 0; i < name.length && at < query.length; i++)
		at += char_lower(name.text[i]) == char_lower(query.text[at]);
	return at == query.length;
}

/* SymbolInformation, for clients without a hierarchy. */
static json_t *flat(const struct analysis *analysis, const struct state_file *file, struct str name,
	enum ast_def_kind kind, json_t *range)
{
	return json_pack("{s:o, s:i, s:{s:o, s:o}}", "name", json_text(name), "kind", kinds[kind].kind,
		"location", "uri", json_text(analysis_uri(analysis, file)), "range", range);
}

/* The rows of a definition whose names have the letters of the query. */
static void add_flat_rows(const struct analysis *analysis, const struct state_file *file,
	const struct ast_def *def, struct str query, json_t *list)
{
	json_t *range;
	VEC_EACH (struct ast_section *, section, &def->sections)
		for (size_t i = 0; (*section)->rows && i < (*section)->rows->list.count; i++) {
			struct span name = (*section)->rows->list.items[i].name;
			if (matches(span_text(name), query) && json_array_size(list) < SYMBOLS_MOST &&
				file_range(analysis, file, name, &range))
				json_array_append_new(
					list, flat(analysis, file, span_text(name), AST_DEF_OPCODE, range));
		}
}

json_t *symbols_of_document(struct analysis *analysis, const json_t *params)
{
	struct state_file file;
	json_t *list = json_array();
	if (!analysis_now_of(analysis, params, &file))
		return list;
	const struct ast_file *tree = analysis_parse(analysis, &file);
	for (size_t i = 0; i < tree->defs.count; i++) {
		const struct ast_def *def = tree->defs.items[i];
		json_t *item = add_document_symbol(analysis, &file, def->name, kinds[def->kind].keyword,
			kinds[def->kind].kind, whole(tree, i), def->name_span);
		if (!item)
			continue;
		if (analysis->client->hierarchy) {
			json_object_set_new(item, "children", children_of(analysis, &file, def));
		} else {
			json_t *range = json_incref(json_object_get(item, "range"));
			json_decref(item);
			item = flat(analysis, &file, def->name, def->kind, range);
		}
		json_array_append_new(list, item);
		if (!analysis->client->hierarchy)
			add_flat_rows(analysis, &file, def, (struct str){ 0 }, list);
	}
	return list;
}

/* ---- symbols of the workspace ---- */

json_t *symbols_of_workspace(struct analysis *analysis, const json_t *params)
{
	struct str query = json_str(json_object_get(params, "query"));
	json_t *list = json_array(), *range;
	VEC_EACH (struct state_file, it, &analysis->files) {
		struct state_file file = *it;
		if (file.document->open)
			file = analysis_now(analysis, file.document);
		const struct ast_file *tree = analysis_parse(analysis, &file);
		VEC_EACH (struct ast_def *, def, &tree->defs) {
			if ((*def)->name.length && matches((*def)->name, query) &&
				json_array_size(list) < SYMBOLS_MOST &&
				file_range(analysis, &file, (*def)->name_span, &range))
				json_array_append_new(
					list, flat(analysis, &file, (*def)->name, (*def)->kind, range));
			add_flat_rows(analysis, &file, *def, query, list);
		}
	}
	return list;
}

/* ---- folding ---- */

static void add_folding(
	const struct state_file *file, struct span span, const char *kind, json_t *list)
{
	struct span trimmed = span_trim(span);
	const struct text *text = &file->document->text;
	json_int_t first = source_position(file->source, trimmed.from).line - 1;
	json_int_t last = source_position(file->source, trimmed.to).line - 1;
	if (last <= first || (size_t)last >= text->line_count)
		return;
	json_t *item = json_pack("{s:I, s:I}", "startLine", first, "endLine", last);
	if (kind)
		json_object_set_new(item, "kind", json_string(kind));
	json_array_append_new(list, item);
}

/* Runs of lines that are comments. */
static void fold_comments(const struct state_file *file, json_t *list)
{
	struct span rest = { file->source, 0, (uint32_t)file->source->text.length };
	struct span run = NO_SPAN, line;
	while (span_line(&rest, &line)) {
		bool comment = str_starts_with(str_trim(span_text(line)), STR("//"));
		if (comment)
			run = run.source ? span_join(run, line) : line;
		else if (run.source)
			add_folding(file, run, "comment", list);
		if (!comment)
			run = NO_SPAN;
	}
}

json_t *folding_ranges(struct analysis *analysis, const json_t *params)
{
	struct state_file file;
	json_t *list = json_array();
	if (!analysis_now_of(analysis, params, &file))
		return list;
	const struct ast_file *tree = analysis_parse(analysis, &file);
	for (size_t i = 0; i < tree->defs.count; i++) {
		add_folding(&file, whole(tree, i), "region", list);
		VEC_EACH (struct ast_section *, it, &tree->defs.items[i]->sections) {
			add_folding(&file, span_join((*it)->span, (*it)->body), NULL, list);
			VEC_EACH (struct ast_block, block, &(*it)->blocks)
				if (block->kind == AST_FENCE && !block->bare)
					add_folding(&file, span_join(block->fence_span, block->span), NULL, list);
		}
	}
	fold_comments(&file, list);
	return list;
}
