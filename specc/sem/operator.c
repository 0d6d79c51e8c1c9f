/* SPDX-License-Identifier: MIT */
/* What the attributes of a modifier's values say: the operator or function that a value denotes
 * between two operands, the rounding that it selects, and numbers that are read as members. */
#include "sem/sem.h"

#include "number/text.h"

const struct attribute *sem_value_attribute(
	const struct type *type, struct str value, struct str name)
{
	const struct enumerator *e = type ? type_find_name(type, value) : NULL;
	if (e && e->attributes)
		VEC_EACH (struct attribute, it, &e->attributes->list)
			if (str_equal(it->name, name))
				return it;
	return NULL;
}

static const struct attribute *find_operator_value(
	const struct type *type, struct str value, const char *name)
{
	return sem_value_attribute(type, value, str_from_c(name));
}

struct sem_meaning sem_infix_meaning(
	const struct sem_scope *scope, const struct type *type, struct str value)
{
	struct sem_meaning meaning = { .op = SEM_OP_NONE };
	const struct attribute *op = find_operator_value(type, value, "operator");
	const struct attribute *function = find_operator_value(type, value, "function");
	meaning.attribute = op ? op : function;
	meaning.is_operator = op != NULL;
	meaning.twice = op && function;
	if (meaning.twice)
		return meaning;
	if (op && sem_op_is_infix(sem_op_find(op->value)))
		meaning.op = sem_op_find(op->value);
	struct sem_function *found = function ? sem_find_function(scope, function->value) : NULL;
	if (found && found->block->operands.count == 2 &&
		!sem_function_scope(scope->run, found)->has_effects)
		meaning.function = found;
	return meaning;
}

enum sem_rounding sem_value_rounding(const struct type *type, struct str value)
{
	static const char *const words[] = { "nearest", "zero", "up", "down" };
	static const enum sem_rounding roundings[] = { SEM_ROUND_NEAREST, SEM_ROUND_ZERO, SEM_ROUND_UP,
		SEM_ROUND_DOWN };
	const struct attribute *attribute = find_operator_value(type, value, "rounding");
	for (size_t i = 0; attribute && i < sizeof words / sizeof *words; i++)
		if (str_equal_c(attribute->value, words[i]))
			return roundings[i];
	return SEM_ROUND_NONE;
}

const struct type *sem_rounding_type(const struct isa *isa, struct str value)
{
	VEC_EACH (struct type *, it, &isa->types)
		if (sem_value_rounding(*it, value) != SEM_ROUND_NONE)
			return *it;
	return NULL;
}

const struct type *sem_data_type(const struct isa *isa, struct str value)
{
	VEC_EACH (struct type *, it, &isa->types)
		if (find_operator_value(*it, value, "bits"))
			return *it;
	return NULL;
}

bool sem_value_member(
	const struct type *type, struct str value, struct str name, struct sem_member *member)
{
	const struct attribute *attribute = sem_value_attribute(type, value, name);
	bool overflow;
	if (!attribute)
		return false;
	struct str text = attribute->value;
	*member = (struct sem_member){ .is_bool = true };
	if (str_equal_c(text, "true") || str_equal_c(text, "false")) {
		member->magnitude.lo = str_equal_c(text, "true");
		return true;
	}
	member->is_bool = false;
	member->negative = str_starts_with(text, STR("-"));
	text = str_slice(text, member->negative, text.length);
	size_t used = number_read_integer(text.text, text.length, &member->magnitude.lo, &overflow);
	return used && used == text.length && !overflow;
}

bool sem_data_bits(const struct type *type, struct str value, struct sem_type_word *data)
{
	struct sem_member bits, sign;
	*data = (struct sem_type_word){ 0 };
	if (!type || !sem_value_member(type, value, STR("bits"), &bits) || bits.is_bool ||
		bits.negative || !bits.magnitude.lo || bits.magnitude.lo > SEM_MOST_DATA_BITS ||
		!sem_value_member(type, value, STR("signed"), &sign) || !sign.is_bool)
		return false;
	data->width = (unsigned)bits.magnitude.lo;
	data->is_signed = sign.magnitude.lo != 0;
	return true;
}
