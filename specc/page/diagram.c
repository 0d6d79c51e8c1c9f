/* SPDX-License-Identifier: MIT */
/* Pages: the fields of a family's opcodes -> drawings of their encodings: rows of bits, with the
 * first unit at the top and the highest bit of a row on the left, and a cell for each run of bits
 * with one meaning. Rows are equally high in all drawings of a family, so that a cell which is the
 * same in all of them needs to be drawn only once. */
#include "page/encoding.h"

#include "isa/mode.h"

/* Lengths are in units of the drawing: CSS pixels if there is room for its full width. */
enum {
	DRAWING_WIDTH = 896, /* without the border */
	NARROW_WIDTH = 352,  /* the same for a phone */
	NARROW_ROW = 16,     /* bits in a row there, at the most */
	NUMBERS = 13,        /* height of the line of bit numbers */
	DIGIT = 6,           /* width of a digit in it */
	ROW_LEAST = 34,
	BITS_LINE = 17, /* height of a line of bit values */
	ROW_GAP = 4,
	LETTER_TENTHS = 73,  /* average width of a letter of a name, in tenths */
	ROTATED_TENTHS = 61, /* the same of a name drawn vertically, in smaller letters */
	ROTATED_MOST = 16    /* letters; longer names are cut */
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
	unsigned row, column; /* bits in a row, width of a bit */
};

/* The drawings of a family's opcodes. */
struct drawings {
	struct drawing *list;
	size_t count;
	const char *name;            /* of the elements */
	unsigned row, width;         /* bits in a row, width of a drawing */
	unsigned least;              /* bits of the shortest opcode */
	unsigned heights[WORD_BITS]; /* of the row that begins at this bit */
	struct word shared;          /* bits of cells that are the same in all drawings */
};

/* The left edge of a bit's column. */
static unsigned left_of(const struct drawing *drawing, unsigned bit)
{
	return 1 + drawing->column * (drawing->row - 1 - bit % drawing->row);
}

static unsigned middle(const struct drawing *drawing, unsigned bit)
{
	return left_of(drawing, bit) + drawing->column / 2;
}

/* Sets the numbers of the bits [low, high] as a text, and the place of each digit. */
static void numbers(const struct drawing *drawing, xmlNodePtr node, unsigned low, unsigned high)
{
	struct view *view = drawing->pages->view;
	struct arena *arena = view->arena;
	struct buffer text = buffer_new(arena), at = buffer_new(arena);
	for (unsigned bit = high + 1; bit-- > low;) {
		struct str number = str_printf(arena, "%u", bit);
		unsigned x = middle(drawing, bit) - ((unsigned)number.length - 1) * DIGIT / 2;
		buffer_add(&text, number);
		for (size_t i = 0; i < number.length; i++, x += DIGIT)
			buffer_printf(&at, at.length ? " %u" : "%u", x);
	}
	view_set(view, node, "numbers", buffer_str(&text));
	view_set(view, node, "x", buffer_str(&at));
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
	if (cell.width == cell.field->width - field_appended(cell.field, NULL))
		return cell.field->name;
	struct str bits = bit_range_text(arena, cell.value_lsb, cell.width);
	return str_printf(arena, "%.*s[%.*s]", STR_ARG(cell.field->name), STR_ARG(bits));
}

/* "rb.neg 97: SignModi = False", like the statement in the specification. */
static struct str cell_title(struct arena *arena, struct cell cell)
{
	struct str range = bit_range_text(arena, cell.lsb, cell.width);
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
	return cell.field->kind == FIELD_FIXED;
}

static unsigned cell_height(const struct drawing *drawing, struct cell cell)
{
	if (!cell.field)
		return ROW_LEAST;
	struct str name = cell_name(drawing->pages->view->arena, cell);
	unsigned height = shows_bits(cell) ? BITS_LINE : 0, count = letters(name);
	if (fits_across(drawing, cell, name))
		return height + BITS_LINE + 3;
	return height + (count < ROTATED_MOST ? count : ROTATED_MOST) * ROTATED_TENTHS / 10 + 6;
}

