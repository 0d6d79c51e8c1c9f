/* Parser: text to an instruction, by matching it with the elements of each form.
 *
 * Instruction set: Tiny, the machine of the tutorial.
 * Made by specc from the specification "TINY": change that, not this file. */
#include "tiny_tables.h"

enum element_kind {
	ELEMENT_TEXT,   /* token `at` */
	ELEMENT_CHOICE, /* choice `at`; `count` of them stand here in any order */
	ELEMENT_GROUP,  /* the next `count` elements are optional: binding `at` */
	ELEMENT_NUMBER, /* `count`: another operand follows directly */
	ELEMENT_NAME,
	ELEMENT_JUMP,   /* go on at element `at` */
	ELEMENT_END
};

struct element {
	uint8_t kind;
	uint8_t count;
	uint16_t field;
	uint32_t at;
};

/* open: more letters may follow, those of the next element. */
struct token {
	const char *text;
	uint8_t length;
	bool open;
};

/* A modifier: separator and one of the values [value, value+values). */
struct choice {
	const char *separator;
	uint8_t length;
	uint16_t position;
	uint32_t value;
	uint16_t values;
	bool open, has_hidden, spaced; /* spaced: blanks may stand behind the separator */
	uint64_t hidden; /* what it is when it is left out */
	const char *expected;
};

struct choice_value {
	const char *text;
	uint8_t length;
	uint64_t value;
};

/* What an optional part sets when it is left out, and when it is there. */
struct binding {
	uint64_t absent_mask[TINY_LIMBS], absent[TINY_LIMBS];
	uint64_t present_mask[TINY_LIMBS], present[TINY_LIMBS];
};

/* A mnemonic and its forms: key_forms[first .. first+count). Sorted by text. */
struct key {
	const char *text;
	uint8_t length;
	uint32_t first, count;
};

static const struct element elements[] = {
	{ ELEMENT_NAME, 0, TINY_FIELD_function, 0 }, { ELEMENT_NAME, 0, TINY_FIELD_rd, 1 },
	{ ELEMENT_TEXT, 0, 0, 0 }, { ELEMENT_NAME, 0, TINY_FIELD_ra, 2 },
	{ ELEMENT_TEXT, 0, 0, 0 }, { ELEMENT_NAME, 0, TINY_FIELD_rb, 3 },
	{ ELEMENT_END, 0, 0, 0 }, { ELEMENT_TEXT, 0, 0, 1 },
	{ ELEMENT_NAME, 0, TINY_FIELD_rd, 1 }, { ELEMENT_TEXT, 0, 0, 0 },
	{ ELEMENT_NAME, 0, TINY_FIELD_ra, 2 }, { ELEMENT_TEXT, 0, 0, 0 },
	{ ELEMENT_NUMBER, 0, TINY_FIELD_imm, 0 }, { ELEMENT_END, 0, 0, 0 },
	{ ELEMENT_TEXT, 0, 0, 2 }, { ELEMENT_NAME, 0, TINY_FIELD_rd, 1 },
	{ ELEMENT_TEXT, 0, 0, 0 }, { ELEMENT_NUMBER, 0, TINY_FIELD_imm, 1 },
	{ ELEMENT_END, 0, 0, 0 }, { ELEMENT_TEXT, 0, 0, 2 }, { ELEMENT_TEXT, 0, 0, 3 },
	{ ELEMENT_NAME, 0, TINY_FIELD_rd, 1 }, { ELEMENT_TEXT, 0, 0, 0 },
	{ ELEMENT_NUMBER, 0, TINY_FIELD_word, 2 }, { ELEMENT_END, 0, 0, 0 },
	{ ELEMENT_TEXT, 0, 0, 4 }, { ELEMENT_NAME, 0, TINY_FIELD_ra, 1 },
	{ ELEMENT_TEXT, 0, 0, 0 }, { ELEMENT_NAME, 0, TINY_FIELD_rb, 2 },
	{ ELEMENT_END, 0, 0, 0 }, { ELEMENT_TEXT, 0, 0, 4 },
	{ ELEMENT_NAME, 0, TINY_FIELD_ra, 1 }, { ELEMENT_JUMP, 0, 0, 11 },
	{ ELEMENT_TEXT, 0, 0, 5 }, { ELEMENT_CHOICE, 1, TINY_FIELD_cond, 0 },
	{ ELEMENT_NUMBER, 0, TINY_FIELD_to, 3 }, { ELEMENT_END, 0, 0, 0 },
	{ ELEMENT_TEXT, 0, 0, 6 }, { ELEMENT_NUMBER, 0, TINY_FIELD_to, 4 },
	{ ELEMENT_END, 0, 0, 0 }, { ELEMENT_TEXT, 0, 0, 7 },
	{ ELEMENT_NAME, 0, TINY_FIELD_ra, 1 }, { ELEMENT_END, 0, 0, 0 },
	{ ELEMENT_TEXT, 0, 0, 8 }, { ELEMENT_NAME, 0, TINY_FIELD_rd, 1 },
	{ ELEMENT_TEXT, 0, 0, 0 }, { ELEMENT_TEXT, 0, 0, 9 },
	{ ELEMENT_NAME, 0, TINY_FIELD_ra, 2 }, { ELEMENT_GROUP, 2, 0, 0 },
	{ ELEMENT_TEXT, 0, 0, 10 }, { ELEMENT_NUMBER, 0, TINY_FIELD_words, 5 },
	{ ELEMENT_TEXT, 0, 0, 11 }, { ELEMENT_END, 0, 0, 0 }, { ELEMENT_TEXT, 0, 0, 8 },
	{ ELEMENT_TEXT, 0, 0, 12 }, { ELEMENT_NAME, 0, TINY_FIELD_rd, 1 },
	{ ELEMENT_TEXT, 0, 0, 0 }, { ELEMENT_TEXT, 0, 0, 9 },
	{ ELEMENT_NAME, 0, TINY_FIELD_ra, 2 }, { ELEMENT_GROUP, 2, 0, 0 },
	{ ELEMENT_TEXT, 0, 0, 10 }, { ELEMENT_NUMBER, 0, TINY_FIELD_bytes, 6 },
	{ ELEMENT_JUMP, 0, 0, 51 }, { ELEMENT_TEXT, 0, 0, 13 },
	{ ELEMENT_NAME, 0, TINY_FIELD_rs, 1 }, { ELEMENT_JUMP, 0, 0, 45 },
	{ ELEMENT_TEXT, 0, 0, 13 }, { ELEMENT_TEXT, 0, 0, 12 },
	{ ELEMENT_NAME, 0, TINY_FIELD_rs, 1 }, { ELEMENT_JUMP, 0, 0, 56 },
	{ ELEMENT_TEXT, 0, 0, 14 }, { ELEMENT_NAME, 0, TINY_FIELD_rs, 1 },
	{ ELEMENT_END, 0, 0, 0 }, { ELEMENT_TEXT, 0, 0, 15 },
	{ ELEMENT_NAME, 0, TINY_FIELD_rd, 1 }, { ELEMENT_END, 0, 0, 0 },
	{ ELEMENT_TEXT, 0, 0, 16 }, { ELEMENT_NAME, 0, TINY_FIELD_rd, 1 },
	{ ELEMENT_TEXT, 0, 0, 0 }, { ELEMENT_NUMBER, 0, TINY_FIELD_port, 7 },
	{ ELEMENT_END, 0, 0, 0 }, { ELEMENT_TEXT, 0, 0, 17 },
	{ ELEMENT_NAME, 0, TINY_FIELD_rs, 1 }, { ELEMENT_JUMP, 0, 0, 78 },
	{ ELEMENT_TEXT, 0, 0, 18 }, { ELEMENT_END, 0, 0, 0 }, { ELEMENT_TEXT, 0, 0, 19 },
	{ ELEMENT_END, 0, 0, 0 }, { ELEMENT_TEXT, 0, 0, 20 }, { ELEMENT_END, 0, 0, 0 },
	{ ELEMENT_TEXT, 0, 0, 21 }, { ELEMENT_JUMP, 0, 0, 74 },
};

