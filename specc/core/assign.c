/* SPDX-License-Identifier: MIT */
/* Assignments to targets, as nodes. */
#include "core/internal.h"

static unsigned width_of_target(struct core_run *r, struct core_frame *f, const struct sem_expr *e)
{
	int64_t h, l, n;
	unsigned sum = 0;
	if (e->kind == SEM_TUPLE)
		VEC_EACH (struct sem_expr *, it, &e->operands)
			sum += width_of_target(r, f, *it);
	if (e->kind == SEM_INDEX) {
		struct core_place_of place = core_place_of(r, e);
		sum = place.width ? place.width : 1;
	}
	if (e->kind == SEM_MEMBER) {
		int side = core_side_of(r, f, e);
		sum = side >= 0 ? core_register_width(r, (size_t)side) : 0;
	}
	if (e->kind == SEM_SLICE &&
		core_is_number(core_integer(r, e, core_eval(r, f, e->operands.items[1])), &h) &&
		core_is_number(core_integer(r, e, core_eval(r, f, e->operands.items[2])), &l) &&
		(h >= l || sem_reverses(e)))
		sum = (unsigned)(h >= l ? h - l + 1 : l - h + 1);
	else if (e->kind == SEM_SLICE && sem_is_above(e->operands.items[1], e->operands.items[2], &n))
		sum = (unsigned)(n + 1);
	if (e->kind == SEM_NAME) {
		const struct sem_symbol *symbol = e->symbol;
		int i = symbol ? -1 : core_register_of(r, e->state);
		if (symbol && symbol->kind == SEM_OPERAND && f->run.depth == 0)
			sum = r->operands[symbol->index].width;
		else if (symbol)
			sum = sem_type_bits(&f->run.names->declared[symbol->index]);
		else if (i >= 0)
			sum = core_register_width(r, (size_t)i);
		else
			sum = e->state->width;
	}
	if (!sum)
		core_lost(r, e->span);
	return sum;
}

/* What a target of `width` bits holds after the assignment. */
static struct core_value stored_node(struct core_run *r, const struct sem_expr *e,
	struct core_value value, unsigned width, bool truth, bool is_float)
{
	struct core_node *node = core_integer(r, e, value);
	if (truth)
		return core_of(CORE_BOOL, core_as_truth(r->b, node), 1);
	return core_of(is_float ? CORE_FLOAT : CORE_INT, core_extract(r->b, node, 0, width), width);
}

static bool has_assigned_node(const struct core_value *v)
{
	return v->kind == CORE_INT || v->kind == CORE_BOOL || v->kind == CORE_FLOAT;
}

/* A register of a file has a name that says more than a local of a function, or its number has. */
static void give_name(
	struct core_run *r, const struct core_frame *f, struct core_value *value, struct str name)
{
	struct core_node *node = value->node;
	if (!has_assigned_node(value) || node->name.length || node->op == CORE_CONST ||
		node->op == CORE_SOURCE)
		return;
	bool is_register = node->op == CORE_STATE || node->op == CORE_REGISTER ||
					   (node->op == CORE_AFTER && node->file);
	if (f->run.depth == 0 || !is_register || node->file->kind == FILE_STATE)
		node->name = name;
	else if (node->op == CORE_REGISTER)
		core_hint(r->b, node, (struct core_hint){ .text = name, .is_last = true });
}

/* The round of the loop that the span is in; its variable is empty if it is in none. */
static struct core_round round_of_loop(
	const struct core_frame *f, const struct sem_stmt *loop, struct span span)
{
	struct core_round round = { 0 };
	if (!span_inside(span, loop->span) || !loop->init || !loop->init->targets.count)
		return round;
	const struct sem_symbol *counter = loop->init->targets.items[0]->symbol;
	const struct core_value *count = counter ? &core_values(f)[counter->index] : NULL;
	if (count && core_has_node(count) && core_is_number(count->node, &round.number))
		round.variable = counter->name;
	return round;
}

void core_note_rounds(const struct core_frame *f, struct span span, const struct core_value *value)
{
	struct core_node *n = value->node;
	unsigned count = 0;
	if (!has_assigned_node(value) || n->rounds[0].variable.length || n->op == CORE_CONST)
		return;
	for (const struct core_loop *it = f->loop; it && count < CORE_ROUNDS; it = it->outer) {
		n->rounds[count] = round_of_loop(f, it->stmt, span);
		count += n->rounds[count].variable.length > 0;
	}
}

void core_set_register(struct core_run *r, struct core_frame *f, int index, struct core_node *value)
{
	core_written(f)[index] = (struct core_written){ value, value, core_truth(r->b, true) };
}

