/* SPDX-License-Identifier: MIT */
/* The parser: definitions, enumerators, sections, statements, prose and fences as a tree. */
#include "lang_test.h"

static struct ast_def *def_at(struct parsed *parsed, size_t index)
{
	assert_true(index < parsed->file->defs.count);
	return parsed->file->defs.items[index];
}

static struct ast_section *section_at(struct ast_def *def, size_t index)
{
	assert_true(index < def->sections.count);
	return def->sections.items[index];
}

static struct str block_text(const struct ast_section *section, size_t index)
{
	assert_true(index < section->blocks.count);
	return span_text(section->blocks.items[index].span);
}

TEST(test_empty)
{
	static const char *const texts[] = { "", "\n", "  \n\n// comment", "\n\n\n" };
	for (size_t i = 0; i < sizeof texts / sizeof *texts; i++) {
		struct parsed parsed;
		parsed_text(&parsed, texts[i]);
		assert_string_equal(parsed_reports(&parsed), "");
		assert_int_equal(parsed.file->defs.count, 0);
		assert_true(parsed.file->language == 1);
		parsed_free(&parsed);
	}
}

TEST(test_definition_lines)
{
	struct parsed parsed;
	parsed_text(&parsed, "__DefOpcode IADD_RRR : [IADD]\n"
						 "__DefFormat \"fence.i\"<32, 2*8>: [A, $B] // comment\n"
						 "__DefModifier $sched\n"
						 "__DefISA \tgpu\n");
	assert_string_equal(parsed_reports(&parsed), "");
	assert_int_equal(parsed.file->defs.count, 4);
	struct ast_def *def = def_at(&parsed, 0);
	assert_int_equal(def->kind, AST_DEF_OPCODE);
	assert_str(def->name, "IADD_RRR");
	assert_str(span_text(def->span), "__DefOpcode IADD_RRR : [IADD]");
	assert_int_equal(def->parents.count, 1);
	assert_str(def->parents.items[0]->text, "IADD");
	def = def_at(&parsed, 1);
	assert_int_equal(def->kind, AST_DEF_FORMAT);
	assert_str(def->name, "fence.i");
	assert_str(span_text(def->name_span), "\"fence.i\"");
	assert_int_equal(def->params.count, 2);
	assert_int_equal(def->params.items[1]->kind, AST_BINARY);
	assert_int_equal(def->parents.count, 2);
	assert_str(def_at(&parsed, 2)->name, "$sched");
	assert_int_equal(def_at(&parsed, 3)->kind, AST_DEF_ISA);
	parsed_free(&parsed);
}

TEST(test_members)
{
	struct parsed parsed;
	parsed_text(&parsed, "__DefBitFieldType E<2>\n"
						 "  A;\n\n"
						 "//  NoBop;\n"
						 "    B = 0x1; // one; two\n"
						 "32 ;\n"
						 "  C = 1 << 3 <op = \"+\", signed = (a > 0)>; /// doc\n"
						 "  Encoding <x = -1>;\n");
	assert_string_equal(parsed_reports(&parsed), "");
	struct ast_def *def = def_at(&parsed, 0);
	assert_int_equal(def->members.count, 5);
	struct ast_member *members = def->members.items;
	assert_str(span_text(members[0].name), "A");
	assert_null(members[0].value);
	assert_str(members[1].comment, " one; two");
	assert_true(members[1].value->number == 1 && members[1].value->hex);
	assert_str(span_text(members[2].name), "32");
	assert_int_equal(members[3].value->kind, AST_BINARY);
	assert_int_equal(members[3].attributes->list.count, 2);
	assert_str(members[3].attributes->list.items[1].key, "signed");
	assert_int_equal(members[3].attributes->list.items[1].value->kind, AST_BINARY);
	assert_str(members[3].comment, "/ doc");
	assert_str(span_text(members[4].name), "Encoding");
	parsed_free(&parsed);
}

