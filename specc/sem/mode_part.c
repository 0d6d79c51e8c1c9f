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

/* The used parts with the same value, which are of different rows; the part alone if it is only
 * tested. */
struct same_parts {
	VEC(const struct part *) list;
};

static struct same_parts same_parts(const struct mode_text *t, const struct part *part)
{
	struct same_parts same = { 0 };
	struct str value = part_value(t, part);
	VEC_EACH (const struct part, it, &t->operand->mode->parts) {
		bool is_used = it == part;
		VEC_EACH (const struct part *, used, &t->used)
			is_used = is_used || *used == it;
		if (is_used && str_equal(part_value(t, it), value))
			VEC_PUSH(t->run->arena, &same.list, it);
	}
	return same;
}

/* The next word of a name whose words are between underscores; false behind the last one. */
static bool next_part_word(struct str name, size_t *at, struct str *word)
{
	size_t end = str_find(name, *at, STR("_"));
	*word = str_slice(name, *at, end);
	bool more = *at < name.length;
	*at = end + 1;
	return more;
}

static bool has_part_word(struct str name, struct str wanted)
{
	struct str word;
	for (size_t at = 0; next_part_word(name, &at, &word);)
		if (str_equal(word, wanted))
			return true;
	return false;
}

/* "m_upper_base" of m_upper_base and m_upper_other_base, if it is the name of one. */
static struct str common_part_name(const struct mode_text *t, const struct same_parts *same)
{
	struct buffer all = buffer_new(t->run->arena);
	struct str word;
	for (size_t at = 0; next_part_word(same->list.items[0]->name, &at, &word);) {
		bool in_all = true;
		VEC_EACH (const struct part *, it, &same->list)
			in_all = in_all && has_part_word((*it)->name, word);
		if (in_all)
			buffer_printf(&all, "%s%.*s", all.length ? "_" : "", STR_ARG(word));
	}
	VEC_EACH (const struct part *, it, &same->list)
		if (str_equal((*it)->name, buffer_str(&all)))
			return (*it)->name;
	return (struct str){ 0 };
}

/* "m_ahead_or_far"; empty if that is too long. */
static struct str joined_name(const struct mode_text *t, const struct same_parts *same)
{
	enum { LONGEST = 26 };
	struct str first = same->list.items[0]->name;
	struct buffer all = buffer_new(t->run->arena);
	struct str prefix = str_slice(first, 0, 1 + str_find(first, 0, STR("_")));
	VEC_EACH (const struct part *, it, &same->list) {
		bool repeats =
			all.length && prefix.length < first.length && str_starts_with((*it)->name, prefix);
		buffer_printf(&all, "%s%.*s", all.length ? "_or_" : "",
			STR_ARG(str_slice((*it)->name, repeats ? prefix.length : 0, (*it)->name.length)));
	}
	return all.length <= LONGEST ? buffer_str(&all) : (struct str){ 0 };
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

/* Of a part that is others, too, by their rows: their names, else its bits, or the register of that
 * number. */
static struct str neutral_name(const struct mode_text *t, const struct part *part)
{
	const struct register_file *file = part->type->file;
	const struct same_parts same = same_parts(t, part);
	struct str common = common_part_name(t, &same);
	struct str joined = common.length ? common : joined_name(t, &same);
	if (joined.length)
		return joined;
	struct str bits = name_of_bits(t, part);
	if (!file)
		return bits;
	struct str name = register_file_whole(file)->name;
	return file->of_first ? str_printf(t->run->arena, "%.*s_%.*s_plus_%llu", STR_ARG(name),
								STR_ARG(bits), (unsigned long long)file->of_first)
						  : str_printf(t->run->arena, "%.*s_%.*s", STR_ARG(name), STR_ARG(bits));
}

/* Is it the name of a part with another value? */
static bool is_other_part(const struct mode_text *t, const struct part *part, struct str name)
{
	const struct part *other = type_find_part(t->operand->mode, name);
	return other && other != part && !str_equal(part_value(t, other), part_value(t, part));
}

struct str mode_part_local(const struct mode_text *t, const struct part *part)
{
	struct str wanted = neutral_name(t, part), name = mode_free_name(t, wanted);
	while (str_equal(name, t->bits) || str_equal(name, t->into) || str_equal(name, t->at) ||
		   is_other_part(t, part, name))
		name = mode_free_name(t, str_printf(t->run->arena, "%.*s_part", STR_ARG(name)));
	return name;
}
