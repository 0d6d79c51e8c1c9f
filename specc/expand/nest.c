/* SPDX-License-Identifier: MIT */
/* Operand modes with parts that are operand modes -> operand modes without: the product of the
 * rows, with the parts of the inner mode, their texts, places and what they append where the part
 * was. */
#include "expand/expand.h"
#include "expand/internal.h"

#include "lang/lex.h"

struct nesting {
	struct expansion *l;
	struct str_map types; /* ast_def of field types by name */
	struct str_map seen;  /* struct mode_seen by name: those whose parts are replaced, or will be */
};

struct mode_seen {
	bool open; /* its parts are being replaced */
};

/* A part that is an operand mode. */
struct nested_part {
	const struct ast_stmt *stmt;
	const struct ast_def *mode;
	const struct ast_rows *rows;
	struct str name;
	VEC(const struct ast_row *) members; /* the rows of its type, which can be a class */
};

struct flat {
	struct nesting *n;
	const struct ast_def *def;
	const struct ast_rows *rows;
	VEC(struct nested_part) nested;
	struct made_text made;
};

/* The row of each nested part in one row of the product; NULL: the outer row does not use it. */
struct choice {
	const struct ast_row *outer;
	const struct ast_row **inner;
	void (*add)(struct flat *f, const struct choice *c); /* what is made of it */
	size_t count;                                        /* of the rows so far */
};

enum { MAX_FLAT_ROWS = 4096 };

/* ---- which parts ---- */

static struct ast_rows *rows_of_def(const struct ast_def *def)
{
	const struct ast_section *section = rows_find_section(def, "Rows");
	return section ? section->rows : NULL;
}

static bool is_part_statement(const struct ast_stmt *stmt)
{
	return stmt->kind == AST_STMT_BODY_FIELD_TYPE_PART ||
		   stmt->kind == AST_STMT_BODY_FIELD_TYPE_APPEND;
}

static struct str name_before_dot(struct str text)
{
	return str_slice(text, 0, str_find(text, 0, STR(".")));
}

/* The mode that the part is of, or NULL. */
static struct ast_def *mode_of_part(const struct nesting *n, const struct ast_stmt *stmt)
{
	if (!is_part_statement(stmt) || !stmt->type || !stmt->name)
		return NULL;
	struct ast_def *def = str_map_get(&n->types, name_before_dot(stmt->type->text));
	return def && rows_of_def(def) ? def : NULL;
}

static const struct ast_stmt *class_of_def(const struct ast_def *def, struct str name)
{
	VEC_EACH (struct ast_stmt *, it, &def->statements)
		if ((*it)->kind == AST_STMT_BODY_FIELD_TYPE_CLASS && (*it)->args.count && (*it)->value &&
			str_equal((*it)->args.items[0]->text, name))
			return *it;
	return NULL;
}

static bool in_class(const struct ast_stmt *class, struct str row)
{
	VEC_EACH (struct ast_expr *, it, &class->value->operands)
		if (str_equal((*it)->text, row))
			return true;
	return false;
}

static bool add_nested(struct flat *f, const struct ast_stmt *stmt, const struct ast_def *mode)
{
	struct nested_part part = { .stmt = stmt, .mode = mode, .name = stmt->name->text };
	struct str text = stmt->type->text, class = name_before_dot(text);
	const struct ast_stmt *only = NULL;
	part.rows = rows_of_def(mode);
	if (class.length < text.length) {
		only = class_of_def(mode, str_slice(text, class.length + 1, text.length));
		if (!only)
			return diag_fail(f->n->l->diag, CHECK_UNDEFINED_NAME, stmt->type->span,
				"'%.*s' has no class '%.*s'", STR_ARG(mode->name),
				STR_ARG(str_slice(text, class.length + 1, text.length)));
	}
	VEC_EACH (const struct ast_row, it, &part.rows->list)
		if (!only || in_class(only, span_text(it->name)))
			VEC_PUSH(f->n->l->arena, &part.members, it);
	VEC_PUSH(f->n->l->arena, &f->nested, part);
	return true;
}

static const struct nested_part *find_nested(const struct flat *f, struct str name)
{
	VEC_EACH (struct nested_part, it, &f->nested)
		if (str_equal(it->name, name))
			return it;
	return NULL;
}

