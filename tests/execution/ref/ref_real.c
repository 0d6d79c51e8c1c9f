/* SPDX-License-Identifier: MIT */
/* Exact reals with MPFR, and their one rounding to binary32. */
#include "ref_internal.h"

enum {
	EXACT_BITS = 1024,        /* from 2^-298 to 2^257, with room for powers of two */
	SMALLEST_EXPONENT = -148, /* 2^-149 is 0.5 * 2^-148 */
	LARGEST_EXPONENT = 128,
	SIGN_BIT = 31
};

#define INFINITY_BITS 0x7F800000u

/* ---- bit patterns ---- */

bool float_is_nan(uint32_t bits)
{
	return (bits & 0x7FFFFFFF) > INFINITY_BITS;
}

/* An integer in the order of the floats; -0 and +0 are equal. Not for NaN. */
static int64_t order_of(uint32_t bits)
{
	int64_t size = bits & 0x7FFFFFFF;
	return bits >> SIGN_BIT ? -size : size;
}

int float_compare(uint32_t a, uint32_t b)
{
	if (float_is_nan(a) || float_is_nan(b))
		return 2;
	return (order_of(a) > order_of(b)) - (order_of(a) < order_of(b));
}

uint32_t float_least(const struct ref *m, uint32_t a, uint32_t b, bool greatest)
{
	if (float_is_nan(a) && float_is_nan(b))
		return m->isa->nan32;
	if (float_is_nan(a) || float_is_nan(b))
		return float_is_nan(a) ? b : a;
	int order = float_compare(a, b);
	if (order == 0) /* zeros of different sign: the negative one is less */
		return greatest == !(a >> SIGN_BIT) ? a : b;
	return (order < 0) != greatest ? a : b;
}

/* ---- reals ---- */

static struct real *pool_real(struct ref *m)
{
	enum { CHUNK = 64 };
	size_t chunk = m->real_count / CHUNK;
	if (chunk == m->real_chunks) {
		struct real **larger = ARENA_ARRAY(m->arena, struct real *, chunk + 1);
		if (chunk)
			memcpy(larger, m->reals, chunk * sizeof *larger);
		larger[chunk] = ARENA_ARRAY(m->arena, struct real, CHUNK);
		for (size_t i = 0; i < CHUNK; i++)
			mpfr_init2(larger[chunk][i].number, EXACT_BITS);
		m->reals = larger;
		m->real_chunks++;
	}
	struct real *real = &m->reals[chunk][m->real_count++ % CHUNK];
	real->cancelled = false;
	return real;
}

static struct value real_value(struct real *real)
{
	return (struct value){ .kind = VALUE_REAL, .real = real };
}

static void set_float(mpfr_t number, uint32_t bits)
{
	unsigned exponent = bits >> 23 & 0xFF;
	unsigned long fraction = bits & 0x7FFFFF;
	int sign = bits >> SIGN_BIT ? -1 : 1;
	if (exponent == 0xFF && fraction)
		mpfr_set_nan(number);
	else if (exponent == 0xFF)
		mpfr_set_inf(number, sign);
	else if (!exponent && !fraction)
		mpfr_set_zero(number, sign);
	else
		mpfr_set_ui_2exp(number, exponent ? fraction | 0x800000 : fraction,
			(exponent ? (long)exponent : 1) - 150, MPFR_RNDN);
	if (sign < 0 && mpfr_regular_p(number))
		mpfr_neg(number, number, MPFR_RNDN);
}

/* A float converted to a real; a real unchanged. */
static const struct real *as_real(struct ref *m, const struct value *v)
{
	if (v->kind == VALUE_REAL)
		return v->real;
	struct real *real = pool_real(m);
	set_float(real->number, (uint32_t)v->small);
	return real;
}

struct value real_from_int(struct ref *m, const struct value *a)
{
	struct real *real = pool_real(m);
	int_to_mpz(m->one, a);
	if (mpz_sgn(m->one) == 0)
		mpfr_set_zero(real->number, 1);
	else
		mpfr_set_z(real->number, m->one, MPFR_RNDN);
	return real_value(real);
}

struct value real_negate(struct ref *m, const struct value *a)
{
	const struct real *x = as_real(m, a);
	struct real *real = pool_real(m);
	real->cancelled = x->cancelled;
	mpfr_neg(real->number, x->number, MPFR_RNDN);
	return real_value(real);
}

