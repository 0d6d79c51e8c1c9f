/* SPDX-License-Identifier: MIT */
/* XML view: the typed semantics: blocks and functions, the types and ranges of their names, and the
 * call graph. semantics_code.c has their statements. */
#include <stdlib.h>

#include "view/semantics_internal.h"

#include "lang/parse.h"
#include "sem/bind.h"

/* ---- names ---- */

static const char *role_of_symbol(const struct sem_symbol *symbol)
{
	switch (symbol->kind) {
	case SEM_OPERAND: return "operand";
	case SEM_FILE: return "file";
	case SEM_PARAM: return "parameter";
	case SEM_LOCAL: break;
	}
	return "local";
}

struct str semantics_field_names(
	struct arena *arena, const struct sem_symbol *symbol, const char *separator)
{
	struct buffer text = buffer_new(arena);
	VEC_EACH (const struct field *, it, &symbol->fields.list) {
		bool seen = false;
		for (const struct field **k = symbol->fields.list.items; k < it && !seen; k++)
			seen = str_equal((*k)->name, (*it)->name);
		if (!seen)
			buffer_printf(&text, "%s%.*s", text.length ? separator : "", STR_ARG((*it)->name));
	}
	return buffer_str(&text);
}

static void symbols(struct semantics *s, xmlNodePtr parent)
{
	const struct sem_scope *scope = s->part->scope;
	VEC_EACH (struct sem_symbol *, it, &scope->symbols) {
		const struct sem_symbol *symbol = *it;
		const struct sem_value *value = sem_fact_of_symbol(s->facts, scope->block, symbol->index);
		xmlNodePtr node = view_add(s->view, parent, "symbol");
		view_set(s->view, node, "name", symbol->name);
		view_set_c(s->view, node, "role", role_of_symbol(symbol));
		view_set_some(s->view, node, "fields", semantics_field_names(s->view->arena, symbol, " "));
		if (symbol->kind == SEM_OPERAND || symbol->kind == SEM_FILE) {
			view_set_flag(s->view, node, "in", symbol->in);
			view_set_flag(s->view, node, "out", symbol->out);
		}
		if (value && value->width)
			view_set_number(s->view, node, "width", value->width);
		semantics_type(s, node, value);
	}
}

/* ---- call graph ---- */

static void add_once(struct semantics *s, size_t from, size_t to)
{
	struct semantics_part *caller = &s->parts.items[from], *callee = &s->parts.items[to];
	VEC_EACH (size_t, it, &caller->callees)
		if (*it == to)
			return;
	VEC_PUSH(s->view->arena, &caller->callees, to);
	VEC_PUSH(s->view->arena, &callee->callers, from);
}

static void put_function_call(struct semantics *s, const struct sem_function *function)
{
	const struct semantics_part *callee = semantics_function(s, function);
	if (callee)
		add_once(s, (size_t)(s->part - s->parts.items), (size_t)(callee - s->parts.items));
}

/* Functions are called by name, or as the value of a modifier between two operands. */
static void find_call(struct semantics *s, const struct sem_expr *e)
{
	const struct sem_scope *scope = s->part->scope;
	if (e->kind == SEM_CALL)
		put_function_call(s, e->function);
	const struct sem_modifier *modifier = e->kind == SEM_INFIX ? e->modifier : NULL;
	if (!modifier || !modifier->type)
		return;
	struct sem_values values = sem_modifier_values(scope, modifier);
	VEC_EACH (struct str, it, &values.list)
		put_function_call(s, sem_infix_meaning(scope, modifier->type, *it).function);
}

static void find_calls(struct semantics *s)
{
	VEC_EACH (struct semantics_part, it, &s->parts) {
		s->part = it;
		VEC_EACH (struct sem_mention, mention, &it->scope->mentions)
			find_call(s, mention->e);
	}
}

