/* Statements as nodes: branches on data become selects, loops are unrolled. */
#include "core/internal.h"

static void run_stmt(struct core_run *r, struct core_frame *f, const struct sem_stmt *s);
static void assign(struct core_run *r, struct core_frame *f, const struct sem_expr *target,
	struct core_value value);

/* ---- states ---- */

/* A state that holds anything. */
static struct core_state *take(struct core_run *r, struct core_scope *scope)
{
	struct core_state *state = scope->spare;
	if (state) {
		scope->spare = state->next;
		return state;
	}
	state = ARENA_NEW(r->b->arena, struct core_state);
	state->values = ARENA_ARRAY(r->b->arena, struct core_value, scope->scope->symbols.count + 1);
	return state;
}

struct core_state *core_state_new(struct core_run *r, struct core_scope *scope)
{
	struct core_state *state = take(r, scope);
	*state = (struct core_state){ .values = state->values };
	memset(state->values, 0, scope->scope->symbols.count * sizeof *state->values);
	return state;
}

void core_state_drop(struct core_scope *scope, struct core_state *state)
{
	state->next = scope->spare;
	scope->spare = state;
}

struct core_scope *core_scope_new(struct core_run *r, struct sem_scope *scope)
{
	struct core_scope *s = ARENA_NEW(r->b->arena, struct core_scope);
	s->scope = scope;
	s->declared = ARENA_ARRAY(r->b->arena, unsigned, scope->symbols.count + 1);
	return s;
}

static struct core_state *copy(
	struct core_run *r, struct core_scope *scope, const struct core_state *from)
{
	struct core_state *state = take(r, scope);
	struct core_value *values = state->values;
	size_t count = scope->scope->symbols.count;
	*state = *from;
	state->values = values;
	memcpy(values, from->values, count * sizeof *values);
	return state;
}

/* What a register that is written by its name holds in a state. */
static struct core_node *register_in(struct core_run *r, const struct core_state *state, size_t i)
{
	return state->registers[i].value ? state->registers[i].value : core_register_before(r, i);
}

/* to = condition ? from : to, of a register that one of them has written. */
static void mix_register(struct core_run *r, struct core_node *condition, struct core_state *to,
	const struct core_state *from, size_t i)
{
	const struct core_written *x = &from->registers[i], *y = &to->registers[i];
	struct core_node *never = core_truth(r->b, false);
	struct core_node *value = register_in(r, to, i);
	struct core_written mixed = {
		.value = core_select(r->b, condition, register_in(r, from, i), value),
		.stored = x->value && y->value ? core_select(r->b, condition, x->stored, y->stored)
				  : x->value           ? x->stored
									   : y->stored,
		.where =
			core_select(r->b, condition, x->value ? x->where : never, y->value ? y->where : never),
	};
	to->registers[i] = mixed;
}

/* to = condition ? from : to, on values; both are live. */
static void mix(struct core_run *r, const struct core_scope *scope, struct span span,
	struct core_node *condition, struct core_state *to, const struct core_state *from)
{
	for (size_t i = 0; i < scope->scope->symbols.count; i++)
		to->values[i] = core_join(r, span, condition, from->values[i], to->values[i]);
	for (size_t i = 0; i < r->registers.count; i++)
		if (to->registers[i].value != from->registers[i].value ||
			to->registers[i].where != from->registers[i].where)
			mix_register(r, condition, to, from, i);
}

/* One way has ended, or both; path: that of both. Behind a raise nothing need ask again whether it
 * has raised: what does has no other effect. */
static struct core_state *only_live(
	struct core_node *path, struct core_state *x, struct core_state *y)
{
	struct core_state *live = x->live ? x : y, *dead = x->live ? y : x;
	if (!live->live)
		live->raised = x->raised && y->raised;
	if (dead->raised && (live->live || live->raised))
		live->path = path;
	return live;
}

/* Both ways meet again: x where condition holds. One of the states is what comes of them. */
static struct core_state *meet(struct core_run *r, struct core_scope *scope, struct span span,
	struct core_node *condition, struct core_node *before, struct core_state *x,
	struct core_state *y)
{
	struct core_node *path_x = core_binary(r->b, CORE_AND, before, condition);
	struct core_node *path_y = core_binary(r->b, CORE_AND, before, core_not(r->b, condition));
	bool whole = x->path == path_x && y->path == path_y;
	struct core_node *path = whole ? before : core_binary(r->b, CORE_OR, x->path, y->path);
	if (!x->live || !y->live) {
		struct core_state *live = only_live(path, x, y);
		core_state_drop(scope, live == x ? y : x);
		return live;
	}
	mix(r, scope, span, condition, y, x);
	y->path = path;
	core_state_drop(scope, x);
	return y;
}

