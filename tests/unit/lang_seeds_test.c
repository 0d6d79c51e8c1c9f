/* SPDX-License-Identifier: MIT */
/* The handwritten GPU files (without them: the project's own) are parsed exactly, and damaged
 * versions do not crash the parser. */
#include "lang_test.h"

#include "gpu_files.h"

struct counts {
	size_t defs[AST_DEF_KIND_COUNT], sections, fields, statements, members, open_fences;
};

static void count_section(struct counts *counts, const struct ast_section *section)
{
	counts->sections++;
	VEC_EACH (struct ast_stmt *, it, &section->statements) {
		bool is_field = str_equal((*it)->keyword, STR("field"));
		counts->fields += is_field;
		counts->statements += !is_field;
	}
	VEC_EACH (struct ast_block, block, &section->blocks)
		counts->open_fences += block->kind == AST_FENCE && !block->closed;
}

static void count_file(struct counts *counts, const struct ast_file *file)
{
	VEC_EACH (struct ast_def *, it, &file->defs) {
		struct ast_def *def = *it;
		counts->defs[def->kind]++;
		counts->members += def->members.count;
		VEC_EACH (struct ast_section *, section, &def->sections)
			count_section(counts, *section);
	}
}

/* Lines that begin so. */
static size_t count_lines(struct str text, const char *begin)
{
	size_t count = 0;
	for (const char *at = text.text; at; at = strchr(at, '\n') ? strchr(at, '\n') + 1 : NULL)
		count += !strncmp(at, begin, strlen(begin));
	return count;
}

static struct counts count_files(const struct gpu_files *files)
{
	struct counts counts = { 0 };
	for (size_t i = 0; i < files->found.gl_pathc; i++) {
		struct parsed parsed = { 0 };
		size_t before = counts.defs[AST_DEF_OPCODE], fields = counts.fields;
		diag_init(&parsed.diag, &parsed.arena);
		parsed.source = source_read(&parsed.arena, &parsed.diag, files->found.gl_pathv[i]);
		assert_non_null(parsed.source);
		count_file(&counts, parse_file(&parsed.arena, &parsed.diag, parsed.source));
		assert_string_equal(parsed_reports(&parsed), "");
		assert_int_equal(
			counts.defs[AST_DEF_OPCODE] - before, count_lines(parsed.source->text, "__DefOpcode "));
		assert_int_equal(counts.fields - fields, count_lines(parsed.source->text, "    field<"));
		parsed_free(&parsed);
	}
	return counts;
}

TEST(test_counts)
{
	struct gpu_files files = find_gpu_files();
	struct counts counts = count_files(&files);
	globfree(&files.found);
	assert_int_equal(counts.defs[AST_DEF_OPTYPE], 66);
	assert_int_equal(counts.open_fences, 0);
	if (!files.handwritten) /* isa-spec/gpu, whose opcodes are rows for the greater part */
		return;
	assert_int_equal(counts.defs[AST_DEF_OPCODE], 224);
	assert_int_equal(counts.defs[AST_DEF_ENUM], 26);
	assert_int_equal(counts.defs[AST_DEF_GROUP], 5);
	assert_int_equal(counts.sections, 887);
	assert_int_equal(counts.fields, 1032);
	assert_int_equal(counts.statements, 1395);
	assert_int_equal(counts.members, 81);
}

static void parse_damaged(const char *text, size_t length)
{
	struct parsed parsed;
	parsed_source(&parsed, (struct str){ text, length });
	parsed.file = parse_file(&parsed.arena, &parsed.diag, parsed.source);
	assert_non_null(parsed.file);
	parsed_free(&parsed);
}

/* Truncated at a random point, and with a few bytes replaced at random. */
static void damage(const struct str original, size_t rounds)
{
	static const char bytes[] = "<>()[]{};:,=\"`/_$\n\n \x80\xef\xbc\x9b\x01"
								"09azAZ~!-+*|&^?.";
	char *text = malloc(original.length);
	assert_non_null(text);
	for (size_t i = 0; i < rounds; i++) {
		memcpy(text, original.text, original.length);
		parse_damaged(text, unit_random() % original.length);
		for (uint64_t edits = unit_random() % 64; edits > 0; edits--)
			text[unit_random() % original.length] = bytes[unit_random() % (sizeof bytes - 1)];
		parse_damaged(text, original.length);
	}
	free(text);
}

TEST(test_damaged)
{
	const char *deep = getenv("DEEP");
	struct gpu_files files = find_gpu_files();
	for (size_t i = 0; i < files.found.gl_pathc; i++) {
		struct parsed parsed = { 0 };
		diag_init(&parsed.diag, &parsed.arena);
		parsed.source = source_read(&parsed.arena, &parsed.diag, files.found.gl_pathv[i]);
		assert_non_null(parsed.source);
		damage(parsed.source->text, deep && *deep ? 2000 : 50);
		parsed_free(&parsed);
	}
	globfree(&files.found);
}
