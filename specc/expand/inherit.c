/* SPDX-License-Identifier: MIT */
/* Fields of groups to which definitions below give values, and those with holes, which definitions
 * below fill -> fields of these definitions, as an author would have declared them without. Rows
 * and opcodes then give values to fields of their family alone. */
#include "expand/internal.h"

#include "lang/parse.h"

/* A group or an optype. */
struct heir {
	struct ast_def *def;
	struct heir *above;    /* the group that it is in, or NULL */
	bool has_opcodes;      /* written below it, or rows */
	size_t inherited;      /* fields with holes that it has got, before its own */
	struct str_map pushed; /* the fields of it that definitions below give values */
	VEC(struct heir *) below;
};

struct inheritance {
	struct expansion *l;
	struct str_map groups, optypes; /* struct heir by name */
	VEC(struct heir *) all;
};

static const struct ast_stmt *own_field(const struct heir *heir, struct str name)
{
	return rows_find_field(rows_find_section(heir->def, "Encoding"), name);
}

static bool is_hole_name(struct str name)
{
	return name.length && name.text[0] == '$';
}

/* ---- which fields ---- */

/* The nearest definition from `up` on that declares the field, or NULL. *filler: the nearest one
 * on the way that fills it, or NULL. */
static struct heir *find_declarer(struct heir *up, struct str name, const struct heir **filler)
{
	*filler = NULL;
	for (unsigned i = 0; up && i < ROWS_MAX_ANCESTORS; i++, up = up->above) {
		if (own_field(up, name))
			return up;
		if (!*filler && rows_own_fill(up->def, name))
			*filler = up;
	}
	return NULL;
}

static bool check_unfilled(
	struct inheritance *in, const struct heir *filler, struct str name, struct span place)
{
	return !filler || diag_second(in->l->diag, CHECK_BAD_ARGUMENT, place,
						  rows_own_fill(filler->def, name)->name_span, "the Fill is here",
						  "field '%.*s' has its value by a Fill in '%.*s'", STR_ARG(name),
						  STR_ARG(filler->def->name));
}

static bool check_open(
	struct inheritance *in, const struct heir *declarer, struct str name, struct span place)
{
	const struct ast_stmt *field = own_field(declarer, name);
	return !str_equal_c(field->op, "==") ||
		   diag_second(in->l->diag, CHECK_BAD_ARGUMENT, place, field->span,
			   "the field is declared here",
			   "field '%.*s' has a fixed value in '%.*s', so it cannot be given another one; write "
			   "it without '=='",
			   STR_ARG(name), STR_ARG(declarer->def->name));
}

/* Notes that a definition below `from`, or `from` itself, gives a value to the field. False after a
 * report. */
static bool push_field(
	struct inheritance *in, struct heir *from, struct str name, struct span place)
{
	const struct heir *filler;
	struct heir *declarer = is_hole_name(name) ? NULL : find_declarer(from, name, &filler);
	if (!declarer || declarer->def->kind != AST_DEF_GROUP)
		return true;
	if (!check_unfilled(in, filler, name, place) || !check_open(in, declarer, name, place))
		return false;
	for (struct heir *up = from; up != declarer->above; up = up->above)
		str_map_put(&up->pushed, name, up);
	return true;
}

static bool check_first_fill(
	struct expansion *l, const struct ast_def *def, const struct ast_fill *fill)
{
	const struct ast_fill *first = rows_own_fill(def, fill->name);
	return first == fill ||
		   diag_second(l->diag, CHECK_DUPLICATE_STATEMENT, fill->name_span, first->name_span,
			   "the first one is here", "a second Fill of '%.*s'", STR_ARG(fill->name));
}

/* Pushes the fields that the statements Fill of a definition name; takes out those with errors, and
 * second ones. */
static void push_fills(struct inheritance *in, struct ast_def *def, struct heir *from)
{
	size_t kept = 0;
	for (size_t i = 0; i < def->fills.count; i++) {
		const struct ast_fill *fill = &def->fills.items[i];
		if (check_first_fill(in->l, def, fill) && push_field(in, from, fill->name, fill->name_span))
			def->fills.items[kept++] = *fill;
	}
	def->lost = def->lost || kept < def->fills.count;
	def->fills.count = kept;
}

static void push_columns(struct inheritance *in, struct heir *family)
{
	VEC_EACH (struct ast_section *, it, &family->def->sections) {
		struct ast_rows *rows = (*it)->rows;
		for (size_t i = 0; rows && i < rows->columns.count; i++)
			if (!push_field(in, family, rows->columns.items[i]->text, rows->columns.items[i]->span))
				rows->columns.items[i]->kind = AST_NUMBER; /* as the parser marks wrong ones */
	}
}

/* ---- the fields ---- */

/* The field with the value of a Fill. NULL after a report. */
static struct ast_stmt *fixed_field(
	struct inheritance *in, const struct ast_stmt *field, const struct ast_fill *fill)
{
	struct made_text made = made_text_new(in->l->arena);
	size_t errors = in->l->diag->errors;
	made_add_for(&made, fill->name_span, "__DefGroup FIXED\n  __Encoding\n");
	rows_add_field(&made, field, fill);
	const struct source *source = made_source(&made, in->l->diag, fill->name_span.source);
	struct ast_file *file = source ? parse_file(in->l->arena, in->l->diag, source) : NULL;
	if (!file || in->l->diag->errors > errors)
		return NULL;
	expand_places(in->l, file->defs.items[0]);
	return file->defs.items[0]->sections.items[0]->statements.items[0];
}

