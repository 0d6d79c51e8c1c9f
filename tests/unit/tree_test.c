/* SPDX-License-Identifier: MIT */
/* The printer of C: brackets, line breaks, unused code. The expected texts were written by hand,
 * from the grammar of C (C11 6.5) and the warnings of gcc and clang. */
#include "unit.h"
#include "ctree/tree.h"

static struct arena arena;
static struct c_body body;
static struct c_expr *a, *b, *c, *d; /* parameters of 32 bits */
static struct c_expr *pointer;

static struct c_expr *parameter(enum c_type type, enum c_shape shape, const char *name)
{
	return c_variable(&body, c_parameter(&body, type, shape, name));
}

static int begin(void **unused)
{
	(void)unused;
	body = (struct c_body){ .arena = &arena, .prefix = STR("toy"), .upper = STR("TOY") };
	c_begin(&body);
	a = parameter(C_UINT32, C_PLAIN, "a");
	b = parameter(C_UINT32, C_PLAIN, "b");
	c = parameter(C_UINT32, C_PLAIN, "c");
	d = parameter(C_UINT32, C_PLAIN, "d");
	pointer = parameter(C_OTHER, C_POINTER, "state");
	return 0;
}

static int end(void **unused)
{
	(void)unused;
	arena_free(&arena);
	return 0;
}

static struct c_expr *op(struct c_expr *x, enum c_operator sign, struct c_expr *y)
{
	return c_binary(&body, x, sign, y);
}

static struct c_expr *number(uint64_t n)
{
	return c_constant(&body, C_UINT32, n);
}

static void expect(const char *text)
{
	c_finish(&body);
	assert_string_equal(str_to_c(&arena, c_print(&body, NULL, 0)), text);
}

/* Expects the expression to be printed like this. */
static void expect_expr(struct c_expr *x, const char *text)
{
	begin(NULL);
	c_return(&body, x);
	expect(arena_printf(&arena, "\treturn %s;\n", text));
}

/* Brackets that C needs: 6.5.3 to 6.5.15. */
TEST_WITH(test_precedence, begin, end)
{
	expect_expr(op(op(a, C_ADD, b), C_MUL, c), "(a + b) * c");
	expect_expr(op(a, C_ADD, op(b, C_MUL, c)), "a + b * c");
	expect_expr(op(op(a, C_SUB, b), C_SUB, c), "a - b - c");
	expect_expr(op(a, C_SUB, op(b, C_SUB, c)), "a - (b - c)");
	expect_expr(op(op(a, C_AND, b), C_EQ, c), "(a & b) == c");
	expect_expr(c_unary(&body, '~', op(a, C_OR, b)), "~(a | b)");
	expect_expr(c_cast(&body, C_UINT64, op(a, C_ADD, b)), "(uint64_t)(a + b)");
	expect_expr(op(c_cast(&body, C_UINT64, a), C_ADD, b), "(uint64_t)a + b");
	expect_expr(c_element(&body, c_unary(&body, '*', pointer), op(a, C_ADD, b)), "(*state)[a + b]");
	expect_expr(op(c_choose(&body, a, b, c), C_ADD, d), "(a ? b : c) + d");
	expect_expr(
		c_choose(&body, op(a, C_LT, b), c, c_choose(&body, d, a, b)), "a < b ? c : d ? a : b");
	expect_expr(c_choose(&body, c_choose(&body, a, b, c), a, d), "(a ? b : c) ? a : d");
	expect_expr(c_unary(&body, '!', c_unary(&body, '!', a)), "!!a");
}

/* Brackets without which gcc and clang warn: -Wparentheses, -Wlogical-not-parentheses,
 * -Wbitwise-op-parentheses, -Wshift-op-parentheses, -Wlogical-op-parentheses. */
TEST_WITH(test_warnings, begin, end)
{
	expect_expr(op(op(a, C_ADD, b), C_SHL, c), "(a + b) << c");
	expect_expr(op(op(a, C_ADD, b), C_AND, c), "(a + b) & c");
	expect_expr(op(op(a, C_AND, b), C_OR, c), "(a & b) | c");
	expect_expr(op(op(a, C_EQ, b), C_AND, c), "(a == b) & c");
	expect_expr(op(op(a, C_LT, b), C_EQ, c), "(a < b) == c");
	expect_expr(op(op(a, C_BOTH, b), C_EITHER, c), "(a && b) || c");
	expect_expr(op(op(a, C_NE, b), C_NE, c), "(a != b) != c");
	expect_expr(op(c_unary(&body, '!', a), C_NE, b), "(!a) != b");
	expect_expr(op(c_unary(&body, '!', a), C_BOTH, b), "!a && b");
	expect_expr(op(op(a, C_SHR, b), C_AND, c), "a >> b & c");
	expect_expr(op(a, C_BOTH, op(b, C_BOTH, c)), "a && b && c");
}

