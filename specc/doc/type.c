/* SPDX-License-Identifier: MIT */
/* Pages: types of fields, with their values and the fields that have them. */
#include "doc/doc.h"
#include "codec/codec.h"
#include "number/wide.h"
#include "isa/mode.h"
#include "isa/syntax.h"
#include "isa/register_list.h"

/* ---- numbers ---- */

static struct str scaled(struct pages *pages, const struct type *type, struct wide n)
{
	struct wide number = wide_add(wide_mul(n, wide_from(type->scale)), wide_from(type->offset));
	return wide_text(pages->view->arena, number);
}

/* Sets the smallest and the largest number that the bits can represent. */
static void show_type_range(struct pages *pages, xmlNodePtr node, const struct type *type)
{
	struct wide lo = wide_from(0), hi = wide_mask(type->width);
	if (type->coding == CODING_TABLE)
		return;
	if (type->coding != CODING_UNSIGNED) {
		hi = wide_mask(type->width - 1);
		lo = type->coding == CODING_ONES ? wide_neg(hi) : wide_neg(wide_power(type->width - 1));
	}
	view_set(pages->view, node, "from", scaled(pages, type, lo));
	view_set(pages->view, node, "to", scaled(pages, type, hi));
}

static void show_integer(struct pages *pages, xmlNodePtr node, const struct type *type)
{
	struct view *view = pages->view;
	view_set_c(view, node, "coding", view_type_codings[type->coding]);
	show_type_range(pages, node, type);
	view_set_c(view, node, "base", type->base == BASE_DECIMAL ? "decimal" : "hex");
	if (type->scale != 1)
		view_set_signed(view, node, "scale", type->scale);
	if (type->offset)
		view_set_signed(view, node, "offset", type->offset);
	view_set_nonzero(view, node, "digits", type->digits);
	if (type->has_accept) {
		view_set_signed(view, node, "accept-from", type->accept_min);
		view_set_number(view, node, "accept-to", type->accept_max);
	}
	if (type->relative) {
		view_set_c(view, node, "relative", type->relative_next ? "next" : "own");
		view_set_nonzero(view, node, "start", type->relative_from);
		view_set_number(view, node, "step", type->relative_step);
		view_set_number(view, node, "align", type->relative_align);
	}
	view_set_some(view, node, "formula", type->formula);
	for (size_t i = 0; i < type->table.count && !type->formula.length; i++) {
		xmlNodePtr entry = view_add(view, node, "entry");
		view_set_number(view, entry, "bits", i);
		view_set_signed(view, entry, "number", type->table.items[i]);
	}
}

/* The register of each bit, the lowest first, and how all of them are written. */
static void show_register_list(
	struct pages *pages, xmlNodePtr node, const struct register_list *list)
{
	struct view *view = pages->view;
	view_set(view, node, "file", list->file->name);
	view_set(view, node, "file-url", page_url(pages, "file", list->file->name));
	for (unsigned bit = 0; bit < list->members.count; bit++)
		view_set(view, view_add(view, node, "member"), "name",
			register_text(view->arena, list->file, list_bit_number(list, bit)));
	view_set(view, node, "all", codec_list_text(view->arena, list, UINT64_MAX));
}

/* ---- values, parts ---- */

static void values(struct pages *pages, xmlNodePtr parent, const struct type *type)
{
	struct view *view = pages->view;
	VEC_EACH (struct enumerator, it, &type->values) {
		xmlNodePtr node = view_add(view, parent, "value");
		view_set(view, node, "name", it->name);
		view_set(view, node, "id", page_id(pages, "value", it->name));
		view_set_number(view, node, "number", it->value);
		view_set(view, node, "bits",
			cube_text(view->arena, (struct cube){ word_mask(0, type->width), { it->value, 0 } },
				type->width));
		page_comment(pages, node, it->comment);
		if (it->attributes)
			view_attributes(view, node, it->attributes->list.items, it->attributes->list.count);
	}
}

static void show_type_parts(struct pages *pages, xmlNodePtr parent, const struct type *type)
{
	struct view *view = pages->view;
	VEC_EACH (struct part, it, &type->parts) {
		xmlNodePtr node = view_add(view, parent, "part");
		view_set(view, node, "name", it->name);
		if (it->appended)
			view_set_number(view, node, "appended", it->type->width);
		else if (it->inside)
			view_set(view, node, "bits", part_bits_text(view->arena, type, it));
		else
			view_set(view, node, "bits", bit_range_text(view->arena, it->lsb, it->type->width));
		view_set_some(view, node, "type", it->type->name);
		if (isa_find_type(view->isa, it->type->name))
			view_set(view, node, "url", page_url(pages, "type", it->type->name));
	}
}

