%# SPDX-License-Identifier: MIT

/* ---- the judge ---- */

/* The i-th field of the opcode and its value in a word. */
static const struct ${$p}_fuzz_field *field_of(const struct ${$p}_fuzz_opcode *opcode, uint32_t i,
	const struct ${$p}_fuzz_bits *w, uint64_t *value)
{
	uint32_t field = ${$p}_fuzz_uses[opcode->use + i].field;
	*value = ${$p}_fuzz_get(w, field);
	return &${$p}_fuzz_fields[field];
}

/* Fields that keep a word out of a box, at most `most`, and the first of them. */
static unsigned count_wrong(const struct ${$p}_fuzz_opcode *opcode,
	const struct ${$p}_fuzz_box *box,
	const struct ${$p}_fuzz_bits *w, unsigned most, enum ${$p}_field *first)
{
	unsigned wrong = 0;
	uint64_t value;
	for (uint32_t i = box->limit; i < box->limit + box->limits && wrong < most; i++) {
		const struct ${$p}_fuzz_limit *limit = &${$p}_fuzz_limits[i];
		const struct ${$p}_fuzz_field *field = field_of(opcode, limit->use, w, &value);
		if (!${$p}_fuzz_in(limit->set, value) && !wrong++)
			*first = field->name;
	}
	return wrong;
}

/* Is there a field of this name with a value that its type does not have? `any`: whatever name. */
static bool has_no_meaning(const struct ${$p}_fuzz_opcode *opcode, const struct ${$p}_fuzz_bits *w,
	bool any, enum ${$p}_field name)
{
	uint64_t value;
	for (uint32_t i = 0; i < opcode->uses; i++) {
		const struct ${$p}_fuzz_field *field = field_of(opcode, i, w, &value);
		if ((any || field->name == name) && field->kind != ${$P}_FUZZ_FIXED &&
			!${$p}_fuzz_in(field->set, value))
			return true;
	}
	return false;
}

enum ${$p}_reason_kind ${$p}_fuzz_reason(
	const struct ${$p}_fuzz_opcode *opcode, const struct ${$p}_fuzz_bits *w)
{
	enum ${$p}_field first;
	for (unsigned i = 0; i < ${$P}_LIMBS; i++)
		if (w->limb[i] & ~opcode->covered.limb[i])
			return ${$P}_REASON_BITS;
	for (uint32_t i = opcode->box; i < opcode->box + opcode->boxes; i++)
		if (count_wrong(opcode, &${$p}_fuzz_boxes[i], w, 1, &first) == 0)
			return ${$P}_REASON_NONE;
	if (has_no_meaning(opcode, w, true, (enum ${$p}_field)0))
		return ${$P}_REASON_VALUE;
	return ${$P}_REASON_CONSTRAINT;
}

/* Is the field the first wrong one of a box that the word misses in the fewest fields? */
static bool is_constrained(const struct ${$p}_fuzz_opcode *opcode, const struct ${$p}_fuzz_bits *w,
	enum ${$p}_field field)
{
	unsigned fewest = opcode->uses + 1;
	bool right = opcode->boxes == 0 && (unsigned)field == ${$P}_FIELD_COUNT;
	for (uint32_t i = opcode->box; i < opcode->box + opcode->boxes; i++) {
		enum ${$p}_field first = (enum ${$p}_field)0;
		unsigned wrong = count_wrong(opcode, &${$p}_fuzz_boxes[i], w, fewest + 1, &first);
		if (wrong < fewest)
			right = false;
		fewest = wrong < fewest ? wrong : fewest;
		if (wrong == fewest && first == field)
			right = true;
	}
	return right;
}

bool ${$p}_fuzz_explains_word(const struct ${$p}_fuzz_opcode *opcode,
	const struct ${$p}_fuzz_bits *w, const struct ${$p}_reason *reason)
{
	if (${$p}_fuzz_reason(opcode, w) != reason->kind)
		return false;
	for (unsigned i = 0; i < ${$P}_LIMBS; i++)
		if (reason->bits[i] != (w->limb[i] & ~opcode->covered.limb[i]))
			return false;
	if (reason->kind == ${$P}_REASON_VALUE)
		return has_no_meaning(opcode, w, false, reason->field);
	return reason->kind != ${$P}_REASON_CONSTRAINT || is_constrained(opcode, w, reason->field);
}

bool ${$p}_fuzz_explains(const uint8_t *bytes, const struct ${$p}_fuzz_verdict *verdict,
	const struct ${$p}_reason *reason)
{
	const struct ${$p}_fuzz_opcode *opcode = &${$p}_fuzz_opcodes[verdict->opcode - 1];
	struct ${$p}_fuzz_bits w = ${$p}_fuzz_load_as(opcode, bytes, verdict->length);
	return ${$p}_fuzz_explains_word(opcode, &w, reason);
}

%include "model_judge_word.tpl"