/* ---- places ---- */

static unsigned width_of_target(struct core_run *r, struct core_frame *f, const struct sem_expr *e)
{
	int64_t h, l, n;
	unsigned sum = 0;
	if (e->kind == SEM_TUPLE)
		VEC_EACH (struct sem_expr *, it, &e->operands)
			sum += width_of_target(r, f, *it);
	if (e->kind == SEM_INDEX) {
		struct core_place_of place = core_place_of(r, f, e);
		sum = place.width ? place.width : 1;
	}
	if (e->kind == SEM_MEMBER) {
		int side = core_side_of(r, f, e);
		sum = side >= 0 ? core_register_width(r, (size_t)side) : 0;
	}
	if (e->kind == SEM_SLICE &&
		core_is_number(core_integer(r, e, core_eval(r, f, e->operands.items[1])), &h) &&
		core_is_number(core_integer(r, e, core_eval(r, f, e->operands.items[2])), &l) && h >= l)
		sum = (unsigned)(h - l + 1);
	else if (e->kind == SEM_SLICE && sem_is_above(e->operands.items[1], e->operands.items[2], &n))
		sum = (unsigned)(n + 1);
	if (e->kind == SEM_NAME) {
		const struct sem_symbol *symbol = e->symbol;
		int i = symbol ? -1 : core_register_of(r, e->state);
		if (symbol && symbol->kind == SEM_OPERAND && f->depth == 0)
			sum = r->operands[symbol->index].width;
		else if (symbol)
			sum = f->scope->declared[symbol->index];
		else if (i >= 0)
			sum = core_register_width(r, (size_t)i);
		else
			sum = e->state->width;
	}
	if (!sum)
		core_fail(r, e->span, "the width of this assignment is not known");
	return sum;
}

/* What a destination of w bits holds after the assignment. */
static struct core_value stored(struct core_run *r, const struct sem_expr *e,
	struct core_value value, unsigned width, bool truth, bool is_float)
{
	struct core_node *node = core_integer(r, e, value);
	if (truth)
		return core_of(CORE_BOOL, core_as_truth(r->b, node), 1);
	return core_of(is_float ? CORE_FLOAT : CORE_INT, core_extract(r->b, node, 0, width), width);
}

static void give_name(struct core_value *value, struct str name)
{
	struct core_node *node = value->node;
	bool can = value->kind == CORE_INT || value->kind == CORE_BOOL || value->kind == CORE_FLOAT;
	if (can && !node->name.length && node->op != CORE_CONST && node->op != CORE_SOURCE)
		node->name = name;
}

static void set_register(
	struct core_run *r, struct core_frame *f, int index, struct core_node *value)
{
	f->state->registers[index] = (struct core_written){ value, value, core_truth(r->b, true) };
}

static void assign_kept(struct core_run *r, struct core_frame *f, const struct sem_expr *target,
	int index, struct core_value value)
{
	if (index < 0 || f->depth) {
		core_fail(r, target->span, "this cannot be written here");
		return;
	}
	unsigned width = core_register_width(r, (size_t)index);
	struct core_node *node = stored(r, target, value, width, width == 1, false).node;
	set_register(r, f, index, node);
}

/* The name of a __DefState: a bit for each of its flags. */
static void assign_flags(struct core_run *r, struct core_frame *f, const struct sem_expr *target,
	const struct fact *state, struct core_value value)
{
	struct core_node *node = core_integer(r, target, value);
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
	if ((i < 0 && target->state->kind != SEM_STATE_FLAGS) || f->depth)
		core_fail(r, target->span, "'%.*s' cannot be written here", STR_ARG(target->text));
	else if (i < 0)
		assign_flags(r, f, target, target->state->fact, value);
	else
		assign_kept(r, f, target, i, value);
}

static void assign_name(struct core_run *r, struct core_frame *f, const struct sem_expr *target,
	struct core_value value)
{
	const struct sem_symbol *symbol = target->symbol;
	if (!symbol) {
		assign_register(r, f, target, value);
		return;
	}
	if (symbol->kind == SEM_OPERAND && f->depth == 0) {
		const struct core_operand *o = &r->operands[symbol->index];
		value = stored(r, target, value, o->width, o->is_bool, o->is_float);
	} else {
		give_name(&value, symbol->name);
		if (f->scope->declared[symbol->index])
			value.width = f->scope->declared[symbol->index];
	}
	f->state->values[symbol->index] = value;
}

