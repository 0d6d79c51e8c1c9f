%# SPDX-License-Identifier: MIT
%file "${$p}_fuzz_text.c"
%call banner('Fuzz harness: parses any text; accepted text must be legal and read back.')
#include "${c-string: $p}_fuzz_model.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* The words of the assembly text. */
static const char *const vocabulary[] = {
%each $f/words/word
	"${c-string: @text}",
%end
};

%if $f/refused/line
/* Lines that are not instructions: legal ones with changes. */
static const char *const no_instructions[] = {
%each $f/refused/line
	"${c-string: @text}",
%end
};

enum { NO_INSTRUCTIONS = sizeof no_instructions / sizeof *no_instructions };

%end
%if $f/patterns/pattern
/* What is written for the aliases, with the names of their parameters. */
static const char *const patterns[] = {
%each $f/patterns/pattern
	"${c-string: @text}",
%end
};

enum { PATTERNS = sizeof patterns / sizeof *patterns };

%end
enum { VOCABULARY = sizeof vocabulary / sizeof *vocabulary, TEXT_ROOM = 4096 };

static _Noreturn void fail(const char *text, size_t size, const char *what, const char *more)
{
	${$p}_fuzz_fail(NULL, 0, "'%.*s' %s %s", (int)size, text, what, more);
}

%include "text_marks.tpl"
/* What was read is legal, and its own text is read as the same. */
static void check_insn(const char *text, size_t size, const struct ${$p}_insn *insn)
{
	char canonical[${$P}_TEXT_MAX + 1];
	uint8_t bytes[${$P}_LENGTH_MAX];
	struct ${$p}_fuzz_verdict verdict;
	struct ${$p}_insn again;
	struct ${$p}_error error;
	if (${$p}_encode(insn, bytes, sizeof bytes) != ${$P}_STATUS_OK)
		fail(text, size, "is read as an illegal instruction", "");
	${$p}_fuzz_judge(bytes, insn->length, &verdict);
	${$p}_fuzz_reach(bytes, insn->length, &verdict);
	if (verdict.status != ${$P}_STATUS_OK || verdict.opcode != insn->opcode)
		${$p}_fuzz_fail(bytes, insn->length, "'%.*s' is read as opcode %u", (int)size,
			text, insn->opcode);
	size_t length = ${$p}_format(insn, canonical, sizeof canonical);
	if (length == 0 || length > ${$P}_TEXT_MAX)
		fail(text, size, "has no text", "");
	if (${$p}_parse(canonical, length, &again, &error) != ${$P}_STATUS_OK)
		fail(canonical, length, "is not read, but written:", error.message);
	if (memcmp(again.word, insn->word, sizeof again.word) != 0 || again.opcode != insn->opcode)
		fail(canonical, length, "is read differently from", text);
	check_marks(canonical, length);
}

static void check_error(const char *text, size_t size, const struct ${$p}_error *error)
{
	if (error->offset > size)
		fail(text, size, "has its error after the end", "");
	size_t column = 1;
	for (size_t i = 0; i < error->offset; i++)
		column += (signed char)text[i] >= -64; /* the first byte of a character */
	if (error->column != column)
		fail(text, size, "has its error in a wrong column", "");
	if (!memchr(error->message, '\0', sizeof error->message) || !error->message[0])
		fail(text, size, "is refused without a message", "");
}

%if $f/refused/line
/* One of the lines that must be refused; the first byte selects it, the second its continuation. */
static void check_no_instruction(const uint8_t *data, size_t size)
{
	struct ${$p}_insn insn;
	const size_t first = size > 0 ? data[0] : 0, second = size > 1 ? data[1] : 0;
	const char *line = no_instructions[(first + 256 * second) % NO_INSTRUCTIONS];
	if (${$p}_parse(line, strlen(line), &insn, NULL) == ${$P}_STATUS_OK)
		fail(line, strlen(line), "is read, but no instruction of the specification", "");
}

%end
%include "text_line.tpl"
int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	struct ${$p}_insn insn, silent;
	struct ${$p}_error error;
	char *text = malloc(size ? size : 1);
	if (!text)
		return 0;
	if (size)
		memcpy(text, data, size);
	enum ${$p}_status status = ${$p}_parse(text, size, &insn, &error);
	if (${$p}_parse(text, size, &silent, NULL) != status)
		fail(text, size, "is read differently if errors are not requested", "");
	if (status == ${$P}_STATUS_OK)
		check_insn(text, size, &insn);
	else if (status == ${$P}_STATUS_SYNTAX)
		check_error(text, size, &error);
	else
		fail(text, size, "is neither accepted nor refused", "");
	if (status != ${$P}_STATUS_OK && insn.opcode != ${$P}_OP_NONE)
		fail(text, size, "is refused, but gives an instruction", "");
%if $d/aliases/@count != '0'
	check_line(text, size, status, &insn);
%end
%if $f/refused/line
	check_no_instruction(data, size);
%end
	free(text);
	return 0;
}

%include "text_edit.tpl"
%include "text_change.tpl"
