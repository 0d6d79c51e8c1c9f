/* SPDX-License-Identifier: MIT */
/* Tests of the parser of the semantics language: statements, headers, and recovery from defects. */
#include "sem_test.h"

/* ---- statements ---- */

TEST(test_assignments)
{
	assert_code("t = a;", "t = a");
	assert_code("a, b = f(x);", "a, b = f(x)");
	assert_code("a = b = 1;", "a = b = 1");
	assert_code("{c, Rd[3:0]} = t;", "tuple(c, slice(Rd, 3, 0)) = t");
	assert_code("t += 1; t >>= 2; i++; i--;", "t += 1; t >>= 2; i ++; i --");
	assert_code(
		"R[URb+9] = x; c[0][a+4] = y;", "bit(R, (URb + 9)) = x; bit(bit(c, 0), (a + 4)) = y");
}

TEST(test_declarations)
{
	assert_code("UINT64 t; INT8 u = 1;", "UINT64 t; INT8 u = 1");
	assert_code("BOOL b = true; F32 f = 0.5f;", "BOOL b = true; F32 f = 0.5f");
	assert_code("dtypeof(.t) x = 2;", "dtypeof x = 2");
}

TEST(test_bodies_with_braces)
{
	assert_code("if (a) { b = 1; c = 2; } else { d = 3; }", "if a {b = 1; c = 2} else {d = 3}");
	assert_code("if (a) b = 1; else if (c) d = 2; else e = 3;",
		"if a {b = 1} else {if c {d = 2} else {e = 3}}");
	assert_code("for (i = 0; i < 4; i++) { t = i; }", "for i = 0; (i < 4); i ++ {t = i}");
	assert_code("while (v != 0) v >>= 1;", "while (v != 0) {v >>= 1}");
}

TEST(test_bodies_by_indentation)
{
	assert_code("    if (a)\n        b = 1;\n        c = 2;\n    else\n        d = 3;\n    e = 4;",
		"if a {b = 1; c = 2} else {d = 3}; e = 4");
	assert_code("if (a)\n\tif (b)\n\t\tc = 1;\nelse\n\td = 2;", "if a {if b {c = 1}} else {d = 2}");
	assert_code("if (a)\n    // a comment\n    b = 1;\nc = 2;", "if a {b = 1}; c = 2");
	assert_code("if (a) b = 1;\n    c = 2;", "if a {b = 1}; c = 2");
}

TEST(test_switch)
{
	assert_code("switch (.m) { case .A: x = 1; break; case .32: case .C: break; default: y = 2; }",
		"switch .m case .A {x = 1; break} case .32 .C {break} default {y = 2}");
}

TEST(test_words)
{
	struct code code;
	assert_code("keep Rd, pu; raise Misaligned;", "keep Rd, pu; raise Misaligned");
	assert_code("keep = 1; raise[0] = 2;", "keep = 1; bit(raise, 0) = 2");
	assert_code("halt; halt = 1;", "halt; halt = 1");
	assert_code("$rD.type = $pc + $1;", "member type($rD) = ($pc + $1)");
	assert_code("switch (n) { case -1: case K.A: case 0x1F: default: x = 1; }",
		"switch n default -(1) member A(K) 0x1F {x = 1}");
	code_fence(&code, "help(x):\n    return x;");
	assert_string_equal(code_reports(&code), "");
	assert_string_equal(code_text(&code), "return x");
	code_free(&code);
	assert_defects("a = 1;\nreturn a;\nbreak;", "2:1; 3:1", "a = 1; return a; break");
	assert_code("while (v != 0) if (a) break;", "while (v != 0) {if a {break}}");
}

TEST(test_lines)
{
	assert_code("t = a +\n    b;", "t = (a + b)");
	assert_code("p = (a)      ||\n    (b) ? true : false;", "p = if((a || b), true, false)");
}

/* ---- headers ---- */

