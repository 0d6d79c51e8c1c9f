%# SPDX-License-Identifier: MIT
%file "${$p}_fuzz_programs.c"
%call banner('Makes programs with start states, and changes them.')
#include <stdio.h>
#include <string.h>

#include "${c-string: $p}_fuzz_run.h"

/* Fields that name registers, hold a displacement, or are another number of several bits: how many
 * at most; one field can be all of them, in instructions that differ.
 * scale: bytes of one; from_next: it counts from the next instruction. */
enum use { REGISTER, DISPLACEMENT, NUMBER };
static const struct operand {
	enum ${$p}_field field;
	enum use use;
	unsigned width, scale;
	bool from_next;
} operands[] = {
%each $d/field-names/c-field as name
%let same = key('field', 'name', $name/@name)[@kind != 'fixed']
%let types = key('isa/type', 'name', $same/@type)
%let widths = distinct($same/@width)
%let widest = $widths[not(. < $widths)]
%if $types[@kind = 'register']
	{ ${$P}_FIELD_${id: @id}, REGISTER, ${$widest}, 1, false },
%end
%let far = distinct($same[key('isa/type', 'name', @type)/@relative]/@width)
%if $far
%let longest = $far[not(. < $far)]
	{ ${$P}_FIELD_${id: @id}, DISPLACEMENT, ${$longest}, $\
${$types[@relative][1]/@scale}$[ * ${$types[@relative][1]/@relative-step}$], $\
${string(boolean($types[@relative-next]))} },
%end
%if $types[@kind = 'list' or (@kind = 'integer' and not(@relative))] and $widest >= 5
	{ ${$P}_FIELD_${id: @id}, NUMBER, ${$widest}, 1, false },
%end
%end
	{ (enum ${$p}_field)0, NUMBER, 0, 0, false } /* the end */
};

%include "programs_words.tpl"
%include "programs_change.tpl"
