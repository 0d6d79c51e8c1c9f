/* SPDX-License-Identifier: MIT */
/* What stands at a place of the text that is parsed. */
#include "codec/parse_internal.h"

#include <string.h>

/* Length in bytes of s if the text has it at `at`, else 0. */
size_t parse_starts(const struct parser *p, size_t at, struct str s)
{
	if (!s.length || s.length > p->text.length || at > p->text.length - s.length)
		return 0;
	const char *text = p->text.text + at;
	if (!p->codec->isa->fold_case)
		return text[0] == s.text[0] && !memcmp(text, s.text, s.length) ? s.length : 0;
	for (size_t i = 0; i < s.length; i++)
		if (!parse_same_char(p, text[i], s.text[i]))
			return 0;
	return s.length;
}

/* Like starts, but if s ends in a word character, no other may follow. */
size_t parse_starts_whole(const struct parser *p, size_t at, struct str s)
{
	size_t used = parse_starts(p, at, s);
	if (used && char_is_word(s.text[s.length - 1]) && char_is_word(parse_peek(p, at + used)))
		return 0;
	return used;
}

/* ... unless it is open. */
size_t parse_starts_word(const struct parser *p, size_t at, struct str s, bool open)
{
	return open ? parse_starts(p, at, s) : parse_starts_whole(p, at, s);
}

bool parse_starts_comment(const struct parser *p, size_t at)
{
	return parse_starts(p, at, p->codec->isa->comment) != 0;
}

size_t codec_token_end(struct str text, size_t from)
{
	size_t at = from + (text.text[from] == '.');
	if ((unsigned char)text.text[from] >= 0x80)
		return utf8_word_end(text, from);
	while (at < text.length && char_is_word(text.text[at]))
		at++;
	return at > from ? at : from + 1;
}
