/* SPDX-License-Identifier: MIT */
/* Evaluates expressions over field values and turns conditions into boxes. */
#include "isa/condition.h"

#include <assert.h>
#include <string.h>

static bool fail_condition(struct diag *diag, const struct ast_expr *expr, const char *message)
{
	return diag && diag_fail(diag, CHECK_CONDITION, expr->span, "%s", message);
}

/* ---- evaluation ---- */

struct eval {
	struct diag *diag;
	value_of_name names;
	void *user;
};

static bool eval_condition(struct eval *e, const struct ast_expr *expr, struct value *value);

/* The number that `text`, an enumerator or a register, denotes among the values of the field. */
static bool named_value(const struct field *field, struct str text, int64_t *number)
{
	const struct enumerator *known = type_find_name(field->type, text);
	uint64_t found = 0;
	bool is_known = field->type->kind == TYPE_REGISTER && field->type->file
						? register_file_find(field->type->file, text, &found)
						: known != NULL;
	if (is_known)
		*number = known ? (int64_t)known->value : (int64_t)found;
	return is_known;
}

/* Makes both sides of a comparison numbers: looks up a name in the type of the other side. */
static bool align_sides(
	struct eval *e, const struct ast_expr *expr, struct value *a, struct value *b)
{
	bool second = a->field || (!b->field && !a->text.length && b->text.length);
	struct value *side = second ? b : a, *field = second ? a : b;
	const struct ast_expr *written = expr->operands.items[second];
	if (field->field && !side->field &&
		(field->field->type->kind == TYPE_ENUM || field->field->type->kind == TYPE_REGISTER)) {
		struct str name = side->text.length ? side->text : span_text(written->span);
		if (named_value(field->field, name, &side->number))
			return true;
		if (!side->text.length)
			return true;
	}
	if (!side->text.length)
		return true;
	if (!e->diag)
		return false;
	return diag_fail(e->diag, CHECK_CONDITION, written->span, "'%.*s' cannot be compared with here",
		STR_ARG(side->text));
}

static int64_t shift_left(int64_t a, int64_t count)
{
	return count < 0 || count > 63 ? 0 : (int64_t)((uint64_t)a << count);
}

static int64_t shift_right(int64_t a, int64_t count)
{
	count = count < 0 || count > 63 ? 63 : count;
	return a < 0 ? ~(~a >> count) : a >> count;
}

static bool calculate_condition(struct str op, int64_t a, int64_t b, int64_t *result)
{
	uint64_t x = (uint64_t)a, y = (uint64_t)b;
	switch (op.text[0] << 8 | (op.length > 1 ? op.text[1] : 0)) {
	case '+' << 8: *result = (int64_t)(x + y); return true;
	case '-' << 8: *result = (int64_t)(x - y); return true;
	case '*' << 8: *result = (int64_t)(x * y); return true;
	case '&' << 8: *result = a & b; return true;
	case '|' << 8: *result = a | b; return true;
	case '^' << 8: *result = a ^ b; return true;
	case '<' << 8 | '<': *result = shift_left(a, b); return true;
	case '>' << 8 | '>': *result = shift_right(a, b); return true;
	case '&' << 8 | '&': *result = a && b; return true;
	case '|' << 8 | '|': *result = a || b; return true;
	case '=' << 8 | '=': *result = a == b; return true;
	case '!' << 8 | '=': *result = a != b; return true;
	case '<' << 8: *result = a < b; return true;
	case '>' << 8: *result = a > b; return true;
	case '<' << 8 | '=': *result = a <= b; return true;
	case '>' << 8 | '=': *result = a >= b; return true;
	default: return false;
	}
}

static bool eval_binary(struct eval *e, const struct ast_expr *expr, struct value *value)
{
	struct value a, b;
	if (!eval_condition(e, expr->operands.items[0], &a) ||
		!eval_condition(e, expr->operands.items[1], &b))
		return false;
	*value = (struct value){ 0 };
	bool calculates = memchr("+-*&|^", expr->text.text[0], 6);
	if (calculates && (a.text.length || b.text.length))
		return fail_condition(
			e->diag, expr->operands.items[!a.text.length], "this is not a number");
	if (!calculates && !align_sides(e, expr, &a, &b))
		return false;
	return calculate_condition(expr->text, a.number, b.number, &value->number) ||
		   fail_condition(e->diag, expr, "this operator cannot be used here");
}

