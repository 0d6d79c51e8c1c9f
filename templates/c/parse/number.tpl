%# SPDX-License-Identifier: MIT
%if $numbers
/* The bits that encode a number before scale and offset; false: none do. */
static bool code_number(const struct ${$p}_number *number, uint64_t ones, uint64_t magnitude,
			bool negative, uint64_t *bits)
{
%if $d/numbers/row[@coding = 'CODING_SIGNED' or @coding = 'CODING_ONES']
	uint64_t sign = ones ^ ones >> 1;
%else
	(void)number;
%end
	*bits = (negative ? 0 - magnitude : magnitude) & ones;
%if $d/numbers/row[@coding = 'CODING_SIGNED']
	if (number->coding == ${$P}_CODING_SIGNED)
		return magnitude < sign + negative;
%end
%if $d/numbers/row[@coding = 'CODING_ONES']
	if (number->coding == ${$P}_CODING_ONES) {
		if (negative && magnitude)
			*bits = ~magnitude & ones;
		return magnitude < sign;
	}
%end
%if $d/numbers/row[@coding = 'CODING_TABLE']
	if (number->coding == ${$P}_CODING_TABLE) {
		uint64_t value = negative ? 0 - magnitude : magnitude;
		for (*bits = 0; *bits < number->table_count; ++*bits)
			if ((uint64_t)${$p}_number_tables[number->table + *bits] == value)
				return negative == (value >> 63) || !magnitude; /* -0 is 0 */
		return false;
	}
%end
	return magnitude <= ones && (!negative || !magnitude);
}

%if $scaled
%if $offset
/* Removes offset and scale from a number; false: not a multiple of the scale. */
%else
/* Removes the scale from a number; false: not a multiple of it. */
%end
%if $offset
static bool unscale(const struct ${$p}_number *number, uint64_t *magnitude, bool *negative)
%else
static bool unscale(const struct ${$p}_number *number, uint64_t *magnitude)
%end
{
%if $plain
%if $offset
	if (number->scale == 1 && !number->offset)
		return true;
%else
	if (number->scale == 1)
		return true;
%end
%end
%if $offset
	const int64_t offset = number->offset;
	const uint64_t size = offset < 0 ? 0 - (uint64_t)offset : (uint64_t)offset;
	if (*negative != (offset < 0)) {
		if (*magnitude > UINT64_MAX - size)
			return false;
		*magnitude += size;
	} else if (*magnitude < size) {
		*magnitude = size - *magnitude;
		*negative = !*negative;
	} else {
		*magnitude -= size;
		*negative &= *magnitude > 0;
	}
%end
	uint64_t rest = *magnitude % (uint64_t)number->scale;
	*magnitude /= (uint64_t)number->scale;
	return !rest;
}

%end
%if $accept
/* Is it one of the numbers that are accepted besides, modulo the width? */
static bool accepts(const struct ${$p}_number *number, uint64_t ones, uint64_t magnitude,
		    bool negative, uint64_t *bits)
{
%if $accept-least and $accept-positive
	int64_t least = number->accept_min;
%end
%if $accept-negative and not($accept-positive)
	*bits = (0 - magnitude) & ones;
	return number->has_accept && negative && magnitude <= 0 - (uint64_t)number->accept_min;
%else
%if $accept-negative
	*bits = (negative ? 0 - magnitude : magnitude) & ones;
	if (negative)
%if $accept-least
		return number->has_accept && magnitude <= 0 - (uint64_t)(least < 0 ? least : 0);
%else
		return number->has_accept && magnitude <= 0 - (uint64_t)number->accept_min;
%end
%else
	*bits = magnitude & ones;
	if (negative)
		return false;
%end
%if $accept-least
	return number->has_accept && magnitude <= number->accept_max &&
	       (least <= 0 || magnitude >= (uint64_t)least);
%else
	return number->has_accept && magnitude <= number->accept_max;
%end
%end
}

%end
%end
