/* SPDX-License-Identifier: MIT */
/* Pages: examples with their encodings, the states before and after their cases, and the addresses
 * that open them in the codec page. */
#include "doc/doc.h"
#include "codec/codec.h"

/* ---- addresses ---- */

static struct str case_url(
	struct pages *pages, const struct example *example, const struct example_case *c)
{
	struct buffer url = buffer_new(pages->view->arena);
	buffer_add(&url, STR("codec.html#text="));
	buffer_add_percent(&url, example->text);
	buffer_add(&url, STR("&case="));
	buffer_add_percent(&url, view_case_text(pages->view, c));
	return buffer_str(&url);
}

/* ---- cases ---- */

static void add_settings_text(struct buffer *out, const struct case_settings *settings)
{
	VEC_EACH (struct case_setting, it, &settings->list) {
		struct str whole = span_text(it->span), place = span_text(it->target);
		size_t at = place.length;
		while (at < whole.length && whole.text[at] != '=')
			at++;
		if (out->length)
			buffer_add(out, STR(", "));
		buffer_add(out, place);
		buffer_add(out, STR(" = "));
		buffer_add(out, str_trim(str_slice(whole, at + 1, whole.length)));
	}
}

static struct str after_text(struct pages *pages, const struct example_case *c)
{
	struct buffer text = buffer_new(pages->view->arena);
	add_settings_text(&text, &c->after);
	if (text.length && (c->raises || c->halts))
		buffer_add(&text, STR(", "));
	if (c->raises)
		buffer_printf(&text, "raise %.*s", STR_ARG(c->raises->name));
	if (c->raises && c->raise_lane >= 0)
		buffer_printf(&text, " @%d", c->raise_lane);
	if (c->halts)
		buffer_add(&text, STR("halt"));
	return buffer_str(&text);
}

static void show_cases(struct pages *pages, xmlNodePtr parent, const struct example *example)
{
	struct view *view = pages->view;
	VEC_EACH (struct example_case *, it, &example->cases) {
		const struct example_case *c = *it;
		if (!c->sound)
			continue;
		xmlNodePtr node = view_add(view, parent, "case");
		struct buffer before = buffer_new(view->arena);
		add_settings_text(&before, &c->before);
		view_set(view, node, "url", case_url(pages, example, c));
		view_set(view, node, "before", buffer_str(&before));
		view_set(view, node, "after", after_text(pages, c));
		if (!comment_is_empty(&c->comment))
			page_comment(pages, node, &c->comment);
	}
}

/* ---- examples ---- */

/* Pairs of hexadecimal digits separated by blanks, for readers. */
static void shown_bytes(struct view *view, xmlNodePtr node, struct str bytes)
{
	struct buffer shown = buffer_new(view->arena);
	for (size_t i = 0; i < bytes.length; i++) {
		if (i)
			buffer_add_char(&shown, ' ');
		buffer_add_hex(&shown, (unsigned char)bytes.text[i], 2);
	}
	view_set(view, node, "bytes", buffer_str(&shown));
}

/* The bytes in memory order: as the address of the codec page has them, and for readers. */
static void encoding(struct pages *pages, xmlNodePtr node, const struct example *example)
{
	struct view *view = pages->view;
	uint8_t memory[WORD_BITS / 8];
	struct word packed;
	unsigned length = opcode_pack(example->opcode, example->word, &packed);
	struct str bytes = { (const char *)memory, length / 8 };
	isa_store_word(view->isa, packed, length, memory);
	view_set_bytes(view, node, "hex", bytes);
	shown_bytes(view, node, bytes);
	view_set_word(view, node, "word", packed, length);
}

void page_alias_examples(struct pages *pages, xmlNodePtr parent, const struct alias_def *alias)
{
	VEC_EACH (struct example *, it, &alias->examples) {
		xmlNodePtr node = view_add(pages->view, parent, "example");
		view_set(pages->view, node, "text", (*it)->text);
		shown_bytes(pages->view, node, (*it)->encoding);
	}
}

static xmlNodePtr show_example(
	struct pages *pages, xmlNodePtr parent, const struct example *example, unsigned number)
{
	struct view *view = pages->view;
	xmlNodePtr node = view_add(view, parent, "example");
	view_set_number(view, node, "number", number);
	view_set(view, node, "text", example->text);
	page_comment(pages, node, &example->comment);
	if (example->opcode)
		encoding(pages, node, example);
	view_set_flag(view, node, "stated", example->encoding.length > 0);
	show_cases(pages, node, example);
	return node;
}

void page_examples(struct pages *pages, xmlNodePtr parent, const struct definition *definition)
{
	struct arena *arena = pages->view->arena;
	VEC(const struct example *) all = { 0 };
	VEC_EACH (struct example *, it, &definition->examples)
		VEC_PUSH(arena, &all, *it);
	VEC_EACH (struct opcode *, op, &definition->opcodes)
		VEC_EACH (struct example *, it, &(*op)->definition->examples)
			VEC_PUSH(arena, &all, *it);
	bool *teaches = ARENA_ARRAY(arena, bool, all.count + 1);
	page_teaching(arena, all.items, all.count, teaches);
	for (size_t i = 0; i < all.count; i++)
		view_set_flag(pages->view, show_example(pages, parent, all.items[i], (unsigned)i + 1),
			"teaches", teaches[i]);
}

void page_machine_examples(struct pages *pages, xmlNodePtr parent)
{
	unsigned number = 0;
	VEC_EACH (struct example *, it, &pages->view->isa->examples)
		show_example(pages, parent, *it, ++number);
}
