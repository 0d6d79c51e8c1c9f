/* SPDX-License-Identifier: MIT */
/* Parses the text of an instruction to a word by matching it against the elements of every form
 * with its mnemonic. Allocates only to explain an error. */
#include "codec/parse_internal.h"

#include "codec/alias.h"
#include "number/text.h"

#define MAX_STEPS 20000 /* elements tried per form, so that parsing always ends soon */
#define MAX_RUN   32    /* most modifiers in a row */

/* A list of elements being matched, and where matching continues after it. */
struct frame {
	struct element *const *items;
	size_t count;
	const struct frame *up; /* NULL: the form */
	size_t up_next;
	size_t start;                 /* offset of a group's text, after blanks */
	const struct element *one_of; /* of whose alternatives it is one, else NULL */
};

static bool match_frame(struct parser *p, const struct frame *f, size_t i);

/* ---- failures and fields ---- */

static bool expect_at(struct parser *p, size_t at, struct expectation expectation)
{
	if (at < p->furthest && p->expected_count)
		return false;
	if (at > p->furthest || !p->expected_count) {
		p->furthest = at;
		p->expected_count = 0;
	}
	if (p->expected_count < MAX_EXPECTED)
		p->expected[p->expected_count++] = expectation;
	return false;
}

static bool expect_element(
	struct parser *p, const struct frame *f, size_t at, const struct element *e)
{
	bool optional = (e->kind == ELEMENT_MODIFIER && e->has_hidden) || (f->up && f->start == at);
	return expect_at(p, at, (struct expectation){ .element = e, .optional = optional });
}

/* Sets the bits in mask to their values in `bits`; false if the text has set them differently. */
static bool set_parsed_bits(struct parse_state *s, struct word mask, struct word bits)
{
	if (((s->word.lo ^ bits.lo) & mask.lo & s->written.lo) ||
		((s->word.hi ^ bits.hi) & mask.hi & s->written.hi))
		return false;
	s->word.lo = (s->word.lo & ~mask.lo) | bits.lo;
	s->word.hi = (s->word.hi & ~mask.hi) | bits.hi;
	s->written.lo |= mask.lo;
	s->written.hi |= mask.hi;
	return true;
}

static bool assign_field(struct parser *p, const struct field *field, uint64_t value)
{
	return set_parsed_bits(&p->state, field->mask, codec_spread(field, value));
}

/* Sets bits [lsb, lsb + width) of a field. */
static bool assign_field_part(
	struct parser *p, const struct field *field, unsigned lsb, unsigned width, uint64_t value)
{
	if (width == field->width)
		return assign_field(p, field, value);
	uint64_t ones = ((uint64_t)1 << width) - 1;
	return set_parsed_bits(
		&p->state, codec_spread(field, ones << lsb), codec_spread(field, (value & ones) << lsb));
}

static bool bind_operands(struct parser *p, const struct binding *bindings, size_t count)
{
	for (size_t i = 0; i < count; i++) {
		struct cube bits = binding_bits(&bindings[i]);
		if (!set_parsed_bits(&p->state, bits.mask, bits.match))
			return false;
	}
	return true;
}

static void note_field(
	struct parser *p, const struct element *e, const struct field *field, size_t from)
{
	if (p->state.field_count < MAX_WRITTEN)
		p->fields[p->state.field_count++] = (struct written_field){ e, field, from, p->state.at };
}

/* ---- literal text ---- */

/* Notes a failure at a token of a literal text. */
static bool expect_text(
	struct parser *p, const struct frame *f, size_t at, const struct element *e, size_t text_at)
{
	bool optional = f->up && f->start == at;
	return expect_at(p, at, (struct expectation){ e, text_at, optional, false });
}

/* '+', or a '-' in its place, which the next operand consumes */
static bool match_sign(struct parser *p, const struct frame *f, const struct element *e, size_t at)
{
	at = parse_skip_blanks(p, at);
	char sign = parse_peek(p, at);
	if (sign != '+' && sign != '-')
		return expect_text(p, f, at, e, e->text.length - 1);
	p->state.at = at + (sign == '+');
	return true;
}

