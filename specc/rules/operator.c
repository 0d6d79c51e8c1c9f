/* SPDX-License-Identifier: MIT */
/* Checks the attributes of modifier values: which operator a value denotes if the modifier is
 * between two operands, which rounding it selects, and those that are read as members. */
#include "rules/internal.h"

static bool first_operator_report(struct rule_block *b, const char *what, struct str name)
{
	struct str key = str_printf(b->scope->run->arena, "%s %.*s", what, STR_ARG(name));
	return !str_map_put(&b->seen, key, b);
}

/* The modifier that e names, if its values are known; or NULL. */
static const struct sem_modifier *typed_modifier(const struct sem_expr *e)
{
	return e->modifier && e->modifier->type && !e->modifier->type->poisoned ? e->modifier : NULL;
}

static struct span value_place(const struct sem_modifier *modifier, struct str value)
{
	const struct enumerator *e = type_find_name(modifier->type, value);
	return e ? e->span : modifier->type->span;
}

/* ---- operators ---- */

static void report_wrong(
	struct rule_block *b, const struct sem_expr *e, const struct sem_meaning *meaning)
{
	struct str name = meaning->attribute->value;
	struct report *report;
	if (meaning->twice)
		report = sem_report(b->scope, CHECK_SEMANTICS_OPERATOR, meaning->attribute->span,
			"a value can stand for an operator or a function, not both");
	else if (meaning->is_operator)
		report = sem_report(b->scope, CHECK_SEMANTICS_OPERATOR, meaning->attribute->span,
			"'%.*s' is not an operator; expected one of == != < <= > >= & | ^ && || + - *",
			STR_ARG(name));
	else
		report = sem_report(b->scope, CHECK_SEMANTICS_OPERATOR, meaning->attribute->span,
			"'%.*s' is not a function with two parameters that returns a value and has no "
			"effect",
			STR_ARG(name));
	sem_note(b->scope, report, e->text_span, "it is used as an operator here");
}

void rule_infix(struct rule_block *b, const struct sem_expr *e, const struct sem_expr *parent)
{
	(void)parent;
	const struct sem_modifier *modifier = typed_modifier(e);
	size_t known = 0;
	if (!modifier || !first_operator_report(b, "operator", e->text))
		return;
	struct sem_values values = sem_modifier_values(b->scope, modifier);
	VEC_EACH (struct str, it, &values.list)
		known += sem_infix_meaning(b->scope, modifier->type, *it).attribute != NULL;
	VEC_EACH (struct str, it, &values.list) {
		if (!type_find_name(modifier->type, *it))
			continue; /* reported at its definition */
		struct sem_meaning meaning = sem_infix_meaning(b->scope, modifier->type, *it);
		if (meaning.attribute && !meaning.op && !meaning.function)
			report_wrong(b, e, &meaning);
		if (meaning.attribute)
			continue;
		enum check check = known ? CHECK_SEMANTICS_OPERATOR : CHECK_OPERATOR_MISSING;
		struct str_map *missing = &b->scope->run->no_operator;
		struct report *report = known ? NULL : str_map_get(missing, modifier->type->name);
		if (report) { /* the cause is the type: one report for all blocks */
			sem_note(b->scope, report, e->text_span, "'%.*s' is also used between operands here",
				STR_ARG(e->text));
			return;
		}
		report = sem_report(b->scope, check, e->text_span,
			"'%.*s' is used between operands, but its value '.%.*s' has neither an operator "
			"nor a function",
			STR_ARG(e->text), STR_ARG(*it));
		if (report && !known)
			str_map_put(missing, modifier->type->name, report);
		sem_note(b->scope, report, value_place(modifier, *it),
			"expected '%.*s <operator = \"...\">;' or '<function = \"...\">'", STR_ARG(*it));
		return;
	}
}

/* ---- roundings ---- */

