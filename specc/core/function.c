/* SPDX-License-Identifier: MIT */
/* Functions of the specification that stay functions: which do, and their programs.
 * A call is inlined first. It becomes a node of its own if the function has only a value, which
 * depends on nothing but its arguments and, in a machine, registers and memory, and if its body is
 * not a lot shorter for these arguments than for any others. What operand modes have written to
 * registers that the function reads is passed to it. In a machine, what it loads and raises can end
 * the instruction: then the call is an event of the caller. */
#include "core/internal.h"

#include <limits.h>

void core_frame_open(
	struct core_run *r, struct core_frame *f, struct sem_scope *scope, unsigned depth)
{
	*f = (struct core_frame){ .returns = NULL };
	sem_frame_open(&r->x, &f->run, scope, depth);
	f->run.way->path = core_truth(r->b, true);
}

/* ---- arguments ---- */

/* The type of C for numbers of the range; 0 bits: there is none. */
static struct core_passed passed_range(const struct sem_range *range)
{
	static const unsigned sizes[] = { 32, 64, 128 };
	struct core_passed passed = { .is_signed = wide_is_negative(range->lo) };
	unsigned low = wide_length(range->lo), high = wide_length(range->hi);
	unsigned bits = (passed.is_signed && low > high ? low : high) + passed.is_signed;
	for (size_t i = 0; i < sizeof sizes / sizeof *sizes && !passed.bits; i++)
		passed.bits = bits <= sizes[i] ? sizes[i] : 0;
	return passed;
}

static struct core_passed passed_as(const struct core_value *v, const struct sem_value *fact)
{
	struct core_passed passed = { .bits = 0 };
	bool is_number = fact && fact->kind == SEM_KIND_INT; /* also of calls with a truth value */
	if (v->kind == CORE_BOOL && !is_number)
		return (struct core_passed){ .truth = true, .bits = 1 };
	if (v->kind == CORE_FLOAT)
		return (struct core_passed){ .is_float = true, .bits = 32 };
	if (core_has_node(v) && !v->node->large)
		passed = passed_range(&v->node->range);
	if (!core_has_node(v) || !is_number)
		return passed;
	struct core_passed proved = passed_range(&fact->range);
	return proved.bits && (!passed.bits || proved.bits < passed.bits) ? proved : passed;
}

static struct sem_range range_of_passed(const struct core_passed *passed)
{
	if (!passed->is_signed)
		return range_bits(passed->bits);
	struct wide end = wide_power(passed->bits - 1);
	return range_of(wide_neg(end), wide_sub(end, wide_from(1)));
}

/* What the parameter can hold: what all calls pass, if that is proved to be of the type. */
static struct sem_range range_of_parameter(
	const struct core_passed *passed, const struct sem_value *fact)
{
	struct sem_range range = range_of_passed(passed);
	bool within = fact && fact->kind == SEM_KIND_INT && !passed->truth && !passed->is_float &&
				  range_within(&fact->range, range.lo, range.hi);
	return within ? fact->range : range;
}

/* Is it a modifier with this known value? */
static bool is_word(const struct core_value *v)
{
	return v->kind == CORE_CHOSEN && v->word;
}

/* Adds the value of a modifier to the key, or an argument to those that are passed; false: it
 * cannot be passed. */
static bool add_argument(struct buffer *key, struct core_function *made, const struct core_value *v,
	const struct sem_value *fact)
{
	if (is_word(v)) {
		const struct type *type = v->modifier ? v->modifier->field->type : NULL;
		buffer_printf(key, " .%.*s %p", STR_ARG(v->word->text), (const void *)type);
		return true;
	}
	struct core_passed passed = passed_as(v, fact);
	if (!passed.bits || made->count == CORE_MAX_PARAMETERS)
		return false;
	made->ranges[made->count] = range_of_parameter(&passed, fact);
	made->passed[made->count++] = passed;
	return true;
}

