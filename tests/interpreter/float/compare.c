/* SPDX-License-Identifier: MIT */
/* The generated binary32 arithmetic, as several compilers make it, against MPFR. `compare NAN CASES
 * [SEED]` draws so many hard cases, computes every operation in every rounding mode once with MPFR
 * and compares all variants with it; NAN is the pattern of results that are no number. Prints a
 * line for each variant: differences, results, name. Linked with the variants and with their list,
 * variant_list, which ends with NULL. */
#include <inttypes.h>
#include <mpfr.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "hard.h"
#include "variant.h"

enum { SHOWN = 4, VARIANTS_MAX = 100 };

extern const struct float_variant *const variant_list[];

static const mpfr_rnd_t reference_mode[MODES] = { MPFR_RNDN, MPFR_RNDZ, MPFR_RNDU, MPFR_RNDD };
static const char *const mode_names[] = { "nearest", "zero", "up", "down", "any mode" };

struct compare {
	uint64_t random;
	uint64_t compared[VARIANTS_MAX], different[VARIANTS_MAX];
	size_t variant;   /* the one in hand */
	uint32_t hostile; /* the caller's mode */
	uint32_t nan;
	mpfr_t x, y, z, r;      /* 24 bits; the exponents of MPFR's own range */
	mpfr_exp_t least, most; /* that range */
	uint32_t a[ROW], b[ROW], c[ROW], d[ROW], expected[ROW];
};

static void check(
	struct compare *t, const char *what, int mode, int lane, uint64_t expected, uint64_t got)
{
	t->compared[t->variant]++;
	if (expected == got || t->different[t->variant]++ >= SHOWN)
		return;
	printf("# %s: %s, %s: 0x%08" PRIx32 " 0x%08" PRIx32 " 0x%08" PRIx32 ": 0x%08" PRIx64
		   " expected, got 0x%08" PRIx64 "\n",
		variant_list[t->variant]->name, what, mode_names[mode], t->a[lane], t->b[lane], t->c[lane],
		expected, got);
}

static void check_row(struct compare *t, const char *what, int mode, const uint32_t *got)
{
	for (int i = 0; i < ROW; i++)
		check(t, what, mode, i, t->expected[i], got[i]);
}

/* ---- MPFR ---- */

static void load(mpfr_t number, uint32_t bits)
{
	float real;
	memcpy(&real, &bits, sizeof real);
	mpfr_set_flt(number, real, MPFR_RNDN); /* exact */
}

static uint32_t bits_of(const struct compare *t, mpfr_t number)
{
	float real = mpfr_get_flt(number, MPFR_RNDN); /* exact */
	uint32_t bits;
	memcpy(&bits, &real, sizeof bits);
	return mpfr_nan_p(number) ? t->nan : bits;
}

/* The pattern of t->r, which was rounded to 24 bits in a mode with this ternary value. */
static uint32_t finish(struct compare *t, int inexact, int mode)
{
	mpfr_set_emin(-148);
	mpfr_set_emax(128);
	inexact = mpfr_check_range(t->r, inexact, reference_mode[mode]);
	mpfr_subnormalize(t->r, inexact, reference_mode[mode]);
	mpfr_set_emin(t->least);
	mpfr_set_emax(t->most);
	return bits_of(t, t->r);
}

/* ---- the caller's mode ---- */

/* Comes to the code under test in a mode of its own: flags, flushing, rounding, and traps. */
static void enter(struct compare *t)
{
	t->hostile = (uint32_t)(hard_random(&t->random) & 0xFFFF);
#if defined(__x86_64__)
	__asm__ volatile("ldmxcsr %0" : : "m"(t->hostile) : "memory");
#endif
}

static void leave(struct compare *t)
{
#if defined(__x86_64__)
	uint32_t usual = 0x1F80, after;
	__asm__ volatile("stmxcsr %0\n\tldmxcsr %1" : "=&m"(after) : "m"(usual) : "memory");
	check(t, "the caller's mode", MODES, 0, t->hostile, after);
#else
	(void)t;
#endif
}

/* A row for the result, or the copy of a source row that is source and result. */
static uint32_t *destination(struct compare *t, uint32_t *copy, const uint32_t *source)
{
	memcpy(copy, source, ROW * sizeof *copy);
	return hard_random(&t->random) >> 63 ? t->d : copy;
}

#define EACH_VARIANT(t) for (t->variant = 0; variant_list[t->variant]; t->variant++)

/* ---- operations ---- */

static void compare_add(struct compare *t, int mode)
{
	uint32_t copy[ROW];
	for (int i = 0; i < ROW; i++) {
		load(t->x, t->a[i]);
		load(t->y, t->b[i]);
		int inexact = mpfr_add(t->r, t->x, t->y, reference_mode[mode]);
		t->expected[i] = finish(t, inexact, mode);
	}
	EACH_VARIANT(t)
	{
		uint32_t *d = destination(t, copy, t->a);
		enter(t);
		variant_list[t->variant]->add(d, copy, t->b, mode);
		leave(t);
		check_row(t, "add", mode, d);
	}
}

