/* SPDX-License-Identifier: MIT */
/* Assembles the lines of __Examples sections and reports those that fail. */
#include "lint/examples.h"

#include "base/never.h"
#include <assert.h>
#include <string.h>

#include "codec/alias.h"
#include "isa/trouble.h"
#include "lower/lower.h"

/* An example that does not assemble. */
struct failure {
	const struct example *example;
	struct span place;
	struct str message, near;
	bool said; /* in the report of another one */
};

/* An example that assembles to another word than it states. */
struct mismatch {
	const struct example *example;
	struct word stated;
	bool said; /* in the report of another one */
};

struct run {
	struct codec *codec;
	struct arena *arena;
	struct diag *diag;
	const struct isa *isa;
	const struct trouble *trouble;
	bool *stated; /* one a form: an example that it reads states its encoding, as it is */
	VEC(struct failure) failures, explained;
	VEC(struct mismatch) mismatches;
};

#define MAX_SAME_NOTES 4 /* of a report: other examples that fail as the first one */

/* Has a family lost an opcode, because no template can write it? */
static bool lacks_forms(const struct run *run, const struct definition *owner)
{
	for (size_t i = 0; i < run->isa->opcodes.count; i++) {
		const struct opcode *opcode = run->isa->opcodes.items[i];
		bool concerned = opcode->definition == owner || opcode->optype == owner;
		if (concerned && !opcode->forms.count)
			return true;
	}
	return false;
}

/* An error was reported that may be why an example of the definition does not assemble; found is
 * the first character of what it has at the place where it goes wrong. */
static bool is_explained_char(const struct run *run, const struct definition *owner, char found)
{
	for (const struct definition *d = owner; d; d = d->parent)
		if (d->poisoned)
			return true;
	if (definition_is_broken(owner) || trouble_in(run->trouble, owner) || lacks_forms(run, owner))
		return true;
	if (found == '.')
		return trouble_by(run->trouble, owner, CHECK_MODIFIER_VALUE);
	bool word =
		char_is_digit(found) || char_is_letter(found) || found == ',' || found == ';' || !found;
	return !word && trouble_by(run->trouble, owner, CHECK_PREFIX_FIELD);
}

/* The place of bytes [offset, offset + extent) of the example's text; after its end the last
 * character. */
static struct span place_in_example(const struct example *example, size_t offset, size_t extent)
{
	struct span span = example->span;
	uint32_t length = span.to - span.from;
	uint32_t at = offset < length ? (uint32_t)offset : length;
	span.from += at;
	if (extent && extent < length - at)
		span.to = span.from + (uint32_t)extent;
	if (span.from == span.to && length) {
		span.from = example->span.to;
		span.to = span.from;
	}
	return span;
}

static bool opcode_belongs(const struct opcode *opcode, const struct definition *owner)
{
	for (const struct definition *d = opcode->definition; d; d = d->parent)
		if (d == owner)
			return true;
	return false;
}

static void report_other_reading(
	struct run *run, const struct example *example, const struct parsed *parsed)
{
	const struct form *forms[] = { parsed->read_by, parsed->other };
	struct report *report = diag_report(run->diag, CHECK_AMBIGUOUS_SYNTAX, example->span,
		"this reads as %.*s (%.*s) and as %.*s (%.*s)", STR_ARG(parsed->opcode->definition->name),
		STR_ARG(word_hex(run->arena, parsed->word, 0)),
		STR_ARG(parsed->other->opcode->definition->name),
		STR_ARG(word_hex(run->arena, parsed->other_word, 0)));
	for (size_t i = 0; i < 2; i++)
		diag_note(run->diag, report, forms[i]->template->span, "by this template of %.*s",
			STR_ARG(forms[i]->opcode->definition->name));
}

/* Reads an example of DecodeOnly<> opcodes as one of them: the text that the word has, though the
 * assembler reads it as another opcode. */
static void read_decode_only(struct run *run, const struct example *example, struct parsed *parsed)
{
	struct word w;
	VEC_EACH (struct form *, it, &run->isa->forms) {
		const struct opcode *opcode = (*it)->opcode;
		if (!opcode->definition->decode_only || !opcode_belongs(opcode, example->owner) ||
			!codec_read_form(run->codec, *it, example->text, &w))
			continue;
		parsed->opcode = opcode;
		parsed->read_by = *it;
		parsed->form = codec_legal_form(run->codec, opcode, w);
		parsed->word = w;
		parsed->other = NULL;
		return;
	}
}