/* The rows of a compound, each with its bits, and the classes of these. */
static void show_alternatives(struct pages *pages, xmlNodePtr parent, const struct type *type)
{
	struct view *view = pages->view;
	VEC_EACH (struct alternative, it, &type->alternatives) {
		xmlNodePtr node = view_add(view, parent, "alternative");
		view_set(view, node, "name", it->name);
		view_set(view, node, "id", page_id(pages, "value", it->name));
		view_set(view, node, "bits", alternative_bits_text(view->arena, type, it));
		view_set(view, node, "text", syntax_plain(view->arena, it->syntax));
		view_set_nonzero(view, node, "appends", it->appended);
		view_set_some(view, node, "place", span_text(it->place));
		view_set_some(view, node, "after", span_text(it->after));
		page_comment(pages, node, it->comment);
	}
	VEC_EACH (struct type *, class, &type->classes) {
		xmlNodePtr node = view_add(view, parent, "class");
		view_set(view, node, "name", (*class)->name);
		VEC_EACH (const struct alternative *, it, &(*class)->tested)
			view_set(view, view_add(view, node, "member"), "name", (*it)->name);
	}
}

/* A type that covers part of a file names the first register. */
static void show_type_file(struct pages *pages, xmlNodePtr node, const struct type *type)
{
	const struct register_file *file = register_file_whole(type->file);
	view_set(pages->view, node, "file", file->name);
	view_set(pages->view, node, "file-url", page_url(pages, "file", file->name));
	if (type->file->of)
		view_set_number(pages->view, node, "first", type->file->of_first);
}

/* ---- users ---- */

/* Is a field of this type and name listed already, for another opcode? */
static bool is_named_type(
	const struct page_family *family, const struct page_field *end, const struct type *type)
{
	for (const struct page_field *it = family->fields.items; it < end; it++)
		if (type_whole(it->field->type) == type && str_equal(it->field->name, end->field->name))
			return true;
	return false;
}

static void used_in(struct pages *pages, xmlNodePtr parent, const struct page_family *family,
	const struct type *type)
{
	struct view *view = pages->view;
	struct str page = page_url(pages, "insn", family->optype->name);
	xmlNodePtr node = NULL;
	VEC_EACH (struct page_field, it, &family->fields) {
		if (type_whole(it->field->type) != type || is_named_type(family, it, type))
			continue;
		if (!node) {
			node = page_link(pages, parent, "use", family->optype->name, page);
		}
		page_link(pages, node, "field", it->field->name,
			str_printf(view->arena, "%.*s#%.*s", STR_ARG(page), STR_ARG(it->id)));
	}
}

static void uses(struct pages *pages, xmlNodePtr parent, const struct type *type)
{
	VEC_EACH (struct page_family, it, &pages->encoding->families)
		used_in(pages, parent, it, type);
	VEC_EACH (struct type *, it, &pages->view->isa->types)
		VEC_EACH (struct part, part, &(*it)->parts)
			if (part->type == type) {
				page_link(
					pages, parent, "whole", (*it)->name, page_url(pages, "type", (*it)->name));
				break;
			}
	VEC_EACH (struct register_file *, it, &pages->view->isa->register_files)
		if ((*it)->values == type)
			page_link(pages, parent, "holder", (*it)->name, page_register_url(pages, *it));
}

static void type_page(struct pages *pages, const struct type *type)
{
	struct view *view = pages->view;
	xmlNodePtr node = page_definition(
		pages, "type", "type", type->name, page_url(pages, "type", type->name), type->ast);
	view_set_c(view, node, "kind", view_type_kind(type));
	view_set_number(view, node, "width", type->alternatives.count ? type->own : type->width);
	view_set_flag(view, node, "defective", type->poisoned);
	if (type->has_unused)
		view_set(view, node, "unused", page_value(view->arena, type, type->unused));
	view_set_flag(view, node, "ignored", type->ignored);
	if (type->kind == TYPE_REGISTER && type->file)
		show_type_file(pages, node, type);
	if (type->list)
		show_register_list(pages, node, type->list);
	else if (type->kind == TYPE_INTEGER)
		show_integer(pages, node, type);
	view_set_quoted(view, node, "text", type->ast, "Text");
	view_forbidden(view, node, type);
	values(pages, node, type);
	show_type_parts(pages, node, type);
	show_alternatives(pages, node, type);
	uses(pages, node, type);
}

void page_types(struct pages *pages)
{
	VEC_EACH (struct type *, it, &pages->view->isa->types)
		type_page(pages, *it);
}
