%# SPDX-License-Identifier: MIT

/* ---- operands as text: shared by format and parse ---- */

enum { ${$P}_CODING_UNSIGNED, ${$P}_CODING_SIGNED, ${$P}_CODING_ONES, ${$P}_CODING_TABLE };

/* A number: bits at a position, coded; text = coded number * scale + offset, after the prefix if
 * hexadecimal, with exactly so many digits (0: any). joined: a minus sign takes the place of a plus
 * sign before it. Also accepted when has_accept: accept_min to accept_max, modulo the width. */
struct ${$p}_number {
	uint16_t position;
	uint8_t coding;
	bool hex, joined, has_accept;
	uint32_t table, table_count;
	int64_t scale, offset, accept_min;
	uint64_t accept_max;
	const char *prefix;
	uint8_t prefix_length, digits;
	const char *expected; /* its description in messages */
};

%if $d/floats/@count != '0'
/* An IEEE 754 pattern of 16, 32 or 64 bits. */
struct ${$p}_float {
	uint16_t position;
	uint8_t bits;
};

%end
%if $register-lists
/* A register of a list: its number and its bit of the mask. joins: the member before it can be in a
 * range with it. */
struct ${$p}_member {
	uint64_t number;
	uint8_t bit;
	bool joins;
};

struct ${$p}_member_name {
	const char *text;
	uint8_t length, member;
};

struct ${$p}_sign {
	const char *text;
	uint8_t length;
};

/* A mask that is written as registers [member, member+members), by names [name, name+names), of
 * which the first ones are printed. Signs: as printed, as read. least: registers in a range. empty:
 * the mask can be zero, which has no text. */
struct ${$p}_list {
	uint16_t position;
	uint32_t member, name;
	uint8_t members;
	uint16_t names;
	uint8_t least;
	bool empty;
	struct ${$p}_sign separator, separator_sign, range, range_sign;
	const char *expected;
};

%end
/* A named value. alone: this name is also a range of registers. */
struct ${$p}_name {
	const char *text;
	uint8_t length;
	uint64_t value;
	bool alone, alias;
};

%if $ordered
/* An entry in the order of names by their text. name: its number, from that of the first;
 * shorter: one more than the entry of the longest other name that it begins with, 0 if there is
 * none. */
struct ${$p}_name_place {
	uint32_t name, shorter;
};

%end
/* Values by names [name, name+names), else by prefix and number: registers, enumerators. */
struct ${$p}_named {
	uint16_t position;
	uint32_t name, names;
%if $ordered
	uint32_t order; /* one more than the first of the places of its names, 0: few names */
%end
	uint16_t range; /* registers in the range */
	uint8_t prefix_length;
	const char *prefix;
	uint64_t first, count; /* numbers that are written by prefix */
	const char *expected;
};

extern const int64_t ${$p}_number_tables[];
extern const struct ${$p}_number ${$p}_numbers[];
%if $d/floats/@count != '0'
extern const struct ${$p}_float ${$p}_floats[];
%end
%if $register-lists
extern const struct ${$p}_member ${$p}_members[];
extern const struct ${$p}_member_name ${$p}_member_names[];
extern const struct ${$p}_list ${$p}_lists[];
%end
extern const struct ${$p}_name ${$p}_names[];
%if $ordered
extern const struct ${$p}_name_place ${$p}_name_places[];
%end
extern const struct ${$p}_named ${$p}_named[];

enum { ${$P}_NUMBER_TEXT_MAX = 32 }; /* bytes that hold every number */

%if ($write-hex and $hex-digits) or ($write-decimal and $decimal-digits)
/* Writers return the bytes written, readers the bytes read, or 0. least: digits at least, up to 20.
%else
/* Writers return the bytes written, readers the bytes read, or 0.
%end
%if $d/floats/@count != '0'
 * Further bytes may change, up to ${$P}_NUMBER_TEXT_MAX in all. bits: of a float, 16, 32 or 64.
%else
 * Further bytes may change, up to ${$P}_NUMBER_TEXT_MAX in all.
%end
 * base: 2 to 16. overflow: the number has more bits, and the value is of no use. */
%if $write-hex
size_t ${$p}_write_hex(char *out, ${$hex-type} value${$hex-least});
%end
%if $write-decimal
size_t ${$p}_write_decimal(char *out, uint64_t value${$decimal-least});
%end
%if $d/floats/@count != '0'
size_t ${$p}_write_float(char *out, uint64_t pattern, unsigned bits);
%end
size_t ${$p}_read_integer(const char *text, size_t length, uint64_t *value, bool *overflow);
size_t ${$p}_read_digits(const char *text, size_t length, unsigned base, uint64_t *value,
		      bool *overflow);
%if $d/floats/@count != '0'
size_t ${$p}_read_float(const char *text, size_t length, unsigned bits, uint64_t *pattern,
		     bool *is_pattern, bool *overflow);
%end