static bool add_change(
	struct buffer *key, struct core_function *made, const struct core_write *change)
{
	struct core_passed number = { .bits = 32 }, value = passed_range(&change->value->range);
	if (change->value->truth || !value.bits || made->count + 2 > CORE_MAX_PARAMETERS)
		return false;
	buffer_printf(key, " after %p", (const void *)change->file);
	made->ranges[made->count] = range_of_passed(&number);
	made->passed[made->count++] = number;
	made->ranges[made->count] = range_of_passed(&value);
	made->passed[made->count++] = value;
	return true;
}

static bool is_same_passed(const struct core_function *f, const struct core_function *wanted)
{
	return f->count == wanted->count && memcmp(f->passed, wanted->passed, sizeof f->passed) == 0;
}

/* ---- its program ---- */

/* A copy that lives as long as the function. */
static struct core_value kept_word(struct arena *arena, const struct core_value *v)
{
	struct core_value kept = *v;
	if (v->modifier) {
		struct core_modifier *modifier = ARENA_NEW(arena, struct core_modifier);
		*modifier = *v->modifier;
		kept.modifier = modifier;
	}
	return kept;
}

static struct core_value parameter_value(
	struct core_builder *b, const struct core_function *made, unsigned i)
{
	const struct core_passed *passed = &made->passed[i];
	if (!core_is_parameter(made, i))
		return core_of(CORE_INT, core_wide_number(b, made->ranges[i].lo), 0);
	struct core_node leaf = { .op = CORE_PARAM,
		.slot = i,
		.truth = passed->truth,
		.varying = b->lanes > 1,
		.width = passed->bits,
		.range = made->ranges[i],
		.name = made->names[i] };
	struct core_node *node = core_leaf(b, &leaf);
	return passed->truth      ? core_of(CORE_BOOL, node, 1)
		   : passed->is_float ? core_of(CORE_FLOAT, node, 32)
							  : core_of(CORE_INT, node, 0);
}

static bool is_of_registers(const struct core_node *n)
{
	return n->op == CORE_STATE || n->op == CORE_REGISTER;
}

static bool is_of_op(const struct core_node *n)
{
	return n->op == CORE_PC || n->op == CORE_NEXT_PC;
}

/* Can the node be computed from parameters alone and, in a machine, registers; and in place?
 * Outside of machines, all rounding of floats is a loop over lanes, also over one. */
static bool is_plain(const struct core_builder *b, const struct core_node *n)
{
	if (b->in_place && (n->op == CORE_REGISTER || n->op == CORE_AFTER))
		return n->op == CORE_AFTER; /* a register by its number reads as before the instruction */
	bool rounds = n->op == CORE_ROUND || n->op == CORE_FROM_INT || n->op == CORE_TO_INT;
	return n->op == CORE_CONST || n->op == CORE_PARAM || n->op == CORE_CALL ||
		   (b->end != CORE_END_NONE && (is_of_registers(n) || is_of_op(n) || n->op == CORE_LOAD)) ||
		   (n->op >= CORE_ADD && n->op <= CORE_FMAX && (!rounds || b->end != CORE_END_NONE));
}

static void run_function(struct core_run *r, struct core_function *made, struct sem_scope *scope,
	const struct core_invocation *c)
{
	struct core_frame f;
	unsigned passed = 0;
	core_frame_open(r, &f, scope, 1);
	f.entered = core_truth(r->b, true);
	for (size_t i = 0; i < c->count; i++) {
		if (!is_word(&c->arguments[i]))
			made->names[passed] = scope->symbols.items[i]->name;
		if (made->function->is_made)
			made->about[passed] = made->function->about[i];
		core_values(&f)[i] = is_word(&c->arguments[i]) ? kept_word(r->b->arena, &c->arguments[i])
													   : parameter_value(r->b, made, passed++);
	}
	VEC_EACH (struct core_write, it, &c->changes) {
		struct core_write change = { .place = CORE_TO_REGISTER, .file = it->file };
		made->names[passed] = STR("changed");
		made->about[passed] = str_printf(r->b->functions->arena,
			"the number of a register of %.*s that the instruction has changed, or 0xffffffff",
			STR_ARG(it->file->name));
		change.index = parameter_value(r->b, made, passed++).node;
		made->names[passed] = STR("content");
		made->about[passed] = STR("what that register holds");
		change.value = parameter_value(r->b, made, passed++).node;
		VEC_PUSH(r->b->arena, &r->numbered, change);
	}
	sem_execute(&r->x, &f.run, &made->function->block->body);
	if (f.run.way->live && made->in_place)
		core_leave(r, &f);
	sem_frame_close(&f.run);
	if (made->in_place) {
		bool can = !r->b->failure && core_end_in_place(r, made, &f);
		if (can && r->b->program->result)
			made->result = passed_as(&f.result, NULL);
		if (!can || (r->b->program->result && !made->result.bits))
			r->b->failure = "it cannot work in place";
		return;
	}
	bool pure = f.after && r->numbered.count == c->changes.count;
	for (size_t i = 0; pure && i < r->registers.count; i++)
		pure = !f.after[i].value;
	if (!r->b->failure && pure && f.run.returns && core_has_node(&f.result)) {
		made->result = passed_as(&f.result, NULL);
		r->b->program->result = f.result.node;
	}
}

