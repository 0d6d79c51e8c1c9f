/* SPDX-License-Identifier: MIT */
/* Expressions as nodes. */
#include <assert.h>

#include "base/never.h"
#include "core/internal.h"
#include "number/real.h"

#include <stdarg.h>

static struct core_value truth_value(struct core_node *node)
{
	return core_of(CORE_BOOL, node, 1);
}

static struct core_value zero(struct core_run *r)
{
	return core_of(CORE_INT, core_number(r->b, 0), 0);
}

struct core_node *core_condition(struct core_run *r, struct core_frame *f, const struct sem_expr *e)
{
	return core_as_truth(r->b, core_integer(r, e, core_eval(r, f, e)));
}

/* ---- modifiers ---- */

static struct core_value modifier_value(struct core_run *r, const struct sem_expr *e)
{
	VEC_EACH (struct core_modifier, it, &r->choice->modifiers)
		if (it->modifier == e->modifier)
			return (struct core_value){ .kind = CORE_CHOSEN,
				.word = it->value ? sem_word(r->root->run, it->value->name) : NULL,
				.modifier = it };
	return (struct core_value){ .kind = CORE_CHOSEN, .word = e->word };
}

static struct core_node *choice_node(struct core_run *r, const struct core_modifier *m)
{
	const struct core_program *program = r->b->program;
	struct core_node leaf = { .op = CORE_CHOICE };
	while (leaf.slot < program->slots.count &&
		   (program->slots.items[leaf.slot].kind != CORE_SLOT_CHOICE ||
			   program->slots.items[leaf.slot].modifier != m->modifier))
		leaf.slot++;
	if (leaf.slot == program->slots.count)
		core_lost(r, r->root->block->span);
	leaf.range = range_bits(m->field->width);
	return core_leaf(r->b, &leaf);
}

struct core_node *core_is_value(
	struct core_run *r, struct core_value modifier, struct core_value value)
{
	if (!modifier.modifier || modifier.word) {
		struct core_value other = modifier;
		modifier = value;
		value = other;
	}
	if (!modifier.modifier || modifier.word)
		return core_truth(r->b, modifier.word == value.word);
	if (!value.word)
		core_lost(r, r->root->block->span);
	const struct enumerator *e =
		type_find_name(modifier.modifier->field->type, sem_word_text(value.word));
	if (!e)
		return core_truth(r->b, false);
	struct core_node *number = core_number(r->b, (int64_t)e->value);
	struct core_node *choice = choice_node(r, modifier.modifier);
	struct core_node *equal = core_compare(r->b, SEM_OP_EQUALS, choice, number);
	core_hint(r->b, equal,
		(struct core_hint){ .text = str_printf(r->b->arena, "%.*s_is_%.*s",
								STR_ARG(modifier.modifier->modifier->name), STR_ARG(e->name)),
			.restates = true });
	return equal;
}

/* ---- reals ---- */

static bool power_of_two(const struct core_node *x, int *power)
{
	int64_t n;
	if (!core_is_number(x, &n) || (n & 0x7FFFFF) || n >> 23 < 1 || n >> 23 > 254)
		return false;
	*power = (int)(n >> 23) - 127;
	return true;
}

static struct core_value product(
	struct core_run *r, const struct sem_expr *e, struct core_value x, struct core_value y)
{
	int power;
	for (unsigned i = 0; i < 2; i++) {
		struct core_value other = x;
		if (y.kind == CORE_FLOAT && power_of_two(y.node, &power) && x.shape <= CORE_PRODUCT &&
			x.shape != CORE_SUM) {
			x = core_real_of(x);
			struct core_node *more = core_number(r->b, power);
			x.power = core_binary(r->b, CORE_ADD, core_power_of(r, &x), more);
			return x;
		}
		x = y;
		y = other;
	}
	x = core_real_of(x);
	y = core_real_of(y);
	if (x.shape != CORE_VALUE || y.shape != CORE_VALUE)
		core_lost(r, e->span);
	x.shape = CORE_PRODUCT;
	x.b = y.a;
	struct core_node *more = core_power_of(r, &y);
	x.power = core_binary(r->b, CORE_ADD, core_power_of(r, &x), more);
	return x;
}

