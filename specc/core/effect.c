/* SPDX-License-Identifier: MIT */
/* Calls of functions that assign registers or store: a function of C works in place, on registers
 * as the instruction has changed them so far. An instruction that raises has no effect, so its
 * kernel saves registers before the first such call, and restores them if it raises; what functions
 * store is put off to the end. The call is an event; its order among others decides what registers
 * hold. A node AFTER is what one holds after it; if the event has a condition that does not hold,
 * that is what it held before. So a join of two paths of which one has the call is this node, and
 * not a choice. */
#include "core/internal.h"

static int index_of_touched(struct core_run *r, const struct core_touched *touched)
{
	return core_register_index(
		r, (struct core_register){ .kind = touched->file ? CORE_OF_FILE : CORE_COUNTER,
			   .file = touched->file,
			   .number = touched->number });
}

/* Is it the program counter, assigned on some paths? */
static bool may_jump(const struct core_touched *touched)
{
	return !touched->file && touched->assigned && !touched->always;
}

bool core_needs_saved(const struct core_program *program, size_t i)
{
	bool raises = false, changes = core_puts_off(program);
	for (size_t k = 0; k < program->events.count; k++) {
		const struct core_event *event = &program->events.items[k];
		if (event->kind != CORE_EVENT_CALL) {
			raises = raises || k > i || event->kind == CORE_EVENT_STORE;
			continue;
		}
		if (k < i)
			continue;
		raises = raises || event->function->raises;
		VEC_EACH (struct core_write, it, &event->puts)
			changes = changes || it->file;
		VEC_EACH (struct core_touched, it, &event->function->touched) {
			changes = changes || (it->file && it->assigned);
			if (!it->file && (it->read || !it->always))
				return true;
		}
	}
	return raises && changes;
}

/* Can the function change what it touches in place? Whether a kernel jumps must be known. */
static bool can_be_in_place(
	struct core_run *r, const struct core_frame *from, const struct core_function *made)
{
	VEC_EACH (struct core_touched, it, &made->touched) {
		int index = index_of_touched(r, it);
		if (index < 0 || (it->file && isa_keeps(r->b->isa, it->file)))
			return false;
		if (!r->b->in_place && may_jump(it) && !core_is_always_written(&core_written(from)[index]))
			return false;
	}
	return true;
}

/* Does a function that assigns nothing read what the instruction has assigned before? */
static bool reads_assigned_before(
	struct core_run *r, const struct core_frame *from, const struct core_function *made)
{
	if (r->b->in_place)
		return made->touched.count;
	VEC_EACH (struct core_touched, it, &made->touched)
		if (core_written(from)[index_of_touched(r, it)].value)
			return true;
	return false;
}

/* Has its body, inlined, too few operations and effects for a function? */
static bool is_short_effect(struct core_run *r, const struct core_frame *from,
	const struct core_frame *f, const struct core_invocation *call, const struct core_mark *since)
{
	enum { FEW = 4 };
	VEC(struct core_node *) roots = { 0 };
	size_t effects = 2 * (r->b->program->events.count - since->events);
	if (f->run.returns)
		VEC_PUSH(r->b->arena, &roots, f->result.node);
	for (size_t i = 0; i < r->registers.count; i++) {
		if (!f->after[i].value || f->after[i].value == core_written(from)[i].value)
			continue;
		VEC_PUSH(r->b->arena, &roots, f->after[i].stored);
		VEC_PUSH(r->b->arena, &roots, f->after[i].where);
		effects++;
	}
	for (size_t i = since->events; i < r->b->program->events.count; i++) {
		VEC_PUSH(r->b->arena, &roots, r->b->program->events.items[i].condition);
		VEC_PUSH(r->b->arena, &roots, r->b->program->events.items[i].address);
		VEC_PUSH(r->b->arena, &roots, r->b->program->events.items[i].value);
	}
	return effects < FEW && core_is_short_body(r, call->arguments, call->count, roots.items,
								roots.count, (unsigned)(FEW - effects));
}

