/* SPDX-License-Identifier: MIT */
/* Evaluates expressions, for all lanes of a mask together. */
#include <stdlib.h>
#include "base/never.h"
#include "ref_internal.h"

/* ---- working memory ---- */

struct value *take(struct ref *m)
{
	if (m->stack_used + m->lanes > STACK_VALUES)
		ref_break(m, m->plan->code->block->span, "the expressions of this block nest too deep");
	struct value *values = m->stack + m->stack_used;
	m->stack_used += m->lanes;
	return values;
}

void give(struct ref *m)
{
	m->stack_used -= m->lanes;
}

/* ---- kinds ---- */

static const char *kind_name(const struct value *v)
{
	static const char *const names[] = { "an integer", "a truth value", "a float", "an exact real",
		"a modifier's value", "an array" };
	return names[v->kind];
}

static bool is_pattern(const struct value *v)
{
	return v->kind == VALUE_INT || v->kind == VALUE_BOOL || v->kind == VALUE_FLOAT;
}

bool truth(struct ref *m, const struct node *n, const struct value *v)
{
	if (v->kind == VALUE_BOOL)
		return v->small != 0;
	if (v->kind != VALUE_INT)
		ref_break(m, n->source->span, "expected a truth value, found %s", kind_name(v));
	if (v->is_big || v->small < 0 || v->small > 1)
		ref_break(m, n->source->span, "expected a truth value, found a number other than 0 and 1");
	return v->small != 0;
}

struct value number_of(struct ref *m, const struct node *n, const struct value *v)
{
	struct value number = *v;
	if (!is_pattern(v))
		ref_break(m, n->source->span, "expected an integer, found %s", kind_name(v));
	number.kind = VALUE_INT;
	return number;
}

/* The value as a number from 0 to `most`. */
static uint64_t small_number(
	struct ref *m, const struct node *n, const struct value *v, uint64_t most, const char *what)
{
	struct value number = number_of(m, n, v);
	uint64_t small;
	if (!int_small(&number, &small) || small > most)
		ref_break(m, n->source->span, "%s is outside of 0 .. %llu", what, (unsigned long long)most);
	return small;
}

/* ---- binary operators ---- */

static bool is_order(enum node_op op)
{
	return op >= NODE_EQUAL && op <= NODE_GREATER_EQUAL;
}

/* order: -1, 0, 1; 2 if one is NaN */
static bool holds(enum node_op op, int order)
{
	switch (op) {
	case NODE_EQUAL: return order == 0;
	case NODE_UNEQUAL: return order != 0;
	case NODE_LESS: return order == -1;
	case NODE_LESS_EQUAL: return order == -1 || order == 0;
	case NODE_GREATER: return order == 1;
	case NODE_GREATER_EQUAL: return order == 1 || order == 0;
	default: NEVER();
	}
}

static struct value compare(struct ref *m, const struct node *n, enum node_op op,
	const struct value *a, const struct value *b)
{
	if (a->kind == VALUE_NAME && b->kind == VALUE_NAME) {
		if (op != NODE_EQUAL && op != NODE_UNEQUAL)
			ref_break(m, n->source->span, "values of modifiers have no order");
		return bool_value(str_equal(*a->name.text, *b->name.text) == (op == NODE_EQUAL));
	}
	if (a->kind == VALUE_FLOAT && b->kind == VALUE_FLOAT)
		return bool_value(holds(op, float_compare((uint32_t)a->small, (uint32_t)b->small)));
	if (!is_pattern(a) || !is_pattern(b) || a->kind == VALUE_FLOAT || b->kind == VALUE_FLOAT)
		ref_break(m, n->source->span, "%s is compared with %s", kind_name(a), kind_name(b));
	return bool_value(holds(op, int_compare(m, a, b)));
}

static struct value arithmetic(struct ref *m, const struct node *n, enum node_op op,
	const struct value *a, const struct value *b)
{
	bool real_a = a->kind == VALUE_FLOAT || a->kind == VALUE_REAL;
	bool real_b = b->kind == VALUE_FLOAT || b->kind == VALUE_REAL;
	if (real_a && real_b)
		return real_combine(m, n, op, a, b);
	if (!is_pattern(a) || !is_pattern(b) || real_a || real_b)
		ref_break(m, n->source->span, "arithmetic of %s and %s", kind_name(a), kind_name(b));
	return int_combine(m, op, a, b);
}

