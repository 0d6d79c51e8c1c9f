/* SPDX-License-Identifier: MIT */
/* Assignments. */
#include "smt/internal.h"

/* Where the value of a target is kept. */
struct place {
	struct smt_slot *slot;
	unsigned width; /* 0: a local of any width */
	const struct sem_type_word *declared;
	const struct sem_symbol *symbol; /* NULL: own is an index in w->own */
	size_t own;
};

/* False if it cannot be assigned here. */
static bool place_of_term(
	struct smt_walk *w, struct smt_frame *f, const struct sem_expr *e, struct place *place)
{
	const struct sem_symbol *symbol = e->symbol;
	*place = (struct place){ .symbol = symbol };
	if (symbol && symbol->kind != SEM_FILE) {
		place->slot = &f->state.slots[symbol->index];
		place->declared = &f->declared[symbol->index];
		if (smt_is_output(w, f, symbol->index))
			place->width = w->bound.accesses.items[symbol->index].width;
		return true;
	}
	int own = smt_own_place(w, f, e);
	if (own < 0) {
		smt_fail(w, "an assignment to memory or machine state");
		return false;
	}
	place->own = (size_t)own;
	place->slot = &f->state.slots[f->scope->symbols.count + place->own];
	place->width = w->own.items[own].width;
	return true;
}

static unsigned width_of_term_target(
	struct smt_walk *w, struct smt_frame *f, const struct sem_expr *e)
{
	unsigned low, width, sum = 0;
	bool reversed;
	struct place place;
	if (e->kind == SEM_TUPLE) {
		VEC_EACH (struct sem_expr *, it, &e->operands)
			sum += width_of_term_target(w, f, *it);
		return sum;
	}
	if (e->kind == SEM_SLICE)
		return smt_bounds(w, f, e, &low, &width, &reversed) ? width : 0;
	if (e->kind == SEM_INDEX)
		return e->element ? smt_element_width(w, f, e) : 1;
	if (!place_of_term(w, f, e, &place))
		return 0;
	return place.width ? place.width : place.declared ? place.declared->width : 0;
}

/* ---- whole names ---- */

/* The value as `width` bits store it. */
static struct smt_value stored_term(struct smt_walk *w, const struct smt_value *v, unsigned width)
{
	if (v->kind == SEM_KIND_FLOAT && width == 32)
		return *v;
	if (width == 1) {
		smt_ref bit = smt_low_bits(w, v, 1);
		if (v->kind == SEM_KIND_BOOL)
			return smt_bool(v->term);
		return smt_bool(
			smt_binary(&w->terms, SMT_SAME, bit, smt_number(&w->terms, wide_from(1), 1)));
	}
	return smt_unsigned(w, smt_low_bits(w, v, width));
}

static void assign_whole(struct smt_walk *w, struct place *place, const struct smt_value *v)
{
	struct smt_value value = *v;
	if (place->width)
		value = stored_term(w, v, place->width);
	else if (place->declared && place->declared->stored)
		value = stored_term(w, v, place->declared->width);
	else if (place->declared && place->declared->width && v->kind == SEM_KIND_INT)
		value.width = place->declared->width;
	else if (v->kind == SEM_KIND_ARRAY) {
		value.array = ARENA_NEW(w->arena, struct smt_array);
		for (size_t i = 0; i < v->array->items.count; i++)
			VEC_PUSH(w->arena, &value.array->items, v->array->items.items[i]);
	}
	*place->slot = (struct smt_slot){ true, value };
}

/* ---- bits and elements ---- */

static void assign_term_element(
	struct smt_walk *w, struct smt_slot *slot, int64_t index, const struct smt_value *v)
{
	enum { MAX_ELEMENTS = 128 };
	struct smt_array *array = ARENA_NEW(w->arena, struct smt_array);
	if (index < 0 || index >= MAX_ELEMENTS) {
		smt_fail(w, "the index of an array");
		return;
	}
	for (size_t i = 0; slot->any && i < slot->value.array->items.count; i++)
		VEC_PUSH(w->arena, &array->items, slot->value.array->items.items[i]);
	while (array->items.count <= (size_t)index) {
		struct smt_value none = { .kind = SEM_KIND_UNKNOWN };
		VEC_PUSH(w->arena, &array->items, none);
	}
	array->items.items[index] = *v;
	*slot = (struct smt_slot){ true, { .kind = SEM_KIND_ARRAY, .array = array } };
}

