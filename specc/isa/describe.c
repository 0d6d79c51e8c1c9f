/* SPDX-License-Identifier: MIT */
/* __Fields: prose -> items. */
#include "isa/describe.h"

/* The length of the item: up to the next line that begins as one of any list. */
static size_t item_length(struct str text)
{
	size_t end = str_find(text, 0, STR("\n"));
	while (end < text.length && !(end + 2 < text.length && strchr("*-+", text.text[end + 1]) &&
									text.text[end + 2] == ' '))
		end = str_find(text, end + 1, STR("\n"));
	return end < text.length ? end + 1 : end;
}

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

bool field_item_next(struct arena *arena, struct span *rest, struct field_item *item)
{
	*rest = span_trim(*rest);
	struct str text = span_text(*rest);
	size_t at = 2;
	if (!text.length)
		return false;
	text.length = item_length(text);
	*item = (struct field_item){ .span = span_trim(span_part(*rest, 0, text.length)) };
	while (str_starts_with(text, STR("* ")) && at < text.length && text.text[at] == '`') {
		size_t end = str_find(text, at + 1, STR("`"));
		VEC_PUSH(arena, &item->names.list, span_part(*rest, at + 1, end));
		at = skip_separators(text, end < text.length ? end + 1 : end);
	}
	size_t colon = colon_length(str_slice(text, at, text.length));
	item->text = span_trim(span_part(*rest, at + colon, text.length));
	item->sound = item->names.list.count && colon && item->text.from < item->text.to;
	rest->from += (uint32_t)text.length;
	return true;
}

struct str field_item_find(struct arena *arena, const struct ast_section *section, struct str field)
{
	struct field_item item;
	VEC_EACH (struct ast_block, it, &section->blocks)
		for (struct span rest = it->span; field_item_next(arena, &rest, &item);)
			VEC_EACH (struct span, name, &item.names.list)
				if (item.sound && str_equal(span_text(*name), field))
					return span_text(item.text);
	return (struct str){ 0 };
}

struct str field_meaning(
	struct arena *arena, const struct isa *isa, const struct definition *d, struct str field)
{
	struct str text = { 0 };
	for (; d && !text.length; d = d->parent)
		for (size_t i = 0; d->ast && i < d->ast->sections.count && !text.length; i++) {
			const struct ast_section *section = d->ast->sections.items[i];
			if (str_equal_c(section->name, "Fields") &&
				str_equal(isa_section_language(isa, section), isa->prose_language))
				text = field_item_find(arena, section, field);
		}
	return text;
}
