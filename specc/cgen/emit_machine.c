/* SPDX-License-Identifier: MIT */
/* C statements of a machine's instruction: checks and loads in the order of the block, then stores
 * and writes, then the address of the next instruction. A node is computed where it is first
 * needed, in its region (emit_region.c). */
#include "cgen/emit_internal.h"

static void prepare(struct emitter *e, const struct core_node *n);

/* ---- branches ---- */

static struct c_expr *emit_settled(struct emitter *e, const struct core_node *n)
{
	return n->truth ? emit_truth(e, n) : emit_value(e, n, emit_need(e, n)->bits);
}

/* Prepares what the nodes inside the branch need from outside. Each call for a branch has a number
 * of its own, a new one of e->searches. */
static void prepare_outside(
	struct emitter *e, const struct emit_branch *branch, const struct core_node *n, unsigned search)
{
	if (!n || e->reached[n->id] == search || n->op == CORE_CONST)
		return;
	e->reached[n->id] = search;
	bool is_way = e->branches[n->id] && !e->branches[n->id]->selects.count; /* see go */
	if (!is_way && (!e->regions[n->id] || !emit_is_inside(e->regions[n->id], branch))) {
		prepare(e, n);
		return;
	}
	prepare_outside(e, branch, n->a, search);
	prepare_outside(e, branch, n->b, search);
	prepare_outside(e, branch, n->c, search);
	prepare_outside(e, branch, n->d, search);
}

/* Are all selects of an inner branch, on this side, just the values of selects of this branch? Then
 * they use the same variables, and need no lines of their own. */
static bool is_handed_on(
	struct emitter *e, const struct emit_branch *branch, unsigned side, const struct core_node *arm)
{
	const struct emit_branch *inner = e->branches[arm->id];
	size_t found = 0;
	if (!inner || !inner->is_statement || e->regions[arm->id] != &branch->sides[side])
		return false;
	VEC_EACH (const struct core_node *, outer, &branch->selects) {
		const struct core_node *it = side ? (*outer)->b : (*outer)->c;
		bool same =
			e->branches[it->id] == inner && emit_need(e, it)->bits == emit_need(e, *outer)->bits;
		found += same && emit_need(e, it)->users == 1;
	}
	return found == inner->selects.count;
}

static void emit_side(struct emitter *e, const struct emit_branch *branch, unsigned side)
{
	VEC_EACH (const struct core_node *, it, &branch->selects) {
		const struct core_node *arm = side ? (*it)->b : (*it)->c;
		if (is_handed_on(e, branch, side, arm))
			e->variables[arm->id] = e->variables[(*it)->id];
	}
	for (size_t i = branch->selects.count; i-- > 0;) { /* the later ones were found first */
		const struct core_node *select = branch->selects.items[i];
		const struct core_node *arm = side ? select->b : select->c;
		prepare(e, arm);
		struct c_expr *variable = e->variables[select->id];
		struct c_expr *value =
			select->truth ? emit_truth(e, arm) : emit_value(e, arm, emit_need(e, select)->bits);
		if (value->kind != C_VARIABLE || value->local != variable->local)
			c_assign(e->c, variable, C_SET, value);
	}
}

static void emit_branch(struct emitter *e, struct emit_branch *branch)
{
	unsigned search = ++e->searches;
	branch->done = true;
	prepare(e, branch->condition);
	/* what is further out was prepared for the outer branch */
	for (size_t i = branch->selects.count; branch->needs_parent && i-- > 0;) {
		prepare_outside(e, branch, branch->selects.items[i]->b, search);
		prepare_outside(e, branch, branch->selects.items[i]->c, search);
	}
	for (size_t i = branch->selects.count; i-- > 0;) {
		const struct core_node *select = branch->selects.items[i];
		if (e->variables[select->id])
			continue; /* it has that of an outer select */
		struct c_local *local =
			c_local_new(e->c, select->truth ? C_BOOL : emit_type(emit_need(e, select)->bits),
				C_PLAIN, emit_name(e, select));
		c_declare(e->c, local, NULL);
		e->variables[select->id] = emit_call_it(e, select, c_variable(e->c, local));
	}
	c_if(e->c, emit_truth(e, branch->condition));
	emit_side(e, branch, 1);
	c_else(e->c);
	emit_side(e, branch, 0);
	c_end(e->c);
}