static void calls(struct semantics *s, xmlNodePtr parent)
{
	VEC_EACH (size_t, it, &s->part->callees)
		view_set(s->view, view_add(s->view, parent, "callee"), "of", s->parts.items[*it].id);
	VEC_EACH (size_t, it, &s->part->callers)
		view_set(s->view, view_add(s->view, parent, "caller"), "of", s->parts.items[*it].id);
}

/* ---- blocks and functions ---- */

static void put_semantics_opcodes(struct semantics *s, xmlNodePtr parent)
{
	VEC_EACH (const struct opcode *, op, &s->part->scope->family->opcodes) {
		bool shown = false;
		VEC_EACH (struct form *, form, &(*op)->forms)
			shown = shown || (*form)->template == s->part->scope->template;
		if (shown)
			view_set(
				s->view, view_add(s->view, parent, "describes"), "opcode", (*op)->definition->name);
	}
}

static void put_part(struct semantics *s, xmlNodePtr parent)
{
	const struct sem_scope *scope = s->part->scope;
	const struct sem_block *block = scope->block;
	bool is_block = block->kind != SEM_FUNCTION;
	struct span start = is_block || s->part->owner.length ? block->span : block->body.span;
	uint32_t line;
	xmlNodePtr node = view_add(s->view, parent, is_block ? "block" : "function");
	view_set(s->view, node, "id", s->part->id);
	if (is_block) {
		view_set(s->view, node, "header", block->head);
		if (scope->template)
			view_set(s->view, node, "template", scope->template->text);
		view_set_flag(s->view, node, "always", block->always);
	} else {
		view_set(s->view, node, "name", block->name);
	}
	s->fence = 0;
	uint32_t fence = s->part->section ? parse_fence_number(s->part->section, start, &line) : 0;
	if (fence)
		semantics_place(s, node, start);
	s->fence = fence;
	if (scope->template)
		put_semantics_opcodes(s, node);
	symbols(s, node);
	calls(s, node);
	semantics_body(s, view_add(s->view, node, "body"), &block->body);
}

static const struct ast_section *section_at_span(const struct ast_def *def, struct span span)
{
	uint32_t line;
	VEC_EACH (struct ast_section *, it, &def->sections)
		if (parse_fence_number(*it, span, &line))
			return *it;
	return NULL;
}

static void put_scope_part(struct semantics *s, const struct sem_scope *scope,
	const struct ast_def *def, struct str owner, struct str id)
{
	struct semantics_part part = { .scope = scope, .owner = owner, .id = id };
	struct span span = owner.length ? scope->block->span : scope->block->body.span;
	part.section = section_at_span(def, span);
	VEC_PUSH(s->view->arena, &s->parts, part);
}

/* The scope of a block that can be executed, or NULL. */
static struct sem_scope *scope_of(
	const struct sem_run *run, const struct sem_family *family, const struct sem_block *block)
{
	VEC_EACH (const struct template *, it, &family->templates) {
		struct sem_scope *scope = sem_scope_of_template(run, family, *it);
		if (scope && scope->block == block)
			return scope;
	}
	return NULL;
}

static void put_family(struct semantics *s, struct sem_run *run, struct sem_family *family)
{
	struct str owner = family->owner->name;
	unsigned number = 0;
	size_t helper = 0;
	VEC_EACH (struct sem_block *, it, &family->blocks.list) {
		struct sem_scope *scope =
			(*it)->kind == SEM_FUNCTION
				? sem_function_scope(run, family->helpers.list.items[helper++])
				: scope_of(run, family, *it);
		bool is_block = (*it)->kind == SEM_INSTRUCTION;
		number += is_block;
		if (is_block && scope) {
			sem_find_types(scope, s->facts);
			put_scope_part(s, scope, family->owner->ast, owner,
				str_printf(s->view->arena, "%.*s:%u", STR_ARG(owner), number));
		} else if (!is_block && !(*it)->broken) {
			put_scope_part(s, scope, family->owner->ast, owner,
				str_printf(s->view->arena, "%.*s.%.*s", STR_ARG(owner), STR_ARG((*it)->name)));
		}
	}
}

