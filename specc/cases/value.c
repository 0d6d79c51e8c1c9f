/* SPDX-License-Identifier: MIT */
/* Values of cases: expressions over numbers, reals, true, false and laneid become integers. */
#include <stdarg.h>

#include "base/never.h"
#include "base/suggest.h"
#include "number/text.h"
#include "cases/compute.h"
#include "cases/internal.h"
#include "rules/rules.h"
#include "sem/sem.h"
#include "lang/code_parse.h"

enum { MAX_BITS = 250 }; /* so that a product fits struct wide */

enum kind { INTEGER, TRUTH, REAL };

/* A REAL is the bits of a binary32. */
struct value {
	enum kind kind;
	struct wide n;
};

struct evaluation {
	struct case_reader *r;
	int lane;
	const char *why;
	bool failed;
};

static struct value evaluate_expr_of_kind(struct evaluation *v, const struct sem_expr *e);

static const struct value no_value = { INTEGER, { { 0 } } };

/* Reports the first defect of a value. */
static struct value fail_evaluation(struct evaluation *v, enum check check, struct span span,
	const char *format, ...) __attribute__((format(printf, 4, 5)));

static struct value fail_evaluation(
	struct evaluation *v, enum check check, struct span span, const char *format, ...)
{
	va_list arguments;
	va_start(arguments, format);
	const char *message = arena_vprintf(v->r->arena, format, arguments);
	va_end(arguments);
	if (!v->failed)
		case_fail(v->r, check, span, "%s", message);
	v->failed = true;
	return no_value;
}

static struct value integer_of(struct wide n)
{
	return (struct value){ INTEGER, n };
}

static struct value truth_of(bool is)
{
	return (struct value){ TRUTH, wide_from(is) };
}

/* ---- operands ---- */

static const struct sem_expr *operand_of_call(const struct sem_expr *e, size_t i)
{
	return e->operands.items[i];
}

static struct wide as_integer(struct evaluation *v, const struct sem_expr *e)
{
	struct value value = evaluate_expr_of_kind(v, e);
	if (value.kind == REAL)
		fail_evaluation(v, CHECK_CASE_VALUE, e->span,
			"a real means its bits here, so it cannot be part of an expression; write the result");
	return value.n;
}

static bool as_truth(struct evaluation *v, const struct sem_expr *e)
{
	struct wide n = as_integer(v, e);
	if (!v->failed && !wide_is_zero(n) && !wide_equal(n, wide_from(1)))
		fail_evaluation(v, CHECK_CASE_VALUE, e->span, "expected true or false, found %.*s",
			STR_ARG(wide_text(v->r->arena, n)));
	return !wide_is_zero(n);
}

static int64_t as_small(
	struct evaluation *v, const struct sem_expr *e, const char *what, int64_t least, int64_t most)
{
	struct wide n = as_integer(v, e);
	int64_t value = least;
	if (!v->failed && (!wide_small(n, &value) || value < least || value > most))
		fail_evaluation(v, CHECK_CASE_VALUE, e->span, "expected %s from %lld to %lld, found %.*s",
			what, (long long)least, (long long)most, STR_ARG(wide_text(v->r->arena, n)));
	return value >= least && value <= most ? value : least;
}

static struct value evaluate_bounded(struct evaluation *v, const struct sem_expr *e, struct wide n)
{
	if (wide_length(n) > MAX_BITS)
		return fail_evaluation(
			v, CHECK_CASE_VALUE, e->span, "this value needs more than %d bits", MAX_BITS);
	return integer_of(n);
}

/* ---- leaves ---- */

static struct value real(struct evaluation *v, const struct sem_expr *e)
{
	struct str text = e->text;
	uint64_t pattern = 0;
	bool is_pattern, overflow = false;
	if (str_ends_with(text, STR("f")))
		text.length--;
	number_read_float(text.text, text.length, 32, &pattern, &is_pattern, &overflow);
	if (overflow)
		return fail_evaluation(v, CHECK_CASE_VALUE, e->span,
			"'%.*s' is above the largest binary32 number; write the bits", STR_ARG(e->text));
	return (struct value){ REAL, wide_from((int64_t)pattern) };
}