/* Checks that the canonical text parses to the same word, or to a twin with the same text. */
static void check_round_trip(
	struct run *run, const struct example *example, const struct parsed *parsed)
{
	struct parsed back;
	if (!parsed->form)
		return;
	struct str text = codec_text(run->codec, run->arena, parsed->form, parsed->word);
	if (!codec_parse(run->codec, run->arena, text, &back))
		diag_report(run->diag, CHECK_EXAMPLE, example->span,
			"its canonical text '%.*s' does not assemble: %.*s", STR_ARG(text),
			STR_ARG(back.message));
	else if (parsed->opcode->definition->decode_only && back.opcode != parsed->opcode &&
			 str_equal(text, codec_text(run->codec, run->arena, back.form, back.word)))
		return;
	else if (back.opcode != parsed->opcode || !word_equal(back.word, parsed->word))
		diag_report(run->diag, CHECK_EXAMPLE, example->span,
			"its canonical text '%.*s' assembles to %.*s %.*s instead of %.*s", STR_ARG(text),
			STR_ARG(back.opcode->definition->name), STR_ARG(word_hex(run->arena, back.word, 0)),
			STR_ARG(word_hex(run->arena, parsed->word, 0)));
}

/* ---- stated encodings ---- */

#define MAX_DIFFERING 4 /* fields that a report names */

/* What the stated word is, where it is an instruction. */
static void note_stated(struct run *run, struct report *report, const struct example *example)
{
	struct decoded stated;
	codec_decode_bytes(
		run->codec, (const uint8_t *)example->encoding.text, example->encoding.length, &stated);
	if (stated.status == DECODE_OK)
		diag_note(run->diag, report, example->encoding_span, "the stated word is '%.*s' of %.*s",
			STR_ARG(codec_text(run->codec, run->arena, stated.form, stated.word)),
			STR_ARG(stated.opcode->definition->name));
	else
		diag_note(run->diag, report, example->encoding_span,
			"the stated word is not an instruction: %.*s",
			STR_ARG(codec_reason(run->codec, run->arena, &stated)));
}

static bool field_differs(const struct field *field, const struct mismatch *mismatch)
{
	return field_extract(field, mismatch->example->word) != field_extract(field, mismatch->stated);
}

/* ": 'ra' (bits 11:8) is 0x2 instead of 0x3, ..." */
static struct str differing_text(
	struct run *run, const struct mismatch *mismatch, const struct field **fields, unsigned *count)
{
	struct buffer text = buffer_new(run->arena);
	struct word rest = word_xor(mismatch->stated, mismatch->example->word);
	*count = 0;
	VEC_EACH (struct field *, it, &mismatch->example->opcode->fields) {
		const struct field *field = *it;
		rest = word_and(rest, word_not(field->mask));
		if (!field_differs(field, mismatch) || *count == MAX_DIFFERING)
			continue;
		fields[(*count)++] = field;
		buffer_printf(&text, "%s'%.*s' (%.*s) is 0x%llx instead of 0x%llx",
			text.length ? ", " : ": ", STR_ARG(field->name),
			STR_ARG(field_bits_text(run->arena, field)),
			(unsigned long long)field_extract(field, mismatch->example->word),
			(unsigned long long)field_extract(field, mismatch->stated));
	}
	if (!word_is_zero(rest))
		buffer_printf(&text, "%sno field covers %.*s", text.length ? ", " : ": ",
			STR_ARG(word_bits_text(run->arena, rest)));
	return text.length ? buffer_str(&text) : (struct str){ 0 };
}

/* The first field whose value differs from that in the stated word, or NULL. */
static const struct field *first_differing(const struct mismatch *mismatch)
{
	VEC_EACH (struct field *, it, &mismatch->example->opcode->fields)
		if (field_differs(*it, mismatch))
			return *it;
	return NULL;
}

/* Adds notes for the mismatches after index `at` whose first differing field is the same. */
static void note_same_field(struct run *run, struct report *report, size_t at)
{
	const struct field *field = first_differing(&run->mismatches.items[at]);
	size_t count = 0;
	for (size_t i = at + 1; i < run->mismatches.count; i++) {
		struct mismatch *other = &run->mismatches.items[i];
		if (other->said || !field || first_differing(other) != field)
			continue;
		other->said = true;
		if (count++ < MAX_SAME_NOTES)
			diag_note(run->diag, report, other->example->encoding_span,
				"this example also differs in '%.*s'", STR_ARG(field->name));
	}
	if (count > MAX_SAME_NOTES)
		diag_note(run->diag, report, NO_SPAN, "and %zu more examples", count - MAX_SAME_NOTES);
}

