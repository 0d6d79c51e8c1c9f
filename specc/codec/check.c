/* Check `ambiguous-syntax`: does the canonical text of a form's words parse back to these words? */
#include "codec/internal.h"
#include "isa/trouble.h"

#define SAMPLES 6 /* words tried per form */

/* Reports a form whose own text cannot be parsed. */
static void report_unread(
	struct diag *diag, const struct form *form, struct str text, const struct parsed *parsed)
{
	diag_report(diag, CHECK_AMBIGUOUS_SYNTAX, form->template->span,
		"%.*s prints as '%.*s', which does not read back: column %u: %.*s",
		STR_ARG(form->opcode->definition->name), STR_ARG(text), parsed->column,
		STR_ARG(parsed->message));
}

static struct str other_fields(
	struct arena *arena, const struct opcode *opcode, struct word a, struct word b)
{
	struct buffer text = buffer_new(arena);
	for (size_t i = 0; i < opcode->fields.count; i++) {
		const struct field *field = opcode->fields.items[i];
		if (field_extract(field, a) != field_extract(field, b))
			buffer_printf(&text, "%s'%.*s'", text.length ? ", " : "", STR_ARG(field->name));
	}
	return buffer_str(&text);
}

static void report_misread(struct arena *arena, struct diag *diag, const struct form *form,
	struct str text, struct word w, const struct parsed *parsed)
{
	struct str name = form->opcode->definition->name, other = parsed->opcode->definition->name;
	struct report *report;
	if (parsed->opcode == form->opcode) {
		struct str fields = other_fields(arena, form->opcode, w, parsed->word);
		report = diag_report(diag, CHECK_AMBIGUOUS_SYNTAX, form->template->span,
			"'%.*s' of %.*s reads back with a different value of %.*s", STR_ARG(text),
			STR_ARG(name), STR_ARG(fields));
	} else {
		report = diag_report(diag, CHECK_AMBIGUOUS_SYNTAX, form->template->span,
			"'%.*s' of %.*s reads back as %.*s", STR_ARG(text), STR_ARG(name), STR_ARG(other));
	}
	if (parsed->read_by->template != form->template)
		diag_note(diag, report, parsed->read_by->template->span, "this template reads it");
}

/* Returns false after a report. */
static bool check_word(struct codec *codec, struct arena *arena, struct diag *diag,
	const struct form *form, struct word w)
{
	char text[1024];
	struct parsed parsed;
	const struct form *canonical = codec_legal_form(codec, form->opcode, w);
	size_t length = canonical ? codec_format(codec, canonical, w, text, sizeof text) : 0;
	if (!length || length >= sizeof text)
		return true;
	struct str s = { text, length };
	if (!codec_parse(codec, arena, s, &parsed))
		report_unread(diag, canonical, s, &parsed);
	else if (parsed.opcode != form->opcode || !word_equal(parsed.word, w))
		report_misread(arena, diag, canonical, s, w, &parsed);
	else
		return true;
	return false;
}

void codec_check_syntax(struct codec *codec, struct arena *arena, struct diag *diag)
{
	uint64_t random = 0x9e3779b97f4a7c15;
	const struct trouble *trouble = trouble_new(arena, diag, codec->isa);
	const struct template *unread = NULL; /* the last one reported */
	VEC_EACH (struct form *, it, &codec->isa->forms) {
		bool sound = (*it)->template != unread && !trouble_in(trouble, (*it)->opcode->definition);
		for (unsigned variant = 0; sound && variant < SAMPLES; variant++)
			sound = check_word(codec, arena, diag, *it, codec_sample(*it, variant, &random));
		if (!sound)
			unread = (*it)->template;
	}
}