/* Blanks between tokens of the text are optional. */
static bool match_frame_text(struct parser *p, const struct frame *f, size_t i)
{
	const struct element *e = f->items[i];
	struct str text = str_slice(e->text, 0, e->text.length - e->joins);
	size_t at = p->state.at;
	for (size_t from = 0, to; from < text.length; from = to) {
		to = from + 1;
		if (char_is_blank(text.text[from]))
			continue;
		to = codec_token_end(text, from);
		at = parse_skip_blanks(p, at);
		struct str token = str_slice(text, from, to);
		bool open = e->open && to == e->text.length;
		size_t used = parse_starts_word(p, at, token, open);
		if (!used)
			return expect_text(p, f, at, e, from);
		if (p->reader && text.text[from] == '(' && at < p->reader->parenthesis)
			p->reader->parenthesis = at;
		at += used;
	}
	if (e->joins)
		return match_sign(p, f, e, at);
	p->state.at = at;
	return true;
}

/* ---- modifiers ---- */

/* Matches the separator and the name of a value; the longest one if the next element may extend a
 * word. */
static bool take_modifier(struct parser *p, const struct frame *f, size_t i)
{
	const struct element *e = f->items[i];
	size_t at = parse_skip_blanks(p, p->state.at);
	size_t name_at = at + parse_starts(p, at, e->text), end;
	uint64_t value = 0;
	bool separated = name_at == at + e->text.length;
	if (separated && e->text.length && !str_ends_with(e->text, STR(".")))
		name_at = parse_skip_blanks(p, name_at);
	end = name_at;
	if (separated)
		VEC_EACH (struct enumerator, it, &e->field->type->values) {
			if (it->text.length <= end - name_at)
				continue;
			size_t used = parse_starts_word(p, name_at, it->text, e->open);
			if (!used || !element_lists(e, it->value) || !form_admits(p->form, e->field, it->value))
				continue;
			end = name_at + used;
			value = it->value;
		}
	if (end == name_at)
		return expect_element(p, f, at, e);
	if (!assign_field(p, e->field, value))
		return false;
	p->state.at = end;
	note_field(p, e, e->field, at);
	return true;
}

/* Modifiers that follow each other, in any order: the first one in template order, among those not
 * yet taken, that lists the value takes it. */
static bool match_run(
	struct parser *p, const struct frame *f, size_t first, size_t count, uint32_t taken)
{
	struct parse_state saved = p->state;
	for (size_t k = 0; k < count; k++) {
		if (taken >> k & 1 || !take_modifier(p, f, first + k))
			continue;
		if (match_run(p, f, first, count, taken | (uint32_t)1 << k))
			return true;
		p->state = saved;
	}
	for (size_t k = 0; k < count; k++) {
		const struct element *e = f->items[first + k];
		if (taken >> k & 1)
			continue;
		if (!e->has_hidden || !assign_field(p, e->field, e->hidden)) {
			p->state = saved;
			return false;
		}
	}
	if (match_frame(p, f, first + count))
		return true;
	p->state = saved;
	return false;
}

/* ---- operands ---- */

/* Is it certain that the number up to `end` does not continue as an expression? */
static bool ends_number(const struct parser *p, size_t end)
{
	char c = end ? parse_peek(p, parse_skip_blanks(p, end)) : '+';
	return !c || !strchr("+-*/%<>=!&|^?", c);
}

/* The end of the name or number at `at`, whatever marks a number has. */
static size_t end_of_token(struct str text, size_t at)
{
	while (at < text.length && (char_is_word(text.text[at]) || text.text[at] == '.' ||
								   text.text[at] == '$' || (unsigned char)text.text[at] >= 0x80))
		at++;
	return at;
}

static bool at_hole(const struct parser *p)
{
	return p->holes && parse_peek(p, parse_skip_blanks(p, p->state.at)) == CODEC_HOLE;
}

static bool leave_hole(struct parser *p, const struct element *e)
{
	struct parse_state *s = &p->state;
	size_t at = parse_skip_blanks(p, s->at);
	if (s->open_count == MAX_OPEN)
		return false;
	s->at = at + 2;
	p->open[s->open_count++] = (struct open_operand){ e, at, s->at };
	return true;
}

/* Leaves an operand open if the reader can parse it. */
static bool leave_open(struct parser *p, const struct element *e, size_t at)
{
	struct parse_state *s = &p->state;
	size_t most = p->single ? end_of_token(p->text, at) : p->text.length;
	size_t end = p->reader->read(p->reader->context, str_slice(p->text, 0, most), at);
	if (!end || s->open_count == MAX_OPEN || (p->single && end != most))
		return false;
	p->open[s->open_count++] = (struct open_operand){ e, at, end };
	s->at = end;
	return true;
}

