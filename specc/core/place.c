/* SPDX-License-Identifier: MIT */
/* What a block names other than operands, as nodes: registers and parts of the machine by their own
 * names, side fields, elements of files and memories, and the exceptions of such accesses. */
#include "core/internal.h"

static bool is_machine(const struct core_run *r)
{
	return r->b->end != CORE_END_NONE;
}

/* ---- names ---- */

struct sem_state core_flag_state(const struct register_file *flag)
{
	return (struct sem_state){ SEM_STATE_REGISTER, .file = flag, .width = flag->width };
}

/* The flags of a __DefState as one number. */
static struct core_value node_of_flags(
	struct core_run *r, const struct core_frame *f, struct span span, const struct sem_state *state)
{
	struct core_node *value = core_number(r->b, 0);
	VEC_EACH (struct register_file *, it, &r->b->isa->register_files) {
		if ((*it)->kind != FILE_STATE || (*it)->state != state->fact || (*it)->flag < 0)
			continue;
		struct sem_state flag = core_flag_state(*it);
		struct core_node *bit = core_state_value(r, f, span, &flag).node;
		value = core_insert(r->b, value, (unsigned)(*it)->flag, 1, bit);
	}
	return core_of(CORE_INT, value, state->width);
}

static struct core_value node_of_lanes(struct core_run *r, enum sem_state_kind kind)
{
	unsigned lanes = r->b->lanes;
	if (kind == SEM_STATE_LANEID) {
		struct core_node leaf = { .op = CORE_LANEID,
			.varying = lanes > 1,
			.range = range_of(wide_from(0), wide_from((int64_t)lanes - 1)) };
		return core_of(CORE_INT, core_leaf(r->b, &leaf), 0);
	}
	struct core_node leaf = { .op = CORE_ACTIVE, .range = range_bits(lanes) };
	if (lanes == 1) /* an instruction is executed only if the one lane is active */
		leaf.range = range_number(wide_from(1));
	return core_of(CORE_INT, core_leaf(r->b, &leaf), lanes);
}

/* A part of the machine that can only be read. */
static struct core_value machine_value(struct core_run *r, enum core_op op, unsigned width)
{
	struct core_node leaf = { .op = op, .range = range_bits(width) };
	return core_of(CORE_INT, core_leaf(r->b, &leaf), width);
}

struct core_value core_register_value(struct core_run *r, const struct core_frame *f, int index)
{
	struct core_node *node = core_written(f)[index].value;
	unsigned width = core_register_width(r, (size_t)index);
	if (r->registers.items[index].kind == CORE_MORE_CYCLES)
		return machine_value(r, CORE_CYCLES, width);
	if (!node)
		node = core_register_before(r, (size_t)index);
	return core_of(width == 1 ? CORE_BOOL : CORE_INT, node, width);
}

struct core_value core_state_value(
	struct core_run *r, const struct core_frame *f, struct span span, const struct sem_state *state)
{
	int i = core_register_of(r, state);
	switch (state->kind) {
	case SEM_STATE_LANEID:
	case SEM_STATE_ACTIVE: return node_of_lanes(r, state->kind);
	case SEM_STATE_FLAGS: return node_of_flags(r, f, span, state);
	case SEM_STATE_NEXT_PC: /* nothing follows a reset */
		return r->b->end == CORE_END_RESET ? core_of(CORE_INT, core_number(r->b, 0), state->width)
										   : machine_value(r, CORE_NEXT_PC, state->width);
	case SEM_STATE_CAUSE: return machine_value(r, CORE_CAUSE, state->width);
	case SEM_STATE_BAD_ADDRESS: return machine_value(r, CORE_BAD_ADDRESS, state->width);
	case SEM_STATE_NONE:
	case SEM_STATE_REGISTER:
	case SEM_STATE_PC:
	case SEM_STATE_CYCLES:
	case SEM_STATE_MEMORY:
	case SEM_STATE_FILE: break;
	}
	if (i < 0) {
		core_fail(r, span, "'%.*s' cannot be executed yet", STR_ARG(span_text(span)));
		return core_of(CORE_INT, core_number(r->b, 0), 0);
	}
	return core_register_value(r, f, i);
}

int core_side_of(struct core_run *r, const struct core_frame *f, const struct sem_expr *e)
{
	const struct sem_expr *of = e->side ? e->operands.items[0] : NULL;
	struct core_register side = { .kind = CORE_SIDE_OF, .file = e->side };
	if (!of || of->kind != SEM_NAME)
		return -1;
	if (of->symbol && f->run.depth == 0) {
		side.symbol = of->symbol;
	} else if (of->state->kind == SEM_STATE_REGISTER) {
		side.kind = CORE_OF_FILE;
		side.number = of->state->number;
	} else {
		return -1;
	}
	return core_register_index(r, side);
}

