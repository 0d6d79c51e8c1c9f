%# SPDX-License-Identifier: MIT
%# A row of the table of register files: values per register (1 for masks) and their bits.
%block file_row(file)
{ offsetof(struct ${$p}_state, ${id: $file/@member}), ${$file/@bits div 8}, ${$file/@count}, $\
%if $file/@holding = 'rows'
${$s/@lanes}, ${$file/@width}, $\
%elif $file/@holding = 'masks'
1, ${$s/@lanes}, $\
%else
1, ${$file/@width}, $\
%end
${count($file/allowed)}, $\
%if $file/allowed
allowed_${id: $file/@id}$\
%else
NULL$\
%end
 }$\
%end
%# The member of the state for bank number `bank` of this memory.
%block bank_member(memory)
%if $memory/@single
state->${id: $memory/@member}$\
%else
state->${id: $memory/@member}[bank]$\
%end
%end
