/* SPDX-License-Identifier: MIT */
/* Checks of Markdown tables: values of a modifier against its enum, combinations of sources against
 * the opcodes, defaults in either. */
#include "lint/prose.h"

#define MAX_VALUES 4096 /* no table describes more */

/* A row: its line and its cells, as far as it has them. */
struct table_row {
	struct span span;
	VEC(const struct mark *) cells;
};

struct table {
	const struct prose *prose;
	struct span span, head; /* of its lines; of the line of its head */
	struct table_row names; /* the head */
	VEC(struct table_row) rows;
};

static struct str cell_text(const struct table_row *row, size_t i)
{
	return i < row->cells.count ? row->cells.items[i]->text : (struct str){ 0 };
}

/* ---- values of a modifier ---- */

/* ".itype": the modifier's name. */
static struct str dotted_cell(const struct table_row *row, size_t i)
{
	struct str text = cell_text(row, i);
	if (!str_starts_with(text, STR(".")))
		return (struct str){ 0 };
	return str_slice(text, 1, str_word_end(text, 1));
}

static bool hidden_value(const struct field *field, const struct enumerator *value)
{
	return value->name.length > 2 && value->name.text[0] == 'N' && value->name.text[1] == 'o' &&
		   field->kind == FIELD_DEFAULT && field->value == value->value;
}

static bool says_yes(struct str text)
{
	size_t length;
	return str_equal_c(text, "yes") || str_equal_c(text, "是") ||
		   find_default(text, 0, &length) < text.length;
}

static void row_default(
	struct check_run *run, const struct table *table, const struct table_row *row, struct str value)
{
	bool said = false;
	size_t length;
	for (size_t i = 0; i < row->cells.count; i++) {
		struct str text = cell_text(row, i), head = cell_text(&table->names, i);
		bool column = find_default(head, 0, &length) < head.length;
		said = said || (i == 0 && find_default(text, 0, &length) < text.length) ||
			   (column && says_yes(text));
	}
	if (said)
		check_value_default(run, table->prose->family, value, row->cells.items[0]->span);
}

static void note_type(struct check_run *run, struct report *report, const struct field *field)
{
	diag_note(run->diag, report, field->type->span, "'%.*s' is the type of '%.*s'",
		STR_ARG(field->type->name), STR_ARG(field->name));
}

struct row_order {
	const struct enumerator *last;
	bool told;
};

/* Rows must ascend by the values of the enum; one report per table. */
static void row_order(struct check_run *run, const struct table *table, const struct field *field,
	const struct enumerator *value, struct row_order *order)
{
	const struct enumerator *last = order->last;
	order->last = value ? value : last;
	if (!value || !last || last->value <= value->value || order->told)
		return;
	order->told = true;
	struct report *report = check_report(run, table->prose->d, CHECK_TABLE_ORDER, table->head,
		"the table has '.%.*s' after '.%.*s', but their values are %llu and %llu",
		STR_ARG(value->name), STR_ARG(last->name), (unsigned long long)value->value,
		(unsigned long long)last->value);
	note_type(run, report, field);
}

static bool names_value(struct str text, struct str value)
{
	for (size_t i = 0; i + value.length < text.length; i++) {
		size_t end = i + 1 + value.length;
		if (text.text[i] == '.' && str_equal(str_slice(text, i + 1, end), value) &&
			(end == text.length || !char_is_word(text.text[end])))
			return true;
	}
	return false;
}

static bool names_all(struct str text, const struct type *type)
{
	VEC_EACH (struct enumerator, it, &type->values)
		if (!names_value(text, it->name))
			return false;
	return true;
}

/* Does the section explain the value somewhere else? A line that lists them all does not. */
static bool mentioned(const struct table *table, const struct type *type, struct str value)
{
	struct span rest = table->prose->section->body, line;
	uint32_t first = table->span.from, last = table->span.to;
	while (span_line(&rest, &line)) {
		bool outside = line.to <= first || line.from >= last;
		if (outside && names_value(span_text(line), value) && !names_all(span_text(line), type))
			return true;
	}
	return false;
}

