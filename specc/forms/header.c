/* SPDX-License-Identifier: MIT */
/* Turns a template into the header of its block in __Semantics. */
#include "lang/lex.h"
#include "forms/internal.h"

static struct str text_of_header(
	struct arena *arena, const struct syntax *syntax, struct template_header *header)
{
	struct buffer text = buffer_new(arena);
	VEC_EACH (const struct syntax_part, it, &syntax->parts)
		if (it->kind == PART_MNEMONIC) { /* what may stand in front of it is no part of a header */
			text.length = header->words.count = 0;
			buffer_add(&text, it->text);
		} else if (it->kind == PART_MODIFIER) {
			struct header_word word = { it, text.length + 1 };
			VEC_PUSH(arena, &header->words, word);
			buffer_printf(&text, ".%.*s", STR_ARG(it->text));
		} else if (it->kind != PART_SIGN && it->kind != PART_OPTION && !it->annotation) {
			buffer_add(&text, it->text);
		}
	struct str result = buffer_str(&text);
	while (result.length && char_is_blank(result.text[result.length - 1]))
		result.length--;
	return result;
}

/* ---- expressions ---- */

/* State of the scan of a template from left to right. */
struct shape {
	const struct template *template;
	unsigned brackets;
	size_t words;   /* so far */
	bool separated; /* something is between the previous word and the current one */
	bool keyword;   /* the previous word is a keyword, not the mnemonic */
	bool expression;
};

/* Does the template begin with an operand? Then its forms begin with no mnemonic. */
static bool begins_with_operand(const struct shape *s, const struct syntax_part *first)
{
	if (s->template->syntax->parts.items == first)
		return s->template->applied && !s->template->mnemonics.count;
	return first->field && first->field->type->kind != TYPE_ENUM;
}

/* Can it be the mnemonic of a header, which is a name? `3op` cannot. */
static bool is_header_name(struct str text)
{
	return lex_name_length(text) == text.length;
}

static void look_at_word(struct shape *s, const struct syntax_part *part)
{
	bool keyword = part->kind == PART_KEYWORD;
	if (!s->words &&
		(keyword || part->operand || !is_header_name(part->text) || begins_with_operand(s, part)))
		s->expression = true;
	if (s->words && !s->separated && (keyword || s->keyword))
		s->expression = true;
	s->keyword = keyword && s->words;
	s->separated = s->words == 0; /* the mnemonic needs no comma after it */
	s->words++;
}

static void look_at_mark(struct shape *s, char mark)
{
	s->separated = true;
	s->brackets += mark == '[';
	s->brackets -= mark == ']' && s->brackets;
	if ((!s->brackets && strchr("=<>*/&^~!?", mark)) || !s->words)
		s->expression = true;
}

static bool is_expression_template(const struct template *template)
{
	struct shape s = { .template = template };
	VEC_EACH (const struct syntax_part, it, &template->syntax->parts) {
		if (s.expression)
			break;
		if (part_is_word(it) && !it->annotation)
			look_at_word(&s, it);
		else if (it->kind == PART_QUOTED)
			s.expression = !s.words;
		else if (it->kind == PART_MARK)
			look_at_mark(&s, it->text.text[0]);
	}
	return s.expression;
}

const struct template_header *forms_header(struct arena *arena, const struct template *template)
{
	struct template_header *header = ARENA_NEW(arena, struct template_header);
	header->is_expression = is_expression_template(template);
	header->text = text_of_header(arena, template->syntax, header);
	return header;
}
