%file "${$p}_parse.c"
%call banner('Parser: text to an instruction, by matching it with the elements of each form.')
#include "${c-string: $p}_tables.h"

enum element_kind {
	ELEMENT_TEXT,   /* token `at` */
	ELEMENT_SIGN,   /* '+', or a '-' that the next number reads */
	ELEMENT_CHOICE, /* choice `at`; `count` of them stand here in any order */
	ELEMENT_GROUP,  /* the next `count` elements are optional: binding `at` */
	ELEMENT_NUMBER, /* `count`: another operand follows directly */
	ELEMENT_FLOAT,
	ELEMENT_NAME,
	ELEMENT_JUMP,   /* go on at element `at` */
	ELEMENT_END
};

struct element {
	uint8_t kind;
	uint8_t count;
	uint16_t field;
	uint32_t at;
};

/* open: more letters may follow, those of the next element. */
struct token {
	const char *text;
	uint8_t length;
	bool open;
};

/* A modifier: separator and one of the values [value, value+values). */
struct choice {
	const char *separator;
	uint8_t length;
	uint16_t position;
	uint32_t value;
	uint16_t values;
	bool open, has_hidden;
	uint64_t hidden; /* what it is when it is left out */
	const char *expected;
};

struct choice_value {
	const char *text;
	uint8_t length;
	uint64_t value;
};

/* What an optional part sets when it is left out, and when it is there. */
struct binding {
	uint64_t absent_mask[${$P}_LIMBS], absent[${$P}_LIMBS];
	uint64_t present_mask[${$P}_LIMBS], present[${$P}_LIMBS];
};

/* A mnemonic and its forms: key_forms[first .. first+count). Sorted by text. */
struct key {
	const char *text;
	uint8_t length;
	uint32_t first, count;
};

static const struct element elements[] = {
%call rows($d/elements)
};

static const struct token tokens[] = {
%call rows($d/texts)
};

static const struct choice choices[] = {
%call rows($d/choices)
};

static const struct choice_value choice_values[] = {
%call rows($d/choice-values)
};

static const struct binding bindings[] = {
%call rows($d/bindings)
};

static const struct key keys[] = {
%call rows($d/keys)
};

/* Forms by mnemonic; the first ${$d/@general} begin otherwise. */
static const ${$d/@index} key_forms[] = {
%call rows($d/key-forms)
};

enum { KEY_COUNT = ${$d/keys/@count}, GENERAL_COUNT = ${$d/@general} };

/* The first element of each form, and the bits that its text does not show. */
static const struct {
	uint32_t elements;
	${$d/@index} opcode;
	uint64_t base[${$P}_LIMBS];
} forms[] = {
	{ 0, ${$P}_OP_NONE, { 0 } },
%each $d/form-rows/c-form
	{ ${@elements}, ${$P}_OP_${id: @opcode}, ${raw: @base} },
%end
};

%include "parse_input.tpl"
%include "parse_operand.tpl"
%include "parse_match.tpl"

%include "parse_token.tpl"

%include "parse_form.tpl"
%include "parse_message.tpl"

%include "parse_explain.tpl"
%include "parse_main.tpl"
