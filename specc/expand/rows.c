/* SPDX-License-Identifier: MIT */
/* Rows and holes -> the opcodes that an author would have written without them: each has the values
 * of its columns in its fields, its templates and its blocks. No other room knows rows. */
#include "base/suggest.h"
#include "expand/internal.h"

#include "lang/lex.h"
#include "lang/parse.h"

struct ast_defs {
	VEC(struct ast_def *) list;
};

/* The definitions of all files, by name. */
struct rows {
	struct expansion *l;
	struct str_map operands;
	struct str_map opcodes; /* of an optype, as written: struct ast_defs */
};

/* ---- holes ---- */

static struct str name_hole(void)
{
	return STR("$name");
}

static void add_hole(struct family *f, struct str name)
{
	if (name.length && name.text[0] == '$' && !str_map_get(f->operands, name))
		str_map_put(&f->holes, name, f);
}

static void add_fills_of(struct family *f, const struct ast_def *def)
{
	for (unsigned up = 0; def && up < ROWS_MAX_ANCESTORS; up++, def = expand_group_above(f->l, def))
		VEC_EACH (struct ast_fill, it, &def->fills)
			add_hole(f, it->name);
}

/* Has a block around that of the family the hole with this name, or any, if it is empty? */
static bool groups_have_hole(const struct family *f, struct str name)
{
	bool found = false;
	const struct ast_def *up = f->def;
	for (unsigned i = 0; up && !found && i < ROWS_MAX_ANCESTORS; i++) {
		up = expand_group_above(f->l, up);
		found = up && rows_have_hole(f, rows_find_section(up, "Semantics"), name);
	}
	return found;
}

/* The same of all blocks, that of the family as well. */
static bool blocks_have_hole(const struct family *f, struct str name)
{
	return rows_have_hole(f, f->semantics, name) || groups_have_hole(f, name);
}

/* And of the types of its fields. */
static bool family_has_hole(const struct family *f, struct str name)
{
	return rows_have_hole(f, f->syntax, name) || blocks_have_hole(f, name) ||
		   rows_fields_have_hole(f, name);
}

static bool value_has_hole(struct span value, struct str name)
{
	struct span rest = value, line, word;
	while (span_line(&rest, &line))
		while (rows_next_hole(&line, true, &word))
			if (str_equal(span_text(word), name))
				return true;
	return false;
}

/* Does it fill a hole in the block of a group with a value that has the hole? */
static bool fills_around_with(const struct ast_def *def, struct str name)
{
	VEC_EACH (struct ast_fill, it, &def->fills)
		if (it->around && value_has_hole(it->value, name))
			return true;
	return false;
}

/* Has the block of a group the hole, or what the opcode, or a definition above it, fills one of its
 * holes with? */
static bool is_hole_around(const struct family *f, const struct ast_def *opcode, struct str name)
{
	const struct ast_def *up = f->def;
	bool found = groups_have_hole(f, name) || fills_around_with(opcode, name);
	for (unsigned i = 0; up && !found && i < ROWS_MAX_ANCESTORS; i++) {
		found = fills_around_with(up, name);
		up = expand_group_above(f->l, up);
	}
	return found;
}

/* Notes which holes in the blocks of groups a definition fills. */
static void note_fills_around(const struct family *f, const struct ast_def *def)
{
	for (size_t i = 0; i < def->fills.count;) {
		struct ast_fill *it = &def->fills.items[i];
		bool found =
			!it->around && str_starts_with(it->name, STR("$")) && is_hole_around(f, def, it->name);
		it->around = it->around || found;
		i = found ? 0 : i + 1; /* it may have holes that are filled before it */
	}
}

/* An opcode fills the holes in the blocks of groups by the rows of groups, unless a definition that
 * is nearer does. */
