/* SPDX-License-Identifier: MIT */
/* Computes which characters the text of each form can have. This rules out most forms before they
 * are matched with a text. */
#include "codec/internal.h"
#include "isa/register_list.h"

static void add_text_signs(const struct codec *codec, struct char_set *set, struct str text)
{
	for (size_t i = 0; i < text.length; i++)
		char_set_add(set, codec_fold(codec, text.text[i]));
}

/* Adds a mandatory text: a character that occurs in it again must be there twice. */
static void add_literal_signs(
	const struct codec *codec, struct form_tests *tests, const struct element *e)
{
	for (size_t i = 0; i + e->joins < e->text.length; i++) {
		char c = codec_fold(codec, e->text.text[i]);
		if (c == ' ' || c == '\t')
			continue;
		if (char_set_has(&tests->once, c))
			char_set_add(&tests->twice, c);
		char_set_add(&tests->once, c);
	}
}

static void add_enumerator_signs(
	const struct codec *codec, struct char_set *set, const struct type *type)
{
	VEC_EACH (struct enumerator, it, &type->values)
		add_text_signs(codec, set, it->text);
}

static void add_list_signs(
	const struct codec *codec, struct char_set *set, const struct register_list *list)
{
	add_text_signs(codec, set, list->separator);
	add_text_signs(codec, set, list->range);
	VEC_EACH (struct list_name, it, &list->names)
		add_text_signs(codec, set, it->text);
}

static void add_operand_signs(
	const struct codec *codec, struct form_tests *tests, const struct type *type)
{
	add_text_signs(codec, &tests->all, STR("-0123456789abcdefABCDEFxXbB"));
	switch (type->kind) {
	case TYPE_REGISTER:
		add_text_signs(codec, &tests->all, STR("[:]"));
		add_text_signs(codec, &tests->all, type->file->prefix);
		VEC_EACH (struct register_name, it, &type->file->names)
			add_text_signs(codec, &tests->all, it->name);
		break;
	case TYPE_INTEGER:
		if (type->list) {
			add_list_signs(codec, &tests->all, type->list);
			break;
		}
		add_text_signs(codec, &tests->all, type->hex_prefix);
		tests->is_open = true;
		break;
	case TYPE_FLOAT: add_text_signs(codec, &tests->all, STR(".+")); break;
	case TYPE_ENUM: add_enumerator_signs(codec, &tests->all, type); break;
	case TYPE_COMPOSITE: break;
	}
}

static void add_form_signs(
	const struct codec *codec, struct form_tests *tests, const struct form *form)
{
	VEC_EACH (struct form_element, it, &form->all) {
		const struct element *e = it->element;
		add_text_signs(codec, &tests->all, e->text);
		if (e->kind == ELEMENT_TEXT && !it->depth)
			add_literal_signs(codec, tests, e);
		if (e->kind == ELEMENT_TEXT && e->joins)
			char_set_add(&tests->all, '-');
		if (e->kind == ELEMENT_MODIFIER)
			add_enumerator_signs(codec, &tests->all, e->field->type);
		if (e->kind == ELEMENT_OPERAND)
			add_operand_signs(codec, tests, e->type);
	}
}

void codec_build_signs(struct codec *codec)
{
	const struct isa *isa = codec->isa;
	codec->plain_comments = isa->comment.length != 0;
	for (size_t i = 0; i < isa->forms.count; i++) {
		const struct form *form = isa->forms.items[i];
		struct form_tests *tests = &codec->forms[form->index];
		add_form_signs(codec, tests, form);
		if (isa->comment.length &&
			char_set_has(&tests->all, codec_fold(codec, isa->comment.text[0])))
			codec->plain_comments = false;
		add_text_signs(codec, &tests->all, isa->terminator);
		add_text_signs(codec, &tests->all, STR(" \t\r\n"));
	}
}
