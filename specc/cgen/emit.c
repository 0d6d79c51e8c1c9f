/* SPDX-License-Identifier: MIT */
/* C statements of a program in the core form: the code before the loops over lanes, the loops, and
 * the writes at the end. */
#include "cgen/emit_internal.h"

/* ---- locations ---- */

/* Width of an element of a row for values of `width` bits. */
static unsigned row_bits(unsigned width)
{
	return width <= 32 ? 32 : 64;
}

static void note_slot(struct emitter *e, uint64_t *slots, unsigned slot)
{
	if (slot >= 64)
		e->b->failure = "an instruction has more than 64 operands and parts of them";
	else
		*slots |= UINT64_C(1) << slot;
}

/* ---- before loops ---- */

/* Names the value of n, which is the same for all lanes, unless it has a name. */
static void name_emitted_value(
	struct emitter *e, const struct core_node *n, struct str wanted, struct c_expr *value)
{
	enum c_type type = emit_type(emit_bits(e, n));
	bool is_named = value->kind == C_VARIABLE && value->type == type && !value->local->changes;
	e->variables[n->id] = is_named ? value : emit_call_it(e, n, c_let(e->c, type, wanted, value));
}

static struct c_expr *copy_row(
	struct emitter *e, struct str wanted, struct c_expr *from, unsigned bits)
{
	struct c_expr *row = emit_new_row(e, wanted, bits);
	c_loop(e->c, false);
	c_assign(e->c, c_element(e->c, row, e->lane), C_SET, c_element(e->c, from, e->lane));
	c_end(e->c);
	return row;
}

/* A register with lanes in the state, read in place; as a copy if its elements are narrower. */
static struct c_expr *state_row(struct emitter *e, const struct core_node *n, struct c_expr *place)
{
	return emit_element_bits(n->file) == emit_need(e, n)->bits
			   ? place
			   : copy_row(e, n->file->name, place, emit_need(e, n)->bits);
}

/* Rows of the right width are read in place. Narrower sources were widened before the kernel runs;
 * outputs that are also read were not, and are copied. */
static void source_row(struct emitter *e, const struct core_node *n, struct str wanted)
{
	const struct core_slot *slot = &e->program->slots.items[n->slot];
	unsigned bits = row_bits(slot->width);
	unsigned from = slot->is_destination ? emit_element_bits(emit_slot_file(slot)) : bits;
	struct c_expr *place = emit_row_place(e, n->slot, from);
	if (!slot->is_destination)
		note_slot(e, bits == 32 ? &e->program->rows32 : &e->program->rows64, n->slot);
	if (from != bits) {
		e->rows[n->id] = copy_row(e, wanted, place, bits);
		return;
	}
	struct c_local *row = c_local_new(e->c, emit_type(bits), C_POINTER, wanted);
	c_declare(e->c, row, place);
	e->rows[n->id] = c_variable(e->c, row);
}

/* The side field of an operand's register. */
static struct c_expr *side_place(struct emitter *e, const struct register_file *file, unsigned slot)
{
	if (!e->program->uniform)
		e->b->failure = "the side field of an operand in an instruction that is executed by lanes";
	return emit_register_at(e, file, emit_slot(e, slot));
}

static void source(struct emitter *e, const struct core_node *n)
{
	struct str wanted = emit_name(e, n);
	if (n->file && n->file->kind == FILE_SIDE) {
		name_emitted_value(e, n, wanted, side_place(e, n->file, n->slot));
	} else if (n->varying && n->truth) {
		struct c_expr *word = c_unary(e->c, '*', emit_of_slot(e, C_MASK, "lane_bits", n->slot));
		note_slot(e, &e->program->words, n->slot);
		e->rows[n->id] = c_let(e->c, C_MASK, wanted, word);
	} else if (n->varying) {
		source_row(e, n, wanted);
	} else if (!e->program->uniform && emit_bits(e, n) == 32) {
		note_slot(e, &e->program->numbers, n->slot);
		name_emitted_value(e, n, wanted, emit_slot(e, n->slot));
	} else {
		struct c_expr *value = emit_of_slot(e, C_UINT64, "operand", n->slot);
		name_emitted_value(
			e, n, wanted, emit_bits(e, n) == 32 ? c_cast(e->c, C_UINT32, value) : value);
	}
}

