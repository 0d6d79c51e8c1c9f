%# SPDX-License-Identifier: MIT
%# opcode-map.html: opcodes by the bits decoded first, and unallocated encodings.
%block map_page(pages)
%file "${$pages/@lang}/opcode-map.html"
%call titled($pages, 'opcode-map.html', 'opcode-map', 'map-summary')
<p class="summary">${label: map-summary}</p>
<p>${label: map-empty} ${label: map-reserved} ${label: map-partly-free}
%if count($pages/map/grid) > 1
${label: map-other}
%end
<a href="encoding.html">${label: encoding-report}</a></p>
%each $pages/map/grid
%call map_grid(.)
%end
%call foot($pages)
%end
%block map_grid(grid)
<h2 id="map-${$grid/@bits}">${$grid/@bits} ${label: bits}</h2>
<p>${label: map-rows} ${$grid/@row-bits}${label: stop}$\
$[${label: map-columns} ${$grid/@column-bits}${label: stop}$]$\
$[${label: map-empty-columns} ${$grid/@empty-columns}${label: stop}$]</p>
<div class="scroll">
<table class="map">
<thead><tr><th scope="col">${$grid/@row-bits}</th>$\
%each $grid/column
<th scope="col">$\
%if $grid/@column-bits
%call map_value(.)
%else
${label: opcodes}$\
%end
</th>$\
%end
</tr></thead>
<tbody>
%each $grid/row
<tr><th scope="row">$\
%call map_value(.)
%if @count > 1
 … <code>${@last}</code>$\
%end
</th>$\
%if @empty
<td colspan="${$grid/@columns}" class="free">$\
%call map_state(@empty)
</td>$\
%end
%each cell
%call map_cell(.)
%end
</tr>
%end
%call table_end()
%end
%block map_value(of)
<code>${$of/@pattern}</code>$[ ${$of/@name}$]$\
%end
%block map_state(state)
%if $state = 'free'
${label: free}$\
%else
${label: other-length}$\
%end
%end
%block map_cell(cell)
%if $cell/opcode
<td>$\
%each $cell/opcode sep ", "
<a href="${@url}">${@name}</a>$\
%end
$[ +${$cell/@more}$]$\
%if $cell/@reserved
 <abbr title="${label: partly-reserved}">r</abbr>$\
%end
%if $cell/@partly-free
 <abbr title="${label: partly-free}">f</abbr>$\
%end
</td>$\
%elif $cell/@state = 'free'
<td></td>$\
%else
<td class="free">–</td>$\
%end
%end
