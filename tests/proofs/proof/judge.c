/* SPDX-License-Identifier: MIT */
/* A word, judged by the fields, boxes and length rules of the XML. */
#include <stdio.h>

#include "spec.h"

struct word word_and(struct word a, struct word b)
{
	return (struct word){ { a.limb[0] & b.limb[0], a.limb[1] & b.limb[1] } };
}

struct word word_or(struct word a, struct word b)
{
	return (struct word){ { a.limb[0] | b.limb[0], a.limb[1] | b.limb[1] } };
}

struct word word_not(struct word a)
{
	return (struct word){ { ~a.limb[0], ~a.limb[1] } };
}

bool word_equal(struct word a, struct word b)
{
	return a.limb[0] == b.limb[0] && a.limb[1] == b.limb[1];
}

bool word_is_zero(struct word a)
{
	return !a.limb[0] && !a.limb[1];
}

struct word word_ones(unsigned bits)
{
	struct word ones = { { UINT64_MAX, UINT64_MAX } };
	if (bits <= 64)
		ones.limb[1] = 0;
	if (bits < 64)
		ones.limb[0] = ((uint64_t)1 << bits) - 1;
	else if (bits > 64 && bits < 128)
		ones.limb[1] = ((uint64_t)1 << (bits - 64)) - 1;
	return ones;
}

bool cube_holds(const struct cube *cube, struct word word)
{
	return word_equal(word_and(word, cube->mask), cube->match);
}

bool cubes_meet(const struct cube *a, const struct cube *b)
{
	struct word both = word_and(a->mask, b->mask);
	return word_equal(word_and(a->match, both), word_and(b->match, both));
}

bool set_holds(const struct set *set, struct word value)
{
	for (size_t i = 0; i < set->count; i++)
		if (cube_holds(&set->cubes[i], value))
			return true;
	return set->all;
}

uint64_t word_get(struct word word, const struct spec_field *field)
{
	uint64_t value = 0;
	for (unsigned i = 0; i < field->pieces; i++)
		for (unsigned k = field->piece[i].width; k-- > 0;) {
			unsigned bit = field->piece[i].lsb + k;
			value = value << 1 | (word.limb[bit / 64] >> bit % 64 & 1);
		}
	return value;
}

void word_put(struct word *word, const struct spec_field *field, uint64_t value)
{
	for (unsigned i = field->pieces; i-- > 0;)
		for (unsigned k = 0; k < field->piece[i].width; k++) {
			unsigned bit = field->piece[i].lsb + k;
			uint64_t one = (uint64_t)1 << bit % 64;
			uint64_t *limb = &word->limb[bit / 64];
			*limb = value & 1 ? *limb | one : *limb & ~one;
			value >>= 1;
		}
}

void word_text(char *text, struct word word, unsigned bits)
{
	static const char digits[] = "0123456789abcdef";
	unsigned count = (bits + 3) / 4;
	for (unsigned i = 0; i < count; i++) {
		unsigned bit = (count - 1 - i) * 4;
		text[i] = digits[word.limb[bit / 64] >> bit % 64 & 15];
	}
	text[count] = '\0';
}

bool judge_fixed(const struct spec_opcode *opcode, struct word word)
{
	return cube_holds(&opcode->fixed, word);
}

static const struct set *limit_of(
	const struct spec_opcode *opcode, const struct spec_box *box, size_t field)
{
	for (size_t i = 0; i < box->count; i++)
		if (box->limits[i].field == field)
			return &box->limits[i].legal;
	return &opcode->fields[field].legal;
}

static bool box_holds(
	const struct spec_opcode *opcode, const struct spec_box *box, struct word word)
{
	for (size_t i = 0; i < opcode->field_count; i++) {
		struct word value = { { word_get(word, &opcode->fields[i]), 0 } };
		if (!set_holds(limit_of(opcode, box, i), value))
			return false;
	}
	return true;
}

bool judge_legal(const struct spec_opcode *opcode, struct word word)
{
	if (!word_is_zero(word_and(word, word_not(opcode->covered))))
		return false;
	for (size_t i = 0; i < opcode->box_count; i++)
		if (box_holds(opcode, &opcode->boxes[i], word))
			return true;
	return false;
}

enum verdict judge(const struct spec *spec, struct word word, unsigned bits, size_t *opcode)
{
	enum verdict verdict = VERDICT_UNDEFINED;
	for (size_t i = 0; i < spec->opcode_count; i++) {
		if (spec->opcodes[i].length != bits || !judge_fixed(&spec->opcodes[i], word))
			continue;
		if (verdict == VERDICT_UNDEFINED)
			*opcode = i;
		verdict = VERDICT_RESERVED;
		if (judge_legal(&spec->opcodes[i], word)) {
			*opcode = i;
			return VERDICT_DEFINED;
		}
	}
	return verdict;
}

bool judge_length_is_known(const struct spec *spec, uint64_t low, unsigned bits)
{
	struct word ones = word_ones(spec->unit), unit = word_and((struct word){ { low, 0 } }, ones);
	for (size_t i = 0; i < spec->opcode_count; i++) {
		const struct cube *fixed = &spec->opcodes[i].fixed;
		struct cube cube = { word_and(fixed->mask, ones), word_and(fixed->match, ones) };
		if (spec->opcodes[i].length == bits && cube_holds(&cube, unit))
			return true;
	}
	return false;
}

unsigned judge_length(const struct spec *spec, uint64_t low)
{
	struct word unit = word_and((struct word){ { low, 0 } }, word_ones(spec->unit));
	for (size_t i = 0; i < spec->rule_count; i++)
		if (cube_holds(&spec->rules[i].unit, unit))
			return spec->rules[i].bits;
	for (size_t i = spec->length_count; !spec->rule_count && i-- > 1;)
		if (judge_length_is_known(spec, low, spec->lengths[i].bits))
			return spec->lengths[i].bits;
	return spec->lengths[0].bits;
}
