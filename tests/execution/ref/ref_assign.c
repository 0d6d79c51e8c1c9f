/* SPDX-License-Identifier: MIT */
/* Assignments to names, and to registers and memory by number. */
#include "ref_internal.h"

/* Where the value of a target is kept while the block runs. */
struct place {
	struct slot *slots; /* by lane */
	unsigned width;     /* 0: a local of any width */
	struct declared *declared;
	struct span span;
	struct str name;
};

/* ---- frames ---- */

enum { SLOTS_ROOM = 1 << 16 };

struct frame *frame_new(struct ref *m, const struct code *code, struct frame *caller)
{
	struct frame *f = ARENA_NEW(&m->scratch, struct frame);
	size_t count = code->slots * m->lanes;
	if (!m->slots) {
		m->slots = ARENA_ARRAY(m->arena, struct slot, SLOTS_ROOM);
		m->slots_room = SLOTS_ROOM;
	}
	if (m->slots_used + count > m->slots_room)
		ref_break(m, code->block->span, "the functions of this block nest too deep");
	f->code = code;
	f->depth = caller ? caller->depth + 1 : 0;
	f->slots = m->slots + m->slots_used;
	f->declared = ARENA_ARRAY(&m->scratch, struct declared, code->slots);
	memset(f->slots, 0, count * sizeof *f->slots);
	m->slots_used += count;
	return f;
}

/* ---- locations ---- */

bool is_output(const struct ref *m, const struct frame *f, size_t index)
{
	return f->depth == 0 && index < m->plan->bound.accesses.count &&
		   m->plan->bound.accesses.items[index].out &&
		   m->plan->bound.accesses.items[index].kind != SEM_ACCESS_NONE;
}

/* Only side fields of outputs can be assigned. */
static void check_side_target(struct ref *m, const struct node *n)
{
	const struct sem_access *access = &m->plan->bound.accesses.items[n->number];
	if (!access->out || access->kind != SEM_ACCESS_REGISTER)
		ref_break(m, n->source->span, "the side field of no output is assigned");
}

static struct place place_of(struct ref *m, struct frame *f, const struct node *n)
{
	struct place place = { .span = n->source->span, .name = n->source->text };
	bool own =
		n->op == NODE_REGISTER || n->op == NODE_SIDE || n->op == NODE_PC || n->op == NODE_CYCLES;
	if (n->op == NODE_SIDE)
		check_side_target(m, n);
	if (n->op == NODE_REGISTER || n->op == NODE_SIDE) {
		place.width = m->isa->register_files.items[n->file]->width;
	} else if (n->op == NODE_PC) {
		place.width = n->width;
	} else if (n->op == NODE_SYMBOL) {
		if (is_output(m, f, n->index))
			place.width = m->plan->bound.accesses.items[n->index].width;
		place.declared = &f->declared[n->index];
	} else if (!own) {
		ref_break(m, n->source->span, "this cannot be assigned");
	}
	place.slots = &f->slots[n->index * m->lanes];
	return place;
}

/* Width of a target in a tuple. */
static unsigned width_of_place(struct ref *m, const struct place *place)
{
	unsigned width = place->width;
	if (!width && place->declared)
		width = place->declared->is_bool    ? 1
				: place->declared->is_float ? 32
											: place->declared->width;
	if (!width)
		ref_break(m, place->span, "'%.*s' has no width in this tuple", STR_ARG(place->name));
	return width;
}

/* Before an assignment to bits of a register by its own name, a side field or pc: the other bits
 * keep their value. */
static void start_register(
	struct ref *m, const struct place *place, const struct node *n, lane_mask mask)
{
	if (n->op != NODE_REGISTER && n->op != NODE_SIDE && n->op != NODE_PC)
		return;
	EACH_LANE (l, mask)
		if (!place->slots[l].any) {
			place->slots[l].value = own_value(m, n, l);
			place->slots[l].any = place->slots[l].whole = true;
		}
}

/* ---- whole names ---- */