static struct value shift(struct ref *m, const struct node *n, enum node_op op,
	const struct value *a, const struct value *b)
{
	struct value left = number_of(m, n, a), by = number_of(m, n, b);
	uint64_t count;
	if (int_sign(&by) < 0)
		ref_break(m, n->source->span, "the shift count is negative");
	if (!int_small(&by, &count))
		count = UINT64_MAX;
	if (op == NODE_RIGHT)
		return int_right(m, &left, count);
	if (int_sign(&left) == 0)
		return int_value(0);
	/* only low bits of so large a result can be used, and these are 0 */
	return int_left(m, &left, count > INT_MAX_BITS ? INT_MAX_BITS : count);
}

static struct value bitwise(struct ref *m, const struct node *n, enum node_op op,
	const struct value *a, const struct value *b)
{
	struct value left = number_of(m, n, a), right = number_of(m, n, b);
	struct value value = int_combine(m, op, &left, &right);
	if (a->kind == VALUE_BOOL && b->kind == VALUE_BOOL)
		return bool_value(value.small != 0);
	value.width = a->width == b->width ? a->width : 0;
	return value;
}

static struct value least(struct ref *m, const struct node *n, enum node_op op,
	const struct value *a, const struct value *b)
{
	if (a->kind == VALUE_FLOAT && b->kind == VALUE_FLOAT)
		return float_value(float_least(m, (uint32_t)a->small, (uint32_t)b->small, op == NODE_MAX));
	if (!is_pattern(a) || !is_pattern(b) || a->kind == VALUE_FLOAT || b->kind == VALUE_FLOAT)
		ref_break(m, n->source->span, "min or max of %s and %s", kind_name(a), kind_name(b));
	struct value value = (int_compare(m, a, b) <= 0) == (op == NODE_MIN) ? *a : *b;
	value.kind = VALUE_INT;
	value.width = 0;
	return value;
}

struct value binary_value(struct ref *m, const struct node *n, enum node_op op,
	const struct value *a, const struct value *b)
{
	if (is_order(op))
		return compare(m, n, op, a, b);
	switch (op) {
	case NODE_ADD:
	case NODE_SUBTRACT:
	case NODE_MULTIPLY: return arithmetic(m, n, op, a, b);
	case NODE_LEFT:
	case NODE_RIGHT: return shift(m, n, op, a, b);
	case NODE_AND:
	case NODE_OR:
	case NODE_XOR: return bitwise(m, n, op, a, b);
	case NODE_MIN:
	case NODE_MAX: return least(m, n, op, a, b);
	case NODE_BOTH: return bool_value(truth(m, n, a) && truth(m, n, b));
	case NODE_EITHER: return bool_value(truth(m, n, a) || truth(m, n, b));
	default: ref_break(m, n->source->span, "not an operator"); /* ends the program */
	}
}

static void eval_binary(
	struct ref *m, struct frame *f, const struct node *n, lane_mask mask, struct value *out)
{
	struct value *b = take(m);
	eval(m, f, n->operands[0], mask, out);
	eval(m, f, n->operands[1], mask, b);
	EACH_LANE (l, mask & ~m->raised)
		out[l] = binary_value(m, n, n->op, &out[l], &b[l]);
	give(m);
}

/* ---- conditions ---- */

lane_mask eval_condition(
	struct ref *m, struct frame *f, const struct node *n, lane_mask mask, struct point *point)
{
	struct value *v = take(m);
	lane_mask yes = 0;
	eval(m, f, n, mask, v);
	mask &= ~m->raised;
	EACH_LANE (l, mask)
		if (truth(m, n, &v[l]))
			yes |= (lane_mask)1 << l;
	if (point) {
		point->yes = point->yes || yes;
		point->no = point->no || (mask & ~yes);
	}
	give(m);
	return yes;
}

