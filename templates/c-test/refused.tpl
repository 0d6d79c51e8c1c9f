%# SPDX-License-Identifier: MIT
/* ---- text that is no instruction ---- */

%if $f/refused/line
static const char *const no_instructions[] = {
%each $f/refused/line
	"${c-string: @text}",
%end
};

%end
static void check_refused_lines(void)
{
%if $f/refused/line
	for (size_t i = 0; i < sizeof no_instructions / sizeof *no_instructions; i++) {
		struct ${$p}_insn insn;
		const char *line = no_instructions[i];
		if (${$p}_parse(line, strlen(line), &insn, NULL) != ${$P}_STATUS_OK)
			continue;
		printf("'%s' is read, but no instruction of the specification\n", line);
		failures++;
	}
%end
}