/* roundToF32(x, .rnd), toInt(x, .rnd, t) */
static void rounding(struct rule_block *b, const struct sem_expr *e)
{
	const struct sem_expr *how = e->operands.items[1];
	const struct sem_modifier *modifier = how->kind == SEM_MOD ? typed_modifier(how) : NULL;
	if (how->kind != SEM_MOD && how->kind != SEM_NAME)
		sem_report(b->scope, CHECK_SEMANTICS_OPERATOR, how->span,
			"'%.*s' does not say how to round; expected a modifier", STR_ARG(span_text(how->span)));
	if (how->kind != SEM_MOD || !first_operator_report(b, "rounding", how->text))
		return;
	if (!modifier && !how->modifier && !sem_rounding_type(b->scope->run->isa, how->text))
		sem_report(b->scope, CHECK_SEMANTICS_OPERATOR, how->span,
			"no value '.%.*s' says how to round, as in %.*s <rounding = \"nearest\">;",
			STR_ARG(how->text), STR_ARG(how->text));
	if (!modifier)
		return;
	struct sem_values values = sem_modifier_values(b->scope, modifier);
	VEC_EACH (struct str, it, &values.list) {
		if (!type_find_name(modifier->type, *it) || /* reported at its definition */
			sem_value_rounding(modifier->type, *it) != SEM_ROUND_NONE)
			continue;
		struct report *report = sem_report(b->scope, CHECK_SEMANTICS_OPERATOR, how->span,
			"value '.%.*s' of '.%.*s' does not say how to round", STR_ARG(*it), STR_ARG(how->text));
		sem_note(b->scope, report, value_place(modifier, *it),
			"expected '%.*s <rounding = \"...\">;', one of nearest, zero, up, down", STR_ARG(*it));
		return;
	}
}

/* ---- data types ---- */

/* toInt(x, rnd, .type), dtypeof(.type); what is no modifier is reported where types are found. */
static void data_type(struct rule_block *b, const struct sem_expr *what)
{
	const struct sem_modifier *modifier = what->kind == SEM_MOD ? typed_modifier(what) : NULL;
	struct sem_type_word data;
	if (!modifier || !first_operator_report(b, "type", what->text))
		return;
	struct sem_values values = sem_modifier_values(b->scope, modifier);
	VEC_EACH (struct str, it, &values.list) {
		if (sem_data_bits(modifier->type, *it, &data))
			continue;
		struct report *report = sem_report(b->scope, CHECK_SEMANTICS_OPERATOR, what->span,
			"value '.%.*s' of '.%.*s' does not give its data type", STR_ARG(*it),
			STR_ARG(what->text));
		sem_note(b->scope, report, value_place(modifier, *it),
			"expected '%.*s <bits = 32, signed = true>;'", STR_ARG(*it));
		return;
	}
}

/* ---- members ---- */

/* .dtype.bits: every value must have the attribute, and all must be numbers, or all truth
 * values. */
void rule_member(struct rule_block *b, const struct sem_expr *e, const struct sem_expr *parent)
{
	(void)parent;
	const struct sem_expr *base = e->operands.items[0];
	const struct sem_modifier *modifier = base->kind == SEM_MOD ? typed_modifier(base) : NULL;
	struct sem_member one, first = { 0 };
	bool found = false;
	if (!modifier || !first_operator_report(b, "member", span_text(e->span)))
		return;
	struct sem_values values = sem_modifier_values(b->scope, modifier);
	VEC_EACH (struct str, it, &values.list) {
		bool is = sem_value_member(modifier->type, *it, e->text, &one);
		if (is && (!found || one.is_bool == first.is_bool)) {
			first = one;
			found = true;
			continue;
		}
		struct report *report = sem_report(b->scope, CHECK_SEMANTICS_OPERATOR, e->text_span,
			"value '.%.*s' of '.%.*s' has no %s '%.*s'", STR_ARG(*it), STR_ARG(base->text),
			!found          ? "number or truth value"
			: first.is_bool ? "truth value"
							: "number",
			STR_ARG(e->text));
		sem_note(b->scope, report, value_place(modifier, *it), "expected '%.*s <%.*s = %s>;'",
			STR_ARG(*it), STR_ARG(e->text), found && first.is_bool ? "true" : "32");
		return;
	}
}

void rule_rounding(struct rule_block *b, const struct sem_expr *e, const struct sem_expr *parent)
{
	(void)parent;
	if (e->function || !sem_builtin_is(e->builtin, SEM_ROUNDS) ||
		sem_builtin_arguments(e->builtin) != e->operands.count)
		return;
	rounding(b, e);
	if (e->builtin == SEM_FN_TO_INT)
		data_type(b, e->operands.items[2]);
}

void rule_declared_type(struct rule_block *b, const struct sem_stmt *s)
{
	if (s->type_argument)
		data_type(b, s->type_argument);
}
