/* SPDX-License-Identifier: MIT */
/* Instructions as text and as words: examples, and other ways to write an instruction. The word of
 * an example is assembled here from the positions of the fields. */
#include <inttypes.h>
#include <string.h>

#include "family.h"

/* Legal bits of a field, and the text for them. */
static const char *pick_number_of(const struct type *type, uint64_t *bits)
{
	uint64_t mask = type->width >= 64 ? UINT64_MAX : ((uint64_t)1 << type->width) - 1;
	uint64_t top = (uint64_t)1 << (type->width - 1);
	do
		*bits = type->kind == TYPE_IS_TABLE ? pick(type->count) : pick_number(type->width);
	while (type_forbids(type, *bits) || (type->kind == TYPE_IS_ONES && *bits == mask));
	if (type->kind == TYPE_IS_TABLE)
		return print("%u", type->numbers[*bits]);
	uint64_t size = *bits;
	bool minus = type->kind != TYPE_IS_UNSIGNED && *bits & top;
	if (minus)
		size = (mask - *bits) + (type->kind == TYPE_IS_SIGNED);
	if (type->scale == 1 && !type->offset)
		return print("%s%" PRIu64, minus ? "-" : "", size);
	int64_t number = (minus ? -(int64_t)size : (int64_t)size) * (int64_t)type->scale;
	return print("%" PRId64, number + (int64_t)type->offset);
}

static const char *pick_float(const struct type *type, uint64_t *bits)
{
	static const struct {
		const char *text;
		uint64_t half, single, twice;
	} floats[] = { { "1.0", 0x3C00, 0x3F800000, 0x3FF0000000000000 },
		{ "-0.25", 0xB400, 0xBE800000, 0xBFD0000000000000 }, { "0.0", 0, 0, 0 },
		{ "1024.0", 0x6400, 0x44800000, 0x4090000000000000 } };
	unsigned which = pick(5);
	if (which == 4) { /* any bits */
		*bits = pick_number(type->width);
		return print("0f%0*" PRIX64, (int)type->width / 4, *bits);
	}
	*bits = type->width == 16   ? floats[which].half
			: type->width == 32 ? floats[which].single
								: floats[which].twice;
	return floats[which].text;
}

static const char *pick_compound(const struct type *type, uint64_t *bits)
{
	struct text text = { 0 };
	*bits = 0;
	for (unsigned i = 0; i < type->part_count; i++) {
		uint64_t part;
		const char *number = pick_number_of(type->parts[i], &part);
		put(&text, "%s%s", type->signs[i ? 1 : 0], number);
		*bits = *bits << type->parts[i]->width | part;
	}
	put(&text, "%s", type->signs[2]);
	return text.bytes;
}

static const char *pick_register(const struct shown *s, uint64_t *bits)
{
	const struct file *file = s->type->file;
	if (s->range) {
		*bits = (uint64_t)s->range * pick(file->count / s->range);
		unsigned first = (unsigned)*bits;
		return print("%s[%u:%u]", file->prefix, first, first + s->range - 1);
	}
	do
		*bits = file->first + pick(file->count);
	while (type_forbids(s->type, *bits));
	if (file->fixed && *bits == file->first + file->count - 1 && chance(50))
		return file->fixed;
	return print("%s%u", file->prefix, (unsigned)*bits);
}

static unsigned example_end; /* of the word with what its operands append */

static const char *pick_operand(const struct shown *s, uint64_t *bits, struct word *word)
{
	if (s->mode)
		return pick_mode(s->mode, s->mode_class, bits, word, &example_end);
	switch (s->type->kind) {
	case TYPE_IS_REGISTER: return pick_register(s, bits);
	case TYPE_IS_FLOAT: return pick_float(s->type, bits);
	case TYPE_IS_COMPOUND: return pick_compound(s->type, bits);
	default: return pick_number_of(s->type, bits);
	}
}

const char *pick_part(const struct type *type, uint64_t *bits)
{
	struct shown shown = { .type = type };
	return pick_operand(&shown, bits, NULL);
}

/* Adds its signs: before the operand, bars on both sides. */
static const char *with_signs(const struct shown *s, const char *operand, struct word *word)
{
	const char *behind = "";
	struct text text = { 0 };
	for (unsigned i = 0; i < s->sign_count; i++) {
		if (chance(60))
			continue;
		word_set(word, &s->sign_places[i], 1);
		put(&text, "%c", s->signs[i]);
		behind = s->signs[i] == '|' ? "|" : behind;
	}
	return print("%s%s%s", text.count ? text.bytes : "", operand, behind);
}

/* Adds one part of the text; in place of an operand, the parameter's name if there is one. */
static void put_shown(
	struct text *text, const struct shown *s, struct word *word, const char *parameter)
{
	uint64_t bits = s->usual;
	if (s->optional && !parameter && chance(40)) {
		word_set(word, &s->place, bits);
		return;
	}
	if (s->values) {
		unsigned which = pick(s->values->count);
		put(text, ".%s", s->values->names[which]);
		word_set(word, &s->place, s->values->numbers[which]);
		return;
	}
	const char *operand = parameter ? parameter : pick_operand(s, &bits, word);
	put(text, "%s%s", s->before, parameter ? operand : with_signs(s, operand, word));
	word_set(word, &s->place, bits);
}

