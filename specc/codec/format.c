/* SPDX-License-Identifier: MIT */
/* Prints words as canonical text by walking the elements of a form. */
#include "codec/internal.h"
#include "isa/register_list.h"

#include <assert.h>

#include "number/text.h"

/* Output buffer; text beyond its size is counted but not stored. */
struct writer {
	char *out;
	size_t size, length; /* size including NUL; bytes written or needed */
	bool plus;           /* the last byte is a '+' that a '-' may replace */
};

static void put_char(struct writer *w, char c)
{
	if (w->length + 1 < w->size)
		w->out[w->length] = c;
	w->length++;
}

static void put_chars(struct writer *w, const char *text, size_t length)
{
	w->plus = false;
	for (size_t i = 0; i < length; i++)
		put_char(w, text[i]);
}

static void put_str(struct writer *w, struct str s)
{
	put_chars(w, s.text, s.length);
}

static size_t finish_text(struct writer *w)
{
	if (w->size)
		w->out[w->length < w->size ? w->length : w->size - 1] = '\0';
	return w->length;
}

/* ---- operands ---- */

uint64_t codec_integer(const struct type *type, uint64_t bits, bool *negative)
{
	uint64_t sign = (uint64_t)1 << (type->width - 1), mask = sign | (sign - 1);
	uint64_t magnitude = bits;
	assert(type->kind == TYPE_INTEGER && type->width && type->width <= 64);
	*negative = false;
	if (type->coding == CODING_SIGNED && (bits & sign)) {
		*negative = true;
		magnitude = (0 - bits) & mask;
	} else if (type->coding == CODING_ONES && (bits & sign)) {
		*negative = true;
		magnitude = ~bits & mask;
	} else if (type->coding == CODING_TABLE) {
		int64_t entry = bits < type->table.count ? type->table.items[bits] : 0;
		*negative = entry < 0;
		magnitude = entry < 0 ? 0 - (uint64_t)entry : (uint64_t)entry;
	}
	if (type->scale > 1)
		magnitude *= (uint64_t)type->scale;
	codec_add_offset(&magnitude, negative, type->offset, false);
	return magnitude;
}

bool codec_register_numbered(const struct register_file *file, uint64_t number)
{
	return number >= file->first && number - file->first < file->count;
}

static void put_decimal(struct writer *w, uint64_t value)
{
	char text[NUMBER_TEXT_MAX];
	put_chars(w, text, number_write_digits(text, value, 10, 1));
}

static void put_hex(struct writer *w, uint64_t value)
{
	char text[NUMBER_TEXT_MAX];
	put_chars(w, "0x", 2);
	put_chars(w, text, number_write_digits(text, value, 16, 1));
}

/* -0x1f, 31, $001f */
static void put_integer(struct writer *w, const struct type *type, uint64_t bits)
{
	char text[NUMBER_TEXT_MAX];
	bool negative, hex = type->base == BASE_HEX;
	uint64_t magnitude = codec_integer(type, bits, &negative);
	if (negative && w->plus) /* "+" and "-0x4" become "-0x4" */
		w->length--;
	if (negative)
		put_chars(w, "-", 1);
	if (hex)
		put_str(w, type->hex_prefix);
	put_chars(w, text, number_write_digits(text, magnitude, hex ? 16 : 10, type->digits));
}

/* R3, RZ, R[2:3]; register numbers are decimal. */
static void put_register(
	struct writer *w, const struct register_file *file, unsigned count, uint64_t number)
{
	const struct register_name *name = file_name_of(file, number);
	if (name && (count < 2 || name->constant || !codec_register_numbered(file, number))) {
		put_str(w, name->name);
		return;
	}
	put_str(w, file->prefix);
	if (count < 2) {
		put_decimal(w, number);
		return;
	}
	put_chars(w, "[", 1);
	put_decimal(w, number);
	put_chars(w, ":", 1);
	put_decimal(w, number + count - 1);
	put_chars(w, "]", 1);
}

static void put_member(struct writer *w, const struct register_list *list, size_t member)
{
	put_str(w, list->names.items[member].text);
}

/* d0-d3/a6 */
static void put_list(struct writer *w, const struct register_list *list, uint64_t mask)
{
	bool any = false;
	for (unsigned i = 0, run; i < list->members.count; i += run) {
		run = 1;
		if (!(mask >> list->members.items[i].bit & 1))
			continue;
		run = list_run(list, mask, i);
		if (any)
			put_str(w, list->separator);
		put_member(w, list, i);
		if (run > 1) {
			put_str(w, list->range);
			put_member(w, list, i + run - 1);
		}
		any = true;
	}
}

