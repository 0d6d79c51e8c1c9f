/* SPDX-License-Identifier: MIT */
/* __Fields: prose -> items. */
#include "isa/describe.h"

#include "lang/marks.h"

/* ":" or its full-width form. */
static size_t colon_length(struct str text)
{
	static const char wide[] = "\xef\xbc\x9a";
	return str_starts_with(text, STR(":")) ? 1 : str_starts_with(text, str_from_c(wide)) ? 3 : 0;
}

/* Between two names: a comma, its full-width forms, blanks. */
static size_t skip_separators(struct str text, size_t at)
{
	static const char *const marks[] = { ",", " ", "\xef\xbc\x8c", "\xe3\x80\x81" };
	for (size_t i = 0; i < sizeof marks / sizeof *marks; i++)
		if (str_starts_with(str_slice(text, at, text.length), str_from_c(marks[i])))
			return skip_separators(text, at + strlen(marks[i]));
	return at;
}

/* Reads the names of an item, which are the marks from mark to end. */
static struct field_item read_item(
	struct arena *arena, struct span span, const struct mark *mark, const struct mark *end)
{
	struct field_item item = { .span = span };
	struct str text = span_text(span);
	size_t at = 2;
	for (; mark < end && str_starts_with(text, STR("* ")); mark++) {
		if (mark->kind != MARK_CODE || mark->span.from != span.from + at)
			break;
		VEC_PUSH(arena, &item.names.list, mark->inner);
		at = skip_separators(text, mark->span.to - span.from);
	}
	size_t colon = colon_length(str_slice(text, at, text.length));
	item.text = span_trim(span_part(span, at + colon, text.length));
	item.sound = item.names.list.count && colon && item.text.from < item.text.to;
	return item;
}

struct field_items field_items_read(struct arena *arena, struct span block)
{
	struct field_items items = { 0 };
	struct marks marks = marks_of_prose(arena, block);
	const struct mark *end = marks.list.items + marks.list.count;
	VEC_EACH (struct mark, it, &marks.list)
		if (it->top && it->kind <= MARK_TABLE)
			VEC_PUSH(arena, &items.list, read_item(arena, it->span, it + 1, end));
	return items;
}

static struct str find_item(const struct field_items *items, struct str field)
{
	VEC_EACH (struct field_item, item, &items->list)
		VEC_EACH (struct span, name, &item->names.list)
			if (item->sound && str_equal(span_text(*name), field))
				return span_text(item->text);
	return (struct str){ 0 };
}

struct str field_item_find(const struct ast_section *section, struct str field)
{
	struct arena scratch = { 0 };
	struct str found = { 0 };
	for (size_t i = 0; i < section->blocks.count && !found.length; i++) {
		struct str text = span_text(section->blocks.items[i].span);
		if (str_find(text, 0, field) == text.length)
			continue;
		struct field_items items = field_items_read(&scratch, section->blocks.items[i].span);
		found = find_item(&items, field);
	}
	arena_free(&scratch);
	return found;
}

struct str field_meaning(const struct isa *isa, const struct definition *d, struct str field)
{
	struct str text = { 0 };
	for (; d && !text.length; d = d->parent)
		for (size_t i = 0; d->ast && i < d->ast->sections.count && !text.length; i++) {
			const struct ast_section *section = d->ast->sections.items[i];
			if (str_equal_c(section->name, "Fields") &&
				str_equal(isa_section_language(isa, section), isa->prose_language))
				text = field_item_find(section, field);
		}
	return text;
}