/* The code and the length; those of the guard if it is omitted. */
static struct word fixed_word(const struct family *f, unsigned opcode)
{
	struct word word = { 0 };
	struct place code = { 1, { (uint8_t)isa.code_at }, { (uint8_t)isa.code_width } };
	word_set(&word, &code, f->code + opcode);
	if (isa.patterns) {
		struct place select = { 1, { (uint8_t)isa.select_at }, { 2 } };
		word_set(&word, &select, f->length);
	}
	return word;
}

static const char *frame(const struct family *f, struct word *word)
{
	const struct file *file = isa.types[0].file;
	unsigned number = isa.guard_usual;
	if (!f->guarded || chance(50)) {
		if (f->guarded)
			word_set(word, &isa.guard, number);
		return "";
	}
	do
		number = file->first + pick(file->count);
	while (type_forbids(&isa.types[0], number));
	bool sign = isa.guard_sign.count && chance(50);
	word_set(word, &isa.guard, number);
	if (sign)
		word_set(word, &isa.guard_sign, 1);
	return print("@%s%s%u ", sign ? "!" : "", file->prefix, number);
}

static const char *word_text(struct word word)
{
	unsigned digits = example_end / 4;
	if (digits <= 16)
		return print("0x%0*" PRIX64, (int)digits, word.low);
	return print("0x%0*" PRIX64 "%016" PRIX64, (int)digits - 16, word.high, word.low);
}

static void put_example(struct text *text, const struct family *f)
{
	unsigned opcode = pick(f->opcode_count);
	struct word word = fixed_word(f, opcode);
	example_end = isa.lengths[f->length];
	put(text, "%s%s%s%s", frame(f, &word), f->prefix_text ? f->prefix_text : "",
		f->opcodes[opcode].mnemonic, pick_variant(f, &word));
	for (unsigned i = 0; i < f->shown_count; i++)
		put_shown(text, &f->shown[i], &word, NULL);
	put(text, " => %s\n", word_text(word));
	table_count_definition(CONSTRUCT_EXAMPLE, example_end);
}

void examples_print(const struct family *f)
{
	if (!chance(50))
		return;
	put(&out, "  __Examples\n```asm\n");
	for (unsigned i = pick_from(1, 2); i; i--)
		put_example(&out, f);
	put(&out, "```\n");
}

/* ---- cases of an instruction whose result is computed here ---- */

/* The operation `sign` on two numbers of `width` bits. */
static uint64_t sum_of(char sign, uint64_t a, uint64_t b, unsigned width)
{
	uint64_t mask = width == 64 ? UINT64_MAX : ((uint64_t)1 << width) - 1;
	switch (sign) {
	case '+': return (a + b) & mask;
	case '-': return (a - b) & mask;
	case '*': return (a * b) & mask;
	case '&': return a & b;
	case '|': return a | b;
	default: return a ^ b;
	}
}

void sum_print(struct family *f, const struct type *type)
{
	unsigned width = type->file->width, first = type->file->first;
	const char *prefix = type->file->prefix;
	char sign = "+-*&|^"[pick(6)];
	code_begin("__Semantics");
	put(&out, "%s:\n    %s = (%s %c %s)[%u:0];\n", f->header.bytes, f->shown[0].name,
		f->shown[1].name, sign, f->shown[2].name, width - 1);
	code_end();
	put(&out, "  __Examples\n```run\n");
	put(&out, "%s %s%u, %s%u, %s%u\n", f->opcodes[0].mnemonic, prefix, first, prefix, first + 1,
		prefix, first + 2);
	for (unsigned i = pick_from(1, 3); i; i--) {
		uint64_t a = pick_number(width), b = pick_number(width);
		put(&out, "    %s%u = %" PRIu64 ", %s%u = 0x%" PRIX64 " -> %s%u = %" PRIu64 "\n", prefix,
			first + 1, a, prefix, first + 2, b, prefix, first, sum_of(sign, a, b, width));
		table_count_definition(CONSTRUCT_CASE, width);
	}
	put(&out, "```\n");
}

/* ---- aliases: the instruction by another name, with some operands fixed ---- */

static bool is_parameter(const struct shown *s)
{
	return s->type && !s->mode && s->type->kind == TYPE_IS_REGISTER && !s->range && chance(70);
}

void alias_print(const struct family *f)
{
	if (!chance(12))
		return;
	const char *name = name_new(NAME_FACT), *mnemonic = name_new(NAME_MNEMONIC);
	struct text parameters = { 0 }, text = { 0 }, means = { 0 };
	struct word word = { 0 };
	put(&means, "%s%s%s", f->prefix_text ? f->prefix_text : "",
		f->opcodes[pick(f->opcode_count)].mnemonic, pick_variant(f, &word));
	for (unsigned i = 0; i < f->shown_count; i++) {
		const struct shown *s = &f->shown[i];
		const char *parameter = is_parameter(s) ? name_new(NAME_SEMANTIC) : NULL;
		if (parameter) {
			put(&text, "%s%s", parameters.count ? ", " : " ", parameter);
			put(&parameters, "%s%s", parameters.count ? ", " : "<", parameter);
		}
		put_shown(&means, s, &word, parameter);
	}
	put(&out, "\n__DefAlias %s%s%s\n", name, parameters.count ? parameters.bytes : "",
		parameters.count ? ">" : "");
	put(&out, "    Text<\"%s%s\">;\n    Means<\"%s\">;\n", mnemonic, text.count ? text.bytes : "",
		means.bytes);
	table_count_definition(CONSTRUCT_ALIAS, 1);
}
