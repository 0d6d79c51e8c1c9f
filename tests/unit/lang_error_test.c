/* SPDX-License-Identifier: MIT */
/* The author's errors: each causes its own report, at its location, and no other. */
#include "lang_test.h"

struct error_case {
	const char *text, *reports;
};

#define ENC   "__DefOpcode X : [Y]\n__Encoding\n"
#define BODY  "__DefOperand X\n"
#define ENUM  "__DefBitFieldType E<2>\n"
#define SOUND "\nfield<0, 8> Reg rd;\n"

static const struct error_case cases[] = {
	/* outside of definitions */
	{ "one\ntwo\n\n__Encoding\n  x\n" ENC "x\n", "1:1-3 stray-text; 8:1 stray-text" },
	{ "__Attribute a = 1\n", "1:1-17 stray-text" },
	{ "__Language\n", "1:11 syntax" },
	{ "__Language x;\n", "1:12 syntax" },
	{ "__Language 1 2\n", "1:14 stray-text" },
	{ "__Language 1\n__Language 1\n", "2:1-12 syntax" },
	{ ENC "__Language 1" SOUND, "3:1-12 syntax" },
	/* definition lines */
	{ "__DefOpcod X : [Y]\n  foo\n```\n  __Nope\n" ENC SOUND, "1:1-10 unknown-definition" },
	{ "_DefOpcode X : [Y]\n  foo\n", "1:1-10 unknown-definition" },
	{ "__DefWhatever\n", "1:1-13 unknown-definition" },
	{ "__DefOpcode\n__Encoding" SOUND, "1:12 syntax" },
	{ "__DefOpcode : [Y]\n", "1:13 syntax" },
	{ "__DefOpcode a.b : [Y]\n", "1:13-15 syntax" },
	{ "__DefOpcode \"\" : [Y]\n", "1:13-14 syntax" },
	{ "__DefOpcode X : Y\n", "1:17 syntax" },
	{ "__DefOpcode X : []\n", "1:18 syntax" },
	{ "__DefOpcode X : [Y\n", "1:19 syntax" },
	{ "__DefOpcode X : [Y] junk\n", "1:21-24 stray-text" },
	{ "__DefOpcode X : [Y];\n", "1:20 stray-text" },
	{ "__DefOpcode X junk\n", "1:15-18 stray-text" },
	{ "__DefOpcode X<> : [Y]\n", "1:14 syntax" },
	{ "__DefOpcode X<1 : [Y]\n", "1:17 syntax" },
	{ "__DefOpcode X ：[Y]\n", "1:15 full-width" },
	{ ENC SOUND "  __DefOpcode Z : [Y]\n__Encoding" SOUND, "5:3-21 stray-text" },
	/* sections */
	{ "__DefOpcode X : [Y]\n__Encodnig" SOUND "x\n", "2:1-10 unknown-section; 4:1 stray-text" },
	{ "__DefOpcode X : [Y]\n__Whatever\n  anything <goes\n__Encoding" SOUND,
		"2:1-10 unknown-section" },
	{ "__DefOpcode X : [Y]\n_Encoding" SOUND, "2:1-9 unknown-section" },
	{ ENC SOUND "OperandInfo\nprose\n", "5:1-11 unknown-section" },
	{ "__DefOpcode X : [Y]\n__Notes<>\n", "2:1-9 syntax" },
	{ "__DefOpcode X : [Y]\n__Notes<1>\n", "2:1-10 syntax" },
	/* lines of statements */
	{ ENC "note: order" SOUND, "3:1-11 stray-text" },
	{ ENC "```\nfoo\n```" SOUND, "3:1-3 stray-text" },
	{ ENC "field 0, 8> Reg rd;" SOUND, "3:6 stray-text" },
	{ ENC "field <0, 8> Reg rd;" SOUND, "3:6 stray-text" },
	{ ENC "feild<0, 8> Reg rd;" SOUND, "" }, /* lowering will reject the keyword */
	{ ENC "field;" SOUND, "3:1-6 stray-text" },
	{ BODY "Width;\n", "2:1-6 stray-text" },
	{ BODY "```\nfoo\n```\nWidth<1>;\n", "2:1-3 stray-text" },
	{ "__DefOpcode X\n__OperandInfo\nBitwidth<rd> = ;\nprose\n", "3:16 syntax" },
	/* statements */
	{ ENC "field<0, 8> Reg rd" SOUND, "3:19 missing-semicolon" },
	{ ENC "field<0, 8> Reg rd // c;" SOUND, "3:19 missing-semicolon" },
	{ ENC "field<0, 8> Reg rd", "3:19 missing-semicolon" },
	{ ENC "field<0, 8> Reg rd;;" SOUND, "3:20 stray-text" },
	{ ENC "field<0, 8> Reg rd; x" SOUND, "3:21 stray-text" },
	{ ENC "field<0, 8> Reg rd x;" SOUND, "3:20 syntax" },
	{ ENC "field<0, 8> Reg rd 5;" SOUND, "3:20 syntax" },
	{ ENC "field<0, 8> Reg rd = ;" SOUND, "3:22 syntax" },
	{ ENC "field<0, 8> Reg rd = 1 2;" SOUND, "3:24 syntax" },
	{ ENC "field<0, 8 Reg rd;" SOUND, "3:12-14 syntax" },
	{ ENC "field<0, > Reg rd;" SOUND, "3:10 syntax" },
	{ ENC "field<0, 8" SOUND, "3:11 syntax" },
	{ ENC "field<<0, 8> Reg rd;" SOUND, "3:6-7 syntax" },
	{ ENC "field<0, 8x> Reg rd;" SOUND, "3:10-11 bad-number" },
	{ ENC "Order<C[vb, ura>;" SOUND, "3:16 syntax" },
	{ ENC "Error<a, \"b>;" SOUND, "3:10-13 unclosed-string" },
	{ ENC "field<0, 8> Reg rd；" SOUND, "3:19 full-width" },
	{ ENC "field＜0，8＞ Reg rd；" SOUND, "3:6 full-width" },
	{ ENC "field<0, 8> Reg rd @；" SOUND, "3:20 syntax" },
	{ ENC "field<0, 8> “rd”;" SOUND, "3:13 full-width" },
	/* enumerators */
	{ ENUM "A\nB;", "2:2 missing-semicolon" },
	{ ENUM "A,\nB;", "2:2 syntax" },
	{ ENUM "this is prose\nB;", "2:6-7 syntax" },
	{ ENUM "+\nB;", "2:1 syntax" },
	{ ENUM "；\nB;", "2:1 full-width" },
	{ ENUM "A；\nB;", "2:2 full-width" },
	{ ENUM "a.b;\nB;", "2:1-3 syntax" },
	{ ENUM "A; C;\nB;", "2:4-5 stray-text" },
	{ ENUM "A = ;\nB;", "2:5 syntax" },
	{ ENUM "A <op>;\nB;", "2:6 syntax" },
	{ ENUM "A <op = 1;\nB;", "2:10 syntax" },
	{ ENUM "A <>;\nB;", "2:4 syntax" },
	{ ENUM "A = 99999999999999999999;\nB;", "2:5-24 bad-number" },
	{ ENUM "__Attribute = 3\nB;", "2:13 syntax" },
	{ ENUM "__Attribute a 3\nB;", "2:15 syntax" },
	{ ENUM "__Attribute a = 3 4\nB;", "2:19 stray-text" },
};

