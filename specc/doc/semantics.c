/* SPDX-License-Identifier: MIT */
/* Pages: the pseudo-code of a definition, fence by fence, with callers and callees. */
#include "page/code.h"

/* ---- blocks ---- */

static void add_code_block(
	struct pages *pages, struct code_blocks *blocks, struct str id, uint32_t from)
{
	struct code_lines lines = { id, from };
	VEC_PUSH(pages->view->arena, &blocks->list, lines);
	for (struct code_lines *it = blocks->list.items + blocks->list.count - 1;
		 it > blocks->list.items && it[-1].from > from; it--) {
		it[0] = it[-1];
		it[-1] = lines;
	}
}

/* The offset at which the line of the span begins. */
static uint32_t start_of_span_line(struct span span)
{
	uint32_t from = span.from;
	while (from && span.source->text.text[from - 1] != '\n')
		from--;
	return from;
}

/* The blocks of a family, numbered through the page as in the XML; functions use their names. */
static struct code_blocks blocks_of_family(
	struct pages *pages, const struct sem_family *family, unsigned *number)
{
	struct code_blocks blocks = { 0 };
	bool bare = false; /* several templates have the same lines, which have one address */
	VEC_EACH (struct sem_block *, it, &family->blocks.list) {
		struct str id = (*it)->kind == SEM_FUNCTION
							? page_id(pages, "helper", (*it)->name)
							: str_printf(pages->view->arena, "block-%u", ++*number);
		if (!bare || !(*it)->bare)
			add_code_block(pages, &blocks, id, start_of_span_line((*it)->span));
		bare = bare || (*it)->bare;
	}
	return blocks;
}

static void fences(struct pages *pages, xmlNodePtr parent, const struct page_family *family,
	const struct ast_section *section, const struct code_blocks *blocks)
{
	VEC_EACH (struct ast_block, it, &section->blocks) {
		if (it->kind != AST_FENCE)
			continue;
		struct code_marks marks = code_marks_new(pages, family, it);
		xmlNodePtr node = view_add(pages->view, parent, "code");
		view_set(pages->view, node, "html", code_html(&marks, blocks));
	}
}

static void show_code_sections(struct pages *pages, xmlNodePtr parent,
	const struct page_family *family, const struct ast_def *def, const struct code_blocks *blocks)
{
	VEC_EACH (struct ast_section *, it, &def->sections)
		if (str_equal_c((*it)->name, "Semantics"))
			fences(pages, parent, family, *it, blocks);
}

/* ---- calls ---- */

/* Lists a definition only once: its blocks are adjacent. */
static void show_part_call(
	struct pages *pages, xmlNodePtr parent, const char *element, const struct semantics_part *part)
{
	struct code_owner owner = code_owner_of(pages, part->scope);
	page_link(pages, parent, element, owner.name, owner.url);
}

/* Does one of the first `count` parts belong to the same definition? */
static bool is_listed(
	const struct semantics *s, const size_t *list, size_t count, const struct semantics_part *part)
{
	for (size_t i = 0; i < count; i++) {
		const struct semantics_part *other = &s->parts.items[list[i]];
		if (other == part || (part->scope->family && other->scope->family == part->scope->family))
			return true;
	}
	return false;
}

struct calls {
	VEC(size_t) list;
};

/* Functions that operands with alternatives made have no page: what calls them, or what they call,
 * stands for them. */
static void add_callers(struct pages *pages, struct calls *calls, const struct semantics_part *part)
{
	const struct semantics *s = pages->semantics;
	VEC_EACH (size_t, it, &part->callers) {
		const struct semantics_part *caller = &s->parts.items[*it];
		if (caller->is_made)
			add_callers(pages, calls, caller);
		else if (!is_listed(s, calls->list.items, calls->list.count, caller))
			VEC_PUSH(pages->view->arena, &calls->list, *it);
	}
}

/* Adds functions that have a page of their own. */
static void add_callees(struct pages *pages, struct calls *calls, const struct semantics_part *part)
{
	const struct semantics *s = pages->semantics;
	VEC_EACH (size_t, it, &part->callees) {
		const struct semantics_part *callee = &s->parts.items[*it];
		if (callee->is_made)
			add_callees(pages, calls, callee);
		else if (!callee->owner.length &&
				 !is_listed(s, calls->list.items, calls->list.count, callee))
			VEC_PUSH(pages->view->arena, &calls->list, *it);
	}
}