static const struct token tokens[] = {
	{ ",", 1, 0 }, { "addi", 4, 0 }, { "ldi", 3, 0 }, { ".w", 2, 0 }, { "cmp", 3, 0 },
	{ "b", 1, 0 }, { "call", 4, 0 }, { "jr", 2, 0 }, { "ld", 2, 0 }, { "[", 1, 0 },
	{ "+", 1, 0 }, { "]", 1, 0 }, { ".b", 2, 0 }, { "st", 2, 0 }, { "push", 4, 0 },
	{ "pop", 3, 0 }, { "in", 2, 0 }, { "out", 3, 0 }, { "halt", 4, 0 }, { "trap", 4, 0 },
	{ "rti", 3, 0 }, { "cause", 5, 0 },
};

static const struct choice choices[] = {
	{ ".", 1, 1, 0, 7, 0, 1, 0, 0, ".al, .eq, .ne, .lt, .ge, .lo, .hs" },
};

static const struct choice_value choice_values[] = {
	{ "al", 2, 0 }, { "eq", 2, 1 }, { "ne", 2, 2 }, { "lt", 2, 3 }, { "ge", 2, 4 },
	{ "lo", 2, 5 }, { "hs", 2, 6 },
};

static const struct binding bindings[] = {
	{ { 0x000000000000003f }, { 0x0000000000000000 }, { 0x0000000000000000 }, { 0x0000000000000000 } },
};

static const struct key keys[] = {
	{ "addi", 4, 1, 1 }, { "b", 1, 2, 1 }, { "call", 4, 3, 1 }, { "cause", 5, 4, 1 },
	{ "cmp", 3, 5, 2 }, { "halt", 4, 7, 1 }, { "in", 2, 8, 1 }, { "jr", 2, 9, 1 },
	{ "ld", 2, 10, 2 }, { "ldi", 3, 12, 2 }, { "out", 3, 14, 1 }, { "pop", 3, 15, 1 },
	{ "push", 4, 16, 1 }, { "rti", 3, 17, 1 }, { "st", 2, 18, 2 }, { "trap", 4, 20, 1 },
};