static void named_register(struct emitter *e, const struct core_node *n)
{
	struct c_expr *place = emit_register(e, n->file, n->number);
	struct str wanted =
		str_printf(e->arena, "%.*s%llu", STR_ARG(n->file->name), (unsigned long long)n->number);
	if (!n->varying)
		name_emitted_value(e, n, wanted, place);
	else
		e->rows[n->id] = n->truth ? c_let(e->c, C_MASK, wanted, place) : state_row(e, n, place);
}

/* The number of a register, in a local. Its file has the register. */
static struct c_expr *register_index(struct emitter *e, const struct core_node *index)
{
	struct c_expr **known = &e->indices[index->id];
	if (!*known)
		*known = c_let(e->c, C_UINT64, STR("index"), emit_value(e, index, 64));
	return *known;
}

static void computed_register(struct emitter *e, const struct core_node *n)
{
	struct c_expr *place = emit_register_at(e, n->file, register_index(e, n->a));
	if (n->varying)
		e->rows[n->id] = n->truth ? place : state_row(e, n, place);
	else
		name_emitted_value(e, n, n->file->name, place);
}

/* ---- rows computed in their register ---- */

static bool is_on_rows(const struct core_node *n)
{
	return n->op == CORE_ROUND || n->op == CORE_FROM_INT || n->op == CORE_TO_INT ||
		   n->op == CORE_FOLD;
}

static bool is_given_row(const struct core_node *n)
{
	return n->varying && !n->truth &&
		   (n->op == CORE_SOURCE || n->op == CORE_STATE || n->op == CORE_REGISTER);
}

/* The last function on rows if it is after the last loop, else NULL. */
static const struct core_node *last_on_rows(const struct emitter *e)
{
	const struct core_node *last = NULL;
	VEC_EACH (struct core_node *, it, &e->program->nodes)
		if (emit_need(e, *it)->used && !emit_need(e, *it)->in_lanes &&
			emit_need(e, *it)->stage == e->program->plan.loops && is_on_rows(*it))
			last = *it;
	return last;
}

/* May the last loop, or the last function on rows, write to registers directly: is nothing read
 * after it has begun to write? A lane reads only its own elements, all before it writes. */
static bool may_be_direct(const struct emitter *e)
{
	VEC_EACH (struct core_node *, it, &e->program->nodes)
		if (emit_need(e, *it)->used && emit_need(e, *it)->in_lanes &&
			emit_need(e, *it)->stage + 1 == e->program->plan.loops &&
			((*it)->op == CORE_LANE || (*it)->op == CORE_REGISTER))
			return false;
	VEC_EACH (struct core_write, it, &e->program->writes)
		if (it->place == CORE_TO_REGISTER || is_given_row(it->value))
			return false;
	return e->program->raises.count == 0 && !e->program->uniform;
}

/* Is an earlier write to the same file, perhaps to the same register, made only after the loops? */
static bool comes_too_early(const struct emitter *e, const struct core_write *w)
{
	const struct core_slot *slots = e->program->slots.items, *slot = &slots[w->slot];
	VEC_EACH (struct core_write, it, &e->program->writes) {
		if (it == w)
			break;
		if (it->place == CORE_TO_SLOT && e->direct[it->value->id] != it &&
			slots[it->slot].symbol != slot->symbol &&
			emit_slot_file(&slots[it->slot]) == emit_slot_file(slot))
			return true;
	}
	return false;
}

static void plan_direct(struct emitter *e)
{
	const struct core_node *last = last_on_rows(e);
	if (!may_be_direct(e))
		return;
	VEC_EACH (struct core_write, it, &e->program->writes) {
		const struct core_node *n = it->value;
		const struct register_file *file = it->file;
		unsigned times = 0;
		if (it->place == CORE_TO_SLOT)
			file = emit_slot_file(&e->program->slots.items[it->slot]);
		VEC_EACH (struct core_write, other, &e->program->writes)
			times += other->value == n;
		bool computed = last ? n == last && n->op != CORE_TO_INT
							 : emit_need(e, n)->in_lanes &&
								   emit_need(e, n)->stage + 1 == e->program->plan.loops;
		if (computed && it->place == CORE_TO_SLOT && !it->condition && times == 1 && !n->truth &&
			n->varying && file->lanes > 1 && file->width > 1 &&
			emit_need(e, n)->bits == emit_element_bits(file) && !comes_too_early(e, it))
			e->direct[n->id] = it;
	}
}