/* ---- nodes ---- */

static void emit_declaration(struct emitter *e, const struct core_node *n, struct c_expr *value)
{
	bool is_register = n->op == CORE_STATE || n->op == CORE_REGISTER ||
					   (n->op == CORE_AFTER && n->file) ||
					   (n->op == CORE_SOURCE && (n->file || e->program->slots.items[n->slot].file));
	if (is_register && value->kind == C_CAST && emit_bits(e, n) == 32)
		value = value->operands[0]; /* the declaration converts it */
	e->variables[n->id] = value;
	if (value->kind != C_VARIABLE)
		e->variables[n->id] = emit_call_it(e, n,
			c_let(e->c, c_is_truth(value) ? C_BOOL : emit_type(emit_bits(e, n)), emit_name(e, n),
				value));
}

/* Emits the lines that must precede a use of n. */
static void prepare(struct emitter *e, const struct core_node *n)
{
	struct emit_branch *branch = n ? e->branches[n->id] : NULL;
	if (branch && branch->is_statement) {
		if (!branch->done)
			emit_branch(e, branch);
		return;
	}
	if (!n || !emit_need(e, n)->used || n->op == CORE_CONST || e->variables[n->id] ||
		e->prepared[n->id])
		return;
	if (n->op == CORE_LOAD || (n->op == CORE_AFTER && n->slot >= e->event)) {
		e->b->failure = "a word of memory is needed before it is loaded";
		return;
	}
	prepare(e, n->a);
	prepare(e, n->b);
	prepare(e, n->c);
	prepare(e, n->d);
	e->prepared[n->id] = true;
	if (n->op == CORE_ROUND || n->op == CORE_FROM_INT || n->op == CORE_TO_INT)
		emit_rounded(e, n);
	else if (emit_needs_line(e, n))
		emit_declaration(e, n, emit_operation(e, n));
}

/* Computes n, if registers could change its value once they are written. */
static void settle_node(struct emitter *e, const struct core_node *n)
{
	prepare(e, n);
	if (n && n->op != CORE_CONST && !e->variables[n->id] &&
		c_reads(emit_settled(e, n), e->state->local))
		emit_declaration(e, n, emit_settled(e, n));
}

/* ---- events ---- */

/* The number of steps left: the functions that end a kernel continue with these. */
static struct c_expr *steps_left(struct emitter *e)
{
	return e->program->end == CORE_END_TRAP ? emit_int(e, 0) : e->left;
}

/* Returns the result of a function of state, op, x and y (or NULL) and the steps left. */
static void end_with(struct emitter *e, const char *function, struct c_expr *x, struct c_expr *y)
{
	c_return(e->c, c_call(e->c, C_OTHER, function, e->state, e->op, x, y, steps_left(e)));
}

/* state->bad_address */
static struct c_expr *bad_address_of(struct emitter *e)
{
	return c_field(e->c, C_UINT64, e->state, STR("bad_address"));
}

/* state->raised */
static struct c_expr *raised_of(struct emitter *e)
{
	return c_field(e->c, C_EXCEPTION, e->state, STR("raised"));
}

/* What a function returns, or has in its place, where it has raised or is not called. */
static struct c_expr *missing_result(struct emitter *e, const struct core_function *f)
{
	const struct core_node *result = f->program->result;
	return result->truth ? emit_int(e, 0) : emit_number(e, wide_from(0), emit_result_bits(f));
}

/* If the condition holds, leaves the instruction to the slow path. */
static void emit_general(struct emitter *e, struct c_expr *condition)
{
	c_if(e->c, condition);
	end_with(e, "general", NULL, NULL);
	c_end(e->c);
}