/* Reports the values that no row or column is for; elsewhere: nor another place of the section. */
static void report_lacking(struct check_run *run, const struct table *table,
	const struct field *field, const struct names *present, const char *what, bool elsewhere)
{
	struct names missing = { 0 };
	VEC_EACH (struct enumerator, it, &field->type->values)
		if (!names_have(present, it->name) && !hidden_value(field, it) &&
			!(elsewhere && mentioned(table, field->type, it->name)))
			names_add(run->arena, &missing, it->name);
	if (!missing.list.count || !present->list.count)
		return;
	struct report *report = check_report(run, table->prose->d, CHECK_TABLE_VALUES, table->head,
		"the table has no %s for %.*s", what, STR_ARG(names_text(run->arena, &missing, "'.", "'")));
	note_type(run, report, field);
}

static void value_table(struct check_run *run, const struct table *table, const struct field *field)
{
	const struct prose *prose = table->prose;
	struct names rows = { 0 };
	struct row_order order = { 0 };
	VEC_EACH (struct table_row, row, &table->rows) {
		struct str value = dotted_cell(row, 0);
		if (!value.length)
			return; /* no table of values */
		struct span place = row->cells.items[0]->span;
		if (names_have(&rows, value))
			check_report(run, prose->d, CHECK_TABLE_VALUES, place,
				"the table has a second row for '.%.*s'", STR_ARG(value));
		else if (!type_find_name(field->type, value) && names_have(&prose->family->values, value))
			check_report(run, prose->d, CHECK_TABLE_VALUES, place,
				"'.%.*s' is not a value of '%.*s'", STR_ARG(value), STR_ARG(field->name));
		names_add(run->arena, &rows, value);
		row_default(run, table, row, value);
		row_order(run, table, field, type_find_name(field->type, value), &order);
	}
	report_lacking(run, table, field, &rows, "row", true);
}

/* ---- columns ---- */

/* An enum field of the family that has all values of the head cells after the first; at least two
 * of these are needed. */
static const struct field *column_field(const struct table *table)
{
	if (table->names.cells.count < 3)
		return NULL;
	VEC_EACH (const struct opcode *, op, &table->prose->family->opcodes)
		VEC_EACH (struct field *, it, &(*op)->fields) {
			bool all = (*it)->type->kind == TYPE_ENUM && !(*it)->type->poisoned;
			for (size_t i = 1; all && i < table->names.cells.count; i++) {
				struct str value = dotted_cell(&table->names, i);
				all = value.length && type_find_name((*it)->type, value);
			}
			if (all)
				return *it;
		}
	return NULL;
}

/* | result | .BM | .BF |: a column for each value. */
static void value_columns(struct check_run *run, const struct table *table)
{
	const struct field *field = column_field(table);
	struct names columns = { 0 };
	if (!field || field->type->values.count > MAX_VALUES)
		return;
	for (size_t i = 1; i < table->names.cells.count; i++)
		names_add(run->arena, &columns, dotted_cell(&table->names, i));
	report_lacking(run, table, field, &columns, "column", false);
}

/* The index of the column with this heading, or -1. */
static int column_with_word(const struct table *table, struct str word)
{
	for (size_t i = 0; i < table->names.cells.count; i++)
		if (word.length && str_equal(cell_text(&table->names, i), word))
			return (int)i;
	return -1;
}

/* Are the items of a concatenation, {a.b3, a.b2, ...}, columns from right to left, without gaps? */
static bool runs_backward(const struct table *table, struct str items)
{
	int last = -1;
	size_t count = 0;
	for (size_t from = 0; from <= items.length; count++) {
		size_t to = from;
		while (to < items.length && items.text[to] != ',')
			to++;
		int column = column_with_word(table, str_trim(str_slice(items, from, to)));
		if (column < 0 || (last >= 0 && column != last - 1))
			return false;
		last = column;
		from = to + 1;
	}
	return count >= 3;
}

