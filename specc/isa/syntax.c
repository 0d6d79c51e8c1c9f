/* SPDX-License-Identifier: MIT */
/* Finds parts of resolved syntax. */
#include "isa/syntax.h"

bool part_is_word(const struct syntax_part *part)
{
	return part->kind == PART_MNEMONIC || part->kind == PART_KEYWORD || part->kind == PART_NUMBER ||
		   part->kind == PART_OPERAND || part->kind == PART_PARAM;
}

struct str part_literal(const struct syntax_part *part)
{
	return part->kind == PART_QUOTED ? part->text : span_text(part->span);
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
