/* SPDX-License-Identifier: MIT */
/* Definitions that are passed on without a meaning, windows into register files, and aliases as
 * text: what the author wrote is in the IR, and the target of an alias is found. */
#include "unit.h"
#include "lang/parse.h"
#include "codec/alias.h"
#include "lower/lower.h"

static const char text[] =
	"__DefISA T\n  __Layout\n    Unit<8>;\n    Length<8>;\n  __Assembly\n    HexPrefix<\"$\">;\n"
	"    Comment<\"#\">;\n    Case<fold>;\n"
	"__DefRegisterFile R<32>\n    Numbered<\"r\", 1, 30>;\n    Named<\"zero\", 0> = 0;\n"
	"    Alias<\"a0\", 9>;\n"
	"__DefFieldType Low<3>\n    Register<R, 8>;\n"
	"__DefFieldType Bits<5>\n    Integer<unsigned>;\n    Digits<2>;\n"
	"__DefVariant CPU : [A, B]\n    Requires<A, B>;\n    Number<LINES, 8>;\n"
	"    __Attribute owner = \"me\";\n"
	"__DefState S\n    Register<16> stack = 3;\n"
	"__DefFunction CPU<x, y>\n  __Description\nOne more.\n"
	"__DefGroup G\n"
	"__DefOptype O : [G]\n  __Encoding\n    Prefix<>;\n    field<0, 3> Low r;\n"
	"    field<3, 5> Bits n;\n  __Syntax\n```\nput r, n ;\n```\n"
	"__DefOpcode O : [O]\n"
	"__DefAlias one<a>\n    Text<\"one a\">;\n    Means<\"put a, 1\">;\n"
	"__DefAlias two<a, b>\n    Text<\"two (a), b\">;\n    Means<\"one a\">;\n    Means<\"put b, "
	"2\">;\n"
	"__DefAlias loop<a>\n    Text<\"a loop\">;\n    Means<\"a loop loop\">;\n";

/* A spelled operand that begins with a bracket; registers by name in Unused and Constraint. */
static const char words[] =
	"__DefISA T\n  __Layout\n    Unit<16>;\n    Length<16>;\n"
	"__DefRegisterFile R<16>\n    Numbered<\"r\", 0, 16>;\n"
	"__DefFieldType Reg<4>\n    Register<R>;\n    Unused<r3>;\n"
	"__DefFieldType S4<4>\n    Integer<signed>;\n"
	"__DefOperand \"[base+offset]\"\n    Text<\"[ra{+imm}]\">;\n"
	"__DefGroup G\n"
	"__DefOptype LD : [G]\n  __Encoding\n    field<12, 4> Reg rd;\n    field<8, 4> Reg ra;\n"
	"    field<4, 4> S4 imm = 0;\n    field<0, 4> Reg rx;\n"
	"    Constraint<\"not r15 twice\"> = rd != r15 || ra != \"r15\" && imm != -8;\n"
	"  __Syntax\n```\nld rd, [base+offset] ;\n```\n"
	"__DefOpcode LD : [LD]\n";

struct bench {
	struct arena arena;
	struct diag diag;
	struct isa *isa;
	struct codec *codec;
};

static bool bench_load(struct bench *bench, const char *spec)
{
	memset(bench, 0, sizeof *bench);
	bench->isa = unit_isa(&bench->arena, &bench->diag, spec);
	bench->codec = codec_new(&bench->arena, bench->isa);
	return bench->diag.errors == 0;
}

static int setup(void **state)
{
	static struct bench bench;
	*state = &bench;
	return !bench_load(&bench, text);
}

static int teardown(void **state)
{
	struct bench *bench = *state;
	arena_free(&bench->arena);
	return 0;
}

static void assert_str(struct str found, const char *expected)
{
	if (!str_equal_c(found, expected))
		fail_msg("found '%.*s', expected '%s'", STR_ARG(found), expected);
}

GROUP(setup, teardown)

