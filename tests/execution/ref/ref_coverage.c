/* SPDX-License-Identifier: MIT */
/* Prints which statements and branches of the pseudo-code nothing has reached. */
#include <stdlib.h>

#include "ref_internal.h"

static void print_place(FILE *out, const struct point *point)
{
	struct position at = source_position(point->span.source, point->span.from);
	fprintf(out, "%s:%u:%u: ", point->span.source->path, at.line, at.column);
}

/* The source text on one line, shortened if necessary. */
static void print_text(FILE *out, struct str text)
{
	enum { LONGEST = 60 };
	bool blank = false;
	size_t shown = 0;
	for (size_t i = 0; i < text.length; i++) {
		char c = text.text[i];
		bool is_blank = c == ' ' || c == '\t' || c == '\n';
		if (!is_blank || !blank)
			fputc(is_blank ? ' ' : c, out);
		blank = is_blank;
		if (++shown == LONGEST && i + 1 < text.length) {
			fputs("...", out);
			return;
		}
	}
}

static void print_missing(FILE *out, const struct point *point, const char *what)
{
	print_place(out, point);
	fprintf(out, "%s: ", what);
	if (!point->what) {
		print_text(out, span_text(point->span));
	} else {
		fprintf(out, "%s (", point->what);
		print_text(out, span_text(point->span));
		fputc(')', out);
	}
	fputc('\n', out);
}

static int compare_points(const void *a, const void *b)
{
	const struct point *x = *(struct point *const *)a, *y = *(struct point *const *)b;
	int order = strcmp(x->span.source->path, y->span.source->path);
	if (order)
		return order;
	if (x->span.from != y->span.from)
		return x->span.from < y->span.from ? -1 : 1;
	if ((x->what != NULL) != (y->what != NULL))
		return x->what ? 1 : -1;
	return x->span.to == y->span.to ? 0 : x->span.to > y->span.to ? -1 : 1;
}

/* Prepares the functions that values of enums denote between two operands. */
static void prepare_operators(struct ref *m, const struct sem_scope *scope)
{
	VEC_EACH (struct type *, type, &m->isa->types)
		VEC_EACH (struct enumerator, value, &(*type)->values) {
			const struct sem_function *function =
				sem_find_function(scope, attribute_of(value, "function"));
			if (function && !function->block->broken)
				prepare_function(m, scope, function->block);
		}
}

/* Prepares every block and every function that it calls, whether it was run or not. */
static void prepare_all(struct ref *m)
{
	VEC_EACH (struct form *, it, &m->isa->forms) {
		struct sem_scope *scope = sem_block_of(m->run, *it);
		if (scope)
			prepare_block(m, scope);
	}
	if (m->run->trap)
		prepare_block(m, m->run->trap);
	if (m->run->reset)
		prepare_block(m, m->run->reset);
	size_t blocks = m->all.count;
	for (size_t i = 0; i < blocks; i++)
		prepare_operators(m, m->all.items[i]->scope);
	for (size_t i = 0; i < m->calls.count; i++) /* grows as functions call others */
		prepare_function(m, m->calls.items[i].caller, m->calls.items[i].function->block);
}

static void print_uncalled(struct ref *m, FILE *out)
{
	VEC_EACH (struct sem_function *, it, &m->run->functions.list) {
		const struct sem_block *block = (*it)->block;
		struct point point = { .span = block->name_span };
		if (block->broken || known_code(m, block))
			continue;
		print_place(out, &point);
		fprintf(out, "not counted, as no instruction calls it: %.*s\n", STR_ARG((*it)->name));
	}
}

void ref_print_coverage(struct ref *m, FILE *out)
{
	size_t branches = 0, reached = 0;
	prepare_all(m);
	if (m->points.count)
		qsort(m->points.items, m->points.count, sizeof *m->points.items, compare_points);
	VEC_EACH (struct point *, it, &m->points) {
		const struct point *p = *it;
		bool is_branch = p->what != NULL;
		branches += is_branch * (size_t)(p->has_yes + p->has_no);
		reached += is_branch * (size_t)((p->has_yes && p->yes) + (p->has_no && p->no));
		if (p->has_yes && !p->yes)
			print_missing(out, p, p->what && p->has_no ? "never true" : "never reached");
		if (p->has_no && !p->no)
			print_missing(out, p, "never false");
	}
	print_uncalled(m, out);
	fprintf(out, "%zu of %zu branches reached\n", reached, branches);
}