/* Before an assignment to bits of a register: the other bits keep their old value. */
static void term_at_start(struct smt_walk *w, const struct smt_frame *f, struct place *place)
{
	const struct sem_symbol *symbol = place->symbol;
	if (place->slot->any)
		return;
	if (!symbol)
		*place->slot = (struct smt_slot){ true, smt_own_old(w, place->own) };
	else if (smt_holds_old(w, f, symbol))
		*place->slot = (struct smt_slot){ true, smt_old_output(w, f, symbol) };
}

static void assign_term_bits(struct smt_walk *w, struct place *place, unsigned low, smt_ref part)
{
	unsigned top = low + part->width, size = place->width, old_width;
	struct smt_value old = place->slot->any ? place->slot->value : smt_constant(w, wide_from(0));
	old_width = place->slot->any ? old.width : 0;
	if (!size)
		size = old_width > top ? old_width : top;
	if (top > size) {
		smt_fail(w, "bits above the highest");
		return;
	}
	smt_ref bits = smt_low_bits(w, &old, size), all = part;
	if (top < size)
		all = smt_concat(&w->terms, smt_extract(&w->terms, bits, top, size - top), all);
	if (low)
		all = smt_concat(&w->terms, all, smt_extract(&w->terms, bits, 0, low));
	struct smt_value v = smt_unsigned(w, all);
	if (place->width == 1)
		v = stored_term(w, &v, 1);
	*place->slot = (struct smt_slot){ true, v };
}

static void assign_term_part(struct smt_walk *w, struct smt_frame *f, const struct sem_expr *target,
	const struct smt_value *v)
{
	unsigned low, width;
	bool reversed;
	struct place place;
	if (target->element) {
		smt_write_element(w, f, target, v);
		return;
	}
	if (!place_of_term(w, f, target->operands.items[0], &place))
		return;
	bool known = smt_bounds(w, f, target, &low, &width, &reversed);
	if (!known) {
		smt_fail(w, "bits or an element at a computed position");
		return;
	}
	term_at_start(w, f, &place);
	bool is_array = place.slot->any ? place.slot->value.kind == SEM_KIND_ARRAY
									: !place.width && v->kind != SEM_KIND_BOOL;
	if (target->kind == SEM_INDEX && is_array) {
		assign_term_element(w, place.slot, (int64_t)low, v);
	} else if (width) {
		smt_ref bits = smt_low_bits(w, v, width);
		assign_term_bits(w, &place, low, reversed ? smt_reverse(w, bits) : bits);
		if (!place.symbol)
			smt_assigned(w, f, place.own, smt_truth(&w->terms, true));
	}
}

/* ---- tuples and flags ---- */

static void assign_term_tuple(struct smt_walk *w, struct smt_frame *f,
	const struct sem_expr *target, const struct smt_value *v)
{
	unsigned top = width_of_term_target(w, f, target);
	if (!top)
		smt_fail(w, "a tuple of unknown width");
	if (w->failure)
		return;
	smt_ref all = smt_low_bits(w, v, top);
	VEC_EACH (struct sem_expr *, it, &target->operands) {
		unsigned width = width_of_term_target(w, f, *it);
		if (!width || width > top) {
			smt_fail(w, "a tuple of unknown width");
			return;
		}
		top -= width;
		smt_ref bits = smt_extract(&w->terms, all, top, width);
		struct smt_value part = smt_unsigned(w, bits);
		if (width == 1)
			part = stored_term(w, &part, 1);
		smt_assign(w, f, *it, &part);
	}
}

static void assign_term_flags(struct smt_walk *w, struct smt_frame *f,
	const struct sem_state *state, const struct smt_value *v)
{
	VEC_EACH (struct register_file *, it, &w->isa->register_files) {
		if ((*it)->kind != FILE_STATE || (*it)->state != state->fact || (*it)->flag < 0)
			continue;
		struct sem_state flag = { SEM_STATE_REGISTER, .file = *it };
		struct sem_expr name = { .kind = SEM_NAME, .text = (*it)->name, .state = &flag };
		struct place place;
		if (!place_of_term(w, f, &name, &place))
			return;
		smt_ref bits = smt_low_bits(w, v, (unsigned)(*it)->flag + 1);
		struct smt_value bit =
			smt_unsigned(w, smt_extract(&w->terms, bits, (unsigned)(*it)->flag, 1));
		assign_whole(w, &place, &bit);
	}
}

