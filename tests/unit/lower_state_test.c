/* SPDX-License-Identifier: MIT */
/* Memories, exceptions, the canonical NaN, guards and attributes of enumerators: what is written is
 * in the IR, what is omitted has its default, and each wrong statement is reported once. */
#include "unit.h"
#include "lang/parse.h"
#include "lower/lower.h"
#include "sem/sem.h"

static const char full[] =
	"__DefISA T\n  __Layout\n    Unit<8>;\n    Length<8>;\n    NaN<0x7FFFFFFF>;\n"
	"__DefRegisterFile P<1>\n    Numbered<\"p\", 0, 8>;\n"
	"__DefFieldType Pred<3>\n    Register<P>;\n"
	"__DefBitFieldType Kind<2>\n    S8 <bits = 8, signed = true, least = -128>;\n"
	"    U64 <bits = 0x40, signed = false, most = 0xFFFFFFFFFFFFFFFF>;\n"
	"    RN <rounding = \"nearest\">;\n    RZ <rounding = \"zero\">;\n"
	"__DefMemory ram\n    Banks<4>;\n    Address<40>;\n    Word<64>;\n    ByteOrder<big>;\n"
	"    Cell<8>;\n    Access<read>;\n"
	"__DefMemory rom\n"
	"__DefException trap\n    Code<0x20>;\n"
	"__DefException halt\n"
	"__DefOperand Guard\n    Stands<pg>;\n    Role<guard>;\n"
	"__DefOperand Other\n    Stands<pg>;\n"
	"__DefGroup G\n  __Encoding\n    field<0, 3> Pred pg;\n";

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

TEST(memories_are_facts)
{
	struct bench bench;
	bench_load(&bench, full);
	assert_int_equal(bench.diag.errors, 0);
	assert_int_equal(bench.isa->memories.count, 2);
	const struct memory *ram = bench.isa->memories.items[0], *rom = bench.isa->memories.items[1];
	assert_true(str_equal_c(ram->name, "ram"));
	assert_int_equal(ram->banks, 4);
	assert_int_equal(ram->address, 40);
	assert_int_equal(ram->word, 64);
	assert_int_equal(ram->byte_order, ORDER_BIG);
	assert_true(ram->read_only);
	assert_int_equal(rom->banks, 0);
	assert_int_equal(rom->address, 32);
	assert_int_equal(rom->word, 32);
	assert_int_equal(rom->byte_order, ORDER_LITTLE);
	assert_false(rom->read_only);
	assert_int_equal(bench.isa->nan32, 0x7FFFFFFF);
	arena_free(&bench.arena);
}

TEST(exceptions_begin_with_the_languages_own)
{
	static const char *const names[] = { "IndexRange", "AddressRange", "AddressAlign", "trap",
		"halt" };
	struct bench bench;
	bench_load(&bench, full);
	assert_int_equal(bench.isa->exceptions.count, 5);
	for (size_t i = 0; i < 5; i++) {
		const struct exception *exception = bench.isa->exceptions.items[i];
		assert_true(str_equal_c(exception->name, names[i]));
		assert_int_equal(exception->span.source != NULL, i >= 3);
		assert_int_equal(exception->has_code, i == 3);
	}
	assert_int_equal(bench.isa->exceptions.items[3]->code, 0x20);
	assert_true(bench.isa->operands.items[0]->is_guard);
	assert_false(bench.isa->operands.items[1]->is_guard);
	arena_free(&bench.arena);
}

