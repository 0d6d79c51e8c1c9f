%# SPDX-License-Identifier: MIT
%# Instruction page: neighbours in the encoding space, and a comparison of opcodes.
%block insn_neighbours(page)
%if $page/near
<h2 id="neighbours">${label: neighbours}</h2>
%call fold_begin('rows', count($page/near))
<div class="scroll">
<table class="near">
%call head_row('opcode code-before code-after one-bit')
%each $page/near as near
<tr><th scope="row"><a href="#${@id}">${@name}</a></th>$\
<td>$\
%call near_link(before)
</td><td>$\
%call near_link(after)
</td><td>$\
%each flip sep ", "
${@bit}${label: colon}$\
%call near_link(.)
%end
</td></tr>
%end
%call table_end()
%call fold_end(count($page/near))
%end
%end
%block near_link(other)
%if $other
<a href="${$other/@url}">${$other/@name}</a>$\
 <a class="with" href="${$other/@compare}" $\
aria-label="${label: compare-with} ${$other/@name}">⇄</a>$\
%end
%end
%# Bits that are the same in all opcodes are listed; the others have a row in which equal neighbours
%# share a cell.
%block insn_comparison(page)
%let compare = $page/compare
%if $compare
<h2 id="comparison">${label: comparison}</h2>
%if $compare/@same
<p>${label: comparison-same} ${$compare/@same}${label: stop}</p>
%end
%if $compare/bits
%call fold_begin('rows', count($compare/bits))
<div class="scroll">
<table class="compare">
<thead><tr><th scope="col">${label: bit-range}</th>$\
%each $compare/column
<th scope="col"><a href="${@url}">${@name}</a></th>$\
%end
</tr></thead>
<tbody>
%each $compare/bits
<tr><th scope="row">${@range}</th>$\
%each cell
<td$[ colspan="${@span}"$]>$\
%call near_cell(.)
</td>$\
%end
</tr>
%end
%call table_end()
%call fold_end(count($compare/bits))
%end
%end
%end
%block near_cell(cell)
%if $cell/@field
<a href="#${$cell/@field}">${$cell/@text}</a>$\
%else
${$cell/@text}$\
%end
%end
