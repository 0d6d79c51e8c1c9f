/* SPDX-License-Identifier: MIT */
/* Differences of compounds: their parts, and the rows of operand modes. Words are counted by the
 * bits of the opcode alone, so what a row appends is compared here. */
#include "diff/internal.h"
#include "forms/forms.h"
#include "isa/mode.h"

static const struct str no_row = { 0 };

/* ---- parts ---- */

static bool same_part_bits(const struct part *a, const struct part *b)
{
	return a->appended == b->appended && a->type->width == b->type->width &&
		   (a->appended || a->lsb == b->lsb);
}

/* The part of the other version: of the same name, else at the same bits under a new name. */
static const struct part *other_part(
	const struct type *own, const struct part *part, const struct type *other)
{
	const struct part *same = type_find_part(other, part->name);
	if (same)
		return same;
	VEC_EACH (struct part, it, &other->parts)
		if (same_part_bits(part, it) && !type_find_part(own, it->name))
			return it;
	return NULL;
}

static struct str text_of_part(struct diff *d, const struct part *part)
{
	if (part->appended)
		return str_printf(
			d->arena, "appends %u bits, %.*s", part->type->width, STR_ARG(part->type->name));
	struct str bits = bit_range_text(d->arena, part->lsb, part->type->width);
	return str_printf(d->arena, "bits %.*s, %.*s", STR_ARG(bits), STR_ARG(part->type->name));
}

/* Words do not count the values of appended parts. */
static void compare_appended_values(
	struct diff *d, struct str name, const struct type *a, const struct type *b)
{
	struct cube_set lost = cube_set_minus(d->arena, &a->legal, &b->legal);
	struct cube_set gained = cube_set_minus(d->arena, &b->legal, &a->legal);
	if (lost.cubes.count || gained.cubes.count)
		diff_add(d, lost.cubes.count ? DIFF_LEGAL_REMOVED : DIFF_LEGAL_ADDED, name,
			str_printf(d->arena, "%.*s values",
				STR_ARG(wide_decimal(d->arena, cube_set_count(&a->legal)))),
			str_printf(d->arena, "%.*s values",
				STR_ARG(wide_decimal(d->arena, cube_set_count(&b->legal)))));
}

static void compare_part(
	struct diff *d, const struct type *owner, const struct part *a, const struct part *b)
{
	struct str name = diff_name(d, owner->name, a->name);
	diff_note(d, DIFF_FIELD_RENAMED, name, a->name, b->name);
	bool same_bits = same_part_bits(a, b);
	if (!same_bits || !str_equal(a->type->name, b->type->name)) {
		struct diff_change *change =
			diff_add(d, DIFF_PART, name, text_of_part(d, a), text_of_part(d, b));
		if (same_bits)
			change->verdict = diff_renamed_type(d, a->type, b->type);
	}
	if (same_bits && a->appended)
		compare_appended_values(d, name, a->type, b->type);
}

static void compare_parts(struct diff *d, const struct type *a, const struct type *b)
{
	VEC_EACH (struct part, it, &a->parts) {
		const struct part *other = other_part(a, it, b);
		if (other)
			compare_part(d, a, it, other);
	}
}

/* ---- rows ---- */

/* What a row's text shows, without its literals: "x g" of "x'('g')'". Another part may have another
 * meaning at the same bits. */
static struct str shown_parts(struct diff *d, const struct alternative *row)
{
	struct buffer out = buffer_new(d->arena);
	struct str text = span_text(row->text);
	bool quoted = false;
	for (size_t i = 0; i < text.length; i++) {
		if (text.text[i] == '\'')
			quoted = !quoted;
		if (!quoted)
			buffer_add_char(&out, text.text[i] == '\'' ? ' ' : text.text[i]);
	}
	return str_trim(buffer_str(&out));
}

/* Are the texts the same but for blanks? */
static bool differ_in_blanks_only(struct span x, struct span y)
{
	struct str a = span_text(x), b = span_text(y);
	size_t i = str_skip_blanks(a, 0), k = str_skip_blanks(b, 0);
	while (i < a.length && k < b.length && a.text[i] == b.text[k]) {
		i = str_skip_blanks(a, i + 1);
		k = str_skip_blanks(b, k + 1);
	}
	return i == a.length && k == b.length;
}

/* The i-th part that the row appends, or NULL. */
static const struct part *appended_part(
	const struct type *type, const struct alternative *row, size_t i)
{
	VEC_EACH (struct part, it, &type->parts)
		if (forms_alternative_appends(type, row, it) && !i--)
			return it;
	return NULL;
}

/* Do both rows append the same parts in the same order? */
static bool append_the_same(const struct type *a, const struct alternative *row,
	const struct type *b, const struct alternative *now)
{
	const struct part *x = NULL, *y = NULL;
	for (size_t i = 0; i == 0 || (x && y); i++) {
		x = appended_part(a, row, i);
		y = appended_part(b, now, i);
		if (x && y && (!same_part_bits(x, y) || other_part(a, x, b) != y))
			return false;
	}
	return !x && !y;
}