static struct core_value negated_real(struct core_run *r, struct core_value x)
{
	struct core_node *sign = core_wide_number(r->b, wide_power(31));
	x = core_real_of(x);
	x.a = core_binary(r->b, CORE_XOR, x.a, sign);
	if (x.shape == CORE_SUM)
		x.b = core_binary(r->b, CORE_XOR, x.b, sign);
	if (x.shape == CORE_FUSED)
		x.c = core_binary(r->b, CORE_XOR, x.c, sign);
	return x;
}

static bool is_scaled_value(const struct core_value *x)
{
	int64_t n;
	return x->power && !(core_is_number(x->power, &n) && n == 0);
}

void core_unscale(struct core_run *r, struct core_value *x)
{
	int64_t n = 0;
	if (x->kind != CORE_REAL || x->shape != CORE_VALUE || !is_scaled_value(x))
		return;
	bool is_float = core_is_number(x->power, &n) && n >= -126 && n <= 127;
	x->shape = CORE_PRODUCT;
	x->b = core_number(r->b, (is_float ? n + 127 : 127) << 23);
	if (is_float)
		x->power = core_number(r->b, 0);
}

static struct core_value sum(
	struct core_run *r, const struct sem_expr *e, struct core_value x, struct core_value y)
{
	x = core_real_of(x);
	y = core_real_of(y);
	core_unscale(r, &x);
	core_unscale(r, &y);
	if (x.shape == CORE_VALUE && y.shape == CORE_PRODUCT) {
		struct core_value other = x;
		x = y;
		y = other;
	}
	if (y.shape != CORE_VALUE || is_scaled_value(&y) || is_scaled_value(&x) ||
		(x.shape != CORE_VALUE && x.shape != CORE_PRODUCT)) {
		core_lost(r, e->span);
		return x;
	}
	if (x.shape == CORE_PRODUCT) {
		x.shape = CORE_FUSED;
		x.c = y.a;
	} else {
		x.shape = CORE_SUM;
		x.b = y.a;
	}
	return x;
}

static struct core_node *float_compare(
	struct core_run *r, enum sem_op op, struct core_node *x, struct core_node *y)
{
	struct core_node node = { .op = CORE_FEQ, .truth = true, .a = x, .b = y };
	node.varying = x->varying || y->varying;
	node.range = range_bits(1);
	struct core_node *equal = core_leaf(r->b, &node);
	if (op == SEM_OP_EQUALS)
		return equal;
	if (op == SEM_OP_DIFFERS)
		return core_not(r->b, equal);
	node.op = CORE_FLT;
	if (op == SEM_OP_GREATER || op == SEM_OP_AT_LEAST) {
		node.a = y;
		node.b = x;
	}
	struct core_node *less = core_leaf(r->b, &node);
	return sem_op_holds(op, 0) ? core_binary(r->b, CORE_OR, less, equal) : less;
}

/* ---- operators ---- */

/* Notes that the code compares with a named value of a type: `case Type.INT32`, `t == Type.INT32`.
 */
static void note_values(struct core_node *n, const struct sem_expr *e)
{
	const struct sem_expr *constant = e->constant ? e : NULL;
	VEC_EACH (struct sem_expr *, it, &e->operands)
		if (!constant && (*it)->constant)
			constant = *it;
	struct core_node *equal = n->op == CORE_NOT ? n->a : n;
	bool is_other = !constant || equal->op != CORE_EQ || equal->values;
	int64_t a, b;
	if (is_other || constant->constant->value > INT64_MAX)
		return;
	int64_t value = (int64_t)constant->constant->value;
	if ((core_is_number(equal->a, &a) && a == value) ||
		(core_is_number(equal->b, &b) && b == value))
		equal->values = constant->values;
}

static struct core_value node_of_comparison(struct core_run *r, const struct sem_expr *e,
	enum sem_op op, struct core_value x, struct core_value y)
{
	if (x.kind == CORE_CHOSEN && y.kind == CORE_CHOSEN) {
		struct core_node *equal = core_is_value(r, x, y);
		return truth_value(op == SEM_OP_EQUALS ? equal : core_not(r->b, equal));
	}
	struct core_node *a = core_integer(r, e, x), *b = core_integer(r, e, y);
	if (x.kind == CORE_FLOAT && y.kind == CORE_FLOAT)
		return truth_value(float_compare(r, op, a, b));
	struct core_node *n = core_compare(r->b, op, a, b);
	note_values(n, e);
	return truth_value(n);
}

