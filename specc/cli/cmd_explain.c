/* SPDX-License-Identifier: MIT */
/* specc explain: the fields of an instruction, the steps of decoding it, or why it is not one. */
#include <stdio.h>
#include <string.h>

#include "cli/cli.h"
#include "cli/input.h"
#include "codec/printed.h"
#include "encoding/dtree.h"
#include "encoding/space.h"
#include "forms/forms.h"
#include "isa/legal.h"

static const struct help_row explain_rows[] = {
	{ .text = "WORD is a number, 0x and hex digits, whose lowest bit is bit 0 of the instruction. "
			  "Bits above the length that it selects must be zero. With --bytes, the arguments are "
			  "pairs of hex digits in memory order, one instruction after the other. Any other "
			  "argument is the text of an instruction (quote it in the shell)." },
	{ .text = "The output shows the opcode and its definition, the decoding steps, and the bits, "
			  "value and meaning of every field. For a word that is not an instruction it shows "
			  "the reason, and the nearest opcodes with the bits that rule them out." },
	{ .option = OPTION_ISA },
	{ .option = OPTION_VARIANT },
	{ .option = OPTION_BYTES, .text = "the arguments are bytes in memory order" },
	{ .option = OPTION_KEEP_GOING,
		.text = "accepted for consistency; sound definitions are always explained" },
	{ .option = OPTION_WARNING },
	{ .option = OPTION_MAX_REPORTS },
	{ .option = OPTION_COLOR },
	{ 0 },
};

struct explainer {
	struct arena *arena;
	struct codec *codec;
	const struct isa *isa;
};

/* The decimal number that an integer field encodes; docs/language.md, "Integer codings". */
static struct str integer_meaning(struct arena *arena, const struct type *type, uint64_t value)
{
	bool negative;
	if (type->list)
		return str_printf(arena, "%.*s (0x%llx)",
			STR_ARG(codec_list_text(arena, type->list, value)), (unsigned long long)value);
	if (type->coding == CODING_TABLE && value >= type->table.count)
		return STR("(no value of the type)");
	uint64_t number = codec_integer(type, value, &negative);
	return str_printf(arena, "%s%llu", negative ? "-" : "", (unsigned long long)number);
}

static struct str meaning_of_operand(
	struct arena *arena, const struct type *type, unsigned count, uint64_t value);

/* The alternative of a compound that has this value, or NULL. */
static const struct alternative *alternative_of_value(const struct type *type, uint64_t value)
{
	VEC_EACH (const struct alternative *, it, &type->tested)
		if (cube_set_has(&(*it)->values, value))
			return *it;
	return NULL;
}

/* "index=3, shift=LSL": the parts of a compound value, highest bits first; of one with
 * alternatives, "INDEXED: g=r3, x=4". */
static struct str parts_meaning(struct arena *arena, const struct type *type, uint64_t value)
{
	struct buffer text = buffer_new(arena);
	const struct alternative *row = alternative_of_value(type, value);
	const char *before = row ? ": " : "";
	if (row)
		buffer_add(&text, row->name);
	VEC_EACH (struct part, part, &type->parts) {
		uint64_t bits = value >> part->lsb & word_mask(0, part->type->width).lo;
		struct str inner = meaning_of_operand(arena, part->type, 1, bits);
		if (row && !forms_alternative_shows(row, part))
			continue;
		buffer_printf(&text, "%s%.*s=%.*s", before, STR_ARG(part->name), STR_ARG(inner));
		before = ", ";
	}
	return buffer_str(&text);
}

/* The meaning of a value; count: number of registers in a range. */
static struct str meaning_of_operand(
	struct arena *arena, const struct type *type, unsigned count, uint64_t value)
{
	const struct str none = STR("(no value of the type)");
	const struct register_file *file = type->file;
	switch (type->kind) {
	case TYPE_INTEGER: return integer_meaning(arena, type, value);
	case TYPE_COMPOSITE: return parts_meaning(arena, type, value);
	case TYPE_ENUM: return type_find_value(type, value) ? type_find_value(type, value)->name : none;
	case TYPE_FLOAT: break;
	case TYPE_REGISTER:
		if (!file || !cube_set_has(&type->legal, value))
			return none;
		break;
	}
	return codec_operand_text(arena, type, count, value);
}

/* The number of registers in the text of a field: that of the first operand that covers the
 * field. */
