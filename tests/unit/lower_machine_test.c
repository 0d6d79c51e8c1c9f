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

/* Statements and the check that reports them; NULL: none. */
static const struct {
	const char *definitions, *check;
} statements[] = {
	{ MEMORY COUNTER, NULL },
	{ MEMORY COUNTER "    Counter<16>;\n", "duplicate-statement" },
	{ MEMORY COUNTER "__DefState OTHER\n    Counter<16>;\n", "duplicate-statement" },
	{ MEMORY "__DefState CPU\n    Counter<7>;\n", "bad-argument" },
	{ MEMORY "__DefState CPU\n    Counter<65>;\n", "bad-argument" },
	{ MEMORY "__DefState CPU\n    Counter<16> ip;\n", "bad-argument" },
	{ MEMORY, "bad-argument" },
	{ COUNTER, "bad-argument" },
	{ MEMORY COUNTER "__DefMemory rom\n    Program<>;\n", "duplicate-statement" },
	{ MEMORY "    Banks<2>;\n" COUNTER, "bad-argument" },
	{ MEMORY "    Program<>;\n" COUNTER, "duplicate-statement" },
	{ MEMORY "    Unaligned<1>;\n" COUNTER, "bad-argument" },
	{ "__DefState S\n    Register<8> A;\n", NULL },
	{ "__DefState S\n    Register<64> A = 0xFFFFFFFFFFFFFFFF;\n", NULL },
	{ "__DefState S\n    Register<65> A;\n", "field-width" },
	{ "__DefState S\n    Register<0> A;\n", "field-width" },
	{ "__DefState S\n    Register<> A;\n", "bad-argument" },
	{ "__DefState S\n    Register<8>;\n", "bad-argument" },
	{ "__DefState S\n    Register<8> a.b;\n", "bad-argument" },
	{ "__DefState S\n    Register<8> A = 255;\n", NULL },
	{ "__DefState S\n    Register<8> A = 256;\n", "bad-argument" },
	{ "__DefState S\n    Register<8> A = -128;\n", NULL },
	{ "__DefState S\n    Register<8> A = -129;\n", "bad-argument" },
	{ "__DefState S\n    Register<8> A = NAME;\n", "bad-argument" },
	{ KIND "__DefState S\n    Register<Kind> A = FLOAT;\n", NULL },
	{ KIND "__DefState S\n    Register<Kind> A = REAL;\n", "default-type" },
	{ "__DefState S\n    Register<Kind> A;\n", "undefined-name" },
	{ "__DefFieldType N<2>\n    Integer<unsigned>;\n__DefState S\n    Register<N> A;\n",
		"bad-argument" },
	{ "__DefState S\n    Flag<63> A;\n", NULL },
	{ "__DefState S\n    Flag<64> A;\n", "bad-argument" },
	{ "__DefState S\n    Flag<-1> A;\n", "bad-argument" },
	{ "__DefState S\n    Flag<0> A = 2;\n", "bad-argument" },
	{ "__DefState S\n    Flag<1> A;\n    Flag<1> B;\n", "duplicate-definition" },
	{ "__DefState S\n    Flag<1> A;\n__DefState V\n    Flag<1> B;\n", NULL },
	{ "__DefState S\n    Mode<A, B> m = B;\n", NULL },
	{ "__DefState S\n    Mode<A, A> m;\n", "enum-name" },
	{ "__DefState S\n    Mode<> m;\n", "bad-argument" },
	{ "__DefState S\n    Mode<A, a.b> m;\n", "bad-argument" },
	{ "__DefState S\n    Mode<$a, B> m;\n", "bad-argument" },
	{ "__DefMemory ram\n    Program<1>;\n" COUNTER, "bad-argument" },
	{ "__DefState S\n    Mode<A, 1> m;\n", "bad-argument" },
	{ "__DefState S\n    Mode<A, B> m = C;\n", "default-type" },
	{ KIND "__DefState S\n    Mode<A, B> Kind;\n", "duplicate-definition" },
	{ "__DefState S\n    Word<8> A;\n", "unknown-statement" },
	{ "__DefState S\n    Register<8> A;\n    Flag<0> A;\n", "duplicate-definition" },
	{ "__DefState S\n    Register<8> A;\n__DefState V\n    Register<8> A;\n",
		"duplicate-definition" },
	{ "__DefState S\n    Register<8> S;\n", "duplicate-definition" },
	{ "__DefState S\n    Register<8> pc;\n", "duplicate-definition" },
	{ "__DefState S\n    Register<8> bad_address;\n", "duplicate-definition" },
	{ "__DefState S\n    Register<8> if;\n", "duplicate-definition" },
	{ "__DefState cycles\n    Register<8> A;\n", "duplicate-definition" },
	{ REGISTER "__DefState S\n    Register<8> $r3;\n", "duplicate-definition" },
	{ REGISTER "__DefState S\n    Register<8> $r4;\n", NULL },
	{ REGISTER "__DefState S\n    Register<8> R;\n", "duplicate-definition" },
	{ MEMORY COUNTER "    Register<8> ram;\n", "duplicate-definition" },
	{ MEMORY COUNTER "    Register<8> ram16;\n", "duplicate-definition" },
	{ MEMORY COUNTER "    Register<8> ram24;\n", NULL },
	{ MEMORY COUNTER "__DefMemory ram8\n", "duplicate-definition" },
	{ MEMORY COUNTER "__DefMemory ram9\n", NULL },
	{ REGISTER "    Side<4> tag;\n", NULL },
	{ REGISTER "    Side<65> tag;\n", "field-width" },
	{ REGISTER "    Side<4>;\n", "bad-argument" },
	{ REGISTER "    Side<4> tag = 1;\n", "bad-argument" },
	{ REGISTER "    Side<4> tag;\n    Side<3> tag;\n", "duplicate-definition" },
	{ REGISTER "    Side<Type> tag;\n", "undefined-name" },
	{ "__DefRegisterFile R<8>\n    Numbered<\"r\", 0, 65537>;\n    Side<1> s;\n", "limit" },
	{ MEMORY COUNTER "__DefException e\n    Raised<index, misaligned>;\n", NULL },
	{ "__DefException e\n    Raised<outside>;\n", "bad-argument" },
	{ MEMORY COUNTER "__DefException e\n    Raised<index, index>;\n", "duplicate-statement" },
	{ MEMORY COUNTER "__DefException e\n    Raised<index>;\n__DefException f\n    Raised<index>;\n",
		"duplicate-statement" },
	{ MEMORY COUNTER "__DefException e\n    Raised<outside_load>;\n"
					 "__DefException f\n    Raised<outside_store, misaligned_load>;\n",
		NULL },
	{ MEMORY COUNTER "__DefException e\n    Raised<outside, outside_store>;\n",
		"duplicate-statement" },
	{ MEMORY COUNTER "__DefException e\n    Raised<misaligned_store>;\n"
					 "__DefException f\n    Raised<misaligned>;\n",
		"duplicate-statement" },
	{ MEMORY COUNTER "__DefException e\n    Raised<index>;\n    Raised<fetch>;\n",
		"duplicate-statement" },
	{ MEMORY COUNTER "__DefException e\n    Raised<overflow>;\n", "bad-argument" },
	{ MEMORY COUNTER "__DefException e\n    Raised<>;\n", "bad-argument" },
	{ "__DefFieldType F<2>\n    Integer<signed>;\n    Relative<next>;\n", NULL },
	{ "__DefFieldType F<2>\n    Integer<signed>;\n    Relative<last>;\n", "bad-argument" },
	{ "__DefFieldType F<2>\n    Integer<signed>;\n    Relative<next, next>;\n", "bad-argument" },
	{ "__DefGroup G\n  __OperandInfo\n    Cycles<65535>;\n", NULL },
	{ "__DefGroup G\n  __OperandInfo\n    Cycles<65536>;\n", "bad-argument" },
	{ "__DefGroup G\n  __OperandInfo\n    Cycles<-1>;\n", "bad-argument" },
	{ "__DefGroup G\n  __OperandInfo\n    Cycles<>;\n", "bad-argument" },
	{ "__DefGroup G\n  __OperandInfo\n    Cycles<1>;\n    Cycles<1>;\n", "duplicate-statement" },
};

