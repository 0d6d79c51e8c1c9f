/* SPDX-License-Identifier: MIT */
/* <hardware>: what a decoder and an encoder without tables consist of: the legal words of
 * each opcode as masks and sets, the places of each field, and each word as a concatenation.
 * Numbers are digits without a prefix; the templates know how literals are written. */
#include "encoding/draw.h"
#include "encoding/length.h"
#include "isa/legal.h"
#include "isa/mode.h"
#include "derived/c_internal.h"

/* A member of the structure of fields. */
struct member {
	struct str id;
	unsigned width; /* bits of the widest field of that name */
	bool varies;    /* some opcode does not fix it */
};

struct hardware {
	struct cview c;
	xmlNodePtr sets, opcodes, layouts, appends;
	struct str_map known_sets;              /* patterns -> index + 1, as a pointer */
	struct str_map known_appends;           /* types -> index + 1, as a pointer */
	VEC(const struct opcode *) layout_list; /* the first opcode of each layout */
	unsigned longest;                       /* bits */
	struct member *members;                 /* by field number */
};

static struct str hex_digits(struct hardware *h, struct word word, unsigned bits)
{
	struct str hex = word_hex(h->c.arena, word, (bits + 3) / 4);
	return str_slice(hex, 2, hex.length); /* without 0x */
}

static void set_cube(struct hardware *h, xmlNodePtr node, struct cube cube, unsigned bits)
{
	view_set(h->c.view, node, "mask", hex_digits(h, cube.mask, bits));
	view_set(h->c.view, node, "match", hex_digits(h, cube.match, bits));
}

/* ---- words with appended units ---- */

/* The number of the opcode's layout, from 1; 0: it appends nothing, and is in the word as it is. */
static unsigned layout_number(struct hardware *h, const struct opcode *opcode)
{
	if (!opcode->appending.count)
		return 0;
	for (unsigned i = 0; i < h->layout_list.count; i++)
		if (legal_same_layout(h->layout_list.items[i], opcode))
			return i + 1;
	VEC_PUSH(h->c.arena, &h->layout_list, opcode);
	return (unsigned)h->layout_list.count;
}

/* Where the bits of a field are: in the word, or in the layout that puts its units in their place.
 */
static unsigned layout_of_field(
	struct hardware *h, const struct opcode *opcode, const struct field *field)
{
	return field->type->own < field->width ? layout_number(h, opcode) : 0;
}

/* The bits of the word in which an opcode is looked for: its own, or all of a layout. */
static unsigned word_bits(const struct hardware *h, const struct opcode *opcode)
{
	return opcode->appending.count ? h->c.isa->spread : opcode->length;
}

/* The bits of an operand that tell its alternatives apart: its own, or also what it appends. */
static unsigned tested_width(const struct type *type)
{
	VEC_EACH (const struct alternative *, it, &type->tested)
		if ((*it)->when.mask.lo & ~mask64(type->own))
			return type->width;
	return type->own;
}

/* The index of the <append> for a type: how many bits it appends, by these. */
static unsigned append_index(struct hardware *h, const struct type *type)
{
	struct view *view = h->c.view;
	uintptr_t known = (uintptr_t)str_map_get(&h->known_appends, type->name);
	if (known)
		return (unsigned)known - 1;
	size_t index = xmlChildElementCount(h->appends);
	xmlNodePtr node = view_add(view, h->appends, "append");
	view_set_number(view, node, "index", index);
	view_set_number(view, node, "width", tested_width(type));
	VEC_EACH (const struct alternative *, it, &type->tested) {
		xmlNodePtr row = view_add(view, node, "row");
		set_cube(h, row, (*it)->when, tested_width(type));
		view_set_number(view, row, "bits", (*it)->appended);
		view_set(view, row, "name", (*it)->name);
	}
	str_map_put(&h->known_appends, type->name, (void *)(uintptr_t)(index + 1));
	return (unsigned)index;
}

/* Appends <mode> for each type with alternatives; they are in an order in which the first that fits
 * is right. */