static void eval_logic(
	struct ref *m, struct frame *f, const struct node *n, lane_mask mask, struct value *out)
{
	lane_mask left = eval_condition(m, f, n->operands[0], mask, n->point);
	lane_mask open = n->op == NODE_BOTH ? left : mask & ~left, right = 0;
	if (open & ~m->raised)
		right = eval_condition(m, f, n->operands[1], open & ~m->raised, NULL);
	lane_mask yes = n->op == NODE_BOTH ? right : left | right;
	EACH_LANE (l, mask)
		out[l] = bool_value(yes >> l & 1);
}

static void eval_conditional(
	struct ref *m, struct frame *f, const struct node *n, lane_mask mask, struct value *out)
{
	lane_mask yes = eval_condition(m, f, n->operands[0], mask, n->point);
	lane_mask no = mask & ~yes & ~m->raised;
	if (yes)
		eval(m, f, n->operands[1], yes, out);
	if (no)
		eval(m, f, n->operands[2], no, out);
}

/* ---- unary operators ---- */

static struct value unary(struct ref *m, const struct node *n, const struct value *a)
{
	struct value zero = int_value(0), one = int_value(1), value;
	if (n->op == NODE_NOT)
		return bool_value(!truth(m, n, a));
	if (n->op == NODE_NEGATE && (a->kind == VALUE_FLOAT || a->kind == VALUE_REAL))
		return real_negate(m, a);
	if (!is_pattern(a) || a->kind == VALUE_FLOAT)
		ref_break(m, n->source->span, "this operator does not take %s", kind_name(a));
	value = int_combine(m, NODE_SUBTRACT, &zero, a);
	if (n->op == NODE_NEGATE)
		return value;
	if (n->op == NODE_ABSOLUTE)
		return int_sign(a) < 0 ? value : number_of(m, n, a);
	/* as a number: a truth value may have been assigned to something that also holds numbers */
	value = int_combine(m, NODE_SUBTRACT, &value, &one);
	value.width = a->kind == VALUE_BOOL ? 0 : a->width;
	return value;
}

/* ---- names ---- */

static void check_assigned(struct ref *m, struct frame *f, const struct node *n,
	const struct slot *slot, const struct word *bits)
{
	struct word missing = { 0, 0 };
	unsigned top = 0;
	if (slot->whole || slot->value.kind == VALUE_ARRAY)
		return;
	if (bits) {
		missing = word_and(*bits, word_not(slot->assigned));
	} else {
		bool output = f->depth == 0 && is_output(m, f, n->index);
		while (top < 128 && !word_is_zero(word_and(slot->assigned, word_mask(top, 128))))
			top++;
		if (output)
			top = m->plan->bound.accesses.items[n->index].width;
		else if (f->declared[n->index].width)
			top = f->declared[n->index].width;
		missing = word_and(word_mask(0, top), word_not(slot->assigned));
	}
	if (!word_is_zero(missing))
		ref_break(m, n->source->span, "'%.*s' is read, but not all of these bits are assigned",
			STR_ARG(n->source->text));
}

static void read_input(
	struct ref *m, struct frame *f, const struct node *n, lane_mask mask, struct value *out)
{
	size_t symbols = f->code->scope->symbols.count;
	const struct sem_symbol *symbol =
		n->index < symbols ? f->code->scope->symbols.items[n->index] : NULL;
	bool operand = symbol && f->depth == 0 && symbol->kind == SEM_OPERAND;
	const struct sem_access *access = operand ? &m->plan->bound.accesses.items[n->index] : NULL;
	if (!access || (access->out && !access->in))
		ref_break(
			m, n->source->span, "'%.*s' is read before it is assigned", STR_ARG(n->source->text));
	if (access->varying || access->kind == SEM_ACCESS_MEMORY) {
		EACH_LANE (l, mask)
			out[l] = access_read(m, access, l, n->op == NODE_RAW, n->source->span);
		return;
	}
	struct value value =
		access_read(m, access, FIRST_LANE(mask), n->op == NODE_RAW, n->source->span);
	EACH_LANE (l, mask)
		out[l] = value;
}

/* bits: those needed, by lane; NULL: all. */
void read_slot(struct ref *m, struct frame *f, const struct node *n, lane_mask mask,
	const struct word *bits, struct value *out)
{
	lane_mask open = 0;
	const struct slot *slots = &f->slots[n->index * m->lanes];
	EACH_LANE (l, mask) {
		if (!slots[l].any) {
			open |= (lane_mask)1 << l;
			continue;
		}
		check_assigned(m, f, n, &slots[l], bits ? &bits[l] : NULL);
		out[l] = slots[l].value;
	}
	if (open)
		read_input(m, f, n, open, out);
}