TEST(test_headers)
{
	struct code code;
	code_fence(&code, "// two blocks\nADD.X.mode Rd, R[URb + 9], c[a][b+c]: // text\n    t = 1;\n\n"
					  "ADD Rd, Ra.neg:\nhelp(x, y):\n  return x;");
	assert_string_equal(code_reports(&code), "");
	assert_int_equal(code.blocks.list.count, 3);
	const struct sem_block *b = code.blocks.list.items[0];
	assert_int_equal(b->kind, SEM_INSTRUCTION);
	assert_true(str_equal_c(b->name, "ADD"));
	assert_int_equal(b->suffixes.count, 2);
	assert_true(str_equal_c(b->suffixes.items[1].name, "mode"));
	assert_int_equal(b->operands.count, 3);
	assert_true(str_equal_c(b->operands.items[1].text, "R[URb+9]"));
	assert_true(str_equal_c(b->operands.items[2].text, "c[a][b+c]"));
	assert_int_equal(b->body.list.count, 1);
	b = code.blocks.list.items[1];
	assert_true(str_equal_c(b->operands.items[1].text, "Ra.neg"));
	assert_int_equal(b->body.list.count, 0);
	b = code.blocks.list.items[2];
	assert_int_equal(b->kind, SEM_FUNCTION);
	assert_int_equal(b->operands.count, 2);
	code_free(&code);
}

TEST(test_explanations)
{
	static const char *const texts[] = { "Lut = F(0xF0, 0xCC);", "if F(a, b) = (a & b);\nx = 1",
		"d[i] = Lut[(a << 2) | c[i]];", "", "// nothing" };
	for (size_t i = 0; i < sizeof texts / sizeof *texts; i++) {
		struct code code;
		code_fence(&code, texts[i]);
		assert_string_equal(code_reports(&code), "");
		assert_int_equal(code.blocks.list.count, 0);
		code_free(&code);
	}
}

/* Parses the text as the fence of a section whose templates have these texts; prints its blocks,
 * each with its first operand and its body. */
static void assert_expressions(const char *text, const char *wanted)
{
	static const char *const texts[] = { "$rD<-short VALUE*$rA", "if any $rA==0", "jmp(zp),$rA" };
	struct sem_mnemonics heads = { 0 };
	struct code code;
	code_fence(&code, text);
	struct arena *arena = &code.arena;
	const struct source *source = code.source;
	struct ast_file *file = parse_file(arena, &code.diag, source);
	struct ast_def *def = file->defs.items[file->defs.count - 1];
	struct buffer out = buffer_new(arena);
	diag_init(&code.diag, arena);
	code.blocks = (struct sem_blocks){ 0 };
	for (size_t i = 0; i < 3; i++)
		VEC_PUSH(arena, &heads.headers, str_from_c(texts[i]));
	for (size_t i = 0; i < 2; i++)
		VEC_PUSH(arena, &heads.expressions, str_from_c(texts[i]));
	sem_parse_section(arena, &code.diag, def->sections.items[0], &heads, &code.blocks);
	VEC_EACH (struct sem_block *, it, &code.blocks.list) {
		bool function = (*it)->kind == SEM_FUNCTION;
		buffer_printf(&out, "%s%s%.*s|%.*s", out.length ? "; " : "", function ? "function " : "",
			STR_ARG((*it)->name), STR_ARG((*it)->operands.items[0].text));
		code_print_body(&out, &(*it)->body);
	}
	assert_string_equal(code_reports(&code), "");
	assert_string_equal(out.length ? out.text : "", wanted);
	code_free(&code);
}

TEST(test_expression_headers)
{
	assert_expressions("$rD  <- short VALUE*$rA:\n    a = 1;\n\nif any $rA == 0:\n  if (b) c = 2;",
		"|$rD<-short VALUE*$rA {a = 1}; |if any $rA==0 {if b {c = 2}}");
	/* parentheses after a mnemonic denote a function if no template has them */
	assert_expressions("jmp (zp), $rA:\n    a = 1;\njmp (zp):\n    return zp;",
		"jmp|(zp) {a = 1}; function jmp|zp {return zp}");
	/* nearly a template; neither a label nor a conditional is a header */
	assert_expressions("$rD <- VALUE * $rA:\nswitch (a) {\ncase 1:\n  b = 2;\ndefault:\n  b = c ?\n"
					   "  3 :\n  4; }",
		"|$rD<-VALUE*$rA {switch a case 1 {b = 2} default {b = if(c, 3, 4)}}");
}