static enum core_op op_of(enum sem_op op)
{
	switch (op) {
	case SEM_OP_PLUS: return CORE_ADD;
	case SEM_OP_MINUS: return CORE_SUB;
	case SEM_OP_TIMES: return CORE_MUL;
	case SEM_OP_AND: return CORE_AND;
	case SEM_OP_OR: return CORE_OR;
	case SEM_OP_XOR: return CORE_XOR;
	case SEM_OP_LEFT: return CORE_SHL;
	case SEM_OP_RIGHT: return CORE_SHR;
	case SEM_OP_DIVIDE: return CORE_DIV;
	case SEM_OP_EITHER:
	case SEM_OP_BOTH:
	case SEM_OP_EQUALS:
	case SEM_OP_DIFFERS:
	case SEM_OP_LESS:
	case SEM_OP_GREATER:
	case SEM_OP_AT_MOST:
	case SEM_OP_AT_LEAST:
	case SEM_OP_REMAINDER:
	case SEM_OP_INVERT:
	case SEM_OP_NOT:
	case SEM_OP_NONE: break; /* not arithmetic */
	}
	NEVER();
}

struct core_value core_operate(struct core_run *r, const struct sem_expr *e, enum sem_op op,
	struct core_value x, struct core_value y)
{
	bool bits = sem_op_is(op, SEM_BITS);
	if (sem_op_is(op, SEM_COMPARISON))
		return node_of_comparison(r, e, op, x, y);
	if (sem_op_is(op, SEM_LOGIC)) {
		struct core_node *a = core_as_truth(r->b, core_integer(r, e, x));
		struct core_node *b = core_as_truth(r->b, core_integer(r, e, y));
		return truth_value(core_binary(r->b, op == SEM_OP_BOTH ? CORE_AND : CORE_OR, a, b));
	}
	if (core_is_real(&x) && core_is_real(&y) && op == SEM_OP_TIMES)
		return product(r, e, x, y);
	if (core_is_real(&x) && core_is_real(&y) && sem_op_is(op, SEM_SUM))
		return sum(r, e, x, op == SEM_OP_MINUS ? negated_real(r, y) : y);
	struct core_node *a = core_integer(r, e, x), *b = core_integer(r, e, y);
	struct core_node *node = core_binary(r->b, op_of(op), a, b);
	if (bits && x.kind == CORE_BOOL && y.kind == CORE_BOOL)
		return truth_value(node);
	return core_of(CORE_INT, node, bits && x.width == y.width ? x.width : 0);
}

static struct core_value infix_by(struct core_run *r, struct core_frame *f,
	const struct sem_expr *e, const struct core_modifier *m, struct str value,
	const struct core_value *operands)
{
	struct sem_meaning meaning = sem_infix_meaning(r->root, m->field->type, value);
	if (meaning.op)
		return core_operate(r, e, meaning.op, operands[0], operands[1]);
	if (meaning.function)
		return core_apply(r, f, e->span, meaning.function, operands, 2);
	core_lost(r, e->span);
	return zero(r);
}

/* Says what the value of an operator is, for one value of its modifier or for any: "AND_result",
 * "boolop_result". */
static void hint_infix(struct core_run *r, struct str name, const struct core_value *result,
	const struct core_value *x, const struct core_value *y)
{
	struct str text = str_printf(r->b->arena, "%.*s_result", STR_ARG(name));
	if (core_has_node(result) && core_is_new(result, x, y))
		core_hint(r->b, result->node, (struct core_hint){ .text = text });
}

/* The choice between the values so far is called like the one that takes its place. */
static void hint_choice(struct core_run *r, const struct core_value *result,
	const struct core_value *answer, const struct core_value *others)
{
	if (core_has_node(result) && core_has_node(others) && core_is_new(result, answer, others) &&
		others->node->op == CORE_SELECT)
		core_hint(r->b, others->node, (struct core_hint){ .of = { result->node } });
}