/* The value as `width` bits store it. */
static struct value fitted(
	struct ref *m, const struct node *from, const struct value *v, unsigned width)
{
	if (v->kind == VALUE_FLOAT && width == 32)
		return *v;
	struct value number = number_of(m, from, v);
	if (width == 1)
		return bool_value(v->kind == VALUE_INT ? truth(m, from, v) : number.small & 1);
	if (!int_fits(m, &number, width))
		ref_break(m, from->source->span, "the value does not fit %u bits", width);
	return int_slice(m, &number, 0, width);
}

static struct value as_declared(
	struct ref *m, const struct node *from, const struct value *v, const struct declared *declared)
{
	if (declared->stored)
		return fitted(m, from, v, declared->width);
	if (declared->is_bool)
		return bool_value(truth(m, from, v));
	if (declared->is_float) {
		if (v->kind != VALUE_FLOAT)
			ref_break(m, from->source->span, "a float is declared, this is none");
		return *v;
	}
	struct value number = number_of(m, from, v), zero = int_value(0), one = int_value(1);
	struct value high = int_power(m, declared->width - declared->is_signed), low = zero;
	if (declared->is_signed)
		low = int_combine(m, NODE_SUBTRACT, &zero, &high);
	high = int_combine(m, NODE_SUBTRACT, &high, &one);
	if (int_compare(m, &number, &low) < 0 || int_compare(m, &number, &high) > 0)
		ref_break(m, from->source->span, "the value does not fit the %u bits that are declared",
			declared->width);
	number.width = declared->width;
	return number;
}

static struct value copied(struct ref *m, const struct value *v)
{
	struct value value = *v;
	if (v->kind == VALUE_ARRAY) {
		value.array = ARENA_NEW(&m->scratch, struct array);
		*value.array = *v->array;
	}
	return value;
}

static void assign_whole(struct ref *m, const struct place *place, const struct node *from,
	unsigned lane, const struct value *v)
{
	struct slot *slot = &place->slots[lane];
	if (place->width)
		slot->value = fitted(m, from, v, place->width);
	else if (place->declared && place->declared->known)
		slot->value = as_declared(m, from, v, place->declared);
	else
		slot->value = copied(m, v);
	slot->any = slot->whole = true;
	slot->effect = false;
}

/* ---- bits and elements ---- */

static void assign_element(struct ref *m, const struct node *target, struct slot *slot,
	const struct value *index, const struct value *v)
{
	uint64_t i;
	if (index->kind != VALUE_INT || !int_small(index, &i) || i >= ARRAY_MAX)
		ref_break(m, target->source->span, "the index is outside of 0 .. %d", ARRAY_MAX - 1);
	if (!slot->any) {
		slot->value = (struct value){ .kind = VALUE_ARRAY };
		slot->value.array = ARENA_NEW(&m->scratch, struct array);
		slot->any = true;
	}
	slot->value.array->items[i] = copied(m, v);
	slot->value.array->assigned[i] = true;
}

/* Assigning bits of an output that is also an input leaves its other bits unchanged. */
static void start_input(struct ref *m, struct frame *f, const struct node *target, lane_mask mask)
{
	if (target->op == NODE_SYMBOL && is_output(m, f, target->index) &&
		m->plan->bound.accesses.items[target->index].in)
		keep_output(m, f, target->index, target->source->span, mask);
}

static void assign_bits(struct ref *m, const struct place *place, const struct node *from,
	unsigned lane, uint64_t low, unsigned width, const struct value *v)
{
	struct slot *slot = &place->slots[lane];
	struct value part = fitted(m, from, v, width), old = slot->value, all = int_power(m, width);
	struct value one = int_value(1);
	unsigned top = (unsigned)low + width;
	if (place->width ? top > place->width : top > WORD_BITS)
		ref_break(m, place->span, "'%.*s' has no bits up to %u", STR_ARG(place->name), top - 1);
	if (!slot->any)
		old = int_value(0);
	old = number_of(m, from, &old);
	part = number_of(m, from, &part);
	all = int_combine(m, NODE_SUBTRACT, &all, &one);
	all = int_left(m, &all, low);
	part = int_left(m, &part, low);
	struct value both = int_combine(m, NODE_OR, &old, &all); /* the bits set, then cleared */
	both = int_combine(m, NODE_XOR, &both, &all);
	both = int_combine(m, NODE_OR, &both, &part);
	both.width = old.width > top ? old.width : top;
	if (place->width)
		both.width = place->width;
	if (place->width == 1)
		both = bool_value(both.small != 0);
	slot->value = both;
	slot->assigned = word_or(slot->assigned, word_mask((unsigned)low, width));
	slot->any = true;
	slot->effect = false;
}