TEST_WITH(test_leaves, begin, end)
{
	expect_expr(number(999), "999u");
	expect_expr(number(1000), "0x3e8u");
	expect_expr(c_constant(&body, C_UINT64, 4096), "UINT64_C(0x1000)");
	expect_expr(c_constant(&body, C_INT, (uint64_t)-5), "-5");
	expect_expr(c_field(&body, C_UINT32,
					c_element(&body, c_field(&body, C_OTHER, pointer, STR("place")), number(3)),
					STR("value")),
		"state->place[3].value");
	expect_expr(c_call(&body, C_WIDE, "wide", a, NULL, op(b, C_ADD, c)), "toy_wide(a, b + c)");
	expect_expr(c_call(&body, C_UINT32, "f", c_cast(&body, C_UINT64, a)), "toy_f(a)");
	expect_expr(c_call(&body, C_UINT32, "f", c_cast(&body, C_UINT64, op(a, C_LT, b))),
		"toy_f((uint64_t)(a < b))");
	expect_expr(c_upper(&body, C_MASK, "ALL"), "TOY_ALL");
}

static struct c_expr *cast(enum c_type type, struct c_expr *x)
{
	return c_cast(&body, type, x);
}

/* Casts and operators that change neither a value nor its type are omitted. */
TEST_WITH(test_noise, begin, end)
{
	struct c_expr *wide = cast(C_UINT64, a), *test = op(a, C_LT, b);
	expect_expr(cast(C_UINT32, a), "a");
	expect_expr(cast(C_UINT32, op(a, C_ADD, b)), "a + b");
	expect_expr(cast(C_UINT32, test), "(uint32_t)(a < b)");
	expect_expr(cast(C_UINT64, cast(C_UINT32, test)), "(uint64_t)(a < b)");
	expect_expr(cast(C_UINT8, cast(C_UINT32, wide)), "(uint8_t)a");
	expect_expr(cast(C_UINT64, cast(C_UINT8, a)), "(uint64_t)(uint8_t)a");
	expect_expr(
		cast(C_UINT64, cast(C_SIGNED64, cast(C_SIGNED32, a))), "(uint64_t)(int64_t)(int32_t)a");
	expect_expr(cast(C_SIGNED64, cast(C_UINT64, cast(C_SIGNED32, a))), "(int64_t)(int32_t)a");
	expect_expr(cast(C_SIGNED32, number(0xfffffffe)), "-2");
	expect_expr(cast(C_SIGNED64, number(0xfffffffe)), "INT64_C(0xfffffffe)");
	expect_expr(cast(C_UINT8, number(0x123)), "35u");
	expect_expr(op(op(a, C_SHR, number(0)), C_OR, number(0)), "a");
	expect_expr(op(wide, C_ADD, number(0)), "(uint64_t)a");
	expect_expr(op(a, C_AND, number(0)), "a & 0u");
	expect_expr(c_choose(&body, cast(C_UINT32, test), cast(C_UINT32, a), b), "a < b ? a : b");
	expect_expr(c_unary(&body, '!', wide), "!a");
	expect_expr(c_unary(&body, '~', a), "~a");
	expect_expr(c_unary(&body, '~', cast(C_UINT32, test)), "(uint32_t)(a < b) ^ 0xffffffffu");
	expect_expr(c_choose(&body, test, op(a, C_ADD, b), op(a, C_ADD, b)), "a + b");
	expect_expr(c_choose(&body, number(0), a, b), "b");
	expect_expr(op(op(a, C_EQ, a), C_EITHER, b), "1");
	expect_expr(op(op(a, C_NE, a), C_EITHER, test), "a < b");
	expect_expr(op(op(a, C_LE, a), C_BOTH, test), "a < b");
	expect_expr(op(op(a, C_LT, a), C_BOTH, b), "0");
	expect_expr(c_unary(&body, '!', op(a, C_GE, a)), "0");
	expect_expr(op(cast(C_UINT8, a), C_BOTH, cast(C_UINT64, a)), "(uint8_t)a && a");
}

