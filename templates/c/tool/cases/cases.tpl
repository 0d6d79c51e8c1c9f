%# SPDX-License-Identifier: MIT
%file "${$p}_cases_tool.c"
%call banner('Case scripts: states and programs as lines of text, run and answered in lines.')
#include <inttypes.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "${c-string: $p}_tool.h"

enum { WORDS_MAX = 6 };

struct script {
	struct machine machine;
	struct bytes line, name, out;
	size_t number; /* of the line */
	char *words[WORDS_MAX];
	unsigned count; /* WORDS_MAX: these and more */
	uint64_t limit;
	bool open, trace; /* between case and go; each step is reported */
%if $s/@program
	bool is_trap, is_reset; /* in place of a program */
	bool has_sight;         /* as seen by the trap; otherwise pc and 0 */
	uint64_t next_pc, bad_address;
	bool is_broken; /* boot has raised */
	enum ${$p}_exception raised; /* before the first step, or in its place */
%end
	char wrong[200];  /* the first mistake of the case, or "" */
};

${$P}_PRINTF(2, 3)
static void wrong(struct script *script, const char *format, ...)
{
	if (script->wrong[0])
		return;
	int used = snprintf(script->wrong, sizeof script->wrong, "line %zu: ", script->number);
	va_list arguments;
	va_start(arguments, format);
	vsnprintf(script->wrong + used, sizeof script->wrong - (size_t)used, format, arguments);
	va_end(arguments);
}

/* The next line of standard input without its end; false at the end of the input. */
static bool read_line(struct script *script)
{
	int c = getchar();
	script->line.length = 0;
	if (c == EOF)
		return false;
	for (; c != EOF && c != '\n'; c = getchar()) {
		char byte = (char)(c ? c : '?');
		if (c != '\r')
			tool_add(&script->line, &byte, 1);
	}
	tool_add(&script->line, "", 1);
	script->number++;
	return true;
}

static void split(struct script *script)
{
	char *at = (char *)script->line.data;
	script->count = 0;
	while (script->count < WORDS_MAX) {
		at += strspn(at, " \t");
		if (!*at)
			return;
		script->words[script->count++] = at;
		at += strcspn(at, " \t");
		if (*at)
			*at++ = 0;
	}
}

/* A number of 64 bits in this base. */
static bool number_of(const char *word, unsigned base, uint64_t *value)
{
	*value = 0;
	for (const char *at = word; *at; at++) {
		uint64_t next = tool_digit(*at);
		if (next >= base || *value > (UINT64_MAX - next) / base)
			return false;
		*value = *value * base + next;
	}
	return *word != 0;
}

static bool hex(struct script *script, const char *word, uint64_t *value)
{
	if (number_of(word, 16, value))
		return true;
	wrong(script, "'%.40s' is not a hexadecimal number of at most 64 bits", word);
	return false;
}

static bool decimal(struct script *script, const char *word, uint64_t *value)
{
	if (number_of(word, 10, value))
		return true;
	wrong(script, "'%.40s' is not a decimal number", word);
	return false;
}

%include "tool/cases/lines.tpl"
