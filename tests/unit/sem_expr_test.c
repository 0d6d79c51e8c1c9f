/* SPDX-License-Identifier: MIT */
/* Tests of the expressions of the semantics language: shapes, precedence, spans. */
#include "sem_test.h"

/* The value in `t = TEXT;` parses as this tree. */
static void assert_expr(const char *text, const char *tree)
{
	struct code code;
	struct arena arena = { 0 };
	code_body(&code, arena_printf(&arena, "t = %s;", text));
	assert_string_equal(code_reports(&code), "");
	struct buffer out = buffer_new(&code.arena);
	print_code_expr(&out, code.blocks.list.items[0]->body.list.items[0]->value);
	assert_string_equal(out.text, tree);
	code_free(&code);
	arena_free(&arena);
}

TEST(test_primaries)
{
	assert_expr("Ra", "Ra");
	assert_expr("true", "true");
	assert_expr("0x1F", "0x1F");
	assert_expr("0b101", "0b101");
	assert_expr("1.0f", "1.0f");
	assert_expr(".itype", ".itype");
	assert_expr(".32", ".32");
	assert_expr("f()", "f()");
	assert_expr("f(a, .ftz)", "f(a, .ftz)");
	assert_expr("{a, b[0]}", "tuple(a, bit(b, 0))");
	assert_expr("|a|", "absolute(a)");
	assert_expr("|a| | |b + (c | d)|", "(absolute(a) | absolute((b + (c | d))))");
	assert_expr("[Thread].laneid", "member laneid(state Thread)");
}

TEST(test_postfix)
{
	assert_expr("Ra[31:0]", "slice(Ra, 31, 0)");
	assert_expr("x[n-1:0][2]", "bit(slice(x, (n - 1), 0), 2)");
	assert_expr("c[UImm][URa+SImm]", "bit(bit(c, UImm), (URa + SImm))");
	assert_expr("Ra.neg", "member neg(Ra)");
	assert_expr("thread(l).Rb", "member Rb(thread(l))");
	assert_expr("Ra@l", "lane(Ra, l)");
	assert_expr("Ra@(j[4:0])", "lane(Ra, slice(j, 4, 0))");
	assert_expr("(a + b)[7:0]", "slice((a + b), 7, 0)");
	assert_expr("x[c ? 1 : 0]", "bit(x, if(c, 1, 0))");
	assert_expr("x[c ? 1 : 0:2]", "slice(x, if(c, 1, 0), 2)");
}

TEST(test_precedence)
{
	assert_expr("a + b * c", "(a + (b * c))");
	assert_expr("a - b - c", "((a - b) - c)");
	assert_expr("a << b + c", "(a << (b + c))");
	assert_expr("a < b == c", "((a < b) == c)");
	assert_expr("a || b && c == d", "(a || (b && (c == d)))");
	assert_expr("a & b | c ^ d", "((a & b) | (c ^ d))");
	assert_expr("-a[0]", "-(bit(a, 0))");
	assert_expr("!a && ~b", "(!(a) && ~(b))");
	assert_expr("a ? b : c ? d : e", "if(a, b, if(c, d, e))");
	assert_expr("a <= e + n || b", "((a <= (e + n)) || b)");
	/* reported by the check `precedence`, but parsed in this way */
	assert_expr("x & 0xFF + y", "((x & 0xFF) + y)");
	assert_expr("x & 1 == 1", "((x & 1) == 1)");
}

TEST(test_infix)
{
	assert_expr("a compop b", "(a `compop` b)");
	assert_expr("(!t) boolop upp", "(!(t) `boolop` upp)");
	assert_expr("a compop b ? true : false", "if((a `compop` b), true, false)");
	assert_expr("a && b lop c", "(a && (b `lop` c))");
	assert_expr("a op 1", "(a `op` 1)");
	assert_expr("a op 1.5f", "(a `op` 1.5f)");
	assert_expr("a op .x", "(a `op` .x)");
	assert_expr("a op -b", "(a `op` -(b))");
	assert_expr("a op |b|", "(a `op` absolute(b))");
	assert_expr("f(a op b op c)", "f(((a `op` b) `op` c))");
}

/* A name at the end of a line, or before what begins no operand, is no modifier. */
TEST(test_no_infix)
{
	struct code code;
	code_body(&code, "t = a op\n-b;\nu = (a op);\nv = f(a op, b);");
	assert_string_equal(code_reports(&code), "1:7; 1:9; 3:8; 4:9");
	code_free(&code);
}

TEST(test_booleans)
{
	struct code code;
	code_body(&code, "t = true;\nu = false;\nv = truth;");
	struct sem_stmt *const *list = code.blocks.list.items[0]->body.list.items;
	assert_int_equal(list[0]->value->kind, SEM_BOOL);
	assert_int_equal(list[0]->value->number.lo, 1);
	assert_int_equal(list[1]->value->number.lo, 0);
	assert_int_equal(list[2]->value->kind, SEM_NAME);
	code_free(&code);
}

TEST(test_numbers)
{
	struct code code;
	code_body(&code,
		"a = 0xffffffffffffffffffffffffffffffff;\nb = 340282366920938463463374607431768211455;");
	for (size_t i = 0; i < 2; i++) {
		const struct sem_expr *e = code.blocks.list.items[0]->body.list.items[i]->value;
		assert_true(word_equal(e->number, word_mask(0, 128)));
	}
	assert_string_equal(code_reports(&code), "");
	code_free(&code);
	code_body(&code, "a = 0x100000000000000000000000000000000;");
	assert_string_equal(code_reports(&code), "1:5");
	assert_non_null(strstr(code_message(&code, 0), "128 bits"));
	code_free(&code);
}

TEST(test_spans)
{
	struct code code;
	code_body(&code, "t = (a + bb) * f(c);");
	const struct sem_expr *e = code.blocks.list.items[0]->body.list.items[0]->value;
	assert_true(str_equal_c(span_text(e->span), "(a + bb) * f(c)"));
	assert_true(str_equal_c(span_text(e->text_span), "*"));
	assert_true(str_equal_c(span_text(e->operands.items[0]->span), "(a + bb)"));
	assert_true(e->operands.items[0]->parenthesised);
	assert_true(str_equal_c(span_text(e->operands.items[1]->text_span), "f"));
	assert_true(str_equal_c(
		span_text(code.blocks.list.items[0]->body.list.items[0]->span), "t = (a + bb) * f(c);"));
	code_free(&code);
}

TEST(test_messages)
{
	struct code code;
	code_body(&code, "a = (b;\nc = d\ne = min(f, );\ng = h ? i;");
	assert_string_equal(code_message(&code, 0), "expected an operator or ')' after 'b', found ';'");
	assert_int_equal(code.diag.reports.items[0]->notes.count, 1);
	assert_true(str_equal_c(
		code.diag.reports.items[0]->notes.items[0].message, "to close what begins here"));
	assert_string_equal(code_message(&code, 1), "expected ';' after 'd'");
	assert_string_equal(code_message(&code, 2), "expected an expression after ',', found ')'");
	assert_string_equal(code_message(&code, 3), "expected ':' after 'i', found ';'");
	code_free(&code);
}
