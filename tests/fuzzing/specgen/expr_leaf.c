/* SPDX-License-Identifier: MIT */
/* Names and numbers; registers by number, memory words. */
#include <inttypes.h>

#include "specgen.h"

static const char *digits(uint64_t high, uint64_t low)
{
	if (high)
		return print("0x%" PRIX64 "%016" PRIX64, high, low);
	switch (pick(4)) {
	case 0: return print("0x%" PRIX64, low);
	case 1:
		if (low < 64) {
			struct text text = { 0 };
			put(&text, "0b");
			for (unsigned i = 6; i--;)
				put(&text, "%c", (int)('0' + (low >> i & 1)));
			return text.bytes;
		}
		return print("0x%" PRIX64, low);
	default: return print("%" PRIu64, low);
	}
}

static unsigned bits_of(uint64_t high, uint64_t low)
{
	unsigned bits = 1;
	if (high)
		bits = 64, low = high;
	while (low > 1)
		low >>= 1, bits++;
	return bits + (high ? 0 : 0);
}

static struct expr number_leaf(unsigned most)
{
	unsigned bits = pick_from(1, most > 128 ? 128 : most);
	uint64_t high = bits > 64 ? pick_number(bits - 64) : 0;
	uint64_t low = pick_number(bits > 64 ? 64 : bits);
	struct expr e = { digits(high, low), value_unsigned(bits_of(high, low) + (high ? 1 : 0)),
		PRIMARY };
	e.value.exact = 0;
	expr_count(CONSTRUCT_NUMBER, e.value);
	return e;
}

static struct expr state_register_leaf(unsigned most)
{
	const struct state_register *r = &isa.registers[pick(isa.register_count)];
	if (r->value.kind == KIND_INTEGER && r->values && chance(50))
		return (struct expr){ print("(%s == %s.%s ? 1 : 0)", r->name, r->name,
								  r->values->names[pick(r->values->count)]),
			{ KIND_INTEGER, -1, 1, 0 }, PRIMARY };
	struct expr e = { r->name, r->value, PRIMARY };
	expr_count(CONSTRUCT_REGISTER, e.value);
	return expr_cut(e, most);
}

/* A register of a file by its own name. */
static struct expr file_register_leaf(unsigned most)
{
	const struct file *f = file_named();
	unsigned count = f->count - (f->fixed ? 1 : 0);
	struct expr e = { print(
						  "%s%u", f->prefix, f->first + pick(count > 3 && chance(60) ? 3 : count)),
		f->width == 1 ? value_truth() : value_unsigned(f->width), PRIMARY };
	expr_count(CONSTRUCT_REGISTER, e.value);
	return expr_cut(e, most);
}

/* Type.NAME */
static struct expr named_value(unsigned most)
{
	const struct values *values =
		isa.mode.count && chance(50) ? &isa.mode : &isa.values[pick(isa.values_count)];
	struct expr e = { print("%s.%s", values->name, values->names[pick(values->count)]),
		value_unsigned(values->width < 8 ? values->width : 8), PRIMARY };
	e.value.exact = 0;
	expr_count(CONSTRUCT_NAMED, e.value);
	return expr_cut(e, most);
}

/* .m.NAME */
static struct expr modifier_number(unsigned most)
{
	for (unsigned i = 0; i < scope.modifier_count; i++) {
		const struct values *values = scope.modifiers[i].values;
		if (!values->attribute)
			continue;
		struct expr e = { print("%s.%s", scope.modifiers[i].text, values->attribute),
			values->attribute_range, PRIMARY };
		e.value.exact = 0;
		expr_count(CONSTRUCT_MODIFIER, e.value);
		return expr_cut(e, most);
	}
	return number_leaf(most);
}

static struct expr element(const struct variable *v, unsigned most)
{
	unsigned bits = v->elements == 2 ? 1 : v->elements == 4 ? 2 : 3;
	struct expr e = { NULL, v->value, PRIMARY };
	if (chance(40))
		e.text = print("%s[%u]", v->name, pick(v->elements));
	else
		e.text = print("%s[%s]", v->name, expr_index(bits).text);
	expr_count(CONSTRUCT_ELEMENT, e.value);
	return expr_cut(e, most);
}

static struct expr float_bits(const char *text, unsigned most)
{
	struct expr e = { print("UINT32(%s)", text), value_unsigned(32), PRIMARY };
	expr_count(CONSTRUCT_FLOAT_OPERAND, e.value);
	return expr_cut(e, most);
}

