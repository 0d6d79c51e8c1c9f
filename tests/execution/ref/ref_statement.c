/* SPDX-License-Identifier: MIT */
/* Executes statements: all lanes of a mask finish a statement before any begins the next. */
#include "ref_internal.h"

static void run_statement(
	struct ref *m, struct frame *f, const struct statement *s, lane_mask mask);

/* Lanes that are still running. */
static lane_mask live(const struct ref *m, const struct frame *f, lane_mask mask)
{
	return mask & ~m->raised & ~f->left & ~f->returned;
}

void run_sequence(struct ref *m, struct frame *f, const struct sequence *s, lane_mask mask)
{
	for (size_t i = 0; i < s->count && (mask = live(m, f, mask)); i++)
		run_statement(m, f, &s->items[i], mask);
}

/* ---- assignments ---- */

static struct declared declared_type(
	struct ref *m, struct frame *f, const struct statement *s, lane_mask mask)
{
	struct str type = s->source->text;
	struct declared d = { .known = true, .stored = s->source->type.stored };
	if (s->type_argument) {
		struct value *v = take(m);
		eval(m, f, s->type_argument, mask, v);
		const struct value *first = &v[FIRST_LANE(mask)];
		if (first->kind != VALUE_NAME)
			ref_break(m, s->source->span, "this names no data type");
		d.is_float = str_equal_c(word_of(m, first, "float", "bits"), "true");
		d.is_signed = str_equal_c(word_of(m, first, "signed", "bits"), "true");
		type = word_of(m, first, "bits", "bits");
		give(m);
	} else {
		d.is_bool = str_equal_c(type, "BOOL");
		d.is_float = str_equal_c(type, "F32");
		d.is_signed = type.length && type.text[0] == 'I';
	}
	for (size_t i = 0; i < type.length && !d.is_float && !d.is_bool; i++)
		if (type.text[i] >= '0' && type.text[i] <= '9')
			d.width = d.width * 10 + (unsigned)(type.text[i] - '0');
	return d;
}

static void run_declare(struct ref *m, struct frame *f, const struct statement *s, lane_mask mask)
{
	const struct node *target = s->targets[0];
	if (target->op != NODE_SYMBOL)
		ref_break(m, s->source->span, "only a local is declared");
	f->declared[target->index] = declared_type(m, f, s, mask);
	EACH_LANE (l, mask)
		f->slots[target->index * m->lanes + l] = (struct slot){ 0 };
}

/* a, b = {x, y}: part by part. All parts are evaluated before any is assigned. */
static void assign_parts(struct ref *m, struct frame *f, const struct statement *s, lane_mask mask)
{
	if (s->value->op != NODE_TUPLE || s->value->count != s->target_count) {
		/* split the bits of the value; the first target gets the highest */
		struct node tuple = { .op = NODE_TUPLE,
			.source = s->targets[0]->source,
			.operands = s->targets,
			.count = s->target_count };
		struct value *v = take(m);
		eval(m, f, s->value, mask, v);
		assign(m, f, &tuple, s->value, mask & ~m->raised, v);
		give(m);
		return;
	}
	struct value **parts = arena_alloc(&m->scratch, s->target_count * sizeof *parts);
	for (size_t i = 0; i < s->target_count; i++) {
		parts[i] = take(m);
		eval(m, f, s->value->operands[i], mask, parts[i]);
	}
	for (size_t i = 0; i < s->target_count; i++)
		assign(m, f, s->targets[i], s->value->operands[i], mask & ~m->raised, parts[i]);
	for (size_t i = 0; i < s->target_count; i++)
		give(m);
}

/* Checks one `cycles += e`. */
static void check_cycles(struct ref *m, const struct statement *s, const struct value *v)
{
	enum { MOST = 65535 };
	struct value number = number_of(m, s->value, v);
	uint64_t small;
	if (s->update != NODE_ADD || !int_small(&number, &small) || small > MOST)
		ref_break(m, s->source->span, "cycles is not added a number from 0 to %d", MOST);
}

/* The left operand of += and the like; for cycles, what was added so far, since reading it gives
 * something else. */
static void eval_old(
	struct ref *m, struct frame *f, const struct node *target, lane_mask mask, struct value *out)
{
	if (target->op != NODE_CYCLES || target->index == NO_INDEX) {
		eval(m, f, target, mask, out);
		return;
	}
	EACH_LANE (l, mask) {
		const struct slot *slot = &f->slots[target->index * m->lanes + l];
		out[l] = slot->any ? slot->value : int_value(0);
	}
}

static void run_assign(struct ref *m, struct frame *f, const struct statement *s, lane_mask mask)
{
	if (s->source->kind == SEM_DECLARE) {
		run_declare(m, f, s, mask);
		if (!s->value)
			return;
	}
	if (s->target_count > 1 && !s->source->chained) {
		assign_parts(m, f, s, mask);
		return;
	}
	struct value *v = take(m), *old = take(m);
	if (s->update != NODE_NONSENSE)
		eval_old(m, f, s->targets[0], mask, old);
	eval(m, f, s->value, mask, v);
	if (s->targets[0]->op == NODE_CYCLES)
		EACH_LANE (l, mask & ~m->raised)
			check_cycles(m, s, &v[l]);
	if (s->update != NODE_NONSENSE)
		EACH_LANE (l, mask & ~m->raised)
			v[l] = binary_value(m, s->targets[0], s->update, &old[l], &v[l]);
	for (size_t i = s->target_count; i-- > 0;)
		assign(m, f, s->targets[i], s->value, mask & ~m->raised, v);
	give(m);
	give(m);
}

