/* SPDX-License-Identifier: MIT */
/* Derived layer for C: tables for decode, encode and the accessors: positions of fields,
 * legal values as masks, opcodes, byte order. */
#include <string.h>

#include "encoding/draw.h"
#include "encoding/length.h"
#include "isa/legal.h"
#include "derived/c_internal.h"

/* ---- fields ---- */

/* Adds the pieces of bits [lsb, lsb+width) of the field's value, highest first. */
static void sub_pieces(
	struct cview *c, struct run *run, const struct field *field, unsigned lsb, unsigned width)
{
	unsigned top = field->width;
	for (size_t i = 0; i < field->pieces.count; i++) {
		struct piece piece = field->pieces.items[i];
		unsigned base = top - piece.width; /* this piece has the value bits [base, top) */
		unsigned from = lsb > base ? lsb : base;
		unsigned to = lsb + width < top ? lsb + width : top;
		if (from < to) {
			xmlNodePtr row = run_add(c, run);
			view_set_number(c->view, row, "lsb", piece.lsb + (from - base));
			view_set_number(c->view, row, "width", to - from);
		}
		top = base;
	}
}

unsigned c_position(struct cview *c, const struct field *field, unsigned lsb, unsigned width)
{
	unsigned *known = c_cached(c, "position %p %u %u", (const void *)field, lsb, width);
	if (*known)
		return *known - 1;
	struct run run = { 0 };
	sub_pieces(c, &run, field, lsb, width);
	xmlNodePtr row = row_new(c);
	view_set_number(c->view, row, "width", width);
	view_set_number(c->view, row, "count", run.rows.count);
	view_set_number(c->view, row, "first", pool_share_run(c, &c->pieces, &run));
	*known = pool_share(c, &c->positions, row) + 1;
	return *known - 1;
}

unsigned c_cubes(struct cview *c, struct pool *pool, const struct cube_set *set)
{
	struct run run = { 0 };
	VEC_EACH (const struct cube, it, &set->cubes) {
		xmlNodePtr row = run_add(c, &run);
		view_set_hex(c->view, row, "mask", it->mask.lo);
		view_set_hex(c->view, row, "match", it->match.lo);
	}
	return pool_share_run(c, pool, &run);
}

unsigned c_span(struct cview *c, struct pool *pool, unsigned first, size_t count)
{
	xmlNodePtr row = row_new(c);
	view_set_number(c->view, row, "first", first);
	view_set_number(c->view, row, "count", count);
	return pool_share(c, pool, row);
}

/* The row of the legal bit patterns of a type; a count of 0 stands for all patterns. */
static unsigned type_row(struct cview *c, const struct type *type)
{
	unsigned *known = c_cached(c, "type %p", (const void *)type);
	if (*known)
		return *known - 1;
	bool all = cube_set_is_all(&type->legal);
	*known = 1 + c_span(c, &c->types, all ? 0 : c_cubes(c, &c->cubes, &type->legal),
					 all ? 0 : type->legal.cubes.count);
	return *known - 1;
}

static unsigned layout_rows(struct cview *c, const struct opcode *opcode)
{
	struct run run = { 0 };
	for (size_t i = 0; i < opcode->fields.count; i++) {
		const struct field *field = opcode->fields.items[i];
		bool fixed = word_is_zero(word_and(field->mask, word_not(opcode->fixed.mask)));
		xmlNodePtr row = run_add(c, &run);
		view_set(c->view, row, "field", c_name_part(c->arena, field->name));
		view_set_number(c->view, row, "position", c_position(c, field, 0, field->width));
		view_set_number(
			c->view, row, "type", fixed ? c_span(c, &c->types, 0, 0) : type_row(c, field->type));
		if (c->has_modes)
			c_set_modes(c, row, field->type);
	}
	return pool_share_run(c, &c->layouts, &run);
}

/* ---- boxes ---- */

/* The bits that have the same fixed value in all cubes of a set. */
static struct cube common_set_bits(const struct cube_set *set)
{
	struct cube common = set->cubes.items[0];
	for (size_t i = 1; i < set->cubes.count; i++) {
		struct cube other = set->cubes.items[i];
		common.mask.lo &= other.mask.lo & ~(common.match.lo ^ other.match.lo);
	}
	common.match.lo &= common.mask.lo;
	return common;
}

/* A window covers a few bits of a word and has the set of their legal values. The first is small,
 * and its set is stored in the box itself; two larger ones refer to shared sets. */
enum { WINDOWS = 3, SMALL_BITS = 6, WINDOW_BITS = 8 };

struct window {
	unsigned lsb;
	bool used;
	uint64_t bits[1 << WINDOW_BITS >> 6]; /* one bit per value */
};