static struct value evaluate_name(struct evaluation *v, const struct sem_expr *e)
{
	struct str words[] = { STR("laneid"), STR("true"), STR("false") };
	if (str_equal_c(e->text, "laneid")) {
		if (v->lane < 0)
			return fail_evaluation(
				v, CHECK_CASE_VALUE, e->span, "'laneid' has no value here: %s", v->why);
		return integer_of(wide_from(v->lane));
	}
	struct str near = suggest_from(e->text, words, sizeof words / sizeof *words);
	if (near.length)
		return fail_evaluation(v, CHECK_CASE_NAME, e->span,
			"unknown word '%.*s'; did you mean '%.*s'?", STR_ARG(e->text), STR_ARG(near));
	if (isa_has_register(v->r->isa, e->text))
		return fail_evaluation(v, CHECK_CASE_NAME, e->span,
			"a value consists of numbers and laneid; the register '%.*s' cannot be read here",
			STR_ARG(e->text));
	return fail_evaluation(v, CHECK_CASE_NAME, e->span,
		"unknown word '%.*s'; a value consists of numbers, true, false and laneid",
		STR_ARG(e->text));
}

/* The type that has this name, or the state register with named values. */
static const struct type *find_named_values(const struct isa *isa, struct str name)
{
	VEC_EACH (struct register_file *, it, &isa->register_files)
		if ((*it)->kind == FILE_STATE && str_equal((*it)->name, name))
			return (*it)->values;
	const struct type *type = isa_find_type(isa, name);
	return type && type->kind == TYPE_ENUM ? type : NULL;
}

static struct str list_value_names(struct arena *arena, const struct type *type)
{
	struct buffer text = buffer_new(arena);
	for (size_t i = 0; i < type->values.count && i < 8; i++)
		buffer_printf(&text, "%s%.*s", i ? ", " : "", STR_ARG(type->values.items[i].name));
	if (type->values.count > 8)
		buffer_add(&text, STR(", ..."));
	return buffer_str(&text);
}

/* Type.NAME, register.NAME */
static struct value evaluate_member(struct evaluation *v, const struct sem_expr *e)
{
	const struct sem_expr *base = operand_of_call(e, 0);
	const struct type *type =
		base->kind == SEM_NAME ? find_named_values(v->r->isa, base->text) : NULL;
	if (!type)
		return fail_evaluation(v, CHECK_CASE_NAME, base->span,
			"'%.*s' is neither a type nor a register with named values",
			STR_ARG(span_text(base->span)));
	const struct enumerator *known = type_find_name(type, e->text);
	struct span name = { e->text_span.source, e->text_span.from + 1, e->text_span.to };
	if (!known)
		return fail_evaluation(v, CHECK_CASE_NAME, name,
			"'%.*s' has no value '%.*s'; its values are %.*s", STR_ARG(base->text),
			STR_ARG(e->text), STR_ARG(list_value_names(v->r->arena, type)));
	return integer_of(wide_from_word((struct word){ known->value, 0 }));
}

/* ---- operators ---- */

static struct value evaluate_unary(struct evaluation *v, const struct sem_expr *e)
{
	const struct sem_expr *x = operand_of_call(e, 0);
	if (e->op == SEM_OP_NOT)
		return truth_of(!as_truth(v, x));
	struct value value = evaluate_expr_of_kind(v, x);
	if (value.kind == REAL && e->op == SEM_OP_MINUS)
		return (struct value){ REAL, wide_xor(value.n, wide_power(31)) };
	if (value.kind == REAL || (value.kind == TRUTH && e->op == SEM_OP_INVERT))
		return fail_evaluation(v, CHECK_CASE_VALUE, e->span, "'~' is only for integers; %s",
			value.kind == TRUTH ? "write '!' for a truth value" : "a real means its bits");
	return integer_of(case_compute_prefix(e->op, value.n));
}

static struct value evaluate_bits(struct evaluation *v, const struct sem_expr *e)
{
	struct value a = evaluate_expr_of_kind(v, operand_of_call(e, 0)),
				 b = evaluate_expr_of_kind(v, operand_of_call(e, 1));
	bool both = a.kind == TRUTH && b.kind == TRUTH;
	if (a.kind == REAL || b.kind == REAL)
		return fail_evaluation(v, CHECK_CASE_VALUE, e->span,
			"a real means its bits here, so it cannot be part of an expression; write the result");
	return (struct value){ both ? TRUTH : INTEGER, case_compute(e->op, a.n, b.n) };
}

