/* SPDX-License-Identifier: MIT */
/* XML view, <hardware>: what a decoder and an encoder without tables consist of: the legal words of
 * each opcode as masks and sets, the places of each field, and each word as a concatenation.
 * Numbers are digits without a prefix; the templates know how literals are written. */
#include "encoding/draw.h"
#include "encoding/length.h"
#include "isa/legal.h"
#include "view/c_internal.h"

/* A member of the structure of fields. */
struct member {
	struct str id;
	unsigned width; /* bits of the widest field of that name */
	bool varies;    /* some opcode does not fix it */
};

struct hardware {
	struct cview c;
	xmlNodePtr sets, opcodes;
	struct str_map known_sets; /* patterns -> index + 1, as a pointer */
	unsigned longest;          /* bits */
	struct member *members;    /* by field number */
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

/* The number of bits that hold the numbers up to `greatest`. */
static unsigned bits_for(size_t greatest)
{
	unsigned bits = 1;
	while (greatest >> bits)
		bits++;
	return bits;
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

/* The pieces of a field, the highest bits of its value first. */
static void add_hardware_pieces(struct view *view, xmlNodePtr parent, const struct field *field)
{
	for (size_t i = 0; i < field->pieces.count; i++) {
		struct piece piece = field->pieces.items[i];
		xmlNodePtr node = view_add(view, parent, "slice");
		view_set_number(view, node, "top", piece.lsb + piece.width - 1);
		view_set_number(view, node, "low", piece.lsb);
	}
}

/* The pattern of the bits under mask, without those between them. */
static struct str pattern_under(struct arena *arena, struct word mask, struct cube cube)
{
	struct buffer text = buffer_new(arena);
	for (unsigned bit = 128; bit-- > 0;)
		if (word_bit(mask, bit))
			buffer_add_char(&text, !word_bit(cube.mask, bit)   ? '?'
								   : word_bit(cube.match, bit) ? '1'
															   : '0');
	return buffer_str(&text);
}

/* ---- legal words ---- */

/* The index of the set of these patterns; adds <set> when it is new. */
static unsigned set_index(struct hardware *h, const struct factor *factor)
{
	struct view *view = h->c.view;
	struct buffer key = buffer_new(h->c.arena);
	for (size_t i = 0; i < factor->count; i++)
		buffer_printf(&key, "%s%.*s", i ? " " : "",
			STR_ARG(pattern_under(h->c.arena, factor->mask, factor->cubes[i])));
	uintptr_t known = (uintptr_t)str_map_get(&h->known_sets, buffer_str(&key));
	if (known)
		return (unsigned)known - 1;
	size_t index = xmlChildElementCount(h->sets);
	xmlNodePtr node = view_add(view, h->sets, "set");
	view_set_number(view, node, "index", index);
	view_set_number(view, node, "width", word_popcount(factor->mask));
	for (size_t i = 0; i < factor->count; i++)
		view_set(view, view_add(view, node, "legal"), "pattern",
			pattern_under(h->c.arena, factor->mask, factor->cubes[i]));
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
	all.mask = word_and(all.mask, word_mask(0, opcode->length));
	VEC_EACH (struct factor, it, &legal.factors) {
		if (it->count == 0)
			return;
		if (it->count == 1)
			all = cube_meet(all, it->cubes[0]);
	}
	xmlNodePtr node = view_add(h->c.view, parent, "product");
	set_cube(h, node, all, opcode->length);
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

static void add_hardware_opcode(struct hardware *h, const struct opcode *opcode)
{
	struct view *view = h->c.view;
	xmlNodePtr node = view_add(view, h->opcodes, "hardware-opcode");
	view_set(view, node, "id", c_name_part(h->c.arena, opcode->definition->name));
	view_set_number(view, node, "number", h->c.opcode_numbers[opcode->index]);
	view_set_number(view, node, "bits", opcode->length);
	view_set_nonzero(view, node, "above", h->longest - opcode->length);
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
	VEC(const struct opcode *) users;
};

struct places {
	VEC(struct place) list; /* the one with the most users last */
};

static struct place *place_of_field(
	struct hardware *h, struct places *places, const struct field *field)
{
	VEC_EACH (struct place, it, &places->list)
		if (field_same_place(it->field, field))
			return it;
	VEC_PUSH(h->c.arena, &places->list, (struct place){ .field = field });
	return &places->list.items[places->list.count - 1];
}

static struct places find_field_places(struct hardware *h, struct str name)
{
	struct places places = { 0 };
	for (size_t i = 0; i < h->c.opcodes.count; i++) {
		const struct opcode *opcode = h->c.opcodes.items[i];
		const struct field *field = opcode_find_field(opcode, name);
		if (field)
			VEC_PUSH(h->c.arena, &place_of_field(h, &places, field)->users, opcode);
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
		add_hardware_pieces(view, node, it->field);
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
	VEC_EACH (struct length_rule, it, &rules.list) {
		xmlNodePtr node = view_add(view, list, "rule");
		set_cube(h, node, it->first_unit, h->c.isa->unit);
		view_set_number(view, node, "bytes", it->bits / 8);
	}
}

void view_hardware(struct view *view)
{
	struct hardware h = { .c = { .view = view, .arena = view->arena, .isa = view->isa } };
	struct cview *c = &h.c;
	c->field_numbers.arena = h.known_sets.arena = c->arena;
	c->node = view_add(view, view->root, "hardware");
	view_c_start(c);
	view_c_names(c);
	h.longest = c->isa->lengths.items[c->isa->lengths.count - 1];
	collect_members(&h);
	view_set(view, c->node, "prefix", c->prefix);
	view_set(view, c->node, "upper", c->upper);
	view_set_number(view, c->node, "bits", h.longest);
	view_set_number(view, c->node, "limbs", c->limbs);
	view_set_number(view, c->node, "opcode-bits", bits_for(c->opcodes.count));
	view_set_number(view, c->node, "length-bits", bits_for(h.longest / 8));
	unsigned field_bits = add_members(&h);
	view_set_number(view, c->node, "field-bits", field_bits ? field_bits : 1);
	add_hardware_lengths(&h);
	h.sets = view_add(view, c->node, "legal-sets");
	h.opcodes = view_add(view, c->node, "hardware-opcodes");
	for (size_t i = 0; i < c->opcodes.count; i++)
		add_hardware_opcode(&h, c->opcodes.items[i]);
}
