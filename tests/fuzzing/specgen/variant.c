/* SPDX-License-Identifier: MIT */
/* A group with rows: each opcode of its families is there once for each row, with other bits,
 * another ending of the mnemonic and another value of a hole. */
#include "family.h"

static struct variants *const v = &isa.variants;

/* Places that the shortest instruction has, too. */
static bool choose_places(void)
{
	encoding_begin(isa.lengths[0]);
	return encoding_left() >= 8 && encoding_place(2, &v->select) &&
		   encoding_place(1, &v->moved[0]) && encoding_place(1, &v->moved[1]);
}

static void choose_variants(void)
{
	v->count = pick_from(2, MOST_VARIANTS);
	v->suffix = print("$%s", name_new(NAME_SEMANTIC));
	v->number = print("$%s", name_new(NAME_SEMANTIC));
	for (unsigned i = 0; i < v->count; i++)
		v->list[i] = (struct variant){ name_new(NAME_FACT), print("_%s", name_new(NAME_MNEMONIC)),
			pick(2), pick(32) };
}

static unsigned moved_to(unsigned row)
{
	return v->moved[v->list[row].at].at[0];
}

/* Fields of the group, with holes in a place and in a value. */
static void with_holes(const char *two, const char *one)
{
	const char *value = name_new(NAME_SEMANTIC), *at = name_new(NAME_SEMANTIC);
	unsigned least = moved_to(0);
	for (unsigned i = 0; i < v->count; i++)
		least = moved_to(i) < least ? moved_to(i) : least;
	unsigned by = pick(least + 1);
	put(&out, "  __Encoding\n    field<%s> %s %s == $%s;\n", place_text(&v->select), two,
		name_new(NAME_SEMANTIC), value);
	put(&out, "    field<$%s%s, 1> %s %s == 1;\n", at, by ? print(" + %u", by) : "", one,
		name_new(NAME_SEMANTIC));
	put(&out, "  __Rows<%s, $%s, $%s, %s>\n", v->suffix, value, at, v->number);
	for (unsigned i = 0; i < v->count; i++)
		put(&out, "    %s = %s, %u, %u, %u;\n", v->list[i].name, v->list[i].suffix, i,
			moved_to(i) - by, v->list[i].number);
	table_count_definition(CONSTRUCT_HOLE_OF_FIELD, 1);
}

/* Fields of its rows. */
static void with_encodings(const char *two, const char *one)
{
	const char *select = name_new(NAME_SEMANTIC), *moved = name_new(NAME_SEMANTIC);
	put(&out, "  __Rows<%s, __Encoding, %s>\n", v->suffix, v->number);
	for (unsigned i = 0; i < v->count; i++)
		put(&out, "    %s = %s, { field<%s> %s %s == %u; field<%u, 1> %s %s == 1; }, %u;\n",
			v->list[i].name, v->list[i].suffix, place_text(&v->select), two, select, i, moved_to(i),
			one, moved, v->list[i].number);
}

void variants_print(void)
{
	*v = (struct variants){ 0 };
	if (!has(WITHOUT_ROWS) || !has(WITHOUT_VARIANTS) || !chance(30))
		return;
	if (!choose_places()) {
		*v = (struct variants){ 0 };
		return;
	}
	const char *two = name_new(NAME_FACT), *one = name_new(NAME_FACT);
	choose_variants();
	v->group = name_new(NAME_FACT);
	put(&out, "\n__DefFieldType %s<2>\n    Integer<unsigned>;\n", two);
	put(&out, "\n__DefFieldType %s<1>\n    Integer<unsigned>;\n", one);
	put(&out, "\n__DefGroup %s : [%s]\n", v->group, isa.around ? isa.around : isa.group);
	(chance(50) ? with_holes : with_encodings)(two, one);
	table_count_definition(CONSTRUCT_VARIANTS, v->count);
}

void variants_of_family(struct family *f)
{
	if (!v->count || f->twin || !chance(50))
		return;
	f->variants = (1u << v->count) - 1;
	put(&f->template, "%s", v->suffix);
	put(&f->header, "%s", v->suffix);
	if (f->style == AS_OPCODES)
		f->style = AS_ITSELF;
	if (chance(30)) {
		f->variants = 1u + pick(f->variants);
		const char *before = "    Only<";
		for (unsigned i = 0; i < v->count; i++)
			if (f->variants >> i & 1)
				put(&f->fills, "%s%s", before, v->list[i].name), before = ", ";
		put(&f->fills, ">;\n");
		table_count_definition(CONSTRUCT_ONLY, 1);
	}
	struct variable *number = (struct variable *)scope_add(v->number, value_unsigned(5));
	number->operand = true;
	number->assignable = false;
	number->value.exact = 0;
}

const char *pick_variant(const struct family *f, struct word *word)
{
	unsigned row;
	if (!f->variants)
		return "";
	do
		row = pick(v->count);
	while (!(f->variants >> row & 1));
	word_set(word, &v->select, row);
	word_set(word, &v->moved[v->list[row].at], 1);
	return v->list[row].suffix;
}