static struct value evaluate_shift(struct evaluation *v, const struct sem_expr *e)
{
	struct wide x = as_integer(v, operand_of_call(e, 0));
	int64_t n = as_small(v, operand_of_call(e, 1), "a shift count", 0, 1000000);
	if (e->op == SEM_OP_LEFT && !wide_is_zero(x) && n + wide_length(x) > MAX_BITS)
		return fail_evaluation(
			v, CHECK_CASE_VALUE, e->span, "this value needs more than %d bits", MAX_BITS);
	return integer_of(case_compute(e->op, x, wide_from(n)));
}

static struct value evaluate_arithmetic(struct evaluation *v, const struct sem_expr *e)
{
	if (e->op == SEM_OP_DIVIDE)
		return fail_evaluation(v, CHECK_CASE_SYNTAX, e->text_span,
			"'/' is only allowed in floor(a / b), ceil(a / b) and trunc(a / b)");
	struct wide a = as_integer(v, operand_of_call(e, 0)), b = as_integer(v, operand_of_call(e, 1));
	return evaluate_bounded(v, e, case_compute(e->op, a, b));
}

static struct value evaluate_comparison(struct evaluation *v, const struct sem_expr *e)
{
	struct wide a = as_integer(v, operand_of_call(e, 0)), b = as_integer(v, operand_of_call(e, 1));
	return truth_of(sem_op_holds(e->op, wide_compare(a, b)));
}

/* The right side is not evaluated where the left one decides. */
static struct value evaluate_logic(struct evaluation *v, const struct sem_expr *e)
{
	bool left = as_truth(v, operand_of_call(e, 0));
	if (left == (e->op == SEM_OP_EITHER))
		return truth_of(left);
	return truth_of(as_truth(v, operand_of_call(e, 1)));
}

static struct value evaluate_binary(struct evaluation *v, const struct sem_expr *e)
{
	switch (sem_op_kind(e->op)) {
	case SEM_LOGIC: return evaluate_logic(v, e);
	case SEM_COMPARISON: return evaluate_comparison(v, e);
	case SEM_SHIFT: return evaluate_shift(v, e);
	case SEM_BITS: return evaluate_bits(v, e);
	case SEM_SUM:
	case SEM_PRODUCT: return evaluate_arithmetic(v, e);
	case SEM_REMAINDER:
	case SEM_PREFIX: break; /* not binary in pseudo-code */
	}
	NEVER();
}

static struct value evaluate_ternary(struct evaluation *v, const struct sem_expr *e)
{
	bool is = as_truth(v, operand_of_call(e, 0));
	return v->failed ? no_value : evaluate_expr_of_kind(v, operand_of_call(e, is ? 1 : 2));
}

/* ---- bits of values, functions ---- */

static struct value evaluate_slice(struct evaluation *v, const struct sem_expr *e)
{
	struct value x = evaluate_expr_of_kind(v, operand_of_call(e, 0));
	unsigned high = (unsigned)as_small(v, operand_of_call(e, 1), "a bit number", 0, MAX_BITS);
	if (e->kind == SEM_INDEX)
		return truth_of(wide_bit(x.n, high));
	unsigned low = (unsigned)as_small(v, operand_of_call(e, 2), "a bit number", 0, MAX_BITS);
	if (high < low && !v->failed)
		return fail_evaluation(
			v, CHECK_CASE_VALUE, e->span, "a slice goes from its high bit to its low bit");
	return integer_of(wide_and(wide_shr(x.n, low), wide_mask(high - low + 1)));
}

static unsigned element_width(struct evaluation *v, const struct sem_expr *e);

static unsigned element_width_of_slice(struct evaluation *v, const struct sem_expr *e)
{
	int64_t high = as_small(v, operand_of_call(e, 1), "a bit number", 0, MAX_BITS);
	int64_t low = as_small(v, operand_of_call(e, 2), "a bit number", 0, MAX_BITS);
	return high >= low ? (unsigned)(high - low + 1) : 0;
}

