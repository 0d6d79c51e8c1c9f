/* SPDX-License-Identifier: MIT */
/* specc test --texts: gives lines of every form, as they are and changed, to the reader of
 * specc asm and to that of the generated C. What they read differently is printed. */
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "base/replace.h"
#include "cli/execution.h"
#include "cli/cli.h"
#include "codec/alias.h"
#include "codec/codec.h"
#include "codec/mutate.h"
#include "host/child.h"
#include "host/host.h"

#define MOST_SHOWN 20 /* differences */

/* A line, and what each reader made of it: hex digits, or why not. */
struct tested_line {
	struct str text, specc, c;
	bool legal; /* the canonical text of a word */
	bool specc_reads, c_reads;
	size_t instructions; /* read by specc; an alias may be several, an empty line none */
	const struct opcode *opcode;
};

struct text_test {
	struct arena *arena;
	const struct options *options;
	const struct isa *isa;
	struct codec *codec;
	const char *program; /* the generated C */
	VEC(struct tested_line) lines;
	size_t forms, refused;
};

/* ---- lines ---- */

static struct str word_bytes(struct text_test *t, const struct opcode *opcode, struct word word)
{
	uint8_t bytes[WORD_BITS / 8];
	struct buffer hex = buffer_new(t->arena);
	unsigned size = opcode_store(t->isa, opcode, word, bytes);
	buffer_add_bytes(&hex, (struct str){ (const char *)bytes, size });
	return buffer_str(&hex);
}

/* What the reader of specc asm makes of a line without labels, directives and expressions. */
static void read_tested_line(struct text_test *t, struct tested_line *line)
{
	struct parsed_list list;
	struct parsed error;
	struct buffer bytes = buffer_new(t->arena);
	line->specc_reads = codec_read_line(t->codec, t->arena, line->text, &list);
	if (!line->specc_reads) {
		codec_parse_line(t->codec, t->arena, line->text, &list, &error);
		line->specc =
			str_printf(t->arena, "refused, column %u: %.*s", error.column, STR_ARG(error.message));
		return;
	}
	VEC_EACH (struct parsed, it, &list)
		buffer_printf(&bytes, "%s%.*s", bytes.length ? " " : "",
			STR_ARG(word_bytes(t, it->opcode, it->word)));
	line->specc = bytes.length ? buffer_str(&bytes) : STR("");
	line->instructions = list.count;
}

/* Lines that say nothing are no instructions for either reader. */
static bool is_nothing(const struct text_test *t, struct str text)
{
	struct str trimmed = str_trim(text);
	return !trimmed.length ||
		   (t->isa->comment.length && str_starts_with(trimmed, t->isa->comment)) ||
		   memchr(text.text, '\n', text.length) || memchr(text.text, '\0', text.length);
}

static void add_tested_line(
	struct text_test *t, const struct opcode *opcode, struct str text, bool legal)
{
	struct tested_line line = { .text = text, .legal = legal, .opcode = opcode };
	if (is_nothing(t, text))
		return;
	read_tested_line(t, &line);
	t->refused += !line.specc_reads;
	VEC_PUSH(t->arena, &t->lines, line);
}

static struct str sample_text(
	struct text_test *t, const struct form *form, unsigned variant, uint64_t *random)
{
	struct word w = codec_sample(form, variant, random);
	const struct form *canonical = codec_legal_form(t->codec, form->opcode, w);
	return canonical ? codec_text(t->codec, t->arena, canonical, w) : (struct str){ "", 0 };
}

/* One line in four is legal. */
static void add_form_texts(struct text_test *t, const struct form *form)
{
	uint64_t random =
		(0x9e3779b97f4a7c15 ^ form->index ^ t->options->seed << 32) * 0x2545f4914f6cdd1d | 1;
	const struct form *const *forms = (const struct form *const *)t->isa->forms.items;
	for (uint64_t i = 0; i < t->options->texts; i++) {
		struct str text = sample_text(t, form, i < 24 ? (unsigned)i / 4 : 4, &random);
		const struct form *other = forms[(random >> 20) % t->isa->forms.count];
		if (!text.length)
			continue;
		if (i % 4)
			text = codec_mutate(t->arena, text, sample_text(t, other, 4, &random), &random);
		add_tested_line(t, form->opcode, text, i % 4 == 0);
	}
}

static void add_forms(struct text_test *t)
{
	VEC_EACH (struct form *, it, &t->isa->forms) {
		const struct opcode *opcode = (*it)->opcode;
		if (opcode->defective || !test_is_named(t->options, opcode->definition))
			continue;
		t->forms++;
		add_form_texts(t, *it);
	}
}

/* ---- the generated C ---- */

/* Runs the program on these lines; false after a message. */
static bool run_c(struct text_test *t, struct str input, struct str *output)
{
	const char *argv[] = { t->program, "asm", "--format=hex", NULL };
	struct child child;
	if (!child_start(&child, argv, input, true))
		return false;
	int status = child_finish(t->arena, &child, output);
	if (status == 0 || status == 1)
		return true;
	return command_fail("test", "the generated C ended with status %d while it read lines", status);
}

/* "-:LINE:COLUMN: error: MESSAGE" of each line that it refuses. */
static void take_error(struct text_test *t, struct str said, const size_t *numbers, size_t count)
{
	unsigned long long line;
	unsigned column;
	int used = 0;
	const char *text = str_to_c(t->arena, said);
	if (sscanf(text, "-:%llu:%u: error: %n", &line, &column, &used) < 2 || !used || !line ||
		line > count)
		return;
	struct tested_line *tested = &t->lines.items[numbers[line - 1]];
	tested->c_reads = false;
	tested->c = str_printf(t->arena, "refused, column %u: %s", column, text + used);
}