static void fill_around(struct family *f, struct ast_def *opcode, const struct variant *variant)
{
	note_fills_around(f, opcode);
	for (size_t i = 0; i < variant->fills.count;) {
		const struct ast_fill *it = &variant->fills.items[i++];
		if (!is_hole_around(f, opcode, it->name) || rows_own_fill(f->def, it->name) ||
			rows_own_fill(opcode, it->name))
			continue;
		VEC_PUSH(f->l->arena, &opcode->fills, *it);
		note_fills_around(f, opcode);
		i = 0;
	}
}

static void fill_all_around(struct family *f)
{
	const struct ast_def *up = f->def;
	for (unsigned i = 0; up && i < ROWS_MAX_ANCESTORS; i++, up = expand_group_above(f->l, up))
		note_fills_around(f, up);
	for (size_t i = 0; i < f->opcodes.count; i++)
		fill_around(f, f->opcodes.items[i], rows_variant_of(f, i));
}

/* Adds a section, or its statements to the section that the opcode has. */
static void merge_section(struct family *f, struct ast_def *opcode, struct ast_section *section)
{
	VEC_EACH (struct ast_section *, it, &opcode->sections)
		if (str_equal((*it)->name, section->name) &&
			str_equal((*it)->language, section->language)) {
			VEC_EACH (struct ast_stmt *, stmt, &section->statements)
				VEC_PUSH(f->l->arena, &(*it)->statements, *stmt);
			return;
		}
	VEC_PUSH(f->l->arena, &opcode->sections, section);
}

static void merge_body(struct family *f, struct ast_def *opcode, const struct ast_def *made)
{
	VEC_EACH (struct ast_keywords, it, &made->keywords)
		VEC_PUSH(f->l->arena, &opcode->keywords, *it);
	VEC_EACH (struct ast_stmt *, it, &made->attributes)
		VEC_PUSH(f->l->arena, &opcode->attributes, *it);
}

static void complete_opcode(
	struct family *f, struct ast_def *opcode, const struct variant *variant, struct str description)
{
	if (opcode->lost)
		return;
	const struct source *source = rows_text(f, opcode, variant, description);
	if (!source || opcode->lost)
		return;
	size_t errors = f->l->diag->errors;
	const struct ast_file *made = parse_file(f->l->arena, f->l->diag, source);
	if (f->l->diag->errors > errors)
		opcode->lost = true;
	VEC_EACH (struct ast_def *, def, &made->defs) {
		expand_places(f->l, *def);
		merge_body(f, opcode, *def);
		VEC_EACH (struct ast_section *, it, &(*def)->sections)
			merge_section(f, opcode, *it);
	}
}

/* ---- rows ---- */

/* The opcode of a family with this name, in one of its variants. */
static struct ast_def *opcode_of_variant(
	struct family *f, const struct variant *variant, struct span span, struct span name)
{
	struct ast_def *opcode = expand_make_opcode(f->l, f->def, span, name);
	if (variant->suffix.length)
		opcode->name =
			str_printf(f->l->arena, "%.*s%.*s", STR_ARG(opcode->name), STR_ARG(variant->suffix));
	return opcode;
}

static const struct ast_stmt *field_of_family(const struct family *f, struct str name)
{
	const struct ast_stmt *field = rows_find_field(f->encoding, name);
	VEC_EACH (struct variant, variant, &f->variants->list)
		VEC_EACH (struct ast_stmt *, it, &variant->statements)
			if (!field && (*it)->kind == AST_STMT_ENCODING_FIELD && (*it)->name &&
				str_equal((*it)->name->text, name))
				field = *it;
	return field;
}

static bool is_group_column(const struct family *f, struct str column)
{
	return str_equal_c(column, "Group") && !field_of_family(f, column);
}

static void suggest_fields(struct suggestion *near, struct ast_stmt *const *stmts, size_t count)
{
	for (size_t i = 0; i < count; i++)
		if (stmts[i]->kind == AST_STMT_ENCODING_FIELD && stmts[i]->name)
			suggest_offer(near, stmts[i]->name->text);
}

/* A name that is not one of a field that the definition has or inherits; the field that it may
 * mean. Variants can be NULL. */
