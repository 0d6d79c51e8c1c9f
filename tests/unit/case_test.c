/* SPDX-License-Identifier: MIT */
/* Values and locations of cases. Expected values are computed by hand; for reals they are the bits
 * of published binary32 constants. */
#include "unit.h"
#include "lang/parse.h"
#include "lower/lower.h"
#include "cases/cases.h"

static const char isa_text[] =
	"__Language 1\n"
	"__DefISA T\n"
	"  __Layout\n    Unit<32>;\n    Length<32>;\n"
	"__DefRegisterFile R<32>\n    Numbered<\"R\", 0, 7>;\n    Named<\"RZ\", 7> = 0;\n    "
	"Lanes<4>;\n"
	"__DefRegisterFile U<16>\n    Numbered<\"U\", 0, 8>;\n    Named<\"SP\", 8>;\n"
	"__DefRegisterFile P<1>\n    Numbered<\"P\", 0, 4>;\n    Lanes<4>;\n"
	"__DefMemory c\n    Banks<3>;\n    Word<32>;\n"
	"__DefMemory M\n    Word<16>;\n";

static const char machine_text[] =
	"__DefISA M\n"
	"  __Layout\n    Unit<16>;\n    Length<16>;\n"
	"__DefRegisterFile R<32>\n    Numbered<\"$r\", 0, 4>;\n    Named<\"$sp\", 3>;\n"
	"    Side<Kind> type;\n"
	"__DefBitFieldType Kind<4>\n    INT;\n    FLOAT;\n    SEVEN = 7;\n"
	"__DefMemory ram\n    Address<24>;\n    Word<8>;\n    ByteOrder<big>;\n    Program<>;\n"
	"__DefMemory small\n    Address<8>;\n"
	"__DefState CPU\n    Counter<20>;\n    Flag<3> Z;\n    Mode<USER, SYSTEM> mode;\n"
	"__DefGroup G\n  __OperandInfo\n    Cycles<1>;\n"
	"__DefOptype NOP : [G]\n"
	"__DefOpcode NOP : [NOP]\n";

struct world {
	struct arena arena;
	struct diag diag;
	struct isa *isa;
	struct case_settings list;
};

static void make(struct world *world, const char *text)
{
	memset(world, 0, sizeof *world);
	world->isa = unit_isa(&world->arena, &world->diag, text);
}

static int setup(void **state)
{
	static struct world world;
	make(&world, isa_text);
	*state = &world;
	return world.diag.errors ? -1 : 0;
}

static int teardown(void **state)
{
	struct world *world = *state;
	arena_free(&world->arena);
	return 0;
}

static bool read_text(struct world *w, const char *text)
{
	struct source *source = source_from_text(&w->arena, &w->diag, "case", str_from_c(text));
	struct span span = { source, 0, (uint32_t)source->text.length };
	memset(&w->list, 0, sizeof w->list);
	return sem_settings_read(&w->arena, &w->diag, w->isa, span, &w->list);
}

/* The only setting in the text. */
static const struct case_setting *read_one(struct world *w, const char *text)
{
	if (!read_text(w, text)) {
		const struct report *last = w->diag.reports.items[w->diag.reports.count - 1];
		fail_msg("'%s': %.*s", text, STR_ARG(last->message));
	}
	assert_int_equal(w->list.list.count, 1);
	return &w->list.list.items[0];
}

/* `R[0:3] = value` in lane 0: 128 bits, so that every value fits. */
static void check_value(struct world *w, const char *value, uint64_t hi, uint64_t lo)
{
	const struct case_setting *s = read_one(w, arena_printf(&w->arena, "R[0:3]@0 = %s", value));
	assert_int_equal(s->width, 128);
	assert_int_equal(s->values.count, 1);
	if (s->values.items[0].hi != hi || s->values.items[0].lo != lo)
		fail_msg("%s is 0x%llx%016llx", value, (unsigned long long)s->values.items[0].hi,
			(unsigned long long)s->values.items[0].lo);
}

GROUP(setup, teardown)

