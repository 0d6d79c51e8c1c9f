/* SPDX-License-Identifier: MIT */
/* XML view: register files and types of fields. */
#include "forms/forms.h"
#include "isa/mode.h"
#include "isa/syntax.h"
#include "view/internal.h"
#include "isa/register_list.h"

static void put_register_name(
	struct view *view, xmlNodePtr parent, const struct register_name *name)
{
	xmlNodePtr node = view_add(view, parent, "register");
	view_set(view, node, "name", name->name);
	view_set_number(view, node, "number", name->number);
	if (name->constant)
		view_set_hex(view, node, "reads", name->reads);
	view_set_flag(view, node, "alias", name->alias);
}

/* Side<bits> name; Side<Type> name; */
static void side(struct view *view, xmlNodePtr parent, const struct register_file *side)
{
	xmlNodePtr node = view_add(view, parent, "side");
	view_set(view, node, "name", side->side);
	if (side->values)
		view_set(view, node, "type", side->values->name);
	else
		view_set_number(view, node, "width", side->width);
}

/* View<first, count> = place; Extend<zero>; */
static void put_views(struct view *view, xmlNodePtr parent, const struct register_file *file)
{
	if (file->extend)
		view_set_c(view, parent, "extend", view_extend_words[file->extend]);
	VEC_EACH (struct register_view, it, &file->views) {
		xmlNodePtr node = view_add(view, parent, "view");
		view_set_number(view, node, "first", it->first);
		view_set_number(view, node, "count", it->count);
		view_set(view, node, "place", register_view_place(view->arena, view->isa, it));
	}
}

/* The file of a __DefState is described by its fact. */
void view_register_files(struct view *view)
{
	for (size_t i = 0; i < view->isa->defined_files.count; i++) {
		const struct register_file *file = view->isa->defined_files.items[i];
		xmlNodePtr node = view_add(view, view->root, "register-file");
		view_set(view, node, "name", file->name);
		view_source(view, node, file->span);
		view_set_number(view, node, "width", file->width);
		view_set_number(view, node, "lanes", file->lanes);
		if (file->count > 0) {
			view_set(view, node, "prefix", file->prefix);
			view_set_number(view, node, "first", file->first);
			view_set_number(view, node, "count", file->count);
		}
		view_attributes(view, node, file->attributes.items, file->attributes.count);
		view_keywords(view, node, file->ast);
		for (size_t k = 0; k < file->names.count; k++)
			put_register_name(view, node, &file->names.items[k]);
		for (size_t k = 0; k < file->sides.count; k++)
			side(view, node, file->sides.items[k]);
		put_views(view, node, file);
		view_sections(view, node, file->ast);
	}
}

static const char *const view_type_kinds[] = { [TYPE_ENUM] = "enum",
	[TYPE_INTEGER] = "integer",
	[TYPE_FLOAT] = "float",
	[TYPE_REGISTER] = "register",
	[TYPE_COMPOSITE] = "composite" };

const char *view_type_kind(const struct type *type)
{
	return type->list ? "list" : view_type_kinds[type->kind];
}

const char *const view_type_codings[] = { [CODING_UNSIGNED] = "unsigned",
	[CODING_SIGNED] = "signed",
	[CODING_ONES] = "ones",
	[CODING_TABLE] = "table" };

static void put_integer_type(struct view *view, xmlNodePtr node, const struct type *type)
{
	view_set_c(view, node, "coding", view_type_codings[type->coding]);
	view_set_c(view, node, "number", type->base == BASE_DECIMAL ? "decimal" : "hex");
	view_set_signed(view, node, "scale", type->scale);
	view_set_signed(view, node, "offset", type->offset);
	view_set_nonzero(view, node, "digits", type->digits);
	view_set_flag(view, node, "relative", type->relative);
	view_set_flag(view, node, "relative-next", type->relative_next);
	view_set_nonzero(view, node, "relative-from", type->relative_from);
	view_set_nonzero(
		view, node, "relative-step", type->relative_step > 1 ? type->relative_step : 0);
	view_set_nonzero(
		view, node, "relative-align", type->relative_align > 1 ? type->relative_align : 0);
	if (type->has_accept) {
		view_set_signed(view, node, "accept-min", type->accept_min);
		view_set_number(view, node, "accept-max", type->accept_max);
	}
	view_set_some(view, node, "formula", type->formula);
	for (size_t i = 0; i < type->table.count && !type->formula.length; i++)
		view_set_signed(view, view_add(view, node, "entry"), "number", type->table.items[i]);
}

void view_list_type(struct view *view, xmlNodePtr node, const struct register_list *list)
{
	view_set(view, node, "file", list->file->name);
	view_set(view, node, "separator", list->separator);
	view_set_some(view, node, "range", list->range);
	view_set_nonzero(view, node, "least", list->range.length ? list->least : 0);
	for (unsigned bit = 0; bit < list->members.count; bit++)
		view_set_number(view, view_add(view, node, "entry"), "number", list_bit_number(list, bit));
}

