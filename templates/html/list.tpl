%# instructions*.html: all opcodes in an order.
%block list_pages(pages)
%each $pages/list as list
%file "${$pages/@lang}/${@url}"
%call top($pages)
%call list_title(@by)
%call body($pages, @url)
<h1>$\
%call list_title(@by)
</h1>
<p>${label: sorted} $\
%call list_orders($pages, @by)
</p>
<div class="scroll">
<table class="list">
<thead><tr>
<th scope="col">${label: mnemonic}</th>
<th scope="col">${label: opcode}</th>
<th scope="col">${label: code}</th>
<th scope="col">${label: length}</th>
<th scope="col">${label: family}</th>
<th scope="col">${label: group}</th>
<th scope="col">${label: summary}</th>
</tr></thead>
%each part
<tbody>
%if @name
<tr><th scope="rowgroup" colspan="7"><a href="${@url}">${@name}</a></th></tr>
%end
%each item
<tr><td>${@mnemonic}</td><td><a href="${@url}">${@name}</a>$\
%if @defective
 <small>(${label: defective})</small>$\
%end
</td><td>${@code}</td><td>${@length}</td>$\
%call list_family(.)
</tr>
%end
</tbody>
%end
</table>
</div>
%call foot($pages)
%end
%end
%# What the opcodes of a family have in common stands once, beside all of them.
%block list_family(item)
%if $item/@span
<td rowspan="${$item/@span}"><a href="${$item/@family-url}">${$item/@family}</a></td>$\
<td rowspan="${$item/@span}">$\
%if $item/@group
<a href="${$item/@group-url}">${$item/@group}</a>$\
%end
</td><td rowspan="${$item/@span}"$[ lang="${$item/@summary-lang}"$]>${raw: $item/@summary}</td>$\
%end
%end
%block list_orders(pages, by)
%each $pages/list sep ", "
%if @by = $by
<b>$\
%call list_order(@by)
</b>$\
%else
<a href="${@url}">$\
%call list_order(@by)
</a>$\
%end
%end
%end
%block list_title(by)
%if $by = 'code'
${label: instructions-by-code}$\
%elif $by = 'group'
${label: instructions-by-group}$\
%elif $by = 'family'
${label: instructions-by-family}$\
%else
${label: instructions-by-mnemonic}$\
%end
%end
%block list_order(by)
%if $by = 'code'
${label: by-code}$\
%elif $by = 'group'
${label: by-group}$\
%elif $by = 'family'
${label: by-family}$\
%else
${label: by-mnemonic}$\
%end
%end
