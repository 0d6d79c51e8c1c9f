/* SPDX-License-Identifier: MIT */
/* Pages: memories, state, exceptions and variants, and the page of the machine that summarises
 * them. */
#include "doc/doc.h"
#include "doc/effect.h"

static const char *const event_names[EVENT_COUNT] = { [EVENT_UNDEFINED] = "undefined",
	[EVENT_FETCH] = "fetch",
	[EVENT_OUTSIDE_LOAD] = "outside-load",
	[EVENT_OUTSIDE_STORE] = "outside-store",
	[EVENT_MISALIGNED_LOAD] = "misaligned-load",
	[EVENT_MISALIGNED_STORE] = "misaligned-store",
	[EVENT_INDEX] = "index",
	[EVENT_SLOT] = "slot" };

/* ---- memories ---- */

static void memory(struct pages *pages, xmlNodePtr node, const struct memory *memory)
{
	struct view *view = pages->view;
	view_set_number(view, node, "address", memory->address);
	view_set_number(view, node, "word", memory->word);
	view_set_nonzero(view, node, "banks", memory->banks);
	view_set_c(view, node, "order", memory->byte_order == ORDER_BIG ? "big" : "little");
	view_set_flag(view, node, "read-only", memory->read_only);
	view_set_flag(view, node, "unaligned", memory->unaligned);
	view_set_flag(view, node, "program", view->isa->program == memory);
}

/* ---- state ---- */

static void show_named_values(
	struct pages *pages, xmlNodePtr node, const struct register_file *file)
{
	struct view *view = pages->view;
	if (!file->values)
		return;
	if (isa_find_type(view->isa, file->values->name) == file->values) {
		view_set(view, node, "type", file->values->name);
		view_set(view, node, "url", page_url(pages, "type", file->values->name));
		return;
	}
	VEC_EACH (struct enumerator, it, &file->values->values) {
		xmlNodePtr child = view_add(view, node, "value");
		view_set(view, child, "name", it->name);
		view_set_number(view, child, "number", it->value);
	}
}

static void show_state_registers(struct pages *pages, xmlNodePtr parent, const struct fact *fact)
{
	struct view *view = pages->view;
	VEC_EACH (struct register_file *, it, &view->isa->register_files) {
		const struct register_file *file = *it;
		if (file->kind != FILE_STATE || file->state != fact)
			continue;
		xmlNodePtr node = view_add(view, parent, "register");
		view_set(view, node, "name", file->name);
		view_set(view, node, "id", page_id(pages, "register", file->name));
		view_set_number(view, node, "width", file->width);
		view_set_number(view, node, "lanes", file->lanes);
		view_set_hex(view, node, "initial", file->initial);
		view_set_flag(view, node, "transient", file->transient);
		view_set_flag(view, node, "in-slot", file == view->isa->in_slot);
		view_set_flag(view, node, "slot-target", file == view->isa->slot_target);
		if (file->flag >= 0)
			view_set_number(view, node, "flag", (uint64_t)file->flag);
		show_named_values(pages, node, file);
	}
}

static void show_state_fact(struct pages *pages, xmlNodePtr node, const struct fact *fact)
{
	show_state_registers(pages, node, fact);
	if (fact_states(fact, "Counter"))
		view_set_number(pages->view, node, "counter", pages->view->isa->counter);
}

/* ---- exceptions ---- */

/* Is there a memory whose accesses cause the event, or an index? Other events need none. */
static bool can_happen(const struct pages *pages, enum event event)
{
	const struct isa *isa = pages->view->isa;
	bool store = event == EVENT_OUTSIDE_STORE || event == EVENT_MISALIGNED_STORE;
	bool misaligned = event == EVENT_MISALIGNED_LOAD || event == EVENT_MISALIGNED_STORE;
	if (event == EVENT_INDEX)
		return pages->effects->index_fails;
	if (!store && !misaligned && event != EVENT_OUTSIDE_LOAD)
		return true;
	VEC_EACH (struct memory *, it, &isa->memories)
		if (!(store && (*it)->read_only) && !(misaligned && (*it)->unaligned))
			return true;
	return false;
}

