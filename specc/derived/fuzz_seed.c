/* SPDX-License-Identifier: MIT */
/* <fuzz>: seed words with their texts, written by specc's own codec; the words of the
 * assembly text. */
#include "derived/fuzz_internal.h"
#include "isa/register_list.h"

/* ---- words ---- */

static uint64_t hidden_or_least(const struct field *field, const struct cube_set *set)
{
	uint64_t value;
	if (field_hidden_value(field, &value) && cube_set_has(set, value))
		return value;
	return cube_set_min(set).lo;
}

struct word view_fuzz_word(
	const struct opcode *opcode, const struct box *box, const struct field *field, uint64_t value)
{
	struct word w = { 0, 0 };
	for (size_t i = 0; i < opcode->fields.count; i++) {
		const struct field *it = opcode->fields.items[i];
		w = field_insert(it, w, it == field ? value : hidden_or_least(it, &box->sets[i]));
	}
	return w;
}

/* ---- seeds ---- */

struct seeds {
	struct cview *c;
	struct codec *codec;
	struct pool rows;
	struct str_map choices; /* keys: field, type and value that have a seed */
	const struct opcode *opcode;
};

/* Adds a legal word, as hexadecimal bytes, and its text. */
static void add_seed(struct seeds *seeds, const struct opcode *opcode, struct word w)
{
	struct cview *c = seeds->c;
	const struct form *form = codec_legal_form(seeds->codec, opcode, w);
	if (!form || opcode->defective)
		return;
	uint8_t bytes[WORD_BITS / 8];
	unsigned size = opcode_store(c->isa, opcode, w, bytes);
	xmlNodePtr row = row_new(c);
	view_set_bytes(c->view, row, "bytes", (struct str){ (const char *)bytes, size });
	view_set(c->view, row, "text", codec_text(seeds->codec, c->arena, form, w));
	if (seeds->opcode != opcode)
		view_lines(c->view, row, opcode->definition->name);
	size_t before = seeds->rows.count;
	if (pool_share(c, &seeds->rows, row) == before)
		seeds->opcode = opcode;
}

/* Adds a seed for each named value, once for all fields of the same name and type. */
static void choice_seeds(struct seeds *seeds, const struct form *form, const struct box *box)
{
	const struct opcode *opcode = form->opcode;
	for (size_t i = 0; i < opcode->fields.count; i++) {
		const struct field *field = opcode->fields.items[i];
		if (field->type->kind != TYPE_ENUM || field->kind == FIELD_FIXED)
			continue;
		VEC_EACH (struct enumerator, it, &field->type->values) {
			if (!cube_set_has(&box->sets[i], it->value))
				continue;
			struct str key = str_printf(seeds->c->arena, "%.*s %.*s %.*s", STR_ARG(field->name),
				STR_ARG(field->type->name), STR_ARG(it->name));
			if (!str_map_put(&seeds->choices, key, seeds))
				add_seed(seeds, opcode, view_fuzz_word(opcode, box, field, it->value));
		}
	}
}

static void opcode_seeds(struct seeds *seeds, const struct opcode *opcode)
{
	uint64_t random = 1;
	bool first = true;
	VEC_EACH (struct form *, form, &opcode->forms)
		VEC_EACH (struct box, box, &(*form)->boxes) {
			if (view_c_box_is_empty(opcode, box))
				continue;
			if (box == (*form)->boxes.items)
				add_seed(seeds, opcode, view_fuzz_word(opcode, box, NULL, 0));
			for (unsigned variant = 1; variant <= 2 && first; variant++)
				add_seed(seeds, opcode, codec_sample(*form, variant, &random));
			choice_seeds(seeds, *form, box);
			first = false;
		}
}

static void examples_of(struct seeds *seeds, const struct definition *d)
{
	VEC_EACH (struct example *, it, &d->examples)
		if ((*it)->opcode)
			add_seed(seeds, (*it)->opcode, (*it)->word);
}

/* ---- the words of assembly text ---- */

struct words {
	struct cview *c;
	xmlNodePtr list, patterns;
	struct str_map seen;
};

/* Adds a word, escaped for the dictionaries of libFuzzer and AFL. */
static void add_seed_word(struct words *words, struct str text)
{
	struct arena *arena = words->c->arena;
	text = str_trim(text);
	if (!text.length || text.length > 64 || str_map_put(&words->seen, text, words))
		return;
	struct buffer out = buffer_new(arena);
	for (size_t i = 0; i < text.length; i++) {
		unsigned char byte = (unsigned char)text.text[i];
		if (byte == '"' || byte == '\\')
			buffer_printf(&out, "\\%c", byte);
		else if (byte < 0x20 || byte >= 0x7f)
			buffer_printf(&out, "\\x%02X", byte);
		else
			buffer_add_char(&out, (char)byte);
	}
	xmlNodePtr node = view_add(words->c->view, words->list, "word");
	view_set(words->c->view, node, "text", text);
	view_set(words->c->view, node, "escaped", buffer_str(&out));
}