/* Forms by mnemonic; the first 1 begin otherwise. */
static const uint16_t key_forms[] = {
	1, 2, 7, 8, 21, 5, 6, 18, 16, 9, 10, 11, 3, 4, 17, 15, 14, 20, 12, 13, 19,
};

enum { KEY_COUNT = 16, GENERAL_COUNT = 1 };

/* The first element of each form, and the bits that its text does not show. */
static const struct {
	uint32_t elements;
	uint16_t opcode;
	uint64_t base[TINY_LIMBS];
} forms[] = {
	{ 0, TINY_OP_NONE, { 0 } },
	{ 0, TINY_OP_ALU, { 0x0000000000000000 } },
	{ 7, TINY_OP_ADDI, { 0x0000000000001000 } },
	{ 14, TINY_OP_LDI, { 0x0000000000002000 } },
	{ 19, TINY_OP_LDI_LONG, { 0x0000000000003000 } },
	{ 25, TINY_OP_CMP, { 0x0000000000008000 } },
	{ 30, TINY_OP_CMP_IMM, { 0x0000000000009000 } },
	{ 33, TINY_OP_B, { 0x000000000000a000 } },
	{ 37, TINY_OP_CALL, { 0x000000000000b000 } },
	{ 40, TINY_OP_JR, { 0x000000000000c002 } },
	{ 43, TINY_OP_LD, { 0x0000000000004000 } },
	{ 53, TINY_OP_LD_BYTE, { 0x0000000000005000 } },
	{ 63, TINY_OP_ST, { 0x0000000000006000 } },
	{ 66, TINY_OP_ST_BYTE, { 0x0000000000007000 } },
	{ 70, TINY_OP_PUSH, { 0x000000000000c000 } },
	{ 73, TINY_OP_POP, { 0x000000000000c001 } },
	{ 76, TINY_OP_IN, { 0x000000000000d000 } },
	{ 81, TINY_OP_OUT, { 0x000000000000d100 } },
	{ 84, TINY_OP_HALT, { 0x000000000000e000 } },
	{ 86, TINY_OP_TRAP, { 0x000000000000e001 } },
	{ 88, TINY_OP_RTI, { 0x000000000000e002 } },
	{ 90, TINY_OP_CAUSE, { 0x000000000000c003 } },
};

enum {
	EXPECTED_MAX = 24,
	WORDS_MAX = 6
};

static const char comment[] = ";";

/* What backtracking restores: place in the text, the word so far, its bits that the text has set,
 * and how many fields it has written. */
struct state {
	size_t at;
	uint64_t word[TINY_LIMBS];
};

struct parser {
	const char *text;
	size_t length;
	unsigned form;
	struct state state;
	size_t furthest; /* where matching got stuck, over all forms, and what was expected there */
	const struct element *expected[EXPECTED_MAX + 1]; /* the last one does not count */
	unsigned expected_count;
	bool end_expected;
};

static char peek(const struct parser *p, size_t at)
{
	return at < p->length ? p->text[at] : '\0';
}

static char fold(char c)
{
	return c >= 'A' && c <= 'Z' ? (char)(c - 'A' + 'a') : c;
}

static bool is_word(char c)
{
	return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_';
}

static bool is_blank(char c)
{
	return c == ' ' || c == '\t' || c == '\r' || c == '\n';
}

static size_t skip_blanks(const struct parser *p, size_t at)
{
	while (at < p->length && is_blank(p->text[at]))
		at++;
	return at;
}

/* length if these bytes stand at `at`, else 0; whole: not followed by more of a word. */
static size_t starts(const struct parser *p, size_t at, const char *text, size_t length, bool whole)
{
	if (length > p->length || at > p->length - length)
		return 0;
	for (size_t i = 0; i < length; i++)
		if (fold(p->text[at + i]) != fold(text[i]))
			return 0;
	return whole && is_word(text[length - 1]) && is_word(peek(p, at + length)) ? 0 : length;
}

static bool starts_comment(const struct parser *p, size_t at)
{
	return starts(p, at, comment, sizeof comment - 1, false) != 0;
}

/* Notes what would have been accepted (NULL: the end); false. */
static bool expect(struct parser *p, size_t at, const struct element *element)
{
	if (at < p->furthest)
		return false;
	if (at > p->furthest) {
		p->furthest = at;
		p->expected_count = 0;
		p->end_expected = false;
	}
	if (!element) {
		p->end_expected = true;
		return false;
	}
	p->expected[p->expected_count] = element;
	p->expected_count += p->expected_count < EXPECTED_MAX;
	return false;
}

/* Sets bits; no text sets any twice. */
static bool set_bits(struct state *state, const uint64_t *mask, const uint64_t *bits)
{
	for (unsigned i = 0; i < TINY_LIMBS; i++)
		state->word[i] = (state->word[i] & ~mask[i]) | bits[i];
	return true;
}

/* Sets the bits of a field; no text sets any twice. */
static void set_value(struct state *state, unsigned position, uint64_t value)
{
	tiny_insert(state->word, &tiny_positions[position], value);
}


/* ---- operands: each returns the byte behind what it read, 0 where it read nothing ---- */

