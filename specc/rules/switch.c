/* SPDX-License-Identifier: MIT */
/* Checks of switch (every value has one case, and no case runs into the next) and of while (it must
 * end). */
#include "rules/internal.h"

/* Does every path leave the statements before their end? */
static bool leaves(const struct sem_body *body)
{
	VEC_EACH (struct sem_stmt *, it, &body->list) {
		const struct sem_stmt *s = *it;
		if (s->kind == SEM_BREAK || s->kind == SEM_RETURN || s->kind == SEM_RAISE)
			return true;
		if (s->kind == SEM_IF && s->has_else && leaves(&s->body) && leaves(&s->other))
			return true;
	}
	return false;
}

/* A key that is the same for labels with the same meaning; empty for an invalid label. */
static struct str label_key(const struct sem_scope *scope, const struct sem_expr *label)
{
	int64_t value;
	if (label->kind == SEM_MOD)
		return label->text;
	return sem_label_value(label, &value) ? str_printf(scope->run->arena, "=%lld", (long long)value)
										  : (struct str){ 0 };
}

static void check_label(struct sem_scope *scope, const struct sem_stmt *s,
	const struct sem_expr *label, struct str_map *labels)
{
	bool of_modifier = s->value->kind == SEM_MOD;
	struct str key = label_key(scope, label);
	const struct sem_expr *first = key.length ? str_map_get(labels, key) : NULL;
	if (key.length && !first)
		str_map_put(labels, key, (void *)label);
	if (label->kind == SEM_BROKEN)
		return;
	if ((of_modifier || !key.length) && label->kind != SEM_MOD) {
		sem_report(scope, CHECK_SEMANTICS_SWITCH, label->span,
			"'%.*s' cannot be a label of this switch; expected %s", STR_ARG(span_text(label->span)),
			of_modifier ? "a value of the modifier, such as '.A'"
						: "a number, or a named value 'Type.NAME'");
	} else if (first) {
		struct report *report = sem_report(scope, CHECK_SEMANTICS_SWITCH, label->span,
			"'%.*s' already has a case", STR_ARG(span_text(label->span)));
		sem_note(scope, report, first->span, "the first one is here");
	}
}

/* Checks all cases, and maps each meaning to its first label. */
static void check_cases(struct sem_scope *scope, const struct sem_stmt *s, struct str_map *labels)
{
	bool has_default = false;
	for (size_t i = 0; i < s->cases.count; i++) {
		const struct sem_case *it = &s->cases.items[i];
		VEC_EACH (struct sem_expr *, label, &it->labels)
			check_label(scope, s, *label, labels);
		if (it->is_default && has_default)
			sem_report(scope, CHECK_SEMANTICS_SWITCH, it->span, "duplicate 'default'");
		has_default = has_default || it->is_default;
		if (i + 1 < s->cases.count && !leaves(&it->body))
			sem_report(scope, CHECK_SEMANTICS_SWITCH, it->span,
				"this case runs into the next one; expected 'break;' at its end");
	}
}

static bool has_default(const struct sem_stmt *s)
{
	VEC_EACH (struct sem_case, it, &s->cases)
		if (it->is_default)
			return true;
	return false;
}

static void missing(struct sem_scope *scope, const struct sem_stmt *s, const struct str_map *labels,
	const struct sem_modifier *modifier)
{
	struct buffer out = buffer_new(scope->run->arena);
	struct sem_values values = sem_modifier_values(scope, modifier);
	size_t misses = 0;
	VEC_EACH (struct str, it, &values.list)
		if (!str_map_get(labels, *it) && misses++ < 8)
			buffer_printf(&out, "%s.%.*s", out.length ? ", " : "", STR_ARG(*it));
	if (misses)
		sem_report(scope, CHECK_SEMANTICS_SWITCH, s->head_span, "no case for %.*s%s of '.%.*s'",
			STR_ARG(buffer_str(&out)), misses > 8 ? " and others" : "", STR_ARG(modifier->name));
}

void rule_switch(struct rule_block *b, const struct sem_stmt *s)
{
	struct sem_scope *scope = b->scope;
	if (!s->value || !s->cases.count)
		return;
	struct str_map labels = { .arena = scope->run->arena };
	check_cases(scope, s, &labels);
	if (has_default(s) || scope->block->broken)
		return;
	const struct sem_modifier *modifier = s->value->kind == SEM_MOD ? s->value->modifier : NULL;
	if (modifier && modifier->type && !modifier->type->poisoned)
		missing(scope, s, &labels, modifier); /* numbers: see typing/switch.c */
}

/* ---- while ---- */

/* Counts assignments to a name below a statement. */
struct writes {
	const struct sem_expr *name;
	size_t all, shifts;
};

static void count_writes(void *user, const struct sem_stmt *s)
{
	struct writes *w = user;
	int64_t by;
	if (s->kind != SEM_ASSIGN)
		return;
	VEC_EACH (struct sem_expr *, it, &s->targets) {
		const struct sem_expr *base = sem_base(*it);
		bool same = base && sem_same_expr(base, w->name);
		w->all += same;
		w->shifts +=
			same && base == *it && s->op == SEM_OP_RIGHT && sem_constant(s->value, &by) && by > 0;
	}
}

/* while = "while" "(" v "!=" "0" ")" with one "v >>= k", on every path */
void rule_while(struct rule_block *b, const struct sem_stmt *s)
{
	struct sem_scope *scope = b->scope;
	int64_t zero;
	const struct sem_expr *e = s->value;
	if (!e || scope->block->broken)
		return;
	if (e->kind != SEM_BINARY || e->op != SEM_OP_DIFFERS ||
		e->operands.items[0]->kind != SEM_NAME || !sem_constant(e->operands.items[1], &zero) ||
		zero) {
		sem_report(scope, CHECK_SEMANTICS_LOOP, e->span,
			"expected 'v != 0' as the condition of a while, with one 'v >>= k;' in its body");
		return;
	}
	struct writes w = { .name = e->operands.items[0] };
	struct sem_walker walker = { .user = &w, .stmt = count_writes };
	sem_walk(&s->body, &walker);
	size_t outside = 0; /* those not inside of a condition */
	VEC_EACH (struct sem_stmt *, it, &s->body.list) {
		struct writes here = { .name = w.name };
		count_writes(&here, *it);
		outside += here.shifts;
	}
	if (!w.all)
		sem_report(scope, CHECK_SEMANTICS_LOOP, e->span,
			"nothing in this loop changes '%.*s': it never ends", STR_ARG(w.name->text));
	else if (w.all != 1 || outside != 1)
		sem_report(scope, CHECK_SEMANTICS_LOOP, e->span,
			"a while over '%.*s' needs '%.*s >>= k;' once in its body, and no other "
			"assignment to it",
			STR_ARG(w.name->text), STR_ARG(w.name->text));
}
