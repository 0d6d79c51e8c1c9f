%# SPDX-License-Identifier: MIT
/* ---- values ---- */

static uint64_t ones(unsigned width)
{
	return ~(uint64_t)0 >> (64 - width);
}

/* A member of a set. */
static uint64_t pick(struct ${$p}_fuzz_random *r, uint32_t set, unsigned width)
{
	const struct ${$p}_fuzz_set *s = &${$p}_fuzz_sets[set];
	uint32_t i = s->first + (s->count > 1 ? (uint32_t)${$p}_fuzz_below(r, s->count) : 0);
	const struct ${$p}_fuzz_cube *cube = &${$p}_fuzz_cubes[i];
	return cube->match | (${$p}_fuzz_next(r) & ~cube->mask & ones(width));
}

/* The least or the greatest number of a set, as bits. */
static uint64_t extreme(const struct ${$p}_fuzz_field *field, uint32_t set, bool greatest)
{
	const struct ${$p}_fuzz_set *s = &${$p}_fuzz_sets[set];
	uint64_t sign = (uint64_t)(field->kind == ${$P}_FUZZ_SIGNED) << (field->width - 1);
	uint64_t best = greatest ? 0 : ~(uint64_t)0;
	for (uint32_t i = s->first; i < s->first + s->count; i++) {
		const struct ${$p}_fuzz_cube *cube = &${$p}_fuzz_cubes[i];
		uint64_t value = cube->match ^ (cube->mask & sign);
		if (greatest)
			value |= ones(field->width) & ~cube->mask;
		if (greatest ? value > best : value < best)
			best = value;
	}
	return best ^ sign;
}

/* A value at which things change: an end of the set, one off, the middle, one bit. */
static uint64_t boundary(struct ${$p}_fuzz_random *r, const struct ${$p}_fuzz_field *field,
	uint32_t set)
{
	uint64_t choice = ${$p}_fuzz_below(r, 8), value = extreme(field, set, choice % 2);
	if (choice == 2)
		value = (value + 1) & ones(field->width);
	else if (choice == 3)
		value = (value - 1) & ones(field->width);
	else if (choice == 4)
		value = (uint64_t)1 << (field->width - 1);
	else if (choice == 5)
		value = (uint64_t)1 << ${$p}_fuzz_below(r, field->width);
	else if (choice == 6)
		value = field->hidden;
	return value;
}

/* ---- legal words ---- */

enum how { RANDOM, PLAIN,
	BOUNDARY }; /* all bits; a few of what text need not show; a few at ends */

/* Corrects values that the box does not allow. */
static void settle(struct ${$p}_fuzz_random *r, const struct ${$p}_fuzz_opcode *opcode,
	const struct ${$p}_fuzz_box *box, struct ${$p}_fuzz_bits *w)
{
	for (unsigned i = 0; i < ${$P}_LIMBS; i++)
		w->limb[i] = (w->limb[i] & opcode->covered.limb[i] & ~opcode->mask.limb[i]) |
			opcode->match.limb[i];
	for (uint32_t i = box->limit; i < box->limit + box->limits; i++) {
		uint32_t field = ${$p}_fuzz_uses[opcode->use + ${$p}_fuzz_limits[i].use].field;
		uint32_t set = ${$p}_fuzz_limits[i].set;
		if (!${$p}_fuzz_in(set, ${$p}_fuzz_get(w, field)))
			${$p}_fuzz_put(w, field, pick(r, set, ${$p}_fuzz_fields[field].width));
	}
}

/* Another value for one field; the box may not allow it. */
static void change_field(struct ${$p}_fuzz_random *r, const struct ${$p}_fuzz_opcode *opcode,
	const struct ${$p}_fuzz_box *box, enum how how, struct ${$p}_fuzz_bits *w)
{
	uint32_t use = (uint32_t)${$p}_fuzz_below(r, opcode->uses);
	uint32_t number = ${$p}_fuzz_uses[opcode->use + use].field;
	const struct ${$p}_fuzz_field *field = &${$p}_fuzz_fields[number];
	uint32_t set = ${$p}_fuzz_allowed(box, use);
	if (field->kind != ${$P}_FUZZ_FIXED)
		${$p}_fuzz_put(
			w, number, how == BOUNDARY ? boundary(r, field, set) : pick(r, set,
				field->width));
}

/* A word of the box. */
static struct ${$p}_fuzz_bits fill(struct ${$p}_fuzz_random *r,
	const struct ${$p}_fuzz_opcode *opcode,
	const struct ${$p}_fuzz_box *box, enum how how)
{
	struct ${$p}_fuzz_bits w = opcode->plain;
	if (how == RANDOM || (how == BOUNDARY && once_in(r, 2)))
		for (unsigned i = 0; i < ${$P}_LIMBS; i++)
			w.limb[i] = ${$p}_fuzz_next(r);
	if (how != RANDOM && opcode->uses)
		for (uint64_t i = ${$p}_fuzz_below(r, 4) + 1; i > 0; i--)
			change_field(r, opcode, box, how, &w);
	settle(r, opcode, box, &w);
	return w;
}

static const struct ${$p}_fuzz_box *any_box(
	struct ${$p}_fuzz_random *r, const struct ${$p}_fuzz_opcode *opcode)
{
	static const struct ${$p}_fuzz_box all = { 0, 0 };
	return opcode->boxes ? &${$p}_fuzz_boxes[opcode->box + ${$p}_fuzz_below(r,
		opcode->boxes)] : &all;
}

/* A word with one field at its least or greatest, in a box that allows it. */
static struct ${$p}_fuzz_bits fill_to_end(
	struct ${$p}_fuzz_random *r, const struct ${$p}_fuzz_opcode *opcode)
{
	const struct ${$p}_fuzz_box *box = any_box(r, opcode);
	uint32_t number = (uint32_t)${$p}_fuzz_below(r, opcode->uses);
	const struct ${$p}_fuzz_use *use = &${$p}_fuzz_uses[opcode->use + number];
	uint64_t value = once_in(r, 2) ? use->least : use->greatest;
	for (uint32_t i = 0; i < opcode->boxes; i++)
		if (${$p}_fuzz_in(${$p}_fuzz_allowed(&${$p}_fuzz_boxes[opcode->box + i], number),
			value)) {
			box = &${$p}_fuzz_boxes[opcode->box + i];
			break;
		}
	struct ${$p}_fuzz_bits w = fill(r, opcode, box, once_in(r, 2) ? PLAIN : RANDOM);
	if (${$p}_fuzz_fields[use->field].kind != ${$P}_FUZZ_FIXED)
		${$p}_fuzz_put(&w, use->field, value);
	return w;
}

/* One that has legal words; the first if there is none. */
static const struct ${$p}_fuzz_opcode *any_opcode(struct ${$p}_fuzz_random *r)
{
	const struct ${$p}_fuzz_opcode *opcode = ${$p}_fuzz_opcodes;
	for (unsigned tries = 0; tries < 1000; tries++) {
		opcode = &${$p}_fuzz_opcodes[${$p}_fuzz_below(r, ${$P}_OPCODE_COUNT)];
		if (opcode->boxes)
			return opcode;
	}
	return ${$p}_fuzz_opcodes;
}