static void report_mismatch(struct run *run, size_t at)
{
	const struct mismatch *mismatch = &run->mismatches.items[at];
	const struct example *example = mismatch->example;
	const struct field *fields[MAX_DIFFERING];
	unsigned count;
	struct str differing = differing_text(run, mismatch, fields, &count);
	struct report *report = diag_report(run->diag, CHECK_EXAMPLE_ENCODING, example->encoding_span,
		"this example of %.*s assembles to %.*s instead of %.*s%.*s",
		STR_ARG(example->opcode->definition->name),
		STR_ARG(opcode_word_hex(run->arena, example->opcode, example->word)),
		STR_ARG(opcode_word_hex(run->arena, example->opcode, mismatch->stated)),
		STR_ARG(differing));
	for (unsigned i = 0; i < count; i++)
		diag_note(run->diag, report, fields[i]->span, "'%.*s' is declared here",
			STR_ARG(fields[i]->name));
	diag_fix(run->diag, report, example->encoding_span,
		opcode_word_hex(run->arena, example->opcode, example->word));
	note_stated(run, report, example);
	note_same_field(run, report, at);
}

/* Reports mismatches, one report for all that differ in the same field. */
static void report_mismatches(struct run *run)
{
	for (size_t i = 0; i < run->mismatches.count; i++)
		if (!run->mismatches.items[i].said)
			report_mismatch(run, i);
}

/* Checks that the example assembles to the stated word, and that this word decodes to the
 * example. */
static void check_encoding(
	struct run *run, const struct example *example, const struct parsed *parsed)
{
	struct decoded decoded;
	struct word packed, stated_word;
	unsigned length = opcode_pack(parsed->opcode, parsed->word, &packed);
	unsigned stated_length = (unsigned)example->encoding.length * 8;
	const uint8_t *bytes = (const uint8_t *)example->encoding.text;
	if (!example->encoding.length)
		return;
	if (length != stated_length) {
		if (is_explained_char(run, example->owner, 'x')) /* by another opcode */
			return;
		note_stated(run,
			diag_report(run->diag, CHECK_EXAMPLE_ENCODING, example->encoding_span,
				"this states %u bits, but the example assembles to the %u bits of %.*s",
				stated_length, length, STR_ARG(parsed->opcode->definition->name)),
			example);
		return;
	}
	struct word stated = isa_load_word(run->isa, bytes, length);
	if (!word_equal(stated, packed)) {
		if (is_explained_char(run, example->owner, 'x')) /* a word */
			return;
		opcode_unpack(parsed->opcode, stated, &stated_word);
		struct mismatch mismatch = { example, stated_word, false };
		VEC_PUSH(run->arena, &run->mismatches, mismatch);
		return;
	}
	codec_decode_bytes(run->codec, bytes, example->encoding.length, &decoded);
	if (decoded.status != DECODE_OK || decoded.opcode != parsed->opcode)
		note_stated(run,
			diag_report(run->diag, CHECK_EXAMPLE_ENCODING, example->encoding_span,
				"the example of %.*s assembles to this word, but it decodes as something else",
				STR_ARG(parsed->opcode->definition->name)),
			example);
	else
		run->stated[parsed->read_by->index] = true;
}

/* Check `encoding-unstated`. */
static void check_stated(struct run *run)
{
	VEC_EACH (struct form *, it, &run->isa->forms) {
		const struct form *form = *it;
		const struct definition *opcode = form->opcode->definition;
		if (run->stated[form->index])
			continue;
		struct report *report = diag_report(run->diag, CHECK_ENCODING_UNSTATED, opcode->name_span,
			"no example of %.*s states the encoding of this form: '%.*s'", STR_ARG(opcode->name),
			STR_ARG(form->template->text));
		diag_note(run->diag, report, form->template->span, "the template is here");
	}
}

/* If the mark of comments may belong to an instruction, the codec says where this one ends. */
static void find_end(struct run *run, struct example *example)
{
	struct parsed parsed;
	struct str line = span_text(example->line);
	if (!codec_marks_may_belong(run->codec) || str_find(line, 0, run->isa->comment) == line.length)
		return;
	if (!codec_parse_example(run->codec, run->arena, line, &parsed))
		parsed.end = parsed.offset + parsed.extent; /* for the report */
	if (parsed.ok || parsed.end > example->text.length)
		lower_example_end(run->arena, run->diag, run->isa, example, parsed.end);
}