static void assign_element(struct core_run *r, const struct sem_expr *target,
	struct core_value *old, struct core_value value, struct core_node *at)
{
	int64_t n;
	bool known = core_is_number(at, &n) && n >= 0 && n < CORE_MAX_ELEMENTS;
	struct core_value array = { .kind = CORE_ARRAY, .width = old->width };
	array.count = known && n >= (int64_t)old->count ? (unsigned)n + 1 : old->count;
	array.elements = ARENA_ARRAY(r->b->arena, struct core_value, array.count);
	for (unsigned i = 0; i < array.count; i++) /* other states have the old ones */
		array.elements[i] = core_array_at(old, i);
	*old = array;
	if (known) {
		old->elements[n] = value;
		return;
	}
	for (unsigned i = 0; i < old->count && old->elements[i].kind != CORE_NOTHING; i++)
		old->elements[i] = core_join(r, target->span,
			core_compare(r->b, SEM_OP_EQUALS, at, core_number(r->b, i)), value, old->elements[i]);
}

/* A bit at a computed place. */
static struct core_node *with_bit(
	struct core_run *r, struct core_node *x, struct core_node *at, struct core_node *bit)
{
	struct core_node *one = core_number(r->b, 1), *none = core_number(r->b, 0);
	struct core_node *mask = core_binary(r->b, CORE_SHL, one, at);
	struct core_node *cleared = core_binary(r->b, CORE_AND, x, core_not(r->b, mask));
	return core_binary(r->b, CORE_OR, cleared, core_select(r->b, bit, mask, none));
}

/* Bits [lsb, lsb+width) of x, the lowest one computed, replaced by the low bits of y. */
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

/* What `before` becomes where the bits of target are assigned; *width: of it, or as far as is known
 * from constant bounds. */
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
	if (constant && h < l && h >= 0 && l < RANGE_MAX_BITS) {
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

/* Bits of a register by its own name. */
static void assign_register_bits(struct core_run *r, struct core_frame *f,
	const struct sem_expr *target, struct core_value value)
{
	const struct sem_expr *base = target->operands.items[0];
	struct core_value old = core_state_value(r, base->span, base->state);
	unsigned width = old.width;
	struct core_node *number = core_integer(r, target, value);
	old.node = with_target(r, f, target, core_integer(r, base, old), number, &width);
	if (!r->b->failure)
		assign_register(r, f, base, core_of(CORE_INT, old.node, old.width));
}

static void assign_bits(struct core_run *r, struct core_frame *f, const struct sem_expr *target,
	struct core_value value)
{
	const struct sem_symbol *symbol = target->operands.items[0]->symbol;
	if (!symbol) {
		assign_register_bits(r, f, target, value);
		return;
	}
	struct core_value *old = &f->state->values[symbol->index];
	bool bit = target->kind == SEM_INDEX, is_operand = symbol->kind == SEM_OPERAND;
	bool begins = old->kind == CORE_NOTHING && value.kind != CORE_BOOL;
	if (bit && !is_operand && (old->kind == CORE_ARRAY || begins)) {
		struct core_value at = core_eval(r, f, target->operands.items[1]);
		assign_element(r, target, old, value, core_integer(r, target, at));
		return;
	}
	struct core_node *before =
		old->kind == CORE_NOTHING ? core_number(r->b, 0) : core_integer(r, target, *old);
	unsigned width = is_operand && f->depth == 0 ? r->operands[symbol->index].width : old->width;
	struct core_node *node =
		with_target(r, f, target, before, core_integer(r, target, value), &width);
	*old = core_of(old->kind == CORE_FLOAT ? CORE_FLOAT : CORE_INT, node, width);
	give_name(old, symbol->name);
}

static void assign_tuple(struct core_run *r, struct core_frame *f, const struct sem_expr *target,
	struct core_value value)
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
		assign(r, f, *it, core_of(width == 1 ? CORE_BOOL : CORE_INT, part, width));
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
	event.value = stored(r, target, value, place->width, false, false).node;
	core_add_event(r, f, event);
}