static unsigned count_of_shown_registers(const struct form *form, const struct field *field)
{
	VEC_EACH (struct form_element, it, &form->all) {
		const struct element *e = it->element;
		if (e->kind == ELEMENT_OPERAND && e->field == field && e->width == field->width)
			return e->count;
	}
	return 1;
}

static struct str meaning_of_field(
	struct arena *arena, const struct form *form, const struct field *field, uint64_t value)
{
	unsigned count = 1;
	if (form && field->type->kind == TYPE_REGISTER)
		count = count_of_shown_registers(form, field);
	return meaning_of_operand(arena, field->type, count, value);
}

/* " (fixed)", " (default)" if the field has its default value, or empty. */
static const char *kind_note(const struct field *field, uint64_t value)
{
	if (field->kind == FIELD_FIXED)
		return " (fixed)";
	return field->kind == FIELD_DEFAULT && field->value == value ? " (default)" : "";
}

static void print_fields(
	struct explainer *e, const struct opcode *opcode, const struct form *form, struct word w)
{
	if (!form && opcode->forms.count)
		form = opcode->forms.items[0];
	int names = 12, types = 10; /* columns */
	VEC_EACH (struct field *, it, &opcode->fields) {
		names = (int)(*it)->name.length > names ? (int)(*it)->name.length : names;
		types = (int)(*it)->type->name.length > types ? (int)(*it)->type->name.length : types;
	}
	printf(
		"  %-10s %-*s %-*s %-18s %s\n", "bits", names, "field", types, "type", "value", "meaning");
	VEC_EACH (struct field *, it, &opcode->fields) {
		const struct field *field = *it;
		uint64_t value = field_extract(field, w);
		struct str bits = field_range_text(e->arena, field);
		struct str text = meaning_of_field(e->arena, form, field, value);
		char number[32];
		snprintf(number, sizeof number, "0x%llx", (unsigned long long)value);
		printf("  %-10.*s %-*.*s %-*.*s %-18s %.*s%s\n", STR_ARG(bits), names, STR_ARG(field->name),
			types, STR_ARG(field->type->name), number, STR_ARG(text), kind_note(field, value));
	}
	struct word inside = word_mask(0, opcode->length);
	struct word rest = word_and(word_and(w, inside), word_not(opcode->covered));
	if (!word_is_zero(rest))
		printf("  no field covers %.*s: expected 0\n", STR_ARG(word_bits_text(e->arena, rest)));
}

static void print_path(
	struct explainer *e, const struct dtree *tree, struct word w, unsigned length)
{
	struct dtree_step steps[64];
	size_t count = dtree_path(tree, w, steps, 64);
	printf("decisions:\n");
	if (e->isa->lengths.count > 1)
		printf("  the first %u bits select a length of %u bits\n", codec_length_bits(e->codec, w),
			length);
	for (size_t i = 0; i < count && i < 64; i++)
		printf("  bit%s %.*s = 0x%llx: %u candidate%s left\n", steps[i].width == 1 ? "" : "s",
			STR_ARG(bit_range_text(e->arena, steps[i].lsb, steps[i].width)),
			(unsigned long long)steps[i].value, steps[i].left, steps[i].left == 1 ? "" : "s");
}

static void print_near(
	struct explainer *e, const struct dtree *tree, struct word w, unsigned length)
{
	struct space_near near[SPACE_NEAREST];
	size_t count = space_nearest(e->isa, tree, w, length, near);
	if (count)
		printf("nearest opcodes:\n");
	for (size_t i = 0; i < count; i++) {
		const struct opcode *opcode = near[i].opcode;
		printf("  %.*s: ", STR_ARG(opcode->definition->name));
		if (!near[i].count) {
			puts("its fixed bits match, but a value is not legal");
			continue;
		}
		const char *comma = "";
		VEC_EACH (struct field *, it, &opcode->fields) {
			const struct field *f = *it;
			if (f->kind != FIELD_FIXED || word_is_zero(word_and(f->mask, near[i].differing)))
				continue;
			struct str want = meaning_of_operand(e->arena, f->type, 1, f->value);
			printf("%s%.*s (%.*s) must be 0x%llx%s%.*s, is 0x%llx", comma, STR_ARG(f->name),
				STR_ARG(field_bits_text(e->arena, f)), (unsigned long long)f->value,
				want.length ? " " : "", STR_ARG(want), (unsigned long long)field_extract(f, w));
			comma = "; ";
		}
		puts("");
	}
}

