%# SPDX-License-Identifier: MIT
/* ---- texts that have to be refused ---- */

static void refused(const char *text, size_t size, const char *what)
{
	struct ${$p}_insn insn;
	if (${$p}_parse(text, size, &insn, NULL) == ${$P}_STATUS_OK)
		fail(text, size, what, "");
}

/* The canonical text with 2^64 added to the number at byte `at`: the same in 64 bits. */
static void check_wrap(const char *text, size_t size, size_t at, int base)
{
	enum { DIGITS = 24 };
	char longer[${$P}_TEXT_MAX + DIGITS], *end;
	uint64_t value = strtoull(text + at, &end, base);
	if (value > UINT64_MAX - 6)
		return;
	memcpy(longer, text, at);
	if (base == 16)
		at += (size_t)snprintf(longer + at, sizeof longer - at, "1%016" PRIx64, value);
	else
		at += (size_t)snprintf(longer + at, sizeof longer - at, "%" PRIu64 "%" PRIu64,
			UINT64_MAX / 10 + (value + 6) / 10, (value + 6) % 10);
	memcpy(longer + at, end, size - (size_t)(end - text));
	refused(longer, at + size - (size_t)(end - text), "is read with a number of more than 64 bits");
}

static bool is_word(char c)
{
	return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '_';
}

/* A canonical text is complete: nothing may follow it, and its numbers cannot be larger. */
static void check_marks(const char *text, size_t size)
{
	char longer[${$P}_TEXT_MAX + 2];
	memcpy(longer, text, size);
	memcpy(longer + size, " \1", 2);
	refused(longer, size + 2, "is read with more text after it");
	for (size_t at = 1; at < size; at++) {
		if (is_word(text[at - 1]))
			continue;
		if (text[at] == '0' && text[at + 1] == 'x')
			check_wrap(text, size, at + 2, 16);
%if $d/floats/@count = '0'
		else if (text[at] >= '0' && text[at] <= '9')
			check_wrap(text, size, at, 10);
%end
	}
}

