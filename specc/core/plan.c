/* SPDX-License-Identifier: MIT */
/* Plans how a program of the core form runs: which nodes are needed, of how many bits, and in which
 * loop over the lanes each is computed.
 *
 * Stages alternate: code before loop 0, loop 0, code before loop 1, loop 1, and so on. Integers
 * that differ between lanes are computed in loops; so are truth values on which such integers
 * depend. Other truth values are computed before a loop, as words with one bit per lane. Rounding
 * works on rows of all lanes, before a loop. */
#include <assert.h>

#include "core/core.h"

#include <limits.h>

/* ---- demand ---- */

static void need(struct core_node *n, unsigned demand)
{
	if (!n)
		return;
	n->used = true;
	n->users++;
	if (n->demand < demand)
		n->demand = demand;
}

static unsigned smaller_of(unsigned a, unsigned b)
{
	return a < b ? a : b;
}

static unsigned plus(unsigned demand, unsigned n)
{
	return demand == UINT_MAX ? demand : demand + n;
}

/* Bits needed for the whole range, including the sign. */
static unsigned range_length(const struct core_node *n)
{
	unsigned low = wide_length(n->range.lo), high = wide_length(n->range.hi);
	if (wide_is_negative(n->range.lo))
		return 1 + (low > high ? low : high);
	return high;
}

static void demand_shift(const struct core_node *n)
{
	int64_t count;
	bool constant = core_is_number(n->b, &count) && count >= 0 && count < 1000;
	if (n->op == CORE_SHL && constant && n->demand <= count)
		; /* all its bits are shifted out */
	else if (n->op == CORE_SHL)
		need(n->a, !constant || n->demand == UINT_MAX ? n->demand : n->demand - (unsigned)count);
	else
		need(n->a, constant ? plus(n->demand, (unsigned)count) : UINT_MAX);
	need(n->b, UINT_MAX);
	if (!constant) /* appears twice in the C text */
		need(n->b, UINT_MAX);
}

static void demand_and(const struct core_node *n)
{
	const struct core_node *constant = n->a->op == CORE_CONST ? n->a : n->b;
	unsigned demand = n->demand;
	if (constant->op == CORE_CONST && !wide_is_negative(constant->range.lo))
		demand = smaller_of(demand, wide_length(constant->range.lo));
	need(n->a, demand);
	need(n->b, demand);
}

static void demand_operands(const struct core_program *program, const struct core_node *n)
{
	switch (n->op) {
	case CORE_AND:
		if (!n->truth) {
			demand_and(n);
			break;
		}
		/* fall through */
	case CORE_ADD:
	case CORE_SUB:
	case CORE_MUL:
	case CORE_OR:
	case CORE_XOR:
	case CORE_NOT:
		need(n->a, n->demand);
		need(n->b, n->demand);
		break;
	case CORE_SHL:
	case CORE_SHR: demand_shift(n); break;
	case CORE_EXTRACT: need(n->a, n->lsb + smaller_of(n->demand, n->width)); break;
	case CORE_EXTEND: need(n->a, smaller_of(n->demand, n->width)); break;
	case CORE_SELECT:
		need(n->a, 1);
		need(n->b, n->demand);
		for (unsigned i = program->end == CORE_END_NONE ? 0 : 1; i < 2; i++)
			need(n->c, n->demand); /* appears twice in the C text of a loop over lanes */
		break;
	case CORE_FOLD: need(n->a, n->fold <= SEM_FOLD_XOR ? n->demand : UINT_MAX); break;
	case CORE_LANE:
		need(n->a, n->demand);
		need(n->b, UINT_MAX);
		break;
	default: /* any other needs all bits */
		need(n->a, UINT_MAX);
		need(n->b, UINT_MAX);
		need(n->c, UINT_MAX);
		need(n->d, UINT_MAX);
	}
}

/* What a machine does besides its writes. */
static void demand_events(struct core_program *program)
{
	VEC_EACH (struct core_event, it, &program->events) {
		need(it->condition, 1);
		need(it->node, UINT_MAX);
		need(it->bank, UINT_MAX);
		need(it->address, UINT_MAX);
		need(it->value, it->width);
	}
	need(program->pc, UINT_MAX);
	need(program->cycles, UINT_MAX);
	need(program->halt, 1);
}