static struct core_value node_of_infix(
	struct core_run *r, struct core_frame *f, const struct sem_expr *e)
{
	struct core_value m = modifier_value(r, e), operands[2];
	struct core_value result = { 0 }, answer = { 0 }, before = { 0 };
	for (unsigned i = 0; i < 2; i++)
		operands[i] = core_eval(r, f, e->operands.items[i]);
	if (!m.modifier) {
		core_lost(r, e->span);
		return zero(r);
	}
	if (m.modifier->value)
		return infix_by(r, f, e, m.modifier, m.word->text, operands);
	VEC_EACH (struct enumerator, it, &m.modifier->field->type->values) {
		struct core_value value = { CORE_CHOSEN, .word = sem_word(r->root->run, it->name) };
		struct core_value others = result;
		answer = infix_by(r, f, e, m.modifier, it->name, operands);
		result = core_join(r, e->span, core_is_value(r, m, value), answer, others);
		hint_infix(r, it->name, &answer, &operands[0], &operands[1]);
		hint_choice(r, &result, &answer, &others);
		before = others;
	}
	hint_infix(r, m.modifier->modifier->name, &result, &answer, &before);
	return result;
}

static struct core_value node_of_unary(
	struct core_run *r, struct core_frame *f, const struct sem_expr *e)
{
	const struct sem_expr *inner = e->operands.items[0];
	struct core_value x = core_eval(r, f, inner);
	if (core_is_real(&x) && e->op == SEM_OP_MINUS) {
		if (x.kind == CORE_REAL)
			return negated_real(r, x);
		x.node = core_binary(r->b, CORE_XOR, x.node, core_wide_number(r->b, wide_power(31)));
		return x;
	}
	struct core_node *node = core_integer(r, inner, x);
	if (e->op == SEM_OP_NOT)
		return truth_value(core_not(r->b, core_as_truth(r->b, node)));
	if (e->op == SEM_OP_MINUS)
		return core_of(CORE_INT, core_binary(r->b, CORE_SUB, core_number(r->b, 0), node), 0);
	if (node->truth) /* -x - 1 of 0 or 1 */
		node = core_binary(r->b, CORE_SUB, core_number(r->b, -1), node);
	else
		node = core_not(r->b, node);
	return core_of(CORE_INT, node, x.width);
}

static struct core_value node_of_absolute(
	struct core_run *r, struct core_frame *f, const struct sem_expr *e)
{
	struct core_value x = core_eval(r, f, e->operands.items[0]);
	struct core_node *node = core_integer(r, e, x);
	if (x.kind == CORE_FLOAT)
		return core_of(CORE_FLOAT, core_extract(r->b, node, 0, 31), 32);
	struct core_node *none = core_number(r->b, 0);
	struct core_node *below = core_compare(r->b, SEM_OP_LESS, node, none);
	return core_of(
		CORE_INT, core_select(r->b, below, core_binary(r->b, CORE_SUB, none, node), node), 0);
}

/* The value of e on the path where the condition holds: only there may it raise. */
static struct core_value eval_where(
	struct core_run *r, struct core_frame *f, const struct sem_expr *e, struct core_node *condition)
{
	struct core_node *path = core_path(f);
	f->run.way->path = core_binary(r->b, CORE_AND, path, condition);
	struct core_value value = core_eval(r, f, e);
	f->run.way->path = path;
	return value;
}

static struct core_value node_of_ternary(
	struct core_run *r, struct core_frame *f, const struct sem_expr *e)
{
	bool value;
	struct core_node *condition = core_condition(r, f, e->operands.items[0]);
	if (core_is_truth(condition, &value))
		return core_eval(r, f, e->operands.items[value ? 1 : 2]);
	struct core_value yes = eval_where(r, f, e->operands.items[1], condition);
	struct core_value no = eval_where(r, f, e->operands.items[2], core_not(r->b, condition));
	return core_join(r, e->span, condition, yes, no);
}

/* ---- bits ---- */

/* How many bits [high:low] are; of [n - 1:0] n itself. */
static struct core_node *width_of_slice(struct core_run *r, struct core_frame *f,
	const struct sem_expr *e, struct core_node *high, struct core_node *low)
{
	int64_t n;
	struct core_node *one = core_number(r->b, 1);
	const struct sem_expr *top = e->operands.items[1];
	bool is_less = top->kind == SEM_BINARY && top->op == SEM_OP_MINUS &&
				   top->operands.items[0]->kind == SEM_NAME &&
				   top->operands.items[1]->kind == SEM_NUMBER;
	if (is_less && core_is_number(low, &n) && n == 0 &&
		core_integer(r, e, core_eval(r, f, top->operands.items[1])) == one)
		return core_integer(r, e, core_eval(r, f, top->operands.items[0]));
	return core_binary(r->b, CORE_ADD, core_binary(r->b, CORE_SUB, high, low), one);
}