static void suggest_field(struct expansion *l, struct report *report, const struct ast_expr *name,
	const struct ast_def *def, const struct variants *variants)
{
	struct suggestion near = { .name = name->text };
	for (size_t i = 0; variants && i < variants->list.count; i++)
		suggest_fields(&near, variants->list.items[i].statements.items,
			variants->list.items[i].statements.count);
	for (unsigned i = 0; def && i < ROWS_MAX_ANCESTORS; i++, def = expand_group_above(l, def)) {
		const struct ast_section *encoding = rows_find_section(def, "Encoding");
		if (encoding)
			suggest_fields(&near, encoding->statements.items, encoding->statements.count);
	}
	if (!str_equal(near.nearest, name->text))
		diag_suggest(l->diag, report, name->span, near.nearest);
}

/* A column that is the name of a field, or a Fill of one. */
static bool check_field_column(struct family *f, const struct ast_expr *column, bool fill)
{
	const struct ast_stmt *field = field_of_family(f, column->text);
	if (field && !str_equal_c(field->op, "==")) {
		str_map_put(&f->varied, column->text, f);
		return true;
	}
	if (field)
		return diag_second(f->l->diag, CHECK_BAD_ARGUMENT, column->span, field->span,
			"the field is declared here",
			"field '%.*s' has a fixed value, so rows cannot give it others; write it without '=='",
			STR_ARG(column->text));
	if (rows_statement_place(column->text) != PLACE_COUNT)
		return true;
	struct report *report = diag_report(f->l->diag, CHECK_UNDEFINED_NAME, column->span,
		"'%.*s' is not a field of '%.*s'; %s", STR_ARG(column->text), STR_ARG(f->def->name),
		fill ? "a Fill gives a value to one of these or to a hole such as '$value'"
			 : "a column is one of these, a hole such as '$value', Group, or a statement of an "
			   "opcode such as Cycles");
	suggest_field(f->l, report, column, f->def, f->variants);
	return false;
}

static bool fills_have_hole(const struct ast_fill *fills, size_t count, struct str name)
{
	for (size_t i = 0; i < count; i++)
		if (value_has_hole(fills[i].value, name))
			return true;
	return false;
}

/* Does what fills other holes of the family have the hole, or a field of its variants? */
static bool values_have_hole(const struct family *f, struct str name)
{
	const struct ast_section *rows = rows_find_section(f->def, "Rows");
	const struct ast_def *up = f->def;
	for (size_t i = 0; rows && i < rows->rows->list.count; i++)
		VEC_EACH (struct span, it, &rows->rows->list.items[i].values.list)
			if (value_has_hole(*it, name))
				return true;
	VEC_EACH (struct variant, variant, &f->variants->list) {
		if (fills_have_hole(variant->fills.items, variant->fills.count, name))
			return true;
		VEC_EACH (struct ast_stmt *, it, &variant->statements)
			if (value_has_hole((*it)->span, name))
				return true;
	}
	for (unsigned i = 0; up && i < ROWS_MAX_ANCESTORS; i++, up = expand_group_above(f->l, up)) {
		const struct ast_section *encoding = rows_find_section(up, "Encoding");
		if (fills_have_hole(up->fills.items, up->fills.count, name))
			return true;
		for (size_t k = 0; encoding && k < encoding->statements.count; k++)
			if (value_has_hole(encoding->statements.items[k]->span, name))
				return true;
	}
	return false;
}

/* A column that is a hole. */
static bool check_hole_column(struct family *f, const struct ast_expr *column)
{
	if (str_map_get(f->operands, column->text))
		return diag_fail(f->l->diag, CHECK_DUPLICATE_DEFINITION, column->span,
			"'%.*s' is the name of a __DefOperand; give the hole another name",
			STR_ARG(column->text));
	if (family_has_hole(f, column->text) || values_have_hole(f, column->text))
		return true;
	struct report *report = diag_report(f->l->diag, CHECK_UNDEFINED_NAME, column->span,
		"no template and no block of '%.*s' has the hole '%.*s'; write it where the text belongs",
		STR_ARG(f->def->name), STR_ARG(column->text));
	struct span near = rows_near_hole(f, column->text);
	if (near.source)
		diag_note(
			f->l->diag, report, near, "a similar hole, '%.*s', is here", STR_ARG(span_text(near)));
	return false;
}

