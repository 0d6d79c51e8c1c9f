/* SPDX-License-Identifier: MIT */
/* XML view, <fuzz>: facts about words as rows of C tables, for harnesses that test target c. They
 * come from fields, legal values, boxes and gaps alone and never from <derived>, which is what the
 * harnesses test. */
#include "view/fuzz_internal.h"

#include <stdlib.h>

#include "encoding/length.h"
#include "encoding/space.h"

/* Tables: POOL(member of struct fuzz, element). */
#define FUZZ_POOLS(POOL)                                                                           \
	POOL(cubes, "cubes")                                                                           \
	POOL(sets, "sets")                                                                             \
	POOL(pieces, "pieces")                                                                         \
	POOL(fields, "fields")                                                                         \
	POOL(uses, "uses")                                                                             \
	POOL(limits, "limits")                                                                         \
	POOL(boxes, "boxes")                                                                           \
	POOL(opcodes, "opcodes")                                                                       \
	POOL(units, "units")                                                                           \
	POOL(gaps, "gaps")                                                                             \
	POOL(groups, "groups")                                                                         \
	POOL(order, "order")                                                                           \
	POOL(gap_groups, "gap-groups")                                                                 \
	POOL(gap_order, "gap-order")

struct fuzz {
	struct cview c;
#define POOL(member, element) struct pool member;
	FUZZ_POOLS(POOL)
#undef POOL
};

static const struct str NO_COMMENT = { NULL, 0 };

/* ---- fields and their values ---- */

static unsigned add_fuzz_set(struct fuzz *fuzz, const struct cube_set *set)
{
	struct cview *c = &fuzz->c;
	struct run run = { 0 };
	for (size_t i = 0; i < set->cubes.count; i++)
		run_add(c, &run, "mask=0x%llx\nmatch=0x%llx",
			(unsigned long long)set->cubes.items[i].mask.lo,
			(unsigned long long)set->cubes.items[i].match.lo);
	unsigned first = pool_share_run(c, &fuzz->cubes, &run, NO_COMMENT);
	return pool_share(c, &fuzz->sets,
		str_printf(c->arena, "first=%u\ncount=%zu", first, run.rows.count), NO_COMMENT);
}

static bool is_signed(const struct type *type)
{
	return type->kind == TYPE_INTEGER &&
		   (type->coding == CODING_SIGNED || type->coding == CODING_ONES);
}

static const char *kind_of_field(const struct field *field)
{
	if (field->kind == FIELD_FIXED)
		return "FIXED";
	if (field->type->kind == TYPE_ENUM)
		return "CHOICE";
	return is_signed(field->type) ? "SIGNED" : "UNSIGNED";
}

static unsigned field_row(struct fuzz *fuzz, const struct field *field)
{
	struct cview *c = &fuzz->c;
	struct run run = { 0 };
	for (size_t i = 0; i < field->pieces.count; i++)
		run_add(
			c, &run, "lsb=%u\nwidth=%u", field->pieces.items[i].lsb, field->pieces.items[i].width);
	unsigned first = pool_share_run(c, &fuzz->pieces, &run, NO_COMMENT);
	uint64_t hidden = 0;
	bool has_hidden = field_hidden_value(field, &hidden);
	return pool_share(c, &fuzz->fields,
		str_printf(c->arena,
			"field=%.*s\nkind=FUZZ_%s\nwidth=%u\npieces=%zu\npiece=%u\nset=%u\nhas-hidden=%"
			"u\nhidden=0x%llx",
			STR_ARG(c_name_part(c->arena, field->name)), kind_of_field(field), field->width,
			run.rows.count, first, add_fuzz_set(fuzz, &field->type->legal), (unsigned)has_hidden,
			(unsigned long long)hidden),
		NO_COMMENT);
}

/* The least and greatest number of a set, as bits. */
static void extremes(
	const struct type *type, const struct cube_set *set, uint64_t *least, uint64_t *greatest)
{
	uint64_t ones = word_mask(0, set->width).lo;
	uint64_t sign = is_signed(type) ? (uint64_t)1 << (set->width - 1) : 0;
	for (size_t i = 0; i < set->cubes.count; i++) {
		struct cube cube = set->cubes.items[i];
		uint64_t match = cube.match.lo ^ (cube.mask.lo & sign), any = ones & ~cube.mask.lo;
		*least = match < *least ? match : *least;
		*greatest = (match | any) > *greatest ? match | any : *greatest;
	}
}

