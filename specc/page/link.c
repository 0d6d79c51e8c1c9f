/* SPDX-License-Identifier: MIT */
/* Pages: links. Elements that name a page, and the targets of names in prose: definitions and, on
 * the page of a family, its fields, operands and values of modifiers. */
#include "page/markdown.h"

xmlNodePtr page_link(
	struct pages *pages, xmlNodePtr parent, const char *element, struct str name, struct str url)
{
	xmlNodePtr node = view_add(pages->view, parent, element);
	view_set(pages->view, node, "name", name);
	view_set_some(pages->view, node, "url", url);
	return node;
}

xmlNodePtr page_opcode_link(
	struct pages *pages, xmlNodePtr parent, const char *element, const struct opcode *opcode)
{
	return page_link(
		pages, parent, element, opcode->definition->name, page_opcode_url(pages, opcode));
}

void page_in(struct pages *pages, xmlNodePtr parent, const struct opcode *opcode)
{
	xmlNodePtr node = view_add(pages->view, parent, "in");
	view_set(pages->view, node, "name", opcode->definition->name);
	view_set(pages->view, node, "id", page_id(pages, "opcode", opcode->definition->name));
}

/* ---- names in prose ---- */

static const struct str *keep_link(struct arena *arena, struct str text)
{
	struct str *kept = ARENA_NEW(arena, struct str);
	*kept = text;
	return kept;
}

/* The first address added for a name is kept. */
static void link_name(struct str_map *map, struct str name, const struct str *address)
{
	if (name.length && !str_map_get(map, name))
		str_map_put(map, name, (void *)(uintptr_t)address);
}

static struct str with_dot(struct arena *arena, struct str name)
{
	return str_printf(arena, ".%.*s", STR_ARG(name));
}

static void link_values(struct pages *pages, struct prose_names *names, const struct type *type,
	const struct str *address)
{
	VEC_EACH (struct enumerator, it, &type->values) {
		const struct str *place = address;
		if (!place)
			place = keep_link(pages->view->arena, str_printf(pages->view->arena, "#%.*s",
													  STR_ARG(page_id(pages, "value", it->name))));
		link_name(&names->values, it->name, place);
		link_name(&names->values, with_dot(pages->view->arena, it->name), place);
	}
}

static void link_field(struct pages *pages, struct prose_names *names, const struct field *field)
{
	struct arena *arena = pages->view->arena;
	if (str_map_get(&names->places, field->name))
		return;
	const struct str *address =
		keep_link(arena, str_printf(arena, "#%.*s", STR_ARG(page_id(pages, "field", field->name))));
	link_name(&names->places, field->name, address);
	link_name(&names->places, with_dot(arena, field->name), address);
	if (field->kind != FIELD_FIXED && field->type->kind == TYPE_ENUM)
		link_values(pages, names, field->type, address);
}

/* The suffix after an operand: `.neg` of `ra.neg`. */
static void add_suffix(struct pages *pages, struct prose_names *names, const struct field *field)
{
	const struct str *address = str_map_get(&names->places, field->name);
	if (field->suffix.length)
		link_name(&names->values, with_dot(pages->view->arena, field->suffix), address);
}

/* An operand such as SrcB leads to the first of its fields that the family has. */
static void link_operand(struct prose_names *names, const struct operand_def *operand)
{
	VEC_EACH (struct str, it, &operand->stands) {
		const struct str *address = str_map_get(&names->places, *it);
		if (address) {
			link_name(&names->places, operand->name, address);
			return;
		}
	}
}

static void link_family(struct pages *pages, struct prose_names *names, const struct ast_def *def)
{
	const struct isa *isa = pages->view->isa;
	const struct definition *optype = page_optype(pages, def);
	for (size_t i = 0; optype && i < optype->opcodes.count; i++) {
		const struct opcode *opcode = optype->opcodes.items[i];
		if (opcode->definition->ast == def || optype->ast == def)
			VEC_EACH (struct field *, field, &opcode->fields) {
				link_field(pages, names, *field);
				add_suffix(pages, names, *field);
			}
	}
	VEC_EACH (struct operand_def *, it, &isa->operands)
		link_operand(names, *it);
}

const struct prose_names *prose_names_of(struct pages *pages, const struct ast_def *def)
{
	struct arena *arena = pages->view->arena;
	struct prose_names *names = ARENA_NEW(arena, struct prose_names);
	names->places.arena = names->values.arena = arena;
	if (def->kind == AST_DEF_OPTYPE || def->kind == AST_DEF_OPCODE)
		link_family(pages, names, def);
	const struct type *type =
		def->kind == AST_DEF_ENUM ? isa_find_type(pages->view->isa, def->name) : NULL;
	if (type && type->ast == def && type->kind == TYPE_ENUM)
		link_values(pages, names, type, NULL);
	return names;
}

struct str prose_name_target(const struct prose *prose, struct str name)
{
	struct str target = page_target(prose->pages, name), page = prose->page;
	if (!page.length || !str_starts_with(target, page))
		return target;
	struct str rest = str_slice(target, page.length, target.length);
	bool same = !rest.length || rest.text[0] == '#';
	return same ? rest : target;
}

bool page_is_term(struct str target)
{
	return str_starts_with(target, STR("glossary.html"));
}

static struct str on_page(const struct prose *prose, struct str page, struct str id)
{
	struct arena *arena = prose->pages->view->arena;
	bool own = str_equal(page, prose->page);
	return str_printf(arena, "%.*s#%.*s", STR_ARG(own ? (struct str){ 0 } : page), STR_ARG(id));
}

static bool has_own_name(const struct register_file *file, struct str name)
{
	VEC_EACH (struct register_name, it, &file->names)
		if (str_equal(it->name, name))
			return true;
	return false;
}

/* Names without a page of their own: operands of templates, registers. */
static struct str elsewhere(const struct prose *prose, struct str text)
{
	struct pages *pages = prose->pages;
	uint64_t number;
	if (isa_find_operand(pages->view->isa, text))
		return on_page(prose, STR("notation.html"), page_id(pages, "operand", text));
	VEC_EACH (struct register_file *, it, &pages->view->isa->defined_files) {
		struct str page = page_target(pages, (*it)->name);
		if (!register_file_find(*it, text, &number))
			continue;
		if (has_own_name(*it, text))
			return on_page(prose, page, page_id(pages, "register", text));
		return str_equal(page, prose->page) ? (struct str){ 0 } : page;
	}
	return (struct str){ 0 };
}

/* Tries, in this order: a field or operand of the page, a definition (but not a term, which is
 * prose), a field in lower case (`Rd` is rd), a value of a modifier or a sign of an operand, an
 * operand of templates, a register. */
struct str prose_code_target(const struct prose *prose, struct str text)
{
	static const struct prose_names none;
	const struct prose_names *names = prose->names ? prose->names : &none;
	const struct str *found = str_map_get(&names->places, text);
	struct str target = found ? *found : prose_name_target(prose, text);
	if (target.length && !page_is_term(target))
		return target;
	if (text.length && text.text[0] >= 'A' && text.text[0] <= 'Z')
		found = str_map_get(&names->places, str_lower(prose->pages->view->arena, text));
	if (!found)
		found = str_map_get(&names->values, text);
	return found ? *found : elsewhere(prose, text);
}