/* ---- events ---- */

/* The condition of the current path since the block began. */
static struct core_node *whole_path(struct core_run *r, const struct core_frame *f)
{
	return f->entered ? core_binary(r->b, CORE_AND, f->entered, core_path(f)) : core_path(f);
}

bool core_is_reached(struct core_run *r, const struct core_frame *f, struct core_node **condition)
{
	struct core_node *path = whole_path(r, f);
	bool reached, constant = core_is_truth(path, &reached);
	*condition = constant ? NULL : path;
	return !constant || reached;
}

/* Notes what the registers hold that an exception of the event keeps. */
static void note_kept(struct core_run *r, const struct core_frame *f, struct core_event *event)
{
	if (!core_event_keeps(r->b->isa, event))
		return;
	for (size_t i = 0; i < r->registers.count; i++) {
		const struct core_register *reg = &r->registers.items[i];
		struct core_node *value = core_written(f)[i].value;
		if (reg->kind != CORE_OF_FILE || !value || !isa_keeps(r->b->isa, reg->file))
			continue;
		struct core_write put = {
			.place = CORE_TO_STATE, .file = reg->file, .number = reg->number, .value = value
		};
		VEC_PUSH(r->b->arena, &event->puts, put);
	}
}

/* Adds an event that happens where its condition holds. */
static void push_event(struct core_run *r, const struct core_frame *f, struct core_event event)
{
	note_kept(r, f, &event);
	VEC_PUSH(r->b->arena, &r->b->program->events, event);
}

void core_add_event(struct core_run *r, const struct core_frame *f, struct core_event event)
{
	if (core_is_reached(r, f, &event.condition))
		push_event(r, f, event);
}

void core_raise_where(
	struct core_run *r, const struct core_frame *f, unsigned exception, struct core_node *condition)
{
	struct core_raise raise = { .exception = exception,
		.condition = core_binary(r->b, CORE_AND, whole_path(r, f), condition) };
	bool value;
	bool constant = core_is_truth(raise.condition, &value);
	if (constant && !value)
		return;
	if (!is_machine(r)) {
		VEC_PUSH(r->b->arena, &r->b->program->raises, raise);
		return;
	}
	struct core_event event = { .kind = CORE_EVENT_RAISE, .exception = exception };
	event.condition = constant ? NULL : raise.condition;
	push_event(r, f, event);
}

/* Is from <= index < to? */
static struct core_node *is_between(
	struct core_builder *b, struct core_node *index, uint64_t from, uint64_t to)
{
	struct core_node *below = core_compare(b, SEM_OP_LESS, index, core_number(b, (int64_t)to));
	struct core_node *above =
		core_compare(b, SEM_OP_AT_LEAST, index, core_number(b, (int64_t)from));
	struct core_node *both = core_binary(b, CORE_AND, above, below);
	core_hint(b, both, (struct core_hint){ .text = STR("in_range") });
	return both;
}

/* Does the file have a register with this number? *some: the number of one that it has. */
static struct core_node *is_number_of(struct core_builder *b, const struct register_file *file,
	struct core_node *index, int64_t *some)
{
	uint64_t end = file->first + file->count, any = 0;
	VEC_EACH (struct register_name, it, &file->names)
		end = it->number >= end ? it->number + 1 : end;
	while (end && !register_file_has_variable(file, end - 1))
		end--;
	while (any < end && !register_file_has_variable(file, any))
		any++;
	struct core_node *good = is_between(b, index, any, end);
	for (uint64_t n = any, to; n < end; n = to) { /* skip gaps in the numbering */
		for (to = n; to < end && register_file_has_variable(file, to);)
			to++;
		uint64_t from = to;
		while (to < end && !register_file_has_variable(file, to))
			to++;
		if (from == end)
			break;
		good = core_binary(b, CORE_AND, good, core_not(b, is_between(b, index, from, to)));
	}
	*some = (int64_t)any;
	return good;
}

static struct core_node *index_within(
	struct core_builder *b, const struct register_file *file, struct core_node *index)
{
	int64_t some;
	struct core_node *good = is_number_of(b, file, index, &some);
	return core_select(b, good, index, core_number(b, some));
}

