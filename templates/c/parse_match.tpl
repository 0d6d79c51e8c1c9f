
static bool has_base_prefix(const struct parser *p, size_t at)
{
	char c = peek(p, at) == '0' && at + 2 < p->length ? peek(p, at + 1) : '\0';
	return c == 'x' || c == 'X' || c == 'b' || c == 'B';
}

/* Digits in the number's own way of writing, of a fixed count where it has one, or a number as
 * everywhere. open: more digits may follow directly. Returns the bytes read. */
static size_t read_magnitude(const struct parser *p, const struct ${$p}_number *number, size_t at,
			     bool open, uint64_t *magnitude)
{
	bool overflow = false, hex = number->hex;
	size_t length = p->length - at, used;
	size_t prefix = starts(p, at, number->prefix, number->prefix_length, false);
	hex = hex || (prefix && !number->digits);
	if (hex ? !prefix : !number->digits || has_base_prefix(p, at)) {
		used = ${$p}_read_integer(p->text + at, length, magnitude, &overflow);
		return overflow ? 0 : used;
	}
	length -= prefix;
	if (open && length > number->digits)
		length = number->digits;
	used = ${$p}_read_digits(p->text + at + prefix, length, hex ? 16 : 10, magnitude, &overflow);
	return !used || overflow || (number->digits && used != number->digits) ? 0 : prefix + used;
}

/* [ "-" ] number; open: another operand follows directly. */
static size_t read_number(const struct parser *p, const struct ${$p}_number *number, size_t at,
			  bool open, uint64_t *bits)
{
	uint64_t ones = UINT64_MAX >> (64 - ${$p}_positions[number->position].width);
	uint64_t magnitude = 0;
	bool negative = peek(p, at) == '-';
	open = open && number->digits;
	if (negative)
		at = skip_blanks(p, at + 1);
	size_t used = at < p->length ? read_magnitude(p, number, at, open, &magnitude) : 0;
	at += used;
	if (!used || (!open && is_word(peek(p, at))))
		return 0;
	uint64_t scaled = magnitude;
	bool sign = negative;
	if (unscale(number, &scaled, &sign) && code_number(number, ones, scaled, sign, bits))
		return at;
	return accepts(number, ones, magnitude, negative, bits) ? at : 0;
}
%if $d/floats/@count != '0'

/* [ "-" ] number | pattern */
static size_t read_float(const struct parser *p, unsigned width, size_t at, uint64_t *bits)
{
	bool overflow = false, is_pattern = false, negative = peek(p, at) == '-';
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

static bool match_operand(struct parser *p, const struct element *element)
{
	size_t at = skip_blanks(p, p->state.at), end;
	uint64_t value = 0;
	unsigned position;
	if (element->kind == ELEMENT_NUMBER) {
		end = read_number(p, &${$p}_numbers[element->at], at, element->count, &value);
		position = ${$p}_numbers[element->at].position;
%if $d/floats/@count != '0'
	} else if (element->kind == ELEMENT_FLOAT) {
		end = read_float(p, ${$p}_floats[element->at].bits, at, &value);
		position = ${$p}_floats[element->at].position;
%end
	} else {
		end = read_named(p, &${$p}_named[element->at], at, &value);
		position = ${$p}_named[element->at].position;
	}
	if (!end || !set_value(&p->state, position, value))
		return expect(p, at, element);
	p->state.at = end;
	note_field(p, element, at);
	return true;
}
