/* SPDX-License-Identifier: MIT */
/* Random instructions and operands that provoke errors: all combinations of modifiers, registers
 * named twice, boundary values, and values related to those of other operands (equal, opposite, off
 * by one, a float that cancels the product of two others). */
#include <string.h>

#include "compare.h"
#include "sem/bind.h"
#include "number/wide.h"

/* ---- combinations of modifiers ---- */

/* Does the block examine the field? Operand modifiers go by their suffix ("ra.neg"). */
static bool is_modifier(
	const struct sem_scope *scope, const struct field *field, const struct sem_access *guard)
{
	if (field->type->kind != TYPE_ENUM || field->kind == FIELD_FIXED || field == guard->invert)
		return false;
	if (field->suffix.length)
		return true;
	VEC_EACH (const struct sem_modifier *, it, &scope->modifiers)
		if (str_equal(field->name, (*it)->name))
			return true;
	return false;
}

static uint64_t set_count(const struct cube_set *set)
{
	return cube_set_count(set).limb[0];
}

static uint64_t count_of_box(const struct combinations *c, const struct box *box)
{
	uint64_t count = 1;
	for (size_t i = 0; i < c->form->opcode->fields.count; i++)
		if (c->is_modifier[i])
			count *= set_count(&box->sets[i]);
	return count;
}

struct constants {
	struct arena *arena;
	struct combinations *to;
};

static void note_constant(void *user, const struct sem_expr *e, const struct sem_expr *parent)
{
	const struct constants *constants = user;
	(void)parent;
	if (e->kind == SEM_NUMBER)
		VEC_PUSH(constants->arena, &constants->to->constants, e->number.lo);
}

struct combinations combinations_of(const struct machines *m, const struct form *form)
{
	const struct opcode *opcode = form->opcode;
	struct combinations c = { .form = form };
	struct sem_bound bound;
	uint64_t seed = 1;
	c.is_modifier = ARENA_ARRAY(m->arena, bool, opcode->fields.count);
	struct sem_scope *scope = sem_block_of(m->semantics, form);
	if (scope && sem_bind(m->arena, scope, opcode, codec_sample(form, 0, &seed), &bound))
		for (size_t i = 0; i < opcode->fields.count; i++)
			c.is_modifier[i] = is_modifier(scope, opcode->fields.items[i], &bound.guard);
	VEC_EACH (struct box, it, &form->boxes)
		c.count += count_of_box(&c, it);
	struct constants constants = { m->arena, &c };
	if (scope)
		sem_walk(&scope->block->body, &(struct sem_walker){ &constants, NULL, note_constant });
	return c;
}

/* ---- words ---- */

static uint64_t float_bits(uint64_t *seed)
{
	static const uint32_t fractions[] = { 0, 1, 2, 0x400000, 0x400001, 0x3FFFFF, 0x7FFFFF,
		0x7FFFFE };
	static const uint32_t exponents[] = { 0, 0, 1, 2, 126, 127, 128, 150, 151, 253, 254, 255 };
	uint64_t r = ref_random(seed);
	uint64_t exponent = r & 1 ? exponents[(r >> 8) % 12] : (r >> 8) & 255;
	uint64_t fraction = r & 2 ? fractions[(r >> 16) % 8] : (r >> 16) & 0x7FFFFF;
	if ((r & 12) == 12) /* one or two bits: products and sums halfway between two floats */
		fraction = (1u << (r >> 20) % 23) | (1u << (r >> 30) % 23);
	return (r >> 4 & 1) << 31 | exponent << 23 | fraction;
}

static uint64_t integer_bits(uint64_t *seed)
{
	uint64_t r = ref_random(seed), power = (uint64_t)1 << (r >> 8) % 64;
	switch (r & 7) {
	case 0: return (r >> 8) % 3 - 1;
	case 1: return power + (r >> 40) % 3 - 1;
	case 2: return ~power + (r >> 40) % 3;
	case 3: return (r >> 8) % 300;
	case 4: return 0 - (r >> 8) % 300;
	default: return r >> 32 | r << 32;
	}
}

static uint64_t pick_field(const struct combinations *c, const struct field *field,
	const struct cube_set *set, uint64_t *seed)
{
	uint64_t r = ref_random(seed), value;
	if (r >> 48 & 1 && c->constants.count && r % 8 == 0) {
		value = c->constants.items[(r >> 8) % c->constants.count];
		value = (value + (r >> 49) % 3 - 1) & word_mask(0, field->width).lo;
		if (cube_set_contains(set, (struct word){ value, 0 }))
			return value;
	}
	switch (r >> 61) {
	case 0: return cube_set_min(set).lo;
	case 1: return cube_set_max(set).lo;
	case 2:
	case 3:
		if (field_hidden_value(field, &value) && cube_set_contains(set, (struct word){ value, 0 }))
			return value;
		break;
	case 4:
		value = (field->width == 32 && r & 1 ? float_bits(seed) : integer_bits(seed)) &
				word_mask(0, field->width).lo;
		if (cube_set_contains(set, (struct word){ value, 0 }))
			return value;
		break;
	default: break;
	}
	return cube_set_pick(set, r).lo;
}

/* Names registers twice: a field gets the number in another field of the same file. */
static struct word repeat_registers(
	const struct opcode *opcode, const struct box *box, struct word word, uint64_t *seed)
{
	for (size_t i = 1; i < opcode->fields.count; i++) {
		const struct field *field = opcode->fields.items[i];
		uint64_t r = ref_random(seed);
		const struct field *other = opcode->fields.items[(r >> 8) % i];
		struct word value = { field_extract(other, word), 0 };
		if (r >> 62 == 0 && field->type->kind == TYPE_REGISTER &&
			other->type->kind == TYPE_REGISTER && cube_set_contains(&box->sets[i], value))
			word = field_insert(field, word, value.lo);
	}
	return word;
}

