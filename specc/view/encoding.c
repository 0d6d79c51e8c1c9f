/* SPDX-License-Identifier: MIT */
/* XML view, <encodings>: opcodes as layouts of fields in 32-bit words, for formats that identify an
 * instruction by its first word alone (docs/amdxml.md). */
#include <stdlib.h>

#include "encoding/first_layout.h"
#include "view/internal.h"

/* ---- elements ---- */

static struct str binary_text(struct view *view, struct word word, unsigned bits)
{
	return cube_text(view->arena, (struct cube){ word_mask(0, bits), word }, bits);
}

struct ranges {
	struct view *view;
	xmlNodePtr field;
	unsigned count;
};

static void put_bit_range(void *user, unsigned lsb, unsigned width)
{
	struct ranges *ranges = user;
	xmlNodePtr node = view_add(ranges->view, ranges->field, "range");
	view_set_number(ranges->view, node, "order", ranges->count++);
	view_set_number(ranges->view, node, "bits", width);
	view_set_number(ranges->view, node, "offset", lsb);
}

static void close_ranges(struct ranges *ranges)
{
	if (ranges->count) {
		view_set_number(ranges->view, ranges->field, "ranges", ranges->count);
		return;
	}
	view_free(ranges->field);
}

/* Adds the bits that are the opcode: one run, since readers take one range. The other fixed bits
 * are the same for all opcodes of a layout. */
static void put_code_mask(struct view *view, xmlNodePtr parent, struct word mask)
{
	struct ranges ranges = { view, view_add(view, parent, "code"), 0 };
	struct word run = first_code_bits(mask);
	unsigned at = 0;
	while (!word_bit(run, at))
		at++;
	put_bit_range(&ranges, at, word_popcount(run));
	close_ranges(&ranges);
}

/* place: the position of the field in the opcode, from 1. */
static void put_field_place(
	struct view *view, xmlNodePtr parent, const struct field *field, unsigned place)
{
	struct ranges ranges = { view, view_add(view, parent, "field"), 0 };
	view_set(view, ranges.field, "name", field->name);
	view_set_number(view, ranges.field, "place", place);
	view_set(view, ranges.field, "type", field->type->name);
	if (field->kind == FIELD_FIXED)
		view_set_number(view, ranges.field, "value", field->value);
	first_ranges(field, put_bit_range, &ranges);
	close_ranges(&ranges);
}

struct placed {
	const struct field *field;
	unsigned place;
};

static int compare_layout_names(const void *left, const void *right)
{
	const struct placed *a = left, *b = right;
	size_t more = a->field->name.length, less = b->field->name.length;
	return more != less ? (more > less ? 1 : -1) : (a->place > b->place) - (a->place < b->place);
}

/* Short names first: some readers take the first field whose name contains the one that they look
 * for. */
static void put_field_places(struct view *view, xmlNodePtr parent, const struct opcode *opcode)
{
	unsigned count = (unsigned)opcode->fields.count;
	struct placed *list = ARENA_ARRAY(view->arena, struct placed, count + 1);
	for (unsigned i = 0; i < count; i++)
		list[i] = (struct placed){ opcode->fields.items[i], i + 1 };
	qsort(list, count, sizeof *list, compare_layout_names);
	for (unsigned i = 0; i < count; i++)
		put_field_place(view, parent, list[i].field, list[i].place);
}

static void add_layout(
	struct view *view, xmlNodePtr parent, const struct first_layout *layout, size_t order)
{
	const struct opcode *first = layout->opcodes.items[0];
	xmlNodePtr node = view_add(view, parent, "encoding");
	view_set(view, node, "name", layout->name);
	view_set_number(view, node, "order", order);
	view_set_number(view, node, "bits", first->length);
	view_set(view, node, "mask", binary_text(view, layout->mask, first->length));
	xmlNodePtr identifiers = view_add(view, node, "identifiers");
	VEC_EACH (const struct opcode *, it, &layout->opcodes) {
		xmlNodePtr child = view_add(view, identifiers, "identifier");
		view_set(view, child, "opcode", (*it)->definition->name);
		view_set(view, child, "value", binary_text(view, first_word(*it).match, first->length));
		view_set_number(view, child, "number", first_code_number(*it));
	}
	put_code_mask(view, node, layout->mask);
	put_field_places(view, node, first);
}

static void add_left_out(struct view *view, const struct first_layouts *all, xmlNodePtr parent)
{
	VEC_EACH (struct opcode_place, it, &view->opcodes) {
		struct str name = it->opcode->definition->name;
		const struct opcode *other = str_map_get(&all->first.left_out, name);
		if (!other)
			continue;
		xmlNodePtr node = view_add(view, parent, "left-out");
		view_set(view, node, "opcode", name);
		if (other != it->opcode)
			view_set(view, node, "like", other->definition->name);
		view_set_number(view, node, "fixed", word_popcount(first_word(it->opcode).mask));
	}
}

/* ---- registers ---- */

/* The name of a register; a name of its own takes precedence over its number. */
static struct str text_of_register(
	struct arena *arena, const struct register_file *file, uint64_t number)
{
	const struct register_name *name = file_name_of(file, number);
	if (name)
		return name->name;
	if (number < file->first || number - file->first >= file->count)
		return (struct str){ 0 };
	return str_printf(arena, "%.*s%llu", STR_ARG(file->prefix), (unsigned long long)number);
}

/* Adds the names for the values of a register type. */
static void put_register_values(struct view *view, xmlNodePtr parent, const struct type *type)
{
	const struct register_file *file = register_file_whole(type->file);
	uint64_t first = type->file->of ? type->file->of_first : 0;
	uint64_t count = type->width < 16 ? (uint64_t)1 << type->width : (uint64_t)1 << 16;
	xmlNodePtr node = view_add(view, parent, "registers");
	view_set(view, node, "type", type->name);
	for (uint64_t value = 0; value < count; value++) {
		struct str name = text_of_register(view->arena, file, first + value);
		if (!name.length)
			continue;
		xmlNodePtr child = view_add(view, node, "register");
		view_set(view, child, "name", name);
		view_set_number(view, child, "value", value);
	}
}

void view_encodings(struct view *view)
{
	VEC(const struct opcode *) list = { 0 };
	VEC_EACH (struct opcode_place, it, &view->opcodes)
		VEC_PUSH(view->arena, &list, it->opcode);
	struct first_layouts all = first_layouts_of(view->arena, list.items, list.count);
	xmlNodePtr node = view_add(view, view->root, "encodings");
	for (size_t i = 0; i < all.list.count; i++)
		add_layout(view, node, all.list.items[i], i);
	add_left_out(view, &all, node);
	VEC_EACH (struct type *, it, &view->isa->types)
		if ((*it)->kind == TYPE_REGISTER && (*it)->file && !(*it)->poisoned)
			put_register_values(view, node, *it);
}
