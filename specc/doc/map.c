/* SPDX-License-Identifier: MIT */
/* Pages: the opcode map: one table per length over the bits that are decoded first, with the
 * opcodes for each value of these bits, and unallocated values. */
#include "doc/doc.h"
#include "isa/legal.h"

enum { COLUMN_BITS = 4, LIST_BITS = 5, CELL_OPCODES = 64 };

/* One value of the bits. */
struct place {
	VEC(const struct opcode *) opcodes;
	bool free; /* some words with this value are undefined */
};

/* A table over the bits [lsb, lsb + width): high and low bits select rows and columns. */
struct grid {
	struct pages *pages;
	const struct space_length *space;
	unsigned lsb, width;
	unsigned columns; /* number of bits that select a column */
	bool columns_high;
	struct place *places; /* 2^width of them, by value */
};

/* ---- which bits ---- */

/* A bit where a fixed field begins and at which to split the run, so that one half is small enough
 * for columns; 0 if there is none. */
static unsigned find_border(const struct grid *grid, const struct isa *isa)
{
	VEC_EACH (struct opcode *, it, &isa->opcodes)
		VEC_EACH (struct field *, field, &(*it)->fields) {
			if ((*it)->length != grid->space->length || (*field)->kind != FIELD_FIXED ||
				(*field)->pieces.count != 1)
				continue;
			unsigned at = (*field)->pieces.items[0].lsb;
			unsigned end = grid->lsb + grid->width;
			if (at > grid->lsb && at < end &&
				(at - grid->lsb <= LIST_BITS || end - at <= LIST_BITS))
				return at;
		}
	return 0;
}

static void choose_columns(struct grid *grid, const struct isa *isa)
{
	unsigned border = find_border(grid, isa);
	grid->columns = grid->width <= LIST_BITS ? 0 : COLUMN_BITS;
	if (!border || !grid->columns)
		return;
	unsigned low = border - grid->lsb, high = grid->width - low;
	grid->columns_high = high < low;
	grid->columns = grid->columns_high ? high : low;
}

/* The bits of the first table of the decoder or, without one, the highest bits of the first
 * unit. */
static void choose_bits(struct grid *grid, const struct dtree *tree, const struct isa *isa)
{
	unsigned unit = isa->unit < grid->space->length ? isa->unit : grid->space->length;
	grid->width = unit < COLUMN_BITS ? unit : COLUMN_BITS;
	grid->lsb = unit - grid->width;
	if (tree && tree->node_count && tree->nodes[0].width) {
		grid->lsb = tree->nodes[0].lsb;
		grid->width = tree->nodes[0].width;
	}
	choose_columns(grid, isa);
}

/* ---- contents of the table ---- */

static struct cube cube_at(const struct grid *grid, unsigned value)
{
	return (struct cube){ word_mask(grid->lsb, grid->width),
		word_insert((struct word){ 0 }, grid->lsb, grid->width, value) };
}

static void fill_grid(struct grid *grid)
{
	size_t count = (size_t)1 << grid->width;
	struct arena *arena = grid->pages->view->arena;
	grid->places = ARENA_ARRAY(arena, struct place, count);
	for (unsigned value = 0; value < count; value++) {
		struct cube cube = cube_at(grid, value);
		struct place *place = &grid->places[value];
		VEC_EACH (const struct opcode *, it, &grid->pages->encoding->by_code)
			if ((*it)->length == grid->space->length && cubes_meet((*it)->fixed, cube))
				VEC_PUSH(arena, &place->opcodes, *it);
		place->free = space_is_free(grid->space, cube);
	}
}

static unsigned value_at(const struct grid *grid, unsigned row, unsigned column)
{
	unsigned rows = grid->width - grid->columns;
	return grid->columns_high ? column << rows | row : row << grid->columns | column;
}

static const struct place *place_at(const struct grid *grid, unsigned row, unsigned column)
{
	return &grid->places[value_at(grid, row, column)];
}

static bool row_is_empty(const struct grid *grid, unsigned row)
{
	for (unsigned column = 0; column < 1u << grid->columns; column++)
		if (place_at(grid, row, column)->opcodes.count)
			return false;
	return true;
}

static bool column_is_empty(const struct grid *grid, unsigned column)
{
	for (unsigned row = 0; row < 1u << (grid->width - grid->columns); row++)
		if (place_at(grid, row, column)->opcodes.count)
			return false;
	return true;
}

/* The number of rows from this one on that have no opcode and are equally free. */
static unsigned empty_rows(const struct grid *grid, unsigned row)
{
	unsigned end = row, all = 1u << (grid->width - grid->columns);
	while (end < all && row_is_empty(grid, end) &&
		   place_at(grid, end, 0)->free == place_at(grid, row, 0)->free)
		end++;
	return end - row;
}

/* ---- names of values ---- */

enum { MOST_NAMES = 4 };

static bool is_at(const struct field *field, unsigned lsb, unsigned width)
{
	return field->kind == FIELD_FIXED && field->pieces.count == 1 &&
		   field->pieces.items[0].lsb == lsb && field->pieces.items[0].width == width;
}

/* The names of the value in fixed fields at exactly these bits, such as "UI / RR"; empty if there
 * are none. */