/* Is the sum a zero whose sign depends on the rounding? */
static bool cancels(mpfr_srcptr a, mpfr_srcptr b, mpfr_srcptr sum)
{
	return mpfr_zero_p(sum) && (mpfr_signbit(a) != 0) != (mpfr_signbit(b) != 0);
}

struct value real_combine(struct ref *m, const struct node *n, enum node_op op,
	const struct value *left, const struct value *right)
{
	const struct real *a = as_real(m, left), *b = as_real(m, right);
	struct real *r = pool_real(m);
	int inexact;
	if (a->cancelled || b->cancelled)
		ref_break(m, n->source->span, "a sum that is zero goes into another operation");
	if (op == NODE_MULTIPLY) {
		inexact = mpfr_mul(r->number, a->number, b->number, MPFR_RNDN);
	} else {
		if (op == NODE_SUBTRACT) {
			struct value negative = real_negate(m, right);
			b = negative.real;
		}
		inexact = mpfr_add(r->number, a->number, b->number, MPFR_RNDN);
		r->cancelled = cancels(a->number, b->number, r->number);
	}
	if (inexact)
		ref_break(m, n->source->span, "the real needs more than %d bits", (int)EXACT_BITS);
	return real_value(r);
}

/* ---- rounding ---- */

/* The bits of a number that binary32 can represent. */
static uint32_t bits_of(struct ref *m, mpfr_t number)
{
	uint32_t sign = mpfr_signbit(number) ? 0x80000000u : 0;
	if (mpfr_nan_p(number))
		return m->isa->nan32;
	if (mpfr_inf_p(number))
		return sign | INFINITY_BITS;
	if (mpfr_zero_p(number))
		return sign;
	long exponent = mpfr_get_exp(number) - 1; /* of the leading one */
	mpfr_exp_t scale = mpfr_get_z_2exp(m->one, number);
	long least = exponent < -126 ? -149 : exponent - 23;
	mpz_abs(m->one, m->one);
	if (scale >= least)
		mpz_mul_2exp(m->one, m->one, (mp_bitcnt_t)(scale - least));
	else
		mpz_fdiv_q_2exp(m->one, m->one, (mp_bitcnt_t)(least - scale)); /* shifts out only zeros */
	uint32_t fraction = (uint32_t)mpz_get_ui(m->one);
	return exponent < -126 ? sign | fraction
						   : sign | (uint32_t)(exponent + 127) << 23 | (fraction & 0x7FFFFF);
}

/* m->rounded must have been rounded to 24 bits in that direction. */
static uint32_t fit_binary32(struct ref *m, int inexact, mpfr_rnd_t mode)
{
	mpfr_exp_t least = mpfr_get_emin(), most = mpfr_get_emax();
	mpfr_set_emin(SMALLEST_EXPONENT);
	mpfr_set_emax(LARGEST_EXPONENT);
	inexact = mpfr_check_range(m->rounded, inexact, mode);
	mpfr_subnormalize(m->rounded, inexact, mode);
	mpfr_set_emin(least);
	mpfr_set_emax(most);
	return bits_of(m, m->rounded);
}

uint32_t real_round(struct ref *m, const struct value *a, mpfr_rnd_t mode)
{
	const struct real *x = as_real(m, a);
	if (x->cancelled)
		return mode == MPFR_RNDD ? 0x80000000u : 0;
	int inexact = mpfr_set(m->rounded, x->number, mode);
	return fit_binary32(m, inexact, mode);
}

uint32_t float_from_text(struct ref *m, struct str text)
{
	char number[64] = { 0 };
	size_t length = text.length < sizeof number ? text.length : sizeof number - 1;
	char *end;
	memcpy(number, text.text, length);
	int inexact = mpfr_strtofr(m->rounded, number, &end, 10, MPFR_RNDN);
	return fit_binary32(m, inexact, MPFR_RNDN);
}

struct value float_to_int(struct ref *m, uint32_t bits, mpfr_rnd_t mode)
{
	enum { BEYOND_ALL = 300 };
	if (float_is_nan(bits))
		return int_value(0);
	if ((bits & 0x7FFFFFFF) == INFINITY_BITS) {
		struct value large = int_power(m, BEYOND_ALL), zero = int_value(0);
		return bits >> SIGN_BIT ? int_combine(m, NODE_SUBTRACT, &zero, &large) : large;
	}
	set_float(m->rounded, bits);
	mpfr_get_z(m->one, m->rounded, mode);
	mpz_set(m->two, m->one);
	return int_from_mpz(m, m->two);
}