TEST(test_cases)
{
	for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
		struct parsed parsed;
		parsed_text(&parsed, cases[i].text);
		const char *reports = parsed_reports(&parsed);
		if (strcmp(reports, cases[i].reports) != 0)
			print_error("for the text:\n%s\n", cases[i].text);
		assert_string_equal(reports, cases[i].reports);
		parsed_free(&parsed);
	}
}

/* Defective parts stay in the tree if omitting them would cause follow-on errors. */
TEST(test_recovery_keeps)
{
	struct parsed parsed;
	parsed_text(&parsed, ENC "field<0, 8> Reg ra\n"
							 "field<0, 8> Reg rb = ;\n"
							 "field<0, 8> Reg rc;;\n"
							 "field<0, 8> Reg rd；\n"
							 "field <0, 8> Reg re = 1 2;\n");
	struct ast_def *def = parsed.file->defs.items[0];
	static const char *const expected[] = { "field<0, 8> type Reg name ra",
		"field<0, 8> type Reg name rb", "field<0, 8> type Reg name rc",
		"field<0, 8> type Reg name rd", "field<0, 8> type Reg name re = 1" };
	struct ast_section *section = def->sections.items[0];
	assert_int_equal(section->statements.count, 5);
	for (size_t i = 0; i < 5; i++)
		assert_string_equal(stmt_text(&parsed, section->statements.items[i]), expected[i]);
	parsed_free(&parsed);
}