/* trap: and reset: */
static void put_machine(struct semantics *s, struct sem_run *run)
{
	struct sem_scope *const scopes[] = { run->trap, run->reset };
	for (size_t i = 0; i < 2; i++) {
		if (!scopes[i])
			continue;
		sem_find_types(scopes[i], s->facts);
		put_scope_part(s, scopes[i], run->isa->ast, run->isa->name, scopes[i]->block->name);
	}
}

static void add_functions(struct semantics *s, struct sem_run *run)
{
	VEC_EACH (struct sem_function *, it, &run->functions.list) {
		if ((*it)->block->broken)
			continue;
		put_scope_part(s, sem_function_scope(run, *it), (*it)->ast, (struct str){ 0 }, (*it)->name);
		s->parts.items[s->parts.count - 1].is_made = (*it)->is_made;
	}
}

/* By name, since the order of definitions in files differs from the order of elements in a
 * document, and output must be the same from both. */
static int compare_families(const void *left, const void *right)
{
	const struct definition *a = (*(struct sem_family *const *)left)->owner;
	const struct definition *b = (*(struct sem_family *const *)right)->owner;
	int order = str_compare(a->name, b->name);
	return order ? order : (a->kind > b->kind) - (a->kind < b->kind);
}

static void sort_families(struct semantics *s, const struct sem_run *run)
{
	VEC_EACH (struct sem_family *, it, &run->families)
		VEC_PUSH(s->view->arena, &s->families, *it);
	if (s->families.count)
		qsort(s->families.items, s->families.count, sizeof *s->families.items, compare_families);
}

static const char *kind_of_definition(enum definition_kind kind)
{
	return kind == DEFINITION_GROUP ? "group" : kind == DEFINITION_OPTYPE ? "optype" : "opcode";
}

static xmlNodePtr machine_node(struct semantics *s, xmlNodePtr root, struct str name)
{
	xmlNodePtr node = view_add(s->view, root, "definition");
	view_set_c(s->view, node, "kind", "isa");
	view_set(s->view, node, "name", name);
	return node;
}

/* Writes the functions, then the blocks of the instruction set, then the families; adjacent parts
 * of one definition share an element. */
static void write_semantics(struct semantics *s, xmlNodePtr root)
{
	size_t family = 0;
	xmlNodePtr owner = root, machine = NULL;
	struct str name = { 0 };
	VEC_EACH (struct semantics_part, it, &s->parts) {
		s->part = it;
		if (it->scope->block->kind == SEM_MACHINE) {
			owner = machine = machine ? machine : machine_node(s, root, it->owner);
			put_part(s, owner);
			owner = root;
			continue;
		}
		if (it->owner.length && it->scope->family != s->families.items[family])
			while (it->scope->family != s->families.items[family])
				family++, name = (struct str){ 0 };
		if (it->owner.length && !name.length) {
			name = it->owner;
			owner = view_add(s->view, root, "definition");
			view_set_c(s->view, owner, "kind", kind_of_definition(it->scope->family->owner->kind));
			view_set(s->view, owner, "name", name);
		}
		put_part(s, owner);
	}
}

struct semantics *semantics_gather(struct view *view)
{
	struct sem_run *run = sem_open(view->arena, view->isa);
	struct semantics *s = ARENA_NEW(view->arena, struct semantics);
	s->view = view;
	s->run = run;
	s->facts = run->facts ? run->facts : sem_facts_new(view->arena);
	sort_families(s, run);
	add_functions(s, run);
	put_machine(s, run);
	VEC_EACH (struct sem_family *, it, &s->families)
		put_family(s, run, *it);
	semantics_index(s);
	find_calls(s);
	return s;
}

void view_semantics(struct view *view)
{
	struct semantics *s = semantics_gather(view);
	xmlNodePtr root = view_add(view, view->root, "semantics");
	view_set_c(view, root, "version", "1");
	view_set(view, root, "isa", view->isa->name);
	view_set_flag(view, root, "incomplete", s->facts->incomplete);
	write_semantics(s, root);
}
