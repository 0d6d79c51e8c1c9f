
/* ---- messages ---- */

struct message {
	char *text;
	size_t length;
};

static void say(struct message *m, const char *text, size_t length)
{
	enum { ROOM = sizeof ((struct ${$p}_error *)0)->message };
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