/* Digits without leading zeros. */
static size_t read_register_number(const struct parser *p, size_t at, uint64_t *number)
{
	size_t end = at;
	*number = 0;
	for (; peek(p, end) >= '0' && peek(p, end) <= '9' && end - at < 12; end++)
		*number = *number * 10 + (uint64_t)(p->text[end] - '0');
	return end - at > 1 && peek(p, at) == '0' ? 0 : end - at;
}

/* A register, or the first of a range, by prefix and number. */
static size_t read_numbered(const struct parser *p, const struct tiny_named *named, size_t at,
			    uint64_t *value)
{
	size_t used = starts(p, at, named->prefix, named->prefix_length, false);
	uint64_t number = 0;
	if (used != named->prefix_length)
		return 0;
	at += used;
	used = read_register_number(p, at, &number);
	at = used && !is_word(peek(p, at + used)) ? at + used : 0;
	*value = number;
	bool known = (number >= named->first) &
		     (number + named->range - 1 - named->first < named->count);
	return at && known ? at : 0;
}

static size_t read_named(const struct parser *p, const struct tiny_named *named, size_t at,
			 uint64_t *value)
{
	uint64_t number;
	size_t best = read_numbered(p, named, at, &number);
	*value = best ? number : 0;
	for (uint32_t i = named->name; i < named->name + named->names; i++) {
		const struct tiny_name *name = &tiny_names[i];
		size_t used = starts(p, at, name->text, name->length, true);
		if (!used)
			continue;
		*value = name->value;
		best = at + used;
	}
	return best;
}

/* The bits that stand for a number before scale and offset; false: none do. */
static bool code_number(const struct tiny_number *number, uint64_t ones, uint64_t magnitude,
			bool negative, uint64_t *bits)
{
	uint64_t sign = ones ^ ones >> 1;
	*bits = (negative ? 0 - magnitude : magnitude) & ones;
	if (number->coding == CODING_SIGNED)
		return magnitude < sign + negative;
	return magnitude <= ones && (!negative || !magnitude);
}

/* Takes the scale out of a number; false: no multiple of it. */
static bool unscale(const struct tiny_number *number, uint64_t *magnitude, bool *negative)
{
	if (number->scale == 1)
		return true;
	if (*magnitude > INT64_MAX)
		return false;
	int64_t value = *negative ? -(int64_t)*magnitude : (int64_t)*magnitude;
	*magnitude /= (uint64_t)number->scale;
	return value % number->scale == 0;
}

/* Is it one of the numbers that are accepted besides, modulo the width? */
static bool accepts(const struct tiny_number *number, uint64_t ones, uint64_t magnitude,
		    bool negative, uint64_t *bits)
{
	*bits = (0 - magnitude) & ones;
	return number->has_accept && negative && magnitude <= 0 - (uint64_t)number->accept_min;
}

/* Hexadecimal digits behind the number's own prefix, or a number as everywhere. Returns the bytes
 * read. */
static size_t read_magnitude(const struct parser *p, const struct tiny_number *number, size_t at,
			     uint64_t *magnitude)
{
	bool overflow;
	size_t prefix = starts(p, at, number->prefix, number->prefix_length, false);
	size_t length = p->length - at - prefix, used;
	if (prefix)
		used = tiny_read_digits(p->text + at + prefix, length, 16, magnitude, &overflow);
	else
		used = tiny_read_integer(p->text + at, length, magnitude, &overflow);
	return used && !overflow ? prefix + used : 0;
}

/* [ "-" ] number */
static size_t read_number(const struct parser *p, const struct tiny_number *number, size_t at,
			  uint64_t *bits)
{
	uint64_t ones = UINT64_MAX >> (64 - tiny_positions[number->position].width);
	uint64_t magnitude = 0;
	bool negative = peek(p, at) == '-';
	if (negative)
		at = skip_blanks(p, at + 1);
	size_t used = at < p->length ? read_magnitude(p, number, at, &magnitude) : 0;
	at += used;
	if (!used || is_word(peek(p, at)))
		return 0;
	uint64_t scaled = magnitude;
	bool sign = negative;
	if (unscale(number, &scaled, &sign) && code_number(number, ones, scaled, sign, bits))
		return at;
	return accepts(number, ones, magnitude, negative, bits) ? at : 0;
}

static bool match_operand(struct parser *p, const struct element *element)
{
	size_t at = skip_blanks(p, p->state.at), end = 0;
	uint64_t value = 0;
	unsigned position = 0;
	if (element->kind == ELEMENT_NUMBER) {
		end = read_number(p, &tiny_numbers[element->at], at, &value);
		position = tiny_numbers[element->at].position;
	}
	if (element->kind == ELEMENT_NAME) {
		end = read_named(p, &tiny_named[element->at], at, &value);
		position = tiny_named[element->at].position;
	}
	if (!end)
		return expect(p, at, element);
	set_value(&p->state, position, value);
	p->state.at = end;
	return true;
}

