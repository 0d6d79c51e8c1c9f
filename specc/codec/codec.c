/* SPDX-License-Identifier: MIT */
/* Builds the indexes of a codec from the IR; generates sample words of a form. */
#include "codec/parse_internal.h"

#include <assert.h>

const struct isa *codec_isa(const struct codec *codec)
{
	return codec->isa;
}

/* ---- legal sets ---- */

static void build_codec_box(
	struct codec *codec, const struct opcode *opcode, const struct box *box, struct box_test *test)
{
	struct set_test *sets = NULL;
	for (size_t i = 0; i < opcode->fields.count; i++) {
		const struct cube_set *set = &box->sets[i];
		const struct field *field = opcode->fields.items[i];
		if (set->cubes.count == 1) {
			struct cube cube = set->cubes.items[0];
			test->cube.mask = word_or(test->cube.mask, codec_spread(field, cube.mask.lo));
			test->cube.match = word_or(test->cube.match, codec_spread(field, cube.match.lo));
			continue;
		}
		if (!sets)
			sets = ARENA_ARRAY(codec->arena, struct set_test, opcode->fields.count - i);
		sets[test->count++] = (struct set_test){ field, set };
	}
	test->sets = sets;
}

uint64_t codec_unwritten_value(const struct field *field, const struct cube_set *set)
{
	uint64_t value;
	if (field_hidden_value(field, &value) && cube_set_has(set, value))
		return value;
	return set->cubes.count ? cube_set_min(set).lo : 0;
}

struct word codec_unwritten_word(const struct form *form)
{
	const struct opcode *opcode = form->opcode;
	struct word w = { 0 };
	for (size_t i = 0; form->boxes.count && i < opcode->fields.count; i++)
		w = field_insert(opcode->fields.items[i], w,
			codec_unwritten_value(opcode->fields.items[i], &form->boxes.items[0].sets[i]));
	return w;
}

static void build_form(struct codec *codec, const struct form *form)
{
	struct form_tests *tests = &codec->forms[form->index];
	const struct opcode *opcode = form->opcode;
	struct box_test *boxes = ARENA_ARRAY(codec->arena, struct box_test, form->boxes.count);
	for (size_t i = 0; i < form->boxes.count; i++)
		build_codec_box(codec, opcode, &form->boxes.items[i], &boxes[i]);
	tests->boxes = boxes;
	tests->count = form->boxes.count;
	tests->initial = codec_unwritten_word(form);
}

static bool box_holds(const struct box_test *box, struct word w)
{
	if (!cube_contains(box->cube, w))
		return false;
	for (size_t i = 0; i < box->count; i++)
		if (!cube_set_has(box->sets[i].set, field_extract(box->sets[i].field, w)))
			return false;
	return true;
}

bool codec_form_holds(struct codec *codec, const struct form *form, struct word w)
{
	const struct form_tests *tests = &codec->forms[form->index];
	for (size_t i = 0; i < tests->count; i++)
		if (box_holds(&tests->boxes[i], w))
			return true;
	return false;
}

const struct form *codec_legal_form(struct codec *codec, const struct opcode *opcode, struct word w)
{
	struct word beyond = word_not(opcode->covered);
	if (!word_is_zero(word_and(w, beyond)))
		return NULL;
	for (size_t i = 0; i < opcode->forms.count; i++)
		if (codec_form_holds(codec, opcode->forms.items[i], w))
			return opcode->forms.items[i];
	return NULL;
}

/* ---- mnemonics ---- */

static size_t count_form_groups(const struct form *form)
{
	size_t groups = 0;
	VEC_EACH (struct form_element, it, &form->all)
		groups += it->element->kind == ELEMENT_GROUP;
	return groups;
}

static unsigned words_in(struct str text)
{
	unsigned words = 0;
	for (size_t i = 0; i < text.length; i++)
		words += char_is_word(text.text[i]) && (!i || !char_is_word(text.text[i - 1]));
	return words;
}

/* The most words in a name of the type; a range of registers and a float have three. */
static unsigned words_of_type(const struct type *type)
{
	unsigned most = 3, words;
	VEC_EACH (struct enumerator, it, &type->values)
		most = (words = words_in(it->text)) > most ? words : most;
	for (size_t i = 0; type->file && i < type->file->names.count; i++)
		most = (words = words_in(type->file->names.items[i].name)) > most ? words : most;
	return most;
}

/* Those of the groups that the text begins with. */
unsigned codec_leading_words(const struct form *form)
{
	unsigned words = 0;
	VEC_EACH (struct form_element, it, &form->all) {
		const struct element *e = it->element;
		if (!it->depth && e->kind != ELEMENT_GROUP)
			break;
		words += words_in(e->text);
		if (e->kind == ELEMENT_MODIFIER || e->kind == ELEMENT_OPERAND)
			words += words_of_type(e->kind == ELEMENT_OPERAND ? e->type : e->field->type);
	}
	return words;
}

