/* SPDX-License-Identifier: MIT */
/* Bytes at addresses -> instructions and data as text, with labels where displacements lead. */
#include "asm/disassemble.h"

#include "codec/alias.h"
#include "codec/printed.h"

#include <stdlib.h>

/* A named address: a symbol, or the target of an instruction. */
struct label {
	uint64_t address;
	struct str name;
	bool is_global;
	bool placed; /* an instruction or data begin there */
};

struct disassembler {
	struct arena *arena;
	struct arena scratch; /* of one instruction */
	struct codec *codec;
	const struct isa *isa;
	const struct asm_image *image;
	const struct disasm_options *options;
	FILE *out;
	VEC(struct label) labels; /* ascending */
	size_t bad;
};

/* An instruction, or bytes that are not one. */
struct item {
	const struct asm_chunk *chunk; /* that holds it */
	uint64_t address;
	const uint8_t *bytes;
	size_t size;
	struct decoded decoded; /* status OK: an instruction */
};

/* ---- labels ---- */

/* Index of the first label at the address or after it. */
static size_t label_index(const struct disassembler *d, uint64_t address)
{
	HALVE(at, d->labels.count, i, d->labels.items[i].address < address);
	return at;
}

static struct label *label_at(const struct disassembler *d, uint64_t address)
{
	size_t i = label_index(d, address);
	bool found = i < d->labels.count && d->labels.items[i].address == address;
	return found ? &d->labels.items[i] : NULL;
}

static int compare_label_addresses(const void *a, const void *b)
{
	const struct label *left = a, *right = b;
	if (left->address != right->address)
		return left->address < right->address ? -1 : 1;
	if (left->name.length && right->name.length)
		return str_compare(left->name, right->name);
	return left->name.length ? -1 : right->name.length != 0;
}

/* The target of an operand; false if it is not a displacement. */
static bool operand_target(const struct disassembler *d, const struct element *e, uint64_t bits,
	uint64_t address, unsigned length, uint64_t *target)
{
	bool negative;
	if (e->type->kind != TYPE_INTEGER || !e->type->relative)
		return false;
	uint64_t size = codec_integer(e->type, bits, &negative) * e->type->relative_step;
	*target =
		type_relative_base(e->type, address, address + length / 8) + (negative ? 0 - size : size);
	if (d->isa->counter && d->isa->counter < 64)
		*target &= ((uint64_t)1 << d->isa->counter) - 1;
	return true;
}

/* ---- items ---- */

/* Bytes up to where an instruction may begin, at most `size`. */
static size_t step_size(const struct disassembler *d, uint64_t address, size_t size)
{
	size_t unit = d->isa->unit / 8, odd = (size_t)(address % unit);
	size_t step = odd && d->options->labels ? unit - odd : unit;
	return step < size ? step : size;
}

/* Data ends at the next label. */
static size_t data_size(const struct disassembler *d, uint64_t address, size_t size)
{
	size_t i = label_index(d, address + 1);
	if (i < d->labels.count && d->labels.items[i].address - address < size)
		return (size_t)(d->labels.items[i].address - address);
	return size;
}

/* The instruction or data at byte `at` of a chunk. */
static struct item item_at(struct disassembler *d, const struct asm_chunk *chunk, size_t at)
{
	struct item item = { chunk, chunk->address + at, chunk->bytes + at, 0, { 0 } };
	size_t rest = chunk->size - at;
	item.decoded.status = DECODE_UNDEFINED;
	if (d->options->labels && item.address % (d->isa->unit / 8)) {
		item.size = data_size(d, item.address, step_size(d, item.address, rest));
		return item;
	}
	codec_decode_bytes(d->codec, item.bytes, rest, &item.decoded);
	item.size = item.decoded.length ? item.decoded.length / 8 : step_size(d, item.address, rest);
	item.size = item.size < rest ? item.size : rest;
	if (item.decoded.status != DECODE_OK)
		item.size = data_size(d, item.address, item.size);
	return item;
}

/* ---- which labels there are ---- */

static void add_symbols(struct disassembler *d)
{
	VEC_EACH (struct asm_symbol, it, &d->image->symbols) {
		struct label label = { it->value, it->name, it->is_global, false };
		if (it->is_address && asm_is_name(it->name) && !asm_is_reserved(d->isa, it->name) &&
			asm_bytes_at(d->image, it->value))
			VEC_PUSH(d->arena, &d->labels, label);
	}
}

