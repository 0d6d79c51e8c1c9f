%# SPDX-License-Identifier: MIT
static const struct line {
	const char *word, *form;
	unsigned count; /* words after the first */
%if $s/@program
	unsigned optional; /* optional words after these */
%end
	void (*read)(struct script *script, char **words);
} lines[] = {
%if $s/@program
	{ "limit", "limit STEPS", 1, 0, line_limit },
	{ "trace", "trace", 0, 0, line_trace },
	{ "set", "set FILE NUMBER * VALUE", 4, 0, line_set },
	{ "mem", "mem MEMORY BANK SIZE [BASE]", 3, 1, line_mem },
	{ "put", "put MEMORY BANK ADDRESS BYTES", 4, 0, line_put },
	{ "trap", "trap NAME [NEXT_PC BAD_ADDRESS]", 1, 2, line_trap },
	{ "raise", "raise NAME", 1, 0, line_raise },
	{ "reset", "reset", 0, 0, line_reset },
	{ "boot", "boot", 0, 0, line_boot },
	{ "stop-at", "stop-at ADDRESS", 1, 0, line_stop_at },
	{ "stop-on-trap", "stop-on-trap", 0, 0, line_stop_on_trap },
	{ "stop-on-self-jump", "stop-on-self-jump", 0, 0, line_stop_on_self_jump },
%else
	{ "code", "code BYTES", 1, line_code },
	{ "limit", "limit STEPS", 1, line_limit },
	{ "trace", "trace", 0, line_trace },
	{ "set", "set FILE NUMBER LANE VALUE", 4, line_set },
	{ "mem", "mem MEMORY BANK SIZE", 3, line_mem },
	{ "put", "put MEMORY BANK OFFSET BYTES", 4, line_put },
%end
};

static void read_setting(struct script *script)
{
	const struct line *line = lines, *end = lines + sizeof lines / sizeof *lines;
	while (line < end && strcmp(line->word, script->words[0]) != 0)
		line++;
	if (line == end)
		wrong(script, "unknown line '%.40s'", script->words[0]);
%if $s/@program
	else if (script->count < line->count + 1 || script->count > line->count + line->optional + 1)
%else
	else if (script->count != line->count + 1)
%end
		wrong(script, "expected %s", line->form);
	else
		line->read(script, script->words + 1);
}

