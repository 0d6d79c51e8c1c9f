/* SPDX-License-Identifier: MIT */
/* Decodes bytes and words to an opcode and form, or to the reason why they are not an
 * instruction. */
#include "codec/internal.h"

#include <assert.h>

#include "isa/condition.h"
#include "isa/mode.h"

/* ---- what is wrong with a word ---- */

/* The element that writes the field, or NULL. */
static const struct element *field_element(const struct form *form, const struct field *field)
{
	VEC_EACH (struct form_element, it, &form->all)
		if (it->element->field == field)
			return it->element;
	return NULL;
}

static struct misfit box_misfit(const struct form *form, const struct box *box, struct word w)
{
	struct misfit misfit = { form, box, NULL, 0 };
	const struct opcode *opcode = form->opcode;
	for (size_t i = 0; i < opcode->fields.count; i++) {
		if (cube_set_has(&box->sets[i], field_extract(opcode->fields.items[i], w)))
			continue;
		if (!misfit.count++)
			misfit.field = opcode->fields.items[i];
	}
	return misfit;
}

struct misfit codec_misfit(struct form *const *forms, size_t count, struct word w)
{
	struct misfit best = { NULL, NULL, NULL, SIZE_MAX };
	for (size_t i = 0; i < count; i++)
		for (size_t k = 0; k < forms[i]->boxes.count; k++) {
			struct misfit misfit = box_misfit(forms[i], &forms[i]->boxes.items[k], w);
			if (misfit.count < best.count)
				best = misfit;
		}
	return best;
}

struct word_names {
	const struct opcode *opcode;
	struct word word;
};

static bool value_in_decoded(void *user, struct str name, struct value *value)
{
	const struct word_names *names = user;
	const struct field *field = opcode_find_field(names->opcode, name);
	if (!field)
		return false;
	*value = (struct value){ .number = (int64_t)field_extract(field, names->word), .field = field };
	return true;
}

const struct encoding_error *codec_forbidden(const struct opcode *opcode, struct word w)
{
	struct word_names names = { opcode, w };
	struct value value;
	for (const struct definition *d = opcode->definition; d; d = d->parent)
		for (size_t i = 0; i < d->errors.count; i++) {
			const struct encoding_error *error = &d->errors.items[i];
			if (condition_eval(NULL, error->condition, value_in_decoded, &names, &value) &&
				(value.number != 0) != error->must_hold)
				return error;
		}
	return NULL;
}

/* ---- decode ---- */

/* The first field whose value is not valid for its type, or NULL. */
static const struct field *illegal_value(const struct opcode *opcode, struct word w)
{
	for (size_t i = 0; i < opcode->fields.count; i++) {
		const struct field *field = opcode->fields.items[i];
		if (field->kind != FIELD_FIXED &&
			!cube_set_has(&field->type->legal, field_extract(field, w)))
			return field;
	}
	return NULL;
}

static void explain_reserved(const struct opcode *opcode, struct decoded *decoded)
{
	struct word w = decoded->word;
	decoded->opcode = opcode;
	decoded->bits = word_and(w, word_not(opcode->covered));
	decoded->field = illegal_value(opcode, w);
	if (!word_is_zero(decoded->bits)) {
		decoded->reason = RESERVED_BITS;
		decoded->field = NULL;
	} else if (decoded->field) {
		decoded->reason = RESERVED_VALUE;
	} else {
		struct misfit misfit = codec_misfit(opcode->forms.items, opcode->forms.count, w);
		decoded->reason = RESERVED_CONSTRAINT;
		decoded->field = misfit.field;
		decoded->nearest = misfit.form;
		decoded->error = codec_forbidden(opcode, w);
	}
}

/* Fills in word and length of an opcode, whose own bits are those of `packed`; false if there are
 * fewer than that in `most` bits. */
static bool take_appended(
	const struct opcode *opcode, struct word packed, unsigned most, struct decoded *decoded)
{
	decoded->length = opcode_unpack(opcode, packed, &decoded->word);
	return decoded->length <= most;
}

/* Decodes an instruction of this length without appended units, of which `most` bits are there. */
static void decode_packed(struct codec *codec, struct word packed, unsigned length, unsigned most,
	struct decoded *decoded)
{
	const struct dtree *tree = NULL;
	*decoded = (struct decoded){ .status = DECODE_UNDEFINED, .length = length };
	struct word w = word_and(packed, word_mask(0, length));
	decoded->word = w;
	VEC_EACH (struct length_tree, it, &codec->trees)
		if (it->length == length)
			tree = it->tree;
	if (!tree)
		return;
	uint32_t after = 0;
	const struct opcode *opcode, *first = NULL, *truncated = NULL;
	while ((opcode = dtree_match(tree, codec->isa, w, &after))) {
		if (!take_appended(opcode, packed, most, decoded)) {
			truncated = truncated ? truncated : opcode;
			continue; /* a shorter one may be legal */
		}
		decoded->form = codec_legal_form(codec, opcode, decoded->word);
		if (decoded->form) {
			decoded->status = DECODE_OK;
			decoded->opcode = opcode;
			return;
		}
		if (!first)
			first = opcode;
	}
	if (truncated) {
		take_appended(truncated, packed, most, decoded);
		decoded->status = DECODE_TRUNCATED;
	} else if (first) {
		take_appended(first, packed, most, decoded);
		decoded->status = DECODE_RESERVED;
		explain_reserved(first, decoded);
	}
}

