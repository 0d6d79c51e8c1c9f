%# SPDX-License-Identifier: MIT
%file "${$p}_format.c"
%call banner('Formatter: an instruction to text, by a program of steps for each form.')
#include "${c-string: $p}_tables.h"

/* A text of at most 14 bytes, copied whole. */
struct string {
	char text[15];
	uint8_t length;
};

/* Texts by the bits that they mean; a comment shows what the table prints. */
static const struct string strings[] = {
%each $d/strings/row fill 87
%each line
	/* ${c-comment: .} */
%end
	{ "${c-string: @text}", ${@length} },
%else
	{ "", 0 },
%end
};

/* Steps of kind text are in rows of this length, padded with empty ones, so that branches are
 * predicted well. */
enum { TEXTS = ${$d/@texts-together} };

enum step_kind {
	STEP_TEXT,   /* string at + (the bits from `shift` on & mask) */
	STEP_END,
%if $hex_steps
	STEP_HEX,    /* the `mask` bits from `shift` on, with `at` digits or more */
%end
%if $print-hex or $print-decimal
	STEP_NUMBER, /* number `at` */
%end
%if $d/floats/@count != '0'
	STEP_FLOAT,  /* float `at` */
%end
%if $register-lists
	STEP_LIST,   /* list `at` */
%end
%if $d/skips/@count != '0'
	STEP_SKIP,   /* omit the steps of skip `at` if its bits are set */
%end
%if $d/printed-modes/@count != '0'
	STEP_MODE,   /* mode `at` */
%end
%if $name_steps
	STEP_NAME,   /* the name of named `at` */
%end
};

struct step {
	uint32_t at;
	uint8_t kind, shift, mask;
};

static const struct step steps[] = {
%each $d/steps/row fill 87
	{ ${@at}, ${@op}, ${@shift}, ${@mask} },
%else
	{ 0 },
%end
};

%if $d/skips/@count != '0'
/* Leave out `count` steps when (word & mask) == match. */
struct skip {
	uint64_t mask[${$P}_LIMBS], match[${$P}_LIMBS];
	uint32_t count;
};

static const struct skip skips[] = {
%each $d/skips/row
	{ { ${@mask} }, { ${@match} }, ${@count} },
%end
};

%end
%if $d/printed-modes/@count != '0'
/* Operands with alternatives: the first of the steps that print one from its bits alone, and where
 * these are. */
static const struct {
	uint32_t steps, position;
} modes[] = {
%each $d/printed-modes/row fill 87
	{ ${@steps}, ${@position} },
%end
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

%include "format/operand.tpl"
%include "format/name.tpl"
%include "format/list.tpl"
%include "format/run.tpl"
%if $d/printed-aliases/@count != '0'
%include "format/alias.tpl"
%end
