/* SPDX-License-Identifier: MIT */
/* Lowers the definitions used in templates: operand names, operand modifiers, formats. */
#include "lower/internal.h"

/* Role<guard>; */
static void lower_role(struct lowering *l, const struct ast_stmt *stmt, struct operand_def *operand)
{
	struct str role;
	if (!lower_arg_name(l, stmt, 0, &role))
		return;
	operand->is_guard = str_equal_c(role, "guard");
	if (!operand->is_guard)
		diag_report(l->diag, CHECK_BAD_ARGUMENT, stmt->args.items[0]->span,
			"'%.*s' is not a role; expected 'guard'", STR_ARG(role));
}

/* A guard must be a register of one bit. */
static void check_guard(
	struct lowering *l, const struct operand_def *operand, const struct str_map *fields)
{
	if (!operand->stands.count)
		diag_report(l->diag, CHECK_BAD_ARGUMENT, operand->span,
			"the guard '%.*s' must stand for fields: Stands<field, ...>;", STR_ARG(operand->name));
	VEC_EACH (struct str, it, &operand->stands) {
		const struct field *field = str_map_get(fields, *it);
		if (!field || !str_equal(field->name, *it) || field->type->poisoned ||
			(field->type->kind == TYPE_REGISTER && field->type->file->width == 1))
			continue;
		struct report *report = diag_report(l->diag, CHECK_BAD_ARGUMENT, operand->span,
			"the guard '%.*s' stands for '%.*s', which is not a register of one bit",
			STR_ARG(operand->name), STR_ARG(*it));
		diag_note(l->diag, report, field->name_span, "the field is declared here");
	}
}

static void operand_statement(
	struct lowering *l, const struct ast_stmt *stmt, struct operand_def *operand)
{
	struct str name;
	switch (stmt->kind) {
	case AST_STMT_BODY_OPERAND_ROLE: lower_role(l, stmt, operand); break;
	case AST_STMT_BODY_OPERAND_TEXT: operand->nodes = lower_pattern(l, stmt); break;
	case AST_STMT_BODY_OPERAND_STANDS:
		for (size_t i = 0; i < stmt->args.count; i++)
			if (lower_arg_name(l, stmt, i, &name))
				VEC_PUSH(l->arena, &operand->stands, name);
		break;
	default: lower_forgotten(stmt);
	}
}

void lower_operand(struct lowering *l, const struct ast_def *def)
{
	struct operand_def *operand = ARENA_NEW(l->arena, struct operand_def);
	operand->name = def->name;
	operand->span = def->name_span;
	operand->ast = def;
	size_t errors = l->diag->errors;
	VEC_EACH (struct ast_stmt *, it, &def->statements)
		operand_statement(l, *it, operand);
	operand->poisoned = !operand->nodes && !operand->stands.count;
	if (operand->poisoned && l->diag->errors == errors && !def->lost)
		diag_report(l->diag, CHECK_BAD_ARGUMENT, operand->span,
			"operand '%.*s' stands for nothing: write Stands<field, ...>; or Text<\"...\">;",
			STR_ARG(operand->name));
	if (lower_declare(
			l, &l->operands, "operand", operand->name, operand, offsetof(struct operand_def, span)))
		VEC_PUSH(l->arena, &l->isa->operands, operand);
}

static void add_fields_of_definition(struct str_map *fields, struct definition *d)
{
	VEC_EACH (struct field *, it, &d->fields) {
		str_map_put(fields, (*it)->name, *it);
		if (!str_map_get(fields, (*it)->base))
			str_map_put(fields, (*it)->base, *it);
	}
}

/* field or field.part */
static bool is_field_name(const struct str_map *fields, struct str name)
{
	struct str base = str_slice(name, 0, str_find(name, 0, STR(".")));
	return str_map_get(fields, name) || str_map_get(fields, base);
}