static struct value with_width(uint64_t number, unsigned width)
{
	struct value value = width == 1 ? bool_value(number & 1) : int_value((wide_int)number);
	value.width = width;
	return value;
}

static struct value side_value(struct ref *m, const struct node *n, unsigned lane)
{
	const struct sem_access *access = &m->plan->bound.accesses.items[n->number];
	if (access->kind != SEM_ACCESS_REGISTER)
		ref_break(m, n->source->span, "this operand has no side fields");
	uint64_t number = operand_register(m, access);
	if (number >= m->numbers[n->file])
		ref_break(
			m, n->source->span, "register number %llu does not exist", (unsigned long long)number);
	return file_read(m, n->file, number, lane);
}

struct value own_value(struct ref *m, const struct node *n, unsigned lane)
{
	switch (n->op) {
	case NODE_PC: return with_width(m->pc, n->width);
	case NODE_CYCLES: return with_width(m->before->cycles, n->width);
	case NODE_SIDE: return side_value(m, n, lane);
	default: return file_read(m, n->file, n->number, lane); /* one register */
	}
}

static void check_side_input(struct ref *m, struct frame *f, const struct node *n)
{
	if (f->depth == 0 && !m->plan->bound.accesses.items[n->number].in)
		ref_break(m, n->source->span, "the side field of no input is read");
}

/* A register by its own name, a side field, pc, cycles: what was assigned, else its old value. */
static void eval_own(
	struct ref *m, struct frame *f, const struct node *n, lane_mask mask, struct value *out)
{
	const struct slot *slots = n->index == NO_INDEX ? NULL : &f->slots[n->index * m->lanes];
	EACH_LANE (l, mask) {
		if (slots && slots[l].any && n->op != NODE_CYCLES) {
			out[l] = slots[l].value;
			continue;
		}
		if (n->op == NODE_SIDE)
			check_side_input(m, f, n);
		out[l] = own_value(m, n, l);
	}
}

static void eval_flags(
	struct ref *m, struct frame *f, const struct node *n, lane_mask mask, struct value *out)
{
	struct value *flag = take(m);
	EACH_LANE (l, mask)
		out[l] = int_value(0);
	for (size_t i = 0; i < n->count; i++) {
		int bit = m->isa->register_files.items[n->operands[i]->file]->flag;
		eval(m, f, n->operands[i], mask, flag);
		EACH_LANE (l, mask) {
			struct value part = number_of(m, n, &flag[l]);
			part = int_left(m, &part, (uint64_t)bit);
			out[l] = int_combine(m, NODE_OR, &out[l], &part);
		}
	}
	EACH_LANE (l, mask)
		out[l].width = n->width;
	give(m);
}

static void eval_machine(struct ref *m, const struct node *n, lane_mask mask, struct value *out)
{
	uint64_t number = n->op == NODE_NEXT_PC ? m->next_pc
					  : n->op == NODE_CAUSE ? m->cause
											: m->bad_address;
	struct value value = int_value((wide_int)number); /* even a cause of one bit is an integer */
	value.width = n->width;
	EACH_LANE (l, mask)
		out[l] = value;
}

static void eval_number(struct ref *m, const struct node *n, lane_mask mask, struct value *out)
{
	const struct sem_access *access = &m->plan->bound.accesses.items[n->index];
	if (access->kind != SEM_ACCESS_REGISTER)
		ref_break(m, n->source->span, "this operand names no register");
	EACH_LANE (l, mask)
		out[l] = int_value((wide_int)operand_register(m, access));
}

static void eval_modifier(struct ref *m, const struct node *n, lane_mask mask, struct value *out)
{
	const struct plan *plan = m->plan;
	size_t i = 0, count = plan->code->scope->modifiers.count;
	while (i < count && !str_equal(plan->code->scope->modifiers.items[i]->name, n->text))
		i++;
	if (i == count || !plan->modifiers[i].name.text)
		ref_break(m, n->source->span, "this instruction has no modifier '%.*s'", STR_ARG(n->text));
	EACH_LANE (l, mask)
		out[l] = plan->modifiers[i];
}

