/* SPDX-License-Identifier: MIT */
/* Types of fields: registers, numbers of all kinds, floats, compounds. */
#include <string.h>

#include "specgen.h"

static struct type *new_type(enum type_kind kind, unsigned width)
{
	struct type *type = &isa.types[isa.type_count++];
	memset(type, 0, sizeof *type);
	type->name = name_new(NAME_FACT);
	type->kind = kind;
	type->width = width;
	type->scale = 1;
	put(&out, "\n__DefFieldType %s<%u>\n", type->name, width);
	return type;
}

static unsigned bits_for(unsigned count)
{
	unsigned bits = 1;
	while (1u << bits < count)
		bits++;
	return bits;
}

bool type_forbids(const struct type *type, uint64_t bits)
{
	return type->forbids && (bits & type->forbidden_mask) == type->forbidden_bits;
}

/* These bits, or all that match a pattern with them in which some others are `?`; not all ones. */
static void forbid(struct type *type, uint64_t bits)
{
	bool pattern = type->width > 2 && chance(50);
	uint64_t all = type->width < 64 ? ((uint64_t)1 << type->width) - 1 : UINT64_MAX;
	type->forbids = true;
	type->forbidden_mask = pattern ? (pick_bits() | ~bits) & all : all;
	type->forbidden_bits = bits & type->forbidden_mask;
	if (!pattern) {
		put(&out, "    Forbid<%u>;\n", (unsigned)bits);
		return;
	}
	put(&out, "    Forbid<\"");
	for (unsigned i = type->width; i--;)
		put(&out, "%c%s",
			type->forbidden_mask >> i & 1 ? (char)('0' + (type->forbidden_bits >> i & 1)) : '?',
			i % 8 == 4 ? "_" : "");
	put(&out, "\">;\n");
	table_count_definition(CONSTRUCT_FORBID, type->width);
}

static void write_register_type(const struct file *file)
{
	struct type *type = new_type(TYPE_IS_REGISTER, bits_for(file->first + file->count));
	type->file = file;
	put(&out, "    Register<%s>;\n", file->name);
	type->range = file->width == 1 ? value_truth() : value_unsigned(file->width);
	if (chance(10) && file->count > 4) {
		forbid(type, file->first + pick(file->count - 1));
	}
	table_count_definition(CONSTRUCT_TYPE_REGISTER, file->width);
}

/* bits * scale + offset */
static void scale(struct type *type)
{
	type->scale = 1u << pick(4);
	type->offset = chance(30) ? pick(100) : 0;
	unsigned grown = bits_for((unsigned)type->scale) + 1 + (type->offset ? 8 : 0);
	put(&out, "    Scale<%u>;\n", (unsigned)type->scale);
	if (type->offset)
		put(&out, "    Offset<%u>;\n", (unsigned)type->offset);
	type->range.high += (int)grown;
	if (type->range.low >= 0)
		type->range.low += (int)grown;
	type->range.exact = 0;
}

struct type *type_plain(unsigned width)
{
	struct type *type = new_type(TYPE_IS_UNSIGNED, width);
	put(&out, "    Integer<unsigned>;\n");
	type->range = value_unsigned(width);
	return type;
}

struct type *type_number(unsigned width, bool is_signed)
{
	struct type *type = new_type(is_signed ? TYPE_IS_SIGNED : TYPE_IS_UNSIGNED, width);
	put(&out, "    Integer<%s>;\n", is_signed ? "signed" : "unsigned");
	type->range = is_signed ? value_signed(width) : value_unsigned(width);
	if (width < 40 && chance(30))
		scale(type);
	else if (chance(20))
		put(&out, "    Number<%s>;\n", chance(50) ? "hex" : "decimal");
	if (isa.machine && is_signed && chance(20))
		put(&out, "    Relative<%s>;\n", chance(50) ? "next" : "");
	if (!is_signed && width > 3 && chance(10)) {
		forbid(type, pick(8));
	}
	type->range.exact = 0;
	table_count_definition(
		is_signed ? CONSTRUCT_TYPE_SIGNED : CONSTRUCT_TYPE_UNSIGNED, type->width);
	return type;
}

static void ones_type(void)
{
	struct type *type = new_type(TYPE_IS_ONES, pick_from(3, 9));
	put(&out, "    Integer<ones>;\n");
	type->range = value_signed(type->width);
	type->range.exact = 0;
	table_count_definition(CONSTRUCT_TYPE_ONES, type->width);
}

static void table_type(void)
{
	struct type *type = new_type(TYPE_IS_TABLE, pick_from(1, 3));
	type->count = pick_from(2, 1u << type->width);
	unsigned number = pick(5);
	for (unsigned i = 0; i < type->count; i++, number += pick_from(1, 40))
		type->numbers[i] = number;
	for (unsigned i = 0; i < type->count; i++)
		put(&out, "%s%u", i ? ", " : "    Table<", type->numbers[i]);
	put(&out, ">;\n");
	type->range = value_unsigned(9);
	type->range.exact = 0;
	table_count_definition(CONSTRUCT_TYPE_TABLE, type->width);
}

static void float_type(unsigned width)
{
	struct type *type = new_type(TYPE_IS_FLOAT, width);
	put(&out, "    Float<%u>;\n", width);
	type->range = (struct value){ KIND_FLOAT, -1, (int)width, 0 };
	table_count_definition(CONSTRUCT_TYPE_FLOAT, width);
}

/* Two or three adjacent numbers. */
static void compound_type(void)
{
	static const char *const signs[][3] = { { "[", "][", "]" }, { "", ":", "" }, { "<", "@", ">" },
		{ "(", "/", ")" } };
	const struct type *parts[MOST_PARTS];
	unsigned count = pick_from(2, MOST_PARTS), width = 0;
	for (unsigned i = 0; i < count; i++) {
		struct type *part = type_number(pick_from(2, 8), false);
		part->hidden = true;
		parts[i] = part;
		width += part->width;
	}
	struct type *type = new_type(TYPE_IS_COMPOUND, width);
	const char *names[MOST_PARTS] = { NULL };
	for (unsigned i = 0, at = width; i < count; i++) {
		names[i] = name_new(NAME_SEMANTIC);
		type->parts[i] = parts[i];
		at -= parts[i]->width;
		put(&out, "    Part<%u, %u> %s %s;\n", at, parts[i]->width, parts[i]->name, names[i]);
	}
	type->part_count = count;
	type->signs = signs[pick(4)];
	put(&out, "    Text<\"");
	for (unsigned i = 0; i < count; i++)
		put(&out, "%s%s", type->signs[i ? 1 : 0], names[i]);
	put(&out, "%s\">;\n", type->signs[2]);
	type->range = value_unsigned(width);
	type->range.exact = 0;
	table_count_definition(CONSTRUCT_TYPE_COMPOUND, width);
}

void field_types_print(void)
{
	for (unsigned i = 0; i < isa.file_count; i++)
		write_register_type(&isa.files[i]);
	for (unsigned i = pick_from(2, 4); i; i--)
		type_number(chance(80) ? pick_from(2, 16) : pick_from(17, 32), chance(50));
	if (isa.unit * 3 >= 64 && isa.machine && chance(40))
		type_number(chance(50) ? pick_from(33, 48) : pick_from(49, 64), chance(50));
	if (isa.machine && chance(50))
		ones_type();
	if (isa.machine && chance(50))
		table_type();
	if (chance(50)) /* other floats are not used in blocks */
		float_type(chance(60) ? 32 : 16u << pick(3));
	if (chance(40))
		compound_type();
	mode_types_print();
}
