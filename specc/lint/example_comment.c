/* SPDX-License-Identifier: MIT */
/* Checks the comments of examples as prose: formulas, and registers that they set. */
#include "lint/formula.h"
#include "lint/prose.h"

/* Is the register of this number named in the text? */
static bool text_names_register(struct str text, const struct register_file *file, uint64_t number)
{
	struct str word;
	uint64_t found;
	for (size_t at = 0; str_next_word(text, &at, &word);)
		if (register_file_find(file, word, &found) && found == number)
			return true;
	return false;
}

/* R[2:3]: a range, which names registers by number */
static bool text_names_range(struct str text, const struct register_file *file)
{
	struct str word;
	uint64_t number;
	for (size_t at = 0; str_next_word(text, &at, &word);) {
		size_t end = at + 1;
		if (str_equal(word, file->prefix) && at < text.length && text.text[at] == '[' &&
			str_read_decimal(text, &end, 4, &number))
			return true;
	}
	return false;
}

/* Has the instruction a destination in the file, and does its line not name this register? What its
 * semantics name can be set too. */
static bool is_other_register(
	const struct example *example, const struct register_file *file, uint64_t number)
{
	const struct section *code = definition_section(example->owner, "Semantics");
	bool any = false;
	VEC_EACH (struct opcode *, op, &example->owner->opcodes)
		VEC_EACH (struct field *, it, &(*op)->fields)
			any = any || ((*it)->type->file && register_file_whole((*it)->type->file) == file &&
							 operand_list_find(&(*op)->definition->lists[LIST_OUT], (*it)->name));
	return any && !text_names_range(example->text, file) &&
		   !text_names_register(example->text, file, number) &&
		   !(code && code->ast && text_names_register(span_text(code->ast->body), file, number));
}

/* "R0 = R2 + R3": one '=' after a register sets it. */
static void check_set_registers(struct check_run *run, const struct example *example)
{
	struct str text = example->comment.text, word;
	for (size_t at = 0; str_next_word(text, &at, &word);) {
		size_t mark = str_skip_blanks(text, at);
		if (mark >= text.length || text.text[mark] != '=' ||
			(mark + 1 < text.length && text.text[mark + 1] == '='))
			continue;
		VEC_EACH (struct register_file *, it, &run->isa->defined_files) {
			uint64_t number;
			if (register_file_find(*it, word, &number) && is_other_register(example, *it, number))
				check_report(run, example->owner, CHECK_PROSE_REGISTER,
					source_span(example->span.source, word),
					"the comment sets '%.*s', but the line does not name it", STR_ARG(word));
		}
	}
}

void check_example_comments(struct check_run *run, const struct family *family)
{
	VEC_EACH (struct example *, it, &family->optype->examples) {
		if (!(*it)->comment.text.length)
			continue;
		check_formula_text(
			run, family->optype, source_span((*it)->span.source, (*it)->comment.text));
		check_set_registers(run, *it);
	}
}
