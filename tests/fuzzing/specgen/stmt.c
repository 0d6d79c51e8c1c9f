/* SPDX-License-Identifier: MIT */
/* Statements: locals, conditions, outputs. Blocks are valid by construction: assigned values fit,
 * and values are assigned before they are read. */
#include <string.h>

#include "specgen.h"

static unsigned depth(void)
{
	unsigned most = scope.work > 1500 ? 4 : scope.work > 500 ? 3 : scope.work > 100 ? 2 : 1;
	return pick_from(1, most);
}

static struct expr of_role(enum role role, unsigned most)
{
	enum role before = scope.role;
	scope.role = role;
	struct expr e = hole_integer(depth(), most);
	scope.role = before;
	return e;
}

static const char *condition(void)
{
	enum role before = scope.role;
	scope.role = ROLE_CONDITION;
	const char *text = hole_truth(depth());
	scope.role = before;
	return text;
}

/* ---- locals ---- */

/* Adds a declared local, whose range does not grow. */
static void add_fixed(const char *name, struct value value)
{
	struct variable *v = (struct variable *)scope_add(name, value);
	if (v) {
		v->fixed = true;
		v->value.exact = 0;
	}
}

static void new_local(unsigned indent)
{
	const char *name = name_new(NAME_SEMANTIC);
	scope.role = ROLE_LOCAL;
	if (chance(25)) {
		struct expr e = expr_truth(depth());
		line(indent, "%s%s = %s;", chance(40) ? "BOOL " : "", name, e.text);
		scope_add(name, value_truth());
		return;
	}
	struct expr e = of_role(ROLE_LOCAL, scope.most);
	unsigned bits = value_bits(e.value);
	if (chance(30) && bits >= 1 && bits <= 127 && e.value.kind == KIND_INTEGER) {
		unsigned width = bits + pick(128 - bits);
		bool is_signed = e.value.low >= 0;
		if (!is_signed || width >= bits) {
			line(indent, "%sINT%u %s = %s;", is_signed ? "" : "U", width, name, e.text);
			e.value.exact = 0;
			add_fixed(name, e.value);
			return;
		}
	}
	line(indent, "%s = %s;", name, e.text);
	e.value.exact = 0;
	scope_add(name, e.value);
}

static struct variable *assignable(void)
{
	for (unsigned tries = 0; tries < 6 && scope.variable_count; tries++) {
		struct variable *v = &scope.variables[pick(scope.variable_count)];
		if (v->assignable && !v->elements)
			return v;
	}
	return NULL;
}

/* A value that fits the current range of the variable. */
static const char *within_range(struct value value)
{
	if (value.low < 0)
		return expr_unsigned(depth(), value.high ? (unsigned)value.high : 1).text;
	int bits = value.low < value.high ? value.low : value.high;
	if (bits < 1)
		return "0";
	return expr_integer(depth(), (unsigned)bits).text;
}

static void assign_again(unsigned indent)
{
	struct variable *v = assignable();
	if (!v || (v->value.low < 0 && v->value.high < 1)) {
		new_local(indent);
		return;
	}
	scope.role = ROLE_LOCAL;
	if (v->value.kind == KIND_TRUTH) {
		line(indent, "%s = %s;", v->name, expr_truth(depth()).text);
		return;
	}
	bool positive = v->value.low < 0;
	unsigned room = (unsigned)v->value.high;
	switch (pick(7)) {
	case 0:
		if (positive && !v->fixed && !scope.loops && room + 2 < scope.most) {
			struct expr e = expr_unsigned(depth(), room);
			v->value.high++;
			line(indent, "%s += %s;", v->name, e.text);
			return;
		}
		break;
	case 1: line(indent, "%s >>= %u;", v->name, pick(9)); return;
	case 2:
		if (positive) {
			line(indent, "%s %c= %s;", v->name, "&|^"[pick(3)], expr_unsigned(depth(), room).text);
			return;
		}
		break;
	case 3:
		if (!v->fixed && !scope.loops && room + 2 < scope.most) {
			v->value.high++;
			line(indent, "%s++;", v->name);
			return;
		}
		break;
	case 4:
		if (!v->fixed && !scope.loops && room + 4 < scope.most &&
			v->value.low + 4 < (int)scope.most) {
			unsigned by = pick(3);
			v->value.high += (int)by;
			v->value.low += v->value.low < 0 ? 0 : (int)by;
			line(indent, "%s <<= %u;", v->name, by);
			return;
		}
		break;
	default: break;
	}
	line(indent, "%s = %s;", v->name, within_range(v->value));
}

