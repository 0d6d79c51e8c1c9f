%# SPDX-License-Identifier: MIT
%if /isa/derived/printed-aliases/@count[. != '0']
/* The alias that is printed for an instruction is read as one with the same text. */
static void check_alias(const uint8_t *bytes, size_t size, const struct ${$p}_insn *insn)
{
	char text[${$P}_TEXT_MAX + 1], alias[${$P}_TEXT_MAX + 1], same[${$P}_TEXT_MAX + 1];
	struct ${$p}_insn again;
	size_t length = ${$p}_format_alias(insn, alias, sizeof alias);
	${$p}_format(insn, text, sizeof text);
	if (strcmp(alias, text) == 0)
		return;
	if (${$p}_parse(alias, length, &again, NULL) != ${$P}_STATUS_OK ||
		again.opcode != insn->opcode || !${$p}_format(&again, same, sizeof same) ||
		strcmp(same, text) != 0)
		${$p}_fuzz_fail(bytes, size, "its alias '%s' is not read as '%s'", alias, text);
}

%end
