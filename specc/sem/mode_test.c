/* SPDX-License-Identifier: MIT */
/* The bits that select a row of an operand with alternatives -> tests of them in pseudo-code. */
#include "isa/mode.h"
#include "sem/mode.h"

/* Of the parts whose values are their bits, the widest one at the end of these; or NULL. */
static const struct part *tested_part(const struct mode_text *t, unsigned lsb, unsigned end)
{
	const struct part *widest = NULL;
	VEC_EACH (const struct part, it, &t->operand->mode->parts) {
		const struct type *type = it->type;
		bool is_plain = type->kind == TYPE_INTEGER && type->coding == CODING_UNSIGNED &&
						type->scale <= 1 && !type->offset;
		if (is_plain && it->lsb >= lsb && it->lsb + type->width == end &&
			(!widest || type->width > widest->type->width))
			widest = it;
	}
	return t->names_parts ? widest : NULL;
}

bool mode_next_tested(const struct mode_text *t, const struct word *mask, struct mode_tested *it)
{
	unsigned lsb = it->lsb, width = 0;
	while (lsb && !word_bit(*mask, lsb - 1))
		lsb--;
	it->end = lsb;
	width = word_next_run(*mask, &lsb);
	it->part = width ? tested_part(t, lsb, it->end) : NULL;
	it->lsb = it->part ? it->part->lsb : lsb;
	return width != 0;
}

void mode_add_equal(
	struct mode_text *t, struct span because, const struct mode_tested *it, uint64_t value)
{
	if (it->part)
		made_add_for(&t->made, because, "%.*s == %llu", STR_ARG(mode_part_local(t, it->part)),
			(unsigned long long)value);
	else
		made_add_for(&t->made, because, "%.*s[%u:%u] == %llu", STR_ARG(t->bits), it->end - 1,
			it->lsb, (unsigned long long)value);
}

void mode_add_test(struct mode_text *t, const struct alternative *a)
{
	struct mode_tested it = { NULL, WORD_BITS, WORD_BITS };
	const char *before = "(";
	for (; mode_next_tested(t, &a->when.mask, &it); before = " && ") {
		made_add_for(&t->made, a->span, "%s", before);
		mode_add_equal(t, a->span, &it, word_extract(a->when.match, it.lsb, it.end - it.lsb));
	}
	made_add_for(&t->made, a->span, strcmp(before, "(") == 0 ? "true" : ")");
}

void mode_add_tested_locals(struct mode_text *t)
{
	VEC(const struct part *) known = { 0 };
	VEC_EACH (const struct alternative *, row, &t->operand->rows) {
		struct mode_tested it = { NULL, WORD_BITS, WORD_BITS };
		while (mode_next_tested(t, &(*row)->when.mask, &it)) {
			bool is_new = it.part;
			VEC_EACH (const struct part *, other, &known)
				is_new = is_new && *other != it.part;
			if (!is_new)
				continue;
			VEC_PUSH(t->run->arena, &known, it.part);
			made_add_for(&t->made, (*row)->span, "%.*s = ", STR_ARG(mode_part_local(t, it.part)));
			mode_add_bits(t, (*row)->span, it.part);
			made_add_for(&t->made, (*row)->span, ";\n");
		}
	}
}
