/* SPDX-License-Identifier: MIT */
/* Comments in several languages: the text after a comment mark -> its texts by language. */
#include "isa/comment.h"

const struct comment no_comment;

/* "<" language ">" at the start of the text; its length, or 0. */
static size_t read_tag(struct str text, struct str *language)
{
	size_t to = 1;
	while (to < text.length && (char_is_word(text.text[to]) || text.text[to] == '-'))
		to++;
	if (to == 1 || to >= text.length || text.text[0] != '<' || text.text[to] != '>' ||
		!char_is_letter(text.text[1]))
		return 0;
	*language = str_slice(text, 1, to);
	return to + 1;
}

/* The next mark with a tag, or the end. */
static size_t find_tag(struct str text, size_t from, struct str mark)
{
	struct str language;
	while (mark.length && from < text.length) {
		from = str_find(text, from, mark);
		size_t tag = from + mark.length;
		if (tag < text.length && read_tag(str_slice(text, tag, text.length), &language))
			break;
		from += from < text.length;
	}
	return mark.length && from < text.length ? from : text.length;
}

void comment_add(struct arena *arena, struct comment *comment, struct str text, struct str mark)
{
	for (bool first = true; text.length; first = false) {
		struct comment_text part = { 0 };
		size_t tag = read_tag(text, &part.language);
		size_t to = find_tag(text, tag, mark);
		part.text = str_trim(str_slice(text, tag, to));
		if (tag)
			VEC_PUSH(arena, &comment->languages, part);
		else if (first && !comment->text.length)
			comment->text = part.text;
		text = to < text.length ? str_slice(text, to + mark.length, text.length) : STR("");
	}
}

struct str comment_in(const struct comment *comment, struct str language, struct str own)
{
	VEC_EACH (struct comment_text, it, &comment->languages)
		if (str_equal(it->language, language))
			return it->text;
	return str_equal(language, own) ? comment->text : (struct str){ 0 };
}

struct str comment_twice(const struct comment *comment)
{
	VEC_EACH (struct comment_text, it, &comment->languages)
		if (!str_equal(comment_in(comment, it->language, (struct str){ 0 }), it->text))
			return it->language;
	return (struct str){ 0 };
}

static bool is_lower(char c)
{
	return c >= 'a' && c <= 'z';
}

bool comment_has_words(struct str text)
{
	for (size_t from = 0, to; from < text.length; from = to) {
		bool word = is_lower(text.text[from]);
		for (to = from; to < text.length && char_is_word(text.text[to]); to++)
			word = word && is_lower(text.text[to]);
		size_t next = str_skip_blanks(text, to);
		char after = next < text.length ? text.text[next] : '\0';
		if (word && to - from > 1 && after != '(' && after != '=')
			return true;
		to += to == from;
	}
	return false;
}

struct str comment_text(struct arena *arena, const struct comment *comment, struct str mark)
{
	struct buffer out = buffer_new(arena);
	buffer_add(&out, comment->text);
	VEC_EACH (struct comment_text, it, &comment->languages)
		buffer_printf(&out, "%s%.*s<%.*s> %.*s", out.length ? " " : "", STR_ARG(mark),
			STR_ARG(it->language), STR_ARG(it->text));
	return buffer_str(&out);
}
