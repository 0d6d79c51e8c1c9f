%# The first comment of every file: what it is, and of which specification.
%block banner(what)
/* ${c-comment: $what}
 *
 * Instruction set: ${c-comment: /isa/@title}.
 * Made by specc from the specification "${c-comment: /isa/@name}": change that, not this file. */
%end
%# A table of numbers.
%block values(table)
%each $table/row fill 87
	${@value},
%else
	0,
%end
%end
