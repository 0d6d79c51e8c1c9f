enum { EXPECTED_MAX = 24, WRITTEN_MAX = 64, STEPS_MAX = 20000, WORDS_MAX = 6 };

static const char terminator[] = "${c-string: /isa/assembly/@terminator}";
static const char comment[] = "${c-string: /isa/assembly/@comment}";

/* What backtracking restores: place in the text, the word so far, its bits that the text has set,
 * and how many fields it has written. */
struct state {
	size_t at;
	uint64_t word[${$P}_LIMBS], written[${$P}_LIMBS];
	unsigned fields;
};

/* Where the text wrote a field: bytes [from, to). */
struct written {
	unsigned field;
	size_t from, to;
};

struct parser {
	const char *text;
	size_t length;
	unsigned form;
	unsigned steps; /* elements that may still be tried: no text makes the parser hang */
	struct state state;
	struct written written[WRITTEN_MAX];
	size_t furthest; /* where matching got stuck, over all forms, and what was expected there */
	const struct element *expected[EXPECTED_MAX];
	unsigned expected_count;
	bool end_expected;
	unsigned misfit_form; /* a form that has the text, but not the values; 0: none */
	unsigned misfit_count;
	struct written misfit;
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

/* length if these bytes stand at `at`, else 0; whole: not followed by more of a word. */
static size_t starts(const struct parser *p, size_t at, const char *text, size_t length, bool whole)
{
	if (length == 0 || length > p->length || at > p->length - length)
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
	bool any = p->expected_count || p->end_expected;
	if (at < p->furthest && any)
		return false;
	if (at > p->furthest || !any) {
		p->furthest = at;
		p->expected_count = 0;
		p->end_expected = false;
	}
	if (!element)
		p->end_expected = true;
	else if (p->expected_count < EXPECTED_MAX)
		p->expected[p->expected_count++] = element;
	return false;
}

/* Sets bits; false when the text has set them otherwise before. */
static bool set_bits(struct state *state, const uint64_t *mask, const uint64_t *bits)
{
	for (unsigned i = 0; i < ${$P}_LIMBS; i++)
		if ((state->word[i] ^ bits[i]) & mask[i] & state->written[i])
			return false;
	for (unsigned i = 0; i < ${$P}_LIMBS; i++) {
		state->word[i] = (state->word[i] & ~mask[i]) | bits[i];
		state->written[i] |= mask[i];
	}
	return true;
}

static bool set_value(struct state *state, unsigned position, uint64_t value)
{
	uint64_t mask[${$P}_LIMBS] = { 0 }, bits[${$P}_LIMBS] = { 0 };
	${$p}_insert(mask, &${$p}_positions[position], UINT64_MAX);
	${$p}_insert(bits, &${$p}_positions[position], value);
	return set_bits(state, mask, bits);
}

static void note_field(struct parser *p, const struct element *element, size_t from)
{
	if (p->state.fields < WRITTEN_MAX)
		p->written[p->state.fields++] =
			(struct written){ element->field, from, p->state.at };
}