static void assign_bit(struct ref *m, struct frame *f, const struct node *target,
	const struct node *from, lane_mask mask, struct value *values)
{
	struct place place = place_of(m, f, target->operands[0]);
	struct value *index = take(m);
	uint64_t bit;
	start_register(m, &place, target->operands[0], mask);
	start_input(m, f, target->operands[0], mask);
	eval(m, f, target->operands[1], mask, index);
	EACH_LANE (l, mask & ~m->raised) {
		const struct slot *slot = &place.slots[l];
		struct value number = number_of(m, target->operands[1], &index[l]);
		bool is_array = slot->any ? slot->value.kind == VALUE_ARRAY
								  : !place.width && values[l].kind != VALUE_BOOL;
		if (is_array) {
			assign_element(m, target, &place.slots[l], &number, &values[l]);
			continue;
		}
		if (number.kind != VALUE_INT || !int_small(&number, &bit) || bit >= WORD_BITS)
			ref_break(m, target->source->span, "there is no bit of this number");
		assign_bits(m, &place, from, l, bit, 1, &values[l]);
	}
	give(m);
}

/* The number of bits, and the lowest one; reversed if constant bounds cross. */
static unsigned slice_bounds(struct ref *m, const struct node *target, const struct value *high,
	const struct value *low, uint64_t *least, bool *reversed)
{
	struct value one = int_value(1), above = number_of(m, target->operands[1], high);
	struct value least_bit = number_of(m, target->operands[2], low);
	uint64_t h, l;
	above = int_combine(m, NODE_ADD, &above, &one);
	if (least_bit.kind != VALUE_INT || !int_small(&least_bit, &l) || !int_small(&above, &h) ||
		h > INT_MAX_BITS || l > INT_MAX_BITS)
		ref_break(m, target->source->span, "there are no such bits");
	*reversed = target->constant_bounds && h <= l;
	if ((h < l && !target->constant_bounds) || (*reversed && !h))
		ref_break(m, target->source->span, "the bounds of the slice cross: [%lld:%lld]",
			(long long)h - 1, (long long)l);
	*least = *reversed ? h - 1 : l;
	return *reversed ? (unsigned)(l - h + 2) : (unsigned)(h - l);
}

static void assign_slice(struct ref *m, struct frame *f, const struct node *target,
	const struct node *from, lane_mask mask, struct value *values)
{
	struct place place = place_of(m, f, target->operands[0]);
	struct value *high = take(m), *low = take(m);
	start_register(m, &place, target->operands[0], mask);
	start_input(m, f, target->operands[0], mask);
	eval(m, f, target->operands[1], mask, high);
	eval(m, f, target->operands[2], mask, low);
	EACH_LANE (l, mask & ~m->raised) {
		bool reversed;
		uint64_t least;
		unsigned width = slice_bounds(m, target, &high[l], &low[l], &least, &reversed);
		struct value v = values[l];
		if (reversed) {
			v = fitted(m, from, &v, width);
			v = int_reverse(m, &v, width);
		}
		if (width)
			assign_bits(m, &place, from, l, least, width, &v);
	}
	give(m);
	give(m);
}

/* ---- tuples ---- */