TEST(test_numbers)
{
	struct world *w = *state;
	check_value(w, "7", 0, 7);
	check_value(w, "0x0123456789abcdefFEDCBA9876543210", 0x0123456789abcdef, 0xfedcba9876543210);
	check_value(w, "0b1011", 0, 11);
	check_value(w, "-1", UINT64_MAX, UINT64_MAX);
	check_value(w, "~0x10", UINT64_MAX, 0xffffffffffffffef);
	check_value(w, "3 - 5", UINT64_MAX, 0xfffffffffffffffe);
	check_value(w, "1 << 100", (uint64_t)1 << 36, 0);
	check_value(w, "-9 >> 1", UINT64_MAX, 0xfffffffffffffffb); /* -5: rounded down */
	check_value(w, "0xFFFFFFFFFFFFFFFF * 0xFFFFFFFFFFFFFFFF", 0xfffffffffffffffe, 1);
	check_value(w, "2 + 3 * 4", 0, 14);
	check_value(w, "(2 + 3) * 4", 0, 20);
	check_value(w, "0xF0 & 0x3C", 0, 0x30);
	check_value(w, "0xF0 | 0x3C", 0, 0xfc);
	check_value(w, "0xF0 ^ 0x3C", 0, 0xcc);
	check_value(w, "|3 - 5|", 0, 2);
}

TEST(test_truth)
{
	struct world *w = *state;
	check_value(w, "true", 0, 1);
	check_value(w, "!(1 < 2)", 0, 0);
	check_value(w, "3 >= 3", 0, 1);
	check_value(w, "-1 < 0", 0, 1);
	check_value(w, "3 != 3 || 2 == 2", 0, 1);
	check_value(w, "true && false", 0, 0);
	check_value(w, "true ^ true", 0, 0);
	check_value(w, "2 > 3 ? 10 : 20", 0, 20);
}

TEST(test_bits_and_functions)
{
	struct world *w = *state;
	check_value(w, "0xABCD[11:4]", 0, 0xbc);
	check_value(w, "0xA[1] ? 5 : 6", 0, 5);
	check_value(w, "{0x12[7:0], 0x34[7:0], true}", 0, 0x2469);
	check_value(w, "min(3, -4)", UINT64_MAX, 0xfffffffffffffffc);
	check_value(w, "max(3, -4)", 0, 3);
	check_value(w, "mod(-7, 5)", 0, 3);
	check_value(w, "popcount(0xFF81)", 0, 10);
	check_value(w, "popcount((1 << 200) - 1)", 0, 200);
	check_value(w, "floor(-7 / 2)", UINT64_MAX, 0xfffffffffffffffc);
	check_value(w, "ceil(-7 / 2)", UINT64_MAX, 0xfffffffffffffffd);
	check_value(w, "trunc(-7 / 2)", UINT64_MAX, 0xfffffffffffffffd);
	check_value(w, "ceil(7 / 2)", 0, 4);
	check_value(w, "trunc(7 / 2)", 0, 3);
	check_value(w, "floor(8 / 2)", 0, 4);
	check_value(w, "INT8(0x1FF)", UINT64_MAX, UINT64_MAX);
	check_value(w, "UINT8(0x1FF)", 0, 0xff);
	check_value(w, "INT8(0x7F)", 0, 0x7f);
}

TEST(test_reals)
{
	struct world *w = *state;
	check_value(w, "1.0", 0, 0x3f800000);
	check_value(w, "-1.0f", 0, 0xbf800000);
	check_value(w, "0.1", 0, 0x3dcccccd);
	check_value(w, "-0.0", 0, 0x80000000);
	check_value(w, "3.14159274", 0, 0x40490fdb);
	check_value(w, "16777217.0", 0, 0x4b800000); /* 2^24 + 1: ties to even */
	check_value(w, "1 > 0 ? 2.0 : 7", 0, 0x40000000);
}

TEST(test_lanes)
{
	struct world *w = *state;
	const struct case_setting *s = read_one(w, "R2 = 100 + (laneid ^ 1)");
	static const uint64_t expected[] = { 101, 100, 103, 102 };
	assert_int_equal(s->values.count, 4);
	for (size_t i = 0; i < 4; i++)
		assert_int_equal(s->values.items[i].lo, expected[i]);
	assert_int_equal(read_one(w, "R2 = laneid - laneid + 5")->values.count, 1);
	assert_int_equal(read_one(w, "R2@3 = laneid * 2")->values.items[0].lo, 6);
	assert_int_equal(read_one(w, "R2@3 = 1")->lane, 3);
	s = read_one(w, "P1 = laneid[0]");
	assert_int_equal(s->values.items[1].lo, 1);
	assert_int_equal(s->values.items[2].lo, 0);
}

