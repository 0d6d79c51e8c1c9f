/* SPDX-License-Identifier: MIT */
/* Checks that the opcodes of an optype describe the same operand consistently: its modifiers, their
 * bits, its width, its print format. */
#include "lint/internal.h"

#include "isa/condition.h"

/* An operand of an opcode, by its name in the template. */
struct place {
	const struct opcode *opcode;
	const struct field *field;
	struct str label;
	const struct bitwidth *width; /* or NULL */
	int64_t bits;                 /* that it gives where all fields have their defaults */
};

struct places {
	VEC(struct place) list;
	struct names labels;
};

static const struct bitwidth *width_of_named(
	const struct opcode *opcode, struct str operand, int64_t *bits)
{
	VEC_EACH (struct bitwidth, it, &opcode->definition->bitwidths) {
		struct value value;
		struct hidden_names names = { .opcode = opcode };
		if (!str_equal(it->operand, operand) ||
			!condition_eval(NULL, it->expr, condition_hidden_value, &names, &value))
			continue;
		*bits = value.number;
		return it;
	}
	return NULL;
}

static bool has_place(const struct places *places, size_t first, const struct field *field)
{
	for (size_t i = first; i < places->list.count; i++)
		if (places->list.items[i].field == field)
			return true;
	return false;
}

/* Operands of the family that are not immediates, by label. */
static void gather_places(struct check_run *run, const struct family *family, struct places *places)
{
	VEC_EACH (const struct opcode *, op, &family->opcodes) {
		size_t first = places->list.count;
		VEC_EACH (struct form *, form, &(*op)->forms) {
			const struct flat *flat = flatten(run, *form);
			VEC_EACH (const struct element *, it, &flat->list) {
				const struct element *e = *it;
				if (e->kind != ELEMENT_OPERAND || has_place(places, first, e->field))
					continue;
				enum type_kind kind = e->field->type->kind;
				if (kind == TYPE_INTEGER || kind == TYPE_FLOAT)
					continue;
				struct place place = {
					.opcode = *op, .field = e->field, .label = operand_label(run, family, e->field)
				};
				place.width = width_of_named(*op, e->field->name, &place.bits);
				VEC_PUSH(run->arena, &places->list, place);
				names_add(run->arena, &places->labels, place.label);
			}
		}
	}
}

static struct field *modifier_of(const struct place *place, struct str suffix)
{
	for (size_t i = 0; i < place->opcode->fields.count; i++) {
		struct field *field = place->opcode->fields.items[i];
		if (str_equal(field->base, place->field->name) && str_equal(field->suffix, suffix))
			return field;
	}
	return NULL;
}

/* ---- one source form lacks a modifier that the others have ---- */

static void sibling_modifier(
	struct check_run *run, const struct places *places, struct str label, struct str suffix)
{
	unsigned with = 0, without = 0;
	const struct field *example = NULL;
	VEC_EACH (struct place, it, &places->list)
		if (str_equal(it->label, label)) {
			const struct field *field = modifier_of(it, suffix);
			with += field != NULL;
			without += field == NULL;
			example = example ? example : field;
		}
	if (!with || !without || without >= with)
		return;
	VEC_EACH (struct place, it, &places->list) {
		if (!str_equal(it->label, label) || modifier_of(it, suffix))
			continue;
		struct report *report = check_report(run, it->opcode->definition, CHECK_SIBLING_MODIFIER,
			it->field->span, "'%.*s' has no field '%.*s.%.*s', unlike the other sources of '%.*s'",
			STR_ARG(it->opcode->definition->name), STR_ARG(it->field->name), STR_ARG(suffix),
			STR_ARG(label));
		diag_note(run->diag, report, example->span, "for example '%.*s' of '%.*s'",
			STR_ARG(example->name), STR_ARG(example->owner->name));
	}
}

static void sibling_modifiers(struct check_run *run, const struct places *places)
{
	VEC_EACH (struct str, label, &places->labels.list) {
		struct names suffixes = { 0 };
		VEC_EACH (struct place, it, &places->list)
			if (str_equal(it->label, *label))
				for (size_t i = 0; i < it->opcode->fields.count; i++)
					if (str_equal(it->opcode->fields.items[i]->base, it->field->name))
						names_add(run->arena, &suffixes, it->opcode->fields.items[i]->suffix);
		VEC_EACH (struct str, suffix, &suffixes.list)
			sibling_modifier(run, places, *label, *suffix);
	}
}

/* ---- a modifier at other bits than in the siblings ---- */

struct bit_use {
	unsigned base, bit; /* lowest bits of operand and modifier */
	unsigned count;
	const struct field *field;
};

static unsigned low_bit(const struct field *field)
{
	unsigned low = WORD_BITS;
	for (size_t i = 0; i < field->pieces.count; i++)
		low = field->pieces.items[i].lsb < low ? field->pieces.items[i].lsb : low;
	return low;
}

struct bit_uses {
	VEC(struct bit_use) list;
};