/* ---- names in texts and code ---- */

static bool mode_has_part(const struct ast_def *def, struct str name)
{
	VEC_EACH (struct ast_stmt *, it, &def->statements)
		if (is_part_statement(*it) && (*it)->name && str_equal((*it)->name->text, name))
			return true;
	return false;
}

/* The next name at or behind *at; those in '...' are text, unless `code`. False at the end. */
static bool next_name(struct str text, bool code, size_t *at, size_t *length)
{
	bool quoted = false;
	for (size_t i = 0; i < *at && !code; i++)
		quoted = quoted != (text.text[i] == '\'');
	for (; *at < text.length; ++*at) {
		if (!code && text.text[*at] == '\'')
			quoted = !quoted;
		bool inside = *at && (char_is_word(text.text[*at - 1]) || text.text[*at - 1] == '$' ||
								 text.text[*at - 1] == '.');
		*length = quoted || inside ? 0 : lex_ident_length(str_slice(text, *at, text.length));
		if (*length)
			return true;
	}
	return false;
}

static bool names_part(struct span code, bool is_code, struct str name)
{
	struct str text = span_text(code);
	size_t length;
	for (size_t at = 0; next_name(text, is_code, &at, &length); at += length)
		if (str_equal(str_slice(text, at, at + length), name))
			return true;
	return false;
}

static enum { FLAT_PART, FLAT_TEXT, FLAT_PLACE, FLAT_AFTER } flat_column(struct str name)
{
	return str_equal_c(name, "Text")    ? FLAT_TEXT
		   : str_equal_c(name, "Place") ? FLAT_PLACE
		   : str_equal_c(name, "After") ? FLAT_AFTER
										: FLAT_PART;
}

/* The value of a column in a row, or NO_SPAN; `_` is none for Place and After. */
static struct span row_value(
	const struct ast_rows *rows, const struct ast_row *row, struct str column)
{
	for (size_t i = 0; i < rows->columns.count && i < row->values.list.count; i++)
		if (str_equal(rows->columns.items[i]->text, column))
			return flat_column(column) >= FLAT_PLACE &&
						   str_equal_c(span_text(row->values.list.items[i]), "_")
					   ? NO_SPAN
					   : row->values.list.items[i];
	return NO_SPAN;
}

/* Does the outer row use the part: in its text, its place or what comes after? */
static bool row_has_nested(
	const struct flat *f, const struct ast_row *row, const struct nested_part *part)
{
	struct span text = row_value(f->rows, row, STR("Text"));
	struct span place = row_value(f->rows, row, STR("Place"));
	return (text.source && names_part(text, false, part->name)) ||
		   (place.source && names_part(place, true, part->name));
}

/* ---- values of the product ---- */

static const struct ast_row *chosen_row(
	const struct flat *f, const struct choice *c, const struct nested_part *part)
{
	return c->inner[part - f->nested.items];
}

/* Code or text of an inner row from an offset on, whose parts get the name of the outer one. */
static void add_inner(
	struct flat *f, const struct nested_part *part, struct span value, bool code, size_t from)
{
	struct str text = span_text(value);
	size_t length;
	for (size_t at = 0; next_name(text, code, &at, &length); at += length) {
		if (!mode_has_part(part->mode, str_slice(text, at, at + length)))
			continue;
		made_add(&f->made, span_part(value, from, at));
		made_add_for(&f->made, span_part(value, at, at + length), "%.*s_", STR_ARG(part->name));
		from = at;
	}
	made_add(&f->made, span_part(value, from, text.length));
}

static char last_char(const struct flat *f)
{
	struct str text = buffer_str(&f->made.text);
	return text.length ? text.text[text.length - 1] : '\0';
}

/* The inner text in the place of its part; quoted texts that meet become one. */
static void add_inner_text(struct flat *f, const struct nested_part *part, struct span text)
{
	text = span_part(text, 1, span_text(text).length - 1);
	bool meet = last_char(f) == '\'' && str_starts_with(span_text(text), STR("'"));
	if (meet)
		made_cut(&f->made, f->made.text.length - 1);
	add_inner(f, part, text, false, meet);
}