TEST(test_places)
{
	struct world *w = *state;
	const struct case_setting *s = read_one(w, "R[4:5] = 0x123456789");
	assert_int_equal(s->number, 4);
	assert_int_equal(s->count, 2);
	assert_int_equal(s->width, 64);
	s = read_one(w, "SP = 9");
	assert_int_equal(s->number, 8);
	assert_string_equal(str_to_c(&w->arena, s->file->name), "U");
	s = read_one(w, "c[2][0x10 + 4] = 9");
	assert_int_equal(s->bank, 2);
	assert_int_equal(s->offset, 20);
	assert_int_equal(s->width, 32);
	s = read_one(w, " M [ 6 ] = -1");
	assert_int_equal(s->offset, 6);
	assert_int_equal(s->values.items[0].lo, 0xffff);
	s = read_one(w, "active = 0b101");
	assert_int_equal(s->place, CASE_ACTIVE);
	assert_int_equal(s->width, 4);
	assert_true(read_text(w, "R1 = max(1, 2), R2 = 3,R3=4"));
	assert_int_equal(w->list.list.count, 3);
}

/* The text causes exactly one report, of this check, at this column. */
static void check_wrong(struct world *w, const char *text, enum check check, unsigned column)
{
	size_t before = w->diag.reports.count;
	assert_false(read_text(w, text));
	if (w->diag.reports.count != before + 1)
		fail_msg("'%s': %zu reports", text, w->diag.reports.count - before);
	const struct report *report = w->diag.reports.items[before];
	struct position at = source_position(report->span.source, report->span.from);
	if (report->check != check || at.column != column)
		fail_msg("'%s': column %u, %s: %.*s", text, at.column, diag_checks[report->check].name,
			STR_ARG(report->message));
}

TEST(test_mistakes)
{
	struct world *w = *state;
	check_wrong(w, "R1", CHECK_CASE_SYNTAX, 1);
	check_wrong(w, "R1 = ", CHECK_CASE_SYNTAX, 1);
	check_wrong(w, "= 3", CHECK_CASE_SYNTAX, 1);
	check_wrong(w, "R1 = 3,", CHECK_CASE_SYNTAX, 8);
	check_wrong(w, "R1 = 3 -> R2 = 1", CHECK_CASE_SYNTAX, 1);
	check_wrong(w, "R1 = (3", CHECK_CASE_SYNTAX, 8);
	check_wrong(w, "R1 = 3 4", CHECK_CASE_SYNTAX, 8);
	check_wrong(w, "R1 = 3 & 1 + 2", CHECK_PRECEDENCE, 8);
	check_wrong(w, "R1 = .A", CHECK_CASE_SYNTAX, 6);
	check_wrong(w, "R1 = 5 / 2", CHECK_CASE_SYNTAX, 8);
	check_wrong(w, "R1 = abs(5)", CHECK_CASE_NAME, 6);
	check_wrong(w, "R1 = min(5)", CHECK_CASE_SYNTAX, 6);
	check_wrong(w, "R1 = mod(5, 0)", CHECK_CASE_VALUE, 13);
	check_wrong(w, "R1 = floor(5 / 0)", CHECK_CASE_VALUE, 16);
	check_wrong(w, "R1 = popcount(-1)", CHECK_CASE_VALUE, 15);
	check_wrong(w, "R1 = 1 << -1", CHECK_CASE_VALUE, 11);
	check_wrong(w, "R1 = 1 << 300", CHECK_CASE_VALUE, 6);
	check_wrong(w, "R1 = 2 ? 1 : 0", CHECK_CASE_VALUE, 6);
	check_wrong(w, "R1 = ~true", CHECK_CASE_VALUE, 6);
	check_wrong(w, "R1 = 0x100000000", CHECK_CASE_VALUE, 6);
	check_wrong(w, "R1 = -0x100000001", CHECK_CASE_VALUE, 6);
	check_wrong(w, "R1@9 = 1", CHECK_CASE_PLACE, 4);
	check_wrong(w, "Q = 1", CHECK_CASE_NAME, 1);
	check_wrong(w, "R[2] = 1", CHECK_CASE_NAME, 1);
	check_wrong(w, "R[2:4] = 1", CHECK_CASE_PLACE, 1); /* of three: not at a multiple */
	check_wrong(w, "R[5:4] = 1", CHECK_CASE_PLACE, 3);
	check_wrong(w, "U[0:15] = 1", CHECK_CASE_PLACE, 3);
	check_wrong(w, "c[1] = 1", CHECK_CASE_SYNTAX, 1);
	check_wrong(w, "M[1][2] = 1", CHECK_CASE_SYNTAX, 1);
	check_wrong(w, "M[0xFFFFFF] = 1", CHECK_CASE_PLACE, 3);
	check_wrong(w, "active@1 = 1", CHECK_CASE_PLACE, 1);
}