static void eval_operand_modifier(
	struct ref *m, const struct node *n, lane_mask mask, struct value *out)
{
	const struct sem_access *a = &m->plan->bound.accesses.items[n->index];
	const struct field *fields[] = { a->negate, a->invert, a->absolute };
	const uint64_t on[] = { a->negate_on, a->invert_on, a->absolute_on };
	bool is = false; /* also if this opcode's operand cannot have it */
	for (unsigned i = 0; i < 3; i++)
		if (fields[i] && str_equal(fields[i]->suffix, n->text))
			is = field_extract(fields[i], m->plan->word) == on[i];
	EACH_LANE (l, mask)
		out[l] = bool_value(is);
}

static void eval_attribute(
	struct ref *m, struct frame *f, const struct node *n, lane_mask mask, struct value *out)
{
	eval(m, f, n->operands[0], mask, out);
	EACH_LANE (l, mask) {
		char text[40] = { 0 }, *end;
		if (out[l].kind != VALUE_NAME)
			ref_break(m, n->source->span, "only the value of a modifier has attributes");
		struct str value = attribute_of(out[l].name.enumerator, str_to_c(&m->scratch, n->text));
		if (str_equal_c(value, "true") || str_equal_c(value, "false")) {
			out[l] = bool_value(str_equal_c(value, "true"));
			continue;
		}
		memcpy(text, value.text ? value.text : "",
			value.length < sizeof text ? value.length : sizeof text - 1);
		long long number = strtoll(text, &end, 0);
		if (end == text || *end)
			ref_break(m, n->source->span, "'.%.*s' has no attribute '%.*s' with a number",
				STR_ARG(*out[l].name.text), STR_ARG(n->text));
		out[l] = int_value(number);
	}
}

/* ---- bits and elements ----
 *
 * Evaluation is from left to right. A name is the exception: it cannot raise, and is read after the
 * index or bounds, because only the bits selected need to be assigned. */

static struct value element(
	struct ref *m, const struct node *n, const struct value *base, const struct value *at)
{
	if (base->kind == VALUE_ARRAY) {
		uint64_t i = small_number(m, n->operands[1], at, ARRAY_MAX - 1, "the index");
		if (!base->array->assigned[i])
			ref_break(m, n->source->span, "element %llu is read before it is assigned",
				(unsigned long long)i);
		return base->array->items[i];
	}
	uint64_t i = small_number(m, n->operands[1], at, UINT32_MAX, "the number of the bit");
	struct value whole = number_of(m, n->operands[0], base);
	whole = int_slice(m, &whole, i, 1);
	return bool_value(whole.small != 0);
}

/* The bits of the name that a slice or element needs; all of it if they are beyond 128. */
static struct word bits_needed(uint64_t low, uint64_t width)
{
	if (low + width > WORD_BITS)
		return word_mask(0, WORD_BITS);
	return word_mask((unsigned)low, (unsigned)width);
}

static void eval_bit(
	struct ref *m, struct frame *f, const struct node *n, lane_mask mask, struct value *out)
{
	struct value *at = take(m);
	struct word bits[REF_MAX_LANES];
	uint64_t i;
	bool named = n->operands[0]->op == NODE_SYMBOL;
	if (!named)
		eval(m, f, n->operands[0], mask, out);
	eval(m, f, n->operands[1], mask, at);
	mask &= ~m->raised;
	EACH_LANE (l, mask) {
		bool small = is_pattern(&at[l]) && int_small(&at[l], &i) && i < WORD_BITS;
		bits[l] = small ? bits_needed(i, 1) : word_mask(0, WORD_BITS);
	}
	if (named)
		read_slot(m, f, n->operands[0], mask, bits, out);
	EACH_LANE (l, mask & ~m->raised)
		out[l] = element(m, n, &out[l], &at[l]);
	give(m);
}

struct bounds {
	uint64_t low;
	unsigned width;
	bool reversed;
};

