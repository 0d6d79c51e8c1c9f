/* SPDX-License-Identifier: MIT */
/* Differences of the fields of an opcode: positions, values if the text does not show them, and
 * types. */
#include "diff/internal.h"
#include "isa/mode.h"

static const struct str no_field = { 0 };

static struct str name_of_field(struct diff *d, const struct field *field)
{
	return diff_name(d, field->owner->name, field->name);
}

static struct str bits_of_field(struct diff *d, const struct field *field)
{
	return field_bits_text(d->arena, field);
}

/* Without what it appends, whose place depends on the other operands. */
static unsigned own_width(const struct field *field)
{
	return field->width - field_appended(field, NULL);
}

/* Are all bits of the narrower field at the same positions as the low bits of the other? */
static bool low_bits_agree(const struct field *a, const struct field *b)
{
	unsigned count = own_width(a) < own_width(b) ? own_width(a) : own_width(b);
	for (unsigned i = 0; i < count; i++)
		if (!word_equal(field_insert(a, (struct word){ 0 }, (uint64_t)1 << i),
				field_insert(b, (struct word){ 0 }, (uint64_t)1 << i)))
			return false;
	return true;
}

static bool same_own_bits(const struct field *a, const struct field *b)
{
	return own_width(a) == own_width(b) && low_bits_agree(a, b);
}

/* ---- both have it ---- */

/* Where the field is among those of the opcode that append units, from 1; 0: not there. */
static size_t appending_place(const struct opcode *opcode, const struct field *field)
{
	for (size_t i = 0; i < opcode->appending.count; i++)
		if (opcode->appending.items[i] == field)
			return i + 1;
	return 0;
}

/* The first field whose units were before those of `a` and are now after those of `b`, or the
 * reverse; NULL: none. */
static const struct field *changes_order(
	const struct diff_opcode *op, const struct field *a, const struct field *b)
{
	size_t from = appending_place(op->before, a), to = appending_place(op->after, b);
	VEC_EACH (const struct field *, it, &op->before->appending) {
		const struct field *now = opcode_find_field(op->after, diff_field_name(op, *it));
		size_t was = appending_place(op->before, *it), is = appending_place(op->after, now);
		if (from && to && is && *it != a && (was < from) != (is < to))
			return now;
	}
	return NULL;
}

static struct str order_of_units(struct diff *d, bool first, const struct field *other)
{
	return str_printf(
		d->arena, "units %s those of '%.*s'", first ? "before" : "after", STR_ARG(other->name));
}

static void compare_place(
	struct diff *d, struct diff_opcode *op, const struct field *a, const struct field *b)
{
	unsigned before = own_width(a), after = own_width(b);
	enum diff_kind kind = !low_bits_agree(a, b) || before == after ? DIFF_FIELD_MOVED
						  : after > before                         ? DIFF_FIELD_WIDENED
																   : DIFF_FIELD_NARROWED;
	struct str was = bits_of_field(d, a), is = bits_of_field(d, b);
	if (same_own_bits(a, b)) {
		const struct field *other = changes_order(op, a, b);
		if (!other)
			return;
		bool first = appending_place(op->after, b) < appending_place(op->after, other);
		was = order_of_units(d, !first, other);
		is = order_of_units(d, first, other);
	}
	struct diff_change *change = diff_add(d, kind, name_of_field(d, b), was, is);
	if (kind == DIFF_FIELD_WIDENED && !diff_same_type(d, a->type, b->type))
		diff_raise(change, DIFF_BINARY);
	diff_reach(d, op, change);
}

static struct str code_of_field(struct diff *d, const struct field *field)
{
	return diff_value(d, field, field->value);
}

/* Is the value the same, by name if it has one? */
static bool same_value(const struct field *a, const struct field *b)
{
	const struct enumerator *x = type_find_value(a->type, a->value);
	const struct enumerator *y = type_find_value(b->type, b->value);
	return a->value == b->value || (x && y && str_equal(x->name, y->name));
}

