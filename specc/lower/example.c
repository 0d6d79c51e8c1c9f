/* SPDX-License-Identifier: MIT */
/* Lowers __Examples: each line of a fence becomes an example, the text after `=>` its encoding. In
 * a ```run fence the indented lines below an example become its cases, which cases/cases.c
 * parses. */
#include "lower/internal.h"

/* The current ```run fence. */
struct run_fence {
	struct lowering *l;
	struct definition *d;
	bool has_indent;
	unsigned indent;           /* of its first line; deeper lines are cases */
	struct example *example;   /* the last one, or NULL */
	struct example_case *open; /* case that may continue, or NULL */
	bool missing;              /* a case without example was reported */
};

static void add_example_comment(struct lowering *l, struct comment *comment, struct str text)
{
	if (text.length)
		comment_add(l->arena, comment, text, l->isa->comment);
}

static struct example *lower_example(struct lowering *l, struct definition *d, struct span whole,
	struct span line, struct str comment)
{
	struct example *example = ARENA_NEW(l->arena, struct example);
	example->line = span_trim(whole);
	example->span = line;
	example->text = span_text(line);
	add_example_comment(l, &example->comment, comment);
	example->owner = d;
	VEC_PUSH(l->arena, &d->examples, example);
	return example;
}

/* Columns before the first character of a line; a tab advances to the next multiple of 4. */
static unsigned blanks_before(struct span line)
{
	struct str text = span_text(line);
	unsigned column = 0;
	for (size_t i = 0; i < text.length; i++)
		if (text.text[i] == '\t')
			column += 4 - column % 4;
		else if (text.text[i] == ' ')
			column++;
		else
			break;
	return column;
}

/* Finds the `->` of a line; false if it has none. */
static bool find_arrow(struct span line, struct span *arrow)
{
	struct str text = span_text(line);
	size_t at = str_find(text, 0, STR("->"));
	*arrow = span_part(line, at, at + 2);
	return at < text.length;
}

static void end_case(struct run_fence *run)
{
	struct example_case *c = run->open;
	run->open = NULL;
	if (!c || c->complete)
		return;
	struct span end = { c->span.source, c->span.to, c->span.to };
	diag_report(run->l->diag, CHECK_CASE_SYNTAX, end,
		"expected ',' or '->' and the state after the instruction, as in 'R1 = 1 -> R2 = 2', "
		"found the end of the case");
}

/* case = setting { "," [ LF ] setting } [ LF ] "->" ...; a case continues after a comma, and before
 * an arrow. */
static bool comment_goes_on(const struct example_case *c, struct span next)
{
	if (!c)
		return false;
	bool comma = str_ends_with(span_text(c->lines.items[c->lines.count - 1]), STR(","));
	return comma || (!c->complete && str_starts_with(span_text(next), STR("->")));
}

static void case_line(struct run_fence *run, struct span line, struct str comment)
{
	struct lowering *l = run->l;
	if (!comment_goes_on(run->open, line)) {
		end_case(run);
		run->open = ARENA_NEW(l->arena, struct example_case);
		run->open->span = line;
		run->open->raise_lane = -1;
		VEC_PUSH(l->arena, &run->example->cases, run->open);
	}
	struct example_case *c = run->open;
	VEC_PUSH(l->arena, &c->lines, line);
	c->span.to = line.to;
	add_example_comment(l, &c->comment, comment);
	if (!c->complete)
		c->complete = find_arrow(line, &c->arrow);
}

static bool looks_like_case(struct span line)
{
	struct span arrow;
	struct str text = span_text(line);
	return find_arrow(line, &arrow) && memchr(text.text, '=', text.length);
}

/* ---- encodings ---- */

/* Splits "instruction => encoding" at the last `=>`; false if there is none. */
static bool cut_encoding(struct span *line, struct span *encoding)
{
	struct str text = span_text(*line);
	for (size_t i = text.length; i-- > 1;)
		if (text.text[i - 1] == '=' && text.text[i] == '>') {
			*encoding = span_trim(span_part(*line, i + 1, text.length));
			*line = span_trim(span_part(*line, 0, i - 1));
			return true;
		}
	return false;
}