static void compare_mul(struct compare *t, int mode, int k)
{
	uint32_t copy[ROW];
	char what[32];
	for (int i = 0; i < ROW; i++) {
		load(t->x, t->a[i]);
		load(t->y, t->b[i]);
		int inexact = mpfr_mul(t->r, t->x, t->y, reference_mode[mode]);
		mpfr_mul_2si(t->r, t->r, k, MPFR_RNDN); /* exact in MPFR's range */
		t->expected[i] = finish(t, inexact, mode);
	}
	snprintf(what, sizeof what, "mul * 2^%d", k);
	EACH_VARIANT(t)
	{
		uint32_t *d = destination(t, copy, t->b);
		enter(t);
		variant_list[t->variant]->mul(d, t->a, copy, k, mode);
		leave(t);
		check_row(t, what, mode, d);
	}
}

static void compare_fma(struct compare *t, int mode)
{
	uint32_t copy[ROW];
	for (int i = 0; i < ROW; i++) {
		load(t->x, t->a[i]);
		load(t->y, t->b[i]);
		load(t->z, t->c[i]);
		int inexact = mpfr_fma(t->r, t->x, t->y, t->z, reference_mode[mode]);
		t->expected[i] = finish(t, inexact, mode);
	}
	EACH_VARIANT(t)
	{
		uint32_t *d = destination(t, copy, t->c);
		enter(t);
		variant_list[t->variant]->fma(d, t->a, t->b, copy, mode);
		leave(t);
		check_row(t, "fma", mode, d);
	}
}

static void compare_value(struct compare *t, int mode)
{
	for (int i = 0; i < ROW; i++) {
		load(t->x, t->a[i]);
		t->expected[i] = bits_of(t, t->x);
	}
	EACH_VARIANT(t)
	{
		enter(t);
		variant_list[t->variant]->value(t->d, t->a, mode);
		leave(t);
		check_row(t, "value", mode, t->d);
	}
}

/* ---- integers ---- */

/* Bits, small numbers, halfway between two binary32 and beside it, the bounds. */
static int64_t draw_integer(struct compare *t)
{
	uint64_t bits = hard_random(&t->random) >> hard_below(&t->random, 64);
	uint64_t half = 0x1000001u | (hard_random(&t->random) & 0xFFFFFE);
	uint64_t beside = (half << hard_below(&t->random, 39)) + hard_below(&t->random, 3) - 1;
	uint64_t bound = (uint64_t)1 << hard_below(&t->random, 64);
	switch (hard_below(&t->random, 4)) {
	case 0: return (int64_t)(beside & INT64_MAX);
	case 1: return -(int64_t)(beside & INT64_MAX);
	case 2: return (int64_t)(bound - hard_below(&t->random, 3));
	default: return (int64_t)(hard_random(&t->random) >> 63 ? bits : 0 - bits);
	}
}

static void compare_from_integer(struct compare *t, int mode)
{
	int64_t source[ROW];
	mpfr_t wide;
	mpfr_init2(wide, 64);
	for (int i = 0; i < ROW; i++) {
		source[i] = draw_integer(t);
		mpfr_set_sj(wide, source[i], MPFR_RNDN); /* exact */
		int inexact = mpfr_set(t->r, wide, reference_mode[mode]);
		t->expected[i] = finish(t, inexact, mode);
		t->a[i] = (uint32_t)source[i]; /* for the message */
		t->b[i] = (uint32_t)((uint64_t)source[i] >> 32);
	}
	mpfr_clear(wide);
	EACH_VARIANT(t)
	{
		enter(t);
		variant_list[t->variant]->from_integer(t->d, source, mode);
		leave(t);
		check_row(t, "from integer", mode, t->d);
	}
}

static int64_t expected_integer(struct compare *t, int mode, int64_t least, int64_t most)
{
	if (mpfr_nan_p(t->x))
		return 0;
	mpfr_rint(t->r, t->x, reference_mode[mode]); /* RNDN: ties to even */
	if (mpfr_cmp_si(t->r, (long)least) < 0)
		return least;
	return mpfr_cmp_si(t->r, (long)most) > 0 ? most : (int64_t)mpfr_get_sj(t->r, MPFR_RNDN);
}