/* ---- all nodes before a loop ---- */

/* Is it an element of a row that an earlier loop has computed, and nothing changes? */
static bool is_in_own_row(const struct emitter *e, const struct core_node *n)
{
	const struct c_expr *row = n->op == CORE_LANE ? e->rows[n->a->id] : NULL;
	return row && row->kind == C_VARIABLE && row->local->shape == C_LANES;
}

static void front_node(struct emitter *e, const struct core_node *n)
{
	e->place = EMIT_FRONT;
	switch (n->op) {
	case CORE_CONST: return;
	case CORE_LANEID:
		if (e->program->uniform)
			e->b->failure = "laneid in an instruction that is not executed by lanes";
		return;
	case CORE_ACTIVE: return;
	case CORE_SOURCE: source(e, n); return;
	case CORE_FLAG:
	case CORE_CHOICE: name_emitted_value(e, n, emit_name(e, n), emit_slot(e, n->slot)); return;
	case CORE_STATE: named_register(e, n); return;
	case CORE_REGISTER: computed_register(e, n); return;
	case CORE_ROUND:
	case CORE_FROM_INT:
	case CORE_TO_INT: emit_rounded(e, n); return;
	case CORE_FOLD: emit_fold(e, n); return;
	case CORE_BALLOT: emit_ballot(e, n); return;
	default: break; /* any other is an expression */
	}
	if (n->varying && !n->truth) {
		e->b->failure = "a value that differs between lanes is needed before a loop";
		return;
	}
	if (emit_need(e, n)->users < 2 && !emit_need(e, n)->as_mask &&
		(e->program->uniform || is_in_own_row(e, n)) && !n->name.length && !emit_need(e, n)->deep)
		return; /* written in place */
	if (n->varying)
		e->rows[n->id] =
			emit_call_it(e, n, c_let(e->c, C_MASK, emit_name(e, n), emit_operation(e, n)));
	else
		name_emitted_value(e, n, emit_name(e, n), emit_operation(e, n));
}

/* ---- loops ---- */

/* The row that n has in its bits too: of all that a sign is extended from. It is read in place,
 * unless n is what is written. */
static struct c_expr *row_in_place(const struct emitter *e, const struct core_node *n)
{
	if (n->op != CORE_EXTEND || !is_given_row(n->a) || n->width != emit_need(e, n->a)->bits ||
		n->width != emit_need(e, n)->bits)
		return NULL;
	VEC_EACH (struct core_write, it, &e->program->writes)
		if (it->value == n)
			return NULL;
	return e->rows[n->a->id];
}

/* Declares the arrays and words that the loop of this stage fills. */
static void declare_rows(struct emitter *e, unsigned stage)
{
	VEC_EACH (struct core_node *, it, &e->program->nodes) {
		const struct core_node *n = *it;
		if (!emit_need(e, n)->used || !emit_need(e, n)->in_lanes ||
			emit_need(e, n)->stage != stage ||
			(!emit_need(e, n)->as_row && !emit_need(e, n)->as_mask))
			continue;
		e->rows[n->id] = row_in_place(e, n);
		if (e->rows[n->id])
			continue;
		struct str wanted =
			str_printf(e->arena, "%.*s%s", STR_ARG(emit_name(e, n)), n->truth ? "_lanes" : "_row");
		e->rows[n->id] = n->truth ? c_let(e->c, C_MASK, wanted, emit_int(e, 0))
								  : emit_declare_row(e, n, wanted, emit_need(e, n)->bits);
	}
}

/* Puts the value of n in its row, or in its bit. */
static void put_lane(struct emitter *e, const struct core_node *n)
{
	struct c_expr *value = e->variables[n->id], *row = e->rows[n->id];
	if (!value)
		value = emit_operation(e, n);
	if (n->truth)
		c_assign(e->c, row, C_OR, c_binary(e->c, c_cast(e->c, C_MASK, value), C_SHL, e->lane));
	else
		c_assign(e->c, c_element(e->c, row, e->lane), C_SET, value);
}