TEST(values_say_what_they_mean)
{
	struct bench bench;
	struct sem_member member;
	bench_load(&bench, full);
	const struct type *kind = isa_find_type(bench.isa, STR("Kind"));
	assert_true(sem_value_member(kind, STR("S8"), STR("bits"), &member));
	assert_int_equal(member.magnitude.lo, 8);
	assert_false(member.is_bool);
	assert_true(sem_value_member(kind, STR("S8"), STR("signed"), &member));
	assert_true(member.is_bool && member.magnitude.lo == 1);
	assert_true(sem_value_member(kind, STR("S8"), STR("least"), &member));
	assert_true(member.negative && member.magnitude.lo == 128);
	assert_true(sem_value_member(kind, STR("U64"), STR("bits"), &member));
	assert_int_equal(member.magnitude.lo, 64);
	assert_true(sem_value_member(kind, STR("U64"), STR("most"), &member));
	assert_true(member.magnitude.lo == UINT64_MAX && !member.negative);
	assert_false(sem_value_member(kind, STR("U64"), STR("least"), &member));
	assert_false(sem_value_member(kind, STR("RN"), STR("rounding"), &member));
	assert_int_equal(sem_value_rounding(kind, STR("RN")), SEM_ROUND_NEAREST);
	assert_int_equal(sem_value_rounding(kind, STR("RZ")), SEM_ROUND_ZERO);
	assert_int_equal(sem_value_rounding(kind, STR("S8")), SEM_ROUND_NONE);
	assert_ptr_equal(sem_rounding_type(bench.isa, STR("RZ")), kind);
	assert_null(sem_rounding_type(bench.isa, STR("RP")));
	arena_free(&bench.arena);
}

/* Statements and their report; NULL: none. */
static const struct {
	const char *definition, *report;
} statements[] = {
	{ "__DefMemory m\n    Banks<1>;\n", NULL },
	{ "__DefMemory m\n    Banks<0>;\n",
		"0: expected a number of banks, from 1 to 4096 [bad-argument]" },
	{ "__DefMemory m\n    Banks<4097>;\n",
		"4097: expected a number of banks, from 1 to 4096 [bad-argument]" },
	{ "__DefMemory m\n    Banks<two>;\n", "two: 'Banks' expects a number [bad-argument]" },
	{ "__DefMemory m\n    Banks<>;\n",
		"Banks<>;: 'Banks' lacks argument 1: a number [bad-argument]" },
	{ "__DefMemory m\n    Banks<2>;\n    Banks<2>;\n",
		"Banks<2>;: duplicate 'Banks' [duplicate-statement]" },
	{ "__DefMemory m\n    Address<64>;\n", NULL },
	{ "__DefMemory m\n    Address<65>;\n",
		"65: expected the number of bits of an address, from 1 to 64 [bad-argument]" },
	{ "__DefMemory m\n    Address<0>;\n",
		"0: expected the number of bits of an address, from 1 to 64 [bad-argument]" },
	{ "__DefMemory m\n    Word<128>;\n", NULL },
	{ "__DefMemory m\n    Word<24>;\n", "24: a word has 8, 16, 32, 64 or 128 bits [bad-argument]" },
	{ "__DefMemory m\n    Word<256>;\n", "256: expected bits, from 8 to 128 [bad-argument]" },
	{ "__DefMemory m\n    Cell<16>;\n",
		"16: expected the number of bits that an address counts, from 8 to 8 [bad-argument]" },
	{ "__DefMemory m\n    ByteOrder<middle>;\n",
		"middle: expected 'little' or 'big' [bad-argument]" },
	{ "__DefMemory m\n    Access<read, write>;\n", NULL },
	{ "__DefMemory m\n    Access<write>;\n",
		"Access<write>;: expected Access<read>; or Access<read, write>; [bad-argument]" },
	{ "__DefMemory m\n    Access<read, read>;\n", "read: 'read' is listed twice [bad-argument]" },
	{ "__DefMemory m\n    Access<execute>;\n",
		"execute: 'execute' is neither 'read' nor 'write' [bad-argument]" },
	{ "__DefMemory m\n    Access<8, 16>;\n",
		"8: '8' is neither 'read' nor 'write' [bad-argument]" },
	{ "__DefMemory m\n    Size<8>;\n",
		"Size: 'Size' is not a statement of __DefMemory; expected one of Banks, Address, Word, "
		"ByteOrder, Access, Cell, Program, Unaligned, Keywords [unknown-statement]" },
	{ "__DefMemory m\n__DefMemory m\n", "m: 'm' is defined twice [duplicate-definition]" },
	{ "__DefException e\n    Code<0>;\n", NULL },
	{ "__DefException e\n    Code<-1>;\n",
		"-1: the code of an exception cannot be negative [bad-argument]" },
	{ "__DefException e\n    Code<1>;\n    Code<2>;\n",
		"Code<2>;: duplicate 'Code' [duplicate-statement]" },
	{ "__DefException e\n    Vector<1>;\n",
		"Vector: 'Vector' is not a statement of __DefException; expected one of Code, Raised, "
		"Keeps, Keywords [unknown-statement]" },
	{ "__DefException AddressAlign\n", "AddressAlign: 'AddressAlign' is an exception of the "
									   "language itself [duplicate-definition]" },
	{ "__DefException e\n__DefException e\n", "e: 'e' is defined twice [duplicate-definition]" },
	{ "__DefOperand W\n    Stands<pg>;\n    Role<guard>;\n", NULL },
	{ "__DefOperand W\n    Stands<pg>;\n    Role<mask>;\n",
		"mask: 'mask' is not a role; expected 'guard' [bad-argument]" },
	{ "__DefOperand W\n    Stands<pg>;\n    Role<guard, guard>;\n",
		"guard: 'Role' takes 1 argument, found 2 [bad-argument]" },
	{ "__DefOperand W\n    Stands<pg>;\n    Role<guard>;\n    Role<guard>;\n",

		"Role<guard>;: duplicate 'Role' [duplicate-statement]" },
	{ "__DefOperand W\n    Stands<wide>;\n    Role<guard>;\n",
		"W: the guard 'W' stands for 'wide', which is not a register of one bit [bad-argument]" },
	{ "__DefOperand W\n    Text<\"(pg)\">;\n    Role<guard>;\n",
		"W: the guard 'W' must stand for fields: Stands<field, ...>; [bad-argument]" },
};