/* name[bit], or operands[0][high:low] */
static bool eval_bits(struct eval *e, const struct ast_expr *expr, struct value *value)
{
	bool one = expr->kind == AST_INDEX;
	struct value high, low;
	if (one && expr->operands.count != 1)
		return fail_condition(e->diag, expr, "expected one bit, or two with ':'");
	if (one ? !e->names(e->user, expr->text, value)
			: !eval_condition(e, expr->operands.items[0], value))
		return fail_condition(e->diag, expr, "expected an expression of fields and constants");
	if (!eval_condition(e, expr->operands.items[!one], &high) ||
		!eval_condition(e, expr->operands.items[one ? 0 : 2], &low))
		return false;
	if (low.number < 0 || high.number < low.number || high.number > 63)
		return fail_condition(e->diag, expr, "expected two bits from 63 to 0, the higher first");
	if (value->field && high.number >= value->field->width && e->diag)
		return diag_fail(e->diag, CHECK_CONDITION, expr->span, "'%.*s' has %u bits",
			STR_ARG(value->field->name), value->field->width);
	uint64_t bits = (uint64_t)value->number >> low.number;
	bits &= mask64((unsigned)(high.number - low.number) + 1);
	*value = (struct value){ .number = (int64_t)bits };
	return true;
}

static bool eval_condition(struct eval *e, const struct ast_expr *expr, struct value *value)
{
	struct value inner;
	*value = (struct value){ 0 };
	switch (expr->kind) {
	case AST_NUMBER: value->number = (int64_t)expr->number; return true;
	case AST_STRING: value->text = expr->text; return true;
	case AST_NAME:
		if (!e->names(e->user, expr->text, value))
			value->text = expr->text;
		return true;
	case AST_UNARY:
		if (!eval_condition(e, expr->operands.items[0], &inner))
			return false;
		value->number = str_equal_c(expr->text, "!")   ? !inner.number
						: str_equal_c(expr->text, "~") ? ~inner.number
													   : (int64_t)(0 - (uint64_t)inner.number);
		return true;
	case AST_BINARY: return eval_binary(e, expr, value);
	case AST_INDEX:
	case AST_SLICE: return eval_bits(e, expr, value);
	case AST_TERNARY:
		if (!eval_condition(e, expr->operands.items[0], &inner))
			return false;
		return eval_condition(e, expr->operands.items[inner.number ? 1 : 2], value);
	default: /* any other is refused */
		return fail_condition(e->diag, expr, "expected an expression of fields and constants");
	}
}

bool condition_eval(struct diag *diag, const struct ast_expr *expr, value_of_name names, void *user,
	struct value *value)
{
	assert(expr && names);
	struct eval e = { diag, names, user };
	return eval_condition(&e, expr, value);
}

bool condition_hidden_value(void *user, struct str name, struct value *value)
{
	const struct hidden_names *names = user;
	const struct field *field = opcode_find_field(names->opcode, name);
	uint64_t number = 0;
	if (!field)
		return false;
	field_hidden_value(field, &number);
	*value = (struct value){ .number = (int64_t)(field == names->set ? names->value : number),
		.field = field };
	return true;
}

/* ---- conditions as boxes ---- */

/* Fields that are compared with each other have at most so many bits: each value is a case. */
enum { PAIR_BITS = 8 };

struct converter {
	struct arena *arena;
	struct diag *diag;
	const struct opcode *opcode;
};

static struct partial_box partial_new(struct converter *c)
{
	return (struct partial_box){ ARENA_ARRAY(
		c->arena, const struct cube_set *, c->opcode->fields.count + 1) };
}

