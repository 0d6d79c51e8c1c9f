/* SPDX-License-Identifier: MIT */
/* The rows of a command -> its man page (man macros). It has no date, because it is made of the
 * program alone. @docdir@ is filled in when it is installed. */
#include <string.h>

#include "cli/cli.h"

static const char *escape_for_man(char c, bool *code)
{
	switch (c) {
	case '`': *code = !*code; return *code ? "\\fB" : "\\fR";
	case '\\': return "\\e";
	case '-': return "\\-";
	case '\'': return "\\(aq";
	case '^': return "\\(ha";
	case '~': return "\\(ti";
	default: return NULL;
	}
}

/* Code between backquotes becomes bold. */
static const char *man_text(struct arena *arena, const char *text)
{
	struct buffer to = buffer_new(arena);
	bool code = false;
	for (const char *at = text; *at; at++) {
		const char *escaped = escape_for_man(*at, &code);
		bool begins = *at == '.' && (at == text || at[-1] == ' ');
		buffer_printf(&to, begins ? "\\&%.*s" : "%.*s", escaped ? (int)strlen(escaped) : 1,
			escaped ? escaped : at);
	}
	return str_to_c(arena, buffer_str(&to));
}

/* Each line of the text in code, which begins and ends with these. */
static void put_man_code(
	FILE *out, struct arena *arena, const char *before, const char *text, const char *after)
{
	fputs(".nf\n", out);
	for (const char *at = text + strspn(text, " "); *at; at += strspn(at, "\n ")) {
		size_t length = strcspn(at, "\n");
		fprintf(out, "%s%s%s\n", before, man_text(arena, arena_copy(arena, at, length)), after);
		at += length;
	}
	fputs(".fi\n", out);
}

static void put_man_row(FILE *out, struct arena *arena, const struct help_row *row)
{
	const char *term = help_term(arena, row);
	if (term)
		fprintf(out, ".TP\n\\fB%s\\fR\n", man_text(arena, term));
	help_put_words(out, man_text(arena, help_text(row)), 0, 0);
	for (const struct option_word *word = row->words; word && word->text; word++) {
		fputs(".br\n", out);
		help_put_words(
			out, man_text(arena, arena_printf(arena, "%s: %s", word->name, word->text)), 0, 0);
	}
}

static void put_man_rows(FILE *out, struct arena *arena, const struct help_row *row)
{
	const char *gap = ".SH DESCRIPTION\n";
	for (bool options = false; help_text(row); row++) {
		if (row->option && !options)
			gap = ".SH OPTIONS\n";
		else if (help_term(arena, row) && gap[1] == 'P')
			gap = "";
		fputs(gap, out);
		put_man_row(out, arena, row);
		options = options || row->option;
		gap = ".PP\n";
	}
}

static void put_man_others(FILE *out, const struct command *const *others)
{
	fputs(".SH SEE ALSO\n", out);
	if (!others)
		fputs(".BR specc (1)\n", out);
	for (; others && *others; others++)
		fprintf(out, ".BR specc\\-%s (1)%s\n", (*others)->name, others[1] ? "," : "");
}

void help_print_man(FILE *out, const struct command *command, const struct command *const *others)
{
	struct arena memory = { 0 }, *arena = &memory;
	const char *title = help_title(arena, command);
	const char *name = strchr(title, ' ') ? arena_printf(arena, "specc-%s", command->name) : title;
	name = man_text(arena, name);
	fprintf(out, ".TH \"%.*s\" 1 \"\" \"specc %s\" \"User commands\"\n",
		STR_ARG(str_upper(arena, str_from_c(name))), SPECC_VERSION);
	fputs(".SH NAME\n", out);
	help_put_words(
		out, arena_printf(arena, "%s \\- %s", name, man_text(arena, command->summary)), 0, 0);
	fputs(".SH SYNOPSIS\n", out);
	put_man_code(out, arena, arena_printf(arena, "\\fB%s ", title), command->usage, "\\fR");
	put_man_rows(out, arena, command->rows);
	fputs(".SH EXIT STATUS\n", out);
	help_put_words(out, man_text(arena, help_status(command)), 0, 0);
	if (command->examples) {
		fputs(".SH EXAMPLES\n", out);
		put_man_code(out, arena, "\\&", command->examples, "");
	}
	fputs(".SH FILES\n.TP\n\\fI@docdir@\\fR\nThe documentation: begin with README.md.\n", out);
	put_man_others(out, others);
	arena_free(arena);
}