static void print_opcode(const struct opcode *opcode)
{
	printf("opcode %.*s", STR_ARG(opcode->definition->name));
	for (const struct definition *d = opcode->definition->parent; d; d = d->parent)
		printf(" : %.*s", STR_ARG(d->name));
	printf("  (%s)\n", opcode->definition->source->name);
}

/* What the assembler makes of the text of a DecodeOnly<> opcode. */
static void print_twin(struct explainer *e, const struct decoded *decoded)
{
	struct parsed parsed;
	struct str text = codec_text(e->codec, e->arena, decoded->form, decoded->word);
	if (decoded->opcode->definition->decode_only &&
		codec_parse(e->codec, e->arena, text, &parsed) && parsed.opcode != decoded->opcode)
		printf("decode only: this text assembles to %.*s %.*s\n",
			STR_ARG(parsed.opcode->definition->name),
			STR_ARG(opcode_word_hex(e->arena, parsed.opcode, parsed.word)));
}

/* The bits of the word as it is in memory that decoding ignores. */
static void print_ignored(struct explainer *e, const struct decoded *decoded)
{
	struct word bits = form_ignored(decoded->form, decoded->word), set, clear;
	if (word_is_zero(bits))
		return;
	opcode_pack(decoded->opcode, word_or(decoded->word, bits), &set);
	opcode_pack(decoded->opcode, word_and(decoded->word, word_not(bits)), &clear);
	struct word written = form_written(decoded->form, decoded->word);
	printf("ignored %.*s; the text assembles to %.*s\n",
		STR_ARG(word_bits_text(e->arena, word_and(set, word_not(clear)))),
		STR_ARG(opcode_word_hex(e->arena, decoded->opcode, written)));
}

/* The alias that specc disasm prints in place of the text. */
static void print_printed(struct explainer *e, const struct decoded *decoded)
{
	const struct printed_alias *printed = codec_printed_as(e->codec, decoded->form, decoded->word);
	if (printed)
		printf("alias  %.*s\n",
			STR_ARG(codec_text(e->codec, e->arena, &printed->form, decoded->word)));
}

static int explain_word(struct explainer *e, struct word w, unsigned length)
{
	struct decoded decoded;
	uint8_t bytes[WORD_BITS / 8] = { 0 };
	codec_decode_word(e->codec, w, length, &decoded);
	printf("word   %.*s, %u bits\nbytes  ", STR_ARG(word_hex(e->arena, w, length / 4)), length);
	isa_store_word(e->isa, w, length, bytes);
	for (unsigned i = 0; i < length / 8; i++)
		printf("%02x%s", bytes[i], i + 1 < length / 8 ? " " : "\n");
	if (decoded.status == DECODE_OK) {
		printf(
			"text   %.*s\n", STR_ARG(codec_text(e->codec, e->arena, decoded.form, decoded.word)));
		print_printed(e, &decoded);
		print_opcode(decoded.opcode);
		printf("syntax %.*s\n", STR_ARG(decoded.form->template->text));
		print_ignored(e, &decoded);
		print_twin(e, &decoded);
	} else {
		printf("%s: %.*s\n", decoded.status == DECODE_RESERVED ? "reserved" : "undefined",
			STR_ARG(codec_reason(e->codec, e->arena, &decoded)));
		if (decoded.opcode)
			print_opcode(decoded.opcode);
	}
	unsigned own = decoded.opcode ? decoded.opcode->length : length;
	const struct dtree *tree = dtree_new(e->arena, e->isa, own);
	print_path(e, tree, w, own);
	if (decoded.opcode) {
		printf("fields:\n");
		print_fields(e, decoded.opcode, decoded.form, decoded.word);
	}
	if (decoded.status != DECODE_OK)
		print_near(e, tree, w, own);
	return decoded.status == DECODE_OK ? EXIT_CLEAN : EXIT_SPEC_ERRORS;
}