static void part_widths(
	struct ref *m, struct frame *f, const struct node *part, lane_mask mask, unsigned *widths)
{
	if (part->op == NODE_SLICE) {
		struct value *high = take(m), *low = take(m);
		bool reversed;
		uint64_t least;
		eval(m, f, part->operands[1], mask, high);
		eval(m, f, part->operands[2], mask, low);
		EACH_LANE (l, mask)
			widths[l] = slice_bounds(m, part, &high[l], &low[l], &least, &reversed);
		give(m);
		give(m);
		return;
	}
	unsigned width = 0;
	if (part->op == NODE_BIT) {
		width = 1;
	} else if (part->op == NODE_FILE) {
		width = m->isa->register_files.items[part->file]->width;
	} else if (part->op == NODE_FLAGS) {
		width = part->width;
	} else if (part->op == NODE_MEMORY) {
		width = memory_width(m, part);
	} else {
		struct place place = place_of(m, f, part);
		width = width_of_place(m, &place);
	}
	EACH_LANE (l, mask)
		widths[l] = width;
}

static void tuple_widths(
	struct ref *m, struct frame *f, const struct node *n, lane_mask mask, unsigned *widths)
{
	unsigned part[REF_MAX_LANES];
	if (n->op != NODE_TUPLE) {
		part_widths(m, f, n, mask, widths);
		return;
	}
	EACH_LANE (l, mask)
		widths[l] = 0;
	for (size_t i = 0; i < n->count; i++) {
		tuple_widths(m, f, n->operands[i], mask, part);
		EACH_LANE (l, mask)
			widths[l] += part[l];
	}
}

static void assign_tuple(struct ref *m, struct frame *f, const struct node *target,
	const struct node *from, lane_mask mask, struct value *values)
{
	unsigned top[REF_MAX_LANES], width[REF_MAX_LANES];
	struct value *part = take(m);
	tuple_widths(m, f, target, mask, top);
	EACH_LANE (l, mask) {
		struct value number = number_of(m, from, &values[l]);
		if (!int_fits(m, &number, top[l]))
			ref_break(m, from->source->span, "the value does not fit %u bits", top[l]);
		values[l] = number;
	}
	for (size_t i = 0; i < target->count; i++) {
		tuple_widths(m, f, target->operands[i], mask, width);
		EACH_LANE (l, mask) {
			top[l] -= width[l];
			part[l] = int_slice(m, &values[l], top[l], width[l]);
			if (width[l] == 1)
				part[l] = bool_value(part[l].small != 0);
		}
		assign(m, f, target->operands[i], from, mask, part);
	}
	give(m);
}

/* ---- registers and memory by number ---- */

static size_t operand_number(struct frame *f, const struct node *n)
{
	return n->index == NO_INDEX ? SIZE_MAX : f->code->scope->symbols.items[n->index]->operand;
}

static void assign_file(struct ref *m, struct frame *f, const struct node *target,
	const struct node *from, lane_mask mask, struct value *values)
{
	struct value *index = take(m);
	unsigned width = m->isa->register_files.items[target->file]->width;
	eval(m, f, target->operands[0], mask, index);
	EACH_LANE (l, mask & ~m->raised) {
		struct value at = number_of(m, target->operands[0], &index[l]);
		struct pending p = {
			.operand = operand_number(f, target), .file = target->file, .lane = l, .width = width
		};
		p.value = fitted(m, from, &values[l], width);
		if (!int_small(&at, &p.number) || !ref_is_register(m, target->file, p.number))
			ref_raise(m, l, exception_of(m, EVENT_INDEX), 0);
		else
			VEC_PUSH(&m->scratch, &m->pending, p);
	}
	give(m);
}

static void assign_memory(struct ref *m, struct frame *f, const struct node *target,
	const struct node *from, lane_mask mask, struct value *values)
{
	struct value *bank = take(m), *address = take(m);
	const struct memory *memory = m->isa->memories.items[target->memory];
	bool banks = target->count > 1;
	unsigned width = memory_width(m, target);
	if (memory->read_only)
		ref_break(m, target->source->span, "this memory is only read");
	if (banks)
		eval(m, f, target->operands[0], mask, bank);
	eval(m, f, target->operands[target->count - 1], mask, address);
	EACH_LANE (l, mask & ~m->raised) {
		struct pending p = { .operand = operand_number(f, target),
			.file = NO_INDEX,
			.memory = target->memory,
			.lane = l,
			.width = width };
		p.value = fitted(m, from, &values[l], width);
		if (memory_place(m, target->memory, banks ? &bank[l] : NULL, &address[l], width, true, l,
				&p.bank, &p.address))
			VEC_PUSH(&m->scratch, &m->pending, p);
	}
	give(m);
	give(m);
}