static struct str name_of_code(
	const struct grid *grid, unsigned lsb, unsigned width, uint64_t value)
{
	struct str names[MOST_NAMES];
	size_t count = 0;
	struct buffer text = buffer_new(grid->pages->view->arena);
	VEC_EACH (const struct opcode *, it, &grid->pages->encoding->by_code)
		VEC_EACH (struct field *, field, &(*it)->fields) {
			const struct enumerator *known =
				(*it)->length == grid->space->length && is_at(*field, lsb, width)
					? type_find_value((*field)->type, value)
					: NULL;
			bool is_new = known && count < MOST_NAMES;
			for (size_t i = 0; i < count; i++)
				is_new = is_new && !str_equal(names[i], known->name);
			if (!is_new)
				continue;
			names[count++] = known->name;
			buffer_printf(&text, "%s%.*s", text.length ? " / " : "", STR_ARG(known->name));
		}
	return buffer_str(&text);
}

static void show_map_header(struct grid *grid, xmlNodePtr node, bool of_column, uint64_t value)
{
	struct view *view = grid->pages->view;
	bool high = of_column == grid->columns_high;
	unsigned rows = grid->width - grid->columns;
	unsigned width = of_column ? grid->columns : rows;
	unsigned lsb = grid->lsb + (high ? grid->width - width : 0);
	struct cube cube = { word_mask(0, width), { value, 0 } };
	struct str name = width ? name_of_code(grid, lsb, width, value) : (struct str){ 0 };
	view_set(view, node, "pattern", page_pattern(view->arena, cube, 0, width));
	view_set_some(view, node, "name", name);
}

/* ---- the table ---- */

static void show_map_cell(struct grid *grid, xmlNodePtr row, const struct place *place)
{
	struct view *view = grid->pages->view;
	xmlNodePtr node = view_add(view, row, "cell");
	const char *state = place->opcodes.count ? "used" : place->free ? "free" : "other";
	bool reserved = false;
	view_set_c(view, node, "state", state);
	view_set_flag(view, node, "partly-free", place->opcodes.count && place->free);
	for (size_t i = 0; i < place->opcodes.count; i++) {
		const struct opcode *opcode = place->opcodes.items[i];
		reserved = reserved || grid->pages->encoding->has_reserved[opcode->index];
		if (i >= CELL_OPCODES)
			continue;
		page_opcode_link(grid->pages, node, "opcode", opcode);
	}
	view_set_flag(view, node, "reserved", reserved);
	if (place->opcodes.count > CELL_OPCODES)
		view_set_number(view, node, "more", place->opcodes.count - CELL_OPCODES);
}

static void columns(struct grid *grid, xmlNodePtr parent)
{
	unsigned dropped = 0;
	for (unsigned column = 0; column < 1u << grid->columns; column++)
		if (grid->columns && column_is_empty(grid, column))
			dropped++;
		else
			show_map_header(grid, view_add(grid->pages->view, parent, "column"), true, column);
	view_set_number(grid->pages->view, parent, "columns", (1u << grid->columns) - dropped);
	view_set_nonzero(grid->pages->view, parent, "empty-columns", dropped);
}

static void rows(struct grid *grid, xmlNodePtr parent)
{
	struct view *view = grid->pages->view;
	unsigned all = 1u << (grid->width - grid->columns);
	for (unsigned row = 0; row < all; row++) {
		xmlNodePtr node = view_add(view, parent, "row");
		unsigned empty = empty_rows(grid, row);
		show_map_header(grid, node, false, row);
		if (empty) {
			struct cube last = { word_mask(0, grid->width - grid->columns),
				{ row + empty - 1, 0 } };
			view_set_c(view, node, "empty", place_at(grid, row, 0)->free ? "free" : "other");
			view_set_number(view, node, "count", empty);
			view_set(view, node, "last",
				page_pattern(view->arena, last, 0, grid->width - grid->columns));
			row += empty - 1;
			continue;
		}
		for (unsigned column = 0; column < 1u << grid->columns; column++)
			if (!grid->columns || !column_is_empty(grid, column))
				show_map_cell(grid, node, place_at(grid, row, column));
	}
}

static void length_map(struct pages *pages, xmlNodePtr parent, const struct space_length *space)
{
	struct grid grid = { .pages = pages, .space = space };
	struct view *view = pages->view;
	const struct dtree *tree = page_tree_of(pages->encoding, space->length);
	choose_bits(&grid, tree, view->isa);
	fill_grid(&grid);
	xmlNodePtr node = view_add(view, parent, "grid");
	unsigned rows_width = grid.width - grid.columns;
	unsigned rows_lsb = grid.lsb + (grid.columns_high ? 0 : grid.columns);
	unsigned columns_lsb = grid.lsb + (grid.columns_high ? rows_width : 0);
	view_set_number(view, node, "bits", space->length);
	view_set(view, node, "row-bits", bit_range_text(view->arena, rows_lsb, rows_width));
	if (grid.columns)
		view_set(view, node, "column-bits", bit_range_text(view->arena, columns_lsb, grid.columns));
	columns(&grid, node);
	rows(&grid, node);
}

void page_map(struct pages *pages)
{
	xmlNodePtr node = view_add(pages->view, pages->root, "map");
	VEC_EACH (struct space_length, it, &pages->encoding->space->lengths)
		length_map(pages, node, it);
}