static void assign_kept(struct core_run *r, struct core_frame *f, const struct sem_expr *target,
	int index, struct core_value value)
{
	if (index < 0) {
		core_lost(r, target->span);
		return;
	}
	unsigned width = core_register_width(r, (size_t)index);
	struct core_node *node = stored_node(r, target, value, width, width == 1, false).node;
	if (r->registers.items[index].kind == CORE_OF_FILE &&
		r->registers.items[index].file->kind == FILE_STATE)
		core_hint(r->b, node,
			(struct core_hint){ .text = r->registers.items[index].file->name, .is_written = true });
	core_set_register(r, f, index, node);
}

/* Assigns to a __DefState: one bit to each of its flags. */
static void assign_node_flags(struct core_run *r, struct core_frame *f,
	const struct sem_expr *target, const struct fact *state, struct core_value value)
{
	struct core_node *node = core_integer(r, target, value);
	core_hint(r->b, node, (struct core_hint){ .text = state->name, .is_written = true });
	VEC_EACH (struct register_file *, it, &r->b->isa->register_files) {
		if ((*it)->kind != FILE_STATE || (*it)->state != state || (*it)->flag < 0)
			continue;
		struct core_node *bit = core_bit(r->b, node, core_number(r->b, (*it)->flag));
		struct sem_state flag = core_flag_state(*it);
		assign_kept(r, f, target, core_register_of(r, &flag), core_of(CORE_BOOL, bit, 1));
	}
}

static void assign_register(struct core_run *r, struct core_frame *f, const struct sem_expr *target,
	struct core_value value)
{
	int i = core_register_of(r, target->state);
	if (i < 0 && target->state->kind != SEM_STATE_FLAGS)
		core_lost(r, target->span);
	else if (i < 0)
		assign_node_flags(r, f, target, target->state->fact, value);
	else
		assign_kept(r, f, target, i, value);
}

static void assign_node_name(struct core_run *r, struct core_frame *f,
	const struct sem_expr *target, struct core_value value)
{
	const struct sem_symbol *symbol = target->symbol;
	if (!symbol) {
		assign_register(r, f, target, value);
		return;
	}
	if (symbol->kind == SEM_OPERAND && f->run.depth == 0) {
		const struct core_operand *o = &r->operands[symbol->index];
		value = stored_node(r, target, value, o->width, o->is_bool, o->is_float);
		core_hint(r->b, value.node, (struct core_hint){ .text = symbol->name, .is_written = true });
	} else {
		const struct sem_type_word *declared = &f->run.names->declared[symbol->index];
		if (declared->kind == SEM_TYPE_BOOL && has_assigned_node(&value))
			value = core_of(CORE_BOOL, core_as_truth(r->b, value.node), 1);
		if (declared->stored)
			value = stored_node(r, target, value, declared->width, false, false);
		give_name(r, f, &value, symbol->name);
		core_note_rounds(f, target->span, &value);
		if (declared->width)
			value.width = declared->width;
	}
	core_values(f)[symbol->index] = value;
}

/* An element that is assigned has the name of the array and its number. */
static void hint_element(
	struct core_run *r, const struct sem_expr *target, const struct core_value *value, int64_t n)
{
	const struct str name = target->operands.items[0]->symbol->name;
	if (!has_assigned_node(value))
		return;
	struct core_hint hint = { .text = str_printf(
								  r->b->arena, "%.*s_%lld", STR_ARG(name), (long long)n) };
	core_hint(r->b, value->node, hint);
}

static void assign_node_element(struct core_run *r, const struct sem_expr *target,
	struct core_value *old, struct core_value value, struct core_node *at)
{
	int64_t n;
	bool known = core_is_number(at, &n) && n >= 0 && n < CORE_MAX_ELEMENTS;
	struct core_value array = { .kind = CORE_ARRAY, .width = old->width };
	array.count = known && n >= (int64_t)old->count ? (unsigned)n + 1 : old->count;
	array.elements = ARENA_ARRAY(r->b->arena, struct core_value, array.count);
	for (unsigned i = 0; i < array.count; i++) /* a copy: other paths have the old elements */
		array.elements[i] = core_array_at(old, i);
	*old = array;
	if (known) {
		hint_element(r, target, &value, n);
		old->elements[n] = value;
		return;
	}
	for (unsigned i = 0; i < old->count && old->elements[i].kind != CORE_NOTHING; i++)
		old->elements[i] = core_join(r, target->span,
			core_compare(r->b, SEM_OP_EQUALS, at, core_number(r->b, i)), value, old->elements[i]);
}

