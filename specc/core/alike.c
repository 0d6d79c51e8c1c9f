/* SPDX-License-Identifier: MIT */
/* Calls that become nodes as calls like them did. Whether a call does is known only when its body
 * has been inlined (function.c), and the bodies of operand modes are long: all blocks call them,
 * most with the same arguments but for the operand's slot. So what was decided is kept by the shape
 * of the arguments and of what modes have written, from which alone it follows; and a block for
 * which something was decided is built again, so that no node of an inlined body is left in it. */
#include "core/internal.h"

/* What was decided: the function, and the value that its inlined body had. */
struct decided {
	struct core_function *made;
	struct core_value inlined;
	struct core_node node;
};

enum { MAX_SHAPE = 64 }; /* nodes */

/* The nodes of a shape, numbered in the order in which they are met. */
struct shape {
	struct buffer text;
	const struct core_node *nodes[MAX_SHAPE];
	unsigned count;
	bool whole; /* there are no more of them */
};

static void add_shape_bytes(struct shape *s, const void *bytes, size_t size)
{
	buffer_add(&s->text, (struct str){ bytes, size });
}

static void add_shape_number(struct shape *s, uint64_t number)
{
	add_shape_bytes(s, &number, sizeof number);
}

/* What its operation does not imply: whatever it is of, with this range. */
static void add_shape_leaf(struct shape *s, const struct core_node *n)
{
	add_shape_bytes(s, &n->range.lo, sizeof n->range.lo);
	add_shape_bytes(s, &n->range.hi, sizeof n->range.hi);
	add_shape_bytes(s, &n->range.zeros, sizeof n->range.zeros);
	add_shape_bytes(s, &n->range.ones, sizeof n->range.ones);
	add_shape_bytes(s, n->range.set, n->range.set_count * sizeof *n->range.set);
	add_shape_number(s, n->range.not_zero);
}

static void add_shape_node(struct shape *s, const struct core_node *n)
{
	unsigned i = 0;
	while (i < s->count && s->nodes[i] != n)
		i++;
	add_shape_number(s, n ? i : UINT64_MAX);
	s->whole = s->whole && (!n || i < MAX_SHAPE);
	if (!n || i < s->count || !s->whole)
		return;
	s->nodes[s->count++] = n;
	add_shape_number(s, (uint64_t)n->op << 32 | n->lsb << 16 | n->width);
	add_shape_number(s, (n->truth ? 1u : 0u) | (n->varying ? 2u : 0u) | (n->large ? 4u : 0u));
	add_shape_number(s, (uint64_t)n->shape << 32 | n->rounding << 16 | n->fold);
	add_shape_number(s, (uintptr_t)n->file);
	add_shape_number(s, (uintptr_t)n->memory);
	add_shape_number(s, (uintptr_t)n->function);
	if (n->op == CORE_STATE || n->op == CORE_AFTER || n->op == CORE_COUNT)
		add_shape_number(s, n->number);
	if (!n->a || n->op == CORE_LOAD || n->op == CORE_CALL)
		add_shape_leaf(s, n);
	add_shape_node(s, n->a);
	add_shape_node(s, n->b);
	add_shape_node(s, n->c);
	add_shape_node(s, n->d);
}

/* Of a call of a function of operand modes that every path of a block makes; no text if it is not
 * one, or is too large. */
static struct str shape_of_call(struct core_run *r, const struct core_frame *f,
	const struct core_invocation *call, const struct core_mark *since)
{
	const struct core_builder *b = r->b;
	struct shape s = { .text = buffer_new(b->arena), .whole = true };
	if (!b->functions || b->in_function || f->run.depth || !call->function->is_made ||
		!since->is_reached || since->condition)
		return (struct str){ 0 };
	add_shape_number(&s, (uintptr_t)call->function);
	add_shape_number(&s, (uint64_t)b->end << 1 | b->quick);
	for (size_t i = 0; i < call->count; i++) {
		if (!core_has_node(&call->arguments[i]))
			return (struct str){ 0 };
		add_shape_number(&s, call->arguments[i].kind);
		add_shape_node(&s, call->arguments[i].node);
	}
	VEC_EACH (struct core_write, it, &r->numbered) {
		add_shape_number(&s, (uintptr_t)it->file);
		add_shape_node(&s, it->index);
		add_shape_node(&s, it->value);
		add_shape_node(&s, it->condition);
	}
	return s.whole ? buffer_str(&s.text) : (struct str){ 0 };
}

bool core_called_alike(struct core_run *r, const struct core_frame *f,
	const struct core_invocation *call, const struct core_mark *since, struct core_value *value)
{
	struct str shape = shape_of_call(r, f, call, since);
	const struct decided *known =
		shape.length ? str_map_get(&r->b->functions->decided, shape) : NULL;
	struct core_invocation c = {
		.function = call->function, .arguments = call->arguments, .count = call->count
	};
	if (!known || core_instance_after(r, f, &c) != known->made)
		return false;
	*value = core_made_call(r, known->made, &c, known->inlined, since);
	return true;
}

void core_note_alike(struct core_run *r, const struct core_frame *f,
	const struct core_invocation *call, const struct core_mark *since, struct core_function *made,
	const struct core_value *inlined)
{
	struct core_functions *all = r->b->functions;
	struct str shape = shape_of_call(r, f, call, since);
	if (!shape.length)
		return;
	struct decided *decided = ARENA_NEW(all->arena, struct decided);
	decided->made = made;
	decided->inlined = *inlined;
	decided->node = *inlined->node;
	decided->inlined.node = &decided->node;
	all->decided.arena = all->arena;
	str_map_put(&all->decided, str_copy(all->arena, shape), decided);
	all->news = true;
}
