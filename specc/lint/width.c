/* SPDX-License-Identifier: MIT */
/* Checks ranges in prose against the widths beside them: slices, pieces of slices, ranges of
 * numbers, parts of floats. */
#include "lint/prose.h"

/* A decimal number at *at; sets *at after it. */
static bool read_width_number(struct str text, size_t *at, unsigned *value)
{
	uint64_t number;
	bool found = str_read_decimal(text, at, 6, &number);
	*value = found ? (unsigned)number : 0;
	return found;
}

static bool read_mark(struct str text, size_t *at, char mark)
{
	if (*at >= text.length || text.text[*at] != mark)
		return false;
	++*at;
	return true;
}

static struct str read_word(struct str text, size_t *at)
{
	size_t from = *at;
	if (from < text.length && char_begins_word(text.text[from]))
		*at = str_word_end(text, from);
	return str_slice(text, from, *at);
}

static bool skip_text(struct str text, size_t *at, const char *word)
{
	struct str wanted = str_from_c(word);
	if (!str_equal(str_slice(text, *at, *at + wanted.length), wanted))
		return false;
	*at += wanted.length;
	return true;
}

/* "4bit", "4-bit", "4 bits" at *at, where a number begins. */
static bool read_bits(struct str text, size_t *at, unsigned *bits)
{
	size_t here = *at;
	if ((here && char_is_word(text.text[here - 1])) || !read_width_number(text, &here, bits))
		return false;
	if (here < text.length && (text.text[here] == ' ' || text.text[here] == '-'))
		here++;
	if (!skip_text(text, &here, "bit"))
		return false;
	*at = here;
	return true;
}

/* Notes each line of the code that has the same bits, such as [31:24]. */
static void note_code(
	struct check_run *run, const struct definition *d, struct report *report, struct str bits)
{
	const struct section *section = definition_section(d, "Semantics");
	for (size_t i = 0; section && section->ast && i < section->ast->blocks.count; i++) {
		const struct ast_block *block = &section->ast->blocks.items[i];
		struct span rest = block->span, line;
		while (block->kind == AST_FENCE && span_line(&rest, &line)) {
			struct str text = span_text(line);
			size_t at = str_find(text, 0, bits);
			if (at < str_find(text, 0, STR("//")))
				diag_note(run->diag, report, span_part(line, at, at + bits.length),
					"the code has these bits as well");
		}
	}
}

/* ---- slices ---- */

/* [x+n:x], which has n + 1 bits */
static void long_slice(struct check_run *run, const struct prose *prose, struct span line, size_t i)
{
	struct str text = span_text(line);
	size_t at = i + 1;
	struct str low = read_word(text, &at);
	if (!low.length || !read_mark(text, &at, '+'))
		return;
	struct str count = read_word(text, &at);
	if (!count.length || !read_mark(text, &at, ':') || !str_equal(read_word(text, &at), low) ||
		!read_mark(text, &at, ']'))
		return;
	check_report(run, prose->d, CHECK_PROSE_WIDTH, span_part(line, i, at),
		"this range has %.*s + 1 bits; a range of %.*s bits is [%.*s+%.*s-1:%.*s]", STR_ARG(count),
		STR_ARG(count), STR_ARG(low), STR_ARG(count), STR_ARG(low));
}

#define MAX_BETWEEN 12 /* bytes between the two numbers of "4 pieces of 4 bits" */

/* "4 x 4 bits" after `from`: how many pieces of how many bits. */
static bool find_pieces(struct str text, size_t from, unsigned *pieces, unsigned *bits)
{
	for (size_t at = from; at < text.length; at++) {
		size_t next = at;
		if (!char_is_digit(text.text[at]) || char_is_word(text.text[at - 1]) ||
			!read_width_number(text, &next, pieces))
			continue;
		size_t end = next + MAX_BETWEEN < text.length ? next + MAX_BETWEEN : text.length;
		while (next < end && !char_is_digit(text.text[next]))
			next++;
		if (next < end && next > at + 1 && read_bits(text, &next, bits))
			return true;
	}
	return false;
}