struct core_node *core_register_number(struct core_run *r, const struct core_frame *f,
	const struct register_file *file, struct core_node *index)
{
	int64_t some;
	struct core_node *good = is_number_of(r->b, file, index, &some);
	core_raise_where(r, f, r->b->isa->raised[EVENT_INDEX]->index, core_not(r->b, good));
	return core_select(r->b, good, index, core_number(r->b, some));
}

/* ---- elements ---- */

static const struct sem_expr *element_base(const struct sem_expr *e, unsigned *indices)
{
	*indices = 0;
	for (; e->kind == SEM_INDEX; ++*indices)
		e = e->operands.items[0];
	return e->kind == SEM_NAME ? e : NULL;
}

struct core_place_of core_place_of(struct core_run *r, const struct sem_expr *e)
{
	struct core_place_of place = { 0 };
	const struct sem_expr *base = element_base(e, &place.indices);
	const struct sem_symbol *symbol = base && place.indices ? base->symbol : NULL;
	if (!base || !place.indices || (symbol && symbol->kind != SEM_FILE))
		return place;
	const struct sem_state *state = base->state;
	if (symbol && r->operands[symbol->index].known) {
		const struct core_operand *o = &r->operands[symbol->index];
		place.file = o->access->file;
		place.memory = o->access->memory;
		place.width = o->width;
	} else if (!symbol && state->kind == SEM_STATE_MEMORY) {
		place.memory = state->memory;
		place.width = state->width ? state->width : state->memory->word;
	} else if (!symbol && state->kind == SEM_STATE_FILE) {
		place.file = state->file;
		place.width = state->file->width;
	}
	unsigned wanted = place.memory && place.memory->banks ? 2 : 1;
	if (place.indices == wanted + 1) /* a bit of an element */
		return (struct core_place_of){ 0 };
	if (symbol && !place.file && !place.memory)
		core_lost(r, e->span);
	return place;
}

void core_address(struct core_run *r, struct core_frame *f, const struct sem_expr *e,
	const struct core_place_of *place, struct core_node **bank, struct core_node **address)
{
	const struct memory *memory = place->memory;
	unsigned wanted = memory->banks ? 2 : 1;
	*bank = *address = core_number(r->b, 0);
	if (place->indices != wanted) {
		core_lost(r, e->span);
		return;
	}
	if (wanted == 2)
		*bank = core_integer(r, e, core_eval(r, f, e->operands.items[0]->operands.items[1]));
	struct core_value at = core_eval(r, f, e->operands.items[1]);
	unsigned bits = is_machine(r) ? sem_address_width(r->b->isa) : memory->address;
	*address = core_extract(r->b, core_integer(r, e, at), 0, bits);
	if ((*address)->op == CORE_REGISTER)
		core_hint(r->b, *address, (struct core_hint){ .text = STR("address") });
	else if (is_machine(r) && (*address)->a && !(*address)->name.length)
		(*address)->name = STR("address");
}

/* A memory word that is loaded at this point of the block. */
static struct core_value loaded_word(struct core_run *r, const struct core_frame *f,
	const struct core_place_of *place, struct core_node *leaf)
{
	struct core_event event = { .kind = CORE_EVENT_LOAD,
		.memory = place->memory,
		.width = place->width,
		.bank = leaf->a,
		.address = leaf->b };
	if (!core_is_reached(r, f, &event.condition))
		return core_of(CORE_INT, core_number(r->b, 0), place->width);
	leaf->number =
		r->b->program->events.count + 1; /* makes every access distinct, even if it repeats one */
	event.node = core_leaf(r->b, leaf);
	core_add_event(r, f, event);
	return core_of(CORE_INT, event.node, place->width);
}

static struct core_value memory_word(struct core_run *r, struct core_frame *f,
	const struct sem_expr *e, const struct core_place_of *place)
{
	struct core_node leaf = { .op = CORE_LOAD, .memory = place->memory, .width = place->width };
	core_address(r, f, e, place, &leaf.a, &leaf.b);
	leaf.varying = leaf.a->varying || leaf.b->varying;
	leaf.range = range_bits(place->width);
	if (is_machine(r))
		return loaded_word(r, f, place, &leaf);
	struct core_node fault = leaf;
	fault.op = CORE_FAULT;
	fault.range = range_of(wide_from(0), wide_from((int64_t)r->b->isa->exceptions.count));
	struct core_node *raised = core_leaf(r->b, &fault);
	for (unsigned i = EXCEPTION_ADDRESS_RANGE; i <= EXCEPTION_ADDRESS_ALIGN; i++)
		core_raise_where(
			r, f, i, core_compare(r->b, SEM_OP_EQUALS, raised, core_number(r->b, (int64_t)i + 1)));
	return core_of(CORE_INT, core_leaf(r->b, &leaf), place->width);
}