/* Bits of a new local, all of them assigned; there are none above, so they must not be read. */
static void local_in_pieces(unsigned indent)
{
	const char *name = name_new(NAME_SEMANTIC);
	unsigned width = pick_from(2, scope.most < 64 ? scope.most : 64), cut = pick_from(1, width - 1);
	scope.role = ROLE_LOCAL;
	line(indent, "UINT%u %s;", width, name);
	line(indent, "%s[%u:0] = %s;", name, cut - 1, expr_fit(expr_integer(depth(), scope.most), cut));
	line(indent, "%s[%u:%u] = %s;", name, width - 1, cut,
		expr_fit(expr_integer(depth(), scope.most), width - cut));
	struct variable *v =
		(struct variable *)scope_add(print("%s[%u:0]", name, width - 1), value_unsigned(width));
	if (v)
		v->assignable = false;
	if (v && chance(50))
		line(indent, "%s[%u] = %s;", name, pick(width), expr_truth(depth()).text);
	if (v && chance(30)) {
		unsigned bits = 0;
		while (2u << bits <= width)
			bits++;
		line(indent, "%s[%s] = %s;", name, expr_index(bits).text, expr_truth(depth()).text);
	}
}

static void new_array(unsigned indent)
{
	const char *name = name_new(NAME_SEMANTIC);
	unsigned elements = 2u << pick(3), bits = pick_from(1, chance(70) ? 64 : scope.most);
	scope.role = ROLE_LOCAL;
	for (unsigned i = 0; i < elements; i++)
		line(indent, "%s[%u] = %s;", name, i, expr_unsigned(depth(), bits).text);
	struct value value = value_unsigned(bits);
	value.exact = 0;
	struct variable *v = (struct variable *)scope_add(name, value);
	if (v)
		v->elements = elements;
}

/* A number of at most so many bits for several parts: a tuple, which a function can return too, and
 * which a choice can be, would have to correspond to them. */
static const char *split(struct expr e, unsigned bits)
{
	const char *text = expr_fit(e, bits);
	bool call = e.strength == PRIMARY && strchr(text, '(');
	if (e.strength == TERNARY)
		return print("(%s) + 0", text);
	return *text == '{' || call ? print("%s + 0", text) : text;
}

/* {a, b} = e; a part of one bit would be a truth value. */
static void take_apart(unsigned indent)
{
	const char *a = name_new(NAME_SEMANTIC), *b = name_new(NAME_SEMANTIC);
	unsigned high = pick_from(2, scope.most / 2), low = pick_from(2, scope.most / 2);
	scope.role = ROLE_LOCAL;
	line(indent, "UINT%u %s;", high, a);
	line(indent, "UINT%u %s;", low, b);
	line(indent, "{%s, %s} = %s;", a, b, split(expr_integer(depth(), scope.most), high + low));
	add_fixed(a, value_unsigned(high));
	add_fixed(b, value_unsigned(low));
}

/* ---- conditions ---- */

/* Statements under a condition: names that they define are gone afterwards. */
static void nested(unsigned count, unsigned indent)
{
	unsigned outside = scope_enter();
	bool before = scope.conditional;
	scope.conditional = true;
	statements_print(count, indent);
	scope.conditional = before;
	scope_leave(outside);
}

static void conditional(unsigned indent)
{
	line(indent, "if (%s) {", condition());
	nested(pick_from(1, 3), indent + 1);
	if (chance(50)) {
		line(indent, "} else if (%s) {", condition());
		nested(pick_from(1, 2), indent + 1);
	}
	if (chance(50)) {
		line(indent, "} else {");
		nested(pick_from(1, 2), indent + 1);
	}
	line(indent, "}");
}

/* Places that are written under a condition. */
void statement_conditional(unsigned indent)
{
	unsigned outside = scope_enter();
	bool before = scope.conditional;
	line(indent, "if (%s) {", condition());
	scope.conditional = true;
	statement_place(indent + 1);
	scope_leave(outside);
	if (chance(50)) {
		line(indent, "} else {");
		statement_place(indent + 1);
	}
	scope_leave(outside);
	scope.conditional = before;
	line(indent, "}");
}

/* One statement on the same line as the `if`. */
static void short_conditional(unsigned indent)
{
	struct variable *v = assignable();
	if (!v || v->value.kind == KIND_TRUTH || (v->value.low < 0 && v->value.high < 1)) {
		conditional(indent);
		return;
	}
	scope.role = ROLE_LOCAL;
	const char *value = within_range(v->value);
	if (chance(50))
		line(indent, "if (%s) %s = %s;", condition(), v->name, value);
	else
		line(indent, "if (%s) %s = %s; else %s = %s;", condition(), v->name, value, v->name,
			within_range(v->value));
}