static void add_hardware_modes(struct hardware *h)
{
	struct view *view = h->c.view;
	VEC_EACH (struct type *, type, &h->c.isa->types) {
		if (!(*type)->alternatives.count)
			continue;
		xmlNodePtr node = view_add(view, h->c.node, "mode");
		view_set(view, node, "name", (*type)->name);
		view_set(view, node, "id", c_name_part(h->c.arena, (*type)->name));
		view_set_number(view, node, "width", tested_width(*type));
		view_set_number(view, node, "size", bits_up_to((*type)->alternatives.count - 1));
		VEC_EACH (struct alternative, it, &(*type)->alternatives)
			view_set(view, view_add(view, node, "choice"), "id", c_name_part(h->c.arena, it->name));
		VEC_EACH (const struct alternative *, it, &(*type)->tested) {
			xmlNodePtr row = view_add(view, node, "row");
			view_set(view, row, "id", c_name_part(h->c.arena, (*it)->name));
			set_cube(h, row, (*it)->when, tested_width(*type));
		}
	}
}

/* ---- slices ---- */

/* Appends <slice> for each run of ones, the highest first. */
static void add_slices(struct view *view, xmlNodePtr parent, struct word mask)
{
	for (unsigned high = 128; high-- > 0;) {
		if (!word_bit(mask, high))
			continue;
		unsigned low = high;
		while (low > 0 && word_bit(mask, low - 1))
			low--;
		xmlNodePtr node = view_add(view, parent, "slice");
		view_set_number(view, node, "top", high);
		view_set_number(view, node, "low", low);
		high = low;
	}
}

/* The pieces of a field from this one on, the highest bits of its value first. */
static void add_hardware_pieces(
	struct view *view, xmlNodePtr parent, const struct field *field, size_t from)
{
	for (size_t i = from; i < field->pieces.count; i++) {
		struct piece piece = field->pieces.items[i];
		xmlNodePtr node = view_add(view, parent, "slice");
		view_set_number(view, node, "top", piece.lsb + piece.width - 1);
		view_set_number(view, node, "low", piece.lsb);
	}
}

/* ---- legal words ---- */

/* The index of the set of these patterns; adds <set> when it is new. */
static unsigned set_index(struct hardware *h, const struct factor *factor)
{
	struct view *view = h->c.view;
	struct buffer key = buffer_new(h->c.arena);
	for (size_t i = 0; i < factor->count; i++)
		buffer_printf(&key, "%s%.*s", i ? " " : "",
			STR_ARG(legal_pattern(h->c.arena, factor->mask, factor->cubes[i])));
	uintptr_t known = (uintptr_t)str_map_get(&h->known_sets, buffer_str(&key));
	if (known)
		return (unsigned)known - 1;
	size_t index = xmlChildElementCount(h->sets);
	xmlNodePtr node = view_add(view, h->sets, "set");
	view_set_number(view, node, "index", index);
	view_set_number(view, node, "width", word_popcount(factor->mask));
	for (size_t i = 0; i < factor->count; i++)
		view_set(view, view_add(view, node, "legal"), "pattern",
			legal_pattern(h->c.arena, factor->mask, factor->cubes[i]));
	str_map_put(&h->known_sets, buffer_str(&key), (void *)(uintptr_t)(index + 1));
	return (unsigned)index;
}

/* Appends <product>: mask and match of the word, and a <choice> for each field with several
 * patterns. */
static void add_hardware_product(
	struct hardware *h, xmlNodePtr parent, const struct opcode *opcode, const struct box *box)
{
	struct legal_box legal = legal_from_box(h->c.arena, opcode, box);
	struct cube all = legal.base;
	all.mask = word_and(all.mask, word_mask(0, opcode->length)); /* appended: by the factors */
	VEC_EACH (struct factor, it, &legal.factors) {
		if (it->count == 0)
			return;
		if (it->count == 1)
			all = cube_meet(all, it->cubes[0]);
	}
	xmlNodePtr node = view_add(h->c.view, parent, "product");
	set_cube(h, node, all, word_bits(h, opcode));
	VEC_EACH (struct factor, it, &legal.factors) {
		if (it->count == 1)
			continue;
		xmlNodePtr choice = view_add(h->c.view, node, "choice");
		view_set_number(h->c.view, choice, "set", set_index(h, it));
		add_slices(h->c.view, choice, it->mask);
	}
}

