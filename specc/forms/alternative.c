/* SPDX-License-Identifier: MIT */
/* The rows of a compound, with their texts and the bits that select them -> which bits each
 * appends, its values, and the order in which words are tested for them. */
#include "forms/internal.h"

#include "isa/mode.h"

/* ---- appended bits ---- */

static bool nodes_show(struct template_node *const *nodes, size_t count, struct str part)
{
	for (size_t i = 0; i < count; i++) {
		if (nodes[i]->kind == NODE_WORD && str_equal(nodes[i]->text, part))
			return true;
		if (nodes_show(nodes[i]->children.items, nodes[i]->children.count, part))
			return true;
	}
	return false;
}

bool forms_alternative_shows(const struct alternative *a, const struct part *part)
{
	return a->nodes && nodes_show(a->nodes->list.items, a->nodes->list.count, part->name);
}

/* Does the text of the row show the part, or a column give it a value? */
static bool row_uses(const struct type *type, const struct alternative *a, const struct part *part)
{
	return forms_alternative_shows(a, part) || type_row_value(type, a->row, part).length;
}

bool forms_alternative_appends(
	const struct type *type, const struct alternative *a, const struct part *part)
{
	size_t index = 1 + (size_t)(part - type->parts.items);
	if (!part->appended)
		return false;
	VEC_EACH (struct part, it, &type->parts)
		if ((it == part || it->inside == index) && row_uses(type, a, it))
			return true;
	return false;
}

/* The bits that the row appends. None of its parts may be behind one that only other rows have: the
 * units of a row have no gap. */
static void count_appended(
	struct forms_run *run, struct type *type, struct alternative *alternative)
{
	VEC_EACH (struct part, part, &type->parts) {
		if (!forms_alternative_appends(type, alternative, part))
			continue;
		if (part->lsb != type->own + alternative->appended && !type->poisoned) {
			diag_report(run->diag, CHECK_BAD_ARGUMENT, alternative->span,
				"row '%.*s' appends '%.*s' without what another row appends before it; declare "
				"another part with Append for this row",
				STR_ARG(alternative->name), STR_ARG(part->name));
			type->poisoned = true;
		}
		alternative->appended += part->type->width;
	}
}

/* Puts each appended part behind those that stand before it in the same alternative. */
void forms_place_appended(struct forms_run *run, struct type *type)
{
	unsigned end = type->own;
	VEC_EACH (struct part, part, &type->parts) {
		if (!part->appended)
			continue;
		part->lsb = type->own;
		VEC_EACH (struct alternative, it, &type->alternatives) {
			if (!forms_alternative_appends(type, it, part))
				continue;
			for (const struct part *p = type->parts.items; p < part; p++)
				if (forms_alternative_appends(type, it, p) && p->lsb + p->type->width > part->lsb)
					part->lsb = p->lsb + p->type->width;
		}
		end = part->lsb + part->type->width > end ? part->lsb + part->type->width : end;
	}
	VEC_EACH (struct part, part, &type->parts)
		if (part->inside)
			part->lsb = type->parts.items[part->inside - 1].lsb + part->at;
	VEC_EACH (struct alternative, it, &type->alternatives)
		count_appended(run, type, it);
	if (end > 64) {
		diag_report(run->diag, CHECK_FIELD_WIDTH, type->span,
			"'%.*s' has %u bits with those that it appends; expected at most 64",
			STR_ARG(type_shown_name(type)), end);
		type->poisoned = true;
		return;
	}
	type->width = end;
}

/* ---- the values of an alternative ---- */

/* Restricts the set to the legal values of the parts that the nodes show, and adds their bits to
 * *shown. */
