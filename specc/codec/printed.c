/* SPDX-License-Identifier: MIT */
/* Aliases that are printed: reads the meaning of each with holes in place of its parameters, which
 * gives the operands that these stand for, and the bits that the meaning fixes. */
#include "codec/printed.h"

#include "codec/internal.h"
#include "isa/condition.h"
#include "isa/legal.h"
#include "isa/syntax.h"

#define MAX_CUBES 1024 /* parts of the words of an alias and a form */

struct finder {
	struct codec *codec;
	struct arena *arena;
	struct diag *diag; /* or NULL */
	const struct alias_def *alias;
	bool reported;
};

/* ---- operands ---- */

/* An optional part is the operand of a parameter in braces: its text is the rest of a word. */
static const struct field *field_of_hole(const struct element *e)
{
	return e->kind == ELEMENT_GROUP ? e->absent.items[0].field : e->field;
}

static unsigned width_of_hole(const struct element *e)
{
	return e->kind == ELEMENT_OPERAND ? e->width : field_of_hole(e)->width;
}

static const struct type *type_of_hole(const struct element *e)
{
	return e->kind == ELEMENT_OPERAND ? e->type : field_of_hole(e)->type;
}

struct word operand_bits(const struct element *e)
{
	return operand_insert(e, (struct word){ 0 }, UINT64_MAX);
}

uint64_t operand_value(const struct element *e, struct word w)
{
	return field_extract(field_of_hole(e), w) >> e->lsb & mask64(width_of_hole(e));
}

struct word operand_insert(const struct element *e, struct word w, uint64_t value)
{
	const struct field *field = field_of_hole(e);
	uint64_t mask = mask64(width_of_hole(e)), rest = field_extract(field, w) & ~(mask << e->lsb);
	return field_insert(field, w, rest | (value & mask) << e->lsb);
}

/* Do the same bits have the same text? */
static bool are_alike(const struct element *a, const struct element *b)
{
	return a->kind == b->kind && element_is_operand(a) && type_of_hole(a) == type_of_hole(b) &&
		   a->count == b->count && width_of_hole(a) == width_of_hole(b);
}

/* The meaning with a hole for each parameter, whose second byte is its number. */
static struct str text_with_holes(struct finder *f)
{
	struct buffer text = buffer_new(f->arena);
	VEC_EACH (struct syntax_part, it, &f->alias->means.items[0].syntax->parts) {
		char hole[] = { it->glued ? CODEC_GLUED_HOLE : CODEC_HOLE, (char)it->param };
		buffer_add(&text, it->kind == PART_PARAM ? (struct str){ hole, 2 } : part_literal(it));
	}
	return buffer_str(&text);
}

/* The operands of the parameters, and those that must be the same; false: two never are, or a
 * parameter has none. */
static bool take_operands(struct finder *f, struct str text, const struct form_reading *reading,
	struct printed_alias *printed)
{
	size_t count = f->alias->params.count;
	const struct element **operands = ARENA_ARRAY(f->arena, const struct element *, count + 1);
	for (size_t i = 0; i < reading->count; i++) {
		const struct element *e = reading->operands[i].element;
		const struct element **operand =
			&operands[(unsigned char)text.text[reading->operands[i].from + 1]];
		if (*operand && !are_alike(*operand, e))
			return false;
		if (*operand)
			VEC_PUSH(f->arena, &printed->twins, (struct twin){ *operand, e });
		else
			*operand = e;
	}
	for (size_t i = 0; i < count; i++) {
		if (!operands[i])
			return false;
		VEC_PUSH(f->arena, &printed->operands, operands[i]);
	}
	return true;
}

/* ---- words ---- */

/* The bits that the meaning fixes: those of all fields but its operands. */
static struct cube fixed_bits(const struct form_reading *reading)
{
	const struct form *form = reading->form;
	struct cube cube = { 0 };
	VEC_EACH (struct field *, it, &form->opcode->fields)
		cube.mask = word_or(cube.mask, (*it)->mask);
	cube.mask = word_and(cube.mask, word_not(form_ignored(form, reading->word)));
	for (size_t i = 0; i < reading->count; i++)
		cube.mask = word_and(cube.mask, word_not(operand_bits(reading->operands[i].element)));
	cube.match = word_and(reading->word, cube.mask);
	return cube;
}

/* The parameters as the fields of an opcode, which a condition can name. */
static struct opcode parameters_of(struct finder *f, const struct printed_alias *printed)
{
	struct opcode opcode = { 0 };
	for (size_t i = 0; i < f->alias->params.count; i++) {
		const struct element *e = printed->operands.items[i];
		struct field *field = ARENA_NEW(f->arena, struct field);
		field->name = f->alias->params.items[i];
		field->type = (struct type *)type_of_hole(e);
		field->width = width_of_hole(e);
		VEC_PUSH(f->arena, &opcode.fields, field);
	}
	return opcode;
}

/* Adds the cubes of all words that have the bits of one, and values of the set from the i-th on. */
static void add_product(struct finder *f, struct printed_alias *printed,
	const struct partial_box *box, size_t i, struct cube cube)
{
	while (i < printed->operands.count && !box->sets[i])
		i++;
	if (i == printed->operands.count) {
		if (printed->cubes.count <= MAX_CUBES)
			VEC_PUSH(f->arena, &printed->cubes, cube);
		return;
	}
	const struct element *e = printed->operands.items[i];
	VEC_EACH (struct cube, it, &box->sets[i]->cubes) {
		struct cube value = { operand_insert(e, (struct word){ 0 }, it->mask.lo),
			operand_insert(e, (struct word){ 0 }, it->match.lo) };
		add_product(f, printed, box, i + 1, cube_meet(cube, value));
	}
}

