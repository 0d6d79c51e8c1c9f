/* SPDX-License-Identifier: MIT */
/* Pages: semantics -> what each opcode of a family reads, writes and raises. */
#include "doc/effect.h"
#include "base/never.h"
#include "view/semantics_internal.h"
#include "sem/bind.h"

/* The opcode under examination. */
struct finder {
	struct arena *arena;
	const struct isa *isa;
	const struct semantics *semantics;
	const struct page_family *family;
	struct family_effects *effects;
	size_t opcode;                 /* its position in the family */
	const struct sem_stmt *stmt;   /* current statement */
	const struct sem_scope *scope; /* that it is in */
	size_t *seen;                  /* by part: the last opcode for which it was visited */
	size_t round;                  /* number of this opcode, from 1 */
};

static const struct opcode *current(const struct finder *f)
{
	return f->family->opcodes.items[f->opcode];
}

static bool *by_opcode(const struct finder *f)
{
	return ARENA_ARRAY(f->arena, bool, f->family->opcodes.count);
}

/* ---- results ---- */

static void add_effect(struct finder *f, struct effect new, bool reads, bool writes)
{
	struct effect *found = NULL;
	new.file = register_file_whole(new.file);
	VEC_EACH (struct effect, it, &f->effects->list)
		if (it->kind == new.kind && it->file == new.file &&
			it->memory == new.memory &&str_equal(it->name, new.name))
			found = it;
	if (!found) {
		new.reads = by_opcode(f);
		new.writes = by_opcode(f);
		VEC_PUSH(f->arena, &f->effects->list, new);
		found = &f->effects->list.items[f->effects->list.count - 1];
	}
	found->reads[f->opcode] |= reads;
	found->writes[f->opcode] |= writes;
}

static void add_exception(struct finder *f, const struct exception *exception)
{
	if (!exception)
		return;
	bool **raises = &f->effects->raises[exception->index];
	if (!*raises)
		*raises = by_opcode(f);
	(*raises)[f->opcode] = true;
}

static void add_access_effect(struct finder *f, const struct memory *memory, bool is_store)
{
	const struct exception *const *raised = f->isa->raised;
	add_exception(f, raised[is_store ? EVENT_OUTSIDE_STORE : EVENT_OUTSIDE_LOAD]);
	if (!memory->unaligned)
		add_exception(f, raised[is_store ? EVENT_MISALIGNED_STORE : EVENT_MISALIGNED_LOAD]);
}

/* ---- code ---- */

static bool has_base(const struct sem_expr *e)
{
	return e->kind == SEM_INDEX || e->kind == SEM_SLICE || e->kind == SEM_MEMBER ||
		   e->kind == SEM_LANE;
}

/* Is e the target, one of several in {a, b}, or what it is a part of? */
static bool is_in_target(const struct sem_expr *target, const struct sem_expr *e)
{
	while (target != e && has_base(target))
		target = target->operands.items[0];
	if (target->kind == SEM_TUPLE)
		VEC_EACH (struct sem_expr *, it, &target->operands)
			if (is_in_target(*it, e))
				return true;
	return target == e;
}

/* Does the current statement assign e, or a part of it? */
static bool is_written_expr(const struct finder *f, const struct sem_expr *e)
{
	if (f->stmt->kind == SEM_ASSIGN)
		VEC_EACH (struct sem_expr *, it, &f->stmt->targets)
			if (is_in_target(*it, e))
				return true;
	return false;
}

static enum effect_kind kind_of_state(enum sem_state_kind kind)
{
	switch (kind) {
	case SEM_STATE_REGISTER: return EFFECT_REGISTER;
	case SEM_STATE_FILE: return EFFECT_FILE;
	case SEM_STATE_FLAGS: return EFFECT_FLAGS;
	case SEM_STATE_MEMORY: return EFFECT_MEMORY;
	case SEM_STATE_PC:
	case SEM_STATE_NEXT_PC:
	case SEM_STATE_CYCLES: return EFFECT_COUNTER;
	case SEM_STATE_NONE:
	case SEM_STATE_LANEID:
	case SEM_STATE_ACTIVE:
	case SEM_STATE_CAUSE:
	case SEM_STATE_BAD_ADDRESS: return EFFECT_OTHER;
	}
	NEVER();
}

/* The state that defines the program counter, or NULL. */
static const struct fact *find_program_counter(const struct isa *isa)
{
	VEC_EACH (struct fact *, it, &isa->facts)
		if (fact_states(*it, "Counter"))
			return *it;
	return NULL;
}

