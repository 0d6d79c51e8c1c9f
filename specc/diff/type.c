/* SPDX-License-Identifier: MIT */
/* Differences of types: the meaning of the bits of a field, and its text. */
#include "diff/internal.h"
#include "isa/register_list.h"

#include <inttypes.h>

static const struct str no_type = { 0 };

struct str diff_value(struct diff *d, const struct field *field, uint64_t value)
{
	const struct enumerator *e = type_find_value(field->type, value);
	return e ? e->name : diff_number(d, value);
}

/* ---- named values ---- */

static void removed_or_renamed(struct diff *d, const struct type *a, const struct type *b)
{
	VEC_EACH (struct enumerator, it, &a->values) {
		const struct enumerator *same = type_find_name(b, it->name);
		const struct enumerator *now = type_find_value(b, it->value);
		struct str name = diff_name(d, a->name, it->name);
		if (same)
			diff_note(d, DIFF_ENUMERATOR_VALUE, name, diff_number(d, it->value),
				diff_number(d, same->value));
		else if (now && !type_find_name(a, now->name))
			diff_add(d, DIFF_ENUMERATOR_RENAMED, name, it->name, now->name);
		else
			diff_add(d, DIFF_ENUMERATOR_REMOVED, name, diff_number(d, it->value), no_type);
	}
}

static void added_values(struct diff *d, const struct type *a, const struct type *b)
{
	VEC_EACH (struct enumerator, it, &b->values) {
		const struct enumerator *was = type_find_value(a, it->value);
		if (!type_find_name(a, it->name) && !(was && !type_find_name(b, was->name)))
			diff_add(d, DIFF_ENUMERATOR_ADDED, diff_name(d, b->name, it->name), no_type,
				diff_number(d, it->value));
	}
}

/* ---- numbers ---- */

/* "list of d0, d1, a7": the registers of the bits, the lowest bit first. */
static struct str list_of(struct diff *d, const struct register_list *list)
{
	struct buffer out = buffer_new(d->arena);
	for (unsigned bit = 0; bit < list->members.count; bit++) {
		struct str name = register_text(d->arena, list->file, list_bit_number(list, bit));
		buffer_printf(&out, "%s%.*s", bit ? ", " : "list of ", STR_ARG(name));
	}
	return buffer_str(&out);
}

static bool same_registers(
	struct diff *d, const struct register_list *a, const struct register_list *b)
{
	if (!a || !b)
		return a == b;
	return str_equal(a->file->name, b->file->name) && str_equal(list_of(d, a), list_of(d, b));
}

static struct str number_of(struct diff *d, const struct type *type)
{
	static const char *const codings[] = { "unsigned", "two's complement", "ones' complement",
		"table" };
	struct buffer out = buffer_new(d->arena);
	if (type->kind != TYPE_INTEGER)
		return no_type;
	if (type->list)
		return list_of(d, type->list);
	buffer_printf(&out, "%s, times %" PRId64 " plus %" PRId64, codings[type->coding], type->scale,
		type->offset);
	if (type->formula.length)
		buffer_printf(&out, " of %.*s", STR_ARG(type->formula));
	else
		VEC_EACH (int64_t, it, &type->table)
			buffer_printf(&out, " %" PRId64, *it);
	if (type->relative || type->relative_next)
		buffer_printf(&out, ", from the address %s it", type->relative_next ? "behind" : "of");
	if (type->relative && (type->relative_from || type->relative_step > 1))
		buffer_printf(&out, " plus %u, by %u", type->relative_from, type->relative_step);
	if (type->relative && type->relative_align > 1)
		buffer_printf(&out, ", aligned to %u", type->relative_align);
	return buffer_str(&out);
}

static struct str text_of_type(struct diff *d, const struct type *type)
{
	struct buffer out = buffer_new(d->arena);
	if (type->list) {
		buffer_printf(&out, "registers separated by '%.*s'", STR_ARG(type->list->separator));
		if (type->list->range.length)
			buffer_printf(&out, ", from %u on as a range with '%.*s'", type->list->least,
				STR_ARG(type->list->range));
	} else if (type->kind == TYPE_INTEGER) {
		buffer_printf(&out, "%s, prefix '%.*s', %u digits",
			type->base == BASE_DECIMAL ? "decimal" : "hexadecimal", STR_ARG(type->hex_prefix),
			type->digits);
		if (type->has_accept)
			buffer_printf(
				&out, ", also %" PRId64 " to %" PRIu64, type->accept_min, type->accept_max);
	}
	return buffer_str(&out);
}

/* What stands for the values in assembly. */
static void compare_value_texts(struct diff *d, const struct type *a, const struct type *b)
{
	VEC_EACH (struct enumerator, it, &a->values) {
		const struct enumerator *same = type_find_name(b, it->name);
		if (same)
			diff_note(d, DIFF_TYPE_TEXT, diff_name(d, a->name, it->name), it->text, same->text);
	}
}

static struct str ignored_text(struct diff *d, const struct type *type)
{
	return type->ignored ? str_printf(d->arena, "ignored, written as %" PRIu64, type->unused)
						 : STR("not ignored");
}

