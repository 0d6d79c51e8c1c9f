/* C statements of an instruction of a machine: what it checks and loads in the order of the block,
 * then what it stores and writes, then where it goes on. A node is computed where it is needed
 * first, in its region (emit_region.c). */
#include "cgen/emit_internal.h"

/* The argument is evaluated once. */
#define S(text) emit_chars(e, text)

static void prepare(struct emitter *e, struct core_node *n);

/* ---- branches ---- */

static const char *type_of_value(struct emitter *e, const struct core_node *n)
{
	return S(emit_type(e, emit_bits(n)));
}

static struct str value_of(struct emitter *e, const struct core_node *n)
{
	return n->truth ? emit_truth(e, n) : emit_value(e, n, n->bits);
}

/* Prepares what the nodes inside of the branch need from outside. */
static void prepare_outside(
	struct emitter *e, const struct emit_branch *branch, struct core_node *n, bool *seen)
{
	if (!n || seen[n->id] || n->op == CORE_CONST)
		return;
	seen[n->id] = true;
	bool is_way = e->branches[n->id] && !e->branches[n->id]->selects.count; /* see go */
	if (!is_way && (!e->regions[n->id] || !emit_is_inside(e->regions[n->id], branch))) {
		prepare(e, n);
		return;
	}
	prepare_outside(e, branch, n->a, seen);
	prepare_outside(e, branch, n->b, seen);
	prepare_outside(e, branch, n->c, seen);
	prepare_outside(e, branch, n->d, seen);
}

/* Do the choices of another branch, inside of a side, give these their values? Then they use the
 * same variables, and need no lines of their own. */
static bool is_handed_on(
	struct emitter *e, const struct emit_branch *branch, unsigned side, struct core_node *arm)
{
	const struct emit_branch *inner = e->branches[arm->id];
	size_t found = 0;
	if (!inner || !inner->is_statement || e->regions[arm->id] != &branch->sides[side])
		return false;
	VEC_EACH (struct core_node *, outer, &branch->selects) {
		const struct core_node *it = side ? (*outer)->b : (*outer)->c;
		bool same = e->branches[it->id] == inner && emit_bits(it) == emit_bits(*outer);
		found += same && it->users == 1;
	}
	return found == inner->selects.count;
}

static void emit_side(struct emitter *e, const struct emit_branch *branch, unsigned side)
{
	e->indent++;
	VEC_EACH (struct core_node *, it, &branch->selects) {
		struct core_node *arm = side ? (*it)->b : (*it)->c;
		if (is_handed_on(e, branch, side, arm))
			e->variables[arm->id] = e->variables[(*it)->id];
	}
	for (size_t i = branch->selects.count; i-- > 0;) { /* the later ones were found first */
		struct core_node *select = branch->selects.items[i];
		struct core_node *arm = side ? select->b : select->c;
		prepare(e, arm);
		struct str variable = e->variables[select->id];
		struct str value = emit_value(e, arm, emit_bits(select));
		if (!str_equal(variable, value))
			emit_line(e, 1, "%s = %s;", S(variable), S(value));
	}
	e->indent--;
}

/* `else { if ... }` that holds nothing else becomes `else if ...`: its lines from `start` on lose a
 * tab. */
static void join_else(struct emitter *e, size_t start)
{
	struct str text = str_copy(e->arena, str_slice(buffer_str(&e->out), start, e->out.length));
	e->out.length = start - 1; /* its line's end */
	bool first = true;
	for (size_t from = 0, to; from < text.length; from = to + 1) {
		for (to = from; text.text[to] != '\n';)
			to++;
		struct str line = str_slice(text, from + 1, to);
		if (first)
			e->out.length--; /* the brace */
		while (first && line.text[0] == '\t')
			line = str_slice(line, 1, line.length);
		buffer_printf(&e->out, "%s\n", S(line));
		first = false;
	}
}