/* Adds the bytes of a word in memory order; false if text is not a word of whole units. */
static bool add_example_word(const struct isa *isa, struct str text, struct buffer *bytes)
{
	struct word w;
	unsigned digits;
	uint8_t memory[WORD_BITS / 8];
	if (word_parse(text, &w, &digits) != WORD_READ || 4 * digits % isa->unit ||
		4 * digits > WORD_BITS)
		return false;
	isa_store_word(isa, w, 4 * digits, memory);
	buffer_add(bytes, (struct str){ (const char *)memory, digits / 2 });
	return true;
}

/* word { blanks word } | byte { byte }, as bytes in memory order. */
static bool read_encoding(
	struct arena *arena, const struct isa *isa, struct str text, struct str *bytes)
{
	size_t bad;
	struct buffer memory = buffer_new(arena);
	if (!str_starts_with(text, STR("0x")))
		return str_parse_hex(arena, text, bytes, &bad) && bytes->length &&
			   8 * bytes->length % isa->unit == 0;
	while (text.length) {
		size_t end = 0;
		while (end < text.length && text.text[end] != ' ' && text.text[end] != '\t')
			end++;
		if (!add_example_word(isa, str_slice(text, 0, end), &memory))
			return false;
		text = str_trim(str_slice(text, end, text.length));
	}
	*bytes = buffer_str(&memory);
	return true;
}

static void state_encoding(struct arena *arena, struct diag *diag, const struct isa *isa,
	struct example *example, struct span span)
{
	if (!isa->unit)
		return; /* reported */
	if (!read_encoding(arena, isa, span_text(span), &example->encoding))
		diag_report(diag, CHECK_EXAMPLE_ENCODING, span,
			"expected the encoding as a word ('0x' and the digits of whole units of %u bits) "
			"or as bytes in memory order, found '%.*s'",
			isa->unit, STR_ARG(span_text(span)));
	example->encoding_span = span;
}

void lower_example_end(struct arena *arena, struct diag *diag, const struct isa *isa,
	struct example *example, size_t end)
{
	size_t length = span_text(example->line).length;
	struct span rest = span_part(example->line, end, length), encoding;
	struct str comment;
	example->span = span_trim(span_part(example->line, 0, end));
	example->text = span_text(example->span);
	rest = lower_cut_comment(rest, isa->comment, &comment);
	example->comment = (struct comment){ 0 };
	comment_add(arena, &example->comment, comment, isa->comment);
	if (cut_encoding(&rest, &encoding))
		state_encoding(arena, diag, isa, example, encoding);
}

static void add_encoding(struct run_fence *run, struct span span)
{
	struct lowering *l = run->l;
	struct example *example = run->example;
	if (!example || !run->d->name.length || example->encoding.length) {
		diag_report(l->diag, CHECK_EXAMPLE_ENCODING, span, "%s",
			example && example->encoding.length
				? "this instruction already has its encoding"
				: "expected an instruction before its encoding, on the same line or the line "
				  "above");
		return;
	}
	state_encoding(l->arena, l->diag, l->isa, example, span);
}

/* ---- fences ---- */

static void run_line(
	struct run_fence *run, unsigned indent, struct span whole, struct span line, struct str comment)
{
	struct span arrow;
	bool is_first = !run->has_indent;
	if (is_first && indent && find_arrow(line, &arrow)) {
		if (!run->missing)
			diag_report(run->l->diag, CHECK_CASE_SYNTAX, line,
				"expected an instruction above this case, found none in this fence");
		run->missing = true;
		return;
	}
	if (is_first)
		run->indent = indent;
	run->has_indent = true;
	bool unindented = indent <= run->indent && run->example && looks_like_case(line);
	if (unindented)
		diag_report(run->l->diag, CHECK_CASE_SYNTAX, line,
			"expected a case to be indented deeper than its instruction");
	if (indent > run->indent || unindented) {
		case_line(run, line, comment);
		return;
	}
	end_case(run);
	run->example = lower_example(run->l, run->d, whole, line, comment);
}