/* Adds the blank-separated words of a text. */
static void add_seed_words(struct words *words, struct str text)
{
	for (size_t from = 0, to; from < text.length; from = to + 1) {
		to = str_find(text, from, STR(" "));
		add_seed_word(words, str_slice(text, from, to));
	}
}

static void file_words(struct words *words, const struct register_file *file)
{
	struct arena *arena = words->c->arena;
	VEC_EACH (struct register_name, it, &file->names)
		add_seed_word(words, it->name);
	if (!file->count)
		return;
	add_seed_word(words, file->prefix);
	add_seed_word(words,
		str_printf(arena, "%.*s%llu", STR_ARG(file->prefix), (unsigned long long)file->first));
	add_seed_word(words, str_printf(arena, "%.*s%llu", STR_ARG(file->prefix),
							 (unsigned long long)(file->first + file->count - 1)));
}

static void type_words(struct words *words, const struct type *type)
{
	VEC_EACH (struct enumerator, it, &type->values)
		if (type->values.count <= 256)
			add_seed_word(words, it->text);
	if (type->kind == TYPE_REGISTER && type->file)
		file_words(words, type->file);
	if (type->list) {
		file_words(words, type->list->file);
		add_seed_word(words, type->list->separator);
		add_seed_word(words, type->list->range);
	}
	add_seed_word(words, type->hex_prefix);
}

static void form_words(struct words *words, const struct form *form)
{
	VEC_EACH (struct form_element, it, &form->all) {
		const struct element *e = it->element;
		if (e->kind == ELEMENT_TEXT)
			add_seed_words(words, e->text);
		if (e->kind == ELEMENT_OPERAND)
			type_words(words, e->type);
		if (e->kind != ELEMENT_MODIFIER)
			continue;
		VEC_EACH (uint64_t, value, &e->modifier_values) {
			const struct enumerator *name = type_find_value(e->field->type, *value);
			if (name)
				add_seed_word(words,
					str_printf(words->c->arena, "%.*s%.*s", STR_ARG(e->text), STR_ARG(name->text)));
		}
	}
}

/* Adds the words of the alias, and its whole text, with parameter names, as a pattern. */
static void alias_words(struct words *words, const struct alias_def *alias)
{
	struct cview *c = words->c;
	if (!alias->text)
		return;
	struct str text = view_c_alias_text(alias);
	add_seed_words(words, text);
	view_set(c->view, view_add(c->view, words->patterns, "pattern"), "text", text);
}

static void dictionary(struct cview *c)
{
	struct words words = { c, view_add(c->view, c->node, "words"),
		view_add(c->view, c->node, "patterns"), { .arena = c->arena } };
	VEC_EACH (const struct form *, it, &c->forms)
		form_words(&words, *it);
	VEC_EACH (struct str, it, &c->isa->keywords)
		add_seed_word(&words, *it);
	VEC_EACH (struct alias_def *, it, &c->isa->aliases)
		alias_words(&words, *it);
	add_seed_word(&words, c->isa->terminator);
	add_seed_word(&words, c->isa->comment);
	add_seed_word(&words, c->isa->hex_prefix);
	static const char *const punctuation[] = { ",", ".", "-", "+", "[", "]", "(", ")", "!", "@",
		"~", "|", ":", "0x", "0b", "0", "1", "-1", "0xFFFFFFFF", "0x80000000",
		"18446744073709551615", "1.5", "1e39", "-0.0", "NaN", "0f7FC00000", NULL };
	for (size_t i = 0; punctuation[i]; i++)
		add_seed_word(&words, str_from_c(punctuation[i]));
}

void view_fuzz_seeds(struct cview *c, struct codec *codec)
{
	struct seeds seeds = { .c = c, .codec = codec };
	seeds.rows = pool_new(c, "seeds");
	seeds.choices.arena = c->arena;
	VEC_EACH (const struct opcode *, it, &c->opcodes) {
		opcode_seeds(&seeds, *it);
		examples_of(&seeds, (*it)->definition);
	}
	VEC_EACH (struct definition *, it, &c->isa->optypes)
		examples_of(&seeds, *it);
	VEC_EACH (struct definition *, it, &c->isa->groups)
		examples_of(&seeds, *it);
	pool_emit(c, &seeds.rows);
	dictionary(c);
}