/* Are all bits that the old row leaves open also open in the new one, and the others the same? */
static bool row_keeps_bits(
	const struct type *type, const struct alternative *row, const struct alternative *now)
{
	struct word own = word_mask(0, type->own), mask = word_and(now->bits.mask, own);
	return word_equal(word_and(mask, row->bits.mask), mask) &&
		   word_equal(word_and(row->bits.match, mask), word_and(now->bits.match, mask));
}

static const struct alternative *row_named(const struct type *type, struct str name)
{
	VEC_EACH (struct alternative, it, &type->alternatives)
		if (str_equal(it->name, name))
			return it;
	return NULL;
}

/* The row of the other version: of the same name, else of the same bits under a new name. */
static const struct alternative *other_row(
	const struct type *own, const struct alternative *row, const struct type *other)
{
	const struct alternative *same = row_named(other, row->name);
	if (same)
		return same;
	VEC_EACH (struct alternative, it, &other->alternatives)
		if (word_equal(it->when.mask, row->when.mask) &&
			word_equal(it->when.match, row->when.match) && !row_named(own, it->name))
			return it;
	return NULL;
}

/* The bits of the field that select a row, and what it appends: "010???, x". */
static struct str bits_of_row(
	struct diff *d, const struct type *type, const struct alternative *row)
{
	struct buffer out = buffer_new(d->arena);
	const struct part *part;
	buffer_add(&out, alternative_bits_text(d->arena, type, row));
	for (size_t i = 0; (part = appended_part(type, row, i)); i++)
		buffer_printf(&out, ", %.*s", STR_ARG(part->name));
	return buffer_str(&out);
}

static void compare_row(struct diff *d, const struct type *a, const struct alternative *row,
	const struct type *b, const struct alternative *now)
{
	bool same = a->own == b->own && word_equal(row->when.mask, now->when.mask) &&
				word_equal(row->when.match, now->when.match);
	bool keeps = a->own == b->own && row_keeps_bits(a, row, now);
	struct str name = diff_name(d, b->name, now->name);
	if (!(same || keeps) || !append_the_same(a, row, b, now))
		diff_add(d, DIFF_ROW, name, bits_of_row(d, a, row), bits_of_row(d, b, now));
	else
		diff_note(d, DIFF_ROW, name, shown_parts(d, row), shown_parts(d, now));
	if (str_equal(shown_parts(d, row), shown_parts(d, now)) &&
		!differ_in_blanks_only(row->text, now->text))
		diff_add(d, DIFF_SYNTAX_CHANGED, name, span_text(row->text), span_text(now->text));
}

static void compare_new_row(
	struct diff *d, const struct type *a, const struct type *b, const struct alternative *row)
{
	struct diff_change *change = diff_add(
		d, DIFF_ROW_ADDED, diff_name(d, b->name, row->name), no_row, bits_of_row(d, b, row));
	struct cube_set now = row->values;
	now.width = a->legal.width;
	if (a->own != b->own || cube_set_meet(d->arena, &a->legal, &now).cubes.count)
		diff_raise(change, DIFF_BINARY);
}

void diff_compound(struct diff *d, const struct type *a, const struct type *b)
{
	compare_parts(d, a, b);
	if (!a->alternatives.count != !b->alternatives.count)
		diff_add(d, DIFF_FIELD_TYPE, a->name, a->alternatives.count ? STR("rows") : STR("one text"),
			b->alternatives.count ? STR("rows") : STR("one text"));
	VEC_EACH (struct alternative, it, &a->alternatives) {
		const struct alternative *now = other_row(a, it, b);
		if (now)
			compare_row(d, a, it, b, now);
		else
			diff_add(d, DIFF_ROW_REMOVED, diff_name(d, a->name, it->name), bits_of_row(d, a, it),
				no_row);
	}
	VEC_EACH (struct alternative, it, &b->alternatives)
		if (!other_row(b, it, a))
			compare_new_row(d, a, b, it);
}

bool diff_same_compound(struct diff *d, const struct type *a, const struct type *b)
{
	struct diff scratch = { .arena = d->arena, .before = d->before, .after = d->after };
	scratch.known.arena = d->arena;
	diff_compound(&scratch, a, b);
	return a->width == b->width && diff_verdict(&scratch) <= DIFF_COMPATIBLE;
}

/* ---- prose ---- */

void diff_row_prose(struct diff *d, const struct type *a, const struct type *b)
{
	VEC_EACH (struct alternative, it, &a->alternatives) {
		const struct alternative *now = other_row(a, it, b);
		if (!now)
			continue;
		struct str name = diff_name(d, b->name, now->name);
		diff_note(d, DIFF_PROSE, name, it->name, now->name);
		diff_note(d, DIFF_PROSE, name, comment_text(d->arena, it->comment, STR("//")),
			comment_text(d->arena, now->comment, STR("//")));
	}
}