/* The least and greatest value that any form allows. */
static struct str use_row(struct fuzz *fuzz, const struct opcode *opcode, size_t index)
{
	const struct field *field = opcode->fields.items[index];
	uint64_t least = UINT64_MAX, greatest = 0;
	VEC_EACH (struct form *, form, &opcode->forms)
		VEC_EACH (struct box, box, &(*form)->boxes)
			extremes(field->type, &box->sets[index], &least, &greatest);
	uint64_t sign = is_signed(field->type) ? (uint64_t)1 << (field->width - 1) : 0;
	return str_printf(fuzz->c.arena, "field=%u\nleast=0x%llx\ngreatest=0x%llx",
		field_row(fuzz, field), (unsigned long long)(least ^ sign),
		(unsigned long long)(greatest ^ sign));
}

/* ---- opcodes ---- */

/* Adds a box: fields that it restricts. False if it contains no word. */
static bool add_fuzz_box(struct fuzz *fuzz, const struct opcode *opcode, const struct box *box)
{
	struct cview *c = &fuzz->c;
	struct run run = { 0 };
	for (size_t i = 0; i < opcode->fields.count; i++) {
		const struct field *field = opcode->fields.items[i];
		if (!box->sets[i].cubes.count)
			return false;
		if (field->kind != FIELD_FIXED && !cube_set_is_all(&box->sets[i]))
			run_add(c, &run, "use=%zu\nset=%u", i, add_fuzz_set(fuzz, &box->sets[i]));
	}
	unsigned first = pool_share_run(c, &fuzz->limits, &run, NO_COMMENT);
	pool_append(c, &fuzz->boxes, str_printf(c->arena, "first=%u\ncount=%zu", first, run.rows.count),
		NO_COMMENT);
	return true;
}

/* Fields have their hidden value, or 0. */
static struct word plain_word(const struct opcode *opcode)
{
	struct word w = { 0, 0 };
	uint64_t value;
	VEC_EACH (struct field *, it, &opcode->fields)
		if (field_hidden_value(*it, &value))
			w = field_insert(*it, w, value);
	return w;
}

static void add_fuzz_opcode(struct fuzz *fuzz, const struct opcode *opcode, unsigned reasons)
{
	struct cview *c = &fuzz->c;
	unsigned box = (unsigned)fuzz->boxes.rows.count, boxes = 0;
	unsigned use = (unsigned)fuzz->uses.rows.count;
	VEC_EACH (struct form *, form, &opcode->forms)
		VEC_EACH (struct box, it, &(*form)->boxes)
			boxes += add_fuzz_box(fuzz, opcode, it);
	for (size_t i = 0; i < opcode->fields.count; i++)
		pool_append(c, &fuzz->uses, use_row(fuzz, opcode, i), NO_COMMENT);
	pool_append(c, &fuzz->opcodes,
		str_printf(c->arena,
			"name=%.*s\nlength=%u\nmask=%.*s\nmatch=%.*s\ncovered=%.*s\nplain=%.*s\nuse=%u\nuses=%"
			"zu\nbox=%u\nboxes=%u\nreasons=%u",
			STR_ARG(opcode->definition->name), opcode->length / 8,
			STR_ARG(c_word(c, opcode->fixed.mask)), STR_ARG(c_word(c, opcode->fixed.match)),
			STR_ARG(c_word(c, opcode->covered)), STR_ARG(c_word(c, plain_word(opcode))), use,
			opcode->fields.count, box, boxes, reasons),
		NO_COMMENT);
}

/* ---- an index: patterns grouped by mask, sorted by match ---- */

struct entry {
	struct word mask, match;
	unsigned length, number;
};

static int compare_entries(const void *left, const void *right)
{
	const struct entry *a = left, *b = right;
	int order = a->length < b->length ? -1 : a->length > b->length;
	order = order ? order : word_compare(a->mask, b->mask);
	order = order ? order : word_compare(a->match, b->match);
	return order ? order : a->number < b->number ? -1 : a->number > b->number;
}