/* Of a tuple, all its elements; of a & b, both, which are alike. 0: unknown. */
static unsigned element_width_of_all(struct evaluation *v, const struct sem_expr *e)
{
	unsigned sum = 0;
	for (size_t i = 0; i < e->operands.count; i++) {
		unsigned width = element_width(v, operand_of_call(e, i));
		if (!width || (e->kind != SEM_TUPLE && i && width != sum))
			return 0;
		sum = e->kind == SEM_TUPLE ? sum + width : width;
	}
	return sum;
}

/* The bits of an integer in {a, b}; 0: it does not tell. */
static unsigned element_width(struct evaluation *v, const struct sem_expr *e)
{
	if (e->kind == SEM_SLICE)
		return element_width_of_slice(v, e);
	if (e->kind == SEM_CALL && e->builtin == SEM_FN_CAST)
		return e->cast.width;
	bool alike =
		e->op == SEM_OP_INVERT || e->op == SEM_OP_AND || e->op == SEM_OP_OR || e->op == SEM_OP_XOR;
	if (e->kind == SEM_TUPLE || ((e->kind == SEM_BINARY || e->kind == SEM_UNARY) && alike))
		return element_width_of_all(v, e);
	return evaluate_expr_of_kind(v, e).kind == TRUTH ? 1 : sem_literal_width(e);
}

static struct value evaluate_tuple(struct evaluation *v, const struct sem_expr *e)
{
	struct wide n = wide_from(0);
	VEC_EACH (struct sem_expr *, it, &e->operands) {
		struct value x = evaluate_expr_of_kind(v, *it);
		unsigned width = element_width(v, *it);
		if (v->failed)
			return no_value;
		if (!width)
			return fail_evaluation(v, CHECK_CASE_VALUE, (*it)->span,
				"a value in braces needs a width: write a slice such as x[31:0]");
		if (wide_length(n) + width > MAX_BITS)
			return fail_evaluation(
				v, CHECK_CASE_VALUE, e->span, "this value needs more than %d bits", MAX_BITS);
		n = wide_or(wide_shl(n, width), wide_and(x.n, wide_mask(width)));
	}
	return integer_of(n);
}

static struct wide number_from(struct evaluation *v, int64_t least, const struct sem_expr *e)
{
	struct wide n = as_integer(v, e);
	if (!v->failed && wide_compare(n, wide_from(least)) < 0)
		fail_evaluation(v, CHECK_CASE_VALUE, e->span, "expected at least %lld, found %.*s",
			(long long)least, STR_ARG(wide_text(v->r->arena, n)));
	return v->failed ? wide_from(least) : n;
}

/* floor(a / b), ceil(a / b), trunc(a / b) */
static struct value evaluate_quotient(struct evaluation *v, const struct sem_expr *e)
{
	const struct sem_expr *x = operand_of_call(e, 0);
	if (x->kind != SEM_BINARY || x->op != SEM_OP_DIVIDE)
		return integer_of(as_integer(v, x));
	struct wide a = as_integer(v, operand_of_call(x, 0)),
				b = number_from(v, 1, operand_of_call(x, 1));
	struct wide n = wide_floor_div(a, b);
	bool up = case_rounds_up(e->builtin, a) && !wide_equal(wide_mul(n, b), a);
	return integer_of(up ? wide_add(n, wide_from(1)) : n);
}

/* UINTn(x), INTn(x): the low n bits */
static struct value evaluate_cast(struct evaluation *v, const struct sem_expr *e)
{
	unsigned n = e->cast.width;
	struct wide x = wide_and(evaluate_expr_of_kind(v, operand_of_call(e, 0)).n, wide_mask(n));
	return integer_of(e->cast.is_signed && wide_bit(x, n - 1) ? wide_sub(x, wide_power(n)) : x);
}

/* A function of one or two integers. */
static struct value evaluate_function(struct evaluation *v, const struct sem_expr *e)
{
	struct wide values[2] = { { { 0 } } };
	int64_t least;
	bool limited = sem_builtin_least(e->builtin, &least);
	for (size_t i = 0, count = e->operands.count; i < count; i++)
		values[i] = limited && i + 1 == count ? number_from(v, least, operand_of_call(e, i))
											  : as_integer(v, operand_of_call(e, i));
	return integer_of(case_compute_function(e->builtin, values[0], values[1]));
}

/* Is it a function of integers? */
static bool is_known_builtin(enum sem_builtin builtin)
{
	return builtin == SEM_FN_CAST || case_script_of_function(builtin);
}