static void list_calls(
	struct pages *pages, xmlNodePtr parent, const char *element, const struct calls *calls)
{
	VEC_EACH (size_t, it, &calls->list)
		show_part_call(pages, parent, element, &pages->semantics->parts.items[*it]);
}

/* ---- families ---- */

/* Adds name and address of the owner of the code, if that is not the optype itself. */
static void owner(struct pages *pages, xmlNodePtr node, const struct definition *owner)
{
	view_set(pages->view, node, "owner", owner->name);
	view_set(pages->view, node, "owner-url",
		owner->kind == DEFINITION_GROUP ? page_url(pages, "group", owner->name)
										: str_printf(pages->view->arena, "#%.*s",
											  STR_ARG(page_id(pages, "opcode", owner->name))));
}

static void show_family_code(struct pages *pages, xmlNodePtr parent,
	const struct sem_family *family, const struct definition *optype, unsigned *number)
{
	struct code_blocks blocks = blocks_of_family(pages, family, number);
	struct calls callees = { 0 };
	xmlNodePtr node = view_add(pages->view, parent, "semantics");
	if (family->owner != optype)
		owner(pages, node, family->owner);
	show_code_sections(
		pages, node, page_family_of(pages->encoding, optype), family->owner->ast, &blocks);
	VEC_EACH (struct sem_block *, it, &family->blocks.list) {
		const struct semantics_part *part = semantics_part_of(pages->semantics, *it);
		if (part)
			add_callees(pages, &callees, part);
	}
	list_calls(pages, node, "callee", &callees);
}

/* Sets the language of comments if it is not that of the page. */
static void code_language(struct pages *pages, xmlNodePtr node)
{
	struct str language = pages->view->isa->prose_language;
	if (!str_equal(language, pages->language))
		view_set(pages->view, node, "code-lang", language);
}

void page_semantics(struct pages *pages, xmlNodePtr parent, const struct definition *optype)
{
	unsigned number = 0;
	code_language(pages, parent);
	VEC_EACH (struct sem_family *, it, &semantics_of_optype(pages->semantics, optype)->list)
		show_family_code(pages, parent, *it, optype, &number);
}

/* ---- functions and the machine ---- */

static const struct semantics_part *part_of_section(
	const struct semantics *s, const struct ast_section *section)
{
	VEC_EACH (struct semantics_part, it, &s->parts)
		if (!it->owner.length && it->section == section)
			return it;
	return NULL;
}

void page_function_code(struct pages *pages, xmlNodePtr parent, const struct ast_def *def)
{
	code_language(pages, parent);
	VEC_EACH (struct ast_section *, it, &def->sections) {
		if (!str_equal_c((*it)->name, "Semantics"))
			continue;
		const struct semantics_part *part = part_of_section(pages->semantics, *it);
		struct code_blocks blocks = { 0 };
		add_code_block(pages, &blocks, STR("block-1"), (*it)->span.from);
		fences(pages, parent, NULL, *it, &blocks);
		if (!part)
			continue;
		struct calls callees = { 0 }, callers = { 0 };
		add_callees(pages, &callees, part);
		list_calls(pages, parent, "callee", &callees);
		add_callers(pages, &callers, part);
		list_calls(pages, parent, "caller", &callers);
	}
}

void page_machine_code(struct pages *pages, xmlNodePtr parent)
{
	struct code_blocks blocks = { 0 };
	struct calls callees = { 0 };
	if (!pages->view->isa->ast) /* -k: there is no __DefISA */
		return;
	code_language(pages, parent);
	VEC_EACH (struct semantics_part, it, &pages->semantics->parts)
		if (it->scope->block->kind == SEM_MACHINE) {
			add_code_block(
				pages, &blocks, it->scope->block->name, start_of_span_line(it->scope->block->span));
			add_callees(pages, &callees, it);
		}
	show_code_sections(pages, parent, NULL, pages->view->isa->ast, &blocks);
	list_calls(pages, parent, "callee", &callees);
}
