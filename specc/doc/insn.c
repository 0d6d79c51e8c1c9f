/* SPDX-License-Identifier: MIT */
/* Pages: the page of each instruction family: its opcodes with their drawings and fields. */
#include "doc/doc.h"
#include "page/meaning.h"
#include "isa/mode.h"

/* ---- opcodes ---- */

static xmlNodePtr show_opcode(struct pages *pages, xmlNodePtr parent, const struct opcode *opcode)
{
	struct view *view = pages->view;
	const struct definition *definition = opcode->definition;
	xmlNodePtr node = view_add(view, parent, "opcode");
	view_set(view, node, "name", definition->name);
	view_set(view, node, "id", page_id(pages, "opcode", definition->name));
	view_set_number(view, node, "length", opcode->length);
	view_set_flag(view, node, "appends", opcode->appending.count);
	view_set_flag(view, node, "defective", opcode->defective);
	VEC_EACH (struct attribute, it, &definition->attributes)
		if (str_equal_c(it->name, "variants"))
			view_set(view, node, "variants", it->value);
	view_set_word(view, node, "mask", opcode->fixed.mask, opcode->length);
	view_set_word(view, node, "match", opcode->fixed.match, opcode->length);
	if (definition->has_cycles)
		view_set_number(view, node, "cycles", definition->cycles);
	if (!opcode->defective)
		page_path(pages, node, opcode);
	return node;
}

static void show_opcodes(struct pages *pages, xmlNodePtr parent, const struct page_family *family)
{
	xmlNodePtr *nodes = ARENA_ARRAY(pages->view->arena, xmlNodePtr, family->opcodes.count + 1);
	for (size_t i = 0; i < family->opcodes.count; i++)
		nodes[i] = show_opcode(pages, parent, family->opcodes.items[i]);
	page_diagrams(pages, parent, family, nodes);
}

/* ---- fields ---- */

/* Adds the number of a fixed value if its text is a name. */
static void show_field_value(struct pages *pages, xmlNodePtr node, const struct field *field)
{
	struct view *view = pages->view;
	struct str text = page_value(view->arena, field->type, field->value);
	struct str number = page_number(view->arena, view->isa, field->value);
	view_set(view, node, "value", text);
	if (field->type->kind == TYPE_ENUM || field->type->kind == TYPE_REGISTER)
		view_set(view, node, "number", number);
	if (type_find_value(field->type, field->value) && isa_find_type(view->isa, field->type->name))
		view_set(view, node, "value-url",
			str_printf(view->arena, "%.*s#%.*s",
				STR_ARG(page_url(pages, "type", field->type->name)),
				STR_ARG(page_id(pages, "value", text))));
}

/* The operand name of a field in templates, if it differs from the field's. */
static struct str label_in(const struct form *form, const struct field *field)
{
	VEC_EACH (struct form_element, it, &form->all) {
		const struct element *e = it->element;
		if (element_is_operand(e) && e->field == field && e->whole.length)
			return e->whole;
	}
	return (struct str){ 0 };
}

static struct str label_of(struct arena *arena, const struct page_field *row)
{
	const struct field *field = row->field;
	VEC_EACH (struct form *, it, &row->opcodes.items[0]->forms) {
		struct str label = label_in(*it, field);
		if (label.length && !str_equal(str_lower(arena, label), str_lower(arena, field->name)))
			return label;
	}
	return (struct str){ 0 };
}

static void show_insn_field(struct pages *pages, xmlNodePtr parent,
	const struct page_family *family, const struct page_field *row)
{
	struct view *view = pages->view;
	const struct field *field = row->field;
	xmlNodePtr node = view_add(view, parent, "field");
	uint64_t written;
	struct str label = label_of(view->arena, row);
	struct page_meaning meaning = page_meaning_of(pages, row, label);
	view_set(view, node, "id", row->id);
	view_set(view, node, "name", field->name);
	view_set(view, node, "bits", field_range_text(view->arena, field));
	view_set(view, node, "type", field->type->name);
	if (isa_find_type(view->isa, type_whole(field->type)->name))
		view_set(view, node, "type-url", page_url(pages, "type", type_whole(field->type)->name));
	view_set_c(view, node, "kind", view_field_kinds[field->kind]);
	view_set_flag(view, node, "common", field->owner && field->owner->kind == DEFINITION_GROUP);
	view_set_some(view, node, "label", label);
	if (field_is_ignored(field) && field_hidden_value(field, &written))
		view_set(view, node, "ignored", page_value(view->arena, field->type, written));
	if (field->kind != FIELD_OPERAND)
		show_field_value(pages, node, field);
	view_set(view, node, "meaning", meaning.html);
	view_set_c(view, node, "meaning-by", meaning.by);
	view_set_some(view, node, "meaning-lang", meaning.language);
	if (row->opcodes.count == family->opcodes.count)
		return;
	VEC_EACH (const struct opcode *, it, &row->opcodes)
		page_in(pages, node, *it);
}

/* ---- the page ---- */

static xmlNodePtr insn(struct pages *pages, const struct page_family *family)
{
	struct view *view = pages->view;
	const struct definition *optype = family->optype, *group = definition_group(optype);
	xmlNodePtr node =
		page_link(pages, pages->root, "insn", optype->name, page_url(pages, "insn", optype->name));
	page_source(pages, node, "optype", optype->name, optype->span);
	page_summary_set(pages, node, optype->ast);
	page_about_set(pages, node, optype->ast);
	if (group) {
		view_set(view, node, "group", group->name);
		view_set(view, node, "group-url", page_url(pages, "group", group->name));
	}
	page_texts(pages, node, optype->ast);
	page_history(pages, node, "optype", optype->name);
	show_opcodes(pages, node, family);
	VEC_EACH (struct page_field, it, &family->fields)
		show_insn_field(pages, node, family, it);
	page_syntax(pages, node, family);
	page_printed(pages, node, family);
	page_family_effects(pages, node, family);
	page_rules(pages, node, family);
	page_neighbours(pages, node, family);
	page_semantics(pages, node, optype);
	page_examples(pages, node, optype);
	return node;
}

void page_instructions(struct pages *pages)
{
	page_texts(pages, pages->root, pages->view->isa->ast);
	struct page_families all = { 0 };
	VEC_EACH (struct page_family, it, &pages->encoding->families)
		VEC_PUSH(pages->view->arena, &all.list,
			((struct page_family_node){ it->optype, it, insn(pages, it) }));
	page_side(pages, &all);
	page_lists(pages);
	page_map(pages);
	page_space(pages);
}