/* A sign extension takes the low bits itself. */
TEST_WITH(test_low_bits, begin, end)
{
	struct c_expr *low = op(a, C_AND, number(0xff));
	expect_expr(c_low_bits(low, 8), "a");
	expect_expr(c_low_bits(low, 7), "a");
	expect_expr(c_low_bits(low, 9), "a & 0xffu");
	expect_expr(c_low_bits(op(a, C_AND, b), 8), "a & b");
	expect_expr(c_low_bits(op(a, C_OR, number(0xff)), 8), "a | 0xffu");
}

/* A declaration or assignment widens a value that has a name by itself; what is computed has its
 * width said. A signed number takes the bits of any that is as wide. */
TEST_WITH(test_widened_by_place, begin, end)
{
	struct c_expr *held = c_field(&body, C_UINT64, pointer, STR("held"));
	struct c_expr *x = c_let(&body, C_UINT64, STR("x"), cast(C_UINT64, a));
	c_assign(&body, held, C_SET, cast(C_UINT64, b));
	c_assign(&body, held, C_ADD, cast(C_UINT64, b));
	c_assign(&body, held, C_SET, cast(C_UINT64, op(b, C_ADD, c)));
	c_return(&body, op(x, C_ADD, x));
	expect("\tconst uint64_t x = a;\n"
		   "\tstate->held = b;\n"
		   "\tstate->held += (uint64_t)b;\n"
		   "\tstate->held = (uint64_t)(b + c);\n"
		   "\treturn x + x;\n");
	expect_expr(cast(C_SIGNED32, cast(C_UINT32, cast(C_UINT64, a))), "(int32_t)a");
	expect_expr(cast(C_SIGNED32, cast(C_UINT32, c_field(&body, C_UINT64, pointer, STR("held")))),
		"(int32_t)state->held");
	expect_expr(
		cast(C_SIGNED32, cast(C_UINT32, cast(C_UINT8, a))), "(int32_t)(uint32_t)(uint8_t)a");
}

static struct c_expr *chain(enum c_operator sign, unsigned count)
{
	struct c_expr *all = c_call(&body, C_UINT32, "the_first_part", a);
	for (unsigned i = 1; i < count; i++)
		all = op(all, sign, c_call(&body, C_UINT32, "the_other_part", b));
	return all;
}

/* 120 columns, with a tab of 4. */
TEST_WITH(test_lines, begin, end)
{
	c_assign(&body, a, C_SET, chain(C_ADD, 5));
	c_if(&body, chain(C_EITHER, 6));
	c_return(&body, c_choose(&body, a, chain(C_XOR, 3), chain(C_XOR, 4)));
	c_end(&body);
	expect("\ta = toy_the_first_part(a) + toy_the_other_part(b) + toy_the_other_part(b) +\n"
		   "\t\ttoy_the_other_part(b) + toy_the_other_part(b);\n"
		   "\tif (toy_the_first_part(a) || toy_the_other_part(b) || toy_the_other_part(b) ||\n"
		   "\t\t\ttoy_the_other_part(b) || toy_the_other_part(b) || toy_the_other_part(b))\n"
		   "\t\treturn a\n"
		   "\t\t\t? toy_the_first_part(a) ^ toy_the_other_part(b) ^ toy_the_other_part(b)\n"
		   "\t\t\t: toy_the_first_part(a) ^ toy_the_other_part(b) ^ toy_the_other_part(b) ^\n"
		   "\t\t\t\ttoy_the_other_part(b);\n");
}

TEST_WITH(test_braces, begin, end)
{
	for (unsigned i = 0; i < 2; i++) {
		c_if(&body, a);
		c_assign(&body, b, C_SET, number(1));
		c_else(&body);
		c_if(&body, c);
		c_assign(&body, b, C_SET, number(2));
		if (i)
			c_assign(&body, d, C_SET, number(2));
		c_else(&body);
		c_assign(&body, b, C_ADD, number(3));
		c_end(&body);
		c_end(&body);
	}
	c_return(&body, op(b, C_ADD, d));
	expect("\tif (a)\n\t\tb = 1u;\n"
		   "\telse if (c)\n\t\tb = 2u;\n"
		   "\telse\n\t\tb += 3u;\n"
		   "\tif (a) {\n\t\tb = 1u;\n"
		   "\t} else if (c) {\n\t\tb = 2u;\n\t\td = 2u;\n"
		   "\t} else {\n\t\tb += 3u;\n\t}\n"
		   "\treturn b + d;\n");
}

