%# SPDX-License-Identifier: MIT
/* ---- operands: each returns the byte after its text, 0 if it read nothing ---- */

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
	const bool is_known = number >= named->first &&
			number + named->range - 1 - named->first < named->count;
	return is_known ? at : 0;
}

%end
%if $ordered
/* -1, 0 or 1: the name comes before the text, the text begins with it, it comes after the text. */
static int compare_name(const struct parser *p, size_t at, const struct ${$p}_name *name)
{
	for (size_t i = 0; i < name->length; i++, at++) {
		unsigned char own = (unsigned char)fold(name->text[i]);
		if (at >= p->length || own > (unsigned char)fold(p->text[at]))
			return 1;
		if (own < (unsigned char)fold(p->text[at]))
			return -1;
	}
	return 0;
}

/* The last name that does not come after the text, counted from 1 in the order of the names; 0: all
 * do. Whatever the text begins with is this name or one that it begins with. */
static uint32_t find_name(const struct parser *p, size_t at, const struct ${$p}_named *named)
{
	const struct ${$p}_name_place *places = &${$p}_name_places[named->order - 1];
	uint32_t low = 0, high = named->names;
	while (low < high) {
		uint32_t middle = low + (high - low) / 2;
		if (compare_name(p, at, &${$p}_names[named->name + places[middle].name]) > 0)
			high = middle;
		else
			low = middle + 1;
	}
	return low;
}

%end
%if $named
static size_t read_named(const struct parser *p, const struct ${$p}_named *named, size_t at,
%if $open-names
			 bool open, uint64_t *value)
%else
			 uint64_t *value)
%end
{
%if $numbered
	uint64_t number;
	size_t best = read_numbered(p, named, at, &number);
	*value = best ? number : 0;
%else
	size_t best = 0;
%end
%if $ordered
	for (uint32_t i = named->order ? find_name(p, at, named) : 0; i > 0;) {
		const struct ${$p}_name_place *place = &${$p}_name_places[named->order + i - 2];
		const struct ${$p}_name *name = &${$p}_names[named->name + place->name];
		size_t used = starts(p, at, name->text, name->length, ${$whole-names});
		if (used && at + used > best) {
			*value = name->value;
			best = at + used;
		}
		i = place->shorter;
	}
	if (named->order)
		return best;
%end
	for (uint32_t i = named->name; i < named->name + named->names; i++) {
		const struct ${$p}_name *name = &${$p}_names[i];
		size_t used = starts(p, at, name->text, name->length, ${$whole-names});
%if $members
		bool numbered = name->value - named->first < named->count;
		if (!used || (named->range > 1 && !name->alone && numbered))
			continue;
%else
		if (!used)
			continue;
%end
%if $begin-alike or $open-names
		if (at + used <= best)
			continue;
%end
		*value = name->value;
		best = at + used;
	}
	return best;
}

%end
%include "parse/number.tpl"