static bool match_text(struct parser *p, const struct element *element)
{
	const struct token *token = &tokens[element->at];
	size_t at = skip_blanks(p, p->state.at);
	size_t used = starts(p, at, token->text, token->length, !token->open);
	if (!used)
		return expect(p, at, element);
	p->state.at = at + used;
	return true;
}

static bool take_choice(struct parser *p, const struct element *element)
{
	const struct choice *choice = &choices[element->at];
	size_t at = skip_blanks(p, p->state.at);
	size_t name = at + starts(p, at, choice->separator, choice->length, false), end;
	uint64_t value = 0;
	uint32_t last = choice->value + (name == at + choice->length ? choice->values : 0u);
	end = name;
	for (uint32_t i = choice->value; i < last; i++) {
		const struct choice_value *one = &choice_values[i];
		if (one->length <= end - name || !starts(p, name, one->text, one->length, !choice->open))
			continue;
		end = name + one->length;
		value = one->value;
	}
	if (end == name)
		return expect(p, at, element);
	set_value(&p->state, choice->position, value);
	p->state.at = end;
	return true;
}

static bool match(struct parser *p, const struct element *element);

/* Modifiers in any order: of those not yet taken the first that lists the value takes it. */
static bool match_choices(struct parser *p, const struct element *first, unsigned count,
			  uint32_t taken)
{
	struct state saved = p->state;
	for (unsigned k = 0; k < count; k++) {
		if (taken >> k & 1 || !take_choice(p, first + k))
			continue;
		if (match_choices(p, first, count, taken | (uint32_t)1 << k))
			return true;
		p->state = saved;
	}
	for (unsigned k = 0; k < count; k++) {
		const struct choice *choice = &choices[first[k].at];
		if (taken >> k & 1)
			continue;
		set_value(&p->state, choice->position, choice->hidden);
	}
	if (match(p, first + count))
		return true;
	p->state = saved;
	return false;
}

/* An optional part: there, or else left out. */
static bool match_group(struct parser *p, const struct element *group)
{
	const struct binding *binding = &bindings[group->at];
	struct state saved = p->state;
	set_bits(&p->state, binding->present_mask, binding->present);
	if (match(p, group + 1))
		return true;
	p->state = saved;
	set_bits(&p->state, binding->absent_mask, binding->absent);
	if (match(p, group + 1 + group->count))
		return true;
	p->state = saved;
	return false;
}

/* Only terminator and comment may follow, and the form must have the word. */
static bool accept(struct parser *p)
{
	size_t at = skip_blanks(p, p->state.at);
	if (at < p->length && !starts_comment(p, at))
		return expect(p, at, NULL);
	return true;
}

/* Matches from an element to the end of the form. */
static bool match(struct parser *p, const struct element *element)
{
	for (;;) {
		while (element->kind == ELEMENT_JUMP)
			element = &elements[element->at];
		switch (element->kind) {
		case ELEMENT_END:
			return accept(p);
		case ELEMENT_GROUP:
			return match_group(p, element);
		case ELEMENT_CHOICE:
			return match_choices(p, element, element->count, 0);
		case ELEMENT_TEXT:
			if (!match_text(p, element))
				return false;
			break;
		default:
			if (!match_operand(p, element))
				return false;
		}
		element++;
	}
}

static bool match_form(struct parser *p, unsigned form)
{
	p->form = form;
	p->state.at = 0;
	for (unsigned i = 0; i < TINY_LIMBS; i++) {
		p->state.word[i] = forms[form].base[i];
	}
	return match(p, &elements[forms[form].elements]);
}

/* ---- messages ---- */

struct message {
	char *text;
	size_t length;
};

static void say(struct message *m, const char *text, size_t length)
{
	enum { ROOM = sizeof ((struct tiny_error *)0)->message };
	for (size_t i = 0; i < length; i++) {
		m->text[m->length] = text[i]; /* the last byte is for the NUL */
		m->length += m->length < ROOM - 1;
	}
	m->text[m->length] = '\0';
}

static void say_text(struct message *m, const char *text)
{
	size_t length = 0;
	while (text[length])
		length++;
	say(m, text, length);
}

static void say_element(struct message *m, const struct element *element)
{
	switch (element->kind) {
	case ELEMENT_TEXT:
		say_text(m, "'");
		say(m, tokens[element->at].text, tokens[element->at].length);
		say_text(m, "'");
		break;
	case ELEMENT_CHOICE: say_text(m, choices[element->at].expected); break;
	case ELEMENT_NUMBER: say_text(m, tiny_numbers[element->at].expected); break;
	default: say_text(m, tiny_named[element->at].expected); break;
	}
}

/* Was this said between `from` and `to` already? */
static bool said(const struct message *m, size_t from, size_t to)
{
	size_t length = to - from;
	for (size_t i = 0; i + length <= from; i++) {
		size_t k = 0;
		while (k < length && m->text[i + k] == m->text[from + k])
			k++;
		if (k == length)
			return true;
	}
	return false;
}

static void say_found(struct message *m, const struct parser *p, size_t at)
{
	size_t end = at + 1;
	if (at >= p->length) {
		say_text(m, ", found the end of the line");
		return;
	}
	while (end < p->length && end - at < 24 && is_word(p->text[end]))
		end++;
	while (end < p->length && ((unsigned char)p->text[end] & 0xc0) == 0x80)
		end++;
	say_text(m, ", found '");
	say(m, p->text + at, end - at);
	say_text(m, "'");
}