/* False: the condition cannot be evaluated, which has been reported. */
static bool find_cubes(
	struct finder *f, const struct form_reading *reading, struct printed_alias *printed)
{
	struct cube cube = fixed_bits(reading);
	struct opcode opcode = parameters_of(f, printed);
	struct partial_boxes boxes = { 0 };
	if (!f->alias->condition) {
		VEC_PUSH(f->arena, &printed->cubes, cube);
		return true;
	}
	struct diag *diag = f->reported ? NULL : f->diag;
	if (!condition_boxes(f->arena, diag, &opcode, f->alias->condition, true, &boxes)) {
		f->reported = true;
		return false;
	}
	VEC_EACH (struct partial_box, it, &boxes.list)
		add_product(f, printed, it, 0, cube);
	if (printed->cubes.count <= MAX_CUBES)
		return true;
	if (diag)
		diag_report(diag, CHECK_LIMIT, f->alias->condition->span,
			"this condition splits the words of alias '%.*s' into more than %d parts",
			STR_ARG(f->alias->name), MAX_CUBES);
	f->reported = true;
	return false;
}

/* ---- elements ---- */

/* An operand is never joined to a sign before it: it prints as it would alone. */
static struct element *element_of_part(
	struct finder *f, const struct printed_alias *printed, const struct syntax_part *part)
{
	struct element *e = ARENA_NEW(f->arena, struct element);
	if (part->kind == PART_PARAM) {
		*e = *printed->operands.items[part->param];
		e->joined = false;
		return e;
	}
	e->kind = ELEMENT_TEXT;
	e->span = part->span;
	e->text = part_literal(part);
	return e;
}

static void add_in_place(struct finder *f, struct str text, const struct form_reading *reading)
{
	struct printed_alias *printed = ARENA_NEW(f->arena, struct printed_alias);
	printed->alias = f->alias;
	printed->form = *reading->form;
	printed->form.elements.items = NULL;
	printed->form.elements.count = printed->form.elements.capacity = 0;
	if (reading->form->opcode->definition->decode_only ||
		!take_operands(f, text, reading, printed) || !find_cubes(f, reading, printed))
		return;
	VEC_EACH (struct syntax_part, it, &f->alias->text->parts)
		VEC_PUSH(f->arena, &printed->form.elements, element_of_part(f, printed, it));
	VEC_PUSH(f->arena, &f->codec->printed[reading->form->index].list, printed);
}

/* ---- aliases ---- */

static void find_of_alias(struct finder *f)
{
	struct str text = text_with_holes(f);
	struct readings readings = { 0 };
	struct parsed parsed;
	if (f->alias->params.count) {
		codec_read_holes(f->codec, f->arena, text, &readings);
	} else if (codec_parse_plain(f->codec, f->arena, text, false, &parsed)) {
		struct form_reading reading = { .form = parsed.form, .word = parsed.word };
		VEC_PUSH(f->arena, &readings, reading);
	}
	for (size_t i = 0; i < readings.count; i++)
		add_in_place(f, text, &readings.items[i]);
}

/* Aliases of greater preference come first. */
static void keep_order(struct arena *arena, struct printed_list *list)
{
	struct printed_list ordered = { 0 };
	VEC_EACH (const struct printed_alias *, it, &list->list) {
		VEC_PUSH(arena, &ordered.list, *it);
		const struct printed_alias **at = &ordered.list.items[ordered.list.count - 1];
		for (; at > ordered.list.items && at[-1]->alias->preference < (*it)->alias->preference;
			 at--)
			*at = at[-1];
		*at = *it;
	}
	*list = ordered;
}

void codec_find_printed(struct codec *codec, struct diag *diag)
{
	const struct isa *isa = codec->isa;
	codec->printed = ARENA_ARRAY(codec->arena, struct printed_list, isa->forms.count + 1);
	VEC_EACH (struct alias_def *, it, &isa->aliases) {
		struct finder f = { codec, codec->arena, diag, *it, false };
		if ((*it)->printed)
			find_of_alias(&f);
	}
	for (size_t i = 0; i < isa->forms.count; i++)
		keep_order(codec->arena, &codec->printed[i]);
}

const struct printed_list *codec_printed(struct codec *codec, const struct form *form)
{
	if (!codec->printed)
		codec_find_printed(codec, NULL);
	return &codec->printed[form->index];
}

bool printed_holds(const struct printed_alias *printed, struct word w)
{
	bool inside = false;
	VEC_EACH (struct cube, it, &printed->cubes)
		inside = inside || cube_contains(*it, w);
	VEC_EACH (struct twin, it, &printed->twins)
		inside = inside && operand_value(it->first, w) == operand_value(it->other, w);
	return inside;
}

const struct printed_alias *codec_printed_as(
	struct codec *codec, const struct form *form, struct word w)
{
	VEC_EACH (const struct printed_alias *, it, &codec_printed(codec, form)->list)
		if (printed_holds(*it, w))
			return *it;
	return NULL;
}

struct str codec_printed_text(
	struct codec *codec, struct arena *arena, const struct form *form, struct word w)
{
	const struct printed_alias *printed = codec_printed_as(codec, form, w);
	return codec_text(codec, arena, printed ? &printed->form : form, w);
}
