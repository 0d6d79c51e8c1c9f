/* SPDX-License-Identifier: MIT */
/* Machines: state, side fields, the program counter and its memory, events, cycles and the examples
 * of __DefISA are in the IR as written; each wrong statement is reported once. */
#include "unit.h"
#include "lang/parse.h"
#include "lower/lower.h"

#define ISA      "__DefISA T\n  __Layout\n    Unit<8>;\n    Length<8>;\n"
#define MEMORY   "__DefMemory ram\n    Address<16>;\n    Program<>;\n"
#define COUNTER  "__DefState CPU\n    Counter<16>;\n"
#define REGISTER "__DefRegisterFile R<32>\n    Numbered<\"$r\", 0, 4>;\n"
#define KIND     "__DefBitFieldType Kind<2>\n    INT;\n    FLOAT = 2;\n"

static const char full[] = ISA
	"  __Examples\n```run\nraise Bad\n    pc = 1 -> pc = 2\nreset\n    -> pc = 0\n```\n"
	"__DefRegisterFile R<32>\n    Numbered<\"$r\", 1, 3>;\n    Named<\"$zero\", 3> = 0;\n"
	"    Alias<\"$sp\", 2>;\n    Lanes<2>;\n    Side<Kind> type;\n    Side<5> tag;\n" KIND
	"__DefMemory ram\n    Address<16>;\n    Program<>;\n    Unaligned<>;\n"
	"__DefException Bad\n    Code<7>;\n    Raised<undefined, outside>;\n"
	"__DefException Late\n    Raised<fetch, misaligned_store>;\n"
	"__DefState CPU\n    Counter<20>;\n    Register<16> A = -2;\n    Register<Kind> kind = FLOAT;\n"
	"    Flag<3> Z = 1;\n    Flag<0> C;\n    Mode<TASK, SYSTEM, DEBUG> mode = DEBUG;\n"
	"    Transient<4> next = 0xF;\n"
	"__DefFieldType Rel<4>\n    Integer<signed>;\n    Relative<next>;\n"
	"__DefGroup G\n  __OperandInfo\n    Cycles<2>;\n"
	"__DefGroup INNER : [G]\n"
	"__DefOptype P : [INNER]\n"
	"__DefOptype Q : [G]\n  __Encoding\n    Prefix<>;\n  __OperandInfo\n    Cycles<0>;\n"
	"__DefOpcode P : [P]\n  __Encoding\n    field<0, 4> Rel a == 1;\n"
	"__DefOpcode Q : [Q]\n  __Encoding\n    field<0, 4> Rel a == 2;\n";

struct bench {
	struct arena arena;
	struct diag diag;
	struct isa *isa;
};

static void bench_load(struct bench *bench, const char *spec)
{
	memset(bench, 0, sizeof *bench);
	bench->isa = unit_isa(&bench->arena, &bench->diag, spec);
}

static const struct register_file *file_named(const struct bench *bench, const char *name)
{
	const struct register_file *file = isa_find_file(bench->isa, str_from_c(name));
	if (!file)
		fail_msg("no file '%s'", name);
	return file;
}

