/* SPDX-License-Identifier: MIT */
/* Statements as nodes: branches on data become selects, loops are unrolled. */
#include "core/internal.h"

_Static_assert(sizeof(struct core_value) <= SEM_RESULT_BYTES, "a value is the result of eval");

static bool reach_nodes(void *user, struct sem_frame *f, const struct sem_stmt *s)
{
	const struct core_run *r = user;
	(void)f;
	(void)s;
	return !r->b->failure;
}

/* ---- joins ---- */

/* A branch of the condition has assigned the value, which was made after the condition. */
static void note_branch(struct core_value *value, const struct core_node *condition, bool otherwise)
{
	struct core_node *n = value->node;
	if (!core_has_node(value) || n->under || n->id <= condition->id)
		return;
	n->under = condition;
	n->otherwise = otherwise;
}

/* to = condition ? from : to, for all values; both paths are live. */
static void mix_ways(struct core_run *r, const struct sem_frame *f, struct span span,
	struct core_node *condition, struct core_way *to, const struct core_way *from)
{
	struct core_value *no = to->way.values;
	const struct core_value *yes = from->way.values;
	for (size_t i = 0; i < f->names->scope->symbols.count; i++) {
		const struct sem_symbol *symbol = f->names->scope->symbols.items[i];
		struct core_value before = no[i], branch = yes[i];
		no[i] = core_join(r, span, condition, branch, before);
		bool is_joined = core_is_new(&no[i], &branch, &before);
		if (is_joined) {
			note_branch(&branch, condition, false);
			note_branch(&before, condition, true);
			core_hint(r->b, no[i].node,
				(struct core_hint){ .text = symbol->name,
					.is_written = symbol->kind == SEM_OPERAND && f->depth == 0 });
			core_note_rounds((const struct core_frame *)f, span, &no[i]);
		}
	}
	core_mix_written(r, condition, to->registers, from->registers);
}

/* The path condition after both branches of a choice. */
static struct core_node *path_after(struct core_run *r, const struct sem_choice *choice,
	const struct core_way *yes, const struct core_way *no)
{
	struct core_node *path_yes = core_binary(r->b, CORE_AND, choice->before, choice->condition);
	struct core_node *path_no =
		core_binary(r->b, CORE_AND, choice->before, core_not(r->b, choice->condition));
	if (yes->way.path == path_yes && no->way.path == path_no)
		return choice->before;
	return core_binary(r->b, CORE_OR, yes->way.path, no->way.path);
}

/* At most one path is live. After a possible raise, the path condition need not exclude it: an
 * instruction that raises has no other effect. */
static void take_live(struct core_run *r, const struct sem_frame *f, struct core_node *path,
	struct core_way *to, const struct core_way *from)
{
	bool raised = from->way.live ? to->raised : from->raised;
	sem_way_alone(&r->x, f, &to->way, &from->way);
	if (!to->way.live)
		to->raised = to->raised && from->raised;
	if (raised && (to->way.live || to->raised))
		to->way.path = path;
}

static void join_nodes(void *user, struct sem_frame *f, struct sem_way *to,
	const struct sem_way *from, const struct sem_choice *choice)
{
	struct core_run *r = user;
	struct core_way *a = (struct core_way *)to;
	const struct core_way *b = (const struct core_way *)from;
	struct core_node *condition = choice->condition ? choice->condition : from->path;
	struct core_node *path = NULL;
	if (choice->condition)
		path = path_after(r, choice, b, a);
	else if (sem_way_alone(&r->x, f, to, from))
		return;
	if (!to->live || !from->live) {
		take_live(r, f, path, a, b);
		return;
	}
	r->within = choice->condition ? choice->before : NULL;
	mix_ways(r, f, choice->stmt->span, condition, a, b);
	r->within = NULL;
	to->path = path ? path : core_binary(r->b, CORE_OR, to->path, from->path);
}

/* ---- assignments ---- */

static void eval_node(void *user, struct sem_frame *f, const struct sem_expr *e, void *value)
{
	*(struct core_value *)value = core_eval(user, (struct core_frame *)f, e);
}

static void update_node(void *user, struct sem_frame *frame, const struct sem_stmt *s, void *value)
{
	struct core_run *r = user;
	struct core_frame *f = (struct core_frame *)frame;
	const struct sem_expr *target = s->targets.items[0];
	struct core_value old = core_old_value(r, f, target);
	struct core_value by =
		s->value ? core_eval(r, f, s->value) : core_of(CORE_INT, core_number(r->b, 1), 0);
	*(struct core_value *)value = core_narrowed(r, target, core_operate(r, target, s->op, old, by));
}

static void assign_nodes(void *user, struct sem_frame *f, const struct sem_stmt *s,
	const struct sem_expr *target, const struct sem_expr *from, const void *value)
{
	(void)s;
	(void)from;
	core_assign(user, (struct core_frame *)f, target, *(const struct core_value *)value);
}

/* ---- other statements ---- */

/* A kept symbol has its old value from the beginning, so an assignment of bits, before or after
 * `keep`, replaces only these. */
static void run_keep(struct core_run *r, const struct sem_stmt *s)
{
	VEC_EACH (struct sem_expr *, it, &s->targets) {
		const struct sem_symbol *symbol = (*it)->symbol;
		if ((*it)->kind != SEM_NAME || (!symbol && core_register_of(r, (*it)->state) < 0))
			core_lost(r, (*it)->span);
	}
}

