/* SPDX-License-Identifier: MIT */
/* Evaluates calls: built-in functions, functions of the spec, operators of modifiers. */
#include <stdlib.h>

#include "base/never.h"
#include "ref_internal.h"

/* ---- attributes of a modifier's value ---- */

struct str attribute_of(const struct enumerator *e, const char *name)
{
	if (e && e->attributes)
		VEC_EACH (struct attribute, it, &e->attributes->list)
			if (str_equal_c(it->name, name)) {
				struct str v = it->value;
				bool quoted = v.length >= 2 && v.text[0] == '"' && v.text[v.length - 1] == '"';
				return quoted ? str_slice(v, 1, v.length - 1) : v;
			}
	return (struct str){ 0 };
}

struct str word_of(
	const struct ref *m, const struct value *v, const char *name, const char *decides)
{
	const struct enumerator *e = v->name.enumerator;
	for (size_t i = 0; !v->name.enumerator && i < m->isa->types.count; i++) {
		e = type_find_name(m->isa->types.items[i], *v->name.text);
		if (attribute_of(e, decides).length)
			break;
	}
	return attribute_of(e, name);
}

static mpfr_rnd_t rounding_of(struct ref *m, const struct node *n, const struct value *v)
{
	static const struct {
		const char *word, *name;
		mpfr_rnd_t mode;
	} table[] = {
		{ "nearest", "RN", MPFR_RNDN },
		{ "zero", "RZ", MPFR_RNDZ },
		{ "up", "RP", MPFR_RNDU },
		{ "down", "RM", MPFR_RNDD },
	};
	if (v->kind != VALUE_NAME)
		ref_break(m, n->source->span, "the rounding is not a value of a modifier");
	struct str word = word_of(m, v, "rounding", "rounding");
	for (size_t i = 0; i < sizeof table / sizeof *table; i++)
		if (word.length ? str_equal_c(word, table[i].word)
						: str_equal_c(*v->name.text, table[i].name))
			return table[i].mode;
	ref_break(m, n->source->span, "'.%.*s' is not a rounding: it has no attribute 'rounding'",
		STR_ARG(*v->name.text));
}

/* ---- built-in functions ---- */

static struct value cast(struct ref *m, const struct node *n, const struct value *v)
{
	unsigned width = (unsigned)n->number;
	struct value number = number_of(m, n->operands[0], v);
	number = int_slice(m, &number, 0, width);
	if (n->is_signed) {
		struct value half = int_power(m, width - 1), all = int_power(m, width);
		if (int_compare(m, &number, &half) >= 0)
			number = int_combine(m, NODE_SUBTRACT, &number, &all);
	}
	number.width = width;
	return number;
}

/* UINT32(x << n) and other casts accept a shift by any n. */
static void eval_cast(
	struct ref *m, struct frame *f, const struct node *n, lane_mask mask, struct value *out)
{
	const struct node *inner = n->operands[0];
	struct value *by;
	if (inner->op != NODE_LEFT) {
		eval(m, f, inner, mask, out);
		EACH_LANE (l, mask & ~m->raised)
			out[l] = cast(m, n, &out[l]);
		return;
	}
	by = take(m);
	eval(m, f, inner->operands[0], mask, out);
	eval(m, f, inner->operands[1], mask, by);
	EACH_LANE (l, mask & ~m->raised) {
		struct value count = number_of(m, inner, &by[l]);
		uint64_t small;
		bool none_left = int_sign(&count) >= 0 && (!int_small(&count, &small) || small > n->number);
		struct value shifted =
			none_left ? int_value(0) : binary_value(m, inner, NODE_LEFT, &out[l], &by[l]);
		out[l] = cast(m, n, &shifted);
	}
	give(m);
}

static struct value quotient(
	struct ref *m, const struct node *n, const struct value *a, const struct value *b)
{
	struct value left = number_of(m, n->operands[0], a), right = number_of(m, n->operands[1], b);
	if (int_sign(&right) == 0)
		ref_break(m, n->source->span, "the divisor is 0");
	return int_divide(m, n->source->builtin, &left, &right);
}

static struct value modulo(
	struct ref *m, const struct node *n, const struct value *a, const struct value *b)
{
	struct value left = number_of(m, n->operands[0], a), right = number_of(m, n->operands[1], b);
	if (int_sign(&right) <= 0)
		ref_break(m, n->source->span, "the modulus is not positive");
	return int_modulo(m, &left, &right);
}