static int explain_number(struct explainer *e, struct word w)
{
	struct decoded decoded;
	uint8_t bytes[WORD_BITS / 8];
	isa_store_word(e->isa, w, WORD_BITS, bytes);
	codec_decode_bytes(e->codec, bytes, sizeof bytes, &decoded);
	struct word inside = word_mask(0, decoded.length), beyond = word_and(w, word_not(inside));
	int status = explain_word(e, word_and(w, inside), decoded.length);
	if (word_is_zero(beyond))
		return status;
	printf("beyond: the instruction has %u bits, so %.*s must be 0; to explain several\n"
		   "  instructions, give their bytes with --bytes\n",
		decoded.length, STR_ARG(word_bits_text(e->arena, beyond)));
	return EXIT_SPEC_ERRORS;
}

static int explain_command_text(struct explainer *e, const char *text)
{
	struct word w;
	struct parsed parsed;
	unsigned digits;
	switch (word_parse(str_from_c(text), &w, &digits)) {
	case WORD_READ: return explain_number(e, w);
	case WORD_TOO_LONG:
		return command_misuse(
			"explain", "'%s': expected a word of at most %u bits", text, WORD_BITS);
	case WORD_NONE: break;
	}
	if (codec_parse(e->codec, e->arena, str_from_c(text), &parsed)) {
		unsigned length = opcode_pack(parsed.opcode, parsed.word, &w);
		return explain_word(e, w, length);
	}
	printf("%s\n%*s^\ncolumn %u: %.*s\n", text, (int)parsed.column - 1, "", parsed.column,
		STR_ARG(str_seen(e->arena, parsed.message)));
	return EXIT_SPEC_ERRORS;
}

/* Explains all instructions in a stream of bytes. */
static int explain_stream(struct explainer *e, struct str bytes)
{
	int status = EXIT_CLEAN;
	for (size_t at = 0; at < bytes.length;) {
		struct decoded decoded;
		if (at)
			puts("");
		codec_decode_bytes(e->codec, (const uint8_t *)bytes.text + at, bytes.length - at, &decoded);
		if (decoded.status == DECODE_TRUNCATED) {
			printf("truncated: %.*s\n", STR_ARG(codec_reason(e->codec, e->arena, &decoded)));
			return EXIT_SPEC_ERRORS;
		}
		int one = explain_word(e, decoded.word, decoded.length);
		status = one > status ? one : status;
		at += decoded.length ? decoded.length / 8 : e->isa->unit / 8;
	}
	return status;
}

/* The arguments form one stream, so that "c7 64" may be quoted or not. */
static int explain_bytes(struct explainer *e, const struct options *options)
{
	struct buffer all = buffer_new(e->arena);
	for (size_t i = 0; i < options->arguments.count; i++) {
		const char *text = options->arguments.items[i];
		struct str bytes;
		size_t bad;
		if (!str_parse_hex(e->arena, str_from_c(text), &bytes, &bad))
			return command_misuse(
				"explain", "'%s': expected pairs of hex digits (character %zu)", text, bad + 1);
		buffer_add(&all, bytes);
	}
	return explain_stream(e, buffer_str(&all));
}

static int explain_arguments(struct explainer *e, const struct options *options)
{
	int status = EXIT_CLEAN;
	for (size_t i = 0; i < options->arguments.count; i++) {
		int one = explain_command_text(e, options->arguments.items[i]);
		status = one > status ? one : status;
		if (i + 1 < options->arguments.count)
			puts("");
	}
	return status;
}

static int run_explain(struct arena *arena, const struct options *options)
{
	struct diag diag = { 0 };
	if (!options->arguments.count)
		return command_misuse("explain", "expected a word or a text; see --help");
	if (!diag_from_options(&diag, arena, options))
		return EXIT_USAGE;
	struct explainer e = { .arena = arena };
	e.isa = load_isa(arena, &diag, options, DEPTH_FORMS);
	int status = finish_partly(arena, &diag, options, e.isa);
	if (status == EXIT_USAGE)
		return status;
	e.codec = codec_new(arena, e.isa);
	int found = options->bytes ? explain_bytes(&e, options) : explain_arguments(&e, options);
	return found > status ? found : status;
}

const struct command command_explain = {
	.name = "explain",
	.summary = "show how an instruction is decoded, field by field",
	.usage = "PATH [OPTIONS] WORD|TEXT...",
	.rows = explain_rows,
	.status = "0 a defined instruction, 1 not defined, 2 usage or input/output.",
	.examples = "  specc explain isa-spec/gpu 'IADD R0, R1, -R2;'\n"
				"  specc explain isa-spec/gpu 0x3f000000000000000000000000000000\n",
	.argument = "WORD",
	.run = run_explain,
};
