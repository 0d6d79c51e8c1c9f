/* SPDX-License-Identifier: MIT */
/* Options of the command line -> options of the assembler. */
#include "cli/asm_options.h"

#include <stdio.h>

#include "number/text.h"

/* NAME or NAME=VALUE */
static bool add_define(
	struct arena *arena, const char *command, const char *text, struct asm_options *result)
{
	struct str all = str_from_c(text);
	const char *equals = strchr(text, '=');
	size_t length = equals ? (size_t)(equals - text) : all.length;
	struct asm_definition definition = { .name = str_slice(all, 0, length), .value = 1 };
	struct str value = equals ? str_slice(all, length + 1, all.length) : STR("1");
	definition.negative = value.length && value.text[0] == '-';
	value = str_slice(value, definition.negative, value.length);
	if (!number_read_whole(value.text, value.length, &definition.value) ||
		!asm_is_name(definition.name))
		return command_fail(command, "expected -D NAME=NUMBER, found '%s'; see --help", text);
	if (definition.negative)
		definition.value = 0 - definition.value;
	VEC_PUSH(arena, &result->definitions, definition);
	return true;
}

bool asm_options_from(struct arena *arena, const char *command, const struct options *options,
	struct asm_options *result)
{
	*result = (struct asm_options){ .plain = options->plain };
	if (options->entry)
		result->entry = str_from_c(options->entry);
	VEC_EACH (const char *, it, &options->folders)
		VEC_PUSH(arena, &result->folders, *it);
	VEC_EACH (const char *, it, &options->defines)
		if (!add_define(arena, command, *it, result))
			return false;
	return true;
}
