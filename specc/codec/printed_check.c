/* SPDX-License-Identifier: MIT */
/* Check `alias` of aliases that are printed: that each is, and is read back as the word that it is
 * printed for, and that no two of the same preference can be printed for one word. */
#include "codec/alias.h"
#include "codec/internal.h"
#include "codec/printed.h"
#include "isa/legal.h"

enum {
	PRINTED_TRIES = 64,   /* words of a cube */
	PRINTED_VALUES = 4096 /* values of an operand that are all tried */
};

struct printed_check {
	struct codec *codec;
	struct arena *arena;
	struct diag *diag;
	uint64_t random;
};

/* ---- words that an alias is printed for ---- */

/* Adds bits that one of the twins has to the other; false: they differ. */
static bool tie_twins(struct cube *cube, const struct twin *twin)
{
	struct cube sides[2];
	const struct element *both[] = { twin->first, twin->other };
	for (unsigned i = 0; i < 2; i++) {
		const struct element *from = both[i], *to = both[!i];
		struct word none = { 0 };
		sides[i].mask = operand_insert(to, none, operand_value(from, cube->mask));
		sides[i].match = operand_insert(to, none, operand_value(from, cube->match));
	}
	for (unsigned i = 0; i < 2; i++) {
		if (!cubes_meet(*cube, sides[i]))
			return false;
		*cube = cube_meet(*cube, sides[i]);
	}
	return true;
}

/* Twins of one can be twins of another. */
static bool tie_all(struct cube *cube, const struct printed_alias *printed)
{
	for (size_t pass = 0; pass <= printed->twins.count; pass++)
		VEC_EACH (struct twin, it, &printed->twins)
			if (!tie_twins(cube, it))
				return false;
	return true;
}

/* A value of the field that the cube allows and the set has; false: there is none. */
static bool pick_value(struct printed_check *check, const struct field *field,
	const struct cube_set *set, struct cube cube, unsigned nth, uint64_t *value)
{
	struct cube bits = { { field_extract(field, cube.mask), 0 },
		{ field_extract(field, cube.match), 0 } };
	struct cube_set fits = { .width = set->width };
	VEC_PUSH(check->arena, &fits.cubes, bits);
	fits = cube_set_meet(check->arena, set, &fits);
	if (!fits.cubes.count)
		return false;
	*value = nth == 0   ? cube_set_min(&fits).lo
			 : nth == 1 ? cube_set_max(&fits).lo
						: cube_set_pick(&fits, codec_random(&check->random)).lo;
	return true;
}

static bool pick_word(struct printed_check *check, const struct form *form, const struct box *box,
	struct cube cube, unsigned nth, struct word *w)
{
	*w = (struct word){ 0 };
	for (size_t i = 0; i < form->opcode->fields.count; i++) {
		const struct field *field = form->opcode->fields.items[i];
		uint64_t value;
		if (!pick_value(check, field, &box->sets[i], cube, nth, &value))
			return false;
		*w = field_insert(field, *w, value);
	}
	return true;
}

static void copy_twins(const struct printed_alias *printed, struct word *w)
{
	VEC_EACH (struct twin, it, &printed->twins)
		*w = operand_insert(it->other, *w, operand_value(it->first, *w));
}

/* Is it canonically of the form, and has what the alias asks for? */
static bool is_word_of(
	struct printed_check *check, const struct printed_alias *printed, struct word w)
{
	const struct form *form = codec_legal_form(check->codec, printed->form.opcode, w);
	return form && form->index == printed->form.index && printed_holds(printed, w);
}

/* The nth try at a word of both aliases (or of one, twice) that has the bits of the cube. */
static bool try_word(struct printed_check *check, const struct printed_alias *a,
	const struct printed_alias *b, struct cube cube, unsigned nth, struct word *w)
{
	const struct form *form = &a->form;
	if (!tie_all(&cube, a) || !tie_all(&cube, b) || !tie_all(&cube, a))
		return false;
	size_t box = nth / 2 % form->boxes.count;
	if (!pick_word(check, form, &form->boxes.items[box], cube, nth, w))
		return false;
	for (size_t i = 0; i <= a->twins.count + b->twins.count; i++) {
		copy_twins(a, w);
		copy_twins(b, w);
	}
	return is_word_of(check, a, *w) && is_word_of(check, b, *w);
}

/* ---- reading back ---- */

static struct str hex_of(struct printed_check *check, const struct printed_alias *a, struct word w)
{
	return opcode_word_hex(check->arena, a->form.opcode, w);
}

/* What the text is read as; false: as the word. */
static bool reads_otherwise(struct printed_check *check, const struct printed_alias *printed,
	struct word w, struct str text, struct str *as)
{
	struct parsed_list list;
	*as = STR("nothing");
	if (!codec_read_line(check->codec, check->arena, text, &list))
		return true;
	const struct parsed *first = &list.items[0];
	*as = codec_text(check->codec, check->arena, first->form, first->word);
	return list.count != 1 || first->opcode != printed->form.opcode ||
		   !word_equal(first->word, form_written(&printed->form, w));
}

/* Has the text a label where the assembler reads a directive, which comes before labels? */
static bool is_directive_with_label(const struct printed_alias *printed, struct str text)
{
	if (text.length < 2 || text.text[0] != '.' || !char_is_word(text.text[1]))
		return false;
	VEC_EACH (const struct element *, it, &printed->operands)
		if ((*it)->type->relative)
			return true;
	return false;
}