TEST(test_header_defects)
{
	static const struct {
		const char *text, *reports;
		size_t operands;
	} cases[] = {
		{ "ADD Rd, Ra\n    t = 1;", "0:11", 2 },
		{ "ADD Rd, Ra;\n    t = 1;", "0:11", 2 },
		{ "ADD Rd Ra:\n    t = 1;", "0:8", 2 },
		{ "ADD R[a+1] Ra:\n    t = 1;", "0:12", 2 },
		{ "ADD Rd,, Ra:\n    t = 1;", "0:8", 2 },
		{ "ADD Rd\xef\xbc\x9a\n    t = 1;", "0:7", 1 },
	};
	for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
		struct code code;
		code_fence(&code, cases[i].text);
		assert_string_equal(code_reports(&code), cases[i].reports);
		assert_int_equal(code.blocks.list.count, 1);
		assert_int_equal(code.blocks.list.items[0]->operands.count, cases[i].operands);
		assert_string_equal(code_text(&code), "t = 1");
		code_free(&code);
	}
}

/* ---- one defect, one report ---- */

TEST(test_missing_semicolon)
{
	assert_defects("a = 1\nb = 2;", "1:6", "a = 1; b = 2");
	assert_defects("if (a) { b = 1 }\nc = 2;", "1:15", "if a {b = 1}; c = 2");
	assert_defects("a = 1", "1:6", "a = 1");
	assert_defects("a = b\nif (c)\n    d = 1;", "1:6", "a = b; if c {d = 1}");
}

TEST(test_broken_expressions)
{
	assert_defects("n = c ? min(m, ) : min(b, m) : mod(b, m);\nx = 1;", "1:16", "x = 1");
	assert_defects("n = c ? a : b : d;\nx = 1;", "1:15", "x = 1");
	assert_defects("n = c ? a;\nx = 1;", "1:10", "x = 1");
	assert_defects("n = (a + b;\nx = 1;", "1:11", "x = 1");
	assert_defects("n = a + b);\nx = 1;", "1:10", "x = 1");
	assert_defects("n = a[3:0;\nx = 1;", "1:10", "x = 1");
	assert_defects("n = a + ;\nx = 1;", "1:9", "x = 1");
	assert_defects("n = a b;\nx = 1;", "1:7", "x = 1");
	assert_defects("n = 0x;\nx = 1;", "1:5", "x = 1");
	assert_defects("n = 12ab;\nx = 1;", "1:5", "x = 1");
	assert_defects("n = a +\nx = 1;\ny = 2;", "1:5", "y = 2");
}

TEST(test_broken_statements)
{
	assert_defects("f(x) y;\nz = 1;", "1:1", "z = 1");
	assert_defects("a == 1;\ny = 1;", "1:3", "y = 1");
	assert_defects("1 = a;\ny = 1;", "1:1", "y = 1");
	assert_defects("float x = 1;\ny = 1;", "1:1", "y = 1");
	assert_defects("; y = 1;", "1:1", "y = 1");
	assert_defects("else y = 1;\nz = 2;", "1:1", "z = 2");
	assert_defects("case .A: y = 1;\nz = 2;", "1:1", "z = 2");
	assert_defects("raise ;\nz = 2;", "1:7", "z = 2");
}

TEST(test_broken_heads)
{
	assert_defects("if (a {\n    b = 1;\n}\nc = 2;", "1:7", "if a {b = 1}; c = 2");
	assert_defects("if a) {\n    b = 1;\n}\nc = 2;", "1:4", "if  {b = 1}; c = 2");
	assert_defects("if (a = 1)\n    b = 1;\nc = 2;", "1:7", "if a {b = 1}; c = 2");
	assert_defects(
		"for (i = 0; i < 4) {\n    b = 1;\n}\nc = 2;", "1:18", "for i = 0; (i < 4) {b = 1}; c = 2");
	assert_defects("if (a)\nb = 1;", "1:1", "if a {}; b = 1");
}