/* Nodes that the plan uses and that compute something. */
static unsigned operations_of(const struct core_program *program)
{
	unsigned count = 0;
	VEC_EACH (struct core_node *, it, &program->nodes)
		count += core_need_of(&program->plan, *it)->used && (*it)->a;
	return count;
}

static bool is_whole_program(const struct core_builder *b, const struct core_program *program)
{
	if (program->raises.count || (program->result && program->result->large))
		return false;
	if (!b->in_place && (!program->result || program->writes.count))
		return false;
	VEC_EACH (struct core_event, it, &program->events)
		if ((it->kind == CORE_EVENT_STORE && !b->in_place) ||
			(it->kind == CORE_EVENT_RAISE && !it->condition) || core_event_keeps(b->isa, it))
			return false;
	VEC_EACH (struct core_node *, it, &program->nodes)
		if (core_need_of(&program->plan, *it)->used && !is_plain(b, *it))
			return false;
	return true;
}

unsigned core_event_stores(const struct core_event *event)
{
	return event->kind == CORE_EVENT_CALL ? event->function->stores
										  : event->kind == CORE_EVENT_STORE;
}

bool core_puts_off(const struct core_program *program)
{
	VEC_EACH (struct core_event, it, &program->events)
		if (it->kind == CORE_EVENT_CALL && it->function->stores)
			return true;
	return false;
}

/* What its events can do. */
static void note_events(struct core_function *made)
{
	VEC_EACH (struct core_event, it, &made->program->events) {
		made->raises = made->raises || it->kind != CORE_EVENT_CALL || it->function->raises;
		made->stores += core_event_stores(it);
	}
}

/* Builds the program of a function; it stays NULL if the function has to be inlined. */
static void build_function(struct core_run *r, struct core_function *made, struct sem_scope *scope,
	const struct core_invocation *c)
{
	const struct core_choice none = { .plain = true };
	struct core_builder b = { .arena = r->b->functions->arena,
		.isa = r->b->isa,
		.lanes = r->b->lanes,
		.end = r->b->end == CORE_END_NONE ? CORE_END_NONE : CORE_END_NEXT,
		.facts = r->b->facts,
		.functions = r->b->functions,
		.in_function = true,
		.in_place = made->in_place };
	struct core_run run = { .b = &b, .root = scope, .choice = &none };
	b.program = ARENA_NEW(b.arena, struct core_program);
	b.program->end = b.end;
	run.x = (struct sem_execution){ .domain = r->x.domain, .user = &run, .arena = b.arena };
	run_function(&run, made, scope, c);
	if (b.failure || (run.registers.count && b.end == CORE_END_NONE) ||
		(!made->in_place && (!b.program->result || !made->result.bits)))
		return;
	core_plan(&b, b.program);
	if (b.failure || !is_whole_program(&b, b.program))
		return;
	made->program = b.program;
	made->operations = operations_of(b.program);
	made->cost = core_cost(b.program);
	VEC_EACH (struct core_node *, it, &b.program->nodes) {
		const struct core_need *need = core_need_of(&b.program->plan, *it);
		const struct core_function *called = (*it)->function;
		if ((*it)->op == CORE_PARAM)
			made->demand[(*it)->slot] = need->demand;
		made->reads_state = made->reads_state || (need->used && is_of_registers(*it)) ||
							(need->used && called && called->reads_state);
		made->reads_op = made->reads_op || (need->used && is_of_op(*it)) ||
						 (need->used && called && called->reads_op);
	}
	made->reads_state = made->reads_state || b.program->events.count;
	note_events(made);
	if (made->in_place)
		core_note_touched(b.arena, made);
}