/* Columns in the order in which the section puts the same names together. */
static void column_order(struct check_run *run, const struct table *table)
{
	struct span body = table->prose->section->body;
	struct str text = span_text(body);
	for (size_t i = 0; i < text.length; i++) {
		size_t end = i + 1;
		if (text.text[i] != '{')
			continue;
		while (end < text.length && text.text[end] != '}' && text.text[end] != '\n')
			end++;
		if (!runs_backward(table, str_slice(text, i + 1, end)))
			continue;
		struct report *report = check_report(run, table->prose->d, CHECK_TABLE_ORDER, table->head,
			"the columns are in the reverse order of these names in the text");
		diag_note(run->diag, report, span_part(body, i, end < text.length ? end + 1 : end),
			"the same names from left to right");
		return;
	}
}

/* ---- combinations of sources ---- */

/* The source words of a cell; false if it has anything else. */
static bool source_cell(struct check_run *run, struct str text, struct names *words)
{
	struct str word;
	for (size_t at = 0; str_next_word(text, &at, &word);) {
		if (is_source_word(run, word))
			names_add(run->arena, words, word);
		else if (!str_equal_c(word, "or") && !str_equal_c(word, "and"))
			return false;
	}
	return words->list.count;
}

/* The type of the operand that a template calls label, in this opcode. */
static const struct type *type_in(const struct check_run *run, const struct family *family,
	const struct opcode *opcode, struct str label)
{
	for (size_t i = 0; i < opcode->fields.count; i++) {
		const struct field *field = opcode->fields.items[i];
		if (!field->suffix.length && str_equal(operand_label(run, family, field), label))
			return field->type;
	}
	return NULL;
}

struct row {
	struct span span;
	struct names words[4]; /* one per operand column */
	bool matched;
};

#define MAX_COLUMNS 4

static bool row_matches(const struct row *row, const struct type *const *types, size_t columns)
{
	for (size_t c = 0; c < columns; c++) {
		bool fits = false;
		for (size_t i = 0; i < row->words[c].list.count; i++)
			fits = fits || type_has_word(types[c], row->words[c].list.items[i]);
		if (!fits)
			return false;
	}
	return true;
}

/* The leading columns that are headed by operands. */
static size_t operand_columns(struct check_run *run, const struct table *table, struct str *labels)
{
	size_t columns = 0;
	for (; columns < table->names.cells.count && columns < MAX_COLUMNS; columns++) {
		struct str text = cell_text(&table->names, columns), word = { 0 };
		size_t at = 0;
		if (!str_next_word(text, &at, &word) || at + 1 < text.length ||
			!names_have(&table->prose->family->operands, word) ||
			!operand_type(run, table->prose->family, word, 0))
			break;
		labels[columns] = word;
	}
	return columns;
}

static struct str combination(
	struct check_run *run, const struct type *const *types, size_t columns)
{
	struct buffer text = buffer_new(run->arena);
	for (size_t i = 0; i < columns; i++)
		buffer_printf(&text, "%s%.*s", i ? ", " : "", STR_ARG(types[i]->name));
	return buffer_str(&text);
}

static void check_combinations(struct check_run *run, const struct table *table,
	const struct str *labels, size_t columns, struct row *rows, size_t count, bool unclear)
{
	const struct family *family = table->prose->family;
	struct report *report = NULL;
	VEC_EACH (const struct opcode *, op, &family->opcodes) {
		const struct type *types[MAX_COLUMNS];
		bool all = true, found = false;
		for (size_t c = 0; c < columns; c++) {
			types[c] = type_in(run, family, *op, labels[c]);
			all = all && types[c];
		}
		for (size_t i = 0; all && i < count; i++)
			if (row_matches(&rows[i], types, columns))
				rows[i].matched = found = true;
		if (!all || found || unclear)
			continue;
		if (!report)
			report = check_report(run, table->prose->d, CHECK_TABLE_SOURCES, table->head,
				"the table has no row for the sources %.*s of '%.*s'",
				STR_ARG(combination(run, types, columns)), STR_ARG((*op)->definition->name));
		diag_note(run->diag, report, (*op)->definition->name_span, "'%.*s' is defined here",
			STR_ARG((*op)->definition->name));
	}
	for (size_t i = 0; i < count; i++)
		if (!rows[i].matched)
			check_report(run, table->prose->d, CHECK_TABLE_SOURCES, rows[i].span,
				"no opcode of '%.*s' has these sources", STR_ARG(family->optype->name));
}