static void count_position(
	struct check_run *run, struct bit_uses *positions, unsigned base, const struct field *field)
{
	VEC_EACH (struct bit_use, it, &positions->list)
		if (it->base == base && it->bit == low_bit(field)) {
			it->count++;
			return;
		}
	VEC_PUSH(run->arena, &positions->list, (struct bit_use){ base, low_bit(field), 1, field });
}

static void sibling_position(struct check_run *run, const struct bit_uses *positions)
{
	for (size_t i = 0; i < positions->list.count; i++)
		for (size_t k = 0; k < positions->list.count; k++) {
			const struct bit_use *odd = &positions->list.items[i];
			const struct bit_use *usual = &positions->list.items[k];
			if (odd->base != usual->base || odd->count > 1 || usual->count < 2)
				continue;
			struct report *report =
				check_report(run, odd->field->owner, CHECK_SIBLING_POSITION, odd->field->span,
					"field '%.*s' is at bit %u, but sibling opcodes have the '.%.*s' of the "
					"operand at bit %u at bit %u",
					STR_ARG(odd->field->name), odd->bit, STR_ARG(odd->field->suffix), odd->base,
					usual->bit);
			diag_note(run->diag, report, usual->field->span, "for example '%.*s' of '%.*s'",
				STR_ARG(usual->field->name), STR_ARG(usual->field->owner->name));
		}
}

static void sibling_positions(struct check_run *run, const struct family *family)
{
	struct names suffixes = { 0 };
	VEC_EACH (const struct opcode *, op, &family->opcodes)
		VEC_EACH (struct field *, it, &(*op)->definition->fields)
			names_add(run->arena, &suffixes, (*it)->suffix);
	VEC_EACH (struct str, suffix, &suffixes.list) {
		struct bit_uses positions = { 0 };
		VEC_EACH (const struct opcode *, op, &family->opcodes)
			VEC_EACH (struct field *, it, &(*op)->definition->fields) {
				const struct field *base = opcode_find_field(*op, (*it)->base);
				if (str_equal((*it)->suffix, *suffix) && base)
					count_position(run, &positions, low_bit(base), *it);
			}
		sibling_position(run, &positions);
	}
}

/* ---- print format and width ---- */

/* A modifier field without the AsmFormat that fields of the same suffix in the family have. */
static void sibling_format(struct check_run *run, const struct family *family,
	const struct opcode *opcode, const struct field *field)
{
	if (!field->suffix.length || definition_format(opcode->definition, field->name) ||
		has_errors(run, opcode->definition->ast))
		return;
	VEC_EACH (const struct opcode *, op, &family->opcodes)
		VEC_EACH (struct field *, it, &(*op)->fields) {
			const struct asm_format *other = str_equal((*it)->suffix, field->suffix)
												 ? definition_format((*op)->definition, (*it)->name)
												 : NULL;
			if (!other)
				continue;
			struct report *report = check_report(run, field->owner, CHECK_ASM_FORMAT, field->span,
				"'%.*s' has no AsmFormat for '%.*s', unlike '%.*s' of '%.*s'",
				STR_ARG(opcode->definition->name), STR_ARG(field->name), STR_ARG((*it)->name),
				STR_ARG((*op)->definition->name));
			diag_note(run->diag, report, other->span, "it is printed by %.*s",
				STR_ARG(other->call->text));
			return;
		}
}

/* An operand with the width that most of those with this label have, or NULL. */
static const struct place *usual_width(const struct places *places, struct str label)
{
	const struct place *best = NULL;
	unsigned most = 1;
	VEC_EACH (struct place, a, &places->list) {
		unsigned same = 0;
		if (!str_equal(a->label, label) || !a->width || (best && best->bits == a->bits))
			continue;
		VEC_EACH (struct place, b, &places->list)
			same += str_equal(b->label, label) && b->width && b->bits == a->bits;
		if (same > most) {
			most = same;
			best = a;
		}
	}
	return best;
}

static void sibling_widths(struct check_run *run, const struct places *places)
{
	VEC_EACH (struct str, label, &places->labels.list) {
		const struct place *usual = usual_width(places, *label);
		VEC_EACH (struct place, it, &places->list) {
			if (!usual || !str_equal(it->label, *label) || !it->width || it->bits == usual->bits)
				continue;
			struct report *report =
				check_report(run, it->opcode->definition, CHECK_SIBLING_WIDTH, it->width->span,
					"'%.*s' has %lld bits here, but %lld bits in the other opcodes of '%.*s'",
					STR_ARG(it->label), (long long)it->bits, (long long)usual->bits,
					STR_ARG(it->opcode->optype->name));
			diag_note(run->diag, report, usual->width->span, "for example in '%.*s'",
				STR_ARG(usual->opcode->definition->name));
		}
	}
}

void check_siblings(struct check_run *run)
{
	VEC_EACH (struct family, family, &run->families) {
		struct places places = { 0 };
		if (family->opcodes.count < 2 || family->opcodes.count > 256)
			continue;
		gather_places(run, family, &places);
		sibling_modifiers(run, &places);
		sibling_positions(run, family);
		sibling_widths(run, &places);
		VEC_EACH (const struct opcode *, op, &family->opcodes)
			VEC_EACH (struct field *, it, &(*op)->fields)
				sibling_format(run, family, *op, *it);
	}
}