static struct str mirrored(struct str op)
{
	static const char *const pairs[][2] = { { "<", ">" }, { ">", "<" }, { "<=", ">=" },
		{ ">=", "<=" } };
	for (size_t i = 0; i < 4; i++)
		if (str_equal_c(op, pairs[i][0]))
			return str_from_c(pairs[i][1]);
	return op;
}

/* The values v of width bits with `v op number`. */
static bool comparison_set(
	struct arena *arena, unsigned width, struct str op, uint64_t number, struct cube_set *set)
{
	uint64_t most = word_mask(0, width).lo;
	struct cube_set all = cube_set_all(arena, width), none = cube_set_none(width);
	bool inside = number <= most;
	if (str_equal_c(op, "==") || str_equal_c(op, "!=")) {
		struct cube_set one =
			inside ? cube_set_single(arena, width, (struct word){ number, 0 }) : none;
		*set = op.text[0] == '=' ? one : cube_set_minus(arena, &all, &one);
	} else if (str_equal_c(op, "<")) {
		*set = !number ? none : cube_set_range(arena, width, 0, inside ? number - 1 : most);
	} else if (str_equal_c(op, "<=")) {
		*set = cube_set_range(arena, width, 0, inside ? number : most);
	} else if (str_equal_c(op, ">")) {
		*set = number >= most ? none : cube_set_range(arena, width, number + 1, most);
	} else if (str_equal_c(op, ">=")) {
		*set = inside ? cube_set_range(arena, width, number, most) : none;
	} else
		return false;
	return true;
}

static bool constant_of_field(
	const struct field *field, const struct ast_expr *expr, uint64_t *number)
{
	int64_t value;
	struct str name = expr->kind == AST_STRING ? expr->text : span_text(expr->span);
	if (field->type->kind == TYPE_ENUM && named_value(field, name, &value)) {
		*number = (uint64_t)value;
		return true;
	}
	*number = expr->number;
	if (expr->kind == AST_NUMBER)
		return true;
	if (expr->kind == AST_UNARY && str_equal_c(expr->text, "-") &&
		expr->operands.items[0]->kind == AST_NUMBER) {
		*number = (0 - expr->operands.items[0]->number) & word_mask(0, field->width).lo;
		return true;
	}
	return field->type->kind == TYPE_REGISTER && field->type->file &&
		   register_file_find(field->type->file, name, number);
}

static struct field *field_of_expr(const struct converter *c, const struct ast_expr *expr)
{
	return expr->kind == AST_NAME ? opcode_find_field(c->opcode, expr->text) : NULL;
}

/* Adds a box in which the field has one value and the other field those of the set. */
static void add_pair(struct converter *c, const struct field *a, uint64_t value,
	const struct field *b, struct cube_set set, struct partial_boxes *out)
{
	struct partial_box box = partial_new(c);
	struct cube_set *sets = ARENA_ARRAY(c->arena, struct cube_set, 2);
	sets[0] = cube_set_single(c->arena, a->width, (struct word){ value, 0 });
	sets[1] = set;
	box.sets[opcode_field_index(c->opcode, a)] = &sets[0];
	box.sets[opcode_field_index(c->opcode, b)] = &sets[1];
	if (set.cubes.count)
		VEC_PUSH(c->arena, &out->list, box);
}

/* Do the bits of both fields mean the same registers? */
static bool are_comparable(const struct field *a, const struct field *b)
{
	const struct register_file *x = a->type->file, *y = b->type->file;
	if (!x || !y)
		return x == y;
	return register_file_whole(x) == register_file_whole(y) && x->of_first == y->of_first;
}

