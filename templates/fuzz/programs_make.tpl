%let all_fields = //field
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
%let same = $all_fields[@name = $name/@name and @kind != 'fixed']
%let types = /isa/type[@name = $same/@type]
%let widest = $same[not(@width < $same/@width)][1]/@width
%if $types[@kind = 'register']
	{ ${$P}_FIELD_${id: @id}, REGISTER, ${$widest}, 1, false },
%end
%let far = $same[@type = $types[@relative]/@name]
%if $far
%let longest = $far[not(@width < $far/@width)][1]/@width
	{ ${$P}_FIELD_${id: @id}, DISPLACEMENT, ${$longest}, ${$types[@relative][1]/@scale}, $\
${string(boolean($types[@relative-next]))} },
%end
%if $types[@kind = 'integer' and not(@relative)] and $widest >= 5
	{ ${$P}_FIELD_${id: @id}, NUMBER, ${$widest}, 1, false },
%end
%end
	{ (enum ${$p}_field)0, NUMBER, 0, 0, false } /* the end */
};

%include "programs_words.tpl"
%include "programs_change.tpl"