static void put_codec_operand(
	struct writer *w, const struct type *type, unsigned count, uint64_t value)
{
	char text[NUMBER_TEXT_MAX];
	const struct enumerator *known;
	switch (type->kind) {
	case TYPE_REGISTER: put_register(w, type->file, count, value); break;
	case TYPE_FLOAT: put_chars(w, text, number_write_float(text, value, type->width)); break;
	case TYPE_ENUM:
		known = type_find_value(type, value);
		if (known)
			put_str(w, known->text);
		else
			put_hex(w, value);
		break;
	case TYPE_INTEGER:
		if (type->list)
			put_list(w, type->list, value);
		else
			put_integer(w, type, value);
		break;
	case TYPE_COMPOSITE: /* lowering inlines its parts; only used for messages */
		put_hex(w, value);
		break;
	}
}

struct str codec_list_text(struct arena *arena, const struct register_list *list, uint64_t mask)
{
	struct writer measure = { 0 };
	put_list(&measure, list, mask);
	char *text = arena_alloc(arena, measure.length + 1);
	struct writer w = { .out = text, .size = measure.length + 1 };
	put_list(&w, list, mask);
	finish_text(&w);
	return (struct str){ text, measure.length };
}

struct str codec_operand_text(
	struct arena *arena, const struct type *type, unsigned count, uint64_t value)
{
	char text[512];
	struct writer w = { .out = text, .size = sizeof text };
	if (type->list)
		return codec_list_text(arena, type->list, value);
	put_codec_operand(&w, type, count, value);
	finish_text(&w);
	return str_copy(arena, str_from_c(text));
}

/* ---- elements ---- */

struct printer {
	struct writer writer;
	struct word word;
	bool *shown;
	const struct operand_names *names; /* or NULL */
};

/* Shows a group if a field in it differs from its absent value, or if a later shown group would be
 * misread without it. Decides from last to first. */
static void decide_groups(struct printer *p, const struct form *form)
{
	for (size_t i = form->all.count; i-- > 0;) {
		const struct element *e = form->all.items[i].element;
		if (e->kind != ELEMENT_GROUP)
			continue;
		bool shown = !bindings_hold(e->absent.items, e->absent.count, p->word);
		for (size_t k = 0; k < e->forces.count && !shown; k++)
			shown = p->shown[e->forces.items[k]];
		p->shown[e->group_index] = shown;
	}
}

static uint64_t value_of_element(const struct element *e, struct word w)
{
	uint64_t value = field_extract(e->field, w) >> e->lsb;
	return e->width >= 64 ? value : value & (((uint64_t)1 << e->width) - 1);
}

static void format_modifier(struct printer *p, const struct element *e)
{
	uint64_t value = field_extract(e->field, p->word);
	if (e->has_hidden && value == e->hidden)
		return;
	put_str(&p->writer, e->text);
	put_codec_operand(&p->writer, e->field->type, 1, value);
}

/* Prints the name that replaces the operand; false if there is none. */
static bool put_name(struct printer *p, const struct element *e)
{
	struct str name;
	if (!p->names || !p->names->find(p->names->context, e, value_of_element(e, p->word), &name))
		return false;
	put_str(&p->writer, name);
	return true;
}

static void print_list(struct printer *p, struct element *const *list, size_t count)
{
	for (size_t i = 0; i < count; i++) {
		const struct element *e = list[i];
		switch (e->kind) {
		case ELEMENT_TEXT:
			put_str(&p->writer, e->text);
			p->writer.plus = e->joins;
			break;
		case ELEMENT_MODIFIER: format_modifier(p, e); break;
		case ELEMENT_OPERAND:
			p->writer.plus &= e->joined;
			if (!put_name(p, e))
				put_codec_operand(&p->writer, e->type, e->count, value_of_element(e, p->word));
			break;
		case ELEMENT_GROUP:
			if (p->shown[e->group_index])
				print_list(p, e->children.items, e->children.count);
			break;
		case ELEMENT_ONE_OF:
			e = element_chosen(e, p->word);
			/* fall through */
		case ELEMENT_ALTERNATIVE:
			if (e)
				print_list(p, e->children.items, e->children.count);
			break;
		}
	}
}

size_t codec_format_named(struct codec *codec, const struct form *form, struct word w,
	const struct operand_names *names, char *out, size_t size)
{
	struct printer p = { { .out = out, .size = size }, w, codec->shown, names };
	decide_groups(&p, form);
	print_list(&p, form->elements.items, form->elements.count);
	put_str(&p.writer, codec->isa->terminator);
	return finish_text(&p.writer);
}

size_t codec_format(
	struct codec *codec, const struct form *form, struct word w, char *out, size_t size)
{
	return codec_format_named(codec, form, w, NULL, out, size);
}

struct str codec_text(
	struct codec *codec, struct arena *arena, const struct form *form, struct word w)
{
	char text[512];
	size_t length = codec_format(codec, form, w, text, sizeof text);
	if (length < sizeof text)
		return str_copy(arena, (struct str){ text, length });
	char *larger = arena_alloc(arena, length + 1);
	codec_format(codec, form, w, larger, length + 1);
	return (struct str){ larger, length };
}