/* Checks of one box: rows of count, field, position and first cube. */
struct box_checks {
	struct run small, large, slow; /* in the first window; in another; in none */
	struct window windows[WINDOWS];
};

/* Removes values whose bits at the field are not in its set. */
static void narrow_window(
	struct window *window, const struct field *field, const struct cube_set *set)
{
	unsigned shift = field->pieces.items[0].lsb - window->lsb;
	uint64_t ones = word_mask(0, field->width).lo;
	for (unsigned n = 0; n < 1u << WINDOW_BITS; n++)
		if (!cube_set_has(set, n >> shift & ones))
			window->bits[n / 64] &= ~((uint64_t)1 << n % 64);
}

static bool one_limb(const struct field *field)
{
	struct piece piece = field->pieces.items[0];
	return field->pieces.count == 1 && piece.lsb / 64 == (piece.lsb + piece.width - 1) / 64;
}

/* Adds the field to a window of this many bits if it fits there. */
static bool use_window(
	struct window *window, unsigned bits, const struct field *field, const struct cube_set *set)
{
	struct piece piece = field->pieces.items[0];
	unsigned lsb = window->used ? window->lsb : piece.lsb;
	if (piece.lsb < lsb || piece.lsb / 64 != lsb / 64 || piece.lsb + piece.width > lsb + bits)
		return false;
	if (!window->used)
		memset(window->bits, 0xff, sizeof window->bits);
	window->used = true;
	window->lsb = lsb;
	narrow_window(window, field, set);
	return true;
}

static void add_check(struct cview *c, struct box_checks *checks, const struct field *field,
	const struct cube_set *set)
{
	struct run *run = &checks->slow;
	if (one_limb(field) && use_window(&checks->windows[0], SMALL_BITS, field, set))
		run = &checks->small;
	for (unsigned i = 1; i < WINDOWS && run == &checks->slow && one_limb(field); i++)
		if (use_window(&checks->windows[i], WINDOW_BITS, field, set))
			run = &checks->large;
	xmlNodePtr row = run_add(c, run);
	view_set_number(c->view, row, "count", set->cubes.count);
	view_set_number(c->view, row, "field", c_field_number(c, field));
	view_set_number(c->view, row, "position", c_position(c, field, 0, field->width));
	view_set_number(c->view, row, "at", c_cubes(c, &c->cubes, set));
}

static unsigned add_decode_set(struct cview *c, const uint64_t *bits)
{
	xmlNodePtr row = row_new(c);
	view_set(c->view, row, "bits",
		str_printf(c->arena, "0x%llx, 0x%llx, 0x%llx, 0x%llx", (unsigned long long)bits[0],
			(unsigned long long)bits[1], (unsigned long long)bits[2], (unsigned long long)bits[3]));
	return pool_share(c, &c->sets, row);
}

/* The index of the window's set; set 0 contains all values. */
static unsigned window_set(struct cview *c, const struct window *window)
{
	return window->used ? add_decode_set(c, window->bits) : 0;
}

/* Adds all checks in a row; returns the index of the first. */
static unsigned check_run(struct cview *c, struct box_checks *checks)
{
	struct run all = { 0 };
	run_move(c, &all, &checks->small);
	run_move(c, &all, &checks->large);
	run_move(c, &all, &checks->slow);
	return pool_share_run(c, &c->checks, &all);
}

/* Puts the bits that are common to all values of a field into mask and match, and adds a check for
 * a field with several cubes. checks may be NULL. False: the box is empty. */
static bool box_cube(struct cview *c, const struct form *form, const struct box *box,
	struct cube *all, struct box_checks *checks)
{
	const struct opcode *opcode = form->opcode;
	*all =
		(struct cube){ .mask = word_and(word_not(opcode->covered), word_mask(0, opcode->length)) };
	for (size_t i = 0; i < opcode->fields.count; i++) {
		const struct field *field = opcode->fields.items[i];
		const struct cube_set *set = &box->sets[i];
		if (set->cubes.count == 0)
			return false;
		struct cube common = common_set_bits(set);
		struct word zero = { 0, 0 };
		all->mask = word_or(all->mask, field_insert(field, zero, common.mask.lo));
		all->match = word_or(all->match, field_insert(field, zero, common.match.lo));
		if (set->cubes.count > 1 && checks)
			add_check(c, checks, field, set);
	}
	return true;
}

