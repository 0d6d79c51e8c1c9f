/* SPDX-License-Identifier: MIT */
/* Escaping for man pages: characters that troff or a terminal would interpret become named
 * escapes. */
#include "template/man_escape.h"

/* groff_char(7): the escape that shows an ASCII character literally. */
static const char *special(char c)
{
	switch (c) {
	case '\\': return "\\e";
	case '-': return "\\-";
	case '\'': return "\\(aq";
	case '`': return "\\(ga";
	case '^': return "\\(ha";
	case '~': return "\\(ti";
	case '"': return "\\(dq";
	default: return NULL;
	}
}

/* Characters that are invisible, or that change the direction of text. */
static bool is_hidden(uint32_t code)
{
	return (code >= 0x7F && code < 0xA0) || (code >= 0x200B && code <= 0x200F) ||
		   (code >= 0x2028 && code <= 0x202E) || (code >= 0x2060 && code <= 0x206F) ||
		   code == 0xFEFF;
}

/* East Asian punctuation that must not begin a line, or must not end one. */
static bool is_closing(uint32_t code)
{
	return code == 0x3001 || code == 0x3002 || (code >= 0x3009 && code <= 0x3011 && code % 2) ||
		   code == 0xFF01 || code == 0xFF09 || code == 0xFF0C || code == 0xFF0E || code == 0xFF1A ||
		   code == 0xFF1B || code == 0xFF1F || code == 0xFF3D;
}

static bool is_opening(uint32_t code)
{
	return (code >= 0x3008 && code <= 0x3010 && code % 2 == 0) || code == 0xFF08 || code == 0xFF3B;
}

/* Can a line break between the two characters? East Asian text has no blanks, and troff breaks only
 * at blanks. */
static bool may_break(uint32_t before, uint32_t after)
{
	return utf8_cells(before) == 2 && utf8_cells(after) == 2 && !is_opening(before) &&
		   !is_closing(after);
}

void man_escape(struct buffer *out, struct str text)
{
	uint32_t before = ' ';
	bool at_start = true;
	for (size_t i = 0; i < text.length;) {
		uint32_t code = 0;
		size_t length = utf8_decode(str_slice(text, i, text.length), &code);
		char c = text.text[i];
		const char *name = length == 1 ? special(c) : NULL;
		if (at_start && c == '.')
			buffer_add(out, STR("\\&"));
		if (may_break(before, code))
			buffer_add(out, STR("\\:"));
		if (name)
			buffer_add(out, str_from_c(name));
		else if (!length || code < ' ')
			buffer_add_char(out, ' ');
		else if (is_hidden(code))
			buffer_printf(out, "U+%04X", (unsigned)code);
		else
			buffer_add(out, str_slice(text, i, i + length));
		at_start = false;
		before = code;
		i += length ? length : 1;
	}
}
