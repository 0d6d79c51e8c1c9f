/* SPDX-License-Identifier: MIT */
/* Pages: register files, their registers and the types that refer to them. */
#include "doc/doc.h"

/* If two registers have one name, which is an error, the first has the anchor. */
static bool is_first_name(const struct register_file *file, const struct register_name *name)
{
	for (const struct register_name *it = file->names.items; it < name; it++)
		if (str_equal(it->name, name->name))
			return false;
	return true;
}

static void show_file_registers(
	struct pages *pages, xmlNodePtr parent, const struct register_file *file)
{
	struct view *view = pages->view;
	VEC_EACH (struct register_name, it, &file->names) {
		xmlNodePtr node = view_add(view, parent, "register");
		view_set(view, node, "name", it->name);
		if (is_first_name(file, it))
			view_set(view, node, "id", page_id(pages, "register", it->name));
		view_set_number(view, node, "number", it->number);
		if (it->constant)
			view_set_hex(view, node, "reads", it->reads);
		view_set_flag(view, node, "alias", it->alias);
	}
}

static void sides(struct pages *pages, xmlNodePtr parent, const struct register_file *file)
{
	struct view *view = pages->view;
	VEC_EACH (struct register_file *, it, &file->sides) {
		xmlNodePtr node = view_add(view, parent, "side");
		view_set(view, node, "name", (*it)->side);
		view_set(view, node, "id", page_id(pages, "side", (*it)->side));
		view_set_number(view, node, "width", (*it)->width);
		if (!(*it)->values)
			continue;
		view_set(view, node, "type", (*it)->values->name);
		view_set(view, node, "url", page_url(pages, "type", (*it)->values->name));
	}
}

/* Of which bits the registers of the file consist. */
static void show_views(struct pages *pages, xmlNodePtr parent, const struct register_file *file)
{
	struct view *view = pages->view;
	if (file->extend)
		view_set_c(view, parent, "extend", view_extend_words[file->extend]);
	VEC_EACH (struct register_view, it, &file->views) {
		xmlNodePtr node = view_add(view, parent, "view");
		if (file->views.count > 1)
			view_set(view, node, "registers", register_view_range(view->arena, file, it));
		view_set(view, node, "place", register_view_place(view->arena, view->isa, it));
	}
}

static void show_file_types(
	struct pages *pages, xmlNodePtr parent, const struct register_file *file)
{
	VEC_EACH (struct type *, it, &pages->view->isa->types)
		if ((*it)->file && ((*it)->file == file || (*it)->file->of == file))
			page_link(pages, parent, "type", (*it)->name, page_url(pages, "type", (*it)->name));
}

static void file_page(struct pages *pages, const struct register_file *file)
{
	struct view *view = pages->view;
	struct str url = page_url(pages, "file", file->name);
	xmlNodePtr node = page_definition(pages, "file", "register-file", file->name, url, file->ast);
	view_set_number(view, node, "width", file->width);
	view_set_number(view, node, "lanes", file->lanes);
	if (file->count) {
		struct arena *arena = view->arena;
		view_set_number(view, node, "count", file->count);
		view_set(view, node, "first",
			str_printf(arena, "%.*s%llu", STR_ARG(file->prefix), (unsigned long long)file->first));
		view_set(view, node, "last",
			str_printf(arena, "%.*s%llu", STR_ARG(file->prefix),
				(unsigned long long)(file->first + file->count - 1)));
	}
	show_file_registers(pages, node, file);
	sides(pages, node, file);
	show_views(pages, node, file);
	show_file_types(pages, node, file);
	page_users(pages, node, file);
	page_uses(pages, node, url);
}

void page_files(struct pages *pages)
{
	VEC_EACH (struct register_file *, it, &pages->view->isa->defined_files)
		file_page(pages, *it);
}
