/* Pages: an opcode's fields -> a drawing of its encoding: rows of bits, with the first unit at the
 * top and the highest bit of a row on the left, and a cell for each run of bits with one
 * meaning. */
#include "page/encoding.h"

/* Lengths are in units of the drawing: CSS pixels if there is room for its full width. */
enum {
	DRAWING_WIDTH = 704, /* without the border */
	NUMBERS = 14,        /* height of the line of bit numbers */
	ROW_LEAST = 34,
	BITS_LINE = 17, /* height of a line of bit values */
	ROW_GAP = 6,
	LETTER_TENTHS = 73, /* average width of a letter of a name, in tenths */
	ROTATED_MOST = 16   /* letters; longer names are cut */
};

/* The bits [lsb, lsb + width) of the word, in one row. field is NULL if no field covers them. */
struct cell {
	const struct field *field;
	unsigned lsb, width;
	unsigned value_lsb; /* lowest bit in the field's value */
};

struct drawing {
	struct pages *pages;
	const struct page_family *family;
	const struct opcode *opcode;
	/* For each bit of the word: its field, and the bit of the field's value. */
	const struct field *owner[WORD_BITS];
	unsigned value_bit[WORD_BITS];
	unsigned column; /* width of a bit */
};

static bool all_multiples(const struct isa *isa, unsigned bits)
{
	VEC_EACH (unsigned, it, &isa->lengths)
		if (*it % bits)
			return false;
	return isa->lengths.count > 0;
}

/* 32 or 16 if that divides all lengths; otherwise one unit. */
unsigned page_diagram_row(const struct isa *isa)
{
	for (unsigned bits = 32; bits >= 16; bits /= 2)
		if (all_multiples(isa, bits))
			return bits;
	return isa->unit < 32 ? isa->unit : 32;
}

/* The centre of a bit's column. */
static unsigned middle(unsigned bit, unsigned row)
{
	unsigned column = DRAWING_WIDTH / row;
	return 1 + column * (row - 1 - bit % row) + column / 2;
}

struct str page_diagram_numbers(struct arena *arena, unsigned first, unsigned count, unsigned row)
{
	struct buffer text = buffer_new(arena);
	for (unsigned bit = first + count; bit-- > first;)
		buffer_printf(&text, "<text x=\"%u\" y=\"10\">%u</text>", middle(bit, row), bit);
	return buffer_str(&text);
}

/* Assigns each bit to one field, even if fields of a defective opcode overlap. */
static void find_owners(struct drawing *drawing)
{
	VEC_EACH (struct field *, it, &drawing->opcode->fields) {
		unsigned below = (*it)->width;
		VEC_EACH (struct piece, piece, &(*it)->pieces) {
			below -= piece->width <= below ? piece->width : below;
			for (unsigned i = 0; i < piece->width && piece->lsb + i < WORD_BITS; i++) {
				if (drawing->owner[piece->lsb + i])
					continue;
				drawing->owner[piece->lsb + i] = *it;
				drawing->value_bit[piece->lsb + i] = below + i;
			}
		}
	}
}

/* The cell with the highest bit `bit`, ending at or above bit `low`. */
static struct cell cell_from(const struct drawing *drawing, unsigned bit, unsigned low)
{
	const struct field *field = drawing->owner[bit];
	unsigned lsb = bit;
	while (lsb > low && drawing->owner[lsb - 1] == field &&
		   (!field || drawing->value_bit[lsb - 1] + 1 == drawing->value_bit[lsb]))
		lsb--;
	return (struct cell){ field, lsb, bit - lsb + 1, drawing->value_bit[lsb] };
}

/* "imm", or "imm[7:0]" for a part of the field. */
static struct str cell_name(struct arena *arena, struct cell cell)
{
	if (cell.width == cell.field->width)
		return cell.field->name;
	struct str bits = page_bit_range(arena, cell.value_lsb, cell.width);
	return str_printf(arena, "%.*s[%.*s]", STR_ARG(cell.field->name), STR_ARG(bits));
}

/* "rb.neg 97: SignModi = False", like the statement in the specification. */
static struct str cell_title(struct arena *arena, struct cell cell)
{
	struct str range = page_bit_range(arena, cell.lsb, cell.width);
	const struct field *field = cell.field;
	if (!field)
		return range;
	struct buffer text = buffer_new(arena);
	buffer_printf(&text, "%.*s %.*s: %.*s", STR_ARG(cell_name(arena, cell)), STR_ARG(range),
		STR_ARG(field->type->name));
	if (field->kind != FIELD_OPERAND)
		buffer_printf(&text, " %s %.*s", field->kind == FIELD_FIXED ? "==" : "=",
			STR_ARG(page_value(arena, field->type, field->value)));
	return buffer_str(&text);
}

static unsigned letters(struct str name)
{
	unsigned cells = 0;
	uint32_t code;
	for (size_t at = 0, step; (step = utf8_decode(str_slice(name, at, name.length), &code));
		 at += step)
		cells += utf8_cells(code);
	return cells;
}

/* Shortens a name to its first letters and an ellipsis. */
static struct str cut(struct arena *arena, struct str name, unsigned most)
{
	size_t at = 0;
	uint32_t code;
	if (letters(name) <= most)
		return name;
	while (letters(str_slice(name, 0, at)) + 1 < most)
		at += utf8_decode(str_slice(name, at, name.length), &code);
	return str_printf(arena, "%.*s…", STR_ARG(str_slice(name, 0, at)));
}

static bool fits_across(const struct drawing *drawing, struct cell cell, struct str name)
{
	return letters(name) * LETTER_TENTHS / 10 + 4 <= cell.width * drawing->column;
}