static bool match_operand(struct parser *p, const struct frame *f, size_t i);

/* Does a name go on at `end`? */
static bool extends_name(struct str text, size_t end)
{
	return end < text.length && (char_is_word(text.text[end]) || text.text[end] == '.') &&
		   (char_is_word(text.text[end - 1]) || text.text[end - 1] == '.');
}

/* Operands of integer types, in the second attempt: a plain number, or an expression, the longest
 * first, after which the rest matches too. */
static bool match_shorter(struct parser *p, const struct frame *f, size_t i)
{
	struct parse_state saved = p->state;
	size_t at = parse_skip_blanks(p, p->state.at), end, limit = p->text.length;
	if (match_operand(p, f, i) && match_frame(p, f, i + 1))
		return true;
	for (; (end = p->reader->read(p->reader->context, str_slice(p->text, 0, limit), at)) != 0;
		 limit = end - 1) {
		p->state = saved;
		if (extends_name(p->text, end) || p->state.open_count == MAX_OPEN)
			continue;
		p->open[p->state.open_count++] = (struct open_operand){ f->items[i], at, end };
		p->state.at = end;
		if (match_frame(p, f, i + 1))
			return true;
	}
	p->state = saved;
	return false;
}

static bool match_operand(struct parser *p, const struct frame *f, size_t i)
{
	const struct element *e = f->items[i];
	size_t at = parse_skip_blanks(p, p->state.at);
	uint64_t value = 0;
	size_t end = parse_operand(p, e, at, &value);
	if (p->reader && !p->shorter && element_is_number(e) && !ends_number(p, end) &&
		leave_open(p, e, at))
		return true;
	if (!end)
		return expect_element(p, f, at, e);
	if (!assign_field_part(p, e->field, e->lsb, e->width, value))
		return expect_at(p, at, (struct expectation){ .element = e, .same = true });
	p->state.at = end;
	note_field(p, e, e->field, at);
	return true;
}

/* ---- forms ---- */

/* Notes the first wrong field written in the text, with its position; if there is none, the first
 * wrong field. */
static void note_misfit(struct parser *p, struct misfit misfit)
{
	const struct opcode *opcode = p->form->opcode;
	if (p->misfit.form && p->misfit.count <= misfit.count)
		return;
	p->misfit = misfit;
	p->misfit_word = p->state.word;
	p->misfit_place = (struct written_field){ 0 };
	for (size_t i = 0; i < p->state.field_count; i++) {
		const struct field *field = p->fields[i].field;
		int index = opcode_field_index(opcode, field);
		struct word value = { field_extract(field, p->state.word), 0 };
		if (index < 0 || cube_set_contains(&misfit.box->sets[index], value))
			continue;
		p->misfit.field = field;
		p->misfit_place = p->fields[i];
		return;
	}
}

/* Adds a reading with open operands. Whether the form contains the word is decided once they are
 * known. */
static bool keep_reading(struct parser *p)
{
	size_t count = p->state.open_count;
	struct form_reading reading = { p->form, p->state.word, NULL, count };
	struct open_operand *open = ARENA_ARRAY(p->arena, struct open_operand, count);
	memcpy(open, p->open, count * sizeof *open);
	reading.operands = open;
	VEC_PUSH(p->arena, p->readings, reading);
	return !p->holes; /* of holes all readings are of interest */
}

/* After the whole form has matched: only the terminator and a comment may follow, and the form must
 * contain the word. */
static bool accept(struct parser *p)
{
	size_t at = parse_skip_blanks(p, p->state.at);
	size_t used = parse_starts(p, at, p->codec->isa->terminator);
	if (used)
		at = parse_skip_blanks(p, at + used);
	p->end = at;
	bool stated = p->example && parse_starts(p, at, STR("=>"));
	if (at < p->text.length && !parse_starts_comment(p, at) && !stated)
		return expect_at(p, at, (struct expectation){ .element = NULL, .same = used != 0 });
	if (p->state.open_count)
		return keep_reading(p);
	if (codec_form_holds(p->codec, p->form, p->state.word))
		return true;
	struct form *form = (struct form *)p->form;
	note_misfit(p, codec_misfit(&form, 1, p->state.word));
	return false;
}

