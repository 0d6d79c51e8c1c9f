/* SPDX-License-Identifier: MIT */
/* What a block changes other than its outputs: registers by name or number, memory, pc, cycles. */
#include "specgen.h"

static const char *value(unsigned bits)
{
	scope.role = ROLE_STATE;
	if (bits == 1)
		return expr_truth(pick_from(1, 3)).text;
	return expr_fit(expr_integer(pick_from(1, 3), scope.most), bits);
}

/* One of the named values. */
static const char *named(const struct values *values)
{
	return print("%s.%s", values->name, values->names[pick(values->count)]);
}

void register_print(const struct state_register *r, unsigned indent)
{
	if (r->values) {
		scope.role = ROLE_STATE;
		expr_count(CONSTRUCT_NAMED, r->value);
		if (chance(50))
			line(indent, "%s = %s;", r->name, named(r->values));
		else
			line(indent, "%s = %s ? %s : %s;", r->name, expr_within(expr_truth(1), UNARY),
				named(r->values), named(r->values));
		return;
	}
	unsigned bits = r->value.kind == KIND_TRUTH ? 1 : value_bits(r->value);
	if (bits > 2 && chance(20)) {
		unsigned high = pick_from(1, bits - 1);
		line(indent, "%s[%u:0] = %s;", r->name, high - 1, value(high > 1 ? high : 1));
		return;
	}
	line(indent, "%s = %s;", r->name, value(bits));
}

static void state_register_place(unsigned indent)
{
	const struct state_register *r;
	do
		r = &isa.registers[pick(isa.register_count)];
	while (r->transient); /* flags are never transient */
	register_print(r, indent);
}

static void flags(unsigned indent)
{
	scope.role = ROLE_STATE;
	line(indent, "%s = %s;", isa.flags,
		expr_fit(expr_integer(2, scope.most), isa.flag_bits > 1 ? isa.flag_bits : 1));
}

static void file_register_place(unsigned indent)
{
	if (!has(WITHOUT_PLACES)) {
		line(indent, "%s = %u;", name_new(NAME_SEMANTIC), pick(100));
		return;
	}
	const struct file *f = file_named();
	unsigned bits = 0;
	while (2u << bits <= f->count)
		bits++;
	const char *at =
		bits ? chance(30) ? print("%u", pick(f->count > 3 ? 3 : f->count)) : expr_index(bits).text
			 : "0";
	if (f->first)
		at = print("(%s) + %u", at, f->first);
	if (f->has_side && chance(50))
		line(indent, "%s[%s].%s = %s;", f->name, at, f->side, value(f->side_bits));
	else
		line(indent, "%s[%s] = %s;", f->name, at, value(f->width));
}

/* A register of a file by its own name, in most cases one of the first. */
static void own_register_place(unsigned indent)
{
	const struct file *f = file_named();
	unsigned count = f->count - (f->fixed ? 1 : 0), most = count > 3 && chance(70) ? 3 : count;
	unsigned number = f->first + pick(most), high = f->width > 2 ? pick_from(1, f->width - 1) : 0;
	if (high && chance(20))
		line(indent, "%s%u[%u:0] = %s;", f->prefix, number, high, value(high + 1));
	else
		line(indent, "%s%u = %s;", f->prefix, number, value(f->width));
}

/* The side field of an operand's register. */
static void side_field_place(unsigned indent)
{
	for (unsigned i = 0; i < scope.output_count; i++)
		if (scope.outputs[i].side) {
			scope.role = ROLE_STATE;
			expr_count(CONSTRUCT_SIDE, value_unsigned(scope.outputs[i].side_bits));
			line(indent, "%s.%s = %s;", scope.outputs[i].name, scope.outputs[i].side,
				value(scope.outputs[i].side_bits));
			return;
		}
	file_register_place(indent);
}

