/* SPDX-License-Identifier: MIT */
/* Types of numbers -> families with one operand: coding, width, scale, offset and notation crossed
 * with the place where the number is written. The examples are the smallest and the largest number,
 * the text that must be refused is beside the range, or no multiple of the scale. */
#include <inttypes.h>
#include <stdint.h>
#include <string.h>

#include "matrix.h"

enum coding { UNSIGNED, SIGNED, ONES, CODINGS };
enum place { ALONE, BRACKETS, SECOND, PART, PIECES, PLACES };
static const char *const codings[] = { "unsigned", "signed", "ones" };
static const char *const places[] = { "operand", "in brackets", "second operand",
	"part of a compound", "in pieces" };
static const unsigned widths[] = { 4, 8, 16, 32, 44 };
static const int scales[] = { 1, 4, 3 }, offsets[] = { 0, 1, -5 };

struct kind_of_number {
	enum coding coding;
	unsigned width;
	int scale, offset;
	bool decimal;
	enum place place;
};

size_t types_count(void)
{
	return (size_t)CODINGS * 5 * 3 * 3 * 2 * PLACES;
}

static struct kind_of_number kind_at(size_t index)
{
	struct kind_of_number k = { .coding = (enum coding)(index % CODINGS) };
	index /= CODINGS;
	k.width = widths[index % 5];
	index /= 5;
	k.scale = scales[index % 3];
	index /= 3;
	k.offset = offsets[index % 3];
	index /= 3;
	k.decimal = index % 2;
	k.place = (enum place)(index / 2);
	return k;
}

/* The least and the greatest n of number = n * scale + offset. */
static void limits(const struct kind_of_number *k, int64_t n[2])
{
	int64_t half = (int64_t)1 << (k->width - 1);
	n[0] = k->coding == UNSIGNED ? 0 : k->coding == SIGNED ? -half : 1 - half;
	n[1] = k->coding == UNSIGNED ? 2 * half - 1 : half - 1;
}

static uint64_t bits_of(const struct kind_of_number *k, int64_t n)
{
	uint64_t mask = ((uint64_t)1 << k->width) - 1;
	return (k->coding == ONES && n < 0 ? ~(uint64_t)-n : (uint64_t)n) & mask;
}

static void write_number(const struct kind_of_number *k, int64_t number, char text[32])
{
	uint64_t magnitude = number < 0 ? -(uint64_t)number : (uint64_t)number;
	snprintf(
		text, 32, k->decimal ? "%s%" PRIu64 : "%s0x%" PRIx64, number < 0 ? "-" : "", magnitude);
}

static void write_text(
	const struct kind_of_number *k, unsigned number, const char *value, char text[80])
{
	switch (k->place) {
	case BRACKETS: snprintf(text, 80, "n%u [%s]", number, value); break;
	case SECOND: snprintf(text, 80, "n%u r5, %s", number, value); break;
	case PART: snprintf(text, 80, "n%u (r5 %s)", number, value); break;
	default: snprintf(text, 80, "n%u %s", number, value); break;
	}
}

static uint64_t word_of(const struct kind_of_number *k, unsigned number, uint64_t bits)
{
	unsigned half = k->width / 2, low = k->width - half;
	uint64_t word = number;
	if (k->place == PIECES)
		return word | (bits >> low) << 12 | (bits & (((uint64_t)1 << low) - 1)) << (12 + half + 4);
	word |= bits << 12;
	return k->place == SECOND || k->place == PART ? word | (uint64_t)5 << (12 + k->width) : word;
}

static void print_types(const struct kind_of_number *k, unsigned number, FILE *out)
{
	fprintf(out, "__DefFieldType N%u<%u>\n    Integer<%s>;\n    Number<%s>;\n", number, k->width,
		codings[k->coding], k->decimal ? "decimal" : "hex");
	if (k->scale != 1)
		fprintf(out, "    Scale<%d>;\n", k->scale);
	if (k->offset)
		fprintf(out, "    Offset<%d>;\n", k->offset);
	if (k->place == PART)
		fprintf(out,
			"\n__DefFieldType M%u<%u>\n    Part<0, %u> N%u number;\n    Part<%u, 4> Reg base;\n"
			"    Text<\"'('base number')'\">;\n",
			number, k->width + 4, k->width, number, k->width);
	fputs("\n", out);
}

static void print_fields(const struct kind_of_number *k, unsigned number, FILE *out)
{
	unsigned half = k->width / 2;
	if (k->place == PIECES)
		fprintf(out, "    field<12, %u, %u, %u> N%u x;\n", half, 12 + half + 4, k->width - half,
			number);
	else if (k->place == PART)
		fprintf(out, "    field<12, %u> M%u x;\n", k->width + 4, number);
	else
		fprintf(out, "    field<12, %u> N%u x;\n", k->width, number);
	if (k->place == SECOND)
		fprintf(out, "    field<%u, 4> Reg r;\n", 12 + k->width);
}

static void print_family(const struct kind_of_number *k, unsigned number, const char *texts[2],
	const uint64_t words[2], FILE *out)
{
	static const char *const templates[] = { "x", "[x]", "r, x", "x", "x" };
	print_types(k, number, out);
	fprintf(out, "__DefOptype T%u : [ALL]\n  __Encoding\n    field<0, 12> Op op == C%u;\n", number,
		number);
	print_fields(k, number, out);
	fprintf(out, "  __Syntax\n```asm\nn%u %s ;\n```\n", number, templates[k->place]);
	fprintf(out, "  __Examples\n```asm\n%s => 0x%016" PRIx64 "\n%s => 0x%016" PRIx64 "\n```\n\n",
		texts[0], words[0], texts[1], words[1]);
	fprintf(out, "__DefOpcode T%u_O : [T%u]\n\n", number, number);
}

static void list_bytes(uint64_t word, FILE *manifest)
{
	for (unsigned i = 0; i < 64; i += 8)
		fprintf(manifest, "%02x", (unsigned)(word >> i & 0xff));
}

unsigned types_print(size_t index, unsigned number, FILE *out, FILE *manifest, unsigned line)
{
	struct kind_of_number k = kind_at(index);
	char value[32], texts[3][80], whole[4000];
	uint64_t words[2];
	int64_t n[2];
	limits(&k, n);
	for (int i = 0; i < 2; i++) {
		write_number(&k, n[i] * k.scale + k.offset, value);
		write_text(&k, number, value, texts[i]);
		words[i] = word_of(&k, number, bits_of(&k, n[i]));
	}
	int64_t bad = n[1] * k.scale + k.offset + k.scale;
	if (number % 3 == 1)
		bad = n[0] * k.scale + k.offset - k.scale;
	else if (number % 3 == 2 && k.scale > 1)
		bad = n[1] * k.scale + k.offset - 1;
	write_number(&k, bad, value);
	write_text(&k, number, value, texts[2]);
	FILE *memory = fmemopen(whole, sizeof whole, "w");
	print_family(&k, number, (const char *[]){ texts[0], texts[1] }, words, memory);
	fclose(memory);
	fputs(whole, out);
	unsigned first = line;
	for (const char *at = whole; *at; at++)
		line += *at == '\n';
	fprintf(manifest, "%u\t%u\t%u\t0\t%s %u bits scale %d offset %d\t%s\t%s\t", number, first,
		line - 1, codings[k.coding], k.width, k.scale, k.offset, places[k.place], texts[0]);
	list_bytes(words[0], manifest);
	fprintf(manifest, "\t%s\t", texts[1]);
	list_bytes(words[1], manifest);
	fprintf(manifest, "\t%s\n", texts[2]);
	return line;
}
