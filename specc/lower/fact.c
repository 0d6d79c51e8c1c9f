/* SPDX-License-Identifier: MIT */
/* Lowers aliases, and the definitions kept as written; memories and exceptions are also resolved
 * (state.c). */
#include "isa/syntax.h"
#include "lower/internal.h"

/* ---- aliases ---- */

static unsigned times_used(const struct syntax *syntax, size_t param)
{
	unsigned count = 0;
	VEC_EACH (struct syntax_part, it, &syntax->parts)
		count += it->kind == PART_PARAM && it->param == param;
	return count;
}

/* {name} follows a word directly. False after a report. */
static bool check_glued(struct lowering *l, const struct syntax *syntax)
{
	for (size_t i = 0; i < syntax->parts.count; i++) {
		const struct syntax_part *part = &syntax->parts.items[i];
		bool follows =
			i && (part[-1].glued || (part_is_word(&part[-1]) && part[-1].kind != PART_PARAM));
		if (part->glued && !follows)
			return diag_fail(l->diag, CHECK_ALIAS, part->span,
				"'{%.*s}' directly follows a word that is not a parameter", STR_ARG(part->text));
	}
	return true;
}

/* A parameter has braces in the text and in a meaning, or in neither. */
static void check_same_glue(
	struct lowering *l, const struct alias_def *alias, const struct syntax *meaning)
{
	VEC_EACH (const struct syntax_part, it, &meaning->parts)
		VEC_EACH (const struct syntax_part, part, &alias->text->parts)
			if (it->kind == PART_PARAM && part->kind == PART_PARAM && part->param == it->param &&
				part->glued != it->glued)
				diag_report(l->diag, CHECK_ALIAS, it->span,
					"parameter '%.*s' of alias '%.*s' has braces in Text or in Means, but not in "
					"both",
					STR_ARG(it->text), STR_ARG(alias->name));
}

/* In each meaning, what follows {a}{b} in the text follows it too: they are read as one word. */
static void check_glued_order(struct lowering *l, const struct alias_def *alias,
	const struct syntax_part *first, const struct syntax_part *second)
{
	VEC_EACH (const struct alias_meaning, it, &alias->means)
		VEC_EACH (const struct syntax_part, part, &it->syntax->parts) {
			bool last = part + 1 == it->syntax->parts.items + it->syntax->parts.count;
			bool is_first = part->glued && part->param == first->param;
			bool is_followed = !last && part[1].glued && part[1].param == second->param;
			if (is_first && !is_followed)
				diag_report(l->diag, CHECK_ALIAS, part->span,
					"'{%.*s}' is followed by '{%.*s}' in the Text of alias '%.*s', and must be "
					"here",
					STR_ARG(first->text), STR_ARG(second->text), STR_ARG(alias->name));
		}
}

/* Reports other optional parts than {parameter}: neither side of an alias can have them. */
static const struct syntax *alias_pattern(
	struct lowering *l, const struct alias_def *alias, const struct ast_stmt *stmt)
{
	struct forms_run run = lower_forms_run(l);
	const struct template_nodes *nodes = lower_pattern(l, stmt);
	const struct syntax *syntax = nodes ? forms_resolve_alias(&run, alias, nodes) : NULL;
	for (size_t i = 0; syntax && i < syntax->parts.count; i++) {
		const struct syntax_part *part = &syntax->parts.items[i];
		if (part->kind != PART_OPTION && part->kind != PART_SIGN)
			continue;
		diag_report(l->diag, CHECK_ALIAS, part->span,
			"an alias has no optional parts but parameters, {name}");
		return NULL;
	}
	return syntax && check_glued(l, syntax) ? syntax : NULL;
}

/* Printed<preference> = condition; both may be absent */
static void printed_statement(
	struct lowering *l, const struct ast_stmt *stmt, struct alias_def *alias)
{
	alias->printed_span = stmt->span;
	alias->condition = stmt->value;
	alias->printed = !stmt->args.count || lower_arg_number(l, stmt, 0, &alias->preference);
}

static void alias_statement(
	struct lowering *l, const struct ast_stmt *stmt, struct alias_def *alias)
{
	bool pattern = stmt->kind != AST_STMT_BODY_ALIAS_PRINTED;
	struct alias_meaning meaning = { stmt->span, pattern ? alias_pattern(l, alias, stmt) : NULL };
	switch (stmt->kind) {
	case AST_STMT_BODY_ALIAS_TEXT:
		alias->text_span = stmt->span;
		alias->text = meaning.syntax;
		break;
	case AST_STMT_BODY_ALIAS_MEANS:
		if (meaning.syntax)
			VEC_PUSH(l->arena, &alias->means, meaning);
		break;
	case AST_STMT_BODY_ALIAS_PRINTED: printed_statement(l, stmt, alias); break;
	default: lower_forgotten(stmt);
	}
}

static void check_one_meaning(struct lowering *l, const struct alias_def *alias)
{
	if (alias->means.count > 1)
		diag_report(l->diag, CHECK_ALIAS, alias->printed_span,
			"alias '%.*s' means %zu instructions; only one that means a single instruction can be "
			"printed",
			STR_ARG(alias->name), alias->means.count);
	for (size_t i = 0; alias->means.count == 1 && i < alias->params.count; i++)
		if (!times_used(alias->means.items[0].syntax, i))
			diag_report(l->diag, CHECK_ALIAS, alias->printed_span,
				"alias '%.*s' cannot be printed: its Means does not give parameter '%.*s'",
				STR_ARG(alias->name), STR_ARG(alias->params.items[i]));
}

