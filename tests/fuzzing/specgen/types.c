/* SPDX-License-Identifier: MIT */
/* The layout of instructions, register files, named values. */
#include <string.h>

#include "specgen.h"

/* ---- layout ---- */

/* Bits of the first unit that select the length: two, from select_at up. */
static const char *length_pattern(unsigned which)
{
	char bits[129];
	memset(bits, '?', isa.unit);
	bits[isa.unit] = '\0';
	bits[isa.unit - 1 - isa.select_at] = (char)('0' + which % 2);
	bits[isa.unit - 2 - isa.select_at] = (char)('0' + which / 2);
	return print("%s", bits);
}

void layout_print(void)
{
	static const char *const comments[] = { "//", ";;", "#!" };
	put(&out, "// Made by specgen.\n__Language 1\n\n__DefISA %s\n  __Layout\n    Unit<%u>;\n",
		isa.name, isa.unit);
	put(&out, "    ByteOrder<%s>;\n", chance(50) ? "little" : "big");
	for (unsigned i = 0; i < isa.length_count; i++)
		if (isa.patterns)
			put(&out, "    Length<%u, \"%s\">;\n", isa.lengths[i], length_pattern(i));
		else
			put(&out, "    Length<%u>;\n", isa.lengths[i]);
	if (chance(40))
		put(&out, "    NaN<0x%X>;\n", chance(50) ? 0x7FFFFFFFu : 0xFFC00001u);
	put(&out, "  __Assembly\n    Comment<\"%s\">;\n    Number<%s>;\n", comments[pick(3)],
		chance(50) ? "hex" : "decimal");
	if (chance(30))
		put(&out, "    Terminator<\";\">;\n");
	isa.fold = chance(20);
	if (isa.fold)
		put(&out, "    Case<fold>;\n");
	put(&out, "    Keyword<%s", isa.keyword);
	for (unsigned i = 0; i < isa.memory_count; i++)
		put(&out, ", %s", isa.memories[i].name);
	put(&out, ">;\n");
	trap_print();
}

/* ---- register files ---- */

static unsigned file_width(unsigned index)
{
	static const unsigned common[] = { 8, 16, 32, 32, 64, 64 };
	if (index == 0)
		return 1; /* predicates */
	if (index == 1)
		return 32; /* also holds floats */
	if (chance(50))
		return common[pick(6)];
	if (!has(WITHOUT_WIDE_FILES) || chance(40))
		return pick_from(2, 64);
	if (chance(60))
		return chance(40) ? 128 : pick_from(65, 128);
	return chance(70) ? pick_from(129, 256) : pick_from(257, 4096);
}

static void print_file(struct file *file)
{
	put(&out, "\n__DefRegisterFile %s<%u>\n", file->name, file->width);
	put(&out, "    Numbered<\"%s\", %u, %u>;\n", file->prefix, file->first, file->count);
	if (file->fixed)
		put(&out, "    Named<\"%s\", %u> = %llu;\n", file->fixed, file->first + file->count - 1,
			file->width == 1 ? 1ull : (unsigned long long)pick_number(file->width));
	if (chance(30))
		put(&out, "    Alias<\"%s\", %u>;\n", name_new(NAME_SEMANTIC), file->first);
	if (file->lanes > 1)
		put(&out, "    Lanes<%u>;\n", file->lanes);
	table_count_definition(CONSTRUCT_FILE, file->width);
	if (file->has_side)
		put(&out, "    Side<%u> %s;\n", file->side_bits, file->side);
}

static void make_file(struct file *file, unsigned index)
{
	static const unsigned counts[] = { 2, 4, 8, 8, 16, 16, 32 };
	memset(file, 0, sizeof *file);
	file->name = name_new(NAME_SEMANTIC);
	file->prefix = name_new(NAME_SEMANTIC);
	file->prefix = print("%s_", file->prefix); /* must not end in a digit */
	file->width = file_width(index);
	file->count = counts[pick(7)];
	file->lanes = isa.lanes > 1 && (index < 2 || chance(70)) ? isa.lanes : 1;
	if (chance(40))
		file->fixed = name_new(NAME_SEMANTIC);
	if (isa.machine && chance(30)) {
		file->has_side = true;
		file->side = name_new(NAME_SEMANTIC);
		file->side_bits = pick_from(1, 40);
	}
	print_file(file);
}