/* Takes the Fill of the field out of the definition. */
static bool take_fill(struct ast_def *def, struct str name, struct ast_fill *taken)
{
	size_t kept = 0, count = def->fills.count;
	for (size_t i = 0; i < count; i++)
		if (str_equal(def->fills.items[i].name, name) && kept == i)
			*taken = def->fills.items[i];
		else
			def->fills.items[kept++] = def->fills.items[i];
	def->fills.count = kept;
	return kept < count;
}

/* Puts a field at the end; one with holes, which can append units, before those of the definition
 * itself, as fields of groups append first. */
static void put_inherited(struct inheritance *in, struct heir *heir,
	const struct ast_section *encoding, struct ast_stmt *field)
{
	struct ast_section *own = expand_own_section(in->l, heir->def, encoding);
	VEC_PUSH(in->l->arena, &own->statements, field);
	if (!rows_field_has_hole(in->l, field, (struct str){ 0 }))
		return;
	for (size_t i = own->statements.count - 1; i > heir->inherited; i--)
		own->statements.items[i] = own->statements.items[i - 1];
	own->statements.items[heir->inherited++] = field;
}

static void inherit_field(struct inheritance *in, struct heir *heir,
	const struct ast_section *encoding, struct ast_stmt *field)
{
	struct ast_fill fill;
	struct ast_stmt *own = field;
	if (take_fill(heir->def, field->name->text, &fill))
		own = fixed_field(in, field, &fill);
	else if (heir->def->kind == AST_DEF_OPTYPE && !heir->has_opcodes && !heir->def->fills.count &&
			 !rows_find_section(heir->def, "Encoding"))
		return; /* unfinished: it would be the opcode of any word */
	if (own)
		put_inherited(in, heir, encoding, own);
	else
		heir->def->lost = true;
}

static bool is_pushed(
	const struct inheritance *in, const struct heir *group, const struct ast_stmt *field)
{
	return field->kind == AST_STMT_ENCODING_FIELD && field->name &&
		   (str_map_get(&group->pushed, field->name->text) ||
			   rows_field_has_hole(in->l, field, (struct str){ 0 }));
}

/* Gives the pushed fields of a group to the definitions in it, and goes on with its groups, as far
 * as they may nest. */
static void push_down(struct inheritance *in, struct heir *group, unsigned depth)
{
	struct ast_section *encoding = rows_find_section(group->def, "Encoding");
	size_t kept = 0;
	for (size_t i = 0; encoding && i < encoding->statements.count; i++) {
		struct ast_stmt *field = encoding->statements.items[i];
		if (!is_pushed(in, group, field)) {
			encoding->statements.items[kept++] = field;
			continue;
		}
		VEC_EACH (struct heir *, it, &group->below)
			inherit_field(in, *it, encoding, field);
	}
	if (encoding) {
		bool emptied = encoding->statements.count && !kept;
		encoding->statements.count = kept;
		if (emptied)
			rows_remove_section(group->def, encoding);
	}
	VEC_EACH (struct heir *, it, &group->below)
		if ((*it)->def->kind == AST_DEF_GROUP && depth < ROWS_MAX_ANCESTORS)
			push_down(in, *it, depth + 1);
}

/* ---- the specification ---- */

static void note_heir(struct inheritance *in, struct ast_def *def)
{
	struct str_map *map = def->kind == AST_DEF_GROUP ? &in->groups : &in->optypes;
	if ((def->kind != AST_DEF_GROUP && def->kind != AST_DEF_OPTYPE) || str_map_get(map, def->name))
		return;
	struct heir *heir = ARENA_NEW(in->l->arena, struct heir);
	heir->def = def;
	heir->pushed.arena = in->l->arena;
	heir->has_opcodes = rows_find_section(def, "Rows") != NULL;
	str_map_put(map, def->name, heir);
	VEC_PUSH(in->l->arena, &in->all, heir);
}

static struct heir *heir_above(const struct str_map *map, const struct ast_def *def)
{
	return def->parents.count ? str_map_get(map, def->parents.items[0]->text) : NULL;
}

static void link_heirs(struct inheritance *in)
{
	VEC_EACH (struct heir *, it, &in->all) {
		(*it)->above = heir_above(&in->groups, (*it)->def);
		if ((*it)->above)
			VEC_PUSH(in->l->arena, &(*it)->above->below, *it);
	}
}

static void push_fields_of(struct inheritance *in, struct ast_file *file)
{
	VEC_EACH (struct ast_def *, it, &file->defs) {
		struct heir *family = heir_above(&in->optypes, *it);
		if ((*it)->kind == AST_DEF_OPCODE && family) {
			family->has_opcodes = true;
			push_fills(in, *it, family);
		}
	}
}

void expand_inherited(struct expansion *l, struct ast_file *const *files, size_t count)
{
	struct inheritance in = { .l = l };
	in.groups.arena = in.optypes.arena = l->arena;
	for (size_t i = 0; i < count; i++)
		VEC_EACH (struct ast_def *, it, &files[i]->defs)
			note_heir(&in, *it);
	link_heirs(&in);
	for (size_t i = 0; i < count; i++)
		push_fields_of(&in, files[i]);
	VEC_EACH (struct heir *, it, &in.all) {
		push_fills(&in, (*it)->def, (*it)->above);
		push_columns(&in, *it);
	}
	VEC_EACH (struct heir *, it, &in.all)
		if (!(*it)->above && (*it)->def->kind == AST_DEF_GROUP)
			push_down(&in, *it, 0);
}