static struct core_value node_of_slice(
	struct core_run *r, struct core_frame *f, const struct sem_expr *e)
{
	int64_t h, l, n;
	struct core_builder *b = r->b;
	struct core_node *x = core_integer(r, e, core_eval(r, f, e->operands.items[0]));
	struct core_node *high = core_integer(r, e, core_eval(r, f, e->operands.items[1]));
	struct core_node *low = core_integer(r, e, core_eval(r, f, e->operands.items[2]));
	if (core_is_number(high, &h) && core_is_number(low, &l)) {
		bool reverses = sem_reverses(e);
		if (l < 0 || h < (reverses ? 0 : l - 1) || h >= RANGE_MAX_BITS || l >= RANGE_MAX_BITS)
			core_lost(r, e->span);
		else if (reverses)
			return core_of(CORE_INT, core_reversed(r, x, (unsigned)h, (unsigned)(l - h + 1)),
				(unsigned)(l - h + 1));
		else
			return core_of(CORE_INT, core_extract(b, x, (unsigned)l, (unsigned)(h - l + 1)),
				(unsigned)(h - l + 1));
		return zero(r);
	}
	struct core_node *shifted = core_binary(b, CORE_SHR, x, low);
	if (sem_is_above(e->operands.items[1], e->operands.items[2], &n))
		return core_of(CORE_INT, core_extract(b, shifted, 0, (unsigned)(n + 1)), (unsigned)(n + 1));
	struct core_node *one = core_number(b, 1);
	struct core_node *width = width_of_slice(r, f, e, high, low);
	struct core_node *mask = core_binary(b, CORE_SUB, core_binary(b, CORE_SHL, one, width), one);
	core_hint(b, mask, (struct core_hint){ .text = STR("mask") });
	return core_of(CORE_INT, core_binary(b, CORE_AND, shifted, mask), 0);
}

static struct core_value node_of_array_element(struct core_run *r, const struct sem_expr *e,
	const struct core_value *array, struct core_node *at)
{
	int64_t n;
	if (core_is_number(at, &n))
		return n >= 0 && n < CORE_MAX_ELEMENTS ? core_array_at(array, (unsigned)n) : zero(r);
	struct core_value result = core_array_at(array, 0);
	for (unsigned i = 1; i < array->count && array->elements[i].kind != CORE_NOTHING; i++)
		result = core_join(r, e->span, core_compare(r->b, SEM_OP_EQUALS, at, core_number(r->b, i)),
			array->elements[i], result);
	return result;
}

static struct core_value node_of_element(
	struct core_run *r, struct core_frame *f, const struct sem_expr *e)
{
	bool found;
	struct core_value value = core_element(r, f, e, &found);
	if (found)
		return value;
	struct core_value base = core_eval(r, f, e->operands.items[0]);
	struct core_node *at = core_integer(r, e, core_eval(r, f, e->operands.items[1]));
	if (base.kind == CORE_ARRAY)
		return node_of_array_element(r, e, &base, at);
	return truth_value(core_bit(r->b, core_integer(r, e, base), at));
}

static struct core_value node_of_tuple(
	struct core_run *r, struct core_frame *f, const struct sem_expr *e)
{
	struct core_node *value = core_number(r->b, 0);
	unsigned width = 0;
	VEC_EACH (struct sem_expr *, it, &e->operands) {
		struct core_value part = core_eval(r, f, *it);
		struct core_node *node = core_integer(r, *it, part);
		if (!part.width)
			part.width = sem_literal_width(*it);
		if (!part.width)
			core_lost(r, (*it)->span);
		width += part.width;
		value = core_binary(r->b, CORE_SHL, value, core_number(r->b, part.width));
		value = core_insert(r->b, value, 0, part.width ? part.width : 1, node);
	}
	return core_of(CORE_INT, value, width);
}

/* ---- members ---- */

static struct core_value attribute_value(
	struct core_run *r, const struct sem_expr *e, const struct core_modifier *m, struct str value)
{
	struct sem_member found;
	if (!sem_value_member(m->field->type, value, e->text, &found)) {
		core_lost(r, e->span);
		return zero(r);
	}
	if (found.is_bool)
		return truth_value(core_truth(r->b, found.magnitude.lo != 0));
	struct wide n = wide_from_word(found.magnitude);
	return core_of(CORE_INT, core_wide_number(r->b, found.negative ? wide_neg(n) : n), 0);
}

