/* SPDX-License-Identifier: MIT */
/* Takes the text of a header of a block in __Semantics apart. */
#include "lang/header_text.h"

#include "lang/lex.h"
#include "lang/template_text.h"

/* head = mnemonic { "." word } ; returns the text after it */
static struct str split_head(struct arena *arena, struct str text, struct header_parts *parts)
{
	size_t at = lex_name_length(text);
	parts->name = str_slice(text, 0, at);
	while (at + 1 < text.length && text.text[at] == '.' && char_is_word(text.text[at + 1])) {
		size_t from = ++at;
		at = str_word_end(text, at);
		VEC_PUSH(arena, &parts->suffixes, str_slice(text, from, at));
	}
	return str_trim(str_slice(text, at, text.length));
}

/* Offset of the second of two operands that lack a comma, as in `R[a+1] Ra` but not `R[a + 1]`; the
 * length of text if there is none. */
static size_t second_operand(struct str text)
{
	size_t blank = 0;
	while (blank < text.length && !char_is_blank(text.text[blank]))
		blank++;
	size_t next = str_skip_blanks(text, blank);
	bool two = next < text.length && blank && char_is_word(text.text[next]) &&
			   (char_is_word(text.text[blank - 1]) || text.text[blank - 1] == ']');
	return two ? next : text.length;
}

/* An operand: the text between two commas; of an empty one the place is kept. */
static void split_operand(struct arena *arena, struct str between, struct header_parts *parts)
{
	struct str text = str_trim(between);
	struct header_operand operand = { .attached = false };
	do {
		size_t next = second_operand(text);
		operand.text = str_trim(str_slice(text, 0, next));
		if (!operand.text.length)
			operand.text.text = between.text;
		VEC_PUSH(arena, &parts->operands, operand);
		operand.attached = true;
		text = str_slice(text, next, text.length);
	} while (text.length);
}

void header_split_operands(struct arena *arena, struct str text, struct header_parts *parts)
{
	size_t from = 0;
	int brackets = 0;
	if (!str_trim(text).length)
		return;
	for (size_t i = 0; i < text.length; i++) {
		char c = text.text[i];
		brackets += (c == '[' || c == '(' || c == '{') - (c == ']' || c == ')' || c == '}');
		if (c == ',' && brackets <= 0) {
			split_operand(arena, (struct str){ text.text + from, i - from }, parts);
			from = i + 1;
		}
	}
	split_operand(arena, (struct str){ text.text + from, text.length - from }, parts);
}

void header_split(struct arena *arena, struct str text, struct header_parts *parts)
{
	*parts = (struct header_parts){ 0 };
	parts->rest = split_head(arena, text, parts);
	header_split_operands(arena, parts->rest, parts);
}

struct str header_text_normal(struct arena *arena, struct str text)
{
	struct buffer out = buffer_new(arena);
	bool blank = false;
	for (size_t i = 0; i < text.length; i++) {
		char c = text.text[i];
		if (char_is_blank(c)) {
			blank = true;
			continue;
		}
		if (blank && out.length && template_text_continues_word(c) &&
			template_text_continues_word(out.text[out.length - 1]))
			buffer_add_char(&out, ' ');
		buffer_add_char(&out, c);
		blank = false;
	}
	return buffer_str(&out);
}
