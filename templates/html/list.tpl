%# SPDX-License-Identifier: MIT
%# instructions*.html: all opcodes in one order.
%block list_pages(pages)
%each $pages/list as list
%file "${$pages/@lang}/${@url}"
%call titled($pages, @url, concat('instructions-by-', @by), '')
<p>${label: sorted} $\
%call list_orders($pages, @by)
</p>
<div class="scroll">
<table class="steady list">
<thead><tr>
%call heads('mnemonic opcode code length family group summary')
</tr></thead>
%each part
<tbody>
%if @name
<tr><th scope="rowgroup" colspan="7"><a href="${@url}">${@name}</a></th></tr>
%end
%each item
<tr><td>$\
%call linked(@mnemonic-url, @mnemonic)
</td><td><a href="${@url}">${@name}</a>$\
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
%# Data common to the opcodes of a family is shown once, beside all of them.
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
%each $pages/list sep " · "
%if @by = $by
<b>${label-of: concat('by-', @by)}</b>$\
%else
<a href="${@url}">${label-of: concat('by-', @by)}</a>$\
%end
%end
%end