static void meet_shown(struct forms_run *run, const struct type *type,
	struct template_node *const *nodes, size_t count, struct cube_set *set, struct word *shown)
{
	for (size_t i = 0; i < count; i++) {
		const struct template_node *node = nodes[i];
		meet_shown(run, type, node->children.items, node->children.count, set, shown);
		struct str name = node->kind == NODE_QUOTED ? node->bound_field : node->text;
		const struct part *part = node->kind == NODE_WORD || node->kind == NODE_QUOTED
									  ? type_find_part(type, name)
									  : NULL;
		if (!part)
			continue;
		*shown = word_or(*shown, word_mask(part->lsb, part->type->width));
		struct cube_set wide = cube_set_none(type->width);
		VEC_EACH (struct cube, it, &part->type->legal.cubes) {
			struct cube cube = { { it->mask.lo << part->lsb, 0 },
				{ it->match.lo << part->lsb, 0 } };
			VEC_PUSH(run->arena, &wide.cubes, cube);
		}
		*set = cube_set_meet(run->arena, set, &wide);
	}
}

/* Bits that a row ignores are zero in what is written. */
static void report_written(
	struct forms_run *run, const struct type *type, const struct alternative *a)
{
	VEC_EACH (struct part, it, &type->parts)
		if (it->type->ignored && it->type->unused &&
			word_extract(a->ignored, it->lsb, it->type->width))
			diag_report(run->diag, CHECK_BAD_ARGUMENT, a->span,
				"row '%.*s' ignores '%.*s', which is then written as 0: the value of Unused in "
				"'%.*s' must be 0, or a column give '%.*s' a value",
				STR_ARG(a->name), STR_ARG(it->name), STR_ARG(it->type->name), STR_ARG(it->name));
}

static void finish_alternative(struct forms_run *run, struct type *type, struct alternative *it)
{
	struct word all = word_mask(0, type->width), shown = { 0 };
	it->values = cube_set_all(run->arena, type->width);
	meet_shown(run, type, it->nodes->list.items, it->nodes->list.count, &it->values, &shown);
	struct word rest = word_and(all, word_not(word_or(shown, it->when.mask)));
	it->ignored = word_and(rest, word_and((struct word){ type_ignored_parts(type), 0 },
									 word_mask(0, type->own + it->appended)));
	rest = word_and(rest, word_not(it->ignored));
	it->bits = (struct cube){ word_or(it->when.mask, rest), it->when.match }; /* the rest is zero */
	it->when.mask = word_or(it->when.mask, word_and(rest, word_mask(0, type->own)));
	struct cube_set when = cube_set_none(type->width);
	VEC_PUSH(run->arena, &when.cubes, it->bits);
	it->values = cube_set_meet(run->arena, &it->values, &when);
}

/* Values of the row, with anything behind the bits that it has: units of what follows. */
static struct cube open_values(
	const struct type *type, const struct alternative *a, struct cube values)
{
	values.mask = word_and(values.mask, word_mask(0, type->own + a->appended));
	return values;
}

/* What both rows take of values that are open behind the bits that each has. */
static struct cube_set shared_values(struct forms_run *run, const struct type *type,
	const struct alternative *a, const struct alternative *b)
{
	struct cube_set both = cube_set_none(type->width);
	VEC_EACH (struct cube, x, &a->values.cubes) {
		struct cube of_a = open_values(type, a, *x);
		VEC_EACH (struct cube, y, &b->values.cubes) {
			struct cube of_b = open_values(type, b, *y);
			if (cubes_meet(of_a, of_b))
				VEC_PUSH(run->arena, &both.cubes, cube_meet(of_a, of_b));
		}
	}
	return both;
}

/* Two alternatives with a value in common; the witness is the least. */
static void report_shared(struct forms_run *run, const struct type *type,
	const struct alternative *a, const struct alternative *b)
{
	struct cube_set both = shared_values(run, type, a, b);
	if (!both.cubes.count)
		return;
	struct str value = word_hex(run->arena, cube_set_min(&both), 0);
	bool equal = cube_set_meet(run->arena, &a->values, &b->values).cubes.count;
	struct report *report = diag_report(run->diag, CHECK_BAD_ARGUMENT, b->span,
		"'%.*s' and '%.*s' of '%.*s' are two texts of the value %.*s%s", STR_ARG(a->name),
		STR_ARG(b->name), STR_ARG(type_shown_name(type)), STR_ARG(value),
		equal ? "" : ", as one ends before the bits that tell it from the other");
	diag_note(run->diag, report, a->span, "the other one is here");
}