/* [16:0] cut into four pieces of four bits */
static void cut_slice(struct check_run *run, const struct prose *prose, struct span line, size_t i)
{
	struct str text = span_text(line);
	size_t at = i + 1;
	unsigned high, low, pieces, bits;
	if (!read_width_number(text, &at, &high) || !read_mark(text, &at, ':') ||
		!read_width_number(text, &at, &low) || !read_mark(text, &at, ']') || high < low ||
		!find_pieces(text, at, &pieces, &bits))
		return;
	unsigned width = high - low + 1, whole = pieces * bits;
	if (whole != width + 1 && whole + 1 != width)
		return;
	struct report *report = check_report(run, prose->d, CHECK_PROSE_WIDTH, span_part(line, i, at),
		"this slice has %u bits, but %u pieces of %u bits have %u", width, pieces, bits, whole);
	note_code(run, prose->d, report, str_slice(text, i, at));
}

/* ---- numbers of so many bits ---- */

/* (0~31), (0 to 31), (0-31) at *at, ASCII or full-width brackets. */
static bool read_width_range(struct str text, size_t *at, unsigned *last)
{
	static const char *const links[] = { "~", "-", "..", " to ", "\xef\xbd\x9e" };
	size_t here = *at;
	unsigned first;
	if (!skip_text(text, &here, "(") && !skip_text(text, &here, "\xef\xbc\x88"))
		return false;
	if (!read_width_number(text, &here, &first) || first)
		return false;
	for (size_t i = 0; i < sizeof links / sizeof *links; i++) {
		size_t end = here;
		if (skip_text(text, &end, links[i]) && read_width_number(text, &end, last) &&
			(skip_text(text, &end, ")") || skip_text(text, &end, "\xef\xbc\x89"))) {
			*at = end;
			return true;
		}
	}
	return false;
}

#define MAX_NOUN 40 /* bytes between "5 bits" and "(0 to 31)" */

static void number_range(
	struct check_run *run, const struct prose *prose, struct span line, size_t i)
{
	struct str text = span_text(line);
	size_t at = i;
	unsigned bits, last;
	if (!read_bits(text, &at, &bits) || bits >= 31)
		return;
	for (size_t end = at + MAX_NOUN; at < end && at < text.length; at++) {
		size_t from = at;
		if (char_is_digit(text.text[at]))
			return;
		if (!read_width_range(text, &at, &last))
			continue;
		bool full = !(last & (last + 1)); /* 2^n - 1 */
		if (full && last != (1u << bits) - 1)
			check_report(run, prose->d, CHECK_PROSE_WIDTH, span_part(line, from, at),
				"%u bits hold 0 to %u, not 0 to %u", bits, (1u << bits) - 1, last);
		return;
	}
}

/* A name or a number. */
static struct str read_limit(struct str text, size_t *at)
{
	size_t from = *at;
	*at = str_word_end(text, from);
	return str_slice(text, from, *at);
}

static bool takes_remainder(struct str text, size_t at, struct str value, struct str limit)
{
	for (; at < text.length; at++) {
		size_t end = at;
		if (!skip_text(text, &end, "mod(") || !str_equal(read_limit(text, &end), value) ||
			!read_mark(text, &end, ','))
			continue;
		end = str_skip_blanks(text, end);
		if (str_equal(read_limit(text, &end), limit) && read_mark(text, &end, ')'))
			return true;
	}
	return false;
}

/* "if x > n, mod(x, n)": x = n, whose remainder is 0, is left out */
static void remainder_above(
	struct check_run *run, const struct prose *prose, struct span line, size_t i)
{
	struct str text = span_text(line);
	size_t at = i;
	if (i && char_is_word(text.text[i - 1]))
		return;
	struct str value = read_word(text, &at);
	at = str_skip_blanks(text, at);
	if (!value.length || !read_mark(text, &at, '>'))
		return;
	at = str_skip_blanks(text, at);
	struct str limit = read_limit(text, &at);
	if (limit.length && takes_remainder(text, at, value, limit))
		check_report(run, prose->d, CHECK_PROSE_WIDTH, span_part(line, i, at),
			"this misses %.*s = %.*s, which mod(%.*s, %.*s) makes 0", STR_ARG(value),
			STR_ARG(limit), STR_ARG(value), STR_ARG(limit));
}

/* The width of an operand whose fields are all numbers of one width, else 0. */
static unsigned width_of_label(
	const struct check_run *run, const struct family *family, struct str label)
{
	const struct type *type;
	unsigned width = 0;
	for (size_t i = 0; (type = operand_type(run, family, label, i)); i++) {
		if (type->kind != TYPE_INTEGER || (width && width != type->width))
			return 0;
		width = type->width;
	}
	return width;
}

