%# SPDX-License-Identifier: MIT
%# bits.html: the fields of all instructions, by bit and by name.
%block bits_page(pages)
%file "${$pages/@lang}/bits.html"
%call titled($pages, 'bits.html', 'all-bits', 'all-bits-summary')
<p class="summary">${label: all-bits-summary}</p>
<p id="filter" data-script data-label="${label: filter-bits}" data-none="${label: search-none}"></p>
<h2 id="by-bit">${label: by-bit}</h2>
<div class="scroll" tabindex="0" role="group" aria-labelledby="by-bit">
<table class="filtered steady by-bit">
<thead><tr>
<th scope="col">${label: bit-range}</th>
<th scope="col">${label: fields}</th>
</tr></thead>
%each $pages/bits/row
<tbody>
%call bits_row(.)
</tbody>
%end
</table>
</div>
<h2 id="by-name">${label: by-field}</h2>
<div class="scroll" tabindex="0" role="group" aria-labelledby="by-name">
<table class="filtered steady by-field">
<thead><tr>
<th scope="col">${label: field}</th>
<th scope="col">${label: bit-range}</th>
<th scope="col">${label: type}</th>
<th scope="col">${label: instructions}</th>
</tr></thead>
%each $pages/bits/field
<tbody>
%call bits_field(.)
</tbody>
%end
</table>
</div>
<script src="../bits.js" defer></script>
%call foot($pages)
%end
%block bits_row(row)
<tr><th scope="row" class="range">${$row/@range}$\
%each $row/bit
<span id="bit-${@number}"></span>$\
%end
</th>
<td>
%if $row/use
<ul class="bits">
%each $row/use
<li><a href="#${@id}">${@name}</a> ${@range}${label: colon}$\
%if @families
<span class="about">${@families}</span>$\
%else
<span class="about">${label: all-instructions}</span>$\
%end
</li>
%end
</ul>
%else
${label: reserved-zero}
%end
</td></tr>
%end
%block bits_field(field)
%each $field/use
<tr>
%if count(preceding-sibling::use) = 0
<th scope="rowgroup" rowspan="${count($field/use)}" id="${$field/@id}">${$field/@name}</th>
%end
<td class="range">${@range}</td>
<td>$\
%if @type-url
<a href="${@type-url}">${@type}</a>$\
%else
${@type}$\
%end
</td>
<td>$\
%each family sep ", "
<a href="${@url}">${@name}</a>$\
%end
</td></tr>
%end
%end