static struct span trimmed_part(struct span span)
{
	struct str text = span_text(span);
	size_t blanks = str_skip_blanks(text, 0), length = str_trim(text).length;
	return span_part(span, blanks, blanks + length);
}

/* One more name in the brackets of the opcode. */
static bool add_group(const struct family *f, struct ast_def *opcode, struct span name)
{
	struct ast_expr *group = ARENA_NEW(f->l->arena, struct ast_expr);
	group->kind = AST_NAME;
	group->text = span_text(name);
	group->span = name;
	if (!group->text.length || lex_ident_length(group->text) < group->text.length)
		return diag_fail(f->l->diag, CHECK_BAD_ARGUMENT, name,
			"expected the name of a group, several as '[A, B]', or '{}'");
	VEC_PUSH(f->l->arena, &opcode->parents, group);
	return true;
}

/* The value of the column Group: `RR`, `[RR, NEG]`, or {} for none. */
static bool add_groups(const struct family *f, struct ast_def *opcode, struct span value)
{
	struct str text = span_text(value);
	bool sound = true, list = str_starts_with(text, STR("[")) && str_ends_with(text, STR("]"));
	struct span rest = list ? span_part(value, 1, text.length - 1) : value;
	while (sound && rest.from < rest.to && !str_equal_c(text, "{}")) {
		size_t comma = str_find(span_text(rest), 0, STR(","));
		sound = add_group(f, opcode, trimmed_part(span_part(rest, 0, comma)));
		rest.from += (uint32_t)comma + (rest.from + comma < rest.to);
	}
	return sound;
}

static struct ast_def *opcode_of_row(
	struct family *f, const struct variant *variant, const struct ast_row *row)
{
	struct ast_def *opcode = opcode_of_variant(f, variant, row->span, row->name);
	for (size_t i = 0; i < row->values.list.count && i < f->rows->columns.count; i++) {
		const struct ast_expr *column = f->rows->columns.items[i];
		struct ast_fill fill = {
			.name = column->text, .name_span = column->span, .value = row->values.list.items[i]
		};
		if (is_group_column(f, column->text))
			opcode->lost = !add_groups(f, opcode, fill.value) || opcode->lost;
		else
			VEC_PUSH(f->l->arena, &opcode->fills, fill);
	}
	return opcode;
}

static bool check_column(struct family *f, const struct ast_expr *column, bool fill)
{
	return column->text.text[0] == '$' ? check_hole_column(f, column)
									   : check_field_column(f, column, fill);
}

static void check_columns(struct family *f)
{
	VEC_EACH (struct ast_expr *, it, &f->rows->columns) {
		const struct ast_expr *column = *it;
		bool sound = column->kind == AST_NAME &&
					 (is_group_column(f, column->text) || check_column(f, column, false));
		f->broken = f->broken || !sound;
	}
}

/* ---- families ---- */

/* Adds an opcode that no definition writes. */
static void add_opcode(struct family *f, struct ast_defs *defs, struct ast_def *opcode,
	const struct variant *variant, struct str comment)
{
	VEC_PUSH(f->l->arena, &defs->list, opcode);
	VEC_PUSH(f->l->arena, &f->opcodes, opcode);
	VEC_PUSH(f->l->arena, &f->comments, comment);
	VEC_PUSH(f->l->arena, &f->variant_of, variant);
}

static bool has_variants(const struct family *f)
{
	return f->variants->list.count != 1 || f->variants->list.items[0].suffix.length;
}

/* What its opcodes have in its place. */
static void strip_family(struct family *f)
{
	size_t kept = 0;
	for (size_t i = 0; f->encoding && i < f->encoding->statements.count; i++) {
		struct ast_stmt *stmt = f->encoding->statements.items[i];
		if (!rows_is_varied(f, stmt))
			f->encoding->statements.items[kept++] = stmt;
	}
	if (f->encoding && kept < f->encoding->statements.count && !kept)
		rows_remove_section(f->def, f->encoding);
	if (f->encoding)
		f->encoding->statements.count = kept;
	if (f->syntax_holes)
		rows_remove_section(f->def, f->syntax);
	if (f->semantics_holes)
		rows_remove_section(f->def, f->semantics);
}