static void emit_raise(struct emitter *e, struct c_expr *exception, struct c_expr *address)
{
	if (e->function) {
		c_assign(e->c, raised_of(e), C_SET, exception);
		c_assign(e->c, bad_address_of(e), C_SET, address);
		c_return(e->c, e->program->result ? missing_result(e, e->function) : NULL);
	} else if (e->program->end == CORE_END_RESET)
		c_return(e->c, c_call(e->c, C_OTHER, "raise_reset", e->state, exception, address));
	else
		end_with(e, e->saves ? "raise_back" : "raise_op", exception, address);
}

/* What a called function has raised, which it leaves in the state, ends the instruction. */
static void emit_if_raised(struct emitter *e)
{
	c_if(e->c, raised_of(e));
	if (e->function)
		c_return(e->c, e->program->result ? missing_result(e, e->function) : NULL);
	else
		emit_raise(e, raised_of(e), bad_address_of(e));
	c_end(e->c);
}

/* Names an address, which appears several times in the text. */
static void name_address(struct emitter *e, const struct core_node *n)
{
	prepare(e, n);
	if (n->op != CORE_CONST && !e->variables[n->id])
		emit_declaration(e, n, emit_settled(e, n));
}

/* Does every path through the block raise? Then nothing is stored. */
static bool program_always_raises(const struct core_program *program)
{
	VEC_EACH (struct core_event, it, &program->events)
		if (it->kind == CORE_EVENT_RAISE && !it->condition)
			return true;
	return false;
}

/* A value for a place of so many bits. */
static struct c_expr *emit_stored(struct emitter *e, const struct core_node *n, unsigned bits)
{
	bool narrow = n->truth && bits < 32;
	struct c_expr *value = narrow ? emit_truth(e, n) : emit_value(e, n, bits <= 32 ? 32 : 64);
	return bits < 32 && n->op != CORE_CONST ? c_cast(e->c, emit_type(bits), value) : value;
}

/* A register is assigned before the end of the instruction. */
static void emit_early_write(struct emitter *e, const struct core_write *w)
{
	unsigned bits = w->file ? emit_element_bits(w->file) : emit_bits_for(e->b->isa->counter);
	struct c_expr *value = emit_stored(e, w->value, bits);
	c_assign(e->c, emit_place_now(e, w->file, w->number), C_SET, value);
}

/* Assigns what registers hold that the exception keeps, after all of it is computed. */
static void emit_kept(
	struct emitter *e, const struct core_event *event, const struct exception *exception)
{
	size_t size = e->program->nodes.count * sizeof(struct c_expr *);
	struct c_expr **before = memcpy(arena_alloc(e->arena, size), e->variables, size);
	VEC_EACH (const struct core_write, it, &event->puts)
		if (exception_keeps(exception, it->file))
			settle_node(e, it->value);
	VEC_EACH (const struct core_write, it, &event->puts)
		if (exception_keeps(exception, it->file))
			emit_early_write(e, it);
	memcpy(e->variables, before, size);
}

/* The same, after an access that has raised one of two exceptions. */
static void emit_kept_by_access(
	struct emitter *e, const struct core_event *event, struct c_expr *raised)
{
	const struct exception *by[2];
	core_raised_by(e->b->isa, event, by);
	for (unsigned i = 0; i < 2 && by[i] && event->puts.count; i++) {
		if (by[1])
			c_if(e->c, c_binary(e->c, raised, C_EQ, emit_exception(e, by[i]->index)));
		emit_kept(e, event, by[i]);
		if (by[1])
			c_end(e->c);
	}
}

/* Is n known now, before the next event? */
static bool is_known_now(struct emitter *e, const struct core_node *n)
{
	if (!n || e->variables[n->id] || e->reached[n->id] == e->searches)
		return true;
	e->reached[n->id] = e->searches;
	if (n->op == CORE_LOAD)
		return n->number <= e->event;
	return (n->op != CORE_AFTER || n->slot < e->event) && is_known_now(e, n->a) &&
		   is_known_now(e, n->b) && is_known_now(e, n->c) && is_known_now(e, n->d);
}

