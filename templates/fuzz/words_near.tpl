%# SPDX-License-Identifier: MIT
size_t ${$p}_fuzz_legal(struct ${$p}_fuzz_random *r, unsigned number, uint8_t *bytes)
{
	const struct ${$p}_fuzz_opcode *opcode = &${$p}_fuzz_opcodes[number - 1];
	if (!opcode->boxes)
		return 0;
	struct ${$p}_fuzz_bits w = fill(r, opcode, any_box(r, opcode), once_in(r,
		2) ? PLAIN : RANDOM);
	return ${$p}_fuzz_store_as(opcode, &w, bytes);
}

/* ---- words that are nearly legal, or not at all ---- */

/* Sets one bit that no field covers; none: nothing changes. */
static void set_reserved_bit(struct ${$p}_fuzz_random *r, const struct ${$p}_fuzz_opcode *opcode,
	struct ${$p}_fuzz_bits *w)
{
	for (unsigned tries = 0; tries < 64; tries++) {
		unsigned bit = (unsigned)${$p}_fuzz_below(r, opcode->length * 8);
		if (opcode->covered.limb[bit / 64] >> bit % 64 & 1)
			continue;
		w->limb[bit / 64] |= (uint64_t)1 << bit % 64;
		return;
	}
}

/* Gives one field a value that is not in the set: of its type, or else of the box. */
static void break_field(struct ${$p}_fuzz_random *r, const struct ${$p}_fuzz_opcode *opcode,
	const struct ${$p}_fuzz_box *box, bool type, struct ${$p}_fuzz_bits *w)
{
	for (unsigned tries = 0; tries < 64; tries++) {
		uint32_t use = (uint32_t)${$p}_fuzz_below(r, opcode->uses);
		if (!type && box->limits) /* most fields have no limit */
			use = ${$p}_fuzz_limits[box->limit + ${$p}_fuzz_below(r, box->limits)].use;
		uint32_t number = ${$p}_fuzz_uses[opcode->use + use].field;
		const struct ${$p}_fuzz_field *field = &${$p}_fuzz_fields[number];
		uint32_t set = type ? field->set : ${$p}_fuzz_allowed(box, use);
		uint64_t value = ${$p}_fuzz_next(r) & ones(field->width);
		if (once_in(r, 2))
			value = pick(r, set, field->width) ^ (uint64_t)1 << ${$p}_fuzz_below(r,
				field->width);
		if (field->kind == ${$P}_FUZZ_FIXED || ${$p}_fuzz_in(set, value) ||
			(!type && !${$p}_fuzz_in(field->set, value)))
			continue;
		${$p}_fuzz_put(w, number, value);
		return;
	}
}

static struct ${$p}_fuzz_bits near(struct ${$p}_fuzz_random *r,
	const struct ${$p}_fuzz_opcode *opcode)
{
	const struct ${$p}_fuzz_box *box = any_box(r, opcode);
	struct ${$p}_fuzz_bits w = fill(r, opcode, box, once_in(r, 2) ? PLAIN : RANDOM);
	uint64_t choice = ${$p}_fuzz_below(r, 8);
	if (choice < 2)
		set_reserved_bit(r, opcode, &w);
	else if (choice < 4 && opcode->uses)
		break_field(r, opcode, box, true, &w);
	else if (choice < 7 && opcode->uses)
		break_field(r, opcode, box, false, &w);
	else
		w.limb[0] ^= (uint64_t)1 << ${$p}_fuzz_below(r,
			opcode->length < 8 ? opcode->length * 8 : 64);
	return w;
}

/* Another opcode of the same length with the fields that both have; sometimes values that it does
 * not allow are corrected. */