static void add_inner_place(struct flat *f, const struct nested_part *part,
	const struct ast_row *row, struct span outer, bool whole)
{
	struct span place = row_value(part->rows, row, STR("Place"));
	if (!place.source) {
		diag_second(f->n->l->diag, CHECK_SEMANTICS_EXECUTION, outer, row->name, "the row is here",
			"row '%.*s' of '%.*s' has no Place, which the value of '%.*s' needs",
			STR_ARG(span_text(row->name)), STR_ARG(part->mode->name), STR_ARG(part->name));
		return;
	}
	if (!whole)
		made_add_for(&f->made, place, "(");
	add_inner(f, part, place, true, 0);
	if (!whole)
		made_add_for(&f->made, place, ")");
}

/* A value of the outer row, in which nested parts, and parts of them (`x.disp`), are replaced. */
static void add_outer(struct flat *f, const struct choice *c, struct span value, bool code)
{
	struct str text = span_text(value);
	size_t from = 0, length;
	for (size_t at = 0; next_name(text, code, &at, &length); at += length) {
		struct str name = str_slice(text, at, at + length);
		const struct nested_part *part = find_nested(f, name);
		const struct ast_row *row = part ? chosen_row(f, c, part) : NULL;
		if (!row)
			continue;
		made_add(&f->made, span_part(value, from, at));
		from = at + length;
		if (from < text.length && text.text[from] == '.') {
			from++;
			size_t inner = lex_ident_length(str_slice(text, from, text.length));
			made_add_for(&f->made, span_part(value, at, from + inner), "%.*s_", STR_ARG(name));
		} else if (code) {
			add_inner_place(f, part, row, value, at == 0 && from == text.length);
		} else {
			add_inner_text(f, part, row_value(part->rows, row, STR("Text")));
			if (last_char(f) == '\'' && from < text.length && text.text[from] == '\'') {
				made_cut(&f->made, f->made.text.length - 1);
				from++;
			}
		}
	}
	made_add(&f->made, span_part(value, from, text.length));
}

static void add_after_value(struct flat *f, const struct choice *c)
{
	struct span after = row_value(f->rows, c->outer, STR("After"));
	if (after.source)
		add_outer(f, c, after, true);
	VEC_EACH (struct nested_part, it, &f->nested) {
		const struct ast_row *row = chosen_row(f, c, it);
		struct span inner = row ? row_value(it->rows, row, STR("After")) : NO_SPAN;
		if (!inner.source)
			continue;
		if (after.source)
			diag_second(f->n->l->diag, CHECK_BAD_ARGUMENT, inner, after, "the other one is here",
				"a row of '%.*s' has two assignments after its place", STR_ARG(f->def->name));
		else
			add_inner(f, it, inner, true, 0);
		after = inner;
	}
	if (!after.source)
		made_add_for(&f->made, c->outer->name, "_");
}

static void add_row_name(struct flat *f, const struct choice *c)
{
	made_add(&f->made, c->outer->name);
	VEC_EACH (struct nested_part, it, &f->nested)
		if (chosen_row(f, c, it))
			made_add_for(&f->made, chosen_row(f, c, it)->name, "_%.*s",
				STR_ARG(span_text(chosen_row(f, c, it)->name)));
}

/* A value, or `_`, behind a comma unless it is the first. */
static void add_flat_value(struct flat *f, const struct choice *c, bool *first, struct span value)
{
	made_add_for(&f->made, c->outer->name, *first ? "" : ", ");
	*first = false;
	if (value.source)
		made_add(&f->made, value);
	else
		made_add_for(&f->made, c->outer->name, "_");
}

/* Of the columns that are parts of this mode, and of those of the inner ones. */
static void add_part_values(struct flat *f, const struct choice *c, bool *first)
{
	VEC_EACH (struct ast_expr *, it, &f->rows->columns)
		if (flat_column((*it)->text) == FLAT_PART)
			add_flat_value(f, c, first, row_value(f->rows, c->outer, (*it)->text));
	VEC_EACH (struct nested_part, it, &f->nested)
		VEC_EACH (struct ast_expr *, column, &it->rows->columns) {
			const struct ast_row *row = chosen_row(f, c, it);
			if (flat_column((*column)->text) == FLAT_PART)
				add_flat_value(
					f, c, first, row ? row_value(it->rows, row, (*column)->text) : NO_SPAN);
		}
}