/* Reads what a call changes, as far as it is needed later. What is not known yet is read on paths
 * that do not have the call, or else it would be a node AFTER. */
static void settle_registers(struct emitter *e, const struct core_event *event)
{
	VEC_EACH (struct core_node *, it, &e->program->nodes) {
		const struct core_node *n = *it;
		if (!emit_need(e, n)->used || e->variables[n->id] || !emit_reads_put(e, event, n))
			continue;
		e->searches++;
		if (!is_known_now(e, n))
			continue;
		prepare(e, n);
		if (!e->variables[n->id])
			emit_declaration(e, n, emit_operation(e, n));
	}
}

/* If the instruction can raise from event `i` on, registers then get back what they hold now. */
static void save_registers(struct emitter *e, size_t i)
{
	if (e->function || e->saves || !core_needs_saved(e->program, i))
		return;
	e->saves = true;
	c_do(e->c, c_call(e->c, C_OTHER, "save", e->state, e->op));
}

/* Saves registers, and sets those that the call needs on any path. */
static void open_call(struct emitter *e, const struct core_event *event, size_t i)
{
	if (!event->function->in_place)
		return;
	save_registers(e, i);
	VEC_EACH (const struct core_write, it, &event->puts)
		if (!it->condition)
			prepare(e, it->value);
	settle_registers(e, event);
	VEC_EACH (const struct core_write, it, &event->puts)
		if (!it->condition)
			emit_early_write(e, it);
}

/* Opens the block of a conditional event, after what it needs from outside. */
static void open_event(struct emitter *e, const struct core_event *event, size_t i)
{
	const struct core_node *needs[] = { event->bank, event->address,
		e->always_raises ? NULL : event->value, event->arguments[0], event->arguments[1],
		event->arguments[2], event->arguments[3] };
	enum { NEEDS = sizeof needs / sizeof *needs };
	if (event->kind == CORE_EVENT_CALL)
		open_call(e, event, i);
	unsigned search = ++e->searches;
	if (event->kind == CORE_EVENT_STORE)
		name_address(e, event->address);
	if (event->condition) {
		prepare(e, event->condition);
		for (unsigned k = 0; k < NEEDS; k++)
			prepare_outside(e, e->events[i], needs[k], search);
		VEC_EACH (const struct core_write, it, &event->puts)
			prepare_outside(e, e->events[i], it->value, search);
		c_if(e->c, emit_truth(e, event->condition));
	}
	for (unsigned k = 0; k < NEEDS; k++)
		prepare(e, needs[k]);
	VEC_EACH (const struct core_write, it, &event->puts) {
		if (it->condition || (event->kind != CORE_EVENT_CALL && !e->b->quick))
			prepare(e, it->value);
		if (it->condition)
			emit_early_write(e, it);
	}
}

static void close_event(struct emitter *e, const struct core_event *event)
{
	if (event->condition)
		c_end(e->c);
}

static void raised_by_block(struct emitter *e, const struct core_event *event, size_t i)
{
	open_event(e, event, i);
	emit_kept(e, event, e->b->isa->exceptions.items[event->exception]);
	emit_raise(e, emit_exception(e, event->exception), emit_int(e, 0));
	close_event(e, event);
}

/* A call of a function of the event's memory; more: the argument after the size, or NULL. */
static struct c_expr *access_call(
	struct emitter *e, const struct core_event *event, const char *how, struct c_expr *more)
{
	struct c_expr *bank = event->memory->banks ? emit_value(e, event->bank, 64) : NULL;
	struct str memory = c_name_part(e->arena, event->memory->name);
	if (event->width % 8 || event->width > 64 || (event->width & (event->width - 1)))
		e->b->failure = "an access to memory has 8, 16, 32 or 64 bits";
	return c_call(e->c, C_EXCEPTION, arena_printf(e->arena, "mem_%s_%.*s", how, STR_ARG(memory)),
		e->state, bank, emit_value(e, event->address, 64), emit_int(e, event->width / 8), more);
}