/* field op field: a box for each value of the narrower one. */
static bool pair_atom(struct converter *c, const struct ast_expr *expr, const struct field *a,
	const struct field *b, bool holds, struct partial_boxes *out)
{
	struct str op = mirrored(expr->text);
	if (a == b)
		return fail_condition(c->diag, expr, "this compares a field with itself");
	if (a->type->alternatives.count || b->type->alternatives.count || !are_comparable(a, b))
		return diag_fail(c->diag, CHECK_CONDITION, expr->span,
			"the bits of '%.*s' and '%.*s' do not mean the same, so they cannot be compared",
			STR_ARG(a->name), STR_ARG(b->name));
	if (b->width < a->width) {
		const struct field *narrow = b;
		b = a;
		a = narrow;
		op = expr->text;
	}
	if (a->width > PAIR_BITS)
		return diag_fail(c->diag, CHECK_CONDITION, expr->span,
			"'%.*s' and '%.*s' have more than %d bits: fields as wide can only be compared with "
			"constants",
			STR_ARG(a->name), STR_ARG(b->name), PAIR_BITS);
	for (uint64_t value = 0; value <= mask64(a->width); value++) {
		struct cube_set set, all = cube_set_all(c->arena, b->width);
		if (!comparison_set(c->arena, b->width, op, value, &set))
			return fail_condition(c->diag, expr, "expected one of == != < <= > >=");
		if (!holds)
			set = cube_set_minus(c->arena, &all, &set);
		add_pair(c, a, value, b, set, out);
	}
	return true;
}

/* The fields of an expression that is calculated for each of their values. */
struct trial {
	const struct converter *c;
	const struct field *fields[2];
	uint64_t values[2];
	size_t count;
};

static bool has_operator(const struct ast_expr *expr)
{
	return expr->kind == AST_INDEX || expr->kind == AST_SLICE || expr->kind == AST_BINARY ||
		   expr->kind == AST_TERNARY ||
		   (expr->kind == AST_UNARY && expr->operands.items[0]->kind != AST_NUMBER);
}

/* Is it more than a name, or a name and a constant or another name? */
static bool is_calculated(const struct ast_expr *expr)
{
	bool is_shift = str_equal_c(expr->text, "<<") || str_equal_c(expr->text, ">>");
	if (expr->kind != AST_BINARY || is_shift || !strchr("=!<>", expr->text.text[0]))
		return has_operator(expr);
	return has_operator(expr->operands.items[0]) || has_operator(expr->operands.items[1]);
}

static bool add_trial_field(struct trial *t, const struct field *field, struct span span)
{
	for (size_t i = 0; i < t->count; i++)
		if (t->fields[i] == field)
			return true;
	if (field->type->alternatives.count)
		return diag_fail(
			t->c->diag, CHECK_CONDITION, span, "'%.*s' has alternatives", STR_ARG(field->name));
	if (t->count == 2)
		return diag_fail(t->c->diag, CHECK_CONDITION, span, "this is a third field to compare");
	t->fields[t->count++] = field;
	return true;
}

static bool find_trial_fields(struct trial *t, const struct ast_expr *expr)
{
	const struct field *field = expr->kind == AST_NAME || expr->kind == AST_INDEX
									? opcode_find_field(t->c->opcode, expr->text)
									: NULL;
	if (field && !add_trial_field(t, field, expr->span))
		return false;
	for (size_t i = 0; i < expr->operands.count; i++)
		if (!find_trial_fields(t, expr->operands.items[i]))
			return false;
	return true;
}

static bool name_trial_field(void *user, struct str name, struct value *value)
{
	const struct trial *t = user;
	for (size_t i = 0; i < t->count; i++) {
		if (!str_equal(t->fields[i]->name, name))
			continue;
		*value = (struct value){ .number = (int64_t)t->values[i], .field = t->fields[i] };
		return true;
	}
	return false;
}

/* The values of the first field with which the expression holds, or does not. */
static bool try_field_values(
	struct trial *t, const struct ast_expr *expr, bool holds, struct cube_set *set)
{
	unsigned width = t->fields[0]->width;
	uint64_t *found = ARENA_ARRAY(t->c->arena, uint64_t, mask64(width) + 1);
	size_t count = 0;
	struct value value;
	for (uint64_t v = 0; v <= mask64(width); v++) {
		t->values[0] = v;
		if (!condition_eval(t->c->diag, expr, name_trial_field, t, &value))
			return false;
		if (value.text.length)
			return fail_condition(t->c->diag, expr, "this is not a number");
		if (!value.number == !holds)
			found[count++] = v;
	}
	*set = cube_set_numbers(t->c->arena, width, found, count);
	*set = cube_set_compact(t->c->arena, set);
	return true;
}

