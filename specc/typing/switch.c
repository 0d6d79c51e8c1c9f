/* SPDX-License-Identifier: MIT */
/* A switch in the type check: which cases can be taken, what is known in each, and whether they
 * cover every number. */
#include <stdlib.h>

#include "typing/type.h"

enum range_answer type_label(struct typing *t, struct type_frame *f, const struct sem_case *c,
	const struct sem_value *subject)
{
	enum range_answer answer = RANGE_NEVER;
	VEC_EACH (struct sem_expr *, it, &c->labels) {
		struct sem_value label = type_eval(t, f, *it);
		struct sem_value equal = type_binary(t, *it, SEM_OP_EQUALS, *subject, label);
		struct sem_range yes = range_number(wide_from(1));
		enum range_answer one = range_equal(&equal.range, &yes);
		if (one == RANGE_ALWAYS || (one == RANGE_SOMETIMES && answer == RANGE_NEVER))
			answer = one;
	}
	return answer;
}

/* ---- uncovered values ---- */

static int compare_numbers(const void *a, const void *b)
{
	int64_t x = *(const int64_t *)a, y = *(const int64_t *)b;
	return (x > y) - (x < y);
}

/* Excludes the labels from the range where they are at one of its ends or in its set: upwards for
 * the lower end, downwards for the upper end. False if nothing is left. */
static bool exclude_all(struct sem_range *range, const struct sem_stmt *s)
{
	struct arena scratch = { 0 };
	VEC(int64_t) numbers = { 0 };
	int64_t number;
	VEC_EACH (struct sem_case, it, &s->cases)
		VEC_EACH (struct sem_expr *, label, &it->labels)
			if (sem_label_value(*label, &number))
				VEC_PUSH(&scratch, &numbers, number);
	if (numbers.count)
		qsort(numbers.items, numbers.count, sizeof *numbers.items, compare_numbers);
	bool left = true;
	for (size_t i = 0; i < numbers.count && left; i++)
		left = range_exclude(range, wide_from(numbers.items[i]));
	for (size_t i = numbers.count; i > 0 && left; i--)
		left = range_exclude(range, wide_from(numbers.items[i - 1]));
	arena_free(&scratch);
	return left;
}

void type_check_rest(struct typing *t, struct type_frame *f, const struct sem_stmt *s,
	const struct sem_value *subject)
{
	struct sem_range rest = subject->range;
	bool number = subject->kind == SEM_KIND_INT || subject->kind == SEM_KIND_BOOL;
	if (number && !exclude_all(&rest, s))
		return;
	if (subject->kind == SEM_KIND_MOD && s->value->kind == SEM_MOD && !f->run.depth)
		return; /* reported by rules/switch.c */
	if (subject->kind == SEM_KIND_MOD && subject->word)
		type_fail(t, CHECK_SEMANTICS_SWITCH, s->head_span, "no case for .%.*s",
			STR_ARG(subject->word->text));
	else if (number)
		type_fail(t, CHECK_SEMANTICS_SWITCH, s->head_span,
			"no case for %.*s; a switch over a number needs a 'default', unless its cases "
			"cover all possible numbers",
			STR_ARG(range_text(t->arena, &rest)));
	else
		type_fail(t, CHECK_SEMANTICS_SWITCH, s->head_span,
			"a switch over anything but a modifier or a known integer needs a 'default'");
}

void type_refine_case(struct type_frame *f, const struct sem_stmt *s, const struct sem_case *c)
{
	struct sem_value *value = type_tracked(f, s->value);
	struct sem_range all = { .set_count = 0 };
	int64_t number;
	bool known = c->labels.count && !c->is_default;
	if (!value)
		return;
	for (size_t i = 0; i < c->labels.count && known; i++) {
		known = sem_label_value(c->labels.items[i], &number);
		struct sem_range one = range_number(wide_from(known ? number : 0));
		all = i ? range_join(&all, &one) : one;
	}
	if (known && !range_meet(&value->range, &all))
		f->run.way->live = false;
	if (c->is_default && !exclude_all(&value->range, s))
		f->run.way->live = false;
}
