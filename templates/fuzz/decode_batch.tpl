%# SPDX-License-Identifier: MIT
/* ---- many words without an engine ---- */

enum { SHARE = 64 }; /* one word in this many takes all tests of an input */

/* The result must be the one known from the construction of a word, or else that of the judge. */
static void check_quickly(const uint8_t *bytes, size_t size, struct ${$p}_fuzz_verdict *known)
{
	struct ${$p}_insn insn;
	enum ${$p}_status status = ${$p}_decode(bytes, size, &insn);
	if (known->status == ${$P}_STATUS_SYNTAX)
		${$p}_fuzz_judge(bytes, size, known);
	if (status != known->status || insn.opcode != known->opcode ||
		(status != ${$P}_STATUS_TRUNCATED && insn.length != known->length))
		${$p}_fuzz_fail(bytes, size,
			"decoded with status %d, opcode %u, length %u; not %d, %u, %u",
			(int)status, insn.opcode, insn.length, (int)known->status, known->opcode,
				known->length);
}

/* Returns how many went through all checks. */
uint64_t ${$p}_fuzz_batch(uint64_t words, uint64_t seed)
{
	struct ${$p}_fuzz_random r;
	struct ${$p}_fuzz_verdict known;
	uint8_t bytes[${$P}_LENGTH_MAX];
	uint64_t whole = 0;
	${$p}_fuzz_seed(&r, seed);
	for (uint64_t i = 0; i < words; i++) {
		enum ${$p}_fuzz_kind kind = (enum ${$p}_fuzz_kind)(i % ${$P}_FUZZ_KINDS);
		size_t size = ${$p}_fuzz_word_known(&r, kind, bytes, &known);
		check_quickly(bytes, size, &known);
		if (i / ${$P}_FUZZ_KINDS % SHARE == 0 && size) {
			check(bytes, size);
			whole++;
		}
	}
	return whole;
}