/* An access, followed by a raise if it faults; on the fast path, by leaving to the slow path. */
static void emit_memory_access(
	struct emitter *e, const struct core_event *event, const char *how, struct c_expr *more)
{
	struct c_expr *call = access_call(e, event, how, more);
	if (e->b->quick) {
		emit_general(e, c_unary(e->c, '!', call));
		return;
	}
	struct c_expr *raised = c_let(e->c, C_EXCEPTION, STR("raised"), call);
	raised->local->may_merge = true;
	c_if(e->c, raised);
	emit_kept_by_access(e, event, raised);
	emit_raise(e, raised, emit_value(e, event->address, 64));
	c_end(e->c);
}

static void emit_load(struct emitter *e, const struct core_event *event, size_t i)
{
	struct c_local *local = c_local_new(e->c, C_UINT64, C_PLAIN, emit_name(e, event->node));
	struct c_expr *word = c_variable(e->c, local), *zero = c_constant(e->c, C_INT, 0);
	if (event->condition)
		c_declare(e->c, local, zero);
	open_event(e, event, i);
	if (!event->condition)
		c_declare(e->c, local, e->b->quick ? NULL : zero);
	emit_memory_access(e, event, e->b->quick ? "take" : "read", c_unary(e->c, '&', word));
	close_event(e, event);
	e->variables[event->node->id] =
		emit_need(e, event->node)->bits == 64 ? word : c_cast(e->c, C_UINT32, word);
}

/* Checks a store and puts it off: the state keeps it. */
static void emit_put_off(struct emitter *e, const struct core_event *event, size_t i)
{
	save_registers(e, i);
	open_event(e, event, i);
	struct c_expr *bank = event->memory->banks ? emit_value(e, event->bank, 64) : NULL;
	struct str memory = c_name_part(e->arena, event->memory->name);
	c_do(e->c, c_call(e->c, C_OTHER, arena_printf(e->arena, "mem_put_off_%.*s", STR_ARG(memory)),
				   e->state, bank, emit_value(e, event->address, 64), emit_int(e, event->width / 8),
				   emit_value(e, event->value, 64)));
	emit_if_raised(e);
	close_event(e, event);
}

/* Event i is a call where a condition holds, and nothing is left to do then but to jump to where
 * the function has set the program counter: ends the kernel there. */
static void end_after_call(struct emitter *e, const struct core_event *event, size_t i)
{
	const struct core_program *program = e->program;
	const struct core_node *n = program->pc, *when = event->condition;
	if (!when || e->function || program->end != CORE_END_NEXT || i + 1 < program->events.count ||
		program->writes.count || program->halt || program->cycles || core_puts_off(program) || !n ||
		!emit_is_way(e, n))
		return;
	bool is_opposite = when->op == CORE_NOT && when->a == n->a;
	const struct core_node *jump = is_opposite ? n->c : n->b;
	if ((when != n->a && !is_opposite) || jump->op != CORE_AFTER || jump->slot != i)
		return;
	end_with(e, "jump", emit_value(e, jump, 64), NULL);
	e->rest = is_opposite ? n->b : n->c;
}

/* Is event i the last one, a call without a value before stores that were put off? Then what it
 * raises is found where these are carried out: of an instruction that raises none is. */
static bool is_before_stores(const struct emitter *e, const struct core_event *event, size_t i)
{
	return core_puts_off(e->program) && !e->function && !event->node &&
		   i + 1 == e->program->events.count;
}

