%# SPDX-License-Identifier: MIT
%file "${$p}_number.c"
%if $d/floats/@count != '0'
%call banner('Numbers as text: integers, and binary floating point in shortest exact decimals.')
%else
%call banner('Integers as text.')
%end
#include "${c-string: $p}_tables.h"

%include "number/integer.tpl"

size_t ${$p}_read_integer(const char *text, size_t length, uint64_t *value, bool *overflow)
{
%if $other-prefix or $digits or /isa/assembly/@case != 'fold'
	unsigned base = 10;
	if (length > 2 && text[0] == '0')
		base = (text[1] | 32) == 'x' ? 16 : (text[1] | 32) == 'b' ? 2 : 10; /* also X and B */
	if (base != 10) {
%else
	const unsigned base = 2; /* hexadecimal digits follow a prefix that the caller knows */
	if (length > 2 && text[0] == '0' && (text[1] | 32) == 'b') { /* also B */
%end
		size_t used = ${$p}_read_digits(text + 2, length - 2, base, value, overflow);
		if (used)
			return used + 2;
	}
	return ${$p}_read_digits(text, length, 10, value, overflow);
}

%if $write-hex
static unsigned count_hex(uint64_t value)
{
#if defined(__GNUC__)
	return 16 - (unsigned)__builtin_clzll(value | 1) / 4;
#else
	unsigned count = 1;
	while (value >>= 4)
		count++;
	return count;
#endif
}

/* Eight digits without a loop: spreads the digits of a number to bytes, the first digit lowest. */
static void put_hex(char *out, uint32_t number)
{
	uint64_t x = number >> 16 | (uint64_t)(number & 0xffff) << 32;
	x = (x & 0x0000ff000000ff00) >> 8 | (x & 0x000000ff000000ff) << 16;
	x = (x & 0x00f000f000f000f0) >> 4 | (x & 0x000f000f000f000f) << 8;
	uint64_t letters = (x + 0x0606060606060606) >> 4 & 0x0101010101010101;
	x += 0x3030303030303030 + letters * ('a' - '0' - 10);
#if ${$P}_LOWEST_FIRST
	__builtin_memcpy(out, &x, 8);
#else
	for (unsigned i = 0; i < 8; i++)
		out[i] = (char)(x >> 8 * i);
#endif
}

size_t ${$p}_write_hex(char *out, ${$hex-type} value${$hex-least})
{
	unsigned count = count_hex(value);
%if $hex-digits
	count = count < least ? least : count;
%end
%if $hex-long
	if (count <= 8) {
		put_hex(out, (uint32_t)(value << (32 - 4 * count)));
		return count;
	}
	for (unsigned i = count; i-- > 0; value >>= 4)
		out[i] = "0123456789abcdef"[value & 15];
%else
	put_hex(out, value << (32 - 4 * count));
%end
	return count;
}

%end
%if $write-decimal
size_t ${$p}_write_decimal(char *out, uint64_t value${$decimal-least})
{
	char digits[${$P}_NUMBER_TEXT_MAX];
	size_t count = 0, at = 0;
	do {
		digits[count++] = (char)('0' + value % 10);
		value /= 10;
%if $decimal-digits
	} while (value || count < least);
%else
	} while (value);
%end
	while (count)
		out[at++] = digits[--count];
	return at;
}
%end
%if $d/floats/@count != '0'
%# specc itself uses these files and number_integer.tpl: the Makefile removes the control lines.

%include "number/big.tpl"

%include "number/read.tpl"

%include "number/round.tpl"

%include "number/digits.tpl"

%include "number/write.tpl"
%end