static void find_holes(struct family *f)
{
	bool name =
		f->rows || has_variants(f) || (f->syntax && rows_have_hole(f, f->syntax, name_hole()));
	add_fills_of(f, f->def);
	bool fields_differ = rows_add_field_holes(f);
	VEC_EACH (struct ast_def *, opcode, &f->opcodes)
		VEC_EACH (struct ast_fill, it, &(*opcode)->fills)
			add_hole(f, it->name);
	VEC_EACH (struct variant, variant, &f->variants->list)
		VEC_EACH (struct ast_fill, it, &variant->fills)
			add_hole(f, it->name);
	if (name)
		add_hole(f, name_hole());
	if (f->rows || f->holes.count) {
		rows_add_holes(f, f->syntax);
		rows_add_holes(f, f->semantics);
	}
	f->syntax_holes = rows_have_hole(f, f->syntax, (struct str){ 0 });
	/* What a block means depends on the types of its fields. */
	f->semantics_holes = f->semantics && (fields_differ || blocks_have_hole(f, (struct str){ 0 }));
}

/* An optype without opcodes is its opcode, which fills its holes, or one in each variant. */
static void add_own_opcode(struct family *f, struct ast_defs *defs)
{
	if (has_variants(f)) {
		for (size_t i = 0; !f->rows && i < f->variants->list.count; i++) {
			struct variant *it = &f->variants->list.items[i];
			struct ast_def *opcode = opcode_of_variant(f, it, f->def->span, f->def->name_span);
			add_opcode(f, defs, opcode, it, (struct str){ 0 });
		}
		return;
	}
	struct ast_def *opcode = f->opcodes.count ? NULL : expand_own_opcode(f->l, f->def);
	if (!opcode)
		return;
	VEC_PUSH(f->l->arena, &defs->list, opcode);
	VEC_PUSH(f->l->arena, &f->opcodes, opcode);
}

/* An opcode cannot fill a field and declare it too. */
static bool check_undeclared(
	struct expansion *l, const struct ast_def *opcode, const struct ast_fill *fill)
{
	const struct ast_stmt *field =
		rows_find_field(rows_find_section(opcode, "Encoding"), fill->name);
	return !field ||
		   diag_second(l->diag, CHECK_FIELD_REDECLARED, field->span, fill->name_span,
			   "the Fill is here", "field '%.*s' has its value by a Fill; leave out one of them",
			   STR_ARG(fill->name));
}

/* Fill<...> in an opcode that its author wrote. */
static void check_fills(struct family *f, struct ast_def *opcode)
{
	VEC_EACH (struct ast_fill, it, &opcode->fills) {
		bool sound =
			check_column(f, it->stmt->args.items[0], true) && check_undeclared(f->l, opcode, it);
		opcode->lost = opcode->lost || !sound;
	}
}

/* Fill<...> in a family or a group. */
static bool check_shared_fill(
	struct expansion *l, const struct ast_def *def, const struct ast_fill *fill)
{
	if (fill->name.text[0] == '$')
		return true;
	struct report *report = diag_report(l->diag, CHECK_BAD_ARGUMENT, fill->name_span,
		"a Fill in '%.*s' fills a hole such as '$value' or gives a value to an inherited field, "
		"which '%.*s' is not; give it its value where it is declared, or in each opcode",
		STR_ARG(def->name), STR_ARG(fill->name));
	suggest_field(l, report, fill->stmt->args.items[0], def, NULL);
	return false;
}

/* Notes which holes the rows of a group fill for the family. */
static void note_columns(const struct family *f, const struct ast_def *group)
{
	struct variants *rows = str_map_get(&f->l->group_rows, group->name);
	if (!rows)
		return;
	rows->has_families = true;
	VEC_EACH (struct ast_fill, it, &rows->columns)
		it->used = it->used || family_has_hole(f, it->name) || values_have_hole(f, it->name);
}