static void index_word(struct codec *codec, struct str word, const struct form *form)
{
	struct mnemonic *mnemonic = str_map_make(&codec->mnemonics, word, sizeof *mnemonic);
	if (!mnemonic->forms.count)
		mnemonic->name = word;
	VEC_PUSH(codec->arena, &mnemonic->forms, form);
}

static void index_mnemonic(struct codec *codec, const struct form *form)
{
	struct opening_words words = codec_first_words(codec->arena, codec->isa, form);
	unsigned leading = codec_leading_words(form);
	if (leading > codec->leading_words)
		codec->leading_words = leading;
	if (!words.list.count)
		VEC_PUSH(codec->arena, &codec->general, form);
	VEC_EACH (struct str, it, &words.list)
		index_word(codec, *it, form);
}

/* In the order of form_precedes. */
static void index_forms(struct codec *codec, bool decode_only)
{
	VEC_EACH (struct form *, it, &codec->isa->forms)
		if ((*it)->opcode->definition->decode_only == decode_only)
			index_mnemonic(codec, *it);
}

struct codec *codec_new(struct arena *arena, const struct isa *isa)
{
	struct codec *codec = ARENA_NEW(arena, struct codec);
	size_t groups = 0;
	codec->arena = arena;
	codec->isa = isa;
	codec->mnemonics.arena = arena;
	codec->forms = ARENA_ARRAY(arena, struct form_tests, isa->forms.count);
	for (size_t i = 0; i < isa->forms.count; i++) {
		const struct form *form = isa->forms.items[i];
		assert(form->index == i && form->boxes.count);
		size_t count = count_form_groups(form);
		groups = count > groups ? count : groups;
		build_form(codec, form);
	}
	index_forms(codec, false);
	index_forms(codec, true);
	codec->shown = ARENA_ARRAY(arena, bool, groups + 1);
	for (size_t i = 0; i < isa->lengths.count; i++) {
		struct length_tree tree = { isa->lengths.items[i], NULL };
		tree.tree = dtree_new(arena, isa, tree.length);
		VEC_PUSH(arena, &codec->trees, tree);
	}
	codec->lengths = length_map_new(arena, isa);
	codec_build_signs(codec);
	return codec;
}

/* ---- samples ---- */

uint64_t codec_random(uint64_t *state)
{
	*state ^= *state << 13;
	*state ^= *state >> 7;
	*state ^= *state << 17;
	return *state * 0x2545f4914f6cdd1d;
}

/* The cube number `nth` of those that the set and the alternative share; false if there are
 * fewer. */
static bool shared_cube(
	const struct cube_set *set, const struct alternative *a, size_t nth, struct cube *shared)
{
	VEC_EACH (struct cube, it, &set->cubes)
		if (cubes_meet(*it, a->bits) && !nth--) {
			*shared = cube_meet(*it, a->bits);
			return true;
		}
	return false;
}

/* A random cube of a random alternative: those that append units have nearly all values. */
static struct cube sample_cube(
	const struct type *type, const struct cube_set *set, uint64_t *random)
{
	struct cube cube = set->cubes.items[0];
	size_t first = (codec_random(random) >> 16) % type->tested.count;
	size_t nth = (codec_random(random) >> 16) % set->cubes.count;
	for (size_t i = 0; i < type->tested.count; i++) {
		const struct alternative *a = type->tested.items[(first + i) % type->tested.count];
		if (shared_cube(set, a, nth, &cube) || shared_cube(set, a, 0, &cube))
			break;
	}
	return cube;
}

static uint64_t sample_value(
	const struct field *field, const struct cube_set *set, unsigned variant, uint64_t *random)
{
	struct cube_set some = *set;
	struct cube cube;
	if (variant > 2 && field->type->tested.count) {
		cube = sample_cube(field->type, set, random);
		some.cubes.items = &cube;
		some.cubes.count = some.cubes.capacity = 1;
	}
	switch (variant) {
	case 0: return codec_unwritten_value(field, set);
	case 1: return cube_set_min(set).lo;
	case 2: return cube_set_max(set).lo;
	default: return cube_set_pick(&some, codec_random(random)).lo;
	}
}

struct word codec_sample(const struct form *form, unsigned variant, uint64_t *random)
{
	const struct opcode *opcode = form->opcode;
	struct word w = { 0, 0 };
	if (!form->boxes.count)
		return w;
	size_t index = variant < 3 ? 0 : codec_random(random) % form->boxes.count;
	const struct box *box = &form->boxes.items[index];
	size_t chosen = opcode->fields.count ? codec_random(random) % opcode->fields.count : 0;
	for (size_t i = 0; i < opcode->fields.count; i++) {
		const struct field *field = opcode->fields.items[i];
		unsigned how = variant == 3 && i != chosen ? 0 : variant;
		if (box->sets[i].cubes.count)
			w = field_insert(field, w, sample_value(field, &box->sets[i], how, random));
	}
	return w;
}
