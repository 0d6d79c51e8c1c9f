%# SPDX-License-Identifier: MIT
enum {
	EXPECTED_MAX = 24,
%if $misfits
	WRITTEN_MAX = ${$d/@element-max}, /* as many elements has the longest form */
%end
%if $long-search
	STEPS_MAX = 20000,
%end
	WORDS_MAX = ${$d/@words}
};

%if $terminator
static const char terminator[] = "${c-string: /isa/assembly/@terminator}";
%end
%if $comment
static const char comment[] = "${c-string: /isa/assembly/@comment}";
%end

/* What backtracking restores: place in the text, the word so far, its bits that the text has set,
 * and how many fields it has written. */
struct state {
	size_t at;
%if $written-twice
	uint64_t word[${$P}_LIMBS], written[${$P}_LIMBS];
%else
	uint64_t word[${$P}_LIMBS];
%end
%if $misfits
	unsigned fields;
%end
};

%if $misfits
/* Where the text wrote a field: bytes [from, to). */
struct written {
	unsigned field;
	size_t from, to;
};

%end
struct parser {
	const char *text;
	size_t length;
	unsigned form;
%if $long-search
	unsigned steps; /* elements that may still be tried: no text makes the parser hang */
%end
	struct state state;
%if $misfits
	struct written written[WRITTEN_MAX];
%end
	size_t furthest; /* where matching got stuck, over all forms, and what was expected there */
	const struct element *expected[EXPECTED_MAX + 1]; /* the last one does not count */
	unsigned expected_count;
	bool end_expected;
%if $misfits
	unsigned misfit_form; /* a form that has the text, but not the values; 0: none */
	unsigned misfit_count;
	struct written misfit;
%end
};

static char peek(const struct parser *p, size_t at)
{
	return at < p->length ? p->text[at] : '\0';
}

static char fold(char c)
{
%if /isa/assembly/@case = 'fold'
	return c >= 'A' && c <= 'Z' ? (char)(c - 'A' + 'a') : c;
%else
	return c;
%end
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

/* length if these bytes are at `at`, else 0; whole: not followed by more of a word. */
static size_t starts(const struct parser *p, size_t at, const char *text, size_t length, bool whole)
{
	if (length > p->length || at > p->length - length)
		return 0;
	for (size_t i = 0; i < length; i++)
		if (fold(p->text[at + i]) != fold(text[i]))
			return 0;
	return whole && is_word(text[length - 1]) && is_word(peek(p, at + length)) ? 0 : length;
}

%if $comment
static bool starts_comment(const struct parser *p, size_t at)
{
	return starts(p, at, comment, sizeof comment - 1, false) != 0;
}
%end

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

%include "parse/state.tpl"