/* The ones of x, or all of its digits. */
static struct value counted(struct ref *m, const struct node *n, const struct value *x)
{
	struct value number = number_of(m, n->operands[0], x);
	if (int_sign(&number) < 0)
		ref_break(m, n->source->span, "the digits of a negative number are counted");
	int_to_mpz(m->one, &number);
	if (n->source->builtin == SEM_FN_POPCOUNT)
		return int_value((wide_int)mpz_popcount(m->one));
	return int_value(int_sign(&number) ? (wide_int)mpz_sizeinbase(m->one, 2) : 0);
}

static struct value rounded(
	struct ref *m, const struct node *n, const struct value *x, const struct value *mode)
{
	mpfr_rnd_t rounding = rounding_of(m, n->operands[1], mode);
	if (x->kind == VALUE_FLOAT || x->kind == VALUE_REAL)
		return float_value(real_round(m, x, rounding));
	struct value number = number_of(m, n->operands[0], x);
	struct value real = real_from_int(m, &number);
	return float_value(real_round(m, &real, rounding));
}

static struct value to_float(struct ref *m, const struct node *n, const struct value *x)
{
	struct value number = number_of(m, n->operands[0], x);
	number = int_slice(m, &number, 0, 32);
	return float_value((uint32_t)number.small);
}

/* An attribute of a data type, as a number; true is 1. */
static long long type_number(
	struct ref *m, const struct node *n, const struct value *type, const char *name)
{
	char text[40] = { 0 };
	if (type->kind != VALUE_NAME)
		ref_break(m, n->source->span, "the data type is not a value of a modifier");
	struct str value = word_of(m, type, name, "bits");
	if (!value.length || value.length >= sizeof text)
		ref_break(
			m, n->source->span, "'.%.*s' has no attribute '%s'", STR_ARG(*type->name.text), name);
	memcpy(text, value.text, value.length);
	return str_equal_c(value, "true") ? 1 : strtoll(text, NULL, 0);
}

/* The float x as an integer of the data type: NaN gives 0, values out of range the limit. */
static struct value to_integer(struct ref *m, const struct node *n, const struct value *x,
	const struct value *mode, const struct value *type)
{
	mpfr_rnd_t rounding = rounding_of(m, n->operands[1], mode);
	long long bits = type_number(m, n->operands[2], type, "bits");
	bool is_signed = type_number(m, n->operands[2], type, "signed") != 0;
	struct value one = int_value(1), zero = int_value(0), low = zero, high;
	if (x->kind != VALUE_FLOAT)
		ref_break(m, n->source->span, "toInt takes a float");
	if (bits < 1 || bits > 128)
		ref_break(m, n->source->span, "a data type has 1 to 128 bits");
	high = int_power(m, (unsigned)(is_signed ? bits - 1 : bits));
	if (is_signed)
		low = int_combine(m, NODE_SUBTRACT, &zero, &high);
	high = int_combine(m, NODE_SUBTRACT, &high, &one);
	struct value number = float_to_int(m, (uint32_t)x->small, rounding);
	if (int_compare(m, &number, &low) < 0)
		return low;
	return int_compare(m, &number, &high) > 0 ? high : number;
}

/* Of the functions of the language, those of a NODE_FUNCTION. */
static struct value builtin(struct ref *m, const struct node *n, const struct value *a,
	const struct value *b, const struct value *c)
{
	switch (n->source->builtin) {
	case SEM_FN_MOD: return modulo(m, n, a, b);
	case SEM_FN_POPCOUNT:
	case SEM_FN_BITLENGTH: return counted(m, n, a);
	case SEM_FN_FLOOR:
	case SEM_FN_CEIL:
	case SEM_FN_TRUNC:
		return n->count == 2 ? quotient(m, n, a, b) : number_of(m, n->operands[0], a);
	case SEM_FN_ROUND: return rounded(m, n, a, b);
	case SEM_FN_F32: return to_float(m, n, a);
	case SEM_FN_TO_INT: return to_integer(m, n, a, b, c);
	case SEM_FN_RAW:
	case SEM_FN_REGISTER_NUMBER:
	case SEM_FN_MIN:
	case SEM_FN_MAX:
	case SEM_FN_BALLOT:
	case SEM_FN_FOLD:
	case SEM_FN_CAST: /* nodes of their own */
	case SEM_FN_NONE: break;
	}
	NEVER();
}

/* ---- functions of the spec ---- */

/* What the caller has assigned to registers and the like, the function reads; and back. */
static void share_own(
	const struct ref *m, const struct frame *from, const struct frame *to, lane_mask mask)
{
	size_t first = from->code->slots - from->code->own_count;
	for (size_t i = 0; i < from->code->own_count; i++) {
		size_t other = own_index(to->code, &from->code->own[i]);
		if (other != NO_INDEX)
			EACH_LANE (l, mask)
				to->slots[other * m->lanes + l] = from->slots[(first + i) * m->lanes + l];
	}
}

