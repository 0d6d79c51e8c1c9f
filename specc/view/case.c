/* SPDX-License-Identifier: MIT */
/* XML view: an example, and its cases: states before and after the instruction. */
#include "view/internal.h"

xmlNodePtr view_example(struct view *view, xmlNodePtr parent, const struct example *example)
{
	xmlNodePtr node = view_add(view, parent, "example");
	view_set(view, node, "text", example->text);
	view_comment(view, node, &example->comment);
	if (example->encoding.length)
		view_set_bytes(view, node, "encoding", example->encoding);
	return node;
}

/* The text after the '=' of a setting. */
static struct str value_text(const struct case_setting *setting)
{
	struct str text = span_text(setting->span);
	size_t at = 0;
	while (at < text.length && text.text[at] != '=')
		at++;
	return str_trim(str_slice(text, at + 1, text.length));
}

/* The values as view_set_word prints them, separated. */
static struct str text_of_setting_values(struct view *view, const struct case_setting *setting)
{
	struct buffer text = buffer_new(view->arena);
	VEC_EACH (struct word, it, &setting->values) {
		buffer_add(&text, text.length ? STR(" 0x") : STR("0x"));
		if (it->hi)
			buffer_add_hex(&text, it->hi, 1);
		buffer_add_hex(&text, it->lo, it->hi ? 16 : 1);
	}
	return buffer_str(&text);
}

static void setting(
	struct view *view, xmlNodePtr parent, const char *name, const struct case_setting *setting)
{
	xmlNodePtr node = view_add(view, parent, name);
	view_set(view, node, "place", span_text(setting->target));
	view_set(view, node, "text", value_text(setting));
	if (setting->place == CASE_REGISTER) {
		view_set(view, node, "file", setting->file->name);
		view_set_number(view, node, "number", setting->number);
		if (setting->count > 1)
			view_set_number(view, node, "count", setting->count);
		if (setting->lane >= 0)
			view_set_number(view, node, "lane", (uint64_t)setting->lane);
	} else if (setting->place == CASE_MEMORY) {
		view_set(view, node, "memory", setting->memory->name);
		if (setting->memory->banks)
			view_set_number(view, node, "bank", setting->bank);
		view_set_number(view, node, "offset", setting->offset);
		if (setting->width != setting->memory->word)
			view_set_number(view, node, "width", setting->width);
	}
	view_set(view, node, "values", text_of_setting_values(view, setting));
}

struct str view_case_text(struct view *view, const struct example_case *c)
{
	struct buffer text = buffer_new(view->arena);
	VEC_EACH (struct span, it, &c->lines) {
		if (text.length)
			buffer_add_char(&text, ' ');
		buffer_add(&text, span_text(*it));
	}
	return buffer_str(&text);
}

void view_cases(struct view *view, xmlNodePtr parent, const struct example *example)
{
	VEC_EACH (struct example_case *, it, &example->cases) {
		const struct example_case *c = *it;
		if (!c->sound)
			continue;
		xmlNodePtr node = view_add(view, parent, "case");
		view_set(view, node, "text", view_case_text(view, c));
		view_comment(view, node, &c->comment);
		if (c->raises)
			view_set(view, node, "raise", c->raises->name);
		if (c->raise_lane >= 0)
			view_set_number(view, node, "lane", (uint64_t)c->raise_lane);
		if (c->halts)
			view_set(view, node, "halt", STR("yes"));
		VEC_EACH (struct case_setting, s, &c->before.list)
			setting(view, node, "before", s);
		VEC_EACH (struct case_setting, s, &c->after.list)
			setting(view, node, "after", s);
	}
}
