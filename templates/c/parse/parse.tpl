%# SPDX-License-Identifier: MIT
%# The kinds of elements in use.
%let terminator = string-length(/isa/assembly/@terminator) > 0
%let comment = string-length(/isa/assembly/@comment) > 0
%let glued = $d/@alias-glued != '0'
%let signs = boolean($d/elements/row[@op = 'ELEMENT_SIGN'])
%let choices = boolean($d/choices/row)
%let groups = boolean($d/bindings/row)
%let one-ofs = boolean($d/elements/row[@op = 'ELEMENT_NEVER'])
%let unless = boolean($d/elements/row[@op = 'ELEMENT_UNLESS'])
%let named = boolean($d/elements/row[@op = 'ELEMENT_NAME'])
%let over-8 = boolean($d/elements/row[@more > 255])
%let count-bits = 8 + 8 * $over-8 + 16 * boolean($d/elements/row[@more > 65535])
%let open-names = boolean($d/elements/row[@op = 'ELEMENT_NAME'][@more != '0'])
%let whole-names = substring('!open true', 1 + 6 * not($open-names), 5)
%let numbers = boolean($d/numbers/row)
%let floats = boolean($d/floats/row)
%let accept = $accept-negative or $accept-positive
%let jumps = boolean($d/elements/row[@op = 'ELEMENT_JUMP'])
%file "${$p}_parse.c"
%call banner('Parser: text to an instruction, by matching it with the elements of each form.')
#include "${c-string: $p}_tables.h"

enum element_kind {
	ELEMENT_TEXT,   /* token `at` */
%if $signs
	ELEMENT_SIGN,   /* '+', or a '-' that the next number reads */
%end
%if $choices
	ELEMENT_CHOICE, /* choice `at`; `count` of them in any order */
%end
%if $groups
	ELEMENT_GROUP,  /* the next `count` elements are optional: binding `at` */
%end
%if $one-ofs
	ELEMENT_SKIP,   /* go on behind the next `count` elements */
	ELEMENT_NEVER,  /* no text matches */
%end
%if $unless
	ELEMENT_UNLESS, /* no text matches when the bits that binding `at` has are there */
%end
%if $numbers
	ELEMENT_NUMBER, /* `count`: another operand follows directly */
%end
%if $floats
	ELEMENT_FLOAT,
%end
%if $register-lists
	ELEMENT_LIST,
%end
%if $named
	ELEMENT_NAME,
%end
%if $jumps
	ELEMENT_JUMP,   /* continue at element `at` */
%end
	ELEMENT_END
};

struct element {
	uint8_t kind;
	uint${$count-bits}_t count;
	uint16_t field;
	uint32_t at;
};

/* open: more letters may follow, those of the next element. */
struct token {
	const char *text;
	uint8_t length;
	bool open;
};

%if $choices
/* A modifier: separator and one of the values [value, value+values). */
struct choice {
	const char *separator;
	uint8_t length;
	uint16_t position;
	uint32_t value;
	uint16_t values;
	bool open, has_hidden, spaced; /* spaced: blanks may follow the separator */
	uint64_t hidden; /* its value if omitted */
	const char *expected;
};

struct choice_value {
	const char *text;
	uint8_t length;
	uint64_t value;
};

%end
%if $groups
/* The values that an optional part sets if omitted, and if written. */
struct binding {
	uint64_t absent_mask[${$P}_LIMBS], absent[${$P}_LIMBS];
	uint64_t present_mask[${$P}_LIMBS], present[${$P}_LIMBS];
};

%end
/* A mnemonic and its forms: key_forms[first .. first+count). Sorted by text. */
struct key {
	const char *text;
	uint8_t length;
	uint32_t first, count;
};

%include "parse/tables.tpl"
%include "parse/input.tpl"
%include "parse/operand.tpl"
%include "parse/list.tpl"
%include "parse/match.tpl"

%include "parse/token.tpl"
%include "parse/form.tpl"
%include "parse/message.tpl"

%include "parse/explain.tpl"
%include "parse/program.tpl"
