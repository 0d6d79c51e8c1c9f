%# SPDX-License-Identifier: MIT
%if $d/aliases/@count != '0'
/* One instruction or several: each is legal, and where one is meant it is the same. */
static void check_line(
	const char *text, size_t size, enum ${$p}_status status, const struct ${$p}_insn *insn)
{
	enum { MOST = 8 };
	struct ${$p}_insn list[MOST];
	struct ${$p}_error error;
	size_t count = 0;
	enum ${$p}_status line = ${$p}_parse_line(text, size, list, MOST, &count, &error);
	if (status == ${$P}_STATUS_OK && (line != status || count != 1 ||
		list[0].word[0] != insn->word[0]))
		fail(text, size, "is a different instruction when read as a line", "");
	if (line != ${$P}_STATUS_OK)
		check_error(text, size, &error);
	for (size_t i = 0; line == ${$P}_STATUS_OK && i < count && i < MOST; i++)
		check_insn(text, size, &list[i]);
}

%end