void codec_decode_word(struct codec *codec, struct word w, unsigned length, struct decoded *decoded)
{
	const struct isa *isa = codec->isa;
	struct word all = word_and(w, word_mask(0, length));
	unsigned own = length;
	assert(length % 8 == 0 && length <= WORD_BITS);
	if (isa_appends(isa)) /* the rest may be appended */
		own = length_map_find(codec->lengths, w, length);
	decode_packed(codec, all, own && own < length ? own : length, length, decoded);
}

unsigned codec_word_length(const struct codec *codec, struct word w)
{
	return length_map_find(codec->lengths, w, WORD_BITS);
}

unsigned codec_length_bits(const struct codec *codec, struct word w)
{
	return length_map_read(codec->lengths, w);
}

void codec_decode_bytes(
	struct codec *codec, const uint8_t *bytes, size_t size, struct decoded *decoded)
{
	const struct isa *isa = codec->isa;
	unsigned most = WORD_BITS;
	*decoded = (struct decoded){ .status = DECODE_TRUNCATED };
	if (size < isa->unit / 8)
		return;
	while (most / 8 > size)
		most -= isa->unit;
	struct word packed = isa_load_word(isa, bytes, most);
	unsigned length = length_map_find(codec->lengths, packed, most);
	decoded->is_open = !length;
	decoded->length = length ? length : most + isa->unit;
	decoded->word = word_and(packed, word_mask(0, isa->unit));
	if (length && size >= length / 8)
		decode_packed(codec, packed, length, most, decoded);
}

/* ---- reasons ---- */

static void add_decoded_value(struct buffer *text, const struct type *type, uint64_t value)
{
	buffer_add(text, codec_operand_text(text->arena, type, 1, value));
}

/* The i-th bit pattern of a type in the order of the numbers that they encode. */
static uint64_t pattern_of_type(const struct type *type, uint64_t i)
{
	bool is_signed = type->kind == TYPE_INTEGER &&
					 (type->coding == CODING_SIGNED || type->coding == CODING_ONES);
	return is_signed ? i ^ (uint64_t)1 << (type->width - 1) : i;
}

/* "0x0 to 0x5 or 0x7": single values and ranges of a small set, at most 8. */
static void add_decoded_values(
	struct buffer *text, const struct type *type, const struct cube_set *set)
{
	uint64_t first[9], last[9], end = (uint64_t)1 << type->width;
	unsigned runs = 0;
	for (uint64_t i = 0; i < end && runs < 9; i++) {
		if (!cube_set_has(set, pattern_of_type(type, i)))
			continue;
		first[runs] = pattern_of_type(type, i);
		while (type->kind == TYPE_INTEGER && i + 1 < end &&
			   cube_set_has(set, pattern_of_type(type, i + 1)))
			i++;
		last[runs++] = pattern_of_type(type, i);
	}
	for (unsigned i = 0; i < runs && i < 8; i++) {
		buffer_printf(text, "%s", i == 0 ? "" : i + 1 == runs ? " or " : ", ");
		add_decoded_value(text, type, first[i]);
		if (last[i] != first[i]) {
			buffer_printf(text, " to ");
			add_decoded_value(text, type, last[i]);
		}
	}
	if (runs == 9)
		buffer_printf(text, " ...");
}

/* The values of the type that a large set lacks: "other than x3"; false if there are too many. */
static bool add_exceptions(struct buffer *text, const struct type *type, const struct cube_set *set)
{
	uint64_t missing[3], members = 0;
	unsigned count = 0;
	for (uint64_t v = 0; v < (uint64_t)1 << type->width; v++) {
		if (cube_set_has(set, v)) {
			members++;
			continue;
		}
		if (!cube_set_has(&type->legal, v))
			continue;
		if (count == 3)
			return false;
		missing[count++] = v;
	}
	if (members <= 8 || !count)
		return false;
	for (unsigned i = 0; i < count; i++) {
		buffer_printf(text, "%s", i ? " or " : "other than ");
		add_decoded_value(text, type, missing[i]);
	}
	return true;
}

