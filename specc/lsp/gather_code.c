/* SPDX-License-Identifier: MIT */
/* Pseudo-code, whose names sem has resolved -> names. */
#include "base/never.h"
#include "lsp/names.h"
#include "sem/bind.h"

struct code {
	struct names *names;
	const struct sem_scope *scope;
	struct str_map labels; /* label of a case -> type of what the switch examines */
};

static struct use use_in(const struct code *c, struct span span, struct name *name)
{
	return (struct use){ .span = span,
		.name = name,
		.scope = c->scope,
		.within = c->scope->family ? c->scope->family->owner : NULL };
}

/* ---- symbols ---- */

/* An operand of the header is the field, or the __DefOperand, that it names. */
static struct name *name_of_symbol(const struct code *c, const struct sem_symbol *symbol)
{
	const struct isa *isa = c->names->isa;
	if (symbol->kind == SEM_LOCAL || symbol->kind == SEM_PARAM)
		return names_make(c->names, NAME_LOCAL, symbol->name, symbol, NULL);
	const struct operand_def *operand = isa_find_operand(isa, symbol->name);
	if (operand)
		return names_for(c->names, operand);
	if (symbol->fields.list.count)
		return names_for_field(c->names, symbol->fields.list.items[0]);
	return symbol->kind == SEM_FILE ? names_for(c->names, isa_find_file(isa, symbol->name)) : NULL;
}

static struct name *name_of_state(
	const struct code *c, const struct sem_state *state, struct str text)
{
	if (!state)
		return NULL;
	if (state->kind == SEM_STATE_REGISTER && state->file->kind == FILE_REGISTERS)
		return names_for_register(c->names, text);
	if (state->kind == SEM_STATE_REGISTER || state->kind == SEM_STATE_FILE)
		return names_for(c->names, state->file);
	if (state->kind == SEM_STATE_FLAGS)
		return names_for(c->names, state->fact);
	return state->kind == SEM_STATE_MEMORY ? names_for(c->names, state->memory) : NULL;
}

/* ---- words after a dot ---- */

static const struct type *type_of_subject(const struct sem_expr *e)
{
	return e && (e->kind == SEM_MOD || e->kind == SEM_INFIX) && e->modifier ? e->modifier->type
																			: NULL;
}

/* The value of this name, if only one type has one. */
static struct name *only_value(const struct names *names, struct str text)
{
	struct name *found = NULL;
	VEC_EACH (struct type *, it, &names->isa->types) {
		struct name *name = names_for_value(names, *it, text);
		if (name && found)
			return NULL;
		found = name ? name : found;
	}
	return found;
}

/* A value: of the modifier beside it in a comparison, of the switch around it, of a modifier of the
 * block, or of the only type that has it. */
static struct name *name_of_value(
	const struct code *c, const struct sem_expr *e, const struct sem_expr *parent)
{
	struct name *name = NULL;
	if (parent)
		VEC_EACH (struct sem_expr *, it, &parent->operands)
			if (!name)
				name = names_for_value(c->names, type_of_subject(*it), e->text);
	if (!name && !parent)
		name = names_for_value(c->names, ptr_map_get(&c->labels, e), e->text);
	for (size_t i = 0; i < c->scope->modifiers.count && !name; i++)
		name = names_for_value(c->names, c->scope->modifiers.items[i]->type, e->text);
	return name ? name : only_value(c->names, e->text);
}

static struct name *name_of_modifier(const struct code *c, const struct sem_modifier *modifier)
{
	return names_for_field(c->names, modifier->field);
}

/* ---- the walk ---- */

static struct name *name_of_call(const struct code *c, const struct sem_expr *e)
{
	const struct sem_function *function = e->function;
	if (!function)
		return NULL;
	if (function->family)
		return names_make(c->names, NAME_FUNCTION, function->name, function->block, NULL);
	VEC_EACH (struct fact *, it, &c->names->isa->facts)
		if ((*it)->kind == AST_DEF_FUNCTION && str_equal((*it)->name, function->name))
			return names_for(c->names, *it);
	return NULL;
}

static struct name *name_of_expr(
	const struct code *c, const struct sem_expr *e, const struct sem_expr *parent)
{
	switch (e->kind) {
	case SEM_NAME:
		if (e->symbol && name_of_symbol(c, e->symbol))
			return name_of_symbol(c, e->symbol);
		if (e->state && name_of_state(c, e->state, e->text))
			return name_of_state(c, e->state, e->text);
		return e->symbol ? NULL : names_for(c->names, isa_find_type(c->names->isa, e->text));
	case SEM_MOD:
		return e->modifier ? name_of_modifier(c, e->modifier) : name_of_value(c, e, parent);
	case SEM_INFIX: return e->modifier ? name_of_modifier(c, e->modifier) : NULL;
	case SEM_CALL: return name_of_call(c, e);
	case SEM_MEMBER: return names_for(c->names, e->constant);
	case SEM_BROKEN:
	case SEM_NUMBER:
	case SEM_REAL:
	case SEM_BOOL:
	case SEM_STATE:
	case SEM_UNARY:
	case SEM_ABS:
	case SEM_BINARY:
	case SEM_TERNARY:
	case SEM_INDEX:
	case SEM_SLICE:
	case SEM_LANE:
	case SEM_TUPLE:
	case SEM_STRING: return NULL;
	}
	NEVER();
}

