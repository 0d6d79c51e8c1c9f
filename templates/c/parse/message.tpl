%# SPDX-License-Identifier: MIT

/* ---- messages ---- */

struct message {
	char *text;
	size_t length;
};

static void say_byte(struct message *m, char c)
{
	enum { ROOM = sizeof ((struct ${$p}_error *)0)->message };
	m->text[m->length] = c; /* the last byte is for the NUL */
	m->length += m->length < ROOM - 1;
	m->text[m->length] = '\0';
}

static void say_text(struct message *m, const char *text)
{
	for (; *text; text++)
		say_byte(m, *text);
}

/* A character by its number, in four or six hexadecimal digits. */
static void say_code(struct message *m, uint32_t code)
{
	say_text(m, "U+");
	for (int shift = code < 0x10000 ? 12 : 20; shift >= 0; shift -= 4)
		say_byte(m, "0123456789ABCDEF"[code >> shift & 15]);
}

/* Control characters by their numbers. */
static void say(struct message *m, const char *text, size_t length)
{
	for (size_t i = 0; i < length; i++)
		if ((unsigned char)text[i] < 0x20 || text[i] == 0x7f)
			say_code(m, (unsigned char)text[i]);
		else
			say_byte(m, text[i]);
}

static void say_element(struct message *m, const struct element *element)
{
	switch (element->kind) {
	case ELEMENT_TEXT:
		say_text(m, "'");
		say(m, tokens[element->at].text, tokens[element->at].length);
		say_text(m, "'");
		break;
%if $signs
	case ELEMENT_SIGN: say_text(m, "'+'"); break;
%end
%if $choices
	case ELEMENT_CHOICE: say_text(m, choices[element->at].expected); break;
%end
%if $numbers
	case ELEMENT_NUMBER: say_text(m, ${$p}_numbers[element->at].expected); break;
%end
%if $floats
	case ELEMENT_FLOAT: say_text(m, "a floating-point number"); break;
%end
%if $register-lists
	case ELEMENT_LIST: say_text(m, ${$p}_lists[element->at].expected); break;
%end
%if $named
	default: say_text(m, ${$p}_named[element->at].expected); break;
%end
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

/* The character beyond ASCII at `at`; its bytes are not checked. */
static uint32_t code_at(const struct parser *p, size_t at)
{
	unsigned char first = (unsigned char)peek(p, at);
	uint32_t code = first & (first < 0xe0 ? 0x1fu : first < 0xf0 ? 0x0fu : 0x07u);
	for (at++; ((unsigned char)peek(p, at) & 0xc0) == 0x80; at++)
		code = code << 6 | ((unsigned char)peek(p, at) & 0x3fu);
	return code;
}

/* Is it a blank, or a mark that looks like one? */
static bool is_unseen(uint32_t code)
{
	return code == 0xa0 || code == 0xad || (code >= 0x2000 && code < 0x2010) ||
	       (code >= 0x2028 && code < 0x2030) || (code >= 0x205f && code < 0x2070) ||
	       code == 0x3000 || code == 0xfeff;
}

static void say_found(struct message *m, const struct parser *p, size_t at)
{
	size_t end = at + 1;
	if (at >= p->length) {
		say_text(m, ", found the end of the line");
		return;
	}
	bool ascii = (unsigned char)p->text[at] < 0x80;
	say_text(m, ", found ");
	if (!ascii && is_unseen(code_at(p, at))) {
		say_code(m, code_at(p, at));
		return;
	}
	while (end < p->length && end - at < 24 &&
	       (ascii ? is_word(p->text[end]) : (unsigned char)p->text[end] >= 0x80))
		end++;
	while (end < p->length && ((unsigned char)p->text[end] & 0xc0) == 0x80)
		end++;
	say_text(m, "'");
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