static void demand_roots(struct core_program *program)
{
	VEC_EACH (struct core_write, it, &program->writes) {
		bool is_operand = it->place == CORE_TO_SLOT && it->file->kind != FILE_SIDE;
		need(it->value, is_operand ? program->slots.items[it->slot].width : it->file->width);
		need(it->index, UINT_MAX);
		need(it->condition, 1);
	}
	VEC_EACH (struct core_raise, it, &program->raises)
		need(it->condition, 1);
	demand_events(program);
}

enum { MOST_BITS = 320 };

/* Registers and immediates keep the width of their file; of other nodes, only needed bits count. */
static void plan_bits(
	struct core_builder *b, const struct core_program *program, struct core_node *n)
{
	unsigned bits = n->large ? n->demand : smaller_of(range_length(n), n->demand);
	bool is_number = program->end != CORE_END_NONE && n->op == CORE_SOURCE && !n->file &&
					 !program->slots.items[n->slot].file;
	if (n->op == CORE_SOURCE && !n->file && !is_number)
		bits = program->slots.items[n->slot].width;
	else if (n->op == CORE_STATE || n->op == CORE_REGISTER || (n->op == CORE_SOURCE && !is_number))
		bits = sem_file_bits(n->file);
	else if (n->op == CORE_PC || n->op == CORE_NEXT_PC)
		bits = b->isa->counter;
	else if (n->op == CORE_CAUSE || n->op == CORE_BAD_ADDRESS || n->op == CORE_CYCLES ||
			 n->op == CORE_TO_INT)
		bits = 64;
	else if (n->op == CORE_LOAD && n->width > 32)
		bits = n->width;
	n->bits = n->truth ? 1 : bits <= 32 ? 32 : bits <= 64 ? 64 : bits <= 128 ? 128 : MOST_BITS;
	if (!n->truth && bits > MOST_BITS && !b->failure) {
		b->failure = "this takes more than 320 bits";
		b->failure_span = n->span;
	}
}

/* ---- stages ---- */

static bool is_truth_operator(const struct core_node *n)
{
	return n->truth && (n->op == CORE_AND || n->op == CORE_OR || n->op == CORE_XOR ||
						   n->op == CORE_NOT || n->op == CORE_SELECT);
}

/* Registers and rows that exist before any loop; and rounding, which works on rows. */
static bool is_given(const struct core_node *n)
{
	return n->op == CORE_SOURCE || n->op == CORE_STATE || n->op == CORE_LANEID ||
		   n->op == CORE_ROUND || n->op == CORE_FROM_INT || n->op == CORE_TO_INT ||
		   (n->op == CORE_REGISTER && !n->a->varying);
}

/* Does n depend on predicates alone? Then it is a word with one bit per lane, before all loops. */
static bool is_of_predicates(const struct core_node *n, unsigned depth)
{
	if (!n || !n->varying)
		return true;
	if (n->op == CORE_SOURCE || n->op == CORE_STATE)
		return n->truth;
	return depth && is_truth_operator(n) && is_of_predicates(n->a, depth - 1) &&
		   is_of_predicates(n->b, depth - 1) && is_of_predicates(n->c, depth - 1);
}

static void in_lanes(struct core_node *n);

static void operands_in_lanes(struct core_node *n)
{
	if (n->op != CORE_LANE) /* LANE needs a row of it */
		in_lanes(n->a);
	in_lanes(n->b);
	in_lanes(n->c);
}

/* n is needed lane by lane. */
static void in_lanes(struct core_node *n)
{
	enum { DEPTH = 4 };
	if (n && n->varying && !is_given(n) && !(n->truth && is_of_predicates(n, DEPTH)))
		n->in_lanes = true;
}

static void wanted_by_program(struct core_program *program)
{
	VEC_EACH (struct core_write, it, &program->writes) {
		if (it->index && it->index->varying)
			it->index->as_row = true;
		if (it->condition && it->condition->varying)
			it->condition->as_mask = true;
		if (!it->value->varying)
			continue;
		if (it->value->truth)
			it->value->as_mask = true;
		else
			it->value->as_row = true;
	}
	VEC_EACH (struct core_raise, it, &program->raises)
		it->condition->as_mask = it->condition->as_mask || it->condition->varying;
}

