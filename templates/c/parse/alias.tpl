%# SPDX-License-Identifier: MIT

/* ---- aliases: other texts for one or more instructions ---- */

%if $glued
/* A literal text, or with param >= 0 any text. tight: what is before it goes on with it; if it is a
 * parameter, with letters, digits, '_' and '.', or nothing. open: it may go on in this way. */
%else
/* A literal text, or with param >= 0 any text. */
%end
struct alias_node {
	int8_t param;
	const char *text;
	uint8_t length;
%if $glued
	bool open, tight;
%end
};

/* nodes [node, node+nodes): its text; meanings [meaning, meaning+meanings): its instructions.
 * word: it begins with a literal word. */
struct alias {
	const char *pattern;
	uint32_t node, nodes, meaning, meanings;
	bool word;
};

struct meaning {
	uint32_t node, nodes;
};

static const struct alias_node alias_nodes[] = {
%each $d/alias-nodes/row fill 87
%if $glued
	{ ${@param}, "${c-string: @text}", ${@length}, ${@open}, ${@tight} },
%else
	{ ${@param}, "${c-string: @text}", ${@length} },
%end
%else
	{ 0 },
%end
};

static const struct meaning meanings[] = {
%each $d/meanings/row fill 87
	{ ${@first}, ${@count} },
%else
	{ 0 },
%end
};

static const struct alias aliases[] = {
%each $d/aliases/row
%each line
	/* ${c-comment: .} */
%end
	{ "${c-string: @text}", ${@node}, ${@nodes}, ${@meaning}, ${@meanings}, ${@word} },
%end
};

enum {
	ALIAS_COUNT = ${$d/aliases/@count},
	PARAMS_MAX = ${$d/@alias-params},
	PIECES_MAX = ${$d/@alias-pieces}, /* parameters in the expansion of an alias */
	ALIAS_TEXT_MAX = 512,  /* bytes of the expansion of an alias */
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

/* The end of the character constant at `at`, such as '(' or '\n'; 0: none. */
static size_t quote_end(const struct parser *p, size_t at)
{
	size_t end = at + 1, last = at + 6;
	if (peek(p, at) != '\'' || at + 2 >= p->length)
		return 0;
	if (p->text[end] == '\\') /* the character after it, and digits */
		for (end += 2; end < last && is_word(peek(p, end));)
			end++;
	else
		for (end++; ((unsigned char)peek(p, end) & 0xc0) == 0x80;)
			end++;
	return peek(p, end) == '\'' ? end + 1 : 0;
}

static int depth_of(char c)
{
	if (c == '(' || c == '[' || c == '{')
		return 1;
	return c == ')' || c == ']' || c == '}' ? -1 : 0;
}

static bool match_nodes(struct alias_match *m, uint32_t node, size_t at);

/* The shortest text after which the rest of the pattern matches, with balanced brackets. */
static bool match_param(struct alias_match *m, uint32_t node, size_t at)
{
	const struct parser *p = &m->input;
	struct capture *capture = &m->captures[alias_nodes[m->alias->node + node].param];
	int depth = 0;
	for (size_t end = at; end < p->length && depth >= 0;) {
		size_t quoted = quote_end(p, end);
		depth += quoted ? 0 : depth_of(p->text[end]);
		end = quoted ? quoted : end + 1;
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

%include "parse/alias_match.tpl"

%include "parse/expand.tpl"
%include "parse/line.tpl"