static void enumerators(struct view *view, xmlNodePtr parent, const struct type *type)
{
	for (size_t i = 0; i < type->values.count; i++) {
		const struct enumerator *value = &type->values.items[i];
		xmlNodePtr node = view_add(view, parent, "value");
		view_set(view, node, "name", value->name);
		view_set_number(view, node, "value", value->value);
		if (value->attributes)
			view_attributes(
				view, node, value->attributes->list.items, value->attributes->list.count);
		view_comment(view, node, value->comment);
	}
}

/* In the order of their statements, which is that of what they append. */
static void put_parts(struct view *view, xmlNodePtr parent, const struct type *type)
{
	VEC_EACH (struct part, part, &type->parts) {
		xmlNodePtr node = view_add(view, parent,
			part->appended ? "appended"
			: part->inside ? "inner"
						   : "part");
		view_set(view, node, "name", part->name);
		if (part->inside)
			view_set(view, node, "place", part_place_text(view->arena, type, part));
		else if (!part->appended)
			view_set_number(view, node, "lsb", part->lsb);
		view_set_number(view, node, "width", part->type->width);
		view_set_some(view, node, "type", part->type->name);
	}
}

/* The parts that an alternative shows, where its value has them. */
static void put_shown(
	struct view *view, xmlNodePtr parent, const struct type *type, const struct alternative *it)
{
	VEC_EACH (struct part, part, &type->parts) {
		if (!forms_alternative_shows(it, part))
			continue;
		xmlNodePtr node = view_add(view, parent, "shows");
		view_set(view, node, "part", part->name);
		view_set_number(view, node, "lsb", part->lsb);
		view_set_number(view, node, "width", part->type->width);
		view_set(view, node, "type", part->type->name);
	}
}

/* The rows of a compound, and the classes of these. */
static void put_alternatives(struct view *view, xmlNodePtr parent, const struct type *type)
{
	VEC_EACH (struct alternative, it, &type->alternatives) {
		xmlNodePtr node = view_add(view, parent, "alternative");
		view_set(view, node, "name", it->name);
		view_set(view, node, "text", span_text(it->text));
		view_set_some(view, node, "place", span_text(it->place));
		view_set_some(view, node, "after", span_text(it->after));
		VEC_EACH (struct part, part, &type->parts) {
			struct str value = type_row_value(type, it->row, part);
			if (!value.length)
				continue;
			xmlNodePtr bits = view_add(view, node, "bits");
			view_set(view, bits, "part", part->name);
			view_set(view, bits, "value", value);
		}
		view_set(view, node, "plain", syntax_plain(view->arena, it->syntax));
		view_set(view, node, "pattern", cube_text(view->arena, it->when, type->own));
		view_set_some(view, node, "units", alternative_units_text(view->arena, type, it));
		view_set_nonzero(view, node, "appends", it->appended);
		put_shown(view, node, type, it);
		view_comment(view, node, it->comment);
	}
	VEC_EACH (struct type *, class, &type->classes) {
		xmlNodePtr node = view_add(view, parent, "class");
		view_set(view, node, "name", (*class)->name);
		VEC_EACH (const struct alternative *, it, &(*class)->tested)
			view_set(view, view_add(view, node, "member"), "name", (*it)->name);
		view_legal(view, node, &(*class)->legal);
	}
}

void view_forbidden(struct view *view, xmlNodePtr parent, const struct type *type)
{
	VEC_EACH (struct ast_stmt *, it, &type->ast->statements)
		for (size_t i = 0; str_equal_c((*it)->keyword, "Forbid") && i < (*it)->args.count; i++)
			view_set(view, view_add(view, parent, "forbidden"), "value",
				span_text((*it)->args.items[i]->span));
}

/* A type that covers part of a file names the first register. */
static void put_registers(struct view *view, xmlNodePtr node, const struct register_file *file)
{
	view_set(view, node, "file", file->name);
	if (file->of)
		view_set_number(view, node, "first", file->of_first);
}

void view_types(struct view *view)
{
	for (size_t i = 0; i < view->isa->types.count; i++) {
		const struct type *type = view->isa->types.items[i];
		xmlNodePtr node = view_add(view, view->root, "type");
		view_set(view, node, "name", type->name);
		view_set_c(view, node, "kind", view_type_kind(type));
		view_set_number(view, node, "width", type->own);
		view_source(view, node, type->span);
		view_set_flag(view, node, "defective", type->poisoned);
		view_set_flag(view, node, "helper", type->ast->is_part || type->ast->applied.length);
		view_set_some(view, node, "made-from", type->ast->applied);
		if (type->has_unused)
			view_set_number(view, node, "unused", type->unused);
		view_set_flag(view, node, "ignored", type->ignored);
		if (type->kind == TYPE_REGISTER && type->file)
			put_registers(view, node, type->file);
		if (type->list)
			view_list_type(view, node, type->list);
		else if (type->kind == TYPE_INTEGER)
			put_integer_type(view, node, type);
		view_set_quoted(view, node, "text", type->ast, "Text");
		view_attributes(view, node, type->attributes.items, type->attributes.count);
		view_keywords(view, node, type->ast);
		view_legal(view, node, &type->legal);
		view_forbidden(view, node, type);
		enumerators(view, node, type);
		put_parts(view, node, type);
		put_alternatives(view, node, type);
		view_sections(view, node, type->ast);
	}
}