/* Do the choices of another branch alone make the side? */
static bool is_else_if(struct emitter *e, const struct emit_branch *branch)
{
	struct core_node *arm = branch->selects.items[0]->c;
	return is_handed_on(e, branch, 0, arm) &&
		   e->branches[arm->id]->selects.count == branch->selects.count;
}

static void emit_sides(struct emitter *e, const struct emit_branch *branch, struct str condition)
{
	bool joins = is_else_if(e, branch);
	emit_line(e, 1, "if (%s) {", S(condition));
	emit_side(e, branch, 1);
	emit_line(e, 1, "} else {");
	size_t start = e->out.length;
	unsigned depth = e->indent + 2;
	emit_side(e, branch, 0);
	struct str side = str_slice(buffer_str(&e->out), start, e->out.length);
	bool joined = joins && str_starts_with(str_slice(side, depth, side.length), STR("if ("));
	if (joined)
		join_else(e, start);
	else
		emit_line(e, 1, "}");
}

static void emit_branch(struct emitter *e, struct emit_branch *branch)
{
	bool *seen = ARENA_ARRAY(e->arena, bool, e->program->nodes.count + 1);
	branch->done = true;
	prepare(e, branch->condition);
	for (size_t i = branch->selects.count; i-- > 0;) {
		prepare_outside(e, branch, branch->selects.items[i]->b, seen);
		prepare_outside(e, branch, branch->selects.items[i]->c, seen);
	}
	for (size_t i = branch->selects.count; i-- > 0;) {
		struct core_node *select = branch->selects.items[i];
		if (e->variables[select->id].length)
			continue; /* that of an outer choice */
		e->variables[select->id] = emit_new_name(e, emit_name(e, select));
		emit_line(e, 1, "%s %s;", type_of_value(e, select), S(e->variables[select->id]));
	}
	emit_sides(e, branch, emit_truth(e, branch->condition));
}

/* ---- nodes ---- */

/* Is it the outcome of an operator that C gives an `int`? As a number without a sign, gcc warns of
 * what it makes of it. */
static bool is_answer(const struct core_node *n)
{
	return n->truth && (n->op == CORE_EQ || n->op == CORE_LT || n->op == CORE_AND ||
						   n->op == CORE_OR || n->op == CORE_XOR || n->op == CORE_NOT);
}

static void declare(struct emitter *e, struct core_node *n, struct str text)
{
	struct str cast = STR("(uint32_t)");
	bool is_register = n->op == CORE_STATE || n->op == CORE_REGISTER ||
					   (n->op == CORE_SOURCE && (n->file || e->program->slots.items[n->slot].file));
	if (is_register && str_starts_with(text, cast) && emit_bits(n) == 32)
		text = str_slice(text, cast.length, text.length); /* the type says it */
	if (emit_is_name(text)) {
		e->variables[n->id] = text;
		return;
	}
	struct str name = emit_new_name(e, emit_name(e, n));
	emit_local(e, 1, is_answer(n) ? "bool" : type_of_value(e, n), name, text);
	e->variables[n->id] = name;
}

