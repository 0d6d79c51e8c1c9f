%# SPDX-License-Identifier: MIT
%# The templates that pages show, and the values of modifiers.
%file "en.txt"
%each isa/pages[1]/insn as insn
%each $insn/template
T ${$insn/@name} ${@html}
%end
%each $insn/modifier
M ${$insn/@name} ${@name}$\
%each value
 ${@name}$\
%end

%end
%end