static struct bounds bounds_of(
	struct ref *m, const struct node *n, const struct value *high, const struct value *low)
{
	struct value one = int_value(1), h1 = number_of(m, n->operands[1], high);
	struct value from = number_of(m, n->operands[2], low), beyond = int_value(INT_MAX_BITS);
	h1 = int_combine(m, NODE_ADD, &h1, &one); /* the high bound plus 1 */
	if (int_sign(&h1) < 0)
		ref_break(m, n->operands[1]->source->span, "the high bound of the slice is below -1");
	if (int_compare(m, &from, &beyond) > 0) { /* all bits there equal the sign */
		struct value above = int_combine(m, NODE_SUBTRACT, &from, &beyond);
		h1 = int_combine(m, NODE_SUBTRACT, &h1, &above);
		from = beyond;
	}
	uint64_t l = small_number(m, n->operands[2], &from, INT_MAX_BITS, "the low bound");
	uint64_t h = small_number(m, n->operands[1], &h1, 2 * INT_MAX_BITS, "the high bound");
	if (h > l || (h == l && !n->constant_bounds))
		return (struct bounds){ l, (unsigned)(h - l), false };
	if (!n->constant_bounds || !h)
		ref_break(m, n->source->span, "the bounds of the slice cross: [%lld:%lld]",
			(long long)h - 1, (long long)l);
	return (struct bounds){ h - 1, (unsigned)(l - h + 2), true };
}

/* (x << n)[h:l] for an n of any size */
static struct value slice_of_shift(struct ref *m, const struct node *n, const struct value *x,
	const struct value *by, struct bounds b)
{
	struct value count = number_of(m, n, by);
	uint64_t small;
	if (int_sign(&count) >= 0 && (!int_small(&count, &small) || small > b.low + b.width)) {
		struct value zero = int_value(0);
		zero.width = b.width;
		return zero;
	}
	struct value shifted = shift(m, n, NODE_LEFT, x, by);
	return int_slice(m, &shifted, b.low, b.width);
}

static void eval_slice(
	struct ref *m, struct frame *f, const struct node *n, lane_mask mask, struct value *out)
{
	const struct node *base = n->operands[0];
	bool shifts = base->op == NODE_LEFT;
	const struct node *sliced = shifts ? base->operands[0] : base;
	bool named = sliced->op == NODE_SYMBOL;
	struct value *high = take(m), *low = take(m), *by = shifts ? take(m) : NULL;
	struct bounds bounds[REF_MAX_LANES];
	struct word bits[REF_MAX_LANES];
	if (!named)
		eval(m, f, sliced, mask, out);
	if (shifts)
		eval(m, f, base->operands[1], mask, by);
	eval(m, f, n->operands[1], mask, high);
	eval(m, f, n->operands[2], mask, low);
	mask &= ~m->raised;
	EACH_LANE (l, mask) {
		bounds[l] = bounds_of(m, n, &high[l], &low[l]);
		bits[l] = bits_needed(bounds[l].low, bounds[l].width);
	}
	if (named)
		read_slot(m, f, sliced, mask, bits, out);
	EACH_LANE (l, mask & ~m->raised) {
		struct bounds b = bounds[l];
		struct value x = number_of(m, base, &out[l]);
		out[l] = shifts ? slice_of_shift(m, base, &x, &by[l], b) : int_slice(m, &x, b.low, b.width);
		if (b.reversed)
			out[l] = int_reverse(m, &out[l], b.width);
	}
	for (unsigned i = 0; i < (shifts ? 3u : 2u); i++)
		give(m);
}

/* Width of a number written with 0b or 0x: that of its digits. */
static unsigned written_width(const struct node *n)
{
	struct str text = n->source->kind == SEM_NUMBER ? n->source->text : (struct str){ 0 };
	if (text.length < 3 || text.text[0] != '0' || (text.text[1] >= '0' && text.text[1] <= '9'))
		return 0;
	unsigned digits = (unsigned)text.length - 2;
	return text.text[1] == 'b' || text.text[1] == 'B' ? digits : 4 * digits;
}