/* Is it the rest of a word, whose text one field gives? */
static bool is_rest_of_word(const struct element *e)
{
	if (e->kind != ELEMENT_GROUP)
		return e->kind == ELEMENT_MODIFIER ||
			   (e->kind == ELEMENT_OPERAND && e->type->kind == TYPE_ENUM);
	const struct binding *absent = e->absent.items;
	return e->absent.count == 1 && (!absent->width || absent->width == absent->field->width) &&
		   e->children.count == 1 && !str_starts_with(e->children.items[0]->text, STR(" "));
}

static bool at_glued_hole(const struct parser *p, const struct frame *f, const struct element *e)
{
	return p->holes && !f->up && parse_peek(p, p->state.at) == CODEC_GLUED_HOLE &&
		   is_rest_of_word(e);
}

static bool match_group(struct parser *p, const struct frame *f, size_t i)
{
	const struct element *e = f->items[i];
	struct parse_state saved = p->state;
	if (at_glued_hole(p, f, e) && leave_hole(p, e) && match_frame(p, f, i + 1))
		return true;
	p->state = saved;
	struct frame inner = { e->children.items, e->children.count, f, i + 1,
		parse_skip_blanks(p, p->state.at), NULL };
	if (bind_operands(p, e->present.items, e->present.count) && match_frame(p, &inner, 0))
		return true;
	p->state = saved;
	if (bind_operands(p, e->absent.items, e->absent.count) && match_frame(p, f, i + 1))
		return true;
	p->state = saved;
	return false;
}

static bool match_one_of(struct parser *p, const struct frame *f, size_t i)
{
	const struct element *e = f->items[i];
	struct parse_state saved = p->state;
	size_t start = parse_skip_blanks(p, p->state.at);
	VEC_EACH (struct element *, it, &e->children) {
		struct frame inner = { (*it)->children.items, (*it)->children.count, f, i + 1, start, e };
		if (bind_operands(p, (*it)->present.items, (*it)->present.count) &&
			match_frame(p, &inner, 0))
			return true;
		p->state = saved;
	}
	return false;
}

/* At the end of an alternative: does its text mean what an earlier, special one is for? */
static bool belongs_to_another(const struct parser *p, const struct frame *f)
{
	const struct element *chosen = f->one_of ? element_chosen(f->one_of, p->state.word) : NULL;
	return f->one_of && (!chosen || chosen->children.items != f->items);
}

/* Matches f->items[i..] and everything after the frame. */
static bool match_frame(struct parser *p, const struct frame *f, size_t i)
{
	for (;;) {
		if (!p->steps || !p->steps--)
			return false;
		if (i == f->count) {
			if (!f->up)
				return accept(p);
			if (belongs_to_another(p, f))
				return false;
			i = f->up_next;
			f = f->up;
			continue;
		}
		const struct element *e = f->items[i];
		if (e->kind == ELEMENT_GROUP)
			return match_group(p, f, i);
		if (element_is_operand(e) && at_hole(p)) {
			if (!leave_hole(p, e))
				return false;
			i++;
			continue;
		}
		if (e->kind != ELEMENT_GROUP && at_glued_hole(p, f, e) && leave_hole(p, e)) {
			i++;
			continue;
		}
		if (e->kind == ELEMENT_ONE_OF)
			return match_one_of(p, f, i);
		if (e->kind == ELEMENT_MODIFIER) {
			size_t count = 1;
			while (i + count < f->count && count < MAX_RUN &&
				   f->items[i + count]->kind == ELEMENT_MODIFIER)
				count++;
			return match_run(p, f, i, count, 0);
		}
		if (p->shorter && element_is_number(e))
			return match_shorter(p, f, i);
		if (e->kind == ELEMENT_TEXT ? !match_frame_text(p, f, i) : !match_operand(p, f, i))
			return false;
		i++;
	}
}

static bool match_form(struct parser *p, const struct form *form)
{
	struct frame whole = { form->elements.items, form->elements.count, NULL, 0, 0, NULL };
	const struct form_tests *tests = &p->codec->forms[form->index];
	if (!char_set_within(&tests->once, &p->once) || !char_set_within(&tests->twice, &p->twice) ||
		(!(p->reader && tests->is_open) && !char_set_within(&p->all, &tests->all)))
		return false;
	p->form = form;
	p->steps = MAX_STEPS;
	p->state = (struct parse_state){ .word = tests->initial };
	return form->boxes.count && match_frame(p, &whole, 0);
}

