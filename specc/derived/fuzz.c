/* SPDX-License-Identifier: MIT */
/* <fuzz>: facts about words as rows of C tables, for harnesses that test target c. They
 * come from fields, legal values, boxes and gaps alone and never from <derived>, which is what the
 * harnesses test. */
#include "derived/fuzz_internal.h"

#include <stdlib.h>

#include "codec/reserved.h"
#include "encoding/length.h"
#include "encoding/space.h"
#include "isa/legal.h"

/* Tables: POOL(member of struct fuzz, element). */
#define FUZZ_POOLS(POOL)                                                                           \
	POOL(cubes, "cubes")                                                                           \
	POOL(sets, "sets")                                                                             \
	POOL(pieces, "pieces")                                                                         \
	POOL(fields, "fields")                                                                         \
	POOL(uses, "uses")                                                                             \
	POOL(limits, "limits")                                                                         \
	POOL(boxes, "boxes")                                                                           \
	POOL(lengths, "lengths")                                                                       \
	POOL(tests, "append-tests")                                                                    \
	POOL(slots, "slots")                                                                           \
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
	unsigned all_lengths; /* bit n: some opcode has n bytes */
};

/* ---- fields and their values ---- */

static unsigned add_fuzz_set(struct fuzz *fuzz, const struct cube_set *set)
{
	unsigned first = c_cubes(&fuzz->c, &fuzz->cubes, set);
	return c_span(&fuzz->c, &fuzz->sets, first, set->cubes.count);
}

static bool is_signed(const struct type *type)
{
	return type->kind == TYPE_INTEGER &&
		   (type->coding == CODING_SIGNED || type->coding == CODING_ONES);
}

static const char *kind_of_field(const struct field *field)
{
	if (field->kind == FIELD_FIXED)
		return "FUZZ_FIXED";
	if (field->type->kind == TYPE_ENUM)
		return "FUZZ_CHOICE";
	return is_signed(field->type) ? "FUZZ_SIGNED" : "FUZZ_UNSIGNED";
}

static unsigned field_row(struct fuzz *fuzz, const struct field *field)
{
	struct cview *c = &fuzz->c;
	struct run run = { 0 };
	VEC_EACH (const struct piece, it, &field->pieces) {
		xmlNodePtr piece = run_add(c, &run);
		view_set_number(c->view, piece, "lsb", it->lsb);
		view_set_number(c->view, piece, "width", it->width);
	}
	uint64_t hidden = 0;
	xmlNodePtr row = row_new(c);
	view_set(c->view, row, "field", c_name_part(c->arena, field->name));
	view_set_c(c->view, row, "kind", kind_of_field(field));
	view_set_number(c->view, row, "width", field->width);
	view_set_number(c->view, row, "pieces", run.rows.count);
	view_set_number(c->view, row, "piece", pool_share_run(c, &fuzz->pieces, &run));
	view_set_number(c->view, row, "set", add_fuzz_set(fuzz, &field->type->legal));
	view_set_number(c->view, row, "has-hidden", field_hidden_value(field, &hidden));
	view_set_hex(c->view, row, "hidden", hidden);
	if (field_ignored_bits(field))
		view_set_hex(c->view, row, "ignored", field_ignored_bits(field));
	return pool_share(c, &fuzz->fields, row);
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

/* Adds a row with the least and greatest value that any form allows. */
static void add_use(struct fuzz *fuzz, const struct opcode *opcode, size_t index)
{
	const struct field *field = opcode->fields.items[index];
	uint64_t least = UINT64_MAX, greatest = 0;
	VEC_EACH (struct form *, form, &opcode->forms)
		VEC_EACH (struct box, box, &(*form)->boxes)
			extremes(field->type, &box->sets[index], &least, &greatest);
	uint64_t sign = is_signed(field->type) ? (uint64_t)1 << (field->width - 1) : 0;
	xmlNodePtr row = pool_add(&fuzz->c, &fuzz->uses);
	view_set_number(fuzz->c.view, row, "field", field_row(fuzz, field));
	view_set_hex(fuzz->c.view, row, "least", least ^ sign);
	view_set_hex(fuzz->c.view, row, "greatest", greatest ^ sign);
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
		if (field->kind == FIELD_FIXED || cube_set_is_all(&box->sets[i]))
			continue;
		xmlNodePtr limit = run_add(c, &run);
		view_set_number(c->view, limit, "use", i);
		view_set_number(c->view, limit, "set", add_fuzz_set(fuzz, &box->sets[i]));
	}
	xmlNodePtr row = pool_add(c, &fuzz->boxes);
	view_set_number(c->view, row, "first", pool_share_run(c, &fuzz->limits, &run));
	view_set_number(c->view, row, "count", run.rows.count);
	return true;
}

/* Adds a row for each field that appends units. */
static void add_fuzz_slots(struct fuzz *fuzz, const struct opcode *opcode)
{
	struct cview *c = &fuzz->c;
	VEC_EACH (const struct field *, it, &opcode->appending) {
		xmlNodePtr row = pool_add(c, &fuzz->slots);
		view_set_number(c->view, row, "field", field_row(fuzz, *it));
		view_set(c->view, row, "name", (*it)->name);
		view_set_number(c->view, row, "width", (*it)->width);
		view_set_number(c->view, row, "lsb", (*it)->pieces.items[0].lsb);
		c_set_append_tests(c, row, &fuzz->tests, (*it)->type);
	}
}