/* R[e] = value; or a side field of it */
static void assign_indexed(struct core_run *r, struct core_frame *f, const struct sem_expr *target,
	const struct register_file *of, const struct register_file *file, struct core_value value)
{
	struct core_write write = { .place = CORE_TO_REGISTER, .file = file };
	write.index = core_register_number(
		r, f, of, core_integer(r, target, core_eval(r, f, target->operands.items[1])));
	write.value = stored(r, target, value, file->width, file->width == 1, false).node;
	if (core_is_reached(f, &write.condition))
		core_add_write(r, &write);
}

/* Elements and side fields; false: target is none. */
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
	struct core_place_of place = core_place_of(r, f, element);
	const struct register_file *file = is_side ? target->side : place.file;
	core_check_file(r, target->span, place.file);
	if (place.memory)
		store(r, f, target, &place, value);
	else if (place.file && file && !r->b->failure)
		assign_indexed(r, f, element, place.file, file, value);
	return place.memory || place.file;
}

static void assign(struct core_run *r, struct core_frame *f, const struct sem_expr *target,
	struct core_value value)
{
	const struct sem_expr *base = target->kind == SEM_TUPLE ? NULL : sem_base(target);
	if (r->b->failure)
		return;
	if (target->kind == SEM_TUPLE)
		assign_tuple(r, f, target, value);
	else if (target->kind == SEM_NAME)
		assign_name(r, f, target, value);
	else if (assign_place(r, f, target, value))
		;
	else if (base && target->kind != SEM_MEMBER && target->operands.items[0] == base)
		assign_bits(r, f, target, value);
	else
		core_fail(r, target->span, "this cannot be assigned");
}

/* ---- assignments ---- */

static void declare(struct core_frame *f, const struct sem_stmt *s)
{
	const struct sem_symbol *symbol = s->targets.items[0]->symbol;
	if (!symbol)
		return;
	f->scope->declared[symbol->index] = s->type.width;
	f->state->values[symbol->index] = (struct core_value){ 0 };
}

/* What an operator takes on its left side. `cycles += e` adds to what was added before. */
static struct core_value old_value(
	struct core_run *r, struct core_frame *f, const struct sem_expr *target)
{
	bool is_name = target->kind == SEM_NAME && !target->symbol;
	int i = is_name ? core_register_of(r, target->state) : -1;
	if (i < 0 || r->registers.items[i].kind != CORE_MORE_CYCLES)
		return core_eval(r, f, target);
	struct core_node *added = f->state->registers[i].value;
	return core_of(CORE_INT, added ? added : core_number(r->b, 0), 0);
}

static struct core_value updated(struct core_run *r, struct core_frame *f, const struct sem_stmt *s)
{
	const struct sem_expr *target = s->targets.items[0];
	struct core_value old = old_value(r, f, target);
	struct core_value by =
		s->value ? core_eval(r, f, s->value) : core_of(CORE_INT, core_number(r->b, 1), 0);
	return core_narrowed(r, target, core_operate(r, target, s->op, old, by));
}

static void run_assign(struct core_run *r, struct core_frame *f, const struct sem_stmt *s)
{
	if (s->kind == SEM_DECLARE)
		declare(f, s);
	bool plain = !s->op;
	if (plain && !s->value)
		return;
	bool parts = plain && s->targets.count > 1 && !s->chained;
	if (parts && s->value->kind != SEM_TUPLE) { /* a, b = f(x): bits, as of {a, b} = f(x) */
		struct sem_expr tuple = { .kind = SEM_TUPLE, .span = s->span };
		tuple.operands.items = s->targets.items;
		tuple.operands.count = s->targets.count;
		assign_tuple(r, f, &tuple, core_eval(r, f, s->value));
		return;
	}
	if (parts && s->value->operands.count != s->targets.count) {
		core_fail(r, s->span, "the two sides have different numbers of parts");
		return;
	}
	struct core_value whole = parts   ? (struct core_value){ 0 }
							  : plain ? core_eval(r, f, s->value)
									  : updated(r, f, s);
	struct core_value *values = ARENA_ARRAY(r->b->arena, struct core_value, s->targets.count + 1);
	for (size_t i = 0; i < s->targets.count; i++)
		values[i] = parts ? core_eval(r, f, s->value->operands.items[i]) : whole;
	for (size_t i = 0; i < s->targets.count; i++)
		assign(r, f, sem_target(s, i), values[i]);
}

/* What is kept has its old value from the beginning, so that bits that are assigned before it or
 * behind it replace some of that. */
