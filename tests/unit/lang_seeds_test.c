/* The handwritten GPU files are parsed exactly, and damaged versions do not crash the parser. */
#include "lang_test.h"

#include <glob.h>

#define SEEDS "../shared/seeds/00[0-3]*.txt"

/* The seeds; skips the test if they are not there. */
static glob_t find_seeds(void)
{
	glob_t found;
	if (glob(SEEDS, 0, NULL, &found) != 0) {
		print_message("reads the handwritten descriptions, which are not published\n");
		skip();
	}
	assert_int_equal(found.gl_pathc, 4);
	return found;
}

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
		assert_int_equal(def->statements.count, 0);
		VEC_EACH (struct ast_section *, section, &def->sections)
			count_section(counts, *section);
	}
}

static void test_counts(void **state)
{
	struct counts counts = { 0 };
	(void)state;
	glob_t seeds = find_seeds();
	for (size_t i = 0; i < seeds.gl_pathc; i++) {
		struct parsed parsed = { 0 };
		diag_init(&parsed.diag, &parsed.arena);
		parsed.source = source_read(&parsed.arena, &parsed.diag, seeds.gl_pathv[i]);
		assert_non_null(parsed.source);
		count_file(&counts, parse_file(&parsed.arena, &parsed.diag, parsed.source));
		assert_string_equal(parsed_reports(&parsed), "");
		parsed_free(&parsed);
	}
	globfree(&seeds);
	assert_int_equal(counts.defs[AST_DEF_ENUM], 26);
	assert_int_equal(counts.defs[AST_DEF_GROUP], 5);
	assert_int_equal(counts.defs[AST_DEF_OPTYPE], 66);
	assert_int_equal(counts.defs[AST_DEF_OPCODE], 224);
	assert_int_equal(counts.sections, 887);
	assert_int_equal(counts.fields, 1032);
	assert_int_equal(counts.statements, 1395);
	assert_int_equal(counts.members, 81);
	assert_int_equal(counts.open_fences, 0);
}

/* A generator of its own, so that the damage is the same on every machine. */
static uint32_t next_random(uint64_t *random)
{
	*random = *random * 6364136223846793005u + 1442695040888963407u;
	return (uint32_t)(*random >> 33);
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
	uint64_t random = original.length;
	char *text = malloc(original.length);
	assert_non_null(text);
	for (size_t i = 0; i < rounds; i++) {
		memcpy(text, original.text, original.length);
		parse_damaged(text, next_random(&random) % original.length);
		for (uint32_t edits = next_random(&random) % 64; edits > 0; edits--)
			text[next_random(&random) % original.length] =
				bytes[next_random(&random) % (sizeof bytes - 1)];
		parse_damaged(text, original.length);
	}
	free(text);
}

static void test_damaged(void **state)
{
	const char *deep = getenv("DEEP");
	(void)state;
	glob_t seeds = find_seeds();
	for (size_t i = 0; i < seeds.gl_pathc; i++) {
		struct parsed parsed = { 0 };
		diag_init(&parsed.diag, &parsed.arena);
		parsed.source = source_read(&parsed.arena, &parsed.diag, seeds.gl_pathv[i]);
		assert_non_null(parsed.source);
		damage(parsed.source->text, deep && *deep ? 2000 : 50);
		parsed_free(&parsed);
	}
	globfree(&seeds);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(test_counts),
		cmocka_unit_test(test_damaged),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
