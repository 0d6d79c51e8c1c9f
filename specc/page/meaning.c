/* SPDX-License-Identifier: MIT */
/* Pages: what a field means in a family: from __Fields, from the family's tables of operands, from
 * the operand or modifier that writes it, from its type. */
#include "page/meaning.h"
#include "isa/describe.h"
#include "lang/cmark.h"
#include "page/prose.h"

#include <cmark-gfm-core-extensions.h>

static const char *const tables_in[] = { "OperandInfo", "ModifierInfo" };

static struct prose plain_prose(struct pages *pages)
{
	/* links = 1: without links, since a text of a group is shown on many pages */
	return (struct prose){ .pages = pages, .html = buffer_new(pages->view->arena), .links = 1 };
}

/* ---- __Fields ---- */

static bool from_section(
	struct pages *pages, const struct definition *d, struct str field, struct page_meaning *meaning)
{
	const struct ast_section *section = d->ast ? page_section(pages, d->ast, STR("Fields")) : NULL;
	struct str text = { 0 };
	if (section)
		text = field_item_find(section, field);
	if (!text.length)
		return false;
	struct prose prose = plain_prose(pages);
	cmark_node *document = prose_parse(text);
	if (cmark_node_first_child(document))
		prose_inside(&prose, cmark_node_first_child(document));
	cmark_node_free(document);
	*meaning = (struct page_meaning){ buffer_str(&prose.html), page_other_language(pages, section),
		"field" };
	return true;
}

/* ---- tables ---- */

/* Is a cell the name of the field or operand, as code? */
static bool is_name_cell(struct arena *arena, cmark_node *cell, struct str field, struct str label)
{
	cmark_node *code = cell ? cmark_node_first_child(cell) : NULL;
	if (!code || cmark_node_next(code) || cmark_node_get_type(code) != CMARK_NODE_CODE)
		return false;
	struct str text = str_lower(arena, str_from_c(cmark_node_get_literal(code)));
	if (str_starts_with(text, STR(".")))
		text = str_slice(text, 1, text.length);
	return str_equal(text, str_lower(arena, field)) ||
		   (label.length && str_equal(text, str_lower(arena, label)));
}

/* Appends the cells after the first one, separated by a mark that suits all languages. */
static void add_cells(struct prose *prose, cmark_node *cell)
{
	for (bool first = true; (cell = cmark_node_next(cell));)
		if (cmark_node_first_child(cell)) {
			buffer_add(&prose->html, first ? STR("") : STR(" · "));
			prose_inside(prose, cell);
			first = false;
		}
}

static void from_document(
	struct prose *prose, cmark_node *document, struct str field, struct str label)
{
	cmark_iter *iter = cmark_iter_new(document);
	while (!prose->html.length && cmark_iter_next(iter) != CMARK_EVENT_DONE) {
		cmark_node *node = cmark_iter_get_node(iter);
		bool row = cmark_iter_get_event_type(iter) == CMARK_EVENT_ENTER &&
				   markdown_table_part(node) == TABLE_ROW;
		cmark_node *cell = row ? cmark_node_first_child(node) : NULL;
		if (is_name_cell(prose->pages->view->arena, cell, field, label))
			add_cells(prose, cell);
	}
	cmark_iter_free(iter);
}

static bool from_table(struct pages *pages, const struct definition *d, struct str field,
	struct str label, struct page_meaning *meaning)
{
	for (size_t i = 0; d->ast && i < sizeof tables_in / sizeof *tables_in; i++) {
		const struct ast_section *section = page_section(pages, d->ast, str_from_c(tables_in[i]));
		struct str text = section ? page_markdown(pages->view->arena, section) : (struct str){ 0 };
		if (str_find(text, 0, STR("|")) == text.length)
			continue;
		struct prose prose = plain_prose(pages);
		cmark_node *document = prose_parse(text);
		from_document(&prose, document, field, label);
		cmark_node_free(document);
		if (prose.html.length) {
			*meaning = (struct page_meaning){ buffer_str(&prose.html),
				page_other_language(pages, section), "use" };
			return true;
		}
	}
	return false;
}

/* ---- operands, modifiers, types ---- */

/* Does a template of the opcode, or a frame around it, have the word? */
static bool opcode_has_word(const struct opcode *opcode, struct str word)
{
	VEC_EACH (struct form *, it, &opcode->forms)
		if (str_find((*it)->template->text, 0, word) < (*it)->template->text.length)
			return true;
	for (const struct definition *d = opcode->group; d; d = d->parent)
		VEC_EACH (struct template *, it, &d->templates)
			if (str_find((*it)->text, 0, word) < (*it)->text.length)
				return true;
	return false;
}

static bool stands_for(const struct operand_def *operand, const struct field *field)
{
	VEC_EACH (struct str, it, &operand->stands)
		if (str_equal(*it, field->name))
			return true;
	return false;
}

static const struct ast_def *writer_of(const struct isa *isa, const struct page_field *row)
{
	VEC_EACH (struct operand_def *, it, &isa->operands)
		if (stands_for(*it, row->field) && opcode_has_word(row->opcodes.items[0], (*it)->name))
			return (*it)->ast;
	VEC_EACH (struct modifier_def *, it, &isa->modifiers)
		if (str_equal((*it)->name, row->field->suffix))
			return (*it)->ast;
	return NULL;
}

static bool from_definition(
	struct pages *pages, const struct ast_def *def, const char *by, struct page_meaning *meaning)
{
	*meaning = (struct page_meaning){ .by = by };
	if (def)
		meaning->html = page_summary(pages, def, &meaning->language);
	return meaning->html.length > 0;
}

struct page_meaning page_meaning_of(
	struct pages *pages, const struct page_field *row, struct str label)
{
	const struct field *field = row->field;
	struct page_meaning meaning = { 0 };
	for (const struct definition *d = row->opcodes.items[0]->definition; d; d = d->parent)
		if (from_section(pages, d, field->name, &meaning) ||
			from_table(pages, d, field->name, label, &meaning))
			return meaning;
	if (!from_definition(pages, writer_of(pages->view->isa, row), "use", &meaning))
		from_definition(pages, field->type->ast, "type", &meaning);
	return meaning;
}
