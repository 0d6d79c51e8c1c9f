/* SPDX-License-Identifier: MIT */
/* Builds an instruction set by calls, as lowering would. */
#include "synthetic_isa.h"
#include "unit.h"

struct cube_set synthetic_set(struct arena *arena, unsigned width)
{
	struct cube_set set = cube_set_none(width);
	while (set.cubes.count == 0) {
		for (uint64_t n = unit_random() % 3 + 1; n > 0; n--) {
			struct word all = word_mask(0, width);
			struct word mask = word_and((struct word){ unit_random(), 0 }, all);
			struct word match = word_and((struct word){ unit_random(), 0 }, mask);
			struct cube_set one = cube_set_none(width);
			VEC_PUSH(arena, &one.cubes, (struct cube){ mask, match });
			set = cube_set_union(arena, &set, &one);
		}
		if (unit_random() % 2 && !cube_set_is_all(&set)) {
			struct cube_set all = cube_set_all(arena, width);
			set = cube_set_minus(arena, &all, &set);
		}
	}
	return set;
}

struct isa *synthetic_isa(struct arena *arena, unsigned unit, const unsigned *lengths)
{
	struct isa *isa = ARENA_NEW(arena, struct isa);
	isa->name = STR("synthetic");
	isa->unit = unit;
	for (; *lengths; lengths++)
		VEC_PUSH(arena, &isa->lengths, *lengths);
	return isa;
}

struct opcode *synthetic_opcode(struct arena *arena, struct isa *isa, unsigned length)
{
	struct opcode *opcode = ARENA_NEW(arena, struct opcode);
	opcode->definition = ARENA_NEW(arena, struct definition);
	opcode->definition->kind = DEFINITION_OPCODE;
	opcode->definition->name = str_printf(arena, "o%zu", isa->opcodes.count);
	opcode->index = (unsigned)isa->opcodes.count;
	opcode->length = opcode->definition->length = length;
	VEC_PUSH(arena, &isa->opcodes, opcode);
	return opcode;
}

static struct field *add_field(struct arena *arena, struct opcode *opcode, struct word mask)
{
	struct field *field = ARENA_NEW(arena, struct field);
	field->name = str_printf(arena, "f%zu", opcode->fields.count);
	field->mask = mask;
	field->width = word_popcount(mask);
	field->type = ARENA_NEW(arena, struct type);
	field->type->kind = TYPE_INTEGER;
	field->type->own = field->type->width = field->width;
	opcode->covered = word_or(opcode->covered, mask);
	VEC_PUSH(arena, &opcode->fields, field);
	return field;
}

static void set_legal(struct arena *arena, struct field *field, const struct cube_set *legal)
{
	field->type->legal = cube_set_none(field->width);
	if (!legal)
		VEC_PUSH(arena, &field->type->legal.cubes, (struct cube){ 0 });
	else
		VEC_EACH (const struct cube, it, &legal->cubes)
			VEC_PUSH(arena, &field->type->legal.cubes, *it);
}

struct field *synthetic_fixed(
	struct arena *arena, struct opcode *opcode, unsigned lsb, unsigned width, uint64_t value)
{
	struct field *field = add_field(arena, opcode, word_mask(lsb, width));
	struct cube_set only = cube_set_single(arena, width, (struct word){ value, 0 });
	VEC_PUSH(arena, &field->pieces, (struct piece){ lsb, width });
	field->kind = FIELD_FIXED;
	field->value = value;
	set_legal(arena, field, &only);
	opcode->fixed.mask = word_or(opcode->fixed.mask, field->mask);
	opcode->fixed.match = field_insert(field, opcode->fixed.match, value);
	return field;
}

struct field *synthetic_operand(struct arena *arena, struct opcode *opcode, unsigned lsb,
	unsigned width, const struct cube_set *legal)
{
	struct field *field = add_field(arena, opcode, word_mask(lsb, width));
	VEC_PUSH(arena, &field->pieces, (struct piece){ lsb, width });
	set_legal(arena, field, legal);
	return field;
}

struct field *synthetic_scattered(
	struct arena *arena, struct opcode *opcode, struct word mask, const struct cube_set *legal)
{
	struct field *field = add_field(arena, opcode, mask);
	for (unsigned bit = 128; bit-- > 0;)
		if (word_bit(mask, bit))
			VEC_PUSH(arena, &field->pieces, (struct piece){ bit, 1 });
	set_legal(arena, field, legal);
	return field;
}

struct form *synthetic_form(struct arena *arena, struct isa *isa, struct opcode *opcode)
{
	struct form *form = ARENA_NEW(arena, struct form);
	form->opcode = opcode;
	form->index = (unsigned)isa->forms.count;
	VEC_PUSH(arena, &isa->forms, form);
	VEC_PUSH(arena, &opcode->forms, form);
	return form;
}

struct box *synthetic_box(struct arena *arena, struct form *form)
{
	size_t count = form->opcode->fields.count;
	struct box box = { ARENA_ARRAY(arena, struct cube_set, count) };
	for (size_t i = 0; i < count; i++)
		box.sets[i] = form->opcode->fields.items[i]->type->legal;
	VEC_PUSH(arena, &form->boxes, box);
	return &form->boxes.items[form->boxes.count - 1];
}

bool synthetic_legal(const struct opcode *opcode, struct word w)
{
	struct word other = word_and(word_mask(0, opcode->length), word_not(opcode->covered));
	if (!cube_contains(opcode->fixed, w) || !word_is_zero(word_and(w, other)))
		return false;
	for (size_t i = 0; i < opcode->forms.count; i++) {
		const struct form *form = opcode->forms.items[i];
		for (size_t k = 0; k < form->boxes.count; k++) {
			bool inside = true;
			for (size_t n = 0; n < opcode->fields.count; n++) {
				struct word value = { field_extract(opcode->fields.items[n], w), 0 };
				inside &= cube_set_contains(&form->boxes.items[k].sets[n], value);
			}
			if (inside)
				return true;
		}
	}
	return false;
}
