/* SPDX-License-Identifier: MIT */
/* The text of a document -> semantic tokens: what the names in it mean, by the last state;
 * keywords, numbers and comments by the text as it is now. */
#include <stdlib.h>

#include "lang/code_builtin.h"
#include "lang/lex.h"
#include "lsp/names.h"

/* TOKEN(identifier, "name in the protocol") */
#define TOKENS(TOKEN)                                                                              \
	TOKEN(NAMESPACE, "namespace")                                                                  \
	TOKEN(CLASS, "class")                                                                          \
	TOKEN(TYPE, "type")                                                                            \
	TOKEN(VALUE, "enumMember")                                                                     \
	TOKEN(VARIABLE, "variable")                                                                    \
	TOKEN(FIELD, "property")                                                                       \
	TOKEN(PARAMETER, "parameter")                                                                  \
	TOKEN(FUNCTION, "function")                                                                    \
	TOKEN(MACRO, "macro")                                                                          \
	TOKEN(KEYWORD, "keyword")                                                                      \
	TOKEN(COMMENT, "comment")                                                                      \
	TOKEN(STRING, "string")                                                                        \
	TOKEN(NUMBER, "number")

enum colour {
#define TOKEN(id, text) COLOUR_##id,
	TOKENS(TOKEN)
#undef TOKEN
};

static const char *const type_names[] = {
#define TOKEN(id, text) [COLOUR_##id] = text,
	TOKENS(TOKEN)
#undef TOKEN
};

static const enum colour type_of_name[] = {
	[NAME_DEFINITION] = COLOUR_CLASS,
	[NAME_ISA] = COLOUR_NAMESPACE,
	[NAME_TYPE] = COLOUR_TYPE,
	[NAME_VALUE] = COLOUR_VALUE,
	[NAME_FILE] = COLOUR_VARIABLE,
	[NAME_REGISTER] = COLOUR_VARIABLE,
	[NAME_FIELD] = COLOUR_FIELD,
	[NAME_PART] = COLOUR_FIELD,
	[NAME_OPERAND] = COLOUR_PARAMETER,
	[NAME_MODIFIER] = COLOUR_FIELD,
	[NAME_FORMAT] = COLOUR_FUNCTION,
	[NAME_FACT] = COLOUR_VARIABLE,
	[NAME_ALIAS] = COLOUR_MACRO,
	[NAME_MNEMONIC] = COLOUR_MACRO,
	[NAME_FUNCTION] = COLOUR_FUNCTION,
	[NAME_LOCAL] = COLOUR_PARAMETER,
};

json_t *tokens_legend(void)
{
	json_t *types = json_array();
	for (size_t i = 0; i < sizeof type_names / sizeof *type_names; i++)
		json_array_append_new(types, json_string(type_names[i]));
	return json_pack("{s:o, s:[]}", "tokenTypes", types, "tokenModifiers");
}

struct coloured {
	uint32_t from, to; /* in the source as it is now */
	enum colour type;
};

struct colours {
	struct analysis *analysis;
	struct state_file file;
	VEC(struct coloured) list;
};

static void add_colour(struct colours *t, struct span span, enum colour type)
{
	struct coloured token = { span.from, span.to, type };
	if (span.from < span.to)
		VEC_PUSH(&t->analysis->scratch, &t->list, token);
}

/* ---- by meaning ---- */

static enum colour colour_of_name(const struct name *name)
{
	if (name->kind == NAME_FACT && name->ast && name->ast->kind == AST_DEF_FUNCTION)
		return COLOUR_FUNCTION;
	const struct definition *d = name->object;
	if (name->kind == NAME_DEFINITION && d->kind == DEFINITION_GROUP)
		return COLOUR_NAMESPACE;
	return type_of_name[name->kind];
}

static void colour_names(struct colours *t)
{
	const struct state_file *then = analysis_file(t->analysis, t->file.path);
	VEC_EACH (struct use, it, &names_of(t->analysis)->uses) {
		struct span span;
		if (then && it->span.source == then->source &&
			analysis_span_now(t->analysis, then, &t->file, it->span, &span))
			add_colour(t, span, colour_of_name(it->name));
	}
}

/* ---- by the text ---- */