/* Adds the row of a box. Box 0 alone has no value in its small window. */
static void add_box_row(struct cview *c, struct cube all, struct box_checks *checks, unsigned form)
{
	const struct window *small = &checks->windows[0], *large = &checks->windows[1];
	size_t slow = checks->slow.rows.count, rest = checks->large.rows.count + slow;
	xmlNodePtr row = pool_add(c, &c->boxes);
	view_set(c->view, row, "mask", c_word(c, all.mask));
	view_set(c->view, row, "match", c_word(c, all.match));
	if (small->used && !small->bits[0])
		view_set_number(c->view, row, "values", 0);
	else
		view_set_hex(c->view, row, "values", small->used ? small->bits[0] : UINT64_MAX);
	view_set_number(c->view, row, "checks", checks->small.rows.count + rest);
	view_set_number(c->view, row, "rest", rest);
	view_set_number(c->view, row, "slow", slow);
	view_set_number(c->view, row, "check", check_run(c, checks));
	view_set_number(c->view, row, "at", small->lsb);
	view_set_number(c->view, row, "at2", large[1].lsb);
	view_set_number(c->view, row, "set2", window_set(c, &large[1]));
	view_set_number(c->view, row, "at1", large[0].lsb);
	view_set_number(c->view, row, "set1", window_set(c, &large[0]));
	view_set_number(c->view, row, "form", form);
}

static void add_decode_box(struct cview *c, const struct form *form, const struct box *box)
{
	struct box_checks checks = { 0 };
	struct cube all;
	if (!box_cube(c, form, box, &all, &checks))
		return;
	if (!checks.large.rows.count && !checks.slow.rows.count)
		c->plain_boxes[form->opcode->index] = true;
	add_box_row(c, all, &checks, c->form_numbers[form->index]);
}

/* ---- choice of the box ---- */

enum { CHOOSER_BITS = 5, CHOOSER_BOXES = 4 };

struct chooser {
	unsigned lsb, width; /* bits of the word; width 0: try all boxes in order */
	VEC(struct cube) boxes;
};

/* The only box that a word with this value of the bits can be in; -1: none, -2: several. */
static int chosen_box(const struct chooser *chooser, uint64_t value)
{
	struct word zero = { 0, 0 };
	struct cube bits = { word_mask(chooser->lsb, chooser->width),
		word_insert(zero, chooser->lsb, chooser->width, value) };
	int found = -1;
	for (size_t i = 0; i < chooser->boxes.count; i++)
		if (cubes_meet(chooser->boxes.items[i], bits))
			found = found == -1 ? (int)i : -2;
	return found;
}

static bool chooses(const struct chooser *chooser)
{
	if (chooser->lsb / 64 != (chooser->lsb + chooser->width - 1) / 64)
		return false;
	for (uint64_t value = 0; value < (uint64_t)1 << chooser->width; value++)
		if (chosen_box(chooser, value) == -2)
			return false;
	return true;
}

/* Finds the fewest (then lowest) bits every value of which leaves at most one box. */
static void find_chooser(struct chooser *chooser, unsigned length)
{
	for (chooser->width = 1; chooser->width <= CHOOSER_BITS; chooser->width++)
		for (chooser->lsb = 0; chooser->lsb + chooser->width <= length; chooser->lsb++)
			if (chooses(chooser))
				return;
	chooser->width = chooser->lsb = 0;
}

/* starts: the box for each value of the chosen bits, two bits each; likely: first box; at: first
 * bit. */
static void set_head(struct cview *c, xmlNodePtr node, const struct opcode *opcode, unsigned first)
{
	struct chooser chooser = { 0 };
	unsigned count = (unsigned)c->boxes.count - first;
	VEC_EACH (struct form *, form, &opcode->forms)
		VEC_EACH (struct box, box, &(*form)->boxes) {
			struct cube cube;
			if (box_cube(c, *form, box, &cube, NULL))
				VEC_PUSH(c->arena, &chooser.boxes, cube);
		}
	if (count > 1 && count <= CHOOSER_BOXES)
		find_chooser(&chooser, opcode->length);
	uint64_t starts = 0, ones = word_mask(0, chooser.width).lo;
	for (unsigned number = 0; number < 1u << CHOOSER_BITS; number++) {
		int box = chooser.width ? chosen_box(&chooser, number & ones) : 0;
		starts |= (uint64_t)(box < 0 ? 0 : box) << number * 2;
	}
	view_set_hex(c->view, node, "starts", starts);
	view_set_number(c->view, node, "likely", count ? first : 0);
	view_set_number(c->view, node, "at", chooser.lsb);
}

/* ---- opcodes ---- */

/* ---- appended units ---- */

static void add_slots(struct cview *c, xmlNodePtr node, const struct opcode *opcode)
{
	view_set_number(c->view, node, "slot", c->slots.count);
	view_set_number(c->view, node, "slots", opcode->appending.count);
	VEC_EACH (const struct field *, it, &opcode->appending) {
		unsigned own = (*it)->type->own;
		xmlNodePtr row = pool_add(c, &c->slots);
		view_set_number(c->view, row, "own", c_position(c, *it, 0, own));
		view_set_number(c->view, row, "position", c_position(c, *it, own, (*it)->width - own));
		c_set_append_tests(c, row, &c->append_tests, (*it)->type);
	}
}