static void eval_tuple(
	struct ref *m, struct frame *f, const struct node *n, lane_mask mask, struct value *out)
{
	struct value *part = take(m);
	EACH_LANE (l, mask)
		out[l] = int_value(0);
	for (size_t i = 0; i < n->count; i++) {
		eval(m, f, n->operands[i], mask, part);
		EACH_LANE (l, mask & ~m->raised) {
			unsigned written = written_width(n->operands[i]), above = out[l].width;
			unsigned width = written ? written : part[l].width;
			struct value number = number_of(m, n->operands[i], &part[l]);
			if (!width)
				ref_break(m, n->operands[i]->source->span, "this part of the tuple has no width");
			if (!int_fits(m, &number, width))
				ref_break(m, n->operands[i]->source->span, "this part does not fit %u bits", width);
			number = int_slice(m, &number, 0, width);
			out[l] = int_left(m, &out[l], width);
			out[l] = int_combine(m, NODE_OR, &out[l], &number);
			out[l].width = above + width;
		}
	}
	give(m);
}

/* ---- registers and memory by number ---- */

static void eval_file(
	struct ref *m, struct frame *f, const struct node *n, lane_mask mask, struct value *out)
{
	eval(m, f, n->operands[0], mask, out);
	EACH_LANE (l, mask & ~m->raised) {
		struct value index = number_of(m, n->operands[0], &out[l]);
		uint64_t number = 0;
		out[l] = int_value(0);
		out[l].width = m->isa->register_files.items[n->file]->width;
		if (!int_small(&index, &number) || !ref_is_register(m, n->file, number))
			ref_raise(m, l, exception_of(m, EVENT_INDEX), 0);
		else
			out[l] = file_read(m, n->file, number, l);
	}
}

unsigned memory_width(const struct ref *m, const struct node *n)
{
	if (n->number)
		return (unsigned)n->number;
	return n->index == NO_INDEX ? m->isa->memories.items[n->memory]->word
								: m->plan->bound.accesses.items[n->index].width;
}

static void eval_memory(
	struct ref *m, struct frame *f, const struct node *n, lane_mask mask, struct value *out)
{
	struct value *bank = take(m);
	unsigned width = memory_width(m, n);
	if (n->count > 1)
		eval(m, f, n->operands[0], mask, bank);
	eval(m, f, n->operands[n->count - 1], mask, out);
	EACH_LANE (l, mask & ~m->raised) {
		struct value address = number_of(m, n, &out[l]);
		if (n->count > 1)
			bank[l] = number_of(m, n, &bank[l]);
		out[l] = memory_read(m, n->memory, n->count > 1 ? &bank[l] : NULL, &address, width, l);
	}
	give(m);
}

/* ---- lanes ---- */

static void eval_other_lane(
	struct ref *m, struct frame *f, const struct node *n, lane_mask mask, struct value *out)
{
	eval(m, f, n->operands[0], mask, out);
	EACH_LANE (l, mask & ~m->raised) {
		unsigned from =
			(unsigned)small_number(m, n->operands[0], &out[l], m->lanes - 1, "the lane");
		m->unspecified = m->unspecified || !(m->part >> from & 1);
		out[l] = n->index == NO_INDEX ? file_read(m, n->file, n->number, from)
									  : access_read(m, &m->plan->bound.accesses.items[n->index],
											from, false, n->source->span);
	}
}

/* All participating lanes must reach a collective, or its result would be meaningless. */
static void check_collective(struct ref *m, const struct node *n, lane_mask mask)
{
	if (m->plan->bound.uniform)
		ref_break(m, n->source->span, "an instruction that runs once for all has no lanes");
	if ((mask | m->raised) != (m->executed | m->raised))
		ref_break(m, n->source->span, "this joins all lanes, but not all of them come here");
}

static void eval_ballot(
	struct ref *m, struct frame *f, const struct node *n, lane_mask mask, struct value *out)
{
	check_collective(m, n, mask);
	lane_mask yes = eval_condition(m, f, n->operands[0], mask, NULL);
	struct value value = int_value((wide_int)(yes & m->part));
	value.width = m->lanes;
	EACH_LANE (l, mask)
		out[l] = value;
}

static void eval_fold(
	struct ref *m, struct frame *f, const struct node *n, lane_mask mask, struct value *out)
{
	bool first = true;
	struct value sum = int_value(0);
	check_collective(m, n, mask);
	eval(m, f, n->operands[0], mask, out);
	EACH_LANE (l, mask & m->part & ~m->raised) {
		sum = first ? out[l] : binary_value(m, n, n->fold, &sum, &out[l]);
		first = false;
	}
	if (first && !m->raised && (n->fold == NODE_AND || n->fold == NODE_MIN || n->fold == NODE_MAX))
		ref_break(m, n->source->span, "there is no lane to join");
	if (sum.kind == VALUE_BOOL)
		sum.kind = VALUE_INT;
	EACH_LANE (l, mask)
		out[l] = sum;
}