static void compare_value(
	struct diff *d, struct diff_opcode *op, const struct field *a, const struct field *b)
{
	struct str name = name_of_field(d, b), none = STR("none");
	struct diff_change *change = NULL;
	if (a->kind == b->kind && (a->kind == FIELD_OPERAND || same_value(a, b)))
		return;
	if (b->kind == FIELD_FIXED)
		change = diff_add(d, DIFF_FIELD_FIXED, name,
			a->kind == FIELD_FIXED ? code_of_field(d, a) : STR("open"), code_of_field(d, b));
	else if (a->kind == FIELD_FIXED)
		change = diff_add(d, DIFF_FIELD_FREED, name, code_of_field(d, a),
			b->kind == FIELD_DEFAULT ? code_of_field(d, b) : STR("open"));
	else if (a->kind == FIELD_OPERAND)
		change = diff_add(d, DIFF_DEFAULT_ADDED, name, none, code_of_field(d, b));
	else if (b->kind == FIELD_OPERAND)
		change = diff_add(d, DIFF_DEFAULT_REMOVED, name, code_of_field(d, a), none);
	else
		change = diff_add(d, DIFF_DEFAULT, name, code_of_field(d, a), code_of_field(d, b));
	if (change->kind == DIFF_FIELD_FREED && (b->kind == FIELD_OPERAND || !same_value(a, b)))
		diff_raise(change, DIFF_SOURCE);
	diff_reach(d, op, change);
}

/* The changes of the types below a type, and of a class those of its mode. */
static void reach_parts(struct diff *d, struct diff_opcode *op, const struct type *type)
{
	if (type->mode)
		diff_reach_those(d, op, type->mode->name, no_field, no_field);
	VEC_EACH (struct part, it, &type->parts) {
		diff_reach_those(d, op, it->type->name, no_field, no_field);
		reach_parts(d, op, it->type);
	}
}

static void compare_field_type(
	struct diff *d, struct diff_opcode *op, const struct field *a, const struct field *b)
{
	const struct register_file *file = a->type->file;
	if (str_equal(a->type->name, b->type->name)) {
		bool fixed = a->kind == FIELD_FIXED && b->kind == FIELD_FIXED;
		diff_reach_those(d, op, a->type->name, fixed ? diff_value(d, a, a->value) : no_field,
			fixed ? diff_value(d, b, b->value) : no_field);
		reach_parts(d, op, b->type);
		if (file)
			diff_reach_those(d, op, register_file_whole(file)->name, no_field, no_field);
		return;
	}
	struct diff_change *change =
		diff_add(d, DIFF_FIELD_TYPE, name_of_field(d, b), a->type->name, b->type->name);
	change->verdict = diff_renamed_type(d, a->type, b->type);
	diff_reach(d, op, change);
}

static void compare_field(
	struct diff *d, struct diff_opcode *op, const struct field *a, const struct field *b)
{
	compare_place(d, op, a, b);
	compare_value(d, op, a, b);
	compare_field_type(d, op, a, b);
}

/* ---- one has it ---- */

/* The field of the other version at the same bits, if this version lacks its name. */
static const struct field *renamed(
	const struct opcode *own, const struct field *field, const struct opcode *other)
{
	VEC_EACH (struct field *, it, &other->fields)
		if (same_own_bits(*it, field) && !opcode_find_field(own, (*it)->name) &&
			(*it)->kind == field->kind)
			return *it;
	return NULL;
}

static void added_field(struct diff *d, struct diff_opcode *op, const struct field *b)
{
	uint64_t hidden;
	struct diff_change *change =
		diff_add(d, DIFF_FIELD_ADDED, name_of_field(d, b), no_field, bits_of_field(d, b));
	if (!field_hidden_value(b, &hidden))
		diff_raise(change, DIFF_SOURCE);
	else if (hidden && b->kind != FIELD_FIXED) /* the same text becomes another word */
		diff_raise(change, DIFF_SOURCE);
	diff_reach(d, op, change);
}

struct str diff_field_name(const struct diff_opcode *op, const struct field *before)
{
	const struct field *after = str_map_get(&op->renamed, before->name);
	return after ? after->name : before->name;
}

void diff_fields(struct diff *d, struct diff_opcode *op)
{
	VEC_EACH (struct field *, it, &op->before->fields) {
		const struct field *after = opcode_find_field(op->after, (*it)->name);
		const struct field *other = after ? NULL : renamed(op->before, *it, op->after);
		if (other) {
			op->renamed.arena = d->arena;
			str_map_put(&op->renamed, (*it)->name, (void *)(uintptr_t)other);
			diff_reach(d, op,
				diff_add(d, DIFF_FIELD_RENAMED, name_of_field(d, other), (*it)->name, other->name));
		}
		if (after || other)
			compare_field(d, op, *it, after ? after : other);
		else
			diff_reach(d, op,
				diff_add(
					d, DIFF_FIELD_REMOVED, name_of_field(d, *it), bits_of_field(d, *it), no_field));
	}
	VEC_EACH (struct field *, it, &op->after->fields)
		if (!opcode_find_field(op->before, (*it)->name) && !renamed(op->after, *it, op->before))
			added_field(d, op, *it);
}
