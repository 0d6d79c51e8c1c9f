/* SPDX-License-Identifier: MIT */
/* Integers of any size: small ones in 128 bits, larger ones with GMP. A value is big exactly if its
 * magnitude needs more than 126 bits. */
#include "base/never.h"
#include "ref_internal.h"

static const wide_int small_max = (wide_int)(((wide_unsigned)1 << 126) - 1);

/* ---- conversion ---- */

mpz_ptr pool_integer(struct ref *m)
{
	enum { CHUNK = 256 };
	size_t chunk = m->integer_count / CHUNK;
	if (chunk == m->integer_chunks) {
		mpz_t **larger = ARENA_ARRAY(m->arena, mpz_t *, chunk + 1);
		if (chunk)
			memcpy(larger, m->integers, chunk * sizeof *larger);
		larger[chunk] = ARENA_ARRAY(m->arena, mpz_t, CHUNK);
		for (size_t i = 0; i < CHUNK; i++)
			mpz_init(larger[chunk][i]);
		m->integers = larger;
		m->integer_chunks++;
	}
	return m->integers[chunk][m->integer_count++ % CHUNK];
}

void int_to_mpz(mpz_ptr z, const struct value *a)
{
	if (a->is_big) {
		mpz_set(z, a->big);
		return;
	}
	bool negative = a->small < 0;
	wide_unsigned n = negative ? -(wide_unsigned)a->small : (wide_unsigned)a->small;
	uint64_t limbs[2] = { (uint64_t)n, (uint64_t)(n >> 64) };
	mpz_import(z, 2, -1, sizeof *limbs, 0, 0, limbs);
	if (negative)
		mpz_neg(z, z);
}

struct value int_value(wide_int n)
{
	return (struct value){ .kind = VALUE_INT, .small = n };
}

struct value bool_value(bool b)
{
	return (struct value){ .kind = VALUE_BOOL, .width = 1, .small = b };
}

struct value float_value(uint32_t bits)
{
	return (struct value){ .kind = VALUE_FLOAT, .width = 32, .small = bits };
}

struct value int_from_mpz(struct ref *m, mpz_srcptr z)
{
	struct value value = { .kind = VALUE_INT };
	if (mpz_sizeinbase(z, 2) <= 126) {
		uint64_t limbs[2] = { 0, 0 };
		mpz_export(limbs, NULL, -1, sizeof *limbs, 0, 0, z);
		value.small = (wide_int)((wide_unsigned)limbs[1] << 64 | limbs[0]);
		if (mpz_sgn(z) < 0)
			value.small = -value.small;
		return value;
	}
	mpz_ptr own = pool_integer(m);
	mpz_set(own, z);
	value.is_big = true;
	value.big = own;
	return value;
}

/* A result that may be too large for a small value. */
static struct value checked(struct ref *m, wide_int n)
{
	struct value value = int_value(n);
	if (n <= small_max && n >= -small_max)
		return value;
	int_to_mpz(m->three, &value);
	return int_from_mpz(m, m->three);
}

struct value int_from_word(struct ref *m, struct word w)
{
	uint64_t limbs[2] = { w.lo, w.hi };
	if (!(w.hi >> 62))
		return int_value((wide_int)((wide_unsigned)w.hi << 64 | w.lo));
	mpz_import(m->three, 2, -1, sizeof *limbs, 0, 0, limbs);
	return int_from_mpz(m, m->three);
}

/* ---- order ---- */

int int_sign(const struct value *a)
{
	return a->is_big ? mpz_sgn(a->big) : (a->small > 0) - (a->small < 0);
}

int int_compare(struct ref *m, const struct value *a, const struct value *b)
{
	if (!a->is_big && !b->is_big)
		return (a->small > b->small) - (a->small < b->small);
	int_to_mpz(m->one, a);
	int_to_mpz(m->two, b);
	int order = mpz_cmp(m->one, m->two);
	return (order > 0) - (order < 0);
}

bool int_small(const struct value *a, uint64_t *n)
{
	if (a->is_big || a->small < 0 || a->small > (wide_int)UINT64_MAX)
		return false;
	*n = (uint64_t)a->small;
	return true;
}

struct word int_word(struct ref *m, const struct value *a)
{
	uint64_t limbs[2] = { 0, 0 };
	if (!a->is_big) {
		limbs[0] = (uint64_t)a->small;
		limbs[1] = (uint64_t)(a->small >> 64);
	} else {
		mpz_fdiv_r_2exp(m->one, a->big, 128);
		mpz_export(limbs, NULL, -1, sizeof *limbs, 0, 0, m->one);
	}
	return (struct word){ limbs[0], limbs[1] };
}

