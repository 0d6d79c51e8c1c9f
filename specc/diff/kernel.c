/* SPDX-License-Identifier: MIT */
/* Compares the kernels of an opcode in two versions, for each combination of modifiers. */
#include "cgen/kernels.h"
#include "diff/internal.h"

/* Are they the same operand of the header from the same field? Its type is compared elsewhere. */
static bool same_source(
	const struct diff_opcode *op, const struct kernel_fill *a, const struct kernel_fill *b)
{
	return a->kind == b->kind && str_equal(a->name, b->name) && a->part == b->part &&
		   a->bytes == b->bytes && str_equal(diff_field_name(op, a->field), b->field->name);
}

/* In any order, unless `ordered`: the C refers to operands by index, the printed programs by
 * name. */
static bool same_fills(const struct diff_opcode *op, const struct kernel_entry *a,
	const struct kernel_entry *b, bool ordered)
{
	for (size_t i = 0; i < a->fills.count; i++) {
		bool found = false;
		for (size_t k = 0; k < b->fills.count && !found; k++)
			found = same_source(op, &a->fills.items[i], &b->fills.items[k]) &&
					(!ordered || a->fills.items[i].slot == b->fills.items[k].slot);
		if (!found)
			return false;
	}
	return a->fills.count == b->fills.count;
}

static bool same_name(const struct diff_opcode *op, const struct field *a, const struct field *b)
{
	return a == b || (a && b && str_equal(diff_field_name(op, a), b->name));
}

static bool same_kernel_shape(const struct diff_opcode *op, const struct kernel_entry *a,
	const struct kernel_entry *b, bool ordered)
{
	if (!same_fills(op, a, b, ordered) || a->choices.count != b->choices.count ||
		a->uniform != b->uniform || !same_name(op, a->guard, b->guard) ||
		!same_name(op, a->guard_invert, b->guard_invert) ||
		a->guard_invert_on != b->guard_invert_on)
		return false;
	for (size_t i = 0; i < a->choices.count; i++)
		if (!same_name(op, a->choices.items[i].field, b->choices.items[i].field))
			return false;
	return true;
}

static bool same_kernel(const struct kernels *a, unsigned i, const struct kernels *b, unsigned k)
{
	if (!i || !k)
		return true; /* in only one version: reported by words.c */
	const struct kernel *x = a->kernels.items[i - 1], *y = b->kernels.items[k - 1];
	if (x->uniform != y->uniform || x->always != y->always || x->units != y->units)
		return false;
	return x->core.length || y->core.length
			   ? str_equal(x->core, y->core)
			   : str_equal(x->text, y->text) && str_equal(x->general, y->general);
}

/* Two entries, and the choices found so far for which their kernels differ. */
struct pair {
	const struct kernels *kernels[2];
	const struct kernel_entry *entries[2];
	struct arena *arena; /* NULL: one difference is enough */
	struct diff_choices found;
	size_t most;
	struct diff_choice now;
};

/* Keeps the current choice; false if that is enough. */
static bool note_difference(struct pair *p)
{
	struct diff_choice choice = { { NULL, 0, 0 } };
	VEC_EACH (struct binding, it, &p->now.list)
		VEC_PUSH(p->arena, &choice.list, *it);
	if (p->arena)
		VEC_PUSH(p->arena, &p->found.list, choice);
	return p->arena && p->found.list.count < p->most;
}

static bool same_leaf(const struct pair *p, size_t i, size_t k)
{
	for (unsigned flags = 0; flags < 4; flags++) {
		size_t x = i * 4 + flags, y = k * 4 + flags;
		if (x < p->entries[0]->kernels.count && y < p->entries[1]->kernels.count &&
			!same_kernel(p->kernels[0], p->entries[0]->kernels.items[x], p->kernels[1],
				p->entries[1]->kernels.items[y]))
			return false;
	}
	return true;
}

/* Compares recursively for each combination of values of the fields that select kernels. False:
 * differences were found, and enough of them. */
static bool same_kernels(struct pair *p, size_t choice, size_t i, size_t k)
{
	if (choice == p->entries[0]->choices.count)
		return same_leaf(p, i, k) || note_difference(p);
	const struct kernel_choice *x = &p->entries[0]->choices.items[choice];
	const struct kernel_choice *y = &p->entries[1]->choices.items[choice];
	VEC_EACH (struct enumerator, it, &x->field->type->values) {
		const struct enumerator *other = type_find_name(y->field->type, it->name);
		if (!other)
			other = type_find_value(y->field->type, it->value);
		if (!other)
			continue;
		struct binding value = { (struct field *)(uintptr_t)x->field, it->value, 0, 0 };
		if (p->arena)
			VEC_PUSH(p->arena, &p->now.list, value);
		if (!same_kernels(p, choice + 1, i + it->value * x->stride, k + other->value * y->stride))
			return false;
		p->now.list.count -= p->arena != NULL;
	}
	return true;
}

bool diff_same_entry(const struct diff_opcode *op, const struct kernels *before,
	const struct kernel_entry *a, const struct kernels *after, const struct kernel_entry *b,
	bool ordered)
{
	struct pair pair = { .kernels = { before, after }, .entries = { a, b } };
	return same_kernel_shape(op, a, b, ordered) && same_kernels(&pair, 0, 0, 0);
}

struct diff_choices diff_differing_choices(
	struct arena *arena, const struct diff_open *open, size_t most)
{
	struct pair pair = { .kernels = { open->kernels[0], open->kernels[1] },
		.entries = { open->entries[0], open->entries[1] },
		.arena = arena,
		.most = most };
	struct diff_choice any = { { NULL, 0, 0 } };
	if (same_kernel_shape(open->op, pair.entries[0], pair.entries[1], false))
		same_kernels(&pair, 0, 0, 0);
	if (!pair.found.list.count)
		VEC_PUSH(arena, &pair.found.list, any);
	return pair.found;
}
