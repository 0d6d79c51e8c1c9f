/* SPDX-License-Identifier: MIT */
/* The whole specification, from the layout to the opcodes. */
#include "specgen.h"

struct isa isa;
struct text out;

static void choose_lengths(void)
{
	static const unsigned units[] = { 8, 16, 16, 32, 32, 64, 128 };
	isa.unit = units[pick(7)];
	unsigned most = 128 / isa.unit, count = most > 3 ? 3 : most, at = 0;
	isa.length_count = pick_from(1, count);
	for (unsigned i = 0; i < isa.length_count; i++) {
		unsigned left = most - at - (isa.length_count - 1 - i);
		unsigned least = isa.length_count == 1 && isa.unit < 32 ? 32 / isa.unit : 1;
		at += pick_from(least, left > 4 ? 4 : left);
		isa.lengths[i] = at * isa.unit;
	}
}

static void choose_bits(unsigned opcodes)
{
	isa.code_width = 1;
	while (1u << isa.code_width < opcodes + 1)
		isa.code_width++;
	isa.patterns = isa.length_count > 1 && isa.code_width + 2 <= isa.unit && chance(60);
	unsigned taken = isa.code_width + (isa.patterns ? 2 : 0);
	isa.code_at = pick(isa.unit - taken + 1);
	bool late = isa.length_count > 1 && !isa.patterns && isa.lengths[0] > isa.unit && chance(50);
	if (late)
		isa.code_at += isa.unit;
	table_count_definition(CONSTRUCT_LATE_LENGTH, 1 + late);
	isa.select_at = isa.code_at + isa.code_width;
	if (isa.patterns && chance(50)) {
		isa.select_at = isa.code_at;
		isa.code_at += 2;
	}
}

void spec_print(unsigned opcodes)
{
	choose_lengths();
	choose_bits(opcodes);
	isa.machine = has(WITHOUT_MACHINES) && chance(50);
	isa.lanes = !isa.machine && has(WITHOUT_LANES) && chance(40) ? 1u << pick_from(1, 5) : 1;
	isa.name = name_new(NAME_ISA);
	isa.keyword = name_new(NAME_FACT);
	isa.group = name_new(NAME_FACT);
	struct text head = { 0 };
	state_print();
	types_print();
	head = out; /* the layout has the names of the state, but comes first */
	out = (struct text){ 0 };
	layout_print();
	put(&out, "%s", head.bytes);
	functions_print();
	families_print(opcodes);
}