bool int_fits(struct ref *m, const struct value *a, unsigned width)
{
	if (!a->is_big && width < 126) {
		wide_int limit = (wide_int)1 << width;
		return a->small >= -limit && a->small < limit;
	}
	int_to_mpz(m->one, a);
	mpz_fdiv_q_2exp(m->one, m->one, width);
	return mpz_sgn(m->one) == 0 || mpz_cmp_si(m->one, -1) == 0;
}

/* ---- arithmetic ---- */

static struct value combine_big(
	struct ref *m, enum node_op op, const struct value *a, const struct value *b)
{
	int_to_mpz(m->one, a);
	int_to_mpz(m->two, b);
	switch (op) {
	case NODE_ADD: mpz_add(m->three, m->one, m->two); break;
	case NODE_SUBTRACT: mpz_sub(m->three, m->one, m->two); break;
	case NODE_MULTIPLY: mpz_mul(m->three, m->one, m->two); break;
	case NODE_AND: mpz_and(m->three, m->one, m->two); break;
	case NODE_OR: mpz_ior(m->three, m->one, m->two); break;
	case NODE_XOR: mpz_xor(m->three, m->one, m->two); break;
	default: NEVER();
	}
	return int_from_mpz(m, m->three);
}

struct value int_combine(
	struct ref *m, enum node_op op, const struct value *a, const struct value *b)
{
	wide_int n;
	if (a->is_big || b->is_big)
		return combine_big(m, op, a, b);
	switch (op) {
	case NODE_ADD: return checked(m, a->small + b->small); /* 126 bits each: cannot overflow */
	case NODE_SUBTRACT: return checked(m, a->small - b->small);
	case NODE_MULTIPLY:
		if (__builtin_mul_overflow(a->small, b->small, &n))
			return combine_big(m, op, a, b);
		return checked(m, n);
	case NODE_AND: return checked(m, a->small & b->small);
	case NODE_OR: return checked(m, a->small | b->small);
	case NODE_XOR: return checked(m, a->small ^ b->small);
	default: NEVER();
	}
}

struct value int_left(struct ref *m, const struct value *a, uint64_t by)
{
	wide_int n;
	if (!a->is_big && by < 126 && !__builtin_mul_overflow(a->small, (wide_int)1 << by, &n))
		return checked(m, n);
	int_to_mpz(m->one, a);
	mpz_mul_2exp(m->one, m->one, by);
	return int_from_mpz(m, m->one);
}

struct value int_right(struct ref *m, const struct value *a, uint64_t by)
{
	if (!a->is_big)
		return int_value(a->small >> (by > 127 ? 127 : by));
	mpz_fdiv_q_2exp(m->one, a->big, by > INT_MAX_BITS * 2 ? INT_MAX_BITS * 2 : by);
	return int_from_mpz(m, m->one);
}

struct value int_power(struct ref *m, unsigned n)
{
	struct value one = int_value(1);
	return int_left(m, &one, n);
}

/* ---- bits ---- */

struct value int_slice(struct ref *m, const struct value *a, uint64_t low, unsigned width)
{
	struct value part = int_right(m, a, low);
	if (!part.is_big && width < 126) {
		part.small &= ((wide_int)1 << width) - 1;
	} else {
		int_to_mpz(m->one, &part);
		mpz_fdiv_r_2exp(m->one, m->one, width);
		part = int_from_mpz(m, m->one);
	}
	part.width = width;
	return part;
}

struct value int_reverse(struct ref *m, const struct value *a, unsigned width)
{
	int_to_mpz(m->one, a);
	mpz_set_ui(m->two, 0);
	for (unsigned i = 0; i < width; i++)
		if (mpz_tstbit(m->one, i))
			mpz_setbit(m->two, width - 1 - i);
	struct value value = int_from_mpz(m, m->two);
	value.width = width;
	return value;
}

/* ---- division ---- */

struct value int_divide(
	struct ref *m, enum sem_builtin how, const struct value *a, const struct value *b)
{
	int_to_mpz(m->one, a);
	int_to_mpz(m->two, b);
	if (how == SEM_FN_FLOOR)
		mpz_fdiv_q(m->three, m->one, m->two);
	else if (how == SEM_FN_CEIL)
		mpz_cdiv_q(m->three, m->one, m->two);
	else
		mpz_tdiv_q(m->three, m->one, m->two);
	return int_from_mpz(m, m->three);
}

struct value int_modulo(struct ref *m, const struct value *a, const struct value *b)
{
	int_to_mpz(m->one, a);
	int_to_mpz(m->two, b);
	mpz_fdiv_r(m->three, m->one, m->two);
	struct value value = int_from_mpz(m, m->three);
	if (mpz_popcount(m->two) == 1)
		value.width = (unsigned)mpz_scan1(m->two, 0);
	return value;
}