/* A local is const if nothing assigns it and it contains no choice. */
TEST_WITH(test_declarations, begin, end)
{
	struct c_local *row = c_local_new(&body, C_UINT32, C_LANES, STR("row"));
	struct c_local *given = c_local_new(&body, C_UINT64, C_POINTER, STR("row"));
	struct c_expr *x = c_let(&body, C_UINT32, STR("x"), a);
	struct c_expr *y = c_let(&body, C_MASK, STR("x"), c_choose(&body, a, b, c));
	struct c_expr *z = c_let(&body, C_WIDE, STR("x2"), a);
	c_declare(&body, row, NULL);
	c_declare(&body, given, b);
	c_loop(&body, true);
	c_assign(&body, c_element(&body, c_variable(&body, row), c_variable(&body, &body.lane)), C_SET,
		op(x, C_ADD, y));
	c_end(&body);
	c_do(
		&body, c_call(&body, C_OTHER, "take", c_variable(&body, row), c_variable(&body, given), z));
	expect("\tconst uint32_t x = a;\n"
		   "\tconst toy_mask x2 = a ? b : c;\n"
		   "\tconst struct toy_wide x2_2 = a;\n"
		   "\tuint32_t row[TOY_LANES];\n"
		   "\tconst uint64_t *row2 = b;\n"
		   "\tTOY_EACH_LANE\n"
		   "\tfor (unsigned i = 0; i < TOY_LANES; i++)\n"
		   "\t\trow[i] = x + x2;\n"
		   "\ttoy_take(row, row2, x2_2);\n");
}

/* x feeds y, y and a loop feed z, and nothing reads z; only what has an effect stays of an if. */
TEST_WITH(test_unread, begin, end)
{
	struct c_expr *x = c_let(&body, C_UINT32, STR("x"), a);
	struct c_expr *y = c_let(&body, C_UINT32, STR("y"), op(x, C_ADD, b));
	struct c_expr *z = c_let(&body, C_UINT32, STR("z"), y);
	struct c_expr *kept = c_let(&body, C_UINT32, STR("kept"), c);
	c_loop(&body, false);
	c_assign(&body, z, C_ADD, op(z, C_XOR, y));
	c_end(&body);
	c_if(&body, x);
	c_if(&body, y);
	c_assign(&body, z, C_SET, number(1));
	c_end(&body);
	c_else(&body);
	c_assign(&body, z, C_SET, number(2));
	c_end(&body);
	c_if(&body, kept);
	c_return(&body, number(0));
	c_end(&body);
	struct c_local *given[] = { a->local, c->local };
	c_finish(&body);
	assert_string_equal(str_to_c(&arena, c_print(&body, given, 2)),
		"\t(void)a;\n"
		"\tconst uint32_t kept = c;\n"
		"\tif (kept)\n\t\treturn 0u;\n");
}

/* Only the side taken stays of an if by a constant, and unreachable code is removed. Names are
 * numbered without gaps. */
TEST_WITH(test_constant_conditions, begin, end)
{
	c_let(&body, C_UINT32, STR("v"), a);
	c_if(&body, number(0));
	c_return(&body, a);
	c_else(&body);
	struct c_expr *x = c_let(&body, C_UINT32, STR("v"), b);
	c_if(&body, x);
	c_else(&body);
	c_return(&body, x);
	c_end(&body);
	c_end(&body);
	struct c_expr *y = c_let(&body, C_UINT32, STR("v"), c);
	c_if(&body, number(1));
	c_return(&body, op(y, C_ADD, d));
	c_end(&body);
	struct c_expr *z = c_let(&body, C_UINT32, STR("v"), d);
	c_return(&body, z);
	expect("\tconst uint32_t v = b;\n"
		   "\tif (!v)\n\t\treturn v;\n"
		   "\tconst uint32_t v2 = c;\n"
		   "\treturn v2 + d;\n");
}

/* A local whose name only says how it is computed. */
static struct c_expr *let_restating(const char *name, struct c_expr *value)
{
	struct c_expr *x = c_let(&body, C_UINT32, str_from_c(name), value);
	x->local->restates = true;
	return x;
}

