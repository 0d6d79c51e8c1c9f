/* SPDX-License-Identifier: MIT */
/* Makes one variable of locals that have the same name, like the versions of a local of the code:
 * each is computed when the one before it is read no more. */
#include "ctree/tree.h"

/* ---- where each local is read ---- */

struct survey {
	unsigned at;   /* number of the current statement, in the order of the text, from 1 */
	unsigned loop; /* that of the innermost loop around it; 0: none */
};

static void note_reads(const struct c_expr *x, unsigned at)
{
	if (x->kind == C_VARIABLE && x->local->last_read < at)
		x->local->last_read = at;
	for (unsigned i = 0; i < x->count; i++)
		note_reads(x->operands[i], at);
}

static void note_statement_reads(const struct c_statement *s, unsigned at)
{
	const struct c_expr *place = s->place;
	if (s->value)
		note_reads(s->value, at);
	if (place && (place->kind != C_VARIABLE || s->op != C_SET))
		note_reads(place, at);
}

static void survey_block(struct survey *v, const struct c_block *block)
{
	VEC_EACH (struct c_statement *, it, &block->statements) {
		struct c_statement *s = *it;
		const unsigned loop = v->loop;
		s->at = ++v->at;
		if (s->kind == C_DECLARATION) {
			s->local->declared = s->at;
			s->local->loop = loop;
			s->local->value = s->value;
		}
		note_statement_reads(s, s->at);
		if (s->kind == C_LOOP)
			v->loop = s->at;
		survey_block(v, &s->yes);
		survey_block(v, &s->no);
		v->loop = loop;
		s->end = v->at;
	}
}

/* A loop, in those around it. */
struct loops {
	const struct loops *outer;
	const struct c_statement *loop;
};

/* The end of the outermost loop that the local is not declared in; 0: there is none. */
static unsigned end_of_reads(const struct loops *loops, const struct c_local *local)
{
	unsigned end = 0;
	for (; loops; loops = loops->outer)
		if (local->declared < loops->loop->at || local->declared > loops->loop->end)
			end = loops->loop->end;
	return end;
}

static void extend_expr_reads(const struct c_expr *x, const struct loops *loops)
{
	unsigned end = x->kind == C_VARIABLE ? end_of_reads(loops, x->local) : 0;
	if (end && x->local->last_read < end)
		x->local->last_read = end;
	for (unsigned i = 0; i < x->count; i++)
		extend_expr_reads(x->operands[i], loops);
}

/* What a loop reads, the next round of it reads again. */
static void extend_reads(const struct c_block *block, const struct loops *outer)
{
	VEC_EACH (struct c_statement *, it, &block->statements) {
		const struct loops own = { outer, *it }, *loops = (*it)->kind == C_LOOP ? &own : outer;
		if (loops && (*it)->value)
			extend_expr_reads((*it)->value, loops);
		if (loops && (*it)->place)
			extend_expr_reads((*it)->place, loops);
		extend_reads(&(*it)->yes, loops);
		extend_reads(&(*it)->no, loops);
	}
}

/* ---- may one take the place of another? ---- */

enum { MOST_SCANNED = 500 }; /* statements after the declaration of one that branches assign */

static bool sets_local(const struct c_statement *s, const struct c_local *local)
{
	return s->kind == C_ASSIGNMENT && s->op == C_SET && s->place->kind == C_VARIABLE &&
		   s->place->local == local;
}

/* Is `old` read after `local` is assigned, on some path through the block? */
static bool reads_after(const struct c_block *block, const struct c_local *old,
	const struct c_local *local, bool *assigned)
{
	VEC_EACH (struct c_statement *, it, &block->statements) {
		const struct c_statement *s = *it;
		bool yes = *assigned, no = *assigned;
		if (s->kind == C_LOOP || (*assigned && ((s->value && c_reads(s->value, old)) ||
												   (s->place && c_reads(s->place, old)))))
			return true;
		if (reads_after(&s->yes, old, local, &yes) || reads_after(&s->no, old, local, &no))
			return true;
		*assigned = yes || no || sets_local(s, local);
	}
	return false;
}

/* The if that assigns a local declared without a value; i: the statement that declares it. */
static const struct c_statement *assigning_if(const struct c_block *block, size_t i)
{
	while (++i < block->statements.count) {
		const struct c_statement *s = block->statements.items[i];
		if (s->kind == C_IF)
			return s;
		if (s->kind != C_DECLARATION || s->value)
			return NULL;
	}
	return NULL;
}

static bool may_follow(const struct c_local *old, const struct c_block *block, size_t i)
{
	const struct c_statement *s = block->statements.items[i];
	const struct c_local *local = s->local;
	if (old->type != local->type || old->loop != local->loop)
		return false;
	if (local->only_alike && !(old->value && s->value && c_are_alike(old->value, s->value)))
		return false;
	if (old->last_read <= s->at)
		return s->value || old->last_read < s->at;
	const struct c_statement *branch = s->value ? NULL : assigning_if(block, i);
	if (!branch || branch->end - branch->at > MOST_SCANNED || old->last_read > branch->end ||
		c_reads(branch->value, local))
		return false;
	bool yes = false, no = false;
	return !reads_after(&branch->yes, old, local, &yes) &&
		   !reads_after(&branch->no, old, local, &no);
}

