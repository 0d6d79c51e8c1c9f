/* Lowers what templates are written with: operand names, operand modifiers, formats. */
#include "model/lower_internal.h"

static struct span operand_place(const void *value)
{
	return ((const struct operand_def *)value)->span;
}

static struct span modifier_place(const void *value)
{
	return ((const struct modifier_def *)value)->span;
}

static struct span format_place(const void *value)
{
	return ((const struct format_def *)value)->span;
}

void lower_operand(struct lowering *l, const struct ast_def *def)
{
	struct operand_def *operand = ARENA_NEW(l->arena, struct operand_def);
	operand->name = def->name;
	operand->span = def->name_span;
	operand->ast = def;
	VEC_EACH (struct ast_stmt *, it, &def->statements) {
		const struct ast_stmt *stmt = *it;
		if (str_equal_c(stmt->keyword, "Text")) {
			operand->nodes = lower_pattern(l, stmt);
		} else if (str_equal_c(stmt->keyword, "Stands")) {
			for (size_t i = 0; i < stmt->args.count; i++) {
				struct str name;
				if (lower_arg_name(l, stmt, i, &name))
					VEC_PUSH(l->arena, &operand->stands, name);
			}
		} else
			lower_unknown_statement(l, stmt, "__DefOperand", "Stands, Text");
	}
	if (!operand->nodes && !operand->stands.count)
		diag_report(l->diag, CHECK_BAD_ARGUMENT, operand->span,
			"operand '%.*s' stands for nothing: write Stands<field, ...>; or Text<\"...\">;",
			STR_ARG(operand->name));
	if (lower_declare(
			l, &l->operands, "operand", operand->name, operand->span, operand, operand_place))
		VEC_PUSH(l->arena, &l->isa->operands, operand);
}

void lower_modifier(struct lowering *l, const struct ast_def *def)
{
	struct modifier_def *modifier = ARENA_NEW(l->arena, struct modifier_def);
	modifier->name = def->name;
	modifier->span = def->name_span;
	modifier->ast = def;
	modifier->on = 1;
	VEC_EACH (struct ast_stmt *, it, &def->statements) {
		struct span text;
		if (!lower_arg_text(l, *it, 0, &text))
			continue;
		bool around = str_equal_c((*it)->keyword, "Around");
		if (around || str_equal_c((*it)->keyword, "Prefix"))
			modifier->prefix = span_text(text);
		if (around || str_equal_c((*it)->keyword, "Suffix"))
			modifier->suffix = span_text(text);
		if (!around && !str_equal_c((*it)->keyword, "Prefix") &&
			!str_equal_c((*it)->keyword, "Suffix"))
			lower_unknown_statement(l, *it, "__DefModifier", "Prefix, Suffix, Around");
	}
	if (lower_declare(
			l, &l->modifiers, "modifier", modifier->name, modifier->span, modifier, modifier_place))
		VEC_PUSH(l->arena, &l->isa->modifiers, modifier);
}

void lower_format(struct lowering *l, const struct ast_def *def)
{
	struct format_def *format = ARENA_NEW(l->arena, struct format_def);
	format->name = def->name;
	format->span = def->name_span;
	format->ast = def;
	VEC_EACH (struct ast_expr *, it, &def->params)
		VEC_PUSH(l->arena, &format->params, (*it)->text);
	VEC_EACH (struct ast_stmt *, it, &def->statements)
		if (str_equal_c((*it)->keyword, "Prefix"))
			format->prefix = (*it)->value;
		else
			lower_unknown_statement(l, *it, "__DefFormat", "Prefix");
	if (!format->prefix)
		diag_report(l->diag, CHECK_BAD_ARGUMENT, format->span,
			"format '%.*s' needs Prefix<> = expression;", STR_ARG(format->name));
	if (lower_declare(l, &l->formats, "format", format->name, format->span, format, format_place))
		VEC_PUSH(l->arena, &l->isa->formats, format);
}
