/* ---- texts that have to be refused ---- */

static void refused(const char *text, size_t size, const char *what)
{
	struct ${$p}_insn insn;
	if (${$p}_parse(text, size, &insn, NULL) == ${$P}_STATUS_OK)
		fail(text, size, what, "");
}

/* The canonical text with digits put behind byte `at`, more than any number has. */
static void check_digits(const char *text, size_t size, size_t at, char digit)
{
	enum { DIGITS = 24 };
	char longer[${$P}_TEXT_MAX + DIGITS];
	memcpy(longer, text, at);
	memset(longer + at, digit, DIGITS);
	memcpy(longer + at + DIGITS, text + at, size - at);
	refused(longer, size + DIGITS, "is read, with a number that no field holds");
}

static bool is_letter(char c)
{
	return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z') || c == '_';
}

/* A canonical text says all: behind it nothing may stand, and its numbers have no room for more. */
static void check_marks(const char *text, size_t size)
{
	char longer[${$P}_TEXT_MAX + 2];
	memcpy(longer, text, size);
	memcpy(longer + size, " \1", 2);
	refused(longer, size + 2, "is read, and something stands behind it");
	for (size_t at = 1; at < size; at++) {
		bool hex = at > 1 && text[at] == 'x' && text[at - 1] == '0' && !is_letter(text[at - 2]);
		if (hex && (at < 3 || text[at - 2] < '0' || text[at - 2] > '9'))
			check_digits(text, size, at + 1, 'f');
%if not($d/floats/row)
		if (text[at] >= '0' && text[at] <= '9' && (text[at - 1] == ' ' || text[at - 1] == '-') &&
			(at + 1 == size || !is_letter(text[at + 1])))
			check_digits(text, size, at, '9');
%end
	}
}