/* "a 5-bit number UImm5Sca": the only operand and the only width of the line. */
static void width_of_operand(struct check_run *run, const struct prose *prose, struct span line)
{
	struct str text = span_text(line), word, label = { 0 };
	struct span place = NO_SPAN;
	unsigned said = 0, widths = 0;
	for (size_t at = 0; str_next_word(text, &at, &word);)
		if (names_have(&prose->family->operands, word)) {
			if (label.length && !str_equal(label, word))
				return;
			label = word;
		}
	for (size_t i = 0; label.length && i < text.length; i++) {
		size_t at = i;
		unsigned bits;
		if (!char_is_digit(text.text[i]) || !read_bits(text, &at, &bits))
			continue;
		place = span_part(line, i, at);
		said = bits;
		widths++;
	}
	unsigned width = widths == 1 ? width_of_label(run, prose->family, label) : 0;
	if (width && width != said)
		check_report(run, prose->d, CHECK_PROSE_WIDTH, place,
			"the text gives '%.*s' %u bits, but its field has %u", STR_ARG(label), said, width);
}

/* ---- parts of a floating-point number ---- */

/* IEEE 754: the fraction is in the low bits, the exponent above it, the sign on top. */
static const struct float_format {
	const char *const names[3];
	unsigned fraction, exponent; /* bits */
} float_formats[] = {
	{ { "F16", "binary16" }, 10, 5 },
	{ { "F32", "binary32" }, 23, 8 },
	{ { "F64", "binary64" }, 52, 11 },
};

/* The only format that the line names, or NULL. */
static const struct float_format *format_of_line(struct str text)
{
	const struct float_format *only = NULL;
	struct str word;
	for (size_t at = 0; str_next_word(text, &at, &word);)
		for (size_t i = 0; i < sizeof float_formats / sizeof *float_formats; i++) {
			const struct float_format *format = &float_formats[i];
			if (!str_is_one_of(word, format->names))
				continue;
			if (only && only != format)
				return NULL;
			only = format;
		}
	return only;
}

/* "the exponent of the F32 is in bits 31:24": as many bits as it has, but not these */
static void float_part(struct check_run *run, const struct prose *prose, struct span line, size_t i)
{
	static const char *const exponents[] = { "exponent", "\xe6\x8c\x87\xe6\x95\xb0", NULL };
	static const char *const fractions[] = { "fraction", "mantissa", "significand",
		"\xe5\xb0\xbe\xe6\x95\xb0", NULL };
	struct str text = span_text(line);
	size_t at = i;
	unsigned high, low;
	if ((i && (char_is_word(text.text[i - 1]) || text.text[i - 1] == ':')) ||
		!read_width_number(text, &at, &high) || !read_mark(text, &at, ':') ||
		!read_width_number(text, &at, &low))
		return;
	const struct float_format *format = format_of_line(text);
	bool exponent = str_has_one_of(text, exponents);
	if (!format || exponent == str_has_one_of(text, fractions))
		return;
	unsigned from = exponent ? format->fraction : 0;
	unsigned to = from + (exponent ? format->exponent : format->fraction) - 1;
	if (high == to || high - low != to - from)
		return;
	struct report *report = check_report(run, prose->d, CHECK_PROSE_WIDTH, span_part(line, i, at),
		"the %s of %s is in bits %u:%u", exponent ? "exponent" : "fraction", format->names[0], to,
		from);
	note_code(run, prose->d, report, str_printf(run->arena, "[%u:%u]", high, low));
}

static void check_line(struct check_run *run, const struct prose *prose, struct span line)
{
	struct str text = span_text(line);
	for (size_t i = 0; i < text.length; i++) {
		if (text.text[i] == '[') {
			long_slice(run, prose, line, i);
			cut_slice(run, prose, line, i);
		} else if (char_is_digit(text.text[i])) {
			number_range(run, prose, line, i);
			float_part(run, prose, line, i);
		} else if (char_begins_word(text.text[i])) {
			remainder_above(run, prose, line, i);
		}
	}
	width_of_operand(run, prose, line);
}

static void check_width_block(struct check_run *run, const struct prose *prose)
{
	VEC_EACH (struct span, line, &prose->lines)
		check_line(run, prose, *line);
}

void check_widths(struct check_run *run)
{
	each_prose(run, check_width_block);
}