/* ---- the word of an opcode ---- */

struct cell {
	unsigned high, low;
	const struct field *field; /* NULL: no field, zeros */
	unsigned shift;            /* of the value, for bit `low` */
};

/* The cell whose highest bit is this one. */
static struct cell cell_at(const struct opcode *opcode, unsigned high)
{
	struct cell cell = { high, high, NULL, 0 };
	for (size_t i = 0; i < opcode->fields.count; i++) {
		const struct field *field = opcode->fields.items[i];
		unsigned shift = field->width;
		for (size_t k = 0; k < field->pieces.count; k++) {
			struct piece piece = field->pieces.items[k];
			shift -= piece.width;
			if (piece.lsb + piece.width - 1 == high)
				return (struct cell){ high, piece.lsb, field, shift };
		}
	}
	while (cell.low > 0 && !word_bit(opcode->covered, cell.low - 1))
		cell.low--;
	return cell;
}

/* Appends <cell>: zeros, bits of a fixed field, or a part of a member of the structure. */
static void add_hardware_cell(struct hardware *h, xmlNodePtr parent, struct cell cell)
{
	struct view *view = h->c.view;
	const struct field *field = cell.field;
	unsigned width = cell.high - cell.low + 1;
	xmlNodePtr node = view_add(view, parent, "cell");
	view_set_number(view, node, "width", width);
	if (!field)
		return;
	if (field->kind == FIELD_FIXED) {
		struct word value = { field->value >> cell.shift, 0 };
		struct cube cube = { word_mask(0, width), value };
		view_set(view, node, "bits", cube_text(h->c.arena, cube, width));
		return;
	}
	const struct member *member = &h->members[c_field_number(&h->c, field)];
	view_set(view, node, "id", member->id);
	view_set_nonzero(view, node, "shift", cell.shift);
	view_set_flag(view, node, "whole", width == member->width);
}

/* Appends <narrow> for each member that has more bits than the field of the opcode. */
static void add_narrow(struct hardware *h, xmlNodePtr parent, const struct field *field)
{
	const struct member *member = &h->members[c_field_number(&h->c, field)];
	if (field->kind == FIELD_FIXED || field->width == member->width)
		return;
	xmlNodePtr node = view_add(h->c.view, parent, "narrow");
	view_set(h->c.view, node, "id", member->id);
	view_set_number(h->c.view, node, "width", field->width);
}

/* Appends <slot> for each field that appends units, in their order. */
static void add_hardware_slots(struct hardware *h, xmlNodePtr parent, const struct opcode *opcode)
{
	struct view *view = h->c.view;
	VEC_EACH (const struct field *, it, &opcode->appending) {
		size_t own;
		unsigned most = field_appended(*it, &own);
		const struct member *member = &h->members[c_field_number(&h->c, *it)];
		xmlNodePtr node = view_add(view, parent, "slot");
		view_set_number(view, node, "append", append_index(h, (*it)->type));
		view_set(view, node, "id", member->id);
		view_set_number(view, node, "own", (*it)->type->own);
		view_set_number(view, node, "width", most);
		view_set_number(view, node, "tested", tested_width((*it)->type));
		add_hardware_pieces(view, node, *it, own);
	}
}

/* Appends <part> for the bits above the opcode's own from the highest down: zeros, or a part of
 * what a slot has. */
static void add_layout_parts(struct hardware *h, xmlNodePtr parent, const struct opcode *opcode)
{
	struct view *view = h->c.view;
	for (unsigned end = h->c.isa->spread; end > opcode->length;) {
		struct cell cell = cell_at(opcode, end - 1);
		unsigned low = cell.low > opcode->length ? cell.low : opcode->length;
		xmlNodePtr node = view_add(view, parent, "part");
		view_set_number(view, node, "width", end - low);
		for (size_t i = 0; cell.field && i < opcode->appending.count; i++)
			if (opcode->appending.items[i] == cell.field) {
				const struct type *type = cell.field->type;
				view_set_number(view, node, "slot", i + 1);
				view_set_number(view, node, "low", cell.shift - type->own);
				view_set_flag(view, node, "whole", end - low == type->width - type->own);
			}
		end = low;
	}
}

