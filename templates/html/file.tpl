%# SPDX-License-Identifier: MIT
%# Register files: the list, and a page for each.
%block files_page(pages)
%if $pages/@machine
%file "${$pages/@lang}/registers.html"
%call head_label($pages, 'registers.html', 'registers', '')
<h1 id="registers">${label: registers}</h1>
%if $pages/file
%call definitions_table('registers', $pages/file)
%else
<p>${label: none}</p>
%end
%if $pages/fact[@kind = 'state']
<h2 id="state">${label: state}</h2>
%call definitions_table('state', $pages/fact[@kind = 'state'])
%end
%call foot($pages)
%end
%end
%block file_page(pages, page)
%file "${$pages/@lang}/${$page/@url}"
%call definition_begin($pages, $page)
<dl class="facts">
<dt>${label: width}</dt>
<dd>${$page/@width} ${label: bits}</dd>
%if $page/@lanes > 1
<dt>${label: lanes}</dt>
<dd>${$page/@lanes}</dd>
%end
%if $page/@count
<dt>${label: registers}</dt>
<dd><code>${$page/@first}</code> … <code>${$page/@last}</code></dd>
%end
%if $page/view
<dt>${label: bits-of}</dt>
%each $page/view
<dd>$[${@registers}: $]<code>${@place}</code></dd>
%end
%if $page/@extend = 'zero'
<dd>${label: extend-zero}</dd>
%elif $page/@extend = 'sign'
<dd>${label: extend-sign}</dd>
%elif $page/@extend = 'ones'
<dd>${label: extend-ones}</dd>
%end
%end
%if $page/type
<dt>${label: types}</dt>
<dd>$\
%call links($page/type)
</dd>
%end
</dl>
%call insn_texts($page)
%if $page/register
<h2 id="names">${label: names}</h2>
<table>
%call head_row('name number meaning')
%each $page/register
<tr$[ id="${@id}"$]$\
><th scope="row"><code>${@name}</code></th><td class="number">${@number}</td><td>$\
%if @reads
${label: reads-always} <code>${@reads}</code>$\
%elif @alias
${label: alias-of-number}$\
%end
</td></tr>
%end
</tbody>
</table>
%end
%if $page/side
<h2 id="sides">${label: sides}</h2>
<p>${label: sides-what}</p>
<table>
%call head_row('name width type')
%each $page/side
<tr id="${@id}"><th scope="row"><code>${@name}</code></th><td class="number">${@width}</td><td>$\
$[<a href="${@url}">${@type}</a>$]</td></tr>
%end
</tbody>
</table>
%end
%call used_by($page)
%call definition_end($pages, $page)
%end