TEST(wrong_statements_are_reported)
{
	for (size_t i = 0; i < sizeof statements / sizeof *statements; i++) {
		struct bench bench;
		struct arena arena = { 0 };
		const char *expected = statements[i].check;
		bench_load(&bench, arena_printf(&arena, "%s%s", ISA, statements[i].definitions));
		if (bench.diag.reports.count != (expected != NULL))
			fail_msg("'%s': %zu reports", statements[i].definitions, bench.diag.reports.count);
		if (expected && strcmp(diag_checks[bench.diag.reports.items[0]->check].name, expected))
			fail_msg("'%s': %s", statements[i].definitions,
				diag_checks[bench.diag.reports.items[0]->check].name);
		arena_free(&bench.arena);
		arena_free(&arena);
	}
}

/* Sections of __DefISA and the check that reports them. */
static const struct {
	const char *section, *check;
} sections[] = {
	{ "```run\nreset\n    -> pc = 1\n```\n", NULL },
	{ "```run\nraise IndexRange\n    -> pc = 1\n```\n", NULL },
	{ "```asm\nreset\n```\n", "case-syntax" },
	{ "```run\nrestart\n    -> pc = 1\n```\n", "case-syntax" },
	{ "```run\nraise Nothing\n    -> pc = 1\n```\n", "case-name" },
	{ "```run\nraise\n    -> pc = 1\n```\n", "case-syntax" },
};

TEST(examples_of_the_isa)
{
	for (size_t i = 0; i < sizeof sections / sizeof *sections; i++) {
		struct bench bench;
		struct arena arena = { 0 };
		bench_load(&bench,
			arena_printf(&arena, "%s  __Examples\n%s%s", ISA, sections[i].section, MEMORY COUNTER));
		assert_int_equal(bench.diag.reports.count, sections[i].check != NULL);
		if (sections[i].check)
			assert_string_equal(
				diag_checks[bench.diag.reports.items[0]->check].name, sections[i].check);
		assert_int_equal(bench.isa->examples.count, sections[i].check == NULL);
		arena_free(&bench.arena);
		arena_free(&arena);
	}
	struct bench bench;
	bench_load(&bench, ISA "  __Examples\n```run\nreset\n    -> \n```\n");
	assert_int_equal(bench.diag.reports.count, 1);
	arena_free(&bench.arena);
}