/* ---- merging ---- */

enum { MOST_TRIED = 8 }; /* locals of one name */

struct versions {
	VEC(struct c_local *) list; /* that are in scope, and not merged */
};

struct merger {
	struct arena *arena;
	struct str_map names; /* name -> struct versions */
};

static struct versions *versions_of(struct merger *m, struct str name)
{
	struct versions *v = str_map_get(&m->names, name);
	if (!v) {
		v = ARENA_NEW(m->arena, struct versions);
		str_map_put(&m->names, name, v);
	}
	return v;
}

/* The local that the one declared by statement i can be, or NULL. */
static struct c_local *earlier_version(
	const struct versions *v, const struct c_block *block, size_t i)
{
	for (size_t k = 0; k < v->list.count && k < MOST_TRIED; k++)
		if (may_follow(v->list.items[k], block, i))
			return v->list.items[k];
	return NULL;
}

/* Makes the local of statement i the old one, which the statement assigns. */
static void merge_into(struct c_body *b, struct c_local *old, struct c_statement *s)
{
	struct c_local *local = s->local;
	local->same = old;
	old->changes = true;
	old->uses += local->uses;
	if (old->last_read < local->last_read)
		old->last_read = local->last_read;
	s->kind = C_ASSIGNMENT;
	s->local = NULL;
	s->was = local;
	s->op = C_SET;
	s->place = c_variable(b, old);
}

static void merge_block(struct merger *m, struct c_body *b, const struct c_block *block)
{
	VEC(struct versions *) added = { 0 };
	for (size_t i = 0; i < block->statements.count; i++) {
		struct c_statement *s = block->statements.items[i];
		struct c_local *local = s->kind == C_DECLARATION ? s->local : NULL;
		if (local && local->may_merge && local->shape == C_PLAIN && !local->is_given) {
			struct versions *v = versions_of(m, local->name);
			struct c_local *old = earlier_version(v, block, i);
			if (old) {
				merge_into(b, old, s);
			} else {
				VEC_PUSH(m->arena, &v->list, local);
				VEC_PUSH(m->arena, &added, v);
			}
		}
		merge_block(m, b, &s->yes);
		merge_block(m, b, &s->no);
	}
	while (added.count)
		added.items[--added.count]->list.count--;
}

/* ---- the merged text ---- */

static void use_merged(struct c_expr *x)
{
	while (x->kind == C_VARIABLE && x->local->same)
		x->local = x->local->same;
	for (unsigned i = 0; i < x->count; i++)
		use_merged(x->operands[i]);
}

/* Has it become a declaration without a value, or `x = x`? */
static bool is_void(const struct c_statement *s)
{
	return s->kind == C_ASSIGNMENT &&
		   (!s->value || (s->value->kind == C_VARIABLE && sets_local(s, s->value->local)));
}

/* Is it `return local` of the local that the statement before has just assigned? */
static bool returns_assigned(const struct c_statement *s, const struct c_statement *before)
{
	return s->kind == C_RETURN && s->value && s->value->kind == C_VARIABLE &&
		   !s->value->local->is_given && sets_local(before, s->value->local);
}

/* Is it `x = local`, or `return local`, of the local that the statement before has just declared
 * for this alone? */
static bool takes_over(const struct c_statement *s, const struct c_statement *before)
{
	return (s->kind == C_ASSIGNMENT || s->kind == C_RETURN) && s->value &&
		   s->value->kind == C_VARIABLE && before->kind == C_DECLARATION && before->value &&
		   s->value->local == before->local && before->local->uses == 1 &&
		   before->local->shape == C_PLAIN && (s->kind == C_RETURN || s->op == C_SET) &&
		   (!s->place || !c_reads(s->place, before->local));
}

static void write_merged(struct c_block *block)
{
	size_t kept = 0;
	VEC_EACH (struct c_statement *, it, &block->statements) {
		struct c_statement *s = *it;
		if (s->value)
			use_merged(s->value);
		if (s->place)
			use_merged(s->place);
		write_merged(&s->yes);
		write_merged(&s->no);
		if (is_void(s))
			continue;
		const struct c_statement *before = kept ? block->statements.items[kept - 1] : NULL;
		if (before && (takes_over(s, before) || returns_assigned(s, before)))
			s->value = block->statements.items[--kept]->value;
		block->statements.items[kept++] = s;
	}
	block->statements.count = kept;
}

void c_merge(struct c_body *b)
{
	struct merger m = { .arena = b->arena, .names = { .arena = b->arena } };
	struct survey v = { 0 };
	survey_block(&v, &b->top);
	extend_reads(&b->top, NULL);
	merge_block(&m, b, &b->top);
	write_merged(&b->top);
}