static void add_decode_opcode(struct cview *c, xmlNodePtr list, const struct opcode *opcode)
{
	unsigned first = (unsigned)c->boxes.count;
	VEC_EACH (struct form *, form, &opcode->forms)
		VEC_EACH (struct box, box, &(*form)->boxes)
			add_decode_box(c, *form, box);
	xmlNodePtr node = view_add(c->view, list, "c-opcode");
	struct word zero = word_and(word_not(opcode->covered), word_mask(0, opcode->length));
	set_head(c, node, opcode, first);
	c_opcode_facts(c, node, opcode);
	view_set(c->view, node, "id", c_name_part(c->arena, opcode->definition->name));
	view_set(c->view, node, "name", opcode->definition->name);
	view_set_flag(c->view, node, "decode-only", opcode->definition->decode_only);
	view_set(c->view, node, "mask", c_word(c, opcode->fixed.mask));
	view_set(c->view, node, "match", c_word(c, opcode->fixed.match));
	view_set(c->view, node, "zero", c_word(c, zero));
	view_set(c->view, node, "initial", c_word(c, opcode_initial(opcode)));
	view_set_number(c->view, node, "box", first);
	view_set_number(c->view, node, "boxes", c->boxes.count - first);
	view_set_number(c->view, node, "layout", layout_rows(c, opcode));
	view_set_number(c->view, node, "fields", opcode->fields.count);
	view_set_number(c->view, node, "length", opcode->length / 8);
	add_slots(c, node, opcode);
	view_lines(c->view, node, encoding_draw(c->arena, opcode));
}

/* ---- bytes ---- */

static void bytes_of(struct cview *c, xmlNodePtr parent, unsigned bits)
{
	unsigned unit = c->isa->unit;
	bool big = c->isa->byte_order == ORDER_BIG;
	for (unsigned limb = 0; limb * 64 < bits; limb++) {
		xmlNodePtr node = view_add(c->view, parent, "limb");
		view_set_number(c->view, node, "index", limb);
		if (!big || unit == 8)
			view_set_number(c->view, node, "plain", limb * 8);
		for (unsigned bit = limb * 64; bit < bits && bit < (limb + 1) * 64; bit += 8) {
			unsigned inside = bit % unit / 8;
			unsigned byte = bit / unit * (unit / 8) + (big ? unit / 8 - 1 - inside : inside);
			xmlNodePtr child = view_add(c->view, node, "byte");
			view_set_number(c->view, child, "index", byte);
			view_set_number(c->view, child, "shift", bit % 64);
		}
	}
}

static void length_row(struct cview *c, xmlNodePtr list, const struct length_step *step)
{
	xmlNodePtr rule = view_add(c->view, list, "rule");
	view_set_number(c->view, rule, "begun", step->units * c->isa->unit / 8);
	view_set_number(c->view, rule, "bytes", step->bits / 8);
	view_set(c->view, rule, "mask", c_word(c, step->begins.mask));
	view_set(c->view, rule, "match", c_word(c, step->begins.match));
}

static void lengths(struct cview *c)
{
	xmlNodePtr list = view_add(c->view, c->node, "lengths");
	bytes_of(c, view_add(c->view, list, "c-unit"), c->isa->unit);
	bytes_of(c, view_add(c->view, list, "c-whole"), c->limbs * 64);
	for (size_t i = 0; i < c->isa->lengths.count; i++) {
		xmlNodePtr node = view_add(c->view, list, "c-length");
		view_set_number(c->view, node, "bytes", c->isa->lengths.items[i] / 8);
		bytes_of(c, node, c->isa->lengths.items[i]);
	}
	struct length_rules rules = length_rules_of(c->arena, c->isa);
	VEC_EACH (struct length_step, it, &rules.list)
		length_row(c, list, it);
	view_set_number(c->view, list, "units", rules.units);
}

void view_c_decode(struct cview *c)
{
	/* Set 0 contains all values: for boxes without checks. */
	static const uint64_t all[] = { UINT64_MAX, UINT64_MAX, UINT64_MAX, UINT64_MAX };
	add_decode_set(c, all);
	/* Box 0 contains no word: for opcode 0 and for opcodes without forms. */
	struct box_checks none = { .windows[0].used = true };
	add_box_row(c, (struct cube){ .match = { 1, 0 } }, &none, 0);
	c->plain_boxes = ARENA_ARRAY(c->arena, bool, c->isa->opcodes.count + 1);
	xmlNodePtr list = view_add(c->view, c->node, "opcode-rows");
	for (size_t i = 0; i < c->opcodes.count; i++)
		add_decode_opcode(c, list, c->opcodes.items[i]);
	view_c_trees(c);
	lengths(c);
}