struct collector {
	struct disassembler *d;
	const struct item *item;
	VEC(struct label) found;
};

static bool collect_target(void *context, const struct element *e, uint64_t bits, struct str *name)
{
	struct collector *c = context;
	uint64_t target;
	(void)name;
	if (operand_target(c->d, e, bits, c->item->address, c->item->decoded.length, &target) &&
		asm_bytes_at(c->d->image, target))
		VEC_PUSH(c->d->arena, &c->found, (struct label){ .address = target });
	return false;
}

/* Sorts labels by address; of several at one address keeps the first. */
static void sort_labels(struct disassembler *d)
{
	size_t count = 0;
	if (d->labels.count)
		qsort(d->labels.items, d->labels.count, sizeof *d->labels.items, compare_label_addresses);
	VEC_EACH (struct label, it, &d->labels)
		if (!count || d->labels.items[count - 1].address != it->address)
			d->labels.items[count++] = *it;
	d->labels.count = count;
}

static void for_all_items(
	struct disassembler *d, void (*visit)(void *context, const struct item *item), void *context)
{
	VEC_EACH (struct asm_chunk, it, &d->image->chunks)
		for (size_t at = 0; at < it->size;) {
			struct item item = item_at(d, it, at);
			visit(context, &item);
			at += item.size;
		}
}

static void visit_targets(void *context, const struct item *item)
{
	struct collector *c = context;
	struct operand_names names = { collect_target, c };
	c->item = item;
	if (item->decoded.status == DECODE_OK)
		codec_format_named(c->d->codec, item->decoded.form, item->decoded.word, &names, NULL, 0);
}

static void visit_places(void *context, const struct item *item)
{
	struct disassembler *d = context;
	struct label *label = label_at(d, item->address);
	if (label)
		label->placed = true;
}

/* Symbols first, as data ends at them; then targets that are where something begins. A label inside
 * an instruction is none. */
static void find_labels(struct disassembler *d)
{
	struct collector c = { .d = d };
	add_symbols(d);
	sort_labels(d);
	for_all_items(d, visit_targets, &c);
	VEC_EACH (struct label, it, &c.found)
		VEC_PUSH(d->arena, &d->labels, *it);
	sort_labels(d);
	for_all_items(d, visit_places, d);
	VEC_EACH (struct label, it, &d->labels)
		if (!it->name.length)
			it->name = str_printf(d->arena, "L_0x%llx", (unsigned long long)it->address);
}

/* ---- text ---- */

struct namer {
	const struct disassembler *d;
	const struct item *item;
	size_t count; /* names used */
};

static bool find_label_name(void *context, const struct element *e, uint64_t bits, struct str *name)
{
	struct namer *n = context;
	uint64_t target;
	if (!operand_target(n->d, e, bits, n->item->address, n->item->decoded.length, &target))
		return false;
	const struct label *label = label_at(n->d, target);
	if (!label || !label->placed)
		return false;
	*name = label->name;
	n->count++;
	return true;
}

/* A name where an expression may stand. */
static size_t read_label_name(void *context, struct str text, size_t at)
{
	size_t end = at;
	(void)context;
	while (end < text.length && asm_is_name(str_slice(text, at, end + 1)))
		end++;
	return end > at ? end : 0;
}

/* Would the assembler choose the same opcode for the text with names? */
static bool reads_back(struct disassembler *d, const struct item *item, struct str text)
{
	struct operand_reader reader = { .read = read_label_name };
	struct readings readings;
	struct parsed parsed;
	if (!codec_parse_open(d->codec, &d->scratch, text, &reader, PARSE_QUIET, &readings, &parsed) ||
		parsed.ok)
		return false;
	const struct form *best = NULL;
	for (size_t i = 0; i < readings.count; i++)
		if (!best || readings.items[i].form->opcode->length < best->opcode->length)
			best = readings.items[i].form;
	return best && best->opcode == item->decoded.opcode;
}

static void print_hex(struct disassembler *d, const struct item *item)
{
	for (size_t i = 0; i < item->size; i++)
		fprintf(d->out, "%02x", item->bytes[i]);
}