static struct value unknown_function(struct evaluation *v, const struct sem_expr *e)
{
	struct str names = { 0 };
	for (enum sem_builtin it = SEM_FN_NONE + 1; it < SEM_FN_CAST; it++)
		if (is_known_builtin(it))
			names = str_printf(v->r->arena, "%.*s%s, ", STR_ARG(names), sem_builtin_text(it));
	return fail_evaluation(v, CHECK_CASE_NAME, e->text_span,
		"unknown function '%.*s'; expected %.*sINTn or UINTn", STR_ARG(e->text), STR_ARG(names));
}

static struct value evaluate_call(struct evaluation *v, const struct sem_expr *e)
{
	unsigned arguments = sem_builtin_arguments(e->builtin);
	if (!is_known_builtin(e->builtin))
		return unknown_function(v, e);
	if (e->operands.count != arguments)
		return fail_evaluation(v, CHECK_CASE_SYNTAX, e->span, "'%.*s' takes %s", STR_ARG(e->text),
			arguments == 2 ? "two arguments" : "one argument");
	if (e->builtin == SEM_FN_CAST)
		return evaluate_cast(v, e);
	return sem_builtin_is(e->builtin, SEM_QUOTIENT) ? evaluate_quotient(v, e)
													: evaluate_function(v, e);
}

static struct value evaluate_expr_of_kind(struct evaluation *v, const struct sem_expr *e)
{
	struct wide n;
	if (v->failed)
		return no_value;
	switch (e->kind) {
	case SEM_NUMBER: return integer_of(wide_from_word(e->number));
	case SEM_REAL: return real(v, e);
	case SEM_BOOL: return truth_of(e->number.lo);
	case SEM_NAME: return evaluate_name(v, e);
	case SEM_UNARY: return evaluate_unary(v, e);
	case SEM_BINARY: return evaluate_binary(v, e);
	case SEM_TERNARY: return evaluate_ternary(v, e);
	case SEM_CALL: return evaluate_call(v, e);
	case SEM_INDEX:
	case SEM_SLICE: return evaluate_slice(v, e);
	case SEM_TUPLE: return evaluate_tuple(v, e);
	case SEM_MEMBER: return evaluate_member(v, e);
	case SEM_ABS:
		n = as_integer(v, operand_of_call(e, 0));
		return integer_of(wide_is_negative(n) ? wide_neg(n) : n);
	case SEM_BROKEN:
	case SEM_MOD:
	case SEM_STATE:
	case SEM_INFIX:
	case SEM_LANE:
	case SEM_STRING:
		return fail_evaluation(v, CHECK_CASE_SYNTAX, e->span,
			"'%.*s' has no meaning in a value, which consists of numbers and laneid",
			STR_ARG(span_text(e->span)));
	}
	NEVER();
}

bool case_evaluate(struct case_reader *r, const struct sem_expr *e, int lane, const char *why,
	struct wide *value, bool *real)
{
	struct evaluation v = { r, lane, why, false };
	struct value result = evaluate_expr_of_kind(&v, e);
	*value = result.n;
	*real = result.kind == REAL;
	return !v.failed;
}

/* ---- syntax ---- */

static bool check_precedence(
	struct case_reader *r, const struct sem_expr *e, const struct sem_expr *parent)
{
	if (parent && sem_needs_parentheses(e, parent))
		return case_fail(r, CHECK_PRECEDENCE, e->text_span,
			"'%.*s' next to '%.*s' needs parentheses: C has a different order of evaluation",
			STR_ARG(e->text), STR_ARG(parent->text));
	VEC_EACH (struct sem_expr *, it, &e->operands)
		if (!check_precedence(r, *it, e))
			return false;
	return true;
}

struct sem_expr *case_parse_value(struct case_reader *r, struct span span)
{
	struct diag reports = { 0 };
	diag_init(&reports, r->arena);
	struct sem_expr *e = sem_parse_value(r->arena, &reports, span);
	if (reports.reports.count) {
		const struct report *first = reports.reports.items[0];
		case_fail(r, CHECK_CASE_SYNTAX, first->span, "%.*s", STR_ARG(first->message));
		return NULL;
	}
	return check_precedence(r, e, NULL) ? e : NULL;
}
