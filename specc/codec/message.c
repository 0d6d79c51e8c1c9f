/* SPDX-License-Identifier: MIT */
/* Turns the parser's furthest failure into an error message: what was expected, what was found, and
 * where. */
#include "codec/parse_internal.h"

#include <assert.h>

#include "base/suggest.h"

#define MAX_ITEMS 40

/* What would have been accepted, without duplicates, in order. */
struct expected_items {
	struct arena *arena;
	struct str list[MAX_ITEMS];
	size_t count;
	bool cut;
};

static void add_expected(struct expected_items *items, struct str item)
{
	for (size_t i = 0; i < items->count; i++)
		if (str_equal(items->list[i], item))
			return;
	if (items->count == MAX_ITEMS)
		items->cut = true;
	else
		items->list[items->count++] = item;
}

/* ---- what an element would accept ---- */

static void expect_operand(struct expected_items *items, const struct element *e)
{
	switch (e->type->kind) {
	case TYPE_REGISTER:
	case TYPE_INTEGER:
	case TYPE_FLOAT: add_expected(items, codec_expected(items->arena, e->type, e->count)); break;
	case TYPE_ENUM:
		VEC_EACH (struct enumerator, it, &e->type->values)
			add_expected(items, it->text);
		break;
	case TYPE_COMPOSITE: break;
	}
}

static void expect_modifier(struct expected_items *items, const struct element *e)
{
	for (size_t i = 0; i < e->modifier_values.count; i++) {
		const struct enumerator *known =
			type_find_value(e->field->type, e->modifier_values.items[i]);
		if (known)
			add_expected(items,
				str_printf(items->arena, "%.*s%.*s", STR_ARG(e->text), STR_ARG(known->text)));
	}
}

static void expect_one(
	struct expected_items *items, const struct parser *p, const struct expectation *expectation)
{
	const struct element *e = expectation->element;
	struct str end = p->codec->isa->terminator;
	if (!e && end.length && !expectation->same) {
		add_expected(items, str_printf(items->arena, "'%.*s'", STR_ARG(end)));
	} else if (!e) {
		add_expected(items, STR("the end of the line"));
	} else if (expectation->same) {
		add_expected(items, STR("the same value as before"));
	} else if (e->kind == ELEMENT_TEXT) {
		size_t to = codec_token_end(e->text, expectation->text_at);
		struct str token = str_slice(e->text, expectation->text_at, to);
		add_expected(items, str_printf(items->arena, "'%.*s'", STR_ARG(token)));
	} else if (e->kind == ELEMENT_MODIFIER) {
		expect_modifier(items, e);
	} else {
		expect_operand(items, e);
	}
}

/* ---- what was found ---- */

/* Behind a character of no width at `end`, which would hide in a word that looks right. */
static size_t behind_hidden(struct str text, size_t end)
{
	uint32_t code = 0;
	size_t used = utf8_decode(str_slice(text, end, text.length), &code);
	return code >= 0x200B && code < 0x2010 ? end + used : end;
}

/* Length in bytes of the token at `at`: a word with its dot or sign, a number with its point, or
 * one code point; 0 at the end. */
static size_t found_length(const struct parser *p, size_t at)
{
	size_t end = at;
	if (at >= p->text.length || parse_starts_comment(p, at))
		return 0;
	char first = parse_peek(p, at), second = parse_peek(p, at + 1);
	if ((first == '.' || first == '-' || first == '$') && char_is_word(second))
		end++;
	bool number = char_is_digit(parse_peek(p, end));
	while (char_is_word(parse_peek(p, end)) ||
		   (number && parse_peek(p, end) == '.' && char_is_word(parse_peek(p, end + 1))))
		end++;
	if (end > at && parse_peek(p, end) == '[') { /* R[2:3] */
		size_t close = end;
		while (parse_peek(p, close) && parse_peek(p, close) != ']' && parse_peek(p, close) != ' ')
			close++;
		if (parse_peek(p, close) == ']')
			end = close + 1;
	}
	if (end > at)
		return behind_hidden(p->text, end) - at;
	return utf8_word_end(p->text, at) - at;
}