TEST(test_statements)
{
	static const char *const expected[] = {
		"field<31, 1, 7, 1, 25, 6> type Imm name imm",
		"field<101, 1> type PModi name pp.not = True",
		"field<0, 8> type Optype name optype == IADD",
		"InList<>",
		"Order<upg, urd, C[vb ura]>",
		"AsmFormat<ra.neg> = CvtINegX(ra.neg ext)",
		"Bitwidth<rd> = (+ 32 (* (== width \"64\") 32))",
		"EncodingError<Illegal, \"no .64 .\"> = (== width \"64\")",
		"Unit<(> a b)> == 1",
	};
	struct parsed parsed;
	parsed_text(&parsed, "__DefOpcode X : [Y]\n__Encoding\n"
						 "    field<31,1, 7,1, 25,6> Imm imm;\n"
						 "    field< 101, 1> PModi pp.not=True;// c\n\n  // comment\n"
						 "    field<0,  8> Optype optype == IADD; // why\n"
						 "    InList<>;\n"
						 "    Order<upg, urd, C[vb, ura]>;\n"
						 "    AsmFormat<ra.neg> = CvtINegX(ra.neg, ext);\n"
						 "    Bitwidth<rd> = 32 + (width==\"64\")*32;\n"
						 "    EncodingError<Illegal, \"no .64 .\"> = width==\"64\";\n"
						 "    Unit<(a > b)>==1 ;\n");
	assert_string_equal(parsed_reports(&parsed), "");
	struct ast_section *section = section_at(def_at(&parsed, 0), 0);
	assert_int_equal(section->statements.count, sizeof expected / sizeof *expected);
	for (size_t i = 0; i < section->statements.count; i++)
		assert_string_equal(stmt_text(&parsed, section->statements.items[i]), expected[i]);
	struct ast_stmt *first = section->statements.items[0];
	assert_str(span_text(first->span), "field<31,1, 7,1, 25,6> Imm imm;");
	assert_str(first->keyword, "field");
	assert_str(section->statements.items[2]->op, "==");
	parsed_free(&parsed);
}

TEST(test_sections)
{
	struct parsed parsed;
	parsed_text(&parsed, "__DefOptype X : [Y]\n"
						 "  Width<16>;\n"
						 "__Description<zh-CN>\n"
						 "第一行 __Semantics 部分\n\n  __strong__\n\n"
						 "  __Encoding  \n"
						 "__Exception\n"
						 "\n"
						 "__Description\n"
						 "text");
	assert_string_equal(parsed_reports(&parsed), "");
	struct ast_def *def = def_at(&parsed, 0);
	assert_int_equal(def->statements.count, 1);
	assert_int_equal(def->sections.count, 4);
	struct ast_section *section = section_at(def, 0);
	assert_str(section->name, "Description");
	assert_str(section->language, "zh-CN");
	assert_str(span_text(section->span), "__Description<zh-CN>");
	assert_str(span_text(section->body), "第一行 __Semantics 部分\n\n  __strong__\n\n");
	assert_str(block_text(section, 0), "第一行 __Semantics 部分\n\n  __strong__");
	assert_int_equal(section_at(def, 1)->body.from, section_at(def, 1)->body.to);
	assert_str(span_text(section_at(def, 2)->body), "\n");
	assert_str(span_text(section_at(def, 3)->body), "text");
	parsed_free(&parsed);
}

TEST(test_operand_info_mixes)
{
	struct parsed parsed;
	parsed_text(&parsed, "__DefOptype X : [Y]\n"
						 "  __OperandInfo\n"
						 "    AsmFormat<ra.neg> = CvtINegX(ra.neg, ext);\n"
						 "\nprose about Ra<b\n"
						 "Ra<b also has no closing one\n"
						 "x<y> begins with a small letter\n"
						 "// no prose\n"
						 "    field<1, 2> A a;\n"
						 "more\n");
	assert_string_equal(parsed_reports(&parsed), "");
	struct ast_section *section = section_at(def_at(&parsed, 0), 0);
	assert_int_equal(section->statements.count, 2);
	assert_int_equal(section->blocks.count, 2);
	assert_str(block_text(section, 1), "more");
	parsed_free(&parsed);
}