static void add_product_row(struct flat *f, const struct choice *c)
{
	struct span text = row_value(f->rows, c->outer, STR("Text"));
	struct span place = row_value(f->rows, c->outer, STR("Place"));
	struct span name = c->outer->name;
	bool first = true;
	made_add_for(&f->made, name, "    ");
	add_row_name(f, c);
	made_add_for(&f->made, name, " = ");
	add_part_values(f, c, &first);
	made_add_for(&f->made, name, first ? "" : ", ");
	if (text.source)
		add_outer(f, c, text, false);
	made_add_for(&f->made, name, ", ");
	if (place.source)
		add_outer(f, c, place, true);
	else
		made_add_for(&f->made, name, "_");
	made_add_for(&f->made, name, ", ");
	add_after_value(f, c);
	made_add_for(&f->made, name, ";");
	if (c->outer->comment.length)
		made_add_for(&f->made, name, " //%.*s", STR_ARG(c->outer->comment));
	made_add_for(&f->made, name, "\n");
}

static struct choice choice_new(struct flat *f, void (*add)(struct flat *, const struct choice *))
{
	return (struct choice){ .add = add,
		.inner = ARENA_ARRAY(f->n->l->arena, const struct ast_row *, f->nested.count) };
}

/* Adds each row of the product for an outer row, with nested parts from `at` on still open. */
static void add_flat_products(struct flat *f, struct choice *c, size_t at)
{
	if (c->count > MAX_FLAT_ROWS)
		return;
	if (at == f->nested.count) {
		if (c->count++ < MAX_FLAT_ROWS)
			c->add(f, c);
		return;
	}
	const struct nested_part *part = &f->nested.items[at];
	c->inner[at] = NULL;
	if (!row_has_nested(f, c->outer, part)) {
		add_flat_products(f, c, at + 1);
		return;
	}
	VEC_EACH (const struct ast_row *, it, &part->members) {
		c->inner[at] = *it;
		add_flat_products(f, c, at + 1);
	}
}

static void add_all_products(struct flat *f)
{
	struct choice c = choice_new(f, add_product_row);
	made_add_for(&f->made, f->def->name_span, "  __Rows<");
	VEC_EACH (struct ast_expr *, it, &f->rows->columns)
		if (flat_column((*it)->text) == FLAT_PART) {
			made_add(&f->made, (*it)->span);
			made_add_for(&f->made, (*it)->span, ", ");
		}
	VEC_EACH (struct nested_part, it, &f->nested)
		VEC_EACH (struct ast_expr *, column, &it->rows->columns)
			if (flat_column((*column)->text) == FLAT_PART)
				made_add_for(&f->made, (*column)->span, "%.*s_%.*s, ", STR_ARG(it->name),
					STR_ARG((*column)->text));
	made_add_for(&f->made, f->def->name_span, "Text, Place, After>\n");
	VEC_EACH (const struct ast_row, it, &f->rows->list) {
		c.outer = it;
		add_flat_products(f, &c, 0);
	}
	if (c.count > MAX_FLAT_ROWS)
		diag_report(f->n->l->diag, CHECK_LIMIT, f->def->name_span,
			"'%.*s' has more than %d rows with those of its parts", STR_ARG(f->def->name),
			MAX_FLAT_ROWS);
}

/* ---- statements ---- */

/* Where bit `lsb` of a nested part is: `3` or `ext[3]`. */
static void add_flat_bit(struct flat *f, const struct nested_part *part, uint64_t lsb)
{
	const struct ast_stmt *stmt = part->stmt;
	const struct ast_expr *at = stmt->args.items[0];
	if (stmt->kind == AST_STMT_BODY_FIELD_TYPE_APPEND)
		made_add_for(
			&f->made, stmt->span, "%.*s[%llu]", STR_ARG(part->name), (unsigned long long)lsb);
	else if (at->kind == AST_INDEX)
		made_add_for(&f->made, stmt->span, "%.*s[%llu]", STR_ARG(at->text),
			(unsigned long long)(at->operands.items[0]->number + lsb));
	else
		made_add_for(&f->made, stmt->span, "%llu", (unsigned long long)(at->number + lsb));
}