TEST(facts_hold_what_is_written)
{
	const struct bench *bench = *state;
	assert_int_equal(bench->isa->facts.count, 3);
	const struct fact *cpu = bench->isa->facts.items[0];
	assert_int_equal(cpu->kind, AST_DEF_VARIANT);
	assert_str(cpu->name, "CPU");
	assert_int_equal(cpu->parents.count, 2);
	assert_str(cpu->parents.items[1], "B");
	assert_int_equal(cpu->statements.count, 2);
	assert_str(cpu->statements.items[0].keyword, "Requires");
	assert_str(cpu->statements.items[0].args, "A, B");
	const struct fact_statement *stack = &bench->isa->facts.items[1]->statements.items[0];
	assert_str(stack->keyword, "Register");
	assert_str(stack->args, "16");
	assert_str(stack->name, "stack");
	assert_str(stack->op, "=");
	assert_str(stack->value, "3");
	assert_str(cpu->attributes.items[0].value, "me");
	assert_str(bench->isa->facts.items[2]->params, "x, y");
	assert_int_equal(bench->isa->facts.items[2]->ast->sections.count, 1);
	assert_true(bench->isa->optypes.items[0]->prefix);
}

/* Three bits, from r8 up; r9 has an alias. */
TEST(windows_show_part_of_a_file)
{
	struct bench *bench = *state;
	const struct register_file *window = isa_find_type(bench->isa, STR("Low"))->file;
	assert_ptr_equal(window->of, bench->isa->register_files.items[0]);
	assert_int_equal(window->of_first, 8);
	assert_int_equal(window->count, 0);
	assert_int_equal(window->names.count, 9);
	for (size_t i = 0; i < window->names.count; i++) {
		const struct register_name *name = &window->names.items[i];
		struct str expected = str_printf(&bench->arena, "r%u", 8 + (unsigned)name->number);
		assert_in_range(name->number, 0, 7);
		assert_int_equal(name->alias, str_equal_c(name->name, "a0"));
		if (name->alias)
			assert_int_equal(name->number, 1);
		else
			assert_true(str_equal(name->name, expected));
	}
}

static void assert_line(
	struct bench *bench, const char *line, size_t count, uint64_t first, uint64_t last)
{
	struct parsed_list list;
	struct parsed error;
	if (!codec_parse_line(bench->codec, &bench->arena, str_from_c(line), &list, &error))
		fail_msg("'%s': %.*s", line, STR_ARG(error.message));
	assert_int_equal(list.count, count);
	assert_int_equal(list.items[0].word.lo, first);
	assert_int_equal(list.items[count - 1].word.lo, last);
}

TEST(aliases_stand_for_instructions)
{
	struct bench *bench = *state;
	assert_line(bench, "put r8, $1f", 1, 31 << 3, 31 << 3);
	assert_line(bench, "ONE r9 # comment", 1, 1 << 3 | 1, 1 << 3 | 1);
	assert_line(bench, "  two(a0),r15", 2, 1 << 3 | 1, 2 << 3 | 7);
}

static void assert_refused(struct bench *bench, const char *line, unsigned column, const char *part)
{
	struct parsed parsed;
	assert_false(codec_parse(bench->codec, &bench->arena, str_from_c(line), &parsed));
	if (parsed.column != column || !strstr(str_to_c(&bench->arena, parsed.message), part))
		fail_msg("'%s': column %u: %.*s", line, parsed.column, STR_ARG(parsed.message));
}

TEST(refusals_name_the_place_in_the_alias)
{
	struct bench *bench = *state;
	assert_refused(bench, "one r7", 5, "(alias 'one' means 'put r7, 1')");
	assert_refused(bench, " one", 2, "expected 'one a'");
	assert_refused(bench, "two (r8), r9", 1, "this alias means 2");
	assert_refused(bench, "two (r8), r7", 11, "alias 'two' means 'put r7, 2'");
	assert_refused(bench, "x loop", 1, "unknown mnemonic 'x'");
	assert_refused(bench, "put r8, $1", 9, "$1");
	assert_refused(bench, "put r8, $001", 9, "$001");
}

TEST(registers_and_spelled_operands_by_name)
{
	struct bench bench;
	assert_true(bench_load(&bench, words));
	assert_line(&bench, "ld r1, [r2]", 1, 0x1203, 0x1203);
	assert_line(&bench, "ld r1 , [ r2-4 ]", 1, 0x12c3, 0x12c3);
	assert_line(&bench, "ld r15, [r14+7]", 1, 0xfe73, 0xfe73);
	assert_line(&bench, "ld r14, [r15+-8]", 1, 0xef83, 0xef83);
	assert_refused(&bench, "ld r15, [r15]", 10, "r15");
	assert_refused(&bench, "ld r15, [r1-8]", 12, "-0x8");
	arena_free(&bench.arena);
}