static bool reads_the_list(const struct register_list *a, const struct register_list *b)
{
	return str_equal(list_separator_sign(a), list_separator_sign(b)) &&
		   (!a->range.length || str_equal(list_range_sign(a), list_range_sign(b)));
}

/* Has only the printing changed, i.e. is all old text still parsed to the same value? */
static bool reads_the_same(const struct type *a, const struct type *b)
{
	bool accepts = !a->has_accept || (b->has_accept && b->accept_min <= a->accept_min &&
										 b->accept_max >= a->accept_max);
	if (a->list && b->list)
		return reads_the_list(a->list, b->list);
	return a->kind == TYPE_INTEGER && a->digits == b->digits && accepts &&
		   (str_equal(a->hex_prefix, b->hex_prefix) || str_equal_c(a->hex_prefix, "0x"));
}

/* ---- types ---- */

static struct str kind_of_type(struct diff *d, const struct type *type)
{
	static const char *const kinds[] = { "named values", "integer", "float", "register",
		"compound" };
	const struct register_file *file = type->list ? type->list->file : type->file;
	return str_printf(d->arena, "%s of %u bits%s%.*s",
		type->list ? "list of registers" : kinds[type->kind], type->width, file ? ", " : "",
		STR_ARG(file ? file->name : no_type));
}

static bool same_values(const struct type *a, const struct type *b)
{
	VEC_EACH (struct enumerator, it, &a->values) {
		const struct enumerator *same = type_find_value(b, it->value);
		if (!same || !str_equal(same->name, it->name))
			return false;
	}
	return true;
}

bool diff_same_type(struct diff *d, const struct type *a, const struct type *b)
{
	if (a->kind != b->kind || !same_values(a, b) || !same_registers(d, a->list, b->list))
		return false;
	if (a->kind == TYPE_REGISTER)
		return a->file && b->file && str_equal(a->file->name, b->file->name);
	if (a->kind == TYPE_FLOAT)
		return a->width == b->width;
	if (a->kind == TYPE_COMPOSITE)
		return diff_same_compound(d, a, b);
	if (a->kind != TYPE_INTEGER)
		return true;
	bool is_signed = a->coding == CODING_SIGNED || a->coding == CODING_ONES;
	if (a->coding != b->coding || a->scale != b->scale || a->offset != b->offset ||
		a->relative != b->relative || a->relative_next != b->relative_next ||
		a->relative_from != b->relative_from || a->relative_step != b->relative_step ||
		a->relative_align != b->relative_align || (is_signed && a->width != b->width) ||
		a->table.count > b->table.count)
		return false;
	for (size_t i = 0; i < a->table.count; i++)
		if (a->table.items[i] != b->table.items[i])
			return false;
	return true;
}

enum diff_verdict diff_renamed_type(struct diff *d, const struct type *a, const struct type *b)
{
	if (!diff_same_type(d, a, b))
		return DIFF_BINARY;
	if (a->kind == TYPE_ENUM) /* C names contain the name of the type */
		return DIFF_SOURCE;
	bool reads = reads_the_same(a, b) || str_equal(text_of_type(d, a), text_of_type(d, b));
	return reads ? DIFF_COMPATIBLE : DIFF_SOURCE;
}

static const void *type_at(const struct isa *isa, size_t i)
{
	return i < isa->types.count ? isa->types.items[i] : NULL;
}

static struct str type_name(const void *type)
{
	return ((const struct type *)type)->name;
}

void diff_type(struct diff *d, const struct type *a, const struct type *b)
{
	if (a->kind != b->kind || !a->list != !b->list) {
		diff_add(d, DIFF_FIELD_TYPE, a->name, kind_of_type(d, a), kind_of_type(d, b));
		return;
	}
	if (a->kind == TYPE_REGISTER && a->file && b->file)
		diff_note(d, DIFF_FIELD_TYPE, a->name, a->file->name, b->file->name);
	if (a->kind == TYPE_COMPOSITE)
		diff_compound(d, a, b);
	removed_or_renamed(d, a, b);
	added_values(d, a, b);
	compare_value_texts(d, a, b);
	diff_note(d, DIFF_TYPE_NUMBER, a->name, number_of(d, a), number_of(d, b));
	diff_note(d, DIFF_TYPE_IGNORED, a->name, ignored_text(d, a), ignored_text(d, b));
	struct diff_change *text =
		diff_note(d, DIFF_TYPE_TEXT, a->name, text_of_type(d, a), text_of_type(d, b));
	if (text && reads_the_same(a, b))
		text->verdict = DIFF_COMPATIBLE;
}

static void compare_type_facts(struct diff *d, const void *before, const void *after)
{
	const struct type *a = before;
	size_t first = d->changes.count;
	diff_type(d, a, after);
	diff_keep(d, a->name, first);
}

/* Ignores types by themselves; their uses are compared opcode by opcode. */
static void one_type(struct diff *d, const void *type)
{
	(void)d;
	(void)type;
}

static const struct diff_list compared_types = { .at = type_at,
	.name = type_name,
	.both = compare_type_facts,
	.removed = one_type,
	.added = one_type };

void diff_types(struct diff *d)
{
	diff_by_name(d, &compared_types);
}