static bool rows_name(const struct nested_part *part, struct str name)
{
	VEC_EACH (const struct ast_row *, it, &part->members) {
		struct span text = row_value(part->rows, *it, STR("Text"));
		struct span place = row_value(part->rows, *it, STR("Place"));
		struct span after = row_value(part->rows, *it, STR("After"));
		if ((text.source && names_part(text, false, name)) ||
			(place.source && names_part(place, true, name)) ||
			(after.source && names_part(after, true, name)))
			return true;
	}
	return false;
}

/* Does a row of this mode have the part of the nested one, as `x.disp`? */
static bool outer_names(const struct flat *f, const struct nested_part *part, struct str name)
{
	struct str whole = str_printf(f->n->l->arena, "%.*s.%.*s", STR_ARG(part->name), STR_ARG(name));
	VEC_EACH (const struct ast_row, row, &f->rows->list)
		VEC_EACH (struct span, it, &row->values.list)
			if (str_find(span_text(*it), 0, whole) < span_text(*it).length)
				return true;
	return false;
}

/* Does a row of its type, which can be a class, use a part of it, or this mode? An appended one
 * also where they use a part inside it. */
static bool uses_inner(
	const struct flat *f, const struct nested_part *part, const struct ast_stmt *inner)
{
	struct str name = inner->name->text;
	VEC_EACH (struct ast_expr *, it, &part->rows->columns)
		if (str_equal((*it)->text, name))
			return true;
	if (rows_name(part, name) || outer_names(f, part, name))
		return true;
	VEC_EACH (struct ast_stmt *, it, &part->mode->statements)
		if (is_part_statement(*it) && (*it)->name && (*it)->args.count &&
			(*it)->args.items[0]->kind == AST_INDEX &&
			str_equal((*it)->args.items[0]->text, name) && uses_inner(f, part, *it))
			return true;
	return false;
}

/* Part<0, 3> Dn d; of the part x: Part<x[0], 3> Dn x_d; */
static void add_inner_part(
	struct flat *f, const struct nested_part *part, const struct ast_stmt *inner)
{
	const struct ast_expr *at = inner->args.count ? inner->args.items[0] : NULL;
	if (!at || !inner->name || !uses_inner(f, part, inner))
		return; /* or reported where the inner mode is lowered */
	made_add_for(&f->made, inner->span, "    %.*s<", STR_ARG(inner->keyword));
	if (inner->kind == AST_STMT_BODY_FIELD_TYPE_APPEND)
		made_add(&f->made, at->span);
	else if (at->kind == AST_INDEX)
		made_add_for(
			&f->made, at->span, "%.*s_%.*s", STR_ARG(part->name), STR_ARG(span_text(at->span)));
	else
		add_flat_bit(f, part, at->number);
	if (inner->args.count > 1) {
		made_add_for(&f->made, inner->span, ", ");
		made_add(&f->made, inner->args.items[1]->span);
	}
	made_add_for(&f->made, inner->span, ">");
	if (inner->type)
		made_add_for(&f->made, inner->type->span, " %.*s", STR_ARG(inner->type->text));
	made_add_for(&f->made, inner->name->span, " %.*s_%.*s;\n", STR_ARG(part->name),
		STR_ARG(inner->name->text));
}

static void add_nested_part(struct flat *f, const struct nested_part *part)
{
	const struct ast_stmt *stmt = part->stmt;
	if (stmt->kind == AST_STMT_BODY_FIELD_TYPE_APPEND) {
		made_add_for(&f->made, stmt->span, "    Append<");
		made_add(&f->made, stmt->args.items[0]->span);
		made_add_for(&f->made, stmt->span, "> %.*s;\n", STR_ARG(part->name));
	}
	VEC_EACH (struct ast_stmt *, it, &part->mode->statements)
		if (is_part_statement(*it))
			add_inner_part(f, part, *it);
}

/* The name of a row of the product, as a member of a class. */
static void add_product_name(struct flat *f, const struct choice *c)
{
	made_add_for(&f->made, c->outer->name, c->count == 1 ? "" : ", ");
	add_row_name(f, c);
}