void emit_lane_node(struct emitter *e, const struct core_node *n)
{
	/* A comparison of floats in a choice would prevent vectorization. */
	bool is_float = n->op >= CORE_FEQ && n->op <= CORE_FMAX;
	if (is_float || emit_need(e, n)->users >= 2 || emit_need(e, n)->bits > 64 || n->name.length ||
		(n->truth && emit_need(e, n)->as_mask) || emit_need(e, n)->deep || e->direct[n->id]) {
		struct c_expr *value = emit_operation(e, n);
		e->variables[n->id] = value;
		if (value->kind != C_VARIABLE)
			name_emitted_value(e, n, emit_name(e, n), value);
	}
	if (e->rows[n->id] && !e->direct[n->id] && !row_in_place(e, n))
		put_lane(e, n);
}

/* Loads the elements that a choice selects from before the choice; otherwise compilers load each
 * one only under its condition. */
static void load_choices(struct emitter *e, unsigned stage)
{
	VEC_EACH (struct core_node *, it, &e->program->nodes) {
		const struct core_node *n = *it;
		if (!emit_need(e, n)->used || !emit_need(e, n)->in_lanes ||
			emit_need(e, n)->stage != stage || n->op != CORE_SELECT || !n->a->varying)
			continue;
		const struct core_node *values[] = { n->b, n->c };
		for (unsigned i = 0; i < 2; i++) {
			const struct core_node *v = values[i];
			if (is_given_row(v) && !emit_need(e, v)->in_lanes && !e->loaded[v->id])
				e->loaded[v->id] = c_let(e->c, emit_type(emit_need(e, v)->bits),
					str_printf(e->arena, "%.*s_i", STR_ARG(emit_name(e, v))),
					c_element(e->c, e->rows[v->id], e->lane));
		}
	}
}

static void emit_lane_loop(struct emitter *e, unsigned stage)
{
	declare_rows(e, stage);
	c_loop(e->c, true);
	e->place = EMIT_LANE;
	load_choices(e, stage);
	VEC_EACH (struct core_node *, it, &e->program->nodes)
		if (emit_need(e, *it)->used && emit_need(e, *it)->in_lanes &&
			emit_need(e, *it)->stage == stage)
			emit_lane_node(e, *it);
	VEC_EACH (struct core_write, it, &e->program->writes) {
		const struct core_node *n = it->value;
		if (e->direct[n->id] == it && emit_need(e, n)->in_lanes && emit_need(e, n)->stage == stage)
			put_lane(e, n);
	}
	e->place = EMIT_FRONT;
	e->loaded = ARENA_ARRAY(e->arena, struct c_expr *, e->program->nodes.count + 1);
	c_end(e->c);
}

/* ---- the end ---- */

static void raise(struct emitter *e, const struct core_raise *raise, struct c_expr *condition,
	struct c_expr *lanes)
{
	c_if(e->c, condition);
	c_return(e->c, c_call(e->c, C_OTHER, "raise_in_lanes", e->state,
					   emit_exception(e, raise->exception), lanes));
	c_end(e->c);
}

/* The exception is the first one of the lowest lane that raises. */
static void raises(struct emitter *e)
{
	struct c_body *c = e->c;
	struct c_expr *any = NULL, *raising = NULL;
	bool varying = false;
	VEC_EACH (struct core_raise, it, &e->program->raises) {
		struct c_expr *lanes = emit_mask(e, it->condition);
		varying = varying || it->condition->varying;
		any = any ? c_binary(c, any, C_OR, lanes) : lanes;
	}
	if (varying) {
		struct c_local *local = c_parameter(c, C_MASK, C_PLAIN, "raising");
		c_declare(c, local, c_binary(c, any, C_AND, e->mask));
		raising = c_variable(c, local);
	}
	VEC_EACH (struct core_raise, it, &e->program->raises) {
		struct c_expr *lanes = emit_truth(e, it->condition);
		if (it->condition->varying)
			lanes = c_binary(c, c_binary(c, lanes, C_AND, raising), C_AND,
				c_binary(c, emit_int(e, 0), C_SUB, raising));
		else if (varying)
			lanes = c_binary(c, lanes, C_BOTH, raising);
		raise(e, it, lanes, e->program->uniform ? emit_int(e, 0) : varying ? raising : e->mask);
	}
}

