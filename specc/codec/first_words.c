/* SPDX-License-Identifier: MIT */
/* A form -> the words that its texts begin with: "add", or "addeq", "addne" ... where names of
 * values go on with the mnemonic. */
#include "codec/codec.h"

enum { MOST_WORDS = 512, LONGEST_WORD = 1000 };

/* What of a form's elements is still to come. */
struct rest {
	struct element *const *items;
	size_t count, i;
	const struct rest *up; /* what follows the group; NULL: nothing */
};

struct speller {
	struct arena *arena;
	const struct isa *isa;
	const struct form *form;
	struct opening_words words;
	bool endless; /* a number or a register is part of the word */
};

static void add_first_word(struct speller *s, struct str word)
{
	word = s->isa->fold_case ? str_lower(s->arena, word) : word;
	VEC_EACH (struct str, it, &s->words.list)
		if (str_equal(*it, word))
			return;
	s->endless = s->endless || !word.length || s->words.list.count == MOST_WORDS ||
				 word.length > LONGEST_WORD;
	if (!s->endless)
		VEC_PUSH(s->arena, &s->words.list, word);
}

/* Goes on with the word; true if it goes on behind the text too. */
static bool spell_text(struct speller *s, struct str *word, struct str text)
{
	size_t length = 0;
	while (length < text.length && char_is_word(text.text[length]))
		length++;
	*word = str_printf(s->arena, "%.*s%.*s", STR_ARG(*word), (int)length, text.text);
	return length == text.length;
}

static void spell(struct speller *s, struct rest rest, struct str word);

/* A name of a value of the field. */
static void spell_value(
	struct speller *s, struct rest rest, struct str word, struct str separator, struct str name)
{
	if (spell_text(s, &word, separator) && spell_text(s, &word, name))
		spell(s, rest, word);
	else
		add_first_word(s, word);
}

static void spell_values(
	struct speller *s, struct rest rest, struct str word, const struct element *e)
{
	bool modifier = e->kind == ELEMENT_MODIFIER;
	VEC_EACH (struct enumerator, it, &e->field->type->values)
		if ((!modifier || element_lists(e, it->value)) &&
			form_admits(s->form, e->field, it->value) && !s->endless)
			spell_value(s, rest, word, modifier ? e->text : STR(""), it->text);
	if (modifier && e->has_hidden)
		spell(s, rest, word);
}

static void spell(struct speller *s, struct rest rest, struct str word)
{
	while (rest.i == rest.count && rest.up)
		rest = *rest.up;
	if (rest.i == rest.count || s->endless) {
		add_first_word(s, word);
		return;
	}
	const struct element *e = rest.items[rest.i++];
	struct rest inner = { e->children.items, e->children.count, 0, &rest };
	switch (e->kind) {
	case ELEMENT_TEXT:
		if (spell_text(s, &word, e->text))
			spell(s, rest, word);
		else
			add_first_word(s, word);
		return;
	case ELEMENT_GROUP:
		spell(s, inner, word);
		spell(s, rest, word);
		return;
	case ELEMENT_MODIFIER: spell_values(s, rest, word, e); return;
	case ELEMENT_OPERAND:
		if (e->type->kind == TYPE_ENUM && e->width == e->field->width) {
			spell_values(s, rest, word, e);
			return;
		}
		break;
	case ELEMENT_ONE_OF:
	case ELEMENT_ALTERNATIVE: break;
	}
	s->endless = true;
}

/* May the text of a group in front of the mnemonic be a part of its word? */
static bool is_glued(const struct element *group)
{
	const struct element *e = group;
	while (e->children.count)
		e = e->children.items[e->children.count - 1];
	return e->open && (e->kind != ELEMENT_TEXT || !e->text.length ||
						  char_is_word(e->text.text[e->text.length - 1]));
}

struct opening_words codec_first_words(
	struct arena *arena, const struct isa *isa, const struct form *form)
{
	struct rest all = { form->elements.items, form->elements.count, 0, NULL };
	struct speller s = { .arena = arena, .isa = isa, .form = form };
	for (; all.i < all.count && all.items[all.i]->kind == ELEMENT_GROUP; all.i++)
		s.endless = s.endless || is_glued(all.items[all.i]);
	if (all.i < all.count && all.items[all.i]->kind == ELEMENT_TEXT && !all.items[all.i]->open) {
		struct str text = str_trim(all.items[all.i]->text);
		add_first_word(&s, str_slice(text, 0, str_word_end(text, 0)));
	} else if (all.i < all.count) {
		spell(&s, all, STR(""));
	}
	if (s.endless)
		s.words.list.count = 0;
	return s.words;
}
