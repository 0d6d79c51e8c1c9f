%# The facts of words as tables, and the judge. Nothing of target c is looked at but its enums.
%block rows(table)
%each $table/row
	${raw: @c},
%end
%end
%file "${$p}_fuzz_model.c"
%call banner('The specification as data, and what it says of words: the judge of the decoder.')
#include "${c-string: $p}_fuzz_model.h"

/* ---- the specification ---- */

const unsigned ${$p}_fuzz_lengths[${$P}_FUZZ_LENGTHS] = { $\
%each /isa/layout/length sep ", "
${@bits} / 8$\
%end
 };

static const struct ${$p}_fuzz_unit units[] = {
%call rows($f/units)
};

const struct ${$p}_fuzz_cube ${$p}_fuzz_cubes[] = {
%call rows($f/cubes)
};

const struct ${$p}_fuzz_set ${$p}_fuzz_sets[] = {
%call rows($f/sets)
};

static const struct ${$p}_fuzz_piece pieces[] = {
%call rows($f/pieces)
};

const struct ${$p}_fuzz_field ${$p}_fuzz_fields[] = {
%call rows($f/fields)
};

const struct ${$p}_fuzz_use ${$p}_fuzz_uses[] = {
%call rows($f/uses)
};

const struct ${$p}_fuzz_limit ${$p}_fuzz_limits[] = {
%call rows($f/limits)
};

const struct ${$p}_fuzz_box ${$p}_fuzz_boxes[] = {
%call rows($f/boxes)
};

const struct ${$p}_fuzz_opcode ${$p}_fuzz_opcodes[] = {
%call rows($f/opcodes)
};

const struct ${$p}_fuzz_gap ${$p}_fuzz_gaps[] = {
%call rows($f/gaps)
};

%include "model_find.tpl"
%include "model_word.tpl"
%include "model_judge.tpl"