/* ---- control ---- */

static void run_if(struct ref *m, struct frame *f, const struct statement *s, lane_mask mask)
{
	lane_mask yes = eval_condition(m, f, s->value, mask, s->branch);
	run_sequence(m, f, &s->body, yes);
	run_sequence(m, f, &s->other, mask & ~yes);
}

static void run_for(struct ref *m, struct frame *f, const struct statement *s, lane_mask mask)
{
	enum { MAX_ROUNDS = 128 };
	lane_mask outer = f->left;
	unsigned rounds = 0;
	if (s->init)
		run_statement(m, f, s->init, mask);
	while ((mask = live(m, f, mask))) {
		mask = eval_condition(m, f, s->value, mask, s->branch) & ~m->raised;
		if (!mask)
			break;
		if (rounds++ == MAX_ROUNDS)
			ref_break(m, s->source->head_span, "the loop takes over %d rounds", MAX_ROUNDS);
		run_sequence(m, f, &s->body, mask);
		if (s->step && live(m, f, mask))
			run_statement(m, f, s->step, live(m, f, mask));
	}
	f->left = outer;
}

static void run_while(struct ref *m, struct frame *f, const struct statement *s, lane_mask mask)
{
	enum { MAX_ROUNDS = 1024 };
	lane_mask outer = f->left;
	struct point *branch = s->branch;
	for (unsigned rounds = 0; (mask = live(m, f, mask)); rounds++) {
		mask = eval_condition(m, f, s->value, mask, branch);
		branch = NULL; /* skipped or entered: the first evaluation decides */
		if (rounds == MAX_ROUNDS)
			ref_break(m, s->source->head_span, "the loop does not end");
		run_sequence(m, f, &s->body, mask);
	}
	f->left = outer;
}

/* The lanes whose value matches one of the labels. */
static lane_mask matching(struct ref *m, struct frame *f, const struct label_set *labels,
	const struct value *subject, lane_mask mask)
{
	lane_mask yes = 0;
	struct value *label = take(m);
	for (size_t i = 0; i < labels->count; i++) {
		eval(m, f, labels->labels[i], mask, label);
		EACH_LANE (l, mask)
			if (binary_value(m, labels->labels[i], NODE_EQUAL, &subject[l], &label[l]).small)
				yes |= (lane_mask)1 << l;
	}
	give(m);
	return yes;
}

static void run_switch_case(
	struct ref *m, struct frame *f, const struct label_set *labels, lane_mask mask)
{
	if (!mask)
		return;
	labels->point->yes = true;
	run_sequence(m, f, &labels->body, mask);
}

static void run_switch(struct ref *m, struct frame *f, const struct statement *s, lane_mask mask)
{
	const struct label_set *other = NULL;
	lane_mask outer = f->left;
	struct value *subject = take(m);
	eval(m, f, s->value, mask, subject);
	mask &= ~m->raised;
	for (size_t i = 0; i < s->case_count; i++) {
		if (s->cases[i].is_default) {
			other = &s->cases[i];
			continue;
		}
		lane_mask yes = matching(m, f, &s->cases[i], subject, mask);
		run_switch_case(m, f, &s->cases[i], yes);
		mask &= ~yes;
	}
	if (mask && !other)
		ref_break(m, s->source->span, "no case is that of the value");
	if (other)
		run_switch_case(m, f, other, mask);
	f->left = outer;
	give(m);
}

static void run_return(struct ref *m, struct frame *f, const struct statement *s, lane_mask mask)
{
	struct value *v = take(m);
	if (!f->result)
		ref_break(m, s->source->span, "only a function returns a value");
	eval(m, f, s->value, mask, v);
	EACH_LANE (l, mask & ~m->raised)
		f->result[l] = v[l];
	f->returned |= mask;
	give(m);
}

static void run_raise(struct ref *m, const struct statement *s, lane_mask mask)
{
	if (s->exception == NO_INDEX)
		ref_break(m, s->source->span, "this exception is not known");
	EACH_LANE (l, mask)
		ref_raise(m, l, s->exception, 0);
}

static void run_call(struct ref *m, struct frame *f, const struct statement *s, lane_mask mask)
{
	eval(m, f, s->value, mask, take(m));
	give(m);
}

static void run_statement(struct ref *m, struct frame *f, const struct statement *s, lane_mask mask)
{
	s->point->yes = true;
	switch (s->source->kind) {
	case SEM_DECLARE:
	case SEM_ASSIGN: run_assign(m, f, s, mask); break;
	case SEM_IF: run_if(m, f, s, mask); break;
	case SEM_FOR: run_for(m, f, s, mask); break;
	case SEM_WHILE: run_while(m, f, s, mask); break;
	case SEM_SWITCH: run_switch(m, f, s, mask); break;
	case SEM_BREAK: f->left |= mask; break;
	case SEM_RETURN: run_return(m, f, s, mask); break;
	case SEM_KEEP:
		for (size_t i = 0; i < s->target_count; i++)
			if (s->targets[i]->op == NODE_SYMBOL)
				keep_output(m, f, s->targets[i]->index, s->targets[i]->source->span, mask);
		break;
	case SEM_RAISE: run_raise(m, s, mask); break;
	case SEM_HALT: m->halted = true; break;
	case SEM_DO: run_call(m, f, s, mask); break;
	}
}