static void exception(struct pages *pages, xmlNodePtr node, const struct exception *exception)
{
	struct view *view = pages->view;
	if (exception->has_code)
		view_set(view, node, "code", page_number(view->arena, view->isa, exception->code));
	VEC_EACH (const struct register_file *, it, &exception->kept)
		page_link(pages, node, "kept", (*it)->name, page_register_url(pages, *it));
	for (size_t i = 0; i < EVENT_COUNT; i++)
		if (view->isa->raised[i] == exception && can_happen(pages, (enum event)i))
			view_set_c(view, view_add(view, node, "event"), "name", event_names[i]);
}

/* Exceptions that the language raises, unless the instruction set provides its own. */
static void language_exceptions(struct pages *pages, xmlNodePtr parent)
{
	struct view *view = pages->view;
	VEC_EACH (struct exception *, it, &view->isa->exceptions) {
		if ((*it)->span.source)
			continue;
		struct str id = page_id(pages, "exception", (*it)->name);
		xmlNodePtr node = view_add(view, parent, "exception");
		view_set(view, node, "name", (*it)->name);
		view_set(view, node, "id", id);
		exception(pages, node, *it);
		page_users(pages, node, *it);
		page_uses(pages, node, str_printf(view->arena, "machine.html#%.*s", STR_ARG(id)));
	}
}

/* ---- facts ---- */

static const char *element_name(enum ast_def_kind kind)
{
	return kind == AST_DEF_MEMORY      ? "memory"
		   : kind == AST_DEF_STATE     ? "state"
		   : kind == AST_DEF_EXCEPTION ? "exception"
									   : "variant";
}

/* Lists the statements of a fact as written. */
static void show_state_statements(struct pages *pages, xmlNodePtr parent, const struct fact *fact)
{
	VEC_EACH (struct fact_statement, it, &fact->statements) {
		xmlNodePtr node = view_add(pages->view, parent, "statement");
		view_set(pages->view, node, "keyword", it->keyword);
		view_set_some(pages->view, node, "arguments", it->args);
		view_set_some(pages->view, node, "name", it->name);
		view_set_some(pages->view, node, "value", it->value);
	}
}

/* The struct memory or exception that the fact defines, or itself. */
static const void *thing_of(const struct isa *isa, const struct fact *fact)
{
	VEC_EACH (struct memory *, it, &isa->memories)
		if ((*it)->ast == fact->ast)
			return *it;
	VEC_EACH (struct exception *, it, &isa->exceptions)
		if ((*it)->span.source && fact->kind == AST_DEF_EXCEPTION &&
			str_equal((*it)->name, fact->name))
			return *it;
	return fact;
}

static void show_fact(struct pages *pages, const struct fact *fact)
{
	const void *thing = thing_of(pages->view->isa, fact);
	struct view *view = pages->view;
	const char *element = element_name(fact->kind);
	struct str url = page_url(pages, "state", fact->name);
	xmlNodePtr node = page_definition(pages, "fact", element, fact->name, url, fact->ast);
	view_set_c(view, node, "kind", element);
	view_set_some(view, node, "parameters", fact->params);
	VEC_EACH (struct str, it, &fact->parents)
		page_link(pages, node, "parent", *it, page_target(pages, *it));
	if (fact->kind == AST_DEF_MEMORY && thing != fact)
		memory(pages, node, thing);
	else if (fact->kind == AST_DEF_EXCEPTION && thing != fact)
		exception(pages, node, thing);
	else if (fact->kind == AST_DEF_STATE)
		show_state_fact(pages, node, fact);
	else if (fact->kind == AST_DEF_VARIANT)
		show_state_statements(pages, node, fact);
	page_users(pages, node, thing);
	page_uses(pages, node, url);
}

void page_states(struct pages *pages)
{
	xmlNodePtr machine = view_add(pages->view, pages->root, "machine");
	page_machine_code(pages, machine); /* first: it records uses for the other elements */
	VEC_EACH (struct fact *, it, &pages->view->isa->facts)
		if ((*it)->kind == AST_DEF_MEMORY || (*it)->kind == AST_DEF_STATE ||
			(*it)->kind == AST_DEF_EXCEPTION || (*it)->kind == AST_DEF_VARIANT)
			show_fact(pages, *it);
	language_exceptions(pages, machine);
	page_machine_examples(pages, machine);
}
