/* SPDX-License-Identifier: MIT */
/* Facts of the type check, keyed by expression or symbol. */
#include "typing/facts.h"

struct key {
	const void *owner; /* the expression, or the block of a symbol */
	uintptr_t number;  /* 0, or the index of the symbol plus 1 */
};

struct fact_entry {
	struct key key;
	struct sem_value value, last; /* over all runs; of the latest run */
};

struct sem_facts *sem_facts_new(struct arena *arena)
{
	struct sem_facts *facts = ARENA_NEW(arena, struct sem_facts);
	facts->arena = facts->map.arena = facts->calls.arena = arena;
	return facts;
}

static struct fact_entry *find_fact(const struct sem_facts *facts, struct key key)
{
	return str_map_get(&facts->map, (struct str){ (const char *)&key, sizeof key });
}

static void keep_fact(struct sem_facts *facts, struct key key, const struct sem_value *value)
{
	struct fact_entry *entry = facts ? find_fact(facts, key) : NULL;
	if (entry) {
		/* most runs repeat what the previous one found */
		if (memcmp(&entry->last, value, sizeof *value) != 0)
			entry->value = type_join(&entry->value, value);
		entry->last = *value;
	} else if (facts) {
		entry = ARENA_NEW(facts->arena, struct fact_entry);
		*entry = (struct fact_entry){ key, *value, *value };
		str_map_put(
			&facts->map, (struct str){ (const char *)&entry->key, sizeof entry->key }, entry);
	}
}

void sem_fact_add_expr(
	struct sem_facts *facts, const struct sem_expr *e, const struct sem_value *value)
{
	keep_fact(facts, (struct key){ e, 0 }, value);
}

void sem_fact_add_symbol(struct sem_facts *facts, const struct sem_block *block, size_t index,
	const struct sem_value *value)
{
	keep_fact(facts, (struct key){ block, index + 1 }, value);
}

struct sem_call *sem_facts_call(struct sem_facts *facts, struct str key)
{
	struct sem_call *call = str_map_get(&facts->calls, key);
	if (!call) {
		call = ARENA_NEW(facts->arena, struct sem_call);
		str_map_put(&facts->calls, str_copy(facts->arena, key), call);
	}
	return call;
}

static const struct sem_value *value_of_fact(const struct sem_facts *facts, struct key key)
{
	const struct fact_entry *entry = find_fact(facts, key);
	return entry ? &entry->value : NULL;
}

const struct sem_value *sem_fact_of_expr(const struct sem_facts *facts, const struct sem_expr *e)
{
	return value_of_fact(facts, (struct key){ e, 0 });
}

const struct sem_value *sem_fact_of_symbol(
	const struct sem_facts *facts, const struct sem_block *block, size_t index)
{
	return value_of_fact(facts, (struct key){ block, index + 1 });
}

/* ---- as text ---- */

enum { PLAIN_BITS = 16 }; /* larger numbers are written as 2^n or 2^n-1 if they are one */

static struct str text_of_wide(struct arena *arena, struct wide n)
{
	bool negative = wide_is_negative(n);
	struct wide magnitude = negative ? wide_neg(n) : n;
	unsigned bits = wide_length(magnitude);
	if (bits > PLAIN_BITS && wide_equal(magnitude, wide_power(bits - 1)))
		return str_printf(arena, "%s2^%u", negative ? "-" : "", bits - 1);
	if (bits > PLAIN_BITS && wide_equal(magnitude, wide_mask(bits)))
		return negative ? str_printf(arena, "-2^%u+1", bits) : str_printf(arena, "2^%u-1", bits);
	return wide_text(arena, n);
}

struct str sem_value_text(struct arena *arena, const struct sem_value *value)
{
	static const char *const words[] = { [SEM_KIND_INT] = "int",
		[SEM_KIND_BOOL] = "bool",
		[SEM_KIND_FLOAT] = "F32",
		[SEM_KIND_REAL] = "real",
		[SEM_KIND_LARGE] = "int",
		[SEM_KIND_MOD] = "modifier",
		[SEM_KIND_ARRAY] = "array" };
	if (!value || !words[value->kind])
		return (struct str){ 0 };
	bool array = value->kind == SEM_KIND_ARRAY;
	enum sem_kind kind = array ? value->element : value->kind;
	struct buffer text = buffer_new(arena);
	buffer_printf(&text, "%s", words[kind] ? words[kind] : "");
	if (array && value->size > 0)
		buffer_printf(&text, "[%lld]", (long long)value->size);
	else if (array)
		buffer_add(&text, STR("[]"));
	if (value->kind == SEM_KIND_MOD && value->type)
		return value->type->name;
	if (kind == SEM_KIND_INT)
		buffer_printf(&text, " %.*s..%.*s", STR_ARG(text_of_wide(arena, value->range.lo)),
			STR_ARG(text_of_wide(arena, value->range.hi)));
	return buffer_str(&text);
}
