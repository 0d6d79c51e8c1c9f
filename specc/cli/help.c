/* SPDX-License-Identifier: MIT */
/* The rows of a command -> the text of --help. */
#include <stdio.h>
#include <string.h>

#include "cli/cli.h"

enum { HELP_WIDTH = 80, MOST_TERM = 24 }; /* columns */

/* What is quoted stays on one line. */
static size_t help_word_length(const char *text)
{
	const char *quote = *text == '`' || *text == '\'' ? strchr(text + 1, *text) : NULL;
	size_t quoted = quote ? (size_t)(quote - text) : 0;
	return quoted + strcspn(text + quoted, " ");
}

void help_put_words(FILE *out, const char *text, size_t at, size_t indent)
{
	for (bool first = true; *text; first = false) {
		size_t length = help_word_length(text);
		bool fits = at + 1 + length <= HELP_WIDTH;
		if (!first)
			fprintf(out, "%s%*s", fits ? " " : "\n", fits ? 0 : (int)indent, "");
		at = (first || fits ? at + !first : indent) + length;
		fwrite(text, 1, length, out);
		text += length + strspn(text + length, " ");
	}
	fputc('\n', out);
}

/* ---- items ---- */

/* Long names are below each other. */
static const char *indented_term(struct arena *arena, const struct help_row *row)
{
	const char *term = help_term(arena, row);
	return term ? arena_printf(
					  arena, "%s%s", term[0] == '-' && term[1] == '-' ? "      " : "  ", term)
				: NULL;
}

static bool is_option_term(const char *term)
{
	return term[strspn(term, " ")] == '-';
}

/* The column of the texts of all items. */
static size_t help_column(struct arena *arena, const struct help_row *row)
{
	size_t column = 0;
	for (; help_text(row); row++) {
		const char *term = indented_term(arena, row);
		size_t length = term ? strlen(term) : 0;
		column = length > column && length <= MOST_TERM ? length : column;
	}
	return column + 2;
}

/* Values with what each means, a line for each. */
static void put_option_words(FILE *out, const struct option_word *words, size_t column)
{
	size_t widest = 0;
	for (size_t i = 0; words && words[i].name; i++)
		widest = strlen(words[i].name) > widest ? strlen(words[i].name) : widest;
	for (; words && words->text; words++) {
		fprintf(out, "%*s%-*s  ", (int)column, "", (int)widest, words->name);
		help_put_words(out, words->text, column + widest + 2, column + widest + 2);
	}
}

static void put_item(FILE *out, const char *term, const struct help_row *row, size_t column)
{
	size_t length = strlen(term) + 2;
	fprintf(out, "%-*s", (int)column, term);
	fputs(length > column ? "  " : "", out);
	help_put_words(out, help_text(row), length > column ? length : column, column);
	put_option_words(out, row->words, column);
}

/* ---- the page ---- */

static void put_usage(FILE *out, const char *title, const char *usage)
{
	const char *before = "\nUsage: ";
	for (const char *at = usage; *at; at += strspn(at, "\n")) {
		size_t length = strcspn(at, "\n");
		fprintf(out, "%s%s %.*s\n", before, title, (int)length, at);
		before = "       ";
		at += length;
	}
}

void help_print(FILE *out, const struct command *command)
{
	struct arena memory = { 0 }, *arena = &memory;
	const char *title = help_title(arena, command);
	size_t column = help_column(arena, command->rows);
	const char *before = NULL;
	fprintf(out, "%s: %s\n", title, command->summary);
	put_usage(out, title, command->usage);
	for (const struct help_row *row = command->rows; help_text(row); row++) {
		const char *term = indented_term(arena, row);
		if (!term || !before || is_option_term(term) != is_option_term(before))
			fputc('\n', out);
		if (term)
			put_item(out, term, row, column);
		else
			help_put_words(out, row->text, 0, 0);
		before = term;
	}
	fputs("\nExit status: ", out);
	help_put_words(out, help_status(command), strlen("Exit status: "), 0);
	if (command->examples)
		fprintf(out, "\nExamples:\n%s", command->examples);
	arena_free(arena);
}