TEST(state_becomes_files)
{
	static const struct {
		const char *name;
		unsigned width;
		uint64_t initial;
		int flag;
		bool transient, named;
	} files[] = { { "A", 16, 0xFFFE, -1, false, false }, { "kind", 2, 2, -1, false, true },
		{ "Z", 1, 1, 3, false, false }, { "C", 1, 0, 0, false, false },
		{ "mode", 2, 2, -1, false, true }, { "next", 4, 15, -1, true, false } };
	struct bench bench;
	bench_load(&bench, full);
	assert_int_equal(bench.isa->counter, 20);
	for (size_t i = 0; i < sizeof files / sizeof *files; i++) {
		const struct register_file *file = file_named(&bench, files[i].name);
		uint64_t number = 9;
		assert_int_equal(file->kind, FILE_STATE);
		assert_int_equal(file->width, files[i].width);
		assert_int_equal(file->initial, files[i].initial);
		assert_int_equal(file->flag, files[i].flag);
		assert_int_equal(file->transient, files[i].transient);
		assert_int_equal(file->values != NULL, files[i].named);
		assert_int_equal(file->lanes, 1);
		assert_true(register_file_find(file, str_from_c(files[i].name), &number));
		assert_int_equal(number, 0);
		assert_ptr_equal(file->state, bench.isa->facts.items[3]);
	}
	assert_ptr_equal(file_named(&bench, "kind")->values, isa_find_type(bench.isa, STR("Kind")));
	const struct type *mode = file_named(&bench, "mode")->values;
	assert_true(str_equal_c(mode->name, "mode"));
	assert_int_equal(type_find_name(mode, STR("SYSTEM"))->value, 1);
	assert_null(isa_find_type(bench.isa, STR("mode")));
	arena_free(&bench.arena);
}

TEST(side_fields_have_the_registers_of_their_file)
{
	static const struct {
		const char *name;
		uint64_t number;
		bool alias, constant;
	} names[] = { { "$r1.type", 1, false, false }, { "$r2.type", 2, false, false },
		{ "$r3.type", 3, true, true }, { "$zero.type", 3, false, true },
		{ "$sp.type", 2, true, false } };
	struct bench bench;
	bench_load(&bench, full);
	const struct register_file *file = file_named(&bench, "R");
	const struct register_file *type = file_named(&bench, "R.type");
	assert_int_equal(file->sides.count, 2);
	assert_ptr_equal(file->sides.items[0], type);
	assert_ptr_equal(file->sides.items[1], file_named(&bench, "R.tag"));
	assert_int_equal(type->kind, FILE_SIDE);
	assert_ptr_equal(type->side_of, file);
	assert_true(str_equal_c(type->side, "type"));
	assert_int_equal(type->lanes, 2);
	assert_int_equal(type->width, 2);
	assert_int_equal(file->sides.items[1]->width, 5);
	assert_int_equal(type->names.count, sizeof names / sizeof *names);
	for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
		const struct register_name *name = &type->names.items[i];
		assert_true(str_equal_c(name->name, names[i].name));
		assert_int_equal(name->number, names[i].number);
		assert_int_equal(name->alias, names[i].alias);
		assert_int_equal(name->constant, names[i].constant);
		assert_int_equal(name->reads, 0);
	}
	arena_free(&bench.arena);
}

TEST(events_raise_what_is_said_or_the_languages_own)
{
	struct bench bench;
	bench_load(&bench, full);
	const struct isa *isa = bench.isa;
	const struct exception *const *own = (const struct exception *const *)isa->exceptions.items;
	assert_true(isa->program == isa->memories.items[0] && isa->program->unaligned);
	assert_ptr_equal(isa->raised[EVENT_UNDEFINED], own[3]);
	assert_ptr_equal(isa->raised[EVENT_OUTSIDE_LOAD], own[3]);
	assert_ptr_equal(isa->raised[EVENT_OUTSIDE_STORE], own[3]);
	assert_ptr_equal(isa->raised[EVENT_FETCH], own[4]);
	assert_ptr_equal(isa->raised[EVENT_INDEX], own[0]);
	assert_ptr_equal(isa->raised[EVENT_MISALIGNED_LOAD], own[2]);
	assert_ptr_equal(isa->raised[EVENT_MISALIGNED_STORE], own[4]);
	assert_int_equal(isa->examples.count, 2);
	assert_ptr_equal(isa->examples.items[0]->raises, own[3]);
	assert_null(isa->examples.items[1]->raises);
	assert_int_equal(isa->examples.items[1]->cases.count, 1);
	arena_free(&bench.arena);
	bench_load(&bench, ISA);
	assert_null(bench.isa->raised[EVENT_UNDEFINED]);
	assert_null(bench.isa->raised[EVENT_FETCH]);
	assert_true(str_equal_c(bench.isa->raised[EVENT_OUTSIDE_STORE]->name, "AddressRange"));
	arena_free(&bench.arena);
}

