/* SPDX-License-Identifier: MIT */
/* Turns the positions of reports into the set of definitions that they affect. */
#include "isa/trouble.h"

#include <stdlib.h>

/* Checks that keep instructions from being encoded or parsed as intended: their reports are the
 * cause when examples fail. */
static const enum check causes[] = {
	CHECK_SYNTAX,
	CHECK_UNKNOWN_DEFINITION,
	CHECK_UNKNOWN_STATEMENT,
	CHECK_BAD_ARGUMENT,
	CHECK_BAD_NUMBER,
	CHECK_TEMPLATE_TEXT,
	CHECK_DUPLICATE_DEFINITION,
	CHECK_UNDEFINED_NAME,
	CHECK_WRONG_PARENT,
	CHECK_CYCLE,
	CHECK_LENGTH,
	CHECK_FIELD_WIDTH,
	CHECK_FIELD_RANGE,
	CHECK_FIELD_OVERLAP,
	CHECK_FIELD_REDECLARED,
	CHECK_ENUM_NAME,
	CHECK_ENUM_VALUE,
	CHECK_ENUM_OVERFLOW,
	CHECK_EMPTY_ENUM,
	CHECK_DEFAULT_TYPE,
	CHECK_OPERAND_FIELD,
	CHECK_FIELD_UNWRITTEN,
	CHECK_OPERAND_TWICE,
	CHECK_OPTIONAL_WITHOUT_DEFAULT,
	CHECK_AMBIGUOUS_LITERAL,
	CHECK_OPCODE_OVERLAP,
	CHECK_AMBIGUOUS_SYNTAX,
	CHECK_OPERAND_UNKNOWN,
};

/* Checks that cause only some of the failures; see trouble_by. */
static const enum check partial[] = { CHECK_PREFIX_FIELD, CHECK_MODIFIER_VALUE };

#define CAUSES  (sizeof causes / sizeof *causes)
#define PARTIAL (sizeof partial / sizeof *partial)

struct trouble {
	struct arena *arena;
	struct place_set
		by[PARTIAL + 1]; /* one for each check of `partial`, then one for all of `causes` */
	struct str_map marked[PARTIAL + 1]; /* keys: addresses of definitions */
	bool isa;                           /* an error of __DefISA concerns everything */
};

/* ---- places ---- */

static int compare_trouble_places(const void *a, const void *b)
{
	const struct span *x = a, *y = b;
	if (x->source != y->source)
		return (uintptr_t)x->source < (uintptr_t)y->source ? -1 : 1;
	return x->from < y->from ? -1 : x->from > y->from;
}

void places_add(struct arena *arena, struct place_set *places, struct span span)
{
	if (span.source)
		VEC_PUSH(arena, &places->list, span);
}

void places_sort(struct place_set *places)
{
	if (places->list.count)
		qsort(places->list.items, places->list.count, sizeof(struct span), compare_trouble_places);
}

bool places_inside(const struct place_set *places, struct span span)
{
	HALVE(at, places->list.count, i, compare_trouble_places(&places->list.items[i], &span) < 0);
	return at < places->list.count && places->list.items[at].source == span.source &&
		   places->list.items[at].from <= span.to;
}

struct span ast_extent(const struct ast_def *ast)
{
	struct span span = ast->span;
	for (size_t i = 0; i < ast->sections.count; i++)
		if (ast->sections.items[i]->body.source == span.source &&
			ast->sections.items[i]->body.to > span.to)
			span.to = ast->sections.items[i]->body.to;
	if (ast->statements.count &&
		ast->statements.items[ast->statements.count - 1]->span.to > span.to)
		span.to = ast->statements.items[ast->statements.count - 1]->span.to;
	if (ast->members.count && ast->members.items[ast->members.count - 1].name.to > span.to)
		span.to = ast->members.items[ast->members.count - 1].name.to;
	return span;
}

/* ---- marks ---- */

static bool touches_definition(const struct place_set *places, const struct ast_def *ast)
{
	return ast && places_inside(places, ast_extent(ast));
}