static void add_fuzz_opcode(
	struct fuzz *fuzz, const struct opcode *opcode, struct codec_reserved reasons)
{
	struct cview *c = &fuzz->c;
	xmlNodePtr row = pool_add(c, &fuzz->opcodes);
	view_set(c->view, row, "name", opcode->definition->name);
	view_set_number(c->view, row, "length", opcode->length / 8);
	view_set(c->view, row, "mask", c_word(c, opcode->fixed.mask));
	view_set(c->view, row, "match", c_word(c, opcode->fixed.match));
	view_set(c->view, row, "covered", c_word(c, opcode->covered));
	view_set(c->view, row, "plain", c_word(c, opcode_initial(opcode)));
	view_set_number(c->view, row, "use", fuzz->uses.count);
	view_set_number(c->view, row, "uses", opcode->fields.count);
	view_set_number(c->view, row, "box", fuzz->boxes.count);
	unsigned boxes = 0, lengths = opcode_lengths(c->arena, opcode);
	fuzz->all_lengths |= lengths;
	VEC_EACH (struct form *, form, &opcode->forms)
		VEC_EACH (struct box, it, &(*form)->boxes)
			boxes += add_fuzz_box(fuzz, opcode, it);
	for (size_t i = 0; i < opcode->fields.count; i++)
		add_use(fuzz, opcode, i);
	view_set_number(c->view, row, "boxes", boxes);
	view_set_number(c->view, row, "reasons", reasons.kinds);
	view_set_number(c->view, row, "lengths", lengths);
	view_set_number(c->view, row, "reserved-lengths", reasons.lengths);
	view_set_number(c->view, row, "slot", fuzz->slots.count);
	view_set_number(c->view, row, "slots", opcode->appending.count);
	view_set_flag(c->view, row, "decode-only", opcode->definition->decode_only);
	add_fuzz_slots(fuzz, opcode);
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
			view_set_number(c->view, pool_add(c, order), "value", entries[to].number);
		xmlNodePtr row = pool_add(c, groups);
		view_set(c->view, row, "mask", c_word(c, entries[from].mask));
		view_set_number(c->view, row, "length", entries[from].length / 8);
		view_set_number(c->view, row, "first", from);
		view_set_number(c->view, row, "count", to - from);
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
		add_fuzz_opcode(fuzz, opcode, codec_find_reserved(codec, c->arena, opcode));
		entries[i] =
			(struct entry){ opcode->fixed.mask, opcode->fixed.match, opcode->length, (unsigned)i };
	}
	index_rows(c, entries, c->opcodes.count, &fuzz->groups, &fuzz->order);
	view_fuzz_seeds(c, codec);
	view_fuzz_refused(c, codec);
}

/* ---- lengths and gaps ---- */

static xmlNodePtr pattern_row(struct cview *c, struct cube pattern, unsigned length)
{
	xmlNodePtr row = row_new(c);
	view_set(c->view, row, "mask", c_word(c, pattern.mask));
	view_set(c->view, row, "match", c_word(c, pattern.match));
	view_set_number(c->view, row, "length", length / 8);
	return row;
}

/* All lengths of words, in ascending order; call after add_fuzz_opcodes. */
static void add_fuzz_lengths(struct fuzz *fuzz)
{
	struct cview *c = &fuzz->c;
	unsigned all = fuzz->all_lengths;
	VEC_EACH (unsigned, it, &c->isa->lengths)
		all |= 1u << *it / 8;
	for (unsigned bytes = 1; bytes <= WORD_BITS / 8; bytes++)
		if (all >> bytes & 1)
			view_set_number(c->view, pool_add(c, &fuzz->lengths), "bytes", bytes);
}

/* The length is given by the first row that matches the first unit. */
static void units(struct fuzz *fuzz)
{
	struct cview *c = &fuzz->c;
	struct length_rules rules = length_rules_of(c->arena, c->isa);
	VEC_EACH (struct length_step, it, &rules.list) {
		xmlNodePtr row = pattern_row(c, it->begins, it->bits);
		view_set_nonzero(c->view, row, "begun", rules.units > 1 ? it->units * c->isa->unit / 8 : 0);
		pool_share(c, &fuzz->units, row);
	}
	if (rules.units < 2)
		pool_share(c, &fuzz->units, pattern_row(c, (struct cube){ 0 }, c->isa->lengths.items[0]));
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
			pool_append(&fuzz->gaps, pattern_row(c, *gap, it->length));
		}
	index_rows(c, entries, count, &fuzz->gap_groups, &fuzz->gap_order);
}

void view_fuzz(struct view *view)
{
	struct fuzz fuzz = { .c = { .view = view, .arena = view->arena, .isa = view->isa } };
	struct cview *c = &fuzz.c;
	c->node = view_add(view, view->root, "fuzz");
	view_c_start(c);
#define POOL(member, element) fuzz.member = pool_new(c, element);
	FUZZ_POOLS(POOL)
#undef POOL
	units(&fuzz);
	add_fuzz_opcodes(&fuzz);
	add_fuzz_lengths(&fuzz);
	add_fuzz_gaps(&fuzz);
#define POOL(member, element) pool_emit(c, &fuzz.member);
	FUZZ_POOLS(POOL)
#undef POOL
}
