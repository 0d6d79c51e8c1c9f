/* SPDX-License-Identifier: MIT */
/* Compares what the type check inferred for each expression (kind, range, uniform across lanes)
 * with the values computed here. These do not depend on it, so a range that is too small is
 * found. */
#include "ref_internal.h"
#include "typing/facts.h"

void ref_expect_inferred(struct ref *m)
{
	m->facts = sem_facts_new(m->arena);
	VEC_EACH (struct sem_family *, family, &m->run->families)
		VEC_EACH (const struct template *, it, &(*family)->templates) {
			struct sem_scope *scope = sem_scope_of_template(m->run, *family, *it);
			if (scope)
				sem_find_types(scope, m->facts);
		}
	if (m->run->trap)
		sem_find_types(m->run->trap, m->facts);
	if (m->run->reset)
		sem_find_types(m->run->reset, m->facts);
}

static struct wide wide_of_big(struct ref *m, mpz_srcptr big)
{
	struct wide wide = { { 0 } };
	mpz_set_ui(m->one, 0);
	mpz_setbit(m->one, WIDE_BITS);
	mpz_fdiv_r(m->one, big, m->one);
	mpz_export(wide.limb, NULL, -1, sizeof *wide.limb, 0, 0, m->one);
	return wide;
}

static struct wide wide_of(struct ref *m, const struct value *value)
{
	if (value->kind == VALUE_INT && value->is_big)
		return wide_of_big(m, value->big);
	struct wide high = wide_from((int64_t)(value->small >> 64));
	struct wide low = wide_from_word((struct word){ (uint64_t)value->small, 0 });
	return wide_or(wide_shl(high, 64), low);
}

static bool is_inside_inferred(const struct sem_range *range, struct wide n)
{
	bool listed = !range->set_count;
	for (unsigned i = 0; i < range->set_count; i++)
		listed = listed || wide_equal(wide_from(range->set[i]), n);
	return listed && wide_compare(n, range->lo) >= 0 && wide_compare(n, range->hi) <= 0 &&
		   wide_is_zero(wide_and(n, range->zeros)) &&
		   wide_equal(wide_and(n, range->ones), range->ones);
}

/* Does the value have a range? Reals, arrays and values of modifiers do not. */
static bool has_range(const struct value *value)
{
	return value->kind == VALUE_INT || value->kind == VALUE_BOOL || value->kind == VALUE_FLOAT;
}

void check_inferred(struct ref *m, const struct node *n, lane_mask mask, const struct value *values)
{
	const struct sem_value *fact = sem_fact_of_expr(m->facts, n->source);
	struct wide first = { { 0 } };
	bool begun = false;
	if (!fact || n->op == NODE_CONSTANT ||
		(fact->kind != SEM_KIND_INT && fact->kind != SEM_KIND_BOOL && fact->kind != SEM_KIND_FLOAT))
		return;
	EACH_LANE (l, mask) {
		if (!has_range(&values[l]))
			return;
		struct wide wide = wide_of(m, &values[l]);
		if (!is_inside_inferred(&fact->range, wide))
			ref_break(m, n->source->span, "%.*s is not in the range that was inferred: %.*s",
				STR_ARG(wide_text(&m->scratch, wide)),
				STR_ARG(range_text(&m->scratch, &fact->range)));
		if (begun && !fact->varying && !wide_equal(wide, first))
			ref_break(m, n->source->span, "this was inferred to be the same in all lanes");
		first = wide;
		begun = true;
	}
}
