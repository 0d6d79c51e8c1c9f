/* SPDX-License-Identifier: MIT */
/* An opcode -> a key of all that its texts and legal words are made of, but its first word and the
 * values of fixed fields that no text shows: of opcodes with one key, ambiguity_within finds the
 * same. Instructions that are rows have one. */
#include "codec/ambiguity.h"

struct texts_key {
	struct buffer text;
	const struct opcode *opcode;
};

static void add_key_number(struct texts_key *key, uint64_t number)
{
	buffer_add(&key->text, (struct str){ (const char *)&number, sizeof number });
}

static void add_key_text(struct texts_key *key, struct str text)
{
	add_key_number(key, text.length);
	buffer_add(&key->text, text);
}

static void add_key_pointer(struct texts_key *key, const void *pointer)
{
	add_key_number(key, (uintptr_t)pointer);
}

/* A field that a text shows. */
static void add_key_field(struct texts_key *key, const struct field *field)
{
	add_key_number(key, field ? (uint64_t)opcode_field_index(key->opcode, field) : UINT64_MAX);
	add_key_number(key, field ? field->value : 0);
}

static void add_key_binding(struct texts_key *key, const struct binding *binding)
{
	add_key_field(key, binding->field);
	add_key_number(key, binding->value);
	add_key_number(key, binding->lsb);
	add_key_number(key, binding->width);
}

static void add_key_element(struct texts_key *key, const struct element *e, struct str text)
{
	add_key_number(key, e->kind);
	add_key_text(key, text);
	add_key_number(key, (uint64_t)e->joins << 2 | (uint64_t)e->joined << 1 | e->has_hidden);
	add_key_field(key, e->field);
	add_key_pointer(key, e->type);
	add_key_number(key, (uint64_t)e->lsb << 32 | e->width);
	add_key_number(key, (uint64_t)e->count << 32 | e->group_index);
	add_key_number(key, e->hidden);
	add_key_pointer(key, e->alternative);
	add_key_number(key, e->absent.count);
	VEC_EACH (struct binding, it, &e->absent)
		add_key_binding(key, it);
	add_key_number(key, e->present.count);
	VEC_EACH (struct binding, it, &e->present)
		add_key_binding(key, it);
	add_key_number(key, e->modifier_values.count);
	VEC_EACH (uint64_t, it, &e->modifier_values)
		add_key_number(key, *it);
	add_key_number(key, e->forces.count);
	VEC_EACH (unsigned, it, &e->forces)
		add_key_number(key, *it);
	add_key_number(key, e->children.count);
	VEC_EACH (struct element *, it, &e->children)
		add_key_element(key, *it, (*it)->text);
}

/* The first word of the text: up to a blank or the end. */
static size_t leading_word(const struct form *form)
{
	const struct element *first = form->elements.count ? form->elements.items[0] : NULL;
	size_t length = 0;
	if (!first || first->kind != ELEMENT_TEXT)
		return 0;
	while (length < first->text.length && !char_is_blank(first->text.text[length]))
		length++;
	return length;
}

/* The length of the word that the texts of all forms begin with; 0: they differ. Whatever it is,
 * both readings of a text go through it side by side. */
static size_t common_word(const struct opcode *opcode)
{
	struct str word = { 0 };
	VEC_EACH (struct form *, it, &opcode->forms) {
		size_t length = leading_word(*it);
		struct str own = length ? str_slice((*it)->elements.items[0]->text, 0, length) : word;
		if (!length || (word.length && !str_equal(own, word)))
			return 0;
		word = own;
	}
	return word.length;
}

static void add_key_form(struct texts_key *key, const struct form *form, size_t word)
{
	VEC_EACH (struct element *, it, &form->elements) {
		size_t cut = it == form->elements.items ? word : 0;
		if (cut)
			add_key_number(key, char_is_word((*it)->text.text[cut - 1]));
		add_key_element(key, *it, str_slice((*it)->text, cut, (*it)->text.length));
	}
	add_key_number(key, form->boxes.count);
	VEC_EACH (struct box, box, &form->boxes)
		for (size_t i = 0; i < key->opcode->fields.count; i++) {
			if (key->opcode->fields.items[i]->kind == FIELD_FIXED)
				continue;
			add_key_number(key, box->sets[i].cubes.count);
			VEC_EACH (struct cube, it, &box->sets[i].cubes) {
				add_key_number(key, it->mask.lo);
				add_key_number(key, it->match.lo);
			}
		}
}

struct str ambiguity_key(struct arena *arena, const struct opcode *opcode)
{
	struct texts_key key = { buffer_new(arena), opcode };
	size_t word = common_word(opcode);
	add_key_number(&key, opcode->length);
	add_key_number(&key, opcode->definition->decode_only);
	VEC_EACH (struct field *, it, &opcode->fields) {
		add_key_pointer(&key, (*it)->type);
		add_key_number(&key, (uint64_t)(*it)->kind << 32 | (*it)->width);
		add_key_number(&key, (*it)->kind == FIELD_FIXED ? 0 : (*it)->value);
	}
	add_key_number(&key, opcode->forms.count);
	VEC_EACH (struct form *, it, &opcode->forms)
		add_key_form(&key, *it, word);
	return buffer_str(&key.text);
}