static struct ${$p}_fuzz_bits swap(struct ${$p}_fuzz_random *r, const struct ${$p}_fuzz_opcode *old,
	const struct ${$p}_fuzz_bits *from, const struct ${$p}_fuzz_opcode **opcode)
{
	*opcode = any_opcode(r);
	for (unsigned tries = 0; tries < 16 && (*opcode)->length != old->length; tries++)
		*opcode = any_opcode(r);
	const struct ${$p}_fuzz_box *box = any_box(r, *opcode);
	struct ${$p}_fuzz_bits w = fill(r, *opcode, box, PLAIN);
	for (uint32_t i = 0, k; i < (*opcode)->uses; i++) {
		uint32_t number = ${$p}_fuzz_uses[(*opcode)->use + i].field;
		const struct ${$p}_fuzz_field *field = &${$p}_fuzz_fields[number];
		if (field->kind == ${$P}_FUZZ_FIXED)
			continue;
		for (k = 0; k < old->uses; k++)
			if (${$p}_fuzz_fields[${$p}_fuzz_uses[old->use + k].field].name == field->name)
				break;
		if (k == old->uses)
			continue;
		uint64_t value = ${$p}_fuzz_get(from, ${$p}_fuzz_uses[old->use + k].field);
		if (${$p}_fuzz_in(${$p}_fuzz_allowed(box, i), value) || once_in(r, 8))
			${$p}_fuzz_put(&w, number, value & ones(field->width));
	}
	return w;
}

/* What is known of a word by the way it was made: status and opcode, or SYNTAX for nothing. */
static size_t known(struct ${$p}_fuzz_verdict *verdict, enum ${$p}_status status,
	const struct ${$p}_fuzz_opcode *opcode, unsigned length)
{
	verdict->status = status;
	verdict->opcode = opcode ? (unsigned)(opcode - ${$p}_fuzz_opcodes) + 1 : 0;
	verdict->length = length;
	return length;
}

size_t ${$p}_fuzz_word_known(struct ${$p}_fuzz_random *r, enum ${$p}_fuzz_kind kind, uint8_t *bytes,
	struct ${$p}_fuzz_verdict *verdict)
{
	const struct ${$p}_fuzz_opcode *opcode = any_opcode(r);
	struct ${$p}_fuzz_bits w = { { 0 } };
	unsigned length = ${$P}_LENGTH_MAX;
	if (kind == ${$P}_FUZZ_LEGAL || kind == ${$P}_FUZZ_BOUNDARY) {
		bool end = kind == ${$P}_FUZZ_BOUNDARY && opcode->uses && once_in(r, 2);
		enum how how = kind == ${$P}_FUZZ_BOUNDARY ? BOUNDARY : once_in(r,
			2) ? PLAIN : RANDOM;
		w = end ? fill_to_end(r, opcode) : fill(r, opcode, any_box(r, opcode), how);
		length = ${$p}_fuzz_store_as(opcode, &w, bytes);
		return known(verdict, ${$P}_STATUS_OK, opcode, length);
	}
	if (kind == ${$P}_FUZZ_GAP && ${$P}_FUZZ_GAP_COUNT > 0) {
		const struct ${$p}_fuzz_gap *gap = &${$p}_fuzz_gaps[${$p}_fuzz_below(r,
			${$P}_FUZZ_GAP_COUNT)];
		for (unsigned i = 0; i < ${$P}_LIMBS; i++)
			w.limb[i] = gap->match.limb[i] | (${$p}_fuzz_next(r) & ~gap->mask.limb[i]);
		${$p}_fuzz_store(&w, gap->length, bytes);
		return known(verdict, ${$P}_STATUS_UNDEFINED, NULL, gap->length);
	}
	if (kind == ${$P}_FUZZ_NEAR) {
		w = near(r, opcode);
		length = ${$p}_fuzz_store_as(opcode, &w, bytes);
	} else if (kind == ${$P}_FUZZ_SWAP) {
		struct ${$p}_fuzz_bits from = fill(r, opcode, any_box(r, opcode), BOUNDARY);
		w = swap(r, opcode, &from, &opcode);
		length = ${$p}_fuzz_store_as(opcode, &w, bytes);
	} else {
		for (unsigned i = 0; i < ${$P}_LIMBS; i++)
			w.limb[i] = ${$p}_fuzz_next(r);
		${$p}_fuzz_store(&w, length, bytes);
	}
	return known(verdict, ${$P}_STATUS_SYNTAX, NULL, length);
}

size_t ${$p}_fuzz_word(struct ${$p}_fuzz_random *r, enum ${$p}_fuzz_kind kind, uint8_t *bytes)
{
	struct ${$p}_fuzz_verdict verdict;
	return ${$p}_fuzz_word_known(r, kind, bytes, &verdict);
}