static void add_flat_class(struct flat *f, const struct ast_stmt *stmt)
{
	struct choice c = choice_new(f, add_product_name);
	made_add_for(&f->made, stmt->span, "    Class<");
	made_add(&f->made, stmt->args.items[0]->span);
	made_add_for(&f->made, stmt->span, "> = ");
	VEC_EACH (struct ast_expr *, member, &stmt->value->operands) {
		bool known = false;
		VEC_EACH (const struct ast_row, row, &f->rows->list) {
			if (!str_equal(span_text(row->name), (*member)->text))
				continue;
			c.outer = row;
			known = true;
			add_flat_products(f, &c, 0);
		}
		if (known)
			continue;
		made_add_for(&f->made, stmt->span, c.count++ ? ", " : "");
		made_add(&f->made, (*member)->span);
	}
	made_add_for(&f->made, stmt->span, ";\n");
}

/* A part whose type was made from one with parameters has the name of that. */
static void add_plain_part(struct flat *f, const struct ast_stmt *stmt)
{
	made_add_for(&f->made, stmt->span, "    ");
	made_add(&f->made, (struct span){ stmt->span.source, stmt->span.from, stmt->type->span.from });
	made_add_for(&f->made, stmt->type->span, "%.*s", STR_ARG(stmt->type->text));
	made_add(&f->made, (struct span){ stmt->span.source, stmt->type->span.to, stmt->span.to });
	made_add_for(&f->made, stmt->span, "\n");
}

static void add_flat_statement(struct flat *f, const struct ast_stmt *stmt)
{
	const struct nested_part *part = NULL;
	VEC_EACH (struct nested_part, it, &f->nested)
		if (it->stmt == stmt)
			part = it;
	if (part)
		add_nested_part(f, part);
	else if (stmt->kind == AST_STMT_BODY_FIELD_TYPE_CLASS && stmt->value && stmt->args.count)
		add_flat_class(f, stmt);
	else if (stmt->type && is_part_statement(stmt))
		add_plain_part(f, stmt);
	else {
		made_add_for(&f->made, stmt->span, "    ");
		made_add(&f->made, stmt->span);
		made_add_for(&f->made, stmt->span, "\n");
	}
}

/* ---- definitions ---- */

/* Of the field or of a unit, as wide as its type. */
static bool check_nested(struct flat *f, const struct nested_part *part)
{
	const struct ast_stmt *stmt = part->stmt;
	bool appended = stmt->kind == AST_STMT_BODY_FIELD_TYPE_APPEND;
	size_t expected = appended ? 1 : 2;
	const struct ast_expr *width =
		stmt->args.count == expected ? stmt->args.items[expected - 1] : NULL;
	const struct ast_expr *own = part->mode->params.count ? part->mode->params.items[0] : NULL;
	const struct ast_expr *at = stmt->args.count ? stmt->args.items[0] : NULL;
	bool index = at && at->kind == AST_INDEX && at->operands.count == 1 &&
				 at->operands.items[0]->kind == AST_NUMBER;
	if (!width || !own || width->kind != AST_NUMBER || own->kind != AST_NUMBER ||
		!(at->kind == AST_NUMBER || index))
		return diag_fail(f->n->l->diag, CHECK_BAD_ARGUMENT, stmt->span,
			"expected numbers for the bits of a part that has alternatives");
	return width->number == own->number ||
		   diag_fail(f->n->l->diag, CHECK_FIELD_WIDTH, stmt->span,
			   "part '%.*s' has %llu bits, but its type '%.*s' has %llu", STR_ARG(part->name),
			   (unsigned long long)width->number, STR_ARG(part->mode->name),
			   (unsigned long long)own->number);
}

static void add_other_sections(struct flat *f)
{
	VEC_EACH (struct ast_section *, it, &f->def->sections) {
		if ((*it)->rows)
			continue;
		made_add_for(&f->made, (*it)->span, "  ");
		made_add(&f->made, (*it)->span);
		made_add_for(&f->made, (*it)->span, "\n");
		made_add(&f->made, (*it)->body);
	}
}