TEST(test_fences)
{
	struct parsed parsed;
	parsed_text(&parsed, "__DefOptype X : [Y]\n"
						 "  __Semantics\n"
						 "intro\n"
						 "  ```asm   \n"
						 "__Examples\n"
						 "    __DefOpcode X : [Y]\n"
						 "\n"
						 "  ```  \n"
						 "```\n```\n"
						 "end\n");
	assert_string_equal(parsed_reports(&parsed), "");
	struct ast_section *section = section_at(def_at(&parsed, 0), 0);
	assert_int_equal(section->blocks.count, 4);
	struct ast_block *blocks = section->blocks.items;
	assert_str(block_text(section, 0), "intro");
	assert_int_equal(blocks[1].kind, AST_FENCE);
	assert_true(blocks[1].closed);
	assert_str(blocks[1].info, "asm");
	assert_str(span_text(blocks[1].fence_span), "```asm");
	assert_str(block_text(section, 1), "__Examples\n    __DefOpcode X : [Y]\n\n");
	assert_str(block_text(section, 2), "");
	assert_str(block_text(section, 3), "end");
	parsed_free(&parsed);
}

TEST(test_attributes)
{
	struct parsed parsed;
	parsed_text(&parsed, "__Language 2;\n"
						 "__DefOptype X : [Y]\n"
						 "  __Attribute owner = \"me\"\n"
						 "  __Description\n"
						 "a\n"
						 "__Attribute cost = 1 + 2; // c\n"
						 "b\n"
						 "```\n__Attribute not = 1\n```\n"
						 "__DefBitFieldType E<1>\n"
						 "  __Attribute x = y;\n");
	assert_string_equal(parsed_reports(&parsed), "");
	assert_true(parsed.file->language == 2);
	assert_str(span_text(parsed.file->language_span), "__Language 2;");
	struct ast_def *def = def_at(&parsed, 0);
	assert_int_equal(def->attributes.count, 2);
	assert_string_equal(
		stmt_text(&parsed, def->attributes.items[0]), "__Attribute name owner = \"me\"");
	assert_string_equal(
		stmt_text(&parsed, def->attributes.items[1]), "__Attribute name cost = (+ 1 2)");
	assert_int_equal(section_at(def, 0)->blocks.count, 3);
	assert_int_equal(def_at(&parsed, 1)->attributes.count, 1);
	parsed_free(&parsed);
}

/* head, followed by `count` copies of line. */
static struct str repeated(struct arena *arena, const char *head, const char *line, size_t count)
{
	struct buffer out = buffer_new(arena);
	buffer_add(&out, str_from_c(head));
	for (size_t i = 0; i < count; i++)
		buffer_add(&out, str_from_c(line));
	return buffer_str(&out);
}

TEST(test_large_enum_is_light)
{
	struct arena arena = { 0 };
	struct parsed parsed;
	parsed_source(&parsed,
		repeated(&arena, "__DefBitFieldType E<20>\n", "    VALUE_1234567 = 0x0001;\n", 1000000));
	size_t before = parsed.arena.used;
	parsed.file = parse_file(&parsed.arena, &parsed.diag, parsed.source);
	assert_int_equal(def_at(&parsed, 0)->members.count, 1000000);
	assert_true(parsed.arena.used - before <= 10 * parsed.source->text.length);
	parsed_free(&parsed);
	arena_free(&arena);
}

TEST(test_prose_file)
{
	struct parsed parsed;
	parsed_source(&parsed, STR("# Title\n\n// lost\n  text <a>;\n// kept\nmore\n\n```asm\nadd r0\n"
							   "```\n__bold__ end\n__Notes\n__DefISA X\nlast\n"));
	struct ast_section *section =
		parse_prose_file(&parsed.arena, &parsed.diag, parsed.source, STR("Errata"));
	assert_str(section->name, "Errata");
	assert_int_equal(section->statements.count, 0);
	assert_int_equal(section->blocks.count, 3);
	assert_str(block_text(section, 0), "# Title\n\n// lost\n  text <a>;\n// kept\nmore");
	assert_int_equal(section->blocks.items[1].kind, AST_FENCE);
	assert_str(block_text(section, 1), "add r0\n");
	assert_str(block_text(section, 2), "__bold__ end\n__Notes\n__DefISA X\nlast");
	assert_int_equal(parsed.diag.errors, 2); /* the two lines before the last */
	parsed_free(&parsed);
}