/* ---- which function ---- */

/* The low bits that the function needs of a parameter that can hold any number: its own program can
 * need fewer, as it is for numbers of a range. */
static unsigned demand_of_any(struct core_run *r, struct core_function *f, unsigned i,
	struct sem_scope *scope, const struct core_invocation *c)
{
	struct core_function any = *f;
	if (f->demand_of_any)
		return f->demand_of_any[i];
	any.program = NULL;
	for (unsigned k = 0; k < any.count; k++) {
		if (any.passed[k].truth || any.passed[k].is_float)
			continue;
		any.passed[k] = (struct core_passed){ .is_signed = true, .bits = 128 };
		any.ranges[k] = range_of_passed(&any.passed[k]);
	}
	build_function(r, &any, scope, c);
	unsigned *demand = ARENA_ARRAY(r->b->functions->arena, unsigned, CORE_MAX_PARAMETERS);
	for (unsigned k = 0; k < any.count; k++)
		demand[k] = any.program ? any.demand[k] : UINT_MAX;
	f->demand_of_any = demand;
	return demand[i];
}

/* Can an argument of the type be passed to this parameter? */
static bool is_taken(const struct core_function *f, unsigned i, const struct core_passed *passed)
{
	const struct core_passed *is = &f->passed[i];
	if (is->truth || is->is_float || passed->truth || passed->is_float)
		return is->truth == passed->truth && is->is_float == passed->is_float;
	return passed->is_signed == is->is_signed ? passed->bits <= is->bits
											  : !passed->is_signed && passed->bits < is->bits;
}

/* Does the function, for parameters of other types, do for these? */
static bool does_for(struct core_run *r, struct core_function *f,
	const struct core_function *wanted, struct sem_scope *scope, const struct core_invocation *c)
{
	bool does = f->count == wanted->count && f->program;
	for (unsigned i = 0; does && i < f->count; i++) {
		bool is_number = !f->passed[i].truth && !f->passed[i].is_float &&
						 !wanted->passed[i].truth && !wanted->passed[i].is_float;
		does = is_taken(f, i, &wanted->passed[i]) ||
			   (is_number && f->demand[i] <= f->passed[i].bits &&
				   demand_of_any(r, f, i, scope, c) <= f->passed[i].bits);
	}
	return does;
}

/* "_64": the widths of the parameters that differ from those of the other function. */
static struct str differing_widths(
	struct arena *arena, const struct core_function *f, const struct core_function *other)
{
	struct buffer out = buffer_new(arena);
	unsigned last = 0;
	for (unsigned i = 0; f->function == other->function && i < f->count && i < other->count; i++) {
		unsigned bits = f->passed[i].bits;
		if (bits != other->passed[i].bits && bits != last)
			buffer_printf(&out, "_%u", last = bits);
	}
	return buffer_str(&out);
}

void core_name_function(struct core_functions *all, struct core_function *f)
{
	if (f->name.length)
		return;
	struct str wanted =
		str_printf(all->arena, "fn_%.*s%.*s", STR_ARG(f->function->called), STR_ARG(f->end));
	const struct core_function *other = str_map_get(&all->names, wanted);
	if (other)
		wanted = str_printf(all->arena, "%.*s%.*s", STR_ARG(wanted),
			STR_ARG(differing_widths(all->arena, f, other)));
	f->name = wanted;
	for (unsigned i = 2; str_map_get(&all->names, f->name); i++)
		f->name = str_printf(all->arena, "%.*s_%u", STR_ARG(wanted), i);
	str_map_put(&all->names, f->name, f);
}

