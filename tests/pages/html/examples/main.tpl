%# SPDX-License-Identifier: MIT
%# The examples of each family: whether they are shown, opcode bits, cases, exceptions, text.
%file "en.txt"
%each isa/pages[1]/insn as insn
%each $insn/example
${$insn/@name} ${concat(substring('teaches', 1, 7 * boolean(@teaches)), substring('folded', 1, 6 * not(@teaches)))} $\
${count(case)} ${count(case[contains(@after, 'raise ')])} ${@text}
%end
%end