/* Says nothing if there are errors: a field may be missing because of them. */
void lower_operands_finish(struct lowering *l)
{
	struct str_map fields = { .arena = l->arena };
	if (l->diag->errors || !l->isa->ast)
		return;
	VEC_EACH (struct definition *, it, &l->isa->definitions)
		add_fields_of_definition(&fields, *it);
	VEC_EACH (struct operand_def *, operand, &l->isa->operands)
		VEC_EACH (struct ast_stmt *, stmt, &(*operand)->ast->statements)
			for (size_t i = 0;
				 (*stmt)->kind == AST_STMT_BODY_OPERAND_STANDS && i < (*stmt)->args.count; i++) {
				const struct ast_expr *arg = (*stmt)->args.items[i];
				if (arg->kind != AST_NAME || is_field_name(&fields, arg->text))
					continue;
				(*operand)->poisoned = true;
				lower_unknown(l, CHECK_UNDEFINED_NAME, arg->span, "field", arg->text, &fields);
			}
	VEC_EACH (struct operand_def *, operand, &l->isa->operands)
		if ((*operand)->is_guard)
			check_guard(l, *operand, &fields);
}

/* The field of the guard that the opcode has, or NULL. */
static const struct field *guard_of(const struct opcode *opcode, const struct operand_def *guard)
{
	const struct field *field = NULL;
	for (size_t i = 0; guard->is_guard && i < guard->stands.count && !field; i++)
		field = opcode_find_field(opcode, guard->stands.items[i]);
	return field;
}

/* False if it has two, which is reported. */
static bool check_guards_of(struct lowering *l, const struct opcode *opcode)
{
	const struct field *first = NULL;
	VEC_EACH (struct operand_def *, it, &l->isa->operands) {
		const struct field *field = guard_of(opcode, *it);
		if (!field || !first || field == first) {
			first = first ? first : field;
			continue;
		}
		struct report *report = diag_report(l->diag, CHECK_BAD_ARGUMENT, (*it)->span,
			"opcode '%.*s' has two guards, '%.*s' and '%.*s'; only one can have Role<guard>; the "
			"block can test the other",
			STR_ARG(opcode->definition->name), STR_ARG(first->name), STR_ARG(field->name));
		diag_note(
			l->diag, report, first->name_span, "'%.*s' is declared here", STR_ARG(first->name));
		diag_note(
			l->diag, report, field->name_span, "'%.*s' is declared here", STR_ARG(field->name));
		return false;
	}
	return true;
}

void lower_guards(struct lowering *l)
{
	VEC_EACH (struct opcode *, it, &l->isa->opcodes)
		if (!check_guards_of(l, *it))
			return;
}

/* A longer text is that of a format, whatever its sign is. */
static struct str lower_sign(struct lowering *l, struct span text)
{
	if (text.from < text.to && !template_text_is_sign(span_text(text)))
		diag_report(l->diag, CHECK_BAD_ARGUMENT, text,
			"a sign in a template is one character, as in {-}, not '%.*s'; write \"-\", and a "
			"__DefFormat with Prefix<> = \"%.*s\" that AsmFormat<x.m> names",
			STR_ARG(span_text(text)), STR_ARG(span_text(text)));
	return span_text(text);
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
		switch ((*it)->kind) {
		case AST_STMT_BODY_MODIFIER_PREFIX: modifier->prefix = lower_sign(l, text); break;
		case AST_STMT_BODY_MODIFIER_SUFFIX: modifier->suffix = span_text(text); break;
		case AST_STMT_BODY_MODIFIER_AROUND:
			modifier->prefix = modifier->suffix = lower_sign(l, text);
			break;
		default: lower_forgotten(*it);
		}
	}
	if (lower_declare(l, &l->modifiers, "modifier", modifier->name, modifier,
			offsetof(struct modifier_def, span)))
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
		format->prefix = (*it)->value; /* Prefix, its only statement */
	if (!format->prefix && !def->lost)
		diag_report(l->diag, CHECK_BAD_ARGUMENT, format->span,
			"format '%.*s' needs Prefix<> = expression;", STR_ARG(format->name));
	if (lower_declare(
			l, &l->formats, "format", format->name, format, offsetof(struct format_def, span)))
		VEC_PUSH(l->arena, &l->isa->formats, format);
}
