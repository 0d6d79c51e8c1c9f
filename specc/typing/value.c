/* SPDX-License-Identifier: MIT */
/* Values of the type check: which there are, and what two of them have in common. */
#include "typing/type.h"

struct sem_value type_of_range(enum sem_kind kind, struct sem_range range, bool varying)
{
	struct sem_value value = { .kind = kind, .range = range, .varying = varying };
	value.width = kind == SEM_KIND_BOOL ? 1 : 0;
	return value;
}

bool type_is_integer(const struct sem_value *v)
{
	return v->kind == SEM_KIND_INT || v->kind == SEM_KIND_BOOL || v->kind == SEM_KIND_FLOAT;
}

bool type_is_bounded(const struct sem_value *v)
{
	return v->kind == SEM_KIND_INT || v->kind == SEM_KIND_BOOL;
}

struct sem_value type_large(bool varying)
{
	return (struct sem_value){ .kind = SEM_KIND_LARGE, .varying = varying };
}

bool type_is_float(const struct sem_value *v)
{
	return v->kind == SEM_KIND_FLOAT || v->kind == SEM_KIND_REAL;
}

/* Joins two reals, or a real and a float, between which data selects. */
void type_join_reals(struct sem_value *r, const struct sem_value *a, const struct sem_value *b)
{
	r->terms = a->terms > b->terms ? a->terms : b->terms;
	r->factors = a->factors > b->factors ? a->factors : b->factors;
	r->powers = a->powers > b->powers ? a->powers : b->powers;
	r->uses = a->uses > b->uses ? a->uses : b->uses;
	r->mixed = a->mixed || b->mixed || a->made != b->made;
}

/* Do both come from slices, or from {...}, of as many bits? */
static bool same_cut(const struct sem_value *a, const struct sem_value *b)
{
	if (a->cut->kind != b->cut->kind)
		return false;
	return a->cut->kind == SEM_SLICE ? sem_same_length(a->cut, b->cut) : a->width == b->width;
}

struct sem_value type_join(const struct sem_value *a, const struct sem_value *b)
{
	struct sem_value r = *a;
	r.varying = a->varying || b->varying;
	r.assigned = a->assigned && b->assigned;
	r.width = a->width == b->width ? a->width : 0;
	r.origin = a->origin == b->origin ? a->origin : NULL;
	r.cut = a->cut && b->cut && same_cut(a, b) ? a->cut : NULL;
	if (a->kind != b->kind && type_is_float(a) && type_is_float(b)) {
		r.kind = SEM_KIND_REAL;
	} else if (a->kind != b->kind) {
		bool both = type_is_integer(a) && type_is_integer(b); /* a float counts as its bits */
		r.kind = both ? SEM_KIND_INT : SEM_KIND_UNKNOWN;
	}
	if (type_is_integer(&r))
		r.range = range_join(&a->range, &b->range);
	if (r.kind == SEM_KIND_INT)
		r.mixed = a->mixed || b->mixed || a->kind == SEM_KIND_BOOL || b->kind == SEM_KIND_BOOL;
	if (r.kind == SEM_KIND_ARRAY) {
		r.mixed = a->mixed || b->mixed || a->element != b->element;
		r.range = range_join(&a->range, &b->range);
		r.size = a->size > b->size ? a->size : b->size;
		r.element = a->element == b->element ? a->element : SEM_KIND_UNKNOWN;
	}
	if (r.kind == SEM_KIND_MOD && a->word != b->word) {
		r.word = NULL;
		r.mixed = true;
	}
	if (r.kind == SEM_KIND_MOD && a->type != b->type)
		r.type = NULL;
	if (r.kind == SEM_KIND_REAL)
		type_join_reals(&r, a, b);
	return r;
}