/* An expression of one or two fields: it is calculated for all their values. */
static bool calculated_atom(
	struct converter *c, const struct ast_expr *expr, bool holds, struct partial_boxes *out)
{
	struct trial t = { .c = c };
	if (!find_trial_fields(&t, expr))
		return false;
	if (!t.count)
		return fail_condition(c->diag, expr, "expected a field of this opcode");
	if (t.fields[0]->width + (t.count > 1 ? t.fields[1]->width : 0) > 2 * PAIR_BITS)
		return diag_fail(c->diag, CHECK_CONDITION, expr->span,
			"fields that are calculated with have at most %d bits together", 2 * PAIR_BITS);
	if (t.count == 1) {
		struct partial_box box = partial_new(c);
		struct cube_set *set = ARENA_NEW(c->arena, struct cube_set);
		box.sets[opcode_field_index(c->opcode, t.fields[0])] = set;
		VEC_PUSH(c->arena, &out->list, box);
		return try_field_values(&t, expr, holds, set);
	}
	for (t.values[1] = 0; t.values[1] <= mask64(t.fields[1]->width); t.values[1]++) {
		struct cube_set set;
		if (!try_field_values(&t, expr, holds, &set))
			return false;
		add_pair(c, t.fields[1], t.values[1], t.fields[0], set, out);
	}
	return true;
}

/* atom = field op constant | constant op field | field op field | field (not zero) | calculated */
static bool atom(
	struct converter *c, const struct ast_expr *expr, bool holds, struct partial_boxes *out)
{
	if (is_calculated(expr))
		return calculated_atom(c, expr, holds, out);
	const struct ast_expr *name = expr, *other = NULL;
	struct str op = STR("!=");
	uint64_t number = 0;
	if (expr->kind == AST_BINARY) {
		name = expr->operands.items[0];
		other = expr->operands.items[1];
		op = expr->text;
		if (!field_of_expr(c, name) && field_of_expr(c, other)) {
			name = other;
			other = expr->operands.items[0];
			op = mirrored(op);
		}
	}
	const struct field *field = field_of_expr(c, name);
	if (!field)
		return fail_condition(c->diag, name,
			c->opcode->definition ? "expected a field of this opcode, compared with a constant"
								  : "expected a parameter of this alias, compared with a constant");
	if (field->type->alternatives.count)
		return diag_fail(c->diag, CHECK_CONDITION, name->span,
			"'%.*s' has alternatives: give it a class of '%.*s' as its type, with those that are "
			"legal",
			STR_ARG(name->text), STR_ARG(field->type->name));
	bool constant = !other || constant_of_field(field, other, &number);
	if (!constant && field_of_expr(c, other))
		return pair_atom(c, expr, field, field_of_expr(c, other), holds, out);
	if (!constant)
		return diag_fail(c->diag, CHECK_CONDITION, other->span,
			"'%.*s' is not a value of type '%.*s'", STR_ARG(span_text(other->span)),
			STR_ARG(field->type->name));
	struct cube_set *set = ARENA_NEW(c->arena, struct cube_set);
	if (!comparison_set(c->arena, field->width, op, number, set))
		return fail_condition(c->diag, expr, "expected one of == != < <= > >=");
	if (!holds) {
		struct cube_set all = cube_set_all(c->arena, field->width);
		*set = cube_set_minus(c->arena, &all, set);
	}
	struct partial_box box = partial_new(c);
	box.sets[opcode_field_index(c->opcode, field)] = set;
	VEC_PUSH(c->arena, &out->list, box);
	return true;
}

static struct partial_box meet_boxes(
	struct converter *c, struct partial_box a, struct partial_box b)
{
	struct partial_box both = partial_new(c);
	for (size_t i = 0; i < c->opcode->fields.count; i++) {
		both.sets[i] = a.sets[i] ? a.sets[i] : b.sets[i];
		if (!a.sets[i] || !b.sets[i])
			continue;
		struct cube_set *set = ARENA_NEW(c->arena, struct cube_set);
		*set = cube_set_meet(c->arena, a.sets[i], b.sets[i]);
		both.sets[i] = set;
	}
	return both;
}

