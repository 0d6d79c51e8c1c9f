/* SPDX-License-Identifier: MIT */
/* Chooses words of a form that show defects: plain ones, extremes, numbers that the block names,
 * one register as every operand. */
#include "cases/probe.h"
#include "base/never.h"
#include "codec/codec.h"

/* Sets a field to the first value from *next on that the form has. */
static struct word with_next(struct codec *codec, const struct form *form, struct word w,
	const struct field *f, uint64_t *next)
{
	for (uint64_t value = *next; value < *next + 16; value++) {
		struct word other = field_insert(f, w, value);
		if (value <= mask64(f->width) && codec_form_holds(codec, form, other)) {
			*next = value + 1;
			return other;
		}
	}
	return w;
}

/* Gives all registers of a file one number, or else each operand its own small one. */
static struct word with_registers(
	struct codec *codec, const struct form *form, struct word w, bool alike)
{
	uint64_t next = 1;
	VEC_EACH (struct field *, it, &form->opcode->fields) {
		struct word other = field_insert(*it, w, alike ? 4 : 0);
		if ((*it)->kind != FIELD_OPERAND || (*it)->type->kind != TYPE_REGISTER)
			continue;
		if (!alike)
			w = with_next(codec, form, w, *it, &next);
		else if (codec_form_holds(codec, form, other))
			w = other;
	}
	return w;
}

/* Gives registers numbers from the ends of their fields, where zero registers are, or 2 and 3. */
static struct word with_ends(
	struct codec *codec, const struct form *form, struct word w, bool ends, uint64_t *seed)
{
	VEC_EACH (struct field *, it, &form->opcode->fields) {
		uint64_t random = codec_random(seed) >> 20, near = random % 3;
		if ((*it)->kind != FIELD_OPERAND || (*it)->type->kind != TYPE_REGISTER)
			continue;
		uint64_t value = ends ? (random & 8 ? near : mask64((*it)->width) - near) : 2 + random % 2;
		struct word other = field_insert(*it, w, value);
		w = codec_form_holds(codec, form, other) ? other : w;
	}
	return w;
}

/* Gives immediates numbers that the blocks name. */
static struct word with_constants(struct codec *codec, const struct form *form,
	const struct probe_inputs *inputs, struct word w, uint64_t *seed)
{
	uint64_t value;
	VEC_EACH (struct field *, it, &form->opcode->fields)
		if ((*it)->kind == FIELD_OPERAND && (*it)->type->kind == TYPE_INTEGER && inputs &&
			probe_input_constant(inputs, codec_random(seed) >> 20, &value)) {
			struct word other = field_insert(*it, w, value & mask64((*it)->width));
			w = codec_form_holds(codec, form, other) ? other : w;
		}
	return w;
}

struct word probe_word(struct codec *codec, const struct form *form,
	const struct probe_inputs *inputs, enum word_style style, uint64_t *seed)
{
	static const unsigned variants[WORD_STYLES] = { [WORD_PLAIN] = 0,
		[WORD_NUMBERS] = 0,
		[WORD_ONE_OTHER] = 3,
		[WORD_LEAST] = 1,
		[WORD_MOST] = 2,
		[WORD_ALIKE] = 4,
		[WORD_RANDOM] = 4,
		[WORD_ENDS] = 4,
		[WORD_PAIRS] = 4 };
	struct word w = codec_sample(form, variants[style], seed);
	switch (style) {
	case WORD_NUMBERS: w = with_constants(codec, form, inputs, w, seed); /* fall through */
	case WORD_PLAIN:
	case WORD_ONE_OTHER: return with_registers(codec, form, w, false);
	case WORD_ALIKE: return with_registers(codec, form, w, true);
	case WORD_ENDS:
	case WORD_PAIRS: return with_ends(codec, form, w, style == WORD_ENDS, seed);
	case WORD_LEAST:
	case WORD_MOST:
	case WORD_RANDOM:
	case WORD_STYLES: return w;
	}
	NEVER();
}