/* False after a report. */
static bool check_text(
	struct printed_check *check, const struct printed_alias *printed, struct word w)
{
	struct str as, text = codec_text(check->codec, check->arena, &printed->form, w);
	if (is_directive_with_label(printed, text))
		return diag_fail(check->diag, CHECK_ALIAS, printed->alias->printed_span,
			"alias '%.*s' cannot be printed: with a label, '%.*s' is read as a directive",
			STR_ARG(printed->alias->name), STR_ARG(text));
	if (!reads_otherwise(check, printed, w, text, &as))
		return true;
	return diag_fail(check->diag, CHECK_ALIAS, printed->alias->printed_span,
		"alias '%.*s' would be printed for %.*s %.*s as '%.*s', which is read as '%.*s'",
		STR_ARG(printed->alias->name), STR_ARG(printed->form.opcode->definition->name),
		STR_ARG(hex_of(check, printed, w)), STR_ARG(text), STR_ARG(as));
}

/* The word with each value of an operand, if these are not too many. */
static bool read_back_values(struct printed_check *check, const struct printed_alias *printed,
	const struct element *e, struct word w)
{
	uint64_t most = operand_value(e, word_not((struct word){ 0 }));
	for (uint64_t value = 0; value <= most && value < PRINTED_VALUES; value++) {
		struct word other = operand_insert(e, w, value);
		copy_twins(printed, &other);
		if (is_word_of(check, printed, other) && !check_text(check, printed, other))
			return false;
	}
	return true;
}

/* *found: a word that the alias is printed for. False after a report. */
static bool check_cube(
	struct printed_check *check, const struct printed_alias *printed, struct cube cube, bool *found)
{
	struct word w;
	for (unsigned nth = 0; nth < PRINTED_TRIES; nth++) {
		if (!try_word(check, printed, printed, cube, nth, &w))
			continue;
		if (!check_text(check, printed, w))
			return false;
		bool own = codec_printed_as(check->codec, &printed->form, w) == printed;
		for (size_t i = 0; own && !*found && i < printed->operands.count; i++)
			if (!read_back_values(check, printed, printed->operands.items[i], w))
				return false;
		*found = *found || own;
	}
	return true;
}

/* ---- preference ---- */

static bool report_equal(struct printed_check *check, const struct printed_alias *a,
	const struct printed_alias *b, struct word w)
{
	struct report *report = diag_report(check->diag, CHECK_ALIAS, b->alias->printed_span,
		"aliases '%.*s' and '%.*s' can both be printed for %.*s %.*s, as '%.*s' and '%.*s': give "
		"one "
		"a greater number",
		STR_ARG(a->alias->name), STR_ARG(b->alias->name), STR_ARG(a->form.opcode->definition->name),
		STR_ARG(hex_of(check, a, w)), STR_ARG(codec_text(check->codec, check->arena, &a->form, w)),
		STR_ARG(codec_text(check->codec, check->arena, &b->form, w)));
	diag_note(check->diag, report, a->alias->printed_span, "the other is printed here");
	return false;
}

/* False after a report. */
static bool check_preference(
	struct printed_check *check, const struct printed_alias *a, const struct printed_alias *b)
{
	struct word w;
	VEC_EACH (struct cube, x, &a->cubes)
		VEC_EACH (struct cube, y, &b->cubes)
			for (unsigned nth = 0; nth < PRINTED_TRIES && cubes_meet(*x, *y); nth++)
				if (try_word(check, a, b, cube_meet(*x, *y), nth, &w))
					return report_equal(check, a, b, w);
	return true;
}

/* ---- all ---- */

/* False after a report. */
static bool check_in_place(
	struct printed_check *check, const struct printed_list *list, size_t nth, bool *found)
{
	const struct printed_alias *printed = list->list.items[nth], *other;
	VEC_EACH (struct cube, it, &printed->cubes)
		if (!check_cube(check, printed, *it, found))
			return false;
	for (size_t i = 0; i < nth; i++) {
		other = list->list.items[i];
		if (other->alias != printed->alias &&
			other->alias->preference == printed->alias->preference &&
			!check_preference(check, other, printed))
			return false;
	}
	return true;
}

/* Each alias is reported once. */
static void check_printed_list(
	struct printed_check *check, const struct printed_list *list, struct str_map *done)
{
	for (size_t i = 0; i < list->list.count; i++) {
		const struct alias_def *alias = list->list.items[i]->alias;
		bool *is_sound = ptr_map_get(done, alias), found = false;
		if (is_sound && !*is_sound)
			continue;
		bool sound = check_in_place(check, list, i, &found);
		if (!is_sound && (found || !sound)) {
			is_sound = ARENA_NEW(check->codec->arena, bool);
			ptr_map_put(done, alias, is_sound);
		}
		if (is_sound)
			*is_sound = sound;
	}
}

void codec_check_printed(struct codec *codec, struct arena *arena, struct diag *diag)
{
	struct printed_check check = { codec, arena, diag, 0x9e3779b97f4a7c15 };
	struct str_map done = { .arena = arena };
	const struct isa *isa = codec->isa;
	codec_find_printed(codec, diag);
	for (size_t i = 0; i < isa->forms.count; i++)
		check_printed_list(&check, &codec->printed[i], &done);
	VEC_EACH (struct alias_def *, it, &isa->aliases)
		if ((*it)->printed && !diag->errors && !ptr_map_get(&done, *it))
			diag_report(diag, CHECK_ALIAS, (*it)->printed_span,
				"alias '%.*s' is never printed: there is no word whose canonical text is its "
				"Means, "
				"with one operand for each parameter, and for which no other alias is preferred",
				STR_ARG((*it)->name));
}
