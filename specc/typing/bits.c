/* SPDX-License-Identifier: MIT */
/* Slices, elements and tuples in the type check. */
#include "typing/type.h"

static const struct sem_value unknown_bits = { 0 };

/* ---- slices ---- */

static struct sem_value type_pattern(unsigned width, bool varying)
{
	struct sem_value value = type_of_range(
		SEM_KIND_INT, width ? range_bits(width) : range_number(wide_from(0)), varying);
	value.width = width;
	return value;
}

/* A base that is not LARGE has its sign in all bits from RANGE_MAX_BITS up. */
static struct sem_value constant_slice(
	const struct sem_value *base, int64_t high, int64_t low, bool varying)
{
	bool is_large = base->kind == SEM_KIND_LARGE;
	int64_t width = high - low + 1;
	if (!is_large && !wide_is_negative(base->range.lo) && width > RANGE_MAX_BITS)
		width = RANGE_MAX_BITS; /* the bits above are 0 */
	if (width > RANGE_MAX_BITS)
		return type_large(varying);
	if (is_large)
		return type_pattern((unsigned)width, varying);
	unsigned from = low < RANGE_MAX_BITS ? (unsigned)low : RANGE_MAX_BITS;
	struct sem_value value =
		type_of_range(SEM_KIND_INT, range_slice(&base->range, from, (unsigned)width), varying);
	value.width = high - low < RANGE_MAX_BITS ? (unsigned)width : RANGE_MAX_BITS + 1;
	return value;
}

/* How many bits the slice can have: from the ranges of the bounds, or from what is left of their
 * difference, as n in [k + n - 1:k]. */
static struct sem_range length_of(struct typing *t, struct type_frame *f, const struct sem_expr *e,
	const struct sem_value *high, const struct sem_value *low)
{
	struct wide one = wide_from(1);
	struct sem_range bounds = range_of(wide_add(wide_sub(high->range.lo, low->range.hi), one),
		wide_add(wide_sub(high->range.hi, low->range.lo), one));
	struct sem_linear sum = sem_difference(e->operands.items[1], e->operands.items[2]);
	struct wide least = wide_from(sum.constant), most = least;
	least = most = wide_add(least, one);
	for (size_t i = 0; i < sum.count && !sum.failed; i++) {
		struct sem_value term = type_eval(t, f, sum.terms[i]);
		bool minus = sum.signs[i] < 0;
		if (!type_is_bounded(&term))
			return bounds;
		struct wide lo = minus ? wide_neg(term.range.hi) : term.range.lo;
		struct wide hi = minus ? wide_neg(term.range.lo) : term.range.hi;
		least = wide_add(least, lo);
		most = wide_add(most, hi);
	}
	struct sem_range rest = range_of(least, most);
	return sum.failed || !range_meet(&rest, &bounds) ? bounds : rest;
}

/* Checks variable bounds: they must not cross, nor the low one be negative. Returns the maximum
 * width. */
static struct wide check_bounds(struct typing *t, struct type_frame *f, const struct sem_expr *e,
	const struct sem_value *high, const struct sem_value *low)
{
	struct sem_range length = length_of(t, f, e, high, low);
	struct wide widest = length.hi;
	if (wide_is_negative(length.lo))
		type_fail(t, CHECK_SLICE_BOUNDS, e->span,
			"the bounds of this slice can cross: the high bound is in %.*s, the low bound in %.*s",
			STR_ARG(range_text(t->arena, &high->range)),
			STR_ARG(range_text(t->arena, &low->range)));
	if (wide_is_negative(low->range.lo))
		type_fail(t, CHECK_SLICE_BOUNDS, e->operands.items[2]->span,
			"the low bound can be negative: it is in %.*s",
			STR_ARG(range_text(t->arena, &low->range)));
	return widest;
}

/* Reports known bounds that cross, unless they are written as constants, or are negative. */
static bool check_crossing(struct typing *t, const struct sem_expr *e, int64_t high, int64_t low)
{
	bool good = low >= 0 && (high >= low - 1 || sem_reverses(e));
	if (!good)
		type_fail(t, CHECK_SLICE_BOUNDS, e->span, "this slice is [%lld:%lld]", (long long)high,
			(long long)low);
	return good;
}

/* The smallest number of bits, other than 0, that a slice with computed bounds can have; 0: it is
 * always empty, or not sound. */
static unsigned least_width(const struct sem_range *length)
{
	int64_t least, most;
	if (!wide_small(length->lo, &least) || least < 0 || least > RANGE_MAX_BITS)
		return 0; /* the bounds can cross, which is reported */
	bool empty = wide_small(length->hi, &most) && most == 0;
	return least || empty ? (unsigned)least : 1;
}

