/* SPDX-License-Identifier: MIT */
/* Pages: the side list of instructions, and the families before and after each. */
#include "doc/doc.h"

#include <stdlib.h>

#include "codec/codec.h"

/* ---- mnemonics ---- */

static void add_side_name(struct str_map *known, struct buffer *names, struct str name)
{
	static char there;
	if (!name.length || str_map_put(known, name, &there))
		return;
	if (names->length)
		buffer_add_char(names, ' ');
	buffer_add(names, name);
}

struct str page_mnemonics(const struct view *view, const struct definition *optype)
{
	struct arena *arena = view->arena;
	struct str_map known = { .arena = arena };
	struct buffer names = buffer_new(arena);
	VEC_EACH (struct opcode *, opcode, &optype->opcodes)
		VEC_EACH (struct form *, it, &(*opcode)->forms)
			add_side_name(&known, &names, (*it)->key);
	VEC_EACH (struct template *, it, &optype->templates)
		VEC_EACH (struct str, word, &(*it)->mnemonics)
			add_side_name(&known, &names, *word);
	VEC_EACH (struct opcode *, opcode, &optype->opcodes)
		VEC_EACH (struct form *, it, &(*opcode)->forms) {
			struct opening_words words = codec_first_words(arena, view->isa, *it);
			VEC_EACH (struct str, word, &words.list)
				if (words.list.count > 1) /* addeq, addne ... */
					add_side_name(&known, &names, *word);
		}
	return buffer_str(&names);
}

/* ---- order ---- */

static int compare_family_groups(const void *one, const void *other)
{
	const struct definition *a = ((const struct page_family_node *)one)->optype;
	const struct definition *b = ((const struct page_family_node *)other)->optype;
	const struct definition *x = definition_group(a), *y = definition_group(b);
	if (!x != !y)
		return x ? -1 : 1;
	int order = x == y ? 0 : str_compare(x->name, y->name);
	return order ? order : str_compare(a->name, b->name);
}

/* ---- the list ---- */

static xmlNodePtr link_to(struct pages *pages, xmlNodePtr parent, const char *element,
	const struct page_family_node *family)
{
	struct str name = family->optype->name;
	return page_link(pages, parent, element, name, page_url(pages, "insn", name));
}

/* The names of the types of the operands. */
static struct str operand_types(struct arena *arena, const struct page_family *family)
{
	struct str_map known = { .arena = arena };
	struct buffer names = buffer_new(arena);
	VEC_EACH (struct page_field, it, &family->fields)
		if (it->field->kind == FIELD_OPERAND)
			add_side_name(&known, &names, it->field->type->name);
	return buffer_str(&names);
}

static void copy_attribute(struct view *view, xmlNodePtr node, const char *name, xmlNodePtr from)
{
	xmlChar *value = xmlGetNoNsProp(from, (const xmlChar *)name);
	if (value)
		view_set_c(view, node, name, (const char *)value);
	xmlFree(value);
}

static void show_side_entry(
	struct pages *pages, xmlNodePtr group, const struct page_family_node *family)
{
	struct view *view = pages->view;
	xmlNodePtr node = link_to(pages, group, "entry", family);
	view_set(view, node, "words", page_mnemonics(view, family->optype));
	copy_attribute(view, node, "from", family->node);
	copy_attribute(view, node, "to", family->node);
	view_set(view, node, "types", operand_types(view->arena, family->family));
}

void page_side(struct pages *pages, struct page_families *families)
{
	struct page_family_node *all = families->list.items;
	size_t count = families->list.count;
	xmlNodePtr side = view_add(pages->view, pages->root, "side"), group = NULL;
	if (count)
		qsort(all, count, sizeof *all, compare_family_groups);
	for (size_t i = 0; i < count; i++) {
		const struct definition *own = definition_group(all[i].optype);
		if (!i || definition_group(all[i - 1].optype) != own)
			group = own ? page_link(
							  pages, side, "group", own->name, page_url(pages, "group", own->name))
						: view_add(pages->view, side, "group");
		show_side_entry(pages, group, &all[i]);
		if (i)
			link_to(pages, all[i].node, "previous", &all[i - 1]);
		if (i + 1 < count)
			link_to(pages, all[i].node, "next", &all[i + 1]);
	}
}