struct word pick_word(const struct combinations *c, uint64_t combination, uint64_t *seed)
{
	const struct opcode *opcode = c->form->opcode;
	const struct box *box = c->form->boxes.items;
	struct word word = { 0, 0 };
	for (; combination >= count_of_box(c, box); box++)
		combination -= count_of_box(c, box);
	for (size_t i = 0; i < opcode->fields.count; i++) {
		const struct field *field = opcode->fields.items[i];
		const struct cube_set *set = &box->sets[i];
		uint64_t value;
		if (c->is_modifier[i]) {
			value = cube_set_pick(set, combination % set_count(set)).lo;
			combination /= set_count(set);
		} else {
			value = pick_field(c, field, set, seed);
		}
		word = field_insert(field, word, value);
	}
	return repeat_registers(opcode, box, word, seed);
}

/* ---- operands ---- */

/* The values picked for one lane. */
struct kin {
	uint64_t values[16];
	unsigned count;
};

enum plan { PLAN_NONE, PLAN_INTEGERS, PLAN_SMALL, PLAN_FLOATS, PLAN_RELATED, PLAN_PRODUCT };

static float as_float(uint64_t bits)
{
	uint32_t low = (uint32_t)bits;
	float f;
	memcpy(&f, &low, sizeof f);
	return f;
}

/* About minus the product of the last two: their sum is the rounding error of the product. */
static uint64_t cancelling(const struct kin *kin, uint64_t r)
{
	float product = -as_float(kin->values[kin->count - 1]) * as_float(kin->values[kin->count - 2]);
	uint32_t bits;
	memcpy(&bits, &product, sizeof bits);
	return bits + r % 5 - 2;
}

/* A float with an exponent near another one's, so that sums need rounding. */
static uint64_t near_float(uint64_t other, uint64_t *seed)
{
	uint64_t bits = float_bits(seed), r = ref_random(seed) >> 32;
	uint64_t exponent = ((other >> 23 & 255) + r % 53 - 26) & 255;
	return (bits & 0x807FFFFF) | exponent << 23;
}

static uint64_t related(const struct kin *kin, enum plan plan, uint64_t *seed)
{
	uint64_t r = ref_random(seed), other = kin->values[(r >> 8) % kin->count];
	switch (r >> 61) {
	case 0: return other;
	case 1: return 0 - other;
	case 2: return ~other;
	case 3: return other + (r >> 20) % 3 - 1;
	case 4: return other ^ (plan == PLAN_RELATED ? (uint64_t)1 << (r >> 20) % 64 : 0x80000000);
	default: return plan == PLAN_RELATED ? integer_bits(seed) : near_float(other, seed);
	}
}

static uint64_t pick_value(const struct kin *kin, enum plan plan, uint64_t *seed)
{
	switch (plan) {
	case PLAN_SMALL: return (ref_random(seed) >> 32) % 300;
	case PLAN_FLOATS: return kin->count ? related(kin, plan, seed) : float_bits(seed);
	case PLAN_RELATED: return kin->count ? related(kin, plan, seed) : integer_bits(seed);
	case PLAN_PRODUCT:
		if (kin->count >= 2)
			return cancelling(kin, ref_random(seed) >> 32);
		return float_bits(seed);
	default: return integer_bits(seed);
	}
}

static void pick_register(struct machines *m, size_t file, uint64_t number, struct kin *kins,
	enum plan plan, uint64_t *seed)
{
	const struct compared_file *f = &m->files[file];
	const struct register_file *info = m->isa->register_files.items[file];
	if (number >= f->numbers || !f->is_register[number])
		return;
	uint64_t *values = m->state->files[file] + number * f->lanes;
	for (unsigned lane = 0; lane < f->lanes; lane++) {
		struct kin *kin = &kins[lane];
		uint64_t value = info->width == 1 ? ref_random(seed) >> 40 : pick_value(kin, plan, seed);
		values[lane] = value & word_mask(0, info->width).lo;
		if (info->width > 1 && kin->count < 16)
			kin->values[kin->count++] = values[lane];
	}
	machines_share_register(m, file, number);
}

static size_t file_index(const struct machines *m, const struct register_file *file)
{
	size_t i = 0;
	while (m->isa->register_files.items[i] != file)
		i++;
	return i;
}

void pick_operands(
	struct machines *m, const struct opcode *opcode, struct word word, uint64_t *seed)
{
	static const enum plan plans[] = { PLAN_NONE, PLAN_INTEGERS, PLAN_INTEGERS, PLAN_SMALL,
		PLAN_FLOATS, PLAN_FLOATS, PLAN_RELATED, PLAN_PRODUCT };
	enum plan plan = plans[ref_random(seed) >> 61];
	struct kin kins[REF_MAX_LANES];
	for (unsigned lane = 0; lane < REF_MAX_LANES; lane++)
		kins[lane].count = 0;
	VEC_EACH (struct field *, it, &opcode->fields) {
		const struct type *type = (*it)->type;
		if (plan == PLAN_NONE || type->kind != TYPE_REGISTER)
			continue;
		const struct register_file *file = type->file->of ? type->file->of : type->file;
		uint64_t number = field_extract(*it, word) + (type->file->of ? type->file->of_first : 0);
		size_t index = file_index(m, file);
		pick_register(m, index, number, kins, plan, seed);
		pick_register(m, index, number + 1, kins, plan, seed);
	}
}