TEST(wrong_statements_are_reported)
{
	static const char before[] = "__DefISA T\n  __Layout\n    Unit<8>;\n    Length<8>;\n"
								 "__DefRegisterFile P<1>\n    Numbered<\"p\", 0, 8>;\n"
								 "__DefFieldType Pred<3>\n    Register<P>;\n"
								 "__DefFieldType Number<2>\n    Integer<unsigned>;\n";
	static const char after[] =
		"__DefGroup G\n  __Encoding\n    field<0, 3> Pred pg;\n    field<4, 2> Number wide;\n";
	for (size_t i = 0; i < sizeof statements / sizeof *statements; i++) {
		struct bench bench;
		struct arena arena = { 0 };
		bench_load(&bench, arena_printf(&arena, "%s%s%s", before, statements[i].definition, after));
		unit_reported(&bench.diag, statements[i].definition, statements[i].report);
		arena_free(&bench.arena);
		arena_free(&arena);
	}
}

TEST(a_nan_is_a_nan)
{
	static const struct {
		const char *bits;
		uint32_t nan;
	} cases[] = { { "0x7F800001", 0x7F800001 }, { "0xFFC00000", 0xFFC00000 }, { "0x7F800000", 0 },
		{ "0xFF800000", 0 }, { "0", 0 }, { "0x17FC00000", 0 }, { "-1", 0 }, { "quiet", 0 } };
	for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
		struct bench bench;
		struct arena arena = { 0 };
		bench_load(
			&bench, arena_printf(&arena,
						"__DefISA T\n  __Layout\n    Unit<8>;\n    Length<8>;\n    NaN<%s>;\n",
						cases[i].bits));
		assert_int_equal(bench.isa->nan32, cases[i].nan ? cases[i].nan : 0x7FC00000);
		assert_int_equal(bench.diag.reports.count, cases[i].nan ? 0 : 1);
		arena_free(&bench.arena);
		arena_free(&arena);
	}
}