/* ---- machines ---- */

static void check_place(struct world *w, const char *text, enum case_place place, const char *file,
	uint64_t number, unsigned width, uint64_t value)
{
	const struct case_setting *s = read_one(w, text);
	assert_int_equal(s->place, place);
	if (file)
		assert_ptr_equal(s->file, isa_find_file(w->isa, str_from_c(file)));
	assert_int_equal(place == CASE_MEMORY ? s->offset : s->number, number);
	assert_int_equal(s->width, width);
	assert_int_equal(s->values.count, 1);
	assert_int_equal(s->values.items[0].lo, value);
	assert_int_equal(s->values.items[0].hi, 0);
}

TEST(test_machines)
{
	struct world world;
	make(&world, machine_text);
	check_place(&world, "pc = 0xFFFFE", CASE_PC, NULL, 0, 20, 0xFFFFE);
	check_place(&world, "cycles = 3", CASE_CYCLES, NULL, 0, 64, 3);
	check_place(&world, "Z = true", CASE_REGISTER, "Z", 0, 1, 1);
	check_place(&world, "mode = mode.SYSTEM", CASE_REGISTER, "mode", 0, 1, 1);
	check_place(&world, "$r2.type = Kind.SEVEN", CASE_REGISTER, "R.type", 2, 4, 7);
	check_place(&world, "$sp.type = Kind.FLOAT + 1", CASE_REGISTER, "R.type", 3, 4, 2);
	check_place(&world, "$r3 = -1", CASE_REGISTER, "R", 3, 32, 0xFFFFFFFF);
	check_place(&world, "ram[0x20] = 0xFF", CASE_MEMORY, NULL, 0x20, 8, 0xFF);
	check_place(&world, "ram16[0x20] = 0xFFFF", CASE_MEMORY, NULL, 0x20, 16, 0xFFFF);
	check_place(&world, "ram64[0xFFFF8] = -1", CASE_MEMORY, NULL, 0xFFFF8, 64, UINT64_MAX);
	check_place(&world, "small8[255] = 1", CASE_MEMORY, NULL, 255, 8, 1);
	check_place(&world, "small[252] = 1", CASE_MEMORY, NULL, 252, 32, 1);
	arena_free(&world.arena);
}

TEST(test_mistakes_of_machines)
{
	struct world world, *w = &world;
	make(w, machine_text);
	check_wrong(w, "pc = 0x100000", CHECK_CASE_VALUE, 6);
	check_wrong(w, "pc@0 = 1", CHECK_CASE_PLACE, 1);
	check_wrong(w, "next_pc = 1", CHECK_CASE_PLACE, 1);
	check_wrong(w, "Z = 1, bad_address = 1", CHECK_CASE_PLACE, 8);
	check_wrong(w, "pc = 1, pc = 2", CHECK_CASE_TWICE, 9);
	check_wrong(w, "Z = 2", CHECK_CASE_VALUE, 5);
	check_wrong(w, "$r2.type = Kind.EIGHT", CHECK_CASE_NAME, 17);
	check_wrong(w, "$r2.type = Kinds.INT", CHECK_CASE_NAME, 12);
	check_wrong(w, "$r2.type = Z.INT", CHECK_CASE_NAME, 12);
	check_wrong(w, "$r4.type = 0", CHECK_CASE_NAME, 1);
	check_wrong(w, "CPU = 1", CHECK_CASE_NAME, 1);
	check_wrong(w, "ram128[0] = 1", CHECK_CASE_NAME, 1);
	check_wrong(w, "ram16[0xFFFFFF] = 1", CHECK_CASE_PLACE, 7);
	check_wrong(w, "small16[255] = 1", CHECK_CASE_PLACE, 9);
	check_wrong(w, "ram16[0] = 0x10000", CHECK_CASE_VALUE, 12);
	check_wrong(w, "ram[1] = 1, ram16[0] = 1", CHECK_CASE_TWICE, 13);
	arena_free(&w->arena);
}