/* ---- named values ---- */

static const char *const operators[] = { "==", "!=", "<", "<=", ">", ">=" };
static const char *const roundings[] = { "nearest", "zero", "up", "down" };

static const char *attributes_of(const struct values *v, unsigned i)
{
	if (v->operators)
		return print(" <operator = \"%s\">", operators[i % 6]);
	if (v->roundings)
		return print(" <rounding = \"%s\">", roundings[i % 4]);
	if (v->sizes)
		return print(
			" <bits = %u, signed = %s>", v->size_bits[i], v->size_signed[i] ? "true" : "false");
	if (v->attribute)
		return print(" <%s = %u>", v->attribute, i * 7 % 61);
	return "";
}

static void print_values(struct values *v)
{
	put(&out, "\n__DefBitFieldType %s<%u>\n", v->name, v->width);
	for (unsigned i = 0; i < v->count; i++) {
		bool follows = i ? v->numbers[i] == v->numbers[i - 1] + 1 : v->numbers[i] == 0;
		put(&out, "    %s", v->names[i]);
		if (!follows || chance(20))
			put(&out, " = %llu", (unsigned long long)v->numbers[i]);
		put(&out, "%s;%s\n", attributes_of(v, i), chance(20) ? " // one of them" : "");
	}
}

/* Values from 0 up, sometimes with gaps. */
static void make_values(struct values *v, unsigned width, unsigned count)
{
	uint64_t at = 0, room = width >= 8 ? 255 : ((uint64_t)1 << width) - 1;
	v->name = name_new(NAME_FACT);
	v->width = width;
	v->count = count;
	for (unsigned i = 0; i < count; i++) {
		uint64_t left = room - at - (count - 1 - i);
		at += left && chance(30) ? pick(left > 3 ? 3 : (unsigned)left) : 0;
		v->names[i] = name_new(NAME_FACT);
		v->numbers[i] = at++;
	}
}

static struct values *new_values(unsigned width, unsigned count)
{
	struct values *v = &isa.values[isa.values_count++];
	memset(v, 0, sizeof *v);
	make_values(v, width, count);
	return v;
}

/* Integer types for rounded floats: unsigned ones have less than 64 bits. */
static void make_sizes(void)
{
	struct values *v = new_values(pick_from(2, 3), pick_from(2, 4));
	v->sizes = true;
	for (unsigned i = 0; i < v->count; i++) {
		v->size_signed[i] = chance(50);
		v->size_bits[i] = 8u << pick(v->size_signed[i] ? 4 : 3);
	}
	print_values(v);
}

static void make_all_values(void)
{
	struct values *v = new_values(pick_from(3, 4), pick_from(2, 6));
	v->operators = true;
	print_values(v);
	v = new_values(2, pick_from(2, 4));
	v->roundings = true;
	isa.rounding = v->names[0];
	print_values(v);
	v = new_values(pick_from(2, 4), pick_from(2, 4));
	v->attribute = name_new(NAME_SEMANTIC);
	v->attribute_range = value_unsigned(6);
	print_values(v);
	make_sizes();
	for (unsigned i = pick_from(1, 3); i; i--) {
		unsigned width = pick_from(1, 5);
		print_values(new_values(width, pick_from(2, width < 3 ? 1u << width : 6)));
	}
}

const struct file *file_named(void)
{
	const struct file *file;
	do
		file = &isa.files[pick(isa.file_count)];
	while (file->width > (has(WITHOUT_WIDE_VALUES) ? 128 : 64));
	return file;
}

void types_print(void)
{
	isa.file_count = pick_from(3, MOST_FILES - 1);
	for (unsigned i = 0; i < isa.file_count; i++)
		make_file(&isa.files[i], i);
	isa.sign = name_new(NAME_FACT);
	isa.sign_off = name_new(NAME_FACT);
	put(&out, "\n__DefBitFieldType %s<1>\n    %s;\n    %s;\n", isa.sign, isa.sign_off,
		name_new(NAME_FACT));
	make_all_values();
	field_types_print();
}