/* Writes the text of the form with names where they are read back; how many there are. */
static size_t put_insn(struct disassembler *d, const struct item *item, const struct form *form,
	char *text, size_t size)
{
	struct namer namer = { d, item, 0 };
	struct operand_names names = { find_label_name, &namer };
	struct word w = item->decoded.word;
	size_t length = codec_format_named(d->codec, form, w, &names, text, size);
	if (length < size && (!namer.count || form != item->decoded.form ||
							 reads_back(d, item, (struct str){ text, length })))
		return namer.count;
	codec_format(d->codec, form, w, text, size);
	return 0;
}

/* Is a text with names read as this alias and nothing else? */
static bool is_alias_alone(struct disassembler *d, const struct alias_def *alias, struct str text)
{
	struct operand_reader reader = { .read = read_label_name };
	struct readings readings;
	struct parsed parsed;
	struct alias_texts texts;
	struct alias_candidates aliases = codec_aliases(d->codec, &d->scratch, text);
	for (const struct alias_def *it; (it = codec_next_alias(&aliases));)
		if (it != alias && codec_expand(d->codec, &d->scratch, it, text, &texts))
			return false;
	return !codec_parse_open(d->codec, &d->scratch, text, &reader, PARSE_QUIET, &readings, &parsed);
}

/* The text of an alias has the names that the canonical text would have, or none has any. */
static void print_insn(struct disassembler *d, const struct item *item)
{
	char text[1024], other[sizeof text];
	const struct decoded *decoded = &item->decoded;
	const struct printed_alias *printed =
		d->options->canonical ? NULL : codec_printed_as(d->codec, decoded->form, decoded->word);
	size_t names = put_insn(d, item, decoded->form, text, sizeof text);
	bool is_alias = printed && put_insn(d, item, &printed->form, other, sizeof other) == names &&
					(!names || is_alias_alone(d, printed->alias, str_from_c(other)));
	fprintf(d->out, "%s\n", is_alias ? other : text);
}

static void print_data(struct disassembler *d, const struct item *item)
{
	struct str mark = d->isa->comment.length ? d->isa->comment : STR("#");
	struct str reason = codec_reason(d->codec, &d->scratch, &item->decoded);
	d->bad++;
	if (d->options->plain) {
		fprintf(d->out, "%.*s ", STR_ARG(mark));
		print_hex(d, item);
		fprintf(d->out, ": %.*s\n", STR_ARG(reason));
		return;
	}
	for (size_t i = 0; i < item->size; i++)
		fprintf(d->out, "%s0x%02x", i ? ", " : ".byte ", item->bytes[i]);
	if (reason.length)
		fprintf(d->out, " %.*s %.*s", STR_ARG(mark), STR_ARG(reason));
	fputc('\n', d->out);
}

static void print_item(void *context, const struct item *item)
{
	struct disassembler *d = context;
	const struct label *label = label_at(d, item->address);
	bool is_gap = item->chunk != d->image->chunks.items || item->chunk->address;
	if (d->options->labels && item->bytes == item->chunk->bytes && is_gap)
		fprintf(d->out, ".org 0x%llx\n", (unsigned long long)item->address);
	if (label && label->is_global)
		fprintf(d->out, ".global %.*s\n", STR_ARG(label->name));
	if (label)
		fprintf(d->out, "%.*s:\n", STR_ARG(label->name));
	if (d->options->bytes) {
		fprintf(d->out, "%08llx: ", (unsigned long long)item->address);
		print_hex(d, item);
		fputs("  ", d->out);
	}
	if (item->decoded.status == DECODE_OK)
		print_insn(d, item);
	else
		print_data(d, item);
	if (d->scratch.used)
		arena_reset(&d->scratch);
}

size_t asm_disassemble(struct arena *arena, struct codec *codec, const struct asm_image *image,
	const struct disasm_options *options, FILE *out)
{
	struct disassembler d = { .arena = arena, .codec = codec, .isa = codec_isa(codec) };
	d.image = image;
	d.options = options;
	d.out = out;
	if (options->labels)
		find_labels(&d);
	for_all_items(&d, print_item, &d);
	arena_free(&d.scratch);
	return d.bad;
}
