/* SPDX-License-Identifier: MIT */
/* The modifiers that a block examines, and which of their values are legal together. */
#include "cgen/kernels_internal.h"

/* ---- modifiers ---- */

static void add_kernel_modifier(
	struct maker *m, const struct sem_modifier *modifier, bool must_be_known)
{
	if (!modifier || !modifier->type || modifier->type->kind != TYPE_ENUM || !modifier->field)
		return;
	for (unsigned i = 0; i < m->modifier_count; i++)
		if (m->modifiers[i].modifier == modifier) {
			m->modifiers[i].must_be_known = m->modifiers[i].must_be_known || must_be_known;
			return;
		}
	if (m->modifier_count == MAX_MODIFIERS)
		m->failure = "the block reads too many modifiers";
	else
		m->modifiers[m->modifier_count++] = (struct tried){
			.modifier = modifier, .field = modifier->field, .must_be_known = must_be_known
		};
}

static void add_known(void *user, const struct sem_modifier *modifier)
{
	add_kernel_modifier(user, modifier, true);
}

void kernels_gather_modifiers(struct maker *m)
{
	m->modifier_count = 0;
	VEC_EACH (const struct opcode *, op, &m->scope->family->opcodes)
		sem_width_modifiers(m->scope, *op, add_known, m);
	VEC_EACH (struct sem_mention, it, &m->scope->mentions)
		add_kernel_modifier(m, it->e->modifier, false);
}

/* ---- legal combinations ---- */

static bool box_allows_values(const struct maker *m, const struct opcode *opcode,
	const struct box *box, const uint64_t *values)
{
	for (unsigned i = 0; i < m->modifier_count; i++) {
		const struct field *field = sem_modifier_field(m->modifiers[i].modifier, opcode);
		int at = field ? opcode_field_index(opcode, field) : -1;
		if (at >= 0 && !cube_set_has(&box->sets[at], values[i]))
			return false;
	}
	return true;
}

bool kernels_is_legal(const struct maker *m, const struct opcode *opcode, const uint64_t *values)
{
	VEC_EACH (struct form *, form, &opcode->forms)
		if ((*form)->template == m->scope->template)
			VEC_EACH (struct box, box, &(*form)->boxes)
				if (box_allows_values(m, opcode, box, values))
					return true;
	return false;
}

struct word kernels_word_of(
	const struct maker *m, const struct opcode *opcode, const uint64_t *values)
{
	struct word word = opcode->fixed.match;
	for (unsigned i = 0; i < m->modifier_count; i++) {
		const struct field *field = sem_modifier_field(m->modifiers[i].modifier, opcode);
		if (field)
			word = field_insert(field, word, values[i]);
	}
	return word;
}

bool kernels_next_values(
	const struct maker *m, const struct opcode *opcode, unsigned *at, uint64_t *values)
{
	for (unsigned i = 0; i < m->modifier_count; i++) {
		const struct field *field = sem_modifier_field(m->modifiers[i].modifier, opcode);
		if (!field)
			continue;
		at[i] = at[i] + 1 < field->type->values.count ? at[i] + 1 : 0;
		values[i] = field->type->values.items[at[i]].value;
		if (at[i])
			return true;
	}
	return false;
}

void kernels_first_values(
	const struct maker *m, const struct opcode *opcode, unsigned *at, uint64_t *values)
{
	for (unsigned i = 0; i < m->modifier_count; i++) {
		const struct field *field = sem_modifier_field(m->modifiers[i].modifier, opcode);
		at[i] = 0;
		values[i] = field && field->type->values.count ? field->type->values.items[0].value : 0;
	}
}
