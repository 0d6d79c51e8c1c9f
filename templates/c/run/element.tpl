%# SPDX-License-Identifier: MIT
/* ---- elements ---- */

%let b8 = $s/files/c-file[@bits = 8]
%let b16 = $s/files/c-file[@bits = 16]
%let b32 = $s/files/c-file[@bits = 32] or ($s/@lanes > 1 and $s/@mask-bits = 32)
%let b64 = $s/files/c-file[@bits = 64] or ($s/@lanes > 1 and $s/@mask-bits = 64)
%let wide = 64 * number(boolean($b64)) + 32 * number($b32 and not($b64))
%let most = $wide + 16 * number($b16 and $wide = 0) + 8 * number(not($b16) and $wide = 0)
%# A case for elements of this width, if some have it and some are wider.
%block narrow_case(has, bits, statement)
%if $has and $most > $bits
	case ${$bits div 8}:
		${raw: $statement}
%end
%end
%block element_number()
%if $s/@program
	size_t at = number;
%else
	size_t at = info->masks ? number : (size_t)number * info->lanes + lane;
%end
%end
/* What the state holds; the numbers are in range. */
static uint64_t load_element(const struct ${$p}_state *state, const struct ${$p}_file_info *info,
			     unsigned number${$of_lane})
{
	const void *first = (const unsigned char *)state + info->offset;
%call element_number()
	switch (info->bytes) {
%call narrow_case($b8, 8, 'return ((const uint8_t *)first)[at];')
%call narrow_case($b16, 16, 'return ((const uint16_t *)first)[at];')
%call narrow_case($b32, 32, 'return ((const uint32_t *)first)[at];')
	default:
		return ((const uint${$most}_t *)first)[at];
	}
}

static void store_element(struct ${$p}_state *state, const struct ${$p}_file_info *info,
			  unsigned number${$of_lane}, uint64_t value)
{
	void *first = (unsigned char *)state + info->offset;
%call element_number()
	switch (info->bytes) {
%if $b8 and $most > 8
	case 1:
		((uint8_t *)first)[at] = (uint8_t)value;
		break;
%end
%if $b16 and $most > 16
	case 2:
		((uint16_t *)first)[at] = (uint16_t)value;
		break;
%end
%if $b32 and $most > 32
	case 4:
		((uint32_t *)first)[at] = (uint32_t)value;
		break;
%end
	default:
		((uint${$most}_t *)first)[at] = (uint${$most}_t)value;
		break;
	}
}