static void store(unsigned indent)
{
	static const unsigned sizes[] = { 8, 16, 32, 64 };
	const struct memory *m = &isa.memories[pick(isa.memory_count)];
	if (!m->writable) {
		state_register_place(indent);
		return;
	}
	scope.role = ROLE_INDEX;
	const char *address = print("(%s) << 3", expr_integer(1, 61).text);
	if (m->banks)
		line(indent, "%s[%u][%s] = %s;", m->name, pick(m->banks), address, value(m->word));
	else if (chance(50)) {
		unsigned size = sizes[pick(4)];
		line(indent, "%s%u[%s] = %s;", m->name, size, address, value(size));
	} else {
		line(indent, "%s[%s] = %s;", m->name, address, value(m->word));
	}
}

/* A collective: not under a condition, which can differ between lanes. */
static void collective(unsigned indent)
{
	static const char *const joins[] = { "add", "and", "or", "xor", "min", "max" };
	const char *name = name_new(NAME_SEMANTIC);
	const struct variable *v = scope_integer();
	scope.role = ROLE_LOCAL;
	if (chance(40) || !v) {
		line(indent, "%s = ballot(%s);", name, expr_truth(2).text);
		scope_add(name, (struct value){ KIND_INTEGER, -1, (int)isa.lanes, 0 });
	} else if (v->operand && v->indexable && chance(50)) {
		unsigned bits = 0;
		while (2u << bits <= isa.lanes)
			bits++;
		line(indent, "%s = %s@(%s);", name, v->name, expr_index(bits).text);
		struct value value = v->value;
		value.exact = 0;
		scope_add(name, value);
	} else {
		struct expr e = expr_unsigned(2, 32);
		unsigned which = pick(6);
		line(indent, "%s = fold(%s, %s);", name, joins[which], e.text);
		e.value.high += which == 0 ? 5 : 0;
		e.value.low = which == 1 ? 0 : -1;
		e.value.exact = 0;
		scope_add(name, e.value);
	}
	expr_count(CONSTRUCT_COLLECTIVE, v ? v->value : value_unsigned(isa.lanes));
}

/* If there are lanes, locations that they share cannot be written. */
static void lane_place(unsigned indent)
{
	if (!scope.conditional && !scope.function)
		collective(indent);
	else
		line(indent, "%s = laneid;", name_new(NAME_SEMANTIC));
}

/* f(x); t = f(x); */
static bool call_statement(unsigned indent)
{
	struct value value;
	const char *text = scope.prefix ? NULL : expr_effect(&value);
	if (!text)
		return false;
	if (!value.high || chance(30)) {
		line(indent, "%s;", text);
		return true;
	}
	const char *name = name_new(NAME_SEMANTIC);
	line(indent, "%s = %s;", name, text);
	scope_add(name, value);
	return true;
}

void statement_place(unsigned indent)
{
	bool calls = isa.effect_count && (!scope.function || scope.effects) && !scope.loops;
	if (calls && chance(35) && call_statement(indent))
		return;
	if (isa.lanes > 1 && !scope.function) {
		lane_place(indent);
		return;
	}
	if (scope.function && !scope.effects) {
		line(indent, "%s = %u;", name_new(NAME_SEMANTIC), pick(100));
		return;
	}
	if (!isa.register_count) {
		file_register_place(indent);
		return;
	}
	switch (pick(scope.machine ? 12 : 5)) {
	case 0:
	case 1: state_register_place(indent); break;
	case 2: flags(indent); break;
	case 3: file_register_place(indent); break;
	case 4:
	case 5: own_register_place(indent); break;
	case 6:
	case 7:
		if (scope.loops)
			state_register_place(indent);
		else
			store(indent);
		break;
	case 8: line(indent, "pc = %s;", value(isa.counter)); break;
	case 9:
		if (isa.cycles && !scope.loops)
			line(indent, "cycles += %s;", expr_low(expr_unsigned(2, 64), pick_from(2, 15)).text);
		else
			state_register_place(indent);
		break;
	case 10: side_field_place(indent); break;
	default:
		if (chance(20))
			line(indent, "halt;");
		else
			file_register_place(indent);
		break;
	}
}

void state_statements_print(unsigned count)
{
	while (count--)
		switch (pick(6)) {
		case 0: flags(1); break;
		case 1: file_register_place(1); break;
		case 2: store(1); break;
		case 3: line(1, "pc = %s;", value(isa.counter)); break;
		default: state_register_place(1); break;
		}
}