void codec_place(struct str text, size_t at, size_t extent, struct parsed *parsed)
{
	assert(at <= text.length);
	parsed->offset = at;
	parsed->extent = extent;
	parsed->column = 1;
	for (size_t i = 0; i < at && i < text.length; i++)
		parsed->column += ((unsigned char)text.text[i] & 0xc0) != 0x80;
}

/* ---- messages ---- */

/* What was found may be the optional number, which then does not fit. */
static bool may_be_number(const struct element *e, char found)
{
	return (char_is_digit(found) || found == '-') && e && element_is_number(e);
}

/* Collects what to name: after the start of a modifier, modifiers; otherwise mandatory ones, and
 * optional ones if none is mandatory or a number was found. */
static void collect(struct expected_items *items, const struct parser *p, char found)
{
	bool mandatory = false, begun = false;
	for (size_t i = 0; i < p->expected_count; i++) {
		const struct element *e = p->expected[i].element;
		mandatory |= !p->expected[i].optional;
		begun |= e && e->kind == ELEMENT_MODIFIER && e->text.length && e->text.text[0] == found;
	}
	for (size_t i = 0; i < p->expected_count; i++) {
		const struct element *e = p->expected[i].element;
		bool modifier = e && e->kind == ELEMENT_MODIFIER;
		if (begun ? modifier : !mandatory || !p->expected[i].optional || may_be_number(e, found))
			expect_one(items, p, &p->expected[i]);
	}
}

static struct str add_suggestion(
	struct buffer *text, const struct expected_items *items, struct str found)
{
	struct str quoted = str_printf(items->arena, "'%.*s'", STR_ARG(found));
	struct str near = suggest_from(found, items->list, items->count);
	if (!near.length)
		near = suggest_from(quoted, items->list, items->count);
	if (!near.length || items->count <= 2 || found.length <= 2)
		return (struct str){ 0 };
	buffer_printf(text, "; did you mean %.*s?", STR_ARG(near));
	return near.text[0] == '\'' ? str_slice(near, 1, near.length - 1) : near;
}

/* Are they all modifiers? ".CLAMP or .WRAP" alone does not say what they are. */
static bool modifiers_only(const struct expected_items *items)
{
	for (size_t i = 0; i < items->count; i++)
		if (items->list[i].length < 2 || items->list[i].text[0] != '.' ||
			!char_is_word(items->list[i].text[1]))
			return false;
	return items->count;
}

static void explain_expected(struct parser *p, struct arena *arena, struct parsed *parsed)
{
	struct expected_items items = { .arena = arena };
	size_t extent = found_length(p, p->furthest);
	struct str found = str_slice(p->text, p->furthest, p->furthest + extent);
	codec_place(p->text, p->furthest, extent, parsed);
	collect(&items, p, parse_peek(p, p->furthest));
	struct buffer text = buffer_new(arena);
	buffer_printf(&text, modifiers_only(&items) ? "expected a modifier " : "expected ");
	for (size_t i = 0; i < items.count; i++)
		buffer_printf(&text, "%s%.*s",
			i == 0                 ? ""
			: i + 1 == items.count ? " or "
								   : ", ",
			STR_ARG(items.list[i]));
	if (items.cut)
		buffer_printf(&text, " ...");
	uint32_t code;
	if (extent)
		buffer_printf(&text, ", found '%.*s'", STR_ARG(found));
	if (extent && (unsigned char)found.text[0] >= 0x80 && utf8_decode(found, &code) == extent &&
		!utf8_is_unseen(code) && !utf8_is_letter(code))
		buffer_printf(&text, " (U+%04X)", (unsigned)code);
	if (!extent)
		buffer_add(&text, STR(", found the end of the line"));
	if (extent)
		parsed->near = add_suggestion(&text, &items, found);
	parsed->message = buffer_str(&text);
}

struct str codec_why_not(struct arena *arena, const struct form *form, struct word w)
{
	struct form *only = (struct form *)form;
	struct misfit misfit = codec_misfit(&only, 1, w);
	const struct encoding_error *error = codec_forbidden(form->opcode, w);
	return error ? error->message : codec_misfit_text(arena, &misfit, w);
}