/* For which values of modifiers it is. */
static void set_words(struct core_functions *all, struct core_function *made,
	const struct sem_scope *scope, const struct core_value *arguments, size_t count)
{
	struct buffer text = buffer_new(all->arena), end = buffer_new(all->arena);
	for (size_t i = 0; i < count; i++) {
		if (!is_word(&arguments[i]))
			continue;
		struct str word = arguments[i].word->text;
		buffer_printf(
			&text, ", %.*s is .%.*s", STR_ARG(scope->symbols.items[i]->name), STR_ARG(word));
		buffer_printf(&end, "_%.*s", STR_ARG(word));
	}
	made->words = buffer_str(&text);
	made->end = buffer_str(&end);
}

static const struct sem_value *fact_of_parameter(
	const struct core_run *r, const struct sem_function *function, size_t i)
{
	const struct sem_facts *facts = r->b->facts;
	return facts && !facts->incomplete ? sem_fact_of_symbol(facts, function->block, i) : NULL;
}

/* Adds a function, unless one has the same body, which is then called for both. */
static struct core_function *shared_function(struct core_run *r, struct core_function *made)
{
	struct core_functions *all = r->b->functions;
	struct buffer body = buffer_new(r->b->arena);
	core_print_function(&body, r->b->isa, made);
	all->bodies.arena = all->arena;
	made->same = str_map_get(&all->bodies, buffer_str(&body));
	if (made->same) {
		made->same->also = str_printf(all->arena, "%.*s; %.*s%.*s", STR_ARG(made->same->also),
			STR_ARG(made->function->name), STR_ARG(made->words));
		return made->same;
	}
	str_map_put(&all->bodies, str_copy(all->arena, buffer_str(&body)), made);
	VEC_PUSH(all->arena, &all->list, made);
	made->number = (unsigned)all->list.count;
	return made;
}

struct core_function *core_instance_of(struct core_run *r, const struct core_invocation *c)
{
	struct core_functions *all = r->b->functions;
	struct core_function made = { .function = c->function, .in_place = c->in_place };
	struct sem_scope *scope = sem_function_scope(r->root->run, c->function);
	struct buffer key = buffer_new(r->b->arena);
	buffer_printf(&key, "%p%s", (const void *)c->function, c->in_place ? " in place" : "");
	for (size_t i = 0; i < c->count; i++)
		if (!add_argument(&key, &made, &c->arguments[i], fact_of_parameter(r, c->function, i)))
			return NULL;
	VEC_EACH (struct core_write, it, &c->changes)
		if (!add_change(&key, &made, it))
			return NULL;
	if (!made.count && !made.in_place)
		return NULL;
	struct core_function *first = str_map_get(&all->known, buffer_str(&key)), *it = first;
	while (it && !(it->program ? does_for(r, it, &made, scope, c) : is_same_passed(it, &made)))
		it = it->next;
	if (it)
		return it->same ? it->same : it;
	it = ARENA_NEW(all->arena, struct core_function);
	*it = made;
	it->next = first;
	str_map_put(&all->known, str_copy(all->arena, buffer_str(&key)), it);
	build_function(r, it, scope, c);
	set_words(all, it, scope, c->arguments, c->count);
	if (c->changes.count)
		it->end = str_printf(all->arena, "%.*s_after", STR_ARG(it->end));
	return it->program ? shared_function(r, it) : it;
}

/* ---- calls ---- */

/* Marks what the arguments are made of; a body is what is not. */
static bool is_argument(const struct core_value *arguments, size_t count, const struct core_node *n)
{
	for (size_t i = 0; i < count; i++)
		if (core_has_node(&arguments[i]) && arguments[i].node == n)
			return true;
	return false;
}

struct body {
	const struct core_value *arguments;
	size_t count;
	unsigned operations, most;
	VEC(const struct core_node *) seen;
};

static void count_body(struct core_run *r, struct body *body, const struct core_node *n)
{
	if (!n || !n->a || body->operations > body->most ||
		is_argument(body->arguments, body->count, n))
		return;
	VEC_EACH (const struct core_node *, it, &body->seen)
		if (*it == n)
			return;
	VEC_PUSH(r->b->arena, &body->seen, n);
	body->operations++;
	count_body(r, body, n->a);
	count_body(r, body, n->b);
	count_body(r, body, n->c);
	count_body(r, body, n->d);
}