/* What only says how it is computed is written where it is used: what is used once, and what is
 * compared with a number; a local with a name of its own is not. */
TEST_WITH(test_in_place, begin, end)
{
	struct c_expr *sum = let_restating("a_plus_b", op(a, C_ADD, b));
	struct c_expr *test = let_restating("c_is_3", cast(C_UINT32, op(c, C_EQ, number(3))));
	struct c_expr *own = c_let(&body, C_UINT32, STR("count"), op(d, C_SUB, number(1)));
	c_if(&body, c_unary(&body, '!', test));
	c_return(&body, op(sum, C_MUL, own));
	c_end(&body);
	c_return(&body, op(c_choose(&body, test, a, b), C_ADD, test));
	expect("\tconst uint32_t count = d - 1u;\n"
		   "\tif (c != 3u)\n\t\treturn (a + b) * count;\n"
		   "\treturn (c == 3u ? a : b) + (uint32_t)(c == 3u);\n");
	begin(NULL);
	struct c_expr *less = let_restating("d_minus_1", op(d, C_SUB, number(1)));
	sum = let_restating("sum", op(a, C_ADD, b));
	c_return(&body, op(op(less, C_MUL, less), C_MUL, op(sum, C_XOR, sum)));
	expect("\tconst uint32_t sum = a + b;\n"
		   "\treturn (d - 1u) * (d - 1u) * (sum ^ sum);\n");
}

/* It is computed where it was if what it reads changes in between, if a call would be between the
 * two, if the use is in a loop, or if the line would be too long or have too many operators. */
TEST_WITH(test_not_in_place, begin, end)
{
	struct c_expr *held = c_field(&body, C_UINT32, pointer, STR("held"));
	for (unsigned i = 0; i < 2; i++) {
		begin(NULL);
		struct c_expr *sum = let_restating("held_plus_b", op(held, C_ADD, b));
		if (i)
			c_assign(&body, c_field(&body, C_UINT32, pointer, STR("held")), C_SET, a);
		else
			c_do(&body, c_call(&body, C_OTHER, "call", pointer));
		c_return(&body, op(sum, C_MUL, c));
		expect(i ? "\tconst uint32_t held_plus_b = state->held + b;\n"
				   "\tstate->held = a;\n\treturn held_plus_b * c;\n"
				 : "\tconst uint32_t held_plus_b = state->held + b;\n"
				   "\ttoy_call(state);\n\treturn held_plus_b * c;\n");
	}
	begin(NULL);
	struct c_expr *sum = let_restating("a_plus_b", op(a, C_ADD, b));
	struct c_expr *test = let_restating("c_is_3", op(c, C_EQ, number(3)));
	c_loop(&body, false);
	c_assign(&body, c_element(&body, held, c_variable(&body, &body.lane)), C_SET,
		c_choose(&body, test, sum, d));
	c_end(&body);
	expect("\tconst uint32_t a_plus_b = a + b;\n"
		   "\tconst uint32_t c_is_3 = c == 3u;\n"
		   "\tfor (unsigned i = 0; i < TOY_LANES; i++)\n"
		   "\t\tstate->held[i] = c_is_3 ? a_plus_b : d;\n");
	begin(NULL);
	sum = let_restating("product", op(a, C_MUL, op(b, C_ADD, op(c, C_XOR, d))));
	c_return(&body, op(op(sum, C_SHR, a), C_ADD, b));
	expect("\tconst uint32_t product = a * (b + (c ^ d));\n"
		   "\treturn (product >> a) + b;\n");
	begin(NULL);
	test = let_restating("c_is_3", op(c, C_EQ, number(3)));
	struct c_expr *first = c_call(&body, C_UINT32, "the_first_part", test, a, b, c, d, a, b, c, d);
	c_return(&body, op(first, C_ADD, c_call(&body, C_UINT32, "the_other_part", test, a, b)));
	expect("\tconst uint32_t c_is_3 = c == 3u;\n"
		   "\treturn toy_the_first_part(c_is_3, a, b, c, d, a, b, c, d) +"
		   " toy_the_other_part(c_is_3, a, b);\n");
}