/* The fills of a family; notes those of its groups that it has holes for. */
static void check_fills_above(struct family *f)
{
	const struct ast_def *up = expand_group_above(f->l, f->def);
	VEC_EACH (struct ast_fill, it, &f->def->fills) {
		bool known = it->name.text[0] != '$' && (rows_find_field(f->encoding, it->name) ||
													rows_statement_place(it->name) != PLACE_COUNT);
		bool sound = known ? check_shared_fill(f->l, f->def, it)
						   : check_column(f, it->stmt->args.items[0], true);
		f->def->lost = f->def->lost || !sound;
	}
	for (unsigned i = 0; up && i < ROWS_MAX_ANCESTORS; i++, up = expand_group_above(f->l, up)) {
		VEC_EACH (struct ast_fill, it, &up->fills)
			it->used = it->used || family_has_hole(f, it->name);
		note_columns(f, up);
	}
}

/* The opcodes that the rows of a section are, behind their family. */
static void add_rows(struct family *f, const struct ast_rows *rows, struct ast_defs *defs)
{
	f->rows = rows;
	f->broken = false;
	check_columns(f);
	VEC_EACH (const struct ast_row, it, &f->rows->list) {
		bool lost = f->broken || !expand_check_row(f->l, rows, it);
		VEC_EACH (struct variant, variant, &f->variants->list) {
			struct ast_def *opcode = opcode_of_row(f, variant, it);
			opcode->lost = opcode->lost || lost;
			if (!opcode->lost)
				expand_share(f->l, opcode);
			add_opcode(f, defs, opcode, variant, it->comment);
		}
	}
	VEC_EACH (struct ast_expr *, it, &rows->columns)
		add_hole(f, (*it)->text);
}

/* Takes the rows out of the family; a second section is reported as any other. */
static void add_all_rows(struct family *f, struct ast_defs *defs)
{
	const struct ast_section *first = rows_find_section(f->def, "Rows"), *next = first;
	for (; next; next = rows_find_section(f->def, "Rows")) {
		if (next != first)
			diag_second(f->l->diag, CHECK_SECTION_REPEATED, next->span, first->span,
				"the first one is here", "'%.*s' has a second section __Rows",
				STR_ARG(f->def->name));
		add_rows(f, next->rows, defs);
		rows_remove_section(f->def, next);
	}
}

/* Rows of a group say which opcodes a family has, so none can be written. */
static bool check_written(struct family *f, struct ast_def *opcode)
{
	if (!has_variants(f))
		return true;
	opcode->lost = true;
	return diag_fail(f->l->diag, CHECK_BAD_ARGUMENT, opcode->name_span,
		"'%.*s' is in a group with rows, so its opcodes are rows; '%.*s' cannot be one of them",
		STR_ARG(f->def->name), STR_ARG(opcode->name));
}

/* After an error in the rows of a group, it is not known what the family means. */
static void lose_family(struct family *f)
{
	f->def->lost = true;
	rows_remove_section(f->def, rows_find_section(f->def, "Rows"));
	rows_remove_section(f->def, f->syntax);
	rows_remove_section(f->def, f->semantics);
}

