
/* ---- operands: each returns the byte after what it read, 0 if it read nothing ---- */

%if $numbered
/* Digits without leading zeros. */
static size_t read_register_number(const struct parser *p, size_t at, uint64_t *number)
{
	size_t end = at;
	*number = 0;
	for (; peek(p, end) >= '0' && peek(p, end) <= '9' && end - at < 12; end++)
		*number = *number * 10 + (uint64_t)(p->text[end] - '0');
	return end - at > 1 && peek(p, at) == '0' ? 0 : end - at;
}

%if $ranges
/* "[" a ":" b "]" after the prefix */
static size_t read_range(const struct parser *p, size_t at, unsigned range, uint64_t *number)
{
	uint64_t last;
	at = skip_blanks(p, at);
	if (peek(p, at) != '[')
		return 0;
	at = skip_blanks(p, at + 1);
	size_t used = read_register_number(p, at, number);
	at = skip_blanks(p, at + used);
	if (!used || peek(p, at) != ':')
		return 0;
	at = skip_blanks(p, at + 1);
	used = read_register_number(p, at, &last);
	at = skip_blanks(p, at + used);
	return used && peek(p, at) == ']' && last == *number + range - 1 ? at + 1 : 0;
}

%end
/* A register, or the first of a range, by prefix and number. */
static size_t read_numbered(const struct parser *p, const struct ${$p}_named *named, size_t at,
			    uint64_t *value)
{
	size_t used = starts(p, at, named->prefix, named->prefix_length, false);
	uint64_t number = 0;
	if (used != named->prefix_length)
		return 0;
	at += used;
%if $ranges
	if (named->range > 1) {
		at = read_range(p, at, named->range, &number);
	} else {
		used = read_register_number(p, at, &number);
		at = used && !is_word(peek(p, at + used)) ? at + used : 0;
	}
%else
	used = read_register_number(p, at, &number);
	at = used && !is_word(peek(p, at + used)) ? at + used : 0;
%end
	*value = number;
	bool known = (number >= named->first) &
		     (number + named->range - 1 - named->first < named->count);
	return at && known ? at : 0;
}

%end
%if $named
static size_t read_named(const struct parser *p, const struct ${$p}_named *named, size_t at,
			 uint64_t *value)
{
%if $numbered
	uint64_t number;
	size_t best = read_numbered(p, named, at, &number);
	*value = best ? number : 0;
%else
	size_t best = 0;
%end
	for (uint32_t i = named->name; i < named->name + named->names; i++) {
		const struct ${$p}_name *name = &${$p}_names[i];
		size_t used = starts(p, at, name->text, name->length, true);
%if $members
		bool numbered = name->value - named->first < named->count;
		if (!used || (named->range > 1 && !name->alone && numbered))
			continue;
%else
		if (!used)
			continue;
%end
%if $begin-alike
		if (at + used <= best)
			continue;
%end
		*value = name->value;
		best = at + used;
	}
	return best;
}

%end
%include "parse_number.tpl"
