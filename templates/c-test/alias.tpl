%# SPDX-License-Identifier: MIT
%if /isa/derived/printed-aliases/@count[. != '0']
/* Is the alias that is printed read as an instruction with the same text? */
static bool alias_holds(const struct ${$p}_insn *insn, const char *text)
{
	char alias[${$P}_TEXT_MAX + 1], same[${$P}_TEXT_MAX + 1];
	struct ${$p}_insn again;
	size_t length = ${$p}_format_alias(insn, alias, sizeof alias);
	if (strcmp(alias, text) == 0)
		return true;
	return ${$p}_parse(alias, length, &again, NULL) == ${$P}_STATUS_OK &&
	       again.opcode == insn->opcode && ${$p}_format(&again, same, sizeof same) != 0 &&
	       strcmp(same, text) == 0;
}

%end
