/* SPDX-License-Identifier: MIT */
/* The table of comparisons: rows with their texts, and the registers that the texts name. */
#include <ctype.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "hardware.h"

struct row *table_add(
	struct table *table, const char *group, const char *inputs, const char *outputs)
{
	if (table->count == table->room) {
		table->room = table->room ? 2 * table->room : 256;
		table->rows = realloc(table->rows, table->room * sizeof *table->rows);
		if (!table->rows) {
			fputs("out of memory\n", stderr);
			exit(2);
		}
	}
	struct row *row = &table->rows[table->count++];
	memset(row, 0, sizeof *row);
	snprintf(row->group, sizeof row->group, "%s", group);
	snprintf(row->inputs, sizeof row->inputs, "%s", inputs);
	snprintf(row->outputs, sizeof row->outputs, "%s", outputs);
	row->target = 70;
	row->version = 60;
	return row;
}

static void put(char *text, size_t size, const char *format, va_list arguments)
{
	int length = vsnprintf(text, size, format, arguments);
	if (length < 0 || (size_t)length >= size) {
		fprintf(stderr, "the text of a row is too long: %s\n", text);
		exit(2);
	}
}

void row_name(struct row *row, const char *format, ...)
{
	va_list arguments;
	va_start(arguments, format);
	put(row->name, sizeof row->name, format, arguments);
	va_end(arguments);
}

void row_text(struct row *row, const char *format, ...)
{
	va_list arguments;
	va_start(arguments, format);
	put(row->text, sizeof row->text, format, arguments);
	va_end(arguments);
}

void row_ptx(struct row *row, const char *format, ...)
{
	va_list arguments;
	va_start(arguments, format);
	put(row->ptx, sizeof row->ptx, format, arguments);
	va_end(arguments);
}

/* Whether a register's name begins at `at`: R4, R[4:5], RZ, P2, PT, and not within a word. */
static bool begins_register(const char *text, const char *at)
{
	bool inside = at > text && (isalnum((unsigned char)at[-1]) || at[-1] == '.');
	bool named = (*at == 'R' || *at == 'P') && (isdigit((unsigned char)at[1]) || at[1] == '[');
	bool constant = strncmp(at, "RZ", 2) == 0 || strncmp(at, "PT", 2) == 0;
	return !inside && (named || constant);
}

void table_add_uniform_twin(struct table *table)
{
	struct row twin = table->rows[table->count - 1];
	char text[ROW_TEXT];
	size_t length = 0;
	text[length++] = 'U';
	for (const char *at = twin.text; *at && length + 2 < sizeof text; at++) {
		if (begins_register(twin.text, at))
			text[length++] = 'U';
		text[length++] = *at;
	}
	text[length] = 0;
	char name[ROW_NAME - 8], group[ROW_NAME - 8];
	memcpy(name, twin.name, sizeof name);
	memcpy(group, twin.group, sizeof group);
	name[sizeof name - 1] = group[sizeof group - 1] = 0;

	struct row *row = table_add(table, group, twin.inputs, twin.outputs);
	*row = twin;
	row->scope = SCOPE_UNIFORM;
	row_name(row, "%s.uniform", name);
	snprintf(row->group, sizeof row->group, "%s_u", group);
	row_text(row, "%s", text);
}

/* ---- Registers ---- */

void row_input_register(const struct row *row, unsigned place, char *text)
{
	const char *uniform = row->scope == SCOPE_UNIFORM ? "U" : "";
	if (place < IN_P)
		snprintf(text, REGISTER_TEXT, "%sR%u", uniform, place);
	else
		snprintf(text, REGISTER_TEXT, "%sP%u", uniform, place - IN_P);
}

void row_output_register(const struct row *row, unsigned place, char *text)
{
	const char *uniform = row->scope == SCOPE_UNIFORM || row->scope == SCOPE_GATHER ? "U" : "";
	if (place < OUT_O)
		snprintf(text, REGISTER_TEXT, "%sR%u", uniform, 4 + place);
	else
		snprintf(text, REGISTER_TEXT, "%sP%u", uniform, 2 + place - OUT_O);
}

bool row_writes(const struct row *row, unsigned place)
{
	return strchr(row->outputs, "rsov"[place]) != NULL;
}