void smt_assign(struct smt_walk *w, struct smt_frame *f, const struct sem_expr *target,
	const struct smt_value *v)
{
	struct place place;
	if (w->failure)
		return;
	if (target->kind == SEM_TUPLE) {
		assign_term_tuple(w, f, target, v);
		return;
	}
	if (target->kind == SEM_INDEX || target->kind == SEM_SLICE) {
		assign_term_part(w, f, target, v);
		return;
	}
	if (target->kind == SEM_NAME && target->state->kind == SEM_STATE_FLAGS) {
		assign_term_flags(w, f, target->state, v);
		return;
	}
	if (!place_of_term(w, f, target, &place))
		return;
	assign_whole(w, &place, v);
	if (!place.symbol)
		smt_assigned(w, f, place.own, smt_truth(&w->terms, true));
}

/* ---- statements ---- */

static void declare_term(struct smt_walk *w, struct smt_frame *f, const struct sem_stmt *s)
{
	const struct sem_symbol *symbol = s->targets.items[0]->symbol;
	struct sem_type_word d = s->type;
	struct sem_member bits;
	d.width = sem_type_bits(&d);
	if (s->type_argument) {
		struct smt_value type = smt_eval(w, f, s->type_argument);
		const struct type *named = type.type;
		if (type.kind == SEM_KIND_MOD && !named && type.word)
			named = sem_data_type(w->isa, type.word->text);
		if (type.kind == SEM_KIND_MOD &&
			sem_value_member(named, sem_word_text(type.word), STR("bits"), &bits))
			d.width = (unsigned)bits.magnitude.lo;
	}
	if (!symbol)
		return;
	f->declared[symbol->index] = d;
	f->state.slots[symbol->index] = (struct smt_slot){ .any = false };
}

/* a, b = {x, y}: part by part; all are evaluated before any is assigned. */
static void assign_term_parts(struct smt_walk *w, struct smt_frame *f, const struct sem_stmt *s)
{
	enum { MAX_PARTS = 32 };
	struct smt_value parts[MAX_PARTS];
	size_t count = s->targets.count;
	if (s->value->kind != SEM_TUPLE || s->value->operands.count != count || count > MAX_PARTS) {
		struct sem_expr tuple = { .kind = SEM_TUPLE };
		VEC_EACH (struct sem_expr *, it, &s->targets)
			VEC_PUSH(w->arena, &tuple.operands, *it);
		struct smt_value v = smt_eval(w, f, s->value);
		smt_assign(w, f, &tuple, &v);
		return;
	}
	for (size_t i = 0; i < count; i++)
		parts[i] = smt_eval(w, f, s->value->operands.items[i]);
	for (size_t i = 0; i < count; i++)
		smt_assign(w, f, s->targets.items[i], &parts[i]);
}

static bool is_cycles_place(const struct sem_expr *e)
{
	return e->kind == SEM_NAME && e->state->kind == SEM_STATE_CYCLES;
}

void smt_run_assign(struct smt_walk *w, struct smt_frame *f, const struct sem_stmt *s)
{
	struct smt_value v, old, one = smt_constant(w, wide_from(1));
	if (s->kind == SEM_DECLARE)
		declare_term(w, f, s);
	bool plain = !s->op;
	if ((plain && !s->value) || w->failure)
		return;
	if (is_cycles_place(s->targets.items[0])) {
		w->result->takes_cycles = true;
		return;
	}
	if (plain && s->targets.count > 1 && !s->chained) {
		assign_term_parts(w, f, s);
		return;
	}
	v = s->value ? smt_eval(w, f, s->value) : one;
	if (!plain) {
		old = smt_eval(w, f, s->targets.items[0]);
		v = smt_operate(w, s->op, &old, &v);
	}
	for (size_t i = 0; i < s->targets.count; i++)
		smt_assign(w, f, sem_target(s, i), &v);
}

void smt_run_keep(struct smt_walk *w, struct smt_frame *f, const struct sem_stmt *s)
{
	VEC_EACH (struct sem_expr *, it, &s->targets) {
		const struct sem_symbol *symbol = (*it)->symbol;
		if (!symbol || !smt_is_output(w, f, symbol->index)) {
			smt_fail(w, "'keep' of something that is not an output");
			return;
		}
		struct smt_slot *slot = &f->state.slots[symbol->index];
		if (!slot->any) /* what has been assigned stays */
			*slot = (struct smt_slot){ true, smt_old_output(w, f, symbol) };
	}
}