/* Lines that n needs in front of the one that uses it. */
static void prepare(struct emitter *e, struct core_node *n)
{
	struct emit_branch *branch = n ? e->branches[n->id] : NULL;
	if (branch && branch->is_statement) {
		if (!branch->done)
			emit_branch(e, branch);
		return;
	}
	if (!n || !n->used || n->op == CORE_CONST || e->variables[n->id].length || e->prepared[n->id])
		return;
	if (n->op == CORE_LOAD) {
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
		declare(e, n, emit_operation(e, n));
}

/* Does the text read registers? */
static bool reads_state(struct str text)
{
	return emit_mentions(text, STR("state"));
}

/* Its text stays right when registers have been written. */
static void settle(struct emitter *e, struct core_node *n)
{
	prepare(e, n);
	if (n && n->op != CORE_CONST && !e->variables[n->id].length && reads_state(value_of(e, n)))
		declare(e, n, value_of(e, n));
}

/* ---- events ---- */

/* The steps that may still follow: the functions that end a kernel go on with them. */
static const char *steps_left(const struct emitter *e)
{
	return e->program->end == CORE_END_TRAP ? "0" : "left";
}

static void emit_general(struct emitter *e)
{
	emit_line(e, 2, "return %s_general(state, op, %s);", S(e->style->prefix), steps_left(e));
}

static void emit_raise(struct emitter *e, unsigned indent, struct str exception, struct str address)
{
	if (e->program->end == CORE_END_RESET)
		emit_line(e, indent, "return %s_raise_reset(state, %s, %s);", S(e->style->prefix),
			S(exception), S(address));
	else
		emit_line(e, indent, "return %s_raise_op(state, op, %s, %s, %s);", S(e->style->prefix),
			S(exception), S(address), steps_left(e));
}

static void raised_by_block(struct emitter *e, const struct core_event *event)
{
	const struct exception *x = e->b->isa->exceptions.items[event->exception];
	struct str name = str_printf(
		e->arena, "%s_EXCEPTION_%s", S(e->style->upper), S(c_name_part(e->arena, x->name)));
	if (event->condition) {
		prepare(e, event->condition);
		emit_line(e, 1, "if (%s)", S(emit_truth(e, event->condition)));
	}
	emit_raise(e, event->condition ? 2 : 1, name, STR("0"));
}

/* It stands several times in the text. */
static void name_address(struct emitter *e, struct core_node *n)
{
	prepare(e, n);
	if (n->op != CORE_CONST && !e->variables[n->id].length)
		declare(e, n, value_of(e, n));
}

/* Does every way through the block raise? Then nothing is stored. */
static bool always_raises(const struct core_program *program)
{
	VEC_EACH (struct core_event, it, &program->events)
		if (it->kind == CORE_EVENT_RAISE && !it->condition)
			return true;
	return false;
}

/* Opens the block of an event that happens only perhaps, behind what it needs from outside. */
static void open_event(struct emitter *e, const struct core_event *event, size_t i)
{
	struct core_node *needs[] = { event->bank, event->address,
		e->always_raises ? NULL : event->value };
	bool *seen = ARENA_ARRAY(e->arena, bool, e->program->nodes.count + 1);
	if (event->kind == CORE_EVENT_STORE)
		name_address(e, event->address);
	if (event->condition) {
		prepare(e, event->condition);
		for (unsigned k = 0; k < 3; k++)
			prepare_outside(e, e->events[i], needs[k], seen);
		emit_line(e, 1, "if (%s) {", S(emit_truth(e, event->condition)));
		e->indent++;
	}
	for (unsigned k = 0; k < 3; k++)
		prepare(e, needs[k]);
}

static void close_event(struct emitter *e, const struct core_event *event)
{
	if (!event->condition)
		return;
	e->indent--;
	emit_line(e, 1, "}");
}

/* The call of a function of the event's memory; more: arguments behind the size. */
static struct str access_call(
	struct emitter *e, const struct core_event *event, const char *how, struct str more)
{
	struct str address = emit_value(e, event->address, 64), bank = { 0 };
	if (event->width % 8 || event->width > 64 || (event->width & (event->width - 1)))
		e->b->failure = "an access to memory has 8, 16, 32 or 64 bits";
	if (event->memory->banks)
		bank = str_printf(e->arena, "%s, ", S(emit_value(e, event->bank, 64)));
	return str_printf(e->arena, "%s_mem_%s_%s(state, %s%s, %u%s)", S(e->style->prefix), how,
		S(c_name_part(e->arena, event->memory->name)), S(bank), S(address), event->width / 8,
		S(more));
}

/* An access, and what it raises; or where the kernel is quick, that a general one makes it. */
static void emit_access(
	struct emitter *e, const struct core_event *event, const char *how, struct str more)
{
	struct str call = access_call(e, event, how, more);
	if (e->b->quick) {
		emit_line(e, 1, "if (!%s)", S(call));
		emit_general(e);
		return;
	}
	struct str raised = emit_new_name(e, STR("raised"));
	emit_line(e, 1, "const enum %s_exception %s = %s;", S(e->style->prefix), S(raised), S(call));
	emit_line(e, 1, "if (%s)", S(raised));
	emit_raise(e, 2, raised, emit_value(e, event->address, 64));
}

static void emit_load(struct emitter *e, const struct core_event *event, size_t i)
{
	struct str word = emit_new_name(e, emit_name(e, event->node));
	if (event->condition)
		emit_line(e, 1, "uint64_t %s = 0;", S(word));
	open_event(e, event, i);
	if (!event->condition)
		emit_line(e, 1, e->b->quick ? "uint64_t %s;" : "uint64_t %s = 0;", S(word));
	emit_access(e, event, e->b->quick ? "take" : "read", str_printf(e->arena, ", &%s", S(word)));
	close_event(e, event);
	e->variables[event->node->id] =
		event->node->bits == 64 ? word : str_printf(e->arena, "(uint32_t)%s", S(word));
}

/* Is event i the only store, and behind all other events? Then it need not be checked before. */
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
	for (size_t i = 0; i < program->events.count; i++) {
		const struct core_event *event = &program->events.items[i];
		if (event->kind == CORE_EVENT_LEAVE) {
			prepare(e, event->condition);
			emit_line(e, 1, "if (%s)", S(emit_truth(e, event->condition)));
			emit_general(e);
		} else if (event->kind == CORE_EVENT_RAISE) {
			raised_by_block(e, event);
			if (!event->condition)
				return;
		} else if (event->kind == CORE_EVENT_LOAD) {
			emit_load(e, event, i);
		} else if (e->b->quick || !is_last(program, i)) {
			open_event(e, event, i);
			emit_access(e, event, e->b->quick ? "can_put" : "check_write", (struct str){ 0 });
			close_event(e, event);
		}
	}
}

