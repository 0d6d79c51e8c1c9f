%# SPDX-License-Identifier: MIT
%# Facts about words as tables, and the oracle. Of target c, only its enums are used.
%file "${$p}_fuzz_model.c"
%call banner('The specification as data, and what it says of words: the judge of the decoder.')
#include "${c-string: $p}_fuzz_model.h"

/* ---- the specification ---- */

const unsigned ${$p}_fuzz_lengths[${$P}_FUZZ_LENGTHS] = { $\
%each $f/lengths/row sep ", "
${@bytes}$\
%end
 };

static const struct ${$p}_fuzz_unit units[] = {
%each $f/units/row
	{ { { ${@mask} } }, { { ${@match} } }, ${@length}$[, ${@begun}$] },
%end
};

const struct ${$p}_fuzz_cube ${$p}_fuzz_cubes[] = {
%each $f/cubes/row fill 87
	{ ${@mask}, ${@match} },
%else
	{ 0 },
%end
};

const struct ${$p}_fuzz_set ${$p}_fuzz_sets[] = {
%each $f/sets/row fill 87
	{ ${@first}, ${@count} },
%else
	{ 0 },
%end
};

static const struct ${$p}_fuzz_piece pieces[] = {
%each $f/pieces/row fill 87
	{ ${@lsb}, ${@width} },
%else
	{ 0 },
%end
};

const struct ${$p}_fuzz_field ${$p}_fuzz_fields[] = {
%each $f/fields/row
	{ ${$P}_FIELD_${@field}, ${$P}_${@kind}, ${@width}, ${@pieces}, ${@piece}, ${@set}, $\
${@has-hidden}, ${@hidden}$\
%if @ignored
, ${@ignored}$\
%elif $f/fields/row/@ignored
, 0$\
%end
 },
%else
	{ 0 },
%end
};

const struct ${$p}_fuzz_use ${$p}_fuzz_uses[] = {
%each $f/uses/row fill 87
	{ ${@field}, ${@least}, ${@greatest} },
%else
	{ 0 },
%end
};

%if $appends
const struct ${$p}_fuzz_append_test ${$p}_fuzz_append_tests[] = {
%each $f/append-tests/row fill 87
	{ ${@mask}, ${@match}, ${@bits} },
%end
};

const struct ${$p}_fuzz_slot ${$p}_fuzz_slots[] = {
%each $f/slots/row fill 87
	{ ${@field}, ${@test}, ${@tests}, ${@own-bits}, ${@most} },
%end
};

%end
const struct ${$p}_fuzz_limit ${$p}_fuzz_limits[] = {
%each $f/limits/row fill 87
	{ ${@use}, ${@set} },
%else
	{ 0 },
%end
};

const struct ${$p}_fuzz_box ${$p}_fuzz_boxes[] = {
%each $f/boxes/row fill 87
	{ ${@first}, ${@count} },
%else
	{ 0 },
%end
};

const struct ${$p}_fuzz_opcode ${$p}_fuzz_opcodes[] = {
%each $f/opcodes/row
	{ "${c-string: @name}", ${@length}, { { ${@mask} } }, { { ${@match} } }, { { ${@covered} } }, $\
{ { ${@plain} } }, ${@use}, ${@uses}, ${@box}, ${@boxes}, ${@reasons}, $\
${@lengths}, ${@reserved-lengths}$\
%if $appends
, ${@slot}, ${@slots}$\
%end
%if $f/opcodes/row[@decode-only]
, ${number(boolean(@decode-only))}$\
%end
 },
%else
	{ 0 },
%end
};

const struct ${$p}_fuzz_gap ${$p}_fuzz_gaps[] = {
%each $f/gaps/row
	{ { { ${@mask} } }, { { ${@match} } }, ${@length} },
%else
	{ { { 0 } }, { { 0 } }, 0 },
%end
};

%include "model_find.tpl"
%include "model_word.tpl"
%include "model_judge.tpl"