TEST(test_messages)
{
	static const char *const texts[][2] = {
		{ ENC "field<0, 8> Reg rd\n", "expected ';' after 'rd'" },
		{ ENC "field<0, 8 Reg rd;\n", "expected ',' or '>' after '8', found 'Reg'" },
		{ ENC "field 0, 8> Reg rd;\n", "expected '<' immediately after 'field'" },
		{ ENC "field<0, 8> Reg rd；\n", "full-width '；': expected ';'" },
		{ "__DefOpcod X\n",
			"unknown definition keyword '__DefOpcod'; did you mean '__DefOpcode'?" },
		{ ENC "__Semantic\n", "unknown section '__Semantic'; did you mean '__Semantics'?" },
		{ ENC "field<0, 8> Reg a#;\n", "unexpected character '#'" },
	};
	for (size_t i = 0; i < sizeof texts / sizeof *texts; i++) {
		struct parsed parsed;
		parsed_text(&parsed, texts[i][0]);
		size_t last = parsed.diag.reports.count - 1;
		assert_string_equal(parsed_message(&parsed, last), texts[i][1]);
		parsed_free(&parsed);
	}
}

static void check_fence(const char *text, const char *reports, size_t defs, size_t sections)
{
	struct parsed parsed;
	parsed_text(&parsed, text);
	assert_string_equal(parsed_reports(&parsed), reports);
	assert_int_equal(parsed.file->defs.count, defs);
	assert_int_equal(parsed.file->defs.items[0]->sections.count, sections);
	parsed_free(&parsed);
}

TEST(test_unclosed_fences)
{
	check_fence("__DefOptype X\n__Syntax\n```asm\nfoo\n__DefOpcode Y\n__Encoding" SOUND,
		"3:1-6 unclosed-fence", 2, 1);
	check_fence("__DefOptype X\n__Syntax\n```asm\nfoo\n__Exception\n  E<1>;\n__DefOpcode Y\n",
		"3:1-6 unclosed-fence", 2, 2);
	check_fence("__DefOptype X\n__Semantics\n```asm\nfoo\n__Examples\n```asm\nbar\n```\n",
		"3:1-6 unclosed-fence", 1, 2);
	check_fence("__DefOptype X\n__Semantics\n```", "3:1-3 unclosed-fence", 1, 1);
	check_fence("__DefOptype X\n__Semantics\n```\n", "3:1-3 unclosed-fence", 1, 1);
	check_fence("__DefOptype X\n__Semantics\n```\n\n__Notes", "3:1-3 unclosed-fence", 1, 2);
	check_fence(
		"__DefOptype X\n__Semantics\n```\n__Notes\n```\n```\n", "6:1-3 unclosed-fence", 1, 1);
}

TEST(test_fence_note)
{
	struct parsed parsed;
	parsed_text(&parsed, "__DefOptype X\n__Semantics\n```\n__Notes\n```\n```\n");
	struct report *report = parsed.diag.reports.items[0];
	assert_int_equal(report->notes.count, 1);
	assert_int_equal(source_position(parsed.source, report->notes.items[0].span.from).line, 4);
	parsed_free(&parsed);
}

/* A file full of errors is read to its end, without a report for every line. */
TEST(test_hopeless_file)
{
	static const char *const heads[] = { ENC, ENUM, BODY };
	static const char *const lines[] = { "x\n", "f<\n", "@\n", "__X\n", "__DefX\n", "f<a；\n" };
	for (size_t i = 0; i < 3 * 6; i++) {
		struct arena arena = { 0 };
		struct buffer text = buffer_new(&arena);
		struct parsed parsed;
		buffer_printf(&text, "%s", heads[i / 6]);
		for (size_t count = 0; count < 100000; count++)
			buffer_printf(&text, "%s", lines[i % 6]);
		parsed_source(&parsed, buffer_str(&text));
		size_t before = parsed.arena.used;
		parsed.file = parse_file(&parsed.arena, &parsed.diag, parsed.source);
		bool run = parsed.diag.reports.count == 2; /* consecutive lines that are not statements */
		if (!run) {
			assert_int_equal(parsed.diag.reports.count, 1001);
			assert_int_equal(parsed.diag.reports.items[1000]->check, CHECK_LIMIT);
		}
		assert_true(parsed.arena.used - before < 2000000 + 20 * parsed.source->text.length);
		parsed_free(&parsed);
		arena_free(&arena);
	}
}
