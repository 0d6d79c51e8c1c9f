%file "${$p}_format.c"
%call banner('Formatter: an instruction to text, by a program of steps for each form.')
#include "${c-string: $p}_tables.h"

/* A text of at most 14 bytes, copied whole. */
struct string {
	char text[15];
	uint8_t length;
};

/* Texts by the bits that they stand for; a comment shows what the table prints. */
static const struct string strings[] = {
%call rows($d/strings)
};

enum step_kind {
	STEP_TEXT,   /* string at + (word[limb] >> shift & mask) */
%if $d/skips/@count != '0'
	STEP_SKIP,   /* leave out the steps of skip `at` when its bits are there */
%end
	STEP_NUMBER, /* number `at`, ... */
%if $d/floats/@count != '0'
	STEP_FLOAT,
%end
	STEP_NAME,
	STEP_JUMP,   /* go on at step `at` */
	STEP_END
};

/* Every step first prints its lead, literal text of at most 7 bytes. */
struct step {
	uint8_t kind, limb, shift, mask;
	uint32_t at;
	char lead[8];
	uint8_t length; /* of lead */
};

static const struct step steps[] = {
%call rows($d/steps)
};

%if $d/skips/@count != '0'
/* Leave out `count` steps when (word & mask) == match. */
struct skip {
	uint64_t mask[${$P}_LIMBS], match[${$P}_LIMBS];
	uint32_t count;
};

static const struct skip skips[] = {
%call rows($d/skips)
};
%end

/* The first step of each form, and the opcode that it writes. */
static const struct {
	uint32_t steps;
	${$d/@index} opcode;
} programs[] = {
	{ 0, ${$P}_OP_NONE },
%each $d/form-rows/c-form
	/* ${c-comment: @text} */
	{ ${@steps}, ${$P}_OP_${id: @opcode} },
%end
};

%include "format_operand.tpl"

%include "format_run.tpl"
