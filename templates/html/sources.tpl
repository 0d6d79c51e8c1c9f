%# Where each definition stands in the specification: the only page that names lines, so that a line
%# that is inserted changes no other.
%block sources_page(pages)
%file "${$pages/@lang}/sources.html"
%call titled($pages, 'sources.html', 'sources')
<p>${label: sources-what}</p>
%each $pages/sources/file as file
<h2 id="${$file/@id}">${$file/@name}</h2>
%call table($file/@id, 'line kind name')
%each $file/place
<tr id="${@id}"><td class="number">${@line}</td>
<td><code>${@kind}</code></td>
<td>$\
%call linked(@url, @name)
</td></tr>
%end
%call table_end()
%end
%call foot($pages)
%end