static void core_return(struct core_run *r, struct core_frame *f, const struct sem_stmt *s)
{
	struct core_value value = core_eval(r, f, s->value);
	struct core_node *path = core_path(f);
	bool first = !f->returns;
	struct core_value before = f->result;
	f->result = first ? value : core_join(r, s->span, f->returns, before, value);
	if (!first && core_is_new(&f->result, &before, &value))
		core_hint(r->b, f->result.node, (struct core_hint){ .text = STR("result") });
	f->returns = first ? path : core_binary(r->b, CORE_OR, f->returns, path);
	if (!first)
		core_hint(
			r->b, f->returns, (struct core_hint){ .text = STR("result_known"), .is_last = true });
	core_leave(r, f);
}

static void core_raise(struct core_run *r, struct core_frame *f, const struct sem_stmt *s)
{
	if (!s->exception)
		core_lost(r, s->span);
	else
		core_raise_where(r, f, s->exception->index, core_truth(r->b, true));
	f->run.way->live = false;
	((struct core_way *)f->run.way)->raised = true;
}

static void run_halt(struct core_run *r, struct core_frame *f, const struct sem_stmt *s)
{
	int i = core_register_index(r, (struct core_register){ .kind = CORE_HALTS });
	if (i < 0 || r->b->end == CORE_END_NONE)
		core_lost(r, s->span);
	else
		core_set_register(r, f, i, core_truth(r->b, true));
}

static void node_effect(void *user, struct sem_frame *frame, const struct sem_stmt *s)
{
	struct core_frame *f = (struct core_frame *)frame;
	switch (s->kind) {
	case SEM_KEEP: run_keep(user, s); break;
	case SEM_RETURN: core_return(user, f, s); break;
	case SEM_RAISE: core_raise(user, f, s); break;
	case SEM_HALT: run_halt(user, f, s); break;
	case SEM_DECLARE:
	case SEM_ASSIGN:
	case SEM_IF:
	case SEM_FOR:
	case SEM_WHILE:
	case SEM_SWITCH:
	case SEM_DO:
	case SEM_BREAK: break;
	}
}

/* ---- control ---- */

static enum range_answer decide(struct sem_choice *choice, struct core_node *condition)
{
	bool holds;
	choice->condition = condition;
	if (!core_is_truth(condition, &holds))
		return RANGE_SOMETIMES;
	return holds ? RANGE_ALWAYS : RANGE_NEVER;
}

static enum range_answer node_of_condition(
	void *user, struct sem_frame *f, struct sem_choice *choice)
{
	return decide(choice, core_condition(user, (struct core_frame *)f, choice->value));
}

/* A case with a name: "t_is_FP32", of `case Type.FP32` in `switch (t)`. */
static void hint_label(struct core_run *r, const struct sem_expr *subject,
	const struct sem_expr *label, struct core_node *test)
{
	struct str of = span_text(subject->span), word = span_text(label->span);
	for (size_t i = word.length; i-- > 0;)
		if (word.text[i] == '.') {
			word = str_slice(word, i + 1, word.length);
			break;
		}
	if (test->op == CORE_EQ && subject->kind == SEM_NAME && word.length &&
		!char_is_digit(word.text[0]))
		core_hint(r->b, test,
			(struct core_hint){
				.text = str_printf(r->b->arena, "%.*s_is_%.*s", STR_ARG(of), STR_ARG(word)),
				.restates = true });
}

static enum range_answer node_of_label(
	void *user, struct sem_frame *f, const void *subject, struct sem_choice *choice)
{
	struct core_run *r = user;
	struct core_node *any = core_truth(r->b, false);
	VEC_EACH (struct sem_expr *, it, &choice->label->labels) {
		if (r->b->failure)
			return RANGE_NEVER;
		struct core_value equal = core_operate(r, *it, SEM_OP_EQUALS,
			*(const struct core_value *)subject, core_eval(r, (struct core_frame *)f, *it));
		hint_label(r, choice->stmt->value, *it, equal.node);
		any = core_binary(r->b, CORE_OR, any, equal.node);
	}
	return decide(choice, any);
}

static void assume_node(
	void *user, struct sem_frame *f, const struct sem_choice *choice, bool holds)
{
	struct core_run *r = user;
	struct core_node *condition = choice->condition;
	f->way->path =
		core_binary(r->b, CORE_AND, f->way->path, holds ? condition : core_not(r->b, condition));
}

static bool next_node_round(void *user, struct sem_frame *f, const struct sem_stmt *s,
	enum range_answer more, unsigned trip)
{
	struct core_run *r = user;
	struct core_frame *own = (struct core_frame *)f;
	(void)more;
	while (s->kind == SEM_FOR && own->loop && !span_inside(s->span, own->loop->stmt->span))
		own->loop = own->loop->outer;
	if (s->kind == SEM_FOR && (!own->loop || own->loop->stmt != s)) {
		struct core_loop *loop = ARENA_NEW(r->b->arena, struct core_loop);
		*loop = (struct core_loop){ s, own->loop };
		own->loop = loop;
	}
	if (trip == CORE_MAX_TRIPS)
		core_fail(r, s->span, "this loop does not end within %d iterations", CORE_MAX_TRIPS);
	return r->b->failure;
}

const struct sem_domain core_domain = { .way_size = sizeof(struct core_way),
	.value_size = sizeof(struct core_value),
	.reach = reach_nodes,
	.eval = eval_node,
	.update = update_node,
	.assign = assign_nodes,
	.effect = node_effect,
	.condition = node_of_condition,
	.label = node_of_label,
	.assume = assume_node,
	.round = next_node_round,
	.join = join_nodes };
