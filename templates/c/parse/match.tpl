%# SPDX-License-Identifier: MIT
%if $digits
static bool has_base_prefix(const struct parser *p, size_t at)
{
	char c = peek(p, at) == '0' && at + 2 < p->length ? peek(p, at + 1) : '\0';
	return c == 'x' || c == 'X' || c == 'b' || c == 'B';
}

/* Digits in the notation of the number, of its fixed count if it has one, or a number in any
 * notation. open: more digits may follow directly. Returns the bytes read. */
static size_t read_magnitude(const struct parser *p, const struct ${$p}_number *number, size_t at,
			     bool open, uint64_t *magnitude)
{
	size_t prefix = starts(p, at, number->prefix, number->prefix_length, false);
	size_t length = p->length - at - prefix, used;
	bool overflow, own = number->digits && !prefix && !has_base_prefix(p, at);
%if $digits-hex
	if (number->hex)
		own = number->digits && prefix;
%end
	if (!own && !prefix) {
		used = ${$p}_read_integer(p->text + at, p->length - at, magnitude, &overflow);
		return overflow ? 0 : used;
	}
	if (open && own && length > number->digits)
		length = number->digits;
	used = ${$p}_read_digits(p->text + at + prefix, length, prefix ? 16 : 10, magnitude,
				     &overflow);
	return !used || overflow || (own && used != number->digits) ? 0 : prefix + used;
}

/* [ "-" ] number; open: another operand follows directly. */
static size_t read_number(const struct parser *p, const struct ${$p}_number *number, size_t at,
			  bool open, uint64_t *bits)
%elif $numbers
/* Hexadecimal digits after the number's own prefix, or an ordinary number. Returns the bytes
 * read. */
static size_t read_magnitude(const struct parser *p, const struct ${$p}_number *number, size_t at,
			     uint64_t *magnitude)
{
	bool overflow;
	size_t prefix = starts(p, at, number->prefix, number->prefix_length, false);
	size_t length = p->length - at - prefix, used;
	if (prefix)
		used = ${$p}_read_digits(p->text + at + prefix, length, 16, magnitude, &overflow);
	else
		used = ${$p}_read_integer(p->text + at, length, magnitude, &overflow);
	return used && !overflow ? prefix + used : 0;
}

/* [ "-" ] number */
static size_t read_number(const struct parser *p, const struct ${$p}_number *number, size_t at,
			  uint64_t *bits)
%end
%if $numbers
{
	uint64_t ones = UINT64_MAX >> (64 - ${$p}_positions[number->position].width);
	uint64_t magnitude = 0;
	bool negative = peek(p, at) == '-';
	if (negative)
		at = skip_blanks(p, at + 1);
%if $digits
	size_t used = at < p->length ? read_magnitude(p, number, at, open, &magnitude) : 0;
	at += used;
	if (!used || (!open && is_word(peek(p, at))))
		return 0;
%else
	size_t used = at < p->length ? read_magnitude(p, number, at, &magnitude) : 0;
	at += used;
	if (!used || is_word(peek(p, at)))
		return 0;
%end
%if $scaled
	uint64_t scaled = magnitude;
%if $offset
	bool sign = negative;
	if (unscale(number, &scaled, &sign) && code_number(number, ones, scaled, sign, bits))
		return at;
%else
	if (unscale(number, &scaled) && code_number(number, ones, scaled, negative, bits))
		return at;
%end
%if $accept
	return accepts(number, ones, magnitude, negative, bits) ? at : 0;
%else
	return 0;
%end
%elif $accept
	if (code_number(number, ones, magnitude, negative, bits))
		return at;
	return accepts(number, ones, magnitude, negative, bits) ? at : 0;
%else
	return code_number(number, ones, magnitude, negative, bits) ? at : 0;
%end
}

%end
%include "parse/float.tpl"
%let alone = number($numbers) + number($floats) + number($named) + number($register-lists) = 1
%# Reads an operand of one kind from its table.
%block operand(kind, read, table)
%if $alone
	end = ${raw: $read}, &value);
	position = ${$p}_${$table}[element->at].position;
%else
	if (element->kind == ${$kind}) {
		end = ${raw: $read}, &value);
		position = ${$p}_${$table}[element->at].position;
	}
%end
%end
static bool match_operand(struct parser *p, const struct element *element)
{
	size_t at = skip_blanks(p, p->state.at), end = 0;
	uint64_t value = 0;
	unsigned position = 0;
%if $numbers
%let more = substring(', element->count', 1, 99 * $digits)
%let number = concat('read_number(p, &', $p, '_numbers[element->at], at', $more)
%call operand('ELEMENT_NUMBER', $number, 'numbers')
%end
%if $floats
%let float = concat('read_float(p, ', $p, '_floats[element->at].bits, at')
%call operand('ELEMENT_FLOAT', $float, 'floats')
%end
%if $register-lists
%call operand('ELEMENT_LIST', concat('read_list(p, &', $p, '_lists[element->at], at'), 'lists')
%end
%if $named
%let name = concat('read_named(p, &', $p, '_named[element->at], at')
%if $open-names
%call operand('ELEMENT_NAME', concat($name, ', element->count != 0'), 'named')
%else
%call operand('ELEMENT_NAME', $name, 'named')
%end
%end
%if $fields-twice
	if (!end || !set_value(&p->state, position, value))
		return expect(p, at, element);
%else
	if (!end)
		return expect(p, at, element);
	set_value(&p->state, position, value);
%end
	p->state.at = end;
%if $misfits
	note_field(p, element, at);
%end
	return true;
}