static void say_expected(struct message *m, const struct parser *p)
{
	size_t items = 0;
	say_text(m, "expected ");
	for (unsigned i = 0; i < p->expected_count + p->end_expected; i++) {
		size_t before = m->length;
		if (items)
			say_text(m, " or ");
		size_t from = m->length;
		if (i < p->expected_count)
			say_element(m, p->expected[i]);
		else
			say_text(m, "the end of the instruction");
		if (said(m, from, m->length))
			m->length = before;
		else
			items++;
	}
	say_found(m, p, p->furthest);
}

/* The column of the error's place, in code points. */
static void set_column(const char *text, struct tiny_error *error)
{
	error->column = 1;
	for (size_t i = 0; i < error->offset; i++)
		error->column += ((unsigned char)text[i] & 0xc0) != 0x80;
}

/* Where the text begins. */
static size_t likely_mnemonic(const struct parser *p)
{
	size_t at = 0;
	while (peek(p, at) == ' ' || peek(p, at) == '\t')
		at++;
	return at;
}

static void explain(const struct parser *p, bool known, struct tiny_error *error)
{
	struct message m = { error->message, 0 };
	size_t mnemonic = likely_mnemonic(p);
	error->offset = p->furthest;
	if (!known && !p->furthest && is_word(peek(p, mnemonic))) {
		error->offset = mnemonic;
		say_text(&m, "unknown mnemonic");
		say_found(&m, p, mnemonic);
	} else {
		say_expected(&m, p);
	}
}

/* ---- candidates ---- */

/* Order of a word of the text and a mnemonic. */
static int compare_key(const struct parser *p, size_t at, size_t length, const struct key *key)
{
	for (size_t i = 0; i < length && i < key->length; i++) {
		unsigned char a = (unsigned char)fold(p->text[at + i]), b = (unsigned char)key->text[i];
		if (a != b)
			return a < b ? -1 : 1;
	}
	return (length > key->length) - (length < key->length);
}

static const struct key *find_key(const struct parser *p, size_t at, size_t length)
{
	size_t low = 0, high = KEY_COUNT;
	while (low < high) {
		size_t middle = low + (high - low) / 2;
		int order = compare_key(p, at, length, &keys[middle]);
		if (order == 0)
			return &keys[middle];
		if (order < 0)
			high = middle;
		else
			low = middle + 1;
	}
	return NULL;
}

/* Tries forms in order up to the first that reads the text; *best is the reading so far. */
static void try_forms(struct parser *p, const uint16_t *form, size_t count, unsigned *best,
		      uint64_t *word)
{
	for (size_t i = 0; i < count; i++) {
		if (*best && *best <= form[i])
			return;
		if (!match_form(p, form[i]))
			continue;
		*best = form[i];
		for (unsigned k = 0; k < TINY_LIMBS; k++)
			word[k] = p->state.word[k];
	}
}

/* Tries the forms that each of the first words of the text can begin; false: no word can. */
static bool try_words(struct parser *p, unsigned *best, uint64_t *word)
{
	bool known = false;
	size_t at = 0;
	for (unsigned words = 0; words < WORDS_MAX && at < p->length && !*best; words++) {
		while (at < p->length && !is_word(p->text[at]))
			at++;
		size_t end = at;
		while (is_word(peek(p, end)))
			end++;
		const struct key *key = find_key(p, at, end - at);
		at = end;
		if (!key)
			continue;
		known = true;
		try_forms(p, &key_forms[key->first], key->count, best, word);
	}
	return known;
}

static enum tiny_status parse_plain(const char *text, size_t length, struct tiny_insn *insn,
				struct tiny_error *error)
{
	struct parser p;
	unsigned best = 0;
	p.text = text;
	p.length = length;
	p.furthest = 0;
	p.expected_count = 0;
	p.end_expected = false;
	for (unsigned i = 0; i < TINY_LIMBS; i++)
		insn->word[i] = 0; /* what it is where no form reads the text */
	bool known = try_words(&p, &best, insn->word);
	try_forms(&p, key_forms, GENERAL_COUNT, &best, insn->word);
	insn->opcode = forms[best].opcode;
	insn->length = tiny_opcodes[insn->opcode].length;
	insn->form = 0;
	if (best) {
		insn->form = (uint16_t)tiny_find_form(insn->word, insn->opcode);
		return TINY_STATUS_OK;
	}
	explain(&p, known, error);
	return TINY_STATUS_SYNTAX;
}

/* ---- aliases: text that stands for the text of one or more instructions ---- */

/* A literal text, or with param >= 0 any text. */
struct alias_node {
	int8_t param;
	const char *text;
	uint8_t length;
};

/* nodes [node, node+nodes): what is written; meanings [meaning, meaning+meanings): what for.
 * word: it begins with a word of its own. */
struct alias {
	const char *pattern;
	uint32_t node, nodes, meaning, meanings;
	bool word;
};