static struct expr side_field_leaf(const struct variable *v, unsigned most)
{
	struct expr e = { print("%s.%s", v->name, v->side), value_unsigned(v->side_bits), PRIMARY };
	if (v->side_bits == 1)
		e.value = value_truth();
	expr_count(CONSTRUCT_SIDE, e.value);
	return expr_cut(e, most);
}

/* raw(x) */
static struct expr without_sign(const struct variable *v, unsigned most)
{
	const char *text = print("raw(%s)", v->name);
	if (v->raw.kind == KIND_FLOAT)
		return float_bits(text, most);
	struct expr e = { text, v->raw, PRIMARY };
	e.value.exact = 0;
	expr_count(CONSTRUCT_SIGN_OF, e.value);
	return expr_cut(e, most);
}

static struct expr number_of_variable(const struct variable *v, unsigned most)
{
	struct expr e = { print("number(%s)", v->name), value_unsigned(v->number), PRIMARY };
	e.value.exact = 0;
	expr_count(CONSTRUCT_NUMBER_OF, e.value);
	return expr_cut(e, most);
}

static struct expr variable(unsigned most)
{
	const struct variable *v = &scope.variables[pick(scope.variable_count)];
	if (v->elements)
		return element(v, most);
	if (v->side && chance(20))
		return side_field_leaf(v, most);
	if (v->sign && chance(25))
		return without_sign(v, most);
	if (v->number && chance(10))
		return number_of_variable(v, most);
	if (v->value.kind == KIND_FLOAT)
		return float_bits(v->name, most);
	struct expr e = { v->name, v->value, PRIMARY };
	expr_count(v->operand ? CONSTRUCT_OPERAND : CONSTRUCT_LOCAL, e.value);
	return expr_cut(e, most);
}

/* R[e], with e in range if nothing may be raised. */
static struct expr file_index(unsigned most)
{
	const struct file *f = file_named();
	unsigned count = f->count - (f->fixed ? 1 : 0), bits = 0;
	while (2u << bits <= count)
		bits++;
	if (!bits || f->width == 1)
		return number_leaf(most);
	const char *at = expr_index(bits).text;
	struct expr e = { NULL, value_unsigned(f->width), PRIMARY };
	e.text =
		f->first ? print("%s[(%s) + %u]", f->name, at, f->first) : print("%s[%s]", f->name, at);
	expr_count(CONSTRUCT_FILE_INDEX, e.value);
	return expr_cut(e, most);
}

static struct expr load(unsigned most)
{
	const struct memory *m = &isa.memories[pick(isa.memory_count)];
	static const unsigned sizes[] = { 8, 16, 32, 64 };
	enum role role = scope.role;
	unsigned width = m->word;
	scope.role = ROLE_INDEX;
	const char *address = expr_integer(1, 64).text;
	if (chance(60)) /* mostly aligned */
		address = print("(%s) << 3", address);
	struct expr e = { NULL, { 0 }, PRIMARY };
	if (m->banks) {
		unsigned bits = m->banks == 1 ? 0 : m->banks < 4 ? 1 : 2;
		e.text = print("%s[%s][%s]", m->name, bits ? expr_index(bits).text : "0", address);
	} else if (chance(50)) {
		width = sizes[pick(4)];
		e.text = print("%s%u[%s]", m->name, width, address);
	} else {
		e.text = print("%s[%s]", m->name, address);
	}
	scope.role = role;
	e.value = value_unsigned(width);
	expr_count(CONSTRUCT_LOAD, e.value);
	return expr_cut(e, most);
}

static struct expr counter(unsigned most)
{
	struct expr e = { chance(50) ? "pc" : "next_pc", value_unsigned(isa.counter), PRIMARY };
	expr_count(CONSTRUCT_REGISTER, e.value);
	return expr_cut(e, most);
}

struct expr expr_leaf(unsigned most)
{
	switch (pick(20)) {
	case 0:
	case 1: return number_leaf(most);
	case 2:
		if (!(scope.function && !scope.reads))
			return file_register_leaf(most);
		break;
	case 3:
		if (isa.register_count)
			return state_register_leaf(most);
		break;
	case 4:
		if (scope.modifier_count)
			return modifier_number(most);
		break;
	case 5:
		if (!(scope.function && !scope.reads) && has(WITHOUT_PLACES))
			return file_index(most);
		break;
	case 6:
		if (!(scope.function && !scope.reads) && has(WITHOUT_PLACES) && isa.memory_count &&
			!scope.loops)
			return load(most);
		break;
	case 7:
		if (isa.machine && !(scope.function && !scope.reads))
			return counter(most);
		break;
	case 8:
		if (!(scope.function && !scope.reads) && chance(50))
			return named_value(most);
		break;
	default: break;
	}
	return scope.variable_count ? variable(most) : number_leaf(most);
}