/* The function of the specification has the value of its node. */
static void emit_call_event(struct emitter *e, const struct core_event *event, size_t i)
{
	struct core_function *f = event->function;
	struct c_local *local =
		event->node ? c_local_new(e->c, emit_result_type(e, f), C_PLAIN, emit_name(e, event->node))
					: NULL;
	struct c_expr *value = local ? emit_call_it(e, event->node, c_variable(e->c, local)) : NULL;
	if (local && event->condition)
		c_declare(e->c, local, missing_result(e, f));
	open_event(e, event, i);
	struct c_expr *call = emit_call_of(e, f, event->arguments);
	if (!local)
		c_do(e->c, call);
	else if (event->condition)
		c_assign(e->c, value, C_SET, call);
	else
		c_declare(e->c, local, call);
	if (f->raises && !is_before_stores(e, event, i))
		emit_if_raised(e);
	end_after_call(e, event, i);
	close_event(e, event);
	if (local)
		e->variables[event->node->id] = emit_returned(e, event->node, value);
}

/* Is event i the only store, and the last event? Then it need not be checked in advance. */
static bool is_last(const struct core_program *program, size_t i)
{
	for (size_t k = 0; k < i; k++)
		if (program->events.items[k].kind == CORE_EVENT_STORE)
			return false;
	return i + 1 == program->events.count;
}

static void emit_events(struct emitter *e)
{
	const struct core_program *program = e->program;
	const bool puts_off = e->b->in_place || core_puts_off(program);
	for (size_t i = 0; i < program->events.count; e->event = ++i) {
		const struct core_event *event = &program->events.items[i];
		if (event->kind == CORE_EVENT_LEAVE) {
			prepare(e, event->condition);
			emit_general(e, emit_truth(e, event->condition));
		} else if (event->kind == CORE_EVENT_RAISE) {
			raised_by_block(e, event, i);
			if (!event->condition)
				return;
		} else if (event->kind == CORE_EVENT_LOAD) {
			emit_load(e, event, i);
		} else if (event->kind == CORE_EVENT_CALL) {
			emit_call_event(e, event, i);
		} else if (puts_off && !e->always_raises) {
			emit_put_off(e, event, i);
		} else if (e->b->quick || !is_last(program, i)) {
			open_event(e, event, i);
			emit_memory_access(e, event, e->b->quick ? "can_put" : "check_write", NULL);
			close_event(e, event);
		}
	}
}

static bool is_fixed_jump(const struct emitter *e, const struct core_node *n);

/* Is nothing between the stores that were put off and the next instruction, whose place is not
 * kept in the record? */
static bool ends_with_stores(const struct emitter *e)
{
	const struct core_program *program = e->program;
	return core_puts_off(program) && e->saves && program->end == CORE_END_NEXT &&
		   !program->writes.count && !program->halt && !sem_counts_cycles(e->b->isa) &&
		   !(program->pc && (emit_is_way(e, program->pc) || is_fixed_jump(e, program->pc)));
}

static void emit_stores(struct emitter *e)
{
	if (ends_with_stores(e))
		return; /* by the function that ends it */
	if (core_puts_off(e->program)) {
		c_do(e->c, c_call(e->c, C_OTHER, "mem_carry_out", e->state));
		emit_if_raised(e);
		return;
	}
	for (size_t i = 0; i < e->program->events.count; i++) {
		const struct core_event *event = &e->program->events.items[i];
		if (event->kind != CORE_EVENT_STORE)
			continue;
		open_event(e, event, i);
		struct c_expr *value = emit_value(e, event->value, 64);
		if (e->b->quick)
			c_do(e->c, access_call(e, event, "put", value));
		else
			emit_memory_access(e, event, "write", value);
		close_event(e, event);
	}
}

/* ---- writes ---- */

/* What is written where the condition holds: a choice expressed in place is none there. */
static const struct core_node *value_written(const struct emitter *e, const struct core_write *w)
{
	const struct emit_branch *branch = e->branches[w->value->id];
	bool in_place = !e->variables[w->value->id] && branch && !branch->is_statement;
	if (!w->condition || !in_place)
		return w->value;
	bool is_opposite = w->condition->op == CORE_NOT && w->condition->a == w->value->a;
	return w->value->a == w->condition ? w->value->b : is_opposite ? w->value->c : w->value;
}