TEST(test_broken_blocks)
{
	assert_defects("if (a) {\n    b = 1;\n    c = 2;", "3:11", "if a {b = 1; c = 2}");
	assert_defects("a = 1;\n}\nb = 2;", "2:1", "a = 1; b = 2");
	assert_defects(
		"switch (.m) {\n    case .A x = 1; break;\n    case .B: y = 2; break;\n}\nz = 3;", "2:13",
		"switch .m case .A {break} case .B {y = 2; break}; z = 3");
	assert_defects("switch (.m) {\n    x = 1;\n    case .B: y = 2; break;\n}\nz = 3;", "2:5",
		"switch .m case .B {y = 2; break}; z = 3");
}

TEST(test_full_width)
{
	assert_defects("a = 1\xef\xbc\x9b\nb = f(x\xef\xbc\x8c y);", "1:6; 2:8", "a = 1; b = f(x, y)");
	assert_defects("\xe5\x8a\xa0 = 1;\nb = 2;", "1:1", "b = 2");
}

TEST(test_next_header_ends_a_block)
{
	struct code code;
	code_fence(&code, "ADD Rd, Ra:\n    if (a) {\n        b = 1;\n\nADD Rd:\n    c = 2;");
	assert_string_equal(code_reports(&code), "2:15");
	assert_int_equal(code.blocks.list.count, 2);
	assert_true(code.blocks.list.items[0]->broken);
	assert_false(code.blocks.list.items[1]->broken);
	code_free(&code);
}

/* ---- limits ---- */

TEST(test_depth)
{
	static const char *const parts[] = { "(", "~", "f(", "{", "a ? b : ", "if (a) ", "x[", "a + " };
	for (size_t i = 0; i < sizeof parts / sizeof *parts; i++) {
		struct code code;
		struct arena arena = { 0 };
		struct buffer text = buffer_new(&arena);
		bool statement = parts[i][0] == 'i';
		buffer_printf(&text, statement ? "" : "n = ");
		for (size_t k = 0; k < 100000; k++)
			buffer_printf(&text, "%s", parts[i]);
		buffer_printf(&text, statement ? "n = 1;\nz = 3;" : "1;\nz = 3;");
		code_body(&code, text.text);
		assert_int_equal(code.diag.reports.count, 1);
		assert_non_null(strstr(code_message(&code, 0), "deeper than"));
		code_free(&code);
		arena_free(&arena);
	}
}

/* The 501st operand of a header, and the 501st modifier. */
TEST(test_long_headers)
{
	for (size_t most = 500; most <= 501; most++)
		for (size_t i = 0; i < 2; i++) {
			struct code code;
			struct arena arena = { 0 };
			struct buffer text = buffer_new(&arena);
			buffer_printf(&text, i ? "ADD" : "ADD r");
			for (size_t k = i ? 0 : 1; k < most; k++)
				buffer_printf(&text, i ? ".m" : ", r");
			buffer_printf(&text, i ? " r:\n    n = 1;" : ":\n    n = 1;");
			code_fence(&code, text.text);
			assert_int_equal(code.diag.reports.count, most - 500);
			if (most > 500)
				assert_non_null(
					strstr(code_message(&code, 0), i ? "more than 500 modifiers in a header"
													 : "more than 500 operands in a header"));
			code_free(&code);
			arena_free(&arena);
		}
}

TEST(test_many_defects)
{
	struct code code;
	struct arena arena = { 0 };
	struct buffer text = buffer_new(&arena);
	for (size_t k = 0; k < 10000; k++)
		buffer_printf(&text, "a = ;\n");
	code_body(&code, text.text);
	assert_int_equal(code.diag.reports.count, 201);
	code_free(&code);
	arena_free(&arena);
}