static struct ast_def *flat_definition(struct flat *f)
{
	const struct ast_def *def = f->def;
	f->made = made_text_new(f->n->l->arena);
	made_add_for(&f->made, def->name_span, "__DefFieldType %.*s<", STR_ARG(def->name));
	made_add(&f->made, def->params.items[0]->span);
	made_add_for(&f->made, def->name_span, ">\n");
	VEC_EACH (struct ast_stmt *, it, &def->attributes) {
		made_add(&f->made, (*it)->span);
		made_add_for(&f->made, (*it)->span, ";\n");
	}
	VEC_EACH (struct ast_keywords, it, &def->keywords) {
		made_add(&f->made, it->stmt->span);
		made_add_for(&f->made, it->stmt->span, "\n");
	}
	VEC_EACH (struct ast_stmt *, it, &def->statements)
		add_flat_statement(f, *it);
	add_all_products(f);
	add_other_sections(f);
	return expand_made_def(f->n->l, &f->made, def->span);
}

/* The product takes values by their columns, so that a wrong number of them would not be seen. */
static bool check_mode_rows(const struct flat *f, const struct ast_rows *rows)
{
	bool sound = true;
	VEC_EACH (const struct ast_row, it, &rows->list)
		sound = expand_check_mode_row(f->n->l->diag, rows, it) && sound;
	return sound;
}

/* Has the nested mode the parts that its columns and parts name? Others are reported there. */
static bool has_named_parts(const struct nested_part *part)
{
	VEC_EACH (struct ast_expr *, it, &part->rows->columns)
		if (flat_column((*it)->text) == FLAT_PART && !mode_has_part(part->mode, (*it)->text))
			return false;
	VEC_EACH (struct ast_stmt *, it, &part->mode->statements)
		if (is_part_statement(*it) && (*it)->args.count &&
			(*it)->args.items[0]->kind == AST_INDEX &&
			!mode_has_part(part->mode, (*it)->args.items[0]->text))
			return false;
	return true;
}

static void flatten(struct nesting *n, struct ast_def *def);

static bool find_nested_parts(struct flat *f)
{
	bool sound = true;
	VEC_EACH (struct ast_stmt *, it, &f->def->statements) {
		struct ast_def *mode = mode_of_part(f->n, *it);
		if (!mode)
			continue;
		const struct mode_seen *seen = str_map_get(&f->n->seen, mode->name);
		if (seen && seen->open) {
			sound = diag_fail(f->n->l->diag, CHECK_CYCLE, (*it)->span,
				"'%.*s' is a part of itself, by way of '%.*s'", STR_ARG(mode->name),
				STR_ARG((*it)->name->text));
			continue;
		}
		flatten(f->n, mode);
		mode->is_part = true;
		sound = !mode->is_broken && add_nested(f, *it, mode) && sound;
	}
	VEC_EACH (struct nested_part, it, &f->nested)
		sound = check_nested(f, it) && check_mode_rows(f, it->rows) && has_named_parts(it) && sound;
	return (!f->nested.count || check_mode_rows(f, f->rows)) && sound;
}

static void flatten(struct nesting *n, struct ast_def *def)
{
	struct flat f = { .n = n, .def = def, .rows = rows_of_def(def) };
	if (!f.rows || !def->params.count || str_map_get(&n->seen, def->name))
		return;
	struct mode_seen *seen = str_map_make(&n->seen, def->name, sizeof *seen);
	seen->open = true;
	size_t errors = n->l->diag->failures;
	bool sound = find_nested_parts(&f);
	struct ast_def *flat = sound && f.nested.count ? flat_definition(&f) : NULL;
	seen->open = false;
	def->is_broken = def->is_broken || !sound || n->l->diag->failures > errors;
	if (!flat || def->is_broken)
		return;
	flat->span = def->span;
	flat->name_span = def->name_span;
	flat->is_part = def->is_part;
	flat->applied = def->applied;
	*def = *flat;
}

void expand_nested(struct expansion *l, struct ast_file *const *files, size_t count)
{
	struct nesting n = { .l = l };
	n.types.arena = n.seen.arena = l->arena;
	for (size_t i = 0; i < count; i++)
		VEC_EACH (struct ast_def *, it, &files[i]->defs)
			if ((*it)->kind == AST_DEF_FIELD_TYPE && !str_map_get(&n.types, (*it)->name))
				str_map_put(&n.types, (*it)->name, *it);
	for (size_t i = 0; i < count; i++)
		VEC_EACH (struct ast_def *, it, &files[i]->defs)
			if ((*it)->kind == AST_DEF_FIELD_TYPE)
				flatten(&n, *it);
}
