/* SPDX-License-Identifier: MIT */
/* Sections of code: in a fence, or indented without one. */
#include <string.h>

#include "specgen.h"

static size_t code_at;

void code_begin(const char *section)
{
	put(&out, "  %s\n", section);
	code_at = out.count;
}

void code_end(void)
{
	const char *code = print("%s", out.bytes + code_at), *next;
	bool fenced = chance(70) || !*code;
	out.count = code_at;
	out.bytes[code_at] = '\0';
	put(&out, fenced ? "```asm\n" : "");
	for (const char *at = code; *at; at = next) {
		next = strchr(at, '\n') + 1;
		put(&out, "%s%.*s", fenced || *at == '\n' ? "" : "    ", (int)(next - at), at);
	}
	put(&out, fenced ? "```\n" : "");
	table_count_definition(CONSTRUCT_CODE, fenced ? 1 : 2);
}
