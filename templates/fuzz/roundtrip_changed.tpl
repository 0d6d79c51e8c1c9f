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

/* An instruction as a program may make it: a field has any value, or the word has another opcode.
 * It is encoded and has the text of its bytes only if it is legal; otherwise there is a reason. */
static void check_changed(const uint8_t *bytes, size_t size, const struct ${$p}_insn *insn)
{
	const struct ${$p}_fuzz_opcode *opcode = &${$p}_fuzz_opcodes[insn->opcode - 1];
	struct ${$p}_fuzz_bits w = ${$p}_fuzz_load(bytes, insn->length);
	struct ${$p}_insn changed = *insn, again;
	struct ${$p}_fuzz_verdict verdict = { .length = insn->length };
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
	if (opcode->length != insn->length)
		return;
	bool legal = is_legal(opcode, &w, &matches);
	verdict.status = legal ? ${$P}_STATUS_OK :
		matches ? ${$P}_STATUS_RESERVED : ${$P}_STATUS_UNDEFINED;
	verdict.opcode = changed.opcode;
	if ((${$p}_encode(&changed, back, sizeof back) == ${$P}_STATUS_OK) != legal ||
		(${$p}_format(&changed, text, sizeof text) != 0) != legal)
		${$p}_fuzz_fail(bytes, size, "changed to opcode %u, word 0x%llx it is %s", changed.opcode,
			(unsigned long long)changed.word[0], legal ? "refused" : "not refused");
	if (legal && (${$p}_decode(back, insn->length, &again) != ${$P}_STATUS_OK ||
		(again.opcode == changed.opcode && (!${$p}_format(&again, same, sizeof same) ||
			strcmp(text, same) != 0))))
		${$p}_fuzz_fail(bytes, size, "changed to opcode %u, word 0x%llx it has the text '%s'",
			changed.opcode, (unsigned long long)changed.word[0], text);
	if (explain(&changed, &reason) != verdict.status)
		${$p}_fuzz_fail(bytes, size, "changed to opcode %u, word 0x%llx its reason is wrong",
			changed.opcode, (unsigned long long)changed.word[0]);
	${$p}_fuzz_store(&w, insn->length, back);
	if (verdict.status == ${$P}_STATUS_RESERVED && !${$p}_fuzz_explains(back, &verdict, &reason))
		${$p}_fuzz_fail(bytes, size, "changed to opcode %u, word 0x%llx it has the wrong reason",
			changed.opcode, (unsigned long long)changed.word[0]);
}

