%# SPDX-License-Identifier: MIT
/* Is the word, as one of this opcode, what may be written? */
static bool is_legal(const struct ${$p}_fuzz_opcode *opcode, const struct ${$p}_fuzz_bits *w,
	bool *matches)
{
	*matches = true;
	for (unsigned i = 0; i < ${$P}_LIMBS; i++)
		if ((w->limb[i] & opcode->mask.limb[i]) != opcode->match.limb[i])
			*matches = false;
	return *matches && ${$p}_fuzz_reason(opcode, w) == ${$P}_REASON_NONE;
}

%if $appends
/* Does the word only have bits for which the opcode has a place? */
static bool has_place(const struct ${$p}_fuzz_opcode *opcode, const struct ${$p}_fuzz_bits *w)
{
	for (unsigned i = opcode->length; i < ${$P}_LIMBS * 8; i++)
		if (w->limb[i / 8] & ~opcode->covered.limb[i / 8] & (uint64_t)0xff << i % 8 * 8)
			return false;
	return true;
}

%end
/* An instruction as a program may make it: a field has any value, or the word has another opcode.
 * It is encoded and has the text of its bytes only if it is legal; otherwise there is a reason. */
static void check_changed(const uint8_t *bytes, size_t size, const struct ${$p}_insn *insn)
{
	const struct ${$p}_fuzz_opcode *opcode = &${$p}_fuzz_opcodes[insn->opcode - 1];
	struct ${$p}_fuzz_bits w = ${$p}_fuzz_load_as(opcode, bytes, insn->length);
	struct ${$p}_insn changed = *insn, again;
	enum ${$p}_status status;
	struct ${$p}_reason reason;
	struct ${$p}_fuzz_random r;
	uint8_t back[${$P}_LENGTH_MAX];
	char text[${$P}_TEXT_MAX + 1], same[${$P}_TEXT_MAX + 1];
	bool matches;
	uint64_t seed = w.limb[0];
	for (unsigned i = 1; i < ${$P}_LIMBS; i++)
		seed = seed * 31 + w.limb[i];
	${$p}_fuzz_seed(&r, seed);
	if (!opcode->uses || !${$p}_fuzz_below(&r, 8)) {
		changed.opcode = (enum ${$p}_opcode)(1 + ${$p}_fuzz_below(&r, ${$P}_OPCODE_COUNT));
	} else {
		uint32_t number = ${$p}_fuzz_uses[opcode->use + ${$p}_fuzz_below(&r, opcode->uses)].field;
		const struct ${$p}_fuzz_field *field = &${$p}_fuzz_fields[number];
		uint64_t value = ${$p}_fuzz_next(&r) & UINT64_MAX >> (64 - field->width);
		${$p}_set(&changed, field->name, value);
		${$p}_fuzz_put(&w, number, value);
	}
	opcode = &${$p}_fuzz_opcodes[changed.opcode - 1];
%if $appends
	if (${$p}_fuzz_size(opcode, &w) != changed.length || !has_place(opcode, &w))
		return;
%else
	if (opcode->length != insn->length)
		return;
%end
	bool legal = is_legal(opcode, &w, &matches);
	status = legal ? ${$P}_STATUS_OK :
		matches ? ${$P}_STATUS_RESERVED : ${$P}_STATUS_UNDEFINED;
	if ((${$p}_encode(&changed, back, sizeof back) == ${$P}_STATUS_OK) != legal ||
		(${$p}_format(&changed, text, sizeof text) != 0) != legal)
		${$p}_fuzz_fail(bytes, size, "changed to opcode %u, word 0x%llx it is %s", changed.opcode,
			(unsigned long long)changed.word[0], legal ? "refused" : "not refused");
	if (legal && (${$p}_decode(back, changed.length, &again) != ${$P}_STATUS_OK ||
		(again.opcode == changed.opcode && (!${$p}_format(&again, same, sizeof same) ||
			strcmp(text, same) != 0))))
		${$p}_fuzz_fail(bytes, size, "changed to opcode %u, word 0x%llx it has the text '%s'",
			changed.opcode, (unsigned long long)changed.word[0], text);
	if (explain(&changed, &reason) != status)
		${$p}_fuzz_fail(bytes, size, "changed to opcode %u, word 0x%llx its reason is wrong",
			changed.opcode, (unsigned long long)changed.word[0]);
	if (status == ${$P}_STATUS_RESERVED && !${$p}_fuzz_explains_word(opcode, &w, &reason))
		${$p}_fuzz_fail(bytes, size, "changed to opcode %u, word 0x%llx it has the wrong reason",
			changed.opcode, (unsigned long long)changed.word[0]);
}