static void emit_write(struct emitter *e, const struct core_write *w)
{
	unsigned bits = emit_element_bits(w->file);
	struct c_expr *place = emit_file(e, emit_type(bits), w->file);
	if (w->file->kind != FILE_STATE)
		place = c_element(e->c, place,
			w->place == CORE_TO_SLOT    ? emit_slot(e, w->slot)
			: w->place == CORE_TO_STATE ? emit_int(e, w->number)
										: emit_value(e, w->index, 64));
	const struct core_node *value = value_written(e, w);
	struct c_expr *name = NULL;
	int64_t number;
	if (w->file->values && core_is_number(value, &number))
		name = emit_enumerator(e, (struct emit_value_name){ w->file->values,
									  type_find_value(w->file->values, (uint64_t)number) });
	c_assign(e->c, place, C_SET, name ? name : emit_stored(e, value, bits));
}

/* Consecutive writes with the same condition share an if. */
static void emit_writes(struct emitter *e)
{
	const struct core_program *program = e->program;
	const struct core_node *open = NULL;
	VEC_EACH (struct core_write, it, &program->writes) {
		if (open && it->condition != open)
			c_end(e->c);
		if (it->condition && it->condition != open)
			c_if(e->c, emit_truth(e, it->condition));
		open = it->condition;
		emit_write(e, it);
	}
	if (open)
		c_end(e->c);
}

static void emit_cycles(struct emitter *e)
{
	struct c_expr *more = NULL;
	if (e->program->end == CORE_END_PREFIX || !sem_counts_cycles(e->b->isa))
		return;
	if (e->program->end == CORE_END_NEXT)
		more = c_field(e->c, C_OTHER, e->op, STR("cycles"));
	if (e->program->cycles) {
		struct c_expr *own = more;
		more = emit_value(e, e->program->cycles, 64);
		more = own ? c_binary(e->c, own, C_ADD, more) : more;
	}
	if (more)
		c_assign(e->c, c_field(e->c, C_UINT64, e->state, STR("cycles")), C_ADD, more);
}

/* ---- the next instruction ---- */

static void settle_way(struct emitter *e, const struct core_node *n)
{
	if (!n || !emit_is_way(e, n)) {
		settle_node(e, n);
		return;
	}
	settle_node(e, n->a);
	settle_way(e, n->b);
	settle_way(e, n->c);
}

/* Where execution continues: after a trap that does not jump, at the same instruction. */
static struct c_expr *next_address(struct emitter *e)
{
	if (e->program->pc)
		return emit_value(e, e->program->pc, 64);
	return e->program->end == CORE_END_TRAP ? c_field(e->c, C_UINT64, e->op, STR("pc"))
											: c_call(e->c, C_UINT64, "next_pc", e->op);
}

static void go_on(struct emitter *e)
{
	struct c_expr *units = e->program->units == CORE_UNITS_VARY
							   ? c_field(e->c, C_OTHER, e->op, STR("units"))
							   : emit_int(e, e->program->units);
	struct c_expr *next = c_binary(e->c, e->op, C_ADD, units);
	if (e->program->end == CORE_END_TRAP)
		c_return(e->c, e->op);
	else if (e->program->end == CORE_END_PREFIX)
		end_with(e, "go_on_prefixed", NULL, NULL);
	else if (ends_with_stores(e))
		c_return(e->c, c_call(e->c, C_OTHER, "store_and_go_on", e->state, e->op, next, e->left));
	else
		c_return(e->c, c_call(e->c, C_OTHER, "go_on", e->state, next, e->left));
}

static unsigned count_jumps(const struct emitter *e, const struct core_node *n)
{
	if (n && emit_is_way(e, n))
		return count_jumps(e, n->b) + count_jumps(e, n->c);
	return n && n->op != CORE_NEXT_PC;
}