static void index_rows(
	struct cview *c, struct entry *entries, size_t count, struct pool *groups, struct pool *order)
{
	qsort(entries, count, sizeof *entries, compare_entries);
	for (size_t from = 0, to; from < count; from = to) {
		for (to = from; to < count && entries[to].length == entries[from].length &&
						word_equal(entries[to].mask, entries[from].mask);
			 to++)
			pool_append(c, order, str_printf(c->arena, "value=%u", entries[to].number), NO_COMMENT);
		pool_append(c, groups,
			str_printf(c->arena, "mask=%.*s\nlength=%u\nfirst=%zu\ncount=%zu",
				STR_ARG(c_word(c, entries[from].mask)), entries[from].length / 8, from, to - from),
			NO_COMMENT);
	}
}

static void add_fuzz_opcodes(struct fuzz *fuzz)
{
	struct cview *c = &fuzz->c;
	struct codec *codec = codec_new(c->arena, c->isa);
	struct entry *entries = ARENA_ARRAY(c->arena, struct entry, c->opcodes.count + 1);
	struct cube_set all = cube_set_all(c->arena, 1);
	add_fuzz_set(fuzz, &all); /* set 0 */
	for (size_t i = 0; i < c->opcodes.count; i++) {
		const struct opcode *opcode = c->opcodes.items[i];
		add_fuzz_opcode(fuzz, opcode, view_fuzz_reasons(codec, c->arena, opcode));
		entries[i] =
			(struct entry){ opcode->fixed.mask, opcode->fixed.match, opcode->length, (unsigned)i };
	}
	index_rows(c, entries, c->opcodes.count, &fuzz->groups, &fuzz->order);
	view_fuzz_seeds(c, codec);
	view_fuzz_refused(c, codec);
}

/* ---- lengths and gaps ---- */

static void unit_row(struct fuzz *fuzz, struct word mask, struct word match, unsigned length)
{
	struct cview *c = &fuzz->c;
	pool_share(c, &fuzz->units,
		str_printf(c->arena, "mask=%.*s\nmatch=%.*s\nlength=%u", STR_ARG(c_word(c, mask)),
			STR_ARG(c_word(c, match)), length / 8),
		NO_COMMENT);
}

/* The length is given by the first row that matches the first unit. */
static void units(struct fuzz *fuzz)
{
	struct cview *c = &fuzz->c;
	struct length_rules rules = length_rules_of(c->arena, c->isa);
	VEC_EACH (struct length_rule, it, &rules.list)
		unit_row(fuzz, it->first_unit.mask, it->first_unit.match, it->bits);
	struct word none = { 0, 0 };
	unit_row(fuzz, none, none, c->isa->lengths.items[0]);
}

static void add_fuzz_gaps(struct fuzz *fuzz)
{
	struct cview *c = &fuzz->c;
	const struct space *space = view_space_of(c->view);
	size_t count = 0, i = 0;
	VEC_EACH (struct space_length, it, &space->lengths)
		count += it->gaps.cubes.count;
	struct entry *entries = ARENA_ARRAY(c->arena, struct entry, count + 1);
	VEC_EACH (struct space_length, it, &space->lengths)
		VEC_EACH (struct cube, gap, &it->gaps.cubes) {
			entries[i] = (struct entry){ gap->mask, gap->match, it->length, (unsigned)i };
			i++;
			pool_append(c, &fuzz->gaps,
				str_printf(c->arena, "mask=%.*s\nmatch=%.*s\nlength=%u",
					STR_ARG(c_word(c, gap->mask)), STR_ARG(c_word(c, gap->match)), it->length / 8),
				NO_COMMENT);
		}
	index_rows(c, entries, count, &fuzz->gap_groups, &fuzz->gap_order);
}

void view_fuzz(struct view *view)
{
	struct fuzz fuzz = { .c = { .view = view, .arena = view->arena, .isa = view->isa } };
	struct cview *c = &fuzz.c;
	c->scratch = c->key_text = c->row = buffer_new(c->arena);
	c->node = view_add(view, view->root, "fuzz");
	view_c_start(c);
#define POOL(member, element)                                                                      \
	fuzz.member = (struct pool){ .name = element };                                                \
	fuzz.member.known.arena = c->arena;
	FUZZ_POOLS(POOL)
#undef POOL
	units(&fuzz);
	add_fuzz_opcodes(&fuzz);
	add_fuzz_gaps(&fuzz);
#define POOL(member, element) pool_emit(c, &fuzz.member);
	FUZZ_POOLS(POOL)
#undef POOL
}