static void look_at_state(struct finder *f, const struct sem_expr *e, const struct sem_state *state)
{
	bool writes = is_written_expr(f, e);
	bool counter = state->kind == SEM_STATE_PC || state->kind == SEM_STATE_NEXT_PC;
	struct effect effect = { .kind = kind_of_state(state->kind),
		.name = e->text,
		.file = state->file,
		.memory = state->memory,
		.fact = counter ? find_program_counter(f->isa) : state->fact };
	if (effect.kind == EFFECT_REGISTER && effect.file->kind == FILE_REGISTERS) {
		struct str name = sem_register_name(f->isa, e->text);
		effect.name = name.length ? name : e->text;
	} else if (effect.file) {
		effect.name = register_file_whole(effect.file)->name;
	} else if (effect.memory) {
		effect.name = effect.memory->name;
	}
	add_effect(f, effect, !writes || f->stmt->op != SEM_OP_NONE, writes);
}

/* Can the number of the register be that of none? */
static bool index_can_fail(const struct sem_facts *facts, const struct sem_expr *e)
{
	enum { MOST = 1024 }; /* numbers that are tried */
	const struct sem_expr *index = e->operands.items[1];
	const struct sem_value *value = sem_fact_of_expr(facts, index);
	int64_t least, most;
	if (index->kind == SEM_NUMBER || (!value && !facts->incomplete)) /* or is never reached */
		return false;
	if (!value || facts->incomplete || !type_is_bounded(value) ||
		!wide_small(value->range.lo, &least) || !wide_small(value->range.hi, &most) || least < 0 ||
		most - least >= MOST)
		return true;
	for (int64_t n = least; n <= most; n++)
		if (!register_file_has_variable(e->element->file, (uint64_t)n))
			return true;
	return false;
}

/* Elements of files and memories: ram[e], R[e]. */
static void look_at_element(struct finder *f, const struct sem_expr *e)
{
	if (e->element->memory)
		add_access_effect(f, e->element->memory, is_written_expr(f, e));
	else if (index_can_fail(f->semantics->facts, e))
		add_exception(f, f->isa->raised[EVENT_INDEX]);
}

static bool is_state_expr(const struct sem_expr *e)
{
	return e->state && (!e->symbol || e->symbol->kind == SEM_FILE) &&
		   e->state->kind != SEM_STATE_NONE && e->state->kind != SEM_STATE_LANEID;
}

/* Only then is there an address of an operand. */
static bool has_places(const struct type *type)
{
	VEC_EACH (struct alternative, it, &type->alternatives)
		if (it->place.source)
			return true;
	return false;
}

/* The operand with alternatives in whose name this one has this end; NULL: none. */
static const struct field *operand_before(
	const struct finder *f, const struct sem_scope *scope, struct str *name, struct str end)
{
	if (!str_ends_with(*name, end))
		return NULL;
	*name = str_slice(*name, 0, name->length - end.length);
	return sem_find_mode(f->isa, scope->family, *name);
}

/* The operand with alternatives that a name of a block means, by itself, as its bits or as its
 * address; empty: it means none. */
static struct str operand_with_alternatives(
	const struct finder *f, const struct sem_scope *scope, struct str name)
{
	struct str own = name, of = name;
	if (!scope->family)
		return (struct str){ 0 };
	if (operand_before(f, scope, &own, STR("")) ||
		operand_before(f, scope, &own, sem_mode_bits(f->arena, STR(""))))
		return own;
	const struct field *field = operand_before(f, scope, &of, STR("_at"));
	return field && has_places(field->type) ? of : (struct str){ 0 };
}

/* Such an operand in the text of the block; code made of its rows names it too. */
static void look_at_name(struct finder *f, const struct sem_expr *e)
{
	const struct str name = e->span.source == f->scope->block->span.source
								? operand_with_alternatives(f, f->scope, e->text)
								: (struct str){ 0 };
	const bool writes = is_written_expr(f, e);
	if (name.length)
		add_effect(f,
			(struct effect){ .kind = EFFECT_OPERAND,
				.name = name,
				.field = sem_find_mode(f->isa, f->scope->family, name) },
			!writes || f->stmt->op != SEM_OP_NONE, writes);
}

static void look_at_expression(void *user, const struct sem_expr *e, const struct sem_expr *parent)
{
	struct finder *f = user;
	(void)parent;
	if (e->kind == SEM_NAME)
		look_at_name(f, e);
	if (e->kind == SEM_INDEX && e->element)
		look_at_element(f, e);
	else if (e->kind == SEM_MEMBER && e->side)
		add_effect(f,
			(struct effect){ .kind = EFFECT_REGISTER, .name = e->side->name, .file = e->side },
			!is_written_expr(f, e), is_written_expr(f, e));
	else if (e->kind == SEM_NAME && is_state_expr(e))
		look_at_state(f, e, e->state);
}

static void look_at_statement(void *user, const struct sem_stmt *stmt)
{
	struct finder *f = user;
	f->stmt = stmt;
	add_exception(f, stmt->exception);
}

