/* SPDX-License-Identifier: MIT */
/* The rows of groups -> the variants in which each opcode of a family in these groups is there:
 * what their columns fill, and their fields. */
#include "expand/internal.h"

#include "lang/parse.h"

/* The statements of a value `{ field<0, 8> Code code; ... }`, each on a line of its own. */
static void add_statement_lines(struct made_text *made, struct span value)
{
	struct span rest = span_part(value, 1, value.to - value.from - 1), line;
	while (span_line(&rest, &line)) {
		struct str text = span_text(line);
		size_t from = 0, end = str_find(text, 0, STR("//"));
		for (size_t at = from; at < end; at++)
			if (text.text[at] == ';') {
				made_add(made, span_part(line, from, at + 1));
				made_add_for(made, value, "\n");
				from = at + 1;
			}
		made_add(made, span_part(line, from, end));
		made_add_for(made, value, "\n");
	}
}

static bool is_braced(struct span value)
{
	struct str text = span_text(value);
	return str_starts_with(text, STR("{")) && str_ends_with(text, STR("}"));
}

/* Adds the statements of a column __Encoding; false after a report. */
static bool add_row_encoding(struct expansion *l, struct variant *variant, struct span value)
{
	struct made_text made = made_text_new(l->arena);
	size_t errors = l->diag->errors;
	if (!is_braced(value))
		return diag_fail(l->diag, CHECK_BAD_ARGUMENT, value,
			"expected statements in braces, such as '{ field<0, 8> Code code; }'");
	made_add_for(&made, value, "__DefGroup ROW\n  __Encoding\n");
	add_statement_lines(&made, value);
	const struct source *source = made_source(&made, l->diag, value.source);
	struct ast_file *file = source ? parse_file(l->arena, l->diag, source) : NULL;
	if (!file || l->diag->errors > errors)
		return false;
	expand_places(l, file->defs.items[0]);
	VEC_EACH (struct ast_section *, section, &file->defs.items[0]->sections)
		VEC_EACH (struct ast_stmt *, it, &(*section)->statements)
			VEC_PUSH(l->arena, &variant->statements, *it);
	return l->diag->errors == errors;
}

static bool is_encoding(const struct ast_expr *column)
{
	return str_equal_c(column->text, "__Encoding");
}

/* The columns of a group: holes, and __Encoding. */
static bool check_group_columns(struct expansion *l, const struct ast_rows *rows)
{
	bool sound = true;
	VEC_EACH (struct ast_expr *, it, &rows->columns) {
		const struct ast_expr *column = *it;
		if (column->kind != AST_NAME)
			sound = false;
		else if (column->text.text[0] != '$' && !is_encoding(column))
			sound = diag_fail(l->diag, CHECK_UNDEFINED_NAME, column->span,
				"'%.*s' cannot be a column of a group; expected a hole such as '$bytes', or "
				"__Encoding",
				STR_ARG(column->text));
	}
	return sound;
}

static struct variant variant_of_row(
	struct expansion *l, const struct ast_rows *rows, const struct ast_row *row, bool *sound)
{
	struct variant variant = { .suffix =
								   str_printf(l->arena, "_%.*s", STR_ARG(span_text(row->name))) };
	for (size_t i = 0; i < row->values.list.count; i++) {
		const struct ast_expr *column = rows->columns.items[i];
		struct span value = row->values.list.items[i];
		struct ast_fill fill = { .name = column->text, .name_span = column->span, .value = value };
		if (is_encoding(column))
			*sound = add_row_encoding(l, &variant, value) && *sound;
		else
			VEC_PUSH(l->arena, &variant.fills, fill);
	}
	return variant;
}

static void take_group_rows(struct expansion *l, struct ast_def *group)
{
	struct ast_section *section = rows_find_section(group, "Rows");
	if (!section)
		return;
	struct variants *variants = ARENA_NEW(l->arena, struct variants);
	struct str_map seen = { .arena = l->arena };
	bool sound = check_group_columns(l, section->rows);
	VEC_EACH (struct ast_row, it, &section->rows->list) {
		struct ast_row *first = str_map_get(&seen, span_text(it->name));
		if (first)
			sound = diag_second(l->diag, CHECK_DUPLICATE_DEFINITION, it->name, first->name,
				"the first one is here", "a second row '%.*s'", STR_ARG(span_text(it->name)));
		str_map_put(&seen, span_text(it->name), it);
		if (!expand_check_row(l, section->rows, it) || !sound)
			sound = false;
		else
			VEC_PUSH(l->arena, &variants->list, variant_of_row(l, section->rows, it, &sound));
	}
	if (!sound)
		variants->list.count = 0;
	str_map_put(&l->group_rows, group->name, variants);
	rows_remove_section(group, section);
}

void expand_group_rows(struct expansion *l, struct ast_file *const *files, size_t count)
{
	for (size_t i = 0; i < count; i++)
		VEC_EACH (struct ast_def *, it, &files[i]->defs)
			if ((*it)->kind == AST_DEF_GROUP)
				take_group_rows(l, *it);
}

/* Both rows, the first one that of the inner group. */
static struct variant joined_variant(
	struct expansion *l, const struct variant *inner, const struct variant *outer)
{
	struct variant both = { .suffix = str_printf(l->arena, "%.*s%.*s", STR_ARG(inner->suffix),
								STR_ARG(outer->suffix)) };
	const struct variant *parts[] = { inner, outer };
	for (size_t i = 0; i < 2; i++) {
		VEC_EACH (struct ast_fill, it, &parts[i]->fills)
			VEC_PUSH(l->arena, &both.fills, *it);
		VEC_EACH (struct ast_stmt *, it, &parts[i]->statements)
			VEC_PUSH(l->arena, &both.statements, *it);
	}
	return both;
}

struct variants *expand_variants(struct expansion *l, const struct ast_def *group)
{
	struct variants *all = ARENA_NEW(l->arena, struct variants);
	struct variant none = { 0 };
	VEC_PUSH(l->arena, &all->list, none);
	for (unsigned up = 0; group && up < ROWS_MAX_ANCESTORS; up++) {
		struct variants *outer = str_map_get(&l->group_rows, group->name);
		struct variants *product = ARENA_NEW(l->arena, struct variants);
		for (size_t i = 0; outer && i < all->list.count; i++)
			VEC_EACH (struct variant, it, &outer->list)
				VEC_PUSH(l->arena, &product->list, joined_variant(l, &all->list.items[i], it));
		all = outer ? product : all;
		group = expand_group_above(l, group);
	}
	return all;
}