static struct core_value modifier_member(
	struct core_run *r, const struct sem_expr *e, struct core_value m)
{
	struct core_value result = { 0 };
	if (!m.modifier) {
		core_lost(r, e->span);
		return zero(r);
	}
	if (m.modifier->value)
		return attribute_value(r, e, m.modifier, m.word->text);
	struct str name =
		str_printf(r->b->arena, "%.*s_%.*s", STR_ARG(m.modifier->modifier->name), STR_ARG(e->text));
	VEC_EACH (struct enumerator, it, &m.modifier->field->type->values) {
		struct core_value value = { CORE_CHOSEN, .word = sem_word(r->root->run, it->name) };
		struct core_value answer = attribute_value(r, e, m.modifier, it->name);
		struct core_value others = result;
		result = core_join(r, e->span, core_is_value(r, m, value), answer, others);
		if (core_is_new(&result, &answer, &others))
			core_hint(r->b, result.node, (struct core_hint){ .text = name });
	}
	return result;
}

static struct core_value node_of_member(
	struct core_run *r, struct core_frame *f, const struct sem_expr *e)
{
	const struct sem_expr *base = e->operands.items[0];
	const struct sem_symbol *symbol = f->run.depth == 0 ? base->symbol : NULL;
	bool found;
	if (e->state)
		return core_state_value(r, f, e->span, e->state);
	if (e->constant)
		return core_of(CORE_INT,
			core_wide_number(r->b, wide_from_word((struct word){ e->constant->value, 0 })), 0);
	int side = core_side_of(r, f, e);
	if (side >= 0)
		return core_register_value(r, f, side);
	struct core_value indexed = core_element(r, f, e, &found);
	if (found)
		return indexed;
	if (symbol && symbol->kind == SEM_OPERAND && r->operands[symbol->index].known) {
		enum sem_sign sign = sem_sign_named(r->operands[symbol->index].flags, e->text);
		return truth_value(
			sign < SEM_SIGNS ? core_flag_node(r, symbol, sign) : core_truth(r->b, false));
	}
	struct core_value value = core_eval(r, f, base);
	if (value.kind == CORE_CHOSEN)
		return modifier_member(r, e, value);
	core_lost(r, e->span);
	return zero(r);
}

/* at, or 0 if it is not below `end`, which can be so only where the value does not matter. */
static struct core_node *within_array(struct core_run *r, struct core_node *at, unsigned end)
{
	struct core_node *none = core_number(r->b, 0), *most = core_number(r->b, end);
	at = core_at_least(r->b, at, 0);
	return core_select(r->b, core_compare(r->b, SEM_OP_LESS, at, most), at, none);
}

static struct core_value node_of_lane(
	struct core_run *r, struct core_frame *f, const struct sem_expr *e)
{
	struct core_value x = core_eval(r, f, e->operands.items[0]);
	struct core_node *value = core_integer(r, e, x);
	struct core_node *at = core_integer(r, e, core_eval(r, f, e->operands.items[1]));
	if (!value->varying || r->b->lanes == 1)
		return x;
	if (at->large)
		core_lost(r, e->span);
	at = within_array(r, at, r->b->lanes);
	struct core_node node = { .op = CORE_LANE,
		.truth = value->truth,
		.a = value,
		.b = at,
		.varying = at->varying,
		.large = value->large,
		.range = value->range };
	x.node = core_leaf(r->b, &node);
	return x;
}

static struct core_value node_of_name(
	struct core_run *r, struct core_frame *f, const struct sem_expr *e)
{
	const struct sem_symbol *symbol = e->symbol;
	return symbol ? core_values(f)[symbol->index] : core_state_value(r, f, e->span, e->state);
}

static struct core_value real_literal(struct core_run *r, const struct sem_expr *e)
{
	uint32_t bits;
	if (!sem_real_bits(e->text, &bits))
		core_lost(r, e->span);
	return core_of(CORE_FLOAT, core_number(r->b, bits), 32);
}

