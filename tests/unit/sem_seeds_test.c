/* SPDX-License-Identifier: MIT */
/* The semantics of the handwritten GPU files (without them: of the project's own): every block
 * is read, exactly the defects of the text are reported, and damaged text does not crash the
 * checks. */
#include "sem_test.h"

#include "gpu_files.h"
#include "lower/lower.h"
#include "rules/rules.h"

#define BASE "isa-spec/gpu/base.isa"

/* No mnemonics: every header in these files has its colon, and statements without a header are no
 * block. */
static void section_blocks(
	struct code *code, const struct ast_section *section, struct sem_blocks *blocks)
{
	struct sem_mnemonics none = { 0 };
	sem_parse_section(&code->arena, &code->diag, section, &none, blocks);
}

TEST(test_blocks)
{
	struct gpu_files gpu = find_gpu_files();
	size_t instructions = 0, functions = 0, bare = 0; /* sections without a header */
	size_t empty = 0;
	struct code code = { 0 };
	diag_init(&code.diag, &code.arena);
	for (size_t i = 0; i < gpu.found.gl_pathc; i++) {
		struct source *source = source_read(&code.arena, &code.diag, gpu.found.gl_pathv[i]);
		struct ast_file *file = parse_file(&code.arena, &code.diag, source);
		struct sem_blocks blocks = { 0 };
		VEC_EACH (struct ast_def *, def, &file->defs)
			VEC_EACH (struct ast_section *, it, &(*def)->sections)
				if (str_equal_c((*it)->name, "Semantics")) {
					size_t before = blocks.list.count;
					section_blocks(&code, *it, &blocks);
					bare += blocks.list.count == before;
				}
		VEC_EACH (struct sem_block *, it, &blocks.list) {
			instructions += (*it)->kind == SEM_INSTRUCTION;
			functions += (*it)->kind == SEM_FUNCTION;
			empty += !(*it)->body.list.count;
		}
	}
	assert_int_equal(empty, gpu.handwritten ? 1 : 0); /* a header with nothing behind it */
	if (gpu.handwritten) {
		assert_int_equal(instructions, 73);
		assert_int_equal(functions, 1);
	} else {
		assert_true(instructions + bare >= 72); /* each block of the handwritten files, and more */
	}
	struct buffer lines = buffer_new(&code.arena);
	diag_sort(&code.diag);
	VEC_EACH (struct report *, it, &code.diag.reports) {
		const char *name = (*it)->span.source->name;
		buffer_printf(
			&lines, " %.3s:%u", name, source_position((*it)->span.source, (*it)->span.from).line);
	}
	/* Of the handwritten files: 000:2301 is the header without a comma; the others are the six
	 * defective blocks. */
	assert_string_equal(lines.text ? lines.text : "",
		!gpu.handwritten ? "" : " 000:1529 000:2301 001:2332 001:2943 002:86 002:246 002:398");
	globfree(&gpu.found);
	code_free(&code);
}

/* ---- damage ---- */

/* Replaces characters of the text by others of the language. */
static void damage(char *text, size_t length)
{
	static const char characters[] = "(){}[];:,?=<>|&@.+-*/!~ \n\t0xifa";
	for (size_t i = 0; i < 200; i++) {
		size_t at = unit_random() % length;
		text[at] = characters[unit_random() % (sizeof characters - 1)];
	}
}

TEST(test_damage)
{
	struct gpu_files gpu = find_gpu_files();
	for (size_t i = 0; i < 16; i++) {
		struct code code = { 0 };
		diag_init(&code.diag, &code.arena);
		struct source *base = source_read(&code.arena, &code.diag, BASE);
		struct source *seed =
			source_read(&code.arena, &code.diag, gpu.found.gl_pathv[i % gpu.found.gl_pathc]);
		assert_non_null(base);
		char *text = arena_copy(&code.arena, seed->text.text, seed->text.length);
		damage(text, seed->text.length);
		seed = source_from_text(
			&code.arena, &code.diag, "t.isa", (struct str){ text, seed->text.length });
		struct ast_file *files[] = { parse_file(&code.arena, &code.diag, base),
			parse_file(&code.arena, &code.diag, seed) };
		struct isa *isa = lower_isa(&code.arena, &code.diag, files, 2);
		sem_check(&code.arena, &code.diag, isa);
		assert_true(code.diag.reports.count > 0);
		code_free(&code);
	}
	globfree(&gpu.found);
}