#define MAX_TERMS 256

static bool convert_condition(
	struct converter *c, const struct ast_expr *expr, bool holds, struct partial_boxes *out)
{
	if (expr->kind == AST_UNARY && str_equal_c(expr->text, "!"))
		return convert_condition(c, expr->operands.items[0], !holds, out);
	bool and_ = expr->kind == AST_BINARY && str_equal_c(expr->text, "&&");
	bool or_ = expr->kind == AST_BINARY && str_equal_c(expr->text, "||");
	if (!and_ && !or_)
		return atom(c, expr, holds, out);
	if (or_ == holds)
		return convert_condition(c, expr->operands.items[0], holds, out) &&
			   convert_condition(c, expr->operands.items[1], holds, out);
	struct partial_boxes a = { 0 }, b = { 0 };
	if (!convert_condition(c, expr->operands.items[0], holds, &a) ||
		!convert_condition(c, expr->operands.items[1], holds, &b))
		return false;
	if (a.list.count * b.list.count > MAX_TERMS)
		return fail_condition(
			c->diag, expr, "this condition has more than 256 cases; write several conditions");
	VEC_EACH (struct partial_box, x, &a.list)
		VEC_EACH (struct partial_box, y, &b.list)
			VEC_PUSH(c->arena, &out->list, meet_boxes(c, *x, *y));
	return true;
}

bool condition_boxes(struct arena *arena, struct diag *diag, const struct opcode *opcode,
	const struct ast_expr *expr, bool holds, struct partial_boxes *boxes)
{
	struct converter c = { arena, diag, opcode };
	return convert_condition(&c, expr, holds, boxes);
}

/* ---- boxes ---- */

static struct box box_copy(struct arena *arena, const struct opcode *opcode, const struct box *box)
{
	struct box copy = { ARENA_ARRAY(arena, struct cube_set, opcode->fields.count + 1) };
	if (opcode->fields.count)
		memcpy(copy.sets, box->sets, opcode->fields.count * sizeof *copy.sets);
	return copy;
}

void box_subtract(struct arena *arena, const struct opcode *opcode, const struct box *box,
	const struct partial_box *other, struct boxes *out)
{
	struct box rest = box_copy(arena, opcode, box);
	for (size_t i = 0; i < opcode->fields.count; i++) {
		if (!other->sets[i])
			continue;
		struct cube_set outside = cube_set_minus(arena, &rest.sets[i], other->sets[i]);
		if (outside.cubes.count) {
			struct box part = box_copy(arena, opcode, &rest);
			part.sets[i] = outside;
			VEC_PUSH(arena, &out->list, part);
		}
		rest.sets[i] = cube_set_meet(arena, &rest.sets[i], other->sets[i]);
		if (!rest.sets[i].cubes.count)
			return;
	}
}

/* Index of the only field in which two boxes differ, or -1. */
static int only_difference(
	struct arena *arena, const struct opcode *opcode, const struct box *a, const struct box *b)
{
	int found = -1;
	for (size_t i = 0; i < opcode->fields.count; i++) {
		if (cube_set_equal(arena, &a->sets[i], &b->sets[i]))
			continue;
		if (found >= 0)
			return -1;
		found = (int)i;
	}
	return found;
}

void boxes_merge(struct arena *arena, const struct opcode *opcode, struct boxes *boxes)
{
	for (size_t i = 0; i < boxes->list.count; i++)
		for (size_t j = i + 1; j < boxes->list.count; j++) {
			struct box *a = &boxes->list.items[i], *b = &boxes->list.items[j];
			int field = only_difference(arena, opcode, a, b);
			if (field < 0)
				continue;
			struct cube_set both = cube_set_union(arena, &a->sets[field], &b->sets[field]);
			a->sets[field] = cube_set_compact(arena, &both);
			*b = boxes->list.items[--boxes->list.count];
			j = i;
		}
}