void call_function(struct ref *m, struct frame *f, const struct node *n,
	const struct sem_function *function, struct value **arguments, size_t count, lane_mask mask,
	struct value *out)
{
	enum { MAX_CALLS = 60 };
	const struct code *code = prepare_function(m, m->plan->code->scope, function->block);
	size_t slots = m->slots_used;
	if (f->depth >= MAX_CALLS)
		ref_break(m, n->source->span, "functions call each other without end");
	struct frame *called = frame_new(m, code, f);
	for (size_t i = 0; i < count; i++)
		EACH_LANE (l, mask & ~m->raised) {
			struct slot *slot = &called->slots[i * m->lanes + l];
			slot->value = arguments[i][l];
			slot->whole = slot->any = true;
		}
	called->result = out;
	share_own(m, f, called, mask);
	run_sequence(m, called, &code->body, mask);
	share_own(m, called, f, mask);
	if (code->scope->returns && mask & ~m->raised & ~called->returned)
		ref_break(m, n->source->span, "'%.*s' ends without a value", STR_ARG(function->name));
	m->slots_used = slots;
}

static void eval_function(
	struct ref *m, struct frame *f, const struct node *n, lane_mask mask, struct value *out)
{
	struct value **arguments = arena_alloc(&m->scratch, n->count * sizeof *arguments);
	for (size_t i = 0; i < n->count; i++) {
		arguments[i] = take(m);
		eval(m, f, n->operands[i], mask, arguments[i]);
	}
	EACH_LANE (l, mask) /* for a function without a value */
		out[l] = int_value(0);
	call_function(m, f, n, n->function, arguments, n->count, mask & ~m->raised, out);
	for (size_t i = 0; i < n->count; i++)
		give(m);
}

void eval_call(
	struct ref *m, struct frame *f, const struct node *n, lane_mask mask, struct value *out)
{
	if (n->op == NODE_CALL) {
		eval_function(m, f, n, mask, out);
		return;
	}
	if (n->op == NODE_CAST) {
		eval_cast(m, f, n, mask, out);
		return;
	}
	struct value *b = take(m), *c = take(m);
	eval(m, f, n->operands[0], mask, out);
	if (n->count > 1)
		eval(m, f, n->operands[1], mask, b);
	if (n->count > 2)
		eval(m, f, n->operands[2], mask, c);
	EACH_LANE (l, mask & ~m->raised)
		out[l] = builtin(m, n, &out[l], &b[l], &c[l]);
	give(m);
	give(m);
}

/* ---- a cmp b ---- */

static const struct sem_function *operator_function(
	struct ref *m, const struct node *n, const struct value *modifier)
{
	struct str name = attribute_of(modifier->name.enumerator, "function");
	const struct sem_function *function = sem_find_function(m->plan->code->scope, name);
	if (!name.length)
		ref_break(m, n->source->span,
			"'.%.*s' is not an operator: it has neither attribute 'operator' nor 'function'",
			STR_ARG(*modifier->name.text));
	if (!function || function->block->operands.count != 2)
		ref_break(m, n->source->span, "'%.*s' is not a function of two values", STR_ARG(name));
	return function;
}

void eval_infix(
	struct ref *m, struct frame *f, const struct node *n, lane_mask mask, struct value *out)
{
	struct value *left = take(m), *right = take(m), *which = take(m);
	eval(m, f, n->operands[0], mask, left);
	eval(m, f, n->operands[1], mask, right);
	eval(m, f, n->operands[2], mask, which);
	mask &= ~m->raised;
	const struct value *modifier = mask ? &which[FIRST_LANE(mask)] : NULL;
	if (modifier && modifier->kind != VALUE_NAME)
		ref_break(m, n->source->span, "the operator is not a value of a modifier");
	struct str word =
		modifier ? attribute_of(modifier->name.enumerator, "operator") : (struct str){ 0 };
	enum node_op op = operator_named(word);
	if (word.length && op == NODE_NONSENSE)
		ref_break(m, n->source->span, "'%.*s' is not an operator", STR_ARG(word));
	if (word.length) {
		EACH_LANE (l, mask)
			out[l] = binary_value(m, n, op, &left[l], &right[l]);
	} else if (modifier) {
		struct value *arguments[] = { left, right };
		call_function(m, f, n, operator_function(m, n, modifier), arguments, 2, mask, out);
	}
	give(m);
	give(m);
	give(m);
}