/* The comment of the case or example above a line; NULL if there is none. */
static struct comment *comment_above(struct run_fence *run)
{
	if (run->open)
		return &run->open->comment;
	return run->example ? &run->example->comment : NULL;
}

static void example_fence(struct lowering *l, struct definition *d, const struct ast_block *fence)
{
	bool is_run = str_equal_c(fence->info, "run");
	struct run_fence run = { .l = l, .d = d };
	struct span rest = fence->span, line, encoding;
	while (span_line(&rest, &line)) {
		struct str comment;
		unsigned indent = blanks_before(line);
		struct span whole = line;
		line = lower_cut_comment(line, l->isa->comment, &comment);
		bool is_comment = line.from == line.to;
		bool stated = cut_encoding(&line, &encoding);
		if (is_comment)
			lower_add_comment(l, comment_above(&run), comment, whole);
		else if (line.from < line.to && is_run)
			run_line(&run, indent, whole, line, comment);
		else if (line.from < line.to)
			run.example = lower_example(l, d, whole, line, comment);
		if (stated)
			add_encoding(&run, encoding);
	}
	end_case(&run);
}

/* ---- of __DefISA ---- */

/* raise NAME | reset */
static bool read_event(struct lowering *l, struct example *example)
{
	struct span name = example->span;
	if (str_equal_c(example->text, "reset"))
		return true;
	if (!str_starts_with(example->text, STR("raise ")))
		return diag_fail(l->diag, CHECK_CASE_SYNTAX, example->span,
			"expected 'raise NAME' or 'reset' as an example of __DefISA, found '%.*s'",
			STR_ARG(example->text));
	name.from += 6;
	name = span_trim(name);
	VEC_EACH (struct exception *, it, &l->isa->exceptions)
		if (str_equal((*it)->name, span_text(name)))
			example->raises = *it;
	if (!example->raises)
		diag_report(l->diag, CHECK_CASE_NAME, name, "no exception is called '%.*s'",
			STR_ARG(span_text(name)));
	return example->raises != NULL;
}

static void event_fence(struct lowering *l, struct definition *d, const struct ast_block *fence)
{
	if (!str_equal_c(fence->info, "run"))
		diag_report(l->diag, CHECK_CASE_SYNTAX, fence->fence_span,
			"examples of __DefISA are cases: expected a fence that begins with ```run");
	else if (!l->isa->program)
		diag_report(l->diag, CHECK_CASE_SYNTAX, fence->fence_span,
			"examples of __DefISA are only for machines, but no __DefMemory has Program<>;");
	else
		example_fence(l, d, fence);
}

static void alias_fence(struct lowering *l, struct definition *d, const struct ast_block *fence)
{
	if (str_equal_c(fence->info, "run"))
		diag_report(l->diag, CHECK_CASE_SYNTAX, fence->fence_span,
			"only instructions have cases: expected examples without cases for an alias");
	else
		example_fence(l, d, fence);
}

void lower_alias_examples(struct lowering *l, struct alias_def *alias)
{
	struct definition reader = { .ast = alias->ast, .name = alias->name };
	lower_each_fence(l, &reader, "Examples", alias_fence);
	VEC_EACH (struct example *, it, &reader.examples) {
		(*it)->owner = NULL;
		VEC_PUSH(l->arena, &alias->examples, *it);
	}
}

void lower_machine_examples(struct lowering *l)
{
	struct definition reader = { .ast = l->isa->ast };
	if (!l->isa->ast)
		return;
	lower_each_fence(l, &reader, "Examples", event_fence);
	VEC_EACH (struct example *, it, &reader.examples) {
		(*it)->owner = NULL;
		if (read_event(l, *it))
			VEC_PUSH(l->arena, &l->isa->examples, *it);
	}
}

void lower_examples(struct lowering *l, struct definition *d)
{
	lower_each_fence(l, d, "Examples", example_fence);
}