/* Register number `index` of the file, which exists. */
static struct core_node *numbered_register(
	struct core_run *r, const struct register_file *file, struct core_node *index)
{
	struct core_node leaf = {
		.op = CORE_REGISTER, .file = file, .a = index, .varying = index->varying || file->lanes > 1
	};
	int64_t number;
	return core_is_number(index, &number) ? core_register_node(r, file, (uint64_t)number)
										  : core_file_leaf(r, leaf);
}

static struct core_node *is_numbered(
	struct core_builder *b, struct core_node *index, uint64_t number)
{
	return core_compare(b, SEM_OP_EQUALS, index, core_number(b, (int64_t)number));
}

/* R[e] in an operand mode: a constant register too, and what has been assigned before. */
static struct core_node *element_by_name(struct core_run *r, const struct core_frame *f,
	const struct register_file *file, struct core_node *index)
{
	struct core_node *within = index_within(r->b, file, index);
	struct core_node *value = core_after_modes(r, file, within, numbered_register(r, file, within));
	VEC_EACH (struct register_name, it, &file->names)
		if (it->constant)
			value = core_select(r->b, is_numbered(r->b, index, it->number),
				core_register_node(r, file, it->number), value);
	for (size_t i = 0; i < r->registers.count; i++) {
		const struct core_register *reg = &r->registers.items[i];
		if (reg->kind == CORE_OF_FILE && reg->file == file && core_written(f)[i].value)
			value = core_select(
				r->b, is_numbered(r->b, index, reg->number), core_written(f)[i].value, value);
	}
	return value;
}

void core_write_by_name(
	struct core_run *r, struct core_frame *f, struct core_write write, bool effect)
{
	struct core_node *index = write.index;
	write.index = index_within(r->b, write.file, index);
	for (size_t i = 0; i < r->registers.count; i++) {
		const struct core_register *reg = &r->registers.items[i];
		struct core_written *written = &core_written(f)[i];
		if (reg->kind != CORE_OF_FILE || reg->file != write.file || !written->value)
			continue;
		struct core_node *same = is_numbered(r->b, index, reg->number);
		written->value = core_select(r->b, same, write.value, written->value);
		written->stored = core_select(r->b, same, write.value, written->stored);
	}
	if (!core_is_reached(r, f, &write.condition))
		return;
	VEC_EACH (struct register_name, it, &write.file->names)
		if (it->constant) /* stays as it is */
			write.condition = core_binary(r->b, CORE_AND,
				write.condition ? write.condition : core_truth(r->b, true),
				core_not(r->b, is_numbered(r->b, index, it->number)));
	VEC_PUSH(r->b->arena, &r->numbered, write);
	if (effect)
		r->effects = r->numbered.count;
}

static struct core_value file_element(struct core_run *r, struct core_frame *f,
	const struct sem_expr *e, const struct register_file *of, const struct register_file *file)
{
	struct core_node *index = core_integer(r, e, core_eval(r, f, e->operands.items[1]));
	struct core_node *node =
		e->by_name ? element_by_name(r, f, file, index)
				   : numbered_register(r, file, core_register_number(r, f, of, index));
	return core_of(file->width == 1 ? CORE_BOOL : CORE_INT, node, file->width);
}

struct core_value core_element(
	struct core_run *r, struct core_frame *f, const struct sem_expr *e, bool *found)
{
	bool is_side = e->kind == SEM_MEMBER;
	const struct sem_expr *element = is_side ? e->operands.items[0] : e;
	struct core_place_of place = core_place_of(r, element);
	const struct register_file *file = is_side ? e->side : place.file;
	*found = place.memory || place.file;
	core_check_file(r, e->span, place.file);
	if (*found && place.memory)
		return memory_word(r, f, e, &place);
	if (*found && file)
		return file_element(r, f, element, place.file, file);
	return (struct core_value){ 0 };
}

/* ---- writes ---- */

void core_add_write(struct core_run *r, const struct core_write *write)
{
	const struct register_file *high = write->file->high;
	struct core_write part = *write;
	if (high)
		part.value = core_as_register(r->b, write->value, 0, sem_file_bits(write->file));
	VEC_PUSH(r->b->arena, &r->b->program->writes, part);
	if (!high)
		return;
	part.file = high;
	part.value = core_as_register(r->b, write->value, 64, high->width);
	VEC_PUSH(r->b->arena, &r->b->program->writes, part);
}
