%# SPDX-License-Identifier: MIT
%# The source line of each definition: the only page with line numbers, so that an inserted line
%# changes no other page.
%block sources_page(pages)
%file "${$pages/@lang}/sources.html"
%call titled($pages, 'sources.html', 'sources', 'sources-what')
<p>${label: sources-what}</p>
%each $pages/sources/file as file
<h2 id="${$file/@id}">${$file/@name}</h2>
%call steady_table($file/@id, 'sources', 'line kind name')
%each $file/place
<tr id="${@id}"><td class="number">${@line}</td>
<td><code>${@kind}</code>$\
%if @opcode
<span id="${@opcode}"></span>$\
%end
</td>
<td>$\
%call linked(@url, @name)
</td></tr>
%end
%call table_end()
%end
%call foot($pages)
%end
