%# SPDX-License-Identifier: MIT
static char *put_text(char *out, const struct string *string)
{
#if defined(__GNUC__)
	__builtin_memcpy(out, string, sizeof *string); /* the last byte, a length, is overwritten */
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

%let least = substring(', least', 1, 99 * $hex-digits)
%if $hex_steps
static char *put_hex(char *out, uint64_t bits, unsigned width${$hex-least})
{
%if $hex-long
	return out + ${$p}_write_hex(out, bits & UINT64_MAX >> (64 - width)${$least});
%else
	return out + ${$p}_write_hex(out, (uint32_t)bits & UINT32_MAX >> (32 - width)${$least});
%end
}

%end
%let hex-count = substring(', number->digits', 1, 99 * $hex-digits)
%let decimal-count = substring(', number->digits', 1, 99 * $decimal-digits)
%if $print-hex or $print-decimal
%if $print-first
static ${$P}_APART char *put_number(char *out, bool first, const struct ${$p}_number *number,
			const uint64_t *word)
%else
static ${$P}_APART char *put_number(char *out, const struct ${$p}_number *number,
			const uint64_t *word)
%end
{
	const struct ${$p}_position *position = &${$p}_positions[number->position];
	uint64_t bits = ${$p}_extract(word, position);
	uint64_t ones = UINT64_MAX >> (64 - position->width), magnitude = bits;
	bool negative = (number->coding != ${$P}_CODING_UNSIGNED) & bits >> (position->width - 1) & 1;
	if (negative)
%if $print-ones
		magnitude = (0 - bits - (number->coding == ${$P}_CODING_ONES)) & ones;
%else
		magnitude = (0 - bits) & ones;
%end
%if $print-table
	if (number->coding == ${$P}_CODING_TABLE) {
		int64_t entry = bits < number->table_count ? ${$p}_number_tables[number->table + bits] : 0;
		negative = entry < 0;
		magnitude = negative ? 0 - (uint64_t)entry : (uint64_t)entry;
	}
%end
	magnitude *= (uint64_t)number->scale;
%if $print-offset
	const int64_t offset = number->offset;
	const uint64_t size = offset < 0 ? 0 - (uint64_t)offset : (uint64_t)offset;
	if (offset && negative == (offset < 0)) {
		magnitude += size;
	} else if (magnitude < size) {
		magnitude = size - magnitude;
		negative = !negative;
	} else {
		magnitude -= size;
		negative &= magnitude > 0;
	}
%end
%if $print-first
	if (negative && number->joined && !first && out[-1] == '+')
		out--;
%elif $print-joined
	if (negative && number->joined && out[-1] == '+')
		out--;
%end
	if (negative)
		*out++ = '-';
%if $print-hex and $print-decimal
	if (!number->hex)
		return out + ${$p}_write_decimal(out, magnitude${$decimal-count});
%elif $print-decimal
	return out + ${$p}_write_decimal(out, magnitude${$decimal-count});
%end
%if $print-hex
	out = put_bytes(out, number->prefix, number->prefix_length);
%if $hex-long
	return out + ${$p}_write_hex(out, magnitude${$hex-count});
%else
	return out + ${$p}_write_hex(out, (uint32_t)magnitude${$hex-count});
%end
%end
}

%end
