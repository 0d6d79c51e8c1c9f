/* SPDX-License-Identifier: MIT */
/* Finds parts of resolved syntax, and shows it as readers write it. */
#include "isa/syntax.h"

static void add_plain_piece(struct arena *arena, struct syntax_pieces *pieces,
	const struct syntax_part *part, struct str text, bool bracket)
{
	struct syntax_piece piece = { text, part, bracket };
	VEC_PUSH(arena, &pieces->list, piece);
}

/* Of a sign that AsmFormat makes another one in some forms, all that they have: "~/!". */
static struct str part_plain(const struct syntax_part *part)
{
	if (part->kind == PART_BLANK)
		return STR(" ");
	if (part->kind == PART_SIGN && part->signs.length)
		return part->signs;
	return part->kind == PART_QUOTED || part->kind == PART_SIGN ? part->text
																: span_text(part->span);
}

static void add_plain_pieces(struct arena *arena, const struct syntax *syntax, size_t from,
	size_t to, struct syntax_pieces *pieces)
{
	for (size_t i = from; i < to; i++) {
		const struct syntax_part *part = &syntax->parts.items[i];
		bool option = part->kind == PART_OPTION,
			 optional = option || part->kind == PART_SIGN || part->glued;
		if (optional)
			add_plain_piece(arena, pieces, part, STR("["), true);
		if (option)
			add_plain_pieces(arena, syntax, i + 1, i + 1 + part->inside, pieces);
		else
			add_plain_piece(arena, pieces, part, part_plain(part), false);
		if (optional)
			add_plain_piece(arena, pieces, part, STR("]"), true);
		i += part->inside;
	}
}

struct syntax_pieces syntax_pieces(struct arena *arena, const struct syntax *syntax)
{
	struct syntax_pieces pieces = { 0 };
	add_plain_pieces(arena, syntax, 0, syntax->parts.count, &pieces);
	return pieces;
}

struct str syntax_plain(struct arena *arena, const struct syntax *syntax)
{
	struct buffer text = buffer_new(arena);
	struct syntax_pieces pieces = syntax_pieces(arena, syntax);
	VEC_EACH (struct syntax_piece, it, &pieces.list)
		buffer_add(&text, it->text);
	return buffer_str(&text);
}

struct str template_plain(struct arena *arena, const struct template *template)
{
	return syntax_plain(arena, template->syntax);
}

bool part_is_word(const struct syntax_part *part)
{
	return part->kind == PART_MNEMONIC || part->kind == PART_KEYWORD || part->kind == PART_NUMBER ||
		   part->kind == PART_OPERAND || part->kind == PART_PARAM;
}

struct str part_literal(const struct syntax_part *part)
{
	return part->kind == PART_QUOTED ? part->text : span_text(part->span);
}

bool part_is_open(const struct syntax *syntax, size_t i)
{
	return i + 1 < syntax->parts.count && syntax->parts.items[i + 1].glued;
}

bool part_is_tight(const struct syntax *syntax, size_t i)
{
	const struct syntax_part *part = &syntax->parts.items[i];
	return part->glued || (i && part[-1].glued && part_is_word(part));
}

const struct syntax_part *syntax_find(
	const struct syntax *syntax, enum part_kind kind, struct str text)
{
	VEC_EACH (struct syntax_part, it, &syntax->parts)
		if (it->kind == kind && str_equal(it->text, text))
			return it;
	return NULL;
}

const struct syntax_part *syntax_find_word(const struct syntax *syntax, struct str text)
{
	VEC_EACH (struct syntax_part, it, &syntax->parts)
		if (part_is_word(it) && str_equal(it->text, text))
			return it;
	return NULL;
}

bool type_is_memory(const struct type *type)
{
	return type->kind == TYPE_COMPOSITE && type->syntax && type->syntax->memory;
}

unsigned type_natural_width(const struct type *type)
{
	if (type->kind == TYPE_REGISTER && type->file)
		return type->file->width;
	if (type_is_memory(type))
		return type->syntax->memory->word;
	return type->kind == TYPE_INTEGER ? 0 : type->width;
}
