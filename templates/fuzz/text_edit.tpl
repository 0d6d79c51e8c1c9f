%# SPDX-License-Identifier: MIT
/* ---- texts ---- */

struct line {
	char text[TEXT_ROOM];
	size_t size;
};

/* Puts a text in the place of bytes [from, to). */
static void replace(struct line *line, size_t from, size_t to, const char *text, size_t length)
{
	if (line->size - (to - from) + length > sizeof line->text)
		return;
	memmove(line->text + from + length, line->text + to, line->size - to);
	memcpy(line->text + from, text, length);
	line->size += length - (to - from);
}

/* A word, a number or another character of the line: bytes [*from, *to). */
static void choose(struct ${$p}_fuzz_random *r, const struct line *line, size_t *from, size_t *to)
{
	*from = ${$p}_fuzz_below(r, line->size + 1);
	while (*from > 0 && *from < line->size && is_word(line->text[*from]) &&
		   is_word(line->text[*from - 1]))
		--*from;
	*to = *from < line->size ? *from + 1 : *from;
	while (*to < line->size && is_word(line->text[*to]) && is_word(line->text[*from]))
		++*to;
}

/* The next number from an index on, if there is one. */
static void find_number(const struct line *line, size_t *from, size_t *to)
{
	for (size_t at = *from; at < line->size; at++) {
		if (line->text[at] < '0' || line->text[at] > '9' || (at > 0 && is_word(line->text[at - 1])))
			continue;
		for (*from = *to = at; *to < line->size && is_word(line->text[*to]);)
			++*to;
		return;
	}
}

/* Where the count-th blank is, or the end. */
static size_t find_blank(const char *text, size_t size, uint64_t count)
{
	size_t at = 0;
	while (at < size && (text[at] != ' ' || --count > 0))
		at++;
	return at;
}

