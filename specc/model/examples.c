/* Turns the lines of __Examples sections into words, and reports the lines that are none. */
#include "model/examples.h"

struct run {
	struct codec *codec;
	struct arena *arena;
	struct diag *diag;
	const struct isa *isa;
};

static bool has_broken_template(const struct definition *d)
{
	for (size_t i = 0; i < d->templates.count; i++)
		if (d->templates.items[i]->broken)
			return true;
	return false;
}

/* An error was reported that may be why an example of the definition does not assemble. */
static bool has_own_errors(const struct run *run, const struct definition *owner)
{
	for (const struct definition *d = owner; d; d = d->parent)
		if (d->poisoned || has_broken_template(d))
			return true;
	for (size_t i = 0; i < run->isa->opcodes.count; i++) {
		const struct opcode *opcode = run->isa->opcodes.items[i];
		bool concerned = opcode->definition == owner || opcode->optype == owner;
		if (concerned && !opcode->forms.count)
			return true;
	}
	return false;
}

/* The place of bytes [offset, offset + extent) of the example's text; behind its end the last
 * character. */
static struct span place_of(const struct example *example, size_t offset, size_t extent)
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

static bool belongs(const struct opcode *opcode, const struct definition *owner)
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

/* The canonical text must mean the same. */
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
	else if (back.opcode != parsed->opcode || !word_equal(back.word, parsed->word))
		diag_report(run->diag, CHECK_EXAMPLE, example->span,
			"its canonical text '%.*s' assembles to %.*s %.*s instead of %.*s", STR_ARG(text),
			STR_ARG(back.opcode->definition->name), STR_ARG(word_hex(run->arena, back.word, 0)),
			STR_ARG(word_hex(run->arena, parsed->word, 0)));
}

static void check_example(struct run *run, struct example *example)
{
	struct parsed parsed;
	const struct definition *owner = example->owner;
	if (!codec_parse_all(run->codec, run->arena, example->text, &parsed)) {
		if (!has_own_errors(run, owner))
			diag_report(run->diag, CHECK_EXAMPLE, place_of(example, parsed.offset, parsed.extent),
				"%.*s", STR_ARG(parsed.message));
		return;
	}
	example->opcode = (struct opcode *)parsed.opcode;
	example->word = parsed.word;
	if (!belongs(parsed.opcode, owner))
		diag_report(run->diag, CHECK_EXAMPLE, example->span,
			"this assembles to %.*s, which is not part of '%.*s'",
			STR_ARG(parsed.opcode->definition->name), STR_ARG(owner->name));
	else if (parsed.other)
		report_other_reading(run, example, &parsed);
	check_round_trip(run, example, &parsed);
}

static void check_definition(struct run *run, const struct definition *d)
{
	for (size_t i = 0; i < d->examples.count; i++)
		check_example(run, d->examples.items[i]);
}

void examples_check(struct codec *codec, struct arena *arena, struct diag *diag, struct isa *isa)
{
	struct run run = { codec, arena, diag, isa };
	VEC_EACH (struct definition *, it, &isa->groups)
		check_definition(&run, *it);
	VEC_EACH (struct definition *, it, &isa->optypes)
		check_definition(&run, *it);
	VEC_EACH (struct opcode *, it, &isa->opcodes)
		check_definition(&run, (*it)->definition);
}