static void check_params(struct lowering *l, const struct alias_def *alias)
{
	for (size_t i = 0; i < alias->params.count; i++)
		if (times_used(alias->text, i) != 1)
			diag_report(l->diag, CHECK_ALIAS, alias->text_span,
				"parameter '%.*s' must appear exactly once in the Text of alias '%.*s'",
				STR_ARG(alias->params.items[i]), STR_ARG(alias->name));
	VEC_EACH (const struct alias_meaning, it, &alias->means)
		check_same_glue(l, alias, it->syntax);
	const struct syntax_part *parts = alias->text->parts.items;
	for (size_t i = 0; i + 1 < alias->text->parts.count; i++) {
		size_t next = i + 1;
		if (parts[next].kind == PART_BLANK && next + 1 < alias->text->parts.count)
			next++;
		bool words = parts[i].glued && !parts[next].glued && next > i + 1;
		if (parts[i].glued && parts[next].glued)
			check_glued_order(l, alias, &parts[i], &parts[next]);
		else if (parts[i].kind == PART_PARAM && parts[next].kind == PART_PARAM && !words)
			diag_report(l->diag, CHECK_ALIAS, parts[next].span,
				"nothing separates the parameters '%.*s' and '%.*s'", STR_ARG(parts[i].text),
				STR_ARG(parts[next].text));
	}
}

void lower_alias(struct lowering *l, const struct ast_def *def)
{
	struct alias_def *alias = ARENA_NEW(l->arena, struct alias_def);
	alias->name = def->name;
	alias->span = def->name_span;
	alias->ast = def;
	VEC_EACH (struct ast_expr *, it, &def->params)
		VEC_PUSH(l->arena, &alias->params, span_text((*it)->span));
	VEC_EACH (struct ast_stmt *, it, &def->statements)
		alias_statement(l, *it, alias);
	VEC_EACH (struct ast_stmt *, it, &def->attributes)
		VEC_PUSH(l->arena, &alias->attributes, lower_attribute(*it));
	if ((!alias->text_span.source || !alias->means.count) && !def->lost)
		diag_report(l->diag, CHECK_ALIAS, alias->span,
			"alias '%.*s' needs Text<\"...\">; and at least one Means<\"...\">;",
			STR_ARG(alias->name));
	if (!alias->text || !alias->means.count)
		return;
	check_params(l, alias);
	if (alias->printed)
		check_one_meaning(l, alias);
	if (lower_declare(
			l, &l->aliases, "alias", alias->name, alias, offsetof(struct alias_def, span)))
		VEC_PUSH(l->arena, &l->isa->aliases, alias);
}

/* ---- facts ---- */

static struct str list_text(struct ast_expr *const *items, size_t count)
{
	if (!count)
		return (struct str){ 0 };
	return span_text(span_join(items[0]->span, items[count - 1]->span));
}

static struct str expr_text(const struct ast_expr *expr)
{
	return expr ? span_text(expr->span) : (struct str){ 0 };
}

static struct fact_statement fact_statement(const struct ast_stmt *stmt)
{
	return (struct fact_statement){
		.keyword = stmt->keyword,
		.args = list_text(stmt->args.items, stmt->args.count),
		.type = expr_text(stmt->type),
		.name = expr_text(stmt->name),
		.op = stmt->op,
		.value = expr_text(stmt->value),
		.span = stmt->span,
	};
}

void lower_fact(struct lowering *l, const struct ast_def *def)
{
	struct fact *fact = ARENA_NEW(l->arena, struct fact);
	fact->kind = def->kind;
	fact->name = def->name;
	fact->span = def->name_span;
	fact->ast = def;
	fact->params = list_text(def->params.items, def->params.count);
	VEC_EACH (struct ast_expr *, it, &def->parents)
		VEC_PUSH(l->arena, &fact->parents, (*it)->text);
	VEC_EACH (struct ast_stmt *, it, &def->statements) {
		struct fact_statement statement = fact_statement(*it);
		VEC_PUSH(l->arena, &fact->statements, statement);
	}
	VEC_EACH (struct ast_stmt *, it, &def->attributes)
		VEC_PUSH(l->arena, &fact->attributes, lower_attribute(*it));
	struct str key = str_printf(l->arena, "%d %.*s", (int)def->kind, STR_ARG(def->name));
	struct fact *old = str_map_get(&l->facts, key);
	if (old) {
		diag_second(l->diag, CHECK_DUPLICATE_DEFINITION, fact->span, old->span,
			"the first definition is here", "'%.*s' is defined twice", STR_ARG(fact->name));
		return;
	}
	str_map_put(&l->facts, key, fact);
	VEC_PUSH(l->arena, &l->isa->facts, fact);
	if (def->kind == AST_DEF_MEMORY)
		lower_memory(l, def);
	if (def->kind == AST_DEF_EXCEPTION)
		lower_exception(l, def);
	if (def->kind == AST_DEF_TERM)
		lower_term(l, def);
}