/* The record can cache the target of one jump. */
static bool is_fixed_jump(const struct emitter *e, const struct core_node *n)
{
	return e->program->end == CORE_END_NEXT && count_jumps(e, e->program->pc) == 1 &&
		   emit_is_fixed(e, n);
}

static void go(struct emitter *e, const struct core_node *n)
{
	if (!n || (n->op == CORE_NEXT_PC && e->program->end == CORE_END_NEXT)) {
		go_on(e);
		return;
	}
	if (!emit_is_way(e, n)) {
		prepare(e, n);
		end_with(e,
			ends_with_stores(e)   ? "store_and_jump"
			: is_fixed_jump(e, n) ? "jump_fixed"
								  : "jump",
			emit_value(e, n, 64), NULL);
		return;
	}
	struct emit_branch *branch = e->branches[n->id];
	unsigned search = ++e->searches;
	prepare(e, n->a);
	prepare_outside(e, branch, n->b, search);
	prepare_outside(e, branch, n->c, search);
	c_if(e->c, emit_truth(e, n->a));
	go(e, n->b);
	c_end(e->c);
	go(e, n->c);
}

static void emit_end(struct emitter *e)
{
	struct core_program *program = e->program;
	struct c_body *c = e->c;
	if (program->end == CORE_END_RESET) {
		if (program->pc)
			c_assign(c, c_field(c, C_UINT64, e->state, STR("pc")), C_SET,
				emit_value(e, program->pc, 64));
		c_return(c, c_symbol(c, C_BOOL, STR("true")));
		return;
	}
	if (program->halt) {
		c_if(c, emit_truth(e, program->halt));
		c_return(c, c_call(c, C_OTHER, "halt", e->state, next_address(e), steps_left(e)));
		c_end(c);
	}
	go(e, e->rest ? e->rest : program->pc);
}

/* ---- the whole function ---- */

/* A prefix is undone by resetting the transient registers, so it must have no other effect. */
static void check_prefix(struct emitter *e)
{
	const struct core_program *program = e->program;
	VEC_EACH (struct core_write, it, &program->writes)
		if (!it->file->transient)
			e->b->failure = "a prefix writes a register that is not Transient";
	VEC_EACH (struct core_event, it, &program->events)
		if (it->kind == CORE_EVENT_STORE)
			e->b->failure = "a prefix stores to memory";
	if (program->pc || program->halt || program->cycles)
		e->b->failure = "a prefix jumps, halts or adds cycles";
}

static void settle_writes(struct emitter *e)
{
	VEC_EACH (struct core_write, it, &e->program->writes) {
		settle_node(e, it->value);
		settle_node(e, it->index);
		settle_node(e, it->condition);
	}
}

/* Assigns registers what the function has assigned itself. */
static void emit_in_place(struct emitter *e)
{
	const struct core_program *program = e->program;
	const struct core_write pc = { .value = program->pc };
	settle_writes(e);
	if (program->result)
		settle_node(e, program->result);
	settle_node(e, program->pc);
	emit_writes(e);
	if (program->pc)
		emit_early_write(e, &pc);
}

void emit_machine_result(struct emitter *e)
{
	emit_place_nodes(e);
	emit_events(e);
	if (e->b->in_place)
		emit_in_place(e);
	if (!e->program->result)
		return;
	prepare(e, e->program->result);
	c_return(e->c, emit_settled(e, e->program->result));
}

void emit_machine(struct emitter *e)
{
	struct core_program *program = e->program;
	if (program->end == CORE_END_PREFIX)
		check_prefix(e);
	emit_place_nodes(e);
	e->always_raises = program_always_raises(program);
	emit_events(e);
	if (e->always_raises)
		return;
	settle_writes(e);
	settle_node(e, program->cycles);
	settle_node(e, program->halt);
	if (program->writes.count || program->halt || program->end != CORE_END_NEXT)
		settle_way(e, program->pc);
	emit_stores(e);
	emit_writes(e);
	emit_cycles(e);
	emit_end(e);
}
