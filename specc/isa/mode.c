/* SPDX-License-Identifier: MIT */
/* Operand modes: their rows as written, and what fields of them append;
 * the bits of a field as text. */
#include "isa/mode.h"
#include "lang/ast.h"

const struct ast_rows *type_rows(const struct type *type)
{
	VEC_EACH (struct ast_section *, it, &type->ast->sections)
		if ((*it)->rows)
			return (*it)->rows;
	return NULL;
}

struct str type_row_value(
	const struct type *type, const struct ast_row *row, const struct part *part)
{
	const struct ast_rows *rows = type_rows(type);
	for (size_t i = 0; i < row->values.list.count; i++) {
		struct str value = span_text(row->values.list.items[i]);
		if (str_equal(rows->columns.items[i]->text, part->name))
			return str_equal_c(value, "_") ? (struct str){ 0 } : value;
	}
	return (struct str){ 0 };
}

bool isa_appends(const struct isa *isa)
{
	return isa->spread > isa->lengths.items[isa->lengths.count - 1];
}

unsigned field_appended(const struct field *field, size_t *first)
{
	unsigned bits = 0, count = 0;
	unsigned most = field->type->alternatives.count ? field->type->width - field->type->own : 0;
	for (; bits < most && count < field->pieces.count; count++)
		bits += field->pieces.items[count].width;
	if (first)
		*first = count;
	return bits;
}

const struct type *type_whole(const struct type *type)
{
	return type->mode ? type->mode : type;
}

bool type_is_register(const struct type *type)
{
	return type->kind == TYPE_REGISTER && type->file && !type->places;
}

const struct type *type_with_places(const struct type *type)
{
	return type->places ? type->places : type;
}

struct str type_shown_name(const struct type *type)
{
	return span_text(source_shown(type_whole(type)->span));
}

struct str mode_written_part(struct arena *arena, struct str word, const struct part *part)
{
	size_t dot = str_find(word, 0, STR("."));
	if (dot == word.length || part->name.length <= dot + 1 || part->name.text[dot] != '_' ||
		!str_starts_with(part->name, str_slice(word, 0, dot)))
		return part->name;
	return str_printf(arena, "%.*s.%.*s", (int)dot, part->name.text,
		STR_ARG(str_slice(part->name, dot + 1, part->name.length)));
}

struct str part_bits_text(struct arena *arena, const struct type *type, const struct part *part)
{
	const struct part *whole = &type->parts.items[part->inside - 1];
	return str_printf(arena, "%.*s[%.*s]", STR_ARG(whole->name),
		STR_ARG(bit_range_text(arena, part->at, part->type->width)));
}

struct str part_place_text(struct arena *arena, const struct type *type, const struct part *part)
{
	return str_printf(
		arena, "%.*s[%u]", STR_ARG(type->parts.items[part->inside - 1].name), part->at);
}

struct str alternative_units_text(
	struct arena *arena, const struct type *type, const struct alternative *a)
{
	uint64_t own = word_extract(a->bits.mask, type->own, a->appended);
	if (!own)
		return (struct str){ 0 };
	struct cube units = { { own, 0 }, { word_extract(a->bits.match, type->own, a->appended), 0 } };
	return cube_text(arena, units, a->appended);
}

struct str alternative_bits_text(
	struct arena *arena, const struct type *type, const struct alternative *a)
{
	struct str own = cube_text(arena, a->when, type->own);
	struct str units = alternative_units_text(arena, type, a);
	if (!units.length)
		return own;
	return str_printf(arena, "%.*s, %.*s", STR_ARG(own), STR_ARG(units));
}

struct str field_range_text(struct arena *arena, const struct field *field)
{
	struct buffer text = buffer_new(arena);
	size_t i;
	for (field_appended(field, &i); i < field->pieces.count; i++) {
		const struct piece *it = &field->pieces.items[i];
		struct str range = bit_range_text(arena, it->lsb, it->width);
		buffer_printf(&text, "%s%.*s", text.length ? ", " : "", STR_ARG(range));
	}
	return buffer_str(&text);
}

struct str field_bits_text(struct arena *arena, const struct field *field)
{
	return str_printf(arena, "%s %.*s", field->width == 1 ? "bit" : "bits",
		STR_ARG(field_range_text(arena, field)));
}
