/* SPDX-License-Identifier: MIT */
/* Loops with a constant count, and switches. */
#include "specgen.h"

/* The body of a loop of `rounds` iterations: nothing in it may grow. Unless `breaks`, it must reach
 * its end in each iteration. */
static void body(unsigned rounds, bool breaks, unsigned indent)
{
	unsigned outside = scope_enter(), before = scope.rounds, loops = scope.loops;
	bool conditional = scope.conditional, broke = scope.breaks;
	scope.breaks = breaks;
	scope.rounds *= rounds;
	scope.loops++;
	scope.conditional = true;
	statements_print(pick_from(1, 2), indent + 1);
	scope.conditional = conditional;
	scope.breaks = broke;
	scope.loops = loops;
	scope.rounds = before;
	scope_leave(outside);
}

static unsigned rounds_that_fit(void)
{
	unsigned most = scope.work / scope.rounds / 30;
	return most < 1 ? 1 : pick_from(1, most > 16 ? (chance(10) && most > 64 ? 64 : 16) : most);
}

static void counted(unsigned indent)
{
	const char *i = name_new(NAME_SEMANTIC);
	unsigned rounds = rounds_that_fit(), bits = 1;
	while (1u << bits <= rounds)
		bits++;
	if (chance(70))
		line(indent, "for (%s = 0; %s < %u; %s++) {", i, i, rounds, i);
	else
		line(indent, "for (%s = %u; %s >= 0; %s--) {", i, rounds - 1, i, i);
	unsigned outside = scope_enter();
	struct value value = value_unsigned(bits);
	value.exact = 0;
	struct variable *v = (struct variable *)scope_add(i, value);
	if (v)
		v->assignable = false;
	body(rounds, true, indent);
	line(indent, "}");
	scope_leave(outside);
}

/* while (v != 0) with one v >>= k */
static void shifted(unsigned indent)
{
	const char *name = name_new(NAME_SEMANTIC);
	unsigned rounds = rounds_that_fit(), by = pick_from(1, 3);
	struct expr e = expr_unsigned(1, rounds * by > 32 ? 32 : rounds * by);
	if (e.value.kind == KIND_TRUTH)
		e.text = print("(%s) ? 1 : 0", e.text);
	line(indent, "%s = %s;", name, e.text);
	line(indent, "while (%s != 0) {", name);
	unsigned outside = scope_enter();
	e.value.kind = KIND_INTEGER;
	e.value.exact = 0;
	struct variable *v = (struct variable *)scope_add(name, e.value);
	if (v)
		v->assignable = false;
	body(rounds, false, indent);
	line(indent + 1, "%s >>= %u;", name, by);
	line(indent, "}");
	scope_leave(outside);
}

void statement_loop(unsigned indent)
{
	if (scope.loops > 1 || scope.work / scope.rounds < 60)
		line(indent, "%s = %u;", name_new(NAME_SEMANTIC), pick(100));
	else if (chance(70))
		counted(indent);
	else
		shifted(indent);
}

/* ---- switches ---- */

static void case_body(unsigned indent, bool last)
{
	unsigned outside = scope_enter();
	bool before = scope.conditional, broke = scope.breaks;
	scope.conditional = scope.breaks = true;
	statements_print(pick_from(1, 2), indent + 1);
	if (!last || chance(50))
		line(indent + 1, "break;");
	scope.conditional = before;
	scope.breaks = broke;
	scope_leave(outside);
}

static void by_number(unsigned indent)
{
	unsigned bits = pick_from(1, 6), cases = bits < 3 ? 1u << bits : pick_from(1, 6);
	bool all = bits < 3 && chance(50);
	enum role role = scope.role;
	scope.role = ROLE_CONDITION;
	struct expr e = expr_index(bits);
	scope.role = role;
	line(indent, "switch (%s) {", e.text);
	for (unsigned i = 0, label = 0; i < cases; i++) {
		line(indent, "case %u:", label);
		if (!all && chance(20) && label + 2 < 1u << bits)
			line(indent, "case 0x%X:", ++label);
		label++;
		case_body(indent, all && i + 1 == cases);
		if (label >= 1u << bits || (!all && bits < 3 && i + 2 == cases))
			break;
	}
	if (!all) {
		line(indent, "default:");
		case_body(indent, true);
	}
	line(indent, "}");
}

static void by_modifier(unsigned indent)
{
	const struct modifier *m = &scope.modifiers[pick(scope.modifier_count)];
	unsigned count = m->values->count, named = chance(50) ? count : pick_from(1, count - 1);
	line(indent, "switch (%s) {", m->text);
	for (unsigned i = 0; i < named; i++) {
		line(indent, "case .%s:", m->values->names[i]);
		if (i + 1 < named && chance(20))
			line(indent, "case .%s:", m->values->names[++i]);
		case_body(indent, i + 1 == count);
	}
	if (named < count) {
		line(indent, "default:");
		case_body(indent, true);
	}
	line(indent, "}");
}

void statement_switch(unsigned indent)
{
	if (scope.modifier_count && chance(60))
		by_modifier(indent);
	else
		by_number(indent);
}
