/* SPDX-License-Identifier: MIT */
/* The rows of options.def -> what an option is, and what the help of a command calls it. */
#include "cli/cli.h"

const struct option_info option_table[OPTION_COUNT] = {
#define OPTION(id, kind, member, name, other, value, text)                                         \
	[OPTION_##id] = { kind, offsetof(struct options, member), { name, other }, value, text },
#include "cli/options.def"
#undef OPTION
};

bool option_takes_value(enum option option)
{
	enum option_kind kind = option_table[option].kind;
	return kind != FLAG && kind != FORWARD_FLAG && kind != WARNING;
}

const struct option_word *option_words(const struct help_row *row)
{
	static const struct option_word colours[] = { { .name = "always" }, { .name = "never" },
		{ .name = "auto" }, { 0 } };
	static const struct option_word executions[] = { { .name = "c" }, { .name = "ref" }, { 0 } };
	return row->option == OPTION_COLOR       ? colours
		   : row->option == OPTION_EXECUTION ? executions
											 : row->words;
}

const char *help_title(struct arena *arena, const struct command *command)
{
	bool whole = str_starts_with(str_from_c(command->name), STR("specc"));
	return whole ? command->name : arena_printf(arena, "specc %s", command->name);
}

const char *help_status(const struct command *command)
{
	return command->status ? command->status
						   : "0 success, 1 errors in the specification, 2 usage or input/output.";
}

const char *help_term(struct arena *arena, const struct help_row *row)
{
	const struct option_info *info = &option_table[row->option];
	const char *other = info->names[1] && info->names[1][1] != '-' ? info->names[1] : NULL;
	const char *gap = info->kind == WARNING ? "" : option_words(row) ? "=" : " ";
	if (row->term || !row->option)
		return row->term;
	return arena_printf(arena, "%s%s%s%s%s", other ? other : "", other ? ", " : "", info->names[0],
		info->value ? gap : "", info->value ? info->value : "");
}

const char *help_text(const struct help_row *row)
{
	return row->text ? row->text : option_table[row->option].text;
}
