/* SPDX-License-Identifier: MIT */
/* The rows of groups -> the variants in which each opcode of a family in these groups is there:
 * what their columns fill, and their fields. */
#include "expand/internal.h"

#include "base/suggest.h"
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

/* Adds the statements of a column __Encoding; false after a report. */
static bool add_row_encoding(struct expansion *l, struct variant *variant, struct span value)
{
	struct made_text made = made_text_new(l->arena);
	size_t errors = l->diag->errors;
	if (!rows_is_braced(value))
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
	VEC_EACH (struct ast_expr *, it, &section->rows->columns)
		if ((*it)->kind == AST_NAME && !is_encoding(*it)) {
			struct ast_fill hole = { .name = (*it)->text, .name_span = (*it)->span };
			VEC_PUSH(l->arena, &variants->columns, hole);
		}
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

/* Is it a statement that says all by its name, DecodeOnly<>, which the rows have already? */
static bool is_repeated(const struct variant *variant, const struct ast_stmt *stmt)
{
	VEC_EACH (struct ast_stmt *, it, &variant->statements)
		if ((*it)->kind == stmt->kind && !stmt->args.count)
			return true;
	return false;
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
			if (!is_repeated(&both, *it) || !i)
				VEC_PUSH(l->arena, &both.statements, *it);
	}
	return both;
}

/* ---- Only<...> ---- */

static struct ast_stmt *find_only(const struct ast_def *def)
{
	VEC_EACH (struct ast_stmt *, it, &def->statements)
		if ((*it)->kind == AST_STMT_BODY_GROUP_ONLY || (*it)->kind == AST_STMT_BODY_OPTYPE_ONLY)
			return *it;
	return NULL;
}

static bool only_names(const struct ast_stmt *only, struct str row)
{
	VEC_EACH (struct ast_expr *, it, &only->args)
		if (str_equal((*it)->text, row))
			return true;
	return false;
}

static struct str row_name(const struct variant *row)
{
	return str_slice(row->suffix, 1, row->suffix.length);
}

/* The statements between a family and the next rows of a group above it. */
struct onlys {
	VEC(const struct ast_stmt *) list;
};

/* The rows that all of the statements name; those statements are then done. */
static struct variants rows_left(
	struct expansion *l, const struct variants *rows, struct onlys *onlys)
{
	struct variants left = { 0 };
	VEC_EACH (struct variant, row, &rows->list) {
		bool named = true;
		VEC_EACH (const struct ast_stmt *, it, &onlys->list)
			named = named && only_names(*it, row_name(row));
		if (named)
			VEC_PUSH(l->arena, &left.list, *row);
	}
	onlys->list.count = 0;
	return left;
}

static void add_only(struct expansion *l, struct onlys *onlys, const struct ast_def *def)
{
	const struct ast_stmt *only = find_only(def);
	if (only)
		VEC_PUSH(l->arena, &onlys->list, only);
}

/* Goes on to the nearest group above the definition that has rows: these, or NULL if there is none.
 * Adds the statements up to there. */
static const struct variants *rows_above(
	struct expansion *l, const struct ast_def **def, struct onlys *onlys)
{
	const struct variants *rows = NULL;
	for (unsigned up = 0; *def && !rows && up < ROWS_MAX_ANCESTORS; up++) {
		add_only(l, onlys, *def);
		*def = expand_group_above(l, *def);
		rows = *def ? str_map_get(&l->group_rows, (*def)->name) : NULL;
	}
	return rows;
}

static bool check_only_name(struct expansion *l, const struct variants *rows,
	const struct ast_stmt *only, const struct ast_expr *name)
{
	struct suggestion near = { .name = name->text };
	VEC_EACH (struct ast_expr *, it, &only->args)
		if (*it == name)
			break;
		else if (str_equal((*it)->text, name->text))
			return diag_second(l->diag, CHECK_DUPLICATE_STATEMENT, name->span, (*it)->span,
				"the first one is here", "'%.*s' is named twice", STR_ARG(name->text));
	VEC_EACH (struct variant, it, &rows->list) {
		struct str row = row_name(it);
		suggest_offer(&near, row);
		if (name->kind == AST_NAME && str_equal(row, name->text))
			return true;
	}
	struct report *report = diag_report(l->diag, CHECK_UNDEFINED_NAME, name->span,
		"'%.*s' is not a row of the nearest group above with rows", STR_ARG(span_text(name->span)));
	diag_suggest(l->diag, report, NO_SPAN, near.nearest);
	return false;
}

/* A statement with an error leaves all rows. */
static void check_only(struct expansion *l, struct ast_def *def, struct ast_stmt *only)
{
	struct onlys onlys = { 0 };
	const struct ast_def *up = def;
	const struct variants *rows = rows_above(l, &up, &onlys);
	const struct ast_stmt *other = onlys.list.items[onlys.list.count - 1];
	bool sound = true;
	if (!rows)
		sound = diag_fail(l->diag, CHECK_BAD_ARGUMENT, only->span,
			"no group above '%.*s' has rows, of which 'Only' keeps some", STR_ARG(def->name));
	else if (!only->args.count)
		sound = diag_fail(l->diag, CHECK_BAD_ARGUMENT, only->span,
			"expected the rows that '%.*s' has, as in 'Only<BYTE, WORD>;'", STR_ARG(def->name));
	else if (rows->list.count)
		VEC_EACH (struct ast_expr *, it, &only->args)
			sound = check_only_name(l, rows, only, *it) && sound;
	if (sound && other != only && rows->list.count && !rows_left(l, rows, &onlys).list.count)
		sound = diag_second(l->diag, CHECK_BAD_ARGUMENT, only->span, other->span,
			"the other one is here", "this 'Only' and another one have no row in common");
	if (!sound)
		only->kind = AST_STMT_OTHER;
}

static void check_onlys(struct expansion *l, struct ast_file *const *files, size_t count)
{
	for (size_t i = 0; i < count; i++)
		VEC_EACH (struct ast_def *, it, &files[i]->defs) {
			struct ast_stmt *only = find_only(*it);
			if (only)
				check_only(l, *it, only);
		}
}

void expand_group_rows(struct expansion *l, struct ast_file *const *files, size_t count)
{
	for (size_t i = 0; i < count; i++)
		VEC_EACH (struct ast_def *, it, &files[i]->defs)
			if ((*it)->kind == AST_DEF_GROUP)
				take_group_rows(l, *it);
	check_onlys(l, files, count);
}

struct variants *expand_variants(struct expansion *l, const struct ast_def *family)
{
	struct variants *all = ARENA_NEW(l->arena, struct variants);
	struct variant none = { 0 };
	struct onlys onlys = { 0 };
	VEC_PUSH(l->arena, &all->list, none);
	for (unsigned up = 0; up < ROWS_MAX_ANCESTORS; up++) {
		const struct variants *outer = rows_above(l, &family, &onlys);
		if (!outer)
			break;
		struct variants *product = ARENA_NEW(l->arena, struct variants);
		const struct variants left = rows_left(l, outer, &onlys);
		for (size_t i = 0; i < all->list.count; i++)
			VEC_EACH (struct variant, it, &left.list)
				VEC_PUSH(l->arena, &product->list, joined_variant(l, &all->list.items[i], it));
		all = product;
	}
	return all;
}