bool core_is_short_body(struct core_run *r, const struct core_value *arguments, size_t count,
	struct core_node *const *roots, size_t root_count, unsigned most)
{
	struct body body = { .arguments = arguments, .count = count, .most = most };
	for (size_t i = 0; i < root_count; i++)
		count_body(r, &body, roots[i]);
	return body.operations <= most;
}

/* Does the inlined body have far fewer operations than the function? */
static bool is_shorter(struct core_run *r, const struct core_function *made,
	const struct core_value *arguments, size_t count, struct core_node *inlined)
{
	return core_is_short_body(
		r, arguments, count, (struct core_node *[]){ inlined }, 1, made->operations * 3 / 4);
}

static struct core_node *argument_node(
	struct core_run *r, const struct core_passed *passed, const struct core_value *v)
{
	if (passed->truth)
		return core_as_truth(r->b, v->node);
	struct core_node *n = core_as_number(r->b, v->node);
	struct sem_range range = range_of_passed(passed);
	if (range_within(&n->range, range.lo, range.hi))
		return n;
	return passed->is_signed ? core_extend(r->b, n, passed->bits)
							 : core_extract(r->b, n, 0, passed->bits);
}

/* The number of the register that a change is of; if it is not made, that of none. */
static struct core_node *changed_number(struct core_run *r, const struct core_write *change)
{
	struct core_node *none = core_number(r->b, UINT32_MAX);
	if (!change->condition)
		return change->index;
	struct core_node *number = core_select(r->b, change->condition, change->index, none);
	core_hint(r->b, number, (struct core_hint){ .text = STR("changed"), .is_last = true });
	return number;
}

void core_set_arguments(struct core_run *r, const struct core_function *made,
	const struct core_invocation *c, struct core_node **arguments)
{
	unsigned passed = 0;
	for (size_t i = 0; i < c->count; i++)
		if (!is_word(&c->arguments[i])) {
			arguments[passed] = argument_node(r, &made->passed[passed], &c->arguments[i]);
			passed++;
		}
	VEC_EACH (struct core_write, it, &c->changes) {
		arguments[passed++] = changed_number(r, it);
		arguments[passed++] = it->value;
	}
}

struct core_node core_node_of_call(
	enum core_op op, struct core_function *made, const struct core_node *inlined)
{
	return (struct core_node){ .op = op,
		.function = made,
		.truth = inlined->truth,
		.width = made->result.bits,
		.range = inlined->range };
}

static struct core_value call_of(struct core_run *r, struct core_function *made,
	const struct core_invocation *c, struct core_value inlined)
{
	struct core_node *operands[CORE_MAX_PARAMETERS] = { NULL };
	struct core_node node = core_node_of_call(CORE_CALL, made, inlined.node);
	core_set_arguments(r, made, c, operands);
	for (unsigned i = 0; i < CORE_MAX_PARAMETERS && operands[i]; i++)
		node.varying = node.varying || operands[i]->varying;
	node.a = operands[0];
	node.b = operands[1];
	node.c = operands[2];
	node.d = operands[3];
	inlined.node = core_leaf(r->b, &node);
	return inlined;
}

/* The same of a function that has events: it is one itself, in place of those of its body. */
static struct core_value event_of(struct core_run *r, struct core_function *made,
	const struct core_invocation *c, struct core_value inlined, const struct core_mark *since)
{
	struct core_program *program = r->b->program;
	struct core_event event = {
		.kind = CORE_EVENT_CALL, .function = made, .condition = since->condition
	};
	struct core_node node = core_node_of_call(CORE_LOAD, made, inlined.node);
	core_undo_events(r, since);
	node.number = program->events.count + 1;
	core_set_arguments(r, made, c, event.arguments);
	inlined.node = event.node = core_leaf(r->b, &node);
	VEC_PUSH(r->b->arena, &program->events, event);
	return inlined;
}

/* ---- what the caller has written ---- */