static void emit_stores(struct emitter *e)
{
	for (size_t i = 0; i < e->program->events.count; i++) {
		const struct core_event *event = &e->program->events.items[i];
		if (event->kind != CORE_EVENT_STORE)
			continue;
		open_event(e, event, i);
		struct str value = str_printf(e->arena, ", %s", S(emit_value(e, event->value, 64)));
		if (e->b->quick)
			emit_line(e, 1, "%s;", S(access_call(e, event, "put", value)));
		else
			emit_access(e, event, "write", value);
		close_event(e, event);
	}
}

/* ---- writes ---- */

static struct str place_of(struct emitter *e, const struct core_write *w)
{
	struct str file = emit_member(e, w->file);
	if (w->file->kind == FILE_STATE)
		return str_printf(e->arena, "state->%s", S(file));
	if (w->place == CORE_TO_SLOT)
		return str_printf(e->arena, "state->%s[op->operand[%u].value]", S(file), w->slot);
	if (w->place == CORE_TO_STATE)
		return str_printf(e->arena, "state->%s[%llu]", S(file), (unsigned long long)w->number);
	return str_printf(e->arena, "state->%s[%s]", S(file), S(emit_value(e, w->index, 64)));
}

static void emit_write(struct emitter *e, const struct core_write *w)
{
	unsigned bits = emit_element_bits(w->file);
	struct str place = place_of(e, w);
	bool narrow = w->value->truth && bits < 32;
	struct str value =
		narrow ? emit_truth(e, w->value) : emit_value(e, w->value, bits <= 32 ? 32 : 64);
	if (bits >= 32 || w->value->op == CORE_CONST)
		emit_line(e, 1, "%s = %s;", S(place), S(value));
	else
		emit_line(e, 1, "%s = (uint%u_t)%s;", S(place), bits, S(emit_operand(e, value)));
}