static void check_example_text(struct run *run, struct example *example)
{
	struct parsed parsed;
	const struct definition *owner = example->owner;
	find_end(run, example);
	if (!codec_parse_all(run->codec, run->arena, example->text, &parsed)) {
		size_t at = parsed.offset;
		char found = at < example->text.length ? example->text.text[at] : '\0';
		struct failure failure = { example, place_in_example(example, at, parsed.extent),
			parsed.message, parsed.near, false };
		if (is_explained_char(run, owner, found))
			VEC_PUSH(run->arena, &run->explained, failure);
		else
			VEC_PUSH(run->arena, &run->failures, failure);
		return;
	}
	assert(parsed.opcode && parsed.read_by);
	if (!opcode_belongs(parsed.opcode, owner))
		read_decode_only(run, example, &parsed);
	example->opcode = (struct opcode *)parsed.opcode;
	example->word = parsed.word;
	if (!opcode_belongs(parsed.opcode, owner))
		diag_report(run->diag, CHECK_EXAMPLE, example->span,
			"this assembles to %.*s, which is not part of '%.*s'",
			STR_ARG(parsed.opcode->definition->name), STR_ARG(owner->name));
	else if (parsed.other && !trouble_in(run->trouble, owner))
		report_other_reading(run, example, &parsed);
	check_round_trip(run, example, &parsed);
	check_encoding(run, example, &parsed);
}

/* ---- of aliases ---- */

static void add_hex(struct buffer *text, struct str bytes)
{
	for (size_t i = 0; i < bytes.length; i++)
		buffer_printf(text, i ? " %02x" : "%02x", (unsigned char)bytes.text[i]);
}

/* The bytes of all instructions in the order of memory are those that the example states. */
static void check_alias_encoding(
	struct run *run, const struct example *example, const struct parsed_list *list)
{
	struct buffer bytes = buffer_new(run->arena), text = buffer_new(run->arena);
	VEC_EACH (struct parsed, it, list) {
		uint8_t memory[WORD_BITS / 8];
		unsigned size = opcode_store(run->isa, it->opcode, it->word, memory);
		buffer_add(&bytes, (struct str){ (const char *)memory, size });
	}
	if (!example->encoding.length || str_equal(buffer_str(&bytes), example->encoding))
		return;
	add_hex(&text, buffer_str(&bytes));
	buffer_add(&text, STR(" instead of "));
	add_hex(&text, example->encoding);
	struct report *report = diag_report(run->diag, CHECK_EXAMPLE_ENCODING, example->encoding_span,
		"this alias assembles to the bytes %.*s", STR_ARG(buffer_str(&text)));
	VEC_EACH (struct parsed, it, list)
		diag_note(run->diag, report, example->span, "it means '%.*s'",
			STR_ARG(codec_text(run->codec, run->arena, it->form, it->word)));
}

static void check_alias_example(
	struct run *run, const struct alias_def *alias, const struct example *example)
{
	struct parsed_list list;
	struct parsed error;
	struct alias_texts texts;
	if (!codec_parse_line(run->codec, run->arena, example->text, &list, &error))
		diag_report(run->diag, CHECK_EXAMPLE, place_in_example(example, error.offset, error.extent),
			"%.*s", STR_ARG(error.message));
	else if (!codec_expand(run->codec, run->arena, alias, example->text, &texts))
		diag_report(run->diag, CHECK_EXAMPLE, example->span,
			"this does not follow the Text of alias '%.*s'", STR_ARG(alias->name));
	else
		check_alias_encoding(run, example, &list);
}

static void check_alias_examples(struct run *run, const struct alias_def *alias)
{
	VEC_EACH (struct example *, it, &alias->examples)
		check_alias_example(run, alias, *it);
}

/* ---- reports ---- */

/* In what failures can be the same, and from how many on the specification is at fault and not
 * the examples. */
enum sameness {
	SAME_MESSAGE,
	SAME_EXPECTED,
	SAME_FOUND,
	SAME_LETTERS,
	SAME_IN_FAMILY,
	SAMENESS_COUNT
};
static const size_t many[SAMENESS_COUNT] = {
	[SAME_MESSAGE] = 3,
	[SAME_EXPECTED] = 10,
	[SAME_FOUND] = 6,     /* one character of punctuation */
	[SAME_LETTERS] = 10,  /* of a word with a number after them: R7, R12 */
	[SAME_IN_FAMILY] = 6, /* expected, in one definition */
};

/* Where the message comes to what was found; its length when it does not. */
static size_t found_part(struct str message)
{
	return str_find(message, 0, STR(", found '"));
}

