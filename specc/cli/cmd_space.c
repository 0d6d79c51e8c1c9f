/* SPDX-License-Identifier: MIT */
/* specc space: how much of the encoding space is defined, reserved and undefined, and where. */
#include <stdio.h>

#include "cli/cli.h"
#include "encoding/space.h"
#include "isa/mode.h"

static const struct option_word space_formats[] = {
	{ "text", "for people (default)" },
	{ "json", "an array of {\"length\", \"words\", \"defined\", \"reserved\", \"undefined\", "
			  "\"unlisted\", \"gaps\"}; counts are decimal strings; unlisted: undefined words in "
			  "no gap, where gaps are too many to list" },
	{ 0 },
};
static const struct help_row space_rows[] = {
	{ .text = "For each length, a word is defined if it is a legal instruction, reserved if it "
			  "matches the fixed bits of an opcode but is not legal, and undefined if it matches "
			  "no opcode. The counts are exact. Gaps are disjoint patterns that cover the "
			  "undefined words: 0, 1, or ? for any; highest bit first. Units that operands append "
			  "do not count: a word is defined if it is legal with some of them." },
	{ .text = "PATH is a file (.isa, or .xml as built) or a folder; all paths together are one "
			  "specification." },
	{ .option = OPTION_ISA, .text = "the same as PATH" },
	{ .option = OPTION_VARIANT },
	{ .option = OPTION_FORMAT, .words = space_formats },
	{ .option = OPTION_KEEP_GOING,
		.text = "accepted for consistency; sound definitions are always counted" },
	{ .option = OPTION_MAX_REPORTS,
		.text = "print at most N gaps per length (default 20, 0: all); json has all" },
	{ .option = OPTION_WARNING },
	{ .option = OPTION_COLOR },
	{ 0 },
};

static void json_length(struct arena *arena, const struct space_length *s)
{
	printf("  {\"length\": %u, \"words\": \"%.*s\", \"defined\": \"%.*s\", \"reserved\": \"%.*s\", "
		   "\"undefined\": \"%.*s\", \"unlisted\": \"%.*s\",\n   \"gaps\": [",
		s->length, STR_ARG(wide_decimal(arena, s->words)), STR_ARG(wide_decimal(arena, s->defined)),
		STR_ARG(wide_decimal(arena, s->reserved)), STR_ARG(wide_decimal(arena, s->undefined)),
		STR_ARG(wide_decimal(arena, s->unlisted)));
	for (size_t i = 0; i < s->gaps.cubes.count; i++)
		printf("%s\"%.*s\"", i ? ",\n     " : "\n     ",
			STR_ARG(cube_text(arena, s->gaps.cubes.items[i], s->length)));
	printf("]}");
}

static void text_length(
	struct arena *arena, const struct isa *isa, const struct space_length *s, size_t limit)
{
	printf("%u bits%s: %.*s words\n", s->length,
		isa_appends(isa) ? ", without the units that operands append" : "",
		STR_ARG(wide_decimal(arena, s->words)));
	printf("  defined    %.*s\n", STR_ARG(wide_decimal(arena, s->defined)));
	printf("  reserved   %.*s\n", STR_ARG(wide_decimal(arena, s->reserved)));
	bool whole = wide_is_zero(s->unlisted);
	printf("  undefined  %.*s in %s%zu gap%s\n", STR_ARG(wide_decimal(arena, s->undefined)),
		whole ? "" : "more than ", s->gaps.cubes.count, s->gaps.cubes.count == 1 ? "" : "s");
	for (size_t i = 0; i < s->gaps.cubes.count; i++) {
		if (limit && i == limit) {
			printf("    ... and %zu more (--max-reports 0 shows all)\n", s->gaps.cubes.count - i);
			break;
		}
		printf("    %.*s\n", STR_ARG(cube_text(arena, s->gaps.cubes.items[i], s->length)));
	}
	if (!whole)
		printf("    ... and %.*s words in gaps that are too many to list\n",
			STR_ARG(wide_decimal(arena, s->unlisted)));
}

static int run_space(struct arena *arena, const struct options *options)
{
	struct diag diag = { 0 };
	if (!diag_from_options(&diag, arena, options))
		return EXIT_USAGE;
	const struct isa *isa = load_isa(arena, &diag, options, DEPTH_FORMS);
	if (!isa->length_rules.count && !isa->opcodes.count) /* nothing could be read */
		return finish_partly(arena, &diag, options, isa);
	space_check(arena, &diag, isa);
	const struct space *space = space_count(arena, &diag, isa);
	if (options->format == FORMAT_JSON)
		puts("[");
	for (size_t i = 0; i < space->lengths.count; i++) {
		if (options->format != FORMAT_JSON) {
			text_length(arena, isa, &space->lengths.items[i], options->report_limit);
			continue;
		}
		json_length(arena, &space->lengths.items[i]);
		puts(i + 1 < space->lengths.count ? "," : "");
	}
	if (options->format == FORMAT_JSON)
		puts("]");
	return finish_partly(arena, &diag, options, isa);
}

const struct command command_space = {
	.name = "space",
	.summary = "count defined, reserved and undefined words, and list the gaps",
	.usage = "PATH... [OPTIONS]",
	.rows = space_rows,
	.examples = "  specc space isa-spec/gpu\n"
				"  specc space isa-spec/gpu --format=json\n",
	.run = run_space,
	.arguments = ARGUMENTS_ARE_PATHS,
};
