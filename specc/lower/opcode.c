/* SPDX-License-Identifier: MIT */
/* Collects the fields of an opcode, own and inherited, and its fixed bits. */
#include "lower/internal.h"

#include <stdlib.h>

/* Number of the lowest set bit, or 128. */
static unsigned lowest_field_bit(struct word w)
{
	if (w.lo)
		return (unsigned)__builtin_ctzll(w.lo);
	return w.hi ? 64 + (unsigned)__builtin_ctzll(w.hi) : WORD_BITS;
}

static int compare_field_lsb(const void *a, const void *b)
{
	const struct field *x = *(struct field *const *)a, *y = *(struct field *const *)b;
	unsigned low_x = lowest_field_bit(x->mask), low_y = lowest_field_bit(y->mask);
	if (low_x != low_y)
		return low_x < low_y ? -1 : 1;
	return str_compare(x->name, y->name);
}

static bool same_field(const struct field *a, const struct field *b)
{
	return a->type == b->type && a->kind == b->kind && a->value == b->value &&
		   field_same_place(a, b);
}

/* Reports a field declared twice in a chain: a warning if identical, else an error. */
static void redeclared(struct lowering *l, const struct field *outer, const struct field *inner)
{
	bool same = same_field(outer, inner);
	const char *where = outer->owner == inner->owner ? "declared" : "inherited";
	struct report *report =
		diag_report(l->diag, same ? CHECK_FIELD_REPEATED : CHECK_FIELD_REDECLARED, inner->span,
			same ? "field '%.*s' is already %s; this declaration repeats it"
				 : "field '%.*s' is already %s, with a different declaration",
			STR_ARG(inner->name), where);
	diag_note(l->diag, report, outer->span, "the other declaration is here, in '%.*s'",
		STR_ARG(outer->owner->name));
}

static void add_opcode_field(struct lowering *l, struct opcode *opcode, struct field *field)
{
	struct field *old = opcode_find_field(opcode, field->name);
	if (!old) {
		VEC_PUSH(l->arena, &opcode->fields, field);
		return;
	}
	bool old_is_inner = old->owner->kind > field->owner->kind;
	redeclared(l, old_is_inner ? field : old, old_is_inner ? old : field);
	if (!same_field(old, field))
		opcode->defective = true;
}

static void add_fixed(struct opcode *opcode, const struct field *field)
{
	struct word bits = field_insert(field, (struct word){ 0 }, field->value);
	opcode->fixed.match =
		word_or(opcode->fixed.match, word_and(bits, word_not(opcode->fixed.mask)));
	opcode->fixed.mask = word_or(opcode->fixed.mask, field->mask);
}

void lower_longest(struct isa *isa, const struct opcode *opcode)
{
	unsigned length = opcode->length, end = 0;
	VEC_EACH (const struct field *, it, &opcode->appending) {
		unsigned most = 0;
		VEC_EACH (struct alternative, a, &(*it)->type->alternatives)
			most = a->appended > most ? a->appended : most;
		length += most;
		end = (*it)->pieces.items[0].lsb + (*it)->pieces.items[0].width;
	}
	isa->longest = length > isa->longest ? length : isa->longest;
	isa->spread = end > isa->spread ? end : isa->spread;
}

/* Those of groups first. */
static void gather_appending(struct lowering *l, struct opcode *opcode, const struct definition *d)
{
	if (!d)
		return;
	gather_appending(l, opcode, d->parent);
	VEC_EACH (struct field *, it, &d->fields)
		if ((*it)->type->width > (*it)->type->own)
			VEC_PUSH(l->arena, &opcode->appending, *it);
}

void lower_opcode(struct lowering *l, struct opcode *opcode)
{
	for (const struct definition *d = opcode->definition; d; d = d->parent)
		VEC_EACH (struct field *, it, &d->fields)
			add_opcode_field(l, opcode, *it);
	gather_appending(l, opcode, opcode->definition);
	if (opcode->fields.count)
		qsort(
			opcode->fields.items, opcode->fields.count, sizeof(struct field *), compare_field_lsb);
	VEC_EACH (struct field *, it, &opcode->fields) {
		struct field *field = *it;
		if (!word_is_zero(word_and(opcode->covered, field->mask)))
			opcode->defective = true; /* fields overlap: reported by field-overlap */
		opcode->covered = word_or(opcode->covered, field->mask);
		if (field->kind == FIELD_FIXED)
			add_fixed(opcode, field);
		if (field->poisoned || field->type->poisoned)
			opcode->defective = true;
	}
	if (!word_is_zero(word_and(word_not(opcode_bits(opcode)), opcode->covered)))
		opcode->defective = true; /* field-range */
}