/* Visits a part and everything that it calls. */
static void look_at_part(struct finder *f, size_t number)
{
	const struct semantics_part *part = &f->semantics->parts.items[number];
	struct sem_walker walker = { .user = f, .stmt = look_at_statement, .expr = look_at_expression };
	if (f->seen[number] == f->round)
		return;
	f->seen[number] = f->round;
	f->scope = part->scope;
	sem_walk(&part->scope->block->body, &walker);
	VEC_EACH (size_t, it, &part->callees)
		look_at_part(f, *it);
}

/* ---- operands ---- */

static void look_at_access(struct finder *f, struct str name, const struct sem_access *access)
{
	struct effect effect = { .kind = EFFECT_OPERAND,
		.name = name,
		.field = access->field,
		.file = access->kind == SEM_ACCESS_REGISTER ? access->file : NULL,
		.memory = access->kind == SEM_ACCESS_MEMORY ? access->memory : NULL };
	if (access->kind == SEM_ACCESS_NONE || access->kind == SEM_ACCESS_FILE)
		return;
	add_effect(f, effect, access->in, access->out);
	if (effect.memory && access->in)
		add_access_effect(f, effect.memory, false);
	if (effect.memory && access->out)
		add_access_effect(f, effect.memory, true);
}

static struct str guard_name(const struct isa *isa)
{
	VEC_EACH (struct operand_def *, it, &isa->operands)
		if ((*it)->is_guard)
			return (*it)->name;
	return (struct str){ 0 };
}

static void look_at_block(struct finder *f, struct sem_scope *scope)
{
	struct sem_bound bound;
	if (!sem_bind(f->arena, scope, current(f), current(f)->fixed.match, &bound))
		return;
	if (bound.guard.field)
		add_effect(f,
			(struct effect){ .kind = EFFECT_OPERAND,
				.name = guard_name(f->isa),
				.guard = true,
				.field = bound.guard.field,
				.file = bound.guard.file },
			true, false);
	for (size_t i = 0; i < scope->symbols.count; i++)
		if (!operand_with_alternatives(f, scope, scope->symbols.items[i]->name).length)
			look_at_access(f, scope->symbols.items[i]->name, &bound.accesses.items[i]);
}

/* ---- opcodes ---- */

/* An opcode without semantics states its operands in lists. */
static void look_at_list(struct finder *f, enum list_kind kind)
{
	const struct definition *owner = definition_with_list(current(f)->definition, kind);
	if (owner)
		VEC_EACH (struct ast_expr *, it, &owner->lists[kind].items) {
			const struct field *field =
				(*it)->kind == AST_NAME ? opcode_find_field(current(f), (*it)->text) : NULL;
			if (field)
				add_effect(f,
					(struct effect){ .kind = EFFECT_OPERAND,
						.name = field->name,
						.field = field,
						.file = field->type->file },
					kind == LIST_IN, kind == LIST_OUT);
		}
}

static void look_at_opcode(struct finder *f)
{
	const struct semantics *s = f->semantics;
	struct sem_scope *last = NULL;
	f->round++;
	VEC_EACH (struct form *, it, &current(f)->forms) {
		struct sem_scope *scope = s->run ? sem_block_of(s->run, *it) : NULL;
		if (!scope || scope == last)
			continue;
		last = scope;
		look_at_block(f, scope);
		const struct semantics_part *part = semantics_part_of(s, scope->block);
		if (part)
			look_at_part(f, (size_t)(part - s->parts.items));
	}
	if (!last) {
		look_at_list(f, LIST_OUT);
		look_at_list(f, LIST_IN);
	}
}

static void look_at_index(void *user, const struct sem_expr *e, const struct sem_expr *parent)
{
	struct page_effects *effects = user;
	(void)parent;
	if (e->kind == SEM_INDEX && e->element && !e->element->memory && e->element->file &&
		index_can_fail(effects->facts, e))
		effects->index_fails = true;
}

struct page_effects *page_effects_new(
	struct view *view, const struct page_encoding *encoding, const struct semantics *semantics)
{
	struct page_effects *effects = ARENA_NEW(view->arena, struct page_effects);
	effects->families =
		ARENA_ARRAY(view->arena, struct family_effects, encoding->families.count + 1);
	struct finder f = { .arena = view->arena, .isa = view->isa, .semantics = semantics };
	f.seen = ARENA_ARRAY(view->arena, size_t, semantics->parts.count + 1);
	for (size_t i = 0; i < encoding->families.count; i++) {
		f.family = &encoding->families.items[i];
		f.effects = &effects->families[i];
		f.effects->raises = ARENA_ARRAY(view->arena, bool *, view->isa->exceptions.count);
		for (f.opcode = 0; f.opcode < f.family->opcodes.count; f.opcode++)
			look_at_opcode(&f);
	}
	effects->facts = semantics->facts;
	struct sem_walker walker = { .user = effects, .expr = look_at_index };
	VEC_EACH (struct semantics_part, it, &semantics->parts)
		sem_walk(&it->scope->block->body, &walker);
	return effects;
}