static void explain_misfit(struct parser *p, struct arena *arena, struct parsed *parsed)
{
	const struct misfit *misfit = &p->misfit;
	const struct written_field *place = &p->misfit_place;
	const struct element *e = place->element;
	uint64_t value = field_extract(misfit->field, p->misfit_word);
	size_t at = e ? place->from : str_skip_blanks(p->text, place->from);
	codec_place(p->text, at, e ? place->to - at : found_length(p, at), parsed);
	const struct encoding_error *error = codec_forbidden(misfit->form->opcode, p->misfit_word);
	if (error) {
		parsed->message = error->message;
	} else if (e && e->kind == ELEMENT_OPERAND && e->count > 1 && value % e->count) {
		struct str name = codec_operand_text(arena, e->type, 1, value);
		parsed->message =
			str_printf(arena, "%.*s is not aligned to %u registers", STR_ARG(name), e->count);
	} else {
		struct str why = codec_misfit_text(arena, misfit, p->misfit_word);
		struct str found = str_slice(p->text, at, at + parsed->extent);
		struct str label = e && e->label.length ? e->label : misfit->field->name;
		parsed->message = str_printf(arena, "%.*s is not allowed for %.*s: %.*s", STR_ARG(found),
			STR_ARG(label), STR_ARG(why));
	}
}

/* The word that is probably the mnemonic: the first, or the second if the text begins with
 * punctuation ("@P0 IADD"). */
static struct str likely_mnemonic(struct parser *p, size_t *at)
{
	size_t from = str_skip_blanks(p->text, 0);
	bool guarded = from < p->text.length && !char_is_word(parse_peek(p, from));
	*at = from;
	if (guarded && !parse_starts_comment(p, from)) {
		while (from < p->text.length && parse_peek(p, from) != ' ' && parse_peek(p, from) != '\t')
			from++;
		while (from < p->text.length && !char_is_word(parse_peek(p, from)))
			from++;
		*at = from;
	}
	return str_slice(p->text, *at, *at + found_length(p, *at));
}

/* Of the first words of all texts, values of fields among them; empty: none is similar. */
static struct str nearest_mnemonic(const struct codec *codec, struct str word)
{
	struct suggestion nearest = { .name = word };
	const struct template *last = NULL;
	for (size_t i = 0; i < codec->isa->forms.count; i++) {
		const struct template *template = codec->isa->forms.items[i]->template;
		for (size_t k = 0; template != last && k < template->mnemonics.count; k++)
			suggest_offer(&nearest, template->mnemonics.items[k]);
		last = template;
	}
	return nearest.nearest;
}

static void explain_unknown(struct parser *p, struct arena *arena, struct parsed *parsed)
{
	size_t at;
	struct str word = likely_mnemonic(p, &at);
	codec_place(p->text, at, word.length, parsed);
	if (!word.length) {
		parsed->message = STR("expected a mnemonic, found the end of the line");
		return;
	}
	struct str near = nearest_mnemonic(p->codec, word);
	struct buffer text = buffer_new(arena);
	buffer_printf(&text, "unknown mnemonic '%.*s'", STR_ARG(word));
	if (near.length)
		buffer_printf(&text, "; did you mean '%.*s'?", STR_ARG(near));
	parsed->near = near;
	parsed->message = buffer_str(&text);
}

/* May the text begin with an operand? It must not begin with a word, and some form must allow
 * it. */
static bool may_be_operand(const struct parser *p)
{
	size_t from = str_skip_blanks(p->text, 0);
	return p->codec->general.count && !char_is_word(parse_peek(p, from));
}

void parse_explain(struct parser *p, struct arena *arena, bool unknown, struct parsed *parsed)
{
	if (p->misfit.form)
		explain_misfit(p, arena, parsed);
	else if (!p->expected_count || (unknown && !p->furthest && !may_be_operand(p)))
		explain_unknown(p, arena, parsed);
	else
		explain_expected(p, arena, parsed);
}
