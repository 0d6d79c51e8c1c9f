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

static void need(struct core_plan *plan, const struct core_node *n, unsigned demand)
{
	if (!n)
		return;
	struct core_need *need = core_need_of(plan, n);
	need->used = true;
	need->users++;
	if (need->demand < demand)
		need->demand = demand;
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

enum { MOST_BITS = 320 };

/* The bits of the type of C that has so many. */
static unsigned type_bits(unsigned bits)
{
	return bits <= 32 ? 32 : bits <= 64 ? 64 : bits <= 128 ? 128 : MOST_BITS;
}

/* Low bits that n needs of operands of which its low bits depend on low bits only: no more than its
 * type has, since what is cut off does not change a value that fits. */
static unsigned demand_of_low(struct core_plan *plan, const struct core_node *n)
{
	unsigned demand = core_need_of(plan, n)->demand;
	return n->large || n->truth ? demand : smaller_of(demand, type_bits(range_length(n)));
}

static void demand_shift(struct core_plan *plan, const struct core_node *n)
{
	unsigned demand = n->op == CORE_SHL ? demand_of_low(plan, n) : core_need_of(plan, n)->demand;
	int64_t count;
	bool constant = core_is_number(n->b, &count) && count >= 0 && count < 1000;
	if (n->op == CORE_SHL && constant && demand <= count)
		; /* all its bits are shifted out */
	else if (n->op == CORE_SHL)
		need(plan, n->a, !constant || demand == UINT_MAX ? demand : demand - (unsigned)count);
	else
		need(plan, n->a, constant ? plus(demand, (unsigned)count) : UINT_MAX);
	need(plan, n->b, UINT_MAX);
	if (!constant) /* appears twice in the C text */
		need(plan, n->b, UINT_MAX);
}

static void demand_and(struct core_plan *plan, const struct core_node *n)
{
	const struct core_node *constant = n->a->op == CORE_CONST ? n->a : n->b;
	unsigned demand = demand_of_low(plan, n);
	if (constant->op == CORE_CONST && !wide_is_negative(constant->range.lo))
		demand = smaller_of(demand, wide_length(constant->range.lo));
	need(plan, n->a, demand);
	need(plan, n->b, demand);
}

static void demand_operands(
	struct core_plan *plan, const struct core_program *program, const struct core_node *n)
{
	unsigned demand = core_need_of(plan, n)->demand;
	switch (n->op) {
	case CORE_AND:
		if (!n->truth) {
			demand_and(plan, n);
			break;
		}
		/* fall through */
	case CORE_ADD:
	case CORE_SUB:
	case CORE_MUL:
	case CORE_OR:
	case CORE_XOR:
	case CORE_NOT:
		need(plan, n->a, demand_of_low(plan, n));
		need(plan, n->b, demand_of_low(plan, n));
		break;
	case CORE_SHL:
	case CORE_SHR: demand_shift(plan, n); break;
	case CORE_EXTRACT: need(plan, n->a, n->lsb + smaller_of(demand, n->width)); break;
	case CORE_EXTEND: need(plan, n->a, smaller_of(demand, n->width)); break;
	case CORE_SELECT:
		need(plan, n->a, 1);
		need(plan, n->b, demand);
		for (unsigned i = program->end == CORE_END_NONE ? 0 : 1; i < 2; i++)
			need(plan, n->c, demand); /* appears twice in the C text of a loop over lanes */
		break;
	case CORE_CALL:
		need(plan, n->a, n->function->demand[0]);
		need(plan, n->b, n->function->demand[1]);
		need(plan, n->c, n->function->demand[2]);
		need(plan, n->d, n->function->demand[3]);
		break;
	case CORE_FOLD: need(plan, n->a, n->fold <= SEM_FOLD_XOR ? demand : UINT_MAX); break;
	case CORE_LANE:
		need(plan, n->a, demand);
		need(plan, n->b, UINT_MAX);
		break;
	default: /* any other needs all bits */
		need(plan, n->a, UINT_MAX);
		need(plan, n->b, UINT_MAX);
		need(plan, n->c, UINT_MAX);
		need(plan, n->d, UINT_MAX);
	}
}

/* What a machine does besides its writes. */
static void demand_events(struct core_plan *plan, const struct core_program *program)
{
	VEC_EACH (struct core_event, it, &program->events) {
		need(plan, it->condition, 1);
		need(plan, it->node, UINT_MAX);
		need(plan, it->bank, UINT_MAX);
		need(plan, it->address, UINT_MAX);
		need(plan, it->value, it->width);
		for (unsigned i = 0; i < CORE_MAX_PARAMETERS && it->arguments[i]; i++)
			need(plan, it->arguments[i], it->function->demand[i]);
		VEC_EACH (struct core_write, put, &it->puts)
			need(plan, put->value, put->file ? put->file->width : UINT_MAX);
	}
	need(plan, program->pc, UINT_MAX);
	need(plan, program->cycles, UINT_MAX);
	need(plan, program->halt, 1);
}

static void demand_roots(struct core_plan *plan, const struct core_program *program)
{
	VEC_EACH (struct core_write, it, &program->writes) {
		bool is_operand = it->place == CORE_TO_SLOT && it->file->kind != FILE_SIDE;
		need(plan, it->value, is_operand ? program->slots.items[it->slot].width : it->file->width);
		need(plan, it->index, UINT_MAX);
		need(plan, it->condition, 1);
	}
	VEC_EACH (struct core_raise, it, &program->raises)
		need(plan, it->condition, 1);
	need(plan, program->result, UINT_MAX);
	demand_events(plan, program);
}

/* Registers and immediates keep the width of their file; of other nodes, only needed bits count. */
static void plan_bits(struct core_plan *plan, struct core_builder *b,
	const struct core_program *program, const struct core_node *n)
{
	struct core_need *need = core_need_of(plan, n);
	unsigned bits = n->large ? need->demand : smaller_of(range_length(n), need->demand);
	bool is_number = program->end != CORE_END_NONE && n->op == CORE_SOURCE && !n->file &&
					 !program->slots.items[n->slot].file;
	if (n->op == CORE_SOURCE && !n->file && !is_number)
		bits = program->slots.items[n->slot].width;
	else if (n->file && (n->op == CORE_STATE || n->op == CORE_REGISTER || n->op == CORE_AFTER ||
							(n->op == CORE_SOURCE && !is_number)))
		bits = sem_file_bits(n->file);
	else if (n->op == CORE_AFTER || n->op == CORE_PC || n->op == CORE_NEXT_PC)
		bits = b->isa->counter;
	else if (n->op == CORE_CAUSE || n->op == CORE_BAD_ADDRESS || n->op == CORE_CYCLES ||
			 n->op == CORE_TO_INT)
		bits = 64;
	else if ((n->op == CORE_LOAD || n->op == CORE_PARAM) && n->width > 32)
		bits = n->width;
	need->bits = n->truth ? 1 : type_bits(bits);
	if (!n->truth && bits > MOST_BITS && !b->failure) {
		b->failure = "this takes more than 320 bits";
		b->failure_span = n->span;
	}
}

/* ---- stages ---- */

bool core_is_truth_operator(const struct core_node *n)
{
	return n->truth && (n->op == CORE_AND || n->op == CORE_OR || n->op == CORE_XOR ||
						   n->op == CORE_NOT || n->op == CORE_SELECT);
}

/* Registers and rows that exist before any loop; and rounding, which works on rows. */
static bool is_given(const struct core_node *n)
{
	return n->op == CORE_SOURCE || n->op == CORE_STATE || n->op == CORE_LANEID ||
		   n->op == CORE_PARAM || n->op == CORE_ROUND || n->op == CORE_FROM_INT ||
		   n->op == CORE_TO_INT || (n->op == CORE_REGISTER && !n->a->varying);
}

/* Does n depend on predicates alone? Then it is a word with one bit per lane, before all loops. */
static bool is_of_predicates(const struct core_node *n, unsigned depth)
{
	if (!n || !n->varying)
		return true;
	if (n->op == CORE_SOURCE || n->op == CORE_STATE)
		return n->truth;
	return depth && core_is_truth_operator(n) && is_of_predicates(n->a, depth - 1) &&
		   is_of_predicates(n->b, depth - 1) && is_of_predicates(n->c, depth - 1);
}

static void in_lanes(struct core_plan *plan, const struct core_node *n);

static void operands_in_lanes(struct core_plan *plan, const struct core_node *n)
{
	if (n->op != CORE_LANE) /* LANE needs a row of it */
		in_lanes(plan, n->a);
	in_lanes(plan, n->b);
	in_lanes(plan, n->c);
	in_lanes(plan, n->d);
}

/* n is needed lane by lane. */
static void in_lanes(struct core_plan *plan, const struct core_node *n)
{
	enum { DEPTH = 4 };
	if (n && n->varying && !is_given(n) && !(n->truth && is_of_predicates(n, DEPTH)))
		core_need_of(plan, n)->in_lanes = true;
}

/* n is needed before a loop, or after one: a truth value as a mask, a number as a row. */
static void want(struct core_plan *plan, const struct core_node *n)
{
	struct core_need *need = core_need_of(plan, n);
	if (n->truth)
		need->as_mask = true;
	else
		need->as_row = true;
}

static void wanted_by_program(struct core_plan *plan, const struct core_program *program)
{
	VEC_EACH (struct core_write, it, &program->writes) {
		if (it->index && it->index->varying)
			core_need_of(plan, it->index)->as_row = true;
		if (it->condition && it->condition->varying)
			core_need_of(plan, it->condition)->as_mask = true;
		if (it->value->varying)
			want(plan, it->value);
	}
	VEC_EACH (struct core_raise, it, &program->raises)
		if (it->condition->varying)
			core_need_of(plan, it->condition)->as_mask = true;
}

/* Decides how n is computed and its operands are needed. Call it for users first (higher ids). */
static void place_node(struct core_plan *plan, const struct core_node *n)
{
	bool rows = n->op == CORE_ROUND || n->op == CORE_FROM_INT || n->op == CORE_TO_INT;
	if (rows || n->op == CORE_FOLD) {
		const struct core_node *operands[] = { n->a, n->b, n->c };
		for (unsigned i = 0; i < (n->op == CORE_FOLD || n->op == CORE_TO_INT ? 1 : 3); i++)
			if (operands[i])
				core_need_of(plan, operands[i])->as_row = true;
	} else if (n->op == CORE_BALLOT) {
		core_need_of(plan, n->a)->as_mask = true;
	} else if (n->op == CORE_LANE) {
		want(plan, n->a);
	}
	if (!n->varying || is_given(n))
		return;
	struct core_need *need = core_need_of(plan, n);
	if (n->truth && !need->in_lanes && core_is_truth_operator(n)) {
		const struct core_node *operands[] = { n->a, n->b, n->c };
		for (unsigned i = 0; i < 3; i++)
			if (operands[i] && operands[i]->varying)
				core_need_of(plan, operands[i])->as_mask = true;
		return;
	}
	need->in_lanes = true;
	operands_in_lanes(plan, n);
}

/* The first stage that can use it before its loop. */
static unsigned stage_behind(const struct core_need *need)
{
	return need->stage + (need->in_lanes ? 1 : 0);
}

static void set_stage(struct core_plan *plan, const struct core_node *n)
{
	struct core_need *need = core_need_of(plan, n);
	const struct core_node *operands[] = { n->a, n->b, n->c, n->d };
	for (unsigned i = 0; i < 4; i++) {
		if (!operands[i])
			continue;
		const struct core_need *operand = core_need_of(plan, operands[i]);
		bool row = n->op == CORE_LANE && i == 0;
		unsigned stage = need->in_lanes && !row ? operand->stage : stage_behind(operand);
		if (need->stage < stage)
			need->stage = stage;
	}
}

/* A value that a later loop reads must be stored in memory. */
static void keep_for_later(
	struct core_plan *plan, const struct core_node *n, const struct core_node *operand)
{
	if (!operand)
		return;
	const struct core_need *user = core_need_of(plan, n), *need = core_need_of(plan, operand);
	if (need->in_lanes && user->in_lanes && need->stage != user->stage)
		want(plan, operand);
}

/* A node with one user is written in place. Compilers accept 256 nested brackets, and a node opens
 * up to six. */
static void set_depth(struct core_plan *plan, const struct core_node *n)
{
	struct core_need *need = core_need_of(plan, n);
	enum { DEEPEST = 24, MOST_CHOICES = 2 };
	int64_t count;
	bool shifts = (n->op == CORE_SHL || n->op == CORE_SHR) && !core_is_number(n->b, &count);
	const struct core_node *operands[] = { n->a, n->b, n->c, n->d };
	for (unsigned i = 0; i < 4; i++) {
		if (!operands[i])
			continue;
		const struct core_need *it = core_need_of(plan, operands[i]);
		bool in_place = !it->deep && (it->users < 2 || operands[i]->op == CORE_NOT);
		if (in_place && need->depth < it->depth + 1)
			need->depth = it->depth + 1;
		if (in_place && need->choices < it->choices)
			need->choices = it->choices;
	}
	need->choices += n->op == CORE_SELECT || shifts;
	need->deep = need->depth >= DEEPEST || need->choices >= MOST_CHOICES;
}

static bool is_of_lanes(const struct core_node *n)
{
	return n->varying || n->op == CORE_LANEID || n->op == CORE_ACTIVE || n->op == CORE_BALLOT ||
		   n->op == CORE_FOLD;
}

/* An instruction that is executed once has no lanes; a value that differs between lanes needs
 * registers with lanes. The checks report violations of both. */
static void check_lanes(
	struct core_plan *plan, struct core_builder *b, const struct core_program *program)
{
	VEC_EACH (struct core_node *, it, &program->nodes)
		if (core_need_of(plan, *it)->used && program->uniform && is_of_lanes(*it))
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

/* Users come before their operands. */
static void plan_demand(
	struct core_plan *plan, struct core_builder *b, const struct core_program *program)
{
	demand_roots(plan, program);
	for (size_t i = program->nodes.count; i-- > 0;) {
		const struct core_node *n = program->nodes.items[i];
		const struct core_need *need = core_need_of(plan, n);
		if (!need->used)
			continue;
		if (n->large && need->demand == UINT_MAX && !b->failure) {
			b->failure = "this has no bound";
			b->failure_span = n->span;
		}
		demand_operands(plan, program, n);
		plan_bits(plan, b, program, n);
		assert(need->bits && (b->failure || !n->large || need->demand <= MOST_BITS));
	}
}

static void plan_stages(struct core_plan *plan, const struct core_program *program)
{
	VEC_EACH (struct core_node *, it, &program->nodes) {
		const struct core_node *n = *it;
		const struct core_need *need = core_need_of(plan, n);
		if (!need->used)
			continue;
		set_depth(plan, n);
		set_stage(plan, n);
		keep_for_later(plan, n, n->a);
		keep_for_later(plan, n, n->b);
		keep_for_later(plan, n, n->c);
		keep_for_later(plan, n, n->d);
		if (need->in_lanes && plan->loops < need->stage + 1)
			plan->loops = need->stage + 1;
	}
}

void core_plan(struct core_builder *b, struct core_program *program)
{
	struct core_plan *plan = &program->plan;
	plan->needs = ARENA_ARRAY(b->arena, struct core_need, program->nodes.count + 1);
	plan_demand(plan, b, program);
	check_lanes(plan, b, program);
	if (!program->uniform)
		wanted_by_program(plan, program);
	for (size_t i = program->nodes.count; i-- > 0;)
		if (core_need_of(plan, program->nodes.items[i])->used && !program->uniform)
			place_node(plan, program->nodes.items[i]);
	plan_stages(plan, program);
}

/* ---- cost ---- */

/* How many vectors a row takes; more for operations that have no vector instruction. */
static unsigned cost_of_node(const struct core_node *n, const struct core_need *need)
{
	enum { FOLD = 8 }; /* a loop of its own, in which lanes wait for each other */
	bool rows = n->varying && n->op >= CORE_ROUND && n->op <= CORE_TO_INT;
	if (need->used && n->op == CORE_FOLD)
		return FOLD;
	if (!need->used || (!need->in_lanes && !rows))
		return 0;
	if (n->op == CORE_CALL)
		return n->function->cost;
	if (need->bits > 64)
		return need->bits / 8;
	if ((n->op == CORE_DIV || n->op == CORE_MOD) && n->b->op != CORE_CONST)
		return 16;
	return need->bits == 64 ? 2 : 1;
}

unsigned core_cost(const struct core_program *program)
{
	unsigned cost = 0;
	VEC_EACH (struct core_node *, it, &program->nodes)
		cost += cost_of_node(*it, core_need_of(&program->plan, *it));
	return cost;
}