TEST(cycles_are_inherited)
{
	struct bench bench;
	bench_load(&bench, full);
	const struct definition *p = isa_find_opcode(bench.isa, STR("P"))->definition;
	const struct definition *q = isa_find_opcode(bench.isa, STR("Q"))->definition;
	assert_true(p->has_cycles && q->has_cycles);
	assert_int_equal(p->cycles, 2);
	assert_int_equal(q->cycles, 0);
	assert_true(q->prefix && !p->prefix && !bench.isa->groups.items[0]->prefix);
	assert_true(isa_find_type(bench.isa, STR("Rel"))->relative_next);
	arena_free(&bench.arena);
	bench_load(&bench, ISA "__DefGroup G\n");
	assert_false(bench.isa->groups.items[0]->has_cycles);
	arena_free(&bench.arena);
}

/* Statements and their report; NULL: none. */
static const struct {
	const char *definitions, *report;
} statements[] = {
	{ MEMORY COUNTER, NULL },
	{ MEMORY COUNTER "    Counter<16>;\n",
		"Counter<16>;: duplicate 'Counter' [duplicate-statement]" },
	{ MEMORY COUNTER "__DefState OTHER\n    Counter<16>;\n",
		"Counter<16>;: duplicate 'Counter' [duplicate-statement]" },
	{ MEMORY "__DefState CPU\n    Counter<7>;\n",
		"7: expected the width of the program counter, 8 to 64 bits [bad-argument]" },
	{ MEMORY "__DefState CPU\n    Counter<65>;\n",
		"65: expected the width of the program counter, 8 to 64 bits [bad-argument]" },
	{ MEMORY "__DefState CPU\n    Counter<16> ip;\n",
		"ip: 'Counter' has no name after '>' [bad-argument]" },
	{ MEMORY, "ram: a memory with Program<>; needs a program counter: write Counter<bits>; in a "
			  "__DefState [bad-argument]" },
	{ COUNTER, "Counter<16>;: a program counter needs a memory of instructions, but no __DefMemory "
			   "has Program<>; [bad-argument]" },
	{ MEMORY COUNTER "__DefMemory rom\n    Program<>;\n",
		"Program<>;: a second memory with Program<>; instructions are fetched from only one "
		"[duplicate-statement]" },
	{ MEMORY "    Banks<2>;\n" COUNTER, "ram: 'ram' has banks, but instructions are fetched from a "
										"memory without banks [bad-argument]" },
	{ MEMORY "    Program<>;\n" COUNTER, "Program<>;: duplicate 'Program' [duplicate-statement]" },
	{ MEMORY "    Unaligned<1>;\n" COUNTER,
		"1: 'Unaligned' takes 0 arguments, found 1 [bad-argument]" },
	{ "__DefState S\n    Register<8> A;\n", NULL },
	{ "__DefState S\n    Register<64> A = 0xFFFFFFFFFFFFFFFF;\n", NULL },
	{ "__DefState S\n    Register<65> A;\n", "65: expected 1 to 64 bits, found 65 [field-width]" },
	{ "__DefState S\n    Register<0> A;\n", "0: expected 1 to 64 bits, found 0 [field-width]" },
	{ "__DefState S\n    Register<> A;\n",
		"Register<> A;: 'Register' needs at least 1 argument, found 0 [bad-argument]" },
	{ "__DefState S\n    Register<8>;\n",
		"Register<8>;: expected a name, as in 'Register<16> stack;' [bad-argument]" },
	{ "__DefState S\n    Register<8> a.b;\n",
		"Register<8> a.b;: expected a name, as in 'Register<16> stack;' [bad-argument]" },
	{ "__DefState S\n    Register<8> A = 255;\n", NULL },
	{ "__DefState S\n    Register<8> A = 256;\n",
		"256: 256 does not fit the 8 bits of 'A' [bad-argument]" },
	{ "__DefState S\n    Register<8> A = -128;\n", NULL },
	{ "__DefState S\n    Register<8> A = -129;\n",
		"-129: -129 does not fit the 8 bits of 'A' [bad-argument]" },
	{ "__DefState S\n    Register<8> A = NAME;\n",
		"NAME: expected a number: the reset value of 'A' [bad-argument]" },
	{ KIND "__DefState S\n    Register<Kind> A = FLOAT;\n", NULL },
	{ KIND "__DefState S\n    Register<Kind> A = REAL;\n",
		"REAL: 'REAL' is not a value of type 'Kind' [default-type]" },
	{ "__DefState S\n    Register<Kind> A;\n", "Kind: unknown type 'Kind' [undefined-name]" },
	{ "__DefFieldType N<2>\n    Integer<unsigned>;\n__DefState S\n    Register<N> A;\n",

		"N: 'N' has no named values: expected a __DefBitFieldType, or a number of bits "
		"[bad-argument]" },
	{ "__DefState S\n    Flag<63> A;\n", NULL },
	{ "__DefState S\n    Flag<64> A;\n",
		"64: expected the bit of the flag, 0 to 63 [bad-argument]" },
	{ "__DefState S\n    Flag<-1> A;\n",
		"-1: expected the bit of the flag, 0 to 63 [bad-argument]" },
	{ "__DefState S\n    Flag<0> A = 2;\n", "2: 2 does not fit the 1 bit of 'A' [bad-argument]" },
	{ "__DefState S\n    Flag<1> A;\n    Flag<1> B;\n",
		"Flag<1> B;: flags 'A' and 'B' are both bit 1 of 'S' [duplicate-definition]" },
	{ "__DefState S\n    Flag<1> A;\n__DefState V\n    Flag<1> B;\n", NULL },
	{ "__DefState S\n    Mode<A, B> m = B;\n", NULL },
	{ "__DefState S\n    Mode<A, A> m;\n", "A: 'A' is listed twice [enum-name]" },
	{ "__DefState S\n    Mode<> m;\n",
		"Mode<> m;: 'Mode' needs at least 1 argument, found 0 [bad-argument]" },
	{ "__DefState S\n    Mode<A, a.b> m;\n",
		"a.b: expected an identifier as the name of a value, found 'a.b' [bad-argument]" },
	{ "__DefState S\n    Mode<$a, B> m;\n",
		"$a: expected an identifier as the name of a value, found '$a' [bad-argument]" },
	{ "__DefMemory ram\n    Program<1>;\n" COUNTER,
		"1: 'Program' takes 0 arguments, found 1 [bad-argument]" },
	{ "__DefState S\n    Mode<A, 1> m;\n", "1: 'Mode' expects a name [bad-argument]" },
	{ "__DefState S\n    Mode<A, B> m = C;\n", "C: 'C' is not a value of type 'm' [default-type]" },
	{ KIND "__DefState S\n    Mode<A, B> Kind;\n",
		"Kind: 'Kind' is already the name of a type [duplicate-definition]" },
	{ "__DefState S\n    Word<8> A;\n", "Word: 'Word' is not a statement of __DefState; it belongs "
										"in __DefMemory [unknown-statement]" },
	{ "__DefState S\n    Register<8> A;\n    Flag<0> A;\n",
		"A: 'A' is already the name of a register [duplicate-definition]" },
	{ "__DefState S\n    Register<8> A;\n__DefState V\n    Register<8> A;\n",

		"A: 'A' is already the name of a register [duplicate-definition]" },
	{ "__DefState S\n    Register<8> S;\n",
		"S: 'S' is already the name of a state [duplicate-definition]" },
	{ "__DefState S\n    Register<8> pc;\n",
		"pc: a register cannot be called 'pc', which is a word of the semantics language "
		"[duplicate-definition]" },
	{ "__DefState S\n    Register<8> bad_address;\n",
		"bad_address: a register cannot be called 'bad_address', which is a word of the semantics "
		"language [duplicate-definition]" },
	{ "__DefState S\n    Register<8> if;\n",
		"if: a register cannot be called 'if', which is a word of the semantics language "
		"[duplicate-definition]" },
	{ "__DefState cycles\n    Register<8> A;\n",
		"cycles: a state cannot be called 'cycles', which is a word of the semantics language "
		"[duplicate-definition]" },
	{ REGISTER "__DefState S\n    Register<8> $r3;\n",
		"$r3: '$r3' is already the name of a register [duplicate-definition]" },
	{ REGISTER "__DefState S\n    Register<8> $r4;\n", NULL },
	{ REGISTER "__DefState S\n    Register<8> R;\n",
		"R: 'R' is already the name of a register file [duplicate-definition]" },
	{ MEMORY COUNTER "    Register<8> ram;\n",
		"ram: 'ram' is already the name of a memory [duplicate-definition]" },
	{ MEMORY COUNTER "    Register<8> ram16;\n",
		"ram16: 'ram16' is already the name of a way to access a memory [duplicate-definition]" },
	{ MEMORY COUNTER "    Register<8> ram24;\n", NULL },
	{ MEMORY COUNTER "__DefMemory ram8\n",
		"ram8: 'ram8' is already the name of a way to access a memory [duplicate-definition]" },
	{ MEMORY COUNTER "__DefMemory ram9\n", NULL },
	{ REGISTER "    Side<4> tag;\n", NULL },
	{ REGISTER "    Side<65> tag;\n", "65: expected 1 to 64 bits, found 65 [field-width]" },
	{ REGISTER "    Side<4>;\n",
		"Side<4>;: expected a name, as in 'Side<4> kind;' [bad-argument]" },
	{ REGISTER "    Side<4> tag = 1;\n", "1: 'Side' has no value [bad-argument]" },
	{ REGISTER "    Side<4> tag;\n    Side<3> tag;\n",
		"tag: side field 'tag' is defined twice [duplicate-definition]" },
	{ REGISTER "    Side<Type> tag;\n", "Type: unknown type 'Type' [undefined-name]" },
	{ "__DefRegisterFile R<8>\n    Numbered<\"r\", 0, 65537>;\n    Side<1> s;\n",
		"Side<1> s;: a register file with side fields has at most 65536 registers [limit]" },
	{ MEMORY COUNTER "__DefException e\n    Raised<index, misaligned>;\n", NULL },
	{ "__DefException e\n    Raised<outside>;\n", "outside: Raised<...>; is only for machines, but "
												  "no __DefMemory has Program<>; [bad-argument]" },
	{ MEMORY COUNTER "__DefException e\n    Raised<index, index>;\n",
		"index: 'index' already has an exception [duplicate-statement]" },
	{ MEMORY COUNTER "__DefException e\n    Raised<index>;\n__DefException f\n    Raised<index>;\n",

		"index: 'index' already has an exception [duplicate-statement]" },
	{ MEMORY COUNTER "__DefException e\n    Raised<outside_load>;\n"
					 "__DefException f\n    Raised<outside_store, misaligned_load>;\n",
		NULL },
	{ MEMORY COUNTER "__DefException e\n    Raised<outside, outside_store>;\n",

		"outside_store: 'outside_store' already has an exception [duplicate-statement]" },
	{ MEMORY COUNTER "__DefException e\n    Raised<misaligned_store>;\n"
					 "__DefException f\n    Raised<misaligned>;\n",

		"misaligned: 'misaligned' already has an exception [duplicate-statement]" },
	{ MEMORY COUNTER "__DefException e\n    Raised<index>;\n    Raised<fetch>;\n",

		"Raised<fetch>;: duplicate 'Raised' [duplicate-statement]" },
	{ MEMORY COUNTER "__DefException e\n    Raised<overflow>;\n",
		"overflow: expected 'undefined', 'fetch', 'outside', 'misaligned', 'index' or 'slot' "
		"[bad-argument]" },
	{ MEMORY COUNTER "__DefException e\n    Raised<>;\n",
		"Raised<>;: 'Raised' needs at least 1 argument, found 0 [bad-argument]" },
	{ "__DefFieldType F<2>\n    Integer<signed>;\n    Relative<next>;\n", NULL },
	{ "__DefFieldType F<2>\n    Integer<signed>;\n    Relative<last>;\n",
		"last: expected Relative<from, step, align>: from 0 to 255 or next, the others 1 to 4096 "
		"[bad-argument]" },
	{ "__DefFieldType F<2>\n    Integer<signed>;\n    Relative<next, next>;\n",
		"next: expected Relative<from, step, align>: from 0 to 255 or next, the others 1 to 4096 "
		"[bad-argument]" },
	{ "__DefGroup G\n  __OperandInfo\n    Cycles<65535>;\n", NULL },
	{ "__DefGroup G\n  __OperandInfo\n    Cycles<65536>;\n",
		"65536: expected a number of cycles from 0 to 65535 [bad-argument]" },
	{ "__DefGroup G\n  __OperandInfo\n    Cycles<-1>;\n",
		"-1: expected a number of cycles from 0 to 65535 [bad-argument]" },
	{ "__DefGroup G\n  __OperandInfo\n    Cycles<>;\n",
		"Cycles<>;: 'Cycles' lacks argument 1: a number [bad-argument]" },
	{ "__DefGroup G\n  __OperandInfo\n    Cycles<1>;\n    Cycles<1>;\n",
		"Cycles<1>;: duplicate 'Cycles' [duplicate-statement]" },
};

