
/* ---- operands: each returns the byte behind what it read, 0 where it read nothing ---- */

/* Digits without leading zeros. */
static size_t read_register_number(const struct parser *p, size_t at, uint64_t *number)
{
	size_t end = at;
	*number = 0;
	for (; peek(p, end) >= '0' && peek(p, end) <= '9' && end - at < 12; end++)
		*number = *number * 10 + (uint64_t)(p->text[end] - '0');
	return end - at > 1 && peek(p, at) == '0' ? 0 : end - at;
}

/* "[" a ":" b "]" behind the prefix */
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

/* A register, or the first of a range, by prefix and number. */
static size_t read_numbered(const struct parser *p, const struct ${$p}_named *named, size_t at,
			    uint64_t *value)
{
	size_t used = starts(p, at, named->prefix, named->prefix_length, false);
	uint64_t number = 0;
	if (!named->count || (!used && named->prefix_length))
		return 0;
	at += used;
	if (named->range > 1) {
		at = read_range(p, at, named->range, &number);
	} else {
		used = read_register_number(p, at, &number);
		at = used && !is_word(peek(p, at + used)) ? at + used : 0;
	}
	*value = number;
	bool known = number >= named->first && number + named->range - 1 - named->first < named->count;
	return at && known ? at : 0;
}

static size_t read_named(const struct parser *p, const struct ${$p}_named *named, size_t at,
			 uint64_t *value)
{
	uint64_t number;
	size_t best = read_numbered(p, named, at, &number);
	*value = best ? number : 0;
	for (uint32_t i = named->name; i < named->name + named->names; i++) {
		const struct ${$p}_name *name = &${$p}_names[i];
		bool numbered = name->value >= named->first && name->value - named->first < named->count;
		size_t used = starts(p, at, name->text, name->length, true);
		if (!used || at + used <= best || (named->range > 1 && !name->alone && numbered))
			continue;
		*value = name->value;
		best = at + used;
	}
	return best;
}

/* The bits that stand for a number before scale and offset; false: none do. */
static bool code_number(const struct ${$p}_number *number, uint64_t ones, uint64_t magnitude,
			bool negative, uint64_t *bits)
{
%if $d/numbers/*[contains(@c, 'CODING_SIGNED') or contains(@c, 'CODING_ONES')]
	uint64_t sign = ones ^ ones >> 1;
%else
	(void)number;
%end
	*bits = (negative ? 0 - magnitude : magnitude) & ones;
%if $d/numbers/*[contains(@c, 'CODING_SIGNED')]
	if (number->coding == CODING_SIGNED)
		return magnitude < sign || (negative && magnitude == sign);
%end
%if $d/numbers/*[contains(@c, 'CODING_ONES')]
	if (number->coding == CODING_ONES) {
		if (negative && magnitude)
			*bits = ~magnitude & ones;
		return magnitude < sign;
	}
%end
%if $d/numbers/*[contains(@c, 'CODING_TABLE')]
	if (number->coding == CODING_TABLE) {
		for (uint32_t i = 0; i < number->table_count; i++) {
			int64_t entry = ${$p}_number_tables[number->table + i];
			uint64_t size = entry < 0 ? 0 - (uint64_t)entry : (uint64_t)entry;
			*bits = i;
			if (size == magnitude && (!size || (entry < 0) == negative))
				return true;
		}
		return false;
	}
%end
	return magnitude <= ones && (!negative || !magnitude);
}

/* Takes offset and scale out of a number; false: no multiple of the scale. */
static bool unscale(const struct ${$p}_number *number, uint64_t *magnitude, bool *negative)
{
	if (number->scale <= 1 && !number->offset)
		return true;
	if (*magnitude > INT64_MAX)
		return false;
	int64_t value = *negative ? -(int64_t)*magnitude : (int64_t)*magnitude;
	int64_t offset = number->offset, scale = number->scale > 1 ? number->scale : 1;
	if (offset > 0 ? value < INT64_MIN + offset : value > INT64_MAX + offset)
		return false;
	value -= offset;
	*negative = value < 0;
	*magnitude = (value < 0 ? 0 - (uint64_t)value : (uint64_t)value) / (uint64_t)scale;
	return value % scale == 0;
}

static bool accepts(const struct ${$p}_number *number, uint64_t ones, uint64_t magnitude,
		    bool negative, uint64_t *bits)
{
	int64_t least = number->accept_min;
	*bits = (negative ? 0 - magnitude : magnitude) & ones;
	if (negative)
		return number->has_accept && magnitude <= 0 - (uint64_t)(least < 0 ? least : 0);
	return number->has_accept && magnitude <= number->accept_max &&
	       (least <= 0 || magnitude >= (uint64_t)least);
}