/* Gives registers that the function touches what they hold on the path. */
static void set_touched(struct core_run *r, const struct core_frame *from,
	const struct core_function *made, struct core_event *event)
{
	VEC_EACH (struct core_touched, it, &made->touched) {
		int i = index_of_touched(r, it);
		struct core_node *before = core_register_before(r, (size_t)i);
		struct core_node *content = r->content[i] ? r->content[i] : before;
		struct core_node *wanted = core_written(from)[i].value;
		struct core_node *here = core_content_where(r, content, event->condition, true);
		wanted = wanted ? wanted : before;
		if (wanted == here)
			continue;
		struct core_write put = {
			.place = CORE_TO_STATE, .file = it->file, .number = it->number, .value = wanted
		};
		if (event->condition && here != content) /* other paths need what it holds */
			put.condition = event->condition;
		else
			r->content[i] = wanted;
		VEC_PUSH(r->b->arena, &event->puts, put);
	}
}

static bool is_put_where_called(const struct core_event *event, const struct core_touched *touched)
{
	VEC_EACH (struct core_write, it, &event->puts)
		if (it->file == touched->file && it->number == touched->number && it->condition)
			return true;
	return false;
}

/* What the registers hold after event number `slot`. */
static void set_after(struct core_run *r, const struct core_frame *from,
	const struct core_function *made, const struct core_event *event, size_t slot)
{
	VEC_EACH (struct core_touched, it, &made->touched) {
		int i = index_of_touched(r, it);
		unsigned width = core_register_width(r, (size_t)i);
		if (!it->assigned && !is_put_where_called(event, it))
			continue;
		struct core_node leaf = { .op = CORE_AFTER,
			.slot = (unsigned)slot,
			.file = it->file,
			.number = it->number,
			.truth = width == 1,
			.range = range_bits(width) };
		struct core_node *content =
			r->content[i] ? r->content[i] : core_register_before(r, (size_t)i);
		struct core_after after = { core_leaf(r->b, &leaf), event->condition, content,
			it->assigned && !it->always };
		VEC_PUSH(r->b->arena, &r->afters, after);
		r->content[i] = (struct core_node *)after.node;
		struct core_written *written = &core_written(from)[i];
		struct core_node *always =
			core_truth(r->b, !may_jump(it) || core_is_always_written(written));
		if (it->assigned || written->value) /* else it is as before */
			*written = (struct core_written){ r->content[i], r->content[i],
				it->assigned ? always : written->where };
	}
}

static bool has_result(const struct core_frame *f, const struct core_function *made)
{
	const struct core_value *inlined = &f->result;
	if (!f->run.returns || !made->program->result)
		return !f->run.returns && !made->program->result;
	return core_has_node(inlined) && !inlined->node->large &&
		   !range_is_number(&inlined->node->range) && /* else no node is of the call */
		   made->result.truth == (inlined->kind == CORE_BOOL) &&
		   made->result.is_float == (inlined->kind == CORE_FLOAT) &&
		   made->program->result->truth == inlined->node->truth;
}

static void add_call(struct core_run *r, const struct core_frame *from,
	const struct core_invocation *call, struct core_function *made, const struct core_mark *since,
	struct core_value *value)
{
	struct core_program *program = r->b->program;
	struct core_event event = {
		.kind = CORE_EVENT_CALL, .function = made, .condition = since->condition
	};
	core_undo_events(r, since);
	size_t slot = program->events.count;
	core_set_arguments(r, made, call, event.arguments);
	set_touched(r, from, made, &event);
	if (made->program->result) {
		struct core_node node = core_node_of_call(CORE_LOAD, made, value->node);
		node.number = slot + 1;
		value->node = event.node = core_leaf(r->b, &node);
	}
	set_after(r, from, made, &event, slot);
	VEC_PUSH(r->b->arena, &program->events, event);
}

bool core_called_in_place(struct core_run *r, const struct core_frame *from,
	const struct core_frame *f, const struct core_invocation *call, const struct core_mark *since,
	struct core_value *value)
{
	const struct core_builder *b = r->b;
	bool has_place =
		(b->end == CORE_END_NEXT || b->end == CORE_END_TRAP) && (b->in_place || !b->in_function);
	if (!b->functions || b->failure || !since->is_reached || !f->after || !has_place ||
		r->numbered.count)
		return false;
	struct core_function *made = core_instance_of(r, call);
	if (!made || !made->program || !has_result(f, made) || !can_be_in_place(r, from, made))
		return false;
	bool assigns = made->stores;
	VEC_EACH (struct core_touched, it, &made->touched)
		assigns = assigns || it->assigned;
	if ((!assigns && !reads_assigned_before(r, from, made)) ||
		is_short_effect(r, from, f, call, since))
		return false;
	*value = f->run.returns ? f->result : core_of(CORE_INT, core_number(r->b, 0), 0);
	add_call(r, from, call, made, since, value);
	return true;
}