static bool reads_file(const struct core_function *made, const struct register_file *file)
{
	VEC_EACH (struct core_node *, it, &made->program->nodes)
		if (core_need_of(&made->program->plan, *it)->used &&
			((is_of_registers(*it) && ((*it)->file == file || (*it)->file == file->high)) ||
				((*it)->function && reads_file((*it)->function, file))))
			return true;
	return false;
}

/* Has the caller assigned something by its name that the function reads? */
static bool reads_assigned(
	struct core_run *r, const struct core_frame *f, const struct core_function *made)
{
	for (size_t i = 0; i < r->registers.count; i++) {
		const struct core_register *reg = &r->registers.items[i];
		if (!core_written(f)[i].value)
			continue;
		if (reg->kind == CORE_COUNTER ? made->reads_op : reg->file && reads_file(made, reg->file))
			return true;
	}
	return r->b->end == CORE_END_RESET && made->reads_op; /* there is no instruction */
}

struct core_function *core_instance_after(
	struct core_run *r, const struct core_frame *f, struct core_invocation *c)
{
	struct core_function *made = core_instance_of(r, c);
	bool reads = made && (made->reads_state || made->reads_op);
	if (!made || !made->program || reads_assigned(r, f, made) || (reads && r->b->in_place))
		return NULL;
	VEC_EACH (struct core_write, it, &r->numbered)
		if (reads_file(made, it->file))
			VEC_PUSH(r->b->arena, &c->changes, *it);
	return c->changes.count ? core_instance_of(r, c) : made;
}

/* Is it computed for all lanes at once, as words with one bit per lane? */
static bool is_of_words(const struct core_builder *b, const struct core_value *inlined)
{
	return b->lanes > 1 && !b->in_function && inlined->kind == CORE_BOOL;
}

struct core_mark core_mark_of(const struct core_run *r)
{
	const struct core_program *program = r->b->program;
	struct core_mark mark = { .nodes = program->nodes.count,
		.events = program->events.count,
		.writes = program->writes.count,
		.numbered = r->numbered.count,
		.raises = program->raises.count,
		.afters = r->afters.count };
	memcpy(mark.content, r->content, sizeof mark.content);
	return mark;
}

void core_undo_events(struct core_run *r, const struct core_mark *since)
{
	r->b->program->events.count = since->events;
	r->afters.count = since->afters;
	memcpy(r->content, since->content, sizeof r->content);
}

/* Has the body, inlined, written by a number, stored, or raised where there are no events? */
static bool has_written(const struct core_run *r, const struct core_mark *since)
{
	const struct core_program *program = r->b->program;
	for (size_t i = since->events; i < program->events.count; i++)
		if (core_event_stores(&program->events.items[i]))
			return true;
	return program->writes.count > since->writes || r->numbered.count > since->numbered ||
		   program->raises.count > since->raises;
}

struct core_value core_made_call(struct core_run *r, struct core_function *made,
	const struct core_invocation *c, struct core_value inlined, const struct core_mark *since)
{
	return made->program->events.count ? event_of(r, made, c, inlined, since)
									   : call_of(r, made, c, inlined);
}

struct core_value core_called(struct core_run *r, const struct core_frame *f,
	struct sem_function *function, const struct core_value *arguments, size_t count,
	struct core_value inlined, const struct core_mark *since)
{
	enum { FEW = 3 };
	struct core_builder *b = r->b;
	struct core_invocation c = { .function = function, .arguments = arguments, .count = count };
	if (!b->functions || b->failure || !since->is_reached || has_written(r, since) ||
		!core_has_node(&inlined) || inlined.node->large || !inlined.node->a ||
		range_is_number(&inlined.node->range) || is_of_words(b, &inlined) ||
		is_argument(arguments, count, inlined.node))
		return inlined;
	struct core_function *made = core_instance_after(r, f, &c);
	if (!made || !made->program || made->operations < FEW ||
		made->result.truth != (inlined.kind == CORE_BOOL) ||
		made->result.is_float != (inlined.kind == CORE_FLOAT) ||
		made->program->result->truth != inlined.node->truth ||
		is_shorter(r, made, arguments, count, inlined.node))
		return inlined;
	return core_made_call(r, made, &c, inlined, since);
}