/* ---- candidates ---- */

/* Is a preferred to b, if both read a text? Those of DecodeOnly<> opcodes come last. */
static bool form_precedes(const struct form *a, const struct form *b)
{
	bool last = a->opcode->definition->decode_only;
	return last == b->opcode->definition->decode_only ? a->index < b->index : !last;
}

/* Are these readings two meanings of a text, between which nothing decides? */
static bool is_other_reading(
	const struct parser *p, const struct form *form, const struct parsed *parsed)
{
	const struct opcode *a = form->opcode, *b = parsed->read_by->opcode;
	return a == b ? !word_equal(parsed->word, p->state.word)
				  : !a->definition->decode_only && !b->definition->decode_only;
}

/* Keeps the match whose form comes first. */
static void take_reading(struct parser *p, const struct form *form, struct parsed *parsed)
{
	struct word w = p->state.word;
	const struct form *first = parsed->read_by;
	if (first && is_other_reading(p, form, parsed)) {
		bool earlier = form_precedes(form, first);
		if (earlier || !parsed->other) {
			parsed->other = earlier ? first : form;
			parsed->other_word = earlier ? parsed->word : w;
		}
	}
	if (first && !form_precedes(form, first))
		return;
	parsed->ok = true;
	parsed->read_by = form;
	parsed->word = w;
	parsed->end = p->end;
}

static void try_forms(struct parser *p, const struct form *const *forms, size_t count, bool all,
	struct parsed *parsed)
{
	for (size_t i = 0; i < count; i++) {
		if (!all && parsed->read_by && !form_precedes(forms[i], parsed->read_by))
			return;
		if (match_form(p, forms[i]) && !p->state.open_count)
			take_reading(p, forms[i], parsed);
	}
}

struct mnemonic *codec_mnemonic(const struct codec *codec, struct str word)
{
	char folded[1024];
	if (word.length > sizeof folded)
		return NULL;
	for (size_t i = 0; i < word.length; i++)
		folded[i] = codec_fold(codec, word.text[i]);
	return str_map_get(&codec->mnemonics, (struct str){ folded, word.length });
}

/* Tries the forms of each word of the text that may be a mnemonic, once; false if none is one.
 * Expressions in front of it may have any number of words. */
static bool try_mnemonics(struct parser *p, bool all, struct parsed *parsed)
{
	bool known = false;
	size_t at = 0, most = p->reader ? SIZE_MAX : p->codec->leading_words + (size_t)1;
	uint64_t number = ++p->codec->texts;
	for (size_t words = 0; words < most && at < p->text.length; words++) {
		while (at < p->text.length && !char_is_word(p->text.text[at]))
			at++;
		size_t end = str_word_end(p->text, at);
		struct mnemonic *mnemonic = codec_mnemonic(p->codec, str_slice(p->text, at, end));
		at = end;
		if (!mnemonic || mnemonic->tried_in == number)
			continue;
		mnemonic->tried_in = number;
		known = true;
		try_forms(p, mnemonic->forms.items, mnemonic->forms.count, all, parsed);
		bool decided = parsed->ok && !parsed->read_by->opcode->definition->decode_only;
		if (!all && (decided || (p->readings && p->readings->count)))
			break;
	}
	return known;
}

/* Makes the character tests pass for all forms. */
static void allow_all(struct parser *p)
{
	p->once.bits[0] = p->once.bits[1] = p->twice.bits[0] = p->twice.bits[1] = ~(uint64_t)0;
	p->all.bits[0] = p->all.bits[1] = 0;
}

/* Collects the characters of the text before its comment. Passes all forms if the reader needs to
 * know about their parentheses, or if it is not obvious where a comment begins. */
static void collect_signs(struct parser *p)
{
	if (!p->codec->plain_comments || (p->reader && memchr(p->text.text, '(', p->text.length))) {
		allow_all(p);
		return;
	}
	p->once = p->twice = (struct char_set){ { 0, 0 } };
	char comment = codec_fold(p->codec, p->codec->isa->comment.text[0]);
	for (size_t i = 0; i < p->text.length; i++) {
		char c = codec_fold(p->codec, p->text.text[i]);
		if (c == comment && parse_starts_comment(p, i))
			break;
		unsigned half = (unsigned char)c >> 6 & 1;
		uint64_t bit = (uint64_t)1 << (c & 63);
		p->twice.bits[half] |= p->once.bits[half] & bit;
		p->once.bits[half] |= bit;
	}
	p->all = p->once;
}