TEST(wrong_statements_are_reported)
{
	for (size_t i = 0; i < sizeof statements / sizeof *statements; i++) {
		struct bench bench;
		struct arena arena = { 0 };
		bench_load(&bench, arena_printf(&arena, "%s%s", ISA, statements[i].definitions));
		unit_reported(&bench.diag, statements[i].definitions, statements[i].report);
		arena_free(&bench.arena);
		arena_free(&arena);
	}
}

/* Sections of __DefISA and their report. */
static const struct {
	const char *section, *report;
} sections[] = {
	{ "```run\nreset\n    -> pc = 1\n```\n", NULL },
	{ "```run\nraise IndexRange\n    -> pc = 1\n```\n", NULL },
	{ "```asm\nreset\n```\n", "```asm: examples of __DefISA are cases: expected a fence that "
							  "begins with ```run [case-syntax]" },
	{ "```run\nrestart\n    -> pc = 1\n```\n",
		"restart: expected 'raise NAME' or 'reset' as an example of __DefISA, found 'restart' "
		"[case-syntax]" },
	{ "```run\nraise Nothing\n    -> pc = 1\n```\n",
		"Nothing: no exception is called 'Nothing' [case-name]" },
	{ "```run\nraise\n    -> pc = 1\n```\n", "raise: expected 'raise NAME' or 'reset' as an "
											 "example of __DefISA, found 'raise' [case-syntax]" },
};

TEST(examples_of_the_isa)
{
	for (size_t i = 0; i < sizeof sections / sizeof *sections; i++) {
		struct bench bench;
		struct arena arena = { 0 };
		bench_load(&bench,
			arena_printf(&arena, "%s  __Examples\n%s%s", ISA, sections[i].section, MEMORY COUNTER));
		unit_reported(&bench.diag, sections[i].section, sections[i].report);
		assert_int_equal(bench.isa->examples.count, sections[i].report == NULL);
		arena_free(&bench.arena);
		arena_free(&arena);
	}
	struct bench bench;
	bench_load(&bench, ISA "  __Examples\n```run\nreset\n    -> \n```\n");
	assert_int_equal(bench.diag.reports.count, 1);
	arena_free(&bench.arena);
}
