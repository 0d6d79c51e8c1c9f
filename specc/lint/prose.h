/* SPDX-License-Identifier: MIT */
/* Prose of optypes as lines and words, and the operands, sources and values in it. */
#ifndef SPECC_LINT_PROSE_H
#define SPECC_LINT_PROSE_H

#include "lang/marks.h"
#include "lint/internal.h"

/* One block of prose. */
struct prose {
	struct span span;
	const struct family *family; /* NULL: only its marks are checked */
	const struct definition *d;
	const struct ast_section *section;
	VEC(struct span) lines;
	struct marks marks;
};

/* The mark of this kind whose place (of a link: that of its address) has the byte, or NULL. *index
 * is 0 for the first byte; those of later calls must come after it. */
const struct mark *mark_at(
	const struct prose *prose, enum mark_kind kind, uint32_t byte, size_t *index);

/* Has the row of a table a bar? If not, it is text directly below the table. */
bool row_has_bar(const struct mark *row);

/* Calls visit for each block of prose of each optype that has opcodes; of all definitions. */
void each_prose(
	struct check_run *run, void (*visit)(struct check_run *run, const struct prose *prose));
void each_marked(
	struct check_run *run, void (*visit)(struct check_run *run, const struct prose *prose));

/* Does the text contain the word [A-Za-z_][A-Za-z0-9_]*, not in another one? */
bool text_has_word(struct str text, struct str word);
/* Words for the source of an operand: the name of its type, and those in the type's __Attribute
 * prose = "word ...". */
bool type_has_word(const struct type *type, struct str word);
bool is_source_word(const struct check_run *run, struct str word);
/* The index-th type (from 0) that an operand of the templates has in some opcode, or NULL. */
const struct type *operand_type(
	const struct check_run *run, const struct family *family, struct str label, size_t index);

/* "默认" or "default" at or after `at`: its position, *length its bytes; text.length: none. */
size_t find_default(struct str text, size_t at, size_t *length);

/* A register with an optional prefix mark, such as PT or !PT. */
struct register_text {
	char mark; /* 0: none */
	struct str name;
	const struct register_file *file;
	uint64_t number;
};
/* Finds one at or after `from`; false if there is none. */
bool find_register(
	const struct check_run *run, struct str text, size_t from, struct register_text *found);
/* Reports if the operand's default is another register. */
void check_register_default(struct check_run *run, const struct family *family, struct str label,
	const struct register_text *said, struct span place);

/* Reports if `.word`, described as the default, is not the default of any field that has it. */
void check_value_default(
	struct check_run *run, const struct family *family, struct str word, struct span place);

/* Comments of examples: formulas, and registers that they set. */
void check_example_comments(struct check_run *run, const struct family *family);

#endif