/* The values of a set as text: "UPT", "0x0 to 0x5 or 0x7", "other than zero". */
static struct str set_text(struct arena *arena, const struct type *type, const struct cube_set *set)
{
	struct buffer text = buffer_new(arena);
	struct word least = cube_set_min(set), most = cube_set_max(set);
	if (word_equal(least, most)) {
		add_decoded_value(&text, type, least.lo);
	} else if (type->width > 12) {
		buffer_printf(&text, "one of its legal values, such as ");
		add_decoded_value(&text, type, least.lo);
	} else if (!add_exceptions(&text, type, set)) {
		add_decoded_values(&text, type, set);
	}
	return buffer_str(&text);
}

/* A box that allows the field's value, and the only other field that keeps the word out of it. */
static struct misfit other_way(
	const struct opcode *opcode, const struct field *field, struct word w)
{
	struct misfit none = { NULL, NULL, NULL, 0 };
	for (size_t i = 0; i < opcode->forms.count; i++) {
		const struct form *form = opcode->forms.items[i];
		for (size_t k = 0; k < form->boxes.count; k++) {
			struct misfit misfit = box_misfit(form, &form->boxes.items[k], w);
			if (misfit.count == 1 && misfit.field != field)
				return misfit;
		}
	}
	return none;
}

static const struct cube_set *misfit_set(const struct misfit *misfit)
{
	int index = opcode_field_index(misfit->form->opcode, misfit->field);
	return &misfit->box->sets[index];
}

/* Is it a range of registers that does not begin at a multiple of its size? */
static bool is_unaligned(const struct misfit *misfit, uint64_t value, unsigned *count)
{
	const struct element *e = field_element(misfit->form, misfit->field);
	if (!e || e->kind != ELEMENT_OPERAND || e->count < 2)
		return false;
	*count = e->count;
	return value % e->count != 0;
}

struct str codec_misfit_text(struct arena *arena, const struct misfit *misfit, struct word w)
{
	const struct field *field = misfit->field;
	uint64_t value = field_extract(field, w);
	struct buffer text = buffer_new(arena);
	unsigned count;
	if (is_unaligned(misfit, value, &count)) {
		buffer_printf(&text, "'%.*s' must be a multiple of %u, the first of %u registers",
			STR_ARG(field->name), count, count);
		return buffer_str(&text);
	}
	struct str legal = set_text(arena, field->type, misfit_set(misfit));
	buffer_printf(&text, "'%.*s' must be %.*s", STR_ARG(field->name), STR_ARG(legal));
	struct misfit other = other_way(misfit->form->opcode, field, w);
	if (other.form) {
		legal = set_text(arena, other.field->type, misfit_set(&other));
		buffer_printf(&text, " unless '%.*s' is %.*s", STR_ARG(other.field->name), STR_ARG(legal));
	}
	return buffer_str(&text);
}

struct str codec_reason(struct codec *codec, struct arena *arena, const struct decoded *decoded)
{
	(void)codec; /* the fields have their types */
	struct buffer text = buffer_new(arena);
	const struct field *field = decoded->field;
	struct str name = decoded->opcode ? decoded->opcode->definition->name : STR("");
	if (decoded->status == DECODE_TRUNCATED)
		return decoded->length ? str_printf(arena, "the instruction is %s%u bytes long",
									 decoded->is_open ? "at least " : "", decoded->length / 8)
							   : STR("the first unit of an instruction is not complete");
	if (decoded->status == DECODE_UNDEFINED)
		return STR("no opcode has these fixed bits");
	if (decoded->reason == RESERVED_BITS) {
		buffer_printf(&text, "reserved bits of %.*s are not zero: %.*s", STR_ARG(name),
			STR_ARG(word_ranges_text(arena, decoded->bits)));
	} else if (decoded->reason == RESERVED_VALUE) {
		struct word value = { field_extract(field, decoded->word), 0 };
		buffer_printf(&text, "'%.*s' of %.*s holds %.*s, which type %.*s does not have",
			STR_ARG(field->name), STR_ARG(name), STR_ARG(word_hex(arena, value, 0)),
			STR_ARG(field->type->name));
	} else if (decoded->reason == RESERVED_CONSTRAINT && decoded->error) {
		buffer_printf(&text, "%.*s: %.*s", STR_ARG(name), STR_ARG(decoded->error->message));
	} else if (decoded->reason == RESERVED_CONSTRAINT && decoded->nearest) {
		struct form *form = (struct form *)decoded->nearest;
		struct misfit misfit = codec_misfit(&form, 1, decoded->word);
		struct str why = codec_misfit_text(arena, &misfit, decoded->word);
		buffer_printf(&text, "%.*s: %.*s", STR_ARG(name), STR_ARG(why));
	} else if (decoded->reason == RESERVED_CONSTRAINT) {
		buffer_printf(&text, "no template can write %.*s", STR_ARG(name));
	}
	return text.length ? buffer_str(&text) : (struct str){ "", 0 };
}