/* Does the test of a take values of b? One of them goes into *value, unless it is NULL. */
static bool takes_values(const struct type *type, const struct alternative *a,
	const struct alternative *b, struct word *value)
{
	VEC_EACH (struct cube, it, &b->values.cubes) {
		struct cube open = open_values(type, b, *it);
		if (!cubes_meet(a->when, open))
			continue;
		if (value)
			*value = cube_meet(a->when, open).match;
		return true;
	}
	return false;
}

/* Puts next the first alternative whose test takes no value of those that are left; false if there
 * is none. */
static bool put_next(struct forms_run *run, struct type *type, bool *put)
{
	size_t count = type->alternatives.count;
	for (size_t i = 0; i < count; i++) {
		const struct alternative *a = &type->alternatives.items[i];
		bool takes = put[i];
		for (size_t k = 0; k < count && !takes; k++)
			takes = k != i && !put[k] && takes_values(type, a, &type->alternatives.items[k], NULL);
		if (takes)
			continue;
		put[i] = true;
		VEC_PUSH(run->arena, &type->tested, a);
		return true;
	}
	return false;
}

/* Two rows each of which takes values of the other, directly or by way of more rows. */
static void report_untold(struct forms_run *run, const struct type *type, const bool *put)
{
	const struct alternative *a = type->alternatives.items, *b = a;
	struct word value = { 0 };
	while (put[a - type->alternatives.items])
		a++;
	while (b == a || put[b - type->alternatives.items] || !takes_values(type, a, b, &value))
		b++;
	struct report *report = diag_report(run->diag, CHECK_BAD_ARGUMENT, a->span,
		"the columns select '%.*s' for %.*s, which is a value of '%.*s': they do not tell these "
		"rows of '%.*s' apart",
		STR_ARG(a->name), STR_ARG(word_hex(run->arena, value, 0)), STR_ARG(b->name),
		STR_ARG(type_shown_name(type)));
	diag_note(run->diag, report, b->span, "the other one is here");
}

static void order_tests(struct forms_run *run, struct type *type)
{
	bool *put = ARENA_ARRAY(run->arena, bool, type->alternatives.count);
	while (put_next(run, type, put))
		;
	if (type->tested.count == type->alternatives.count)
		return;
	report_untold(run, type, put);
	type->poisoned = true;
}

/* A row whose shown parts have no legal value of its bits. */
static void report_no_value(
	struct forms_run *run, const struct type *type, const struct alternative *it)
{
	if (!it->values.cubes.count)
		diag_report(run->diag, CHECK_EMPTY_TYPE, it->span,
			"'%.*s' of '%.*s' has no legal value: the parts that its text shows exclude the bits "
			"that select it",
			STR_ARG(it->name), STR_ARG(type_shown_name(type)));
}

void forms_alternatives(struct forms_run *run, struct type *type)
{
	size_t errors = run->diag->failures;
	struct cube_set all = cube_set_none(type->width);
	for (size_t i = 0; !type->poisoned && i < type->alternatives.count; i++) {
		struct alternative *it = &type->alternatives.items[i];
		finish_alternative(run, type, it);
		report_no_value(run, type, it);
		report_written(run, type, it);
		for (size_t k = 0; k < i; k++)
			report_shared(run, type, &type->alternatives.items[k], it);
		VEC_EACH (struct cube, cube, &it->values.cubes)
			VEC_PUSH(run->arena, &all.cubes, *cube);
	}
	type->poisoned = type->poisoned || run->diag->failures > errors;
	if (!type->poisoned)
		order_tests(run, type);
	if (!type->poisoned)
		type->legal = cube_set_compact(run->arena, &all);
}