/* x with the bit at a computed position replaced. */
static struct core_node *with_bit(
	struct core_run *r, struct core_node *x, struct core_node *at, struct core_node *bit)
{
	struct core_node *one = core_number(r->b, 1), *none = core_number(r->b, 0);
	struct core_node *mask = core_binary(r->b, CORE_SHL, one, at);
	struct core_node *cleared = core_binary(r->b, CORE_AND, x, core_not(r->b, mask));
	return core_binary(r->b, CORE_OR, cleared, core_select(r->b, bit, mask, none));
}

/* x with bits [lsb, lsb+width), at a computed position, replaced by the low bits of y. */
static struct core_node *with_bits(struct core_run *r, struct core_node *x, struct core_node *lsb,
	struct core_node *width, struct core_node *y)
{
	struct core_node *one = core_number(r->b, 1);
	struct core_node *ones =
		core_binary(r->b, CORE_SUB, core_binary(r->b, CORE_SHL, one, width), one);
	struct core_node *mask = core_binary(r->b, CORE_SHL, ones, lsb);
	struct core_node *part = core_binary(r->b, CORE_SHL, core_binary(r->b, CORE_AND, y, ones), lsb);
	struct core_node *cleared = core_binary(r->b, CORE_AND, x, core_not(r->b, mask));
	return core_binary(r->b, CORE_OR, cleared, part);
}

/* `before` with the bits of the target replaced; *width is raised to what constant bounds need. */
static struct core_node *with_target(struct core_run *r, struct core_frame *f,
	const struct sem_expr *target, struct core_node *before, struct core_node *node,
	unsigned *width)
{
	int64_t h = 0, l = 0, n;
	bool bit = target->kind == SEM_INDEX;
	const struct sem_expr *bounds[] = { target->operands.items[1],
		target->operands.items[bit ? 1 : 2] };
	struct core_node *high = core_integer(r, target, core_eval(r, f, bounds[0]));
	struct core_node *low = bit ? high : core_integer(r, target, core_eval(r, f, bounds[1]));
	bool constant = core_is_number(high, &h) && core_is_number(low, &l);
	if (constant && h == l - 1 && !sem_reverses(target))
		return before; /* no bits */
	if (constant && sem_reverses(target) && h >= 0 && l < RANGE_MAX_BITS) {
		int64_t lowest = h;
		node = core_reversed(r, node, 0, (unsigned)(l - h + 1));
		h = l;
		l = lowest;
	}
	if (constant && h >= l && l >= 0 && h < RANGE_MAX_BITS) {
		*width = *width > (unsigned)h + 1 ? *width : (unsigned)h + 1;
		return core_insert(r->b, before, (unsigned)l, (unsigned)(h - l + 1), node);
	}
	if (bit)
		return with_bit(r, before, high, core_as_truth(r->b, node));
	struct core_node *count = core_number(r->b, 1);
	if (sem_is_above(bounds[0], bounds[1], &n))
		count = core_number(r->b, n + 1);
	else
		count = core_binary(r->b, CORE_ADD, core_binary(r->b, CORE_SUB, high, low), count);
	return with_bits(r, before, low, count, node);
}

/* Assigns to bits of a register by its own name. */
static void assign_register_bits(struct core_run *r, struct core_frame *f,
	const struct sem_expr *target, struct core_value value)
{
	const struct sem_expr *base = target->operands.items[0];
	struct core_value old = core_state_value(r, f, base->span, base->state);
	unsigned width = old.width;
	struct core_node *number = core_integer(r, target, value);
	old.node = with_target(r, f, target, core_integer(r, base, old), number, &width);
	if (!r->b->failure)
		assign_register(r, f, base, core_of(CORE_INT, old.node, old.width));
}

static void assign_node_bits(struct core_run *r, struct core_frame *f,
	const struct sem_expr *target, struct core_value value)
{
	const struct sem_symbol *symbol = target->operands.items[0]->symbol;
	if (!symbol) {
		assign_register_bits(r, f, target, value);
		return;
	}
	struct core_value *old = &core_values(f)[symbol->index];
	bool bit = target->kind == SEM_INDEX, is_operand = symbol->kind == SEM_OPERAND;
	bool begins = old->kind == CORE_NOTHING && value.kind != CORE_BOOL;
	if (bit && !is_operand && (old->kind == CORE_ARRAY || begins)) {
		struct core_value at = core_eval(r, f, target->operands.items[1]);
		core_note_rounds(f, target->span, &value);
		assign_node_element(r, target, old, value, core_integer(r, target, at));
		return;
	}
	struct core_node *before =
		old->kind == CORE_NOTHING ? core_number(r->b, 0) : core_integer(r, target, *old);
	unsigned width =
		is_operand && f->run.depth == 0 ? r->operands[symbol->index].width : old->width;
	struct core_node *node =
		with_target(r, f, target, before, core_integer(r, target, value), &width);
	*old = core_of(old->kind == CORE_FLOAT ? CORE_FLOAT : CORE_INT, node, width);
	give_name(r, f, old, symbol->name);
	core_note_rounds(f, target->span, old);
}