static void lower_family(struct rows *r, struct ast_def *def, struct ast_defs *defs)
{
	struct family f = { .l = r->l, .def = def, .operands = &r->operands };
	struct ast_defs *written = str_map_get(&r->opcodes, def->name);
	f.holes.arena = f.varied.arena = r->l->arena;
	f.variants = expand_variants(r->l, def);
	f.encoding = rows_find_section(def, "Encoding");
	f.syntax = rows_find_section(def, "Syntax");
	f.semantics = rows_find_section(def, "Semantics");
	if (!f.variants->list.count) {
		lose_family(&f);
		return;
	}
	check_fills_above(&f);
	add_all_rows(&f, defs);
	for (size_t i = 0; written && i < written->list.count; i++) {
		if (!check_written(&f, written->list.items[i]))
			continue;
		VEC_PUSH(r->l->arena, &f.opcodes, written->list.items[i]);
		check_fills(&f, written->list.items[i]);
	}
	find_holes(&f);
	add_own_opcode(&f, defs);
	fill_all_around(&f);
	expand_check_fits(&f);
	if (!f.syntax_holes && !f.semantics_holes && !f.varied.count && !f.rows && !has_variants(&f))
		return;
	for (size_t i = 0; i < f.opcodes.count; i++)
		complete_opcode(&f, f.opcodes.items[i], rows_variant_of(&f, i),
			i < f.comments.count ? f.comments.items[i] : (struct str){ 0 });
	strip_family(&f);
}

/* ---- the specification ---- */

static void note_definition(struct rows *r, struct ast_def *def)
{
	struct arena *arena = r->l->arena;
	if (def->kind == AST_DEF_OPERAND)
		str_map_put(&r->operands, def->name, def);
	if (def->kind != AST_DEF_OPCODE || !def->parents.count)
		return;
	struct str parent = def->parents.items[0]->text;
	struct ast_defs *list = str_map_get(&r->opcodes, parent);
	if (!list) {
		list = ARENA_NEW(arena, struct ast_defs);
		str_map_put(&r->opcodes, parent, list);
	}
	VEC_PUSH(arena, &list->list, def);
}

static void lower_around(struct rows *r, struct ast_def *group)
{
	struct ast_section *section = rows_find_section(group, "Semantics");
	if (!rows_check_around(r->l, section))
		rows_remove_section(group, section);
}

/* Fill<...> in a group; some family below must have the hole. */
static void check_group_fills(struct rows *r, const struct ast_def *group)
{
	VEC_EACH (struct ast_fill, it, &group->fills)
		if (check_shared_fill(r->l, group, it) && !it->used)
			diag_report(r->l->diag, CHECK_UNDEFINED_NAME, it->name_span,
				"no family in '%.*s' has the hole '%.*s' in its template or block",
				STR_ARG(group->name), STR_ARG(it->name));
}

/* The columns of a group's rows; some family below must have the hole. */
static void check_group_holes(struct rows *r, const struct ast_def *group)
{
	const struct variants *rows = str_map_get(&r->l->group_rows, group->name);
	for (size_t i = 0; rows && rows->has_families && i < rows->columns.count; i++)
		if (!rows->columns.items[i].used)
			diag_report(r->l->diag, CHECK_UNUSED_DEFINITION, rows->columns.items[i].name_span,
				"no family in '%.*s' has the hole '%.*s' in a template, a block or a type",
				STR_ARG(group->name), STR_ARG(rows->columns.items[i].name));
}

static void lower_file(struct rows *r, struct ast_file *file)
{
	struct ast_defs defs = { 0 };
	VEC_EACH (struct ast_def *, it, &file->defs) {
		VEC_PUSH(r->l->arena, &defs.list, *it);
		if ((*it)->kind == AST_DEF_GROUP)
			lower_around(r, *it);
		if ((*it)->kind == AST_DEF_OPTYPE)
			lower_family(r, *it, &defs);
	}
	file->defs.items = defs.list.items;
	file->defs.count = defs.list.count;
	file->defs.capacity = defs.list.capacity;
}

void expand_rows(struct expansion *l, struct ast_file *const *files, size_t count)
{
	struct rows r = { .l = l };
	r.operands.arena = r.opcodes.arena = l->arena;
	for (size_t i = 0; i < count; i++)
		VEC_EACH (struct ast_def *, it, &files[i]->defs)
			note_definition(&r, *it);
	for (size_t i = 0; i < count; i++)
		lower_file(&r, files[i]);
	for (size_t i = 0; i < count; i++)
		VEC_EACH (struct ast_def *, it, &files[i]->defs)
			if ((*it)->kind == AST_DEF_GROUP) {
				check_group_fills(&r, *it);
				check_group_holes(&r, *it);
			}
}
