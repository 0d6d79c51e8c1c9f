/* SPDX-License-Identifier: MIT */
/* Edits of a text -> a unified diff. */
#include "fmt/fmt.h"

enum { CONTEXT = 3 };

/* Lines are counted from 0. */
struct printer {
	FILE *out;
	const struct source *source;
	size_t lines; /* of the text; a text that ends in a line end has no empty line after it */
};

static size_t line_at(const struct printer *p, uint32_t offset)
{
	return offset == p->source->text.length ? p->lines
											: source_position(p->source, offset).line - 1;
}

static size_t count_lines(struct str text)
{
	size_t count = 0;
	for (size_t i = 0; i < text.length; i++)
		count += text.text[i] == '\n';
	return count;
}

static void print_old(const struct printer *p, char sign, size_t from, size_t to)
{
	for (; from < to; from++) {
		struct str text = source_line(p->source, (uint32_t)from + 1);
		size_t end = p->source->lines[from] + text.length;
		fprintf(p->out, "%c%.*s\n", sign, STR_ARG(text));
		if (end == p->source->text.length)
			fputs("\\ No newline at end of file\n", p->out);
	}
}

static void print_new(const struct printer *p, struct str text)
{
	for (size_t from = 0, to; from < text.length; from = to + 1) {
		to = str_find(text, from, STR("\n"));
		fprintf(p->out, "+%.*s\n", STR_ARG(str_slice(text, from, to)));
	}
}

/* One side of "@@ -1,2 +1,2 @@"; of no lines, the line before them is named. */
static void print_range(FILE *out, char sign, size_t from, size_t count)
{
	fprintf(out, "%c%zu", sign, from + (count > 0));
	if (count != 1)
		fprintf(out, ",%zu", count);
}

/* The edits from first to end, which share context. before: lines added so far by earlier ones,
 * less those removed. Returns the same after them. */
static long print_hunk(
	const struct printer *p, const struct fmt_edit *first, const struct fmt_edit *end, long before)
{
	size_t from = line_at(p, first->span.from), to = line_at(p, end[-1].span.to);
	long added = 0;
	from = from > CONTEXT ? from - CONTEXT : 0;
	to = to + CONTEXT < p->lines ? to + CONTEXT : p->lines;
	for (const struct fmt_edit *it = first; it < end; it++)
		added += (long)count_lines(it->text) -
				 (long)(line_at(p, it->span.to) - line_at(p, it->span.from));
	fputs("@@ ", p->out);
	print_range(p->out, '-', from, to - from);
	fputc(' ', p->out);
	print_range(p->out, '+', (size_t)((long)from + before), (size_t)((long)(to - from) + added));
	fputs(" @@\n", p->out);
	for (const struct fmt_edit *it = first; it < end; it++) {
		print_old(p, ' ', from, line_at(p, it->span.from));
		from = line_at(p, it->span.to);
		print_old(p, '-', line_at(p, it->span.from), from);
		print_new(p, it->text);
	}
	print_old(p, ' ', from, to);
	return before + added;
}

void fmt_print_edits(
	FILE *out, const char *name, const struct source *source, const struct fmt_edits *edits)
{
	struct printer p = { out, source, count_lines(source->text) };
	const struct fmt_edit *it = edits->list.items, *end = it + edits->list.count;
	long added = 0;
	p.lines += source->text.length && !str_ends_with(source->text, STR("\n"));
	if (edits->list.count)
		fprintf(out, "--- %s\n+++ %s\n", name, name);
	while (it < end) {
		const struct fmt_edit *first = it++;
		while (it < end && line_at(&p, it->span.from) <= line_at(&p, it[-1].span.to) + 2 * CONTEXT)
			it++;
		added = print_hunk(&p, first, it, added);
	}
}