/* The lanes in which a write happens. */
static struct c_expr *lanes_written(struct emitter *e, const struct core_write *w)
{
	return w->condition ? c_binary(e->c, e->mask, C_AND, emit_mask(e, w->condition)) : e->mask;
}

/* Each lane writes to a register of its own. */
static void write_scattered(struct emitter *e, const struct core_write *w)
{
	struct c_body *c = e->c;
	struct c_expr *index = emit_row(e, w->index, 64);
	bool truth = w->file->width == 1;
	struct c_expr *from =
		truth ? emit_mask(e, w->value) : emit_row(e, w->value, w->file->width <= 32 ? 32 : 64);
	struct c_expr *place = emit_register_at(e, w->file, c_element(c, index, e->lane));
	c_loop(c, false);
	c_if(c, emit_lane_bit(e, lanes_written(e, w)));
	if (truth)
		c_do(c, c_call(c, C_OTHER, "commit_mask", c_unary(c, '&', place), from,
					c_binary(c, c_cast(c, C_MASK, emit_int(e, 1)), C_SHL, e->lane)));
	else
		c_assign(c, c_element(c, place, e->lane), C_SET,
			c_cast(c, emit_type(emit_element_bits(w->file)), c_element(c, from, e->lane)));
	c_end(c);
	c_end(c);
}

static void write_varying(struct emitter *e, const struct core_write *w,
	const struct register_file *file, struct c_expr *place)
{
	struct c_body *c = e->c;
	unsigned bits = emit_element_bits(file);
	if (w->index && w->index->varying) {
		write_scattered(e, w);
		return;
	}
	if (file->width == 1) {
		place = w->place == CORE_TO_SLOT ? emit_of_slot(e, C_MASK, "lane_bits", w->slot)
										 : c_unary(c, '&', place);
		c_do(c,
			c_call(c, C_OTHER, "commit_mask", place, emit_mask(e, w->value), lanes_written(e, w)));
		return;
	}
	struct c_expr *row = emit_row(e, w->value, bits <= 32 ? 32 : 64);
	bool merges = e->direct[w->value->id];
	c_do(c, c_call(c, C_OTHER, arena_printf(e->arena, "%s%u", merges ? "merge" : "commit", bits),
				w->place == CORE_TO_SLOT ? emit_row_written(e, w) : place, row,
				merges ? e->mask : lanes_written(e, w)));
}

static void write_uniform(struct emitter *e, const struct core_write *w,
	const struct register_file *file, struct c_expr *place)
{
	unsigned bits = emit_element_bits(file);
	struct c_expr *value =
		w->value->truth ? emit_truth(e, w->value) : emit_value(e, w->value, bits <= 32 ? 32 : 64);
	if (bits < 32 || w->value->truth)
		value = c_cast(e->c, emit_type(bits), value);
	if (w->condition)
		c_if(e->c, emit_truth(e, w->condition));
	c_assign(e->c, place, C_SET, value);
	if (w->condition)
		c_end(e->c);
}

/* index: of a register with a computed number, or NULL */
static void emit_value_write(struct emitter *e, const struct core_write *w, struct c_expr *index)
{
	const struct register_file *file = w->file;
	struct c_expr *place;
	if (w->place == CORE_TO_STATE) {
		place = emit_register(e, file, w->number);
	} else if (w->place == CORE_TO_SLOT) {
		file = file->kind == FILE_SIDE ? file : emit_slot_file(&e->program->slots.items[w->slot]);
		place = file->kind == FILE_SIDE ? side_place(e, file, w->slot)
										: emit_register_at(e, file, emit_slot(e, w->slot));
	} else {
		place = index ? emit_register_at(e, file, index) : NULL;
	}
	(file->lanes > 1 ? write_varying : write_uniform)(e, w, file, place);
}

