%let all_fields = //field
%file "${$p}_fuzz_programs.c"
%call banner('Makes programs with start states, and changes them.')
#include <stdio.h>
#include <string.h>

#include "${c-string: $p}_fuzz_run.h"

/* Fields that name registers, hold a displacement, or are another number of several bits: how many.
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
%if $types[@kind = 'register']
	{ ${$P}_FIELD_${id: @id}, REGISTER, ${$same[1]/@width}, 1, false },
%elif $types[@relative]
	{ ${$P}_FIELD_${id: @id}, DISPLACEMENT, ${$same[1]/@width}, ${$types[@relative][1]/@scale}, $\
%if $types[@relative-next]
true$\
%else
false$\
%end
 },
%elif $types[@kind = 'integer'] and $same[1]/@width >= 5
	{ ${$P}_FIELD_${id: @id}, NUMBER, ${$same[1]/@width}, 1, false },
%end
%end
	{ (enum ${$p}_field)0, NUMBER, 0, 0, false } /* the end */
};

%include "programs_words.tpl"
%include "programs_change.tpl"
