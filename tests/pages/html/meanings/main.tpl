%# SPDX-License-Identifier: MIT
%# What each row of the tables of fields says, and where that comes from. operands.txt: rows that an
%# operand of the templates stands for, and the operand that each row names.
%each isa/pages as pages
%file "${$pages/@lang}.txt"
%each $pages/insn as insn
%each $insn/field
${$insn/@name} ${@name} $[${@meaning-by}$]: ${@meaning}
%end
%end
%end
%file "operands.txt"
%each isa/pages[1]/insn as insn
%each $insn/operand as operand
%each $operand/stands
stands ${$insn/@name} ${@id} ${$operand/@name}
%end
%end
%each $insn/field
row ${$insn/@name} ${@id}$[ ${@label}$]
%end
%end