static void add_layouts(struct hardware *h)
{
	struct view *view = h->c.view;
	for (size_t i = 0; i < h->layout_list.count; i++) {
		const struct opcode *opcode = h->layout_list.items[i];
		xmlNodePtr node = view_add(view, h->layouts, "layout");
		view_set_number(view, node, "index", i + 1);
		view_set_number(view, node, "own", opcode->length);
		add_hardware_slots(h, node, opcode);
		add_layout_parts(h, node, opcode);
	}
}

static void add_hardware_opcode(struct hardware *h, const struct opcode *opcode)
{
	struct view *view = h->c.view;
	xmlNodePtr node = view_add(view, h->opcodes, "hardware-opcode");
	view_set(view, node, "id", c_name_part(h->c.arena, opcode->definition->name));
	view_set_number(view, node, "number", h->c.opcode_numbers[opcode->index]);
	view_set_number(view, node, "bits", opcode->length);
	view_set_nonzero(view, node, "above", h->longest - opcode->length);
	view_set_nonzero(view, node, "layout", layout_number(h, opcode));
	view_set_number(view, node, "word-bits", word_bits(h, opcode));
	view_lines(view, node, encoding_draw(h->c.arena, opcode));
	for (size_t i = 0; i < opcode->forms.count; i++)
		for (size_t k = 0; k < opcode->forms.items[i]->boxes.count; k++)
			add_hardware_product(h, node, opcode, &opcode->forms.items[i]->boxes.items[k]);
	for (unsigned end = opcode->length; end > 0;) {
		struct cell cell = cell_at(opcode, end - 1);
		add_hardware_cell(h, node, cell);
		end = cell.low;
	}
	for (size_t i = 0; i < opcode->fields.count; i++)
		add_narrow(h, node, opcode->fields.items[i]);
}

/* ---- members ---- */

/* Where opcodes have a field of one name. */
struct place {
	const struct field *field;
	unsigned layout; /* of the word that has it there; 0: the word as it is */
	VEC(const struct opcode *) users;
};

struct places {
	VEC(struct place) list; /* the one with the most users last */
};

static struct place *place_of_field(struct hardware *h, struct places *places,
	const struct opcode *opcode, const struct field *field)
{
	unsigned layout = layout_of_field(h, opcode, field);
	VEC_EACH (struct place, it, &places->list)
		if (it->layout == layout && field_same_place(it->field, field))
			return it;
	VEC_PUSH(h->c.arena, &places->list, (struct place){ .field = field, .layout = layout });
	return &places->list.items[places->list.count - 1];
}

static struct places find_field_places(struct hardware *h, struct str name)
{
	struct places places = { 0 };
	for (size_t i = 0; i < h->c.opcodes.count; i++) {
		const struct opcode *opcode = h->c.opcodes.items[i];
		const struct field *field = opcode_find_field(opcode, name);
		if (field)
			VEC_PUSH(h->c.arena, &place_of_field(h, &places, opcode, field)->users, opcode);
	}
	size_t most = 0, last = places.list.count - 1;
	for (size_t i = 1; i < places.list.count; i++)
		if (places.list.items[i].users.count > places.list.items[most].users.count)
			most = i;
	struct place place = places.list.items[most];
	places.list.items[most] = places.list.items[last];
	places.list.items[last] = place;
	return places;
}