static void eval_lanes(struct ref *m, const struct node *n, lane_mask mask, struct value *out)
{
	if (m->plan->bound.uniform && m->lanes > 1)
		ref_break(m, n->source->span, "an instruction that runs once for all has no lanes");
	EACH_LANE (l, mask) {
		out[l] = int_value(n->op == NODE_ACTIVE ? (wide_int)m->part : (wide_int)l);
		out[l].width = n->op == NODE_ACTIVE ? m->lanes : 0;
	}
}

/* ---- all expressions ---- */

static void eval_leaf(
	struct ref *m, struct frame *f, const struct node *n, lane_mask mask, struct value *out)
{
	switch (n->op) {
	case NODE_CONSTANT:
		EACH_LANE (l, mask)
			out[l] = n->value;
		break;
	case NODE_SYMBOL: read_slot(m, f, n, mask, NULL, out); break;
	case NODE_RAW: read_input(m, f, n, mask, out); break;
	case NODE_REGISTER:
	case NODE_SIDE:
	case NODE_PC:
	case NODE_CYCLES: eval_own(m, f, n, mask, out); break;
	case NODE_FLAGS: eval_flags(m, f, n, mask, out); break;
	case NODE_NUMBER: eval_number(m, n, mask, out); break;
	case NODE_NEXT_PC:
	case NODE_CAUSE:
	case NODE_BAD_ADDRESS: eval_machine(m, n, mask, out); break;
	case NODE_LANE_NUMBER:
	case NODE_ACTIVE: eval_lanes(m, n, mask, out); break;
	case NODE_MODIFIER: eval_modifier(m, n, mask, out); break;
	case NODE_OPERAND_MODIFIER: eval_operand_modifier(m, n, mask, out); break;
	case NODE_NONSENSE: ref_break(m, n->source->span, "%.*s", STR_ARG(n->text));
	default: eval_call(m, f, n, mask, out); /* calls; others end the program there */
	}
}

void eval(struct ref *m, struct frame *f, const struct node *n, lane_mask mask, struct value *out)
{
	mask &= ~m->raised;
	if (!mask)
		return;
	switch (n->op) {
	case NODE_NEGATE:
	case NODE_COMPLEMENT:
	case NODE_NOT:
	case NODE_ABSOLUTE:
		eval(m, f, n->operands[0], mask, out);
		EACH_LANE (l, mask & ~m->raised)
			out[l] = unary(m, n, &out[l]);
		break;
	case NODE_BOTH:
	case NODE_EITHER: eval_logic(m, f, n, mask, out); break;
	case NODE_CONDITIONAL: eval_conditional(m, f, n, mask, out); break;
	case NODE_BIT: eval_bit(m, f, n, mask, out); break;
	case NODE_SLICE: eval_slice(m, f, n, mask, out); break;
	case NODE_TUPLE: eval_tuple(m, f, n, mask, out); break;
	case NODE_FILE: eval_file(m, f, n, mask, out); break;
	case NODE_BY_NAME: ref_eval_by_name(m, f, n, mask, out); break;
	case NODE_MEMORY: eval_memory(m, f, n, mask, out); break;
	case NODE_ATTRIBUTE: eval_attribute(m, f, n, mask, out); break;
	case NODE_OTHER_LANE: eval_other_lane(m, f, n, mask, out); break;
	case NODE_BALLOT: eval_ballot(m, f, n, mask, out); break;
	case NODE_FOLD: eval_fold(m, f, n, mask, out); break;
	case NODE_INFIX: eval_infix(m, f, n, mask, out); break;
	default: /* binary operators and leaves */
		if ((n->op >= NODE_ADD && n->op <= NODE_GREATER_EQUAL) || n->op == NODE_MIN ||
			n->op == NODE_MAX)
			eval_binary(m, f, n, mask, out);
		else
			eval_leaf(m, f, n, mask, out);
	}
	if (m->facts)
		check_inferred(m, n, mask & ~m->raised, out);
}