bool type_is_within(struct typing *t, struct type_frame *f, const struct sem_expr *target,
	unsigned *most, unsigned *least)
{
	struct sem_value high = type_eval(t, f, target->operands.items[1]);
	bool is_slice = target->kind == SEM_SLICE;
	*least = 1;
	if (is_slice) {
		struct sem_value low = type_eval(t, f, target->operands.items[2]);
		if (!type_is_bounded(&high) || !type_is_bounded(&low))
			return true;
		check_bounds(t, f, target, &high, &low);
		struct sem_range length = length_of(t, f, target, &high, &low);
		*least = least_width(&length);
	}
	if (!type_is_integer(&high))
		return true;
	if (wide_compare(high.range.hi, wide_from((int64_t)*most - 1)) > 0 ||
		(!is_slice && wide_is_negative(high.range.lo)))
		return false;
	if (!wide_is_negative(high.range.hi))
		*most = (unsigned)high.range.hi.limb[0] + 1;
	return true;
}

static struct sem_value computed_slice(struct typing *t, struct type_frame *f,
	const struct sem_expr *e, const struct sem_value *base, const struct sem_value *high,
	const struct sem_value *low, bool varying)
{
	int64_t distance, width;
	struct wide widest = check_bounds(t, f, e, high, low);
	if (!wide_small(widest, &width) || width > RANGE_MAX_BITS) {
		type_fail(t, CHECK_SLICE_BOUNDS, e->span, "this slice can have more than %d bits",
			RANGE_MAX_BITS);
		return base->kind != SEM_KIND_LARGE && !wide_is_negative(base->range.lo)
				   ? type_of_range(SEM_KIND_INT, range_of(wide_from(0), base->range.hi), varying)
				   : type_large(varying);
	}
	struct sem_value value = type_pattern(width > 0 ? (unsigned)width : 0, varying);
	value.width =
		sem_is_above(e->operands.items[1], e->operands.items[2], &distance) ? (unsigned)width : 0;
	value.cut = e;
	return value;
}

static struct sem_value reversed(const struct sem_value *base, int64_t high, int64_t low)
{
	struct sem_value value = type_pattern((unsigned)(low - high + 1), base->varying);
	if (base->kind == SEM_KIND_LARGE || !range_is_number(&base->range))
		return value;
	struct wide n = wide_from(0);
	for (int64_t bit = high; bit <= low; bit++)
		n = wide_or(wide_shl(n, 1), wide_from(wide_bit(base->range.lo, (unsigned)bit)));
	value.range = range_number(n);
	return value;
}

struct sem_value type_slice(struct typing *t, struct type_frame *f, const struct sem_expr *e)
{
	int64_t h, l;
	struct sem_value base = type_number(t, f, e->operands.items[0]);
	struct sem_value high = type_number(t, f, e->operands.items[1]);
	struct sem_value low = type_number(t, f, e->operands.items[2]);
	bool varying = base.varying || high.varying || low.varying;
	if (base.kind == SEM_KIND_REAL)
		type_fail(t, CHECK_REAL_USE, e->span, "an exact real has no bits; round it first");
	type_check_fit(t, e->operands.items[1], &high, STR("the bound"), 0);
	type_check_fit(t, e->operands.items[2], &low, STR("the bound"), 0);
	if (!type_is_bounded(&high) || !type_is_bounded(&low) ||
		(!type_is_integer(&base) && base.kind != SEM_KIND_LARGE))
		return unknown_bits;
	if (!range_small(&high.range, &h) || !range_small(&low.range, &l)) {
		type_check_bounded(t, e->operands.items[0], &base);
		return computed_slice(t, f, e, &base, &high, &low, varying);
	}
	bool reverses = sem_reverses(e);
	if (!check_crossing(t, e, h, l))
		return unknown_bits;
	int64_t lowest = reverses ? 0 : -1; /* a computed slice may be empty */
	if (h < lowest || h >= RANGE_MAX_BITS || l >= RANGE_MAX_BITS)
		type_fail(t, CHECK_SLICE_BOUNDS, e->span,
			"this slice is [%lld:%lld]; bits are numbered 0 .. %d", (long long)h, (long long)l,
			RANGE_MAX_BITS - 1);
	if (h < lowest || h > INT32_MAX || l > INT32_MAX)
		return unknown_bits;
	if (reverses && l < RANGE_MAX_BITS)
		return reversed(&base, h, l);
	if (reverses)
		return type_large(varying);
	return h < l ? type_pattern(0, varying) : constant_slice(&base, h, l, varying);
}

/* ---- elements ---- */

static struct sem_value type_array_element(struct typing *t, const struct sem_expr *e,
	const struct sem_value *base, const struct sem_value *at)
{
	struct sem_value value = { .kind = base->element, .range = base->range };
	value.varying = base->varying || at->varying;
	value.mixed = base->mixed && value.kind == SEM_KIND_INT;
	/* a number that is too large reads an element that has no value, which is another report */
	if (at->kind == SEM_KIND_INT && base->size && e->operands.items[1]->kind != SEM_NUMBER &&
		!range_within(&at->range, wide_from(0), wide_from(base->size - 1)))
		type_report_index(t, e, base, at);
	return value;
}