static void compare_to_integer(struct compare *t, int mode)
{
	static const int64_t bounds[][2] = { { INT32_MIN, INT32_MAX }, { 0, UINT32_MAX }, { 0, 255 },
		{ -128, 127 }, { -32768, 32767 }, { 0, 65535 }, { INT64_MIN, INT64_MAX }, { 0, INT64_MAX },
		{ -((int64_t)1 << 51), (int64_t)1 << 51 } };
	const int64_t *bound = bounds[hard_below(&t->random, sizeof bounds / sizeof *bounds)];
	int64_t d[ROW], expected[ROW];
	for (int i = 0; i < ROW; i++) { /* most of them with exponents around the integers' */
		int exponent = 120 + (int)hard_below(&t->random, 72);
		if (hard_below(&t->random, 8))
			t->a[i] = hard_number(&t->random, exponent, hard_significand(&t->random));
		load(t->x, t->a[i]);
		expected[i] = expected_integer(t, mode, bound[0], bound[1]);
	}
	EACH_VARIANT(t)
	{
		enter(t);
		variant_list[t->variant]->to_integer(d, t->a, mode, bound[0], bound[1]);
		leave(t);
		for (int i = 0; i < ROW; i++)
			check(t, "to integer", mode, i, (uint64_t)expected[i], (uint64_t)d[i]);
	}
}

/* ---- comparisons ---- */

static uint32_t expected_extreme(struct compare *t, uint32_t a, uint32_t b, bool least)
{
	if (mpfr_nan_p(t->x))
		return mpfr_nan_p(t->y) ? t->nan : b;
	if (mpfr_nan_p(t->y))
		return a;
	int order = mpfr_cmp(t->x, t->y);
	if (order == 0)
		order = (mpfr_signbit(t->y) != 0) - (mpfr_signbit(t->x) != 0);
	return (order < 0) == least ? a : b;
}

static uint32_t expected_order(struct compare *t, uint32_t a, uint32_t b, enum float_order order)
{
	load(t->x, a);
	load(t->y, b);
	switch (order) {
	case ORDER_LESS: return mpfr_less_p(t->x, t->y) != 0;
	case ORDER_EQUAL: return mpfr_equal_p(t->x, t->y) != 0;
	default: return expected_extreme(t, a, b, order == ORDER_MIN);
	}
}

static void compare_order(struct compare *t, enum float_order order)
{
	static const char *const names[] = { "less", "less or equal", "equal", "min", "max" };
	for (int i = 0; i < ROW; i++) {
		if (hard_below(&t->random, 4) == 0)
			t->b[i] = t->a[i] ^ (uint32_t)(hard_random(&t->random) & 0x80000000u);
		t->expected[i] = expected_order(t, t->a[i], t->b[i], order);
	}
	EACH_VARIANT(t)
	{
		enter(t);
		variant_list[t->variant]->order(t->d, t->a, t->b, order);
		leave(t);
		check_row(t, names[order], MODES, t->d);
	}
}

/* One row of cases. */
static void compare_row(struct compare *t, uint64_t row)
{
	static const int powers[] = { 1, -1, 2, -2, 3, -3, 24, -24, 64, -64 };
	int mode = (int)(row % MODES);
	for (int i = 0; i < ROW; i++) {
		struct hard h = hard_case(&t->random);
		t->a[i] = h.a;
		t->b[i] = h.b;
		t->c[i] = h.c;
	}
	for (int each = 0; each < MODES; each++) {
		compare_add(t, each);
		compare_mul(t, each, 0);
		compare_fma(t, each);
	}
	compare_mul(t, mode, powers[row / MODES % (sizeof powers / sizeof *powers)]);
	compare_value(t, mode);
	compare_order(t, (enum float_order)(row / MODES % ORDERS));
	compare_to_integer(t, mode);
	compare_from_integer(t, mode);
}

int main(int argc, char **argv)
{
	static struct compare t;
	uint64_t cases = argc > 2 ? strtoull(argv[2], NULL, 10) : 0;
	uint64_t rows = (cases + ROW - 1) / ROW;
	size_t variants = 0;
	while (variant_list[variants])
		variants++;
	if (!rows || !variants || variants > VARIANTS_MAX)
		return 2;
	t.nan = (uint32_t)strtoul(argv[1], NULL, 0);
	t.random = (argc > 3 ? strtoull(argv[3], NULL, 10) : 1) * 0x9E3779B97F4A7C15u | 1;
	t.least = mpfr_get_emin();
	t.most = mpfr_get_emax();
	mpfr_inits2(24, t.x, t.y, t.z, t.r, (mpfr_ptr)0);
	for (uint64_t row = 0; row < rows; row++)
		compare_row(&t, row);
	mpfr_clears(t.x, t.y, t.z, t.r, (mpfr_ptr)0);
	mpfr_free_cache();
	for (size_t i = 0; i < variants; i++)
		printf("%" PRIu64 " differences in %" PRIu64 " results: %s\n", t.different[i],
			t.compared[i], variant_list[i]->name);
	return 0;
}