struct meaning {
	uint32_t node, nodes;
};

static const struct alias_node alias_nodes[] = {
	{ -1, "set", 3 }, { 0, "", 0 }, { -1, ",", 1 }, { 1, "", 0 }, { -1, "ldi", 3 },
	{ -1, " ", 1 }, { 0, "", 0 }, { -1, ",", 1 }, { -1, " ", 1 }, { 1, "", 0 },
	{ -1, "ldi", 3 }, { -1, ".w", 2 }, { -1, " ", 1 }, { 0, "", 0 }, { -1, ",", 1 },
	{ -1, " ", 1 }, { 1, "", 0 }, { -1, "mov", 3 }, { 0, "", 0 }, { -1, ",", 1 },
	{ 1, "", 0 }, { -1, "addi", 4 }, { -1, " ", 1 }, { 0, "", 0 }, { -1, ",", 1 },
	{ -1, " ", 1 }, { 1, "", 0 }, { -1, ",", 1 }, { -1, " ", 1 }, { -1, "0", 1 },
	{ -1, "nop", 3 }, { -1, "addi", 4 }, { -1, " ", 1 }, { -1, "r0", 2 }, { -1, ",", 1 },
	{ -1, " ", 1 }, { -1, "r0", 2 }, { -1, ",", 1 }, { -1, " ", 1 }, { -1, "0", 1 },
	{ -1, "ret", 3 }, { -1, "jr", 2 }, { -1, " ", 1 }, { -1, "lr", 2 },
};

static const struct meaning meanings[] = {
	{ 4, 6 }, { 10, 7 }, { 21, 9 }, { 31, 9 }, { 41, 3 },
};

static const struct alias aliases[] = {
	/* set_short */
	{ "set d, n", 0, 4, 0, 1, 1 },
	/* set_long */
	{ "set d, n", 0, 4, 1, 1, 1 },
	/* mov */
	{ "mov d, s", 17, 4, 2, 1, 1 },
	/* nop */
	{ "nop", 30, 1, 3, 1, 1 },
	/* ret */
	{ "ret", 40, 1, 4, 1, 1 },
};

enum {
	ALIAS_COUNT = 5,
	PARAMS_MAX = 3,
	PIECES_MAX = 3, /* parameters in what an alias stands for */
	ALIAS_TEXT_MAX = 512,  /* bytes of what an alias stands for */
	DEPTH_MAX = 8,         /* aliases that mean each other */
	TRIES_MAX = 20000,     /* places tried per alias, ... */
	EXPANSIONS_MAX = 1000  /* and expansions per line: no text makes the parser hang */
};

/* A piece of text; of an expansion: what was taken from byte `at` of the text on. */
struct capture {
	size_t at, length;
};

struct alias_match {
	struct parser input; /* text and length alone */
	const struct alias *alias;
	struct capture captures[PARAMS_MAX];
	unsigned tries;
};

static int depth_of(char c)
{
	if (c == '(' || c == '[' || c == '{')
		return 1;
	return c == ')' || c == ']' || c == '}' ? -1 : 0;
}

static bool match_nodes(struct alias_match *m, uint32_t node, size_t at);

/* The shortest text behind which the rest of the pattern matches, its brackets in pairs. */
static bool match_param(struct alias_match *m, uint32_t node, size_t at)
{
	const struct parser *p = &m->input;
	struct capture *capture = &m->captures[alias_nodes[m->alias->node + node].param];
	int depth = 0;
	for (size_t end = at; end < p->length && depth >= 0;) {
		depth += depth_of(p->text[end++]);
		if (depth || (is_word(p->text[end - 1]) && is_word(peek(p, end))))
			continue;
		if (m->tries == 0)
			return false;
		m->tries--;
		if (!match_nodes(m, node + 1, end))
			continue;
		*capture = (struct capture){ at, end - at };
		return true;
	}
	return false;
}

static bool match_nodes(struct alias_match *m, uint32_t node, size_t at)
{
	at = skip_blanks(&m->input, at);
	if (node == m->alias->nodes)
		return at == m->input.length;
	const struct alias_node *n = &alias_nodes[m->alias->node + node];
	if (n->param >= 0)
		return match_param(m, node, at);
	size_t used = starts(&m->input, at, n->text, n->length, true);
	return used && match_nodes(m, node + 1, at + used);
}

/* The text of one instruction without comment: sets the length. */
static void cut_bare(struct parser *p)
{
	for (size_t at = 0; at < p->length; at++)
		if (starts_comment(p, at))
			p->length = at;
	while (p->length && is_blank(p->text[p->length - 1]))
		p->length--;
}

static bool match_alias(struct alias_match *m, const struct alias *alias, const char *text,
			size_t length)
{
	m->input.text = text;
	m->input.length = length;
	m->alias = alias;
	m->tries = TRIES_MAX;
	cut_bare(&m->input);
	return skip_blanks(&m->input, 0) < m->input.length && match_nodes(m, 0, 0);
}

struct expansion {
	char text[ALIAS_TEXT_MAX];
	size_t length;
	struct {
		size_t from, length, original;
	} pieces[PIECES_MAX];
	unsigned count;
};