struct sem_value type_element(struct typing *t, struct type_frame *f, const struct sem_expr *e)
{
	int64_t bit;
	struct sem_value word;
	const struct type *values;
	if (type_state_place(t, f, e, &word, &values))
		return word;
	struct sem_value base = type_eval(t, f, e->operands.items[0]);
	if (type_is_modifier(t, e->operands.items[0], &base))
		base = unknown_bits;
	struct sem_value at = type_number(t, f, e->operands.items[1]);
	struct sem_value value = { .kind = SEM_KIND_BOOL, .width = 1, .range = range_bits(1) };
	value.varying = base.varying || at.varying;
	if (base.kind == SEM_KIND_ARRAY)
		return type_array_element(t, e, &base, &at);
	if (base.kind == SEM_KIND_REAL)
		type_fail(t, CHECK_REAL_USE, e->span, "an exact real has no bits; round it first");
	if (!type_is_integer(&base) && base.kind != SEM_KIND_LARGE)
		return unknown_bits;
	type_check_fit(t, e->operands.items[1], &at, STR("a bit number"), 0);
	if (!type_is_integer(&at))
		return value;
	if (!range_is_number(&at.range))
		type_check_bounded(t, e->operands.items[0], &base);
	if (wide_is_negative(at.range.lo))
		type_fail(t, CHECK_INDEX_BOUNDS, e->operands.items[1]->span,
			"this bit number can be negative: it is in %.*s",
			STR_ARG(range_text(t->arena, &at.range)));
	else if (range_is_number(&at.range) && !(range_small(&at.range, &bit) && bit < RANGE_MAX_BITS))
		type_fail(t, CHECK_SLICE_BOUNDS, e->operands.items[1]->span,
			"there is no such bit; bits are numbered 0 .. %d", RANGE_MAX_BITS - 1);
	else if (base.kind != SEM_KIND_LARGE && range_small(&at.range, &bit))
		value.range = range_slice(&base.range, (unsigned)bit, 1);
	return value;
}

/* ---- tuples ---- */

/* INT1(x) or ~x[0:0]. A register of one bit, which is a truth value, does not take it. */
static bool fits_one_bit(const struct sem_value *part)
{
	return part->width == 1 && (range_within(&part->range, wide_from(-1), wide_from(0)) ||
								   range_within(&part->range, wide_from(-2), wide_from(-1)));
}

struct sem_value type_tuple(struct typing *t, struct type_frame *f, const struct sem_expr *e)
{
	struct sem_range all = range_number(wide_from(0));
	unsigned width = 0;
	bool varying = false, known = true, wide = false;
	for (size_t i = 0; i < e->operands.count; i++) {
		struct sem_value part = type_number(t, f, e->operands.items[i]);
		varying = varying || part.varying;
		if (!part.width)
			part.width = sem_literal_width(e->operands.items[i]);
		if (type_is_integer(&part) && !part.width)
			type_fail(t, CHECK_TYPE_MIX, e->operands.items[i]->span,
				"the width of this part of '{...}' is not known; write a slice");
		known = known && type_is_integer(&part) && part.width;
		wide = wide || (known && width + part.width > RANGE_MAX_BITS);
		if (!known || wide)
			continue;
		if (!fits_one_bit(&part))
			type_check_fit(
				t, e->operands.items[i], &part, STR("its part of the tuple"), part.width);
		struct sem_range count = range_number(wide_from((int64_t)part.width));
		range_shl(&all, &all, &count);
		all = range_insert(&all, 0, part.width, &part.range);
		width += part.width;
	}
	if (!known)
		return unknown_bits;
	if (wide)
		return type_large(varying);
	struct sem_value value = type_of_range(SEM_KIND_INT, all, varying);
	value.width = width;
	value.cut = e;
	return value;
}

bool type_place(struct typing *t, struct type_frame *f, const struct sem_expr *e, unsigned *low,
	unsigned *width)
{
	int64_t h, l;
	struct sem_value high = type_eval(t, f, e->operands.items[1]);
	struct sem_value at = e->kind == SEM_SLICE ? type_eval(t, f, e->operands.items[2]) : high;
	if (!type_is_integer(&high) || !type_is_integer(&at) || !range_small(&high.range, &h) ||
		!range_small(&at.range, &l))
		return false;
	if (l < 0 || (e->kind == SEM_SLICE && !check_crossing(t, e, h, l)))
		return false;
	if (sem_reverses(e)) {
		int64_t swap = h;
		h = l;
		l = swap;
	}
	if (l < 0 || h >= RANGE_MAX_BITS)
		return false;
	*low = (unsigned)l;
	*width = (unsigned)(h - l + 1);
	return true;
}