static void run_keep(struct core_run *r, const struct sem_stmt *s)
{
	VEC_EACH (struct sem_expr *, it, &s->targets) {
		const struct sem_symbol *symbol = (*it)->symbol;
		if ((*it)->kind != SEM_NAME || (!symbol && core_register_of(r, (*it)->state) < 0))
			core_fail(r, (*it)->span, "this cannot be kept");
	}
}

/* ---- control ---- */

/* The state where condition holds; the frame goes on with the one where it does not. */
static struct core_state *branch(
	struct core_run *r, struct core_frame *f, struct core_node *condition)
{
	struct core_state *no = f->state, *yes = copy(r, f->scope, no);
	yes->path = core_binary(r->b, CORE_AND, no->path, condition);
	no->path = core_binary(r->b, CORE_AND, no->path, core_not(r->b, condition));
	return yes;
}

static void run_if(struct core_run *r, struct core_frame *f, const struct sem_stmt *s)
{
	bool value;
	struct core_node *condition = core_condition(r, f, s->value);
	if (core_is_truth(condition, &value)) {
		core_run_body(r, f, value ? &s->body : &s->other);
		return;
	}
	struct core_node *before = f->state->path;
	struct core_state *yes = branch(r, f, condition), *no = f->state;
	f->state = yes;
	core_run_body(r, f, &s->body);
	yes = f->state;
	f->state = no;
	core_run_body(r, f, &s->other);
	f->state = meet(r, f->scope, s->span, condition, before, yes, f->state);
}

/* What a loop or switch is entered with. */
struct core_outside {
	struct core_state *breaks;
	struct core_node *path, *returns;
};

static void leave(struct core_run *r, struct core_frame *f, struct span span)
{
	if (f->breaks && f->breaks->live) {
		struct core_node *path = f->state->path;
		mix(r, f->scope, span, path, f->breaks, f->state);
		f->breaks->path = core_binary(r->b, CORE_OR, f->breaks->path, path);
	} else if (f->breaks) {
		core_state_drop(f->scope, f->breaks);
		f->breaks = copy(r, f->scope, f->state);
	}
	f->state->live = false;
}

/* Behind a loop or switch, which began with `before`: what left it by break and what came to its
 * end. */
static void gather(
	struct core_run *r, struct core_frame *f, struct span span, const struct core_outside *outside)
{
	struct core_state *left = f->breaks;
	f->breaks = outside->breaks;
	if (left->live && f->state->live) {
		mix(r, f->scope, span, f->state->path, left, f->state);
		left->path = core_binary(r->b, CORE_OR, left->path, f->state->path);
	}
	core_state_drop(f->scope, left->live ? f->state : left);
	if (left->live)
		f->state = left;
	if (f->state->live && f->returns == outside->returns)
		f->state->path = outside->path; /* it has not raised */
}

/* In front of a loop or switch. */
static struct core_outside enter(struct core_run *r, struct core_frame *f)
{
	struct core_outside outside = { f->breaks, f->state->path, f->returns };
	f->breaks = core_state_new(r, f->scope);
	return outside;
}

static struct core_node *label_condition(
	struct core_run *r, struct core_frame *f, const struct sem_case *c, struct core_value subject)
{
	struct core_node *any = core_truth(r->b, false);
	VEC_EACH (struct sem_expr *, it, &c->labels) {
		struct core_value equal =
			core_operate(r, *it, SEM_OP_EQUALS, subject, core_eval(r, f, *it));
		any = core_binary(r->b, CORE_OR, any, equal.node);
	}
	return any;
}

/* A `break` at the end of a case leads where the case ends anyway. */
static void run_case(struct core_run *r, struct core_frame *f, const struct sem_body *body)
{
	struct sem_body inner = *body;
	size_t count = inner.list.count;
	if (r->b->end != CORE_END_NONE && count && inner.list.items[count - 1]->kind == SEM_BREAK)
		inner.list.count--;
	core_run_body(r, f, &inner);
}

/* A case that may be taken or not. */
struct choice {
	struct core_node *condition, *before; /* before: the path in front of it */
	struct core_state *taken;             /* behind its body */
};

