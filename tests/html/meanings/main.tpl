%# What each row of the tables of fields says, and where that comes from.
%each isa/pages as pages
%file "${$pages/@lang}.txt"
%each $pages/insn as insn
%each $insn/field
${$insn/@name} ${@name} $[${@meaning-by}$]: ${@meaning}
%end
%end
%end