/* Those from `from` on that have its condition; returns the end of them. */
static size_t emit_conditional(struct emitter *e, size_t from)
{
	const struct core_program *program = e->program;
	const struct core_node *condition = program->writes.items[from].condition;
	size_t to = from;
	while (to < program->writes.count && program->writes.items[to].condition == condition)
		to++;
	emit_line(e, 1, "if (%s)%s", S(emit_truth(e, condition)), to > from + 1 ? " {" : "");
	e->indent++;
	for (size_t i = from; i < to; i++)
		emit_write(e, &program->writes.items[i]);
	e->indent--;
	if (to > from + 1)
		emit_line(e, 1, "}");
	return to;
}

static void emit_writes(struct emitter *e)
{
	for (size_t i = 0; i < e->program->writes.count;) {
		if (e->program->writes.items[i].condition)
			i = emit_conditional(e, i);
		else
			emit_write(e, &e->program->writes.items[i++]);
	}
	if (e->program->end == CORE_END_PREFIX || !sem_counts_cycles(e->b->isa))
		return;
	const char *own = e->program->end == CORE_END_NEXT ? "op->cycles" : NULL;
	struct str more = { 0 };
	if (e->program->cycles)
		more = emit_operand(e, emit_value(e, e->program->cycles, 64));
	if (own || more.length)
		emit_line(e, 1, "state->cycles += %s%s%s;", own ? own : "", own && more.length ? " + " : "",
			more.length ? S(more) : "");
}

/* ---- where it goes on ---- */

static void settle_way(struct emitter *e, struct core_node *n)
{
	if (!n || !emit_is_way(e, n)) {
		settle(e, n);
		return;
	}
	settle(e, n->a);
	settle_way(e, n->b);
	settle_way(e, n->c);
}

static struct str next_address(struct emitter *e)
{
	return e->program->pc ? emit_value(e, e->program->pc, 64)
						  : str_printf(e->arena, "%s_next_pc(op)", S(e->style->prefix));
}

static void go_on(struct emitter *e, unsigned indent)
{
	if (e->program->end == CORE_END_TRAP)
		emit_line(e, indent, "return op;");
	else if (e->program->end == CORE_END_PREFIX)
		emit_line(e, indent, "return %s_prefixed(state, op, op + %u, left);", S(e->style->prefix),
			e->program->units);
	else
		emit_line(e, indent, "return %s_go_on(state, op + %u, left);", S(e->style->prefix),
			e->program->units);
}

static bool is_one_line(struct str text, size_t start)
{
	for (; start < text.length; start++)
		if (text.text[start] == '\n')
			return start + 1 == text.length;
	return false;
}

/* The one that opens the block which begins here. */
static void drop_brace(struct emitter *e, size_t start)
{
	struct str block = str_slice(buffer_str(&e->out), start, e->out.length);
	block = str_copy(e->arena, block);
	e->out.length = start - (sizeof " {\n" - 1);
	buffer_printf(&e->out, "\n%s", S(block));
}

/* Does the record of the instruction tell the number n, where `fixed` says it of its operands? */
static bool tells(const struct core_program *program, const struct core_node *n, const bool *fixed)
{
	if (n->op == CORE_CONST || n->op == CORE_PC || n->op == CORE_NEXT_PC)
		return true;
	if (n->op == CORE_SOURCE) {
		const struct core_slot *slot = &program->slots.items[n->slot];
		return slot->kind == CORE_SLOT_VALUE && !slot->file && !slot->is_destination && !n->file;
	}
	return n->op >= CORE_ADD && n->op <= CORE_LT && (!n->a || fixed[n->a->id]) &&
		   (!n->b || fixed[n->b->id]) && (!n->c || fixed[n->c->id]);
}

/* Is it a number that the record of the instruction tells alone? */
static bool is_fixed(const struct emitter *e, const struct core_node *n)
{
	bool *fixed = ARENA_ARRAY(e->arena, bool, e->program->nodes.count + 1);
	VEC_EACH (struct core_node *, it, &e->program->nodes)
		fixed[(*it)->id] = tells(e->program, *it, fixed);
	return fixed[n->id];
}