/* The text of an optype and everything up to the next one: its opcodes, including lost ones. */
static struct span text_of_trouble(const struct isa *isa, size_t index)
{
	const struct definition *d = isa->optypes.items[index];
	struct span span = d->span;
	const struct definition *next =
		index + 1 < isa->optypes.count ? isa->optypes.items[index + 1] : NULL;
	span.to = next && next->source == d->source ? next->span.from - 1
												: (uint32_t)span.source->text.length;
	return span;
}

static void mark_types(struct trouble *t, const struct isa *isa, size_t which)
{
	VEC_EACH (struct type *, it, &isa->types)
		if (touches_definition(&t->by[which], (*it)->ast))
			ptr_map_put(&t->marked[which], *it, t);
}

static bool opcode_touched(
	const struct str_map *marked, const struct place_set *places, const struct opcode *opcode)
{
	if (touches_definition(places, opcode->definition->ast))
		return true;
	for (size_t i = 0; i < opcode->fields.count; i++)
		if (ptr_map_get(marked, opcode->fields.items[i]->type))
			return true;
	return false;
}

static void mark_definitions(struct trouble *t, const struct isa *isa, size_t which)
{
	struct str_map *marked = &t->marked[which];
	const struct place_set *places = &t->by[which];
	VEC_EACH (struct definition *, it, &isa->groups)
		if (touches_definition(places, (*it)->ast))
			ptr_map_put(marked, *it, t);
	for (size_t i = 0; i < isa->optypes.count; i++) {
		const struct definition *d = isa->optypes.items[i];
		if (touches_definition(places, d->ast) || places_inside(places, text_of_trouble(isa, i)))
			ptr_map_put(marked, d, t);
	}
	VEC_EACH (struct opcode *, it, &isa->opcodes) {
		const struct definition *family =
			(*it)->optype ? (*it)->optype : (const struct definition *)(*it)->definition;
		if (!ptr_map_get(marked, family) && opcode_touched(marked, places, *it))
			ptr_map_put(marked, family, t);
	}
}

static size_t kind_of_trouble(enum check check)
{
	for (size_t i = 0; i < PARTIAL; i++)
		if (partial[i] == check)
			return i;
	for (size_t i = 0; i < CAUSES; i++)
		if (causes[i] == check)
			return PARTIAL;
	return PARTIAL + 1;
}

struct trouble *trouble_new(struct arena *arena, const struct diag *diag, const struct isa *isa)
{
	struct trouble *t = NULL;
	for (size_t i = 0; i < diag->reports.count; i++) {
		const struct report *report = diag->reports.items[i];
		size_t kind = kind_of_trouble(report->check);
		if (kind > PARTIAL)
			continue;
		if (!t) {
			t = ARENA_NEW(arena, struct trouble);
			t->arena = arena;
		}
		places_add(arena, &t->by[kind], report->span);
		for (size_t n = 0; n < report->notes.count && kind < PARTIAL; n++)
			places_add(arena, &t->by[kind], report->notes.items[n].span);
	}
	for (size_t i = 0; t && i <= PARTIAL; i++) {
		t->marked[i].arena = arena;
		places_sort(&t->by[i]);
		mark_types(t, isa, i);
		mark_definitions(t, isa, i);
		t->isa = t->isa || (i == PARTIAL && touches_definition(&t->by[i], isa->ast));
	}
	return t;
}

static bool any_marked(const struct str_map *map, const struct definition *d)
{
	for (; d; d = d->parent)
		if (ptr_map_get(map, d))
			return true;
	return false;
}

bool trouble_in(const struct trouble *trouble, const struct definition *definition)
{
	return trouble && (trouble->isa || any_marked(&trouble->marked[PARTIAL], definition));
}

bool trouble_by(
	const struct trouble *trouble, const struct definition *definition, enum check check)
{
	size_t kind = kind_of_trouble(check);
	return trouble && kind < PARTIAL && any_marked(&trouble->marked[kind], definition);
}
