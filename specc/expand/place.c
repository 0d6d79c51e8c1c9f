/* SPDX-License-Identifier: MIT */
/* Compares each definition with the table of the language: what is not allowed in its place is
 * reported and removed from the tree. */
#include "expand/internal.h"

#include <string.h>

/* The statements of a definition of which it may have only one. */
struct singles {
	const struct ast_stmt *first[AST_STMT_KIND_COUNT];
};

/* Says where the statement belongs, or else what belongs here. */
static void wrong_place(struct expansion *l, enum ast_place place, const struct ast_stmt *stmt)
{
	struct span keyword = stmt->span;
	keyword.to = keyword.from + (uint32_t)stmt->keyword.length;
	struct str homes = place_homes(l->arena, stmt->keyword);
	struct str here = place_keywords(l->arena, place), near = { 0 };
	if (!homes.length)
		near = place_near(place, stmt->keyword);
	const char *verdict = homes.length  ? "it belongs in "
						  : here.length ? "expected one of "
										: "expected none here";
	struct report *report = diag_report(l->diag, CHECK_UNKNOWN_STATEMENT, keyword,
		"'%.*s' is not a statement of %s; %s%.*s", STR_ARG(stmt->keyword), place_name(place),
		verdict, STR_ARG(homes.length ? homes : here));
	diag_suggest(l->diag, report, NO_SPAN, near);
}

/* What follows the arguments: reports what the table does not have, and forgets it. */
static void refuse_part(struct expansion *l, struct ast_stmt *stmt, enum place_part part,
	struct ast_expr **found, const char *what)
{
	if (!*found || place_allows_part(stmt->kind, part))
		return;
	diag_report(l->diag, CHECK_BAD_ARGUMENT, (*found)->span, "'%.*s' has no %s",
		STR_ARG(stmt->keyword), what);
	*found = NULL;
}

static void refuse_arguments(struct expansion *l, struct ast_stmt *stmt)
{
	unsigned most = place_most_arguments(stmt->kind);
	if (stmt->args.count <= most)
		return;
	diag_report(l->diag, CHECK_BAD_ARGUMENT,
		span_join(stmt->args.items[most]->span, stmt->args.items[stmt->args.count - 1]->span),
		"'%.*s' takes %s%u argument%s, found %zu", STR_ARG(stmt->keyword),
		most > 1 ? "at most " : "", most, most == 1 ? "" : "s", stmt->args.count);
	stmt->args.count = most;
}

/* Surplus parts of a statement. */
static void refuse_surplus(struct expansion *l, struct ast_stmt *stmt)
{
	bool fixed = str_equal_c(stmt->op, "==");
	refuse_arguments(l, stmt);
	refuse_part(l, stmt, PLACE_PART_TYPE, &stmt->type, "type before a name");
	refuse_part(l, stmt, PLACE_PART_NAME, &stmt->name, "name after '>'");
	if (fixed && place_allows_part(stmt->kind, PLACE_PART_VALUE))
		refuse_part(l, stmt, PLACE_PART_FIXED, &stmt->value, "value after '=='; write '='");
	else
		refuse_part(l, stmt, PLACE_PART_VALUE, &stmt->value, "value");
}

/* Which statement of the place it is; false after a report. */
static bool take_statement(
	struct expansion *l, struct singles *singles, enum ast_place place, struct ast_stmt *stmt)
{
	enum ast_stmt_kind kind = place_find_statement(place, stmt->keyword);
	stmt->kind = (uint8_t)kind;
	if (kind == AST_STMT_OTHER) {
		wrong_place(l, place, stmt);
		return false;
	}
	const struct ast_stmt **first = &singles->first[kind];
	if (place_is_single(kind) && *first)
		return diag_second(l->diag, CHECK_DUPLICATE_STATEMENT, stmt->span, (*first)->span,
			"the first one is here", "duplicate '%.*s'", STR_ARG(stmt->keyword));
	*first = stmt;
	refuse_surplus(l, stmt);
	return true;
}

/* Returns how many of the statements stay. */
static size_t take_statements(struct expansion *l, struct singles *singles, enum ast_place place,
	struct ast_stmt **items, size_t count)
{
	size_t kept = 0;
	for (size_t i = 0; i < count; i++)
		if (take_statement(l, singles, place, items[i]))
			items[kept++] = items[i];
	return kept;
}

static bool take_section(
	struct expansion *l, struct ast_def *def, struct singles *singles, struct ast_section *section)
{
	enum ast_place place = place_find_section(section->name);
	if (!place_has_section(def->kind, place))
		return diag_fail(l->diag, CHECK_MISPLACED_SECTION, section->span,
			"%s has no section %s; it belongs in %.*s", place_one(def->kind), place_name(place),
			STR_ARG(place_definitions(l->arena, place)));
	size_t count = section->statements.count;
	section->statements.count =
		take_statements(l, singles, place, section->statements.items, count);
	if (place_section_content(place) == PLACE_STATEMENTS && section->statements.count < count)
		def->lost = true;
	return true;
}

/* What stands behind the name of the definition. */
static void check_header(struct expansion *l, struct ast_def *def)
{
	if (def->params.count && place_params(def->kind) == HEADER_NOTHING)
		diag_report(l->diag, CHECK_BAD_ARGUMENT, def->params.items[0]->span,
			"%s has no '<...>' after its name", place_one(def->kind));
	if (def->parents.count && place_parent(def->kind) == HEADER_NOTHING)
		diag_report(l->diag, CHECK_WRONG_PARENT, def->parents.items[0]->span,
			"%s has no parent; expected nothing after its name", place_one(def->kind));
}

void expand_places(struct expansion *l, struct ast_def *def)
{
	struct singles singles = { 0 };
	enum ast_place body = (enum ast_place)def->kind;
	size_t count = def->statements.count, kept = 0;
	check_header(l, def);
	def->statements.count =
		take_statements(l, &singles, body, def->statements.items, def->statements.count);
	def->lost = def->lost || def->statements.count < count;
	for (size_t i = 0; i < def->keywords.count; i++)
		if (take_statement(l, &singles, body, def->keywords.items[i].stmt))
			def->keywords.items[kept++] = def->keywords.items[i];
	def->keywords.count = kept;
	for (size_t i = 0; i < def->fills.count; i++)
		take_statement(l, &singles, body, def->fills.items[i].stmt);
	kept = 0;
	for (size_t i = 0; i < def->sections.count; i++)
		if (take_section(l, def, &singles, def->sections.items[i]))
			def->sections.items[kept++] = def->sections.items[i];
	def->sections.count = kept;
}