static void visit_expr(void *user, const struct sem_expr *e, const struct sem_expr *parent)
{
	struct code *c = user;
	struct span span = e->text_span.source ? e->text_span : e->span;
	struct str text = span_text(span);
	if (str_starts_with(text, STR(".")))
		span.from++;
	struct use use = use_in(c, span, name_of_expr(c, e, parent));
	if (use.name)
		use.defines = use.name->kind == NAME_LOCAL && e->symbol &&
					  e->symbol->span.source == span.source && e->symbol->span.from == span.from;
	names_put(c->names, use);
}

static void visit_stmt(void *user, const struct sem_stmt *s)
{
	struct code *c = user;
	const struct type *type = s->kind == SEM_SWITCH ? type_of_subject(s->value) : NULL;
	if (type)
		VEC_EACH (struct sem_case, it, &s->cases)
			VEC_EACH (struct sem_expr *, label, &it->labels)
				ptr_map_put(&c->labels, *label, (void *)(uintptr_t)type);
	if (s->kind == SEM_RAISE)
		names_put(c->names, use_in(c, s->text_span, names_for(c->names, s->exception)));
}

/* ---- headers ---- */

/* Words of a header; after `ref.` the part of a compound. */
static void gather_operand(struct code *c, struct span span)
{
	struct str text = span_text(span);
	const struct field *before = NULL;
	for (size_t at = 0; at < text.length;) {
		size_t length = sem_header_name_length(c->scope, str_slice(text, at, text.length));
		struct str word = str_slice(text, at, at + length);
		struct sem_symbol *symbol = length ? sem_scope_find(c->scope, word) : NULL;
		struct name *part = length ? names_for_part(c->names, before, word) : NULL;
		if (length || text.text[at] != '.')
			before = symbol && symbol->fields.list.count ? symbol->fields.list.items[0] : NULL;
		if (part) {
			names_put(c->names, use_in(c, span_part(span, at, at + length), part));
		} else if (symbol) {
			struct use use = use_in(c, span_part(span, at, at + length), name_of_symbol(c, symbol));
			use.defines = use.name && use.name->kind == NAME_LOCAL;
			names_put(c->names, use);
		}
		at += length ? length : 1;
	}
}

static void gather_header(struct code *c)
{
	const struct sem_block *block = c->scope->block;
	const struct definition *owner = c->scope->family ? c->scope->family->owner : NULL;
	if (block->bare)
		return;
	VEC_EACH (struct sem_operand, it, &block->operands)
		gather_operand(c, it->span);
	VEC_EACH (struct sem_suffix, it, &block->suffixes) {
		struct span span = it->span;
		span.from = span.to - (uint32_t)it->name.length;
		const struct sem_modifier *modifier = sem_scope_modifier(c->scope, it->name);
		struct sem_expr value = { .kind = SEM_MOD, .text = it->name };
		names_put(c->names, use_in(c, span,
								modifier && modifier->field ? name_of_modifier(c, modifier)
															: name_of_value(c, &value, NULL)));
	}
	if (block->kind == SEM_INSTRUCTION && block->name.length) {
		struct use use = use_in(c, block->name_span, NULL);
		use.span.to = use.span.from + (uint32_t)block->name.length;
		if (!owner || !names_add_field(c->names, use, block->name)) {
			use.name = str_map_get(&c->names->words, block->name);
			names_put(c->names, use);
		}
	}
}

/* A register that is bits of others, or a file of them. */
static struct name *name_of_view(struct names *names, struct str text)
{
	uint64_t number;
	return isa_find_view(names->isa, text, &number)
			   ? names_for_register(names, text)
			   : names_for(names, isa_find_file(names->isa, text));
}

static void gather_scope(struct names *names, const struct sem_scope *scope)
{
	struct code c = { .names = names, .scope = scope, .labels.arena = names->arena };
	const struct sem_walker walker = { &c, visit_stmt, visit_expr };
	if (!scope)
		return;
	VEC_PUSH(names->arena, &names->scopes, scope);
	if (scope->block->kind == SEM_FUNCTION && scope->family) {
		struct use use = use_in(&c, scope->block->name_span,
			names_make(names, NAME_FUNCTION, scope->block->name, scope->block, NULL));
		use.defines = true;
		names_put(names, use);
	}
	gather_header(&c);
	VEC_EACH (struct span, it, &scope->block->views)
		names_put(names, use_in(&c, *it, name_of_view(names, span_text(*it))));
	sem_walk(&scope->block->body, &walker);
}

void gather_code(struct names *names)
{
	struct sem_run *run = names->isa->semantics;
	if (!run)
		return;
	VEC_EACH (struct sem_family *, family, &run->families) {
		VEC_EACH (const struct template *, it, &(*family)->templates)
			gather_scope(names, sem_scope_of_template(run, *family, *it));
		VEC_EACH (struct sem_function *, it, &(*family)->helpers.list)
			gather_scope(names, (*it)->scope);
	}
	VEC_EACH (struct sem_function *, it, &run->functions.list)
		gather_scope(names, (*it)->scope);
	gather_scope(names, run->trap);
	gather_scope(names, run->reset);
}