static void begin_attempt(struct parser *p, struct parsed *parsed)
{
	p->furthest = p->expected_count = 0;
	p->misfit.form = NULL;
	*parsed = (struct parsed){ .ok = false };
}

/* Tries all forms that pass the character tests; false if no form begins with any word of the
 * text. */
static bool try_all(struct parser *p, bool all, struct parsed *parsed)
{
	const struct codec *codec = p->codec;
	begin_attempt(p, parsed);
	bool known = try_mnemonics(p, all, parsed);
	try_forms(p, codec->general.items, codec->general.count, all, parsed);
	return known;
}

/* The second attempt at expressions, see struct parser. */
static void try_shorter(struct parser *p, bool all, struct parsed *parsed)
{
	p->shorter = true;
	try_all(p, all, parsed);
	p->shorter = false;
}

static bool parse_by(struct parser *p, enum parse_depth depth, struct parsed *parsed)
{
	struct readings *readings = p->readings;
	collect_signs(p);
	p->single = p->reader && readings;
	if (p->single)
		try_all(p, depth == PARSE_ALL, parsed);
	p->single = false;
	if (!readings || (!parsed->ok && !readings->count))
		try_all(p, depth == PARSE_ALL, parsed);
	if (!parsed->ok && readings && !readings->count)
		try_shorter(p, depth == PARSE_ALL, parsed);
	if (parsed->ok) {
		parsed->opcode = parsed->read_by->opcode;
		parsed->form = depth == PARSE_QUIET
						   ? parsed->read_by
						   : codec_legal_form(p->codec, parsed->opcode, parsed->word);
		return true;
	}
	if (readings && readings->count)
		return true;
	if (depth == PARSE_QUIET)
		return false;
	allow_all(p);
	bool known = try_all(p, false, parsed);
	parse_explain(p, p->arena, !known, parsed);
	return false;
}

bool codec_parse_open(struct codec *codec, struct arena *arena, struct str text,
	struct operand_reader *reader, enum parse_depth depth, struct readings *readings,
	struct parsed *parsed)
{
	struct parser p;
	p.codec = codec;
	p.arena = arena;
	p.text = text;
	p.reader = reader;
	p.readings = readings;
	p.shorter = p.single = p.example = p.holes = false;
	if (readings)
		*readings = (struct readings){ 0 };
	if (reader)
		reader->parenthesis = SIZE_MAX;
	return parse_by(&p, depth, parsed);
}

bool codec_marks_may_belong(const struct codec *codec)
{
	return codec->isa->comment.length && !codec->plain_comments;
}

bool codec_parse_example(
	struct codec *codec, struct arena *arena, struct str line, struct parsed *parsed)
{
	struct parser p = { .codec = codec, .arena = arena, .text = line, .example = true };
	return parse_by(&p, PARSE_ALL, parsed);
}

static void begin_parse(struct parser *p, struct codec *codec, struct str text)
{
	*p = (struct parser){ .codec = codec, .text = text };
	collect_signs(p);
}

bool codec_read_form(
	struct codec *codec, const struct form *form, struct str text, struct word *word)
{
	struct parser p;
	begin_parse(&p, codec, text);
	bool read = match_form(&p, form);
	*word = p.state.word;
	return read;
}

void codec_read_holes(
	struct codec *codec, struct arena *arena, struct str text, struct readings *readings)
{
	struct parser p = {
		.codec = codec, .arena = arena, .text = text, .readings = readings, .holes = true
	};
	struct parsed parsed;
	*readings = (struct readings){ 0 };
	allow_all(&p);
	begin_attempt(&p, &parsed);
	try_forms(&p, (const struct form *const *)codec->isa->forms.items, codec->isa->forms.count,
		true, &parsed);
}

bool codec_read_operand(
	struct codec *codec, const struct element *e, struct str text, uint64_t *value)
{
	struct parser p;
	begin_parse(&p, codec, text);
	return parse_operand(&p, e, 0, value) == text.length;
}

bool codec_parse_plain(
	struct codec *codec, struct arena *arena, struct str text, bool all, struct parsed *parsed)
{
	return codec_parse_open(codec, arena, text, NULL, all ? PARSE_ALL : PARSE_FIRST, NULL, parsed);
}
