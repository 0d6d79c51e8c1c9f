static char *put_text(char *out, const struct string *string)
{
#if defined(__GNUC__)
	__builtin_memcpy(out, string, 16);
#else
	for (unsigned i = 0; i < 15; i++)
		out[i] = string->text[i];
#endif
	return out + string->length;
}

static char *put_bytes(char *out, const char *text, size_t length)
{
	for (size_t i = 0; i < length; i++)
		out[i] = text[i];
	return out + length;
}

static char *put_hex(char *out, uint64_t bits, unsigned width, unsigned least)
{
	return out + ${$p}_write_hex(out, bits & UINT64_MAX >> (64 - width), least);
}

static ${$P}_APART char *put_number(char *out, bool first, const struct ${$p}_number *number,
			const uint64_t *word)
{
	const struct ${$p}_position *position = &${$p}_positions[number->position];
	uint64_t bits = ${$p}_extract(word, position);
	uint64_t ones = UINT64_MAX >> (64 - position->width), magnitude = bits;
	bool negative = number->coding != CODING_UNSIGNED && bits >> (position->width - 1) & 1;
	if (number->coding == CODING_SIGNED && negative)
		magnitude = (0 - bits) & ones;
%if $d/numbers/*[contains(@c, 'CODING_ONES')]
	if (number->coding == CODING_ONES && negative)
		magnitude = ~bits & ones;
%end
%if $d/numbers/*[contains(@c, 'CODING_TABLE')]
	if (number->coding == CODING_TABLE) {
		int64_t entry = bits < number->table_count ? ${$p}_number_tables[number->table + bits] : 0;
		negative = entry < 0;
		magnitude = negative ? 0 - (uint64_t)entry : (uint64_t)entry;
	}
%end
	magnitude *= (uint64_t)number->scale;
	if (number->offset) {
		uint64_t sum = (negative ? 0 - magnitude : magnitude) + (uint64_t)number->offset;
		negative = sum >> 63;
		magnitude = negative ? 0 - sum : sum;
	}
	if (negative && number->joined && !first && out[-1] == '+')
		out--;
	if (negative)
		*out++ = '-';
	if (!number->hex)
		return out + ${$p}_write_decimal(out, magnitude, number->digits);
	out = put_bytes(out, number->prefix, number->prefix_length);
	return out + ${$p}_write_hex(out, magnitude, number->digits);
}

%if $d/steps/*[contains(@c, 'STEP_NAME')]
static ${$P}_APART char *put_named(char *out, const struct ${$p}_named *named, const uint64_t *word)
{
	uint64_t value = ${$p}_extract(word, &${$p}_positions[named->position]);
	bool numbered = value >= named->first && value - named->first < named->count;
	for (uint32_t i = named->name; i < named->name + named->names; i++) {
		const struct ${$p}_name *name = &${$p}_names[i];
		bool fits = named->range < 2 || name->alone || !numbered;
		if (name->value == value && !name->alias && fits)
			return put_bytes(out, name->text, name->length);
	}
	out = put_bytes(out, named->prefix, named->prefix_length);
	if (named->range < 2)
		return out + ${$p}_write_decimal(out, value, 1);
	*out++ = '[';
	out += ${$p}_write_decimal(out, value, 1);
	*out++ = ':';
	out += ${$p}_write_decimal(out, value + named->range - 1, 1);
	*out++ = ']';
	return out;
}
%end