static void source_table(struct check_run *run, const struct table *table)
{
	struct str labels[MAX_COLUMNS];
	size_t columns = operand_columns(run, table, labels), count = 0;
	struct row *rows = ARENA_ARRAY(run->arena, struct row, table->rows.count + 1);
	bool unclear = false;
	if (!columns || table->prose->family->lacks_fields)
		return;
	VEC_EACH (struct table_row, it, &table->rows) {
		struct row row = { .span = it->span };
		bool clear = true;
		for (size_t c = 0; clear && c < columns; c++)
			clear = source_cell(run, cell_text(it, c), &row.words[c]);
		unclear = unclear || !clear;
		if (clear)
			rows[count++] = row;
	}
	if (count)
		check_combinations(run, table, labels, columns, rows, count, unclear);
}

/* ---- defaults of operands ---- */

/* | operand | ... | default |: rows that begin with an operand. */
static void default_table(struct check_run *run, const struct table *table)
{
	size_t column = 0, length;
	for (size_t i = 1; i < table->names.cells.count; i++) {
		struct str head = cell_text(&table->names, i);
		if (find_default(head, 0, &length) < head.length)
			column = i;
	}
	for (size_t i = 0; column && i < table->rows.count; i++) {
		const struct table_row *row = &table->rows.items[i];
		struct str word;
		size_t at = 0;
		struct register_text said;
		if (!str_next_word(cell_text(row, 0), &at, &word) ||
			!names_have(&table->prose->family->operands, word) ||
			!find_register(run, cell_text(row, column), 0, &said))
			continue;
		check_register_default(
			run, table->prose->family, word, &said, row->cells.items[column]->span);
	}
}

static void check_value_table(struct check_run *run, const struct table *table)
{
	struct str modifier = dotted_cell(&table->names, 0);
	const struct field *field =
		modifier.length ? family_field(table->prose->family, modifier) : NULL;
	if (field && field->type->kind == TYPE_ENUM && field->type->values.count <= MAX_VALUES &&
		!field->type->poisoned && !has_errors(run, field->type->ast) &&
		!list_is_wrong(table->prose->family, field))
		value_table(run, table, field);
	value_columns(run, table);
	column_order(run, table);
	source_table(run, table);
	default_table(run, table);
}

/* Reads the row at *i, and moves *i past it. */
static struct table_row read_row(struct check_run *run, const struct marks *marks, size_t *i)
{
	struct table_row row = { .span = marks->list.items[(*i)++].span };
	for (; *i < marks->list.count && marks->list.items[*i].kind >= MARK_CELL; ++*i)
		if (marks->list.items[*i].kind == MARK_CELL && marks->list.items[*i].span.source)
			VEC_PUSH(run->arena, &row.cells, &marks->list.items[*i]);
	return row;
}

/* Calls the checks for each table. Text directly below one, which is a row, is none of it. */
static void check_table_block(struct check_run *run, const struct prose *prose)
{
	const struct marks *marks = &prose->marks;
	for (size_t i = 0; i < marks->list.count;) {
		const struct mark *mark = &marks->list.items[i++];
		if (mark->kind != MARK_TABLE)
			continue;
		struct table table = { .prose = prose, .span = mark->span };
		table.names = read_row(run, marks, &i);
		table.head = table.names.span;
		while (i < marks->list.count && marks->list.items[i].kind == MARK_ROW) {
			bool text = !row_has_bar(&marks->list.items[i]);
			struct table_row row = read_row(run, marks, &i);
			if (!text)
				VEC_PUSH(run->arena, &table.rows, row);
		}
		check_value_table(run, &table);
	}
}

void check_tables(struct check_run *run)
{
	each_prose(run, check_table_block);
}