/* The cases in order, the default last; what none takes falls through. */
static void run_cases(
	struct core_run *r, struct core_frame *f, const struct sem_stmt *s, struct core_value subject)
{
	VEC(struct choice) choices = { 0 };
	const struct sem_body *last = NULL; /* the one that is left when no case before it is taken */
	bool decided = false, value;
	VEC_EACH (struct sem_case, it, &s->cases) {
		if (decided || r->b->failure)
			break;
		if (it->is_default) {
			last = &it->body;
			continue;
		}
		struct core_node *condition = label_condition(r, f, it, subject);
		decided = core_is_truth(condition, &value) && value;
		if (decided)
			last = &it->body;
		if (core_is_truth(condition, &value))
			continue;
		struct core_node *before = f->state->path;
		struct core_state *yes = branch(r, f, condition), *no = f->state;
		f->state = yes;
		run_case(r, f, &it->body);
		VEC_PUSH(r->b->arena, &choices, (struct choice){ condition, before, f->state });
		f->state = no;
	}
	if (last)
		run_case(r, f, last);
	for (size_t i = choices.count; i-- > 0;) {
		struct choice *c = &choices.items[i];
		f->state = meet(r, f->scope, s->span, c->condition, c->before, c->taken, f->state);
	}
}

static void run_switch(struct core_run *r, struct core_frame *f, const struct sem_stmt *s)
{
	struct core_outside outside = enter(r, f);
	run_cases(r, f, s, core_eval(r, f, s->value));
	gather(r, f, s->span, &outside);
}

static void run_loop(struct core_run *r, struct core_frame *f, const struct sem_stmt *s)
{
	struct core_outside outside = enter(r, f);
	if (s->init)
		run_stmt(r, f, s->init);
	for (unsigned trip = 0; f->state->live && !r->b->failure; trip++) {
		bool value;
		struct core_node *more = core_condition(r, f, s->value);
		if (trip == CORE_MAX_TRIPS)
			core_fail(r, s->span, "this loop does not end within %d iterations", CORE_MAX_TRIPS);
		if (core_is_truth(more, &value) && !value)
			break;
		if (!core_is_truth(more, &value)) {
			struct core_state *inside = branch(r, f, more);
			leave(r, f, s->span);
			core_state_drop(f->scope, f->state);
			f->state = inside;
		}
		core_run_body(r, f, &s->body);
		if (s->step)
			run_stmt(r, f, s->step);
	}
	gather(r, f, s->span, &outside);
}

static void run_return(struct core_run *r, struct core_frame *f, const struct sem_stmt *s)
{
	struct core_value value = core_eval(r, f, s->value);
	struct core_node *path = f->state->path;
	f->result = f->returned ? core_join(r, s->span, f->returns, f->result, value) : value;
	f->returns = f->returned ? core_binary(r->b, CORE_OR, f->returns, path) : path;
	f->returned = true;
	f->state->live = false;
}

static void run_raise(struct core_run *r, struct core_frame *f, const struct sem_stmt *s)
{
	if (!s->exception || f->depth)
		core_fail(r, s->span, "'%.*s' cannot be raised here", STR_ARG(s->text));
	else
		core_raise_where(r, f, s->exception->index, core_truth(r->b, true));
	f->state->live = false;
	f->state->raised = true;
}

static void run_halt(struct core_run *r, struct core_frame *f, const struct sem_stmt *s)
{
	int i = core_register_index(r, (struct core_register){ .kind = CORE_HALTS });
	if (i < 0 || f->depth || r->b->end == CORE_END_NONE)
		core_fail(r, s->span, "'halt' has no meaning here");
	else
		set_register(r, f, i, core_truth(r->b, true));
}

static void run_stmt(struct core_run *r, struct core_frame *f, const struct sem_stmt *s)
{
	if (!f->state->live || r->b->failure)
		return;
	switch (s->kind) {
	case SEM_DECLARE:
	case SEM_ASSIGN: run_assign(r, f, s); break;
	case SEM_IF: run_if(r, f, s); break;
	case SEM_FOR:
	case SEM_WHILE: run_loop(r, f, s); break;
	case SEM_SWITCH: run_switch(r, f, s); break;
	case SEM_KEEP: run_keep(r, s); break;
	case SEM_RETURN: run_return(r, f, s); break;
	case SEM_RAISE: run_raise(r, f, s); break;
	case SEM_HALT: run_halt(r, f, s); break;
	case SEM_BREAK: leave(r, f, s->span); break;
	default: break;
	}
}

void core_run_body(struct core_run *r, struct core_frame *f, const struct sem_body *body)
{
	VEC_EACH (struct sem_stmt *, it, &body->list)
		run_stmt(r, f, *it);
}