static void assign_node_tuple(struct core_run *r, struct core_frame *f,
	const struct sem_expr *target, struct core_value value)
{
	unsigned top = width_of_target(r, f, target);
	struct core_node *node = core_integer(r, target, value);
	VEC_EACH (struct sem_expr *, it, &target->operands) {
		unsigned width = width_of_target(r, f, *it);
		if (r->b->failure)
			return;
		top -= width;
		struct core_node *part = width == 1 ? core_bit(r->b, node, core_number(r->b, top))
											: core_extract(r->b, node, top, width);
		core_assign(r, f, *it, core_of(width == 1 ? CORE_BOOL : CORE_INT, part, width));
	}
}

/* ram[e] = value; */
static void store(struct core_run *r, struct core_frame *f, const struct sem_expr *target,
	const struct core_place_of *place, struct core_value value)
{
	struct core_event event = {
		.kind = CORE_EVENT_STORE, .memory = place->memory, .width = place->width
	};
	if (r->b->end == CORE_END_NONE) {
		core_fail(r, target->span, "memory cannot be written yet");
		return;
	}
	core_address(r, f, target, place, &event.bank, &event.address);
	event.value = stored_node(r, target, value, place->width, false, false).node;
	core_add_event(r, f, event);
}

/* R[e] = value; or a side field of it */
static void assign_indexed(struct core_run *r, struct core_frame *f, const struct sem_expr *target,
	const struct register_file *of, const struct register_file *file, struct core_value value)
{
	struct core_write write = { .place = CORE_TO_REGISTER, .file = file };
	write.index = core_integer(r, target, core_eval(r, f, target->operands.items[1]));
	if (!target->by_name)
		write.index = core_register_number(r, f, of, write.index);
	write.value = stored_node(r, target, value, file->width, file->width == 1, false).node;
	if (target->by_name)
		core_write_by_name(r, f, write, target->effect);
	else if (core_is_reached(r, f, &write.condition))
		core_add_write(r, &write);
}

/* Assigns to an element or side field; false if the target is neither. */
static bool assign_place(struct core_run *r, struct core_frame *f, const struct sem_expr *target,
	struct core_value value)
{
	bool is_side = target->kind == SEM_MEMBER;
	const struct sem_expr *element = is_side ? target->operands.items[0] : target;
	if (is_side && element->kind == SEM_NAME) {
		int side = core_side_of(r, f, target);
		if (side >= 0)
			assign_kept(r, f, target, side, value);
		return side >= 0;
	}
	if (element->kind != SEM_INDEX)
		return false;
	struct core_place_of place = core_place_of(r, element);
	const struct register_file *file = is_side ? target->side : place.file;
	core_check_file(r, target->span, place.file);
	if (place.memory)
		store(r, f, target, &place, value);
	else if (place.file && file && !r->b->failure)
		assign_indexed(r, f, element, place.file, file, value);
	return place.memory || place.file;
}

void core_assign(struct core_run *r, struct core_frame *f, const struct sem_expr *target,
	struct core_value value)
{
	const struct sem_expr *base = target->kind == SEM_TUPLE ? NULL : sem_base(target);
	if (r->b->failure)
		return;
	if (target->kind == SEM_TUPLE)
		assign_node_tuple(r, f, target, value);
	else if (target->kind == SEM_NAME)
		assign_node_name(r, f, target, value);
	else if (assign_place(r, f, target, value))
		;
	else if (base && target->kind != SEM_MEMBER && target->operands.items[0] == base)
		assign_node_bits(r, f, target, value);
	else
		core_lost(r, target->span);
}

struct core_value core_old_value(
	struct core_run *r, struct core_frame *f, const struct sem_expr *target)
{
	bool is_name = target->kind == SEM_NAME && !target->symbol;
	int i = is_name ? core_register_of(r, target->state) : -1;
	if (i < 0 || r->registers.items[i].kind != CORE_MORE_CYCLES)
		return core_eval(r, f, target);
	struct core_node *added = core_written(f)[i].value;
	return core_of(CORE_INT, added ? added : core_number(r->b, 0), 0);
}