/* Draws the values of the cell's bits, each centred in its column. */
static void draw_bits(struct drawing *drawing, xmlNodePtr node, struct cell cell, unsigned y)
{
	struct arena *arena = drawing->pages->view->arena;
	struct buffer at = buffer_new(arena), bits = buffer_new(arena);
	for (unsigned i = cell.width; i-- > 0;) {
		buffer_printf(&at, at.length ? " %u" : "%u", middle(drawing, cell.lsb + i));
		buffer_add_char(&bits, cell.field->value >> (cell.value_lsb + i) & 1 ? '1' : '0');
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

/* ---- the drawings of a family ---- */

static const char *const kind_letters[] = {
	[FIELD_OPERAND] = "o", [FIELD_DEFAULT] = "d", [FIELD_FIXED] = "f"
};

/* The border of a cell as a path. */
static struct str draw_box(
	const struct drawing *drawing, struct cell cell, unsigned y, unsigned height)
{
	unsigned x = left_of(drawing, cell.lsb + cell.width - 1), width = cell.width * drawing->column;
	return str_printf(drawing->pages->view->arena, "M%u %uh%uv%uh-%uz", x, y, width, height, width);
}

static void draw_cell(
	struct drawing *drawing, xmlNodePtr parent, struct cell cell, unsigned y, unsigned height)
{
	struct view *view = drawing->pages->view;
	xmlNodePtr node = view_add(view, parent, "cell");
	unsigned x = left_of(drawing, cell.lsb + cell.width - 1);
	const struct page_field *field = page_field_find(drawing->family, cell.field);
	view_set_c(
		view, node, "kind", field_is_ignored(cell.field) ? "i" : kind_letters[cell.field->kind]);
	view_set(view, node, "title", cell_title(view->arena, cell));
	view_set(view, node, "path", draw_box(drawing, cell, y, height));
	if (shows_bits(cell)) {
		draw_bits(drawing, node, cell, y + BITS_LINE - 3);
		y += BITS_LINE - 3;
		height -= BITS_LINE - 3;
	}
	view_set(view, node, "field", field ? field->id : STR("encoding"));
	draw_name(drawing, node, cell, x, y, height);
}

/* The bits without a field are one shape. */
struct unused {
	struct buffer path, bits, x, y;
};

static void add_unused(const struct drawing *drawing, struct unused *unused, struct cell cell,
	unsigned y, unsigned height)
{
	buffer_add(&unused->path, draw_box(drawing, cell, y, height));
	for (unsigned i = cell.width; i-- > 0;) {
		const char *format = unused->x.length ? " %u" : "%u";
		buffer_add_char(&unused->bits, '0');
		buffer_printf(&unused->x, format, middle(drawing, cell.lsb + i));
		buffer_printf(&unused->y, format, y + height / 2 + 4);
	}
}

static unsigned highest_of(const struct drawing *drawing, unsigned low, unsigned row)
{
	unsigned length = drawing->opcode->length;
	return (low + row <= length ? low + row : length) - 1;
}

/* Is the cell the same in all drawings of the family? */
static bool is_shared_cell(const struct drawings *drawings, struct cell cell, unsigned low)
{
	const struct page_family *family = drawings->list->family;
	for (size_t i = 0; i < drawings->count; i++) {
		const struct drawing *it = &drawings->list[i];
		unsigned above = cell.lsb + cell.width;
		if (it->opcode->length < above)
			return false;
		if (above <= highest_of(it, low, drawings->row) && cell_from(it, above, low).lsb < above)
			return false; /* goes on there */
		struct cell other = cell_from(it, above - 1, low);
		if (other.lsb != cell.lsb || other.value_lsb != cell.value_lsb ||
			!other.field != !cell.field)
			return false;
		if (cell.field &&
			page_field_find(family, other.field) != page_field_find(family, cell.field))
			return false;
	}
	return true;
}

/* The height of a row: that of the highest cell in it, of all drawings. */
static unsigned row_height(const struct drawings *drawings, unsigned low)
{
	unsigned height = ROW_LEAST;
	for (size_t i = 0; i < drawings->count; i++) {
		const struct drawing *it = &drawings->list[i];
		if (it->opcode->length <= low)
			continue;
		for (unsigned bit = highest_of(it, low, drawings->row) + 1; bit > low;) {
			struct cell cell = cell_from(it, bit - 1, low);
			unsigned least = cell_height(it, cell);
			height = least > height ? least : height;
			bit = cell.lsb;
		}
	}
	return height;
}

/* Finds what all drawings have in common. */
static void compare_drawings(struct drawings *drawings)
{
	const struct drawing *first = drawings->list;
	unsigned most = 0;
	drawings->least = WORD_BITS;
	drawings->shared = (struct word){ 0 };
	for (size_t i = 0; i < drawings->count; i++) {
		unsigned length = drawings->list[i].opcode->length;
		drawings->least = length < drawings->least ? length : drawings->least;
		most = length > most ? length : most;
	}
	for (unsigned low = 0; low < most; low += drawings->row) {
		drawings->heights[low] = row_height(drawings, low);
		for (unsigned bit = highest_of(first, low, drawings->row) + 1; bit > low;) {
			struct cell cell = cell_from(first, bit - 1, low);
			bit = cell.lsb;
			if (is_shared_cell(drawings, cell, low))
				drawings->shared = word_or(drawings->shared, word_mask(cell.lsb, cell.width));
		}
	}
}

/* Adds the parts of a drawing that all drawings of the family share, or the others, to node. */
static void draw_diagram(
	const struct drawings *drawings, struct drawing *drawing, xmlNodePtr node, bool shared)
{
	struct view *view = drawing->pages->view;
	struct arena *arena = view->arena;
	struct unused unused = { buffer_new(arena), buffer_new(arena), buffer_new(arena),
		buffer_new(arena) };
	unsigned y = 0;
	for (unsigned low = 0, height; low < drawing->opcode->length; low += drawings->row) {
		unsigned high = highest_of(drawing, low, drawings->row);
		height = drawings->heights[low];
		if ((low + drawings->row <= drawings->least) == shared) {
			xmlNodePtr row = view_add(view, node, "row");
			view_set_number(view, row, "y", y + NUMBERS - 4);
			numbers(drawing, row, low, high);
		}
		y += NUMBERS;
		for (unsigned bit = high + 1; bit > low;) {
			struct cell cell = cell_from(drawing, bit - 1, low);
			bit = cell.lsb;
			if (word_bit(drawings->shared, cell.lsb) != shared)
				continue;
			if (cell.field)
				draw_cell(drawing, node, cell, y, height);
			else
				add_unused(drawing, &unused, cell, y, height);
		}
		y += height + ROW_GAP;
	}
	view_set_number(view, node, "width", drawings->width + 2);
	view_set_number(view, node, "height", y - ROW_GAP + 1);
	if (!unused.bits.length)
		return;
	xmlNodePtr rest = view_add(view, node, "unused");
	view_set(view, rest, "path", buffer_str(&unused.path));
	view_set(view, rest, "bits", buffer_str(&unused.bits));
	view_set(view, rest, "x", buffer_str(&unused.x));
	view_set(view, rest, "y", buffer_str(&unused.y));
}

/* Adds what all drawings share to parent, and the rest of each to its opcode. */
static void draw_all(struct drawings *drawings, struct view *view, xmlNodePtr parent,
	const xmlNodePtr *opcodes, const size_t *place)
{
	for (size_t i = 0; i < drawings->count; i++) {
		drawings->list[i].row = drawings->row;
		drawings->list[i].column = drawings->width / drawings->row;
	}
	compare_drawings(drawings);
	draw_diagram(drawings, drawings->list, view_add(view, parent, drawings->name), true);
	for (size_t i = 0; i < drawings->count; i++)
		draw_diagram(
			drawings, &drawings->list[i], view_add(view, opcodes[place[i]], drawings->name), false);
}

void page_diagrams(struct pages *pages, xmlNodePtr parent, const struct page_family *family,
	const xmlNodePtr *opcodes)
{
	struct arena *arena = pages->view->arena;
	unsigned row = pages->encoding->row;
	struct drawings drawings = { .name = "drawing", .row = row, .width = DRAWING_WIDTH };
	size_t *place = ARENA_ARRAY(arena, size_t, family->opcodes.count + 1);
	drawings.list = ARENA_ARRAY(arena, struct drawing, family->opcodes.count + 1);
	for (size_t i = 0; i < family->opcodes.count; i++) {
		const struct opcode *opcode = family->opcodes.items[i];
		if (!opcode->length || opcode->length > WORD_BITS)
			continue;
		struct drawing *drawing = &drawings.list[drawings.count];
		*drawing = (struct drawing){ .pages = pages, .family = family, .opcode = opcode };
		find_owners(drawing);
		place[drawings.count++] = i;
	}
	if (!drawings.count)
		return;
	draw_all(&drawings, pages->view, parent, opcodes, place);
	drawings.name = "narrow";
	drawings.row = row > NARROW_ROW ? row / 2 : row;
	drawings.width = NARROW_WIDTH;
	draw_all(&drawings, pages->view, parent, opcodes, place);
}