/* Decides how n is computed and its operands are needed. Call it for users first (higher ids). */
static void place_node(struct core_node *n)
{
	bool rows = n->op == CORE_ROUND || n->op == CORE_FROM_INT || n->op == CORE_TO_INT;
	if (rows || n->op == CORE_FOLD) {
		struct core_node *operands[] = { n->a, n->b, n->c };
		for (unsigned i = 0; i < (n->op == CORE_FOLD || n->op == CORE_TO_INT ? 1 : 3); i++)
			if (operands[i])
				operands[i]->as_row = true;
	} else if (n->op == CORE_BALLOT || (n->op == CORE_LANE && n->a->truth)) {
		n->a->as_mask = true;
	} else if (n->op == CORE_LANE) {
		n->a->as_row = true;
	}
	if (!n->varying || is_given(n))
		return;
	if (n->truth && !n->in_lanes && is_truth_operator(n)) {
		struct core_node *operands[] = { n->a, n->b, n->c };
		for (unsigned i = 0; i < 3; i++)
			if (operands[i] && operands[i]->varying)
				operands[i]->as_mask = true;
		return;
	}
	n->in_lanes = true;
	operands_in_lanes(n);
}

/* The first stage that can use n before its loop. */
static unsigned bits_before(const struct core_node *n)
{
	return n->stage + (n->in_lanes ? 1 : 0);
}

static void set_stage(struct core_node *n)
{
	const struct core_node *operands[] = { n->a, n->b, n->c, n->d };
	for (unsigned i = 0; i < 4; i++) {
		const struct core_node *it = operands[i];
		if (!it)
			continue;
		bool row = n->op == CORE_LANE && i == 0;
		unsigned stage = n->in_lanes && !row ? it->stage : bits_before(it);
		if (n->stage < stage)
			n->stage = stage;
	}
}

/* A value that a later loop reads must be stored in memory. */
static void keep_for_later(struct core_node *n, struct core_node *operand)
{
	if (!operand || !operand->in_lanes || !n->in_lanes || operand->stage == n->stage)
		return;
	if (operand->truth)
		operand->as_mask = true;
	else
		operand->as_row = true;
}

/* A node with one user is written in place. Compilers accept 256 nested brackets, and a node opens
 * up to six. */
static void set_depth(struct core_node *n)
{
	enum { DEEPEST = 24 };
	const struct core_node *operands[] = { n->a, n->b, n->c, n->d };
	for (unsigned i = 0; i < 4; i++) {
		const struct core_node *it = operands[i];
		bool in_place = it && !it->deep && (it->users < 2 || it->op == CORE_NOT);
		if (in_place && n->depth < it->depth + 1)
			n->depth = it->depth + 1;
	}
	n->deep = n->depth >= DEEPEST;
}

static bool is_of_lanes(const struct core_node *n)
{
	return n->varying || n->op == CORE_LANEID || n->op == CORE_ACTIVE || n->op == CORE_BALLOT ||
		   n->op == CORE_FOLD;
}

/* An instruction that is executed once has no lanes; a value that differs between lanes needs
 * registers with lanes. The checks report violations of both. */
static void check_lanes(struct core_builder *b, const struct core_program *program)
{
	VEC_EACH (struct core_node *, it, &program->nodes)
		if ((*it)->used && program->uniform && is_of_lanes(*it))
			b->failure = "an instruction that is executed once for all lanes cannot read lanes";
	VEC_EACH (struct core_write, it, &program->writes) {
		if (b->failure)
			return;
		if (program->uniform && it->file->lanes > 1)
			b->failure = "an instruction that is executed once cannot write registers with lanes";
		if (it->file->lanes == 1 && it->value->varying)
			b->failure =
				"a value that differs between lanes goes to a register that all lanes share";
	}
}

unsigned core_plan(struct core_builder *b, struct core_program *program)
{
	unsigned loops = 0;
	demand_roots(program);
	for (size_t i = program->nodes.count; i-- > 0;) {
		struct core_node *n = program->nodes.items[i];
		if (!n->used)
			continue;
		if (n->large && n->demand == UINT_MAX && !b->failure) {
			b->failure = "this has no bound";
			b->failure_span = n->span;
		}
		demand_operands(program, n);
		plan_bits(b, program, n);
	}
	check_lanes(b, program);
	if (!program->uniform)
		wanted_by_program(program);
	for (size_t i = program->nodes.count; i-- > 0;)
		if (program->nodes.items[i]->used && !program->uniform)
			place_node(program->nodes.items[i]);
	VEC_EACH (struct core_node *, it, &program->nodes)
		if ((*it)->used) {
			assert((*it)->bits && (b->failure || !(*it)->large || (*it)->demand <= MOST_BITS));
			set_depth(*it);
			set_stage(*it);
			keep_for_later(*it, (*it)->a);
			keep_for_later(*it, (*it)->b);
			keep_for_later(*it, (*it)->c);
			if ((*it)->in_lanes && loops < (*it)->stage + 1)
				loops = (*it)->stage + 1;
		}
	return loops;
}