static unsigned count_jumps(const struct emitter *e, const struct core_node *n)
{
	if (n && emit_is_way(e, n))
		return count_jumps(e, n->b) + count_jumps(e, n->c);
	return n && n->op != CORE_NEXT_PC;
}

/* The record remembers where one jump goes. */
static bool is_fixed_jump(const struct emitter *e, const struct core_node *n)
{
	return e->program->end == CORE_END_NEXT && count_jumps(e, e->program->pc) == 1 &&
		   is_fixed(e, n);
}

static void go(struct emitter *e, struct core_node *n)
{
	if (!n || (n->op == CORE_NEXT_PC && e->program->end == CORE_END_NEXT)) {
		go_on(e, 1);
		return;
	}
	if (!emit_is_way(e, n)) {
		prepare(e, n);
		emit_line(e, 1, "return %s_jump%s(state, op, %s, %s);", S(e->style->prefix),
			is_fixed_jump(e, n) ? "_fixed" : "", S(emit_value(e, n, 64)), steps_left(e));
		return;
	}
	struct emit_branch *branch = e->branches[n->id];
	bool *seen = ARENA_ARRAY(e->arena, bool, e->program->nodes.count + 1);
	prepare(e, n->a);
	prepare_outside(e, branch, n->b, seen);
	prepare_outside(e, branch, n->c, seen);
	emit_line(e, 1, "if (%s) {", S(emit_truth(e, n->a)));
	size_t start = e->out.length;
	e->indent++;
	go(e, n->b);
	e->indent--;
	if (is_one_line(buffer_str(&e->out), start))
		drop_brace(e, start);
	else
		emit_line(e, 1, "}");
	go(e, n->c);
}

static void emit_end(struct emitter *e)
{
	struct core_program *program = e->program;
	if (program->end == CORE_END_RESET) {
		if (program->pc)
			emit_line(e, 1, "state->pc = %s;", S(emit_value(e, program->pc, 64)));
		emit_line(e, 1, "return true;");
		return;
	}
	if (program->halt) {
		emit_line(e, 1, "if (%s)", S(emit_truth(e, program->halt)));
		emit_line(e, 2, "return %s_halt(state, %s, %s);", S(e->style->prefix), S(next_address(e)),
			steps_left(e));
	}
	go(e, program->pc);
}

/* ---- all of it ---- */

/* A prefix is undone by undoing the transients. */
static void check_prefix(struct emitter *e)
{
	const struct core_program *program = e->program;
	VEC_EACH (struct core_write, it, &program->writes)
		if (!it->file->transient)
			e->b->failure = "a prefix writes what is not Transient";
	VEC_EACH (struct core_event, it, &program->events)
		if (it->kind == CORE_EVENT_STORE)
			e->b->failure = "a prefix stores to memory";
	if (program->pc || program->halt || program->cycles)
		e->b->failure = "a prefix jumps, halts or adds cycles";
}

static void emit_body(struct emitter *e)
{
	struct core_program *program = e->program;
	if (program->end == CORE_END_PREFIX)
		check_prefix(e);
	emit_place_nodes(e);
	e->always_raises = always_raises(program);
	emit_events(e);
	if (e->always_raises)
		return;
	VEC_EACH (struct core_write, it, &program->writes) {
		settle(e, it->value);
		settle(e, it->index);
		settle(e, it->condition);
	}
	settle(e, program->cycles);
	settle(e, program->halt);
	if (program->writes.count || program->halt || program->end != CORE_END_NEXT)
		settle_way(e, program->pc);
	emit_stores(e);
	emit_writes(e);
	emit_end(e);
}

void emit_machine(struct emitter *e)
{
	emit_body(e);
	emit_leave_out_unused(e);
	emit_unread(e, STR("state"));
}