static bool take_tested_line(struct str *rest, struct str *line)
{
	const char *end = rest->length ? memchr(rest->text, '\n', rest->length) : NULL;
	size_t length = end ? (size_t)(end - rest->text) : rest->length;
	*line = str_slice(*rest, 0, length);
	*rest = str_slice(*rest, end ? length + 1 : length, rest->length);
	return line->length || end;
}

/* Which lines it refuses. */
static bool find_refused(struct text_test *t)
{
	struct buffer input = buffer_new(t->arena);
	size_t *numbers = ARENA_ARRAY(t->arena, size_t, t->lines.count);
	struct str output, line;
	for (size_t i = 0; i < t->lines.count; i++) {
		numbers[i] = i;
		t->lines.items[i].c_reads = true;
		buffer_add(&input, t->lines.items[i].text);
		buffer_add_char(&input, '\n');
	}
	if (!run_c(t, buffer_str(&input), &output))
		return false;
	while (take_tested_line(&output, &line))
		take_error(t, line, numbers, t->lines.count);
	return true;
}

/* The bytes of the lines that both read. It prints one line for an instruction; after a line that
 * has another number of them, the rest is taken as read alike, until the next run. */
static bool find_bytes(struct text_test *t)
{
	struct buffer input = buffer_new(t->arena);
	struct str output, line;
	VEC_EACH (struct tested_line, it, &t->lines)
		if (it->c_reads && it->specc_reads) {
			buffer_add(&input, it->text);
			buffer_add_char(&input, '\n');
		}
	if (!input.length)
		return true;
	if (!run_c(t, buffer_str(&input), &output))
		return false;
	VEC_EACH (struct tested_line, it, &t->lines) {
		struct buffer bytes = buffer_new(t->arena);
		if (!it->c_reads || !it->specc_reads)
			continue;
		for (size_t i = 0; i < it->instructions && take_tested_line(&output, &line); i++)
			buffer_printf(&bytes, "%s%.*s", i ? " " : "", STR_ARG(line));
		it->c = bytes.length ? buffer_str(&bytes) : STR("");
		if (it->instructions != 1 && !str_equal(it->c, it->specc))
			break;
	}
	return true;
}

/* Lines that only the generated C reads. */
static bool find_accepted(struct text_test *t)
{
	VEC_EACH (struct tested_line, it, &t->lines) {
		struct str output, input = str_printf(t->arena, "%.*s\n", STR_ARG(it->text));
		if (!it->c_reads || it->specc_reads)
			continue;
		if (!run_c(t, input, &output))
			return false;
		it->c = str_trim(output);
	}
	return true;
}

/* ---- results ---- */

static bool is_alike_line(const struct tested_line *line)
{
	return line->specc_reads == line->c_reads &&
		   (!line->specc_reads || !line->c.text || str_equal(line->specc, line->c));
}

static void print_difference(const struct tested_line *line)
{
	printf("%.*s\n    specc asm: %.*s\n    generated C: %.*s\n", STR_ARG(line->text),
		STR_ARG(line->specc), STR_ARG(line->c));
}

static int print_results(const struct text_test *t)
{
	size_t differ = 0;
	VEC_EACH (const struct tested_line, it, &t->lines)
		if (!is_alike_line(it) || (it->legal && !it->specc_reads))
			if (differ++ < MOST_SHOWN)
				print_difference(it);
	if (differ > MOST_SHOWN)
		printf("... and %zu more\n", differ - MOST_SHOWN);
	printf("%zu form%s, %zu texts (%zu refused), 2 readers: ", t->forms, t->forms == 1 ? "" : "s",
		t->lines.count, t->refused);
	if (differ)
		printf("%zu read differently\n", differ);
	else
		printf("no difference\n");
	return differ ? EXIT_SPEC_ERRORS : EXIT_CLEAN;
}

/* Every line after its bytes and a tab; "-": it is refused. False after a message. */
static bool write_lines(const struct text_test *t)
{
	struct replacements set = { .arena = t->arena };
	const char *path = t->options->output;
	FILE *out = path ? replace_open(&set, path) : NULL;
	VEC_EACH (const struct tested_line, it, &t->lines)
		if (out)
			fprintf(out, "%.*s\t%.*s\n", STR_ARG(it->specc_reads ? it->specc : STR("-")),
				STR_ARG(it->text));
	return replace_finish(&set) || command_fail("test", "cannot write '%s': %s", set.path, set.why);
}

int test_texts(
	struct arena *arena, struct diag *diag, const struct options *options, const struct isa *isa)
{
	struct text_test t = { .arena = arena, .options = options, .isa = isa };
	bool refused = false;
	if (options->execution || options->coverage || options->states)
		return command_misuse("test", "--texts compares readers of text; leave out %s",
			options->execution  ? "--execution"
			: options->coverage ? "--coverage"
								: "--states");
	t.program = interpreter_find(arena, diag, "test", isa, &refused);
	int status = finish_reports(diag, options);
	if (!t.program)
		return refused ? EXIT_SPEC_ERRORS : EXIT_USAGE;
	t.codec = codec_new(arena, isa);
	add_forms(&t);
	if (!find_refused(&t) || !find_bytes(&t) || !find_accepted(&t) || !write_lines(&t))
		return EXIT_USAGE;
	int found = print_results(&t);
	return status ? status : found;
}
