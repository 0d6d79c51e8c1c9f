%# SPDX-License-Identifier: MIT
static void check_names(void)
{
	for (unsigned i = 0; i < ${$P}_FIELD_COUNT; i++)
		if (strcmp(${$p}_field_name((enum ${$p}_field)i),
			${$p}_fuzz_field_name((enum ${$p}_field)i)) != 0)
			${$p}_fuzz_fail(NULL, 0, "field %u is called '%s'", i,
				${$p}_field_name((enum ${$p}_field)i));
	if (${$p}_field_name((enum ${$p}_field)${$P}_FIELD_COUNT)[0] ||
		${$p}_opcode_name(${$P}_OP_NONE)[0] ||
		${$p}_opcode_name((enum ${$p}_opcode)(${$P}_OPCODE_COUNT + 1))[0])
		${$p}_fuzz_fail(NULL, 0, "there are names of things that do not exist");
}

/* The texts of the seeds do not come from target c. */
static void check_seeds(void)
{
	for (size_t i = 0; i < ${$p}_fuzz_seed_count; i++) {
		const char *expected = ${$p}_fuzz_seeds[i].text;
		char text[${$P}_TEXT_MAX + 1];
		uint8_t bytes[${$P}_LENGTH_MAX], back[${$P}_LENGTH_MAX];
		struct ${$p}_insn insn;
		struct ${$p}_error error;
		size_t size = ${$p}_fuzz_seed_bytes(i, bytes);
		if (${$p}_decode(bytes, size, &insn) != ${$P}_STATUS_OK)
			${$p}_fuzz_fail(bytes, size, "is not decoded; specc writes '%s'", expected);
		${$p}_format(&insn, text, sizeof text);
		if (strcmp(text, expected) != 0)
			${$p}_fuzz_fail(bytes, size, "has the text '%s'; specc writes '%s'", text,
				expected);
%if $f/opcodes/row[@decode-only] | $f/fields/row/@ignored
		const struct ${$p}_insn own = insn;
%end
		if (${$p}_parse(expected, strlen(expected), &insn, &error) != ${$P}_STATUS_OK)
			${$p}_fuzz_fail(bytes, size, "'%s' is not read: %s", expected,
				error.message);
%if $f/opcodes/row[@decode-only]
		if (has_twin(&own, &insn, text, strlen(text)))
			insn = own; /* the text is also its own */
%end
%if $f/fields/row/@ignored
		take_ignored(&insn, &own, text);
%end
		if (${$p}_encode(&insn, back, sizeof back) != ${$P}_STATUS_OK || memcmp(back,
			bytes, size) != 0)
			${$p}_fuzz_fail(bytes, size, "'%s' has different bytes", expected);
	}
}

static size_t check(const uint8_t *bytes, size_t size)
{
	struct ${$p}_fuzz_verdict verdict;
	struct ${$p}_insn insn;
	${$p}_fuzz_judge(bytes, size, &verdict);
	${$p}_fuzz_reach(bytes, size, &verdict);
	if (${$p}_decode(bytes, size, &insn) != verdict.status)
		${$p}_fuzz_fail(bytes, size, "decoded with a different status");
	if (verdict.status == ${$P}_STATUS_TRUNCATED)
		return size;
	if (insn.opcode != verdict.opcode || insn.length != verdict.length)
		${$p}_fuzz_fail(bytes, size, "decoded as opcode %u with length %u", insn.opcode,
			insn.length);
%if /isa/derived/printed-aliases/@count[. != '0']
	if (verdict.status == ${$P}_STATUS_OK)
		check_alias(bytes, size, &insn);
%end
	if (verdict.status == ${$P}_STATUS_OK)
		check_legal(bytes, size, &insn);
	else
		check_refused(bytes, size, &insn, &verdict);
	return verdict.length;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	static bool begun;
	if (!begun) {
		check_names();
		check_seeds();
	}
	begun = true;
%call words_entry()