/* Is it an effect of an operand mode on a register that is constant? It is lost. */
static bool is_lost(struct ref *m, const struct node *target, const struct value *index)
{
	struct value at = number_of(m, target->operands[0], index);
	uint64_t number;
	return target->source->effect && int_small(&at, &number) &&
		   is_constant(m, target->file, number);
}

static void assign_by_name(struct ref *m, struct frame *f, const struct node *target,
	const struct node *from, lane_mask mask, struct value *values)
{
	struct value *index = take(m);
	eval(m, f, target->operands[0], mask, index);
	EACH_LANE (l, mask & ~m->raised) {
		const struct node *is = ref_named_by(m, target, &index[l]);
		if (!is || is_lost(m, target, &index[l]))
			continue;
		struct slot *slot = &f->slots[is->index * m->lanes + l];
		bool effect = target->source->effect && (slot->effect || !slot->any);
		assign(m, f, is, from, (lane_mask)1 << l, values);
		slot->effect = effect;
	}
	give(m);
}

/* Each flag gets its bit of the number. */
static void assign_flags(struct ref *m, struct frame *f, const struct node *target,
	const struct node *from, lane_mask mask, struct value *values)
{
	struct value *bits = take(m);
	EACH_LANE (l, mask)
		values[l] = fitted(m, from, &values[l], target->width);
	for (size_t i = 0; i < target->count; i++) {
		const struct node *flag = target->operands[i];
		int bit = m->isa->register_files.items[flag->file]->flag;
		EACH_LANE (l, mask) {
			struct value number = number_of(m, from, &values[l]);
			number = int_slice(m, &number, (uint64_t)bit, 1);
			bits[l] = bool_value(number.small != 0);
		}
		assign(m, f, flag, from, mask, bits);
	}
	give(m);
}

void assign(struct ref *m, struct frame *f, const struct node *target, const struct node *from,
	lane_mask mask, struct value *values)
{
	mask &= ~m->raised;
	switch (target->op) {
	case NODE_BIT: assign_bit(m, f, target, from, mask, values); return;
	case NODE_SLICE: assign_slice(m, f, target, from, mask, values); return;
	case NODE_TUPLE: assign_tuple(m, f, target, from, mask, values); return;
	case NODE_BY_NAME: assign_by_name(m, f, target, from, mask, values); return;
	case NODE_FILE: assign_file(m, f, target, from, mask, values); return;
	case NODE_MEMORY: assign_memory(m, f, target, from, mask, values); return;
	case NODE_FLAGS: assign_flags(m, f, target, from, mask, values); return;
	default: break; /* a location as a whole */
	}
	struct place place = place_of(m, f, target);
	EACH_LANE (l, mask)
		assign_whole(m, &place, from, l, &values[l]);
}

void keep_output(struct ref *m, struct frame *f, size_t index, struct span span, lane_mask mask)
{
	const struct sem_access *access = &m->plan->bound.accesses.items[index];
	if (!is_output(m, f, index) || access->kind == SEM_ACCESS_FILE)
		return;
	EACH_LANE (l, mask) {
		struct slot *slot = &f->slots[index * m->lanes + l];
		struct value old = access_read(m, access, l, true, span);
		if (slot->any && !slot->whole) {
			struct value set = int_from_word(m, slot->assigned), both = old;
			both.kind = VALUE_INT;
			both = int_combine(m, NODE_OR, &both, &set);
			both = int_combine(m, NODE_XOR, &both, &set);
			both = int_combine(m, NODE_OR, &both, &slot->value);
			old = int_slice(m, &both, 0, access->width);
		}
		if (!slot->whole)
			slot->value = old;
		slot->any = slot->whole = true;
	}
}