/* A value of the local r of the code, which another one can follow in the same variable. */
static struct c_expr *let_version(struct c_expr *value)
{
	struct c_expr *x = c_let(&body, C_UINT32, STR("r"), value);
	x->local->may_merge = true;
	return x;
}

/* Values of one local are one variable, unless an earlier one is read after the next; then they
 * have the other name, or numbers. */
TEST_WITH(test_versions, begin, end)
{
	struct c_expr *r = let_version(op(a, C_ADD, b));
	r = let_version(op(r, C_MUL, c));
	c_return(&body, op(r, C_ADD, r));
	expect("\tuint32_t r = a + b;\n"
		   "\tr = r * c;\n"
		   "\treturn r + r;\n");
	begin(NULL);
	struct c_expr *first = let_version(op(a, C_ADD, b)), *last = let_version(op(first, C_MUL, c));
	last->local->other = STR("r_then");
	c_return(&body, op(op(last, C_ADD, last), C_SUB, first));
	expect("\tconst uint32_t r = a + b;\n"
		   "\tconst uint32_t r_then = r * c;\n"
		   "\treturn r_then + r_then - r;\n");
	begin(NULL);
	first = let_version(op(a, C_ADD, b));
	last = c_let(&body, C_UINT64, STR("r"), op(first, C_MUL, c));
	last->local->may_merge = true; /* of another type */
	c_return(&body, op(last, C_ADD, last));
	expect("\tconst uint32_t r = a + b;\n"
		   "\tconst uint64_t r2 = r * c;\n"
		   "\treturn r2 + r2;\n");
}

/* Branches assign the variable that was there before, if neither reads it after; names of blocks
 * end with them. */
TEST_WITH(test_versions_in_branches, begin, end)
{
	for (unsigned i = 0; i < 2; i++) {
		begin(NULL);
		struct c_expr *r = let_version(op(a, C_ADD, b));
		struct c_local *local = c_local_new(&body, C_UINT32, C_PLAIN, STR("r"));
		struct c_expr *joined = c_variable(&body, local);
		local->may_merge = true;
		c_declare(&body, local, NULL);
		c_if(&body, c);
		c_assign(&body, joined, C_SET, op(r, C_SUB, d));
		if (i)
			c_do(&body, c_call(&body, C_OTHER, "use", r));
		c_else(&body);
		c_assign(&body, joined, C_SET, r);
		c_end(&body);
		c_return(&body, op(joined, C_ADD, joined));
		expect(i ? "\tconst uint32_t r = a + b;\n"
				   "\tuint32_t r2;\n"
				   "\tif (c) {\n\t\tr2 = r - d;\n\t\ttoy_use(r);\n\t} else {\n\t\tr2 = r;\n\t}\n"
				   "\treturn r2 + r2;\n"
				 : "\tuint32_t r = a + b;\n"
				   "\tif (c)\n\t\tr = r - d;\n"
				   "\treturn r + r;\n");
	}
	begin(NULL);
	for (unsigned i = 0; i < 2; i++) {
		c_if(&body, i ? b : a);
		struct c_expr *x = c_let(&body, C_UINT32, STR("r"), op(c, C_ADD, d));
		c_return(&body, op(x, C_MUL, x));
		c_end(&body);
	}
	expect("\tif (a) {\n\t\tconst uint32_t r = c + d;\n\t\treturn r * r;\n\t}\n"
		   "\tif (b) {\n\t\tconst uint32_t r = c + d;\n\t\treturn r * r;\n\t}\n");
}

/* What a loop reads is read again in its next round: a variable from outside stays. */
TEST_WITH(test_versions_in_loops, begin, end)
{
	struct c_expr *i = c_variable(&body, &body.lane), *row = parameter(C_UINT32, C_POINTER, "row");
	struct c_expr *r = let_version(op(a, C_ADD, b));
	c_loop(&body, false);
	struct c_expr *x = let_version(op(r, C_MUL, c_element(&body, row, i)));
	x = let_version(op(x, C_ADD, d));
	c_assign(&body, c_element(&body, row, i), C_SET, op(x, C_XOR, x));
	c_end(&body);
	expect("\tconst uint32_t r = a + b;\n"
		   "\tfor (unsigned i = 0; i < TOY_LANES; i++) {\n"
		   "\t\tuint32_t r2 = r * row[i];\n"
		   "\t\tr2 = r2 + d;\n"
		   "\t\trow[i] = r2 ^ r2;\n\t}\n");
}
