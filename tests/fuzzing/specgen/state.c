/* SPDX-License-Identifier: MIT */
/* Memories, exceptions, the registers of a __DefState. */
#include <string.h>

#include "specgen.h"

static void make_memory(struct memory *memory, bool program)
{
	static const unsigned words[] = { 8, 16, 32, 64, 128 };
	memory->name = name_new(NAME_SEMANTIC);
	memory->address = program ? pick_from(10, 24) : pick_from(6, 32);
	memory->word = words[pick(isa.machine ? 4 : 5)];
	table_count_definition(CONSTRUCT_MEMORY, memory->word);
	memory->program = program;
	memory->banks = !program && chance(30) ? pick_from(1, 4) : 0;
	memory->writable = isa.machine && (program || chance(70));
	memory->unaligned = isa.machine && chance(40);
	put(&out, "\n__DefMemory %s\n    Address<%u>;\n    Word<%u>;\n    ByteOrder<%s>;\n",
		memory->name, memory->address, memory->word, chance(50) ? "little" : "big");
	if (memory->banks)
		put(&out, "    Banks<%u>;\n", memory->banks);
	if (!memory->writable)
		put(&out, "    Access<read>;\n");
	if (program)
		put(&out, "    Program<>;\n");
	if (memory->unaligned)
		put(&out, "    Unaligned<>;\n");
}

static void exceptions_print(void)
{
	static const char *const events[] = { "undefined", "fetch", "outside", "misaligned", "index" };
	isa.exception_count = pick_from(1, 4);
	unsigned event = 0;
	for (unsigned i = 0; i < isa.exception_count; i++) {
		isa.exceptions[i] = name_new(NAME_SEMANTIC);
		put(&out, "\n__DefException %s\n    Code<%u>;\n", isa.exceptions[i], 1 + i * 3);
		if (isa.machine && event < 5 && chance(50))
			put(&out, "    Raised<%s>;\n", events[event++]);
	}
}

static void add_register(const char *name, struct value value)
{
	isa.registers[isa.register_count++] = (struct state_register){ .name = name, .value = value };
}

static void flags_print(void)
{
	unsigned bit = 0;
	isa.flags = name_new(NAME_SEMANTIC);
	put(&out, "\n__DefState %s\n", isa.flags);
	if (isa.machine)
		put(&out, "    Counter<%u>;\n", isa.counter);
	for (unsigned i = pick_from(1, 4); i; i--) {
		const char *name = name_new(NAME_SEMANTIC);
		put(&out, "    Flag<%u> %s%s;\n", bit, name, chance(30) ? " = 1" : "");
		isa.flag_bits = ++bit;
		bit += pick(3);
		add_register(name, value_truth());
	}
}

/* Registers that hold one of the values named by a type or by the register itself. */
static void modes_print(void)
{
	struct values *mode = &isa.mode;
	mode->name = name_new(NAME_SEMANTIC);
	mode->count = pick_from(3, 5);
	mode->width = mode->count > 4 ? 3 : 2;
	put(&out, "    Mode<");
	for (unsigned i = 0; i < mode->count; i++) {
		mode->names[i] = name_new(NAME_FACT);
		mode->numbers[i] = i;
		put(&out, "%s%s", i ? ", " : "", mode->names[i]);
	}
	put(&out, "> %s = %s;\n", mode->name, mode->names[pick(mode->count)]);
	add_register(mode->name, value_unsigned(mode->width));
	isa.registers[isa.register_count - 1].values = mode;
	table_count_definition(CONSTRUCT_MODE, mode->width);
}

static void registers_print(void)
{
	for (unsigned i = pick_from(1, 6); i; i--) {
		unsigned width = chance(30) ? 1u << pick(7) : pick_from(1, 64);
		const char *name = name_new(NAME_SEMANTIC);
		bool transient = isa.machine && chance(15);
		put(&out, "    %s<%u> %s", transient ? "Transient" : "Register", width, name);
		if (chance(40))
			put(&out, " = %llu", (unsigned long long)pick_number(width));
		put(&out, ";\n");
		add_register(name, width == 1 ? value_truth() : value_unsigned(width));
		isa.registers[isa.register_count - 1].transient = transient;
		isa.transients |= transient;
		table_count_definition(transient ? CONSTRUCT_TRANSIENT : CONSTRUCT_STATE, width);
	}
}

void state_print(void)
{
	unsigned memories = isa.machine ? pick_from(1, 3) : pick(3);
	for (unsigned i = 0; i < memories; i++)
		make_memory(&isa.memories[i], isa.machine && i == 0);
	isa.memory_count = memories;
	exceptions_print();
	isa.cycles = isa.machine && chance(50);
	if (isa.machine)
		isa.counter = isa.memories[0].address < 8 ? 8 : isa.memories[0].address;
	flags_print();
	registers_print();
	if (chance(40))
		modes_print();
}
