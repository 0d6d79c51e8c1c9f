%# Instruction page: neighbours in the encoding space, and a comparison of opcodes.
%block insn_neighbours(page)
%if $page/near
<h2 id="neighbours">${label: neighbours}</h2>
<div class="scroll">
<table>
%call head_row('opcode code-before code-after one-bit')
%each $page/near
<tr><th scope="row"><a href="#${@id}">${@name}</a></th>$\
<td>$[<a href="${before/@url}">${before/@name}</a>$]</td>$\
<td>$[<a href="${after/@url}">${after/@name}</a>$]</td><td>$\
%each flip sep ", "
${@bit}: <a href="${@url}">${@name}</a>$\
%end
</td></tr>
%end
%call table_end()
%call near_compare($page/compare)
%end
%end
%# Bits that are the same in all opcodes are listed; the others have a row in which equal neighbours
%# share a cell.
%block near_compare(compare)
%if $compare
<h3 id="comparison">${label: comparison}</h3>
%if $compare/@same
<p>${label: comparison-same} ${$compare/@same}.</p>
%end
%if $compare/bits
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