/* The letters of what was found, where digits follow them; else empty. */
static struct str found_letters(struct str message)
{
	size_t from = found_part(message) + 9, to = from;
	while (to < message.length && message.text[to] >= 'A' && message.text[to] <= 'Z')
		to++;
	if (to >= message.length || message.text[to] < '0' || message.text[to] > '9')
		return (struct str){ 0 };
	return str_slice(message, from, to);
}

static bool is_same_failure(const struct failure *a, const struct failure *b, enum sameness how)
{
	size_t at = found_part(a->message), bt = found_part(b->message);
	struct str expected = str_slice(a->message, 0, at);
	switch (how) {
	case SAME_MESSAGE: return str_equal(a->message, b->message);
	case SAME_IN_FAMILY:
		return a->example->owner == b->example->owner &&
			   str_equal(expected, str_slice(b->message, 0, bt));
	case SAME_LETTERS:
		expected = found_letters(a->message);
		return expected.length && str_equal(expected, found_letters(b->message));
	case SAME_EXPECTED: return str_equal(expected, str_slice(b->message, 0, bt));
	case SAME_FOUND:
	case SAMENESS_COUNT:
		return at + 11 == a->message.length &&
			   str_equal(str_slice(a->message, at, a->message.length),
				   str_slice(b->message, bt, b->message.length));
	}
	NEVER();
}

/* Adds the failures after number `at` that are the same to its report. */
static void report_same(struct run *run, size_t at, enum sameness how)
{
	struct failure *first = &run->failures.items[at];
	struct report *report =
		diag_report(run->diag, CHECK_EXAMPLE, first->place, "%.*s", STR_ARG(first->message));
	size_t count = 0;
	for (size_t i = at + 1; i < run->failures.count; i++) {
		struct failure *other = &run->failures.items[i];
		if (other->said || !is_same_failure(first, other, how))
			continue;
		other->said = true;
		if (count++ < MAX_SAME_NOTES)
			diag_note(run->diag, report, other->place, "this example fails in the same way");
	}
	if (count > MAX_SAME_NOTES)
		diag_note(run->diag, report, NO_SPAN, "and %zu more example%s", count - MAX_SAME_NOTES,
			count == MAX_SAME_NOTES + 1 ? "" : "s");
}

static size_t count_same(const struct run *run, size_t at, enum sameness how)
{
	size_t count = 0;
	for (size_t i = at; i < run->failures.count; i++)
		count += !run->failures.items[i].said &&
				 is_same_failure(&run->failures.items[at], &run->failures.items[i], how);
	return count;
}

static void report_example_failure(struct run *run, const struct failure *failure)
{
	struct report *report =
		diag_report(run->diag, CHECK_EXAMPLE, failure->place, "%.*s", STR_ARG(failure->message));
	if (failure->near.length)
		diag_fix(run->diag, report, failure->place, failure->near);
}

#define MOST_COMPARED 1000 /* failures: what is beyond is not shown by default */

/* One report for what fails in the same way. */
static void report_failures(struct run *run)
{
	for (size_t i = 0; i < run->failures.count; i++) {
		const struct failure *failure = &run->failures.items[i];
		unsigned how = run->failures.count > MOST_COMPARED ? SAMENESS_COUNT : 0;
		while (how < SAMENESS_COUNT && count_same(run, i, (enum sameness)how) < many[how])
			how++;
		if (failure->said)
			continue;
		if (how < SAMENESS_COUNT)
			report_same(run, i, (enum sameness)how);
		else
			report_example_failure(run, failure);
	}
}

void examples_check(struct codec *codec, struct arena *arena, struct diag *diag, struct isa *isa)
{
	struct run run = {
		.codec = codec,
		.arena = arena,
		.diag = diag,
		.isa = isa,
		.trouble = trouble_new(arena, diag, isa),
		.stated = ARENA_ARRAY(arena, bool, isa->forms.count),
	};
	bool sound = !diag->errors; /* else these may be why an alias means no instruction */
	VEC_EACH (struct definition *, d, &isa->definitions)
		VEC_EACH (struct example *, it, &(*d)->examples)
			check_example_text(&run, *it);
	for (size_t i = 0; sound && i < isa->aliases.count; i++)
		check_alias_examples(&run, isa->aliases.items[i]);
	if (!diag->errors && !run.failures.count && run.explained.count)
		VEC_PUSH(arena, &run.failures, run.explained.items[0]); /* nothing explained it after all */
	report_failures(&run);
	report_mismatches(&run);
	check_stated(&run);
}