static void emit_value_writes(struct emitter *e)
{
	struct core_program *program = e->program;
	struct c_expr **indices = ARENA_ARRAY(e->arena, struct c_expr *, program->writes.count + 1);
	for (size_t i = 1; i < program->writes.count; i++) {
		const struct core_node *n = program->writes.items[i].value;
		if (is_given_row(n)) /* an earlier write could change what this one copies */
			e->rows[n->id] = copy_row(e, emit_name(e, n), e->rows[n->id], emit_need(e, n)->bits);
	}
	for (size_t i = 0; i < program->writes.count; i++) {
		const struct core_write *w = &program->writes.items[i];
		if (w->place == CORE_TO_REGISTER && !w->index->varying)
			indices[i] = register_index(e, w->index);
	}
	for (size_t i = 0; i < program->writes.count; i++)
		emit_value_write(e, &program->writes.items[i], indices[i]);
}

static void emit_lanes(struct emitter *e)
{
	plan_direct(e);
	for (e->stage = 0; e->stage <= e->program->plan.loops; e->stage++) {
		VEC_EACH (struct core_node *, it, &e->program->nodes)
			if (emit_need(e, *it)->used && !emit_need(e, *it)->in_lanes &&
				emit_need(e, *it)->stage == e->stage)
				front_node(e, *it);
		if (e->stage < e->program->plan.loops)
			emit_lane_loop(e, e->stage);
	}
	e->place = EMIT_FRONT;
	raises(e);
	emit_value_writes(e);
}

/* ---- the whole function ---- */

static struct c_expr *parameter(
	struct emitter *e, enum c_type type, enum c_shape shape, const char *name)
{
	return c_variable(e->c, c_parameter(e->c, type, shape, name));
}

static void set_parameters(struct emitter *e)
{
	e->state = parameter(e, C_OTHER, C_POINTER, "state");
	e->op = parameter(e, C_OTHER, C_POINTER, "op");
	e->mask = parameter(e, C_MASK, C_PLAIN, "active");
	e->left = parameter(e, C_UINT32, C_PLAIN, "left");
	e->cause = parameter(e, C_UINT64, C_PLAIN, "cause");
	e->bad_address = parameter(e, C_UINT64, C_PLAIN, "bad_address");
	e->lane = c_variable(e->c, &e->c->lane);
}

/* Prints the body; `given` are the parameters that the function has and might not use. */
static struct str print_body(struct emitter *e)
{
	const struct core_program *program = e->program;
	struct c_local *given[4];
	unsigned count = 0;
	if (e->is_machine || program->uniform)
		given[count++] = e->state->local;
	else if (program->always)
		given[count++] = e->mask->local;
	if (!e->is_machine)
		given[count++] = e->op->local;
	if (program->end == CORE_END_TRAP) {
		given[count++] = e->cause->local;
		given[count++] = e->bad_address->local;
	}
	c_finish(e->c);
	return c_print(e->c, given, count);
}

struct emitter emit_begin(struct core_builder *b, struct core_program *program,
	const struct emit_style *style, struct c_body *body)
{
	const size_t count = program->nodes.count + 1;
	struct emitter e = { .b = b, .program = program, .arena = b->arena, .c = body };
	*body = (struct c_body){ .arena = b->arena,
		.prefix = style->prefix,
		.upper = style->upper,
		.mask_bits = b->lanes > 32 ? 64 : 32 };
	e.variables = ARENA_ARRAY(b->arena, struct c_expr *, count);
	e.rows = ARENA_ARRAY(b->arena, struct c_expr *, count);
	e.loaded = ARENA_ARRAY(b->arena, struct c_expr *, count);
	e.indices = ARENA_ARRAY(b->arena, struct c_expr *, count);
	e.direct = ARENA_ARRAY(b->arena, const struct core_write *, count);
	e.prepared = ARENA_ARRAY(b->arena, bool, count);
	e.names = ARENA_ARRAY(b->arena, struct emit_name, count);
	e.is_machine = program->end != CORE_END_NONE;
	c_begin(body);
	return e;
}

struct str emit_program(
	struct core_builder *b, struct core_program *program, const struct emit_style *style)
{
	struct c_body body;
	struct emitter e = emit_begin(b, program, style, &body);
	set_parameters(&e);
	if (e.is_machine)
		emit_machine(&e);
	else
		emit_lanes(&e);
	return b->failure ? (struct str){ 0 } : print_body(&e);
}
