/* SPDX-License-Identifier: MIT */
/* The parts of an operand with alternatives -> pseudo-code of their values, and names of these. */
#include "isa/mode.h"
#include "sem/mode.h"

/* ---- values ---- */

void mode_add_bits(struct mode_text *t, struct span because, const struct part *part)
{
	made_add_for(&t->made, because, "%.*s[%u:%u]", STR_ARG(t->bits),
		part->lsb + part->type->width - 1, part->lsb);
}

bool mode_is_view(const struct part *part)
{
	return part->type->file->kind == FILE_VIEW;
}

/* The register of a part, which is a view, as pseudo-code has it. */
struct view_text mode_view_of_part(
	struct mode_text *t, struct span because, const struct part *part)
{
	struct str bits = str_printf(t->run->arena, "%.*s[%u:%u]", STR_ARG(t->bits),
		part->lsb + part->type->width - 1, part->lsb);
	return (struct view_text){ .isa = t->run->isa,
		.file = register_file_whole(part->type->file),
		.made = &t->made,
		.number = { .text = bits,
			.span = NO_SPAN,
			.more = part->type->file->of_first,
			.because = because },
		.by_name = true };
}

/* R[bits]; of a window, the register of its whole file. */
void mode_add_register(struct mode_text *t, struct span because, const struct part *part)
{
	const struct register_file *file = part->type->file;
	if (mode_is_view(part)) {
		struct view_text text = mode_view_of_part(t, because, part);
		view_add_read(&text);
		return;
	}
	made_add_for(&t->made, because, "%.*s[", STR_ARG((file->of ? file->of : file)->name));
	mode_add_bits(t, because, part);
	if (file->of && file->of_first)
		made_add_for(&t->made, because, " + %llu", (unsigned long long)file->of_first);
	made_add_for(&t->made, because, "]");
}

void mode_add_value(struct mode_text *t, struct span because, const struct part *part)
{
	const struct type *type = part->type;
	if (type->kind == TYPE_REGISTER) {
		mode_add_register(t, because, part);
		return;
	}
	bool scaled = type->scale > 1 || type->offset;
	bool is_signed = type->kind == TYPE_INTEGER && type->coding == CODING_SIGNED;
	made_add_for(&t->made, because, scaled ? "((" : "(");
	if (is_signed)
		made_add_for(&t->made, because, "INT%u(", type->width);
	mode_add_bits(t, because, part);
	made_add_for(&t->made, because, is_signed ? ")" : "");
	if (scaled)
		made_add_for(
			&t->made, because, ") * %lld + %lld", (long long)type->scale, (long long)type->offset);
	made_add_for(&t->made, because, ")");
}

/* ---- names ---- */

/* The value of the part as text. */
static struct str part_value(const struct mode_text *t, const struct part *part)
{
	struct mode_text value = *t;
	value.made = made_text_new(t->run->arena);
	mode_add_value(&value, NO_SPAN, part);
	return buffer_str(&value.made.text);
}

/* Does the code of some row name another part with the same value? */
static bool has_other_name(const struct mode_text *t, const struct part *part)
{
	struct str value = part_value(t, part);
	VEC_EACH (const struct part *, it, &t->used)
		if (*it != part && str_equal(part_value(t, *it), value))
			return true;
	return false;
}

/* m_rm, or bits_2_0: the bits of the part as a number */
static struct str name_of_bits(const struct mode_text *t, const struct part *part)
{
	const unsigned width = part->type->width;
	VEC_EACH (const struct part, it, &t->operand->mode->parts)
		if (it->lsb == part->lsb && it->type->width == width && part->type->file &&
			it->type->kind == TYPE_INTEGER)
			return it->name;
	return str_printf(
		t->run->arena, "%.*s_%u_%u", STR_ARG(t->bits), part->lsb + width - 1, part->lsb);
}

/* Of a part that is others, too, by their rows: its bits, or the register of that number. */
static struct str neutral_name(const struct mode_text *t, const struct part *part)
{
	const struct register_file *file = part->type->file;
	if (!has_other_name(t, part))
		return part->name;
	struct str bits = name_of_bits(t, part);
	if (!file)
		return bits;
	struct str name = register_file_whole(file)->name;
	return file->of_first ? str_printf(t->run->arena, "%.*s_%.*s_plus_%llu", STR_ARG(name),
								STR_ARG(bits), (unsigned long long)file->of_first)
						  : str_printf(t->run->arena, "%.*s_%.*s", STR_ARG(name), STR_ARG(bits));
}

struct str mode_part_local(const struct mode_text *t, const struct part *part)
{
	struct str wanted = neutral_name(t, part), name = mode_free_name(t, wanted);
	while (str_equal(name, t->bits) || str_equal(name, t->into) || str_equal(name, t->at) ||
		   (!str_equal(name, part->name) && type_find_part(t->operand->mode, name)))
		name = mode_free_name(t, str_printf(t->run->arena, "%.*s_part", STR_ARG(name)));
	return name;
}