/* Appends <place> with its slices, and <user> for each opcode that has the field there. */
static void add_places(struct hardware *h, xmlNodePtr parent, struct str name)
{
	struct view *view = h->c.view;
	struct places places = find_field_places(h, name);
	VEC_EACH (struct place, it, &places.list) {
		xmlNodePtr node = view_add(view, parent, "place");
		view_set_number(view, node, "width", it->field->width);
		view_set_nonzero(view, node, "layout", it->layout);
		add_hardware_pieces(view, node, it->field, 0);
		VEC_EACH (const struct opcode *, opcode, &it->users)
			view_set(view, view_add(view, node, "user"), "id",
				c_name_part(h->c.arena, (*opcode)->definition->name));
	}
}

static void collect_members(struct hardware *h)
{
	h->members = ARENA_ARRAY(h->c.arena, struct member, h->c.fields.count + 1);
	for (size_t i = 0; i < h->c.fields.count; i++)
		h->members[i].id =
			c_name_alone(h->c.arena, C_VERILOG, h->c.prefix, h->c.fields.items[i]->name);
	for (size_t i = 0; i < h->c.opcodes.count; i++)
		VEC_EACH (struct field *, it, &h->c.opcodes.items[i]->fields) {
			struct member *member = &h->members[c_field_number(&h->c, *it)];
			member->width = (*it)->width > member->width ? (*it)->width : member->width;
			member->varies = member->varies || (*it)->kind != FIELD_FIXED;
		}
}

/* Returns the sum of their bits. */
static unsigned add_members(struct hardware *h)
{
	struct view *view = h->c.view;
	unsigned bits = 0;
	xmlNodePtr list = view_add(view, h->c.node, "members");
	for (size_t i = 0; i < h->c.fields.count; i++) {
		xmlNodePtr node = view_add(view, list, "member");
		view_set(view, node, "name", h->c.fields.items[i]->name);
		view_set(view, node, "id", h->members[i].id);
		view_set_number(view, node, "width", h->members[i].width);
		view_set_flag(view, node, "varies", h->members[i].varies);
		add_places(h, node, h->c.fields.items[i]->name);
		bits += h->members[i].width;
	}
	return bits;
}

static void add_hardware_lengths(struct hardware *h)
{
	struct view *view = h->c.view;
	xmlNodePtr list = view_add(view, h->c.node, "lengths");
	view_set_number(view, list, "shortest", h->c.isa->lengths.items[0] / 8);
	struct length_rules rules = length_rules_of(h->c.arena, h->c.isa);
	VEC_EACH (struct length_step, it, &rules.list) {
		xmlNodePtr node = view_add(view, list, "rule");
		set_cube(h, node, it->begins, it->units * h->c.isa->unit);
		view_set_number(view, node, "units", it->units);
		view_set_number(view, node, "bytes", it->bits / 8);
	}
}

void view_hardware(struct view *view)
{
	struct hardware h = { .c = { .view = view, .arena = view->arena, .isa = view->isa } };
	struct cview *c = &h.c;
	c->field_numbers.arena = h.known_sets.arena = h.known_appends.arena = c->arena;
	c->node = view_add(view, view->root, "hardware");
	view_c_start(c);
	view_c_names(c);
	h.longest = c->isa->longest;
	collect_members(&h);
	view_set(view, c->node, "prefix", c->prefix);
	view_set(view, c->node, "upper", c->upper);
	view_set_number(view, c->node, "bits", h.longest);
	view_set_number(view, c->node, "limbs", c->limbs);
	view_set_number(view, c->node, "spread", c->isa->spread);
	view_set_number(view, c->node, "opcode-bits", bits_up_to(c->opcodes.count));
	view_set_number(view, c->node, "length-bits", bits_up_to(h.longest / 8));
	unsigned field_bits = add_members(&h);
	view_set_number(view, c->node, "field-bits", field_bits ? field_bits : 1);
	add_hardware_lengths(&h);
	h.appends = view_add(view, c->node, "appends");
	h.layouts = view_add(view, c->node, "layouts");
	h.sets = view_add(view, c->node, "legal-sets");
	h.opcodes = view_add(view, c->node, "hardware-opcodes");
	for (size_t i = 0; i < c->opcodes.count; i++)
		add_hardware_opcode(&h, c->opcodes.items[i]);
	add_layouts(&h);
	add_hardware_modes(&h);
}
