/* SPDX-License-Identifier: MIT */
/* An opcode -> a drawing in plain text: its syntax, and its encoding from the highest bit down. */
#include "encoding/draw.h"

enum { DRAW_WIDTH = 84 };

/* A run of bits with one meaning. */
struct cell {
	unsigned high, low;
	struct str text;
};

struct drawing {
	struct buffer out, top, bottom;
};

static const struct field *field_at(const struct opcode *opcode, unsigned bit)
{
	for (size_t i = 0; i < opcode->fields.count; i++)
		if (word_bit(opcode->fields.items[i]->mask, bit))
			return opcode->fields.items[i];
	return NULL;
}

static bool same_piece(const struct field *field, unsigned a, unsigned b)
{
	for (size_t i = 0; field && i < field->pieces.count; i++) {
		struct piece piece = field->pieces.items[i];
		bool has_a = a >= piece.lsb && a < piece.lsb + piece.width;
		bool has_b = b >= piece.lsb && b < piece.lsb + piece.width;
		if (has_a || has_b)
			return has_a && has_b;
	}
	return true;
}

static struct str text_of_cell(struct arena *arena, const struct opcode *opcode,
	const struct field *field, unsigned high, unsigned low)
{
	if (!field)
		return STR("0");
	if (field->kind != FIELD_FIXED)
		return field->name;
	struct buffer bits = buffer_new(arena);
	for (unsigned bit = high + 1; bit-- > low;)
		buffer_add_char(&bits, word_bit(opcode->fixed.match, bit) ? '1' : '0');
	return buffer_str(&bits);
}

static void flush_row(struct drawing *d)
{
	if (d->top.length == 0)
		return;
	buffer_printf(&d->out, "  %.*s|\n  %.*s|\n", STR_ARG(buffer_str(&d->top)),
		STR_ARG(buffer_str(&d->bottom)));
	d->top.length = d->bottom.length = 0;
}

static void centre(struct buffer *out, struct str text, size_t width)
{
	size_t left = (width - text.length) / 2;
	buffer_printf(
		out, "|%*s%.*s%*s", (int)left, "", STR_ARG(text), (int)(width - text.length - left), "");
}

static void add_drawn_cell(struct drawing *d, struct cell cell)
{
	struct str range = bit_range_text(d->out.arena, cell.low, cell.high - cell.low + 1);
	size_t width = range.length > cell.text.length ? range.length : cell.text.length;
	if (d->top.length + width + 2 > DRAW_WIDTH)
		flush_row(d);
	centre(&d->top, range, width);
	centre(&d->bottom, cell.text, width);
}

struct str encoding_draw_bits(struct arena *arena, const struct opcode *opcode)
{
	struct drawing d = { buffer_new(arena), buffer_new(arena), buffer_new(arena) };
	unsigned length = opcode->length < WORD_BITS ? opcode->length : WORD_BITS;
	for (unsigned high = length; high-- > 0;) {
		const struct field *field = field_at(opcode, high);
		unsigned low = high;
		while (low > 0 && field_at(opcode, low - 1) == field && same_piece(field, high, low - 1))
			low--;
		add_drawn_cell(
			&d, (struct cell){ high, low, text_of_cell(arena, opcode, field, high, low) });
		high = low;
	}
	flush_row(&d);
	return buffer_str(&d.out);
}

struct str encoding_draw(struct arena *arena, const struct opcode *opcode)
{
	struct buffer out = buffer_new(arena);
	buffer_printf(&out, "%.*s (%s)\n", STR_ARG(opcode->definition->name),
		opcode->definition->source ? opcode->definition->source->name : "");
	const struct template *last = NULL;
	for (size_t i = 0; i < opcode->forms.count; i++) {
		const struct template *template = opcode->forms.items[i]->template;
		if (template && template != last)
			buffer_printf(&out, "  %.*s\n", STR_ARG(str_trim(template->text)));
		last = template;
	}
	buffer_add(&out, encoding_draw_bits(arena, opcode));
	return buffer_str(&out);
}