/* False: it does not fit. */
static bool add_piece(struct expansion *e, const char *text, size_t length)
{
	if (length > ALIAS_TEXT_MAX - e->length)
		return false;
	for (size_t i = 0; i < length; i++)
		e->text[e->length++] = text[i];
	return true;
}

static bool expand(const struct alias_match *m, const struct meaning *meaning, struct expansion *e)
{
	e->length = 0;
	e->count = 0;
	for (uint32_t i = meaning->node; i < meaning->node + meaning->nodes; i++) {
		const struct alias_node *node = &alias_nodes[i];
		if (node->param < 0) {
			if (!add_piece(e, node->text, node->length))
				return false;
			continue;
		}
		const struct capture *capture = &m->captures[node->param];
		e->pieces[e->count].from = e->length;
		e->pieces[e->count].length = capture->length;
		e->pieces[e->count++].original = capture->at;
		if (!add_piece(e, m->input.text + capture->at, capture->length))
			return false;
	}
	return true;
}

/* The byte of the text that a byte of the expansion comes from, or where the text begins. */
static size_t original_offset(const struct expansion *e, size_t offset, size_t start)
{
	size_t original = start;
	for (unsigned i = e->count; i-- > 0;) {
		size_t behind = offset - e->pieces[i].from; /* more than any length: before it */
		if (behind <= e->pieces[i].length)
			original = e->pieces[i].original + behind;
	}
	return original;
}

/* A line in the reading: the instructions so far, and how many more expansions may be made. */
struct line_reader {
	struct tiny_insn *list;
	size_t most, count;
	unsigned left;
	const struct alias *chain[DEPTH_MAX]; /* aliases on the way: none is used inside itself */
};

/* May the alias be tried at this depth? Counts it. */
static bool may_try(struct line_reader *r, unsigned depth, const struct alias *alias)
{
	for (unsigned i = 0; i < depth; i++)
		if (r->chain[i] == alias)
			return false;
	bool more = r->left > 0;
	r->left -= more;
	return more & (depth < DEPTH_MAX);
}

static bool read_line(struct line_reader *r, const char *text, size_t length, unsigned depth,
		      struct tiny_error *error);

static bool read_meanings(struct line_reader *r, const struct alias_match *m, unsigned depth,
			  struct tiny_error *error)
{
	struct expansion expansion;
	struct message message = { error->message, 0 };
	size_t before = r->count, start = skip_blanks(&m->input, 0);
	for (uint32_t i = 0; i < m->alias->meanings; i++) {
		if (!expand(m, &meanings[m->alias->meaning + i], &expansion)) {
			error->offset = start;
			say_text(&message, "the expansion of this alias is too long");
		} else if (read_line(r, expansion.text, expansion.length, depth, error)) {
			continue;
		} else {
			error->offset = original_offset(&expansion, error->offset, start);
		}
		r->count = before;
		return false;
	}
	return true;
}

/* An instruction, or the first alias whose meaning can be read. */
static bool read_line(struct line_reader *r, const char *text, size_t length, unsigned depth,
		      struct tiny_error *error)
{
	struct tiny_insn insn;
	struct alias_match m;
	bool explained = false;
	if (parse_plain(text, length, &insn, error) == TINY_STATUS_OK) {
		if (r->count < r->most)
			r->list[r->count] = insn;
		r->count++;
		return true;
	}
	for (unsigned i = 0; i < ALIAS_COUNT; i++) {
		const struct alias *alias = &aliases[i];
		struct tiny_error inner = { 0, 1, "" };
		if (!may_try(r, depth, alias))
			continue;
		bool matches = match_alias(&m, alias, text, length);
		size_t start = skip_blanks(&m.input, 0);
		const struct alias_node *first = &alias_nodes[alias->node];
		bool meant = starts(&m.input, start, first->text, first->length, true);
		r->chain[depth] = alias;
		if (matches && read_meanings(r, &m, depth + 1, &inner))
			return true;
		if (!meant || explained)
			continue;
		if (!matches) {
			struct message message = { inner.message, 0 };
			inner.offset = start;
			say_text(&message, "expected '");
			say_text(&message, alias->pattern);
			say_text(&message, "' (an alias)");
		}
		*error = inner;
		explained = matches;
	}
	return false;
}

enum tiny_status tiny_parse_line(const char *text, size_t length, struct tiny_insn *list,
			      size_t most, size_t *count, struct tiny_error *error)
{
	struct tiny_error unused;
	struct line_reader r = { list, most, 0, EXPANSIONS_MAX, { NULL } };
	error = error ? error : &unused;
	bool good = read_line(&r, text, length, 0, error);
	*count = r.count;
	if (!good)
		set_column(text, error);
	return good ? TINY_STATUS_OK : TINY_STATUS_SYNTAX;
}

enum tiny_status tiny_parse(const char *text, size_t length, struct tiny_insn *insn,
			 struct tiny_error *error)
{
	size_t count;
	enum tiny_status status = tiny_parse_line(text, length, insn, 1, &count, error);
	if (status != TINY_STATUS_OK)
		tiny_init(insn, TINY_OP_NONE);
	return status;
}