static void raised(unsigned indent)
{
	if (!isa.exception_count || (scope.function && !scope.effects)) {
		conditional(indent);
		return;
	}
	line(indent, "if (%s) raise %s;", condition(), isa.exceptions[pick(isa.exception_count)]);
}

/* Leaves a loop or a switch in the middle. */
static void left(unsigned indent)
{
	if (scope.breaks)
		line(indent, "if (%s) break;", condition());
	else
		raised(indent);
}

/* ---- outputs ---- */

static const char *output_value(const struct output *o)
{
	scope.role = ROLE_OUTPUT;
	if (o->width == 1)
		return hole_truth(depth());
	struct expr e = hole_integer(depth(), scope.most);
	return o->mode ? expr_low(e, o->width).text : expr_fit(e, o->width);
}

static void in_branches(const struct output *o, unsigned indent)
{
	line(indent, "if (%s)", condition());
	line(indent + 1, "%s = %s;", o->name, output_value(o));
	line(indent, "else");
	if (chance(40) && !o->mode)
		line(indent + 1, "keep %s;", o->name);
	else
		line(indent + 1, "%s = %s;", o->name, output_value(o));
}

static void in_slices(const struct output *o, unsigned indent)
{
	unsigned cut = pick_from(1, o->width - 1);
	scope.role = ROLE_OUTPUT;
	line(indent, "%s[%u:%u] = %s;", o->name, o->width - 1, cut,
		expr_fit(expr_integer(depth(), scope.most), o->width - cut));
	line(indent, "%s[%u:0] = %s;", o->name, cut - 1,
		expr_fit(expr_integer(depth(), scope.most), cut));
}

/* Can it be a part of a tuple? That is as wide as the widest place of a mode. */
static bool is_split(const struct output *o)
{
	return !o->mode || o->even;
}

static void with_another(struct output *o, struct output *other, unsigned indent)
{
	scope.role = ROLE_OUTPUT;
	unsigned total = o->width + other->width;
	line(indent, "{%s, %s} = %s;", other->name, o->name,
		split(expr_integer(depth(), scope.most), total));
	other->assigned = true;
}

void output_print(struct output *o, unsigned indent)
{
	o->assigned = true;
	if (o->mode && o->even && chance(30)) { /* not on all paths */
		line(indent, "if (%s) %s = %s;", condition(), o->name, output_value(o));
		return;
	}
	struct output *other = o + 1;
	switch (pick(8)) {
	case 0: in_branches(o, indent); break;
	case 1:
		if (o->width > 1 && o->width <= 128 && !o->mode)
			in_slices(o, indent);
		else
			in_branches(o, indent);
		break;
	case 2:
		if (other < scope.outputs + scope.output_count && is_split(o) && is_split(other) &&
			o->width + other->width <= 250) {
			with_another(o, other, indent);
			break;
		} /* fall through */
	default: line(indent, "%s = %s;", o->name, output_value(o)); break;
	}
}

/* ---- all statements ---- */

static void statement(unsigned indent)
{
	switch (pick(19)) {
	case 0:
	case 1:
	case 2:
	case 3: new_local(indent); break;
	case 4:
	case 5: assign_again(indent); break;
	case 6: local_in_pieces(indent); break;
	case 7: new_array(indent); break;
	case 8: take_apart(indent); break;
	case 9:
	case 10: (chance(70) ? conditional : statement_conditional)(indent); break;
	case 11: short_conditional(indent); break;
	case 12: (chance(50) ? left : raised)(indent); break;
	case 13:
	case 14: statement_loop(indent); break;
	case 15: statement_switch(indent); break;
	case 16:
		if (hole_statements(indent))
			break; /* fall through */
	default: statement_place(indent); break;
	}
}

void statements_print(unsigned count, unsigned indent)
{
	for (unsigned i = 0; i < count; i++)
		if (indent > 4)
			assign_again(indent);
		else
			statement(indent);
}

void body_print(unsigned statements, unsigned indent)
{
	bool early = chance(30);
	for (unsigned i = 0; i < statements; i++) {
		statements_print(1, indent);
		for (unsigned k = 0; early && k < scope.output_count; k++)
			if (!scope.outputs[k].assigned && chance(20))
				output_print(&scope.outputs[k], indent);
	}
	for (unsigned k = 0; k < scope.output_count; k++)
		if (!scope.outputs[k].assigned)
			output_print(&scope.outputs[k], indent);
	if (!statements && !scope.output_count)
		statement_place(indent);
}
