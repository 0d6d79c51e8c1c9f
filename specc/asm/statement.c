/* SPDX-License-Identifier: MIT */
/* Reads a program line by line: labels, then an instruction or a directive. */
#include "asm/internal.h"

#include "number/text.h"

/* The colon behind the label at byte `at`, or 0 if there is none. */
static size_t find_label(struct str line, size_t at)
{
	const char *text = line.text;
	bool number = char_is_digit(text[at]);
	size_t end = number || is_name_start(text[at]) ? at : line.length;
	while (end < line.length && (number ? char_is_digit(text[end]) : is_name(text[end])))
		end++;
	size_t colon = str_skip_blanks(line, end);
	return colon < line.length && text[colon] == ':' ? colon : 0;
}

static void define_label(struct assembler *as, size_t at, size_t colon)
{
	struct str name = str_trim(str_slice(as->text, at, colon));
	struct place place = place_from(as, at, at + name.length);
	bool overflow;
	uint64_t value;
	if (!char_is_digit(name.text[0]))
		symbol_define_label(as, name, place);
	else if (number_read_digits(name.text, name.length, 10, &value, &overflow) && !overflow)
		symbol_define_local(as, value, place);
	else
		asm_error(as, place, "a local label has at most 64 bits");
}

static bool begins_directive(struct str line, size_t at)
{
	return line.text[at] == '.' && at + 1 < line.length && is_name(line.text[at + 1]);
}

/* The reading of an instruction comes first: what begins like a label or a directive is one only if
 * the rest of the line cannot be read. */
static void assemble_line(struct assembler *as, size_t at, size_t to)
{
	struct str line = { as->text.text, to };
	bool plain = as->options && as->options->plain;
	size_t behind;
	as->line_from = str_skip_blanks(line, at);
	for (at = as->line_from; !is_line_end(as, line, at); at = str_skip_blanks(line, behind)) {
		size_t colon = plain ? 0 : find_label(line, at);
		bool directive = !plain && begins_directive(line, at);
		if ((!colon && !directive) || reads_as_instruction(as, at, to, directive)) {
			assemble_instruction(as, at, to);
			return;
		}
		if (!colon) {
			assemble_directive(as, at, name_end(line, at), to);
			return;
		}
		define_label(as, at, colon);
		behind = colon + 1;
	}
}

void assemble_file(struct assembler *as, const struct asm_file *file)
{
	const struct asm_file *outer = as->file;
	struct str outer_text = as->text;
	uint32_t outer_line = as->line;
	const struct source *source = file->source;
	as->file = file;
	as->text = source->text;
	for (uint32_t n = 0; n < source->line_count; n++) {
		size_t from = source->lines[n];
		size_t to = n + 1 < source->line_count ? source->lines[n + 1] : source->text.length;
		if (to > from && as->text.text[to - 1] == '\n')
			to--;
		as->line = n + 1;
		if (to > from)
			assemble_line(as, from, to);
	}
	as->file = outer;
	as->text = outer_text;
	as->line = outer_line;
}