static bool shows_bits(struct cell cell)
{
	return !cell.field || cell.field->kind == FIELD_FIXED;
}

static unsigned cell_height(const struct drawing *drawing, struct cell cell)
{
	if (!cell.field)
		return ROW_LEAST;
	struct str name = cell_name(drawing->pages->view->arena, cell);
	unsigned height = shows_bits(cell) ? BITS_LINE : 0, count = letters(name);
	if (fits_across(drawing, cell, name))
		return height + BITS_LINE + 3;
	return height + (count < ROTATED_MOST ? count : ROTATED_MOST) * LETTER_TENTHS / 10 + 8;
}

/* Draws the values of the cell's bits, each centred in its column. */
static void draw_bits(struct drawing *drawing, xmlNodePtr node, struct cell cell, unsigned y)
{
	struct arena *arena = drawing->pages->view->arena;
	struct buffer at = buffer_new(arena), bits = buffer_new(arena);
	unsigned row = drawing->pages->encoding->row;
	for (unsigned i = cell.width; i-- > 0;) {
		uint64_t value = cell.field ? cell.field->value >> (cell.value_lsb + i) & 1 : 0;
		buffer_printf(&at, at.length ? " %u" : "%u", middle(cell.lsb + i, row));
		buffer_add_char(&bits, value ? '1' : '0');
	}
	view_set(drawing->pages->view, node, "bits", buffer_str(&bits));
	view_set(drawing->pages->view, node, "bits-x", buffer_str(&at));
	view_set_number(drawing->pages->view, node, "bits-y", y);
}

/* Draws the name in the box that begins at y: horizontally or, if it is too long, vertically. */
static void draw_name(struct drawing *drawing, xmlNodePtr node, struct cell cell, unsigned x,
	unsigned y, unsigned height)
{
	struct view *view = drawing->pages->view;
	struct str name = cell_name(view->arena, cell);
	unsigned center = x + cell.width * drawing->column / 2;
	if (fits_across(drawing, cell, name)) {
		view_set(view, node, "text", name);
		view_set(view, node, "at",
			str_printf(view->arena, "x=\"%u\" y=\"%u\"", center, y + height / 2 + 4));
		return;
	}
	view_set(view, node, "text", cut(view->arena, name, ROTATED_MOST));
	view_set(view, node, "at",
		str_printf(
			view->arena, "transform=\"translate(%u %u)rotate(-90)\"", center + 4, y + height / 2));
}

static const char *const kind_letters[] = {
	[FIELD_OPERAND] = "o", [FIELD_DEFAULT] = "d", [FIELD_FIXED] = "f"
};

static void draw_cell(
	struct drawing *drawing, xmlNodePtr row, struct cell cell, unsigned y, unsigned height)
{
	struct view *view = drawing->pages->view;
	xmlNodePtr node = view_add(view, row, "cell");
	unsigned bits = drawing->pages->encoding->row, width = cell.width * drawing->column;
	unsigned x = 1 + drawing->column * (bits - 1 - (cell.lsb + cell.width - 1) % bits);
	view_set_c(view, node, "kind", cell.field ? kind_letters[cell.field->kind] : "u");
	view_set(view, node, "title", cell_title(view->arena, cell));
	view_set(view, node, "path",
		str_printf(view->arena, "M%u %uh%uv%uh-%uz", x, y, width, height, width));
	if (shows_bits(cell)) {
		draw_bits(drawing, node, cell, cell.field ? y + BITS_LINE - 3 : y + height / 2 + 4);
		y += cell.field ? BITS_LINE - 3 : 0;
		height -= cell.field ? BITS_LINE - 3 : 0;
	}
	if (!cell.field)
		return;
	const struct page_field *field = page_field_find(drawing->family, cell.field);
	view_set(view, node, "field", field ? field->id : STR("encoding"));
	draw_name(drawing, node, cell, x, y, height);
}

/* Draws the bits [low, high] at y; returns the y of the next row. */
static unsigned draw_row(
	struct drawing *drawing, xmlNodePtr parent, unsigned low, unsigned high, unsigned y)
{
	struct view *view = drawing->pages->view;
	xmlNodePtr row = view_add(view, parent, "row");
	unsigned height = ROW_LEAST;
	for (unsigned bit = high + 1; bit > low;) {
		struct cell cell = cell_from(drawing, bit - 1, low);
		unsigned least = cell_height(drawing, cell);
		height = least > height ? least : height;
		bit = cell.lsb;
	}
	view_set_number(view, row, "lsb", low);
	view_set_number(view, row, "y", y);
	y += NUMBERS;
	for (unsigned bit = high + 1; bit > low;) {
		struct cell cell = cell_from(drawing, bit - 1, low);
		draw_cell(drawing, row, cell, y, height);
		bit = cell.lsb;
	}
	return y + height + ROW_GAP;
}

void page_diagram(struct pages *pages, xmlNodePtr parent, const struct page_family *family,
	const struct opcode *opcode)
{
	struct drawing drawing = { .pages = pages, .family = family, .opcode = opcode };
	unsigned row = pages->encoding->row, y = 0;
	if (!opcode->length || opcode->length > WORD_BITS)
		return;
	drawing.column = DRAWING_WIDTH / row;
	find_owners(&drawing);
	xmlNodePtr node = view_add(pages->view, parent, "drawing");
	for (unsigned low = 0; low < opcode->length; low += row) {
		unsigned high = low + row <= opcode->length ? low + row - 1 : opcode->length - 1;
		y = draw_row(&drawing, node, low, high, y);
	}
	view_set_number(pages->view, node, "width", DRAWING_WIDTH + 2);
	view_set_number(pages->view, node, "height", y - ROW_GAP + 1);
}
