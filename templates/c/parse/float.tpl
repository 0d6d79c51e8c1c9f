%# SPDX-License-Identifier: MIT
%if $d/floats/@count != '0'
/* [ "-" ] number | pattern */
static size_t read_float(const struct parser *p, unsigned width, size_t at, uint64_t *bits)
{
	bool overflow, is_pattern = false, negative = peek(p, at) == '-';
	if (negative)
		at = skip_blanks(p, at + 1);
	if (at >= p->length)
		return 0;
	size_t used = ${$p}_read_float(p->text + at, p->length - at, width, bits, &is_pattern,
				   &overflow);
	at += used;
	if (!used || overflow || (negative && is_pattern) || is_word(peek(p, at)))
		return 0;
	if (negative)
		*bits |= (uint64_t)1 << (width - 1);
	return at;
}

%end