static struct core_value node_of_binary(
	struct core_run *r, struct core_frame *f, const struct sem_expr *e)
{
	bool value, and = e->op == SEM_OP_BOTH;
	struct core_value x = core_eval(r, f, e->operands.items[0]);
	if (and || e->op == SEM_OP_EITHER) {
		struct core_node *left = core_as_truth(r->b, core_integer(r, e, x));
		if (core_is_truth(left, &value) && value != and)
			return truth_value(left); /* the right side need not be meaningful */
		struct core_node *further = and? left : core_not(r->b, left);
		return core_operate(r, e, e->op, x, eval_where(r, f, e->operands.items[1], further));
	}
	return core_operate(r, e, e->op, x, core_eval(r, f, e->operands.items[1]));
}

/* Bits needed for lo .. hi in two's complement; *sign: some are negative. */
static unsigned bits_of_range(const struct sem_range *range, bool *sign)
{
	unsigned low = wide_length(range->lo), high = wide_length(range->hi);
	*sign = wide_is_negative(range->lo);
	return (low > high ? low : high) + *sign;
}

struct core_value core_narrowed(
	struct core_run *r, const struct sem_expr *e, struct core_value value)
{
	const unsigned most = r->b->in_function ? 32 : 128;
	const struct sem_facts *facts = r->b->facts;
	const struct sem_value *fact = NULL;
	bool sign;
	if (value.kind != CORE_INT || value.node->op == CORE_CONST ||
		(!value.node->large && bits_of_range(&value.node->range, &sign) <= most))
		return value;
	if (facts && !facts->incomplete)
		fact = sem_fact_of_expr(facts, e);
	if (!fact || (fact->kind != SEM_KIND_INT && fact->kind != SEM_KIND_BOOL))
		return value;
	unsigned bits = bits_of_range(&fact->range, &sign);
	if (r->b->in_function) /* to the machine's next type, which takes no operation */
		bits = bits <= 32 ? 32 : bits <= 64 ? 64 : bits;
	bool sign_now;
	if (!value.node->large && bits >= bits_of_range(&value.node->range, &sign_now))
		return value;
	struct core_node *whole = value.node;
	value.node = sign ? core_extend(r->b, whole, bits) : core_extract(r->b, whole, 0, bits);
	if (value.node->a == whole)
		core_hint(r->b, value.node, (struct core_hint){ .of = { whole } });
	return value;
}

static struct core_value node_of_expr(
	struct core_run *r, struct core_frame *f, const struct sem_expr *e)
{
	switch (e->kind) {
	case SEM_NUMBER: return core_of(CORE_INT, core_wide_number(r->b, wide_from_word(e->number)), 0);
	case SEM_REAL: return real_literal(r, e);
	case SEM_BOOL: return truth_value(core_truth(r->b, e->number.lo != 0));
	case SEM_NAME: return node_of_name(r, f, e);
	case SEM_MOD: return modifier_value(r, e);
	case SEM_UNARY: return node_of_unary(r, f, e);
	case SEM_ABS: return node_of_absolute(r, f, e);
	case SEM_BINARY: return node_of_binary(r, f, e);
	case SEM_INFIX: return node_of_infix(r, f, e);
	case SEM_TERNARY: return node_of_ternary(r, f, e);
	case SEM_CALL: return core_call(r, f, e);
	case SEM_INDEX: return node_of_element(r, f, e);
	case SEM_SLICE: return node_of_slice(r, f, e);
	case SEM_MEMBER: return node_of_member(r, f, e);
	case SEM_LANE: return node_of_lane(r, f, e);
	case SEM_TUPLE: return node_of_tuple(r, f, e);
	case SEM_STATE:
	case SEM_STRING:
	case SEM_BROKEN: break;
	}
	core_lost(r, e->span);
	return zero(r);
}

struct core_value core_eval(struct core_run *r, struct core_frame *f, const struct sem_expr *e)
{
	if (r->b->program->nodes.count > CORE_MAX_NODES)
		core_fail(r, e->span, "this takes more than %d operations", CORE_MAX_NODES);
	if (r->b->failure)
		return zero(r);
	struct core_value value = core_narrowed(r, e, node_of_expr(r, f, e));
	if (r->b->failure && !r->b->failure_span.source)
		r->b->failure_span = e->span;
	if (core_has_node(&value) && !value.node->span.source)
		value.node->span = e->span;
	return value;
}