static void colour_code(struct colours *t, struct span fence)
{
	struct reading reading = { .code = true };
	struct lexer lexer;
	for (lex_start(&lexer, &reading, fence); lexer.token.kind != TOKEN_END; lex_skip(&lexer)) {
		const struct token *token = &lexer.token;
		if (token->kind == TOKEN_NAME && sem_word_find(token->text))
			add_colour(t, token->span, COLOUR_KEYWORD);
		if (token->kind == TOKEN_NUMBER || token->kind == TOKEN_REAL)
			add_colour(t, token->span, COLOUR_NUMBER);
	}
}

static void colour_expr(struct colours *t, const struct ast_expr *e)
{
	if (!e)
		return;
	if (e->kind == AST_NUMBER)
		add_colour(t, e->span, COLOUR_NUMBER);
	if (e->kind == AST_STRING)
		add_colour(t, e->span, COLOUR_STRING);
	for (size_t i = 0; i < e->operands.count; i++)
		colour_expr(t, e->operands.items[i]);
}

static void colour_statement(struct colours *t, const struct ast_stmt *s)
{
	add_colour(t, span_part(s->span, 0, s->keyword.length), COLOUR_KEYWORD);
	for (size_t i = 0; i < s->args.count; i++)
		colour_expr(t, s->args.items[i]);
	colour_expr(t, s->value);
}

static void colour_definition(struct colours *t, const struct ast_def *def)
{
	struct str line = span_text(def->span);
	add_colour(t, span_part(def->span, 0, str_word_end(line, 0)), COLOUR_KEYWORD);
	VEC_EACH (struct ast_stmt *, it, &def->statements)
		colour_statement(t, *it);
	VEC_EACH (struct ast_keywords, it, &def->keywords)
		colour_statement(t, it->stmt);
	VEC_EACH (struct ast_section *, section, &def->sections) {
		add_colour(t, (*section)->span, COLOUR_KEYWORD);
		VEC_EACH (struct ast_stmt *, it, &(*section)->statements)
			colour_statement(t, *it);
		VEC_EACH (struct ast_block, it, &(*section)->blocks)
			if (it->kind == AST_FENCE && str_equal_c((*section)->name, "Semantics"))
				colour_code(t, it->span);
	}
}

/* Lines that are nothing but a comment. */
static void add_comments(struct colours *t)
{
	struct span rest = { t->file.source, 0, (uint32_t)t->file.source->text.length }, line;
	while (span_line(&rest, &line)) {
		struct span text = span_trim(line);
		if (str_starts_with(span_text(text), STR("//")))
			add_colour(t, text, COLOUR_COMMENT);
	}
}

/* ---- the answer ---- */

static int compare_colours(const void *left, const void *right)
{
	const struct coloured *a = left, *b = right;
	if (a->from != b->from)
		return a->from < b->from ? -1 : 1;
	return a->to < b->to ? -1 : a->to > b->to;
}

/* Five numbers for each: line and character relative to the last one, length, type, modifiers. */
static json_t *encode(struct colours *t)
{
	json_t *data = json_array();
	struct place last = { 0 };
	uint32_t end = 0;
	if (t->list.count)
		qsort(t->list.items, t->list.count, sizeof *t->list.items, compare_colours);
	VEC_EACH (struct coloured, it, &t->list) {
		struct place from, to;
		if (it->from < end || !file_places(t->analysis, &t->file, it->from, it->to, &from, &to) ||
			from.line != to.line)
			continue;
		bool same = from.line == last.line;
		json_int_t numbers[] = { (json_int_t)(from.line - last.line),
			(json_int_t)(same ? from.character - last.character : from.character),
			(json_int_t)(to.character - from.character), (json_int_t)it->type, 0 };
		for (size_t i = 0; i < 5; i++)
			json_array_append_new(data, json_integer(numbers[i]));
		last = from;
		end = it->to;
	}
	return json_pack("{s:o}", "data", data);
}

json_t *tokens_of(struct analysis *analysis, const json_t *params)
{
	struct colours t = { .analysis = analysis };
	if (!analysis_now_of(analysis, params, &t.file))
		return NULL;
	const struct ast_file *tree = analysis_parse(analysis, &t.file);
	colour_names(&t);
	VEC_EACH (struct ast_def *, it, &tree->defs)
		colour_definition(&t, *it);
	add_comments(&t);
	return encode(&t);
}
